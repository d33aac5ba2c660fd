#include "imgui_ui/games/quantum/legend.h"

#include "imgui_ui/games/quantum/ships.h"
#include "imgui_ui/games/quantum/words.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::quantum_table {

void draw_kind_row(Canvas& c, Rect r, int number, SeatColor seat, bool lit, Lang lang) {
    constexpr float kDie = 26, kNames = 36, kAbilityAt = 0.56f;
    const Theme& t = c.theme();
    const qu::ShipKind& kind = qu::ship_kind(number);
    const float y = r.centre().y, middle = r.x + r.w * kAbilityAt;
    if (lit) draw_marked_row(c, r, 8);
    draw_ship_die(c, {r.x + kDie / 2 + 4, y}, kDie, number, seat);
    c.fit({r.x + kNames, y}, kind.name.in(lang), 14, t.hi, Weight::bold, Align::left, middle - r.x - kNames - 6);
    draw_ability_sign(c, static_cast<qu::Ability>(number - 1), {middle + 10, y}, 18, lit ? t.warm : t.mid);
    c.fit({middle + 26, y}, kind.ability.in(lang), 14, lit ? t.hi : t.mid, Weight::medium, Align::left, r.right() - middle - 30);
}

void draw_ship_legend(Canvas& c, Rect r, SeatColor seat, Lang lang) {
    constexpr float kPad = 14, kHead = 34;
    const float height = kPad + kHead + kLegendRow * static_cast<float>(qu::kDieFaces) + kPad;
    if (r.h < height || r.w < 220) return;
    draw_panel(c, {r.x, r.y, r.w, height}, 14, {});
    c.fit({r.x + kPad + 2, r.y + kPad + 10}, words::kKinds.in(lang), 16, c.theme().hi, Weight::bold, Align::left, r.w - 2 * kPad);
    for (int number = 1; number <= qu::kDieFaces; ++number)
        draw_kind_row(c, {r.x + kPad - 4, r.y + kPad + kHead + kLegendRow * static_cast<float>(number - 1), r.w - 2 * kPad + 8, kLegendRow}, number, seat,
                      false, lang);
}

}  // namespace orrery::ui::quantum_table
