// Checks for every game that nothing given to a person or a computer contains another seat's secrets. A position that differs only
// in those secrets must give the same picture, the same mirror and the same request to the helper.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <regex>
#include <string>
#include <vector>

#include "engine/ai/bot.h"
#include "engine/match/games.h"
#include "tests/rounds.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;

/// Returns a position with the same observation for `eyes` and guessed secrets of the others.
std::unique_ptr<AnyMatch> as_far_as(Seat eyes, const AnyMatch& match) {
    return std::move(load_position(match.guess_position(eyes, 99)).value());
}

/// Match that is stored on a device and continued there, or only listed. A computer plays the seat `computer`.
class Opened {
  public:
    Opened(const AnyMatch& match, std::optional<Seat> computer, const std::string& action = "continue") : d_({844, 390}, &host_) {
        SaveStore store(host_.store);
        SaveHeader header{"pair", "Pair", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", {}};
        for (const Seat seat : all_seats(match.seats())) {
            const bool is_computer = seat == computer;
            header.seats.push_back({is_computer, is_computer ? std::string(kDefaultBotLevel) : ""});
        }
        host_.has_worker = computer.has_value();
        EXPECT_EQ(store.put(header, match), StoreAnswer::done);
        d_.window().paint();
        d_.start();
        EXPECT_TRUE(d_.press(action, action == "continue" ? "pair" : ""));
    }
    /// Returns the mirror and the picture of this moment.
    std::string look() {
        d_.frames(2, 600);
        return to_text(d_.mirror()) + " " + std::to_string(d_.window().drawing());
    }
    /// Returns everything that was posted to the helper until the app waits for its answer.
    std::string asked() {
        d_.frames(4, 700);
        std::string out;
        for (const std::string& line : host_.posted) out += line + "\n";
        return out;
    }
    Driver& driver() { return d_; }

  private:
    TestHost host_;
    Driver d_;
};

std::string behind_the_curtain(const AnyMatch& match) { return Opened(match, {}).look(); }
/// Opens the match and shows the table with the own secrets of the seat to act.
void take(Opened& opened) {
    if (opened.driver().has("peek")) opened.driver().press("peek");        // the decision is made in the open
    opened.driver().press("take-device");
    EXPECT_EQ(opened.driver().screen(), "table");
}
std::string at_the_table(const AnyMatch& match) {
    Opened opened(match, {});
    take(opened);
    return opened.look();
}
/// The table was in sight, then the device was left.
std::string after_leaving(const AnyMatch& match) {
    Opened opened(match, {});
    take(opened);
    opened.driver().app.left();
    return opened.look();
}
/// The list of saved games, with a picture of the position, but without the size of the save: names of hidden cards differ in length.
std::string in_the_list(const AnyMatch& match) {
    return std::regex_replace(Opened(match, {}, "saves").look(), std::regex(R"("data-units":"\d+")"), "");
}
std::string on_the_second_screen(const AnyMatch& match) {
    Opened opened(match, {}, "saves");
    opened.driver().app.open_fragment("screen=show");
    EXPECT_EQ(opened.driver().screen(), "show");
    opened.driver().frames(2);
    EXPECT_NE(opened.driver().attr("data-game"), "");
    return opened.look();
}
std::string asked_of_the_computer(const AnyMatch& match) { return Opened(match, match.to_act()).asked(); }

class Secrets : public testing::TestWithParam<std::string> {
  protected:
    /// Calls `look(match, seat to act, another seat)` for positions of a random game.
    template <class Look>
    void at_some_positions(Look look) {
        const int positions = std::max(6, tests::rounds(12));
        constexpr int kMovesBetween = 11;
        NewMatch how;
        how.names = {"Aki", "Ben", "Chiyo"};
        how.seed = 12;
        const auto match = std::move(game_by_id(GetParam())->start(how).value());
        Rng rng(8);
        int looked = 0;
        for (; looked < positions && match->to_act(); ++looked) {
            for (int i = 0; i < kMovesBetween && match->to_act(); ++i) {
                const auto moves = match->moves();
                ASSERT_TRUE(match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
            }
            if (!match->to_act()) break;
            const auto alone = std::move(load_position(match->position()).value());    // without its history, like the others
            const Seat acts = *match->to_act();
            SCOPED_TRACE("after " + std::to_string(match->ply()) + " moves");
            look(*alone, acts, Seat((acts + 1) % match->seats()));
            if (HasFatalFailure()) return;
        }
        EXPECT_EQ(looked, positions) << "the game was too short";
        EXPECT_TRUE(told_ > 0 || !has_secrets_) << "other secrets of one's own would have been seen: the comparison can fail";
    }

    /// Expects that nobody's secrets change what `look(match)` returns.
    void expect_nobodys_secrets(std::string (*look)(const AnyMatch&)) {
        at_some_positions([&](const AnyMatch& match, Seat acts, Seat another) {
            const std::string truth = look(match);
            ASSERT_EQ(truth, look(*as_far_as(acts, match)));
            ASSERT_EQ(truth, look(*as_far_as(another, match)));
        });
    }

    int told_ = 0;
    bool has_secrets_ = false;
};

TEST_P(Secrets, OfOthersAreNotOnTheTable) {
    at_some_positions([&](const AnyMatch& match, Seat acts, Seat another) {
        has_secrets_ |= match.has_secrets(acts);
        const std::string truth = at_the_table(match);
        ASSERT_EQ(truth, at_the_table(*as_far_as(acts, match)));
        told_ += truth != at_the_table(*as_far_as(another, match)) ? 1 : 0;
    });
}

// While the curtain is down, the acting seat has not taken the device yet, so nobody's secrets may be shown.
TEST_P(Secrets, OfNobodyLieBehindTheCurtain) { expect_nobodys_secrets(behind_the_curtain); }

TEST_P(Secrets, OfNobodyAreInThePicturesOfSavedGames) { expect_nobodys_secrets(in_the_list); }

TEST_P(Secrets, OfNobodyAreOnTheSecondScreen) { expect_nobodys_secrets(on_the_second_screen); }

TEST_P(Secrets, OfNobodyAreInSightOnceTheDeviceWasLeft) { expect_nobodys_secrets(after_leaving); }

TEST_P(Secrets, OfOthersAreNotToldToTheComputer) {
    at_some_positions([&](const AnyMatch& match, Seat acts, Seat another) {
        has_secrets_ |= match.has_secrets(acts);
        const std::string truth = asked_of_the_computer(match);
        ASSERT_NE(truth.find("\"position\""), std::string::npos) << truth;
        ASSERT_EQ(truth, asked_of_the_computer(*as_far_as(acts, match)));
        told_ += truth != asked_of_the_computer(*as_far_as(another, match)) ? 1 : 0;
    });
}

std::vector<std::string> games_with_tables() {
    std::vector<std::string> out;
    for (const GameEntry& entry : all_games())
        if (face_of(entry.info->id)) out.emplace_back(entry.info->id);
    return out;
}
INSTANTIATE_TEST_SUITE_P(Games, Secrets, testing::ValuesIn(games_with_tables()), [](const auto& p) { return p.param; });

}  // namespace
}  // namespace orrery::ui
