// 1 spaces of the Earth   2 vehicles   3 orbit   4 continents and their tiles   5 page of a thing   6 explanation
#include "imgui_ui/games/astronavigators/explain.h"

#include <algorithm>
#include <array>

#include "engine/core/punctuation.h"
#include "engine/games/astronavigators/atlas.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/games/astronavigators/score.h"
#include "engine/games/astronavigators/sky.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/cards.h"
#include "imgui_ui/games/astronavigators/explain_page.h"
#include "imgui_ui/games/astronavigators/explain_words.h"
#include "imgui_ui/games/astronavigators/orbit.h"
#include "imgui_ui/games/astronavigators/panels.h"
#include "imgui_ui/games/astronavigators/symbols.h"

namespace orrery::ui::astronavigators_table {

namespace {

// --- 1 spaces of the Earth ---

/// Returns the NK of a stop: of a first use, of a new continent, and of the bonuses that they complete (AN-A40 to AN-A43).
int nk_of_stop(const an::Observation& seen, Seat who, an::Transport transport, an::SpaceId space) {
    constexpr auto kOnEarth = static_cast<an::Bits>(an::bit_of(an::Transport::spacecraft) - 1);
    const an::Player& player = seen.players[who];
    const bool is_first_year = seen.year == 1;
    int nk = 0;
    if (!an::has(player.used_transports, transport)) {
        nk += an::kTransports[an::index_of(transport)].nk;
        const bool has_all = ((player.used_transports | an::bit_of(transport)) & kOnEarth) == kOnEarth;
        if (is_first_year && !player.vehicle_bonus && has_all) nk += an::kVehicleBonus;
    }
    const std::optional<an::Continent> continent = an::icon_colour(space, transport);
    if (!continent || an::has_continent(player, *continent)) return nk;
    if (const an::TileId top = seen.tile_tops[an::index_of(*continent)]; top != an::kNoTile) nk += an::kTiles[top].nk;
    if (is_first_year && !player.continent_bonus && player.tiles.size() + 1 == an::kContinentCount) nk += an::kContinentBonus;
    return nk;
}

std::vector<an::Continent> continents_of_space(an::SpaceId space) {
    std::vector<an::Continent> out;
    for (const char* letter = an::kSpaces[space].colours; *letter != 0; ++letter)
        out.push_back(static_cast<an::Continent>(an::kContinentLetters.find(*letter)));
    return out;
}

void draw_space_picture(Scene& s, an::SpaceId space, Vec at, float size) {
    const std::vector<an::Continent> continents = continents_of_space(space);
    const Rect cell = square_around(at, size * 0.9f);
    s.canvas.rect(cell, 8, continents.empty() ? s.theme.well : mix(continent_color(continents.front()), s.theme.s1, 0.2f));
    s.canvas.rect_stroke(cell, 8, s.theme.line2, 1);
    if (space == an::kLaunchSpace) return draw_transport(s.canvas, an::Transport::spacecraft, at, size * 0.6f, s.theme.hi);
    if (continents.empty()) return draw_transport(s.canvas, an::Transport::ship, at, size * 0.56f, s.theme.mid);
    draw_continent_mark(s.canvas, continents.front(), at, size * 0.56f, kWhite);
}

/// Tells sea, coast, land or ice, with the latitude.
void tell_ground(ThingPage& page, an::SpaceId space) {
    const Scene& s = page.scene();
    std::vector<std::string> names;
    for (const an::Continent continent : continents_of_space(space)) names.push_back(an::continent_name(continent, s.lang));
    const bool is_ice = contains(continents_of_space(space), an::Continent::antarctica);
    const bool is_sea = an::kSpaces[space].is_sea;
    const Text& ground = names.empty() ? words::kTellOpenSea : is_sea ? words::kTellCoast : is_ice ? words::kTellIce : words::kTellLand;
    page.say(page.filled(ground, {{"list", all_in_text(names, s.lang)}}), true);
    const int row = an::row_of(space);
    page.say(page.filled(words::kTellLatitude, {{"row", signed_number(row)}, {"zone", signed_number(an::column_of(space))}}));
    for (std::size_t i = 0; i < an::kContinentCount; ++i)
        if (an::kContinents[i].start == space)
            page.say(page.filled(words::kTellStartSpace, {{"continent", an::continent_name(static_cast<an::Continent>(i), s.lang)}}));
}

/// Tells where legs may end, and what a ship does at sea.
void tell_ends(ThingPage& page, an::SpaceId space) {
    bool has_any = false;
    for (const an::Transport transport : an::kTransportList) has_any |= an::has_icon(space, transport);
    const bool is_sea = an::kSpaces[space].is_sea, has_ship = an::has_icon(space, an::Transport::ship);
    if (!has_any) page.say(is_sea ? words::kTellSeaEnd : words::kTellNoEnd);
    else page.say(words::kTellEnds);
    if (is_sea && !has_ship) page.say(words::kTellAtSea);
}

void tell_quests_at(ThingPage& page, an::SpaceId space) {
    Scene& s = page.scene();
    const an::Player& player = s.player(s.shown_seat());
    for (const an::QuestId quest : player.quests) {
        if (!an::kQuests[quest].targets.has(space)) continue;
        const int count = an::observed_of(player, quest);
        const int nk = count == 0 ? 0 : an::kQuests[quest].rewards[static_cast<std::size_t>(count - 1)] * reward_factor(s.seen);
        page.marked([&s, quest](Vec at, float size) { draw_instrument(s.canvas, quest, at, size, s.theme.hi); },
                    an::quest_name(quest, s.lang), nk > 0 ? page.nk(nk) : page.in_words(words::kTellQuestNotYet), nk > 0);
    }
}

/// Tells who stands in a space, and the chains that its icons allow the shown player.
void tell_visitors(ThingPage& page, an::SpaceId space) {
    Scene& s = page.scene();
    const Seat who = s.shown_seat();
    const an::Vehicle here{an::Map::earth, space};
    for (const Seat seat : all_seats(s.seen.seats))
        if (s.player(seat).vehicle == here) page.player(seat, an::transport_name(s.player(seat).face, s.lang), seat == who);
    std::vector<std::string> tiles;
    for (const an::OwnTile& own : s.player(who).tiles)
        if (const auto icon = an::kTiles[own.id].icon; !own.is_used && icon && an::has_icon(space, *icon))
            tiles.push_back(an::tile_name(own.id, s.lang));
    if (!tiles.empty()) page.row(words::kTellChainTiles, join_list(tiles, s.lang));
}

/// Lists the spaces at the other ends of some links, separated so that "and" in a name does no harm.
template <class Links>
void tell_links(ThingPage& page, an::SpaceId space, const Links& links, const Text& label) {
    const Scene& s = page.scene();
    std::string list;
    for (const an::Link& link : links) {
        if (link.a != space && link.b != space) continue;
        if (!list.empty()) list += punctuation::kSemicolon.in(s.lang);
        list += an::space_name(link.a == space ? link.b : link.a, s.lang);
    }
    if (!list.empty()) page.row(label, list);
}

/// Tells which of the top cards the shown player could observe from a space.
void tell_view_from(ThingPage& page, an::SpaceId space) {
    const Scene& s = page.scene();
    an::Player player = s.player(s.shown_seat());
    const int row = an::row_of(space);
    const int south = std::max(row - an::kReach, -an::kPolarRow), north = std::min(row + an::kReach, an::kPolarRow);
    page.row(words::kTellSeesRow, page.filled(words::kTellFromTo, {{"from", signed_number(south)}, {"to", signed_number(north)}}));
    if (player.status == an::Status::astronaut) return;
    player.vehicle = {an::Map::earth, space};
    std::vector<std::string> names;
    for (int week = 1; week <= an::kWeeks; ++week) {
        const an::CardPile& pile = s.seen.week(week);
        if (!pile.empty() && !an::is_moon(pile.back()) && !an::failure_of(s.seen, player, pile.back(), an::From::direct, week))
            names.push_back(an::card_name(pile.back(), s.lang));
    }
    page.row(words::kTellVisibleCards, names.empty() ? page.in_words(words::kTellNone) : join_list(names, s.lang));
}

void tell_space(ThingPage& page, an::SpaceId space) {
    Scene& s = page.scene();
    const an::Player& player = s.player(s.shown_seat());
    page.head(an::space_name(space, s.lang), [&s, space](Vec at, float size) { draw_space_picture(s, space, at, size); });
    tell_ground(page, space);
    if (player.is_playing() && !player.is_on(an::Map::orbit)) {
        page.caption(page.filled(words::kTellStopGives, {{"P", s.name_of(s.shown_seat())}}));
        tell_stop_at(page, space);
        tell_quests_at(page, space);
    }
    tell_ends(page, space);
    tell_visitors(page, space);
    if (space == an::kLaunchSpace && s.seen.is_astronavigator()) page.say(an::rule::A50);
    if (player.is_on(an::Map::earth)) tell_view_from(page, space);
    tell_links(page, space, an::kRoads, words::kTellRoads);
    tell_links(page, space, an::kRailways, words::kTellRailways);
    for (const an::Canal& canal : an::kCanals)
        tell_links(page, space, std::array{canal.link}, canal.name);
    const int row = an::row_of(space);
    if (row == an::kPolarRow) page.say(an::rule::A33);
    if (row != an::kPolarRow && row != -an::kPolarRow) return;
    page.say(an::rule::A34);
    page.say(an::rule::A13);
}

// --- 2 vehicles ---

void tell_vehicle(ThingPage& page, Seat who) {
    Scene& s = page.scene();
    const an::Player& player = s.player(who);
    const bool is_in_orbit = player.is_on(an::Map::orbit);
    const an::Transport face = is_in_orbit ? an::Transport::spacecraft : player.face;
    page.head(page.filled(words::kTellVehicleOf, {{"P", s.name_of(who)}}),
              [&s, who, face](Vec at, float size) { draw_vehicle(s.canvas, s.color_of(who), face, at, size); });
    if (is_in_orbit) {
        page.say(an::stage_name(player.vehicle.at, s.lang), true);
        if (who == s.shown_seat()) tell_next_move(page);
        page.row(words::kTellToCome, page.filled(words::kTellAbout, {{"n", dv_to_come(s.seen, who)}}));
        page.say(an::rule::A54);
        page.say(an::rule::A55);
        page.say(an::rule::A56);
        return;
    }
    if (!player.is_on(an::Map::earth)) {
        const Text& where = player.fate == an::Fate::returned ? words::kTellReturned
                            : player.fate == an::Fate::lost   ? words::kTellLost
                                                              : words::kTellNotPlaced;
        return page.say(where, true);
    }
    const an::SpaceId at = player.vehicle.at;
    page.say(an::space_name(at, s.lang), true);
    page.row(words::kTellRow, signed_number(an::row_of(at)));
    page.row(words::kTellDieShows, an::transport_name(player.face, s.lang));
    if (an::is_at_sea(player)) page.say(words::kTellIsAtSea, true);
    std::vector<std::string> names;
    for (const an::Transport transport : an::kTransportList)
        if (an::is_at_sea(player) ? transport == an::Transport::ship : an::has((an::transports_at(s.seen, player)), transport))
            names.push_back(an::transport_name(transport, s.lang));
    page.row(words::kTellLeavesBy, names.empty() ? page.in_words(words::kTellNone) : any_in_text(names, s.lang));
    page.say(an::rule::A31);
    page.say(an::rule::A46);
}

// --- 3 orbit ---

constexpr std::array<const Text*, 2> kWays{&words::kTellWayOut, &words::kTellWayHome};

/// Returns the average DV of the tiles of a stack (section 14).
int mean_dv(an::StackId stack) {
    int sum = 0;
    for (const an::OrbitTile& tile : an::kOrbitTiles)
        if (tile.stack == stack) sum += tile.dv;
    return sum / static_cast<int>(an::kOrbitTilesEach);
}

/// Returns the DV that a move onto a numbered space adds, less what the Sextant takes off it (AN-A88). A hidden tile counts with its mean.
int due_dv(const an::Observation& seen, Seat who, an::StackId stack) {
    const an::OrbitTileId tile = seen.revealed[stack];
    int dv = tile == an::kNoOrbitTile ? mean_dv(stack) : an::kOrbitTiles[tile].dv;
    if (seen.turn && seen.turn->seat == who && seen.turn->sextant_used) return dv;
    for (const an::QuestId quest : seen.players[who].instruments)
        if (an::kInstruments[quest].effect == an::EffectKind::space_dv_reduction) dv -= an::kInstruments[quest].amount;
    return std::max(0, dv);
}

/// Tells the values of the tiles of a stack, which are known, and how many are left.
void tell_values(ThingPage& page, an::StackId stack) {
    const Scene& s = page.scene();
    std::string list;
    for (const an::OrbitTile& tile : an::kOrbitTiles) {
        if (tile.stack != stack) continue;
        if (!list.empty()) list += punctuation::kComma.in(s.lang);
        list += std::to_string(tile.dv);
    }
    page.row(words::kTellValues, list);
    page.row(words::kTellMean, std::to_string(mean_dv(stack)));
    page.row(words::kTellTilesLeft, std::to_string(an::orbit_stack_size(s.seen, stack)));
    std::vector<Seat> holders;
    for (const Seat seat : all_seats(s.seen.seats))
        if (contains(s.player(seat).orbit_stacks, stack)) holders.push_back(seat);
    if (!holders.empty()) page.row(words::kTellTakenBy, seat_names(s, holders));
    for (std::size_t i = 0; i < s.player(s.seen.me).orbit_stacks.size(); ++i)
        if (s.player(s.seen.me).orbit_stacks[i] == stack)
            if (const std::optional<int> dv = known_dv(s, s.seen.me, i)) page.row(words::kTellOwnTile, std::to_string(*dv));
}

void draw_stage_picture(Scene& s, an::StageId stage, Vec at, float size) {
    if (stage == an::kMoon) return draw_moon(s.canvas, 3, at, size * 0.45f, false);
    if (stage == an::kSplashdown) return draw_transport(s.canvas, an::Transport::ship, at, size * 0.8f, s.theme.hi);
    const an::StackId stack = an::stack_at(stage);
    const an::OrbitTileId tile = s.seen.revealed[stack];
    const std::optional<int> dv = tile == an::kNoOrbitTile ? std::nullopt : std::optional<int>(an::kOrbitTiles[tile].dv);
    draw_orbit_tile(s.canvas, stack, dv, square_around(at, size));
}

void tell_stage(ThingPage& page, an::StageId stage) {
    Scene& s = page.scene();
    page.head(an::stage_name(stage, s.lang), [&s, stage](Vec at, float size) { draw_stage_picture(s, stage, at, size); });
    const Seat shown = s.shown_seat();
    for (const Seat seat : all_seats(s.seen.seats))
        if (s.player(seat).vehicle == an::Vehicle{an::Map::orbit, stage})
            page.player(seat, page.in_words(words::kTellIsHere), seat == shown);
    if (stage == an::kMoon || stage == an::kSplashdown) {
        const auto& order = stage == an::kMoon ? s.seen.landing_order : s.seen.return_order;
        const Text& label = stage == an::kMoon ? words::kTellLanded : words::kTellHome;
        page.row(label, order.empty() ? page.in_words(words::kTellNobody) : seat_names(s, order));
        page.say(stage == an::kMoon ? an::rule::A56 : an::rule::A105);
        page.say(stage == an::kMoon ? an::rule::E9 : an::rule::E8);
        if (stage == an::kMoon) page.say(words::kTellMoonSafe);
        return;
    }
    const an::StackId stack = an::stack_at(stage);
    const an::OrbitTileId tile = s.seen.revealed[stack];
    const int number = an::is_blue(stage) ? stage + 1 : stage - an::kMoon;
    page.say(page.filled(*kWays[an::is_blue(stage) ? 0 : 1], {{"n", number}}));
    if (tile == an::kNoOrbitTile) page.say(words::kTellHiddenTile, true);
    else page.say(page.filled(words::kTellOpenTile, {{"n", static_cast<int>(an::kOrbitTiles[tile].dv)}}), true);
    const an::Player& player = s.player(shown);
    if (player.is_on(an::Map::orbit) && an::next_stage(s.seen, player.vehicle.at) == stage) tell_next_move(page);
    tell_values(page, stack);
    page.say(an::rule::A57);
    page.say(an::rule::A59);
    page.say(an::is_blue(stage) ? an::rule::A70 : an::rule::A71);
    page.say(an::rule::A55);
    if (stage == an::kDocking) page.say(an::rule::A56);
}

void tell_stack(ThingPage& page, an::StackId stack) {
    Scene& s = page.scene();
    page.head(page.filled(words::kTellStackOf, {{"stage", an::stack_name(stack, s.lang)}}),
              [&s, stack](Vec at, float size) { draw_orbit_tile(s.canvas, stack, std::nullopt, square_around(at, size)); });
    tell_values(page, stack);
    page.say(an::rule::A51);
    page.say(an::rule::A52);
    page.say(words::kTellWhyOrbitTile);
}

void tell_orbit_tile(ThingPage& page, Seat who, std::size_t i) {
    Scene& s = page.scene();
    const an::Player& player = s.player(who);
    if (i >= player.orbit_stacks.size()) return;
    const an::StackId stack = player.orbit_stacks[i];
    const std::optional<int> dv = known_dv(s, who, i);
    page.head(page.filled(words::kTellOrbitTileOf, {{"P", s.name_of(who)}, {"stage", an::stack_name(stack, s.lang)}}),
              [&s, stack, dv](Vec at, float size) { draw_orbit_tile(s.canvas, stack, dv, square_around(at, size)); });
    if (dv) page.say(page.filled(words::kTellDvIs, {{"n", *dv}}), true);
    else page.say(page.filled(words::kTellOnlyOwner, {{"P", s.name_of(who)}}), true);
    const an::OrbitTileId on_board = s.seen.revealed[stack];
    page.row(words::kTellOnBoard, on_board == an::kNoOrbitTile
                                      ? page.filled(words::kTellHiddenMean, {{"n", mean_dv(stack)}})
                                      : std::to_string(an::kOrbitTiles[on_board].dv));
    if (player.swap_tile != an::kNoOrbitTile) page.say(words::kTellSwapUsed);
    else page.say(an::rule::A104);
    page.say(an::rule::A52);
}

// --- 4 continents and their tiles ---

void tell_continent(ThingPage& page, an::Continent continent) {
    constexpr float kTileWide = 110, kTileHigh = 96;
    Scene& s = page.scene();
    page.head(an::continent_name(continent, s.lang), [&s, continent](Vec at, float size) {
        draw_continent_mark(s.canvas, continent, at, size * 0.9f, continent_color(continent));
    });
    if (const an::TileId top = s.seen.tile_tops[an::index_of(continent)]; top != an::kNoTile) {
        page.card(kTileWide, kTileHigh, [&s, top](Rect r) { draw_tile(s.canvas, top, r, false); });
        page.row(page.filled(words::kTellTopTile, {{"tile", an::tile_name(top, s.lang)}}), page.nk(an::kTiles[top].nk));
    }
    page.row(words::kTellTilesBelow, std::to_string(an::tiles_below(s.seen, continent)));
    std::vector<Seat> visitors;
    for (const Seat seat : all_seats(s.seen.seats))
        if (an::has_continent(s.player(seat), continent)) visitors.push_back(seat);
    page.row(words::kTellVisitedBy, visitors.empty() ? page.in_words(words::kTellNobody) : seat_names(s, visitors));
    page.row(words::kTellStartsAt, an::space_name(an::kContinents[an::index_of(continent)].start, s.lang));
    page.say(an::rule::A42);
    tell_bonus(page, s.shown_seat(), false);
}

void tell_tile(ThingPage& page, an::TileId tile) {
    constexpr float kTileWide = 110, kTileHigh = 96;
    Scene& s = page.scene();
    const an::Tile& kind = an::kTiles[tile];
    std::optional<Seat> owner;
    for (const Seat seat : all_seats(s.seen.seats))
        if (an::tile_of(s.player(seat), tile) != nullptr) owner = seat;
    const bool is_used = owner && an::tile_of(s.player(*owner), tile)->is_used;
    page.head(an::tile_name(tile, s.lang), [&s, kind](Vec at, float size) {
        draw_continent_mark(s.canvas, kind.continent, at, size * 0.9f, continent_color(kind.continent));
    });
    page.card(kTileWide, kTileHigh, [&s, tile, is_used](Rect r) { draw_tile(s.canvas, tile, r, is_used); });
    page.row(words::kTellTileGave, page.nk(kind.nk));
    if (owner) page.row(words::kTellOwnedBy, s.name_of(*owner));
    if (is_used) return page.say(words::kTellTileUsed, true);
    if (owner) page.say(words::kTellTileReady, true);
    if (kind.icon == an::Transport::spacecraft) {
        page.say(an::rule::A103);
    } else if (kind.icon) {
        page.say(page.filled(words::kTellTileChain, {{"transport", an::transport_name(*kind.icon, s.lang)}}));
    }
    page.say(kind.has_flag ? words::kTellFlagQuest : words::kTellTwoForQuest);
    if (owner) tell_bonus(page, *owner, false);
}

}  // namespace

void tell_stop_at(ThingPage& page, an::SpaceId space, std::optional<an::Transport> only) {
    Scene& s = page.scene();
    const Seat who = s.shown_seat();
    for (const an::Transport transport : an::kTransportList) {
        if (transport == an::Transport::spacecraft || (only && transport != *only)) continue;
        const int nk = nk_of_stop(s.seen, who, transport, space);
        const std::string gives = nk > 0 ? page.nk(nk) : page.in_words(words::kTellNothingNew);
        const std::string name = an::transport_name(transport, s.lang);
        const std::optional<an::Continent> continent = an::icon_colour(space, transport);
        if (continent)
            page.marked([&s, transport, where = *continent](Vec at, float size) { draw_icon_on_map(s.canvas, transport, where, at, size); },
                        page.filled(words::kTellEnters, {{"transport", name}, {"continent", an::continent_name(*continent, s.lang)}}),
                        gives, nk > 0);
        else if (transport == an::Transport::ship && an::kSpaces[space].is_sea)
            page.marked([&s](Vec at, float size) { draw_transport(s.canvas, an::Transport::ship, at, size, s.theme.mid); },
                        page.in_words(words::kTellShipAtSea), gives, nk > 0);
    }
}

void tell_next_move(ThingPage& page) {
    constexpr float kPreview = 44;
    Scene& s = page.scene();
    const Seat who = s.shown_seat();
    const an::Player& player = s.player(who);
    if (!player.is_on(an::Map::orbit) && !an::may_launch(s.seen, player)) return;
    const std::optional<an::StageId> from = player.is_on(an::Map::orbit) ? std::optional<an::StageId>(player.vehicle.at) : std::nullopt;
    if (from == an::kSplashdown) return;
    const an::StageId next = an::next_stage(s.seen, from);
    page.row(words::kTellNextMove, an::stage_name(next, s.lang));
    if (!an::has_stack(next)) return;
    const an::StackId stack = an::stack_at(next);
    const int dv = due_dv(s.seen, who, stack);
    page.say(s.seen.revealed[stack] == an::kNoOrbitTile ? words::kTellIfAverage : words::kTellExact);
    page.add(kPreview + 6, [&s, who, dv](Rect r) { draw_dv_preview(s, who, dv, {r.x, r.y, r.w, kPreview}); });
}

// --- 5 page of a thing ---

void explain_thing(ThingPage& page, Thing thing) {
    const int index = thing.index;
    switch (kind_of(thing)) {
        case Kind::space: return tell_space(page, static_cast<an::SpaceId>(index));
        case Kind::vehicle: return tell_vehicle(page, thing.seat);
        case Kind::stage: return tell_stage(page, static_cast<an::StageId>(index));
        case Kind::stack: return tell_stack(page, static_cast<an::StackId>(index));
        case Kind::orbit_tile: return tell_orbit_tile(page, thing.seat, static_cast<std::size_t>(index));
        case Kind::continent: return tell_continent(page, static_cast<an::Continent>(index));
        case Kind::tile: return tell_tile(page, static_cast<an::TileId>(index));
        default: return explain_thing_of_table(page, thing);
    }
}

// --- 6 explanation ---

Rect draw_explanation(Scene& s, Thing thing, Rect anchor, Rect bounds, float foot) {
    if (kind_of(thing) == Kind::sheet) return explain_board(s, thing.seat, anchor, bounds, foot);
    // The narrowest page that shows all of it, otherwise the one that leaves out least.
    constexpr float kWidths[] = {ThingPage::kWide, 460, 600};
    float best = ThingPage::kWide, least = 0;
    for (const float wide : kWidths) {
        ThingPage page(s, bounds, foot, wide);
        explain_thing(page, thing);
        if (page.is_empty()) return {};
        const float over = page.tall() - page.room();
        if (wide == kWidths[0] || over < least) best = wide, least = over;
        if (over <= 0 || page.width() < wide) break;
    }
    ThingPage page(s, bounds, foot, best);
    explain_thing(page, thing);
    return page.draw(anchor, bounds, foot);
}

}  // namespace orrery::ui::astronavigators_table
