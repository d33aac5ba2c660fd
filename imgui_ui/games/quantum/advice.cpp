// 1 sums   2 fights   3 actions   4 placing   5 cards   6 every move
#include "imgui_ui/games/quantum/advice.h"

#include <algorithm>

#include "engine/core/rule.h"
#include "engine/games/quantum/describe.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/sites.h"
#include "imgui_ui/games/quantum/outlook.h"

namespace orrery::ui::quantum_table {
namespace {

using Seen = qu::Observation;

namespace why {
constexpr Text kKeepFleet = msg("The numbers add up to {n}. The lowest sum goes first.");
constexpr Text kNewFleet = msg("Three new numbers for the sum of {n}; these then stay.");
constexpr Text kHome = msg("Next to it lie planets with the numbers {list}.");
constexpr Text kCompletes = msg("The sum of planet {n} is then complete.");
constexpr Text kBreaks = msg("Planet {n}, whose sum is complete now, would lose it.");
constexpr Text kOrbitSum = msg("In orbit of planet {n} your ships then add up to {have} of {need}.");
constexpr Text kAway = msg("From there the next orbit to work in is {n} {n|step|steps} away.");
constexpr Text kNoWay = msg("From there no free orbit can be reached now.");
constexpr Text kResults = msg("{k} of the other numbers would complete a sum.");
constexpr Text kNewNumber = msg("Low numbers fight better, high ones fly farther.");
constexpr Text kFree = msg("It costs no action.");
constexpr Text kDeploys = msg("The ship is back in play, and may still move.");
constexpr Text kMayComplete = msg("It could complete the sum of planet {n}.");
constexpr Text kMayFight = msg("It could attack the {ship} and win {p} % of the time.");
constexpr Text kMoves = msg("Up to {n} {n|step|steps}.");
constexpr Text kBuilds = msg("A cube and a card for you; {n} {n|cube|cubes} would be left.");
constexpr Text kWins = msg("Your last cube: you win.");
constexpr Text kResearch = msg("Research rises to {n}; at {need} it brings a card.");
constexpr Text kBreakthrough = msg("Research reaches {n}: a card when you end your actions.");
constexpr Text kChance = msg("You win {p} % of such fights.");
constexpr Text kNoRisk = msg("If it fails, nothing is lost.");
constexpr Text kInfamy = msg("A win brings infamy: a cube at once.");
constexpr Text kSwaps = msg("The {other} comes to where the {ship} is, without a move.");
constexpr Text kConverts = msg("Dominance becomes {d}, research {r}.");
constexpr Text kHops = msg("The ship goes to a neighbouring planet, and may still move.");
constexpr Text kScraps = msg("One more action for a ship that waits in the scrapyard.");
constexpr Text kEndsWithCards = msg("{n} {n|card|cards} to pick.");
constexpr Text kEndLoses = msg("{n} {n|action|actions} would be lost.");
constexpr Text kEnds = msg("All actions are used.");
constexpr Text kCarries = msg("The {ship} comes along without a move of its own.");
constexpr Text kScrapyard = msg("It waits in the scrapyard until you deploy it.");
constexpr Text kBothGone = msg("Both ships go; nobody's dominance changes.");
constexpr Text kFights = msg("The attacker wins {p} % of such fights.");
constexpr Text kStand = msg("The totals are {mine} for you and {theirs} against you.");
constexpr Text kReroll = msg("{k} of the 6 faces would win.");
constexpr Text kSecondRoll = msg("The second result must be kept.");
constexpr Text kKeepNumber = msg("The {ship} stays as it is now.");
constexpr Text kOccupies = msg("You win the space.");
constexpr Text kHolds = msg("The ship stays where it attacked from.");
constexpr Text kFreeCube = msg("A cube without ships; {n} {n|cube|cubes} would be left.");
constexpr Text kNoReserve = msg("No ship is left in reserve: it would do nothing.");
constexpr Text kRaises = msg("Dominance reaches 6: a cube at once.");
constexpr Text kRefresh = msg("Six other cards lie open then, but this pick brings none.");
constexpr Text kSkip = msg("None of these cards is needed.");
constexpr Text kKeeps = msg("You keep {list}.");
constexpr Text kLosesAll = msg("It is your only one.");
constexpr Text kRolledAnew = msg("It is rolled anew and put in an orbit of yours or in the scrapyard.");
constexpr Text kRolls = msg("{n} {n|ship is|ships are} rolled.");
constexpr Text kDisplaces = msg("Planet {n} is then without that cube: its slot is free.");
constexpr Text kFills = msg("There it takes one of the {n} free {n|slot|slots}.");
}  // namespace why

int planet_number(const qu::Table& t, qu::PlanetId planet) { return qu::kind_of(t.map().tiles[planet]).number; }
std::string ship_words(const qu::Table& t, qu::ShipId ship, Lang lang) { return qu::ship_name(t.ships[ship].number, lang); }
const qu::Player& me(const Seen& seen) { return seen.players[seen.me]; }

std::string both(std::string first, const std::string& second, Lang lang) {
    if (first.empty() || second.empty()) return first + second;
    add_sentence(first, second, lang);
    return first;
}

// --- 1 sums ---

/// Returns the effect of a change on the sums: one that now fits, or one that no longer does. Returns "" if there is none.
std::string sums(const Seen& before, const qu::Table& after, Lang lang) {
    if (const auto planet = gained(before, after, before.me)) return fill(why::kCompletes, lang, {{"n", planet_number(before, *planet)}});
    if (const auto planet = gained(after, before, before.me)) return fill(why::kBreaks, lang, {{"n", planet_number(before, *planet)}});
    return {};
}

/// Returns the effect of a ship on its space in `after`.
std::string standing_at(const Seen& before, const qu::Table& after, qu::Square space, Lang lang) {
    if (std::string change = sums(before, after, lang); !change.empty()) return change;
    if (const auto planet = orbited(after, space); planet && qu::is_eligible(after, *planet, before.me))
        return fill(why::kOrbitSum, lang, {{"n", planet_number(after, *planet)},
                                              {"have", qu::orbit_total(after, *planet, before.me)},
                                              {"need", qu::required_number(after, *planet, before.me)}});
    const auto steps = steps_to_work(after, before.me, space);
    return steps ? fill(why::kAway, lang, {{"n", *steps}}) : std::string(why::kNoWay.in(lang));
}

std::string standing_at(const Seen& seen, qu::ShipId ship, qu::Square space, Lang lang) {
    return standing_at(seen, with_ship_at(seen, ship, space), space, lang);
}

std::string new_number(const Seen& seen, qu::ShipId ship, int number, Lang lang) {
    std::string change = sums(seen, with_number(seen, ship, number), lang);
    return change.empty() ? std::string(why::kNewNumber.in(lang)) : change;
}

/// Returns the possible results of a roll for a different number.
std::string rolled(const Seen& seen, qu::ShipId ship, Lang lang) {
    int fitting = 0;
    for (int number = 1; number <= qu::kDieFaces; ++number)
        fitting += number != seen.ships[ship].number && gained(seen, with_number(seen, ship, number), seen.me) ? 1 : 0;
    return fitting == 0 ? std::string(why::kNewNumber.in(lang)) : fill(why::kResults, lang, {{"k", fitting}});
}

// --- 2 fights ---

/// Returns the dominance gained for a destroyed ship (QU-I2, QU-I4).
int kill_step(const qu::Table& t, Seat seat) {
    const qu::Effect* effect = qu::effect_of(t, seat, qu::Op::dominance_step);
    return effect ? effect->amount : qu::kKill;
}

std::string attacking(const Seen& seen, qu::ShipId attacker, qu::ShipId defender, qu::Square from, Lang lang) {
    const std::string chance = fill(why::kChance, lang, {{"p", percent_of(seen, attacker, defender, from)}});
    if (me(seen).dominance + kill_step(seen, seen.me) >= qu::kInfamy) return both(chance, why::kInfamy.in(lang), lang);
    const Seat rival = qu::owner_of(defender);
    const bool is_safe = !qu::has(seen, rival, qu::Op::destroy_beaten_attacker) && !qu::has(seen, rival, qu::Op::mutual_destruction);
    return is_safe ? both(chance, why::kNoRisk.in(lang), lang) : chance;
}

qu::Side side_of(const Seen& seen) {
    return qu::owner_of(seen.combat->attacker) == seen.me ? qu::Side::attacker : qu::Side::defender;
}

std::string passing(const Seen& seen, Lang lang) {
    if (!seen.combat) return {};
    const qu::Side side = side_of(seen);
    return fill(why::kStand, lang, {{"mine", qu::combat_total(seen, *seen.combat, side)}, {"theirs", qu::combat_total(seen, *seen.combat, qu::other(side))}});
}

std::string rerolling(const Seen& seen, qu::CardId card, Lang lang) {
    if (!seen.combat) return {};
    const qu::Side side = side_of(seen);
    const qu::Effect* effect = qu::effect_of(qu::command_of(card), qu::Op::combat_reroll);
    qu::Combat combat = *seen.combat;
    int winning = 0;
    for (int face = 1; face <= qu::kDieFaces; ++face) {
        combat.die(effect->own_die ? side : qu::other(side)) = static_cast<std::int8_t>(face);
        winning += qu::attacker_wins(seen, combat) == (side == qu::Side::attacker) ? 1 : 0;
    }
    return fill(why::kReroll, lang, {{"k", winning}});
}

// --- 3 actions ---

std::string beginning(const Seen& seen, qu::ShipId ship, Lang lang) {
    if (const auto planet = completing_move(seen, seen.me, ship)) return fill(why::kMayComplete, lang, {{"n", planet_number(seen, *planet)}});
    if (const auto fight = best_fight(seen, seen.me, ship))
        return fill(why::kMayFight, lang, {{"ship", ship_words(seen, fight->defender, lang)}, {"p", fight->percent}});
    return fill(why::kMoves, lang, {{"n", qu::range_of(seen, ship)}});
}

std::string building(const Seen& seen, const Text& pattern, Lang lang) {
    const int left = me(seen).cubes_left - 1;
    return left == 0 ? std::string(why::kWins.in(lang)) : fill(pattern, lang, {{"n", left}});
}

std::string researching(const Seen& seen, Lang lang) {
    const int to = me(seen).research + 1, need = qu::breakthrough_threshold(seen, seen.me);
    if (to >= need) return fill(why::kBreakthrough, lang, {{"n", to}});
    return fill(why::kResearch, lang, {{"n", to}, {"need", need}});
}

std::string swapping(const Seen& seen, qu::ShipId ship, qu::ShipId with, Lang lang) {
    std::string change = sums(seen, with_swap(seen, ship, with), lang);
    if (!change.empty()) return change;
    return fill(why::kSwaps, lang, {{"other", ship_words(seen, with, lang)}, {"ship", ship_words(seen, ship, lang)}});
}

std::string converting(const Seen& seen, qu::Command card, Lang lang) {
    const qu::Effect* effect = qu::effect_of(card, qu::Op::convert);
    const int dominance = std::min(me(seen).dominance + effect->amount, qu::kTrackMax);
    const int research = std::min(me(seen).research + effect->research, qu::kTrackMax);
    if (dominance == qu::kInfamy) return why::kRaises.in(lang);
    return fill(why::kConverts, lang, {{"d", dominance}, {"r", research}});
}

std::string ending(const Seen& seen, Lang lang) {
    const bool breaks_through = me(seen).research >= qu::breakthrough_threshold(seen, seen.me);
    const int picks = me(seen).cards_owed + (breaks_through ? 1 : 0);
    const int lost = seen.turn.actions;
    std::string out = lost > 0 ? fill(why::kEndLoses, lang, {{"n", lost}}) : std::string(why::kEnds.in(lang));
    return picks > 0 ? both(out, fill(why::kEndsWithCards, lang, {{"n", picks}}), lang) : out;
}

// --- 4 placing ---

std::string home(const Seen& seen, qu::PlanetId planet, Lang lang) {
    std::vector<std::string> numbers;
    qu::for_each_neighbour(seen.map(), planet, [&](qu::PlanetId next) { numbers.push_back(std::to_string(planet_number(seen, next))); });
    return fill(why::kHome, lang, {{"list", join_list(numbers, lang)}});
}

int fleet_sum(const Seen& seen) {
    int sum = 0;
    for (int i = 0; i < qu::kStartingShips; ++i) sum += seen.ships[qu::ship_of(seen.me, i)].number;
    return sum;
}

// --- 5 cards ---

bool has_reserve(const Seen& seen) {
    for (int i = 0; i < qu::kShipsPerSeat; ++i)
        if (seen.ships[qu::ship_of(seen.me, i)].at == qu::kReserve) return true;
    return false;
}

std::string taking(const Seen& seen, qu::CardId card, Lang lang) {
    const qu::CardText& text = qu::card_text(card);
    if (text.effects[0].op == qu::Op::add_ship && !has_reserve(seen)) return why::kNoReserve.in(lang);
    if (text.effects[0].op == qu::Op::gain_dominance && me(seen).dominance + text.effects[0].amount >= qu::kInfamy) return why::kRaises.in(lang);
    return text.text.in(lang);
}

std::string discarding(const Seen& seen, qu::CardId card, Lang lang) {
    std::vector<std::string> kept;
    for (const qu::CardId held : me(seen).commands)
        if (held != card) kept.push_back(qu::card_name(held, lang));
    return kept.empty() ? std::string(why::kLosesAll.in(lang)) : fill(why::kKeeps, lang, {{"list", join_list(kept, lang)}});
}

int chosen(const Seen& seen) {
    int count = 0;
    for (int i = 0; i < qu::kShipsPerSeat; ++i) count += seen.play && seen.play->concerns(i) ? 1 : 0;
    return count;
}

int free_slots(const Seen& seen, qu::PlanetId planet) {
    return qu::kind_of(seen.map().tiles[planet]).slots - qu::cubes_on(seen, planet);
}

// --- 6 every move ---

/// Advice for moves that follow an action: the destination or the target of a ship.
std::string following(const Seen& seen, const qu::Go& m, Lang lang) { return standing_at(seen, seen.pending->ship, m.to, lang); }
std::string following(const Seen& seen, const qu::Attack& m, Lang lang) {
    return attacking(seen, seen.pending->ship, m.target, m.from, lang);
}
std::string following(const Seen& seen, const qu::Drop& m, Lang lang) { return standing_at(seen, seen.pending->carrying, m.space, lang); }

std::string keeping(const Seen& seen, Lang lang) {
    if (qu::asked(seen)->kind == qu::Kind::mulligan) return fill(why::kKeepFleet, lang, {{"n", fleet_sum(seen)}});
    return fill(why::kKeepNumber, lang, {{"ship", qu::ship_name(seen.rolls.front().value, lang)}});
}

}  // namespace

std::string advice_on(const Seen& seen, const qu::Move& move, Lang lang) {
    const auto say = [lang](const Text& text) { return std::string(text.in(lang)); };
    return std::visit(overloaded{
        [&](const qu::Keep&) { return keeping(seen, lang); },
        [&](const qu::RerollAll&) { return fill(why::kNewFleet, lang, {{"n", fleet_sum(seen)}}); },
        [&](const qu::PlaceCube& m) { return seen.infamy ? building(seen, why::kFreeCube, lang) : home(seen, m.planet, lang); },
        [&](const qu::PlaceFirst& m) { return standing_at(seen, m.ship, m.space, lang); },
        [&](const qu::Reconfigure& m) { return rolled(seen, m.ship, lang); },
        [&](const qu::Deploy&) { return say(why::kDeploys); },
        [&](const qu::StartMove& m) { return beginning(seen, m.ship, lang); },
        [&](const qu::Construct&) { return building(seen, why::kBuilds, lang); },
        [&](const qu::Research&) { return researching(seen, lang); },
        [&](const qu::Strike& m) { return attacking(seen, m.ship, m.target, seen.ships[m.ship].at, lang); },
        [&](const qu::Warp& m) { return swapping(seen, m.ship, m.with, lang); },
        [&](const qu::Modify& m) { return new_number(seen, m.ship, m.number, lang); },
        [&](const qu::UseAbility& m) { return both(rolled(seen, m.ship, lang), why::kFree.in(lang), lang); },
        [&](const qu::Convert& m) { return converting(seen, m.card, lang); },
        [&](const qu::FreeMove& m) { return both(beginning(seen, m.ship, lang), why::kFree.in(lang), lang); },
        [&](const qu::Flexible& m) { return new_number(seen, m.ship, m.number, lang); },
        [&](const qu::Nomadic&) { return say(why::kHops); },
        [&](const qu::Resourceful&) { return say(why::kScraps); },
        [&](const qu::EndActions&) { return ending(seen, lang); },
        [&](const qu::PickUp& m) { return fill(why::kCarries, lang, {{"ship", ship_words(seen, m.ship, lang)}}); },
        [&](const qu::Place& m) { return standing_at(seen, qu::placed_ship(seen), m.space, lang); },
        [&](const qu::Scrap&) { return say(why::kScrapyard); },
        [&](const qu::Fight&) {
            const qu::Combat& combat = *seen.combat;
            return fill(why::kFights, lang, {{"p", percent_of(seen, combat.attacker, combat.defender, combat.from)}});
        },
        [&](const qu::DestroyBoth&) { return say(why::kBothGone); },
        [&](const qu::Pass&) { return passing(seen, lang); },
        [&](const qu::RerollDie& m) { return rerolling(seen, m.card, lang); },
        [&](const qu::Number& m) { return new_number(seen, seen.rolls.front().ship, m.number, lang); },
        [&](const qu::RerollShip&) { return say(why::kSecondRoll); },
        [&](const qu::Occupy&) { return both(say(why::kOccupies), standing_at(seen, seen.combat->attacker, seen.combat->at, lang), lang); },
        [&](const qu::Hold&) { return both(say(why::kHolds), standing_at(seen, seen.combat->attacker, seen.combat->from, lang), lang); },
        [&](const qu::Take& m) { return taking(seen, m.card, lang); },
        [&](const qu::Refresh&) { return say(why::kRefresh); },
        [&](const qu::Skip&) { return say(why::kSkip); },
        [&](const qu::Discard& m) { return discarding(seen, m.card, lang); },
        [&](const qu::Choose&) { return say(why::kRolledAnew); },
        [&](const qu::Done&) { return fill(why::kRolls, lang, {{"n", chosen(seen)}}); },
        [&](const qu::MoveCube& m) { return fill(why::kDisplaces, lang, {{"n", planet_number(seen, m.planet)}}); },
        [&](const qu::MoveTo& m) { return fill(why::kFills, lang, {{"n", free_slots(seen, m.planet)}}); },
        [&](const auto& m) { return following(seen, m, lang); },
    }, move);
}

}  // namespace orrery::ui::quantum_table
