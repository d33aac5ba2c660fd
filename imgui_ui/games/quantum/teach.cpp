// Coach of Quantum: explanations of decisions.
#include "imgui_ui/games/quantum/teach.h"

#include <algorithm>

#include "engine/games/quantum/describe.h"
#include "engine/games/quantum/game.h"
#include "engine/games/quantum/sites.h"
#include "engine/match/match.h"
#include "imgui_ui/app/teaching/coach_words.h"
#include "imgui_ui/games/quantum/advice.h"
#include "imgui_ui/games/quantum/outlook.h"

namespace orrery::ui::quantum_table {
namespace {

using Seen = qu::Observation;
using Talk = CoachWords;

namespace talk {
constexpr Talk kMulligan{msg("Your first ships"),
                         msg("Low numbers are strong in fights, high ones move far. Different numbers make more sums. All three again, or none."), "QU-S7"};
constexpr Talk kHome{msg("Your home"),
                     msg("Your first cube goes here, and your ships start around it. Look for planets nearby whose numbers you can make."), "QU-S10"};
constexpr Talk kFirstShips{msg("Place your ships"),
                           msg("Put slow ships, those with low numbers, on the side where you want to go first."), "QU-S11"};
constexpr Talk kBuild{msg("You can build"),
                      msg("Your ships around planet {n} add up to exactly what it takes. Construct costs 2 actions and brings a card."), "QU-K1"};
constexpr Talk kOneMove{msg("One move away"),
                        msg("One move can complete the sum of planet {n}. That leaves 2 actions to build there."), "QU-K3"};
constexpr Talk kModify{msg("Change a number"),
                       msg("Your {ship} can change its number for free so that the sum of planet {n} fits."), "QU-H6"};
constexpr Talk kReadyLater{msg("Ready for the next turn"),
                           msg("The sum of planet {n} is complete, but building costs 2 actions. Keep your ships there until your next turn."), "QU-A2"};
constexpr Talk kAttack{msg("A chance to attack"),
                       msg("Your {ship} could attack the {other} and win {p} % of the time: the lower total wins. A win gives dominance."), "QU-C11"};
constexpr Talk kDeploy{msg("A ship in the scrapyard"),
                       msg("You have {n} {n|ship|ships} in the scrapyard. Deploy brings one back next to a planet with your cube."), "QU-D1"};
constexpr Talk kResearch{msg("A spare action"),
                         msg("With one action left and nothing to build, research is never wrong: at {n} it brings a card."), "QU-X1"};
constexpr Talk kReconfigure{msg("Numbers that do not fit"),
                            msg("Nothing adds up yet. Move ships together around a planet you have no cube on, or roll one anew with Reconfigure."), "QU-R1"};
constexpr Talk kNoActions{msg("No action left"),
                          msg("Abilities and free cards may still be used. Then end your actions."), "QU-T4"};
constexpr Talk kMove{msg("Where to?"),
                     msg("Up to {n} {n|step|steps} along the glowing spaces. Planets and other ships are in the way; entering an enemy's space is an attack."), "QU-V1"};
constexpr Talk kDrop{msg("Set it down"),
                     msg("The carried ship goes to any empty space around the flagship. It has not moved and may still do so."), "QU-H2"};
constexpr Talk kPlace{msg("Where to put it?"),
                      msg("Look for an orbit in which its number helps a sum, or from which it is near one."), "QU-D1"};
constexpr Talk kDangerous{msg("Fight or take both down?"),
                          msg("The attacker wins {p} % of the time. With Dangerous you can destroy both ships instead; nobody's dominance changes."), "QU-C4"};
constexpr Talk kReroll{msg("Roll again?"),
                       msg("The totals are {mine} for you and {theirs} against you; the lower one wins. A new die counts, better or worse."), "QU-C7"};
constexpr Talk kNumber{msg("Choose its number"),
                       msg("Low numbers are strong in fights, high ones move far. Think of the sum you need next."), "QU-M5"};
constexpr Talk kKeepRoll{msg("Keep it?"),
                         msg("Scrappy lets you roll once more; the second result stands."), "QU-M25"};
constexpr Talk kAfterAttack{msg("You won the fight"),
                            msg("Take the space or stay: look at the sums around planets, and at who could attack you there."), "QU-C13"};
constexpr Talk kInfamy{msg("Infamy"),
                       msg("Dominance 6: a cube without ships or a sum. Choose a planet that would be hard to build on."), "QU-I6"};
constexpr Talk kTake{msg("Take a card"),
                     msg("Gambits, dark, work once and at once. Commands, light, stay with you: at most {n}."), "QU-P3"};
constexpr Talk kDiscard{msg("One command too many"),
                        msg("You may hold {n}. Give up the one that helps you least."), "QU-P10"};
constexpr Talk kReorganize{msg("Rebuild your fleet"),
                           msg("Choose ships whose numbers or places do not help, above all those in the scrapyard."), "QU-G4"};
constexpr Talk kRelocate{msg("Move a rival's cube"),
                         msg("It frees a slot on one planet and takes one on another. Nobody gains or loses a cube."), "QU-G5"};
constexpr Talk kSabotage{msg("Sabotage"),
                         msg("Discard the command card that helps you least."), "QU-G6"};
}  // namespace talk

int planet_number(const Seen& seen, qu::PlanetId planet) { return qu::kind_of(seen.map().tiles[planet]).number; }
std::string ship_words(const Seen& seen, qu::ShipId ship, Lang lang) { return qu::ship_name(seen.ships[ship].number, lang); }

template <class Each>
void for_each_own_ship(const Seen& seen, Each each) {
    for (int i = 0; i < qu::kShipsPerSeat; ++i) each(qu::ship_of(seen.me, i));
}

bool may_move(const Seen& seen, qu::ShipId ship) { return seen.ships[ship].on_map() && qu::move_free(seen, ship); }

/// Returns the planet of a move that completes a sum and leaves two actions for building.
std::optional<qu::PlanetId> one_move_away(const Seen& seen) {
    std::optional<qu::PlanetId> found;
    if (seen.turn.actions <= qu::kConstructCost) return found;
    for_each_own_ship(seen, [&](qu::ShipId ship) {
        if (!found && may_move(seen, ship)) found = completing_move(seen, seen.me, ship);
    });
    return found;
}

struct Change {
    qu::ShipId ship{};
    qu::PlanetId planet{};
};

/// Returns a frigate whose number Modify can make fit.
std::optional<Change> fitting_modify(const Seen& seen) {
    std::optional<Change> found;
    for_each_own_ship(seen, [&](qu::ShipId ship) {
        if (!seen.ships[ship].on_map() || seen.ships[ship].number != qu::number_of(qu::Ability::modify) || !qu::ability_free(seen, ship)) return;
        for (const int number : {qu::kLowerModified, qu::kHigherModified})
            if (const auto planet = gained(seen, with_number(seen, ship, number), seen.me); planet && !found) found = Change{ship, *planet};
    });
    return found;
}

std::optional<FightChance> good_fight(const Seen& seen) {
    constexpr int kWorthTelling = 58;                      // chance of equal numbers
    std::optional<FightChance> best;
    if (seen.turn.actions == 0) return best;
    for_each_own_ship(seen, [&](qu::ShipId ship) {
        if (!may_move(seen, ship)) return;
        const auto fight = best_fight(seen, seen.me, ship);
        if (fight && fight->percent >= kWorthTelling && (!best || fight->percent > best->percent)) best = fight;
    });
    return best;
}

int deployable(const Seen& seen) {
    int count = 0;
    for_each_own_ship(seen, [&](qu::ShipId ship) { count += seen.ships[ship].at == qu::kScrapyard ? 1 : 0; });
    const bool is_payable = seen.turn.actions >= qu::deploy_cost(seen, seen.me);
    return is_payable && !qu::deploy_spaces(seen, seen.me).empty() ? count : 0;
}

CoachTalk talk_of_action(const Seen& seen, Lang lang) {
    const int actions = seen.turn.actions;
    const std::vector<qu::PlanetId> ready = ready_planets(seen, seen.me);
    if (!ready.empty() && actions >= qu::kConstructCost) return said(talk::kBuild, lang, {{"n", planet_number(seen, ready[0])}});
    if (const auto planet = one_move_away(seen)) return said(talk::kOneMove, lang, {{"n", planet_number(seen, *planet)}});
    if (const auto change = fitting_modify(seen))
        return said(talk::kModify, lang, {{"ship", ship_words(seen, change->ship, lang)}, {"n", planet_number(seen, change->planet)}});
    if (const auto fight = good_fight(seen))
        return said(talk::kAttack, lang, {{"ship", ship_words(seen, fight->attacker, lang)},
                                           {"other", ship_words(seen, fight->defender, lang)},
                                           {"p", fight->percent}});
    if (const int ships = deployable(seen); ships > 0) return said(talk::kDeploy, lang, {{"n", ships}});
    if (actions == 0) return said(talk::kNoActions, lang);
    if (!ready.empty()) return said(talk::kReadyLater, lang, {{"n", planet_number(seen, ready[0])}});
    const int threshold = qu::breakthrough_threshold(seen, seen.me);
    if (actions == 1 && seen.players[seen.me].research < qu::kTrackMax) return said(talk::kResearch, lang, {{"n", threshold}});
    return said(talk::kReconfigure, lang);
}

CoachTalk talk_of_reroll(const Seen& seen, Lang lang) {
    const qu::Combat& combat = *seen.combat;
    const qu::Side mine = combat.reroller;
    return said(talk::kReroll, lang, {{"mine", qu::combat_total(seen, combat, mine)}, {"theirs", qu::combat_total(seen, combat, qu::other(mine))}});
}

CoachTalk talk_of(const Seen& seen, qu::Kind kind, Lang lang) {
    switch (kind) {
        case qu::Kind::mulligan: return said(talk::kMulligan, lang);
        case qu::Kind::start_cube: return said(talk::kHome, lang);
        case qu::Kind::start_ship: return said(talk::kFirstShips, lang);
        case qu::Kind::action: return talk_of_action(seen, lang);
        case qu::Kind::move: {
            const qu::Pending& move = *seen.pending;
            return said(talk::kMove, lang, {{"n", qu::move_rules(seen, move.ship, move.source, move.carrying != qu::kNoShip).range}});
        }
        case qu::Kind::drop: return said(talk::kDrop, lang);
        case qu::Kind::place_ship: return said(talk::kPlace, lang);
        case qu::Kind::dangerous: {
            const qu::Combat& combat = *seen.combat;
            return said(talk::kDangerous, lang, {{"p", percent_of(seen, combat.attacker, combat.defender, combat.from)}});
        }
        case qu::Kind::combat_reroll: return talk_of_reroll(seen, lang);
        case qu::Kind::choose_number: return said(talk::kNumber, lang);
        case qu::Kind::reroll_ship: return said(talk::kKeepRoll, lang);
        case qu::Kind::after_attack: return said(talk::kAfterAttack, lang);
        case qu::Kind::infamy_cube: return said(talk::kInfamy, lang);
        case qu::Kind::take_card: return said(talk::kTake, lang, {{"n", qu::kCommandLimit}});
        case qu::Kind::discard_command: return said(talk::kDiscard, lang, {{"n", qu::kCommandLimit}});
        case qu::Kind::reorganize: return said(talk::kReorganize, lang);
        case qu::Kind::relocate_cube:
        case qu::Kind::relocate_planet: return said(talk::kRelocate, lang);
        case qu::Kind::sabotage_discard: return said(talk::kSabotage, lang);
    }
    return {};
}

CoachTalk decision(const AnyMatch& match, Seat viewer, Lang lang) {
    const Match<qu::Game>* game = match_of<qu::Game>(match);
    if (!game || match.to_act() != viewer) return {};
    const Seen seen = game->observe(viewer);
    const std::optional<qu::Asked> open = qu::asked(seen);
    return open ? talk_of(seen, open->kind, lang) : CoachTalk{};
}

std::string advice(const AnyMatch& match, Seat viewer, const Json& json, Lang lang) {
    const Match<qu::Game>* game = match_of<qu::Game>(match);
    const std::optional<qu::Move> move = qu::decode_move(json);
    if (!game || !move || match.to_act() != viewer) return {};
    return advice_on(game->observe(viewer), *move, lang);
}

constexpr Coach kCoach{decision, advice};

}  // namespace

const Coach& coach() { return kCoach; }

}  // namespace orrery::ui::quantum_table
