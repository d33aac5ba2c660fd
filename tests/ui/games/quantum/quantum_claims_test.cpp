// The law of claims (claims_law.h) for Quantum.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/game.h"
#include "imgui_ui/games/quantum/scene.h"
#include "imgui_ui/games/quantum/table.h"
#include "imgui_ui/games/quantum/ways.h"
#include "imgui_ui/games/quantum/words.h"
#include "tests/ui/claims_law.h"
#include "tests/weighted.h"

namespace orrery::ui::quantum_table::claimed {
namespace {

using Now = test::Moment<qu::Game>;
using ClaimsRig = test::TableRig<qu::Game>;

bool is_free(const qu::Move& move) {
    return std::holds_alternative<qu::Strike>(move) || std::holds_alternative<qu::Warp>(move) || std::holds_alternative<qu::Modify>(move) ||
           std::holds_alternative<qu::UseAbility>(move) || std::holds_alternative<qu::Convert>(move) || std::holds_alternative<qu::FreeMove>(move) ||
           std::holds_alternative<qu::Flexible>(move) || std::holds_alternative<qu::Resourceful>(move) || std::holds_alternative<qu::Deploy>(move);
}
bool has_free(const Now& now) { return std::any_of(now.legal.begin(), now.legal.end(), is_free); }
bool is_spent(const Now& now) { return now.state.turn.actions == 0; }

int enemies(const Now& now) {
    return static_cast<int>(std::count_if(now.next.begin(), now.next.end(), [&](Thing one) { return kind_of(one) == Kind::ship && one.seat != now.viewer; }));
}
int own_ships(const Now& now) { return now.glowing(Kind::ship) - enemies(now); }
bool attacks(const Now& now) { return now.leads_to<qu::Attack, qu::Strike>() && enemies(now) > 0; }
bool goes(const Now& now) { return now.leads_to<qu::Go, qu::Place, qu::PlaceFirst>() && now.glows(Kind::space); }
bool has_power(const Now& now) { return now.can_any<qu::Convert, qu::FreeMove, qu::Flexible, qu::Nomadic, qu::Resourceful>(); }
bool has_ship(const Now& now) {
    return now.can_any<qu::Reconfigure, qu::Deploy, qu::StartMove, qu::Strike, qu::Warp, qu::Modify, qu::UseAbility, qu::FreeMove, qu::Flexible,
                       qu::Nomadic, qu::Resourceful>();
}
int sum_in(const std::string& list) { return static_cast<int>(std::count(list.begin(), list.end(), ',')) + 1; }

std::vector<test::Claim<qu::Game>> claims() {
    namespace w = words;
    const auto goal = [](Mode mode) -> const w::Goals& { return w::kGoals[static_cast<std::size_t>(mode)]; };
    const auto both = [](const Now& now) { return goes(now) && attacks(now); };
    const auto only_goes = [](const Now& now) { return goes(now) && enemies(now) == 0; };
    const auto only_attacks = [](const Now& now) { return attacks(now) && !now.glows(Kind::space); };
    return {
        // Prompts of the match.
        {"Keep your three ships, or roll all of them again?", [](const Now& now) { return now.can<qu::Keep, qu::RerollAll>(); }},
        {"Choose your home: put a cube on a starting planet.", [](const Now& now) { return now.can_only<qu::PlaceCube>(); }},
        {"Put a ship on a free orbit of your home.", [](const Now& now) { return now.can_only<qu::PlaceFirst>(); }},
        {"Choose an action: {n} left.", [](const Now& now) {
             return now.n("n") == now.state.turn.actions && now.n("n") > 0 && now.can<qu::EndActions>() && !has_ship(now) && !has_power(now) && !now.can<qu::Construct>();
         }},
        {"Choose an action: {n} left. Tap {what}.", [](const Now& now) {
             const std::string& what = now.text("what");
             return now.n("n") == now.state.turn.actions && now.n("n") > 0 && (what.find("ship") != what.npos) == has_ship(now) &&
                    (what.find("planet") != what.npos) == now.can<qu::Construct>() && (what.find("card") != what.npos) == has_power(now);
         }},
        {"a ship"}, {"a planet"}, {"a card"},              // parts of the one before
        {"No action is left. Abilities and free cards can still be used.", [](const Now& now) { return is_spent(now) && has_free(now); }},
        {"No action is left: end your actions.", [](const Now& now) { return is_spent(now) && now.can_only<qu::EndActions>(); }},
        {"Choose where the {S} goes, or whom it attacks.", [](const Now& now) { return now.can<qu::Go, qu::Attack>(); }},
        {"Choose where the {S} goes.", [](const Now& now) { return now.can<qu::Go>() && !now.can<qu::Attack>(); }},
        {"Choose whom the {S} attacks.", [](const Now& now) { return now.can<qu::Attack>() && !now.can<qu::Go>(); }},
        {"Choose the ship that the {S} picks up.", [](const Now& now) { return now.can_only<qu::PickUp>(); }},
        {"Set the carried {S} down beside the flagship.", [](const Now& now) { return now.can_only<qu::Drop>(); }},
        {"Choose a space for the {S}.", [](const Now& now) { return now.can_only<qu::Place>(); }},
        {"Choose an orbit for the {S}, or the scrapyard.", [](const Now& now) { return now.can<qu::Place, qu::Scrap>(); }},
        {"Your {S} is attacked by the {E}. Fight, or destroy both?", [](const Now& now) { return now.can<qu::Fight, qu::DestroyBoth>(); }},
        {"Attack {a} against defence {d}: you would win. Roll a die again?", [](const Now& now) {
             return now.can<qu::RerollDie, qu::Pass>() && (now.n("a") < now.n("d")) == (now.state.combat->reroller == qu::Side::attacker);
         }},
        {"Attack {a} against defence {d}: you would lose. Roll a die again?", [](const Now& now) {
             return now.can<qu::RerollDie, qu::Pass>() && (now.n("a") > now.n("d") || now.state.combat->reroller == qu::Side::defender || now.n("a") == now.n("d"));
         }},
        {"Choose a number for the {S}.", [](const Now& now) { return now.can_only<qu::Number>(); }},
        {"The {S} rolled {n}. Keep it, or roll once more?", [](const Now& now) {
             return now.can<qu::Keep, qu::RerollShip>() && now.n("n") == now.state.rolls.front().value;
         }},
        {"The attack succeeded. Take the space, or hold your position?", [](const Now& now) { return now.can<qu::Occupy, qu::Hold>(); }},
        {"You have won infamy: place a cube on a planet.", [](const Now& now) { return now.can_only<qu::PlaceCube>(); }},
        {"Take an advance card: {n} {n|pick|picks}.", [](const Now& now) {
             return now.can<qu::Take>() && now.n("n") == now.state.players[now.state.turn.seat].cards_owed;
         }},
        {"You hold three command cards. Discard one to take {C}.", [](const Now& now) {
             return now.can_only<qu::Discard>() && now.count<qu::Discard>() == 3;
         }},
        {"Choose the ships to roll again, then go on.", [](const Now& now) { return now.can<qu::Choose, qu::Done>(); }},
        {"Choose the rival's cube to move.", [](const Now& now) { return now.can_only<qu::MoveCube>(); }},
        {"Choose where {P}'s cube goes.", [](const Now& now) { return now.can_only<qu::MoveTo>(); }},
        {"{C}: discard one of your command cards.", [](const Now& now) { return now.can_only<qu::Discard>(); }},
        {"{P} is deciding.", [](const Now& now) { return now.legal.empty() || qu::to_act(now.state) != now.viewer; }},
        {"{P} has placed all cubes and won the game.", [](const Now& now) { return now.legal.empty(); }},
        {"The last round is over. {P} won the game.", [](const Now& now) { return now.legal.empty(); }},
        // Questions after touches.
        {w::kTapFrom.en, [](const Now& now) { return now.leads_only_to<qu::Attack, qu::Strike>() && now.glows(Kind::order) && (now.glows(Kind::space) || own_ships(now) > 0); }},
        {w::kChooseBelow.en, [](const Now& now) { return now.glows(Kind::order) && !now.glows(Kind::space) && enemies(now) == 0; }},
        {goal(Mode::move).both.en, both},
        {goal(Mode::move).space.en, only_goes},
        {goal(Mode::move).enemy.en, only_attacks},
        {goal(Mode::curious).both.en, only_goes},
        {goal(Mode::tactical).both.en, both},
        {goal(Mode::tactical).space.en, only_goes},
        {goal(Mode::tactical).enemy.en, only_attacks},
        {goal(Mode::carry).both.en, [](const Now& now) { return now.leads_only_to<qu::PickUp>() && own_ships(now) > 0 && enemies(now) == 0; }},
        {w::kCarryCurious.en, [](const Now& now) { return now.leads_only_to<qu::PickUp>() && own_ships(now) > 0; }},
        {goal(Mode::deploy).both.en, [](const Now& now) { return now.leads_to<qu::Place>() && now.glows(Kind::space) && enemies(now) == 0; }},
        {goal(Mode::nomadic).both.en, [](const Now& now) { return now.leads_only_to<qu::Place>() && now.glows(Kind::space); }},
        {goal(Mode::strike).both.en, [](const Now& now) { return now.leads_to<qu::Strike>() && enemies(now) > 0 && !now.glows(Kind::space); }},
        {goal(Mode::warp).both.en, [](const Now& now) { return now.leads_only_to<qu::Warp>() && now.glow_only(Kind::ship); }},
        {w::kTapSite.en, [](const Now& now) { return now.leads_only_to<qu::Construct>() && now.glow_only(Kind::planet) && now.glows(Kind::planet); }},
        {w::kTapConstruct.en, [](const Now& now) { return now.leads_only_to<qu::Construct>() && now.glow_only(Kind::construct); }},
        {w::kTapOwner.en, [](const Now& now) { return now.leads_only_to<qu::MoveCube>() && now.glowing(Kind::owner) > 1; }},
        {w::kReadCard.en, [](const Now& now) { return now.leads_only_to<qu::Take, qu::Discard, qu::RerollDie>() && now.glow_only(Kind::take); }},
        {w::kTapShipFor.en, [](const Now& now) { return own_ships(now) > 0 && now.glow_only(Kind::ship); }},
        {w::kLowerWins.en},                                // said while the dice fall
        // What is left of the turn.
        {w::kSeveralPossible.en, [](const Now& now) { return is_spent(now) && has_free(now) && now.n("n") > 1; }},
        {w::kStillPossible.en, [](const Now& now) {
             return is_spent(now) && has_free(now) && sum_in(now.text("what")) <= static_cast<int>(now.legal.size()) - 1;
         }},
        {w::kNothingLeft.en, [](const Now& now) { return is_spent(now) && now.can_only<qu::EndActions>(); }},
        // Buttons, with what is below their labels.
        {"Construct: {n} actions", [](const Now& now) { return now.n("n") == qu::kConstructCost; }},
        {"End actions: {n} unused", [](const Now& now) { return now.can<qu::EndActions>() && now.n("n") == now.state.turn.actions; }},
        {"End actions: more is possible", [](const Now& now) { return is_spent(now) && has_free(now); }},
        {w::kActions.en, [](const Now& now) { return now.n("n") == now.state.turn.actions && now.n("n") <= now.n("all"); }},
        {w::kActionsLeft.en, [](const Now& now) { return now.n("n") == now.state.turn.actions; }},
        {w::kPicks.en, [](const Now& now) { return now.n("n") == now.state.players[now.state.turn.seat].cards_owed; }},
        // Notes.
        {w::kNoEnemy.en, [](const Now& now) {
             for (qu::ShipId ship = 0; ship < now.state.ship_count(); ++ship)
                 if (qu::owner_of(ship) != now.viewer && now.state.ships[ship].on_map()) return false;
             return true;
         }},
        {w::kNoOtherShip.en, [](const Now& now) {
             int own = 0;
             for (qu::ShipId ship = 0; ship < now.state.ship_count(); ++ship) own += qu::owner_of(ship) == now.viewer && now.state.ships[ship].on_map() ? 1 : 0;
             return own <= 1;
         }},
        {w::kNoSite.en, [](const Now& now) { return !now.can<qu::Construct>(); }},
        {w::kNoShipInOrbit.en, [](const Now& now) { return !now.can<qu::Construct>(); }},
        {w::kNoSumFits.en, [](const Now& now) { return !now.can<qu::Construct>(); }},
        {w::kOtherAsked.en},                               // said in lessons
        {w::kNotHere.en},                                  // heading of a question
        {w::kNotNow.en},                                   // heading of what is missing
    };
}

/// Prefers fights, cubes and cards.
qu::Move claims_choice(const qu::MoveList& moves, Rng& rng) {
    return tests::weighted(moves, rng, [](const qu::Move& m) {
        const bool ends = std::holds_alternative<qu::EndActions>(m) || std::holds_alternative<qu::Skip>(m);
        return std::holds_alternative<qu::Construct>(m) ? 40 : ends ? 1 : 5;
    });
}

TEST_IN_ONE_BUILD(QuantumClaims, HoldInRandomGames) {
    test::ClaimsLaw<qu::Game, ClaimsRig> law(claims());
    const auto deal = [](std::uint64_t seed) {
        const int seats = 2 + static_cast<int>(seed % 3);
        NewMatch how = test::some_match(seats, seed);
        how.options = Json{{"map", qu::kMaps[qu::basic_map(seats)].id.data()}, {"cubes", 0}, {"round_limit", 9}};
        return ClaimsRig(quantum_face(), how, {1180, 820}, Lang::en);
    };
    law.play_games(deal, claims_choice);
    EXPECT_GT(law.heard().size(), 20u);
}

// A new sentence cannot escape.
TEST_IN_ONE_BUILD(QuantumClaims, AreListedForEverySentence) {
    const test::ClaimsLaw<qu::Game, ClaimsRig> law(claims());
    law.expect_listed("engine/games/quantum/describe.cpp", "namespace ask {", "}  // namespace ask");
    law.expect_listed("imgui_ui/games/quantum/words.h", "Text kTapShipFor", "Text kAbilityOf");
}

}  // namespace
}  // namespace orrery::ui::quantum_table::claimed
