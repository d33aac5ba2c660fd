#include "imgui_ui/app/table/contenders.h"

#include <algorithm>

namespace orrery::ui {
namespace {

SeatColor free_color(const GameInfo& game, const std::vector<SeatLook>& worn) {
    for (const char* name : *game.seat_colors) {
        const auto color = seat_color_by_id(name);
        if (color && std::none_of(worn.begin(), worn.end(), [&](const SeatLook& look) { return look.color == *color; })) return *color;
    }
    return SeatColor::black;
}

}  // namespace

std::vector<SeatLook> contender_looks(const GameInfo& game, const ScoreSheet& sheet, std::vector<SeatLook> seats) {
    while (seats.size() < sheet.rows.size()) seats.push_back({free_color(game, seats), true});
    return seats;
}

std::string automaton_name(const GameInfo& game, std::string_view id, Lang lang) {
    for (const Automaton& automaton : game.automata)
        if (automaton.id == id) return automaton.name.in(lang);
    return std::string(id);
}

}  // namespace orrery::ui
