// Finds what is wrong with a picture without looking at it: texts that are cut, torn, lie over each other or stick out of
// their buttons; targets that lie over each other, outside the window or are too small for a finger. And a walk through all
// screens that can be reached, whatever pages there are.
//   record a frame (Ui::record), then look through it: `faults_of`
//   `walk_everywhere` visits every screen of a form of window
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/ui/driver.h"

namespace orrery::ui::test {

/// A window, a language, and the settings that change the room there is.
struct Form {
    const char* name;
    Vec css;
    float dpr = 1;
    Lang lang = Lang::en;
    const char* text_percent = "100";
    const char* palette = "standard";
    float stretch = 1;                         // 1.4: as in a language with words 40 % longer
};

/// What was said aloud last.
std::string announced(const Driver& d);

/// What is wrong with the frame drawn last, one sentence each. `names` may be cut.
std::vector<std::string> faults_of(Driver& d, const Recording& record, const std::set<std::string>& names);

/// Comes to a screen and looks at all of it, to the end of what scrolls. `where` is for messages.
using Look = std::function<void(Driver& d, const std::string& where)>;

/// Visits every screen: from a number of beginnings (shelf, set-up, table with few and many seats, curtain, questions, end …) it
/// presses every action that the mirror offers, and whatever it has not seen before is looked at. `from`: only from this
/// beginning, of `walk_beginnings()`.
void walk_everywhere(const Form& form, const std::string& game, std::optional<std::size_t> from, const Look& look);
std::size_t walk_beginnings();

/// Looks for faults at every place of what scrolls and reports them as failures of the test.
void expect_no_faults(Driver& d, const std::string& where);

/// A game played through the app, and looked at: each kind of decision soon, and once more when the table is full.
struct LookedAtGame {
    std::string fragment;                      ///< "new=race&players=2&seed=12&lang=en"
    std::string text_percent = "100";
    std::string where;                         ///< for messages
    Json (*choose)(const std::vector<Json>& moves, Rng& rng);
    bool (*is_late)(const AnyMatch& match);
    /// What is looked for besides faults; null: nothing.
    Look look = nullptr;
};
void expect_every_decision_readable(Driver& d, const LookedAtGame& game);

}  // namespace orrery::ui::test
