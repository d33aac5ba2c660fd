// Game information for the shelf and the set-up screen. The browser loads this file at the start and the rest of the game on
// demand (web/split_wasm.py).
#include "engine/games/quantum/game.h"
#include "engine/games/quantum/rule_ids.h"

namespace orrery::quantum {

namespace {

constexpr SeatCounts kTwo{2, 2}, kThree{3, 3}, kFour{4, 4};

// Options in the order of docs/rules/quantum.md, section 13. The maps are repeated here, because content.cpp is loaded
// later.
const std::vector<OptionSpec>& option_specs() {
    static const std::vector<OptionSpec> specs{
        {"map",
         {"Map", "マップ"},
         {"The first map for each number of players is the basic one.", "人数ごとの最初のマップが基本マップです。"},
         {{"basic_2p", {"Twin Gates", "双子門"}, kTwo},
          {"basic_3p", {"Three Harbours", "三つの港"}, kThree},
          {"basic_4p", {"Four Corners", "四隅の星域"}, kFour},
          {"skirmish_2p", {"Skirmish", "小競り合い"}, kTwo},
          {"corridor_2p", {"Long Corridor", "長い回廊"}, kTwo},
          {"ring_2p", {"Broken Core", "失われた核"}, kTwo},
          {"void_2p", {"Void Between", "狭間の虚無"}, kTwo},
          {"dumbbell_2p", {"Twin Clusters", "双子星団"}, kTwo},
          {"grand_2p", {"Grand Traverse", "大横断"}, kTwo},
          {"arms_3p", {"Three Arms", "三つの腕"}, kThree},
          {"keel_3p", {"The Keel", "竜骨"}, kThree},
          {"triad_3p", {"Triad Ring", "三和環"}, kThree},
          {"cross_4p", {"Crossroads", "十字路"}, kFour},
          {"nexus_4p", {"Void Nexus", "虚無の結節"}, kFour},
          {"halo_4p", {"Halo", "光輪"}, kFour},
          {"winds_4p", {"Four Winds", "四方の風"}, kFour}},
         0},
        {"cubes",
         {"Quantum cubes", "量子キューブ"},
         {"As many as the map says, or your own number: fewer for a short game, more for a long one.",
          "マップの決めた数か、好きな数です。少なければ短く、多ければ長いゲームになります。"},
         {{0, {"As on the map", "マップどおり"}}, {3, {"3", "3"}}, {4, {"4", "4"}}, {5, {"5", "5"}}, {6, {"6", "6"}}, {7, {"7", "7"}}},
         0},
        {"round_limit",
         {"Rounds", "ラウンド数"},
         {"Play until somebody has placed all cubes, or stop after this many rounds.",
          "誰かがすべてのキューブを置くまで遊ぶか、このラウンド数で終えます。"},
         {{0, {"No limit", "上限なし"}}, {10, {"10", "10"}}, {20, {"20", "20"}}}, 0, WholeRange{0, kMaxRoundLimit}},
    };
    return specs;
}

const std::vector<ScorePart>& score_parts() {
    static const std::vector<ScorePart> parts{{"cubes", &rule::E5, {"Cubes", "キューブ"}}};
    return parts;
}

const std::vector<const char*>& seat_colors() {
    // The game uses the first four (QU-S2).
    static const std::vector<const char*> ids{"red", "blue", "green", "yellow", "purple"};
    return ids;
}

}  // namespace

const GameInfo& Game::info() {
    static const GameInfo info{"quantum",       {"Quantum", "クァンタム"}, kMinSeats,      kMaxQuantumSeats, 1,
                               &option_specs(), &score_parts(),            &all_rules,     &seat_colors(),
                               false,           true,                      Game::kMaxPlies};
    return info;
}

}  // namespace orrery::quantum
