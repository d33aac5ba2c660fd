// Contract of a game: the requirements on its `struct Game`, and the macro that binds the game's functions to that struct.
// The templates of match, computer players and tests take the struct as their parameter.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/chance.h"
#include "engine/core/event_log.h"
#include "engine/core/game.h"
#include "engine/core/json.h"
#include "engine/core/rng.h"
#include "engine/core/rule.h"
#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace orrery {

/// Requirements on the `struct Game` of a game.
template <class G>
concept GameRules = requires(
    const typename G::Options& options, const typename G::State& s, typename G::State& state, const typename G::Observation& o,
    const typename G::Move& m, const std::optional<typename G::Move>& attempt, const typename G::Event& e,
    const std::vector<typename G::Event>& events, typename G::Events& out, int seats, Seat seat, const Violation& why,
    const Rng& start_rng, Rng& rng, ChanceScript* script, const Json& json, const Reader& in, const Names& names, Lang lang) {

    // --- Types and constants

    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::same_as<typename G::Events, EventLog<typename G::Event>>;
    /// Fields that every state has.
    { s.options } -> std::same_as<const typename G::Options&>;
    { s.seats } -> std::convertible_to<int>;
    { state.rng } -> std::same_as<Rng&>;
    { o.me } -> std::convertible_to<Seat>;
    /// Limit on the number of moves, far above that of any real game. Tests report a longer game as endless.
    { G::kMaxPlies } -> std::convertible_to<int>;
    /// Number of moves in one playout of a computer player, after which it compares points.
    { G::kPlayoutPlies } -> std::convertible_to<int>;

    // --- Description

    { G::info() } -> std::same_as<const GameInfo&>;
    /// Rules that are broken by a malformed move, by a move of a seat that is not to act, by any move after the end, and by a
    /// wrong number of players.
    { G::malformed_rule() } -> std::same_as<const Rule&>;
    { G::not_asked_rule() } -> std::same_as<const Rule&>;
    { G::over_rule() } -> std::same_as<const Rule&>;
    { G::seat_count_rule() } -> std::same_as<const Rule&>;

    // --- Rules

    /// Sets up a game and returns its first position. Shuffles and dice take their results from `script` while it has any, then
    /// from the generator.
    { G::start(options, seats, start_rng, script, out) } -> std::same_as<typename G::State>;
    /// Appends the set-up events of a first position to `out`, so that the log of a loaded game has a beginning.
    G::tell_opening(s, out);
    /// Returns the seat that must move; nullopt when the game is over.
    { G::to_act(s) } -> std::same_as<std::optional<Seat>>;
    /// Returns nullopt if the move is legal. Depends only on information that the seat may know.
    { G::violation(s, seat, m) } -> std::same_as<Verdict>;
    /// Returns the legal moves in the order of the specification, without duplicates.
    { G::legal_moves(s, seat) } -> std::same_as<typename G::MoveList>;
    /// Executes a legal move.
    G::apply(state, seat, m, script, out);
    /// Returns whether undo must stop at the move `m`, which led from one position to the other and caused `events`.
    { G::is_barrier(s, m, s, events) } -> std::same_as<bool>;
    /// Describes the first broken invariant; "" if all hold.
    { G::broken_invariant(s) } -> std::same_as<std::string>;
    /// Returns the number of the turn, or of the round if GameInfo::counts_rounds.
    { G::turn_number(s) } -> std::same_as<int>;
    /// Returns the seat whose turn it is, also after the end.
    { G::turn_seat(s) } -> std::same_as<Seat>;
    /// Returns whether this event and those after it belong to another turn.
    { G::begins_turn(e) } -> std::same_as<bool>;
    { G::score(s) } -> std::same_as<ScoreSheet>;
    /// Returns the standing if the game ended now. Allocates nothing.
    { G::standing(s) } -> std::same_as<Standing>;

    // --- Knowledge

    { G::observe(s, seat) } -> std::same_as<typename G::Observation>;
    /// Returns the public observation in the form of an observation of `seat`, for a covered table.
    { G::observe_public(s, seat) } -> std::same_as<typename G::Observation>;
    /// Returns a state consistent with the observation. Law: observe(determinize(o, rng), o.me) == o.
    { G::determinize(o, rng) } -> std::same_as<typename G::State>;
    /// Removes everything from an event that the reader, or the public, may not know.
    { G::redact(e, seat) } -> std::same_as<typename G::Event>;
    { G::redact_for_all(e) } -> std::same_as<typename G::Event>;
    /// Returns whether the seat has secrets, for which the curtain falls.
    { G::has_secrets(s, seat) } -> std::same_as<bool>;
    /// Returns whether the open decision can be taken while its seat's secrets stay covered.
    { G::decides_in_the_open(s) } -> std::same_as<bool>;

    // --- Documents

    { G::encode_options(options) } -> std::same_as<Json>;
    { G::decode_options(in) } -> std::same_as<typename G::Options>;
    { G::encode_table(s) } -> std::same_as<Json>;
    { G::encode_table(o) } -> std::same_as<Json>;
    { G::encode_decision(s) } -> std::same_as<Json>;
    { G::encode_decision(o) } -> std::same_as<Json>;
    /// Reads `table` and `decision` of a position and checks every invariant.
    { G::decode_state(in, in, options, seats, start_rng) } -> std::same_as<typename G::State>;
    { G::encode_move(m) } -> std::same_as<Json>;
    /// Returns nullopt if the document is malformed.
    { G::decode_move(json) } -> std::same_as<std::optional<typename G::Move>>;
    /// Encodes a redacted event.
    { G::encode_event(e) } -> std::same_as<Json>;
    /// Encodes an event as in the result of `apply`: private ones with `to` and `public`.
    { G::encode_event_full(e) } -> std::same_as<Json>;

    // --- Texts

    { G::describe(e, names, lang) } -> std::same_as<std::string>;
    { G::prompt(o, names, lang) } -> std::same_as<std::string>;
    { G::move_name(o, m, lang) } -> std::same_as<std::string>;
    /// Returns the move as a noun phrase from a public observation. It names no secret choice.
    { G::move_noun(o, m, lang) } -> std::same_as<std::string>;
    /// Explains a refusal. `attempt` is nullopt if the move was malformed.
    { G::explain(o, seat, attempt, why, names, lang) } -> std::same_as<std::string>;
    { G::refusal_title(attempt, why, lang) } -> std::same_as<std::string>;
    { G::probe_moves(o) } -> std::same_as<std::vector<typename G::Move>>;
    /// Returns the question to ask before the move is made.
    { G::confirmation(o, m, names, lang) } -> std::same_as<Confirmation>;
    { G::describe_table(o, names, lang) } -> std::same_as<std::vector<Section>>;
};

/// Game in which seats choose something that the others learn later: `decides_sealed` says whether the open decision is of that kind.
/// The last seat to choose reveals what all have chosen. Its seats take no turns.
template <class G>
concept HasSealedDecisions = requires(const typename G::State& s) { { G::decides_sealed(s) } -> std::same_as<bool>; };

/// Game with steps in which several seats decide whatever the others decide. `asked_first` returns the state in which a seat that would
/// be asked later in such a step, or in the next one if nothing in between can change its decision, is asked first. It returns nullopt
/// if the seat is not asked later, or could know more by then. Law: what the seat decides there is legal when its turn comes, and it
/// sees there what it will see then.
template <class G>
concept HasCommonSteps = requires(const typename G::State& s, Seat seat) {
    { G::asked_first(s, seat) } -> std::same_as<std::optional<typename G::State>>;
};

}  // namespace orrery

/// Defines a static function that calls the function of the same name in namespace `game`. It takes constant references, so that
/// an overload in a derived struct is the better match.
#define ORRERY_BIND(game, name) \
    static auto name(const auto&... given) -> decltype(game::name(given...)) { return game::name(given...); }

/// Does the same for a function that changes an argument.
#define ORRERY_BIND_CHANGING(game, name)                                                                 \
    static auto name(auto&&... given) -> decltype(game::name(std::forward<decltype(given)>(given)...)) { \
        return game::name(std::forward<decltype(given)>(given)...);                                      \
    }

/// Binds the types and functions of namespace `game` to the struct. Tests derive from the struct and replace single functions.
#define ORRERY_BIND_GAME(game)                                                                                           \
    using Options = game::Options;                                                                                       \
    using State = game::State;                                                                                           \
    using Observation = game::Observation;                                                                               \
    using Move = game::Move;                                                                                             \
    using MoveList = game::MoveList;                                                                                     \
    using Event = game::Event;                                                                                           \
    using Events = game::Events;                                                                                         \
    ORRERY_BIND_CHANGING(game, start) ORRERY_BIND_CHANGING(game, tell_opening)                                           \
    ORRERY_BIND_CHANGING(game, apply) ORRERY_BIND_CHANGING(game, determinize)                                            \
    ORRERY_BIND(game, to_act) ORRERY_BIND(game, violation) ORRERY_BIND(game, legal_moves) ORRERY_BIND(game, is_barrier)  \
    ORRERY_BIND(game, broken_invariant) ORRERY_BIND(game, score) ORRERY_BIND(game, standing)                             \
    ORRERY_BIND(game, observe) ORRERY_BIND(game, observe_public)                                                         \
    ORRERY_BIND(game, redact) ORRERY_BIND(game, redact_for_all)                                                          \
    ORRERY_BIND(game, encode_options) ORRERY_BIND(game, decode_options)                                                  \
    ORRERY_BIND(game, encode_table) ORRERY_BIND(game, encode_decision) ORRERY_BIND(game, decode_state)                   \
    ORRERY_BIND(game, encode_move) ORRERY_BIND(game, decode_move)                                                        \
    ORRERY_BIND(game, encode_event) ORRERY_BIND(game, encode_event_full) ORRERY_BIND_CHANGING(game, write_schemas)       \
    ORRERY_BIND(game, describe) ORRERY_BIND(game, prompt) ORRERY_BIND(game, move_name) ORRERY_BIND(game, move_noun)      \
    ORRERY_BIND(game, explain) ORRERY_BIND(game, refusal_title) ORRERY_BIND(game, probe_moves)                           \
    ORRERY_BIND(game, confirmation) ORRERY_BIND(game, describe_table)
