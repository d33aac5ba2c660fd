// What a touch that belongs to no way says: the move that the rules refuse, or what is missing for one.
#include "engine/games/race/codec.h"
#include "engine/games/race/rule_ids.h"
#include "engine/games/race/rules.h"
#include "imgui_ui/games/race/view.h"
#include "imgui_ui/games/race/words.h"

namespace orrery::ui::race_table {

Table::Refused Table::refusal_of(Thing touched) {
    const Lang lang = frame_->s.lang;
    const auto move = [](const rc::Move& m) { return Refused{rc::encode_move(m), {}}; };
    const auto too_few = [lang](const Text& title) { return Refused{{}, TableRequest::Note{title.in(lang), words::kPickMore.in(lang), {}}}; };
    switch (kind_of(touched)) {
        case Kind::hand:
            if (is_placement()) return move(rc::Place{card_of(touched)});
            return {};
        case Kind::place: return too_few(words::kHintSpend);
        case Kind::placed:
            if (touched.seat == frame_->s.seen.me) return refusal_of_placed(card_of(touched));
            return {};
        case Kind::source:
            if (has_chosen(Kind::placed)) return move(rc::Windfall{source_card(touched), card_of(touches().first())});
            return {};
        case Kind::confirm: {
            if (is_asked(rc::Kind::explore_keep)) return too_few(words::kDrawnCards);
            if (is_asked(rc::Kind::pay) || is_placement()) return too_few(words::kHintSpend);
            if (!is_asked(rc::Kind::choose_actions)) return too_few(words::kHintDiscard);
            rc::Choose choice;
            for (const Thing action : touches().picked()) choice.actions.push_back(rc::ActionId(action.index));
            return move(choice);
        }
        default: return {};
    }
}

Table::Refused Table::refusal_of_placed(rc::CardId card) {
    const rc::Design& d = rc::design(card);
    const auto move = [](const rc::Move& m) { return Refused{rc::encode_move(m), {}}; };
    switch (*asks_) {
        case rc::Kind::trade_sell:
            if (d.good) return move(rc::Sell{card});
            return {};
        case rc::Kind::consume_good:
            if (d.good) return move(rc::TakeGood{card});
            return {};
        case rc::Kind::consume:
            for (std::size_t i = 0; i < d.powers.size(); ++i)
                if (rc::phase_of(d.powers[i].type) == rc::PowerPhase::consume) return move(rc::UsePower{card, std::int8_t(i)});
            return {};
        case rc::Kind::produce_windfall: {
            if (d.world_type != rc::WorldType::windfall) return {};
            if (has_chosen(Kind::source)) return move(rc::Windfall{source_card(touches().first()), card});
            const Sources offered = sources_for({}, frame_->legal);
            const rc::Placed* world = rc::find_placed(frame_->s.me().tableau, card);
            if (offered.size() == 1 || (world && world->has_good)) return move(rc::Windfall{offered.front(), card});
            // No source was chosen, so a refusal must not blame one of them.
            const Lang lang = frame_->s.lang;
            const std::string why = fill(words::kNoSourceFor, lang, {{"card", rc::card_name(card, lang)}});
            return Refused{{}, TableRequest::Note{words::kHintWindfall.in(lang), why, rc::rule::A69.id}};
        }
        default: return {};
    }
}

/// Returns the thing that the refusal is about, if the table shows it.
Thing Table::concerned(const Json& json) {
    const std::optional<rc::Move> move = rc::decode_move(json);
    const Seat me = frame_->s.seen.me;
    if (!move) return {};
    if (const auto* place = std::get_if<rc::Place>(&*move)) return thing(Kind::hand, place->card);
    if (const auto* sell = std::get_if<rc::Sell>(&*move)) return placed_card(sell->world, me);
    if (const auto* good = std::get_if<rc::TakeGood>(&*move)) return placed_card(good->world, me);
    if (const auto* use = std::get_if<rc::UsePower>(&*move)) return placed_card(use->card, me);
    if (const auto* windfall = std::get_if<rc::Windfall>(&*move)) return placed_card(windfall->world, me);
    return {};
}

}  // namespace orrery::ui::race_table
