// Queue of the moves meant by one touch. Each is sent only after the previous one has been played. Undo takes them back together.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "imgui_ui/app/table_view.h"

namespace orrery::ui {

template <class Move>
class MoveQueue {
  public:
    bool is_empty() const { return moves_.empty(); }
    const Move& next() const { return moves_.front(); }

    /// Starts the moves of a new touch.
    void begin() {
        moves_.clear();
        is_begun_ = false;
    }
    void add(Move move) { moves_.push_back(std::move(move)); }
    /// Adds a further move of a touch whose first move has been sent already.
    void join(Move move) {
        add(std::move(move));
        is_begun_ = true;
    }
    void clear() { moves_.clear(); }
    /// Handles a change of the match, which confirms the move that was sent. Drops the other moves unless `goes_on`.
    void take_up(bool goes_on) {
        if (!goes_on || !sent_at_) clear();
        sent_at_.reset();
    }
    /// Drops all moves, because the one that was sent will not be played.
    void drop() {
        clear();
        sent_at_.reset();
    }

    /// State of the queue. `free`: the next move can be sent. `busy`: a move was sent a few frames ago. `lost`: it was not played
    /// in time, for whatever reason.
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
    /// Sends the next move. Preconditions: not empty; look() returned `free`.
    template <class Encode>
    void send(std::uint32_t revision, Ui& ui, Encode encode, TableRequest& out) {
        out.move = encode(moves_.front());
        out.is_joined = std::exchange(is_begun_, true);
        moves_.erase(moves_.begin());
        sent_at_ = revision;
        sent_frames_ = 0;
        ui.request_frame();
    }

  private:
    static constexpr int kPatience = 30;

    std::vector<Move> moves_;
    bool is_begun_ = false;                                // at least one of them has been sent
    std::optional<std::uint32_t> sent_at_;                 // revision at which a move was sent that has not been played yet
    int sent_frames_ = 0;
};

}  // namespace orrery::ui
