#include <algorithm>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "engine/ai/self_play.h"
#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/cli/files.h"
#include "engine/cli/seeds.h"
#include "engine/match/game_list.h"
#include "engine/match/match.h"

namespace orrery::cli {

namespace {

constexpr const char* kTrainHelp = R"(usage: orrery train GAME --out FILE [--rounds N] [--games N] [--hidden N] [--rate R] [--straying P] [--lambda L]
                    [--playouts N | --iterations N] [--turns] [--plies N] [--from FILE] [--seed S] [--threads N] [--against N]
                    [--resume]

Learns the network with which the computer players judge a position, by playing against itself. The same numbers give the
same weights on the same machine.

  --out FILE       where the weights go, as JSON; written after every round, with FILE.state beside it
  --rounds N       rounds of self-play and learning (40)
  --games N        games in a round (1000)
  --hidden N       units of the network (32)
  --rate R         size of the steps of learning (0.002); a tenth of it at the end
  --straying P     share of choices in the last round of self-play that are drawn, from 0 to 1 (0.02); in the first round all are
  --lambda L       share of what follows a position in its target, from 0 to 1 (0.997); the rest is the judgement after it
  --playouts N     chooses the moves of self-play by N playouts, for the first network of a game
  --iterations N   chooses them by the game's search with the network as it is; without both, by looking one move ahead
  --turns          judges only positions at the beginning of a turn; a position within one is played on at random until then
  --plies N        moves after which a game is judged as it stands (600)
  --from FILE      begins with the weights of this file
  --seed S         seed (1)
  --threads N      games that are played at the same time (as many as the machine has cores)
  --against N      after every fifth round and the last, plays 40 games of two seats against a searching player with N
                   playouts (0: none)
  --resume         goes on from FILE.state; the other numbers must be the same as before
)";

/// What the command line asks for beside the plan.
struct Task {
    std::string path;
    int against = 0;
    bool resumes = false;
    std::optional<std::string> from;
    Json from_made;                                        ///< how those weights were made
    std::string command;                                   ///< that makes the same weights
};

bool fail(const std::string& why) {
    std::fprintf(stderr, "orrery train: %s\n", why.c_str());
    return false;
}

/// Replaces a file as a whole, so that an interruption leaves the old one.
template <class Write>
bool write_file(const std::string& path, Write write) {
    const std::string fresh = path + ".new";
    std::ofstream out(fresh, std::ios::binary);
    write(out);
    out.close();
    if (out && std::rename(fresh.c_str(), path.c_str()) == 0) return true;
    return fail("cannot write " + path);
}

Result<Json> read_document(const std::string& path) {
    const Result<std::string> text = read_file(path);
    if (!text) return text.error();
    return parse_json(*text);
}

template <HasFeatures G>
bool write_all(const SelfPlay<G>& self, const TrainingPlan& plan, const Task& task) {
    Json weights = self.network().encode();
    weights["made"]["command"] = task.command;
    weights["made"]["games"] = self.rounds() * plan.games;
    if (task.from) weights["made"]["from"] = task.from_made;
    return write_file(task.path + ".state", [&](std::ostream& out) { self.write_state(out); }) &&
           write_file(task.path, [&](std::ostream& out) { out << to_text(weights) << "\n"; });
}

template <HasFeatures G>
int train(const TrainingPlan& plan, Task task) {
    SelfPlay<G> self(plan, &drawn_options<G>);
    const auto usual = [](int seats, Rng&) { return usual_options<G>(seats); };
    if (task.from) {
        const Result<Json> document = read_document(*task.from);
        const Result<StoredNetwork> weights = document ? StoredNetwork::decode(*document) : document.error();
        if (!weights) return fail(*task.from + ": " + weights.error().message), kBadUsage;
        if (!self.start_from(*weights)) return fail(*task.from + " holds a network of another shape"), kBadUsage;
        task.from_made = document->value("made", Json());
    }
    if (task.resumes) {
        std::ifstream state(task.path + ".state", std::ios::binary);
        if (!state || !self.read_state(state)) return fail(task.path + ".state does not hold the state of such a training"), kBadUsage;
    } else if (!write_all(self, plan, task)) {
        return kFailed;
    }
    while (self.rounds() < plan.rounds) {
        const double begun = seconds();
        const TrainingRound round = self.round();
        std::printf("round %d: %llu positions, loss %.4f, %.1f games/s", round.round + 1, static_cast<unsigned long long>(round.positions),
                    static_cast<double>(round.loss), static_cast<double>(round.games) / (seconds() - begun));
        if (task.against > 0 && (round.round % 5 == 4 || round.round + 1 == plan.rounds))
            std::printf(", wins %.1f %%",
                        100 * SelfPlay<G>::share_won(self.network(), usual, 4, task.against, 40, plan.seed + 1));
        std::printf("\n");
        std::fflush(stdout);
        if (!write_all(self, plan, task)) return kFailed;
    }
    return kSuccess;
}

/// Trains the game with this id. Returns nothing if it has no features.
template <class... G>
std::optional<int> train_one(GameList<G...>, std::string_view id, const TrainingPlan& plan, const Task& task) {
    std::optional<int> out;
    const auto try_one = [&]<class One>(One*) {
        if constexpr (HasFeatures<One>)
            if (id == One::info().id) out = train<One>(plan, task);
    };
    (try_one(static_cast<G*>(nullptr)), ...);
    return out;
}

}  // namespace

int run_train(const Words& words) {
    Arguments in("train", words, {{"--out", true}, {"--rounds", true}, {"--games", true}, {"--hidden", true}, {"--rate", true},
                                  {"--straying", true}, {"--lambda", true}, {"--playouts", true}, {"--iterations", true},
                                  {"--turns", false}, {"--plies", true}, {"--from", true}, {"--seed", true}, {"--threads", true},
                                  {"--against", true}, {"--resume", false}});
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
    plan.straying = static_cast<float>(in.decimal("--straying", 0.0001, 1, static_cast<double>(plan.straying)));
    plan.lambda = static_cast<float>(in.decimal("--lambda", 0, 1, static_cast<double>(plan.lambda)));
    plan.playouts = static_cast<int>(in.number("--playouts", 0, 1000000, 0));
    plan.iterations = static_cast<int>(in.number("--iterations", 0, 1000000, 0));
    plan.turns = in.has("--turns");
    plan.plies = static_cast<int>(in.number("--plies", 1, 100000, plan.plies));
    plan.seed = static_cast<std::uint64_t>(in.number("--seed", 0, kMaxSeed, 1));
#ifdef __EMSCRIPTEN__                                      // which has no threads here
    in.number("--threads", 1, 1, 1);
#else
    const auto cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const auto threads = static_cast<int>(in.number("--threads", 1, 1024, cores));
    plan.on_threads = [threads](const std::function<void()>& work) {
        std::vector<std::thread> others;
        for (int i = 1; i < threads; ++i) others.emplace_back(work);
        work();
        for (std::thread& other : others) other.join();
    };
#endif
    if (plan.playouts > 0 && plan.iterations > 0) in.complain("--playouts, --iterations: one of them");
    Task task;
    task.against = static_cast<int>(in.number("--against", 0, 1000000, 0));
    task.resumes = in.has("--resume");
    task.from = in.text("--from");
    if (!in.trouble().empty()) return in.refuse();
    task.path = *in.text("--out");
    task.command = std::string("orrery train ") + game->info->id + " --out FILE";
    if (plan.turns) task.command += " --turns";
    for (const char* option : {"--rounds", "--games", "--hidden", "--rate", "--straying", "--lambda", "--playouts", "--iterations", "--plies",
                               "--from", "--seed"})
        if (const auto given = in.text(option))
            task.command += " " + std::string(option) + " " + (option == std::string_view("--from") ? "FIRST" : *given);
    const std::optional<int> status = train_one(AllGames{}, game->info->id, plan, task);
    if (status) return *status;
    return fail(std::string(game->info->name.en) + " has no features"), kFailed;
}

}  // namespace orrery::cli
