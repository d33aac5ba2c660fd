// Event sink of `apply`, and the seat of an event.
#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/seat.h"

namespace orrery {

/// Collects events in order. A log without a sink discards them; search uses such a log.
template <class Event>
class EventLog {
  public:
    EventLog() = default;
    explicit EventLog(std::vector<Event>& sink) : sink_(&sink) {}

    /// Returns true if events are collected. Lets callers skip the construction of expensive events.
    bool is_heard() const { return sink_ != nullptr; }

    template <class E>
    void push_back(E&& event) {
        if (sink_ != nullptr) sink_->push_back(Event{std::forward<E>(event)});
    }

  private:
    std::vector<Event>* sink_ = nullptr;
};

/// Returns the field `seat` of an event, or of the active alternative of a variant; nullopt if it has none.
template <class Event>
std::optional<Seat> event_seat(const Event& event) {
    if constexpr (requires { event.seat; }) return event.seat;
    else if constexpr (requires { event.index(); }) return std::visit([](const auto& e) { return event_seat(e); }, event);
    else return {};
}

}  // namespace orrery
