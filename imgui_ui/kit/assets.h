// Assets that are baked once and shared by all frames: two font faces and four textures. Everything lies in ImGui's font atlas. The
// render backend uploads the atlas texture, and uploads it again after a lost context.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "imgui.h"

namespace orrery::ui {

enum class Weight { medium, bold };

/// Picture of a stretch of text without glyphs in the faces (another script, an emoji), drawn by the browser. Lengths in ems.
struct TextPicture {
    ImFontAtlasRectId place = ImFontAtlasRectId_Invalid;
    float width = 0, above = 0, below = 0;      // width of the picture, and its extent from the base line
    bool has_colors = false;
};

/// The two font faces. Latin is loaded first, Japanese once it is fetched, and further letters when a name or text needs them.
class Fonts {
  public:
    using Bytes = std::span<const unsigned char>;
    /// Precondition: an ImGui context exists. Returns false and keeps the old faces if the bytes are not a font.
    bool load_latin(Bytes medium, Bytes bold);
    /// Adds the glyphs that the files so far lack. Must be called between two frames. Returns false before load_latin, or if the
    /// bytes are not a font.
    bool add_letters(Bytes medium, Bytes bold);
    /// Does the same as add_letters, but only once. Returns true if the glyphs are present.
    bool add_japanese(Bytes medium, Bytes bold);
    bool has_japanese() const { return has_japanese_; }
    /// Returns nullptr before load_latin.
    ImFont* face(Weight w) const { return w == Weight::bold ? bold_ : medium_; }
    /// Returns the font size to request from ImGui for an em square of 1. ImGui measures a size from descender to ascender.
    float line_in_ems(Weight w) const { return w == Weight::bold ? bold_line_ : medium_line_; }
    /// Incremented by every addition, so that texts measured with fewer glyphs can be measured again.
    int generation() const { return generation_; }

    /// Records a stretch that was drawn without its letters. Each stretch is reported once, and again after each addition.
    void miss(std::string_view stretch);
    /// Returns the stretches recorded since the last call.
    std::vector<std::string> take_missed() { return std::exchange(missed_, {}); }
    /// Adds the picture of a stretch: w × h pixels, `em` pixels to the em, with the base line `base` pixels below the top. Must be
    /// called between two frames. Returns false if the size is out of range or the atlas is full.
    bool add_picture(const std::string& stretch, Weight w, int width, int height, float em, float base,
                     const unsigned char* rgba);
    /// Returns nullptr if there is none.
    const TextPicture* picture(std::string_view stretch, Weight w) const;

  private:
    ImFont* medium_ = nullptr;
    ImFont* bold_ = nullptr;
    float medium_line_ = 1, bold_line_ = 1;
    bool has_japanese_ = false;
    int generation_ = 0;
    std::map<std::string, TextPicture, std::less<>> pictures_[2];
    std::set<std::string, std::less<>> known_missing_;
    std::vector<std::string> missed_;
};

/// Texture coordinates in the atlas. Valid for one frame, because the atlas may be repacked.
struct TextureUv {
    ImVec2 min, max;
    ImVec2 at(float u, float v) const { return {min.x + (max.x - min.x) * u, min.y + (max.y - min.y) * v}; }
};
/// Finds a picture in the atlas. Returns false if it is no longer there.
bool find_place(ImFontAtlasRectId id, TextureUv& out);

/// Extent of the day-and-night texture in radii of the sphere. It exceeds 1 to leave room for the smooth edge of the disc.
inline constexpr float kShadeReach = 1.06f;

/// The four textures: glow, blurred disc, shaded sphere and noise.
class Textures {
  public:
    /// Computes the textures and puts them into the atlas. Precondition: an ImGui context exists.
    void bake();
    bool baked() const { return glow_id_ != ImFontAtlasRectId_Invalid; }
    /// Looks up the texture coordinates for this frame. Precondition: baked.
    void refresh();
    const TextureUv& glow() const { return glow_; }    // bell curve: 1 in the centre, 0 at the rim
    const TextureUv& soft() const { return soft_; }    // quarter of a blurred disc: 1 at (0,0), half at .5, 0 at 1
    const TextureUv& shade() const { return shade_; }  // day and night side of a sphere, kShadeReach radii wide
    const TextureUv& noise() const { return noise_; }
    /// Changes when textures have moved in the atlas. Stored vertices are then stale and must be rebuilt.
    int generation() const { return generation_; }

  private:
    ImFontAtlasRectId glow_id_ = ImFontAtlasRectId_Invalid, soft_id_ = ImFontAtlasRectId_Invalid;
    ImFontAtlasRectId shade_id_ = ImFontAtlasRectId_Invalid, noise_id_ = ImFontAtlasRectId_Invalid;
    TextureUv glow_{}, soft_{}, shade_{}, noise_{};
    int atlas_id_ = -1;
    ImVec2 white_{};
    int generation_ = 0;
};

struct Assets {
    Fonts fonts;
    Textures textures;
#ifdef __EMSCRIPTEN__
    static constexpr bool paints = true;        // lets the compiler remove the question
#else
    bool paints = true;                         ///< false: nothing reaches the draw lists, for tests that look at no pixel
#endif
};

/// Loads the faces and textures into the current ImGui context. Copies the bytes. Returns false if they are not fonts.
bool load_assets(Assets&, Fonts::Bytes latin_medium, Fonts::Bytes latin_bold);

}  // namespace orrery::ui
