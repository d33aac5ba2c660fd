#include "imgui_ui/games/quantum/legend.h"

#include "imgui_ui/games/quantum/ships.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::quantum_table {

void draw_kind_row(Canvas& c, Rect r, int number, SeatColor seat, bool lit, Lang lang) {
    constexpr float kDie = 30, kNames = 42, kAbilityAt = 0.56f;
    const Theme& t = c.theme();
    const qu::ShipKind& kind = qu::ship_kind(number);
    const float y = r.centre().y, middle = r.x + r.w * kAbilityAt;
    if (lit) draw_marked_row(c, r, 8);
    draw_ship_die(c, {r.x + kDie / 2 + 4, y}, kDie, number, seat);
    c.fit({r.x + kNames, y}, kind.name.in(lang), 14, t.hi, Weight::bold, Align::left, middle - r.x - kNames - 6);
    draw_ability_sign(c, static_cast<qu::Ability>(number - 1), {middle + 10, y}, 18, lit ? t.warm : t.mid);
    const float room = r.right() - middle - 30;
    c.fit_lines({middle + 26, y}, kind.ability.in(lang), 14, lit ? t.hi : t.mid, Weight::medium, Align::left, room);
}

}  // namespace orrery::ui::quantum_table
