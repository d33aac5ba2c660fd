// Design tokens: colours and sizes with a meaning. Screens use tokens, never colour values.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace orrery::ui {

struct Color {
    std::uint8_t r = 0, g = 0, b = 0, a = 255;
    constexpr bool operator==(const Color&) const = default;
};
/// Converts 0xRRGGBB to an opaque colour.
constexpr Color rgb(std::uint32_t hex) {
    return {std::uint8_t(hex >> 16), std::uint8_t(hex >> 8), std::uint8_t(hex), 255};
}
inline constexpr Color kWhite = rgb(0xFFFFFF);
inline constexpr Color kBlack = rgb(0x000000);
/// Returns `c` with its alpha multiplied by `k` (0 to 1).
constexpr Color fade(Color c, float k) {
    c.a = std::uint8_t(float(c.a) * (k < 0 ? 0.0f : k > 1 ? 1.0f : k) + 0.5f);
    return c;
}
/// Interpolates from `a` at t = 0 to `b` at t = 1, alpha included.
constexpr Color mix(Color a, Color b, float t) {
    const auto f = [t](std::uint8_t p, std::uint8_t q) {
        return std::uint8_t(float(p) * (1 - t) + float(q) * t + 0.5f);
    };
    return {f(a.r, b.r), f(a.g, b.g), f(a.b, b.b), f(a.a, b.a)};
}
/// Returns the contrast ratio of two opaque colours as defined by WCAG 2: 1 to 21.
double contrast(Color a, Color b);

enum class Palette : std::uint8_t { standard, safe, high_contrast };
inline constexpr int kPalettes = 3;
const char* palette_id(Palette);
std::optional<Palette> palette_by_id(std::string_view id);

/// Colour of a seat. Each colour has the same emblem in all games.
enum class SeatColor : std::uint8_t { green, purple, red, blue, yellow, white, black };
inline constexpr int kSeatColors = 7;
/// Returns the id used in the games' data: "green", "purple" …
const char* seat_color_id(SeatColor);
std::optional<SeatColor> seat_color_by_id(std::string_view id);

enum class GameKey : std::uint8_t { jumpgate, race, quantum, microcosmos, astronavigators };
inline constexpr int kGameKeys = 5;
const char* game_key_id(GameKey);
std::optional<GameKey> game_key_by_id(std::string_view id);

/// Alternating lengths of dashes and gaps. A `count` of 0 is a solid line.
struct Dash {
    std::array<float, 4> lengths{};
    int count = 0;
};

struct SeatPaint {
    Color fill, ink;      // colour of the disc, and of the emblem on it
    Color rim;            // ring around the disc
    float rim_width = 0;  // minimum width; 0 derives it from the disc's size
    Dash dash;            // dash of the seat's line in a chart
    float chart_width = 3;
};

struct Theme {
    Palette palette = Palette::standard;
    // Ground
    Color space0, space1;   // background, top to bottom
    Color s1, s2, s3, well; // panel bottom; panel top; raised and selected; fields and grooves
    Color line, line2;      // hairline of panels; border of buttons
    Color field;            // edge of controls: fields, switches, pips
    // Text on dark, brightest first
    Color hi, mid, low;
    // Cards
    Color ivory, ivory2, card_line, ink, ink2;
    // Signals
    Color gold, gold2, warm, brass, focus;
    Color bad, bad_ground0, bad_ground1, bad_line, bad_text, warn, good;
    // Codes of Jump Gate. They always appear with their shapes.
    Color jump, scan, land;
    Color hole, hole_light;
    // Buttons and bars
    Color primary0, primary1, danger0, danger1, danger_line, bar0, bar1;
    std::array<SeatPaint, kSeatColors> seats{};
    std::array<Color, kGameKeys> games{};
    bool flat = false;          // high contrast: no stars, glow or nebula; glows become solid rings
    float panel_border = 1;

    const SeatPaint& seat(SeatColor c) const { return seats[std::size_t(c)]; }
    Color game(GameKey g) const { return games[std::size_t(g)]; }
};
const Theme& theme_of(Palette);

/// Type sizes, each with its line height.
namespace type {
inline constexpr float kDisplay = 40, kDisplayLine = 48;
inline constexpr float kH1 = 28, kH1Line = 36;
inline constexpr float kH2 = 22, kH2Line = 28;
inline constexpr float kTitle = 18, kTitleLine = 24;
inline constexpr float kBody = 16, kBodyLine = 24;
inline constexpr float kLabel = 14, kLabelLine = 20;
inline constexpr float kSmall = 13, kSmallLine = 18;  // smallest size in use
}  // namespace type

namespace radius {
inline constexpr float kPanel = 16, kBox = 20, kButton = 12, kField = 10;
}

inline constexpr float kMinTarget = 44;  // smallest width and height of a target
inline constexpr float kOffIcon = 0.75f;   // alpha of Theme::low for an icon that is off

}  // namespace orrery::ui
