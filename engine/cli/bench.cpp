#include <algorithm>
#include <cstdio>
#include <optional>

#include "engine/cli/allocations.h"
#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/cli/files.h"

namespace orrery::cli {

namespace {

constexpr const char* kBenchHelp = R"(usage: orrery bench GAME [--players N] [--seconds S] [--json]

Plays random games on one core for S seconds (3) and tells how many moves a second that makes.

  --players N   seats at the table (the fewest the game takes)
  --seconds S   how long to measure, from 0.01 to 3600
  --json        the numbers as one JSON object: game, players, playouts_per_s, moves_per_s, allocations_per_move,
                state_bytes
)";

}  // namespace

int run_bench(const Words& words) {
    Arguments in("bench", words, {{"--players", true}, {"--seconds", true}, {"--json", false}});
    if (in.wants_help()) return std::fputs(kBenchHelp, stdout), kSuccess;
    const GameEntry* game = in.trouble().empty() ? in.game(0) : nullptr;
    in.expect_at_most(1);
    if (game == nullptr) return in.refuse();
    const auto players = static_cast<int>(in.number("--players", game->info->min_seats, game->info->max_seats, game->info->min_seats));
    const auto wanted = in.decimal("--seconds", 0.01, 3600, 3);
    if (!in.trouble().empty()) return in.refuse();

    const std::uint64_t warm = game->playouts(players, 1, 20);                   // also builds the static tables
    std::uint64_t moves = 0, playouts = 0, seed = 2;
    const std::uint64_t allocated = allocations();
    const double begun = seconds();
    double spent = 0;
    while (warm > 0 && spent < wanted) {
        constexpr int kBatch = 100;
        moves += game->playouts(players, seed++, kBatch);
        playouts += kBatch;
        spent = seconds() - begun;
    }
    const double per_move = static_cast<double>(allocations() - allocated) / static_cast<double>(std::max<std::uint64_t>(moves, 1));
    const double playouts_per_s = static_cast<double>(playouts) / spent, moves_per_s = static_cast<double>(moves) / spent;
    if (in.has("--json")) {
        std::printf("{\"game\":\"%s\",\"players\":%d,\"playouts_per_s\":%.1f,\"moves_per_s\":%.0f,"
                    "\"allocations_per_move\":%.6g,\"state_bytes\":%zu}\n",
                    game->info->id, players, playouts_per_s, moves_per_s, per_move, game->state_bytes);
    } else {
        std::printf("%s, %d players, %.1f s of random games on one core\n", game->info->name.en, players, spent);
        std::printf("  %12.0f moves a second\n  %12.1f games a second\n", moves_per_s, playouts_per_s);
        std::printf("  %12.1f moves a game\n", static_cast<double>(moves) / static_cast<double>(playouts));
        std::printf("  %12.6g heap allocations a move\n  %12zu bytes a state\n", per_move, game->state_bytes);
    }
    return kSuccess;
}

}  // namespace orrery::cli
