// 1 cutting   2 parts of the table   3 belongings of the player   4 large screens   5 windows with tabs
#include "imgui_ui/games/astronavigators/layout.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace orrery::ui::astronavigators_table {
namespace {

// --- 1 cutting ---

constexpr float kLayGap = 8, kLayBlockGap = 12, kLayColumnGap = 16;        // between parts of a block, blocks, and columns
constexpr float kLayHeading = 28, kLayHeadingGap = 6;

/// Cuts a strip off a rectangle and returns it. `gap` lies between it and the rest.
Rect slice_top(Rect& r, float h, float gap) {
    const Rect out{r.x, r.y, r.w, h};
    r = {r.x, r.y + h + gap, r.w, std::max(0.0f, r.h - h - gap)};
    return out;
}
Rect slice_left(Rect& r, float w, float gap) {
    const Rect out{r.x, r.y, w, r.h};
    r = {r.x + w + gap, r.y, std::max(0.0f, r.w - w - gap), r.h};
    return out;
}
Rect slice_right(Rect& r, float w, float gap) {
    const Rect out{r.right() - w, r.y, w, r.h};
    r.w = std::max(0.0f, r.w - w - gap);
    return out;
}
/// Returns part `i` of `n` equal ones side by side, or one below the other.
Rect share_across(Rect r, std::size_t i, std::size_t n, float gap) {
    const float w = (r.w - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {r.x + static_cast<float>(i) * (w + gap), r.y, w, r.h};
}
Rect share_down(Rect r, std::size_t i, std::size_t n, float gap) {
    const float h = (r.h - gap * static_cast<float>(n - 1)) / static_cast<float>(n);
    return {r.x, r.y + static_cast<float>(i) * (h + gap), r.w, h};
}
Rect with_margins(Rect r, float x, float y) { return {r.x + x, r.y + y, std::max(0.0f, r.w - 2 * x), std::max(0.0f, r.h - 2 * y)}; }

/// Part of a column. It has its least height, gains up to `more` first, and its share of what is left after that. Without a least
/// height it is absent.
struct ColumnPart {
    float least = 0, more = 0, rest = 0;
    Rect place{};
};
using ColumnParts = std::initializer_list<ColumnPart*>;

/// Returns the height of a column in which every part has its least height.
float least_height(ColumnParts parts, float gap) {
    float out = -gap;
    for (const ColumnPart* p : parts)
        if (p->least > 0) out += p->least + gap;
    return std::max(0.0f, out);
}

/// Places parts one below the other. Where the room is too low for their least heights, all become lower alike.
void stack_parts(Rect r, float gap, ColumnParts parts) {
    float least = 0, more = 0, rest = 0, gaps = -gap;
    for (const ColumnPart* p : parts) {
        if (p->least <= 0) continue;
        least += p->least;
        more += p->more;
        rest += p->rest;
        gaps += gap;
    }
    const float room = std::max(0.0f, r.h - gaps), spare = room - least;
    const float scale = spare < 0 ? room / least : 1.0f;
    const float share = spare > 0 && more > 0 ? std::min(1.0f, spare / more) : 0.0f;
    const float left = std::max(0.0f, spare - share * more);
    float y = r.y;
    for (ColumnPart* p : parts) {
        if (p->least <= 0) continue;
        const float h = p->least * scale + p->more * share + (rest > 0 ? left * p->rest / rest : 0.0f);
        p->place = {r.x, y, r.w, h};
        y += h + gap;
    }
}

// --- 2 parts of the table ---

constexpr float kMapRim = 3, kMapGap = 16;                  // around the spaces of a map; between Earth and the heading of the sky
constexpr float kLayZoom = 44;
constexpr float kMapShape = static_cast<float>(an::kRows) / static_cast<float>(an::kHours);

/// Return the edge of a space, and the height of a map, that fills a width. The Earth has a gutter of half a space at both ends and is
/// as wide as the sky.
float cell_for_width(float w) { return (w - 2 * kMapRim) / static_cast<float>(an::kHours); }
float map_height_for(float w) { return cell_for_width(w) * static_cast<float>(an::kRows) + 2 * kMapRim; }

std::size_t others_of(const LayoutInput& in) { return static_cast<std::size_t>(std::clamp(in.seats - 1, 1, an::kMostSeats - 1)); }
float height_of_rows(std::size_t n, float row, float gap) { return static_cast<float>(n) * (row + gap) - gap; }

/// Places the cards of the weeks two by two, or side by side where the room is low.
void lay_week_cards(Layout& out, Rect r) {
    constexpr float kAcross = 2.2f, kTallest = 1.5f, kWide = 300;
    const std::size_t weeks = out.weeks.size(), columns = r.w >= r.h * kAcross ? weeks : 2, rows = weeks / columns;
    const float gap = r.w >= kWide ? kLayGap : 4.0f, card = share_across(r, 0, columns, gap).w;
    r.h = std::min(r.h, height_of_rows(rows, card * kTallest, gap));
    for (std::size_t i = 0; i < weeks; ++i)
        out.weeks[i] = share_across(share_down(r, i / columns, rows, gap), i % columns, columns, gap);
}

/// Places the action board. The next card of the deck lies in the line of its heading.
void lay_weeks(Layout& out, Rect r) {
    constexpr float kLeastWithHeading = 116;
    if (r.h >= kLeastWithHeading) {
        Rect head = slice_top(r, kLayHeading, kLayHeadingGap);
        out.deck = slice_right(head, std::clamp(head.w * 0.55f, 90.0f, 240.0f), kLayGap);
        out.weeks_heading = head;
    }
    lay_week_cards(out, r);
}

/// Places the rows of the others, or places side by side where the room is low.
void lay_others(Layout& out, Rect r, std::size_t n, float gap) {
    constexpr float kLeastRow = 15, kMostRow = 84;
    const bool is_low = r.h < height_of_rows(n, kLeastRow, gap);
    if (!is_low) r.h = std::min(r.h, height_of_rows(n, kMostRow, gap));
    for (std::size_t i = 0; i < n; ++i) out.others.push_back(is_low ? share_across(r, i, n, 4) : share_down(r, i, n, gap));
}

/// Places a small map in its own shape at the left of a row, and returns the room beside it.
Rect lay_twin(Layout& out, Rect row, float most_share) {
    const float w = std::min((row.h - 2) / kMapShape, row.w * most_share);
    const Rect place = slice_left(row, w, kLayGap);
    out.twin = rect_around(place.centre(), w, std::min(row.h, w * kMapShape + 2));
    return row;
}

/// Places the line with name and dials as a board of its own, where the rest of the board lies elsewhere.
void lay_name_line(Layout& out, Rect r) {
    out.player = r;
    out.name = with_margins(r, 8, r.h >= 40 ? 3.0f : 1.0f);
}

/// Cuts the button that enlarges a map off the end of a row.
void lay_zoom(Layout& out, Rect& row) {
    const Rect place = slice_right(row, kLayZoom, kLayGap);
    out.zoom = rect_around(place.centre(), kLayZoom, std::min(kLayZoom, place.h));
}

void place_board(Layout& out, Tab tab, Rect r) {
    if (tab == Tab::sky) out.sky = r;
    else if (tab == Tab::orbit) out.orbit = r;
    else out.earth = r;
}

// --- 3 belongings of the player ---

template <class Places>
void lay_alike(Places& places, Rect r, float gap) {
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = share_across(r, i, places.size(), gap);
}

/// Places two groups of equally wide things side by side.
template <class Left, class Right>
void lay_two_groups(Left& left, Right& right, Rect r) {
    const float gap = r.w >= 400 ? 4.0f : 2.0f, between = r.w >= 400 ? 12.0f : 8.0f;
    const auto first = static_cast<float>(left.size()), second = static_cast<float>(right.size());
    const float w = (r.w - between - gap * (first + second - 2)) / (first + second);
    lay_alike(left, slice_left(r, first * (w + gap) - gap, between), gap);
    lay_alike(right, r, gap);
}

void lay_slots(Layout& out, Rect r, const LayoutInput& in) {
    const auto n = static_cast<std::size_t>(std::clamp(in.slots, an::kSlot, an::kMostSlot));
    for (std::size_t i = 0; i < n; ++i) out.slots.push_back(share_across(r, i, n, 6));
}

float width_of_agenda(float w) { return std::clamp(w * 0.12f, 48.0f, 110.0f); }

void lay_gauges(Layout& out, Rect& r) {
    const float gauge = std::clamp(r.w * 0.08f, 40.0f, 64.0f);
    lay_alike(out.gauges, slice_right(r, height_of_rows(out.gauges.size(), gauge, 4), kLayBlockGap), 4);
}

void lay_quests(Layout& out, Rect r, const LayoutInput& in) {
    constexpr float kQuests = 0.6f;
    if (in.has_orbit) out.orbit_tiles = slice_right(r, r.w * (1 - kQuests), kLayGap);
    out.quests = r;
}

void lay_sets(Layout& out, Rect r, std::size_t rows) {
    const std::size_t columns = out.sets.size() / rows;
    const float gap = r.w >= 400 ? 4.0f : 3.0f;
    for (std::size_t i = 0; i < out.sets.size(); ++i)
        out.sets[i] = share_across(share_down(r, i / columns, rows, gap), i % columns, columns, gap);
}

/// Places the tokens of the Moon, and the places in which they are used.
void lay_marks(Layout& out, Rect r, const LayoutInput& in) {
    if (in.has_orbit) lay_two_groups(out.moons, out.gauges, r);
    else lay_alike(out.moons, r, 4);
}

/// Places the schedule, and what stands beside it in the Astronavigator mode.
void lay_schedule(Layout& out, Rect r, const LayoutInput& in, bool has_gauges) {
    constexpr float kAlone = 0.6f;
    if (!in.has_orbit) r.w *= in.slots > 1 ? 1.0f : kAlone;
    if (in.has_orbit) out.agenda = slice_right(r, width_of_agenda(r.w) * (has_gauges ? 1.0f : 1.6f), kLayGap);
    if (in.has_orbit && has_gauges) lay_gauges(out, r);
    lay_slots(out, r, in);
}

/// Places schedule, quests, orbit tiles and gauges in one row.
void lay_papers(Layout& out, Rect r, const LayoutInput& in, bool has_agenda) {
    const float slots = r.w * (in.slots > 1 ? 0.3f : 0.2f);
    if (in.has_orbit && has_agenda) out.agenda = slice_right(r, width_of_agenda(r.w), kLayGap);
    if (in.has_orbit) lay_gauges(out, r);
    lay_slots(out, slice_left(r, slots, kLayGap), in);
    lay_quests(out, r, in);
}

constexpr float kWideBoard = 470, kVeryWideBoard = 640;    // pieces in two rows; papers in one

/// Returns the least height at which the belongings can be told apart and touched.
float least_belongings(float w) { return w >= kVeryWideBoard ? 118.0f : w >= kWideBoard ? 162.0f : 224.0f; }

/// Places everything but name and dials, in as few rows as the width allows.
void lay_belongings(Layout& out, Rect r, const LayoutInput& in) {
    constexpr float kRoomy = 190, kHigh = 240, kTall = 300, kLeastSet = 28;
    const float gap = r.h >= kRoomy ? 6.0f : r.h >= 110 ? 4.0f : 2.0f;
    if (r.w >= kWideBoard && r.h >= kTall) {
        ColumnPart pieces{36, 20}, sets{76, 24}, marks{36, 20}, papers{60, 60, 0.6f}, quests{60, 60, 1};
        stack_parts(r, gap, {&pieces, &sets, &marks, &papers, &quests});
        lay_two_groups(out.tokens, out.tiles, pieces.place);
        lay_sets(out, sets.place, 2);
        lay_marks(out, marks.place, in);
        lay_schedule(out, papers.place, in, false);
        return lay_quests(out, quests.place, in);
    }
    if (r.w >= kWideBoard) {
        const bool is_one_row = r.w >= kVeryWideBoard && r.h < kHigh;
        ColumnPart pieces{34, 18}, marks{34, 18}, papers{40, 52, 0.6f}, quests{is_one_row ? 0.0f : 40.0f, 70, 1};
        stack_parts(r, gap, {&pieces, &marks, &papers, &quests});
        lay_two_groups(out.tokens, out.tiles, pieces.place);
        lay_two_groups(out.sets, out.moons, marks.place);
        if (is_one_row) return lay_papers(out, papers.place, in, true);
        lay_schedule(out, papers.place, in, true);
        return lay_quests(out, quests.place, in);
    }
    const bool has_two_rows_of_sets = r.w < static_cast<float>(an::kSetCount) * kLeastSet;
    ColumnPart tokens{30, 14}, tiles{32, 16}, sets{has_two_rows_of_sets ? 50.0f : 32.0f, 14}, marks{32, 14}, schedule{36, 20, 0.5f};
    ColumnPart quests{40, 40, 1};
    stack_parts(r, gap, {&tokens, &tiles, &sets, &marks, &schedule, &quests});
    lay_alike(out.tokens, tokens.place, 4);
    lay_alike(out.tiles, tiles.place, 4);
    lay_sets(out, sets.place, has_two_rows_of_sets ? 2 : 1);
    lay_marks(out, marks.place, in);
    lay_schedule(out, schedule.place, in, false);
    lay_quests(out, quests.place, in);
}

/// Places the whole board of the player on a panel.
void lay_player_panel(Layout& out, Rect r, const LayoutInput& in) {
    out.player = r;
    Rect inside = with_margins(r, kLayBlockGap, kLayGap);
    out.name = slice_top(inside, std::clamp(r.h * 0.17f, 36.0f, 64.0f), 6);
    lay_belongings(out, inside, in);
}

// --- 4 large screens ---

/// Places the heading of the sky. In the Astronavigator mode two tabs at its end switch between sky and orbit board.
void lay_sky_heading(Layout& out, Rect r, const LayoutInput& in) {
    constexpr float kSwitch = 92;
    if (in.has_orbit) {
        const Rect both = slice_right(r, 2 * kSwitch + 4, kLayGap);
        out.tabs[static_cast<std::size_t>(Tab::sky)] = share_across(both, 0, 2, 4);
        out.tabs[static_cast<std::size_t>(Tab::orbit)] = share_across(both, 1, 2, 4);
    }
    out.shown = in.has_orbit && in.shows_orbit ? Tab::orbit : Tab::sky;
    (out.shown == Tab::orbit ? out.orbit_heading : out.sky_heading) = r;
}

/// Places Earth above sky, each `map` high, at the top of an area. Returns the room below.
Rect lay_both_maps(Layout& out, Rect area, const LayoutInput& in, float map) {
    out.earth_heading = slice_top(area, kLayHeading, kLayHeadingGap);
    out.earth = slice_top(area, map, kMapGap);
    lay_sky_heading(out, slice_top(area, kLayHeading, kLayHeadingGap), in);
    place_board(out, out.shown, slice_top(area, map, kLayBlockGap));
    return area;
}

/// Places the months. A button that enlarges the map stands beside them if its spaces are small.
void lay_months(Layout& out, Rect r, float cell) {
    if (cell < out.least_space) lay_zoom(out, r);
    out.months = r;
}

/// Places action board, board of the player, others and actions in a column.
void lay_side_column(Layout& out, Rect r, const LayoutInput& in) {
    constexpr float kWeekCards = 168, kOtherRow = 36, kRowGap = 6;
    const std::size_t n = others_of(in);
    const auto count = static_cast<float>(n);
    ColumnPart weeks{kLayHeading + kLayHeadingGap + kWeekCards, 116, 1}, player{132, 30, 0.5f};
    ColumnPart others{height_of_rows(n, kOtherRow, kRowGap), count * 12, 0.5f}, actions{118, 24, 0.5f};
    stack_parts(r, kLayBlockGap, {&weeks, &player, &others, &actions});
    lay_weeks(out, weeks.place);
    out.player = player.place;
    ColumnPart name{40, 16, 1}, tokens{34, 8, 0.5f}, tiles{34, 8, 0.5f};
    stack_parts(with_margins(player.place, kLayBlockGap, kLayGap), 4, {&name, &tokens, &tiles});
    out.name = name.place;
    lay_alike(out.tokens, tokens.place, 6);
    lay_alike(out.tiles, tiles.place, 6);
    lay_others(out, others.place, n, kRowGap);
    out.actions = actions.place;
}

/// Places Earth above sky, months and belongings below them, and a column at the right.
void lay_stacked(Layout& out, Rect area, const LayoutInput& in) {
    constexpr float kSide = 0.317f, kLeastSide = 340, kMostSide = 420, kLeastMap = 120;
    constexpr float kMonths = 46, kMarks = 40, kPapers = 44;
    const Rect side = slice_right(area, std::round(std::clamp(area.w * kSide, kLeastSide, kMostSide)), kLayColumnGap);
    ColumnPart months{kMonths, 16}, marks{kMarks, 8, 0.5f}, papers{kPapers, 46, 1};
    const float headings = 2 * (kLayHeading + kLayHeadingGap) + kMapGap + kLayBlockGap;
    const float room = (area.h - headings - least_height({&months, &marks, &papers}, kLayGap)) / 2;
    const float map = std::min(map_height_for(area.w), std::max(kLeastMap, room));
    const Rect below = lay_both_maps(out, area, in, map);
    stack_parts(below, kLayGap, {&months, &marks, &papers});
    lay_months(out, months.place, (map - 2 * kMapRim) / static_cast<float>(an::kRows));
    Rect line = marks.place;
    if (in.has_orbit) out.agenda = slice_right(line, width_of_agenda(line.w), kLayBlockGap);
    lay_two_groups(out.sets, out.moons, line);
    lay_papers(out, papers.place, in, false);
    lay_side_column(out, side, in);
}

/// Places Earth and sky beside each other, with equal spaces and rows, and everything else below.
void lay_side_by_side(Layout& out, Rect area, const LayoutInput& in) {
    constexpr float kMostMaps = 0.46f, kMonths = 48;
    const float map = std::min(map_height_for((area.w - kLayColumnGap) / 2), area.h * kMostMaps);
    const float cell = (map - 2 * kMapRim) / static_cast<float>(an::kRows), wide = cell * static_cast<float>(an::kHours) + 2 * kMapRim;
    const float left = area.x + (area.w - kLayColumnGap) / 2 - wide, sky_x = left + wide + kLayColumnGap;
    out.is_side_by_side = true;
    const Rect head = slice_top(area, kLayHeading, kLayHeadingGap), maps = slice_top(area, map, kLayBlockGap);
    out.earth_heading = {left, head.y, wide, head.h};
    out.earth = {left, maps.y, wide, maps.h};
    lay_sky_heading(out, {sky_x, head.y, wide, head.h}, in);
    place_board(out, out.shown, {sky_x, maps.y, wide, maps.h});
    lay_months(out, slice_top(area, kMonths, kLayBlockGap), cell);

    const Rect weeks = slice_left(area, std::clamp(area.w * 0.31f, 440.0f, 780.0f), kLayColumnGap);
    const Rect side = slice_right(area, std::clamp(area.w * 0.28f, 400.0f, 640.0f), kLayColumnGap);
    lay_weeks(out, weeks);
    lay_player_panel(out, area, in);
    const std::size_t n = others_of(in);
    ColumnPart others{height_of_rows(n, 40, kLayGap), static_cast<float>(n) * 36}, actions{150, 50, 1};
    stack_parts(side, kLayBlockGap, {&others, &actions});
    lay_others(out, others.place, n, kLayGap);
    out.actions = actions.place;
}

/// Places tabs side by side. `end`: room kept at their end for the button that enlarges the map, shown above a map.
void lay_tabs(Layout& out, Rect r, std::initializer_list<Tab> tabs, const LayoutInput& in, float end) {
    if (end > 0) {
        const Rect place = slice_right(r, end, 6);
        if (out.shown == Tab::earth || out.shown == Tab::sky) out.zoom = place;
    }
    FixedVector<Tab, kTabs> shown;
    for (const Tab tab : tabs)
        if (tab != Tab::orbit || in.has_orbit) shown.push_back(tab);
    for (std::size_t i = 0; i < shown.size(); ++i)
        out.tabs[static_cast<std::size_t>(shown[i])] = share_across(r, i, shown.size(), 4);
}

/// Returns the tab that is shown: the Earth instead of one that the window does not have.
Tab shown_of(const LayoutInput& in, bool has_weeks, bool has_player) {
    const bool is_missing = (in.tab == Tab::orbit && !in.has_orbit) || (in.tab == Tab::weeks && !has_weeks) ||
                            (in.tab == Tab::player && !has_player);
    return is_missing ? Tab::earth : in.tab;
}

/// Places one map, behind tabs, across the window. A very high window has room for both.
void lay_upright(Layout& out, Rect area, const LayoutInput& in) {
    constexpr float kOtherRow = 34, kRowGap = 6, kMostTwin = 0.34f;
    const std::size_t n = others_of(in);
    const float fitted = map_height_for(area.w), cell = cell_for_width(area.w);
    const float both = 2 * (fitted + kLayHeading + kLayHeadingGap) + kMapGap;
    ColumnPart tabs{40, 4}, map{fitted, 0}, months{52, 12}, weeks{kLayHeading + kLayHeadingGap + 96, 70}, player{206, 60};
    ColumnPart others{height_of_rows(n, kOtherRow, kRowGap), static_cast<float>(n) * 14}, actions{118, 60, 1};
    const auto least = [&] { return least_height({&tabs, &map, &months, &weeks, &player, &others, &actions}, kLayGap); };
    const bool has_both = area.h >= least() - tabs.least - kLayGap - fitted + both;
    if (has_both) {
        tabs.least = 0;
        map.least = both + kLayBlockGap;                    // which follows the sky
    }
    stack_parts(area, kLayGap, {&tabs, &map, &months, &weeks, &player, &others, &actions});
    if (has_both) {
        lay_both_maps(out, map.place, in, fitted);
        lay_months(out, months.place, cell);
    } else {
        out.shown = shown_of(in, false, false);
        lay_tabs(out, tabs.place, {Tab::earth, Tab::sky, Tab::orbit}, in, 0);
        place_board(out, out.shown, map.place);
        if (out.shown != Tab::orbit && (cell < out.least_space || map.place.h < fitted)) lay_zoom(out, months.place);
        out.months = lay_twin(out, months.place, kMostTwin);
    }
    lay_weeks(out, weeks.place);
    lay_player_panel(out, player.place, in);
    lay_others(out, others.place, n, kRowGap);
    out.actions = actions.place;
}

// --- 5 windows with tabs ---

constexpr float kWeekChip = 40, kNamedWeekChip = 62, kMoreWeekChip = 70;        // named: with room for the number of the week

/// What has no room beside the content and lies behind the tab with the weeks.
struct BehindWeeks {
    bool months = false, others = false;
};

/// Places what lies behind the tab. The weeks are also small below a map; if the window is lying, with the twin of the other map at
/// their left.
void lay_content(Layout& out, Rect r, const LayoutInput& in, bool is_lying, BehindWeeks behind, float gap) {
    if (out.shown == Tab::player) {
        if (!is_lying) out.player.h = r.bottom() - out.player.y;
        return lay_belongings(out, with_margins(r, is_lying ? 0.0f : 6.0f, 2), in);
    }
    const std::size_t n = others_of(in);
    if (out.shown == Tab::weeks) {
        ColumnPart weeks{34, 30, 1}, months{behind.months ? 20.0f : 0.0f, 10};
        ColumnPart others{behind.others ? height_of_rows(n, 16, 3) : 0.0f, static_cast<float>(n) * 14};
        stack_parts(r, gap, {&weeks, &months, &others});
        lay_weeks(out, weeks.place);
        if (behind.months) out.months = months.place;
        if (behind.others) lay_others(out, others.place, n, 3);
        return;
    }
    constexpr float kMostTwin = 0.26f;
    const float fitted = map_height_for(r.w);
    const bool has_names = r.h > fitted + gap + kNamedWeekChip - 1;
    ColumnPart map{fitted, fitted * 0.5f}, chips{has_names ? kNamedWeekChip : kWeekChip, kMoreWeekChip, 1};
    stack_parts(r, gap, {&map, &chips});
    place_board(out, out.shown, map.place);
    if (is_lying && out.shown != Tab::orbit && cell_for_width(r.w) < out.least_space) lay_zoom(out, chips.place);
    lay_week_cards(out, is_lying ? lay_twin(out, chips.place, kMostTwin) : chips.place);
}

void lay_phone(Layout& out, const LayoutInput& in) {
    constexpr float kHandReach = 24, kGuide = 40, kGap = 5, kOtherRow = 26, kRowGap = 4, kMostTwin = 0.32f;
    const TableAreas& a = in.areas;
    const Rect area{a.board.x, a.board.y, a.board.w, a.hand.bottom() - 2 - a.board.y};
    out.all = area;
    out.shown = shown_of(in, true, true);
    const bool has_guide = a.hand.y - a.board.bottom() > kGuide;       // between board and hand
    const std::size_t n = others_of(in);
    const float fitted = map_height_for(area.w);
    ColumnPart tabs{34, 8}, name{36, 10}, content{fitted + kGap + kNamedWeekChip, fitted * 0.5f + kMoreWeekChip, 1}, months{36, 7};
    ColumnPart others{height_of_rows(n, kOtherRow, kRowGap), static_cast<float>(n) * 12}, actions{a.has_buttons ? 96.0f : 0.0f, 40, 1};
    const auto is_full = [&] { return least_height({&tabs, &name, &content, &months, &others, &actions}, kGap) > area.h; };
    BehindWeeks behind;
    if (is_full()) content.least = fitted + kGap + kWeekChip;
    if (is_full()) {
        behind = {true, true};
        months.least = others.least = 0;
    }
    if (has_guide) {
        const float top = a.hand.y - kHandReach;
        stack_parts({area.x, area.y, area.w, a.board.bottom() - area.y}, kGap, {&tabs, &name, &content});
        stack_parts({area.x, top, area.w, area.bottom() - top}, kGap, {&months, &others, &actions});
    } else {
        stack_parts(area, kGap, {&tabs, &name, &content, &months, &others, &actions});
    }
    const bool has_map = out.shown != Tab::weeks && out.shown != Tab::player, has_zoom = has_map && out.shown != Tab::orbit;
    lay_tabs(out, tabs.place, {Tab::earth, Tab::sky, Tab::orbit, Tab::weeks, Tab::player}, in, behind.months ? kLayZoom : 0.0f);
    if (has_zoom && !behind.months) lay_zoom(out, months.place);
    lay_name_line(out, name.place);
    out.months = has_map && !behind.months ? lay_twin(out, months.place, kMostTwin) : months.place;
    out.actions = actions.place;
    if (!behind.others) lay_others(out, others.place, n, kRowGap);
    lay_content(out, content.place, in, false, behind, kGap);
}

/// Places tabs and what lies behind them at the left; name, others and actions at the right. For low windows.
void lay_lying(Layout& out, Rect area, const LayoutInput& in) {
    constexpr float kSide = 0.3f, kLeastSide = 150, kMostSide = 330, kLow = 210, kOtherRow = 26, kTwoLines = 51, kRowGap = 4;
    const bool is_low = area.h < kLow;
    const float gap = is_low ? 3.0f : 5.0f;
    const Rect side = slice_right(area, std::clamp(area.w * kSide, kLeastSide, kMostSide), kLayGap);
    const float fitted = map_height_for(area.w);
    ColumnPart tabs{is_low ? 24.0f : 34.0f, 8}, content{fitted + gap + kNamedWeekChip, fitted * 0.5f + kMoreWeekChip, 1};
    ColumnPart months{26, 14}, board{least_belongings(area.w), 60};
    BehindWeeks behind;
    if (least_height({&tabs, &content, &months}, gap) > area.h) content.least = fitted + gap + kWeekChip;
    behind.months = least_height({&tabs, &content, &months}, gap) > area.h;
    if (behind.months) months.least = 0;
    const bool has_board = least_height({&tabs, &content, &months, &board}, gap) <= area.h;
    if (!has_board) board.least = 0;
    out.shown = shown_of(in, true, !has_board);
    stack_parts(area, gap, {&tabs, &content, &months, &board});
    if (has_board) lay_tabs(out, tabs.place, {Tab::earth, Tab::sky, Tab::orbit, Tab::weeks}, in, 0);
    else lay_tabs(out, tabs.place, {Tab::earth, Tab::sky, Tab::orbit, Tab::weeks, Tab::player}, in, 0);
    out.months = months.place;
    if (has_board) lay_belongings(out, board.place, in);

    const std::size_t n = others_of(in);
    ColumnPart name{54, 10}, others{height_of_rows(n, kTwoLines, kRowGap), static_cast<float>(n) * 8}, actions{88, 40, 1};
    const auto is_full = [&] { return least_height({&name, &others, &actions}, gap) > side.h; };
    if (is_full()) name.least = 36;
    if (is_full()) others.least = height_of_rows(n, kOtherRow, kRowGap);
    behind.others = is_full();
    if (behind.others) others.least = 0;
    stack_parts(side, gap, {&name, &others, &actions});
    lay_name_line(out, name.place);
    if (!behind.others) lay_others(out, others.place, n, kRowGap);
    out.actions = actions.place;
    lay_content(out, content.place, in, true, behind, gap);
}

void lay_large_screen(Layout& out, const LayoutInput& in) {
    constexpr float kSideBySide = 1540, kSideBySideHeight = 640;       // from a window of about 1600
    constexpr float kStacked = 984, kStackedHeight = 570;              // from one of 1024
    const TableAreas& a = in.areas;
    const bool is_desktop = a.kind == LayoutKind::desktop;
    const float left = a.reference.w > 0 ? a.reference.x : a.board.x, right = a.board.right() - (a.log_open ? kLayBlockGap : 0.0f);
    const float top = a.board.y + (is_desktop ? 4.0f : 6.0f), bottom = a.hand.bottom() - (is_desktop ? 20.0f : 12.0f);
    const Rect area{left, top, right - left, bottom - top};
    out.all = area;
    if (area.w >= kSideBySide && area.h >= kSideBySideHeight) lay_side_by_side(out, area, in);
    else if (area.w >= kStacked && area.h >= kStackedHeight && area.w >= area.h) lay_stacked(out, area, in);
    else if (area.w < area.h) lay_upright(out, area, in);
    else lay_lying(out, area, in);
}

}  // namespace

Layout make_layout(const LayoutInput& in) {
    Layout out;
    const TableAreas& a = in.areas;
    out.kind = a.kind;
    out.is_narrow = is_phone_layout(out.kind);
    // Small type makes a unit smaller than a pixel.
    out.least_space = (out.is_narrow ? 34.0f : 30.0f) / std::min(1.0f, in.ui_scale);
    if (out.kind == LayoutKind::phone) {
        lay_phone(out, in);
    } else if (out.kind == LayoutKind::phone_landscape) {
        out.all = {a.board.x, a.board.y, a.hand.right() - a.board.x, a.board.h};
        lay_lying(out, out.all, in);
    } else {
        lay_large_screen(out, in);
    }
    return out;
}

}  // namespace orrery::ui::astronavigators_table
