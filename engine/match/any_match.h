// A match of any game: position, moves of the deciding seat, history and texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
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
#include "engine/match/match_history.h"
#include "engine/match/match_words.h"

namespace orrery {

/// Refusal of a move. `rule` is never null.
struct Refusal {
    const Rule* rule;
    Phrase title;                                          ///< for example "Land & Claim is not possible yet"
    Phrase message;                                        ///< the reason, and legal alternatives
};

/// Match of any game. Its documents are those of the contract, in canonical form. Precondition of every function with a seat:
/// 0 ≤ seat < seats().
class AnyMatch : public MatchHistory, public MatchWords {
  public:
    virtual const GameInfo& game() const = 0;
    virtual const Names& names() const = 0;
    int seats() const { return static_cast<int>(names().size()); }
    /// Renames a player. Does nothing if the tidied name is empty.
    virtual void rename(Seat seat, std::string name) = 0;
    virtual Json options() const = 0;

    // Positions.
    /// Returns the position after `ply` moves. Precondition: ply ≤ history_size().
    virtual Json position_at(std::size_t ply) const = 0;
    Json position() const { return position_at(ply()); }
    Json start_position() const { return position_at(0); }
    /// Returns the position as `seat` may see it.
    virtual Json view(Seat seat) const = 0;
    /// Returns the open decision with everything that it offers to its seat; null when the game is over. Other seats may know
    /// only the part that their `view` contains.
    virtual Json decision() const = 0;
    virtual std::string hash() const = 0;                  ///< 16 hexadecimal digits
    /// Returns the seat that must move; nullopt when the game is over.
    virtual std::optional<Seat> to_act() const = 0;
    /// Returns the number of the turn, or of the round if GameInfo::counts_rounds, after `ply` moves. Precondition:
    /// ply ≤ history_size().
    virtual int turn_number_at(std::size_t ply) const = 0;
    int turn_number() const { return turn_number_at(ply()); }
    virtual Seat turn_seat() const = 0;
    /// Returns whether the position contains information that only `seat` may see.
    virtual bool has_secrets(Seat seat) const = 0;
    /// Returns whether the open decision can be taken while its seat's secrets stay covered.
    virtual bool decides_in_the_open() const = 0;
    /// Returns whether the open decision is one that the others learn only after all have made theirs.
    virtual bool decides_sealed() const = 0;
    /// Returns a copy in which `seat`, which is asked later in a step whose decisions do not depend on each other, is asked first, without
    /// a move made there changing what others decide. If it has nothing more to decide in the step, the copy may be of the next one, where
    /// that looks to the seat as it will then. Returns nullptr if there is no such decision.
    virtual std::unique_ptr<AnyMatch> asked_first(Seat seat) const = 0;
    /// Returns the number of scripted faces that have not been used yet.
    virtual std::size_t dice_left() const = 0;
    /// Returns the scores after `ply` moves. Precondition: ply ≤ history_size().
    virtual ScoreSheet score_at(std::size_t ply) const = 0;
    ScoreSheet score() const { return score_at(ply()); }

    // Moves of the deciding seat.
    /// Returns the legal moves in the order of the specification; none when the game is over.
    virtual std::vector<Json> moves() const = 0;
    /// Returns nullopt if the move is legal.
    virtual std::optional<Refusal> refusal(const Json& move) const = 0;
    /// Returns the refused probe moves with their refusals: for each kind of action that the open decision names and that is
    /// not possible now, a move of that kind. For readers who cannot see which buttons are greyed out.
    virtual std::vector<std::pair<Json, Refusal>> impossible() const = 0;
    /// Makes the move and forgets the moves that could be redone. Returns the refusal and changes nothing if the move is
    /// illegal. `faces` are dice that people rolled for the move. They are used before any others, and those that the move
    /// does not use are dropped.
    virtual std::optional<Refusal> apply(const Json& move, const Faces& faces) = 0;
    std::optional<Refusal> apply(const Json& move) { return apply(move, {}); }
    /// Makes the move like apply(). Returns false if it is refused.
    bool make(const Json& move, const Faces& faces = {}) { return !apply(move, faces); }
    /// Tries the move with `faces` and one more die. Returns the public events of this trial, in which the additional die
    /// shows 1. Returns nullopt if the move does not use that die or is refused.
    virtual std::optional<Json> next_die(const Json& move, const Faces& faces) const = 0;
    /// Returns the events of the last move, or of the setup, as in the protocol's `apply`: private ones with `to` and
    /// `public`.
    virtual Json last_events() const = 0;

    /// Returns the noun of the move that undo would take back; "" if there is none.
    std::string undo_noun(Lang lang) const { return ply() > 0 ? noun_at(ply() - 1, lang) : std::string(); }
    /// Returns the noun of the move that redo would make; "" if there is none.
    std::string redo_noun(Lang lang) const { return can_redo() ? noun_at(ply(), lang) : std::string(); }

    // Computer players.
    /// Creates a computer player for the seat to act. It receives only that seat's observation and may outlive the match.
    /// Preconditions: the game is not over; the level exists.
    virtual std::unique_ptr<Thinker> thinker(std::string_view level, std::uint64_t seed) const = 0;
    /// Returns the move of a computer player that thinks until the budget is used up. Without a clock, time is converted into
    /// iterations.
    Json bot_move(std::string_view level, std::uint64_t seed, const Budget& budget, BotStats& stats,
                  const ClockMs& clock = {}) const;
    /// Returns a determinized position for `seat`: its own secrets are true and those of all other seats are invented. Its
    /// legal moves equal the true ones. For helper programs that play for the seat.
    virtual Json guess_position(Seat seat, std::uint64_t seed) const = 0;

    /// Copies the match with its history.
    virtual std::unique_ptr<AnyMatch> copy() const = 0;
};

/// Parameters of a new match.
struct NewMatch {
    Names names;                                           ///< one for each seat; empty ones become "Player 1" and so on
    Json options = Json::object();                         ///< missing keys take the default
    std::uint64_t seed = 0;
    ChanceScript script;
};

/// Calls `visit(i, line)` for each of these variations of the match, the one that begins last first. `line` is a copy of the match that
/// stands where the variation begins, without later moves; `visit` may make moves in it.
void visit_variations(const AnyMatch& match, std::span<const Variation> variations,
                      const std::function<void(std::size_t, AnyMatch&)>& visit);

}  // namespace orrery
