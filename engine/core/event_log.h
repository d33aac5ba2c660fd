// Event sink of `apply`.
#pragma once

#include <utility>
#include <vector>

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

}  // namespace orrery
