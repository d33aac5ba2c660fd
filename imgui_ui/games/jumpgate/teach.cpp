// Coach of Jump Gate: explanations of decisions and moves. Uses only the viewer's observation.
#include "imgui_ui/games/jumpgate/teach.h"

#include <algorithm>

#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/describe.h"
#include "engine/games/jumpgate/game.h"
#include "engine/match/match.h"
#include "imgui_ui/app/teaching/coach_words.h"
#include "imgui_ui/games/jumpgate/offers.h"

namespace orrery::ui::jumpgate_table {
namespace {

namespace why {
constexpr Text kLandThere = msg("There you can land with two of your cards: {n} points for the planet, and a resource.");
constexpr Text kMarkThere = msg("Your reserved {res} waits there: +{n} {n|point|points} once harvested.");
constexpr Text kScanThere = msg("There {cards} of your cards can scan, and {n} {n|resource is|resources are} still face-down.");
constexpr Text kHarvestThere = msg("{res} can be harvested there: +{n} {n|point|points}.");
constexpr Text kNearer = msg("From there other planets are near.");
constexpr Text kScan = msg("It turns up 1 of {n} face-down {n|resource|resources}, and you may reserve one.");
constexpr Text kScanBest = msg("It turns up 1 of {n} face-down {n|resource|resources}; {res}, +{gain}, could be reserved too.");
constexpr Text kLand = msg("{n} points for the planet, and what is there can be collected.");
constexpr Text kLandMark = msg("{n} points for the planet, and your reserved {res} with it: +{gain}.");
constexpr Text kGain = msg("+{n} {n|point|points} with what you hold.");
constexpr Text kIcon = msg("It puts marker {k} of {limit} on the black hole.");
constexpr Text kResearch = msg("You draw {n} new {n|card|cards}.");
constexpr Text kSwap = msg("Cards that fit nothing here can be changed.");
constexpr Text kEndTurn = msg("Your cards serve better next turn.");
constexpr Text kReserve = msg("Once it is yours it brings +{n} {n|point|points}.");
constexpr Text kKeepMark = msg("What you have marked is worth more to you.");
constexpr Text kNoMark = msg("Nothing here is worth reserving.");
constexpr Text kLastOne = msg("Taking the last one would end the game now.");
constexpr Text kNoneHelps = msg("Nothing that is left helps you much.");
constexpr Text kDiscard = msg("A new card is likely to serve you better.");
constexpr Text kEnough = msg("Your hand is good as it is.");
constexpr Text kLeaveIcon = msg("Taking it would put your marker on the black hole.");
constexpr Text kLeave = msg("It is worth little to you.");
}  // namespace why

namespace talk {
constexpr Text kGate = msg("Leave the gate");
constexpr Text kGateText = msg("A card with a blue number jumps to a planet with that number. Good goals have resources that you want and a green code that another card of yours fits.");
constexpr Text kCanLand = msg("You can land");
constexpr Text kCanLandText = msg("Nothing is face-down here and two cards fit the orange codes: {n} points for the planet. Everybody with a marker here collects it, you first.");
constexpr Text kMark = msg("Your mark");
constexpr Text kMarkText = msg("{res} is reserved for you, but not yours yet. Harvest it with any card, or wait until somebody claims the planet.");
constexpr Text kCanScan = msg("You can scan");
constexpr Text kCanScanText = msg("A card that fits the green code turns a resource up, and you may reserve one here. When nothing is face-down, the planet can be claimed.");
constexpr Text kFewCards = msg("Few cards");
constexpr Text kFewCardsText = msg("Every action but flying and research costs cards. Research fills your hand to {n}; it may be done anywhere.");
constexpr Text kMoveOn = msg("Where next?");
constexpr Text kMoveOnText = msg("Fly to a neighbour for no card, or jump with one. Or do research: cards that fit nothing can be discarded first.");
constexpr Text kMarker = msg("Reserve one");
constexpr Text kMarkerText = msg("Mark what helps you most: it is kept from the others until you harvest it or the planet is claimed. One marker for each planet, and a later scan may move it.");
constexpr Text kResearch = msg("Research");
constexpr Text kResearchText = msg("Discard what fits nothing you plan, then draw up to {n}. Two cards for the orange codes of one planet are worth keeping.");
constexpr Text kAsked = msg("{P} claims {planet}");
constexpr Text kAskedText = msg("You may take the resource you marked. If you leave it, {P} may take it.");
constexpr Text kAskedOwnText = msg("Take the resource you marked now. If you leave it, you may still take it as the claimant, but only that one.");
constexpr Text kRest = msg("One more for you");
constexpr Text kRestText = msg("You claimed the planet, so you may take one of what is left. The last resource of a planet ends the game.");
}  // namespace talk

using Seen = jg::Observation;

std::string res(jg::ResourceId id, Lang lang) { return jg::kResourceTypes[std::size_t(jg::kResources[id].kind)].name.in(lang); }

/// Returns the points of one more resource for the viewer, hidden ones included.
int gain(const Seen& seen, jg::ResourceId resource) {
    jg::ResourcePile pile = seen.players[seen.me].collected;
    if (const jg::Hidden* hidden = jg::seen_hidden(seen, seen.me))
        for (const jg::ResourceId card : *hidden) pile.push_back(card);
    const int before = jg::resource_points(pile).total();
    pile.push_back(resource);
    return jg::resource_points(pile).total() - before;
}

/// Returns the unmarked face-up resource that brings the most points.
std::optional<jg::ResourceId> best_unmarked(const Seen& seen, const jg::RingPlanet& planet) {
    std::optional<jg::ResourceId> best;
    for (const jg::FaceUp& card : planet.face_up)
        if (!card.marker && (!best || gain(seen, card.resource) > gain(seen, *best))) best = card.resource;
    return best;
}

int scanners(const Seen& seen, jg::PlanetId planet, std::optional<jg::NavId> spent) {
    return int(std::count_if(seen.own.hand.begin(), seen.own.hand.end(), [&](jg::NavId c) { return c != spent && jg::serves(jg::kNavCards[c].scan, jg::kPlanets[planet].scan); }));
}

bool can_land(const Seen& seen, const jg::RingPlanet& planet, std::optional<jg::NavId> spent) {
    if (planet.face_down > 0 || planet.claimed_by) return false;
    for (const jg::NavId a : seen.own.hand)
        for (const jg::NavId b : seen.own.hand)
            if (a != b && a != spent && b != spent && jg::can_land_with(a, b, planet.id)) return true;
    return false;
}

std::string with_icon(const Seen& seen, jg::ResourceId resource, std::string text, Lang lang) {
    if (!jg::kResources[resource].icon) return text;
    add_sentence(text, fill(why::kIcon, lang, {{"k", int(seen.black_hole.size()) + 1}, {"limit", int(seen.options.black_hole_limit)}}), lang);
    return text;
}

std::string gain_text(const Seen& seen, jg::ResourceId resource, Lang lang) {
    return with_icon(seen, resource, fill(why::kGain, lang, {{"n", gain(seen, resource)}}), lang);
}

std::string going_to(const Seen& seen, jg::PlanetId to, std::optional<jg::NavId> spent, Lang lang) {
    const auto at = ring_of(seen, to);
    if (!at) return {};
    const jg::RingPlanet& planet = seen.ring[*at];
    if (can_land(seen, planet, spent)) return fill(why::kLandThere, lang, {{"n", jg::kClaimPoints}});
    if (const auto mark = jg::marked_by(planet, seen.me))
        return fill(why::kMarkThere, lang, {{"res", res(*mark, lang)}, {"n", gain(seen, *mark)}});
    const int cards = scanners(seen, to, spent);
    if (planet.face_down > 0 && cards > 0) return fill(why::kScanThere, lang, {{"cards", cards}, {"n", planet.face_down}});
    if (const auto best = best_unmarked(seen, planet); best && planet.face_down == 0)
        return fill(why::kHarvestThere, lang, {{"res", res(*best, lang)}, {"n", gain(seen, *best)}});
    return why::kNearer.in(lang);
}

const jg::RingPlanet* here(const Seen& seen) {
    const auto at = ring_here(seen, seen.me);
    return at ? &seen.ring[*at] : nullptr;
}

std::string scanning(const Seen& seen, Lang lang) {
    const jg::RingPlanet* planet = here(seen);
    if (!planet) return {};
    const auto best = best_unmarked(seen, *planet);
    if (!best || jg::marked_by(*planet, seen.me)) return fill(why::kScan, lang, {{"n", planet->face_down}});
    return fill(why::kScanBest, lang, {{"n", planet->face_down}, {"res", res(*best, lang)}, {"gain", gain(seen, *best)}});
}

std::string landing(const Seen& seen, Lang lang) {
    const jg::RingPlanet* planet = here(seen);
    const auto mark = planet ? jg::marked_by(*planet, seen.me) : std::nullopt;
    if (!mark) return fill(why::kLand, lang, {{"n", jg::kClaimPoints}});
    return fill(why::kLandMark, lang, {{"n", jg::kClaimPoints}, {"res", res(*mark, lang)}, {"gain", gain(seen, *mark)}});
}

std::string passing(const Seen& seen, Lang lang) {
    const jg::RingPlanet* planet = here(seen);
    const bool takes_rest = seen.open && seen.open->kind == jg::Kind::claim_take;
    if (takes_rest) return (planet && planet->face_up.size() == 1 ? why::kLastOne : why::kNoneHelps).in(lang);
    return (planet && jg::marked_by(*planet, seen.me) ? why::kKeepMark : why::kNoMark).in(lang);
}

std::string advice(const AnyMatch& match, Seat viewer, const Json& json, Lang lang) {
    const Match<jg::Game>* game = match_of<jg::Game>(match);
    const std::optional<jg::Move> move = jg::decode_move(json);
    if (!game || !move || match.to_act() != viewer) return {};
    const Seen seen = game->observe(viewer);
    const auto asked = [&]() -> std::optional<jg::ResourceId> {
        const auto question = jg::question(seen);
        return question && question->kind == jg::Kind::claim_mark ? std::optional<jg::ResourceId>(question->resource) : std::nullopt;
    };
    const int room = int(jg::kHandSize) - seen.hand_sizes[viewer];
    return std::visit(overloaded{
        [&](const jg::Fly& m) { return going_to(seen, m.to, {}, lang); },
        [&](const jg::Jump& m) { return going_to(seen, m.to, m.card, lang); },
        [&](const jg::Scan&) { return scanning(seen, lang); },
        [&](const jg::Land&) { return landing(seen, lang); },
        [&](const jg::Harvest& m) { return gain_text(seen, m.resource, lang); },
        [&](const jg::Research&) { return room > 0 ? fill(why::kResearch, lang, {{"n", room}}) : std::string(why::kSwap.in(lang)); },
        [&](const jg::EndTurn&) { return std::string(why::kEndTurn.in(lang)); },
        [&](const jg::Place& m) { return fill(why::kReserve, lang, {{"n", gain(seen, m.resource)}}); },
        [&](const jg::Pass&) { return passing(seen, lang); },
        [&](const jg::Discard&) { return std::string(why::kDiscard.in(lang)); },
        [&](const jg::Done&) { return room > 0 ? fill(why::kResearch, lang, {{"n", room}}) : std::string(why::kEnough.in(lang)); },
        [&](const jg::TakeMark&) { return asked() ? gain_text(seen, *asked(), lang) : std::string(); },
        [&](const jg::LeaveMark&) {
            const auto resource = asked();
            return std::string((resource && jg::kResources[*resource].icon ? why::kLeaveIcon : why::kLeave).in(lang));
        },
        [&](const jg::TakeRest& m) { return gain_text(seen, m.resource, lang); },
    }, *move);
}

CoachTalk talk_of_action(const Seen& seen, Lang lang) {
    const jg::RingPlanet* planet = here(seen);
    if (seen.own.hand.size() < 2) return said({talk::kFewCards, talk::kFewCardsText, "JG-A49"}, lang, {{"n", int(jg::kHandSize)}});
    if (!planet) return said({talk::kGate, talk::kGateText, "JG-A6"}, lang);
    if (can_land(seen, *planet, {})) return said({talk::kCanLand, talk::kCanLandText, "JG-A25"}, lang, {{"n", jg::kClaimPoints}});
    if (planet->face_down > 0 && scanners(seen, planet->id, {}) > 0) return said({talk::kCanScan, talk::kCanScanText, "JG-A14"}, lang);
    if (const auto mark = jg::marked_by(*planet, seen.me)) return said({talk::kMark, talk::kMarkText, "JG-A40"}, lang, {{"res", res(*mark, lang)}});
    return said({talk::kMoveOn, talk::kMoveOnText, "JG-T2"}, lang);
}

CoachTalk decision(const AnyMatch& match, Seat viewer, Lang lang) {
    const Match<jg::Game>* game = match_of<jg::Game>(match);
    if (!game || match.to_act() != viewer) return {};
    const Seen seen = game->observe(viewer);
    const auto asked = jg::question(seen);
    if (!asked) return {};
    const auto name = [&](Seat seat) { return match.names()[std::size_t(seat)]; };
    switch (asked->kind) {
        case jg::Kind::action: return talk_of_action(seen, lang);
        case jg::Kind::scan_marker: return said({talk::kMarker, talk::kMarkerText, "JG-A15"}, lang);
        case jg::Kind::research: return said({talk::kResearch, talk::kResearchText, "JG-A48"}, lang, {{"n", int(jg::kHandSize)}});
        case jg::Kind::claim_mark: {
            const std::vector<Slot> places{{"P", name(asked->claimer)}, {"planet", jg::planet_name(asked->planet, lang)}};
            return said({talk::kAsked, asked->claimer == viewer ? talk::kAskedOwnText : talk::kAskedText, "JG-A31"}, lang, places);
        }
        case jg::Kind::claim_take: break;
    }
    return said({talk::kRest, talk::kRestText, "JG-A34"}, lang);
}

constexpr Coach kCoach{decision, advice};

}  // namespace

const Coach& coach() { return kCoach; }

}  // namespace orrery::ui::jumpgate_table
