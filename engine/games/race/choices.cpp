#include "engine/games/race/choices.h"

#include "engine/games/race/rule_ids.h"

namespace orrery::race {

Verdict check_choice(const Options& options, std::span<const ActionId> actions) {
    const bool two = options.two_actions;
    if (actions.size() != (two ? 2u : 1u)) return Violation{&rule::T20, static_cast<int>(actions.size()), two ? 2 : 1};
    if (two && actions[0] >= actions[1]) return Violation{&rule::T20, 2, 2};   // the same twice, or out of order
    for (const ActionId id : actions)
        if (action(id).two_actions_only && !two) return Violation{&rule::T20, 1, 1};
    for (const ActionId id : actions)
        if (const auto& needs = action(id).needs; needs && !contains(actions, *needs)) return Violation{&rule::T21};
    return {};
}

namespace {

Choices find_choices(bool two_actions) {
    Options options;
    options.two_actions = two_actions;
    Choices out;
    const auto offer = [&](const Choice& choice) {
        if (!check_choice(options, {choice.data(), choice.size()})) out.push_back(choice);
    };
    for (std::size_t i = 0; i < kActionCount; ++i) {
        const auto first = static_cast<ActionId>(i);
        if (!two_actions) offer({first});
        for (std::size_t j = i + 1; two_actions && j < kActionCount; ++j) offer({first, static_cast<ActionId>(j)});
    }
    return out;
}

}  // namespace

const Choices& legal_choices(const Options& options) {
    static const Choices of_one = find_choices(false), of_two = find_choices(true);
    return options.two_actions ? of_two : of_one;
}

}  // namespace orrery::race
