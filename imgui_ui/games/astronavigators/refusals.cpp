// Answers to touches that no way explains. Where the touch names a move, the rules say why it is not possible. Where it names none, a
// note says what is missing, or the thing explains itself.
#include <algorithm>

#include "engine/games/astronavigators/atlas.h"
#include "engine/games/astronavigators/codec.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/view.h"
#include "imgui_ui/games/astronavigators/words.h"

namespace orrery::ui::astronavigators_table {

namespace {

/// Returns a week without a disc.
int week_without_disc(const an::Observation& seen) {
    for (int week = 1; week <= an::kWeeks; ++week) {
        bool is_taken = false;
        for (const Seat seat : all_seats(seen.seats)) is_taken |= seen.players[seat].disc && seen.players[seat].disc->week == week;
        if (!is_taken) return week;
    }
    return 1;
}

/// Returns the week whose top card it is.
std::optional<int> week_with_top(const an::Observation& seen, an::CardId card) {
    for (int week = 1; week <= an::kWeeks; ++week)
        if (const an::CardPile& pile = seen.week(week); !pile.empty() && pile.back() == card) return week;
    return {};
}

/// Returns the tiles that a player who wants a quest would most likely pay with.
an::PaidTiles tiles_to_try(const an::Player& player) {
    an::PaidTiles plain;
    for (const an::OwnTile& own : player.tiles) {
        if (own.is_used) continue;
        if (an::kTiles[own.id].has_flag) return {own.id};
        if (plain.size() < an::kTilesForQuest) plain.push_back(own.id);
    }
    std::sort(plain.begin(), plain.end());
    return plain;
}

}  // namespace

Table::Refused Table::refused_move(const an::Move& move) const {
    if (frame_->can(move)) return {};                      // dragged, where only a touch makes it
    return {an::encode_move(move), {}};
}

Table::Refused Table::refused_with(const Text& title, std::string text, const Rule& rule) const {
    return {{}, TableRequest::Note{std::string(title.in(frame_->s.lang)), std::move(text), rule.id}};
}

// A neighbour is refused by the rules, and so is a space that no way leads to. Others are too far, or lead into a dead end.
Table::Refused Table::refused_space(an::SpaceId space) const {
    if (!frame_->is_asked(an::Kind::travel_step)) return {};
    const an::Turn& turn = *seen_->turn;
    if (seen_->players[seen_->me].vehicle.at == space) return refused_move(an::Stop{});
    const std::optional<int> steps = steps_to(*seen_, space);
    const bool is_in_reach = !shortest_leg(*seen_, space).empty();     // in a lesson, which asks for single steps
    if (!steps || *steps == 1 || is_in_reach) return refused_move(an::StepTo{space});
    const Lang lang = frame_->s.lang;
    const Slot where{"S", an::space_name(space, lang)};
    if (*steps > turn.steps_left)
        return refused_with(words::kNoteTooFar, fill(words::kNoteTooFarText, lang, {where, {"k", *steps}, {"n", turn.steps_left}}),
                            an::rule::A30);
    const Slot by{"T", an::transport_name(*turn.transport, lang)};
    return refused_with(words::kNoteDeadEnd, fill(words::kNoteDeadEndText, lang, {where, by}), an::rule::A36);
}

Table::Refused Table::refused_week(int number) const {
    const auto week = static_cast<std::int8_t>(number);
    if (frame_->is_asked(an::Kind::observe_target)) return refused_move(an::ObserveWeek{week});
    if (!frame_->is_asked(an::Kind::select_action)) return {};
    const Thing last = touches().last();
    if (kind_of(last) == Kind::action) return refused_move(an::Select{week, static_cast<an::Action>(last.index)});
    if (kind_of(last) == Kind::transport) return refused_move(an::SelectTravel{week, static_cast<an::Transport>(last.index)});
    const bool is_in_orbit = seen_->players[seen_->me].is_on(an::Map::orbit);
    return refused_move(an::Select{week, is_in_orbit ? an::Action::travel : an::Action::schedule});
}

// What no week allows is refused for a free one.
Table::Refused Table::refused_action(std::optional<an::Action> action, std::optional<an::Transport> transport) const {
    if (transport && frame_->is_asked(an::Kind::chain_transport)) return refused_move(an::ChooseTransport{*transport});
    if (!frame_->is_asked(an::Kind::select_action)) return {};
    const Thing last = touches().last();
    const int number = kind_of(last) == Kind::week ? last.index : week_without_disc(*seen_);
    const auto week = static_cast<std::int8_t>(number);
    return transport ? refused_move(an::SelectTravel{week, *transport}) : refused_move(an::Select{week, *action});
}

Table::Refused Table::refused_card(an::CardId card) const {
    if (frame_->is_asked(an::Kind::planned_card)) return refused_move(an::ObserveCard{card});
    if (frame_->is_asked(an::Kind::schedule_swap)) return refused_move(an::SwapCard{card});
    if (!frame_->is_asked(an::Kind::observe_target)) return {};
    if (const std::optional<int> week = week_with_top(*seen_, card)) return refused_week(*week);
    return refused_with(words::kNoteTelescope, std::string(words::kNoteTelescopeText.in(frame_->s.lang)), an::rule::A82);
}

Table::Refused Table::refused_stage(an::StageId stage) const {
    const Lang lang = frame_->s.lang;
    const an::Player& player = seen_->players[seen_->me];
    if (frame_->is_asked(an::Kind::take_orbit_tile) && an::has_stack(stage)) return refused_move(an::TakeOrbitTile{an::stack_at(stage)});
    if (!frame_->is_asked(an::Kind::space) || !player.is_on(an::Map::orbit)) return {};
    const an::StageId next = an::next_stage(*seen_, player.vehicle.at);
    if (stage == next || seen_->turn->advanced) return refused_move(an::Advance{});
    return refused_with(words::kNoteNextOnly, fill(words::kNoteNextOnlyText, lang, {{"stage", an::stage_name(next, lang)}}), an::rule::A54);
}

Table::Refused Table::refused_tile(an::TileId tile) const {
    const bool is_mine = an::tile_of(seen_->players[seen_->me], tile) != nullptr;
    const bool chains = frame_->is_asked(an::Kind::chain) || frame_->is_asked(an::Kind::space);
    if (!is_mine || (!chains && !frame_->is_asked(an::Kind::quest_window))) return {};
    if (chains && !touches().has_touched(button_thing(Button::start_quest))) return refused_move(an::ChainTile{tile});
    an::PaidTiles tiles{tile};
    const Thing last = touches().last();
    if (kind_of(last) == Kind::tile && last.index != tile) tiles.push_back(static_cast<an::TileId>(last.index));
    std::sort(tiles.begin(), tiles.end());
    return refused_move(an::StartQuest{tiles});
}

Table::Refused Table::refused_set(an::SetId set) const {
    if (!frame_->is_asked(an::Kind::calibrate)) return {};
    const bool is_for_ai = touches().last() == gauge_thing(an::Gauge::ai, seen_->me);
    return refused_move(is_for_ai ? an::Move{an::PlaceAi{set}} : an::Move{an::PlaceSct{set}});
}

Table::Refused Table::refused_gauge(an::Gauge gauge) const {
    const an::Player& player = seen_->players[seen_->me];
    if (frame_->is_asked(an::Kind::space)) {
        if (gauge == an::Gauge::sct) return refused_move(an::ExtraSct{});
        return gauge == an::Gauge::ai ? refused_move(an::ExtraAi{}) : Refused{};
    }
    if (!frame_->is_asked(an::Kind::calibrate)) return {};
    if (gauge == an::Gauge::sxt) {
        std::int8_t some = 1;
        for (std::int8_t phase = 1; phase <= an::kPhases; ++phase) {
            if (frame_->can(an::PlaceSxt{phase}))
                return refused_with(words::kNoteChooseMoon, std::string(words::kNoteChooseMoonText.in(frame_->s.lang)), an::rule::A114);
            if (an::may_place_sxt(player, phase)) some = phase;
        }
        return refused_move(an::PlaceSxt{some});
    }
    an::SetId set = 0;
    const Thing last = touches().last();
    if (kind_of(last) == Kind::set) set = static_cast<an::SetId>(last.index);
    else for (an::SetId other = 0; other < an::kSetCount; ++other)
        if (gauge == an::Gauge::ai ? an::may_place_ai(player, other) : an::may_place_sct(player, other)) set = other;
    return refused_move(gauge == an::Gauge::ai ? an::Move{an::PlaceAi{set}} : an::Move{an::PlaceSct{set}});
}

Table::Refused Table::refused_button(Button button) const {
    switch (button) {
        case Button::stop: return refused_move(an::Stop{});
        case Button::no_move: return refused_move(an::NoMove{});
        case Button::end_travel: return refused_move(an::EndTravel{});
        case Button::roll_vehicle: return refused_move(an::RollVehicle{});
        case Button::roll_compass: return refused_move(an::RollCompass{});
        case Button::pass: return refused_move(an::Pass{});
        case Button::start_quest: {
            const an::PaidTiles tiles = tiles_to_try(seen_->players[seen_->me]);
            if (!tiles.empty()) return refused_move(an::StartQuest{tiles});
            return refused_with(words::kNoteNoTiles, std::string(words::kNoteNoTilesText.in(frame_->s.lang)), an::rule::A60);
        }
        case Button::quest_draw: return refused_move(an::QuestDraw{});
        case Button::decline: return refused_move(an::Decline{});
        case Button::advance: return refused_move(an::Advance{});
        case Button::extra_sct: return refused_move(an::ExtraSct{});
        case Button::extra_ai: return refused_move(an::ExtraAi{});
        case Button::use_sxt: return refused_move(an::UseSxt{});
        case Button::accept_dv: return refused_move(an::AcceptDv{});
        case Button::astronomer: return refused_move(an::AbortStatus{an::Status::astronomer});
        case Button::astronaut: return refused_move(an::AbortStatus{an::Status::astronaut});
        case Button::join: return refused_move(an::Join{});
        case Button::skip_join: return refused_move(an::SkipJoin{});
        case Button::become_astronaut: return refused_move(an::BecomeAstronaut{});
        case Button::voluntary_abort: return refused_move(an::VoluntaryAbort{});
        case Button::done: return refused_move(an::Done{});
    }
    return {};
}

Table::Refused Table::refusal_of(Thing touched) {
    if (is_passing_) return {};
    const Frame& f = *frame_;
    const auto index = touched.index;
    const bool is_mine = touched.seat == seen_->me;
    switch (kind_of(touched)) {
        case Kind::space: return refused_space(static_cast<an::SpaceId>(index));
        case Kind::vehicle:
            if (!is_mine) return {};
            if (f.is_asked(an::Kind::travel_step)) return refused_move(an::Stop{});
            return f.is_asked(an::Kind::space) ? refused_move(an::Advance{}) : Refused{};
        case Kind::card: return refused_card(static_cast<an::CardId>(index));
        case Kind::week: return refused_week(index);
        case Kind::action: return refused_action(static_cast<an::Action>(index), {});
        case Kind::transport: return refused_action({}, static_cast<an::Transport>(index));
        case Kind::stage: return refused_stage(static_cast<an::StageId>(index));
        case Kind::stack:
            return f.is_asked(an::Kind::take_orbit_tile) ? refused_move(an::TakeOrbitTile{static_cast<an::StackId>(index)}) : Refused{};
        case Kind::orbit_tile:
            if (!is_mine || !f.is_asked(an::Kind::space) || static_cast<std::size_t>(index) >= seen_->own.orbit_tiles.size()) return {};
            return refused_move(an::SwapOrbitTile{seen_->own.orbit_tiles[static_cast<std::size_t>(index)]});
        case Kind::tile: return refused_tile(static_cast<an::TileId>(index));
        case Kind::quest: {
            const auto quest = static_cast<an::QuestId>(index);
            if (f.is_asked(an::Kind::quest_source)) return refused_move(an::QuestHome{quest});
            if (f.is_asked(an::Kind::quest_keep)) return refused_move(an::Keep{quest});
            return f.is_asked(an::Kind::quest_complete) ? refused_move(an::CompleteQuest{quest}) : Refused{};
        }
        case Kind::quest_deck: return f.is_asked(an::Kind::quest_source) ? refused_move(an::QuestDraw{}) : Refused{};
        case Kind::character:
            if (!f.is_asked(an::Kind::choose_character)) return {};
            return refused_move(an::ChooseCharacter{static_cast<an::CharacterId>(index)});
        case Kind::agenda:
            if (!f.is_asked(an::Kind::choose_agenda)) return {};
            return refused_move(an::ChooseAgenda{static_cast<an::AgendaId>(index)});
        case Kind::set: return is_mine ? refused_set(static_cast<an::SetId>(index)) : Refused{};
        case Kind::moon:
            return is_mine && f.is_asked(an::Kind::calibrate) ? refused_move(an::PlaceSxt{static_cast<std::int8_t>(index)}) : Refused{};
        case Kind::gauge: return is_mine ? refused_gauge(static_cast<an::Gauge>(index)) : Refused{};
        case Kind::button: return refused_button(static_cast<Button>(index));
        default: return {};
    }
}

Thing Table::concerned(const Json& json) {
    const std::optional<an::Move> move = an::decode_move(json);
    if (!move || !seen_) return {};
    const Seat me = seen_->me;
    return std::visit(overloaded{
        [&](const an::Select& m) { return week_thing(m.week); },
        [&](const an::SelectTravel& m) { return kind_of(touches().last()) == Kind::week ? Thing{} : week_thing(m.week); },
        [&](const an::StartQuest& m) { return m.tiles.size() == 1 ? tile_thing(m.tiles[0]) : Thing{}; },
        [&](const an::QuestHome& m) { return quest_thing(m.quest); },
        [&](const an::CompleteQuest& m) { return quest_thing(m.quest); },
        [&](const an::ObserveWeek& m) { return week_thing(m.week); },
        [&](const an::ObserveCard& m) { return card_thing(m.card); },
        [&](const an::SwapCard& m) { return card_thing(m.card); },
        [&](const an::StepTo& m) { return space_thing(m.to); },
        [&](const an::ChainTile& m) { return tile_thing(m.tile); },
        [&](const an::PlaceSxt& m) { return moon_thing(m.phase, me); },
        [&](const an::PlaceSct& m) { return set_thing(m.set, me); },
        [&](const an::PlaceAi& m) { return set_thing(m.set, me); },
        [](const auto&) { return Thing{}; },
    }, *move);
}

}  // namespace orrery::ui::astronavigators_table
