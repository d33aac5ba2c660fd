// Helpers shared by the describe*.cpp files and explain.cpp: look-ups in an observation and names of things within a
// sentence.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/text.h"
#include "engine/games/race/costs.h"
#include "engine/games/race/events.h"
#include "engine/games/race/moves.h"
#include "engine/games/race/observe.h"
#include "engine/games/race/rules.h"

namespace orrery::race {

/// Returns the deciding seat, or `o.me` when the game is over.
Seat asked_seat(const Observation& o);
inline bool is_asked(const Table& t, Kind kind) {
    const std::optional<Asked> open = asked(t);
    return open && open->kind == kind;
}
/// Returns whether a secret choice of cards to place is in progress (RG-A16, RG-A24).
bool is_placing_secret(const Table& t);
/// Returns whether a seat has the bonus of the current phase (RG-T4).
bool has_bonus(const Table& t, Seat seat);
/// Returns whether the reader may choose a hand card for placement now (RG-A11 to A14, RG-A21, RG-A23).
bool can_place(const Observation& o, CardId card);
/// Returns the number of the reader's hand cards that can pay for `card`: all except `card` itself, if it is still in hand.
int cards_besides(const Observation& o, CardId card);
/// Returns the consume power at an index, or nullptr if the card has no such power or it belongs to another phase.
const Power* consume_power_at(CardId card, std::size_t index);
/// Returns VP for goods, doubled if the seat chose that action (RG-A60).
int doubled_for(const Table& t, Seat seat, int vp);
/// Returns the seat's cards with a usable consume power (RG-A46). With `only_duties`, only those with one that must be used
/// (RG-A47).
Cards usable_cards(const Observation& o, Seat seat, bool only_duties);
/// Returns the seat's worlds whose good the open power may take next (RG-A51, RG-A53).
Cards takeable(const Table& t, Seat seat);

/// Returns a kind as a noun, for example "novelty good" / 「嗜好品の品物」.
std::string good_text(Good kind, Lang lang);
/// Returns a kind as an adjective, for example "rare-element" / 「希少元素」.
std::string kind_text(Good kind, Lang lang);
std::string names_of(const Names& names, const SeatList& seats, Lang lang);
std::vector<std::string> card_names(const Cards& cards, Lang lang);
/// Returns an amount gained, for example "2 VP and 1 card" or "nothing".
std::string reward_text(int vp, int cards, Lang lang);
/// Returns a number with a sign: "−2", "0", "+3".
std::string signed_text(int number);
/// Returns a number with a typographic minus: "−2", "0", "3".
std::string number_text(int number);
/// Returns a sum with its terms: "4 − 1 (Develop bonus)", or without a printed number "2 (New Sparta) + 1 (…)".
std::string sum_text(std::optional<int> printed, const Terms& terms, Lang lang);
/// Returns the reason why the game ends as part of a sentence.
std::string end_text(EndReason reason, Lang lang);
/// Returns a method as it follows "Place Gem World,": "pay 2 cards". Precondition: it is open to the owner of the tableau.
std::string way_to_place(const Tableau& tableau, CardId world, Method method, Lang lang);
/// Returns the effect of a consume power in the current position: "consume 2 goods, gain 2 VP".
std::string power_text(const Table& t, Seat seat, const Power& power, Lang lang);

}  // namespace orrery::race
