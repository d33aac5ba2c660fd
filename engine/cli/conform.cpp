// Checks for whoever writes an outside player: does the program speak the protocol, and does it play whole games by the rules?
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/cli/players.h"
#include "engine/cli/seeds.h"
#include "engine/core/json.h"

namespace orrery::cli {

namespace {

constexpr const char* kConformHelp = R"(usage: orrery conform COMMAND [GAME] [--games N] [--patience S]

Checks that a program plays as docs/protocol.md asks of outside players ("Outside players"): the form of its answers, and whole
games of every number of seats, in which it plays every seat. Exit status 1 if anything is wrong.

  GAME          this game alone (all of them)
  --games N     games of each number of seats (2)
  --patience S  seconds that the program has for each answer (10)
)";

/// What is wrong; "" if nothing is.
using Fault = std::string;

/// Sends a line and returns what is wrong with the answer: it must have this id, and an error with this code, or any result if the code
/// is 0.
Fault exchange(Outside& program, const std::string& line, const Json& id, int code) {
    const Result<std::string> text = program.exchange(line);
    if (!text) return text.error().message;
    const Result<Json> answer = parse_json(*text);
    if (!answer || !answer->is_object()) return "the answer is no JSON object: " + *text;
    if (answer->value("id", Json("none")) != id) return "expected the id " + to_text(id) + ": " + *text;
    if (code == 0) return answer->contains("result") ? Fault() : "expected a result: " + *text;
    const auto error = answer->find("error");
    if (error == answer->end() || !error->is_object() || error->value("code", Json()) != Json(code))
        return "expected an error with the code " + std::to_string(code) + ": " + *text;
    return {};
}

std::string begin_line(const std::string& id) {
    return R"({"jsonrpc":"2.0",)" + id + R"("method":"begin","params":{"game":"jumpgate","seat":0,"players":2,"options":{}}})";
}

/// A check of the form of the answers.
struct FormCheck {
    const char* what;
    Fault (*run)(Outside& program);
};
const FormCheck kFormChecks[] = {
    {"answers a request", [](Outside& p) { return exchange(p, begin_line(R"("id":7,)"), 7, 0); }},
    {"repeats an id that is a text", [](Outside& p) { return exchange(p, begin_line(R"("id":"seven",)"), "seven", 0); }},
    {"answers an unknown method with the error -32601",
     [](Outside& p) { return exchange(p, R"({"jsonrpc":"2.0","id":8,"method":"dance","params":{}})", 8, -32601); }},
    {"answers a line that is no JSON with the error -32700", [](Outside& p) { return exchange(p, "{", nullptr, -32700); }},
    {"does not answer a request without an id",
     [](Outside& p) { return exchange(p, begin_line("") + "\n" + begin_line(R"("id":9,)"), 9, 0); }},
    {"says nothing that was not asked for", [](Outside& p) { return p.has_spoken() ? Fault("it has written a further line") : Fault(); }},
};

/// Plays a game of the programs. Returns what is wrong.
Fault play(const GameEntry& game, std::uint64_t seed, std::vector<Player>& programs) {
    NewMatch how;
    how.names.resize(programs.size());
    how.seed = seed;
    const auto match = game.start(how);
    if (!match) return match.error().message;
    Rng unused(seed);
    const std::optional<Error> trouble = play_to_end(**match, programs, unused, {});
    return trouble ? "seed " + std::to_string(seed) + ", " + trouble->message : Fault();
}

}  // namespace

int run_conform(const Words& words) {
    Arguments in("conform", words, {{"--games", true}, {"--patience", true}});
    if (in.wants_help()) return std::fputs(kConformHelp, stdout), kSuccess;
    if (in.rest().empty()) in.complain("which program?");
    const GameEntry* only = in.rest().size() > 1 ? in.game(1) : nullptr;
    in.expect_at_most(2);
    const auto games = static_cast<int>(in.number("--games", 1, 1000, 2));
    const double patience = in.decimal("--patience", 0.01, 86400, 10);
    if (!in.trouble().empty()) return in.refuse();
    const std::string& command = in.rest()[0];

    int wrong = 0;
    const auto report = [&wrong](const std::string& what, const Fault& fault) {
        std::printf("%s  %s%s%s\n", fault.empty() ? "ok    " : "FAILED", what.c_str(), fault.empty() ? "" : ": ", fault.c_str());
        std::fflush(stdout);
        wrong += fault.empty() ? 0 : 1;
    };
    {
        Outside program(command, patience);
        for (const FormCheck& check : kFormChecks) report(check.what, check.run(program));
    }
    for (const GameEntry& game : all_games()) {
        if (only != nullptr && only != &game) continue;
        for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats) {
            std::vector<Player> programs;
            for (int i = 0; i < seats; ++i) programs.push_back({command, std::make_unique<Outside>(command, patience)});
            Fault fault;
            Seeds seeds(1);
            for (int i = 0; i < games && fault.empty(); ++i) fault = play(game, seeds.next(), programs);
            report("plays " + std::string(game.info->name.en) + " with " + std::to_string(seats) + (seats == 1 ? " seat" : " seats"), fault);
        }
    }
    std::printf("%s\n", wrong == 0 ? "the program conforms" : (std::to_string(wrong) + " checks failed").c_str());
    return wrong == 0 ? kSuccess : kFailed;
}

}  // namespace orrery::cli
