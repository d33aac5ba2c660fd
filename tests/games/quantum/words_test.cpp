// The texts of Quantum in both languages: rules, events, prompts, moves, refusals and the table.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/games/quantum/describe.h"
#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/rule_ids.h"
#include "tests/games/quantum/random_game.h"
#include "tests/games/quantum/scene.h"
#include "tests/readable.h"

namespace orrery::quantum {
namespace {

const Names kNames{"Aki", "Ben", "Chie", "Dan"};

TEST(QuantumWords, EveryRuleIsToldInBothLanguages) {
    EXPECT_EQ(all_rules().size(), 161u);
    tests::expect_rules_readable(all_rules());
    EXPECT_STREQ(all_rules().front()->id, "QU-B1");
    EXPECT_STREQ(all_rules().back()->id, "QU-E5");
}

TEST(QuantumWords, NamesOfThings) {
    EXPECT_EQ(ship_name(4, Lang::en), "Frigate (4)");
    EXPECT_EQ(ship_name(4, Lang::ja), "フリゲート艦(4)");
    EXPECT_EQ(planet_name(planet_at(1, 0), 9, Lang::en), "Planet 9 (E2)");
    const Scene scene({}, {});
    EXPECT_EQ(space_name(scene.s, space("s4_0"), Lang::en), "E1, orbit of Planet 9 (E2)");
    EXPECT_EQ(space_name(scene.s, space("s3_0"), Lang::ja), "D1(惑星9(E2)の斜めのマス)");
}

struct Telling {
    Event event;
    const char* en;
    const char* ja;
};

TEST(QuantumWords, EventsAreToldAsSection10HasThem) {
    const PerSeat<std::int8_t> ranks{};
    const ShownShip frigate{0, 4}, scout{5, 6};
    const ShownPlanet nine{planet_at(1, 0), 9};
    const Telling tellings[]{
        {SetupRolled{0, {1, 2, 3}}, "Aki rolls a fleet of 1, 2, 3.", "Akiの艦隊の出目は1、2、3。"},
        {Mulligan{0, true, {1, 2, 3}}, "Aki keeps the fleet.", "Akiは出目を保持。"},
        {Mulligan{0, false, {1, 2, 3}}, "Aki rolls again: 1, 2, 3.", "Akiは振り直し:1、2、3。"},
        {StartTie{{0, 1}, {4, 2}}, "Tie for the start: 4, 2.", "開始順の同点決定:4、2。"},
        {StartPlayer{1}, "Ben goes first.", "スタートプレイヤーはBen。"},
        {HomeChosen{1, nine}, "Ben settles on Planet 9 (E2).", "Benは惑星9(E2)を初期惑星にした。"},
        {ShipPlaced{0, frigate, 0, PlaceReason::start}, "Aki places the Frigate (4).", "Akiはフリゲート艦(4)を置いた。"},
        {ShipScrapped{0, frigate, Reason::destroyed}, "The Frigate (4) goes to Aki's scrapyard.", "フリゲート艦(4)はAkiの屑鉄置き場へ。"},
        {DecksDealt{}, "Six advance cards are turned up.", "進歩カード6枚が公開された。"},
        {RoundStarted{3}, "Round 3.", "第3ラウンド。"},
        {TurnStarted{0, 5, false, 3}, "Aki's turn: 3 actions.", "Akiの手番:3アクション。"},
        {TurnStarted{0, 5, true, 2}, "Bonus turn for Aki: 2 actions.", "Akiの追加手番:2アクション。"},
        {ResearchChanged{0, 1, 2, ResearchCause::action}, "Aki's research: 1 to 2.", "Akiの研究:1から2。"},
        {DominanceChanged{0, 3, 2, DominanceCause::loss}, "Aki's dominance: 3 to 2.", "Akiの優勢点:3から2。"},
        {ActionsGained{0, 1, Command::warlike}, "Aki gains an action (Warlike).", "Akiはアクション+1(好戦的)。"},
        {Reconfigured{0, 0, 4, 2, false}, "Aki reconfigures the Frigate (4): 4 to 2.", "Akiはフリゲート艦(4)を再構成:4から2。"},
        {DieRolled{0, 0, 5, Reason::destroyed}, "Aki rolls 5.", "Akiの出目は5。"},
        {DieRerolled{0, 0, 5, Command::scrappy}, "Aki rolls again with Scrappy: 5.", "Akiは闘志で振り直し:5。"},
        {NumberChosen{0, 0, 5}, "Aki sets a ship to 5.", "Akiは宇宙船の目を5にした。"},
        {Deployed{0, frigate, 0}, "Aki deploys the Frigate (4).", "Akiはフリゲート艦(4)を配備した。"},
        {Moved{0, frigate, 0, 1, Source::action, false}, "Aki moves the Frigate (4).", "Akiはフリゲート艦(4)を移動した。"},
        {PickedUp{0, 0, 1}, "Aki's flagship picks up a ship.", "Akiの旗艦が宇宙船を積んだ。"},
        {Dropped{0, 0, 1, 5}, "Aki's flagship sets the ship down.", "Akiの旗艦が宇宙船を降ろした。"},
        {Warped{0, 0, 1}, "Aki warps two ships.", "Akiはワープで2隻を入れ替えた。"},
        {Modified{0, 0, 5}, "Aki's frigate becomes a 5.", "Akiのフリゲート艦が5になった。"},
        {AbilityUsed{0, 0, Ability::strike, false}, "Aki uses Strike.", "Akiは爆撃を使った。"},
        {Attacked{0, frigate, scout, 0, CombatKind::move}, "Aki's Frigate (4) attacks the Scout (6).", "Akiのフリゲート艦(4)が偵察機(6)を攻撃。"},
        {CombatDice{4, 2}, "Attack 4, defence 2.", "兵器4、防衛2。"},
        {CombatRerolled{1, Command::cruel, Side::attacker, 5}, "Ben uses Cruel: the die is now 5.", "Benが残酷を使用:ダイスは5に。"},
        {CombatResult{4, 7, Side::attacker}, "4 against 7: the attack succeeds.", "4対7:攻撃成功。"},
        {CombatResult{9, 7, Side::defender}, "9 against 7: the attack is repelled.", "9対7:撃退された。"},
        {BothDestroyed{0, 5}, "Dangerous: both ships are destroyed.", "危険:両方の宇宙船が破壊された。"},
        {ShipDestroyed{1, scout, 0}, "Ben loses the Scout (6).", "Benの偵察機(6)が破壊された。"},
        {Occupied{0, frigate, 0}, "The Frigate (4) takes the space.", "フリゲート艦(4)がマスを占めた。"},
        {HeldBack{0, frigate, 0}, "The Frigate (4) holds its position.", "フリゲート艦(4)は元の位置に留まった。"},
        {InfamyWon{0}, "Aki wins infamy!", "Akiは悪名を獲得!"},
        {CubePlaced{0, nine, CubeHow::construct, 3}, "Aki places a cube on Planet 9 (E2); 3 left.", "Akiが惑星9(E2)に量子キューブを設置(残り3)。"},
        {CardPower{0, Command::curious}, "Aki uses Curious.", "Akiは好奇心を使った。"},
        {Breakthrough{0}, "Aki has a research breakthrough.", "Akiは研究の躍進に成功。"},
        {CardTaken{0, 0}, "Aki takes Aggression.", "Akiは攻勢を取った。"},
        {CardDiscarded{0, card_of(Command::agile), DiscardCause::limit}, "Aki discards Agile.", "Akiは敏捷を捨てた。"},
        {DisplayRefilled{CardKind::command, 0, card_of(Command::agile)}, "Agile is turned up.", "敏捷が公開された。"},
        {DisplayRefreshed{0}, "Aki replaces all six face-up cards.", "Akiは公開カード6枚をすべて入れ替えた。"},
        {PickSkipped{0}, "Aki takes no card.", "Akiはカードを取らなかった。"},
        {Reshuffled{CardKind::gambit}, "The gambit discards become the new deck.", "作戦カードの捨て札を切り直した。"},
        {Reshuffled{CardKind::command}, "The command discards become the new deck.", "指令カードの捨て札を切り直した。"},
        {BonusTurnWon{0}, "Aki will take a bonus turn.", "Akiは追加手番を得た。"},
        {CubeMoved{0, 1, nine, nine}, "Aki moves a cube of Ben to Planet 9 (E2).", "AkiはBenのキューブを惑星9(E2)へ移した。"},
        {NoEffect{0, 0}, "Aggression has no effect.", "攻勢は効果がなかった。"},
        {ActionsEnded{0, 1}, "Aki ends the action phase.", "Akiはアクションを終えた。"},
        {GameOver{0, 2, ranks}, "Aki has placed the last cube and wins!", "Akiが最後のキューブを建設し、勝利!"},
        {RoundLimit{2, ranks}, "The last round is over.", "最終ラウンドが終了した。"},
    };
    std::set<std::size_t> kinds;
    for (const Telling& telling : tellings) {
        EXPECT_EQ(describe(telling.event, kNames, Lang::en), telling.en);
        EXPECT_EQ(describe(telling.event, kNames, Lang::ja), telling.ja);
        kinds.insert(telling.event.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Event>) << "an event is missing here";
}

/// Expects that every text that a seat could read in a position is readable.
void expect_position_readable(const State& s, Lang lang) {
    const std::optional<Asked> open = asked(s);
    for (const Seat seat : all_seats(s.seats)) tests::expect_readable(prompt(observe(s, seat), kNames, lang), lang);
    const Observation o = observe(s, open ? open->seat : Seat{0});
    for (const Section& section : describe_table(o, kNames, lang)) {
        tests::expect_readable(section.heading, lang);
        for (const std::string& line : section.lines) tests::expect_readable(line, lang);
        EXPECT_FALSE(section.lines.empty()) << section.heading;
        EXPECT_FALSE(section.secret) << "nothing of this game is secret";
    }
    if (!open) return;
    for (const Move& move : legal_moves(s, open->seat)) {
        tests::expect_readable(move_name(o, move, lang), lang);
        tests::expect_readable(move_noun(o, move, lang), lang);
        if (const std::string question = confirmation(o, move, kNames, lang).question; !question.empty()) tests::expect_readable(question, lang);
    }
}

/// Expects readable refusals for those of the moves that are illegal now, and adds their rules to `rules`.
void expect_refusals_readable(const State& s, const std::vector<Move>& moves, std::set<std::string>& rules) {
    const std::optional<Seat> who = to_act(s);
    if (!who) return;
    const Observation o = observe(s, *who);
    for (const Move& move : moves)
        if (const Verdict why = violation(s, *who, move)) {
            rules.insert(why->rule->id);
            for (const Lang lang : kLangs) {
                tests::expect_readable(explain(o, *who, move, *why, kNames, lang), lang);
                tests::expect_readable(refusal_title(move, *why, lang), lang);
            }
        }
}

TEST(QuantumWords, EverythingOfRandomGamesCanBeRead) {
    std::set<Kind> kinds;
    std::set<std::string> rules;
    for (MapId map = 0; map < kMapCount; ++map) {
        Events none;
        int ply = 0;
        std::vector<Move> earlier;
        random_game(short_options(map, 12), map + 5u, true, [&](const State& s) {
            const std::optional<Asked> open = asked(s);
            const bool is_new = open && kinds.insert(open->kind).second;
            if (!is_new && ++ply % 11 != 0 && open) return;
            for (const Lang lang : kLangs) expect_position_readable(s, lang);
            expect_refusals_readable(s, earlier, rules);
            if (earlier.size() > 150) earlier.clear();
            if (!open) return;
            for (const Move& move : legal_moves(s, open->seat)) earlier.push_back(move);
            for (const Move& probe : probe_moves(observe(s, open->seat))) earlier.push_back(probe);
        }, none);
    }
    EXPECT_GE(kinds.size(), kKindCount - 2) << "of rare questions one or two may be missing";
    EXPECT_GE(rules.size(), 20u);
}

struct Refusal {
    Move move;
    const char* rule;
    const char* en;
};

TEST(QuantumWords, RefusalsNameWhatIsInTheWay) {
    Scene scene({Command::tactical}, {});
    scene.ship("r1", 4, "s4_0").ship("r2", 2, "s3_1").ship("b1", 5, "s7_6");
    scene.s.ships[ship("r2")].moves = 1;
    scene.s.turn.actions = 2;
    scene.s.players[kRed].research = 6;
    const Refusal refusals[]{
        {Construct{planet_at(1, 0)}, "QU-K4", "Your ships in orbit of Planet 9 (E2) add up to 6; 9 is needed."},
        {Construct{planet_at(0, 0)}, "QU-K7", "Planet 8 (B2) holds a cube of yours already."},
        {StartMove{ship("r2")}, "QU-A4", "The Flagship (2) has taken its Move action this turn."},
        {StartMove{ship("b1")}, "QU-V1", "Choose one of your own ships."},
        {Research{}, "QU-X1", "End your actions to have your breakthrough."},
        {Warp{ship("r1"), ship("r2")}, "QU-H5", "That ability belongs to ships showing 3; this one shows 4."},
        {Convert{Command::cerebral}, "QU-M4", "You do not hold Cerebral."},
        {Skip{}, "QU-T7", "That does not answer the question that is open now."},
    };
    for (const Refusal& refusal : refusals) {
        const Verdict why = violation(scene.s, kRed, refusal.move);
        ASSERT_TRUE(why) << refusal.rule;
        EXPECT_STREQ(why->rule->id, refusal.rule);
        const Observation o = observe(scene.s, kRed);
        const std::string text = explain(o, kRed, refusal.move, *why, kNames, Lang::en);
        EXPECT_EQ(text.substr(0, std::string(refusal.en).size()), refusal.en);
        tests::expect_readable(explain(o, kRed, refusal.move, *why, kNames, Lang::ja), Lang::ja);
        tests::expect_readable(refusal_title(refusal.move, *why, Lang::ja), Lang::ja);
    }
    const Verdict other = violation(scene.s, kBlue, EndActions{});
    EXPECT_EQ(explain(observe(scene.s, kBlue), kBlue, Move{EndActions{}}, *other, kNames, Lang::en), "It is Aki's choice now. Yours comes later.");
}

TEST(QuantumWords, RerollsSayWhatEachAnswerIsWorth) {
    Scene scene({Command::relentless}, {});
    scene.ship("r1", 4, "s3_3").ship("b1", 4, "s3_4");
    Combat combat = combat_from(scene.s, *ship_by_id("r1"), *ship_by_id("b1"), *space_by_id("s3_3"));
    combat.stage = Stage::rerolls;
    combat.attack_die = 5;
    combat.defense_die = 3;
    scene.s.combat = combat;
    const Observation o = observe(scene.s, kRed);
    EXPECT_EQ(prompt(o, kNames, Lang::en), "Attack 9 against defence 7: you would lose. Roll a die again?");
    EXPECT_EQ(move_name(o, Pass{}, Lang::en), "Keep the dice: you lose");
    EXPECT_EQ(move_name(o, RerollDie{card_of(Command::relentless)}, Lang::en), "Roll again with Relentless: 50 % to win");
    EXPECT_EQ(move_name(o, RerollDie{card_of(Command::cruel)}, Lang::en), "Roll again with Cruel") << "it is not there";
    scene.s.combat->attack_die = 3;
    EXPECT_EQ(prompt(observe(scene.s, kRed), kNames, Lang::en), "Attack 7 against defence 7: you would win. Roll a die again?");
    EXPECT_EQ(move_name(observe(scene.s, kRed), Pass{}, Lang::en), "Keep the dice: you win");
}

TEST(QuantumWords, AskedBeforeACardWithoutEffectIsTaken) { // QU-Q30
    Scene scene({}, {});
    scene.s.phase = Phase::cards;
    scene.s.turn.actions = 0;
    scene.s.players[kRed].cards_owed = 1;
    const CardId sabotage = *card_by_id("sabotage_1");
    EXPECT_EQ(confirmation(observe(scene.s, kRed), Take{sabotage}, kNames, Lang::en).question, "Sabotage would have no effect now.");
    EXPECT_EQ(confirmation(observe(scene.s, kRed), Take{*card_by_id("momentum_1")}, kNames, Lang::en).question, "");
    EXPECT_EQ(confirmation(observe(scene.s, kRed), Take{*card_by_id("expansion_1")}, kNames, Lang::en).question, "");
}

}  // namespace
}  // namespace orrery::quantum
