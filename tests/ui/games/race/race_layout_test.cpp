// Layout of the Race table: nothing overlaps or lies outside the window, in any window size.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/games/race/content.h"
#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/games/race/layout.h"
#include "imgui_ui/games/race/legend.h"

namespace orrery::ui::race_table {
namespace {

struct Named {
    std::string name;
    Rect place;
};

std::vector<Named> places_of(const Layout& l) {
    std::vector<Named> out;
    for (std::size_t i = 0; i < l.rivals.size(); ++i) out.push_back({"rival " + std::to_string(i), l.rivals[i]});
    for (std::size_t i = 0; i < kTabs; ++i) out.push_back({"phase " + std::to_string(i), l.phases[i]});
    out.insert(out.end(), {{"pool", l.pool}, {"deck", l.deck}, {"discard", l.discard}, {"prices", l.prices}, {"signs", l.signs}, {"figures", l.figures}, {"tableau", l.tableau},
                           {"tray", l.tray}, {"hand", l.hand}, {"hint", l.hint}, {"button", l.buttons[0]}, {"main button", l.buttons[1]}});
    std::erase_if(out, [](const Named& n) { return n.place.w <= 0; });
    return out;
}

constexpr Vec kWindows[] = {{1180, 820}, {1024, 768}, {1366, 1024}, {820, 1180}, {390, 844}, {400, 711}, {600, 960}, {844, 390}, {1670, 939}};
constexpr Tray kTrays[] = {Tray::none, Tray::actions, Tray::cards, Tray::choices, Tray::numbers};

TEST(RaceLayout, NothingLiesOverAnythingElseOrOutside) {
    for (const Vec window : kWindows)
        for (int rivals = 1; rivals < orrery::race::kMaxRaceSeats; ++rivals)
            for (const Tray tray : kTrays) {
                LayoutInput in;
                in.areas = table_layout(window, 0, false).areas;
                in.rivals = rivals;
                in.tray = tray;
                in.tray_items = 7;
                in.sign_list = least_sign_list();
                const Layout l = make_layout(in);
                const std::vector<Named> all = places_of(l);
                const std::string where = std::to_string(int(window.x)) + " x " + std::to_string(int(window.y)) + ", tray " + std::to_string(int(tray));
                EXPECT_EQ(int(l.rivals.size()), rivals);
                if (tray != Tray::none) { EXPECT_GT(l.tray.h, 60) << where; }
                EXPECT_GT(l.hand.h, 80) << where;
                const Rect screen = Rect{0, 0, window.x, window.y}.grown(1);
                for (std::size_t i = 0; i < all.size(); ++i) {
                    const Rect& a = all[i].place;
                    EXPECT_TRUE(screen.contains(a.min()) && screen.contains(a.max())) << all[i].name << ", " << where;
                    EXPECT_GT(a.h, 0) << all[i].name << ", " << where;
                    for (std::size_t k = i + 1; k < all.size(); ++k)
                        EXPECT_FALSE(a.grown(-1).overlaps(all[k].place.grown(-1))) << all[i].name << " and " << all[k].name << ", " << where;
                }
            }
}

// The app puts the guide between board and hand on phones, and above the board elsewhere. That area must stay free.
TEST(RaceLayout, TheGuideKeepsItsPlace) {
    for (const Vec window : kWindows) {
        const TableLayout table = guided_layout(window, 0, false, false);
        if (table.guide.w <= 0) continue;
        LayoutInput in;
        in.areas = table.areas;
        for (const Named& n : places_of(make_layout(in))) EXPECT_FALSE(n.place.overlaps(table.guide)) << n.name << ", " << window.x << " x " << window.y;
    }
}

TEST(RaceLayout, AGridKeepsToItsAreaHoweverManyThereAre) {
    const Rect area{20, 30, 500, 210};
    for (std::size_t n = 1; n <= 30; ++n) {
        const std::vector<Rect> cells = grid(area, n, 1.27f, 6, 150);
        ASSERT_EQ(cells.size(), n);
        for (std::size_t i = 0; i < n; ++i) {
            EXPECT_TRUE(area.grown(0.5f).contains(cells[i].min()) && area.grown(0.5f).contains(cells[i].max())) << i << " of " << n;
            if (i > 0) { EXPECT_FALSE(cells[i].overlaps(cells[i - 1])) << i << " of " << n; }
        }
    }
}

TEST(RaceLayout, AFanOverlapsOnlyWhereThereIsNoRoom) {
    const Rect area{0, 0, 374, 148};
    for (std::size_t n = 1; n <= 25; ++n) {
        const std::vector<Rect> cards = fan(area, n, 1.46f, 10, 150);
        ASSERT_EQ(cards.size(), n);
        EXPECT_GE(cards.front().x, area.x - 0.5f);
        EXPECT_LE(cards.back().right(), area.right() + 0.5f);
        if (n <= 3) { EXPECT_FALSE(n > 1 && cards[1].overlaps(cards[0])); }
    }
}

// A finger must be able to hit each card of a hand of nearly twice the hand limit, even while another card is raised.
TEST(RaceLayout, EveryCardOfAHandIsThereForAFinger) {
    for (const Rect area : {Rect{8, 500, 374, 148}, Rect{16, 590, 928, 222}, Rect{80, 250, 620, 130}})
        for (std::size_t n = 1; n <= 18; ++n)
            for (std::size_t open = 0; open <= n; ++open) {
                constexpr float kSight = 84, kStrip = 34;
                const HandPlaces hand = lay_hand(area, n, area.h < 150 ? kSight : 0, kStrip, open < n ? std::optional<std::size_t>(open) : std::nullopt);
                ASSERT_EQ(hand.cards.size(), n);
                ASSERT_EQ(hand.touch.size(), n);
                for (std::size_t i = 0; i < n; ++i) {
                    EXPECT_GE(hand.touch[i].w, kStrip - 0.5f) << i << " of " << n << ", " << area.w;
                    EXPECT_GE(hand.cards[i].x, area.x - 0.5f);
                    EXPECT_LE(hand.cards[i].right(), area.right() + 0.5f) << i << " of " << n << ", open " << open;
                    for (std::size_t k = i + 1; k < n; ++k) EXPECT_FALSE(hand.touch[i].grown(-0.5f).overlaps(hand.touch[k].grown(-0.5f))) << i << ", " << k;
                }
            }
}

// On a phone no card lies over the words of another, except where a whole row is too low for any.
TEST(RaceLayout, CardsOfAHandHideNoWordsOfEachOther) {
    constexpr float kSight = 84, kStrip = 34;
    int rows = 0;
    for (const Rect area : {Rect{8, 500, 374, 148}, Rect{8, 400, 344, 148}, Rect{80, 250, 620, 130}})
        for (std::size_t n = 1; n <= 10; ++n) {
            const HandPlaces hand = lay_hand(area, n, kSight, kStrip, {});
            for (std::size_t i = 0; i + 1 < n; ++i) {
                if (hand.is_fan) { EXPECT_GE(hand.cards[i + 1].x - hand.cards[i].x, std::min(kSight, hand.cards[i].w) - 0.5f) << i << " of " << n << ", " << area.w; }
                else { EXPECT_FALSE(hand.cards[i].grown(-0.5f).overlaps(hand.cards[i + 1].grown(-0.5f))) << i << " of " << n << ", " << area.w; }
            }
            if (hand.is_fan || hand.cards[0].w < hand.cards[0].h) continue;
            ++rows;
            EXPECT_GE(hand.cards[0].w, kWideCard);
            EXPECT_GE(hand.cards[0].h, kWideHeight);
            EXPECT_NE(hand.cards[0].y, hand.cards[n - 1].y) << "two rows";
        }
    EXPECT_GT(rows, 5);
}

}  // namespace
}  // namespace orrery::ui::race_table
