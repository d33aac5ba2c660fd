// Points and the end of the game (docs/rules/astronavigators.md, section 6).
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "engine/core/game.h"
#include "engine/games/astronavigators/events.h"
#include "engine/games/astronavigators/moves.h"
#include "engine/games/astronavigators/state.h"

namespace orrery::astronavigators {

/// Categories that games of a mode score, in the order of documents.
std::span<const Category> categories(Mode mode);

/// Reputation points of one seat by category; categories of the other mode are 0.
struct Points {
    std::array<std::int8_t, kCategories> of{};

    int operator[](Category category) const { return of[static_cast<std::size_t>(category)]; }
    std::int8_t& operator[](Category category) { return of[static_cast<std::size_t>(category)]; }
    int total() const {
        int sum = 0;
        for (const std::int8_t rp : of) sum += rp;
        return sum;
    }
    bool operator==(const Points&) const = default;
};

/// Returns the NK that count for a seat (AN-E5): `nk` in Astronomer mode, 0 for a lost player.
int remaining_nk(const Table& t, Seat who);
/// Returns the points of a seat if the game ended now. Agendas count as far as they are public.
Points points_of(const Table& t, Seat who);
/// Returns the rank of each seat if the game ended now (AN-E2, AN-E11, AN-E14). Lost seats share the last one.
PerSeat<int> ranks_of(const Table& t);
/// Returns the winners if the game ended now, ascending (AN-E15).
SeatList winners_of(const Table& t);
/// Returns whether the seat fulfils an agenda now (AN-E12).
bool fulfils(const Table& t, Seat who, AgendaId agenda);

/// Returns the DV that a seat must expect until the end of its flight, without the help of tokens and instruments: exact for revealed
/// tiles and a pending amount, otherwise the mean of the stack (section 14). 0 in Astronomer mode, and for whoever plays no more.
int dv_to_come(const Table& t, Seat who);

ScoreSheet score(const Table& t);
/// Returns the standing if the game ended now.
orrery::Standing standing(const Table& t);
/// Returns the value of a player's position for the computer players, in tenths of NK (section 15). `secret_agenda`: the player's
/// agenda if it is secret and the reader knows it.
int position_value(const Table& t, Seat who, const std::optional<AgendaId>& secret_agenda);
/// Returns the reward of a position for a computer player, from 0 to 1000 (section 15).
int evaluate(const State& s, Seat me);
/// Returns whether a move strands its player for nothing: becoming an astronaut with NK that do not cover the flight while rounds are
/// left to observe, or an abort with most of the NK still to spend (section 15). Reads only what the seat knows.
bool is_pruned(const State& s, Seat who, const Move& move);

}  // namespace orrery::astronavigators
