// JSON Schemas of the documents.
#include "engine/core/schema.h"

#include "engine/games/astronavigators/fields.h"

namespace orrery::astronavigators {

namespace {

/// Object with one entry for each id.
template <class Table>
Json keyed_schema(const Table& table, const Json& entry) {
    Json properties = Json::object(), required = Json::array();
    for (const auto& one : table) {
        properties[one.id] = entry;
        required.push_back(one.id);
    }
    return object_schema(std::move(properties), std::move(required));
}
/// The same for the numbered spaces of the orbit map, or an empty object.
Json orbit_schema(const Json& entry) {
    Json properties = Json::object();
    for (StackId stack = 0; stack < kStackCount; ++stack) properties[kTrack[stage_of(stack)].id] = entry;
    return object_schema(std::move(properties), Json::array());
}

}  // namespace

namespace as {

template <class V, class Kind, class None>
Json schema_of(Schemas& out, Type<V>, const NoneKind<Kind, None>& kind) {
    return either_schema(schema_of(out, Type<V>{}, kind.kind), type_schema("null"));
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const WeeksKind&) {
    return list_schema(schema_of(out, Type<CardPile>{}, pile_of(kCard)), kWeeks, kWeeks);
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const SetsKind&) {
    return keyed_schema(kSets, schema_of(out, Type<SetState>{}, word_of(kSetStateIds)));
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const MoonsKind&) {
    return list_schema(schema_of(out, Type<MoonState>{}, word_of(kMoonStateIds)), kPhases, kPhases);
}
template <class V>
Json schema_of(Schemas&, Type<V>, const TokensKind&) { return keyed_schema(kTransports, type_schema("boolean")); }
template <class V>
Json schema_of(Schemas& out, Type<V>, const TransportListKind&) {
    return list_schema(schema_of(out, Type<Transport>{}, kTransport), 0, kTransportCount);
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const VehicleKind&) {
    const auto place = [](const char* map, Json space) {
        return object_schema({{"map", const_schema(map)}, {"space", std::move(space)}}, Json::array({"map", "space"}));
    };
    Json either = Json::array({place("earth", schema_of(out, Type<SpaceId>{}, kSpace)), place("orbit", schema_of(out,
        Type<StageId>{}, kStage)),
                               place("out", type_schema("null"))});
    return {{"oneOf", std::move(either)}};
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const PaidTilesKind&) {
    return list_schema(schema_of(out, Type<TileId>{}, kTile), 1, kTilesForQuest);
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const TokenKind&) {
    return either_schema(schema_of(out, Type<SetId>{}, kSet), whole_schema(1, kPhases));
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const RollsKind&) { return list_schema(record_schema(out, kRoll, nullptr)); }

}  // namespace as

template <class Position>
Json schema_of(Schemas& out, const DeckField<Position>&) {
    if constexpr (std::is_same_v<Position, State>) return schema_of(out, Type<CardPile>{}, list_of(as::kCard));
    else return schema_of(out, Type<Partly<CardId, kCardCount>>{}, partly(as::kCard));
}
template <class Position>
Json schema_of(Schemas& out, const TileStacksField<Position>&) {
    if constexpr (std::is_same_v<Position, State>)
        return keyed_schema(kContinents, schema_of(out, Type<FixedVector<TileId, kTilesEach>>{}, list_of(as::kTile)));
    else return keyed_schema(kContinents, schema_of(out, Type<Partly<TileId, kTilesEach>>{}, partly(as::kTile)));
}
template <class Position>
Json schema_of(Schemas& out, const OrbitStacksField<Position>&) {
    if constexpr (std::is_same_v<Position, State>)
        return orbit_schema(schema_of(out, Type<FixedVector<OrbitTileId, kOrbitTilesEach>>{}, list_of(as::kOrbitTile)));
    else return orbit_schema(schema_of(out, Type<int>{}, kCovered));
}
template <class Position>
Json schema_of(Schemas& out, const OrbitBoardField<Position>&) {
    Json tile = schema_of(out, Type<OrbitTileId>{}, as::kOrbitTile);
    if (!std::is_same_v<Position, State>) tile = either_schema(std::move(tile), const_schema("?"));
    return orbit_schema(object_schema({{"tile", std::move(tile)}, {"revealed", type_schema("boolean")}},
        Json::array({"tile", "revealed"})));
}
Json schema_of(Schemas& out, const AgendaField&) { return schema_of(out, Type<std::optional<AgendaId>>{}, or_null(as::kAgenda)); }
Json schema_of(Schemas&, const SwapUsedField&) { return type_schema("boolean"); }
Json schema_of(Schemas& out, const QuestOfferField&) {
    Json quest = either_schema(schema_of(out, Type<QuestId>{}, as::kQuest), const_schema("?"));
    return either_schema(list_schema(std::move(quest), kOffered, kOffered), type_schema("null"));
}
template <class Position>
Json schema_of(Schemas& out, const TurnField<Position>& field) {
    return schema_of(out, Type<std::optional<Turn>>{}, or_null(turn_fields(field.seats)));
}

void write_schemas(Schemas& out) {
    Table t;
    t.seats = static_cast<std::int8_t>(out.seats().most);
    out.define("options", given_schema(out, fields(Type<Options>{})));
    out.define("table", schema_of(out, Type<State>{}, table_fields<State>(t)));
    out.define("seen_table", schema_of(out, Type<Observation>{}, table_fields<Observation>(t)));
    out.define("decision", schema_of(out, Type<std::optional<Question>>{}, decision_fields(out.seats().most)));
    define_alternatives<Move>(out, "move", "type");
    define_alternatives<Event>(out, "event", "event");
}

}  // namespace orrery::astronavigators
