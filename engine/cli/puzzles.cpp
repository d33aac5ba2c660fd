#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/cli/files.h"
#include "engine/cli/progress.h"
#include "engine/cli/seeds.h"
#include "engine/match/link.h"
#include "engine/match/puzzle.h"

namespace orrery::cli {

namespace {

constexpr const char* kPuzzlesHelp = R"(usage: orrery puzzles GAME --out FILE [--count N] [--games N] [--players P] [--options KEY=VALUE,…] [--seed S] [--proofs N]
                      [--margin N]
       orrery puzzles GAME --check FILE [--proofs N] [--margin N] [--seed S]

Lets computers play and looks for decisions at which one move is clearly the best: every search of the level `advice` finds it,
each with other chance, and on average it wins more games than the next best move by the margin. Moves of the same seat that
follow belong to the answer as long as that holds for them, too, with half of the margin.

  --out FILE       where the puzzles go
  --check FILE     proves the puzzles of a file again instead. Exit status 1 if a proof fails
  --count N        how many puzzles (60)
  --games N        plays at most so many games (400)
  --players P      seats at the table; without it 2, in every third game more
  --options KEY=VALUE,…
                   options of the games; the others take their defaults. Also as JSON
  --seed S         seed of the first game (1)
  --proofs N       searches that must agree (30)
  --margin N       difference between the moves, in thousandths of the games (80)
)";

constexpr const char* kPuzzleNames[] = {"Ada", "Ben", "Cleo", "Dan", "Eve"};
static_assert(std::size(kPuzzleNames) == kMaxSeats);

constexpr int kLeastShare = 300;                           ///< a game that is lost anyway makes no good puzzle

struct Search {
    int proofs = 30, margin = 80;
};

/// What the searches say of a decision.
struct Proof {
    std::size_t best = 0;                                  ///< index among the legal moves
    int share = 0, next = 0;                               ///< mean shares of the best move and of the next one
    std::optional<int> topic;
};

std::unique_ptr<Thinker> thought(const AnyMatch& match, std::uint64_t seed, int part, const Json& beside = {}) {
    auto thinker = match.thinker(kAdviceLevel, seed);
    thinker->judge_also(beside);
    thinker->think(std::max(1, thinker->pace().iterations / part));
    return thinker;
}

/// The two best moves with their shares, as one search sees them.
struct Lead {
    Json best, next;
    int share = 0, next_share = 0;
};
/// Returns nothing where a search has not judged two moves.
std::optional<Lead> lead_in(const Thinker& thinker) {
    const BotStats stats = thinker.stats();
    if (stats.values.size() < 2) return {};
    Lead out{stats.values[0].move, stats.values[1].move};
    const auto share = thinker.share_after(out.best), next = thinker.share_after(out.next);
    if (!share || !next) return {};
    out.share = *share;
    out.next_share = *next;
    return out;
}

/// Proves that one move of the decision is the best: all searches find it, and on average it leads by the margin.
std::optional<Proof> prove(const AnyMatch& match, const Search& how, int margin, std::uint64_t seed) {
    constexpr int kFirst = 4;                              // after so many, a small lead does not become a large one
    const std::vector<Json> moves = match.moves();
    Proof out;
    Json beside;
    int share = 0, next = 0;                               // sums
    for (int run = 0; run < how.proofs; ++run) {
        const auto thinker = thought(match, seed + static_cast<std::uint64_t>(run) * 7919, 1, beside);
        const std::optional<Lead> lead = lead_in(*thinker);
        if (!lead) return {};
        const auto best = static_cast<std::size_t>(std::find(moves.begin(), moves.end(), lead->best) - moves.begin());
        if (run > 0 && best != out.best) return {};
        out.best = best;
        share += lead->share;
        next += lead->next_share;
        if (run + 1 >= kFirst && 2 * (share - next) < margin * (run + 1)) return {};
        if (run == 0) out.topic = thinker->advice(1).front().topic;
        beside = lead->next;                               // looked at more closely by the following searches
    }
    out.share = share / how.proofs;
    out.next = next / how.proofs;
    return out.share - out.next >= margin ? std::optional(out) : std::nullopt;
}

/// Makes the proved move, and follows the moves of the same seat as long as each is forced or proved. The match is then at the end of the
/// answer.
std::vector<int> answer_from(AnyMatch& match, const Proof& first, const Search& how, std::uint64_t seed) {
    const std::optional<Seat> seat = match.to_act();
    const int turn = match.turn_number();
    std::vector<int> out{static_cast<int>(first.best)};
    if (!match.make(match.moves()[first.best])) return {};
    std::size_t proved = 1;
    while (out.size() < kMostAnswers && match.to_act() == seat && match.turn_number() == turn && !match.is_barrier_at(match.ply() - 1)) {
        const std::vector<Json> moves = match.moves();
        std::size_t next = 0;
        if (moves.size() > 1) {
            const std::optional<Proof> proof = prove(match, how, how.margin / 2, seed + out.size());
            if (!proof) break;
            next = proof->best;
        }
        if (!match.make(moves[next])) break;
        out.push_back(static_cast<int>(next));
        if (moves.size() > 1) proved = out.size();
    }
    out.resize(proved);                                    // forced moves at the end ask for nothing
    return out;
}

/// Returns how hard the move is to find: of eight decisions of a beginner's level, how many miss it.
int stars_of(const AnyMatch& match, const Json& best, std::uint64_t seed) {
    constexpr int kTries = 8;
    int found = 0;
    for (int i = 0; i < kTries; ++i) {
        BotStats stats;
        found += match.bot_move("easy", seed + static_cast<std::uint64_t>(i), {}, stats) == best ? 1 : 0;
    }
    return found >= 6 ? 1 : found >= 3 ? 2 : 3;
}

std::string kind_of(const AnyMatch& match) {
    const Json decision = match.decision();
    const auto kind = decision.find("kind");
    return kind != decision.end() && kind->is_string() ? kind->get<std::string>() : std::string();
}

/// Collects puzzles of many kinds: no kind of decision and no degree of difficulty takes more than its part, as long as there are others.
class Collection {
  public:
    explicit Collection(std::size_t count) : count_(count) {}

    /// Returns whether there are enough. Common ones count half, so that rare ones are looked for a while.
    bool is_full() const { return taken_.size() + spare_.size() / 2 >= count_; }
    std::size_t size() const { return taken_.size(); }
    bool wants(const std::string& kind) const { return kinds_.count(kind) == 0 || kinds_.at(kind) < (count_ * 3 + 9) / 10; }
    void add(Puzzle puzzle, const std::string& kind) {
        const bool is_common = stars_[puzzle.stars] >= (count_ * 2 + 4) / 5;
        if (!wants(kind) || is_common) return spare_.push_back(std::move(puzzle));
        ++kinds_[kind];
        ++stars_[puzzle.stars];
        taken_.push_back(std::move(puzzle));
    }
    /// Returns the puzzles, the easiest first. Where there were too few, what was left over fills up.
    std::vector<Puzzle> all() const {
        std::vector<Puzzle> out = taken_;
        for (const Puzzle& one : spare_)
            if (out.size() < count_) out.push_back(one);
        std::stable_sort(out.begin(), out.end(), [](const Puzzle& a, const Puzzle& b) { return a.stars < b.stars; });
        return out;
    }

  private:
    std::size_t count_;
    std::vector<Puzzle> taken_, spare_;
    std::map<std::string, std::size_t> kinds_;
    std::map<int, std::size_t> stars_;
};

/// Plays a game and adds at most two of its decisions.
void mine(const GameEntry& game, const NewMatch& how, const Search& search, Collection& found) {
    constexpr int kAtATime = 2, kPart = 6;
    constexpr std::size_t kApart = 8;                      // moves between two puzzles of a game
    auto started = game.start(how);
    if (!started) return;
    AnyMatch& match = **started;
    SaveHeader header;
    header.deal = how.seed;
    std::size_t last = 0;
    for (int added = 0; added < kAtATime && match.to_act() && !found.is_full();) {
        const std::vector<Json> moves = match.moves();
        if (moves.size() == 1) {
            match.make(moves.front());
            continue;
        }
        const std::uint64_t seed = how.seed * 1'000'003 + match.ply();
        const auto player = thought(match, seed, kPart);
        const Json move = player->move();
        const std::optional<Lead> lead = lead_in(*player);
        const bool may_be = lead && lead->share >= kLeastShare && lead->share - lead->next_share >= search.margin && moves.size() > 2 && (added == 0 || match.ply() >= last + kApart);
        if (const std::string kind = may_be ? kind_of(match) : std::string(); may_be && found.wants(kind)) {
            if (const auto proof = prove(match, search, search.margin, seed + 1); proof && proof->share >= kLeastShare) {
                Puzzle puzzle;
                puzzle.id = match.hash().substr(0, 10);
                header.seats.assign(static_cast<std::size_t>(match.seats()), {true, std::string(kDefaultBotLevel)});
                header.seats[static_cast<std::size_t>(*match.to_act())] = {};
                puzzle.link = write_link(header, match);
                puzzle.share = proof->share;
                puzzle.next = proof->next;
                puzzle.topic = proof->topic;
                puzzle.stars = stars_of(match, moves[proof->best], seed);
                puzzle.answer = answer_from(*match.copy(), *proof, search, seed + 2);
                last = match.ply();
                if (!puzzle.link.empty() && !puzzle.answer.empty()) found.add(std::move(puzzle), kind), ++added;
            }
        }
        match.make(move);
    }
}

/// Proves the puzzles again. Returns how many fail, and says which.
int recheck(const std::vector<Puzzle>& puzzles, const Search& search, std::uint64_t seed) {
    int failed = 0;
    Progress progress;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const Puzzle& puzzle = puzzles[i];
        const auto match = open_puzzle(puzzle);
        const auto proof = match ? prove(**match, search, search.margin, seed) : std::nullopt;
        const bool is_right = proof && static_cast<int>(proof->best) == puzzle.answer[0];
        if (!is_right) {
            ++failed;
            std::printf("%s: %s\n", puzzle.id.c_str(), !match ? match.error().message.c_str() : proof ? "another move is best" : "no move is the best in all searches and by the margin");
        }
        progress.show(static_cast<int>(i) + 1, static_cast<int>(puzzles.size()));
    }
    return failed;
}

}  // namespace

int run_puzzles(const Words& words) {
    Arguments in("puzzles", words, {{"--out", true}, {"--check", true}, {"--count", true}, {"--games", true}, {"--players", true}, {"--options", true},
                                    {"--seed", true}, {"--proofs", true}, {"--margin", true}});
    if (in.wants_help()) return std::fputs(kPuzzlesHelp, stdout), kSuccess;
    const GameEntry* game = in.trouble().empty() ? in.game(0) : nullptr;
    in.expect_at_most(1);
    if (game == nullptr) return in.refuse();
    if (in.has("--out") == in.has("--check")) in.complain("either --out or --check");
    const GameInfo& info = *game->info;
    Search search;
    search.proofs = static_cast<int>(in.number("--proofs", 1, 100, search.proofs));
    search.margin = static_cast<int>(in.number("--margin", 1, 999, search.margin));
    const auto count = static_cast<std::size_t>(in.number("--count", 1, static_cast<std::int64_t>(kMostPuzzles), 60));
    const auto games = static_cast<int>(in.number("--games", 1, 1000000, 400));
    const auto players = static_cast<int>(in.number("--players", info.min_seats, info.max_seats, 0));
    const auto first_seed = static_cast<std::uint64_t>(in.number("--seed", 0, kMaxSeed, 1));
    const Json options = in.game_options();
    if (!in.trouble().empty()) return in.refuse();

    if (const auto path = in.text("--check")) {
        const Result<std::string> text = read_file(*path);
        const Result<std::vector<Puzzle>> puzzles = text ? read_puzzles(*text) : Result<std::vector<Puzzle>>(text.error());
        if (!puzzles) {
            in.complain(*path + ": " + puzzles.error().pointer + " " + puzzles.error().message);
            return in.refuse();
        }
        const int failed = recheck(*puzzles, search, first_seed);
        std::printf("%s: %zu puzzles, %d not proved\n", info.name.en, puzzles->size(), failed);
        return failed == 0 ? kSuccess : kFailed;
    }

    const std::string path = *in.text("--out");
    const auto fails = [&] { return std::fprintf(stderr, "orrery puzzles: cannot write %s\n", path.c_str()), kFailed; };
    if (!std::ofstream(path, std::ios::app)) return fails();       // before the search, which takes minutes
    Collection found(count);
    Seeds seeds(first_seed);
    {
        Progress progress;
        for (int i = 0; i < games && !found.is_full(); ++i) {
            NewMatch how;
            const int more = info.min_seats + i / 3 % (info.max_seats - info.min_seats + 1), usual = std::max(2, info.min_seats);
            const int seats = players > 0 ? players : i % 3 == 2 ? std::max(more, usual) : usual;
            for (int seat = 0; seat < seats; ++seat) how.names.emplace_back(kPuzzleNames[seat]);
            how.options = options;
            how.seed = seeds.next();
            if (const auto match = game->start(how); !match) {
                in.complain("--options: " + match.error().pointer + ": " + match.error().message);
                return in.refuse();
            }
            mine(*game, how, search, found);
            progress.show(static_cast<int>(found.size()), static_cast<int>(count));
        }
    }
    std::string made = "orrery puzzles " + std::string(info.id);
    for (const char* name : {"--count", "--games", "--players", "--options", "--seed", "--proofs", "--margin"})
        if (const auto value = in.text(name)) made += " " + std::string(name) + " " + *value;
    const std::vector<Puzzle> puzzles = found.all();
    std::ofstream out(path, std::ios::binary);
    out << write_puzzles(made, puzzles);
    if (!out.flush()) return fails();
    std::printf("%s: %zu puzzles\n", info.name.en, puzzles.size());
    return kSuccess;
}

}  // namespace orrery::cli
