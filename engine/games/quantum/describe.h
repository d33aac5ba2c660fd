// Text of moves, decisions, events and refusals of Quantum in English and Japanese. Sections cited are those of
// docs/rules/quantum.md.
#pragma once

#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/rule.h"
#include "engine/games/quantum/events.h"
#include "engine/games/quantum/moves.h"
#include "engine/games/quantum/observe.h"

namespace orrery::quantum {

std::string card_name(CardId card, Lang lang);
/// Returns a ship's kind and number, for example "Frigate (4)".
std::string ship_name(int number, Lang lang);
/// Returns the coordinate of a square as on the board's edges, for example "E3": columns A to O from the left, rows 1 to 15
/// from the top.
std::string coordinate(Square square);
/// Returns a planet's name, for example "Planet 9 (E2)".
std::string planet_name(PlanetId planet, int number, Lang lang);
/// Returns a space's coordinate and the planet of which it is an orbit or a corner.
std::string space_name(const Table& t, Square space, Lang lang);

/// Returns the log sentence of an event (section 10).
std::string describe(const Event& e, const Names& names, Lang lang);

/// Returns the text of the prompt bar: the question put to the deciding seat, or the winners after the end.
std::string prompt(const Observation& o, const Names& names, Lang lang);

/// Returns the accessible name of a move's button, for example "Move the Frigate (4) from E1".
std::string move_name(const Observation& o, const Move& m, Lang lang);
/// Returns the move as a noun phrase for use after "Take back:".
std::string move_noun(const Observation& o, const Move& m, Lang lang);

/// Explains why a move is refused and suggests legal alternatives.
/// `m` is the refused move, or nullopt if it was malformed (QU-T7).
std::string explain(const Observation& o, Seat who, const std::optional<Move>& m, const Violation& why, const Names& names,
                    Lang lang);
/// Returns the headline of the same refusal.
std::string refusal_title(const std::optional<Move>& m, const Violation& why, Lang lang);

/// Returns the probe moves: moves whose legality is not obvious, chosen for being likely to be legal. A caller learns from
/// their verdicts which moves the seat cannot make now.
std::vector<Move> probe_moves(const Observation& o);

/// Returns a confirmation question for picks without effect and for ending the actions while some are left. Otherwise empty.
Confirmation confirmation(const Observation& o, const Move& m, const Names& names, Lang lang);

/// Describes the whole table for players who cannot see the board.
std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang);

}  // namespace orrery::quantum
