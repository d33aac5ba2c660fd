// A lesson in the app, beat by beat: which it is, what is asked for, and where the coach's panel lies.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "tests/ui/driver.h"

namespace orrery::ui::test {

inline constexpr double kSettledMs = 1000;                 ///< longer than anything moves

/// The place of the present beat in its lesson; -1 if there is none.
inline int beat_of(const Driver& d) {
    int beat = -1;
    walk(d.app.session() ? d.mirror() : Json::object(), [&](const Json& node) {
        if (const Json* at = attr_of(node, "data-beat")) beat = std::stoi(at->get<std::string>());
    });
    return beat;
}

/// Waits until the others have moved and everything lies where it belongs.
inline void wait_for_others(Driver& d) {
    constexpr int kMostMoves = 40;
    constexpr double kThoughtMs = 700;
    for (int i = 0; i < kMostMoves && d.attr("data-stage") == "computer"; ++i) d.frame(kThoughtMs);
    d.frames(4, kSettledMs);
}

/// Does what the present beat asks for, through the mirror.
inline void do_beat(Driver& d) {
    const auto moves = d.moves();
    if (moves.empty()) {
        ASSERT_TRUE(d.press("lesson-next"));
    } else {
        d.move(moves.front());
    }
    wait_for_others(d);
}

/// The target of this id, or the first whose name begins so; null if there is none.
inline const Target* target_with(Driver& d, Id id) {
    for (const Target& t : d.app.ui().targets())
        if (t.id == id) return &t;
    return nullptr;
}
inline const Target* target_named(Driver& d, const std::string& beginning) {
    for (const Target& t : d.app.ui().targets())
        if (t.name.compare(0, beginning.size(), beginning) == 0) return &t;
    return nullptr;
}

/// Touches it; false if there is none.
inline bool tap_settled(Driver& d, const Target* target) {
    if (!target) return false;
    d.tap_at(target->rect.centre());
    d.frames(4, kSettledMs);
    return true;
}

/// The coach's panel lies on the screen, and not over what is asked for (null: nothing is).
inline void expect_panel_aside(Driver& d, const Target* asked) {
    const Target* panel = target_with(d, id("coach"));
    ASSERT_TRUE(panel);
    EXPECT_GE(panel->rect.y, 0);
    EXPECT_LE(panel->rect.bottom(), d.app.ui().height() + 0.5f);
    EXPECT_LE(panel->rect.right(), d.app.ui().width() + 0.5f);
    if (asked) { EXPECT_FALSE(panel->rect.overlaps(asked->rect)) << asked->name; }
}

}  // namespace orrery::ui::test
