#include "engine/ai/bot.h"

#include <algorithm>
#include <limits>

#include "engine/ai/search.h"

namespace orrery {

namespace {

constexpr int kEasyIterations = 150;
constexpr int kNormalIterations = 4000;
/// Playouts per millisecond on a slow tablet. Converts a time budget if there is no clock.
constexpr int kIterationsPerMs = 5;
/// Number of iterations between two readings of the clock.
constexpr int kSlice = 32;

}  // namespace

bool is_bot_level(std::string_view level) {
    for (const std::string_view known : kBotLevels)
        if (known == level) return true;
    return false;
}

int level_iterations(std::string_view level) {
    if (level == "random") return 0;
    return level == "easy" ? kEasyIterations : kNormalIterations;
}

int iterations_for(std::string_view level, const Budget& budget, bool has_clock) {
    int most = std::numeric_limits<int>::max();
    if (budget.iterations > 0) most = budget.iterations;
    if (budget.ms > 0 && !has_clock) most = std::min(most, budget.ms * kIterationsPerMs);
    const bool is_limited = budget.iterations > 0 || budget.ms > 0;
    if (!is_limited || level == "easy") most = std::min(most, level_iterations(level));
    return std::max(1, most);
}

void think(Thinker& thinker, std::string_view level, const Budget& budget, const ClockMs& clock) {
    if (level_iterations(level) == 0) return thinker.think(1);
    if (thinker.is_settled()) return;
    const int most = iterations_for(level, budget, clock != nullptr);
    const bool is_timed = clock && budget.ms > 0;
    const double end = is_timed ? clock() + budget.ms : 0;
    while (thinker.iterations() < most) {
        thinker.think(std::min(kSlice, most - thinker.iterations()));
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
