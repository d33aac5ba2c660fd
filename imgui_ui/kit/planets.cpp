// 1 looks   2 clamping to the limb   3 surface   4 rings   5 whole planet
#include "imgui_ui/kit/planets.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "imgui_ui/kit/scatter.h"

namespace orrery::ui {
namespace {

// --- 1 looks ---

namespace sethium {
constexpr std::array<Band, 5> kBands{{{-0.72f, -0.52f, rgb(0xD3B4FF), 0.5f, 0.03f},
                                      {-0.36f, -0.26f, rgb(0x7C4BD0), 0.7f, 0.04f},
                                      {-0.1f, 0.14f, rgb(0x8E5FE0), 0.6f, 0.05f},
                                      {0.3f, 0.42f, rgb(0xE2CCFF), 0.4f, 0.04f},
                                      {0.56f, 0.8f, rgb(0x4A2290), 0.6f, 0.03f}}};
constexpr std::array<Vec, 7> kBolt{{{-0.5f, -0.2f}, {-0.3f, -0.3f}, {-0.25f, 0}, {0, -0.1f}, {0.15f, -0.16f}, {0.2f, 0.1f},
                                    {0.45f, 0.04f}}};
constexpr std::array<Streak, 1> kStreaks{{{kBolt, rgb(0xF0E4FF), 0.025f}}};
constexpr PlanetLook kLook{.light = rgb(0xB58CF0), .dark = rgb(0x5A2FA8), .atmosphere = rgb(0xA46BFF), .tilt = -0.3f,
                           .seed = 2, .bands = kBands, .streaks = kStreaks};
}  // namespace sethium

namespace waldwelt {
constexpr std::array<Blob, 6> kBlobs{{{-0.35f, -0.3f, 0.42f, rgb(0x2F8A48), 0.9f},
                                      {0.35f, 0.1f, 0.48f, rgb(0x2A7A40), 0.9f},
                                      {-0.2f, 0.55f, 0.36f, rgb(0x3B9A50), 0.9f},
                                      {0.25f, -0.6f, 0.26f, rgb(0x8CD070), 0.7f},
                                      {-0.65f, 0.2f, 0.2f, rgb(0x8CD070), 0.6f},
                                      {0.05f, 0.05f, 0.16f, rgb(0x174F30), 0.8f}}};
constexpr std::array<Band, 1> kBands{{{-1, -0.88f, rgb(0xEAF6EE), 0.8f, 0.02f}}};
constexpr PlanetLook kLook{.light = rgb(0x6FBF5E), .dark = rgb(0x1F6B3C), .atmosphere = rgb(0x6BE08A), .tilt = 0.2f,
                           .seed = 5, .bands = kBands, .blobs = kBlobs};
}  // namespace waldwelt

namespace anno {
constexpr std::array<Band, 4> kBands{{{-0.6f, -0.42f, rgb(0xC99A5C), 0.6f, 0.02f},
                                      {-0.22f, -0.06f, rgb(0xF5E2BE), 0.7f, 0.02f},
                                      {0.1f, 0.3f, rgb(0xB98544), 0.6f, 0.02f},
                                      {0.48f, 0.62f, rgb(0xF0D6A4), 0.5f, 0.02f}}};
constexpr PlanetLook kLook{.light = rgb(0xE9CFA0), .dark = rgb(0xA9763C), .atmosphere = rgb(0xFFD79A), .tilt = -0.32f,
                           .ring = {rgb(0xF1DDB4), -0.62f}, .bands = kBands};
}  // namespace anno

namespace bueheggar {
constexpr std::array<Band, 4> kBands{{{-0.66f, -0.48f, rgb(0xA9D0FF), 0.55f, 0.05f},
                                      {-0.24f, -0.02f, rgb(0x2F62C2), 0.7f, 0.05f},
                                      {0.2f, 0.36f, rgb(0x8DBEFF), 0.5f, 0.05f},
                                      {0.54f, 0.74f, rgb(0x1C3F8C), 0.7f, 0.04f}}};
constexpr std::array<SurfaceSpot, 2> kSpots{{{0.2f, 0.18f, 0.22f, rgb(0xCFE6FF), 0.9f, kWhite},
                                             {0.2f, 0.18f, 0.1f, rgb(0x5C96EA), 1}}};
constexpr std::array<Moon, 3> kMoons{{{1.28f, -0.72f, 0.13f, rgb(0xE5E2DA)},
                                      {1.5f, -0.2f, 0.08f, rgb(0xC9B8A0)},
                                      {-1.3f, 0.66f, 0.1f, rgb(0xD4DAE6)}}};
constexpr PlanetLook kLook{.light = rgb(0x6AA8F5), .dark = rgb(0x1E469C), .atmosphere = rgb(0x5EA2FF), .tilt = 0.12f,
                           .seed = 8, .bands = kBands, .spots = kSpots, .moons = kMoons};
}  // namespace bueheggar

namespace chandleria {
constexpr std::array<Blob, 2> kBlobs{{{-0.4f, -0.2f, 0.4f, rgb(0x5A2E30), 0.9f}, {0.4f, 0.3f, 0.36f, rgb(0x4A2228), 0.9f}}};
constexpr std::array<Vec, 7> kLavaAcross{{{-0.8f, -0.4f}, {-0.4f, -0.6f}, {-0.3f, 0}, {0, -0.1f}, {0.3f, -0.2f},
                                          {0.3f, 0.3f}, {0.7f, 0.2f}}};
constexpr std::array<Vec, 7> kLavaUp{{{-0.3f, 0.9f}, {-0.2f, 0.5f}, {0.1f, 0.5f}, {0, 0.1f}, {-0.1f, -0.2f}, {0.3f, -0.4f},
                                      {0.2f, -0.8f}}};
constexpr std::array<Vec, 4> kLavaDown{{{0, 0.1f}, {0.3f, 0.4f}, {0.4f, 0.6f}, {0.3f, 0.9f}}};
constexpr std::array<Streak, 3> kStreaks{{{kLavaAcross, rgb(0xFFB04A), 0.05f},
                                          {kLavaUp, rgb(0xFF8A3A), 0.045f},
                                          {kLavaDown, rgb(0xFFC765), 0.035f}}};
constexpr PlanetLook kLook{.light = rgb(0x8A5348), .dark = rgb(0x3A1A20), .atmosphere = rgb(0xFF7A3C), .glow = 0.5f,
                           .tilt = 0.1f, .seed = 4, .blobs = kBlobs, .streaks = kStreaks};
}  // namespace chandleria

namespace cinder {
constexpr std::array<Blob, 2> kBlobs{{{-0.2f, 0.1f, 0.5f, rgb(0x8C8683), 0.6f}, {0.4f, -0.4f, 0.3f, rgb(0xA49D99), 0.6f}}};
constexpr std::array<Crater, 7> kCraters{{{-0.35f, -0.35f, 0.17f},
                                          {0.2f, 0.1f, 0.22f},
                                          {-0.3f, 0.4f, 0.13f},
                                          {0.42f, -0.42f, 0.1f},
                                          {0.05f, 0.62f, 0.15f},
                                          {-0.66f, 0.06f, 0.09f},
                                          {0.56f, 0.42f, 0.08f}}};
constexpr PlanetLook kLook{.light = rgb(0xB9B4B0), .dark = rgb(0x5B5654), .atmosphere = rgb(0xC9BDB6), .glow = 0.28f,
                           .seed = 6, .blobs = kBlobs, .craters = kCraters};
}  // namespace cinder

namespace halcyra {
constexpr std::array<Band, 4> kBands{{{-0.9f, -0.74f, kWhite, 0.7f, 0.03f},
                                      {-0.4f, -0.32f, rgb(0xC8F5F5), 0.5f, 0.06f},
                                      {0.02f, 0.1f, rgb(0x5CBFD0), 0.6f, 0.05f},
                                      {0.4f, 0.47f, rgb(0xC8F5F5), 0.45f, 0.05f}}};
constexpr std::array<Blob, 1> kBlobs{{{0.3f, -0.25f, 0.14f, rgb(0xF2E2B8), 0.9f}}};
constexpr std::array<Moon, 2> kMoons{{{-1.3f, -0.8f, 0.15f, rgb(0xFFE9A8)}, {-1.62f, -0.5f, 0.1f, rgb(0xFFC98A)}}};
constexpr PlanetLook kLook{.light = rgb(0x8FE0E6), .dark = rgb(0x2382A8), .atmosphere = rgb(0x8CF0F0), .tilt = -0.15f,
                           .seed = 7, .bands = kBands, .blobs = kBlobs, .moons = kMoons};
}  // namespace halcyra

namespace korund {
constexpr std::array<Vec, 3> kA{{{-1, -0.2f}, {-0.3f, -0.7f}, {-0.1f, -0.1f}}};
constexpr std::array<Vec, 3> kB{{{-0.3f, -0.7f}, {0.5f, -0.9f}, {-0.1f, -0.1f}}};
constexpr std::array<Vec, 3> kC{{{0.5f, -0.9f}, {1, -0.1f}, {0.3f, 0.1f}}};
constexpr std::array<Vec, 3> kD{{{0.5f, -0.9f}, {0.3f, 0.1f}, {-0.1f, -0.1f}}};
constexpr std::array<Vec, 3> kE{{{-1, -0.2f}, {-0.1f, -0.1f}, {-0.5f, 0.6f}}};
constexpr std::array<Vec, 4> kF{{{-0.1f, -0.1f}, {0.3f, 0.1f}, {0.1f, 0.8f}, {-0.5f, 0.6f}}};
constexpr std::array<Vec, 4> kG{{{0.3f, 0.1f}, {1, -0.1f}, {0.7f, 0.7f}, {0.1f, 0.8f}}};
constexpr std::array<Facet, 7> kFacets{{{kA, rgb(0xF2C4C8), 0.6f},
                                        {kB, rgb(0xC4707F), 0.7f},
                                        {kC, rgb(0xA94F68), 0.7f},
                                        {kD, rgb(0xE3A5AE), 0.6f},
                                        {kE, rgb(0xB85F74), 0.6f},
                                        {kF, rgb(0xD68D99), 0.6f},
                                        {kG, rgb(0x8C3B57), 0.7f}}};
constexpr PlanetLook kLook{.light = rgb(0xD99BA6), .dark = rgb(0x7C3350), .atmosphere = rgb(0xFF9BB8), .seed = 1,
                           .facets = kFacets};
}  // namespace korund

namespace mirefall {
constexpr std::array<Band, 3> kBands{{{-0.5f, -0.3f, rgb(0x7E6436), 0.7f, 0.08f},
                                      {0, 0.26f, rgb(0x947A44), 0.8f, 0.09f},
                                      {0.5f, 0.64f, rgb(0x6A5230), 0.7f, 0.08f}}};
constexpr std::array<Blob, 2> kBlobs{{{-0.3f, -0.6f, 0.2f, rgb(0x8FA05A), 0.8f}, {0.45f, 0.45f, 0.24f, rgb(0x7E9450), 0.7f}}};
constexpr PlanetLook kLook{.light = rgb(0xB59A62), .dark = rgb(0x5B4526), .atmosphere = rgb(0xC9B26B), .glow = 0.34f,
                           .tilt = 0.25f, .seed = 9, .bands = kBands, .blobs = kBlobs};
}  // namespace mirefall

namespace pelagia {
constexpr std::array<Band, 5> kBands{{{-0.62f, -0.5f, kWhite, 0.62f, 0.06f},
                                      {-0.3f, -0.24f, kWhite, 0.45f, 0.08f},
                                      {0.06f, 0.16f, kWhite, 0.6f, 0.07f},
                                      {0.38f, 0.43f, kWhite, 0.42f, 0.07f},
                                      {0.62f, 0.74f, kWhite, 0.55f, 0.05f}}};
constexpr std::array<SurfaceSpot, 1> kSpots{{{-0.3f, -0.02f, 0.13f, kWhite, 0.6f}}};
constexpr PlanetLook kLook{.light = rgb(0x4FA3DA), .dark = rgb(0x14508C), .atmosphere = rgb(0x66C4FF), .tilt = -0.25f,
                           .seed = 10, .bands = kBands, .spots = kSpots};
}  // namespace pelagia

namespace quillon {
constexpr std::array<Vec, 4> kA{{{-1, -1}, {0.1f, -1}, {-0.2f, 0.1f}, {-0.9f, 0.3f}}};
constexpr std::array<Vec, 4> kB{{{0.1f, -1}, {0.7f, -0.6f}, {0.2f, 0.3f}, {-0.2f, 0.1f}}};
constexpr std::array<Vec, 4> kC{{{-0.9f, 0.3f}, {-0.2f, 0.1f}, {0, 1}, {-0.6f, 1}}};
constexpr std::array<Vec, 4> kD{{{-0.2f, 0.1f}, {0.2f, 0.3f}, {0.5f, 1}, {0, 1}}};
constexpr std::array<Facet, 4> kFacets{{{kA, rgb(0xF6F8FF), 0.6f},
                                        {kB, rgb(0xA9B0CC), 0.6f},
                                        {kC, rgb(0xB9C0DA), 0.5f},
                                        {kD, rgb(0x7F87A8), 0.6f}}};
constexpr std::array<Vec, 7> kCleft{{{0.1f, -1}, {0, -0.4f}, {-0.3f, 0}, {-0.2f, 0.1f}, {0, 0.4f}, {0, 0.7f}, {0, 1}}};
constexpr std::array<Streak, 1> kStreaks{{{kCleft, rgb(0x4E5678), 0.02f}}};
constexpr PlanetLook kLook{.light = rgb(0xD9DCE8), .dark = rgb(0x6E7696), .atmosphere = rgb(0xC9D2FF), .glow = 0.3f,
                           .seed = 12, .streaks = kStreaks, .facets = kFacets};
}  // namespace quillon

namespace ombra {
constexpr std::array<Band, 2> kBands{{{-0.4f, -0.3f, rgb(0x45406A), 0.5f, 0.03f}, {0.2f, 0.34f, rgb(0x3A3560), 0.5f, 0.03f}}};
// Lit from behind: only the rim and the atmosphere are bright.
constexpr PlanetLook kLook{.light = rgb(0x2B2740), .dark = rgb(0x0B0914), .atmosphere = rgb(0xFFB978), .glow = 0.85f,
                           .seed = 13, .rim = rgb(0xFFDCA8), .bands = kBands};
}  // namespace ombra

namespace earth {
constexpr std::array<Blob, 3> kBlobs{{{-0.3f, -0.4f, 0.3f, rgb(0x6FB26A), 0.95f},
                                      {0.4f, -0.2f, 0.26f, rgb(0x8FB565), 0.95f},
                                      {0, 0.3f, 0.3f, rgb(0x5E9E5C), 0.9f}}};
constexpr std::array<Band, 1> kBands{{{-0.9f, -0.82f, kWhite, 0.8f, 0.02f}}};
constexpr PlanetLook kLook{.light = rgb(0x5AA5E8), .dark = rgb(0x164A94), .atmosphere = rgb(0x7AC0FF), .seed = 4,
                           .bands = kBands, .blobs = kBlobs};
}  // namespace earth

constexpr PlanetLook kPlain{.light = rgb(0xA7ACB8), .dark = rgb(0x4C5160), .atmosphere = rgb(0xB8C0D0), .glow = 0.3f};

constexpr std::array<std::string_view, 12> kIds{"sethium",  "waldwelt", "anno",   "bueheggar", "chandleria", "cinder",
                                                "halcyra",  "korund",   "mirefall", "pelagia", "quillon",    "ombra"};
constexpr std::array<const PlanetLook*, 12> kLooks{
    &sethium::kLook, &waldwelt::kLook, &anno::kLook,     &bueheggar::kLook, &chandleria::kLook, &cinder::kLook,
    &halcyra::kLook, &korund::kLook,   &mirefall::kLook, &pelagia::kLook,   &quillon::kLook,    &ombra::kLook};

// --- 2 clamping to the limb ---
// Canvas has no round clipping, so points outside the disc are moved onto it.

constexpr float kLimb = 0.995f;                            // in radii; just inside the edge

Vec to_limb(Vec p) {
    const float n = length(p);
    return n > kLimb ? p * (kLimb / n) : p;
}

/// Returns the outline moved onto the disc. Edges near the limb are subdivided until no visible chord remains.
std::vector<Vec> on_disc(std::span<const Vec> outline) {
    constexpr float kLongest = 0.12f;
    std::vector<Vec> out;
    const auto add = [&out](Vec p) {
        p = to_limb(p);
        // Several corners outside may land on one point. Repeated points have no area but confuse ear clipping.
        if (out.empty() || distance(out.back(), p) > 0.004f) out.push_back(p);
    };
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Vec a = outline[i], b = outline[(i + 1) % outline.size()];
        // Chords are visible only near the limb.
        const bool near_limb = length(a) > 0.85f || length(b) > 0.85f;
        const int parts = near_limb ? std::max(1, int(std::ceil(distance(a, b) / kLongest))) : 1;
        for (int j = 0; j < parts; ++j) add(lerp(a, b, float(j) / float(parts)));
    }
    while (out.size() > 1 && distance(out.front(), out.back()) <= 0.004f) out.pop_back();
    return out;
}

/// Maps the surface, in radii and turned by the planet's tilt, to the canvas.
class Surface {
  public:
    Surface(Canvas& canvas, Vec centre, float r, float tilt)
        : canvas_(canvas), centre_(centre), r_(r), cos_(std::cos(tilt)), sin_(std::sin(tilt)) {}

    float radius() const { return r_; }
    Canvas& canvas() const { return canvas_; }
    Vec at(Vec p) const { return {centre_.x + (p.x * cos_ - p.y * sin_) * r_, centre_.y + (p.x * sin_ + p.y * cos_) * r_}; }
    void fill(std::span<const Vec> outline, Color col) const {
        std::vector<Vec> p = on_disc(outline);
        if (p.size() < 3) return;
        for (Vec& v : p) v = at(v);
        canvas_.polygon(p, col);
    }
    /// Draws a line on the surface. `t` is its thickness in canvas units.
    void stroke(std::span<const Vec> line, Color col, float t, bool closed = false) const {
        std::vector<Vec> p;
        p.reserve(line.size());
        // Half the thickness must also stay inside the edge.
        const float limb = std::max(0.0f, 1 - t / (2 * r_));
        for (Vec v : line) {
            const float n = length(v);
            p.push_back(at(n > limb ? v * (limb / n) : v));
        }
        canvas_.polyline(p, col, t, closed, Cap::round);
    }

  private:
    Canvas& canvas_;
    Vec centre_;
    float r_, cos_, sin_;
};

// --- 3 surface ---

/// Draws a strip between two latitudes: quads from limb to limb, bowed towards the viewer. Waves may pinch it to zero height, which
/// a polygon does not survive, so the quads are written one by one. Extra rows fade over one pixel for smooth edges.
void draw_band(const Surface& s, const Band& b, float phase) {
    constexpr int kQuads = 24, kRows = 4;
    Canvas& c = s.canvas();
    if (!c.paints()) return;
    ImDrawList& list = c.list();
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const Color col = fade(b.color, b.alpha * c.alpha());
    const float pixel = 1 / std::max(1.0f, distance(c.to_canvas(s.at({0, 0})), c.to_canvas(s.at({1, 0}))) * c.scale());
    list.PrimReserve(kQuads * (kRows - 1) * 6, (kQuads + 1) * kRows);
    const unsigned first = list._VtxCurrentIdx;
    for (int i = 0; i < kQuads; ++i) {
        for (unsigned row = 0; row + 1 < kRows; ++row) {
            const unsigned p = first + unsigned(i) * kRows + row, q = p + kRows;
            for (unsigned index : {p, q, q + 1, p, q + 1, p + 1}) list.PrimWriteIdx(static_cast<ImDrawIdx>(index));
        }
    }
    for (int i = 0; i <= kQuads; ++i) {
        // Columns are denser near the limb, where the curve is steep.
        const float u = -kLimb * std::cos(kPi * float(i) / kQuads);
        const float limb = std::sqrt(std::max(0.0f, kLimb * kLimb - u * u)), bow = 0.16f * limb;
        const float v0 = std::clamp(b.top + std::sin(u * 7 + phase) * b.waviness + bow, -limb, limb);
        const float v1 = std::clamp(b.bottom + std::sin(u * 6 + phase + 2) * b.waviness + bow, -limb, limb);
        const float top = std::min(v0, v1), bottom = std::max(v0, v1), soft = std::min(pixel, bottom - top) / 2;
        const Color body = fade(col, (bottom - top) / pixel), none = fade(col, 0);
        const std::array<float, kRows> rows{top - soft, top + soft, bottom - soft, bottom + soft};
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const Vec at = c.to_canvas(s.at({u, rows[row]})) * c.scale();
            const Color ink = row == 0 || row + 1 == rows.size() ? none : body;
            list.PrimWriteVtx({at.x, at.y}, white, IM_COL32(ink.r, ink.g, ink.b, ink.a));
        }
    }
}

/// Draws a patch of land or cloud: a 22-gon whose radius is roughened by two sine terms.
void draw_blob(const Surface& s, const Blob& b, float phase) {
    std::array<Vec, 22> p;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const float a = float(i) / float(p.size()) * kTau;
        const float q = b.size * (1 + 0.22f * std::sin(a * 3 + phase) + 0.14f * std::sin(a * 5 + phase * 2));
        p[i] = {b.u + std::cos(a) * q, b.v + std::sin(a) * q * b.squash};
    }
    s.fill(p, fade(b.color, b.alpha));
}

std::array<Vec, 32> oval(float u, float v, float rx, float ry) {
    std::array<Vec, 32> p;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const float a = float(i) / float(p.size()) * kTau;
        p[i] = {u + std::cos(a) * rx, v + std::sin(a) * ry};
    }
    return p;
}

void draw_spot(const Surface& s, const SurfaceSpot& spot) {
    const auto p = oval(spot.u, spot.v, spot.size, spot.size * 0.72f);
    s.fill(p, fade(spot.color, spot.alpha));
    if (spot.edge.a > 0) s.stroke(p, fade(spot.edge, 0.8f), 1, true);
}

/// Draws a dark floor, and light on the wall that faces the sun.
void draw_crater(const Surface& s, const Crater& crater) {
    s.fill(oval(crater.u, crater.v, crater.size, crater.size * 0.9f), fade(kBlack, 0.26f));
    std::array<Vec, 12> wall;
    for (std::size_t i = 0; i < wall.size(); ++i)
        wall[i] = polar({crater.u, crater.v}, crater.size, lerp(0.2f, 2.2f, float(i) / float(wall.size() - 1)));
    s.stroke(wall, fade(kWhite, 0.28f), std::max(1.0f, s.radius() * 0.022f));
}

/// Draws a glowing line: wide and faint below, narrow and full on top.
void draw_streak(const Surface& s, const Streak& streak) {
    constexpr int kSteps = 12;
    if (streak.bezier.size() < 4) return;
    std::vector<Vec> p{streak.bezier[0]};
    for (std::size_t i = 0; i + 3 < streak.bezier.size(); i += 3) {
        const std::span<const Vec> b = streak.bezier.subspan(i, 4);
        for (int j = 1; j <= kSteps; ++j) {
            const float t = float(j) / kSteps, u = 1 - t;
            p.push_back(b[0] * (u * u * u) + b[1] * (3 * u * u * t) + b[2] * (3 * u * t * t) + b[3] * (t * t * t));
        }
    }
    s.stroke(p, fade(streak.color, 0.35f), streak.width * s.radius() * 2.4f);
    s.stroke(p, streak.color, streak.width * s.radius());
}

void draw_surface(const Surface& s, const PlanetLook& look) {
    Scatter scatter{std::uint32_t(look.seed)};
    const auto phase = [&scatter] { return scatter.next() * 6; };
    for (const Band& b : look.bands) draw_band(s, b, phase());
    for (const Blob& b : look.blobs) draw_blob(s, b, phase());
    for (const SurfaceSpot& spot : look.spots) draw_spot(s, spot);
    for (const Crater& crater : look.craters) draw_crater(s, crater);
    for (const Streak& streak : look.streaks) draw_streak(s, streak);
    for (const Facet& facet : look.facets) s.fill(facet.outline, fade(facet.color, facet.alpha));
}

// --- 4 rings ---

/// Draws half of a ring. The far half belongs behind the disc, the near half in front of it.
void draw_half_ring(Canvas& c, Vec centre, float r, const PlanetRing& ring, bool far_half) {
    struct Part {
        float radius, width, alpha;
    };
    constexpr std::array<Part, 3> kParts{{{1.24f, 0.08f, 0.8f}, {1.37f, 0.1f, 0.55f}, {1.48f, 0.04f, 0.6f}}};
    const float from = far_half ? kPi : 0;
    for (const Part& part : kParts)
        c.ellipse_stroke(centre, r * part.radius, r * part.radius * 0.28f, ring.rotation, fade(ring.color, part.alpha),
                         r * part.width, from, from + kPi);
}

}  // namespace

// --- 5 whole planet ---

const PlanetLook& planet_look(std::string_view id) {
    for (std::size_t i = 0; i < kIds.size(); ++i)
        if (id == kIds[i]) return *kLooks[i];
    return kPlain;
}

std::span<const std::string_view> planet_look_ids() { return kIds; }

const PlanetLook& earth_look() { return earth::kLook; }

void draw_planet(Canvas& c, Vec centre, float r, const PlanetLook& look) {
    if (!c.is_seen()) return;
    const bool ringed = look.ring.color.a > 0;
    c.glow(centre, r * 1.42f, look.atmosphere, look.glow);
    if (ringed) draw_half_ring(c, centre, r, look.ring, true);
    c.gradient_circle(centre, r, look.light, look.dark, 0.9f);
    draw_surface(Surface(c, centre, r, look.tilt), look);
    c.shade_sphere(centre, r);
    c.arc(centre, r - 0.8f, 2.5f, 4.7f, fade(look.rim, 0.5f), std::max(1.0f, r * 0.03f), Cap::round);
    if (ringed) draw_half_ring(c, centre, r, look.ring, false);
    for (const Moon& m : look.moons)
        c.gradient_circle({centre.x + m.u * r, centre.y + m.v * r}, m.size * r, m.color, mix(m.color, kBlack, 0.65f), 0.9f);
}

}  // namespace orrery::ui
