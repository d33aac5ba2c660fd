// People with one device: the curtain appears exactly when another person must decide with secrets.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/games/race/codec.h"
#include "engine/games/race/game.h"
#include "engine/match/match.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/games/race/forecast.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;

/// Makes a move. With a card to place come the cards that pay for it, as one touch of the table asks for both.
void make(Driver& d, const std::string& text, Rng& rng) {
    Action action;
    action.move = *parse_json(text);
    const Seat seat = *d.match().to_act();
    if (const auto move = race::decode_move(action.move); move && std::holds_alternative<race::Place>(*move)) {
        const race::CardId card = std::get<race::Place>(*move).card;
        const race::Observation seen = static_cast<const Match<race::Game>&>(d.match()).observe(seat);
        std::vector<race::CardId> others(seen.own.hand.begin(), seen.own.hand.end());
        others.erase(std::find(others.begin(), others.end(), card));
        for (int n = race_table::cards_to_choose(seen, card); n > 0; --n) {
            const auto at = others.begin() + std::ptrdiff_t(rng.below(std::uint32_t(others.size())));
            action.then.push_back(race::encode_move(race::Discard{*at}));
            others.erase(at);
        }
        action.waits = true;
    }
    d.app.act(action);
    d.frames(2);
}

std::string step_of(const AnyMatch& match) {
    return std::to_string(match.turn_number()) + " " + match.position()["table"]["phase"].get<std::string>() + " " +
           match.decision()["kind"].get<std::string>();
}

void play_with_one_device(int seats) {
    Driver d;
    d.start("new=race&players=" + std::to_string(seats) + "&seed=5");
    Rng rng(5);
    std::optional<Seat> holder;
    int curtains = 0, secret_choices = 0, openly = 0, early = 0, chosen = 0;
    std::map<std::string, std::set<Seat>> had_it;          // by step: who has decided, or has just taken the device
    for (int i = 0; i < 8000 && d.screen() != "end"; ++i) {
        if (d.has("confirm")) {
            ASSERT_TRUE(d.press("confirm"));
            continue;
        }
        const AnyMatch& match = d.app.session()->match();
        const Seat seat = *match.to_act();
        if (d.screen() == "curtain") {
            ASSERT_FALSE(match.decides_in_the_open()) << "nobody has to take the device for an open decision";
            ASSERT_NE(holder, seat) << "who holds the device is asked to take it";
            const std::string step = step_of(match);
            ASSERT_TRUE(step.find(" develop") == std::string::npos || step.find(" pay") == std::string::npos) << "it was chosen with the card";
            // In a step in which all decide in secret, nobody takes the device twice, nor who has it at its beginning.
            ASSERT_TRUE(had_it[step].insert(seat).second) << step;
            ++curtains;
            std::vector<std::string> names;
            for (const Seat other : d.app.session()->decided_seats()) names.push_back(d.app.session()->name(other));
            const std::string told = fill(str::curtain_note_chosen, Lang::en, {{"names", join_list(names, Lang::en)}, {"n", int(names.size())}});
            ASSERT_EQ(d.all_text().find(told) != std::string::npos, !names.empty()) << told;
            chosen += names.empty() ? 0 : 1;
            holder = seat;
            ASSERT_TRUE(d.press("take-device"));
            continue;
        }
        ASSERT_EQ(d.screen(), "table");
        if (d.attr("data-stage") == "computer") {          // what was decided ahead is being played
            ASSERT_NE(d.app.session()->decided_ahead(), nullptr);
            ASSERT_EQ(d.all_text().find(fill(str::thinking, Lang::en, {{"name", d.app.session()->name(seat)}})), std::string::npos);
            d.frame(700);
            continue;
        }
        if (match.decides_in_the_open()) {
            if (seat != holder) {
                ++openly;
                holder.reset();                            // the holder of the device is now unknown
            }
        } else {
            ASSERT_EQ(holder, seat) << "secrets of a seat that does not hold the device";
            ++secret_choices;
            early += d.app.session()->is_early() ? 1 : 0;
            had_it[step_of(match)].insert(seat);
        }
        const auto moves = d.moves();
        ASSERT_FALSE(moves.empty());
        make(d, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], rng);
    }
    ASSERT_EQ(d.screen(), "end");
    EXPECT_GE(curtains, seats) << "each takes the device at least once";
    EXPECT_LE(curtains, secret_choices);
    EXPECT_GT(early, 0);
    EXPECT_GT(chosen, 0) << "the curtain names who has chosen";
    EXPECT_LE(curtains, (seats == 2 ? 3 : 5) * d.app.session()->match().turn_number()) << "hand-overs a round";
    EXPECT_GT(openly, 0) << "no decision of another seat was taken in the open";
    std::printf("%d people: %d hand-overs for %d secret choices in %d rounds\n", seats, curtains, secret_choices, d.app.session()->match().turn_number());
}

TEST(RaceHandOver, TheCurtainFallsForSecretDecisionsOfAnotherSeatAlone) {
    for (const int seats : {2, 3}) play_with_one_device(seats);
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
