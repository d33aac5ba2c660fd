// The meaning of touches, derived from a list of ways alone.
#include <gtest/gtest.h>

#include "imgui_ui/app/table/touches.h"

namespace orrery::ui {
namespace {

constexpr Thing card(int i) { return {1, static_cast<std::int16_t>(i), 0}; }
constexpr Thing planet(int i) { return {2, static_cast<std::int16_t>(i), 0}; }
constexpr Thing kButton{3, 0, 0}, kPile{4, 0, 0};
using Result = Touched::Result;

enum Move : std::size_t { fly, jump_a, jump_b, discard };

/// Card 1 reaches planets 1 and 2, planet 3 is a neighbour.
Touches some_touches() {
    Touches out;
    out.offer({{{card(1), planet(1)}, jump_a},
               {{planet(1), card(1)}, jump_a},
               {{card(1), planet(2)}, jump_b},
               {{planet(2), kButton, card(1)}, jump_b},
               {{planet(3)}, fly},
               {{card(2), kPile}, discard, true}});
    return out;
}

TEST(Touches, EachOrderOfAWayMakesTheMove) {
    for (const auto& [first, then] : {std::pair{card(1), planet(1)}, std::pair{planet(1), card(1)}}) {
        Touches t = some_touches();
        EXPECT_EQ(t.touch(first).result, Result::begun);
        const Touched done = t.touch(then);
        EXPECT_EQ(done.result, Result::move);
        EXPECT_EQ(done.move, std::size_t{jump_a});
    }
    Touches t = some_touches();
    EXPECT_EQ(t.touch(planet(3)).move, std::size_t{fly});
}

TEST(Touches, WhatIsNextFollowsFromWhatHasBegun) {
    Touches t = some_touches();
    EXPECT_EQ(t.next(), (std::vector<Thing>{card(1), planet(1), planet(2), planet(3)}));
    EXPECT_EQ(t.reach(planet(3)), Reach::now);
    EXPECT_EQ(t.reach(planet(1)), Reach::later);
    EXPECT_EQ(t.reach(card(2)), Reach::none) << "a drag is no touch";
    t.touch(card(1));
    EXPECT_EQ(t.next(), (std::vector<Thing>{planet(1), planet(2)}));
    EXPECT_EQ(t.reach(planet(1)), Reach::now);
    EXPECT_EQ(t.reach(planet(3)), Reach::none);
    EXPECT_EQ(t.open_moves(), (std::vector<std::size_t>{jump_a, jump_b}));
    EXPECT_TRUE(t.is_chosen(card(1)));
}

TEST(Touches, ASecondTouchLetsGoAndAnotherThingOfItsKindTakesItsPlace) {
    Touches t = some_touches();
    t.touch(card(1));
    EXPECT_EQ(t.touch(card(1)).result, Result::let_go);
    EXPECT_FALSE(t.has_begun());
    t.touch(planet(1));
    EXPECT_EQ(t.touch(planet(2)).result, Result::begun);
    EXPECT_EQ(t.begun(), std::vector<Thing>{planet(2)});
    t.touch(kButton);
    EXPECT_EQ(t.touch(planet(1)).result, Result::begun) << "also an earlier one";
    EXPECT_EQ(t.begun(), std::vector<Thing>{planet(1)});
}

TEST(Touches, ATouchWithoutAWayChangesNothing) {
    Touches t = some_touches();
    t.touch(card(1));
    EXPECT_EQ(t.touch(planet(9)).result, Result::meaningless);
    EXPECT_EQ(t.touch(kButton).result, Result::meaningless);
    EXPECT_EQ(t.touch(planet(3)).result, Result::meaningless) << "a card was taken up, so nobody meant to fly";
    EXPECT_EQ(t.begun(), std::vector<Thing>{card(1)});
}

TEST(Touches, AButtonSaysWhatItDoesWhateverHasBegun) {
    Touches t;
    t.offer({{{card(1), planet(1)}, jump_a}, {{kButton}, fly}, {{kPile}, discard}});
    t.touch(card(1));
    EXPECT_EQ(t.touch(kPile).result, Result::meaningless);
    const Touched done = t.touch(kButton, true);
    EXPECT_EQ(done.result, Result::move);
    EXPECT_EQ(done.move, std::size_t{fly});
    EXPECT_EQ(t.touch(planet(9), true).result, Result::meaningless);
}

TEST(Touches, StepBackAndDrop) {
    Touches t = some_touches();
    EXPECT_FALSE(t.step_back());
    EXPECT_FALSE(t.drop());
    t.touch(planet(2));
    t.touch(kButton);
    EXPECT_TRUE(t.step_back());
    EXPECT_EQ(t.begun(), std::vector<Thing>{planet(2)});
    EXPECT_TRUE(t.drop());
    EXPECT_FALSE(t.has_begun());
}

TEST(Touches, AHintAsksForWhatIsStillMissing) {
    Touches t = some_touches();
    EXPECT_EQ(t.remaining(jump_b), (std::vector<Thing>{card(1), planet(2)})) << "the shortest way";
    t.touch(planet(2));
    EXPECT_EQ(t.remaining(jump_b), (std::vector<Thing>{kButton, card(1)}));
    EXPECT_TRUE(t.remaining(fly).empty());
}

TEST(Touches, TheFirstTouchesOfAllWaysAndTheDragsOfAMoveAreKnown) {
    using Drags = std::vector<std::pair<Thing, Thing>>;
    Touches t = some_touches();
    EXPECT_EQ(t.openings(jump_b), (std::vector<Thing>{card(1), planet(2)}));
    EXPECT_TRUE(t.openings(discard).empty()) << "a drag is no touch";
    EXPECT_EQ(t.drags(discard), (Drags{{card(2), kPile}}));
    EXPECT_EQ(t.drags(jump_a), (Drags{{card(1), planet(1)}, {planet(1), card(1)}}));
    EXPECT_TRUE(t.drags(fly).empty());
    t.touch(planet(2));
    EXPECT_EQ(t.openings(jump_b), (std::vector<Thing>{kButton}));
    EXPECT_TRUE(t.drags(jump_a).empty());
}

TEST(Touches, ADragIsTwoTouchesOrAWayOfItsOwn) {
    Touches t = some_touches();
    EXPECT_TRUE(t.lift(card(1)));
    EXPECT_EQ(t.dragged(card(1), planet(2)), std::optional<std::size_t>{jump_b});
    EXPECT_EQ(t.dragged(card(1), planet(3)), std::nullopt);
    EXPECT_TRUE(t.lift(card(2)));
    EXPECT_FALSE(t.has_begun());
    EXPECT_EQ(t.dragged(card(2), kPile), std::optional<std::size_t>{discard});
    EXPECT_FALSE(t.lift(card(3)));
}

TEST(Touches, ALessonShowsItsMoveAloneButTouchesMeanAll) {
    Touches t = some_touches();
    t.show_only(std::vector<std::size_t>{jump_a});
    EXPECT_EQ(t.next(), (std::vector<Thing>{card(1), planet(1)}));
    EXPECT_EQ(t.reach(planet(3)), Reach::none);
    EXPECT_EQ(t.touch(planet(3)).result, Result::move);
}

TEST(Touches, TouchesStayThroughANewOfferAsFarAsTheyLeadOn) {
    Touches t = some_touches();
    t.touch(planet(2));
    t.touch(kButton);
    t.offer({{{planet(2), card(1)}, jump_b}});
    EXPECT_EQ(t.begun(), std::vector<Thing>{planet(2)});
    t.offer({});
    EXPECT_FALSE(t.has_begun());
}

TEST(Touches, ACollectionIsPickedInAnyOrderAndConfirmed) {
    Touches t;
    t.offer({}, {{{}, {card(1), card(2), card(3)}, 2, 2, kButton}});
    EXPECT_EQ(t.touch(kButton).result, Result::meaningless) << "too few";
    EXPECT_EQ(t.reach(kButton), Reach::none);
    t.touch(card(1));
    t.touch(card(2));
    EXPECT_EQ(t.reach(kButton), Reach::now);
    EXPECT_EQ(t.touch(card(3)).result, Result::begun) << "takes the place of the first";
    EXPECT_EQ(t.picked(), (std::vector<Thing>{card(2), card(3)}));
    EXPECT_EQ(t.touch(card(2)).result, Result::let_go);
    t.touch(card(1));
    const Touched done = t.touch(kButton);
    EXPECT_EQ(done.result, Result::collection);
    EXPECT_EQ(done.move, 0u);
    EXPECT_EQ(t.picked(), (std::vector<Thing>{card(3), card(1)}));
}

/// Two or three of the cards 1 to 3 may be discarded; fewer than three end the choice too.
Touches some_discards() {
    Touches out;
    Collection discards{{}, {card(1), card(2), card(3)}, 2, 3, kButton};
    discards.picks = {{{card(1)}, 11}, {{card(2)}, 12}, {{card(3)}, 13}};
    discards.stop = 20;
    out.offer({}, {discards});
    return out;
}

TEST(Touches, PickedThingsMakeTheirMovesInTheOrderInWhichTheyWerePicked) {
    Touches t = some_discards();
    t.touch(card(3));
    EXPECT_FALSE(t.can_confirm());
    t.touch(card(1));
    EXPECT_TRUE(t.can_confirm());
    EXPECT_EQ(t.confirmed(), (std::vector<std::size_t>{13, 11, 20}));
    t.touch(card(2));
    EXPECT_EQ(t.confirmed(), (std::vector<std::size_t>{13, 11, 12})) << "nothing is left to stop";
}

TEST(Touches, AHintAsksForThePickAndForTheConfirmationThatItCompletes) {
    Touches t = some_discards();
    EXPECT_EQ(t.remaining(12), std::vector<Thing>{card(2)}) << "one card alone cannot be confirmed";
    t.touch(card(1));
    EXPECT_EQ(t.remaining(12), (std::vector<Thing>{card(2), kButton}));
    t.touch(card(2));
    EXPECT_EQ(t.remaining(12), std::vector<Thing>{kButton});
    EXPECT_TRUE(t.remaining(99).empty());
}

/// Two actions make one move. Action 2 is chosen only together with action 1.
Touches some_actions() {
    Touches out;
    Collection actions{{}, {card(1), card(2), card(3), card(4)}, 2, 2, kButton};
    actions.picks = {{{card(1), card(2)}, 12}, {{card(1), card(3)}, 13}, {{card(1), card(4)}, 14}, {{card(3), card(4)}, 34}};
    actions.is_one_move = true;
    out.offer({}, {actions});
    return out;
}

TEST(Touches, APickBringsWhatEveryMoveWithItHasAndLetsGoOfWhatNoneHas) {
    Touches t = some_actions();
    t.touch(card(3));
    EXPECT_EQ(t.picked(), std::vector<Thing>{card(3)}) << "two moves have it";
    t.touch(card(2));
    EXPECT_EQ(t.picked(), (std::vector<Thing>{card(2), card(1)})) << "no move has 2 and 3";
    EXPECT_EQ(t.confirmed(), std::vector<std::size_t>{12});
    EXPECT_EQ(t.touch(card(1)).result, Result::let_go);
    EXPECT_TRUE(t.picked().empty()) << "2 goes with 1";
    t.touch(card(2));
    EXPECT_EQ(t.touch(card(2)).result, Result::let_go);
    EXPECT_EQ(t.picked(), std::vector<Thing>{card(1)}) << "1 stays without 2";
    EXPECT_EQ(t.remaining(14), (std::vector<Thing>{card(4), kButton}));
    EXPECT_EQ(t.touch(kButton).result, Result::meaningless);
    t.touch(card(4));
    EXPECT_EQ(t.touch(kButton).result, Result::collection);
    EXPECT_EQ(t.confirmed(), std::vector<std::size_t>{14});
}

TEST(Touches, AnotherThingOfItsKindMayTakeThePlaceOfATouch) {
    Touches t = some_touches();
    EXPECT_FALSE(t.takes_place(planet(1))) << "nothing has begun";
    t.touch(planet(1));
    EXPECT_TRUE(t.takes_place(planet(2)));
    EXPECT_FALSE(t.takes_place(planet(1))) << "it lets itself go";
    EXPECT_FALSE(t.takes_place(planet(9)));
    EXPECT_FALSE(t.takes_place(card(1))) << "it leads on";
}

TEST(Touches, ACollectionCanFollowOtherTouches) {
    Touches t;
    t.offer({}, {{{planet(1)}, {card(1), card(2)}, 1, 2, kButton}});
    EXPECT_EQ(t.touch(card(1)).result, Result::meaningless);
    EXPECT_EQ(t.reach(planet(1)), Reach::later);
    EXPECT_EQ(t.touch(planet(1)).result, Result::begun);
    EXPECT_EQ(t.next(), (std::vector<Thing>{card(1), card(2)}));
    t.touch(card(2));
    EXPECT_EQ(t.touch(kButton).result, Result::collection);
    EXPECT_EQ(t.touch(planet(1)).result, Result::let_go) << "back to before it";
    EXPECT_TRUE(t.picked().empty());
}

// A card is taken up, others are picked to pay for it, and one button does both.
TEST(Touches, ACollectionMayHaveAMoveThatPrecedesItsPicks) {
    enum : std::size_t { place, pay_2, pay_3, pay_4 };
    Touches t;
    Collection paying{{card(1)}, {card(2), card(3), card(4)}, 2, 2, kButton, {{{card(2)}, pay_2}, {{card(3)}, pay_3}, {{card(4)}, pay_4}}};
    paying.first = place;
    t.offer({}, {paying});
    EXPECT_EQ(t.remaining(place), (std::vector<Thing>{card(1), card(2), card(3), kButton})) << "any of the pool will do";
    EXPECT_TRUE(t.is_any(place, card(4)));
    EXPECT_FALSE(t.is_any(place, card(1)));
    EXPECT_EQ(t.touch(card(1)).result, Result::begun);
    EXPECT_EQ(t.touch(card(4)).result, Result::begun);
    EXPECT_EQ(t.touch(kButton).result, Result::meaningless) << "one more is owed";
    EXPECT_EQ(t.remaining(place), (std::vector<Thing>{card(2), kButton}));
    EXPECT_EQ(t.touch(card(2)).result, Result::begun);
    EXPECT_EQ(t.remaining(place), (std::vector<Thing>{kButton}));
    EXPECT_EQ(t.touch(kButton).result, Result::collection);
    EXPECT_EQ(t.confirmed(), (std::vector<std::size_t>{place, pay_4, pay_2}));
    EXPECT_EQ(t.touch(card(1)).result, Result::let_go) << "the card is put back, and with it what would have paid";
    EXPECT_FALSE(t.has_begun());
}

TEST(Touches, AButtonBeginsAWayOfItsOwnWhereItContinuesNone) {
    Touches t = some_touches();
    t.touch(card(1));
    EXPECT_FALSE(t.takes(planet(3)));
    EXPECT_EQ(t.touch(planet(3)).result, Result::meaningless);
    EXPECT_TRUE(t.takes(planet(3), true));
    EXPECT_EQ(t.touch(planet(3), true).move, std::size_t{fly});
    t.drop();
    t.touch(planet(2));
    EXPECT_TRUE(t.takes(kButton, true)) << "it continues the way";
    EXPECT_TRUE(t.takes(planet(1))) << "it takes the place of the other planet";
    EXPECT_TRUE(t.takes(planet(2))) << "it lets go";
    EXPECT_FALSE(t.takes(kPile, true)) << "a drag is no touch";
}

TEST(Touches, ADraggedThingKeepsTheTouchesThatItIsOneOf) {
    Touches t;
    t.offer({{{card(1), kButton, planet(1)}, jump_a}, {{card(1), planet(1)}, jump_b}});
    t.touch(card(1));
    t.touch(kButton);
    EXPECT_TRUE(t.lift(card(1)));
    EXPECT_EQ(t.dragged(card(1), planet(1)), std::optional<std::size_t>(jump_a));
    t.drop();
    EXPECT_TRUE(t.lift(card(1)));
    EXPECT_EQ(t.dragged(card(1), planet(1)), std::optional<std::size_t>(jump_b));
}

}  // namespace
}  // namespace orrery::ui
