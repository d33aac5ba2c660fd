// Positions as far out as the rules let them be: every pile at its largest and at its smallest, all cards together that can lie
// together, every decision with its widest choice. Play hardly ever gets there; a save, a link or a position from outside does.
// They are held against the laws of properties.h, and their documents are what the fuzzers begin with.
//
//   template <> struct orrery::tests::ExtremePositions<mygame::Game> {
//       static std::vector<Extreme<mygame::State>> list();
//       static std::size_t kinds();                        // of decisions: each occurs in the list
//   };
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/match/position.h"

namespace orrery::tests {

template <class State>
struct Extreme {
    std::string what;
    State state;
};

template <class G>
struct ExtremePositions;

/// The document of a position that no match has led to.
template <class G>
Json extreme_document(const typename G::State& s) {
    Names names;
    for (int seat = 0; seat < G::seats(s); ++seat) names.push_back("Player " + std::to_string(seat + 1));
    return write_position(G::info(), G::encode_options(G::options(s)), names, write_rng(G::rng(s), {}, {}), G::encode_table(s),
                          G::encode_decision(s));
}

}  // namespace orrery::tests
