#include "engine/games/jumpgate/rules.h"

#include <algorithm>
#include <cassert>

#include "engine/games/jumpgate/rules_detail.h"
#include "engine/games/jumpgate/score.h"

namespace orrery::jumpgate {

std::optional<Seat> to_act(const State& s) {
    if (!s.open) return {};
    return std::visit([](const auto& decision) { return decision.seat; }, *s.open);
}

Verdict violation(const State& s, Seat who, const Move& m) {
    if (to_act(s) != who) return Violation{&rule::T14};
    return std::visit([&](const auto& move) { return check(s, who, move); }, m);
}

std::size_t ring_index(const State& s, PlanetId planet) {
    std::size_t i = 0;
    while (i < s.ring.size() && s.ring[i].id != planet) ++i;
    return i;
}

const RingPlanet* planet_of(const State& s, Seat who) {
    const std::optional<PlanetId>& ship = s.players[who].ship;
    return ship ? &s.ring[ring_index(s, *ship)] : nullptr;
}

RingPlanet* planet_of(State& s, Seat who) { return const_cast<RingPlanet*>(planet_of(static_cast<const State&>(s), who)); }

const FaceUp* face_up_card(const RingPlanet& planet, ResourceId resource) {
    for (const FaceUp& card : planet.face_up)
        if (card.resource == resource) return &card;
    return nullptr;
}

FaceUp* face_up_card(RingPlanet& planet, ResourceId resource) {
    return const_cast<FaceUp*>(face_up_card(static_cast<const RingPlanet&>(planet), resource));
}

namespace {

// Candidates for decision `action`, in the order of section 8. Obviously illegal moves are left out, because search lists
// the moves at every step. `violation` filters the rest.
void add_movement(const State& s, Seat who, MoveList& out) {
    const Player& player = s.players[who];
    const std::size_t ring = s.ring.size();
    if (player.ship) {
        const std::size_t here = ring_index(s, *player.ship);
        out.push_back(Fly{s.ring[(here + ring - 1) % ring].id});
        out.push_back(Fly{s.ring[(here + 1) % ring].id});
    }
    for (const NavId card : player.hand) {
        if (kNavCards[card].jump == kNoCode) continue;
        for (const RingPlanet& planet : s.ring)
            if (serves(kNavCards[card].jump, kPlanets[planet.id].jump)) out.push_back(Jump{card, planet.id});
    }
}

void add_landings(const Hand& hand, MoveList& out) {
    Hand sorted = hand;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 0; i < sorted.size(); ++i)
        for (std::size_t j = i + 1; j < sorted.size(); ++j)
            if (kNavCards[sorted[i]].land != kNoCode && kNavCards[sorted[j]].land != kNoCode)
                out.push_back(Land{{sorted[i], sorted[j]}});
}

void add_at_planet(const State& s, Seat who, const RingPlanet& here, MoveList& out) {
    const Hand& hand = s.players[who].hand;
    if (!here.face_down.empty()) {
        for (const NavId card : hand)
            if (kNavCards[card].scan != kNoCode) out.push_back(Scan{card});
    } else if (!here.claimed_by) {
        add_landings(hand, out);
    }
    for (const NavId card : hand)
        for (const FaceUp& up : here.face_up) out.push_back(Harvest{card, up.resource});
}

void add_candidates(const State& s, Seat who, MoveList& out) {
    std::visit(overloaded{
        [&](const ChooseAction&) {
            add_movement(s, who, out);
            if (const RingPlanet* here = planet_of(s, who)) add_at_planet(s, who, *here, out);
            out.push_back(Research{});
            out.push_back(EndTurn{});
        },
        [&](const PlaceMarker& d) {
            for (const FaceUp& up : s.ring[ring_index(s, d.planet)].face_up) out.push_back(Place{up.resource});
            out.push_back(Pass{});
        },
        [&](const DoResearch&) {
            for (const NavId card : s.players[who].hand) out.push_back(Discard{card});
            out.push_back(Done{});
        },
        [&](const ClaimMark&) {
            out.push_back(TakeMark{});
            out.push_back(LeaveMark{});
        },
        [&](const ClaimTake& d) {
            for (const FaceUp& up : s.ring[ring_index(s, d.planet)].face_up) out.push_back(TakeRest{up.resource});
            out.push_back(Pass{});
        },
    }, *s.open);
}

}  // namespace

MoveList legal_moves(const State& s, Seat who) {
    MoveList moves;
    if (to_act(s) != who) return moves;
    add_candidates(s, who, moves);
    moves.erase(std::remove_if(moves.begin(), moves.end(),
                               [&](const Move& m) { return violation(s, who, m).has_value(); }), moves.end());
    return moves;
}

void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out) {
    assert(!violation(s, who, m));
    Chance chance(s.rng, script);
    std::visit([&](const auto& move) { play(s, who, move, chance, out); }, m);
}

bool is_barrier(const std::vector<Event>& events) {
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
    take(s.players[who].hand, card);
    s.discard.push_back(card);
}

namespace {

/// Ends the game (6.1, 6.2): closes the decision, shows the hidden resources and reports the scores.
void finish(State& s, Events& out) {
    s.open.reset();
    const Outcome end = outcome(s);
    out.push_back(GameEnded{end.reason, end.planet});
    for (const Seat seat : all_seats(s.seats)) {
        const Hidden& hidden = s.players[seat].hidden;
        // Kept resources count (JG-E12) and place no marker (JG-B3).
        if (end.rows[seat].hidden_kept) out.push_back(HiddenRevealed{seat, hidden});
        else out.push_back(HiddenDiscarded{seat, hidden});  // lost (JG-E9) and worth nothing (JG-E13)
    }
    for (const Seat seat : all_seats(s.seats))
        out.push_back(FinalScore{seat, end.rows[seat].points.total(), end.rows[seat].rank});
    out.push_back(Won{end.winners});
}

}  // namespace

bool gain(State& s, Seat who, RingPlanet& planet, ResourceId resource, Events& out) {
    FaceUp* card = face_up_card(planet, resource);
    assert(card != nullptr && (!card->marker || card->marker == who));
    planet.face_up.erase(card);                            // the seat's own marker leaves with the card (JG-T12)
    s.players[who].collected.push_back(resource);
    s.idle_turns = 0;                                      // a gain resets the counter (JG-E8)
    if (kResources[resource].icon) {  // a marker for each gained icon (JG-B1, JG-B2), and only for gained ones (JG-B4)
        s.black_hole.push_back(who);
        out.push_back(BlackHoleMarked{who, static_cast<int>(s.black_hole.size()), resource});
    }
    const bool full = static_cast<int>(s.black_hole.size()) >= s.options.black_hole_limit;   // limit reached (JG-E1)
    const bool dry = planet.face_up.empty() && planet.face_down.empty();                     // no resource left (JG-E2)
    if (full || dry) {                                     // also in the final round (JG-E5)
        finish(s, out);
        return false;
    }
    return true;
}

void after_action(State& s, Events& out) {
    if (s.turn.actions_left > 0) s.open = ChooseAction{s.turn.seat};   // may repeat the same action (JG-T3)
    else end_turn(s, true, out);                           // no action left (JG-T5)
}

void end_turn(State& s, bool by_itself, Events& out) {
    out.push_back(TurnEnded{s.turn.seat, by_itself});
    s.idle_turns = std::min(s.idle_turns + 1, kMaxTurns);  // counts turn ends (JG-E8)
    const bool last_turn_over = s.final_round && s.final_round->turns_left == 0;             // last extra turn (JG-E4)
    const bool stalled = s.options.stall_turns > 0 && s.idle_turns >= s.options.stall_turns;
    if (last_turn_over || stalled) return finish(s, out);
    // The next seat clockwise (JG-T1) has two actions (JG-T2).
    s.turn = {next_clockwise(s.turn.seat, s.seats), std::min(s.turn.number + 1, kMaxTurns), kActionsPerTurn};
    if (s.final_round) --s.final_round->turns_left;
    s.open = ChooseAction{s.turn.seat};
    out.push_back(TurnStarted{s.turn.seat, s.turn.number, s.final_round.has_value()});
}

// Legal with any number of actions left (JG-T4). An extra turn without an action also counts (JG-E4).
Verdict check(const State& s, Seat, const EndTurn&) { return answers<ChooseAction>(s); }

void play(State& s, Seat, const EndTurn&, Chance&, Events& out) { end_turn(s, false, out); }

}  // namespace orrery::jumpgate
