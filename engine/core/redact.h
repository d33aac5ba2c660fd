// Events as a reader may see them.
#pragma once

#include <optional>
#include <variant>

#include "engine/core/seat.h"

namespace orrery {

/// What `reader` may be told of an event; empty: what everybody may. An event that is not public shows its `cards` to its own
/// `seat` alone.
template <class Event>
Event redacted(const Event& e, std::optional<Seat> reader) {
    return std::visit([reader](auto told) -> Event {
        if constexpr (!decltype(told)::is_public)
            if (reader != told.seat) told.cards.reset();
        return told;
    }, e);
}

}  // namespace orrery
