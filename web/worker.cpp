// The engine alone, for the Web Worker: the protocol's lines as a function of C. JavaScript passes a line and gets the
// answer, which stays valid until the next call; an empty one means that there is nothing to answer.
#include <unistd.h>

#include <cstdint>
#include <ctime>
#include <string>

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

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE const char* orrery_handle(const char* line) {
    static orrery::Service service({&entropy, &utc_time});
    static std::string answer;
    answer = service.handle_line(line);
    return answer.c_str();
}
