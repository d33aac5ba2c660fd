// 1 rows and grids   2 tablet and desktop   3 phone   4 phone in landscape
#include "imgui_ui/games/race/layout.h"

#include <algorithm>
#include <cmath>

namespace orrery::ui::race_table {

namespace {

constexpr float kGap = 8, kLeastRail = 112, kBesideName = 22, kBesideNote = 17, kLeastPools = 112, kButtonColumn = 204, kButton = 52;
constexpr float kSeatStrip = 92, kLowSeatStrip = 64, kFigures = 46;
constexpr float kTrayTitle = 26;
constexpr float kLeastTableau = 56;        // a lower tableau is unreadable and is omitted

Rect cut_top(Rect& from, float h, float gap = kGap) {
    const Rect out{from.x, from.y, from.w, h};
    from.y += h + gap;
    from.h -= h + gap;
    return out;
}
Rect cut_bottom(Rect& from, float h, float gap = kGap) {
    const Rect out{from.x, from.bottom() - h, from.w, h};
    from.h -= h + gap;
    return out;
}

/// Returns the number of rows with the largest cells.
std::size_t best_rows(Rect area, std::size_t n, float tall, float gap) {
    std::size_t best = 1;
    float best_w = 0;
    for (std::size_t rows = 1; rows <= n; ++rows) {
        const float columns = std::ceil(float(n) / float(rows));
        const float w = std::min((area.w - (columns - 1) * gap) / columns, (area.h - float(rows - 1) * gap) / float(rows) / tall);
        if (w > best_w + 0.5f) best = rows, best_w = w;
    }
    return best;
}

}  // namespace

// --- 1 rows and grids ---

std::vector<Rect> grid(Rect area, std::size_t n, float tall, float gap, float max_w, bool centred) {
    std::vector<Rect> out;
    if (n == 0 || area.w <= 0 || area.h <= 0) return out;
    const std::size_t rows = best_rows(area, n, tall, gap), columns = (n + rows - 1) / rows;
    const float w = std::min({(area.w - float(columns - 1) * gap) / float(columns), (area.h - float(rows - 1) * gap) / float(rows) / tall, max_w});
    const float h = w * tall;
    // Spare room widens the gaps between columns a little. The rest is left on both sides.
    const float left = area.w - float(columns) * w - float(columns - 1) * gap;
    const float step = w + gap + (columns > 1 ? std::clamp(left / float(columns - 1), 0.0f, 1.5f * gap) : 0.0f);
    const float block = step * float(columns - 1) + w, x0 = area.x + (n > columns || centred ? std::max(0.0f, (area.w - block) / 2) : 0.0f);
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t row = i / columns, in_row = std::min(columns, n - row * columns);
        const float x = centred ? x0 + (block - step * float(in_row - 1) - w) / 2 : x0;
        out.push_back({x + float(i % columns) * step, area.y + float(row) * (h + gap), w, h});
    }
    return out;
}

std::vector<Rect> fan(Rect area, std::size_t n, float tall, float gap, float max_w, std::optional<std::size_t> open, float least) {
    std::vector<Rect> out;
    if (n == 0 || area.w <= 0) return out;
    const float w = std::min({area.h / tall, max_w, area.w}), h = w * tall;
    float step = n > 1 ? std::min(w + gap, (area.w - w) / float(n - 1)) : 0;
    // The last card is fully visible anyway.
    const bool opens = open && *open + 1 < n && n > 2 && step < w;
    const float others = opens ? (area.w - 2 * w - gap) / float(n - 2) : 0, extra = w + gap - others;
    if (opens && others >= least) step = others;
    const bool is_open = opens && others >= least;
    const float wide = step * float(n - 1) + w + (is_open ? extra : 0), x = area.x + std::max(0.0f, (area.w - wide) / 2);
    for (std::size_t i = 0; i < n; ++i)
        out.push_back({x + step * float(i) + (is_open && i > *open ? extra : 0), area.bottom() - h, w, h});
    return out;
}

namespace {

/// Returns the cells of two rows of cards on their side; none if they would be too small.
std::vector<Rect> two_rows(Rect area, std::size_t n, float gap) {
    constexpr float kMostWide = 1.8f;                      // width over height
    const std::size_t columns = (n + 1) / 2;
    const float h = (area.h - gap) / 2, w = std::min((area.w - gap * float(columns - 1)) / float(columns), h * kMostWide);
    if (w < kWideCard || h < kWideHeight) return {};
    return grid({area.x, area.y, area.w, 2 * h + gap + 1}, n, h / w, gap, w, true);
}

}  // namespace

HandPlaces lay_hand(Rect area, std::size_t n, float least_sight, float least_strip, std::optional<std::size_t> open) {
    constexpr float kHandTall = 1.46f, kMostCard = 150, kBetween = 10, kSmallBetween = 5;
    HandPlaces out;
    const std::vector<Rect> closed = fan(area, n, kHandTall, kBetween, kMostCard);
    if (n > 1 && closed[1].x - closed[0].x < std::min(least_sight, closed[0].w)) {
        out.is_fan = false;
        out.cards = two_rows(area, n, kSmallBetween);
        if (out.cards.empty()) out.cards = grid(area, n, kHandTall, kSmallBetween, kMostCard, true);
        out.touch = out.cards;
        return out;
    }
    out.cards = fan(area, n, kHandTall, kBetween, kMostCard, open, least_strip);
    if (n > 1 && out.cards[1].x - out.cards[0].x < least_strip && out.cards.back().x - out.cards[n - 2].x < least_strip) {
        out.is_fan = false;
        out.cards = grid(area, n, kHandTall, kSmallBetween, kMostCard, true);
        out.touch = out.cards;
        return out;
    }
    for (std::size_t i = 0; i < n; ++i) {
        Rect free = out.cards[i];
        if (i + 1 < n) free.w = std::min(free.w, out.cards[i + 1].x - free.x);
        out.touch.push_back(free);
    }
    return out;
}

// --- 2 tablet and desktop ---

namespace {

float tray_height(const LayoutInput& in, Rect rest, bool phone) {
    const float most = std::max(0.0f, rest.h);
    float h = 0;
    switch (in.tray) {
        case Tray::none: return 0;
        case Tray::actions: h = phone ? 2 * 76 + kGap + kTrayTitle : 132 + kTrayTitle; break;
        case Tray::cards: {                                // as large as those of the hand, if one row of own cards stays readable
            constexpr float kLarge = 226, kUsual = 168, kMostShare = 0.62f;
            constexpr std::size_t kOneRow = 6;
            h = phone ? most : in.tray_items > 8 ? most * kMostShare : in.tableau <= kOneRow ? std::min(most * kMostShare, kLarge + kTrayTitle) : kUsual + kTrayTitle;
            break;
        }
        case Tray::choices: h = phone ? std::min(most, float(in.tray_items) * 56 + kTrayTitle) : 76 + kTrayTitle; break;
        case Tray::numbers: h = phone ? 2 * 60 + kGap + kTrayTitle : 76 + kTrayTitle; break;
    }
    return std::min(h, most);
}

void divide(Layout& l, const LayoutInput& in, Rect rest, bool phone) {
    const float h = tray_height(in, rest, phone);
    if (h > 0) l.tray = cut_bottom(rest, h);
    if (rest.h < kLeastTableau) {
        if (h > 0) l.tray = {rest.x, rest.y, rest.w, l.tray.bottom() - rest.y};
        return;
    }
    l.tableau = rest;
}

void rivals_beside(Layout& l, Rect row, int n) {
    if (n <= 0) return;
    const float w = (row.w - 12 * float(n - 1)) / float(n);
    for (int i = 0; i < n; ++i) l.rivals.push_back({row.x + float(i) * (w + 12), row.y, w, row.h});
}

void tabs_below(Layout& l, Rect column, float most) {
    const float h = std::min(most, (column.h - 4 * kGap) / 5);
    for (std::size_t i = 0; i < kTabs; ++i) l.phases[i] = {column.x, column.y + float(i) * (h + kGap), column.w, h};
}

Layout wide_layout(const LayoutInput& in) {
    Layout l;
    l.kind = in.areas.kind;
    const bool desktop = l.kind == LayoutKind::desktop;
    Rect board = in.areas.board;
    const Rect foot = in.areas.hand;
    if (desktop) {                         // level with the column beside it, and apart from the log
        constexpr float kBesideLog = 12;
        const float lower = std::max(0.0f, in.areas.reference.y - board.y);
        board = {board.x, board.y + lower, board.w - (in.areas.log_open ? kBesideLog : 0.0f), board.h - lower};
    }
    Rect rest{board.x, board.y, board.w, foot.bottom() - board.y - 8};
    l.all = rest;
    // The hand, with its hint and buttons to the right.
    const float hand_h = std::clamp(rest.h * 0.3f, 150.0f, desktop ? 260.0f : 236.0f);
    Rect hand = cut_bottom(rest, hand_h, 10);
    if (in.areas.has_buttons) {
        const Rect column{hand.right() - kButtonColumn, hand.y, kButtonColumn, hand.h};
        hand.w -= kButtonColumn + 16;
        l.buttons[1] = {column.x, column.bottom() - kButton, column.w, kButton};
        l.buttons[0] = {column.x, column.bottom() - 2 * kButton - kGap, column.w, kButton};
        l.hint = {column.x, column.y + 10, column.w, l.buttons[0].y - column.y - 14};
    }
    l.hand = hand;
    // Phases at the left, pools at the right.
    const float rail = std::max({kLeastRail, *std::max_element(in.tab_words.begin(), in.tab_words.end()) + kBesideName, in.tab_notes + kBesideNote});
    const float pools_w = std::max(kLeastPools, in.pool_words);
    tabs_below(l, {rest.x, rest.y, rail, rest.h}, 84);
    const Rect pools{rest.right() - pools_w, rest.y, pools_w, rest.h};
    l.pool = {pools.x, pools.y, pools.w, std::min(206.0f, pools.h * 0.46f)};
    const float pile_h = std::min(66.0f, pools.bottom() - l.pool.bottom() - 40), pile_w = 48;
    if (pile_h > 40) {
        l.deck = {pools.x + 4, l.pool.bottom() + 18, pile_w, pile_h};
        l.discard = {pools.right() - pile_w - 4, l.pool.bottom() + 18, pile_w, pile_h};
        constexpr float kCaption = 32, kPrices = 132;
        const float below = l.deck.bottom() + kCaption;
        if (pools.bottom() - below >= kPrices) l.prices = {pools.x, below, pools.w, kPrices};
    }
    Rect middle{rest.x + rail + 16, rest.y, rest.w - rail - pools_w - 32, rest.h};
    l.sheet = {middle.x, rest.y, middle.w, hand.y - rest.y};
    if (desktop && in.areas.reference.w > 0) {
        Rect side = in.areas.reference;
        // The list of signs takes what tall rivals leave; low ones leave it room.
        constexpr float kBetween = 12, kLow = 168, kTall = 240;
        const float n = float(in.rivals), beside_signs = (side.h - in.sign_list) / n - kBetween, alone = (side.h + kBetween) / n - kBetween;
        const float each = std::min(kTall, beside_signs >= kLow ? beside_signs : alone);
        for (int i = 0; i < in.rivals; ++i) l.rivals.push_back(cut_top(side, each, kBetween));
        if (side.h >= in.sign_list) l.signs = side;
    } else if (in.rivals > 1 && middle.w < 300 * float(in.rivals) && middle.h > 640) {
        for (int i = 0; i < in.rivals; ++i) l.rivals.push_back(cut_top(middle, 72, 6));
        middle.y += 2;
        middle.h -= 2;
    } else if (in.rivals > 0) {
        rivals_beside(l, cut_top(middle, rest.h < 480 ? kLowSeatStrip : kSeatStrip, 14), in.rivals);
    }
    l.figures = cut_bottom(middle, kFigures);
    divide(l, in, middle, false);
    return l;
}

// --- 3 phone ---

Layout phone_layout(const LayoutInput& in) {
    Layout l;
    l.kind = LayoutKind::phone;
    l.has_small_figures = true;
    Rect rest = in.areas.board;
    l.all = {rest.x, rest.y, rest.w, in.areas.hand.bottom() - rest.y};
    l.sheet = rest;
    const bool low = rest.h < 420;
    rivals_beside(l, cut_top(rest, low ? 48.0f : 56.0f, 6), in.rivals);
    const Rect track = cut_top(rest, 44, 6);
    // Each tab has room for its name. Spare width is shared.
    constexpr float kBetween = 5, kBesideWord = 17;
    float words = 0;
    for (const float word : in.tab_words) words += word + kBesideWord;
    const float room = track.w - 4 * kBetween, spare = std::max(0.0f, room - words) / float(kTabs), part = std::min(1.0f, room / words);
    float x = track.x;
    for (std::size_t i = 0; i < kTabs; ++i) {
        const float w = (in.tab_words[i] + kBesideWord) * part + spare;
        l.phases[i] = {x, track.y, w, track.h};
        x += w + kBetween;
    }
    l.pool = cut_top(rest, low ? 40.0f : 42.0f, 6);
    l.figures = cut_bottom(rest, 42, 6);
    divide(l, in, rest, true);
    Rect hand = in.areas.hand;
    const Rect row = in.areas.has_buttons ? cut_bottom(hand, 48, 8) : Rect{};
    l.hand = hand;
    if (row.w > 0) {
        const float half = (row.w - 8) / 2;
        l.buttons = {Rect{row.x, row.y, half, row.h}, Rect{row.x + half + 8, row.y, half, row.h}};
    }
    return l;
}

// --- 4 phone in landscape ---

Layout low_layout(const LayoutInput& in) {
    Layout l;
    l.kind = LayoutKind::phone_landscape;
    l.has_small_figures = true;
    const Rect column = in.areas.hand;
    Rect rest{in.areas.board.x, in.areas.board.y, in.areas.board.w, in.areas.board.h};
    l.all = {rest.x, rest.y, column.right() - rest.x, rest.h};
    tabs_below(l, {rest.x, rest.y, 60, rest.h}, 64);
    rest.x += 68;
    rest.w -= 68;
    l.sheet = rest;
    rivals_beside(l, cut_top(rest, 46, 6), in.rivals);
    // The tray above the hand takes the room that the hand can spare.
    l.hand = cut_bottom(rest, in.tray != Tray::none ? 84.0f : std::clamp(rest.h * 0.42f, 96.0f, 130.0f), 6);
    // Cards in the tray must be readable, so they take the room of the figures too.
    if (in.tray != Tray::cards) l.figures = cut_bottom(rest, 40, 6);
    divide(l, in, rest, true);
    constexpr float kLow = 46;
    l.buttons[1] = {column.x, column.bottom() - kLow, column.w, kLow};
    l.buttons[0] = {column.x, column.bottom() - 2 * kLow - 6, column.w, kLow};
    l.pool = {column.x, column.y, column.w, std::min(120.0f, l.buttons[0].y - column.y - 8)};
    return l;
}

}  // namespace

Layout make_layout(const LayoutInput& in) {
    switch (in.areas.kind) {
        case LayoutKind::phone: return phone_layout(in);
        case LayoutKind::phone_landscape: return low_layout(in);
        case LayoutKind::tablet:
        case LayoutKind::desktop: break;
    }
    return wide_layout(in);
}

}  // namespace orrery::ui::race_table
