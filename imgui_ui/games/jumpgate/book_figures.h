// Figures, worked examples and symbols of the rule book. The positions are those of the specification's worked examples.
#pragma once

#include "imgui_ui/games/jumpgate/figures.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui::jumpgate_table::fig {

using R = jg::ResourceKind;

template <std::size_t N>
float show(const Figure& f, const Row (&rows)[N]) { return draw_rows(f, rows); }

// --- the pieces and the set-up ---

inline float planet_with_all(const Figure& f) {
    static constexpr Card kLie[] = {pile(2).says_(msg("face-down")), res(R::gem_blue).says_(msg("face-up")),
                                    res(R::fame).by(0).says_(msg("marked")), res(R::sand).hole().says_(msg("with icon"))};
    static constexpr Row kRows[] = {planet("sethium").of(0), cards(kLie)};
    return show(f, kRows);
}

inline float planet_at_start(const Figure& f) {
    static constexpr Card kLie[] = {pile(3), res(R::gem_blue)};
    static constexpr Row kRows[] = {planet("quillon"), cards(kLie)};
    return show(f, kRows);
}

inline float fame_dealt(const Figure& f) {
    static constexpr Card kDealt[] = {res(R::sand).says_(msg("to Aki")), res(R::fame).refused().says_(msg("set aside")),
                                      res(R::gem_red).says_(msg("to Ben"))};
    static constexpr Row kRows[] = {cards(kDealt)};
    return show(f, kRows);
}

// --- turn, fly, jump ---

inline float first_turn(const Figure& f) {
    static constexpr Card kFirst[] = {nav(2, 4, kNo).chosen().says_(msg("jump")), nav(4, 2, kNo).chosen().says_(msg("scan"))};
    static constexpr Card kThen[] = {pile(2), res(R::sand).by(0), res(R::sand).hole()};
    static constexpr Row kRows[] = {cards(kFirst), then(), planet("waldwelt").of(0), cards(kThen)};
    return show(f, kRows);
}

inline float fly_along(const Figure& f) {
    static constexpr const char* kPart[] = {"sethium", "anno", "halcyra"};
    static constexpr Row kRows[] = {ring(kPart).of(0, 1).light(5)};
    return show(f, kRows);
}

inline float fly_round(const Figure& f) {
    static constexpr const char* kPart[] = {"anno", "halcyra", "quillon"};
    static constexpr Row kRows[] = {words(msg("last planet · first planet")), ring(kPart).of(1, 1).light(5)};
    return show(f, kRows);
}

inline float jump_choice(const Figure& f) {
    static constexpr Card kHand[] = {nav(1, 2, kNo).chosen().says_(msg("jump 1"))};
    static constexpr const char* kReach[] = {"bueheggar", "korund"};
    static constexpr Row kRows[] = {cards(kHand), then(), ring(kReach).light(3)};
    return show(f, kRows);
}

inline float jump_any(const Figure& f) {
    static constexpr Card kHand[] = {nav(kAny, 1, kNo).chosen().says_(msg("any"))};
    static constexpr const char* kReach[] = {"sethium", "anno", "halcyra"};
    static constexpr Row kRows[] = {cards(kHand), then(), ring(kReach).of(0, 1).light(5)};
    return show(f, kRows);
}

// --- scan ---

inline float scan_pays(const Figure& f) {
    static constexpr Card kHand[] = {nav(1, 3, kNo).chosen().says_(msg("pays")), nav(kAny, 2, kNo).dim().says_(msg("no match")),
                                     nav(kNo, 3, 1).says_(msg("would do"))};
    static constexpr Card kLie[] = {pile(1), res(R::gem_blue), res(R::fame), res(R::sand).hole().lit().says_(msg("new", "mark on a figure"))};
    static constexpr Row kRows[] = {planet("sethium").of(0).light(2), cards(kHand), then(), cards(kLie)};
    return show(f, kRows);
}

inline float scan_marks_another(const Figure& f) {
    static constexpr Card kLie[] = {pile(2), res(R::fame).by(1).says_(msg("marked")), res(R::gem_white).says_(msg("new", "mark on a figure"))};
    static constexpr Row kRows[] = {planet("bueheggar").of(1), cards(kLie)};
    return show(f, kRows);
}

inline float scan_moves(const Figure& f) {
    static constexpr Card kBefore[] = {res(R::sand).by(0), res(R::water).by(1).refused().says_(msg("Ben's")), res(R::fame).lit().says_(msg("new", "mark on a figure"))};
    static constexpr Card kAfter[] = {res(R::sand), res(R::water).by(1), res(R::fame).by(0)};
    static constexpr Row kRows[] = {planet("anno").of(0), cards(kBefore), then(), cards(kAfter)};
    return show(f, kRows);
}

// --- land ---

inline float land_pairs(const Figure& f) {
    static constexpr Card kGood[] = {nav(1, kNo, 2), nav(1, kNo, 4), more(), nav(1, kNo, 2), nav(1, kNo, kAny)};
    static constexpr Card kBad[] = {nav(1, kNo, 2), nav(3, kNo, 2).refused().says_(msg("4 is missing"))};
    static constexpr Row kRows[] = {planet("bueheggar").of(1).light(4), words(msg("2 and 4 · 2 and any")), cards(kGood), cards(kBad)};
    return show(f, kRows);
}

inline float land_steps(const Figure& f) {
    static constexpr Card kBefore[] = {res(R::gem_white).by(0), res(R::energel_light).by(1), res(R::gem_blue), res(R::sand)};
    static constexpr Card kTaken[] = {seat(1), res(R::energel_light), seat(0), res(R::gem_white)};
    static constexpr Card kRest[] = {seat(1), res(R::gem_blue).chosen().says_(msg("one more")), res(R::sand).says_(msg("stays"))};
    static constexpr Row kRows[] = {planet("chandleria").of(1).claim(1), cards(kBefore), words(msg("Step 2: marked ones")), cards(kTaken),
                                    words(msg("Step 3: one of the rest")), cards(kRest)};
    return show(f, kRows);
}

inline float land_last(const Figure& f) {
    static constexpr Card kLast[] = {res(R::gem_blue).lit().says_(msg("the last one"))};
    static constexpr Row kRows[] = {planet("chandleria").of(1).claim(1), cards(kLast)};
    return show(f, kRows);
}

// --- harvest ---

inline float harvest_mark(const Figure& f) {
    static constexpr Card kLie[] = {pile(2), res(R::water).by(1).lit().says_(msg("can be taken")), res(R::sand).dim().says_(msg("not yet"))};
    static constexpr Row kRows[] = {planet("anno").of(1), cards(kLie)};
    return show(f, kRows);
}

inline float harvest_open(const Figure& f) {
    static constexpr Card kLie[] = {res(R::gem_red).by(0).refused().says_(msg("Aki's")), res(R::water).lit(), res(R::sand).lit()};
    static constexpr Row kRows[] = {planet("anno").of(1), cards(kLie)};
    return show(f, kRows);
}

inline float harvest_choice(const Figure& f) {
    static constexpr Card kLie[] = {res(R::gem_red).by(1).lit().says_(msg("own mark")), res(R::water).lit(), res(R::sand).lit()};
    static constexpr Row kRows[] = {planet("anno").of(1), cards(kLie)};
    return show(f, kRows);
}

// --- research ---

inline float research_turns(const Figure& f) {
    static constexpr Card kBefore[] = {deck(1).says_(msg("deck")), nav(2, kNo, 4).says_(msg("latest discard"))};
    static constexpr Card kDrawn[] = {nav(1, 2, kNo).says_(msg("1st")), nav(4, 1, kNo).says_(msg("2nd")), nav(1, kNo, 2).says_(msg("3rd")),
                                      deck(38).says_(msg("new deck"))};
    static constexpr Row kRows[] = {cards(kBefore), then(), cards(kDrawn)};
    return show(f, kRows);
}

// --- black hole and end ---

inline float hole_fourth(const Figure& f) {
    static constexpr Card kGain[] = {res(R::water).hole().says_(msg("harvested"))};
    static constexpr std::int8_t kSeats[] = {1, 0, 1, 0};
    static constexpr Row kRows[] = {cards(kGain), then(), hole(kSeats)};
    return show(f, kRows);
}

inline float hole_seventh(const Figure& f) {
    static constexpr Card kMarked[] = {seat(2), res(R::sand).by(2).hole().chosen().says_(msg("taken")), seat(0), res(R::fame).by(0).dim().says_(msg("too late"))};
    static constexpr std::int8_t kSeats[] = {0, 1, 2, 0, 1, 0, 2};
    static constexpr Row kRows[] = {cards(kMarked), then(), hole(kSeats)};
    return show(f, kRows);
}

inline float hidden_lost(const Figure& f) {
    static constexpr std::int8_t kMarkers[] = {0, 1, 0, 1, 2, 0, 1};
    static constexpr Card kFate[] = {seat(0).says_(msg("3: loses")), seat(1).says_(msg("3: loses")), seat(2).says_(msg("1: keeps"))};
    static constexpr Row kRows[] = {hole(kMarkers), cards(kFate)};
    return show(f, kRows);
}

inline float last_turns(const Figure& f) {
    static constexpr Card kTurns[] = {seat(1).chosen().says_(msg("claims")), more(), seat(2).says_(msg("turn 21")), seat(0).says_(msg("turn 22")),
                                      seat(1).says_(msg("turn 23"))};
    static constexpr Row kRows[] = {cards(kTurns)};
    return show(f, kRows);
}

inline float both_ends(const Figure& f) {
    static constexpr Card kLast[] = {res(R::gem_red).hole().chosen().says_(msg("last one, with icon"))};
    static constexpr std::int8_t kSeats[] = {0, 1, 0, 1, 1, 0, 1};
    static constexpr Row kRows[] = {planet("korund").of(1), cards(kLast), then(), hole(kSeats)};
    return show(f, kRows);
}

// --- points ---

inline float score_tables(const Figure& f) {
    static constexpr Card kFew[] = {res(R::sand).times(3), res(R::water).times(5)};
    static constexpr Row kRows[] = {sum(kFew, msg("7 + 20 = 27"))};
    return show(f, kRows);
}

inline float score_energel(const Figure& f) {
    static constexpr Card kGel[] = {res(R::energel_light).times(3), res(R::energel_dark).times(1)};
    static constexpr Row kRows[] = {sum(kGel, msg("7 + 2 + 2 = 11"))};
    return show(f, kRows);
}

inline float score_gems(const Figure& f) {
    static constexpr Card kMany[] = {res(R::gem_red).times(3), res(R::gem_blue).times(1), res(R::gem_white).times(1)};
    static constexpr Card kEven[] = {res(R::gem_red).times(2), res(R::gem_blue).times(2), res(R::gem_white).times(1)};
    static constexpr Row kRows[] = {sum(kMany, msg("3 × 5 = 15")), sum(kEven, msg("2 × 5 = 10"))};
    return show(f, kRows);
}

inline float score_all(const Figure& f) {
    static constexpr Card kSand[] = {res(R::sand).times(3)}, kWater[] = {res(R::water).times(5)},
                          kGel[] = {res(R::energel_light).times(3), res(R::energel_dark).times(1)},
                          kGems[] = {res(R::gem_red).times(3), res(R::gem_blue).times(1), res(R::gem_white).times(1)},
                          kFame[] = {res(R::fame).times(2)}, kPlanets[] = {planets(2)};
    static constexpr Row kRows[] = {sum(kSand, verbatim("7")), sum(kWater, verbatim("20")), sum(kGel, verbatim("11")), sum(kGems, verbatim("15")),
                                    sum(kFame, verbatim("10")), sum(kPlanets, verbatim("8")), words(msg("71 points"))};
    return show(f, kRows);
}

// --- symbols ---

template <Code kCode, int kValue>
void badge_sign(Canvas& c, Vec at, float size) { draw_badge(c, kCode, at, size * 0.9f, kValue); }
template <jg::ResourceKind kResource>
void resource_sign(Canvas& c, Vec at, float size) { draw_resource(c, kResource, at, size * 0.86f); }
template <Icon kIcon>
void icon_sign(Canvas& c, Vec at, float size) { draw_icon(c, kIcon, at, size * 0.8f, c.theme().hi); }

inline void ship_sign(Canvas& c, Vec at, float size) { draw_ship(c, SeatColor::green, at, size * 0.9f, -kPi / 4); }
inline void gate_sign(Canvas& c, Vec at, float size) { draw_gate(c, at, size * 0.42f); }
inline void hole_sign(Canvas& c, Vec at, float size) { draw_black_hole(c, at, size * 0.44f); }
inline void hole_mark_sign(Canvas& c, Vec at, float size) { draw_black_hole_mark(c, at, size * 0.32f); }
inline void marker_sign(Canvas& c, Vec at, float size) { draw_emblem(c, SeatColor::green, at, size * 0.36f); }
inline void land_sign(Canvas& c, Vec at, float size) {
    draw_badge(c, Code::land, {at.x - size * 0.22f, at.y}, size * 0.6f, kNoNumeral);
    draw_badge(c, Code::land, {at.x + size * 0.22f, at.y}, size * 0.6f, kNoNumeral);
}
inline void planet_sign(Canvas& c, Vec at, float size) { icon_sign<Icon::planet>(c, at, size); }
inline void nav_sign(Canvas& c, Vec at, float size) { draw_nav_card(c, {1, 3, kNo}, rect_around(at, size * 0.72f, size)); }
inline void back_sign(Canvas& c, Vec at, float size) { draw_resource_back(c, rect_around({at.x - 2, at.y + 2}, size * 0.68f, size * 0.86f), 0); }
inline void card_sign(Canvas& c, Vec at, float size) { draw_resource_card(c, R::gem_blue, rect_around(at, size * 0.74f, size * 0.94f)); }
inline void marked_sign(Canvas& c, Vec at, float size) {
    ResourceCardLook look;
    look.marker = SeatColor::green;
    look.marker_is_mine = true;
    draw_resource_card(c, R::gem_red, rect_around(at, size * 0.74f, size * 0.94f), look);
}
inline void last_sign(Canvas& c, Vec at, float size) { c.dashed_circle(at, size * 0.42f, c.theme().warn, 2.5f, 7, 5); }
inline void legal_sign(Canvas& c, Vec at, float size) { draw_legal_ring(c, at, size * 0.3f); }

}  // namespace orrery::ui::jumpgate_table::fig
