// Things named by TableContext::hint, if it is not a move: {"show":["hole","planet:waldwelt",…]}. The names are the game's own.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"

namespace orrery::ui {

/// "planet:waldwelt": kind and name of a thing; "hole": the only thing of its kind.
struct ShownThing {
    std::string kind;
    std::string name{};
};

/// Returns the things named by a hint. Empty if the hint is a move.
inline std::vector<ShownThing> shown_things(const Json& hint) {
    std::vector<ShownThing> out;
    const auto names = hint.find("show");                  // also the end if the hint is not an object
    if (names == hint.end() || !names->is_array()) return out;
    for (const Json& name : *names) {
        if (!name.is_string()) continue;
        const std::string text = name.get<std::string>();
        const std::size_t colon = text.find(':');
        out.push_back({text.substr(0, colon), colon == text.npos ? std::string() : text.substr(colon + 1)});
    }
    return out;
}

/// Returns whether the first thing named by a hint is of one of these kinds.
inline bool speaks_of(const Json& hint, std::initializer_list<std::string_view> kinds) {
    const std::vector<ShownThing> shown = shown_things(hint);
    return !shown.empty() && std::find(kinds.begin(), kinds.end(), shown.front().kind) != kinds.end();
}

}  // namespace orrery::ui
