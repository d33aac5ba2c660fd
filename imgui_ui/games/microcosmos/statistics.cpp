#include "imgui_ui/games/microcosmos/statistics.h"

#include <array>
#include <optional>

#include "engine/games/microcosmos/game.h"
#include "engine/games/microcosmos/players.h"
#include "engine/games/microcosmos/words.h"
#include "engine/match/match.h"

namespace orrery::ui::microcosmos_table {
namespace {

namespace mc = orrery::microcosmos;

constexpr std::string_view kDifficulty = "difficulty", kFirst = "first", kByColonies = "colonies", kSettled = "settled", kUpgrades = "upgrades",
                           kUpgrade = "upgrade";
/// Key if no upgrade was unlocked.
constexpr std::string_view kNoUpgrade = "none";
struct Heading {
    std::string_view group;
    Text words;
};
constexpr Heading kHeadings[] = {
    {kDifficulty, msg("By difficulty")},
    {kFirst, msg("By planets on which the seat led")},
    {kByColonies, msg("By colonies")},
    {kSettled, msg("By settled survivors")},
    {kUpgrades, msg("By number of upgrades")},
    {kUpgrade, msg("By upgrades unlocked")},
};
constexpr Text kWithout = msg("Without any");
/// By Difficulty.
constexpr std::array<Text, mc::kDifficulties> kDifficultyNames{msg("Easy", "difficulty"),     msg("Easy +", "difficulty"), msg("Medium", "difficulty"),
                                                               msg("Medium +", "difficulty"), msg("Hard", "difficulty"),   msg("Hard +", "difficulty")};

/// Range of numbers with a common key.
struct Range {
    std::string_view key;
    int least;
    Text words;
};
/// Of planets, colonies and survivors.
constexpr Range kFew[] = {
    // Translators: value in a list: no such thing
    {"0", 0, msg("None")}, {"1", 1, verbatim("1")}, {"2", 2, verbatim("2")}, {"3", 3, verbatim("3")}, {"4_more", 4, msg("4 or more")},
};
/// Of payments for upgrades, with the two steps of the engine.
constexpr Range kMany[] = {
    {"0_2", 0, msg("0 to 2")}, {"3_4", 3, msg("3 or 4")}, {"5_6", 5, msg("5 or 6")}, {"7_8", 7, msg("7 or 8")}, {"9", 9, msg("all 9", "upgrades")},
};

std::span<const Range> ranges_of(std::string_view group) {
    if (group == kFirst || group == kByColonies || group == kSettled) return kFew;
    if (group == kUpgrades) return kMany;
    return {};
}

StatKey key_of(std::string_view group, int number) {
    std::string_view key;
    for (const Range& range : ranges_of(group))
        if (number >= range.least) key = range.key;
    return {std::string(group), std::string(key)};
}

/// Returns the number of planets that were restored with the seat's marker in front (MC-A606), from the log.
int planets_led(const MatchWords& match, Seat seat) {
    int count = 0;
    for (const LogLine& line : match.log({}, Lang::en)) {
        if (!line.event.contains("event") || line.event["event"] != "planet_restored") continue;
        const Json& scores = line.event["scores"];
        if (!scores.empty() && scores[0]["seat"] == static_cast<int>(seat)) ++count;
    }
    return count;
}

}  // namespace

std::vector<StatKey> stat_keys(const AnyMatch& match, Seat seat) {
    const auto* game = match_of<mc::Game>(match);
    if (!game) return {};
    const mc::State& s = game->now();
    const mc::Player& player = s.player(seat);
    std::vector<StatKey> keys;
    if (s.is_solo()) keys.push_back({std::string(kDifficulty), std::string(mc::kDifficultyKinds[static_cast<std::size_t>(s.options.difficulty)].id)});
    keys.push_back(key_of(kFirst, planets_led(match, seat)));
    keys.push_back(key_of(kByColonies, mc::colonies_of(s, seat)));
    keys.push_back(key_of(kSettled, static_cast<int>(player.settled.size())));
    keys.push_back(key_of(kUpgrades, static_cast<int>(player.upgrades.size()) + player.engine));
    for (std::size_t i = 0; i < mc::kUpgradeCount; ++i) {
        const auto upgrade = static_cast<mc::Upgrade>(i);
        const bool has = upgrade == mc::Upgrade::engine ? player.engine > 0 : player.has(upgrade);
        if (has) keys.push_back({std::string(kUpgrade), std::string(mc::kUpgrades[i].id)});
    }
    if (keys.back().group != kUpgrade) keys.push_back({std::string(kUpgrade), std::string(kNoUpgrade)});
    return keys;
}

std::string stat_words(std::string_view group, std::string_view key, Lang lang) {
    if (key.empty()) {
        for (const Heading& heading : kHeadings)
            if (heading.group == group) return heading.words.in(lang);
        return {};
    }
    if (group == kDifficulty) {
        for (std::size_t i = 0; i < mc::kDifficulties; ++i)
            if (mc::kDifficultyKinds[i].id == key) return kDifficultyNames[i].in(lang);
        return {};
    }
    if (group == kUpgrade) {
        if (key == kNoUpgrade) return kWithout.in(lang);
        const std::optional<mc::Upgrade> upgrade = mc::upgrade_by_id(key);
        return upgrade ? std::string(mc::kUpgrades[mc::index_of(*upgrade)].name.in(lang)) : std::string();
    }
    for (const Range& range : ranges_of(group))
        if (range.key == key) return range.words.in(lang);
    return {};
}

std::string why_ended(const AnyMatch& match, Lang lang) {
    const auto* game = match_of<mc::Game>(match);
    if (!game) return {};
    const mc::State& s = game->now();
    std::vector<std::string> restored;
    for (const mc::PlanetId planet : s.grid)
        if (planet != mc::kNoPlanet && planet != mc::kPortal && s.places[planet].is_restored) restored.push_back(mc::planet_name(planet, lang));
    return fill(msg("{n} {n|planet is|planets are} restored: {list}."), lang,
                {{"n", static_cast<int>(s.completed)}, {"list", all_in_text(restored, lang)}});                       // MC-E1
}

}  // namespace orrery::ui::microcosmos_table
