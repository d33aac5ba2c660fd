// Explanations of the Microcosmos table: everything that can be touched has one with a rule behind it, in every language, and its
// words stay inside its panel.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/games/microcosmos/describe.h"
#include "engine/games/microcosmos/rule_ids.h"
#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/games/microcosmos/explain.h"
#include "tests/games/microcosmos/extremes.h"
#include "tests/rounds.h"
#include "tests/ui/games/microcosmos/microcosmos_rig.h"
#include "tests/ui/inspect.h"

namespace orrery::ui::microcosmos_table {
namespace {

constexpr float kFootRoom = 56;

/// Returns every thing that the table may explain in a position.
std::vector<Thing> explained_things(const mc::Observation& seen) {
    std::vector<Thing> out;
    for (mc::Cell cell = 0; cell < mc::kCells; ++cell) {
        const mc::PlanetId planet = seen.grid[cell];
        if (planet == mc::kNoPlanet) {
            out.push_back(cell_thing(cell));
            continue;
        }
        for (std::size_t i = 0; i < mc::kPlanets[planet].spots; ++i) out.push_back(spot_thing(mc::spot_of(planet, i)));
        const mc::Place& place = seen.places[planet];
        for (const mc::Resource resource : mc::kResources)
            if (mc::kPlanets[planet].tracks[mc::index_of(resource)] > 0 && !place.is_restored)
                out.push_back(track_thing(planet, resource));
        for (const Seat who : place.colonies) out.push_back(thing(Kind::colony, planet, who));
        for (const Seat who : place.outposts) out.push_back(thing(Kind::outpost, planet, who));
        for (const mc::Marker& marker : place.markers) out.push_back(thing(Kind::marker, planet, marker.seat));
    }
    for (const Seat who : all_seats(seen.contenders())) {
        out.push_back(thing(Kind::ark, 0, who));
        out.push_back(thing(Kind::sheet, 0, who));
        out.push_back(thing(Kind::settled, 0, who));
        for (const mc::Resource resource : mc::kResources) out.push_back(cargo_thing(resource, who));
        for (const mc::Specialist token : mc::kSpecialists) out.push_back(token_thing(token, who));
        for (std::size_t i = 0; i < mc::kUpgradeCount; ++i) out.push_back(upgrade_thing(static_cast<mc::Upgrade>(i), who));
    }
    for (mc::CrewId card = 0; card < mc::kCrewCount; ++card) out.push_back(crew_thing(card));
    for (mc::SurvivorId card = 0; card < mc::kSurvivorCount; ++card) out.push_back(survivor_thing(card));
    for (const mc::Row row : mc::kRows) out.push_back(thing(Kind::row, static_cast<int>(row)));
    for (const Kind kind : {Kind::crew_deck, Kind::crew_discard, Kind::survivor_deck, Kind::planet_deck, Kind::round, Kind::restored,
                            Kind::points})
        out.push_back(thing(kind));
    if (seen.is_solo()) out.push_back(thing(Kind::automa_card));
    for (int i = 0; i < 5; ++i) out.push_back(thing(Kind::phase, i));
    for (std::size_t i = 0; i + 1 < kButtons; ++i) out.push_back(button_thing(static_cast<Button>(i)));
    for (const bool to_upper : {false, true}) out.push_back(play_thing(to_upper, true));
    return out;
}

std::string name_of_thing(Thing what) {
    return std::to_string(what.kind) + "/" + std::to_string(what.index) + "/" + std::to_string(what.seat);
}

mc::State first_position(int seats) {
    mc::Events none;
    return mc::start({}, seats, Rng(7), nullptr, none);
}

/// Returns positions at the beginning, in the middle and full of everything, for people and alone.
std::vector<mc::State> some_positions() {
    std::vector<mc::State> out{first_position(2), tests::MicrocosmosExtreme(4, 0).state(),
                               tests::MicrocosmosExtreme(1, 3).move_outpost().state()};
    mc::State restored = first_position(3);
    shorten(restored);
    out.push_back(restored);
    return out;
}

class Explained {
  public:
    Explained(const mc::State& s, Vec css, Lang lang) : seen_(mc::observe(s, 0)), screen_(css), lang_(lang) {
        for (int seat = 0; seat < s.seats; ++seat) names_.push_back("Player " + std::to_string(seat + 1));
        for (int who = 0; who < s.contenders(); ++who) looks_.push_back({static_cast<SeatColor>(who), false});
    }
    const mc::Observation& seen() const { return seen_; }

    /// Draws the explanation and returns its place. Its texts are in `record`.
    Rect draw(Thing what, Recording& record, Rect& bounds) {
        Ui& ui = screen_.begin_frame();
        bounds = table_layout({ui.width(), ui.height()}, 0, false).areas.whole.grown(-8);
        Scene scene{ui, ui.canvas(), ui.theme(), lang_, seen_, names_, looks_};
        const Rect anchor = square_around({bounds.x + bounds.w * 0.3f, bounds.y + bounds.h * 0.4f}, 44);
        ui.canvas().set_record(&record);
        const Rect place = draw_explanation(scene, what, anchor, bounds, kFootRoom);
        ui.canvas().set_record(nullptr);
        screen_.end_frame();
        return place;
    }

  private:
    mc::Observation seen_;
    test::Screen screen_;
    Lang lang_;
    Names names_;
    std::vector<SeatLook> looks_;
};

bool names_a_player(const std::string& text) { return text.find("Player ") != std::string::npos; }

/// Expects that no text is cut, leaves the panel or lies over another.
void expect_words_inside(const Recording& record, Rect panel) {
    const Rect room = panel.grown(1);
    std::vector<const Drawn*> texts;
    for (const Drawn& one : record.items)
        if (one.kind == Drawn::Kind::text) texts.push_back(&one);
    EXPECT_FALSE(texts.empty());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const Drawn& one = *texts[i];
        EXPECT_TRUE(!one.is_cut || names_a_player(one.text)) << "\"" << one.text << "\" is cut";
        EXPECT_TRUE(room.contains(one.place.min()) && room.contains(one.place.max())) << "\"" << one.text << "\" leaves its panel";
        for (std::size_t k = 0; k < i; ++k) {
            const Rect other = texts[k]->place.grown(-1.5f);
            EXPECT_FALSE(other.overlaps(one.place.grown(-1.5f))) << "\"" << one.text << "\" lies over \"" << texts[k]->text << "\"";
        }
    }
}

struct ExplainForm {
    const char* name;
    Vec css;
    Lang lang;
    bool is_main = false;                      ///< everything is looked at, elsewhere a third
};

class MicrocosmosExplained : public testing::TestWithParam<ExplainForm> {};

TEST_P(MicrocosmosExplained, EverythingInItsOwnPanel) {
    test::load_test_languages();
    const std::set<std::string> given{"Player 1", "Player 2", "Player 3", "Player 4", "Player"};   // a line may break within a name
    const std::size_t step = GetParam().is_main || tests::is_deep() ? 1 : 3;
    for (const mc::State& s : some_positions()) {
        Explained table(s, GetParam().css, GetParam().lang);
        const std::vector<Thing> things = explained_things(table.seen());
        for (std::size_t i = 0; i < things.size(); i += step) {
            const Thing what = things[i];
            SCOPED_TRACE(name_of_thing(what) + ", " + std::to_string(s.contenders()));
            Recording record;
            Rect bounds;
            const Rect place = table.draw(what, record, bounds);
            ASSERT_GT(place.w, 0) << "nothing is explained";
            EXPECT_GE(place.x, bounds.x - 0.5f);
            EXPECT_GE(place.y, bounds.y - 0.5f);
            EXPECT_LE(place.right(), bounds.right() + 0.5f);
            EXPECT_LE(place.bottom() + kFootRoom, bounds.bottom() + 0.5f);
            expect_words_inside(record, place);
            for (const Drawn& one : record.items)
                if (one.kind == Drawn::Kind::text && GetParam().lang == Lang::longer) {
                    EXPECT_EQ(test::word_of_no_catalogue(one.text, given), "") << one.text;
                }
            if (HasFailure()) return;                      // one is enough to see
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Forms, MicrocosmosExplained,
                         testing::Values(ExplainForm{"tablet", kTabletWindow, Lang::en, true},
                                         ExplainForm{"tablet_ja", {1024, 768}, Lang::ja},
                                         ExplainForm{"tablet_longer", kTabletWindow, Lang::longer},
                                         ExplainForm{"phone", kPhoneWindow, Lang::en}, ExplainForm{"phone_ja", {360, 640}, Lang::ja, true},
                                         ExplainForm{"phone_longer", kPhoneWindow, Lang::longer},
                                         ExplainForm{"wide", kLyingWindow, Lang::en}, ExplainForm{"desk", kDeskWindow, Lang::ja}),
                         [](const auto& info) { return info.param.name; });

TEST(MicrocosmosExplanations, LeadToARule) {
    const Rules all = mc::all_rules();
    for (const mc::State& s : some_positions()) {
        const mc::Observation seen = mc::observe(s, 0);
        for (const Thing what : explained_things(seen)) {
            const Rule* rule = rule_of(seen, what);
            ASSERT_NE(rule, nullptr) << name_of_thing(what);
            EXPECT_NE(std::find(all.begin(), all.end(), rule), all.end()) << rule->id;
        }
        EXPECT_EQ(rule_of(seen, Thing{}), nullptr);
        EXPECT_EQ(rule_of(seen, thing(Kind::tab, 1)), nullptr);
    }
}

/// Returns all texts of an explanation, in one line.
std::string told_of(const mc::State& s, Thing what) {
    Explained table(s, kTabletWindow, Lang::en);
    Recording record;
    Rect bounds;
    table.draw(what, record, bounds);
    std::string out;
    for (const Drawn& one : record.items)
        if (one.kind == Drawn::Kind::text) out += one.piece + " ";
    return out;
}

void expect_told(const std::string& all, const std::vector<std::string>& wanted) {
    for (const std::string& one : wanted) EXPECT_NE(all.find(one), std::string::npos) << one << " is not in: " << all;
}

TEST(MicrocosmosExplanations, AMarkerThatCameLaterStandsBeforeTheOther) {
    mc::State s = first_position(3);
    mc::Place& place = s.places[planet_in(s, kEast)];
    place.markers = {{2, 4}, {0, 4}, {1, 1}};
    const std::string all = told_of(s, spot_thing(mc::spot_of(planet_in(s, kEast), 0)));
    expect_told(all, {"spot 4 + 3 = 7 VP", "spot 4 + 1 = 5 VP", "spot 1 = 1 VP", "3 VP more, the second 1 VP more",
                      "the later one lies on top"});
    EXPECT_LT(all.find("Player 3"), all.find("Player 1")) << "from the most to the least advanced";
}

TEST(MicrocosmosExplanations, APlaceTellsItsDistanceAndWhoseCardsCountThere) {
    mc::State s = tests::MicrocosmosExtreme(2, 0).state();
    drop_crew(s, 0);
    give_crew(s, 0, crew_named("crew_12"), mc::Row::lower);    // every planet
    give_crew(s, 0, crew_named("crew_01"), mc::Row::upper);    // a red planet
    s.player(0).at = mc::kPortalSpot;
    s.player(0).engine = 0;
    s.places[planet_in(s, kWest)].is_restored = false;
    const std::string all = told_of(s, spot_thing(mc::spot_of(planet_in(s, kWest), 0)));
    expect_told(all, {"Your crew for this place", "Systems Architect", "limit 2"});
    // Stops of others are barred, planets are not.
    s.player(1).at = mc::spot_of(planet_in(s, kWest), static_cast<std::size_t>(mc::SpotKind::moon));
    expect_told(told_of(s, spot_thing(s.player(1).at)), {"An ark is in the way", "Player 2"});
}

TEST(MicrocosmosExplanations, AnUpgradeTellsWhatIsMissing) {
    mc::State s = first_position(2);
    for (const Seat who : all_seats(2)) {
        for (const mc::CrewId card : s.player(who).hand) s.crew_discard.push_back(card);
        s.player(who).hand.clear();
    }
    s.phase = mc::Phase::upgrade;
    s.player(0).resources[mc::index_of(mc::Resource::technology)] = 1;
    expect_told(told_of(s, upgrade_thing(mc::Upgrade::robotics, 0)), {"You lack an engineer and 1 technology.", "nobody"});
    s.player(0).tokens[mc::index_of(mc::Specialist::engineer)] = true;
    s.player(0).resources[mc::index_of(mc::Resource::technology)] = 2;
    expect_told(told_of(s, upgrade_thing(mc::Upgrade::robotics, 0)), {"You can pay for it."});
    expect_told(told_of(s, upgrade_thing(mc::Upgrade::biodome, 0)), {"Together with Leisure Deck", "5 VP"});
}

TEST(MicrocosmosExplanations, PointsAreTheSumOfTheirParts) {
    mc::State s = tests::MicrocosmosExtreme(3, 0).state();
    const mc::Points points = mc::points_of(s, 0);
    const std::string all = told_of(s, thing(Kind::points));
    for (const int part : {static_cast<int>(points.play), static_cast<int>(points.colonies), static_cast<int>(points.survivors),
                           static_cast<int>(points.barren), points.total()})
        expect_told(all, {std::to_string(part)});
    expect_told(all, {"Colonies", "Survivors", "Barren planets"});
    EXPECT_EQ(all.find("Upgrades"), std::string::npos) << "they count for the Automa only";
}

}  // namespace
}  // namespace orrery::ui::microcosmos_table
