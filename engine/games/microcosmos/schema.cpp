// JSON Schemas of the documents.
#include "engine/core/schema.h"

#include <algorithm>

#include "engine/games/microcosmos/fields.h"

namespace orrery::microcosmos {

namespace as {

template <class V, class Kind, class Index>
Json schema_of(Schemas&, Type<V>, const OpenKind<Kind, Index>&) { return type_schema("string"); }
template <class V>
Json schema_of(Schemas&, Type<V>, const UnitsKind& kind) {
    Json properties = Json::object(), required = Json::array();
    for (std::size_t i = 0; i < kResourceCount; ++i) {
        if (kind.most[i] == 0) continue;
        properties[std::string(kResourceIds[i])] = whole_schema(0, kind.most[i]);
        required.push_back(std::string(kResourceIds[i]));
    }
    return object_schema(std::move(properties), std::move(required));
}
template <class V>
Json schema_of(Schemas&, Type<V>, const SomeUnitsKind&) {
    Json properties = Json::object();
    for (const std::string_view id : kResourceIds) properties[std::string(id)] = whole_schema(1, SomeUnitsKind::kMost);
    return object_schema(std::move(properties), Json::array());
}
template <class V>
Json schema_of(Schemas&, Type<V>, const TokensKind&) {
    Json properties = Json::object(), required = Json::array();
    for (const std::string_view id : kSpecialistIds) {
        properties[std::string(id)] = type_schema("boolean");
        required.push_back(std::string(id));
    }
    return object_schema(std::move(properties), std::move(required));
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const GridKind&) {
    Json properties = Json::object(), required = Json::array();
    for (const std::string_view id : kCellIds) {
        properties[std::string(id)] = either_schema(schema_of(out, Type<PlanetId>{}, kPlanet), type_schema("null"));
        required.push_back(std::string(id));
    }
    return object_schema(std::move(properties), std::move(required));
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const ClubKind&) {
    return list_schema(either_schema(schema_of(out, Type<CrewId>{}, kCrewCard), type_schema("null")), kClubSlots, kClubSlots);
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const SourceKind&) {
    Json ids = Json::array();
    for (const std::string_view word : SourceKind::kWords) ids.push_back(std::string(word));
    for (const Crew& card : kCrew) ids.push_back(std::string(card.id));
    for (const Survivor& card : kSurvivors) ids.push_back(std::string(card.id));
    for (const AutomaCard& card : kAutomaCards) ids.push_back(std::string(card.id));
    for (PlanetId planet = 0; planet < kPlanetCount; ++planet)
        for (std::size_t i = 0; i < kPlanets[planet].spots; ++i) ids.push_back(spot_id(spot_of(planet, i)));
    return out.refer_to("source", {{"enum", std::move(ids)}});
}
/// Largest number of a player at tables of these sizes, the Automa included.
std::int64_t last_contender(const Schemas& out) { return std::max(out.seats().most, out.seats().least == 1 ? 2 : 1) - 1; }
template <class V>
Json schema_of(Schemas& out, Type<V>, const ActorKind&) { return whole_schema(0, last_contender(out)); }
template <class V>
Json schema_of(Schemas&, Type<V>, const ScoresKind&) {
    Json properties = Json::object(), required = Json::array();
    for (const std::string_view key : ScoresKind::kKeys) {
        properties[std::string(key)] = type_schema("integer");
        required.push_back(std::string(key));
    }
    return list_schema(object_schema(std::move(properties), std::move(required)), 0, kMaxMicrocosmosSeats);
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const OneSurvivorKind&) { return schema_of(out, Type<SurvivorId>{}, kSurvivor); }

}  // namespace as

template <class Owner, class Part, class Entry>
Json schema_of(Schemas& out, const Within<Owner, Part, Entry>& field) { return schema_of(out, field.entry); }
Json schema_of(Schemas& out, const RowField&) { return schema_of(out, Type<FixedVector<CrewId, kRow>>{}, list_of(as::kCrewCard)); }
template <class Columns>
Json schema_of(Schemas& out, const PlayersField<Columns>& field) {
    const SeatCounts& seats = out.seats();                 // the solo game has two players
    return list_schema(schema_of(out, Type<Player>{}, field.columns), static_cast<std::size_t>(std::max(seats.least, 2)),
                       static_cast<std::size_t>(std::max(seats.most, 2)));
}
Json schema_of(Schemas& out, const PlacesField& field) {
    Json properties = Json::object();
    for (PlanetId planet = kFirstStar; planet < kPlanetCount; ++planet)
        properties[std::string(kPlanets[planet].id)] = schema_of(out, Type<Place>{}, place_fields(planet, field.contenders));
    return object_schema(std::move(properties), Json::array());
}
template <class Fields>
Json schema_of(Schemas& out, const AutomaField<Fields>& field) {
    Json automa = schema_of(out, Type<void>{}, field.fields);
    if (out.seats().most == 1) return automa;
    return out.seats().least > 1 ? type_schema("null") : either_schema(std::move(automa), type_schema("null"));
}

void write_schemas(Schemas& out) {
    Table t;
    t.seats = static_cast<std::int8_t>(out.seats().most);
    out.define("options", given_schema(out, fields(Type<Options>{})));
    out.define("table", schema_of(out, Type<State>{}, table_fields<State>(t)));
    out.define("seen_table", schema_of(out, Type<Observation>{}, table_fields<Observation>(t)));
    out.define("decision", schema_of(out, Type<std::optional<Question>>{}, decision_fields(t)));
    define_alternatives<Move>(out, "move", "type");
    define_alternatives<Event>(out, "event", "event");
}

}  // namespace orrery::microcosmos
