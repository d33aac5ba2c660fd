// Field descriptors of the moves and events of Quantum (docs/rules/quantum.md, sections 8 and 10).
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/core/fields.h"
#include "engine/games/quantum/events.h"
#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/moves.h"

namespace orrery::quantum {

// ---------------------------------------------------------------- kinds of values

/// How values of this game are written and read.
namespace as {

inline constexpr IdKind<CardId> kCard{card_id, card_by_id, "the id of a card", kCardCount};
inline constexpr IdKind<ShipId, std::string> kShip{ship_id, ship_by_id, "the id of a ship", kShipCount};
inline constexpr IdKind<Square, std::string> kSpace{space_id, space_by_id, "the id of a space",
    kMaxRows * kTileSize * kSquareRow};
inline constexpr IdKind<PlanetId, std::string> kPlanet{planet_id, planet_by_id, "the id of a planet", kMaxTiles};
inline constexpr IdKind<Ability> kAbility{[](Ability ability) { return ship_kind(number_of(ability)).ability_id; },
    ability_by_id,
                                          "the id of an ability", kAbilityCount};
inline constexpr auto kCardKind = word_of(kCardKindIds);
inline constexpr auto kReason = word_of(kReasonIds);
inline constexpr auto kCombat = word_of(kCombatIds);
inline constexpr MoveNumberKind kDieFace{1, kDieFaces, 0};

/// Command card, written as its card id. Moves accept the cards of `readable` only.
struct CommandKind {
    std::array<Command, 2> readable{};

    Json write(Command command) const { return kCard.write(card_of(command)); }
    void read(const Reader& in, Command& out) const {
        for (const Command command : readable) {
            if (in.json() != write(command)) continue;
            out = command;
            return;
        }
        in.fail("expected " + to_text(write(readable[0])) + " or " + to_text(write(readable[1])));
    }
};
inline constexpr CommandKind kCommand{};

/// Ability that needs only its ship. The others have alternatives of their own, with one key more.
struct PlainAbilityKind {
    Json write(Ability ability) const { return kAbility.write(ability); }
    void read(const Reader& in, Ability& out) const {
        kAbility.read(in, out);
        const bool needs_more = out == Ability::strike || out == Ability::warp || out == Ability::modify;
        if (needs_more) in.fail("expected an ability that needs only its ship");
    }
};

/// Cause of a change of a track: one of `words`, or the id of a card without its copy number.
template <std::size_t N>
struct CauseKind {
    const std::array<std::string_view, N>* words;

    template <class Changed>
    Json write(const Changed& e) const {
        const auto index = static_cast<std::size_t>(e.cause);
        return std::string(index < N ? (*words)[index] : card_text(e.card).id);
    }
};

/// Seat that some table has.
struct AnySeatKind {
    Json write(Seat seat) const { return kPlain.write(seat); }
    void read(const Reader& in, Seat& out) const { out = static_cast<Seat>(in.integer(0, kMaxQuantumSeats - 1)); }
};

/// Ship or planet of the log, written as its id.
struct ShownKind {
    Json write(const ShownShip& ship) const { return kShip.write(ship.id); }
    Json write(const ShownPlanet& planet) const { return kPlanet.write(planet.id); }
};
inline constexpr ShownKind kShown{};

}  // namespace as

/// Key of the alternatives of `ability` that need a target or number.
inline auto ability(Ability of) { return constant("ability", ship_kind(number_of(of)).ability_id); }

/// Returns the field of the cause of a change of a track.
template <class Changed, std::size_t N>
constexpr auto cause(const std::array<std::string_view, N>& words) {
    return computed("cause", as::CauseKind<N>{&words}, [](const Changed& e) { return e; });
}

inline Json write_ranks(const PerSeat<std::int8_t>& ranks, int seats) {
    Json out = Json::array();
    for (const Seat seat : all_seats(seats)) out.push_back(kPlain.write(ranks[seat]));
    return out;
}

// ---------------------------------------------------------------- moves

constexpr auto fields(Type<Keep>) { return record("keep"); }
constexpr auto fields(Type<RerollAll>) { return record("reroll_all"); }
constexpr auto fields(Type<PlaceCube>) { return record("place_cube", field("planet", &PlaceCube::planet, as::kPlanet)); }
constexpr auto fields(Type<PlaceFirst>) {
    return record("place", field("ship", &PlaceFirst::ship, as::kShip), field("space", &PlaceFirst::space, as::kSpace));
}
constexpr auto fields(Type<Reconfigure>) { return record("reconfigure", field("ship", &Reconfigure::ship, as::kShip)); }
constexpr auto fields(Type<Deploy>) { return record("deploy", field("ship", &Deploy::ship, as::kShip)); }
constexpr auto fields(Type<StartMove>) { return record("move", field("ship", &StartMove::ship, as::kShip)); }
constexpr auto fields(Type<Construct>) { return record("construct", field("planet", &Construct::planet, as::kPlanet)); }
constexpr auto fields(Type<Research>) { return record("research"); }
inline auto fields(Type<Strike>) {
    return record("ability", field("ship", &Strike::ship, as::kShip), ability(Ability::strike),
        field("target", &Strike::target, as::kShip));
}
inline auto fields(Type<Warp>) {
    return record("ability", field("ship", &Warp::ship, as::kShip), ability(Ability::warp), field("with", &Warp::with,
        as::kShip));
}
inline auto fields(Type<Modify>) {
    return record("ability", field("ship", &Modify::ship, as::kShip), ability(Ability::modify),
        field("number", &Modify::number, as::kDieFace));
}
constexpr auto fields(Type<UseAbility>) {
    return record("ability", field("ship", &UseAbility::ship, as::kShip), field("ability", &UseAbility::ability,
        as::PlainAbilityKind{}));
}
constexpr auto fields(Type<Convert>) {
    return record_of(field("type", &Convert::card, as::CommandKind{{Command::cerebral, Command::tyrannical}}));
}
constexpr auto fields(Type<FreeMove>) {
    return record_of(field("type", &FreeMove::card, as::CommandKind{{Command::curious, Command::tactical}}),
        field("ship", &FreeMove::ship, as::kShip));
}
constexpr auto fields(Type<Flexible>) {
    return record("flexible", field("ship", &Flexible::ship, as::kShip), field("number", &Flexible::number, as::kDieFace));
}
constexpr auto fields(Type<Nomadic>) { return record("nomadic", field("ship", &Nomadic::ship, as::kShip)); }
constexpr auto fields(Type<Resourceful>) { return record("resourceful", field("ship", &Resourceful::ship, as::kShip)); }
constexpr auto fields(Type<EndActions>) { return record("end_actions"); }
constexpr auto fields(Type<Go>) { return record("go", field("to", &Go::to, as::kSpace)); }
constexpr auto fields(Type<Attack>) {
    return record("attack", field("target", &Attack::target, as::kShip), field("from", &Attack::from, as::kSpace));
}
constexpr auto fields(Type<PickUp>) { return record("pick_up", field("ship", &PickUp::ship, as::kShip)); }
constexpr auto fields(Type<Drop>) { return record("drop", field("space", &Drop::space, as::kSpace)); }
constexpr auto fields(Type<Place>) { return record("place", field("space", &Place::space, as::kSpace)); }
constexpr auto fields(Type<Scrap>) { return record("scrap"); }
constexpr auto fields(Type<Fight>) { return record("fight"); }
constexpr auto fields(Type<DestroyBoth>) { return record("destroy_both"); }
constexpr auto fields(Type<Pass>) { return record("pass"); }
constexpr auto fields(Type<RerollDie>) { return record("reroll", field("card", &RerollDie::card, as::kCard)); }
constexpr auto fields(Type<Number>) { return record("number", field("number", &Number::number, as::kDieFace)); }
constexpr auto fields(Type<RerollShip>) { return record("reroll"); }
constexpr auto fields(Type<Occupy>) { return record("occupy"); }
constexpr auto fields(Type<Hold>) { return record("hold"); }
constexpr auto fields(Type<Take>) { return record("take", field("card", &Take::card, as::kCard)); }
constexpr auto fields(Type<Refresh>) { return record("refresh"); }
constexpr auto fields(Type<Skip>) { return record("skip"); }
constexpr auto fields(Type<Discard>) { return record("discard", field("card", &Discard::card, as::kCard)); }
constexpr auto fields(Type<Choose>) { return record("choose", field("ship", &Choose::ship, as::kShip)); }
constexpr auto fields(Type<Done>) { return record("done"); }
constexpr auto fields(Type<MoveCube>) {
    return record("cube", field("planet", &MoveCube::planet, as::kPlanet), field("owner", &MoveCube::owner,
        as::AnySeatKind{}));
}
constexpr auto fields(Type<MoveTo>) { return record("to", field("planet", &MoveTo::planet, as::kPlanet)); }

// ---------------------------------------------------------------- events

/// Describes an event of a seat and one of its ships.
template <class Event, class... Entries>
constexpr auto of_ship(const char* word, Entries... entries) {
    return of_seat<Event>(word, field("ship", &Event::ship, as::kShip), entries...);
}
template <class Event, class... Entries>
constexpr auto of_shown_ship(const char* word, Entries... entries) {
    return of_seat<Event>(word, field("ship", &Event::ship, as::kShown), entries...);
}

constexpr auto fields(Type<SetupRolled>) {
    return of_seat<SetupRolled>("setup_rolled", field("numbers", &SetupRolled::numbers, list_of(kPlain)));
}
constexpr auto fields(Type<Mulligan>) {
    return of_seat<Mulligan>("mulligan", field("kept", &Mulligan::kept),
        field("numbers", &Mulligan::numbers, list_of(kPlain)));
}
constexpr auto fields(Type<StartTie>) {
    return record("start_tie", field("seats", &StartTie::seats, list_of(kPlain)),
        field("dice", &StartTie::dice, list_of(kPlain)));
}
constexpr auto fields(Type<StartPlayer>) { return of_seat<StartPlayer>("start_player"); }
constexpr auto fields(Type<HomeChosen>) {
    return of_seat<HomeChosen>("home_chosen", field("planet", &HomeChosen::planet, as::kShown));
}
constexpr auto fields(Type<ShipPlaced>) {
    return of_shown_ship<ShipPlaced>("ship_placed", field("space", &ShipPlaced::space, as::kSpace),
        field("reason", &ShipPlaced::reason, word_of(kPlaceReasonIds)));
}
constexpr auto fields(Type<ShipScrapped>) {
    return of_shown_ship<ShipScrapped>("ship_scrapped", field("reason", &ShipScrapped::reason, as::kReason));
}
constexpr auto fields(Type<DecksDealt>) {
    return record("decks_dealt", field("gambit", &DecksDealt::gambit, list_of(as::kCard)),
        field("command", &DecksDealt::command, list_of(as::kCard)));
}
constexpr auto fields(Type<RoundStarted>) { return record("round_started", field("round", &RoundStarted::round)); }
constexpr auto fields(Type<TurnStarted>) {
    return of_seat<TurnStarted>("turn_started", field("number", &TurnStarted::number), field("bonus", &TurnStarted::bonus),
        field("actions", &TurnStarted::actions));
}
constexpr auto fields(Type<ResearchChanged>) {
    return of_seat<ResearchChanged>("research_changed", field("from", &ResearchChanged::from),
        field("to", &ResearchChanged::to),
        cause<ResearchChanged>(kResearchCauseIds));
}
constexpr auto fields(Type<DominanceChanged>) {
    return of_seat<DominanceChanged>("dominance_changed", field("from", &DominanceChanged::from),
        field("to", &DominanceChanged::to),
        cause<DominanceChanged>(kDominanceCauseIds));
}
constexpr auto fields(Type<ActionsGained>) {
    return of_seat<ActionsGained>("actions_gained", field("amount", &ActionsGained::amount),
        field("card", &ActionsGained::card, as::kCommand));
}
constexpr auto fields(Type<Reconfigured>) {
    return of_ship<Reconfigured>("reconfigured", field("from", &Reconfigured::from), field("to", &Reconfigured::to),
        field("free", &Reconfigured::free));
}
constexpr auto fields(Type<DieRolled>) {
    return of_ship<DieRolled>("die_rolled", field("value", &DieRolled::value), field("reason", &DieRolled::reason,
        as::kReason));
}
constexpr auto fields(Type<DieRerolled>) {
    return of_ship<DieRerolled>("die_rerolled", field("value", &DieRerolled::value), field("card", &DieRerolled::card,
        as::kCommand));
}
constexpr auto fields(Type<NumberChosen>) {
    return of_ship<NumberChosen>("number_chosen", field("number", &NumberChosen::number));
}
constexpr auto fields(Type<Deployed>) {
    return of_shown_ship<Deployed>("deployed", field("space", &Deployed::space, as::kSpace));
}
constexpr auto fields(Type<Moved>) {
    return of_shown_ship<Moved>("moved", field("from", &Moved::from, as::kSpace), field("to", &Moved::to, as::kSpace),
        field("source", &Moved::source, word_of(kSourceIds)), field("maneuver", &Moved::maneuver));
}
constexpr auto fields(Type<PickedUp>) {
    return of_ship<PickedUp>("picked_up", field("carrying", &PickedUp::carrying, as::kShip));
}
constexpr auto fields(Type<Dropped>) {
    return of_ship<Dropped>("dropped", field("carrying", &Dropped::carrying, as::kShip),
        field("space", &Dropped::space, as::kSpace));
}
constexpr auto fields(Type<Warped>) { return of_ship<Warped>("warped", field("with", &Warped::with, as::kShip)); }
constexpr auto fields(Type<Modified>) { return of_ship<Modified>("modified", field("number", &Modified::number)); }
constexpr auto fields(Type<AbilityUsed>) {
    return of_ship<AbilityUsed>("ability_used", field("ability", &AbilityUsed::ability, as::kAbility),
        field("second", &AbilityUsed::second));
}
constexpr auto fields(Type<Attacked>) {
    return of_shown_ship<Attacked>("attacked", field("target", &Attacked::target, as::kShown),
        field("from", &Attacked::from, as::kSpace),
        field("kind", &Attacked::kind, as::kCombat));
}
constexpr auto fields(Type<CombatDice>) {
    return record("combat_dice", field("attack_die", &CombatDice::attack_die),
        field("defense_die", &CombatDice::defense_die));
}
constexpr auto fields(Type<CombatRerolled>) {
    return of_seat<CombatRerolled>("combat_rerolled", field("card", &CombatRerolled::card, as::kCommand),
        field("die", &CombatRerolled::die, word_of(kDieIds)), field("value", &CombatRerolled::value));
}
constexpr auto fields(Type<CombatResult>) {
    return record("combat_result", field("attack_total", &CombatResult::attack_total),
        field("defense_total", &CombatResult::defense_total),
        field("winner", &CombatResult::winner, word_of(kSideIds)));
}
constexpr auto fields(Type<BothDestroyed>) {
    return record("both_destroyed", field("attacker", &BothDestroyed::attacker, as::kShip),
        field("defender", &BothDestroyed::defender, as::kShip));
}
constexpr auto fields(Type<ShipDestroyed>) {
    return of_shown_ship<ShipDestroyed>("ship_destroyed", field("by", &ShipDestroyed::by, as::kShip));
}
constexpr auto fields(Type<Occupied>) {
    return of_shown_ship<Occupied>("occupied", field("space", &Occupied::space, as::kSpace));
}
constexpr auto fields(Type<HeldBack>) {
    return of_shown_ship<HeldBack>("held", field("space", &HeldBack::space, as::kSpace));
}
constexpr auto fields(Type<InfamyWon>) { return of_seat<InfamyWon>("infamy"); }
constexpr auto fields(Type<CubePlaced>) {
    return of_seat<CubePlaced>("cube_placed", field("planet", &CubePlaced::planet, as::kShown),
        field("how", &CubePlaced::how, word_of(kCubeHowIds)),
        field("left", &CubePlaced::left));
}
constexpr auto fields(Type<CardPower>) {
    return of_seat<CardPower>("card_power", field("card", &CardPower::card, as::kCommand));
}
constexpr auto fields(Type<Breakthrough>) { return of_seat<Breakthrough>("breakthrough"); }
constexpr auto fields(Type<CardTaken>) {
    return of_seat<CardTaken>("card_taken", field("card", &CardTaken::card, as::kCard));
}
constexpr auto fields(Type<CardDiscarded>) {
    return of_seat<CardDiscarded>("card_discarded", field("card", &CardDiscarded::card, as::kCard),
        field("cause", &CardDiscarded::cause, word_of(kDiscardCauseIds)));
}
constexpr auto fields(Type<DisplayRefilled>) {
    return record("display_refilled", field("kind", &DisplayRefilled::kind, as::kCardKind),
        field("slot", &DisplayRefilled::slot),
        field("card", &DisplayRefilled::card, as::kCard));
}
constexpr auto fields(Type<DisplayRefreshed>) { return of_seat<DisplayRefreshed>("display_refreshed"); }
constexpr auto fields(Type<PickSkipped>) { return of_seat<PickSkipped>("pick_skipped"); }
constexpr auto fields(Type<Reshuffled>) { return record("reshuffled", field("kind", &Reshuffled::kind, as::kCardKind)); }
constexpr auto fields(Type<BonusTurnWon>) { return of_seat<BonusTurnWon>("bonus_turn_won"); }
constexpr auto fields(Type<CubeMoved>) {
    return of_seat<CubeMoved>("cube_moved", field("owner", &CubeMoved::owner), field("from", &CubeMoved::from, as::kShown),
        field("to", &CubeMoved::to, as::kShown));
}
constexpr auto fields(Type<NoEffect>) { return of_seat<NoEffect>("no_effect", field("card", &NoEffect::card, as::kCard)); }
constexpr auto fields(Type<ActionsEnded>) {
    return of_seat<ActionsEnded>("actions_ended", field("unused", &ActionsEnded::unused));
}
constexpr auto fields(Type<GameOver>) {
    return record("game_over", field("winner", &GameOver::winner),
        computed("ranks", [](const GameOver& e) { return write_ranks(e.ranks, e.seats); }));
}
constexpr auto fields(Type<RoundLimit>) {
    return record("round_limit", computed("ranks", [](const RoundLimit& e) { return write_ranks(e.ranks, e.seats); }));
}

}  // namespace orrery::quantum
