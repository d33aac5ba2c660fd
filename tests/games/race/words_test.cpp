// The texts of Race for the Galaxy in both languages: rules, events, prompts, moves, confirmations, refusals and the table.
#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "engine/games/race/costs.h"
#include "engine/games/race/describe.h"
#include "engine/games/race/rule_ids.h"
#include "engine/games/race/rules.h"
#include "tests/random_play.h"
#include "tests/readable.h"
#include "tests/rounds.h"

namespace orrery::race {
namespace {

using tests::expect_readable;

const Names kFourNames{"Aki", "Ben", "Chie", "Dan"};

CardId card(const char* id) { return card_by_id(id).value(); }

using Look = std::function<void(const State&)>;

void random_games(const Look& look) {
    for (int seats = kMinSeats; seats <= kMaxRaceSeats; ++seats)
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Options options;
            options.two_actions = seats == kMinSeats && seed % 2 == 1;
            if (seed == 2) options.setup = Setup::first_game;
            if (seed == 3) options.sale_needs_power = true;
            Events dropped;
            Rng pick(seed * 31 + 7);
            State s = start(options, seats, Rng(seed), nullptr, dropped);
            tests::play_out(s, pick, dropped, look);
        }
}

/// Returns a position of two seats in the middle of a phase. Seat 0 is asked and has only these cards. Both seats chose
/// `action` and Produce.
State moment(Phase phase, ActionId action, std::initializer_list<const char*> tableau, std::initializer_list<const char*> hand) {
    Events dropped;
    Options options;
    options.two_actions = true;
    State s = start(options, 2, Rng(7), nullptr, dropped);
    s.round = 3;
    s.phase = phase;
    s.first = 0;
    s.waiting = {0, 1};
    s.owed = 0;
    for (const Seat seat : all_seats(2)) {
        s.players[seat].actions = {action, ActionId::produce};
        s.players[seat].sold = phase == Phase::consume;
    }
    s.players[0].tableau.clear();
    s.secrets[0].hand.clear();
    for (const char* id : tableau) s.players[0].tableau.push_back({card(id), {}});
    for (const char* id : hand) s.secrets[0].hand.push_back(card(id));
    return s;
}

/// Puts goods on these worlds of seat 0.
State with_goods(State s, std::initializer_list<const char*> worlds) {
    for (Placed& placed : s.players[0].tableau)
        for (const char* id : worlds)
            if (placed.card == card(id)) {
                placed.has_good = true;
                s.good_cards[placed.card] = card("rebel_base");
            }
    return s;
}

TEST(RaceWords, EveryRuleIsToldInBothLanguages) {
    tests::expect_rules_readable(all_rules());
    EXPECT_STREQ(all_rules().front()->id, "RG-S1");
    EXPECT_STREQ(all_rules().back()->id, "RG-M4");
}

TEST(RaceWords, EveryNameIsThereInBothLanguagesAndNoTwoAreAlike) {
    for (const Lang lang : kLangs) {
        std::set<std::string> names;
        for (std::size_t i = 0; i < kDesignCount; ++i) {
            const std::string name = card_name(static_cast<CardId>(i), lang);
            expect_readable(name, lang);
            EXPECT_TRUE(names.insert(name).second) << name;
        }
    }
    EXPECT_EQ(actions_text({ActionId::explore_5}, Lang::en), "Explore: +5");
    EXPECT_EQ(actions_text({ActionId::explore_5, ActionId::settle}, Lang::en), "Explore: +5 and Settle");
    EXPECT_EQ(actions_text({ActionId::explore_5, ActionId::settle}, Lang::ja), "「探検:+5」と「殖民」");
}

struct Telling { Event event; const char* en; const char* ja; };

PerSeat<Choice> two_choices() {
    PerSeat<Choice> out;
    out[0] = {ActionId::explore_5, ActionId::settle};
    out[1] = {ActionId::produce};
    return out;
}

PerSeat<std::optional<CardId>> one_placement() {
    PerSeat<std::optional<CardId>> out;
    out[0] = card("gem_world");
    return out;
}

/// Returns the sentences of section 10, one for every event and every variant of one.
std::vector<Telling> tellings() {
    const CardId gem = card("gem_world"), sentry = card("alien_robot_sentry"), ship = card("colony_ship");
    return {
        {GameStarted{2, 24}, "The race begins: 24 VP in the pool.", "ゲーム開始。得点チップは24点。"},
        {StartWorld{0, card("old_earth")}, "Aki starts from Old Earth.", "Akiのスタートワールドは旧地球。"},
        {Dealt{1, 6, {}}, "Ben receives 6 cards.", "Benは手札6枚を受け取った。"},
        {SetupDiscarded{1, 2}, "Ben set aside 2 cards.", "Benは2枚を捨てた。"},
        {FirstPlayer{0}, "Aki resolves first in all ties of timing.", "順番はAkiから。"},
        {RoundStarted{4}, "Round 4.", "第4ラウンド。"},
        {ActionsRevealed{2, two_choices()}, "Aki chose Explore: +5 and Settle. Ben chose Produce.",
         "Akiは「探検:+5」と「殖民」を選んだ。Benは「生産」を選んだ。"},
        {PhaseStarted{Phase::explore}, "Phase Explore.", "探検フェイズ。"},
        {PhaseStarted{Phase::settle_2}, "Phase Settle (second).", "殖民(2回目)フェイズ。"},
        {Drew{0, 7, DrawReason::explore, {}}, "Aki draws 7 (exploring).", "Akiは7枚引いた(探検)。"},
        {Drew{0, 1, DrawReason::develop_start, {}}, "Aki draws 1 (start of Develop).", "Akiは1枚引いた(ディヴェロップ開始)。"},
        {Drew{0, 1, DrawReason::after_placing, {}}, "Aki draws 1 (after placing).", "Akiは1枚引いた(配置後)。"},
        {Drew{0, 1, DrawReason::settle_bonus, {}}, "Aki draws 1 (Settle bonus).", "Akiは1枚引いた(殖民ボーナス)。"},
        {Drew{0, 3, DrawReason::sale, {}}, "Aki draws 3 (sale).", "Akiは3枚引いた(売却)。"},
        {Drew{0, 1, DrawReason::consume, {}}, "Aki draws 1 (consume power).", "Akiは1枚引いた(消費能力)。"},
        {Drew{0, 2, DrawReason::produce, {}}, "Aki draws 2 (produce power).", "Akiは2枚引いた(生産能力)。"},
        {Drew{0, 1, DrawReason::production_world, {}}, "Aki draws 1 (production).", "Akiは1枚引いた(生産)。"},
        {Drew{0, 2, DrawReason::most_produced, {}}, "Aki draws 2 (most produced).", "Akiは2枚引いた(最多生産)。"},
        {Explored{1, 7, 1, {}}, "Ben saw 7 cards and kept 1.", "Benは7枚見て1枚を残した。"},
        {Explored{1, 1, 1, {}}, "Ben saw 1 card and kept 1.", "Benは1枚見て1枚を残した。"},
        {PlacementsRevealed{2, one_placement()}, "Aki reveals Gem World. Ben places nothing.",
         "Akiは宝石の世界を公開。Benは何も出さない。"},
        {MethodTaken{0, gem, Method::pay}, "Aki takes Gem World: by payment.", "Akiは宝石の世界を出す方法を選んだ:支払い。"},
        {MethodTaken{0, gem, Method::pay_ship}, "Aki takes Gem World: with the Colony Ship, free.",
         "Akiは宝石の世界を出す方法を選んだ:植民船で無料。"},
        {MethodTaken{0, sentry, Method::conquer}, "Aki takes Alien Robot Sentry: by force.",
         "Akiは異星種族のロボット歩哨を出す方法を選んだ:征服。"},
        {MethodTaken{0, sentry, Method::conquer_tactics}, "Aki takes Alien Robot Sentry: by force with New Military Tactics.",
         "Akiは異星種族のロボット歩哨を出す方法を選んだ:新軍事戦術で征服。"},
        {MethodTaken{0, sentry, Method::contact}, "Aki takes Alien Robot Sentry: by payment through the Contact Specialist.",
         "Akiは異星種族のロボット歩哨を出す方法を選んだ:異文化接触専門家で支払い。"},
        {MethodTaken{0, sentry, Method::contact_ship},
         "Aki takes Alien Robot Sentry: through the Contact Specialist with the Colony Ship, free.",
         "Akiは異星種族のロボット歩哨を出す方法を選んだ:異文化接触専門家と植民船で無料。"},
        {UsedUp{0, ship}, "Aki gives up Colony Ship.", "Akiは植民船を場から捨てた。"},
        {Paid{0, gem, 2, {}}, "Aki pays 2 for Gem World.", "Akiは宝石の世界に2枚支払った。"},
        {PlacedCard{0, gem}, "Gem World joins Aki's tableau.", "Akiの場に宝石の世界が加わった。"},
        {Conquered{0, sentry, 3, 2}, "Aki conquers Alien Robot Sentry (3 against 2).", "Akiは異星種族のロボット歩哨を征服した(軍事力3対2)。"},
        {GoodAdded{0, gem, Good::novelty, GoodReason::produced}, "A novelty good appears on Gem World.", "宝石の世界に嗜好品の品物が置かれた。"},
        {GoodAdded{0, sentry, Good::alien, GoodReason::windfall}, "An alien-technology good appears on Alien Robot Sentry.",
         "異星種族のロボット歩哨に異星技術の品物が置かれた。"},
        {Sold{0, gem, Good::novelty, 2}, "Aki sells the novelty good of Gem World for 2 cards.", "Akiは宝石の世界の嗜好品を売って2枚得る。"},
        {PowerUsed{0, card("old_earth"), 1}, "Aki uses Old Earth.", "Akiは旧地球の能力を使う。"},
        {Consumed{0, gem, Good::novelty}, "The novelty good of Gem World is consumed.", "宝石の世界の嗜好品を消費した。"},
        {GainedVp{0, 2, false}, "Aki gains 2 VP.", "Akiは2VPを得た。"},
        {GainedVp{0, 4, true}, "Aki gains 4 VP (doubled).", "Akiは4VPを得た(2倍)。"},
        {HandDiscarded{0, 1, DiscardReason::limit, {}}, "Aki discards 1 from hand.", "Akiは手札1枚を捨てた。"},
        {Lucky{0, 2, gem, true}, "Aki calls 2; the card is Gem World: it is kept.", "Akiは2を宣言。めくれたのは宝石の世界:手札に加える。"},
        {Lucky{0, 3, gem, false}, "Aki calls 3; the card is Gem World: it is discarded.",
         "Akiは3を宣言。めくれたのは宝石の世界:捨て札になる。"},
        {LuckyNothing{0, 3}, "Aki calls 3, but no card is left to turn.", "Akiは3を宣言したが、めくるカードがない。"},
        {Reshuffled{30}, "The 30 discards are shuffled into a new supply.", "捨て札30枚を切り直して山札にした。"},
        {Reshuffled{1}, "The 1 discard is shuffled into a new supply.", "捨て札1枚を切り直して山札にした。"},
        {SupplyOut{0, 3}, "No cards left: 3 are not drawn.", "カードが尽きた。3枚は引けない。"},
        {ReserveOpened{}, "The chips have run out; the reserve is used. Last round!", "得点チップが尽きた。予備を使う。最終ラウンド!"},
        {Auto{0, Kind::pay}, "(only one possibility)", "(選択の余地なし)"},
        {RoundEnded{4}, "Round 4 ends.", "第4ラウンド終了。"},
        {GameOver{EndReason::vp}, "The race is over: all victory point chips are gone.", "ゲーム終了:得点チップがなくなった。"},
        {GameOver{EndReason::tableau}, "The race is over: a tableau has 12 cards.", "ゲーム終了:場のカードが12枚になった。"},
        {GameOver{EndReason::rounds}, "The race is over: the round limit is reached.", "ゲーム終了:ラウンド数の上限に達した。"},
        {FinalScore{0, 12, 15, 6, 33, 5}, "Aki: 12 chips + 15 cards + 6 bonus = 33.", "Aki:チップ12+カード15+ボーナス6=33点。"},
        {FinalScore{0, 12, 15, -1, 26, 5}, "Aki: 12 chips + 15 cards − 1 bonus = 26.", "Aki:チップ12+カード15−ボーナス1=26点。"},
        {Winners{{1}}, "Ben wins!", "Benの勝利!"},
        {Winners{{0, 1}}, "Aki and Ben win together!", "AkiとBenの勝利!"},
    };
}

TEST(RaceWords, EveryEventIsASentenceOfTheSpecification) {
    std::set<std::size_t> seen;
    for (const Telling& t : tellings()) {
        seen.insert(t.event.index());
        EXPECT_EQ(describe(t.event, kFourNames, Lang::en), t.en);
        EXPECT_EQ(describe(t.event, kFourNames, Lang::ja), t.ja);
    }
    EXPECT_EQ(seen.size(), std::variant_size_v<Event>);
}

TEST(RaceWords, ANameThatLooksLikeATemplateStaysAName) {
    const Names odd{"{n}", "{c}"};
    EXPECT_EQ(describe(GainedVp{0, 2, false}, odd, Lang::en), "{n} gains 2 VP.");
    EXPECT_EQ(describe(PowerUsed{1, card("old_earth"), 1}, odd, Lang::ja), "{c}は旧地球の能力を使う。");
}

TEST(RaceWords, EveryDecisionAsksItsSeatAndTellsTheOthersTheSame) {
    std::set<Kind> kinds;
    int ends = 0;
    random_games([&](const State& s) {
        const auto now = asked(s);
        if (now) kinds.insert(now->kind);
        else ++ends;
        for (const Lang lang : kLangs) {
            std::set<std::string> to_others;
            std::string to_asked;
            for (const Seat reader : all_seats(s.seats)) {
                const std::string text = prompt(observe(s, reader), kFourNames, lang);
                expect_readable(text, lang);
                if (now && reader == now->seat) to_asked = text;
                else to_others.insert(text);
            }
            EXPECT_EQ(to_others.size(), 1u);
            if (!now) continue;
            EXPECT_EQ(to_others.count(to_asked), 0u) << to_asked;
            EXPECT_NE(to_others.begin()->find(kFourNames[static_cast<std::size_t>(now->seat)]), std::string::npos);
        }
    });
    EXPECT_EQ(kinds.size(), kKindCount);
    EXPECT_EQ(ends, 15);
}

TEST(RaceWords, PromptsTellCardsAndNumbers) {
    const auto asks = [](const State& s, Seat reader) { return prompt(observe(s, reader), kFourNames, Lang::en); };
    State s = moment(Phase::settle, ActionId::settle, {"contact_specialist", "colony_ship"}, {"gem_world", "rebel_base", "drop_ships"});
    EXPECT_EQ(asks(s, 0), "Choose a world to place, or place nothing.");
    s.secrets[0].hand = {card("drop_ships")};
    EXPECT_EQ(asks(s, 0), "You have no world to place now: place nothing.");
    s.waiting = {0};
    s.players[0].placing = card("rebel_outpost");
    s.owed = 2;
    s.players[0].method = Method::contact;
    EXPECT_EQ(asks(s, 0), "Choose 2 cards to spend for Rebel Outpost.");
    EXPECT_EQ(asks(s, 1), "Waiting for Aki to pay for Rebel Outpost.");
}

bool is_secret(Kind kind) {                                // RG-H2
    switch (kind) {
        case Kind::settle_method:
        case Kind::trade_sell:
        case Kind::consume:
        case Kind::consume_good:
        case Kind::lucky_number:
        case Kind::produce_windfall: return false;
        default: return true;
    }
}

TEST(RaceWords, MovesOfOneDecisionHaveDifferentNamesAndNounsThatKeepSecrets) {
    std::set<std::size_t> seen;
    random_games([&](const State& s) {
        const auto now = asked(s);
        if (!now) return;
        const Observation o = observe(s, now->seat);
        for (const Lang lang : kLangs) {
            std::set<std::string> names, nouns;
            for (const Move& m : legal_moves(s, now->seat)) {
                seen.insert(m.index());
                const std::string name = move_name(o, m, lang), noun = move_noun(o, m, lang);
                expect_readable(name, lang);
                expect_readable(noun, lang);
                EXPECT_TRUE(names.insert(name).second) << name;
                if (!std::holds_alternative<Done>(m)) nouns.insert(noun);
            }
            if (is_secret(now->kind)) {
                EXPECT_EQ(nouns.size(), 1u) << *nouns.begin();
            }
        }
    });
    EXPECT_EQ(seen.size(), std::variant_size_v<Move>);
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

// Confirmations (section 14): the yield of the goods in every order, found by playing all orders out by the rules.

struct Gain {
    int vp = 0, cards = 0;
    bool operator==(const Gain&) const = default;
};
bool is_as_good(const Gain& a, const Gain& b) { return a.vp >= b.vp && a.cards >= b.cards; }

/// Appends every total that `who` can still gain from goods by `m` and the moves after it in the Consume phase.
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
            if (now->kind == Kind::lucky_number) break;    // the called number makes no difference here
        }
    if (!follows && !contains(out, sofar)) out.push_back(sofar);
}

TEST(RaceWords, ExactlyTheMovesThatGiveGoodsAwayAreConfirmed) {
    int asked_for = 0, silent = 0;
    random_games([&](const State& s) {
        const auto now = asked(s);
        if (!now || (now->kind != Kind::consume && now->kind != Kind::consume_good) || s.supply.size() < 40) return;
        const Observation o = observe(s, now->seat);
        const MoveList moves = legal_moves(s, now->seat);
        std::vector<std::vector<Gain>> by_move(moves.size());
        std::vector<Gain> all;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            outcomes(s, now->seat, moves[i], {}, by_move[i]);
            all.insert(all.end(), by_move[i].begin(), by_move[i].end());
        }
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto* use = std::get_if<UsePower>(&moves[i]);
            const bool takes_goods = !use ? std::holds_alternative<TakeGood>(moves[i])
                : design(use->card).powers[static_cast<std::size_t>(use->power)].type <= PowerType::consume_sell;
            const bool wastes = takes_goods && std::all_of(by_move[i].begin(), by_move[i].end(), [&](const Gain& gain) {
                return std::any_of(all.begin(), all.end(), [&](const Gain& other) { return is_as_good(other, gain) && !(other == gain); });
            });
            for (const Lang lang : kLangs) {
                const std::string question = confirmation(o, moves[i], kFourNames, lang).question;
                EXPECT_EQ(!question.empty(), wastes) << move_name(o, moves[i], lang) << ": " << question;
                if (wastes) expect_readable(question, lang);
            }
            ++(wastes ? asked_for : silent);
        }
    });
    EXPECT_GT(asked_for, 5);
    EXPECT_GT(silent, 50);
}

TEST(RaceWords, TheConfirmationTellsBothSums) {
    // RG-X50: one order brings six VP, the other four.
    const State s = with_goods(moment(Phase::consume, ActionId::consume_x2, {"pilgrimage_world", "galactic_trendsetters", "gem_world", "spice_world",
                                                                             "artist_colony"}, {}), {"gem_world", "spice_world", "artist_colony"});
    const Observation o = observe(s, 0);
    EXPECT_EQ(confirmation(o, UsePower{card("galactic_trendsetters"), 0}, kFourNames, Lang::en).question, "");
    EXPECT_EQ(confirmation(o, UsePower{card("pilgrimage_world"), 0}, kFourNames, Lang::en).question,
              "This way your goods bring at most 4 VP; another order or choice of goods would bring 6 VP.");
    EXPECT_EQ(confirmation(o, UsePower{card("pilgrimage_world"), 0}, kFourNames, Lang::ja).question,
              "このままでは、品物から得られるのは最大で4VPです。順番や品物を変えれば6VPになります。");
}

/// The rules of the table of section 8, and the two that apply to every move.
const std::set<std::string> kRefusable{"RG-M0",  "RG-T2",  "RG-S10", "RG-T20", "RG-T21", "RG-A4",  "RG-A11", "RG-A13",
                                       "RG-A14", "RG-A21", "RG-A23", "RG-A25", "RG-A17", "RG-A41", "RG-A46", "RG-A47",
                                       "RG-A51", "RG-A53", "RG-A58", "RG-A59", "RG-A70", "RG-A69", "RG-T30"};

template <class List>
auto any_of(const List& list, Rng& rng) { return list[rng.below(static_cast<std::uint32_t>(list.size()))]; }

/// Returns a random well-formed move. Most of its cards come from the table, so that every rule is violated at times.
Move random_move(const State& s, Seat who, Rng& rng) {
    const Tableau& tableau = s.players[who].tableau;
    const Cards& hand = s.secrets[who].hand;
    const auto some = [&](std::size_t n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
    const auto any_card = [&] {
        if (some(3) > 0) return any_of(tableau, rng).card;
        return some(2) && !hand.empty() ? any_of(hand, rng) : static_cast<CardId>(some(kDesignCount));
    };
    switch (some(12)) {
        case 0: return Discard{any_card()};
        case 1: {
            Choose m;
            for (int n = some(4); n > 0; --n) m.actions.push_back(static_cast<ActionId>(some(kActionCount)));
            return m;
        }
        case 2: return Keep{any_card()};
        case 3: return Place{any_card()};
        case 4: return Pass{};
        case 5: return TakeMethod{static_cast<Method>(some(kMethodCount))};
        case 6: return Sell{any_card()};
        case 7: return UsePower{any_card(), static_cast<std::int8_t>(some(kMaxPowers + 1) - 1)};
        case 8: return Done{};
        case 9: return TakeGood{any_card()};
        case 10: return CallNumber{static_cast<std::int8_t>(some(10))};
        default: return some(2) ? Windfall{{}, any_card()} : Windfall{any_card(), any_card()};
    }
}

TEST(RaceWords, EveryRefusalSaysWhyInBothLanguages) {
    std::set<std::string> met;
    Rng rng(5);
    const auto refuse = [&](const State& s, Seat who, const std::optional<Move>& m, const Violation& why) {
        met.insert(why.rule->id);
        tests::expect_refusal_readable(s, who, m, why, kFourNames, rule::E1);
    };
    random_games([&](const State& s) {
        const Seat asked_now = to_act(s).value_or(s.first);
        for (int i = 0; i < 25; ++i) {
            const Seat who = i == 0 ? next_clockwise(asked_now, s.seats) : asked_now;
            const Move m = random_move(s, who, rng);
            if (const Verdict v = violation(s, who, m)) refuse(s, who, m, *v);
        }
        refuse(s, asked_now, {}, Violation{&rule::M0});
    });
    // Taking the same kind twice is rare in play: RG-X49.
    State s = with_goods(moment(Phase::consume, ActionId::consume_trade,
                                {"diversified_economy", "gem_world", "spice_world", "comet_zone", "mining_world", "plague_world"}, {}),
                         {"gem_world", "spice_world", "comet_zone", "mining_world", "plague_world"});
    s.power = OpenPower{card("diversified_economy"), 0, 2, {Good::novelty}};
    s.players[0].tableau[1].has_good = false;
    s.players[0].tableau[0].used = 1;
    refuse(s, 0, Move{TakeGood{card("spice_world")}}, violation(s, 0, TakeGood{card("spice_world")}).value());
    EXPECT_EQ(met, kRefusable);
}

TEST(RaceWords, AVerdictThatDoesNotFitStillGetsWords) {
    const CardId gem = card("gem_world"), base = card("rebel_base"), labs = card("research_labs");
    Events dropped;
    for (const State& s : {start({}, 3, Rng(1), nullptr, dropped), moment(Phase::settle, ActionId::settle, {"old_earth"}, {"gem_world"}),
                           moment(Phase::consume, ActionId::consume_x2, {"old_earth"}, {})})
        for (const Rule* rule : all_rules())
            for (const Move& m : {Move{Discard{gem}}, Move{Choose{}}, Move{Choose{{ActionId::settle_2}}}, Move{Keep{gem}}, Move{Place{gem}},
                                  Move{Place{base}}, Move{Place{labs}}, Move{Pass{}}, Move{TakeMethod{Method::contact}}, Move{Sell{labs}},
                                  Move{UsePower{labs, kNoPower}}, Move{Done{}}, Move{TakeGood{gem}}, Move{CallNumber{0}},
                                  Move{Windfall{labs, gem}}})
                for (const Lang lang : kLangs) {
                    EXPECT_FALSE(explain(observe(s, 0), 0, m, Violation{rule}, kFourNames, lang).empty());
                    EXPECT_FALSE(refusal_title(m, Violation{rule}, lang).empty());
                }
}

std::string why(const State& s, const Move& m, Lang lang = Lang::en) {
    const Verdict v = violation(s, 0, m);
    return v ? explain(observe(s, 0), 0, m, *v, kFourNames, lang) + "|" + v->rule->id : std::string("legal");
}

TEST(RaceWords, RefusalsTellTheSums) {
    State s = moment(Phase::develop, ActionId::develop, {"space_marines"}, {"drop_ships", "space_marines", "gem_world"});
    EXPECT_EQ(why(s, Place{card("drop_ships")}),
              "Drop Ships costs 4 − 1 (Develop bonus) = 3 cards; you have 2 others. There is nothing that you could place now: place nothing.|RG-A14");
    EXPECT_EQ(why(s, Place{card("drop_ships")}, Lang::ja),
              "降下艦隊のコストは4−1(ディヴェロップのボーナス)=3枚です。ほかの手札は2枚しかありません。"
              "今出せるカードはありません。「何も出さない」を選んでください。|RG-A14");
    EXPECT_EQ(why(s, Place{card("space_marines")}).rfind("Space Marines is in your tableau already", 0), 0u);
    EXPECT_EQ(why(s, Place{card("gem_world")}).rfind("Gem World is a world; now developments are placed.", 0), 0u);
    s.secrets[0].hand.push_back(card("pirate_world"));
    EXPECT_EQ(why(s, Place{card("rebel_base")}), "Rebel Base is not in your hand. You can place Drop Ships, or nothing.|RG-A11");

    // RG-X24, X28, X30, X31.
    s = moment(Phase::settle, ActionId::settle, {"new_sparta"}, {"pirate_world", "gem_world", "rebel_base"});
    EXPECT_EQ(why(s, Place{card("pirate_world")}),
              "Pirate World has defense 3; your Military against it is 2 (New Sparta). You can place Gem World, or nothing.|RG-A23");
    s = moment(Phase::settle, ActionId::settle, {"space_marines", "contact_specialist"}, {"alien_robot_sentry", "rebel_outpost", "gem_world"});
    EXPECT_EQ(why(s, Place{card("alien_robot_sentry")}),
              "Alien Robot Sentry has defense 2; your Military against it is 2 (Space Marines) − 1 (Contact Specialist) = 1. "
              "Contact Specialist cannot be used for alien-technology worlds. You can place Gem World, or nothing.|RG-A23");
    EXPECT_EQ(why(s, Place{card("rebel_outpost")}),
              "Rebel Outpost has defense 5; your Military against it is 2 (Space Marines) − 1 (Contact Specialist) = 1. "
              "Through Contact Specialist it costs 5 − 1 (Contact Specialist) = 4 cards; you have 2 others. You can place Gem World, or nothing.|RG-A23");
    s = moment(Phase::settle, ActionId::settle, {"colony_ship", "new_military_tactics"}, {"deserted_alien_outpost", "rebel_outpost"});
    EXPECT_EQ(why(s, Place{card("deserted_alien_outpost")}),
              "Deserted Alien Outpost costs 4 cards; you have 1 other. Colony Ship cannot be used for alien-technology worlds. "
              "There is nothing that you could place now: place nothing.|RG-A23");
    EXPECT_EQ(why(s, Place{card("rebel_outpost")}),
              "Rebel Outpost has defense 5; your Military against it is 0. Even with New Military Tactics it would be only 3. "
              "There is nothing that you could place now: place nothing.|RG-A23");
    s.players[0].tableau.push_back({card("contact_specialist"), {}});
    s.players[0].tableau.push_back({card("drop_ships"), {}});
    s.secrets[0].hand = {card("gem_world"), card("spice_world"), card("plague_world"), card("old_earth")};
    s.players[0].placing = card("rebel_outpost");
    s.waiting = {0};
    EXPECT_EQ(why(s, TakeMethod{Method::pay}).rfind("Rebel Outpost is a military world; it is not paid for. You can: ", 0), 0u);
    EXPECT_EQ(why(s, TakeMethod{Method::conquer}),
              "Rebel Outpost has defense 5; your Military against it is −1 (Contact Specialist) + 3 (Drop Ships) = 2. "
              "You can: conquer it by giving up New Military Tactics (Military 5 against 5), pay 4 cards through Contact Specialist "
              "or free through Contact Specialist by giving up Colony Ship.|RG-A25");
}

TEST(RaceWords, RefusalsInConsumeAndProduceSayWhatWouldWork) {
    State s = with_goods(moment(Phase::consume, ActionId::consume_trade,
                                {"tourist_world", "epsilon_eridani", "terraformed_world", "deficit_spending", "comet_zone"}, {"gem_world"}),
                         {"comet_zone"});
    EXPECT_EQ(why(s, UsePower{card("tourist_world"), 0}),
              "Tourist World takes 2 goods; you have 1. You can use Epsilon Eridani, Terraformed World or Deficit Spending.|RG-A46");
    EXPECT_EQ(why(s, Done{}),
              "Powers that can be used must be used, except discarding hand cards for VP. "
              "Still to be used: Epsilon Eridani and Terraformed World.|RG-A47");
    s.players[0].tableau[1].used = 2;
    EXPECT_EQ(why(s, UsePower{card("epsilon_eridani"), 1}).rfind("Epsilon Eridani was used already in this phase.", 0), 0u);

    s = moment(Phase::produce, ActionId::settle, {"genetics_lab", "mining_robots", "mining_league", "pre_sentient_race", "asteroid_belt"}, {});
    EXPECT_EQ(why(s, Windfall{card("mining_league"), card("asteroid_belt")}),
              "Mining League does the same as Mining Robots, which comes first. "
              "You can produce with the Produce bonus, Genetics Lab or Mining Robots.|RG-A70");
    EXPECT_EQ(why(s, Windfall{card("mining_robots"), card("pre_sentient_race")}),
              "Mining Robots produces rare-element goods only, and Pre-Sentient Race takes another kind. "
              "It can produce on Asteroid Belt.|RG-A69");
    s = with_goods(s, {"asteroid_belt"});
    EXPECT_EQ(why(s, Windfall{{}, card("asteroid_belt")}).rfind("Asteroid Belt has a good already.", 0), 0u);
}

TEST(RaceWords, WishesAreTheHandCardsThatCannotBePlaced) {
    int placing = 0;
    random_games([&](const State& s) {
        const auto now = asked(s);
        if (!now) return;
        const std::vector<Move> wanted = probe_moves(observe(s, now->seat));
        std::set<CardId> named;
        for (const Move& m : wanted) {
            const auto* place = std::get_if<Place>(&m);
            ASSERT_NE(place, nullptr);
            EXPECT_TRUE(violation(s, now->seat, m).has_value());
            EXPECT_TRUE(named.insert(place->card).second);
        }
        if (now->kind != Kind::place_development && now->kind != Kind::place_world) {
            EXPECT_TRUE(wanted.empty());
            return;
        }
        ++placing;
        for (const CardId held : s.secrets[now->seat].hand)
            EXPECT_EQ(named.count(held), violation(s, now->seat, Place{held}) ? 1u : 0u);
    });
    EXPECT_GT(placing, 100);
}

// The description of the table.

TEST_IN_ONE_BUILD(RaceWords, TheTableIsTheSameForAllButTheSecrets) {
    random_games([](const State& s) { tests::expect_table_readable(s, 1, kFourNames); });
}

TEST(RaceWords, TheTableTellsTableauMilitaryAndVariablePoints) {
    State s = with_goods(moment(Phase::settle, ActionId::settle,
                                {"new_sparta", "contact_specialist", "alpha_centauri", "new_military_tactics", "mining_league"},
                                {"rebel_miners", "comet_zone"}), {"alpha_centauri"});
    s.players[0].vp = 4;
    const std::vector<Section> sections = describe_table(observe(s, 0), kFourNames, Lang::en);
    ASSERT_EQ(sections.size(), 5u);
    EXPECT_EQ(sections[0].heading, "Round 3");
    EXPECT_EQ(sections[0].lines[0], "Phase III: Settle.");
    EXPECT_EQ(sections[0].lines[1], "Phases of this round: III Settle (chosen by Aki and Ben); V Produce (chosen by Aki and Ben).");
    EXPECT_TRUE(sections[1].secret);
    EXPECT_EQ(sections[1].lines[0],
              "Rebel Miners: world (military, rare-element production, Rebel), 1 VP. Defense 2, your Military against it 2. "
              "V: produce a rare-element good here.");
    EXPECT_EQ(sections[1].lines[1].rfind("Comet Zone: world (rare-element production), 2 VP. Costs 3, for you 2 now.", 0), 0u);
    EXPECT_EQ(sections[2].heading, "Aki's tableau");
    EXPECT_EQ(sections[2].lines[0], "4 VP in chips, 8 points so far, 2 cards in hand, 5 cards in the tableau. Actions: Settle and Produce.");
    EXPECT_EQ(sections[2].lines[1],
              "Military +1: 2 (New Sparta) − 1 (Contact Specialist). +1 against rare-element worlds (Alpha Centauri). "
              "+3 once by giving up New Military Tactics.");
    EXPECT_EQ(sections[2].lines[4].rfind("Alpha Centauri: world (rare-element windfall), 0 VP. Holds a rare-element good.", 0), 0u);
    EXPECT_EQ(sections[2].lines[6].rfind("Mining League: development, 1 VP now.", 0), 0u);
}

}  // namespace
}  // namespace orrery::race
