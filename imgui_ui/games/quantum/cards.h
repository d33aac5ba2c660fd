// Advance cards in every size: gambits dark, commands light, each with its sign, its name, and as much of its text as fits.
#pragma once

#include "engine/core/text.h"
#include "imgui_ui/games/quantum/symbols.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::quantum_table {

struct AdvanceLook {
    Lang lang = Lang::en;
    bool legal = false, selected = false, dim = false;
    float glow = 1;
    bool is_used = false;                   ///< power of once per turn that has been used
};

/// Height below which a card is a chip: sign and name in one line.
inline constexpr float kCardWithText = 84;

/// Draws a card as a chip, as a card with text, or, from 280 wide, as the large card with subtitle and whole text.
void draw_advance_card(Canvas&, qu::CardId, Rect r, const AdvanceLook& = {});
/// Draws an empty place for a command card.
void draw_free_place(Canvas&, Rect r, std::string_view word);
/// Draws the back of a deck with the number of its cards.
void draw_deck(Canvas&, qu::CardKind, Rect r, int count);

/// Returns the height of the large card at `width`.
float large_card_height(const Canvas&, qu::CardId, float width, Lang lang);

}  // namespace orrery::ui::quantum_table
