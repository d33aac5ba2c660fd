// The coach's panel: what a lesson, a hint or the guide has to say. It lies where it does not cover the thing it speaks of,
// and takes only the taps that fall on it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "imgui_ui/kit/ui.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {

struct CoachButton {
    std::string action;                        ///< also its target's id
    std::string label;
    ButtonKind kind = ButtonKind::second;
    Icon icon = Icon::none;
    std::string value{};
};

struct CoachLook {
    Icon icon = Icon::hint;
    std::string title;
    std::string text;
    std::string note{};                        ///< a second paragraph, in gold: the suggestion
    std::string brief{};                       ///< what the folded strip says
    int step = -1, steps = 0;                  ///< dots; -1: none
    std::vector<CoachButton> buttons{};        ///< at most three
    std::string close{};                       ///< what the cross says and does; empty: no cross
    std::string close_action{};
};

/// Where a panel of this look goes within `bounds`: beside everything in `avoid`, and then where it covers least of what can
/// be touched, as high up as that.
Rect coach_place(Canvas&, const CoachLook&, Rect bounds, std::span<const Rect> avoid, std::span<const Rect> touchable);
/// What it takes at that width.
float coach_height(const Canvas&, const CoachLook&, float width);
/// Draws it; returns the button that was tapped, its action empty if none.
CoachButton draw_coach(Ui&, const CoachLook&, Rect place);
/// Folded: what it suggests, in two lines, and all of it a button that opens it.
CoachButton draw_coach_strip(Ui&, const CoachLook&, Rect place);

}  // namespace orrery::ui
