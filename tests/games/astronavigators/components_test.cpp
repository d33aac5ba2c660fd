// Every component comes into use in a fixed row of games, and each time it gives what the tables say.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "engine/games/astronavigators/game.h"
#include "engine/games/astronavigators/players.h"

namespace orrery::astronavigators {
namespace {

/// What has been used in some game, by its id, with the effect that the tables state.
class Used {
  public:
    /// Looks at what a move did.
    void look(const State& before, const State& after, const std::vector<Event>& events) {
        for (const Event& event : events)
            std::visit(overloaded{
                [&](const Observed& e) { observed(before.players[e.seat], after.players[e.seat], e); },
                [&](const SetCompleted& e) {
                    EXPECT_EQ(e.nk, 10) << kSets[e.set].id;
                    EXPECT_EQ(before.players[e.seat].sets[e.set], SetState::open);
                    EXPECT_EQ(after.players[e.seat].sets[e.set], SetState::ready);
                    int with = 0;
                    for (const CardId card : after.players[e.seat].observed) with += (kCards[card].icons & icon_of(e.set)) != 0;
                    EXPECT_EQ(with, kSets[e.set].threshold) << kSets[e.set].id;
                    ids.insert(kSets[e.set].id);
                },
                [&](const TileGained& e) {
                    EXPECT_EQ(e.nk, kTiles[e.tile].nk) << kTiles[e.tile].id;
                    EXPECT_EQ(e.continent, kTiles[e.tile].continent);
                    EXPECT_TRUE(tile_of(after.players[e.seat], e.tile));
                    ids.insert(kTiles[e.tile].id);
                },
                [&](const QuestCompleted& e) {
                    const int factor = before.is_astronavigator() && before.year == 1 ? 2 : 1;
                    EXPECT_EQ(e.nk, factor * kQuests[e.quest].rewards[static_cast<std::size_t>(e.count - 1)]) << kQuests[e.quest].id;
                    EXPECT_TRUE(contains(after.players[e.seat].instruments, e.quest));
                    ids.insert(kQuests[e.quest].id);
                    ids.insert(kInstruments[e.quest].id);
                },
                [&](const CharacterChosen& e) {
                    EXPECT_EQ(after.players[e.seat].character, e.character);
                    ids.insert(kCharacters[e.character].id);
                },
                [](const auto&) {},
            }, event);
    }
    template <class Table>
    void expect_all(const Table& table) const {
        for (const auto& entry : table) EXPECT_GT(ids.count(entry.id), 0u) << entry.id << " was never used";
    }
    std::set<std::string> ids;

  private:
    void observed(const Player& before, const Player& after, const Observed& e) {
        const int more = is_moon(e.card) || !before.has_instrument(EffectKind::bonus_nk) ? 0 : 2;
        EXPECT_EQ(e.nk, kCards[e.card].nk + more) << kCards[e.card].id;
        EXPECT_FALSE(contains(before.observed, e.card) || contains(before.moon_cards, e.card)) << kCards[e.card].id;
        EXPECT_TRUE(is_moon(e.card) ? contains(after.moon_cards, e.card) : contains(after.observed, e.card)) << kCards[e.card].id;
        if (is_moon(e.card)) {
            EXPECT_NE(after.moon(kCards[e.card].phase), MoonState::inactive) << kCards[e.card].id;
        }
        ids.insert(kCards[e.card].id);
    }
};

/// Chooses at random, but observes often, starts and completes quests wherever it can, and steps to their places.
const Move& eager_move(const State& s, Seat who, const MoveList& moves, Rng& pick) {
    const auto any_of = [&](auto wanted) -> const Move* {
        std::vector<const Move*> some;
        for (const Move& move : moves)
            if (wanted(move)) some.push_back(&move);
        return some.empty() ? nullptr : some[pick.below(static_cast<std::uint32_t>(some.size()))];
    };
    const Move* quest = any_of([&](const Move& move) {
        const auto* step = std::get_if<StepTo>(&move);
        const auto& own = s.players[who].quests;
        const bool leads_to_one = step != nullptr && std::any_of(own.begin(), own.end(), [&](QuestId q) { return kQuests[q].targets.has(step->to); });
        return leads_to_one || std::holds_alternative<CompleteQuest>(move) || std::holds_alternative<StartQuest>(move);
    });
    if (quest != nullptr) return *quest;
    const Move* observation = any_of([](const Move& move) {
        const auto* select = std::get_if<Select>(&move);
        return select != nullptr && (select->action == Action::direct || select->action == Action::planned);
    });
    if (observation != nullptr && pick.below(2) == 0) return *observation;
    return moves[pick.below(static_cast<std::uint32_t>(moves.size()))];
}

// Every card is observed, every set completed, every tile gained, every quest completed into its instrument, every character chosen.
TEST(AstroNavigatorsComponents, EachComesIntoUseAndGivesWhatItSays) {
    constexpr std::uint64_t kGames = 1000;
    Used used;
    for (std::uint64_t seed = 1; seed <= kGames && !testing::Test::HasFailure(); ++seed) {
        Options options;
        options.mode = seed % 2 == 0 ? Mode::astronavigator : Mode::astronomer;
        std::vector<Event> events;
        Events log(events);
        State s = start(options, kMinSeats + static_cast<int>(seed % 3), Rng(seed), nullptr, log);
        Rng pick(seed);
        while (const std::optional<Seat> who = to_act(s)) {
            const State before = s;
            events.clear();
            const MoveList moves = legal_moves(s, *who);
            apply(s, *who, eager_move(before, *who, moves, pick), nullptr, log);
            used.look(before, s, events);
        }
    }
    used.expect_all(kCards);
    used.expect_all(kSets);
    used.expect_all(kTiles);
    used.expect_all(kQuests);
    used.expect_all(kInstruments);
    used.expect_all(kCharacters);
}

}  // namespace
}  // namespace orrery::astronavigators
