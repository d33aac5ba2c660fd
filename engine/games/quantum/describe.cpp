// Names of things, log sentences of events, and prompts.
// Index: names of things · events · prompts.
#include "engine/games/quantum/describe.h"

#include "engine/core/punctuation.h"
#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/score.h"
#include "engine/games/quantum/sites.h"
#include "engine/games/quantum/words.h"

namespace orrery::quantum {

// Names of things.

namespace {

constexpr Text kShip = msg("{kind} ({n})");
constexpr Text kNewShip = msg("new ship");
constexpr Text kPlanet = msg("Planet {n} ({at})");
constexpr Text kOrbitSpace = msg("{at}, orbit of {planet}");
constexpr Text kCornerSpace = msg("{at}, corner of {planet}");
constexpr Text kVoidSpace = msg("{at}, in the Void");
constexpr Text kShipOnMap = msg("the {ship} at {space}");
constexpr Text kShipInScrapyard = msg("the {ship} in the scrapyard");
constexpr Text kOneOfTwins = msg("{ship}, ship {n}");
constexpr Text kShipInHand = msg("the {ship}");

}  // namespace

std::string card_name(CardId card, Lang lang) { return card_text(card).name.in(lang); }

std::string ship_name(int number, Lang lang) {
    if (number == 0) return kNewShip.in(lang);
    return fill(kShip, lang, {{"kind", ship_kind(number).name.in(lang)}, {"n", number}});
}

std::string coordinate(Square square) {
    return std::string(1, static_cast<char>('A' + x_of(square))) + std::to_string(y_of(square) + 1);
}

std::string planet_name(PlanetId planet, int number, Lang lang) {
    return fill(kPlanet, lang, {{"n", number}, {"at", coordinate(middle_of(planet))}});
}

std::string space_name(const Table& t, Square space, Lang lang) {
    const PlanetId tile = tile_of(space);
    const Slot at{"at", coordinate(space)};
    if (!is_planet(t, tile)) return void_of(t.options.map).has(space) ? fill(kVoidSpace, lang, {at}) : coordinate(space);
    return fill(is_orbit(space) ? kOrbitSpace : kCornerSpace, lang, {at, {"planet", planet_name(t, tile, lang)}});
}

std::string ship_among_twins(const Table& t, ShipId ship, Lang lang) {
    const Ship& s = t.ships[ship];
    std::string name = ship_name(s.number, lang);
    for (int i = 0; i < kShipsPerSeat && !s.on_map(); ++i) {
        const ShipId other = ship_of(owner_of(ship), i);
        const Ship& twin = t.ships[other];
        if (other != ship && twin.at == s.at && twin.number == s.number)
            return fill(kOneOfTwins, lang, {{"ship", name}, {"n", index_of(ship) + 1}});
    }
    return name;
}

std::string ship_in_text(const Table& t, ShipId ship, Lang lang) {
    const Ship& s = t.ships[ship];
    const Slot name{"ship", ship_among_twins(t, ship, lang)};
    if (s.on_map()) return fill(kShipOnMap, lang, {name, {"space", space_name(t, s.at, lang)}});
    return fill(s.at == kScrapyard ? kShipInScrapyard : kShipInHand, lang, {name});
}

// Events (section 10).

namespace {

namespace told {
constexpr Text kSetupRolled = msg("{P} rolls a fleet of {numbers}.");
constexpr Text kKept = msg("{P} keeps the fleet.");
constexpr Text kRolledAgain = msg("{P} rolls again: {numbers}.");
constexpr Text kStartTie = msg("Tie for the start: {dice}.");
constexpr Text kStartPlayer = msg("{P} goes first.");
constexpr Text kHomeChosen = msg("{P} settles on {L}.");
constexpr Text kShipPlaced = msg("{P} places the {S}.");
constexpr Text kShipScrapped = msg("The {S} goes to {P}'s scrapyard.");
constexpr Text kDecksDealt = msg("Six advance cards are turned up.");
constexpr Text kRoundStarted = msg("Round {n}.");
constexpr Text kTurnStarted = msg("{P}'s turn: {n} {n|action|actions}.");
constexpr Text kBonusTurnStarted = msg("Bonus turn for {P}: {n} {n|action|actions}.");
constexpr Text kResearch = msg("{P}'s research: {from} to {to}.");
constexpr Text kDominance = msg("{P}'s dominance: {from} to {to}.");
constexpr Text kActionsGained = msg("{P} gains an action ({C}).");
constexpr Text kReconfigured = msg("{P} reconfigures the {S}: {from} to {to}.");
constexpr Text kDieRolled = msg("{P} rolls {n}.");
constexpr Text kDieRerolled = msg("{P} rolls again with {C}: {n}.");
constexpr Text kNumberChosen = msg("{P} sets a ship to {n}.");
constexpr Text kDeployed = msg("{P} deploys the {S}.");
constexpr Text kMoved = msg("{P} moves the {S}.");
constexpr Text kPickedUp = msg("{P}'s flagship picks up a ship.");
constexpr Text kDropped = msg("{P}'s flagship sets the ship down.");
constexpr Text kWarped = msg("{P} warps two ships.");
constexpr Text kModified = msg("{P}'s frigate becomes a {n}.");
constexpr Text kAbilityUsed = msg("{P} uses {ability}.");
constexpr Text kAttacked = msg("{P}'s {S} attacks the {E}.");
constexpr Text kCombatDice = msg("Attack {a}, defence {d}.");
constexpr Text kCombatRerolled = msg("{P} uses {C}: the die is now {n}.");
constexpr Text kAttackWon = msg("{a} against {d}: the attack succeeds.");
constexpr Text kAttackLost = msg("{a} against {d}: the attack is repelled.");
constexpr Text kBothDestroyed = msg("{C}: both ships are destroyed.");
constexpr Text kShipDestroyed = msg("{P} loses the {S}.");
constexpr Text kOccupied = msg("The {S} takes the space.");
constexpr Text kHeld = msg("The {S} holds its position.");
constexpr Text kInfamy = msg("{P} wins infamy!");
constexpr Text kCubePlaced = msg("{P} places a cube on {L}; {n} left.");
constexpr Text kCardPower = msg("{P} uses {C}.");
constexpr Text kBreakthrough = msg("{P} has a research breakthrough.");
constexpr Text kCardTaken = msg("{P} takes {C}.");
constexpr Text kCardDiscarded = msg("{P} discards {C}.");
constexpr Text kRefilled = msg("{C} is turned up.");
constexpr Text kRefreshed = msg("{P} replaces all six face-up cards.");
constexpr Text kPickSkipped = msg("{P} takes no card.");
constexpr Text kReshuffledGambits = msg("The gambit discards become the new deck.");
constexpr Text kReshuffledCommands = msg("The command discards become the new deck.");
constexpr Text kBonusTurnWon = msg("{P} will take a bonus turn.");
constexpr Text kCubeMoved = msg("{P} moves a cube of {O} to {L}.");
constexpr Text kNoEffect = msg("{C} has no effect.");
constexpr Text kActionsEnded = msg("{P} ends the action phase.");
constexpr Text kGameOver = msg("{P} has placed the last cube and wins!");
constexpr Text kRoundLimit = msg("The last round is over.");
}  // namespace told

template <class List>
std::string numbers_text(const List& numbers, Lang lang) {
    std::string out;
    for (const std::int8_t number : numbers) out += (out.empty() ? "" : punctuation::kComma.in(lang)) + std::to_string(number);
    return out;
}

}  // namespace

std::string describe(const Event& event, const Names& names, Lang lang) {
    const auto who = [&](Seat seat) { return Slot{"P", name_of(names, seat)}; };
    const auto ship = [&](const ShownShip& x) { return Slot{"S", ship_name(x.number, lang)}; };
    const auto planet = [&](const ShownPlanet& x) { return Slot{"L", planet_name(x.id, x.number, lang)}; };
    const auto card = [&](CardId id) { return Slot{"C", card_name(id, lang)}; };
    const auto command = [&](Command id) { return Slot{"C", card_name(card_of(id), lang)}; };
    const auto say = [&](const Text& text, const std::vector<Slot>& slots) { return fill(text, lang, slots); };
    return std::visit(overloaded{
        [&](const SetupRolled& e) { return say(told::kSetupRolled, {who(e.seat), {"numbers", numbers_text(e.numbers, lang)}}); },
        [&](const Mulligan& e) {
            return say(e.kept ? told::kKept : told::kRolledAgain, {who(e.seat), {"numbers", numbers_text(e.numbers, lang)}});
        },
        [&](const StartTie& e) { return say(told::kStartTie, {{"dice", numbers_text(e.dice, lang)}}); },
        [&](const StartPlayer& e) { return say(told::kStartPlayer, {who(e.seat)}); },
        [&](const HomeChosen& e) { return say(told::kHomeChosen, {who(e.seat), planet(e.planet)}); },
        [&](const ShipPlaced& e) { return say(told::kShipPlaced, {who(e.seat), ship(e.ship)}); },
        [&](const ShipScrapped& e) { return say(told::kShipScrapped, {who(e.seat), ship(e.ship)}); },
        [&](const DecksDealt&) { return say(told::kDecksDealt, {}); },
        [&](const RoundStarted& e) { return say(told::kRoundStarted, {{"n", e.round}}); },
        [&](const TurnStarted& e) {
            return say(e.bonus ? told::kBonusTurnStarted : told::kTurnStarted, {who(e.seat), {"n", e.actions}});
        },
        [&](const ResearchChanged& e) { return say(told::kResearch, {who(e.seat), {"from", e.from}, {"to", e.to}}); },
        [&](const DominanceChanged& e) { return say(told::kDominance, {who(e.seat), {"from", e.from}, {"to", e.to}}); },
        [&](const ActionsGained& e) { return say(told::kActionsGained, {who(e.seat), command(e.card)}); },
        [&](const Reconfigured& e) {
            return say(told::kReconfigured, {who(e.seat), {"S", ship_name(e.from, lang)}, {"from", e.from}, {"to", e.to}});
        },
        [&](const DieRolled& e) { return say(told::kDieRolled, {who(e.seat), {"n", e.value}}); },
        [&](const DieRerolled& e) { return say(told::kDieRerolled, {who(e.seat), command(e.card), {"n", e.value}}); },
        [&](const NumberChosen& e) { return say(told::kNumberChosen, {who(e.seat), {"n", e.number}}); },
        [&](const Deployed& e) { return say(told::kDeployed, {who(e.seat), ship(e.ship)}); },
        [&](const Moved& e) { return say(told::kMoved, {who(e.seat), ship(e.ship)}); },
        [&](const PickedUp& e) { return say(told::kPickedUp, {who(e.seat)}); },
        [&](const Dropped& e) { return say(told::kDropped, {who(e.seat)}); },
        [&](const Warped& e) { return say(told::kWarped, {who(e.seat)}); },
        [&](const Modified& e) { return say(told::kModified, {who(e.seat), {"n", e.number}}); },
        [&](const AbilityUsed& e) {
            return say(told::kAbilityUsed, {who(e.seat), {"ability", ship_kind(number_of(e.ability)).ability.in(lang)}});
        },
        [&](const Attacked& e) {
            return say(told::kAttacked, {who(e.seat), ship(e.ship), {"E", ship_name(e.target.number, lang)}});
        },
        [&](const CombatDice& e) { return say(told::kCombatDice, {{"a", e.attack_die}, {"d", e.defense_die}}); },
        [&](const CombatRerolled& e) { return say(told::kCombatRerolled, {who(e.seat), command(e.card), {"n", e.value}}); },
        [&](const CombatResult& e) {
            return say(e.winner == Side::attacker ? told::kAttackWon : told::kAttackLost, {{"a", e.attack_total}, {"d", e.defense_total}});
        },
        [&](const BothDestroyed&) { return say(told::kBothDestroyed, {{"C", card_with(Op::mutual_destruction).name.in(lang)}}); },
        [&](const ShipDestroyed& e) { return say(told::kShipDestroyed, {who(e.seat), ship(e.ship)}); },
        [&](const Occupied& e) { return say(told::kOccupied, {ship(e.ship)}); },
        [&](const HeldBack& e) { return say(told::kHeld, {ship(e.ship)}); },
        [&](const InfamyWon& e) { return say(told::kInfamy, {who(e.seat)}); },
        [&](const CubePlaced& e) { return say(told::kCubePlaced, {who(e.seat), planet(e.planet), {"n", e.left}}); },
        [&](const CardPower& e) { return say(told::kCardPower, {who(e.seat), command(e.card)}); },
        [&](const Breakthrough& e) { return say(told::kBreakthrough, {who(e.seat)}); },
        [&](const CardTaken& e) { return say(told::kCardTaken, {who(e.seat), card(e.card)}); },
        [&](const CardDiscarded& e) { return say(told::kCardDiscarded, {who(e.seat), card(e.card)}); },
        [&](const DisplayRefilled& e) { return say(told::kRefilled, {card(e.card)}); },
        [&](const DisplayRefreshed& e) { return say(told::kRefreshed, {who(e.seat)}); },
        [&](const PickSkipped& e) { return say(told::kPickSkipped, {who(e.seat)}); },
        [&](const Reshuffled& e) {
            return say(e.kind == CardKind::gambit ? told::kReshuffledGambits : told::kReshuffledCommands, {});
        },
        [&](const BonusTurnWon& e) { return say(told::kBonusTurnWon, {who(e.seat)}); },
        [&](const CubeMoved& e) {
            return say(told::kCubeMoved, {who(e.seat), {"O", name_of(names, e.owner)}, planet(e.to)});
        },
        [&](const NoEffect& e) { return say(told::kNoEffect, {card(e.card)}); },
        [&](const ActionsEnded& e) { return say(told::kActionsEnded, {who(e.seat)}); },
        [&](const GameOver& e) { return say(told::kGameOver, {who(e.winner)}); },
        [&](const RoundLimit&) { return say(told::kRoundLimit, {}); },
    }, event);
}

// Prompts: the question for the reader, or the decision the reader waits for.

namespace {

namespace ask {
constexpr Text kMulligan = msg("Keep your three ships, or roll all of them again?");
constexpr Text kStartCube = msg("Choose your home: put a cube on a starting planet.");
constexpr Text kStartShip = msg("Put a ship on a free orbit of your home.");
constexpr Text kAction = msg("Choose an action: {n} left. Tap {what}.");
constexpr Text kActionOnly = msg("Choose an action: {n} left.");
/// What can be tapped for an action: a ship, a planet, a card.
constexpr Text kTapped[] = {msg("a ship", "to tap"), msg("a planet", "to tap"), msg("a card", "to tap")};
constexpr Text kNoAction = msg("No action is left. Abilities and free cards can still be used.");
constexpr Text kNothing = msg("No action is left: end your actions.");
constexpr Text kMove = msg("Choose where the {S} goes, or whom it attacks.");
constexpr Text kMoveOnly = msg("Choose where the {S} goes.");
constexpr Text kAttackOnly = msg("Choose whom the {S} attacks.");
constexpr Text kPickUpOnly = msg("Choose the ship that the {S} picks up.");
constexpr Text kDrop = msg("Set the carried {S} down beside the flagship.");
constexpr Text kPlace = msg("Choose a space for the {S}.");
constexpr Text kPlaceOrScrap = msg("Choose an orbit for the {S}, or the scrapyard.");
constexpr Text kDangerous = msg("Your {S} is attacked by the {E}. Fight, or destroy both?");
constexpr Text kRerollWinning = msg("Attack {a} against defence {d}: you would win. Roll a die again?");
constexpr Text kRerollLosing = msg("Attack {a} against defence {d}: you would lose. Roll a die again?");
constexpr Text kNumber = msg("Choose a number for the {S}.");
constexpr Text kRerollShip = msg("The {S} rolled {n}. Keep it, or roll once more?");
constexpr Text kAfterAttack = msg("The attack succeeded. Take the space, or hold your position?");
constexpr Text kInfamy = msg("You have won infamy: place a cube on a planet.");
constexpr Text kTake = msg("Take an advance card: {n} {n|pick|picks}.");
constexpr Text kDiscardOwn = msg("You hold three command cards. Discard one to take {C}.");
constexpr Text kReorganize = msg("Choose the ships to roll again, then go on.");
constexpr Text kRelocateCube = msg("Choose the rival's cube to move.");
constexpr Text kRelocatePlanet = msg("Choose where {P}'s cube goes.");
constexpr Text kSabotage = msg("{C}: discard one of your command cards.");
constexpr Text kWait = msg("{P} is deciding.");
constexpr Text kWon = msg("{P} has placed all cubes and won the game.");
constexpr Text kWonByLimit = msg("The last round is over. {P} won the game.");
}  // namespace ask

std::string ended(const Table& t, const Names& names, Lang lang) {
    const ScoreSheet sheet = score(t);
    return fill(t.winner ? ask::kWon : ask::kWonByLimit, lang, {{"P", all_in_text(sheet.winner_names(names, lang), lang)}});
}

/// Asks for an action. It names the things that can be tapped for one, as the rules allow them now.
std::string ask_action(const Table& t, Seat who, Lang lang) {
    const MoveList legal = legal_moves(t, who);
    if (t.turn.actions == 0) return (legal.size() > 1 ? ask::kNoAction : ask::kNothing).in(lang);
    bool can[3] = {};
    for (const Move& move : legal)
        std::visit(overloaded{
            [&](const Construct&) { can[1] = true; },
            [&](const Convert&) { can[2] = true; },
            [](const Research&) {},                        // its button stands alone
            [](const EndActions&) {},
            [&](const FreeMove&) { can[0] = can[2] = true; },
            [&](const Flexible&) { can[0] = can[2] = true; },
            [&](const Nomadic&) { can[0] = can[2] = true; },
            [&](const Resourceful&) { can[0] = can[2] = true; },
            [&](const auto&) { can[0] = true; },
        }, move);
    std::vector<std::string> what;
    for (std::size_t i = 0; i < std::size(can); ++i)
        if (can[i]) what.emplace_back(ask::kTapped[i].in(lang));
    const Slot left{"n", t.turn.actions};
    return what.empty() ? fill(ask::kActionOnly, lang, {left}) : fill(ask::kAction, lang, {left, {"what", any_in_text(what, lang)}});
}

/// Asks where a ship goes or whom it attacks, whichever is possible.
std::string ask_move(const Table& t, Seat who, Lang lang) {
    bool goes = false, attacks = false;
    for (const Move& move : legal_moves(t, who)) {
        goes |= std::holds_alternative<Go>(move);
        attacks |= std::holds_alternative<Attack>(move);
    }
    const Text& text = goes && attacks ? ask::kMove : goes ? ask::kMoveOnly : attacks ? ask::kAttackOnly : ask::kPickUpOnly;
    return fill(text, lang, {{"S", ship_name(t.ships[t.pending->ship].number, lang)}});
}

std::string question(const Table& t, Kind kind, Seat who, const Names& names, Lang lang) {
    const auto ship = [&](ShipId id) { return Slot{"S", ship_name(t.ships[id].number, lang)}; };
    switch (kind) {
        case Kind::mulligan: return ask::kMulligan.in(lang);
        case Kind::start_cube: return ask::kStartCube.in(lang);
        case Kind::start_ship: return ask::kStartShip.in(lang);
        case Kind::action: return ask_action(t, who, lang);
        case Kind::move: return ask_move(t, who, lang);
        case Kind::drop: return fill(ask::kDrop, lang, {ship(t.pending->carrying)});
        case Kind::place_ship: return fill(t.play ? ask::kPlaceOrScrap : ask::kPlace, lang, {ship(placed_ship(t))});
        case Kind::dangerous:
            return fill(ask::kDangerous, lang, {ship(t.combat->defender), {"E", ship_name(t.ships[t.combat->attacker].number, lang)}});
        case Kind::combat_reroll: {
            const bool wins = attacker_wins(t, *t.combat) == (t.combat->reroller == Side::attacker);
            return fill(wins ? ask::kRerollWinning : ask::kRerollLosing, lang,
                        {{"a", combat_total(t, *t.combat, Side::attacker)}, {"d", combat_total(t, *t.combat, Side::defender)}});
        }
        case Kind::choose_number: return fill(ask::kNumber, lang, {ship(t.rolls.front().ship)});
        case Kind::reroll_ship: return fill(ask::kRerollShip, lang, {ship(t.rolls.front().ship), {"n", t.rolls.front().value}});
        case Kind::after_attack: return ask::kAfterAttack.in(lang);
        case Kind::infamy_cube: return ask::kInfamy.in(lang);
        case Kind::take_card: return fill(ask::kTake, lang, {{"n", t.players[t.turn.seat].cards_owed}});
        case Kind::discard_command: return fill(ask::kDiscardOwn, lang, {{"C", card_name(t.play->card, lang)}});
        case Kind::reorganize: return ask::kReorganize.in(lang);
        case Kind::relocate_cube: return ask::kRelocateCube.in(lang);
        case Kind::relocate_planet: return fill(ask::kRelocatePlanet, lang, {{"P", name_of(names, *t.play->owner)}});
        case Kind::sabotage_discard: break;
    }
    return fill(ask::kSabotage, lang, {{"C", card_name(t.play->card, lang)}});
}

}  // namespace

std::string prompt(const Observation& o, const Names& names, Lang lang) {
    const std::optional<Asked> open = asked(o);
    if (!open) return ended(o, names, lang);
    if (open->seat != o.me) return fill(ask::kWait, lang, {{"P", name_of(names, open->seat)}});
    return question(o, open->kind, o.me, names, lang);
}

}  // namespace orrery::quantum
