#include "imgui_ui/kit/backdrop.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "imgui_ui/kit/scatter.h"

namespace orrery::ui {
namespace {

void draw_nebula(Canvas& c, Color key) {
    const float w = c.width(), h = c.height();
    c.glow({w * 0.16f, h * 0.12f}, w * 0.5f, key, 0.13f, h * 0.5f);
    c.glow({w * 0.88f, h * 0.85f}, w * 0.48f, mix(key, rgb(0x5A4BD0), 0.65f), 0.14f, h * 0.55f);
    c.glow({w * 0.6f, h * 0.3f}, w * 0.3f, rgb(0x3556A8), 0.10f, h * 0.3f);
}

void draw_stars(Canvas& c, std::uint32_t seed) {
    constexpr float kAreaPerStar = 5200;
    Scatter scatter(seed);
    const int count = int(c.width() * c.height() / kAreaPerStar + 0.5f);
    for (int i = 0; i < count; ++i) {
        const float x = scatter.next() * c.width(), y = scatter.next() * c.height();
        const float rarity = scatter.next();
        const float r = rarity > 0.965f ? 1.5f : rarity > 0.8f ? 1.0f : 0.6f;
        const bool is_warm = rarity > 0.9f && scatter.next() > 0.5f;
        const float a = 0.16f + 0.5f * scatter.next() * (rarity > 0.7f ? 1.0f : 0.6f);
        c.circle({x, y}, r, fade(rgb(is_warm ? 0xFFE9C4 : 0xDCE6FF), a));
        if (rarity > 0.985f) c.glow({x, y}, 9, rgb(0xCFE0FF), 0.35f);
    }
}

void draw_space(Canvas& c, const SpaceLook& look) {
    const Theme& t = c.theme();
    c.gradient(c.bounds(), 0, t.space0, t.space1);
    if (!t.flat) {
        draw_nebula(c, look.key);
        c.noise(c.bounds(), 0.4f);  // just enough against banding; more would lighten the ground
        draw_stars(c, look.seed);
    }
    if (look.rings > 0) draw_orrery_rings(c, look.centre, std::max(c.width(), c.height()) * 0.62f, look.rings);
}

bool same(const SpaceLook& a, const SpaceLook& b) {
    return a.key == b.key && a.centre == b.centre && a.rings == b.rings && a.seed == b.seed;
}

}  // namespace

bool Space::is_current(const Key& k) const {
    return !indices_.empty() && same(key_.look, k.look) && key_.size == k.size && key_.scale == k.scale &&
           key_.palette == k.palette && key_.textures == k.textures;
}

void Space::draw(Canvas& c, const SpaceLook& look) {
    if (!c.paints()) return;
    // The stored copy is opaque and not moved, so a faded or moved canvas needs its own drawing.
    if (c.alpha() != 1 || c.to_canvas({0, 0}) != Vec{}) {
        draw_space(c, look);
        return;
    }
    ImDrawList& list = c.list();
    c.assets().textures.refresh();
    const Key key{look, {c.width(), c.height()}, c.scale(), c.theme().palette, c.assets().textures.generation()};
    if (is_current(key)) {
        list.PrimReserve(int(indices_.size()), int(vertices_.size()));
        std::memcpy(list._VtxWritePtr, vertices_.data(), vertices_.size() * sizeof(ImDrawVert));
        const unsigned first = list._VtxCurrentIdx;
        for (std::size_t i = 0; i < indices_.size(); ++i) list._IdxWritePtr[i] = static_cast<ImDrawIdx>(first + indices_[i]);
        list._VtxWritePtr += vertices_.size();
        list._IdxWritePtr += indices_.size();
        list._VtxCurrentIdx += unsigned(vertices_.size());
        return;
    }
    const int vertices = list.VtxBuffer.Size, indices = list.IdxBuffer.Size;
    const unsigned first = list._VtxCurrentIdx;
    draw_space(c, look);
    vertices_.clear();
    indices_.clear();
    // Indices restart at 0 when 16 bits are exhausted. Such a picture cannot be copied in one piece.
    const unsigned added = unsigned(list.VtxBuffer.Size - vertices);
    if (list._VtxCurrentIdx != first + added) return;
    vertices_.assign(list.VtxBuffer.Data + vertices, list.VtxBuffer.Data + list.VtxBuffer.Size);
    indices_.reserve(std::size_t(list.IdxBuffer.Size - indices));
    for (int i = indices; i < list.IdxBuffer.Size; ++i) indices_.push_back(static_cast<ImDrawIdx>(list.IdxBuffer[i] - first));
    key_ = key;
}

void draw_orrery_rings(Canvas& c, Vec centre, float r, float a) {
    constexpr int kTicks = 180;
    const Color brass = c.theme().brass;
    for (float k : {0.34f, 0.55f, 0.78f, 1.0f}) c.circle_stroke(centre, r * k, fade(brass, a), 1);
    const float ring = r * 0.78f;
    for (int i = 0; i < kTicks; ++i) {
        const float angle = float(i) / kTicks * kTau, tick = i % 15 == 0 ? 12.0f : i % 5 == 0 ? 7.0f : 4.0f;
        c.line(polar(centre, ring, angle), polar(centre, ring - tick, angle), fade(brass, a * 0.9f), 1);
    }
}

void draw_ticked_ring(Canvas& c, Vec centre, float r) {
    constexpr int kTicks = 60;
    const Color brass = fade(c.theme().brass, 0.7f);
    const float k = std::clamp(r / 116, 0.5f, 1.5f);  // the ticks are designed for a ring of 116
    c.circle_stroke(centre, r, brass, 1.5f);
    for (int i = 0; i < kTicks; ++i) {
        const float angle = float(i) / kTicks * kTau, tick = (i % 5 == 0 ? 12.0f : 6.0f) * k;
        c.line(polar(centre, r, angle), polar(centre, r + tick, angle), brass, 1.2f);
    }
}

void draw_mark(Canvas& c, Vec centre, float r) {
    const Theme& t = c.theme();
    c.circle_stroke(centre, r, t.brass, std::max(1.4f, r * 0.08f));
    c.ellipse_stroke(centre, r, r * 0.38f, -0.5f, fade(t.brass, 0.9f), std::max(1.2f, r * 0.06f));
    c.glow(centre, r * 0.7f, t.gold, 0.6f);
    c.circle(centre, r * 0.24f, t.gold);
    c.circle(polar(centre, r * 0.98f, -0.5f), r * 0.17f, rgb(0x7FC8FF));
    c.circle(polar(centre, r, kPi - 2.2f), r * 0.12f, rgb(0xFF9D6B));
}

void draw_weight_dots(Canvas& c, Vec first, int weight, Color col) {
    constexpr int kDots = 4;
    for (int i = 0; i < kDots; ++i)
        c.circle({first.x + float(i) * 11, first.y}, 3.6f, i < weight ? col : fade(kWhite, 0.16f));
}

}  // namespace orrery::ui
