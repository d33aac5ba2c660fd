// Description of the whole table for players who cannot see the board.
#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/games/jumpgate/describe.h"
#include "engine/games/jumpgate/score.h"
#include "engine/games/jumpgate/words.h"

namespace orrery::jumpgate {

namespace {

namespace table {
constexpr Text kTurn = msg("Turn {n}");
constexpr Text kWhoseTurn = msg("{P}'s turn, {n} {n|action|actions} left.");
constexpr Text kFinalRound = msg("Final round: every planet is claimed. Turns still to begin: {n}.");
constexpr Text kIdle = msg("{n} {n|turn has|turns have} ended without a scan, a claim or a gain. After {limit} the game ends.");
constexpr Text kOver = msg("The game is over.", "log");
constexpr Text kRing = msg("Planets, in ring order; the last is next to the first");
constexpr Text kPlanet = msg("{planet}: jump {jump}, scan {scan}, landing {a} and {b}.");
constexpr Text kFaceDown = msg("{n} face-down.");
constexpr Text kFaceUp = msg("Face-up: {list}.");
constexpr Text kNoFaceUp = msg("Nothing face-up.");
constexpr Text kMarked = msg("{res}, marked by {P}");
constexpr Text kLastOne = msg("Last one: taking it ends the game.");
constexpr Text kClaimed = msg("Claimed by {P}.");
constexpr Text kShips = msg("Ships: {list}.");
constexpr Text kAtGate = msg("At the Jump Gate: {list}.");
constexpr Text kHand = msg("Your hand");
constexpr Text kHidden = msg("Your hidden resources");
constexpr Text kNothing = msg("Nothing.");
constexpr Text kPlayers = msg("Players");
constexpr Text kPlayer = msg("{P}: {points} {points|point|points} showing, {claimed} {claimed|planet|planets} claimed, {hand} {hand|card|cards} in hand, {hidden} hidden {hidden|resource|resources}, {holes} black-hole {holes|marker|markers}.");
constexpr Text kCollected = msg("Collected: {list}.");
constexpr Text kHiddenShown = msg("Hidden resources: {list}.");
// Translators: how many of a kind, in a list
constexpr Text kOfKind = msg("{n} {kind}");
constexpr Text kBlackHole = msg("Black hole");
constexpr Text kSpaces = msg("{n} of {limit} spaces taken.");
constexpr Text kMarkers = msg("{P}: {n} {n|marker|markers}.");
constexpr Text kCards = msg("Cards");
constexpr Text kDeck = msg("Draw deck: {n} {n|card|cards}.");
constexpr Text kDiscard = msg("Discard pile: {n} {n|card|cards}, {card} on top.");
constexpr Text kNoDiscard = msg("The discard pile is empty.");
constexpr Text kGateStack = msg("Planets not in this game: {list}.");
constexpr Text kReserve = msg("Resources not in this game: {n}.");
}  // namespace table

std::vector<std::string> ships_at(const Observation& o, std::optional<PlanetId> where, const Names& names) {
    std::vector<std::string> out;
    for (Seat seat : all_seats(o.seats))
        if (o.players[seat].ship == where) out.push_back(name_of(names, seat));
    return out;
}

std::string planet_line(const Observation& o, const RingPlanet& seen, const Names& names, Lang lang) {
    const Planet& p = kPlanets[seen.id];
    std::string line = fill(table::kPlanet, lang, {{"planet", planet_name(seen.id, lang)}, {"jump", p.jump}, {"scan", p.scan},
                                                   {"a", p.land[0]}, {"b", p.land[1]}});
    std::vector<std::string> up;
    for (const FaceUp& f : seen.face_up) {
        const std::string res = resource_text(f.resource, lang);
        up.push_back(f.marker ? fill(table::kMarked, lang, {{"res", res}, {"P", name_of(names, *f.marker)}}) : res);
    }
    add_sentence(line, fill(table::kFaceDown, lang, {{"n", seen.face_down}}), lang);
    std::string list;                                      // names may contain "and", so semicolons separate the cards
    for (const std::string& text : up) list += (list.empty() ? "" : punctuation::kSemicolon.in(lang)) + text;
    add_sentence(line, up.empty() ? std::string(table::kNoFaceUp.in(lang)) : fill(table::kFaceUp, lang, {{"list", list}}), lang);
    if (o.open && seen.face_down + static_cast<int>(up.size()) == 1) add_sentence(line, table::kLastOne.in(lang), lang);
    if (seen.claimed_by) add_sentence(line, fill(table::kClaimed, lang, {{"P", name_of(names, *seen.claimed_by)}}), lang);
    const std::vector<std::string> ships = ships_at(o, seen.id, names);
    if (!ships.empty()) add_sentence(line, fill(table::kShips, lang, {{"list", join_list(ships, lang)}}), lang);
    return line;
}

int markers_of(const Observation& o, Seat seat) {
    return static_cast<int>(std::count(o.black_hole.begin(), o.black_hole.end(), seat));
}

std::string player_line(const Observation& o, Seat seat, const Names& names, Lang lang) {
    const Player& p = o.players[seat];
    int claimed = 0;
    for (const RingPlanet& planet : o.ring) claimed += planet.claimed_by == seat;
    std::string line = fill(table::kPlayer, lang, {{"P", name_of(names, seat)}, {"points", visible_points(o, seat).total()},
                                                   {"claimed", claimed}, {"hand", o.hand_sizes[seat]},
                                                   {"hidden", static_cast<int>(hidden_each(o.seats))},
                                                   {"holes", markers_of(o, seat)}});
    std::vector<std::string> kinds;
    for (std::size_t kind = 0; kind < kResourceTypeCount; ++kind) {
        int n = 0;
        for (ResourceId r : p.collected) n += static_cast<std::size_t>(kResources[r].kind) == kind;
        if (n > 0) kinds.push_back(fill(table::kOfKind, lang, {{"n", n}, {"kind", kResourceTypes[kind].name.in(lang)}}));
    }
    if (!kinds.empty()) add_sentence(line, fill(table::kCollected, lang, {{"list", join_list(kinds, lang)}}), lang);
    if (!p.revealed.empty()) {                             // public after the end
        std::vector<std::string> hidden;
        for (ResourceId r : p.revealed) hidden.push_back(resource_text(r, lang));
        add_sentence(line, fill(table::kHiddenShown, lang, {{"list", join_list(hidden, lang)}}), lang);
    }
    return line;
}

Section turn_section(const Observation& o, const Names& names, Lang lang) {
    Section out{fill(table::kTurn, lang, {{"n", o.turn.number}}), {}, false};
    if (!o.open) {
        out.lines.push_back(table::kOver.in(lang));
        return out;
    }
    out.lines.push_back(fill(table::kWhoseTurn, lang, {{"P", name_of(names, o.turn.seat)}, {"n", o.turn.actions_left}}));
    if (o.final_round) out.lines.push_back(fill(table::kFinalRound, lang, {{"n", o.final_round->turns_left}}));
    if (o.options.stall_turns > 0 && o.idle_turns * 2 >= o.options.stall_turns)
        out.lines.push_back(fill(table::kIdle, lang, {{"n", o.idle_turns}, {"limit", o.options.stall_turns}}));
    return out;
}

Section hole_section(const Observation& o, const Names& names, Lang lang) {
    Section out{table::kBlackHole.in(lang), {}, false};
    out.lines.push_back(fill(table::kSpaces, lang, {{"n", static_cast<int>(o.black_hole.size())}, {"limit", o.options.black_hole_limit}}));
    for (Seat seat : all_seats(o.seats))
        if (const int n = markers_of(o, seat); n > 0)
            out.lines.push_back(fill(table::kMarkers, lang, {{"P", name_of(names, seat)}, {"n", n}}));
    return out;
}

Section cards_section(const Observation& o, Lang lang) {
    Section out{table::kCards.in(lang), {}, false};
    out.lines.push_back(fill(table::kDeck, lang, {{"n", o.deck_size}}));
    if (o.discard.empty()) {
        out.lines.push_back(table::kNoDiscard.in(lang));
    } else {
        out.lines.push_back(fill(table::kDiscard, lang, {{"n", static_cast<int>(o.discard.size())},
                                                         {"card", card_in_text(o.discard.back(), lang)}}));
    }
    std::vector<std::string> away;
    for (PlanetId id : o.gate_stack) away.push_back(planet_name(id, lang));
    if (!away.empty()) out.lines.push_back(fill(table::kGateStack, lang, {{"list", join_list(away, lang)}}));
    if (o.reserve_size > 0) out.lines.push_back(fill(table::kReserve, lang, {{"n", o.reserve_size}}));
    return out;
}

}  // namespace

std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang) {
    std::vector<Section> out;
    out.push_back(turn_section(o, names, lang));

    Section ring{table::kRing.in(lang), {}, false};
    for (const RingPlanet& planet : o.ring) ring.lines.push_back(planet_line(o, planet, names, lang));
    const std::vector<std::string> waiting = ships_at(o, std::nullopt, names);
    if (!waiting.empty()) ring.lines.push_back(fill(table::kAtGate, lang, {{"list", join_list(waiting, lang)}}));
    out.push_back(ring);

    Section hand{table::kHand.in(lang), {}, true};
    for (NavId card : o.own.hand) hand.lines.push_back(card_text(card, lang));
    Section hidden{table::kHidden.in(lang), {}, true};
    if (const Hidden* own = seen_hidden(o, o.me))
        for (ResourceId r : *own) hidden.lines.push_back(resource_text(r, lang));
    for (Section* own : {&hand, &hidden}) {
        if (own->lines.empty()) own->lines.push_back(table::kNothing.in(lang));
        out.push_back(*own);
    }

    Section players{table::kPlayers.in(lang), {}, false};
    for (Seat seat : all_seats(o.seats)) players.lines.push_back(player_line(o, seat, names, lang));
    out.push_back(players);

    out.push_back(hole_section(o, names, lang));
    out.push_back(cards_section(o, lang));
    return out;
}

}  // namespace orrery::jumpgate
