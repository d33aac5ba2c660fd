// Lesson of Microcosmos: four turns with a fixed deal, from the first crew cards to a restored planet. The decks are arranged so that
// the person discovers Glaciel, which both seats then terraform, and after it Nerith, where the person's outpost pays when the other
// seat arrives. tests/ui/games/microcosmos checks every sentence against its position.
#include "imgui_ui/app/teaching/lesson.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/microcosmos/content.h"
#include "imgui_ui/games/microcosmos/teach.h"

namespace orrery::ui::microcosmos_table {
namespace {

namespace mc = orrery::microcosmos;

// Numbers that the texts below mention.
static_assert(mc::kDealt == 3 && mc::kStartUnits == 2 && mc::kTravelLimits[0] == 2 && mc::kPlays == 2 && mc::kHold == 4);
static_assert(mc::kOutpostPoints == 5 && mc::kTerraformBase == 2 && mc::kFirstBonus == 3 && mc::kSecondBonus == 1 && mc::kShortGame == 3);

/// Returns the ids of the cards from number `from` on. Those of `top` come first, those of `bottom` last.
template <class Cards>
std::vector<std::string> deck(const Cards& cards, std::size_t from, std::initializer_list<std::string_view> top,
                              std::initializer_list<std::string_view> bottom = {}) {
    const auto is_in = [](const std::initializer_list<std::string_view>& list, std::string_view id) {
        return std::find(list.begin(), list.end(), id) != list.end();
    };
    std::vector<std::string> out(top.begin(), top.end());
    for (std::size_t i = from; i < cards.size(); ++i)
        if (!is_in(top, cards[i].id) && !is_in(bottom, cards[i].id)) out.emplace_back(cards[i].id);
    out.insert(out.end(), bottom.begin(), bottom.end());
    return out;
}

NewMatch deal(Lang lang) {
    NewMatch how;
    how.names = {msg("Captain").in(lang), msg("Nova").in(lang)};
    how.script.shuffles = {
        {"pl_azurel", "pl_verdanta", "pl_cinderhold"},
        // Discoveries take the bottom card.
        deck(mc::kPlanets, mc::kFirstDeckPlanet, {}, {"pl_nerith", "pl_glaciel"}),
        deck(mc::kSurvivors, 0, {}),
        deck(mc::kCrew, 0,
             {"crew_14", "crew_26", "crew_30",             // the Club
              "crew_17", "crew_02", "crew_22",             // the person's cards
              "crew_21", "crew_31", "crew_03",             // Nova's
              "crew_13"}),                                 // drawn by the person
    };
    return how;
}

constexpr SeatLook kLooks[] = {{SeatColor::yellow, false}, {SeatColor::purple, true}};

constexpr LessonBeat kBeats[] = {
    {.step = 0,
     .title = msg("The goal"),
     .text = msg("Restored planets, colonies and settled survivors bring victory points, VP. Whoever has most wins."),
     .show = R"({"show":["points","restored"]})",
     // The set-up: crew cards, and two resources each.
     .replies = {R"({"type":"discard","card":"crew_17"})", R"({"type":"place","row":"upper"})", R"({"type":"place","row":"lower"})",
                 R"({"type":"discard","card":"crew_31"})", R"({"type":"place","row":"lower"})", R"({"type":"place","row":"lower"})",
                 R"({"type":"resource","resource":"biomatter"})", R"({"type":"resource","resource":"biomatter"})",
                 R"({"type":"resource","resource":"labour"})", R"({"type":"resource","resource":"mineral"})"},
     .rule = "MC-E3"},
    {.step = 1,
     .title = msg("Your crew"),
     .text = msg("You have 2 biomatter and two crew cards. Only the half that touches your cargo counts: in the upper row the bottom half, in the lower row the top half. Between them stands a specialist."),
     .show = R"({"show":["row:upper","row:lower","cargo"]})",
     .rule = "MC-A403"},
    {.step = 2,
     .title = msg("An upgrade"),
     .text = msg("Phase 1 of 5. Upgrades, scouting and colonies use specialists up. The Biodome takes 2 biomatter and Reactor Hand, an engineer. Unlock it."),
     .move = R"({"type":"upgrade","upgrade":"biodome"})",
     .rule = "MC-A202"},
    {.step = 2,
     .title = msg("You must travel"),
     .text = msg("Phase 2: your ark must travel every turn, up to 2 dotted routes. The south is unknown: tap the dark cell and discover it."),
     .move = R"({"type":"discover","cell":"s"})",
     .rule = "MC-A301"},
    {.step = 2,
     .title = msg("Glaciel"),
     .text = msg("A barren blue planet. Its discoverer raises one resource to 1 without paying and stands on spot 1. Raise minerals."),
     .move = R"({"type":"bonus","resource":"mineral"})",
     .rule = "MC-A324"},
    {.step = 3,
     .title = msg("A crew card"),
     .text = msg("Phase 3: up to two plays. The top half of River Pilot works on a blue planet. Use it and move the card up: it can be played twice, ×2."),
     .move = R"({"type":"play","card":"crew_22","to":"upper","use":true})",
     .replies = {R"({"type":"done"})"},
     .rule = "MC-A404"},
    {.step = 3,
     .title = msg("Collect"),
     .text = msg("Its other half needs a space station: next turn. Phase 4: one action on a planet. Collect what Glaciel shows, 1 technology."),
     .move = R"({"type":"collect"})",
     // Phase 5, then round 1 ends, and round 2, which Nova begins.
     .replies = {R"({"type":"draw"})", R"({"type":"place","row":"lower"})", R"({"type":"upgrade","upgrade":"cargo_hold"})",
                 R"({"type":"travel","to":"pl_glaciel.station"})", R"({"type":"done"})", R"({"type":"collect"})", R"({"type":"done"})",
                 R"({"type":"end"})", R"({"type":"skip_upgrade"})", R"({"type":"travel","to":"pl_glaciel.planet"})",
                 R"({"type":"play","card":"crew_03","to":"discard","use":true})", R"({"type":"terraform"})",
                 R"({"type":"raise","resource":"mineral"})", R"({"type":"raise","resource":"mineral"})", R"({"type":"end"})"},
     .rule = "MC-A504"},
    {.step = 4,
     .title = msg("Nova was here"),
     .text = msg("In phase 5 you drew Foundry Marshal, a leader. Nova raised two levels on Glaciel: spot 2, ahead of you. Fly to its space station."),
     .move = R"({"type":"travel","to":"pl_glaciel.station"})",
     .rule = "MC-T2"},
    {.step = 4,
     .title = msg("The second play"),
     .text = msg("On arrival your Biodome brought 1 labour. Here the bottom half of River Pilot works. From the upper row the card is discarded. Play it."),
     .move = R"({"type":"play","card":"crew_22","to":"discard","use":true})",
     .replies = {R"({"type":"done"})", R"({"type":"collect"})"},
     .rule = "MC-A402"},
    {.step = 4,
     .title = msg("A token"),
     .text = msg("Moons and stations bring most: you collected 2 labour and 1 technology. Take a token, too: discard Foundry Marshal, a leader, and the engineer token is ready, a full disc. Once used it is an empty one."),
     .move = R"({"type":"token","card":"crew_13","token":"engineer"})",
     .replies = {R"({"type":"end"})"},
     .rule = "MC-A505"},
    {.step = 5,
     .title = msg("A pair"),
     .text = msg("The Leisure Deck costs 1 labour and an engineer: your token. With the Biodome it makes a pair: 5 VP and a trade outpost. Unlock it."),
     .move = R"({"type":"upgrade","upgrade":"leisure"})",
     .rule = "MC-A205"},
    {.step = 5,
     .title = msg("Further out"),
     .text = msg("One route leads to the asteroid, a second one across the edge: discover the cell in the south-west."),
     .move = R"({"type":"discover","cell":"sw"})",
     .replies = {R"({"type":"bonus","resource":"labour"})"},
     .rule = "MC-A321"},
    {.step = 5,
     .title = msg("Your outpost"),
     .text = msg("Whenever anybody stops on a planet, the outposts there bring their owners what it shows. Build yours here, on Nerith. You may then also raise 3 levels in one terraforming."),
     .move = R"({"type":"outpost"})",
     // Round 3, then round 4, which Nova begins.
     .replies = {R"({"type":"end"})", R"({"type":"travel","to":"pl_nerith.planet"})", R"({"type":"collect"})", R"({"type":"end"})",
                 R"({"type":"travel","to":"pl_glaciel.planet"})", R"({"type":"terraform"})", R"({"type":"raise","resource":"technology"})",
                 R"({"type":"raise","resource":"labour"})", R"({"type":"end"})"},
     .rule = "MC-A807"},
    {.step = 6,
     .title = msg("It paid"),
     .text = msg("Nova stopped on Nerith: your outpost brought you 1 technology. Then Nova raised two levels on Glaciel: spot 4. Fly there."),
     .move = R"({"type":"travel","to":"pl_glaciel.planet"})",
     .rule = "MC-A309"},
    {.step = 6,
     .title = msg("Terraform"),
     .text = msg("Glaciel still needs 2 biomatter and 1 labour. You hold them, and your limit is 3: 2 and 1 more for the outpost. Choose Terraform."),
     .move = R"({"type":"terraform"})",
     .replies = {R"({"type":"raise","resource":"biomatter"})", R"({"type":"raise","resource":"biomatter"})"},
     .rule = "MC-A603"},
    {.step = 6,
     .title = msg("The last level"),
     .text = msg("Your 2 biomatter raised two levels, and labour completes the planet. Your marker reaches spot 4 like Nova's, but later: it lies on top and ranks higher. Raise labour."),
     .move = R"({"type":"raise","resource":"labour"})",
     .rule = "MC-A605"},
    {.step = 7,
     .title = msg("Glaciel lives"),
     .text = msg("4 + 3 VP for you as the first, 4 + 1 for Nova: you lead {mine} to {rival}. A game ends a round after the third restored planet. Play one with the guide."),
     .show = R"({"show":["planet:pl_glaciel","points"]})",
     .rule = "MC-A606"},
};

constexpr Lesson kLesson{deal, kLooks, kBeats, 6, false, true};

}  // namespace

const Lesson& lesson() { return kLesson; }

}  // namespace orrery::ui::microcosmos_table
