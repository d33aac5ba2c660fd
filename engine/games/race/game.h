// Binds the names of Race for the Galaxy for templates; the only header of this folder that others include.
#pragma once

#include "engine/core/game.h"
#include "engine/games/race/codec.h"
#include "engine/games/race/describe.h"
#include "engine/games/race/observe.h"
#include "engine/games/race/rules.h"
#include "engine/games/race/score.h"

namespace orrery::race {

struct Game {
    using Options = race::Options;
    using State = race::State;
    using Observation = race::Observation;
    using Move = race::Move;
    using MoveList = race::MoveList;
    using Event = race::Event;
    using Events = race::Events;

    /// Far above any game: random play takes 100 to 600 decisions, but nothing in the rules ends a game in which nobody builds
    /// (RG-Q34).
    static constexpr int kMaxPlies = 20'000;
    /// How far a computer player plays games out in its head before it counts points: two or three rounds, after which the
    /// powers built now have shown what they are worth.
    static constexpr int kPlayoutPlies = 40;

    static const GameInfo& info();
    /// The rules a malformed move breaks, a move by a seat that is not asked, and any move after the end.
    static const Rule& malformed_rule();
    static const Rule& not_asked_rule();
    static const Rule& over_rule();
    static const Rule& seat_count_rule();

    static State start(const Options& options, int seats, const Rng& rng, ChanceScript* script, Events& out) {
        return race::start(options, seats, rng, script, out);
    }
    static void tell_opening(const State& s, Events& out) { race::tell_opening(s, out); }
    static std::optional<Seat> to_act(const State& s) { return race::to_act(s); }
    static Verdict violation(const State& s, Seat who, const Move& m) { return race::violation(s, who, m); }
    static MoveList legal_moves(const State& s, Seat who) { return race::legal_moves(s, who); }
    static void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out) {
        race::apply(s, who, m, script, out);
    }
    /// Whether undo cannot go back over the move `m` that led from `before` to the position given after it (RG-H4).
    static bool is_barrier(const State& before, const Move& m, const State&, const std::vector<Event>& events) {
        return race::is_barrier(before, m, events);
    }
    static std::string broken_invariant(const State& s) { return race::broken_invariant(s); }

    static Observation observe(const State& s, Seat me) { return race::observe(s, me); }
    static Observation observe_public(const State& s, Seat viewer) { return race::observe_public(s, viewer); }
    static State determinize(const Observation& o, Rng& rng) { return race::determinize(o, rng); }
    static Event redact(const Event& e, Seat reader) { return race::redact(e, reader); }
    static Event redact_for_all(const Event& e) { return race::redact_for_all(e); }
    static ScoreSheet score(const State& s) { return race::score(s); }
    static Standing standing(const State& s) { return race::standing(s); }
    /// Rounds are what is counted here; 0 while the first hands are chosen.
    static int turn_number(const State& s) { return s.round; }
    /// Nobody has a turn of their own: whoever is asked, after the end the first in turn order.
    static Seat turn_seat(const State& s) { return race::to_act(s).value_or(s.first); }
    /// Whether what is told from this event on belongs to another turn.
    static bool begins_turn(const Event& e) { return std::holds_alternative<RoundStarted>(e); }
    /// Whether `seat` has something that another person at the table must not see: then the curtain falls.
    static bool has_secrets(const State&, Seat) { return true; }
    /// Whether the decision that stands can be taken in the open, without the secrets of its seat (section 14): all but those of
    /// RG-H2.
    static bool decides_in_the_open(const State& s);

    static Json encode_options(const Options& o) { return race::encode_options(o); }
    static Options decode_options(const Reader& in) { return race::decode_options(in); }
    static Json encode_table(const State& s) { return race::encode_table(s); }
    static Json encode_decision(const State& s) { return race::encode_decision(s); }
    static Json encode_table(const Observation& o) { return race::encode_table(o); }
    static Json encode_decision(const Observation& o) { return race::encode_decision(o); }
    static State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng) {
        return race::decode_state(table, decision, options, seats, rng);
    }
    static const Options& options(const State& s) { return s.options; }
    static int seats(const State& s) { return s.seats; }
    static Rng& rng(State& s) { return s.rng; }
    static const Rng& rng(const State& s) { return s.rng; }
    static Json encode_move(const Move& m) { return race::encode_move(m); }
    static std::optional<Move> decode_move(const Json& json) { return race::decode_move(json); }
    static Json encode_event(const Event& e) { return race::encode_event(e); }
    static Json encode_event_full(const Event& e) { return race::encode_event_full(e); }

    static std::string describe(const Event& e, const Names& n, Lang l) { return race::describe(e, n, l); }
    /// The seat an event is about, for its emblem in the log; empty for events of the table.
    static std::optional<Seat> event_seat(const Event& e);
    static std::string prompt(const Observation& o, const Names& n, Lang l) { return race::prompt(o, n, l); }
    static std::string move_name(const Observation& o, const Move& m, Lang l) { return race::move_name(o, m, l); }
    static std::string move_noun(const Observation& o, const Move& m, Lang l) { return race::move_noun(o, m, l); }
    static std::string explain(const Observation& o, Seat who, const std::optional<Move>& m, const Violation& v, const Names& n, Lang l) {
        return race::explain(o, who, m, v, n, l);
    }
    static std::vector<Move> probe_moves(const Observation& o) { return race::probe_moves(o); }
    static std::string refusal_title(const std::optional<Move>& m, const Violation& v, Lang l) {
        return race::refusal_title(m, v, l);
    }
    static std::string confirmation(const Observation& o, const Move& m, const Names& n, Lang l) {
        return race::confirmation(o, m, n, l);
    }
    static std::vector<Section> describe_table(const Observation& o, const Names& n, Lang l) {
        return race::describe_table(o, n, l);
    }
};

}  // namespace orrery::race
