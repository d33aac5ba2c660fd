// Shortest ways: sequences of moves of one seat that lead to an aim, so that screens and bots need not search themselves.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/hash.h"
#include "engine/core/json.h"
#include "engine/core/rng.h"
#include "engine/match/position.h"

namespace orrery {

/// Largest and default number of positions that a search for a way looks at.
inline constexpr int kMostWayPositions = 20'000, kWayPositions = 2'000;

/// Result of a search for a way.
struct Way {
    std::optional<std::vector<Json>> moves;                ///< nullopt if no way was found
    bool is_complete = true;                               ///< false if the positions ran out before the search ended
    int positions = 0;                                     ///< number of positions looked at
};

class AnyMatch;

/// Does the same as find_way<G> for the deciding seat of any game. Precondition: the game is not over.
Way find_way(const AnyMatch& match, const Json& aim, int most_positions);

/// Returns whether a document has the expected values. `aim` maps JSON pointers to them.
bool meets(const Json& document, const Json& aim);

/// Searches breadth first for the shortest sequence of legal moves of `o.me` after which its view meets `aim`. Among equally
/// short ones it is the first in the order of the legal moves. Barriers and moves that use chance are never part of a way,
/// because their outcome is not known. The search starts from a determinized state, so it tells nothing that the seat does not
/// know. Precondition: `o.me` is to act.
template <class G>
Way find_way(const typename G::Observation& o, const Names& names, const Json& aim, int most_positions) {
    using State = typename G::State;
    struct Node {
        State state;
        std::size_t from;
        std::optional<typename G::Move> move;              // nullopt at the start
    };
    const Seat who = o.me;
    const auto view_of = [&](const State& s) {
        const typename G::Observation seen = G::observe(s, who);
        return write_position(G::info(), G::encode_options(s.options), names, nullptr, G::encode_table(seen), G::encode_decision(seen));
    };
    Rng rng(0);
    std::vector<Node> nodes;
    std::set<std::uint64_t> met;                           // hashes of views
    Way way;
    // Adds a position unless it is known. Returns true if it meets the aim.
    const auto reaches = [&](const State& s, std::size_t from, std::optional<typename G::Move> move) {
        const Json view = view_of(s);
        if (!met.insert(hash64(to_text(view))).second) return false;
        way.is_complete = way.positions < most_positions;
        if (!way.is_complete) return false;
        nodes.push_back({s, from, std::move(move)});
        way.positions = static_cast<int>(nodes.size());
        return meets(view, aim);
    };
    const auto moves_to_last = [&nodes] {
        std::vector<Json> moves;
        for (std::size_t at = nodes.size() - 1; nodes[at].move; at = nodes[at].from) moves.push_back(G::encode_move(*nodes[at].move));
        std::reverse(moves.begin(), moves.end());
        return moves;
    };

    bool is_found = reaches(G::determinize(o, rng), 0, {});
    for (std::size_t at = 0; !is_found && way.is_complete && at < nodes.size(); ++at) {
        const State before = nodes[at].state;
        if (G::to_act(before) != who) continue;
        for (const auto& move : G::legal_moves(before, who)) {
            State after = before;
            std::vector<typename G::Event> events;
            typename G::Events log(events);
            G::apply(after, who, move, nullptr, log);
            if (!(after.rng == before.rng) || G::is_barrier(before, move, after, events)) continue;
            is_found = reaches(after, at, move);
            if (is_found || !way.is_complete) break;
        }
    }
    if (is_found) way.moves = moves_to_last();
    return way;
}

}  // namespace orrery
