// Documents of states, observations, moves, events and options (docs/rules/astronavigators.md, sections 8 to 10 and 13).
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "engine/core/json.h"
#include "engine/games/astronavigators/events.h"
#include "engine/games/astronavigators/moves.h"
#include "engine/games/astronavigators/observe.h"
#include "engine/games/astronavigators/state.h"

namespace orrery::astronavigators {

/// Stage of a quest window.
enum class When : std::uint8_t { before, after };

/// What a seat alone may know: the cards, or only their number for other readers.
template <class Id>
using Offer = std::variant<FixedVector<Id, kOffered>, int>;

/// Open decision with everything that its document tells. Members that documents of its kind do not tell have no meaning.
struct Question : Asked {
    Offer<CharacterId> characters;
    Offer<AgendaId> agendas;
    Offer<QuestId> offer;
    When when{};
    FixedVector<QuestId, kQuestCount> quests;              ///< that can be completed
    FixedVector<CardId, kMostSlot> cards;
    Transport transport{};
    std::int8_t steps_left = 0, steps_taken = 0;
    Bits transports = 0;
    Seat launcher = 0;
    bool must_advance = false;
    StageId stage = 0;
    std::int16_t amount = 0;
    bool may_finish = false;
};
/// Returns the open decision as the owner of these secrets sees it, or covered if there are none; nullopt when the game is over.
std::optional<Question> question(const Table& t, const Secrets* own);
std::optional<Question> question(const State& s);
std::optional<Question> question(const Observation& o);

Json encode_options(const Options& options);
Options decode_options(const Reader& in);

Json encode_table(const State& s);
Json encode_table(const Observation& o);
Json encode_decision(const State& s);                      ///< null when the game is over
Json encode_decision(const Observation& o);
/// Reads `table` and `decision` of a position and checks every invariant of section 9. Every error carries its pointer.
State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng);

Json encode_move(const Move& m);
/// Returns nullopt if the document is malformed: an unknown type or id, or missing or additional keys (AN-M5).
std::optional<Move> decode_move(const Json& json);

Json encode_event(const Event& e);
/// Encodes the event without `to` and `public`, because every event is public.
inline Json encode_event_full(const Event& e) { return encode_event(e); }

/// Describes these documents as JSON Schemas (engine/core/schema.h).
void write_schemas(Schemas& out);

}  // namespace orrery::astronavigators
