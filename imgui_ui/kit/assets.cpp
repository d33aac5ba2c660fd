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

/// Alpha along the radius of the glow, at 0, .2, .4, .6, .8 and 1.
float glow_at(float t) {
    constexpr float kStops[] = {1, 0.8f, 0.46f, 0.2f, 0.06f, 0};
    if (t >= 1) return 0;
    const float at = t * 5;
    const int i = int(at);
    return kStops[i] + (kStops[i + 1] - kStops[i]) * (at - float(i));
}

/// Darkness of a sphere by the distance from where the light falls, in parts of 1.55 radii.
float shade_at(float t) {
    constexpr float kPlaces[] = {0.42f, 0.6f, 0.76f, 0.9f, 1}, kAlphas[] = {0, 0.22f, 0.6f, 0.86f, 0.95f};
    if (t <= kPlaces[0]) return 0;
    for (int i = 1; i < 5; ++i)
        if (t <= kPlaces[i])
            return kAlphas[i - 1] + (kAlphas[i] - kAlphas[i - 1]) * (t - kPlaces[i - 1]) / (kPlaces[i] - kPlaces[i - 1]);
    return kAlphas[4];
}

struct Texel {
    float light, alpha;                                     // grey from black to white, and how much of it
};

/// Adds a picture; `texel(x, y)` is asked for pixel centres.
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

/// Inset by half a pixel, so that nothing of a neighbour bleeds in.
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

/// Whether the bytes begin like a font file, which is all that can be said without reading it whole.
bool is_font(Fonts::Bytes bytes) {
    if (bytes.size() < 12) return false;
    const std::uint32_t tag = std::uint32_t(bytes[0]) << 24 | std::uint32_t(bytes[1]) << 16 | std::uint32_t(bytes[2]) << 8 | bytes[3];
    return tag == 0x00010000 || tag == 0x4F54544F /* OTTO */ || tag == 0x74727565 /* true */;
}

/// A new face, or more glyphs for the face `into`. The atlas keeps a copy of the bytes.
int number_at(Fonts::Bytes bytes, std::size_t at, int size) {
    if (at + std::size_t(size) > bytes.size()) return 0;
    int n = 0;
    for (int i = 0; i < size; ++i) n = n << 8 | bytes[at + std::size_t(i)];
    return n;
}

/// Ascent plus descent of the table `hhea`, in parts of the em of `head`; 1 when the file is strange.
float line_per_em(Fonts::Bytes bytes) {
    int em = 0, ascent = 0, descent = 0;
    const int tables = number_at(bytes, 4, 2);
    for (int i = 0; i < tables; ++i) {
        const std::size_t record = 12 + 16 * std::size_t(i);
        if (record + 16 > bytes.size()) break;
        const std::string_view tag(reinterpret_cast<const char*>(bytes.data() + record), 4);
        const auto at = std::size_t(number_at(bytes, record + 8, 4));
        if (tag == "head") em = number_at(bytes, at + 18, 2);
        if (tag == "hhea") {
            ascent = std::int16_t(number_at(bytes, at + 4, 2));
            descent = std::int16_t(number_at(bytes, at + 6, 2));
        }
    }
    return em > 0 && ascent > descent ? float(ascent - descent) / float(em) : 1.0f;
}

ImFont* add_font(Fonts::Bytes bytes, ImFont* into) {
    if (!is_font(bytes)) return nullptr;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.MergeMode = into != nullptr;
    config.Flags |= ImFontFlags_NoLoadError;
    // Negative: sizes are those of the em square, as in CSS, not of ascender plus descender.
    config.SizePixels = -16;
    // Glyphs are merged into the atlas's last face, so the wanted one has to be that for a moment.
    int at = 0;
    if (into != nullptr) {
        while (at < atlas.Fonts.Size && atlas.Fonts[at] != into) ++at;
        if (at == atlas.Fonts.Size) return nullptr;
        std::swap(atlas.Fonts[at], atlas.Fonts.back());
    }
    // ImGui only reads from these bytes, though its interface does not say so.
    config.FontData = const_cast<unsigned char*>(bytes.data());
    config.FontDataSize = int(bytes.size());
    ImFont* font = atlas.AddFont(&config);
    if (into != nullptr) {
        std::swap(atlas.Fonts[at], atlas.Fonts.back());
        ImFontAtlasFontDiscardBakes(&atlas, into, 0);       // it remembers which glyphs it lacked
    }
    return font;
}

}  // namespace

bool Fonts::load_latin(Bytes medium, Bytes bold) {
    if (!is_font(medium) || !is_font(bold)) return false;
    ImFont* first = add_font(medium, nullptr);
    ImFont* second = first != nullptr ? add_font(bold, nullptr) : nullptr;
    if (second == nullptr) return false;
    medium_ = first;
    bold_ = second;
    line_per_em_ = ui::line_per_em(medium);
    ++generation_;
    return true;
}

bool Fonts::add_japanese(Bytes medium, Bytes bold) {
    if (has_japanese_ || medium_ == nullptr) return has_japanese_;
    if (!is_font(medium) || !is_font(bold)) return false;
    if (add_font(medium, medium_) == nullptr || add_font(bold, bold_) == nullptr) return false;
    has_japanese_ = true;
    ++generation_;
    return true;
}

void Textures::bake() {
    glow_id_ = add_picture(kGlowSize, [](float x, float y) {
        constexpr float kHalf = kGlowSize / 2.0f;
        return Texel{1, glow_at(std::hypot(x - kHalf, y - kHalf) / (kHalf - 0.5f))};
    });
    soft_id_ = add_picture(kSoftSize, [](float x, float y) {
        // A blurred edge: the integral of a bell curve, brought to 0 where the texture ends.
        const float t = std::min(1.0f, std::hypot(x - 0.5f, y - 0.5f) / (kSoftSize - 1.0f));
        const auto blurred = [](float at) { return 0.5f * std::erfc((at - 0.5f) * 4 / std::sqrt(2.0f)); };
        const float least = blurred(1);
        return Texel{1, (blurred(t) - least) / (1 - 2 * least)};
    });
    shade_id_ = add_picture(kShadeSize, [](float x, float y) {
        // Night over the far side, a shine over the near one, in one picture: shine over night.
        constexpr float kHalf = kShadeSize / 2.0f;
        const float u = (x - kHalf) / (kHalf - 0.5f) * kShadeReach, v = (y - kHalf) / (kHalf - 0.5f) * kShadeReach;
        const float night = 0.9f * shade_at(std::hypot(u + 0.32f, v + 0.36f) / 1.55f);
        const float shine = 0.28f * std::max(0.0f, 1 - std::hypot(u + 0.45f, v + 0.5f) / 0.8f);
        const float alpha = 1 - (1 - night) * (1 - shine);
        const float black = 6.0f / 255;                     // of night, which is a little blue everywhere else
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
