// The law of claims (claims_law.h) for Microcosmos.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "imgui_ui/games/microcosmos/words.h"
#include "tests/ui/claims_law.h"
#include "tests/ui/games/microcosmos/microcosmos_rig.h"

namespace orrery::ui::microcosmos_table::claimed {
namespace {

using Now = test::Moment<mc::Game>;

bool has_action(const Now& now) {
    return now.leads_to<mc::Collect, mc::StartTerraform, mc::Raise, mc::StartScout, mc::Settle, mc::BuildColony, mc::PlaceOutpost, mc::MoveOutpost,
                        mc::TakeToken>();
}
bool flies(const Now& now) { return now.leads_to<mc::Travel>(); }
int left(const Now& now) { return now.state.pending.empty() ? -1 : now.state.pending.back().left; }
const mc::Player& player(const Now& now) { return now.state.player(now.state.turn_seat); }
int plays_left(const Now& now) { return mc::play_limit(player(now).at) - now.state.turn.plays; }

std::vector<test::Claim<mc::Game>> claims() {
    namespace w = words;
    return {
        // Prompts of the match.
        {"Discard one of your three crew cards.", [](const Now& now) { return now.count<mc::DiscardDealt>() == 3; }},
        {"Place {C} in the upper or the lower row.", [](const Now& now) { return now.count<mc::PlaceCrew>() == 2; }},
        {"Gain a resource of choice: {n} left.", [](const Now& now) { return now.can_only<mc::ChooseGain>() && now.n("n") > 0; }},
        {"Unlock an upgrade, or go on.", [](const Now& now) { return now.can<mc::UnlockUpgrade, mc::SkipUpgrade>(); }},
        {"Choose the specialist to use: {S}.", [](const Now& now) { return now.can_only<mc::UseCard, mc::UseToken>(); }},
        {"Travel up to {n} routes, or discover a planet.", [](const Now& now) {
             return now.can<mc::Travel, mc::Discover>() && now.n("n") == mc::travel_limit(player(now));
         }},
        {"Travel up to {n} routes.", [](const Now& now) {
             return now.can<mc::Travel>() && !now.can<mc::Discover>() && now.n("n") == mc::travel_limit(player(now));
         }},
        {"Discover a planet.", [](const Now& now) { return now.can_only<mc::Discover>(); }},
        {"Raise one track of {L} to 1.", [](const Now& now) { return now.can_only<mc::Bonus>(); }},
        {"Take a crew card from the Club, or skip.", [](const Now& now) { return now.can<mc::TakeClub, mc::Skip>(); }},
        {"Draw a crew card from the deck, or skip.", [](const Now& now) { return now.can<mc::Draw, mc::Skip>(); }},
        {"Play crew cards: {n} {n|play|plays} left.", [](const Now& now) { return now.can<mc::Play>() && now.n("n") == plays_left(now); }},
        {"Pay a resource of choice: {n} left.", [](const Now& now) { return now.can_only<mc::Pay>() && now.n("n") > 0; }},
        {"Choose an action on {L}: {n} left.", [](const Now& now) { return has_action(now) && now.n("n") > 0; }},
        {"Collect here, or take a specialist token.", [](const Now& now) { return now.can<mc::Collect, mc::TakeToken>(); }},
        {"Collect here, or go on.", [](const Now& now) { return now.can<mc::Collect, mc::Done>() && !now.can<mc::TakeToken>(); }},
        {"Take a specialist token, or go on.", [](const Now& now) { return now.can<mc::TakeToken, mc::Done>() && !now.can<mc::Collect>(); }},
        {"No action is possible here: end your turn.", [](const Now& now) { return !has_action(now) && now.leads_to<mc::End, mc::Done>(); }},
        {"Raise a track of {L}: up to {n} more {n|level|levels}.", [](const Now& now) { return now.can<mc::Raise>() && now.n("n") == left(now); }},
        {"Choose one of the two survivor cards.", [](const Now& now) { return now.count<mc::ChooseSurvivor>() == 2; }},
        {"Take {C} aboard, or send them on?", [](const Now& now) { return now.can<mc::KeepSurvivor, mc::SendOn>(); }},
        {"Draw a crew card, or end your turn.", [](const Now& now) { return now.can<mc::Draw, mc::End>(); }},
        {"Choose what the Automa uses as {S}: {n} left.", [](const Now& now) { return now.can_only<mc::AutomaUse>() && now.n("n") > 0; }},
        {"Choose which outpost the Automa moves to {L}.", [](const Now& now) { return now.can_only<mc::AutomaMove>(); }},
        {"{P} is deciding.", [](const Now& now) { return mc::to_act(now.state) != now.viewer; }},
        // Prompts of the table.
        {w::kUpgradeOrFly.en, [](const Now& now) { return now.can<mc::UnlockUpgrade>() && flies(now) && now.n("n") == mc::travel_limit(player(now)); }},
        {w::kCrewOrAction.en, [](const Now& now) { return now.can<mc::Play>() && has_action(now) && now.n("n") == plays_left(now); }},
        {w::kCrewOnly.en, [](const Now& now) { return now.can<mc::Play, mc::Done>() && !has_action(now) && now.n("n") == plays_left(now); }},
        {w::kFlyThere.en, [](const Now& now) { return now.leads_only_to<mc::Travel>() && now.glow_only(Kind::spot, Kind::button); }},
        {w::kDiscoverThere.en, [](const Now& now) { return now.leads_only_to<mc::Discover>() && now.glow_only(Kind::cell, Kind::button); }},
        {w::kRaiseWhat.en, [](const Now& now) { return now.leads_only_to<mc::Raise>() && now.glows(Kind::cargo) && now.n("n") == mc::terraform_limit(now.state, now.viewer); }},
        {w::kSettleWhom.en, [](const Now& now) { return now.leads_only_to<mc::Settle>() && now.glow_only(Kind::survivor); }},
        {w::kMoveWhich.en, [](const Now& now) { return now.leads_only_to<mc::MoveOutpost>() && now.glow_only(Kind::outpost); }},
        {w::kTokenCard.en, [](const Now& now) { return now.leads_only_to<mc::TakeToken>() && now.glows(Kind::crew); }},
        {w::kCardForToken.en, [](const Now& now) { return now.leads_only_to<mc::TakeToken>() && now.glow_only(Kind::crew); }},
        {w::kTapRow.en, [](const Now& now) { return now.leads_only_to<mc::TakeClub, mc::PlaceCrew>() && now.glowing(Kind::row) == 2; }},
        {w::kChoosePlay.en, [](const Now& now) { return now.leads_to<mc::Play>() && now.glows(Kind::play) && now.glows(Kind::crew); }},
        {w::kTapToken.en, [](const Now& now) { return now.leads_only_to<mc::TakeToken>() && now.glow_only(Kind::token); }},
        {w::kFlyWhere.en},                                 // heading of the next one
        {w::kTapStop.en, [](const Now& now) { return now.glows(Kind::spot); }},
        // Headings of the action panel and the tray.
        {w::kPlaysLeft.en, [](const Now& now) { return now.n("n") == plays_left(now); }},
        {w::kLevelsLeft.en, [](const Now& now) { return now.n("n") == left(now); }},
        {w::kRoutes.en, [](const Now& now) { return now.n("n") == mc::travel_limit(player(now)); }},
        {w::kChooseUnit.en, [](const Now& now) { return now.can_only<mc::ChooseGain>(); }},
        {w::kPayUnit.en, [](const Now& now) { return now.can_only<mc::Pay>(); }},
        {w::kUseWhom.en, [](const Now& now) { return now.can_only<mc::UseCard, mc::UseToken>(); }},
        {w::kWhichTrack.en, [](const Now& now) { return now.can_only<mc::Bonus>(); }},
        {w::kWhichRow.en, [](const Now& now) { return now.can_only<mc::PlaceCrew>(); }},
        {w::kAutomaUses.en, [](const Now& now) { return now.can_only<mc::AutomaUse>(); }},
        {w::kAutomaMoves.en, [](const Now& now) { return now.can_only<mc::AutomaMove>(); }},
        {w::kDealt.en, [](const Now& now) { return now.can_only<mc::DiscardDealt>(); }},
        {w::kPlaceThis.en, [](const Now& now) { return now.can_only<mc::PlaceCrew>(); }},
        {w::kTwoSurvivors.en, [](const Now& now) { return now.can_only<mc::ChooseSurvivor>(); }},
        {w::kMet.en},                                      // heading
        {w::kMustTravel.en, [](const Now& now) { return now.can_only<mc::Travel, mc::Discover>() || now.can<mc::SkipUpgrade>(); }},
        {w::kActionsLeft.en, [](const Now& now) { return now.n("n") >= 0; }},
    };
}

TEST_IN_ONE_BUILD(MicrocosmosClaims, HoldInRandomGames) {
    test::ClaimsLaw<mc::Game, Rig> law(claims());
    law.play_games([](std::uint64_t seed) { return Rig(1 + static_cast<int>(seed % 4), seed, seed % 2 == 0 ? kPhoneWindow : kTabletWindow); }, choose_move);
    EXPECT_GT(law.heard().size(), 15u);
}

TEST_IN_ONE_BUILD(MicrocosmosClaims, AreListedForEverySentence) {
    const test::ClaimsLaw<mc::Game, Rig> law(claims());
    law.expect_listed("engine/games/microcosmos/describe.cpp", "namespace ask {", "}  // namespace ask");
    law.expect_listed("imgui_ui/games/microcosmos/words.h", "// Prompts.", "// Banners.");
    law.expect_listed("imgui_ui/games/microcosmos/words.h", "// Headings of the action panel.", "// Names of things");
}

}  // namespace
}  // namespace orrery::ui::microcosmos_table::claimed
