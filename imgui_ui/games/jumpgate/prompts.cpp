// Questions of the prompt bar, and the rule that explains them.
#include <algorithm>

#include "engine/games/jumpgate/rule_ids.h"
#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"

namespace orrery::ui::jumpgate_table {

std::string Table::uses_of_card(Lang lang) const {
    static constexpr std::pair<Kind, const Text*> kUses[] = {{Kind::planet, &words::kUseJump},
                                                             {Kind::scan_code, &words::kUseScan},
                                                             {Kind::land_codes, &words::kUseLand},
                                                             {Kind::resource, &words::kUseHarvest}};
    const std::vector<Thing> next = touches().next();
    std::vector<std::string> uses;
    for (const auto& [kind, word] : kUses)
        if (std::any_of(next.begin(), next.end(), [kind = kind](Thing t) { return kind_of(t) == kind; })) uses.push_back(word->in(lang));
    return any_in_text(uses, lang);
}

std::string Table::question(Lang lang) const {
    const auto at = [&](const Text& text, jg::PlanetId planet) { return fill(text, lang, {{"planet", jg::planet_name(planet, lang)}}); };
    switch (choice()) {
        case Choice::none: break;
        case Choice::card: return fill(words::kAskCard, lang, {{"uses", uses_of_card(lang)}});
        case Choice::planet: return at(words::kAskJumpCard, chosen_planet());
        case Choice::way: return at(words::kAskFlyOrJump, chosen_planet());
        case Choice::scan: return at(words::kAskScanCard, chosen_planet());
        case Choice::harvest: {
            const jg::ResourceKind kind = jg::kResources[chosen_resource()].kind;
            return fill(words::kAskPay, lang, {{"resource", jg::kResourceTypes[std::size_t(kind)].name.in(lang)}});
        }
        case Choice::land: return at(words::kAskPair, chosen_planet());
    }
    return {};
}

// The bubble beside the planet holds the details, so the bar stays short.
std::string Table::short_prompt(const TableContext& context) const {
    const Lang lang = context.lang;
    const auto asked = jg::question(match_of(context).look());
    if (!asked) return {};
    const auto name = [](jg::ResourceId id) { return jg::kResourceTypes[std::size_t(jg::kResources[id].kind)].name; };
    if (asked->kind == jg::Kind::claim_mark)
        return fill(words::kAskMark, lang, {{"seat", context.match.names()[std::size_t(asked->seat)]}, {"resource", name(asked->resource).in(lang)}});
    if (asked->kind == jg::Kind::claim_take) return fill(words::kAskRest, lang, {{"planet", jg::planet_name(asked->planet, lang)}});
    return {};
}

const Rule* Table::rule_of_choice() const {
    switch (choice()) {
        case Choice::none: break;
        case Choice::card:
        case Choice::planet: return &jg::rule::A6;
        case Choice::way: return &jg::rule::A3;
        case Choice::scan: return &jg::rule::A13;
        case Choice::harvest: return &jg::rule::A38;
        case Choice::land: return &jg::rule::A25;
    }
    return nullptr;
}

}  // namespace orrery::ui::jumpgate_table
