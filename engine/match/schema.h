// JSON Schemas (draft 2020-12) of the documents of a game. They stand apart from AnyMatch like the search for ways, because the
// page needs none.
#pragma once

#include <string_view>

#include "engine/core/game.h"
#include "engine/core/json.h"

namespace orrery {

/// Documents that have a schema, as they are named in it. A game whose positions have no field descriptors lacks some.
inline constexpr std::string_view kSchemaDocuments[] = {"position", "view", "options", "move", "event"};

/// Returns the schema of a document of games with a number of seats in `seats`, or of any of their documents if `document` is
/// empty. Its definitions hold the schemas of all of them. Null if the document has no schema.
Json document_schema(const GameInfo& game, std::string_view document, SeatCounts seats);

}  // namespace orrery
