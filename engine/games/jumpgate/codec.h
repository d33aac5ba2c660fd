// State, observation, move and event in JSON (sections 8 to 10 and 13).
#pragma once

#include "engine/core/json.h"
#include "engine/games/jumpgate/events.h"
#include "engine/games/jumpgate/moves.h"
#include "engine/games/jumpgate/observe.h"
#include "engine/games/jumpgate/state.h"

namespace orrery::jumpgate {

Json encode_options(const Options& options);
/// Reads options. Unknown keys and other values are errors; missing keys take the default (section 13).
Options decode_options(const Reader& in);

Json encode_table(const State& s);
Json encode_table(const Observation& o);
Json encode_decision(const Table& t);                      ///< null when the game is over
Json encode_result(const Table& t);                        ///< member `result` of the table; null during the game
/// Reads `table` and `decision` of a position and checks every invariant of section 9; errors name their pointer.
State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng);

Json encode_move(const Move& m);
/// Returns nullopt for anything malformed: an unknown type or id, missing or surplus keys (JG-T13).
std::optional<Move> decode_move(const Json& json);

/// Encodes an event as its reader may know it. A redacted private event has its public form.
Json encode_event(const Event& e);
/// Encodes an event as in the result of `apply`: private events have the keys `to` and `public` (section 10).
Json encode_event_full(const Event& e);

/// Describes these documents as JSON Schemas (engine/core/schema.h).
void write_schemas(Schemas& out);

}  // namespace orrery::jumpgate
