// Description of the whole table for players who cannot see the board.
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/score.h"
#include "engine/games/quantum/sites.h"
#include "engine/games/quantum/words.h"

namespace orrery::quantum {

namespace {

constexpr Text kTurn{"Turn {n}, round {round}", "ターン{n}、第{round}ラウンド"};
constexpr Text kSetup{"Setup", "準備"};
constexpr Text kSettingUp{"Fleets and homes are being chosen.", "艦隊と初期惑星を決めている。"};
constexpr Text kWhoseTurn{"{P}'s turn, {n} {n|action|actions} left.", "{P}の手番。残り{n}アクション。"};
constexpr Text kBonusTurn{"{P}'s bonus turn, {n} {n|action|actions} left.", "{P}の追加手番。残り{n}アクション。"};
constexpr Text kPicking{"{P} takes advance cards: {n} {n|pick|picks}.", "{P}が進歩カードを選ぶ。あと{n}回。"};
constexpr Text kComing{"Bonus turns to come: {n}.", "このあとの追加手番: {n}回。"};
constexpr Text kCombat{"Combat: the {S} of {P} attacks the {E} of {O}.", "戦闘: {P}の{S}が{O}の{E}を攻撃している。"};
constexpr Text kDice{"Attack {a}, defence {d}.", "兵器{a}、防衛{d}。"};
constexpr Text kOver{"The game is over.", "ゲームは終わった。"};
constexpr Text kPlanets{"Planets, row by row", "惑星(上の段から)"};
constexpr Text kPlanetLine{"{L}: {n} of {slots} {slots|slot|slots} taken.", "{L}: {slots}個中{n}個。"};
constexpr Text kCubesOf{"Cubes: {list}.", "キューブ: {list}。"};
constexpr Text kOrbitTotal{"{P}'s ships in orbit add up to {n}.", "{P}の軌道上の合計は{n}。"};
constexpr Text kPlayer{"{P}: {cubes} {cubes|cube|cubes} left, dominance {d}, research {r}, picks owed {owed}.",
                       "{P}: 残りキューブ{cubes}、優勢{d}、研究{r}、選べるカード{owed}。"};
constexpr Text kCommandsOf{"Command cards: {list}.", "指令カード: {list}。"};
constexpr Text kShipsHeading{"Ships of {P}", "{P}の宇宙船"};
constexpr Text kAtSpace{"{S} at {space}", "{S} {space}"};
constexpr Text kInScrapyard{"{S} in the scrapyard", "{S} 屑鉄置き場"};
constexpr Text kWaitsInReserve{"An expansion ship in reserve", "追加の宇宙船(まだ使っていない)"};
constexpr Text kInHand{"{S} on the way", "{S} 移動中"};
constexpr Text kMovedMark{"moved", "移動済み"};
constexpr Text kAbilityMark{"ability used", "能力使用済み"};
constexpr Text kPlayers{"Players", "プレイヤー"};
constexpr Text kCards{"Advance cards", "進歩カード"};
constexpr Text kGambitsOnShow{"Gambits: {list}.", "作戦カード: {list}。"};
constexpr Text kCommandsOnShow{"Commands: {list}.", "指令カード: {list}。"};
constexpr Text kNone{"none", "なし"};
constexpr Text kDecks{"Gambit deck {g}, command deck {c}; discarded {gd} and {cd}.",
                      "作戦の山札{g}枚、指令の山札{c}枚。捨て札は{gd}枚と{cd}枚。"};

template <class Cards>
std::string cards_text(const Cards& cards, Lang lang) {
    std::vector<std::string> out;
    for (const CardId card : cards)
        if (card != kNoCard) out.push_back(card_name(card, lang));
    return out.empty() ? std::string(kNone.in(lang)) : join_list(out, lang);
}

Section turn_section(const Observation& o, const Names& names, Lang lang) {
    if (is_setup(o.phase)) return {kSetup.in(lang), {kSettingUp.in(lang)}, false};
    Section out{fill(kTurn, lang, {{"n", o.turn.number}, {"round", o.round}}), {}, false};
    const Slot who{"P", name_of(names, o.turn.seat)};
    if (o.phase == Phase::over) out.lines.push_back(kOver.in(lang));
    if (o.phase == Phase::actions) out.lines.push_back(fill(o.turn.is_bonus ? kBonusTurn : kWhoseTurn, lang, {who, {"n", o.turn.actions}}));
    if (o.phase == Phase::cards) out.lines.push_back(fill(kPicking, lang, {who, {"n", o.players[o.turn.seat].cards_owed}}));
    if (o.turn.bonus_turns > 0) out.lines.push_back(fill(kComing, lang, {{"n", o.turn.bonus_turns}}));
    if (!o.combat) return out;
    const Combat& combat = *o.combat;
    std::string line = fill(kCombat, lang, {{"S", ship_name(o.ships[combat.attacker].number, lang)}, who,
                                            {"E", ship_name(o.ships[combat.defender].number, lang)},
                                            {"O", name_of(names, owner_of(combat.defender))}});
    if (combat.attack_die > 0) add_sentence(line, fill(kDice, lang, {{"a", combat.attack_die}, {"d", combat.defense_die}}), lang);
    out.lines.push_back(line);
    return out;
}

std::string planet_line(const Observation& o, PlanetId planet, const Names& names, Lang lang) {
    std::string line = fill(kPlanetLine, lang, {{"L", planet_name(o, planet, lang)}, {"n", cubes_on(o, planet)},
                                                {"slots", kind_of(o.map().tiles[planet]).slots}});
    std::vector<std::string> cubes;
    for (const Seat seat : all_seats(o.seats))
        for (int i = 0; i < o.cubes[planet][static_cast<std::size_t>(seat)]; ++i) cubes.push_back(name_of(names, seat));
    if (!cubes.empty()) add_sentence(line, fill(kCubesOf, lang, {{"list", join_list(cubes, lang)}}), lang);
    for (const Seat seat : all_seats(o.seats))
        if (const int total = orbit_total(o, planet, seat); total > 0)
            add_sentence(line, fill(kOrbitTotal, lang, {{"P", name_of(names, seat)}, {"n", total}}), lang);
    return line;
}

std::string ship_line(const Observation& o, ShipId id, Lang lang) {
    const Ship& ship = o.ships[id];
    if (ship.at == kReserve) return kWaitsInReserve.in(lang);
    const Slot name{"S", ship_name(ship.number, lang)};
    const Text& text = ship.on_map() ? kAtSpace : ship.at == kScrapyard ? kInScrapyard : kInHand;
    std::string line = fill(text, lang, {name, {"space", ship.on_map() ? space_name(o, ship.at, lang) : std::string()}});
    const char* const between = lang == Lang::en ? ", " : "、";
    if (ship.moves > 0) line += std::string(between) + kMovedMark.in(lang);
    if (ship.abilities > 0) line += std::string(between) + kAbilityMark.in(lang);
    return line;
}

std::string player_line(const Observation& o, Seat seat, const Names& names, Lang lang) {
    const Player& p = o.players[seat];
    std::string line = fill(kPlayer, lang, {{"P", name_of(names, seat)}, {"cubes", p.cubes_left}, {"d", p.dominance},
                                            {"r", p.research}, {"owed", p.cards_owed}});
    if (!p.commands.empty()) add_sentence(line, fill(kCommandsOf, lang, {{"list", cards_text(p.commands, lang)}}), lang);
    return line;
}

Section cards_section(const Observation& o, Lang lang) {
    Section out{kCards.in(lang), {}, false};
    const Market &gambits = o.market(CardKind::gambit), &commands = o.market(CardKind::command);
    out.lines.push_back(fill(kGambitsOnShow, lang, {{"list", cards_text(gambits.display, lang)}}));
    out.lines.push_back(fill(kCommandsOnShow, lang, {{"list", cards_text(commands.display, lang)}}));
    out.lines.push_back(fill(kDecks, lang, {{"g", o.deck_sizes[0]}, {"c", o.deck_sizes[1]},
                                            {"gd", static_cast<int>(gambits.discard.size())},
                                            {"cd", static_cast<int>(commands.discard.size())}}));
    return out;
}

}  // namespace

std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang) {
    std::vector<Section> out{turn_section(o, names, lang)};
    Section players{kPlayers.in(lang), {}, false};
    for (const Seat seat : all_seats(o.seats)) players.lines.push_back(player_line(o, seat, names, lang));
    out.push_back(players);
    Section planets{kPlanets.in(lang), {}, false};
    for_each_planet(o, [&](PlanetId planet) { planets.lines.push_back(planet_line(o, planet, names, lang)); });
    out.push_back(planets);
    for (const Seat seat : all_seats(o.seats)) {
        Section ships{fill(kShipsHeading, lang, {{"P", name_of(names, seat)}}), {}, false};
        for (int i = 0; i < kShipsPerSeat; ++i) ships.lines.push_back(ship_line(o, ship_of(seat, i), lang));
        out.push_back(ships);
    }
    if (!is_setup(o.phase)) out.push_back(cards_section(o, lang));
    return out;
}

}  // namespace orrery::quantum
