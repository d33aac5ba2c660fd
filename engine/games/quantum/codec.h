// State, observation, move and event in JSON (sections 8 to 10 and 13).
#pragma once

#include "engine/core/json.h"
#include "engine/games/quantum/events.h"
#include "engine/games/quantum/moves.h"
#include "engine/games/quantum/observe.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

Json encode_options(const Options& options);
/// Unknown keys and other values are errors, also a stock that the map has no room for (QU-S3). Without `map` the options are
/// those of a two-seat table.
Options decode_options(const Reader& in);

Json encode_table(const State& s);
Json encode_decision(const Table& t);                      ///< null when the game is over
/// Reads `table` and `decision` of a position and checks every law of section 9; errors name their pointer.
State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng);
Json encode_table(const Observation& o);

Json encode_move(const Move& m);
/// Empty for anything malformed: unknown type or id, missing or surplus keys (QU-T7).
std::optional<Move> decode_move(const Json& json);

Json encode_event(const Event& e);
/// Encodes the event without `to` and `public`, because every event is public.
inline Json encode_event_full(const Event& e) { return encode_event(e); }

}  // namespace orrery::quantum
