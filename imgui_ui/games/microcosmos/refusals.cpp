// Answers to touches that no way explains. Where the touch names a move, the rules say why it is not possible, also for a move of the
// next phase. Where it names none, a note says what is missing, or the thing explains itself.
#include <algorithm>

#include "engine/games/microcosmos/codec.h"
#include "engine/games/microcosmos/describe.h"
#include "engine/games/microcosmos/rule_ids.h"
#include "imgui_ui/games/microcosmos/view.h"
#include "imgui_ui/games/microcosmos/words.h"

namespace orrery::ui::microcosmos_table {

Table::Refused Table::refused_move(const mc::Move& move) const { return {mc::encode_move(move), {}}; }

/// Refuses a move of this phase or, where it is only a phase too early, as the rules would refuse it then.
Table::Refused Table::refused_later(const mc::Move& move) const {
    const Scene& s = frame_->s;
    mc::Observation now = *seen_;
    for (const mc::Move& pass : {mc::Move{mc::SkipUpgrade{}}, mc::Move{mc::Done{}}}) {
        const Verdict why = mc::violation(now, now.me, move);
        if (!why || !now.pending.empty() || mc::violation(now, now.me, pass)) continue;
        const mc::Observation next = passed(now, pass);
        const Verdict later = mc::violation(next, next.me, move);
        if (later && next.phase != mc::Phase::draw)
            return {{}, TableRequest::Note{mc::refusal_title(move, *later, s.lang), mc::explain(next, next.me, move, *later, s.names, s.lang),
                                           later->rule->id}};
    }
    return refused_move(move);
}

Table::Refused Table::refused_cargo(mc::Resource resource) const {
    switch (frame_->asks.value_or(mc::Kind::end_turn)) {
        case mc::Kind::choose_resource: return refused_move(mc::ChooseGain{resource});
        case mc::Kind::pay_resource: return refused_move(mc::Pay{resource});
        case mc::Kind::terraform: return refused_move(mc::Raise{resource});
        default: break;
    }
    if (!touches().has_touched(button_thing(Button::terraform))) return {};
    // The action is possible, but not with this resource.
    mc::Observation begun = *seen_;
    mc::Effect effect;
    effect.kind = mc::Effect::Kind::terraform;
    effect.seat = begun.me;
    effect.left = static_cast<std::int8_t>(mc::terraform_limit(begun, begun.me));
    begun.pending.push_back(effect);
    begun.phase = mc::Phase::location;
    const Verdict why = mc::violation(begun, begun.me, mc::Raise{resource});
    if (!why) return {};
    const Scene& s = frame_->s;
    const mc::Move raise = mc::Raise{resource};
    return {{}, TableRequest::Note{mc::refusal_title(raise, *why, s.lang), mc::explain(begun, begun.me, raise, *why, s.names, s.lang), why->rule->id}};
}

Table::Refused Table::refused_crew(mc::CrewId card) const {
    const Frame& f = *frame_;
    const mc::Player& player = seen_->player(seen_->me);
    const bool is_own = mc::row_of(player, card).has_value();
    switch (f.asks.value_or(mc::Kind::end_turn)) {
        case mc::Kind::setup_discard: return refused_move(mc::DiscardDealt{card});
        case mc::Kind::pay_specialist: return refused_move(mc::UseCard{card});
        case mc::Kind::take_club: return is_own ? Refused{} : refused_move(mc::TakeClub{card, mc::Row::upper});
        case mc::Kind::crew:
            return is_own ? Refused{} : refused_move(mc::Play{card, false, true});
        case mc::Kind::elsewhere: {
            const mc::Specialist token = mc::is_leader(mc::kCrew[card].specialist) ? mc::Specialist::engineer : mc::Specialist::leader_red;
            return is_own ? refused_move(mc::TakeToken{card, token}) : Refused{};
        }
        default: return {};
    }
}

Table::Refused Table::refused_button(Button button) const {
    const mc::Observation& seen = *seen_;
    const mc::Player& player = seen.player(seen.turn_seat);
    switch (button) {
        case Button::collect: return refused_later(mc::Collect{});
        case Button::terraform: return refused_later(mc::StartTerraform{});
        case Button::scout: return refused_later(mc::StartScout{});
        case Button::settle:
            return refused_later(mc::Settle{player.survivors.empty() ? mc::kNoSurvivor : player.survivors.front()});
        case Button::colony: return refused_later(mc::BuildColony{});
        case Button::outpost: return refused_later(mc::PlaceOutpost{});
        case Button::take_token: {
            std::optional<mc::CrewId> some;
            mc::for_crew(player, [&](mc::CrewId card) { if (!some) some = card; });
            const mc::CrewId card = some.value_or(mc::kNoCrew);
            const bool is_leader = some && mc::is_leader(mc::kCrew[card].specialist);
            mc::Specialist token = mc::Specialist::engineer;
            if (!is_leader)
                for (const mc::Specialist leader : {mc::Specialist::leader_red, mc::Specialist::leader_green, mc::Specialist::leader_blue})
                    if (token == mc::Specialist::engineer || player.tokens[mc::index_of(token)]) token = leader;
            return refused_later(mc::TakeToken{card, token});
        }
        case Button::draw: return refused_move(mc::Draw{});
        case Button::end_turn: return refused_move(mc::End{});
        case Button::done: return refused_move(mc::Done{});
        case Button::keep: return refused_move(mc::KeepSurvivor{});
        case Button::fly: {
            const Scene& s = frame_->s;
            return {{}, TableRequest::Note{std::string(words::kFlyWhere.in(s.lang)), std::string(words::kTapStop.in(s.lang)), mc::rule::A301.id}};
        }
        case Button::skip_upgrade:
        case Button::skip:
        case Button::send_on:
        case Button::cancel: break;
    }
    return {};
}

Table::Refused Table::refusal_of(Thing touched) {
    const Frame& f = *frame_;
    const auto index = touched.index;
    const bool is_mine = touched.seat == seen_->me;
    switch (kind_of(touched)) {
        case Kind::spot:
            if (f.is_asked(mc::Kind::travel) || f.is_asked(mc::Kind::upgrade)) return refused_later(mc::Travel{static_cast<mc::SpotId>(index)});
            return {};
        case Kind::cell:
            if (f.is_asked(mc::Kind::travel) || f.is_asked(mc::Kind::upgrade)) return refused_later(mc::Discover{static_cast<mc::Cell>(index)});
            return {};
        case Kind::cargo: return is_mine ? refused_cargo(static_cast<mc::Resource>(index)) : Refused{};
        case Kind::token:
            if (is_mine && f.is_asked(mc::Kind::pay_specialist)) return refused_move(mc::UseToken{static_cast<mc::Specialist>(index)});
            return {};
        case Kind::upgrade:
            if (!is_mine) return {};
            return mc::is_unlocked(seen_->player(touched.seat), static_cast<mc::Upgrade>(index)) && !f.is_asked(mc::Kind::upgrade)
                       ? Refused{}
                       : refused_move(mc::UnlockUpgrade{static_cast<mc::Upgrade>(index)});
        case Kind::crew: return refused_crew(static_cast<mc::CrewId>(index));
        case Kind::crew_deck: return f.asks ? refused_move(mc::Draw{}) : Refused{};
        case Kind::survivor:
            if (f.is_asked(mc::Kind::planet)) return refused_move(mc::Settle{static_cast<mc::SurvivorId>(index)});
            return {};
        case Kind::track:
            if (f.is_asked(mc::Kind::terraform)) return refused_move(mc::Raise{static_cast<mc::Resource>(index % 4)});
            return {};
        case Kind::row:
            if (f.is_asked(mc::Kind::place_crew)) return refused_move(mc::PlaceCrew{static_cast<mc::Row>(index)});
            return {};
        case Kind::button: return refused_button(static_cast<Button>(index));
        case Kind::play: {
            const Thing card = touches().last();
            if (kind_of(card) != Kind::crew) return {};
            return refused_move(mc::Play{static_cast<mc::CrewId>(card.index), (index & 2) != 0, (index & 1) != 0});
        }
        default: return {};
    }
}

Thing Table::concerned(const Json& json) {
    const std::optional<mc::Move> move = mc::decode_move(json);
    if (!move) return {};
    const Seat me = seen_ ? seen_->me : Seat{0};
    return std::visit(overloaded{
        [&](const mc::Travel& m) { return spot_thing(m.to); },
        [&](const mc::Discover& m) { return cell_thing(m.cell); },
        [&](const mc::UnlockUpgrade& m) { return upgrade_thing(m.upgrade, me); },
        [&](const mc::Play& m) { return crew_thing(m.card); },
        [&](const mc::UseCard& m) { return crew_thing(m.card); },
        [&](const mc::UseToken& m) { return token_thing(m.token, me); },
        [&](const mc::ChooseGain& m) { return cargo_thing(m.resource, me); },
        [&](const mc::Pay& m) { return cargo_thing(m.resource, me); },
        [&](const mc::Raise& m) { return cargo_thing(m.resource, me); },
        [&](const mc::Settle& m) { return survivor_thing(m.card); },
        [](const auto&) { return Thing{}; },
    }, *move);
}

}  // namespace orrery::ui::microcosmos_table
