#include "engine/games/jumpgate/invariants.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/games/jumpgate/score.h"

namespace orrery::jumpgate {

namespace {

using Broken = std::optional<Error>;

std::string number(std::size_t n) { return std::to_string(n); }
std::string planet_pointer(std::size_t i) { return "/table/planets/" + number(i); }
std::string player_pointer(int i) { return "/table/players/" + std::to_string(i); }
std::string quoted(std::string_view id) { return "\"" + std::string(id) + "\""; }

/// Checks that each card of a set occurs exactly once. Remembers the first card met twice and its place.
class Census {
  public:
    template <class Card, class Where>
    void count(Card card, std::string_view id, Where where) {
        if (seen_[card] && !twice_) twice_ = Error{where(), quoted(id) + " stands here and somewhere else"};
        seen_[card] = true;
    }
    /// Returns the error for a card that occurs twice, or for one of `table` that does not occur.
    template <class Table>
    Broken verdict(const Table& table, const char* zone) const {
        if (twice_) return twice_;
        for (std::size_t i = 0; i < table.size(); ++i)
            if (!seen_[i]) return Error{zone, quoted(table[i].id) + " stands nowhere"};
        return {};
    }

  private:
    std::array<bool, 48> seen_{};
    Broken twice_;
};

/// Returns the JSON pointer of a pile element. The document lists the top first, and the top is the back of the pile.
template <class Pile>
std::string in_pile(const std::string& zone, const Pile& pile, std::size_t i) {
    return zone + "/" + number(pile.size() - 1 - i);
}

// Checks the number of planets in the ring and that each planet occurs once (invariant 1).
Broken planets_law(const State& s) {
    if (s.ring.size() != ring_size(s.seats))
        return Error{"/table/planets", "expected " + number(ring_size(s.seats)) + " planets for " + std::to_string(s.seats) +
                                           " players, found " + number(s.ring.size())};
    Census census;
    for (std::size_t i = 0; i < s.ring.size(); ++i)
        census.count(s.ring[i].id, kPlanets[s.ring[i].id].id, [&] { return planet_pointer(i) + "/id"; });
    for (std::size_t i = 0; i < s.gate_stack.size(); ++i)
        census.count(s.gate_stack[i], kPlanets[s.gate_stack[i]].id, [&] { return "/table/gate_stack/" + number(i); });
    return census.verdict(kPlanets, "/table/gate_stack");
}

// Checks that each resource occurs once (invariant 2).
Broken resources_law(const State& s) {
    Census census;
    const auto count = [&census](ResourceId card, auto where) { census.count(card, kResources[card].id, where); };
    for (std::size_t p = 0; p < s.ring.size(); ++p) {
        const RingPlanet& planet = s.ring[p];
        for (std::size_t i = 0; i < s.face_down[p].size(); ++i)
            count(s.face_down[p][i], [&] { return in_pile(planet_pointer(p) + "/face_down", s.face_down[p], i); });
        for (std::size_t i = 0; i < planet.face_up.size(); ++i)
            count(planet.face_up[i].resource, [&] { return planet_pointer(p) + "/face_up/" + number(i) + "/resource"; });
    }
    for (const Seat seat : all_seats(s.seats)) {
        const Player& player = s.players[seat];
        const Hidden& hidden = hidden_of(s, seat);
        for (std::size_t i = 0; i < hidden.size(); ++i)
            count(hidden[i], [&] { return player_pointer(seat) + "/hidden/" + number(i); });
        for (std::size_t i = 0; i < player.collected.size(); ++i)
            count(player.collected[i], [&] { return player_pointer(seat) + "/collected/" + number(i); });
    }
    for (std::size_t i = 0; i < s.reserve.size(); ++i)
        count(s.reserve[i], [&] { return in_pile("/table/reserve", s.reserve, i); });
    return census.verdict(kResources, "/table/reserve");
}

// Checks that each navigation card occurs once (invariant 2).
Broken cards_law(const State& s) {
    Census census;
    const auto count = [&census](NavId card, auto where) { census.count(card, kNavCards[card].id, where); };
    for (const Seat seat : all_seats(s.seats))
        for (std::size_t i = 0; i < s.secrets[seat].hand.size(); ++i)
            count(s.secrets[seat].hand[i], [&] { return player_pointer(seat) + "/hand/" + number(i); });
    for (std::size_t i = 0; i < s.deck.size(); ++i) count(s.deck[i], [&] { return in_pile("/table/deck", s.deck, i); });
    for (std::size_t i = 0; i < s.discard.size(); ++i)
        count(s.discard[i], [&] { return in_pile("/table/discard", s.discard, i); });
    return census.verdict(kNavCards, "/table/deck");
}

// Checks the hidden resources, ship and black-hole markers of each player (invariants 3, 4 and 6). The hand needs no check,
// because its type bounds its size.
Broken players_law(const State& s) {
    for (const Seat seat : all_seats(s.seats)) {
        const Player& player = s.players[seat];
        const Hidden& hidden = hidden_of(s, seat);
        if (hidden.size() != hidden_each(s.seats))
            return Error{player_pointer(seat) + "/hidden", "expected " + number(hidden_each(s.seats)) + " cards, found " +
                                                               number(hidden.size())};
        if (s.open ? !player.revealed.empty() : !s.secrets[seat].hidden.empty())
            return Error{player_pointer(seat) + "/hidden", "secret during the game and revealed after its end"};
        for (std::size_t i = 0; i < hidden.size(); ++i)
            if (!s.options.keep_hidden_fame && kResources[hidden[i]].kind == ResourceKind::fame)
                return Error{player_pointer(seat) + "/hidden/" + number(i),
                             "Fame cannot be hidden with the option hidden_fame = replace"};
        if (player.ship && ring_index(s, *player.ship) == s.ring.size())
            return Error{player_pointer(seat) + "/ship", "expected \"gate\" or a planet of the ring"};
        const auto icons = std::count_if(player.collected.begin(), player.collected.end(),
                                         [](ResourceId card) { return kResources[card].icon; });
        const auto markers = std::count(s.black_hole.begin(), s.black_hole.end(), seat);
        if (icons != markers)
            return Error{"/table/black_hole", "expected " + std::to_string(icons) + " markers of seat " + std::to_string(seat) +
                                                  ", one for each collected icon, found " + std::to_string(markers)};
    }
    return {};
}

/// Returns the claimed planet that may still carry markers (invariant 5): its Land & Claim is in progress, or the game ended
/// during it.
std::optional<PlanetId> planet_being_claimed(const State& s, const std::optional<Question>& told) {
    if (told) return told->kind == Kind::claim_mark ? std::optional(told->planet) : std::nullopt;
    const std::optional<PlanetId>& ship = s.players[s.turn.seat].ship;
    if (end_reason(s) != EndReason::black_hole || !ship) return {};
    return s.ring[ring_index(s, *ship)].claimed_by == s.turn.seat ? ship : std::nullopt;
}

// Checks the cards and markers at a planet (invariants 4, 5 and 7).
Broken planet_law(const State& s, const std::optional<Question>& told, std::size_t i) {
    const RingPlanet& planet = s.ring[i];
    if (s.face_down[i].size() != static_cast<std::size_t>(planet.face_down))
        return Error{planet_pointer(i) + "/face_down", "expected as many cards as the table counts"};
    if (s.face_down[i].size() + planet.face_up.size() > kFaceDownEach + 1)
        return Error{planet_pointer(i), "expected at most 4 resources"};
    if (planet.claimed_by && planet.face_down > 0)
        return Error{planet_pointer(i) + "/face_down", "a claimed planet has no face-down resource"};
    PerSeat<int> markers;
    for (std::size_t k = 0; k < planet.face_up.size(); ++k) {
        if (!planet.face_up[k].marker) continue;
        const std::string pointer = planet_pointer(i) + "/face_up/" + number(k) + "/marker";
        if (++markers[*planet.face_up[k].marker] > 1) return Error{pointer, "a seat has one marker at a planet at most"};
        if (planet.claimed_by && planet_being_claimed(s, told) != planet.id)
            return Error{pointer, "a claimed planet carries no markers on its resources"};
    }
    if (s.open && planet.face_up.empty() && planet.face_down == 0)
        return Error{planet_pointer(i), "a planet without resources would have ended the game"};
    return {};
}

// Checks the final round (invariant 8).
Broken final_round_law(const State& s) {
    const bool all_claimed = std::all_of(s.ring.begin(), s.ring.end(),
                                         [](const RingPlanet& planet) { return planet.claimed_by.has_value(); });
    if (s.final_round.has_value() != all_claimed)
        return Error{"/table/final_round", all_claimed ? "expected the final round: every planet is claimed"
                                                       : "expected null: some planet is unclaimed"};
    if (!s.final_round) return {};
    const FinalRound& round = *s.final_round;
    if (std::none_of(s.ring.begin(), s.ring.end(), [&](const RingPlanet& p) { return p.claimed_by == round.triggered_by; }))
        return Error{"/table/final_round/triggered_by", "expected a seat that has claimed a planet"};
    if (round.turns_left > s.seats) return Error{"/table/final_round/turns_left", "expected at most the number of players"};
    if (s.turn.seat != (round.triggered_by + s.seats - round.turns_left) % s.seats)
        return Error{"/table/turn/seat", "does not fit the final round"};
    return {};
}

// Checks the open decision and the turn (invariants 9 and 10). `told` is the decision as the document states it.
Broken decision_law(const State& s, const Question& told) {
    const Seat turn = s.turn.seat;
    const bool action = told.kind == Kind::action;
    if (action && s.turn.actions_left < 1) return Error{"/table/turn/actions_left", "expected at least 1 for this decision"};
    if (!action && s.turn.actions_left > 1) return Error{"/table/turn/actions_left", "expected at most 1 for this decision"};
    const bool mark = told.kind == Kind::claim_mark;
    if (!mark && told.seat != turn) return Error{"/decision/seat", "expected the seat whose turn it is"};
    if (mark && told.claimer != turn) return Error{"/decision/claimer", "expected the seat whose turn it is"};
    if (action || told.kind == Kind::research) return {};

    if (s.players[turn].ship != told.planet) return Error{"/decision/planet", "expected the planet where the ship of the turn is"};
    const RingPlanet& planet = *planet_of(s, turn);
    if (told.kind == Kind::scan_marker) {
        if (planet.face_up.empty() || planet.face_up.back().resource != told.resource || planet.face_up.back().marker)
            return Error{"/decision/revealed", "expected the last face-up card of the planet, unmarked"};
        return {};
    }
    if (planet.claimed_by != turn) return Error{"/decision/planet", "expected a planet claimed by the seat whose turn it is"};
    if (s.final_round && s.final_round->turns_left != s.seats)      // no claim in the final round (JG-E7)
        return Error{"/decision/kind", "no planet can be claimed in the final round"};
    if (!mark) return {};
    for (const Seat seat : clockwise_from(turn, s.seats))
        if (const std::optional<ResourceId> marked = marked_by(planet, seat)) {
            if (told.seat != seat) return Error{"/decision/seat", "expected the first seat with a marker here"};
            if (told.resource != marked) return Error{"/decision/resource", "expected the resource this seat marks"};
            return {};
        }
    return Error{"/decision/resource", "expected a marked resource"};
}

// Checks that nothing has ended the game, then its decision (invariants 6, 7 and 11).
Broken going_on_law(const State& s, const Question& told) {
    if (static_cast<int>(s.black_hole.size()) >= s.options.black_hole_limit)
        return Error{"/table/black_hole", "a full black hole would have ended the game"};
    if (s.options.stall_turns > 0 && s.idle_turns >= s.options.stall_turns)
        return Error{"/table/idle_turns", "expected less than the option stall_turns while the game goes on"};
    return decision_law(s, told);
}

Broken ended_law(const State& s) {
    if (static_cast<int>(s.black_hole.size()) > s.options.black_hole_limit)
        return Error{"/table/black_hole", "expected at most as many markers as the option black_hole_limit"};
    const auto dry = std::count_if(s.ring.begin(), s.ring.end(),
                                   [](const RingPlanet& p) { return p.face_up.empty() && p.face_down == 0; });
    if (dry > 1) return Error{"/table/planets", "at most one planet can have run dry"};
    const std::optional<EndReason> reason = end_reason(s);
    if (!reason) return Error{"/decision", "expected a decision: nothing has ended the game"};
    const bool in_an_action = reason == EndReason::black_hole || reason == EndReason::planet_exhausted;
    if (in_an_action && s.turn.actions_left > 1)
        return Error{"/table/turn/actions_left", "expected 0 or 1: an action ended the game"};
    return {};
}

}  // namespace

std::optional<Error> broken_law(const State& s, const std::optional<Question>& told) {
    if (Broken b = planets_law(s)) return b;
    if (Broken b = resources_law(s)) return b;
    if (Broken b = cards_law(s)) return b;
    if (Broken b = players_law(s)) return b;
    for (std::size_t i = 0; i < s.ring.size(); ++i)
        if (Broken b = planet_law(s, told, i)) return b;
    if (Broken b = final_round_law(s)) return b;
    return told ? going_on_law(s, *told) : ended_law(s);
}

std::string broken_invariant(const State& s) {
    const std::optional<Error> broken = broken_law(s, question(s));
    return broken ? broken->pointer + ": " + broken->message : "";
}

}  // namespace orrery::jumpgate
