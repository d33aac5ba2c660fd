#include "engine/match/storage.h"

#include <algorithm>
#include <cassert>

#include "engine/core/hash.h"

namespace orrery {

namespace {

constexpr std::string_view kCopyFormat = "orrery-stored/1";
constexpr std::string_view kSwitchFormat = "orrery-switch/1";
constexpr std::string_view kSaves = "save/";

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

StoreAnswer Keeper::put(const std::string& name, std::string_view text) {
    assert(name.find('#') == std::string::npos);
    const Copies before = find_copies(name);
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
            if (auto stored = storage_.get(copy_key(name, other))) dropped.push_back({copy_key(name, other), *std::move(stored)});
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
        storage_.remove(key);
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
    if (!copies.numbers.empty()) storage_.remove(copy_key(name, copies.highest));
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

std::vector<std::pair<std::string, std::string>> Keeper::raw() const {
    std::vector<std::pair<std::string, std::string>> out;
    for (const std::string& key : storage_.keys())
        if (starts_with(key, kStoreRoot))
            if (auto text = storage_.get(key)) out.push_back({key, *std::move(text)});
    std::sort(out.begin(), out.end());
    return out;
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
        seats.push_back(std::move(seat));
    }
    out["to_act"] = summary.to_act ? Json(*summary.to_act) : Json();
    out["turn"] = summary.turn;
    out["ply"] = summary.ply;
    out["updated"] = summary.updated;
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
    }
    if (const Reader seat = in.at("to_act"); !seat.is_null())
        out.to_act = static_cast<Seat>(seat.integer(0, count == 0 ? 0 : static_cast<std::int64_t>(count) - 1));
    out.turn = static_cast<int>(in.at("turn").integer(0, 1000000));
    out.ply = static_cast<std::size_t>(in.at("ply").integer(0, 1000000000));
    out.updated = in.at("updated").text();
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

void SaveStore::remove(const std::string& id) { keeper_.remove(std::string(kSaves) + id); }

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
        out.push_back(*std::move(summary));
    }
    std::stable_sort(out.begin(), out.end(), [](const GameSummary& a, const GameSummary& b) {
        return a.is_damaged != b.is_damaged ? b.is_damaged : a.updated > b.updated;
    });
    return out;
}

}  // namespace orrery
