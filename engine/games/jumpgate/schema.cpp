// JSON Schemas of the documents.
#include "engine/core/schema.h"

#include "engine/games/jumpgate/fields.h"

namespace orrery::jumpgate {

Json schema_of(Schemas& out, const HiddenField&) { return schema_of(out, Type<Hidden>{}, list_of(as::kResource)); }

void write_schemas(Schemas& out) {
    const int seats = out.seats().most;
    out.define("options", given_schema(out, fields(Type<Options>{})));
    out.define("table", schema_of(out, Type<State>{}, table_fields<State>(seats)));
    out.define("seen_table", schema_of(out, Type<Observation>{}, table_fields<Observation>(seats)));
    out.define("decision", schema_of(out, Type<std::optional<Question>>{}, decision_fields(seats)));
    define_alternatives<Move>(out, "move", "type");
    define_alternatives<Event>(out, "event", "event");
}

}  // namespace orrery::jumpgate
