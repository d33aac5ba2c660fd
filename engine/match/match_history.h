// History of a match: the moves made, and undo and redo among them.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "engine/core/chance.h"
#include "engine/core/json.h"

namespace orrery {

/// Largest number of faces that saves and links hold for one move. No move rolls more dice.
inline constexpr std::size_t kMaxFacesOfMove = 63;
/// Largest count of one mark.
inline constexpr int kMaxTakenBack = 1'000'000;

/// Result of undo(). After `barrier` only a friendly undo can go on.
enum class UndoAnswer { done, nothing_left, barrier };

/// Record of moves that a friendly table took back: `count` of them were barriers, and `ply` moves remained. The log shows it
/// after these.
struct FriendlyMark {
    std::size_t ply;
    int count;
    bool operator==(const FriendlyMark&) const = default;
};

/// Largest number of variations that a match keeps, and of moves in all of them.
inline constexpr std::size_t kMaxVariations = 40, kMaxVariationMoves = 4000;

/// Line of moves that was left for another one. The first move is made after `ply` moves of the history and is not the move there.
struct Variation {
    std::size_t ply = 0;
    std::vector<Json> moves;
    std::vector<Faces> faces;                              ///< for each move, as faces_at
    bool operator==(const Variation&) const = default;
};

/// Moves of a match. The first ply() of them stand; the others can be redone. What was taken back and then left for another move is kept
/// as a variation.
class MatchHistory {
  public:
    virtual ~MatchHistory() = default;

    std::size_t ply() const { return ply_; }
    virtual std::size_t history_size() const = 0;
    /// Returns the document of a move. Precondition: index < history_size().
    virtual Json move_at(std::size_t index) const = 0;
    /// Returns the faces that people rolled for the move; empty if the generator rolled. Precondition: index <
    /// history_size().
    virtual const Faces& faces_at(std::size_t index) const = 0;
    /// Returns whether the move revealed something that undo must not hide again. Precondition: index < history_size().
    virtual bool is_barrier_at(std::size_t index) const = 0;

    /// Takes back the last move. Only a `friendly` undo passes a barrier, and it leaves a mark.
    UndoAnswer undo(bool friendly = false);
    bool can_undo(bool friendly = false) const { return ply_ > 0 && (friendly || !is_barrier_at(ply_ - 1)); }
    /// Makes the next move again. Returns false if there is none.
    bool redo();
    bool can_redo() const { return ply_ < history_size(); }

    /// Goes to any point of the history, past barriers too, without leaving a mark. Precondition: ply ≤ history_size().
    void rewind(std::size_t ply);
    /// Removes the moves that could be redone, and the marks and variations after this point.
    void forget_later();
    /// Makes a variation of the moves that could be redone. Variations that begin among them then contain those before their own. If
    /// there are too many, the oldest ones go.
    void leave_later();

    /// Returns the variations, the latest last.
    const std::vector<Variation>& variations() const { return variations_; }
    /// Sets the variations of a loaded game. Precondition: each is as `Variation` says, and they keep to the limits.
    void set_variations(std::vector<Variation> variations) { variations_ = std::move(variations); }

    /// Returns whether a move was ever taken back past a barrier.
    bool was_friendly() const { return !marks_.empty(); }
    /// Returns the marks in ascending order.
    const std::vector<FriendlyMark>& friendly_marks() const { return marks_; }
    /// Sets the marks of a loaded game. Precondition: ascending, none beyond history_size().
    void set_friendly_marks(std::vector<FriendlyMark> marks) { marks_ = std::move(marks); }

  protected:
    /// Removes the moves from `index` on.
    virtual void drop_moves(std::size_t index) = 0;
    /// Follows the last move: a variation that begins with it goes on from there.
    void follow_variations();

  private:
    void drop_later();

    std::size_t ply_ = 0;
    std::vector<FriendlyMark> marks_;
    std::vector<Variation> variations_;
};

}  // namespace orrery
