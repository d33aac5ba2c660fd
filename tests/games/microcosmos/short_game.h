// Random games of Microcosmos for the tests. Players who move at random need more than a hundred rounds to restore three planets, so
// these games begin with two restored ones and a third that is almost complete. The Automa would complete that one at once, so the
// solo game begins without it.
#pragma once

#include "tests/games/microcosmos/all_moves.h"
#include "tests/games/microcosmos/other_worlds.h"

namespace orrery::microcosmos {

struct ShortGame : Game {
    using Plain = Game;
    static State start(const Options& options, int seats, const Rng& rng, ChanceScript* script, Events& out) {
        State s = Game::start(options, seats, rng, script, out);
        for (const Cell cell : kStartCells) {
            Place& place = s.places[s.grid[cell]];
            if (cell != kAutomaCell) {
                place.is_restored = true;
                ++s.completed;
                continue;
            }
            if (seats == 1) continue;
            const Units& tracks = kPlanets[s.grid[cell]].tracks;
            place.levels = tracks;
            place.levels[index_of(Resource::technology)] = 0;
            place.markers.push_back({0, static_cast<std::int8_t>(sum_of(place.levels))});
        }
        return s;
    }
};

/// The solo game, which has one more deck.
struct SoloGame : ShortGame {
    static std::vector<std::string> secret_places() { return {"/planet_deck", "/survivor_deck", "/crew_deck", "/automa/deck"}; }
};

}  // namespace orrery::microcosmos
