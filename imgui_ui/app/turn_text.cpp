#include "imgui_ui/app/turn_text.h"

#include "engine/match/games.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {
namespace {

bool counts_rounds(std::string_view game) {
    const GameEntry* entry = game_by_id(game);
    return entry != nullptr && entry->info->counts_rounds;
}

}  // namespace

std::string turn_text(std::string_view game, int number, Lang lang) {
    if (number == 0) return str::before_first.in(lang);
    return fill((counts_rounds(game) ? str::round_number : str::turn_number).in(lang), {{"n", number}});
}

std::string_view turn_word(std::string_view game, Lang lang) {
    return (counts_rounds(game) ? str::round_word : str::turn_word).in(lang);
}

}  // namespace orrery::ui
