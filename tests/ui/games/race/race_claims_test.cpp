// The law of claims (claims_law.h) for Race for the Galaxy.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/race/game.h"
#include "engine/games/race/rules.h"
#include "imgui_ui/games/race/scene.h"
#include "imgui_ui/games/race/table.h"
#include "imgui_ui/games/race/words.h"
#include "tests/ui/claims_law.h"
#include "tests/weighted.h"

namespace orrery::ui::race_table::claimed {
namespace {

using Now = test::Moment<rc::Game>;
using ClaimsRig = test::TableRig<rc::Game>;

bool is_asked(const Now& now, rc::Kind kind) {
    const std::optional<rc::Asked> asked = rc::asked(now.state);
    return asked && asked->seat == now.viewer && asked->kind == kind;
}
bool is_placement(const Now& now) { return is_asked(now, rc::Kind::place_development) || is_asked(now, rc::Kind::place_world); }
int hand_size(const Now& now) { return rc::view_of(now.state, now.viewer).hand_size(); }
int picked(const Now& now) { return static_cast<int>(now.picked.size()); }
bool says_power(const Now& now) { return now.state.power && now.text("c") == rc::card_name(now.state.power->card, Lang::en); }
int goods_left(const Now& now) { return now.state.power ? now.state.power->left : 1; }
int vp_each(const Now& now) { return rc::open_power(now.state) == nullptr ? -1 : rc::open_power(now.state)->vp; }

/// Returns whether there are cards to place, all of them worlds or none.
bool places(const Now& now, bool are_worlds) {
    return now.can<rc::Place, rc::Pass>() && std::all_of(now.legal.begin(), now.legal.end(), [&](const rc::Move& move) {
               const auto* place = std::get_if<rc::Place>(&move);
               return place == nullptr || rc::design(place->card).is_world == are_worlds;
           });
}
bool places_nothing(const Now& now, rc::Kind kind) { return is_asked(now, kind) && now.can_only<rc::Pass>(); }

/// Returns the price of the card that is taken up; nothing if it can be placed in several ways, or in none.
std::optional<int> price(const Now& now) {
    if (now.begun.empty() || kind_of(now.begun.front()) != Kind::hand) return {};
    const rc::View view = rc::view_of(now.state, now.viewer);
    const rc::CardId card = card_of(now.begun.front());
    if (!rc::design(card).is_world) return rc::develop_cost(view.tableau(), rc::chose_phase(view.actions(), now.state.phase), card);
    const rc::Methods open = rc::open_methods(view.tableau(), hand_size(now) - 1, card);
    if (open.size() != 1) return {};
    return rc::method_cost(view.tableau(), card, open[0]);
}
bool says_card_taken_up(const Now& now) {
    return !now.begun.empty() && now.text("card") == rc::card_name(card_of(now.begun.front()), Lang::en);
}

std::vector<test::Claim<rc::Game>> claims() {
    namespace w = words;
    const auto spends = [](const Now& now) { return is_asked(now, rc::Kind::pay) || (is_placement(now) && !now.begun.empty() && price(now).value_or(0) > 0); };
    const auto owes = [](const Now& now) { return now.n("n") == now.state.owed; };
    const auto still_owes = [](const Now& now) { return now.n("n") == now.state.owed - picked(now) && now.n("n") > 0; };
    const auto which_power = [](const Now& now) { return now.leads_only_to<rc::UsePower>() && now.glow_only(Kind::power, Kind::best_order, Kind::done); };
    return {
        // Prompts of the match.
        {"Discard {n} {n|card|cards} of your hand.", [owes](const Now& now) { return is_asked(now, rc::Kind::setup_discard) && owes(now); }},
        {"Choose an action for this round.", [](const Now& now) { return now.can_only<rc::Choose>() && !now.state.options.two_actions; }},
        {"Choose two actions for this round.", [](const Now& now) { return now.can_only<rc::Choose>() && now.state.options.two_actions; }},
        {"Keep {n} of the {m} cards you have drawn.", [owes](const Now& now) {
             return now.can_only<rc::Keep>() && owes(now) && now.n("m") == static_cast<int>(now.state.secrets[now.viewer].drawn.size());
         }},
        {"Choose a development to place, or place nothing.", [](const Now& now) { return places(now, false); }},
        {"You have no development to place now: place nothing.", [](const Now& now) { return places_nothing(now, rc::Kind::place_development); }},
        {"Choose a world to place, or place nothing.", [](const Now& now) { return places(now, true); }},
        {"You have no world to place now: place nothing.", [](const Now& now) { return places_nothing(now, rc::Kind::place_world); }},
        {"Choose how to place {c}.", [](const Now& now) { return now.can_only<rc::TakeMethod>() && now.legal.size() > 1; }},
        {"Choose {n} {n|card|cards} to spend for {c}.", [owes](const Now& now) { return is_asked(now, rc::Kind::pay) && owes(now); }},
        {"Choose the good to sell.", [](const Now& now) { return now.can_only<rc::Sell>(); }},
        {"Choose the power to use next.", [](const Now& now) { return now.can_only<rc::UsePower>(); }},
        {"Choose a power to use, or end consuming.", [](const Now& now) { return now.can<rc::UsePower, rc::Done>(); }},
        {"Choose {n} {n|good|goods} to consume with {c}.", [](const Now& now) {
             return now.can_only<rc::TakeGood>() && now.n("n") == goods_left(now) && says_power(now);
         }},
        {"Choose the good to sell with {c}.", [](const Now& now) { return now.can_only<rc::TakeGood>() && says_power(now); }},
        {"Call a number from 1 to 7: the next card is yours if it has that cost or defense.", [](const Now& now) { return now.count<rc::CallNumber>() == 7; }},
        {"Discard up to {n} {n|card|cards} for {vp} VP each, or stop.", [](const Now& now) {
             return now.can<rc::Discard, rc::Done>() && now.n("n") == goods_left(now) && now.n("vp") == vp_each(now);
         }},
        {"Choose a windfall world to produce on.", [](const Now& now) { return now.can_only<rc::Windfall>(); }},
        {"The hand limit is 10: discard {n} {n|card|cards}.", [owes](const Now& now) {
             return is_asked(now, rc::Kind::hand_limit) && owes(now) && hand_size(now) - now.n("n") == 10;
         }},
        {w::kPlaysOn.en},                                  // said while the computed order is played
        // Questions after touches.
        {w::kAskToPayFor.en, [](const Now& now) {
             return is_placement(now) && says_card_taken_up(now) && now.n("n") > 0 && now.n("n") + picked(now) == price(now) && now.glows(Kind::hand);
         }},
        {w::kAskPlace.en, [](const Now& now) { return now.leads_to<rc::Place>() && says_card_taken_up(now) && now.glows(Kind::confirm); }},
        {w::kAskMoreActions.en, [](const Now& now) { return now.can_only<rc::Choose>() && now.n("n") == (now.state.options.two_actions ? 2 : 1) - picked(now); }},
        {w::kAskMoreToKeep.en, [still_owes](const Now& now) { return now.can_only<rc::Keep>() && still_owes(now); }},
        {w::kAskMoreToPay.en, [still_owes](const Now& now) { return is_asked(now, rc::Kind::pay) && still_owes(now); }},
        {w::kAskMoreToDiscard.en, [still_owes](const Now& now) { return now.can_only<rc::Discard>() && still_owes(now); }},
        {w::kAskConfirm.en, [](const Now& now) { return now.glows(Kind::confirm) && !now.text("button").empty(); }},
        {w::kAskWorldFor.en, [](const Now& now) { return now.leads_only_to<rc::Windfall>() && now.glow_only(Kind::placed); }},
        {w::kWhichPower.en, which_power},
        {w::kWhichSource.en, [](const Now& now) { return now.can_only<rc::Windfall>(); }},
        // Hints beside the hand: a heading and a sentence.
        {w::kHintSpend.en, spends},
        {w::kHintSpendText.en, spends},
        {w::kHintDiscard.en, [](const Now& now) { return now.can_only<rc::Discard>() && now.glows(Kind::hand); }},
        {w::kHintSetupText.en, [](const Now& now) { return is_asked(now, rc::Kind::setup_discard) && hand_size(now) - now.state.owed == 4; }},
        {w::kHintLimitText.en, [](const Now& now) { return is_asked(now, rc::Kind::hand_limit) && hand_size(now) - now.state.owed == 10; }},
        {w::kHintForVp.en, [](const Now& now) { return now.can<rc::Discard, rc::Done>(); }},
        {w::kHintForVpText.en, [](const Now& now) { return now.n("n") == vp_each(now); }},
        {w::kHintWorlds.en, [](const Now& now) { return places(now, true) && now.glows(Kind::hand); }},
        {w::kHintWorldsText.en, [](const Now& now) { return is_asked(now, rc::Kind::place_world); }},
        {w::kHintDevelopments.en, [](const Now& now) { return places(now, false) && now.glows(Kind::hand); }},
        {w::kHintDevelopmentsText.en, [](const Now& now) { return is_asked(now, rc::Kind::place_development); }},
        {w::kHintNothing.en, [](const Now& now) { return is_placement(now) && now.can_only<rc::Pass>(); }},
        {w::kHintNothingText.en, [](const Now& now) { return is_placement(now) && now.can_only<rc::Pass>(); }},
        {w::kHintSell.en, [](const Now& now) { return now.can_only<rc::Sell>() && now.glow_only(Kind::placed); }},
        {w::kHintSellText.en, [](const Now& now) { return now.can_only<rc::Sell>(); }},
        {w::kHintConsume.en, [](const Now& now) { return now.can<rc::UsePower>() && (now.glows(Kind::placed) || now.glows(Kind::power)); }},
        {w::kHintConsumeText.en, [](const Now& now) { return now.can<rc::UsePower>(); }},
        {w::kHintPale.en, [](const Now& now) { return now.count<rc::UsePower>() > 1; }},
        {w::kHintGood.en, [](const Now& now) { return now.can_only<rc::TakeGood>() && now.glows(Kind::placed); }},
        {w::kHintWindfall.en, [](const Now& now) { return now.can_only<rc::Windfall>() && now.glows(Kind::placed); }},
        {w::kHintWindfallText.en, [](const Now& now) { return now.can_only<rc::Windfall>(); }},
        // Headings of the tray, and buttons.
        {w::kChooseOne.en, [](const Now& now) { return now.can_only<rc::Choose>() && !now.state.options.two_actions; }},
        {w::kChooseTwo.en, [](const Now& now) { return now.can_only<rc::Choose>() && now.state.options.two_actions && now.n("n") == picked(now); }},
        {w::kKeepOf.en, [owes](const Now& now) {
             return owes(now) && now.n("of") == static_cast<int>(now.state.secrets[now.viewer].drawn.size()) && now.n("picked") == picked(now);
         }},
        {w::kHowToPlace.en, [](const Now& now) { return now.can_only<rc::TakeMethod>(); }},
        {w::kCallNumber.en, [](const Now& now) { return now.can_only<rc::CallNumber>(); }},
        {w::kKeepHand.en, [](const Now& now) { return now.can<rc::Discard, rc::Done>() && now.picked.empty(); }},
        {w::kConfirmForVp.en, [](const Now& now) { return now.n("n") == picked(now) && now.n("vp") == picked(now) * vp_each(now); }},
        {w::kPlaceAndPay.en, [](const Now& now) { return is_placement(now) && now.n("n") == price(now) && now.n("n") == picked(now); }},
        {w::kPaysOf.en, [](const Now& now) {
             return now.n("n") == picked(now) && now.n("of") == (is_asked(now, rc::Kind::pay) ? now.state.owed : price(now).value_or(-1));
         }},
        {w::kBestOrder.en, [](const Now& now) { return now.can_any<rc::UsePower, rc::TakeGood>(); }},
        // Notes.
        {w::kNoSourceFor.en, [](const Now& now) {
             return std::none_of(now.legal.begin(), now.legal.end(), [&](const rc::Move& move) {
                 const auto* windfall = std::get_if<rc::Windfall>(&move);
                 return windfall != nullptr && rc::card_name(windfall->world, Lang::en) == now.text("card");
             });
         }},
        {w::kPickMore.en, [](const Now& now) { return !now.glows(Kind::confirm); }},
        {w::kHintGoodText.en, [](const Now& now) { return now.can_only<rc::TakeGood>() && now.n("n") == goods_left(now); }},       // "{n} more.", last
    };
}

/// Prefers cards to place, so that tableaus grow.
rc::Move claims_choice(const rc::MoveList& moves, Rng& rng) {
    return tests::weighted(moves, rng, [](const rc::Move& m) {
        const bool ends = std::holds_alternative<rc::Pass>(m) || std::holds_alternative<rc::Done>(m);
        return std::holds_alternative<rc::Place>(m) ? 12 : ends ? 1 : 4;
    });
}

TEST_IN_ONE_BUILD(RaceClaims, HoldInRandomGames) {
    test::ClaimsLaw<rc::Game, ClaimsRig> law(claims());
    const auto deal = [](std::uint64_t seed) {
        const int seats = 2 + static_cast<int>(seed % 3);
        NewMatch how = test::some_match(seats, seed);
        how.options = Json{{"two_actions", seats == 2 && seed % 2 == 0}, {"setup", "standard"}, {"sale_needs_power", false}, {"round_limit", 0}};
        return ClaimsRig(race_face(), how, seed % 2 == 0 ? Vec{390, 844} : Vec{1180, 820}, Lang::en);
    };
    law.play_games(deal, claims_choice);
    EXPECT_GT(law.heard().size(), 20u);
}

TEST_IN_ONE_BUILD(RaceClaims, AreListedForEverySentence) {
    const test::ClaimsLaw<rc::Game, ClaimsRig> law(claims());
    law.expect_listed("engine/games/race/describe.cpp", "namespace ask {", "}  // namespace ask");
    // The message between the two parts holds a quotation mark.
    law.expect_listed("imgui_ui/games/race/words.h", "// Hints about the use of the hand", "Text kAskConfirm ");
    law.expect_listed("imgui_ui/games/race/words.h", "Text kAskWorldFor ", "// Sheets of cards");
}

}  // namespace
}  // namespace orrery::ui::race_table::claimed
