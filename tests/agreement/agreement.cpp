// Plays random games of every game in the list, one in fifty with the searching computer player, and prints a line for each:
// game, seats, seed, moves, a hash of the moves made and, at every tenth, of the position and its legal moves, and the hash of the
// last position. Native and WebAssembly builds must print the same. Given the number of games before its own, a process plays only
// its part of them.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/core/rng.h"
#include "engine/match/games.h"

using namespace orrery;

namespace {

/// Random play of some games takes thousands of moves. The first moves suffice to distinguish two builds.
constexpr std::size_t kMostPlies = 300;
constexpr int kPlayouts = 40, kThinkingGame = 50;
/// Documents of positions and of all legal moves take most of the time, and a difference between two builds soon shows in the moves
/// that are drawn from them.
constexpr std::size_t kPliesPerPosition = 10;

bool play_one(const GameEntry& game, int seats, std::uint64_t seed, bool thinks) {
    NewMatch how;
    how.names.resize(static_cast<std::size_t>(seats));
    how.seed = seed;
    auto started = game.start(how);
    if (!started) {
        std::fprintf(stderr, "%d seats, seed %llu: the match does not start\n", seats, static_cast<unsigned long long>(seed));
        return false;
    }
    AnyMatch& match = **started;
    Rng pick(seed ^ 0x9e3779b97f4a7c15u);
    std::uint64_t folded = 0xcbf29ce484222325u;
    const auto fold = [&folded](const std::string& text) {
        for (const char c : text) folded = (folded ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    };
    while (match.to_act() && match.ply() < kMostPlies) {
        if (match.ply() % kPliesPerPosition == 0) {
            fold(match.hash());
            for (const Json& move : match.moves()) fold(move.dump());
        }
        BotStats stats;
        const Json move = match.bot_move(thinks ? "normal" : "random", pick.next64(), {0, kPlayouts}, stats);
        fold(move.dump());
        if (!match.make(move)) {
            std::fprintf(stderr, "%d seats, seed %llu: %s was offered and is refused\n", seats,
                         static_cast<unsigned long long>(seed), move.dump().c_str());
            return false;
        }
    }
    std::printf("%s %d %llu %zu %016llx %s\n", game.info->id, seats, static_cast<unsigned long long>(seed), match.ply(),
                static_cast<unsigned long long>(folded), match.hash().c_str());
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    const int games = argc == 2 || argc == 3 ? std::atoi(argv[1]) : 0, before = argc == 3 ? std::atoi(argv[2]) : 0;
    if (games < 1 || before < 0) {
        std::fprintf(stderr, "usage: orrery_agreement GAMES [GAMES_BEFORE]\n");
        return 2;
    }
    for (const GameEntry& game : all_games()) {
        const int counts = game.info->max_seats - game.info->min_seats + 1;
        for (int i = before; i < before + games; ++i)
            if (!play_one(game, game.info->min_seats + i % counts, static_cast<std::uint64_t>(i) + 1, i % kThinkingGame == kThinkingGame - 1))
                return 1;
    }
    return 0;
}
