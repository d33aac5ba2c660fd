// A card of Race for the Galaxy in every size: a thumbnail, one that is read at arm's length, and one to study.
#pragma once

#include <optional>
#include <string>

#include "imgui_ui/games/race/symbols.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::race_table {

struct RaceCardLook : CardLook {
    Lang lang = Lang::en;
    bool has_good = false;
    bool is_new = false;                    ///< wears the ribbon "from next phase"
    std::optional<int> price;               ///< what is really to be paid; beside the printed cost where it differs
    std::optional<int> value;               ///< of variable points, as they stand now
    std::optional<int> number;              ///< in a gold disc: the how-many-eth of those picked
    bool in_words = false;                  ///< the whole text instead of signs, where the card is large enough
    float in_sight = 0;                     ///< how much of its width the next card of a fan leaves free; 0: all of it
    std::string ribbon;                     ///< what a ribbon across the picture says
};

inline RaceCardLook plain_look(Lang lang) {
    RaceCardLook look;
    look.lang = lang;
    return look;
}

/// From this width on a card has a name and its powers.
inline constexpr float kNamedCard = 72;
/// How much higher than wide cards are at most.
inline constexpr float kCardTall = 1.46f;

void draw_race_card(Canvas&, rc::CardId, Rect r, const RaceCardLook& = {});
/// The picture on such a card.
Rect card_window(Canvas&, rc::CardId, Rect r, const RaceCardLook&);
/// Only the picture, or the good that lies on the world, for a tableau in a small space.
void draw_race_tile(Canvas&, rc::CardId, Rect r, bool has_good);
/// The back; a negative count draws no number. A pile shows its edges.
void draw_race_back(Canvas&, Rect r, int count = -1, bool is_pile = false);

/// The picture of a card: its planet, or what a development is about.
void draw_card_art(Canvas&, rc::CardId, Vec centre, float r);

}  // namespace orrery::ui::race_table
