#include "engine/games/astronavigators/words.h"

namespace orrery::astronavigators {

namespace {

constexpr std::array<Text, 4> kActionNames{{msg("Direct observation"), msg("Planned observation"), msg("Scheduling"),
    msg("Travel", "action")}};
constexpr std::array<Text, 2> kStatusNames{{msg("astronomer"), msg("astronaut")}};
constexpr std::array<Text, 4> kFailures{{msg("the phase does not match the week"), msg("not all of it is above the horizon"),
                                         msg("hidden by daylight"), msg("midnight sun")}};
constexpr std::array<Text, kCategories> kCategoryNames{{msg("remaining NK"), msg("instruments", "category"), msg("space race"),
                                                        msg("Moon landing", "category"), msg("secret agenda"), msg("sets"),
                                                        msg("Moon phases", "category"), msg("continents"), msg("vehicles")}};
constexpr Text kTile = msg("{continent} ({list})");
// Translators: noun: marker of a home continent
constexpr Text kFlagWord = msg("flag");
constexpr Text kOrbitTile = msg("{stage}, DV {n}");
constexpr Text kWins = msg("{P} {n|wins|win}.");
constexpr Text kNobody = msg("Nobody wins.");

}  // namespace

std::string action_name(Action action, Lang lang) { return kActionNames[static_cast<std::size_t>(action)].in(lang); }
std::string status_name(Status status, Lang lang) { return kStatusNames[static_cast<std::size_t>(status)].in(lang); }
std::string phase_name(int phase, Lang lang) {
    std::size_t card = kConstellations;
    while (kCards[card].phase != phase) ++card;
    return kCards[card].name.in(lang);
}
std::string failure_text(Failure failure, Lang lang) { return kFailures[static_cast<std::size_t>(failure)].in(lang); }
std::string category_name(Category category, Lang lang) { return kCategoryNames[static_cast<std::size_t>(category)].in(lang); }

std::string tile_name(TileId tile, Lang lang) {
    std::vector<std::string> shown;
    if (kTiles[tile].icon) shown.push_back(transport_name(*kTiles[tile].icon, lang));
    if (kTiles[tile].has_flag) shown.emplace_back(kFlagWord.in(lang));
    return fill(kTile, lang, {{"continent", continent_name(kTiles[tile].continent, lang)}, {"list", all_in_text(shown, lang)}});
}

std::string orbit_tile_name(OrbitTileId tile, Lang lang) {
    return fill(kOrbitTile, lang, {{"stage", stack_name(kOrbitTiles[tile].stack, lang)}, {"n", kOrbitTiles[tile].dv}});
}

std::string winners_text(const SeatList& winners, const Names& names, Lang lang) {
    if (winners.empty()) return kNobody.in(lang);
    std::vector<std::string> list;
    for (const Seat seat : winners) list.push_back(name_of(names, seat));
    return fill(kWins, lang, {{"P", all_in_text(list, lang)}, {"n", static_cast<int>(list.size())}});
}

}  // namespace orrery::astronavigators
