#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/cli/files.h"
#include "engine/cli/progress.h"
#include "engine/cli/seeds.h"

namespace orrery::cli {

namespace {

constexpr const char* kSoakHelp = R"(usage: orrery soak GAME [--games N] [--players P] [--options JSON] [--seed S] [--json]

Plays random games and checks the rules at every move: no invariant is broken, whoever is asked has a legal move, and the
game comes to an end. Every number of players and every combination of options has its turn. Exit status 1 at the first
game that fails, with what is needed to play it again.

  --games N        how many games (1000)
  --players P      always so many players
  --options JSON   options that stay as they are, such as {"deck_refill":"shuffle"}; also as KEY=VALUE,…
  --seed S         seed of the first game (1), at most 53 bits; each following game has its own seed, derived from it
  --json           the totals as one JSON object: game, games, tables, moves, longest, seconds
)";

/// Configuration of a game: number of seats and complete options.
struct Table {
    int seats;
    Json options;
};

/// Adds a table for every combination of option values available with `seats` players. Options in `fixed` keep their value.
/// Skips combinations that the game refuses and stores the last refusal in `misfit`.
void add_tables(std::vector<Table>& tables, const GameEntry& game, int seats, const Json& fixed, Error& misfit) {
    std::vector<Json> combinations{Json::object()};
    for (const OptionSpec& spec : *game.info->options) {
        if (!spec.is_in_documents(seats)) continue;
        std::vector<Json> longer, values = available_values(spec, seats);
        if (fixed.contains(spec.key)) values = {fixed[spec.key]};
        else if (values.empty()) values = {default_value(spec, seats)};
        for (const Json& begun : combinations)
            for (const Json& value : values) {
                Json next = begun;
                next[spec.key] = value;
                longer.push_back(std::move(next));
            }
        combinations = std::move(longer);
    }
    for (Json& options : combinations) {
        NewMatch how;
        how.names.resize(static_cast<std::size_t>(seats));
        how.options = options;
        if (const auto match = game.start(how)) tables.push_back({seats, std::move(options)});
        else misfit = match.error();
    }
}

}  // namespace

int run_soak(const Words& words) {
    Arguments in("soak", words, {{"--games", true}, {"--players", true}, {"--options", true}, {"--seed", true}, {"--json", false}});
    if (in.wants_help()) return std::fputs(kSoakHelp, stdout), kSuccess;
    const GameEntry* game = in.trouble().empty() ? in.game(0) : nullptr;
    in.expect_at_most(1);
    if (game == nullptr) return in.refuse();
    const GameInfo& info = *game->info;
    const auto games = static_cast<int>(in.number("--games", 1, 100000000, 1000));
    const auto players = static_cast<int>(in.number("--players", info.min_seats, info.max_seats, 0));
    const auto first_seed = static_cast<std::uint64_t>(in.number("--seed", 0, kMaxSeed, 1));
    const Json fixed = in.game_options();
    if (!in.trouble().empty()) return in.refuse();

    std::vector<Table> tables;
    Error error;
    for (int seats = players > 0 ? players : info.min_seats; seats <= (players > 0 ? players : info.max_seats); ++seats) {
        Json complete;
        Error misfit;
        if (!complete_options(*info.options, Reader(fixed, "", misfit), seats, complete)) add_tables(tables, *game, seats, fixed, misfit);
        if (!misfit.message.empty()) error = misfit;
    }
    if (tables.empty()) {
        in.complain("--options: " + error.pointer + ": " + error.message);
        return in.refuse();
    }

    Seeds seeds(first_seed);
    std::uint64_t moves = 0, longest = 0;
    const double begun = seconds();
    {
        Progress progress;
        for (int i = 0; i < games; ++i) {
            const Table& table = tables[static_cast<std::size_t>(i) % tables.size()];
            const std::uint64_t seed = seeds.next();
            const SoakedGame soaked = game->soak(table.options, table.seats, seed);
            if (!soaked.trouble.empty()) {
                std::fprintf(stderr, "orrery soak: game %d, seed %llu, ply %llu: %s\n  orrery soak %s --games 1 --players %d --seed %llu --options '%s'\n",
                             i + 1, static_cast<unsigned long long>(seed), static_cast<unsigned long long>(soaked.moves),
                             soaked.trouble.c_str(), info.id, table.seats, static_cast<unsigned long long>(seed),
                             to_text(table.options).c_str());
                return kFailed;
            }
            moves += soaked.moves;
            longest = std::max(longest, soaked.moves);
            progress.show(i + 1, games);
        }
    }
    const double spent = seconds() - begun;
    if (in.has("--json"))
        std::printf("{\"game\":\"%s\",\"games\":%d,\"tables\":%zu,\"moves\":%llu,\"longest\":%llu,\"seconds\":%.3f}\n", info.id, games,
                    tables.size(), static_cast<unsigned long long>(moves), static_cast<unsigned long long>(longest), spent);
    else
        std::printf("%s: %d games at %zu tables in %.2f s, %llu moves, the longest game %llu: all is well\n", info.name.en, games,
                    tables.size(), spent, static_cast<unsigned long long>(moves), static_cast<unsigned long long>(longest));
    return kSuccess;
}

}  // namespace orrery::cli
