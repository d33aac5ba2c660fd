#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/cli/files.h"
#include "engine/cli/players.h"
#include "engine/cli/progress.h"
#include "engine/cli/seeds.h"
#include "engine/core/hash.h"
#include "engine/core/json.h"
#include "engine/core/rng.h"
#include "engine/match/notation.h"
#include "engine/match/retelling.h"
#include "engine/match/save.h"

namespace orrery::cli {

namespace {

constexpr const char* kPlayHelp = R"(usage: orrery play GAME [--players N] [--seed S] [--bots LEVEL,…] [--games N] [--iterations N]
                   [--options KEY=VALUE,…] [--patience S] [--json]

Lets computer players and outside programs play against each other.

  --players N      seats at the table (as many as levels are given, otherwise the fewest the game takes)
  --seed S         seed of the first game (1), at most 53 bits; each following game has its own seed, derived from it
  --bots LEVEL,…   one level for each seat, or one for all (random); exec:COMMAND is a program that plays the seat
                   (docs/protocol.md, "Outside players")
  --games N        how many games (1)
  --iterations N   games that a thinking player plays out in its head for each decision (its level's own number)
  --options KEY=VALUE,…
                   options of the game, such as mode=astronomer; the others take their defaults. Also as JSON
  --patience S     seconds that an outside program has for each answer (60)
  --json           results and statistics as one JSON object
)";

constexpr const char* kReplayHelp = R"(usage: orrery replay SAVE [--text | --notation | --save] [--lang LANGUAGE]

Plays the moves of a saved game again and checks that they lead to its saved position and hash. Exit status 1 if not,
2 if the file is no save. The file can also be a notation (docs/protocol.md, "Notation").

  --notation       prints the notation of the game
  --save           prints the game as a save
  --text           tells the whole game in words: each decision and each move as its player reads them, what followed as
                   everybody may read it, and the points
  --lang LANGUAGE  the language of the text by its code, such as ja (en)
)";

struct Played {
    std::uint64_t seed;
    std::size_t moves;
    int turns;
    ScoreSheet sheet;
    std::string hash;
};

/// Returns whether reading a save failed because its hash, though well formed, is not that of its end position.
bool is_of_other_position(const Json& document, const Error& error) {
    Error malformed;
    const std::string hash = Reader(document, "", malformed).at("hash").text();
    return error.pointer == "/hash" && from_hex16(hash);
}

bool is_outside(const std::string& level) { return level.starts_with(kOutsidePrefix); }

/// Plays one game to its end. `how` has a name for each seat. Fails if it cannot start, and like `play_to_end`.
Result<Played> play_one(const GameEntry& game, NewMatch how, std::vector<Player>& players, std::uint64_t seed, const Budget& budget) {
    how.seed = seed;
    const auto match = game.start(how);
    if (!match) return match.error();
    Rng rng(seed ^ 0x9E3779B97F4A7C15u);                   // independent of the game's generator
    if (auto trouble = play_to_end(**match, players, rng, budget)) return *std::move(trouble);
    return Played{seed, (*match)->ply(), (*match)->turn_number(), (*match)->score(), (*match)->hash()};
}

/// Returns "seat 1 wins", "seats 0 2 share the victory" or "nobody wins". An automaton is called by its name.
std::string victory_of(const ScoreSheet& sheet) {
    if (sheet.winners.empty()) return "nobody wins";
    std::string seats, automata;
    int winning_seats = 0;
    for (const Contender winner : sheet.winners) {
        if (const Automaton* automaton = sheet.row(winner).automaton) {
            automata += (automata.empty() ? "" : " ") + std::string(automaton->name.en);
        } else {
            seats += " " + std::to_string(winner.index);
            ++winning_seats;
        }
    }
    if (winning_seats > 0) seats = (winning_seats == 1 ? "seat" : "seats") + seats + (automata.empty() ? "" : " ");
    return seats + automata + (sheet.winners.size() == 1 ? " wins" : " share the victory");
}

void print_result(int index, const Played& played) {
    std::string totals;
    for (const ScoreSheet::Row& row : played.sheet.rows) totals += (totals.empty() ? "" : " ") + std::to_string(row.total);
    std::printf("game %d: seed %llu, %zu moves, %d turns, points %s, %s\n", index + 1, static_cast<unsigned long long>(played.seed),
                played.moves, played.turns, totals.c_str(), victory_of(played.sheet).c_str());
}

/// Sums over the games of a run.
struct Statistics {
    struct Row {
        int wins = 0;
        double points = 0;
        const Automaton* automaton = nullptr;              ///< null for a seat
    };
    double moves = 0, turns = 0;
    std::vector<Row> rows;                                 ///< by contender

    void add(const Played& played) {
        moves += static_cast<double>(played.moves);
        turns += played.turns;
        rows.resize(played.sheet.rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i].points += played.sheet.rows[i].total;
            rows[i].automaton = played.sheet.rows[i].automaton;
            rows[i].wins += played.sheet.has_won(static_cast<Seat>(i)) ? 1 : 0;
        }
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
    for (const Contender winner : played.sheet.winners) out["winners"].push_back(winner.index);
    out["hash"] = played.hash;
    return out;
}

/// Returns the game of a notation as a save that begins now.
Result<LoadedSave> save_of(const std::string& text) {
    Result<NotatedGame> game = read_notation(text);
    if (!game) return game.error();
    LoadedSave save = std::move(game->save);
    save.header.id = save.match->hash();
    save.header.created = save.header.updated = utc_time();
    return save;
}

double rounded(double value) { return static_cast<double>(static_cast<long long>(value * 1000 + 0.5)) / 1000; }

}  // namespace

int run_play(const Words& words) {
    Arguments in("play", words, {{"--players", true}, {"--seed", true}, {"--bots", true}, {"--games", true}, {"--iterations", true},
                                 {"--options", true}, {"--patience", true}, {"--json", false}});
    if (in.wants_help()) return std::fputs(kPlayHelp, stdout), kSuccess;
    const GameEntry* game = in.trouble().empty() ? in.game(0) : nullptr;
    in.expect_at_most(1);
    if (game == nullptr) return in.refuse();

    std::vector<std::string> bots = split(in.text("--bots").value_or("random"));
    for (const std::string& level : bots)
        if (!is_bot_level(level) && !is_outside(level)) in.complain("--bots: there is no level \"" + level + "\"");
    const auto given = static_cast<int>(std::min<std::size_t>(bots.size(), 100));
    const int otherwise = given > 1 ? given : game->info->min_seats;
    if (given > 1 && (given < game->info->min_seats || given > game->info->max_seats))
        in.complain("--bots: " + std::string(game->info->name.en) + " is for " + std::to_string(game->info->min_seats) + " to " +
                    std::to_string(game->info->max_seats) + " players");
    const auto players = static_cast<int>(in.number("--players", game->info->min_seats, game->info->max_seats, otherwise));
    if (given > 1 && given != players) in.complain("--bots: expected one level, or one for each of the " + std::to_string(players) + " seats");
    const auto seed = static_cast<std::uint64_t>(in.number("--seed", 0, kMaxSeed, 1));
    const auto games = static_cast<int>(in.number("--games", 1, 10000000, 1));
    const double patience = in.decimal("--patience", 0.01, 86400, 60);
    Budget budget;
    if (in.has("--iterations")) budget.iterations = static_cast<int>(in.number("--iterations", 1, 1000000000, 1));
    NewMatch how;
    how.names.resize(static_cast<std::size_t>(players));
    how.options = in.game_options();
    if (!in.trouble().empty()) return in.refuse();
    if (const auto trial = game->start(how); !trial) {
        in.complain("--options: " + trial.error().pointer + ": " + trial.error().message);
        return in.refuse();
    }
    if (given == 1) bots.resize(static_cast<std::size_t>(players), bots.front());
    std::vector<Player> playing;
    for (const std::string& level : bots) {
        playing.push_back({level});
        if (is_outside(level)) playing.back().outside = std::make_unique<Outside>(level.substr(kOutsidePrefix.size()), patience);
    }

    Statistics statistics;
    Json results = Json::array();
    const double begun = seconds();
    {
        Progress progress;
        Seeds seeds(seed);
        for (int i = 0; i < games; ++i) {
            const std::uint64_t game_seed = seeds.next();
            const Result<Played> played = play_one(*game, how, playing, game_seed, budget);
            if (!played) {
                std::fprintf(stderr, "orrery play: game %d (seed %llu): %s\n", i + 1, static_cast<unsigned long long>(game_seed),
                             played.error().message.c_str());
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
        Json out = Json::object(), seats = Json::array(), automata = Json::array();
        out["game"] = game->info->id;
        out["players"] = players;
        out["seed"] = seed;
        out["games"] = games;
        for (std::size_t i = 0; i < statistics.rows.size(); ++i) {
            const Statistics::Row& sums = statistics.rows[i];
            Json row = Json::object();
            if (sums.automaton != nullptr) {
                row["automaton"] = sums.automaton->id;
            } else {
                row["seat"] = i;
                row["level"] = bots[i];
            }
            row["wins"] = sums.wins;
            row["mean_points"] = rounded(sums.points / games);
            (sums.automaton != nullptr ? automata : seats).push_back(std::move(row));
        }
        out["seats"] = std::move(seats);
        if (!automata.empty()) out["automata"] = std::move(automata);
        out["mean_moves"] = rounded(statistics.moves / games);
        out["mean_turns"] = rounded(statistics.turns / games);
        out["seconds"] = rounded(spent);
        out["results"] = std::move(results);
        std::printf("%s\n", to_text(out).c_str());
        return kSuccess;
    }
    std::printf("%d %s in %.2f s, %.1f moves and %.1f turns a game\n", games, games == 1 ? "game" : "games", spent,
                statistics.moves / games, statistics.turns / games);
    for (std::size_t i = 0; i < statistics.rows.size(); ++i) {
        const Statistics::Row& sums = statistics.rows[i];
        const std::string who = sums.automaton != nullptr ? sums.automaton->name.en : "seat " + std::to_string(i);
        std::printf("  %s  %-8s  %5.1f %% won, %.1f points on average\n", who.c_str(),
                    sums.automaton != nullptr ? "" : bots[i].c_str(), 100.0 * sums.wins / games, sums.points / games);
    }
    return kSuccess;
}

int run_replay(const Words& words) {
    Arguments in("replay", words, {{"--text", false}, {"--notation", false}, {"--save", false}, {"--lang", true}});
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
    const bool is_text = is_notation(*text);
    const Result<Json> document = is_text ? Result<Json>(Json()) : parse_json(*text);
    const Result<LoadedSave> save = is_text ? save_of(*text) : document ? read_save(*document) : Result<LoadedSave>(document.error());
    const double spent = seconds() - begun;
    if (!save) {
        std::fprintf(stderr, "orrery replay: %s: %s%s%s\n", in.rest()[0].c_str(), save.error().pointer.c_str(),
                     save.error().pointer.empty() ? "" : ": ", save.error().message.c_str());
        return document && is_of_other_position(*document, save.error()) ? kFailed : kBadUsage;
    }
    if (save->notice) {
        std::printf("%s\n", save->notice->en.c_str());
        return kFailed;
    }
    const AnyMatch& match = *save->match;
    if (in.has("--notation")) return std::fputs(write_notation(save->header, match).c_str(), stdout), kSuccess;
    if (in.has("--save")) return std::printf("%s\n", to_text(write_save(save->header, match)).c_str()), kSuccess;
    if (in.has("--text")) {
        for (const std::string& line : retold(match, lang)) std::printf("%s\n", line.c_str());
        return kSuccess;
    }
    std::printf("%s: %zu moves, %zu of them standing, hash %s, %.2f ms\n", match.game().name.en, match.history_size(),
                match.ply(), match.hash().c_str(), spent * 1000);
    return kSuccess;
}

}  // namespace orrery::cli
