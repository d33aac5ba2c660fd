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

void MatchHistory::drop_later() {
    drop_moves(ply_);
    while (!marks_.empty() && marks_.back().ply > ply_) marks_.pop_back();
}

void MatchHistory::forget_later() {
    drop_later();
    std::erase_if(variations_, [this](const Variation& one) { return one.ply > ply_; });
}

namespace {

/// Returns whether the moves of `line` are the first ones of another variation at the same place.
bool is_part_of(const Variation& line, const Variation& other) {
    return line.ply == other.ply && line.moves.size() <= other.moves.size() &&
           std::equal(line.moves.begin(), line.moves.end(), other.moves.begin());
}

/// Removes what is part of another variation, and then the oldest ones beyond the limits.
void tidy(std::vector<Variation>& variations) {
    for (std::size_t i = 0; i < variations.size();) {
        bool is_contained = variations[i].moves.empty();
        for (std::size_t k = 0; k < variations.size() && !is_contained; ++k)
            is_contained = k != i && is_part_of(variations[i], variations[k]);
        if (is_contained) variations.erase(variations.begin() + static_cast<std::ptrdiff_t>(i));
        else ++i;
    }
    std::size_t moves = 0, kept = 0;
    while (kept < std::min(variations.size(), kMaxVariations)) {
        moves += variations[variations.size() - 1 - kept].moves.size();
        if (moves > kMaxVariationMoves) break;
        ++kept;
    }
    variations.erase(variations.begin(), variations.end() - static_cast<std::ptrdiff_t>(kept));
}

}  // namespace

void MatchHistory::leave_later() {
    if (can_redo()) {
        Variation left{ply_, {}};
        for (std::size_t i = ply_; i < history_size(); ++i) left.moves.push_back({move_at(i), faces_at(i)});
        for (Variation& one : variations_) {
            if (one.ply <= ply_) continue;
            const auto before = left.moves.begin() + static_cast<std::ptrdiff_t>(one.ply - ply_);
            one.moves.insert(one.moves.begin(), left.moves.begin(), before);
            one.ply = ply_;
        }
        variations_.push_back(std::move(left));
        tidy(variations_);
    }
    drop_later();
}

void MatchHistory::follow_variations() {
    if (variations_.empty()) return;
    const Variation::Made made{move_at(ply_ - 1), faces_at(ply_ - 1)};
    bool has_followed = false;
    for (Variation& one : variations_) {
        if (one.ply != ply_ - 1 || one.moves.front() != made) continue;
        one.moves.erase(one.moves.begin());
        ++one.ply;
        has_followed = true;
    }
    if (has_followed) tidy(variations_);
}

}  // namespace orrery
