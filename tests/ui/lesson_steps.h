// Steps through a lesson in the app: the current step, its requested move, and the place of the coach's panel.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/ui/driver.h"
#include "tests/ui/inspect.h"

namespace orrery::ui::test {

inline constexpr double kSettledMs = 1000;                 ///< longer than any motion

/// Returns the index of the current step of the lesson, or -1 if there is none.
inline int beat_of(const Driver& d) {
    int beat = -1;
    walk(d.app.session() ? d.mirror() : Json::object(), [&](const Json& node) {
        if (const Json* at = attr_of(node, "data-beat")) beat = std::stoi(at->get<std::string>());
    });
    return beat;
}

/// Waits until the lesson has made its own moves and all motion has ended.
inline void wait_for_others(Driver& d) {
    constexpr int kMostMoves = 40;
    constexpr double kThoughtMs = 700;
    std::size_t ply = 0;
    for (int i = 0; i < kMostMoves && (d.attr("data-stage") == "computer" || d.match().ply() != ply); ++i) {
        ply = d.match().ply();
        d.frames(2, kThoughtMs);
    }
    d.frames(4, kSettledMs);
}

/// Completes the current step through the mirror.
inline void do_beat(Driver& d) {
    const auto moves = d.moves();
    if (moves.empty()) {
        ASSERT_TRUE(d.press("lesson-next"));
    } else {
        d.move(moves.front());
    }
    wait_for_others(d);
}

/// Returns the target of this id, or the first whose name begins with `beginning`. Returns nullptr if there is none.
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

/// Taps the target. Returns false if it is null.
inline bool tap_settled(Driver& d, const Target* target) {
    if (!target) return false;
    d.tap_at(target->rect.centre());
    d.frames(4, kSettledMs);
    return true;
}

/// Expects that the coach's panel is on the screen and does not cover the requested target, if there is one.
inline void expect_panel_aside(Driver& d, const Target* asked) {
    const Target* panel = target_with(d, id("coach"));
    ASSERT_TRUE(panel);
    EXPECT_GE(panel->rect.y, 0);
    EXPECT_LE(panel->rect.bottom(), d.app.ui().height() + 0.5f);
    EXPECT_LE(panel->rect.right(), d.app.ui().width() + 0.5f);
    if (asked) { EXPECT_FALSE(panel->rect.overlaps(asked->rect)) << asked->name << " down to " << asked->rect.bottom() << ", the panel from " << panel->rect.y; }
}

/// Returns the faults of the coach's panel: things that it speaks of and lies over.
inline std::vector<std::string> panel_faults(Driver& d) {
    Recording record;
    d.app.ui().record(&record);
    d.frame();
    d.app.ui().record(nullptr);
    std::erase_if(record.items, [](const Drawn& one) { return one.kind != Drawn::Kind::subject; });
    std::vector<std::string> out;
    for (const std::string& fault : faults_of(d, record, {}))
        if (fault.find("speaks of") != fault.npos) out.push_back(fault);
    return out;
}

}  // namespace orrery::ui::test
