#include "imgui_ui/games/race/statistics.h"

#include "engine/games/race/game.h"
#include "engine/match/match.h"

namespace orrery::ui::race_table {
namespace {

namespace rg = orrery::race;

// The keys of both groups are ids of cards. Games without a card of the second group have a fixed key instead.
constexpr std::string_view kStart = "start", kCostSix = "cost_6", kNoCostSix = "none";
struct Heading {
    std::string_view group;
    Text words;
};
constexpr Heading kHeadings[] = {
    {kStart, msg("By start world")},
    {kCostSix, msg("By cost-6 developments at the end")},
};
constexpr Text kWithoutBig = msg("Without any");

/// Returns true for developments whose points depend on the rest of the tableau.
bool is_big(const rg::Design& design) { return !design.is_world && !design.vp; }
bool is_start(const rg::Design& design) { return design.start_number >= 0; }

}  // namespace

bool tells_end(std::string_view event) { return event == "game_over"; }

std::vector<StatKey> stat_keys(const AnyMatch& match, Seat seat) {
    const auto* game = match_of<rg::Game>(match);
    if (!game) return {};
    const rg::Player& player = game->now().players[seat];
    std::vector<StatKey> keys{{std::string(kStart), std::string(rg::design(player.start).id)}};
    for (const rg::Placed& placed : player.tableau)
        if (is_big(rg::design(placed.card))) keys.push_back({std::string(kCostSix), std::string(rg::design(placed.card).id)});
    if (keys.size() == 1) keys.push_back({std::string(kCostSix), std::string(kNoCostSix)});
    return keys;
}

std::string stat_words(std::string_view group, std::string_view key, Lang lang) {
    if (key.empty()) {
        for (const Heading& heading : kHeadings)
            if (heading.group == group) return heading.words.in(lang);
        return {};
    }
    if (group == kCostSix && key == kNoCostSix) return kWithoutBig.in(lang);
    const std::optional<rg::CardId> card = rg::card_by_id(key);
    if (!card) return {};
    const rg::Design& design = rg::design(*card);
    return (group == kStart && is_start(design)) || (group == kCostSix && is_big(design)) ? design.name.in(lang) : std::string();
}

}  // namespace orrery::ui::race_table
