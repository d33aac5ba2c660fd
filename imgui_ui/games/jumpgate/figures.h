// Figures of the rule book: small positions described row by row and drawn with the table's own pieces.
#pragma once

#include <span>

#include "imgui_ui/app/teaching/book.h"
#include "imgui_ui/games/jumpgate/cards.h"

namespace orrery::ui::jumpgate_table::fig {

/// Thing in a row, with a word below it.
struct Card {
    enum class Kind : std::uint8_t { nav, resource, pile, deck, seat, planet, more } kind;
    enum class Mark : std::uint8_t { none, lit, chosen, dim, refused } mark = Mark::none;
    std::int8_t a = 0, b = 0, c = 0;           ///< nav: the codes; resource: its kind; pile, deck, planet: a count; seat: its index
    bool icon = false;
    std::int8_t marker = -1;                   ///< seat of the marker; -1: none
    Text says = verbatim("");

    constexpr Card by(int seat) const { Card x = *this; x.marker = static_cast<std::int8_t>(seat); return x; }
    constexpr Card hole() const { Card x = *this; x.icon = true; return x; }
    constexpr Card with(Mark m) const { Card x = *this; x.mark = m; return x; }
    constexpr Card lit() const { return with(Mark::lit); }
    constexpr Card chosen() const { return with(Mark::chosen); }
    constexpr Card dim() const { return with(Mark::dim); }
    constexpr Card refused() const { return with(Mark::refused); }
    constexpr Card says_(Text words) const { Card x = *this; x.says = words; return x; }
    /// Returns the card with the number of resources, for sums.
    constexpr Card times(int n) const { Card x = *this; x.b = static_cast<std::int8_t>(n); return x; }
};

inline constexpr int kNo = jg::kNoCode, kAny = jg::kWildCode;
constexpr Card thing(Card::Kind kind, int a, int b = 0, int c = 0) {
    return {kind, Card::Mark::none, static_cast<std::int8_t>(a), static_cast<std::int8_t>(b), static_cast<std::int8_t>(c), false, -1, verbatim("")};
}
constexpr Card nav(int jump, int scan, int land) { return thing(Card::Kind::nav, jump, scan, land); }
constexpr Card res(jg::ResourceKind r) { return thing(Card::Kind::resource, static_cast<int>(r)); }
constexpr Card pile(int n) { return thing(Card::Kind::pile, n); }
constexpr Card deck(int n) { return thing(Card::Kind::deck, n); }
constexpr Card seat(int n) { return thing(Card::Kind::seat, n); }
constexpr Card planets(int n) { return thing(Card::Kind::planet, n); }
constexpr Card more() { return thing(Card::Kind::more, 0); }

struct Row {
    enum class Kind : std::uint8_t { planet, ring, cards, then, words, hole, sum } kind = Kind::then;
    std::span<const Card> cards{};
    std::span<const std::int8_t> seats{};      ///< hole: seats of the markers, from space 1
    std::span<const char* const> planets{};    ///< ring
    const char* planet = nullptr;
    Text words = verbatim("");
    int ship = -1;                             ///< planet: seat of the ship; ring: the same, at `at`
    int at = 0;
    unsigned lit = 0;                          ///< planet: codes (1 jump, 2 scan, 4 landing); ring: bit mask of planets
    int claimed = -1;

    constexpr Row of(int seat, int place = 0) const { Row r = *this; r.ship = seat; r.at = place; return r; }
    constexpr Row light(unsigned bits) const { Row r = *this; r.lit = bits; return r; }
    constexpr Row claim(int seat) const { Row r = *this; r.claimed = seat; return r; }
};

constexpr Row planet(const char* id) { Row r; r.kind = Row::Kind::planet; r.planet = id; return r; }
constexpr Row ring(std::span<const char* const> ids) { Row r; r.kind = Row::Kind::ring; r.planets = ids; return r; }
constexpr Row cards(std::span<const Card> list) { Row r; r.kind = Row::Kind::cards; r.cards = list; return r; }
constexpr Row then() { return {}; }
constexpr Row words(Text text) { Row r; r.kind = Row::Kind::words; r.words = text; return r; }
constexpr Row hole(std::span<const std::int8_t> seats) { Row r; r.kind = Row::Kind::hole; r.seats = seats; return r; }
constexpr Row sum(std::span<const Card> list, Text text) {
    Row r = cards(list);
    r.kind = Row::Kind::sum;
    r.words = text;
    return r;
}

/// Draws the rows one below the other. Returns their height.
float draw_rows(const Figure& f, std::span<const Row> rows);

/// Draws a table in the middle of a game.
float draw_whole_table(const Figure& f);

}  // namespace orrery::ui::jumpgate_table::fig
