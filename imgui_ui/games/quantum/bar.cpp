// The bar at the bottom: actions of the selected thing, actions of the turn, and the answers to the open decision.
#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/sites.h"
#include "imgui_ui/games/quantum/view.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {

namespace {

constexpr float kGap = 8, kLeastHeight = 40, kMostHeight = 52, kPadding = 28, kIconRoom = 24, kLabel = 15, kNote = 13;
constexpr float kMostStretch = 1.6f;                  // largest stretch of a button's own width to fill its row

/// Card with its own button.
struct Power {
    qu::Command card;
    Icon icon;
};
constexpr std::array kPowers{Power{qu::Command::cerebral, Icon::hint},   Power{qu::Command::tyrannical, Icon::weight},
                             Power{qu::Command::curious, Icon::fwd},     Power{qu::Command::tactical, Icon::fwd},
                             Power{qu::Command::flexible, Icon::dice},   Power{qu::Command::nomadic, Icon::planet},
                             Power{qu::Command::resourceful, Icon::plus}};

float width_of(const Canvas& c, std::string_view label, std::string_view note, Icon icon) {
    const float words = std::max(c.text_width(label, kLabel, Weight::bold), c.text_width(note, kNote, Weight::bold));
    return std::max(kMinTarget + 20, words + kPadding + (icon == Icon::none ? 0.0f : kIconRoom));
}

/// Placement of the buttons of a single row: the one that ends the turn at the right edge, or answers side by side.
enum class Row { last_at_right, centred, from_left };

/// Returns places for buttons of these widths in as few rows as possible. Each of several rows fills the width of the bar. If
/// `may_grow`, the bar may grow upwards to two rows.
std::vector<Rect> rows_of(Rect bar, const std::vector<float>& widths, bool may_grow, Row order) {
    const std::size_t fitting = std::max<std::size_t>(1, static_cast<std::size_t>((bar.h + kGap) / (kLeastHeight + kGap)));
    const std::size_t most = may_grow ? std::max<std::size_t>(2, fitting) : fitting;
    std::vector<std::vector<std::size_t>> rows;
    const auto wrap = [&](float squeeze) {
        rows.assign(1, {});
        float used = 0;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const float w = std::min(widths[i] * squeeze, bar.w);
            if (!rows.back().empty() && used + w > bar.w) {
                rows.emplace_back();
                used = 0;
            }
            rows.back().push_back(i);
            used += w + kGap;
        }
        return rows.size() <= most;
    };
    // Narrower buttons are better than two rows, and text shrinks before it is cut.
    constexpr float kNarrower = 0.85f, kNarrowest = 0.4f, kStep = 0.05f;
    wrap(kNarrower);
    if (rows.size() > 1)
        for (float squeeze = 1; !wrap(squeeze) && squeeze > kNarrowest; squeeze -= kStep) {}
    std::vector<Rect> out(widths.size());
    const float room = (bar.h - kGap * static_cast<float>(rows.size() - 1)) / static_cast<float>(rows.size());
    const float h = std::min(kMostHeight, std::max(room, may_grow ? kMinTarget : kLeastHeight));
    float y = bar.bottom() - h * static_cast<float>(rows.size()) - kGap * static_cast<float>(rows.size() - 1);
    for (const std::vector<std::size_t>& row : rows) {
        const float gaps = kGap * static_cast<float>(row.size() - 1);
        float sum = 0;
        for (const std::size_t i : row) sum += widths[i];
        const float full = row.empty() ? 1.0f : (bar.w - gaps) / sum;
        const float stretch = rows.size() > 1 ? full : std::min(kMostStretch, full);
        float x = order == Row::centred ? bar.x + (bar.w - gaps - sum * stretch) / 2 : bar.x;
        for (const std::size_t i : row) {
            const float w = widths[i] * stretch;
            if (order == Row::last_at_right && i + 1 == widths.size()) x = std::max(x, bar.right() - w);
            out[i] = {x, y, w, h};
            x += w + kGap;
        }
        y += h + kGap;
    }
    return out;
}

}  // namespace

/// A button that leads nowhere is grey, and one that has been pressed is lit.
ButtonKind Table::look_of(Thing button) const {
    return touches().has_touched(button) ? ButtonKind::primary : touches().takes(button, true) ? ButtonKind::second : ButtonKind::off;
}

// With a ship chosen, Flexible has a button for each number.
void Table::power_items(const Frame& f, std::vector<BarItem>& out) const {
    const Lang lang = f.s.lang;
    const Choice chosen = choice();
    for (const Power& one : kPowers) {
        const qu::CardId card = qu::card_of(one.card);
        if (!contains(f.s.player(f.s.seen.me).commands, card)) continue;
        if (one.card == qu::Command::flexible && chosen.ship) {
            for (int number = 1; number <= qu::kDieFaces; ++number)
                if (touches().takes(flexed(number))) {
                    const std::string label = fill(words::kFlexibleTo, lang, {{"card", qu::card_name(card, lang)}, {"n", number}});
                    out.push_back({flexed(number), label, {}, Icon::dice});
                }
        } else if (const ButtonKind kind = look_of(power(one.card)); kind != ButtonKind::off) {
            out.push_back({power(one.card), qu::card_name(card, lang), words::power_note(one.card, lang), one.icon, kind});
        }
    }
}

void Table::ship_items(const Frame& f, qu::ShipId ship, std::vector<BarItem>& out) const {
    const Lang lang = f.s.lang;
    const qu::Ship& die = f.s.ship(ship);
    const bool is_action = f.is_asked(qu::Kind::action);
    if (const std::optional<qu::ShipId> target = choice().target) {
        const Aim* aim = aim_at(*target);
        if (aim == nullptr) return;
        out.push_back({order(Order::attack), fill(words::kAttackShip, lang, {{"ship", qu::ship_name(f.s.ship(*target).number, lang)}}),
                       fill(words::kWinsOften, lang, {{"n", percent_of(*aim)}}), Icon::none, ButtonKind::danger});
        return;
    }
    // After the power of a card, only what continues it is offered.
    const bool has_power = power_of(touches().first()).has_value();
    const auto add = [&](Thing button, std::string label, std::string note, Icon icon) {
        const ButtonKind kind = look_of(button);
        if (kind != ButtonKind::off || !has_power) out.push_back({button, std::move(label), std::move(note), icon, kind});
    };
    if (is_action) add(order(Order::reconfigure), std::string(words::kReconfigure.in(lang)), fill(words::kCosts, lang, {{"n", 1}}), Icon::dice);
    if (!die.on_map() || die.number == 0) return;
    const std::string ability(qu::ship_kind(die.number).ability.in(lang)), free(words::kFreeOfCost.in(lang));
    switch (static_cast<qu::Ability>(die.number - 1)) {
        case qu::Ability::strike:
            if (is_action) add(order(Order::strike), ability, free, Icon::stop);
            break;
        case qu::Ability::transport: add(order(Order::carry), ability, free, Icon::hand); break;
        case qu::Ability::warp:
            if (is_action) add(order(Order::warp), ability, free, Icon::rematch);
            break;
        case qu::Ability::modify:
            if (!is_action) break;
            for (const int number : {qu::kLowerModified, qu::kHigherModified})
                add(modified(number), fill(words::kFlexibleTo, lang, {{"card", ability}, {"n", number}}), {}, Icon::dice);
            break;
        case qu::Ability::maneuver: break;                 // part of every move; the highlights show it
        case qu::Ability::free_reconfigure:
            if (is_action) add(order(Order::free_reconfigure), ability, free, Icon::dice);
            break;
    }
}

std::vector<Table::BarItem> Table::items(const Frame& f) const {
    std::vector<BarItem> out;
    const Lang lang = f.s.lang;
    const qu::Observation& seen = f.s.seen;
    const bool is_action = f.is_asked(qu::Kind::action), is_busy = touches().has_begun();
    if (!is_action && !f.is_asked(qu::Kind::move)) return out;
    const Choice chosen = choice();
    const bool is_narrow = f.l.is_narrow;
    if (const std::optional<qu::ShipId> ship = raised()) ship_items(f, *ship, out);
    if (is_action && !chosen.target) power_items(f, out);
    if (is_action && (!chosen.ship || (!chosen.target && !is_narrow))) {
        if (!chosen.planet)
            out.push_back({thing(Kind::research), std::string(words::kResearchButton.in(lang)), fill(words::kCosts, lang, {{"n", 1}}),
                           Icon::hint, look_of(thing(Kind::research))});
        // The sum of the planet where the button would build; where it asks for one, the cost.
        std::vector<qu::PlanetId> sites;
        for (const qu::Move& m : f.legal)
            if (const auto* build = std::get_if<qu::Construct>(&m)) sites.push_back(build->planet);
        if (chosen.planet) sites = {*chosen.planet};
        std::string note = fill(words::kCosts, lang, {{"n", qu::kConstructCost}});
        if (sites.size() == 1) {
            const OrbitSum sum = orbit_sum(seen, sites.front(), seen.me);
            const std::string at = coordinate_of(qu::middle_of(sites.front()));
            note = fill(words::kSumOf, lang, {{"at", at}, {"n", sum.total}, {"of", sum.required}});
        }
        const ButtonKind kind = look_of(thing(Kind::construct)) == ButtonKind::off ? ButtonKind::off : ButtonKind::primary;
        out.push_back({thing(Kind::construct), std::string(words::kConstructButton.in(lang)), std::move(note), Icon::plus, kind});
    }
    if (is_busy) out.push_back({thing(Kind::cancel), std::string(words::kCancel.in(lang)), {}, Icon::close, ButtonKind::ghost});
    if (is_action && (!is_busy || !is_narrow)) {
        const bool is_done = seen.turn.actions == 0;
        std::string note = is_done ? std::string() : fill(words::kUnused, lang, {{"n", seen.turn.actions}});
        if (is_done && f.legal.size() > 1) note = words::kAbilitiesLeft.in(lang);
        out.push_back({thing(Kind::end_actions), std::string(words::kEndActions.in(lang)), std::move(note), Icon::fwd,
                       is_done ? ButtonKind::primary : ButtonKind::second});
    }
    return out;
}

void Table::draw_bar(Frame& f) {
    const Rect bar = f.l.bar;
    if (!is_live() || bar.w <= 0) return;
    Canvas& c = f.s.canvas;
    const std::vector<BarItem> all = items(f);
    if (all.empty()) return draw_answers(f, bar);
    std::vector<float> widths;
    for (const BarItem& item : all) widths.push_back(width_of(c, item.label, item.note, item.icon));
    // One row without icons is better than two rows that cover the cards.
    float sum = kGap * static_cast<float>(all.size() - 1);
    for (const float w : widths) sum += w;
    if (sum > bar.w)
        for (std::size_t i = 0; i < all.size(); ++i) widths[i] = width_of(c, all[i].label, all[i].note, Icon::none);
    const std::vector<Rect> places = rows_of(bar, widths, f.l.kind == LayoutKind::phone, Row::last_at_right);
    draw_bar_ground(f, bar, places);
    for (std::size_t i = 0; i < all.size(); ++i) draw_bar_button(f, all[i], places[i]);
}

/// Draws a button, with a second line below its label if it has a note.
void Table::draw_bar_button(Frame& f, const BarItem& item, Rect r) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const auto& [thing, label, note, icon, kind] = item;
    const std::string name = note.empty() ? label : label + punctuation::kColon.in(s.lang) + note;
    ButtonLook look;
    look.kind = kind;
    look.name = name;
    if (kind_of(thing) != Kind::cancel) press(thing, r, "", look);
    else if (button(s.ui, target_of(thing), r, "", look)) touches().step_back();
    const float words = std::max(c.text_width(label, kLabel, Weight::bold), c.text_width(note, kNote, Weight::bold));
    const bool has_icon = icon != Icon::none && r.w >= words + kIconRoom + kPadding - 10;
    const float text = r.w - 12 - (has_icon ? kIconRoom : 0.0f);
    const float width = std::min(text, words);
    const Color ink = kind == ButtonKind::off       ? fade(s.theme.low, 0.9f)
                      : kind == ButtonKind::primary ? s.theme.ink
                                                    : s.theme.hi;
    const float middle = r.centre().x + (has_icon ? kIconRoom / 2 : 0.0f);
    if (has_icon) draw_icon(c, icon, {middle - width / 2 - kIconRoom / 2 - 2, r.centre().y}, 18, ink);
    const bool two = !note.empty() && r.h >= 38;
    const Color second = kind == ButtonKind::second ? s.theme.gold : ink;
    constexpr float kThreeLines = 45, kHalfLine = 7.5f;
    if (!two) {
        c.fit_lines({middle, r.centre().y}, label, kLabel, ink, Weight::bold, Align::center, text);
    } else if (r.h >= kThreeLines && c.text_width(note, kNote) > text) {
        c.fit({middle, r.centre().y - 2 * kHalfLine}, label, kNote, ink, Weight::bold, Align::center, text);
        c.fit_lines({middle, r.centre().y + kHalfLine}, note, kNote, second, Weight::medium, Align::center, text);
    } else {
        c.fit({middle, r.centre().y - 9}, label, kLabel, ink, Weight::bold, Align::center, text);
        c.fit({middle, r.centre().y + 10}, note, kNote, second, Weight::medium, Align::center, text);
    }
}

std::vector<Rect> Table::lay_bar(Frame& f, Rect bar, const std::vector<Answer>& all) const {
    std::vector<float> widths;
    for (const Answer& answer : all) {
        const float sign = answer.card != qu::kNoCard ? kIconRoom : 0.0f;
        widths.push_back(answer.face > 0 ? kMostHeight + 8 : width_of(f.s.canvas, answer.label, {}, Icon::none) + sign);
    }
    // If dice of the hand lie in the bar, the buttons follow them.
    const Row order = bar.x > f.l.bar.x ? Row::from_left : Row::centred;
    const std::vector<Rect> places = rows_of(bar, widths, f.l.kind == LayoutKind::phone, order);
    draw_bar_ground(f, bar, places);
    return places;
}

/// Draws the ground of a bar that grows over the sheets. It hides them and takes their touches.
void Table::draw_bar_ground(Frame& f, Rect bar, const std::vector<Rect>& places) const {
    if (places.empty() || places.front().y >= bar.y - 1) return;
    const float top = places.front().y - kGap;
    const Rect ground{f.l.bar.x, top, f.l.bar.w, bar.bottom() - top};
    f.s.canvas.rect(ground, radius::kButton, f.s.theme.space1);
    TapOptions options;
    options.is_ground = true;
    options.can_focus = false;
    options.hides = true;
    options.name = words::kNameBar.in(f.s.lang);
    f.s.ui.tap(id("quantum.bar"), ground, options);
}

}  // namespace orrery::ui::quantum_table
