// Text of moves, decisions, events and refusals of Jump Gate in English and Japanese. Sections cited are those of
// docs/rules/jumpgate.md.
#pragma once

#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/rule.h"
#include "engine/games/jumpgate/events.h"
#include "engine/games/jumpgate/moves.h"
#include "engine/games/jumpgate/observe.h"

namespace orrery::jumpgate {

/// Returns the codes of a card, for example "Jump 2 · Scan 4" or "Jump any · Scan 1".
std::string card_text(NavId card, Lang lang);
/// Returns the resource's name, followed by "●" if it carries the black-hole icon.
std::string resource_text(ResourceId resource, Lang lang);
std::string planet_name(PlanetId planet, Lang lang);

/// Returns the log sentence of an event (section 10). Precondition: `e` is redacted for its reader.
std::string describe(const Event& e, const Names& names, Lang lang);

/// Returns the text of the prompt bar: the question put to the deciding seat, or the winners after the end.
std::string prompt(const Observation& o, const Names& names, Lang lang);

/// Returns the accessible name of a move's button, for example "Scan Sethium with Jump 1 · Scan 3".
std::string move_name(const Observation& o, const Move& m, Lang lang);
/// Returns the move as a noun phrase for use after "Take back:", for example "jump to Waldwelt".
std::string move_noun(const Observation& o, const Move& m, Lang lang);

/// Explains why a move is refused and suggests legal alternatives.
/// `o` is the refused seat's observation; `m` is the refused move, or nullopt if it was malformed (JG-T13).
std::string explain(const Observation& o, Seat who, const std::optional<Move>& m, const Violation& why, const Names& names,
                    Lang lang);
/// Returns the headline of the same refusal, for example "Land & Claim is not possible yet".
std::string refusal_title(const std::optional<Move>& m, const Violation& why, Lang lang);

/// Returns the probe moves at decision `action`: for each kind of action whose legality is not obvious, the candidate most
/// likely to be legal. A caller learns from their verdicts which actions the seat cannot take now. Empty at other decisions.
std::vector<Move> probe_moves(const Observation& o);

/// Returns a confirmation question for a move that ends the game or takes the last marker (section 14). Otherwise empty.
Confirmation confirmation(const Observation& o, const Move& m, const Names& names, Lang lang);

/// Describes the whole table as `o.me` sees it, for players who cannot see the board.
std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang);

}  // namespace orrery::jumpgate
