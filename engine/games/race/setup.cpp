#include <algorithm>
#include <cassert>

#include "engine/games/race/rules_detail.h"

namespace orrery::race {

namespace {

/// Range of the start world numbers in play (RG-S3).
struct StartNumbers {
    int lowest, highest;
};
/// Returns them for a setup (RG-S3).
StartNumbers start_numbers(Setup setup, int seats) {
    if (setup == Setup::standard) return {0, static_cast<int>(kStartWorlds) - 1};
    if (setup == Setup::no_zero) return {1, static_cast<int>(kStartWorlds) - 1};
    return {1, std::max(seats, 2)};
}

/// Deals the start worlds (RG-S4) and determines the first seat (RG-T2).
void deal_start_worlds(State& s, Chance& chance) {
    const StartNumbers numbers = start_numbers(s.options.setup, s.seats);
    Pile pile;
    for (int n = numbers.highest; n >= numbers.lowest; --n) pile.push_back(kStartWorldCards[static_cast<std::size_t>(n)]);
    shuffle_cards(chance, pile);
    for (const Seat seat : all_seats(s.seats)) {
        Player& player = s.players[seat];
        player.start = take_top(pile);
        player.tableau.push_back({player.start, {}, false, 0});
        if (design(player.start).start_number < design(s.players[s.first].start).start_number) s.first = seat;
    }
}

/// Deals the preset hands: one copy of each of their designs, in canonical order (RG-S5).
void deal_preset_hands(State& s) {
    for (const Seat seat : all_seats(s.seats))
        for (std::size_t card = 0; card < kDesignCount; ++card)
            if (kDesigns[card].preset_hand == design(s.players[seat].start).start_number)
                s.secrets[seat].hand.push_back(static_cast<CardId>(card));
}

/// Builds the supply from the remaining cards (RG-S6), in canonical order with the first on top before the shuffle (RG-S7).
void build_supply(State& s, Chance& chance) {
    std::array<int, kDesignCount> left{};
    for (std::size_t card = 0; card < kDesignCount; ++card) left[card] = kDesigns[card].copies;
    for (const Seat seat : all_seats(s.seats)) {
        --left[s.players[seat].start];
        for (const CardId card : s.secrets[seat].hand) --left[card];
    }
    for (std::size_t card = kDesignCount; card-- > 0;)
        for (int copy = 0; copy < left[card]; ++copy) s.supply.push_back(static_cast<CardId>(card));
    shuffle_cards(chance, s.supply);
}

/// Puts a good on the only windfall world among the start worlds (RG-S9).
void add_first_good(RuleContext& c) {
    for (const Seat seat : all_seats(c.s.seats))
        for (Placed& placed : c.player(seat).tableau)
            if (design(placed.card).world_type == WorldType::windfall) add_good(c, seat, placed, GoodReason::setup);
}

/// Appends the set-up events of a first position, except for the good and the first round.
void tell_deal(const State& s, Events& out) {
    out.push_back(GameStarted{s.seats, s.vp_pool});
    for (const Seat seat : all_seats(s.seats)) out.push_back(StartWorld{seat, s.players[seat].start});
    out.push_back(FirstPlayer{s.first});
    for (const Seat seat : all_seats(s.seats))
        out.push_back(Dealt{seat, view_of(s, seat).hand_size(), s.secrets[seat].hand});
}

}  // namespace

State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out) {
    assert(seats >= kMinSeats && seats <= kMaxRaceSeats);  // readers of outside input refuse other numbers (RG-S1)
    State s;
    s.options = options;
    s.seats = static_cast<std::int8_t>(seats);
    s.vp_pool = static_cast<std::int16_t>(kVpPerSeat * seats);             // 12 VP for each seat (RG-S2)
    s.rng = rng;
    Chance chance(s.rng, script);
    RuleContext context{s, chance, out};

    deal_start_worlds(s, chance);
    const bool has_presets = options.setup == Setup::first_game;
    if (has_presets) deal_preset_hands(s);
    build_supply(s, chance);
    if (!has_presets)                                      // six cards each (RG-S8)
        for (const Seat seat : all_seats(seats))
            for (int i = 0; i < kDeal; ++i) s.secrets[seat].hand.push_back(take_top(s.supply));
    tell_deal(s, out);
    add_first_good(context);
    if (has_presets) {                                     // without setup discards (RG-S12)
        begin_round(context);
    } else {
        s.waiting = turn_order(s.first, seats);            // setup discards (RG-S10)
        s.owed = kSetupDiscards;
    }
    return s;
}

void tell_opening(const State& s, Events& out) {
    const bool has_presets = s.options.setup == Setup::first_game;
    const bool is_first = has_presets ? s.phase == Phase::choose && s.round == 1 : s.phase == Phase::setup && s.owed == kSetupDiscards;
    if (!is_first || static_cast<int>(s.waiting.size()) != s.seats || !s.discard.empty() || s.vp_pool != kVpPerSeat * s.seats) return;
    for (const Seat seat : all_seats(s.seats))
        if (s.players[seat].tableau.size() != 1) return;
    tell_deal(s, out);
    for (const Seat seat : all_seats(s.seats)) {
        const Placed& first = s.players[seat].tableau.front();
        if (first.has_good) out.push_back(GoodAdded{seat, first.card, *design(first.card).good, GoodReason::setup});
    }
    if (has_presets) out.push_back(RoundStarted{s.round});
}

}  // namespace orrery::race
