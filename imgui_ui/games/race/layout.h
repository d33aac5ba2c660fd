// Layout of the table: pure functions of the areas that the app provides and of the counts of things, for all four forms of the
// screen. Independent of drawing and of the game's state.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/kit/geometry.h"

namespace orrery::ui::race_table {

/// Content between tableau and hand, for decisions without a place of their own.
enum class Tray : std::uint8_t { none, actions, cards, choices, numbers };

inline constexpr std::size_t kTabs = 5;     ///< the phases

struct LayoutInput {
    TableAreas areas;
    int rivals = 1;
    std::size_t tableau = 1;                ///< number of cards
    Tray tray = Tray::none;
    std::size_t tray_items = 0;
    std::array<float, kTabs> tab_words{};   ///< widths of the phases' names
    float tab_notes = 0;                    ///< width of the widest note below such a name
    float pool_words = 0;                   ///< width that the captions of the piles and the prices of the goods need
    float sign_list = 0;                    ///< smallest height of the list of all signs
};

struct Layout {
    LayoutKind kind = LayoutKind::tablet;
    Rect all;
    FixedVector<Rect, 4> rivals;            ///< clockwise from the viewer
    std::array<Rect, kTabs> phases{};
    Rect pool;                              ///< VP left, cards of the fullest tableau
    Rect deck, discard;                     ///< empty: part of `pool`
    Rect prices;                            ///< of the goods; empty: no room
    Rect signs;                             ///< all signs; empty: no room
    Rect figures;                           ///< the viewer's numbers
    Rect tableau, tray;                     ///< empty if there is no room or no need
    Rect hand;
    Rect hint;                              ///< empty: no room
    std::array<Rect, 2> buttons{};          ///< the lower one, which is the main one, comes last
    Rect sheet;                             ///< area that layers above the table may cover
    bool has_small_figures = false;
};

Layout make_layout(const LayoutInput&);

/// Returns `n` equal cells in `area`, as large as possible, at most `max_w` wide. `tall` is height over width. Rows are filled from
/// the left, or centred if `centred`.
std::vector<Rect> grid(Rect area, std::size_t n, float tall, float gap, float max_w, bool centred = false);
/// Returns `n` cards in one row, side by side or, without enough room, each over the previous one. Card `open` is fully visible if
/// each of the others keeps a strip of `least`.
std::vector<Rect> fan(Rect area, std::size_t n, float tall, float gap, float max_w, std::optional<std::size_t> open = {}, float least = 0);

/// Least width and height of a card that lies on its side: the picture at the left, name and signs beside it.
inline constexpr float kWideCard = 80, kWideHeight = 60;

/// Places of a hand: a fan, rows of cards on their side, or rows of small cards.
struct HandPlaces {
    std::vector<Rect> cards;
    std::vector<Rect> touch;                ///< free part of each card
    bool is_fan = true;
};
/// In a fan, at least `least_sight` of each card is seen, so that none hides what stands on another, and at least `least_strip`, for a
/// finger.
HandPlaces lay_hand(Rect area, std::size_t n, float least_sight, float least_strip, std::optional<std::size_t> open);

}  // namespace orrery::ui::race_table
