#include "engine/games/race/choices.h"

namespace orrery::race {

namespace {

/// RG-T21: the second card of a phase goes with its first only.
bool goes_with(ActionId partner, ActionId chosen) { return !action(chosen).needs || action(chosen).needs == partner; }

}  // namespace

Choices legal_choices(const Options& options) {
    Choices out;
    for (std::size_t i = 0; i < kActionCount; ++i) {
        const auto first = static_cast<ActionId>(i);
        if (!options.two_actions) {
            if (!action(first).two_actions_only) out.push_back({first});
            continue;
        }
        for (std::size_t j = i + 1; j < kActionCount; ++j) {
            const auto second = static_cast<ActionId>(j);
            if (goes_with(first, second) && goes_with(second, first)) out.push_back({first, second});
        }
    }
    return out;
}

}  // namespace orrery::race
