#include "imgui_ui/games/jumpgate/statistics.h"

#include "engine/games/jumpgate/game.h"
#include "engine/match/match.h"

namespace orrery::ui::jumpgate_table {
namespace {

namespace jg = orrery::jumpgate;

struct StatWords {
    std::string_view group, key;
    Text words;
};
// For claimed planets the number itself is the key.
constexpr StatWords kStatWords[] = {
    {"claimed", "", msg("By planets claimed")},
    {"hidden", "", msg("By what became of the hidden resources")},
    {"hidden", "kept", msg("Kept and counted")},
    {"hidden", "lost", msg("Lost to the black hole")},
};

}  // namespace

bool tells_end(std::string_view event) { return event == "game_end" || event == "hidden_discarded"; }

std::vector<StatKey> stat_keys(const AnyMatch& match, Seat seat) {
    const auto* game = match_of<jg::Game>(match);
    if (!game) return {};
    const jg::FinalRow row = jg::outcome(game->now()).rows[seat];
    return {{"claimed", std::to_string(row.claimed)}, {"hidden", row.hidden_kept ? "kept" : "lost"}};
}

std::string stat_words(std::string_view group, std::string_view key, Lang lang) {
    for (const StatWords& row : kStatWords)
        if (row.group == group && row.key == key) return row.words.in(lang);
    if (group != "claimed" || key.size() != 1 || key[0] < '0' || key[0] > '9') return {};
    const Text pattern = msg("{n} {n|planet|planets}");
    return fill(pattern, lang, {{"n", std::string(key)}});
}

}  // namespace orrery::ui::jumpgate_table
