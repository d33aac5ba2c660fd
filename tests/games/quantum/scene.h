// A position of Quantum for tests: two seats on the basic map, red to act with three actions, all ships in the scrapyards.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/rules.h"

namespace orrery::quantum {

inline constexpr Seat kRed = 0, kBlue = 1;

class Scene {
  public:
    Scene(std::initializer_list<Command> red, std::initializer_list<Command> blue) {
        Events none;
        s = start({}, 2, Rng(1), nullptr, none);
        s.phase = Phase::actions;
        s.start_seat = kRed;
        s.round = s.turn.number = 1;
        s.turn.actions = kActionsPerTurn;
        s.cubes[planet_at(0, 0)][0] = s.cubes[planet_at(2, 2)][1] = 1;
        for (const Seat seat : {kRed, kBlue}) {
            s.players[seat].cubes_left = 4;
            for (int i = 0; i < kStartingShips; ++i) s.ships[ship_of(seat, i)].at = kScrapyard;
        }
        hold(kRed, red);
        hold(kBlue, blue);
        for (const CardKind kind : kCardKinds)
            for (CardId& place : s.market(kind).display) place = take_top(s.deck(kind));
    }

    Scene& ship(const char* id, int number, const char* space) {
        s.ships[*ship_by_id(id)] = {static_cast<std::int8_t>(number), *space_by_id(space), 0, 0};
        return *this;
    }
    Scene& dice(std::initializer_list<int> faces) {
        script.dice = faces;
        return *this;
    }

    const Ship& at(const char* id) const { return s.ships[*ship_by_id(id)]; }
    bool allows(const Move& move) const { return !violation(s, *to_act(s), move); }
    /// Makes a move of the seat that is asked. The move must be legal, and the position after it must keep every law.
    void make(const Move& move) {
        const Seat who = *to_act(s);
        const Verdict verdict = violation(s, who, move);
        ASSERT_FALSE(verdict) << verdict->rule->id << " refuses " << to_text(encode_move(move));
        Events log(events);
        apply(s, who, move, &script, log);
        ASSERT_EQ(broken_invariant(s), "");
    }
    Kind kind() const { return asked(s)->kind; }

    State s;
    ChanceScript script;
    std::vector<Event> events;

  private:
    void hold(Seat seat, std::initializer_list<Command> cards) {
        for (const Command card : cards) {
            take(s.deck(CardKind::command), card_of(card));
            s.players[seat].commands.push_back(card_of(card));
        }
    }
};

inline ShipId ship(const char* id) { return *ship_by_id(id); }
inline Square space(const char* id) { return *space_by_id(id); }

}  // namespace orrery::quantum
