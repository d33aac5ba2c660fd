// Answers given with one touch: numbers, keeping or rerolling, occupying a beaten enemy's space, cards.
#include <algorithm>

#include "engine/games/quantum/describe.h"
#include "imgui_ui/games/quantum/view.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {

/// Returns the answers in the order of the legal moves, without those given on the map or with a card of the display.
std::vector<Table::Answer> Table::answers(const Frame& f) const {
    std::vector<Answer> out;
    const qu::Observation& seen = f.s.seen;
    const std::optional<qu::PlanetId> planet = choice().planet;
    int index = 0;
    for (const qu::Move& m : f.legal) {
        if (const auto* cube = std::get_if<qu::MoveCube>(&m); cube != nullptr && cube->planet == planet)
            out.push_back({thing(Kind::owner, 0, cube->owner), m, fill(words::kCubeOf, f.s.lang, {{"seat", f.s.name_of(cube->owner)}})});
        if (!is_answer(m)) continue;
        out.push_back({thing(Kind::answer, index++), m, qu::move_name(seen, m, f.s.lang)});
        if (const auto* number = std::get_if<qu::Number>(&m)) out.back().face = number->number;
        if (const auto* reroll = std::get_if<qu::RerollDie>(&m)) out.back().card = reroll->card;
        if (const auto* discard = std::get_if<qu::Discard>(&m)) out.back().card = discard->card;
    }
    return out;
}

/// Draws the dice that have no place on the table yet: ships in the hand.
void Table::draw_hand_ships(Frame& f, Rect& bar) {
    const qu::Observation& seen = f.s.seen;
    const bool is_first = f.is_asked(qu::Kind::start_ship);
    if (!is_first && !f.is_asked(qu::Kind::place_ship) && !f.is_asked(qu::Kind::choose_number) &&
        !f.is_asked(qu::Kind::reroll_ship))
        return;
    std::vector<qu::ShipId> ships;
    if (is_first) {
        for (int i = 0; i < qu::kStartingShips; ++i)
            if (const qu::ShipId ship = qu::ship_of(seen.me, i); seen.ships[ship].at == qu::kHand) ships.push_back(ship);
    } else if (!seen.rolls.empty()) {
        ships.push_back(seen.rolls.front().ship);
    } else if (const auto ship = raised()) {
        ships.push_back(*ship);
    }
    // In an upright bar they lie above the answers.
    constexpr float kSize = 46, kStep = 58;
    const float size = std::min(bar.h, kSize);
    const bool is_upright = bar.h > bar.w;
    const std::size_t in_row = is_upright ? std::max<std::size_t>(1, static_cast<std::size_t>(bar.w / kStep)) : ships.size();
    const Rect whole = bar;
    if (is_upright) {
        const float used = kStep * static_cast<float>((ships.size() + in_row - 1) / in_row);
        bar = {bar.x, bar.y + used, bar.w, bar.h - used};
    } else {
        bar = {bar.x + kStep * static_cast<float>(ships.size()), bar.y, bar.w - kStep * static_cast<float>(ships.size()), bar.h};
    }
    for (std::size_t i = 0; i < ships.size(); ++i) {
        const qu::ShipId ship = ships[i];
        const float x = whole.x + 2 + kStep * static_cast<float>(i % in_row);
        const float y = is_upright ? whole.y + kStep * static_cast<float>(i / in_row) : whole.centre().y - size / 2;
        const Rect r{x, y, size, size};
        ShipLook look;
        look.selected = is_first && raised() == ship;
        look.legal = is_first;
        look.glow = f.s.breath;
        const int rolled =
            !seen.rolls.empty() && seen.rolls.front().value > 0 ? seen.rolls.front().value : seen.ships[ship].number;
        draw_ship_die(f.s.canvas, r.centre(), size * 0.9f, rolled, f.s.color_of(qu::owner_of(ship)), look);
        if (!is_first) continue;
        touch(ship_thing(ship), r,
              fill(words::kNameInHand, f.s.lang,
                   {{"ship", qu::ship_name(seen.ships[ship].number, f.s.lang)}, {"n", qu::index_of(ship) + 1}}));
    }
}

void Table::draw_answers(Frame& f, Rect bar) {
    const bool is_in_panel = f.s.seen.combat && f.s.seen.rolls.empty() && !f.s.seen.infamy && fight_;
    if (is_in_panel) return;                               // the panel of the fight asks instead
    draw_hand_ships(f, bar);
    const std::vector<Answer> all = answers(f);
    if (all.empty()) return;
    const std::vector<Rect> places = lay_bar(f, bar, all);
    for (std::size_t i = 0; i < all.size(); ++i) draw_answer(f, all[i], i, places[i]);
}

void Table::draw_answer(Frame& f, const Answer& answer, std::size_t index, Rect r) {
    Scene& s = f.s;
    const bool is_die = answer.face > 0;
    const bool is_first =
        index == 0 && !is_die && answer.card == qu::kNoCard && !std::holds_alternative<qu::Refresh>(answer.move);
    const std::string_view label = is_die ? std::string_view() : std::string_view(answer.label);
    const bool has_sign = answer.card != qu::kNoCard && r.w > 120;
    const Rect words = has_sign ? Rect{r.x + 20, r.y, r.w - 20, r.h} : r;
    ButtonLook look;
    look.kind = is_first ? ButtonKind::primary : ButtonKind::second;
    look.name = answer.label;
    press(answer.thing, r, "", look);
    const Color ink = is_first ? s.theme.ink : s.theme.hi;
    if (is_die) {
        const qu::ShipId ship = s.seen.rolls.empty() ? qu::kNoShip : s.seen.rolls.front().ship;
        draw_ship_die(s.canvas, r.centre(), std::min(r.w, r.h) * 0.86f, answer.face,
                      s.color_of(ship == qu::kNoShip ? s.seen.me : qu::owner_of(ship)));
    }
    if (has_sign) draw_card_sign(s.canvas, answer.card, {r.x + 20, r.centre().y}, 20, ink, s.theme.s2);
    if (!label.empty()) {
        const float room = words.w - 14;
        const auto lines = s.canvas.lines(label, type::kLabel, Weight::bold, room).size();
        if (lines > 2) s.canvas.fit_lines(words.centre(), label, type::kLabel, ink, Weight::bold, Align::center, room, r.h < 45 ? 2 : 3);
        else s.canvas.paragraph({words.centre().x, words.centre().y - (lines > 1 ? 9.0f : 0.0f)}, label, type::kLabel, ink, Weight::bold, room, 18, Align::center, 2);
    }
}

}  // namespace orrery::ui::quantum_table
