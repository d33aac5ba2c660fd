// No sign of any game differs from another by its hue alone.
#include "tests/ui/shapes.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "engine/match/games.h"
#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/games/quantum/ships.h"
#include "imgui_ui/games/race/pictures.h"
#include "imgui_ui/games/race/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/pieces.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Shape;
using test::shapes_that_differ_only_in_hue;

void expect_different(const std::vector<Shape>& shapes) {
    for (const std::string& fault : shapes_that_differ_only_in_hue(shapes)) ADD_FAILURE() << fault;
}

Shape disc(const char* name, Color color) {
    return {name, [color](Canvas& c, Vec centre, float size, Color) { c.circle(centre, size / 2, color); }};
}

TEST(Shapes, ThatDifferOnlyInHueAreFound) {
    const Shape square{"a red square", [](Canvas& c, Vec centre, float size, Color) { c.rect(rect_around(centre, size, size), 0, rgb(0xC04030)); }};
    const Shape red = disc("a red disc", rgb(0xC04030)), green = disc("a green disc", rgb(0x40A040));
    EXPECT_TRUE(shapes_that_differ_only_in_hue({red, square}).empty());
    EXPECT_TRUE(shapes_that_differ_only_in_hue({red, red}).empty()) << "two words for one thing";
    EXPECT_FALSE(shapes_that_differ_only_in_hue({red, green}).empty());
    EXPECT_FALSE(shapes_that_differ_only_in_hue({disc("pale", rgb(0xE0C0C0)), disc("bright", rgb(0xFFFFFF))}).empty()) << "nor in brightness";
}

/// Returns a piece of every seat of a game.
template <class Draw>
std::vector<Shape> of_all_seats(const std::string& game, const std::string& what, Draw draw) {
    std::vector<Shape> out;
    for (const char* color : *game_by_id(game)->info->seat_colors) {
        const SeatColor seat = *seat_color_by_id(color);
        out.push_back({what + " of " + color, [=](Canvas& c, Vec centre, float size, Color) { draw(c, seat, centre, size); }});
    }
    return out;
}

TEST(Shapes, OfTheSeatsDiffer) {
    static constexpr float kOnBoards = 1.3f;               // of what is larger there than a sign in a sentence
    for (const std::string& game : test::playable_games())
        expect_different(of_all_seats(game, "disc", [](Canvas& c, SeatColor seat, Vec at, float size) { draw_emblem(c, seat, at, size / 2); }));
    expect_different(of_all_seats("jumpgate", "ship", [](Canvas& c, SeatColor seat, Vec at, float size) { draw_ship(c, seat, at, size * kOnBoards); }));
    expect_different(of_all_seats("quantum", "ship", [](Canvas& c, SeatColor seat, Vec at, float size) {
        quantum_table::draw_ship_die(c, at, size * kOnBoards, 4, seat);
    }));
    expect_different(of_all_seats("quantum", "cube", [](Canvas& c, SeatColor seat, Vec at, float size) { quantum_table::draw_cube(c, at, size, seat); }));
    expect_different(of_all_seats("microcosmos", "colony", [](Canvas& c, SeatColor seat, Vec at, float size) { microcosmos_table::draw_colony(c, seat, at, size); }));
    expect_different(of_all_seats("microcosmos", "outpost", [](Canvas& c, SeatColor seat, Vec at, float size) { microcosmos_table::draw_outpost(c, seat, at, size); }));
    expect_different(of_all_seats("astronavigators", "vehicle", [](Canvas& c, SeatColor seat, Vec at, float size) {
        astronavigators_table::draw_vehicle(c, seat, astronavigators::Transport::ship, at, size * kOnBoards);
    }));
}

/// Places and kinds that a table tells apart by colour and by a mark.
TEST(Shapes, OfRegionsDiffer) {
    std::vector<Shape> continents, planets, actions, rings;
    for (std::size_t i = 0; i < astronavigators::kContinentCount; ++i)
        continents.push_back({"continent " + std::to_string(i), [i](Canvas& c, Vec at, float size, Color) {
                                  const auto continent = static_cast<astronavigators::Continent>(i);
                                  c.rect(rect_around(at, size, size), 4, astronavigators_table::continent_color(continent));
                                  astronavigators_table::draw_continent_mark(c, continent, at, size * 0.7f, kWhite);
                              }});
    for (std::size_t i = 0; i < 3; ++i)
        planets.push_back({"colour " + std::to_string(i), [i](Canvas& c, Vec at, float size, Color) {
                               microcosmos_table::draw_spot_sign(c, microcosmos::SpotKind::planet, at, size, static_cast<microcosmos::Colour>(i));
                           }});
    for (std::size_t i = 0; i < race::kActionCount; ++i)
        actions.push_back({"action " + std::to_string(i), [i](Canvas& c, Vec at, float size, Color) {
                               race_table::draw_action_chip(c, static_cast<race::ActionId>(i), {at.x - size / 2, at.y});
                           }});
    std::set<std::pair<race::WorldType, race::Good>> kinds;
    for (race::CardId card = 0; card < race::kDesignCount; ++card) {
        const race::Design& world = race::design(card);
        if (!world.good || !kinds.emplace(world.world_type, *world.good).second) continue;
        rings.push_back({"ring of card " + std::to_string(card), [&world](Canvas& c, Vec at, float size, Color) {
                             race_table::draw_ring(c, world, at, size * 0.4f);
                         }});
    }
    EXPECT_EQ(rings.size(), 8u);
    expect_different(rings);
    expect_different(continents);
    expect_different(planets);
    expect_different(actions);
}

class GameShapes : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Games, GameShapes, testing::ValuesIn(test::playable_games()), [](const auto& info) { return info.param; });

TEST_P(GameShapes, OfItsSignsDiffer) {
    const TextSigns all = face_of(GetParam())->text_signs(Lang::en);
    std::vector<Shape> signs;
    for (const SignedWords& one : all.list()) signs.push_back({one.words, one.draw});
    expect_different(signs);
}

}  // namespace
}  // namespace orrery::ui
