// Field descriptors of the moves and events of Race for the Galaxy (docs/rules/race.md, sections 8 and 10).
#pragma once

#include "engine/core/fields.h"
#include "engine/games/race/events.h"
#include "engine/games/race/ids.h"
#include "engine/games/race/moves.h"

namespace orrery::race {

// ---------------------------------------------------------------- kinds of values

/// How values of this game are written and read.
namespace as {

inline constexpr IdKind<CardId> kCard{[](CardId card) { return std::string_view(design(card).id); }, card_by_id,
    "the id of a card"};
inline constexpr IdKind<ActionId> kAction{[](ActionId id) { return std::string_view(action(id).id); }, action_by_id,
    "the id of an action"};
inline constexpr IdKind<Good> kGood{[](Good good) { return std::string_view(good_type(good).id); }, good_by_id,
    "the id of a kind of good"};
inline constexpr IdKind<Phase> kPhase{
    [](Phase phase) { return std::string_view(kPhases[static_cast<std::size_t>(phase)].id); }, phase_by_id,
    "the id of a phase"};
inline constexpr IdKind<Kind> kDecisionKind{[](Kind kind) { return std::string_view(kind_id(kind)); }, nullptr,
    "the id of a decision"};
inline constexpr auto kMethod = word_of(kMethodIds);
inline constexpr auto kCards = list_of(kCard);             ///< cards that only their seat may see

}  // namespace as

template <class T, class ValueKind>
Json write_by_seat(const PerSeat<T>& values, int seats, ValueKind kind) {
    Json out = Json::array();
    for (const Seat seat : all_seats(seats)) out.push_back(kind.write(values[seat]));
    return out;
}

// ---------------------------------------------------------------- moves

constexpr auto fields(Type<Discard>) { return record("discard", field("card", &Discard::card, as::kCard)); }
constexpr auto fields(Type<Choose>) {
    return record("actions", field("actions", &Choose::actions, move_list_of(as::kAction)));
}
constexpr auto fields(Type<Keep>) { return record("keep", field("card", &Keep::card, as::kCard)); }
constexpr auto fields(Type<Place>) { return record("place", field("card", &Place::card, as::kCard)); }
constexpr auto fields(Type<Pass>) { return record("pass"); }
constexpr auto fields(Type<TakeMethod>) { return record("method", field("method", &TakeMethod::method, as::kMethod)); }
constexpr auto fields(Type<Sell>) { return record("sell", field("world", &Sell::world, as::kCard)); }
constexpr auto fields(Type<UsePower>) {
    return record("power", field("card", &UsePower::card, as::kCard),
        field("power", &UsePower::power, MoveNumberKind{0, kMaxPowers - 1, kNoPower}));
}
constexpr auto fields(Type<Done>) { return record("done"); }
constexpr auto fields(Type<TakeGood>) { return record("good", field("world", &TakeGood::world, as::kCard)); }
constexpr auto fields(Type<CallNumber>) {
    return record("number", field("number", &CallNumber::number, MoveNumberKind{0, INT8_MAX, 0}));
}
constexpr auto fields(Type<Windfall>) {            // without a card the source is the Produce bonus (RG-A68)
    return record("windfall", field("source", &Windfall::source, or_word("bonus", as::kCard)),
        field("world", &Windfall::world, as::kCard));
}

// ---------------------------------------------------------------- events

constexpr auto fields(Type<GameStarted>) {
    return record("game_started", field("seats", &GameStarted::seats), field("vp_pool", &GameStarted::vp_pool));
}
constexpr auto fields(Type<StartWorld>) {
    return of_seat<StartWorld>("start_world", field("card", &StartWorld::card, as::kCard));
}
constexpr auto fields(Type<Dealt>) {
    return of_seat<Dealt>("dealt", field("count", &Dealt::count), if_present("cards", &Dealt::cards, as::kCards));
}
constexpr auto fields(Type<SetupDiscarded>) {
    return of_seat<SetupDiscarded>("setup_discarded", field("count", &SetupDiscarded::count));
}
constexpr auto fields(Type<FirstPlayer>) { return of_seat<FirstPlayer>("first_player"); }
constexpr auto fields(Type<RoundStarted>) { return record("round_started", field("round", &RoundStarted::round)); }
constexpr auto fields(Type<ActionsRevealed>) {
    return record("actions_revealed",
        computed("choices", [](const ActionsRevealed& e) { return write_by_seat(e.choices, e.seats, list_of(as::kAction)); }));
}
constexpr auto fields(Type<PhaseStarted>) {
    return record("phase_started", field("phase", &PhaseStarted::phase, as::kPhase));
}
constexpr auto fields(Type<Drew>) {
    return of_seat<Drew>("drew", field("count", &Drew::count), field("reason", &Drew::reason, word_of(kDrawReasonIds)),
        if_present("cards", &Drew::cards, as::kCards));
}
constexpr auto fields(Type<Explored>) {
    return of_seat<Explored>("explored", field("drawn", &Explored::drawn), field("kept", &Explored::kept),
        if_present("cards", &Explored::cards, as::kCards));
}
constexpr auto fields(Type<PlacementsRevealed>) {
    return record("placements_revealed",
        computed("cards", [](const PlacementsRevealed& e) { return write_by_seat(e.cards, e.seats, or_null(as::kCard)); }));
}
constexpr auto fields(Type<MethodTaken>) {
    return of_seat<MethodTaken>("method", field("card", &MethodTaken::card, as::kCard),
        field("method", &MethodTaken::method, as::kMethod));
}
constexpr auto fields(Type<UsedUp>) { return of_seat<UsedUp>("used_up", field("card", &UsedUp::card, as::kCard)); }
constexpr auto fields(Type<Paid>) {
    return of_seat<Paid>("paid", field("card", &Paid::card, as::kCard), field("count", &Paid::count),
        if_present("cards", &Paid::cards, as::kCards));
}
constexpr auto fields(Type<PlacedCard>) {
    return of_seat<PlacedCard>("placed", field("card", &PlacedCard::card, as::kCard));
}
constexpr auto fields(Type<Conquered>) {
    return of_seat<Conquered>("conquered", field("card", &Conquered::card, as::kCard),
        field("military", &Conquered::military),
        field("defense", &Conquered::defense));
}
constexpr auto fields(Type<GoodAdded>) {
    return of_seat<GoodAdded>("good_added", field("world", &GoodAdded::world, as::kCard),
        field("kind", &GoodAdded::kind, as::kGood),
        field("reason", &GoodAdded::reason, word_of(kGoodReasonIds)));
}
constexpr auto fields(Type<Sold>) {
    return of_seat<Sold>("sold", field("world", &Sold::world, as::kCard), field("kind", &Sold::kind, as::kGood),
        field("cards", &Sold::cards));
}
constexpr auto fields(Type<PowerUsed>) {
    return of_seat<PowerUsed>("power_used", field("card", &PowerUsed::card, as::kCard), field("power", &PowerUsed::power));
}
constexpr auto fields(Type<Consumed>) {
    return of_seat<Consumed>("consumed", field("world", &Consumed::world, as::kCard), field("kind", &Consumed::kind,
        as::kGood));
}
constexpr auto fields(Type<GainedVp>) {
    return of_seat<GainedVp>("gained_vp", field("count", &GainedVp::count), field("doubled", &GainedVp::doubled));
}
constexpr auto fields(Type<HandDiscarded>) {
    return of_seat<HandDiscarded>("hand_discarded", field("count", &HandDiscarded::count),
        field("reason", &HandDiscarded::reason, word_of(kDiscardReasonIds)), if_present("cards", &HandDiscarded::cards,
        as::kCards));
}
constexpr auto fields(Type<Lucky>) {
    return of_seat<Lucky>("lucky", field("number", &Lucky::number), field("card", &Lucky::card, as::kCard),
        field("hit", &Lucky::hit));
}
constexpr auto fields(Type<LuckyNothing>) {
    return of_seat<LuckyNothing>("lucky_nothing", field("number", &LuckyNothing::number));
}
constexpr auto fields(Type<Reshuffled>) { return record("reshuffled", field("count", &Reshuffled::count)); }
constexpr auto fields(Type<SupplyOut>) { return of_seat<SupplyOut>("supply_out", field("lost", &SupplyOut::lost)); }
constexpr auto fields(Type<ReserveOpened>) { return record("reserve_opened"); }
constexpr auto fields(Type<Auto>) { return of_seat<Auto>("auto", field("kind", &Auto::kind, as::kDecisionKind)); }
constexpr auto fields(Type<RoundEnded>) { return record("round_ended", field("round", &RoundEnded::round)); }
constexpr auto fields(Type<GameOver>) {
    return record("game_over", field("reason", &GameOver::reason, word_of(kEndReasonIds)));
}
constexpr auto fields(Type<FinalScore>) {
    return of_seat<FinalScore>("final_score", field("chips", &FinalScore::chips), field("cards", &FinalScore::cards),
        field("bonus", &FinalScore::bonus), field("total", &FinalScore::total), field("tiebreak", &FinalScore::tiebreak));
}
constexpr auto fields(Type<Winners>) { return record("winners", field("seats", &Winners::seats, list_of(kPlain))); }

}  // namespace orrery::race
