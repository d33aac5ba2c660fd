// Game information for the shelf and the set-up screen. The browser loads this file at the start and the rest of the game on
// demand (web/split_wasm.py).
#include "engine/games/jumpgate/game.h"
#include "engine/games/jumpgate/rule_ids.h"

namespace orrery::jumpgate {

namespace {

// Options in the order of docs/rules/jumpgate.md, section 13. The last number of each is the index of its default value.
const std::vector<OptionSpec>& option_specs() {
    static const std::vector<OptionSpec> specs{
        {"hidden_fame",
         {"Fame among hidden cards", "秘密のリソースの名声"},
         {"What happens when Fame is dealt face-down to a player.", "秘密のリソースとして名声が配られたときの扱いです。"},
         {{"replace", {"Deal anew", "配り直す"}}, {"keep", {"Keep it", "そのまま"}}}, 0},
        {"black_hole_limit",
         {"Black hole", "ブラックホール"},
         {"The game ends at once when this many markers lie on it.", "この数のマーカーが置かれると、直ちにゲームが終わります。"},
         {{5, {"5 short", "5 短い"}}, {7, {"7", "7"}}, {9, {"9 long", "9 長い"}}}, 1},
        {"deck_refill",
         {"When the deck runs out", "山札が尽きたら"},
         {"Turn the discard pile over in order, or shuffle it.", "捨て札をそのまま裏返すか、シャッフルします。"},
         {{"flip", {"Turn over", "裏返す"}}, {"shuffle", {"Shuffle", "シャッフル"}}}, 0},
        {"stall_turns",
         {"If nothing happens", "進展がないとき"},
         {"End the game after 40 turns without a scan, claim or gain, or play on.",
          "スキャン・確保・獲得のない手番が40回続いたら終えるか、続けます。"},
         {{40, {"End after 40", "40回で終了"}}, {0, {"Play on", "続ける"}}}, 0},
    };
    return specs;
}

const std::vector<ScorePart>& score_parts() {
    static const std::vector<ScorePart> parts{
        {"planets", &rule::E14, {"Planets", "惑星"}}, {"sand", &rule::E16, {"Sand", "砂"}},
        {"water", &rule::E16, {"Water", "水"}},       {"energel", &rule::E17, {"EnerGel", "エネルギージェル"}},
        {"gems", &rule::E18, {"Gems", "ジェム"}},     {"fame", &rule::E15, {"Fame", "名声"}},
    };
    return parts;
}

const std::vector<const char*>& seat_colors() {
    static const std::vector<const char*> ids = [] {
        std::vector<const char*> out;
        for (const SeatColor& color : kSeatColors) out.push_back(color.id.data());
        return out;
    }();
    return ids;
}

}  // namespace

/// Ten times the bound for random play, because human players can play on without limit when the stall guard (JG-E8) is off.
constexpr int kMaxHistory = 10 * Game::kMaxPlies;

const GameInfo& Game::info() {
    static const GameInfo info{"jumpgate",     {"Jump Gate", "ジャンプゲート"}, kMinSeats,   kMaxSeats, 1, &option_specs(),
                               &score_parts(), &all_rules,                      &seat_colors(),
                               false,          false,                           kMaxHistory};
    return info;
}

}  // namespace orrery::jumpgate
