#include "engine/match/rescue.h"

#include <utility>

#include "engine/match/notation.h"
#include "engine/match/save_store.h"

namespace orrery {

std::string rescue_file(const StoredEntries& entries) {
    Json out = Json::object();
    out["format"] = kRescueFormat;
    Json& rows = out["entries"] = Json::array();
    for (const auto& [key, text] : entries) rows.push_back(Json::array({key, text}));
    return out.dump(1, ' ', false, Json::error_handler_t::replace);
}

namespace {

constexpr std::size_t kMaxRescuedEntries = 20'000;

Result<std::size_t> read_rescue(const Json& document, const TakeGame& take) {
    Error error;
    const Reader in(document, "", error);
    in.expect_keys({"format", "entries"});
    const Reader rows = in.at("entries");
    MemoryStorage storage;
    const std::size_t count = rows.array_size(kMaxRescuedEntries);
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        if (rows.at(i).array_size(2) != 2) rows.at(i).fail("expected a key and its text");
        else if (!rows.at(i).json()[1].is_null()) storage.set(rows.at(i).at(std::size_t{0}).text(), rows.at(i).at(std::size_t{1}).text());
    }
    if (!in.ok()) return error;
    const SaveStore store(storage);
    std::size_t games = 0;
    for (const GameSummary& summary : store.list()) {
        Result<OpenedSave> opened = store.open(summary.id);
        if (!opened) continue;
        ++games;
        if (!take(std::move(opened->save))) break;
    }
    if (games == 0) return Error{"/entries", "no game in it can be read"};
    return games;
}

}  // namespace

Result<std::size_t> read_import(std::string_view text, const TakeGame& take) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";    // some editors write it
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    if (text.size() > kMaxImportBytes) return Error{"", "longer than " + std::to_string(kMaxImportBytes) + " bytes"};
    if (is_notation(text)) {
        Result<NotatedGame> game = read_notation(text);
        if (!game) return game.error();
        take(std::move(game->save));
        return std::size_t{1};
    }
    const Result<Json> document = parse_json(text);
    if (!document) return document.error();
    if (document->is_object() && document->value("format", Json()) == kRescueFormat) return read_rescue(*document, take);
    Result<LoadedSave> save = read_save(*document);
    if (!save) return save.error();
    take(std::move(*save));
    return std::size_t{1};
}

}  // namespace orrery
