// Where the parts of the table screen go, for every size of window.
#pragma once

#include "imgui_ui/app/table_view.h"

namespace orrery::ui {

LayoutKind layout_kind(Vec size);
/// One column, large margins given up: shelf, set-up and results.
inline bool is_narrow(Vec size) { return size.x < 700; }

struct TableLayout {
    LayoutKind kind = LayoutKind::tablet;
    float bar = 64;                  ///< height of the prompt bar
    std::vector<Rect> seats;         ///< one panel per seat; empty where they are hidden
    Rect tools;                      ///< phones: the row of tools at the foot; else empty
    Rect log;                        ///< where the log lies when it is docked; else empty
    TableAreas areas;
};
/// `size` is that of the canvas, which the page keeps clear of notches and rounded corners.
TableLayout table_layout(Vec size, int seats, bool log_open);

}  // namespace orrery::ui
