// What a table may know of a match: the observation of its seat, and never the state.
#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/games/jumpgate/game.h"
#include "engine/games/quantum/game.h"
#include "engine/games/race/game.h"
#include "engine/match/match.h"
#include "imgui_ui/app/table/table_base.h"
#include "tests/ui/table_rig.h"

namespace orrery::ui {
namespace {

// --- the types ---

template <class M> concept ShowsTheState = requires(const M& match) { match.now(); };
template <class M> concept ShowsPastStates = requires(const M& match) { match.at(std::size_t{}); };
template <class M> concept ShowsAnySeat = requires(const M& match) { match.observe(Seat{}); };
template <class M> concept ShowsAnyLook = requires(const M& match) { match.look(Seat{}, false); };
template <class M> concept ShowsThePosition = requires(const M& match) { match.position(); };
template <class M> concept ShowsTheDecision = requires(const M& match) { match.decision(); };
template <class M> concept TellsAnyReader = requires(const M& match) { match.log(std::optional<Seat>{}, Lang::en, std::size_t{}); };
template <class M> concept LendsTheMatch = requires(const M& match) { match.match_; };

template <class M>
constexpr bool kShowsAll = ShowsTheState<M> && ShowsPastStates<M> && ShowsAnySeat<M> && ShowsAnyLook<M> && ShowsThePosition<M> &&
                           ShowsTheDecision<M> && TellsAnyReader<M>;
template <class M>
constexpr bool kShowsOnlyItsSeat = !ShowsTheState<M> && !ShowsPastStates<M> && !ShowsAnySeat<M> && !ShowsAnyLook<M> && !ShowsThePosition<M> &&
                                   !ShowsTheDecision<M> && !TellsAnyReader<M> && !LendsTheMatch<M> && !std::is_convertible_v<M&, const AnyMatch&>;

static_assert(kShowsAll<Match<jumpgate::Game>>, "a match shows all of this, so the concepts find it");
static_assert(kShowsOnlyItsSeat<TableMatch>);
static_assert(kShowsOnlyItsSeat<SeatMatch<jumpgate::Game>>);
static_assert(kShowsOnlyItsSeat<SeatMatch<quantum::Game>>);
static_assert(kShowsOnlyItsSeat<SeatMatch<race::Game>>);
static_assert(!std::is_assignable_v<decltype((std::declval<TableContext&>().match)), TableMatch>, "a table cannot look as another seat");

// --- the answers ---

using jumpgate::Game;
using Shown = TableMatch::Secrets;

SeatMatch<Game> seen_by(const AnyMatch& match, Seat viewer, Shown shown) { return SeatMatch<Game>(TableMatch(match, viewer, shown)); }

TEST(TableMatch, ATableSeesItsSeatAlone) {
    const std::unique_ptr<AnyMatch> any = std::move(Match<Game>::start(test::some_match(3, 3)).value());
    const Match<Game>& match = *match_of<Game>(*any);
    const Seat me = *match.to_act(), another = (me + 1) % 3;
    const SeatMatch<Game> mine = seen_by(match, me, Shown::own), others = seen_by(match, another, Shown::own);
    EXPECT_EQ(mine.look(), match.observe(me));
    EXPECT_EQ(others.look(), match.observe(another));
    EXPECT_NE(mine.look(), others.look());
    EXPECT_EQ(mine.legal_moves(), match.legal_moves());
    EXPECT_TRUE(others.legal_moves().empty()) << "another seat decides";
    EXPECT_TRUE(mine.open_hands().empty());

    const SeatMatch<Game> covered = seen_by(match, me, Shown::none);
    EXPECT_EQ(covered.look(), match.look(me, true));
    EXPECT_NE(covered.look(), mine.look());
    EXPECT_TRUE(covered.legal_moves().empty()) << "they name the cards of the hand";
    EXPECT_TRUE(covered.open_hands().empty());

    const std::vector<jumpgate::Observation> open = seen_by(match, me, Shown::all).open_hands();
    ASSERT_EQ(open.size(), 3u);
    for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(open[static_cast<std::size_t>(seat)], match.observe(seat));
}

TEST(TableMatch, EventsAreToldAsTheSeatMayKnowThem) {
    const std::unique_ptr<AnyMatch> any = std::move(Match<Game>::start(test::some_match(2, 5)).value());
    Match<Game>& match = *match_of<Game>(*any);
    Rng rng(5);
    int kept_secret = 0;
    for (int move = 0; move < 60 && match.to_act(); ++move) {
        const jumpgate::MoveList legal = match.legal_moves();
        ASSERT_FALSE(match.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
        for (Seat seat = 0; seat < 2; ++seat) {
            const auto told = seen_by(match, seat, Shown::own).events_of(match.ply()), open = seen_by(match, seat, Shown::none).events_of(match.ply());
            const auto& all = match.events_of(match.ply());
            ASSERT_EQ(told.size(), all.size());
            ASSERT_EQ(open.size(), all.size());
            for (std::size_t i = 0; i < all.size(); ++i) {
                EXPECT_EQ(Game::encode_event(told[i]), Game::encode_event(Game::redact(all[i], seat)));
                EXPECT_EQ(Game::encode_event(open[i]), Game::encode_event(Game::redact_for_all(all[i])));
                kept_secret += Game::encode_event(told[i]) != Game::encode_event(all[i]) ? 1 : 0;
            }
        }
    }
    EXPECT_GT(kept_secret, 0) << "no move had a secret";
}

}  // namespace
}  // namespace orrery::ui
