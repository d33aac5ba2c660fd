// Places on the star map: directions, figures within the spaces of their cards, the way of the sun.
#include "imgui_ui/games/astronavigators/sky_chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include "imgui_ui/kit/tokens.h"

namespace orrery::ui::astronavigators_table {

namespace {

constexpr float kSkyRowDegrees = 180.0f / 7;               // of declination
constexpr float kObliquity = 23.44f;                       // of the ecliptic, in degrees

struct SkyVector { float x = 0, y = 0, z = 0; };
float sky_dot(SkyVector a, SkyVector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
SkyVector sky_vector(const Star& star) {
    const float ra = star.hours * kTau / 24, dec = star.degrees * kTau / 360;
    return {std::cos(dec) * std::cos(ra), std::cos(dec) * std::sin(ra), std::sin(dec)};
}

/// Middle of a figure on the sphere, with the directions from there.
struct FigureMiddle { SkyVector to, east, north; };

FigureMiddle middle_of_figure(const StarFigure& figure) {
    SkyVector sum;
    for (const Star& star : figure.stars) {
        const SkyVector v = sky_vector(star);
        sum = {sum.x + v.x, sum.y + v.y, sum.z + v.z};
    }
    const float size = std::sqrt(sky_dot(sum, sum)), level = std::sqrt(sum.x * sum.x + sum.y * sum.y);
    const SkyVector to{sum.x / size, sum.y / size, sum.z / size};
    const SkyVector east = level > 0 ? SkyVector{-sum.y / level, sum.x / level, 0} : SkyVector{0, 1, 0};
    return {to, east, {to.y * east.z - to.z * east.y, to.z * east.x - to.x * east.z, to.x * east.y - to.y * east.x}};
}

const FigureMiddle& figure_middle(an::CardId card) {
    static const std::vector<FigureMiddle> middles = [] {
        std::vector<FigureMiddle> out;
        out.reserve(an::kConstellations);
        for (std::size_t i = 0; i < an::kConstellations; ++i) out.push_back(middle_of_figure(figure_of(static_cast<an::CardId>(i))));
        return out;
    }();
    return middles[card];
}

/// Place on the map in cells: hours to the left, rows upward, the lower edge of row 0 being 0.
struct SkyCells { float hours = 0, rows = 0; };
SkyCells sky_cells(float hours, float degrees) { return {hours, degrees / kSkyRowDegrees + 0.5f}; }

/// Moves a range into a room and gives it a length, at most that of the room.
struct SkyRange {
    float from = 0, factor = 1, to = 0;

    SkyRange() = default;
    SkyRange(float first, float last, float length, float low, float high) {
        const float natural = last - first, middle = (first + last) / 2;
        length = std::clamp(length, 0.0f, high - low);
        from = middle;
        factor = natural > 1e-4f ? length / natural : 0;
        to = std::max(low + length / 2, std::min(middle, high - length / 2));
    }
    float operator()(float value) const { return to + (value - from) * factor; }
};

/// Whether a figure reaches so near to a pole that its hours say little about its shape.
bool is_figure_at_pole(const StarFigure& figure) {
    constexpr float kPolar = 80;
    return std::any_of(figure.stars.begin(), figure.stars.end(), [](const Star& star) { return std::abs(star.degrees) > kPolar; });
}

/// How a figure lies in the spaces of its card.
class FigureFit {
  public:
    explicit FigureFit(an::CardId card) : card_(card), is_at_pole_(is_figure_at_pole(figure_of(card))) {
        constexpr float kMargin = 0.14f;                   // of a cell, to the edges of the spaces
        constexpr float kLeast = 0.5f;                     // cells; smaller figures are enlarged
        constexpr float kPolarShare = 0.5f;                // of its hours that a figure at a pole takes at least, as they stretch there
        const an::Card& kind = an::kCards[card];
        constexpr float kFar = std::numeric_limits<float>::max();
        SkyCells first{kFar, kFar}, last{-kFar, -kFar};
        for (const Star& star : figure_of(card).stars) {
            const SkyCells at = natural(star);
            first = {std::min(first.hours, at.hours), std::min(first.rows, at.rows)};
            last = {std::max(last.hours, at.hours), std::max(last.rows, at.rows)};
        }
        const float right = static_cast<float>(kind.column), below = static_cast<float>(kind.row);
        const float wide = static_cast<float>(kind.columns), high = static_cast<float>(kind.rows);
        float hours = std::max(kLeast, last.hours - first.hours), rows = std::max(kLeast, last.rows - first.rows);
        if (is_at_pole_) hours = std::max(hours, wide * kPolarShare), rows = high;
        hours_ = {first.hours, last.hours, hours, right + kMargin, right + wide - kMargin};
        rows_ = {first.rows, last.rows, rows, below + kMargin, below + high - kMargin};
    }

    SkyCells operator()(const Star& star) const {
        const SkyCells at = natural(star);
        return {hours_(at.hours), rows_(at.rows)};
    }

  private:
    SkyCells natural(const Star& star) const {
        const an::Card& kind = an::kCards[card_];
        const float middle = static_cast<float>(kind.column) + static_cast<float>(kind.columns) / 2;
        if (is_at_pole_) {
            const Vec at = place_in_figure(card_, star);
            return {middle - at.x / kSkyRowDegrees, static_cast<float>(kind.row) + 0.5f - at.y / kSkyRowDegrees};
        }
        constexpr float kDay = an::kHours;
        return sky_cells(star.hours + kDay * std::round((middle - star.hours) / kDay), star.degrees);
    }

    an::CardId card_;
    bool is_at_pole_;
    SkyRange hours_, rows_;
};

const FigureFit& figure_fit(an::CardId card) {
    static const std::vector<FigureFit> fits = [] {
        std::vector<FigureFit> out;
        out.reserve(an::kConstellations);
        for (std::size_t i = 0; i < an::kConstellations; ++i) out.emplace_back(static_cast<an::CardId>(i));
        return out;
    }();
    return fits[card];
}

Vec sky_place(const SkyGeometry& g, SkyCells at) {
    return {g.origin.x + (static_cast<float>(an::kHours) - at.hours) * g.cell,
            g.origin.y + (static_cast<float>(an::kPolarRow + 1) - at.rows) * g.cell};
}

float sky_distance_to_line(Vec p, Vec a, Vec b) {
    const Vec way = b - a, from = p - a;
    const float square = way.x * way.x + way.y * way.y;
    const float t = square > 0 ? std::clamp((from.x * way.x + from.y * way.y) / square, 0.0f, 1.0f) : 0;
    return distance(p, lerp(a, b, t));
}

}  // namespace

Plane plane_of_sky(Rect area) {
    Plane out;
    out.room = area;
    out.size = {static_cast<float>(an::kHours), static_cast<float>(an::kRows)};
    return out;
}

SkyGeometry sky_geometry(Rect area, const ZoomView& view) {
    const ShownPlane plane = shown(plane_of_sky(area), view);
    return {plane.field, plane.origin, plane.unit};
}

Vec place_in_figure(an::CardId card, const Star& star) {
    const FigureMiddle& middle = figure_middle(card);
    const SkyVector v = sky_vector(star);
    const float scale = 2 / (1 + sky_dot(v, middle.to)) * 360 / kTau;          // stereographic: shapes stay as they are
    return {-sky_dot(v, middle.east) * scale, -sky_dot(v, middle.north) * scale};
}

Vec SkyGeometry::direction(float hours, float degrees) const { return sky_place(*this, sky_cells(hours, degrees)); }

Vec SkyGeometry::joined_star(an::CardId of, const Star& star) const { return sky_place(*this, figure_fit(of)(star)); }

Vec SkyGeometry::star(an::CardId of, const Star& star) const {
    const Vec at = joined_star(of, star);
    return at.x < origin.x ? Vec{at.x + width(), at.y} : at;
}

std::array<Rect, 2> SkyGeometry::spaces(an::CardId card) const {
    const an::Card& kind = an::kCards[card];
    if (an::is_moon(card)) return {};
    const auto part = [&](int first, int last) {
        const Rect left = space(last, kind.row + kind.rows - 1);
        return Rect{left.x, left.y, static_cast<float>(last - first + 1) * cell, static_cast<float>(kind.rows) * cell};
    };
    const int last = kind.column + kind.columns - 1;
    if (last < an::kHours) return {part(kind.column, last), Rect{}};
    return {part(kind.column, an::kHours - 1), part(0, last - an::kHours)};
}

std::optional<an::CardId> SkyGeometry::at(Vec p) const {
    if (!field.contains(p)) return {};
    std::optional<an::CardId> best;
    float least = std::max(kMinTarget / 2, cell * 0.5f);
    for (an::CardId card = 0; card < an::kConstellations; ++card) {
        const StarFigure figure = figure_of(card);
        for (const Vec point : {p, Vec{p.x - width(), p.y}}) {        // figures that wrap stand beyond the left edge
            float near = least;
            for (const Star& each : figure.stars) near = std::min(near, distance(point, joined_star(card, each)));
            for (const FigureLine& line : figure.lines)
                near = std::min(near, sky_distance_to_line(point, joined_star(card, figure.stars[line.from]),
                                                       joined_star(card, figure.stars[line.to])));
            if (near >= least) continue;
            least = near;
            best = card;
        }
    }
    return best;
}

Vec SkyGeometry::sun(int sun_step) const {
    const float hours = static_cast<float>(an::kEcliptic[static_cast<std::size_t>(sun_step)].hour);
    const Vec at = direction(hours, kObliquity * std::sin(hours * kTau / static_cast<float>(an::kHours)));
    return {std::min(at.x, origin.x + width() - cell * 0.5f), at.y};      // hour 0 is the right edge, which would cut the disc
}

}  // namespace orrery::ui::astronavigators_table
