// Where everything of the table lies: pure functions of the areas that the app leaves and of how many planets there are.
// All four forms of the screen; no drawing, no game.
#pragma once

#include <array>
#include <cstddef>

#include "engine/core/fixed_vector.h"
#include "engine/games/jumpgate/content.h"
#include "imgui_ui/app/table_view.h"
#include "imgui_ui/kit/geometry.h"

namespace orrery::ui::jumpgate_table {

inline constexpr std::size_t kRowCards = orrery::jumpgate::kFaceDownEach + 1;  // a planet's resources, face-up or down

/// Sizes of a planet's block: sphere, name, codes, resources. They grow together, but letters and cards have a least size.
struct BlockMetrics {
    float r = 42;                    // sphere
    float card_w = 44, card_h = 56;
    float step = 7;                  // between cards
    float badge = 28;
    float name = 16;                 // letter size
    int name_lines = 1;              // 2: names break, because the longest would not fit in one line
    float pad = 10;                  // from the block's edge to the sphere: room for rings
    float gap = 10;                  // from sphere to cards
    float text_gap = 4;              // from name to codes
    bool beside = false;             // the lowest form: name and codes in one line, sphere and cards in the other
    float w = 0, h = 0;              // of the whole block

    bool operator==(const BlockMetrics&) const = default;
};

/// Proportions of the mock-ups at 1; from 0.3 upwards. `longest_name`: its width in the smallest type.
BlockMetrics block_metrics(float k, float longest_name = 0);
/// The largest block within `max_w` by `max_h`; the lowest form where no other fits.
BlockMetrics fitting_block(float max_w, float max_h, float longest_name = 0);

/// One planet's place.
struct PlanetPlace {
    Rect block;
    Vec centre;
    float r = 0;
    Vec name;                        // left end, optical middle
    float name_width = 0, name_size = 16;
    int name_lines = 1;              // with room for that many; `name` is the first of two
    std::array<Vec, 4> badges{};     // centres: jump, scan, first and second landing code
    float badge = 28;
    Rect codes;                      // name and badges: also the planet, for a finger
    Vec cards;                       // upper left of the first card
    float card_w = 0, card_h = 0, step = 0;
    Vec claim;                       // middle of the claim spot

    bool is_tight = false;           // no finger finds codes and cards apart
    float code_above = 0, code_below = 0;  // what a finger for a code may take above and below it

    /// For a finger: the scan code takes half of the jump code, which has nothing to say where the ship is.
    Rect scan_touch() const { return {badges[0].x, badges[1].y - badge / 2 - code_above, badges[1].x - badges[0].x + badge / 2, badge + code_above + code_below}; }
    Rect land_touch() const {
        const Rect r = land_target();
        return {r.x, r.y - code_above, r.w, r.h + code_above + code_below};
    }
    Rect scan_target() const { return square_around(badges[1], badge); }
    Rect land_target() const {
        return {badges[2].x - badge / 2, badges[2].y - badge / 2, badges[3].x - badges[2].x + badge, badge};
    }
    Rect pile() const { return {cards.x, cards.y, card_w, card_h}; }
    /// Face-up card `i`; the pile, if there is one, takes the first place.
    Rect card(std::size_t i, bool has_pile) const {
        const float from = has_pile ? card_w + step + 4 : 0;
        return {cards.x + from + float(i) * (card_w + step), cards.y, card_w, card_h};
    }
};

/// Black hole, gate and piles.
struct CentrePlace {
    bool strip = false;              // one row in a panel, on phones
    Rect panel;                      // of the strip
    float scale = 1;
    Vec hole;
    float hole_r = 70;               // of the arc of spaces
    float space_r = 13;
    Rect hole_rect;                  // all of the black hole
    std::array<Vec, orrery::jumpgate::kMaxBlackHole> spaces{};
    int limit = 7;
    Vec gate;
    float gate_r = 60;
    Rect gate_rect;
    Rect deck, discard;
    Rect piles_rect;                 // with captions
    bool captions = true;
};

struct HandPlace {
    std::array<Rect, orrery::jumpgate::kHandSize> cards{};
    float lift = 10;                 // of playable cards
    bool words = true;               // names of the codes fit on the cards
    std::array<Rect, orrery::jumpgate::kMaxHidden> hidden{};
    Rect hidden_area;                // what a finger holds to look
    Vec hidden_title;
    Vec hidden_hint;                 // "Hold to look"; x < 0: no room
    bool hidden_in_words = false;    // phones: a line instead of cards
    Vec title;                       // "Your hand"; x < 0: none
    Rect hint;                       // what raised cards are for; empty: no room
    std::array<Rect, 2> buttons{};
};

struct Layout {
    LayoutKind kind = LayoutKind::tablet;
    Rect board;
    BlockMetrics block;
    FixedVector<PlanetPlace, orrery::jumpgate::kMaxRing> planets;
    CentrePlace centre;
    HandPlace hand;
    Vec middle;                      // of the oval; the line between neighbours bows away from it
    bool oval = true;
};

/// The height of a line of a planet's name that breaks.
inline constexpr float kNameLine = 15;

/// `hidden`: how many hidden resources each seat has. `limit`: spaces of the black hole. `longest_name`: the width of the
/// ring's longest planet name in the smallest type, so that it can be given two lines where one is too short.
Layout make_layout(const TableAreas& areas, std::size_t planets, std::size_t hidden, int limit, float longest_name = 0);

/// The angle of planet `i` of `n` on the oval, equal steps clockwise; the row above the middle is centred.
float ring_angle(std::size_t i, std::size_t n);

}  // namespace orrery::ui::jumpgate_table
