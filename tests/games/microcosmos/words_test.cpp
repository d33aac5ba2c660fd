// The texts of Microcosmos in both languages: rules, cards, events, prompts, moves, confirmations, refusals and the table.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/core/refusal.h"
#include "engine/games/microcosmos/game.h"
#include "engine/games/microcosmos/rule_ids.h"
#include "engine/games/microcosmos/words.h"
#include "tests/games/microcosmos/all_moves.h"
#include "tests/games/microcosmos/extremes.h"
#include "tests/readable.h"

namespace orrery::microcosmos {
namespace {

using tests::expect_readable;

const Names kNames{"Aki", "Ben", "Chie", "Dan"};

TEST(MicrocosmosWords, RulesAreReadable) { tests::expect_rules_readable(all_rules()); }

TEST(MicrocosmosWords, CardsSayWhatTheyDo) {
    std::set<std::string> texts;
    const auto check = [&texts](const std::string& text, Lang lang) {
        expect_readable(text, lang);
        texts.insert(text);
    };
    for (const Lang lang : kLangs) {
        for (const Crew& card : kCrew)
            for (const Half* half : {&card.top, &card.bottom}) check(half_text(*half, lang), lang);
        for (SurvivorId card = 0; card < kSurvivorCount; ++card) check(survivor_text(card, lang), lang);
        for (const AutomaCard& card : kAutomaCards)
            for (const Step& step : card.steps) check(step_text(step, lang), lang);
        for (const UpgradeKind& upgrade : kUpgrades) check(upgrade.text.in(lang), lang);
    }
    EXPECT_EQ(half_text(kCrew[0].bottom, Lang::en), "On a red planet: pay 1 resource of choice, then gain 2 technology and 1 crew card from the deck.");
    EXPECT_EQ(half_text(kCrew[0].top, Lang::ja), "衛星か宇宙ステーション:好きな資源1を得る。");
    EXPECT_EQ(half_text(kCrew[32].bottom, Lang::en), "On any planet: gain 1 resource of choice.");
    EXPECT_EQ(survivor_text(0, Lang::en), "Gain 2 labour and 1 mineral.");
    EXPECT_GT(texts.size(), 150u);
}

TEST(MicrocosmosWords, EventsMovesPromptsAndTablesAreReadable) {
    std::set<std::size_t> told, named;
    for (int seats = kMinSeats; seats <= kMaxMicrocosmosSeats; ++seats)
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Events none;
            Rng pick(seed);
            State s = start({}, seats, Rng(seed), nullptr, none);
            std::vector<Event> opening;
            Events opening_log(opening);
            tell_opening(s, opening_log);
            for (const Event& event : opening) {
                told.insert(event.index());
                for (const Lang lang : kLangs) expect_readable(describe(event, kNames, lang), lang);
            }
            for (int ply = 0; to_act(s); ++ply) {
                const Seat who = *to_act(s);
                const MoveList moves = legal_moves(s, who);
                const Move move = moves[pick.below(static_cast<std::uint32_t>(moves.size()))];
                std::vector<Event> events;
                Events log(events);
                const Observation seen = observe(s, who);
                apply(s, who, move, nullptr, log);
                for (const Event& event : events) {
                    if (told.count(event.index()) > 0 && ply % 5 != 0) continue;
                    told.insert(event.index());
                    for (const Lang lang : kLangs) expect_readable(describe(event, kNames, lang), lang);
                }
                if (named.count(move.index()) > 0 && ply % 29 != 0) continue;
                for (const Lang lang : kLangs) {
                    expect_readable(prompt(seen, kNames, lang), lang);
                    for (const Move& each : moves) {
                        named.insert(each.index());
                        expect_readable(move_name(seen, each, lang), lang);
                        expect_readable(move_noun(seen, each, lang), lang);
                        if (const std::string question = confirmation(seen, each, kNames, lang).question; !question.empty()) expect_readable(question, lang);
                    }
                    for (const Section& section : describe_table(seen, kNames, lang)) {
                        expect_readable(section.heading, lang);
                        for (const std::string& line : section.lines) expect_readable(line, lang);
                    }
                }
            }
            for (const Lang lang : kLangs) expect_readable(prompt(observe(s, 0), kNames, lang), lang);
        }
    // The safeguard MC-A312 is never told, and the Automa hardly ever has two outposts to choose from.
    EXPECT_GE(told.size() + 1, std::variant_size_v<Event>);
    EXPECT_GE(named.size() + 1, std::variant_size_v<Move>);
}

// Whatever uses specialists up asks before, and names the cards and tokens that may go.
TEST(MicrocosmosWords, SpecialistsAreNamedBeforeTheyGo) {
    Events none;
    State s = start({}, 2, Rng(3), nullptr, none);
    Player& player = s.player(0);
    player.hand.clear();
    for (auto& row : player.rows) row.clear();
    player.tokens = {};
    player.row(Row::upper).push_back(*crew_by_id("crew_02"));
    player.row(Row::lower).push_back(*crew_by_id("crew_14"));
    const auto asked = [&](Upgrade upgrade, Lang lang) { return confirmation(observe(s, 0), UnlockUpgrade{upgrade}, kNames, lang).question; };
    EXPECT_EQ(asked(Upgrade::biodome, Lang::en), "This uses up an engineer (Reactor Hand).");
    EXPECT_EQ(asked(Upgrade::cargo_hold, Lang::en), "This uses up a leader of any colour (Convoy Captain).");
    EXPECT_EQ(asked(Upgrade::biodome, Lang::ja), "エンジニア1人(炉心技師)を使い切ります。");
    player.tokens[index_of(Specialist::engineer)] = true;
    EXPECT_EQ(asked(Upgrade::biodome, Lang::en), "This uses up an engineer (Reactor Hand or the engineer token).");
    // Where each source is needed, each is named with its need.
    player.row(Row::upper).push_back(*crew_by_id("crew_20"));
    EXPECT_EQ(sources_text(player, {Specialist::engineer, Specialist::engineer, Specialist::leader_red, Specialist::any_leader}, Lang::en),
              "an engineer (Reactor Hand), an engineer (the engineer token), a red leader (Convoy Captain) and a leader of any colour "
              "(Grove Warden)");
    player.at = spot_of(*planet_by_id("pl_azurel"), 0);
    s.phase = Phase::location;
    EXPECT_NE(confirmation(observe(s, 0), BuildColony{}, kNames, Lang::en).question, "");
    EXPECT_NE(confirmation(observe(s, 0), StartScout{}, kNames, Lang::en).question, "");
}

// Every refusal of every decision has a headline and a reason.
TEST(MicrocosmosWords, RefusalsAreReadable) {
    const std::vector<Move> all = tests::AllMoves<Game>::list();
    std::set<const Rule*> rules;
    for (const auto& position : tests::ExtremePositions<Game>::list()) {
        const std::optional<Seat> who = to_act(position.state);
        if (!who) continue;
        const Observation seen = observe(position.state, *who);
        std::set<const Rule*> here;
        for (const Move& move : all) {
            const Verdict why = violation(position.state, *who, move);
            if (!why || !here.insert(why->rule).second) continue;
            rules.insert(why->rule);
            for (const Lang lang : kLangs) {
                expect_readable(refusal_title(move, *why, lang), lang);
                expect_readable(explain(seen, *who, move, *why, kNames, lang), lang);
                EXPECT_NE(refusal_title(move, *why, lang), headline_of({}, *why, lang)) << why->rule->id;
            }
        }
    }
    EXPECT_GT(rules.size(), 25u);
}

}  // namespace
}  // namespace orrery::microcosmos
