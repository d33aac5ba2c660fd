// Description of the whole table for players who cannot see the board.
#include "engine/games/microcosmos/rules.h"
#include "engine/games/microcosmos/score.h"
#include "engine/games/microcosmos/words.h"

namespace orrery::microcosmos {

namespace {

constexpr Text kRound = msg("Round {n}", "Microcosmos");
constexpr Text kTurnOf = msg("{P}'s turn.", "Microcosmos, table");
constexpr Text kFirst = msg("{P} holds the first player marker.");
constexpr Text kRestored = msg("Restored planets: {n} of {need}.");
constexpr Text kLastRound = msg("The game ends after round {n}.");
constexpr Text kOver = msg("The game is over.", "Microcosmos, table");
constexpr Text kGalaxy = msg("Galaxy, row by row");
constexpr Text kEmptyCell = msg("The {cell} is undiscovered.");
constexpr Text kPortalLine = msg("{L}: collect {G}.");
constexpr std::array<Text, kColourCount> kBarren{{msg("{L}, red, barren: {levels}."), msg("{L}, green, barren: {levels}."),
                                                  msg("{L}, blue, barren: {levels}.")}};
constexpr std::array<Text, kColourCount> kAlive{{msg("{L}, red, restored."), msg("{L}, green, restored."),
                                                 msg("{L}, blue, restored.")}};
constexpr Text kLevel = msg("{R} {n} of {most}");
constexpr Text kPlanetGain = msg("Collect {G}; moon {M}; space station {S}.");
constexpr Text kMarker = msg("{P} at {n}");
constexpr Text kMarkers = msg("Terraforming track: {list}.");
constexpr Text kColonies = msg("Colonies: {list}.");
constexpr Text kOutposts = msg("Outposts: {list}.");
constexpr Text kClubLine = msg("The Club: {list}.");
constexpr Text kClubEmpty = msg("The Club is empty.");
constexpr Text kCards = msg("Cards", "Microcosmos, table");
constexpr Text kDecks = msg("Decks: crew {c}, survivors {s}, planets {p}. Discards: crew {cd}, survivors {sd}.");
constexpr Text kPlayerHeading = msg("Ark of {P}");
constexpr Text kAt = msg("At {S}. {n} VP.");
constexpr Text kCargo = msg("Cargo: {G}. Limit {n} of each.");
constexpr Text kUpper = msg("Upper row: {list}.");
constexpr Text kLower = msg("Lower row: {list}.");
constexpr Text kHand = msg("Cards dealt: {list}.");
constexpr Text kCrewCard = msg("{C} ({S})");
constexpr Text kTokens = msg("Ready tokens: {list}.");
constexpr Text kUpgradeList = msg("Upgrades: {list}.");
constexpr Text kEngine = msg("Travel up to {n} routes.");
constexpr Text kPools = msg("Free colonies: {c}. Free outposts: {o}.");
constexpr Text kHeld = msg("Survivors aboard: {list}.");
constexpr Text kSettled = msg("Settled survivors: {n}.");
constexpr Text kAutomaCrew = msg("Crew: {list}.");
constexpr Text kAutomaCardLine = msg("Card: {C}, step {n} of {most}.");
constexpr Text kAutomaDecks = msg("Automa deck {n}, discarded {d}.");

std::string crew_with_kind(CrewId card, Lang lang) {
    return fill(kCrewCard, lang, {{"C", crew_name(card, lang)}, {"S", specialist_name(kCrew[card].specialist, lang)}});
}

template <class Cards>
void add_crew(Section& out, const Text& text, const Cards& cards, Lang lang) {
    std::vector<std::string> list;
    for (const CrewId card : cards)
        if (card != kNoCrew) list.push_back(crew_with_kind(card, lang));
    if (!list.empty()) out.lines.push_back(fill(text, lang, {{"list", join_list(list, lang)}}));
}

std::string owners(const Observation& o, const SeatList& seats, const Names& names, Lang lang) {
    std::vector<std::string> list;
    for (const Seat who : seats) list.push_back(player_name(o, who, names, lang));
    return join_list(list, lang);
}

Section round_section(const Observation& o, const Names& names, Lang lang) {
    Section out{fill(kRound, lang, {{"n", o.round}}), {}, false};
    if (o.phase == Phase::over) out.lines.emplace_back(kOver.in(lang));
    else out.lines.push_back(fill(kTurnOf, lang, {{"P", player_name(o, o.turn_seat, names, lang)}}));
    if (!o.is_solo()) out.lines.push_back(fill(kFirst, lang, {{"P", name_of(names, o.first_seat)}}));
    out.lines.push_back(fill(kRestored, lang, {{"n", o.completed}, {"need", o.options.end_planets}}));
    if (o.end_round && o.phase != Phase::over) out.lines.push_back(fill(kLastRound, lang, {{"n", *o.end_round}}));
    return out;
}

std::string planet_line(const Observation& o, PlanetId planet, const Names& names, Lang lang) {
    const Planet& card = kPlanets[planet];
    const Place& place = o.places[planet];
    std::vector<std::string> levels, markers;
    for (std::size_t i = 0; i < kResourceCount; ++i)
        if (card.tracks[i] > 0)
            levels.push_back(fill(kLevel, lang, {{"R", resource_name(kResources[i], lang)}, {"n", place.levels[i]}, {"most", card.tracks[i]}}));
    const Text& text = (place.is_restored ? kAlive : kBarren)[static_cast<std::size_t>(card.colour)];
    std::string line = fill(text, lang, {{"L", planet_name(planet, lang)}, {"levels", join_list(levels, lang)}});
    for (const Marker& marker : place.markers)
        markers.push_back(fill(kMarker, lang, {{"P", player_name(o, marker.seat, names, lang)}, {"n", marker.spot}}));
    if (!markers.empty()) add_sentence(line, fill(kMarkers, lang, {{"list", join_list(markers, lang)}}), lang);
    if (!place.colonies.empty()) add_sentence(line, fill(kColonies, lang, {{"list", owners(o, place.colonies, names, lang)}}), lang);
    if (!place.outposts.empty()) add_sentence(line, fill(kOutposts, lang, {{"list", owners(o, place.outposts, names, lang)}}), lang);
    add_sentence(line, fill(kPlanetGain, lang, {{"G", units_text(shown_gain(o, planet), lang)}, {"M", gain_text(card.moon, lang)},
                                                {"S", gain_text(card.station, lang)}}), lang);
    return line;
}

Section galaxy_section(const Observation& o, const Names& names, Lang lang) {
    Section out{kGalaxy.in(lang), {}, false};
    for (Cell cell = 0; cell < kCells; ++cell) {
        const PlanetId planet = o.grid[cell];
        if (planet == kNoPlanet) out.lines.push_back(fill(kEmptyCell, lang, {{"cell", cell_name(cell, lang)}}));
        else if (planet == kPortal)
            out.lines.push_back(fill(kPortalLine, lang, {{"L", planet_name(planet, lang)}, {"G", gain_text(kPlanets[planet].portal, lang)}}));
        else out.lines.push_back(planet_line(o, planet, names, lang));
    }
    return out;
}

/// Adds what a seat and the Automa both have.
void add_common(const Observation& o, Seat who, Section& out, Lang lang) {
    const Player& player = o.player(who);
    out.lines.push_back(fill(kAt, lang, {{"S", spot_name(player.at, lang)}, {"n", player.points}}));
    out.lines.push_back(fill(kCargo, lang, {{"G", units_text(player.resources, lang)}, {"n", hold_of(player)}}));
    std::vector<std::string> upgrades;
    for (const Upgrade upgrade : player.upgrades) upgrades.push_back(upgrade_name(upgrade, lang));
    if (!upgrades.empty()) out.lines.push_back(fill(kUpgradeList, lang, {{"list", join_list(upgrades, lang)}}));
    out.lines.push_back(fill(kPools, lang, {{"c", player.colony_pool}, {"o", player.outpost_pool}}));
}

Section player_section(const Observation& o, Seat seat, const Names& names, Lang lang) {
    const Player& player = o.player(seat);
    Section out{fill(kPlayerHeading, lang, {{"P", name_of(names, seat)}}), {}, false};
    add_common(o, seat, out, lang);
    out.lines.push_back(fill(kEngine, lang, {{"n", travel_limit(player)}}));
    add_crew(out, kHand, player.hand, lang);
    add_crew(out, kUpper, player.row(Row::upper), lang);
    add_crew(out, kLower, player.row(Row::lower), lang);
    std::vector<std::string> tokens, survivors;
    for (const Specialist kind : kSpecialists)
        if (player.tokens[index_of(kind)]) tokens.push_back(specialist_name(kind, lang));
    if (!tokens.empty()) out.lines.push_back(fill(kTokens, lang, {{"list", join_list(tokens, lang)}}));
    for (const SurvivorId card : player.survivors) survivors.push_back(survivor_name(card, lang));
    if (!survivors.empty()) out.lines.push_back(fill(kHeld, lang, {{"list", join_list(survivors, lang)}}));
    if (!player.settled.empty()) out.lines.push_back(fill(kSettled, lang, {{"n", static_cast<int>(player.settled.size())}}));
    return out;
}

Section automa_section(const Observation& o, const Names& names, Lang lang) {
    Section out{fill(kPlayerHeading, lang, {{"P", actor_name({}, names, lang)}}), {}, false};
    add_common(o, kAutoma, out, lang);
    add_crew(out, kAutomaCrew, o.robot.crew, lang);
    if (o.robot.card) {
        const AutomaCard& card = kAutomaCards[*o.robot.card];
        std::string line = fill(kAutomaCardLine, lang, {{"C", card.name.in(lang)}, {"n", o.robot.step + 1}, {"most", static_cast<int>(card.steps.size())}});
        add_sentence(line, step_text(card.steps[static_cast<std::size_t>(o.robot.step)], lang), lang);
        out.lines.push_back(line);
    }
    out.lines.push_back(fill(kAutomaDecks, lang, {{"n", o.automa_deck_size}, {"d", static_cast<int>(o.robot.discard.size())}}));
    return out;
}

Section cards_section(const Observation& o, Lang lang) {
    Section out{kCards.in(lang), {}, false};
    if (club_is_empty(o)) out.lines.emplace_back(kClubEmpty.in(lang));
    add_crew(out, kClubLine, o.club, lang);
    out.lines.push_back(fill(kDecks, lang, {{"c", o.crew_deck_size}, {"s", o.survivor_deck_size}, {"p", o.planet_deck_size},
                                            {"cd", static_cast<int>(o.crew_discard.size())}, {"sd", static_cast<int>(o.survivor_discard.size())}}));
    return out;
}

}  // namespace

std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang) {
    std::vector<Section> out{round_section(o, names, lang)};
    for (const Seat seat : all_seats(o.seats)) out.push_back(player_section(o, seat, names, lang));
    if (o.is_solo()) out.push_back(automa_section(o, names, lang));
    out.push_back(galaxy_section(o, names, lang));
    out.push_back(cards_section(o, lang));
    return out;
}

}  // namespace orrery::microcosmos
