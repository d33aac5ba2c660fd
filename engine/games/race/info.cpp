// Game information for the shelf and the set-up screen. The browser loads this file at the start and the rest of the game on
// demand (web/split_wasm.py).
#include "engine/games/race/game.h"
#include "engine/games/race/rule_ids.h"

namespace orrery::race {

namespace {

constexpr SeatCounts kTwoSeats{2, 2};                      // two actions each: two seats only (RG-Q1)

// Options in the order of docs/rules/race.md, section 13.
const std::vector<OptionSpec>& option_specs() {
    static const std::vector<OptionSpec> specs{
        {"two_actions",
         {"Actions each round", "1ラウンドのアクション"},
         {"Two of nine action cards for each of two players, or one of seven.",
          "2人のときは9枚から2つ選べます。ほかは7枚から1つ選びます。"},
         {{true, {"Two", "2つ"}, kTwoSeats}, {false, {"One", "1つ"}}}, 0},
        {"setup",
         {"Start", "始め方"},
         {"All start worlds, all but Old Earth, or hands put together for a first game.",
          "すべてのスタートワールド、旧地球を除く、または初めての人のための決まった手札です。"},
         {{"standard", {"Standard", "標準"}}, {"no_zero", {"No Old Earth", "旧地球なし"}}, {"first_game", {"First game", "初めて用"}}},
         0},
        {"sale_needs_power",
         {"Selling a good", "品物の売却"},
         {"Trade always sells a good, or only with a card that has a trade power.",
          "トレードでいつでも売れるか、トレードの能力のあるカードが必要かを選びます。"},
         {{false, {"Always", "いつでも"}}, {true, {"With a trade power", "能力が必要"}}}, 0},
        {"round_limit",
         {"Rounds", "ラウンド数"},
         {"Play to the end of the race, or stop after this many rounds.", "最後まで遊ぶか、このラウンド数で終えます。"},
         {{0, {"No limit", "上限なし"}}, {8, {"8", "8"}}, {12, {"12", "12"}}}, 0, WholeRange{0, kMaxRoundLimit}},
    };
    return specs;
}

const std::vector<ScorePart>& score_parts() {
    static const std::vector<ScorePart> parts{
        {"chips", &rule::E5, {"VP chips", "得点チップ"}},
        {"cards", &rule::E5, {"Cards", "カード"}},
        {"bonus", &rule::E8, {"Bonus", "ボーナス"}},
    };
    return parts;
}

const std::vector<const char*>& seat_colors() {
    static const std::vector<const char*> ids{"blue", "red", "green", "yellow", "purple"};
    return ids;
}

}  // namespace

const GameInfo& Game::info() {
    static const GameInfo info{"race",         {"Race for the Galaxy", "レース・フォー・ザ・ギャラクシー"}, kMinSeats, kMaxRaceSeats, 1,
                               &option_specs(), &score_parts(), &all_rules, &seat_colors(), true, false, Game::kMaxPlies};
    return info;
}

}  // namespace orrery::race
