#include "engine/games/astronavigators/observe.h"

#include <bitset>

#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rules.h"

namespace orrery::astronavigators {

Observation observe_public(const State& s, Seat me) {
    Observation o;
    static_cast<Table&>(o) = s;
    o.me = me;
    return o;
}

Observation observe(const State& s, Seat me) {
    Observation o = observe_public(s, me);
    o.own = s.secrets[me];
    return o;
}

bool has_secrets(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    const std::optional<Asked> open = asked(s);
    const bool is_choosing = open && open->seat == seat &&
                             (open->kind == Kind::choose_character || open->kind == Kind::choose_agenda || open->kind == Kind::quest_keep);
    return is_choosing || (player.has_agenda && !player.agenda) || !player.orbit_stacks.empty();
}

bool decides_in_the_open(const State& s) {
    const std::optional<Asked> open = asked(s);
    if (!open) return true;
    switch (open->kind) {
        case Kind::choose_character:
        case Kind::choose_agenda:
        case Kind::quest_keep: return false;
        case Kind::space: return s.players[open->seat].swap_tile != kNoOrbitTile || s.players[open->seat].orbit_stacks.empty();
        case Kind::select_action:
        case Kind::quest_window:
        case Kind::quest_source:
        case Kind::quest_complete:
        case Kind::observe_target:
        case Kind::planned_card:
        case Kind::schedule_swap:
        case Kind::travel_step:
        case Kind::chain:
        case Kind::chain_transport:
        case Kind::take_orbit_tile:
        case Kind::dv:
        case Kind::abort_status:
        case Kind::calibrate_join:
        case Kind::calibrate: break;
    }
    return true;
}

namespace {

/// Set of the cards of one kind that the observer knows.
template <std::size_t N>
class Known {
  public:
    template <class List>
    void add(const List& cards) {
        for (const std::uint8_t card : cards) add_one(card);
    }
    void add_one(std::uint8_t card) {
        if (card < N) known_.set(card);
    }
    bool has(std::size_t card) const { return known_.test(card); }
    /// Returns the other cards that `wanted(card)` accepts, shuffled.
    template <class Wanted>
    FixedVector<std::uint8_t, N> others(Rng& rng, Wanted wanted) const {
        FixedVector<std::uint8_t, N> out;
        for (std::size_t i = 0; i < N; ++i)
            if (!known_.test(i) && wanted(static_cast<std::uint8_t>(i))) out.push_back(static_cast<std::uint8_t>(i));
        rng.shuffle(out);
        return out;
    }

  private:
    std::bitset<N> known_;
};

template <class From, class To>
void deal(From& from, int count, To& to) {
    for (int i = 0; i < count && !from.empty(); ++i) to.push_back(take_top(from));
}

void guess_deck(State& s, Rng& rng) {
    Known<kCardCount> known;
    known.add_one(s.deck_top);
    for (const CardPile& week : s.weeks) known.add(week);
    for (const Seat seat : all_seats(s.seats)) {
        known.add(s.players[seat].observed);
        known.add(s.players[seat].moon_cards);
        known.add(s.players[seat].schedule);
    }
    s.deck = known.others(rng, [](CardId) { return true; });
}

void guess_tiles(State& s, Rng& rng) {
    Known<kTileCount> known;
    known.add(s.tile_tops);
    for (const Seat seat : all_seats(s.seats))
        for (const OwnTile& own : s.players[seat].tiles) known.add_one(own.id);
    for (std::size_t i = 0; i < kContinentCount; ++i) {
        auto unseen = known.others(rng, [i](TileId tile) { return kTiles[tile].continent == static_cast<Continent>(i); });
        deal(unseen, static_cast<int>(kTilesEach), s.tile_stacks[i]);
    }
}

/// Guesses the orbit tiles of the other seats, of the board and of the stacks.
void guess_orbit(State& s, Seat me, Rng& rng) {
    if (!s.is_astronavigator()) return;
    Known<kOrbitTileCount> known;
    known.add(s.revealed);
    known.add(s.secrets[me].orbit_tiles);
    for (const Seat seat : all_seats(s.seats)) known.add_one(s.players[seat].swap_tile);
    for (StackId stack = 0; stack < kStackCount; ++stack) {
        auto unseen = known.others(rng, [stack](OrbitTileId tile) { return kOrbitTiles[tile].stack == stack; });
        for (const Seat seat : all_seats(s.seats)) {
            const OrbitTileId swapped = s.players[seat].swap_tile;
            if (seat == me || !contains(s.players[seat].orbit_stacks, stack)) continue;
            if (swapped == kNoOrbitTile || kOrbitTiles[swapped].stack != stack) deal(unseen, 1, s.secrets[seat].orbit_tiles);
            else s.secrets[seat].orbit_tiles.push_back(swapped);
        }
        if (s.revealed[stack] == kNoOrbitTile && !unseen.empty()) s.hidden_board[stack] = take_top(unseen);
        deal(unseen, static_cast<int>(kOrbitTilesEach), s.orbit_stacks[stack]);
    }
    for (const Seat seat : all_seats(s.seats)) {           // from the order of the stacks to the order in which they were gained
        if (seat == me) continue;
        auto& tiles = s.secrets[seat].orbit_tiles;
        const auto dealt = tiles;
        for (std::size_t i = 0; i < tiles.size(); ++i)
            for (const OrbitTileId tile : dealt)
                if (kOrbitTiles[tile].stack == s.players[seat].orbit_stacks[i]) tiles[i] = tile;
    }
}

void guess_quests(State& s, Seat me, Rng& rng) {
    Known<kQuestCount> known;
    known.add(s.secrets[me].quest_offer);
    for (QuestId quest = 0; quest < kQuestCount; ++quest)
        if (!is_quest_hidden(s, quest)) known.add_one(quest);
    s.quest_deck = known.others(rng, [](QuestId) { return true; });
    if (s.turn && s.turn->seat != me) deal(s.quest_deck, s.turn->offered_quests, s.secrets[s.turn->seat].quest_offer);
}

void guess_characters(State& s, Seat me, Rng& rng) {
    const std::optional<Seat> chooser = character_chooser(s);
    if (!chooser) return;
    Known<kCharacterCount> known;
    known.add(s.secrets[me].offered);
    for (const Seat seat : all_seats(s.seats))
        if (s.players[seat].character) known.add_one(*s.players[seat].character);
    s.character_pile = known.others(rng, [](CharacterId) { return true; });
    if (*chooser != me) deal(s.character_pile, kOffered, s.secrets[*chooser].offered);
}

void guess_agendas(State& s, Seat me, Rng& rng) {
    for (const Seat seat : all_seats(s.seats)) {
        const Player& player = s.players[seat];
        if (seat == me || !player.has_agenda || player.agenda) continue;
        s.secrets[seat].agenda = static_cast<AgendaId>(first_agenda(*player.character) + rng.below(kOffered));
    }
    const std::optional<Asked> open = asked(s);
    if (!open || open->kind != Kind::choose_agenda || open->seat == me) return;
    const AgendaId first = first_agenda(*s.players[open->seat].character);
    s.secrets[open->seat].agenda_offer = {first, static_cast<AgendaId>(first + 1)};
}

}  // namespace

State determinize(const Observation& o, Rng& rng) {
    State s;
    static_cast<Table&>(s) = o;
    s.secrets[o.me] = o.own;
    guess_deck(s, rng);
    guess_tiles(s, rng);
    guess_orbit(s, o.me, rng);
    guess_quests(s, o.me, rng);
    guess_characters(s, o.me, rng);
    guess_agendas(s, o.me, rng);
    s.rng = Rng(rng.next64());
    return s;
}

}  // namespace orrery::astronavigators
