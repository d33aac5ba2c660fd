// Extreme positions of Jump Gate: rings that are full or almost empty, full and empty hands, one seat with every resource.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/jumpgate/game.h"
#include "tests/extremes.h"

namespace orrery::tests {

template <>
struct ExtremePositions<jumpgate::Game> {
    static std::size_t kinds() { return 5; }
    static std::vector<Narrower> narrower() {
        return {
            {"/table/gate_stack", {3, 6}, "the 12 planets that are not in the ring"},
            {"/table/planets", {6, 9}, "the ring has 6 planets for 2 players and 9 for 5"},
            {"/table/players/*/collected", {0, 33}, "24 resources without the icon, and 9 with it fill the black hole"},
            {"/table/players/*/hidden", {2, 3}, "each player has hidden resources to the end"},
            {"/table/reserve", {0, 37}, "2 players hide 6 of the 48, and 5 of 6 planets have one"},
        };
    }

    static std::vector<Extreme<jumpgate::State>> list() {
        std::vector<Extreme<jumpgate::State>> out;
        for (int seats = jumpgate::kMinSeats; seats <= kMaxSeats; ++seats) add_of(seats, out);
        return out;
    }

  private:
    using State = jumpgate::State;

    /// Returns a setup with every ship at one planet, the largest limit for the black hole and no stall limit.
    static State base(int seats) {
        using namespace jumpgate;
        Options options;
        options.keep_hidden_fame = true;
        options.black_hole_limit = kMaxBlackHole;
        options.stall_turns = 0;
        Events none;
        State s = jumpgate::start(options, seats, Rng(static_cast<std::uint64_t>(seats)), nullptr, none);
        for (const Seat seat : all_seats(seats)) s.players[seat].ship = s.ring[0].id;
        return s;
    }
    /// Returns every hand to the deck and fills the first seat's hand with the cards that `worth` ranks highest.
    template <class Worth>
    static void hold_best(State& s, Worth worth) {
        using namespace jumpgate;
        for (const Seat seat : all_seats(s.seats)) {
            for (const NavId card : s.secrets[seat].hand) s.deck.push_back(card);
            s.secrets[seat].hand.clear();
        }
        std::stable_sort(s.deck.begin(), s.deck.end(), [&](NavId a, NavId b) { return worth(kNavCards[a]) < worth(kNavCards[b]); });
        while (!s.secrets[0].hand.full()) s.secrets[0].hand.push_back(take_top(s.deck));
    }
    static void open_planet(State& s, std::size_t at) {
        jumpgate::FaceDown cards = s.face_down[at];
        while (!cards.empty()) s.ring[at].face_up.push_back({take_top(cards), {}});
        s.lay_face_down(at, cards);
    }
    /// Gives the first seat face-up cards without the icon until each planet has `left` cards.
    static void collect(State& s, std::size_t left) {
        using namespace jumpgate;
        for (std::size_t i = 0; i < s.ring.size(); ++i) {
            open_planet(s, i);
            auto& up = s.ring[i].face_up;
            for (std::size_t k = 0; k < up.size() && up.size() > left;)
                if (kResources[up[k].resource].icon) {
                    ++k;
                } else {
                    s.players[0].collected.push_back(up[k].resource);
                    up.erase(up.begin() + k);
                }
        }
    }

    /// Returns the end of a game in which the first planet ran dry. The first seat has collected as much as one seat can, or nothing
    /// was collected and one resource is left at each of the other planets.
    static State ended(int seats, bool has_collected) {
        using namespace jumpgate;
        State s = base(seats);
        ResourcePile icons, others;
        for (std::size_t card = 0; card < kResourceCount; ++card)
            (kResources[card].icon ? icons : others).push_back(static_cast<ResourceId>(card));
        const auto next = [&] { return take_top(icons.empty() ? others : icons); };
        for (const Seat seat : all_seats(seats))
            for (ResourceId& card : s.secrets[seat].hidden) card = next();
        for (std::size_t i = 0; i < s.ring.size(); ++i) {
            s.lay_face_down(i, {});
            s.ring[i].face_up.clear();
            if (i > 0) s.ring[i].face_up.push_back({next(), {}});
        }
        if (has_collected) {
            s.players[0].collected = others;
            for (others.clear(); !icons.empty() && !s.black_hole.full(); s.black_hole.push_back(0))
                s.players[0].collected.push_back(take_top(icons));
        }
        for (std::size_t i = 1; has_collected && i < s.ring.size(); ++i)
            while (!icons.empty() && !s.ring[i].face_up.full()) s.ring[i].face_up.push_back({take_top(icons), {}});
        s.reserve.clear();
        while (!icons.empty() || !others.empty()) s.reserve.push_back(next());
        end_game(s);
        s.turn.actions_left = 1;
        return s;
    }

    static void add_of(int seats, std::vector<Extreme<State>>& out) {
        using namespace jumpgate;
        const auto add = [&](const char* what, const State& s) { out.push_back({std::to_string(seats) + " seats, " + what, s}); };
        const auto wild = [](const NavCard& card) {
            return (card.jump == kWildCode) + (card.scan == kWildCode) + (card.land == kWildCode);
        };
        State s = base(seats);
        hold_best(s, wild);
        add("wild cards at a closed planet", s);
        open_planet(s, 0);
        add("wild cards at an open planet", s);
        State markers = s;
        for (std::size_t i = 0; i < markers.ring[0].face_up.size() && static_cast<int>(i) < seats; ++i)
            markers.ring[0].face_up[i].marker = static_cast<Seat>(i);
        add("a marker on every resource", markers);
        for (const int code : {0, 1, 2}) {
            State best = base(seats);
            hold_best(best, [code](const NavCard& card) { return code == 0 ? card.jump != kNoCode : code == 1 ? card.scan != kNoCode : card.land != kNoCode; });
            add("a hand of one code, closed planet", best);
            open_planet(best, 0);
            add("a hand of one code, open planet", best);
        }
        State bare = base(seats);
        for (const Seat seat : all_seats(seats)) {
            bare.players[seat].ship.reset();
            while (!bare.secrets[seat].hand.empty()) bare.discard.push_back(take_top(bare.secrets[seat].hand));
        }
        while (!bare.deck.empty()) bare.discard.push_back(take_top(bare.deck));
        add("empty hands at the gate, no deck", bare);
        bare.open = Asked{0, Kind::research};
        bare.turn.actions_left = 0;
        add("research without cards", bare);

        State research = s;
        research.open = Asked{0, Kind::research};
        research.turn.actions_left = 1;
        while (!research.deck.empty()) research.discard.push_back(take_top(research.deck));
        add("research with a full hand, no deck", research);

        State rich = s;
        ResourcePile icons;                                // with icons: each one collected is a marker on the black hole
        for (; !rich.reserve.empty(); rich.reserve.pop_back())
            (kResources[rich.reserve.back()].icon ? icons : rich.players[0].collected).push_back(rich.reserve.back());
        rich.reserve = icons;
        collect(rich, 1);
        add("one seat has all resources, one left at each planet", rich);

        State over = rich;
        end_game(over);
        over.turn.actions_left = 1;
        for (const FaceUp& card : over.ring[0].face_up) {
            over.players[0].collected.push_back(card.resource);
            if (kResources[card.resource].icon) over.black_hole.push_back(0);
        }
        over.ring[0].face_up.clear();
        add("over, a planet run dry", over);

        State scan = s;
        scan.ring[0].face_up.back().marker.reset();
        scan.turn.actions_left = 1;
        scan.open = Asked{0, Kind::scan_marker};
        add("a marker to place among four", scan);

        State claim = markers;
        claim.turn.actions_left = 1;
        claim.ring[0].claimed_by = Seat{0};
        claim.open = Asked{0, Kind::claim_mark};           // the first seat has a marker there
        add("a claim with every marker", claim);
        State rest = s;
        rest.turn.actions_left = 1;
        rest.ring[0].claimed_by = Seat{0};
        rest.open = Asked{0, Kind::claim_take};
        add("the rest of a claim", rest);

        State all_in_deck = base(seats);
        for (const Seat seat : all_seats(seats)) {
            Hand& hand = all_in_deck.secrets[seat].hand;
            while (!hand.empty()) all_in_deck.deck.push_back(take_top(hand));
        }
        add("every card in the deck", all_in_deck);
        add("over, one seat has collected all it can", ended(seats, true));
        add("over, nothing was collected", ended(seats, false));

        State last = s;
        for (RingPlanet& planet : last.ring) planet.claimed_by = Seat{0};
        for (std::size_t i = 0; i < last.ring.size(); ++i) open_planet(last, i);
        last.final_round = FinalRound{0, static_cast<std::int8_t>(seats)};
        add("every planet claimed", last);
    }
};

}  // namespace orrery::tests
