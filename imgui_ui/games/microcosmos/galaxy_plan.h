// Places on one planet card, as functions of its rectangle. The geometry of the galaxy and the drawing of cards share them.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/games/microcosmos/galaxy.h"
#include "imgui_ui/games/microcosmos/galaxy.h"

namespace orrery::ui::microcosmos_table {

/// Edges of a card from which on more is drawn: signs below the levels, the terraforming track as numbered dots.
inline constexpr float kSignCard = 150, kDotsCard = 200;
/// The tab with the name lies on the upper edge of the card.
inline constexpr float kTabHeight = 17, kTabAbove = 7;

float spot_radius(mc::SpotKind, float card);
/// Returns where a route leaves a card over an edge.
Vec exit_of(Rect card, mc::Direction);

/// How the terraforming markers of a barren planet are shown.
struct MarkerPlan {
    Rect place;
    bool has_dots = false;                     ///< numbered dots, with the discs on them; otherwise a disc and a number for each marker
    bool has_bonus = false;                    ///< room for the points of the first two
    int per_row = 1;
    float disc = 0;                            ///< radius
    Vec step;                                  ///< from dot to dot, or from marker to marker
    float stack = 0;                           ///< by which a disc on another one lies higher

    /// Returns the middle of a dot, or of the disc of the marker that is the i-th most advanced.
    Vec at(int i) const;
};

class CardPlan {
  public:
    CardPlan(const mc::Table& t, mc::PlanetId planet, Rect card) : t_(t), planet_(planet), card_(card) {}

    const mc::Table& table() const { return t_; }
    mc::PlanetId planet() const { return planet_; }
    Rect card() const { return card_; }
    /// Returns the length of a unit. Sizes are given for a card of 160 units.
    float unit() const { return card_.w / 160; }
    float px(float units) const { return units * unit(); }
    const mc::Planet& kind() const { return mc::kPlanets[planet_]; }
    const mc::Place& place() const { return t_.places[planet_]; }
    /// Returns whether the planet has levels to raise.
    bool is_barren() const { return planet_ != mc::kPortal && !place().is_restored; }

    Vec spot(std::size_t i) const;
    float radius(std::size_t i) const { return spot_radius(mc::kind_of(mc::spot_of(planet_, i)), card_.w); }
    /// Returns the radius of everything that belongs to a spot, but for glows.
    float reach(std::size_t i) const;
    /// Returns the radius of the ring of a legal target.
    float ring(std::size_t i) const { return radius(i) + px(5.6f) + 1; }
    Vec exit(mc::Direction d) const { return exit_of(card_, d); }

    Rect column(mc::Resource) const;
    Rect columns() const;
    MarkerPlan markers() const;
    Rect marker(Seat) const;
    /// Returns the place of the markers that there are.
    Rect marked() const;
    /// Returns the place of the n-th colony or outpost.
    Rect piece(bool is_outpost, std::size_t n) const;
    Rect ark(Seat) const;

  private:
    struct Found {
        Rect place;
        float cost;
    };
    Found best_place(Vec size, std::span<const Rect> taken) const;

    const mc::Table& t_;
    mc::PlanetId planet_;
    Rect card_;
};

/// What lies printed on a card, worked out once and then asked about many places.
class CardPrint {
  public:
    explicit CardPrint(const CardPlan&);

    /// Returns how much a rectangle covers of spots, routes and `taken`, and how far it leaves the card. 0 for none of it. It is worked
    /// out up to `enough` only; then the result is anything from `enough` on.
    float covering(Rect, std::span<const Rect> taken, bool minds_routes, float enough = 1e9f) const;

  private:
    struct Spot {
        Vec at;
        float reach, ring;
    };
    struct Line {
        Vec a, b;
    };

    float unit_;
    Rect card_;
    std::vector<Spot> spots_;
    std::vector<Line> routes_;
};

}  // namespace orrery::ui::microcosmos_table
