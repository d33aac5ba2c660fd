// Reads how a match shall begin: the parameters of the protocol's `new` and of a scenario's.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/json.h"
#include "engine/match/any_match.h"
#include "engine/match/games.h"

namespace orrery {

/// A whole number of 64 bits, with or without sign.
std::uint64_t read_seed(const Reader& in);

/// What can be wrong with such a request, by the protocol's error codes.
struct NewMatchTrouble {
    enum class Kind { bad_parameter, unknown_name };       ///< unknown_name: no such game or option
    Kind kind;
    Error error;
};

struct NewMatchRequest {
    const GameEntry* game = nullptr;
    NewMatch how;
    bool has_seed = false;                                 ///< otherwise the caller chooses one
};

/// `in`: an object with `game`, `seats` or `players`, and optionally `seed`, `options`, `rng`; nothing else.
std::optional<NewMatchTrouble> read_new_match(const Reader& in, NewMatchRequest& out);

}  // namespace orrery
