#include "engine/games/microcosmos/words.h"

#include <algorithm>
#include <array>

#include "engine/games/microcosmos/score.h"

namespace orrery::microcosmos {

namespace {

constexpr std::array<Text, kResourceCount> kResourceNames{
    {msg("biomatter"), /* Translators: a resource, as in hours worked */ msg("labour"), msg("minerals"), msg("technology")}};
constexpr std::array<Text, kResourceCount> kAmounts{{msg("{n} biomatter"), msg("{n} labour"),
                                                     msg("{n} {n|mineral|minerals}"), msg("{n} technology")}};
constexpr Text kAny = msg("{n} {n|resource|resources} of choice");
constexpr Text kClub = msg("{n} crew {n|card|cards} from the Club");
constexpr Text kDeck = msg("{n} crew {n|card|cards} from the deck");
constexpr Text kNothing = msg("nothing", "Microcosmos, gain");
constexpr std::array<Text, 6> kSpecialistNames{{msg("engineer"), msg("red leader"), msg("green leader"),
                                                msg("blue leader"), msg("leader of any colour"),
                                                msg("specialist of any kind")}};
constexpr std::array<Text, 5> kNeeds{{msg("an engineer"), msg("a red leader"), msg("a green leader"),
                                      msg("a blue leader"), msg("a leader of any colour")}};
constexpr Text kNeedMet = msg("{S} ({C})", "specialist, card or token"), kTokenMeets = msg("the {T} token");
constexpr std::array<Text, 2> kRowNames{{msg("upper row"), msg("lower row")}};
constexpr std::array<Text, kCells> kCellNames{
    {msg("north-western region"), msg("northern region"), msg("north-eastern region"),
     msg("western region"), /* Translators: region of the map */ msg("centre"), msg("eastern region"), msg("south-western region"),
     msg("southern region"), msg("south-eastern region")}};
constexpr std::array<Text, 7> kActionNames{
    {msg("collect resources"), msg("terraform"), /* Translators: noun form of an action in a list */ msg("scout"), msg("settle survivors"),
     msg("build a colony"), msg("build an outpost"), msg("take a specialist token")}};

// Places.
constexpr Text kMoon = msg("{L}, moon");
constexpr Text kStation = msg("{L}, space station");
constexpr Text kAsteroid = msg("{L}, asteroid {n}");
constexpr std::array<Text, kColourCount> kPlanetOf{{msg("a red planet"), msg("a green planet"), msg("a blue planet")}};
constexpr Text kAnyPlanet = msg("any planet");
constexpr Text kOnMoon = msg("a moon");
constexpr Text kOnStation = msg("a space station");

// Cards.
constexpr Text kHalf = msg("On {places}: gain {gain}.");
constexpr Text kPaidHalf = msg("On {places}: pay {cost}, then gain {gain}.");
constexpr Text kGain = msg("Gain {gain}.");

// Steps of the Automa.
constexpr Text kUpgradeStep = msg("Upgrade.", "Automa");
constexpr Text kCollectStep = msg("Collect {gain}.", "Automa");
constexpr Text kCrewStep = msg("Take {n} crew {n|card|cards} from the deck.", "Automa");
constexpr Text kTerraformStep = msg("Terraform.", "Automa");
constexpr Text kScoutStep = msg("Scout.", "Automa");
constexpr Text kColonyStep = msg("Build a colony.", "Automa");
constexpr Text kOutpostStep = msg("Build or move an outpost.", "Automa");
/// By direction (clockwise first), then by Seek.
constexpr std::array<std::array<Text, 3>, 2> kTravelSteps{{
    {msg("Clockwise to the next planet not yet terraformed."),
     msg("Clockwise to the next planet without an Automa colony."),
     msg("Clockwise to the next undiscovered region.")},
    {msg("Counter-clockwise to the next planet not yet terraformed."),
     msg("Counter-clockwise to the next planet without an Automa colony."),
     msg("Counter-clockwise to the next undiscovered region.")},
}};
constexpr std::array<std::array<Text, 3>, 2> kJumpSteps{{
    {msg("Jump, then clockwise to the next planet not yet terraformed."),
     msg("Jump, then clockwise to the next planet without an Automa colony."),
     msg("Jump, then clockwise to the next undiscovered region.")},
    {msg("Jump, then counter-clockwise to the next planet not yet terraformed."),
     msg("Jump, then counter-clockwise to the next planet without an Automa colony."),
     msg("Jump, then counter-clockwise to the next undiscovered region.")},
}};

std::string places_text(Edges edges, Lang lang) {
    constexpr Edges kAllColours = 7;
    std::vector<std::string> places;
    if ((edges & kAllColours) == kAllColours) places.emplace_back(kAnyPlanet.in(lang));
    else
        for (std::size_t colour = 0; colour < kColourCount; ++colour)
            if ((edges & edge_of(static_cast<Colour>(colour))) != 0) places.emplace_back(kPlanetOf[colour].in(lang));
    if ((edges & kMoonEdge) != 0) places.emplace_back(kOnMoon.in(lang));
    if ((edges & kStationEdge) != 0) places.emplace_back(kOnStation.in(lang));
    return any_in_text(places, lang);
}

}  // namespace

std::string actor_name(Actor who, const Names& names, Lang lang) {
    return who ? name_of(names, *who) : std::string(kAutomata[0].name.in(lang));
}

std::string gain_text(const Gain& gain, Lang lang) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < kResourceCount; ++i)
        if (gain.fixed[i] > 0) parts.push_back(fill(kAmounts[i], lang, {{"n", gain.fixed[i]}}));
    if (gain.any > 0) parts.push_back(fill(kAny, lang, {{"n", gain.any}}));
    if (gain.club > 0) parts.push_back(fill(kClub, lang, {{"n", gain.club}}));
    if (gain.deck > 0) parts.push_back(fill(kDeck, lang, {{"n", gain.deck}}));
    return parts.empty() ? std::string(kNothing.in(lang)) : all_in_text(parts, lang);
}

std::string units_text(const Units& units, Lang lang) { return gain_text(Gain{units}, lang); }
std::string resource_name(Resource resource, Lang lang) { return kResourceNames[index_of(resource)].in(lang); }
std::string specialist_name(Specialist specialist, Lang lang) { return kSpecialistNames[index_of(specialist)].in(lang); }
std::string row_name(Row row, Lang lang) { return kRowNames[static_cast<std::size_t>(row)].in(lang); }
std::string cell_name(Cell cell, Lang lang) { return kCellNames[cell].in(lang); }
std::string action_name(Action action, Lang lang) { return kActionNames[static_cast<std::size_t>(action)].in(lang); }

std::string needs_text(const Needs& needs, Lang lang) {
    std::vector<std::string> parts;
    for (const Specialist need : needs) parts.emplace_back(kNeeds[index_of(need)].in(lang));
    return all_in_text(parts, lang);
}

std::string sources_text(const Player& player, const Needs& needs, Lang lang) {
    std::vector<CrewId> gone;
    std::array<bool, kSpecialistKinds> turned{};
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < needs.size(); ++i) {
        const Specialist need = needs[i];
        std::vector<CrewId> cards;
        std::vector<Specialist> tokens;
        for_crew(player, [&](CrewId card) {
            if (meets(kCrew[card].specialist, need) && !contains(gone, card)) cards.push_back(card);
        });
        for (const Specialist kind : kSpecialists)
            if (player.tokens[index_of(kind)] && !turned[index_of(kind)] && meets(kind, need)) tokens.push_back(kind);
        // Where there is no choice, each goes to one of the needs.
        const auto same = static_cast<std::size_t>(std::count(needs.begin() + i, needs.end(), need));
        if (cards.size() + tokens.size() <= same) {
            if (!cards.empty()) tokens.clear();
            if (cards.size() > 1) cards.resize(1);
            if (tokens.size() > 1) tokens.resize(1);
            for (const CrewId card : cards) gone.push_back(card);
            for (const Specialist token : tokens) turned[index_of(token)] = true;
        }
        std::vector<std::string> names;
        for (const CrewId card : cards) names.push_back(crew_name(card, lang));
        for (const Specialist token : tokens) names.push_back(fill(kTokenMeets, lang, {{"T", specialist_name(token, lang)}}));
        const std::string wanted(kNeeds[index_of(need)].in(lang));
        parts.push_back(names.empty() ? wanted : fill(kNeedMet, lang, {{"S", wanted}, {"C", any_in_text(names, lang)}}));
    }
    return all_in_text(parts, lang);
}

std::string spot_name(SpotId spot, Lang lang) {
    const Slot planet{"L", planet_name(planet_of(spot), lang)};
    switch (kind_of(spot)) {
        case SpotKind::moon: return fill(kMoon, lang, {planet});
        case SpotKind::station: return fill(kStation, lang, {planet});
        case SpotKind::asteroid:
            return fill(kAsteroid, lang, {planet, {"n", static_cast<int>(spot % kMaxSpots - static_cast<std::size_t>(SpotKind::asteroid)) + 1}});
        case SpotKind::planet:
        case SpotKind::portal: break;
    }
    return planet_name(planet_of(spot), lang);
}

std::string half_text(const Half& half, Lang lang) {
    Gain cost{half.cost};
    cost.any = half.any_cost;
    const Slot places{"places", places_text(half.edges, lang)}, gain{"gain", gain_text(half.gain, lang)};
    return cost.empty() ? fill(kHalf, lang, {places, gain}) : fill(kPaidHalf, lang, {places, {"cost", gain_text(cost, lang)}, gain});
}

std::string survivor_text(SurvivorId card, Lang lang) { return fill(kGain, lang, {{"gain", gain_text(kSurvivors[card].gain, lang)}}); }

std::string step_text(const Step& step, Lang lang) {
    switch (step.what) {
        case Do::upgrade: return kUpgradeStep.in(lang);
        case Do::collect: return fill(kCollectStep, lang, {{"gain", gain_text(step.gain, lang)}});
        case Do::crew: return fill(kCrewStep, lang, {{"n", step.count}});
        case Do::terraform: return kTerraformStep.in(lang);
        case Do::scout: return kScoutStep.in(lang);
        case Do::colony: return kColonyStep.in(lang);
        case Do::outpost: return kOutpostStep.in(lang);
        case Do::travel: break;
    }
    return (step.jumps ? kJumpSteps : kTravelSteps)[step.is_clockwise ? 0 : 1][static_cast<std::size_t>(step.seek)].in(lang);
}

}  // namespace orrery::microcosmos
