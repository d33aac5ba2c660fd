#include "imgui_ui/games/quantum/paths.h"

#include <algorithm>

namespace orrery::ui::quantum_table {

namespace {

/// Walks back from the goal, each step to a space reached one step earlier. Prefers straight steps.
std::vector<qu::Square> walk_back(const std::vector<qu::SquareSet>& reached, qu::Square to, bool oblique) {
    std::vector<qu::Square> out{to};
    for (std::size_t step = reached.size() - 1; step-- > 0;) {
        const qu::SquareSet straight = qu::only(out.back()).next_to() & reached[step];
        const qu::SquareSet any = oblique ? qu::only(out.back()).with_surroundings() & reached[step] : straight;
        const qu::SquareSet& from = straight.empty() ? any : straight;
        std::optional<qu::Square> first;
        from.for_each([&](qu::Square at) {
            if (!first) first = at;
        });
        if (!first) return {};
        out.push_back(*first);
    }
    std::reverse(out.begin(), out.end());
    return out;
}

std::vector<qu::Square> shortest(const qu::SquareSet& free, qu::Square start, qu::Square to, int steps, bool oblique) {
    std::vector<qu::SquareSet> reached{qu::only(start)};
    while (!reached.back().has(to)) {
        if (static_cast<int>(reached.size()) > steps) return {};
        reached.push_back(qu::step_on(free, reached.back(), oblique));
    }
    return walk_back(reached, to, oblique);
}

}  // namespace

std::vector<qu::Square> path_between(const qu::SquareSet& free, qu::Square start, qu::Square to, int steps, bool oblique) {
    std::vector<qu::Square> out = shortest(free, start, to, steps, false);
    return out.empty() && oblique ? shortest(free, start, to, steps, true) : out;
}

std::vector<qu::Square> path_of(const qu::Table& t, qu::ShipId ship, qu::Source source, bool carrying, qu::Square to) {
    if (!t.ships[ship].on_map()) return {};
    const qu::MoveRules rules = qu::move_rules(t, ship, source, carrying);
    return path_between(qu::free_spaces(t), t.ships[ship].at, to, rules.range, rules.oblique);
}

}  // namespace orrery::ui::quantum_table
