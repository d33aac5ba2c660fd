// Legal moves of Jump Gate, grouped by the things that they concern, for drawing.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/games/jumpgate/moves.h"
#include "engine/games/jumpgate/observe.h"

namespace orrery::ui::jumpgate_table {

namespace jg = orrery::jumpgate;

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
    using Resources = FixedVector<jg::ResourceId, jg::kFaceDownEach + 1>;

    std::array<Reach, jg::kPlanetCount> reach{};           ///< by PlanetId
    Cards scan, discard;
    std::vector<Pair> land;                                ///< cheapest first: without wild codes, then least needed
    Resources harvest, place, take;

    bool lands_with(jg::NavId card) const;
    bool any_jump_with(jg::NavId card) const;
};

Offers offers_of(const jg::MoveList& legal);

/// Returns the ring index of a planet; nullopt if it is not in the ring.
std::optional<std::size_t> ring_of(const jg::Observation& seen, jg::PlanetId planet);
/// Returns the ring index of the planet with the seat's ship; nullopt at the gate.
std::optional<std::size_t> ring_here(const jg::Observation& seen, Seat seat);
/// Returns the planet where the resource lies face-up, or nullptr.
const jg::RingPlanet* planet_with(const jg::Observation& seen, jg::ResourceId resource);

/// Returns the usefulness of a hand card now: the moves that it can make, and more for wild codes.
int uses(const Offers& offers, jg::NavId card);
/// Returns the card of the hand with the fewest uses, the first of equals. Precondition: the hand is not empty.
jg::NavId least_needed(const jg::Observation& seen, const Offers& offers);

/// Returns two cards of the hand in the order in which a landing lists them, to ask the rules why landing is impossible.
jg::Land some_landing(const jg::Observation& seen);

}  // namespace orrery::ui::jumpgate_table
