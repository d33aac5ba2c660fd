// List of all games.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/match/any_match.h"
#include "engine/match/soak.h"

namespace orrery {

/// Entry of a game. The table is in games.cpp.
struct GameEntry {
    const GameInfo* info;
    /// Starts a match. The pointer of an error names the option or "/players".
    Result<std::unique_ptr<AnyMatch>> (*start)(const NewMatch& how);
    /// Starts a match from a position document that has passed the checks common to all games.
    Result<std::unique_ptr<AnyMatch>> (*load)(const Json& position);
    /// Plays random games for the benchmark. Returns the number of moves made.
    std::uint64_t (*playouts)(int seats, std::uint64_t seed, int games);
    /// Plays one random game and checks it. Precondition: `options` are complete.
    SoakedGame (*soak)(const Json& options, int seats, std::uint64_t seed);
    /// Returns the sentences of the topics of advice (Advice::topic).
    std::span<const Text> (*topic_words)();
    std::size_t state_bytes;                               ///< size of the game's State
};

const std::vector<GameEntry>& all_games();
/// Returns nullptr if there is no such game.
const GameEntry* game_by_id(std::string_view id);

/// Does the same as AnyMatch::next_die for the dice of the setup, with `how.script.dice` as the faces so far. Also returns
/// nullopt if the match cannot start.
std::optional<Json> next_die(const GameEntry& game, const NewMatch& how);

/// Reads a position document of any game.
Result<std::unique_ptr<AnyMatch>> load_position(const Json& position);

}  // namespace orrery
