#include "engine/match/save_store.h"

#include <algorithm>
#include <climits>
#include <cstdint>
#include <utility>

#include "engine/core/json.h"

namespace orrery {

std::size_t stored_units(std::string_view text) {
    std::size_t units = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        units += (byte & 0xC0u) != 0x80u ? 1 : 0;
        units += byte >= 0xF0u ? 1 : 0;                    // a surrogate pair
    }
    return units;
}

GameSummary summary_of(const SaveHeader& header, const AnyMatch& match) {
    GameSummary out;
    out.id = header.id;
    out.title = header.title;
    out.game = match.game().id;
    out.names = match.names();
    out.seats = header.seats;
    out.to_act = match.to_act();
    out.turn = match.turn_number();
    out.ply = match.ply();
    out.updated = header.updated;
    if (!out.to_act) {
        const ScoreSheet sheet = match.score();
        out.winners = sheet.winners;
        for (const ScoreSheet::Row& row : sheet.rows)
            if (row.automaton != nullptr) out.automata.push_back(row.automaton->id);
    }
    out.is_slot = header.is_slot;
    return out;
}

namespace {

Json write_summary(const GameSummary& summary) {
    Json out = Json::object();
    out["game"] = summary.game;
    out["title"] = summary.title;
    Json& seats = out["seats"] = Json::array();
    for (std::size_t i = 0; i < summary.names.size(); ++i) {
        Json seat = Json::object();
        seat["name"] = summary.names[i];
        if (summary.seats[i].is_bot) seat["level"] = summary.seats[i].level;
        if (!summary.seats[i].color.empty()) seat["color"] = summary.seats[i].color;
        seats.push_back(std::move(seat));
    }
    out["to_act"] = summary.to_act ? Json(*summary.to_act) : Json();
    out["turn"] = summary.turn;
    out["ply"] = summary.ply;
    out["updated"] = summary.updated;
    if (summary.winners) {
        Json& winners = out["winners"] = Json::array();
        for (const Contender winner : *summary.winners) winners.push_back(winner.index);
    }
    if (!summary.automata.empty()) out["automata"] = summary.automata;
    if (summary.is_slot) out["slot"] = true;
    return out;
}

std::optional<GameSummary> read_summary(std::string_view text) {
    const Result<Json> json = parse_json(text);
    if (!json) return {};
    Error error;
    const Reader in(*json, "", error);
    GameSummary out;
    out.game = in.at("game").text();
    out.title = in.at("title").text();
    const Reader seats = in.at("seats");
    const std::size_t count = seats.array_size(static_cast<std::size_t>(kMaxSeats));
    for (std::size_t i = 0; i < count; ++i) {
        out.names.push_back(seats.at(i).at("name").text());
        const bool is_bot = seats.at(i).has("level");
        out.seats.push_back({is_bot, is_bot ? seats.at(i).at("level").text() : std::string()});
        if (seats.at(i).has("color")) out.seats.back().color = seats.at(i).at("color").text();
    }
    const std::int64_t last = count == 0 ? 0 : static_cast<std::int64_t>(count) - 1;
    if (const Reader seat = in.at("to_act"); !seat.is_null())
        out.to_act = static_cast<Seat>(seat.integer(0, last));
    out.turn = static_cast<int>(in.at("turn").integer(0, INT_MAX));
    out.ply = static_cast<std::size_t>(in.at("ply").integer(0, 1000000000));
    out.updated = in.at("updated").text();
    if (in.has("automata")) {
        const Reader automata = in.at("automata");
        const std::size_t playing = automata.array_size(static_cast<std::size_t>(kMaxSeats));
        for (std::size_t i = 0; i < playing; ++i) out.automata.push_back(automata.at(i).text());
    }
    if (in.has("winners")) {                               // absent from saves of earlier programs
        const Reader winners = in.at("winners");
        const std::size_t contenders = count + out.automata.size();
        const std::size_t winning = winners.array_size(contenders);
        out.winners.emplace();
        for (std::size_t i = 0; i < winning; ++i)
            out.winners->push_back(static_cast<Seat>(winners.at(i).integer(0, static_cast<std::int64_t>(contenders) - 1)));
    }
    if (in.has("slot")) out.is_slot = in.at("slot").boolean();
    if (!in.ok()) return {};
    return out;
}

constexpr std::string_view kSaves = "save/";
/// Values that are stored beside a game and go with it.
constexpr std::string_view kBeside[] = {"looks/", SaveStore::kAnalysis};

std::string save_name(const std::string& id) { return std::string(kSaves) + id; }

// A stored text is a line with the summary, followed by the save.
std::string stored_text(const Json& summary, const Json& save) { return to_text(summary) + "\n" + to_text(save); }
std::string_view summary_in(std::string_view stored) { return stored.substr(0, stored.find('\n')); }
std::string_view save_in(std::string_view stored) { return stored.substr(stored.find('\n') + 1); }

}  // namespace

StoreAnswer SaveStore::put(const SaveHeader& header, const AnyMatch& match) {
    return keeper_.put(save_name(header.id), stored_text(write_summary(summary_of(header, match)), write_save(header, match)));
}

Result<OpenedSave> SaveStore::open(const std::string& id) const {
    const std::string name = save_name(id);
    const std::optional<KeptValue> kept = is_save_id(id) ? keeper_.get(name) : std::nullopt;
    if (!kept && is_save_id(id) && keeper_.is_damaged(name)) return Error{"", "what is stored of this game is damaged"};
    if (!kept) return Error{"/", "no game of this id is stored"};
    Result<LoadedSave> save = read_save(save_in(kept->text));
    if (!save) return save.error();
    return OpenedSave{std::move(*save), kept->is_backup};
}

bool SaveStore::holds(const std::string& id) const { return !keeper_.raw(save_name(id)).empty(); }

// Changes the documents without replaying them, so that a game keeps its moves even if this version cannot play them.
std::optional<StoreAnswer> SaveStore::rewrite(const std::string& from, const SaveWords& words) {
    const std::optional<KeptValue> kept = keeper_.get(save_name(from));
    if (!kept || kept->text.find('\n') == std::string::npos) return {};
    Result<Json> summary = parse_json(summary_in(kept->text));
    Result<Json> save = parse_json(save_in(kept->text));
    if (!summary || !save || !summary->is_object() || !save->is_object()) return {};
    const std::string id = words.id.value_or(from);
    if (!is_save_id(id)) return {};
    if (save->contains("id")) (*save)["id"] = id;
    for (Json* document : {&*summary, &*save}) {
        if (words.title) (*document)["title"] = *words.title;
        if (words.updated) (*document)["updated"] = *words.updated;
        if (words.is_slot) document->erase("slot");
        if (words.is_slot == true) (*document)["slot"] = true;
    }
    return keeper_.put(save_name(id), stored_text(*summary, *save));
}

std::optional<std::string> SaveStore::text(const std::string& id) const {
    const std::optional<KeptValue> kept = keeper_.get(save_name(id));
    if (!kept) return {};
    return std::string(save_in(kept->text));
}

StoredEntries SaveStore::raw(const std::string& id) const {
    StoredEntries out = keeper_.raw(save_name(id));
    for (const std::string_view beside : kBeside)
        for (auto& entry : keeper_.raw(std::string(beside) + id)) out.push_back(std::move(entry));
    return out;
}

TakenGame SaveStore::take(const std::string& id) {
    TakenGame taken{id, raw(id)};
    keeper_.remove(save_name(id));
    for (const std::string_view beside : kBeside) keeper_.remove(std::string(beside) + id);
    return taken;
}

// Writes the switches last. If the program stops before that, the game does not exist.
StoreAnswer SaveStore::give_back(const TakenGame& taken) {
    StoredEntries entries = taken.entries;
    std::stable_partition(entries.begin(), entries.end(), [](const auto& entry) { return entry.first.find('#') != std::string::npos; });
    for (const auto& [key, text] : entries) {
        const StoreAnswer answer = storage_.set(key, text);
        if (answer == StoreAnswer::done) continue;
        for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) storage_.remove(entry->first);
        return answer;
    }
    return StoreAnswer::done;
}

std::size_t SaveStore::used_units() const {
    std::size_t units = 0;
    for (const auto& [key, text] : keeper_.raw()) units += stored_units(key) + stored_units(text);
    return units;
}

std::vector<GameSummary> SaveStore::list() const {
    std::vector<GameSummary> out;
    for (const std::string& name : keeper_.names(std::string(kSaves))) {
        const std::optional<KeptValue> kept = keeper_.get(name);
        std::optional<GameSummary> summary;
        if (kept) summary = read_summary(summary_in(kept->text));
        if (!summary) {
            summary.emplace();
            summary->is_damaged = true;
        }
        summary->id = name.substr(kSaves.size());
        summary->is_backup = kept && kept->is_backup;
        const auto comes_after = [&](const GameSummary& other) {
            return other.is_damaged != summary->is_damaged ? other.is_damaged : other.updated < summary->updated;
        };
        const auto at = std::find_if(out.begin(), out.end(), comes_after);
        out.insert(at, *std::move(summary));
    }
    return out;
}

}  // namespace orrery
