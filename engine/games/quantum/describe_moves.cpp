// Names of moves, and confirmation questions.
// Index: full names of moves · nouns · confirmation.
#include "engine/core/punctuation.h"
#include "engine/games/quantum/odds.h"
#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/sites.h"
#include "engine/games/quantum/words.h"

namespace orrery::quantum {

namespace {

// Full names, used as labels of buttons.
namespace full {
constexpr Text kKeepFleet = msg("Keep the fleet: {numbers}");
constexpr Text kKeepRoll = msg("Keep the {n}");
constexpr Text kRerollAll = msg("Roll all three ships again");
constexpr Text kPlaceHome = msg("Settle on {L}");
constexpr Text kPlaceCube = msg("Place a cube on {L}");
constexpr Text kPlaceShip = msg("Put the {S} at {space}");
constexpr Text kReconfigure = msg("Reconfigure {S}");
constexpr Text kDeploy = msg("Deploy {S}");
constexpr Text kMove = msg("Move {S}");
constexpr Text kConstruct = msg("Construct on {L}");
constexpr Text kResearch = msg("Research", "Quantum, move");
constexpr Text kStrike = msg("Strike: {S} attacks {E}");
constexpr Text kWarp = msg("Warp: {S} swaps with {E}");
constexpr Text kModify = msg("Modify: {S} becomes a {n}");
constexpr Text kAbility = msg("{ability}: {S}");
constexpr Text kPayDominance = msg("{C}: dominance {dominance}, research +{research}");
constexpr Text kPayResearch = msg("{C}: research {research}, dominance +{dominance}");
constexpr Text kCardShip = msg("{C}: {S}");
constexpr Text kFlexible = msg("{C}: {S} becomes a {n}");
constexpr Text kEndActions = msg("End actions");
constexpr Text kEndActionsLeft = msg("End actions ({n} unused)");
constexpr Text kGo = msg("Go to {space}");
constexpr Text kAttack = msg("Attack {E} from {space}");
constexpr Text kPickUp = msg("Pick up {S}");
constexpr Text kDrop = msg("Set down at {space}");
constexpr Text kScrap = msg("Put the {S} in the scrapyard");
// Translators: verb, on a button: roll the dice
constexpr Text kFight = msg("Fight");
constexpr Text kDestroyBoth = msg("Destroy both ships");
// Translators: verb, on a button: do nothing
constexpr Text kPass = msg("Pass");
constexpr Text kKeepWin = msg("Keep the dice: you win");
constexpr Text kKeepLoss = msg("Keep the dice: you lose");
constexpr Text kKeepChance = msg("Keep the dice: {p} % to win");
constexpr Text kRerollChance = msg("Roll again with {C}: {p} % to win");
constexpr Text kUseReroll = msg("Roll again with {C}");
constexpr Text kNumber = msg("Set the ship to {n}");
constexpr Text kRerollShip = msg("Roll the ship once more");
constexpr Text kOccupy = msg("Take the space");
constexpr Text kHold = msg("Hold the position");
constexpr Text kTake = msg("Take {C}");
constexpr Text kCopy = msg("{C} ({n} of the row)");
constexpr Text kRefresh = msg("Replace all six cards");
constexpr Text kSkip = msg("Take no card");
constexpr Text kDiscard = msg("Discard {C}");
constexpr Text kChoose = msg("Roll {S} again");
constexpr Text kDone = msg("No more ships");
constexpr Text kCube = msg("Move {P}'s cube from {L}");
constexpr Text kTo = msg("Move it to {L}");
}  // namespace full

/// Opponents are named by colour, because move_name does not receive the names of players.
// Translators: the player of this colour
constexpr std::array<Text, kMaxQuantumSeats> kColors{{msg("Red"), msg("Blue"), msg("Green"), msg("Yellow")}};

std::string fleet_text(const Table& t, Seat seat, Lang lang) {
    std::string out;
    for (int i = 0; i < kStartingShips; ++i)
        out += (i == 0 ? "" : punctuation::kComma.in(lang)) + std::to_string(t.ships[ship_of(seat, i)].number);
    return out;
}

/// Builds the template slots of a move's name.
class Naming {
  public:
    Naming(const Table& t, Lang lang) : t_(t), lang_(lang) {}

    std::string say(const Text& text, const std::vector<Slot>& slots = {}) const { return fill(text, lang_, slots); }
    Slot ship(ShipId id) const { return {"S", known(id) ? ship_in_text(t_, id, lang_) : std::string()}; }
    Slot bare_ship(ShipId id) const { return {"S", known(id) ? ship_among_twins(t_, id, lang_) : std::string()}; }
    Slot other(ShipId id) const { return {"E", known(id) ? ship_in_text(t_, id, lang_) : std::string()}; }
    Slot planet(PlanetId id) const { return {"L", is_planet(t_, id) ? planet_name(t_, id, lang_) : std::string()}; }
    Slot space(Square square) const { return {"space", space_name(t_, square, lang_)}; }
    Slot card(CardId id) const { return {"C", card_name(id, lang_)}; }
    /// Slot of a displayed card, with its place if another copy is face-up too.
    Slot shown_card(CardId id) const {
        const std::string name = card_name(id, lang_);
        const auto& display = t_.market(kind_of(id)).display;
        int copies = 0, place = 0;
        for (std::size_t i = 0; i < kDisplay; ++i) {
            const CardId other = display[i];
            if (other == id) place = static_cast<int>(i) + 1;
            copies += other != kNoCard && card_name(other, lang_) == name ? 1 : 0;
        }
        return {"C", copies > 1 ? fill(full::kCopy, lang_, {{"C", name}, {"n", place}}) : name};
    }
    Slot number(int n) const { return {"n", n}; }
    Slot owner(Seat seat) const { return {"P", kColors[static_cast<std::size_t>(seat)].in(lang_)}; }

  private:
    bool known(ShipId id) const { return id < t_.ship_count(); }

    const Table& t_;
    Lang lang_;
};

std::string rolled_number(const Table& t, Lang lang) {
    return t.rolls.empty() ? fill(full::kKeepFleet, lang, {{"numbers", fleet_text(t, to_act(t).value_or(0), lang)}})
                           : fill(full::kKeepRoll, lang, {{"n", t.rolls.front().value}});
}

/// Returns whether a side of the combat decides about re-rolls, so that the chances of its answers are known.
bool is_rerolling(const Table& t) {
    const std::optional<Asked> open = asked(t);
    return open && open->kind == Kind::combat_reroll && t.combat;
}

std::string keep_text(const Table& t, Lang lang) {
    if (!is_rerolling(t)) return full::kPass.in(lang);
    const int percent = odds_after(t, *t.combat, {}).percent();
    return fill(percent == 100 ? full::kKeepWin : percent == 0 ? full::kKeepLoss : full::kKeepChance, lang, {{"p", percent}});
}

std::string reroll_text(const Table& t, CardId card, Lang lang) {
    const bool is_known = is_rerolling(t) && may_reroll(t, *t.combat, t.combat->reroller, card);
    return fill(is_known ? full::kRerollChance : full::kUseReroll, lang,
                {{"C", card_name(card, lang)}, {"p", is_known ? odds_after(t, *t.combat, card).percent() : 0}});
}

ShipId ship_to_place(const Table& t) {
    const std::optional<Asked> open = asked(t);
    return open && open->kind == Kind::place_ship ? placed_ship(t) : kNoShip;
}

}  // namespace

std::string move_name(const Observation& o, const Move& move, Lang lang) {
    const Naming n(o, lang);
    return std::visit(overloaded{
        [&](const Keep&) { return rolled_number(o, lang); },
        [&](const RerollAll&) { return n.say(full::kRerollAll); },
        [&](const PlaceCube& m) { return n.say(is_setup(o.phase) ? full::kPlaceHome : full::kPlaceCube, {n.planet(m.planet)}); },
        [&](const PlaceFirst& m) { return n.say(full::kPlaceShip, {n.bare_ship(m.ship), n.space(m.space)}); },
        [&](const Reconfigure& m) { return n.say(full::kReconfigure, {n.ship(m.ship)}); },
        [&](const Deploy& m) { return n.say(full::kDeploy, {n.ship(m.ship)}); },
        [&](const StartMove& m) { return n.say(full::kMove, {n.ship(m.ship)}); },
        [&](const Construct& m) { return n.say(full::kConstruct, {n.planet(m.planet)}); },
        [&](const Research&) { return n.say(full::kResearch); },
        [&](const Strike& m) { return n.say(full::kStrike, {n.ship(m.ship), n.other(m.target)}); },
        [&](const Warp& m) { return n.say(full::kWarp, {n.ship(m.ship), n.other(m.with)}); },
        [&](const Modify& m) { return n.say(full::kModify, {n.ship(m.ship), n.number(m.number)}); },
        [&](const UseAbility& m) {
            return n.say(full::kAbility, {{"ability", ship_kind(number_of(m.ability)).ability.in(lang)}, n.ship(m.ship)});
        },
        [&](const Convert& m) {
            const Effect& effect = *effect_of(m.card, Op::convert);
            return n.say(effect.research > 0 ? full::kPayDominance : full::kPayResearch,
                         {n.card(card_of(m.card)), {"dominance", effect.amount}, {"research", effect.research}});
        },
        [&](const FreeMove& m) { return n.say(full::kCardShip, {n.card(card_of(m.card)), n.ship(m.ship)}); },
        [&](const Flexible& m) { return n.say(full::kFlexible, {n.card(card_of(Command::flexible)), n.ship(m.ship), n.number(m.number)}); },
        [&](const Nomadic& m) { return n.say(full::kCardShip, {n.card(card_of(Command::nomadic)), n.ship(m.ship)}); },
        [&](const Resourceful& m) { return n.say(full::kCardShip, {n.card(card_of(Command::resourceful)), n.ship(m.ship)}); },
        [&](const EndActions&) {
            return n.say(o.turn.actions > 0 ? full::kEndActionsLeft : full::kEndActions, {n.number(o.turn.actions)});
        },
        [&](const Go& m) { return n.say(full::kGo, {n.space(m.to)}); },
        [&](const Attack& m) { return n.say(full::kAttack, {n.other(m.target), n.space(m.from)}); },
        [&](const PickUp& m) { return n.say(full::kPickUp, {n.ship(m.ship)}); },
        [&](const Drop& m) { return n.say(full::kDrop, {n.space(m.space)}); },
        [&](const Place& m) { return n.say(full::kPlaceShip, {n.bare_ship(ship_to_place(o)), n.space(m.space)}); },
        [&](const Scrap&) { return n.say(full::kScrap, {n.bare_ship(ship_to_place(o))}); },
        [&](const Fight&) { return n.say(full::kFight); },
        [&](const DestroyBoth&) { return n.say(full::kDestroyBoth); },
        [&](const Pass&) { return keep_text(o, lang); },
        [&](const RerollDie& m) { return reroll_text(o, m.card, lang); },
        [&](const Number& m) { return n.say(full::kNumber, {n.number(m.number)}); },
        [&](const RerollShip&) { return n.say(full::kRerollShip); },
        [&](const Occupy&) { return n.say(full::kOccupy); },
        [&](const Hold&) { return n.say(full::kHold); },
        [&](const Take& m) { return n.say(full::kTake, {n.shown_card(m.card)}); },
        [&](const Refresh&) { return n.say(full::kRefresh); },
        [&](const Skip&) { return n.say(full::kSkip); },
        [&](const Discard& m) { return n.say(full::kDiscard, {n.card(m.card)}); },
        [&](const Choose& m) { return n.say(full::kChoose, {n.ship(m.ship)}); },
        [&](const Done&) { return n.say(full::kDone); },
        [&](const MoveCube& m) { return n.say(full::kCube, {n.owner(m.owner), n.planet(m.planet)}); },
        [&](const MoveTo& m) { return n.say(full::kTo, {n.planet(m.planet)}); },
    }, move);
}

// Nouns.

namespace {

namespace noun {
constexpr Text kFleet = msg("the fleet's numbers");
constexpr Text kRoll = msg("the ship's number");
constexpr Text kCube = msg("cube on {L}");
constexpr Text kPlacing = msg("placing a ship");
constexpr Text kReconfigure = msg("reconfiguring");
constexpr Text kDeploy = msg("deploying");
constexpr Text kMove = msg("choosing the {S} to move");
constexpr Text kConstruct = msg("construction on {L}");
constexpr Text kResearch = msg("research", "Quantum");
constexpr Text kAbility = verbatim("{ability}");
constexpr Text kCard = verbatim("{C}");
constexpr Text kEnd = msg("end of the actions");
constexpr Text kGo = msg("move to {space}");
constexpr Text kAttack = msg("attack");
constexpr Text kPickUp = msg("picking up a ship");
constexpr Text kDrop = msg("setting the ship down");
constexpr Text kDangerous = msg("answer to the attack");
constexpr Text kReroll = msg("re-roll decision");
constexpr Text kAfter = msg("place after the attack");
constexpr Text kPick = msg("card pick");
constexpr Text kDiscard = msg("discarding {C}");
constexpr Text kFleetChoice = msg("choice of ships");
}  // namespace noun

}  // namespace

std::string move_noun(const Observation& o, const Move& move, Lang lang) {
    const Naming n(o, lang);
    const auto ability = [&](Ability which) {
        return n.say(noun::kAbility, {{"ability", ship_kind(number_of(which)).ability.in(lang)}});
    };
    const auto of_card = [&](Command card) { return n.say(noun::kCard, {n.card(card_of(card))}); };
    return std::visit(overloaded{
        [&](const Keep&) { return n.say(o.rolls.empty() ? noun::kFleet : noun::kRoll); },
        [&](const RerollAll&) { return n.say(noun::kFleet); },
        [&](const PlaceCube& m) { return n.say(noun::kCube, {n.planet(m.planet)}); },
        [&](const PlaceFirst&) { return n.say(noun::kPlacing); },
        [&](const Reconfigure&) { return n.say(noun::kReconfigure); },
        [&](const Deploy&) { return n.say(noun::kDeploy); },
        [&](const StartMove& m) { return n.say(noun::kMove, {n.bare_ship(m.ship)}); },
        [&](const Construct& m) { return n.say(noun::kConstruct, {n.planet(m.planet)}); },
        [&](const Research&) { return n.say(noun::kResearch); },
        [&](const Strike&) { return ability(Ability::strike); },
        [&](const Warp&) { return ability(Ability::warp); },
        [&](const Modify&) { return ability(Ability::modify); },
        [&](const UseAbility& m) { return ability(m.ability); },
        [&](const Convert& m) { return of_card(m.card); },
        [&](const FreeMove& m) { return of_card(m.card); },
        [&](const Flexible&) { return of_card(Command::flexible); },
        [&](const Nomadic&) { return of_card(Command::nomadic); },
        [&](const Resourceful&) { return of_card(Command::resourceful); },
        [&](const EndActions&) { return n.say(noun::kEnd); },
        [&](const Go& m) { return n.say(noun::kGo, {n.space(m.to)}); },
        [&](const Attack&) { return n.say(noun::kAttack); },
        [&](const PickUp&) { return n.say(noun::kPickUp); },
        [&](const Drop&) { return n.say(noun::kDrop); },
        [&](const Place&) { return n.say(noun::kPlacing); },
        [&](const Scrap&) { return n.say(noun::kPlacing); },
        [&](const Fight&) { return n.say(noun::kDangerous); },
        [&](const DestroyBoth&) { return n.say(noun::kDangerous); },
        [&](const Pass&) { return n.say(noun::kReroll); },
        [&](const RerollDie&) { return n.say(noun::kReroll); },
        [&](const Number&) { return n.say(noun::kRoll); },
        [&](const RerollShip&) { return n.say(noun::kRoll); },
        [&](const Occupy&) { return n.say(noun::kAfter); },
        [&](const Hold&) { return n.say(noun::kAfter); },
        [&](const Take&) { return n.say(noun::kPick); },
        [&](const Refresh&) { return n.say(noun::kPick); },
        [&](const Skip&) { return n.say(noun::kPick); },
        [&](const Discard& m) { return n.say(noun::kDiscard, {n.card(m.card)}); },
        [&](const Choose&) { return n.say(noun::kFleetChoice); },
        [&](const Done&) { return n.say(noun::kFleetChoice); },
        [&](const MoveCube&) { return std::string(card_with(Op::move_enemy_cube).name.in(lang)); },
        [&](const MoveTo&) { return std::string(card_with(Op::move_enemy_cube).name.in(lang)); },
    }, move);
}

// Confirmation questions: cards without effect (QU-Q30), and unused actions.

namespace {

constexpr Text kNothing = msg("{C} would have no effect now.");
constexpr Text kTakeIt = msg("Take it"), kOtherCard = msg("Choose another card");
constexpr Text kLosesActions = msg("{n} {n|action is|actions are} left and would be lost.");
constexpr Text kEndActions = msg("End actions"), kUseThem = msg("Use them");

bool would_do_nothing(const Table& t, Seat taker, CardId card) {
    if (kind_of(card) != CardKind::gambit) return false;
    if (gambit_of(card) == Gambit::expansion) {            // needs a ship in reserve (QU-G2)
        for (int i = kStartingShips; i < kShipsPerSeat; ++i)
            if (t.ships[ship_of(taker, i)].at == kReserve) return false;
        return true;
    }
    if (gambit_of(card) == Gambit::sabotage) {             // needs a command card of another seat (QU-G6)
        for (const Seat seat : all_seats(t.seats))
            if (seat != taker && !t.players[seat].commands.empty()) return false;
        return true;
    }
    if (gambit_of(card) != Gambit::relocation) return false;
    for (PlanetId planet = 0; planet < kMaxTiles; ++planet)                // needs a cube and a target (QU-G5)
        for (const Seat owner : all_seats(t.seats))
            if (has_relocation(t, taker, planet, owner)) return false;
    return true;
}

}  // namespace

Confirmation confirmation(const Observation& o, const Move& move, const Names&, Lang lang) {
    if (const auto* m = std::get_if<Take>(&move); m != nullptr && would_do_nothing(o, o.turn.seat, m->card))
        return {fill(kNothing, lang, {{"C", card_name(m->card, lang)}}), kTakeIt.in(lang), kOtherCard.in(lang)};
    if (std::holds_alternative<EndActions>(move) && o.turn.actions > 0)
        return {fill(kLosesActions, lang, {{"n", o.turn.actions}}), kEndActions.in(lang), kUseThem.in(lang)};
    return {};
}

}  // namespace orrery::quantum
