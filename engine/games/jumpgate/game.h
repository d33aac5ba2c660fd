// Binds the names of Jump Gate for templates; the only header of this folder that others include.
#pragma once

#include "engine/core/game.h"
#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/describe.h"
#include "engine/games/jumpgate/observe.h"
#include "engine/games/jumpgate/rules.h"
#include "engine/games/jumpgate/score.h"

namespace orrery::jumpgate {

struct Game {
    using Options = jumpgate::Options;
    using State = jumpgate::State;
    using Observation = jumpgate::Observation;
    using Move = jumpgate::Move;
    using MoveList = jumpgate::MoveList;
    using Event = jumpgate::Event;
    using Events = jumpgate::Events;

    /// Far above any game: random play with the stall guard takes 165 to 265 decisions.
    static constexpr int kMaxPlies = 2000;
    /// How far a computer player plays games out in its head before it counts points: about as many decisions as are left
    /// in the middle of a game between people.
    static constexpr int kPlayoutPlies = 60;

    static const GameInfo& info();
    /// The rules a malformed move breaks, a move by a seat that is not asked, and any move after the end.
    static const Rule& malformed_rule();
    static const Rule& not_asked_rule();
    static const Rule& over_rule();
    static const Rule& seat_count_rule();

    static State start(const Options& options, int seats, const Rng& rng, ChanceScript* script, Events& out) {
        return jumpgate::start(options, seats, rng, script, out);
    }
    static void tell_opening(const State& s, Events& out) { jumpgate::tell_opening(s, out); }
    static std::optional<Seat> to_act(const State& s) { return jumpgate::to_act(s); }
    static Verdict violation(const State& s, Seat who, const Move& m) { return jumpgate::violation(s, who, m); }
    static MoveList legal_moves(const State& s, Seat who) { return jumpgate::legal_moves(s, who); }
    static void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out) {
        jumpgate::apply(s, who, m, script, out);
    }
    /// Whether undo cannot go back over the move `m` that led from one position to the other. Here the events tell (section 7).
    static bool is_barrier(const State&, const Move&, const State&, const std::vector<Event>& events) {
        return jumpgate::is_barrier(events);
    }
    static std::string broken_invariant(const State& s) { return jumpgate::broken_invariant(s); }

    static Observation observe(const State& s, Seat me) { return jumpgate::observe(s, me); }
    /// What everybody may know, seen from the place of `viewer`: for a table that is covered. Its own line stands as others
    /// see it, and nothing of its own is there.
    static Observation observe_public(const State& s, Seat viewer) { return jumpgate::observe_public(s, viewer); }
    static State determinize(const Observation& o, Rng& rng) { return jumpgate::determinize(o, rng); }
    static Event redact(const Event& e, Seat reader) { return jumpgate::redact(e, reader); }
    static Event redact_for_all(const Event& e) { return jumpgate::redact_for_all(e); }
    static ScoreSheet score(const State& s) { return jumpgate::score(s); }
    static Standing standing(const State& s) { return jumpgate::standing(s); }
    /// Turn number, for "Turn 9" on the shelf and headings of the log.
    static int turn_number(const State& s) { return s.turn.number; }
    static Seat turn_seat(const State& s) { return s.turn.seat; }
    /// Whether what is told from this event on belongs to another turn.
    static bool begins_turn(const Event& e) { return std::holds_alternative<TurnStarted>(e); }
    /// Whether `seat` has something that another person at the table must not see: then the curtain falls.
    static bool has_secrets(const State&, Seat) { return true; }
    /// Whether the decision that stands can be taken in the open, without the secrets of its seat (section 14: claim_mark).
    static bool decides_in_the_open(const State& s);

    static Json encode_options(const Options& o) { return jumpgate::encode_options(o); }
    static Options decode_options(const Reader& in) { return jumpgate::decode_options(in); }
    static Json encode_table(const State& s) { return jumpgate::encode_table(s); }
    static Json encode_decision(const State& s) { return jumpgate::encode_decision(s); }
    static Json encode_table(const Observation& o) { return jumpgate::encode_table(o); }
    static Json encode_decision(const Observation& o) { return jumpgate::encode_decision(o); }
    static State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng) {
        return jumpgate::decode_state(table, decision, options, seats, rng);
    }
    static const Options& options(const State& s) { return s.options; }
    static int seats(const State& s) { return s.seats; }
    static Rng& rng(State& s) { return s.rng; }
    static const Rng& rng(const State& s) { return s.rng; }
    static Json encode_move(const Move& m) { return jumpgate::encode_move(m); }
    static std::optional<Move> decode_move(const Json& json) { return jumpgate::decode_move(json); }
    static Json encode_event(const Event& e) { return jumpgate::encode_event(e); }
    static Json encode_event_full(const Event& e) { return jumpgate::encode_event_full(e); }

    static std::string describe(const Event& e, const Names& n, Lang l) { return jumpgate::describe(e, n, l); }
    /// The seat an event is about, for its emblem in the log; empty for events of the table.
    static std::optional<Seat> event_seat(const Event& e);
    static std::string prompt(const Observation& o, const Names& n, Lang l) { return jumpgate::prompt(o, n, l); }
    static std::string move_name(const Observation& o, const Move& m, Lang l) { return jumpgate::move_name(o, m, l); }
    /// What is taken back, for everybody's eyes: from an `observe_public`, and naming no secret choice.
    static std::string move_noun(const Observation& o, const Move& m, Lang l) { return jumpgate::move_noun(o, m, l); }
    static std::string explain(const Observation& o, Seat who, const std::optional<Move>& m, const Violation& v, const Names& n, Lang l) {
        return jumpgate::explain(o, who, m, v, n, l);
    }
    static std::vector<Move> probe_moves(const Observation& o) { return jumpgate::probe_moves(o); }
    static std::string refusal_title(const std::optional<Move>& m, const Violation& v, Lang l) {
        return jumpgate::refusal_title(m, v, l);
    }
    static std::string confirmation(const Observation& o, const Move& m, const Names& n, Lang l) {
        return jumpgate::confirmation(o, m, n, l);
    }
    static std::vector<Section> describe_table(const Observation& o, const Names& n, Lang l) {
        return jumpgate::describe_table(o, n, l);
    }
};

}  // namespace orrery::jumpgate
