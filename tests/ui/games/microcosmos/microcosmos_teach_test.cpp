// Teaching of Microcosmos: each sentence of the lesson is checked against its position, the coach has correct texts for every decision
// and move, every decision and event leads to the rule book, and the statistics have words for all they count.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "engine/games/microcosmos/game.h"
#include "engine/games/microcosmos/ids.h"
#include "engine/games/microcosmos/players.h"
#include "engine/match/games.h"
#include "engine/match/match.h"
#include "imgui_ui/app/driver/statistics.h"
#include "imgui_ui/app/teaching/lesson.h"
#include "imgui_ui/games/microcosmos/book.h"
#include "imgui_ui/games/microcosmos/statistics.h"
#include "imgui_ui/games/microcosmos/teach.h"
#include "tests/readable.h"
#include "tests/rounds.h"

namespace orrery::ui {
namespace {

namespace mc = orrery::microcosmos;

std::unique_ptr<AnyMatch> begun_match(const NewMatch& how) {
    auto match = game_by_id("microcosmos")->start(how);
    EXPECT_TRUE(match);
    return std::move(*match);
}

bool is_known_rule(const GameInfo& game, std::string_view id) {
    const Rules all = game.rules();
    return std::any_of(all.begin(), all.end(), [id](const Rule* rule) { return id == rule->id; });
}

// --- the lesson ---

TEST(MicrocosmosLessonScript, EveryMoveIsLegalAndAskedOfTheRightSeat) {
    const Lesson& lesson = microcosmos_table::lesson();
    LessonRun run(lesson, "microcosmos");
    const auto match = begun_match(lesson.deal(Lang::en));
    while (!run.is_last()) {
        if (!run.beat().move) {
            while (match->ply() < run.ply_of(run.at() + 1)) ASSERT_TRUE(match->make(run.script()[match->ply()])) << match->ply();
            run.go_to(run.at() + 1);
            continue;
        }
        ASSERT_EQ(match->to_act(), Seat{0}) << run.beat().title.en;
        const auto asked = run.asked(*match);
        ASSERT_TRUE(asked) << run.beat().title.en;
        ASSERT_TRUE(match->make(*asked)) << run.beat().title.en << ": " << asked->dump();
        while (const auto reply = run.reply(*match)) ASSERT_TRUE(match->make(*reply)) << run.beat().title.en << ": " << reply->dump();
        ASSERT_TRUE(run.follow(*match)) << run.beat().title.en;
    }
}

TEST(MicrocosmosLessonScript, EveryStepHasWordsAndItsRuleIsKnown) {
    std::set<std::string> titles;
    for (const LessonBeat& beat : microcosmos_table::lesson().beats) {
        for (const Lang lang : kLangs) {
            EXPECT_NE(std::string(beat.title.in(lang)), "");
            EXPECT_NE(std::string(beat.text.in(lang)), "");
        }
        EXPECT_TRUE(titles.insert(beat.title.en).second) << beat.title.en << " stands twice";
        if (beat.rule != nullptr) { EXPECT_TRUE(is_known_rule(*game_by_id("microcosmos")->info, beat.rule)) << beat.rule; }
    }
    EXPECT_GE(titles.size(), 8u);
}

mc::CrewId crew_of(const char* id) { return *mc::crew_by_id(id); }
mc::PlanetId planet_of_id(const char* id) { return *mc::planet_by_id(id); }
int units_of(const mc::Player& player, mc::Resource resource) { return player.resources[mc::index_of(resource)]; }

/// Fixture for the lesson. `at` goes to the start of the step with this English title.
class MicrocosmosLessonTexts : public ::testing::Test {
  protected:
    const mc::State& at(const std::string& title) {
        const Lesson& lesson = microcosmos_table::lesson();
        LessonRun run(lesson, "microcosmos");
        match_ = begun_match(lesson.deal(Lang::en));
        for (std::size_t i = 0; i < lesson.beats.size(); ++i) {
            if (title != lesson.beats[i].title.en) continue;
            for (std::size_t k = 0; k < run.ply_of(i); ++k) EXPECT_TRUE(match_->make(run.script()[k])) << run.script()[k].dump();
            return now();
        }
        ADD_FAILURE() << "no beat " << title;
        return now();
    }
    const mc::State& now() const { return match_of<mc::Game>(*match_)->now(); }
    static bool is_usable(const mc::State& s, Seat who, const char* card) {
        const std::optional<mc::Row> row = mc::row_of(s.player(who), crew_of(card));
        return row && mc::matches(mc::active_half(crew_of(card), *row), s.player(who).at) &&
               mc::can_pay(s.player(who), mc::active_half(crew_of(card), *row));
    }
    std::unique_ptr<AnyMatch> match_;
};

TEST_F(MicrocosmosLessonTexts, AreTrue) {
    const mc::PlanetId glaciel = planet_of_id("pl_glaciel"), nerith = planet_of_id("pl_nerith");
    const mc::SpotId station = *mc::spot_by_id("pl_glaciel.station");
    using mc::Resource;
    {
        const mc::State& s = at("Your crew");
        EXPECT_EQ(mc::row_of(s.player(0), crew_of("crew_02")), mc::Row::upper);
        EXPECT_EQ(mc::row_of(s.player(0), crew_of("crew_22")), mc::Row::lower);
        EXPECT_EQ(mc::kCrew[crew_of("crew_02")].specialist, mc::Specialist::engineer);
        EXPECT_EQ(units_of(s.player(0), Resource::biomatter), 2);
    }
    {
        const mc::State& s = at("An upgrade");
        const mc::UpgradeKind& biodome = mc::kUpgrades[mc::index_of(mc::Upgrade::biodome)];
        EXPECT_EQ(s.phase, mc::Phase::upgrade);
        EXPECT_EQ(units_of(s.player(0), Resource::biomatter), 2);
        EXPECT_EQ(biodome.cost[mc::index_of(Resource::biomatter)], 2);
        EXPECT_EQ(biodome.need, mc::Specialist::engineer);
        EXPECT_EQ(mc::sources_of(s.player(0), mc::Specialist::engineer), 1) << "Reactor Hand is used up";
    }
    {
        const mc::State& s = at("You must travel");
        EXPECT_TRUE(s.player(0).has(mc::Upgrade::biodome));
        EXPECT_FALSE(mc::row_of(s.player(0), crew_of("crew_02")));
        EXPECT_EQ(mc::travel_limit(s.player(0)), 2);
        EXPECT_EQ(s.grid[7], mc::kNoPlanet) << "the south";
        EXPECT_NE(mc::discoveries(s, 0) >> 7 & 1u, 0u);
    }
    {
        const mc::State& s = at("Glaciel");
        EXPECT_EQ(s.grid[7], glaciel);
        EXPECT_EQ(mc::kPlanets[glaciel].colour, mc::Colour::blue);
        EXPECT_EQ(mc::asked(s)->kind, mc::Kind::discovery_bonus);
    }
    {
        const mc::State& s = at("A crew card");
        EXPECT_EQ(s.places[glaciel].markers[0].spot, 1);
        EXPECT_TRUE(is_usable(s, 0, "crew_22"));
        const mc::Half& half = mc::active_half(crew_of("crew_22"), mc::Row::lower);
        EXPECT_EQ(half.gain, (mc::Gain{{1, 0, 0, 1}}));
        EXPECT_EQ(mc::sum_of(half.cost) + half.any_cost, 0);
    }
    {
        const mc::State& s = at("Collect");
        EXPECT_EQ(mc::row_of(s.player(0), crew_of("crew_22")), mc::Row::upper);
        EXPECT_EQ(mc::active_half(crew_of("crew_22"), mc::Row::upper).edges, mc::kStationEdge);
        EXPECT_EQ(mc::shown_gain(s, glaciel), (mc::Units{0, 0, 0, 1}));
        EXPECT_EQ(mc::action_limit(s, 0), 1);
        EXPECT_GT(mc::sum_of(mc::kPlanets[glaciel].after), 1);
    }
    {
        const mc::State& s = at("Nova was here");
        EXPECT_EQ(mc::row_of(s.player(0), crew_of("crew_13")), mc::Row::lower) << "drawn";
        EXPECT_EQ(mc::kCrew[crew_of("crew_13")].specialist, mc::Specialist::leader_red);
        EXPECT_EQ(s.round, 2);
        EXPECT_EQ(s.first_seat, 1);
        ASSERT_EQ(s.places[glaciel].markers.size(), 2u);
        EXPECT_EQ(s.places[glaciel].markers[0], (mc::Marker{1, 2})) << "ahead of you";
        EXPECT_EQ(s.places[glaciel].levels[mc::index_of(Resource::mineral)], 3);
        EXPECT_EQ(s.phase, mc::Phase::travel);
    }
    {
        const int before = units_of(now().player(0), Resource::labour);
        const mc::State& s = at("The second play");
        EXPECT_EQ(s.player(0).at, station);
        EXPECT_EQ(units_of(s.player(0), Resource::labour), before + 1);
        EXPECT_TRUE(is_usable(s, 0, "crew_22"));
        EXPECT_EQ(mc::active_half(crew_of("crew_22"), mc::Row::upper).gain, (mc::Gain{{1, 1, 0, 0}}));
    }
    {
        const mc::State& s = at("A token");
        EXPECT_FALSE(mc::row_of(s.player(0), crew_of("crew_22"))) << "discarded";
        EXPECT_TRUE(s.turn.collected);
        EXPECT_EQ(mc::collected_at(s, station), (mc::Gain{{0, 2, 0, 1}}));
        EXPECT_FALSE(s.player(0).tokens[mc::index_of(mc::Specialist::engineer)]);
    }
    {
        const mc::State& s = at("A pair");
        EXPECT_EQ(s.round, 3) << "a new round";
        EXPECT_EQ(s.turn_seat, 0);
        EXPECT_TRUE(s.player(0).tokens[mc::index_of(mc::Specialist::engineer)]);
        EXPECT_TRUE(mc::may_unlock(s.player(0), mc::Upgrade::leisure));
        EXPECT_EQ(mc::sources_of(s.player(0), mc::Specialist::engineer), 1) << "your token";
        EXPECT_EQ(mc::kUpgrades[mc::index_of(mc::Upgrade::leisure)].cost, (mc::Units{0, 1, 0, 0}));
    }
    {
        const mc::State& s = at("Further out");
        EXPECT_EQ(s.player(0).points, 5);
        EXPECT_EQ(s.player(0).outpost_pool, 1);
        EXPECT_FALSE(s.player(0).tokens[mc::index_of(mc::Specialist::engineer)]);
        EXPECT_NE(mc::discoveries(s, 0) >> 6 & 1u, 0u);
        // The exit to the west is the asteroid, one route away.
        const std::size_t west = mc::kPlanets[glaciel].exits[static_cast<std::size_t>(mc::Direction::west)];
        EXPECT_EQ(mc::kind_of(mc::spot_of(glaciel, west)), mc::SpotKind::asteroid);
        EXPECT_NE(mc::reach(s, s.player(0).at, 1) & mc::bit_of(mc::node_of(s, mc::spot_of(glaciel, west))), 0u);
    }
    {
        const mc::State& s = at("Your outpost");
        EXPECT_EQ(s.grid[6], nerith);
        EXPECT_EQ(mc::kPlanets[nerith].colour, mc::Colour::blue);
        EXPECT_EQ(mc::terraform_limit(s, 0), 2);
        EXPECT_EQ(s.player(0).outpost_pool, 1);
    }
    {
        const int before = units_of(now().player(0), Resource::technology);
        const mc::State& s = at("It paid");
        EXPECT_EQ(mc::terraform_limit(s, 0), 3);
        EXPECT_TRUE(contains(s.places[nerith].outposts, Seat{0}));
        EXPECT_EQ(units_of(s.player(0), Resource::technology), before + 1);
        EXPECT_EQ(s.round, 4);
        EXPECT_EQ(s.places[glaciel].markers[0], (mc::Marker{1, 4}));
        EXPECT_NE(mc::destinations(s, 0) & mc::bit_of(mc::node_of(s, mc::spot_of(glaciel, 0))), 0u);
    }
    {
        const mc::State& s = at("Terraform");
        const mc::Units& levels = s.places[glaciel].levels;
        const mc::Units& tracks = mc::kPlanets[glaciel].tracks;
        EXPECT_EQ((mc::Units{std::int8_t(tracks[0] - levels[0]), std::int8_t(tracks[1] - levels[1]), std::int8_t(tracks[2] - levels[2]),
                             std::int8_t(tracks[3] - levels[3])}),
                  (mc::Units{2, 1, 0, 0}));
        EXPECT_GE(units_of(s.player(0), Resource::biomatter), 2);
        EXPECT_GE(units_of(s.player(0), Resource::labour), 1);
        EXPECT_EQ(mc::terraform_limit(s, 0), 3);
    }
    {
        const mc::State& s = at("The last level");
        EXPECT_EQ(s.places[glaciel].markers[0].spot, 4) << "Nova's";
        EXPECT_EQ(s.pending.back().raised, 2) << "with the next one the marker moves from 1 to 4";
    }
    {
        const int before = at("The last level").player(0).points, theirs = now().player(1).points;
        const mc::State& s = at("Glaciel lives");
        EXPECT_TRUE(s.places[glaciel].is_restored);
        EXPECT_EQ(s.player(0).points - before, 4 + 3);
        EXPECT_EQ(s.player(1).points - theirs, 4 + 1);
        EXPECT_GT(mc::points_of(s, 0).total(), mc::points_of(s, 1).total()) << "you lead";
    }
}

/// Returns the characters of a Japanese text, without spaces.
int characters_of(const std::string& text) {
    int count = 0;
    for (std::size_t i = 0; i < text.size(); i += std::max<std::size_t>(1, utf8_length(text, i))) count += text[i] != ' ' ? 1 : 0;
    return count;
}

// 130 words or 350 characters a minute, 8 seconds for each move of the person, and 1.2 for each that the lesson makes and shows after it.
TEST(MicrocosmosLessonScript, TakesAtMostSixMinutesInBothLanguages) {
    int words = 0, characters = 0, moves = 0, replies = 0;
    for (const LessonBeat& beat : microcosmos_table::lesson().beats) {
        const std::string english = beat.text.in(Lang::en);
        words += 1 + static_cast<int>(std::count(english.begin(), english.end(), ' '));
        characters += characters_of(beat.text.in(Lang::ja));
        if (!beat.move) continue;
        ++moves;
        for (const char* reply : beat.replies) replies += reply != nullptr;
    }
    const int acting = moves * 8 + replies * 12 / 10;
    EXPECT_LE(words * 60 / 130 + acting, 360) << words << " words, " << moves << " moves, " << replies << " replies";
    EXPECT_LE(characters * 60 / 350 + acting, 360) << characters << " characters";
    EXPECT_GT(replies, 0);
}

// What confuses newcomers is taught once, each in one beat.
TEST(MicrocosmosLessonScript, EachOfTheSevenConfusingThingsIsTaughtOnce) {
    struct Confusing {
        const char* title;
        const char* words;
    };
    constexpr Confusing kSeven[] = {{"Your crew", "the half that touches your cargo counts"},
                                    {"A crew card", "it can be played twice"},
                                    {"You must travel", "your ark must travel every turn"},
                                    {"An upgrade", "Upgrades, scouting and colonies use specialists up"},
                                    {"The last level", "but later: it lies on top and ranks higher"},
                                    {"Your outpost", "Whenever anybody stops on a planet, the outposts there bring"},
                                    {"A token", "ready, a full disc. Once used it is an empty one"}};
    for (const Confusing& one : kSeven) {
        int taught = 0;
        for (const LessonBeat& beat : microcosmos_table::lesson().beats) {
            if (std::string(beat.text.en).find(one.words) == std::string::npos) continue;
            EXPECT_STREQ(beat.title.en, one.title);
            ++taught;
        }
        EXPECT_EQ(taught, 1) << one.words;
    }
}

// --- the coach ---

std::vector<NewMatch> some_matches(std::uint64_t count) {
    std::vector<NewMatch> out;
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        NewMatch how;
        how.names.resize(1 + seed % 4);
        how.seed = seed;
        out.push_back(how);
    }
    return out;
}

/// Returns a random move. Moves that only end or skip something are chosen less often.
const Json& lively_move(const std::vector<Json>& moves, Rng& rng) {
    constexpr std::string_view kRare[] = {"skip", "skip_upgrade", "done", "end"};
    for (int tries = 0;; ++tries) {
        const Json& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        const auto type = move["type"].get<std::string>();
        const bool is_rare = std::find(std::begin(kRare), std::end(kRare), type) != std::end(kRare);
        if (!is_rare || tries >= 3) return move;
    }
}

/// Plays some games for so many moves. Calls `look` for every position with a decision, with its legal moves.
template <class Look>
void play_matches(int most_moves, Look look) {
    for (const NewMatch& how : some_matches(8)) {
        const auto match = begun_match(how);
        Rng rng(how.seed);
        for (int i = 0; i < most_moves; ++i) {
            const auto who = match->to_act();
            if (!who) break;
            const auto moves = match->moves();
            look(*match, *who, moves);
            if (::testing::Test::HasFatalFailure()) return;
            ASSERT_TRUE(match->make(lively_move(moves, rng)));
        }
    }
}

TEST(MicrocosmosCoach, HasAWordForEveryDecisionAndMove) {
    std::set<std::string> advice, titles, kinds;
    const auto& coach = microcosmos_table::coach();
    play_matches(tests::rounds(500), [&](const AnyMatch& match, Seat who, const std::vector<Json>& moves) {
        kinds.insert(match.decision()["kind"].get<std::string>());
        for (const Lang lang : kLangs) {
            const CoachTalk talk = coach.decision(match, who, lang);
            EXPECT_FALSE(talk.title.empty());
            EXPECT_EQ((talk.title + talk.text).find('{'), std::string::npos) << talk.text;
            EXPECT_TRUE(is_known_rule(match.game(), talk.rule)) << talk.rule;
            titles.insert(talk.title);
            for (const Json& move : moves) {
                const std::string why = coach.advice(match, who, move, lang);
                EXPECT_FALSE(why.empty()) << move.dump();
                EXPECT_EQ(why.find('{'), std::string::npos) << why;
                advice.insert(why);
            }
        }
        const auto other = static_cast<Seat>((who + 1) % match.seats());
        if (other == who) return;
        EXPECT_TRUE(coach.decision(match, other, Lang::en).title.empty()) << "only for whom it is";
        EXPECT_TRUE(coach.advice(match, other, moves[0], Lang::en).empty());
    });
    EXPECT_GE(titles.size(), 2 * 12u);
    EXPECT_GE(advice.size(), 100u);
    EXPECT_GE(kinds.size(), 13u) << "all but the rarest decisions were met";
}

struct Outcome {
    mc::State after;
    int lost = 0;                              ///< units of the seat that did not fit
    int restored = 0;
};

Outcome outcome_of(const mc::State& s, Seat who, const mc::Move& move) {
    Outcome out{s};
    std::vector<mc::Event> told;
    mc::Events events(told);
    mc::apply(out.after, who, move, nullptr, events);
    for (const mc::Event& event : told) {
        if (const auto* gained = std::get_if<mc::Gained>(&event); gained && gained->seat == who) out.lost += gained->lost;
        out.restored += std::holds_alternative<mc::PlanetRestored>(event);
    }
    return out;
}

// The levels, points and cards that the coach states must agree with the rules.
TEST(MicrocosmosCoach, ItsNumbersAreTrue) {
    std::map<std::string, int> checked;
    const auto& coach = microcosmos_table::coach();
    play_matches(tests::rounds(1500), [&](const AnyMatch& match, Seat who, const std::vector<Json>& moves) {
        const mc::State& s = match_of<mc::Game>(match)->now();
        const mc::Player& before = s.player(who);
        for (const Json& json : moves) {
            const mc::Move move = *mc::decode_move(json);
            const std::string why = coach.advice(match, who, json, Lang::en);
            const std::vector<int> said = tests::numbers_in(why);
            const auto says = [&why](const char* words) { return why.find(words) != std::string::npos; };
            const auto check = [&](const char* what, int number, int true_number) {
                EXPECT_EQ(number, true_number) << why << " " << json.dump();
                ++checked[what];
            };
            const auto points = [&](const mc::State& now) { return mc::points_of(now, who); };
            if (std::holds_alternative<mc::Raise>(move)) {
                const Outcome then = outcome_of(s, who, move);
                const mc::PlanetId planet = mc::planet_of(before.at);
                ASSERT_EQ(says("It completes the planet"), then.restored == 1) << why;
                if (then.restored == 1) check("completed", said[0], then.after.player(who).points - before.points);
                else check("missing", said[0], mc::kPlanets[planet].total() - mc::sum_of(then.after.places[planet].levels));
            } else if (std::holds_alternative<mc::Settle>(move)) {
                check("settled", said[1], points(outcome_of(s, who, move).after).survivors - points(s).survivors);
            } else if (std::holds_alternative<mc::End>(move)) {
                check("end", said[0], before.crew());
            } else if (std::holds_alternative<mc::BuildColony>(move)) {
                const Outcome then = outcome_of(s, who, move);
                const bool is_built = mc::colonies_of(then.after, who) > mc::colonies_of(s, who);
                if (is_built) check("colony", said[1], points(then.after).colonies - points(s).colonies);
            } else if (const auto* unlock = std::get_if<mc::UnlockUpgrade>(&move)) {
                const Outcome then = outcome_of(s, who, move);
                const bool is_paid = then.after.player(who).upgrades.size() + static_cast<std::size_t>(then.after.player(who).engine) >
                                     before.upgrades.size() + static_cast<std::size_t>(before.engine);
                if (is_paid && unlock->upgrade == mc::Upgrade::engine) check("engine", said[0], mc::travel_limit(then.after.player(who)));
                if (is_paid && says("completes a pair")) check("pair", said[0], then.after.player(who).points - before.points);
            } else if (std::holds_alternative<mc::Collect>(move) && mc::collected_at(s, before.at).any == 0) {
                const mc::Gain gain = mc::collected_at(s, before.at);
                const bool has_places = before.crew() + gain.club + gain.deck <= mc::kCrewLimit;
                EXPECT_EQ(says("as far as there is room"), !has_places) << why << " " << json.dump();
                if (has_places) check("collected", says("would not fit") ? said.back() : 0, outcome_of(s, who, move).lost);
            }
        }
    });
    for (const char* what : {"missing", "end", "engine", "collected"}) EXPECT_GT(checked[what], 0) << what;
    for (const char* what : {"completed", "colony", "pair"}) {
        if (tests::is_deep()) { EXPECT_GT(checked[what], 0) << what; }
    }
    EXPECT_GT(checked["missing"], 10);
}

// --- links into the rule book ---

TEST(MicrocosmosBook, EveryDecisionAndEveryEventLeadsToARule) {
    const GameInfo& game = *game_by_id("microcosmos")->info;
    for (const auto& list : {microcosmos_table::decision_rules(), microcosmos_table::event_rules()})
        for (const RuleFor& row : list) EXPECT_TRUE(is_known_rule(game, row.rule->id)) << row.kind;
    for (const std::string_view id : mc::kKindIds) EXPECT_TRUE(rule_for(microcosmos_table::decision_rules(), id)) << id;
    std::set<std::string> met;
    for (const NewMatch& how : some_matches(8)) {
        const auto match = begun_match(how);
        Rng rng(how.seed);
        for (int i = 0; i < 800 && match->to_act(); ++i) ASSERT_TRUE(match->make(lively_move(match->moves(), rng)));
        for (const LogLine& line : match->log({}, Lang::en))
            if (line.event.contains("event")) met.insert(line.event["event"].get<std::string>());
    }
    EXPECT_GE(met.size(), 25u);
    for (const std::string& event : met) EXPECT_TRUE(rule_for(microcosmos_table::event_rules(), event)) << event;
}

// --- the statistics ---

/// Plays to the end. Nearly all planets that the end needs are restored at the start, because games at random are long.
std::unique_ptr<AnyMatch> finished_match(int seats, std::uint64_t seed, const std::string& difficulty = {}) {
    NewMatch how;
    if (!difficulty.empty()) how.options["difficulty"] = difficulty;
    how.names.resize(static_cast<std::size_t>(seats));
    how.seed = seed;
    const auto fresh = begun_match(how);
    mc::State s = match_of<mc::Game>(*fresh)->now();
    for (const mc::Cell cell : mc::kStartCells) {
        mc::Place& place = s.places[s.grid[cell]];
        place.levels = {};
        place.markers.clear();
        if (cell == mc::kAutomaCell) continue;
        place.is_restored = true;
        ++s.completed;
    }
    Json position = fresh->position();
    position["table"] = mc::encode_table(s);
    position["decision"] = mc::encode_decision(s);
    auto match = std::move(Match<mc::Game>::load(position).value());
    Rng rng(seed);
    while (match->to_act()) EXPECT_TRUE(match->make(lively_move(match->moves(), rng)));
    return match;
}

TEST(MicrocosmosStatistics, HaveWordsForAllTheyCount) {
    for (int seats = 1; seats <= mc::kMaxMicrocosmosSeats; ++seats) {
        const auto match = finished_match(seats, static_cast<std::uint64_t>(seats));
        for (const Seat seat : all_seats(match->seats())) {
            std::map<std::string, std::set<std::string>> groups;
            for (const StatKey& key : microcosmos_table::stat_keys(*match, seat)) {
                EXPECT_TRUE(groups[key.group].insert(key.key).second) << key.key << " stands twice";
                for (const Lang lang : kLangs) {
                    EXPECT_FALSE(microcosmos_table::stat_words(key.group, {}, lang).empty()) << key.group;
                    EXPECT_FALSE(microcosmos_table::stat_words(key.group, key.key, lang).empty()) << key.key;
                }
            }
            EXPECT_FALSE(groups.empty());
        }
    }
    EXPECT_EQ(microcosmos_table::stat_words("other", "", Lang::en), "");
}

TEST(MicrocosmosStatistics, WinsAgainstTheAutomaAreCountedByDifficulty) {
    const GameInfo& info = *game_by_id("microcosmos")->info;
    GameRecords records;
    // Two games at easy, both won, and three at hard, one of them won.
    const std::vector<std::pair<std::string, bool>> played{{"easy", true}, {"hard", false}, {"easy", true}, {"hard", true}, {"hard", false}};
    for (const auto& [difficulty, won] : played) {
        const auto match = finished_match(1, records.games.size() + 1, difficulty);
        SaveHeader header;
        header.id = "g" + std::to_string(records.games.size());
        header.created = "2026-11-21T09:00:00Z";
        header.seats = {{false, ""}};
        FinishedGame game = finished_game(*match, header, {SeatColor::yellow, SeatColor::purple}, "2026-11-21T10:00:00Z");
        game.seats[0].keys = microcosmos_table::stat_keys(*match, 0);
        game.seats[0].won = won;
        records.games.push_back(game);
    }
    const GameRecords read = records_from_json(info, records_to_json(info, records));
    ASSERT_EQ(read.games.size(), played.size());
    std::map<std::string, std::pair<int, int>> by_difficulty;  // games and wins
    for (const KeyRecord& record : add_up(info, read.games).keys)
        if (record.key.group == "difficulty") by_difficulty[record.key.key] = {record.games, record.wins};
    const std::map<std::string, std::pair<int, int>> expected{{"easy", {2, 2}}, {"hard", {3, 1}}};
    EXPECT_EQ(by_difficulty, expected);
}

}  // namespace
}  // namespace orrery::ui
