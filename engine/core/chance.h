// Source of dice and shuffles: first a script (tests, real dice at a table), then the state's random generator.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rng.h"

namespace orrery {

/// Number of faces of every die. Faces are numbered from 1.
inline constexpr int kDieFaces = 6;
/// Die faces in rolling order.
using Faces = std::vector<int>;

/// Scripted faces and pile orders. They are consumed before the generator is used. Part of a position, not of a State.
struct ChanceScript {
    Faces dice;                                            ///< next roll first
    std::vector<std::vector<std::string>> shuffles;        ///< complete piles of ids, top first; next shuffle first

    bool empty() const { return dice.empty() && shuffles.empty(); }
    bool operator==(const ChanceScript&) const = default;
};

/// Chance source passed to `start` and `apply`. Search uses one without a script.
class Chance {
  public:
    explicit Chance(Rng& rng, ChanceScript* script = nullptr) : rng_(rng), script_(script) {}

    /// Returns a face from 1 to kDieFaces.
    int die();

    /// Fallback for a scripted order that does not hold exactly the cards of the pile. The order itself is always discarded.
    enum class Misfit : unsigned char {
        generator,              ///< use the generator
        next_order,             ///< try the next scripted order; use the generator after the last
    };

    /// Effect on the script of shuffling fewer than two cards, as the specification of each game states it.
    enum class FewCards : unsigned char {
        take_an_order,          ///< every shuffle takes an order
        take_none,              ///< such a pile is not shuffled
    };

    /// Shuffles `pile` (back = top). `find` returns the card with a scripted id, or nullopt.
    template <class Pile, class Find>
    void shuffle(Pile& pile, Find find, Misfit misfit = Misfit::generator, FewCards few = FewCards::take_an_order) {
        if (few == FewCards::take_none && pile.size() < 2) return;
        while (script_ != nullptr && !script_->shuffles.empty()) {
            const std::vector<std::string> order = next_order();
            Pile scripted;
            if (order.size() == pile.size()) {
                for (std::size_t i = order.size(); i-- > 0;)
                    if (const auto card = find(std::string_view(order[i]))) scripted.push_back(*card);
            }
            if (same_cards(scripted, pile)) {
                pile = scripted;
                return;
            }
            if (misfit == Misfit::generator) break;
        }
        rng_.shuffle(pile);
    }

  private:
    std::vector<std::string> next_order();

    template <class Pile>
    static bool same_cards(Pile a, Pile b) {
        if (a.size() != b.size()) return false;
        std::sort(a.begin(), a.end());
        std::sort(b.begin(), b.end());
        return a == b;
    }

    Rng& rng_;
    ChanceScript* script_;
};

}  // namespace orrery
