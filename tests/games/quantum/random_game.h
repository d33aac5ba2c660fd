// Random games of Quantum for the tests. They have a round limit, because nothing else bounds their length.
#pragma once

#include "engine/games/quantum/game.h"

namespace orrery::quantum {

/// The game with a round limit unless the options set one.
struct ShortGame : Game {
    using Plain = Game;
    static constexpr std::int8_t kRounds = 25;
    static State start(const Options& options, int seats, const Rng& rng, ChanceScript* script, Events& out) {
        Options limited = options;
        limited.round_limit = kRounds;
        return Game::start(limited, seats, rng, script, out);
    }
};

inline Options short_options(MapId map, std::int8_t rounds = 15) {
    Options options;
    options.map = map;
    options.round_limit = rounds;
    return options;
}

/// Gives every seat three command cards and three picks, so that powers and gambits occur often.
inline void deal_cards(State& s, Rng& pick) {
    for (const Seat seat : all_seats(s.seats)) {
        for (int i = 0; i < kCommandLimit; ++i) {
            Pile& deck = s.deck(CardKind::command);
            CardId* const card = deck.begin() + pick.below(static_cast<std::uint32_t>(deck.size()));
            s.players[seat].commands.push_back(*card);
            deck.erase(card);
        }
        s.players[seat].cards_owed = 3;
    }
}

/// Plays a random game. Calls `look` for every position, including the last; `events` collects all events. If `deals` is
/// set, the cards are dealt when the first turn begins.
template <class Look>
void random_game(const Options& options, std::uint64_t seed, bool deals, Look look, Events& events) {
    Rng pick(seed * 31 + 7);
    State s = start(options, kMaps[options.map].players, Rng(seed), nullptr, events);
    while (const auto who = to_act(s)) {
        if (deals && !is_setup(s.phase)) {
            deal_cards(s, pick);
            deals = false;
        }
        look(static_cast<const State&>(s));
        const MoveList moves = legal_moves(s, *who);
        apply(s, *who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, events);
    }
    look(static_cast<const State&>(s));
}

}  // namespace orrery::quantum
