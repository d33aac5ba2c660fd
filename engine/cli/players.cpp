#include "engine/cli/players.h"

namespace orrery::cli {

std::optional<Error> play_to_end(AnyMatch& match, std::vector<Player>& players, Rng& rng, const Budget& budget) {
    BotStats stats;
    const auto player = [&](Seat seat) -> Player& { return players[static_cast<std::size_t>(seat)]; };
    const auto of_seat = [&](Seat seat, const Result<Json>& answer) {
        return Error{"", "seat " + std::to_string(seat) + " after " + std::to_string(match.ply()) + " moves: " + answer.error().message};
    };
    const auto tell_all = [&](Result<Json> (Outside::*tell)(const AnyMatch&, Seat)) -> std::optional<Error> {
        for (const Seat seat : all_seats(match.seats()))
            if (Outside* outside = player(seat).outside.get())
                if (const Result<Json> answer = (outside->*tell)(match, seat); !answer) return of_seat(seat, answer);
        return {};
    };
    if (auto trouble = tell_all(&Outside::begin)) return trouble;
    while (const std::optional<Seat> seat = match.to_act()) {
        if (match.ply() >= static_cast<std::size_t>(match.game().max_plies)) return Error{"", "it did not come to an end"};
        Outside* outside = player(*seat).outside.get();
        const Result<Json> move = outside ? outside->choose(match) : match.bot_move(player(*seat).level, rng.next64(), budget, stats);
        if (!move) return of_seat(*seat, move);
        if (!match.make(*move)) return Error{"", "the engine's own move is refused: " + to_text(*move)};
    }
    return tell_all(&Outside::end);
}

}  // namespace orrery::cli
