// Networks that are part of the program: those of engine/games/<game>/network.json, written by `orrery train`.
#pragma once

#include <string_view>

#include "engine/ai/network.h"

namespace orrery {

/// Returns the network of the game with this id; null if it has none.
const Network* built_in_network(std::string_view game);

}  // namespace orrery
