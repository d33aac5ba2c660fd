// Description of the whole table for players who cannot see the board.
#include "engine/core/punctuation.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/score.h"
#include "engine/games/quantum/sites.h"
#include "engine/games/quantum/words.h"

namespace orrery::quantum {

namespace {

constexpr Text kTurn = msg("Turn {n}, round {round}");
// Translators: how far the game is: before the first turn
constexpr Text kSetup = msg("Setup");
constexpr Text kSettingUp = msg("Fleets and homes are being chosen.");
constexpr Text kWhoseTurn = msg("{P}'s turn, {n} {n|action|actions} left.");
constexpr Text kBonusTurn = msg("{P}'s bonus turn, {n} {n|action|actions} left.");
constexpr Text kPicking = msg("{P} takes advance cards: {n} {n|pick|picks}.");
constexpr Text kComing = msg("Bonus turns to come: {n}.");
constexpr Text kCombat = msg("Combat: the {S} of {P} attacks the {E} of {O}.");
constexpr Text kDice = msg("Attack {a}, defence {d}.");
constexpr Text kOver = msg("The game is over.", "log");
constexpr Text kPlanets = msg("Planets, row by row");
constexpr Text kPlanetLine = msg("{L}: {n} of {slots} {slots|slot|slots} taken.");
constexpr Text kCubesOf = msg("Cubes: {list}.");
constexpr Text kOrbitTotal = msg("{P}'s ships in orbit add up to {n}.");
constexpr Text kPlayer = msg("{P}: {cubes} {cubes|cube|cubes} left, dominance {d}, research {r}, picks owed {owed}.");
constexpr Text kCommandsOf = msg("Command cards: {list}.");
constexpr Text kShipsHeading = msg("Ships of {P}");
constexpr Text kAtSpace = msg("{S} at {space}");
constexpr Text kInScrapyard = msg("{S} in the scrapyard");
constexpr Text kWaitsInReserve = msg("An expansion ship in reserve");
constexpr Text kInHand = msg("{S} on the way");
// Translators: of a ship: it has moved in this turn
constexpr Text kMovedMark = msg("moved");
constexpr Text kAbilityMark = msg("ability used");
constexpr Text kPlayers = msg("Players");
constexpr Text kCards = msg("Advance cards");
constexpr Text kGambitsOnShow = msg("Gambits: {list}.");
constexpr Text kCommandsOnShow = msg("Commands: {list}.");
// Translators: in a list: no such card
constexpr Text kNone = msg("none");
constexpr Text kDecks = msg("Gambit deck {g}, command deck {c}; discarded {gd} and {cd}.");

template <class Cards>
std::string cards_text(const Cards& cards, Lang lang) {
    std::vector<std::string> out;
    for (const CardId card : cards)
        if (card != kNoCard) out.push_back(card_name(card, lang));
    return out.empty() ? std::string(kNone.in(lang)) : join_list(out, lang);
}

Section turn_section(const Observation& o, const Names& names, Lang lang) {
    if (is_setup(o.phase)) return {kSetup.in(lang), {kSettingUp.in(lang)}, false};
    Section out{fill(kTurn, lang, {{"n", o.turn.number}, {"round", o.round}}), {}, false};
    const Slot who{"P", name_of(names, o.turn.seat)};
    if (o.phase == Phase::over) out.lines.push_back(kOver.in(lang));
    if (o.phase == Phase::actions) out.lines.push_back(fill(o.turn.is_bonus ? kBonusTurn : kWhoseTurn, lang, {who, {"n", o.turn.actions}}));
    if (o.phase == Phase::cards) out.lines.push_back(fill(kPicking, lang, {who, {"n", o.players[o.turn.seat].cards_owed}}));
    if (o.turn.bonus_turns > 0) out.lines.push_back(fill(kComing, lang, {{"n", o.turn.bonus_turns}}));
    if (!o.combat) return out;
    const Combat& combat = *o.combat;
    std::string line = fill(kCombat, lang, {{"S", ship_name(o.ships[combat.attacker].number, lang)}, who,
                                            {"E", ship_name(o.ships[combat.defender].number, lang)},
                                            {"O", name_of(names, owner_of(combat.defender))}});
    if (combat.attack_die > 0) add_sentence(line, fill(kDice, lang, {{"a", combat.attack_die}, {"d", combat.defense_die}}), lang);
    out.lines.push_back(line);
    return out;
}

std::string planet_line(const Observation& o, PlanetId planet, const Names& names, Lang lang) {
    std::string line = fill(kPlanetLine, lang, {{"L", planet_name(o, planet, lang)}, {"n", cubes_on(o, planet)},
                                                {"slots", kind_of(o.map().tiles[planet]).slots}});
    std::vector<std::string> cubes;
    for (const Seat seat : all_seats(o.seats))
        for (int i = 0; i < o.cubes[planet][static_cast<std::size_t>(seat)]; ++i) cubes.push_back(name_of(names, seat));
    if (!cubes.empty()) add_sentence(line, fill(kCubesOf, lang, {{"list", join_list(cubes, lang)}}), lang);
    for (const Seat seat : all_seats(o.seats))
        if (const int total = orbit_total(o, planet, seat); total > 0)
            add_sentence(line, fill(kOrbitTotal, lang, {{"P", name_of(names, seat)}, {"n", total}}), lang);
    return line;
}

std::string ship_line(const Observation& o, ShipId id, Lang lang) {
    const Ship& ship = o.ships[id];
    if (ship.at == kReserve) return kWaitsInReserve.in(lang);
    const Slot name{"S", ship_name(ship.number, lang)};
    const Text& text = ship.on_map() ? kAtSpace : ship.at == kScrapyard ? kInScrapyard : kInHand;
    std::string line = fill(text, lang, {name, {"space", ship.on_map() ? space_name(o, ship.at, lang) : std::string()}});
    const char* const between = punctuation::kComma.in(lang);
    if (ship.moves > 0) line += std::string(between) + kMovedMark.in(lang);
    if (ship.abilities > 0) line += std::string(between) + kAbilityMark.in(lang);
    return line;
}

std::string player_line(const Observation& o, Seat seat, const Names& names, Lang lang) {
    const Player& p = o.players[seat];
    std::string line = fill(kPlayer, lang, {{"P", name_of(names, seat)}, {"cubes", p.cubes_left}, {"d", p.dominance},
                                            {"r", p.research}, {"owed", p.cards_owed}});
    if (!p.commands.empty()) add_sentence(line, fill(kCommandsOf, lang, {{"list", cards_text(p.commands, lang)}}), lang);
    return line;
}

Section cards_section(const Observation& o, Lang lang) {
    Section out{kCards.in(lang), {}, false};
    const Market &gambits = o.market(CardKind::gambit), &commands = o.market(CardKind::command);
    out.lines.push_back(fill(kGambitsOnShow, lang, {{"list", cards_text(gambits.display, lang)}}));
    out.lines.push_back(fill(kCommandsOnShow, lang, {{"list", cards_text(commands.display, lang)}}));
    out.lines.push_back(fill(kDecks, lang, {{"g", o.deck_sizes[0]}, {"c", o.deck_sizes[1]},
                                            {"gd", static_cast<int>(gambits.discard.size())},
                                            {"cd", static_cast<int>(commands.discard.size())}}));
    return out;
}

}  // namespace

std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang) {
    std::vector<Section> out{turn_section(o, names, lang)};
    Section players{kPlayers.in(lang), {}, false};
    for (const Seat seat : all_seats(o.seats)) players.lines.push_back(player_line(o, seat, names, lang));
    out.push_back(players);
    Section planets{kPlanets.in(lang), {}, false};
    for_each_planet(o, [&](PlanetId planet) { planets.lines.push_back(planet_line(o, planet, names, lang)); });
    out.push_back(planets);
    for (const Seat seat : all_seats(o.seats)) {
        Section ships{fill(kShipsHeading, lang, {{"P", name_of(names, seat)}}), {}, false};
        for (int i = 0; i < kShipsPerSeat; ++i) ships.lines.push_back(ship_line(o, ship_of(seat, i), lang));
        out.push_back(ships);
    }
    if (!is_setup(o.phase)) out.push_back(cards_section(o, lang));
    return out;
}

}  // namespace orrery::quantum
