#include "assets.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

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

/// Adds a white picture whose alpha is `alpha(x, y)` for pixel centres.
template <class Alpha>
ImFontAtlasRectId add_picture(int size, Alpha alpha) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    ImFontAtlasRect place;
    const ImFontAtlasRectId id = atlas.AddCustomRect(size, size, &place);
    if (id == ImFontAtlasRectId_Invalid) return id;
    ImTextureData& texture = *atlas.TexData;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const float a = std::clamp(alpha(float(x) + 0.5f, float(y) + 0.5f), 0.0f, 1.0f);
            auto* pixel = static_cast<unsigned char*>(texture.GetPixelsAt(place.x + x, place.y + y));
            const auto value = static_cast<unsigned char>(a * 255 + 0.5f);
            if (texture.BytesPerPixel == 1) {
                pixel[0] = value;
            } else {
                pixel[0] = pixel[1] = pixel[2] = 255;
                pixel[3] = value;
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

ImFont* add_font(std::vector<std::vector<unsigned char>>& keep, Fonts::Bytes bytes, ImFont* into) {
    if (bytes.size() < 12) return nullptr;
    keep.emplace_back(bytes.begin(), bytes.end());
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.MergeMode = into != nullptr;
    config.DstFont = into;
    config.OversampleH = 1;                                 // glyphs stand on whole device pixels
    config.OversampleV = 1;
    config.Flags |= ImFontFlags_NoLoadError;
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(keep.back().data(), int(keep.back().size()), 16, &config);
}

}  // namespace

bool Fonts::load_latin(Bytes medium, Bytes bold) {
    ImFont* first = add_font(data_, medium, nullptr);
    ImFont* second = first != nullptr ? add_font(data_, bold, nullptr) : nullptr;
    if (second == nullptr) return false;
    medium_ = first;
    bold_ = second;
    ++generation_;
    return true;
}

bool Fonts::add_japanese(Bytes medium, Bytes bold) {
    if (has_japanese_ || medium_ == nullptr) return has_japanese_;
    if (add_font(data_, medium, medium_) == nullptr || add_font(data_, bold, bold_) == nullptr) return false;
    has_japanese_ = true;
    ++generation_;
    return true;
}

void Textures::bake() {
    glow_id_ = add_picture(kGlowSize, [](float x, float y) {
        constexpr float kHalf = kGlowSize / 2.0f;
        return glow_at(std::hypot(x - kHalf, y - kHalf) / kHalf);
    });
    soft_id_ = add_picture(kSoftSize, [](float x, float y) {
        const float t = std::min(1.0f, std::hypot(x - 0.5f, y - 0.5f) / (kSoftSize - 1.0f));
        return 1 - t * t * (3 - 2 * t);
    });
    shade_id_ = add_picture(kShadeSize, [](float x, float y) {
        constexpr float kHalf = kShadeSize / 2.0f;
        const float u = (x - kHalf) / kHalf, v = (y - kHalf) / kHalf, r = std::hypot(u, v);
        const float limb = std::clamp((1 - r) * kHalf + 0.5f, 0.0f, 1.0f);
        return shade_at(std::hypot(u + 0.32f, v + 0.36f) / 1.55f) * limb;
    });
    std::uint32_t seed = 1;
    noise_id_ = add_picture(kNoiseSize, [&seed](float, float) {
        seed = seed * 1664525u + 1013904223u;
        return float(seed >> 24) / 255.0f * 0.06f;
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
