// Requests to the helper of the computer seats (the Web Worker), in the protocol of engine/match/service.h.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "engine/core/json.h"
#include "engine/match/match_history.h"

namespace orrery::ui {

/// Returns the line of a request. The answer has the same id.
inline std::string helper_call(Json id, const char* method, Json params) {
    Json line = Json::object();
    line["jsonrpc"] = "2.0";
    line["id"] = std::move(id);
    line["method"] = method;
    line["params"] = std::move(params);
    return to_text(line);
}

/// Seed of a choice. The same position always gives the same choice, so that a game can be told again.
inline std::uint64_t choice_seed(const MatchHistory& match) { return (match.ply() + 1) * 0x9E3779B97F4A7C15u; }

}  // namespace orrery::ui
