#include "imgui_ui/games/quantum/statistics.h"

#include <algorithm>

#include "engine/games/quantum/game.h"
#include "engine/match/match.h"

namespace orrery::ui::quantum_table {
namespace {

namespace qu = orrery::quantum;

constexpr std::string_view kMap = "map", kInfamy = "infamy", kAttacks = "attacks", kCommand = "command", kGambit = "gambit";
/// Key if no card was taken.
constexpr std::string_view kNoCard = "none";
struct Heading {
    std::string_view group;
    Text words;
};
constexpr Heading kHeadings[] = {
    {kMap, msg("By map")},
    {kInfamy, msg("By cubes from infamy")},
    {kAttacks, msg("By attacks won")},
    {kCommand, msg("By command cards taken")},
    {kGambit, msg("By gambit cards taken")},
};
constexpr Text kNone = msg("Without any");

/// Range of numbers of attacks with a common key.
struct Range {
    std::string_view key;
    int least;
    Text words;
};
constexpr Range kRanges[] = {
    {"0", 0, msg("None")},
    {"1_3", 1, msg("1 to 3")},
    {"4_6", 4, msg("4 to 6")},
    {"7_10", 7, msg("7 to 10")},
    {"11_more", 11, msg("11 or more")},
};

std::string_view range_of(int attacks) {
    std::string_view key = kRanges[0].key;
    for (const Range& range : kRanges)
        if (attacks >= range.least) key = range.key;
    return key;
}

/// Data about a seat from the log.
struct Deeds {
    int infamies = 0, attacks = 0;
    std::array<std::vector<std::string>, 2> cards;         ///< taken, by CardKind: ids of their names, without duplicates
};

Deeds deeds_of(const MatchWords& match, Seat seat) {
    Deeds out;
    for (const LogLine& line : match.log({}, Lang::en)) {
        if (line.who != Contender(seat) || !line.event.contains("event")) continue;
        const std::string event = line.event["event"].get<std::string>();
        if (event == "infamy") ++out.infamies;
        if (event == "occupied" || event == "held") ++out.attacks;     // an attacker who won chooses one of these (QU-C13)
        if (event != "card_taken") continue;
        const std::optional<qu::CardId> card = qu::card_by_id(line.event["card"].get<std::string>());
        if (!card) continue;
        std::vector<std::string>& taken = out.cards[static_cast<std::size_t>(qu::kind_of(*card))];
        const std::string name(qu::card_text(*card).id);
        if (std::find(taken.begin(), taken.end(), name) == taken.end()) taken.push_back(name);
    }
    return out;
}

template <class List>
std::string name_in(const List& list, std::string_view id, Lang lang) {
    for (const auto& item : list)
        if (item.id == id) return item.name.in(lang);
    return {};
}

std::string count_words(std::string_view key, Lang lang) {
    if (key.size() != 1 || key[0] < '0' || key[0] > '9') return {};
    const Text pattern = msg("{n} {n|cube|cubes}");
    return fill(pattern, lang, {{"n", std::string(key)}});
}

}  // namespace

bool tells_end(std::string_view event) { return event == "game_over" || event == "round_limit"; }

std::vector<StatKey> stat_keys(const AnyMatch& match, Seat seat) {
    const auto* game = match_of<qu::Game>(match);
    if (!game) return {};
    Deeds deeds = deeds_of(match, seat);
    std::vector<StatKey> keys{{std::string(kMap), std::string(game->now().map().id)},
                              {std::string(kInfamy), std::to_string(deeds.infamies)},
                              {std::string(kAttacks), std::string(range_of(deeds.attacks))}};
    for (const qu::CardKind kind : {qu::CardKind::command, qu::CardKind::gambit}) {
        const std::string group(kind == qu::CardKind::command ? kCommand : kGambit);
        std::vector<std::string>& taken = deeds.cards[static_cast<std::size_t>(kind)];
        if (taken.empty()) taken.emplace_back(kNoCard);
        for (std::string& card : taken) keys.push_back({group, std::move(card)});
    }
    return keys;
}

std::string stat_words(std::string_view group, std::string_view key, Lang lang) {
    if (key.empty()) {
        for (const Heading& heading : kHeadings)
            if (heading.group == group) return heading.words.in(lang);
        return {};
    }
    if (group == kMap) return name_in(qu::kMaps, key, lang);
    if (group == kInfamy) return count_words(key, lang);
    if (group == kAttacks) {
        for (const Range& range : kRanges)
            if (range.key == key) return range.words.in(lang);
        return {};
    }
    if (group != kCommand && group != kGambit) return {};
    if (key == kNoCard) return kNone.in(lang);
    return group == kCommand ? name_in(qu::kCommands, key, lang) : name_in(qu::kGambits, key, lang);
}

}  // namespace orrery::ui::quantum_table
