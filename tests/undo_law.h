// Checks for every game that fair undo never gives a seat additional knowledge (section "Undo" of the contract).
//
// Fair undo takes back every move that is not a barrier. This restores the position, but the seats remember what they saw.
// So a move may go without a barrier only if it shows nothing new to any seat, with one exception in the contract: the
// mover's choice, together with the mover's own cards that the move names (paying shows them, and is not a barrier). Let `s`
// be the position and `m` a legal move of seat `w` that is not a barrier. For a seat `x`, let "what x gets" be x's
// observation after `m` and everything that x is told during `m`. Then two conditions hold:
//
//   mover   What w gets is the same in every world that looks to w like `s`: w learns nothing at all.
//   others  What x ≠ w gets is the same in every world that looks to x like `s` and in which `m` is a legal choice of w.
//           x learns that w chose `m` and nothing else: no other card of w, no card of a third seat, nothing about a pile,
//           no die.
//
// Both conditions say that what x gets is a function of what x knew and of `m`. Functions compose, so the same holds for any
// number of such moves in a row, and fair undo goes no further. What a seat remembers beyond its observation only narrows
// the set of worlds, so it is covered. Each world has its own generator, so chance is covered too.
//
// Worlds are drawn with `determinize`. For the other seats, worlds are drawn until one allows the move or the attempts run
// out, because rare hands take many draws. The report counts the worlds compared for each kind of move, so that no kind
// passes untested.
//
// The barriers are also as few as the specification allows. A barrier is idle if no seat gets more than a function of what it knew and
// of the move, in any of the worlds tried: then it could have been taken back. Only moves that the specification names as barriers
// whatever they show may be idle, apart from coincidence (the last unknown card of a pile, for example, is known).
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/properties.h"

namespace orrery::tests {

struct UndoReport {
    struct Breach {
        std::string move;                                  ///< kind of the move
        bool to_mover;                                     ///< whether the mover learned something, or else another seat
    };
    int barriers = 0;
    std::map<std::string, int> free_moves;                 ///< for each kind: number of moves made without a barrier
    std::map<std::string, int> for_mover, for_others;      ///< for each kind of move: number of worlds compared
    std::vector<Breach> breaches;
    std::map<std::string, int> barriers_of, idle;          ///< for each kind: barriers examined, and those that taught nobody anything
    int idle_named = 0;                                    ///< the latter among those that a specification names

    bool has_breach(const std::string& move, bool to_mover) const {
        return std::any_of(breaches.begin(), breaches.end(), [&](const Breach& b) { return b.move == move && b.to_mover == to_mover; });
    }
    std::string text() const {
        std::set<std::string> out;
        for (const Breach& b : breaches) out.insert(b.move + (b.to_mover ? " tells its mover" : " tells another seat"));
        std::string all;
        for (const std::string& line : out) all += line + "\n";
        return all;
    }
};

/// Tells barriers that a specification names whatever they show, from the position before the move, the move and its events.
template <class G>
using NamedBarriers = std::function<bool(const typename G::State&, const typename G::Move&, const std::vector<typename G::Event>&)>;

/// Returns what seat `x` gets of a move: its observation afterwards and what it was told, as one text.
template <class G>
std::string gets(const typename G::State& before, Seat w, const typename G::Move& move, Seat x) {
    typename G::State after = before;
    std::vector<typename G::Event> events;
    typename G::Events log(events);
    G::apply(after, w, move, nullptr, log);
    const typename G::Observation seen = G::observe(after, x);
    std::string text = to_text(G::encode_table(seen)) + to_text(G::encode_decision(seen));
    for (const auto& event : events) text += '\n' + to_text(G::encode_event(G::redact(event, x)));
    return text;
}

/// Returns whether some seat gets something of a move that differs between worlds that look to it like `s` and allow the move.
template <class G>
bool teaches(const typename G::State& s, Seat w, const typename G::Move& move, int seats, int worlds, Rng& rng) {
    for (const Seat x : all_seats(seats)) {
        const typename G::Observation seen = G::observe(s, x);
        const std::string truth = gets<G>(s, w, move, x);
        for (int i = 0; i < worlds; ++i) {
            const typename G::State world = G::determinize(seen, rng);
            if (!G::violation(world, w, move) && gets<G>(world, w, move, x) != truth) return true;
        }
    }
    return false;
}

/// Plays random games and checks a random half of their moves. `worlds` is the number of draws for each seat other than the
/// mover.
template <class G>
UndoReport examine_undo(int seats, int games, int worlds, Beginning<G> begin = {}, const NamedBarriers<G>& is_named = {}) {
    UndoReport report;
    Rng rng(static_cast<std::uint64_t>(seats) * 31 + 7);
    Laws<G>(seats, begin).walk([&](const typename G::State& s, const typename G::Move& move, const std::vector<typename G::Event>& events,
                            const typename G::State& after) {
        const Seat w = *G::to_act(s);
        const std::string kind = G::encode_move(move)["type"];
        if (G::is_barrier(s, move, after, events)) {
            ++report.barriers;
            if (rng.below(2) == 0) return;
            const bool is_idle = !teaches<G>(s, w, move, seats, worlds, rng);
            if (is_named && is_named(s, move, events)) {
                report.idle_named += is_idle;
            } else {
                ++report.barriers_of[kind];
                report.idle[kind] += is_idle;
            }
            return;
        }
        ++report.free_moves[kind];
        if (rng.below(2) == 0) return;
        for (const Seat x : all_seats(seats)) {
            const typename G::Observation seen = G::observe(s, x);
            const std::string truth = gets<G>(s, w, move, x);
            for (int i = 0; i < (x == w ? 2 : worlds); ++i) {
                const typename G::State world = G::determinize(seen, rng);
                if (G::violation(world, w, move)) {
                    // The mover knows its legal moves, so a world that forbids the move is a breach.
                    if (x == w) report.breaches.push_back({kind, true});
                    continue;
                }
                ++(x == w ? report.for_mover : report.for_others)[kind];
                if (gets<G>(world, w, move, x) != truth) report.breaches.push_back({kind, x == w});
                if (x != w) break;
            }
        }
    }, [](const typename G::State&) {}, games);
    return report;
}

/// Fails if fair undo of a game or variant can teach a seat anything.
template <class V>
void expect_fair_undo_teaches_nothing(int seats, int games, int worlds) {
    const UndoReport report = examine_undo<Plain<V>>(seats, games, worlds, beginning_of<V>());
    EXPECT_TRUE(report.breaches.empty()) << report.text();
    EXPECT_GT(report.barriers, 0);
    for (const auto& [kind, made] : report.free_moves) {
        if (made < 20) continue;                           // too rare to occur in every run of this length
        EXPECT_GT(report.for_mover.count(kind), 0u) << kind << " was never asked about with its mover's eyes";
        EXPECT_GT(report.for_others.count(kind), 0u) << kind << " was never asked about with other eyes";
    }
}

/// Fails if a barrier teaches nobody anything, more often than by coincidence, unless the specification names it a barrier whatever it
/// shows (`is_named`). Fails also if none of the named ones is idle: the exception is then not needed.
template <class V>
void expect_barriers_are_needed(int seats, int games, int worlds, const NamedBarriers<Plain<V>>& is_named = {}) {
    constexpr int kCoincidence = 20;                       // one idle barrier among so many
    const UndoReport report = examine_undo<Plain<V>>(seats, games, worlds, beginning_of<V>(), is_named);
    for (const auto& [kind, examined] : report.barriers_of)
        EXPECT_LE(report.idle.at(kind) * kCoincidence, examined) << kind << " is a barrier and teaches nobody anything";
    if (tests::kFewerRounds) return;                       // too few moves to meet each kind of barrier
    EXPECT_FALSE(report.barriers_of.empty());
    EXPECT_EQ(report.idle_named > 0, static_cast<bool>(is_named)) << "barriers by name that teach nobody anything";
}

/// A game in which no move can be taken back, which `examine_undo` finds.
template <class G>
struct NeverTakenBack : G {
    static bool is_barrier(const typename G::State&, const typename G::Move&, const typename G::State&, const std::vector<typename G::Event>&) { return true; }
};

/// Plays, undoes and redoes at random in both modes, saves and loads in between, and compares the match with a simple model.
template <class G>
void expect_undo_follows_the_barriers(int seats, std::uint64_t seed, int steps) {
    NewMatch how;
    how.names.resize(static_cast<std::size_t>(seats));
    how.seed = seed;
    auto started = Match<G>::start(how);
    ASSERT_TRUE(started);
    std::unique_ptr<AnyMatch> owner = std::move(*started);
    Match<G>* match = match_of<G>(*owner);
    Rng pick(seed);
    std::vector<std::string> path{match->hash()};          // the positions up to now and those that can be redone
    std::vector<bool> barrier{false};                      // for each position: whether the move that led to it is one
    std::size_t at = 0;
    int past_barriers = 0, refused = 0, far = 0;
    const auto marks = [&] {
        int count = 0;
        for (const FriendlyMark& mark : match->friendly_marks()) count += mark.count;
        return count;
    };
    for (int step = 0; step < steps; ++step) {
        SCOPED_TRACE("step " + std::to_string(step));
        const std::uint32_t what = pick.below(20);
        if (what < 10) {
            const auto moves = match->legal_moves();
            if (moves.empty()) continue;
            const bool was_refused = match->play(moves[pick.below(static_cast<std::uint32_t>(moves.size()))]).has_value();
            ASSERT_FALSE(was_refused);
            path.resize(++at);
            barrier.resize(at);
            path.push_back(match->hash());
            barrier.push_back(is_barrier_at(*match, at));
        } else if (what < 16) {
            const bool friendly = what == 15;
            const UndoAnswer expected = at == 0 ? UndoAnswer::nothing_left : barrier[at] && !friendly ? UndoAnswer::barrier : UndoAnswer::done;
            ASSERT_EQ(match->can_undo(friendly), expected == UndoAnswer::done);
            const bool past = expected == UndoAnswer::done && barrier[at];
            ASSERT_EQ(match->undo(friendly), expected);
            refused += expected == UndoAnswer::barrier;
            past_barriers += past;
            at -= expected == UndoAnswer::done;
        } else if (what < 19) {
            const bool expected = at + 1 < path.size();
            ASSERT_EQ(match->can_redo(), expected);
            ASSERT_EQ(match->redo(), expected);
            at += expected;
        } else {
            SaveHeader header{"law", "Law", "2026-11-21T09:00:00Z", "2026-11-21T09:00:00Z", {}};
            header.seats.resize(static_cast<std::size_t>(seats));
            auto loaded = read_save(to_text(write_save(header, *match)));
            ASSERT_TRUE(loaded) << loaded.error().pointer << ": " << loaded.error().message;
            owner = std::move(loaded->match);
            match = match_of<G>(*owner);
        }
        far = std::max(far, static_cast<int>(at));
        ASSERT_EQ(match->ply(), at);
        ASSERT_EQ(match->history_size() + 1, path.size());
        ASSERT_EQ(match->hash(), path[at]) << "undone and done again, a position is the very same, chance included";
        ASSERT_EQ(marks(), past_barriers) << "every move taken back past a barrier stays in the log";
        ASSERT_EQ(match->was_friendly(), past_barriers > 0);
    }
    EXPECT_GT(far, 5);
    EXPECT_GT(refused, 0) << "a barrier was met";
    EXPECT_GT(past_barriers, 0) << "and passed";
    // The log tells it to everybody, including spectators.
    int told = 0;
    for (const LogLine& line : match->log({}, Lang::en, 0))
        if (line.event["event"] == "taken_back") told += line.event["count"].get<int>();
    EXPECT_EQ(told, past_barriers);
}

}  // namespace orrery::tests
