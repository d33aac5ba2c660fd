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
    Rect guide;                      ///< what the board gave to the guide; else empty
    TableAreas areas;
};
/// `size` is that of the canvas, which the page keeps clear of notches and rounded corners. `seats`: panels to lay out; 0
/// where the table shows the seats in places of its own (GameFace::shows_seats).
TableLayout table_layout(Vec size, int seats, bool log_open);

/// How the guide stands at the table. Where the board can spare it, it has a place of its own and covers nothing: all of it,
/// or on phones a strip that opens. Elsewhere it is put away, the tool of the hint brings it, and then it lies over the board.
enum class GuidePlace { panel, strip, over };
GuidePlace guide_place(Vec size, int seats);
/// The table's layout with the guide's place taken from the board; a panel that is folded away takes none.
TableLayout guided_layout(Vec size, int seats, bool log_open, bool folded);

}  // namespace orrery::ui
