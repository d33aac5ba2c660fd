// What a person set once and finds again: language, size, colours, movement, how undo works.
#pragma once

#include <optional>

#include "engine/core/json.h"
#include "engine/core/text.h"
#include "imgui_ui/kit/tokens.h"

namespace orrery::ui {

struct Settings {
    Lang lang = Lang::en;
    int text_percent = 100;                    ///< 80 to 160
    Palette palette = Palette::standard;
    std::optional<bool> reduced_motion;        ///< empty: as the system says
    bool friendly_undo = false;                ///< undo past barriers
    bool sound = false;
    bool guide = false;                        ///< a coach explains every decision and suggests one

    bool operator==(const Settings&) const = default;
};

inline constexpr int kTextPercents[] = {80, 90, 100, 115, 130, 160};

Json to_json(const Settings& settings);
/// Takes what it understands and leaves the rest of `base` as it was: settings are never a reason to stop.
Settings settings_from_json(const Json& json, Settings base);

}  // namespace orrery::ui
