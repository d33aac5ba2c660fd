// Binds the names of Quantum for templates; the only header of this folder that others include.
#pragma once

#include "engine/core/game.h"
#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/describe.h"
#include "engine/games/quantum/observe.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/score.h"

namespace orrery::quantum {

struct Game {
    using Options = quantum::Options;
    using State = quantum::State;
    using Observation = quantum::Observation;
    using Move = quantum::Move;
    using MoveList = quantum::MoveList;
    using Event = quantum::Event;
    using Events = quantum::Events;

    /// Nothing in the rules bounds a game without `round_limit`; random play has taken up to ten thousand decisions.
    static constexpr int kMaxPlies = 100'000;
    /// How far a computer player plays games out in its head: several turns, enough for a sum to come true.
    static constexpr int kPlayoutPlies = 60;

    static const GameInfo& info();
    /// The rules a malformed move breaks, a move by a seat that is not asked, and any move after the end.
    static const Rule& malformed_rule();
    static const Rule& not_asked_rule();
    static const Rule& over_rule();
    static const Rule& seat_count_rule();

    static State start(const Options& options, int seats, const Rng& rng, ChanceScript* script, Events& out) {
        return quantum::start(options, seats, rng, script, out);
    }
    static void tell_opening(const State& s, Events& out) { quantum::tell_opening(s, out); }
    static std::optional<Seat> to_act(const State& s) { return quantum::to_act(s); }
    static Verdict violation(const State& s, Seat who, const Move& m) { return quantum::violation(s, who, m); }
    static MoveList legal_moves(const State& s, Seat who) { return quantum::legal_moves(s, who); }
    static void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out) {
        quantum::apply(s, who, m, script, out);
    }
    /// Whether undo cannot go back over the move `m` that led from `before` to the position given after it (section 7).
    static bool is_barrier(const State& before, const Move& m, const State&, const std::vector<Event>& events) {
        return quantum::is_barrier(before, m, events);
    }
    static std::string broken_invariant(const State& s) { return quantum::broken_invariant(s); }

    static Observation observe(const State& s, Seat me) { return quantum::observe(s, me); }
    /// What may be drawn while nobody looks: everything, for nothing is secret (section 7).
    static Observation observe_public(const State& s, Seat viewer) { return quantum::observe(s, viewer); }
    static State determinize(const Observation& o, Rng& rng) { return quantum::determinize(o, rng); }
    static Event redact(const Event& e, Seat reader) { return quantum::redact(e, reader); }
    static Event redact_for_all(const Event& e) { return quantum::redact_for_all(e); }
    static ScoreSheet score(const State& s) { return quantum::score(s); }
    static Standing standing(const State& s) { return quantum::standing(s); }
    /// Counted from 1, bonus turns included; 0 during setup.
    static int turn_number(const State& s) { return s.turn.number; }
    /// Whose turn it is, during setup whoever is asked; after the end the seat of the last turn.
    static Seat turn_seat(const State& s) { return is_setup(s.phase) ? *quantum::to_act(s) : s.turn.seat; }
    /// Whether what is told from this event on belongs to another turn.
    static bool begins_turn(const Event& e) { return std::holds_alternative<TurnStarted>(e); }
    /// Nothing is hidden from anybody: the curtain never falls (section 7).
    static bool has_secrets(const State&, Seat) { return false; }
    static bool decides_in_the_open(const State&) { return true; }

    static Json encode_options(const Options& o) { return quantum::encode_options(o); }
    static Options decode_options(const Reader& in) { return quantum::decode_options(in); }
    static Json encode_table(const State& s) { return quantum::encode_table(s); }
    static Json encode_decision(const State& s) { return quantum::encode_decision(s); }
    static Json encode_table(const Observation& o) { return quantum::encode_table(o); }
    static Json encode_decision(const Observation& o) { return quantum::encode_decision(o); }
    static State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng) {
        return quantum::decode_state(table, decision, options, seats, rng);
    }
    static const Options& options(const State& s) { return s.options; }
    static int seats(const State& s) { return s.seats; }
    static Rng& rng(State& s) { return s.rng; }
    static const Rng& rng(const State& s) { return s.rng; }
    static Json encode_move(const Move& m) { return quantum::encode_move(m); }
    static std::optional<Move> decode_move(const Json& json) { return quantum::decode_move(json); }
    static Json encode_event(const Event& e) { return quantum::encode_event(e); }
    static Json encode_event_full(const Event& e) { return quantum::encode_event(e); }

    static std::string describe(const Event& e, const Names& n, Lang l) { return quantum::describe(e, n, l); }
    /// The seat an event is about, for its emblem in the log; empty for events of the table.
    static std::optional<Seat> event_seat(const Event& e);
    static std::string prompt(const Observation& o, const Names& n, Lang l) { return quantum::prompt(o, n, l); }
    static std::string move_name(const Observation& o, const Move& m, Lang l) { return quantum::move_name(o, m, l); }
    static std::string move_noun(const Observation& o, const Move& m, Lang l) { return quantum::move_noun(o, m, l); }
    static std::string explain(const Observation& o, Seat who, const std::optional<Move>& m, const Violation& v, const Names& n, Lang l) {
        return quantum::explain(o, who, m, v, n, l);
    }
    static std::vector<Move> probe_moves(const Observation& o) { return quantum::probe_moves(o); }
    static std::string refusal_title(const std::optional<Move>& m, const Violation& v, Lang l) {
        return quantum::refusal_title(m, v, l);
    }
    static std::string confirmation(const Observation& o, const Move& m, const Names& n, Lang l) {
        return quantum::confirmation(o, m, n, l);
    }
    static std::vector<Section> describe_table(const Observation& o, const Names& n, Lang l) {
        return quantum::describe_table(o, n, l);
    }
};

}  // namespace orrery::quantum
