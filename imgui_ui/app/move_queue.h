// Moves that one touch meant, sent one after the other: each only after the one before has been played. Undo takes them back
// together.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <utility>

#include "imgui_ui/app/table_view.h"

namespace orrery::ui {

template <class Move>
class MoveQueue {
  public:
    bool is_empty() const { return moves_.empty(); }
    const Move& next() const { return moves_.front(); }

    /// What follows was meant by a new touch.
    void begin() {
        moves_.clear();
        is_begun_ = false;
    }
    void add(Move move) { moves_.push_back(std::move(move)); }
    void clear() { moves_.clear(); }
    /// The match has changed. What was sent has been played, and the rest goes on if the same is still asked.
    void take_up(bool goes_on) {
        if (!goes_on || !sent_at_) clear();
        sent_at_.reset();
    }
    /// What was sent will not be played.
    void drop() {
        clear();
        sent_at_.reset();
    }

    /// Whether the next can go out now. What was sent is waited for a few frames; then it was not played, whatever the reason.
    enum class Road { free, busy, lost };
    Road look(std::uint32_t revision, Ui& ui) {
        if (sent_at_ != revision) return Road::free;
        if (++sent_frames_ > kPatience) {
            drop();
            return Road::lost;
        }
        ui.request_frame();
        return Road::busy;
    }
    /// Precondition: not empty, and the road is free.
    template <class Encode>
    void send(std::uint32_t revision, Ui& ui, Encode encode, TableRequest& out) {
        out.move = encode(moves_.front());
        out.is_joined = std::exchange(is_begun_, true);
        moves_.pop_front();
        sent_at_ = revision;
        sent_frames_ = 0;
        ui.request_frame();
    }

  private:
    static constexpr int kPatience = 30;

    std::deque<Move> moves_;
    bool is_begun_ = false;                                // one of them has been sent
    std::optional<std::uint32_t> sent_at_;                 // revision at which one was sent that has not been played yet
    int sent_frames_ = 0;
};

}  // namespace orrery::ui
