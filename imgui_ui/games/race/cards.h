// Cards of Race for the Galaxy in every size: thumbnail, normal card, large card.
#pragma once

#include <optional>
#include <string>

#include "imgui_ui/games/race/symbols.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::race_table {

struct RaceCardLook : CardLook {
    Lang lang = Lang::en;
    bool has_good = false;
    bool is_new = false;                    ///< has the ribbon "from next phase"
    std::string price;                      ///< actual price, or prices; shown beside the printed cost if it is not that
    std::optional<int> value;               ///< current value of variable points
    bool has_gain = false;                  ///< a gain lies over the picture, so a counted value has no mark beside it
    std::optional<int> number;              ///< in a gold disc: position among the picked cards
    bool in_words = false;                  ///< whole text instead of signs, if the card is large enough
    float in_sight = 0;                     ///< width left free by the next card of a fan; 0: all of it
    std::string ribbon;                     ///< text of a ribbon across the picture
};

inline RaceCardLook plain_look(Lang lang) {
    RaceCardLook look;
    look.lang = lang;
    return look;
}

/// Minimum width of a card with name and powers.
inline constexpr float kNamedCard = 72;
/// Visible part of a card in a fan that fits its name and signs.
inline constexpr float kLeastSight = 84;
/// Largest height of a card over its width.
inline constexpr float kCardTall = 1.46f;

/// Draws the face. On a card that is wider than high, name and signs stand beside the picture. A card narrower than kNamedCard, or too low for a line below its name, is a thumbnail: cost, picture, points, and the
/// phases in which it helps.
void draw_race_card(Canvas&, rc::CardId, Rect r, const RaceCardLook& = {});
/// Returns the place of the picture on such a card.
Rect card_window(Canvas&, rc::CardId, Rect r, const RaceCardLook&);
/// Draws only the picture, or the good on the world, for a tableau in a small space.
void draw_race_tile(Canvas&, rc::CardId, Rect r, bool has_good);
/// Draws the back. A negative count draws no number. A pile shows its edges.
void draw_race_back(Canvas&, Rect r, int count = -1, bool is_pile = false);

}  // namespace orrery::ui::race_table
