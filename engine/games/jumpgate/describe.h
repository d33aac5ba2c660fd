// Moves, decisions, events and refusals of Jump Gate in words, English beside Japanese.
#pragma once

#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/rule.h"
#include "engine/games/jumpgate/events.h"
#include "engine/games/jumpgate/moves.h"
#include "engine/games/jumpgate/observe.h"

namespace orrery::jumpgate {

/// "Jump 2 · Scan 4", "Jump any · Scan 1".
std::string card_text(NavId card, Lang lang);
/// The resource's name, with "●" behind it if it bears the icon.
std::string resource_text(ResourceId resource, Lang lang);
std::string planet_name(PlanetId planet, Lang lang);

/// One sentence of the log (section 10). `e` must have been redacted for its reader.
std::string describe(const Event& e, const Names& names, Lang lang);

/// What is asked of the deciding seat, as the prompt bar says it; after the end, who won.
std::string prompt(const Observation& o, const Names& names, Lang lang);

/// The full name of a move, as a screen reader reads its button: "Scan Sethium with Jump 1 · Scan 3".
std::string move_name(const Observation& o, const Move& m, Lang lang);
/// The same as a noun phrase, to stand behind "Take back:" ("jump to Waldwelt").
std::string move_noun(const Observation& o, const Move& m, Lang lang);

/// Why a move is refused, naming the things concerned, and what would work instead.
/// `o` is what the refused seat sees; `m` the refused move, or empty when it could not be read (JG-T13).
std::string explain(const Observation& o, Seat who, const std::optional<Move>& m, const Violation& why, const Names& names,
                    Lang lang);
/// The headline of the same refusal: "Land & Claim is not possible yet".
std::string refusal_title(const std::optional<Move>& m, const Violation& why, Lang lang);

/// For the choice of an action: one move of each kind whose possibility is not plain, the likeliest to be legal. What is
/// refused of these is what the seat cannot do now. Empty at other decisions.
std::vector<Move> wishes(const Observation& o);

/// A question to ask before the move is made, or empty: moves that end the game or take the last marker (section 14).
std::string confirmation(const Observation& o, const Move& m, const Names& names, Lang lang);

/// The whole table as `o.me` sees it, for somebody who cannot see the board.
std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang);

}  // namespace orrery::jumpgate
