// Component data of Quantum, in the order of the lists: ships by number, gambits, commands, maps.
#include "engine/games/quantum/content.h"

#include "engine/games/quantum/moves.h"

namespace orrery::quantum {

constexpr std::array<ShipKind, kDieFaces> kShipKinds{{
    {"battlestation", msg("Battlestation"), "strike", msg("Strike"),
     msg("Attack one enemy ship next to it without a Move action.")},
    {"flagship", msg("Flagship"), "transport", msg("Transport"),
     msg("While moving, carry one of your ships from a surrounding space to a surrounding space.")},
    {"destroyer", msg("Destroyer"), "warp", msg("Warp"),
     msg("Swap places with another of your ships on the map.")},
    {"frigate", msg("Frigate"), "modify", msg("Modify"),
     msg("Become a 3 or a 5.")},
    {"interceptor", msg("Interceptor"), "maneuver", msg("Maneuver"),
     msg("While moving, step diagonally as well.")},
    {"scout", msg("Scout"), "free_reconfigure", msg("Free Reconfigure"),
     msg("Roll for a different number without spending an action.")},
}};

constexpr std::array<CardText, kGambitNames> kGambits{{
    {"aggression", msg("Aggression"), msg("Show of force"),
     msg("Raise your dominance by 2."),
     {{{.op = Op::gain_dominance, .amount = 2}}}, 4},
    {"expansion", msg("Expansion"), msg("A new ship"),
     msg("Roll one of your expansion dice and put it in a free orbit of a planet holding your cube, or in your scrapyard."),
     {{{.op = Op::add_ship}}}, 8},
    {"momentum", msg("Momentum"), msg("Bonus turn"),
     msg("When this turn ends you take another whole turn at once, with 2 actions."),
     {{{.op = Op::bonus_turn, .amount = 2}}}, 4},
    {"reorganization", msg("Reorganization"), msg("Rebuild the fleet"),
     msg("Roll any number of your ships again; put each in a free orbit of a planet holding your cube, or in your scrapyard."),
     {{{.op = Op::reroll_fleet}}}, 2},
    {"relocation", msg("Relocation"), msg("Move a rival cube"),
     msg("Move one rival cube to a planet with a free slot, no cube of that rival, and no higher number."),
     {{{.op = Op::move_enemy_cube}}}, 2},
    {"sabotage", msg("Sabotage"), msg("Burn their orders"),
     msg("Every other player discards one command card of their choice."),
     {{{.op = Op::others_discard_command}}}, 2},
}};

constexpr std::array<CardText, kCommandCount> kCommands{{
    {"agile", msg("Agile"), msg("Faster engines"),
     msg("Each Move action of your ships may cover 1 space more than the ship's number."),
     {{{.op = Op::move_range, .amount = 1}}}, 1},
    {"arrogant", msg("Arrogant"), msg("Pride of numbers"),
     msg("If your turn starts with more of your ships on the map than any rival has, you get 1 more action this turn."),
     {{{.op = Op::start_actions_if, .amount = 1, .condition = Condition::strictly_most_ships_on_map}}}, 1},
    {"brilliant", msg("Brilliant"), msg("Think tank"),
     msg("At the start of your turn your research die goes up by 2 (never above 6)."),
     {{{.op = Op::start_research, .amount = 2}}}, 1},
    {"cerebral", msg("Cerebral"), msg("Fame into knowledge"),
     msg("Once per turn, free: lower your dominance by 1 to raise your research by 3."),
     {{{.op = Op::convert, .amount = -1, .research = 3}}}, 1},
    {"clever", msg("Clever"), msg("Loaded dice"),
     msg("When you would roll one of your ship dice, pick its number instead."),
     {{{.op = Op::choose_ship_roll}}}, 1},
    {"conformist", msg("Conformist"), msg("Drilled squadrons"),
     msg("If your turn starts with two or more of your ships on the map showing the same number, you get 1 more action this turn."),
     {{{.op = Op::start_actions_if, .amount = 1, .condition = Condition::own_matching_numbers_on_map}}}, 1},
    {"cruel", msg("Cruel"), msg("Spoil their aim"),
     msg("Once per combat you may make your opponent roll their combat die again."),
     {{{.op = Op::combat_reroll, .attacking = true, .defending = true}}}, 1},
    {"cunning", msg("Cunning"), msg("One more trick"),
     msg("Once per turn, one of your ships that has already used an ability may use an ability again."),
     {{{.op = Op::extra_ability}}}, 1},
    {"curious", msg("Curious"), msg("Survey flight"),
     msg("Once per turn you may take one Move without spending an action. That move cannot attack."),
     {{{.op = Op::free_move, .is_move = true}}}, 1},
    {"dangerous", msg("Dangerous"), msg("Dead man's switch"),
     msg("When attacked, before any die is rolled, you may destroy both ships. Nobody's dominance changes."),
     {{{.op = Op::mutual_destruction}}}, 1},
    {"eager", msg("Eager"), msg("Ready crews"),
     msg("Your deployments cost no action."),
     {{{.op = Op::deploy_cost, .amount = 0}}}, 1},
    {"energetic", msg("Energetic"), msg("Tireless pilots"),
     msg("The same ship may take any number of Move actions in a turn (each one still costs an action)."),
     {{{.op = Op::unlimited_moves}}}, 1},
    {"ferocious", msg("Ferocious"), msg("Savage gunnery"),
     msg("Your combat totals are 1 lower, attacking and defending."),
     {{{.op = Op::combat_modifier, .amount = -1}}}, 1},
    {"flexible", msg("Flexible"), msg("Refit"),
     msg("Once per turn, free: raise or lower the number of one of your ships by 1."),
     {{{.op = Op::adjust_ship, .amount = 1}}}, 1},
    {"ingenious", msg("Ingenious"), msg("Corner works"),
     msg("When you construct, any of your ships on the corner spaces of that planet may be added to the sum."),
     {{{.op = Op::construct_corners}}}, 1},
    {"intelligent", msg("Intelligent"), msg("Margin of error"),
     msg("When you construct, the sum may also be 1 above or 1 below the required number."),
     {{{.op = Op::construct_tolerance, .amount = 1}}}, 1},
    {"nomadic", msg("Nomadic"), msg("Orbit hopping"),
     msg("Once per turn, for 1 action: take one of your orbiting ships to a free orbit of a neighbouring planet."),
     {{{.op = Op::orbit_hop, .amount = 1}}}, 1},
    {"plundering", msg("Plundering"), msg("Salvage the wrecks"),
     msg("The first time you destroy an enemy ship in your turn, raise your research by 3."),
     {{{.op = Op::on_first_kill, .research = 3}}}, 1},
    {"precocious", msg("Precocious"), msg("Early breakthrough"),
     msg("You have a research breakthrough with a research die of 4 or more."),
     {{{.op = Op::breakthrough_at, .amount = 4}}}, 1},
    {"rational", msg("Rational"), msg("No luck needed"),
     msg("You roll no combat die: it always counts as 3."),
     {{{.op = Op::fixed_combat_die, .amount = 3}}}, 1},
    {"ravenous", msg("Ravenous"), msg("High stakes"),
     msg("Destroying an enemy ship gives you 2 dominance; losing a ship costs you 2."),
     {{{.op = Op::dominance_step, .amount = 2}}}, 1},
    {"relentless", msg("Relentless"), msg("Try again"),
     msg("Once per combat you may roll your own combat die again."),
     {{{.op = Op::combat_reroll, .own_die = true, .attacking = true, .defending = true}}}, 1},
    {"resourceful", msg("Resourceful"), msg("Strip for parts"),
     msg("Once per turn, free: move one of your ships from the map to your scrapyard (rolling it) and gain 1 action."),
     {{{.op = Op::sacrifice, .amount = 1}}}, 1},
    {"righteous", msg("Righteous"), msg("Unbroken spirit"),
     msg("You lose no dominance when your ships are destroyed."),
     {{{.op = Op::no_dominance_loss}}}, 1},
    {"scrappy", msg("Scrappy"), msg("Second chance"),
     msg("In your own turn you may roll any of your dice once more: the weapon die and your ship dice."),
     {{{.op = Op::combat_reroll, .own_die = true, .attacking = true}, {.op = Op::ship_reroll}}}, 1},
    {"stealthy", msg("Stealthy"), msg("Silent arrival"),
     msg("You may also deploy to any empty space that has no ship next to it."),
     {{{.op = Op::deploy_isolated}}}, 1},
    {"strategic", msg("Strategic"), msg("Covering fire"),
     msg("Your combat total is 2 lower while another of your ships is next to the fighting one."),
     {{{.op = Op::combat_modifier, .amount = -2, .condition = Condition::own_ship_next_to}}}, 1},
    {"stubborn", msg("Stubborn"), msg("Strike back"),
     msg("When you defend you win ties, and beating the attacker destroys it (with dominance)."),
     {{{.op = Op::defender_wins_ties}, {.op = Op::destroy_beaten_attacker}}}, 1},
    {"tactical", msg("Tactical"), msg("Short hop"),
     msg("Once per turn, free: move one of your ships exactly 1 space; this may be an attack."),
     {{{.op = Op::free_move, .amount = 1, .attacking = true}}}, 1},
    {"tyrannical", msg("Tyrannical"), msg("Knowledge into fear"),
     msg("Once per turn, free: lower your research by 1 to raise your dominance by 1."),
     {{{.op = Op::convert, .amount = 1, .research = -1}}}, 1},
    {"warlike", msg("Warlike"), msg("Blood up"),
     msg("The first time you destroy an enemy ship in your turn, gain 1 action."),
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
    {"basic_2p", msg("Twin Gates"), 2, 5, true, 3, 3,
     {P8, P9, P7, __, __,
      P7, PX, P7, __, __,
      P7, P9, P8, __, __},
     {0, 12}},
    {"basic_3p", msg("Three Harbours"), 3, 5, true, 3, 3,
     {P8, P9, P8, __, __,
      P9, P9, P9, __, __,
      P7, P8, P7, __, __},
     {0, 2, 11}},
    {"basic_4p", msg("Four Corners"), 4, 5, true, 3, 3,
     {P8, P9, P8, __, __,
      P9, PX, P9, __, __,
      P8, P9, P8, __, __},
     {0, 2, 12, 10}},
    {"skirmish_2p", msg("Skirmish"), 2, 4, false, 3, 2,
     {P8, P9, P7, __, __,
      P7, P9, P8, __, __},
     {0, 7}},
    {"corridor_2p", msg("Long Corridor"), 2, 5, false, 5, 2,
     {P8, P7, P9, P8, P7,
      P7, P8, P9, P7, P8},
     {0, 9}},
    {"ring_2p", msg("Broken Core"), 2, 5, false, 3, 3,
     {P8, P7, P9, __, __,
      P7, __, P7, __, __,
      P9, P7, P8, __, __},
     {0, 12}},
    {"void_2p", msg("Void Between"), 2, 5, false, 3, 3,
     {PX, P7, P8, __, __,
      P8, VV, P8, __, __,
      P8, P7, PX, __, __},
     {2, 10}},
    {"dumbbell_2p", msg("Twin Clusters"), 2, 6, false, 5, 3,
     {P7, P9, __, P9, P7,
      P8, P8, PX, P8, P8,
      P7, P9, __, P9, P7},
     {5, 9}},
    {"grand_2p", msg("Grand Traverse"), 2, 7, false, 5, 3,
     {P8, P7, P9, PX, P8,
      P7, P9, P8, P9, P7,
      P8, PX, P9, P7, P8},
     {0, 14}},
    {"arms_3p", msg("Three Arms"), 3, 5, false, 5, 4,
     {P8, P8, PX, P8, P8,
      __, PX, P7, PX, __,
      __, __, P9, __, __,
      __, __, P8, __, __},
     {0, 4, 17}},
    {"keel_3p", msg("The Keel"), 3, 5, false, 3, 4,
     {P8, __, P8, __, __,
      PX, P7, PX, __, __,
      P9, VV, P9, __, __,
      P7, P8, P7, __, __},
     {0, 2, 16}},
    {"triad_3p", msg("Triad Ring"), 3, 6, false, 4, 4,
     {P8, P9, P7, P9, __,
      P9, __, __, P8, __,
      P7, __, __, P9, __,
      P9, P8, P9, P7, __},
     {0, 8, 16}},
    {"cross_4p", msg("Crossroads"), 4, 5, false, 5, 5,
     {__, __, P8, __, __,
      __, P9, P7, P9, __,
      P8, P7, PX, P7, P8,
      __, P9, P7, P9, __,
      __, __, P8, __, __},
     {2, 14, 22, 10}},
    {"nexus_4p", msg("Void Nexus"), 4, 5, false, 3, 3,
     {P8, PX, P8, __, __,
      PX, VV, PX, __, __,
      P8, PX, P8, __, __},
     {0, 2, 12, 10}},
    {"halo_4p", msg("Halo"), 4, 5, false, 4, 4,
     {P8, P9, P8, P8, __,
      P8, __, __, P9, __,
      P9, __, __, P8, __,
      P8, P8, P9, P8, __},
     {0, 3, 18, 15}},
    {"winds_4p", msg("Four Winds"), 4, 6, false, 4, 4,
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
