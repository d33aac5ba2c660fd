// Race in words: rules, events, prompts, moves, confirmations, refusals and the table, in both languages.
#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "engine/games/race/game.h"
#include "engine/games/race/ids.h"
#include "tests/readable.h"

namespace orrery::race {
namespace {

using tests::expect_readable;

const Names kNames{"Aki", "Ben", "Cleo", "Dan"};

CardId card(std::string_view id) { return *card_by_id(id); }

struct Telling { Event event; const char* en; const char* ja; };

/// The sentences of section 10, one for every event and every variant of one.
std::vector<Telling> tellings() {
    const CardId gem = card("gem_world"), belt = card("asteroid_belt"), tactics = card("new_military_tactics");
    return {
        {GameStarted{3, 36}, "The race begins: 36 VP in the pool.", "ゲーム開始。得点チップは36点。"},
        {StartWorld{0, card("new_sparta")}, "Aki starts from New Sparta.", "Akiのスタートワールドはニュー・スパルタ。"},
        {Dealt{1, 6, {}}, "Ben receives 6 cards.", "Benは手札6枚を受け取った。"},
        {SetupDiscarded{1, 2}, "Ben set aside 2 cards.", "Benは2枚を捨てた。"},
        {FirstPlayer{1}, "Ben resolves first in all ties of timing.", "順番はBenから。"},
        {RoundStarted{4}, "Round 4.", "第4ラウンド。"},
        {MethodTaken{0, gem, Method::pay_ship}, "Aki takes Gem World: with the Colony Ship, free.", "Akiは宝石の世界を出す方法を選んだ:植民船で無料。"},
        {UsedUp{0, tactics}, "Aki gives up New Military Tactics.", "Akiは新軍事戦術を場から捨てた。"},
        {Paid{0, gem, 2, {}}, "Aki pays 2 for Gem World.", "Akiは宝石の世界に2枚支払った。"},
        {PlacedCard{0, gem}, "Gem World joins Aki's tableau.", "Akiの場に宝石の世界が加わった。"},
        {Conquered{1, card("rebel_outpost"), 6, 5}, "Ben conquers Rebel Outpost (6 against 5).", "Benは反乱軍の前哨地を征服した(軍事力6対防御力5)。"},
        {Explored{1, 7, 1, {}}, "Ben saw 7 cards and kept 1.", "Benは7枚見て1枚を残した。"},
        {Drew{1, 2, DrawReason::settle_bonus, {}}, "Ben draws 2 (Settle bonus).", "Benは2枚引いた(殖民ボーナス)。"},
        {Sold{0, belt, Good::rare, 3}, nullptr, nullptr},
        {GoodAdded{0, belt, Good::rare, GoodReason::windfall}, nullptr, nullptr},
        {Consumed{0, belt, Good::rare}, nullptr, nullptr},
        {PowerUsed{0, card("old_earth"), 1}, "Aki uses Old Earth.", "Akiは旧地球の能力を使う。"},
        {GainedVp{0, 4, false}, "Aki gains 4 VP.", "Akiは4VPを得た。"},
        {GainedVp{0, 4, true}, "Aki gains 4 VP (doubled).", "Akiは4VPを得た(2倍)。"},
        {HandDiscarded{0, 1, DiscardReason::limit, {}}, "Aki discards 1 from hand.", "Akiは手札1枚を捨てた。"},
        {Lucky{0, 2, gem, true}, "Aki calls 2; the card is Gem World: it is kept.", "Akiは2を宣言。めくれたのは宝石の世界:手札に加える。"},
        {Lucky{0, 3, gem, false}, "Aki calls 3; the card is Gem World: it is discarded.", "Akiは3を宣言。めくれたのは宝石の世界:捨て札になる。"},
        {LuckyNothing{0, 3}, "Aki calls 3, but no card is left to turn.", "Akiは3を宣言したが、めくるカードがない。"},
        {Reshuffled{30}, "The 30 discards are shuffled into a new supply.", "捨て札30枚を切り直して山札にした。"},
        {SupplyOut{0, 2}, "No cards left: 2 are not drawn.", "カードが尽きた。2枚は引けない。"},
        {ReserveOpened{}, nullptr, nullptr},
        {Auto{0, Kind::pay}, nullptr, nullptr},
        {RoundEnded{4}, "Round 4 ends.", "第4ラウンド終了。"},
        {GameOver{EndReason::vp}, "The race is over: all victory point chips are gone.", "ゲーム終了:得点チップがなくなった。"},
        {GameOver{EndReason::tableau}, "The race is over: a tableau has 12 cards.", "ゲーム終了:場のカードが12枚になった。"},
        {GameOver{EndReason::rounds}, "The race is over: the round limit is reached.", "ゲーム終了:ラウンド数の上限に達した。"},
        {FinalScore{1, 10, 12, 3, 25, 4}, "Ben: 10 chips + 12 cards + 3 bonus = 25.", "Ben:チップ10+カード12+ボーナス3=25点。"},
        {PhaseStarted{Phase::settle}, nullptr, nullptr},
        {ActionsRevealed{2, {}}, nullptr, nullptr},
        {PlacementsRevealed{2, {}}, nullptr, nullptr},
        {Winners{{1}}, nullptr, nullptr},
        {Winners{{0, 2}}, nullptr, nullptr},
    };
}

TEST(RaceWords, EveryRuleIsToldInBothLanguages) {
    tests::expect_rules_readable(Game::info().rules());
    EXPECT_EQ(Game::info().rules().size(), 12u + 21u + 66u + 10u + 5u + 5u);
}

TEST(RaceWords, EveryEventIsASentenceOfTheSpecification) {
    std::set<std::size_t> seen;
    for (const Telling& t : tellings()) {
        seen.insert(t.event.index());
        const std::string en = describe(t.event, kNames, Lang::en), ja = describe(t.event, kNames, Lang::ja);
        EXPECT_EQ(en, t.en == nullptr ? en : t.en);
        EXPECT_EQ(ja, t.ja == nullptr ? ja : t.ja);
    }
    EXPECT_EQ(seen.size(), std::variant_size_v<Event>);
}

TEST(RaceWords, ANameThatLooksLikeATemplateStaysAName) {
    const Names odd{"{n}", "{c}"};
    EXPECT_EQ(describe(RoundStarted{3}, odd, Lang::en), "Round 3.");
    EXPECT_EQ(describe(Paid{1, card("gem_world"), 2, {}}, odd, Lang::en), "{c} pays 2 for Gem World.");
    EXPECT_EQ(describe(GainedVp{0, 4, false}, odd, Lang::ja), "{n}は4VPを得た。");
}

using Look = std::function<void(const State&)>;

/// Games of random moves at every table; `look` sees every position, the last included.
void random_games(const Look& look) {
    for (int table = 0; table < 4; ++table) {
        Options options;
        options.two_actions = table == 0;
        options.sale_needs_power = table == 1;
        const int seats = std::max(2, table + 1);
        Rng pick(static_cast<std::uint64_t>(table) + 31);
        Events none;
        State s = start(options, seats, Rng(static_cast<std::uint64_t>(table) + 5), nullptr, none);
        for (;;) {
            look(s);
            const auto who = to_act(s);
            if (!who) break;
            const MoveList moves = legal_moves(s, *who);
            apply(s, *who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, none);
        }
    }
}

TEST(RaceWords, EveryDecisionAsksItsSeatAndTellsTheOthersWhoIsAsked) {
    std::set<Kind> kinds;
    int ends = 0;
    random_games([&](const State& s) {
        const auto who = to_act(s);
        if (who) kinds.insert(asked(s)->kind);
        else ++ends;
        for (const Lang lang : kLangs)
            for (const Seat reader : all_seats(s.seats)) {
                const std::string text = prompt(observe(s, reader), kNames, lang);
                expect_readable(text, lang);
                const bool names_who = !who || text.find(kNames[static_cast<std::size_t>(*who)]) != std::string::npos;
                EXPECT_TRUE(names_who || reader == *who) << text;
            }
    });
    EXPECT_GE(kinds.size(), kKindCount - 1);
    EXPECT_EQ(ends, 4);
}

TEST(RaceWords, MovesOfOneDecisionHaveDifferentNames) {
    std::set<std::size_t> seen;
    int look = 0;
    random_games([&](const State& s) {
        const auto who = to_act(s);
        if (!who || ++look % 2 != 0) return;
        const Observation o = observe(s, *who);
        for (const Lang lang : kLangs) {
            std::set<std::string> names;
            for (const Move& m : legal_moves(s, *who)) {
                seen.insert(m.index());
                const std::string name = move_name(o, m, lang);
                expect_readable(name, lang);
                expect_readable(move_noun(o, m, lang), lang);
                EXPECT_TRUE(names.insert(name).second) << name;
                const std::string question = confirmation(o, m, kNames, lang);
                if (!question.empty()) expect_readable(question, lang);
            }
        }
    });
    EXPECT_GE(seen.size(), std::variant_size_v<Move> - 1);
}

TEST(RaceWords, MovesByName) {
    const auto name = [](const State& s, const Move& m, Lang lang = Lang::en) { return move_name(observe(s, 0), m, lang); };
    const auto noun = [](const State& s, const Move& m) { return move_noun(observe(s, 0), m, Lang::en); };
    State s = moment(Phase::develop, ActionId::develop, {"new_sparta", "investment_credits"},
                     {"drop_ships", "public_works", "gem_world", "pirate_world"});
    EXPECT_EQ(name(s, Place{card("drop_ships")}), "Place Drop Ships, pay 2 cards");
    EXPECT_EQ(name(s, Place{card("drop_ships")}, Lang::ja), "降下艦隊を出す: 2枚支払う");
    EXPECT_EQ(name(s, Place{card("public_works")}), "Place Public Works, free of charge");
    EXPECT_EQ(name(s, Pass{}), "Place nothing");
    EXPECT_EQ(noun(s, Place{card("drop_ships")}), "choice of a development, or none");
    EXPECT_EQ(noun(s, Pass{}), "choice of a development, or none");

    s = moment(Phase::settle, ActionId::settle, {"new_sparta", "new_military_tactics", "colony_ship"},
               {"gem_world", "avian_uplift_race", "rebel_outpost", "plague_world"});
    EXPECT_EQ(name(s, Place{card("gem_world")}), "Place Gem World, pay 2 cards or free by giving up Colony Ship");
    EXPECT_EQ(name(s, Place{card("rebel_outpost")}), "Place Rebel Outpost, conquer it by giving up New Military Tactics (Military 5 against 5)");
    EXPECT_EQ(name(s, Place{card("gem_world")}, Lang::ja), "宝石の世界を出す: 2枚支払う、または植民船を捨てて支払いなし");
    s.players[0].placing = card("avian_uplift_race");
    s.waiting = {0};
    EXPECT_EQ(name(s, TakeMethod{Method::conquer}), "Conquer it (Military 2 against 2)");
    EXPECT_EQ(name(s, TakeMethod{Method::conquer_tactics}, Lang::ja), "新軍事戦術を捨てて征服(軍事力5対2)");
    EXPECT_EQ(noun(s, TakeMethod{Method::conquer}), "way to place Avian Uplift Race");

    s = with_goods(moment(Phase::consume, ActionId::consume_x2, {"old_earth", "spice_world", "gem_world", "plague_world", "deficit_spending"},
                          {"drop_ships", "pirate_world"}), {"spice_world", "gem_world", "plague_world"});
    EXPECT_EQ(name(s, UsePower{card("old_earth"), 1}), "Use Old Earth: consume 2 goods, gain 4 VP");
    EXPECT_EQ(name(s, UsePower{card("plague_world"), 0}), "Use Plague World: consume 1 genes good, gain 2 VP and 1 card");
    EXPECT_EQ(name(s, UsePower{card("plague_world"), 0}, Lang::ja), "疫病の世界の能力を使う: 遺伝子の品物1個を消費し、2VPとカード1枚を得る");
    EXPECT_EQ(name(s, UsePower{card("deficit_spending"), 0}), "Use Deficit Spending: discard up to 2 cards from hand for 1 VP each");
    s.players[0].sold = false;
    s.players[0].actions = {ActionId::consume_trade, ActionId::produce};
    EXPECT_EQ(name(s, Sell{card("spice_world")}), "Sell the novelty good of Spice World for 5 cards");
    EXPECT_EQ(name(s, CallNumber{2}), "Call 2 (30 of 114 cards)");
    EXPECT_EQ(name(s, Windfall{{}, card("lost_alien_warship")}), "Produce an alien-technology good on Lost Alien Warship with the Produce bonus");
}

// Confirmations (section 14): what the goods bring in every order, told by the rules themselves.

struct Gain {
    int vp = 0, cards = 0;
    bool operator==(const Gain&) const = default;
};
bool is_as_good(const Gain& a, const Gain& b) { return a.vp >= b.vp && a.cards >= b.cards; }

/// Adds what `m` and everything after it can bring `who` from goods, as long as it is consuming.
void outcomes(const State& s, Seat who, const Move& m, Gain sofar, std::vector<Gain>& out) {
    std::vector<Event> told;
    Events events(told);
    State next = s;
    apply(next, who, m, nullptr, events);
    for (const Event& event : told) {
        if (const auto* e = std::get_if<GainedVp>(&event); e && e->seat == who) sofar.vp += e->count;
        if (const auto* e = std::get_if<Drew>(&event); e && e->seat == who && (e->reason == DrawReason::sale || e->reason == DrawReason::consume))
            sofar.cards += e->count;
        if (std::holds_alternative<PhaseStarted>(event)) break;
    }
    const auto now = asked(next);
    const bool goes_on = now && now->seat == who && next.round == s.round && next.phase == Phase::consume;
    bool follows = false;
    if (goes_on)
        for (const Move& after : legal_moves(next, who)) {
            const auto* use = std::get_if<UsePower>(&after);
            if (use && design(use->card).powers[static_cast<std::size_t>(use->power)].type == PowerType::consume_hand_for_vp) continue;
            if (std::holds_alternative<Discard>(after)) continue;
            follows = true;
            outcomes(next, who, after, sofar, out);
            if (now->kind == Kind::lucky_number) break;    // which number is called changes nothing here
        }
    if (!follows && !contains(out, sofar)) out.push_back(sofar);
}

TEST(RaceWords, ExactlyTheMovesThatGiveGoodsAwayAreConfirmed) {
    int asked_for = 0, silent = 0;
    random_games([&](const State& s) {
        const auto who = to_act(s);
        if (!who || ++look % 5 != 0) return;
        const Observation o = observe(s, *who);
        std::vector<Move> moves{Pass{}, Done{}, Choose{{ActionId::settle, ActionId::develop}}, Choose{{ActionId::develop_2, ActionId::produce}}, CallNumber{0}};
        for (std::size_t i = 0; i < kMethodCount; ++i) moves.push_back(TakeMethod{static_cast<Method>(i)});
        for (CardId c = static_cast<CardId>(look % 6); c < kDesignCount; c = static_cast<CardId>(c + 6)) {
            moves.push_back(Discard{c});
            moves.push_back(Keep{c});
            moves.push_back(race::Place{c});
            moves.push_back(Sell{c});
            moves.push_back(TakeGood{c});
            moves.push_back(UsePower{c, 1});
            moves.push_back(Windfall{{}, c});
        }
        for (const Move& move : moves) {
            const Verdict why = violation(s, *who, move);
            if (!why) continue;
            told.insert(why->rule);
            for (const Lang lang : kLangs) {
                expect_readable(explain(o, *who, move, *why, kNames, lang), lang);
                expect_readable(refusal_title(move, *why, lang), lang);
            }
        }
        for (const Lang lang : kLangs) {
            const Violation malformed{&Game::malformed_rule()};
            expect_readable(explain(o, *who, {}, malformed, kNames, lang), lang);
            expect_readable(refusal_title({}, malformed, lang), lang);
        }
    });
    EXPECT_GT(told.size(), 10u);
}

TEST(RaceWords, TheTableIsTold) {
    int look = 0;
    random_games([&](const State& s) {
        if (++look % 10 != 0) return;
        for (const Lang lang : kLangs)
            for (const Seat reader : all_seats(s.seats)) {
                const auto sections = describe_table(observe(s, reader), kNames, lang);
                EXPECT_GE(sections.size(), static_cast<std::size_t>(s.seats));
                for (const Section& section : sections) {
                    EXPECT_FALSE(section.heading.empty());
                    for (const std::string& line : section.lines) EXPECT_EQ(line.find('{'), std::string::npos) << line;
                }
            }
    });
}

}  // namespace
}  // namespace orrery::race
