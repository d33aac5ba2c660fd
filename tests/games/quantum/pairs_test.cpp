// The combined effects of two command cards that meet in one action or one turn.
#include <gtest/gtest.h>

#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/sites.h"
#include "tests/games/quantum/scene.h"

namespace orrery::quantum {
namespace {

using enum Command;

bool listed(const Scene& scene, const Move& move) { return contains(legal_moves(scene.s, *to_act(scene.s)), move); }

TEST(QuantumPairs, AgileLengthensCuriousButNotTactical) {  // QU-M1
    Scene scene({agile, curious, tactical}, {});
    scene.ship("r1", 1, "s2_1");
    scene.make(FreeMove{curious, ship("r1")});
    EXPECT_TRUE(listed(scene, Go{space("s3_2")}));
    scene.make(Go{space("s3_1")});
    scene.make(FreeMove{tactical, ship("r1")});
    EXPECT_FALSE(listed(scene, Go{space("s3_3")}));
    EXPECT_TRUE(listed(scene, Go{space("s3_2")}));
}

TEST(QuantumPairs, EnergeticLetsCuriousMoveAgain) {        // QU-M12, QU-M9
    for (const bool has_energetic : {false, true}) {
        Scene scene({curious, has_energetic ? energetic : agile}, {});
        scene.ship("r1", 2, "s2_1");
        scene.make(StartMove{ship("r1")});
        scene.make(Go{space("s3_1")});
        EXPECT_EQ(scene.allows(FreeMove{curious, ship("r1")}), has_energetic);
        EXPECT_EQ(scene.allows(StartMove{ship("r1")}), has_energetic);
    }
}

TEST(QuantumPairs, TacticalAndCuriousDoNotMarkTheSame) {   // QU-M29, QU-M9
    Scene scene({curious, tactical}, {});
    scene.ship("r1", 3, "s2_1");
    scene.make(FreeMove{tactical, ship("r1")});
    scene.make(Go{space("s3_1")});
    EXPECT_EQ(scene.at("r1").moves, 0);
    scene.make(FreeMove{curious, ship("r1")});
    scene.make(Go{space("s3_2")});
    EXPECT_EQ(scene.at("r1").moves, 1);
    EXPECT_FALSE(scene.allows(StartMove{ship("r1")}));
    EXPECT_EQ(scene.s.turn.actions, 3);
}

TEST(QuantumPairs, CunningNeedsAMoveForManeuver) {         // QU-M8
    Scene scene({cunning, energetic}, {});
    scene.ship("r1", 4, "s0_0").ship("r2", 1, "s1_0").ship("r3", 1, "s0_1");
    EXPECT_FALSE(scene.allows(StartMove{ship("r1")})) << "hemmed in";
    scene.make(Modify{ship("r1"), 5});
    EXPECT_FALSE(scene.allows(StartMove{ship("r1")})) << "the diagonal is the planet";
    Scene open({cunning, energetic}, {});
    open.ship("r1", 4, "s2_2").ship("r2", 1, "s2_1").ship("r3", 1, "s1_2").ship("b1", 6, "s3_2").ship("b2", 6, "s2_3");
    open.make(Modify{ship("r1"), 5});
    open.make(StartMove{ship("r1")});
    open.make(Go{space("s3_3")});
    EXPECT_EQ(open.at("r1").abilities, 2);
    EXPECT_TRUE(open.s.turn.has_used(cunning));
    open.make(StartMove{ship("r1")});
    EXPECT_FALSE(open.allows(Go{space("s2_2")})) << "no third ability";
}

TEST(QuantumPairs, FlexibleChangesWhichAbilityCunningAdds) {               // QU-M14, QU-M8
    Scene scene({cunning, flexible}, {});
    scene.ship("r1", 4, "s2_1").ship("r2", 6, "s0_1").dice({2});
    scene.make(Modify{ship("r1"), 5});
    scene.make(Flexible{ship("r1"), 6});
    EXPECT_EQ(scene.at("r1").abilities, 1) << "Flexible is no ability";
    scene.make(UseAbility{ship("r1"), Ability::free_reconfigure});
    EXPECT_EQ(scene.at("r1").number, 2);
}

TEST(QuantumPairs, CleverLeavesScrappyNothingToRepeat) {   // QU-M25
    Scene scene({clever, scrappy}, {});
    scene.ship("r1", 4, "s2_1");
    scene.make(Reconfigure{ship("r1")});
    EXPECT_EQ(scene.kind(), Kind::choose_number);
    EXPECT_FALSE(scene.allows(Number{4}));
    scene.make(Number{1});
    EXPECT_EQ(scene.kind(), Kind::action);
}

TEST(QuantumPairs, ResourcefulRollsByCleverOrScrappy) {    // QU-M23 with QU-M5 and QU-M25
    Scene chosen({resourceful, clever}, {});
    chosen.ship("r1", 4, "s2_1");
    chosen.make(Resourceful{ship("r1")});
    EXPECT_TRUE(chosen.allows(Number{4})) << "the same number may be chosen";
    EXPECT_EQ(chosen.s.turn.actions, 3) << "the action comes after the roll";
    chosen.make(Number{4});
    EXPECT_EQ(chosen.s.turn.actions, 4);
    Scene rolled({resourceful, scrappy}, {});
    rolled.ship("r1", 4, "s2_1").dice({6, 2});
    rolled.make(Resourceful{ship("r1")});
    EXPECT_EQ(rolled.kind(), Kind::reroll_ship);
    rolled.make(RerollShip{});
    EXPECT_EQ(rolled.at("r1").number, 2);
    EXPECT_EQ(rolled.at("r1").at, kScrapyard);
}

TEST(QuantumPairs, ResourcefulAndEagerBringAShipBackForNothing) {          // QU-M11, QU-M23, QU-A6
    Scene scene({resourceful, eager}, {});
    scene.ship("r1", 4, "s2_1").dice({3});
    scene.make(Resourceful{ship("r1")});
    scene.make(Deploy{ship("r1")});
    scene.make(Place{space("s1_0")});
    EXPECT_EQ(scene.s.turn.actions, 4);
}

TEST(QuantumPairs, EagerAndStealthy) {                     // QU-M11, QU-D4
    Scene scene({eager, stealthy}, {});
    scene.s.turn.actions = 0;
    scene.make(Deploy{ship("r1")});
    scene.make(Place{space("s4_3")});
    EXPECT_EQ(scene.at("r1").at, space("s4_3"));
    scene.make(Deploy{ship("r2")});
    EXPECT_FALSE(scene.allows(Place{space("s4_2")})) << "next to r1";
    EXPECT_TRUE(scene.allows(Place{space("s5_2")})) << "diagonal to r1";
}

TEST(QuantumPairs, IngeniousAndIntelligent) {              // QU-K5, QU-K6
    Scene scene({ingenious, intelligent}, {});
    scene.ship("r1", 5, "s4_0").ship("r2", 3, "s3_0").ship("r3", 6, "s5_2");
    EXPECT_TRUE(scene.allows(Construct{planet_at(1, 0)})) << "5 + 3 is 8, one less than 9";
    Scene alone({ingenious}, {});
    alone.ship("r1", 5, "s4_0").ship("r2", 3, "s3_0").ship("r3", 6, "s5_2");
    EXPECT_FALSE(alone.allows(Construct{planet_at(1, 0)})) << "5, 8, 11, 14";
}

TEST(QuantumPairs, FlexibleMakesASumThatIntelligentAccepts) {              // QU-M14, QU-K6
    Scene scene({flexible, intelligent}, {});
    scene.ship("r1", 4, "s4_0").ship("r2", 3, "s3_1");
    EXPECT_FALSE(scene.allows(Construct{planet_at(1, 0)}));
    scene.make(Flexible{ship("r1"), 5});
    EXPECT_TRUE(scene.allows(Construct{planet_at(1, 0)}));
}

TEST(QuantumPairs, NomadicMovesAShipThatCuriousMoved) {    // QU-M17, QU-M9
    Scene scene({nomadic, curious}, {});
    scene.ship("r1", 1, "s2_0");
    scene.make(FreeMove{curious, ship("r1")});
    scene.make(Go{space("s2_1")});
    scene.make(Nomadic{ship("r1")});
    scene.make(Place{space("s4_0")});
    EXPECT_EQ(scene.at("r1").moves, 1);
    EXPECT_EQ(scene.s.turn.actions, 2);
}

TEST(QuantumPairs, CerebralAndTyrannicalUndoEachOther) {   // QU-M4, QU-M30
    Scene scene({cerebral, tyrannical}, {});
    scene.s.players[kRed].research = 2;
    EXPECT_FALSE(scene.allows(Convert{cerebral})) << "dominance 1";
    scene.make(Convert{tyrannical});
    scene.make(Convert{cerebral});
    EXPECT_EQ(scene.s.players[kRed].dominance, 1);
    EXPECT_EQ(scene.s.players[kRed].research, 4);
    EXPECT_FALSE(scene.allows(Convert{tyrannical})) << "once a turn";
}

TEST(QuantumPairs, RighteousDoesNotPayForCerebral) {       // QU-I5
    Scene scene({cerebral, righteous}, {});
    scene.s.players[kRed].dominance = 3;
    scene.make(Convert{cerebral});
    EXPECT_EQ(scene.s.players[kRed].dominance, 2);
}

TEST(QuantumPairs, RavenousDoesNotChangeTyrannical) {      // QU-I4
    Scene scene({tyrannical, ravenous}, {});
    scene.s.players[kRed].research = 2;
    scene.make(Convert{tyrannical});
    EXPECT_EQ(scene.s.players[kRed].dominance, 2);
}

TEST(QuantumPairs, BrilliantAndPrecociousBreakThrough) {   // QU-M3, QU-P2
    Scene scene({}, {brilliant, precocious});
    scene.s.players[kBlue].research = 2;
    scene.make(EndActions{});
    EXPECT_EQ(scene.s.players[kBlue].research, 4);
    scene.make(EndActions{});
    EXPECT_EQ(scene.s.players[kBlue].cards_owed, 1);
    EXPECT_EQ(scene.s.players[kBlue].research, 1);
}

TEST(QuantumPairs, ArrogantAndConformistAddUp) {           // QU-M32
    Scene scene({}, {arrogant, conformist});
    scene.ship("b1", 3, "s7_6").ship("b2", 3, "s6_7");
    scene.make(EndActions{});
    EXPECT_EQ(scene.s.turn.actions, 5);
}

TEST(QuantumPairs, PlunderingBeforeWarlikeInWhateverOrderTheyWereTaken) {  // QU-C16
    for (const bool other_way : {false, true}) {
        Scene scene({other_way ? warlike : plundering, other_way ? plundering : warlike}, {});
        scene.ship("r1", 1, "s2_1").ship("b1", 6, "s3_1").dice({1, 6, 2});
        scene.make(Strike{ship("r1"), ship("b1")});
        scene.events.clear();
        scene.make(Hold{});
        ASSERT_GE(scene.events.size(), 2u);
        EXPECT_TRUE(std::holds_alternative<ResearchChanged>(scene.events[scene.events.size() - 2]));
        EXPECT_TRUE(std::holds_alternative<ActionsGained>(scene.events.back()));
    }
}

TEST(QuantumPairs, WarlikeWithTacticalAndEnergeticFightsOn) {              // QU-M31, QU-M29, QU-M12
    Scene scene({warlike, tactical, energetic}, {});
    scene.ship("r1", 2, "s2_1").ship("b1", 6, "s3_1").ship("b2", 6, "s3_2").dice({1, 6, 4, 1, 6, 4});
    scene.s.turn.actions = 0;
    scene.make(FreeMove{tactical, ship("r1")});
    scene.make(Attack{ship("b1"), space("s2_1")});
    scene.make(Occupy{});
    EXPECT_EQ(scene.s.turn.actions, 1);
    scene.make(StartMove{ship("r1")});
    scene.make(Attack{ship("b2"), space("s3_1")});
    scene.make(Hold{});
    EXPECT_EQ(scene.s.turn.actions, 0) << "Warlike only once a turn";
    EXPECT_EQ(scene.s.players[kRed].dominance, 3);
}

TEST(QuantumPairs, AgileReachesAnEnemyThatManeuverAlsoReaches) {           // QU-M1, QU-H8
    Scene scene({agile, cunning}, {});
    scene.ship("r1", 5, "s2_0").ship("b1", 6, "s5_3").dice({6, 1});
    scene.make(StartMove{ship("r1")});
    scene.make(Attack{ship("b1"), space("s5_2")});
    EXPECT_EQ(scene.at("r1").abilities, 0) << "5 straight steps and the attack: 6 with Agile";
}

TEST(QuantumPairs, CardsDiscardedStopAtOnce) {             // QU-M32
    Scene scene({eager, energetic, agile}, {});
    scene.s.turn.actions = 0;
    EXPECT_TRUE(scene.allows(Deploy{ship("r1")}));
    take(scene.s.players[kRed].commands, card_of(eager));
    EXPECT_FALSE(scene.allows(Deploy{ship("r1")}));
}

}  // namespace
}  // namespace orrery::quantum
