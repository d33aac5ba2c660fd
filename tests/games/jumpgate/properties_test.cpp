#include "tests/properties.h"

#include "engine/games/jumpgate/game.h"
#include "tests/games/jumpgate/extremes.h"
#include "tests/games/jumpgate/other_worlds.h"

namespace orrery::tests {

template <>
struct AllMoves<jumpgate::Game> {
    /// Returns the moves of section 8 with every known id, in play or not.
    static std::vector<jumpgate::Move> list() {
        using namespace jumpgate;
        std::vector<jumpgate::Move> all{Research{}, EndTurn{}, Pass{}, Done{}, TakeMark{}, LeaveMark{}};
        for (PlanetId to = 0; to < kPlanetCount; ++to) {
            all.push_back(Fly{to});
            for (NavId card = 0; card < kNavCount; ++card) all.push_back(Jump{card, to});
        }
        for (NavId card = 0; card < kNavCount; ++card) {
            all.push_back(Scan{card});
            all.push_back(Discard{card});
            all.push_back(Land{{card}});
            for (NavId other = 0; other < kNavCount; ++other) all.push_back(Land{{card, other}});
            for (ResourceId resource = 0; resource < kResourceCount; ++resource) all.push_back(Harvest{card, resource});
        }
        for (ResourceId resource = 0; resource < kResourceCount; ++resource) {
            all.push_back(jumpgate::Place{resource});
            all.push_back(TakeRest{resource});
        }
        all.push_back(Land{});
        all.push_back(Land{{0, 1, 2}});
        return all;
    }
};

}  // namespace orrery::tests

namespace {

using JumpGate = orrery::jumpgate::Game;

/// A faulty game: it shows the next seat's hand, and `determinize` copies it.
struct HandShown : JumpGate {
    struct Observation : JumpGate::Observation {
        orrery::jumpgate::Hand shown;
        bool operator==(const Observation&) const = default;
    };
    static orrery::Seat neighbour(const JumpGate::Observation& o) { return orrery::next_clockwise(o.me, o.seats); }
    static Observation observe(const State& s, orrery::Seat me) {
        return {JumpGate::observe(s, me), s.secrets[orrery::next_clockwise(me, s.seats)].hand};
    }
    static Observation observe_public(const State& s, orrery::Seat viewer) { return {JumpGate::observe_public(s, viewer), {}}; }
    static State determinize(const Observation& o, orrery::Rng& rng) {
        State s = JumpGate::determinize(o, rng);
        auto& hand = s.secrets[neighbour(o)].hand;
        const auto give = [&](auto& cards, std::size_t i) {
            for (orrery::jumpgate::NavId& card : cards)
                if (card == o.shown[i]) return std::swap(card, hand[i]);
        };
        for (std::size_t i = 0; i < hand.size(); ++i) {
            give(s.deck, i);
            for (const orrery::Seat seat : orrery::all_seats(s.seats)) give(s.secrets[seat].hand, i);
        }
        return s;
    }
    using JumpGate::encode_table;
    static orrery::Json encode_table(const Observation& o) {
        orrery::Json table = JumpGate::encode_table(static_cast<const JumpGate::Observation&>(o));
        for (const orrery::jumpgate::NavId card : o.shown) table["shown"].push_back(card);
        return table;
    }
};

/// A faulty game: it tells everybody which cards were drawn.
struct DrawsTold : JumpGate {
    static Event redact(const Event& e, orrery::Seat) { return e; }
};

/// A faulty game: it forbids flying while the next seat holds a certain card.
struct SecretLaw : JumpGate {
    static MoveList legal_moves(const State& s, orrery::Seat who) {
        MoveList moves = JumpGate::legal_moves(s, who);
        if (!contains(s.secrets[orrery::next_clockwise(who, s.seats)].hand, orrery::jumpgate::NavId{0})) return moves;
        moves.erase(std::remove_if(moves.begin(), moves.end(), [](const Move& m) { return std::holds_alternative<orrery::jumpgate::Fly>(m); }),
                    moves.end());
        return moves;
    }
};

/// The correct game with a faulty specialisation of OtherWorlds, which changes nothing.
struct SameWorlds : JumpGate {};

}  // namespace

namespace orrery::tests {

template <>
struct AllMoves<SameWorlds> : AllMoves<JumpGate> {};
template <>
struct OtherWorlds<SameWorlds> : OtherWorlds<JumpGate> {
    static SameWorlds::State another(const SameWorlds::State& truth, Seat, Rng&) { return truth; }
};
template <>
struct AllMoves<HandShown> : AllMoves<JumpGate> {};
template <>
struct OtherWorlds<HandShown> : OtherWorlds<JumpGate> {};
template <>
struct AllMoves<DrawsTold> : AllMoves<JumpGate> {};
template <>
struct OtherWorlds<DrawsTold> : OtherWorlds<JumpGate> {};
template <>
struct AllMoves<SecretLaw> : AllMoves<JumpGate> {};
template <>
struct OtherWorlds<SecretLaw> : OtherWorlds<JumpGate> {};

}  // namespace orrery::tests

namespace {

// A game that shows a hand and copies it in its guesses is consistent with itself. Only independently made worlds reveal the
// fault.
TEST_IN_ONE_BUILD(SecretsLaw, FindsAHandThatIsShownAndGuessed) {
    orrery::tests::Laws<HandShown>(3).observation_laws();
    const auto report = orrery::tests::examine_secrets<HandShown>(3, 1);
    EXPECT_TRUE(report.has("the observation")) << report.text();
}

TEST_IN_ONE_BUILD(SecretsLaw, FindsWhatIsToldAndWhatTheRulesGiveAway) {
    const auto told = orrery::tests::examine_secrets<DrawsTold>(3, 1);
    EXPECT_TRUE(told.has("the event draw")) << told.text();
    const auto listed = orrery::tests::examine_secrets<SecretLaw>(3, 1);
    EXPECT_TRUE(listed.has("legal moves")) << listed.text();
}

// Two worlds describe different drawn cards in the same words, and the law compares these events.
TEST_IN_ONE_BUILD(SecretsLaw, ComparesTheEventsThatHoldSecrets) {
    const auto report = orrery::tests::examine_secrets<JumpGate>(3, 2);
    EXPECT_GT(report.told_alike.at("draw"), 5);
}

// A specialisation of OtherWorlds that leaves a secret unchanged proves nothing; the report shows it.
TEST_IN_ONE_BUILD(SecretsLaw, AsksThatEverySecretDiffers) {
    for (const auto& [place, differ] : orrery::tests::examine_secrets<SameWorlds>(2, 1).hidden) EXPECT_EQ(differ, 0) << place;
    for (const auto& [place, differ] : orrery::tests::examine_secrets<JumpGate>(2, 1).hidden) EXPECT_GT(differ, 0) << place;
}

INSTANTIATE_LAWS(JumpGate, orrery::jumpgate::Game, testing::ValuesIn(orrery::tests::seat_counts({2, 3, 4, 5})));
INSTANTIATE_EXTREMES(JumpGate, orrery::jumpgate::Game)

// An observation is enough to judge: verdict, reason and legal moves are those of the state.
TEST(JumpGateView, AnObservationIsJudgedAsItsState) {
    using orrery::jumpgate::Game;
    const std::vector<Game::Move> all = orrery::tests::AllMoves<Game>::list();
    orrery::Rng pick(4);
    for (const int seats : {2, 4}) {
        Game::Events dropped;
        Game::State s = Game::start(Game::Options{}, seats, orrery::Rng(static_cast<std::uint64_t>(seats)), nullptr, dropped);
        for (int ply = 0; const auto who = Game::to_act(s); ++ply) {
            const Game::Observation seen = Game::observe(s, *who);
            const Game::MoveList moves = Game::legal_moves(s, *who);
            ASSERT_EQ(orrery::jumpgate::legal_moves(view_of(seen)), moves);
            for (std::size_t i = static_cast<std::size_t>(ply) % 31; i < all.size(); i += 31) {
                const orrery::Verdict truth = Game::violation(s, *who, all[i]), told = orrery::jumpgate::violation(view_of(seen), all[i]);
                ASSERT_EQ(told.has_value(), truth.has_value());
                if (told) { ASSERT_EQ(told->rule, truth->rule); }
            }
            Game::apply(s, *who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, dropped);
        }
    }
}

// Events and the log name a drawn card only to the seat that drew it.
TEST(JumpGateSecrets, DrawsStayWithTheirSeat) {
    using orrery::jumpgate::Game;
    orrery::NewMatch how;
    how.names = {"Aki", "Ben", "Cleo"};
    how.seed = 11;
    auto started = orrery::Match<Game>::start(how);
    ASSERT_TRUE(started);
    orrery::Match<Game>& match = *orrery::match_of<Game>(**started);
    orrery::Rng pick(3);
    int draws = 0;
    while (match.to_act()) {
        const auto moves = match.legal_moves();
        ASSERT_FALSE(match.play(moves[pick.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    for (const orrery::Seat reader : orrery::all_seats(3))
        for (const orrery::LogLine& line : match.log(reader, orrery::Lang::en, 0)) {
            if (line.event["event"] != "draw") continue;
            ++draws;
            EXPECT_EQ(line.event.contains("cards"), line.event["seat"] == reader) << orrery::to_text(line.event);
            EXPECT_FALSE(line.event.contains("to"));
        }
    for (const orrery::LogLine& line : match.log({}, orrery::Lang::ja, 0)) EXPECT_FALSE(line.event.contains("cards") && line.event["event"] == "draw");
    EXPECT_GT(draws, 10);
}

// Native and WebAssembly builds must both produce this hash. It changes with every draw and every rule.
TEST(JumpGateHash, ThousandGames) { EXPECT_EQ(orrery::tests::games_hash<orrery::jumpgate::Game>(1000), "7913e545b411f5eb"); }

}  // namespace
