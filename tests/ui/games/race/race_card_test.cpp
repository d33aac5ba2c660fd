// Cards of Race in every size: a card shows its abilities in any space, the points that it would add, and a picture of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "imgui_ui/games/race/pictures.h"
#include "imgui_ui/games/race/scene.h"
#include "tests/ui/headless.h"

namespace orrery::ui::race_table {
namespace {

/// Returns the texts drawn for a single card.
std::vector<Drawn> written(rc::CardId card, Rect r, const RaceCardLook& look) {
    test::Screen screen({900, 700});
    Recording record;
    screen.ui().record(&record);
    Ui& ui = screen.begin_frame();
    record.items.clear();
    draw_race_card(ui.canvas(), card, r, look);
    std::vector<Drawn> out = record.items;
    screen.end_frame();
    std::erase_if(out, [](const Drawn& d) { return d.kind != Drawn::Kind::text; });
    return out;
}

struct Size {
    const char* name;
    Rect place;
    float in_sight = 0;
};
constexpr Size kSizes[] = {{"tableau of a phone", {100, 100, 86, 109}}, {"hand of a phone", {100, 100, 102, 149}}, {"drawn", {100, 100, 114, 162}},
                           {"tableau", {100, 100, 134, 170}}, {"hand", {100, 100, 150, 219}}, {"fan", {100, 100, 150, 219}, 111}};

TEST(RaceCard, EveryPowerIsToldByThePhaseItBelongsToAndStaysOnTheCard) {
    for (const Size& size : kSizes)
        for (const Lang lang : kLangs)
            for (std::size_t i = 0; i < rc::kDesignCount; ++i) {
                const auto card = rc::CardId(i);
                const rc::Design& d = rc::design(card);
                RaceCardLook look = plain_look(lang);
                look.in_sight = size.in_sight;
                const std::vector<Drawn> texts = written(card, size.place, look);
                const std::string where = std::string(d.id) + ", " + size.name + ", " + std::string(code(lang));
                for (const rc::Power& power : d.powers) {
                    const Column column = column_of(rc::phase_of(power.type));
                    const auto same = [&](const rc::Power& p) { return column_of(rc::phase_of(p.type)) == column; };
                    const auto told = std::count_if(texts.begin(), texts.end(), [&](const Drawn& t) { return t.text == numeral_of(column); });
                    EXPECT_GE(told, std::count_if(d.powers.begin(), d.powers.end(), same)) << where << ", " << numeral_of(column);
                }
                const float right = size.in_sight > 0 ? size.place.x + size.in_sight : size.place.right();
                for (const Drawn& t : texts) {
                    EXPECT_LE(t.place.bottom(), size.place.bottom() + 1) << where << ": " << t.text;
                    EXPECT_LE(t.place.right(), right + 1) << where << ": " << t.text;
                }
            }
}

/// Returns the pixels of a window in which only `draw` has drawn.
template <class Draw>
std::vector<unsigned char> painted(Vec size, const Draw& draw) {
    test::Screen screen(size);
    Ui& ui = screen.begin_frame();
    ui.canvas().rect(ui.canvas().bounds(), 0, kBlack);
    draw(ui.canvas());
    screen.end_frame();
    return screen.window().pixels();
}

TEST(RaceCard, AThumbnailTellsCostPointsAndPhases) {
    for (const float w : {34.0f, 48.0f, 66.0f})
        for (std::size_t i = 0; i < rc::kDesignCount; ++i) {
            const auto card = rc::CardId(i);
            const rc::Design& d = rc::design(card);
            const Rect place{100, 100, w, w * 1.42f};
            const std::vector<Drawn> texts = written(card, place, plain_look(Lang::en));
            const auto told = [&](std::string_view text) { return std::count_if(texts.begin(), texts.end(), [&](const Drawn& t) { return t.text == text; }); };
            const std::string where = std::string(d.id) + ", " + std::to_string(int(w)), cost = std::to_string(int(d.cost));
            const std::string points = d.vp ? std::to_string(int(*d.vp)) : "?";
            EXPECT_GE(told(cost), cost == points ? 2 : 1) << where;
            EXPECT_GE(told(points), 1) << where;
            if (w > 46) {
                std::set<Column> columns;
                for (const rc::Power& power : d.powers) columns.insert(column_of(rc::phase_of(power.type)));
                for (const Column column : columns) EXPECT_GE(told(numeral_of(column)), 1) << where << ", " << numeral_of(column);
                if (!d.vp) { EXPECT_EQ(told("?"), 2) << where << ", and that it counts at the end"; }
            }
            for (const Drawn& t : texts) EXPECT_TRUE(place.grown(1).contains(t.place.min()) && place.grown(1).contains(t.place.max())) << where << ": " << t.text;
        }
}

TEST(RacePicture, EveryCardHasItsOwnAlsoWhenSmall) {
    for (const float r : {12.0f, 40.0f}) {
        std::map<std::vector<unsigned char>, rc::CardId> seen;
        for (std::size_t i = 0; i < rc::kDesignCount; ++i) {
            const Vec size{r * 4, r * 3};
            const auto [other, is_new] = seen.emplace(painted(size, [&](Canvas& c) { draw_card_art(c, rc::CardId(i), {size.x / 2, size.y / 2}, r); }), rc::CardId(i));
            EXPECT_TRUE(is_new) << rc::design(rc::CardId(i)).id << " looks like " << rc::design(other->second).id << " at " << r;
        }
    }
}

TEST(RacePicture, StaysInItsWindow) {
    const PictureFrame frame{.window = {20, 20, 140, 100}, .centre = {90, 74}, .r = 34};
    constexpr std::size_t kWide = 180, kHigh = 140;
    for (std::size_t i = 0; i < rc::kDesignCount; ++i) {
        float scale = 1;
        const auto pixels = painted({kWide, kHigh}, [&](Canvas& c) {
            scale = c.scale();
            draw_picture(c, rc::CardId(i), frame);
        });
        const std::size_t channels = pixels.size() / (kWide * kHigh);
        const auto ink = [&](std::size_t x, std::size_t y) {
            const auto* pixel = &pixels[(y * kWide + x) * channels];
            return pixel[0] + pixel[1] + pixel[2];
        };
        const Rect edge = frame.window.grown(1);
        for (std::size_t y = 0; y < kHigh; ++y)
            for (std::size_t x = 0; x < kWide; ++x) {
                if (edge.contains({float(x) / scale, float(y) / scale})) continue;
                ASSERT_EQ(ink(x, y), 0) << rc::design(rc::CardId(i)).id << " paints at " << x << ", " << y;
            }
        EXPECT_GT(ink(std::size_t(frame.centre.x * scale), std::size_t(frame.centre.y * scale)), 0) << rc::design(rc::CardId(i)).id;
    }
}

rc::CardId card(const char* id) { return *rc::card_by_id(id); }

TEST(RaceCard, WhatACardWouldBeWorthCountsWhatItChangesElsewhere) {
    rc::Player player;
    player.vp = 4;
    player.tableau.push_back({card("old_earth")});
    player.tableau.push_back({card("galactic_federation")});
    const int before = rc::points_of(player.tableau, player.vp).total();
    // One more development counts its own points and those that the federation gives for it.
    const int bank = *rc::design(card("interstellar_bank")).vp;
    EXPECT_EQ(points_with(player, card("interstellar_bank")), before + bank + 1);
    // A card with variable points is counted as if it were in the tableau.
    rc::Player then = player;
    then.tableau.push_back({card("new_economy")});
    EXPECT_EQ(points_of_card(player, card("new_economy")), rc::bonus_of(then.tableau, then.vp, card("new_economy")));
    EXPECT_EQ(points_with(player, card("new_economy")), rc::points_of(then.tableau, then.vp).total());
    // A card that is already in the tableau is not counted twice.
    EXPECT_EQ(points_with(player, card("galactic_federation")), before);
    // A card that is given up no longer counts, nor does what another gives for it.
    then.tableau.push_back({card("colony_ship")});
    const int with_ship = rc::points_of(then.tableau, then.vp).total();
    EXPECT_EQ(points_with(then, card("gem_world"), card("colony_ship")), with_ship + *rc::design(card("gem_world")).vp - 1 - 1);
}

}  // namespace
}  // namespace orrery::ui::race_table
