// Advance card phase: picks, gambits and held commands (QU-P3 to P14, QU-G1 to G6).
#include <algorithm>

#include "engine/games/quantum/rules_detail.h"

namespace orrery::quantum {

namespace {

/// Draws a card, reshuffling the discard pile into an empty deck (QU-P7). Returns kNoCard if both are empty.
CardId draw(RuleContext& c, CardKind kind) {
    State& s = c.s;
    if (s.deck(kind).empty() && !s.market(kind).discard.empty()) {
        std::swap(s.deck(kind), s.market(kind).discard);
        c.chance.shuffle(s.deck(kind), card_by_id);
        c.out.push_back(Reshuffled{kind});
    }
    return s.deck(kind).empty() ? kNoCard : take_top(s.deck(kind));
}

void refill(RuleContext& c, CardKind kind, std::size_t slot) {
    const CardId card = draw(c, kind);
    c.s.market(kind).display[slot] = card;
    if (card != kNoCard) c.out.push_back(DisplayRefilled{kind, static_cast<int>(slot), card});
}

void discard(State& s, CardId card) { s.market(kind_of(card)).discard.push_back(card); }

void begin_play(State& s, CardId card, Play::Stage stage) {
    Play play;
    play.card = card;
    play.stage = stage;
    s.play = play;
}

void have_no_effect(RuleContext& c, Seat who, CardId card) {
    discard(c.s, card);
    c.out.push_back(NoEffect{who, card});
}

/// Resolves Expansion: the reserve ship with the lowest id is rolled, then placed (QU-G2).
void expand(RuleContext& c, Seat who, CardId card) {
    State& s = c.s;
    for (int i = kStartingShips; i < kShipsPerSeat; ++i) {
        const ShipId ship = ship_of(who, i);
        if (s.ships[ship].at != kReserve) continue;
        begin_play(s, card, Play::Stage::place);
        s.play->ships = static_cast<std::uint8_t>(1u << i);
        s.ships[ship].at = kHand;
        return queue_roll(s, ship, Reason::expansion);
    }
    have_no_effect(c, who, card);
}

bool has_any_relocation(const Table& t, Seat who) {
    for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
        for (const Seat owner : all_seats(t.seats))
            if (has_relocation(t, who, planet, owner)) return true;
    return false;
}

/// Resolves Sabotage: the other seats with command cards discard one, clockwise from the taker's left (QU-G6).
void sabotage(RuleContext& c, Seat who, CardId card) {
    State& s = c.s;
    SeatList victims;
    for (const Seat seat : clockwise_from(who, s.seats))
        if (seat != who && !s.players[seat].commands.empty()) victims.push_back(seat);
    if (victims.empty()) return have_no_effect(c, who, card);
    begin_play(s, card, Play::Stage::sabotage);
    s.play->seats = victims;
}

/// Resolves a gambit card when it is taken (QU-P8).
void resolve_gambit(RuleContext& c, Seat who, CardId card) {
    State& s = c.s;
    const Effect& effect = card_text(card).effects[0];
    switch (gambit_of(card)) {
        case Gambit::aggression:
            discard(s, card);
            return change_dominance(c, who, effect.amount, DominanceCause::card, card);    // Ravenous does not apply (QU-G1)
        case Gambit::expansion: return expand(c, who, card);
        case Gambit::momentum:
            discard(s, card);
            ++s.turn.bonus_turns;                          // taken after this turn (QU-G3)
            c.out.push_back(BonusTurnWon{who});
            return;
        case Gambit::reorganization: return begin_play(s, card, Play::Stage::choose);
        case Gambit::relocation:                           // if a cube and a target exist (QU-G5)
            if (has_any_relocation(s, who)) return begin_play(s, card, Play::Stage::cube);
            return have_no_effect(c, who, card);
        case Gambit::sabotage: return sabotage(c, who, card);
    }
}

}  // namespace

void deal_displays(RuleContext& c) {
    for (const CardKind kind : kCardKinds) c.chance.shuffle(c.s.deck(kind), card_by_id);
    for (const CardKind kind : kCardKinds)
        for (CardId& place : c.s.market(kind).display) place = take_top(c.s.deck(kind));
    c.out.push_back(DecksDealt{c.s.market(CardKind::gambit).display, c.s.market(CardKind::command).display});
}

void finish_play(State& s) {
    discard(s, s.play->card);
    s.play.reset();
}

bool resolve_on(RuleContext& c) {
    State& s = c.s;
    if (s.play->stage != Play::Stage::place) return true;
    for (int i = 0; i < kShipsPerSeat; ++i)
        if (s.play->concerns(i) && s.ships[ship_of(s.turn.seat, i)].at == kHand) return true;
    finish_play(s);
    return false;
}

// Picks (QU-P3 to P6).

Verdict check(const Table& t, Seat, Kind kind, const Take& m) {
    if (kind != Kind::take_card) return not_now();
    return contains(t.market(quantum::kind_of(m.card)).display, m.card) ? Verdict{} : Violation{&rule::P3};
}

void play(RuleContext& c, Seat who, Kind, const Take& m) {
    State& s = c.s;
    const CardKind kind = quantum::kind_of(m.card);
    auto& display = s.market(kind).display;
    const auto slot = static_cast<std::size_t>(std::find(display.begin(), display.end(), m.card) - display.begin());
    --s.players[who].cards_owed;
    c.out.push_back(CardTaken{who, m.card});
    display[slot] = kNoCard;
    refill(c, kind, slot);                                 // refilled before the card takes effect (QU-P4)
    if (kind == CardKind::gambit) return resolve_gambit(c, who, m.card);
    // A fourth command card replaces a held one (QU-P10).
    if (s.players[who].commands.full()) return begin_play(s, m.card, Play::Stage::discard_own);
    s.players[who].commands.push_back(m.card);             // in force from now on (QU-P9)
}

Verdict check(const Table&, Seat, Kind kind, const Refresh&) { return kind == Kind::take_card ? Verdict{} : not_now(); }

/// Discards all face-up cards, gambits first, and deals new ones (QU-P5).
void play(RuleContext& c, Seat who, Kind, const Refresh&) {
    State& s = c.s;
    --s.players[who].cards_owed;
    c.out.push_back(DisplayRefreshed{who});
    for (const CardKind kind : kCardKinds)
        for (CardId& place : s.market(kind).display) {
            if (place != kNoCard) discard(s, place);
            place = kNoCard;
        }
    for (const CardKind kind : kCardKinds)
        for (std::size_t slot = 0; slot < kDisplay; ++slot) refill(c, kind, slot);
}

Verdict check(const Table&, Seat, Kind kind, const Skip&) { return kind == Kind::take_card ? Verdict{} : not_now(); }

/// Gives up the pick (QU-P6).
void play(RuleContext& c, Seat who, Kind, const Skip&) {
    --c.s.players[who].cards_owed;
    c.out.push_back(PickSkipped{who});
}

// Discarding (QU-P10, QU-G6, QU-M32).

Verdict check(const Table& t, Seat who, Kind kind, const Discard& m) {
    if (kind != Kind::discard_command && kind != Kind::sabotage_discard) return not_now();
    if (contains(t.players[who].commands, m.card)) return {};
    return Violation{kind == Kind::discard_command ? &rule::P10 : &rule::G6};
}

void play(RuleContext& c, Seat who, Kind kind, const Discard& m) {
    State& s = c.s;
    take(s.players[who].commands, m.card);
    discard(s, m.card);
    if (kind == Kind::discard_command) {
        c.out.push_back(CardDiscarded{who, m.card, DiscardCause::limit});
        s.players[who].commands.push_back(s.play->card);
        s.play.reset();
        return;
    }
    c.out.push_back(CardDiscarded{who, m.card, DiscardCause::sabotage});
    s.play->seats.erase(s.play->seats.begin());
    if (s.play->seats.empty()) finish_play(s);
}

// Reorganization (QU-G4).

Verdict check(const Table& t, Seat who, Kind kind, const Choose& m) {
    if (kind != Kind::reorganize || !is_ship(t, m.ship)) return not_now();
    const bool fits = is_own(who, m.ship) && is_in_play(t.ships[m.ship]) && !t.play->concerns(index_of(m.ship));
    return fits ? Verdict{} : Violation{&rule::G4};
}

void play(RuleContext& c, Seat, Kind, const Choose& m) {
    c.s.play->ships = static_cast<std::uint8_t>(c.s.play->ships | 1u << index_of(m.ship));
}

Verdict check(const Table&, Seat, Kind kind, const Done&) { return kind == Kind::reorganize ? Verdict{} : not_now(); }

void play(RuleContext& c, Seat who, Kind, const Done&) {
    State& s = c.s;
    s.play->stage = Play::Stage::place;
    for (int i = 0; i < kShipsPerSeat; ++i) {
        if (!s.play->concerns(i)) continue;
        s.ships[ship_of(who, i)].at = kHand;
        queue_roll(s, ship_of(who, i), Reason::reorganization);
    }
}

// Relocation (QU-G5).

Verdict check(const Table& t, Seat who, Kind kind, const MoveCube& m) {
    if (kind != Kind::relocate_cube || !is_planet(t, m.planet) || m.owner < 0 || m.owner >= t.seats) return not_now();
    return has_relocation(t, who, m.planet, m.owner) ? Verdict{} : Violation{&rule::G5};
}

void play(RuleContext& c, Seat, Kind, const MoveCube& m) {
    c.s.play->stage = Play::Stage::planet;
    c.s.play->from = m.planet;
    c.s.play->owner = m.owner;
}

Verdict check(const Table& t, Seat, Kind kind, const MoveTo& m) {
    if (kind != Kind::relocate_planet || !is_planet(t, m.planet)) return not_now();
    return may_relocate(t, t.play->from, *t.play->owner, m.planet) ? Verdict{} : Violation{&rule::G5};
}

void play(RuleContext& c, Seat who, Kind, const MoveTo& m) {
    State& s = c.s;
    const PlanetId from = s.play->from;
    const Seat owner = *s.play->owner;
    --s.cubes[from][static_cast<std::size_t>(owner)];
    ++s.cubes[m.planet][static_cast<std::size_t>(owner)];
    c.out.push_back(CubeMoved{who, owner, shown_planet(s, from), shown_planet(s, m.planet)});
    finish_play(s);
}

}  // namespace orrery::quantum
