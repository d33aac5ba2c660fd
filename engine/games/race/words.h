// What the files of words share: looking things up in an observation, and how they are called in a sentence.
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

namespace orrery::race {

/// One named place of a template; `Place` is a move here.
using Slot = orrery::Place;

/// The seat that must answer; `o.me` when the game is over.
Seat asked_seat(const Observation& o);
inline bool is_asked(const Observation& o, Kind kind) { return o.asked && o.asked->kind == kind; }
/// Whether cards are being chosen that nobody else may know yet (RG-A16, RG-A24).
bool is_placing_secret(const Observation& o);
/// Whether a seat has the bonus of the phase that is being played (RG-T4).
bool has_bonus(const Observation& o, Seat seat);
/// Whether a card of the reader's hand answers the question which card to place (RG-A11 to A14, RG-A21, RG-A23).
bool can_place(const Observation& o, CardId card);
/// Hand cards of the reader that can pay for `card`: all but itself, if it is still among them.
int cards_besides(const Observation& o, CardId card);
/// Null if the card has no such power, or none of this phase.
const Power* consume_power_at(CardId card, std::size_t index);
/// VP of a power's goods, doubled for whoever chose that (RG-A60).
int doubled_for(const Observation& o, Seat seat, int vp);
/// The cards of a seat with a consume power that could be used now; `only_duties`: that must be (RG-A46, RG-A47).
Cards usable_cards(const Observation& o, Seat seat, bool only_duties);
/// The worlds of a seat whose good the open power may take next (RG-A51, RG-A53).
Cards takeable(const Observation& o, Seat seat);

/// "novelty good" / 「嗜好品の品物」.
std::string good_text(Good kind, Lang lang);
/// "rare-element" / 「希少元素」.
std::string kind_text(Good kind, Lang lang);
std::string names_of(const Names& names, const SeatList& seats, Lang lang);
std::vector<std::string> card_names(const Cards& cards, Lang lang);
/// "2 VP and 1 card", "nothing".
std::string reward_text(int vp, int cards, Lang lang);
/// "−2", "0", "+3".
std::string signed_text(int number);
/// "−2", "0", "3".
std::string number_text(int number);
/// "4 − 1 (Develop bonus)": the number printed, and what changes it. Without a number: "2 (New Sparta) + 1 (…)".
std::string sum_text(std::optional<int> printed, const Terms& terms, Lang lang);
/// Why the game ends, as part of a sentence.
std::string end_text(EndReason reason, Lang lang);
/// A way to place a world, behind "Place Gem World,": "pay 2 cards". Precondition: it is open to the owner of the tableau.
std::string way_to_place(const SeenTableau& tableau, CardId world, Method method, Lang lang);
/// Several such ways: "pay 2 cards or free by giving up Colony Ship".
std::string ways_in_text(const std::vector<std::string>& ways, Lang lang);
/// What a consume power comes to for the reader now: "consume 2 goods, gain 2 VP".
std::string power_text(const Observation& o, Seat seat, const Power& power, Lang lang);

}  // namespace orrery::race
