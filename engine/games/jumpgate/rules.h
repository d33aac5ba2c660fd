// Rules of Jump Gate: set-up, legality and execution of moves. Sections cited here and in the sources are those of
// docs/rules/jumpgate.md.
#pragma once

#include "engine/core/chance.h"
#include "engine/core/rule.h"
#include "engine/games/jumpgate/events.h"
#include "engine/games/jumpgate/moves.h"
#include "engine/games/jumpgate/observe.h"
#include "engine/games/jumpgate/state.h"

namespace orrery::jumpgate {

/// Sets up a game and returns its first position (section 4). Precondition: 2 to 5 seats. Shuffles take their results from
/// `script` while it has any, then from the generator.
State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out);
/// Appends the set-up events that can be reconstructed from `s`, so that the log of a loaded game has a beginning. Does
/// nothing if `s` is not a first position. FameReturned is missing, because a position does not record how many Fame cards
/// were dealt anew (JG-S6).
void tell_opening(const State& s, Events& out);

/// Returns the seat that must move; nullopt when the game is over.
inline std::optional<Seat> to_act(const Table& t) { return t.open ? std::optional(t.open->seat) : std::nullopt; }

/// Open decision together with its subject (section 8).
struct Question : Asked {
    PlanetId planet{};                                     ///< scan_marker, claim_mark and claim_take
    ResourceId resource{};                                 ///< scan_marker: the card turned up; claim_mark: the marked one
    Seat claimer{};                                        ///< claim_mark
    bool operator==(const Question&) const = default;
};
/// Returns the open decision with its subject, which follows from the table: the planet of the ship whose turn it is, and there
/// the card turned up last or the card marked by the deciding seat. Returns nullopt when the game is over.
std::optional<Question> question(const Table& t);

/// Judges whether `m` is legal for the seat of the view. Returns nullopt if it is, otherwise the rule it breaks. No other
/// function decides legality.
Verdict violation(const View& v, const Move& m);
inline Verdict violation(const State& s, Seat who, const Move& m) { return violation(view_of(s, who), m); }

/// Returns all legal moves of the seat, without duplicates, in the order of section 8. Empty if it is not to act.
MoveList legal_moves(const View& v);
inline MoveList legal_moves(const State& s, Seat who) { return legal_moves(view_of(s, who)); }

/// Executes `m` for `who` and appends its events to `out`. Precondition: !violation(s, who, m).
void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out);

/// Closes the decision and lays the hidden resources of all seats open (6.1). Precondition: they are still secret.
void end_game(State& s);

/// Returns whether undo must stop at the move that caused `events` (section 7): it revealed hidden information or ended the
/// game.
bool is_barrier(const State& before, const Move& m, const State& after, const std::vector<Event>& events);

/// Describes the first invariant of section 9 that `s` breaks. Empty if all hold.
std::string broken_invariant(const State& s);

// Look-ups in the table.

/// Returns the index of `planet` in `t.ring`, or the ring's size if it is not in the ring.
std::size_t ring_index(const Table& t, PlanetId planet);
/// Returns the ring planet of the seat's ship; nullptr at the gate.
const RingPlanet* planet_of(const Table& t, Seat who);
/// Returns the face-up card, or nullptr if it does not lie face-up at this planet.
const FaceUp* face_up_card(const RingPlanet& planet, ResourceId resource);
/// Returns the resource of `planet` that carries the marker of `who`, if any.
std::optional<ResourceId> marked_by(const RingPlanet& planet, Seat who);

/// Returns whether a card's code matches a planet's code. A wild code matches every code, kNoCode none.
constexpr bool serves(std::int8_t card_code, int planet_code) { return card_code == planet_code || card_code == kWildCode; }
/// Returns whether the two cards meet both landing codes of the planet, in either order (JG-A25).
bool can_land_with(NavId a, NavId b, PlanetId planet);
/// Returns the reason why nobody can claim the planet now, if there is one.
Verdict refuses_claims(const RingPlanet& planet);
/// Returns whether `who` may harvest the card: it carries the seat's own marker, or none while nothing is face-down at its
/// planet (JG-A40, JG-A41).
bool can_harvest(const RingPlanet& planet, const FaceUp& card, Seat who);

}  // namespace orrery::jumpgate
