// Rounds and turns, upgrades, the end of a turn (MC-T1 to T7, MC-A201 to A205, MC-A901, MC-E1, MC-E2).
#include <algorithm>

#include "engine/games/microcosmos/rules_detail.h"
#include "engine/games/microcosmos/score.h"

namespace orrery::microcosmos {

namespace {

void begin_turn(RuleContext& c, Seat who) {
    State& s = c.s;
    s.turn_seat = who;
    c.out.push_back(TurnStarted{actor(s, who)});
    refill_club(c);                                        // what could not be filled before (MC-A113)
    s.turn = {};
    s.turn.start = s.player(who).at;
    s.phase = s.is_automa(who) ? Phase::automa : Phase::upgrade;
    if (s.is_automa(who)) begin_automa_turn(c);
}

void end_game(RuleContext& c) {
    c.s.phase = Phase::over;
    c.out.push_back(GameOver{outcome_of(c.s)});
}

}  // namespace

void begin_round(RuleContext& c) {
    c.out.push_back(RoundStarted{c.s.round, c.s.first_seat});
    begin_turn(c, c.s.first_seat);
}

void end_turn(RuleContext& c) {
    State& s = c.s;
    c.out.push_back(TurnEnded{actor(s, s.turn_seat)});
    // Clockwise (MC-T1); in the solo game the Automa follows the human (MC-O3).
    const Seat next = next_clockwise(s.turn_seat, s.contenders());
    if (next != s.first_seat) return begin_turn(c, next);
    if (s.end_round == s.round) return end_game(c);        // MC-E1, MC-E2
    s.round = std::min(s.round + 1, kMaxRounds);
    s.first_seat = next_clockwise(s.first_seat, s.seats);  // MC-T2; stays with the only seat
    begin_round(c);
}

// Upgrades.

bool has_payable_upgrade(const Table& t, Seat who) {
    for (std::size_t i = 0; i < kUpgradeCount; ++i)
        if (may_unlock(t.player(who), static_cast<Upgrade>(i))) return true;
    return false;
}

void unlock(RuleContext& c, Seat who, Upgrade upgrade) {
    Player& player = c.s.player(who);
    pay_units(c, who, kUpgrades[index_of(upgrade)].cost);
    const int pairs = completed_pairs(player);
    if (upgrade == Upgrade::engine) {
        ++player.engine;                                   // only the second step frees the marker (MC-A204)
        player.colony_pool = static_cast<std::int8_t>(player.colony_pool + (player.engine == kEngineSteps));
    } else {
        player.upgrades.push_back(upgrade);                // MC-A203, MC-O13
        ++player.colony_pool;
    }
    c.out.push_back(UpgradeUnlocked{actor(c.s, who), upgrade, upgrade == Upgrade::engine ? player.engine : 1});
    if (completed_pairs(player) == pairs) return;
    ++player.outpost_pool;                                 // MC-A205; the Automa gains no points (MC-O13)
    const int points = c.s.is_automa(who) ? 0 : kOutpostPoints;
    gain_points(c, who, points);
    c.out.push_back(OutpostUnlocked{actor(c.s, who), points});
}

// One upgrade in a turn (MC-A201): afterwards the phase is over.
Verdict check(const Table& t, Seat who, Kind, const UnlockUpgrade& m) {
    return may_unlock(t.player(who), m.upgrade) ? Verdict{} : Violation{&rule::A202};
}
void play(RuleContext& c, Seat who, Kind, const UnlockUpgrade& m) {
    c.s.turn.upgraded = true;
    push_effect(c.s, who, Effect::Kind::unlock);           // specialists first, then resources (MC-A115)
    c.s.pending.back().upgrade = m.upgrade;
    push_specialists(c.s, who, {kUpgrades[index_of(m.upgrade)].need}, Purpose::upgrade);
}

// Optional parts may be declined (MC-T6).
Verdict check(const Table&, Seat, Kind, const SkipUpgrade&) { return {}; }
void play(RuleContext& c, Seat, Kind, const SkipUpgrade&) { c.s.phase = Phase::travel; }

Verdict check(const Table& t, Seat, Kind kind, const Done&) {
    if (kind == Kind::terraform && t.pending.back().raised == 0) return Violation{&rule::A602};
    return {};
}
void play(RuleContext& c, Seat who, Kind kind, const Done&) {
    if (kind == Kind::crew) c.s.phase = Phase::location;
    else if (kind == Kind::terraform) finish_terraforming(c, who, planet_of(c.s.player(who).at), take_top(c.s.pending).raised);
    else c.s.phase = Phase::draw;
}

Verdict check(const Table&, Seat, Kind, const End&) { return {}; }
void play(RuleContext& c, Seat, Kind, const End&) { end_turn(c); }

}  // namespace orrery::microcosmos
