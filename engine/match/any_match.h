// A game being played, whatever game it is: the truth, its history, and what may be told to whom.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/ai/bot.h"
#include "engine/core/chance.h"
#include "engine/core/game.h"
#include "engine/core/json.h"
#include "engine/core/rule.h"
#include "engine/match/given_text.h"
#include "engine/match/way.h"

namespace orrery {

/// What saves and links hold of the faces that people rolled for one move; nobody rolls more.
inline constexpr std::size_t kMaxFacesOfMove = 63;
/// What one mark counts at most.
inline constexpr int kMaxTakenBack = 1'000'000;

/// Why a move was not made. `rule` is never null.
struct Refusal {
    const Rule* rule;
    Phrase title;                                          ///< "Land & Claim is not possible yet"
    Phrase message;                                        ///< why, and what would work
};

/// One line of the log as its reader may see it.
struct LogLine {
    std::size_t ply;                                       ///< moves made before it happened; 0: the setup
    int turn;                                              ///< number of the turn it happened in
    std::optional<Seat> seat;                              ///< whom it is about
    Json event;                                            ///< redacted for the reader
    std::string text;
};

enum class UndoAnswer { done, nothing_left, barrier };

/// Moves that a friendly table took back past a barrier: the log tells it behind the moves that stood then.
struct FriendlyMark {
    std::size_t ply;
    int count;
    bool operator==(const FriendlyMark&) const = default;
};

/// Precondition of everything that takes a seat: 0 ≤ seat < seats().
class AnyMatch {
  public:
    virtual ~AnyMatch() = default;
    virtual const GameInfo& game() const = 0;
    virtual int seats() const = 0;
    virtual const Names& names() const = 0;
    virtual void rename(Seat seat, std::string name) = 0;
    virtual Json options() const = 0;                      ///< canonical object

    // The position and its views (canonical documents of the contract).
    virtual Json position() const = 0;
    virtual Json view(Seat seat) const = 0;
    /// Null when the game is over. It holds all that is offered to the deciding seat; what others may know of it is in `view`.
    virtual Json decision() const = 0;
    virtual std::string hash() const = 0;                  ///< 16 hexadecimal digits
    virtual std::optional<Seat> to_act() const = 0;        ///< empty: the game is over
    virtual int turn_number() const = 0;
    virtual Seat turn_seat() const = 0;
    /// Whether the position holds anything that only `seat` may see.
    virtual bool has_secrets(Seat seat) const = 0;
    virtual bool decides_in_the_open() const = 0;

    // Moves of the deciding seat.
    virtual std::vector<Json> moves() const = 0;           ///< legal ones, stable order
    /// Empty: legal.
    virtual std::optional<Refusal> refusal(const Json& move) const = 0;
    /// For each kind of action that the open decision names and that is not possible now: a move of that kind and why it
    /// is refused. For who cannot see what is greyed.
    virtual std::vector<std::pair<Json, Refusal>> impossible() const = 0;
    /// Makes the move, or says why not and changes nothing. Forgets what could be redone. `faces`: dice that people rolled for
    /// it; they fall before any others, and those that it does not use are dropped.
    virtual std::optional<Refusal> apply(const Json& move, const Faces& faces) = 0;
    std::optional<Refusal> apply(const Json& move) { return apply(move, {}); }
    /// The same without the words of a refusal: false means refused.
    virtual bool make(const Json& move, const Faces& faces) = 0;
    bool make(const Json& move) { return make(move, {}); }
    /// Whether the move would throw one more die after these faces: then its events as everybody is told them, as if that
    /// die showed 1. Nothing if the move is refused.
    virtual std::optional<Json> next_die(const Json& move, const Faces& faces) const = 0;
    /// The events of the move made last, or of the setup: as in the protocol's `apply` (private ones with `to`, `public`).
    virtual Json last_events() const = 0;
    /// The shortest way of the deciding seat to an aim in its view (way.h). Precondition: the game is not over.
    virtual Way way(const Json& aim, int most_positions) const = 0;

    virtual std::size_t dice_left() const = 0;             ///< scripted faces that have not fallen yet

    // History.
    virtual std::size_t ply() const = 0;                   ///< moves made and standing
    virtual std::size_t history_size() const = 0;          ///< ply() plus what can be redone
    virtual Json move_at(std::size_t index) const = 0;     ///< index < history_size()
    /// The faces that people rolled for the move at `index`; empty where the generator threw.
    virtual const Faces& faces_at(std::size_t index) const = 0;
    /// The position after `ply` moves; ply ≤ history_size().
    virtual Json position_at(std::size_t ply) const = 0;
    Json start_position() const { return position_at(0); }
    /// Takes back the last standing move. With `friendly` it also goes past barriers.
    virtual UndoAnswer undo(bool friendly = false) = 0;
    virtual bool can_undo(bool friendly = false) const = 0;
    virtual bool redo() = 0;
    virtual bool can_redo() const = 0;

    virtual ScoreSheet score() const = 0;
    /// Running scores after `ply` moves, for the chart of the end screen; ply ≤ ply().
    virtual ScoreSheet score_at(std::size_t ply) const = 0;
    virtual int turn_number_at(std::size_t ply) const = 0;

    // Words. `reader` is the seat that looks; without one only what everybody knows is told.
    virtual std::string prompt(Seat reader, Lang lang) const = 0;
    virtual std::string move_name(const Json& legal_move, Lang lang) const = 0;
    /// A question to ask before the move is made, or empty.
    virtual std::string confirmation(const Json& legal_move, Lang lang) const = 0;
    /// What undo / redo would take back / do again, as a noun phrase that everybody at the table may read: moves that look
    /// alike to the others are called alike ("choice of actions"). Empty if there is nothing.
    virtual std::string undo_noun(Lang lang) const = 0;
    virtual std::string redo_noun(Lang lang) const = 0;
    /// What `viewer` sees, or while that is covered, what everybody may know: without secret sections.
    virtual std::vector<Section> describe_table(Seat viewer, bool is_covered, Lang lang) const = 0;
    /// Log from ply `from` on, oldest first.
    virtual std::vector<LogLine> log(std::optional<Seat> reader, Lang lang, std::size_t from = 0) const = 0;

    /// A computer player for the seat to act; it is shown that seat's observation only, and outlives the match.
    /// Precondition: the game is not over, the level exists.
    virtual std::unique_ptr<Thinker> thinker(std::string_view level, std::uint64_t seed) const = 0;
    /// The move of one that thinks until the budget is used up. Without a clock time is reckoned in iterations.
    Json bot_move(std::string_view level, std::uint64_t seed, const Budget& budget, BotStats& stats,
                  const ClockMs& clock = {}) const;
    /// A position that `seat` could be in, its secrets kept and everybody else's made up: what may be sent to a helper
    /// program that plays for the seat. Its legal moves are the true ones.
    virtual Json guess_position(Seat seat, std::uint64_t seed) const = 0;

    /// Whether a move was ever taken back past a barrier (then the log says so).
    virtual bool was_friendly() const = 0;
    virtual const std::vector<FriendlyMark>& friendly_marks() const = 0;
    /// For loading a save. Precondition: ascending, no ply beyond history_size().
    virtual void set_friendly_marks(std::vector<FriendlyMark> marks) = 0;
    /// Goes to any point of the history, barriers or not, and leaves no mark: for loading and for looking at a replay.
    /// Precondition: ply ≤ history_size().
    virtual void rewind(std::size_t ply) = 0;
    /// Forgets the moves that could be redone, and the marks behind them: the history ends here.
    virtual void forget_later() = 0;
    /// The whole match, history included: for looking at other moments of it while it goes on.
    virtual std::unique_ptr<AnyMatch> copy() const = 0;
};

/// How a match begins.
struct NewMatch {
    Names names;                                           ///< one for each seat, tidied; empty ones become "Player 1" …
    Json options = Json::object();                         ///< missing keys take the default
    std::uint64_t seed = 0;
    ChanceScript script;
};

}  // namespace orrery
