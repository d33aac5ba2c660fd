// 1 map   2 tablet and desktop   3 phones   4 place for a panel
#include "imgui_ui/games/quantum/layout.h"

#include <algorithm>
#include <cmath>

namespace orrery::ui::quantum_table {
namespace {

constexpr float kGutter = 18, kSmallGutter = 14;            // width of the gutter for the coordinates
constexpr float kSmallMap = 420;                            // smaller maps have the small gutter

// --- 1 map ---

float gutter_of(Rect area) { return std::min(area.w, area.h) < kSmallMap ? kSmallGutter : kGutter; }

}  // namespace

Rect MapGeometry::tile(qu::PlanetId at) const {
    const float edge = cell * static_cast<float>(qu::kTileSize);
    return {origin.x + edge * static_cast<float>(qu::col_of(at)), origin.y + edge * static_cast<float>(qu::row_of(at)), edge, edge};
}

std::optional<qu::Square> MapGeometry::square_at(Vec point) const {
    if (!field.contains(point) || cell <= 0) return {};
    const int x = static_cast<int>(std::floor((point.x - origin.x) / cell)), y = static_cast<int>(std::floor((point.y - origin.y) / cell));
    if (x < 0 || y < 0 || x >= columns || y >= rows) return {};
    return qu::square_at(x, y);
}

Plane plane_of(const qu::Map& map, Rect area) {
    const float gutter = gutter_of(area);
    return {{area.x + gutter, area.y + gutter, area.w - gutter, area.h - gutter},
            {static_cast<float>(map.cols * qu::kTileSize), static_cast<float>(map.rows * qu::kTileSize)}};
}

MapGeometry map_geometry(const qu::Map& map, Rect area, const ZoomView& view) {
    const ShownPlane plane = shown(plane_of(map, area), view);
    const float gutter = gutter_of(area);
    MapGeometry out;
    out.columns = map.cols * qu::kTileSize;
    out.rows = map.rows * qu::kTileSize;
    out.cell = plane.unit;
    out.field = plane.field;
    out.area = {out.field.x - gutter, out.field.y - gutter, out.field.w + gutter, out.field.h + gutter};
    out.origin = plane.origin;
    return out;
}

// --- 2 tablet and desktop ---

namespace {

constexpr float kAreaGap = 8, kWideGap = 12;
constexpr float kBar = 52, kBarFoot = 20;
constexpr float kHeading = 22;
constexpr float kZoom = 44;
constexpr float kLeastColumn = 388, kMostColumn = 520;      // column beside the map
constexpr float kThreeColumns = 1290;                       // minimum width for sheets and cards on both sides
constexpr float kLeastMapUpright = 300, kUprightFoot = 332; // the map above, sheets and cards below

std::size_t size_of(qu::CardKind kind) { return static_cast<std::size_t>(kind); }

/// Returns the height of another player's row, as large as the other areas allow.
float row_height(int others) { return others == 1 ? 76 : others == 2 ? 64 : 56; }

/// Places the sheets one below the other. Returns their lower end.
float stack_sheets(Layout& out, Rect column, int others, float mine, float row) {
    out.mine = {column.x, column.y, column.w, mine};
    float y = column.y + mine + kAreaGap;
    for (int i = 0; i < others; ++i, y += row + kAreaGap) out.others.push_back({column.x, y, column.w, row});
    return y;
}

/// Places two rows of three cards, each below its heading.
void rows_of_cards(Layout& out, Rect area) {
    const float each_h = (area.h - kAreaGap) / 2, w = (area.w - 2 * kWideGap) / 3;
    for (const qu::CardKind kind : qu::kCardKinds) {
        const float y = area.y + (kind == qu::CardKind::command ? each_h + kAreaGap : 0);
        out.headings[size_of(kind)] = {area.x, y, area.w, kHeading};
        for (std::size_t i = 0; i < qu::kDisplay; ++i)
            out.cards[size_of(kind)][i] = {area.x + static_cast<float>(i) * (w + kWideGap), y + kHeading + 2, w, each_h - kHeading - 2};
    }
}

/// Places two columns of three cards.
void columns_of_cards(Layout& out, Rect area) {
    constexpr float kMostTall = 1.35f;
    const float w = (area.w - kWideGap) / 2, h = std::min((area.h - kHeading - 2 - 2 * kWideGap) / 3, w * kMostTall);
    for (const qu::CardKind kind : qu::kCardKinds) {
        const float x = area.x + (kind == qu::CardKind::command ? w + kWideGap : 0);
        out.headings[size_of(kind)] = {x, area.y, w, kHeading};
        for (std::size_t i = 0; i < qu::kDisplay; ++i)
            out.cards[size_of(kind)][i] = {x, area.y + kHeading + 2 + static_cast<float>(i) * (h + kWideGap), w, h};
    }
}

/// Returns the width of the map if it had the full height.
float wish_of(const qu::Map& map, float height) {
    return (height - kGutter) * static_cast<float>(map.cols) / static_cast<float>(map.rows) + kGutter;
}

constexpr float kLeastRow = 44, kLeastMine = 86;            // another player's row under a finger; the large sheet without its heading

/// Returns the height of a row of another player beside these heights, if there were room for it.
float row_beside(float column, float mine, float cards, int others) {
    return (column - mine - kAreaGap - cards) / static_cast<float>(others) - kAreaGap;
}

void beside(Layout& out, Rect area, const LayoutInput& in) {
    const float map_w = std::clamp(wish_of(*in.map, area.h), area.w - kMostColumn - kWideGap, area.w - kLeastColumn - kWideGap);
    out.map = {area.x, area.y, map_w, area.h};
    const Rect column{area.x + map_w + kWideGap, area.y, area.w - map_w - kWideGap, area.h};
    const int others = in.seats - 1;
    float mine = 184, card = 84;
    const auto row = [&] { return row_beside(column.h, mine, 2 * (card + kHeading + 2) + kAreaGap, others); };
    // In a low column the cards and the large sheet give way, in turns, until the rows of the others can be read and touched. The
    // large sheet loses its words, then its heading.
    const auto shrink = [&](float& height, float least, float count) {
        const float missing = std::max(0.0f, kLeastRow - row()) * static_cast<float>(others) / count;
        height = std::max(least, height - missing);
    };
    constexpr float kFewWords = 72, kOneLine = 56, kSign = 44;       // heights of a card
    constexpr float kNoWords = 152, kNoHeading = 128;                // heights of the large sheet
    shrink(card, kFewWords, 2);
    shrink(mine, kNoWords, 1);
    if (row() < kLeastRow) mine = kNoHeading;
    shrink(card, kOneLine, 2);
    shrink(mine, kLeastMine, 1);
    shrink(card, kSign, 2);
    const float y = stack_sheets(out, column, others, mine, std::min(row_height(others), row()));
    rows_of_cards(out, {column.x, y, column.w, column.bottom() - y});
}

void between(Layout& out, Rect area, const LayoutInput& in) {
    constexpr float kMine = 264, kLowMine = 184, kRow = 132, kTwoLines = 72, kLeastSide = 316, kMostSide = 400, kShare = 0.23f, kOverFoot = 72;
    constexpr float kReference = 256, kLeastReferenceWidth = 340;
    const float side = std::clamp(area.w * kShare, kLeastSide, kMostSide);
    const int others = in.seats - 1;
    out.map = {area.x + side + kWideGap, area.y, area.w - 2 * (side + kWideGap), area.h};
    float mine = kMine;
    const auto row = [&] { return row_beside(area.h, mine, -kAreaGap, others); };
    for (const float lower : {kLowMine, kLeastMine})
        if (row() < kTwoLines) mine = lower;
    const float y = stack_sheets(out, {area.x, area.y, side, area.h}, others, mine, std::min(kRow, row()));
    if (side >= kLeastReferenceWidth && area.bottom() - y >= kReference) out.reference = {area.x, area.bottom() - kReference, side, kReference};
    columns_of_cards(out, {out.map.right() + kWideGap, area.y, side, area.h - (in.is_over ? kOverFoot : 0)});
}

void above(Layout& out, Rect area, const LayoutInput& in) {
    constexpr float kMine = 184;
    const float foot = std::min(kUprightFoot + kAreaGap * static_cast<float>(in.seats), area.h - kLeastMapUpright);
    out.map = {area.x, area.y, area.w, area.h - foot - kWideGap};
    const float y = out.map.bottom() + kWideGap, w = (area.w - kWideGap) / 2;
    const int others = in.seats - 1;
    const float row = std::min(row_height(others), (foot - kMine - kAreaGap) / static_cast<float>(others) - kAreaGap);
    stack_sheets(out, {area.x, y, w, foot}, others, kMine, row);
    rows_of_cards(out, {area.x + w + kWideGap, y, w, foot});
}

void large_screen(Layout& out, const LayoutInput& in) {
    const TableAreas& a = in.areas;
    const float left = a.reference.w > 0 ? a.reference.x : a.board.x, right = a.hand.right() - (a.log_open ? kWideGap : 0);
    out.bar = {left, a.hand.bottom() - kBar - kBarFoot, right - left, kBar};
    const Rect area{left, a.board.y, right - left, out.bar.y - kWideGap - a.board.y};
    out.all = {left, a.board.y, right - left, a.hand.bottom() - a.board.y};
    if (area.w >= kThreeColumns) between(out, area, in);
    else if (area.w > area.h) beside(out, area, in);
    else above(out, area, in);
    out.zoom = {out.map.right() - kZoom - 2, out.map.y + 2, kZoom, kZoom};
}

// --- 3 phones ---

constexpr float kStrip = 40, kTab = 40, kPhoneBar = 48, kPhoneGap = 6;
constexpr float kLeastContent = 96, kMapShare = 0.64f;

void lay_strip(Layout& out, Rect row, int seats) {
    const float w = (row.w - kPhoneGap * static_cast<float>(seats - 1)) / static_cast<float>(seats);
    for (int i = 0; i < seats; ++i) out.strip.push_back({row.x + static_cast<float>(i) * (w + kPhoneGap), row.y, w, row.h});
}

void lay_tabs(Layout& out, Rect row) {
    const float w = (row.w - kZoom - kPhoneGap) / static_cast<float>(kTabs);
    out.zoom = {row.right() - kZoom, row.y + (row.h - kZoom) / 2, kZoom, kZoom};
    for (std::size_t i = 0; i < kTabs; ++i) out.tabs[i] = {row.x + static_cast<float>(i) * w, row.y, w, row.h};
}

void lay_content(Layout& out, Rect area, const LayoutInput& in) {
    if (in.tab == Tab::mine) {
        out.mine = area;
        return;
    }
    if (in.tab == Tab::others) {
        const int others = in.seats - 1;
        const float h = (area.h - kPhoneGap * static_cast<float>(others - 1)) / static_cast<float>(others);
        for (int i = 0; i < others; ++i) out.others.push_back({area.x, area.y + static_cast<float>(i) * (h + kPhoneGap), area.w, h});
        return;
    }
    const float w = (area.w - 2 * kPhoneGap) / 3, h = (area.h - kPhoneGap) / 2;
    for (const qu::CardKind kind : qu::kCardKinds)
        for (std::size_t i = 0; i < qu::kDisplay; ++i)
            out.cards[size_of(kind)][i] = {area.x + static_cast<float>(i) * (w + kPhoneGap), area.y + static_cast<float>(kind) * (h + kPhoneGap), w, h};
}

void phone(Layout& out, const LayoutInput& in) {
    const TableAreas& a = in.areas;
    const float x = a.board.x, w = a.board.w;
    out.bar = {x, a.hand.bottom() - kPhoneBar - 2, w, kPhoneBar};
    out.all = {x, a.board.y, w, a.hand.bottom() - a.board.y};
    lay_strip(out, {x, a.board.y, w, kStrip}, in.seats);
    const float top = a.board.y + kStrip + kPhoneGap, room = out.bar.y - kPhoneGap - top - kTab - 2 * kPhoneGap;
    const float wish = (w - kSmallGutter) * static_cast<float>(in.map->rows) / static_cast<float>(in.map->cols) + kSmallGutter;
    const float map_h = std::min(wish, std::max(room - kLeastContent, room * kMapShare));
    out.map = {x, top, w, std::min(map_h, room - kLeastContent)};
    float tabs = out.map.bottom() + kPhoneGap;
    if (a.hand.y - a.board.bottom() >= kTab) {              // the guide lies between board and hand
        out.map.h = std::min(map_h, a.board.bottom() - top);
        tabs = a.hand.y;
    }
    lay_tabs(out, {x, tabs, w, kTab});
    const float y = out.tabs[0].bottom() + kPhoneGap;
    lay_content(out, {x, y, w, out.bar.y - kPhoneGap - y}, in);
}

void phone_landscape(Layout& out, const LayoutInput& in) {
    constexpr float kLeastContentWidth = 290;
    const TableAreas& a = in.areas;
    out.bar = a.hand;
    out.all = {a.board.x, a.board.y, a.hand.right() - a.board.x, a.board.h};
    const float map_w = std::min(wish_of(*in.map, a.board.h), a.board.w - kLeastContentWidth - kAreaGap);
    out.map = {a.board.x, a.board.y, map_w, a.board.h};
    const Rect side{out.map.right() + kAreaGap, a.board.y, a.board.right() - out.map.right() - kAreaGap, a.board.h};
    lay_strip(out, {side.x, side.y, side.w, kStrip}, in.seats);
    lay_tabs(out, {side.x, side.y + kStrip + kPhoneGap, side.w, kTab});
    const float y = out.tabs[0].bottom() + kPhoneGap;
    lay_content(out, {side.x, y, side.w, side.bottom() - y}, in);
}

}  // namespace

Layout make_layout(const LayoutInput& in) {
    Layout out;
    out.kind = in.areas.kind;
    out.is_narrow = is_phone_layout(out.kind);
    if (out.kind == LayoutKind::phone) phone(out, in);
    else if (out.kind == LayoutKind::phone_landscape) phone_landscape(out, in);
    else large_screen(out, in);
    return out;
}

// --- 4 place for a panel ---

Rect clear_place(Rect bounds, Vec size, const std::vector<Rect>& keep) {
    constexpr float kStep = 8;
    const float middle = bounds.centre().x - size.x / 2, right = bounds.right() - size.x;
    for (float y = bounds.bottom() - size.y; y >= bounds.y; y -= kStep)
        for (const float x : {middle, bounds.x, right}) {
            const Rect place{x, y, size.x, size.y};
            if (std::none_of(keep.begin(), keep.end(), [&](const Rect& r) { return r.overlaps(place); })) return place;
        }
    return {middle, bounds.bottom() - size.y, size.x, size.y};
}

}  // namespace orrery::ui::quantum_table
