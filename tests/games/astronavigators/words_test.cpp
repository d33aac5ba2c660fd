// The texts of AstroNavigators in both languages: rules, components, events, prompts, moves, confirmations, refusals and the table.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/games/astronavigators/game.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/games/astronavigators/words.h"
#include "tests/card_names.h"
#include "tests/games/astronavigators/all_moves.h"
#include "tests/games/astronavigators/extremes.h"
#include "tests/readable.h"

namespace orrery::astronavigators {
namespace {

using tests::expect_readable;

const Names kNames{"Aki", "Ben", "Chie", "Dan"};

TEST(AstroNavigatorsWords, RulesAreReadable) { tests::expect_rules_readable(all_rules()); }

template <class Table>
void expect_own_names(const Table& table) {
    for (const Lang lang : kLangs) {
        std::set<std::string> names;
        for (const auto& one : table) {
            expect_readable(one.name.in(lang), lang);
            EXPECT_TRUE(names.insert(one.name.in(lang)).second) << one.id;
        }
    }
}
TEST(AstroNavigatorsWords, EveryNameIsThereInBothLanguagesAndNoTwoAreAlike) {
    expect_own_names(kSpaces);
    expect_own_names(kSets);
    expect_own_names(kTrack);
    expect_own_names(kQuests);
    expect_own_names(kInstruments);
    expect_own_names(kCharacters);
    expect_own_names(kAgendas);
    expect_own_names(kTransports);
    expect_own_names(kContinents);
    for (const Lang lang : kLangs) {
        std::set<std::string> names;
        for (CardId card = 0; card < kCardCount; ++card) names.insert(card_name(card, lang));
        EXPECT_EQ(names.size(), kConstellations + kPhases);
        for (TileId tile = 0; tile < kTileCount; ++tile) expect_readable(tile_name(tile, lang), lang);
        for (OrbitTileId tile = 0; tile < kOrbitTileCount; ++tile) expect_readable(orbit_tile_name(tile, lang), lang);
        for (int month = 0; month < kSunSteps; ++month) expect_readable(month_name(month, lang), lang);
    }
}

TEST(AstroNavigatorsWords, CardsSayWhatTheyDo) {
    for (const Lang lang : kLangs) {
        std::set<std::string> texts;
        for (const Instrument& instrument : kInstruments) {
            expect_readable(instrument.text.in(lang), lang);
            texts.insert(instrument.text.in(lang));
        }
        for (const Agenda& agenda : kAgendas) {
            expect_readable(agenda.text.in(lang), lang);
            texts.insert(agenda.text.in(lang));
        }
        for (const SetKind& set : kSets) {
            expect_readable(set.text.in(lang), lang);
            texts.insert(set.text.in(lang));
        }
        EXPECT_EQ(texts.size(), kInstruments.size() + kAgendas.size() + kSets.size());
    }
}

// The numbers in the text of an instrument are those of its effect.
TEST(AstroNavigatorsWords, InstrumentsNameTheirNumbers) {
    const auto numbers = [](const char* id) { return tests::numbers_in(kInstruments[*instrument_by_id(id)].text.in(Lang::en)); };
    const auto amount = [](const char* id) { return int{kInstruments[*instrument_by_id(id)].amount}; };
    EXPECT_EQ(numbers("sextant"), (std::vector<int>{amount("sextant"), 0}));
    EXPECT_EQ(numbers("merkhet"), std::vector<int>{amount("merkhet")});
    EXPECT_EQ(numbers("octant"), std::vector<int>{kInstruments[*instrument_by_id("octant")].moves[index_of(Transport::ship)]});
    EXPECT_EQ(numbers("star_compass"), std::vector<int>{kInstruments[*instrument_by_id("star_compass")].moves[index_of(Transport::plane)]});
}

// Sentences that describe several variants of an event.
TEST(AstroNavigatorsWords, VariantsOfEvents) {
    const auto in_english = [](const Event& event) { return describe(event, kNames, Lang::en); };
    const CardId leo = *card_by_id("leo"), virgo = *card_by_id("virgo");
    EXPECT_EQ(in_english(Selected{0, 2, Action::schedule, {}}), "Aki chooses week 2: Scheduling.");
    EXPECT_EQ(in_english(Selected{1, 4, Action::travel, Transport::ship}), "Ben chooses week 4: Travel by Ship.");
    EXPECT_EQ(in_english(NotObserved{0, leo, Failure::daylight}), "Aki cannot observe Leo: hidden by daylight.");
    EXPECT_EQ(in_english(Scheduled{0, leo, {}}), "Aki schedules Leo.");
    EXPECT_EQ(in_english(Scheduled{0, leo, virgo}), "Aki schedules Leo and puts Virgo back.");
    EXPECT_EQ(in_english(Rolled{2, RollWhy::compass, Transport::train, true}), "Chie rolls Train: success.");
    EXPECT_EQ(in_english(Rolled{2, RollWhy::compass, Transport::train, false}), "Chie rolls Train: no success.");
    EXPECT_EQ(in_english(DvAdded{0, 30, 40}), "Aki: DV +30 = 40.");
    EXPECT_EQ(in_english(StatusChanged{0, Status::astronaut}), "Aki is now an astronaut.");
    EXPECT_EQ(in_english(Joined{0, true}), "Aki calibrates.");
    EXPECT_EQ(in_english(Joined{0, false}), "Aki does not calibrate.");
    EXPECT_EQ(in_english(TokenPlaced{0, Gauge::sxt, 3, kNoSet}), "Aki places Full Moon on SXT.");
    EXPECT_EQ(in_english(TokenPlaced{0, Gauge::ai, 0, 0}), "Aki places Zodiac on AI.");
    EXPECT_EQ(in_english(GameEnded{EndWhy::nobody_playing}), "The game is over: nobody is playing any more.");
    EXPECT_EQ(in_english(Won{{0}}), "Aki wins.");
    EXPECT_EQ(in_english(Won{{0, 2}}), "Aki and Chie win.");
    EXPECT_EQ(in_english(Won{{}}), "Nobody wins.");
}

/// Checks the texts of random games from the extreme positions.
class Texts {
  public:
    void look(const State& s, const std::vector<Event>& events, const MoveList& moves) {
        for (const Event& event : events) {
            if (!told.insert(event.index()).second && ++count_ % 17 != 0) continue;
            for (const Lang lang : kLangs) expect_readable(describe(event, kNames, lang), lang);
        }
        bool is_new = false;
        for (const Move& move : moves) is_new = named.insert(move.index()).second || is_new;
        if (!is_new && ++count_ % 29 != 0) return;
        const Seat who = to_act(s).value_or(0);
        for (const Seat reader : {who, next_clockwise(who, s.seats)}) {
            const Observation seen = observe(s, reader);
            for (const Lang lang : kLangs) {
                expect_readable(prompt(seen, kNames, lang), lang);
                for (const Section& section : describe_table(seen, kNames, lang)) {
                    expect_readable(section.heading, lang);
                    for (const std::string& line : section.lines) expect_readable(line, lang);
                }
                if (reader != who) continue;
                for (const Move& move : moves) {
                    expect_readable(move_name(seen, move, lang), lang);
                    expect_readable(move_noun(seen, move, lang), lang);
                    const std::string question = confirmation(seen, move, kNames, lang).question;
                    if (!question.empty()) expect_readable(question, lang);
                }
            }
        }
    }
    std::set<std::size_t> told, named;

  private:
    int count_ = 0;
};

TEST(AstroNavigatorsWords, EventsMovesPromptsAndTablesAreReadable) {
    Texts texts;
    std::vector<Event> opening;
    Events opening_log(opening);
    tell_opening(start({}, 3, Rng(1), nullptr, opening_log), opening_log);
    texts.look(start({}, 3, Rng(1), nullptr, opening_log), opening, {});
    for (const auto& position : tests::ExtremePositions<Game>::list()) {
        State s = position.state;
        Rng pick(11);
        for (int ply = 0; ply < 150 && to_act(s); ++ply) {
            const MoveList moves = legal_moves(s, *to_act(s));
            const State before = s;
            std::vector<Event> events;
            Events log(events);
            apply(s, *to_act(s), moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, log);
            texts.look(before, events, moves);
            if (testing::Test::HasFailure()) return;
        }
        texts.look(s, {}, {});
    }
    // The bonuses and the year change come in the first year only, in which no extreme position begins.
    EXPECT_GE(texts.told.size() + 3, std::variant_size_v<Event>);
    EXPECT_EQ(texts.named.size(), std::variant_size_v<Move>);
}

// The question before a player becomes an astronaut names what is lost, and the DV still to come beside the NK (section 14).
TEST(AstroNavigatorsWords, BecomingAnAstronautTellsWhatIsLostAndWhatIsExpected) {
    constexpr int kNk = 40, kMeanFlight = 114, kMeanOfTheLast = 16;
    State s = tests::AstroNavigatorsExtreme(2, Mode::astronavigator).state();
    Player& player = s.players[0];
    const auto question = [&s](Lang lang) { return confirmation(observe(s, 0), BecomeAstronaut{}, kNames, lang).question; };
    const auto expected = [](int dv) {
        return "A whole flight costs about " + std::to_string(dv) + " DV; you have " + std::to_string(kNk) + " NK.";
    };
    player.nk = kNk;
    player.observed = {};
    player.schedule = {};
    player.quests = {};
    player.sets = {};
    player.moons.fill(MoonState::used);
    EXPECT_EQ(question(Lang::en), "Astronauts cannot observe any more. " + expected(kMeanFlight));
    player.schedule = {*card_by_id("lyra"), *card_by_id("draco")};
    player.observed = {*card_by_id("aries")};
    player.moons = {MoonState::active};
    const QuestId hopeless = *quest_by_id("q_bowditch"), begun = *quest_by_id("q_uraniborg");
    ASSERT_EQ(observed_of(player, hopeless), 0);
    player.quests = {hopeless};
    EXPECT_EQ(question(Lang::en), "Astronauts cannot observe any more. Left unfinished: 2 scheduled cards, 1 set begun, 3 moon tokens not "
                                  "activated and 1 quest without an observed constellation. " + expected(kMeanFlight));
    for (const char* part : {"カード2枚", "セット1組", "月トークン3個", "クエスト1件", "約114", "40"})
        EXPECT_NE(question(Lang::ja).find(part), std::string::npos) << part << ": " << question(Lang::ja);
    // A set that is complete and a quest that can be completed are not lost. A revealed tile counts as it is.
    player.observed = {kQuests[begun].constellations[0]};
    player.sets.fill(SetState::ready);
    player.quests = {begun};
    player.schedule = {};
    s.revealed[kStackCount - 1] = s.hidden_board[kStackCount - 1];
    s.hidden_board[kStackCount - 1] = kNoOrbitTile;
    const int last = kOrbitTiles[s.revealed[kStackCount - 1]].dv;
    EXPECT_EQ(question(Lang::en), "Astronauts cannot observe any more. Left unfinished: 3 moon tokens not activated. " +
                                      expected(kMeanFlight - kMeanOfTheLast + last));
}

TEST(AstroNavigatorsWords, EveryDecisionHasItsOwnPrompt) {
    std::set<std::string> questions;
    std::set<Kind> kinds;
    for (const auto& position : tests::ExtremePositions<Game>::list()) {
        const std::optional<Asked> open = asked(position.state);
        if (!open || !kinds.insert(open->kind).second) continue;
        questions.insert(prompt(observe(position.state, open->seat), kNames, Lang::en));
    }
    EXPECT_EQ(questions.size(), kKindCount);
}

// Every refusal has a headline and a reason.
TEST(AstroNavigatorsWords, RefusalsAreReadable) {
    const std::vector<Move> all = tests::AllMoves<Game>::list();
    std::set<std::pair<const Rule*, Kind>> met;
    std::set<const Rule*> rules;
    const auto look = [&](const State& s) {
        const Asked open = *asked(s);
        const Observation seen = observe(s, open.seat);
        for (const Move& move : all) {
            const Verdict why = violation(s, open.seat, move);
            if (!why || !met.insert({why->rule, open.kind}).second) continue;
            rules.insert(why->rule);
            for (const Lang lang : kLangs) {
                expect_readable(refusal_title(move, *why, lang), lang);
                expect_readable(explain(seen, open.seat, move, *why, kNames, lang), lang);
                EXPECT_NE(refusal_title(move, *why, lang), headline_of({}, *why, lang)) << why->rule->id;
            }
        }
    };
    for (const auto& position : tests::ExtremePositions<Game>::list()) {
        State s = position.state;
        Rng pick(13);
        Events none;
        for (int ply = 0; ply < 40 && to_act(s); ++ply) {
            if (ply % tests::stride() == 0) look(s);
            const MoveList moves = legal_moves(s, *to_act(s));
            apply(s, *to_act(s), moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, none);
        }
    }
    EXPECT_GT(rules.size(), 36u);
}

// Probe moves are well formed, each once, and include something that the seat cannot do.
TEST(AstroNavigatorsWords, ProbeMovesAreMovesOfTheDecision) {
    for (const auto& position : tests::ExtremePositions<Game>::list()) {
        const std::optional<Seat> who = to_act(position.state);
        if (!who) continue;
        const std::vector<Move> probes = probe_moves(observe(position.state, *who));
        for (std::size_t i = 0; i < probes.size(); ++i) {
            EXPECT_FALSE(contains(std::vector<Move>(probes.begin(), probes.begin() + static_cast<std::ptrdiff_t>(i)), probes[i]));
            const Verdict why = violation(position.state, *who, probes[i]);
            EXPECT_TRUE(!why || (why->rule != &rule::T1 && why->rule != &rule::T13)) << to_text(encode_move(probes[i]));
        }
    }
}

TEST(AstroNavigatorsWords, NamesStandInTheTablesOnly) {
    std::vector<std::string_view> names;
    for (const Card& card : kCards)
        if (card.phase == 0) names.push_back(card.name.en);
    for (const Quest& quest : kQuests) names.push_back(quest.name.en);
    for (const Character& character : kCharacters) names.push_back(character.name.en);
    tests::expect_no_names_in_words("astronavigators", names);
}

}  // namespace
}  // namespace orrery::astronavigators
