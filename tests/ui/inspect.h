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
std::vector<std::string> walk_beginnings();

/// Looks for faults at every place of what scrolls and reports them as failures of the test. Beside names these texts may be cut.
void expect_no_faults(Driver& d, const std::string& where, const std::set<std::string>& may_be_cut = {});

/// A game played once, and looked at in each kind of decision: soon, and once more when the table is full.
struct LookedAtGame {
    std::string game;
    int players = 2;
    Json options = Json::object();
    Lang lang = Lang::en;
    std::string text_percent = "100";
    std::string where;                         ///< for messages
    Json (*choose)(const std::vector<Json>& moves, Rng& rng);
    bool (*is_late)(const AnyMatch& match);
    /// Of the decisions only those whose number leaves this remainder.
    std::size_t every = 1, remainder = 0;
    std::set<std::string> may_be_cut{};        ///< beside names
    /// What is looked for besides faults; null: nothing.
    Look look = nullptr;
};
void expect_decisions_readable(Driver& d, const LookedAtGame& game);
/// `every` for one of the windows that a table is looked at in: all decisions in the main ones, and in the deep tier in each;
/// otherwise a fifth, and with `remainder` another fifth in each.
std::size_t share_of_decisions(bool is_main);

}  // namespace orrery::ui::test
