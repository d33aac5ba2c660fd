// Cards and tiles in every size.
#pragma once

#include <optional>
#include <string_view>

#include "imgui_ui/games/astronavigators/scene.h"

namespace orrery::ui::astronavigators_table {

struct CardLook {
    Lang lang = Lang::en;
    Glow glow = Glow::none;
    float breath = 1;
    /// A tick, or the reason why the card cannot be observed, in words; empty: neither.
    std::optional<std::string_view> reason;    ///< "" is the tick
    bool is_open = true;                       ///< face up
};
/// Draws an observation card: the figure of the constellation on night blue, or the Moon with the number of its week as large as the
/// phase; below it name, set icons and NK. From 90 high with everything; below that, and from 28 high, a chip with a small figure, the
/// name where there is room, and NK.
void draw_observation_card(Canvas&, an::CardId, Rect, const CardLook& = {});
void draw_card_back(Canvas&, Rect, int count);

/// Draws a quest: name, its targets as places, its three constellations as small figures, ticked if `observed` (bit i) holds them, and
/// the rewards 1 / 2 / 3.
void draw_quest_card(Canvas&, an::QuestId, Rect, unsigned observed, const CardLook& = {});
void draw_instrument_card(Canvas&, an::QuestId, Rect, const CardLook& = {});
/// Draws a character: emblem of its continent and animal, name, and whether it is an astronomer or an astronaut.
void draw_character_card(Canvas&, an::CharacterId, Rect, bool is_astronaut, const CardLook& = {});
void draw_agenda_card(Canvas&, an::AgendaId, Rect, const CardLook& = {});
/// Draws a continent tile: its colour with its mark, NK, the transport and the flag. A used one is turned: paler, with a line across.
void draw_tile(Canvas&, an::TileId, Rect, bool is_used, Glow glow = Glow::none, float breath = 1);
/// Draws an orbit tile with its DV, or its back without one. Blue on the way out, yellow on the way home.
void draw_orbit_tile(Canvas&, an::StackId, std::optional<int> dv, Rect, Glow glow = Glow::none, float breath = 1);
/// Draws an empty place for a card, with a word in it.
void draw_free_place(Canvas&, Rect, std::string_view word, Glow glow = Glow::none, float breath = 1);

}  // namespace orrery::ui::astronavigators_table
