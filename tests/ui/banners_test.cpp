// Banners: what a move achieved stands beside its place, inside the window, long enough to be read, and goes at a press.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "imgui_ui/app/table/banners.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;

const Thing kPlace{1, 0, 0};

Banner banner_with(int lines) {
    Banner out;
    out.at = kPlace;
    for (int i = 0; i < lines; ++i) out.lines.push_back({SeatColor(i), "+" + std::to_string(i + 1), "what was achieved here"});
    return out;
}

/// Draws a banner once it has arrived. Returns the texts.
std::vector<Drawn> drawn(const Banner& banner, Rect place, Vec css, Rect keep = {}) {
    test::Window window(css);
    Ui ui(window.assets());
    Banners banners;
    banners.begin({banner});
    Recording record;
    for (int i = 0; i < 3; ++i) {
        window.begin_frame(200);
        Canvas& canvas = ui.begin(window.frame_input());
        banners.advance(ui, ShowSpeed::normal, [](Sound) {});
        if (i == 2) canvas.set_record(&record);
        banners.draw(canvas, [&](Thing) { return place; }, canvas.bounds().grown(-8), keep);
        canvas.set_record(nullptr);
        ui.end();
        window.end_frame();
    }
    std::vector<Drawn> out;
    for (const Drawn& item : record.items)
        if (item.kind == Drawn::Kind::text) out.push_back(item);
    return out;
}

TEST(Banners, StandBesideTheirPlaceInsideTheWindow) {
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{844, 390}})
        for (const Vec corner : {Vec{0, 0}, Vec{1, 0}, Vec{0, 1}, Vec{1, 1}, Vec{0.5f, 0.5f}})
            for (int lines = 1; lines <= 3; ++lines) {
                const Rect place{corner.x * (css.x - 60), corner.y * (css.y - 60), 60, 60};
                const std::vector<Drawn> texts = drawn(banner_with(lines), place, css);
                ASSERT_EQ(texts.size(), static_cast<std::size_t>(2 * lines));
                for (const Drawn& text : texts) {
                    EXPECT_TRUE((Rect{0, 0, css.x, css.y}).grown(-8).contains(text.place.centre())) << css.x << " " << corner.x << " " << corner.y;
                    EXPECT_FALSE(place.contains(text.place.centre())) << css.x << " " << corner.x << " " << corner.y;
                }
            }
}

TEST(Banners, StandBesideAPanelThatIsRead) {
    for (const Vec css : {Vec{1180, 820}, Vec{1920, 1080}})
        for (const Rect& place : {Rect{300, 300, 120, 120}, Rect{}})
            for (const Rect& keep : {Rect{240, 180, 300, 116}, Rect{200, 424, 400, 200}, Rect{430, 200, 320, 320}, Rect{css.x / 2 - 200, css.y / 2 - 90, 400, 180}})
                for (int lines = 1; lines <= 3; ++lines)
                    for (const Drawn& text : drawn(banner_with(lines), place, css, keep))
                        EXPECT_FALSE(keep.overlaps(text.place)) << css.x << " " << place.x << " " << keep.x << " " << lines;
}

TEST(Banners, ALongerLineStaysLonger) {
    EXPECT_LT(reading_ms("+4"), reading_ms("Anno claimed"));
    EXPECT_LT(reading_ms("Anno claimed"), reading_ms("Anno claimed, and nothing else happened"));
    EXPECT_GT(reading_ms("アンノを確保"), reading_ms("Anno c")) << "a Japanese letter says more";
    EXPECT_EQ(reading_ms(std::string(500, 'a')), reading_ms(std::string(5000, 'a'))) << "nobody waits for ever";
}

TEST(Banners, OfOneMoveComeOneAfterTheOtherAndAPressEndsThem) {
    for (const bool is_pressed : {false, true}) {
        test::Window window({1180, 820});
        Ui ui(window.assets());
        Banners banners;
        Banner great = banner_with(2);
        great.is_great = true;
        banners.begin({banner_with(1), great});
        std::vector<Sound> heard;
        double ms = 0;
        for (; banners.is_running() && ms < 20'000; ms += 50) {
            window.begin_frame(50);
            ui.begin(window.frame_input());
            window.press(is_pressed && ms == 500);
            banners.advance(ui, ShowSpeed::normal, [&](Sound sound) { heard.push_back(sound); });
            ui.end();
            window.end_frame();
        }
        if (is_pressed) EXPECT_LT(ms, 700);
        else EXPECT_GT(ms, 2000);
        EXPECT_LT(ms, 8000);
        EXPECT_EQ(heard, is_pressed ? std::vector{Sound::gain} : (std::vector{Sound::gain, Sound::triumph}));
    }
}

/// Plays a deal of Jump Gate by random moves, landing where it can, until somebody has landed. Returns false if nobody did.
bool land(Driver& d, int deal) {
    d.app.open_fragment("new=jumpgate&players=2&seed=" + std::to_string(deal));
    d.frames(3);
    Rng rng(3);
    while (d.match().to_act()) {
        if (d.screen() == "curtain") d.press("take-device");
        const std::vector<Json> moves = d.match().moves();
        Json choice = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        for (const Json& move : moves)
            if (move["type"] == "land") choice = move;
        Action action;
        action.move = choice;
        d.app.act(action);
        d.frame();
        if (choice["type"] == "land") return true;
        d.rest();
    }
    return false;
}

TEST(Banners, AreShownByTheTableAfterAMoveUnlessMovesAreShownAtOnce) {
    Driver d;
    d.start();
    for (const ShowSpeed speed : {ShowSpeed::normal, ShowSpeed::instant}) {
        Action action;
        action.name = "speed";
        action.value = show_speed_id(speed);
        d.app.act(action);
        int deal = 1;
        while (deal < 9 && !land(d, deal)) ++deal;
        ASSERT_LT(deal, 9) << "nobody landed";
        int shown = 0;
        double ms = 0;
        for (; d.app.is_moving() && ms < 10'000; ms += 50) shown += d.drawn_text(50).find(" claimed\n") != std::string::npos ? 1 : 0;
        EXPECT_FALSE(d.app.is_moving());
        if (speed == ShowSpeed::instant) EXPECT_EQ(shown, 0);
        else EXPECT_GT(shown * 50, reading_ms("+4"));
        EXPECT_EQ(d.drawn_text(50).find(" claimed\n"), std::string::npos);
    }
}

}  // namespace
}  // namespace orrery::ui
