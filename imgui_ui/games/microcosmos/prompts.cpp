// Questions of the prompt bar. They name only what can be touched next.
#include "engine/games/microcosmos/describe.h"
#include "engine/games/microcosmos/rule_ids.h"
#include "engine/games/microcosmos/rules.h"
#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/view.h"
#include "imgui_ui/games/microcosmos/words.h"

namespace orrery::ui::microcosmos_table {

std::string Table::question(Lang lang) const {
    const Thing last = touches().last();
    const auto index = last.index;
    const auto plain = [lang](const Text& text) { return std::string(text.in(lang)); };
    switch (kind_of(last)) {
        case Kind::spot: return fill(words::kFlyThere, lang, {{"spot", mc::spot_name(static_cast<mc::SpotId>(index), lang)}});
        case Kind::cell: return plain(words::kDiscoverThere);
        case Kind::button: {
            switch (static_cast<Button>(index)) {
                case Button::terraform: return fill(words::kRaiseWhat, lang, {{"n", mc::terraform_limit(*seen_, seen_->turn_seat)}});
                case Button::settle: return plain(words::kSettleWhom);
                case Button::outpost: return plain(words::kMoveWhich);
                case Button::take_token: return plain(words::kTokenCard);
                default: return {};
            }
        }
        case Kind::token: return plain(words::kCardForToken);
        case Kind::crew: {
            const auto card = static_cast<mc::CrewId>(index);
            const std::string name = mc::crew_name(card, lang);
            bool has_row = false, has_play = false, has_token = false;
            for (const Thing next : touches().next()) {
                has_row |= kind_of(next) == Kind::row;
                has_play |= kind_of(next) == Kind::play;
                has_token |= kind_of(next) == Kind::token;
            }
            if (has_row) return fill(words::kTapRow, lang, {{"card", name}});
            if (has_play) return fill(words::kChoosePlay, lang, {{"card", name}});
            if (has_token) return fill(words::kTapToken, lang, {{"card", name}});
            return {};
        }
        default: break;
    }
    return {};
}

// One touch may pass over a phase, and the prompt says so.
std::string Table::short_prompt(const TableContext& context) const {
    const Lang lang = context.lang;
    if (!seen_ || !context.match.decides() || context.hint_only) return {};
    const std::optional<mc::Asked> open = mc::asked(*seen_);
    if (!open) return {};
    const mc::Observation& seen = *seen_;
    const mc::Player& player = seen.player(seen.turn_seat);
    switch (open->kind) {
        case mc::Kind::upgrade: return fill(words::kUpgradeOrFly, lang, {{"n", mc::travel_limit(player)}});
        case mc::Kind::crew: {
            const int left = mc::play_limit(player.at) - seen.turn.plays;
            const bool has_place = mc::kind_of(player.at) != mc::SpotKind::asteroid;
            return fill(has_place ? words::kCrewOrAction : words::kCrewOnly, lang, {{"n", left}});
        }
        default: return {};
    }
}

const Rule* Table::rule_of_choice() const {
    const Thing last = touches().last();
    switch (kind_of(last)) {
        case Kind::spot: return &mc::rule::A302;
        case Kind::cell: return &mc::rule::A321;
        case Kind::crew: {
            const bool is_play = seen_ && seen_->phase == mc::Phase::crew && seen_->pending.empty();
            return is_play ? &mc::rule::A402 : &mc::rule::A108;
        }
        case Kind::token: return &mc::rule::A505;
        case Kind::button:
            switch (static_cast<Button>(last.index)) {
                case Button::terraform: return &mc::rule::A602;
                case Button::settle: return &mc::rule::A705;
                case Button::outpost: return &mc::rule::A804;
                case Button::take_token: return &mc::rule::A505;
                default: return nullptr;
            }
        default: return nullptr;
    }
}

}  // namespace orrery::ui::microcosmos_table
