// Explanation of a decision by a game's coach, with placeholders that are filled in at display.
#pragma once

#include <vector>

#include "engine/core/text.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

struct CoachWords {
    Text title, text;
    const char* rule;                          ///< id of the rule with the details
};

inline CoachTalk said(const CoachWords& words, Lang lang, const std::vector<Slot>& places = {}) {
    return {fill(words.title, lang, places), fill(words.text, lang, places), words.rule};
}

}  // namespace orrery::ui
