#include "imgui_ui/app/table/turn_text.h"

#include "engine/core/number.h"
#include "engine/match/games.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {

std::string turn_text(std::string_view game, int number, Lang lang) {
    if (number == 0) return str::setup_heading.in(lang);
    return fill(counted(game, str::turn_number, str::round_number), lang, {{"n", grouped(number, lang)}});
}

std::string length_text(std::string_view game, const std::string& number, Lang lang) {
    return fill(counted(game, str::turns_count, str::rounds_count), lang, {{"n", number}});
}

const Text& counted(std::string_view game, const Text& turns, const Text& rounds) {
    const GameEntry* entry = game_by_id(game);
    return entry != nullptr && entry->info->counts_rounds ? rounds : turns;
}

}  // namespace orrery::ui
