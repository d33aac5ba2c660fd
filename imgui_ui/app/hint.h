// What TableContext::hint asks for besides a move: {"show":["hole","planet:waldwelt",…]}, names of the game's own things.
#pragma once

#include <string>
#include <vector>

#include "engine/core/json.h"

namespace orrery::ui {

/// "planet:waldwelt": a kind of thing, and which one of them; "hole": the only one of its kind.
struct ShownThing {
    std::string kind;
    std::string name{};
};

/// The things that a hint names; none where it is a move.
inline std::vector<ShownThing> shown_things(const Json& hint) {
    std::vector<ShownThing> out;
    const auto names = hint.find("show");                  // at the end, too, where this is no object
    if (names == hint.end() || !names->is_array()) return out;
    for (const Json& name : *names) {
        if (!name.is_string()) continue;
        const std::string text = name.get<std::string>();
        const std::size_t colon = text.find(':');
        out.push_back({text.substr(0, colon), colon == text.npos ? std::string() : text.substr(colon + 1)});
    }
    return out;
}

}  // namespace orrery::ui
