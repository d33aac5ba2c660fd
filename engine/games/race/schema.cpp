// JSON Schemas of the documents.
#include "engine/core/schema.h"

#include "engine/games/race/fields.h"
#include "engine/games/race/score.h"

namespace orrery::race {

Json schema_of(Schemas&, Type<std::uint8_t>, const UsedKind&) {
    return list_schema(whole_schema(0, kMaxPowers - 1), 0, kMaxPowers);
}
Json schema_of(Schemas&, Type<bool>, const FaceDownKind&) { return either_schema(const_schema("?"), type_schema("null")); }
Json schema_of(Schemas& out, const TableauField&) { return schema_of(out, Type<Tableau>{}, list_of(TableauField::card)); }
template <class Value, class Kind>
Json schema_of(Schemas& out, const ChoiceField<Value, Kind>& field) { return schema_of(out, Type<Value>{}, field.kind); }

void write_schemas(Schemas& out) {
    const int seats = out.seats().most;
    out.define("options", given_schema(out, fields(Type<Options>{})));
    out.define("table", schema_of(out, Type<State>{}, table_fields<State>(seats)));
    out.define("seen_table", schema_of(out, Type<Observation>{}, table_fields<Observation>(seats)));
    out.define("decision", schema_of(out, Type<std::optional<Asked>>{}, or_null(fields(Type<Asked>{}))));
    define_alternatives<Move>(out, "move", "type");
    define_alternatives<Event>(out, "event", "event");
}

}  // namespace orrery::race
