// The tableaus at the end of a game, for the results.
#include "imgui_ui/games/race/built.h"

#include <algorithm>

#include "engine/games/race/describe.h"
#include "engine/games/race/game.h"
#include "engine/match/match.h"
#include "imgui_ui/games/race/cards.h"
#include "imgui_ui/games/race/forecast.h"
#include "imgui_ui/games/race/layout.h"

namespace orrery::ui::race_table {

Text built_title() { return msg("Tableaus"); }

void draw_built(Canvas& canvas, const AnyMatch& match, Seat seat, Rect r, Lang lang) {
    const auto* game = match_of<rc::Game>(match);
    if (!game) return;
    // All seats have the same columns.
    constexpr float kTall = 1.42f, kBetween = 5, kMost = 120;
    std::size_t most = rc::kEndTableau;
    for (const Seat other : all_seats(match.seats())) most = std::max(most, game->now().players[other].tableau.size());
    const std::vector<Rect> cells = grid(r, most, kTall, kBetween, kMost);
    const rc::Player& player = game->now().players[seat];
    for (std::size_t i = 0; i < player.tableau.size() && i < cells.size(); ++i) {
        const rc::Placed& placed = player.tableau[i];
        RaceCardLook look = plain_look(lang);
        look.has_good = placed.has_good;
        if (!rc::design(placed.card).vp) look.value = points_of_card(player, placed.card);
        draw_race_card(canvas, placed.card, cells[i], look);
    }
}

std::vector<std::string> built_words(const AnyMatch& match, Seat seat, Lang lang) {
    std::vector<std::string> out;
    if (const auto* game = match_of<rc::Game>(match))
        for (const rc::Placed& placed : game->now().players[seat].tableau) out.push_back(rc::card_name(placed.card, lang));
    return out;
}

}  // namespace orrery::ui::race_table
