// Three people with one device: the curtain appears exactly when another person must decide with secrets.
#include <gtest/gtest.h>

#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;

TEST(RaceHandOver, TheCurtainFallsOnceForEachSecretDecisionOfAnotherSeat) {
    Driver d;
    d.start("new=race&players=3&seed=5");
    Rng rng(5);
    std::optional<Seat> holder;
    int curtains = 0, secret_choices = 0, openly = 0;
    for (int i = 0; i < 4000 && d.screen() != "end"; ++i) {
        if (d.has("confirm")) {
            ASSERT_TRUE(d.press("confirm"));
            continue;
        }
        const AnyMatch& match = d.app.session()->match();
        const Seat seat = *match.to_act();
        if (d.screen() == "curtain") {
            ASSERT_FALSE(match.decides_in_the_open()) << "nobody has to take the device for an open decision";
            ASSERT_NE(holder, seat) << "who holds the device is asked to take it";
            ++curtains;
            holder = seat;
            ASSERT_TRUE(d.press("take-device"));
            continue;
        }
        ASSERT_EQ(d.screen(), "table");
        if (match.decides_in_the_open()) {
            if (seat != holder) {
                ++openly;
                holder.reset();                            // the holder of the device is now unknown
            }
        } else {
            ASSERT_EQ(holder, seat) << "secrets of a seat that does not hold the device";
            ++secret_choices;
        }
        const auto moves = d.moves();
        ASSERT_FALSE(moves.empty());
        d.move(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    ASSERT_EQ(d.screen(), "end");
    EXPECT_GE(curtains, 3) << "each of the three takes the device at least once";
    EXPECT_LE(curtains, secret_choices);
    EXPECT_GT(openly, 0) << "no decision of another seat was taken in the open";
    std::printf("%d hand-overs for %d secret choices in %d rounds\n", curtains, secret_choices, d.app.session()->match().turn_number());
}

TEST(RaceHandOver, OnePersonNeverSeesTheCurtain) {
    Driver d;
    d.start("new=race&players=3&seed=6&bots=2&level=random");
    d.play(6, [] { return false; });
    EXPECT_EQ(d.screen(), "end");
    EXPECT_EQ(d.hand_overs, 0);

    Driver two;
    two.start("new=race&players=3&seed=6&bots=1&level=random");
    two.play(6, [&] { return two.hand_overs > 0; });
    EXPECT_EQ(two.hand_overs, 1) << "with two persons there is one";
}

}  // namespace
}  // namespace orrery::ui
