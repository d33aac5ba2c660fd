// 1 figures of a position   2 gains and payments   3 upgrades   4 travel   5 crew   6 actions   7 every move
#include "imgui_ui/games/microcosmos/advice.h"

#include <algorithm>
#include <bit>

#include "engine/core/rule.h"
#include "engine/games/microcosmos/describe.h"
#include "engine/games/microcosmos/players.h"
#include "engine/games/microcosmos/rules.h"
#include "engine/games/microcosmos/words.h"

namespace orrery::ui::microcosmos_table {

namespace {

using Seen = mc::Observation;

namespace why {
constexpr Text kKeeps = msg("You keep {list}.");
constexpr Text kTwoPlays = msg("Two plays from here.");
constexpr Text kOnePlay = msg("One play from here.");
constexpr Text kEnoughFor = msg("With it you can pay for the upgrade {name}.");
constexpr Text kNeededThere = msg("{planet} still needs {n} of it.");
constexpr Text kThenHolds = msg("You then hold {n} of {of}.");
constexpr Text kLeft = msg("That leaves {gain} in your hold.");
constexpr Text kLeftNone = msg("Your hold is then empty.");
constexpr Text kCardGone = msg("The card goes, and this with it: {text}");
constexpr Text kTokenGone = msg("The token is turned; your {n} crew {n|card stays|cards stay}.");
constexpr Text kNoCrew = msg("The token is turned; it can be made ready again.");
constexpr Text kFull = msg("You have {n} of {of} crew cards.");
constexpr Text kEnds = msg("Your turn ends with {n} of {of} crew cards.");
constexpr Text kOneMore = msg("Then you have {n} of {of} crew cards.");
constexpr Text kPair = msg("It completes a pair: a trade outpost and {n} VP.");
constexpr Text kFirstOfPair = msg("{text} Half of a pair, too.");
constexpr Text kEngine = msg("You may fly up to {n} routes, in this turn already.");
constexpr Text kSaves = msg("Your specialists stay for scouting and colonies, your resources for terraforming.");
constexpr Text kRestores = msg("You hold all that {planet} still needs: {n} VP for you.");
constexpr Text kRaises = msg("There you could raise {n} {n|level|levels} now.");
constexpr Text kCollects = msg("There you can collect {gain}.");
constexpr Text kOwnOutpost = msg("Your outpost there pays {gain} at once.");
constexpr Text kWithToken = msg("There you can collect {gain}, and take a token.");
constexpr Text kOnTheWay = msg("It offers nothing; it is only a stop on the way.");
constexpr Text kCrewThere = msg("{n} of your crew {n|card works|cards work} there.");
constexpr Text kDiscovers = msg("A level for nothing on a planet that nobody knows yet.");
constexpr Text kBonus = msg("{n} {n|level|levels} of this track then {n|remains|remain}; you hold {k} for it.");
constexpr Text kGains = msg("It brings {gain}.");
constexpr Text kGainsLess = msg("It brings {gain}, but {n} of it would not fit.");
constexpr Text kGainsFitting = msg("It brings {gain}, as far as there is room.");
constexpr Text kOnceMore = msg("From the upper row it can be played once more.");
constexpr Text kWorksAbove = msg("In the upper row its other half works here.");
constexpr Text kWaits = msg("It then waits in the upper row. {text}");
constexpr Text kMakesRoom = msg("That only makes room for another card.");
constexpr Text kNoHalf = msg("None of your active halves can be used here.");
constexpr Text kKeepsCrew = msg("Your {n} crew {n|card stays|cards stay} for other places.");
constexpr Text kNothingMore = msg("You do nothing more here and keep what you have.");
constexpr Text kLevels = msg("{n} {n|level|levels} with what you hold: each counts 1 VP.");
constexpr Text kMissing = msg("Then {n} {n|level is|levels are} missing.");
constexpr Text kCompletes = msg("It completes the planet: {n} VP for you.");
constexpr Text kStops = msg("You keep the rest, and {n} {n|level stays|levels stay} open for others.");
constexpr Text kScout = msg("{n} of {all} survivors have this colour; the resources are yours in any case.");
constexpr Text kSettles = msg("{n} settled: {d} VP more at the end.");
constexpr Text kColony = msg("Colony number {n}: {d} VP more at the end, and 1 level more in every terraforming.");
constexpr Text kOutpost = msg("Every arrival here will bring you {gain}, and your limit rises to {n} levels.");
constexpr Text kBesideColony = msg("{n} VP at once, for your colony is here.");
constexpr Text kMoves = msg("Arrivals here bring {gain} instead of {other}.");
constexpr Text kToken = msg("A ready token waits as long as you like and takes no room.");
constexpr Text kFits = msg("It brings {gain} and has the colour of this planet.");
constexpr Text kFitsNot = msg("It brings {gain}, but cannot be kept here.");
constexpr Text kHome = msg("It could settle on {planet}, which is restored.");
constexpr Text kHomeLater = msg("It needs a restored planet of its colour before it counts.");
constexpr Text kBridge = msg("You hold {n} of {of} survivors.");
constexpr Text kAutomaKeeps = msg("The Automa then has {n} of this kind left.");
constexpr Text kAutomaMoves = msg("{planet} then no longer pays the Automa {gain} at arrivals.");
}  // namespace why

const mc::Player& me(const Seen& seen) { return seen.player(seen.me); }
int units_of(const Seen& seen, mc::Resource resource) { return me(seen).resources[mc::index_of(resource)]; }
mc::PlanetId planet_here(const Seen& seen) { return mc::planet_of(seen.player(seen.turn_seat).at); }

std::string both(std::string first, const std::string& second, Lang lang) {
    if (!second.empty()) add_sentence(first, second, lang);
    return first;
}

// --- 1 figures of a position ---

int missing_levels(const Seen& seen, mc::PlanetId planet) {
    return mc::kPlanets[planet].total() - mc::sum_of(seen.places[planet].levels);
}

bool is_barren(const Seen& seen, mc::PlanetId planet) { return planet != mc::kPortal && !seen.places[planet].is_restored; }

/// Returns the restored planet of the galaxy where the survivor could settle.
std::optional<mc::PlanetId> home_of(const Seen& seen, mc::SurvivorId card) {
    for (const mc::PlanetId planet : seen.grid)
        if (planet != mc::kNoPlanet && planet != mc::kPortal && seen.places[planet].is_restored && mc::fits(card, planet)) return planet;
    return {};
}

bool has_other_of_pair(const mc::Player& player, mc::Upgrade upgrade) {
    for (const auto& pair : mc::kUpgradePairs) {
        if (pair[0] == upgrade) return player.has(pair[1]);
        if (pair[1] == upgrade) return player.has(pair[0]);
    }
    return false;
}

bool is_of_pair(mc::Upgrade upgrade) {
    for (const auto& pair : mc::kUpgradePairs)
        if (contains(pair, upgrade)) return true;
    return false;
}

template <std::size_t N>
int ladder(const std::array<std::int8_t, N>& points, int number) {
    return points[static_cast<std::size_t>(std::clamp(number, 0, static_cast<int>(N) - 1))];
}

}  // namespace

int levels_in_hold(const Seen& seen, mc::PlanetId planet) {
    if (!is_barren(seen, planet)) return 0;
    int levels = 0;
    for (const mc::Resource resource : mc::kResources) {
        const std::size_t i = mc::index_of(resource);
        levels += std::min(units_of(seen, resource), mc::kPlanets[planet].tracks[i] - seen.places[planet].levels[i]);
    }
    return std::min(levels, mc::terraform_limit(seen, seen.me));
}

bool can_complete(const Seen& seen, mc::PlanetId planet) {
    return is_barren(seen, planet) && levels_in_hold(seen, planet) == missing_levels(seen, planet);
}

int points_of_completion(const Seen& seen, mc::PlanetId planet, int levels) {
    int own = levels;
    for (const mc::Marker& marker : seen.places[planet].markers)
        if (marker.seat == seen.me) own += marker.spot;
    // A marker that comes later lies on top of those on the same spot (MC-A605).
    int ahead = 0;
    for (const mc::Marker& marker : seen.places[planet].markers) ahead += marker.seat != seen.me && marker.spot > own;
    return own + (ahead == 0 ? mc::kFirstBonus : ahead == 1 ? mc::kSecondBonus : 0);
}

std::optional<mc::PlanetId> completable_in_reach(const Seen& seen) {
    for (mc::Nodes nodes = mc::destinations(seen, seen.me); nodes != 0; nodes &= nodes - 1) {
        const mc::SpotId spot = mc::spot_at(seen, std::countr_zero(nodes));
        if (mc::kind_of(spot) == mc::SpotKind::planet && can_complete(seen, mc::planet_of(spot))) return mc::planet_of(spot);
    }
    return {};
}

int usable_crew(const Seen& seen, mc::SpotId spot) {
    int count = 0;
    for (const mc::Row row : mc::kRows)
        for (const mc::CrewId card : me(seen).row(row)) {
            const mc::Half& half = mc::active_half(card, row);
            count += mc::matches(half, spot) && mc::can_pay(me(seen), half);
        }
    return count;
}

std::optional<mc::Upgrade> completing_upgrade(const Seen& seen) {
    for (std::size_t i = 0; i < mc::kSingleUpgrades; ++i) {
        const auto upgrade = static_cast<mc::Upgrade>(i);
        if (mc::may_unlock(me(seen), upgrade) && has_other_of_pair(me(seen), upgrade)) return upgrade;
    }
    return {};
}

namespace {

// --- 2 gains and payments ---

std::string kept_of_hand(const Seen& seen, mc::CrewId gone, Lang lang) {
    std::vector<std::string> names;
    for (const mc::CrewId card : me(seen).hand)
        if (card != gone) names.push_back(mc::crew_name(card, lang));
    return fill(why::kKeeps, lang, {{"list", all_in_text(names, lang)}});
}

std::string placing(mc::CrewId card, mc::Row row, Lang lang) {
    const Text& plays = row == mc::Row::lower ? why::kTwoPlays : why::kOnePlay;
    return both(plays.in(lang), mc::half_text(mc::active_half(card, row), lang), lang);
}

/// Returns the upgrade whose resources are complete with one more unit, if its specialist is there.
std::optional<mc::Upgrade> upgrade_with(const Seen& seen, mc::Resource resource) {
    mc::Player richer = me(seen);
    ++richer.resources[mc::index_of(resource)];
    for (std::size_t i = 0; i < mc::kUpgradeCount; ++i) {
        const auto upgrade = static_cast<mc::Upgrade>(i);
        if (mc::may_unlock(richer, upgrade) && !mc::may_unlock(me(seen), upgrade)) return upgrade;
    }
    return {};
}

std::string choosing(const Seen& seen, mc::Resource resource, Lang lang) {
    const std::size_t i = mc::index_of(resource);
    if (const auto upgrade = upgrade_with(seen, resource)) return fill(why::kEnoughFor, lang, {{"name", mc::upgrade_name(*upgrade, lang)}});
    const mc::PlanetId here = mc::planet_of(me(seen).at);
    if (is_barren(seen, here)) {
        const int missing = mc::kPlanets[here].tracks[i] - seen.places[here].levels[i];
        if (missing > units_of(seen, resource))
            return fill(why::kNeededThere, lang, {{"planet", mc::planet_name(here, lang)}, {"n", missing}});
    }
    return fill(why::kThenHolds, lang, {{"n", units_of(seen, resource) + 1}, {"of", mc::hold_of(me(seen))}});
}

std::string left_without(const Seen& seen, mc::Units paid, Lang lang) {
    mc::Units left = me(seen).resources;
    for (std::size_t i = 0; i < mc::kResourceCount; ++i) left[i] = static_cast<std::int8_t>(left[i] - paid[i]);
    return mc::sum_of(left) == 0 ? std::string(why::kLeftNone.in(lang)) : fill(why::kLeft, lang, {{"gain", mc::units_text(left, lang)}});
}

std::string paying(const Seen& seen, mc::Resource resource, Lang lang) {
    mc::Units paid{};
    paid[mc::index_of(resource)] = 1;
    return left_without(seen, paid, lang);
}

std::string using_card(const Seen& seen, mc::CrewId card, Lang lang) {
    const std::optional<mc::Row> row = mc::row_of(me(seen), card);
    if (!row) return {};
    return fill(why::kCardGone, lang, {{"text", mc::half_text(mc::active_half(card, *row), lang)}});
}

std::string using_token(const Seen& seen, Lang lang) {
    const int cards = me(seen).crew();
    return cards == 0 ? std::string(why::kNoCrew.in(lang)) : fill(why::kTokenGone, lang, {{"n", cards}});
}

std::string number_of_crew(const Seen& seen, const Text& pattern, int more, Lang lang) {
    return fill(pattern, lang, {{"n", me(seen).crew() + more}, {"of", mc::kCrewLimit}});
}

/// Returns the number of units of a gain that would be lost. Those of choice find room first where there is any.
int lost_of(const Seen& seen, const mc::Gain& gain, const mc::Units& paid) {
    int lost = 0, room = 0;
    for (std::size_t i = 0; i < mc::kResourceCount; ++i) {
        const int free = mc::hold_of(me(seen)) - me(seen).resources[i] + paid[i];
        lost += std::max(0, gain.fixed[i] - free);
        room += std::max(0, free - gain.fixed[i]);
    }
    return lost + std::max(0, gain.any - room);
}

/// Returns what a gain brings. `half` is that of the crew card behind it, if there is one; `crew` is the number of crew cards before it.
std::string gaining(const Seen& seen, const mc::Gain& gain, const mc::Half* half, int crew, Lang lang) {
    const std::string text = mc::gain_text(gain, lang);
    const int lost = lost_of(seen, gain, half ? half->cost : mc::Units{});
    const bool has_places = gain.club + gain.deck <= mc::kCrewLimit - crew;
    if (lost == 0 && has_places) return fill(why::kGains, lang, {{"gain", text}});
    // A payment of choice makes room that is not known yet.
    const bool is_known = has_places && (!half || half->any_cost == 0);
    return is_known ? fill(why::kGainsLess, lang, {{"gain", text}, {"n", lost}}) : fill(why::kGainsFitting, lang, {{"gain", text}});
}

// --- 3 upgrades ---

std::string unlocking(const Seen& seen, mc::Upgrade upgrade, Lang lang) {
    if (upgrade == mc::Upgrade::engine) {
        const auto step = static_cast<std::size_t>(me(seen).engine + 1);
        return fill(why::kEngine, lang, {{"n", mc::kTravelLimits[std::min(step, mc::kTravelLimits.size() - 1)]}});
    }
    if (has_other_of_pair(me(seen), upgrade)) return fill(why::kPair, lang, {{"n", mc::kOutpostPoints}});
    const std::string text = mc::kUpgrades[mc::index_of(upgrade)].text.in(lang);
    return is_of_pair(upgrade) ? fill(why::kFirstOfPair, lang, {{"text", text}}) : text;
}

// --- 4 travel ---

std::string landing(const Seen& seen, mc::PlanetId planet, Lang lang) {
    if (can_complete(seen, planet)) {
        const int points = points_of_completion(seen, planet, missing_levels(seen, planet));
        return fill(why::kRestores, lang, {{"planet", mc::planet_name(planet, lang)}, {"n", points}});
    }
    if (contains(seen.places[planet].outposts, seen.me))
        return fill(why::kOwnOutpost, lang, {{"gain", mc::units_text(mc::shown_gain(seen, planet), lang)}});
    if (const int levels = levels_in_hold(seen, planet); levels > 0) return fill(why::kRaises, lang, {{"n", levels}});
    return fill(why::kCollects, lang, {{"gain", mc::units_text(mc::shown_gain(seen, planet), lang)}});
}

std::string flying(const Seen& seen, mc::SpotId to, Lang lang) {
    std::string out;
    switch (mc::kind_of(to)) {
        case mc::SpotKind::planet: out = landing(seen, mc::planet_of(to), lang); break;
        case mc::SpotKind::moon:
        case mc::SpotKind::station:
        case mc::SpotKind::portal: {
            const Text& pattern = me(seen).crew() > 0 ? why::kWithToken : why::kCollects;
            out = fill(pattern, lang, {{"gain", mc::gain_text(mc::collected_at(seen, to), lang)}});
            break;
        }
        case mc::SpotKind::asteroid: return why::kOnTheWay.in(lang);
    }
    const int crew = usable_crew(seen, to);
    return crew == 0 ? out : both(out, fill(why::kCrewThere, lang, {{"n", crew}}), lang);
}

std::string first_level(const Seen& seen, mc::Resource resource, Lang lang) {
    const mc::PlanetId planet = seen.pending.empty() ? planet_here(seen) : seen.pending.back().planet;
    return fill(why::kBonus, lang, {{"n", mc::kPlanets[planet].tracks[mc::index_of(resource)] - 1}, {"k", units_of(seen, resource)}});
}

// --- 5 crew ---

/// Returns what becomes of a card that is moved to the upper row.
std::string moved_up(const Seen& seen, mc::CrewId card, bool uses, Lang lang) {
    const mc::Half& above = mc::active_half(card, mc::Row::upper);
    const mc::SpotId here = me(seen).at;
    const bool has_play = seen.turn.plays + 1 < mc::play_limit(here);
    if (has_play && mc::matches(above, here)) return why::kWorksAbove.in(lang);
    return uses ? std::string(why::kOnceMore.in(lang)) : fill(why::kWaits, lang, {{"text", mc::half_text(above, lang)}});
}

std::string playing(const Seen& seen, const mc::Play& m, Lang lang) {
    const std::optional<mc::Row> row = mc::row_of(me(seen), m.card);
    if (!row) return {};
    std::string out;
    if (m.uses) {
        const mc::Half& half = mc::active_half(m.card, *row);
        out = gaining(seen, half.gain, &half, me(seen).crew() - (m.to_upper ? 0 : 1), lang);
    }
    if (m.to_upper) return both(out, moved_up(seen, m.card, m.uses, lang), lang);
    return m.uses ? out : std::string(why::kMakesRoom.in(lang));
}

std::string no_more_crew(const Seen& seen, Lang lang) {
    if (usable_crew(seen, me(seen).at) == 0) return why::kNoHalf.in(lang);
    return fill(why::kKeepsCrew, lang, {{"n", me(seen).crew()}});
}

// --- 6 actions ---

std::string terraforming(const Seen& seen, Lang lang) {
    const mc::PlanetId planet = planet_here(seen);
    if (can_complete(seen, planet))
        return fill(why::kCompletes, lang, {{"n", points_of_completion(seen, planet, missing_levels(seen, planet))}});
    return fill(why::kLevels, lang, {{"n", levels_in_hold(seen, planet)}});
}

int raised_before(const Seen& seen) { return seen.pending.empty() ? 0 : seen.pending.back().raised; }

std::string raising(const Seen& seen, Lang lang) {
    const mc::PlanetId planet = planet_here(seen);
    const int missing = missing_levels(seen, planet) - 1;
    if (missing > 0) return fill(why::kMissing, lang, {{"n", missing}});
    return fill(why::kCompletes, lang, {{"n", points_of_completion(seen, planet, raised_before(seen) + 1)}});
}

std::string ending(const Seen& seen, Lang lang) {
    if (mc::asked(seen)->kind == mc::Kind::terraform) return fill(why::kStops, lang, {{"n", missing_levels(seen, planet_here(seen))}});
    return seen.phase == mc::Phase::crew ? no_more_crew(seen, lang) : std::string(why::kNothingMore.in(lang));
}

std::string reason_to_scout(const Seen& seen, Lang lang) {
    const mc::PlanetId planet = planet_here(seen);
    int fitting = 0;
    for (std::size_t card = 0; card < mc::kSurvivorCount; ++card) fitting += mc::fits(static_cast<mc::SurvivorId>(card), planet);
    return fill(why::kScout, lang, {{"n", fitting}, {"all", static_cast<int>(mc::kSurvivorCount)}});
}

std::string reason_to_settle(const Seen& seen, Lang lang) {
    const int n = static_cast<int>(me(seen).settled.size()) + 1;
    return fill(why::kSettles, lang, {{"n", n}, {"d", ladder(mc::kSurvivorPoints, n) - ladder(mc::kSurvivorPoints, n - 1)}});
}

std::string building(const Seen& seen, Lang lang) {
    const int n = mc::colonies_of(seen, seen.me) + 1;
    return fill(why::kColony, lang, {{"n", n}, {"d", ladder(mc::kColonyPoints, n) - ladder(mc::kColonyPoints, n - 1)}});
}

std::string with_colony(const Seen& seen, const std::string& otherwise, Lang lang) {
    const bool has_colony = contains(seen.places[planet_here(seen)].colonies, seen.me);
    return has_colony ? fill(why::kBesideColony, lang, {{"n", mc::kOutpostBesideColony}}) : otherwise;
}

std::string placing_outpost(const Seen& seen, Lang lang) {
    const std::string gain = mc::units_text(mc::shown_gain(seen, planet_here(seen)), lang);
    return with_colony(seen, fill(why::kOutpost, lang, {{"gain", gain}, {"n", mc::terraform_limit(seen, seen.me) + 1}}), lang);
}

std::string moving_outpost(const Seen& seen, mc::PlanetId from, Lang lang) {
    const std::string here = mc::units_text(mc::shown_gain(seen, planet_here(seen)), lang), there = mc::units_text(mc::shown_gain(seen, from), lang);
    return with_colony(seen, fill(why::kMoves, lang, {{"gain", here}, {"other", there}}), lang);
}

std::string meeting(const Seen& seen, mc::SurvivorId card, Lang lang) {
    const Text& pattern = mc::may_keep(seen, seen.me, card) ? why::kFits : why::kFitsNot;
    return fill(pattern, lang, {{"gain", mc::gain_text(mc::kSurvivors[card].gain, lang)}});
}

std::string keeping(const Seen& seen, Lang lang) {
    const mc::SurvivorId card = seen.pending.back().survivors.front();
    const auto home = home_of(seen, card);
    return home ? fill(why::kHome, lang, {{"planet", mc::planet_name(*home, lang)}}) : std::string(why::kHomeLater.in(lang));
}

std::string automa_using(const Seen& seen, mc::Specialist kind, Lang lang) {
    return fill(why::kAutomaKeeps, lang, {{"n", mc::automa_crew(seen)[mc::index_of(kind)] - 1}});
}

std::string automa_moving(const Seen& seen, mc::PlanetId from, Lang lang) {
    return fill(why::kAutomaMoves, lang, {{"planet", mc::planet_name(from, lang)}, {"gain", mc::units_text(mc::shown_gain(seen, from), lang)}});
}

}  // namespace

// --- 7 every move ---

std::string advice_on(const Seen& seen, const mc::Move& move, Lang lang) {
    const auto say = [lang](const Text& text) { return std::string(text.in(lang)); };
    if (!mc::asked(seen)) return {};
    return std::visit(overloaded{
        [&](const mc::DiscardDealt& m) { return kept_of_hand(seen, m.card, lang); },
        [&](const mc::PlaceCrew& m) { return placing(mc::placed_crew(seen), m.row, lang); },
        [&](const mc::ChooseGain& m) { return choosing(seen, m.resource, lang); },
        [&](const mc::Pay& m) { return paying(seen, m.resource, lang); },
        [&](const mc::UseCard& m) { return using_card(seen, m.card, lang); },
        [&](const mc::UseToken&) { return using_token(seen, lang); },
        [&](const mc::TakeClub& m) { return m.card < mc::kCrewCount ? placing(m.card, m.row, lang) : std::string(); },
        [&](const mc::Skip&) { return number_of_crew(seen, why::kFull, 0, lang); },
        [&](const mc::Draw&) { return number_of_crew(seen, why::kOneMore, 1, lang); },
        [&](const mc::UnlockUpgrade& m) { return unlocking(seen, m.upgrade, lang); },
        [&](const mc::SkipUpgrade&) { return say(why::kSaves); },
        [&](const mc::Travel& m) { return m.to < mc::kSpotCount ? flying(seen, m.to, lang) : std::string(); },
        [&](const mc::Discover&) { return say(why::kDiscovers); },
        [&](const mc::Bonus& m) { return first_level(seen, m.resource, lang); },
        [&](const mc::Play& m) { return playing(seen, m, lang); },
        [&](const mc::Done&) { return ending(seen, lang); },
        [&](const mc::End&) { return number_of_crew(seen, why::kEnds, 0, lang); },
        [&](const mc::Collect&) { return gaining(seen, mc::collected_at(seen, me(seen).at), nullptr, me(seen).crew(), lang); },
        [&](const mc::StartTerraform&) { return terraforming(seen, lang); },
        [&](const mc::StartScout&) { return reason_to_scout(seen, lang); },
        [&](const mc::Settle&) { return reason_to_settle(seen, lang); },
        [&](const mc::BuildColony&) { return building(seen, lang); },
        [&](const mc::PlaceOutpost&) { return placing_outpost(seen, lang); },
        [&](const mc::MoveOutpost& m) { return m.from < mc::kPlanetCount ? moving_outpost(seen, m.from, lang) : std::string(); },
        [&](const mc::TakeToken&) { return say(why::kToken); },
        [&](const mc::Raise&) { return raising(seen, lang); },
        [&](const mc::ChooseSurvivor& m) { return m.card < mc::kSurvivorCount ? meeting(seen, m.card, lang) : std::string(); },
        [&](const mc::KeepSurvivor&) { return keeping(seen, lang); },
        [&](const mc::SendOn&) { return fill(why::kBridge, lang, {{"n", static_cast<int>(me(seen).survivors.size())}, {"of", mc::kBridge}}); },
        [&](const mc::AutomaUse& m) { return automa_using(seen, m.specialist, lang); },
        [&](const mc::AutomaMove& m) { return m.from < mc::kPlanetCount ? automa_moving(seen, m.from, lang) : std::string(); },
    }, move);
}

}  // namespace orrery::ui::microcosmos_table
