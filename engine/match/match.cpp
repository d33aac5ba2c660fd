#include "engine/match/match.h"

#include "engine/core/text.h"

namespace orrery {

Json AnyMatch::bot_move(std::string_view level, std::uint64_t seed, const Budget& budget, BotStats& stats, const ClockMs& clock) const {
    const std::unique_ptr<Thinker> player = thinker(level, seed);
    think(*player, budget, clock, until_for(budget));
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

void visit_variations(const AnyMatch& match, std::span<const Variation> variations,
                      const std::function<void(std::size_t, AnyMatch&)>& visit) {
    if (variations.empty()) return;
    const std::unique_ptr<AnyMatch> line = match.copy();                       // becomes shorter and shorter
    for (std::size_t ply = match.history_size() + 1; ply-- > 0;)
        for (std::size_t i = variations.size(); i-- > 0;) {
            if (variations[i].ply != ply) continue;
            line->rewind(ply);
            line->forget_later();
            visit(i, *line);
        }
}

}  // namespace orrery
