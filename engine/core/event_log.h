// Where `apply` reports what happened.
#pragma once

#include <utility>
#include <vector>

namespace orrery {

/// Collects events in order; one made without a sink drops them, which is what search uses.
template <class Event>
class EventLog {
  public:
    EventLog() = default;
    explicit EventLog(std::vector<Event>& sink) : sink_(&sink) {}

    /// Whether anybody collects: what takes time to put together is put together only then.
    bool is_heard() const { return sink_ != nullptr; }

    template <class E>
    void push_back(E&& event) {
        if (sink_ != nullptr) sink_->push_back(Event{std::forward<E>(event)});
    }

  private:
    std::vector<Event>* sink_ = nullptr;
};

}  // namespace orrery
