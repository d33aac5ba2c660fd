#include "imgui_ui/games/astronavigators/statistics.h"

#include <array>
#include <optional>
#include <span>

#include "engine/games/astronavigators/game.h"
#include "engine/games/astronavigators/ids.h"
#include "engine/games/astronavigators/players.h"
#include "engine/match/match.h"

namespace orrery::ui::astronavigators_table {
namespace {

namespace an = orrery::astronavigators;

constexpr std::string_view kStatMode = "mode", kStatCharacter = "character", kStatSets = "sets", kStatContinents = "continents",
                           kStatLanding = "landing", kStatFlight = "flight";
struct StatHeading {
    std::string_view group;
    Text words;
};
constexpr StatHeading kStatHeadings[] = {
    {kStatMode, msg("By mode")},
    {kStatCharacter, msg("By character")},
    {kStatSets, msg("By completed sets")},
    {kStatContinents, msg("By continents visited")},
    {kStatLanding, msg("By order of landing on the Moon")},
    {kStatFlight, msg("By end of the flight")},
};
/// By Mode.
constexpr Text kStatModes[] = {msg("Astronavigator", "mode"), msg("Astronomer", "mode")};

/// Value, or the least of several, with its key.
struct StatValue {
    std::string_view key;
    int least;
    Text words;
};
constexpr StatValue kStatFewSets[] = {
    // Translators: value in a list: no such thing
    {"0", 0, msg("None")}, {"1", 1, verbatim("1")}, {"2", 2, verbatim("2")}, {"3", 3, verbatim("3")}, {"4_more", 4, msg("4 or more")},
};
constexpr StatValue kStatManyContinents[] = {
    {"1_3", 0, msg("1 to 3", "continents")}, {"4_5", 4, msg("4 or 5", "continents")}, {"6", 6, verbatim("6")}, {"7", 7, msg("all 7", "continents")},
};
/// Place, 0 without a landing.
constexpr StatValue kStatPlaces[] = {
    // Translators: how far the flight came
    {"none", 0, msg("No landing")},     {"1", 1, msg("First", "landing")},  {"2", 2, msg("Second", "landing")},
    {"3", 3, msg("Third", "landing")}, {"4", 4, msg("Fourth", "landing")},
};
/// Where the flight ended.
enum class FlightEnd { at_home, in_orbit, returned, lost };
constexpr int number_of_end(FlightEnd end) { return static_cast<int>(end); }
constexpr StatValue kStatEnds[] = {
    {"earth", number_of_end(FlightEnd::at_home), msg("On the Earth")},
    // Translators: how far the flight came
    {"orbit", number_of_end(FlightEnd::in_orbit), msg("In orbit")},
    {"returned", number_of_end(FlightEnd::returned), msg("Returned", "from the Moon")},
    {"lost", number_of_end(FlightEnd::lost), msg("Lost in space")},
};

std::span<const StatValue> stat_values(std::string_view group) {
    if (group == kStatSets) return kStatFewSets;
    if (group == kStatContinents) return kStatManyContinents;
    if (group == kStatLanding) return kStatPlaces;
    if (group == kStatFlight) return kStatEnds;
    return {};
}

StatKey stat_key(std::string_view group, int number) {
    std::string_view key;
    for (const StatValue& value : stat_values(group))
        if (number >= value.least) key = value.key;
    return {std::string(group), std::string(key)};
}

int place_of_landing(const an::Table& t, Seat seat) {
    for (std::size_t i = 0; i < t.landing_order.size(); ++i)
        if (t.landing_order[i] == seat) return static_cast<int>(i) + 1;
    return 0;
}

FlightEnd end_of_flight(const an::Player& player) {
    if (player.fate == an::Fate::lost) return FlightEnd::lost;
    if (player.fate == an::Fate::returned) return FlightEnd::returned;
    return player.is_on(an::Map::orbit) ? FlightEnd::in_orbit : FlightEnd::at_home;
}

}  // namespace

std::vector<StatKey> stat_keys(const AnyMatch& match, Seat seat) {
    const auto* game = match_of<an::Game>(match);
    if (!game) return {};
    const an::State& s = game->now();
    const an::Player& player = s.players[seat];
    std::vector<StatKey> keys;
    keys.push_back({std::string(kStatMode), std::string(an::kModeIds[static_cast<std::size_t>(s.options.mode)])});
    if (player.character) keys.push_back({std::string(kStatCharacter), an::kCharacters[*player.character].id});
    keys.push_back(stat_key(kStatSets, an::completed_sets(player)));
    keys.push_back(stat_key(kStatContinents, static_cast<int>(player.tiles.size())));
    if (!s.is_astronavigator()) return keys;
    keys.push_back(stat_key(kStatLanding, place_of_landing(s, seat)));
    keys.push_back(stat_key(kStatFlight, number_of_end(end_of_flight(player))));
    return keys;
}

std::string stat_words(std::string_view group, std::string_view key, Lang lang) {
    if (key.empty()) {
        for (const StatHeading& heading : kStatHeadings)
            if (heading.group == group) return heading.words.in(lang);
        return {};
    }
    if (group == kStatMode) {
        for (std::size_t i = 0; i < an::kModeIds.size(); ++i)
            if (an::kModeIds[i] == key) return kStatModes[i].in(lang);
        return {};
    }
    if (group == kStatCharacter) {
        const std::optional<an::CharacterId> character = an::character_by_id(key);
        return character ? std::string(an::kCharacters[*character].name.in(lang)) : std::string();
    }
    for (const StatValue& value : stat_values(group))
        if (value.key == key) return value.words.in(lang);
    return {};
}

}  // namespace orrery::ui::astronavigators_table
