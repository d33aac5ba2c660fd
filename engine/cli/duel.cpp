#include <algorithm>
#include <atomic>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "engine/ai/lookahead.h"
#include "engine/ai/networks.h"
#include "engine/ai/trainer.h"
#include "engine/ai/tree_search.h"
#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/cli/files.h"
#include "engine/cli/seeds.h"
#include "engine/match/game_list.h"
#include "engine/match/match.h"

namespace orrery::cli {

namespace {

constexpr const char* kDuelHelp = R"(usage: orrery duel GAME PLAYER PLAYER [--games N] [--players P] [--options KEY=VALUE,…] [--seed S] [--threads N]
                   [--json]

Lets one computer player play against others of another kind, in each seat equally often, and says how many games it wins.

PLAYER is a level, with changes after commas: normal,effort=200,warmth=10
  effort=N         iterations or playouts for a decision
  warmth=N         how far behind the best move one is chosen a quarter as often, in percent of the average distance
  network=FILE     these weights instead of the program's own; none for no network
  ahead=N          looks one move ahead in N states instead
  turns=N          turns that are then played on at random before the position is judged
  judge=standing   judges the ends of playouts by places and points alone, as before a game had a judgement of its own
  knows=all        knows all hidden cards and all that chance will bring, which no player at a table does: a bound for what can be won

  --games N        how many games (100)
  --players P      seats at the table (2); the second player has all seats but one
  --options KEY=VALUE,…
                   options of the game; the others take their defaults. Also as JSON
  --seed S         seed of the first deal (1); each deal is played once for each seat of the first player
  --threads N      games that are played at the same time (as many as the machine has cores)
  --json           the result as one JSON object
)";

/// Player of a duel: a level with changes.
struct Duelist {
    Level level;                                           ///< as it is in the game
    std::optional<StoredNetwork> network;                  ///< instead of the program's own
    bool has_own = true;                                   ///< may use the program's own
    int ahead = 0, turns = 0;
    bool knows_all = false;
};

/// A game in which a seat observes the whole state. It shows how many games can be won at all from a player (docs/opponents.md).
template <class G>
struct Open : G {
    using State = typename G::State;
    struct Observation {
        State state;
        Seat me = 0;
    };
    static Observation observe(const State& s, Seat me) { return {s, me}; }
    static State determinize(const Observation& o, Rng&) { return o.state; }
    static void write_features(const State& s, Seat me, FeatureWriter& out) requires HasFeatures<G> { G::write_features(s, me, out); }
    static void write_features(const Observation& o, FeatureWriter& out) requires HasFeatures<G> { G::write_features(o.state, o.me, out); }
};

std::optional<int> whole_number(std::string_view text) {
    int out = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    if (error != std::errc() || end != text.data() + text.size() || out < 0) return {};
    return out;
}

/// Reads a player of the game at a table of so many seats. Complains and returns nothing if the text is none.
template <class G>
std::optional<Duelist> read_duelist(Arguments& in, const std::string& text, int seats) {
    const std::vector<std::string> parts = split(text);
    const Level* level = level_by_id(parts[0]);
    const auto fail = [&](const std::string& why) { return in.complain("\"" + text + "\": " + why), std::nullopt; };
    if (level == nullptr) return fail("there is no level \"" + parts[0] + "\"");
    Duelist out{.level = level_in<G>(*level, seats), .network = {}, .has_own = true, .ahead = 0, .turns = 0, .knows_all = false};
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::size_t equals = std::min(parts[i].find('='), parts[i].size());
        const std::string key = parts[i].substr(0, equals), value = parts[i].substr(std::min(equals + 1, parts[i].size()));
        if (key == "network") {
            out.has_own = false;
            if (value == "none") continue;
            const Result<std::string> file = read_file(value);
            const Result<Json> document = file ? parse_json(*file) : Result<Json>(file.error());
            Result<StoredNetwork> network = document ? StoredNetwork::decode(*document) : Result<StoredNetwork>(document.error());
            if (!network) return fail((file ? value + ": " : std::string()) + network.error().message);
            if constexpr (HasFeatures<G>)
                if (network->inputs != G::kFeatures) return fail(value + " is the network of another game");
            out.network = std::move(*network);
            continue;
        }
        if (key == "knows" && value == "all") {
            out.knows_all = true;
            continue;
        }
        if (key == "judge" && value == "standing") {
            out.level.is_by_standing = true;
            continue;
        }
        const std::optional<int> number = whole_number(value);
        if (!number) return fail("\"" + parts[i] + "\" is no number");
        if (key == "effort") out.level.iterations = out.level.playouts = *number;
        else if (key == "warmth") out.level.warmth = *number;
        else if (key == "ahead") out.ahead = *number;
        else if (key == "turns") out.turns = *number;
        else return fail("unknown change \"" + key + "\"");
    }
    return out;
}

/// What a duel measures, summed over its games.
struct Tally {
    int games = 0;
    double won = 0, squares = 0;                           ///< shares of victories of the first player
    double points = 0, others = 0, winners = 0;            ///< points: of the first player, of an average other, of the winner
    double moves = 0;
    std::vector<int> turns;                                ///< own turns of the first player in the games that it won
    double seconds[2] = {}, decisions[2] = {};             ///< of the first player and of the others
};

template <class G>
typename G::Move choose(const Duelist& player, const typename G::Observation& seen, Rng& rng) {
    if (player.level.playouts == 0) return random_move<G>(seen, rng);
    const Network given = player.network ? player.network->view() : Network();
    const Network* network = player.network ? &given : nullptr;
    if (player.has_own && !player.level.is_plain) network = built_in_network(G::info().id);
    if constexpr (HasFeatures<G>) {
        if (network != nullptr && player.ahead > 0) {
            const Lookahead<G> ahead(*network, seen, player.ahead, rng, player.turns);
            return ahead.moves()[ahead.best()];
        }
        if constexpr (!kSearchesFlat<G>) {
            if (network != nullptr) {
                TreeSearch<G> search(player.level, *network, seen, rng.next64());
                think(search, {}, nullptr, Until::decided);
                return search.choice();
            }
        }
    }
    Search<G> search(player.level, seen, rng.next64(), network);
    think(search, {}, nullptr, Until::decided);
    return search.choice();
}

/// Plays one game. The first player has the seat `mine`.
template <class G>
void play_duel(const Duelist* players, const typename G::Options& options, int seats, Seat mine, std::uint64_t seed, Tally& tally) {
    Rng rng(seed);
    typename G::Events dropped;
    typename G::State state = G::start(options, seats, Rng(rng.next64()), nullptr, dropped);
    auto turn = turn_of<G>(state);
    int moves = 0, turns = 0;
    for (; moves < G::kMaxPlies; ++moves) {
        const auto who = G::to_act(state);
        if (!who) break;
        const auto legal = G::legal_moves(state, *who);
        if (const auto now = turn_of<G>(state); moves == 0 || now != turn) {
            turn = now;
            turns += now.second == mine || HasSealedDecisions<G> ? 1 : 0;
        }
        if (legal.size() == 1) {
            G::apply(state, *who, legal[0], nullptr, dropped);
            continue;
        }
        const int side = *who == mine ? 0 : 1;
        const double begun = seconds();
        const typename G::Move move = players[side].knows_all ? choose<Open<G>>(players[side], {state, *who}, rng)
                                                              : choose<G>(players[side], G::observe(state, *who), rng);
        tally.seconds[side] += seconds() - begun;
        ++tally.decisions[side];
        G::apply(state, *who, move, nullptr, dropped);
    }
    const ScoreSheet sheet = G::score(state);
    const double won = sheet.over && sheet.has_won(mine) ? 1.0 / static_cast<double>(sheet.winners.size()) : 0.0;
    ++tally.games;
    tally.won += won;
    tally.squares += won * won;
    tally.moves += moves;
    int best = 0, all = 0;
    for (const Seat seat : all_seats(seats)) {
        const int total = sheet.rows[static_cast<std::size_t>(seat)].total;
        best = seat == 0 ? total : std::max(best, total);
        all += total;
    }
    const int own = sheet.rows[static_cast<std::size_t>(mine)].total;
    tally.points += own;
    tally.winners += best;
    if (seats > 1) tally.others += static_cast<double>(all - own) / (seats - 1);
    if (won > 0) tally.turns.push_back(turns);
}

void add(Tally& sum, const Tally& part) {
    sum.games += part.games;
    sum.won += part.won, sum.squares += part.squares;
    sum.points += part.points, sum.others += part.others, sum.winners += part.winners;
    sum.moves += part.moves;
    sum.turns.insert(sum.turns.end(), part.turns.begin(), part.turns.end());
    for (int side = 0; side < 2; ++side) sum.seconds[side] += part.seconds[side], sum.decisions[side] += part.decisions[side];
}

struct Duel {
    std::string players[2];
    Json options;
    int games = 100, seats = 2, threads = 1;
    std::uint64_t seed = 1;
};

template <class G>
std::optional<Tally> fight(const Duel& duel, Arguments& in) {
    const std::optional<Duelist> first = read_duelist<G>(in, duel.players[0], duel.seats), second = read_duelist<G>(in, duel.players[1], duel.seats);
    if (!first || !second) return in.refuse(), std::nullopt;
    const Duelist players[2] = {*first, *second};
    Error error;
    Json options = default_options(*G::info().options, duel.seats);
    for (const auto& item : duel.options.items()) options[item.key()] = item.value();
    const auto decoded = G::decode_options(Reader(options, "/options", error));
    if (!error.message.empty()) {
        std::fprintf(stderr, "orrery duel: --options: %s: %s\n", error.pointer.c_str(), error.message.c_str());
        return {};
    }
    std::vector<std::uint64_t> deals;
    Seeds seeds(duel.seed);
    for (int played = 0; played < duel.games; played += duel.seats) deals.push_back(seeds.next());
    std::vector<Tally> played(static_cast<std::size_t>(duel.games));
    std::atomic<int> next{0};
    const auto work = [&] {
        for (int game = next++; game < duel.games; game = next++)
            play_duel<G>(players, decoded, duel.seats, static_cast<Seat>(game % duel.seats),
                         deals[static_cast<std::size_t>(game / duel.seats)], played[static_cast<std::size_t>(game)]);
    };
#ifdef __EMSCRIPTEN__
    work();
#else
    std::vector<std::thread> others;
    for (int i = 1; i < duel.threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
#endif
    Tally sum;
    for (const Tally& one : played) add(sum, one);
    return sum;
}

template <class... G>
std::optional<Tally> fight_one(GameList<G...>, std::string_view id, const Duel& duel, Arguments& in) {
    std::optional<Tally> out;
    ((id == G::info().id ? static_cast<void>(out = fight<G>(duel, in)) : void()), ...);
    return out;
}

void print(const GameInfo& game, const Tally& tally, bool as_json) {
    const double n = tally.games, share = tally.won / n;
    const double variance = n > 1 ? std::max(0.0, (tally.squares - n * share * share) / (n - 1)) : 0.0;
    const double margin = 1.96 * std::sqrt(variance / n);
    std::vector<int> turns = tally.turns;
    std::sort(turns.begin(), turns.end());
    const int median = turns.empty() ? 0 : turns[turns.size() / 2];
    const auto ms = [&](int side) { return tally.decisions[side] > 0 ? 1000 * tally.seconds[side] / tally.decisions[side] : 0.0; };
    if (as_json) {
        Json out = Json::object();
        out["game"] = game.id;
        out["games"] = tally.games;
        out["won"] = share;
        out["margin"] = margin;
        out["points"] = tally.points / n;
        out["points_of_others"] = tally.others / n;
        out["points_of_winners"] = tally.winners / n;
        out["moves"] = tally.moves / n;
        out["turns_to_win"] = median;
        out["ms"] = Json::array({ms(0), ms(1)});
        std::printf("%s\n", to_text(out).c_str());
        return;
    }
    std::printf("%s: the first wins %.1f %% ± %.1f of %d games, %.1f points to %.1f, the winner has %.1f\n"
                "  %.0f moves a game, %d own turns to win (median), %.2f and %.2f ms for a decision\n",
                game.name.en, 100 * share, 100 * margin, tally.games, tally.points / n, tally.others / n, tally.winners / n, tally.moves / n,
                median, ms(0), ms(1));
}

}  // namespace

int run_duel(const Words& words) {
    Arguments in("duel", words, {{"--games", true}, {"--players", true}, {"--options", true}, {"--seed", true}, {"--threads", true},
                                 {"--json", false}});
    if (in.wants_help()) return std::fputs(kDuelHelp, stdout), kSuccess;
    const GameEntry* game = in.trouble().empty() ? in.game(0) : nullptr;
    in.expect_at_most(3);
    if (game != nullptr && in.rest().size() < 3) in.complain("who against whom?");
    if (!in.trouble().empty()) return in.refuse();
    Duel duel;
    for (std::size_t i = 0; i < 2; ++i) duel.players[i] = in.rest()[i + 1];
    duel.games = static_cast<int>(in.number("--games", 1, 10000000, duel.games));
    duel.seats = static_cast<int>(in.number("--players", game->info->min_seats, game->info->max_seats, std::max(2, game->info->min_seats)));
    duel.seed = static_cast<std::uint64_t>(in.number("--seed", 0, kMaxSeed, 1));
    duel.options = in.game_options();
#ifndef __EMSCRIPTEN__
    const auto cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    duel.threads = static_cast<int>(in.number("--threads", 1, 1024, cores));
#endif
    if (!in.trouble().empty()) return in.refuse();
    const std::optional<Tally> tally = fight_one(AllGames{}, game->info->id, duel, in);
    if (!tally) return kBadUsage;
    print(*game->info, *tally, in.has("--json"));
    return kSuccess;
}

}  // namespace orrery::cli
