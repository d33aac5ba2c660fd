#include "engine/match/storage.h"

#include <algorithm>
#include <cassert>
#include <climits>
#include <map>

#include "engine/core/hash.h"

namespace orrery {

namespace {

constexpr std::string_view kCopyFormat = "orrery-stored/1";
constexpr std::string_view kSwitchFormat = "orrery-switch/1";
constexpr std::string_view kSaves = "save/", kBeside = "looks/";

std::string switch_key(const std::string& name) { return std::string(kStoreRoot) + name; }
std::string copy_key(const std::string& name, std::uint64_t number) {
    return switch_key(name) + "#" + std::to_string(number);
}
std::string switch_text(std::uint64_t current) {
    const std::string text = std::string(kSwitchFormat) + " " + std::to_string(current) + " ";
    return text + to_hex16(hash64(text));
}

/// Up to 15 digits without leading zeros.
std::optional<std::uint64_t> to_number(std::string_view digits) {
    if (digits.empty() || digits.size() > 15 || (digits.size() > 1 && digits.front() == '0')) return {};
    std::uint64_t number = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9') return {};
        number = number * 10 + static_cast<std::uint64_t>(c - '0');
    }
    return number;
}

/// The number of the copy that the switch names; nothing if a single byte of it is wrong.
std::optional<std::uint64_t> switched_to(std::string_view text) {
    if (text.size() <= kSwitchFormat.size()) return {};
    const std::string_view rest = text.substr(kSwitchFormat.size() + 1);
    const std::optional<std::uint64_t> number = to_number(rest.substr(0, rest.find(' ')));
    if (!number || switch_text(*number) != text) return {};
    return number;
}

bool starts_with(std::string_view text, std::string_view prefix) { return text.substr(0, prefix.size()) == prefix; }

}  // namespace

std::string wrap_copy(std::uint64_t number, std::string_view text) {
    const std::string before = std::string(kCopyFormat) + " " + std::to_string(number) + " " + std::to_string(text.size()) + " ";
    std::string counted = before;
    counted += text;
    return before + to_hex16(hash64(counted)) + "\n" + std::string(text);
}

std::optional<std::string> unwrap_copy(std::uint64_t number, std::string_view stored) {
    const std::size_t line = stored.find('\n');
    if (line == std::string_view::npos) return {};
    std::string text(stored.substr(line + 1));
    if (wrap_copy(number, text) != stored) return {};
    return text;
}

/// What is stored under a name, the copy that counts first.
struct Keeper::Copies {
    struct Copy {
        std::uint64_t number;
        std::string text;
    };
    bool has_switch = false;
    std::uint64_t highest = 0;                             ///< also of copies that are not sound
    std::vector<std::uint64_t> numbers;                    ///< descending
    std::optional<Copy> best;                              ///< the newest sound copy that the switch has turned to
    bool is_best_current = false;
};

Keeper::Copies Keeper::find_copies(const std::string& name) const {
    Copies out;
    const std::string prefix = switch_key(name) + "#";
    for (const std::string& key : storage_.keys())
        if (starts_with(key, prefix))
            if (const auto number = to_number(std::string_view(key).substr(prefix.size()))) out.numbers.push_back(*number);
    std::sort(out.numbers.rbegin(), out.numbers.rend());
    if (!out.numbers.empty()) out.highest = out.numbers.front();

    const std::optional<std::string> stored = storage_.get(switch_key(name));
    out.has_switch = stored.has_value();
    const std::optional<std::uint64_t> current = stored ? switched_to(*stored) : std::nullopt;
    if (current) out.highest = std::max(out.highest, *current);    // also of one that is not listed
    // Copies above the switch were being written when the program stopped; they count only if nothing else is left.
    std::vector<std::uint64_t> order = out.numbers;
    if (current)
        std::stable_partition(order.begin(), order.end(), [&](std::uint64_t number) { return number <= *current; });
    for (const std::uint64_t number : order) {
        const std::optional<std::string> copy = storage_.get(copy_key(name, number));
        std::optional<std::string> text = copy ? unwrap_copy(number, *copy) : std::nullopt;
        if (!text) continue;
        out.is_best_current = number == current.value_or(out.highest);
        out.best = Copies::Copy{number, *std::move(text)};
        break;
    }
    return out;
}

/// Whether what is written can be read.
StoreAnswer Keeper::try_out() {
    const std::string key = switch_key("try");
    const std::string text = "orrery";
    const StoreAnswer answer = storage_.set(key, text);
    if (answer != StoreAnswer::done) return answer;
    const bool is_there = storage_.get(key) == text;
    storage_.remove(key);
    return is_there ? StoreAnswer::done : StoreAnswer::blocked;
}

StoreAnswer Keeper::put(const std::string& name, std::string_view text) {
    assert(name.find('#') == std::string::npos);
    const Copies before = find_copies(name);
    // Nothing was found: because nothing is there, or because the store cannot be read and the first copy would be lost.
    if (before.highest == 0)
        if (const StoreAnswer answer = try_out(); answer != StoreAnswer::done) return answer;
    const std::uint64_t kept = before.best ? before.best->number : 0;
    const std::uint64_t number = before.highest + 1;
    const std::string key = copy_key(name, number);
    const std::string copy = wrap_copy(number, text);
    const std::string turned = switch_text(number);

    // When the store is full the older copies make room; the one that counts stays in any case.
    std::vector<std::pair<std::string, std::string>> dropped;
    const auto drop_others = [&] {
        for (const std::uint64_t other : before.numbers) {
            if (other == kept) continue;
            auto stored = storage_.get(copy_key(name, other));
            if (!stored) continue;                         // what cannot be read cannot be put back
            dropped.push_back({copy_key(name, other), *std::move(stored)});
            storage_.remove(copy_key(name, other));
        }
    };
    const auto set = [&](const std::string& where, const std::string& what) {
        StoreAnswer answer = storage_.set(where, what);
        if (answer == StoreAnswer::full && dropped.empty()) {
            drop_others();
            if (!dropped.empty()) answer = storage_.set(where, what);
        }
        if (answer == StoreAnswer::done && storage_.get(where) != what) answer = StoreAnswer::blocked;
        return answer;
    };
    const std::optional<std::string> old_switch = storage_.get(switch_key(name));
    StoreAnswer answer = set(key, copy);
    if (answer == StoreAnswer::done) {
        answer = set(switch_key(name), turned);
        if (answer != StoreAnswer::done && storage_.get(switch_key(name)) != old_switch) {
            if (old_switch) storage_.set(switch_key(name), *old_switch);
            else storage_.remove(switch_key(name));
        }
    }
    if (answer != StoreAnswer::done) {
        // Only what was begun here goes: if it cannot be read, nobody knows what it is.
        const std::optional<std::string> left = storage_.get(key);
        if (left && (*left == copy || !unwrap_copy(number, *left))) storage_.remove(key);
        for (const auto& [where, what] : dropped) storage_.set(where, what);
        return answer;
    }
    for (const std::uint64_t other : before.numbers)
        if (other != kept) storage_.remove(copy_key(name, other));
    return StoreAnswer::done;
}

std::optional<Kept> Keeper::get(const std::string& name) const {
    Copies copies = find_copies(name);
    if (!copies.best) return {};
    return Kept{std::move(copies.best->text), !copies.is_best_current};
}

bool Keeper::is_damaged(const std::string& name) const {
    const Copies copies = find_copies(name);
    return !copies.best && (copies.has_switch || !copies.numbers.empty());
}

void Keeper::remove(const std::string& name) {
    const Copies copies = find_copies(name);
    // Oldest first, the newest after the switch: wherever this stops, what is left is whole or nothing.
    for (std::size_t i = copies.numbers.size(); i-- > 1;) storage_.remove(copy_key(name, copies.numbers[i]));
    storage_.remove(switch_key(name));
    if (!copies.numbers.empty()) storage_.remove(copy_key(name, copies.numbers.front()));
}

std::vector<std::string> Keeper::names(const std::string& prefix) const {
    std::vector<std::string> out;
    for (const std::string& key : storage_.keys()) {
        if (!starts_with(key, kStoreRoot)) continue;
        const std::string name = key.substr(kStoreRoot.size(), key.find('#') - kStoreRoot.size());
        if (starts_with(name, prefix)) out.push_back(name);
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

template <class Wanted>
StoredEntries Keeper::entries(Wanted wanted) const {
    StoredEntries out;
    for (const std::string& key : storage_.keys())
        if (wanted(key))
            if (auto text = storage_.get(key)) out.push_back({key, *std::move(text)});
    std::sort(out.begin(), out.end());
    return out;
}

StoredEntries Keeper::raw() const {
    return entries([](const std::string& key) { return starts_with(key, kStoreRoot); });
}

StoredEntries Keeper::raw(const std::string& name) const {
    const std::string own = switch_key(name), prefix = own + "#";
    return entries([&](const std::string& key) { return key == own || starts_with(key, prefix); });
}

std::size_t stored_units(std::string_view text) {
    std::size_t units = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        units += (byte & 0xC0u) != 0x80u ? 1 : 0;
        units += byte >= 0xF0u ? 1 : 0;                    // outside the first plane: a pair
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
    if (in.has("winners")) {                               // lists written before they were told lack them
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

}  // namespace

StoreAnswer SaveStore::put(const SaveHeader& header, const AnyMatch& match) {
    const std::string text = to_text(write_summary(summary_of(header, match))) + "\n" + to_text(write_save(header, match));
    return keeper_.put(std::string(kSaves) + header.id, text);
}

Result<OpenedSave> SaveStore::open(const std::string& id) const {
    const std::string name = std::string(kSaves) + id;
    const std::optional<Kept> kept = is_save_id(id) ? keeper_.get(name) : std::nullopt;
    if (!kept && is_save_id(id) && keeper_.is_damaged(name)) return Error{"", "what is stored of this game is damaged"};
    if (!kept) return Error{"/", "no game of this id is stored"};
    Result<LoadedSave> save = read_save(std::string_view(kept->text).substr(kept->text.find('\n') + 1));
    if (!save) return save.error();
    return OpenedSave{std::move(*save), kept->is_backup};
}

bool SaveStore::holds(const std::string& id) const { return !keeper_.raw(std::string(kSaves) + id).empty(); }

// Summary and save are changed as documents: a game whose moves this version cannot play keeps them all the same.
std::optional<StoreAnswer> SaveStore::rewrite(const std::string& from, const SaveWords& words) {
    const std::optional<Kept> kept = keeper_.get(std::string(kSaves) + from);
    if (!kept) return {};
    const std::size_t line = kept->text.find('\n');
    if (line == std::string::npos) return {};
    Result<Json> summary = parse_json(std::string_view(kept->text).substr(0, line));
    Result<Json> save = parse_json(std::string_view(kept->text).substr(line + 1));
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
    return keeper_.put(std::string(kSaves) + id, to_text(*summary) + "\n" + to_text(*save));
}

std::optional<std::string> SaveStore::text(const std::string& id) const {
    const std::optional<Kept> kept = keeper_.get(std::string(kSaves) + id);
    if (!kept) return {};
    return kept->text.substr(kept->text.find('\n') + 1);
}

StoredEntries SaveStore::raw(const std::string& id) const {
    StoredEntries out = keeper_.raw(std::string(kSaves) + id);
    for (auto& entry : keeper_.raw(std::string(kBeside) + id)) out.push_back(std::move(entry));
    return out;
}

TakenGame SaveStore::take(const std::string& id) {
    TakenGame taken{id, raw(id)};
    keeper_.remove(std::string(kSaves) + id);
    keeper_.remove(std::string(kBeside) + id);
    return taken;
}

// The switches last: what stops in between is a game that was never there.
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

std::string rescue_file(const StoredEntries& entries) {
    Json out = Json::object();
    out["format"] = kRescueFormat;
    Json& rows = out["entries"] = Json::array();
    for (const auto& [key, text] : entries) rows.push_back(Json::array({key, text}));
    return out.dump(1, ' ', false, Json::error_handler_t::replace);
}

namespace {

/// A store in memory, to read a rescue file as if it were the browser's.
class MemoryStorage final : public Storage {
  public:
    std::optional<std::string> get(const std::string& key) const override {
        const auto found = entries_.find(key);
        return found == entries_.end() ? std::nullopt : std::optional<std::string>(found->second);
    }
    StoreAnswer set(const std::string& key, const std::string& value) override {
        entries_[key] = value;
        return StoreAnswer::done;
    }
    void remove(const std::string& key) override { entries_.erase(key); }
    std::vector<std::string> keys() const override {
        std::vector<std::string> out;
        for (const auto& [key, value] : entries_) out.push_back(key);
        return out;
    }

  private:
    std::map<std::string, std::string> entries_;
};

constexpr std::size_t kMaxRescued = 20000;                 ///< entries

Result<std::size_t> read_rescue(const Json& document, const TakeGame& take) {
    Error error;
    const Reader in(document, "", error);
    in.expect_keys({"format", "entries"});
    const Reader rows = in.at("entries");
    MemoryStorage storage;
    const std::size_t count = rows.array_size(kMaxRescued);
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
    constexpr std::string_view kMark = "\xEF\xBB\xBF";     // some editors put it before a text
    if (starts_with(text, kMark)) text.remove_prefix(kMark.size());
    if (text.size() > kMaxImportBytes) return Error{"", "longer than " + std::to_string(kMaxImportBytes) + " bytes"};
    const Result<Json> document = parse_json(text);
    if (!document) return document.error();
    if (document->is_object() && document->value("format", Json()) == kRescueFormat) return read_rescue(*document, take);
    Result<LoadedSave> save = read_save(*document);
    if (!save) return save.error();
    take(std::move(*save));
    return std::size_t{1};
}

std::vector<GameSummary> SaveStore::list() const {
    std::vector<GameSummary> out;
    for (const std::string& name : keeper_.names(std::string(kSaves))) {
        const std::optional<Kept> kept = keeper_.get(name);
        std::optional<GameSummary> summary;
        if (kept) summary = read_summary(std::string_view(kept->text).substr(0, kept->text.find('\n')));
        if (!summary) {
            summary.emplace();
            summary->is_damaged = true;
        }
        summary->id = name.substr(kSaves.size());
        summary->is_backup = kept && kept->is_backup;
        out.push_back(*std::move(summary));
    }
    std::stable_sort(out.begin(), out.end(), [](const GameSummary& a, const GameSummary& b) {
        return a.is_damaged != b.is_damaged ? b.is_damaged : a.updated > b.updated;
    });
    return out;
}

}  // namespace orrery
