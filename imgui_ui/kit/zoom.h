// A plane that is larger than its place on the screen, for example a map: it is shown whole, or enlarged in part. Two fingers,
// the wheel and a double tap enlarge it; dragging moves it.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "ui.h"

namespace orrery::ui {

/// Plane of `size` units and the room in which it is shown.
struct Plane {
    Rect room;
    Vec size;
    float rim = 3;                          ///< room for glow beyond the edge of the plane
    static constexpr float kLeast = 1, kMost = 3;

    /// Returns the length of a unit at which the whole plane is visible.
    float fitted_unit() const;
};

/// Visible part of a plane: how often it is enlarged, and the offset of the visible centre from its own, in units.
struct ZoomView {
    float zoom = Plane::kLeast;
    Vec pan;
    bool is_fitted() const { return zoom <= Plane::kLeast; }
};

/// Place of a plane on the screen.
struct ShownPlane {
    Rect field;                             ///< visible part; clip of everything on it
    Vec origin;                             ///< upper left corner of the plane, which may lie outside
    float unit = 0;
};
ShownPlane shown(const Plane&, const ZoomView&);
/// Returns the view after zooming by `factor` around `fixed`.
ZoomView zoomed(const Plane&, const ZoomView&, float factor, Vec fixed);
/// Returns the view after panning by `by`. No edge of the plane enters the field.
ZoomView panned(const Plane&, const ZoomView&, Vec by);

/// Handling of a plane. Keeps its view between frames.
class Zoom {
  public:
    const ZoomView& view() const { return view_; }
    void show(const ZoomView& view) { view_ = view; }
    /// Enlarges the plane, or shows the whole again.
    void toggle(const Plane&, Vec fixed);

    struct Look {
        Id ground;                          ///< target of the plane itself, below everything on it
        std::string_view name;
        bool has_targets = true;            ///< false if the things on it are too small to be touched: one tap enlarges it
        bool is_dense = false;              ///< true if the things on it are closer to each other than elsewhere
        std::function<bool(Id)> drags_plane;    ///< whether dragging this target, which is not the ground, moves the plane
    };
    /// Registers the ground and handles fingers, wheel and mouse. Returns the point of a single tap on the ground.
    std::optional<Vec> handle(Ui&, const Plane&, const Look&);

  private:
    ZoomView view_;
    double tapped_ms_ = -1e9;               // last tap on the ground
    std::optional<Vec> dragged_from_;       // place of the dragging finger in the frame before
};

}  // namespace orrery::ui
