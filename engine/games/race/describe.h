// Moves, decisions, events and refusals of Race for the Galaxy in words, English beside Japanese.
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
/// "Explore: +5", or "Explore: +5 and Settle".
std::string actions_text(const Choice& actions, Lang lang);

/// One sentence of the log (section 10). `e` must have been redacted for its reader.
std::string describe(const Event& e, const Names& names, Lang lang);

/// What is asked of the deciding seat, as the prompt bar says it; after the end, who won.
std::string prompt(const Observation& o, const Names& names, Lang lang);

/// The full name of a move, as a screen reader reads its button: "Place Gem World, pay 2 cards".
std::string move_name(const Observation& o, const Move& m, Lang lang);
/// The same as a noun phrase, to stand behind "Take back:".
std::string move_noun(const Observation& o, const Move& m, Lang lang);

/// Why a move is refused, naming the things concerned, and what would work instead.
/// `o` is what the refused seat sees; `m` the refused move, or empty when it could not be read (RG-M0).
std::string explain(const Observation& o, Seat who, const std::optional<Move>& m, const Violation& why, const Names& names,
                    Lang lang);
/// The headline of the same refusal.
std::string refusal_title(const std::optional<Move>& m, const Violation& why, Lang lang);

/// Moves whose possibility is not plain, the likeliest to be legal: what is refused of these is what the seat cannot do
/// now (cards of the hand that cannot be placed). Empty at other decisions.
std::vector<Move> wishes(const Observation& o);

/// A question to ask before the move is made, or empty (section 14).
std::string confirmation(const Observation& o, const Move& m, const Names& names, Lang lang);

/// The whole table as `o.me` sees it, for somebody who cannot see the board.
std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang);

}  // namespace orrery::race
