// Figures, worked examples and symbols of the rule book. The positions are those of the specification's worked examples, on the
// smallest map.
#pragma once

#include "engine/games/quantum/content.h"
#include "imgui_ui/games/quantum/figures.h"
#include "imgui_ui/games/quantum/ships.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::quantum_table::fig {

template <std::size_t N>
float show(const Figure& f, const Row (&rows)[N]) { return draw_rows(f, rows); }

// --- goal, parts, board, setup ---

inline float in_the_middle(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), cube(1, "p2_1"), cube(0, "p0_1"), cube(1, "p1_1"), ship(0, 4, "s4_0"), ship(0, 5, "s3_1"),
                                        ship(0, 1, "s2_3"), ship(1, 2, "s6_2"), ship(1, 6, "s5_4"), ship(1, 3, "s7_5")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

inline float six_kinds(const Figure& f) {
    static constexpr Card kShips[] = {die(0, 1), die(0, 2), die(0, 3), die(0, 4), die(0, 5), die(0, 6)};
    static constexpr Row kRows[] = {cards(kShips), words(msg("low: strong · high: fast"))};
    return show(f, kRows);
}

inline float two_kinds_of_cards(const Figure& f) {
    static constexpr Card kCards[] = {card("aggression_1").says_(msg("gambit")), card("agile").says_(msg("command"))};
    static constexpr Row kRows[] = {cards(kCards)};
    return show(f, kRows);
}

inline float orbits_and_corners(const Figure& f) {
    static constexpr Piece kPieces[] = {glow("s4_0 s3_1 s5_1 s4_2"), later("s3_0 s5_0 s3_2 s5_2")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

inline float first_roll(const Figure& f) {
    static constexpr Card kAki[] = {seat(0), die(0, 3), die(0, 4), die(0, 2), sign("= 9")};
    static constexpr Card kBen[] = {seat(1), die(1, 6), die(1, 5), die(1, 3), sign("= 14")};
    static constexpr Row kRows[] = {cards(kAki), cards(kBen), words(msg("Aki begins"))};
    return show(f, kRows);
}

inline float at_home(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), cube(1, "p2_1"), ship(0, 3, "s2_1"), ship(0, 4, "s1_2"), ship(0, 2, "s1_0"),
                                        ship(1, 6, "s6_4"), ship(1, 5, "s7_3"), ship(1, 3, "s8_4")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

// --- actions, moves ---

inline float rolled_anew(const Figure& f) {
    static constexpr Card kRolls[] = {die(0, 4).says_(msg("before")), more(), die(0, 4).dim().says_(msg("again")), die(0, 4).dim().says_(msg("again")),
                                      die(0, 2).lit().says_(msg("stands"))};
    static constexpr Row kRows[] = {cards(kRolls)};
    return show(f, kRows);
}

inline float deploying(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), cube(0, "p1_1"), cube(1, "p1_1"), ship(0, 2, "s1_0"), ship(1, 5, "s4_3"),
                                        glow("s0_1 s2_1 s1_2 s3_4 s5_4 s4_5")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

inline float reach_of_three(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), ship(0, 3, "s2_1").lifted(),
                                        glow("s2_0 s3_0 s4_0 s1_0 s0_0 s3_1 s2_2 s1_2 s0_2 s3_2 s4_2 s2_3 s1_3 s3_3 s2_4")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

inline float entering(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), ship(0, 2, "s2_1").lifted(), ship(1, 4, "s3_0").attacked(83), arrow("s2_0", "s3_0"), arrow("s3_1", "s3_0")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

// --- combat ---

inline float low_wins(const Figure& f) {
    static constexpr Card kAttack[] = {seat(0), die(0, 2), sign("+"), attack(5), sign("= 7")};
    static constexpr Card kDefense[] = {seat(1), die(1, 4), sign("+"), defense(3), sign("= 7")};
    static constexpr Row kRows[] = {cards(kAttack), cards(kDefense), words(msg("tie: the attacker wins"))};
    return show(f, kRows);
}

inline float repelled(const Figure& f) {
    static constexpr Card kAttack[] = {seat(0), die(0, 5), sign("+"), attack(4), sign("= 9")};
    static constexpr Card kDefense[] = {seat(1), die(1, 2), sign("+"), defense(3), sign("= 5")};
    static constexpr Row kRows[] = {cards(kAttack), cards(kDefense), words(msg("repelled"))};
    return show(f, kRows);
}

inline float rerolls(const Figure& f) {
    static constexpr Card kCards[] = {seat(0), card("relentless"), seat(1), card("cruel")};
    static constexpr Card kDice[] = {attack(6).dim(), more(), attack(1).says_(msg("Relentless")), more(), attack(5).lit().says_(msg("Cruel"))};
    static constexpr Row kRows[] = {cards(kCards), cards(kDice), words(msg("3 + 5 = 8 against 2 + 2 = 4"))};
    return show(f, kRows);
}

inline float modifiers(const Figure& f) {
    static constexpr Card kAttack[] = {seat(0), die(0, 3), sign("+ 3 − 1 − 2"), sign("= 3")};
    static constexpr Card kDefense[] = {seat(1), die(1, 1), sign("+"), defense(2), sign("= 3")};
    static constexpr Row kRows[] = {cards(kAttack), cards(kDefense), words(msg("tie: the attacker wins"))};
    return show(f, kRows);
}

inline float stubborn(const Figure& f) {
    static constexpr Card kAttack[] = {seat(0), die(0, 3).refused(), sign("+"), attack(4), sign("= 7")};
    static constexpr Card kDefense[] = {seat(1), die(1, 3).lit(), sign("+"), defense(4), sign("= 7")};
    static constexpr Row kRows[] = {cards(kAttack), cards(kDefense), words(msg("tie: the defender wins and destroys"))};
    return show(f, kRows);
}

// --- construct ---

inline float four_and_five(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), ship(0, 4, "s4_0"), ship(0, 5, "s3_1"), ship(0, 1, "s2_0"), site("p1_0")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

inline float one_too_many(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), ship(0, 4, "s4_0"), ship(0, 5, "s3_1"), ship(0, 1, "s4_2").refused()};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

inline float entangled(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), cube(0, "p1_0"), cube(1, "p2_0"), cube(0, "p0_1"), cube(0, "p1_1"), cube(1, "p2_1"), cube(1, "p2_1"),
                                        ship(0, 6, "s4_0"), ship(0, 6, "s3_1"), site("p1_0")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

inline float corners_count(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), ship(0, 4, "s4_0"), ship(0, 2, "s3_0"), ship(0, 3, "s5_2"), site("p1_0")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

// --- research and dominance ---

inline float infamous(const Figure& f) {
    static constexpr Card kSteps[] = {dominance(5), more(), dominance(6).lit(), more(), a_cube(0).says_(msg("onto the map")), more(), dominance(1)};
    static constexpr Row kRows[] = {cards(kSteps)};
    return show(f, kRows);
}

inline float breaking_through(const Figure& f) {
    static constexpr Card kSteps[] = {research(6).lit(), more(), card("brilliant").says_(msg("a card")), more(), research(1)};
    static constexpr Row kRows[] = {cards(kSteps)};
    return show(f, kRows);
}

// --- abilities ---

inline float carrying(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), ship(0, 2, "s2_1").lifted(), ship(0, 6, "s2_2"), ship(0, 4, "s1_0"), glow("s2_0 s3_0 s3_1 s1_2 s2_2 s3_2 s2_3")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

inline float warping(const Figure& f) {
    static constexpr Card kBefore[] = {die(0, 3).chosen(), more(), die(0, 1)};
    static constexpr Card kAfter[] = {die(0, 1), more(), die(0, 3).chosen()};
    static constexpr Row kRows[] = {cards(kBefore), then(), cards(kAfter)};
    return show(f, kRows);
}

inline float diagonally(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), ship(0, 5, "s2_2").lifted(), ship(1, 1, "s3_3").attacked(), arrow("s2_2", "s3_3"), arrow("s3_2", "s3_3"),
                                        arrow("s2_3", "s3_3")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

// --- cards ---

inline float picking(const Figure& f) {
    static constexpr Card kFirst[] = {card("aggression_1").chosen().says_(msg("taken", "to take")), card("sabotage_1").lit().says_(msg("turned up"))};
    static constexpr Card kSteps[] = {dominance(4), more(), dominance(6).lit(), more(), a_cube(0), more(), dominance(1)};
    static constexpr Row kRows[] = {cards(kFirst), then(), cards(kSteps)};
    return show(f, kRows);
}

inline float relocating(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), cube(1, "p2_1"), cube(1, "p1_0"), cube(0, "p1_1"), cube(0, "p0_1"),
                                        site("p0_0"), site("p2_0"), site("p1_1")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

inline float hopping(const Figure& f) {
    static constexpr Piece kPieces[] = {cube(0, "p0_0"), ship(0, 1, "s1_2").lifted(), ship(1, 4, "s4_2"), glow("s4_0 s3_1 s5_1 s1_3 s0_4 s2_4 s1_5")};
    static constexpr Row kRows[] = {board(kPieces)};
    return show(f, kRows);
}

// --- symbols ---

template <int kNumber>
void ship_sign(Canvas& c, Vec at, float size) { draw_ship_die(c, at, size * 0.86f, kNumber, SeatColor::red); }
template <Ability kAbility>
void ability_sign(Canvas& c, Vec at, float size) { draw_ability_sign(c, kAbility, at, size * 0.84f, c.theme().hi); }
inline void cube_sign(Canvas& c, Vec at, float size) { draw_cube(c, at, size * 0.8f, SeatColor::red); }
inline void dominance_sign(Canvas& c, Vec at, float size) { draw_dominance_sign(c, at, size * 0.84f, c.theme().hi); }
inline void research_sign(Canvas& c, Vec at, float size) { draw_research_sign(c, at, size * 0.84f, c.theme().hi); }
inline void planet_sign(Canvas& c, Vec at, float size) { draw_icon(c, Icon::planet, at, size * 0.9f, c.theme().hi); }
inline void gambit_sign(Canvas& c, Vec at, float size) {
    draw_card_sign(c, orrery::quantum::first_card(orrery::quantum::CardKind::gambit), at, size * 0.84f, c.theme().hi, c.theme().space1);
}
inline void command_sign(Canvas& c, Vec at, float size) {
    draw_card_sign(c, orrery::quantum::first_card(orrery::quantum::CardKind::command), at, size * 0.84f, c.theme().hi, c.theme().space1);
}
template <orrery::quantum::Command kCard>
void card_sign(Canvas& c, Vec at, float size) {
    draw_card_sign(c, orrery::quantum::card_of(kCard), at, size * 0.84f, c.theme().hi, c.theme().space1);
}
inline void moved_sign(Canvas& c, Vec at, float size) {
    ShipLook look;
    look.moved = true;
    draw_ship_die(c, {at.x, at.y - size * 0.06f}, size * 0.72f, 4, SeatColor::red, look);
}
inline void spent_sign(Canvas& c, Vec at, float size) {
    ShipLook look;
    look.shows_ability = true;
    look.has_ability = false;
    draw_ship_die(c, at, size * 0.8f, 4, SeatColor::red, look);
}
inline void legal_sign(Canvas& c, Vec at, float size) { draw_legal_frame(c, rect_around(at, size * 0.66f, size * 0.66f), size * 0.14f); }
inline void attack_sign(Canvas& c, Vec at, float size) { draw_attack_ring(c, at, size * 0.36f); }
inline void action_sign(Canvas& c, Vec at, float size) {
    const float r = size * 0.3f;
    c.polygon({{at.x, at.y - r}, {at.x + r, at.y}, {at.x, at.y + r}, {at.x - r, at.y}}, c.theme().warm);
}

}  // namespace orrery::ui::quantum_table::fig
