// Features that no current game uses, tested with an invented game: an automaton among the contenders, options and parts of the
// score of some games only, games without a winner, and games for one seat.
#include "tests/sample_game.h"

#include <gtest/gtest.h>

#include "engine/match/save_store.h"
#include "engine/match/service.h"
#include "tests/match/fake_storage.h"
#include "tests/match/table.h"
#include "tests/properties.h"

namespace orrery::tests {

template <>
struct AllMoves<sample::Game> {
    static std::vector<sample::Move> list() { return {{false}, {true}}; }
};
template <>
struct OtherWorlds<sample::Game> {
    static std::vector<std::string> secrets() { return {"/hands/*", "/deck"}; }
    static sample::State another(const sample::State& s, Seat me, Rng& rng) {
        sample::State out = s;
        sample::Cards hidden = s.deck;
        for (const Seat seat : all_seats(s.seats))
            if (seat != me && s.has_card[seat]) hidden.push_back(s.hands[seat]);
        rng.shuffle(hidden);
        for (const Seat seat : all_seats(s.seats))
            if (seat != me && s.has_card[seat]) out.hands[seat] = take_top(hidden);
        out.deck = hidden;
        out.rng = Rng(rng.next64());
        return out;
    }
    static bool reveals(const sample::Event&, Seat) { return true; }
};

namespace {

using sample::Game;

std::unique_ptr<AnyMatch> started(int seats, const std::string& options = "{}", std::uint64_t seed = 1) {
    NewMatch how;
    how.names.resize(static_cast<std::size_t>(seats));
    how.options = parsed(options);
    how.seed = seed;
    auto match = Match<Game>::start(how);
    EXPECT_TRUE(match) << (match ? "" : match.error().pointer + ": " + match.error().message);
    return match ? std::move(*match) : nullptr;
}

std::unique_ptr<AnyMatch> finished(int seats, const std::string& options = "{}", std::uint64_t seed = 1) {
    auto match = started(seats, options, seed);
    play_on(*match, 100, seed);
    return match;
}

class SampleLaws : public testing::TestWithParam<int> {
  protected:
    Laws<Game> laws{GetParam()};
};
TEST_P(SampleLaws, InvariantsHold) { laws.invariants_hold(); }
TEST_P(SampleLaws, CodecRoundTrip) { laws.codec_round_trip(); }
TEST_P(SampleLaws, ListEqualsPredicate) { laws.list_equals_predicate(); }
TEST_P(SampleLaws, ObservationLaws) { laws.observation_laws(); }
TEST_P(SampleLaws, CoveredTablesAreOpen) { laws.covered_tables_are_open(); }
TEST_P(SampleLaws, DecisionsTellNoSecret) { laws.decisions_tell_no_secret(); }
TEST_P(SampleLaws, NounsTellNoSecret) { laws.nouns_tell_no_secret(); }
TEST_P(SampleLaws, RedactionLaws) { laws.redaction_laws(); }
TEST_P(SampleLaws, OnlyBarriersReveal) { laws.only_barriers_reveal(); }
TEST_P(SampleLaws, ScoresAreSound) { laws.scores_are_sound(); }
INSTANTIATE_TEST_SUITE_P(Seats, SampleLaws, testing::Values(1, 2, 3), [](const auto& i) { return std::to_string(i.param); });

TEST(Sample, KeepsSecrets) {
    for (const int seats : {2, 3}) {
        const SecretsReport report = examine_secrets<Game>(seats, 40);
        EXPECT_TRUE(report.breaches.empty()) << report.text();
        for (const auto& [place, differ] : report.hidden) EXPECT_GT(differ, 0) << place;
    }
}

// A faulty game whose decision shows everybody the card that the deciding seat may lay.
TEST(Sample, ADecisionThatNamesAHiddenCardIsFound) {
    const auto any = started(2);
    const sample::State& s = match_of<Game>(*any)->now();
    Json decision = Game::encode_decision(s);
    decision["lays"] = Json::array({sample::kCard.write(s.hands[0])});
    const auto told = [&](Seat seat) { return ids_told_by(decision, Game::encode_table(Game::observe(s, seat)), Game::encode_table(s)); };
    EXPECT_TRUE(told(0).empty()) << "its own card";
    EXPECT_EQ(told(1).size(), 1u);
}

TEST(Contenders, TheAutomatonScoresAndWinsWithoutASeat) {
    const auto match = finished(1, R"({"handicap":50})");
    const ScoreSheet sheet = match->score();
    ASSERT_EQ(sheet.rows.size(), 2u);
    EXPECT_EQ(match->seats(), 1);
    EXPECT_EQ(sheet.rows[0].automaton, nullptr);
    ASSERT_NE(sheet.rows[1].automaton, nullptr);
    EXPECT_STREQ(sheet.rows[1].automaton->id, "robot");
    EXPECT_EQ(sheet.name_of(1, match->names(), Lang::ja), "ロボット");
    EXPECT_EQ(sheet.name_of(0, match->names(), Lang::en), "Player 1");
    EXPECT_EQ(sheet.ranking, (std::vector<Contender>{1, 0}));
    EXPECT_EQ(sheet.winners, std::vector<Contender>{1});
    EXPECT_TRUE(sheet.has_won(1));
    EXPECT_FALSE(sheet.has_won(0));
    EXPECT_EQ(sheet.winner_names(match->names(), Lang::en), std::vector<std::string>{"Robot"});

    const Json result = write_result(*match);
    ASSERT_EQ(result["scores"].size(), 2u);
    EXPECT_EQ(result["scores"][1]["seat"], 1) << "documents number contenders like the score sheet";
    EXPECT_EQ(result["scores"][1]["total"], sheet.rows[1].total);
    EXPECT_EQ(to_text(result["ranking"]), "[1,0]");
    EXPECT_EQ(to_text(result["places"]), "[2,1]");
    EXPECT_EQ(to_text(result["winners"]), "[1]");
}

TEST(Contenders, WithSeveralSeatsThereIsNoAutomaton) {
    for (const int seats : {2, 3}) {
        const auto match = finished(seats);
        EXPECT_EQ(match->score().rows.size(), static_cast<std::size_t>(seats));
        EXPECT_FALSE(match->score().winners.empty());
    }
}

TEST(Contenders, TheListOfGamesTellsWhoWon) {
    FakeStorage storage;
    SaveStore store(storage);
    const auto kept = [&](const char* id, const AnyMatch& match) {
        SaveHeader header = header_for(match);
        header.id = id;
        EXPECT_EQ(store.put(header, match), StoreAnswer::done);
        for (GameSummary& summary : store.list())
            if (summary.id == id) return summary;
        return GameSummary{};
    };
    const GameSummary lost = kept("a", *finished(1, R"({"handicap":50})"));
    EXPECT_EQ(lost.winners, std::vector<Contender>{1});
    EXPECT_EQ(lost.automata, std::vector<std::string>{"robot"});
    const GameSummary nobody = kept("b", *finished(2, R"({"goal":99})"));
    EXPECT_EQ(nobody.winners, std::vector<Contender>{});
    EXPECT_TRUE(nobody.automata.empty());
    EXPECT_FALSE(kept("c", *started(2)).winners);
}

TEST(Winners, AreStatedByTheGame) {
    for (const int seats : {1, 2, 3}) {
        const ScoreSheet sheet = finished(seats, R"({"goal":99})")->score();
        EXPECT_TRUE(sheet.over);
        EXPECT_TRUE(sheet.winners.empty());
        EXPECT_EQ(sheet.ranking.size(), sheet.rows.size());
        EXPECT_EQ(sheet.row(sheet.ranking[0]).place, 1);
        EXPECT_EQ(to_text(write_result(*finished(seats, R"({"goal":99})"))["winners"]), "[]");
    }
}

TEST(ScoreParts, DependOnTheOptions) {
    const auto parts = [](const std::string& options) {
        std::string out;
        const Json result = write_result(*finished(2, options));
        for (const Json& part : result["scores"][0]["parts"]) out += part["what"].get<std::string>() + " ";
        return out;
    };
    EXPECT_EQ(parts("{}"), "cards ");
    EXPECT_EQ(parts(R"({"bonus":true})"), "cards bonus ");
    EXPECT_EQ(score_columns(Game::info(), started(2)->options()), std::vector<std::size_t>{0});
    EXPECT_EQ(score_columns(Game::info(), started(2, R"({"bonus":true})")->options()), (std::vector<std::size_t>{0, 1}));
}

TEST(OptionsOfSomeSeatCounts, DocumentsRefuseThemElsewhere) {
    EXPECT_EQ(to_text(started(1)->options()), R"({"rounds":2,"goal":0,"bonus":false,"handicap":0})");
    EXPECT_EQ(to_text(started(2)->options()), R"({"rounds":2,"goal":0,"bonus":false})");
    NewMatch how;
    how.names.resize(2);
    how.options = parsed(R"({"handicap":0})");
    const auto refused = Match<Game>::start(how);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().pointer, "/options/handicap");

    const Json solo = started(1)->position();
    const auto again = Match<Game>::load(solo);
    ASSERT_TRUE(again);
    EXPECT_EQ(to_text((*again)->position()), to_text(solo));
    Json crowded = started(2)->position();
    crowded["options"]["handicap"] = 0;
    const auto loaded = Match<Game>::load(crowded);
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().pointer, "/options/handicap");
}

// In a game for one seat nobody else looks on, but the table can still be covered.
TEST(OneSeat, TheCoveredTableShowsNothingOfTheOnlySeat) {
    const auto any = started(1);
    const Match<Game>& match = *match_of<Game>(*any);
    EXPECT_TRUE(any->has_secrets(0));
    EXPECT_NE(match.look(0, false).hand, 0);
    EXPECT_EQ(match.look(0, true).hand, 0);
    EXPECT_EQ(any->view(0)["table"]["hands"][0], sample::kCard.write(match.now().hands[0]));
    EXPECT_EQ(any->describe_table(0, false, Lang::en).size(), any->describe_table(0, true, Lang::en).size() + 1);
    for (const Section& section : any->describe_table(0, true, Lang::en)) EXPECT_FALSE(section.secret);
}

TEST(OneSeat, IsPlayedTakenBackAndToldLikeAnyGame) {
    const auto match = started(1);
    EXPECT_EQ(match->to_act(), Seat{0});
    EXPECT_EQ(match->prompt(0, Lang::en), "Player 1 chooses.");
    ASSERT_TRUE(match->make(parsed(R"({"type":"lay"})")));
    EXPECT_EQ(match->undo_noun(Lang::en), "laid card");
    EXPECT_EQ(match->undo(), UndoAnswer::barrier) << "the robot drew a card";
    EXPECT_EQ(match->undo(true), UndoAnswer::done);
    EXPECT_EQ(match->redo_noun(Lang::ja), "出したカード");
    EXPECT_TRUE(match->redo());
    const auto log = match->log({}, Lang::en, 1);
    ASSERT_EQ(log.size(), 2u);
    EXPECT_EQ(log[0].who, Contender{0});
    EXPECT_EQ(log[1].who, Contender{1}) << "the robot comes after the seat";
    EXPECT_NE(log[1].text.find("Robot"), std::string::npos);
    BotStats stats;
    ASSERT_TRUE(match->make(match->bot_move("normal", 1, {0, 50}, stats)));
    EXPECT_FALSE(match->to_act());
    EXPECT_EQ(match->turn_seat(), 0);
    EXPECT_EQ(match->refusal(parsed(R"({"type":"draw"})"))->rule, &Game::over_rule());
    const auto guess = Match<Game>::load(started(1)->guess_position(0, 5));
    ASSERT_TRUE(guess);
    EXPECT_EQ((*guess)->view(0), started(1)->view(0));
}

TEST(ScriptedShuffles, OfFewerThanTwoCardsTakeAnOrderUnlessTheGameSaysOtherwise) {
    const auto orders_left = [](std::initializer_list<sample::Card> cards, Chance::FewCards few) {
        Rng rng(1);
        ChanceScript script;
        script.shuffles = {{"card_1"}, {"card_2", "card_1"}};
        sample::Cards pile(cards);
        Chance(rng, &script).shuffle(pile, sample::card_by_id, Chance::Misfit::generator, few);
        EXPECT_EQ(pile.size(), cards.size());
        EXPECT_EQ(rng, Rng(1)) << "the generator is not needed";
        return script.shuffles.size();
    };
    for (const auto few : {Chance::FewCards::take_an_order, Chance::FewCards::take_none}) {
        const std::size_t left = few == Chance::FewCards::take_none ? 2 : 1;
        EXPECT_EQ(orders_left({}, few), left);
        EXPECT_EQ(orders_left({1}, few), left);
    }
    Rng rng(1);
    ChanceScript script;
    script.shuffles = {{"card_1", "card_2"}};
    sample::Cards pile{1, 2};
    Chance(rng, &script).shuffle(pile, sample::card_by_id, Chance::Misfit::generator, Chance::FewCards::take_none);
    EXPECT_EQ(pile, (sample::Cards{2, 1})) << "the top is the back";
    EXPECT_TRUE(script.empty());
}

}  // namespace
}  // namespace orrery::tests
