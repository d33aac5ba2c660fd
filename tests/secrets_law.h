// Checks that no seat learns a secret, independently of the game's own `determinize`.
//
// `determinize` guesses from what `observe` shows. If `observe` showed a whole hand and `determinize` copied it, every law
// that compares the two would pass. So the tests of each game state what is secret, following its rules and not its code:
//
//   template <> struct orrery::tests::OtherWorlds<mygame::Game> {
//       /// Pointers to all secrets in a table document; "*" stands for any index.
//       static std::vector<std::string> secrets();
//       /// Returns a table that looks the same to `me` but differs in all that `me` may not know, future chance included.
//       static mygame::State another(const mygame::State& s, Seat me, Rng& rng);
//       /// Returns whether the event tells `me` something new, as the rules intend: cards that it draws, a card turned up.
//       static bool reveals(const mygame::Event& event, Seat me);
//   };
//
// INSTANTIATE_LAWS requires the specialisation, so a game without it does not compile.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/core/event_log.h"
#include "engine/core/rng.h"
#include "engine/match/match.h"
#include "tests/beginning.h"
#include "tests/rounds.h"

namespace orrery::tests {

template <class G>
struct AllMoves;
template <class G>
struct OtherWorlds;

/// Short games of one seat have few positions to compare, so more than `games` of them are played until there are this many.
inline constexpr int kLeastWorlds = 20;

struct SecretsReport {
    int worlds = 0;                         ///< number of worlds compared
    std::map<std::string, int> hidden;      ///< for each place: the number of worlds in which it differs
    std::map<std::string, int> told_alike;  ///< for each event: pairs that differ but are told alike
    std::set<std::string> breaches;

    bool has(std::string_view breach) const { return breaches.count(std::string(breach)) > 0; }
    std::string text() const {
        std::string out;
        for (const std::string& line : breaches) out += line + "\n";
        return out;
    }
};

/// Appends the values at the places of a pattern such as "/players/*/hand".
inline void values_at(const Json& document, std::string_view pattern, std::vector<Json>& out) {
    if (pattern.empty()) {
        out.push_back(document);
        return;
    }
    const std::size_t end = std::min(pattern.find('/', 1), pattern.size());
    const std::string key(pattern.substr(1, end - 1));
    const std::string_view rest = pattern.substr(end);
    if (key == "*") {
        for (const Json& item : document) values_at(item, rest, out);
    } else if (document.is_object() && document.contains(key)) {
        values_at(document[key], rest, out);
    }
}

/// Adds every string in a document, except keys.
inline void strings_in(const Json& document, std::set<std::string>& out) {
    if (document.is_string()) out.insert(document.get<std::string>());
    if (document.is_structured())
        for (const Json& item : document) strings_in(item, out);
}

/// Returns the ids in a decision shown to a seat that stand in the true table, but not in the table that the seat is shown.
inline std::set<std::string> ids_told_by(const Json& decision_seen, const Json& table_seen, const Json& table) {
    std::set<std::string> told, seen, true_ids, out;
    strings_in(decision_seen, told);
    strings_in(table_seen, seen);
    strings_in(table, true_ids);
    for (const std::string& id : told)
        if (true_ids.count(id) > 0 && seen.count(id) == 0) out.insert(id);
    return out;
}

namespace secrets {

inline std::string in_text(const ScoreSheet& sheet) {
    std::string out = sheet.over ? "over" : "running";
    for (const ScoreSheet::Row& row : sheet.rows) {
        out += " " + std::to_string(row.place) + ":" + std::to_string(row.total);
        for (const int points : row.points) out += "," + std::to_string(points);
    }
    return out;
}

/// Returns everything that `me` sees, may do and is told at a table, in both languages, by its kind.
template <class G>
std::map<std::string, std::string> known(const typename G::State& s, Seat me, const std::vector<typename G::Move>& moves) {
    static const Names names{"Aki", "Ben", "Cleo", "Dan", "Eri"};
    const typename G::Observation o = G::observe(s, me);
    std::map<std::string, std::string> out;
    out["the observation"] = to_text(G::encode_table(o)) + to_text(G::encode_decision(o));
    for (const Seat viewer : all_seats(s.seats)) {
        const typename G::Observation open = G::observe_public(s, viewer);
        out["the covered table"] += to_text(G::encode_table(open)) + to_text(G::encode_decision(open));
        out["the curtain"] += G::has_secrets(s, viewer) ? "1" : "0";
    }
    const auto who = G::to_act(s);
    out["who decides"] = who ? std::to_string(*who) : "nobody";
    out["the turn"] = std::to_string(G::turn_number(s)) + " " + std::to_string(G::turn_seat(s));
    out["the score"] = in_text(G::score(s));
    if (who) out["the curtain"] += G::decides_in_the_open(s) ? "1" : "0";
    if (who == me) {
        for (const auto& move : G::legal_moves(s, me)) out["legal moves"] += to_text(G::encode_move(move));
        for (const auto& move : moves)
            if (const Verdict why = G::violation(s, me, move))
                out["refusals"] += std::string(why->rule->id) + " " + std::to_string(why->have) + "/" + std::to_string(why->need) + "\n";
    }
    for (const Lang lang : kLangs) {
        out["the prompt"] += G::prompt(o, names, lang);
        for (const Section& section : G::describe_table(o, names, lang)) {
            out["the table in words"] += section.heading;
            for (const std::string& line : section.lines) out["the table in words"] += "\n" + line;
        }
        for (const auto& move : G::probe_moves(o)) out["names of moves"] += G::move_name(o, move, lang) + "\n";
        if (who != me) continue;
        for (const auto& move : G::legal_moves(s, me)) {
            out["names of moves"] += G::move_name(o, move, lang) + "\n";
            out["confirmations"] += G::confirmation(o, move, names, lang).question + "\n";
            out["words of undo"] += G::move_noun(G::observe_public(s, me), move, lang) + "\n";
        }
        for (const auto& move : moves)
            if (const Verdict why = G::violation(s, me, move))
                out["refusals"] += G::refusal_title(move, *why, lang) + ": " + G::explain(o, me, move, *why, names, lang) + "\n";
    }
    return out;
}

/// Returns everything that `me` is told of an event.
template <class G>
std::string told(const typename G::Event& event, Seat me) {
    static const Names names{"Aki", "Ben", "Cleo", "Dan", "Eri"};
    const typename G::Event seen = G::redact(event, me);
    std::string out = to_text(G::encode_event(seen));
    for (const Lang lang : kLangs) out += "\n" + G::describe(seen, names, lang);
    if (const auto about = event_contender(seen, kMaxSeats)) out += "\n" + std::to_string(about->index);
    return out + (G::begins_turn(seen) ? " turn" : "");
}

/// Makes the move in both worlds and expects that it tells `me` the same, up to an event that tells `me` something new.
template <class G>
void compare_move(const typename G::State& s, const typename G::State& other, Seat me, const typename G::Move& move, SecretsReport& report) {
    typename G::State after[2]{s, other};
    std::vector<typename G::Event> events[2];
    for (int i = 0; i < 2; ++i) {
        typename G::Events log(events[i]);
        G::apply(after[i], *G::to_act(s), move, nullptr, log);
    }
    for (std::size_t i = 0; i < std::max(events[0].size(), events[1].size()); ++i) {
        if (i >= events[0].size() || i >= events[1].size()) {
            report.breaches.insert("the number of events");
            return;
        }
        const auto& a = events[0][i];
        const auto& b = events[1][i];
        if (OtherWorlds<G>::reveals(a, me) && OtherWorlds<G>::reveals(b, me)) return;
        const Json whole = G::encode_event(a);
        const std::string name = whole["event"];
        if (told<G>(a, me) != told<G>(b, me)) report.breaches.insert("the event " + name);
        else if (whole != G::encode_event(b)) ++report.told_alike[name];
        const std::vector<typename G::Event> only_a{a}, only_b{b};
        if (G::is_barrier(s, move, after[0], only_a) != G::is_barrier(other, move, after[1], only_b)) report.breaches.insert("the barrier of " + name);
    }
    if (!(G::observe(after[0], me) == G::observe(after[1], me))) report.breaches.insert("the observation after a move");
}

/// See `examine_secrets`. `places` are secret.
template <class G>
SecretsReport examine(int seats, int games, const Beginning<G>& begin, const std::vector<std::string>& places) {
    using State = typename G::State;
    using Move = typename G::Move;
    SecretsReport report;
    const int apart = stride() == 1 || seats < 4 ? 7 : 14;
    const std::vector<Move> all = AllMoves<G>::list();
    for (int game = 0; game < games || report.worlds <= kLeastWorlds; ++game) {
        const auto seed = static_cast<std::uint64_t>(seats * 1000 + game + 500);
        Rng pick(seed);
        typename G::Events dropped;
        State s = begin.first(seats, seed);
        for (int ply = 0;; ++ply) {
            const auto who = G::to_act(s);
            for (const Seat me : all_seats(seats)) {
                if (ply % apart != 0 && who) break;
                const State other = OtherWorlds<G>::another(s, me, pick);
                ++report.worlds;
                if (const std::string broken = G::broken_invariant(other); !broken.empty())
                    report.breaches.insert("the other world cannot be: " + broken);
                const Json table = G::encode_table(s), other_table = G::encode_table(other);
                for (const std::string& place : places) {
                    std::vector<Json> values, other_values;
                    values_at(table, place, values);
                    values_at(other_table, place, other_values);
                    report.hidden[place] += values != other_values;
                }
                std::vector<Move> some;
                for (int i = 0; i < 40; ++i) some.push_back(all[pick.below(static_cast<std::uint32_t>(all.size()))]);
                const auto mine = known<G>(s, me, some), others = known<G>(other, me, some);
                for (const auto& [what, text] : mine)
                    if (others.count(what) == 0 || others.at(what) != text) report.breaches.insert(what);
                if (!(G::observe(s, me) == G::observe(other, me))) report.breaches.insert("the observation");
                if (!who || G::to_act(other) != who) continue;
                std::vector<Move> common;
                for (const Move& move : G::legal_moves(s, *who))
                    if (!G::violation(other, *who, move)) common.push_back(move);
                if (!common.empty())
                    compare_move<G>(s, other, me, common[pick.below(static_cast<std::uint32_t>(common.size()))], report);
            }
            if (!who) break;
            const auto moves = G::legal_moves(s, *who);
            G::apply(s, *who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, dropped);
        }
    }
    return report;
}

}  // namespace secrets

/// Returns where a game or variant has secrets. A variant may have others than its game.
template <class V>
std::vector<std::string> secret_places_of() {
    if constexpr (requires { V::secret_places(); }) return V::secret_places();
    else return OtherWorlds<Plain<V>>::secrets();
}

/// Plays at least `games` random games of a game or variant. At every seventh position (or more rarely, see `stride`) it compares each
/// seat's table with another world.
template <class V>
SecretsReport examine_secrets(int seats, int games) {
    return secrets::examine<Plain<V>>(seats, games, beginning_of<V>(), secret_places_of<V>());
}

/// Fails if a seat learns a secret.
template <class V>
void expect_secrets_are_kept(int seats) {
    const SecretsReport report = examine_secrets<V>(seats, rounds(6));
    EXPECT_TRUE(report.breaches.empty()) << "a seat knows of what it may not know by\n"
                                         << report.text();
    EXPECT_GT(report.worlds, kLeastWorlds);
    EXPECT_FALSE(report.hidden.empty()) << "nothing is secret";
    for (const auto& [place, differ] : report.hidden) EXPECT_GT(differ, 0) << place << " is the same in every world";
}

}  // namespace orrery::tests
