// The shelf's messages about offline play and new versions.
#include <gtest/gtest.h>

#include "imgui_ui/app/strings.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;

void ask_for_update(Driver& d) {
    Action action;
    action.name = "update";
    d.app.act(action);
    d.frames(2);
}

TEST(Offline, TheShelfSaysWhenThePageIsKept) {
    for (Lang lang : kLangs) {
        Driver d;
        d.start("", lang);
        const std::string words = str::offline_ready.in(lang);
        EXPECT_EQ(d.all_text().find(words), std::string::npos) << "nothing is promised before it is so";
        d.app.offline_news(true, false);
        d.frames(2);
        EXPECT_NE(d.all_text().find(words), std::string::npos);
        EXPECT_FALSE(d.has("update"));
    }
}

TEST(Offline, AnUpdateIsOfferedOnTheShelfAndTakenThereOnly) {
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}}) {
        Driver d(css);
        d.start();
        ask_for_update(d);
        EXPECT_EQ(d.host().updates, 0) << "there is none";
        d.app.offline_news(true, true);
        d.frames(2);
        EXPECT_TRUE(d.has("update"));
        EXPECT_TRUE(d.target(str::update_name.en)) << "on the canvas too";

        d.press("new-game", "jumpgate");
        EXPECT_FALSE(d.has("update"));
        ask_for_update(d);
        d.press("start");
        ask_for_update(d);
        d.press("take-device");
        EXPECT_FALSE(d.has("update"));
        ask_for_update(d);
        EXPECT_EQ(d.host().updates, 0) << "never in a game";

        d.press("menu");
        d.press("shelf");
        ASSERT_TRUE(d.press("update"));
        EXPECT_EQ(d.host().updates, 1);
    }
}

TEST(Offline, TheOfferFitsEveryWindow) {
    for (const Vec css : {Vec{1180, 820}, Vec{1024, 768}, Vec{820, 1180}, Vec{390, 844}, Vec{360, 640}, Vec{844, 390}, Vec{1920, 1080}}) {
        for (const char* size : {"80", "100", "160"}) {
            for (Lang lang : kLangs) {
                Driver d(css);
                d.start("", lang);
                d.press("settings");
                d.press("text-size", size);
                d.press("close");
                d.app.offline_news(true, true);
                d.frames(3);
                const Target* offer = d.target(str::update_name.in(lang));
                ASSERT_TRUE(offer) << css.x << "x" << css.y << " " << size;
                EXPECT_GE(offer->rect.x, 0) << css.x << "x" << css.y << " " << size << " " << code(lang);
                EXPECT_LE(offer->rect.right(), d.app.ui().width()) << css.x << "x" << css.y << " " << size << " " << code(lang);
                for (const Target& other : d.app.ui().targets()) {
                    if (other.id == offer->id || other.clip.h != offer->clip.h) continue;
                    const bool apart = other.rect.right() <= offer->rect.x + 0.5f || offer->rect.right() <= other.rect.x + 0.5f ||
                                       other.rect.bottom() <= offer->rect.y + 0.5f || offer->rect.bottom() <= other.rect.y + 0.5f;
                    EXPECT_TRUE(apart) << other.name << " at " << css.x << "x" << css.y << " " << size << " " << code(lang);
                }
            }
        }
    }
}

}  // namespace
}  // namespace orrery::ui
