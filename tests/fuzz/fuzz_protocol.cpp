// Lines of the protocol: each is answered by one line of JSON-RPC or by none, whatever it contains.
#include <string>
#include <vector>

#include "engine/match/games.h"
#include "engine/match/service.h"
#include "tests/fuzz/damage.h"

using namespace orrery;

namespace {

/// Returns a valid request with parameters from the sessions opened before.
Json some_request(fuzz::Bytes& bytes, const std::vector<std::string>& sessions) {
    static const char* const methods[] = {"games", "new", "load", "position", "view", "moves", "explain", "apply", "undo",
                                          "redo", "save", "result", "bot", "way", "hash", "close"};
    const std::string method = methods[bytes.below(std::size(methods))];
    Json params = Json::object();
    if (method == "new") {
        const GameInfo& game = *all_games()[bytes.below(all_games().size())].info;
        params = {{"game", game.id}, {"players", 2 + bytes.below(4)}, {"seed", bytes.byte()}, {"options", Json::object()}};
    } else if (method == "load") {
        params["position"] = fuzz::some_match(bytes, 60)->position();
    } else if (method != "games") {
        params["session"] = sessions.empty() ? std::string("none") : sessions[bytes.below(sessions.size())];
        if (method == "view") params["seat"] = bytes.below(6);
        if (method == "bot") {
            params["level"] = "random";
            params["seed"] = bytes.byte();
            params["budget"] = {{"iterations", 1}};
        }
        if (method == "way") {
            params["aim"] = {{"/decision/seat", bytes.below(6)}};
            params["limit"] = 1 + bytes.below(50);
        }
        if (method == "apply" || method == "explain") params["move"] = Json{{"type", "pass"}};
    }
    return {{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
}

/// Returns the answer or null; ends the process if the answer is neither JSON-RPC nor empty.
Json answer_of(Service& service, const std::string& line) {
    const std::string text = service.handle_line(line);
    if (text.empty()) return nullptr;
    fuzz::expect(text.find('\n') == std::string::npos, "an answer is one line");
    auto answer = parse_json(text);
    fuzz::expect(bool(answer), "an answer is JSON");
    for (const Json& one : answer->is_array() ? *answer : Json::array({*answer})) {
        fuzz::expect(one.is_object() && one.contains("jsonrpc") && one.contains("id"), "an answer is JSON-RPC");
        fuzz::expect(one.contains("result") != one.contains("error"), "an answer has a result or an error");
    }
    return std::move(*answer);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes(data, size);
    // In slices, so that no input can make a computer player think for ever.
    Service service({[] { return std::uint64_t{1}; }, [] { return std::string("2026-01-01T00:00:00Z"); }, {}, true});
    std::vector<std::string> sessions;
    if (bytes.byte() % 8 == 0) {
        std::string_view rest = bytes.rest();
        while (!rest.empty()) {
            const std::size_t end = rest.find('\n');
            (void)answer_of(service, std::string(rest.substr(0, end)));
            rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
        }
        return 0;
    }
    for (int i = 0; i < 12 && !bytes.empty(); ++i) {
        Json request = some_request(bytes, sessions);
        // A legal move now and then, so that sessions make progress.
        if (request["method"] == "apply" && !sessions.empty()) {
            const Json moves = answer_of(service, to_text({{"jsonrpc", "2.0"}, {"id", 0}, {"method", "moves"},
                                                           {"params", {{"session", request["params"]["session"]}}}}));
            if (moves.contains("result") && !moves["result"]["moves"].empty())
                request["params"]["move"] = moves["result"]["moves"][bytes.below(moves["result"]["moves"].size())];
        }
        if (bytes.byte() % 2 == 0) request = fuzz::damaged(std::move(request), bytes);
        const Json answer = answer_of(service, to_text(request));
        if (answer.is_object() && answer.contains("result") && answer["result"].is_object() && answer["result"].contains("session"))
            sessions.push_back(answer["result"]["session"].get<std::string>());
        (void)service.think_on(1);
    }
    return 0;
}
