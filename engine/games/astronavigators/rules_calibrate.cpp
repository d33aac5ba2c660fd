// Calibration (AN-A110 to A118, AN-A74, AN-A75).
#include "engine/games/astronavigators/rules_detail.h"

namespace orrery::astronavigators {

void begin_calibration(RuleContext& c) {
    State& s = c.s;
    s.phase = Phase::calibrate_join;
    for (const Seat seat : all_seats(s.seats)) {           // AN-A110
        s.players[seat].sxt = 0;
        s.players[seat].sct = kNoSet;
        s.players[seat].disc_done = false;
    }
    c.out.push_back(CalibrationReset{});
}

bool settle_joining(RuleContext& c) {
    const std::optional<Seat> seat = joining_seat(c.s);
    if (!seat) {
        c.s.phase = Phase::calibrate;
        return false;
    }
    if (may_calibrate(c.player(*seat))) return true;
    play(c, *seat, Kind::calibrate_join, SkipJoin{});      // AN-A111
    return false;
}

bool settle_calibration(RuleContext& c) {
    State& s = c.s;
    const std::optional<Seat> seat = calibrating_seat(s);
    if (!seat) {
        for (const Seat each : all_seats(s.seats)) s.players[each].joined.reset();
        shift_month(c);
        return false;
    }
    if (s.is_choosing_status || may_calibrate(c.player(*seat))) return true;
    play(c, *seat, Kind::calibrate, Done{});
    return false;
}

Verdict check(const View&, Kind, const Join&) { return {}; }
void play(RuleContext& c, Seat who, Kind, const Join&) {
    c.player(who).joined = true;
    c.out.push_back(Joined{who, true});
}
Verdict check(const View&, Kind, const SkipJoin&) { return {}; }
void play(RuleContext& c, Seat who, Kind, const SkipJoin&) {
    c.player(who).joined = false;
    c.player(who).disc_done = true;
    c.out.push_back(Joined{who, false});
}

// At least one action, in any order (AN-A112).

Verdict check(const View& view, Kind, const BecomeAstronaut&) {
    return view.player().status == Status::astronomer ? Verdict{} : Violation{&rule::A113};
}
void play(RuleContext& c, Seat who, Kind, const BecomeAstronaut&) {
    c.s.may_finish = true;
    c.player(who).status = Status::astronaut;
    c.out.push_back(StatusChanged{who, Status::astronaut});
}

Verdict check(const View& view, Kind, const PlaceSxt& m) {
    if (!may_place_sxt(view.player(), m.phase)) return Violation{&rule::A114};
    return view.player().sxt != 0 ? Violation{&rule::A118} : Verdict{};
}
void play(RuleContext& c, Seat who, Kind, const PlaceSxt& m) {
    c.s.may_finish = true;
    c.player(who).sxt = m.phase;
    c.out.push_back(TokenPlaced{who, Gauge::sxt, m.phase, kNoSet});
}

Verdict check(const View& view, Kind, const PlaceSct& m) {
    if (!may_place_sct(view.player(), m.set)) return Violation{&rule::A115};
    return view.player().sct != kNoSet ? Violation{&rule::A118} : Verdict{};
}
void play(RuleContext& c, Seat who, Kind, const PlaceSct& m) {
    c.s.may_finish = true;
    c.player(who).sct = m.set;
    c.out.push_back(TokenPlaced{who, Gauge::sct, 0, m.set});
}

Verdict check(const View& view, Kind, const PlaceAi& m) {
    if (!may_place_ai(view.player(), m.set)) return Violation{&rule::A116};
    return view.player().ai != kNoSet ? Violation{&rule::A118} : Verdict{};
}
void play(RuleContext& c, Seat who, Kind, const PlaceAi& m) {
    c.s.may_finish = true;
    c.player(who).ai = m.set;
    c.out.push_back(TokenPlaced{who, Gauge::ai, 0, m.set});
}

// The turn of the calibration goes on after it (AN-A117).
Verdict check(const View& view, Kind, const VoluntaryAbort&) {
    return may_abort(view.player()) ? Verdict{} : Violation{&rule::A117};
}
void play(RuleContext& c, Seat who, Kind, const VoluntaryAbort&) {
    Player& player = c.player(who);
    c.s.may_finish = true;
    player.abort_stage_used = true;
    abort_mission(c, who, true);
    for (MoonState& moon : player.moons)                   // AN-A75
        if (moon == MoonState::used) moon = MoonState::active;
    for (SetState& set : player.sets)
        if (set == SetState::used) set = SetState::ready;
    c.out.push_back(TokensRestored{who});
}

Verdict check(const View& view, Kind, const Done&) { return view.table.may_finish ? Verdict{} : Violation{&rule::A112}; }
void play(RuleContext& c, Seat who, Kind, const Done&) {
    c.s.may_finish = false;
    c.player(who).disc_done = true;
}

}  // namespace orrery::astronavigators
