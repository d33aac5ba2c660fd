// Figures, worked examples and symbols of the rule book. The positions are those of the specification's worked examples.
#pragma once

#include <string>
#include <vector>

#include "imgui_ui/games/race/cards.h"
#include "imgui_ui/games/race/figures.h"

namespace orrery::ui::race_table::fig {

template <std::size_t N>
float show(const Figure& f, const Row (&rows)[N]) { return draw_rows(f, rows); }

// --- cards and round ---

inline float draw_some_tableau(const Figure& f) {
    static constexpr Card kTableau[] = {face("old_earth").says_(msg("start world")), face("spice_world").with_good().says_(msg("production", "worlds")),
                                        face("rebel_fuel_cache").with_good().says_(msg("windfall")), face("export_duties").says_(msg("development"))};
    static constexpr Row kRows[] = {cards(kTableau)};
    return show(f, kRows);
}

inline float three_kinds(const Figure& f) {
    static constexpr Card kKinds[] = {face("gem_world").says_(msg("pay 2")), face("rebel_outpost").says_(msg("Military 5")), face("merchant_guild").says_(msg("pay 6"))};
    static constexpr Row kRows[] = {cards(kKinds)};
    return show(f, kRows);
}

inline float new_card(const Figure& f) {
    static constexpr Card kFirst[] = {face("public_works").chosen().says_(msg("placed: no card"))};
    static constexpr Card kLater[] = {face("public_works").lit(), face("drop_ships").chosen().says_(msg("placed: draw 1"))};
    static constexpr Row kRows[] = {cards(kFirst), words(msg("next Develop phase")), cards(kLater)};
    return show(f, kRows);
}

inline float reshuffling(const Figure& f) {
    static constexpr Card kBefore[] = {pile(2).says_(msg("supply")), pile(30).says_(msg("discards"))};
    static constexpr Card kAfter[] = {pile(29).says_(msg("supply")), pile(0).says_(msg("discards"))};
    static constexpr Row kRows[] = {cards(kBefore), then(), cards(kAfter)};
    return show(f, kRows);
}

// --- actions, explore ---

inline float two_choices(const Figure& f) {
    static constexpr Card kChosen[] = {seat(0), choice(ActionId::settle).chosen(), seat(1), choice(ActionId::produce).chosen()};
    static constexpr Row kRows[] = {cards(kChosen)};
    return show(f, kRows);
}

inline float develop_twice(const Figure& f) {
    static constexpr Card kAki[] = {seat(0), choice(ActionId::develop).says_(msg("costs 1 less")), choice(ActionId::develop_2).says_(msg("costs 1 less"))};
    static constexpr Card kBen[] = {seat(1), choice(ActionId::develop).says_(msg("costs 1 less")), choice(ActionId::produce)};
    static constexpr Row kRows[] = {cards(kAki), cards(kBen)};
    return show(f, kRows);
}

inline float explore_five(const Figure& f) {
    static constexpr Card kAki[] = {seat(0), pile(7).says_(msg("draws 7")), more(), pile(1).says_(msg("keeps 1"))};
    static constexpr Card kBen[] = {seat(1), pile(2).says_(msg("draws 2")), more(), pile(1).says_(msg("keeps 1"))};
    static constexpr Row kRows[] = {cards(kAki), cards(kBen)};
    return show(f, kRows);
}

inline float explore_powers(const Figure& f) {
    static constexpr Card kPowers[] = {face("galactic_renaissance"), face("research_labs")};
    static constexpr Card kDrawn[] = {pile(5).says_(msg("draws 5")), more(), pile(4).says_(msg("keeps 4"))};
    static constexpr Row kRows[] = {cards(kPowers), then(), cards(kDrawn)};
    return show(f, kRows);
}

// --- develop, settle ---

inline float discount(const Figure& f) {
    static constexpr Card kTableau[] = {face("investment_credits").lit(), face("drop_ships").chosen().says_(verbatim("4 − 1 − 1 = 2"))};
    static constexpr Row kRows[] = {cards(kTableau)};
    return show(f, kRows);
}

inline float cheaper(const Figure& f) {
    static constexpr Card kPowers[] = {face("replicant_robots").lit(), face("mining_robots").lit(), face("new_earth").chosen().says_(verbatim("5 − 2 − 1 = 2"))};
    static constexpr Row kRows[] = {cards(kPowers)};
    return show(f, kRows);
}

inline float military(const Figure& f) {
    static constexpr Card kMine[] = {face("new_sparta").lit().says_(msg("Military 2"))};
    static constexpr Card kWorlds[] = {face("avian_uplift_race").with_good().chosen().says_(msg("2 is enough")), face("pirate_world").refused().says_(msg("needs 3"))};
    static constexpr Row kRows[] = {cards(kMine), then(), cards(kWorlds)};
    return show(f, kRows);
}

inline float tactics(const Figure& f) {
    static constexpr Card kMine[] = {face("new_sparta").says_(verbatim("2")), face("new_military_tactics").refused().says_(msg("+3, given up"))};
    static constexpr Card kWorld[] = {face("rebel_outpost").chosen().says_(msg("5 against 5"))};
    static constexpr Row kRows[] = {cards(kMine), then(), cards(kWorld)};
    return show(f, kRows);
}

// --- consume, produce ---

inline float selling(const Figure& f) {
    static constexpr Card kSale[] = {face("spice_world").with_good().chosen().says_(verbatim("2 + 2")), face("export_duties").lit().says_(verbatim("+1")), face("old_earth").lit().says_(verbatim("+1"))};
    static constexpr Row kRows[] = {cards(kSale), words(msg("6 cards"))};
    return show(f, kRows);
}

inline float order(const Figure& f) {
    static constexpr Card kGoods[] = {good(Good::genes), good(Good::rare)};
    static constexpr Card kWell[] = {face("plague_world").lit().says_(msg("genes: 1 VP, 1 card")), face("mining_conglomerate").lit().says_(msg("rare: 1 VP"))};
    static constexpr Card kElse[] = {face("old_earth").says_(msg("both: 2 VP"))};
    static constexpr Row kRows[] = {cards(kGoods), words(msg("better")), cards(kWell), words(msg("or")), cards(kElse)};
    return show(f, kRows);
}

inline float doubled(const Figure& f) {
    static constexpr Card kOrder[] = {face("galactic_trendsetters").lit().says_(msg("1 good: 2 × 2 = 4")), more(), face("pilgrimage_world").lit().says_(msg("2 goods: 1 × 2 = 2"))};
    static constexpr Card kSum[] = {vp(6)};
    static constexpr Row kRows[] = {cards(kOrder), then(), cards(kSum)};
    return show(f, kRows);
}

inline float producing(const Figure& f) {
    static constexpr Card kWorlds[] = {face("gem_world").with_good().lit().says_(msg("new good, draw 1")), face("artist_colony").with_good().dim().says_(msg("has one already"))};
    static constexpr Row kRows[] = {cards(kWorlds)};
    return show(f, kRows);
}

inline float windfalls(const Figure& f) {
    static constexpr Card kWorlds[] = {face("mining_robots"), more(), face("asteroid_belt").with_good().lit().says_(msg("by the Robots")),
                                       face("pre_sentient_race").with_good().lit().says_(msg("by the bonus"))};
    static constexpr Row kRows[] = {cards(kWorlds)};
    return show(f, kRows);
}

// --- end and points ---

inline float reserve(const Figure& f) {
    static constexpr Card kFrom[] = {vp(3).says_(msg("pool")), vp(2).says_(msg("reserve")), more(), vp(5).says_(msg("Aki"))};
    static constexpr Row kRows[] = {cards(kFrom)};
    return show(f, kRows);
}

inline float imperium(const Figure& f) {
    static constexpr Card kCounted[] = {face("galactic_imperium").chosen().says_(msg("6 VP")), face("new_sparta").says_(verbatim("1")), face("pirate_world").says_(verbatim("1")),
                                        face("rebel_base").says_(verbatim("2")), face("rebel_miners").says_(verbatim("2"))};
    static constexpr Row kRows[] = {cards(kCounted)};
    return show(f, kRows);
}

// --- symbols ---

template <Good kGood>
void good_sign(Canvas& c, Vec at, float size) { draw_good(c, kGood, at, size * 0.86f); }
template <Phase kPhase>
void phase_sign(Canvas& c, Vec at, float size) { draw_column_tag(c, column_of(kPhase), rect_around(at, size, size * 0.66f)); }
inline void trade_sign(Canvas& c, Vec at, float size) { draw_column_tag(c, Column::trade, rect_around(at, size, size * 0.66f)); }

/// Draws the cost of a card: its number in the shape of its kind.
inline void cost_like(Canvas& c, const char* id, Vec at, float size) {
    if (const auto card = rc::card_by_id(id)) draw_cost(c, rc::design(*card), at, size * 0.84f, std::to_string(int(rc::design(*card).cost)));
}
inline void cost_sign(Canvas& c, Vec at, float size) { cost_like(c, "gem_world", at, size); }
inline void defense_sign(Canvas& c, Vec at, float size) { cost_like(c, "rebel_outpost", at, size); }
inline void diamond_sign(Canvas& c, Vec at, float size) { cost_like(c, "mining_conglomerate", at, size); }
inline void vp_sign(Canvas& c, Vec at, float size) { draw_points(c, at, size * 0.9f, "1"); }
inline void any_good_sign(Canvas& c, Vec at, float size) { draw_any_good(c, at, size * 0.8f, c.theme().hi); }
inline void drawn_sign(Canvas& c, Vec at, float size) { draw_card_sign(c, at, size * 0.8f, c.theme().hi); }
inline void named_card_sign(Canvas& c, Vec at, float size) { draw_named_card(c, at, size * 0.8f, c.theme().hi); }
inline void sword_sign(Canvas& c, Vec at, float size) { draw_sword(c, at, size * 0.8f, c.theme().hi); }
inline void card_sign(Canvas& c, Vec at, float size) { draw_race_back(c, rect_around(at, size * 0.68f, size * 0.94f)); }
inline void production_sign(Canvas& c, Vec at, float size) { c.circle_stroke(at, size * 0.4f, good_color(Good::novelty), 2.5f); }
inline void windfall_sign(Canvas& c, Vec at, float size) { c.dashed_circle(at, size * 0.4f, good_color(Good::rare), 2.5f, 5, 4); }

// --- all cards ---

inline float gallery(const Figure& f, bool (*belongs)(const rc::Design&)) {
    std::vector<Card> faces;
    for (const rc::Design& d : rc::kDesigns)
        if (belongs(d)) faces.push_back(face(d.id.data()));
    const Row rows[] = {cards(faces)};
    return draw_rows(f, rows);
}
inline float all_start_worlds(const Figure& f) {
    return gallery(f, [](const rc::Design& d) { return d.start_number >= 0; });
}
inline float all_paid_worlds(const Figure& f) {
    return gallery(f, [](const rc::Design& d) { return d.is_world && !d.is_military && d.start_number < 0; });
}
inline float all_military_worlds(const Figure& f) {
    return gallery(f, [](const rc::Design& d) { return d.is_world && d.is_military && d.start_number < 0; });
}
inline float all_developments(const Figure& f) {
    return gallery(f, [](const rc::Design& d) { return !d.is_world && d.vp; });
}
inline float all_large_developments(const Figure& f) {
    return gallery(f, [](const rc::Design& d) { return !d.is_world && !d.vp; });
}

}  // namespace orrery::ui::race_table::fig
