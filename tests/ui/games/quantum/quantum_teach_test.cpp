// Teaching of Quantum: each sentence of the lesson is checked against its position, the coach has correct texts for every decision
// and move, every decision and event leads to the rule book, and the statistics agree with the log.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/games/quantum/game.h"
#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/odds.h"
#include "engine/games/quantum/sites.h"
#include "engine/match/games.h"
#include "engine/match/match.h"
#include "imgui_ui/app/teaching/lesson.h"
#include "imgui_ui/games/quantum/book.h"
#include "imgui_ui/games/quantum/outlook.h"
#include "imgui_ui/games/quantum/statistics.h"
#include "imgui_ui/games/quantum/teach.h"
#include "tests/readable.h"

namespace orrery::ui {
namespace {

namespace qu = orrery::quantum;
using quantum_table::coach;
using quantum_table::lesson;

std::unique_ptr<AnyMatch> begun(const NewMatch& how) {
    auto match = game_by_id("quantum")->start(how);
    EXPECT_TRUE(match);
    return std::move(*match);
}

qu::ShipId ship(const char* id) { return *qu::ship_by_id(id); }
qu::Square space(const char* id) { return *qu::space_by_id(id); }
qu::PlanetId planet(const char* id) { return *qu::planet_by_id(id); }

// --- the lesson ---

/// Fixture for the lesson. `at` goes to the start of the step with this English title.
class QuantumLesson : public ::testing::Test {
  protected:
    const qu::State& at(const std::string& title) {
        LessonRun run(lesson(), "quantum");
        match_ = begun(lesson().deal(Lang::en));
        for (std::size_t i = 0; i < lesson().beats.size(); ++i) {
            if (title != lesson().beats[i].title.en) continue;
            for (std::size_t k = 0; k < run.ply_of(i); ++k) EXPECT_TRUE(match_->make(run.script()[k])) << run.script()[k].dump();
            return match_of<qu::Game>(*match_)->now();
        }
        ADD_FAILURE() << "no beat " << title;
        return match_of<qu::Game>(*match_)->now();
    }
    static int steps_between(const qu::State& s, qu::Square from, qu::Square to) {
        for (int steps = 0; steps <= 20; ++steps)
            if (qu::reach(qu::free_spaces(s), from, steps, false).has(to)) return steps;
        return -1;
    }
    /// Returns the last event of this name in the log.
    Json told(const std::string& event) const {
        Json found;
        for (const LogLine& line : match_->log({}, Lang::en))
            if (line.event.contains("event") && line.event["event"] == event) found = line.event;
        return found;
    }
    std::unique_ptr<AnyMatch> match_;
};

TEST_F(QuantumLesson, EveryMoveIsLegalAndAskedOfTheRightSeat) {
    LessonRun run(lesson(), "quantum");
    const auto match = begun(lesson().deal(Lang::en));
    while (!run.is_last()) {
        if (!run.beat().move) {
            run.go_to(run.at() + 1);
            continue;
        }
        ASSERT_EQ(match->to_act(), Seat{0}) << run.beat().title.en;
        const auto asked = run.asked(*match);
        ASSERT_TRUE(asked) << run.beat().title.en;
        ASSERT_TRUE(match->make(*asked)) << asked->dump();
        while (const auto reply = run.reply(*match)) {
            ASSERT_EQ(match->to_act(), Seat{1}) << run.beat().title.en;
            ASSERT_TRUE(match->make(*reply)) << reply->dump();
        }
        ASSERT_TRUE(run.follow(*match)) << run.beat().title.en;
    }
    EXPECT_FALSE(match->to_act());
    EXPECT_EQ(match->score().winners, std::vector<Contender>{0});
}

TEST_F(QuantumLesson, TheTextsAreTrue) {
    {
        const qu::State& s = at("The goal");
        for (const Seat seat : all_seats(2)) EXPECT_EQ(s.players[seat].cubes_left, 3);
    }
    {
        const qu::State& s = at("Dice are ships");
        EXPECT_EQ(s.ships[ship("r1")].number, 3);
        EXPECT_EQ(s.ships[ship("r2")].number, 4);
        EXPECT_EQ(s.ships[ship("r3")].number, 2);
    }
    {
        const qu::State& s = at("Your home");
        EXPECT_EQ(s.start_seat, Seat{0}) << "the lowest sum begins";
        EXPECT_EQ(qu::kind_of(s.map().tiles[planet("p0_0")]).number, 8);
    }
    for (const auto& [title, id] : {std::pair{"Into orbit", "s2_1"}, std::pair{"The second ship", "s1_2"}, std::pair{"The third ship", "s1_0"}}) {
        at(title);
        EXPECT_TRUE(qu::kOrbits[planet("p0_0")].has(space(id)));
    }
    {
        const qu::State& s = at("Move a ship");
        EXPECT_EQ(s.turn.actions, 3);
        EXPECT_EQ(s.turn.seat, Seat{0});
    }
    {
        const qu::State& s = at("Up to 3 steps");
        EXPECT_EQ(qu::kind_of(s.map().tiles[planet("p0_1")]).number, 7);
        EXPECT_TRUE(qu::kOrbits[planet("p0_1")].has(space("s2_4")));
        EXPECT_EQ(steps_between(s, space("s2_1"), space("s2_4")), 3);
    }
    {
        const qu::State& s = at("An exact sum");
        EXPECT_EQ(qu::orbit_total(s, planet("p0_1"), Seat{0}), 3);
        EXPECT_EQ(steps_between(s, space("s1_2"), space("s1_3")), 1);
    }
    {
        const qu::State& s = at("Research");
        EXPECT_EQ(s.turn.actions, 1);
        EXPECT_EQ(quantum_table::ready_planets(s, Seat{0}), std::vector<qu::PlanetId>{planet("p0_1")});
    }
    {
        const qu::State& s = at("End your actions");
        EXPECT_EQ(s.turn.actions, 0);
        EXPECT_TRUE(qu::ability_free(s, ship("r1")));
        EXPECT_EQ(s.ships[ship("r1")].number, qu::number_of(qu::Ability::warp));
    }
    {
        const qu::State& s = at("An attack");
        const Json dice = told("combat_dice");
        EXPECT_EQ(dice["attack_die"], 4);
        EXPECT_EQ(dice["defense_die"], 2);
        EXPECT_EQ(told("combat_result")["winner"], "defender");
        EXPECT_EQ(s.ships[ship("b1")].number, 6);
        EXPECT_EQ(s.ships[ship("b1")].at, space("s3_4")) << "repelled, not destroyed";
        EXPECT_EQ(s.players[Seat{0}].dominance, 1);
    }
    {
        const qu::State& s = at("Construct");
        EXPECT_EQ(s.turn.actions, 3);
        EXPECT_EQ(qu::orbit_total(s, planet("p0_1"), Seat{0}), 7);
    }
    {
        const qu::State& s = at("Low is strong");
        EXPECT_EQ(s.turn.actions, 1);
        EXPECT_TRUE(qu::only(s.ships[ship("r1")].at).next_to().has(s.ships[ship("b1")].at));
        EXPECT_EQ(qu::odds_of(s, qu::combat_from(s, ship("r1"), ship("b1"), space("s2_4"))).percent(), 92);
        EXPECT_EQ(qu::odds_of(s, qu::combat_from(s, ship("r2"), ship("b1"), space("s3_3"))).percent(), 83);
    }
    {
        const qu::State& s = at("You won");
        const Json result = told("combat_result");
        EXPECT_EQ(result["attack_total"], 5);
        EXPECT_EQ(result["defense_total"], 10);
        EXPECT_EQ(result["winner"], "attacker");
        EXPECT_EQ(s.combat->at, space("s3_4"));
        EXPECT_TRUE(qu::kOrbits[planet("p1_1")].has(space("s3_4")));
        EXPECT_EQ(qu::kind_of(s.map().tiles[planet("p1_1")]).number, 9);
    }
    {
        const qu::State& s = at("All actions used");
        EXPECT_EQ(s.turn.actions, 0);
        EXPECT_EQ(s.players[Seat{0}].cards_owed, 1);
        EXPECT_EQ(s.players[Seat{0}].dominance, 2);
    }
    {
        const qu::State& s = at("Take a card");
        EXPECT_EQ(qu::asked(s)->kind, qu::Kind::take_card);
        EXPECT_EQ(s.market(qu::CardKind::command).display[0], qu::card_of(qu::Command::arrogant));
    }
    {
        const qu::State& s = at("Reconfigure");
        EXPECT_EQ(s.turn.actions, 4);
        EXPECT_EQ(qu::ships_on_map(s, Seat{0}), 3);
        EXPECT_EQ(qu::ships_on_map(s, Seat{1}), 2);
        EXPECT_EQ(qu::orbit_total(s, planet("p1_1"), Seat{0}), 3);
        EXPECT_EQ(s.ships[ship("r3")].number, 2);
    }
    {
        const qu::State& s = at("A Scout");
        EXPECT_EQ(s.ships[ship("r3")].number, 6);
    }
    {
        const qu::State& s = at("Six steps");
        EXPECT_EQ(steps_between(s, space("s1_0"), space("s4_3")), 6);
        EXPECT_TRUE(qu::kOrbits[planet("p1_1")].has(space("s4_3")));
    }
    {
        const qu::State& s = at("The last cube");
        EXPECT_EQ(s.turn.actions, 2);
        EXPECT_EQ(qu::orbit_total(s, planet("p1_1"), Seat{0}), 9);
        EXPECT_EQ(s.players[Seat{0}].cubes_left, 1);
    }
    at("You win");
    EXPECT_FALSE(match_->to_act());
    EXPECT_EQ(match_->score().rows[0].total, 3);
    EXPECT_EQ(match_->score().rows[1].total, 1);
}

// --- the coach ---

bool knows_rule(const GameInfo& game, std::string_view id) {
    for (const Rule* rule : game.rules())
        if (id == rule->id) return true;
    return false;
}

constexpr const char* kMaps[] = {"basic_2p", "basic_3p", "basic_4p", "skirmish_2p", "void_2p", "nexus_4p"};

std::vector<NewMatch> some_games() {
    std::vector<NewMatch> out;
    constexpr std::uint64_t kGames = 36;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        const char* map = kMaps[seed % std::size(kMaps)];
        NewMatch how;
        how.options["map"] = map;
        how.options["round_limit"] = 25;
        how.names.resize(static_cast<std::size_t>(qu::kMaps[*qu::map_by_id(map)].players));
        how.seed = seed;
        out.push_back(how);
    }
    return out;
}

/// Returns a random move. Moves that only end or skip something are chosen less often than fights, cubes and cards.
const Json& some_move(const std::vector<Json>& moves, Rng& rng) {
    constexpr std::string_view kRare[] = {"end_actions", "skip", "refresh", "scrap"};
    for (int tries = 0;; ++tries) {
        const Json& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        const auto type = move["type"].get<std::string>();
        const bool is_rare = std::find(std::begin(kRare), std::end(kRare), type) != std::end(kRare);
        if (!is_rare || tries >= 3) return move;
    }
}

/// Plays some games to the end. Calls `look` for every position with a decision, with its legal moves.
template <class Look>
void play_some_games(Look look) {
    for (const NewMatch& how : some_games()) {
        const auto match = begun(how);
        Rng rng(how.seed);
        while (const auto who = match->to_act()) {
            const auto moves = match->moves();
            look(*match, *who, moves);
            if (::testing::Test::HasFatalFailure()) return;
            ASSERT_TRUE(match->make(some_move(moves, rng)));
        }
    }
}

TEST(QuantumCoach, HasAWordForEveryDecisionAndMove) {
    std::set<std::string> advice, titles, kinds;
    play_some_games([&](const AnyMatch& match, Seat who, const std::vector<Json>& moves) {
        kinds.insert(match.decision()["kind"].get<std::string>());
        for (const Lang lang : kLangs) {
            const CoachTalk talk = coach().decision(match, who, lang);
            EXPECT_FALSE(talk.title.empty());
            EXPECT_EQ((talk.title + talk.text).find('{'), std::string::npos) << talk.text;
            EXPECT_TRUE(knows_rule(match.game(), talk.rule)) << talk.rule;
            titles.insert(talk.title);
            for (const Json& move : moves) {
                const std::string why = coach().advice(match, who, move, lang);
                EXPECT_FALSE(why.empty()) << move.dump();
                EXPECT_EQ(why.find('{'), std::string::npos) << why;
                advice.insert(why);
            }
        }
        const auto other = static_cast<Seat>((who + 1) % match.seats());
        EXPECT_TRUE(coach().decision(match, other, Lang::en).title.empty()) << "only for whom it is";
        EXPECT_TRUE(coach().advice(match, other, moves[0], Lang::en).empty());
    });
    EXPECT_GE(titles.size(), 2 * 18u);
    EXPECT_GE(advice.size(), 200u);
    EXPECT_GE(kinds.size(), 16u) << "all but the rarest decisions were met";
}

/// Returns the planets where a seat could build if it had the actions.
std::set<qu::PlanetId> buildable(const qu::State& s, Seat seat) {
    qu::State rich = s;
    rich.pending.reset(), rich.combat.reset(), rich.play.reset();
    rich.rolls.clear();
    rich.phase = qu::Phase::actions;
    rich.turn.seat = seat;
    rich.turn.actions = qu::kConstructCost;
    std::set<qu::PlanetId> out;
    for (const qu::Move& move : qu::legal_moves(rich, seat))
        if (const auto* construct = std::get_if<qu::Construct>(&move)) out.insert(construct->planet);
    return out;
}

// The sums and chances stated by the coach must agree with the rules and the following rolls.
TEST(QuantumCoach, ItsSumsAreTrue) {
    int completed = 0, broken = 0, told = 0;
    play_some_games([&](const AnyMatch& match, Seat who, const std::vector<Json>& moves) {
        const qu::State& s = match_of<qu::Game>(match)->now();
        const std::set<qu::PlanetId> before = buildable(s, who);
        for (const Json& json : moves) {
            const qu::Move move = *qu::decode_move(json);
            if (!std::holds_alternative<qu::Go>(move) && !std::holds_alternative<qu::Modify>(move) && !std::holds_alternative<qu::Warp>(move)) continue;
            if (s.pending && s.pending->carrying != qu::kNoShip) continue;     // a carried ship has not landed yet
            qu::State after = s;
            qu::Events events;
            qu::apply(after, who, move, nullptr, events);
            const std::set<qu::PlanetId> now = buildable(after, who);
            const std::string why = coach().advice(match, who, json, Lang::en);
            std::set<int> gained, lost;
            for (const qu::PlanetId id : now)
                if (before.count(id) == 0) gained.insert(qu::kind_of(s.map().tiles[id]).number);
            for (const qu::PlanetId id : before)
                if (now.count(id) == 0) lost.insert(qu::kind_of(s.map().tiles[id]).number);
            if (why.find("is then complete") != why.npos) {
                EXPECT_EQ(gained.count(tests::numbers_in(why)[0]), 1u) << why << json.dump();
                ++completed;
            } else {
                EXPECT_TRUE(gained.empty()) << why << json.dump();
            }
            if (why.find("would lose it") != why.npos) {
                EXPECT_EQ(lost.count(tests::numbers_in(why)[0]), 1u) << why << json.dump();
                ++broken;
            }
            if (const auto* go = std::get_if<qu::Go>(&move); go && why.find("add up to") != why.npos) {
                const qu::PlanetId there = qu::tile_of(go->to);
                EXPECT_EQ(tests::numbers_in(why), (std::vector<int>{qu::kind_of(s.map().tiles[there]).number, qu::orbit_total(after, there, who),
                                                             qu::required_number(after, there, who)}))
                    << why;
                ++told;
            }
        }
    });
    EXPECT_GE(completed, 50);
    EXPECT_GE(broken, 10);
    EXPECT_GE(told, 200);
}

TEST(QuantumCoach, ItsChancesAreTrue) {
    int fights = 0;
    play_some_games([&](const AnyMatch& match, Seat who, const std::vector<Json>& moves) {
        const qu::State& s = match_of<qu::Game>(match)->now();
        for (const Json& json : moves) {
            const qu::Move move = *qu::decode_move(json);
            const auto* attack = std::get_if<qu::Attack>(&move);
            if (!attack) continue;
            const std::string why = coach().advice(match, who, json, Lang::en);
            const qu::Combat combat = qu::combat_from(s, s.pending->ship, attack->target, attack->from);
            EXPECT_EQ(tests::numbers_in(why)[0], qu::odds_of(s, combat).percent()) << why;
            ++fights;
        }
    });
    EXPECT_GE(fights, 100);
}

TEST(QuantumOutlook, TheWayToTheNextOrbitIsTheShortest) {
    NewMatch how;
    how.options["map"] = "skirmish_2p";
    how.names.resize(2);
    const auto match = begun(how);
    qu::State s = match_of<qu::Game>(*match)->now();
    for (qu::Ship& one : s.ships) one.at = qu::kReserve;
    s.cubes[planet("p0_0")][0] = 1;
    EXPECT_EQ(quantum_table::steps_to_work(s, Seat{0}, space("s3_1")), 0) << "an orbit of the 9";
    EXPECT_EQ(quantum_table::steps_to_work(s, Seat{0}, space("s2_1")), 1);
    EXPECT_EQ(quantum_table::steps_to_work(s, Seat{0}, space("s0_0")), 4);
    s.ships[ship("b1")].at = space("s3_1");
    EXPECT_EQ(quantum_table::steps_to_work(s, Seat{0}, space("s2_1")), 3) << "taken, and in the way: the orbit above the 7 is next";
}

// --- links into the rule book ---

TEST(QuantumBook, EveryDecisionAndEveryEventLeadsToARule) {
    const GameInfo& game = *game_by_id("quantum")->info;
    for (const auto& list : {quantum_table::decision_rules(), quantum_table::event_rules()})
        for (const RuleFor& row : list) EXPECT_TRUE(knows_rule(game, row.rule->id)) << row.kind;
    for (const std::string_view id : qu::kKindIds) EXPECT_TRUE(rule_for(quantum_table::decision_rules(), id)) << id;
    EXPECT_EQ(quantum_table::decision_rules().size(), qu::kKindCount);
    EXPECT_EQ(quantum_table::event_rules().size(), std::variant_size_v<qu::Event>);
    std::set<std::string> met;
    for (const NewMatch& how : some_games()) {
        const auto match = begun(how);
        Rng rng(how.seed);
        while (match->to_act()) ASSERT_TRUE(match->make(some_move(match->moves(), rng)));
        for (const LogLine& line : match->log({}, Lang::en))
            if (line.event.contains("event")) met.insert(line.event["event"].get<std::string>());
    }
    EXPECT_GE(met.size(), 40u);
    for (const std::string& event : met) EXPECT_TRUE(rule_for(quantum_table::event_rules(), event)) << event;
}

// --- the statistics ---

TEST(QuantumStatistics, CountWhatTheLogTells) {
    int attacks = 0, cards = 0, infamies = 0;
    for (const NewMatch& how : some_games()) {
        const auto match = begun(how);
        Rng rng(how.seed);
        while (match->to_act()) ASSERT_TRUE(match->make(some_move(match->moves(), rng)));
        for (const Seat seat : all_seats(match->seats())) {
            int won = 0, infamous = 0;
            bool attacks_now = false;
            std::set<std::string> taken;
            for (const LogLine& line : match->log({}, Lang::en)) {
                if (!line.event.contains("event")) continue;
                const Json& event = line.event;
                if (event["event"] == "attacked") attacks_now = event["seat"] == seat;
                if (event["event"] == "combat_result" && event["winner"] == "attacker" && attacks_now) ++won;
                if (event["event"] == "infamy" && event["seat"] == seat) ++infamous;
                if (event["event"] == "card_taken" && event["seat"] == seat)
                    taken.insert(std::string(qu::card_text(*qu::card_by_id(event["card"].get<std::string>())).id));
            }
            std::map<std::string, std::set<std::string>> groups;
            for (const StatKey& key : quantum_table::stat_keys(*match, seat)) {
                EXPECT_TRUE(groups[key.group].insert(key.key).second) << key.key << " stands twice";
                for (const Lang lang : kLangs) {
                    EXPECT_FALSE(quantum_table::stat_words(key.group, {}, lang).empty()) << key.group;
                    EXPECT_FALSE(quantum_table::stat_words(key.group, key.key, lang).empty()) << key.key;
                }
            }
            EXPECT_EQ(groups["map"], std::set<std::string>{how.options["map"].get<std::string>()});
            EXPECT_EQ(groups["infamy"], std::set<std::string>{std::to_string(infamous)});
            ASSERT_EQ(groups["attacks"].size(), 1u);
            EXPECT_EQ(*groups["attacks"].begin(), won == 0 ? "0" : won <= 3 ? "1_3" : won <= 6 ? "4_6" : won <= 10 ? "7_10" : "11_more");
            std::set<std::string> told = groups["command"];
            told.insert(groups["gambit"].begin(), groups["gambit"].end());
            told.erase("none");
            EXPECT_EQ(told, taken);
            attacks += won, cards += int(taken.size()), infamies += infamous;
        }
    }
    EXPECT_GE(attacks, 10);
    EXPECT_GE(cards, 20);
    EXPECT_GE(infamies, 1);
    EXPECT_EQ(quantum_table::stat_words("command", "aggression", Lang::en), "") << "a gambit";
    EXPECT_EQ(quantum_table::stat_words("map", "nowhere", Lang::en), "");
    EXPECT_EQ(quantum_table::stat_words("other", "", Lang::en), "");
}

}  // namespace
}  // namespace orrery::ui
