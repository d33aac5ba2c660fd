// What the coach of a game says of a decision, in both languages, with places that are filled when it is said.
#pragma once

#include <vector>

#include "engine/core/text.h"
#include "imgui_ui/app/table_view.h"

namespace orrery::ui {

struct CoachWords {
    Text title, text;
    const char* rule;                          ///< id of the rule that says more
};

inline CoachTalk said(const CoachWords& words, Lang lang, const std::vector<Slot>& places = {}) {
    return {fill(words.title.in(lang), places), fill(words.text.in(lang), places), words.rule};
}

}  // namespace orrery::ui
