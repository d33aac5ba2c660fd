// 1 boards   2 things in a row   3 rows
#include "imgui_ui/games/quantum/figures.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/games/quantum/ids.h"
#include "imgui_ui/app/teaching/figure_rows.h"
#include "imgui_ui/games/quantum/look.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::quantum_table::fig {
namespace {

// Seats of the examples: Aki, Ben, Chiyo and Dora.
constexpr SeatColor kSeats[] = {SeatColor::red, SeatColor::blue, SeatColor::green, SeatColor::yellow};
SeatColor color_of(int seat) { return kSeats[std::clamp(seat, 0, 3)]; }
constexpr float kWord = 13, kWordLine = 16;                // words below a thing
constexpr float kSpace = 8, kAbove = 6, kBelow = 8;

// --- 1 boards ---

constexpr float kMostCell = 44;                            // larger cells are no clearer

/// Returns the table with the ships and cubes of a figure.
qu::Observation table_of(const Row& row) {
    qu::Observation o;
    o.options.map = qu::map_by_id(row.map).value_or(qu::MapId{0});
    o.seats = static_cast<std::int8_t>(o.map().players);
    o.phase = qu::Phase::actions;
    o.turn.number = 1;
    o.turn.actions = qu::kActionsPerTurn;
    std::array<int, qu::kMaxQuantumSeats> ships{};
    for (const Piece& piece : row.pieces) {
        const auto seat = static_cast<std::size_t>(piece.seat);
        if (piece.kind == Piece::Kind::cube) {
            if (const auto planet = qu::planet_by_id(piece.at)) ++o.cubes[*planet][seat];
        } else if (piece.kind == Piece::Kind::ship) {
            qu::Ship& ship = o.ships[qu::ship_of(piece.seat, ships[seat]++)];
            ship.number = piece.number;
            ship.at = qu::space_by_id(piece.at).value_or(qu::kReserve);
            ship.moves = piece.has_moved ? 1 : 0;
        }
    }
    return o;
}

std::vector<qu::Square> spaces_in(std::string_view ids) {
    std::vector<qu::Square> out;
    while (!ids.empty()) {
        const std::size_t end = std::min(ids.find(' '), ids.size());
        if (const auto space = qu::space_by_id(ids.substr(0, end))) out.push_back(*space);
        ids.remove_prefix(std::min(end + 1, ids.size()));
    }
    return out;
}

void mark_ship(const Piece& piece, qu::ShipId ship, MapLook& look) {
    if (piece.is_selected) look.selected = ship;
    if (piece.is_attackable) look.attackable.set(ship);
    if (piece.is_refused) look.refused_ships.set(ship);
    if (piece.percent >= 0) look.chances.push_back({ship, piece.percent});
}

MapLook look_of(const Row& row) {
    MapLook look;
    look.sums_of = Seat{0};
    std::array<int, qu::kMaxQuantumSeats> ships{};
    for (const Piece& piece : row.pieces) {
        const std::vector<qu::Square> spaces = spaces_in(piece.at);
        switch (piece.kind) {
            case Piece::Kind::ship: mark_ship(piece, qu::ship_of(piece.seat, ships[static_cast<std::size_t>(piece.seat)]++), look); break;
            case Piece::Kind::cube: break;
            case Piece::Kind::glow:
                for (const qu::Square space : spaces) look.legal.add(space);
                break;
            case Piece::Kind::later:
                for (const qu::Square space : spaces) look.later.add(space);
                break;
            case Piece::Kind::way: look.path = spaces; break;
            case Piece::Kind::arrow:
                if (const auto to = qu::space_by_id(piece.to); to && !spaces.empty()) look.arrows.push_back({spaces[0], *to});
                break;
            case Piece::Kind::site:
                if (const auto planet = qu::planet_by_id(piece.at)) look.legal_planets.set(*planet);
                break;
        }
    }
    return look;
}

/// Draws a map with its coordinates within the width.
float draw_board(const Figure& f, const Row& row, float y) {
    const qu::Observation o = table_of(row);
    const qu::Map& map = o.map();
    const float columns = static_cast<float>(map.cols * qu::kTileSize), lines = static_cast<float>(map.rows * qu::kTileSize);
    const float margin = kSpace + kWordLine;               // for the coordinates, at the left and above
    const float cell = std::min(kMostCell, (f.width - margin) / columns);
    const float wide = margin + cell * columns, high = margin + cell * lines;
    if (!f.draw) return kAbove + high + kBelow;
    const Names names(static_cast<std::size_t>(o.seats));
    std::vector<SeatLook> looks;
    for (const Seat seat : all_seats(o.seats)) looks.push_back({color_of(seat), false});
    Scene s{f.ui, f.canvas(), f.theme(), f.lang, o, names, looks};
    const Rect area{f.at.x + (f.width - wide) / 2, y + kAbove, wide, high};
    draw_map(s, map_geometry(map, area, {}), look_of(row), Motions{});
    return kAbove + high + kBelow;
}

// --- 2 things in a row ---

/// Returns the width of a card. The narrowest figure fits two side by side; wide figures fit more and larger ones.
float card_room(const Figure& f) {
    constexpr float kWanted = 128, kMost = 150;
    const float columns = std::max(2.0f, std::floor((f.width + kSpace) / kWanted));
    return std::min(kMost, (f.width - kSpace * (columns - 1)) / columns);
}

Vec size_of(const Figure& f, const Card& card) {
    constexpr float kCardHeight = 112;
    switch (card.kind) {
        case Card::Kind::ship: return {42, 52};
        case Card::Kind::attack_die:
        case Card::Kind::defense_die:
        case Card::Kind::track: return {36, 52};
        case Card::Kind::cube:
        case Card::Kind::seat: return {34, 44};
        case Card::Kind::card: return {card_room(f) - 4, kCardHeight};
        case Card::Kind::deck: return {58, 76};
        case Card::Kind::sign: return {f.canvas().text_width(card.id, 18, Weight::bold), 44};
        case Card::Kind::more: return {18, 44};
    }
    return {};
}

/// Returns the width of a thing with the words below it.
float room_of(const Figure& f, const Card& card) {
    const bool has_words = *card.says.in(f.lang) != 0;
    const float bare = size_of(f, card).x;
    if (!has_words || card.kind == Card::Kind::card) return bare;
    constexpr float kWords = 88;
    const std::string_view words = card.says.in(f.lang);
    const float whole = f.canvas().text_width(words, kWord, Weight::bold) + 4, widest = f.canvas().widest_word(words, kWord, Weight::bold) + 4;
    return std::max({bare, widest, std::min(kWords, whole)});
}

void draw_thing(const Figure& f, const Card& card, Rect r) {
    Canvas& c = f.canvas();
    using Mark = Card::Mark;
    const Vec m = r.centre();
    switch (card.kind) {
        case Card::Kind::ship: {
            ShipLook look;
            look.legal = card.mark == Mark::lit;
            look.selected = card.mark == Mark::chosen;
            look.dim = card.mark == Mark::dim;
            look.refused = card.mark == Mark::refused;
            draw_ship_die(c, m, 40, card.n, color_of(card.seat), look);
            return;
        }
        case Card::Kind::attack_die: draw_small_die(c, rect_around(m, 34, 34), card.n, rgb(0x23252E)); break;
        case Card::Kind::defense_die: draw_small_die(c, rect_around(m, 34, 34), card.n, rgb(0x8A93A6)); break;
        case Card::Kind::track: draw_small_die(c, rect_around(m, 34, 34), card.n, card.seat == 0 ? research_color() : dominance_color()); break;
        case Card::Kind::cube: draw_cube(c, m, 30, color_of(card.seat)); break;
        case Card::Kind::seat: draw_emblem(c, color_of(card.seat), m, 16); break;
        case Card::Kind::card:
            if (const auto id = qu::card_by_id(card.id)) {
                AdvanceLook look;
                look.lang = f.lang;
                look.legal = card.mark == Mark::lit;
                look.selected = card.mark == Mark::chosen;
                look.dim = card.mark == Mark::dim;
                draw_advance_card(c, *id, r, look);
            }
            break;
        case Card::Kind::deck: draw_deck(c, qu::CardKind(card.seat), r, card.n); break;
        case Card::Kind::sign: c.text({r.x, m.y}, card.id, 18, f.theme().hi, Weight::bold); break;
        case Card::Kind::more: draw_icon(c, Icon::fwd, m, 18, f.theme().mid); break;
    }
    if (card.mark == Mark::refused) draw_refused_frame(c, r, 8);
}

/// Draws the words below a thing. Returns their height.
float draw_words(const Figure& f, const Card& card, Vec at, bool draw) {
    const std::string_view text = card.says.in(f.lang);
    if (text.empty()) return 0;
    Canvas& c = f.canvas();
    const bool is_strong = card.mark == Card::Mark::chosen || card.mark == Card::Mark::lit;
    const Weight weight = is_strong ? Weight::bold : Weight::medium;
    const float room = c.even_room(text, kWord, weight, room_of(f, card));
    if (draw)
        c.paragraph({at.x, at.y + kWordLine / 2}, text, kWord, is_strong ? f.theme().warm : f.theme().mid, weight, room, kWordLine, Align::center);
    return kWordLine * static_cast<float>(c.lines(text, kWord, weight, room).size());
}

/// Returns how many ships go into a line, so that all lines have a similar length.
std::size_t ships_in_line(const Figure& f, std::span<const Card> list) {
    const auto fitting = static_cast<std::size_t>((f.width + kSpace) / (size_of(f, list[0]).x + kSpace));
    const std::size_t lines = (list.size() + fitting - 1) / fitting;
    return (list.size() + lines - 1) / lines;
}

float draw_cards(const Figure& f, std::span<const Card> list, float y) {
    const float top = y;
    const bool are_ships = std::all_of(list.begin(), list.end(), [](const Card& card) { return card.kind == Card::Kind::ship; });
    if (are_ships)
        for (std::size_t n = ships_in_line(f, list); list.size() > n; list = list.subspan(n))
            y += draw_line_of_things<size_of, room_of, draw_thing, draw_words>(f, list.first(n), kSpace, y);
    return y - top + draw_things<size_of, room_of, draw_thing, draw_words>(f, list, kSpace, y);
}

// --- 3 rows ---

float draw_row(const Figure& f, const Row& row, float y) {
    switch (row.kind) {
        case Row::Kind::board: return draw_board(f, row, y);
        case Row::Kind::cards: return draw_cards(f, row.cards, y);
        case Row::Kind::then: return draw_then_row(f, y);
        case Row::Kind::words: return draw_words_row(f, row.words, y);
    }
    return 0;
}

}  // namespace

float draw_rows(const Figure& f, std::span<const Row> rows) { return draw_rows_with(f, rows, draw_row); }

}  // namespace orrery::ui::quantum_table::fig
