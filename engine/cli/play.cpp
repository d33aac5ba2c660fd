#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/cli/files.h"
#include "engine/cli/progress.h"
#include "engine/core/json.h"
#include "engine/core/rng.h"
#include "engine/match/retelling.h"
#include "engine/match/save.h"

namespace orrery::cli {

namespace {

constexpr const char* kPlayHelp = R"(usage: orrery play GAME [--players N] [--seed S] [--bots LEVEL,…] [--games N] [--iterations N] [--json]

Lets computer players play against each other.

  --players N      seats at the table (as many as levels are given, otherwise the fewest the game takes)
  --seed S         the first game's seed (1); game i of a run has its own, made from it
  --bots LEVEL,…   one level for each seat, or one for all (random)
  --games N        how many games (1)
  --iterations N   games that a thinking player plays out in its head for each decision (its level's own number)
  --json           results and statistics as one JSON object
)";

constexpr const char* kReplayHelp = R"(usage: orrery replay SAVE [--text] [--lang en|ja]

Plays the moves of a saved game again and checks that they lead to its saved position and hash. Exit status 1 if not,
2 if the file is no save.

  --text           tells the whole game in words: each decision and each move as its player reads them, what followed as
                   everybody may read it, and the points
  --lang en|ja     the language of the text (en)
)";

/// Maximum number of moves of a game. No regular game reaches it. It stops a game that a rules error makes endless.
constexpr std::size_t kMaxPlies = 20000;

struct Played {
    std::uint64_t seed;
    std::size_t moves;
    int turns;
    ScoreSheet sheet;
    std::string hash;
};

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> out;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        out.push_back(text.substr(at, comma - at));
        at = comma + 1;
    }
    return out;
}

/// Returns the seed of game `index` of a run. The first game uses the seed of the run.
std::uint64_t seed_of(std::uint64_t run, int index) {
    if (index == 0) return run;
    Rng rng(run);
    std::uint64_t seed = 0;
    for (int i = 0; i < index; ++i) seed = rng.next64();
    return seed & 0x1FFFFFFFFFFFFFu;                       // 53 bits, exact in every JSON reader
}

/// Plays one game to its end. Returns nothing if it cannot start, a move is refused, or it reaches kMaxPlies.
std::optional<Played> play_one(const GameEntry& game, const std::vector<std::string>& bots, std::uint64_t seed, const Budget& budget) {
    NewMatch how;
    how.names.resize(bots.size());
    how.seed = seed;
    auto match = game.start(how);
    if (!match) return {};
    Rng rng(seed ^ 0x9E3779B97F4A7C15u);                   // independent of the game's generator
    BotStats stats;
    while ((*match)->to_act()) {
        const std::string& level = bots[static_cast<std::size_t>(*(*match)->to_act())];
        if ((*match)->ply() >= kMaxPlies || !(*match)->make((*match)->bot_move(level, rng.next64(), budget, stats))) return {};
    }
    return Played{seed, (*match)->ply(), (*match)->turn_number(), (*match)->score(), (*match)->hash()};
}

std::string join(const std::vector<int>& numbers) {
    std::string out;
    for (const int number : numbers) out += (out.empty() ? "" : " ") + std::to_string(number);
    return out;
}

void print_result(int index, const Played& played) {
    std::vector<int> totals, winners;
    for (const ScoreSheet::Row& row : played.sheet.rows) totals.push_back(row.total);
    for (const Seat seat : played.sheet.winners) winners.push_back(seat);
    std::printf("game %d: seed %llu, %zu moves, %d turns, points %s, %s %s\n", index + 1,
                static_cast<unsigned long long>(played.seed), played.moves, played.turns, join(totals).c_str(),
                winners.size() == 1 ? "seat" : "seats", (join(winners) + (winners.size() == 1 ? " wins" : " share the victory")).c_str());
}

/// Sums over the games of a run. The vectors are indexed by seat.
struct Statistics {
    double moves = 0, turns = 0;
    std::vector<int> wins;
    std::vector<double> points;

    explicit Statistics(std::size_t seats) : wins(seats), points(seats) {}
    void add(const Played& played) {
        moves += static_cast<double>(played.moves);
        turns += played.turns;
        for (std::size_t seat = 0; seat < points.size(); ++seat) points[seat] += played.sheet.rows[seat].total;
        for (const Seat seat : played.sheet.winners) ++wins[static_cast<std::size_t>(seat)];
    }
};

Json to_json(const Played& played) {
    Json out = Json::object();
    out["seed"] = played.seed;
    out["moves"] = played.moves;
    out["turns"] = played.turns;
    for (const char* key : {"scores", "places", "winners"}) out[key] = Json::array();
    for (const ScoreSheet::Row& row : played.sheet.rows) {
        out["scores"].push_back(row.total);
        out["places"].push_back(row.place);
    }
    for (const Seat seat : played.sheet.winners) out["winners"].push_back(seat);
    out["hash"] = played.hash;
    return out;
}

double rounded(double value) { return static_cast<double>(static_cast<long long>(value * 1000 + 0.5)) / 1000; }

}  // namespace

int run_play(const Words& words) {
    Arguments in("play", words, {{"--players", true}, {"--seed", true}, {"--bots", true}, {"--games", true}, {"--iterations", true},
                                 {"--json", false}});
    if (in.wants_help()) return std::fputs(kPlayHelp, stdout), kSuccess;
    const GameEntry* game = in.trouble().empty() ? in.game(0) : nullptr;
    in.expect_at_most(1);
    if (game == nullptr) return in.refuse();

    std::vector<std::string> bots = split(in.text("--bots").value_or("random"));
    for (const std::string& level : bots)
        if (!is_bot_level(level)) in.complain("--bots: there is no level \"" + level + "\"");
    const auto given = static_cast<int>(std::min<std::size_t>(bots.size(), 100));
    const int otherwise = given > 1 ? given : game->info->min_seats;
    if (given > 1 && (given < game->info->min_seats || given > game->info->max_seats))
        in.complain("--bots: " + std::string(game->info->name.en) + " is for " + std::to_string(game->info->min_seats) + " to " +
                    std::to_string(game->info->max_seats) + " players");
    const auto players = static_cast<int>(in.number("--players", game->info->min_seats, game->info->max_seats, otherwise));
    if (given > 1 && given != players) in.complain("--bots: expected one level, or one for each of the " + std::to_string(players) + " seats");
    const auto seed = static_cast<std::uint64_t>(in.number("--seed", 0, INT64_C(999999999999999999), 1));
    const auto games = static_cast<int>(in.number("--games", 1, 10000000, 1));
    Budget budget;
    if (in.has("--iterations")) budget.iterations = static_cast<int>(in.number("--iterations", 1, 1000000000, 1));
    if (!in.trouble().empty()) return in.refuse();
    if (given == 1) bots.resize(static_cast<std::size_t>(players), bots.front());

    Statistics statistics(bots.size());
    Json results = Json::array();
    const double begun = seconds();
    {
        Progress progress;
        for (int i = 0; i < games; ++i) {
            const std::optional<Played> played = play_one(*game, bots, seed_of(seed, i), budget);
            if (!played) {
                std::fprintf(stderr, "orrery play: game %d (seed %llu) did not come to an end\n", i + 1,
                             static_cast<unsigned long long>(seed_of(seed, i)));
                return kFailed;
            }
            statistics.add(*played);
            if (in.has("--json")) results.push_back(to_json(*played));
            else print_result(i, *played);
            progress.show(i + 1, games);
        }
    }
    const double spent = seconds() - begun;

    if (in.has("--json")) {
        Json out = Json::object(), seats = Json::array();
        out["game"] = game->info->id;
        out["players"] = players;
        out["seed"] = seed;
        out["games"] = games;
        for (std::size_t seat = 0; seat < bots.size(); ++seat) {
            Json row = Json::object();
            row["seat"] = seat;
            row["level"] = bots[seat];
            row["wins"] = statistics.wins[seat];
            row["mean_points"] = rounded(statistics.points[seat] / games);
            seats.push_back(std::move(row));
        }
        out["seats"] = std::move(seats);
        out["mean_moves"] = rounded(statistics.moves / games);
        out["mean_turns"] = rounded(statistics.turns / games);
        out["seconds"] = rounded(spent);
        out["results"] = std::move(results);
        std::printf("%s\n", to_text(out).c_str());
        return kSuccess;
    }
    std::printf("%d %s in %.2f s, %.1f moves and %.1f turns a game\n", games, games == 1 ? "game" : "games", spent,
                statistics.moves / games, statistics.turns / games);
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        std::printf("  seat %zu  %-8s  %5.1f %% won, %.1f points on average\n", seat, bots[seat].c_str(),
                    100.0 * statistics.wins[seat] / games, statistics.points[seat] / games);
    return kSuccess;
}

int run_replay(const Words& words) {
    Arguments in("replay", words, {{"--text", false}, {"--lang", true}});
    if (in.wants_help()) return std::fputs(kReplayHelp, stdout), kSuccess;
    if (in.rest().empty()) in.complain("which file?");
    in.expect_at_most(1);
    const Lang lang = in.lang().value_or(Lang::en);
    if (!in.trouble().empty()) return in.refuse();
    const Result<std::string> text = read_file(in.rest()[0]);
    if (!text) {
        in.complain(text.error().message);
        return in.refuse();
    }
    const double begun = seconds();
    const Result<LoadedSave> save = read_save(std::string_view(*text));
    const double spent = seconds() - begun;
    if (!save) {
        std::fprintf(stderr, "orrery replay: %s: %s%s%s\n", in.rest()[0].c_str(), save.error().pointer.c_str(),
                     save.error().pointer.empty() ? "" : ": ", save.error().message.c_str());
        return save.error().pointer == "/hash" ? kFailed : kBadUsage;   // a readable save with a different hash
    }
    if (save->notice) {
        std::printf("%s\n", save->notice->en.c_str());
        return kFailed;
    }
    const AnyMatch& match = *save->match;
    if (in.has("--text")) {
        for (const std::string& line : retold(match, lang)) std::printf("%s\n", line.c_str());
        return kSuccess;
    }
    std::printf("%s: %zu moves, %zu of them standing, hash %s, %.2f ms\n", match.game().name.en, match.history_size(),
                match.ply(), match.hash().c_str(), spent * 1000);
    return kSuccess;
}

}  // namespace orrery::cli
