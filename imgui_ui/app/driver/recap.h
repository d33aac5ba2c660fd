// Recap: the moves of the other seats since a person last decided, shown again one by one. It keeps these moves, the one on
// display, and the clock. The table is drawn from the match of that moment, and the prompt bar shows its text.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/match/any_match.h"
#include "imgui_ui/app/driver/told_log.h"

namespace orrery::ui {

/// Returns the ply after the last move of `seat`, or 0. From there on `seat` has not seen the game. A sealed choice is not seen either:
/// if it was the last one, it revealed the choices of all and what followed by itself, after the device had been handed on.
std::size_t last_decided(const AnyMatch& match, Seat seat);

class Recap {
  public:
    /// Move of another seat, or the sealed choice that revealed all, with at least one event for the reader. A move that shows nothing,
    /// such as a secret choice, is no step.
    struct Step {
        std::size_t ply = 0;                   ///< the table is shown as it was after this move
        Seat seat = 0;                         ///< seat that made the move
        std::vector<Json> events;              ///< all events, as the reader may know them
        std::vector<ToldRow> told;             ///< rows of the log worth showing, in order
    };

    /// Forgets everything.
    void clear();
    /// Collects the moves after `from` for `reader`, drawn for `viewer`. Shows nothing yet. Precondition: from ≤ match.ply().
    void gather(const AnyMatch& match, std::size_t from, Seat viewer, std::optional<Seat> reader, Lang lang);
    /// Appends the last move and shows it when its turn comes. It replaces the others if `alone` or if it does not follow them. A
    /// move that shows nothing changes nothing.
    void add_last(const AnyMatch& match, Seat viewer, std::optional<Seat> reader, Lang lang, bool alone);
    /// Repeats the texts in another language.
    void speak(Lang lang);

    bool is_empty() const { return steps_.empty(); }
    const std::vector<Step>& steps() const { return steps_; }
    bool is_for(Seat viewer, std::optional<Seat> reader) const { return viewer_ == viewer && reader_ == reader; }
    /// Returns the digest of the collected moves and of the phase of the showing. The match, whose moves they are, is not part of it.
    std::uint64_t digest() const;

    /// Shows the table before the first move after `ply`, then each of the moves after it. Does nothing if there is none.
    void play(std::size_t ply);
    void play() { if (!steps_.empty()) play(steps_.front().ply - 1); }
    /// Ends the showing at once.
    void skip() { phase_ = Phase::idle; }

    /// Returns true while the showing runs, including the short pause before the table reacts again.
    bool is_running() const { return phase_ != Phase::idle; }
    /// Returns true if the table must be drawn from shown() instead of the match.
    bool is_showing() const { return phase_ == Phase::before || phase_ == Phase::step; }

    // Current display. Precondition: is_showing().
    const AnyMatch& shown() const { return *past_; }
    /// Changes with every thing shown. Never equals the revision of a session.
    std::uint32_t revision() const { return revision_; }
    /// Returns the move on display, or nullptr while the table before the first one is shown.
    const Step* step() const { return phase_ == Phase::step ? &steps_[at_] : nullptr; }
    std::size_t step_index() const { return at_; }
    /// Returns the row of the log on display, or nullptr if there is none.
    const ToldRow* row() const;

    // Clock
    /// Advances the clock by `ms` during which a person could watch.
    void tick(double ms) { elapsed_ms_ += ms; }
    /// Returns true once the last move has been shown long enough. `is_still`: nothing on the table is moving.
    bool is_at_end(bool is_still) const;
    /// Advances to the next step if its time has come. `is_handing_over`: a person decides next, so a pause follows in which a tap
    /// meant to skip does not reach the table.
    void advance(bool is_still, bool is_handing_over);
    /// Returns the milliseconds until the next automatic change; negative if there is none.
    double due_ms() const;

  private:
    enum class Phase : std::uint8_t { idle, before, step, after };
    void show(std::size_t index);
    void read(Lang lang);
    std::size_t row_index() const;             ///< of the row on display; the step has one
    bool is_step_over(bool is_still) const;

    std::unique_ptr<AnyMatch> past_;           ///< copy of the match, rewound to the moment on display
    std::size_t from_ = 0, to_ = 0;            ///< the collected plies are those after `from_` up to `to_`
    std::vector<Step> steps_;
    Seat viewer_ = -1;
    std::optional<Seat> reader_;
    Phase phase_ = Phase::idle;
    std::size_t at_ = 0;                       ///< index of the step that is shown, or shown next
    double elapsed_ms_ = 0;                    ///< in this phase and step
    std::uint32_t revision_ = 0x80000000u;
};

}  // namespace orrery::ui
