#include "tests/properties.h"

#include "engine/games/race/game.h"
#include "tests/games/race/extremes.h"
#include "tests/games/race/other_worlds.h"

namespace orrery::tests {

template <>
struct AllMoves<race::Game> {
    /// Returns the moves of section 8 with every known id, in play or not.
    static std::vector<race::Move> list() {
        using namespace race;
        std::vector<race::Move> all{Pass{}, Done{}, Choose{}};
        for (std::size_t i = 0; i < kActionCount; ++i) {
            all.push_back(Choose{{static_cast<ActionId>(i)}});
            for (std::size_t k = 0; k < kActionCount; ++k) all.push_back(Choose{{static_cast<ActionId>(i), static_cast<ActionId>(k)}});
        }
        all.push_back(Choose{{ActionId::develop, ActionId::settle, ActionId::produce}});
        for (std::size_t i = 0; i < kMethodCount; ++i) all.push_back(TakeMethod{static_cast<Method>(i)});
        for (int number = 0; number <= 8; ++number) all.push_back(CallNumber{static_cast<std::int8_t>(number)});
        for (CardId card = 0; card < kDesignCount; ++card) {
            all.push_back(Discard{card});
            all.push_back(Keep{card});
            all.push_back(race::Place{card});
            all.push_back(Sell{card});
            all.push_back(TakeGood{card});
            all.push_back(Windfall{{}, card});
            for (std::size_t power = 0; power < kMaxPowers; ++power) all.push_back(UsePower{card, static_cast<std::int8_t>(power)});
            all.push_back(UsePower{card, kNoPower});
            for (CardId source = 0; source < kDesignCount; ++source)
                if (is_source(source) || source == card) all.push_back(Windfall{source, card});
        }
        return all;
    }

  private:
    static bool is_source(race::CardId card) {
        for (const race::Power& power : race::design(card).powers)
            if (power.type == race::PowerType::produce_windfall) return true;
        return false;
    }
};

}  // namespace orrery::tests

namespace {

using orrery::race::Game;
using orrery::race::Setup;

/// The game with other options than the defaults.
template <bool kTwoActions, Setup kSetup, bool kSaleNeedsPower>
struct Variant : Game {
    using Plain = Game;
    static State start(const Options&, int seats, const orrery::Rng& rng, orrery::ChanceScript* script, Events& out) {
        Options options;
        options.two_actions = kTwoActions && seats == 2;
        options.setup = kSetup;
        options.sale_needs_power = kSaleNeedsPower;
        return Game::start(options, seats, rng, script, out);
    }
};
using OneAction = Variant<false, Setup::no_zero, false>;
using FirstGame = Variant<true, Setup::first_game, true>;

// Two worlds describe different cards in the same words, and the law of secrets compares these events.
TEST_IN_ONE_BUILD(RaceSecrets, EventsThatHoldCardsAreCompared) {
    const auto report = orrery::tests::examine_secrets<Game>(3, 3);
    EXPECT_GT(report.told_alike.at("drew"), 5);
}

INSTANTIATE_LAWS(Race, Game, testing::ValuesIn(orrery::tests::seat_counts({2, 3, 4})));
INSTANTIATE_LAWS(RaceOneAction, OneAction, testing::Values(2));
INSTANTIATE_LAWS(RaceFirstGame, FirstGame, testing::Values(2, 4));
INSTANTIATE_EXTREMES(Race, orrery::race::Game)

// Native and WebAssembly builds must both produce this hash. It changes with every draw and every rule.
TEST(RaceHash, ThreeHundredGames) { EXPECT_EQ(orrery::tests::games_hash<Game>(300), "fbc2790dce0a5378"); }

}  // namespace
