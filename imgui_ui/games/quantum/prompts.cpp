// Questions of the prompt bar. They name only what can be touched next.
#include "engine/games/quantum/describe.h"
#include "engine/games/quantum/rule_ids.h"
#include "imgui_ui/games/quantum/view.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {

std::string Table::question(Lang lang) const {
    const Choice chosen = choice();
    if (chosen.target) return std::string(words::kTapFrom.in(lang));
    if (const std::optional<qu::ShipId> ship = raised()) return question_of_ship(*ship, lang);
    if (const auto card = power_of(chosen.order))
        return fill(words::kTapShipFor, lang, {{"card", qu::card_name(qu::card_of(*card), lang)}});
    switch (kind_of(touches().last())) {
        case Kind::construct: return std::string(words::kTapSite.in(lang));
        case Kind::planet: {
            const bool asks_owner = kind_of(touches().next().front()) == Kind::owner;
            return std::string((asks_owner ? words::kTapOwner : words::kTapConstruct).in(lang));
        }
        case Kind::card:
        case Kind::command:
            return fill(words::kReadCard, lang, {{"card", qu::card_name(static_cast<qu::CardId>(touches().last().index), lang)}});
        default: return {};
    }
}

std::string Table::short_prompt(const TableContext& context) const {
    if (fight_beats_.is_running()) return words::kLowerWins.in(context.lang);   // what comes next would tell how the dice fell
    return remaining_;
}

std::string Table::question_of_ship(qu::ShipId ship, Lang lang) const {
    const std::string name = qu::ship_name(seen_->ships[ship].number, lang);
    const std::optional<Mode> how = mode();
    if (how == Mode::carry && touches().has_touched(power(qu::Command::curious)))
        return fill(words::kCarryCurious, lang, {{"ship", name}});
    if (how == Mode::carry || how == Mode::warp)
        return fill(words::kGoals[static_cast<std::size_t>(*how)].both, lang, {{"ship", name}});
    bool has_space = false, has_enemy = false;
    for (const Thing next : touches().next()) {
        has_space |= kind_of(next) == Kind::space;
        has_enemy |= kind_of(next) == Kind::ship && next.seat != seen_->me;
    }
    if (!how || (!has_space && !has_enemy)) return fill(words::kChooseBelow, lang, {{"ship", name}});
    const words::Goals& goals = words::kGoals[static_cast<std::size_t>(*how)];
    const Text& text = has_space && has_enemy ? goals.both : has_space ? goals.space : goals.enemy;
    return fill(text, lang, {{"ship", name}});
}

const Rule* Table::rule_of_choice() const {
    const Choice chosen = choice();
    if (kind_of(touches().first()) == Kind::construct || chosen.planet) return &qu::rule::K2;
    if (kind_of(chosen.order) != Kind::order || !chosen.ship) return nullptr;
    // In the order of Mode.
    static constexpr const Rule* kRules[kModes] = {&qu::rule::V1, &qu::rule::M9, &qu::rule::M29, &qu::rule::H2,
                                                   &qu::rule::D1, &qu::rule::M17, &qu::rule::H1, &qu::rule::H5};
    const std::optional<Mode> how = mode();
    return how ? kRules[static_cast<std::size_t>(*how)] : nullptr;
}

// The turn does not end by itself, so what it may still do is listed.
std::string Table::remaining(const Scene& s, const qu::MoveList& legal) const {
    const qu::Observation& seen = s.seen;
    const std::optional<qu::Asked> open = qu::asked(seen);
    if (legal.empty() || !open || open->kind != qu::Kind::action || seen.turn.actions > 0) return {};
    std::vector<std::string> names;
    const auto add = [&](std::string name) {
        if (!contains(names, name)) names.push_back(std::move(name));
    };
    const auto ability = [&](qu::ShipId ship) {
        const int number = seen.ships[ship].number;
        const std::string name(qu::ship_kind(number).ability.in(s.lang));
        add(fill(words::kAbilityOf, s.lang, {{"ability", name}, {"ship", qu::ship_name(number, s.lang)}}));
    };
    const auto card = [&](qu::Command which) { add(qu::card_name(qu::card_of(which), s.lang)); };
    for (const qu::Move& m : legal)
        std::visit(overloaded{
            [&](const qu::Strike& x) { ability(x.ship); },
            [&](const qu::Warp& x) { ability(x.ship); },
            [&](const qu::Modify& x) { ability(x.ship); },
            [&](const qu::UseAbility& x) { ability(x.ship); },
            [&](const qu::Convert& x) { card(x.card); },
            [&](const qu::FreeMove& x) { card(x.card); },
            [&](const qu::Flexible&) { card(qu::Command::flexible); },
            [&](const qu::Resourceful&) { card(qu::Command::resourceful); },
            [&](const qu::Deploy&) { card(qu::Command::eager); },
            [](const auto&) {},                            // costs actions, or ends the turn
        }, m);
    constexpr float kWide = 1000;                          // minimum width for a prompt with several names
    if (names.empty()) return std::string(words::kNothingLeft.in(s.lang));
    if (names.size() > 1 && s.ui.width() < kWide) return fill(words::kSeveralPossible, s.lang, {{"n", static_cast<int>(names.size())}});
    return fill(words::kStillPossible, s.lang, {{"what", join_list(names, s.lang)}});
}

}  // namespace orrery::ui::quantum_table
