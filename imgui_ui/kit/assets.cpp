#include "assets.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>

#include "imgui_internal.h"

namespace orrery::ui {
namespace {

constexpr int kGlowSize = 128, kShadeSize = 128, kSoftSize = 64, kNoiseSize = 128;

/// Returns the alpha of the glow along its radius, interpolated between stops at 0, .2, .4, .6, .8 and 1.
float glow_at(float t) {
    constexpr float kStops[] = {1, 0.8f, 0.46f, 0.2f, 0.06f, 0};
    if (t >= 1) return 0;
    const float at = t * 5;
    const int i = int(at);
    return kStops[i] + (kStops[i + 1] - kStops[i]) * (at - float(i));
}

/// Returns the darkness of a sphere by the distance from the brightest point, in units of 1.55 radii.
float shade_at(float t) {
    constexpr float kPlaces[] = {0.42f, 0.6f, 0.76f, 0.9f, 1}, kAlphas[] = {0, 0.22f, 0.6f, 0.86f, 0.95f};
    if (t <= kPlaces[0]) return 0;
    for (int i = 1; i < 5; ++i)
        if (t <= kPlaces[i])
            return kAlphas[i - 1] + (kAlphas[i] - kAlphas[i - 1]) * (t - kPlaces[i - 1]) / (kPlaces[i] - kPlaces[i - 1]);
    return kAlphas[4];
}

struct Texel {
    float light, alpha;                                     // grey from black to white, and its opacity
};

/// Adds a picture to the atlas. `texel(x, y)` returns the pixel whose centre is given.
template <class Ask>
ImFontAtlasRectId add_picture(int size, Ask texel) {
    const auto byte = [](float v) { return static_cast<unsigned char>(std::clamp(v, 0.0f, 1.0f) * 255 + 0.5f); };
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    ImFontAtlasRect place;
    const ImFontAtlasRectId id = atlas.AddCustomRect(size, size, &place);
    if (id == ImFontAtlasRectId_Invalid) return id;
    ImTextureData& texture = *atlas.TexData;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const Texel t = texel(float(x) + 0.5f, float(y) + 0.5f);
            auto* pixel = static_cast<unsigned char*>(texture.GetPixelsAt(place.x + x, place.y + y));
            if (texture.BytesPerPixel == 1) {
                pixel[0] = byte(t.alpha);
            } else {
                pixel[0] = pixel[1] = pixel[2] = byte(t.light);
                pixel[3] = byte(t.alpha);
            }
        }
    return id;
}

/// Returns the texture coordinates, inset by half a pixel so that neighbours do not bleed in.
TextureUv place_of(ImFontAtlasRectId id, bool& found) {
    ImFontAtlasRect r;
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    if (!atlas.GetCustomRect(id, &r)) {
        found = false;
        return {};
    }
    const float du = (r.uv1.x - r.uv0.x) / float(r.w) / 2, dv = (r.uv1.y - r.uv0.y) / float(r.h) / 2;
    return {{r.uv0.x + du, r.uv0.y + dv}, {r.uv1.x - du, r.uv1.y - dv}};
}

/// Returns the height from descender to ascender in ems, which ImGui uses as a font's size. Returns 0 if the bytes are not a font
/// that states it.
float line_of(Fonts::Bytes bytes) {
    const auto u16 = [bytes](std::size_t at) { return at + 2 <= bytes.size() ? bytes[at] << 8 | bytes[at + 1] : 0; };
    const auto u32 = [&u16](std::size_t at) { return std::uint32_t(u16(at)) << 16 | std::uint32_t(u16(at + 2)); };
    constexpr std::uint32_t kTrueType = 0x00010000, kOpenType = 0x4F54544F, kHead = 0x68656164, kHhea = 0x68686561;
    if (u32(0) != kTrueType && u32(0) != kOpenType) return 0;
    std::size_t head = 0, hhea = 0;
    for (int i = 0; i < u16(4); ++i) {
        const std::size_t entry = 12 + 16 * std::size_t(i);
        if (u32(entry) == kHead) head = u32(entry + 8);
        if (u32(entry) == kHhea) hhea = u32(entry + 8);
    }
    if (head == 0 || hhea == 0) return 0;
    const int units = u16(head + 18), ascent = std::int16_t(u16(hhea + 4)), descent = std::int16_t(u16(hhea + 6));
    return units > 0 && ascent > descent ? float(ascent - descent) / float(units) : 0;
}

/// Adds a new face, or more glyphs to the face `into`, drawn `scale` times as large. The atlas keeps a copy of the bytes.
ImFont* add_font(Fonts::Bytes bytes, ImFont* into, float scale) {
    constexpr float kReference = 16;                        // only its ratio to the size of merged glyphs matters
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.MergeMode = into != nullptr;
    config.SizePixels = kReference * scale;
    config.Flags |= ImFontFlags_NoLoadError;
    // ImGui only reads from these bytes, though its interface does not say so.
    config.FontData = const_cast<unsigned char*>(bytes.data());
    config.FontDataSize = int(bytes.size());
    // ImGui merges glyphs into the last face of the atlas, so the face is moved there for a moment.
    int at = 0;
    if (into != nullptr) {
        while (at < atlas.Fonts.Size && atlas.Fonts[at] != into) ++at;
        if (at == atlas.Fonts.Size) return nullptr;
        std::swap(atlas.Fonts[at], atlas.Fonts.back());
    }
    ImFont* font = atlas.AddFont(&config);
    if (into != nullptr) {
        std::swap(atlas.Fonts[at], atlas.Fonts.back());
        ImFontAtlasFontDiscardBakes(&atlas, into, 0);       // drops the cached list of missing glyphs
    }
    return font;
}

}  // namespace

bool Fonts::load_latin(Bytes medium, Bytes bold) {
    const float medium_line = line_of(medium), bold_line = line_of(bold);
    if (medium_line == 0 || bold_line == 0) return false;
    ImFont* first = add_font(medium, nullptr, 1);
    ImFont* second = first != nullptr ? add_font(bold, nullptr, 1) : nullptr;
    if (second == nullptr) return false;
    medium_ = first;
    bold_ = second;
    medium_line_ = medium_line;
    bold_line_ = bold_line;
    ++generation_;
    return true;
}

bool Fonts::add_letters(Bytes medium, Bytes bold) {
    if (medium_ == nullptr) return false;
    const float medium_line = line_of(medium), bold_line = line_of(bold);
    if (medium_line == 0 || bold_line == 0) return false;
    if (add_font(medium, medium_, medium_line / medium_line_) == nullptr) return false;
    if (add_font(bold, bold_, bold_line / bold_line_) == nullptr) return false;
    ++generation_;
    known_missing_.clear();
    return true;
}

bool Fonts::add_japanese(Bytes medium, Bytes bold) {
    has_japanese_ = has_japanese_ || add_letters(medium, bold);
    return has_japanese_;
}

void Fonts::miss(std::string_view stretch) {
    constexpr std::size_t kMost = 200;                      // bounds the memory, whatever somebody types
    if (known_missing_.size() >= kMost || !known_missing_.emplace(stretch).second) return;
    missed_.emplace_back(stretch);
}

bool Fonts::add_picture(const std::string& stretch, Weight w, int width, int height, float em, float base,
                        const unsigned char* rgba) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    constexpr int kMostWide = 2048, kMostHigh = 256;
    if (width < 1 || height < 1 || width > kMostWide || height > kMostHigh || em < 1) return false;
    ImFontAtlasRect place;
    TextPicture picture;
    picture.place = atlas.AddCustomRect(width, height, &place);
    if (picture.place == ImFontAtlasRectId_Invalid) return false;
    ImTextureData& texture = *atlas.TexData;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x, rgba += 4) {
            auto* pixel = static_cast<unsigned char*>(texture.GetPixelsAt(place.x + x, place.y + y));
            if (texture.BytesPerPixel == 1) pixel[0] = rgba[3];
            else std::copy(rgba, rgba + 4, pixel);
            const auto [least, most] = std::minmax({rgba[0], rgba[1], rgba[2]});
            picture.has_colors = picture.has_colors || (rgba[3] > 128 && most - least > 24);
        }
    picture.width = float(width) / em;
    picture.above = base / em;
    picture.below = (float(height) - base) / em;
    pictures_[w == Weight::bold][stretch] = picture;
    return true;
}

const TextPicture* Fonts::picture(std::string_view stretch, Weight w) const {
    const auto& pictures = pictures_[w == Weight::bold];
    const auto at = pictures.find(stretch);
    return at != pictures.end() ? &at->second : nullptr;
}

bool find_place(ImFontAtlasRectId id, TextureUv& out) {
    bool found = true;
    out = place_of(id, found);
    return found;
}

void Textures::bake() {
    glow_id_ = add_picture(kGlowSize, [](float x, float y) {
        constexpr float kHalf = kGlowSize / 2.0f;
        return Texel{1, glow_at(std::hypot(x - kHalf, y - kHalf) / (kHalf - 0.5f))};
    });
    soft_id_ = add_picture(kSoftSize, [](float x, float y) {
        // Blurred edge: the integral of a bell curve, shifted to 0 where the texture ends.
        const float t = std::min(1.0f, std::hypot(x - 0.5f, y - 0.5f) / (kSoftSize - 1.0f));
        const auto blurred = [](float at) { return 0.5f * std::erfc((at - 0.5f) * 4 / std::sqrt(2.0f)); };
        const float least = blurred(1);
        return Texel{1, (blurred(t) - least) / (1 - 2 * least)};
    });
    shade_id_ = add_picture(kShadeSize, [](float x, float y) {
        // Night over the far side and shine over the near side in one picture: shine over night.
        constexpr float kHalf = kShadeSize / 2.0f;
        const float u = (x - kHalf) / (kHalf - 0.5f) * kShadeReach, v = (y - kHalf) / (kHalf - 0.5f) * kShadeReach;
        const float night = 0.9f * shade_at(std::hypot(u + 0.32f, v + 0.36f) / 1.55f);
        const float shine = 0.28f * std::max(0.0f, 1 - std::hypot(u + 0.45f, v + 0.5f) / 0.8f);
        const float alpha = 1 - (1 - night) * (1 - shine);
        const float black = 6.0f / 255;                     // grey of the night, which is slightly blue everywhere else
        return Texel{alpha > 0 ? (shine + black * night * (1 - shine)) / alpha : 0, alpha};
    });
    std::uint32_t seed = 1;
    noise_id_ = add_picture(kNoiseSize, [&seed](float, float) {
        seed = seed * 1664525u + 1013904223u;
        return Texel{1, float(seed >> 24) / 255.0f * 0.06f};
    });
    refresh();
}

void Textures::refresh() {
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    bool found = true;
    glow_ = place_of(glow_id_, found);
    soft_ = place_of(soft_id_, found);
    shade_ = place_of(shade_id_, found);
    noise_ = place_of(noise_id_, found);
    const int id = atlas.TexData != nullptr ? atlas.TexData->UniqueID : -1;
    const bool moved = id != atlas_id_ || atlas.TexUvWhitePixel.x != white_.x || atlas.TexUvWhitePixel.y != white_.y;
    if (!moved) return;
    atlas_id_ = id;
    white_ = atlas.TexUvWhitePixel;
    ++generation_;
}

bool load_assets(Assets& assets, Fonts::Bytes latin_medium, Fonts::Bytes latin_bold) {
    if (!assets.fonts.load_latin(latin_medium, latin_bold)) return false;
    if (!assets.textures.baked()) assets.textures.bake();
    return true;
}

}  // namespace orrery::ui
