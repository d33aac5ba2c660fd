#include <algorithm>
#include <cstdio>
#include <iterator>

#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/core/json.h"
#include "engine/match/schema.h"

namespace orrery::cli {

namespace {

constexpr const char* kSchemaHelp = R"(usage: orrery schema GAME [DOCUMENT] [--players N]

Prints a JSON Schema (draft 2020-12) of the documents of a game, or of one kind of document: position, view, options, move
or event. With --players it fits games with that number of players only.
)";

}  // namespace

int run_schema(const Words& words) {
    Arguments in("schema", words, {{"--players", true}});
    if (in.wants_help()) return std::fputs(kSchemaHelp, stdout), kSuccess;
    const GameEntry* game = in.trouble().empty() ? in.game(0) : nullptr;
    in.expect_at_most(2);
    if (!in.trouble().empty()) return in.refuse();
    const GameInfo& info = *game->info;
    const auto players = static_cast<int>(in.number("--players", info.min_seats, info.max_seats, 0));
    const SeatCounts seats = players > 0 ? SeatCounts{players, players} : SeatCounts{info.min_seats, info.max_seats};
    const std::string document = in.rest().size() > 1 ? in.rest()[1] : std::string();
    const auto end = std::end(kSchemaDocuments);
    const bool is_known = std::find(std::begin(kSchemaDocuments), end, document) != end;
    if (!document.empty() && !is_known) in.complain("there is no document \"" + document + "\"");
    const Json schema = in.trouble().empty() ? document_schema(info, document, seats) : Json();
    if (schema.is_null()) in.complain(std::string(info.name.en) + " has no schema of this document");
    if (!in.trouble().empty()) return in.refuse();
    std::printf("%s\n", to_text(schema).c_str());
    return kSuccess;
}

}  // namespace orrery::cli
