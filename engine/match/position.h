// Envelope of a position document: the parts that all games share, around the game's own `table` and `decision`.
#pragma once

#include <string>

#include "engine/core/chance.h"
#include "engine/core/game.h"
#include "engine/core/json.h"
#include "engine/core/rng.h"

namespace orrery {

inline constexpr std::string_view kPositionFormat = "orrery-position/1";

// Bounds of the scripted dice and shuffles of a document.
inline constexpr std::size_t kMaxScriptedDice = 10'000, kMaxScriptedShuffles = 1'000, kMaxPile = 1'000;

/// Presence of the optional keys `rng.dice` and `rng.shuffles`. Kept so that a document is written back as it was read.
struct ScriptKeys {
    bool dice = true;
    bool shuffles = true;
};

/// Envelope as read.
struct Envelope {
    Names names;
    Rng rng{0};
    ChanceScript script;
    ScriptKeys keys;
};

/// Reads `format`, `game`, `seats` and `rng`. Unknown keys are errors. Every error carries its pointer.
Envelope read_envelope(const Reader& document, const GameInfo& game, const Rule& seat_count_rule);

/// Reads `{"dice":[…],"shuffles":[…]}`. Both keys are optional. The only other key allowed is `state`.
ChanceScript read_script(const Reader& rng, ScriptKeys& keys);

Json write_rng(const Rng& rng, const ChanceScript& script, ScriptKeys keys);
/// Writes a position document. A null `rng` is omitted, as in a view.
Json write_position(const GameInfo& game, Json options, const Names& names, Json rng, Json table, Json decision);

}  // namespace orrery
