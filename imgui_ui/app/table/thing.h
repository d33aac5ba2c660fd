// Things on a table, as touches name them.
#pragma once

#include <cstdint>

#include "engine/core/seat.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui {

/// Thing on a table that can be touched. `kind` is a value of the game's own enumeration, in which 0 is no thing.
struct Thing {
    std::uint8_t kind = 0;
    std::int16_t index = 0;
    Seat seat = 0;                             ///< owner, where things of several seats have the same index

    explicit operator bool() const { return kind != 0; }
    bool operator==(const Thing&) const = default;
};

/// Returns the target of a thing, for the kit and for tests.
constexpr Id target_of(Thing thing) { return id("thing", thing.kind * 8192 + thing.index, static_cast<Id>(thing.seat + 1)); }

}  // namespace orrery::ui
