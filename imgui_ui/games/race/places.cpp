// 1 rivals   2 the viewer's own figures   3 pool, supply, discard   4 a seat's figures in the seats sheet
#include <algorithm>

#include "engine/games/race/words.h"
#include "imgui_ui/games/race/legend.h"
#include "imgui_ui/games/race/view.h"
#include "imgui_ui/games/race/words.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::race_table {

namespace {

constexpr int kWarnPerSeat = 5, kWarnTableau = 10;         // section 14: the end is near
constexpr float kLeastThumb = 32, kMostThumb = 66, kThumb = 1.42f;           // widths of thumbnails, and their height over it

/// Draws a sign with its number. Returns the width taken.
float figure(Canvas& c, Vec at, Icon icon, const std::string& number, Color ink, Color sign) {
    draw_icon(c, icon, {at.x + 7, at.y}, 15, sign);
    c.text({at.x + 19, at.y}, number, 15, ink, Weight::bold);
    return 19 + c.text_width(number, 15, Weight::bold) + 12;
}

float military_figure(Canvas& c, Vec at, int military, Color ink, Color sign) {
    draw_sword(c, {at.x + 7, at.y}, 17, sign);
    const std::string number = (military > 0 ? "+" : military < 0 ? "−" : "") + std::to_string(std::abs(military));
    c.text({at.x + 18, at.y}, number, 15, ink, Weight::bold);
    return 18 + c.text_width(number, 15, Weight::bold) + 12;
}

float chips_figure(Canvas& c, Vec at, int chips, float size = 26) {
    draw_points(c, {at.x + size / 2, at.y}, size, std::to_string(chips));
    return size + 10;
}

/// Returns text on a seat's secret choice in the current step.
std::string_view secret_state(const Scene& s, Seat seat) {
    if (!rc::is_asked(s.seen, rc::Kind::choose_actions) && !rc::is_placing_secret(s.seen)) return {};
    return (contains(s.seen.waiting, seat) ? words::kChoosing : words::kHasChosen).in(s.lang);
}

std::vector<Seat> rivals_of(const rc::Observation& seen) {
    std::vector<Seat> out;
    for (const Seat seat : clockwise_from(seen.me, seen.seats))
        if (seat != seen.me) out.push_back(seat);
    return out;
}

}  // namespace

// --- 1 rivals ---

void Table::draw_rivals(const Frame& f) {
    const std::vector<Seat> rivals = rivals_of(f.s.seen);
    for (std::size_t i = 0; i < rivals.size() && i < f.l.rivals.size(); ++i) draw_rival(f, rivals[i], f.l.rivals[i]);
}

constexpr float kTilesX = 140;                             ///< where the small pictures of cards begin in a low strip

// Places of things in a strip, which may be low, narrow, or upright at the side of a desktop.
struct Table::Strip {
    explicit Strip(const Frame& f, Rect place) : r(place) {
        is_small = r.h < 60;
        is_low = r.h < 88;
        is_upright = f.l.kind == LayoutKind::desktop;
        has_cards = !is_small && (is_upright || r.w > 400);
        has_tiles = !has_cards && (is_small ? r.w > 300 : !is_low && r.w > 240);
        const bool is_tall = !is_small && !is_low;
        head = r.y + (is_small ? 15.0f : is_low ? 19.0f : has_tiles ? 18.0f : 20.0f);
        figures = is_small ? r.bottom() - 13 : is_upright ? r.y + 54 : r.bottom() - (is_low || has_tiles ? 16.0f : 19.0f);
        disc = is_small ? 10.0f : is_low || has_tiles ? 12.0f : 14.0f;
        cards_x = r.x + (is_low ? 240.0f : 184.0f);
        // Beside the cards, a seat's choice has its own line.
        has_own_line = has_cards && is_tall && !is_upright;
    }
    Rect r;
    bool is_small, is_low, is_upright, has_cards, has_tiles, has_own_line;
    float head, figures, disc, cards_x;
};

void Table::draw_rival(const Frame& f, Seat seat, Rect r) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const bool is_active = rc::to_act(s.seen) == seat;
    if (s.ui.tap(target_of(thing(Kind::rival, 0, seat)), r, {.name = s.name_of(seat), .radius = 14})) viewed_ = seat;
    place(seat_of(seat), square_around({r.x + 30, r.centre().y}, 36));
    PanelLook panel;
    panel.shadow = 0.3f;
    panel.blur = 10;
    if (is_active) {
        panel.top = mix(t.seat(s.color_of(seat)).fill, t.s2, 0.66f);
        panel.line = fade(mix(t.seat(s.color_of(seat)).fill, kWhite, 0.3f), 0.9f);
    }
    draw_panel(c, r, 14, panel);
    const Strip strip(f, r);
    const float points_left = draw_rival_points(f, seat, strip);
    draw_emblem(c, s.color_of(seat), {r.x + 10 + strip.disc, strip.head}, strip.disc, {.shadow = false});
    const float name_x = r.x + 18 + 2 * strip.disc;
    const bool is_beside_cards = strip.has_cards && !strip.is_upright, is_beside_tiles = strip.is_small && strip.has_tiles;
    const float name_end = is_beside_cards ? strip.cards_x - 8 : is_beside_tiles ? r.x + kTilesX - 8 : points_left - 8;
    const float name_room = name_end - name_x - (s.is_computer(seat) ? 22.0f : 0.0f);
    const float name_y = strip.head - (strip.is_small ? 0.0f : 2.0f);
    const float name_w = c.fit({name_x, name_y}, s.name_of(seat), strip.is_small ? 14.0f : 16.0f, t.hi, Weight::bold, Align::left, name_room);
    if (s.is_computer(seat)) draw_icon(c, Icon::bot, {name_x + name_w + 12, name_y}, 15, t.mid);
    const bool has_chips = !strip.is_small || r.w > 150;
    const float x = draw_numbers_of(f, seat, {r.x + 12, strip.figures}, has_chips ? strip.is_small ? 22.0f : 26.0f : 0.0f);
    draw_chosen(f, seat, strip, x, points_left);
    draw_rival_tableau(f, seat, strip, points_left);
}

// Draws hand, Military and, if `chips` is a size, chips. Returns their right end.
float Table::draw_numbers_of(const Frame& f, Seat seat, Vec at, float chips) {
    Canvas& c = f.s.canvas;
    const Theme& t = f.s.theme;
    const rc::Player& p = f.s.player(seat);
    float x = at.x;
    x += figure(c, {x, at.y}, Icon::hand, std::to_string(f.s.hand_size(seat)), t.hi, t.mid);
    x += military_figure(c, {x, at.y}, rc::total_military(p.tableau), t.hi, t.mid);
    return chips > 0 ? x + chips_figure(c, {x, at.y}, p.vp, chips) : x;
}

float Table::draw_actions_of(const Frame& f, Seat seat, Vec at) {
    float x = at.x;
    for (const rc::ActionId action : f.s.player(seat).actions) x += draw_action_chip(f.s.canvas, action, {x, at.y}) + 4;
    return x;
}

// Draws the points of a rival. Returns their left end.
float Table::draw_rival_points(const Frame& f, Seat seat, const Strip& strip) {
    Canvas& c = f.s.canvas;
    const Theme& t = f.s.theme;
    const int total = f.s.points_of(seat).total();
    const std::string points = std::to_string(total);
    const float size = strip.is_small ? 20.0f : 26.0f;
    float right = strip.r.right() - 12;
    const bool has_unit = strip.r.w > 200 && !(strip.is_small && strip.has_tiles);
    if (has_unit) {
        const std::string unit = words::unit_of(total, f.s.lang);
        c.text({right, strip.head + 2}, unit, 13, t.mid, Weight::medium, Align::right);
        right -= c.text_width(unit, 13) + 5;
    }
    c.text({right, strip.head}, points, size, t.hi, Weight::bold, Align::right);
    return right - c.text_width(points, size, Weight::bold);
}

// Draws a seat's choice for the round, and whether it has made a secret choice, at the right of its figures. The revealed actions stay
// in sight while cards are chosen in secret.
void Table::draw_chosen(const Frame& f, Seat seat, const Strip& strip, float x, float points_left) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const Rect r = strip.r;
    constexpr float kTwoRows = 52;                         // lower strips have no row below the points
    const bool is_beside_cards = strip.has_cards && !strip.is_upright, is_beside_points = r.h < kTwoRows && r.w > 200;
    const bool is_beside_tiles = strip.is_small && strip.has_tiles;
    const float right = is_beside_cards ? strip.cards_x - 10 : is_beside_tiles ? r.x + kTilesX - 8 : is_beside_points ? points_left - 12 : r.right() - 12;
    const float y = strip.has_own_line ? r.y + 48 : strip.figures, left = strip.has_own_line ? r.x + 12 : x;
    float chips = 0;                                       // width of what is drawn of the actions
    if (are_revealed(s.seen)) {
        for (const rc::ActionId action : s.player(seat).actions) chips += draw_action_chip(c, action, {}, false) + 4;
        if (chips - 4 > right - left) chips = 0;
        else draw_actions_of(f, seat, {strip.has_own_line ? left : right - chips + 4, y});
    }
    const std::string_view state = secret_state(s, seat);
    const float room = right - left - (chips > 0 ? chips + 4 : 0);
    if (state.empty() || room < c.text_width(state, type::kSmall)) return;
    const Color ink = contains(s.seen.waiting, seat) ? t.mid : t.good;
    const float x_state = strip.has_own_line ? right - room : left + room;
    c.fit({x_state, y}, state, 13, ink, Weight::medium, strip.has_own_line ? Align::left : Align::right, room);
}

void Table::draw_rival_tableau(const Frame& f, Seat seat, const Strip& strip, float points_left) {
    Canvas& c = f.s.canvas;
    const rc::Tableau& tableau = f.s.player(seat).tableau;
    const Rect r = strip.r;
    const auto lay = [&](std::size_t i, Rect at) {
        place(placed_card(tableau[i].card, seat), at);
        return !motions_.moves_card(seat, tableau[i].card);
    };
    if (strip.has_tiles) {
        constexpr float kTile = 21, kBetween = 3;
        const Rect area = strip.is_small ? Rect{r.x + kTilesX, r.y + 6, points_left - 8 - r.x - kTilesX, r.h - 10}
                                         : Rect{r.x + 12, r.y + 36, r.w - 24, kTile};
        const auto columns_of = [&](float edge) { return std::max<std::size_t>(1, std::size_t((area.w + kBetween) / (edge + kBetween))); };
        const std::size_t rows = strip.is_small ? 2 : 1;
        // In a low strip both rows become lower.
        const float edge = tableau.size() > columns_of(kTile) ? std::min(kTile, (area.h - float(rows - 1) * kBetween) / float(rows)) : kTile;
        const std::size_t columns = columns_of(edge);
        for (std::size_t i = 0; i < std::min(tableau.size(), rows * columns); ++i) {
            const float x = area.x + float(i % columns) * (edge + kBetween), y = area.y + float(i / columns) * (edge + kBetween);
            const bool has_good = tableau[i].has_good && !motions_.moves_good(seat, tableau[i].card);
            if (const Rect at{x, y, edge, edge}; lay(i, at)) draw_race_tile(c, tableau[i].card, at, has_good);
        }
        return;
    }
    if (!strip.has_cards) return;
    const Rect area = strip.is_upright ? Rect{r.x + 10, r.y + 74, r.w - 20, r.h - 84}
                                       : Rect{strip.cards_x, r.y + 8, points_left - 14 - strip.cards_x, r.h - 16};
    // All rivals have the same columns, so that their cards are aligned.
    std::size_t most = 0;
    for (const Seat rival : rivals_of(f.s.seen)) most = std::max(most, f.s.player(rival).tableau.size());
    // Upright strips have two rows, with fewer empty places for larger cards.
    constexpr std::size_t kFewer = 8;
    const std::size_t wanted = strip.is_upright && most <= kFewer ? kFewer : std::size_t(rc::kEndTableau);
    std::vector<Rect> places = grid(area, std::max(most, wanted), kThumb, 5, kMostThumb);
    // Empty places are omitted if cards would be too small to be told apart.
    if (places.front().w < kLeastThumb) {
        places = grid(area, most, kThumb, 5, kMostThumb);
        places.resize(tableau.size());
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i >= tableau.size()) c.dashed_rect(places[i], 6, fade(f.s.theme.line2, 0.5f), 1, 4, 5);
        else if (lay(i, places[i])) draw_race_card(c, tableau[i].card, places[i], look_of_placed(f, seat, tableau[i]));
    }
}

// --- 2 the viewer's own figures ---

void Table::draw_figures(const Frame& f) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const Rect r = f.l.figures;
    if (r.w <= 0) return;
    const rc::Player& p = s.me();
    const Color color = t.seat(s.color_of(s.seen.me)).fill;
    PanelLook panel;
    panel.top = mix(color, t.s2, 0.72f);
    panel.line = fade(mix(color, kWhite, 0.3f), 0.8f);
    panel.blur = 8;
    draw_panel(c, r, 14, panel);
    const float y = r.centre().y;
    const bool small = f.l.has_small_figures;
    draw_emblem(c, s.color_of(s.seen.me), {r.x + 24, y}, small ? 11.0f : 14.0f, {.shadow = false});
    float x = r.x + (small ? 44.0f : 52.0f);
    const int military = rc::total_military(p.tableau);
    // A touch of the shield shows how its sum is made up.
    const float shield_w = small ? 58.0f : c.text_width(words::kMilitary.in(s.lang), 14) + 62;
    const Rect shield{x, r.y + 2, shield_w, r.h - 4};
    touch(thing(Kind::shield), shield, words::kMilitary.in(s.lang), {.radius = 10});
    c.rect(shield.grown(-3), 10, fade(t.well, 0.45f));
    if (small) {
        military_figure(c, {x + 8, y}, military, t.hi, t.hi);
    } else {
        c.text({x + 10, y}, words::kMilitary.in(s.lang), 14, t.mid);
        military_figure(c, {x + shield_w - 48, y}, military, t.hi, t.hi);
    }
    x += shield_w + (small ? 6.0f : 16.0f);
    if (!small) {
        c.text({x, y}, words::kChips.in(s.lang), 14, t.mid);
        x += c.text_width(words::kChips.in(s.lang), 14) + 8;
    }
    x += chips_figure(c, {x, y}, p.vp) + (small ? 0.0f : 12.0f);
    // With a card of the hand taken up: "13 → 15".
    const std::optional<rc::CardId> deciding = raised();
    const std::vector<WayToPlace> ways = deciding ? ways_to_place(s.seen, *deciding) : std::vector<WayToPlace>();
    const int total = s.points_of(s.seen.me).total();
    const std::string points = std::to_string(total), then = points_after(ways);
    const std::string unit = words::unit_of(ways.empty() ? total : ways.back().points, s.lang);
    const float unit_w = c.text_width(unit, 14), size = small ? 20.0f : 24.0f, points_right = r.right() - 20 - unit_w;
    const float more = deciding ? c.text_width(then, size, Weight::bold) + 34 : 0.0f;
    const float right = points_right - c.text_width(points, size, Weight::bold) - more;
    // Small screens have no room for the signs. The sum of points opens them.
    const float signs = std::max(92.0f, r.right() - right + 6);
    if (f.l.prices.w <= 0 && f.l.signs.w <= 0)
        touch(thing(Kind::legend), {r.right() - signs, r.y, signs, r.h}, words::kSigns.in(s.lang), {.radius = 10});
    c.text({r.right() - 14, y + 1}, unit, 14, t.mid, Weight::medium, Align::right);
    if (deciding) {
        c.text({points_right, y}, then, size, t.warm, Weight::bold, Align::right);
        const float tip = points_right - c.text_width(then, size, Weight::bold) - 8, tail = tip - 18, barb = 5;
        c.line({tail, y}, {tip, y}, t.mid, 2);
        c.polyline({{tip - barb, y - barb}, {tip, y}, {tip - barb, y + barb}}, t.mid, 2);
        c.text({tail - 8, y}, points, size, t.mid, Weight::bold, Align::right);
    } else {
        c.text({points_right, y}, points, size, t.hi, Weight::bold, Align::right);
    }
    // Goods by kind, as many as fit.
    for (std::size_t k = 0; k < rc::kGoodCount; ++k) {
        const int n = rc::count_goods(p.tableau, rc::Good(k));
        if (n == 0 || x + 34 > right) continue;
        draw_good(c, rc::Good(k), {x + 10, y}, 19);
        c.text({x + 22, y}, std::to_string(n), 15, t.hi, Weight::bold);
        x += 44;
    }
    const std::optional<std::size_t> tab = tab_of(s.seen.phase);
    if (small || !tab || !has_bonus(track_of(s.seen), s.seen.me, *tab)) return;
    for (const rc::ActionId action : p.actions) {
        if (rc::action(action).phase != s.seen.phase) continue;
        const std::string bonus = words::kBonus[std::size_t(action)].in(s.lang), whole = fill(words::kYourBonus, s.lang, {{"bonus", bonus}});
        const float room = right - x - 24;
        const bool fits_whole = c.text_width(whole, 13, Weight::bold) <= room;
        if (!fits_whole && c.text_width(bonus, 13, Weight::bold) > room) continue;
        x += c.fit({x + 8, y}, fits_whole ? whole : bonus, 14, mix(column_color(column_of(s.seen.phase)), kWhite, 0.62f), Weight::bold, Align::left, room) + 14;
    }
}

// --- 3 pool, supply, discard ---

void Table::draw_pool(const Frame& f) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const Rect r = f.l.pool;
    std::size_t most = 0;
    for (const Seat seat : all_seats(s.seen.seats)) most = std::max(most, s.player(seat).tableau.size());
    const bool is_last = s.seen.vp_pool == 0 || most >= std::size_t(rc::kEndTableau);
    const bool vp_warns = s.seen.vp_pool <= kWarnPerSeat * s.seen.seats, cards_warn = most >= std::size_t(kWarnTableau);
    const Color vp_ink = is_last ? t.bad : vp_warns ? t.warn : t.mid, cards_ink = is_last ? t.bad : cards_warn ? t.warn : t.hi;
    const std::string cards = std::to_string(most) + " / " + std::to_string(rc::kEndTableau);
    touch(thing(Kind::pool), r, fill(words::kNamePool, s.lang, {{"n", s.seen.vp_pool}}), {.radius = 14});
    PanelLook panel;
    panel.blur = 8;
    if (is_last || vp_warns || cards_warn) panel.line = fade(is_last ? t.bad : t.warn, 0.8f);
    draw_panel(c, r, 14, panel);
    const std::string round = s.seen.round == 0 ? std::string(words::kSetup.in(s.lang)) : fill(words::kRound, s.lang, {{"n", s.seen.round}});
    if (r.h < 60) {                        // one row
        const float y = r.centre().y;
        draw_points(c, {r.x + 24, y}, 32, std::to_string(s.seen.vp_pool));
        float x = r.x + 46;
        x += c.fit({x, y}, words::kVpLeft.in(s.lang), 13, vp_ink, Weight::medium, Align::left, 90) + 12;
        x += figure(c, {x, y}, Icon::card, cards, cards_ink, t.mid) + 2;
        x += figure(c, {x, y}, Icon::hidden, std::to_string(s.seen.supply_size), t.hi, t.mid);
        const std::string_view text = is_last ? words::kLastRound.in(s.lang) : std::string_view(round);
        if (r.right() - x > 50) c.fit({r.right() - 12, y}, text, 13, is_last ? t.bad : t.mid, Weight::medium, Align::right, r.right() - 12 - x);
        return;
    }
    const float x = r.centre().x;
    if (r.h < 150) {
        c.fit({x, r.y + 16}, is_last ? words::kLastRound.in(s.lang) : round.c_str(), 13, is_last ? t.bad : t.mid, Weight::bold, Align::center, r.w - 12);
        draw_points(c, {r.x + 34, r.centre().y + 8}, 42, std::to_string(s.seen.vp_pool));
        c.text({r.right() - 12, r.centre().y + 8}, cards, 16, cards_ink, Weight::bold, Align::right);
        return;
    }
    const float k = std::min(1.0f, r.h / 200);             // lower panels have the same things closer together
    c.fit({x, r.y + 20 * k}, is_last ? words::kLastRound.in(s.lang) : round.c_str(), 14, is_last ? t.bad : t.hi, Weight::bold, Align::center, r.w - 4);
    draw_points(c, {x, r.y + 66 * k}, 54 * k, std::to_string(s.seen.vp_pool));
    c.fit({x, r.y + 106 * k}, words::kVpLeft.in(s.lang), 13, vp_ink, Weight::medium, Align::center, r.w - 12);
    const Rect groove{r.x + 16, r.y + 120 * k, r.w - 32, 8};
    c.rect(groove, 4, t.well);
    const float share = std::clamp(float(s.seen.vp_pool) / float(rc::kVpPerSeat * s.seen.seats), 0.0f, 1.0f);
    if (share > 0) c.gradient_horizontal({groove.x, groove.y, std::max(8.0f, groove.w * share), groove.h}, 4, rgb(0xE8BC4C), rgb(0xC99B2E));
    c.text({x, r.y + 150 * k}, cards, 20 * k, cards_ink, Weight::bold, Align::center);
    const std::string ends = fill(words::kEndsAt, s.lang, {{"n", rc::kEndTableau}});
    c.paragraph({x, r.y + 174 * k}, ends, 13, cards_warn ? cards_ink : t.mid, Weight::medium, r.w - 10, 15, Align::center, 2);
    if (f.l.prices.w > 0) draw_goods_legend(c, f.l.prices, s.lang);
    if (f.l.signs.w > 0) draw_sign_list(c, f.l.signs, s.lang);
    if (const Rect legend = f.l.signs.w > 0 ? f.l.signs : f.l.prices; legend.w > 0)
        touch(thing(Kind::legend), legend, words::kSigns.in(s.lang), {.radius = 10});
    if (f.l.deck.w <= 0) return;
    draw_race_back(c, f.l.deck, s.seen.supply_size, true);
    touch(thing(Kind::deck), f.l.deck, words::kDeck.in(s.lang));
    if (s.seen.discard_size > 0) draw_race_back(c, f.l.discard, s.seen.discard_size);
    else c.dashed_rect(f.l.discard, 6, t.line2, 1, 5, 5);
    touch(thing(Kind::discard), f.l.discard, words::kDiscard.in(s.lang));
    const float caption = f.l.deck.bottom() + 16;
    // A caption stands below the middle of its pile, or ends with the column if it is wider.
    const auto tell = [&](const Text& text, Rect pile, float edge, Align align) {
        constexpr float kRoom = 56;
        const std::string_view words = text.in(s.lang);
        const float wide = c.text_width(words, type::kSmall);
        if (wide <= kRoom) c.text({pile.centre().x, caption}, words, type::kSmall, t.mid, Weight::medium, Align::center);
        else c.text({edge, caption}, words, type::kSmall, t.mid, Weight::medium, align);
    };
    tell(words::kDeck, f.l.deck, r.x, Align::left);
    tell(words::kDiscard, f.l.discard, r.right(), Align::right);
}

// --- 4 a seat's figures in the seats sheet ---

void draw_seat_figures(const Scene& s, Seat seat, Rect score, Rect figures) {
    Canvas& c = s.canvas;
    c.fit({score.right(), score.centre().y}, std::to_string(s.points_of(seat).total()), 26, s.theme.hi, Weight::bold, Align::right, score.w);
    if (figures.w <= 0) return;
    float x = figures.x;
    const float y = figures.y + 10;
    x += figure(c, {x, y}, Icon::hand, std::to_string(s.hand_size(seat)), s.theme.hi, s.theme.mid);
    x += military_figure(c, {x, y}, rc::total_military(s.player(seat).tableau), s.theme.hi, s.theme.mid);
    if (x + 30 < figures.right()) x += chips_figure(c, {x, y}, s.player(seat).vp);
    const std::string cards = std::to_string(s.player(seat).tableau.size());
    if (x + 40 < figures.right()) figure(c, {x, y}, Icon::card, cards, s.theme.hi, s.theme.mid);
}

}  // namespace orrery::ui::race_table
