// Where dice and shuffles come from: a script first (tests, real dice at a table), then the state's generator.
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

/// Every die has as many faces, from 1.
inline constexpr int kDieFaces = 6;
/// Faces of dice in the order in which they fall.
using Faces = std::vector<int>;

/// Faces and pile orders that are used up before the generator is asked. Part of a position, not of a State.
struct ChanceScript {
    Faces dice;                                            ///< the next one first
    std::vector<std::vector<std::string>> shuffles;        ///< complete piles of ids, top first; the next one first

    bool empty() const { return dice.empty() && shuffles.empty(); }
    bool operator==(const ChanceScript&) const = default;
};

/// Handed to `start` and `apply`. Search makes one without a script.
class Chance {
  public:
    explicit Chance(Rng& rng, ChanceScript* script = nullptr) : rng_(rng), script_(script) {}

    /// A face from 1 to kDieFaces.
    int die();

    /// What happens to a scripted order that does not hold exactly the cards of the pile: it is dropped in any case.
    enum class Misfit : unsigned char {
        generator,              ///< then the generator decides
        next_order,             ///< then the next order of the script is tried, and the generator decides after the last
    };

    /// Puts `pile` (back = top) into a random order. `find` turns an id of the script into a card, or nothing.
    template <class Pile, class Find>
    void shuffle(Pile& pile, Find find, Misfit misfit = Misfit::generator) {
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
