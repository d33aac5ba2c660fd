// Signs in sentences: which words have one, how they are measured and drawn, and where the app shows them.
#include "imgui_ui/kit/text_signs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "imgui_ui/app/table/table_view.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;

void draw_nothing(Canvas&, Vec, float, Color) {}
void draw_box(Canvas& c, Vec centre, float size, Color ink) { c.rect(rect_around(centre, size, size), 0, ink); }

/// Returns the words with signs in a text, in order. Words inside others do not count.
std::vector<std::string> found(const TextSigns& signs, std::string_view text) {
    std::vector<std::string> out;
    for (std::size_t at = 0; at < text.size();) {
        const SignedWords* one = signs.at(text, at);
        if (one) out.push_back(one->words);
        at += one ? one->words.size() : 1;
    }
    return out;
}

using Found = std::vector<std::string>;

TEST(TextSigns, StandBeforeWholeWordsOnly) {
    const TextSigns signs({{"Gem", draw_nothing}, {"Red Gem", draw_nothing}, {"", draw_nothing}, {"水", draw_nothing}, {"ジャンプ", draw_nothing}, {"研究", draw_nothing}});
    EXPECT_EQ(found(signs, "Take Red Gem, or a Gem."), (Found{"Red Gem", "Gem"})) << "the longest words win";
    EXPECT_EQ(found(signs, "2 Red Gems"), (Found{"Red Gem"})) << "plural";
    EXPECT_EQ(found(signs, "Gemini, a red Gem2, StarGem, gem"), Found{});
    EXPECT_EQ(found(signs, "Gem"), Found{"Gem"});
    EXPECT_EQ(found(signs, ""), Found{});
    EXPECT_EQ(found(signs, "水を採取"), Found{"水"}) << "hiragana joins words";
    EXPECT_EQ(found(signs, "水星と海水、ジャンプコード、研究力"), Found{}) << "parts of longer words";
    EXPECT_EQ(found(signs, "2の研究でジャンプ。"), (Found{"研究", "ジャンプ"}));
    EXPECT_TRUE(TextSigns().is_empty());
    EXPECT_EQ(found(TextSigns(), "Gem"), Found{});
}

TEST(TextSigns, TakeRoomOnlyWhereTheyAreAskedFor) {
    test::Window window({600, 400});
    Ui ui(window.assets());
    const TextSigns signs({{"Gem", draw_box}});
    window.begin_frame(16);
    FrameInput in = window.frame_input();
    in.signs = &signs;
    Canvas& c = ui.begin(in);
    const std::string text = "Take a Gem now";
    const float plain = c.text_width(text, 20), none = c.text_width("Take it now", 20);
    Recording record;
    {
        const auto on = c.with_signs();
        EXPECT_NEAR(c.text_width(text, 20) - plain, 1.3f * 20, 1.0f);
        EXPECT_EQ(c.text_width("Take it now", 20), none);
        EXPECT_EQ(c.lines(text, 20, Weight::medium, plain + 10).size(), 2u) << "with its sign it is too wide";
        c.set_record(&record);
        c.text({100, 100}, text, 20, kWhite);
        c.set_record(nullptr);
    }
    EXPECT_EQ(c.text_width(text, 20), plain);
    ui.end();
    window.end_frame();
    ASSERT_EQ(record.items.size(), 2u) << "the sign counts as one thing";
    EXPECT_EQ(record.items[0].text, text) << "the words stay as they are";
    EXPECT_EQ(record.items[1].kind, Drawn::Kind::sign);
    EXPECT_EQ(record.items[1].text, "Gem");
    EXPECT_GT(record.items[1].place.x, 100);
    EXPECT_LT(record.items[1].place.right(), record.items[0].place.right());
}

TEST(TextSigns, OfEveryGameStayInTheirBoxesInEveryLanguage) {
    constexpr Vec kAt{300, 200};
    constexpr float kSize = 40, kOver = 0.16f;              // some signs have a rim or a point
    for (const std::string& game : test::playable_games()) {
        const GameFace& face = *face_of(game);
        ASSERT_TRUE(face.text_signs) << game;
        for (const Lang lang : kLangs) {
            const std::vector<SignedWords> list = face.text_signs(lang).list();
            EXPECT_GT(list.size(), 6u) << game;
            std::set<std::string> words;
            for (const SignedWords& one : list) {
                EXPECT_TRUE(words.insert(one.words).second) << game << ": two signs for " << one.words;
                test::Window window({1180, 820});
                Ui ui(window.assets());
                window.begin_frame(16);
                Canvas& c = ui.begin(window.frame_input());
                const int before = c.list().VtxBuffer.Size;
                one.draw(c, kAt, kSize, kWhite);
                EXPECT_GT(c.list().VtxBuffer.Size, before) << game << ": nothing is drawn for " << one.words;
                const Rect box = rect_around(kAt, kSize, kSize).grown(kSize * kOver);
                for (int i = before; i < c.list().VtxBuffer.Size; ++i) {
                    const ImVec2 at = c.list().VtxBuffer[i].pos;
                    ASSERT_TRUE(box.contains({at.x / c.scale(), at.y / c.scale()})) << game << ": " << one.words << " at " << at.x << " " << at.y;
                }
                ui.end();
                window.end_frame();
            }
        }
    }
}

/// Returns the words before which the next frame draws signs.
std::set<std::string> signs_in(Driver& d) {
    Recording record;
    d.app.ui().record(&record);
    d.frame();
    d.app.ui().record(nullptr);
    std::set<std::string> out;
    for (const Drawn& one : record.items)
        if (one.kind == Drawn::Kind::sign) out.insert(one.text);
    return out;
}

TEST(TextSigns, AreShownInRefusalsLogAndRuleBookOfTheirGame) {
    Driver d;
    d.start("new=jumpgate&players=2&bots=1&seed=3");
    d.frames(3);
    EXPECT_TRUE(signs_in(d).empty()) << "the prompt names no code";
    d.move(R"({"type":"scan","card":"nav_j1s3"})");
    d.frame();
    EXPECT_TRUE(signs_in(d).contains("Scan")) << d.all_text();
    d.press("close-message");
    d.press("language");
    d.frames(3);
    d.move(R"({"type":"scan","card":"nav_j1s3"})");
    d.frame();
    EXPECT_TRUE(signs_in(d).contains("スキャン")) << d.all_text();
    d.press("close-message");
    d.press("language");
    ASSERT_TRUE(d.press("rules"));
    std::set<std::string> in_book;
    for (const Json& button : d.buttons()) {
        const Json* action = test::attr_of(button, "data-action");
        if (!action || *action != "chapter") continue;
        ASSERT_TRUE(d.press("chapter", *test::attr_of(button, "data-value")));
        d.frames(2);
        in_book.merge(signs_in(d));
    }
    for (const char* words : {"Sand", "Jump", "black hole"}) EXPECT_TRUE(in_book.contains(words)) << words;
}

}  // namespace
}  // namespace orrery::ui
