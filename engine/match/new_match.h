// Reader of the parameters of a new match, for the protocol's `new` and for scenarios.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/json.h"
#include "engine/match/any_match.h"
#include "engine/match/games.h"

namespace orrery {

/// Reads a 64-bit integer, signed or unsigned. Anything else is an error.
std::uint64_t read_seed(const Reader& in);

/// Error in a request, classified by the protocol's error codes.
struct NewMatchTrouble {
    enum class Kind { bad_parameter, unknown_name };       ///< unknown_name: unknown game or option
    Kind kind;
    Error error;
};

/// Parameters of a new match as read.
struct NewMatchRequest {
    const GameEntry* game = nullptr;
    NewMatch how;
    bool has_seed = false;                                 ///< if false, the caller chooses the seed
};

/// Reads an object with `game`, `seats` or `players`, and optionally `seed`, `options` and `rng`. Other keys are errors.
/// Returns nullopt on success.
std::optional<NewMatchTrouble> read_new_match(const Reader& in, NewMatchRequest& out);

}  // namespace orrery
