// Names of things, log sentences of events, and prompts.
// Index: names of things · events · prompts.
#include "engine/games/quantum/describe.h"

#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/score.h"
#include "engine/games/quantum/sites.h"
#include "engine/games/quantum/words.h"

namespace orrery::quantum {

// Names of things.

namespace {

constexpr Text kShip{"{kind} ({n})", "{kind}({n})"};
constexpr Text kNewShip{"new ship", "新しい宇宙船"};
constexpr Text kPlanet{"Planet {n} ({at})", "惑星{n}({at})"};
constexpr Text kOrbitSpace{"{at}, orbit of {planet}", "{at}({planet}の軌道位置)"};
constexpr Text kCornerSpace{"{at}, corner of {planet}", "{at}({planet}の斜めのマス)"};
constexpr Text kVoidSpace{"{at}, in the Void", "{at}(虚無)"};
constexpr Text kShipOnMap{"the {ship} at {space}", "{space}の{ship}"};
constexpr Text kShipInScrapyard{"the {ship} in the scrapyard", "屑鉄置き場の{ship}"};
constexpr Text kOneOfTwins{"{ship}, ship {n}", "{ship}・{n}番艦"};
constexpr Text kShipInHand{"the {ship}", "{ship}"};

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
constexpr Text kSetupRolled{"{P} rolls a fleet of {numbers}.", "{P}の艦隊の出目は{numbers}。"};
constexpr Text kKept{"{P} keeps the fleet.", "{P}は出目を保持。"};
constexpr Text kRolledAgain{"{P} rolls again: {numbers}.", "{P}は振り直し:{numbers}。"};
constexpr Text kStartTie{"Tie for the start: {dice}.", "開始順の同点決定:{dice}。"};
constexpr Text kStartPlayer{"{P} goes first.", "スタートプレイヤーは{P}。"};
constexpr Text kHomeChosen{"{P} settles on {L}.", "{P}は{L}を初期惑星にした。"};
constexpr Text kShipPlaced{"{P} places the {S}.", "{P}は{S}を置いた。"};
constexpr Text kShipScrapped{"The {S} goes to {P}'s scrapyard.", "{S}は{P}の屑鉄置き場へ。"};
constexpr Text kDecksDealt{"Six advance cards are turned up.", "進歩カード6枚が公開された。"};
constexpr Text kRoundStarted{"Round {n}.", "第{n}ラウンド。"};
constexpr Text kTurnStarted{"{P}'s turn: {n} {n|action|actions}.", "{P}の手番:{n}アクション。"};
constexpr Text kBonusTurnStarted{"Bonus turn for {P}: {n} {n|action|actions}.", "{P}の追加手番:{n}アクション。"};
constexpr Text kResearch{"{P}'s research: {from} to {to}.", "{P}の研究:{from}から{to}。"};
constexpr Text kDominance{"{P}'s dominance: {from} to {to}.", "{P}の優勢点:{from}から{to}。"};
constexpr Text kActionsGained{"{P} gains an action ({C}).", "{P}はアクション+1({C})。"};
constexpr Text kReconfigured{"{P} reconfigures the {S}: {from} to {to}.", "{P}は{S}を再構成:{from}から{to}。"};
constexpr Text kDieRolled{"{P} rolls {n}.", "{P}の出目は{n}。"};
constexpr Text kDieRerolled{"{P} rolls again with {C}: {n}.", "{P}は{C}で振り直し:{n}。"};
constexpr Text kNumberChosen{"{P} sets a ship to {n}.", "{P}は宇宙船の目を{n}にした。"};
constexpr Text kDeployed{"{P} deploys the {S}.", "{P}は{S}を配備した。"};
constexpr Text kMoved{"{P} moves the {S}.", "{P}は{S}を移動した。"};
constexpr Text kPickedUp{"{P}'s flagship picks up a ship.", "{P}の旗艦が宇宙船を積んだ。"};
constexpr Text kDropped{"{P}'s flagship sets the ship down.", "{P}の旗艦が宇宙船を降ろした。"};
constexpr Text kWarped{"{P} warps two ships.", "{P}はワープで2隻を入れ替えた。"};
constexpr Text kModified{"{P}'s frigate becomes a {n}.", "{P}のフリゲート艦が{n}になった。"};
constexpr Text kAbilityUsed{"{P} uses {ability}.", "{P}は{ability}を使った。"};
constexpr Text kAttacked{"{P}'s {S} attacks the {E}.", "{P}の{S}が{E}を攻撃。"};
constexpr Text kCombatDice{"Attack {a}, defence {d}.", "兵器{a}、防衛{d}。"};
constexpr Text kCombatRerolled{"{P} uses {C}: the die is now {n}.", "{P}が{C}を使用:ダイスは{n}に。"};
constexpr Text kAttackWon{"{a} against {d}: the attack succeeds.", "{a}対{d}:攻撃成功。"};
constexpr Text kAttackLost{"{a} against {d}: the attack is repelled.", "{a}対{d}:撃退された。"};
constexpr Text kBothDestroyed{"{C}: both ships are destroyed.", "{C}:両方の宇宙船が破壊された。"};
constexpr Text kShipDestroyed{"{P} loses the {S}.", "{P}の{S}が破壊された。"};
constexpr Text kOccupied{"The {S} takes the space.", "{S}がマスを占めた。"};
constexpr Text kHeld{"The {S} holds its position.", "{S}は元の位置に留まった。"};
constexpr Text kInfamy{"{P} wins infamy!", "{P}は悪名を獲得!"};
constexpr Text kCubePlaced{"{P} places a cube on {L}; {n} left.", "{P}が{L}に量子キューブを設置(残り{n})。"};
constexpr Text kCardPower{"{P} uses {C}.", "{P}は{C}を使った。"};
constexpr Text kBreakthrough{"{P} has a research breakthrough.", "{P}は研究の躍進に成功。"};
constexpr Text kCardTaken{"{P} takes {C}.", "{P}は{C}を取った。"};
constexpr Text kCardDiscarded{"{P} discards {C}.", "{P}は{C}を捨てた。"};
constexpr Text kRefilled{"{C} is turned up.", "{C}が公開された。"};
constexpr Text kRefreshed{"{P} replaces all six face-up cards.", "{P}は公開カード6枚をすべて入れ替えた。"};
constexpr Text kPickSkipped{"{P} takes no card.", "{P}はカードを取らなかった。"};
constexpr Text kReshuffledGambits{"The gambit discards become the new deck.", "作戦カードの捨て札を切り直した。"};
constexpr Text kReshuffledCommands{"The command discards become the new deck.", "指令カードの捨て札を切り直した。"};
constexpr Text kBonusTurnWon{"{P} will take a bonus turn.", "{P}は追加手番を得た。"};
constexpr Text kCubeMoved{"{P} moves a cube of {O} to {L}.", "{P}は{O}のキューブを{L}へ移した。"};
constexpr Text kNoEffect{"{C} has no effect.", "{C}は効果がなかった。"};
constexpr Text kActionsEnded{"{P} ends the action phase.", "{P}はアクションを終えた。"};
constexpr Text kGameOver{"{P} has placed the last cube and wins!", "{P}が最後のキューブを建設し、勝利!"};
constexpr Text kRoundLimit{"The last round is over.", "最終ラウンドが終了した。"};
}  // namespace told

template <class List>
std::string numbers_text(const List& numbers, Lang lang) {
    std::string out;
    for (const std::int8_t number : numbers) out += (out.empty() ? "" : lang == Lang::en ? ", " : "、") + std::to_string(number);
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
constexpr Text kMulligan{"Keep your three ships, or roll all of them again?", "3隻の出目をそのまま使うか、3隻とも振り直すか選んでください。"};
constexpr Text kStartCube{"Choose your home: put a cube on a starting planet.", "初期惑星を選び、量子キューブを置いてください。"};
constexpr Text kStartShip{"Put a ship on a free orbit of your home.", "初期惑星の空いている軌道位置に宇宙船を置いてください。"};
constexpr Text kAction{"Choose an action: {n} left. Tap a ship, a planet or a card.",
                       "アクションを選んでください(残り{n})。宇宙船か惑星かカードに触れます。"};
constexpr Text kNoAction{"No action is left. Abilities and free cards can still be used.",
                         "アクションは残っていません。特殊能力と無料のカードはまだ使えます。"};
constexpr Text kMove{"Choose where the {S} goes, or whom it attacks.", "{S}の行き先か、攻撃する相手を選んでください。"};
constexpr Text kMoveOnly{"Choose where the {S} goes.", "{S}の行き先を選んでください。"};
constexpr Text kDrop{"Set the carried {S} down beside the flagship.", "運んでいる{S}を旗艦の周囲に降ろしてください。"};
constexpr Text kPlace{"Choose a space for the {S}.", "{S}を置くマスを選んでください。"};
constexpr Text kPlaceOrScrap{"Choose an orbit for the {S}, or the scrapyard.", "{S}を置く軌道位置か、屑鉄置き場を選んでください。"};
constexpr Text kDangerous{"Your {S} is attacked by the {E}. Fight, or destroy both?",
                          "{S}が{E}に攻撃されています。戦うか、両方を破壊するか選んでください。"};
constexpr Text kReroll{"Attack {a}, defence {d}. Use a card to roll again, or pass?",
                       "兵器{a}、防衛{d}です。カードで振り直すか、パスするか選んでください。"};
constexpr Text kNumber{"Choose a number for the {S}.", "{S}の出目を選んでください。"};
constexpr Text kRerollShip{"The {S} rolled {n}. Keep it, or roll once more?", "{S}の出目は{n}です。そのままか、もう1度振るか選んでください。"};
constexpr Text kAfterAttack{"The attack succeeded. Take the space, or hold your position?",
                            "攻撃に成功しました。マスに入るか、留まるか選んでください。"};
constexpr Text kInfamy{"You have won infamy: place a cube on a planet.", "悪名を得ました。惑星に量子キューブを置いてください。"};
constexpr Text kTake{"Take an advance card: {n} {n|pick|picks}.", "進歩カードを選んでください(あと{n}回)。"};
constexpr Text kDiscardOwn{"You hold three command cards. Discard one to take {C}.",
                           "指令カードが3枚あります。{C}を取るために1枚捨ててください。"};
constexpr Text kReorganize{"Choose the ships to roll again, then go on.", "振り直す宇宙船を選び、終わったら進んでください。"};
constexpr Text kRelocateCube{"Choose the rival's cube to move.", "移す相手の量子キューブを選んでください。"};
constexpr Text kRelocatePlanet{"Choose where {P}'s cube goes.", "{P}のキューブの行き先を選んでください。"};
constexpr Text kSabotage{"{C}: discard one of your command cards.", "{C}です。指令カードを1枚捨ててください。"};
constexpr Text kWait{"{P} is deciding.", "{P}が選んでいます。"};
constexpr Text kWon{"{P} has placed all cubes and won the game.", "{P}がすべての量子キューブを置き、勝ちました。"};
constexpr Text kWonByLimit{"The last round is over. {P} won the game.", "最終ラウンドが終わり、{P}が勝ちました。"};
}  // namespace ask

std::string ended(const Table& t, const Names& names, Lang lang) {
    const ScoreSheet sheet = score(t);
    return fill(t.winner ? ask::kWon : ask::kWonByLimit, lang, {{"P", all_in_text(sheet.winner_names(names, lang), lang)}});
}

std::string question(const Table& t, Kind kind, const Names& names, Lang lang) {
    const auto ship = [&](ShipId id) { return Slot{"S", ship_name(t.ships[id].number, lang)}; };
    switch (kind) {
        case Kind::mulligan: return ask::kMulligan.in(lang);
        case Kind::start_cube: return ask::kStartCube.in(lang);
        case Kind::start_ship: return ask::kStartShip.in(lang);
        case Kind::action: return fill(t.turn.actions > 0 ? ask::kAction : ask::kNoAction, lang, {{"n", t.turn.actions}});
        case Kind::move: {
            const bool attacks = move_rules(t, t.pending->ship, t.pending->source, t.pending->carrying != kNoShip).attack;
            return fill(attacks ? ask::kMove : ask::kMoveOnly, lang, {ship(t.pending->ship)});
        }
        case Kind::drop: return fill(ask::kDrop, lang, {ship(t.pending->carrying)});
        case Kind::place_ship: return fill(t.play ? ask::kPlaceOrScrap : ask::kPlace, lang, {ship(placed_ship(t))});
        case Kind::dangerous:
            return fill(ask::kDangerous, lang, {ship(t.combat->defender), {"E", ship_name(t.ships[t.combat->attacker].number, lang)}});
        case Kind::combat_reroll: return fill(ask::kReroll, lang, {{"a", t.combat->attack_die}, {"d", t.combat->defense_die}});
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
    return question(o, open->kind, names, lang);
}

}  // namespace orrery::quantum
