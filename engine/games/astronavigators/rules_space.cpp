// Launch and space travel (AN-A50 to A59, AN-A70 to A73, AN-A100 to A105).
#include <algorithm>

#include "engine/games/astronavigators/rules_detail.h"

namespace orrery::astronavigators {

// Launch (AN-M2).

namespace {

bool may_take_from(const Table& t, const Player& player, StackId stack) {
    return orbit_stack_size(t, stack) > 0 && !contains(player.orbit_stacks, stack);
}
bool may_take_any(const Table& t, const Player& player) {
    for (StackId stack = 0; stack < kStackCount; ++stack)
        if (may_take_from(t, player, stack)) return true;
    return false;
}

}  // namespace

void begin_launch(RuleContext& c, Seat who) {
    Turn& turn = c.turn();
    turn.stage = Step::orbit_pick;
    turn.transport = Transport::spacecraft;
    turn.steps_left = turn.steps_taken = 0;
    for (const Seat seat : clockwise_from(who, c.s.seats))                          // AN-A51
        if (c.player(seat).is_playing() && c.player(seat).is_on(Map::earth)) turn.pick_queue.push_back(seat);
}

bool settle_picks(RuleContext& c) {
    Turn& turn = c.turn();
    while (!turn.pick_queue.empty()) {
        if (may_take_any(c.s, c.player(turn.pick_queue.front()))) return true;
        turn.pick_queue.erase(turn.pick_queue.begin());
    }
    const Seat who = turn.seat;
    turn.stage = Step::space;
    turn.advanced = true;                                  // the launch is the ordinary move (AN-A100)
    use_transport(c, who, Transport::spacecraft);          // AN-A53
    const bool is_first = !c.s.first_launch_seat;
    if (is_first) c.s.first_launch_seat = who;
    c.out.push_back(Launched{who, is_first});
    fly(c, who);
    return false;
}

Verdict check(const View& view, Kind, const TakeOrbitTile& m) {
    if (orbit_stack_size(view.table, m.stack) == 0) return Violation{&rule::A51};
    return contains(view.player().orbit_stacks, m.stack) ? Violation{&rule::A52} : Verdict{};
}
void play(RuleContext& c, Seat who, Kind, const TakeOrbitTile& m) {
    c.s.secrets[who].orbit_tiles.push_back(take_top(c.s.orbit_stacks[m.stack]));
    c.player(who).orbit_stacks.push_back(m.stack);
    c.turn().pick_queue.erase(c.turn().pick_queue.begin());
    c.out.push_back(OrbitTileTaken{who, m.stack});
}

// Moves.

namespace {

void lose(RuleContext& c, Seat who) {                      // AN-A73
    Player& player = c.player(who);
    const StageId stage = player.vehicle.at;
    player.fate = Fate::lost;
    player.vehicle = {};
    c.s.lost_order.push_back({who, stage});
    c.out.push_back(LostInSpace{who, stage});
    finish_turn(c);
}

void add_dv(RuleContext& c, Seat who, int amount, bool is_reduced) {
    Player& player = c.player(who);
    if (is_reduced) c.turn().sextant_used = true;
    player.dv = static_cast<std::int16_t>(player.dv + amount);
    c.out.push_back(DvAdded{who, amount, player.dv});
    if (player.dv <= player.nk) return;                    // AN-A59
    if (player.abort_used) return lose(c, who);
    player.abort_used = true;
    abort_mission(c, who, false);
    c.turn().stage = Step::after;
}

/// Returns the DV of a tile for the player, and whether the Sextant reduces it (AN-A88).
std::pair<int, bool> due_dv(const Turn& turn, const Player& player, int dv) {
    if (turn.sextant_used) return {dv, false};
    for (const QuestId quest : player.instruments)
        if (kInstruments[quest].effect == EffectKind::space_dv_reduction)
            return {std::max(0, dv - kInstruments[quest].amount), true};
    return {dv, false};
}

OrbitTileId reveal(RuleContext& c, StackId stack) {
    State& s = c.s;
    if (s.revealed[stack] == kNoOrbitTile) {
        s.revealed[stack] = s.hidden_board[stack];
        s.hidden_board[stack] = kNoOrbitTile;
        c.out.push_back(OrbitRevealed{stack, s.revealed[stack], kOrbitTiles[s.revealed[stack]].dv});
    }
    return s.revealed[stack];
}

void meet_tile(RuleContext& c, Seat who, StackId stack) {  // AN-A57
    Turn& turn = c.turn();
    const Player& player = c.player(who);
    const auto [amount, is_reduced] = due_dv(turn, player, kOrbitTiles[reveal(c, stack)].dv);
    if (player.sxt == 0) return add_dv(c, who, amount, is_reduced);
    turn.pending_dv = static_cast<std::int16_t>(amount);   // AN-A58
    turn.pending_reduced = is_reduced;
}

void come_home(RuleContext& c, Seat who) {                 // AN-A105
    Player& player = c.player(who);
    player.fate = Fate::returned;
    player.vehicle = {};
    c.s.return_order.push_back(who);
    c.out.push_back(SplashedDown{who, static_cast<int>(c.s.return_order.size())});
    finish_turn(c);
}

void fly_again(RuleContext& c, Seat who, ExtraWhy why) {
    c.out.push_back(ExtraMove{who, why});
    fly(c, who);
}

}  // namespace

void fly(RuleContext& c, Seat who) {
    State& s = c.s;
    Player& player = s.players[who];
    const std::optional<StageId> from = player.is_on(Map::orbit) ? std::optional(player.vehicle.at) : std::nullopt;
    const StageId to = next_stage(s, from);
    OrbitMoved event{who, from, to, {}};
    for (StageId stage = from ? static_cast<StageId>(*from + 1) : StageId{0}; stage < to; ++stage) event.skipped.push_back(stage);
    player.vehicle = {Map::orbit, to};
    c.out.push_back(event);
    if (player.module == Module::board && to >= kDocking) {                        // AN-A56
        player.module = Module::die;
        c.out.push_back(Docked{who});
    }
    if (to == kMoon) {
        player.module = Module::moon;
        s.landing_order.push_back(who);
        c.out.push_back(MoonLanded{who, static_cast<int>(s.landing_order.size())});
    } else if (to == kSplashdown) {
        come_home(c, who);
    } else {
        meet_tile(c, who, stack_at(to));
    }
}

void abort_mission(RuleContext& c, Seat who, bool is_voluntary) {
    Player& player = c.player(who);
    const StageId stage = player.vehicle.at;
    c.out.push_back(Aborted{who, stage, is_voluntary});
    player.dv = 0;                                         // used tokens stay used, and those on the board stay there (AN-A72)
    if (is_yellow(stage)) {                                // AN-A71
        player.vehicle.at = kMoon;
        return;
    }
    player.vehicle = {Map::earth, kLaunchSpace};           // AN-A70
    player.face = Transport::spacecraft;
    player.module = Module::board;
    c.s.is_choosing_status = true;
}

// The decision `space`.

namespace {

Verdict extra_fault(const View& view) { return view.table.turn->advanced ? Verdict{} : Violation{&rule::A100}; }

}  // namespace

bool settle_space(RuleContext& c) {
    Turn& turn = c.turn();
    if (turn.pending_dv || !turn.advanced) return true;
    const View view = view_of(c.s, turn.seat);
    if (may_start_quest(c.s, view.player())) return true;
    if (!check(view, Kind::space, ExtraSct{}) || !check(view, Kind::space, ExtraAi{})) return true;
    for (const OwnTile& own : view.player().tiles)
        if (!check(view, Kind::space, ChainTile{own.id})) return true;
    if (view.player().swap_tile == kNoOrbitTile && !view.player().orbit_stacks.empty()) return true;
    turn.stage = Step::after;
    return false;
}

Verdict check(const View& view, Kind, const Advance&) {
    return view.table.turn->advanced ? Violation{&rule::A100} : Verdict{};
}
void play(RuleContext& c, Seat who, Kind, const Advance&) {
    c.turn().advanced = true;
    fly(c, who);
}

Verdict check(const View& view, Kind, const ExtraSct&) {
    if (Verdict v = extra_fault(view)) return v;
    const SetId set = view.player().sct;
    return set != kNoSet && matches(view.table, view.player(), set) ? Verdict{} : Violation{&rule::A101};
}
void play(RuleContext& c, Seat who, Kind, const ExtraSct&) {
    Player& player = c.player(who);
    player.sets[player.sct] = SetState::used;
    player.sct = kNoSet;
    fly_again(c, who, ExtraWhy::sct);
}

Verdict check(const View& view, Kind, const ExtraAi&) {
    if (Verdict v = extra_fault(view)) return v;
    const SetId set = view.player().ai;
    const bool may_use = set != kNoSet && !view.table.turn->ai_used && matches(view.table, view.player(), set);
    return may_use ? Verdict{} : Violation{&rule::A102};
}
void play(RuleContext& c, Seat who, Kind, const ExtraAi&) {
    c.turn().ai_used = true;
    fly_again(c, who, ExtraWhy::ai);
}

// The same move chains on the Earth (AN-A45) and makes an extra move in space (AN-A103).
Verdict check(const View& view, Kind kind, const ChainTile& m) {
    if (kind == Kind::chain) return check_chain_on_earth(view, m.tile);
    if (Verdict v = extra_fault(view)) return v;
    const OwnTile* own = tile_of(view.player(), m.tile);
    const bool may_use = own != nullptr && !own->is_used && kTiles[m.tile].icon == Transport::spacecraft;
    return may_use ? Verdict{} : Violation{&rule::A103};
}
void play(RuleContext& c, Seat who, Kind kind, const ChainTile& m) {
    const Transport transport = *kTiles[m.tile].icon;
    for (OwnTile& own : c.player(who).tiles) own.is_used = own.is_used || own.id == m.tile;
    c.out.push_back(Chained{who, m.tile, transport});
    if (kind == Kind::chain) begin_leg(c, who, transport);
    else fly_again(c, who, ExtraWhy::tile);
}

Verdict check(const View& view, Kind, const SwapOrbitTile& m) {
    const bool may_swap = view.player().swap_tile == kNoOrbitTile && contains(view.own.orbit_tiles, m.tile);
    return may_swap ? Verdict{} : Violation{&rule::A104};
}
void play(RuleContext& c, Seat who, Kind, const SwapOrbitTile& m) {
    State& s = c.s;
    Player& player = s.players[who];
    const StackId stack = kOrbitTiles[m.tile].stack;
    const bool is_hidden = s.revealed[stack] == kNoOrbitTile;
    const OrbitTileId taken = is_hidden ? s.hidden_board[stack] : s.revealed[stack];
    s.hidden_board[stack] = kNoOrbitTile;
    s.revealed[stack] = m.tile;
    take(s.secrets[who].orbit_tiles, m.tile);
    take(player.orbit_stacks, stack);
    s.secrets[who].orbit_tiles.push_back(taken);
    player.orbit_stacks.push_back(stack);
    player.swap_tile = taken;
    const bool is_equal = kOrbitTiles[taken].dv == kOrbitTiles[m.tile].dv;
    c.out.push_back(OrbitSwapped{who, stack, m.tile, taken, is_equal});
    if (is_equal) fly_again(c, who, ExtraWhy::swap);
}

// DV and aborts.

Verdict check(const View&, Kind, const UseSxt&) { return {}; }
void play(RuleContext& c, Seat who, Kind, const UseSxt&) { // AN-A58
    Player& player = c.player(who);
    const int phase = player.sxt;
    c.turn().pending_dv.reset();
    c.turn().pending_reduced = false;
    player.moon(phase) = MoonState::used;
    player.sxt = 0;
    c.out.push_back(DvCancelled{who, phase});
}

Verdict check(const View&, Kind, const AcceptDv&) { return {}; }
void play(RuleContext& c, Seat who, Kind, const AcceptDv&) {
    Turn& turn = c.turn();
    const int amount = *turn.pending_dv;
    const bool is_reduced = turn.pending_reduced;
    turn.pending_dv.reset();
    turn.pending_reduced = false;
    add_dv(c, who, amount, is_reduced);
}

Verdict check(const View&, Kind, const AbortStatus&) { return {}; }
void play(RuleContext& c, Seat who, Kind, const AbortStatus& m) {                  // AN-A70
    c.s.is_choosing_status = false;
    c.player(who).status = m.status;
    c.out.push_back(StatusChanged{who, m.status});
}

}  // namespace orrery::astronavigators
