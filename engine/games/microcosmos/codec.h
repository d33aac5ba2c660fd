// Documents of states, observations, moves, events and options (docs/rules/microcosmos.md, sections 8 to 10 and 13).
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/json.h"
#include "engine/games/microcosmos/events.h"
#include "engine/games/microcosmos/moves.h"
#include "engine/games/microcosmos/observe.h"
#include "engine/games/microcosmos/state.h"

namespace orrery::microcosmos {

/// Open decision with everything that its document tells. Members that documents of its kind do not tell have no meaning.
struct Question : Asked {
    CrewId card = kNoCrew;                                 ///< to be placed
    std::int8_t left = 0;                                  ///< units, cards, plays, actions, levels or specialists
    Source source{};
    Specialist need{};
    Purpose purpose{};
    std::int8_t limit = 0;                                 ///< of the travel
    PlanetId planet = kNoPlanet;
    FixedVector<Action, kRoboticActions> done{};           ///< actions done on the planet
    bool collected = false, token_taken = false;
    std::int8_t raised = 0;
    FixedVector<SurvivorId, kScoutedByVehicles> survivors{};
};
/// Returns nullopt when the game is over.
std::optional<Question> question(const Table& t);

Json encode_options(const Options& options);
Options decode_options(const Reader& in);

Json encode_table(const State& s);
Json encode_table(const Observation& o);
Json encode_decision(const Table& t);                      ///< null when the game is over
/// Reads `table` and `decision` of a position and checks every invariant of section 9. Every error carries its pointer.
State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng);

Json encode_move(const Move& m);
/// Returns nullopt if the document is malformed: an unknown type or word, or missing or additional keys (MC-T7).
std::optional<Move> decode_move(const Json& json);

Json encode_event(const Event& e);
/// Encodes the event without `to` and `public`, because every event is public.
inline Json encode_event_full(const Event& e) { return encode_event(e); }
/// Returns `scores` and `winners` as in the event game_over (section 10).
Json encode_outcome(const Outcome& outcome);

/// Describes these documents as JSON Schemas (engine/core/schema.h).
void write_schemas(Schemas& out);

}  // namespace orrery::microcosmos
