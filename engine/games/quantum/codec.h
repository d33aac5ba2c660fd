// Documents of states, observations, moves, events and options (docs/rules/quantum.md, sections 8 to 10 and 13).
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/json.h"
#include "engine/games/quantum/events.h"
#include "engine/games/quantum/moves.h"
#include "engine/games/quantum/observe.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

/// Purpose of a ship that is to be placed.
enum class Placing : std::uint8_t { deploy, nomadic, expansion, reorganization };

/// Open decision with everything that its document tells. Members that documents of its kind do not tell have no meaning.
struct Question : Asked {
    ShipId ship{};                                         ///< moving, to be placed, or rolled
    Source source{};
    ShipId carrying = kNoShip;
    Placing placing{};
    ShipId attacker{}, defender{};
    Side side{};
    Reason reason{};
    std::int8_t value = 0;                                 ///< of the roll
    std::int8_t picks = 0;
    CardId card{};
    PlanetId planet{};
    Seat owner{};
};
/// Returns nullopt when the game is over.
std::optional<Question> question(const Table& t);

Json encode_options(const Options& options);
/// Reads options. Unknown keys and values are errors, and so is a stock of cubes for which the map has no room (QU-S3). The
/// default of `map` is a map for two seats.
Options decode_options(const Reader& in);

Json encode_table(const State& s);
Json encode_decision(const Table& t);                      ///< null when the game is over
/// Reads `table` and `decision` of a position and checks every invariant of section 9. Every error carries its pointer.
State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng);
Json encode_table(const Observation& o);

Json encode_move(const Move& m);
/// Returns nullopt if the document is malformed: an unknown type or id, or missing or additional keys (QU-T7).
std::optional<Move> decode_move(const Json& json);

Json encode_event(const Event& e);
/// Encodes the event without `to` and `public`, because every event is public.
inline Json encode_event_full(const Event& e) { return encode_event(e); }

/// Describes these documents as JSON Schemas (engine/core/schema.h).
void write_schemas(Schemas& out);

}  // namespace orrery::quantum
