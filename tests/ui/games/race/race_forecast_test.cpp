// Every price, sum of points and gain that the table shows before a move, held against the move played out in random games.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/core/rng.h"
#include "engine/games/race/codec.h"
#include "engine/games/race/game.h"
#include "engine/games/race/rules.h"
#include "engine/games/race/score.h"
#include "engine/match/games.h"
#include "engine/match/match.h"
#include "imgui_ui/games/race/forecast.h"
#include "tests/rounds.h"

namespace orrery::ui::race_table {
namespace {

/// A position and its seat in turn, with the events of the moves made from there.
struct Line {
    rc::State state;
    std::vector<rc::Event> told;

    std::optional<rc::Asked> asked() const { return rc::asked(state); }
    void make(const rc::Move& move) {
        rc::Events events(told);
        rc::apply(state, asked()->seat, move, nullptr, events);
    }
    rc::MoveList moves() const { return rc::legal_moves(state, asked()->seat); }
};

/// Places a card in one of its ways; the others place nothing more. Returns the line up to the moment when the card lies in the tableau.
Line placed(Line line, Seat me, rc::CardId card, const WayToPlace& way) {
    line.make(rc::Place{card});
    while (!rc::find_placed(line.state.players[me].tableau, card)) {
        const rc::Asked asked = *line.asked();
        const bool is_mine = asked.seat == me;
        if (rc::is_placement(asked.kind)) line.make(rc::Pass{});
        else if (is_mine && asked.kind == rc::Kind::settle_method) line.make(rc::TakeMethod{*way.method});
        else line.make(line.moves()[0]);
    }
    return line;
}

/// Returns the best that a power can bring: all choices within it are tried.
Gain best_gain(const Line& line, Seat me, bool& is_sure) {
    Gain gain;
    int powers = 0;                                        // begun so far
    for (const rc::Event& event : line.told) {
        powers += std::holds_alternative<rc::PowerUsed>(event) || std::holds_alternative<rc::PhaseStarted>(event) ? 1 : 0;
        if (powers > 1) return gain;
        if (const auto* vp = std::get_if<rc::GainedVp>(&event); vp && vp->seat == me) gain.vp += vp->count;
        if (const auto* drew = std::get_if<rc::Drew>(&event); drew && drew->seat == me) gain.cards += drew->count;
        if (std::holds_alternative<rc::SupplyOut>(event)) is_sure = false;
    }
    const auto asked = line.asked();
    if (!line.state.power || !asked || asked->seat != me) return gain;
    Gain best;
    for (const rc::Move& move : line.moves()) {
        Line next = line;
        next.make(move);
        const Gain other = best_gain(next, me, is_sure);
        if (std::pair(other.vp, other.cards) > std::pair(best.vp, best.cards)) best = other;
        if (asked->kind == rc::Kind::consume_hand) break;              // whichever card is discarded
    }
    return best;
}

class RaceForecast : public testing::Test {
  protected:
    void check_placement(const Line& now, Seat me, rc::CardId card) {
        const rc::Player& player = now.state.players[me];
        const std::vector<WayToPlace> ways = ways_to_place(rc::Game::observe(now.state, me), card);
        ASSERT_FALSE(ways.empty()) << rc::design(card).id;
        for (const WayToPlace& way : ways) {
            const Line then = placed(now, me, card, way);
            int paid = 0;
            for (const rc::Event& event : then.told)
                if (const auto* payment = std::get_if<rc::Paid>(&event); payment && payment->seat == me) paid += payment->count;
            EXPECT_EQ(paid, way.price) << rc::design(card).id;
            EXPECT_EQ(rc::points_of(then.state.players[me].tableau, player.vp).total(), way.points) << rc::design(card).id;
            ++placements_[way.method ? int(*way.method) : -1];
        }
        if (ways.size() > 1) ++choices_;
    }
    void check_gain(const Line& now, Seat me, const rc::UsePower& use) {
        const std::optional<Gain> gain = gain_of(rc::Game::observe(now.state, me), use);
        const rc::PowerType type = rc::design(use.card).powers[std::size_t(use.power)].type;
        EXPECT_EQ(gain.has_value(), type != rc::PowerType::consume_lucky);
        if (!gain) return;
        Line then = now;
        then.make(use);
        bool is_sure = true;
        const Gain real = best_gain(then, me, is_sure);
        if (!is_sure) return;
        EXPECT_EQ(gain->vp, real.vp) << rc::design(use.card).id;
        EXPECT_EQ(gain->cards, real.cards) << rc::design(use.card).id;
        gains_.insert(type);
    }

    std::map<int, int> placements_;            ///< by method; -1: developments
    int choices_ = 0;
    std::set<rc::PowerType> gains_;
};

TEST_F(RaceForecast, EveryPriceSumAndGainComesTrue) {
    for (std::uint64_t seed = 1; seed <= std::uint64_t(tests::rounds(60)); ++seed) {
        NewMatch how;
        how.names.resize(2 + seed % 3);
        how.seed = seed;
        if (how.names.size() == 2) how.options["two_actions"] = seed % 2 == 0;
        const auto match = std::move(*game_by_id("race")->start(how));
        Line now{match_of<rc::Game>(*match)->now(), {}};
        Rng rng(seed);
        while (const auto asked = now.asked()) {
            const rc::MoveList moves = now.moves();
            std::vector<rc::Move> liked;                       // games in which much is placed
            for (const rc::Move& move : moves) {
                if (const auto* place = std::get_if<rc::Place>(&move)) check_placement(now, asked->seat, place->card);
                if (const auto* use = std::get_if<rc::UsePower>(&move)) check_gain(now, asked->seat, *use);
                if (!std::holds_alternative<rc::Pass>(move)) liked.push_back(move);
            }
            ASSERT_FALSE(HasFailure()) << "seed " << seed;
            now.told.clear();
            now.make(liked.empty() ? moves[0] : liked[rng.below(std::uint32_t(liked.size()))]);
            now.told.clear();
        }
    }
    if (tests::kFewerRounds) return;                       // too few games for every way
    EXPECT_GT(placements_[-1], 100);
    for (const rc::Method method : {rc::Method::pay, rc::Method::pay_ship, rc::Method::conquer, rc::Method::conquer_tactics, rc::Method::contact})
        EXPECT_GT(placements_[int(method)], 0) << int(method);
    EXPECT_GT(choices_, 10);
    EXPECT_EQ(gains_.size(), 4u) << "goods, sales, draws, hand cards for VP";
}

}  // namespace
}  // namespace orrery::ui::race_table
