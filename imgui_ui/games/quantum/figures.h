// Figures of the rule book: small positions on the smallest map, and things in a row, drawn like on the table.
#pragma once

#include <span>
#include <string_view>

#include "engine/games/quantum/content.h"
#include "imgui_ui/app/teaching/book.h"

namespace orrery::ui::quantum_table::fig {

using orrery::quantum::Ability;

/// Piece or mark on a board. Places are ids of spaces ("s2_1") and planets ("p0_1").
struct Piece {
    enum class Kind : std::uint8_t { ship, cube, glow, later, way, arrow, site } kind;
    std::string_view at;                       ///< way: spaces in order, separated by blanks
    std::int8_t seat = 0, number = 0;
    std::string_view to{};                     ///< arrow: the enemy's space
    std::int8_t percent = -1;                  ///< ship: chance to beat it
    bool is_selected = false, is_attackable = false, is_refused = false, has_moved = false;

    constexpr Piece lifted() const { Piece x = *this; x.is_selected = true; return x; }
    constexpr Piece attacked(int chance = -1) const {
        Piece x = *this;
        x.is_attackable = true;
        x.percent = static_cast<std::int8_t>(chance);
        return x;
    }
    constexpr Piece refused() const { Piece x = *this; x.is_refused = true; return x; }
    constexpr Piece moved() const { Piece x = *this; x.has_moved = true; return x; }
};

constexpr Piece piece(Piece::Kind kind, std::string_view at, int seat = 0, int number = 0) {
    return {kind, at, static_cast<std::int8_t>(seat), static_cast<std::int8_t>(number)};
}
constexpr Piece ship(int seat, int number, std::string_view at) { return piece(Piece::Kind::ship, at, seat, number); }
constexpr Piece cube(int seat, std::string_view at) { return piece(Piece::Kind::cube, at, seat); }
constexpr Piece glow(std::string_view at) { return piece(Piece::Kind::glow, at); }
constexpr Piece later(std::string_view at) { return piece(Piece::Kind::later, at); }
constexpr Piece way(std::string_view spaces) { return piece(Piece::Kind::way, spaces); }
/// Returns the mark of a planet where a cube may be built.
constexpr Piece site(std::string_view at) { return piece(Piece::Kind::site, at); }
constexpr Piece arrow(std::string_view from, std::string_view to) {
    Piece x = piece(Piece::Kind::arrow, from);
    x.to = to;
    return x;
}

/// Thing in a row, with a word below it.
struct Card {
    enum class Kind : std::uint8_t { ship, attack_die, defense_die, track, cube, card, deck, seat, sign, more } kind;
    enum class Mark : std::uint8_t { none, lit, chosen, dim, refused } mark = Mark::none;
    std::int8_t seat = 0, n = 0;               ///< ship: its number; dice: the face; deck: number of cards
    std::string_view id{};                     ///< card: its id; sign: its text
    Text says = verbatim("");

    constexpr Card with(Mark m) const { Card x = *this; x.mark = m; return x; }
    constexpr Card lit() const { return with(Mark::lit); }
    constexpr Card chosen() const { return with(Mark::chosen); }
    constexpr Card dim() const { return with(Mark::dim); }
    constexpr Card refused() const { return with(Mark::refused); }
    constexpr Card says_(Text words) const { Card x = *this; x.says = words; return x; }
};

constexpr Card thing(Card::Kind kind, int seat = 0, int n = 0, std::string_view id = {}) {
    return {kind, Card::Mark::none, static_cast<std::int8_t>(seat), static_cast<std::int8_t>(n), id, verbatim("")};
}
constexpr Card die(int seat, int number) { return thing(Card::Kind::ship, seat, number); }
constexpr Card attack(int face) { return thing(Card::Kind::attack_die, 0, face); }
constexpr Card defense(int face) { return thing(Card::Kind::defense_die, 0, face); }
/// `research` and `dominance` are the track dice; seat 0 stands for research, 1 for dominance.
constexpr Card research(int n) { return thing(Card::Kind::track, 0, n); }
constexpr Card dominance(int n) { return thing(Card::Kind::track, 1, n); }
constexpr Card a_cube(int seat) { return thing(Card::Kind::cube, seat); }
constexpr Card card(std::string_view id) { return thing(Card::Kind::card, 0, 0, id); }
constexpr Card deck(orrery::quantum::CardKind kind, int cards) { return thing(Card::Kind::deck, static_cast<int>(kind), cards); }
constexpr Card seat(int n) { return thing(Card::Kind::seat, n); }
/// Returns a text as large as the things beside it: "+", "= 7".
constexpr Card sign(std::string_view what) { return thing(Card::Kind::sign, 0, 0, what); }
constexpr Card more() { return thing(Card::Kind::more); }

struct Row {
    enum class Kind : std::uint8_t { board, cards, then, words } kind = Kind::then;
    std::string_view map{};                    ///< board
    std::span<const Piece> pieces{};
    std::span<const Card> cards{};
    Text words = verbatim("");
};

inline constexpr std::string_view kSmallMap = "skirmish_2p";
constexpr Row board(std::span<const Piece> pieces, std::string_view map = kSmallMap) {
    Row r;
    r.kind = Row::Kind::board;
    r.map = map;
    r.pieces = pieces;
    return r;
}
constexpr Row cards(std::span<const Card> list) {
    Row r;
    r.kind = Row::Kind::cards;
    r.cards = list;
    return r;
}
constexpr Row then() { return {}; }
constexpr Row words(Text text) {
    Row r;
    r.kind = Row::Kind::words;
    r.words = text;
    return r;
}

/// Draws the rows one below the other. Returns their height.
float draw_rows(const Figure& f, std::span<const Row> rows);

}  // namespace orrery::ui::quantum_table::fig
