// What moves would cost and bring. Every price, sum of points and gain that the table shows or the coach tells before a move comes from
// here; the tests play the moves out and compare.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/race/costs.h"
#include "engine/games/race/moves.h"
#include "engine/games/race/observe.h"

namespace orrery::ui::race_table {

namespace rc = orrery::race;

/// One way in which the viewer can place a hand card.
struct WayToPlace {
    std::optional<rc::Method> method;        ///< of a world (RG-A25); nullopt: a development
    int price = 0;                           ///< cards to pay
    int points = 0;                          ///< of the seat afterwards
};
/// Returns the ways in which the viewer could place a hand card if its phase came now, in the order of RG-A25.
std::vector<WayToPlace> ways_to_place(const rc::Observation& seen, rc::CardId card);
/// Returns how many of the other cards the viewer chooses to pay for a card with; 0 if it cannot be placed, or not in one way alone, or if
/// there is nothing to choose (RG-A17, RG-A19).
int cards_to_choose(const rc::Observation& seen, rc::CardId card);
/// Returns the prices of the ways, "5", or "5/0" if they differ; "" for a world that is conquered, which costs no cards.
std::string prices_of(const std::vector<WayToPlace>& ways);
/// Returns the points after each of the ways, "7", or "8/7" if they differ.
std::string points_after(const std::vector<WayToPlace>& ways);

/// Returns the points of a seat with one more card in its tableau, and without a card that is given up for it.
int points_with(const rc::Player& player, rc::CardId card, std::optional<rc::CardId> given_up = {});
/// Returns the points of a card of a tableau as they stand, or of one that is placed there.
int points_of_card(const rc::Player& player, rc::CardId card);

/// Returns the number of cards for the viewer's most expensive good, or 0 without goods.
int best_sale(const rc::Observation& seen, bool with_powers);
/// Gain of a consume power. Its goods are the best ones for it.
struct Gain {
    int vp = 0, cards = 0;
};
/// Returns what a power that can be used now brings the viewer; nullopt if that depends on luck (RG-A58). Hand cards that may be
/// discarded for points (RG-A59) are all discarded.
std::optional<Gain> gain_of(const rc::Observation& seen, const rc::UsePower& use);

}  // namespace orrery::ui::race_table
