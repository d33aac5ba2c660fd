// Two worlds that differ only in what a seat cannot know are the same to that seat: what it sees, may do, is asked and is
// told. The second world is made here, card by card, without the game's own guesses.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/race/choices.h"
#include "engine/games/race/game.h"
#include "engine/games/race/invariants.h"

namespace orrery::race {
namespace {

const Names kNames{"Aki", "Ben", "Cleo", "Dan"};

/// Places asked and not yet revealed: what the others set aside is secret (RG-H1).
bool is_secret_placing(const State& s) {
    const auto now = asked(s);
    return now && (now->kind == Kind::place_development || now->kind == Kind::place_world);
}

/// Every place whose card `me` does not know.
std::vector<CardId*> unknown_places(State& s, Seat me) {
    std::vector<CardId*> out;
    for (CardId& card : s.supply) out.push_back(&card);
    for (CardId& card : s.discard) out.push_back(&card);
    for (const Seat seat : all_seats(s.seats)) {
        Player& player = s.players[seat];
        for (Placed& placed : player.tableau)
            if (placed.good) out.push_back(&*placed.good);
        if (seat == me) continue;
        for (CardId& card : player.hand) out.push_back(&card);
        for (CardId& card : player.drawn) out.push_back(&card);
    }
    return out;
}

/// The same table to `me`, with every secret another one.
State other_world(State s, Seat me, Rng& rng) {
    if (is_secret_placing(s))
        for (const Seat seat : all_seats(s.seats)) {       // who set a card aside now passed: the hand looks as large
            Player& player = s.players[seat];
            if (seat == me || !player.placing) continue;
            player.hand.push_back(*player.placing);
            player.placing.reset();
        }
    const std::vector<CardId*> places = unknown_places(s, me);
    for (std::size_t i = places.size(); i > 1; --i) std::swap(*places[i - 1], *places[rng.below(static_cast<std::uint32_t>(i))]);
    if (s.phase == Phase::choose)
        for (const Seat seat : all_seats(s.seats)) {
            const Choices choices = legal_choices(s.options);
            if (seat != me && !s.players[seat].actions.empty())
                s.players[seat].actions = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
        }
    s.rng = Rng(rng.next64());
    return s;
}

/// Everything that is told to `me` about a table, in both languages.
std::string told(const State& s, Seat me, const std::vector<Move>& moves) {
    const Observation o = observe(s, me);
    std::string out = to_text(encode_table(o)) + to_text(encode_decision(o));
    for (const Lang lang : kLangs) {
        out += "\n" + prompt(o, kNames, lang);
        for (const Section& section : describe_table(o, kNames, lang)) {
            out += "\n" + section.heading;
            for (const std::string& line : section.lines) out += "\n" + line;
        }
        for (const Move& move : wishes(o)) out += "\n" + move_name(o, move, lang);
        if (to_act(s) != me) continue;
        for (const Move& move : legal_moves(s, me)) out += "\n" + move_name(o, move, lang) + confirmation(o, move, kNames, lang);
        for (const Move& move : moves)
            if (const Verdict why = violation(s, me, move)) out += "\n" + explain(o, me, move, *why, kNames, lang);
    }
    return out;
}

/// Moves that are often refused.
std::vector<Move> some_moves() {
    std::vector<Move> out{Pass{}, Done{}, Choose{{ActionId::develop_2, ActionId::produce}}, TakeMethod{Method::conquer}, CallNumber{9}};
    for (CardId card = 0; card < kDesignCount; card = static_cast<CardId>(card + 4)) {
        out.push_back(Discard{card});
        out.push_back(Keep{card});
        out.push_back(race::Place{card});
        out.push_back(Sell{card});
        out.push_back(TakeGood{card});
        out.push_back(UsePower{card, 0});
        out.push_back(Windfall{{}, card});
    }
    return out;
}

struct Table { int seats; bool two_actions; };
class RaceSecrets : public testing::TestWithParam<Table> {};

TEST_P(RaceSecrets, WorldsThatLookAlikeAreAlike) {
    const std::vector<Move> moves = some_moves();
    int compared = 0, different = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        Options options;
        options.two_actions = GetParam().two_actions;
        Events none;
        State s = start(options, GetParam().seats, Rng(seed), nullptr, none);
        Rng pick(seed + 100);
        for (int ply = 0; to_act(s); ++ply) {
            if (ply % 4 == 0)
                for (const Seat me : all_seats(s.seats)) {
                    const State other = other_world(s, me, pick);
                    ASSERT_FALSE(broken_law(other)) << broken_law(other)->pointer << ": " << broken_law(other)->message;
                    ++compared;
                    different += !(other == s);
                    ASSERT_EQ(observe(other, me), observe(s, me));
                    ASSERT_EQ(to_act(other), to_act(s));
                    ASSERT_EQ(legal_moves(other, me), legal_moves(s, me));
                    ASSERT_EQ(told(other, me, moves), told(s, me, moves));
                }
            const MoveList legal = legal_moves(s, *to_act(s));
            apply(s, *to_act(s), legal[pick.below(static_cast<std::uint32_t>(legal.size()))], nullptr, none);
        }
    }
    EXPECT_GT(compared, 50);
    EXPECT_EQ(different, compared);
}

// A secret decision tells the others no card and no action: only that it was made (RG-H2).
TEST_P(RaceSecrets, EventsNameCardsToTheirSeatOnly) {
    Options options;
    options.two_actions = GetParam().two_actions;
    Events none;
    State s = start(options, GetParam().seats, Rng(3), nullptr, none);
    Rng pick(17);
    int own = 0, hidden = 0;
    while (const auto who = to_act(s)) {
        const MoveList legal = legal_moves(s, *who);
        std::vector<Event> events;
        Events log(events);
        apply(s, *who, legal[pick.below(static_cast<std::uint32_t>(legal.size()))], nullptr, log);
        for (const Event& event : events) {
            const Json whole = encode_event(event);
            const std::string name = whole["event"];
            if (!whole.contains("cards") || name == "sold" || name == "placements_revealed" || name == "final_score") continue;
            for (const Seat reader : all_seats(s.seats)) {
                const bool is_shown = encode_event(redact(event, reader)).contains("cards");
                ASSERT_EQ(is_shown, whole["seat"] == reader) << to_text(whole);
                ++(is_shown ? own : hidden);
            }
            ASSERT_FALSE(encode_event(redact_for_all(event)).contains("cards")) << name;
        }
    }
    EXPECT_GT(own, 20);
    EXPECT_GT(hidden, 20);
}

INSTANTIATE_TEST_SUITE_P(Tables, RaceSecrets, testing::Values(Table{2, true}, Table{2, false}, Table{3, false}, Table{4, false}),
                         [](const auto& i) { return std::to_string(i.param.seats) + (i.param.two_actions ? "TwoActions" : "OneAction"); });

}  // namespace
}  // namespace orrery::race
