// Text of moves, decisions, events and refusals of AstroNavigators. Sections cited are those of docs/rules/astronavigators.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/rule.h"
#include "engine/games/astronavigators/events.h"
#include "engine/games/astronavigators/moves.h"
#include "engine/games/astronavigators/observe.h"

namespace orrery::astronavigators {

/// Returns the log sentence of an event (section 10).
std::string describe(const Event& e, const Names& names, Lang lang);

/// Returns the text of the prompt bar: the question put to the deciding seat, or the winners after the end.
std::string prompt(const Observation& o, const Names& names, Lang lang);

/// What the rules allow the reader between two moves of a Travel action, at a decision of kind `chain` or `space`. Prompts name nothing
/// else.
struct WayOn {
    bool chains = false;                                   ///< another leg on the Earth
    bool quests = false;
    bool advances = false;                                 ///< the ordinary move in space (AN-A100)
    bool moves_again = false;                              ///< an extra move in space (AN-A101 to A103)
    bool swaps = false;                                    ///< an orbit tile (AN-A104)
};
WayOn way_on(const Observation& o);

/// Returns the accessible name of a move's button.
std::string move_name(const Observation& o, const Move& m, Lang lang);
/// Returns the move as a noun phrase for use after "Take back:". It names no secret choice.
std::string move_noun(const Observation& o, const Move& m, Lang lang);

/// Explains why a move is refused. `m` is the refused move, or nullopt if it was malformed (AN-M5).
std::string explain(const Observation& o, Seat who, const std::optional<Move>& m, const Violation& why, const Names& names, Lang lang);
/// Returns the headline of the same refusal.
std::string refusal_title(const std::optional<Move>& m, const Violation& why, Lang lang);

/// Returns the probe moves: moves whose legality is not obvious. A caller learns from their verdicts which of them the seat cannot
/// make now.
std::vector<Move> probe_moves(const Observation& o);

/// Returns a question about a move with heavy consequences. Otherwise empty.
Confirmation confirmation(const Observation& o, const Move& m, const Names& names, Lang lang);

/// Describes the whole table for players who cannot see the board.
std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang);

}  // namespace orrery::astronavigators
