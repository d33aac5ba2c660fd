#include "zoom.h"

#include <algorithm>
#include <cmath>

namespace orrery::ui {

namespace {

ZoomView clamped(const Plane& plane, ZoomView view) {
    view.zoom = std::clamp(view.zoom, Plane::kLeast, Plane::kMost);
    const float unit = plane.fitted_unit() * view.zoom;
    const auto limit = [&](float room, float size) { return std::max(0.0f, size / 2 - (room - 2 * plane.rim) / unit / 2); };
    const float x = limit(plane.room.w, plane.size.x), y = limit(plane.room.h, plane.size.y);
    view.pan = {std::clamp(view.pan.x, -x, x), std::clamp(view.pan.y, -y, y)};
    return view;
}

}  // namespace

float Plane::fitted_unit() const { return std::max(1.0f, std::min((room.w - 2 * rim) / size.x, (room.h - 2 * rim) / size.y)); }

ShownPlane shown(const Plane& plane, const ZoomView& wanted) {
    const ZoomView view = clamped(plane, wanted);
    ShownPlane out;
    out.unit = plane.fitted_unit() * view.zoom;
    const Vec middle = plane.room.centre();
    out.field = rect_around(middle, std::min(plane.room.w, plane.size.x * out.unit + 2 * plane.rim),
                            std::min(plane.room.h, plane.size.y * out.unit + 2 * plane.rim));
    out.origin = {middle.x - (plane.size.x / 2 + view.pan.x) * out.unit, middle.y - (plane.size.y / 2 + view.pan.y) * out.unit};
    return out;
}

ZoomView zoomed(const Plane& plane, const ZoomView& view, float factor, Vec fixed) {
    const ShownPlane before = shown(plane, view);
    const Vec at = (fixed - before.origin) * (1 / before.unit);
    ZoomView out{std::clamp(view.zoom * factor, Plane::kLeast, Plane::kMost), {}};
    const Vec offset = (fixed - plane.room.centre()) * (1 / shown(plane, out).unit);
    out.pan = at - plane.size * 0.5f - offset;
    return clamped(plane, out);
}

ZoomView panned(const Plane& plane, const ZoomView& view, Vec by) {
    return clamped(plane, {view.zoom, view.pan - by * (1 / (plane.fitted_unit() * view.zoom))});
}

void Zoom::toggle(const Plane& plane, Vec fixed) {
    constexpr float kTapZoom = 2;
    view_ = view_.is_fitted() ? zoomed(plane, view_, kTapZoom, fixed) : ZoomView{};
}

std::optional<Vec> Zoom::handle(Ui& ui, const Plane& plane, const Look& look) {
    constexpr float kWheelZoom = 1.2f;
    constexpr double kDoubleTapMs = 350, kNever = -1e9;
    const Rect field = shown(plane, view_).field;
    std::optional<Vec> tapped;
    TapOptions ground;
    ground.name = look.name;
    ground.is_ground = true;
    ground.is_dense = look.is_dense;
    ground.can_focus = !look.has_targets;
    ground.can_drag = !view_.is_fitted();
    if (ui.tap(look.ground, field, ground)) {
        const bool is_double = !look.has_targets || ui.now_ms() - tapped_ms_ < kDoubleTapMs;
        tapped_ms_ = is_double ? kNever : ui.now_ms();
        if (is_double) toggle(plane, field.contains(ui.pointer()) ? ui.pointer() : field.centre());
        else tapped = ui.pointer();
    }
    if (const float wheel = ui.wheel_over(field); wheel != 0) view_ = zoomed(plane, view_, std::pow(kWheelZoom, wheel), ui.pointer());
    if (const std::optional<Pinch> pinch = ui.pinch(); pinch && field.contains(pinch->centre))
        view_ = panned(plane, zoomed(plane, view_, pinch->factor, pinch->centre), pinch->moved);
    const std::optional<Drag> drag = ui.drag();
    if (!drag || view_.is_fitted() || (drag->source != look.ground && !look.drags_plane(drag->source))) {
        dragged_from_.reset();
        return tapped;
    }
    view_ = panned(plane, view_, drag->now - dragged_from_.value_or(drag->start));
    dragged_from_ = drag->now;
    ui.request_frame();
    return tapped;
}

}  // namespace orrery::ui
