// Removal of hidden information from events.
#pragma once

#include <optional>
#include <variant>

#include "engine/core/seat.h"

namespace orrery {

/// Returns the event as `reader` may see it; nullopt stands for the public. A non-public event shows its `cards` only to its
/// own `seat`.
template <class Event>
Event redacted(const Event& e, std::optional<Seat> reader) {
    return std::visit([reader](auto told) -> Event {
        if constexpr (!decltype(told)::is_public)
            if (reader != told.seat) told.cards.reset();
        return told;
    }, e);
}

}  // namespace orrery
