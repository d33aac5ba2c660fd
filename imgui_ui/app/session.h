// A game on the screen: who sits where, whose eyes the screen may use, when the curtain falls, when a computer plays.
// Knows nothing of drawing.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/match/any_match.h"
#include "engine/match/save.h"
#include "imgui_ui/app/table_view.h"

namespace orrery::ui {

enum class Stage {
    person,       ///< a person decides
    computer,     ///< a computer decides
    curtain,      ///< waits for another person to take the device
    over,
};

class Session {
  public:
    /// Precondition: one look and one kind for each seat.
    Session(std::unique_ptr<AnyMatch> match, std::vector<SeatLook> looks, SaveHeader header);

    const AnyMatch& match() const { return *match_; }
    const GameInfo& game() const { return match_->game(); }
    const std::vector<SeatLook>& looks() const { return looks_; }
    const SaveHeader& header() const { return header_; }
    SaveHeader& header() { return header_; }
    int people() const;
    const std::string& name(Seat seat) const { return match_->names()[static_cast<std::size_t>(seat)]; }
    const SeatLook& look(Seat seat) const { return looks_[static_cast<std::size_t>(seat)]; }

    Stage stage() const { return stage_; }
    /// The seat that the screen looks for; the one to come while the curtain is down.
    Seat viewer() const { return viewer_; }
    /// The viewer's secrets must not be shown either.
    bool is_covered() const { return covered_; }
    /// Whose log may be shown; empty: only what everybody knows.
    std::optional<Seat> reader() const { return covered_ ? std::nullopt : std::optional<Seat>(viewer_); }
    /// The seat whose decision it is. Precondition: stage() is not over.
    Seat decider() const { return match_->to_act().value_or(match_->turn_seat()); }

    std::uint32_t revision() const { return revision_; }
    const std::vector<Json>& events() const { return events_; }

    /// Makes a move of the deciding seat, with the faces that people rolled for it. A refusal changes nothing.
    std::optional<Refusal> play(const Json& move, const Faces& faces = {});
    /// The next move goes with the one before it: one touch meant both, and they are taken back and done again together.
    void join_next() { joins_at_ = match_->ply(); }
    /// The person of viewer() has taken the device: the curtain lifts.
    void take_device();
    /// The deciding person wants to see the own secrets although the decision is open: the curtain falls for that seat.
    void ask_for_peek();

    /// What undo would take back: past the moves of computers, to the decision of a person, and to where that was begun.
    struct Step {
        int moves = 0;                         ///< 0: not possible
        bool barrier = false;                  ///< because of a barrier, not for lack of moves
        /// The move of the person, whose it is if not the viewer's, and how many of computers go with it; or the barrier.
        Phrase what;
    };
    Step undo_step(bool friendly) const;
    Step redo_step() const;
    void undo(bool friendly);
    void redo();
    /// To the position after the first `ply` moves of `script`, by the rules; stops at a move that they refuse.
    void go_to(const std::vector<Json>& script, std::size_t ply);

  private:
    void settle();
    Phrase in_words(Phrase noun, Seat mover, int others) const;
    bool is_joined(std::size_t ply) const { return joined_.count(ply) > 0; }
    bool is_person(Seat seat) const { return !look(seat).computer; }
    void changed(bool with_events);

    std::unique_ptr<AnyMatch> match_;
    std::vector<SeatLook> looks_;
    SaveHeader header_;
    Stage stage_ = Stage::person;
    Seat viewer_ = 0;
    bool covered_ = false;
    std::optional<Seat> holder_;               ///< the person whose secrets the screen may show
    std::uint32_t revision_ = 1;
    std::vector<Json> events_;
    std::set<std::size_t> joined_;             ///< plies from which the move leads on that goes with the one before it
    std::optional<std::size_t> joins_at_;      ///< the same of a move to come
};

}  // namespace orrery::ui
