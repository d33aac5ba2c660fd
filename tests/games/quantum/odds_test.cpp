// The chance of winning a fight: the table of section 15, and with cards the result of playing out every sequence of dice.
#include "engine/games/quantum/odds.h"

#include "engine/games/quantum/observe.h"
#include "tests/games/quantum/scene.h"

namespace orrery::quantum {
namespace {

using enum Command;

/// Returns a scene with red's r1 next to blue's b1, with these numbers.
Scene duel(int attacker, int defender, std::initializer_list<Command> red = {}, std::initializer_list<Command> blue = {}) {
    Scene scene(red, blue);
    scene.ship("r1", attacker, "s3_3").ship("b1", defender, "s3_4");
    return scene;
}

Odds odds(const Scene& scene) { return odds_of(scene.s, combat_from(scene.s, ship("r1"), ship("b1"), space("s3_3"))); }

TEST(QuantumOdds, TheTableOfPlainFights) {
    constexpr int kPercent[] = {100, 97, 92, 83, 72, 58, 42, 28, 17, 8, 3};
    for (int attacker = 1; attacker <= kDieFaces; ++attacker)
        for (int defender = 1; defender <= kDieFaces; ++defender)
            EXPECT_EQ(odds(duel(attacker, defender)).percent(), kPercent[attacker - defender + 5]) << attacker << " against " << defender;
}

TEST(QuantumOdds, AgainstStubborn) {
    constexpr int kPercent[] = {97, 92, 83, 72, 58, 42, 28, 17, 8, 3, 0};
    for (int attacker = 1; attacker <= kDieFaces; ++attacker)
        for (int defender = 1; defender <= kDieFaces; ++defender)
            EXPECT_EQ(odds(duel(attacker, defender, {}, {stubborn})).percent(), kPercent[attacker - defender + 5]);
}

TEST(QuantumOdds, FerociousShiftsByOneColumnAndStrategicByTwoBesideAFriend) {
    EXPECT_EQ(odds(duel(4, 4, {ferocious})).percent(), odds(duel(3, 4)).percent());
    EXPECT_EQ(odds(duel(4, 4, {}, {ferocious})).percent(), odds(duel(4, 3)).percent());
    EXPECT_EQ(odds(duel(4, 4, {strategic})).percent(), odds(duel(4, 4)).percent()) << "no friend is near";
    Scene near = duel(4, 4, {strategic});
    near.ship("r2", 6, "s2_3");
    EXPECT_EQ(odds(near).percent(), odds(duel(2, 4)).percent());
    Scene defended = duel(4, 4, {}, {strategic});
    defended.ship("b2", 6, "s3_5");
    EXPECT_EQ(odds(defended).percent(), odds(duel(4, 2)).percent());
}

TEST(QuantumOdds, RationalCountsAsThree) {
    // 3 + 2 against 3 + a die: the die must show 2 or more.
    EXPECT_EQ(odds(duel(2, 3, {rational})).wins * 6, odds(duel(2, 3, {rational})).of * 5);
    EXPECT_EQ(odds(duel(3, 3, {rational}, {})).wins * 6, odds(duel(3, 3, {rational})).of * 4);
}

TEST(QuantumOdds, OneRerollOfTheLosingSideIsUsedWhenItHelps) {
    // 36 rolls. Where red loses, it rolls its own die again.
    int wins = 0;
    for (int attack = 1; attack <= 6; ++attack)
        for (int defense = 1; defense <= 6; ++defense)
            for (int again = 1; again <= 6; ++again) wins += attack <= defense || again <= defense ? 1 : 0;
    const Odds relentless_odds = odds(duel(4, 4, {relentless}));
    EXPECT_EQ(relentless_odds.of, 216);
    EXPECT_EQ(relentless_odds.wins, wins);
    EXPECT_EQ(odds(duel(4, 4, {scrappy})).wins, wins);
    EXPECT_EQ(odds(duel(4, 4, {}, {scrappy})).percent(), odds(duel(4, 4)).percent()) << "Scrappy is for attackers";
    int defended = 0;
    for (int attack = 1; attack <= 6; ++attack)
        for (int defense = 1; defense <= 6; ++defense)
            for (int again = 1; again <= 6; ++again) defended += attack <= defense && attack <= again ? 1 : 0;
    EXPECT_EQ(odds(duel(4, 4, {}, {relentless})).wins, defended);
    EXPECT_EQ(odds(duel(4, 4, {relentless}, {rational})).of, 216);
    EXPECT_EQ(odds(duel(4, 4, {cruel}, {rational})).of, 36) << "a die that was not rolled is not rolled again";
}

// Plays a fight out by the rules, with every die and every answer: the attacker maximises its wins, the defender minimises
// them.
class EveryCourse {
  public:
    /// Returns the attacker's wins out of 6 to the power of `dice`.
    static int wins(State s, const Move& m, std::vector<int> rolled, int dice) {
        const Seat who = *to_act(s);
        State after = s;
        ChanceScript script;
        script.dice.assign(rolled.begin(), rolled.end());
        std::vector<Event> events;
        Events out(events);
        apply(after, who, m, &script, out);
        const bool was_fight = std::any_of(events.begin(), events.end(), [](const Event& e) { return std::holds_alternative<CombatResult>(e); });
        if (was_fight) {
            int scale = 1;
            for (int i = 0; i < dice; ++i) scale *= 6;
            for (const Event& e : events)
                if (const auto* result = std::get_if<CombatResult>(&e)) return result->winner == Side::attacker ? scale : 0;
        }
        const Side side = after.combat->reroller;
        int best = side == Side::attacker ? -1 : 1 << 30;
        const MoveList moves = legal_moves(after, *to_act(after));
        for (const Move& next : moves) {
            int sum = 0;
            if (std::holds_alternative<Pass>(next)) sum = wins(after, next, {1, 1}, dice);
            else
                for (int face = 1; face <= 6; ++face) sum += wins(after, next, {face, 1, 1}, dice - 1);
            best = side == Side::attacker ? std::max(best, sum) : std::min(best, sum);
        }
        return best;
    }
};

TEST(QuantumOdds, OfEachAnswerAreKnownBeforeItIsGiven) {
    Scene scene = duel(4, 4, {relentless}, {cruel});
    Combat combat = combat_from(scene.s, ship("r1"), ship("b1"), space("s3_3"));
    combat.stage = Stage::rerolls;
    combat.attack_die = 5;
    combat.defense_die = 3;
    combat.reroller = Side::attacker;
    const auto percent = [&](std::optional<Command> card) {
        return odds_after(scene.s, combat, card ? std::optional(card_of(*card)) : std::nullopt).percent();
    };
    EXPECT_EQ(percent({}), 0) << "it loses as it stands, and blue lets it stand";
    EXPECT_EQ(percent(relentless), 25) << "1 to 3 wins, and again after Cruel";
    combat.defense_used = {card_of(cruel)};
    EXPECT_EQ(percent(relentless), 50);
    combat.reroller = Side::defender;
    EXPECT_EQ(percent({}), 50) << "red would roll again";
    combat.passed = true;
    EXPECT_EQ(percent({}), 100);
}

TEST(QuantumOdds, RerollsOfBothSidesAgreeWithTheRulesPlayedOut) {
    const std::initializer_list<Command> kHands[] = {{}, {relentless}, {cruel}, {relentless, scrappy}, {scrappy, cruel}, {ferocious, cruel}};
    const std::initializer_list<Command> kOthers[] = {{}, {cruel}, {relentless}, {stubborn, relentless}, {strategic}};
    for (const auto& red : kHands)
        for (const auto& blue : kOthers) {
            if (std::any_of(red.begin(), red.end(), [&](Command c) { return std::find(blue.begin(), blue.end(), c) != blue.end(); })) continue;
            Scene scene = duel(3, 4, red, blue);
            const Odds expected = odds(scene);
            int rerolls = 0;
            for (int of = expected.of; of > 36; of /= 6) ++rerolls;
            scene.make(StartMove{ship("r1")});
            int wins = 0;
            for (int attack = 1; attack <= 6; ++attack)
                for (int defense = 1; defense <= 6; ++defense)
                    wins += EveryCourse::wins(scene.s, Attack{ship("b1"), space("s3_3")}, {attack, defense, 1, 1}, rerolls);
            EXPECT_EQ(expected.wins, wins);
        }
}

TEST(QuantumOdds, OfAFightBetweenItsRerolls) {
    Scene scene = duel(4, 4, {relentless});
    scene.make(StartMove{ship("r1")});
    scene.dice({5, 3});
    scene.make(Attack{ship("b1"), space("s3_3")});
    ASSERT_EQ(scene.kind(), Kind::combat_reroll);
    const Odds now = odds_of(scene.s, *scene.s.combat);
    EXPECT_EQ(now.of, 6);
    EXPECT_EQ(now.wins, 3) << "1, 2 or 3 wins";
}

}  // namespace
}  // namespace orrery::quantum
