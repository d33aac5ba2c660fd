#include "imgui_ui/games/jumpgate/scene.h"

#include <algorithm>

namespace orrery::ui::jumpgate_table {

NavCodes codes_of(jg::NavId card) {
    const jg::NavCard& c = jg::kNavCards[card];
    return {c.jump, c.scan, c.land};
}

int gain_of(const jg::Observation& seen, Seat seat, jg::ResourceId resource) {
    jg::ResourcePile pile = seen.players[seat].collected;
    const int before = jg::resource_points(pile).total();
    if (pile.full()) return 0;
    pile.push_back(resource);
    return jg::resource_points(pile).total() - before;
}

int count_of(const jg::ResourcePile& pile, jg::ResourceKind kind) {
    return int(std::count_if(pile.begin(), pile.end(), [&](jg::ResourceId r) { return jg::kResources[r].kind == kind; }));
}

}  // namespace orrery::ui::jumpgate_table
