// Extreme positions of a game: every pile at its largest and at its smallest, as many cards together as the rules allow,
// every decision with its widest choice. Random play hardly ever reaches them, but a save, a link or an imported position
// can. The laws of properties.h are checked in them, and their documents seed the fuzzers.
//
//   template <> struct orrery::tests::ExtremePositions<mygame::Game> {
//       static std::vector<Extreme<mygame::State>> list();
//       static std::size_t kinds();                        // number of kinds of decisions; each occurs in the list
//       static std::vector<Narrower> narrower();           // lists to which the rules leave less room than the schema
//   };
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/match/position.h"
#include "tests/schema_check.h"

namespace orrery::tests {

template <class State>
struct Extreme {
    std::string what;
    State state;
};

/// Sizes of a list in all positions that keep to the rules, where the schema of a position states others.
struct Narrower {
    std::string place;                                     ///< as in SchemaCheck::lists
    Sizes sizes;
    std::string why;
};

template <class G>
struct ExtremePositions;

/// Returns the document of a position that was not reached by playing a match.
template <class G>
Json extreme_document(const typename G::State& s) {
    Names names;
    for (int seat = 0; seat < s.seats; ++seat) names.push_back("Player " + std::to_string(seat + 1));
    return write_position(G::info(), G::encode_options(s.options), names, write_rng(s.rng, {}, {}), G::encode_table(s),
                          G::encode_decision(s));
}

}  // namespace orrery::tests
