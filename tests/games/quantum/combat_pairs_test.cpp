// All pairs of command cards that can meet in one fight, on the same side or on opposite sides. The expected outcome is
// computed here independently of the engine's tables, step by step after section 5.6.
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "tests/games/quantum/scene.h"

namespace orrery::quantum {
namespace {

using Cards = std::set<Command>;
using enum Command;

/// The outcome of a fight.
struct Left {
    int red_number, blue_number;
    bool red_on_map, blue_on_map;
    int red_dominance, blue_dominance, red_research, actions;
    bool operator==(const Left&) const = default;
};

std::ostream& operator<<(std::ostream& out, const Left& left) {
    return out << "ships " << left.red_number << (left.red_on_map ? " on the map, " : " scrapped, ") << left.blue_number
               << (left.blue_on_map ? " on the map" : " scrapped") << "; dominance " << left.red_dominance << ", "
               << left.blue_dominance << "; research " << left.red_research << ", actions " << left.actions;
}

constexpr int kRedNumber = 3, kBlueNumber = 4, kDominance = 3, kResearch = 2, kActionsLeft = 2, kClever = 5;

/// The expected outcome: red's r1 (3) attacks blue's b1 (4), and each seat has another ship next to b1. Every optional power
/// is used: Dangerous if `destroys`, re-rolls in the order Relentless, Scrappy, Cruel; Clever picks 5, Scrappy rolls ships
/// twice.
class Expected {
  public:
    Expected(const Cards& red, const Cards& blue, const std::vector<int>& dice, bool destroys)
        : red_(red), blue_(blue), dice_(dice.begin(), dice.end()), destroys_(destroys) {}

    Left left() {
        if (blue_.count(dangerous) != 0 && destroys_) {                    // before the dice, and without a kill for anybody
            scrap_blue();
            scrap_red();
            return out_;
        }
        int attack = red_.count(rational) != 0 ? 3 : die();
        int defense = blue_.count(rational) != 0 ? 3 : die();
        reroll(attack, defense);
        attack += kRedNumber - (red_.count(ferocious) != 0 ? 1 : 0) - (red_.count(strategic) != 0 ? 2 : 0);
        defense += kBlueNumber - (blue_.count(ferocious) != 0 ? 1 : 0) - (blue_.count(strategic) != 0 ? 2 : 0);
        const bool is_stubborn = blue_.count(stubborn) != 0;
        if (attack < defense || (attack == defense && !is_stubborn)) {
            scrap_blue();
            lose(blue_, out_.blue_dominance);
            gain(red_, out_.red_dominance);
            if (red_.count(plundering) != 0) out_.red_research += 3;
            if (red_.count(warlike) != 0) out_.actions += 1;
        } else if (is_stubborn) {
            scrap_red();
            lose(red_, out_.red_dominance);
            gain(blue_, out_.blue_dominance);
        }
        return out_;
    }

  private:
    int die() {
        const int face = dice_.front();
        dice_.pop_front();
        return face;
    }
    void reroll(int& attack, int& defense) {
        Cards used_by_red, used_by_blue;
        int passes = 0;
        for (bool red = true; passes < 2; red = !red) {
            const Cards& mine = red ? red_ : blue_;
            const Cards& theirs = red ? blue_ : red_;
            Cards& used = red ? used_by_red : used_by_blue;
            ++passes;
            for (const Command card : {relentless, scrappy, cruel}) {
                if (mine.count(card) == 0 || used.count(card) != 0 || (card == scrappy && !red)) continue;
                const Cards& roller = card == cruel ? theirs : mine;
                if (roller.count(rational) != 0) continue;
                used.insert(card);
                ((card == cruel) != red ? attack : defense) = die();
                passes = 0;
                break;
            }
        }
    }
    int ship_roll(const Cards& owner, bool own_turn) {
        if (owner.count(clever) != 0) return kClever;
        const int first = die();
        return own_turn && owner.count(scrappy) != 0 ? die() : first;
    }
    void scrap_red() {
        out_.red_number = ship_roll(red_, true);
        out_.red_on_map = false;
    }
    void scrap_blue() {
        out_.blue_number = ship_roll(blue_, false);
        out_.blue_on_map = false;
    }
    static void lose(const Cards& cards, int& dominance) {
        if (cards.count(righteous) == 0) dominance = std::max(1, dominance - (cards.count(ravenous) != 0 ? 2 : 1));
    }
    static void gain(const Cards& cards, int& dominance) { dominance += cards.count(ravenous) != 0 ? 2 : 1; }

    const Cards &red_, &blue_;
    std::deque<int> dice_;
    bool destroys_;
    Left out_{kRedNumber, kBlueNumber, true, true, kDominance, kDominance, kResearch, kActionsLeft};
};

/// Returns the outcome according to the engine.
Left fought(const std::vector<Command>& red, const std::vector<Command>& blue, const std::vector<int>& dice, bool destroys) {
    Scene scene({}, {});
    for (const auto& [seat, cards] : {std::pair{kRed, red}, std::pair{kBlue, blue}})
        for (const Command card : cards) {
            State& s = scene.s;
            if (contains(s.deck(CardKind::command), card_of(card))) {
                take(s.deck(CardKind::command), card_of(card));
            } else {                                       // a card on display is replaced by another
                auto& display = s.market(CardKind::command).display;
                *std::find(display.begin(), display.end(), card_of(card)) = take_top(s.deck(CardKind::command));
            }
            s.players[seat].commands.push_back(card_of(card));
        }
    scene.ship("r1", kRedNumber, "s2_1").ship("b1", kBlueNumber, "s3_1").ship("r2", 6, "s3_2").ship("b2", 6, "s3_0");
    scene.script.dice = dice;
    for (const Seat seat : {kRed, kBlue}) scene.s.players[seat].dominance = kDominance;
    scene.s.players[kRed].research = kResearch;
    scene.make(StartMove{ship("r1")});
    scene.make(Attack{ship("b1"), space("s2_1")});
    while (!testing::Test::HasFatalFailure() && scene.kind() != Kind::action) {
        const MoveList moves = legal_moves(scene.s, *to_act(scene.s));
        if (scene.kind() == Kind::dangerous) scene.make(destroys ? Move(DestroyBoth{}) : Move(Fight{}));
        else if (scene.kind() == Kind::combat_reroll) scene.make(moves[1]);
        else if (scene.kind() == Kind::choose_number) scene.make(Number{kClever});
        else if (scene.kind() == Kind::reroll_ship) scene.make(RerollShip{});
        else scene.make(Hold{});
    }
    const State& s = scene.s;
    return {scene.at("r1").number, scene.at("b1").number, scene.at("r1").on_map(), scene.at("b1").on_map(),
            s.players[kRed].dominance, s.players[kBlue].dominance, s.players[kRed].research, s.turn.actions};
}

constexpr Command kAttackCards[]{clever,   cruel,    ferocious, plundering, rational,  ravenous,
                                 relentless, righteous, scrappy, strategic,  warlike};
constexpr Command kDefenseCards[]{clever,  cruel,     dangerous, ferocious, rational, ravenous,
                                  relentless, righteous, scrappy, strategic, stubborn};
/// Dice for wins of either side with and without re-rolls, and for ties.
const std::vector<int> kDice[]{{2, 5, 6, 1, 4, 3, 2, 6}, {6, 1, 1, 6, 2, 4, 5, 1}, {4, 3, 4, 3, 6, 5, 4, 3}, {5, 2, 3, 1, 2, 6, 1, 4},
                               {1, 6, 5, 2, 3, 3, 1, 1}};

void expect_same(const std::vector<Command>& red, const std::vector<Command>& blue) {
    const Cards mine(red.begin(), red.end()), theirs(blue.begin(), blue.end());
    std::string names;
    for (const Command card : red) names += std::string(kCommands[static_cast<std::size_t>(card)].id) + " ";
    names += "against ";
    for (const Command card : blue) names += std::string(kCommands[static_cast<std::size_t>(card)].id) + " ";
    for (const std::vector<int>& dice : kDice)
        for (const bool destroys : {false, true})
            EXPECT_EQ(fought(red, blue, dice, destroys), Expected(mine, theirs, dice, destroys).left()) << names << "dice " << dice[0] << dice[1];
}

TEST(QuantumCombatPairs, OneCardOnEachSide) {
    for (const Command red : kAttackCards)
        for (const Command blue : kDefenseCards)
            if (red != blue) expect_same({red}, {blue});
}

TEST(QuantumCombatPairs, TwoCardsOfTheAttacker) {
    for (const Command one : kAttackCards)
        for (const Command two : kAttackCards)
            if (one < two) expect_same({one, two}, {});
}

TEST(QuantumCombatPairs, TwoCardsOfTheDefender) {
    for (const Command one : kDefenseCards)
        for (const Command two : kDefenseCards)
            if (one < two) expect_same({}, {one, two});
}

}  // namespace
}  // namespace orrery::quantum
