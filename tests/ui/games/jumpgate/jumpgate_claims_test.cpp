// The law of claims (claims_law.h) for Jump Gate.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/jumpgate/game.h"
#include "engine/games/jumpgate/rules.h"
#include "engine/games/jumpgate/score.h"
#include "imgui_ui/games/jumpgate/scene.h"
#include "imgui_ui/games/jumpgate/table.h"
#include "imgui_ui/games/jumpgate/words.h"
#include "tests/ui/claims_law.h"
#include "tests/weighted.h"

namespace orrery::ui::jumpgate_table::claimed {
namespace {

using Now = test::Moment<jg::Game>;
using ClaimsRig = test::TableRig<jg::Game>;

const jg::Hand& hand(const Now& now) { return now.state.secrets[now.viewer].hand; }
const jg::RingPlanet* here(const Now& now) { return jg::planet_of(now.state, now.viewer); }
jg::Question asked(const Now& now) { return jg::question(now.state).value(); }
std::string resource_name(jg::ResourceId id) { return jg::kResourceTypes[std::size_t(jg::kResources[id].kind)].name.in(Lang::en); }
/// Names of test::some_match.
std::string name(Seat seat) { return "Player " + std::to_string(seat + 1); }

bool says_planet_here(const Now& now) { return here(now) != nullptr && now.text("planet") == jg::planet_name(here(now)->id, Lang::en); }
bool says_planet_asked(const Now& now) { return now.text("planet") == jg::planet_name(asked(now).planet, Lang::en); }
bool says_resource_asked(const Now& now, const char* place) { return now.text(place) == resource_name(asked(now).resource); }
bool asks_mark(const Now& now) { return now.can_only<jg::TakeMark, jg::LeaveMark>() && now.legal.size() == 2; }
bool is_claimer(const Now& now) { return asked(now).claimer == now.viewer; }
bool can_mark(const Now& now) { return now.can<jg::Place, jg::Pass>() && says_planet_here(now); }
bool lands(const Now& now) { return now.leads_only_to<jg::Land>() && now.glow_only(Kind::pair); }
bool is_marked_here(const Now& now, Seat seat) { return here(now) != nullptr && jg::marked_by(*here(now), seat).has_value(); }
int marked_here(const Now& now) {
    return here(now) == nullptr ? 0 : static_cast<int>(std::count_if(here(now)->face_up.begin(), here(now)->face_up.end(), [](const jg::FaceUp& card) {
        return card.marker.has_value();
    }));
}
bool says_uses(const Now& now) {
    const std::string& uses = now.text("uses");
    const auto says = [&](const char* use) { return uses.find(use) != uses.npos; };
    return says("jump") == now.leads_to<jg::Jump>() && says("scan") == now.leads_to<jg::Scan>() && says("land") == now.leads_to<jg::Land>() &&
           says("harvest") == now.leads_to<jg::Harvest>();
}
int points_for(const Now& now, jg::ResourceId resource) {
    const jg::ResourcePile& before = now.state.players[now.viewer].collected;
    jg::ResourcePile after = before;
    after.push_back(resource);
    return jg::resource_points(after).total() - jg::resource_points(before).total();
}

std::vector<test::Claim<jg::Game>> claims() {
    namespace w = words;
    return {
        // Prompts of the match, and short forms of them.
        {"Choose an action: tap anything that glows.", [](const Now& now) { return now.state.turn.actions_left == jg::kActionsPerTurn && !now.next.empty(); }},
        {"Choose your second action, or end your turn.", [](const Now& now) { return now.state.turn.actions_left == 1 && now.can<jg::EndTurn>(); }},
        {"This is your last turn. Choose an action.", [](const Now& now) {
             return now.state.final_round && now.state.final_round->turns_left < now.state.seats && now.state.turn.actions_left == jg::kActionsPerTurn;
         }},
        {"Mark one face-up card at {planet}, or no marker.", [](const Now& now) { return can_mark(now) && !is_marked_here(now, now.viewer); }},
        {"Move your marker to another face-up card at {planet}, or leave it.", [](const Now& now) { return can_mark(now) && is_marked_here(now, now.viewer); }},
        {"Discard any cards you do not want, then draw until you hold 5.", [](const Now& now) {
             return now.can_only<jg::Discard, jg::Done>() && now.can<jg::Done>() && now.count<jg::Discard>() == static_cast<int>(hand(now).size());
         }},
        {"Your hand is empty. Draw {n} {n|card|cards}.", [](const Now& now) { return now.can_only<jg::Done>() && hand(now).empty() && now.n("n") == int(jg::kHandSize); }},
        {"Take your marked {res} from {planet}, or leave it there.", [](const Now& now) { return asks_mark(now) && is_claimer(now) && says_planet_asked(now); }},
        {"{claimer} claims {planet}. Take your marked {res}, or leave it there.", [](const Now& now) {
             return asks_mark(now) && !is_claimer(now) && says_planet_asked(now) && now.text("claimer") == name(asked(now).claimer);
         }},
        {"Take one resource that remains at {planet}, or nothing more.", [](const Now& now) { return now.can<jg::TakeRest, jg::Pass>() && says_planet_asked(now); }},
        {w::kAskMark.en, [](const Now& now) { return asks_mark(now) && now.text("seat") == name(now.viewer) && says_resource_asked(now, "resource"); }},
        {w::kAskRest.en, [](const Now& now) { return now.can<jg::TakeRest, jg::Pass>() && says_planet_asked(now); }},
        // Questions after touches.
        {w::kAskCard.en, [](const Now& now) { return says_uses(now) && !now.next.empty(); }},
        {w::kUseJump.en}, {w::kUseScan.en}, {w::kUseLand.en}, {w::kUseHarvest.en},             // parts of the one before
        {w::kAskJumpCard.en, [](const Now& now) { return now.leads_only_to<jg::Jump>() && now.glow_only(Kind::card); }},
        {w::kAskFlyOrJump.en, [](const Now& now) {
             return now.leads_to<jg::Fly>() && now.leads_to<jg::Jump>() && now.glows(Kind::fly) && now.glows(Kind::bubble_card);
         }},
        {w::kAskScanCard.en, [](const Now& now) { return now.leads_only_to<jg::Scan>() && now.glow_only(Kind::card) && says_planet_here(now); }},
        {w::kAskPay.en, [](const Now& now) {
             return now.leads_only_to<jg::Harvest>() && now.glow_only(Kind::card, Kind::resource) && now.glows(Kind::card) && std::all_of(now.open.begin(), now.open.end(), [&](const auto& plan) {
                        return resource_name(std::get<jg::Harvest>(plan.back()).resource) == now.text("resource");
                    });
         }},
        {w::kAskPair.en, [](const Now& now) { return lands(now) && says_planet_here(now); }},
        // Hints beside the hand: a heading and a sentence.
        {w::kRaisedScan.en, [](const Now& now) { return now.leads_to<jg::Scan>() && now.glows(Kind::card); }},
        {w::kRaisedScanWhat.en, [](const Now& now) { return says_planet_here(now) && now.n("n") == jg::kPlanets[here(now)->id].scan; }},
        {w::kRaisedLand.en, [](const Now& now) { return now.leads_to<jg::Land>() && now.glows(Kind::card); }},
        {w::kRaisedLandWhat.en, [](const Now& now) { return says_planet_here(now) && now.glows(Kind::land_codes); }},
        {w::kRaisedJump.en, [](const Now& now) { return now.leads_to<jg::Jump>() && now.glows(Kind::card); }},
        {w::kRaisedJumpWhat.en, [](const Now& now) { return now.glows(Kind::card) && now.glows(Kind::planet); }},
        {w::kPayWith.en, [](const Now& now) { return now.leads_only_to<jg::Harvest>() && now.glows(Kind::card); }},
        {w::kPayWithWhat.en, [](const Now& now) { return now.glowing(Kind::card) == static_cast<int>(hand(now).size()); }},
        {w::kHarvestHint.en, [](const Now& now) { return now.leads_to<jg::Harvest>() && now.glows(Kind::resource); }},
        {w::kHarvestHintWhat.en, [](const Now& now) { return now.count<jg::Harvest>() == now.glowing(Kind::resource) * static_cast<int>(hand(now).size()); }},
        {w::kTapGlowing.en, [](const Now& now) { return !now.next.empty(); }},
        {w::kTapGlowingWhat.en, says_uses},
        {w::kDiscardAny.en, [](const Now& now) { return now.can<jg::Discard>() && now.glows(Kind::card); }},
        {w::kDiscardAnyWhat.en, [](const Now& now) { return now.can<jg::Done>(); }},
        // The bubble of a marked resource.
        {w::kMarkTitle.en, [](const Now& now) { return asks_mark(now) && now.text("seat") == name(now.viewer) && says_resource_asked(now, "resource"); }},
        {w::kMarkPoints.en, [](const Now& now) { return asks_mark(now) && now.n("n") == points_for(now, asked(now).resource); }},
        {w::kMarkIcon.en, [](const Now& now) { return asks_mark(now) && jg::kResources[asked(now).resource].icon; }},
        {w::kMarkLeaveMine.en, [](const Now& now) { return asks_mark(now) && is_claimer(now); }},
        {w::kMarkLeave.en, [](const Now& now) { return asks_mark(now) && !is_claimer(now); }},
        // The bubble of a landing. "{seat} may take {resource}." is the last one, because others end like it.
        {w::kLandTitle.en, [](const Now& now) { return lands(now) && says_planet_here(now); }},
        {w::kLandPoints.en, [](const Now& now) { return lands(now) && now.n("n") == jg::kClaimPoints; }},
        {w::kLandMine.en, [](const Now& now) {
             return lands(now) && is_marked_here(now, now.viewer) && now.text("resource") == resource_name(*jg::marked_by(*here(now), now.viewer));
         }},
        {w::kLandRest.en, [](const Now& now) { return lands(now) && marked_here(now) < static_cast<int>(here(now)->face_up.size()); }},
        {w::kLandRestMaybe.en, [](const Now& now) { return lands(now) && marked_here(now) == static_cast<int>(here(now)->face_up.size()); }},
        {w::kLandOther.en, [](const Now& now) {
             for (Seat seat = 0; seat < now.state.seats; ++seat)
                 if (now.text("seat") == name(seat))
                     return seat != now.viewer && is_marked_here(now, seat) && now.text("resource") == resource_name(*jg::marked_by(*here(now), seat));
             return false;
         }},
        {w::kLandWith.en, lands},
        // The buttons of research, and the end of the game.
        {w::kDraw.en, [](const Now& now) { return now.can<jg::Done>() && now.n("n") == static_cast<int>(jg::kHandSize - hand(now).size()); }},
        {w::kDone.en, [](const Now& now) { return now.can<jg::Done>() && hand(now).size() == jg::kHandSize; }},
        {w::kLastRound.en, [](const Now& now) { return now.state.final_round && now.n("n") == now.state.final_round->turns_left; }},
        {w::kLastTurn.en, [](const Now& now) { return now.state.final_round && now.state.final_round->turns_left == 0; }},
        // Notes.
        {w::kNoScanTitle.en, [](const Now& now) { return !says_planet_here(now) || !now.can<jg::Scan>(); }},
        {w::kNoScanCard.en, [](const Now& now) {
             return here(now) != nullptr && std::none_of(hand(now).begin(), hand(now).end(), [&](jg::NavId card) {
                        return jg::serves(jg::kNavCards[card].scan, jg::kPlanets[here(now)->id].scan);
                    });
         }},
        {w::kNoLandTitle.en, [](const Now& now) { return !says_planet_here(now) || !now.can<jg::Land>(); }},
        {w::kElsewhere.en, [](const Now& now) { return here(now) != nullptr && now.text("here") == jg::planet_name(here(now)->id, Lang::en); }},
        {w::kNoLandCards.en, [](const Now& now) {
             for (const jg::NavId a : hand(now))
                 for (const jg::NavId b : hand(now))
                     if (a != b && jg::can_land_with(a, b, here(now)->id)) return false;
             return true;
         }},
    };
}

/// Prefers what fills the board: scans, landings and harvests.
jg::Move claims_choice(const jg::MoveList& moves, Rng& rng) {
    return tests::weighted(moves, rng, [](const jg::Move& m) {
        const bool is_rare = std::holds_alternative<jg::Land>(m) || std::holds_alternative<jg::Scan>(m) || std::holds_alternative<jg::Harvest>(m);
        return is_rare ? 20 : std::holds_alternative<jg::EndTurn>(m) ? 1 : 3;
    });
}

TEST_IN_ONE_BUILD(JumpGateClaims, HoldInRandomGames) {
    test::ClaimsLaw<jg::Game, ClaimsRig> law(claims());
    const auto deal = [](std::uint64_t seed) {
        return ClaimsRig(jumpgate_face(), test::some_match(2 + static_cast<int>(seed % 3), seed), seed % 2 == 0 ? Vec{390, 844} : Vec{1180, 820}, Lang::en);
    };
    law.play_games(deal, claims_choice);
    EXPECT_GT(law.heard().size(), 20u);
}

// Random games seldom discard all cards.
TEST_IN_ONE_BUILD(JumpGateClaims, HoldInResearchWithAnEmptyHand) {
    test::ClaimsLaw<jg::Game, ClaimsRig> law(claims());
    ClaimsRig rig(jumpgate_face(), test::some_match(2, 1), {1180, 820}, Lang::en);
    rig.show_at_once();
    Rng rng(1);
    rig.play(jg::Research{});
    while (!rig.seen().own.hand.empty()) rig.play(jg::Discard{rig.seen().own.hand.front()});
    law.look(rig, rng, "an empty hand");
    EXPECT_EQ(law.heard().count("Your hand is empty. Draw {n} {n|card|cards}."), 1u);
}

TEST_IN_ONE_BUILD(JumpGateClaims, AreListedForEverySentence) {
    const test::ClaimsLaw<jg::Game, ClaimsRig> law(claims());
    law.expect_listed("engine/games/jumpgate/describe.cpp", "namespace ask {", "}  // namespace ask");
    law.expect_listed("imgui_ui/games/jumpgate/words.h", "Text kRaisedScan ", "// Explanations.");
    law.expect_listed("imgui_ui/games/jumpgate/words.h", "// Refusals of touches", "}  // namespace");
}

}  // namespace
}  // namespace orrery::ui::jumpgate_table::claimed
