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
    for (std::size_t i = variations_.size(); i-- > 0;)
        if (variations_[i].ply > ply_) variations_.erase(variations_.begin() + static_cast<std::ptrdiff_t>(i));
}

namespace {

// Loops in place of algorithms, because each of those adds a kilobyte to the first visit of the page.

void append(Variation& line, const Variation& from, std::size_t first, std::size_t end) {
    for (std::size_t i = first; i < end; ++i) {
        line.moves.push_back(from.moves[i]);
        line.faces.push_back(from.faces[i]);
    }
}

/// Returns whether the moves of `line` are the first ones of another variation at the same place.
bool is_part_of(const Variation& line, const Variation& other) {
    if (line.ply != other.ply || line.moves.size() > other.moves.size()) return false;
    for (std::size_t i = 0; i < line.moves.size(); ++i)
        if (line.moves[i] != other.moves[i] || line.faces[i] != other.faces[i]) return false;
    return true;
}

/// Removes what is part of another variation, and then the oldest ones beyond the limits.
void tidy(std::vector<Variation>& variations) {
    const auto drop = [&variations](std::size_t i) { variations.erase(variations.begin() + static_cast<std::ptrdiff_t>(i)); };
    for (std::size_t i = variations.size(); i-- > 0;) {
        bool is_contained = variations[i].moves.empty();
        for (std::size_t k = 0; k < variations.size() && !is_contained; ++k)
            is_contained = k != i && is_part_of(variations[i], variations[k]);
        if (is_contained) drop(i);
    }
    std::size_t moves = 0;
    for (const Variation& one : variations) moves += one.moves.size();
    while (variations.size() > kMaxVariations || moves > kMaxVariationMoves) {
        moves -= variations.front().moves.size();
        drop(0);
    }
}

}  // namespace

void MatchHistory::leave_later() {
    if (can_redo()) {
        Variation left;
        left.ply = ply_;
        for (std::size_t i = ply_; i < history_size(); ++i) {
            left.moves.push_back(move_at(i));
            left.faces.push_back(faces_at(i));
        }
        for (Variation& one : variations_) {
            if (one.ply <= ply_) continue;
            Variation whole;
            whole.ply = ply_;
            append(whole, left, 0, one.ply - ply_);
            append(whole, one, 0, one.moves.size());
            one = std::move(whole);
        }
        variations_.push_back(std::move(left));
        tidy(variations_);
    }
    drop_later();
}

void MatchHistory::follow_variations() {
    if (variations_.empty()) return;
    const Json move = move_at(ply_ - 1);
    bool has_followed = false;
    for (Variation& one : variations_) {
        if (one.ply != ply_ - 1 || one.moves.front() != move || one.faces.front() != faces_at(ply_ - 1)) continue;
        Variation rest;
        rest.ply = ply_;
        append(rest, one, 1, one.moves.size());
        one = std::move(rest);
        has_followed = true;
    }
    if (has_followed) tidy(variations_);
}

}  // namespace orrery
