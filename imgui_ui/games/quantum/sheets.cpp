// 1 pieces of a sheet   2 large sheet   3 row   4 line of figures
#include <algorithm>

#include "engine/games/quantum/powers.h"
#include "imgui_ui/games/quantum/look.h"
#include "imgui_ui/games/quantum/words.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::quantum_table {
namespace {

// --- 1 pieces of a sheet ---

constexpr float kSmall = 13, kSheetPad = 14, kNearInfamy = 5;

/// Draws a track's die. Near the end of the track it has a rim, because that is decisive.
void draw_track_die(Scene& s, Rect r, int value, Color col, bool is_near) {
    constexpr float kRadius = 0.2f;
    Canvas& c = s.canvas;
    const float radius = r.h * kRadius;
    c.shadow(r, radius, 0.4f, 6, 2);
    c.gradient(r, radius, mix(col, kWhite, 0.12f), mix(col, kBlack, 0.2f));
    c.rect_stroke(r, radius, is_near ? s.theme.warn : fade(kWhite, 0.7f), is_near ? 2.0f : 1.0f);
    c.text(r.centre(), std::to_string(value), std::max(kSmall, r.h * 0.56f), kWhite, Weight::bold, Align::center);
}

void draw_dominance_die(Scene& s, Seat seat, Rect r) {
    draw_track_die(s, r, s.player(seat).dominance, dominance_color(), s.player(seat).dominance >= kNearInfamy);
}

void draw_research_die(Scene& s, Seat seat, Rect r) {
    const int value = s.player(seat).research;
    draw_track_die(s, r, value, research_color(), value >= qu::breakthrough_threshold(s.seen, seat));
}

/// Draws the cubes side by side, closer together if there is less room.
void draw_cubes(Scene& s, Seat seat, Vec left_middle, float room, float size) {
    const int n = s.player(seat).cubes_left;
    if (n == 0) return;
    const float step = n > 1 ? std::min(size * 0.92f, (room - size) / static_cast<float>(n - 1)) : 0;
    for (int i = 0; i < n; ++i) draw_cube(s.canvas, {left_middle.x + size / 2 + static_cast<float>(i) * step, left_middle.y}, size, s.color_of(seat));
}

void draw_cube_count(Scene& s, Seat seat, Vec left_middle, float size) {
    draw_cube(s.canvas, {left_middle.x + size / 2, left_middle.y}, size, s.color_of(seat));
    s.canvas.text({left_middle.x + size + 4, left_middle.y}, std::to_string(s.player(seat).cubes_left), std::max(kSmall, size * 0.72f), s.theme.hi, Weight::bold);
}

constexpr float kDockGap = 8, kBehindSize = 0.66f, kBehindStep = 11;

/// Widths of a seat's ships off the map: all apart, or those in reserve close behind the others.
struct DocksWidth {
    float size, apart, reserve, close;
};
DocksWidth docks_width(const Scene& s, Seat seat, float size) {
    const auto number = [&](qu::Square place) { return static_cast<float>(ships_at(s.seen, seat, place).size()); };
    const float others = number(qu::kScrapyard) + number(qu::kHand), reserve = number(qu::kReserve);
    DocksWidth out{size, 0, 0, 0};
    out.apart = (others + reserve) * (size + kDockGap) - kDockGap;
    out.reserve = reserve > 0 ? size * kBehindSize + (reserve - 1) * kBehindStep : 0;
    out.close = others * (size + kDockGap) + out.reserve;
    return out;
}

/// Draws the dice in the scrapyard, then those in reserve. Stores their places in `places`.
void draw_docks(Scene& s, Seat seat, Rect room, float size, const SheetLook& look, SheetPlaces& places) {
    std::vector<qu::ShipId> ships = ships_at(s.seen, seat, qu::kScrapyard);
    const std::vector<qu::ShipId> reserve = ships_at(s.seen, seat, qu::kReserve), hand = ships_at(s.seen, seat, qu::kHand);
    const bool are_in_bar = seat == s.seen.me && s.seen.phase == qu::Phase::start_ships;   // placed by touching them in the bar
    if (!are_in_bar) ships.insert(ships.end(), hand.begin(), hand.end());
    // While ships wait to be placed, the others are hidden.
    if (hand.empty()) ships.insert(ships.end(), reserve.begin(), reserve.end());
    if (ships.empty()) return;
    const DocksWidth needed = docks_width(s, seat, std::min(size, room.h));
    size = needed.size;
    const auto first = static_cast<std::size_t>(std::count_if(ships.begin(), ships.end(), [&](qu::ShipId id) { return s.ship(id).at != qu::kReserve; }));
    // Ships that were never rolled cannot be used, so they leave their room to the others.
    const bool is_tight = needed.apart > room.w;
    const float behind = is_tight && first > 0 ? needed.reserve : 0;
    // Dice that would cover each other's numbers become smaller.
    constexpr float kLeastStep = 0.8f, kLeastSize = 16;     // step: of the size
    const float among = 1 + kLeastStep * (static_cast<float>(first) - 1);
    if (first > 1 && room.w - behind < size * among) size = std::max(kLeastSize, (room.w - behind) / among);
    const float step = first > 1 ? std::min(size + kDockGap, (room.w - behind - size) / static_cast<float>(first - 1)) : size + kDockGap;
    const float from = room.x + static_cast<float>(first) * step;
    for (std::size_t i = 0; i < ships.size(); ++i) {
        const qu::ShipId id = ships[i];
        const bool is_behind = is_tight && i >= first;
        const float x = is_behind ? from + static_cast<float>(i - first) * kBehindStep + size * kBehindSize / 2 : room.x + size / 2 + static_cast<float>(i) * (i < first ? step : size + kDockGap);
        const Rect r = square_around({x, room.centre().y}, is_behind ? size * kBehindSize : size);
        if (!is_behind) places.ships[static_cast<std::size_t>(qu::index_of(id))] = r;
        if (look.motions && look.motions->moves_ship(id)) continue;
        ShipLook face;
        face.legal = look.legal_ships.test(id);
        face.picked = look.picked.test(id);
        face.selected = look.selected == id;
        face.moved = s.ship(id).moves > 0;
        face.has_ability = s.ship(id).abilities == 0 || qu::ability_free(s.seen, id);
        face.glow = s.breath;
        draw_ship_die(s.canvas, r.centre(), r.w, s.ship(id).number, s.color_of(seat), face);
    }
}

/// Returns the minimum width of the command cards in a row.
float commands_need(const Scene& s, Seat seat, float gap) {
    constexpr float kAroundName = 14, kEmpty = 28, kLeast = 44;
    const qu::Held& held = s.player(seat).commands;
    float out = gap * (qu::kCommandLimit - 1);
    for (const qu::CardId card : held) out += std::max(kLeast, s.canvas.text_width(qu::card_text(card).name.in(s.lang), kSmall, Weight::bold) + kAroundName);
    for (int i = static_cast<int>(held.size()); i < qu::kCommandLimit; ++i) out += kEmpty;
    return out;
}

/// Returns the widths of the places of command cards: equal if all names fit, otherwise by name.
std::vector<float> command_widths(const Scene& s, const qu::Held& held, std::size_t n, float room, float height) {
    constexpr float kBesideSign = 48, kAboveNothing = 14, kEmptyPlace = 30, kLowChip = 40;
    const float alike = room / static_cast<float>(n);
    std::vector<float> out(n, kEmptyPlace);
    float sum = 0, most = 0;
    for (std::size_t i = 0; i < n; ++i) {
        if (i < held.size())
            out[i] = s.canvas.text_width(qu::card_text(held[i]).name.in(s.lang), kSmall, Weight::bold) + (height < kLowChip ? kBesideSign : kAboveNothing);
        sum += out[i];
        most = std::max(most, out[i]);
    }
    if (most <= alike || sum <= 0) return std::vector<float>(n, alike);
    for (float& w : out) w *= room / sum;
    return out;
}

/// Draws three places, or four while one card too many is held.
void draw_commands(Scene& s, Seat seat, Rect room, float gap, const SheetLook& look, SheetPlaces& places) {
    const qu::Held& held = s.player(seat).commands;
    const std::size_t n = std::max<std::size_t>(qu::kCommandLimit, held.size());
    const std::vector<float> widths = command_widths(s, held, n, room.w - gap * static_cast<float>(n - 1), room.h);
    float x = room.x;
    for (std::size_t i = 0; i < n; ++i) {
        const Rect r{x, room.y, widths[i], room.h};
        x = r.right() + gap;
        if (i >= held.size()) {
            draw_free_place(s.canvas, r, words::kFree.in(s.lang));
            continue;
        }
        const qu::CardId card = held[i];
        if (i < places.commands.size()) places.commands[i] = r;
        if (look.motions && look.motions->moves_card(card)) continue;
        AdvanceLook face;
        face.lang = s.lang;
        face.legal = look.legal_cards.test(card);
        face.selected = look.selected_card == card;
        face.glow = s.breath;
        face.is_used = s.seen.turn.seat == seat && !qu::is_setup(s.seen.phase) && s.seen.turn.has_used(qu::command_of(card));
        draw_advance_card(s.canvas, card, r, face);
    }
}

bool has_turn(const Scene& s, Seat seat) {
    return !qu::is_setup(s.seen.phase) && s.seen.phase != qu::Phase::over && s.seen.turn.seat == seat;
}

/// Draws the pips with their words below, right-aligned. Returns the rectangle that they take.
Rect draw_actions(Scene& s, Vec right_top, float h) {
    constexpr float kPip = 14, kStep = 26;
    const int left = s.seen.turn.actions, of = std::max(left, s.actions_of_turn);
    const int owed = s.player(s.seen.turn.seat).cards_owed;
    const bool picks = s.seen.phase == qu::Phase::cards && owed > 0;
    const std::string words = picks ? fill(words::kPicks, s.lang, {{"n", owed}}) : fill(words::kActions, s.lang, {{"n", left}, {"all", of}});
    const float text = s.canvas.text_width(words, kSmall), pips = kStep * static_cast<float>(of - 1) + kPip * 1.5f;
    const float w = std::max(text, pips);
    const float middle = right_top.x - w / 2;
    draw_pips(s.canvas, {middle - kStep * static_cast<float>(of - 1) / 2, right_top.y + h * 0.3f}, left, of, kPip, kStep);
    s.canvas.text({middle, right_top.y + h * 0.82f}, words, kSmall, s.theme.mid, Weight::medium, Align::center);
    return {right_top.x - w, right_top.y, w, h};
}

void draw_ground(Scene& s, Seat seat, Rect r) {
    const Color fill = s.theme.seat(s.color_of(seat)).fill;
    PanelLook look;
    look.blur = 10;
    if (has_turn(s, seat)) {
        look.top = mix(s.theme.s2, fill, 0.26f);
        look.line = fade(mix(fill, kWhite, 0.3f), 0.9f);
    }
    draw_panel(s.canvas, r, std::min(radius::kPanel, r.h * 0.26f), look);
}

// --- 2 large sheet ---

void draw_caption(Scene& s, float x, float y, std::string_view words, float room) {
    s.canvas.fit({x, y}, words, kSmall, s.theme.mid, Weight::medium, Align::left, room);
}

struct Columns {
    float dominance, research, cubes, docks, right;
    bool fits;                              ///< true if the names fit
};

/// Returns columns as wide as their names and dice need. Each gets up to kMostSpare more; the rest goes to the ships.
Columns columns_of(const Scene& s, Seat seat, Rect r, float die, bool with_docks) {
    constexpr float kBetween = 10, kCubesLeast = 84, kMostSpare = 44;
    const auto need = [&](const Text& words, float least) { return std::max(least, s.canvas.text_width(words.in(s.lang), kSmall) + kBetween); };
    const float dominance = need(words::kDominance, die + kBetween), research = need(words::kResearch, die + kBetween);
    const float cubes = need(words::kCubesLeft, kCubesLeast), docks = with_docks ? std::max(need(words::kOffTheMap, docks_width(s, seat, die).close), need(words::kScrapyard, 0)) : 0;
    const float left = r.w - 2 * kSheetPad - dominance - research - cubes - docks, spare = std::clamp(left / 4, 0.0f, kMostSpare);
    Columns out{r.x + kSheetPad, 0, 0, 0, r.right() - kSheetPad, left >= 0};
    out.research = out.dominance + dominance + spare;
    out.cubes = out.research + research + spare;
    out.docks = with_docks ? out.cubes + cubes + spare : out.right;
    return out;
}

const Text& docks_caption(const Scene& s, Seat seat) {
    const bool has_scrap = !ships_at(s.seen, seat, qu::kScrapyard).empty(), has_hand = !ships_at(s.seen, seat, qu::kHand).empty();
    const bool has_reserve = !ships_at(s.seen, seat, qu::kReserve).empty();
    if (has_hand) return words::kOffTheMap;
    return has_scrap && has_reserve ? words::kOffTheMap : has_reserve ? words::kReserve : words::kScrapyard;
}

/// Draws dominance, research, cubes and the ships off the map, below their names.
void draw_stats(Scene& s, Seat seat, Rect r, float y, float die, bool with_docks, const SheetLook& look, SheetPlaces& places) {
    const Columns at = columns_of(s, seat, r, die, with_docks);
    const float middle = y + 12 + die / 2 + 4;
    draw_caption(s, at.dominance, y, words::kDominance.in(s.lang), at.research - at.dominance - 4);
    places.dominance = {at.dominance, middle - die / 2, die, die};
    draw_dominance_die(s, seat, places.dominance);
    draw_caption(s, at.research, y, words::kResearch.in(s.lang), at.cubes - at.research - 4);
    places.research = {at.research, middle - die / 2, die, die};
    draw_research_die(s, seat, places.research);
    constexpr float kSlashRoom = 46;
    const float track = at.research - at.dominance - die;
    if (track > kSlashRoom)
        for (const float x : {at.dominance, at.research}) s.canvas.text({x + die + 8, middle}, "/ 6", 15, s.theme.mid);
    draw_caption(s, at.cubes, y, words::kCubesLeft.in(s.lang), (with_docks ? at.docks : at.right) - at.cubes - 4);
    places.cubes = {at.cubes, middle - die / 2, (with_docks ? at.docks : at.right) - at.cubes - 12, die};
    draw_cubes(s, seat, {at.cubes, middle}, places.cubes.w, std::min(24.0f, die * 0.7f));
    if (!with_docks) return;
    draw_caption(s, at.docks, y, docks_caption(s, seat).in(s.lang), at.right - at.docks);
    draw_docks(s, seat, {at.docks, middle - die / 2, at.right - at.docks, die}, die, look, places);
}

/// Draws the same without names, for little room.
void draw_tight_stats(Scene& s, Seat seat, Rect r, float middle, float die, const SheetLook& look, SheetPlaces& places) {
    constexpr float kCubeCount = 40, kFinger = 40;
    const float between = std::max(8.0f, kFinger - die);
    float x = r.x + kSheetPad;
    places.dominance = {x, middle - die / 2, die, die};
    draw_dominance_die(s, seat, places.dominance);
    x += die + between;
    places.research = {x, middle - die / 2, die, die};
    draw_research_die(s, seat, places.research);
    x += die + between;
    places.cubes = {x, middle - die / 2, kCubeCount, die};
    draw_cube_count(s, seat, {x, middle}, std::min(20.0f, die * 0.8f));
    x += kCubeCount + between;
    draw_docks(s, seat, {x, middle - die / 2, r.right() - kSheetPad - x, die}, die, look, places);
}

SheetPlaces draw_large(Scene& s, Seat seat, Rect r, const SheetLook& look) {
    constexpr float kHead = 48, kLowHead = 8, kRoomy = 220, kNoHead = 150, kCommandRow = 44, kDocksRow = 60, kTwoRows = 100, kWithDocks = 380;
    SheetPlaces places;
    draw_ground(s, seat, r);
    const bool has_head = r.h >= kNoHead;
    const float commands = std::min(kCommandRow, r.h * 0.4f);
    if (has_head) {
        draw_emblem(s.canvas, s.color_of(seat), {r.x + kSheetPad + 18, r.y + 28}, 17);
        float right = r.right() - kSheetPad;
        if (has_turn(s, seat)) {
            places.actions = draw_actions(s, {right, r.y + 8}, 42);
            right = places.actions.x - 10;
        }
        const float x = r.x + kSheetPad + 46;
        s.canvas.fit({x, r.y + 28}, s.name_of(seat), type::kTitle, s.theme.hi, Weight::bold, Align::left, right - x);
    }
    const float top = r.y + (has_head ? kHead + (r.h >= kRoomy ? 22.0f : 12.0f) : kLowHead + 6), foot = r.bottom() - kSheetPad - commands + (has_head ? 2 : 6);
    constexpr float kNamed = 62;
    const bool in_line = foot - top < (r.w >= kWithDocks ? kTwoRows + 30 : kTwoRows);
    const float die = std::clamp((in_line ? foot : foot - kDocksRow) - top - 24, 24.0f, 40.0f);
    if (foot - top < kNamed || !columns_of(s, seat, r, die, in_line).fits) {
        const float above = has_head ? top - 12 : r.y + 6;
        draw_tight_stats(s, seat, r, (above + foot) / 2, std::clamp(foot - above - 8, 22.0f, 40.0f), look, places);
    } else {
        draw_stats(s, seat, r, top, die, in_line, look, places);
        if (!in_line) {
            const float y = foot - kDocksRow + 2;
            draw_caption(s, r.x + kSheetPad, y, docks_caption(s, seat).in(s.lang), r.w - 2 * kSheetPad);
            draw_docks(s, seat, {r.x + kSheetPad, y + 12, r.w - 2 * kSheetPad, 38}, 38, look, places);
        }
    }
    draw_commands(s, seat, {r.x + kSheetPad, foot, r.w - 2 * kSheetPad, commands}, 10, look, places);
    return places;
}

// --- 3 row ---

std::string docks_note(const Scene& s, Seat seat) {
    const std::size_t docked = ships_at(s.seen, seat, qu::kScrapyard).size(), reserve = ships_at(s.seen, seat, qu::kReserve).size();
    if (docked > 0) return fill(words::kDocked, s.lang, {{"n", static_cast<int>(docked)}});
    return reserve > 0 ? fill(words::kInReserve, s.lang, {{"n", static_cast<int>(reserve)}}) : std::string();
}

/// Draws everything in one line, for low strips.
void draw_low_row(Scene& s, Seat seat, Rect r, const SheetLook& look, SheetPlaces& places) {
    constexpr float kWithTracks = 380, kDie = 32, kWithNote = 46, kGap = 6, kLeastName = 60, kCubeCount = 40;
    const float middle = r.centre().y, disc = std::min(16.0f, r.h * 0.36f), name_x = r.x + 2 * disc + 16;
    draw_emblem(s.canvas, s.color_of(seat), {r.x + 8 + disc, middle}, disc);
    const bool has_tracks = r.w >= kWithTracks;
    const float die = std::min(kDie, r.h - 16), tracks = has_tracks ? 2 * die + kGap + 10 + kCubeCount + 8 : 0;
    const float most = r.right() - 8 - name_x - kLeastName - tracks;
    const float commands = std::min(most, std::max(commands_need(s, seat, kGap), most * 0.7f)), h = std::min(44.0f, r.h - 8);
    float x = r.right() - 8 - commands;
    draw_commands(s, seat, {x, middle - h / 2, commands, h}, kGap, look, places);
    if (has_tracks) {
        x -= kCubeCount + 6;
        places.cubes = {x, middle - 12, kCubeCount, 24};
        draw_cube_count(s, seat, {x, middle}, 20);
        x -= die + 8;
        places.research = {x, middle - die / 2, die, die};
        draw_research_die(s, seat, places.research);
        x -= die + kGap;
        places.dominance = {x, middle - die / 2, die, die};
        draw_dominance_die(s, seat, places.dominance);
    }
    const float room = x - name_x - 6;
    const std::string note = docks_note(s, seat);
    const bool two = r.h >= kWithNote && !note.empty() && s.canvas.text_width(note, kSmall) <= room;
    s.canvas.fit({name_x, middle - (two ? 10.0f : 0.0f)}, s.name_of(seat), 16, s.theme.hi, Weight::bold, Align::left, room);
    if (two) s.canvas.text({name_x, middle + 11}, note, kSmall, s.theme.mid);
}

/// Draws name, ships off the map and tracks in a line, and command cards in a second one.
void draw_two_lines(Scene& s, Seat seat, Rect r, const SheetLook& look, SheetPlaces& places) {
    constexpr float kDie = 27, kInner = 10, kLeastChip = 26, kMostChip = 34, kCubeCount = 38, kMostName = 0.34f;
    const float chip = std::clamp(r.h - kDie - 19, kLeastChip, kMostChip), y = r.y + 6 + kDie / 2;
    draw_emblem(s.canvas, s.color_of(seat), {r.x + kInner + 13, y}, 13);
    float x = r.right() - kInner - kCubeCount;
    places.cubes = {x, y - 12, kCubeCount, 24};
    draw_cube_count(s, seat, {x, y}, 20);
    x -= kDie + 10;
    places.research = square_around({x + kDie / 2, y}, kDie);
    draw_research_die(s, seat, places.research);
    x -= kDie + 6;
    places.dominance = square_around({x + kDie / 2, y}, kDie);
    draw_dominance_die(s, seat, places.dominance);
    const float name = r.x + kInner + 34, most = std::min(x - name - 8, r.w * kMostName);
    const float end = name + s.canvas.fit({name, y}, s.name_of(seat), 16, s.theme.hi, Weight::bold, Align::left, most) + 14;
    draw_docks(s, seat, {end, y - kDie / 2, x - end - 12, kDie}, kDie, look, places);
    draw_commands(s, seat, {r.x + kInner, r.bottom() - 7 - chip, r.w - 2 * kInner, chip}, 8, look, places);
}

/// Draws name and tracks above, ships and command cards below.
void draw_high_row(Scene& s, Seat seat, Rect r, const SheetLook& look, SheetPlaces& places) {
    constexpr float kDie = 32;
    const float y = r.y + 28;
    draw_emblem(s.canvas, s.color_of(seat), {r.x + kSheetPad + 14, y}, 15);
    float x = r.right() - kSheetPad - 38;
    places.cubes = {x, y - 12, 40, 24};
    draw_cube_count(s, seat, {x, y}, 20);
    x -= kDie + 10;
    places.research = {x, y - kDie / 2, kDie, kDie};
    draw_research_die(s, seat, places.research);
    x -= kDie + 6;
    places.dominance = {x, y - kDie / 2, kDie, kDie};
    draw_dominance_die(s, seat, places.dominance);
    const float name = r.x + kSheetPad + 38;
    s.canvas.fit({name, y}, s.name_of(seat), 16, s.theme.hi, Weight::bold, Align::left, x - name - 8);
    const float commands = 40, foot = r.bottom() - 10 - commands;
    draw_docks(s, seat, {r.x + kSheetPad, y + 20, r.w - 2 * kSheetPad, foot - y - 26}, 28, look, places);
    draw_commands(s, seat, {r.x + kSheetPad, foot, r.w - 2 * kSheetPad, commands}, 8, look, places);
}

SheetPlaces draw_row(Scene& s, Seat seat, Rect r, const SheetLook& look) {
    constexpr float kHigh = 110, kTwoLines = 64, kNarrow = 310;
    SheetPlaces places;
    draw_ground(s, seat, r);
    if (r.h >= kHigh) draw_high_row(s, seat, r, look, places);
    else if (r.h >= kTwoLines && r.w >= kNarrow) draw_two_lines(s, seat, r, look, places);
    else draw_low_row(s, seat, r, look, places);
    // The dice of a row are too close for fingers, so only the cards are targets.
    SheetPlaces cards;
    cards.commands = places.commands;
    return cards;
}

}  // namespace

SheetPlaces draw_sheet(Scene& s, Seat seat, Rect r, SheetSize size, const SheetLook& look) {
    return size == SheetSize::large ? draw_large(s, seat, r, look) : draw_row(s, seat, r, look);
}

// --- 4 line of figures ---

void draw_strip(Scene& s, Seat seat, Rect r) {
    constexpr float kOneLine = 128;
    draw_ground(s, seat, r);
    const float middle = r.centre().y;
    if (r.w < kOneLine) {
        constexpr float kDie = 18;
        const float left = r.x + r.w * 0.28f, right = r.x + r.w * 0.72f, upper = r.y + r.h * 0.27f, lower = r.y + r.h * 0.74f;
        draw_emblem(s.canvas, s.color_of(seat), {left, upper}, 8);
        draw_cube_count(s, seat, {right - 13, upper}, 14);
        draw_dominance_die(s, seat, square_around({left, lower}, kDie));
        draw_research_die(s, seat, square_around({right, lower}, kDie));
        return;
    }
    constexpr float kDie = 24;
    draw_emblem(s.canvas, s.color_of(seat), {r.x + 19, middle}, 12);
    const float cubes = r.right() - 36, research = cubes - kDie - 6, dominance = research - kDie - 4;
    draw_cube_count(s, seat, {cubes, middle}, 16);
    draw_research_die(s, seat, {research, middle - kDie / 2, kDie, kDie});
    draw_dominance_die(s, seat, {dominance, middle - kDie / 2, kDie, kDie});
    const float room = dominance - r.x - 42;
    if (s.canvas.text_width(s.name_of(seat), kSmall, Weight::bold) <= room)
        s.canvas.fit({r.x + 36, middle}, s.name_of(seat), 14, s.theme.hi, Weight::bold, Align::left, room);
}

}  // namespace orrery::ui::quantum_table
