// What happened since a person last decided: the moves of the others, shown again one after the other. Knows which moves,
// which of them lies on the table, and the clock. The table draws them from the match of that moment, the prompt bar holds
// their words.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/match/any_match.h"

namespace orrery::ui {

/// The ply up to which `seat` knows the game from deciding itself: that of its last own move, or 0.
std::size_t last_decided(const AnyMatch& match, Seat seat);

class Recap {
  public:
    /// A move of somebody else of which the reader is told something. One that shows nothing, a secret choice, is no step.
    struct Step {
        std::size_t ply = 0;                   ///< the table is shown as it stood after this move
        Seat seat = 0;                         ///< who made it
        std::vector<Json> events;              ///< all of them, as the reader may know them
        std::vector<LogLine> told;             ///< those that are worth words, in order
    };

    /// Forgets everything.
    void clear();
    /// Gathers the moves after `from` as `reader` may know them, for `viewer`'s eyes; nothing is shown yet.
    /// Precondition: from ≤ match.ply().
    void gather(const AnyMatch& match, std::size_t from, Seat viewer, std::optional<Seat> reader, Lang lang);
    /// Puts the move made last behind the others, or alone if `alone` or if it does not follow them, and shows it when its
    /// turn comes. One that shows nothing changes nothing.
    void add_last(const AnyMatch& match, Seat viewer, std::optional<Seat> reader, Lang lang, bool alone);
    /// Tells the same in another language.
    void speak(Lang lang);

    bool is_empty() const { return steps_.empty(); }
    const std::vector<Step>& steps() const { return steps_; }
    bool is_for(Seat viewer, std::optional<Seat> reader) const { return viewer_ == viewer && reader_ == reader; }

    /// Shows the table before the first move after `ply`, then every move after it. Nothing if there is none.
    void play(std::size_t ply);
    void play() { if (!steps_.empty()) play(steps_.front().ply - 1); }
    /// Ends the showing at once.
    void skip() { phase_ = Phase::idle; }

    /// The showing goes on, or waits a moment before the table is anybody's again.
    bool is_running() const { return phase_ != Phase::idle; }
    /// The table is to be drawn from shown(), not from the match.
    bool is_showing() const { return phase_ == Phase::before || phase_ == Phase::step; }

    // What is shown. Precondition: is_showing().
    const AnyMatch& shown() const { return *past_; }
    /// Another number for every other thing shown; none that a session counts up to.
    std::uint32_t revision() const { return revision_; }
    /// The move on the table; null while the table before the first one is shown.
    const Step* step() const { return phase_ == Phase::step ? &steps_[at_] : nullptr; }
    std::size_t step_index() const { return at_; }
    /// The line that is told now; null if there is none.
    const LogLine* line() const;

    // The clock.
    /// `ms` have gone by in sight of a person.
    void tick(double ms) { elapsed_ms_ += ms; }
    /// The last move has been shown for as long as it takes. `is_still`: nothing on the table moves any more.
    bool is_at_end(bool is_still) const;
    /// Goes on by one step if its time has come. `is_handing_over`: a person decides next, so a tap that was meant to skip
    /// must not fall on the table.
    void advance(bool is_still, bool is_handing_over);
    /// Until something changes by itself; negative: nothing will.
    double due_ms() const;

  private:
    enum class Phase : std::uint8_t { idle, before, step, after };
    void show(std::size_t index);
    void read(Lang lang);
    bool is_step_over(bool is_still) const;

    std::unique_ptr<AnyMatch> past_;           ///< a copy of the match, wound back to what is shown
    std::size_t from_ = 0, to_ = 0;            ///< the plies gathered: those after `from_` up to `to_`
    std::vector<Step> steps_;
    Seat viewer_ = -1;
    std::optional<Seat> reader_;
    Phase phase_ = Phase::idle;
    std::size_t at_ = 0;                       ///< index of the step that is shown, or shown next
    double elapsed_ms_ = 0;                    ///< in this phase and step
    std::uint32_t revision_ = 0x80000000u;
};

}  // namespace orrery::ui
