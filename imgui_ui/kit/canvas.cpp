#include "canvas.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "imgui_internal.h"
#include "text_layout.h"

namespace orrery::ui {
namespace {

constexpr float kBaseline = 0.355f;                         // depth of the base line below the optical middle, over the size
constexpr std::string_view kEllipsis = "…";
constexpr float kSignSize = 1.12f, kSignAdvance = 1.3f;     // of a sign in a sentence, over the size of the letters

ImU32 pack(Color c) { return IM_COL32(c.r, c.g, c.b, c.a); }

/// Returns twice the signed area. Positive is clockwise on screen, as ImGui's smooth edges require.
float winding(std::span<const ImVec2> p) {
    float sum = 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const ImVec2 a = p[i], b = p[(i + 1) % p.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return sum;
}

/// Removes points that repeat the one before, and the last one if it repeats the first of an outline. Where two corners of a capsule
/// meet, their arcs end in the same point but for rounding. The direction between such points is random, and ImGui would draw a spike.
void drop_repeats(std::vector<ImVec2>& p, bool is_outline) {
    constexpr float kNear = 0.02f;                         // in device pixels; far below the shortest chord of an arc
    const auto repeats = [](ImVec2 a, ImVec2 b) { return std::fabs(a.x - b.x) < kNear && std::fabs(a.y - b.y) < kNear; };
    p.erase(std::unique(p.begin(), p.end(), repeats), p.end());
    while (is_outline && p.size() > 2 && repeats(p.back(), p.front())) p.pop_back();
}

/// Returns whether a clockwise outline always turns right, and once round. Such outlines need no slow cutting into triangles.
bool is_convex(std::span<const ImVec2> p) {
    int turns = 0;                                         // between left and right; one way round has two
    for (std::size_t i = 0; i < p.size(); ++i) {
        const ImVec2 a = p[i], b = p[(i + 1) % p.size()], c = p[(i + 2) % p.size()];
        if ((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) < 0) return false;
        turns += (b.x > a.x) != (c.x > b.x);
    }
    return turns <= 2;
}

}  // namespace

Canvas::Canvas(ImDrawList& list, Assets& assets, const Theme& theme, float dpr, float ui, Vec size)
    : list_(&list), assets_(&assets), theme_(&theme), dpr_(dpr), ui_(ui), scale_(dpr * ui), size_(size), zoom_(dpr * ui),
      now_{dpr * ui, 0, 0, dpr * ui, 0, 0, true} {}

// ---- 2 state ----

void Canvas::push_clip(Rect r) {
    const ImVec2 a = device(r.min()), b = device(r.max());
    list_->PushClipRect({std::floor(std::min(a.x, b.x) + 0.5f), std::floor(std::min(a.y, b.y) + 0.5f)},
                        {std::floor(std::max(a.x, b.x) + 0.5f), std::floor(std::max(a.y, b.y) + 0.5f)}, true);
}
void Canvas::pop_clip() { list_->PopClipRect(); }

void Canvas::push_above() {
    assert(!below_);                                       // it does not nest
    below_ = list_;
    list_ = ImGui::GetForegroundDrawList();
    list_->PushClipRect({0, 0}, {width() * scale(), height() * scale()});
}

void Canvas::pop_above() {
    list_->PopClipRect();
    list_ = std::exchange(below_, nullptr);
}

void Canvas::push_alpha(float a) {
    alphas_.push_back(alpha_);
    alpha_ *= std::clamp(a, 0.0f, 1.0f);
}
void Canvas::pop_alpha() {
    alpha_ = alphas_.back();
    alphas_.pop_back();
}

void Canvas::push_transform(Vec origin, float angle, float zoom) {
    transforms_.push_back(now_);
    const ImVec2 o = device(origin);
    const float c = std::cos(angle) * zoom, s = std::sin(angle) * zoom;
    const Transform was = now_;
    now_ = {was.a * c + was.c * s, was.b * c + was.d * s, was.c * c - was.a * s, was.d * c - was.b * s, o.x, o.y,
            was.straight && angle == 0};
    zoom_ *= zoom;
}
void Canvas::pop_transform() {
    now_ = transforms_.back();
    transforms_.pop_back();
    zoom_ = std::sqrt(now_.a * now_.a + now_.b * now_.b);
}
Vec Canvas::to_canvas(Vec p) const {
    const ImVec2 d = device(p);
    return {d.x / scale_, d.y / scale_};
}

Rect Canvas::clip() const {
    const ImVec2 a = list_->GetClipRectMin(), b = list_->GetClipRectMax();
    return {a.x / scale_, a.y / scale_, (b.x - a.x) / scale_, (b.y - a.y) / scale_};
}

// ---- recording, for tests ----

namespace {
Rect bounds_of(Vec a, Vec b) {
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::fabs(b.x - a.x), std::fabs(b.y - a.y)};
}
}  // namespace

/// Adds an item to the record. Returns nullptr if nothing is recorded, or if what is drawn can hardly be seen. The box is that of a
/// shape under the current transform.
Drawn* Canvas::note(Drawn::Kind kind, Rect box) {
    constexpr float kSeen = 0.1f;
    if (record_ == nullptr || alpha_ < kSeen) return nullptr;
    Drawn& one = record_->items.emplace_back();
    one.kind = kind;
    one.place = bounds_of(to_canvas(box.min()), to_canvas(box.max()));
    one.clip = clip();
    one.is_above = list_ != recorded_list_;
    return &one;
}

/// Records a text. `at` is the left end of the line at its optical middle.
void Canvas::note_text(Vec at, std::string_view s, float size, float width, std::string_view whole) {
    if (is_art_) return;
    const float half = drawn_size(size) * kBaseline;
    Drawn* const one = note(Drawn::Kind::text, {at.x, at.y - half, width, 2 * half});
    if (one == nullptr) return;
    one->is_cut = s.data() != whole.data() || s.size() < whole.size();
    one->size = drawn_size(size) * zoom_ / scale_;
    one->text = std::string(whole);
    one->piece = std::string(s);
    one->from = reinterpret_cast<std::uintptr_t>(s.data());
    one->to = one->from + s.size();
}

void Canvas::note_sign(Vec centre, float size, std::string_view words) {
    if (Drawn* const one = note(Drawn::Kind::sign, rect_around(centre, size, size))) one->text = std::string(words);
}

void Canvas::note_cover(Rect r, Color col) {
    constexpr float kOpaque = 0.85f, kLeast = 12;
    if (float(col.a) / 255 * alpha_ >= kOpaque && r.w >= kLeast && r.h >= kLeast) note(Drawn::Kind::cover, r);
}

void Canvas::note_mark(Rect place, std::string_view what) {
    if (Drawn* const one = note(Drawn::Kind::mark, place)) one->text = std::string(what);
}

void Canvas::note_subject(Rect panel, Rect thing) {
    if (Drawn* const one = note(Drawn::Kind::subject, thing)) one->clip = bounds_of(to_canvas(panel.min()), to_canvas(panel.max()));
}

/// Marks the text drawn last as part of `whole`, which did not fit.
void Canvas::note_left_out(std::string_view whole) {
    if (record_ == nullptr || record_->items.empty() || record_->items.back().kind != Drawn::Kind::text) return;
    record_->items.back().is_cut = true;
    record_->items.back().text = std::string(whole);
}

// ---- helpers ----

float Canvas::device_thickness(float t) const { return std::max(1.0f, t * zoom_); }

ImU32 Canvas::ink(Color c) const { return pack(fade(c, alpha_)); }

/// Returns the rectangle with its edges moved to device pixels, in units relative to the transform's origin. Returns it unchanged
/// if it is rotated.
Rect Canvas::snapped(Rect r) const {
    if (!now_.straight) return r;
    const ImVec2 a = device(r.min()), b = device(r.max());
    const float x0 = std::floor(a.x + 0.5f), y0 = std::floor(a.y + 0.5f);
    const float x1 = std::max(x0 + 1, std::floor(b.x + 0.5f)), y1 = std::max(y0 + 1, std::floor(b.y + 0.5f));
    return {(x0 - now_.x) / zoom_, (y0 - now_.y) / zoom_, (x1 - x0) / zoom_, (y1 - y0) / zoom_};
}

int Canvas::arc_steps(float r, float span) const {
    const float radius = std::max(1.0f, r * zoom_);
    const float step = 2 * std::acos(1 - std::min(0.5f, 0.18f / radius));   // at most a fifth of a pixel off the true curve
    return std::clamp(int(std::ceil(std::fabs(span) / step)), 2, 160);
}

void Canvas::path_arc(Vec at, float rx, float ry, float a0, float a1, int steps) {
    const float turn = (a1 - a0) / float(steps);
    const Vec step{std::cos(turn), std::sin(turn)};
    Vec to{std::cos(a0), std::sin(a0)};
    path_.reserve(path_.size() + std::size_t(steps) + 1);
    for (int i = 0; i <= steps; ++i) {
        path_.push_back(device({at.x + to.x * rx, at.y + to.y * ry}));
        to = {to.x * step.x - to.y * step.y, to.x * step.y + to.y * step.x};
    }
}

void Canvas::path_rect(Rect r, Corners c) {
    const float most = std::min(r.w, r.h) / 2;
    const auto corner = [&](Vec at, float radius, float a0) {
        radius = std::min(radius, most);
        if (radius * zoom_ < 0.5f) {
            path_.push_back(device(at));
            return;
        }
        const Vec middle{at.x + (at.x == r.x ? radius : -radius), at.y + (at.y == r.y ? radius : -radius)};
        path_arc(middle, radius, radius, a0, a0 + kPi / 2, std::max(2, arc_steps(radius, kPi / 2)));
    };
    corner({r.x, r.y}, c.tl, kPi);
    corner({r.right(), r.y}, c.tr, kPi * 1.5f);
    corner({r.right(), r.bottom()}, c.br, 0);
    corner({r.x, r.bottom()}, c.bl, kPi / 2);
}

void Canvas::path_bezier(std::initializer_list<Vec> p) {
    const Vec* at = p.begin();
    if (p.size() == 0) return;
    path_.push_back(device(at[0]));
    Vec from = at[0];
    for (std::size_t i = 1; i + 2 < p.size(); i += 3) {
        const Vec h0 = at[i], h1 = at[i + 1], to = at[i + 2];
        const float reach = distance(from, h0) + distance(h0, h1) + distance(h1, to);
        const int steps = std::clamp(int(reach * zoom_ / 5), 6, 48);
        for (int k = 1; k <= steps; ++k) {
            const float t = float(k) / float(steps), u = 1 - t;
            path_.push_back(device(from * (u * u * u) + h0 * (3 * u * u * t) + h1 * (3 * u * t * t) + to * (t * t * t)));
        }
        from = to;
    }
}

void Canvas::fill_path(Color col, bool convex) {
    drop_repeats(path_, true);
    if (path_.size() >= 3) {
        if (winding(path_) < 0) std::reverse(path_.begin(), path_.end());
        if (convex || is_convex(path_)) list_->AddConvexPolyFilled(path_.data(), int(path_.size()), ink(col));
        else list_->AddConcavePolyFilled(path_.data(), int(path_.size()), ink(col));
    }
    path_.clear();
}

void Canvas::stroke_path(Color col, float t, bool closed, Cap cap) {
    drop_repeats(path_, closed);
    const float thick = device_thickness(t);
    const ImU32 paint = ink(col);
    const int count = int(path_.size());
    const bool has_dots = (paint >> IM_COL32_A_SHIFT) == 255 && thick > 1.5f;  // a dot shows through a translucent line
    const auto dot = [&](ImVec2 at) { list_->AddCircleFilled(at, thick / 2, paint); };
    if (count >= 2) {
        // ImGui mitres corners. A sharp one is cut instead, and a dot rounds it.
        const auto is_sharp = [&](int i) {
            const ImVec2 a = path_[std::size_t((i + count - 1) % count)], b = path_[std::size_t(i)];
            const ImVec2 c = path_[std::size_t((i + 1) % count)];
            const float ux = b.x - a.x, uy = b.y - a.y, vx = c.x - b.x, vy = c.y - b.y;
            return ux * vx + uy * vy < 0.8f * std::sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy));
        };
        int first = 0;
        bool is_cut = false;
        if (has_dots) {
            for (int i = closed ? 0 : 1; i < (closed ? count : count - 1); ++i)
                if (is_sharp(i)) {
                    first = closed ? i : 0;
                    is_cut = true;
                    break;
                }
        }
        if (!is_cut) {
            list_->AddPolyline(path_.data(), count, paint, closed ? ImDrawFlags_Closed : 0, thick);
        } else {
            if (closed) {
                std::rotate(path_.begin(), path_.begin() + first, path_.end());
                dot(path_.front());
                path_.push_back(path_.front());
            }
            const int last = int(path_.size()) - 1;
            int start = 0;
            for (int i = 1; i <= last; ++i) {
                if (i < last) {
                    const ImVec2 a = path_[std::size_t(i - 1)], b = path_[std::size_t(i)], c = path_[std::size_t(i + 1)];
                    const float ux = b.x - a.x, uy = b.y - a.y, vx = c.x - b.x, vy = c.y - b.y;
                    if (ux * vx + uy * vy >= 0.8f * std::sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy))) continue;
                    dot(b);
                }
                list_->AddPolyline(path_.data() + start, i - start + 1, paint, 0, thick);
                start = i;
            }
        }
        if (cap == Cap::round && !closed && has_dots) {
            dot(path_.front());
            dot(path_.back());
        }
    }
    path_.clear();
}

void Canvas::dash_path(Color col, float t, bool closed, std::span<const float> lengths, Cap cap) {
    if (closed && !path_.empty()) path_.push_back(path_.front());
    scratch_.swap(path_);
    path_.clear();
    std::size_t part = 0;
    float left = lengths.empty() ? 0 : lengths[0] * zoom_;
    const auto flush = [&] {
        if (path_.size() >= 2) stroke_path(col, t, false, cap);
        path_.clear();
    };
    for (std::size_t i = 0; i + 1 < scratch_.size(); ++i) {
        ImVec2 a = scratch_[i];
        const ImVec2 b = scratch_[i + 1];
        float rest = std::hypot(b.x - a.x, b.y - a.y);
        if (part % 2 == 0 && path_.empty()) path_.push_back(a);
        while (rest > left && !lengths.empty()) {
            const float k = left / rest;
            a = {a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k};
            rest -= left;
            if (part % 2 == 0) {
                path_.push_back(a);
                flush();
            } else {
                path_.push_back(a);
            }
            part = (part + 1) % lengths.size();        // lengths come in pairs: dash, gap
            left = std::max(0.5f, lengths[part] * zoom_);
        }
        left -= rest;
        if (part % 2 == 0) path_.push_back(b);
    }
    flush();
    scratch_.clear();
}

/// Recolours the vertices added since `from` along the line from p0 to p1. Smooth edges keep their fading.
void Canvas::shade_vertices(int from, Vec p0, Vec p1, Color c0, Color c1) {
    const ImVec2 a = device(p0), b = device(p1);
    const float dx = b.x - a.x, dy = b.y - a.y, inverse = 1 / std::max(1e-6f, dx * dx + dy * dy);
    for (int i = from; i < list_->VtxBuffer.Size; ++i) {
        ImDrawVert& v = list_->VtxBuffer[i];
        const float t = std::clamp(((v.pos.x - a.x) * dx + (v.pos.y - a.y) * dy) * inverse, 0.0f, 1.0f);
        const float edge = float(v.col >> IM_COL32_A_SHIFT) / 255.0f;
        v.col = pack(fade(mix(c0, c1, t), edge * alpha_));
    }
}

namespace {
/// Sets the alpha to 1 while it lives, so that the alpha stored in a vertex is that of its smooth edge alone.
struct FullAlpha {
    float& alpha;
    float was;
    explicit FullAlpha(float& a) : alpha(a), was(a) { a = 1; }
    ~FullAlpha() { alpha = was; }
    FullAlpha(const FullAlpha&) = delete;
    FullAlpha& operator=(const FullAlpha&) = delete;
};
}  // namespace

// ---- 3 filled shapes ----

void Canvas::rect(Rect r, Corners c, Color col) {
    note_cover(r, col);
    if (!paints()) return;
    path_rect(snapped(r), c);
    fill_path(col, true);
}
void Canvas::gradient(Rect r, Corners c, Color top, Color bottom) {
    note_cover(r, top.a < bottom.a ? top : bottom);
    if (!paints()) return;
    const int from = list_->VtxBuffer.Size;
    const Rect s = snapped(r);
    { const FullAlpha full(alpha_); path_rect(s, c); fill_path(kWhite, true); }
    shade_vertices(from, s.min(), {s.x, s.bottom()}, top, bottom);
}
void Canvas::gradient_horizontal(Rect r, Corners c, Color left, Color right) {
    if (!paints()) return;
    const int from = list_->VtxBuffer.Size;
    const Rect s = snapped(r);
    { const FullAlpha full(alpha_); path_rect(s, c); fill_path(kWhite, true); }
    shade_vertices(from, s.min(), {s.right(), s.y}, left, right);
}
void Canvas::circle(Vec at, float r, Color col) {
    note_cover(square_around(at, r * 1.4f), col);
    if (!paints()) return;
    path_arc(at, r, r, 0, kTau, arc_steps(r, kTau));
    path_.pop_back();
    fill_path(col, true);
}
void Canvas::gradient_circle(Vec at, float r, Color c0, Color c1, float angle) {
    const int from = list_->VtxBuffer.Size;
    { const FullAlpha full(alpha_); circle(at, r, kWhite); }
    shade_vertices(from, polar(at, -r, angle), polar(at, r, angle), c0, c1);
}
void Canvas::ellipse(Vec at, float rx, float ry, float rotation, Color col) {
    if (!paints()) return;
    const Saved turned = transformed(at, rotation);
    path_arc({0, 0}, rx, ry, 0, kTau, arc_steps(std::max(rx, ry), kTau));
    path_.pop_back();
    fill_path(col, true);
}
void Canvas::polygon(std::span<const Vec> p, Color col) {
    if (!paints()) return;
    for (const Vec v : p) path_.push_back(device(v));
    fill_path(col, p.size() <= 3);
}
void Canvas::gradient_polygon(std::span<const Vec> p, Color c0, Color c1, float y0, float y1) {
    const int from = list_->VtxBuffer.Size;
    { const FullAlpha full(alpha_); polygon(p, kWhite); }
    shade_vertices(from, {0, y0}, {0, y1}, c0, c1);
}
void Canvas::bezier_fill(std::initializer_list<Vec> p, Color col) {
    if (!paints()) return;
    path_bezier(p);
    if (path_.size() > 1) {
        const ImVec2 a = path_.front(), b = path_.back();
        if (std::fabs(a.x - b.x) < 0.01f && std::fabs(a.y - b.y) < 0.01f) path_.pop_back();
    }
    fill_path(col, false);
}

// ---- 4 outlines ----

void Canvas::rect_stroke(Rect r, Corners c, Color col, float t) {
    if (!paints()) return;
    const float half = device_thickness(t) / zoom_ / 2;
    const auto inner = [half](float radius) { return radius > half ? radius - half : radius; };
    path_rect(snapped(r).grown(-half), {inner(c.tl), inner(c.tr), inner(c.br), inner(c.bl)});
    stroke_path(col, t, true, Cap::butt);
}
void Canvas::circle_stroke(Vec at, float r, Color col, float t) {
    if (!paints()) return;
    path_arc(at, r, r, 0, kTau, arc_steps(r, kTau));
    path_.pop_back();
    stroke_path(col, t, true, Cap::butt);
}
void Canvas::arc(Vec at, float r, float a0, float a1, Color col, float t, Cap cap) {
    if (!paints()) return;
    path_arc(at, r, r, a0, a1, arc_steps(r, a1 - a0));
    stroke_path(col, t, false, cap);
}
void Canvas::ellipse_stroke(Vec at, float rx, float ry, float rotation, Color col, float t, float a0, float a1, Cap cap) {
    if (!paints()) return;
    const Saved turned = transformed(at, rotation);
    const bool whole = a1 - a0 >= kTau - 1e-3f;
    path_arc({0, 0}, rx, ry, a0, a1, arc_steps(std::max(rx, ry), a1 - a0));
    if (whole) path_.pop_back();
    stroke_path(col, t, whole, cap);
}
void Canvas::line(Vec a, Vec b, Color col, float t, Cap cap) {
    if (!paints()) return;
    path_.push_back(device(a));
    path_.push_back(device(b));
    stroke_path(col, t, false, cap);
}
void Canvas::polyline(std::span<const Vec> p, Color col, float t, bool closed, Cap cap) {
    if (!paints()) return;
    for (const Vec v : p) path_.push_back(device(v));
    stroke_path(col, t, closed, cap);
}
void Canvas::bezier(std::initializer_list<Vec> p, Color col, float t) {
    if (!paints()) return;
    path_bezier(p);
    stroke_path(col, t, false, Cap::round);
}
void Canvas::dashed_circle(Vec at, float r, Color col, float t, float on, float off) {
    if (!paints()) return;
    path_arc(at, r, r, 0, kTau, arc_steps(r, kTau));
    const float lengths[] = {on, off};
    dash_path(col, t, false, lengths, Cap::butt);
}
void Canvas::dashed_rect(Rect r, float radius, Color col, float t, float on, float off) {
    if (!paints()) return;
    path_rect(snapped(r).grown(-t / 2), radius);
    const float lengths[] = {on, off};
    dash_path(col, t, true, lengths, Cap::butt);
}
void Canvas::dashed_polyline(std::span<const Vec> p, Color col, float t, const Dash& dash, Cap cap) {
    if (!paints()) return;
    for (const Vec v : p) path_.push_back(device(v));
    if (dash.count == 0) stroke_path(col, t, false, cap);
    else dash_path(col, t, false, std::span(dash.lengths.data(), std::size_t(dash.count)), cap);
}

// ---- 5 light and shadow ----

namespace {
void image(ImDrawList& list, ImVec2 a, ImVec2 b, ImVec2 c, ImVec2 d, ImVec2 uv0, ImVec2 uv1, ImU32 col) {
    if ((col >> IM_COL32_A_SHIFT) == 0) return;
    list.PrimReserve(6, 4);
    list.PrimQuadUV(a, b, c, d, uv0, {uv1.x, uv0.y}, uv1, {uv0.x, uv1.y}, col);
}
}  // namespace

void Canvas::glow(Vec at, float rx, Color col, float a, float ry) {
    if (theme_->flat || !paints()) return;
    if (ry == 0) ry = rx;
    assets_->textures.refresh();                            // text of this frame may have moved the atlas
    const TextureUv uv = assets_->textures.glow();
    image(*list_, device({at.x - rx, at.y - ry}), device({at.x + rx, at.y - ry}), device({at.x + rx, at.y + ry}),
          device({at.x - rx, at.y + ry}), uv.min, uv.max, ink(fade(col, a)));
}
void Canvas::glow_in(Rect r, Vec at, float rx, Color col, float a) {
    const Saved inside = clipped(r);                        // the glow is too faint for rounded corners to matter
    glow(at, rx, col, a);
}

/// Draws a blurred rectangle: full inside, half on the edge of `r`, nothing `blur` beyond it.
void Canvas::soft_frame(Rect r, float blur, Color col) {
    if (!paints()) return;
    const float in = std::min({blur, r.w / 2, r.h / 2});
    const Rect inner = r.grown(-in), outer = r.grown(blur);
    assets_->textures.refresh();                            // text of this frame may have moved the atlas
    const TextureUv uv = assets_->textures.soft();
    const ImU32 paint = ink(col);
    const ImVec2 corner = uv.at(1, 1), full = uv.at(0, 0);
    const auto quad = [&](float x0, float y0, float x1, float y1, ImVec2 uv0, ImVec2 uv1) {
        if (x1 - x0 <= 0 || y1 - y0 <= 0) return;
        image(*list_, device({x0, y0}), device({x1, y0}), device({x1, y1}), device({x0, y1}), uv0, uv1, paint);
    };
    quad(inner.x, inner.y, inner.right(), inner.bottom(), full, full);
    quad(inner.x, outer.y, inner.right(), inner.y, {full.x, corner.y}, full);
    quad(inner.x, inner.bottom(), inner.right(), outer.bottom(), full, {full.x, corner.y});
    quad(outer.x, inner.y, inner.x, inner.bottom(), {corner.x, full.y}, full);
    quad(inner.right(), inner.y, outer.right(), inner.bottom(), full, {corner.x, full.y});
    quad(outer.x, outer.y, inner.x, inner.y, corner, full);
    quad(inner.right(), outer.y, outer.right(), inner.y, {full.x, corner.y}, {corner.x, full.y});
    quad(inner.right(), inner.bottom(), outer.right(), outer.bottom(), full, corner);
    quad(outer.x, inner.bottom(), inner.x, outer.bottom(), {corner.x, full.y}, {full.x, corner.y});
}

void Canvas::shadow(Rect r, float radius, float a, float blur, float dy) {
    (void)radius;
    if (theme_->flat) return;
    soft_frame(r.moved(0, dy), blur, fade(kBlack, a));
}
void Canvas::shadow_circle(Vec at, float r, float a, float blur, float dy) {
    if (theme_->flat || !paints()) return;
    assets_->textures.refresh();                            // text of this frame may have moved the atlas
    const TextureUv uv = assets_->textures.glow();
    const float reach = (r + blur) * 1.08f;
    const Vec c{at.x, at.y + dy};
    image(*list_, device({c.x - reach, c.y - reach}), device({c.x + reach, c.y - reach}), device({c.x + reach, c.y + reach}),
          device({c.x - reach, c.y + reach}), uv.min, uv.max, ink(fade(kBlack, a)));
}
void Canvas::halo(Rect r, float radius, Color col, float a, float blur) {
    if (theme_->flat) {
        rect_stroke(r.grown(4), radius + 4, col, 4);
        return;
    }
    soft_frame(r, blur, fade(col, a));
}
void Canvas::shade_sphere(Vec at, float r) {
    assets_->textures.refresh();                            // text of this frame may have moved the atlas
    const TextureUv uv = assets_->textures.shade();
    const int from = list_->VtxBuffer.Size;
    circle(at, r, kWhite);
    // The disc keeps its smooth edge and takes the picture as its texture. Light comes from the same side under every rotation.
    const ImVec2 middle = device(at);
    const float k = 0.5f / (device_length(r) * kShadeReach);
    for (int i = from; i < list_->VtxBuffer.Size; ++i) {
        ImDrawVert& v = list_->VtxBuffer[i];
        v.uv = uv.at(0.5f + (v.pos.x - middle.x) * k, 0.5f + (v.pos.y - middle.y) * k);
    }
}
void Canvas::noise(Rect r, float a) {
    if (theme_->flat || !paints()) return;
    assets_->textures.refresh();                            // text of this frame may have moved the atlas
    const TextureUv uv = assets_->textures.noise();
    const float tile = 128 / zoom_;
    const Saved inside = clipped(r);
    for (float y = r.y; y < r.bottom(); y += tile)
        for (float x = r.x; x < r.right(); x += tile)
            image(*list_, device({x, y}), device({x + tile, y}), device({x + tile, y + tile}), device({x, y + tile}), uv.min,
                  uv.max, ink(fade(kWhite, a)));
}

// ---- 6 text ----

/// Returns the size to draw. Boxes shrink on the smallest screens, but text does not go below 13 CSS pixels. Smaller type (a
/// numeral on a badge) is part of its drawing and shrinks with it.
float Canvas::drawn_size(float size) const {
    return size >= type::kSmall ? std::max(size, type::kSmall / std::min(1.0f, ui_)) : size;
}

namespace {

/// Returns the end of the stretch from `at` on for which the face has no letters. Spaces inside it are included, because neighbours
/// join and shape the letters of other scripts.
std::size_t end_of_foreign(ImFontBaked& baked, std::string_view s, std::size_t at) {
    std::size_t end = at;
    while (at < s.size()) {
        const char32_t c = next_code_point(s, at);
        if (c == U' ') continue;
        if (baked.FindGlyphNoFallback(ImWchar(c)) != nullptr) break;
        end = at;
    }
    return end;
}

}  // namespace

/// Draws a stretch without glyphs: its picture, or plain boxes until there is one. Returns the width in device pixels.
float Canvas::foreign_run(ImVec2* pen, std::string_view s, float em, Weight w, ImU32 col, bool draw) const {
    const TextPicture* picture = assets_->fonts.picture(s, w);
    TextureUv uv;
    if (picture != nullptr && find_place(picture->place, uv)) {
        if (draw && paints() && now_.straight) {
            const ImVec2 a{pen->x, pen->y - picture->above * em}, b{pen->x + picture->width * em, pen->y + picture->below * em};
            list_->PrimReserve(6, 4);
            list_->PrimRectUV(a, b, uv.min, uv.max, picture->has_colors ? (col & IM_COL32_A_MASK) | IM_COL32(255, 255, 255, 0) : col);
        }
        return picture->width * em;
    }
    constexpr float kBox = 0.5f, kStep = 0.62f, kHeight = 0.7f;  // in ems
    int count = 0;
    for (std::size_t at = 0; at < s.size(); ++count) next_code_point(s, at);
    if (draw) {
        assets_->fonts.miss(s);
        for (int i = 0; i < count && now_.straight && paints(); ++i) {
            const float x = pen->x + (float(i) * kStep + (kStep - kBox) / 2) * em;
            list_->AddRect({x, pen->y - kHeight * em}, {x + kBox * em, pen->y}, col, em * 0.1f, 0, std::max(1.0f, em * 0.06f));
        }
    }
    return float(count) * kStep * em;
}

/// Draws the signs of a line of text whose left end is `at`.
void Canvas::draw_signs(Vec at, float size, Color col, const std::vector<PlacedSign>& placed) {
    const float em = drawn_size(size);
    Recording* const record = record_;
    const int signing = signing_;
    signing_ = 0;
    for (const PlacedSign& one : placed) {
        const Vec centre{at.x + one.x / zoom_ + em * kSignSize / 2, at.y};
        if (record != nullptr) note_sign(centre, em * kSignSize, one.words->words);
        record_into(nullptr);                              // of a sign as a whole, not its parts
        one.words->draw(*this, centre, em * kSignSize, col);
        record_into(record);
    }
    signing_ = signing;
}

/// Measures the text, or draws it with the pen at the left end of the base line, in device pixels, without its signs, whose places go to
/// `placed`. Returns the width.
float Canvas::text_run(ImVec2* pen, std::string_view s, float size, Weight w, ImU32 col, bool draw, std::vector<PlacedSign>* placed) const {
    ImFont* face = assets_->fonts.face(w);
    if (face == nullptr) return 0;
    // Uses whole device pixels, so that glyphs are drawn as baked and never scaled.
    const float line = assets_->fonts.line_in_ems(w);
    ImFontBaked* baked = face->GetFontBaked(std::max(1.0f, std::floor(drawn_size(size) * zoom_ * line + 0.5f)), 1.0f);
    if (baked == nullptr) return 0;
    const float em = baked->Size / line;
    constexpr char32_t kMiddleDot = 0xB7;
    constexpr float kDotAdvance = 0.6f;                     // share of the size; the font's own dot is too narrow
    const float along_x = now_.a / zoom_, along_y = now_.b / zoom_;
    const bool signing = is_signing();
    std::size_t words_end = 0;                              // of the words whose sign came last
    float x = 0;
    for (std::size_t at = 0; at < s.size();) {
        const std::size_t from = at;
        if (const SignedWords* words = signing && from >= words_end ? signs_->at(s, from) : nullptr) {
            if (placed != nullptr) placed->push_back({x, words});
            x += kSignAdvance * em;
            words_end = from + words->words.size();
        }
        char32_t c = next_code_point(s, at);
        if (c == 0x25CF) c = 0x2022;                        // the faces have a bullet but no black circle
        if (c < 0x20 || c == 0x200B) continue;
        const ImFontGlyph* glyph = baked->FindGlyphNoFallback(ImWchar(c));
        if (glyph == nullptr) {
            at = end_of_foreign(*baked, s, from);
            ImVec2 here = pen != nullptr ? ImVec2{pen->x + x, pen->y} : ImVec2{};
            x += foreign_run(&here, s.substr(from, at - from), em, w, col, draw);
            continue;
        }
        float advance = glyph->AdvanceX, shift = 0;
        if (c == kMiddleDot) {
            shift = (kDotAdvance * em - advance) / 2;
            advance = kDotAdvance * em;
        }
        if (draw && paints() && glyph->Visible) {
            const float ascent = std::floor(baked->Ascent + 0.5f);
            const float x0 = x + shift + glyph->X0, x1 = x + shift + glyph->X1, y0 = glyph->Y0 - ascent, y1 = glyph->Y1 - ascent;
            list_->PrimReserve(6, 4);
            if (now_.straight) {
                list_->PrimRectUV({pen->x + x0, pen->y + y0}, {pen->x + x1, pen->y + y1}, {glyph->U0, glyph->V0},
                                  {glyph->U1, glyph->V1}, col);
            } else {
                const auto turned = [&](float u, float v) {
                    return ImVec2{pen->x + along_x * u - along_y * v, pen->y + along_y * u + along_x * v};
                };
                list_->PrimQuadUV(turned(x0, y0), turned(x1, y0), turned(x1, y1), turned(x0, y1), {glyph->U0, glyph->V0},
                                  {glyph->U1, glyph->V0}, {glyph->U1, glyph->V1}, {glyph->U0, glyph->V1}, col);
            }
        }
        x += advance;
    }
    return x;
}

float Canvas::text_width(std::string_view s, float size, Weight w) const {
    return text_run(nullptr, s, size, w, 0, false) / zoom_;
}

void Canvas::text(Vec at, std::string_view s, float size, Color col, Weight w, Align al) {
    draw_text(at, s, size, col, w, al, s);
}

void Canvas::draw_text(Vec at, std::string_view s, float size, Color col, Weight w, Align al, std::string_view whole) {
    if (s.empty()) return;
    if (al != Align::left) at.x -= text_width(s, size, w) * (al == Align::center ? 0.5f : 1.0f);
    if (record_ != nullptr) note_text(at, s, size, text_width(s, size, w), whole);
    ImVec2 pen = device({at.x, at.y + drawn_size(size) * kBaseline});
    if (now_.straight) pen = {std::floor(pen.x + 0.5f), std::floor(pen.y + 0.5f)};
    if (!is_signing()) {
        text_run(&pen, s, size, w, ink(col), true);
        return;
    }
    std::vector<PlacedSign> placed;
    text_run(&pen, s, size, w, ink(col), true, &placed);
    draw_signs(at, size, col, placed);
}

float Canvas::fit(Vec at, std::string_view s, float size, Color col, Weight w, Align al, float max) {
    float z = size;
    while (z > type::kSmall && text_width(s, z, w) > max) z = std::max(type::kSmall, z - 0.5f);
    float width = text_width(s, z, w);
    if (width <= max) {
        text(at, s, z, col, w, al);
        return width;
    }
    std::string cut;
    std::size_t end = s.size();
    do {
        while (end > 0 && (static_cast<unsigned char>(s[--end]) & 0xC0) == 0x80) {}
        cut = std::string(s.substr(0, end)) + std::string(kEllipsis);
        width = text_width(cut, z, w);
    } while (end > 0 && width > max);
    draw_text(at, cut, z, col, w, al, s);
    return width;
}

std::vector<std::string_view> Canvas::lines(std::string_view s, float size, Weight w, float max) const {
    return break_lines(s, max, [&](std::string_view piece) { return text_width(piece, size, w); });
}

float Canvas::whole_words(std::string_view s, float size, Weight w, float max, std::size_t most, float least) const {
    for (; size > least; size -= 0.5f) {
        const auto pieces = lines(s, size, w, max);
        if (pieces.size() > most) continue;
        const bool is_whole = std::all_of(pieces.begin(), pieces.end(), [&](std::string_view piece) {
            const char* end = piece.data() + piece.size();
            if (end == s.data() + s.size() || piece.empty()) return true;
            std::size_t at = std::size_t(end - s.data());
            const char32_t before = last_code_point(piece);
            return is_wide(before) || *end == ' ' || *end == '\n' || may_break_between(before, next_code_point(s, at));
        });
        if (is_whole) return size;
    }
    return least;
}

float Canvas::widest_word(std::string_view s, float size, Weight w) const {
    float widest = 0;
    std::size_t start = 0;
    for (std::size_t at = 0; at < s.size();) {
        const char32_t c = next_code_point(s, at);
        std::size_t next = at;
        if (at < s.size() && c != '\n' && s[at] != '\n' && !may_break_between(c, next_code_point(s, next))) continue;
        std::string_view word = s.substr(start, at - start);
        while (!word.empty() && word.back() == ' ') word.remove_suffix(1);
        widest = std::max(widest, text_width(word, size, w));
        start = at;
    }
    return widest;
}

int Canvas::fit_lines(Vec at, std::string_view s, float size, Color col, Weight w, Align al, float max, int most) {
    constexpr float kLine = 15;
    if (most < 2 || text_width(s, type::kSmall, w) <= max) {
        fit(at, s, size, col, w, al, max);
        return 1;
    }
    const int count = std::min(most, int(lines(s, type::kSmall, w, max).size()));
    paragraph({at.x, at.y - float(count - 1) * kLine / 2}, s, type::kSmall, col, w, max, kLine, al, most);
    return count;
}

float Canvas::even_room(std::string_view s, float size, Weight w, float max) const {
    const std::size_t count = lines(s, size, w, max).size();
    if (count < 2) return max;
    constexpr float kStep = 4;
    const float least = size - 0.5f;
    for (float room = max - kStep; room > max / 2; room -= kStep) {
        if (lines(s, size, w, room).size() > count || whole_words(s, size, w, room, count, least) < size) break;
        max = room;
    }
    return max;
}

float Canvas::paragraph(Vec at, std::string_view s, float size, Color col, Weight w, float max, float line_height, Align al,
                        int max_lines) {
    int count = 0;
    for (const std::string_view piece : lines(s, size, w, max)) {
        if (count == max_lines) {
            note_left_out(s);
            break;
        }
        text({at.x, at.y + float(count) * line_height}, piece, size, col, w, al);
        ++count;
    }
    return float(count) * line_height;
}

int Canvas::title(Vec at, std::string_view s, float size, Color col, float max, float line_height, Align al) {
    auto pieces = lines(s, size, Weight::bold, max);
    const auto too_wide = [&](float z) {
        return std::any_of(pieces.begin(), pieces.end(), [&](std::string_view p) { return text_width(p, z, Weight::bold) > max; });
    };
    if (pieces.size() > 2 || too_wide(size)) {
        size = type::kSmall;
        pieces = lines(s, size, Weight::bold, max);
    }
    for (std::size_t i = 0; i < pieces.size(); ++i)
        text({at.x, at.y + float(i) * line_height}, pieces[i], size, col, Weight::bold, al);
    return int(pieces.size());
}

float Canvas::runs(Vec at, std::span<const Run> rs, float size, float max, float line_height) {
    float x = at.x, y = at.y;
    for (const Run& run : rs) {
        std::size_t start = 0;
        while (start < run.text.size()) {
            // Finds the shortest piece after which a line may end.
            std::size_t end = start;
            char32_t before = next_code_point(run.text, end);
            while (end < run.text.size()) {
                std::size_t peek = end;
                const char32_t after = next_code_point(run.text, peek);
                if (may_break_between(before, after)) break;
                before = after;
                end = peek;
            }
            std::string_view piece = run.text.substr(start, end - start), bare = piece;
            while (!bare.empty() && bare.back() == ' ') bare.remove_suffix(1);
            if (x > at.x && x + text_width(bare, size, run.weight) > at.x + max) {
                x = at.x;
                y += line_height;
            }
            text({x, y}, piece, size, run.color, run.weight);
            x += text_width(piece, size, run.weight);
            start = end;
        }
    }
    return y - at.y + line_height;
}

}  // namespace orrery::ui
