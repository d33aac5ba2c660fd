// Layout of the table: pure functions of the areas that the app provides and the number of planets, for all four forms of the
// screen. Independent of drawing and of the game's state.
#pragma once

#include <array>
#include <cstddef>

#include "engine/core/fixed_vector.h"
#include "engine/games/jumpgate/content.h"
#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/kit/geometry.h"

namespace orrery::ui::jumpgate_table {

inline constexpr std::size_t kRowCards = orrery::jumpgate::kFaceDownEach + 1;  // a planet's resources, face-up or down

/// Sizes of a planet's block: sphere, name, codes, resources. They grow together, but letters and cards have minimum sizes.
struct BlockMetrics {
    float r = 42;                    // radius of the sphere
    float card_w = 44, card_h = 56;
    float step = 7;                  // gap between cards
    float badge = 28;
    float name = 16;                 // font size
    int name_lines = 1;              // 2: names break, because the longest does not fit in one line
    float pad = 10;                  // from the block's edge to the sphere, room for rings
    float gap = 10;                  // from the sphere to the cards
    float text_gap = 4;              // from the name to the codes
    bool beside = false;             // lowest form: name and codes in one line, sphere and cards in the other
    float w = 0, h = 0;              // of the whole block

    bool operator==(const BlockMetrics&) const = default;
};

/// Returns the sizes for scale `k`, at least 0.3; 1 is the designed size. `longest_name` is its width in the smallest type.
BlockMetrics block_metrics(float k, float longest_name = 0);
/// Returns the largest block within `max_w` by `max_h`, or the lowest form if no other fits.
BlockMetrics fitting_block(float max_w, float max_h, float longest_name = 0);

/// Place of a planet and its parts.
struct PlanetPlace {
    Rect block;
    Vec centre;
    float r = 0;
    Vec name;                        // left end, at the optical middle
    float name_width = 0, name_size = 16;
    int name_lines = 1;              // reserved lines; `name` is the first one
    std::array<Vec, 4> badges{};     // centres: jump, scan, first and second landing code
    float badge = 28;
    Rect codes;                      // name and badges; also a target of the planet
    Vec cards;                       // upper left corner of the first card
    float card_w = 0, card_h = 0, step = 0;
    Vec claim;                       // centre of the claim spot

    bool is_tight = false;           // codes and cards are too close for a finger
    float code_above = 0, code_below = 0;  // extra height above and below the codes that their touch areas take

    /// Returns the touch area of the scan code. It takes half of the jump code, which has no meaning at the ship's planet.
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
    /// Returns the place of face-up card `i`. The pile, if there is one, takes the first place.
    Rect card(std::size_t i, bool has_pile) const {
        const float from = has_pile ? card_w + step + 4 : 0;
        return {cards.x + from + float(i) * (card_w + step), cards.y, card_w, card_h};
    }
};

/// Places of black hole, gate and piles.
struct CentrePlace {
    bool strip = false;              // one row in a panel, on phones
    Rect panel;                      // panel of the strip
    float scale = 1;
    Vec hole;
    float hole_r = 70;               // radius of the arc of spaces
    float space_r = 13;
    Rect hole_rect;                  // whole black hole
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
    bool words = true;               // true if the names of the codes fit on the cards
    std::array<Rect, orrery::jumpgate::kMaxHidden> hidden{};
    Rect hidden_area;                // touch area for looking at them
    Vec hidden_title;
    Vec hidden_hint;                 // "Hold to look"; x < 0: no room
    bool hidden_in_words = false;    // phones: a line of text instead of cards
    Vec title;                       // "Your hand"; x < 0: none
    Rect hint;                       // explanation of the raised cards; empty: no room
    std::array<Rect, 2> buttons{};
};

struct Layout {
    LayoutKind kind = LayoutKind::tablet;
    Rect board;
    BlockMetrics block;
    FixedVector<PlanetPlace, orrery::jumpgate::kMaxRing> planets;
    CentrePlace centre;
    HandPlace hand;
    Vec middle;                      // of the oval; the lines between neighbours bow away from it
    bool oval = true;
};

/// Line height of a planet name with two lines.
inline constexpr float kNameLine = 15;

/// Lays out the table. `hidden`: number of hidden resources of each seat. `limit`: spaces of the black hole. `longest_name`: width
/// of the ring's longest planet name in the smallest type, which decides whether names get two lines.
Layout make_layout(const TableAreas& areas, std::size_t planets, std::size_t hidden, int limit, float longest_name = 0);

/// Returns the angle of planet `i` of `n` on the oval, in equal steps clockwise. The upper row is centred.
float ring_angle(std::size_t i, std::size_t n);

}  // namespace orrery::ui::jumpgate_table
