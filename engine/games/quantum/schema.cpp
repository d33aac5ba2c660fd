// JSON Schemas of the documents. Tables, decisions and options have none yet, because they have no field descriptors.
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

}  // namespace as

void write_schemas(Schemas& out) {
    define_alternatives<Move>(out, "move", "type");
    define_alternatives<Event>(out, "event", "event");
}

}  // namespace orrery::quantum
