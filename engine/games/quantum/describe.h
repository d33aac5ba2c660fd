// Moves, decisions, events and refusals of Quantum in words, English beside Japanese.
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
/// "Frigate (4)".
std::string ship_name(int number, Lang lang);
/// How a square is called on the edges of the board: "E3"; columns A to O from the left, rows 1 to 15 from above.
std::string coordinate(Square square);
/// "Planet 9 (E2)".
std::string planet_name(PlanetId planet, int number, Lang lang);
/// "E1", and what orbit or corner it is.
std::string space_name(const Table& t, Square space, Lang lang);

/// One sentence of the log (section 10).
std::string describe(const Event& e, const Names& names, Lang lang);

/// What is asked of the deciding seat, as the prompt bar says it; after the end, who won.
std::string prompt(const Observation& o, const Names& names, Lang lang);

/// The full name of a move, as a screen reader reads its button: "Move the Frigate (4) from E1".
std::string move_name(const Observation& o, const Move& m, Lang lang);
/// The same as a noun phrase, to stand behind "Take back:".
std::string move_noun(const Observation& o, const Move& m, Lang lang);

/// Why a move is refused, naming the things concerned, and what would work instead.
/// `m` is the refused move, or empty when it could not be read (QU-T7).
std::string explain(const Observation& o, Seat who, const std::optional<Move>& m, const Violation& why, const Names& names,
                    Lang lang);
/// The headline of the same refusal.
std::string refusal_title(const std::optional<Move>& m, const Violation& why, Lang lang);

/// Moves whose possibility is not plain, the likeliest to be legal: what is refused of these is what the seat cannot do now.
std::vector<Move> wishes(const Observation& o);

/// A question to ask before the move is made, or empty: picks without effect, and research that would be lost.
std::string confirmation(const Observation& o, const Move& m, const Names& names, Lang lang);

/// The whole table, for somebody who cannot see the board.
std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang);

}  // namespace orrery::quantum
