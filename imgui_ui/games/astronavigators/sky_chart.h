// The star map: 24 columns of hours (hour 0 at the right) and 7 rows, with figures, the wave of the sun, daylight and the horizon.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "engine/games/astronavigators/sky.h"
#include "imgui_ui/games/astronavigators/scene.h"
#include "imgui_ui/kit/zoom.h"

namespace orrery::ui::astronavigators_table {

class Motions;

/// Star of a figure. Right ascension in hours, declination in degrees, magnitude of its brightness.
struct Star { float hours, degrees, magnitude; };
/// Line of a figure between two of its stars.
struct FigureLine { std::uint8_t from, to; };
/// Figure of a constellation, from real positions (equinox 2000, rounded).
struct StarFigure {
    std::span<const Star> stars;
    std::span<const FigureLine> lines;
};
/// Precondition: a constellation, not a moon card.
StarFigure figure_of(an::CardId);

struct SkyGeometry {
    Rect field;                                ///< visible part; clip of everything on the map
    Vec origin;                                ///< upper left corner of hour 23, row +3, which may lie outside
    float cell = 0;

    Rect space(int hour, int row) const {
        return {origin.x + static_cast<float>(an::kHours - 1 - hour) * cell, origin.y + static_cast<float>(an::kPolarRow - row) * cell,
                cell, cell};
    }
    Rect row(int row) const { return {field.x, origin.y + static_cast<float>(an::kPolarRow - row) * cell, field.w, cell}; }
    /// Returns the width of all hours together.
    float width() const { return static_cast<float>(an::kHours) * cell; }
    /// Returns the place of a direction without regard to figures. Hours may go beyond 0 to 24.
    Vec direction(float hours, float degrees) const;
    /// Returns the place of a direction. Figures keep to the spaces of their card: `of` scales them into these where the real stars
    /// reach beyond.
    Vec star(an::CardId of, const Star&) const;
    /// Returns the same place, but beyond the left edge where a figure continues at hour 0: its stars keep together.
    Vec joined_star(an::CardId of, const Star&) const;
    /// Returns the rectangle around the spaces of a constellation's card; in two parts if it wraps at hour 0 (the second may be empty).
    std::array<Rect, 2> spaces(an::CardId) const;
    /// Returns the constellation whose figure is nearest to a point; nullopt if none is near.
    std::optional<an::CardId> at(Vec) const;
    Vec sun(int sun_step) const;
};
Plane plane_of_sky(Rect area);
SkyGeometry sky_geometry(Rect area, const ZoomView& = {});

struct SkyLook {
    GlowOf glow = no_glow;                     ///< of cards: the figure is drawn in gold
    std::optional<int> row;                    ///< of the viewer on the Earth; empty while it is in orbit: nothing is shaded
    bool names = true;                         ///< beside figures where there is room
    const Motions* motions = nullptr;
};
/// Returns the place of a star in the picture of its figure alone: around its middle, in degrees, with north above and east at the left.
Vec place_in_figure(an::CardId, const Star&);

/// Draws the chart: grid, Milky Way, ecliptic as a wave with the months and the sun, figures (bright if they can be observed from `row`
/// in this month, faint if not, in the colour of a seat if it has observed them), daylight shaded for `row`, rows below the horizon
/// dimmed with the words "below your horizon".
void draw_sky(Scene&, const SkyGeometry&, const SkyLook&);
/// Draws one figure into a rectangle, as on a card.
void draw_figure(Canvas&, an::CardId, Rect, Color ink, float width);
/// Draws the chart as a small twin: figures as dots, daylight, the sun. For tabs.
void draw_small_sky(Scene&, Rect, std::optional<int> row);
/// Tells why the seat cannot observe a card from its place with its disc in a week; empty if it can (AN-A10).
std::string reason_in_words(const Scene&, Seat who, an::CardId, int week);

}  // namespace orrery::ui::astronavigators_table
