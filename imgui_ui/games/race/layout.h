// Where everything of the table lies: pure functions of the areas that the app leaves and of how many things there are. All
// four forms of the screen; no drawing, no game.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "imgui_ui/app/table_view.h"
#include "imgui_ui/kit/geometry.h"

namespace orrery::ui::race_table {

/// What lies between the tableau and the hand while something is asked that has no place of its own.
enum class Tray : std::uint8_t { none, actions, cards, choices, numbers };

inline constexpr std::size_t kTabs = 5;     ///< the phases

struct LayoutInput {
    TableAreas areas;
    int rivals = 1;
    std::size_t tableau = 1;                ///< cards
    Tray tray = Tray::none;
    std::size_t tray_items = 0;
    std::array<float, kTabs> tab_words{};   ///< widths of the phases' names
};

struct Layout {
    LayoutKind kind = LayoutKind::tablet;
    Rect all;
    FixedVector<Rect, 4> rivals;            ///< clockwise from the viewer
    std::array<Rect, kTabs> phases{};
    Rect pool;                              ///< VP left, cards of the fullest tableau
    Rect deck, discard;                     ///< empty: they are part of `pool`
    Rect legend;                            ///< the goods' prices, or all signs; empty: no room
    Rect figures;                           ///< the viewer's numbers
    Rect tableau, tray;                     ///< empty where there is no room or no need
    Rect hand;
    Rect hint;                              ///< empty: no room
    std::array<Rect, 2> buttons{};          ///< the lower, main one last
    Rect sheet;                             ///< what lies above the table may cover this
    bool has_small_figures = false;
};

Layout make_layout(const LayoutInput&);

/// `n` cells of the same size in `area`, as large as they can be, at most `max_w` wide; `tall`: height over width. Rows are
/// filled from the left; `centred`: each row stands in the middle.
std::vector<Rect> grid(Rect area, std::size_t n, float tall, float gap, float max_w, bool centred = false);
/// `n` cards in one row, beside each other or, where there is no room, each over the one before. Card `open` is wholly in sight, if
/// the others keep a strip of `least` each.
std::vector<Rect> fan(Rect area, std::size_t n, float tall, float gap, float max_w, std::optional<std::size_t> open = {}, float least = 0);

/// A hand: a fan, or rows of small cards where a fan's strips would be too narrow for a finger.
struct HandPlaces {
    std::vector<Rect> cards;
    std::vector<Rect> touch;                ///< what of each lies free
    bool is_fan = true;
};
HandPlaces lay_hand(Rect area, std::size_t n, float least_strip, std::optional<std::size_t> open);

}  // namespace orrery::ui::race_table
