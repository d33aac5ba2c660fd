// Session: a game on the screen. Knows which seats are people, whose secrets the screen may show, when the curtain falls and when a
// computer plays. Independent of drawing.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/match/any_match.h"
#include "engine/match/save.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

enum class Stage {
    person,       ///< a person decides
    computer,     ///< a computer decides, or a person has decided ahead
    passing,      ///< a person who holds the device sees what has just happened; then the curtain falls
    curtain,      ///< waits until another person takes the device
    over,
};

class Session {
  public:
    /// Precondition: one look and one kind for each seat.
    Session(std::unique_ptr<AnyMatch> match, std::vector<SeatLook> looks, SaveHeader header);

    /// Returns the match as the table shows it, in which the person decides. While somebody decides before others, in the same step or the
    /// next (`AnyMatch::asked_first`), that is a copy in which this seat is asked first.
    const AnyMatch& match() const { return early_ ? *early_ : *match_; }
    /// Returns the match as it stands by the rules: what is stored, shared and replayed.
    const AnyMatch& real_match() const { return *match_; }
    /// Returns whether the person decides before those who are asked earlier by the rules.
    bool is_early() const { return early_ != nullptr; }
    /// Returns the moves that the person has made so, without the others.
    const std::vector<Json>& early_moves() const { return early_moves_; }
    const GameInfo& game() const { return match_->game(); }
    const std::vector<SeatLook>& looks() const { return looks_; }
    const SaveHeader& header() const { return header_; }
    SaveHeader& header() { return header_; }
    int people() const;
    const std::string& name(Seat seat) const { return match_->names()[static_cast<std::size_t>(seat)]; }
    /// Returns the looks of all contenders: of the seats, then of the automata.
    const std::vector<SeatLook>& contender_looks() const { return all_looks_; }
    int contenders() const { return static_cast<int>(all_looks_.size()); }
    const SeatLook& look(Contender who) const { return all_looks_[static_cast<std::size_t>(who.index)]; }

    Stage stage() const { return stage_; }
    /// Returns the seat whose observation is drawn. While the curtain is down, this is the next seat.
    Seat viewer() const { return viewer_; }
    /// Returns true if the viewer's secrets must be hidden too.
    bool is_covered() const { return covered_; }
    /// Returns the seat whose log may be shown; nullopt means the public log.
    std::optional<Seat> reader() const { return covered_ ? std::nullopt : std::optional<Seat>(viewer_); }
    /// Returns the seat that has to decide. Precondition: stage() is not over.
    Seat decider() const { return match().to_act().value_or(match().turn_seat()); }

    std::uint32_t revision() const { return revision_; }
    const std::vector<Json>& events() const { return events_; }

    /// Returns the level of a computer's seat; the default if a newer version wrote an unknown one.
    std::string level(Seat seat) const;
    /// Gives a seat to a person, or to a computer of this level ("" for a person). The secrets of a person who did not hold the device
    /// stay covered until it is taken.
    void set_player(Seat seat, const std::string& level);
    /// Makes a move of the deciding seat. `faces` are the dice that people rolled for it. A joined move was meant by the same touch as
    /// the previous one, so undo and redo treat both together. A refusal changes nothing.
    std::optional<Refusal> play(const Json& move, const Faces& faces = {}, bool is_joined = false);
    /// Decides whether who holds the device looks on after a move until `pass_on` (Stage::passing) before the curtain falls.
    void linger(bool lingers) { lingers_ = lingers; }
    /// Lets the curtain fall after Stage::passing.
    void pass_on();
    /// Keeps further moves that a seat makes as soon as it is asked again, in this order, without anybody being asked. Each must still be
    /// legal then; otherwise it and those after it are forgotten. So they are by undo and redo, and by a different move of the seat.
    /// They are secret and never stored: after a reload the seat is asked.
    void decide_ahead(Seat seat, std::vector<Json> moves);
    /// Returns the next move of the deciding seat if it was decided ahead, otherwise nullptr.
    const Json* decided_ahead() const;
    /// Returns the seats other than the viewer's that have decided something ahead.
    std::vector<Seat> decided_seats() const;
    /// Lifts the curtain, because the person of viewer() has taken the device.
    void take_device();
    /// Covers the secrets of the person who holds the device, because nobody looks at it any more or somebody else might. Returns
    /// whether that changes anything: with fewer than two people, nothing is covered.
    bool leave_device();
    /// Lowers the curtain, so that the deciding person can look at the own secrets during an open decision.
    void ask_for_peek();

    /// Effect of undo: it goes back over moves of computers to the last decision of a person, and to the first of joined moves.
    struct Step {
        int moves = 0;                         ///< 0: not possible
        bool barrier = false;                  ///< a barrier prevents it, not a lack of moves
        /// Move of the person, with the name if it is not the viewer, and the number of computer moves that go with it. Or the
        /// barrier.
        Phrase what;
    };
    Step undo_step(bool friendly) const;
    Step redo_step() const;
    void undo(bool friendly);
    void redo();
    /// Plays the first `ply` moves of `script` from the start, by the rules. Stops at a move that they refuse.
    void go_to(const std::vector<Json>& script, std::size_t ply);

  private:
    void settle(bool is_played = false);
    std::optional<Refusal> play_early(const Json& move, const Faces& faces);
    void keep_early();
    void undo_early();
    Phrase in_words(const Phrase& noun, Seat mover, int others) const;
    bool is_joined(std::size_t ply) const { return joined_.count(ply) > 0; }
    bool is_person(Seat seat) const { return !look(seat).computer; }
    void changed(bool is_played = false);
    void jumped();

    std::unique_ptr<AnyMatch> match_;
    std::vector<SeatLook> looks_;              ///< of the seats
    std::vector<SeatLook> all_looks_;          ///< of all contenders
    SaveHeader header_;
    Stage stage_ = Stage::person;
    Seat viewer_ = 0;
    bool covered_ = false;
    std::optional<Seat> holder_;               ///< person whose secrets the screen may show
    bool lingers_ = false;
    bool is_passed_on_ = false;                ///< players have changed, so even the only person takes the device by hand
    std::uint32_t revision_ = 1;
    std::vector<Json> events_;
    /// Moves of a seat that are made when it is asked. They hold while the game is not taken back to before `since`.
    struct Ahead {
        std::vector<Json> moves;
        std::size_t since = 0;                 ///< ply at which they were decided
        std::vector<std::size_t> made;         ///< plies of the first of them, which have been made

        bool is_due() const { return made.size() < moves.size(); }
        const Json& next() const { return moves[made.size()]; }
    };
    bool was_made_ahead(std::size_t ply) const;
    PerSeat<Ahead> ahead_;
    /// Copy in which the holder of the device is asked before the seats that are asked first by the rules, and the moves made there. They
    /// may belong to several steps of the game: the first of each, the last entry that of the open one.
    std::unique_ptr<AnyMatch> early_;
    std::vector<Json> early_moves_;
    std::vector<std::size_t> early_steps_;
    std::set<std::size_t> joined_;             ///< plies whose next move is joined to the previous one
};

}  // namespace orrery::ui
