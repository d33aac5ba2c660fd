// Lookup of the sound of an event in a game's list.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "imgui_ui/app/host.h"
#include "imgui_ui/app/table/event_fields.h"

namespace orrery::ui {

/// Kind of event and its sound.
struct EventSound {
    std::string_view event;
    Sound sound;
};

/// Returns the sound of an event, or nullopt if the list lacks its kind.
inline std::optional<Sound> sound_in(std::span<const EventSound> sounds, const Json& event) {
    if (!event.is_object()) return {};
    const std::string what = word_at(event, "event");
    for (const EventSound& row : sounds)
        if (row.event == what) return row.sound;
    return {};
}

}  // namespace orrery::ui
