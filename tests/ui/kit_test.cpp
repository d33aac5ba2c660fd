// The kit without a game: line breaks, distinguishable colours, and the behaviour of taps, keys and layers.
//   1 lines of text   2 contrast   3 type   4 outlines   5 taps   6 keys   7 layers, dragging, scrolling   8 motion
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "imgui_ui/kit/explanation.h"
#include "imgui_ui/kit/highlights.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/planets.h"
#include "imgui_ui/kit/text_layout.h"
#include "imgui_ui/kit/widgets.h"
#include "tests/ui/headless.h"

namespace orrery::ui {
namespace {

// --- 1 lines of text ---

/// Returns the width of a text in which every character has width one.
float count(std::string_view s) {
    float n = 0;
    for (std::size_t at = 0; at < s.size(); ++n) next_code_point(s, at);
    return n;
}

std::vector<std::string> lines(std::string_view text, float width) {
    std::vector<std::string> out;
    for (const std::string_view line : break_lines(text, width, count)) out.emplace_back(line);
    return out;
}

std::string without_spaces(std::string_view s) {
    std::string out;
    for (const char c : s)
        if (c != ' ' && c != '\n') out += c;
    return out;
}

using Lines = std::vector<std::string>;

TEST(Lines, LatinBreaksAtSpaces) {
    EXPECT_EQ(lines("Scan it first; then claim it.", 14), (Lines{"Scan it first;", "then claim it."}));
    EXPECT_EQ(lines("Land & Claim", 6), (Lines{"Land &", "Claim"}));
    EXPECT_EQ(lines("12 min ago", 100), (Lines{"12 min ago"}));
    EXPECT_EQ(lines("wins 62 % of all", 8), (Lines{"wins", "62 % of", "all"})) << "a number keeps its sign";
}

TEST(Places, WhatBelongsTogetherIsCoveredAltogetherOrNotAtAll) {
    const Rect bounds{0, 0, 400, 300};
    const std::vector<Rect> above{{0, 0, 400, 180}}, wholes{{37, 200, 200, 60}};
    const Rect torn = least_covering(200, 80, bounds, {}, above).place, whole = least_covering(200, 80, bounds, {}, above, {}, wholes).place;
    EXPECT_GT(torn.x, wholes[0].x) << "the middle would leave its beginning in sight";
    EXPECT_EQ(whole.x, wholes[0].x);
    EXPECT_LE(whole.y, wholes[0].y);
    EXPECT_GE(whole.bottom(), wholes[0].bottom());
}

TEST(Lines, AWordWiderThanTheLineBreaksInside) {
    EXPECT_EQ(lines("Donaudampfschiff", 6), (Lines{"Donaud", "ampfsc", "hiff"}));
    EXPECT_EQ(lines("a Donau", 4), (Lines{"a", "Dona", "u"}));
}

TEST(Lines, ALineFeedAlwaysBreaks) {
    EXPECT_EQ(lines("one\ntwo three", 100), (Lines{"one", "two three"}));
    EXPECT_EQ(lines("", 10), (Lines{""}));
    EXPECT_EQ(lines("one\n\ntwo", 10), (Lines{"one", "", "two"}));
}

TEST(Lines, JapaneseBreaksBetweenCharactersButNotBeforeItsMarks) {
    EXPECT_EQ(lines("先にスキャンしてください。", 12), (Lines{"先にスキャンしてくださ", "い。"}));
    EXPECT_EQ(lines("手札「札」を", 3), (Lines{"手札", "「札」", "を"}));
    EXPECT_EQ(lines("スキャン", 2), (Lines{"ス", "キャ", "ン"}));
    EXPECT_EQ(lines("カード", 2), (Lines{"カー", "ド"}));
    EXPECT_EQ(lines("残り(3枚)です", 3), (Lines{"残り", "(3", "枚)", "です"}));
}

TEST(Lines, JapaneseBreaksAtPhrasesWhereThatTakesNoFurtherLine) {
    EXPECT_EQ(lines("今の選択に答える手でなければなりません。", 12), (Lines{"今の選択に答える", "手でなければなりません。"}));
    EXPECT_EQ(lines("今の選択に答える手でなければなりません。", 11), (Lines{"今の選択に答える手でな", "ければなりません。"})) << "otherwise three lines";
    EXPECT_EQ(lines("カードをご確認の後に", 6), (Lines{"カードをご確", "認の後に"})) << "a prefix is no phrase";
    EXPECT_EQ(lines("惑星へ移動する、または調べる", 9), (Lines{"惑星へ移動する、", "または調べる"}));
}

TEST(Lines, LatinWordsInJapaneseStayWhole) {
    EXPECT_EQ(lines("これはEnerGelです", 8), (Lines{"これは", "EnerGelで", "す"}));
}

TEST(Lines, NothingIsLostAndMarksNeverStartALine) {
    const std::string text = "セティウムには裏向きのリソースが1枚残っています。先にスキャンしてください(アクション1・札1)。「上陸&確保」はEnerGel[ダーク]のあとです。";
    const std::u32string_view never_first = U"、。・)」ーっゃゅょッャュョ]", never_last = U"「([";
    for (float width = 4; width < 40; ++width) {
        std::string joined;
        for (const std::string& line : lines(text, width)) {
            joined += line;
            std::size_t at = 0;
            const char32_t first = next_code_point(line, at);
            char32_t last = first;
            while (at < line.size()) last = next_code_point(line, at);
            EXPECT_EQ(never_first.find(first), std::u32string_view::npos) << width << ": " << line;
            if (count(line) > 1) { EXPECT_EQ(never_last.find(last), std::u32string_view::npos) << width << ": " << line; }
            // No line may be too long, except if an unbreakable piece is wider than the line.
            if (width >= 10) { EXPECT_LE(count(line), width) << line; }
        }
        EXPECT_EQ(without_spaces(joined), without_spaces(text)) << width;
    }
}

TEST(Lines, BrokenUtf8IsReadByteByByte) {
    const std::string broken = "a\xE3\x81 b\xFF\xC0\x80 \xF0\x9F";
    std::size_t at = 0, steps = 0;
    while (at < broken.size()) {
        next_code_point(broken, at);
        ASSERT_LE(++steps, broken.size());
    }
    EXPECT_FALSE(lines(broken, 2).empty());
}

// --- 2 contrast ---

constexpr double kText = 4.5, kSign = 3.0;                  // minimum ratios for text, and for symbols or large type

class Contrast : public testing::TestWithParam<Palette> {
  protected:
    const Theme& t = theme_of(GetParam());
};

TEST_P(Contrast, TextOnDarkGround) {
    for (const Color ground : {t.space0, t.space1, t.s1, t.s2, t.well, t.bar0, t.bar1}) {
        for (const Color text : {t.hi, t.mid, t.low, t.gold, t.brass, t.warn, t.good}) EXPECT_GE(contrast(text, ground), kText);
        EXPECT_GE(contrast(t.focus, ground), kSign);
        EXPECT_GE(contrast(t.bad, ground), kText);
        EXPECT_GE(contrast(t.hole_light, ground), kText);
    }
    EXPECT_GE(contrast(t.hi, t.s3), kText);
    EXPECT_GE(contrast(t.mid, t.s3), kText);
}

TEST_P(Contrast, TextOnCardsButtonsAndMessages) {
    for (const Color card : {t.ivory, t.ivory2}) {
        EXPECT_GE(contrast(t.ink, card), kText);
        EXPECT_GE(contrast(t.ink2, card), kText);
    }
    for (const Color button : {t.primary0, t.primary1, t.gold}) EXPECT_GE(contrast(t.ink, button), kText);
    for (const Color ground : {t.bad_ground0, t.bad_ground1}) {
        EXPECT_GE(contrast(t.bad, ground), kText);
        EXPECT_GE(contrast(t.hi, ground), kText);
        EXPECT_GE(contrast(t.bad_text, ground), kText);
    }
    for (const Color ground : {t.danger0, t.danger1}) EXPECT_GE(contrast(t.bad_text, ground), kText);
}

TEST_P(Contrast, SignsOfCodesSeatsAndGames) {
    for (const Color code : {t.jump, t.scan, t.land}) EXPECT_GE(contrast(kWhite, code), kSign);
    for (int i = 0; i < kSeatColors; ++i) {
        const SeatPaint& seat = t.seat(SeatColor(i));
        EXPECT_GE(contrast(seat.ink, seat.fill), kSign) << seat_color_id(SeatColor(i));
        const Color rim{seat.rim.r, seat.rim.g, seat.rim.b, 255};
        EXPECT_GE(std::max(contrast(seat.fill, t.space0), contrast(rim, t.space0)), kSign) << seat_color_id(SeatColor(i));
    }
    for (int i = 0; i < kGameKeys; ++i) EXPECT_GE(contrast(t.game(GameKey(i)), t.s1), kText) << game_key_id(GameKey(i));
}

INSTANTIATE_TEST_SUITE_P(AllPalettes, Contrast, testing::Values(Palette::standard, Palette::safe, Palette::high_contrast),
                         [](const auto& p) { return std::string(palette_id(p.param)); });

// Returns the colour as seen by eyes that lack one kind of cone (Machado, Oliveira and Fernandes 2009), in CIE Lab.
std::array<double, 3> seen_without(int cone, Color color) {
    constexpr double kSeen[3][3][3] = {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
                                       {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
                                       {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
    const auto linear = [](std::uint8_t v) { return v <= 10 ? v / 255.0 / 12.92 : std::pow((v / 255.0 + 0.055) / 1.055, 2.4); };
    const double from[3] = {linear(color.r), linear(color.g), linear(color.b)};
    double rgb[3];
    for (int i = 0; i < 3; ++i) rgb[i] = std::clamp(kSeen[cone][i][0] * from[0] + kSeen[cone][i][1] * from[1] + kSeen[cone][i][2] * from[2], 0.0, 1.0);
    const auto curve = [](double v) { return v > 0.008856 ? std::cbrt(v) : 7.787 * v + 16 / 116.0; };
    const double x = curve((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047);
    const double y = curve(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    const double z = curve((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

// Emblems distinguish the seats in every palette. In these palettes the colours must do so as well, also for eyes that lack a cone.
TEST(SeatColours, StayApartForEyesThatLackACone) {
    for (const Palette palette : {Palette::safe, Palette::high_contrast})
        for (int cone = 0; cone < 3; ++cone)
            for (int i = 0; i < kSeatColors; ++i)
                for (int j = 0; j < i; ++j) {
                    const Theme& t = theme_of(palette);
                    const auto a = seen_without(cone, t.seat(SeatColor(i)).fill), b = seen_without(cone, t.seat(SeatColor(j)).fill);
                    EXPECT_GE(std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), 15)
                        << palette_id(palette) << ", cone " << cone << ": " << seat_color_id(SeatColor(i)) << " and " << seat_color_id(SeatColor(j));
                }
}

TEST(ContrastRatio, IsThatOfTheStandard) {
    EXPECT_NEAR(contrast(kBlack, kWhite), 21, 1e-9);
    EXPECT_NEAR(contrast(kWhite, kWhite), 1, 1e-9);
    EXPECT_NEAR(contrast(rgb(0x777777), kWhite), 4.48, 0.01);
    EXPECT_NEAR(contrast(rgb(0xF5F1E7), rgb(0x0C1224)), 16.5, 0.1);  // main text on space
}

TEST(Ids, RoundTrip) {
    for (int i = 0; i < kSeatColors; ++i) EXPECT_EQ(seat_color_by_id(seat_color_id(SeatColor(i))), SeatColor(i));
    for (int i = 0; i < kGameKeys; ++i) EXPECT_EQ(game_key_by_id(game_key_id(GameKey(i))), GameKey(i));
    for (int i = 0; i < kPalettes; ++i) EXPECT_EQ(palette_by_id(palette_id(Palette(i))), Palette(i));
    EXPECT_EQ(seat_color_by_id("orange"), std::nullopt);
    EXPECT_EQ(planet_look_ids().size(), 12u);
}

// --- 3 type ---

std::vector<unsigned char> font_file(const std::string& name) {
    std::ifstream in(std::string(ORRERY_TEST_FONT_DIR) + "/" + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST(Type, SizesAreThoseOfTheEmSquare) {
    test::Screen screen({1180, 820}, 2);
    Canvas& c = screen.begin_frame().canvas();
    // A kana fills the em square.
    for (const float size : {13.0f, 16.0f, 22.0f, 40.0f}) EXPECT_NEAR(c.text_width("あいう", size), 3 * size, size * 0.06f) << size;
    screen.end_frame();
}

TEST(Type, FitShrinksToThirteenAndThenCuts) {
    test::Screen screen({1180, 820});
    Canvas& c = screen.begin_frame().canvas();
    const auto fitted = [&](std::string_view s, float max) {
        return c.fit({10, 10}, s, 16, kWhite, Weight::bold, Align::left, max);
    };
    const std::string_view name = "Maximiliane von Sternberg";
    const float full = c.text_width(name, 16, Weight::bold), least = c.text_width(name, 13, Weight::bold);
    EXPECT_FLOAT_EQ(fitted(name, full + 1), full);
    const float shrunk = fitted(name, least + 2);
    EXPECT_LE(shrunk, least + 2);
    EXPECT_GE(shrunk, least - 1);
    EXPECT_LE(fitted(name, 60), 60);
    EXPECT_GT(fitted(name, 60), 30);                        // cut, not dropped
    EXPECT_LE(fitted("ちよ子ちよ子ちよ子", 50), 50);
    screen.end_frame();
}

TEST(Type, WordsWithAccentsStayWhole) {
    // A letter outside of ASCII does not permit a break, as one of a script without spaces does.
    test::Screen screen({1180, 820});
    Canvas& c = screen.begin_frame().canvas();
    const float word = c.text_width("développé", 16);
    EXPECT_LT(c.whole_words("développé", 16, Weight::medium, word * 0.9f, 2), 16);
    EXPECT_EQ(c.whole_words("開発開発開発", 16, Weight::medium, 52, 2), 16);
    EXPECT_FLOAT_EQ(c.widest_word("un développé\nle", 16, Weight::medium), word);
    EXPECT_NEAR(c.widest_word("開発", 16, Weight::medium), 16, 1);
    EXPECT_EQ(c.widest_word("", 16, Weight::medium), 0);
    screen.end_frame();
}

TEST(Type, WhatDoesNotFitASmallLineTakesTwo) {
    test::Screen screen({1180, 820});
    Canvas& c = screen.begin_frame().canvas();
    const float whole = c.text_width("two words", type::kSmall);
    const auto count = [&](float max, int most) { return c.fit_lines({10, 10}, "two words", 16, kWhite, Weight::medium, Align::left, max, most); };
    EXPECT_EQ(count(whole + 1, 2), 1);
    EXPECT_EQ(count(whole - 1, 2), 2);
    EXPECT_EQ(count(whole - 1, 1), 1);
    screen.end_frame();
}

TEST(Type, TextStaysReadableWhereBoxesShrink) {
    test::Screen phone({360, 640}), tablet({1180, 820});
    Canvas& small = phone.begin_frame().canvas();
    ASSERT_LT(small.ui_scale(), 1);
    const float on_phone = small.text_width("Black hole", 13) * small.ui_scale();
    phone.end_frame();
    Canvas& usual = tablet.begin_frame().canvas();
    EXPECT_GE(on_phone, usual.text_width("Black hole", 13) * 0.97f);
    tablet.end_frame();
}

TEST(Type, JapaneseComesLaterAndIntoBothFaces) {
    ImGuiContext* context = ImGui::CreateContext();
    ImGui::SetCurrentContext(context);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
    io.DisplaySize = {400, 300};
    Assets assets;
    EXPECT_FALSE(assets.fonts.add_japanese(font_file("Mplus1-Medium.otf"), font_file("Mplus1-Bold.otf")));
    const std::vector<unsigned char> nonsense(5000, 'x');
    EXPECT_FALSE(load_assets(assets, nonsense, nonsense));
    ASSERT_TRUE(load_assets(assets, font_file("MplusCodeLatin60-Medium.otf"), font_file("MplusCodeLatin60-Bold.otf")));
    EXPECT_FALSE(assets.fonts.add_japanese(nonsense, nonsense));
    const auto width = [&](Weight w) {
        ImGui::NewFrame();
        Canvas c(*ImGui::GetBackgroundDrawList(), assets, theme_of(Palette::standard), 1, 1, {400, 300});
        c.text({10, 50}, "惑星", 20, kWhite, w);
        const float measured = c.text_width("惑星", 20, w);
        ImGui::Render();
        return measured;
    };
    EXPECT_LT(width(Weight::medium), 36);                   // two replacement characters
    EXPECT_LT(width(Weight::bold), 36);
    const int before = assets.fonts.generation();
    ASSERT_TRUE(assets.fonts.add_japanese(font_file("Mplus1-Medium.otf"), font_file("Mplus1-Bold.otf")));
    EXPECT_GT(assets.fonts.generation(), before);
    EXPECT_NEAR(width(Weight::medium), 40, 1.5);
    EXPECT_NEAR(width(Weight::bold), 40, 1.5);
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        texture->SetTexID(ImTextureID_Invalid);
        texture->SetStatus(ImTextureStatus_Destroyed);
    }
    ImGui::DestroyContext(context);
}

// --- 4 outlines ---

/// Returns the distance of a point to the edge of a rounded rectangle, negative inside.
float beyond_edge(Rect r, float radius, Vec p) {
    const Vec from_middle{std::fabs(p.x - r.centre().x) - (r.w / 2 - radius), std::fabs(p.y - r.centre().y) - (r.h / 2 - radius)};
    return length({std::max(0.0f, from_middle.x), std::max(0.0f, from_middle.y)}) + std::min(0.0f, std::max(from_middle.x, from_middle.y)) - radius;
}

struct Pill {
    Rect place;
    float radius, thickness;                   ///< thickness 0: filled
};

/// Returns pills of many sizes side by side, at fractions of pixels. Their radius is half the height, or more.
std::vector<Pill> pills(Vec window) {
    constexpr float kGap = 8;
    std::vector<Pill> out;
    float x = kGap, y = kGap, row = 0;
    for (const float h : {7.0f, 10.0f, 15.0f, 18.0f, 19.3f, 22.0f, 24.0f, 26.5f, 34.0f, 44.0f})
        for (const float w : {h, h + 0.4f, h * 1.7f + 0.3f, 77.7f})
            for (const float radius : {h / 2, h})
                for (const float thickness : {0.0f, 1.0f, 1.4f, 2.5f}) {
                    const float across = std::max(w, h);
                    if (x + across + kGap > window.x) {
                        x = kGap;
                        y += row + kGap;
                        row = 0;
                    }
                    out.push_back({{x, y, across, h}, radius, thickness});
                    x += across + kGap + 0.37f;
                    row = std::max(row, h + 0.21f);
                }
    EXPECT_LE(y + row + kGap, window.y);
    return out;
}

// Where two arcs of a pill's outline meet there must be no spike: nothing is drawn outside the shape, and nothing inside a thin outline.
TEST(Outlines, PillsHaveNoSpikes) {
    for (const float dpr : {1.0f, 1.25f, 2.0f}) {
        constexpr Vec kWindow{1100, 700};
        test::Screen screen(kWindow, dpr);
        const std::vector<Pill> all = pills(kWindow);
        Ui& ui = screen.begin_frame();
        Canvas& c = ui.canvas();
        for (const Pill& pill : all) {
            if (pill.thickness > 0) c.rect_stroke(pill.place, pill.radius, kWhite, pill.thickness);
            else c.gradient(pill.place, pill.radius, kWhite, kWhite);
        }
        const float scale = c.scale();
        screen.end_frame();
        const std::vector<unsigned char> pixels = screen.window().pixels();
        const int across = int(kWindow.x * dpr);
        constexpr float kSoft = 1.3f;                      // reach of a smooth edge, in pixels
        const auto grid = [&](float n) { return std::floor(n * scale + 0.5f); };
        for (const Pill& pill : all) {
            const Vec a{grid(pill.place.x), grid(pill.place.y)}, b{grid(pill.place.right()), grid(pill.place.bottom())};
            const Rect edge{a.x, a.y, b.x - a.x, b.y - a.y};
            const float radius = std::min(edge.w, edge.h) / 2, thick = pill.thickness > 0 ? std::max(1.0f, pill.thickness * scale) : radius;
            int outside = 0, inside = 0, missing = 0;
            for (int y = int(edge.y) - 5; y < int(edge.bottom()) + 5; ++y)
                for (int x = int(edge.x) - 5; x < int(edge.right()) + 5; ++x) {
                    const int light = pixels[(std::size_t(y) * std::size_t(across) + std::size_t(x)) * 3];
                    const float beyond = beyond_edge(edge, radius, {float(x) + 0.5f, float(y) + 0.5f});
                    outside += beyond > kSoft && light > 8;
                    inside += beyond < -thick - kSoft && pill.thickness > 0 && light > 8;
                    missing += std::fabs(beyond + thick / 2) < 0.25f && light < 60;
                }
            const std::string where = std::to_string(pill.place.w) + " x " + std::to_string(pill.place.h) + ", outline " + std::to_string(pill.thickness) + ", radius " +
                                      std::to_string(pill.radius) + ", at " + std::to_string(dpr);
            EXPECT_EQ(outside, 0) << where;
            EXPECT_EQ(inside, 0) << where;
            EXPECT_EQ(missing, 0) << where;
        }
    }
}

// --- 5 taps ---

/// Screen whose targets are drawn by `content`. Counts the taps of each.
class Workbench {
  public:
    explicit Workbench(std::function<void(Workbench&)> content) : content_(std::move(content)) { frames(2); }
    void frames(int n, double ms = 16) {
        for (int i = 0; i < n; ++i) {
            screen_.begin_frame(ms);
            content_(*this);
            screen_.end_frame();
        }
    }
    void place(Id id, Rect r, const TapOptions& o = {}) {
        if (ui().tap(id, r, o)) tapped.push_back(id);
    }
    void press(Vec at) {
        screen_.pointer(at);
        frames(1);
        screen_.press(true);
        frames(2);
    }
    void move(Vec at) {
        screen_.pointer(at);
        frames(2);
    }
    /// Lifts the finger `ms` after the last frame.
    void release(double ms = 16) {
        screen_.press(false);
        frames(1, ms);
        frames(1);
    }
    void tap(Vec at) {
        press(at);
        release();
    }
    void key(ImGuiKey key, bool shift = false) {
        ImGuiIO& io = ImGui::GetIO();
        if (shift) io.AddKeyEvent(ImGuiMod_Shift, true);
        io.AddKeyEvent(key, true);
        frames(2);
        io.AddKeyEvent(key, false);
        if (shift) io.AddKeyEvent(ImGuiMod_Shift, false);
        frames(2);
    }
    Id focused() {
        for (const Target& t : ui().targets())
            if (ui().is_focused(t.id)) return t.id;
        return 0;
    }
    Ui& ui() { return screen_.ui(); }
    std::vector<Id> tapped;

  private:
    test::Screen screen_{Vec{1180, 820}};
    std::function<void(Workbench&)> content_;
};

using Ids = std::vector<Id>;

TEST(Highlights, ABadgeCoversNoNumberWhereACornerIsFree) {
    const Highlight highlight{.place = {100, 100, 60, 60}};
    const auto covers = [](const Badge& badge, Rect r) { return square_around(badge.centre, 2 * badge.radius).overlaps(r); };
    const Badge usual = badge_of(highlight, {});
    EXPECT_GT(usual.centre.x, 150) << "usually at the upper right";
    EXPECT_LT(usual.centre.y, 110);
    std::vector<Rect> keep;
    for (int corner = 0; corner < 3; ++corner) {
        keep.push_back(square_around(badge_of(highlight, keep).centre, 20));
        const Badge badge = badge_of(highlight, keep);
        for (const Rect& number : keep) EXPECT_FALSE(covers(badge, number)) << corner;
    }
    keep.push_back(square_around(badge_of(highlight, keep).centre, 20));
    EXPECT_EQ(badge_of(highlight, keep).centre, usual.centre) << "nowhere to go";
    EXPECT_LT(badge_of({.place = {100, 100, 31, 31}}, {}).radius, usual.radius) << "smaller on small things";
}

TEST(Taps, ATargetIsTappedOnceWhenLetGoOnIt) {
    Workbench desk([](Workbench& d) { d.place(1, {100, 100, 80, 60}); });
    desk.press({120, 120});
    EXPECT_TRUE(desk.ui().is_pressed(1));
    EXPECT_TRUE(desk.tapped.empty());
    desk.release();
    EXPECT_EQ(desk.tapped, Ids{1});
    desk.tap({500, 500});
    EXPECT_EQ(desk.tapped, Ids{1});
}

TEST(Taps, LettingGoElsewhereTakesItBack) {
    Workbench desk([](Workbench& d) { d.place(1, {100, 100, 80, 60}); });
    desk.press({120, 120});
    desk.move({400, 400});
    EXPECT_FALSE(desk.ui().is_pressed(1));
    desk.release();
    EXPECT_TRUE(desk.tapped.empty());
}

TEST(Taps, SmallThingsAreReachedWithinFortyFourPixels) {
    Workbench desk([](Workbench& d) { d.place(1, {100, 100, 20, 20}); d.place(2, {140, 100, 20, 20}); });
    EXPECT_GE(desk.ui().targets()[0].hit.w, kMinTarget);
    EXPECT_GE(desk.ui().targets()[0].hit.h, kMinTarget);
    desk.tap({92, 92});
    desk.tap({128, 110});                                   // between the two; the nearer one is hit
    desk.tap({133, 110});
    EXPECT_EQ(desk.tapped, (Ids{1, 1, 2}));
    desk.tap({110, 140});
    EXPECT_EQ(desk.tapped.size(), 3u);
}

TEST(Taps, WhatIsDrawnLastLiesAbove) {
    Workbench desk([](Workbench& d) { d.place(1, {100, 100, 200, 200}); d.place(2, {150, 150, 60, 60}); });
    desk.tap({180, 180});
    desk.tap({120, 120});
    EXPECT_EQ(desk.tapped, (Ids{2, 1}));
}

TEST(Taps, RoundThingsHaveNoCorners) {
    Workbench desk([](Workbench& d) {
        d.place(1, {0, 0, 400, 400});
        if (d.ui().tap_circle(2, {200, 200}, 100)) d.tapped.push_back(2);
    });
    desk.tap({200, 290});
    desk.tap({292, 292});
    EXPECT_EQ(desk.tapped, (Ids{2, 1}));
}

TEST(Taps, DisabledThingsReportTapsToo) {
    Workbench desk([](Workbench& d) { d.place(1, {100, 100, 80, 60}, {.name = "Construct", .enabled = false}); });
    desk.tap({120, 120});
    EXPECT_EQ(desk.tapped, Ids{1});
    EXPECT_EQ(desk.ui().targets()[0].name, "Construct");
    EXPECT_FALSE(desk.ui().targets()[0].options.enabled);
}

TEST(Taps, HoldingExplainsAndDoesNotTap) {
    Workbench desk([](Workbench& d) { d.place(1, {100, 100, 80, 60}); });
    desk.press({120, 120});
    EXPECT_FALSE(desk.ui().is_held(1));
    EXPECT_GE(desk.ui().wake_ms(), 0);                      // the loop must wake for it
    desk.frames(2, 400);
    EXPECT_TRUE(desk.ui().is_held(1));
    desk.release();
    EXPECT_FALSE(desk.ui().is_held(1));
    EXPECT_TRUE(desk.tapped.empty());
}

TEST(Taps, AKeyHoldsWhatHasTheFocus) {
    Workbench desk([](Workbench& d) {
        d.place(1, {100, 100, 80, 60});
        d.place(2, {100, 300, 80, 60});
    });
    const auto key = [&desk](ImGuiKey which, bool is_down) {
        ImGui::GetIO().AddKeyEvent(which, is_down);
        desk.frames(2);
    };
    key(ImGuiKey_I, true);
    EXPECT_FALSE(desk.ui().is_held(1) || desk.ui().is_held(2)) << "nothing has the focus yet";
    key(ImGuiKey_I, false);
    key(ImGuiKey_Tab, true);
    key(ImGuiKey_Tab, false);
    ASSERT_TRUE(desk.ui().is_focused(1));
    key(ImGuiKey_I, true);
    EXPECT_TRUE(desk.ui().is_held(1));
    EXPECT_FALSE(desk.ui().is_held(2));
    EXPECT_EQ(desk.ui().held_at().y, 130) << "in its middle, wherever the pointer is";
    key(ImGuiKey_I, false);
    EXPECT_FALSE(desk.ui().is_held(1));
    key(ImGuiKey_I, true);
    key(ImGuiKey_Escape, true);
    EXPECT_FALSE(desk.ui().is_held(1)) << "Esc ends it, although the key is still down";
    key(ImGuiKey_Escape, false);
    key(ImGuiKey_I, false);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, true);
    key(ImGuiKey_I, true);
    EXPECT_FALSE(desk.ui().is_held(1)) << "with Ctrl it belongs to the browser";
    key(ImGuiKey_I, false);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, false);
    key(ImGuiKey_I, true);
    desk.press({120, 320});
    EXPECT_FALSE(desk.ui().is_held(1)) << "a finger takes over";
    desk.frames(2, 400);
    key(ImGuiKey_I, false);
    EXPECT_TRUE(desk.ui().is_held(2)) << "and keeps its own hold";
    desk.release();
    EXPECT_TRUE(desk.tapped.empty());
}

TEST(Taps, AHoldThatNothingAsksForTaps) {
    Workbench desk([](Workbench& d) { d.place(1, {100, 100, 80, 60}); });
    desk.press({120, 120});
    desk.frames(2, 400);
    desk.release();
    EXPECT_EQ(desk.tapped, Ids{1});
    desk.press({120, 120});
    desk.frames(2, 400);
    EXPECT_TRUE(desk.ui().is_held(1));
    desk.release();
    EXPECT_EQ(desk.tapped, Ids{1}) << "this one was asked for";
    desk.tap({120, 120});
    EXPECT_EQ(desk.tapped, (Ids{1, 1})) << "the next press begins anew";
}

TEST(Taps, ASlowFrameMakesNoTapAHold) {
    Workbench desk([](Workbench& d) { d.place(1, {100, 100, 80, 60}); });
    desk.press({120, 120});
    desk.release(900);
    EXPECT_EQ(desk.tapped, Ids{1});
    EXPECT_FALSE(desk.ui().is_held(1));
}

TEST(Taps, ATapUnderATurnedOrMovedCanvasIsFoundWhereItIsDrawn) {
    Workbench desk([](Workbench& d) {
        const auto moved = d.ui().canvas().transformed({300, 200});
        d.place(1, {0, 0, 50, 50});
    });
    desk.tap({320, 220});
    EXPECT_EQ(desk.tapped, Ids{1});
    desk.tap({20, 20});
    EXPECT_EQ(desk.tapped, Ids{1});
}

TEST(Taps, NothingIsFoundOutsideItsClip) {
    Workbench desk([](Workbench& d) {
        const auto clip = d.ui().canvas().clipped({0, 0, 400, 150});
        d.place(1, {100, 100, 80, 100});
    });
    desk.tap({120, 180});
    EXPECT_TRUE(desk.tapped.empty());
    desk.tap({120, 120});
    EXPECT_EQ(desk.tapped, Ids{1});
}

// --- 6 keys ---

void grid(Workbench& d) {                                        // 1 2 / 3 4
    for (int i = 0; i < 4; ++i)
        d.place(Id(i + 1), {100 + 200 * float(i % 2), 100 + 150 * float(i / 2), 100, 60});
}

TEST(Keys, TabWalksInOrderAndBack) {
    Workbench desk(grid);
    EXPECT_EQ(desk.focused(), 0u);
    for (const Id expected : {1u, 2u, 3u, 4u, 1u}) {
        desk.key(ImGuiKey_Tab);
        EXPECT_EQ(desk.focused(), expected);
    }
    desk.key(ImGuiKey_Tab, true);
    EXPECT_EQ(desk.focused(), 4u);
}

// Wherever targets lie, arrow keys lead from the first of them to every other.
TEST(Keys, ArrowsLeadEverywhere) {
    Rng rng(3);
    for (int round = 0; round < 300; ++round) {
        std::vector<Rect> places;
        for (std::uint32_t n = 2 + rng.below(40); n > 0; --n) {
            const Rect place{float(rng.below(1000)), float(rng.below(700)), float(20 + rng.below(round % 2 ? 40 : 300)), float(20 + rng.below(60))};
            const auto is_same = [&](const Rect& other) { return distance(other.centre(), place.centre()) < 8; };
            if (std::none_of(places.begin(), places.end(), is_same)) places.push_back(place);
        }
        Workbench desk([&](Workbench& d) {
            for (std::size_t i = 0; i < places.size(); ++i) d.place(Id(i + 1), places[i]);
        });
        desk.frames(2);
        std::set<Id> reached{1};
        std::vector<Id> open{1};
        while (!open.empty()) {
            const Id from = open.back();
            open.pop_back();
            for (const Vec way : {Vec{1, 0}, Vec{-1, 0}, Vec{0, 1}, Vec{0, -1}})
                if (const Id to = desk.ui().next_focus(from, way); to != 0 && reached.insert(to).second) open.push_back(to);
        }
        ASSERT_EQ(reached.size(), places.size()) << "round " << round;
    }
}

TEST(Keys, ArrowsGoWhereTheyPoint) {
    Workbench desk(grid);
    desk.key(ImGuiKey_Tab);
    desk.key(ImGuiKey_RightArrow);
    EXPECT_EQ(desk.focused(), 2u);
    desk.key(ImGuiKey_DownArrow);
    EXPECT_EQ(desk.focused(), 4u);
    desk.key(ImGuiKey_LeftArrow);
    EXPECT_EQ(desk.focused(), 3u);
    desk.key(ImGuiKey_LeftArrow);
    EXPECT_EQ(desk.focused(), 3u);                          // no neighbour there
    desk.key(ImGuiKey_UpArrow);
    EXPECT_EQ(desk.focused(), 1u);
}

TEST(Keys, EnterAndSpaceTapWhatHasTheFocus) {
    Workbench desk(grid);
    desk.key(ImGuiKey_Enter);
    EXPECT_TRUE(desk.tapped.empty());                       // nothing is focused yet
    desk.key(ImGuiKey_Tab);
    desk.key(ImGuiKey_Enter);
    desk.key(ImGuiKey_Tab);
    desk.key(ImGuiKey_Space);
    EXPECT_EQ(desk.tapped, (Ids{1, 2}));
}

TEST(Keys, ThePointerHidesTheRing) {
    Workbench desk(grid);
    desk.key(ImGuiKey_Tab);
    ASSERT_EQ(desk.focused(), 1u);
    desk.tap({700, 700});
    EXPECT_EQ(desk.focused(), 0u);
}

// --- 7 layers, dragging, scrolling ---

TEST(Layers, WhatLiesBelowDoesNotReact) {
    bool open = true;
    Workbench desk([&](Workbench& d) {
        grid(d);
        if (!open) return;
        d.ui().push_layer();
        d.place(9, {400, 400, 100, 60});
        d.ui().pop_layer();
    });
    desk.tap({120, 120});
    EXPECT_TRUE(desk.tapped.empty());
    desk.key(ImGuiKey_Tab);
    EXPECT_EQ(desk.focused(), 9u);
    desk.key(ImGuiKey_Tab);
    EXPECT_EQ(desk.focused(), 9u);
    desk.tap({420, 420});
    EXPECT_EQ(desk.tapped, Ids{9});
    open = false;
    desk.frames(2);
    desk.tap({120, 120});
    EXPECT_EQ(desk.tapped, (Ids{9, 1}));
}

TEST(Layers, ADialogAnswers) {
    DialogResult answer = DialogResult::none;
    Workbench desk([&](Workbench& d) {
        grid(d);
        const DialogResult r = dialog(d.ui(), id("end"), {"This ends the game now.", "You show 24 points, Ben 21. Go on?", "End the game", "Back", true, false});
        if (r != DialogResult::none) answer = r;
    });
    const Target* cancel = nullptr;
    for (const Target& t : desk.ui().targets())
        if (t.name == "Back") cancel = &t;
    ASSERT_NE(cancel, nullptr);
    desk.tap({120, 120});
    EXPECT_EQ(answer, DialogResult::none);
    EXPECT_TRUE(desk.tapped.empty());
    for (const Target& t : desk.ui().targets())
        if (t.name == "Back") cancel = &t;
    desk.tap(cancel->rect.centre());
    EXPECT_EQ(answer, DialogResult::cancel);
}

TEST(Dragging, TellsWhereFromWhereToAndWhenItIsDropped) {
    std::optional<Drag> dropped;
    Workbench desk([&](Workbench& d) {
        d.place(1, {100, 100, 80, 60}, {.can_drag = true});
        d.place(2, {400, 100, 80, 60});
        if (d.ui().drag() && d.ui().drag()->released) dropped = d.ui().drag();
    });
    desk.press({120, 120});
    EXPECT_FALSE(desk.ui().drag());
    desk.move({420, 130});
    ASSERT_TRUE(desk.ui().drag());
    EXPECT_EQ(desk.ui().drag()->source, 1u);
    EXPECT_EQ(desk.ui().drag()->over, 2u);
    desk.release();
    ASSERT_TRUE(dropped);
    EXPECT_EQ(dropped->over, 2u);
    EXPECT_FALSE(desk.ui().drag());
    EXPECT_TRUE(desk.tapped.empty());                       // a drag is not a tap
}

TEST(Scrolling, MovesWithTheFingerAndTakesTheTap) {
    float offset = 0;
    Workbench desk([&](Workbench& d) {
        const Rect r{100, 100, 300, 200};
        const float y = begin_scroll(d.ui(), id("log"), r, 1000, offset);
        for (int i = 0; i < 20; ++i) d.place(Id(i + 1), {100, y + 50 * float(i), 300, 50});
        end_scroll(d.ui(), r, 1000, offset, kBlack);
    });
    desk.press({200, 250});
    desk.move({200, 235});
    desk.move({200, 150});
    desk.release();
    EXPECT_GT(offset, 60);
    EXPECT_LE(offset, 100);
    EXPECT_TRUE(desk.tapped.empty());
    desk.tap({200, 120});
    ASSERT_EQ(desk.tapped.size(), 1u);
    EXPECT_EQ(desk.tapped[0], Id(1 + int((20 + offset) / 50)));
}

TEST(Scrolling, TheKeyboardBringsItsTargetIntoView) {
    float offset = 0;
    Workbench desk([&](Workbench& d) {
        const Rect r{100, 100, 300, 200};
        const float y = begin_scroll(d.ui(), id("log"), r, 1000, offset);
        for (int i = 0; i < 20; ++i) d.place(Id(i + 1), {100, y + 50 * float(i), 300, 50});
        end_scroll(d.ui(), r, 1000, offset, kBlack);
    });
    for (int i = 0; i < 9; ++i) desk.key(ImGuiKey_Tab);
    EXPECT_EQ(desk.focused(), 9u);
    EXPECT_GE(offset, 250);
    EXPECT_LE(offset, 400);
}

// --- 8 motion ---

TEST(Motion, CurvesBeginAndEndWhereTheyShould) {
    for (const Ease e : {Ease::linear, Ease::in, Ease::out, Ease::in_out, Ease::back_out}) {
        EXPECT_NEAR(eased(e, 0), 0, 1e-5);
        EXPECT_NEAR(eased(e, 1), 1, 1e-5);
        EXPECT_NEAR(eased(e, 7), 1, 1e-5);
    }
    float most = 0;
    for (int i = 0; i <= 100; ++i) most = std::max(most, eased(Ease::back_out, float(i) / 100));
    EXPECT_GT(most, 1.02f);
    EXPECT_FALSE(flip(0.49f).front);
    EXPECT_TRUE(flip(0.51f).front);
    EXPECT_EQ(refusal_shake(0), 0);
    EXPECT_EQ(refusal_shake(1), 0);
}

TEST(Motion, LegalGlowBreathesSixSecondsAndThenStandsStill) {
    EXPECT_LT(legal_breath(900), 0.6f);
    for (double age = 0; age < 6000; age += 10) {
        EXPECT_GE(legal_breath(age), 0.55f - 1e-4f);
        EXPECT_LE(legal_breath(age), 0.9f + 1e-4f);
    }
    EXPECT_EQ(legal_breath(6000), legal_breath(60000));
    EXPECT_NEAR(legal_breath(5999), legal_breath(6000), 0.01);  // no jump at the end
}

TEST(Motion, AnAnimationAsksForFramesUntilItIsOver) {
    float target = 0, value = 0;
    Workbench desk([&](Workbench& d) { value = d.ui().animate(id("rise"), target, 120); });
    desk.frames(3);
    EXPECT_FALSE(desk.ui().frame_wanted());
    target = 10;
    desk.frames(1);
    EXPECT_TRUE(desk.ui().frame_wanted());
    desk.frames(3);
    EXPECT_GT(value, 0);
    EXPECT_LT(value, 10);
    desk.frames(10);
    EXPECT_FLOAT_EQ(value, 10);
    EXPECT_FALSE(desk.ui().frame_wanted());
}

TEST(Motion, NothingIsWantedWhileNothingChanges) {
    Workbench desk([](Workbench& d) { grid(d); });
    desk.tap({120, 120});
    desk.move({900, 700});
    desk.frames(4);
    EXPECT_FALSE(desk.ui().frame_wanted());
    EXPECT_LT(desk.ui().wake_ms(), 0);
}

}  // namespace
}  // namespace orrery::ui
