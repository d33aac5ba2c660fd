// 1 cutting   2 parts of the table   3 tablet and desktop   4 phones   5 bridge
#include "imgui_ui/games/microcosmos/layout.h"

#include <algorithm>

#include "engine/games/microcosmos/state.h"

namespace orrery::ui::microcosmos_table {
namespace {

// --- 1 cutting ---

constexpr float kPartGap = 8, kBlockGap = 12;               // between things of a block, and between blocks

/// Cuts a strip off a rectangle and returns it. `gap` lies between it and the rest.
Rect cut_from_top(Rect& r, float h, float gap) {
    const Rect out{r.x, r.y, r.w, h};
    r = {r.x, r.y + h + gap, r.w, std::max(0.0f, r.h - h - gap)};
    return out;
}
Rect cut_from_foot(Rect& r, float h, float gap) {
    const Rect out{r.x, r.bottom() - h, r.w, h};
    r.h = std::max(0.0f, r.h - h - gap);
    return out;
}
Rect cut_from_right(Rect& r, float w, float gap) {
    const Rect out{r.right() - w, r.y, w, r.h};
    r.w = std::max(0.0f, r.w - w - gap);
    return out;
}
/// Returns part `i` of `n` equal ones side by side, or one below the other.
Rect part_across(Rect r, std::size_t i, std::size_t n, float gap) {
    const float w = (r.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {r.x + static_cast<float>(i) * (w + gap), r.y, w, r.h};
}
Rect part_down(Rect r, std::size_t i, std::size_t n, float gap) {
    const float h = (r.h - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {r.x, r.y + static_cast<float>(i) * (h + gap), r.w, h};
}

// --- 2 parts of the table ---

constexpr float kZoomButton = 44, kSlimRail = 150, kClubHead = 22, kLeastWithHead = 84;

/// Places the rail as a column: one below the other if it is slim, otherwise the first two side by side.
void lay_rail(Layout& out, Rect r) {
    if (r.w < kSlimRail) {
        out.round = cut_from_top(r, std::clamp(r.h * 0.16f, 50.0f, 84.0f), kPartGap);
        out.restored = cut_from_top(r, std::clamp(r.h * 0.2f, 54.0f, 100.0f), kPartGap);
    } else {
        const Rect head = cut_from_top(r, std::clamp(r.h * 0.14f, 60.0f, 92.0f), kPartGap);
        out.round = part_across(head, 0, 2, kPartGap);
        out.restored = part_across(head, 1, 2, kPartGap);
    }
    out.points = r;
}

/// Places the rail as a line.
void lay_rail_line(Layout& out, Rect r, float gap) {
    const float round = std::clamp(r.w * 0.25f, 44.0f, 104.0f), restored = std::clamp(r.w * 0.23f, 44.0f, 104.0f);
    out.round = {r.x, r.y, round, r.h};
    out.restored = {out.round.right() + gap, r.y, restored, r.h};
    out.points = {out.restored.right() + gap, r.y, r.right() - out.restored.right() - gap, r.h};
}

void lay_piles(Layout& out, Rect r, std::size_t columns, float gap) {
    const std::array<Rect*, 4> piles{&out.crew_deck, &out.crew_discard, &out.survivor_deck, &out.planet_deck};
    for (std::size_t i = 0; i < piles.size(); ++i)
        *piles[i] = part_across(part_down(r, i / columns, piles.size() / columns, gap), i % columns, columns, gap);
}

void lay_club_cards(Layout& out, Rect r) {
    if (r.h >= kLeastWithHead) out.club_heading = cut_from_top(r, kClubHead, 0);
    constexpr float kTall = 1.35f;
    const float gap = r.w >= 380 ? 6.0f : 4.0f;
    r.h = std::min(r.h, r.w / 3 * kTall);
    for (std::size_t i = 0; i < mc::kClubSlots; ++i) out.club[i] = part_across(r, i, mc::kClubSlots, gap);
}

/// Places the cards of the Club with the piles in two rows at their right, in one where the room is low, and below them in a narrow
/// place that is tall enough.
void lay_club(Layout& out, Rect r) {
    constexpr float kLow = 44, kTall = 1.35f, kNarrow = 340, kStacked = 160, kPileRow = 32;
    if (r.h < kLow) {
        lay_piles(out, cut_from_right(r, r.w * 0.42f, 4), 4, 3);
    } else if (r.w < kNarrow && r.h >= kStacked) {
        r.h = std::min(r.h, kClubHead + r.w / 3 * kTall + 6 + kPileRow);
        lay_piles(out, cut_from_foot(r, kPileRow, 6), 4, 4);
    } else {
        const float pile = r.w >= 640 ? 68.0f : r.w >= 460 ? 52.0f : r.w >= 340 ? 42.0f : r.w * 0.125f;
        const float gap = r.w >= 460 ? 8.0f : r.w >= 300 ? 6.0f : 4.0f;
        Rect piles = cut_from_right(r, 2 * pile + gap, r.w >= 340 ? 10.0f : 6.0f);
        piles.h = std::min(piles.h, 2 * pile * kTall + gap);
        lay_piles(out, piles, 2, gap);
    }
    lay_club_cards(out, r);
}

void lay_tile_row(Layout& out, std::size_t row, Rect r) {
    const float middle = std::clamp(r.w * 0.055f, 8.0f, 28.0f), gap = r.w >= 380 ? 6.0f : 3.0f, w = (r.w - middle - 2 * gap) / 4;
    float x = r.x;
    for (std::size_t i = 0; i < kTileRows[row].size(); ++i) {
        out.upgrades[mc::index_of(kTileRows[row][i])] = {x, r.y, w, r.h};
        x += w + (i == 1 ? middle : gap);
    }
    const float size = std::min(middle - 2, r.h);
    out.pairs[row] = square_around({r.x + 2 * w + gap + middle / 2, r.centre().y}, size);
}

/// Places the tiles in two rows, or in one where the room is low.
void lay_tiles(Layout& out, Rect r) {
    constexpr float kLow = 40;
    for (std::size_t row = 0; row < kTileRows.size(); ++row)
        lay_tile_row(out, row, r.h < kLow ? part_across(r, row, 2, 6) : part_down(r, row, 2, r.h >= 90 ? 6.0f : 4.0f));
}

/// Places the ark as a panel with a heading, and the bridge at its foot.
void lay_ark_panel(Layout& out, Rect r) {
    constexpr float kRoomy = 180;
    const float pad = r.h >= kRoomy ? 12.0f : 8.0f, head = r.h >= kRoomy ? 30.0f : 24.0f;
    out.ark = r;
    Rect in{r.x + pad, r.y + head, r.w - 2 * pad, r.h - head - pad};
    out.bridge = cut_from_foot(in, std::clamp(in.h * 0.26f, 30.0f, 52.0f), r.h >= kRoomy ? 8.0f : 6.0f);
    lay_tiles(out, in);
}

/// Places the ark without a heading. The bridge lies below or, where the room is low, beside it.
void lay_ark_content(Layout& out, Rect r) {
    constexpr float kHigh = 150;
    out.ark = r;
    out.bridge = r.h >= kHigh ? cut_from_foot(r, std::clamp(r.h * 0.26f, 40.0f, 56.0f), 6)
                              : cut_from_right(r, std::clamp(r.w * 0.3f, 30.0f, 112.0f), 6);
    lay_tiles(out, r);
}

/// Places the four resources and, at the right or below, the four tokens.
void lay_cargo(Layout& out, Rect r) {
    constexpr float kWide = 800, kHalfWide = 440, kNarrow = 272, kTwoLines = 44, kMostToken = 30;
    out.cargo = r;
    const bool is_double = r.w < kNarrow && r.h >= kTwoLines;
    const float left = r.w >= kWide ? 112.0f : r.w >= kHalfWide ? 46.0f : 4.0f, right = r.w >= kHalfWide ? 10.0f : 2.0f;
    Rect line{r.x + left, r.y + 1, r.w - left - right, r.h - 2};
    const float step = is_double ? line.w / 4 : r.w >= kHalfWide ? std::clamp(r.w * 0.055f, 48.0f, 54.0f) : std::min(34.0f, r.w * 0.115f);
    const Rect tokens = is_double ? cut_from_foot(line, (r.h - 2) / 2, 0) : cut_from_right(line, 4 * step, 4);
    for (std::size_t i = 0; i < mc::kResourceCount; ++i) out.resources[i] = part_across(line, i, mc::kResourceCount, 4);
    const float size = std::min({kMostToken, step - 4, tokens.h - 2});
    for (std::size_t i = 0; i < mc::kSpecialistKinds; ++i)
        out.tokens[i] = square_around({tokens.x + (static_cast<float>(i) + 0.5f) * step, tokens.centre().y}, size);
}

/// Places the two rows of crew cards with the cargo between them.
void lay_hold(Layout& out, Rect r, float cargo, float between, float gap) {
    const Rect upper = cut_from_top(r, (r.h - cargo - 2 * between) / 2, between), strip = cut_from_top(r, cargo, between);
    lay_cargo(out, strip);
    for (std::size_t i = 0; i < mc::kRow; ++i) {
        out.crew[static_cast<std::size_t>(mc::Row::upper)][i] = part_across(upper, i, mc::kRow, gap);
        out.crew[static_cast<std::size_t>(mc::Row::lower)][i] = part_across(r, i, mc::kRow, gap);
    }
}

std::size_t rivals_of(const LayoutInput& in) { return in.is_solo ? 1 : static_cast<std::size_t>(std::max(1, in.contenders - 1)); }

void lay_rows_of_others(Layout& out, Rect r, std::size_t n, float gap, float most) {
    constexpr float kLeastRow = 16;
    const bool is_low = r.h + gap < static_cast<float>(n) * (kLeastRow + gap);
    r.h = std::min(r.h, static_cast<float>(n) * (most + gap) - gap);
    for (std::size_t i = 0; i < n; ++i) out.others.push_back(is_low ? part_across(r, i, n, 4) : part_down(r, i, n, gap));
}

/// Places the rows of the others; in the solo game that of the Automa with its card below.
void lay_others(Layout& out, Rect r, const LayoutInput& in, float gap) {
    constexpr float kMostRow = 76, kMostRowAboveCard = 60, kLow = 44;
    if (!in.is_solo) return lay_rows_of_others(out, r, rivals_of(in), gap, kMostRow);
    const float row = std::clamp(r.h * 0.36f, std::min(r.h / 2, 24.0f), kMostRowAboveCard);
    if (r.h < kLow) out.automa = cut_from_right(r, r.w / 2, 4);
    out.others.push_back(r.h < kLow ? r : cut_from_top(r, row, std::min(gap, 6.0f)));
    if (out.automa.w <= 0) out.automa = r;
}

void lay_tabs(Layout& out, Rect r, std::size_t first) {
    for (std::size_t i = first; i < kTabs; ++i) out.tabs[i] = part_across(r, i - first, kTabs - first, 4);
}

// --- 3 tablet and desktop ---

constexpr float kPhaseRow = 28, kPhaseGap = 6;
constexpr float kLeastActions = 208, kRoomyActions = 222, kRoomyHeight = 640;               // four rows of buttons below a line of text
constexpr float kLeastClub = 104, kLeastArk = 156, kLeastOther = 38, kLeastAutoma = 64;
constexpr float kFittedGalaxy = 470;                                                   // smaller ones are touched enlarged

/// Places the phases above the actions.
void lay_actions(Layout& out, Rect r) {
    out.phase = cut_from_top(r, kPhaseRow, kPhaseGap);
    out.actions = r;
}

/// Places Club, ark and others in a column, as tall as it allows. A low one shows one of them behind tabs.
void lay_side(Layout& out, Rect r, const LayoutInput& in, bool has_automa) {
    constexpr float kMoreClub = 40, kMoreArk = 94, kMoreOther = 34, kMoreAutoma = 108, kSpaciousHeight = 560, kTab = 40;
    const std::size_t n = rivals_of(in);
    const auto count = static_cast<float>(n);
    const float between = (count - 1) * 6 + 2 * kPartGap + (has_automa ? kPartGap : 0);
    const float least = kLeastClub + kLeastArk + count * kLeastOther + (has_automa ? kLeastAutoma : 0) + between;
    if (r.h < least) {
        lay_tabs(out, cut_from_top(r, kTab, 6), 1);
        if (in.tab == Tab::club) lay_club(out, r);
        else if (in.tab == Tab::others) lay_others(out, r, in, 6);
        else lay_ark_panel(out, r);
        return;
    }
    // The card of the Automa comes first, so that its steps have words.
    float spare = r.h - least;
    const float automa = has_automa ? kLeastAutoma + std::min(spare, kMoreAutoma) : 0;
    spare -= has_automa ? automa - kLeastAutoma : 0;
    const float most = std::clamp(r.h / kSpaciousHeight, 1.0f, 1.8f);
    const float share = std::min(most, spare / (kMoreClub + kMoreArk + count * kMoreOther));
    lay_club(out, cut_from_top(r, kLeastClub + share * kMoreClub, kPartGap));
    lay_ark_panel(out, cut_from_top(r, kLeastArk + share * kMoreArk, kPartGap));
    lay_rows_of_others(out, cut_from_top(r, count * (kLeastOther + share * kMoreOther) + (count - 1) * 6, kPartGap), n, 6, 200);
    if (has_automa) out.automa = {r.x, r.y, r.w, std::min(r.h, automa)};
}

/// Places the crew with the cargo at the foot, and the actions at their right. Returns the upper end of the actions.
float lay_foot(Layout& out, Rect area, float rows, float actions_w, float least_actions) {
    const float actions_h = std::max(rows, least_actions + kPhaseRow + kPhaseGap);
    lay_actions(out, {area.right() - actions_w, area.bottom() - actions_h, actions_w, actions_h});
    const Rect hold{area.x, area.bottom() - rows, area.w - actions_w - 16, rows};
    lay_hold(out, hold, std::clamp(rows * 0.19f, 36.0f, 52.0f), 6, hold.w >= 600 ? 10.0f : 6.0f);
    return area.bottom() - actions_h;
}

/// Places the galaxy between rail and side column, the crew below. `rail_w`: 0 if the rail lies elsewhere.
void lay_beside(Layout& out, Rect area, const LayoutInput& in, float rail_w) {
    constexpr float kWideSide = 380, kNarrowSide = 316, kMostRows = 236, kMostDesktopRows = 330, kMostShare = 0.6f;
    const bool is_desktop = out.kind == LayoutKind::desktop;
    const float rows = std::clamp(area.h * (is_desktop ? 0.28f : 0.31f), 176.0f, is_desktop ? kMostDesktopRows : kMostRows);
    const float actions_w = is_desktop ? 252.0f : std::clamp(area.w * 0.24f, 198.0f, 216.0f);
    const float foot = lay_foot(out, area, rows, actions_w, area.h >= kRoomyHeight ? kRoomyActions : kLeastActions);
    const float left = area.x + (rail_w > 0 ? rail_w + kBlockGap : 0), width = area.right() - left, high = area.h - rows - kBlockGap;
    const float galaxy = std::min({high, width - (area.w >= 900 ? kWideSide : kNarrowSide) - kBlockGap, width * kMostShare});
    out.galaxy = {left, area.y, galaxy, galaxy};
    const float x = out.galaxy.right() + kBlockGap + 2;
    const bool has_automa = in.is_solo && !is_desktop;
    lay_side(out, {x, area.y, area.right() - x, foot - 10 - area.y}, in, has_automa);
    out.zoom = {out.galaxy.right() - kZoomButton - 2, out.galaxy.y + 2, kZoomButton, kZoomButton};
    if (rail_w <= 0) return;
    Rect rail{area.x, area.y, rail_w, high};
    if (galaxy < kFittedGalaxy) {
        const Rect place = cut_from_foot(rail, kZoomButton, kPartGap);
        out.zoom = square_around(place.centre(), kZoomButton);
    }
    lay_rail(out, rail);
}

/// Places rail and others beside the galaxy, Club and ark below it, then the crew.
void lay_upright(Layout& out, Rect area, const LayoutInput& in) {
    constexpr float kLeastMiddle = 172, kMiddle = 236, kLeastRail = 190, kPiles = 60, kPointsHead = 34, kPointsRow = 27, kClubShare = 0.45f;
    constexpr float kAutomaRow = 52;
    const float stack = kRoomyActions + kPhaseRow + kPhaseGap;
    const float galaxy = std::min(area.h - stack - kLeastMiddle - 2 * kBlockGap, area.w - kLeastRail - kBlockGap);
    const float rest = area.h - galaxy - 2 * kBlockGap, rows = std::clamp(rest - kMiddle, 228.0f, 300.0f);
    const float foot = lay_foot(out, area, rows, 216, kRoomyActions);
    out.galaxy = {area.right() - galaxy, area.y, galaxy, galaxy};
    out.zoom = {out.galaxy.right() - kZoomButton - 2, out.galaxy.y + 2, kZoomButton, kZoomButton};
    Rect rail{area.x, area.y, area.w - galaxy - kBlockGap, galaxy};
    const float points = kPointsHead + kPointsRow * static_cast<float>(in.contenders);
    Rect figures = cut_from_top(rail, std::clamp(galaxy * 0.14f, 60.0f, 84.0f) + kPartGap + points, kPartGap);
    if (galaxy < kFittedGalaxy) out.zoom = square_around(cut_from_right(figures, kZoomButton, 4).centre(), kZoomButton);
    lay_rail(out, figures);
    lay_piles(out, cut_from_top(rail, kPiles, kPartGap), 4, 6);
    if (in.is_solo) {
        out.others.push_back(cut_from_top(rail, kAutomaRow, 6));
        out.automa = rail;
    } else {
        lay_rows_of_others(out, rail, rivals_of(in), 6, 120);
    }
    Rect middle{area.x, area.y + galaxy + kBlockGap, area.w, foot - 10 - area.y - galaxy - kBlockGap};
    lay_ark_panel(out, cut_from_right(middle, area.w * (1 - kClubShare), kBlockGap));
    lay_club_cards(out, middle);
}

void lay_large_screen(Layout& out, const LayoutInput& in) {
    const TableAreas& a = in.areas;
    const bool is_desktop = a.kind == LayoutKind::desktop;
    const float top = a.board.y + 4, bottom = a.hand.bottom() - (is_desktop ? 20.0f : 8.0f);
    const float right = a.board.right() - (a.log_open ? kBlockGap : 0);
    const Rect area{a.board.x, top, right - a.board.x, bottom - top};
    out.all = area;
    if (!is_desktop && area.w < area.h * 0.95f) return lay_upright(out, area, in);
    const bool has_column = a.reference.w > 0;
    lay_beside(out, area, in, has_column ? 0.0f : area.w >= 900 ? 96.0f : 84.0f);
    if (!has_column) return;
    constexpr float kRailHead = 92, kPointsHead = 48, kPointsRow = 44, kMostAutoma = 380;
    Rect rail{a.reference.x, a.reference.y, a.reference.w, bottom - a.reference.y};
    out.all = {rail.x, std::min(rail.y, top), right - rail.x, bottom - std::min(rail.y, top)};
    lay_rail(out, cut_from_top(rail, kRailHead + kPartGap + kPointsHead + kPointsRow * static_cast<float>(in.contenders), kBlockGap));
    if (out.galaxy.w < kFittedGalaxy) {
        out.zoom = {rail.right() - kZoomButton, out.galaxy.bottom() - kZoomButton, kZoomButton, kZoomButton};
        rail.h = out.zoom.y - kPartGap - rail.y;
    }
    if (in.is_solo) out.automa = {rail.x, rail.y, rail.w, std::min(rail.h, kMostAutoma)};
}

// --- 4 phones ---

/// Heights of the parts of an upright phone, from the top to the foot.
struct PhoneHeights {
    float rail = 0, tabs = 0, chip = 0, cargo = 0, phase = 0, actions = 0, gap = 0;

    static constexpr float kBetween = 4;                   // chips and cargo
    constexpr float content() const { return 2 * chip + cargo + 2 * kBetween; }
    constexpr float above() const { return rail + tabs + 2 * gap; }
    constexpr float below() const { return content() + actions + gap + (phase > 0 ? phase + gap : 0); }
};
constexpr PhoneHeights kLargePhone{30, 38, 50, 40, 32, 112, 6};
constexpr PhoneHeights kRoomyPhone{28, 34, 43, 36, 24, 100, 5};
constexpr PhoneHeights kClosePhone{26, 36, 38, 32, 0, 92, 4};

/// Least galaxy whose five spots on a card can be told apart, and the one below which the other parts become smaller.
constexpr float kLeastGalaxy = 194, kReadyGalaxy = 300, kLargeGalaxy = 420;

/// Places what lies behind the tab. The cargo always lies there, too.
void lay_content(Layout& out, Rect r, const LayoutInput& in, float cargo, float between) {
    if (in.tab == Tab::crew) return lay_hold(out, r, cargo, between, r.w >= 300 ? 6.0f : 3.0f);
    lay_cargo(out, cut_from_foot(r, cargo, between));
    if (in.tab == Tab::ark) lay_ark_content(out, r);
    else if (in.tab == Tab::club) lay_club(out, r);
    else lay_others(out, r, in, rivals_of(in) > 2 ? 8.0f : 6.0f);
}

/// Places the tabs with the button that enlarges the galaxy beside them.
void lay_tabs_with_zoom(Layout& out, Rect r) {
    const Rect place = cut_from_right(r, kZoomButton, 6);
    out.zoom = square_around(place.centre(), kZoomButton);
    lay_tabs(out, r, 0);
}

/// Small screen with large type: the rail beside a galaxy that is only as large as it must be.
void lay_tiny_phone(Layout& out, Rect area, const LayoutInput& in) {
    constexpr float kTinyGap = 3, kLeastRail = 30, kLeastBelow = 116, kLeastCards = 20, kTwoRows = 64;
    const float galaxy =
        std::min({std::max(kLeastGalaxy, std::min(area.w - 3 * kLeastRail, area.h * 0.55f)), area.w - kLeastRail, area.h - kLeastBelow});
    out.galaxy = {area.x, area.y, galaxy, galaxy};
    Rect rail{out.galaxy.right() + 4, area.y, area.w - galaxy - 4, galaxy};
    out.round = cut_from_top(rail, galaxy * 0.2f, kTinyGap);
    out.restored = cut_from_top(rail, galaxy * 0.2f, kTinyGap);
    out.points = rail;
    Rect rest{area.x, area.y + galaxy + kTinyGap, area.w, area.h - galaxy - kTinyGap};
    out.actions = cut_from_foot(rest, std::max(44.0f, rest.h * 0.36f), kTinyGap);
    lay_tabs(out, cut_from_top(rest, std::clamp(rest.h * 0.25f, 18.0f, 34.0f), kTinyGap), 0);
    const float cargo = std::clamp(rest.h * 0.32f, 18.0f, 34.0f);
    if (in.tab != Tab::crew || rest.h >= kTwoRows) return lay_content(out, rest, in, cargo, kTinyGap);
    // Both rows side by side.
    lay_cargo(out, cut_from_foot(rest, std::min(cargo, rest.h - kLeastCards - kTinyGap), kTinyGap));
    for (const mc::Row row : mc::kRows)
        for (std::size_t i = 0; i < mc::kRow; ++i) {
            const auto at = static_cast<std::size_t>(row);
            out.crew[at][i] = part_across(part_across(rest, at, 2, 6), i, mc::kRow, 2);
        }
}

void lay_phone(Layout& out, const LayoutInput& in) {
    constexpr float kLeastPhone = 260, kHandReach = 24, kGuide = 40;
    const TableAreas& a = in.areas;
    Rect area{a.board.x, a.board.y, a.board.w, a.hand.bottom() - 2 - a.board.y};
    out.all = area;
    const bool has_guide = a.hand.y - a.board.bottom() > kGuide;       // between board and hand
    const float upper = has_guide ? a.board.bottom() - area.y : area.h;
    PhoneHeights heights;
    const auto galaxy_room = [&] { return upper - heights.above() - (has_guide ? 0 : heights.below() + heights.gap); };
    for (const PhoneHeights& wanted : {kLargePhone, kRoomyPhone, kClosePhone}) {
        heights = wanted;
        if (has_guide) heights.phase = 0;
        if (!a.has_buttons) heights.actions = 0;
        if (std::min(galaxy_room(), area.w) >= (wanted.rail == kLargePhone.rail ? kLargeGalaxy : kReadyGalaxy)) break;
    }
    if (galaxy_room() < kLeastGalaxy || area.w < kLeastPhone) return lay_tiny_phone(out, area, in);
    const float galaxy = std::min(area.w, galaxy_room());
    lay_rail_line(out, cut_from_top(area, heights.rail, heights.gap), 4);
    const Rect sky = cut_from_top(area, galaxy, heights.gap);
    out.galaxy = square_around(sky.centre(), galaxy);
    lay_tabs_with_zoom(out, cut_from_top(area, heights.tabs, heights.gap));
    if (has_guide) {
        const float top = a.hand.y - kHandReach;
        area = {area.x, top, area.w, out.all.bottom() - top};
    }
    // What is left goes to the cards, then to the actions.
    const float spare = std::max(0.0f, area.h - heights.below());
    const float cards = std::min(spare * 0.5f, 80.0f);
    const Rect content = cut_from_top(area, heights.content() + cards, heights.gap);
    lay_content(out, content, in, heights.cargo, PhoneHeights::kBetween);
    if (heights.phase > 0) out.phase = cut_from_top(area, heights.phase, heights.gap);
    if (a.has_buttons) out.actions = area;
}

/// Places the galaxy at the left; the actions at the right or, where the screen is rather square, below the galaxy.
void lay_lying_phone(Layout& out, const LayoutInput& in) {
    constexpr float kSideBySide = 480, kSquareHeight = 390, kActionsBelow = 112, kLow = 220, kLeastSide = 280;
    const TableAreas& a = in.areas;
    Rect area{a.board.x, a.board.y, a.hand.right() - a.board.x, a.board.h};
    out.all = area;
    const bool is_low = area.h < kLow, is_square = area.w - area.h - kPartGap < kSideBySide && area.h >= kSquareHeight;
    const float gap = is_low ? 3.0f : 5.0f, rail_h = is_low ? 20.0f : 28.0f, tabs_h = is_low ? 22.0f : 34.0f, phase_h = 26;
    const float galaxy = is_square ? std::min(area.h - kActionsBelow - gap, area.w * 0.5f)
                                   : std::min(area.h, area.w - kLeastSide - kPartGap);
    out.galaxy = {area.x, area.y, galaxy, galaxy};
    Rect side{out.galaxy.right() + kPartGap, area.y, area.right() - out.galaxy.right() - kPartGap, area.h};
    if (is_square) {
        out.actions = {area.x, out.galaxy.bottom() + gap, galaxy, area.bottom() - out.galaxy.bottom() - gap};
    } else {
        Rect right = cut_from_right(side, std::clamp(side.w * 0.45f, 122.0f, 212.0f), kPartGap);
        if (!is_low) {
            const Rect place = cut_from_top(right, kZoomButton, gap);
            out.zoom = {place.right() - kZoomButton, place.y, kZoomButton, kZoomButton};
            out.phase = cut_from_top(right, phase_h, gap);
            lay_rail_line(out, {side.x, side.y, out.zoom.x - 6 - side.x, rail_h}, 4);
        } else {
            lay_rail_line(out, {side.x, side.y, right.right() - side.x, rail_h}, 4);
            right = {right.x, right.y + rail_h + gap, right.w, right.h - rail_h - gap};
        }
        out.actions = right;
    }
    Rect line = cut_from_top(side, rail_h, gap);
    if (is_square) {
        const Rect place = cut_from_right(line, kZoomButton, 6);
        out.zoom = {place.x, place.y, kZoomButton, kZoomButton};
        lay_rail_line(out, line, 4);
        side = {side.x, out.zoom.bottom() + gap, side.w, side.bottom() - out.zoom.bottom() - gap};
        out.phase = cut_from_top(side, phase_h, gap);
    }
    lay_tabs(out, cut_from_top(side, tabs_h, gap), 0);
    const float single = is_low ? 26.0f : 40.0f, cargo = side.w < 272 ? std::min(70.0f, side.h * 0.46f) : single;
    lay_content(out, side, in, cargo, is_low ? 3.0f : 5.0f);
}

}  // namespace

Layout make_layout(const LayoutInput& in) {
    Layout out;
    out.kind = in.areas.kind;
    out.is_narrow = is_phone_layout(out.kind);
    if (out.kind == LayoutKind::phone) lay_phone(out, in);
    else if (out.kind == LayoutKind::phone_landscape) lay_lying_phone(out, in);
    else lay_large_screen(out, in);
    return out;
}

// --- 5 bridge ---

namespace {

constexpr std::size_t kBridgePlaces = mc::kBridge + 1;      // with the number of settled survivors

/// Returns a place of the bridge: four in a row, or two by two where the bridge is a block.
Rect place_on_bridge(Rect r, std::size_t i) {
    constexpr float kRow = 2.6f;
    if (r.w <= 0 || r.h <= 0 || i >= kBridgePlaces) return {};
    if (r.w >= r.h * kRow) return part_across(r, i, kBridgePlaces, 6);
    return part_across(part_down(r, i / 2, 2, 4), i % 2, 2, 4);
}

}  // namespace

Rect bridge_place(const Layout& l, std::size_t i) {
    return i < static_cast<std::size_t>(mc::kBridge) ? place_on_bridge(l.bridge, i) : Rect{};
}
Rect settled_place(const Layout& l) { return place_on_bridge(l.bridge, kBridgePlaces - 1); }

}  // namespace orrery::ui::microcosmos_table
