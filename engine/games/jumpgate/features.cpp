#include "engine/games/jumpgate/features.h"

#include <algorithm>
#include <array>

#include "engine/games/jumpgate/rules.h"
#include "engine/games/jumpgate/score.h"

namespace orrery::jumpgate {

namespace {

std::size_t kind_of(ResourceId card) { return static_cast<std::size_t>(kResources[card].kind); }

constexpr int kHiddenGuess = 4;                            // points of another seat's hidden card (section 15)

/// What the features tell of a seat.
struct Seen {
    ResourceCounts cards{};                                ///< known ones, hidden ones included
    int points = 0;                                        ///< of these and of claimed planets
    int guess = 0;                                         ///< points, with a guess at hidden cards that are not known
    int claimed = 0, in_hole = 0;
    int marked = 0, marked_open = 0;                       ///< worth of the marked resources; of those that can be harvested
    int here = 0, near = 0;                                ///< worth of the best harvest at the ship's planet; at its neighbours
    bool here_ends = false;                                ///< the ship's planet has one card left, and the seat may take it
};

/// Returns the points that one more resource of this kind brings. `before`: points of the cards.
int worth(const ResourceCounts& cards, int before, std::size_t kind) {
    ResourceCounts with = cards;
    ++with[kind];
    return points_of(with).total() - before;
}
int worth(const ResourceCounts& cards, int before, ResourceId card) { return worth(cards, before, kind_of(card)); }

int cards_left(const RingPlanet& planet) { return static_cast<int>(planet.face_up.size()) + planet.face_down; }

/// Returns the worth of the best harvest that the seat may make at this planet; 0 if there is none.
int best_harvest(const RingPlanet& planet, const ResourceCounts& cards, int before, Seat seat) {
    int best = 0;
    for (const FaceUp& card : planet.face_up)
        if (can_harvest(planet, card, seat)) best = std::max(best, worth(cards, before, card.resource));
    return best;
}

Seen seen_of(const Table& t, const Hidden* hidden, Seat seat) {
    Seen out;
    for (const ResourceId card : t.players[seat].collected) ++out.cards[kind_of(card)];
    if (hidden != nullptr)
        for (const ResourceId card : *hidden) ++out.cards[kind_of(card)];
    const int of_cards = points_of(out.cards).total();
    for (const RingPlanet& planet : t.ring) {
        out.claimed += planet.claimed_by == seat;
        for (const FaceUp& card : planet.face_up) {
            if (card.marker != seat) continue;
            const int value = worth(out.cards, of_cards, card.resource);
            out.marked += value;
            if (planet.face_down == 0) out.marked_open += value;
        }
    }
    out.in_hole = static_cast<int>(std::count(t.black_hole.begin(), t.black_hole.end(), seat));
    out.points = of_cards + kClaimPoints * out.claimed;
    out.guess = out.points + (hidden == nullptr ? kHiddenGuess * static_cast<int>(hidden_each(t.seats)) : 0);
    if (!t.players[seat].ship) return out;
    const std::size_t at = ring_index(t, *t.players[seat].ship), size = t.ring.size();
    if (at >= size) return out;
    const RingPlanet& planet = t.ring[at];
    out.here = best_harvest(planet, out.cards, of_cards, seat);
    out.here_ends = planet.face_down == 0 && planet.face_up.size() == 1 && can_harvest(planet, planet.face_up[0], seat);
    for (const std::size_t next : {(at + 1) % size, (at + size - 1) % size})
        out.near = std::max(out.near, best_harvest(t.ring[next], out.cards, of_cards, seat));
    return out;
}

void write_table(const Table& t, Seat me, FeatureWriter& out) {
    out.topic(Topic::turn);
    out.one_of(t.seats - 2, 4);
    out.flag(t.open && t.open->seat == me);
    out.one_of(t.open ? static_cast<int>(t.open->kind) : -1, static_cast<int>(kKindCount));
    out.flag(t.turn.seat == me);
    out.one_of(t.turn.actions_left, kActionsPerTurn + 1);
    out.add((me - t.turn.seat + t.seats) % t.seats, 4);
    out.topic(Topic::end);
    out.flag(t.final_round.has_value());
    out.add(t.final_round ? t.final_round->turns_left : 0, 4);
    int fewest = 9, ones = 0, twos = 0, all = 0, unclaimed = 0, down = 0;
    for (const RingPlanet& planet : t.ring) {
        const int left = cards_left(planet);
        fewest = std::min(fewest, left);
        ones += left == 1;
        twos += left == 2;
        all += left;
        down += planet.face_down;
        unclaimed += !planet.claimed_by;
    }
    out.one_of(fewest - 1, 3);
    out.add(ones, 2);
    out.add(twos, 4);
    out.add(all, 16);
    out.add(down, 16);
    out.add(unclaimed, 4);
    out.add(t.idle_turns, 20);
    out.topic(Topic::hole);
    const int hole_left = t.options.black_hole_limit - static_cast<int>(t.black_hole.size());
    out.add(hole_left, 4);
    out.one_of(hole_left - 1, 3);
}

/// Writes what the seat can do with its hand where its ship is.
void write_hand(const Table& t, const Secrets& own, Seat me, FeatureWriter& out) {
    const RingPlanet* here = planet_of(t, me);
    int wild = 0, scans_here = 0, jumps = 0, lands = 0, useful_landing = 0;
    std::array<bool, 5> jump_codes{};
    for (const NavId id : own.hand) {
        const NavCard& card = kNavCards[id];
        wild += (card.jump == kWildCode) + (card.scan == kWildCode) + (card.land == kWildCode);
        if (card.jump > 0) jump_codes[static_cast<std::size_t>(card.jump)] = true;
        jumps += card.jump != kNoCode;
        lands += card.land != kNoCode;
        if (here == nullptr) continue;
        const Planet& planet = kPlanets[here->id];
        scans_here += serves(card.scan, planet.scan) && here->face_down > 0;
        useful_landing += here->face_down == 0 && (serves(card.land, planet.land[0]) || serves(card.land, planet.land[1]));
    }
    const bool is_open = here != nullptr && !refuses_claims(*here);         // to landing
    bool can_land = false;
    for (std::size_t a = 0; a < own.hand.size(); ++a)
        for (std::size_t b = a + 1; b < own.hand.size(); ++b)
            can_land |= is_open && can_land_with(own.hand[a], own.hand[b], here->id);
    out.topic(Topic::hand);
    out.add(static_cast<int>(own.hand.size()), 4);
    out.add(wild, 3);
    out.add(scans_here, 2);
    out.flag(scans_here > 0);
    out.add(jumps, 4);
    out.add(static_cast<int>(std::count(jump_codes.begin(), jump_codes.end(), true)), 4);
    out.add(lands, 4);
    out.add(useful_landing, 2);
    out.flag(can_land);
    out.topic(Topic::place);
    out.flag(here == nullptr);
    out.add(here != nullptr ? here->face_down : 0, 3);
    out.add(here != nullptr ? static_cast<int>(here->face_up.size()) : 0, 3);
    out.flag(here != nullptr && here->claimed_by && *here->claimed_by == me);
    out.flag(here != nullptr && here->claimed_by && *here->claimed_by != me);
}

/// Writes what is seen of a rival.
void write_rival(const Table& t, const Seen& me, const Seen& rival, Seat seat, int hand, FeatureWriter& out) {
    out.topic(Topic::rivals);
    out.add(rival.guess, 16);
    out.add(me.guess - rival.guess, 8);
    out.add(hand, 4);
    out.add(rival.claimed, 2);
    out.add(rival.in_hole, 3);
    out.add(rival.marked, 8);
    out.add(rival.marked_open, 8);
    out.add(rival.here, 8);
    out.add(rival.near, 8);
    out.flag(rival.here_ends);
    out.flag(t.turn.seat == seat);
}

}  // namespace

void write_features(const Table& t, const Secrets& own, Seat me, const PerSeat<int>& hand_sizes, FeatureWriter& out) {
    write_table(t, me, out);
    write_hand(t, own, me, out);

    const Seen mine = seen_of(t, t.open ? &own.hidden : &t.players[me].revealed, me);
    PerSeat<Seen> all;
    const Seat next = next_clockwise(me, t.seats);
    Seat best = next;
    int most_in_hole = 0, sum = 0;
    for (const Seat seat : clockwise_from(next, t.seats)) {
        if (seat == me) continue;
        all[seat] = seen_of(t, t.open ? nullptr : &t.players[seat].revealed, seat);
        most_in_hole = std::max(most_in_hole, all[seat].in_hole);
        sum += all[seat].guess;
        if (all[seat].guess > all[best].guess) best = seat;
    }
    out.topic(Topic::resources);
    for (const int count : mine.cards) out.add(count, 3);
    const int of_cards = mine.points - kClaimPoints * mine.claimed;
    for (std::size_t kind = 0; kind < kResourceTypeCount; ++kind) out.add(worth(mine.cards, of_cards, kind), 8);
    ResourceCounts open{};
    for (const ResourceId card : t.players[me].collected) ++open[kind_of(card)];
    const int hidden = of_cards - points_of(open).total();
    const bool leads_hole = mine.in_hole > 0 && mine.in_hole >= most_in_hole;
    out.add(mine.points, 16);
    out.topic(Topic::marks);
    out.add(mine.claimed, 2);
    out.topic(Topic::hole);
    out.add(mine.in_hole, 3);
    out.flag(leads_hole);
    out.add(leads_hole ? hidden : 0, 8);
    out.add(hidden, 8);
    out.topic(Topic::marks);
    out.add(mine.marked, 8);
    out.add(mine.marked_open, 8);
    out.topic(Topic::place);
    out.add(mine.here, 8);
    out.add(mine.near, 8);
    out.flag(mine.here_ends);
    out.topic(Topic::end);
    out.flag(mine.here_ends && mine.guess + mine.here > all[best].guess);
    out.topic(Topic::resources);
    out.add(mine.guess - sum / std::max(1, t.seats - 1), 8);
    out.flag(mine.guess > all[best].guess);
    write_rival(t, mine, all[best], best, hand_sizes[best], out);
    write_rival(t, mine, all[next], next, hand_sizes[next], out);
}

std::span<const Text> topic_words() {
    static constexpr std::array<Text, kTopics> kWords{
        msg("You can still do more in this turn."),
        msg("The end of the game comes at a good moment for you."),
        msg("The black hole is less of a danger to you."),
        msg("You keep the better cards in hand."),
        msg("Your ship is in a good place."),
        msg("Your markers and planets are worth more."),
        msg("Your resources are worth more."),
        msg("Your rivals get less."),
    };
    return kWords;
}

void write_features(const State& s, Seat me, FeatureWriter& out) {
    PerSeat<int> hands;
    for (const Seat seat : all_seats(s.seats)) hands[seat] = static_cast<int>(s.secrets[seat].hand.size());
    write_features(s, s.secrets[me], me, hands, out);
}

void write_features(const Observation& o, FeatureWriter& out) { write_features(o, o.own, o.me, o.hand_sizes, out); }

}  // namespace orrery::jumpgate
