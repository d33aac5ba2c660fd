#include "engine/games/race/observe.h"

#include <algorithm>
#include <array>

#include "engine/core/redact.h"
#include "engine/games/race/choices.h"
#include "engine/games/race/rules_detail.h"

namespace orrery::race {

PerSeat<int> told_hand_sizes(const State& s) {
    PerSeat<int> out;
    for (const Seat seat : all_seats(s.seats)) {
        const Secrets& secrets = s.secrets[seat];
        out[seat] = static_cast<int>(secrets.hand.size()) + (secrets.placing ? 1 : 0);
    }
    return out;
}

Observation observe_public(const State& s, Seat me) {
    Observation o;
    static_cast<Table&>(o) = s;
    o.me = me;
    o.hand_sizes = told_hand_sizes(s);
    for (const Seat seat : all_seats(s.seats)) o.drawn_sizes[seat] = static_cast<int>(s.secrets[seat].drawn.size());
    o.supply_size = static_cast<int>(s.supply.size());
    o.discard_size = static_cast<int>(s.discard.size());
    return o;
}

Observation observe(const State& s, Seat me) {
    Observation o = observe_public(s, me);
    o.own = s.secrets[me];                                 // of the secrets only its own (RG-H1)
    return o;
}

namespace {

/// Returns all cards that the observer does not see, in random order.
Pile unseen_cards(const Observation& o, Rng& rng) {
    std::array<int, kDesignCount> seen{};
    for (const CardId card : o.own.hand) ++seen[card];
    for (const CardId card : o.own.drawn) ++seen[card];
    if (o.own.placing) ++seen[*o.own.placing];
    for (const Seat seat : all_seats(o.seats)) {
        for (const Placed& placed : o.players[seat].tableau) ++seen[placed.card];
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
    Secrets& secrets = s.secrets[seat];
    Cards possible;
    for (const CardId card : secrets.hand)
        if (!check(view_of(s, seat), kind, Place{card})) possible.push_back(card);
    if (possible.empty()) return;
    secrets.placing = one_of(possible, rng);
    take(secrets.hand, *secrets.placing);
}

/// Guesses the secrets of another seat, given the decision that is open.
void guess_secrets(State& s, const Observation& o, Seat seat, const std::optional<Asked>& open, Pile& unseen, Rng& rng) {
    Secrets& secrets = s.secrets[seat];
    deal(unseen, o.hand_sizes[seat], secrets.hand);
    deal(unseen, o.drawn_sizes[seat], secrets.drawn);
    if (!open || contains(o.waiting, seat)) return;        // has chosen nothing in this step
    if (open->kind == Kind::choose_actions) secrets.actions = one_of(legal_choices(o.options), rng);
    if (is_placement(open->kind)) guess_placing(s, seat, open->kind, rng);
}

}  // namespace

State determinize(const Observation& o, Rng& rng) {
    State s;
    static_cast<Table&>(s) = o;
    s.secrets[o.me] = o.own;
    Pile unseen = unseen_cards(o, rng);
    const std::optional<Asked> open = asked(o);
    for (const Seat seat : all_seats(o.seats)) {
        for (const Placed& placed : o.players[seat].tableau)
            if (placed.has_good) s.good_cards[placed.card] = take_top(unseen);
        if (seat != o.me) guess_secrets(s, o, seat, open, unseen, rng);
    }
    deal(unseen, o.discard_size, s.discard);
    s.supply = unseen;
    s.rng = Rng(rng.next64());
    return s;
}

Event redact(const Event& e, Seat reader) { return redacted(e, reader); }
Event redact_for_all(const Event& e) { return redacted(e, {}); }

}  // namespace orrery::race
