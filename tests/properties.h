// The laws that hold for every game, checked in random games. A new game needs one line per set of seat counts:
//
//   template <> struct orrery::tests::AllMoves<mygame::Game> { static std::vector<mygame::Move> list(); };
//   template <> struct orrery::tests::OtherWorlds<mygame::Game> …    (the secrets: see tests/secrets_law.h)
//   INSTANTIATE_LAWS(MyGame, mygame::Game, testing::Values(2, 3, 4));
//   INSTANTIATE_EXTREMES(MyGame, mygame::Game);           // requires the specialisation of tests/extremes.h
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/ai/habits.h"
#include "engine/ai/lookahead.h"
#include "engine/core/hash.h"
#include "engine/core/rng.h"
#include "engine/match/link.h"
#include "engine/match/match.h"
#include "engine/match/save.h"
#include "engine/match/schema.h"
#include "tests/beginning.h"
#include "tests/extremes.h"
#include "tests/rounds.h"
#include "tests/schema_check.h"
#include "tests/secrets_law.h"

namespace orrery::tests {

/// Lists every well-formed move of a game, whatever the position. A game's tests specialise it.
template <class G>
struct AllMoves;

/// Returns whether move `ply` of a match is a barrier to undo, as the game defines it. Precondition: 0 < ply ≤
/// history_size().
template <class G>
bool is_barrier_at(const Match<G>& match, std::size_t ply) {
    return G::is_barrier(match.at(ply - 1), match.typed_move_at(ply - 1), match.at(ply), match.events_of(ply));
}

/// Plays random games and checks all laws. The expensive ones are checked at some of the positions only.
template <class G>
class Laws {
  public:
    using State = typename G::State;
    using Observation = typename G::Observation;
    using Move = typename G::Move;
    using MoveList = typename G::MoveList;
    using Event = typename G::Event;
    using Events = typename G::Events;

    explicit Laws(int seats, Beginning<G> begin = {}) : seats_(seats), begin_(begin) {}

    /// Every build plays games of a few moves whole, because so few positions would leave some laws without a case.
    static constexpr bool kIsShort = G::kMaxPlies <= 100;
    static int game_count() { return kIsShort ? 6 : rounds(6); }   ///< for each law and seat count

    /// Calls `look(state, move, events, after)` for every move of some random games (`stride()` thins them out), and
    /// `end(state)` at the end of each.
    template <class Look, class End>
    void walk(Look look, End end, int games = game_count()) const {
        for (int game = 0; game < games; ++game) {
            const auto seed = static_cast<std::uint64_t>(seats_ * 1000 + game);
            Rng pick(seed);
            State s = begin_.first(seats_, seed);
            for (int ply = 0; G::to_act(s); ++ply) {
                SCOPED_TRACE("seed " + std::to_string(seed) + ", ply " + std::to_string(ply));
                ASSERT_LT(ply, G::kMaxPlies);
                const MoveList moves = G::legal_moves(s, *G::to_act(s));
                ASSERT_FALSE(moves.empty());
                const Move move = moves[pick.below(static_cast<std::uint32_t>(moves.size()))];
                std::vector<Event> events;
                Events log(events);
                State after = s;
                G::apply(after, *G::to_act(s), move, nullptr, log);
                if (kIsShort || ply % stride() == 0) look(s, move, events, after);
                if (testing::Test::HasFatalFailure()) return;
                s = after;
            }
            end(s);
        }
    }
    template <class Look>
    void walk(Look look) const {
        walk(look, [](const State&) {});
    }

    void invariants_hold() const {
        const auto check = [](const State& s) { ASSERT_EQ(G::broken_invariant(s), ""); };
        walk([&](const State& s, const Move&, const std::vector<Event>&, const State&) { check(s); }, check);
    }

    /// A state is unchanged after writing and reading it, both as a value and as text.
    void codec_round_trip() const {
        const auto check = [this](const State& s) {
            Error error;
            const Json table = G::encode_table(s), decision = G::encode_decision(s), options = G::encode_options(s.options);
            const State again = G::decode_state(Reader(table, "/table", error), Reader(decision, "/decision", error),
                                                G::decode_options(Reader(options, "/options", error)), seats_, s.rng);
            ASSERT_EQ(error.message, "") << error.pointer;
            ASSERT_EQ(again, s);
            ASSERT_EQ(to_text(G::encode_table(again)), to_text(table));
        };
        walk([&](const State& s, const Move&, const std::vector<Event>&, const State&) { check(s); }, check);
    }

    /// The list holds exactly the moves without a violation, each once. No other seat may make any of them.
    void list_equals_predicate() const {
        const std::vector<Move> all = AllMoves<G>::list();
        int ply = 0;
        walk([&](const State& s, const Move&, const std::vector<Event>&, const State&) {
            const Seat who = *G::to_act(s);
            const MoveList moves = G::legal_moves(s, who);
            for (std::size_t i = 0; i < moves.size(); ++i) {
                ASSERT_FALSE(G::violation(s, who, moves[i]));
                ASSERT_TRUE(std::find(moves.begin() + i + 1, moves.end(), moves[i]) == moves.end()) << "a move is listed twice";
                const auto decoded = G::decode_move(G::encode_move(moves[i]));
                ASSERT_TRUE(decoded && *decoded == moves[i]);
                for (const Seat other : all_seats(seats_)) {
                    if (other == who) continue;
                    const Verdict verdict = G::violation(s, other, moves[i]);
                    ASSERT_TRUE(verdict);
                    ASSERT_EQ(verdict->rule, &G::not_asked_rule());
                }
            }
            for (const Seat other : all_seats(seats_)) {
                if (other != who) {
                    ASSERT_TRUE(G::legal_moves(s, other).empty());
                }
            }
            if (ply++ % 13 != 0) return;
            std::size_t legal = 0;
            for (const Move& move : all) {
                const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
                const bool allowed = !G::violation(s, who, move);
                ASSERT_EQ(listed, allowed) << to_text(G::encode_move(move));
                legal += allowed;
            }
            ASSERT_EQ(legal, moves.size()) << "a legal move is missing from the list of all moves";
        }, [&](const State& s) {
            for (const Seat seat : all_seats(seats_)) ASSERT_TRUE(G::legal_moves(s, seat).empty());
            ASSERT_TRUE(G::violation(s, 0, all.front()));
        });
    }

    /// A state made by `determinize` from a seat's observation looks the same to that seat: its moves are the same, and so
    /// are the refusals and the features.
    void observation_laws() const {
        const std::vector<Move> all = AllMoves<G>::list();
        Rng rng(99);
        int ply = 0;
        const auto check = [&](const State& s) {
            ++ply;
            for (const Seat seat : all_seats(seats_)) {
                const Observation seen = G::observe(s, seat);
                const State determinized = G::determinize(seen, rng);
                ASSERT_EQ(G::observe(determinized, seat), seen);
                ASSERT_EQ(G::broken_invariant(determinized), "");
                ASSERT_EQ(to_text(G::encode_table(G::observe(determinized, seat))), to_text(G::encode_table(seen)));
                ASSERT_EQ(G::to_act(determinized), G::to_act(s));
                if constexpr (HasFeatures<G>) {
                    ASSERT_EQ(features_of<G>(determinized, seat), features_of<G>(s, seat)) << "a feature tells a secret";
                    ASSERT_EQ(features_of<G>(seen), features_of<G>(s, seat));
                    const auto topics = feature_topics<G>(seen);
                    ASSERT_EQ(std::set<int>(topics.begin(), topics.end()).size(), G::topic_words().size()) << "a topic without features";
                    ASSERT_LT(*std::max_element(topics.begin(), topics.end()), G::topic_words().size()) << "a feature without a topic";
                }
                if (G::to_act(s) != seat) continue;
                ASSERT_EQ(G::legal_moves(determinized, seat), G::legal_moves(s, seat)) << "legality tells a secret";
                if (ply % 23 != 0) continue;
                for (const Move& move : all) {
                    const Verdict truth = G::violation(s, seat, move), guess = G::violation(determinized, seat, move);
                    ASSERT_EQ(truth.has_value(), guess.has_value());
                    if (!truth) continue;
                    ASSERT_EQ(truth->rule, guess->rule) << "a refusal tells a secret";
                    ASSERT_EQ(truth->have, guess->have);
                    ASSERT_EQ(truth->need, guess->need);
                }
            }
        };
        walk([&](const State& s, const Move&, const std::vector<Event>&, const State&) { check(s); }, check);
    }

    /// A covered table shows public information only. It is the same in every world that looks the same to any seat, and it
    /// shows the viewer none of the viewer's own secrets.
    void covered_tables_are_open() const {
        Rng rng(31);
        int ply = 0;
        const auto check = [&](const State& s) {
            if (++ply % 3 != 0) return;
            for (const Seat viewer : all_seats(seats_)) {
                const Observation open = G::observe_public(s, viewer);
                for (const Seat knows : all_seats(seats_)) {
                    const State determinized = G::determinize(G::observe(s, knows), rng);
                    ASSERT_EQ(G::observe_public(determinized, viewer), open) << "seat " << int(knows) << " would learn of seat " << int(viewer);
                }
            }
        };
        walk([&](const State& s, const Move&, const std::vector<Event>&, const State&) { check(s); }, check);
    }

    /// A decision of another seat tells a seat no more than the table does: what it offers (cards to choose from) is named only if
    /// the seat sees it on the table as well.
    void decisions_tell_no_secret() const {
        int ply = 0;
        walk([&](const State& s, const Move&, const std::vector<Event>&, const State&) {
            if (++ply % 3 != 0) return;
            const Json table = G::encode_table(s);
            for (const Seat seat : all_seats(seats_)) {
                if (seat == *G::to_act(s)) continue;
                for (const Observation& seen : {G::observe(s, seat), G::observe_public(s, seat)})
                    for (const std::string& id : ids_told_by(G::encode_decision(seen), G::encode_table(seen), table))
                        FAIL() << "the decision of seat " << int(*G::to_act(s)) << " tells seat " << int(seat) << " of " << id;
            }
        });
    }

    /// A decision taken in the open is described in the words of its own seat while the others look on. Its moves, names and
    /// prompt are the same in every state that looks the same to another seat.
    void open_decisions_tell_no_secret() const {
        static const Names names{"Aki", "Ben", "Cleo", "Dan", "Eri"};
        Rng rng(41);
        walk([&](const State& s, const Move&, const std::vector<Event>&, const State&) {
            const Seat who = *G::to_act(s);
            if (!G::decides_in_the_open(s) || !G::has_secrets(s, who)) return;
            const auto told = [who](const State& state) {
                const Observation o = G::observe(state, who);
                std::string out;
                for (const Lang lang : kLangs) {
                    out += G::prompt(o, names, lang) + "\n";
                    for (const Move& move : G::legal_moves(state, who))
                        out += G::move_name(o, move, lang) + ": " + G::confirmation(o, move, names, lang).question + "\n";
                }
                return out;
            };
            const std::string truth = told(s);
            for (const Seat other : all_seats(seats_)) {
                if (other != who) {
                    ASSERT_EQ(told(G::determinize(G::observe(s, other), rng)), truth);
                }
            }
        });
    }

    /// Everybody reads the nouns next to undo and redo. Moves that look the same in the open have the same noun.
    void nouns_tell_no_secret() const {
        struct Outcome {
            std::string told;
            Observation open;
            std::string noun[2];
        };
        int ply = 0;
        walk([&](const State& s, const Move&, const std::vector<Event>&, const State&) {
            if (++ply % 5 != 0) return;
            const Seat who = *G::to_act(s);
            const Observation before = G::observe_public(s, who);
            std::vector<Outcome> outcomes;
            for (const Move& move : G::legal_moves(s, who)) {
                State after = s;
                std::vector<Event> events;
                Events log(events);
                G::apply(after, who, move, nullptr, log);
                Outcome one{{}, G::observe_public(after, who), {G::move_noun(before, move, Lang::en), G::move_noun(before, move, Lang::ja)}};
                for (const Event& event : events) one.told += to_text(G::encode_event(G::redact_for_all(event)));
                for (const Outcome& other : outcomes) {
                    if (other.told != one.told || !(other.open == one.open)) continue;
                    ASSERT_EQ(other.noun[0], one.noun[0]) << to_text(G::encode_move(move));
                    ASSERT_EQ(other.noun[1], one.noun[1]) << to_text(G::encode_move(move));
                }
                outcomes.push_back(std::move(one));
            }
        });
    }

    /// `determinize` does not return the true state. Its generator is never the real one, and in every place that the view
    /// hides (a card, a choice, a whole pile) the guess mostly differs from the truth. Places that differ in their index
    /// only are counted together. Places that are truly empty are not counted, because guessing them right reveals nothing.
    /// Where few cards are left to guess from, a guess is often right: one of two secret goals, the last card of a pile. There
    /// it may be right as often as the other worlds of OtherWorlds, which do not depend on `determinize`, hold the truth.
    void determinization_differs() const {
        std::vector<std::string> leaks = leaks_of_determinization(game_count());
        if (!leaks.empty()) leaks = leaks_of_determinization(8 * game_count());        // of few guesses, many may be right by chance
        for (const std::string& leak : leaks) ADD_FAILURE() << leak;
    }
    /// Returns the places that were guessed right too often in so many games.
    std::vector<std::string> leaks_of_determinization(int games) const {
        constexpr int kDraws = 4;                          // of another world, for each guess
        Rng rng(5), other_rng(6);
        std::map<std::string, Guesses> places, others;
        const auto look = [&](const State& s, const Move&, const std::vector<Event>&, const State&) {
            if (rng.below(3) != 0) return;
            for (const Seat seat : all_seats(seats_)) {
                const Observation seen = G::observe(s, seat);
                const State determinized = G::determinize(seen, rng);
                ASSERT_FALSE(determinized.rng == s.rng) << "a guess knows the future";
                const Json view = G::encode_table(seen), truth = G::encode_table(s);
                compare_hidden(view, truth, G::encode_table(determinized), "", places);
                for (int i = 0; i < kDraws; ++i)
                    compare_hidden(view, truth, G::encode_table(OtherWorlds<G>::another(s, seat, other_rng)), "", others);
            }
        };
        walk(look, [](const State&) {}, games);
        if (places.empty()) return {"nothing is hidden"};
        std::vector<std::string> out;
        for (const auto& [place, guesses] : places) {
            // A quarter of the guesses may be right. For few guesses, three and a half standard deviations are added.
            const int allowed = std::max(guesses.made, others[place].same * 4 / kDraws);
            const int excess = guesses.same * 4 - allowed;
            if (excess <= 0 || excess * excess <= 36 * allowed) continue;
            out.push_back(place + ": " + std::to_string(guesses.same) + " of " + std::to_string(guesses.made) + " guesses were the truth");
        }
        return out;
    }

    /// Positions, views, options, moves and events are valid by the schemas of the game, for this number of seats and for all. The
    /// schemas of views and events refuse keys and values of another form, which no reader would.
    void documents_fit_their_schemas() const {
        const SeatCounts own{seats_, seats_}, all{G::info().min_seats, G::info().max_seats};
        std::map<std::string_view, std::pair<std::vector<SchemaCheck>, Damages>> checks;
        for (const std::string_view document : kSchemaDocuments)
            for (const SeatCounts& seats : {own, all})
                if (Json schema = document_schema(G::info(), document, seats); !schema.is_null())
                    checks[document].first.emplace_back(std::move(schema));
        const auto check = [&](std::string_view document, const Json& json) {
            auto& [schemas, damages] = checks[document];
            for (const SchemaCheck& schema : schemas) {
                ASSERT_EQ(schema.fault(json), "") << document << ": " << to_text(json);
            }
            if (schemas.empty() || document == "position" || kFewerRounds) return;
            damages.each(schemas[0], json, [&schema = schemas[0]](const Damaged& damaged) {
                if (damaged.what == "a key added" || damaged.what == R"(replaced by {"no":"such"})") {
                    EXPECT_FALSE(schema.accepts(damaged.document)) << damaged.place << " " << damaged.what;
                }
            });
        };
        const auto check_state = [&](const State& s) {
            const Json position = extreme_document<G>(s);
            check("position", position);
            check("options", position["options"]);
            for (const Seat seat : all_seats(seats_)) {
                const Observation seen = G::observe(s, seat);
                Json view = position;
                view.erase("rng");
                view["table"] = G::encode_table(seen);
                view["decision"] = G::encode_decision(seen);
                check("view", view);
            }
        };
        int ply = 0;
        walk([&](const State& s, const Move&, const std::vector<Event>& events, const State&) {
            if (++ply % 5 == 0) check_state(s);
            for (const Move& move : G::legal_moves(s, *G::to_act(s))) check("move", G::encode_move(move));
            for (const Event& event : events) {
                check("event", G::encode_event_full(event));
                check("event", G::encode_event(G::redact_for_all(event)));
            }
        }, check_state, rounds(2));
    }

    /// Redacting an event twice gives the same as redacting it once, and redacting each reader's part for everybody gives
    /// the part for everybody.
    void redaction_laws() const {
        walk([&](const State&, const Move&, const std::vector<Event>& events, const State&) {
            for (const Event& event : events) {
                const std::string to_all = to_text(G::encode_event(G::redact_for_all(event)));
                ASSERT_EQ(to_text(G::encode_event(G::redact_for_all(G::redact_for_all(event)))), to_all);
                for (const Seat reader : all_seats(seats_)) {
                    const Event told = G::redact(event, reader);
                    ASSERT_EQ(to_text(G::encode_event(G::redact(told, reader))), to_text(G::encode_event(told)));
                    ASSERT_EQ(to_text(G::encode_event(G::redact_for_all(told))), to_all);
                }
            }
        });
    }

    /// A move that is not a barrier teaches its mover nothing. Made in any state that looks the same to the mover, it leads
    /// to states that look the same again. So taking it back never leaves a seat with knowledge of chance or of another
    /// seat's secret.
    void only_barriers_reveal() const {
        Rng rng(17);
        int barriers = 0, revealing = 0;
        walk([&](const State& s, const Move& move, const std::vector<Event>& events, const State& after) {
            const Seat who = *G::to_act(s);
            State determinized = G::determinize(G::observe(s, who), rng);
            Events dropped;
            G::apply(determinized, who, move, nullptr, dropped);
            const bool same = G::observe(determinized, who) == G::observe(after, who);
            const bool is_barrier = G::is_barrier(s, move, after, events);
            if (!is_barrier) {
                ASSERT_TRUE(same) << to_text(G::encode_move(move)) << " reveals something and can be undone";
            }
            barriers += is_barrier;
            revealing += !same;
        });
        EXPECT_GT(barriers, 0);
        EXPECT_GT(revealing, 0) << "the law was never put to the test";
    }

    /// The score sheet lists the seats and then the automata that the game names. Only its end has a ranking, in order of the
    /// places, and winners. Turns belong to seats, never to an automaton; an event may be about either.
    void scores_are_sound() const {
        const auto check = [this](const State& s) {
            const ScoreSheet sheet = G::score(s);
            const std::size_t parts = score_columns(G::info(), G::encode_options(s.options)).size();
            ASSERT_GE(sheet.rows.size(), static_cast<std::size_t>(seats_));
            for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
                const ScoreSheet::Row& row = sheet.rows[i];
                const auto& known = G::info().automata;
                const bool is_known = std::any_of(known.begin(), known.end(), [&row](const Automaton& one) { return &one == row.automaton; });
                ASSERT_EQ(row.automaton == nullptr, i < static_cast<std::size_t>(seats_));
                ASSERT_TRUE(row.automaton == nullptr || is_known);
                ASSERT_EQ(row.points.size(), parts);
                int sum = 0;
                for (const int points : row.points) sum += points;
                ASSERT_EQ(row.total, sum);
                ASSERT_GE(row.place, 1);
                ASSERT_LE(row.place, static_cast<int>(sheet.rows.size()));
            }
            ASSERT_EQ(sheet.over, !G::to_act(s).has_value());
            ASSERT_EQ(sheet.ranking.size(), sheet.over ? sheet.rows.size() : 0);
            std::set<Seat> ranked;
            for (std::size_t i = 0; i < sheet.ranking.size(); ++i) {
                ranked.insert(sheet.ranking[i].index);
                if (i > 0) {
                    ASSERT_LE(sheet.row(sheet.ranking[i - 1]).place, sheet.row(sheet.ranking[i]).place);
                }
            }
            ASSERT_EQ(ranked.size(), sheet.ranking.size());
            for (std::size_t i = 0; i < sheet.winners.size(); ++i) {
                ASSERT_TRUE(ranked.count(sheet.winners[i].index) > 0);
                ASSERT_TRUE(i == 0 || sheet.winners[i - 1].index < sheet.winners[i].index);
            }
            ASSERT_LT(G::turn_seat(s), seats_);
        };
        walk([&](const State& s, const Move&, const std::vector<Event>& events, const State& after) {
            check(s);
            const auto contenders = static_cast<int>(G::score(after).rows.size());
            for (const Event& event : events) {
                const auto about = event_contender(event, seats_);
                ASSERT_TRUE(!about || about->index < contenders) << "an event is about nobody at the table";
            }
        }, check);
    }

    /// Plays a whole game as a match: back to the start, forward to the end, saved and loaded in between.
    void history_and_saves() const {
        for (int game = 0; game < rounds(3); ++game) {
            NewMatch how;
            how.names.resize(static_cast<std::size_t>(seats_));
            how.seed = static_cast<std::uint64_t>(seats_ * 77 + game);
            auto started = begin_.match(how);
            ASSERT_TRUE(started);
            Match<G>& match = *match_of<G>(**started);
            Rng pick(how.seed);
            const auto is_looked_at = [](std::size_t ply) { return ply % static_cast<std::size_t>(stride()) == 0; };
            std::vector<std::string> texts{to_text(match.position())}, hashes{match.hash()};
            while (match.to_act()) {
                const MoveList moves = match.legal_moves();
                const bool refused = match.play(moves[pick.below(static_cast<std::uint32_t>(moves.size()))]).has_value();
                ASSERT_FALSE(refused);
                texts.push_back(is_looked_at(match.ply()) || !match.to_act() ? to_text(match.position()) : std::string());
                hashes.push_back(match.hash());
            }
            const std::size_t end = match.ply();

            SaveHeader header{"law", "Law", "2026-11-21T09:00:00Z", "2026-11-21T09:00:00Z", {}};
            header.seats.resize(static_cast<std::size_t>(seats_));
            const std::string finished = to_text(write_save(header, match));
            const auto loaded = read_save(finished);
            ASSERT_TRUE(loaded) << loaded.error().pointer << ": " << loaded.error().message;
            ASSERT_FALSE(loaded->notice);
            ASSERT_EQ(to_text(write_save(loaded->header, *loaded->match)), finished);

            // Fair undo goes back exactly to the last barrier.
            while (match.ply() > 0 && !is_barrier_at(match, match.ply())) ASSERT_EQ(match.undo(false), UndoAnswer::done);
            ASSERT_EQ(match.undo(false), match.ply() == 0 ? UndoAnswer::nothing_left : UndoAnswer::barrier);
            ASSERT_FALSE(match.was_friendly());
            while (match.ply() > 0) {
                if (is_looked_at(match.ply())) {
                    ASSERT_EQ(to_text(match.position()), texts[match.ply()]);
                }
                ASSERT_EQ(match.undo(true), UndoAnswer::done);
            }
            ASSERT_EQ(to_text(match.position()), texts[0]);
            ASSERT_TRUE(match.was_friendly());
            while (match.redo()) ASSERT_EQ(match.hash(), hashes[match.ply()]);
            ASSERT_EQ(match.ply(), end);
            ASSERT_EQ(to_text(match.position()), texts[end]);

            // A save from the middle keeps the moves that can be redone.
            match.rewind(end / 2);
            const auto half = read_save(to_text(write_save(header, match)));
            ASSERT_TRUE(half);
            ASSERT_FALSE(half->notice);
            ASSERT_EQ(half->match->hash(), hashes[end / 2]);
            while (half->match->redo()) {}
            ASSERT_EQ(to_text(half->match->position()), texts[end]);
        }
    }

  private:
    struct Guesses {
        int made = 0, same = 0;
    };
    static void compare_hidden(const Json& seen, const Json& truth, const Json& guess, const std::string& place,
                               std::map<std::string, Guesses>& places) {
        const bool hidden_card = seen == "?", hidden_pile = seen.is_number_integer() && truth.is_array();
        if (hidden_card || hidden_pile) {
            if (hidden_pile && truth.size() < 4) return;   // a guess at so little is often right
            if (truth.is_null()) return;
            ++places[place].made;
            places[place].same += guess == truth;
        } else if (seen.is_array()) {
            // A view may list a card among others although it lies elsewhere, so that its absence reveals nothing.
            const std::size_t common = std::min({seen.size(), truth.size(), guess.size()});
            for (std::size_t i = 0; i < common; ++i) compare_hidden(seen[i], truth[i], guess[i], place + "/*", places);
        } else if (seen.is_object()) {
            for (const auto& item : seen.items())
                compare_hidden(item.value(), truth.at(item.key()), guess.at(item.key()), place + "/" + item.key(), places);
        }
    }

    int seats_;
    Beginning<G> begin_;
};

/// Laws of a game's extreme positions and of their documents.
template <class G>
class ExtremeLaws {
  public:
    using State = typename G::State;
    using Position = Extreme<State>;

    /// The positions are valid and distinct, and include every kind of decision and the end of the game.
    void are_what_they_should_be() const {
        std::set<std::string> kinds;
        bool ends = false;
        each([&](const Position& position) {
            EXPECT_EQ(G::broken_invariant(position.state), "");
            const Json decision = G::encode_decision(position.state);
            if (decision.is_null()) ends = true;
            else kinds.insert(decision.at("kind").template get<std::string>());
        }, 1);
        EXPECT_EQ(kinds.size(), ExtremePositions<G>::kinds());
        EXPECT_TRUE(ends);
    }

    /// The list holds exactly the moves without a violation, each once.
    void list_equals_predicate() const {
        const std::vector<typename G::Move> all = AllMoves<G>::list();
        each([&](const Position& position) {
            const auto who = G::to_act(position.state);
            if (!who) return;
            const auto moves = G::legal_moves(position.state, *who);
            ASSERT_FALSE(moves.empty());
            std::size_t legal = 0;
            for (const auto& move : all) {
                const bool allowed = !G::violation(position.state, *who, move);
                legal += allowed;
                ASSERT_EQ(contains(moves, move), allowed) << to_text(G::encode_move(move));
            }
            ASSERT_EQ(legal, moves.size());
        });
    }

    /// Each legal move leads to a valid position, whose document can be read again.
    void every_move_can_be_made() const {
        each([&](const Position& position) {
            const auto who = G::to_act(position.state);
            if (!who) return;
            for (const auto& move : G::legal_moves(position.state, *who)) {
                SCOPED_TRACE(to_text(G::encode_move(move)));
                State after = position.state;
                std::vector<typename G::Event> events;
                typename G::Events log(events);
                G::apply(after, *who, move, nullptr, log);
                ASSERT_EQ(G::broken_invariant(after), "");
                ASSERT_EQ(read_again(after), after);
                for (const auto& event : events)
                    for (const Seat reader : all_seats(after.seats)) (void)G::encode_event(G::redact(event, reader));
            }
        });
    }

    /// No counter that a document may state is so large that a move leads beyond what the reader accepts. Every number of the
    /// position's table is raised as far as the reader allows: each one alone, and all of these together, from the first to the
    /// last and the other way round, so that the first ones reach the most that the others leave them. Moves are made from there.
    /// Builds with fewer rounds look at the first position only: the law is about what documents hold, which no build changes.
    void counters_stay_readable() const {
        Rng pick(41);
        std::size_t count = 0;
        each([&](const Position& position) {
            if (stride() > 1 && count > 0) return;
            std::vector<std::string> numbers, raised;
            collect_numbers(G::encode_table(position.state), "", numbers);
            for (const std::string& number : numbers) {
                const State alone = with_most(position.state, number);
                if (alone == position.state) continue;
                raised.push_back(number);
                SCOPED_TRACE(number);
                play_and_read(alone, pick, 1);
                if (testing::Test::HasFatalFailure()) return;
            }
            count += raised.size();
            State first = position.state, last = position.state;
            for (std::size_t i = 0; i < raised.size(); ++i) {
                first = with_most(first, raised[i]);
                last = with_most(last, raised[raised.size() - 1 - i]);
            }
            for (const State& s : {first, last}) {
                SCOPED_TRACE(to_text(G::encode_table(s)));
                if (const auto who = G::to_act(s))
                    for (const auto& move : G::legal_moves(s, *who)) {
                        make_and_read(s, move);
                        if (testing::Test::HasFatalFailure()) return;
                    }
                play_and_read(s, pick, 20);
                if (testing::Test::HasFatalFailure()) return;
            }
        }, 27);
        EXPECT_GT(count, 0u) << "no number can be raised";
    }

    /// `determinize` finds a state for what each seat sees, and every text about the position can be built.
    void can_be_seen_and_told() const {
        Rng rng(3);
        each([&](const Position& position) {
            const State& s = position.state;
            const auto match = loaded(s);
            ASSERT_TRUE(match);
            for (const Seat seat : all_seats(s.seats)) {
                const auto seen = G::observe(s, seat);
                const State determinized = G::determinize(seen, rng);
                ASSERT_EQ(G::observe(determinized, seat), seen);
                ASSERT_EQ(G::broken_invariant(determinized), "");
                (void)match->view(seat);
                for (const Lang lang : {Lang::en, Lang::ja}) {
                    ASSERT_FALSE(match->describe_table(seat, false, lang).empty());
                    (void)match->describe_table(seat, true, lang);
                    (void)match->prompt(seat, lang);
                }
            }
            (void)match->score();
            const std::vector<Json> moves = match->moves();
            for (const Json& move : moves) ASSERT_FALSE(match->move_name(move, Lang::en).empty());
            if (!moves.empty()) (void)match->confirmation(moves.front(), Lang::ja);            // may look far ahead
            for (const auto& [move, refusal] : match->impossible()) ASSERT_FALSE(refusal.message.en.empty()) << to_text(move);
            if (!moves.empty()) {
                BotStats stats;
                ASSERT_FALSE(match->refusal(match->bot_move("normal", 1, {0, 3}, stats)));
            }
        });
    }

    /// Written as a position, a save and a link, the position is read back unchanged, and so is the position after a move.
    void documents_lead_back() const {
        each([&](const Position& position) {
            const auto match = loaded(position.state);
            ASSERT_TRUE(match);
            for (int move = 0; move < 2; ++move) {
                SaveHeader header{"law", "Law", "2026-11-21T09:00:00Z", "2026-11-21T09:00:00Z", {}};
                header.seats.resize(static_cast<std::size_t>(match->seats()));
                const auto saved = read_save(to_text(write_save(header, *match)));
                ASSERT_TRUE(saved) << saved.error().pointer << ": " << saved.error().message;
                ASSERT_FALSE(saved->notice);
                ASSERT_EQ(saved->match->hash(), match->hash());
                const std::string link = write_link(header, *match);
                ASSERT_FALSE(link.empty());
                const auto sent = read_link(link);
                ASSERT_TRUE(sent) << sent.error().message;
                ASSERT_EQ(sent->match->hash(), match->hash());
                if (!match->to_act()) break;
                ASSERT_TRUE(match->make(match->moves().back()));
            }
        }, 9);
    }

    /// Every list of a document has a limit. A longer list is an error whose pointer names it.
    void lists_are_bounded() const {
        each([&](const Position& position) {
            const Json document = extreme_document<G>(position.state);
            ASSERT_TRUE(Match<G>::load(document));
            std::vector<std::string> lists;
            collect_lists(document, "", lists);
            for (const std::string& pointer : lists) {
                SCOPED_TRACE(pointer);
                Json longer = document;
                Json& list = longer[Json::json_pointer(pointer)];
                const Json one = list.empty() ? Json("?") : list.front();
                const std::size_t longest = starts_with(pointer, "/rng/") ? 10'000 : 256;           // above all limits
                while (list.size() <= longest) list.push_back(one);
                const auto match = Match<G>::load(longer);
                ASSERT_FALSE(match);
                // Values that follow from the rest of the table are refused as a whole.
                const std::string& told = match.error().pointer;
                const bool follows = starts_with(pointer, "/table/result") || starts_with(pointer, "/decision");
                ASSERT_TRUE(told == pointer || (follows && starts_with(pointer, told))) << told << ": " << match.error().message;
            }
        }, 9);
    }

    /// Every list of the document of a position reaches its smallest and its largest size in one of the positions. The schema states
    /// these sizes, except where the rules leave less room (ExtremePositions<G>::narrower()).
    void lists_reach_their_limits() const {
        const SchemaCheck check(document_schema(G::info(), "position", {G::info().min_seats, G::info().max_seats}));
        std::map<std::string, Sizes> expected = check.lists(), reached;
        for (auto it = expected.begin(); it != expected.end();)
            it = starts_with(it->first, "/rng/") ? expected.erase(it) : std::next(it);       // rolls to come; no game has them
        EXPECT_FALSE(expected.empty());
        for (const Narrower& less : ExtremePositions<G>::narrower()) {
            const auto stated = expected.find(less.place);
            ASSERT_NE(stated, expected.end()) << less.place << " is no list";
            EXPECT_NE(stated->second, less.sizes) << less.place << " needs no reason";
            stated->second = less.sizes;
        }
        for (const Position& position : ExtremePositions<G>::list()) collect_sizes(extreme_document<G>(position.state), "", reached);
        for (const auto& [place, sizes] : expected) {
            const auto found = reached.find(place);
            if (found == reached.end()) {
                ADD_FAILURE() << place << " is in no position";
                continue;
            }
            EXPECT_EQ(found->second.least, sizes.least) << "the smallest " << place;
            EXPECT_EQ(found->second.most, sizes.most) << "the largest " << place;
        }
    }

    /// What the schema of a position refuses, the reader refuses; and what is wrong with the form of a document, both refuse. Each
    /// place that the schema knows is damaged.
    void damaged_positions_are_refused() const {
        const int least = G::info().min_seats, most = G::info().max_seats;
        if (document_schema(G::info(), "position", {least, most}).is_null()) return;
        std::map<int, SchemaCheck> checks;
        for (int seats = least; seats <= most; ++seats)
            checks.emplace(seats, document_schema(G::info(), "position", {seats, seats}));
        Damages damages;
        const auto damage = [&](const State& s) {
            const SchemaCheck& check = checks.at(s.seats);
            Json document = extreme_document<G>(s);
            document["rng"]["dice"] = Json::array({1, 6});
            document["rng"]["shuffles"] = Json::array({Json::array({"a"})});
            ASSERT_EQ(check.fault(document), "");
            damages.each(check, document, [&check](const Damaged& damaged) {
                const bool is_read = static_cast<bool>(Match<G>::load(damaged.document));
                if (kFewerRounds) return;    // the reader alone may touch memory that it should not
                const bool is_valid = check.accepts(damaged.document);
                const std::string what = damaged.place + " " + damaged.what;
                EXPECT_TRUE(is_valid || !is_read) << what << ": only the schema refuses it";
                EXPECT_TRUE(!is_valid || is_read || !damaged.is_form) << what << ": only the reader refuses it";
            });
        };
        const auto missing = [&] {
            std::vector<std::string> out;
            for (const auto& place : checks.at(least).places())
                if (damages.places().count(place.first) == 0) out.push_back(place.first);
            return out;
        };
        each([&](const Position& position) { damage(position.state); }, 1);
        // Lists that are empty in all extreme positions have elements in a random game. Builds with fewer rounds see too few of its
        // positions to reach every place.
        if (kFewerRounds) return;
        if (!missing().empty()) {
            const auto look = [&](const State& s, const typename G::Move&, const std::vector<typename G::Event>&, const State&) {
                damage(s);
            };
            Laws<G>(least).walk(look, damage, 1);
        }
        EXPECT_EQ(missing(), std::vector<std::string>{}) << "never damaged";
    }

    /// The schema of a move refuses exactly what the reader refuses, which knows the form only.
    void damaged_moves_are_refused() const {
        const SchemaCheck check(document_schema(G::info(), "move", {G::info().min_seats, G::info().max_seats}));
        std::set<std::size_t> alternatives;
        for (const auto& move : AllMoves<G>::list()) {
            if (!alternatives.insert(move.index()).second) continue;
            const Json good = G::encode_move(move);
            ASSERT_EQ(check.fault(good), "") << to_text(good);
            Damages().each(check, good, [&](const Damaged& damaged) {
                EXPECT_EQ(check.accepts(damaged.document), G::decode_move(damaged.document).has_value()) << to_text(damaged.document);
            });
        }
        EXPECT_EQ(alternatives.size(), std::variant_size_v<typename G::Move>);
    }

    /// The longest history that is kept fits into a document.
    void longest_history_fits() const {
        std::size_t longest = 0;
        for (const auto& move : AllMoves<G>::list()) longest = std::max(longest, to_text(G::encode_move(move)).size() + 1);
        constexpr std::size_t kRest = 256u << 10u;         // two positions, names, times
        EXPECT_LE(longest * static_cast<std::size_t>(G::info().max_plies) + kRest, kMaxJsonBytes);
        EXPECT_GE(G::info().max_plies, G::kMaxPlies);
    }

    /// The habits of the computer players tell all moves apart (engine/ai/habits.h).
    void keys_tell_moves_apart() const {
        std::map<std::uint32_t, std::string> moves;
        for (const auto& move : AllMoves<G>::list()) {
            const std::string text = to_text(G::encode_move(move));
            EXPECT_EQ(moves.emplace(MoveKey(move).value(), text).first->second, text);
        }
        EXPECT_GT(moves.size(), 1u);
    }

  private:
    static bool starts_with(const std::string& text, const std::string& prefix) { return text.compare(0, prefix.size(), prefix) == 0; }

    /// Calls `look` for every `step`-th position (the tier and the build change the step) and for the first of each kind of
    /// decision. A `step` of 1 selects all positions.
    template <class Look>
    static void each(Look look, std::size_t step = 3) {
        const std::vector<Position> list = ExtremePositions<G>::list();
        std::set<std::string> kinds;
        for (std::size_t i = 0; i < list.size(); ++i) {
            SCOPED_TRACE(list[i].what);
            const Json decision = G::encode_decision(list[i].state);
            const bool is_new = kinds.insert(decision.is_null() ? "" : decision.at("kind").template get<std::string>()).second;
            const std::size_t apart = is_deep() ? std::max<std::size_t>(step / 3, 1) : step * static_cast<std::size_t>(stride());
            if (!is_new && step > 1 && i % apart != 0) continue;
            look(list[i]);
            if (testing::Test::HasFatalFailure()) return;
        }
    }
    /// Widens the sizes that were found by those of the lists in a document. A `*` in a place stands for each element.
    static void collect_sizes(const Json& node, const std::string& place, std::map<std::string, Sizes>& found) {
        if (node.is_array()) {
            Sizes& sizes = found.try_emplace(place, Sizes{node.size(), node.size()}).first->second;
            sizes = {std::min(sizes.least, node.size()), std::max(sizes.most, node.size())};
            for (const Json& element : node) collect_sizes(element, place + "/*", found);
        } else if (node.is_object()) {
            for (const auto& member : node.items()) collect_sizes(member.value(), place + "/" + member.key(), found);
        }
    }
    static State read_again(const State& s) {
        Error error;
        const Json table = G::encode_table(s), decision = G::encode_decision(s), options = G::encode_options(s.options);
        State again = G::decode_state(Reader(table, "/table", error), Reader(decision, "/decision", error),
                                      G::decode_options(Reader(options, "/options", error)), s.seats, s.rng);
        EXPECT_EQ(error.message, "") << error.pointer;
        return again;
    }
    /// Returns the state of the document of `like` with another table, and with the decision that follows from it; nullopt if
    /// the reader refuses the table.
    static std::optional<State> read(const Json& table, const State& like) {
        Json decision = G::encode_decision(like);
        const Json options = G::encode_options(like.options);
        for (int tries = 0; tries < 2; ++tries) {
            Error error;
            const State s = G::decode_state(Reader(table, "/table", error), Reader(decision, "/decision", error),
                                            G::decode_options(Reader(options, "/options", error)), like.seats, like.rng);
            if (error.message.empty()) return s;
            if (!starts_with(error.pointer, "/decision")) return {};
            decision = G::encode_decision(s);
        }
        return {};
    }
    /// Returns the state with the number at `pointer` raised until the reader refuses a larger one.
    static State with_most(const State& s, const std::string& pointer) {
        constexpr std::int64_t kFar = std::int64_t{1} << 40;
        Json table = G::encode_table(s);
        Json& number = table[Json::json_pointer(pointer)];
        State most = s;
        std::int64_t value = number.get<std::int64_t>();
        const auto accepts = [&](std::int64_t larger) {
            number = larger;
            const std::optional<State> read_state = read(table, s);
            if (!read_state) return false;
            most = *read_state;
            value = larger;
            return true;
        };
        std::int64_t step = 1;
        while (step < kFar && accepts(value + step)) step *= 2;
        for (step /= 2; step > 0; step /= 2) (void)accepts(value + step);
        return most;
    }
    /// Makes a legal move. Returns the state after it, which is written and read.
    static State make_and_read(State s, const typename G::Move& move) {
        typename G::Events dropped;
        G::apply(s, *G::to_act(s), move, nullptr, dropped);
        const std::string what = to_text(G::encode_move(move));
        EXPECT_EQ(G::broken_invariant(s), "") << what;
        [&] { ASSERT_EQ(read_again(s), s) << what; }();
        return s;
    }
    static void play_and_read(State s, Rng& pick, int moves) {
        for (int i = 0; i < moves && G::to_act(s) && !testing::Test::HasFatalFailure(); ++i) {
            const auto legal = G::legal_moves(s, *G::to_act(s));
            s = make_and_read(s, legal[pick.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
    static void collect_numbers(const Json& node, const std::string& pointer, std::vector<std::string>& out) {
        if (node.is_number_integer()) out.push_back(pointer);
        if (node.is_array())
            for (std::size_t i = 0; i < node.size(); ++i) collect_numbers(node[i], pointer + "/" + std::to_string(i), out);
        if (node.is_object())
            for (const auto& member : node.items()) collect_numbers(member.value(), pointer + "/" + member.key(), out);
    }
    static std::unique_ptr<AnyMatch> loaded(const State& s) {
        auto match = Match<G>::load(extreme_document<G>(s));
        if (match) return std::move(*match);
        ADD_FAILURE() << match.error().pointer << ": " << match.error().message;
        return nullptr;
    }
    static void collect_lists(const Json& node, const std::string& pointer, std::vector<std::string>& out) {
        if (node.is_array()) out.push_back(pointer);
        if (node.is_array() && !node.empty()) collect_lists(node.back(), pointer + "/" + std::to_string(node.size() - 1), out);
        if (node.is_object())
            for (const auto& member : node.items()) collect_lists(member.value(), pointer + "/" + member.key(), out);
    }
};

/// Returns a hash of many random games. It is equal in all builds and changes only if a rule or a draw changes.
template <class V>
std::string games_hash(int games) {
    using G = Plain<V>;
    const Beginning<G> begin = beginning_of<V>();
    std::uint64_t sum = 0;
    const GameInfo& info = G::info();
    const int counts = info.max_seats - info.min_seats + 1;
    for (int game = 0; game < games; ++game) {
        NewMatch how;
        how.names.resize(static_cast<std::size_t>(info.min_seats + game % counts));
        how.seed = static_cast<std::uint64_t>(game);
        auto started = begin.match(how);
        if (!started) return "a match does not start";
        Match<G>& match = *match_of<G>(**started);
        Rng pick(how.seed + 1);
        while (match.to_act()) {
            const auto moves = match.legal_moves();
            if (moves.empty() || match.play(moves[pick.below(static_cast<std::uint32_t>(moves.size()))])) return "stuck";
        }
        sum = hash64(to_hex16(sum) + match.hash() + std::to_string(match.ply()));
    }
    return to_hex16(sum);
}

#define INSTANTIATE_LAWS(name, game, seat_counts)                                                      \
    class name##Laws : public testing::TestWithParam<int> {                                            \
      protected:                                                                                       \
        orrery::tests::Laws<orrery::tests::Plain<game>> laws{GetParam(), orrery::tests::beginning_of<game>()}; \
    };                                                                                                 \
    TEST_P(name##Laws, InvariantsHold) { laws.invariants_hold(); }                                     \
    TEST_P(name##Laws, CodecRoundTrip) { laws.codec_round_trip(); }                                    \
    TEST_P(name##Laws, ListEqualsPredicate) { laws.list_equals_predicate(); }                          \
    TEST_P(name##Laws, ObservationLaws) { laws.observation_laws(); }                                   \
    TEST_P(name##Laws, CoveredTablesAreOpen) { laws.covered_tables_are_open(); }                       \
    TEST_P(name##Laws, DecisionsTellNoSecret) { laws.decisions_tell_no_secret(); }                     \
    TEST_P(name##Laws, OpenDecisionsTellNoSecret) { laws.open_decisions_tell_no_secret(); }            \
    TEST_P(name##Laws, NounsTellNoSecret) { laws.nouns_tell_no_secret(); }                             \
    TEST_P(name##Laws, DeterminizationDiffers) { laws.determinization_differs(); }                     \
    TEST_P(name##Laws, DocumentsFitTheirSchemas) { laws.documents_fit_their_schemas(); }               \
    TEST_P(name##Laws, RedactionLaws) { laws.redaction_laws(); }                                       \
    TEST_P(name##Laws, OnlyBarriersReveal) { laws.only_barriers_reveal(); }                            \
    TEST_P(name##Laws, ScoresAreSound) { laws.scores_are_sound(); }                                    \
    TEST_P(name##Laws, HistoryAndSaves) { laws.history_and_saves(); }                                  \
    TEST_P(name##Laws, SecretsAreKept) { orrery::tests::expect_secrets_are_kept<game>(GetParam()); }   \
    INSTANTIATE_TEST_SUITE_P(Seats, name##Laws, seat_counts, [](const testing::TestParamInfo<int>& i) { \
        return std::to_string(i.param);                                                                \
    })

#define INSTANTIATE_EXTREMES(name, game)                                                               \
    TEST(name##Extremes, AreWhatTheyShouldBe) { orrery::tests::ExtremeLaws<game>().are_what_they_should_be(); } \
    TEST(name##Extremes, ListEqualsPredicate) { orrery::tests::ExtremeLaws<game>().list_equals_predicate(); }   \
    TEST(name##Extremes, EveryMoveCanBeMade) { orrery::tests::ExtremeLaws<game>().every_move_can_be_made(); }   \
    TEST(name##Extremes, CountersStayReadable) { orrery::tests::ExtremeLaws<game>().counters_stay_readable(); } \
    TEST(name##Extremes, CanBeSeenAndTold) { orrery::tests::ExtremeLaws<game>().can_be_seen_and_told(); }       \
    TEST(name##Extremes, DocumentsLeadBack) { orrery::tests::ExtremeLaws<game>().documents_lead_back(); }       \
    TEST(name##Extremes, ListsAreBounded) { orrery::tests::ExtremeLaws<game>().lists_are_bounded(); }           \
    TEST(name##Extremes, ListsReachTheirLimits) { orrery::tests::ExtremeLaws<game>().lists_reach_their_limits(); } \
    TEST(name##Extremes, DamagedPositionsAreRefused) { orrery::tests::ExtremeLaws<game>().damaged_positions_are_refused(); } \
    TEST(name##Extremes, DamagedMovesAreRefused) { orrery::tests::ExtremeLaws<game>().damaged_moves_are_refused(); } \
    TEST(name##Extremes, LongestHistoryFits) { orrery::tests::ExtremeLaws<game>().longest_history_fits(); } \
    TEST(name##Extremes, KeysTellMovesApart) { orrery::tests::ExtremeLaws<game>().keys_tell_moves_apart(); }

}  // namespace orrery::tests
