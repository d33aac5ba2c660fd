#include "engine/match/json_pointer.h"

#include <optional>
#include <utility>

namespace orrery {

namespace {

std::string unescaped(std::string_view raw) {
    std::string key;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const bool escape = raw[i] == '~' && i + 1 < raw.size() && (raw[i + 1] == '0' || raw[i + 1] == '1');
        key += escape ? (raw[++i] == '0' ? '~' : '/') : raw[i];
    }
    return key;
}

std::optional<std::size_t> index_of(const std::string& key) {
    std::size_t index = 0;
    if (key.empty() || key.size() > 9 || (key.size() > 1 && key[0] == '0')) return {};
    for (const char c : key) {
        if (c < '0' || c > '9') return {};
        index = index * 10 + static_cast<std::size_t>(c - '0');
    }
    return index;
}

const Json* child(const Json& parent, const std::string& key) {
    if (parent.is_object()) {
        const auto found = parent.find(key);
        return found == parent.end() ? nullptr : &*found;
    }
    const std::optional<std::size_t> index = parent.is_array() ? index_of(key) : std::nullopt;
    return index && *index < parent.size() ? &parent[*index] : nullptr;
}

/// Removes and returns the first key of a pointer. Precondition: the pointer begins with "/".
std::string_view take_key(std::string_view& pointer) {
    pointer.remove_prefix(1);
    const std::string_view raw = pointer.substr(0, pointer.find('/'));
    pointer.remove_prefix(raw.size());
    return raw;
}

void find_all(const Json& at, std::string_view pattern, std::vector<const Json*>& out) {
    if (pattern.empty()) return out.push_back(&at);
    if (pattern.front() != '/') return;
    const std::string_view raw = take_key(pattern);
    if (raw == "*") {
        if (at.is_structured())
            for (const Json& each : at) find_all(each, pattern, out);
    } else if (const Json* next = child(at, unescaped(raw))) {
        find_all(*next, pattern, out);
    }
}

}  // namespace

const Json* json_at(const Json& document, std::string_view pointer) {
    const Json* at = &document;
    while (at != nullptr && !pointer.empty()) {
        if (pointer.front() != '/') return nullptr;
        at = child(*at, unescaped(take_key(pointer)));
    }
    return at;
}

Json* json_at(Json& document, std::string_view pointer) {
    return const_cast<Json*>(json_at(std::as_const(document), pointer));
}

std::string set_json_at(Json& document, std::string_view pointer, Json value) {
    const std::size_t last = pointer.rfind('/');
    if (last == std::string_view::npos || pointer.front() != '/') return "is no pointer to a part of the position";
    const std::string_view path = pointer.substr(0, last);
    const std::string key = unescaped(pointer.substr(last + 1));
    Json* parent = json_at(document, path);
    if (parent == nullptr || !parent->is_structured())
        return "leads nowhere: there is no object and no array at \"" + std::string(path) + "\"";
    if (parent->is_object()) {
        (*parent)[key] = std::move(value);
    } else if (key == "-") {
        parent->push_back(std::move(value));
    } else if (const std::optional<std::size_t> index = index_of(key); index && *index < parent->size()) {
        (*parent)[*index] = std::move(value);
    } else {
        return "leads nowhere: the array has " + std::to_string(parent->size()) + " elements";
    }
    return {};
}

std::string below(const std::string& pointer, std::string_view key) {
    std::string out = pointer + "/";
    for (const char c : key) {
        if (c == '~') out += "~0";
        else if (c == '/') out += "~1";
        else out += c;
    }
    return out;
}

std::string below(const std::string& pointer, std::size_t index) { return pointer + "/" + std::to_string(index); }

std::vector<const Json*> all_json_at(const Json& document, std::string_view pattern) {
    std::vector<const Json*> out;
    find_all(document, pattern, out);
    return out;
}

}  // namespace orrery
