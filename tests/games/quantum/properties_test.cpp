#include "tests/properties.h"

#include "engine/games/quantum/game.h"
#include "tests/games/quantum/extremes.h"
#include "tests/games/quantum/other_worlds.h"
#include "tests/games/quantum/random_game.h"

namespace orrery::tests {

template <>
struct AllMoves<quantum::Game> {
    /// Returns the moves of section 8 with every id of any map and table.
    static std::vector<quantum::Move> list() {
        using namespace quantum;
        std::vector<quantum::Move> all{Keep{}, RerollAll{}, quantum::Research{}, EndActions{}, Scrap{}, Fight{}, DestroyBoth{}, Pass{},
                                       RerollShip{}, Occupy{}, Hold{}, Refresh{}, Skip{}, Done{}, Convert{Command::cerebral},
                                       Convert{Command::tyrannical}};
        std::vector<Square> squares;
        for (int y = 0; y < kMaxRows * kTileSize; ++y)
            for (int x = 0; x < kMaxCols * kTileSize; ++x) squares.push_back(square_at(x, y));
        for (const Square square : squares) {
            all.push_back(Go{square});
            all.push_back(Drop{square});
            all.push_back(quantum::Place{square});
        }
        for (PlanetId planet = 0; planet < kMaxTiles; ++planet) {
            all.push_back(PlaceCube{planet});
            all.push_back(Construct{planet});
            all.push_back(MoveTo{planet});
            for (Seat owner = 0; owner < kMaxQuantumSeats; ++owner) all.push_back(MoveCube{planet, owner});
        }
        for (CardId card = 0; card < kCardCount; ++card) {
            all.push_back(Take{card});
            all.push_back(RerollDie{card});
            all.push_back(Discard{card});
        }
        for (std::int8_t n = 0; n <= kDieFaces; ++n) all.push_back(Number{n});
        for (ShipId ship = 0; ship < kShipCount; ++ship) add_of(ship, squares, all);
        return all;
    }

  private:
    static void add_of(quantum::ShipId ship, const std::vector<quantum::Square>& squares, std::vector<quantum::Move>& all) {
        using namespace quantum;
        all.insert(all.end(), {Reconfigure{ship}, Deploy{ship}, StartMove{ship}, FreeMove{Command::curious, ship},
                               FreeMove{Command::tactical, ship}, Nomadic{ship}, Resourceful{ship}, PickUp{ship}, Choose{ship},
                               UseAbility{ship, Ability::free_reconfigure}, UseAbility{ship, Ability::transport},
                               UseAbility{ship, Ability::maneuver}});
        for (std::int8_t n = 0; n <= kDieFaces; ++n) {
            all.push_back(Modify{ship, n});
            all.push_back(Flexible{ship, n});
        }
        for (ShipId other = 0; other < kShipCount; ++other) {
            all.push_back(Strike{ship, other});
            all.push_back(Warp{ship, other});
        }
        for (const Square square : squares) {
            all.push_back(PlaceFirst{ship, square});
            all.push_back(Attack{ship, square});
        }
    }
};

}  // namespace orrery::tests

namespace {

using namespace orrery;
using namespace orrery::quantum;

// No seat has a secret: every seat sees the whole table.
TEST(QuantumSecrets, EverySeatSeesTheWholeTable) {
    std::vector<Event> told_events;
    Events events(told_events);
    int seen = 0;
    random_game(short_options(0), 5, true, [&](const State& s) {
        for (const Seat me : all_seats(s.seats)) {
            const Observation o = observe(s, me);
            ASSERT_EQ(static_cast<const Table&>(o), static_cast<const Table&>(s));
            ASSERT_EQ(o.deck_sizes[0], static_cast<int>(s.decks[0].size()));
            ASSERT_EQ(o.deck_sizes[1], static_cast<int>(s.decks[1].size()));
            Json table = encode_table(s), told = encode_table(o);
            for (const char* kind : {"gambit", "command"}) {
                ASSERT_EQ(told[kind]["deck"], table[kind]["deck"].size());
                told[kind].erase("deck");
                table[kind].erase("deck");
            }
            ASSERT_EQ(to_text(told), to_text(table));
            ASSERT_FALSE(Game::has_secrets(s, me));
            ++seen;
        }
    }, events);
    for (const Event& event : told_events) {
        ASSERT_EQ(to_text(encode_event(redact(event, 0))), to_text(encode_event(event)));
        ASSERT_EQ(to_text(encode_event(redact_for_all(event))), to_text(encode_event(event)));
    }
    EXPECT_GT(seen, 100);
}

INSTANTIATE_LAWS(Quantum, ShortGame, testing::ValuesIn(orrery::tests::seat_counts({2, 3, 4})));
INSTANTIATE_EXTREMES(Quantum, orrery::quantum::Game)

// On every map, with cards dealt so that their powers occur often: the laws of section 9 hold, the list of moves agrees with
// the predicate, and states are read back from their documents.
TEST(QuantumMaps, LawsHoldOnEveryMapWithEveryCard) {
    const std::vector<Move> all = tests::AllMoves<Game>::list();
    for (MapId map = 0; map < kMapCount; ++map) {
        SCOPED_TRACE(std::string(kMaps[map].id));
        Events none;
        int ply = 0;
        random_game(short_options(map, 10), map + 1u, true, [&](const State& s) {
            ASSERT_EQ(broken_invariant(s), "") << "ply " << ply;
            const std::optional<Seat> who = to_act(s);
            if (!who || ++ply % 5 != 0) return;
            const MoveList moves = legal_moves(s, *who);
            std::size_t legal = 0;
            for (const Move& move : all) legal += !violation(s, *who, move);
            ASSERT_EQ(legal, moves.size()) << "ply " << ply;
            for (const Move& move : moves) ASSERT_FALSE(violation(s, *who, move)) << to_text(encode_move(move));
            Error error;
            const Json table = encode_table(s), decision = encode_decision(s);
            const State again = decode_state(Reader(table, "/table", error), Reader(decision, "/decision", error), s.options, s.seats, s.rng);
            ASSERT_EQ(error.message, "") << error.pointer << " at ply " << ply;
            ASSERT_EQ(again, s);
        }, none);
    }
}

// Native and WebAssembly builds must both produce this hash. It changes with every draw and every rule.
TEST(QuantumHash, ThousandGames) { EXPECT_EQ(orrery::tests::games_hash<ShortGame>(1000), "d04353d9ef809603"); }

}  // namespace
