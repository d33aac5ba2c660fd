// Explanations of the AstroNavigators table: everything that can be touched has one with a rule behind it, in every language, its words
// stay inside its panel, and it tells no secret of another seat.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/games/astronavigators/describe.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/games/astronavigators/explain.h"
#include "tests/games/astronavigators/extremes.h"
#include "tests/rounds.h"
#include "tests/ui/games/astronavigators/astronavigators_rig.h"
#include "tests/ui/inspect.h"

namespace orrery::ui::astronavigators_table {
namespace {

using Extreme = tests::AstroNavigatorsExtreme;
constexpr float kFootRoom = 56;

void add_players_things(const an::Observation& seen, Seat who, std::vector<Thing>& out) {
    out.push_back(thing(Kind::vehicle, 0, who));
    out.push_back(thing(Kind::die, 0, who));
    out.push_back(thing(Kind::sheet, 0, who));
    out.push_back(thing(Kind::dial, 0, who));
    for (an::SetId set = 0; set < an::kSetCount; ++set) out.push_back(set_thing(set, who));
    for (int phase = 1; phase <= an::kPhases; ++phase) out.push_back(moon_thing(phase, who));
    const std::size_t transports = seen.is_astronavigator() ? an::kTransportCount : an::kEarthTransports;
    for (std::size_t i = 0; i < transports; ++i) out.push_back(thing(Kind::token, static_cast<int>(i), who));
    if (!seen.is_astronavigator()) return;
    out.push_back(thing(Kind::dial, 1, who));
    out.push_back(thing(Kind::hidden_agenda, 0, who));
    for (const an::Gauge gauge : {an::Gauge::sxt, an::Gauge::sct, an::Gauge::ai}) out.push_back(gauge_thing(gauge, who));
    const int orbit_tiles = static_cast<int>(seen.players[who].orbit_stacks.size());
    for (int i = 0; i < orbit_tiles; ++i) out.push_back(thing(Kind::orbit_tile, i, who));
}

/// Returns every thing that the table may explain in a position. Of the spaces only some, because they are many.
std::vector<Thing> explained_things(const an::Observation& seen) {
    std::vector<Thing> out;
    const int step = tests::is_deep() ? 1 : 5;
    for (int space = 0; space < static_cast<int>(an::kSpaceCount); space += step) out.push_back(thing(Kind::space, space));
    out.push_back(space_thing(an::kLaunchSpace));
    const auto all = [&out](Kind kind, std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) out.push_back(thing(kind, static_cast<int>(i)));
    };
    all(Kind::card, 0, an::kCardCount);
    all(Kind::week, 1, an::kWeeks + 1);
    all(Kind::action, 0, an::kActions.size());
    all(Kind::transport, 0, an::kTransportCount);
    all(Kind::tile, 0, an::kTileCount);
    all(Kind::continent, 0, an::kContinentCount);
    all(Kind::quest, 0, an::kQuestCount);
    all(Kind::instrument, 0, an::kQuestCount);
    all(Kind::character, 0, an::kCharacterCount);
    all(Kind::month, 0, an::kSunSteps);
    all(Kind::button, 0, kButtons);
    all(Kind::tab, 0, kTabs);
    for (const Kind kind : {Kind::deck, Kind::quest_deck, Kind::round, Kind::sun}) out.push_back(thing(kind));
    if (seen.is_astronavigator()) {
        all(Kind::agenda, 0, an::kAgendaCount);
        all(Kind::stage, 0, an::kStageCount);
        all(Kind::stack, 0, an::kStackCount);
    }
    for (const Seat who : all_seats(seen.seats)) add_players_things(seen, who, out);
    return out;
}

std::string name_of_thing(Thing what) {
    return std::to_string(what.kind) + "/" + std::to_string(what.index) + "/" + std::to_string(what.seat);
}

an::State first_position(int seats) {
    an::Options options;
    options.first_player = Seat{0};
    an::Events none;
    return an::start(options, seats, Rng(7), nullptr, none);
}

/// Returns a position at the selection of the first month, with nothing done yet.
an::State first_month(int seats, an::Mode mode = an::Mode::astronavigator) {
    return Extreme(seats, mode).with([](an::State& s) { s.year = s.round = 1, s.sun_step = 0; }).state();
}

/// Returns a position with one player on the way out, one on the Moon, one back and one lost.
an::State in_flight() {
    constexpr an::StageId kOut = 1, kLostAt = 7;
    Extreme out(4, an::Mode::astronavigator);
    out.equip().take_orbit_tiles();
    return out.fly(0, kOut, true).fly(1, an::kMoon, false).come_home(2).lose(3, kLostAt).state();
}

/// Returns positions at the beginning, in the middle and full of everything, in both modes.
std::vector<an::State> some_positions() {
    return {first_position(2),
            first_month(3),
            Extreme(2, an::Mode::astronavigator).equip().all_instruments().ready_to_launch().state(),
            Extreme(3, an::Mode::astronomer).equip().quests_but(4).state(),
            Extreme(2, an::Mode::astronavigator).equip().empty_weeks().state(),
            Extreme(2, an::Mode::astronavigator).equip().empty_deck().state(),
            in_flight()};
}

class Explained {
  public:
    Explained(const an::State& s, Vec css, Lang lang) : seen_(an::observe(s, 0)), screen_(css), lang_(lang) {
        for (int seat = 0; seat < s.seats; ++seat) {
            names_.push_back("Player " + std::to_string(seat + 1));
            looks_.push_back({static_cast<SeatColor>(seat), false});
        }
    }
    const an::Observation& seen() const { return seen_; }

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
    an::Observation seen_;
    test::Screen screen_;
    Lang lang_;
    Names names_;
    std::vector<SeatLook> looks_;
};

bool names_a_player(const std::string& text) { return text.find("Player ") != std::string::npos; }
bool is_clipped(const Drawn& one) {
    const Rect clip = one.clip.grown(1);
    return !clip.contains(one.place.min()) || !clip.contains(one.place.max());
}

/// Expects that no text is cut, leaves the panel or lies over another. A board may be longer than a small window.
void expect_words_inside(const Recording& record, Rect panel, bool is_board) {
    const Rect room = panel.grown(1);
    std::vector<const Drawn*> texts;
    for (const Drawn& one : record.items)
        if (one.kind == Drawn::Kind::text && !(is_board && is_clipped(one))) texts.push_back(&one);
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

class AstronavigatorsExplained : public testing::TestWithParam<ExplainForm> {};

TEST_P(AstronavigatorsExplained, EverythingInItsOwnPanel) {
    test::load_test_languages();
    // A line may break within a name. The gauges are called the same in every language.
    const std::set<std::string> given{"Player 1", "Player 2", "Player 3", "Player 4", "Player", "AI"};
    const std::size_t step = GetParam().is_main || tests::is_deep() ? 1 : 3;
    for (const an::State& s : some_positions()) {
        Explained table(s, GetParam().css, GetParam().lang);
        const std::vector<Thing> things = explained_things(table.seen());
        for (std::size_t i = 0; i < things.size(); i += step) {
            const Thing what = things[i];
            SCOPED_TRACE(name_of_thing(what) + ", " + std::to_string(s.seats));
            Recording record;
            Rect bounds;
            const Rect place = table.draw(what, record, bounds);
            ASSERT_GT(place.w, 0) << "nothing is explained";
            EXPECT_GE(place.x, bounds.x - 0.5f);
            EXPECT_GE(place.y, bounds.y - 0.5f);
            EXPECT_LE(place.right(), bounds.right() + 0.5f);
            EXPECT_LE(place.bottom() + kFootRoom, bounds.bottom() + 0.5f);
            expect_words_inside(record, place, kind_of(what) == Kind::sheet);
            for (const Drawn& one : record.items)
                if (one.kind == Drawn::Kind::text && GetParam().lang == Lang::longer) {
                    EXPECT_EQ(test::word_of_no_catalogue(one.text, given), "") << one.text;
                }
            if (HasFailure()) return;                      // one is enough to see
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Forms, AstronavigatorsExplained,
                         testing::Values(ExplainForm{"tablet", kTabletWindow, Lang::en, true},
                                         ExplainForm{"tablet_ja", {1024, 768}, Lang::ja},
                                         ExplainForm{"tablet_longer", kTabletWindow, Lang::longer},
                                         ExplainForm{"phone", kPhoneWindow, Lang::en}, ExplainForm{"phone_ja", {360, 640}, Lang::ja, true},
                                         ExplainForm{"phone_longer", kPhoneWindow, Lang::longer},
                                         ExplainForm{"wide", kLyingWindow, Lang::en}, ExplainForm{"desk", kDeskWindow, Lang::ja}),
                         [](const auto& info) { return info.param.name; });

TEST(AstronavigatorsExplanations, LeadToARule) {
    const Rules all = an::all_rules();
    for (const an::State& s : some_positions()) {
        const an::Observation seen = an::observe(s, 0);
        for (const Thing what : explained_things(seen)) {
            if (kind_of(what) == Kind::tab) continue;
            const Rule* rule = rule_of(seen, what);
            ASSERT_NE(rule, nullptr) << name_of_thing(what);
            EXPECT_NE(std::find(all.begin(), all.end(), rule), all.end()) << rule->id;
        }
        EXPECT_EQ(rule_of(seen, Thing{}), nullptr);
        EXPECT_EQ(rule_of(seen, thing(Kind::tab, 1)), nullptr);
    }
}

/// Returns all texts of an explanation, in one line.
std::string told_of(const an::State& s, Thing what, Lang lang = Lang::en) {
    Explained table(s, kTabletWindow, lang);
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
void expect_untold(const std::string& all, const std::string& unwanted) {
    EXPECT_EQ(all.find(unwanted), std::string::npos) << unwanted << " is in: " << all;
}

an::CardId card_named(const char* id) { return *an::card_by_id(id); }

/// Puts the vehicle of the first seat in a row of the Earth, where it has observed nothing yet.
an::State looking_from(int row, int sun_step) {
    an::State s = first_month(2);
    s.sun_step = static_cast<std::int8_t>(sun_step);
    s.players[0].vehicle = {an::Map::earth, static_cast<an::SpaceId>((an::kPolarRow - row) * an::kColumns)};
    return s;
}

TEST(AstronavigatorsExplanations, ACardTellsWhetherItIsVisibleFromThePresentPlace) {
    const an::State s = looking_from(1, 0);
    expect_told(told_of(s, card_thing(card_named("leo"))), {"Player 1 can observe it from the present place", "+3 NK", "Zodiac", "0 of 3"});
    expect_told(told_of(s, card_thing(card_named("pisces"))), {"Player 1 cannot observe it now: hidden by daylight.", "0 h in row 0"});
    expect_told(told_of(looking_from(2, 6), card_thing(card_named("crux"))),
                {"not all of it is above the horizon", "From row +2 the rows −1 to +3", "Hours", "12"});
    expect_told(told_of(looking_from(3, 0), card_thing(card_named("ursa_minor"))), {"midnight sun", "Dec"});
}

TEST(AstronavigatorsExplanations, AnAstronautIsToldThatNothingCanBeObserved) {
    an::State s = looking_from(1, 0);
    s.players[0].status = an::Status::astronaut;
    expect_told(told_of(s, card_thing(card_named("leo"))), {"cannot observe it now: not as an astronaut."});
    expect_told(told_of(s, action_thing(an::Action::direct)), {"An astronaut cannot observe."});
}

TEST(AstronavigatorsExplanations, AMoonCardTellsItsWeek) {
    constexpr int kWrongWeek = 3;
    an::State s = first_month(2);
    const an::CardId card = card_named("moon_2a");
    for (an::CardPile& pile : s.weeks) pile.clear();
    s.week(kWrongWeek).push_back(card);
    expect_told(told_of(s, card_thing(card)),
                {"with the disc in week 2", "Player 1 cannot observe it here", "would activate the moon token"});
    s.week(kWrongWeek).clear();
    s.week(2).push_back(card);
    s.players[0].moon(2) = an::MoonState::used;
    expect_told(told_of(s, card_thing(card)), {"Player 1 can observe it here", "has been activated already"});
}

/// Returns a text without its spaces, which lines that break do not keep.
std::string squeezed(std::string text) {
    std::erase(text, ' ');
    return text;
}

// The whole fact, in both languages. Those of the constellations are all different.
TEST(AstronavigatorsExplanations, EveryCardAndQuestTellsItsFact) {
    const an::State s = first_month(2);
    for (const Lang lang : {Lang::en, Lang::ja}) {
        std::set<std::string> facts;
        const auto expect_fact = [&](Thing what, const Text& fact) {
            const std::string wanted = squeezed(fact.in(lang));
            EXPECT_FALSE(wanted.empty());
            EXPECT_TRUE(facts.insert(wanted).second) << wanted << " stands twice";
            expect_told(squeezed(told_of(s, what, lang)), {wanted});
        };
        for (an::CardId card = 0; card < an::kCardCount; ++card) expect_fact(card_thing(card), an::kCards[card].fact);
        for (an::QuestId quest = 0; quest < an::kQuestCount; ++quest) expect_fact(quest_thing(quest), an::kQuests[quest].fact);
    }
}

TEST(AstronavigatorsExplanations, ASpaceTellsWhatAStopGives) {
    an::State s = first_month(2);
    an::Player& player = s.players[0];
    player.tiles.clear();
    player.used_transports = 0;
    const an::SpaceId london = *an::space_by_id("p2p00");
    const an::TileId tile = s.tile_tops[an::index_of(an::Continent::europe)];
    const int nk = an::kTiles[tile].nk, car = an::kTransports[an::index_of(an::Transport::car)].nk;
    expect_told(told_of(s, space_thing(london)),
                {"Coast of Europe", "Row +2", "What a stop here gives Player 1",
                 "Car, enters Europe +" + std::to_string(nk + car) + " NK"});
    // The continent is owned, and the fifth transport completes the bonus of the first year.
    player.tiles.push_back({tile, false});
    for (const an::Transport transport : {an::Transport::train, an::Transport::ship, an::Transport::helicopter, an::Transport::plane})
        player.used_transports = static_cast<an::Bits>(player.used_transports | an::bit_of(transport));
    expect_told(told_of(s, space_thing(london)),
                {"Car, enters Europe +" + std::to_string(car + an::kVehicleBonus) + " NK", "Train, enters Europe nothing new"});
    expect_told(told_of(s, space_thing(*an::space_by_id("p2m03"))), {"Open sea", "only a ship can stop here", "is at sea"});
}

TEST(AstronavigatorsExplanations, TheBonusOfTheFirstYearCountsDown) {
    an::State s = first_month(2);
    s.sun_step = 10;
    s.players[0].used_transports = an::bit_of(an::Transport::ship);
    expect_told(told_of(s, thing(Kind::token, static_cast<int>(an::Transport::car), 0)), {"+3 NK", "has 1 of 5, 2 rounds are left."});
    s.year = 2;
    expect_told(told_of(s, thing(Kind::token, static_cast<int>(an::Transport::car), 0)), {"belonged to the first year"});
}

TEST(AstronavigatorsExplanations, TheDialTellsWhatIsStillToCome) {
    constexpr int kMeanFlight = 114;           // section 3.3 of the rules
    an::State s = first_month(2);
    s.players[0].nk = 100;
    expect_told(told_of(s, thing(Kind::dial, 1, 0)),
                {"about " + std::to_string(kMeanFlight), "On average 14 NK are missing for the flight.", "emergency abort left"});
    s.players[0].nk = 120;
    expect_told(told_of(s, thing(Kind::dial, 0, 0)), {"On average the flight would leave 6 NK."});
}

TEST(AstronavigatorsExplanations, TheWayToAnAstronautNamesWhatIsLost) {
    an::State s = first_month(2);
    s.players[0].schedule.push_back(card_named("lyra"));
    s.players[0].observed.push_back(card_named("aries"));
    expect_told(told_of(s, button_thing(Button::become_astronaut)),
                {"What is lost", "observe nothing any more", "Scheduled cards", "Lyra", "Sets begun", "Zodiac", "about 114"});
}

TEST(AstronavigatorsExplanations, NothingTellsASecretOfAnotherSeat) {
    const an::State s = Extreme(2, an::Mode::astronavigator).equip().take_orbit_tiles().state();
    ASSERT_TRUE(s.secrets[1].agenda.has_value());
    const std::string hidden = told_of(s, thing(Kind::hidden_agenda, 0, 1));
    expect_told(hidden, {"only Player 2 knows"});
    expect_untold(hidden, "as things stand");
    expect_untold(told_of(s, thing(Kind::agenda, *s.secrets[1].agenda)), "as things stand");
    expect_told(told_of(s, thing(Kind::hidden_agenda, 0, 0)), {"as things stand", an::agenda_name(*s.secrets[0].agenda, Lang::en)});
    expect_told(told_of(s, thing(Kind::orbit_tile, 0, 1)), {"Only Player 2 knows its DV."});
    const int dv = an::kOrbitTiles[s.secrets[0].orbit_tiles[0]].dv;
    expect_told(told_of(s, thing(Kind::orbit_tile, 0, 0)), {"Its DV is " + std::to_string(dv) + "."});
}

TEST(AstronavigatorsExplanations, InSpaceTheNextMoveIsPriced) {
    const an::State s = in_flight();
    const an::Player& player = s.players[0];
    const an::StageId next = an::next_stage(s, player.vehicle.at);
    expect_told(told_of(s, thing(Kind::vehicle, 0, 0)), {an::stage_name(next, Lang::en), "if the hidden tile is an average one", "20 + "});
    expect_told(told_of(s, stage_thing(next)), {"The tile is hidden", "DV of its five tiles", "DV of your own tile", "20 + "});
    expect_told(told_of(s, stage_thing(an::kMoon)), {"Player 2", "is here", "Landed so far"});
    expect_told(told_of(s, thing(Kind::vehicle, 0, 2)), {"Back on Earth"});
    expect_told(told_of(s, thing(Kind::vehicle, 0, 3)), {"Lost in space"});
}

TEST(AstronavigatorsExplanations, AQuestTellsItsRewardOfTheYear) {
    an::State s = first_month(2);
    const an::QuestId quest = *an::quest_by_id("q_bowditch");
    s.players[0].quests = {quest};
    s.players[0].observed = {an::kQuests[quest].constellations[0]};
    expect_told(told_of(s, quest_thing(quest)),
                {"In progress for", "doubled in the first year", "+6 NK", "+12 NK", "+22 NK", "You may wait", "Sextant"});
    s.year = 2;
    expect_told(told_of(s, quest_thing(quest)), {"+3 NK", "+6 NK", "+11 NK"});
    expect_told(told_of(s, space_thing(an::kQuests[quest].targets.spaces[0])), {"The New Practical Navigator", "+3 NK"});
}

}  // namespace
}  // namespace orrery::ui::astronavigators_table
