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
constexpr Text kKeepFleet{"The numbers add up to {n}. The lowest sum goes first.", "出目の合計は{n}です。いちばん小さい人が先手になります。"};
constexpr Text kNewFleet{"Three new numbers for the sum of {n}; these then stay.", "合計{n}の出目を3つとも振り直します。次の出目は変えられません。"};
constexpr Text kHome{"Next to it lie planets with the numbers {list}.", "隣の惑星の番号は{list}です。"};
constexpr Text kCompletes{"The sum of planet {n} is then complete.", "これで惑星{n}の合計がそろいます。"};
constexpr Text kBreaks{"Planet {n}, whose sum is complete now, would lose it.", "今そろっている惑星{n}の合計が崩れます。"};
constexpr Text kOrbitSum{"In orbit of planet {n} your ships then add up to {have} of {need}.", "惑星{n}の軌道の合計が、{need}のうち{have}になります。"};
constexpr Text kAway{"From there the next orbit to work in is {n} {n|step|steps} away.", "そこから次に使える軌道まで{n}歩です。"};
constexpr Text kNoWay{"From there no free orbit can be reached now.", "そこから行ける空いた軌道は、今はありません。"};
constexpr Text kResults{"{k} of the other numbers would complete a sum.", "ほかの出目のうち{k}つで合計がそろいます。"};
constexpr Text kNewNumber{"Low numbers fight better, high ones fly farther.", "小さい出目は戦いに強く、大きい出目は遠くまで動けます。"};
constexpr Text kFree{"It costs no action.", "アクションを使いません。"};
constexpr Text kDeploys{"The ship is back in play, and may still move.", "宇宙船がマップに戻り、そのまま移動もできます。"};
constexpr Text kMayComplete{"It could complete the sum of planet {n}.", "惑星{n}の合計をそろえられます。"};
constexpr Text kMayFight{"It could attack the {ship} and win {p} % of the time.", "{ship}を攻撃すれば、{p}%の確率で勝てます。"};
constexpr Text kMoves{"Up to {n} {n|step|steps}.", "{n}歩まで動けます。"};
constexpr Text kBuilds{"A cube and a card for you; {n} {n|cube|cubes} would be left.", "量子キューブを置いてカードを得ます。残りは{n}個です。"};
constexpr Text kWins{"Your last cube: you win.", "最後の量子キューブです。あなたの勝ちです。"};
constexpr Text kResearch{"Research rises to {n}; at {need} it brings a card.", "研究が{n}になります。{need}でカードを得ます。"};
constexpr Text kBreakthrough{"Research reaches {n}: a card when you end your actions.", "研究が{n}になり、アクションを終えるとカードを得ます。"};
constexpr Text kChance{"You win {p} % of such fights.", "勝つ確率は{p}%です。"};
constexpr Text kNoRisk{"If it fails, nothing is lost.", "失敗しても何も失いません。"};
constexpr Text kInfamy{"A win brings infamy: a cube at once.", "勝てば悪名を得て、すぐにキューブを置けます。"};
constexpr Text kSwaps{"The {other} comes to where the {ship} is, without a move.", "{other}が、移動を使わずに{ship}のいるマスへ移ります。"};
constexpr Text kConverts{"Dominance becomes {d}, research {r}.", "優勢が{d}、研究が{r}になります。"};
constexpr Text kHops{"The ship goes to a neighbouring planet, and may still move.", "宇宙船が隣の惑星へ移り、そのまま移動もできます。"};
constexpr Text kScraps{"One more action for a ship that waits in the scrapyard.", "宇宙船が屑鉄置き場で待つ代わりに、アクションが1増えます。"};
constexpr Text kEndsWithCards{"{n} {n|card|cards} to pick.", "カードを{n}枚選べます。"};
constexpr Text kEndLoses{"{n} {n|action|actions} would be lost.", "アクション{n}が無駄になります。"};
constexpr Text kEnds{"All actions are used.", "アクションをすべて使いました。"};
constexpr Text kCarries{"The {ship} comes along without a move of its own.", "{ship}が、自分の移動を使わずに一緒に動きます。"};
constexpr Text kScrapyard{"It waits in the scrapyard until you deploy it.", "配備するまで、屑鉄置き場で待ちます。"};
constexpr Text kBothGone{"Both ships go; nobody's dominance changes.", "両方の宇宙船がなくなり、誰の優勢も変わりません。"};
constexpr Text kFights{"The attacker wins {p} % of such fights.", "攻撃側が勝つ確率は{p}%です。"};
constexpr Text kStand{"The totals are {mine} for you and {theirs} against you.", "合計は、自分が{mine}、相手が{theirs}です。"};
constexpr Text kReroll{"{k} of the 6 faces would win.", "6つの目のうち{k}つで勝てます。"};
constexpr Text kSecondRoll{"The second result must be kept.", "2度目の結果は変えられません。"};
constexpr Text kKeepNumber{"The {ship} stays as it is now.", "{ship}のままにします。"};
constexpr Text kOccupies{"You win the space.", "そのマスを取れます。"};
constexpr Text kHolds{"The ship stays where it attacked from.", "攻撃したマスに残ります。"};
constexpr Text kFreeCube{"A cube without ships; {n} {n|cube|cubes} would be left.", "宇宙船なしでキューブを置けます。残りは{n}個です。"};
constexpr Text kNoReserve{"No ship is left in reserve: it would do nothing.", "追加の宇宙船は残っていないので、効果がありません。"};
constexpr Text kRaises{"Dominance reaches 6: a cube at once.", "優勢が6になり、すぐにキューブを置けます。"};
constexpr Text kRefresh{"Six other cards lie open then, but this pick brings none.", "公開カードが6枚とも新しくなりますが、今回は取れません。"};
constexpr Text kSkip{"None of these cards is needed.", "必要なカードがありません。"};
constexpr Text kKeeps{"You keep {list}.", "{list}が残ります。"};
constexpr Text kLosesAll{"It is your only one.", "ただ1枚の指令カードです。"};
constexpr Text kRolledAnew{"It is rolled anew and put in an orbit of yours or in the scrapyard.", "振り直して、自分の惑星の軌道か屑鉄置き場に置きます。"};
constexpr Text kRolls{"{n} {n|ship is|ships are} rolled.", "{n}隻を振ります。"};
constexpr Text kDisplaces{"Planet {n} is then without that cube: its slot is free.", "惑星{n}からそのキューブがなくなり、1つ空きます。"};
constexpr Text kFills{"There it takes one of the {n} free {n|slot|slots}.", "そこの空き{n}つのうち1つが埋まります。"};
}  // namespace why

int planet_number(const qu::Table& t, qu::PlanetId planet) { return qu::kind_of(t.map().tiles[planet]).number; }
std::string ship_words(const qu::Table& t, qu::ShipId ship, Lang lang) { return qu::ship_name(t.ships[ship].number, lang); }
const qu::Player& me(const Seen& seen) { return seen.players[seen.me]; }

std::string both(std::string first, const std::string& second, Lang lang) {
    if (first.empty() || second.empty()) return first + second;
    return first + (lang == Lang::en ? " " : "") + second;
}

// --- 1 sums ---

/// Returns the effect of a change on the sums: one that now fits, or one that no longer does. Returns "" if there is none.
std::string sums(const Seen& before, const qu::Table& after, Lang lang) {
    if (const auto planet = gained(before, after, before.me)) return fill(why::kCompletes.in(lang), {{"n", planet_number(before, *planet)}});
    if (const auto planet = gained(after, before, before.me)) return fill(why::kBreaks.in(lang), {{"n", planet_number(before, *planet)}});
    return {};
}

/// Returns the effect of a ship on its space in `after`.
std::string standing_at(const Seen& before, const qu::Table& after, qu::Square space, Lang lang) {
    if (std::string change = sums(before, after, lang); !change.empty()) return change;
    if (const auto planet = orbited(after, space); planet && qu::is_eligible(after, *planet, before.me))
        return fill(why::kOrbitSum.in(lang), {{"n", planet_number(after, *planet)},
                                              {"have", qu::orbit_total(after, *planet, before.me)},
                                              {"need", qu::required_number(after, *planet, before.me)}});
    const auto steps = steps_to_work(after, before.me, space);
    return steps ? fill(why::kAway.in(lang), {{"n", *steps}}) : std::string(why::kNoWay.in(lang));
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
    return fitting == 0 ? std::string(why::kNewNumber.in(lang)) : fill(why::kResults.in(lang), {{"k", fitting}});
}

// --- 2 fights ---

/// Returns the dominance gained for a destroyed ship (QU-I2, QU-I4).
int kill_step(const qu::Table& t, Seat seat) {
    const qu::Effect* effect = qu::effect_of(t, seat, qu::Op::dominance_step);
    return effect ? effect->amount : qu::kKill;
}

std::string attacking(const Seen& seen, qu::ShipId attacker, qu::ShipId defender, qu::Square from, Lang lang) {
    const std::string chance = fill(why::kChance.in(lang), {{"p", percent_of(seen, attacker, defender, from)}});
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
    return fill(why::kStand.in(lang), {{"mine", qu::combat_total(seen, *seen.combat, side)}, {"theirs", qu::combat_total(seen, *seen.combat, qu::other(side))}});
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
    return fill(why::kReroll.in(lang), {{"k", winning}});
}

// --- 3 actions ---

std::string beginning(const Seen& seen, qu::ShipId ship, Lang lang) {
    if (const auto planet = completing_move(seen, seen.me, ship)) return fill(why::kMayComplete.in(lang), {{"n", planet_number(seen, *planet)}});
    if (const auto fight = best_fight(seen, seen.me, ship))
        return fill(why::kMayFight.in(lang), {{"ship", ship_words(seen, fight->defender, lang)}, {"p", fight->percent}});
    return fill(why::kMoves.in(lang), {{"n", qu::range_of(seen, ship)}});
}

std::string building(const Seen& seen, const Text& pattern, Lang lang) {
    const int left = me(seen).cubes_left - 1;
    return left == 0 ? std::string(why::kWins.in(lang)) : fill(pattern.in(lang), {{"n", left}});
}

std::string researching(const Seen& seen, Lang lang) {
    const int to = me(seen).research + 1, need = qu::breakthrough_threshold(seen, seen.me);
    if (to >= need) return fill(why::kBreakthrough.in(lang), {{"n", to}});
    return fill(why::kResearch.in(lang), {{"n", to}, {"need", need}});
}

std::string swapping(const Seen& seen, qu::ShipId ship, qu::ShipId with, Lang lang) {
    std::string change = sums(seen, with_swap(seen, ship, with), lang);
    if (!change.empty()) return change;
    return fill(why::kSwaps.in(lang), {{"other", ship_words(seen, with, lang)}, {"ship", ship_words(seen, ship, lang)}});
}

std::string converting(const Seen& seen, qu::Command card, Lang lang) {
    const qu::Effect* effect = qu::effect_of(card, qu::Op::convert);
    const int dominance = std::min(me(seen).dominance + effect->amount, qu::kTrackMax);
    const int research = std::min(me(seen).research + effect->research, qu::kTrackMax);
    if (dominance == qu::kInfamy) return why::kRaises.in(lang);
    return fill(why::kConverts.in(lang), {{"d", dominance}, {"r", research}});
}

std::string ending(const Seen& seen, Lang lang) {
    const bool breaks_through = me(seen).research >= qu::breakthrough_threshold(seen, seen.me);
    const int picks = me(seen).cards_owed + (breaks_through ? 1 : 0);
    const int lost = seen.turn.actions;
    std::string out = lost > 0 ? fill(why::kEndLoses.in(lang), {{"n", lost}}) : std::string(why::kEnds.in(lang));
    return picks > 0 ? both(out, fill(why::kEndsWithCards.in(lang), {{"n", picks}}), lang) : out;
}

// --- 4 placing ---

std::string home(const Seen& seen, qu::PlanetId planet, Lang lang) {
    std::vector<std::string> numbers;
    qu::for_each_neighbour(seen.map(), planet, [&](qu::PlanetId next) { numbers.push_back(std::to_string(planet_number(seen, next))); });
    return fill(why::kHome.in(lang), {{"list", join_list(numbers, lang)}});
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
    return kept.empty() ? std::string(why::kLosesAll.in(lang)) : fill(why::kKeeps.in(lang), {{"list", join_list(kept, lang)}});
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
    if (qu::asked(seen)->kind == qu::Kind::mulligan) return fill(why::kKeepFleet.in(lang), {{"n", fleet_sum(seen)}});
    return fill(why::kKeepNumber.in(lang), {{"ship", qu::ship_name(seen.rolls.front().value, lang)}});
}

}  // namespace

std::string advice_on(const Seen& seen, const qu::Move& move, Lang lang) {
    const auto say = [lang](const Text& text) { return std::string(text.in(lang)); };
    return std::visit(overloaded{
        [&](const qu::Keep&) { return keeping(seen, lang); },
        [&](const qu::RerollAll&) { return fill(why::kNewFleet.in(lang), {{"n", fleet_sum(seen)}}); },
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
        [&](const qu::PickUp& m) { return fill(why::kCarries.in(lang), {{"ship", ship_words(seen, m.ship, lang)}}); },
        [&](const qu::Place& m) { return standing_at(seen, qu::placed_ship(seen), m.space, lang); },
        [&](const qu::Scrap&) { return say(why::kScrapyard); },
        [&](const qu::Fight&) {
            const qu::Combat& combat = *seen.combat;
            return fill(why::kFights.in(lang), {{"p", percent_of(seen, combat.attacker, combat.defender, combat.from)}});
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
        [&](const qu::Done&) { return fill(why::kRolls.in(lang), {{"n", chosen(seen)}}); },
        [&](const qu::MoveCube& m) { return fill(why::kDisplaces.in(lang), {{"n", planet_number(seen, m.planet)}}); },
        [&](const qu::MoveTo& m) { return fill(why::kFills.in(lang), {{"n", free_slots(seen, m.planet)}}); },
        [&](const auto& m) { return following(seen, m, lang); },
    }, move);
}

}  // namespace orrery::ui::quantum_table
