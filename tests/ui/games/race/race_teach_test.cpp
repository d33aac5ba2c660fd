// Teaching of Race for the Galaxy: each sentence of the lesson is checked against its position, and where the player may choose
// freely, every choice leads to the same end. The coach has correct texts for every decision and move. The statistics know their
// cards.
#include <gtest/gtest.h>

#include <set>

#include "engine/games/race/costs.h"
#include "engine/games/race/game.h"
#include "engine/match/games.h"
#include "engine/match/match.h"
#include "imgui_ui/app/teaching/lesson.h"
#include "imgui_ui/games/race/book.h"
#include "imgui_ui/games/race/statistics.h"
#include "imgui_ui/games/race/teach.h"
#include "tests/readable.h"

namespace orrery::ui {
namespace {

namespace rg = orrery::race;
using race_table::coach;
using race_table::lesson;

std::unique_ptr<AnyMatch> dealt() {
    auto match = game_by_id("race")->start(lesson().deal(Lang::en));
    EXPECT_TRUE(match);
    return std::move(*match);
}

rg::CardId card(const char* id) { return *rg::card_by_id(id); }

// --- the lesson ---

/// Fixture for the lesson. `at` goes to the start of the step with this English title.
class RaceLesson : public ::testing::Test {
  protected:
    const rg::State& at(const std::string& title) {
        LessonRun run(lesson(), "race");
        match_ = dealt();
        for (std::size_t i = 0; i < lesson().beats.size(); ++i) {
            if (title != lesson().beats[i].title.en) continue;
            for (std::size_t k = 0; k < run.ply_of(i); ++k) EXPECT_TRUE(match_->make(run.script()[k]));
            return now();
        }
        ADD_FAILURE() << "no beat " << title;
        return now();
    }
    const rg::State& now() const { return match_of<rg::Game>(*match_)->now(); }
    static bool has_good(const rg::Player& player, const char* world) {
        const rg::Placed* placed = rg::find_placed(player.tableau, card(world));
        return placed && placed->has_good;
    }
    static bool holds(const rg::Secrets& own, const char* id) {
        for (const rg::CardId held : own.hand)
            if (held == card(id)) return true;
        return false;
    }
    std::unique_ptr<AnyMatch> match_;
};

TEST_F(RaceLesson, TheTextsAreTrue) {
    {
        const rg::State& s = at("Your tableau");
        EXPECT_EQ(s.players[0].tableau[0].card, card("epsilon_eridani"));
        EXPECT_EQ(s.secrets[0].hand.size(), 4u);
    }
    {
        const rg::State& s = at("Choose an action");
        EXPECT_EQ(match_->moves().size(), 7u) << "one action of seven";
        EXPECT_EQ(s.round, 1);
    }
    {
        const rg::State& s = at("Explore");
        EXPECT_EQ(s.phase, rg::Phase::explore);
        EXPECT_EQ(s.secrets[0].drawn.size(), 2u);
        EXPECT_EQ(s.secrets[1].drawn.size(), 7u);
        EXPECT_EQ(s.owed, 1);
    }
    {
        const rg::State& s = at("Conquer a world");
        EXPECT_EQ(s.phase, rg::Phase::settle);
        EXPECT_EQ(rg::military_against(s.players[0].tableau, card("rebel_fuel_cache")), 1);
        EXPECT_EQ(rg::design(card("rebel_fuel_cache")).cost, 1);
        EXPECT_TRUE(rg::design(card("rebel_fuel_cache")).is_military);
    }
    {
        const std::size_t before = at("Conquer a world").secrets[0].hand.size();
        const rg::State& s = at("A windfall");
        EXPECT_TRUE(has_good(s.players[0], "rebel_fuel_cache"));
        EXPECT_EQ(rg::design(card("rebel_fuel_cache")).good, rg::Good::rare);
        EXPECT_EQ(s.secrets[0].hand.size(), before) << "the world left, the bonus brought a card";
    }
    {
        const rg::State& s = at("Place a world");
        EXPECT_EQ(s.players[1].actions[0], rg::ActionId::settle);
        EXPECT_EQ(rg::settle_cost(s.players[0].tableau, card("gem_world")), 2);
        EXPECT_FALSE(rg::design(card("gem_world")).is_military);
    }
    EXPECT_EQ(at("Cards are money").owed, 2);
    EXPECT_EQ(at("One more").owed, 1);
    {
        const rg::State& s = at("Goods");
        EXPECT_TRUE(has_good(s.players[0], "gem_world"));
        EXPECT_TRUE(has_good(s.players[0], "rebel_fuel_cache"));
        EXPECT_TRUE(holds(s.secrets[0], "export_duties"));
    }
    {
        const rg::State& s = at("Trade");
        EXPECT_EQ(rg::count_goods(s.players[0].tableau), 2);
    }
    {
        const rg::State& s = at("Develop");
        EXPECT_EQ(s.phase, rg::Phase::develop);
        EXPECT_EQ(rg::develop_cost(s.players[0].tableau, false, card("export_duties")), 1);
    }
    {
        const rg::State& s = at("Pay for it");
        EXPECT_EQ(s.owed, 1);
        EXPECT_EQ(s.secrets[0].hand.size(), 2u) << "either will do";
        EXPECT_EQ(s.players[1].actions[0], rg::ActionId::develop);
    }
    {
        const rg::State& s = at("Sell a good");
        const auto& tableau = s.players[0].tableau;
        EXPECT_EQ(rg::sale_cards(tableau, card("rebel_fuel_cache"), true), 4);
        EXPECT_EQ(rg::sale_cards(tableau, card("rebel_fuel_cache"), false), 3);
        const int prices[] = {2, 3, 4, 5};
        for (std::size_t i = 0; i < rg::kGoodCount; ++i) EXPECT_EQ(rg::kGoods[i].price, prices[i]);
    }
    {
        const std::size_t before = at("Sell a good").secrets[0].hand.size();
        const rg::State& s = at("Consume");
        EXPECT_EQ(s.secrets[0].hand.size(), before + 4 + 1);
        EXPECT_EQ(s.players[0].vp, 1);
        EXPECT_EQ(rg::count_goods(s.players[0].tableau), 0);
    }
    {
        const rg::State& s = at("The last round");
        EXPECT_EQ(s.round, 4);
        EXPECT_EQ(s.options.round_limit, 4);
        EXPECT_TRUE(holds(s.secrets[0], "trade_league"));
        EXPECT_EQ(rg::design(card("trade_league")).cost, 6);
    }
    {
        const rg::State& s = at("Points that grow");
        EXPECT_EQ(rg::develop_cost(s.players[0].tableau, true, card("trade_league")), 5);
        EXPECT_EQ(s.secrets[0].hand.size(), 6u) << "your 5 others pay";
    }
    {
        const rg::State& s = at("You win");
        EXPECT_FALSE(match_->to_act());
        EXPECT_EQ(rg::bonus_of(s.players[0].tableau, s.players[0].vp, card("trade_league")), 4);
        EXPECT_EQ(match_->score().winners, std::vector<Contender>{0});
        EXPECT_EQ(match_->score().rows[0].total, 9);
        EXPECT_EQ(match_->score().rows[1].total, 3);
    }
}

/// Plays the rest of the lesson from a step, with every card that the player may choose.
int play_on(LessonRun run, const AnyMatch& from) {
    int ways = 0;
    const auto match = from.copy();
    while (!run.is_last()) {
        if (!run.beat().move) {
            run.go_to(run.at() + 1);
            continue;
        }
        const auto go_on = [](LessonRun& way, AnyMatch& there) {
            while (const auto reply = way.reply(there)) EXPECT_TRUE(there.make(*reply)) << way.beat().title.en;
            EXPECT_TRUE(way.follow(there)) << way.beat().title.en;
        };
        if (!run.beat().free_key) {
            const auto asked = run.asked(*match);
            if (!asked || !match->make(*asked)) {
                ADD_FAILURE() << run.beat().title.en;
                return 0;
            }
            go_on(run, *match);
            continue;
        }
        for (const Json& move : match->moves()) {
            EXPECT_TRUE(run.accepts(*match, move)) << move.dump();
            LessonRun way = run;
            const auto there = match->copy();
            EXPECT_TRUE(there->make(move));
            go_on(way, *there);
            ways += play_on(way, *there);
        }
        return ways;
    }
    EXPECT_EQ(match->score().rows[0].total, 9);
    EXPECT_EQ(match->score().rows[1].total, 3);
    return 1;
}

TEST_F(RaceLesson, WhateverIsKeptAndSpentItEndsAlike) {
    const auto match = dealt();
    EXPECT_EQ(play_on(LessonRun(lesson(), "race"), *match), 2 * 4 * 3 * 2);
}

// --- the coach ---

bool knows_rule(const GameInfo& game, std::string_view id) {
    for (const Rule* rule : game.rules())
        if (id == rule->id) return true;
    return false;
}

std::vector<NewMatch> some_games() {
    std::vector<NewMatch> out;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        NewMatch how;
        how.names.resize(2 + seed % 3);
        how.seed = seed;
        if (how.names.size() == 2) how.options["two_actions"] = seed > 3;
        how.options["setup"] = seed == 2 ? "first_game" : "standard";
        out.push_back(how);
    }
    return out;
}

struct Brought {
    int vp = 0, cards = 0;
    int powers = 0;                            ///< including those used automatically
};

/// Returns the gains of a move's seat before the next decision.
Brought brought(const rg::State& before, Seat who, const rg::Move& move) {
    rg::State after = before;
    std::vector<rg::Event> told;
    rg::Events events(told);
    rg::apply(after, who, move, nullptr, events);
    Brought out{after.players[who].vp - before.players[who].vp, int(after.secrets[who].hand.size()) - int(before.secrets[who].hand.size()), 0};
    for (const rg::Event& event : told) out.powers += std::holds_alternative<rg::PowerUsed>(event) ? 1 : 0;
    return out;
}

TEST(RaceCoach, HasAWordForEveryDecisionAndMove) {
    std::set<std::string> advice, titles;
    std::set<std::string> kinds;
    for (const NewMatch& how : some_games()) {
        auto match = std::move(*game_by_id("race")->start(how));
        Rng rng(how.seed);
        while (const auto who = match->to_act()) {
            const auto moves = match->moves();
            kinds.insert(match->decision()["kind"].get<std::string>());
            for (Lang lang : kLangs) {
                const CoachTalk talk = coach().decision(*match, *who, lang);
                EXPECT_FALSE(talk.title.empty());
                EXPECT_EQ((talk.title + talk.text).find('{'), std::string::npos) << talk.text;
                EXPECT_TRUE(knows_rule(match->game(), talk.rule)) << talk.rule;
                titles.insert(talk.title);
                for (const Json& move : moves) {
                    const std::string why = coach().advice(*match, *who, move, lang);
                    EXPECT_FALSE(why.empty()) << move.dump();
                    EXPECT_EQ(why.find('{'), std::string::npos) << why;
                    advice.insert(why);
                }
            }
            const auto other = static_cast<Seat>((*who + 1) % static_cast<int>(how.names.size()));
            EXPECT_TRUE(coach().decision(*match, other, Lang::en).title.empty()) << "only for whom it is";
            EXPECT_TRUE(coach().advice(*match, other, moves[0], Lang::en).empty());
            ASSERT_TRUE(match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        }
    }
    EXPECT_GE(titles.size(), 2 * 14u);
    EXPECT_GE(advice.size(), 200u);
    EXPECT_GE(kinds.size(), 12u) << "all but the rarest decisions were met";
}

/// Returns true if the seat continues to use powers after the move: the power leaves no further choice, and nothing else has begun.
bool is_settled_at_once(const rg::State& before, Seat who, const rg::Move& move) {
    rg::State after = before;
    rg::Events events;
    rg::apply(after, who, move, nullptr, events);
    return rg::asked(after) == rg::Asked{who, rg::Kind::consume};
}

// The prices, sales and rewards stated by the coach must agree with the rules.
TEST(RaceCoach, ItsNumbersAreTrue) {
    int sales = 0, powers = 0, placed = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        NewMatch how;
        how.names.resize(2);
        how.seed = seed;
        how.options["two_actions"] = true;
        auto match = std::move(*game_by_id("race")->start(how));
        Rng rng(seed);
        while (const auto who = match->to_act()) {
            const rg::State& s = match_of<rg::Game>(*match)->now();
            const auto moves = match->moves();
            for (const Json& json : moves) {
                const rg::Move move = *rg::decode_move(json);
                const std::string why = coach().advice(*match, *who, json, Lang::en);
                const std::vector<int> said = tests::numbers_in(why);
                if (const auto* sell = std::get_if<rg::Sell>(&move)) {
                    ASSERT_EQ(said.size(), 1u) << why;
                    EXPECT_EQ(said[0], rg::sale_cards(s.players[*who].tableau, sell->world, true)) << why;
                    ++sales;
                }
                if (const auto* place = std::get_if<rg::Place>(&move); place && s.waiting.size() == 1 && why.find("It costs ") != why.npos) {
                    rg::State after = s;
                    rg::Events events;
                    rg::apply(after, *who, move, nullptr, events);
                    const auto asked = rg::asked(after);
                    if (asked && asked->kind == rg::Kind::pay && asked->seat == *who) {
                        EXPECT_EQ(tests::numbers_in(why.substr(why.find("It costs ")))[0], after.owed) << why;
                        ++placed;
                    }
                }
                if (std::holds_alternative<rg::UsePower>(move) && !said.empty() && is_settled_at_once(s, *who, move)) {
                    const Brought got = brought(s, *who, move);
                    if (got.powers != 1) continue;
                    const bool has_vp = why.find("VP") != why.npos, has_cards = why.find("card") != why.npos;
                    EXPECT_EQ(has_vp ? said[0] : 0, got.vp) << why << " " << json.dump();
                    EXPECT_EQ(has_cards ? said.back() : 0, got.cards) << why << " " << json.dump();
                    ++powers;
                }
            }
            ASSERT_TRUE(match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        }
    }
    EXPECT_GE(sales, 20);
    EXPECT_GE(powers, 20);
    EXPECT_GE(placed, 100);
}

// --- links into the rule book ---

TEST(RaceBook, EveryDecisionAndEveryEventLeadsToARule) {
    const GameInfo& game = *game_by_id("race")->info;
    for (const auto& list : {race_table::decision_rules(), race_table::event_rules()})
        for (const RuleFor& row : list) EXPECT_TRUE(knows_rule(game, row.rule->id)) << row.kind;
    for (std::size_t kind = 0; kind < rg::kKindCount; ++kind) {
        const std::string_view id = rg::kind_id(static_cast<rg::Kind>(kind));
        EXPECT_TRUE(rule_for(race_table::decision_rules(), id)) << id;
    }
    EXPECT_EQ(race_table::decision_rules().size(), rg::kKindCount);
    std::set<std::string> met;
    for (const NewMatch& how : some_games()) {
        auto match = std::move(*game_by_id("race")->start(how));
        Rng rng(how.seed);
        while (match->to_act()) {
            const auto moves = match->moves();
            ASSERT_TRUE(match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        }
        for (const LogLine& line : match->log({}, Lang::en))
            if (line.event.contains("event")) met.insert(line.event["event"].get<std::string>());
    }
    for (const std::string& event : met) EXPECT_TRUE(rule_for(race_table::event_rules(), event)) << event;
    for (const RuleFor& row : race_table::event_rules())
        if (met.count(std::string(row.kind)) == 0) {
            // Events that are too rare for random play.
            EXPECT_TRUE(row.kind == "lucky" || row.kind == "lucky_nothing" || row.kind == "supply_out") << row.kind << " is no event";
        }
}

// --- the statistics ---

TEST(RaceStatistics, CountStartWorldsAndBigDevelopments) {
    int big = 0;
    for (NewMatch how : some_games()) {
        auto match = std::move(*game_by_id("race")->start(how));
        Rng rng(how.seed);
        while (match->to_act()) {
            const auto moves = match->moves();
            ASSERT_TRUE(match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        }
        const rg::State& s = match_of<rg::Game>(*match)->now();
        for (const Seat seat : all_seats(match->seats())) {
            const auto keys = race_table::stat_keys(*match, seat);
            int starts = 0, counted = 0;
            for (const StatKey& key : keys) {
                for (Lang lang : kLangs) {
                    EXPECT_FALSE(race_table::stat_words(key.group, {}, lang).empty()) << key.group;
                    EXPECT_FALSE(race_table::stat_words(key.group, key.key, lang).empty()) << key.key;
                }
                if (key.group == "start") {
                    ++starts;
                    EXPECT_EQ(key.key, rg::design(s.players[seat].start).id);
                } else if (key.key != "none") {
                    ++counted;
                    const rg::CardId id = card(key.key.c_str());
                    EXPECT_TRUE(rg::find_placed(s.players[seat].tableau, id)) << key.key;
                    EXPECT_EQ(rg::design(id).cost, 6) << key.key;
                }
            }
            int held = 0;
            for (const rg::Placed& placed : s.players[seat].tableau)
                held += !rg::design(placed.card).is_world && rg::design(placed.card).cost == 6 ? 1 : 0;
            EXPECT_EQ(starts, 1);
            EXPECT_EQ(counted, held);
            EXPECT_EQ(keys.size(), std::size_t(1 + std::max(1, held)));
            big += held;
        }
    }
    EXPECT_GE(big, 1);
    EXPECT_EQ(race_table::stat_words("start", "gem_world", Lang::en), "") << "no start world";
    EXPECT_EQ(race_table::stat_words("cost_6", "gem_world", Lang::en), "");
    EXPECT_EQ(race_table::stat_words("other", "", Lang::en), "");
}

}  // namespace
}  // namespace orrery::ui
