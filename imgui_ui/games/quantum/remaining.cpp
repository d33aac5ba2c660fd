// Actions that the turn may still take after its last action. They are listed because the turn does not end by itself.
#include "engine/games/quantum/describe.h"
#include "engine/core/punctuation.h"
#include "imgui_ui/games/quantum/play.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {

std::string Table::remaining(const Frame& f) const {
    const qu::Observation& seen = f.s.seen;
    if (!f.is_asked(qu::Kind::action) || seen.turn.actions > 0) return {};
    const Lang lang = f.s.lang;
    std::vector<std::string> names;
    const auto add = [&](std::string name) {
        if (!contains(names, name)) names.push_back(std::move(name));
    };
    const auto ability = [&](qu::ShipId ship) {
        const int number = seen.ships[ship].number;
        add(fill(words::kAbilityOf, lang,
                 {{"ability", std::string(qu::ship_kind(number).ability.in(lang))}, {"ship", qu::ship_name(number, lang)}}));
    };
    const auto card = [&](qu::Command which) { add(qu::card_name(qu::card_of(which), lang)); };
    for (const qu::Move& m : f.legal)
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
            [](const auto&) {},
        }, m);
    constexpr float kWide = 1000;                          // minimum width for a prompt with several names
    if (names.size() > 1 && f.s.ui.width() < kWide) return fill(words::kSeveralPossible, lang, {{"n", static_cast<int>(names.size())}});
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : punctuation::kComma.in(lang)) + name;
    if (all.empty()) return std::string(words::kNothingLeft.in(lang));
    return fill(words::kStillPossible, lang, {{"what", all}});
}

}  // namespace orrery::ui::quantum_table
