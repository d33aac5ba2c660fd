// The bar at the bottom: actions of the selected thing, actions of the turn, and the answers to the open decision.
#include <algorithm>

#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/sites.h"
#include "imgui_ui/games/quantum/play.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {

namespace {

constexpr float kGap = 8, kLeastHeight = 40, kMostHeight = 52, kPadding = 28, kIconRoom = 24, kLabel = 15, kNote = 13;
constexpr float kMostStretch = 1.6f;                  // largest stretch of a button's own width to fill its row

/// Card with its own button. The power of a ship waits for the selection of a ship, which then enters the card's mode, if there is
/// one.
struct Power {
    qu::Command card;
    Button button;
    Icon icon;
    bool of_ship;
    std::optional<Mode> mode{};
};
constexpr std::array kPowers{
    Power{qu::Command::cerebral, Button::cerebral, Icon::hint, false},
    Power{qu::Command::tyrannical, Button::tyrannical, Icon::weight, false},
    Power{qu::Command::curious, Button::curious, Icon::fwd, true, Mode::curious},
    Power{qu::Command::tactical, Button::tactical, Icon::fwd, true, Mode::tactical},
    Power{qu::Command::flexible, Button::flexible_lower, Icon::dice, true},
    Power{qu::Command::nomadic, Button::nomadic, Icon::planet, true, Mode::nomadic},
    Power{qu::Command::resourceful, Button::resourceful, Icon::plus, true},
};

/// Returns true if a card's power is among the legal moves, for any ship.
bool is_offered(const qu::MoveList& legal, qu::Command card) {
    if (contains(legal, qu::Move{qu::Convert{card}})) return true;
    const ShipSet ships = ships_with_moves(legal);
    for (qu::ShipId ship = 0; ship < qu::kShipCount; ++ship)
        if (ships.test(ship) && !powers_of(legal, ship, card).empty()) return true;
    return false;
}

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

bool Table::is_power_usable(const Frame& f, qu::CardId card) const {
    return qu::kind_of(card) == qu::CardKind::command && f.is_asked(qu::Kind::action) &&
           is_offered(f.legal, qu::command_of(card));
}

void Table::power_items(const Frame& f, std::vector<BarItem>& out) const {
    const Lang lang = f.s.lang;
    for (const Power& power : kPowers) {
        const qu::CardId card = qu::card_of(power.card);
        if (!contains(f.s.player(f.s.seen.me).commands, card)) continue;
        if (selected_ && power.of_ship) {
            const qu::MoveList ways = powers_of(f.legal, *selected_, power.card);
            if (ways.empty()) continue;
            if (power.card == qu::Command::flexible) {
                for (const qu::Move& m : ways) {
                    const int to = std::get<qu::Flexible>(m).number;
                    const bool is_lower = to < f.s.ship(*selected_).number;
                    out.push_back({is_lower ? Button::flexible_lower : Button::flexible_higher,
                                   fill(words::kFlexibleTo, lang, {{"card", qu::card_name(card, lang)}, {"n", to}}),
                                   {},
                                   Icon::dice});
                }
                continue;
            }
        } else if (!is_offered(f.legal, power.card)) {
            continue;
        }
        const bool is_on = armed_ == power.card || (power.mode && mode_ && paid_as(*mode_) == *power.mode);
        out.push_back({power.button, qu::card_name(card, lang), words::power_note(power.card, lang), power.icon,
                       is_on ? ButtonKind::primary : ButtonKind::second});
    }
}

void Table::ship_items(const Frame& f, std::vector<BarItem>& out) const {
    const Lang lang = f.s.lang;
    const qu::ShipId ship = *selected_;
    const qu::Ship& die = f.s.ship(ship);
    if (target_) {
        const std::vector<AttackChance>& ways = attacks(f, *target_);
        if (ways.empty()) return;
        out.push_back({Button::attack,
                       fill(words::kAttackShip, lang, {{"ship", qu::ship_name(f.s.ship(*target_).number, lang)}}),
                       fill(words::kWinsOften, lang, {{"n", ways.front().odds.percent()}}), Icon::none, ButtonKind::danger});
        return;
    }
    const auto kind = [&](const qu::Move& m) { return f.can(m) ? ButtonKind::second : ButtonKind::off; };
    if (f.is_asked(qu::Kind::action)) {
        const std::string note = fill(words::kCosts, lang, {{"n", 1}});
        out.push_back(
            {Button::reconfigure, std::string(words::kReconfigure.in(lang)), note, Icon::dice, kind(qu::Reconfigure{ship})});
    }
    const auto mode_item = [&](Button button, Mode mode, Icon icon) {
        const Text& name = qu::ship_kind(die.number).ability;
        const bool works = !plan_of(f.s.seen, f.legal, ship, mode).is_empty();
        out.push_back({button, std::string(name.in(lang)), std::string(words::kFreeOfCost.in(lang)), icon,
                       mode_ == mode ? ButtonKind::primary : works ? ButtonKind::second : ButtonKind::off});
    };
    if (!die.on_map() || die.number == 0) return;
    const bool is_action = f.is_asked(qu::Kind::action);
    const auto to_number = [&](int number) {
        return fill(words::kFlexibleTo, lang, {{"card", std::string(qu::ship_kind(4).ability.in(lang))}, {"n", number}});
    };
    switch (static_cast<qu::Ability>(die.number - 1)) {
        case qu::Ability::strike:
            if (is_action) mode_item(Button::strike, Mode::strike, Icon::stop);
            break;
        case qu::Ability::transport: mode_item(Button::carry, mode_of_carrying(), Icon::hand); break;
        case qu::Ability::warp:
            if (is_action) mode_item(Button::warp, Mode::warp, Icon::rematch);
            break;
        case qu::Ability::modify:
            if (!is_action) break;
            out.push_back({Button::modify_lower,
                           to_number(qu::kLowerModified),
                           {},
                           Icon::dice,
                           kind(qu::Modify{ship, qu::kLowerModified})});
            out.push_back({Button::modify_higher,
                           to_number(qu::kHigherModified),
                           {},
                           Icon::dice,
                           kind(qu::Modify{ship, qu::kHigherModified})});
            break;
        case qu::Ability::maneuver: break;                 // part of every move; the highlights show it
        case qu::Ability::free_reconfigure:
            if (is_action)
                out.push_back({Button::free_reconfigure, std::string(qu::ship_kind(die.number).ability.in(lang)),
                               std::string(words::kFreeOfCost.in(lang)), Icon::dice,
                               kind(qu::UseAbility{ship, qu::Ability::free_reconfigure})});
            break;
    }
}

std::vector<Table::BarItem> Table::items(const Frame& f) const {
    std::vector<BarItem> out;
    const Lang lang = f.s.lang;
    const qu::Observation& seen = f.s.seen;
    if (f.is_asked(qu::Kind::move) && selected_) ship_items(f, out);
    if (f.is_asked(qu::Kind::move) && (target_ || mode_))
        out.push_back({Button::cancel, std::string(words::kCancel.in(lang)), {}, Icon::close, ButtonKind::ghost});
    if (!f.is_asked(qu::Kind::action)) return out;
    const bool is_narrow = f.l.is_narrow;
    if (selected_) ship_items(f, out);
    if (!target_) power_items(f, out);
    if (!selected_ || (!target_ && !is_narrow)) {
        const bool can_research = f.can(qu::Research{});
        if (!planet_)
            out.push_back({Button::research, std::string(words::kResearchButton.in(lang)),
                           fill(words::kCosts, lang, {{"n", 1}}), Icon::hint,
                           can_research ? ButtonKind::second : ButtonKind::off});
        const qu::PlanetId planet = planet_to_build(f);
        const bool can_build = f.can(qu::Construct{planet});
        const bool any_fits = std::any_of(f.legal.begin(), f.legal.end(),
                                          [](const qu::Move& m) { return std::holds_alternative<qu::Construct>(m); });
        std::string note = fill(words::kCosts, lang, {{"n", qu::kConstructCost}});
        if (planet_ || can_build) {
            const OrbitSum sum = orbit_sum(seen, planet, seen.me);
            note = fill(words::kSumOf, lang,
                        {{"at", coordinate_of(qu::middle_of(planet))}, {"n", sum.total}, {"of", sum.required}});
        }
        const bool is_usable = planet_ ? can_build : any_fits;
        out.push_back({Button::construct, std::string(words::kConstructButton.in(lang)), std::move(note), Icon::plus,
                       is_usable ? ButtonKind::primary : ButtonKind::off});
    }
    const bool is_busy = selected_ || armed_ || planet_ || target_;
    if (is_busy) out.push_back({Button::cancel, std::string(words::kCancel.in(lang)), {}, Icon::close, ButtonKind::ghost});
    if (!is_busy || !is_narrow) {
        const bool is_done = seen.turn.actions == 0;
        std::string note = is_done ? std::string() : fill(words::kUnused, lang, {{"n", seen.turn.actions}});
        if (is_done && !remaining_.empty()) note = words::kAbilitiesLeft.in(lang);
        out.push_back({Button::end_actions, std::string(words::kEndActions.in(lang)), std::move(note), Icon::fwd,
                       is_done ? ButtonKind::primary : ButtonKind::second});
    }
    return out;
}

void Table::draw_bar(Frame& f) {
    const Rect bar = f.l.bar;
    if (!f.live || bar.w <= 0) return;
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const std::vector<BarItem> all = items(f);
    if (all.empty()) return draw_choices(f, bar);
    std::vector<float> widths;
    for (const BarItem& item : all) widths.push_back(width_of(c, item.label, item.note, item.icon));
    // One row without icons is better than two rows that cover the cards.
    float sum = kGap * static_cast<float>(all.size() - 1);
    for (const float w : widths) sum += w;
    if (sum > bar.w)
        for (std::size_t i = 0; i < all.size(); ++i) widths[i] = width_of(c, all[i].label, all[i].note, Icon::none);
    const std::vector<Rect> places = rows_of(bar, widths, f.l.kind == LayoutKind::phone, Row::last_at_right);
    draw_bar_ground(f, bar, places);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const BarItem& item = all[i];
        const std::string name = item.note.empty() ? item.label : item.label + ": " + item.note;
        button_places_.push_back({item.button, places[i]});
        if (draw_bar_button(f, button_target(item.button), places[i], item.label, item.note, name, item.icon, item.kind))
            pressed(f, item.button);
    }
}

/// Draws a button, with a second line below its label unless `note` is empty.
bool Table::draw_bar_button(Frame& f, Id target, Rect r, std::string_view label, std::string_view note, std::string_view name,
                            Icon icon, ButtonKind kind) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    ButtonLook look;
    look.kind = kind;
    look.name = name;
    const bool tapped = button(s.ui, target, r, "", look);
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
    c.fit({middle, r.centre().y - (two ? 9.0f : 0.0f)}, label, kLabel, ink, Weight::bold, Align::center, text);
    const Color second = kind == ButtonKind::second ? s.theme.gold : ink;
    if (two) c.fit({middle, r.centre().y + 10}, note, kNote, second, Weight::medium, Align::center, text);
    return tapped;
}

std::vector<Rect> Table::lay_bar(Frame& f, Rect bar, const std::vector<Choice>& all) const {
    std::vector<float> widths;
    for (const Choice& choice : all) {
        const float sign = choice.card != qu::kNoCard ? kIconRoom : 0.0f;
        widths.push_back(choice.face > 0 ? kMostHeight + 8
                                         : width_of(f.s.canvas, choice.label, choice.note, Icon::none) + sign);
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
