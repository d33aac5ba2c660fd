#include "engine/match/match.h"

#include "engine/core/text.h"

namespace orrery {

Json AnyMatch::bot_move(std::string_view level, std::uint64_t seed, const Budget& budget, BotStats& stats, const ClockMs& clock) const {
    const std::unique_ptr<Thinker> player = thinker(level, seed);
    think(*player, budget, clock);
    stats = player->stats();
    return player->move();
}

std::string friendly_text(int count, Lang lang) {
    static constexpr Text kText = msg("Friendly table: {n} {n|move was|moves were} taken back after something had been revealed.");
    return fill(kText, lang, {{"n", count}});
}

Error wrong_seat_count(const GameInfo& game, std::size_t found, const Rule& rule) {
    return {"/players", "expected " + std::to_string(game.min_seats) + " to " + std::to_string(game.max_seats) +
                            " players, found " + std::to_string(found) + " (" + rule.id + ")"};
}

}  // namespace orrery
