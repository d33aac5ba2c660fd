#include "engine/match/keeper.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/core/hash.h"

namespace orrery {

namespace {

constexpr std::string_view kCopyFormat = "orrery-stored/1";
constexpr std::string_view kSwitchFormat = "orrery-switch/1";
constexpr std::string_view kStoreRoot = "orrery/v1/";

std::string switch_key(const std::string& name) { return std::string(kStoreRoot) + name; }
std::string copy_key(const std::string& name, std::uint64_t number) {
    return switch_key(name) + "#" + std::to_string(number);
}
std::string switch_text(std::uint64_t current) {
    const std::string text = std::string(kSwitchFormat) + " " + std::to_string(current) + " ";
    return text + to_hex16(hash64(text));
}

/// Reads up to 15 digits without leading zeros.
std::optional<std::uint64_t> to_number(std::string_view digits) {
    if (digits.empty() || digits.size() > 15 || (digits.size() > 1 && digits.front() == '0')) return {};
    std::uint64_t number = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9') return {};
        number = number * 10 + static_cast<std::uint64_t>(c - '0');
    }
    return number;
}

/// Returns the number of the copy that the switch names, or nullopt if any byte of the switch is wrong.
std::optional<std::uint64_t> switched_to(std::string_view text) {
    if (text.size() <= kSwitchFormat.size()) return {};
    const std::string_view rest = text.substr(kSwitchFormat.size() + 1);
    const std::optional<std::uint64_t> number = to_number(rest.substr(0, rest.find(' ')));
    if (!number || switch_text(*number) != text) return {};
    return number;
}

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

/// Copies that are stored under one name.
struct Keeper::Copies {
    struct Copy {
        std::uint64_t number;
        std::string text;
    };
    bool has_switch = false;
    std::uint64_t highest = 0;                             ///< including damaged copies
    std::vector<std::uint64_t> numbers;                    ///< descending
    std::optional<Copy> best;                              ///< the sound copy to read
    bool is_best_current = false;
};

Keeper::Copies Keeper::find_copies(const std::string& name) const {
    Copies out;
    const std::string prefix = switch_key(name) + "#";
    for (const std::string& key : storage_.keys())
        if (key.starts_with(prefix))
            if (const auto number = to_number(std::string_view(key).substr(prefix.size()))) out.numbers.push_back(*number);
    std::sort(out.numbers.rbegin(), out.numbers.rend());
    if (!out.numbers.empty()) out.highest = out.numbers.front();

    const std::optional<std::string> stored = storage_.get(switch_key(name));
    out.has_switch = stored.has_value();
    const std::optional<std::uint64_t> current = stored ? switched_to(*stored) : std::nullopt;
    if (current) out.highest = std::max(out.highest, *current);    // the current copy may be missing from the list
    // Copies above the switch were being written when the program stopped, so they are the last resort.
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

/// Checks that a written text can be read back.
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
    // If no copy was found, either none exists or the storage cannot be read. In the second case writing copy 1 would
    // overwrite a sound one.
    if (before.highest == 0)
        if (const StoreAnswer answer = try_out(); answer != StoreAnswer::done) return answer;
    const std::uint64_t kept = before.best ? before.best->number : 0;
    const std::uint64_t number = before.highest + 1;
    const std::string key = copy_key(name, number);
    const std::string copy = wrap_copy(number, text);
    const std::string turned = switch_text(number);

    // If the storage is full, the older copies make room. The best copy stays in any case.
    StoredEntries dropped;
    const auto drop_others = [&] {
        for (const std::uint64_t other : before.numbers) {
            if (other == kept) continue;
            auto stored = storage_.get(copy_key(name, other));
            if (!stored) continue;                         // an entry that cannot be read could not be put back
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
        // Removes only the copy that was begun here. An entry that cannot be read may be something else.
        const std::optional<std::string> left = storage_.get(key);
        if (left && (*left == copy || !unwrap_copy(number, *left))) storage_.remove(key);
        for (const auto& [where, what] : dropped) storage_.set(where, what);
        return answer;
    }
    for (const std::uint64_t other : before.numbers)
        if (other != kept) storage_.remove(copy_key(name, other));
    return StoreAnswer::done;
}

std::optional<KeptValue> Keeper::get(const std::string& name) const {
    Copies copies = find_copies(name);
    if (!copies.best) return {};
    return KeptValue{std::move(copies.best->text), !copies.is_best_current};
}

bool Keeper::is_damaged(const std::string& name) const {
    const Copies copies = find_copies(name);
    return !copies.best && (copies.has_switch || !copies.numbers.empty());
}

void Keeper::remove(const std::string& name) {
    const Copies copies = find_copies(name);
    // The oldest copy goes first and the newest goes after the switch. If the program stops in between, the rest is either a
    // sound value or none.
    for (std::size_t i = copies.numbers.size(); i-- > 1;) storage_.remove(copy_key(name, copies.numbers[i]));
    storage_.remove(switch_key(name));
    if (!copies.numbers.empty()) storage_.remove(copy_key(name, copies.numbers.front()));
}

std::vector<std::string> Keeper::names(const std::string& prefix) const {
    std::vector<std::string> out;
    for (const std::string& key : storage_.keys()) {
        if (!key.starts_with(kStoreRoot)) continue;
        const std::string name = key.substr(kStoreRoot.size(), key.find('#') - kStoreRoot.size());
        if (name.starts_with(prefix)) out.push_back(name);
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
    return entries([](const std::string& key) { return key.starts_with(kStoreRoot); });
}

StoredEntries Keeper::raw(const std::string& name) const {
    const std::string own = switch_key(name), prefix = own + "#";
    return entries([&](const std::string& key) { return key == own || key.starts_with(prefix); });
}

}  // namespace orrery
