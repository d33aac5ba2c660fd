// Component data of Quantum, in the order of the lists: ships by number, gambits, commands, maps.
#include "engine/games/quantum/content.h"

#include "engine/games/quantum/moves.h"

namespace orrery::quantum {

constexpr std::array<ShipKind, kDieFaces> kShipKinds{{
    {"battlestation", {"Battlestation", "戦闘基地"}, "strike", {"Strike", "爆撃"},
     {"Attack one enemy ship next to it without a Move action.",
      "隣接マスの敵艦1隻を攻撃する。"}},
    {"flagship", {"Flagship", "旗艦"}, "transport", {"Transport", "輸送"},
     {"While moving, carry one of your ships from a surrounding space to a surrounding space.",
      "移動の際、周囲8マスの自艦1隻を運び、周囲8マスに降ろす。"}},
    {"destroyer", {"Destroyer", "駆逐艦"}, "warp", {"Warp", "ワープ"},
     {"Swap places with another of your ships on the map.",
      "マップ上の別の自艦1隻と位置を入れ替える。"}},
    {"frigate", {"Frigate", "フリゲート艦"}, "modify", {"Modify", "改修"},
     {"Become a 3 or a 5.",
      "出目を3か5に変える。"}},
    {"interceptor", {"Interceptor", "迎撃機"}, "maneuver", {"Maneuver", "機動"},
     {"While moving, step diagonally as well.",
      "移動の際、斜めにも進める。"}},
    {"scout", {"Scout", "偵察機"}, "free_reconfigure", {"Free Reconfigure", "無料再構成"},
     {"Roll for a different number without spending an action.",
      "アクションを使わずに別の出目に振り直す。"}},
}};

constexpr std::array<CardText, kGambitNames> kGambits{{
    {"aggression", {"Aggression", "攻勢"}, {"Show of force", "示威行動"},
     {"Raise your dominance by 2.",
      "優勢+2。"},
     {{{.op = Op::gain_dominance, .amount = 2}}}, 4},
    {"expansion", {"Expansion", "拡大"}, {"A new ship", "新造艦"},
     {"Roll one of your expansion dice and put it in a free orbit of a planet holding your cube, or in your scrapyard.",
      "追加の宇宙船1個を振り、自分のキューブがある惑星の空き軌道か屑鉄置き場に置く。"},
     {{{.op = Op::add_ship}}}, 8},
    {"momentum", {"Momentum", "機運"}, {"Bonus turn", "追加手番"},
     {"When this turn ends you take another whole turn at once, with 2 actions.",
      "この手番の直後に、2アクションの新しい手番を行う。"},
     {{{.op = Op::bonus_turn, .amount = 2}}}, 4},
    {"reorganization", {"Reorganization", "艦隊再編"}, {"Rebuild the fleet", "艦隊の立て直し"},
     {"Roll any number of your ships again; put each in a free orbit of a planet holding your cube, or in your scrapyard.",
      "自分の宇宙船を好きな数だけ振り直し、それぞれ自分のキューブがある惑星の空き軌道か屑鉄置き場に置く。"},
     {{{.op = Op::reroll_fleet}}}, 2},
    {"relocation", {"Relocation", "移転"}, {"Move a rival cube", "敵キューブの移動"},
     {"Move one rival cube to a planet with a free slot, no cube of that rival, and no higher number.",
      "相手の量子キューブ1個を、同じか低い番号で空きがあり、その相手のキューブのない惑星に移す。"},
     {{{.op = Op::move_enemy_cube}}}, 2},
    {"sabotage", {"Sabotage", "妨害工作"}, {"Burn their orders", "指令の破棄"},
     {"Every other player discards one command card of their choice.",
      "他の全プレイヤーは指令カードを1枚選んで捨てる。"},
     {{{.op = Op::others_discard_command}}}, 2},
}};

constexpr std::array<CardText, kCommandCount> kCommands{{
    {"agile", {"Agile", "敏捷"}, {"Faster engines", "高速機関"},
     {"Each Move action of your ships may cover 1 space more than the ship's number.",
      "自分の宇宙船の移動アクションの移動力は出目+1になる。"},
     {{{.op = Op::move_range, .amount = 1}}}, 1},
    {"arrogant", {"Arrogant", "傲慢"}, {"Pride of numbers", "数の誇り"},
     {"If your turn starts with more of your ships on the map than any rival has, you get 1 more action this turn.",
      "手番開始時にマップ上の自分の宇宙船がどの相手よりも多ければ、この手番のアクション+1。"},
     {{{.op = Op::start_actions_if, .amount = 1, .condition = Condition::strictly_most_ships_on_map}}}, 1},
    {"brilliant", {"Brilliant", "英明"}, {"Think tank", "頭脳集団"},
     {"At the start of your turn your research die goes up by 2 (never above 6).",
      "手番開始時に研究ダイス+2(上限6)。"},
     {{{.op = Op::start_research, .amount = 2}}}, 1},
    {"cerebral", {"Cerebral", "頭脳派"}, {"Fame into knowledge", "名声を知識に"},
     {"Once per turn, free: lower your dominance by 1 to raise your research by 3.",
      "手番に1回、無料:優勢-1で研究+3。"},
     {{{.op = Op::convert, .amount = -1, .research = 3}}}, 1},
    {"clever", {"Clever", "利発"}, {"Loaded dice", "意のままの出目"},
     {"When you would roll one of your ship dice, pick its number instead.",
      "自分の宇宙船ダイスを振る代わりに、出目を自由に選ぶ。"},
     {{{.op = Op::choose_ship_roll}}}, 1},
    {"conformist", {"Conformist", "同調"}, {"Drilled squadrons", "揃いの編隊"},
     {"If your turn starts with two or more of your ships on the map showing the same number, you get 1 more action this turn.",
      "手番開始時にマップ上の自分の宇宙船2隻以上が同じ出目なら、この手番のアクション+1。"},
     {{{.op = Op::start_actions_if, .amount = 1, .condition = Condition::own_matching_numbers_on_map}}}, 1},
    {"cruel", {"Cruel", "残酷"}, {"Spoil their aim", "狙いを狂わせる"},
     {"Once per combat you may make your opponent roll their combat die again.",
      "戦闘ごとに1回、相手の戦闘ダイスを振り直させてもよい。"},
     {{{.op = Op::combat_reroll, .attacking = true, .defending = true}}}, 1},
    {"cunning", {"Cunning", "狡猾"}, {"One more trick", "もう一手"},
     {"Once per turn, one of your ships that has already used an ability may use an ability again.",
      "手番に1回、能力を使用済みの自分の宇宙船1隻がもう1度能力を使える。"},
     {{{.op = Op::extra_ability}}}, 1},
    {"curious", {"Curious", "好奇心"}, {"Survey flight", "調査飛行"},
     {"Once per turn you may take one Move without spending an action. That move cannot attack.",
      "手番に1回、アクションを使わずに移動を1回行える(この移動では攻撃できない)。"},
     {{{.op = Op::free_move, .is_move = true}}}, 1},
    {"dangerous", {"Dangerous", "危険"}, {"Dead man's switch", "道連れ"},
     {"When attacked, before any die is rolled, you may destroy both ships. Nobody's dominance changes.",
      "攻撃されたとき、ダイスを振る前に両方の宇宙船を破壊してもよい(優勢点は変化しない)。"},
     {{{.op = Op::mutual_destruction}}}, 1},
    {"eager", {"Eager", "熱心"}, {"Ready crews", "即応体制"},
     {"Your deployments cost no action.",
      "配備にアクションを消費しない。"},
     {{{.op = Op::deploy_cost, .amount = 0}}}, 1},
    {"energetic", {"Energetic", "精力的"}, {"Tireless pilots", "疲れ知らず"},
     {"The same ship may take any number of Move actions in a turn (each one still costs an action).",
      "同じ宇宙船が1手番に何度でも移動/攻撃できる(毎回アクションを消費する)。"},
     {{{.op = Op::unlimited_moves}}}, 1},
    {"ferocious", {"Ferocious", "獰猛"}, {"Savage gunnery", "苛烈な砲撃"},
     {"Your combat totals are 1 lower, attacking and defending.",
      "攻撃時も防御時も自分の戦闘合計-1。"},
     {{{.op = Op::combat_modifier, .amount = -1}}}, 1},
    {"flexible", {"Flexible", "柔軟"}, {"Refit", "微調整"},
     {"Once per turn, free: raise or lower the number of one of your ships by 1.",
      "手番に1回、無料:自分の宇宙船1隻の出目を1増やすか1減らす。"},
     {{{.op = Op::adjust_ship, .amount = 1}}}, 1},
    {"ingenious", {"Ingenious", "独創的"}, {"Corner works", "斜めの工廠"},
     {"When you construct, any of your ships on the corner spaces of that planet may be added to the sum.",
      "建設するとき、惑星の斜めのマスにいる自分の宇宙船を好きなだけ合計に加えてよい。"},
     {{{.op = Op::construct_corners}}}, 1},
    {"intelligent", {"Intelligent", "聡明"}, {"Margin of error", "許容誤差"},
     {"When you construct, the sum may also be 1 above or 1 below the required number.",
      "建設に必要な合計は1多くても1少なくてもよい。"},
     {{{.op = Op::construct_tolerance, .amount = 1}}}, 1},
    {"nomadic", {"Nomadic", "遊牧"}, {"Orbit hopping", "軌道渡り"},
     {"Once per turn, for 1 action: take one of your orbiting ships to a free orbit of a neighbouring planet.",
      "手番に1回、1アクション:軌道上の自分の宇宙船1隻を隣のタイルの惑星の空き軌道に移す。"},
     {{{.op = Op::orbit_hop, .amount = 1}}}, 1},
    {"plundering", {"Plundering", "略奪"}, {"Salvage the wrecks", "残骸の解析"},
     {"The first time you destroy an enemy ship in your turn, raise your research by 3.",
      "自分の手番で初めて敵艦を破壊したとき、研究+3。"},
     {{{.op = Op::on_first_kill, .research = 3}}}, 1},
    {"precocious", {"Precocious", "早熟"}, {"Early breakthrough", "早すぎる躍進"},
     {"You have a research breakthrough with a research die of 4 or more.",
      "研究ダイスが4以上で研究の躍進になる。"},
     {{{.op = Op::breakthrough_at, .amount = 4}}}, 1},
    {"rational", {"Rational", "合理的"}, {"No luck needed", "運に頼らず"},
     {"You roll no combat die: it always counts as 3.",
      "戦闘ダイスを振らず、常に3として扱う。"},
     {{{.op = Op::fixed_combat_die, .amount = 3}}}, 1},
    {"ravenous", {"Ravenous", "貪欲"}, {"High stakes", "大勝負"},
     {"Destroying an enemy ship gives you 2 dominance; losing a ship costs you 2.",
      "敵艦を破壊すると優勢+2、自艦を破壊されると優勢-2。"},
     {{{.op = Op::dominance_step, .amount = 2}}}, 1},
    {"relentless", {"Relentless", "執念"}, {"Try again", "もう一射"},
     {"Once per combat you may roll your own combat die again.",
      "戦闘ごとに1回、自分の戦闘ダイスを振り直してもよい。"},
     {{{.op = Op::combat_reroll, .own_die = true, .attacking = true, .defending = true}}}, 1},
    {"resourceful", {"Resourceful", "機略"}, {"Strip for parts", "解体と転用"},
     {"Once per turn, free: move one of your ships from the map to your scrapyard (rolling it) and gain 1 action.",
      "手番に1回、無料:マップ上の自艦1隻を振り直して屑鉄置き場に置き、アクション+1。"},
     {{{.op = Op::sacrifice, .amount = 1}}}, 1},
    {"righteous", {"Righteous", "正義"}, {"Unbroken spirit", "不屈の名声"},
     {"You lose no dominance when your ships are destroyed.",
      "自艦が破壊されても優勢点が減らない。"},
     {{{.op = Op::no_dominance_loss}}}, 1},
    {"scrappy", {"Scrappy", "闘志"}, {"Second chance", "二度目の賭け"},
     {"In your own turn you may roll any of your dice once more: the weapon die and your ship dice.",
      "自分の手番中、兵器ダイスや自分の宇宙船ダイスをそれぞれ1回振り直してもよい。"},
     {{{.op = Op::combat_reroll, .own_die = true, .attacking = true}, {.op = Op::ship_reroll}}}, 1},
    {"stealthy", {"Stealthy", "隠密"}, {"Silent arrival", "静かな出現"},
     {"You may also deploy to any empty space that has no ship next to it.",
      "隣接する宇宙船のいない空きマスならどこにでも配備できる。"},
     {{{.op = Op::deploy_isolated}}}, 1},
    {"strategic", {"Strategic", "戦略的"}, {"Covering fire", "援護射撃"},
     {"Your combat total is 2 lower while another of your ships is next to the fighting one.",
      "戦う自艦の隣に別の自艦がいれば戦闘合計-2。"},
     {{{.op = Op::combat_modifier, .amount = -2, .condition = Condition::own_ship_next_to}}}, 1},
    {"stubborn", {"Stubborn", "頑固"}, {"Strike back", "返り討ち"},
     {"When you defend you win ties, and beating the attacker destroys it (with dominance).",
      "防御時、同値は自分の勝ち。勝てば攻撃艦を破壊する(優勢点も動く)。"},
     {{{.op = Op::defender_wins_ties}, {.op = Op::destroy_beaten_attacker}}}, 1},
    {"tactical", {"Tactical", "戦術的"}, {"Short hop", "短距離機動"},
     {"Once per turn, free: move one of your ships exactly 1 space; this may be an attack.",
      "手番に1回、無料:自艦1隻を1マス移動させる(攻撃してもよい)。"},
     {{{.op = Op::free_move, .amount = 1, .attacking = true}}}, 1},
    {"tyrannical", {"Tyrannical", "暴君"}, {"Knowledge into fear", "知識を恐怖に"},
     {"Once per turn, free: lower your research by 1 to raise your dominance by 1.",
      "手番に1回、無料:研究-1で優勢+1。"},
     {{{.op = Op::convert, .amount = 1, .research = -1}}}, 1},
    {"warlike", {"Warlike", "好戦的"}, {"Blood up", "戦意高揚"},
     {"The first time you destroy an enemy ship in your turn, gain 1 action.",
      "自分の手番で初めて敵艦を破壊したとき、アクション+1。"},
     {{{.op = Op::on_first_kill, .amount = 1}}}, 1},
}};

constexpr std::array<Ops, kCommandCount> kCommandOps = [] {
    std::array<Ops, kCommandCount> out{};
    for (std::size_t i = 0; i < kCommandCount; ++i)
        for (const Effect& effect : kCommands[i].effects) out[i] |= bit(effect.op);
    return out;
}();

namespace {

// Abbreviations for the map grids below.
constexpr Tile P7 = Tile::planet_7, P8 = Tile::planet_8, P9 = Tile::planet_9, PX = Tile::planet_10, VV = Tile::void_tile,
               __ = Tile::gap;

}  // namespace

constexpr std::array<Map, kMapCount> kMaps{{
    {"basic_2p", {"Twin Gates", "双子門"}, 2, 5, true, 3, 3,
     {P8, P9, P7, __, __,
      P7, PX, P7, __, __,
      P7, P9, P8, __, __},
     {0, 12}},
    {"basic_3p", {"Three Harbours", "三つの港"}, 3, 5, true, 3, 3,
     {P8, P9, P8, __, __,
      P9, P9, P9, __, __,
      P7, P8, P7, __, __},
     {0, 2, 11}},
    {"basic_4p", {"Four Corners", "四隅の星域"}, 4, 5, true, 3, 3,
     {P8, P9, P8, __, __,
      P9, PX, P9, __, __,
      P8, P9, P8, __, __},
     {0, 2, 12, 10}},
    {"skirmish_2p", {"Skirmish", "小競り合い"}, 2, 4, false, 3, 2,
     {P8, P9, P7, __, __,
      P7, P9, P8, __, __},
     {0, 7}},
    {"corridor_2p", {"Long Corridor", "長い回廊"}, 2, 5, false, 5, 2,
     {P8, P7, P9, P8, P7,
      P7, P8, P9, P7, P8},
     {0, 9}},
    {"ring_2p", {"Broken Core", "失われた核"}, 2, 5, false, 3, 3,
     {P8, P7, P9, __, __,
      P7, __, P7, __, __,
      P9, P7, P8, __, __},
     {0, 12}},
    {"void_2p", {"Void Between", "狭間の虚無"}, 2, 5, false, 3, 3,
     {PX, P7, P8, __, __,
      P8, VV, P8, __, __,
      P8, P7, PX, __, __},
     {2, 10}},
    {"dumbbell_2p", {"Twin Clusters", "双子星団"}, 2, 6, false, 5, 3,
     {P7, P9, __, P9, P7,
      P8, P8, PX, P8, P8,
      P7, P9, __, P9, P7},
     {5, 9}},
    {"grand_2p", {"Grand Traverse", "大横断"}, 2, 7, false, 5, 3,
     {P8, P7, P9, PX, P8,
      P7, P9, P8, P9, P7,
      P8, PX, P9, P7, P8},
     {0, 14}},
    {"arms_3p", {"Three Arms", "三つの腕"}, 3, 5, false, 5, 4,
     {P8, P8, PX, P8, P8,
      __, PX, P7, PX, __,
      __, __, P9, __, __,
      __, __, P8, __, __},
     {0, 4, 17}},
    {"keel_3p", {"The Keel", "竜骨"}, 3, 5, false, 3, 4,
     {P8, __, P8, __, __,
      PX, P7, PX, __, __,
      P9, VV, P9, __, __,
      P7, P8, P7, __, __},
     {0, 2, 16}},
    {"triad_3p", {"Triad Ring", "三和環"}, 3, 6, false, 4, 4,
     {P8, P9, P7, P9, __,
      P9, __, __, P8, __,
      P7, __, __, P9, __,
      P9, P8, P9, P7, __},
     {0, 8, 16}},
    {"cross_4p", {"Crossroads", "十字路"}, 4, 5, false, 5, 5,
     {__, __, P8, __, __,
      __, P9, P7, P9, __,
      P8, P7, PX, P7, P8,
      __, P9, P7, P9, __,
      __, __, P8, __, __},
     {2, 14, 22, 10}},
    {"nexus_4p", {"Void Nexus", "虚無の結節"}, 4, 5, false, 3, 3,
     {P8, PX, P8, __, __,
      PX, VV, PX, __, __,
      P8, PX, P8, __, __},
     {0, 2, 12, 10}},
    {"halo_4p", {"Halo", "光輪"}, 4, 5, false, 4, 4,
     {P8, P9, P8, P8, __,
      P8, __, __, P9, __,
      P9, __, __, P8, __,
      P8, P8, P9, P8, __},
     {0, 3, 18, 15}},
    {"winds_4p", {"Four Winds", "四方の風"}, 4, 6, false, 4, 4,
     {P8, P9, P7, P8, __,
      P7, PX, PX, P9, __,
      P9, PX, PX, P7, __,
      P8, P7, P9, P8, __},
     {0, 3, 18, 15}},
}};

namespace {

/// Returns the size of the longest move list on a map, that of decision `move`.
constexpr std::size_t most_moves_on(const Map& map) {
    constexpr int kSides = 8, kPlanetSpaces = 8, kVoidSpaces = 9;
    int spaces = 0;
    for (const Tile tile : map.tiles) spaces += has_planet(tile) ? kPlanetSpaces : tile == Tile::void_tile ? kVoidSpaces : 0;
    return static_cast<std::size_t>(spaces + (map.players - 1) * kShipsPerSeat * kSides + kShipsPerSeat - 1);
}

constexpr bool has_room_for_moves() {
    for (const Map& map : kMaps)
        if (most_moves_on(map) > kMaxMoves) return false;
    return true;
}
static_assert(has_room_for_moves());

}  // namespace

Gambit gambit_of(CardId card) {
    std::size_t name = 0;
    for (int left = card; left >= kGambits[name].copies; ++name) left -= kGambits[name].copies;
    return static_cast<Gambit>(name);
}

const CardText& card_text(CardId card) {
    return kind_of(card) == CardKind::command ? kCommands[static_cast<std::size_t>(command_of(card))]
                                              : kGambits[static_cast<std::size_t>(gambit_of(card))];
}

const CardText& card_with(Op op) {
    const auto does = [op](const CardText& card) { return card.effects[0].op == op || card.effects[1].op == op; };
    for (const CardText& card : kGambits)
        if (does(card)) return card;
    std::size_t i = 0;
    while (!does(kCommands[i])) ++i;
    return kCommands[i];
}

namespace {

/// Ids of the copies, in order.
constexpr std::array<std::string_view, kGambitCount> kCopyIds{
    "aggression_1", "aggression_2", "aggression_3", "aggression_4",
    "expansion_1", "expansion_2", "expansion_3", "expansion_4",
    "expansion_5", "expansion_6", "expansion_7", "expansion_8",
    "momentum_1", "momentum_2", "momentum_3", "momentum_4",
    "reorganization_1", "reorganization_2", "relocation_1", "relocation_2",
    "sabotage_1", "sabotage_2",
};

template <class List>
auto place_in(const List& list, std::string_view id) -> std::optional<std::size_t> {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return i;
    return {};
}

}  // namespace

std::string_view card_id(CardId card) {
    return kind_of(card) == CardKind::command ? card_text(card).id : kCopyIds[card];
}

std::optional<CardId> card_by_id(std::string_view id) {
    for (std::size_t i = 0; i < kGambitCount; ++i)
        if (kCopyIds[i] == id) return static_cast<CardId>(i);
    if (const auto found = place_in(kCommands, id)) return card_of(static_cast<Command>(*found));
    return {};
}

std::optional<Ability> ability_by_id(std::string_view id) {
    for (std::size_t i = 0; i < kAbilityCount; ++i)
        if (kShipKinds[i].ability_id == id) return static_cast<Ability>(i);
    return {};
}

std::optional<MapId> map_by_id(std::string_view id) {
    if (const auto found = place_in(kMaps, id)) return static_cast<MapId>(*found);
    return {};
}

MapId basic_map(int seats) {
    MapId map = 0;
    while (kMaps[map].players != seats) ++map;             // basic maps come first
    return map;
}

int cube_slots(const Map& map) {
    int slots = 0;
    for (const Tile tile : map.tiles) slots += kind_of(tile).slots;
    return slots;
}

}  // namespace orrery::quantum
