// What is heard of events, as the list of a game has it.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "imgui_ui/app/event_fields.h"
#include "imgui_ui/app/host.h"

namespace orrery::ui {

/// A kind of event, and what is heard of it.
struct EventSound {
    std::string_view event;
    Sound sound;
};

/// What is heard of an event; nothing if the list does not have its kind.
inline std::optional<Sound> sound_in(std::span<const EventSound> sounds, const Json& event) {
    if (!event.is_object()) return {};
    const std::string what = word_at(event, "event");
    for (const EventSound& row : sounds)
        if (row.event == what) return row.sound;
    return {};
}

}  // namespace orrery::ui
