#include "tests/ui/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::ui::test {
namespace {

constexpr int kCell = 64, kAcross = 18;                    // pixels
constexpr float kDensity = 2, kSize = 22;                  // as in a sentence, on a display that is twice as sharp as the canvas

using Rgb = std::array<float, 3>;                          // linear light, from 0 to 1
using Picture = std::vector<Rgb>;                          // kCell x kCell
using Outline = std::vector<bool>;

/// How somebody sees: the light that reaches each kind of cones, as a matrix over linear light.
struct Sight {
    const char* name;
    std::array<Rgb, 3> rows;
};
/// Grey by luminance (Rec. 709), and the dichromats of Machado, Oliveira and Fernandes (2009).
constexpr std::array<Sight, 4> kSights{{
    {"grey", {{{0.2126f, 0.7152f, 0.0722f}, {0.2126f, 0.7152f, 0.0722f}, {0.2126f, 0.7152f, 0.0722f}}}},
    {"protanopia", {{{0.152286f, 1.052583f, -0.204868f}, {0.114503f, 0.786281f, 0.099216f}, {-0.003882f, -0.048116f, 1.051998f}}}},
    {"deuteranopia", {{{0.367322f, 0.860646f, -0.227968f}, {0.280085f, 0.672501f, 0.047413f}, {-0.011820f, 0.042940f, 0.968881f}}}},
    {"tritanopia", {{{1.255528f, -0.076749f, -0.178779f}, {-0.078411f, 0.930809f, 0.147602f}, {0.004733f, 0.691367f, 0.303900f}}}},
}};

float linear(unsigned char byte) { return std::pow(static_cast<float>(byte) / 255, 2.2f); }

/// Returns the picture of each shape, with room around it.
std::vector<Picture> pictures_of(const std::vector<Shape>& shapes, Palette palette) {
    const int down = (static_cast<int>(shapes.size()) + kAcross - 1) / kAcross, width = kCell * kAcross;
    const Vec css = Vec{float(width), float(kCell * down)} * (1 / kDensity);
    Window window(css, kDensity);
    Ui ui(window.assets());
    window.begin_frame();
    FrameInput in = window.frame_input();
    in.palette = palette;
    Canvas& c = ui.begin(in);
    c.rect({0, 0, css.x, css.y}, 0, c.theme().s1);
    const auto left = [](std::size_t i) { return static_cast<int>(i) % kAcross * kCell; };
    const auto top = [](std::size_t i) { return static_cast<int>(i) / kAcross * kCell; };
    for (std::size_t i = 0; i < shapes.size(); ++i)
        shapes[i].draw(c, Vec{float(left(i)) + kCell / 2.0f, float(top(i)) + kCell / 2.0f} * (1 / kDensity), kSize, c.theme().hi);
    ui.end();
    window.end_frame();
    const std::vector<unsigned char> bytes = window.pixels();
    std::vector<Picture> out(shapes.size(), Picture(kCell * kCell));
    for (std::size_t i = 0; i < shapes.size(); ++i)
        for (int y = 0; y < kCell; ++y)
            for (int x = 0; x < kCell; ++x)
                for (std::size_t channel = 0; channel < 3; ++channel)
                    out[i][static_cast<std::size_t>(y * kCell + x)][channel] =
                        linear(bytes[static_cast<std::size_t>(3 * ((top(i) + y) * width + left(i) + x)) + channel]);
    return out;
}

/// Returns where a picture has outlines: where its brightness or a colour changes within two pixels.
Outline outline_of(const Picture& picture, const Sight& sight) {
    constexpr float kStep = 0.09f;                         // of the perceived range
    std::vector<Rgb> seen;
    for (const Rgb& light : picture) {
        Rgb& one = seen.emplace_back();
        for (std::size_t k = 0; k < 3; ++k) {
            const Rgb& row = sight.rows[k];
            one[k] = std::pow(std::clamp(row[0] * light[0] + row[1] * light[1] + row[2] * light[2], 0.0f, 1.0f), 1 / 2.2f);
        }
    }
    Outline out(picture.size());
    const auto at = [](int x, int y) { return static_cast<std::size_t>(y * kCell + x); };
    for (int y = 1; y + 1 < kCell; ++y)
        for (int x = 1; x + 1 < kCell; ++x)
            for (std::size_t k = 0; k < 3; ++k)
                if (std::abs(seen[at(x + 1, y)][k] - seen[at(x - 1, y)][k]) > kStep || std::abs(seen[at(x, y + 1)][k] - seen[at(x, y - 1)][k]) > kStep)
                    out[at(x, y)] = true;
    return out;
}

/// Returns how many pixels of one outline are farther than a pixel from the other.
int missing(const Outline& of, const Outline& in) {
    constexpr int kNear = 1;
    int count = 0;
    for (int y = kNear; y < kCell - kNear; ++y)
        for (int x = kNear; x < kCell - kNear; ++x) {
            if (!of[static_cast<std::size_t>(y * kCell + x)]) continue;
            bool is_near = false;
            for (int dy = -kNear; dy <= kNear && !is_near; ++dy)
                for (int dx = -kNear; dx <= kNear && !is_near; ++dx) is_near = in[static_cast<std::size_t>((y + dy) * kCell + x + dx)];
            count += !is_near;
        }
    return count;
}

/// Returns how much the brightness of two pictures goes together, from 0 to 1, whichever of them is brighter.
float likeness(const Picture& a, const Picture& b) {
    const auto bright = [](const Rgb& light) { return std::pow(0.2126f * light[0] + 0.7152f * light[1] + 0.0722f * light[2], 1 / 2.2f); };
    float sum_a = 0, sum_b = 0, aa = 0, bb = 0, ab = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum_a += bright(a[i]), sum_b += bright(b[i]);
    const auto n = static_cast<float>(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        const float x = bright(a[i]) - sum_a / n, y = bright(b[i]) - sum_b / n;
        aa += x * x, bb += y * y, ab += x * y;
    }
    return std::abs(ab) / std::max(1e-6f, std::sqrt(aa * bb));
}

bool look_the_same(const Picture& a, const Picture& b) {
    constexpr float kLittle = 0.02f;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t k = 0; k < 3; ++k)
            if (std::abs(a[i][k] - b[i][k]) > kLittle) return false;
    return true;
}

}  // namespace

std::vector<std::string> shapes_that_differ_only_in_hue(const std::vector<Shape>& shapes) {
    constexpr int kLeast = 6;                              // pixels of an outline, of signs 44 pixels wide
    constexpr float kAlike = 0.85f;
    std::vector<std::string> out;
    for (int palette = 0; palette < kPalettes; ++palette) {
        const auto which = static_cast<Palette>(palette);
        const std::vector<Picture> pictures = pictures_of(shapes, which);
        for (const Sight& sight : kSights) {
            std::vector<Outline> outlines;
            for (const Picture& picture : pictures) outlines.push_back(outline_of(picture, sight));
            for (std::size_t i = 0; i < shapes.size(); ++i)
                for (std::size_t k = i + 1; k < shapes.size(); ++k) {
                    const int differ = missing(outlines[i], outlines[k]) + missing(outlines[k], outlines[i]);
                    if (differ >= kLeast || likeness(pictures[i], pictures[k]) < kAlike || look_the_same(pictures[i], pictures[k])) continue;
                    out.push_back(shapes[i].name + " and " + shapes[k].name + " in " + sight.name + ", palette " + palette_id(which) + " (" +
                                  std::to_string(differ) + ")");
                }
        }
    }
    return out;
}

}  // namespace orrery::ui::test
