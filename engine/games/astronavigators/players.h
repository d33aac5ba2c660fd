// Facts about players and piles that follow from the table.
#pragma once

#include <optional>

#include "engine/games/astronavigators/atlas.h"
#include "engine/games/astronavigators/state.h"

namespace orrery::astronavigators {

// Players.

/// Returns whether the player's vehicle can only go on by ship (AN-T9).
inline bool is_at_sea(const Player& player) {
    return player.is_on(Map::earth) && player.face == Transport::ship && !has_icon(player.vehicle.at, Transport::ship);
}
inline int slot_size(const Player& player) {
    return player.has_instrument(EffectKind::schedule_capacity) ? kMostSlot : kSlot;               // AN-A21, AN-A85
}
/// Returns the steps that instruments add to a leg by this transport (AN-A89).
inline int bonus_steps(const Player& player, Transport transport) {
    int sum = 0;
    for (const QuestId quest : player.instruments) sum += kInstruments[quest].moves[index_of(transport)];
    return sum;
}
/// Returns whether the player may launch from where the vehicle stands (AN-A50).
inline bool may_launch(const Table& t, const Player& player) {
    return t.is_astronavigator() && player.status == Status::astronaut && player.vehicle == Vehicle{Map::earth, kLaunchSpace};
}
inline const OwnTile* tile_of(const Player& player, TileId tile) {
    for (const OwnTile& own : player.tiles)
        if (own.id == tile) return &own;
    return nullptr;
}
inline bool has_continent(const Player& player, Continent continent) {
    for (const OwnTile& own : player.tiles)
        if (kTiles[own.id].continent == continent) return true;
    return false;
}
inline int observed_with(const Player& player, SetId set) {
    int count = 0;
    for (const CardId card : player.observed) count += (kCards[card].icons & icon_of(set)) != 0;
    return count;
}
/// Returns the number of a quest's constellations that the player has observed.
inline int observed_of(const Player& player, QuestId quest) {
    int count = 0;
    for (const CardId card : kQuests[quest].constellations) count += contains(player.observed, card);
    return count;
}
inline int completed_sets(const Player& player) {
    int count = 0;
    for (const SetState set : player.sets) count += set != SetState::open;
    return count;
}
inline int activated_moons(const Player& player) {
    int count = 0;
    for (const MoonState moon : player.moons) count += moon != MoonState::inactive;
    return count;
}

using QuestList = FixedVector<QuestId, kQuestCount>;
/// Returns the quests that the player can complete on the space of the vehicle, in order (AN-A65).
inline QuestList completable(const Player& player) {
    QuestList out;
    for (const QuestId quest : player.quests)
        if (kQuests[quest].targets.has(player.vehicle.at) && observed_of(player, quest) > 0) out.push_back(quest);
    return out;
}
/// Returns whether the player has just stepped to a space with quests to complete and has not declined (AN-A66).
inline bool may_complete(const Turn& turn, const Player& player) {
    return turn.stage == Step::travel && turn.steps_taken > 0 && !turn.quest_declined && !completable(player).empty();
}

/// Returns the transports of a space that a player may choose after a roll (AN-A48).
inline Bits transports_at(const Table& t, const Player& player) {
    Bits out = 0;
    for (const Transport transport : kTransportList)
        if (has_icon(player.vehicle.at, transport) && (transport != Transport::spacecraft || may_launch(t, player)))
            out = static_cast<Bits>(out | bit_of(transport));
    return out;
}
/// Returns the faces of the vehicles of other players in play on the same space of the Earth (AN-A46).
inline Bits faces_beside(const Table& t, Seat who) {
    Bits out = 0;
    const Player& player = t.players[who];
    for (const Seat seat : all_seats(t.seats)) {
        const Player& other = t.players[seat];
        if (seat != who && other.is_playing() && other.vehicle == player.vehicle) out = static_cast<Bits>(out | bit_of(other.face));
    }
    return out;
}

/// Returns whether the icon of a set is on a top card (AN-A101, AN-A91).
inline bool matches(const Table& t, const Player& player, SetId set) {
    const auto shows = [set](CardId card) { return (kCards[card].icons & icon_of(set)) != 0; };
    for (const CardPile& week : t.weeks)
        if (!week.empty() && shows(week.back())) return true;
    return t.deck_top != kNoCard && shows(t.deck_top) && player.has_instrument(EffectKind::match_deck_top);
}

// The orbit map.

inline int vehicles_in_orbit(const Table& t) {
    int count = 0;
    for (const Seat seat : all_seats(t.seats)) count += t.players[seat].is_on(Map::orbit);
    return count;
}
/// Returns where a move leads from `from`, which is empty at a launch (AN-A54, AN-A55).
inline StageId next_stage(const Table& t, std::optional<StageId> from) {
    const int moving = from ? 0 : 1;                       // a launching vehicle is not on the orbit map yet
    const int room = vehicles_in_orbit(t) + moving <= kFewVehicles ? kFewCapacity : kManyCapacity;
    StageId to = from ? static_cast<StageId>(*from + 1) : StageId{0};
    for (; has_stack(to); ++to) {
        int others = 0;
        for (const Seat seat : all_seats(t.seats)) others += t.players[seat].vehicle == Vehicle{Map::orbit, to};
        if (others < room) break;
    }
    return to;
}

// Piles, whose sizes follow from what lies open.

/// Returns the number of observation cards below the top of the deck.
inline int cards_below(const Table& t) {
    std::size_t open = t.deck_top == kNoCard ? 0 : 1;
    for (const CardPile& week : t.weeks) open += week.size();
    for (const Seat seat : all_seats(t.seats)) {
        const Player& player = t.players[seat];
        open += player.observed.size() + player.moon_cards.size() + player.schedule.size();
    }
    return static_cast<int>(kCardCount) - static_cast<int>(open);
}
/// Returns the number of tiles below the top of a continent's stack.
inline int tiles_below(const Table& t, Continent continent) {
    int open = t.tile_tops[index_of(continent)] == kNoTile ? 0 : 1;
    for (const Seat seat : all_seats(t.seats)) open += has_continent(t.players[seat], continent);
    return static_cast<int>(kTilesEach) - open;
}
/// Returns the number of tiles of an orbit stack; one more lies on the board.
inline int orbit_stack_size(const Table& t, StackId stack) {
    int taken = 1;
    for (const Seat seat : all_seats(t.seats)) taken += contains(t.players[seat].orbit_stacks, stack);
    return static_cast<int>(kOrbitTilesEach) - taken;
}
/// Returns whether a quest is in the deck, or in the offer of the seat in turn.
inline bool is_quest_hidden(const Table& t, QuestId quest) {
    for (const Seat seat : all_seats(t.seats))
        if (contains(t.players[seat].quests, quest) || contains(t.players[seat].instruments, quest)) return false;
    return true;
}
inline int quest_deck_size(const Table& t) {
    int count = 0;
    for (QuestId quest = 0; quest < kQuestCount; ++quest) count += is_quest_hidden(t, quest);
    return count - (t.turn ? t.turn->offered_quests : 0);
}
/// Returns the seat that chooses a character; nullopt if all have one (AN-S7).
inline std::optional<Seat> character_chooser(const Table& t) {
    for (int i = 1; i <= t.seats; ++i) {
        const Seat seat = static_cast<Seat>((t.first_seat + t.seats - i) % t.seats);
        if (!t.players[seat].character) return seat;
    }
    return {};
}
/// Returns the seat that chooses an agenda; nullopt if all have one (AN-S8). Precondition: all have a character.
inline std::optional<Seat> agenda_chooser(const Table& t) {
    for (const Seat seat : all_seats(t.seats))
        if (!t.players[seat].has_agenda) return seat;
    return {};
}
inline int character_pile_size(const Table& t) {
    if (!character_chooser(t)) return 0;
    int chosen = 0;
    for (const Seat seat : all_seats(t.seats)) chosen += t.players[seat].character.has_value();
    return static_cast<int>(kCharacterCount) - chosen - kOffered;
}

/// Returns whether the player can start a quest by some tiles (AN-A60, AN-A63).
inline bool may_start_quest(const Table& t, const Player& player) {
    int plain = 0;
    bool has_flag = false;
    for (const OwnTile& own : player.tiles)
        if (!own.is_used) (kTiles[own.id].has_flag ? has_flag = true : (++plain, true));
    return (has_flag || plain >= kTilesForQuest) && quest_deck_size(t) > 0;
}

// Calibration.

inline bool may_place_sxt(const Player& player, int phase) {                       // AN-A114
    return player.status == Status::astronaut && player.moon(phase) == MoonState::active;
}
inline bool may_place_sct(const Player& player, SetId set) {                       // AN-A115
    return player.status == Status::astronaut && player.sets[set] == SetState::ready && player.ai != set;
}
inline bool may_place_ai(const Player& player, SetId set) {                        // AN-A116
    return player.status == Status::astronaut && player.sct != kNoSet && player.sets[set] == SetState::ready && player.sct != set;
}
inline bool may_abort(const Player& player) {                                      // AN-A74
    return !player.abort_stage_used && player.is_on(Map::orbit) && has_stack(player.vehicle.at);
}
/// Returns whether the player can place a token (AN-A114 to AN-A116).
inline bool may_place_token(const Player& player) {
    for (int phase = 1; phase <= kPhases; ++phase)
        if (player.sxt == 0 && may_place_sxt(player, phase)) return true;
    for (SetId set = 0; set < kSetCount; ++set)
        if ((player.sct == kNoSet && may_place_sct(player, set)) || (player.ai == kNoSet && may_place_ai(player, set))) return true;
    return false;
}
/// Returns whether the player can take a calibration action (AN-A111).
inline bool may_calibrate(const Player& player) {
    return player.status == Status::astronomer || may_abort(player) || may_place_token(player);
}

/// Returns the seat with the lowest week among those that `wanted(seat)` accepts (AN-T12); nullopt if there is none.
template <class Wanted>
std::optional<Seat> first_by_week(const Table& t, Wanted wanted) {
    std::optional<Seat> out;
    for (const Seat seat : all_seats(t.seats)) {
        const Player& player = t.players[seat];
        if (!player.disc || !wanted(seat)) continue;
        if (!out || player.disc->week < t.players[*out].disc->week) out = seat;
    }
    return out;
}
/// Returns the seat that decides whether to join the calibration; nullopt if all have decided.
inline std::optional<Seat> joining_seat(const Table& t) {
    return first_by_week(t, [&t](Seat seat) { return t.players[seat].is_playing() && !t.players[seat].joined; });
}
inline std::optional<Seat> calibrating_seat(const Table& t) {
    return first_by_week(t, [&t](Seat seat) { return t.players[seat].joined == true && !t.players[seat].disc_done; });
}
/// Returns the seat that selects an action; nullopt if all have (AN-T3).
inline std::optional<Seat> selecting_seat(const Table& t) {
    for (const Seat seat : clockwise_from(t.first_seat, t.seats))
        if (t.players[seat].is_playing() && !t.players[seat].disc) return seat;
    return {};
}
inline int filled_weeks(const Table& t) {
    int count = 0;
    for (const CardPile& week : t.weeks) count += !week.empty();
    return count;
}

}  // namespace orrery::astronavigators
