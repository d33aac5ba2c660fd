// Description of a game in the form shared by the table, the protocol and the screens.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/option.h"
#include "engine/core/rule.h"
#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace orrery {

/// Column of the score table. `what` is its id in the protocol's `result`.
struct ScorePart {
    const char* what;
    const Rule* rule;
    Text name;
    bool (*counts)(const Json& options) = nullptr;         ///< whether games with these options have it; null if all have
};

/// 0-based index of a contender. Contenders score and can win: first the seats, in seat order, then the automata of the game.
/// It is not a Seat, because an automaton has no name, look or hand of a seat.
struct Contender {
    Seat index = 0;

    constexpr Contender(Seat seat) : index(seat) {}        // every seat is a contender
    bool operator==(const Contender&) const = default;
};

/// Contender that the rules play, for example the opponent of a solo game. `id` is its name in documents.
struct Automaton {
    const char* id;
    Text name;
};

/// Player names, by seat.
using Names = std::vector<std::string>;
inline const std::string& name_of(const Names& names, Seat seat) { return names[static_cast<std::size_t>(seat)]; }

/// Question before a move that its player may regret, and what its answers do: "End the game", "Keep playing".
struct Confirmation {
    std::string question;                                  ///< "": none is needed
    std::string yes{}, no{};

    bool is_needed() const { return !question.empty(); }
};

/// Points by contender and part, and the ranking. During the game it contains public information only.
struct ScoreSheet {
    struct Row {
        std::vector<int> points;                           ///< as in score_columns
        int total = 0;
        int place = 1;                                     ///< from 1; tied contenders share the better place (1, 2, 2, 4)
        const Automaton* automaton = nullptr;              ///< null for the row of a seat
    };
    bool over = false;
    std::vector<Row> rows;                                 ///< by contender
    std::vector<Contender> ranking;                        ///< best first, tied ones in order of their index; empty until over
    /// Ascending; empty until over. Stated by the game, because the first place need not win.
    std::vector<Contender> winners;

    const Row& row(Contender who) const { return rows[static_cast<std::size_t>(who.index)]; }
    bool has_won(Contender who) const { return std::find(winners.begin(), winners.end(), who) != winners.end(); }
    std::string name_of(Contender who, const Names& names, Lang lang) const {
        const Automaton* automaton = row(who).automaton;
        return automaton != nullptr ? automaton->name.in(lang) : orrery::name_of(names, who.index);
    }
    std::vector<std::string> winner_names(const Names& names, Lang lang) const {
        std::vector<std::string> out;
        for (const Contender winner : winners) out.push_back(name_of(winner, names, lang));
        return out;
    }
};

/// How a computer player of some level plays one game (Level in engine/ai/bot.h).
struct Thinking {
    int effort = 0;                                        ///< iterations or playouts for a decision, by whichever the game is played
    /// How far behind the best move one is chosen a quarter as often, in percent of the average distance; 0: always the best.
    int warmth = 0;
};

/// Points and places for search. Uses no heap memory. Equals the ScoreSheet at the end of the game.
struct Standing {
    PerSeat<int> points{};                                 ///< of the seats, and of the automata after them
    PerSeat<int> places{};                                 ///< 1 is the best; tied contenders share the better place
    int automata = 0;
};

/// Heading and lines of the text description of a position.
struct Section {
    std::string heading;
    std::vector<std::string> lines;
    bool secret = false;                                   ///< private to the reader; omitted while the screen is covered
};

/// Entry of the list of games.
struct GameInfo {
    const char* id;                                        ///< slug; also the name of the game's folders
    Text name;
    std::array<const char*, 2> saved_names;                ///< titles that saves use and links presuppose: never changed
    int min_seats;
    int max_seats;
    int rules_version;                                     ///< incremented by every incompatible change of the rules
    const std::vector<OptionSpec>* options;
    const std::vector<ScorePart>* score_parts;             ///< parts that games with any options have
    Rules (*rules)();                                      ///< every rule, in the order of the specification
    const std::vector<const char*>* seat_colors;           ///< color ids in default order
    bool counts_rounds = false;                            ///< `turn_number` counts rounds instead of turns
    bool throws_dice = false;                              ///< uses dice, which players may roll as real dice
    int max_plies = 20'000;                                ///< longest history that saves, links and their readers accept
    std::span<const Automaton> automata = {};              ///< automata that can stand in its score sheets
};

/// Returns whether a saved game has its game's name as its title, so that it is shown in the reader's language.
inline bool is_usual_title(const GameInfo& game, std::string_view title) {
    return title == game.saved_names[0] || title == game.saved_names[1];
}

/// Returns the indices of the score parts that games with these options have, in order.
inline std::vector<std::size_t> score_columns(const GameInfo& game, const Json& options) {
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < game.score_parts->size(); ++i) {
        const ScorePart& part = (*game.score_parts)[i];
        if (part.counts == nullptr || part.counts(options)) columns.push_back(i);
    }
    return columns;
}

}  // namespace orrery
