// 1 rows   2 ships   3 planets and spaces   4 sheets
#include "imgui_ui/games/quantum/explain.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/games/quantum/rule_ids.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/sites.h"
#include "imgui_ui/games/quantum/legend.h"
#include "imgui_ui/games/quantum/outlook.h"
#include "imgui_ui/games/quantum/ships.h"
#include "imgui_ui/games/quantum/words.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/explanation.h"

namespace orrery::ui::quantum_table {
namespace {

// --- 1 rows ---

constexpr float kWidth = 340, kMargin = 44, kLine = 26, kLineGap = 6;

float width_in(Rect bounds) { return std::min(kWidth, bounds.w - kMargin); }

void add_row(const Scene& s, Explanation& page, std::string left, std::string right) {
    page.add(kLine, [&s, left = std::move(left), right = std::move(right)](Rect r) {
        constexpr float kSize = 14;
        const float w = s.canvas.text_width(right, kSize, Weight::bold);
        s.canvas.fit({r.x, r.centre().y}, left, kSize, s.theme.mid, Weight::medium, Align::left, r.w - w - 10);
        s.canvas.text({r.right(), r.centre().y}, right, kSize, s.theme.hi, Weight::bold, Align::right);
    });
}

void add_text(const Scene& s, Explanation& page, std::string text) { page.text(std::move(text), s.theme.mid, 14, 20); }

/// Adds the enlarged name, with its drawing at the left.
template <class Sign>
void add_head(const Scene& s, Explanation& page, std::string name, Sign sign) {
    constexpr float kHead = 54, kSign = 46;
    page.add(kHead, [&s, name = std::move(name), sign](Rect r) {
        sign(Vec{r.x + kSign / 2, r.y + kSign / 2}, kSign);
        s.canvas.fit({r.x + kSign + 14, r.y + kSign / 2}, name, 18, s.theme.hi, Weight::bold, Align::left, r.w - kSign - 14);
    });
}

int number_of_planet(const Scene& s, qu::PlanetId planet) { return qu::kind_of(s.seen.map().tiles[planet]).number; }

// --- 2 ships ---

Rect explain_new_ship(const Scene& s, Seat owner, Rect anchor, Rect bounds, float foot) {
    Explanation page(s.canvas, width_in(bounds));
    add_head(s, page, fill(words::kNewShipTitle, s.lang, {{"seat", s.name_of(owner)}}),
             [&s, owner](Vec at, float size) { draw_ship_die(s.canvas, at, size, 0, s.color_of(owner)); });
    add_text(s, page, words::kNewShipText.in(s.lang));
    return page.draw(anchor, bounds, foot);
}

Rect explain_ship(const Scene& s, qu::ShipId id, Rect anchor, Rect bounds, float foot) {
    const qu::Ship& ship = s.ship(id);
    const Seat owner = qu::owner_of(id);
    if (ship.number == 0) return explain_new_ship(s, owner, anchor, bounds, foot);
    Explanation page(s.canvas, width_in(bounds));
    const SeatColor color = s.color_of(owner);
    const std::string kind = qu::ship_name(ship.number, s.lang);
    add_head(s, page, fill(words::kShipTitle, s.lang, {{"seat", s.name_of(owner)}, {"ship", kind}}),
             [&s, number = int(ship.number), color](Vec at, float size) { draw_ship_die(s.canvas, at, size, number, color); });
    const qu::ShipKind& of_number = qu::ship_kind(ship.number);
    add_text(s, page, std::string(of_number.ability.in(s.lang)) + punctuation::kColon.in(s.lang) + of_number.ability_text.in(s.lang));
    page.gap(kLineGap);
    add_row(s, page, words::kRangeRow.in(s.lang), std::to_string(qu::range_of(s.seen, id)));
    add_row(s, page, words::kFightsRow.in(s.lang), std::to_string(int(ship.number)));
    if (ship.at == qu::kScrapyard) add_text(s, page, words::kWaitsInScrapyard.in(s.lang));
    if (owner == s.seen.turn.seat && ship.on_map()) {
        const auto state = [&s](bool is_free) { return std::string((is_free ? words::kStillFree : words::kSpent).in(s.lang)); };
        add_row(s, page, words::kMovedRow.in(s.lang), state(qu::move_free(s.seen, id)));
        add_row(s, page, words::kAbilityRow.in(s.lang), state(qu::ability_free(s.seen, id)));
    }
    // If there is room, lists all kinds, including this one.
    constexpr float kMostBelow = 460;
    if (bounds.h - foot >= kMostBelow) {
        page.gap(kLineGap);
        for (int number = 1; number <= qu::kDieFaces; ++number)
            page.add(kLegendRow, [&s, number, color, is_this = number == ship.number](Rect r) {
                draw_kind_row(s.canvas, r, number, color, is_this, s.lang);
            });
    }
    return page.draw(anchor, bounds, foot);
}

// --- 3 planets and spaces ---

/// Returns the changes of one number that would make the viewer's sum at a planet fit: by an ability, by a card, and last by a
/// roll.
std::vector<std::string> ways_to_fit(const Scene& s, qu::PlanetId planet) {
    const qu::Observation& t = s.seen;
    const Seat me = t.me;
    std::vector<std::string> out, by_luck;
    const auto fits = [&](qu::ShipId ship, int number) {
        const qu::Table changed = with_number(t, ship, number);
        return qu::sum_fits(changed, planet, me, qu::required_number(changed, planet, me));
    };
    const auto add = [&](std::vector<std::string>& ways, const Text& way, qu::ShipId ship, int number) {
        ways.push_back(fill(way, s.lang, {{"ship", qu::ship_name(t.ships[ship].number, s.lang)}, {"n", number}}));
    };
    for (int i = 0; i < qu::kShipsPerSeat; ++i) {
        const qu::ShipId id = qu::ship_of(me, i);
        const qu::Ship& ship = t.ships[id];
        if (!ship.on_map() || !qu::kOrbits[planet].has(ship.at)) continue;
        const bool modifies = ship.number == qu::number_of(qu::Ability::modify) && qu::ability_free(t, id);
        for (int number = 1; number <= qu::kDieFaces; ++number) {
            if (number == ship.number || !fits(id, number)) continue;
            const bool is_next = std::abs(number - ship.number) == 1;
            if (modifies && (number == qu::kLowerModified || number == qu::kHigherModified)) add(out, words::kFitByModify, id, number);
            else if (is_next && qu::has(t, me, qu::Op::adjust_ship)) add(out, words::kFitByFlexible, id, number);
            else add(by_luck, words::kFitByReconfigure, id, number);
        }
    }
    out.insert(out.end(), by_luck.begin(), by_luck.end());
    constexpr std::size_t kMostWays = 2;
    if (out.size() > kMostWays) out.resize(kMostWays);
    return out;
}

void add_own_sum(const Scene& s, Explanation& page, qu::PlanetId planet) {
    const Seat me = s.seen.me;
    if (!qu::has_free_slot(s.seen, planet)) return add_text(s, page, words::kPlanetFull.in(s.lang));
    if (!qu::is_eligible(s.seen, planet, me)) return add_text(s, page, words::kOwnCubeHere.in(s.lang));
    if (qu::has_cube(s.seen, planet, me)) add_text(s, page, fill(words::kEntangled, s.lang, {{"n", qu::kEntanglement}}));
    const int total = qu::orbit_total(s.seen, planet, me), needed = qu::required_number(s.seen, planet, me);
    if (qu::sum_fits(s.seen, planet, me, needed)) return add_text(s, page, words::kSumFits.in(s.lang));
    const Text& off = total < needed ? words::kSumMissing : words::kSumTooHigh;
    add_text(s, page, fill(off, s.lang, {{"n", total}, {"k", std::abs(needed - total)}}));
    if (const auto ways = ways_to_fit(s, planet); !ways.empty())
        add_text(s, page, fill(words::kWouldFit, s.lang, {{"list", join_list(ways, s.lang)}}));
}

Rect explain_planet(const Scene& s, qu::PlanetId planet, Rect anchor, Rect bounds, float foot) {
    Explanation page(s.canvas, width_in(bounds));
    const qu::TileKind& tile = qu::kind_of(s.seen.map().tiles[planet]);
    page.title(fill(words::kNamePlanet, s.lang, {{"n", tile.number}, {"at", coordinate_of(qu::middle_of(planet))}}));
    add_row(s, page, words::kSlotsRow.in(s.lang),
            fill(words::kOfAll, s.lang, {{"n", tile.slots - qu::cubes_on(s.seen, planet)}, {"all", tile.slots}}));
    for (const Seat seat : all_seats(s.seen.seats))
        if (const int cubes = s.seen.cubes[planet][static_cast<std::size_t>(seat)]; cubes > 0)
            add_row(s, page, fill(words::kCubesHereRow, s.lang, {{"seat", s.name_of(seat)}}), std::to_string(cubes));
    for (const Seat seat : all_seats(s.seen.seats)) {
        const int total = qu::orbit_total(s.seen, planet, seat);
        if (total == 0) continue;
        const bool is_open = qu::is_eligible(s.seen, planet, seat);
        const Text& pattern = is_open ? words::kNeedsRow : words::kClosedToRow;
        add_row(s, page, fill(words::kInOrbitRow, s.lang, {{"seat", s.name_of(seat)}}),
                fill(pattern, s.lang, {{"n", total}, {"need", is_open ? qu::required_number(s.seen, planet, seat) : 0}}));
    }
    page.gap(kLineGap);
    add_own_sum(s, page, planet);
    return page.draw(anchor, bounds, foot);
}

Rect explain_space(const Scene& s, qu::Square space, Rect anchor, Rect bounds, float foot) {
    Explanation page(s.canvas, width_in(bounds));
    page.title(fill(words::kSpaceTitle, s.lang, {{"at", coordinate_of(space)}}));
    const qu::PlanetId tile = qu::tile_of(space);
    if (qu::is_planet(s.seen, tile)) {
        const Text& pattern = qu::is_orbit(space) ? words::kOrbitOf : words::kCornerOf;
        add_text(s, page, fill(pattern, s.lang, {{"n", number_of_planet(s, tile)}}));
    } else {
        add_text(s, page, words::kVoid.in(s.lang));
        add_text(s, page, words::kVoidText.in(s.lang));
    }
    return page.draw(anchor, bounds, foot);
}

// --- 4 sheets ---

void add_figure(const Scene& s, Explanation& page, const Text& title, int value, std::string text) {
    page.title(title.in(s.lang) + ("  " + std::to_string(value)));
    add_text(s, page, std::move(text));
}

Rect explain_of_seat(const Scene& s, Thing thing, Rect anchor, Rect bounds, float foot) {
    const qu::Player& player = s.player(thing.seat);
    Explanation page(s.canvas, width_in(bounds));
    if (kind_of(thing) == Kind::dominance) {
        add_figure(s, page, words::kDominance, player.dominance, words::kDominanceText.in(s.lang));
    } else if (kind_of(thing) == Kind::research_track) {
        const int needed = qu::breakthrough_threshold(s.seen, thing.seat);
        add_figure(s, page, words::kResearch, player.research, fill(words::kResearchText, s.lang, {{"n", needed}}));
    } else if (kind_of(thing) == Kind::cubes) {
        const int left = player.cubes_left, all = qu::stock_of(s.seen.options);
        add_figure(s, page, words::kCubesLeft, left, fill(words::kCubesText, s.lang, {{"n", left}, {"all", all}}));
    } else {
        add_figure(s, page, words::kActionsTitle, s.seen.turn.actions, words::kActionsText.in(s.lang));
    }
    return page.draw(anchor, bounds, foot);
}

const Rule* rule_of_ship(const qu::Table& t, qu::ShipId id) {
    namespace r = qu::rule;
    constexpr std::array<const Rule*, qu::kDieFaces> kAbilities{&r::H1, &r::H2, &r::H5, &r::H6, &r::H7, &r::H9};
    const int number = t.ships[id].number;
    return number == 0 ? &r::G2 : kAbilities[static_cast<std::size_t>(number - 1)];
}

const Rule* rule_of_card(qu::CardId card) {
    // The ids of the card rules count in the order of the card lists.
    for (const Rule* rule : qu::all_rules()) {
        const bool is_command = qu::kind_of(card) == qu::CardKind::command;
        const int wanted = 1 + (is_command ? static_cast<int>(qu::command_of(card)) : static_cast<int>(qu::gambit_of(card)));
        if (std::string_view(rule->id) == (is_command ? "QU-M" : "QU-G") + std::to_string(wanted)) return rule;
    }
    return nullptr;
}

}  // namespace

Rect draw_explanation(Scene& s, Thing thing, Rect anchor, Rect bounds, float foot) {
    switch (kind_of(thing)) {
        case Kind::space: return explain_space(s, static_cast<qu::Square>(thing.index), anchor, bounds, foot);
        case Kind::ship: return explain_ship(s, static_cast<qu::ShipId>(thing.index), anchor, bounds, foot);
        case Kind::planet: return explain_planet(s, static_cast<qu::PlanetId>(thing.index), anchor, bounds, foot);
        case Kind::dominance:
        case Kind::research_track:
        case Kind::cubes:
        case Kind::actions: return explain_of_seat(s, thing, anchor, bounds, foot);
        default: return {};
    }
}

const Rule* rule_of(const qu::Table& t, Thing thing) {
    namespace r = qu::rule;
    switch (kind_of(thing)) {
        case Kind::space: return qu::is_planet(t, qu::tile_of(static_cast<qu::Square>(thing.index))) ? &r::B3 : &r::B4;
        case Kind::ship: return rule_of_ship(t, static_cast<qu::ShipId>(thing.index));
        case Kind::planet: return &r::K3;
        case Kind::card:
        case Kind::command: return rule_of_card(static_cast<qu::CardId>(thing.index));
        case Kind::dominance: return &r::I6;
        case Kind::research_track: return &r::P1;
        case Kind::cubes: return &r::E1;
        case Kind::actions: return &r::A1;
        default: return nullptr;
    }
}

}  // namespace orrery::ui::quantum_table
