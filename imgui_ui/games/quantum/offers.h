// Legal actions with the touched thing, by the meaning of the next touch. Only the judge decides legality.
#pragma once

#include <optional>
#include <vector>

#include "engine/games/quantum/odds.h"
#include "engine/games/quantum/rules.h"
#include "imgui_ui/games/quantum/view.h"

namespace orrery::ui::quantum_table {

/// Meaning of a touch on the map for the selected ship.
enum class Mode : std::uint8_t { move, curious, tactical, carry, deploy, nomadic, strike, warp, curious_carry };
inline constexpr std::size_t kModes = 9;
/// Returns true if the move begins by picking up another ship.
constexpr bool picks_up(Mode mode) { return mode == Mode::carry || mode == Mode::curious_carry; }

/// Returns the mode that determines the cost: curious_carry costs the same as curious.
constexpr Mode paid_as(Mode mode) { return mode == Mode::curious_carry ? Mode::curious : mode; }

/// Actions of a ship in a mode: the answers, and the move that must come first.
struct Plan {
    std::optional<qu::Move> first;
    qu::MoveList answers;

    bool is_empty() const { return answers.empty(); }
};

/// Returns the decision about a ship that a first move opens.
qu::Pending pending_of(qu::ShipId ship, Mode mode, const qu::Move& first);

/// Returns the plan of a ship in a mode. Its answers are empty if it can do nothing in this mode. `legal` are the viewer's legal
/// moves; the first move must be among them.
Plan plan_of(const qu::Observation& seen, const qu::MoveList& legal, qu::ShipId ship, Mode mode);

/// Returns the initial mode of a touched ship: the first in which it can do something.
std::optional<Mode> first_mode(const qu::Observation& seen, const qu::MoveList& legal, qu::ShipId ship);

/// Returns the ship of the open decision, which is selected without a touch.
std::optional<qu::ShipId> ship_in_question(const qu::Observation& seen);
/// Returns the mode of the open decision about that ship.
Mode mode_in_question(const qu::Observation& seen);

/// Attack on a ship, with its chance.
struct AttackChance {
    qu::Move move;
    qu::Square from = 0;                    ///< for Strike the ship's own space
    int way = 0;                            ///< number of spaces on the way, both ends included
    qu::Odds odds;
};
/// Returns every attack on this enemy among the answers, best first. Among equals, the shortest way comes first.
std::vector<AttackChance> attacks_on(const qu::Table& t, const qu::MoveList& answers, qu::ShipId attacker, qu::ShipId target);

/// Highlights the things with which the answers can be given.
void light(MapLook& look, const qu::MoveList& answers);

/// Returns the moves of a card's power with a ship. Flexible has two: a lower and a higher number.
qu::MoveList powers_of(const qu::MoveList& legal, qu::ShipId ship, qu::Command card);

/// Returns the viewer's ships that are part of some legal move.
ShipSet ships_with_moves(const qu::MoveList& legal);

}  // namespace orrery::ui::quantum_table
