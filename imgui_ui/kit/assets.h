// What is baked once and shared by all frames: two faces of type and three textures. Everything lives in ImGui's font
// atlas, whose texture the render backend uploads and, after a lost context, uploads again.
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

/// A stretch of text that the faces have no letters for (another script, an emoji), as the world around the app draws it.
/// Lengths in ems.
struct TextPicture {
    ImFontAtlasRectId place = ImFontAtlasRectId_Invalid;
    float width = 0, above = 0, below = 0;      // of the picture: its width, and its reach from the base line
    bool has_colors = false;
};

/// The two faces. Latin first, Japanese whenever it has been fetched, and what else a name or text turns out to need.
class Fonts {
  public:
    using Bytes = std::span<const unsigned char>;
    /// Precondition: an ImGui context exists. False when the bytes are no font; the faces stay as they were.
    bool load_latin(Bytes medium, Bytes bold);
    /// Adds the glyphs that the files so far lack; between two frames. False before load_latin or when the bytes are no
    /// font.
    bool add_letters(Bytes medium, Bytes bold);
    /// As add_letters, once.
    bool add_japanese(Bytes medium, Bytes bold);
    bool has_japanese() const { return has_japanese_; }
    /// Null before load_latin.
    ImFont* face(Weight w) const { return w == Weight::bold ? bold_ : medium_; }
    /// The size ImGui has to be asked for to get an em square of 1: it means the height from descender to ascender.
    float line_in_ems(Weight w) const { return w == Weight::bold ? bold_line_ : medium_line_; }
    /// Counts additions, so that what was measured with fewer glyphs can be measured again.
    int generation() const { return generation_; }

    // What the faces lack. A stretch was drawn without its letters: it is told once, and again after each addition.
    void miss(std::string_view stretch);
    /// The stretches missed since the last call.
    std::vector<std::string> take_missed() { return std::exchange(missed_, {}); }
    /// `rgba`: w × h pixels, `em` of them to the em; the base line lies `base` below the top. Between two frames.
    bool add_picture(const std::string& stretch, Weight w, int width, int height, float em, float base,
                     const unsigned char* rgba);
    /// Null: there is none.
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

/// Places in the atlas; valid for one frame, because the atlas may be repacked.
struct TextureUv {
    ImVec2 min, max;
    ImVec2 at(float u, float v) const { return {min.x + (max.x - min.x) * u, min.y + (max.y - min.y) * v}; }
};
/// Where a picture lies in the atlas. False: it is no longer there.
bool find_place(ImFontAtlasRectId id, TextureUv& out);

/// How far the picture of day and night goes beyond the sphere's limb, for the smooth edge of its disc.
inline constexpr float kShadeReach = 1.06f;

class Textures {
  public:
    /// Precondition: an ImGui context exists.
    void bake();
    bool baked() const { return glow_id_ != ImFontAtlasRectId_Invalid; }
    /// Fetches the places for this frame. Precondition: baked.
    void refresh();
    const TextureUv& glow() const { return glow_; }    // gaussian-like, 1 in the middle, 0 at the rim
    const TextureUv& soft() const { return soft_; }    // quarter of a blurred disc: 1 at (0,0), half at .5, 0 at 1
    const TextureUv& shade() const { return shade_; }  // light and night side of a sphere, kShadeReach radii wide
    const TextureUv& noise() const { return noise_; }
    /// Changes when places moved: what keeps vertices must build them again.
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
};

/// Loads type and textures into the current ImGui context. Copies the bytes.
bool load_assets(Assets&, Fonts::Bytes latin_medium, Fonts::Bytes latin_bold);

}  // namespace orrery::ui
