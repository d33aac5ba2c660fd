// Checks what the events of Race tell to each seat. A law of all games checks all other channels (tests/secrets_law.h).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/games/race/game.h"

namespace orrery::race {
namespace {

struct Table { int seats; bool two_actions; };
class RaceSecrets : public testing::TestWithParam<Table> {};

// A secret decision tells the others only that it was made, and no card or action (RG-H2).
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
