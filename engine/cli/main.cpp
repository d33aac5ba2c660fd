// Entry point of the program `orrery`, the engine for the command line.
#include <cstdio>
#include <string>

#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"

namespace {

constexpr const char* kHelp = R"(usage: orrery COMMAND [ARGUMENTS]        (orrery COMMAND --help tells more)

  games    lists the games
  serve    speaks the protocol on standard input and output
  check    runs scenario files
  play     lets computer players play
  replay   plays a saved game again and checks it
  bench    measures random games
  soak     checks the rules in random games
  rules    prints the rules of a game
  duel     measures one computer player against another
  conform  checks that an outside program can play a seat
  train    learns how the computer players judge a position
  puzzles  finds decisions with one best move
  schema   prints the JSON Schema of a game's documents

Exit status: 0 success, 1 a check failed, 2 bad usage or input.
)";

struct Command {
    const char* name;
    int (*run)(const orrery::cli::Words& words);
};
constexpr Command kCommands[] = {
    {"games", &orrery::cli::run_games}, {"serve", &orrery::cli::run_serve},   {"check", &orrery::cli::run_check},
    {"play", &orrery::cli::run_play},   {"replay", &orrery::cli::run_replay}, {"bench", &orrery::cli::run_bench},
    {"rules", &orrery::cli::run_rules}, {"soak", &orrery::cli::run_soak},     {"schema", &orrery::cli::run_schema},
    {"train", &orrery::cli::run_train}, {"duel", &orrery::cli::run_duel},
    {"conform", &orrery::cli::run_conform}, {"puzzles", &orrery::cli::run_puzzles},
};

}  // namespace

int main(int argc, char** argv) {
    const std::string name = argc > 1 ? argv[1] : "";
    for (const Command& command : kCommands)
        if (name == command.name) return command.run(orrery::cli::Words(argv + 2, argv + argc));
    const bool asked = name == "--help" || name == "-h" || name == "help";
    std::fputs(kHelp, asked ? stdout : stderr);
    if (!asked && !name.empty()) std::fprintf(stderr, "\norrery: there is no command \"%s\"\n", name.c_str());
    return asked ? orrery::cli::kSuccess : orrery::cli::kBadUsage;
}
