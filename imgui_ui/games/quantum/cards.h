// An advance card in every size: gambits dark, commands light; with its sign, its name, and as much of its text as there is
// room for.
#pragma once

#include "engine/core/text.h"
#include "imgui_ui/games/quantum/symbols.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::quantum_table {

struct AdvanceLook {
    Lang lang = Lang::en;
    bool legal = false, selected = false, dim = false;
    float glow = 1;
    bool is_used = false;                   ///< a power of once per turn that is spent
};

/// Below this height a card is a chip: sign and name in one line.
inline constexpr float kCardWithText = 84;

/// A card on the table: a chip, a card with its text, or the large one (from 280 wide) with the subtitle and the whole text.
void draw_advance_card(Canvas&, qu::CardId, Rect r, const AdvanceLook& = {});
/// An empty place for a command card.
void draw_free_place(Canvas&, Rect r, std::string_view word);
/// The back of a deck with the number of its cards.
void draw_deck(Canvas&, qu::CardKind, Rect r, int count);

/// The large card: how high it is at `width`.
float large_card_height(const Canvas&, qu::CardId, float width, Lang lang);

}  // namespace orrery::ui::quantum_table
