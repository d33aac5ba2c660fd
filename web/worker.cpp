// C interface of the engine for the Web Worker, without the app. A computer player thinks in slices, so that the worker
// reads messages between them.
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <ctime>
#include <string>

#include "engine/match/games.h"
#include "engine/match/service.h"

#ifdef __EMSCRIPTEN__
#include <emscripten/emscripten.h>
#else
#define EMSCRIPTEN_KEEPALIVE
#endif

namespace {

std::uint64_t entropy() {
    std::uint64_t value = 0;
    if (getentropy(&value, sizeof value) != 0) value = static_cast<std::uint64_t>(std::time(nullptr));
    return value;
}

std::string utc_time() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text;
}

double clock_ms() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

orrery::Service& service() {
    static orrery::Service one({&entropy, &utc_time, &clock_ms, true});
    return one;
}

std::string answer;

}  // namespace

extern "C" {

/// Handles one line of the protocol. Returns the answer, or "" if there is none yet. The text is valid until the next call
/// of this function or of orrery_think.
EMSCRIPTEN_KEEPALIVE const char* orrery_handle(const char* line) {
    answer = service().handle_line(line);
    return answer.c_str();
}

/// Lets the computer player think for about `ms` milliseconds. Returns a finished answer, or "". The text is valid until the
/// next call of this function or of orrery_handle.
EMSCRIPTEN_KEEPALIVE const char* orrery_think(int ms) {
    answer = service().think_on(ms);
    return answer.c_str();
}

/// Plays random games for the benchmark. Returns the number of moves made, or 0 for an unknown game.
EMSCRIPTEN_KEEPALIVE double orrery_playouts(const char* game, int seats, int seed, int games) {
    const orrery::GameEntry* entry = orrery::game_by_id(game);
    return entry ? static_cast<double>(entry->playouts(seats, static_cast<std::uint64_t>(seed), games)) : 0;
}

/// Returns 1 while orrery_think must be called, otherwise 0.
EMSCRIPTEN_KEEPALIVE int orrery_is_thinking() { return service().is_thinking() ? 1 : 0; }

}  // extern "C"
