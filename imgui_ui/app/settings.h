// Settings that are stored: language, text size, colours, motion, kind of undo.
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
    std::optional<bool> reduced_motion;        ///< empty: follow the system
    bool friendly_undo = false;                ///< undo past barriers
    bool sound = false;
    bool guide = false;                        ///< a coach explains every decision and suggests a move

    bool operator==(const Settings&) const = default;
};

inline constexpr int kTextPercents[] = {80, 90, 100, 115, 130, 160};

Json to_json(const Settings& settings);
/// Reads the valid entries and keeps the others of `base`. Invalid settings never prevent the start.
Settings settings_from_json(const Json& json, Settings base);

}  // namespace orrery::ui
