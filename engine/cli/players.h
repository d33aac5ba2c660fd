// Players of a game on the command line: levels of the engine and outside programs.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/ai/bot.h"
#include "engine/cli/outside.h"
#include "engine/core/result.h"
#include "engine/core/rng.h"
#include "engine/match/any_match.h"

namespace orrery::cli {

/// Player of a seat.
struct Player {
    std::string level;                                     ///< not used if there is a program
    std::unique_ptr<Outside> outside{};
};

/// Plays the match to its end. `rng` gives the seeds of the levels. Returns what went wrong, if anything: an outside program does not play
/// by the protocol, or the game reaches its longest history. Precondition: one player for each seat.
std::optional<Error> play_to_end(AnyMatch& match, std::vector<Player>& players, Rng& rng, const Budget& budget);

}  // namespace orrery::cli
