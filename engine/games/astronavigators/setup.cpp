// Setup: piles, the first player, characters and agendas (AN-S1 to S12).
#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/games/astronavigators/rules_detail.h"

namespace orrery::astronavigators {

namespace {

/// Fills an unshuffled pile with the indices from `first`: the first one on top.
template <class Pile>
void stack_up(Pile& pile, std::size_t first, std::size_t count) {
    for (std::size_t i = count; i-- > 0;) pile.push_back(static_cast<typename Pile::value_type>(first + i));
}

/// Makes all piles, in the order of AN-S2.
void make_piles(RuleContext& c) {
    State& s = c.s;
    for (std::size_t i = 0; i < kContinentCount; ++i) {
        auto& pile = s.tile_stacks[i];
        for (std::size_t tile = kTileCount; tile-- > 0;)
            if (kTiles[tile].continent == static_cast<Continent>(i)) pile.push_back(static_cast<TileId>(tile));
        shuffle(c, pile, tile_by_id);
        s.tile_tops[i] = take_top(pile);
    }
    stack_up(s.deck, 0, kCardCount);
    shuffle(c, s.deck, card_by_id);
    if (s.is_astronavigator())
        for (std::size_t i = 0; i < kStackCount; ++i) {
            stack_up(s.orbit_stacks[i], i * kOrbitTilesEach, kOrbitTilesEach);
            shuffle(c, s.orbit_stacks[i], orbit_tile_by_id);
            s.hidden_board[i] = take_top(s.orbit_stacks[i]);                       // AN-S5
        }
    stack_up(s.quest_deck, 0, kQuestCount);
    shuffle(c, s.quest_deck, quest_by_id);
    stack_up(s.character_pile, 0, kCharacterCount);
    shuffle(c, s.character_pile, character_by_id);
    for (CardPile& week : s.weeks) week.push_back(take_top(s.deck));               // AN-S4
    s.deck_top = take_top(s.deck);
}

/// Rolls for the first player until one seat is ahead (AN-S6, AN-M3).
Seat roll_for_first(RuleContext& c, std::vector<Roll>& rolls) {
    SeatList tied;
    for (const Seat seat : all_seats(c.s.seats)) tied.push_back(seat);
    while (tied.size() > 1) {
        SeatList best;
        int most = -1;
        for (const Seat seat : tied) {
            Roll roll{seat, {}};
            int sixes = 0;
            for (int i = 0; i < kStartDice; ++i) {
                const int face = c.chance.die();
                roll.dice.push_back(static_cast<std::int8_t>(face));
                sixes += face == kDieFaces;
            }
            if (c.out.is_heard()) rolls.push_back(roll);
            if (sixes > most) best.erase(best.begin(), best.end());
            if (sixes >= most) best.push_back(seat);
            most = std::max(most, sixes);
        }
        tied = best;
    }
    return tied.front();
}

void offer_characters(State& s) {                          // AN-S7
    if (const std::optional<Seat> seat = character_chooser(s))
        for (int i = 0; i < kOffered; ++i) s.secrets[*seat].offered.push_back(take_top(s.character_pile));
}
void offer_agendas(State& s) {                             // AN-S8
    if (const std::optional<Seat> seat = agenda_chooser(s)) {
        const AgendaId first = first_agenda(*s.players[*seat].character);
        s.secrets[*seat].agenda_offer = {first, static_cast<AgendaId>(first + 1)};
    }
}

}  // namespace

State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out) {
    assert(kMinSeats <= seats && seats <= kMostSeats);     // AN-S1
    State s;                                               // the sun stands at step 0 of year 1 (AN-S3), players as in AN-S9
    s.options = options;
    s.seats = static_cast<std::int8_t>(seats);
    s.rng = rng;
    Chance chance(s.rng, script);
    RuleContext context{s, chance, out};
    make_piles(context);
    std::vector<Roll> rolls;
    s.first_seat = options.first_player ? *options.first_player : roll_for_first(context, rolls);
    out.push_back(FirstPlayer{s.first_seat, std::move(rolls)});
    offer_characters(s);
    return s;
}

void tell_opening(const State& s, Events& out) {
    if (s.phase != Phase::setup) return;
    for (const Seat seat : all_seats(s.seats))
        if (s.players[seat].character) return;
    out.push_back(FirstPlayer{s.first_seat, {}});
}

void begin_play(RuleContext& c) {
    State& s = c.s;
    for (const Seat seat : all_seats(s.seats)) {
        Player& player = s.players[seat];
        const SpaceId home = kContinents[index_of(kCharacters[*player.character].continent)].start;
        player.vehicle = {Map::earth, home};               // AN-S10
        player.face = *std::find_if(kTransportList.begin(), kTransportList.end(), [home](Transport t) { return has_icon(home, t); });
    }
    for (const Seat seat : all_seats(s.seats)) take_tile(c, seat, kCharacters[*s.players[seat].character].continent);      // AN-S11
    s.phase = Phase::select;                               // AN-S12
    c.out.push_back(RoundStarted{s.round, s.sun_step});
}

// One of the two characters drawn is kept, the other goes back (AN-S7).
Verdict check(const View& view, Kind, const ChooseCharacter& m) {
    return contains(view.own.offered, m.character) ? Verdict{} : Violation{&rule::S7};
}
void play(RuleContext& c, Seat who, Kind, const ChooseCharacter& m) {
    State& s = c.s;
    auto& offered = s.secrets[who].offered;
    s.players[who].character = m.character;
    c.out.push_back(CharacterChosen{who, m.character});
    for (const CharacterId character : offered)
        if (character != m.character) s.character_pile.push_back(character);
    offered = {};
    if (character_chooser(s)) {
        shuffle(c, s.character_pile, character_by_id);
        return offer_characters(s);
    }
    s.character_pile = {};
    if (s.is_astronavigator()) offer_agendas(s);
    else begin_play(c);
}

// One of the two agendas of the character is chosen in secret (AN-S8).
Verdict check(const View& view, Kind, const ChooseAgenda& m) {
    return contains(view.own.agenda_offer, m.agenda) ? Verdict{} : Violation{&rule::S8};
}
void play(RuleContext& c, Seat who, Kind, const ChooseAgenda& m) {
    State& s = c.s;
    s.secrets[who].agenda_offer = {};
    s.players[who].has_agenda = true;
    if (s.options.agendas_open) s.players[who].agenda = m.agenda;
    else s.secrets[who].agenda = m.agenda;
    c.out.push_back(AgendaChosen{who});
    if (agenda_chooser(s)) offer_agendas(s);
    else begin_play(c);
}

}  // namespace orrery::astronavigators
