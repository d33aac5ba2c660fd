// What a seat can do now, sorted by the things that one touches for it. Legality comes from the judge alone.
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

/// Says why the viewer may not make a move; empty: it is legal.
using Judge = std::function<Verdict(const jg::Move&)>;

using Cards = FixedVector<jg::NavId, jg::kHandSize>;

struct Offers {
    struct Reach {
        bool fly = false;
        Cards jump;                                        ///< cards of the hand that reach the planet, in hand order
        bool any() const { return fly || !jump.empty(); }
    };
    struct Pair {
        std::array<jg::NavId, 2> cards{};                  ///< as the move lists them
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

/// Ring index of a planet, or of the planet where the viewer's ship is.
std::optional<std::size_t> ring_of(const jg::Observation& seen, jg::PlanetId planet);
std::optional<std::size_t> ring_here(const jg::Observation& seen, Seat seat);
const jg::RingPlanet* planet_with(const jg::Observation& seen, jg::ResourceId resource);

/// How much a card of the hand can still do now; wild codes weigh more. For proposing what to pay with.
int uses(const jg::Observation& seen, const Offers& offers, jg::NavId card);
/// The card of the hand with the fewest uses, the first of equals. Precondition: the hand is not empty.
jg::NavId least_needed(const jg::Observation& seen, const Offers& offers);

/// The same move, but for the card that pays for a harvest, which any card can.
bool is_like(const jg::Move& a, const jg::Move& b);

/// Two cards of the hand in the order a landing lists them, to ask the judge why landing is impossible.
jg::Land some_landing(const jg::Observation& seen);

}  // namespace orrery::ui::jumpgate_table
