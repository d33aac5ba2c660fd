// Travel on the Earth map and its chains (AN-A30 to A49).
#include <algorithm>

#include "engine/games/astronavigators/rules_detail.h"

namespace orrery::astronavigators {

// Gains of travel.

void take_tile(RuleContext& c, Seat who, Continent continent) {
    State& s = c.s;
    Player& player = s.players[who];
    if (has_continent(player, continent)) return;
    TileId& top = s.tile_tops[index_of(continent)];
    auto& below = s.tile_stacks[index_of(continent)];
    const TileId tile = top;
    top = below.empty() ? kNoTile : take_top(below);
    player.tiles.push_back({tile, false});
    gain_nk(player, kTiles[tile].nk);
    c.out.push_back(TileGained{who, continent, tile, kTiles[tile].nk});
    if (s.year > 1 || player.continent_bonus || !player.tiles.full()) return;
    player.continent_bonus = true;                         // AN-A43
    gain_nk(player, kContinentBonus);
    c.out.push_back(AllContinents{who, kContinentBonus});
}

void use_transport(RuleContext& c, Seat who, Transport transport) {
    Player& player = c.player(who);
    if (has(player.used_transports, transport)) return;
    const int nk = kTransports[index_of(transport)].nk;
    player.used_transports = static_cast<Bits>(player.used_transports | bit_of(transport));
    gain_nk(player, nk);
    c.out.push_back(FirstUse{who, transport, nk});
    constexpr Bits kOnEarth = static_cast<Bits>(bit_of(Transport::spacecraft) - 1);
    if (c.s.year > 1 || player.vehicle_bonus || (player.used_transports & kOnEarth) != kOnEarth) return;
    player.vehicle_bonus = true;                           // AN-A41
    gain_nk(player, kVehicleBonus);
    c.out.push_back(AllVehicles{who, kVehicleBonus});
}

// Legs.

namespace {

void enter_continent(RuleContext& c, Seat who, Transport transport) {
    if (const std::optional<Continent> colour = icon_colour(c.player(who).vehicle.at, transport)) take_tile(c, who, *colour);
}

/// Ends a leg after at least one step (AN-A39).
void stop(RuleContext& c, Seat who) {
    Turn& turn = c.turn();
    const Transport transport = *turn.transport;
    turn.stage = Step::chain;
    turn.steps_left = turn.steps_taken = 0;
    turn.moved = true;
    turn.rolled_vehicle = turn.rolled_compass = false;
    c.out.push_back(Stopped{who, c.player(who).vehicle.at, transport});
    use_transport(c, who, transport);
    enter_continent(c, who, transport);                    // AN-A42
}

}  // namespace

void begin_leg(RuleContext& c, Seat who, Transport transport) {
    Player& player = c.player(who);
    player.face = transport;
    if (transport == Transport::spacecraft) return begin_launch(c, who);
    Turn& turn = c.turn();
    turn.stage = Step::travel;
    turn.transport = transport;
    turn.steps_left = static_cast<std::int8_t>(kTransports[index_of(transport)].allowance + bonus_steps(player, transport));
    turn.steps_taken = 0;
}

bool settle_leg(RuleContext& c) {
    const Turn& turn = c.turn();
    if (may_complete(turn, c.player(turn.seat)) || turn.steps_left > 0) return true;
    stop(c, turn.seat);                                    // AN-A37
    return false;
}

Verdict check(const View& view, Kind, const StepTo& m) {
    const Turn& turn = *view.table.turn;
    const Transport transport = *turn.transport;
    if (!steps_from(transport, view.player().vehicle.at).has(m.to)) {
        switch (transport) {
            case Transport::car:
            case Transport::train: return Violation{&rule::A32};
            case Transport::ship: return Violation{&rule::A33};
            case Transport::helicopter:
            case Transport::plane:
            case Transport::spacecraft: break;
        }
        return Violation{&rule::A34};
    }
    return near_an_end(transport, turn.steps_left - 1).has(m.to) ? Verdict{} : Violation{&rule::A36};
}
void play(RuleContext& c, Seat who, Kind, const StepTo& m) {
    Turn& turn = c.turn();
    Player& player = c.player(who);
    c.out.push_back(Stepped{who, player.vehicle.at, m.to, *turn.transport});
    player.vehicle.at = m.to;
    --turn.steps_left;
    ++turn.steps_taken;
    turn.quest_declined = false;                           // quests are checked after every step (AN-A38)
    if (c.s.options.continent_on_pass) enter_continent(c, who, *turn.transport);
}

Verdict check(const View& view, Kind, const Stop&) {
    const Turn& turn = *view.table.turn;
    if (turn.steps_taken == 0) return Violation{&rule::A37};
    return leg_ends(*turn.transport).has(view.player().vehicle.at) ? Verdict{} : Violation{&rule::A35};
}
void play(RuleContext& c, Seat who, Kind, const Stop&) { stop(c, who); }

Verdict check(const View& view, Kind, const NoMove&) {
    return view.table.turn->steps_taken > 0 ? Violation{&rule::A37} : Verdict{};
}
void play(RuleContext& c, Seat who, Kind, const NoMove&) {
    Turn& turn = c.turn();
    turn.steps_left = 0;
    turn.stage = turn.moved ? Step::chain : Step::after;   // an unmoved first leg ends the action
    c.out.push_back(Stayed{who});
}

// Chains.

namespace {

/// Returns whether the player may chain at all (AN-A44).
Verdict chain_fault(const View& view) {
    return view.table.turn->moved && !is_at_sea(view.player()) ? Verdict{} : Violation{&rule::A44};
}
bool may_roll_vehicle(const View& view) { return !view.table.turn->rolled_vehicle && faces_beside(view.table, view.who) != 0; }
bool may_roll_compass(const View& view) {                  // AN-A81
    return !view.table.turn->rolled_compass && view.player().has_instrument(EffectKind::chain_compass);
}

/// Rolls the vehicle die. It succeeds with a face of `wanted` (AN-A46, AN-A47).
void roll(RuleContext& c, Seat who, RollWhy why, Bits wanted) {
    Turn& turn = c.turn();
    Player& player = c.player(who);
    const Transport face = of_face(c.chance.die());        // AN-M3
    const bool is_success = has(wanted, face);
    c.out.push_back(Rolled{who, why, face, is_success});
    if (!is_success) return;                               // the die is turned back, and other chains go on (AN-A49)
    player.face = face;
    turn.roll_options = transports_at(c.s, player);
}

}  // namespace

Verdict check_chain_on_earth(const View& view, TileId tile) {
    const Player& player = view.player();
    const OwnTile* own = tile_of(player, tile);
    const std::optional<Transport> icon = kTiles[tile].icon;
    if (own == nullptr || own->is_used || !icon || !has_icon(player.vehicle.at, *icon)) return Violation{&rule::A45};
    if (Verdict v = chain_fault(view)) return v;
    if (*icon == Transport::spacecraft && !may_launch(view.table, player)) return Violation{&rule::A50};
    return {};
}

bool settle_chain(RuleContext& c) {
    Turn& turn = c.turn();
    if (turn.roll_options) return true;
    const View view = view_of(c.s, turn.seat);
    if (may_start_quest(c.s, view.player())) return true;
    for (const OwnTile& own : view.player().tiles)
        if (!check_chain_on_earth(view, own.id)) return true;
    if (!chain_fault(view) && (may_roll_vehicle(view) || may_roll_compass(view))) return true;
    turn.stage = Step::after;
    return false;
}

Verdict check(const View& view, Kind, const RollVehicle&) {
    if (Verdict v = chain_fault(view)) return v;
    return may_roll_vehicle(view) ? Verdict{} : Violation{&rule::A46};
}
void play(RuleContext& c, Seat who, Kind, const RollVehicle&) {
    c.turn().rolled_vehicle = true;
    roll(c, who, RollWhy::vehicle, faces_beside(c.s, who));
}

Verdict check(const View& view, Kind, const RollCompass&) {
    if (Verdict v = chain_fault(view)) return v;
    return may_roll_compass(view) ? Verdict{} : Violation{&rule::A47};
}
void play(RuleContext& c, Seat who, Kind, const RollCompass&) {
    c.turn().rolled_compass = true;
    Bits icons = 0;
    for (const Transport transport : kTransportList)
        if (has_icon(c.player(who).vehicle.at, transport)) icons = static_cast<Bits>(icons | bit_of(transport));
    roll(c, who, RollWhy::compass, icons);
}

Verdict check(const View& view, Kind, const ChooseTransport& m) {
    return has(*view.table.turn->roll_options, m.transport) ? Verdict{} : Violation{&rule::A48};
}
void play(RuleContext& c, Seat who, Kind, const ChooseTransport& m) {
    c.turn().roll_options.reset();
    begin_leg(c, who, m.transport);
}

Verdict check(const View& view, Kind kind, const EndTravel&) {
    const bool has_to_move = kind == Kind::space && !view.table.turn->advanced;
    return has_to_move ? Violation{&rule::A100} : Verdict{};
}
void play(RuleContext& c, Seat, Kind, const EndTravel&) { c.turn().stage = Step::after; }

}  // namespace orrery::astronavigators
