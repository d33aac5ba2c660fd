// Small invented game for features of the foundation that no current game uses: it takes one to three seats, one seat plays
// against an automaton, an option and a part of the score belong to some games only, and the game can end without a winner.
//
// Everybody is dealt one of twelve cards. In turn each seat draws a card openly or lays its own; in a game for one seat the
// robot then draws as well. After some rounds the sum of the open cards counts, and the highest sum wins if it reaches the
// goal; the robot wins ties. With the option `bonus` a card still in hand brings two points.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/ai/thinkers.h"
#include "engine/core/chance.h"
#include "engine/core/event_log.h"
#include "engine/core/fields.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/game_rules.h"
#include "engine/core/ranking.h"
#include "engine/core/refusal.h"
#include "tests/catalogue.h"

namespace orrery::tests::sample {

namespace rule {
inline constexpr Rule S1{"SM-S1", msg("One to three seats play.")};
inline constexpr Rule T1{"SM-T1", msg("Only the seat that is asked may choose.")};
inline constexpr Rule T2{"SM-T2", msg("Draw a card or lay your own.")};
inline constexpr Rule E1{"SM-E1", msg("Open cards count their numbers.")};
inline constexpr Rule E2{"SM-E2", msg("A card in hand counts two.")};
inline constexpr std::array<const Rule*, 5> kAll{&S1, &T1, &T2, &E1, &E2};
}  // namespace rule

inline constexpr int kCards = 12, kBonus = 2;
/// The game's texts in Japanese that tests look for.
inline const std::vector<unsigned char> kWords = catalogue({{"Robot", "", "ロボット"}, {"laid card", "", "出したカード"}});
inline const bool kWordsAreThere = add_catalogue(Lang::ja, kWords);

inline constexpr std::array<Automaton, 1> kAutomata{{{"robot", msg("Robot")}}};

using Card = std::int8_t;                                  // from 1; 0: none, or not known
using Cards = FixedVector<Card, kCards>;

struct Options {
    int rounds = 2, goal = 0;
    bool bonus = false;
    std::optional<int> handicap;                           // of the robot; only games for one seat have it
    bool operator==(const Options&) const = default;
};
/// Public part of the state.
struct Table {
    Options options;
    int seats = 2, ply = 0;
    PerSeat<Cards> piles;
    Cards robot;
    PerSeat<bool> has_card{};
    bool operator==(const Table&) const = default;

    bool is_over() const { return ply == options.rounds * seats; }
    Seat turn() const { return static_cast<Seat>((is_over() ? ply - 1 : ply) % seats); }
    bool has_robot() const { return seats == 1; }
};
struct State : Table {
    PerSeat<Card> hands{};
    Cards deck;                                            // the back is the top
    Rng rng{0};
    bool operator==(const State&) const = default;
};
struct Observation : Table {
    Seat me = 0;
    Card hand = 0;
    int deck_size = 0;
    bool operator==(const Observation&) const = default;
};
struct Move {
    bool lays = false;
    bool operator==(const Move&) const = default;
};
/// Event; without a seat, the robot draws.
struct Event {
    std::optional<Seat> seat;
    bool lays = false;
    Card card = 0;
};

inline int sum(const Cards& cards) {
    int out = 0;
    for (const Card card : cards) out += card;
    return out;
}
inline std::optional<Card> card_by_id(std::string_view id) {
    for (int card = 1; card <= kCards; ++card)
        if (id == "card_" + std::to_string(card)) return static_cast<Card>(card);
    return {};
}
inline constexpr IdKind<Card, std::string> kCard{[](Card card) { return "card_" + std::to_string(card); }, card_by_id, "a card"};

inline ScoreSheet score_of(const Table& t) {
    ScoreSheet out;
    out.over = t.is_over();
    const auto add = [&](int cards, int bonus, const Automaton* automaton) {
        ScoreSheet::Row row;
        row.points = {cards};
        if (t.options.bonus) row.points.push_back(bonus);
        for (const int points : row.points) row.total += points;
        row.automaton = automaton;
        out.rows.push_back(std::move(row));
    };
    for (const Seat seat : all_seats(t.seats)) add(sum(t.piles[seat]), t.has_card[seat] ? kBonus : 0, nullptr);
    if (t.has_robot()) add(sum(t.robot) + t.options.handicap.value_or(0), 0, &kAutomata[0]);
    for (ScoreSheet::Row& row : out.rows)
        for (const ScoreSheet::Row& other : out.rows)
            row.place += other.total > row.total || (other.total == row.total && other.automaton && !row.automaton) ? 1 : 0;
    if (!out.over) return out;
    order_by_place(out);
    for (std::size_t i = 0; i < out.rows.size(); ++i)
        if (out.rows[i].place == 1 && out.rows[i].total >= t.options.goal) out.winners.push_back(static_cast<Seat>(i));
    return out;
}

struct Game {
    using Options = sample::Options;
    using State = sample::State;
    using Observation = sample::Observation;
    using Move = sample::Move;
    using MoveList = FixedVector<Move, 2>;
    using Event = sample::Event;
    using Events = EventLog<Event>;
    static constexpr int kMaxPlies = 20, kPlayoutPlies = 20;

    static const GameInfo& info() {
        static const std::vector<OptionSpec> options{
            {"rounds", msg("Rounds"), msg("How long."), {{2, verbatim("2")}, {3, verbatim("3")}}, 0},
            {"goal", msg("Goal"), msg("What a winner needs."), {{0, verbatim("0")}, {99, verbatim("99")}}, 0},
            {"bonus", msg("Bonus"), msg("Hands count."), {{false, msg("No")}, {true, msg("Yes")}}, 0},
            {"handicap", msg("Handicap"), msg("Of the robot."), {{0, verbatim("0")}, {50, verbatim("50")}}, 0, {}, {1, 1}},
        };
        static const std::vector<ScorePart> parts{
            {"cards", &rule::E1, msg("Cards")},
            {"bonus", &rule::E2, msg("Bonus"), [](const Json& chosen) { return chosen["bonus"] == true; }},
        };
        static const std::vector<const char*> colors{"blue", "red", "green", "yellow", "purple"};
        static const GameInfo info{"sample", msg("Sample"), {"Sample", "見本"}, 1, 3, 1, &options, &parts, [] { return Rules(rule::kAll); }, &colors,
                                   true, false, kMaxPlies, kAutomata};
        return info;
    }
    static const Rule& malformed_rule() { return rule::T2; }
    static const Rule& not_asked_rule() { return rule::T1; }
    static const Rule& over_rule() { return rule::T1; }
    static const Rule& seat_count_rule() { return rule::S1; }

    static State start(const Options& options, int seats, const Rng& rng, ChanceScript* script, Events&) {
        State s;
        s.options = options;
        s.seats = seats;
        s.rng = rng;
        for (int card = kCards; card > 0; --card) s.deck.push_back(static_cast<Card>(card));
        Chance(s.rng, script).shuffle(s.deck, card_by_id);
        for (const Seat seat : all_seats(seats)) {
            s.hands[seat] = take_top(s.deck);
            s.has_card[seat] = true;
        }
        return s;
    }
    static void tell_opening(const State&, Events&) {}
    static std::optional<Seat> to_act(const State& s) { return s.is_over() ? std::nullopt : std::optional<Seat>(s.turn()); }
    static Verdict violation(const State& s, Seat who, const Move& m) {
        if (to_act(s) != who) return Violation{&rule::T1};
        if (m.lays && !s.has_card[who]) return Violation{&rule::T2};
        return {};
    }
    static MoveList legal_moves(const State& s, Seat who) {
        MoveList moves;
        for (const bool lays : {false, true})
            if (!violation(s, who, {lays})) moves.push_back({lays});
        return moves;
    }
    static void apply(State& s, Seat who, const Move& m, ChanceScript*, Events& out) {
        const Card card = m.lays ? std::exchange(s.hands[who], Card{0}) : take_top(s.deck);
        if (m.lays) s.has_card[who] = false;
        s.piles[who].push_back(card);
        out.push_back(Event{who, m.lays, card});
        if (s.has_robot()) {
            s.robot.push_back(take_top(s.deck));
            out.push_back(Event{{}, false, s.robot.back()});
        }
        ++s.ply;
    }
    /// A move is a barrier if it turned a card up.
    static bool is_barrier(const State& before, const Move&, const State& after, const std::vector<Event>&) {
        return after.deck.size() < before.deck.size();
    }
    static std::string broken_invariant(const State& s) {
        std::array<int, kCards + 1> seen{};
        const auto count = [&seen](const Cards& cards) {
            for (const Card card : cards) ++seen[static_cast<std::size_t>(card)];
        };
        count(s.deck);
        count(s.robot);
        for (const Seat seat : all_seats(s.seats)) {
            count(s.piles[seat]);
            if (s.hands[seat] != 0) ++seen[static_cast<std::size_t>(s.hands[seat])];
        }
        return std::all_of(seen.begin() + 1, seen.end(), [](int n) { return n == 1; }) ? "" : "every card is in one place";
    }

    static Observation observe(const State& s, Seat me) { return {s, me, s.hands[me], static_cast<int>(s.deck.size())}; }
    static Observation observe_public(const State& s, Seat viewer) { return {s, viewer, 0, static_cast<int>(s.deck.size())}; }
    static State determinize(const Observation& o, Rng& rng) {
        State s;
        static_cast<Table&>(s) = o;
        s.rng = Rng(rng.next64());
        std::array<bool, kCards + 1> open{};
        const auto mark = [&open](const Cards& cards) {
            for (const Card card : cards) open[static_cast<std::size_t>(card)] = true;
        };
        mark(o.robot);
        for (const Seat seat : all_seats(o.seats)) mark(o.piles[seat]);
        open[static_cast<std::size_t>(o.hand)] = true;
        for (int card = 1; card <= kCards; ++card)
            if (!open[static_cast<std::size_t>(card)]) s.deck.push_back(static_cast<Card>(card));
        rng.shuffle(s.deck);
        for (const Seat seat : all_seats(o.seats))
            if (o.has_card[seat]) s.hands[seat] = seat == o.me && o.hand != 0 ? o.hand : take_top(s.deck);
        return s;
    }
    static Event redact(const Event& e, Seat) { return e; }
    static Event redact_for_all(const Event& e) { return e; }
    static ScoreSheet score(const State& s) { return score_of(s); }
    static Standing standing(const State& s) {
        Standing out;
        const ScoreSheet sheet = score(s);
        for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
            out.points.of[i] = sheet.rows[i].total;
            out.places.of[i] = sheet.rows[i].place;
        }
        out.automata = s.has_robot() ? 1 : 0;
        return out;
    }
    static int turn_number(const State& s) { return std::min(s.ply / s.seats + 1, s.options.rounds); }
    static Seat turn_seat(const State& s) { return s.turn(); }
    static bool begins_turn(const Event&) { return false; }
    static bool has_secrets(const State& s, Seat seat) { return s.has_card[seat]; }
    static bool decides_in_the_open(const State&) { return false; }

    static Json encode_options(const Options& o) {
        Json out = Json::object();
        out["rounds"] = o.rounds;
        out["goal"] = o.goal;
        out["bonus"] = o.bonus;
        if (o.handicap) out["handicap"] = *o.handicap;
        return out;
    }
    static Options decode_options(const Reader& in) {
        Options o;
        o.rounds = static_cast<int>(in.at("rounds").integer(2, 3));
        o.goal = static_cast<int>(in.at("goal").integer(0, 99));
        o.bonus = in.at("bonus").boolean();
        if (in.has("handicap")) o.handicap = static_cast<int>(in.at("handicap").integer(0, 50));
        return o;
    }
    template <class HandOf>
    static Json table_json(const Table& t, HandOf hand_of, Json deck) {
        Json out = Json::object(), piles = Json::array(), hands = Json::array();
        for (const Seat seat : all_seats(t.seats)) {
            piles.push_back(list_of(kCard).write(t.piles[seat]));
            hands.push_back(t.has_card[seat] ? hand_of(seat) : Json());
        }
        out["ply"] = t.ply;
        out["piles"] = std::move(piles);
        out["robot"] = list_of(kCard).write(t.robot);
        out["hands"] = std::move(hands);
        out["deck"] = std::move(deck);
        return out;
    }
    static Json encode_table(const State& s) {
        return table_json(s, [&s](Seat seat) { return kCard.write(s.hands[seat]); }, pile_of(kCard).write(s.deck));
    }
    static Json encode_table(const Observation& o) {
        return table_json(o, [&o](Seat seat) { return seat == o.me && o.hand != 0 ? kCard.write(o.hand) : Json("?"); }, o.deck_size);
    }
    static Json decision_of(const Table& t) {
        if (t.is_over()) return {};
        Json out = Json::object();
        out["seat"] = t.turn();
        out["kind"] = "turn";
        return out;
    }
    static Json encode_decision(const State& s) { return decision_of(s); }
    static Json encode_decision(const Observation& o) { return decision_of(o); }
    static State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng) {
        State s;
        s.rng = rng;
        s.options = options;
        s.seats = seats;
        s.ply = static_cast<int>(table.at("ply").integer(0, options.rounds * seats));
        list_of(kCard).read(table.at("robot"), s.robot);
        pile_of(kCard).read(table.at("deck"), s.deck);
        for (const Seat seat : all_seats(seats)) {
            const auto at = static_cast<std::size_t>(seat);
            list_of(kCard).read(table.at("piles").at(at), s.piles[seat]);
            const Reader hand = table.at("hands").at(at);
            s.has_card[seat] = !hand.is_null();
            if (s.has_card[seat]) kCard.read(hand, s.hands[seat]);
        }
        if (decision.ok() && !same_value(decision.json(), encode_decision(s))) decision.fail("expected the decision of the table");
        return s;
    }
    static Json encode_move(const Move& m) {
        Json out = Json::object();
        out["type"] = m.lays ? "lay" : "draw";
        return out;
    }
    static std::optional<Move> decode_move(const Json& json) {
        for (const bool lays : {false, true})
            if (same_value(json, encode_move({lays}))) return Move{lays};
        return {};
    }
    static Json encode_event(const Event& e) {
        Json out = Json::object();
        out["event"] = e.lays ? "laid" : e.seat ? "drew" : "robot_drew";
        if (e.seat) out["seat"] = *e.seat;
        out["card"] = kCard.write(e.card);
        return out;
    }
    static Json encode_event_full(const Event& e) { return encode_event(e); }

    static std::string describe(const Event& e, const Names& names, Lang lang) {
        const std::string who = e.seat ? name_of(names, *e.seat) : kAutomata[0].name.in(lang);
        return fill(msg("{p}: card {n}."), lang, {{"p", who}, {"n", e.card}});
    }
    static std::string prompt(const Observation& o, const Names& names, Lang lang) {
        if (o.is_over()) return msg("Over.").in(lang);
        return fill(msg("{p} chooses."), lang, {{"p", name_of(names, o.turn())}});
    }
    static std::string move_name(const Observation&, const Move& m, Lang lang) {
        return (m.lays ? msg("Lay your card") : msg("Draw a card")).in(lang);
    }
    static std::string move_noun(const Observation&, const Move& m, Lang lang) {
        return (m.lays ? msg("laid card") : msg("drawn card")).in(lang);
    }
    static std::string explain(const Observation&, Seat, const std::optional<Move>&, const Violation& why, const Names&, Lang lang) {
        return why.rule->text.in(lang);
    }
    static std::vector<Move> probe_moves(const Observation&) { return {{false}, {true}}; }
    static std::string refusal_title(const std::optional<Move>&, const Violation& why, Lang lang) { return headline_of({}, why, lang); }
    static Confirmation confirmation(const Observation&, const Move&, const Names&, Lang) { return {}; }
    static std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang) {
        std::vector<Section> out;
        const std::string heading = msg("Cards").in(lang);
        for (const Seat seat : all_seats(o.seats))
            out.push_back({heading, {name_of(names, seat) + ": " + to_text(list_of(kCard).write(o.piles[seat]))}, false});
        if (o.hand != 0) out.push_back({heading, {std::to_string(o.hand)}, true});
        return out;
    }
};

static_assert(GameRules<Game>);

}  // namespace orrery::tests::sample
