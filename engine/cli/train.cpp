#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include "engine/ai/self_play.h"
#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/cli/files.h"
#include "engine/cli/seeds.h"
#include "engine/match/game_list.h"
#include "engine/match/match.h"

namespace orrery::cli {

namespace {

constexpr const char* kTrainHelp = R"(usage: orrery train GAME --out FILE [--rounds N] [--games N] [--hidden N] [--rate R] [--warmth W] [--seed S]
                    [--against N]

Learns the network with which the computer players judge a position, by playing against itself. The same numbers give the
same weights on the same machine.

  --out FILE       where the weights go, as JSON; written after every round
  --rounds N       rounds of self-play and learning (40)
  --games N        games in a round (1000)
  --hidden N       units of the network (32)
  --rate R         size of the steps of learning (0.002); a tenth of it at the end
  --warmth W       judgements apart at which a move is e times as likely in self-play, of 1000 (40)
  --seed S         seed (1)
  --against N      after every fifth round and the last, plays 40 games of two seats against a searching player with N
                   playouts (0: none)
)";

template <HasFeatures G>
int train(const TrainingPlan& plan, const std::string& path, int against) {
    SelfPlay<G> self(plan, &usual_options<G>);
    for (int i = 0; i < plan.rounds; ++i) {
        const double begun = seconds();
        const TrainingRound round = self.round(i);
        std::printf("round %d: %llu positions, loss %.4f, %.1f games/s", i + 1, static_cast<unsigned long long>(round.positions),
                    static_cast<double>(round.loss), static_cast<double>(round.games) / (seconds() - begun));
        if (against > 0 && (i % 5 == 4 || i + 1 == plan.rounds))
            std::printf(", wins %.1f %%",
                        100 * SelfPlay<G>::share_won(self.network(), &usual_options<G>, 4, against, 40, plan.seed + 1));
        std::printf("\n");
        std::fflush(stdout);
        std::ofstream out(path);
        out << to_text(self.network().encode()) << "\n";
        if (!out) {
            std::fprintf(stderr, "orrery train: cannot write %s\n", path.c_str());
            return kFailed;
        }
    }
    return kSuccess;
}

/// Trains the game with this id. Returns nothing if it has no features.
template <class... G>
std::optional<int> train_one(GameList<G...>, std::string_view id, const TrainingPlan& plan, const std::string& path,
                             int against) {
    std::optional<int> out;
    const auto try_one = [&]<class One>(One*) {
        if constexpr (HasFeatures<One>)
            if (id == One::info().id) out = train<One>(plan, path, against);
    };
    (try_one(static_cast<G*>(nullptr)), ...);
    return out;
}

}  // namespace

int run_train(const Words& words) {
    Arguments in("train", words, {{"--out", true}, {"--rounds", true}, {"--games", true}, {"--hidden", true}, {"--rate", true},
                                  {"--warmth", true}, {"--seed", true}, {"--against", true}});
    if (in.wants_help()) return std::fputs(kTrainHelp, stdout), kSuccess;
    const GameEntry* game = in.trouble().empty() ? in.game(0) : nullptr;
    in.expect_at_most(1);
    if (game == nullptr) return in.refuse();
    if (!in.has("--out")) in.complain("--out: where should the weights go?");
    TrainingPlan plan;
    plan.rounds = static_cast<int>(in.number("--rounds", 1, 100000, plan.rounds));
    plan.games = static_cast<int>(in.number("--games", 1, 1000000, plan.games));
    plan.hidden = static_cast<int>(in.number("--hidden", 1, Network::kMostHidden, plan.hidden));
    plan.rate = static_cast<float>(in.decimal("--rate", 0.000001, 1, static_cast<double>(plan.rate)));
    plan.warmth = static_cast<float>(in.decimal("--warmth", 0.1, 1000, static_cast<double>(plan.warmth)));
    plan.seed = static_cast<std::uint64_t>(in.number("--seed", 0, kMaxSeed, 1));
    const auto against = static_cast<int>(in.number("--against", 0, 1000000, 0));
    if (!in.trouble().empty()) return in.refuse();
    const std::optional<int> status = train_one(AllGames{}, game->info->id, plan, *in.text("--out"), against);
    if (status) return *status;
    std::fprintf(stderr, "orrery train: %s has no features yet\n", game->info->name.en);
    return kFailed;
}

}  // namespace orrery::cli
