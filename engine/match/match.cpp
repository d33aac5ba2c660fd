#include "engine/match/match.h"

#include "engine/core/text.h"

namespace orrery {

std::string friendly_text(int count, Lang lang) {
    static constexpr Text kText{"Friendly table: {n} {n|move was|moves were} taken back after something had been revealed.",
                                "なごやかテーブル: 公開のあとで{n}手を取り消した。"};
    return fill(kText.in(lang), {{"n", count}});
}

Error wrong_seat_count(const GameInfo& game, std::size_t found, const Rule& rule) {
    return {"/players", "expected " + std::to_string(game.min_seats) + " to " + std::to_string(game.max_seats) +
                            " players, found " + std::to_string(found) + " (" + rule.id + ")"};
}

}  // namespace orrery
