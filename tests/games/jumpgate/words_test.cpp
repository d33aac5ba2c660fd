// The texts of Jump Gate in both languages: rules, events, prompts, moves, confirmations, refusals and the table.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/games/jumpgate/describe.h"
#include "engine/games/jumpgate/rule_ids.h"
#include "engine/games/jumpgate/rules.h"
#include "tests/random_play.h"
#include "tests/readable.h"
#include "tests/rounds.h"

namespace orrery::jumpgate {
namespace {

const Names kNames{"Aki", "Ben", "Chie", "Dan", "Eri"};

/// Also expects that no English sentence has an exclamation mark.
void expect_readable(const std::string& text, Lang lang) {
    tests::expect_readable(text, lang);
    EXPECT_TRUE(lang == Lang::ja || text.find('!') == std::string::npos) << text;
}

State opening(int seats, std::uint64_t seed, Events& events, const Options& options = {}) {
    return start(options, seats, Rng(seed), nullptr, events);
}

using Look = std::function<void(const State&)>;

/// Plays a game of random moves. `look` is called for every position, including the last; `events` collects all events.
void random_game(int seats, std::uint64_t seed, const Options& options, const Look& look, Events& events) {
    Rng pick(seed * 31 + 7);
    State s = opening(seats, seed, events, options);
    tests::play_out(s, pick, events, look);
}

void random_games(const Look& look) {
    for (int seats = 2; seats <= 5; ++seats)
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Events events;
            Options options;
            if (seed == 2) options.black_hole_limit = 5;
            random_game(seats, seed, options, look, events);
        }
}

TEST(JumpGateWords, EveryRuleIsToldInBothLanguages) {
    EXPECT_EQ(all_rules().size(), 13u + 14u + 54u + 4u + 23u);
    tests::expect_rules_readable(all_rules());
    for (const Rule* rule : all_rules()) expect_readable(rule->text.en, Lang::en);
    EXPECT_STREQ(all_rules().front()->id, "JG-S1");
    EXPECT_STREQ(all_rules().back()->id, "JG-E23");
}

TEST(JumpGateWords, CardsResourcesAndPlanets) {
    EXPECT_EQ(card_text(*nav_by_id("nav_j2s4"), Lang::en), "Jump 2 · Scan 4");
    EXPECT_EQ(card_text(*nav_by_id("nav_j2s4"), Lang::ja), "ジャンプ 2・スキャン 4");
    EXPECT_EQ(card_text(*nav_by_id("nav_jws1"), Lang::en), "Jump any · Scan 1");
    EXPECT_EQ(card_text(*nav_by_id("nav_jws1"), Lang::ja), "ジャンプ 自由・スキャン 1");
    EXPECT_EQ(card_text(*nav_by_id("nav_s4lw"), Lang::en), "Scan 4 · Land any");
    EXPECT_EQ(card_text(*nav_by_id("nav_s4l3"), Lang::ja), "スキャン 4・上陸 3");
    EXPECT_EQ(resource_text(*resource_by_id("sand_1"), Lang::en), "Sand");
    EXPECT_EQ(resource_text(*resource_by_id("energel_dark_6"), Lang::en), "Dark EnerGel ●");
    EXPECT_EQ(resource_text(*resource_by_id("energel_dark_6"), Lang::ja), "ダークエネルギージェル●");
    EXPECT_EQ(planet_name(*planet_by_id("bueheggar"), Lang::ja), "ブーヘガー");
    std::set<std::string> faces;
    for (std::size_t i = 0; i < kNavCount; ++i)
        for (const Lang lang : kLangs) EXPECT_TRUE(faces.insert(card_text(static_cast<NavId>(i), lang)).second);
}

struct Telling { Event event; const char* en; const char* ja; };

/// Returns the sentences of section 10, one for every event and every variant of one.
std::vector<Telling> tellings() {
    const PlanetId anno = *planet_by_id("anno"), sethium = *planet_by_id("sethium");
    const ResourceId sand = *resource_by_id("sand_1"), water = *resource_by_id("water_8");
    const NavId card = *nav_by_id("nav_j2s4"), other = *nav_by_id("nav_s1l3");
    return {
        {GameStarted{3, {anno, sethium}}, "The Jump Gate opens for 3 captains.", "3人の船長を前にジャンプゲートが開いた。"},
        {FameReturned{1}, "1 Fame card dealt as a hidden resource was replaced.", "秘密のリソースとして配られた名声1枚を配り直した。"},
        {FameReturned{2}, "2 Fame cards dealt as hidden resources were replaced.", "秘密のリソースとして配られた名声2枚を配り直した。"},
        {TurnStarted{1, 4, false}, "Ben's turn.", "Benの手番。"},
        {TurnStarted{1, 4, true}, "Ben's last turn.", "Benの最後の手番。"},
        {Flew{0, anno, sethium}, "Aki flies from Anno to Sethium.", "Akiはアンノからセティウムへ移動した。"},
        {Jumped{0, card, {}, anno}, "Aki jumps to Anno with Jump 2 · Scan 4.", "Akiは「ジャンプ 2・スキャン 4」でアンノへジャンプした。"},
        {Jumped{0, card, sethium, anno}, "Aki jumps to Anno with Jump 2 · Scan 4.", "Akiは「ジャンプ 2・スキャン 4」でアンノへジャンプした。"},
        {Scanned{1, other, anno, water}, "Ben scans Anno with Scan 1 · Land 3 and finds Water ●.",
         "Benは「スキャン 1・上陸 3」でアンノをスキャンし、水●を発見した。"},
        {MarkerPlaced{1, anno, sand}, "Ben marks Sand at Anno.", "Benはアンノの砂にマーカーを置いた。"},
        {MarkerMoved{1, anno, sand, water}, "Ben moves the marker at Anno from Sand to Water ●.",
         "Benはアンノのマーカーを砂から水●へ動かした。"},
        {MarkerPassed{1, anno}, "Ben leaves the markers at Anno as they are.", "Benはアンノのマーカーを動かさなかった。"},
        {Landed{0, card, other, anno}, "Aki lands on Anno and claims it.", "Akiはアンノに上陸し、確保した。"},
        {FinalRoundCame{0, 3}, "Every planet is claimed: one last turn for everyone.",
         "すべての惑星が確保された。全員があと1回ずつ手番を行う。"},
        {MarkTaken{1, anno, sand}, "Ben takes the marked Sand from Anno.", "Benはアンノのマーカー付きの砂を獲得した。"},
        {MarkLeft{1, anno, sand}, "Ben leaves Sand at Anno.", "Benはアンノの砂を取らずに残した。"},
        {ClaimTaken{1, anno, sand}, "Ben takes Sand as the claimant of Anno.", "Benはアンノを確保した報酬として砂を獲得した。"},
        {ClaimPassed{1, anno}, "Ben takes nothing more from Anno.", "Benはアンノからこれ以上取らなかった。"},
        {Harvested{1, card, anno, sand, true}, "Ben harvests Sand at Anno.", "Benはアンノで砂を採取した。"},
        {BlackHoleMarked{1, 4, water}, "Ben puts a marker on space 4 of the black hole.",
         "Benはブラックホールの4番にマーカーを置いた。"},
        {Researched{1}, "Ben does research.", "Benは調査を行う。"},
        {Discarded{1, card}, "Ben discards Jump 2 · Scan 4.", "Benは「ジャンプ 2・スキャン 4」を捨てた。"},
        {Drew{1, 1, {}}, "Ben draws 1 card.", "Benは1枚引いた。"},
        {Drew{1, 3, {}}, "Ben draws 3 cards.", "Benは3枚引いた。"},
        {DeckTurned{40, false}, "The discard pile (40 cards) becomes the new deck.", "捨て札40枚が新しい山札になった。"},
        {TurnEnded{1, true}, "Ben ends the turn.", "Benの手番が終わった。"},
        {GameEnded{EndReason::black_hole, {}}, "The black hole is full; the game ends.", "ブラックホールが満ち、ゲームが終わった。"},
        {GameEnded{EndReason::planet_exhausted, anno}, "Nothing is left at Anno; the game ends.",
         "アンノのリソースが尽き、ゲームが終わった。"},
        {GameEnded{EndReason::all_claimed, {}}, "The last round is over; the game ends.", "最後の手番が一巡し、ゲームが終わった。"},
        {GameEnded{EndReason::stalled, {}}, "Nothing has happened for a long time; the game ends.",
         "長いあいだ進展がなく、ゲームが終わった。"},
        {HiddenDiscarded{1, {sand}}, "The black hole swallows Ben's hidden resources.",
         "Benの秘密のリソースはブラックホールにのまれた。"},
        {HiddenRevealed{1, {sand}}, "Ben reveals the hidden resources.", "Benは秘密のリソースを公開した。"},
        {FinalScore{1, 24, 1}, "Ben: 24 points.", "Ben:24点。"},
        {FinalScore{1, 1, 2}, "Ben: 1 point.", "Ben:1点。"},
        {Won{{1}}, "Ben wins the game.", "Benの勝利。"},
        {Won{{0, 1}}, "Aki and Ben win the game together.", "AkiとBenの勝利。"},
    };
}

TEST(JumpGateWords, EveryEventIsASentenceOfTheSpecification) {
    std::set<std::size_t> seen;
    for (const Telling& t : tellings()) {
        seen.insert(t.event.index());
        EXPECT_EQ(describe(t.event, kNames, Lang::en), t.en);
        EXPECT_EQ(describe(t.event, kNames, Lang::ja), t.ja);
        for (const Lang lang : kLangs) expect_readable(describe(t.event, kNames, lang), lang);
    }
    EXPECT_EQ(seen.size(), std::variant_size_v<Event>);
}

TEST(JumpGateWords, ANameThatLooksLikeATemplateStaysAName) {
    const Names odd{"{n}", "{res}"};
    EXPECT_EQ(describe(TurnStarted{0, 1, false}, odd, Lang::en), "{n}'s turn.");
    EXPECT_EQ(describe(FinalScore{0, 5, 1}, odd, Lang::en), "{n}: 5 points.");
    EXPECT_EQ(describe(MarkLeft{1, *planet_by_id("anno"), *resource_by_id("sand_1")}, odd, Lang::ja), "{res}はアンノの砂を取らずに残した。");
}

TEST(JumpGateWords, EveryDecisionAsksItsSeatAndTellsTheOthers) {
    std::set<Kind> kinds;
    int ends = 0;
    random_games([&](const State& s) {
        const auto who = to_act(s);
        if (s.open) kinds.insert(s.open->kind);
        else ++ends;
        for (const Lang lang : kLangs) {
            std::set<std::string> to_others;
            for (const Seat reader : all_seats(s.seats)) {
                const std::string text = prompt(observe(s, reader), kNames, lang);
                expect_readable(text, lang);
                if (!who || reader != *who) {
                    to_others.insert(text);
                } else {
                    EXPECT_EQ(text.find("is choosing"), std::string::npos) << text;
                }
            }
            EXPECT_EQ(to_others.size(), 1u);
            if (!who) continue;
            EXPECT_NE(to_others.begin()->find(kNames[static_cast<std::size_t>(*who)]), std::string::npos);
        }
    });
    EXPECT_EQ(kinds.size(), kKindCount);
    EXPECT_EQ(ends, 16);
}

TEST(JumpGateWords, MovesOfOneDecisionHaveDifferentNames) {
    std::set<std::size_t> seen;
    random_games([&](const State& s) {
        const auto who = to_act(s);
        if (!who) return;
        const Observation o = observe(s, *who);
        for (const Lang lang : kLangs) {
            std::set<std::string> names;
            for (const Move& m : legal_moves(s, *who)) {
                seen.insert(m.index());
                const std::string name = move_name(o, m, lang);
                expect_readable(name, lang);
                expect_readable(move_noun(o, m, lang), lang);
                EXPECT_TRUE(names.insert(name).second) << name;
            }
        }
    });
    EXPECT_EQ(seen.size(), std::variant_size_v<Move>);
}

TEST(JumpGateWords, MovesByName) {
    Events none;
    State s = opening(2, 7, none);
    s.ring[0].id = *planet_by_id("waldwelt");
    for (std::size_t i = 1; i < s.ring.size(); ++i)
        if (s.ring[i].id == s.ring[0].id) s.ring[i].id = *planet_by_id("anno");
    const NavId card = *nav_by_id("nav_j2s4"), other = *nav_by_id("nav_s1l3");
    s.secrets[0].hand = {card, other};
    const Observation gate = observe(s, 0);
    const PlanetId waldwelt = s.ring[0].id;
    EXPECT_EQ(move_name(gate, Jump{card, waldwelt}, Lang::en), "Jump to Waldwelt with Jump 2 · Scan 4");
    EXPECT_EQ(move_name(gate, Jump{card, waldwelt}, Lang::ja), "「ジャンプ 2・スキャン 4」でヴァルトヴェルトへジャンプ");
    EXPECT_EQ(move_noun(gate, Jump{card, waldwelt}, Lang::en), "jump to Waldwelt");
    EXPECT_EQ(move_noun(gate, Jump{card, waldwelt}, Lang::ja), "ヴァルトヴェルトへのジャンプ");
    EXPECT_EQ(move_name(gate, EndTurn{}, Lang::en), "End turn (2 actions left)");
    s.turn.actions_left = 1;
    EXPECT_EQ(move_name(observe(s, 0), EndTurn{}, Lang::en), "End turn (1 action left)");

    s.players[0].ship = waldwelt;
    const ResourceId sand = *resource_by_id("sand_1"), more = *resource_by_id("sand_2"), water = *resource_by_id("water_8");
    s.ring[0].face_up = {{sand, {}}, {water, Seat{1}}, {more, Seat{0}}};
    const Observation there = observe(s, 0);
    EXPECT_EQ(move_name(there, Scan{card}, Lang::en), "Scan Waldwelt with Jump 2 · Scan 4: turn up the next resource");
    EXPECT_EQ(move_name(there, Land{{card, other}}, Lang::en),
              "Land on Waldwelt and claim it with Jump 2 · Scan 4 and Scan 1 · Land 3");
    EXPECT_EQ(move_name(there, Harvest{card, sand}, Lang::en), "Harvest Sand (card 1) at Waldwelt, paying with Jump 2 · Scan 4");
    EXPECT_EQ(move_name(there, Harvest{card, more}, Lang::en),
              "Harvest your marked Sand (card 3) at Waldwelt, paying with Jump 2 · Scan 4");

    s.open = Asked{0, Kind::research};
    EXPECT_EQ(move_name(observe(s, 0), Done{}, Lang::en), "Draw 3 cards");
    EXPECT_EQ(move_name(observe(s, 0), Discard{card}, Lang::ja), "「ジャンプ 2・スキャン 4」を捨てる");
    s.open = Asked{0, Kind::scan_marker};
    EXPECT_EQ(move_name(observe(s, 0), Place{sand}, Lang::en), "Move your marker to Sand (card 1) at Waldwelt");
    EXPECT_EQ(move_name(observe(s, 0), Pass{}, Lang::en), "Leave the markers as they are");
    s.open = Asked{0, Kind::claim_take};
    EXPECT_EQ(move_name(observe(s, 0), Pass{}, Lang::en), "Nothing more");
}

TEST(JumpGateWords, ExactlyTheMovesThatEndTheGameAreConfirmed) {
    int ending = 0, full = 0;
    random_games([&](const State& s) {
        const auto who = to_act(s);
        if (!who) return;
        const Observation o = observe(s, *who);
        for (const Move& m : legal_moves(s, *who)) {
            State next = s;
            Events events;
            apply(next, *who, m, nullptr, events);
            for (const Lang lang : kLangs) {
                const std::string question = confirmation(o, m, kNames, lang).question;
                EXPECT_EQ(question.empty(), to_act(next).has_value()) << move_name(o, m, lang);
                if (question.empty()) continue;
                expect_readable(question, lang);
                ++ending;
                const bool is_full = static_cast<int>(next.black_hole.size()) == s.options.black_hole_limit;
                EXPECT_EQ(question.find(lang == Lang::en ? "last marker" : "最後のマーカー") != std::string::npos, is_full) << question;
                full += is_full;
            }
        }
    });
    EXPECT_GT(ending, 20);
    EXPECT_GT(full, 0);
}

TEST(JumpGateWords, TheConfirmationTellsWhatEverybodyWillShow) {
    Events none;
    State s = opening(2, 7, none);
    const ResourceId fame = *resource_by_id("fame_1");
    RingPlanet& here = s.ring[0];
    s.lay_face_down(0, {});
    here.face_up = {{fame, {}}};
    s.players[0].ship = here.id;
    s.ring[1].claimed_by = Seat{1};
    const Harvest last{s.secrets[0].hand[0], fame};
    EXPECT_EQ(confirmation(observe(s, 0), last, kNames, Lang::en).question,
              "This ends the game now. With Fame you show 5 points, Ben 4.");
    EXPECT_EQ(confirmation(observe(s, 0), last, kNames, Lang::ja).question,
              "これでゲームが終わります。名声を加えると、見えている得点はあなた5点、Ben4点です。");
    EXPECT_EQ(confirmation(observe(s, 0), last, {"Player 1", "Player 2"}, Lang::en).question,
              "This ends the game now. With Fame you show 5 points, Player 2: 4.");

    // The last marker on the black hole: the seat with the most markers loses its hidden cards (JG-E9, JG-E10).
    const ResourceId icon = *resource_by_id("fame_4");
    here.face_up = {{icon, {}}, {fame, {}}};
    s.black_hole = {Seat{1}, Seat{1}, Seat{1}, Seat{0}, Seat{0}, Seat{1}};
    EXPECT_EQ(confirmation(observe(s, 0), Harvest{s.secrets[0].hand[0], icon}, kNames, Lang::en).question,
              "This puts the last marker on the black hole and ends the game now: Ben loses their hidden resources. "
              "With Fame ● you show 5 points, Ben 4.");
    s.options.black_hole_limit = 5;
    s.black_hole = {Seat{1}, Seat{1}, Seat{0}, Seat{0}};
    EXPECT_NE(confirmation(observe(s, 0), Harvest{s.secrets[0].hand[0], icon}, kNames, Lang::en).question.find(": you lose your hidden resources."),
              std::string::npos);
    EXPECT_EQ(confirmation(observe(s, 0), Harvest{s.secrets[0].hand[0], icon}, kNames, Lang::ja).question,
              "ブラックホールに最後のマーカーが置かれ、これでゲームが終わります。あなたは秘密のリソースを失います。"
              "名声●を加えると、見えている得点はあなた5点、Ben4点です。");
}

/// The rules of the columns "first violated rule" of section 8, and the two that apply to every move.
const std::set<std::string> kRefusable{
    "JG-T13", "JG-T14", "JG-A2",  "JG-A4",  "JG-A5",  "JG-A6",  "JG-A8",  "JG-A10", "JG-A11", "JG-A12", "JG-A13", "JG-A19", "JG-A20",
    "JG-A22", "JG-A23", "JG-A24", "JG-A25", "JG-A26", "JG-A34", "JG-A37", "JG-A38", "JG-A39", "JG-A43", "JG-A44", "JG-A46", "JG-A48"};

template <class List>
auto any_of(const List& list, Rng& rng) { return list[rng.below(static_cast<std::uint32_t>(list.size()))]; }

/// Returns a random well-formed move. Half of its parts come from the table, so that every rule is violated at times.
Move random_move(const State& s, Seat who, Rng& rng) {
    const Hand& hand = s.secrets[who].hand;
    const auto some = [&](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
    const auto card = [&] {
        return some(2) && !hand.empty() ? any_of(hand, rng) : static_cast<NavId>(some(kNavCount));
    };
    const auto planet = [&] { return some(3) ? any_of(s.ring, rng).id : static_cast<PlanetId>(some(kPlanetCount)); };
    const auto resource = [&] {
        const RingPlanet& p = any_of(s.ring, rng);
        return some(4) && !p.face_up.empty() ? any_of(p.face_up, rng).resource : static_cast<ResourceId>(some(kResourceCount));
    };
    switch (some(13)) {
        case 0: return Fly{planet()};
        case 1: return Jump{card(), planet()};
        case 2: return Scan{card()};
        case 3: {
            Land m;
            for (std::uint32_t n = some(4); n > 0; --n) m.cards.push_back(card());
            return m;
        }
        case 4: return Harvest{card(), resource()};
        case 5: return Research{};
        case 6: return Place{resource()};
        case 7: return Pass{};
        case 8: return Discard{card()};
        case 9: return Done{};
        case 10: return TakeMark{};
        case 11: return LeaveMark{};
        default: return TakeRest{resource()};
    }
}

TEST(JumpGateWords, EveryRefusalSaysWhyInBothLanguages) {
    std::set<std::string> met;
    Rng rng(5);
    const auto refuse = [&](const State& s, Seat who, const std::optional<Move>& m, const Violation& why) {
        met.insert(why.rule->id);
        tests::expect_refusal_readable(s, who, m, why, kNames, rule::E1, expect_readable);
    };
    random_games([&](const State& s) {
        const Seat asked = to_act(s).value_or(s.turn.seat);
        for (int i = 0; i < 25; ++i) {
            const Seat who = i == 0 ? next_clockwise(asked, s.seats) : asked;
            const Move m = random_move(s, who, rng);
            if (const Verdict v = violation(s, who, m)) refuse(s, who, m, *v);
        }
        if (s.open) refuse(s, asked, {}, Violation{&rule::T13});
    });
    EXPECT_EQ(met, kRefusable);
}

TEST(JumpGateWords, AVerdictThatDoesNotFitStillGetsWords) {
    Events none;
    const State s = opening(3, 1, none);
    for (const Rule* rule : all_rules())
        for (const Move& m : {Move{Fly{0}}, Move{Jump{0, 0}}, Move{Scan{0}}, Move{Land{}}, Move{Harvest{0, 0}}, Move{Research{}},
                              Move{Place{0}}, Move{Discard{0}}, Move{TakeRest{0}}})
            for (const Lang lang : kLangs) {
                EXPECT_FALSE(explain(observe(s, 0), 0, m, Violation{rule}, kNames, lang).empty());
                EXPECT_FALSE(refusal_title(m, Violation{rule}, lang).empty());
            }
}

TEST(JumpGateWords, RefusalsNameTheThingsConcerned) {
    Events none;
    State s = opening(2, 7, none);
    const PlanetId sethium = *planet_by_id("sethium");
    s.ring[0].id = sethium;
    for (std::size_t i = 1; i < s.ring.size(); ++i)
        if (s.ring[i].id == sethium) s.ring[i].id = *planet_by_id("anno");
    const ResourceId sand = *resource_by_id("sand_1"), water = *resource_by_id("water_1");
    s.lay_face_down(0, {*resource_by_id("fame_1")});
    s.ring[0].face_up = {{sand, Seat{1}}, {water, {}}};
    s.players[0].ship = sethium;
    s.secrets[0].hand = {*nav_by_id("nav_j1s3"), *nav_by_id("nav_j2s4"), *nav_by_id("nav_swl1")};
    const auto why = [&](const Move& m, Lang lang) {
        const Verdict v = violation(s, 0, m);
        return v ? explain(observe(s, 0), 0, m, *v, kNames, lang) + "|" + v->rule->id : std::string("legal");
    };
    const NavId j1s3 = *nav_by_id("nav_j1s3"), j2s4 = *nav_by_id("nav_j2s4"), swl1 = *nav_by_id("nav_swl1");
    EXPECT_EQ(why(Land{{j1s3, j2s4}}, Lang::en),
              "Sethium still has 1 face-down resource. Scan it first; then the planet can be claimed.|JG-A23");
    EXPECT_EQ(why(Land{{j1s3, j2s4}}, Lang::ja),
              "セティウムには裏向きのリソースが1枚残っています。先にスキャンしてください。その後で確保できます。|JG-A23");
    EXPECT_EQ(why(Scan{j2s4}, Lang::en),
              "Sethium has scan code 3, and Jump 2 · Scan 4 scans code 4. To scan here, use Jump 1 · Scan 3 or Scan any · Land 1.|JG-A13");
    EXPECT_EQ(why(Scan{j2s4}, Lang::ja),
              "セティウムのスキャンコードは3です。「ジャンプ 2・スキャン 4」でスキャンできるのは4の惑星です。"
              "手札の「ジャンプ 1・スキャン 3」か「スキャン 自由・上陸 1」ならスキャンできます。|JG-A13");
    EXPECT_EQ(why(Harvest{j2s4, sand}, Lang::en),
              "Sand carries Ben's marker, so only Ben can harvest it. Nothing at Sethium can be harvested by you now.|JG-A43");
    EXPECT_EQ(why(Harvest{j2s4, water}, Lang::en),
              "Sethium still has 1 face-down resource. Scan it first; until then only a resource with your own marker can be harvested.|JG-A44");
    EXPECT_EQ(why(Jump{swl1, s.ring[1].id}, Lang::en).rfind("Scan any · Land 1 has no jump code. ", 0), 0u);
    EXPECT_EQ(why(Discard{j2s4}, Lang::en),
              "That does not answer the question that is open now. "
              "Choose Fly, Jump, Scan, Land & Claim, Harvest or Research, or end your turn.|JG-T13");
    EXPECT_EQ(refusal_title(Move{Land{}}, Violation{&rule::A23, 1, 0}, Lang::en), "Land & Claim is not possible yet");
    s.lay_face_down(0, {});
    EXPECT_EQ(why(Harvest{j2s4, sand}, Lang::en),
              "Sand carries Ben's marker, so only Ben can harvest it. At Sethium you can harvest Water.|JG-A43");
    EXPECT_EQ(why(Land{{j1s3, j2s4}}, Lang::en),
              "Sethium has landing codes 2 and 4; Jump 1 · Scan 3 and Jump 2 · Scan 4 do not meet both. "
              "No two cards of your hand meet both codes. Research brings new cards.|JG-A25");
}

TEST_IN_ONE_BUILD(JumpGateWords, TheTableIsTheSameForAllButTheSecrets) {
    random_games([](const State& s) { tests::expect_table_readable(s, 2, kNames, expect_readable); });
}

TEST(JumpGateWords, TheTableTellsPlanetsWithEverythingOnThem) {
    Events none;
    State s = opening(2, 7, none);
    s.ring[0].id = *planet_by_id("sethium");
    s.lay_face_down(0, {});
    s.ring[0].face_up = {{*resource_by_id("water_8"), Seat{1}}};
    s.ring[0].claimed_by = Seat{0};
    s.players[1].ship = s.ring[0].id;
    const std::vector<Section> sections = describe_table(observe(s, 0), kNames, Lang::en);
    ASSERT_GE(sections.size(), 2u);
    EXPECT_EQ(sections[1].lines[0],
              "Sethium: jump 3, scan 3, landing 2 and 4. 0 face-down. Face-up: Water ●, marked by Ben. "
              "Last one: taking it ends the game. Claimed by Aki. Ships: Ben.");
    EXPECT_EQ(sections[1].lines.back(), "At the Jump Gate: Aki.");
}

}  // namespace
}  // namespace orrery::jumpgate
