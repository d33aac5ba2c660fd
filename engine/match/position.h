// The envelope of a position document: what all games have in common around their own `table` and `decision`.
#pragma once

#include <string>

#include "engine/core/chance.h"
#include "engine/core/game.h"
#include "engine/core/json.h"
#include "engine/core/rng.h"

namespace orrery {

inline constexpr std::string_view kPositionFormat = "orrery-position/1";

/// `rng.dice` and `rng.shuffles` may be missing in a document; writing it again leaves them out again.
struct ScriptKeys {
    bool dice = true;
    bool shuffles = true;
};

/// What surrounds the table, as read.
struct Envelope {
    Names names;
    Rng rng{0};
    ChanceScript script;
    ScriptKeys keys;
};

/// Reads `format`, `game`, `seats` and `rng` and refuses unknown keys; errors name their pointer.
Envelope read_envelope(const Reader& document, const GameInfo& game, const Rule& seat_count_rule);

/// Reads `{"dice":[…],"shuffles":[…]}`, both optional; other keys only if they are `state`.
ChanceScript read_script(const Reader& rng, ScriptKeys& keys);

Json write_rng(const Rng& rng, const ChanceScript& script, ScriptKeys keys);
/// `rng` null: left out, as in a view.
Json write_position(const GameInfo& game, Json options, const Names& names, Json rng, Json table, Json decision);

}  // namespace orrery
