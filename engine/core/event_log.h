// Event sink of `apply`, and the contender of an event.
#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/game.h"
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

/// Returns the contender that an event, or the active alternative of a variant, is about: its field `seat`; nullopt if it has none.
/// A field that may be empty then names the automaton, which comes after the seats.
template <class Event>
std::optional<Contender> event_contender(const Event& event, int seats) {
    if constexpr (requires { event.seat.has_value(); }) return Contender(event.seat.value_or(static_cast<Seat>(seats)));
    else if constexpr (requires { event.seat; }) return Contender(event.seat);
    else if constexpr (requires { event.index(); }) return std::visit([seats](const auto& e) { return event_contender(e, seats); }, event);
    else return {};
}

}  // namespace orrery
