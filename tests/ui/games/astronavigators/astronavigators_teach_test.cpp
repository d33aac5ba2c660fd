// Teaching of AstroNavigators: the coach has correct texts for every decision and move, every decision and event leads to the rule book,
// and the statistics have words for all they count. The lesson has a test of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "engine/games/astronavigators/game.h"
#include "engine/games/astronavigators/ids.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/sky.h"
#include "engine/match/games.h"
#include "engine/match/match.h"
#include "imgui_ui/games/astronavigators/book.h"
#include "imgui_ui/games/astronavigators/statistics.h"
#include "imgui_ui/games/astronavigators/teach.h"
#include "tests/games/astronavigators/extremes.h"
#include "tests/readable.h"
#include "tests/rounds.h"

namespace orrery::ui {
namespace {

namespace an = orrery::astronavigators;

bool is_known_rule(const GameInfo& game, std::string_view id) {
    const Rules all = game.rules();
    return std::any_of(all.begin(), all.end(), [id](const Rule* rule) { return id == rule->id; });
}

/// Returns a match at the beginning; every third one begins with the flight, every third one is played on the Earth.
std::unique_ptr<AnyMatch> some_match(std::uint64_t seed) {
    NewMatch how;
    how.names.resize(2 + seed % 3);
    how.seed = seed;
    how.options = Json{{"mode", seed % 3 == 1 ? "astronomer" : "astronavigator"}};
    auto fresh = std::move(game_by_id("astronavigators")->start(how).value());
    if (seed % 3 != 2) return fresh;
    an::State s = match_of<an::Game>(*fresh)->now();
    Rng pick(seed);
    an::Events none;
    an::finish_setup(s, pick, none);
    an::prepare_flight(s);
    return std::move(Match<an::Game>::load(tests::extreme_document<an::Game>(s)).value());
}

/// Returns a random move. Moves that only end or skip something are chosen less often.
const Json& lively_move(const std::vector<Json>& moves, Rng& rng) {
    constexpr std::string_view kRare[] = {"pass", "skip", "done", "end_travel", "no_move", "decline", "voluntary_abort"};
    for (int tries = 0;; ++tries) {
        const Json& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        const auto type = move["type"].get<std::string>();
        const bool is_rare = std::find(std::begin(kRare), std::end(kRare), type) != std::end(kRare);
        if (!is_rare || tries >= 2) return move;
    }
}

/// Plays some games for so many moves. Calls `look` for every position with a decision, with its legal moves.
template <class Look>
void play_matches(int most_moves, Look look) {
    constexpr std::uint64_t kMatches = 9;
    for (std::uint64_t seed = 1; seed <= kMatches; ++seed) {
        const auto match = some_match(seed);
        Rng rng(seed);
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

// --- the coach ---

TEST(AstronavigatorsCoach, HasAWordForEveryDecisionAndMove) {
    std::set<std::string> advice, titles, kinds;
    const auto& coach = astronavigators_table::coach();
    play_matches(tests::rounds(500), [&](const AnyMatch& match, Seat who, const std::vector<Json>& moves) {
        kinds.insert(match.decision()["kind"].get<std::string>());
        for (const Lang lang : kLangs) {
            const CoachTalk talk = coach.decision(match, who, lang);
            EXPECT_FALSE(talk.title.empty());
            EXPECT_FALSE(talk.text.empty());
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
        EXPECT_TRUE(coach.decision(match, other, Lang::en).title.empty()) << "only for whom it is";
        EXPECT_TRUE(coach.advice(match, other, moves[0], Lang::en).empty());
    });
    EXPECT_GE(titles.size(), 18u);
    EXPECT_GE(advice.size(), 100u);
    EXPECT_GE(kinds.size(), 13u) << "all but the rarest decisions were met";
}

// The rare decisions.
TEST(AstronavigatorsCoach, HasAWordForTheExtremes) {
    const auto& coach = astronavigators_table::coach();
    std::set<std::string> kinds;
    for (const auto& extreme : tests::ExtremePositions<an::Game>::list()) {
        if (!an::asked(extreme.state)) continue;
        const auto match = std::move(Match<an::Game>::load(tests::extreme_document<an::Game>(extreme.state)).value());
        kinds.insert(match->decision()["kind"].get<std::string>());
        const Seat who = *match->to_act();
        EXPECT_FALSE(coach.decision(*match, who, Lang::en).title.empty()) << extreme.what;
        for (const Json& move : match->moves()) EXPECT_FALSE(coach.advice(*match, who, move, Lang::en).empty()) << extreme.what;
    }
    EXPECT_EQ(kinds.size(), an::kKindCount);
}

struct CoachOutcome {
    an::State after;
    std::vector<an::Event> told;

    template <class E>
    const E* first() const {
        for (const an::Event& event : told)
            if (const auto* found = std::get_if<E>(&event)) return found;
        return nullptr;
    }
};
CoachOutcome outcome_of(const an::State& s, Seat who, const an::Move& move, ChanceScript* script = nullptr) {
    CoachOutcome out{s, {}};
    an::Events events(out.told);
    an::apply(out.after, who, move, script, events);
    return out;
}

/// Returns the number of faces with which a roll succeeds.
int lucky_faces(const an::State& s, Seat who, const an::Move& roll) {
    int count = 0;
    for (int face = 1; face <= static_cast<int>(an::kTransportCount); ++face) {
        ChanceScript script;
        script.dice.push_back(face);
        const CoachOutcome then = outcome_of(s, who, roll, &script);
        count += then.first<an::Rolled>() != nullptr && then.first<an::Rolled>()->success;
    }
    return count;
}

int average_of(an::StackId stack) {
    int sum = 0;
    for (const an::OrbitTile& tile : an::kOrbitTiles)
        if (tile.stack == stack) sum += tile.dv;
    return sum / static_cast<int>(an::kOrbitTilesEach);
}

// The NK, DV, steps and chances that the coach states must agree with the rules.
TEST(AstronavigatorsCoach, ItsNumbersAreTrue) {
    std::map<std::string, int> checked;
    const auto& coach = astronavigators_table::coach();
    play_matches(tests::rounds(700), [&](const AnyMatch& match, Seat who, const std::vector<Json>& moves) {
        const an::State& s = match_of<an::Game>(match)->now();
        const an::Player& before = s.players[who];
        for (const Json& json : moves) {
            const an::Move move = *an::decode_move(json);
            const std::string why = coach.advice(match, who, json, Lang::en);
            const std::vector<int> said = tests::numbers_in(why);
            const auto says = [&why](const char* words) { return why.find(words) != std::string::npos; };
            const auto check = [&](const char* what, int number, int true_number) {
                EXPECT_EQ(number, true_number) << why << " " << json.dump();
                ++checked[what];
            };
            if (const auto* select = std::get_if<an::Select>(&move); select && select->action == an::Action::direct) {
                if (s.week(select->week).empty() || before.has_instrument(an::EffectKind::observe_any_week)) continue;
                const an::CardId card = s.week(select->week).back();
                const bool fails = an::failure_of(s, before, card, an::From::direct, select->week).has_value();
                EXPECT_EQ(says("can be observed"), !fails) << why;
                if (!fails && !before.has_instrument(an::EffectKind::bonus_nk)) check("observed", said[0], an::kCards[card].nk);
            } else if (std::holds_alternative<an::ObserveCard>(move) || std::holds_alternative<an::ObserveWeek>(move)) {
                const CoachOutcome then = outcome_of(s, who, move);
                const auto* observed = then.first<an::Observed>();
                EXPECT_EQ(says("can be observed"), observed != nullptr) << why;
                if (observed != nullptr) check("observed", said[0], observed->nk);
            } else if (std::holds_alternative<an::CompleteQuest>(move)) {
                check("quest", said[0], outcome_of(s, who, move).first<an::QuestCompleted>()->nk);
            } else if (std::holds_alternative<an::Stop>(move) && says("first use brings")) {
                check("first use", said[0], outcome_of(s, who, move).first<an::FirstUse>()->nk);
            } else if (std::holds_alternative<an::ChainTile>(move) && before.is_on(an::Map::earth) && says("up to")) {
                check("steps", said[0], outcome_of(s, who, move).after.turn->steps_left);
            } else if (std::holds_alternative<an::RollVehicle>(move) || std::holds_alternative<an::RollCompass>(move)) {
                check("chance", said[0], lucky_faces(s, who, move));
            } else if (const auto* tile = std::get_if<an::TakeOrbitTile>(&move)) {
                check("average", said[0], average_of(tile->stack));
            } else if (std::holds_alternative<an::Advance>(move) && says("and you can bear")) {
                ASSERT_GE(said.size(), 2u) << why;
                check("bearable", said.back(), std::max(0, before.nk - before.dv));
                const an::StackId stack = an::stack_at(an::next_stage(s, before.vehicle.at));
                const an::OrbitTileId shown = s.revealed[stack];
                check("dv", said[said.size() - 2], shown == an::kNoOrbitTile ? average_of(stack) : an::kOrbitTiles[shown].dv);
            } else if (const auto* swap = std::get_if<an::SwapOrbitTile>(&move)) {
                check("swap", said[0], an::kOrbitTiles[outcome_of(s, who, move).after.revealed[an::kOrbitTiles[swap->tile].stack]].dv);
            } else if (std::holds_alternative<an::AcceptDv>(move)) {
                const CoachOutcome then = outcome_of(s, who, move);
                if (says("You then have")) check("accepted", said[0], then.first<an::DvAdded>()->total);
                else EXPECT_TRUE(then.first<an::Aborted>() != nullptr || then.first<an::LostInSpace>() != nullptr) << why;
            } else if (std::holds_alternative<an::UseSxt>(move)) {
                check("sextant", said[0], outcome_of(s, who, move).after.players[who].dv);
            }
        }
    });
    for (const char* what : {"observed", "first use", "steps", "average", "dv", "bearable"}) EXPECT_GT(checked[what], 0) << what;
    for (const char* what : {"quest", "chance", "swap", "accepted", "sextant"}) {
        if (tests::is_deep()) { EXPECT_GT(checked[what], 0) << what; }
    }
}

// --- links into the rule book ---

TEST(AstronavigatorsBook, EveryDecisionAndEveryEventLeadsToARule) {
    const GameInfo& game = *game_by_id("astronavigators")->info;
    for (const auto& list : {astronavigators_table::decision_rules(), astronavigators_table::event_rules()})
        for (const RuleFor& row : list) EXPECT_TRUE(is_known_rule(game, row.rule->id)) << row.kind;
    for (const std::string_view id : an::kKindIds) EXPECT_TRUE(rule_for(astronavigators_table::decision_rules(), id)) << id;
    std::set<std::string> met;
    play_matches(500, [&](const AnyMatch& match, Seat, const std::vector<Json>&) {
        if (match.ply() % 40 != 39) return;
        for (const LogLine& line : match.log({}, Lang::en))
            if (line.event.contains("event")) met.insert(line.event["event"].get<std::string>());
    });
    EXPECT_GE(met.size(), 28u);
    for (const std::string& event : met) EXPECT_TRUE(rule_for(astronavigators_table::event_rules(), event)) << event;
}

// --- the statistics ---

TEST(AstronavigatorsStatistics, HaveWordsForAllTheyCount) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto match = some_match(seed);
        Rng rng(seed);
        while (match->to_act()) ASSERT_TRUE(match->make(lively_move(match->moves(), rng)));
        for (const Seat seat : all_seats(match->seats())) {
            std::map<std::string, std::set<std::string>> groups;
            for (const StatKey& key : astronavigators_table::stat_keys(*match, seat)) {
                EXPECT_TRUE(groups[key.group].insert(key.key).second) << key.key << " stands twice";
                for (const Lang lang : kLangs) {
                    EXPECT_FALSE(astronavigators_table::stat_words(key.group, {}, lang).empty()) << key.group;
                    EXPECT_FALSE(astronavigators_table::stat_words(key.group, key.key, lang).empty()) << key.key;
                }
            }
            EXPECT_EQ(groups.contains("flight"), match_of<an::Game>(*match)->now().is_astronavigator());
        }
    }
    EXPECT_EQ(astronavigators_table::stat_words("other", "", Lang::en), "");
}

}  // namespace
}  // namespace orrery::ui
