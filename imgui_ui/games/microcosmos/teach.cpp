// Coach of Microcosmos: explanations of decisions. Uses only the viewer's observation.
#include "imgui_ui/games/microcosmos/teach.h"

#include <algorithm>

#include "engine/games/microcosmos/describe.h"
#include "engine/games/microcosmos/game.h"
#include "engine/games/microcosmos/players.h"
#include "engine/games/microcosmos/words.h"
#include "engine/match/match.h"
#include "imgui_ui/app/teaching/coach_words.h"
#include "imgui_ui/games/microcosmos/advice.h"

namespace orrery::ui::microcosmos_table {
namespace {

using Seen = mc::Observation;
using Talk = CoachWords;

namespace talk {
constexpr Talk kFirstCrew{msg("Your first crew"),
                          msg("Each card is two actions and a specialist. An engineer and a leader help to unlock upgrades; halves are good whose places you can reach soon."), "MC-S12"};
constexpr Talk kRow{msg("Upper or lower row?"),
                    msg("In the lower row the top half counts, and the card can be played twice. In the upper row the bottom half counts, once."), "MC-A403"};
constexpr Talk kFirstUnits{msg("Your first resources"),
                           msg("Think of the first upgrade: with an engineer 1 labour pays for the Leisure Deck, 2 biomatter for the Biodome, 2 minerals for Space Mining."), "MC-S13"};
constexpr Talk kChoose{msg("A resource of choice"),
                       msg("Take what a planet near you still needs, or what your next upgrade costs. You can hold {n} of each."), "MC-A105"};
constexpr Talk kPair{msg("The other half of a pair"),
                     msg("{name} completes a pair: a trade outpost and {n} VP at once."), "MC-A205"};
constexpr Talk kUpgrade{msg("You can pay an upgrade"),
                        msg("One in a turn, before you travel. Its specialist is used up, and a colony marker becomes free."), "MC-A201"};
constexpr Talk kSpecialist{msg("Who is used up?"),
                           msg("A card goes with both its halves, a token is only turned. Give up what you will not play soon."), "MC-A114"};
constexpr Talk kFinish{msg("A planet to restore"),
                       msg("{name} is in reach, and you hold all that it still needs: {n} VP for you."), "MC-A606"};
constexpr Talk kFetch{msg("Your hold is low"),
                      msg("You have {n} {n|resource|resources}. Moons and space stations bring most, and a specialist token, too."), "MC-A502"};
constexpr Talk kTravel{msg("You must travel"),
                       msg("Up to {n} dotted routes, anywhere but where you are now. Look where your crew works and which levels you could raise."), "MC-A301"};
constexpr Talk kDiscovery{msg("A new planet"),
                          msg("One level for nothing. Choose a track for which you hold little: the others you can pay yourself."), "MC-A324"};
constexpr Talk kClub{msg("A card from the Club"),
                     msg("Look at its halves and its specialist. The lower row gives it two plays."), "MC-A111"};
constexpr Talk kDeck{msg("A card from the deck"),
                     msg("It is free. You have {n} of {of} crew cards. If you decline, nobody sees it."), "MC-A112"};
constexpr Talk kCrew{msg("Play crew cards"),
                     msg("{n} of your cards {n|works|work} here; {k} {k|play is|plays are} left. From the lower row a card moves up and can be played again."), "MC-A402"};
constexpr Talk kNoCrew{msg("No half works here"),
                       msg("A card may still be moved up or discarded to make room. Otherwise go on."), "MC-A405"};
constexpr Talk kPay{msg("Pay with what you like"),
                    msg("Give up the resource that you need least: look at the planets where you want to terraform next."), "MC-A106"};
constexpr Talk kComplete{msg("You can restore it"),
                         msg("You hold all that {name} still needs. Completing it now brings you {n} VP."), "MC-A606"};
constexpr Talk kColony{msg("A colony is possible"),
                       msg("It uses specialists up, but counts twice: points at the end, and one level more in every terraforming."), "MC-A801"};
constexpr Talk kOutpost{msg("An outpost is free"),
                        msg("It costs nothing and brings resources whenever anybody stops here."), "MC-A803"};
constexpr Talk kTerraform{msg("Levels to raise"),
                          msg("You could raise {n} {n|level|levels} here. Each level is 1 VP, and whoever leads when the planet is complete gains {k} more."), "MC-A601"};
constexpr Talk kPlanet{msg("One action here"),
                       msg("Collect, terraform, scout, settle, build: choose one. Hold a button to see why it is grey."), "MC-A501"};
constexpr Talk kSecond{msg("Another action"),
                       msg("Robotics and your colony here allow a second action, a different one."), "MC-A506"};
constexpr Talk kElsewhere{msg("Collect, and a token"),
                          msg("Both are possible here, in either order. An engineer card makes a leader ready, a leader card the engineer."), "MC-A502"};
constexpr Talk kLevels{msg("Unit by unit"),
                       msg("{n} more {n|level|levels} at most; {k} {k|is|are} missing on this planet. Stop if you want to keep the rest."), "MC-A602"};
constexpr Talk kTwoSurvivors{msg("One of two"),
                             msg("Compare what they bring, and whether their colour is the planet's: only then may one stay."), "MC-A703"};
constexpr Talk kKeep{msg("Take them aboard?"),
                     msg("Survivors count only when settled on a restored planet of their colour. You may hold {n}."), "MC-A702"};
constexpr Talk kDraw{msg("One more card?"),
                     msg("It is free, and you have {n} of {of} crew cards."), "MC-A901"};
constexpr Talk kLast{msg("The end of your turn"),
                     msg("No card can be drawn now. End your turn."), "MC-A901"};
constexpr Talk kAutomaPays{msg("The Automa pays"),
                           msg("You choose whom it uses. Take from it what it will need soon: an engineer, or the leader it has only once."), "MC-O8"};
constexpr Talk kAutomaMoves{msg("The Automa moves an outpost"),
                            msg("You choose which. Leave it the one on the planet where arks seldom stop."), "MC-O25"};
}  // namespace talk

CoachTalk talk_of_units(const Seen& seen, Lang lang) {
    if (mc::is_setup(seen.phase)) return said(talk::kFirstUnits, lang);
    return said(talk::kChoose, lang, {{"n", mc::hold_of(seen.player(seen.me))}});
}

CoachTalk talk_of_upgrade(const Seen& seen, Lang lang) {
    const auto upgrade = completing_upgrade(seen);
    if (!upgrade) return said(talk::kUpgrade, lang);
    return said(talk::kPair, lang, {{"name", mc::upgrade_name(*upgrade, lang)}, {"n", mc::kOutpostPoints}});
}

/// Returns the VP of completing a planet with all its missing levels.
int points_for_all(const Seen& seen, mc::PlanetId planet) { return points_of_completion(seen, planet, levels_in_hold(seen, planet)); }

CoachTalk talk_of_travel(const Seen& seen, Lang lang) {
    constexpr int kFew = 2;
    if (const auto planet = completable_in_reach(seen))
        return said(talk::kFinish, lang, {{"name", mc::planet_name(*planet, lang)}, {"n", points_for_all(seen, *planet)}});
    const int units = mc::sum_of(seen.player(seen.me).resources);
    if (units <= kFew) return said(talk::kFetch, lang, {{"n", units}});
    return said(talk::kTravel, lang, {{"n", mc::travel_limit(seen.player(seen.me))}});
}

CoachTalk talk_of_crew(const Seen& seen, Lang lang) {
    const int cards = usable_crew(seen, seen.player(seen.me).at);
    if (cards == 0) return said(talk::kNoCrew, lang);
    return said(talk::kCrew, lang, {{"n", cards}, {"k", mc::play_limit(seen.player(seen.me).at) - seen.turn.plays}});
}

CoachTalk talk_of_planet(const Seen& seen, Lang lang) {
    const mc::PlanetId planet = mc::planet_of(seen.player(seen.me).at);
    const auto may = [&](const mc::Move& move) { return !mc::violation(seen, seen.me, move); };
    if (may(mc::StartTerraform{}) && can_complete(seen, planet))
        return said(talk::kComplete, lang, {{"name", mc::planet_name(planet, lang)}, {"n", points_for_all(seen, planet)}});
    if (may(mc::BuildColony{})) return said(talk::kColony, lang);
    if (may(mc::PlaceOutpost{})) return said(talk::kOutpost, lang);
    if (may(mc::StartTerraform{})) return said(talk::kTerraform, lang, {{"n", levels_in_hold(seen, planet)}, {"k", mc::kFirstBonus}});
    return said(seen.turn.actions.empty() ? talk::kPlanet : talk::kSecond, lang);
}

CoachTalk talk_of_levels(const Seen& seen, Lang lang) {
    const mc::PlanetId planet = mc::planet_of(seen.player(seen.me).at);
    const int missing = mc::kPlanets[planet].total() - mc::sum_of(seen.places[planet].levels);
    return said(talk::kLevels, lang, {{"n", seen.pending.back().left}, {"k", missing}});
}

CoachTalk talk_of_end(const Seen& seen, Lang lang) {
    if (mc::violation(seen, seen.me, mc::Draw{})) return said(talk::kLast, lang);
    return said(talk::kDraw, lang, {{"n", seen.player(seen.me).crew()}, {"of", mc::kCrewLimit}});
}

CoachTalk talk_of(const Seen& seen, mc::Kind kind, Lang lang) {
    switch (kind) {
        case mc::Kind::setup_discard: return said(talk::kFirstCrew, lang);
        case mc::Kind::place_crew: return said(talk::kRow, lang);
        case mc::Kind::choose_resource: return talk_of_units(seen, lang);
        case mc::Kind::upgrade: return talk_of_upgrade(seen, lang);
        case mc::Kind::pay_specialist: return said(talk::kSpecialist, lang);
        case mc::Kind::travel: return talk_of_travel(seen, lang);
        case mc::Kind::discovery_bonus: return said(talk::kDiscovery, lang);
        case mc::Kind::take_club: return said(talk::kClub, lang);
        case mc::Kind::draw_crew: return said(talk::kDeck, lang, {{"n", seen.player(seen.me).crew()}, {"of", mc::kCrewLimit}});
        case mc::Kind::crew: return talk_of_crew(seen, lang);
        case mc::Kind::pay_resource: return said(talk::kPay, lang);
        case mc::Kind::planet: return talk_of_planet(seen, lang);
        case mc::Kind::elsewhere: return said(talk::kElsewhere, lang);
        case mc::Kind::terraform: return talk_of_levels(seen, lang);
        case mc::Kind::choose_survivor: return said(talk::kTwoSurvivors, lang);
        case mc::Kind::keep_survivor: return said(talk::kKeep, lang, {{"n", mc::kBridge}});
        case mc::Kind::end_turn: return talk_of_end(seen, lang);
        case mc::Kind::automa_specialist: return said(talk::kAutomaPays, lang);
        case mc::Kind::automa_outpost: return said(talk::kAutomaMoves, lang);
    }
    return {};
}

CoachTalk decision(const AnyMatch& match, Seat viewer, Lang lang) {
    const Match<mc::Game>* game = match_of<mc::Game>(match);
    if (!game || match.to_act() != viewer) return {};
    const Seen seen = game->observe(viewer);
    const std::optional<mc::Asked> open = mc::asked(seen);
    return open ? talk_of(seen, open->kind, lang) : CoachTalk{};
}

std::string advice(const AnyMatch& match, Seat viewer, const Json& json, Lang lang) {
    const Match<mc::Game>* game = match_of<mc::Game>(match);
    const std::optional<mc::Move> move = mc::decode_move(json);
    if (!game || !move || match.to_act() != viewer) return {};
    return advice_on(game->observe(viewer), *move, lang);
}

constexpr Coach kCoach{decision, advice};

}  // namespace

const Coach& coach() { return kCoach; }

}  // namespace orrery::ui::microcosmos_table
