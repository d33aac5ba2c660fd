// Detects faults in a picture automatically: texts that are cut, torn, overlap each other or extend beyond their buttons; panels
// over the things that they explain; targets that overlap, lie outside the window or are too small for a finger. Also walks
// through all screens that can be reached, without a list of pages.
//   `faults_of` examines a recorded frame (Ui::record)
//   `walk_everywhere` visits every screen in one form of window
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/ui/driver.h"

namespace orrery::ui::test {

/// Window size, language, and the settings that affect the available space.
struct Form {
    const char* name;
    Vec css;
    float dpr = 1;
    Lang lang = Lang::en;
    const char* text_percent = "100";
    const char* palette = "standard";
};

/// Returns the last announcement.
std::string announced(const Driver& d);

/// Returns the faults of the last frame, one sentence each. `names` may be cut.
std::vector<std::string> faults_of(Driver& d, const Recording& record, const std::set<std::string>& names);

/// Returns a word of the text that comes from no catalogue, or "". The text is in Lang::longer, whose translations put an accent on
/// every vowel, so a plain vowel is English. Exceptions, besides `given`, the words of people:
///   - "Orrery", and the languages' own names;
///   - ids of rules (JG-A6), spaces and columns of a map (E2, E), numerals (IV);
///   - links and names of files.
std::string word_of_no_catalogue(std::string text, const std::set<std::string>& given);

/// Examines a whole screen, including the scrolled parts. `where` is used in messages.
using Look = std::function<void(Driver& d, const std::string& where)>;

/// Visits every screen. It starts at several places (shelf, set-up, table with few and many seats, curtain, questions, end …),
/// presses every action in the mirror, and calls `look` for every new screen. `from` restricts it to one start of
/// `walk_beginnings()`.
void walk_everywhere(const Form& form, const std::string& game, std::optional<std::size_t> from, const Look& look);
std::vector<std::string> walk_beginnings();

/// Returns what people have given: the names of the players of the tests, in the stored games and on the table, the titles of the
/// stored games, and the contents of fields.
std::set<std::string> given_words(Driver& d);

/// Looks for faults at all scroll positions and reports them as failures of the test. Besides names, these texts may be cut.
void expect_no_faults(Driver& d, const std::string& where, const std::set<std::string>& may_be_cut = {});

/// Game that is played once and examined at each kind of decision: at its first occurrence, and again when the table is full.
struct LookedAtGame {
    std::string game;
    int players = 2;
    Json options = Json::object();
    Lang lang = Lang::en;
    std::string text_percent = "100";
    std::string where;                         ///< used in messages
    Json (*choose)(const std::vector<Json>& moves, Rng& rng);
    bool (*is_late)(const AnyMatch& match);
    /// Only decisions whose number leaves this remainder are examined.
    std::size_t every = 1, remainder = 0;
    std::set<std::string> may_be_cut{};        ///< besides names
    /// Additional check; may be null.
    Look look = nullptr;
};
/// A window in which the decisions of a game are examined.
struct TableForm {
    const char* name;
    Vec css;
    Lang lang;
    int players;
    const char* text_percent = "100";
    bool is_main = false;
};
/// Returns the game as it is examined in the form with this number. `choose` and `is_late` are still missing.
LookedAtGame looked_at(const std::string& game, const TableForm& form, std::size_t number);
void expect_decisions_readable(Driver& d, const LookedAtGame& game);
/// Returns `every` for one of the windows of a table. All decisions are examined in the main windows, and in the deep tier in every
/// window. Otherwise a fifth is examined, and `remainder` selects another fifth in each window. Builds with fewer rounds examine
/// all decisions only in the main windows of the deep tier.
std::size_t share_of_decisions(bool is_main);

}  // namespace orrery::ui::test
