// Questions of the prompt bar. They name only what can be touched next.
#include "engine/games/astronavigators/describe.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/games/astronavigators/rules.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/panel_words.h"
#include "imgui_ui/games/astronavigators/view.h"
#include "imgui_ui/games/astronavigators/words.h"

namespace orrery::ui::astronavigators_table {

namespace {

std::string plain_text(const Text& text, Lang lang) { return std::string(text.in(lang)); }
std::string gauge_text(Thing gauge, Lang lang) { return plain_text(words::kPanelGauges[static_cast<std::size_t>(gauge.index)], lang); }

}  // namespace

std::string Table::question(Lang lang) const {
    const Thing last = touches().last();
    const auto index = last.index;
    switch (kind_of(last)) {
        case Kind::week: {
            if (!seen_ || seen_->week(index).empty()) return fill(words::kAskAction, lang, {{"n", index}});
            return fill(words::kAskActionCard, lang, {{"n", index}, {"C", an::card_name(seen_->week(index).back(), lang)}});
        }
        case Kind::action: return fill(words::kAskWeek, lang, {{"action", an::action_name(static_cast<an::Action>(index), lang)}});
        case Kind::transport: return fill(words::kAskWeekBy, lang, {{"T", an::transport_name(static_cast<an::Transport>(index), lang)}});
        case Kind::tile: return plain_text(words::kAskSecondTile, lang);
        case Kind::set: {
            std::vector<Thing> gauges;
            for (const Thing next : touches().next())
                if (kind_of(next) == Kind::gauge) gauges.push_back(next);
            const Slot set{"set", an::set_name(static_cast<an::SetId>(index), lang)};
            if (gauges.size() == 1) return fill(words::kAskOneGauge, lang, {set, {"gauge", gauge_text(gauges.front(), lang)}});
            return fill(words::kAskGauge, lang, {set});
        }
        case Kind::gauge: return fill(words::kAskSet, lang, {{"gauge", gauge_text(last, lang)}});
        case Kind::button: {
            if (static_cast<Button>(index) != Button::start_quest) return {};
            bool has_flag = false, has_plain = false;      // a tile with a flag pays alone, two others together
            for (const Thing next : touches().next())
                if (kind_of(next) == Kind::tile) (an::kTiles[static_cast<std::size_t>(next.index)].has_flag ? has_flag : has_plain) = true;
            return plain_text(has_flag && has_plain ? words::kAskTiles : has_flag ? words::kAskFlagTile : words::kAskPlainTiles, lang);
        }
        default: return {};
    }
}

std::string Table::short_prompt(const TableContext& context) const {
    const Lang lang = context.lang;
    if (!seen_ || !context.match.decides() || context.hint_only) return {};
    if (is_passing_) return plain_text(words::kBarPassing, lang);
    const std::optional<an::Asked> open = an::asked(*seen_);
    if (!open) return {};
    const bool is_narrow = layout_.is_narrow;
    const auto narrow = [&](const Text& text) { return is_narrow ? plain_text(text, lang) : std::string(); };
    switch (open->kind) {
        case an::Kind::travel_step: {
            const an::Turn& turn = *seen_->turn;
            const Slot steps{"n", turn.steps_left}, by{"T", an::transport_name(*turn.transport, lang)};
            if (is_narrow) return fill(words::kShortTravel, lang, {steps, by});
            return fill(turn.transport == an::Transport::ship ? words::kBarSail : words::kBarTravel, lang, {steps, by});
        }
        case an::Kind::select_action: return narrow(words::kShortSelect);
        case an::Kind::quest_window: return narrow(words::kShortWindow);
        case an::Kind::quest_source: return narrow(words::kShortSource);
        case an::Kind::quest_keep: return narrow(words::kShortKeep);
        case an::Kind::observe_target:
        case an::Kind::planned_card: return narrow(words::kShortObserve);
        case an::Kind::schedule_swap: return narrow(words::kShortSwap);
        case an::Kind::chain:
        case an::Kind::space: {                            // the match's own question is short where only one thing is possible
            const an::WayOn way = an::way_on(*seen_);
            if (way.advances) return way.swaps ? narrow(words::kShortFly) : std::string();
            if (way.moves_again) return narrow(words::kShortExtra);
            if (way.swaps) return narrow(words::kShortSwapTile);
            if (!way.chains) return {};
            return narrow(way.quests ? words::kShortChainOrQuest : words::kShortChain);
        }
        case an::Kind::chain_transport: return narrow(words::kShortTransport);
        case an::Kind::take_orbit_tile: return narrow(words::kShortStack);
        case an::Kind::dv: return is_narrow ? fill(words::kShortDv, lang, {{"n", seen_->turn->pending_dv.value_or(0)}}) : std::string();
        case an::Kind::abort_status: return narrow(words::kShortStatus);
        case an::Kind::calibrate: return narrow(words::kShortCalibrate);
        case an::Kind::choose_character:
        case an::Kind::choose_agenda:
        case an::Kind::quest_complete:
        case an::Kind::calibrate_join: break;
    }
    return {};
}

const Rule* Table::rule_of_choice() const {
    const Thing last = touches().last();
    switch (kind_of(last)) {
        case Kind::week:
        case Kind::action: return &an::rule::T3;
        case Kind::transport: return &an::rule::T8;
        case Kind::tile: return &an::rule::A60;
        case Kind::set: return &an::rule::A115;
        case Kind::gauge: return last.index == static_cast<int>(an::Gauge::ai) ? &an::rule::A116 : &an::rule::A115;
        case Kind::button:
            switch (static_cast<Button>(last.index)) {
                case Button::start_quest: return &an::rule::A60;
                case Button::become_astronaut: return &an::rule::A113;
                case Button::voluntary_abort: return &an::rule::A74;
                default: return nullptr;
            }
        default: return nullptr;
    }
}

}  // namespace orrery::ui::astronavigators_table
