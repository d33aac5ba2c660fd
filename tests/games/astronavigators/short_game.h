// Random games of AstroNavigators for the tests. Players who move at random hardly ever launch, so some games begin in the second year
// with astronauts.
#pragma once

#include "engine/games/astronavigators/players.h"
#include "tests/games/astronavigators/all_moves.h"
#include "tests/games/astronavigators/other_worlds.h"

namespace orrery::astronavigators {

/// Makes the choices of the setup at random.
inline void finish_setup(State& s, Rng& pick, Events& out) {
    while (s.phase == Phase::setup) {
        const MoveList moves = legal_moves(s, *to_act(s));
        apply(s, *to_act(s), moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, out);
    }
}

/// Gives the player cards of the deck that `wanted(card)` accepts, at most `most`, as if they had been observed.
template <class Wanted>
void give_cards(State& s, Seat who, int most, Wanted wanted) {
    Player& player = s.players[who];
    CardPile rest;
    for (const CardId card : s.deck) {
        if (most == 0 || !wanted(card)) {
            rest.push_back(card);
            continue;
        }
        --most;
        if (is_moon(card)) player.moon_cards.push_back(card);
        else player.observed.push_back(card);
    }
    s.deck = rest;
    for (SetId set = 0; set < kSetCount; ++set)
        if (player.sets[set] == SetState::open && observed_with(player, set) >= kSets[set].threshold) player.sets[set] = SetState::ready;
    for (const CardId card : player.moon_cards)
        if (MoonState& moon = player.moon(kCards[card].phase); moon == MoonState::inactive) moon = MoonState::active;
}

/// Makes all players astronauts in the first month of the second year, with two orbit tiles each and NK for a flight that may fail. The
/// first seat is in orbit, the others stand at the launch space.
inline void prepare_flight(State& s) {
    s.year = kYears;
    s.round = kSunSteps + 1;
    for (const Seat seat : all_seats(s.seats)) {
        Player& player = s.players[seat];
        player.status = Status::astronaut;
        player.vehicle = {Map::earth, kLaunchSpace};
        player.face = Transport::spacecraft;
        player.nk = static_cast<std::int16_t>(60 + 20 * seat);
        give_cards(s, seat, 6, [](CardId card) { return !is_moon(card); });
        for (int phase = 1; phase <= kPhases; ++phase) give_cards(s, seat, 1, [phase](CardId card) { return kCards[card].phase == phase; });
        for (const int stack : {0, 5}) {
            const auto own = static_cast<StackId>(stack + seat);
            s.secrets[seat].orbit_tiles.push_back(take_top(s.orbit_stacks[own]));
            player.orbit_stacks.push_back(own);
        }
    }
    Player& first = s.players[0];
    first.vehicle = {Map::orbit, 0};
    first.used_transports = bit_of(Transport::spacecraft);
    s.first_launch_seat = Seat{0};
    s.revealed[0] = s.hidden_board[0];
    s.hidden_board[0] = kNoOrbitTile;
}

/// The flight.
struct Flight : Game {
    using Plain = Game;
    static State start(const Options& options, int seats, const Rng& rng, ChanceScript* script, Events& out) {
        State s = Game::start(options, seats, rng, script, out);
        Rng pick(s.rng);
        finish_setup(s, pick, out);
        prepare_flight(s);
        return s;
    }
    static std::vector<std::string> secret_places() {
        return {"/deck", "/tile_stacks/*", "/quest_deck", "/orbit_stacks/*", "/orbit_board/*/tile", "/players/*/orbit_tiles",
                "/players/*/agenda"};
    }
};

/// The short game on the Earth.
struct OnEarth : Game {
    using Plain = Game;
    static State start(Options options, int seats, const Rng& rng, ChanceScript* script, Events& out) {
        options.mode = Mode::astronomer;
        return Game::start(options, seats, rng, script, out);
    }
    static std::vector<std::string> secret_places() {
        return {"/deck", "/tile_stacks/*", "/quest_deck", "/character_pile", "/players/*/offered"};
    }
};

}  // namespace orrery::astronavigators
