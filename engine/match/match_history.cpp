#include "engine/match/match_history.h"

#include <algorithm>
#include <cassert>

namespace orrery {

UndoAnswer MatchHistory::undo(bool friendly) {
    if (ply_ == 0) return UndoAnswer::nothing_left;
    const bool past_barrier = is_barrier_at(ply_ - 1);
    if (past_barrier && !friendly) return UndoAnswer::barrier;
    --ply_;
    // A mark never refers to moves that no longer stand. Marks at the same point merge.
    int count = past_barrier ? 1 : 0;
    while (!marks_.empty() && marks_.back().ply >= ply_) {
        count += marks_.back().count;
        marks_.pop_back();
    }
    if (count > 0) marks_.push_back({ply_, std::min(count, kMaxTakenBack)});
    return UndoAnswer::done;
}

bool MatchHistory::redo() {
    if (!can_redo()) return false;
    ++ply_;
    return true;
}

void MatchHistory::rewind(std::size_t ply) {
    assert(ply <= history_size());
    ply_ = ply;
}

void MatchHistory::forget_later() {
    drop_moves(ply_);
    while (!marks_.empty() && marks_.back().ply > ply_) marks_.pop_back();
}

}  // namespace orrery
