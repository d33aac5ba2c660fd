// Legal actions of a seat, by the things to touch for them. Only the judge decides legality.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "engine/core/rule.h"
#include "engine/games/jumpgate/moves.h"
#include "engine/games/jumpgate/observe.h"

namespace orrery::ui::jumpgate_table {

namespace jg = orrery::jumpgate;

/// Returns the reason why the viewer may not make a move; nullopt if it is legal.
using Judge = std::function<Verdict(const jg::Move&)>;

using Cards = FixedVector<jg::NavId, jg::kHandSize>;

struct Offers {
    struct Reach {
        bool fly = false;
        Cards jump;                                        ///< hand cards that reach the planet, in hand order
        bool any() const { return fly || !jump.empty(); }
    };
    struct Pair {
        std::array<jg::NavId, 2> cards{};                  ///< in the order of the move
    };

    std::array<Reach, jg::kPlanetCount> reach{};           ///< by PlanetId
    Cards scan;
    std::vector<Pair> land;                                ///< cheapest first: without wilds, then least needed
    FixedVector<jg::ResourceId, jg::kFaceDownEach + 1> harvest;
    FixedVector<jg::ResourceId, jg::kFaceDownEach + 1> place;
    FixedVector<jg::ResourceId, jg::kFaceDownEach + 1> take;
    Cards discard;
    bool research = false, end_turn = false, pass = false, done = false, answer_mark = false;

    bool lands_with(jg::NavId card) const;
    bool any_jump_with(jg::NavId card) const;
};

Offers find_offers(const jg::Observation& seen, const Judge& judge);

/// `ring_of` returns the ring index of a planet, `ring_here` that of the planet with the seat's ship.
std::optional<std::size_t> ring_of(const jg::Observation& seen, jg::PlanetId planet);
std::optional<std::size_t> ring_here(const jg::Observation& seen, Seat seat);
const jg::SeenPlanet* planet_with(const jg::Observation& seen, jg::ResourceId resource);

/// Returns the usefulness of a hand card for the current actions. Wild codes weigh more. Used to propose a payment.
int uses(const jg::Observation& seen, const Offers& offers, jg::NavId card);
/// Returns the hand card with the fewest uses, or the first of equals. Precondition: the hand is not empty.
jg::NavId least_needed(const jg::Observation& seen, const Offers& offers);

/// Returns true if the moves are equal except for the card that pays for a harvest.
bool is_like(const jg::Move& a, const jg::Move& b);

/// Returns a landing with two hand cards, in the order of the move, to learn from the judge why landing is impossible.
jg::Land some_landing(const jg::Observation& seen);

}  // namespace orrery::ui::jumpgate_table
