// Layout of the table screen for every window size.
#pragma once

#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

LayoutKind layout_kind(Vec size);
/// Returns true for the one-column layout with small margins, used by shelf, set-up and results.
inline bool is_narrow(Vec size) { return size.x < 700; }

struct TableLayout {
    LayoutKind kind = LayoutKind::tablet;
    float bar = 64;                  ///< height of the prompt bar
    std::vector<Rect> seats;         ///< one panel per seat; empty where they are hidden
    Rect tools;                      ///< phones: row of tools at the bottom, or their place in the bar of a low window; otherwise empty
    Rect log;                        ///< place of the docked log; otherwise empty
    Rect guide;                      ///< area taken from the board for the guide; otherwise empty
    TableAreas areas;
};
/// Lays out the table screen. `size` is the size of the canvas, which excludes notches and rounded corners. `seats` is the number
/// of panels, or 0 if the table draws the seats itself (GameFace::shows_seats).
TableLayout table_layout(Vec size, int seats, bool log_open);

/// Form of the guide at the table. `panel` and `strip` (phones) take an area from a large board and cover nothing. `over` starts
/// folded; the hint tool opens it above the board.
enum class GuidePlace { panel, strip, over };
GuidePlace guide_place(Vec size, int seats);
/// Lays out the table screen with the area of the guide taken from the board. A folded panel takes none.
TableLayout guided_layout(Vec size, int seats, bool log_open, bool folded);

}  // namespace orrery::ui
