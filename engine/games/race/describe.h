// Text of moves, decisions, events and refusals of Race for the Galaxy in English and Japanese. Sections cited are those of
// docs/rules/race.md.
#pragma once

#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/rule.h"
#include "engine/games/race/events.h"
#include "engine/games/race/moves.h"
#include "engine/games/race/observe.h"

namespace orrery::race {

std::string card_name(CardId card, Lang lang);
const char* keyword_name(Keyword keyword, Lang lang);
/// Returns the names of the chosen actions, for example "Explore: +5 and Settle".
std::string actions_text(const Choice& actions, Lang lang);

/// Returns the log sentence of an event (section 10). Precondition: `e` is redacted for its reader.
std::string describe(const Event& e, const Names& names, Lang lang);

/// Returns the text of the prompt bar: the question put to the deciding seat, or the winners after the end.
std::string prompt(const Observation& o, const Names& names, Lang lang);

/// Returns the accessible name of a move's button, for example "Place Gem World, pay 2 cards".
std::string move_name(const Observation& o, const Move& m, Lang lang);
/// Returns the move as a noun phrase for use after "Take back:".
std::string move_noun(const Observation& o, const Move& m, Lang lang);

/// Explains why a move is refused and suggests legal alternatives.
/// `o` is the refused seat's observation; `m` is the refused move, or nullopt if it was malformed (RG-M0).
std::string explain(const Observation& o, Seat who, const std::optional<Move>& m, const Violation& why, const Names& names,
                    Lang lang);
/// Returns the headline of the same refusal.
std::string refusal_title(const std::optional<Move>& m, const Violation& why, Lang lang);

/// Returns the probe moves of a placement decision: the placement of each hand card that cannot be placed now. The caller
/// shows why they are refused. Empty at other decisions.
std::vector<Move> probe_moves(const Observation& o);

/// Returns a confirmation question for a wasteful move (section 14). Otherwise empty.
Confirmation confirmation(const Observation& o, const Move& m, const Names& names, Lang lang);

/// Describes the whole table as `o.me` sees it, for players who cannot see the board.
std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang);

}  // namespace orrery::race
