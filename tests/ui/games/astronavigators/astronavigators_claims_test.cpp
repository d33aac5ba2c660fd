// The law of claims (claims_law.h) for AstroNavigators.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "imgui_ui/games/astronavigators/words.h"
#include "tests/ui/claims_law.h"
#include "tests/ui/games/astronavigators/astronavigators_rig.h"

namespace orrery::ui::astronavigators_table::claimed {
namespace {

using Now = test::Moment<an::Game>;

bool chains(const Now& now) { return now.can_any<an::ChainTile, an::RollVehicle, an::RollCompass>(); }
bool moves_again(const Now& now) { return now.can_any<an::ExtraSct, an::ExtraAi, an::ChainTile>(); }
bool swaps(const Now& now) { return now.can<an::SwapOrbitTile>(); }
bool pays(const Now& now, std::size_t tiles) {
    return std::any_of(now.open.begin(), now.open.end(), [&](const auto& plan) {
        const auto* quest = std::get_if<an::StartQuest>(&plan.back());
        return quest != nullptr && quest->tiles.size() == tiles;
    });
}
int steps_left(const Now& now) { return now.state.turn ? now.state.turn->steps_left : -1; }
int due(const Now& now) { return now.state.turn ? now.state.turn->pending_dv.value_or(0) : -1; }

std::vector<test::Claim<an::Game>> claims() {
    namespace w = words;
    const auto window = [](const Now& now) { return now.can<an::StartQuest, an::Pass>(); };
    const auto source = [](const Now& now) { return now.can<an::QuestHome, an::QuestDraw>(); };
    const auto keep = [](const Now& now) { return now.count<an::Keep>() == 2; };
    const auto swap = [](const Now& now) { return now.can_only<an::SwapCard>(); };
    const auto stack = [](const Now& now) { return now.can_only<an::TakeOrbitTile>(); };
    const auto steps = [](const Now& now) { return now.n("n") == steps_left(now) && now.can_any<an::StepTo, an::Stop, an::NoMove>(); };
    const auto by_which = [](const Now& now) { return now.can<an::ChooseTransport>(); };
    const auto chain_quest = [](const Now& now) { return chains(now) && now.can<an::StartQuest, an::EndTravel>(); };
    const auto chain_only = [](const Now& now) { return chains(now) && !now.can<an::StartQuest>() && now.can<an::EndTravel>(); };
    const auto quest_or_end = [](const Now& now) { return !chains(now) && now.can<an::StartQuest, an::EndTravel>(); };
    const auto end_only = [](const Now& now) { return now.can_only<an::EndTravel>(); };
    const auto fly_swap = [](const Now& now) { return now.can<an::Advance, an::SwapOrbitTile>(); };
    const auto fly = [](const Now& now) { return now.can<an::Advance>() && !now.can<an::SwapOrbitTile>(); };
    const auto extra = [](const Now& now) { return moves_again(now) && now.can<an::EndTravel>(); };
    const auto swap_or_end = [](const Now& now) { return !moves_again(now) && now.can<an::SwapOrbitTile, an::EndTravel>(); };
    const auto sextant = [](const Now& now) { return now.can<an::AcceptDv, an::UseSxt>() && now.n("n") == due(now); };
    const auto status = [](const Now& now) { return now.count<an::AbortStatus>() == 2; };
    const auto calibrates = [](const Now& now) { return !now.can_only<an::Done>(); };
    const auto selects = [](const Now& now) { return now.can_only<an::Select, an::SelectTravel>() && now.glows(Kind::week); };
    const auto completes = [](const Now& now) { return now.can<an::CompleteQuest, an::Decline>(); };
    return {
        // Prompts of the match, and short forms of them.
        {"Choose your character.", [](const Now& now) { return now.can_only<an::ChooseCharacter>(); }},
        {"Choose your secret agenda.", [](const Now& now) { return now.can_only<an::ChooseAgenda>(); }},
        {"Choose a week and an action.", selects},
        {w::kShortSelect.en, selects},
        {"Start a quest, or go on.", window},
        {w::kShortWindow.en, window},
        {"Choose the source of your quest.", source},
        {"Keep one of the two quests.", keep},
        {w::kShortKeep.en, keep},
        {w::kShortSource.en, source},
        {"Complete a quest here?", completes},
        {"Choose the week whose card you observe.", [](const Now& now) { return now.can_only<an::ObserveWeek>(); }},
        {"Choose the card to observe.", [](const Now& now) { return now.can_only<an::ObserveCard>(); }},
        {w::kShortObserve.en, [](const Now& now) { return now.can_only<an::ObserveWeek, an::ObserveCard>(); }},
        {"Choose the card to put back.", swap},
        {w::kShortSwap.en, swap},
        {"Travel by {T}: {n} {n|step|steps} left.", steps},
        {w::kBarSail.en, steps},
        {w::kBarTravel.en, steps},
        {w::kShortTravel.en, steps},
        {w::kBarPassing.en},                               // said where windows pass by themselves
        {"Chain another leg, start a quest or end the travel.", chain_quest},
        {"Chain another leg, or end the travel.", chain_only},
        {"Start a quest, or end the travel.", quest_or_end},
        {"End the travel.", end_only},
        {w::kShortChain.en, chain_only},
        {w::kShortChainOrQuest.en, chain_quest},
        {"Choose the transport of the next leg.", by_which},
        {w::kShortTransport.en, by_which},
        {"Take an orbit tile from a stack.", stack},
        {w::kShortStack.en, stack},
        {"Fly on, or swap an orbit tile first.", fly_swap},
        {w::kShortFly.en, fly_swap},
        {"Fly on.", fly},
        {"Make an extra move, or end the travel.", [extra](const Now& now) { return extra(now) && !swaps(now); }},
        {"Make an extra move, swap an orbit tile or end the travel.", [extra](const Now& now) { return extra(now) && swaps(now); }},
        {"Swap an orbit tile, or end the travel.", swap_or_end},
        {w::kShortSwapTile.en, swap_or_end},
        {w::kShortExtra.en, extra},
        {"Add DV {n}, or use the sextant?", sextant},
        {w::kShortDv.en, sextant},
        {"Become an astronomer, or stay an astronaut?", status},
        {w::kShortStatus.en, status},
        {"Do you calibrate?", [](const Now& now) { return now.can<an::Join, an::SkipJoin>(); }},
        {"Choose a calibration action.", calibrates},
        {w::kShortCalibrate.en, calibrates},
        {"{P} is deciding.", [](const Now& now) { return an::to_act(now.state) != now.viewer; }},
        // Questions after touches.
        {w::kAskAction.en, [](const Now& now) { return now.leads_only_to<an::Select, an::SelectTravel>() && now.glow_only(Kind::action, Kind::transport); }},
        {w::kAskActionCard.en, [](const Now& now) { return now.leads_only_to<an::Select, an::SelectTravel>() && now.glow_only(Kind::action, Kind::transport); }},
        {w::kAskWeek.en, [](const Now& now) { return now.leads_only_to<an::Select>() && now.glow_only(Kind::week); }},
        {w::kAskWeekBy.en, [](const Now& now) { return now.leads_only_to<an::SelectTravel>() && now.glow_only(Kind::week); }},
        {w::kAskTiles.en, [](const Now& now) { return pays(now, 1) && pays(now, 2); }},
        {w::kAskFlagTile.en, [](const Now& now) { return pays(now, 1) && !pays(now, 2); }},
        {w::kAskPlainTiles.en, [](const Now& now) { return !pays(now, 1) && pays(now, 2); }},
        {w::kAskSecondTile.en, [](const Now& now) { return pays(now, 2) && !pays(now, 1) && now.glow_only(Kind::tile); }},
        {w::kAskGauge.en, [](const Now& now) { return now.glowing(Kind::gauge) == 2 && now.leads_to<an::PlaceSct>() && now.leads_to<an::PlaceAi>(); }},
        {w::kAskOneGauge.en, [](const Now& now) { return now.glowing(Kind::gauge) == 1; }},
        {w::kAskSet.en, [](const Now& now) { return now.leads_only_to<an::PlaceSct, an::PlaceAi>() && now.glow_only(Kind::set); }},
        // Headings of the maps, the action panel and the tray, and what is below the labels of buttons.
        {w::kMapsTapSpace.en, [](const Now& now) { return now.glows(Kind::space); }},
        {w::kMapsTapStack.en, [](const Now& now) { return now.leads_to<an::TakeOrbitTile>() && (now.glows(Kind::stack) || now.glows(Kind::stage)); }},
        {w::kDoChooseWeek.en, [](const Now& now) { return now.glows(Kind::week); }},
        {w::kDoInWeek.en, [](const Now& now) { return now.leads_only_to<an::Select, an::SelectTravel>(); }},
        {w::kDoQuestTiles.en, [](const Now& now) { return pays(now, 1) || pays(now, 2); }},
        {w::kDoStartAny.en, [](const Now& now) { return now.can<an::StartQuest>(); }},
        {w::kDoObserveAny.en, [](const Now& now) { return now.leads_only_to<an::ObserveWeek>() && now.glows(Kind::week); }},
        {w::kDoPlanned.en, [](const Now& now) { return now.leads_only_to<an::ObserveCard>() && now.glows(Kind::card); }},
        {w::kDoSwap.en, [](const Now& now) { return now.leads_only_to<an::SwapCard>() && now.glows(Kind::card); }},
        {w::kDoChain.en, [](const Now& now) { return chains(now); }},
        {w::kDoChainTransport.en, by_which},
        {w::kDoTakeTile.en, stack},
        {w::kDoDvDue.en, [](const Now& now) { return now.n("n") == due(now); }},
        {w::kDoStatus.en, status},
        {w::kDoJoin.en, [](const Now& now) { return now.can<an::Join>(); }},
        {w::kDoPlace.en, [](const Now& now) { return now.can_any<an::PlaceSxt, an::PlaceSct, an::PlaceAi>(); }},
        {w::kDoSum.en, [](const Now& now) { return now.n("dv") + now.n("added") == now.n("sum"); }},
        {w::kTrayCharacter.en, [](const Now& now) { return now.leads_only_to<an::ChooseCharacter>(); }},
        {w::kTrayAgenda.en, [](const Now& now) { return now.leads_only_to<an::ChooseAgenda>(); }},
        {w::kTraySource.en, source},
        {w::kTrayKeep.en, keep},
        {w::kTrayComplete.en, completes},
        // Notes.
        {w::kNoteTooFarText.en, [](const Now& now) { return now.n("n") == steps_left(now) && now.n("k") > now.n("n"); }},
        {w::kNoteTooFar.en}, {w::kNoteDeadEnd.en}, {w::kNoteNextOnly.en}, {w::kNoteTelescope.en}, {w::kNoteChooseMoon.en}, {w::kNoteNoTiles.en},
        {w::kNoteDeadEndText.en, [](const Now& now) { return steps_left(now) > 0; }},
        {w::kNoteNextOnlyText.en, [](const Now& now) { return now.can<an::Advance>(); }},
        {w::kNoteNoTilesText.en, [](const Now& now) { return !now.can<an::StartQuest>(); }},
        {w::kNoteChooseMoonText.en, [](const Now& now) { return now.can<an::PlaceSxt>() && now.glows(Kind::moon); }},
        {w::kNoteTelescopeText.en, [](const Now& now) { return now.can<an::ObserveWeek>(); }},
    };
}

TEST_IN_ONE_BUILD(AstroNavigatorsClaims, HoldInRandomGames) {
    test::ClaimsLaw<an::Game, Rig> law(claims());
    law.play_games([](std::uint64_t seed) { return Rig(2 + static_cast<int>(seed % 3), seed); }, choose_move, [](Rig& rig) { rig.pass_windows(); });
    EXPECT_GT(law.heard().size(), 20u);
}

// Random games seldom fly, and their windows are wide.
TEST_IN_ONE_BUILD(AstroNavigatorsClaims, HoldInOrbitInWideAndNarrowBars) {
    constexpr int kSeeds = 12, kMostMoves = 8;
    test::ClaimsLaw<an::Game, Rig> law(claims());
    for (int seed = 0; seed < kSeeds; ++seed) {
        const auto stage = static_cast<an::StageId>(seed % 4);
        const an::State s = played_until(in_orbit_at(stage), an::Kind::space, 0, wants(an::Select{1, an::Action::travel}));
        Rig rig(s, seed < kSeeds / 2 ? kTabletWindow : kPhoneWindow);
        rig.show_at_once();
        Rng rng(static_cast<std::uint64_t>(seed % (kSeeds / 2)));
        for (int ply = 0; ply < kMostMoves && rig.kind() == an::Kind::space; ++ply) {
            law.look(rig, rng, "stage " + std::to_string(stage) + ", seed " + std::to_string(seed) + ", move " + std::to_string(ply));
            const an::MoveList legal = rig.match().legal_moves();
            rig.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
    for (const char* sentence : {"Fly on, or swap an orbit tile first.", "Fly on.", "Swap an orbit tile, or end the travel.", words::kShortFly.en,
                                 words::kShortSwapTile.en})
        EXPECT_EQ(law.heard().count(sentence), 1u) << "never said: " << sentence;
}

TEST_IN_ONE_BUILD(AstroNavigatorsClaims, AreListedForEverySentence) {
    const test::ClaimsLaw<an::Game, Rig> law(claims());
    law.expect_listed("engine/games/astronavigators/describe.cpp", "namespace ask {", "}  // namespace ask");
    law.expect_listed("imgui_ui/games/astronavigators/words.h", "// Prompts of narrow bars.", "}  // namespace");
}

}  // namespace
}  // namespace orrery::ui::astronavigators_table::claimed
