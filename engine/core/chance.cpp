#include "engine/core/chance.h"

#include <utility>

namespace orrery {

int Chance::die() {
    if (script_ == nullptr || script_->dice.empty()) return static_cast<int>(rng_.below(kDieFaces)) + 1;
    const int face = script_->dice.front();
    script_->dice.erase(script_->dice.begin());
    return face;
}

std::vector<std::string> Chance::next_order() {
    std::vector<std::string> order = std::move(script_->shuffles.front());
    script_->shuffles.erase(script_->shuffles.begin());
    return order;
}

}  // namespace orrery
