#include "imgui_ui/app/table/layout.h"

#include <algorithm>

namespace orrery::ui {
namespace {

constexpr float kStripHeight = 80, kStripGap = 12, kHandHeight = 150, kTableMargin = 16;
constexpr float kPhoneTableMargin = 8, kPhoneSeat = 56, kPhoneTools = 48, kPhoneHand = 204, kPhoneLeastHand = 164;
constexpr float kColumn = 288, kColumnPanel = 92, kDesktopMargin = 20, kDesktopHand = 200, kLog = 320;
constexpr float kBarTools = 260;                           // five tools of the prompt bar

/// Returns the width of one of `seats` panels side by side.
float panel_width(float width, int seats, float gap) {
    return seats > 0 ? (width - gap * float(seats - 1)) / float(seats) : 0;
}

TableLayout tablet(Vec size, int seats) {
    TableLayout out;
    const float left = kTableMargin, width = size.x - 2 * kTableMargin;
    const float top = out.bar + 8;
    const float panel = panel_width(width, seats, kStripGap);
    for (int i = 0; i < seats; ++i) out.seats.push_back({left + float(i) * (panel + kStripGap), top, panel, kStripHeight});
    const float board = top + (seats > 0 ? kStripHeight + 8 : 0), foot = size.y - kHandHeight;
    out.areas.hand = {left, foot, width, kHandHeight};
    out.areas.board = {left, board, width, foot - board};
    return out;
}

TableLayout desktop(Vec size, int seats, bool log_open) {
    TableLayout out;
    out.kind = LayoutKind::desktop;
    const float left = kDesktopMargin, top = out.bar + kDesktopMargin;
    const float bottom = size.y - kDesktopMargin;
    float y = top;
    for (int i = 0; i < seats; ++i, y += kColumnPanel + kStripGap) out.seats.push_back({left, y, kColumn, kColumnPanel});
    out.areas.reference = {left, y, kColumn, std::max(0.0f, bottom - y)};
    float right = size.x - kDesktopMargin;
    if (log_open) {
        out.log = {right - kLog, top, kLog, bottom - top};
        right -= kLog;
    }
    const float x = left + kColumn + 12, width = right - x, foot = size.y - kDesktopHand;
    out.areas.hand = {x, foot, width, kDesktopHand};
    out.areas.board = {x, out.bar + 12, width, foot - out.bar - 12};
    return out;
}

TableLayout phone(Vec size, int seats) {
    TableLayout out;
    out.kind = LayoutKind::phone;
    out.bar = 76;
    const float left = kPhoneTableMargin, width = size.x - 2 * kPhoneTableMargin;
    const float top = out.bar + 8, gap = 6;
    const float panel = panel_width(width, seats, gap);
    for (int i = 0; i < seats; ++i) out.seats.push_back({left + float(i) * (panel + gap), top, panel, kPhoneSeat});
    out.tools = {left, size.y - kPhoneTools, width, kPhoneTools};
    // Many players need a crowded board, so on a short screen the hand becomes smaller.
    const float hand_h = seats < 4 ? kPhoneHand : std::clamp(kPhoneHand - 0.6f * (780 - size.y), kPhoneLeastHand, kPhoneHand);
    const float board = top + (seats > 0 ? kPhoneSeat + 8 : 0), hand = out.tools.y - hand_h;
    out.areas.hand = {left, hand, width, hand_h};
    out.areas.board = {left, board, width, hand - board - 6};
    return out;
}

TableLayout phone_landscape(Vec size) {
    TableLayout out;
    out.kind = LayoutKind::phone_landscape;
    const float top = out.bar + 6, right = size.x - kPhoneTableMargin;
    constexpr float kHandColumn = 132;
    out.areas.hand = {right - kHandColumn, top, kHandColumn, size.y - top - 6};
    const float left = kPhoneTableMargin;
    out.areas.board = {left, top, out.areas.hand.x - left - 8, out.areas.hand.h};
    out.tools = {right - kBarTools, 8, kBarTools, out.bar - 16};
    return out;
}

}  // namespace

LayoutKind layout_kind(Vec size) {
    if (size.x < 700 && size.y > size.x) return LayoutKind::phone;
    if (size.y < 560) return LayoutKind::phone_landscape;
    // Compared in canvas units, because larger type on a wide screen leaves no room for columns on both sides.
    if (size.x >= 1390 && size.y >= 780) return LayoutKind::desktop;
    return LayoutKind::tablet;
}

TableLayout table_layout(Vec size, int seats, bool log_open) {
    TableLayout out;
    switch (layout_kind(size)) {
        case LayoutKind::tablet: out = tablet(size, seats); break;
        case LayoutKind::desktop: out = desktop(size, seats, log_open); break;
        case LayoutKind::phone: out = phone(size, seats); break;
        case LayoutKind::phone_landscape: out = phone_landscape(size); break;
    }
    out.areas.kind = out.kind;
    out.areas.whole = {0, out.bar, out.log.w > 0 ? out.log.x : size.x, size.y - out.bar};
    out.areas.log_open = out.log.w > 0;
    return out;
}

namespace {

constexpr float kGuidePanel = 140, kGuideUpright = 164, kGuideStrip = 54, kGuideGap = 8;
constexpr float kHandReach = 24;                           // room for a finger on the heading of the hand

/// Returns the least height of the board at which its rows of planets can still be told apart and touched.
float least_board(LayoutKind kind, int seats) {
    constexpr float kPhoneRow = 84;                        // including its share of the strip below
    if (kind == LayoutKind::phone) return kPhoneRow * float(seats < 4 ? 4 : 6);
    // Three rows for any number of planets. A table that draws the seats itself has a column of them beside the board.
    return kind == LayoutKind::tablet && seats == 0 ? 320 : 300;
}

float guide_height(LayoutKind kind, Vec size) {
    return kind == LayoutKind::phone ? kGuideStrip + kHandReach : size.x < 1000 ? kGuideUpright : kGuidePanel;
}

}  // namespace

GuidePlace guide_place(Vec size, int seats) {
    const TableLayout plain = table_layout(size, seats, false);
    if (plain.kind == LayoutKind::phone_landscape) return GuidePlace::over;
    if (plain.areas.board.h - guide_height(plain.kind, size) - kGuideGap < least_board(plain.kind, seats)) return GuidePlace::over;
    return plain.kind == LayoutKind::phone ? GuidePlace::strip : GuidePlace::panel;
}

TableLayout guided_layout(Vec size, int seats, bool log_open, bool folded) {
    TableLayout out = table_layout(size, seats, log_open);
    const GuidePlace place = guide_place(size, seats);
    if (place == GuidePlace::over || (place == GuidePlace::panel && folded)) return out;
    const float h = guide_height(out.kind, size);
    Rect& board = out.areas.board;
    board.h -= h + kGuideGap;
    if (place == GuidePlace::strip) {
        out.guide = {board.x, board.bottom() + kGuideGap, board.w, kGuideStrip};
    } else {
        out.guide = {board.x, board.y, board.w, h};
        board.y += h + kGuideGap;
    }
    return out;
}

}  // namespace orrery::ui
