// Panel of the coach: the text of a lesson, a hint or the guide. It does not cover the thing it explains and takes only the taps on
// it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "imgui_ui/app/actions.h"
#include "imgui_ui/kit/ui.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {

struct CoachButton {
    ActionName action;                         ///< also the id of its target
    std::string label;
    ButtonKind kind = ButtonKind::second;
    Icon icon = Icon::none;
    std::string value{};
};

struct CoachLook {
    Icon icon = Icon::hint;
    std::string title;
    std::string text;
    std::string note{};                        ///< second paragraph, in gold: the suggestion
    std::string brief{};                       ///< text of the strip
    bool is_open = false;                      ///< the words belong to a strip, and are open beside it
    bool has_heading = true;                   ///< otherwise a strip shows title and progress, and the cross stands before the buttons
    int step = -1, steps = 0;                  ///< progress dots; -1: none
    std::vector<CoachButton> buttons{};        ///< at most three
    std::string close{};                       ///< name of the cross; empty: no cross
    ActionName close_action{};
};

/// Returns the best place for this panel within `bounds`. It avoids `avoid` first and `touchable` second, covers none of `wholes` in
/// part if it can, and prefers the top.
Rect coach_place(Canvas&, const CoachLook&, Rect bounds, std::span<const Rect> avoid, std::span<const Rect> touchable,
                 std::span<const Rect> wholes = {});
/// Returns the height of the panel at `width`.
float coach_height(Canvas&, const CoachLook&, float width);
/// Draws the panel. Returns the tapped button; its action is empty if none was tapped.
CoachButton draw_coach(Ui&, const CoachLook&, Rect place);
/// Draws the folded panel: the suggestion or the title in two lines. The whole strip is a button that unfolds it, or folds it again.
CoachButton draw_coach_strip(Ui&, const CoachLook&, Rect place);

}  // namespace orrery::ui
