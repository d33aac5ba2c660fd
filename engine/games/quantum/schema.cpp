// JSON Schemas of the documents.
#include "engine/core/schema.h"

#include "engine/games/quantum/fields.h"

namespace orrery::quantum {

namespace as {

Json schema_of(Schemas&, Type<Command>, const CommandKind& kind) {
    Json ids = Json::array();
    if (kind.readable[0] != kind.readable[1]) {
        for (const Command command : kind.readable) ids.push_back(kind.write(command));
    } else {
        for (std::size_t i = 0; i < kCommandCount; ++i) ids.push_back(kind.write(static_cast<Command>(i)));
    }
    return {{"enum", std::move(ids)}};
}
Json schema_of(Schemas&, Type<Ability>, const PlainAbilityKind& kind) {
    Json ids = Json::array();
    for (std::size_t i = 0; i < kAbilityCount; ++i) {
        const Json id = kind.write(static_cast<Ability>(i));
        Error error;
        Ability read{};
        kind.read(Reader(id, "", error), read);
        if (error.message.empty()) ids.push_back(id);
    }
    return {{"enum", std::move(ids)}};
}
Json schema_of(Schemas&, Type<Seat>, const AnySeatKind&) { return whole_schema(0, kMaxQuantumSeats - 1); }
Json schema_of(Schemas& out, Type<ShownShip>, const ShownKind&) { return schema_of(out, Type<ShipId>{}, kShip); }
Json schema_of(Schemas& out, Type<ShownPlanet>, const ShownKind&) { return schema_of(out, Type<PlanetId>{}, kPlanet); }
template <class Changed, std::size_t N>
Json schema_of(Schemas& out, Type<Changed>, const CauseKind<N>& kind) {
    Json causes = schema_of(out, Type<Changed>{}, word_of(*kind.words))["enum"];
    for (const CardText& card : kGambits) causes.push_back(std::string(card.id));
    for (const CardText& card : kCommands) causes.push_back(std::string(card.id));
    return {{"enum", std::move(causes)}};
}

// Ships, spaces and planets of any table and map: the schema does not know which of them this one has.
template <class V>
Json schema_of(Schemas& out, Type<V>, const ShipAmong&) { return schema_of(out, Type<ShipId>{}, kShip); }
template <class V>
Json schema_of(Schemas& out, Type<V>, const SpaceOf&) { return schema_of(out, Type<Square>{}, kSpace); }
template <class V>
Json schema_of(Schemas& out, Type<V>, const PlanetOf&) { return schema_of(out, Type<PlanetId>{}, kPlanet); }
template <class V>
Json schema_of(Schemas& out, Type<V>, const PlaceOf& kind) {
    Json words = Json::array();
    for (const PlaceOf::OffMap& place : PlaceOf::kOffMap) words.push_back(std::string(place.word));
    return either_schema(schema_of(out, Type<V>{}, kind.space), {{"enum", std::move(words)}});
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const CardOf& kind) {
    Json ids = Json::array();
    for (CardId card = 0; card < kCardCount; ++card)
        if (kind_of(card) == kind.kind) ids.push_back(kind.write(card));
    return out.refer_to(kind.kind == CardKind::gambit ? "gambit_id" : "command_id", {{"enum", std::move(ids)}});
}
template <class V, class Kind>
Json schema_of(Schemas& out, Type<V>, const NoneKind<V, Kind>& kind) {
    return either_schema(schema_of(out, Type<V>{}, kind.kind), type_schema("null"));
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const DisplayKind& kind) { return schema_of(out, Type<V>{}, list_of(kind.place)); }
template <class V>
Json schema_of(Schemas&, Type<V>, const UsedKind&) {
    Json ids = Json::array();
    for (const Command card : kUsedCards) ids.push_back(kCommand.write(card));
    return list_schema({{"enum", std::move(ids)}}, 0, kUsedCards.size());
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const FleetKind& kind) {
    return list_schema(schema_of(out, Type<ShipId>{}, kind.ship), 0, kShipsPerSeat);
}
template <class V>
Json schema_of(Schemas& out, Type<V>, const CubesKind& kind) {
    return list_schema(schema_of(out, Type<Seat>{}, kind.seat), 0, kMaxSlots);
}
template <class T, class Kind>
Json schema_of(Schemas& out, Type<PerSeat<T>>, const SeatsKind<Kind>& kind) {
    return by_seat_schema(out, schema_of(out, Type<T>{}, kind.kind));
}
template <class V, class Kind>
Json schema_of(Schemas& out, Type<V>, const PhaseKind<Kind>& kind) {
    return either_schema(schema_of(out, Type<V>{}, kind.kind), type_schema("null"));
}

}  // namespace as

/// The schema takes the forms of all phases, because it does not know the present one.
template <class Value, class KindIn>
Json schema_of(Schemas& out, const DependentField<Table, Value, KindIn>& field) {
    Json forms = Json::array();
    for (std::size_t phase = 0; phase < kPhaseIds.size(); ++phase) {
        Table t;
        t.phase = static_cast<Phase>(phase);
        Json form = schema_of(out, Type<Value>{}, field.kind_in(t));
        if (!contains(forms, form)) forms.push_back(std::move(form));
    }
    return forms.size() == 1 ? Json(forms[0]) : Json{{"anyOf", std::move(forms)}};
}
template <class Value, class Kind>
Json schema_of(Schemas& out, const IndexColumn<Value, Kind>& column) { return schema_of(out, Type<Value>{}, column.kind); }
template <class Columns>
Json schema_of(Schemas& out, const SingleRow<Columns>& row) { return schema_of(out, Type<void>{}, row.columns); }
template <class Columns>
Json schema_of(Schemas& out, const ChosenRows<Columns>& rows) {
    return list_schema(schema_of(out, Type<void>{}, rows.columns), 0, RowNumbers::capacity());
}

void write_schemas(Schemas& out) {
    Table t;
    t.seats = static_cast<std::int8_t>(out.seats().most);
    t.options.map = basic_map(t.seats);
    out.define("options", given_schema(out, fields(Type<Options>{})));
    out.define("table", schema_of(out, Type<State>{}, table_fields<State>(t)));
    out.define("seen_table", schema_of(out, Type<Observation>{}, table_fields<Observation>(t)));
    out.define("decision", schema_of(out, Type<std::optional<Question>>{}, decision_fields(t)));
    define_alternatives<Move>(out, "move", "type");
    define_alternatives<Event>(out, "event", "event");
}

}  // namespace orrery::quantum
