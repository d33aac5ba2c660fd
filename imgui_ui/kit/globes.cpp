// 1 colours   2 surfaces   3 whole globe
#include "imgui_ui/kit/globes.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "imgui_ui/kit/planets.h"
#include "imgui_ui/kit/scatter.h"

namespace orrery::ui {
namespace {

// --- 1 colours ---

constexpr std::array<TintColors, kTints> kTintColors{{
    {rgb(0x5AA9EA), rgb(0x123F86), rgb(0x2B6CB8), rgb(0xEAF6FF), rgb(0x74C2FF)},  // ocean
    {rgb(0x58A6E4), rgb(0x12448A), rgb(0x69AE5A), rgb(0xF4FAFF), rgb(0x86CBFF)},  // earth
    {rgb(0x9CB862), rgb(0x3E5626), rgb(0x6B8438), rgb(0xD9E4A6), rgb(0xBFD98A)},  // moss
    {rgb(0x6CCB86), rgb(0x17603F), rgb(0x2C8F55), rgb(0xCFF5D6), rgb(0x74EBA6)},  // jade
    {rgb(0x74D8D6), rgb(0x155F7A), rgb(0x2F9BA8), rgb(0xDDFBFA), rgb(0x86F2EC)},  // teal
    {rgb(0xE6F2FA), rgb(0x6B8FB4), rgb(0xA6C8E4), rgb(0xFFFFFF), rgb(0xC6E6FF)},  // ice
    {rgb(0xF0E4CC), rgb(0x8C7A5E), rgb(0xC9B48E), rgb(0xFFFAF0), rgb(0xFFEBC4)},  // ivory
    {rgb(0xE8C27E), rgb(0x8A5A26), rgb(0xBE8740), rgb(0xF8E6C0), rgb(0xFFD490)},  // ochre
    {rgb(0xCB7A4E), rgb(0x5C2618), rgb(0x953F26), rgb(0xEFBE98), rgb(0xFF9E6E)},  // rust
    {rgb(0x7A463E), rgb(0x2A1216), rgb(0xFF8A3A), rgb(0xFFC868), rgb(0xFF7438)},  // ember
    {rgb(0xE9A3B4), rgb(0x7A3454), rgb(0xC0607E), rgb(0xFFDDE6), rgb(0xFFA4C2)},  // rose
    {rgb(0xB18CF0), rgb(0x4A2696), rgb(0x7E54CE), rgb(0xE4D6FF), rgb(0xAE7EFF)},  // violet
    {rgb(0xB4B6BE), rgb(0x50545F), rgb(0x80848F), rgb(0xDCDEE4), rgb(0xC2C8D6)},  // slate
    {rgb(0x4C5478), rgb(0x0F1226), rgb(0x2E3456), rgb(0xFFD98A), rgb(0x7F8EDB)},  // night
    {rgb(0xF2D36A), rgb(0x8A641C), rgb(0xC79B32), rgb(0xFFF3C4), rgb(0xFFE27A)},  // gold
}};

// --- 2 surfaces ---

/// Parts of a surface, with the room that the longest of them take.
struct Parts {
    const TintColors& tint;
    Scatter random;
    PlanetLook look;
    std::array<Band, 7> bands{};
    std::array<Blob, 12> blobs{};
    std::array<SurfaceSpot, 40> spots{};
    std::array<Crater, 9> craters{};
    std::array<Streak, 4> streaks{};
    std::array<std::array<Vec, 4>, 4> lines{};
    std::array<Facet, 9> facets{};
    std::array<std::array<Vec, 3>, 9> corners{};
    std::array<Moon, 3> moons{};
    std::size_t band_count = 0, blob_count = 0, spot_count = 0, crater_count = 0, streak_count = 0, facet_count = 0;

    Parts(const TintColors& t, std::uint32_t seed) : tint(t), random(seed * 977u + 5) {}

    float between(float low, float high) { return lerp(low, high, random.next()); }
    Vec anywhere(float reach) { return polar({0, 0}, reach * std::sqrt(random.next()), random.next() * kTau); }

    void band(float top, float bottom, Color color, float alpha, float waviness) { bands[band_count++] = {top, bottom, color, alpha, waviness}; }
    void stripes(int count, float alpha, float waviness) {
        const float step = 1.7f / float(count);
        for (int i = 0; i < count; ++i) {
            const float top = -0.85f + step * (float(i) + between(0, 0.4f));
            band(top, top + step * between(0.3f, 0.75f), i % 2 == 0 ? tint.mark : tint.pale, alpha * between(0.6f, 1), waviness);
        }
    }
    void patches(int count, Color color, float least, float most, float alpha, float squash = 0.7f) {
        for (int i = 0; i < count; ++i) {
            const Vec at = anywhere(0.75f);
            blobs[blob_count++] = {at.x, at.y, between(least, most), color, alpha, squash};
        }
    }
    void pits(int count, float most) {
        for (int i = 0; i < count; ++i) {
            const Vec at = anywhere(0.74f);
            craters[crater_count++] = {at.x, at.y, between(0.06f, most)};
        }
    }
    void caps(Color color, float alpha) {
        const float edge = between(-0.88f, -0.74f);
        band(-1, edge, color, alpha, 0.03f);
        band(-edge + 0.1f, 1, color, alpha * 0.7f, 0.03f);
    }
    void weather(int count, Color color, float alpha) {
        for (int i = 0; i < count; ++i) {
            const float top = -0.6f + 1.2f * (float(i) + between(0.1f, 0.7f)) / float(count);
            band(top, top + between(0.05f, 0.11f), color, alpha, 0.07f);
        }
    }
    void cracks(int count, Color color, float width) {
        for (int i = 0; i < count; ++i) {
            const float a = (float(i) + between(0, 0.7f)) * kTau / float(count);
            const Vec from = polar({0, 0}, 0.95f, a), to = polar({0, 0}, between(0.1f, 0.7f), a + kPi + between(-0.7f, 0.7f));
            auto& line = lines[streak_count];
            line = {from, lerp(from, to, 0.33f) + anywhere(0.35f), lerp(from, to, 0.66f) + anywhere(0.35f), to};
            streaks[streak_count++] = {line, color, width * between(0.7f, 1.2f)};
        }
    }
    void lights(int towns, Color color) {
        for (int i = 0; i < towns; ++i) {
            const Vec town = anywhere(0.8f);
            for (int k = 0; k < 6; ++k) {
                const Vec at = town + anywhere(0.16f);
                spots[spot_count++] = {at.x, at.y, between(0.018f, 0.042f), color, 0.95f};
            }
        }
    }
    void cut_gem() {
        const Vec top = anywhere(0.3f);
        constexpr int kSides = 9;
        const float turn = random.next() * kTau;
        for (int i = 0; i < kSides; ++i) {
            const auto rim = [&](int k) { return polar({0, 0}, 1.2f, turn + float(k) * kTau / kSides); };
            auto& corner = corners[facet_count];
            corner = {top, rim(i), rim(i + 1)};
            const std::array<Color, 4> shades{tint.pale, tint.mark, tint.light, tint.dark};
            facets[facet_count++] = {corner, shades[std::size_t(i * 3 + int(random.next() * 2)) % shades.size()], 0.62f};
        }
    }
};

void paint(Parts& p, Terrain terrain) {
    const TintColors& t = p.tint;
    const Color deep = mix(t.dark, kBlack, 0.35f);
    switch (terrain) {
        case Terrain::rock:
            p.patches(4, t.mark, 0.2f, 0.45f, 0.6f);
            p.patches(2, t.pale, 0.12f, 0.25f, 0.35f);
            p.pits(3, 0.14f);
            break;
        case Terrain::craters:
            p.patches(2, t.mark, 0.3f, 0.5f, 0.5f);
            p.pits(9, 0.2f);
            break;
        case Terrain::desert:
            p.stripes(6, 0.6f, 0.05f);
            p.patches(2, t.pale, 0.16f, 0.3f, 0.5f, 0.4f);
            break;
        case Terrain::sea:
            p.patches(3, mix(t.mark, t.dark, 0.5f), 0.25f, 0.45f, 0.45f);
            p.patches(3, rgb(0xE9D9A0), 0.05f, 0.12f, 0.9f);
            p.weather(4, t.pale, 0.6f);
            break;
        case Terrain::land:
            p.patches(5, t.mark, 0.22f, 0.42f, 0.95f, 0.85f);
            p.patches(2, rgb(0xC9A868), 0.1f, 0.2f, 0.8f);
            p.caps(t.pale, 0.85f);
            p.weather(2, kWhite, 0.42f);
            break;
        case Terrain::forest:
            p.patches(6, t.mark, 0.25f, 0.45f, 0.85f);
            p.patches(3, t.pale, 0.1f, 0.2f, 0.45f);
            p.patches(2, rgb(0x3F8FC8), 0.1f, 0.16f, 0.8f, 0.5f);
            p.caps(t.pale, 0.4f);
            break;
        case Terrain::ice:
            p.patches(3, t.mark, 0.2f, 0.4f, 0.55f);
            p.cracks(4, mix(t.dark, t.mark, 0.3f), 0.022f);
            p.caps(kWhite, 0.9f);
            break;
        case Terrain::gas: {
            p.stripes(6, 0.75f, 0.04f);
            const float u = p.between(-0.4f, 0.3f), v = p.between(0, 0.4f), size = p.between(0.16f, 0.26f);
            p.spots[p.spot_count++] = {u, v, size, t.pale, 0.9f, kWhite};
            p.spots[p.spot_count++] = {u, v, size * 0.5f, t.mark, 1};
            break;
        }
        case Terrain::lava:
            p.patches(4, deep, 0.25f, 0.45f, 0.8f);
            p.cracks(4, t.mark, 0.05f);
            p.patches(2, t.pale, 0.05f, 0.1f, 0.9f);
            break;
        case Terrain::marsh:
            p.stripes(5, 0.75f, 0.1f);
            p.patches(4, mix(t.dark, rgb(0x4F8F6E), 0.5f), 0.12f, 0.26f, 0.8f);
            break;
        case Terrain::crystal: p.cut_gem(); break;
        case Terrain::clouds:
            p.patches(4, t.mark, 0.25f, 0.4f, 0.5f);
            p.weather(6, t.pale, 0.6f);
            break;
        case Terrain::city:
            p.patches(4, deep, 0.25f, 0.45f, 0.6f);
            p.cracks(3, fade(t.pale, 0.5f), 0.016f);
            p.lights(6, rgb(0xFFE2A0));
            break;
        case Terrain::shattered:
            p.patches(4, deep, 0.2f, 0.4f, 0.8f);
            p.pits(4, 0.2f);
            p.cracks(4, rgb(0xFF7A3A), 0.04f);
            break;
    }
}

void draw_debris(Canvas& c, Vec centre, float r, const TintColors& t, Scatter& random) {
    for (int i = 0; i < 9; ++i) {
        const Vec at = polar(centre, r * lerp(1.12f, 1.6f, random.next()), lerp(-1.3f, 0.6f, random.next()));
        c.gradient_circle(at, r * lerp(0.03f, 0.11f, random.next()), t.light, mix(t.dark, kBlack, 0.5f), 0.9f);
    }
}

}  // namespace

const TintColors& colors_of(Tint tint) { return kTintColors[std::size_t(tint)]; }

// --- 3 whole globe ---

void draw_globe(Canvas& c, Vec centre, float r, const Globe& globe) {
    if (!c.is_seen()) return;
    Parts p(colors_of(globe.tint), globe.seed);
    PlanetLook& look = p.look;
    look.light = p.tint.light, look.dark = p.tint.dark, look.atmosphere = p.tint.air;
    look.tilt = p.between(-0.4f, 0.4f);
    look.seed = globe.seed;
    paint(p, globe.terrain);
    if (globe.has_ring) look.ring = {p.tint.pale, p.between(-0.6f, -0.2f)};
    const std::size_t moons = std::min<std::size_t>(globe.moons, p.moons.size());
    for (std::size_t i = 0; i < moons; ++i) {
        const Vec at = polar({0, 0}, p.between(1.42f, 1.62f), p.between(-1.1f, -0.4f) + float(i) * 2.3f);
        p.moons[i] = {at.x, at.y, p.between(0.09f, 0.17f), mix(p.tint.pale, rgb(0xC9CDD8), 0.6f)};
    }
    look.bands = std::span(p.bands).first(p.band_count);
    look.blobs = std::span(p.blobs).first(p.blob_count);
    look.spots = std::span(p.spots).first(p.spot_count);
    look.craters = std::span(p.craters).first(p.crater_count);
    look.streaks = std::span(p.streaks).first(p.streak_count);
    look.facets = std::span(p.facets).first(p.facet_count);
    look.moons = std::span(p.moons).first(moons);
    if (globe.terrain == Terrain::shattered) draw_debris(c, centre, r, p.tint, p.random);
    draw_planet(c, centre, r, look);
}

}  // namespace orrery::ui
