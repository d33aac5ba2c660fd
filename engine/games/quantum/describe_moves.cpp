// Names of moves, and confirmation questions.
// Index: full names of moves · nouns · confirmation.
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/sites.h"
#include "engine/games/quantum/words.h"

namespace orrery::quantum {

namespace {

// Full names, used as labels of buttons.
namespace full {
constexpr Text kKeepFleet{"Keep the fleet: {numbers}", "出目をそのまま使う({numbers})"};
constexpr Text kKeepRoll{"Keep the {n}", "{n}のままにする"};
constexpr Text kRerollAll{"Roll all three ships again", "3隻とも振り直す"};
constexpr Text kPlaceHome{"Settle on {L}", "{L}を初期惑星にする"};
constexpr Text kPlaceCube{"Place a cube on {L}", "{L}に量子キューブを置く"};
constexpr Text kPlaceShip{"Put the {S} at {space}", "{S}を{space}に置く"};
constexpr Text kReconfigure{"Reconfigure {S}", "{S}を再構成する"};
constexpr Text kDeploy{"Deploy {S}", "{S}を配備する"};
constexpr Text kMove{"Move {S}", "{S}を動かす"};
constexpr Text kConstruct{"Construct on {L}", "{L}に建設する"};
constexpr Text kResearch{"Research", "研究する"};
constexpr Text kStrike{"Strike: {S} attacks {E}", "爆撃:{S}で{E}を攻撃する"};
constexpr Text kWarp{"Warp: {S} swaps with {E}", "ワープ:{S}と{E}を入れ替える"};
constexpr Text kModify{"Modify: {S} becomes a {n}", "改修:{S}を{n}にする"};
constexpr Text kAbility{"{ability}: {S}", "{ability}:{S}"};
constexpr Text kPayDominance{"{C}: dominance {dominance}, research +{research}", "{C}:優勢{dominance}、研究+{research}"};
constexpr Text kPayResearch{"{C}: research {research}, dominance +{dominance}", "{C}:研究{research}、優勢+{dominance}"};
constexpr Text kCardShip{"{C}: {S}", "{C}:{S}"};
constexpr Text kFlexible{"{C}: {S} becomes a {n}", "{C}:{S}を{n}にする"};
constexpr Text kEndActions{"End actions", "アクションを終える"};
constexpr Text kEndActionsLeft{"End actions ({n} unused)", "アクションを終える(残り{n})"};
constexpr Text kGo{"Go to {space}", "{space}へ進む"};
constexpr Text kAttack{"Attack {E} from {space}", "{space}から{E}を攻撃する"};
constexpr Text kPickUp{"Pick up {S}", "{S}を積む"};
constexpr Text kDrop{"Set down at {space}", "{space}に降ろす"};
constexpr Text kScrap{"Put the {S} in the scrapyard", "{S}を屑鉄置き場に置く"};
constexpr Text kFight{"Fight", "戦う"};
constexpr Text kDestroyBoth{"Destroy both ships", "両方の宇宙船を破壊する"};
constexpr Text kPass{"Pass", "パスする"};
constexpr Text kUseReroll{"Roll again with {C}", "{C}で振り直す"};
constexpr Text kNumber{"Set the ship to {n}", "出目を{n}にする"};
constexpr Text kRerollShip{"Roll the ship once more", "もう1度振る"};
constexpr Text kOccupy{"Take the space", "マスに入る"};
constexpr Text kHold{"Hold the position", "その場に留まる"};
constexpr Text kTake{"Take {C}", "{C}を取る"};
constexpr Text kCopy{"{C} ({n} of the row)", "{C}({n}枚目)"};
constexpr Text kRefresh{"Replace all six cards", "6枚すべてを入れ替える"};
constexpr Text kSkip{"Take no card", "カードを取らない"};
constexpr Text kDiscard{"Discard {C}", "{C}を捨てる"};
constexpr Text kChoose{"Roll {S} again", "{S}を振り直す"};
constexpr Text kDone{"No more ships", "これ以上選ばない"};
constexpr Text kCube{"Move {P}'s cube from {L}", "{L}の{P}のキューブを移す"};
constexpr Text kTo{"Move it to {L}", "{L}へ移す"};
}  // namespace full

/// Opponents are named by colour, because move_name does not receive the names of players.
constexpr std::array<Text, kMaxQuantumSeats> kColors{{{"Red", "赤"}, {"Blue", "青"}, {"Green", "緑"}, {"Yellow", "黄"}}};

std::string fleet_text(const Table& t, Seat seat, Lang lang) {
    std::string out;
    for (int i = 0; i < kStartingShips; ++i)
        out += (i == 0 ? "" : lang == Lang::en ? ", " : "、") + std::to_string(t.ships[ship_of(seat, i)].number);
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
        [&](const Pass&) { return n.say(full::kPass); },
        [&](const RerollDie& m) { return n.say(full::kUseReroll, {n.card(m.card)}); },
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
constexpr Text kFleet{"the fleet's numbers", "艦隊の出目"};
constexpr Text kRoll{"the ship's number", "宇宙船の出目"};
constexpr Text kCube{"cube on {L}", "{L}への量子キューブの設置"};
constexpr Text kPlacing{"placing a ship", "宇宙船の配置"};
constexpr Text kReconfigure{"reconfiguring", "再構成"};
constexpr Text kDeploy{"deploying", "配備"};
constexpr Text kMove{"choosing the {S} to move", "動かす{S}の選択"};
constexpr Text kConstruct{"construction on {L}", "{L}への建設"};
constexpr Text kResearch{"research", "研究"};
constexpr Text kAbility{"{ability}", "{ability}"};
constexpr Text kCard{"{C}", "{C}"};
constexpr Text kEnd{"end of the actions", "アクションの終了"};
constexpr Text kGo{"move to {space}", "{space}への移動"};
constexpr Text kAttack{"attack", "攻撃"};
constexpr Text kPickUp{"picking up a ship", "宇宙船の積み込み"};
constexpr Text kDrop{"setting the ship down", "宇宙船を降ろすこと"};
constexpr Text kDangerous{"answer to the attack", "攻撃への返答"};
constexpr Text kReroll{"re-roll decision", "振り直しの選択"};
constexpr Text kAfter{"place after the attack", "攻撃後の位置"};
constexpr Text kPick{"card pick", "カードの選択"};
constexpr Text kDiscard{"discarding {C}", "{C}を捨てること"};
constexpr Text kFleetChoice{"choice of ships", "宇宙船の選択"};
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

constexpr Text kNothing{"{C} would have no effect now. Take it all the same?", "{C}は今は効果がありません。それでも取りますか。"};
constexpr Text kLosesActions{"{n} {n|action is|actions are} left and would be lost. End your actions all the same?",
                             "アクションが{n}残っていて、なくなります。それでも終えますか。"};

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

std::string confirmation(const Observation& o, const Move& move, const Names&, Lang lang) {
    if (const auto* m = std::get_if<Take>(&move); m != nullptr && would_do_nothing(o, o.turn.seat, m->card))
        return fill(kNothing, lang, {{"C", card_name(m->card, lang)}});
    if (std::holds_alternative<EndActions>(move) && o.turn.actions > 0) return fill(kLosesActions, lang, {{"n", o.turn.actions}});
    return {};
}

}  // namespace orrery::quantum
