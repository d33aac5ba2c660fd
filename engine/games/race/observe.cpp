#include "engine/games/race/observe.h"

#include <algorithm>
#include <array>

#include "engine/core/redact.h"
#include "engine/games/race/choices.h"
#include "engine/games/race/rules_detail.h"

namespace orrery::race {

namespace {

/// Returns whether the cards that other seats set aside are still secret (RG-H1).
bool is_choosing_cards(const std::optional<Asked>& asked) {
    return asked && (asked->kind == Kind::place_development || asked->kind == Kind::place_world);
}

SeenTableau see(const Tableau& tableau) {
    SeenTableau seen;
    for (const Placed& placed : tableau) seen.push_back({placed.card, has_good(placed), placed.is_new, placed.used});
    return seen;
}

}  // namespace

Observation observe(const State& s, Seat me) {
    Observation o;
    o.me = me;
    o.options = s.options;
    o.seats = s.seats;
    o.round = s.round;
    o.phase = s.phase;
    o.first = s.first;
    o.vp_pool = s.vp_pool;
    o.vp_reserve = s.vp_reserve;
    o.supply_size = static_cast<int>(s.supply.size());
    o.discard_size = static_cast<int>(s.discard.size());
    o.waiting = s.waiting;
    o.owed = s.owed;
    o.power = s.power;
    o.hand = s.players[me].hand;
    o.drawn = s.players[me].drawn;
    o.asked = asked(s);
    const bool choosing_cards = is_choosing_cards(o.asked);
    for (const Seat seat : all_seats(s.seats)) {
        const Player& player = s.players[seat];
        SeenPlayer& seen = o.players[seat];
        const bool hides_placing = seat != me && choosing_cards;
        seen.start = player.start;
        seen.tableau = see(player.tableau);
        // Includes a secret card set aside (RG-H5).
        seen.hand_size = static_cast<int>(player.hand.size()) + (hides_placing && player.placing ? 1 : 0);
        seen.drawn_size = static_cast<int>(player.drawn.size());
        seen.vp = player.vp;
        seen.actions_chosen = static_cast<int>(player.actions.size());
        if (seat == me || s.phase != Phase::choose) seen.actions = player.actions;
        seen.has_chosen_placing = hides_placing && !contains(s.waiting, seat);
        if (!hides_placing) seen.placing = player.placing;
        seen.method = player.method;
        seen.sold = player.sold;
        seen.bonus_used = player.bonus_used;
        seen.produced = player.produced;
    }
    return o;
}

Observation observe_public(const State& s, Seat me) {
    Observation o = observe(s, me);
    o.players[me] = observe(s, next_clockwise(me, s.seats)).players[me];
    o.hand.clear();
    o.drawn.clear();
    return o;
}

namespace {

/// Returns all cards that the observer does not see, in random order.
Pile unseen_cards(const Observation& o, Rng& rng) {
    std::array<int, kDesignCount> seen{};
    for (const CardId card : o.hand) ++seen[card];
    for (const CardId card : o.drawn) ++seen[card];
    for (const Seat seat : all_seats(o.seats)) {
        for (const SeenPlaced& placed : o.players[seat].tableau) ++seen[placed.card];
        if (o.players[seat].placing) ++seen[*o.players[seat].placing];
    }
    Pile unseen;
    for (std::size_t card = 0; card < kDesignCount; ++card)
        for (int copy = seen[card]; copy < kDesigns[card].copies; ++copy) unseen.push_back(static_cast<CardId>(card));
    rng.shuffle(unseen);
    return unseen;
}

template <class To>
void deal(Pile& from, int count, To& to) {
    for (int i = 0; i < count; ++i) to.push_back(take_top(from));
}

template <class List>
const auto& one_of(const List& list, Rng& rng) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// Guesses the card set aside by a seat that has answered a placement decision. A seat that can place a card usually does.
void guess_placing(State& s, Seat seat, Kind kind, Rng& rng) {
    constexpr std::uint32_t kPassesOneIn = 4;
    if (rng.below(kPassesOneIn) == 0) return;
    Player& player = s.players[seat];
    Cards possible;
    for (const CardId card : player.hand)
        if (!check(s, seat, kind, Place{card})) possible.push_back(card);
    if (possible.empty()) return;
    player.placing = one_of(possible, rng);
    take(player.hand, *player.placing);
}

Player determinized_player(const Observation& o, Seat seat, Pile& unseen) {
    const SeenPlayer& seen = o.players[seat];
    Player player;
    player.start = seen.start;
    for (const SeenPlaced& placed : seen.tableau) {
        player.tableau.push_back({placed.card, {}, placed.is_new, placed.used});
        if (placed.has_good) player.tableau.back().good = take_top(unseen);
    }
    if (seat == o.me) {
        player.hand = o.hand;
        player.drawn = o.drawn;
    } else {
        deal(unseen, seen.hand_size, player.hand);
        deal(unseen, seen.drawn_size, player.drawn);
    }
    player.vp = static_cast<std::int16_t>(seen.vp);
    player.actions = seen.actions;
    player.placing = seen.placing;
    player.method = seen.method;
    player.sold = seen.sold;
    player.bonus_used = seen.bonus_used;
    player.produced = seen.produced;
    return player;
}

}  // namespace

State determinize(const Observation& o, Rng& rng) {
    State s;
    s.options = o.options;
    s.seats = static_cast<std::int8_t>(o.seats);
    s.round = static_cast<std::int16_t>(o.round);
    s.phase = o.phase;
    s.first = o.first;
    s.vp_pool = static_cast<std::int16_t>(o.vp_pool);
    s.vp_reserve = static_cast<std::int16_t>(o.vp_reserve);
    s.waiting = o.waiting;
    s.owed = static_cast<std::int16_t>(o.owed);
    s.power = o.power;

    Pile unseen = unseen_cards(o, rng);
    const Choices choices = legal_choices(o.options);
    for (const Seat seat : all_seats(o.seats)) {
        const SeenPlayer& seen = o.players[seat];
        Player& player = s.players[seat];
        player = determinized_player(o, seat, unseen);
        if (seen.actions_chosen > 0 && seen.actions.empty()) player.actions = one_of(choices, rng);
        if (seen.has_chosen_placing) guess_placing(s, seat, o.asked->kind, rng);
    }
    deal(unseen, o.discard_size, s.discard);
    s.supply = unseen;
    s.rng = Rng(rng.next64());
    return s;
}

Event redact(const Event& e, Seat reader) { return redacted(e, reader); }
Event redact_for_all(const Event& e) { return redacted(e, {}); }

}  // namespace orrery::race
