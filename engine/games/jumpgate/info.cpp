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
         msg("Fame among hidden cards"),
         msg("What happens when Fame is dealt face-down to a player."),
         {{"replace", msg("Deal anew")}, {"keep", /* Translators: verb, on a button: leave the number as it was rolled */ msg("Keep it")}}, 0},
        {"black_hole_limit",
         // Translators: what ends the game
         msg("Black hole"),
         msg("The game ends at once when this many markers lie on it."),
         {{5, msg("5 short")}, {7, verbatim("7")}, {9, msg("9 long")}}, 1},
        {"deck_refill",
         msg("When the deck runs out"),
         msg("Turn the discard pile over in order, or shuffle it."),
         // Translators: what happens to a full pile: it is turned over
         {{"flip", msg("Turn over")}, {"shuffle", msg("Shuffle")}}, 0},
        {"stall_turns",
         msg("If nothing happens"),
         msg("End the game after 40 turns without a scan, claim or gain, or play on."),
         {{40, msg("End after 40")}, {0, /* Translators: value: go on after the end was reached */ msg("Play on", "option")}}, 0},
    };
    return specs;
}

const std::vector<ScorePart>& score_parts() {
    static const std::vector<ScorePart> parts{
        {"planets", &rule::E14, msg("Planets")}, {"sand", &rule::E16, msg("Sand")},
        {"water", &rule::E16, msg("Water")},       {"energel", &rule::E17, msg("EnerGel")},
        {"gems", &rule::E18, msg("Gems")},     {"fame", &rule::E15, /* Translators: kind of resource, and its points */ msg("Fame")},
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
    static const GameInfo info{"jumpgate",     msg("Jump Gate"), {"Jump Gate", "ジャンプゲート"}, kMinSeats,   kMaxSeats, 1, &option_specs(),
                               &score_parts(), &all_rules,                      &seat_colors(),
                               false,          false,                           kMaxHistory};
    return info;
}

}  // namespace orrery::jumpgate
