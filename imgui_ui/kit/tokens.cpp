#include "tokens.h"

#include <cmath>

namespace orrery::ui {
namespace {

double luminance(Color c) {
    const auto linear = [](std::uint8_t v) {
        const double s = v / 255.0;
        return s <= 0.04045 ? s / 12.92 : std::pow((s + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b);
}

constexpr Color kInk = rgb(0x1B2234);
constexpr Color kPieceRim = fade(rgb(0xFFF8EA), 0.92f);

constexpr Dash dash(float a, float b) { return {{a, b, 0, 0}, 2}; }
constexpr Dash dash(float a, float b, float c, float d) { return {{a, b, c, d}, 4}; }

constexpr std::array<SeatPaint, kSeatColors> seats(std::array<Color, kSeatColors> fill,
                                                   std::array<Color, kSeatColors> ink) {
    constexpr std::array<Dash, kSeatColors> dashes{Dash{},     dash(9, 5),           dash(2, 5), dash(14, 4, 3, 4),
                                                   dash(5, 3), Dash{}, dash(3, 3)};
    std::array<SeatPaint, kSeatColors> out{};
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = {fill[i], ink[i], kPieceRim, 0, dashes[i], 3};
    out[std::size_t(SeatColor::white)].chart_width = 2;
    return out;
}

constexpr Theme standard_theme() {
    Theme t;
    t.palette = Palette::standard;
    t.space0 = rgb(0x0C1224), t.space1 = rgb(0x060913);
    t.s1 = rgb(0x121A2D), t.s2 = rgb(0x1B2640), t.s3 = rgb(0x273556), t.well = rgb(0x0A101E);
    t.line = rgb(0x33425F), t.line2 = rgb(0x4A5B7E), t.field = rgb(0x64789F);
    t.hi = rgb(0xF5F1E7), t.mid = rgb(0xBDC5D6), t.low = rgb(0x8F9AB2);
    t.ivory = rgb(0xF0E9DB), t.ivory2 = rgb(0xE2D8C3), t.card_line = rgb(0xC9BB9E);
    t.ink = kInk, t.ink2 = rgb(0x565D70);
    t.gold = rgb(0xFFD166), t.gold2 = rgb(0xE0A93B), t.warm = rgb(0xFFF6DC), t.brass = rgb(0xC8A668);
    t.focus = rgb(0x8FE3FF);
    t.bad = rgb(0xFF9384), t.bad_ground0 = rgb(0x4A1F2A), t.bad_ground1 = rgb(0x341620);
    t.bad_line = rgb(0xB5505C), t.bad_text = rgb(0xFFD9D3);
    t.warn = rgb(0xFFB454), t.good = rgb(0x7FDDA6);
    t.jump = rgb(0x2F6BE8), t.scan = rgb(0x17874A), t.land = rgb(0xD9650F);
    t.hole = rgb(0x7A4DD8), t.hole_light = rgb(0xC9B4FF);
    t.primary0 = rgb(0xFFDD87), t.primary1 = rgb(0xF0B94A);
    t.danger0 = rgb(0x5A2530), t.danger1 = rgb(0x431B25), t.danger_line = rgb(0x8A3C48);
    t.bar0 = rgb(0x151F36), t.bar1 = rgb(0x101829);
    t.seats = seats({rgb(0x2FA368), rgb(0x9566DC), rgb(0xDE4B43), rgb(0x3F83F2), rgb(0xF0C030), rgb(0xF0EEE6),
                     rgb(0x454C63)},
                    {kWhite, kWhite, kWhite, kWhite, kInk, kInk, kWhite});
    t.games = {rgb(0x39C6BF), rgb(0xF07F3C), rgb(0xE8557F), rgb(0x7CC76B), rgb(0x8E7DFF)};
    return t;
}

constexpr Theme safe_theme() {
    Theme t = standard_theme();
    t.palette = Palette::safe;
    t.bad = rgb(0xFF9E4A);
    t.jump = rgb(0x2F7FD6), t.scan = rgb(0x00876C), t.land = rgb(0xD55E00);
    t.seats = seats({rgb(0x00A884), rgb(0xE6A0C8), rgb(0xD55E00), rgb(0x2F7FD6), rgb(0xF0E442), rgb(0xF0EEE6),
                     rgb(0x454C63)},
                    {kInk, kInk, kWhite, kWhite, kInk, kInk, kWhite});
    return t;
}

constexpr Theme high_contrast_theme() {
    Theme t = standard_theme();
    t.palette = Palette::high_contrast;
    t.flat = true;
    t.panel_border = 2;
    t.space0 = t.space1 = t.s1 = t.s2 = t.well = t.bar0 = t.bar1 = kBlack;
    t.s3 = rgb(0x1C1C1C);
    t.line = t.line2 = t.field = kWhite;
    t.hi = t.mid = t.low = kWhite;
    t.ivory = t.ivory2 = kWhite;
    t.card_line = t.ink = t.ink2 = kBlack;
    t.gold = t.gold2 = t.primary0 = t.primary1 = rgb(0xFFE800);
    t.warm = kWhite;
    t.brass = rgb(0xFFE2A8);
    t.bad_ground0 = t.bad_ground1 = kBlack;
    t.bad_line = t.bad;
    t.danger0 = t.danger1 = kBlack;
    t.danger_line = t.bad;
    t.seats = seats({rgb(0x3DF08A), rgb(0xE8B8FF), rgb(0xFF6B5E), rgb(0x4A94FF), rgb(0xFFE800), kWhite, kBlack},
                    {kBlack, kBlack, kBlack, kBlack, kBlack, kBlack, kWhite});
    SeatPaint& black = t.seats[std::size_t(SeatColor::black)];
    black.rim = kWhite;
    black.rim_width = 3;
    return t;
}

constexpr Theme kStandard = standard_theme(), kSafe = safe_theme(), kHighContrast = high_contrast_theme();

constexpr std::array<const char*, kPalettes> kPaletteIds{"standard", "safe", "high_contrast"};
constexpr std::array<const char*, kSeatColors> kSeatIds{"green", "purple", "red", "blue", "yellow", "white", "black"};
constexpr std::array<const char*, kGameKeys> kGameIds{"jumpgate", "race", "quantum", "microcosmos", "astronavigators"};

template <class E, std::size_t N>
std::optional<E> find_id(const std::array<const char*, N>& ids, std::string_view id) {
    for (std::size_t i = 0; i < N; ++i)
        if (id == ids[i]) return E(i);
    return {};
}

}  // namespace

double contrast(Color a, Color b) {
    const double x = luminance(a), y = luminance(b);
    return (std::fmax(x, y) + 0.05) / (std::fmin(x, y) + 0.05);
}

const char* palette_id(Palette p) { return kPaletteIds[std::size_t(p)]; }
std::optional<Palette> palette_by_id(std::string_view id) { return find_id<Palette>(kPaletteIds, id); }
const char* seat_color_id(SeatColor c) { return kSeatIds[std::size_t(c)]; }
std::optional<SeatColor> seat_color_by_id(std::string_view id) { return find_id<SeatColor>(kSeatIds, id); }
const char* game_key_id(GameKey g) { return kGameIds[std::size_t(g)]; }
std::optional<GameKey> game_key_by_id(std::string_view id) { return find_id<GameKey>(kGameIds, id); }

const Theme& theme_of(Palette p) {
    switch (p) {
        case Palette::standard: return kStandard;
        case Palette::safe: return kSafe;
        case Palette::high_contrast: return kHighContrast;
    }
    return kStandard;
}

}  // namespace orrery::ui
