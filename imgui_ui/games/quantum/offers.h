// What a seat can do with the thing it has touched, sorted by what the next touch means. Legality comes from the judge alone.
#pragma once

#include <optional>
#include <vector>

#include "engine/games/quantum/odds.h"
#include "engine/games/quantum/rules.h"
#include "imgui_ui/games/quantum/view.h"

namespace orrery::ui::quantum_table {

/// What a touch on the map does for the ship that is selected.
enum class Mode : std::uint8_t { move, curious, tactical, carry, deploy, nomadic, strike, warp, curious_carry };
inline constexpr std::size_t kModes = 9;
/// The move begins with picking up another ship.
constexpr bool picks_up(Mode mode) { return mode == Mode::carry || mode == Mode::curious_carry; }

/// The same without picking up: what the move costs is the same.
constexpr Mode paid_as(Mode mode) { return mode == Mode::curious_carry ? Mode::curious : mode; }

/// What a ship can do in a mode: the answers, and the move that has to be made before any of them is asked for.
struct Plan {
    std::optional<qu::Move> first;
    qu::MoveList answers;

    bool is_empty() const { return answers.empty(); }
};

/// What a first move opens: the decision about its ship.
qu::Pending pending_of(qu::ShipId ship, Mode mode, const qu::Move& first);

/// Empty answers: nothing in this mode. `legal`: what the viewer may do now; without the first move there is no plan.
Plan plan_of(const qu::Observation& seen, const qu::MoveList& legal, qu::ShipId ship, Mode mode);

/// The mode in which a ship that is touched begins: the first in which it can do something.
std::optional<Mode> first_mode(const qu::Observation& seen, const qu::MoveList& legal, qu::ShipId ship);

/// The ship that the open decision is about: it is selected without a touch.
std::optional<qu::ShipId> ship_in_question(const qu::Observation& seen);
/// The mode of the open decision of that ship.
Mode mode_in_question(const qu::Observation& seen);

/// An attack on a ship, with its chance.
struct AttackChance {
    qu::Move move;
    qu::Square from = 0;                    ///< for Strike the ship's own space
    int way = 0;                            ///< spaces on the way there, both ends included
    qu::Odds odds;
};
/// Every way to attack this enemy among the answers, the best first; of equals the one with the shortest way.
std::vector<AttackChance> attacks_on(const qu::Table& t, const qu::MoveList& answers, qu::ShipId attacker, qu::ShipId target);

/// Lights what the answers of a plan can be made with.
void light(MapLook& look, const qu::MoveList& answers);

/// What a card's power does with a ship: Flexible has a lower and a higher number.
qu::MoveList powers_of(const qu::MoveList& legal, qu::ShipId ship, qu::Command card);

/// The viewer's ships that some legal move is about.
ShipSet ships_with_moves(const qu::MoveList& legal);

}  // namespace orrery::ui::quantum_table
