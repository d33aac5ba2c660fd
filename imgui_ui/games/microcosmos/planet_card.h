// Layers of a planet card, as the galaxy and a single card draw them one after the other.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "imgui_ui/games/microcosmos/galaxy_plan.h"

namespace orrery::ui::microcosmos_table {

/// Ink of routes, and ground below small things.
inline constexpr Color kDotInk = rgb(0xE8EEDC), kPlate = rgb(0x060A14);

/// What the drawing of cards needs.
struct CardScene {
    Scene& s;
    const mc::Table& t;
    Rect field;                                ///< visible part
    const GlowOf& glow;
    const Motions* motions = nullptr;

    bool moves(Thing) const;
    bool shows(Rect r) const { return r.overlaps(field); }
    /// Returns whether nothing of a text would be cut off.
    bool shows_whole(Rect r) const { return field.grown(0.5f).contains(r.min()) && field.grown(0.5f).contains(r.max()); }
};

void draw_ground(const CardScene&, const CardPlan&);
void draw_spots(const CardScene&, const CardPlan&);
void draw_levels(const CardScene&, const CardPlan&);
void draw_markers(const CardScene&, const CardPlan&);
void draw_pieces(const CardScene&, const CardPlan&);

/// Round dots along a line of straight parts, from `from` after its beginning to `to` before its end.
struct Dotted {
    float from = 0, to = 0;
    float strength = 1, end_strength = 1;      ///< fades from one to the other
};
void draw_dotted(const CardScene&, std::span<const Vec> line, float unit, const Dotted&);
/// Draws the routes between the spots of the card.
void draw_routes(const CardScene&, const CardPlan&);
/// Draws a route up to the edge of the card.
void draw_exit(const CardScene&, const CardPlan&, mc::Direction, float end_strength);

/// Returns the place of the name.
Rect name_place(const CardScene&, const CardPlan&);
void draw_name(const CardScene&, const CardPlan&, Rect);

/// Small tablet with a gain, in one row, or with each part in a row of its own.
struct Pill {
    Rect place;
    mc::Gain gain;
    float letters = type::kSmall;
    bool is_stacked = false;
    bool is_restored = false;                  ///< of a restored planet: with a green rim
};
/// Returns both forms, without their places.
std::array<Pill, 2> pills_of(const CardScene&, const CardPlan&, const mc::Gain&);
void draw_pill(const CardScene&, const Pill&);
/// Returns the pill of what collecting at a spot gives, beside the spot. If it `must` not be left out, it may cover other things.
std::optional<Pill> spot_pill(const CardScene&, const CardPlan&, std::size_t spot, std::span<const Rect> taken, bool must);
/// Returns the pill of the gain that a planet or the portal shows, if there is room for it.
std::optional<Pill> planet_pill(const CardScene&, const CardPlan&, Rect name);

}  // namespace orrery::ui::microcosmos_table
