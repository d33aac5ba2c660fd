#include "engine/games/jumpgate/rules.h"

#include <algorithm>
#include <cassert>

#include "engine/games/jumpgate/rules_detail.h"
#include "engine/games/jumpgate/score.h"

namespace orrery::jumpgate {

std::optional<Question> question(const Table& t) {
    if (!t.open) return {};
    Question q{*t.open};
    const RingPlanet* here = planet_of(t, t.turn.seat);
    if (here == nullptr || q.kind == Kind::action || q.kind == Kind::research) return q;
    q.planet = here->id;
    if (q.kind == Kind::scan_marker && !here->face_up.empty()) q.resource = here->face_up.back().resource;
    if (q.kind == Kind::claim_mark) {
        q.resource = marked_by(*here, q.seat).value_or(ResourceId{});
        q.claimer = t.turn.seat;
    }
    return q;
}

Verdict violation(const View& v, const Move& m) {
    if (to_act(v.table) != v.who) return Violation{&rule::T14};
    return std::visit([&](const auto& move) { return check(v, v.table.open->kind, move); }, m);
}

std::size_t ring_index(const Table& t, PlanetId planet) {
    std::size_t i = 0;
    while (i < t.ring.size() && t.ring[i].id != planet) ++i;
    return i;
}

const RingPlanet* planet_of(const Table& t, Seat who) {
    const std::optional<PlanetId>& ship = t.players[who].ship;
    return ship ? &t.ring[ring_index(t, *ship)] : nullptr;
}

RingPlanet* planet_of(State& s, Seat who) { return const_cast<RingPlanet*>(planet_of(static_cast<const Table&>(s), who)); }

const FaceUp* face_up_card(const RingPlanet& planet, ResourceId resource) {
    for (const FaceUp& card : planet.face_up)
        if (card.resource == resource) return &card;
    return nullptr;
}

FaceUp* face_up_card(RingPlanet& planet, ResourceId resource) {
    return const_cast<FaceUp*>(face_up_card(static_cast<const RingPlanet&>(planet), resource));
}

std::optional<ResourceId> marked_by(const RingPlanet& planet, Seat who) {
    for (const FaceUp& card : planet.face_up)
        if (card.marker == who) return card.resource;
    return {};
}

// List of legal moves (section 8). The generators produce legal moves directly; a property test compares them with
// `violation`.

namespace {

void add_movement(const View& v, MoveList& out) {
    const Ring& ring = v.table.ring;
    const std::optional<PlanetId> ship = v.player().ship;
    if (ship) {
        const std::size_t here = ring_index(v.table, *ship);
        out.push_back(Fly{ring[here == 0 ? ring.size() - 1 : here - 1].id});
        out.push_back(Fly{ring[here + 1 == ring.size() ? 0 : here + 1].id});
    }
    for (const NavId card : v.own.hand) {
        const std::int8_t code = kNavCards[card].jump;
        if (code == kNoCode) continue;
        for (const RingPlanet& planet : ring)
            if (serves(code, kPlanets[planet.id].jump) && ship != planet.id) out.push_back(Jump{card, planet.id});
    }
}

void add_landings(const Hand& hand, PlanetId planet, MoveList& out) {
    Hand sorted;                                           // only cards with a landing code
    for (const NavId card : hand)
        if (kNavCards[card].land != kNoCode) sorted.insert(std::upper_bound(sorted.begin(), sorted.end(), card), card);
    for (std::size_t i = 0; i < sorted.size(); ++i)
        for (std::size_t j = i + 1; j < sorted.size(); ++j)
            if (can_land_with(sorted[i], sorted[j], planet)) out.push_back(Land{{sorted[i], sorted[j]}});
}

void add_at_planet(const View& v, const RingPlanet& here, MoveList& out) {
    if (here.face_down > 0) {
        for (const NavId card : v.own.hand)
            if (serves(kNavCards[card].scan, kPlanets[here.id].scan)) out.push_back(Scan{card});
    } else if (!here.claimed_by) {
        add_landings(v.own.hand, here.id, out);
    }
    FixedVector<ResourceId, kFaceDownEach + 1> free;
    for (const FaceUp& up : here.face_up)
        if (can_harvest(here, up, v.who)) free.push_back(up.resource);
    for (const NavId card : v.own.hand)
        for (const ResourceId resource : free) out.push_back(Harvest{card, resource});
}

void add_moves(const View& v, Kind kind, MoveList& out) {
    switch (kind) {
        case Kind::action:
            add_movement(v, out);
            if (const RingPlanet* here = planet_of(v.table, v.who)) add_at_planet(v, *here, out);
            out.push_back(Research{});
            out.push_back(EndTurn{});
            return;
        case Kind::scan_marker:
            for (const FaceUp& up : planet_of(v.table, v.who)->face_up)
                if (!up.marker) out.push_back(Place{up.resource});
            out.push_back(Pass{});
            return;
        case Kind::research:
            for (const NavId card : v.own.hand) out.push_back(Discard{card});
            out.push_back(Done{});
            return;
        case Kind::claim_mark:
            out.push_back(TakeMark{});
            out.push_back(LeaveMark{});
            return;
        case Kind::claim_take:
            for (const FaceUp& up : planet_of(v.table, v.who)->face_up) out.push_back(TakeRest{up.resource});
            out.push_back(Pass{});
            return;
    }
}

}  // namespace

MoveList legal_moves(const View& v) {
    MoveList moves;
    if (to_act(v.table) == v.who) add_moves(v, v.table.open->kind, moves);
    return moves;
}

void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out) {
    assert(!violation(s, who, m));
    Chance chance(s.rng, script);
    RuleContext context{s, chance, out};
    const Kind kind = s.open->kind;
    std::visit([&](const auto& move) { play(context, who, kind, move); }, m);
}

bool is_barrier(const State&, const Move&, const State&, const std::vector<Event>& events) {
    for (const Event& event : events) {
        const bool reveals = std::visit(overloaded{
            [](const Scanned&) { return true; }, [](const Drew&) { return true; }, [](const GameEnded&) { return true; },
            [](const GameStarted&) { return false; }, [](const FameReturned&) { return false; },
            [](const TurnStarted&) { return false; }, [](const Flew&) { return false; },
            [](const Jumped&) { return false; }, [](const MarkerPlaced&) { return false; },
            [](const MarkerMoved&) { return false; }, [](const MarkerPassed&) { return false; },
            [](const Landed&) { return false; }, [](const FinalRoundCame&) { return false; },
            [](const MarkTaken&) { return false; }, [](const MarkLeft&) { return false; },
            [](const ClaimTaken&) { return false; }, [](const ClaimPassed&) { return false; },
            [](const Harvested&) { return false; }, [](const BlackHoleMarked&) { return false; },
            [](const Researched&) { return false; }, [](const Discarded&) { return false; },
            [](const DeckTurned&) { return false; }, [](const TurnEnded&) { return false; },
            [](const HiddenDiscarded&) { return false; }, [](const HiddenRevealed&) { return false; },
            [](const FinalScore&) { return false; }, [](const Won&) { return false; },
        }, event);
        if (reveals) return true;
    }
    return false;
}

void pay(State& s, Seat who, NavId card) {                 // a discarded card cannot pay for another action (JG-T7)
    take(s.secrets[who].hand, card);
    s.discard.push_back(card);
}

void end_game(State& s) {
    s.open.reset();
    for (const Seat seat : all_seats(s.seats)) {
        s.players[seat].revealed = s.secrets[seat].hidden;
        s.secrets[seat].hidden.clear();
    }
}

namespace {

/// Ends the game (6.1, 6.2) and reports the scores.
void finish(RuleContext& c) {
    State& s = c.s;
    end_game(s);
    const Outcome end = outcome(s);
    c.out.push_back(GameEnded{end.reason, end.planet});
    for (const Seat seat : all_seats(s.seats)) {
        const Hidden& hidden = s.players[seat].revealed;
        // Kept resources count (JG-E12) and place no marker (JG-B3).
        if (end.rows[seat].hidden_kept) c.out.push_back(HiddenRevealed{seat, hidden});
        else c.out.push_back(HiddenDiscarded{seat, hidden});   // lost (JG-E9) and worth nothing (JG-E13)
    }
    for (const Seat seat : all_seats(s.seats))
        c.out.push_back(FinalScore{seat, end.rows[seat].points.total(), end.rows[seat].rank});
    c.out.push_back(Won{end.winners});
}

}  // namespace

bool gain(RuleContext& c, Seat who, RingPlanet& planet, ResourceId resource) {
    State& s = c.s;
    FaceUp* card = face_up_card(planet, resource);
    assert(card != nullptr && (!card->marker || card->marker == who));
    planet.face_up.erase(card);                            // the seat's own marker leaves with the card (JG-T12)
    s.players[who].collected.push_back(resource);
    s.idle_turns = 0;                                      // a gain resets the counter (JG-E8)
    if (kResources[resource].icon) {  // a marker for each gained icon (JG-B1, JG-B2), and only for gained ones (JG-B4)
        s.black_hole.push_back(who);
        c.out.push_back(BlackHoleMarked{who, static_cast<int>(s.black_hole.size()), resource});
    }
    const bool full = static_cast<int>(s.black_hole.size()) >= s.options.black_hole_limit;   // limit reached (JG-E1)
    const bool dry = planet.face_up.empty() && planet.face_down == 0;                        // no resource left (JG-E2)
    if (full || dry) {                                     // also in the final round (JG-E5)
        finish(c);
        return false;
    }
    return true;
}

void after_action(RuleContext& c) {
    const Turn& turn = c.s.turn;
    if (turn.actions_left > 0) c.s.open = Asked{turn.seat, Kind::action};   // may repeat the same action (JG-T3)
    else end_turn(c, true);                                // no action left (JG-T5)
}

void end_turn(RuleContext& c, bool by_itself) {
    State& s = c.s;
    c.out.push_back(TurnEnded{s.turn.seat, by_itself});
    s.idle_turns = std::min(s.idle_turns + 1, kMaxTurns);  // counts turn ends (JG-E8)
    const bool last_turn_over = s.final_round && s.final_round->turns_left == 0;             // last extra turn (JG-E4)
    const bool stalled = s.options.stall_turns > 0 && s.idle_turns >= s.options.stall_turns;
    if (last_turn_over || stalled) return finish(c);
    // The next seat clockwise (JG-T1) has two actions (JG-T2).
    s.turn = {std::min(s.turn.number + 1, kMaxTurns), next_clockwise(s.turn.seat, s.seats), kActionsPerTurn};
    if (s.final_round) --s.final_round->turns_left;
    s.open = Asked{s.turn.seat, Kind::action};
    c.out.push_back(TurnStarted{s.turn.seat, s.turn.number, s.final_round.has_value()});
}

// Legal with any number of actions left (JG-T4). An extra turn without an action also counts (JG-E4).
Verdict check(const View&, Kind kind, const EndTurn&) { return answers(kind, Kind::action); }

void play(RuleContext& c, Seat, Kind, const EndTurn&) { end_turn(c, false); }

}  // namespace orrery::jumpgate
