#include "engine/match/schema.h"

#include "engine/core/schema.h"
#include "engine/match/game_list.h"
#include "engine/match/given_text.h"
#include "engine/match/position.h"

namespace orrery {

namespace {

template <class G>
bool try_schemas(const GameInfo& game, Schemas& out) {
    if (game.id != std::string_view(G::info().id)) return false;
    G::write_schemas(out);
    return true;
}
template <class... G>
void write_schemas(GameList<G...>, const GameInfo& game, Schemas& out) {
    (void)(try_schemas<G>(game, out) || ...);
}

/// Returns the schema of a position or, without `rng`, of a view. The table is the definition `table`.
Json envelope_schema(const GameInfo& game, const Schemas& schemas, const char* table, bool has_rng) {
    const Json text = type_schema("string");
    const Json name{{"type", "string"}, {"minLength", 1}, {"maxLength", kMaxNameLength}};
    Json properties{{"format", const_schema(std::string(kPositionFormat))},
                    {"game", const_schema(game.id)},
                    {"options", Schemas::reference("options")},
                    {"seats", by_seat_schema(schemas, object_schema({{"name", name}}, {"name"}))}};
    if (has_rng) {
        properties["rng"] = object_schema({{"state", {{"type", "string"}, {"pattern", "^[0-9a-f]{32}$"}}},
                                           {"dice", list_schema(whole_schema(1, kDieFaces), 0, kMaxScriptedDice)},
                                           {"shuffles", list_schema(list_schema(text, 0, kMaxPile), 0, kMaxScriptedShuffles)}},
                                          {"state"});
    }
    properties["table"] = Schemas::reference(table);
    properties["decision"] = Schemas::reference("decision");
    Json required = Json::array();
    for (const auto& property : properties.items()) required.push_back(property.key());
    return object_schema(std::move(properties), std::move(required));
}

}  // namespace

Json document_schema(const GameInfo& game, std::string_view document, SeatCounts seats) {
    Schemas schemas(seats);
    write_schemas(AllGames{}, game, schemas);
    if (schemas.defines("table")) {
        schemas.define("position", envelope_schema(game, schemas, "table", true));
        schemas.define("view", envelope_schema(game, schemas, "seen_table", false));
    }
    Json out{{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", game.name.en}};
    if (document.empty()) {
        for (const std::string_view one : kSchemaDocuments)
            if (schemas.defines(std::string(one))) out["anyOf"].push_back(Schemas::reference(std::string(one)));
    } else {
        if (!schemas.defines(std::string(document))) return {};
        out["$ref"] = Schemas::reference(std::string(document))["$ref"];
    }
    out["$defs"] = schemas.definitions();
    return out;
}

}  // namespace orrery
