// Subcommands of the program. Each takes the words after its name and returns the exit status.
#pragma once

#include <string>
#include <vector>

namespace orrery::cli {

using Words = std::vector<std::string>;

int run_games(const Words& words);
int run_serve(const Words& words);
int run_check(const Words& words);
int run_play(const Words& words);
int run_replay(const Words& words);
int run_bench(const Words& words);
int run_rules(const Words& words);
int run_soak(const Words& words);
int run_schema(const Words& words);
int run_train(const Words& words);
int run_duel(const Words& words);
int run_conform(const Words& words);
int run_puzzles(const Words& words);

}  // namespace orrery::cli
