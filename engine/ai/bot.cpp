#include "engine/ai/bot.h"

#include <algorithm>
#include <limits>

#include "engine/ai/search.h"

namespace orrery {

namespace {

/// Time between two readings of the clock, in milliseconds on a slow tablet.
constexpr int kSliceMs = 6;

}  // namespace

const Level* level_by_id(std::string_view id) {
    for (const Level& level : kLevels)
        if (level.id == id) return &level;
    return nullptr;
}

Json write_judgement(const Thinker& player, const Json& asked) {
    const auto share = [&](const Json& move) {
        const std::optional<int> found = move.is_null() ? std::nullopt : player.share_after(move);
        return found ? Json(*found) : Json();
    };
    constexpr std::size_t kBest = 2;
    constexpr int kEnough = 4;                             // tried less than a quarter as often as the best, a move's share tells nothing
    const BotStats stats = player.stats();
    Json out = Json::object(), moves = Json::array();
    for (std::size_t i = 0; i < std::min(kBest, stats.values.size()); ++i) {
        Json one = Json::object();
        one["move"] = stats.values[i].move;
        one["share"] = stats.values[i].visits * kEnough >= stats.values[0].visits ? share(stats.values[i].move) : Json();
        moves.push_back(std::move(one));
    }
    out["shares"] = player.shares();
    out["moves"] = std::move(moves);
    out["asked"] = share(asked);
    out["iterations"] = stats.iterations;
    return out;
}

std::vector<int> in_thousandths(std::span<const std::int64_t> parts) {
    std::int64_t sum = 0, so_far = 0;
    int given = 0;
    for (const std::int64_t part : parts) sum += part;
    std::vector<int> out;
    for (const std::int64_t part : parts) {
        so_far += sum > 0 ? part : 1;
        const auto until = static_cast<int>(so_far * 1000 / (sum > 0 ? sum : static_cast<std::int64_t>(parts.size())));
        out.push_back(until - given);
        given = until;
    }
    return out;
}

int iterations_for(const Thinker& thinker, const Budget& budget, bool has_clock) {
    if (thinker.is_settled()) return 0;
    const Pace pace = thinker.pace();
    int most = std::numeric_limits<int>::max();
    if (budget.iterations > 0) most = budget.iterations;
    if (budget.ms > 0 && !has_clock) most = std::min(most, iterations_in(pace, budget.ms));
    if (budget.iterations == 0 || pace.is_bounded) most = std::min(most, pace.iterations);
    return std::max(1, most);
}

int slice_of(const Thinker& thinker) { return iterations_in(thinker.pace(), kSliceMs); }

bool is_done(const Thinker& thinker, int most, Until until) {
    const int more = most - thinker.iterations();
    return more <= 0 || (until == Until::decided && thinker.is_decided(more));
}

void think(Thinker& thinker, const Budget& budget, const ClockMs& clock, Until until) {
    const int most = iterations_for(thinker, budget, clock != nullptr);
    const bool is_timed = clock && budget.ms > 0;
    const double end = is_timed ? clock() + budget.ms : 0;
    const int slice = slice_of(thinker);
    while (!is_done(thinker, most, until)) {
        thinker.think(std::min(slice, most - thinker.iterations()));
        if (is_timed && clock() >= end) return;
    }
}

std::uint64_t integer_sqrt(std::uint64_t n) {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 62u; bit != 0; bit >>= 2u) {
        if (n >= root + bit) {
            n -= root + bit;
            root = (root >> 1u) + bit;
        } else {
            root >>= 1u;
        }
    }
    return root;
}

std::uint64_t log_in_65536ths(std::uint32_t n) {
    std::uint32_t whole = 0;
    for (std::uint32_t rest = n; rest > 1; rest >>= 1u) ++whole;
    const std::uint64_t part = ((std::uint64_t{n} << 16u) >> whole) - 65536u;      // linear between powers of two
    return ((std::uint64_t{whole} << 16u) + part) * 45426u >> 16u;                 // ln 2 = 45426 / 65536
}

}  // namespace orrery
