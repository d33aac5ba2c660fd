#include "imgui_ui/games/quantum/scene.h"

#include "engine/games/quantum/rules.h"

namespace orrery::ui::quantum_table {

Seat Scene::shown_seat() const {
    if (!qu::is_setup(seen.phase)) return seen.turn.seat;
    const std::optional<qu::Asked> asked = qu::asked(seen);
    return asked ? asked->seat : seen.me;
}

std::vector<qu::ShipId> ships_at(const qu::Table& t, Seat seat, qu::Square place) {
    std::vector<qu::ShipId> out;
    for (int i = 0; i < qu::kShipsPerSeat; ++i)
        if (t.ships[qu::ship_of(seat, i)].at == place) out.push_back(qu::ship_of(seat, i));
    return out;
}

}  // namespace orrery::ui::quantum_table
