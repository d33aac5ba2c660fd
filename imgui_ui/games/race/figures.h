// Figures of the rule book: small positions described row by row and drawn with the table's own cards.
#pragma once

#include <span>

#include "engine/games/race/content.h"
#include "imgui_ui/app/teaching/book.h"

namespace orrery::ui::race_table::fig {

using orrery::race::ActionId;
using orrery::race::Good;
using orrery::race::Phase;

/// Thing in a row, with its name below it and then a text.
struct Card {
    enum class Kind : std::uint8_t { face, good, pile, action, vp, seat, more } kind;
    enum class Mark : std::uint8_t { none, lit, chosen, dim, refused } mark = Mark::none;
    const char* id = nullptr;                  ///< face: id of the design
    std::int8_t n = 0;                         ///< good, action: its index; pile: number of cards; vp: points; seat: its index
    bool has_good = false;
    Text says = verbatim("");

    constexpr Card with_good() const { Card x = *this; x.has_good = true; return x; }
    constexpr Card with(Mark m) const { Card x = *this; x.mark = m; return x; }
    constexpr Card lit() const { return with(Mark::lit); }
    constexpr Card chosen() const { return with(Mark::chosen); }
    constexpr Card dim() const { return with(Mark::dim); }
    constexpr Card refused() const { return with(Mark::refused); }
    constexpr Card says_(Text words) const { Card x = *this; x.says = words; return x; }
};

constexpr Card thing(Card::Kind kind, int n = 0, const char* id = nullptr) {
    return {kind, Card::Mark::none, id, static_cast<std::int8_t>(n), false, verbatim("")};
}
constexpr Card face(const char* id) { return thing(Card::Kind::face, 0, id); }
constexpr Card good(Good kind) { return thing(Card::Kind::good, static_cast<int>(kind)); }
constexpr Card pile(int n) { return thing(Card::Kind::pile, n); }
constexpr Card choice(ActionId id) { return thing(Card::Kind::action, static_cast<int>(id)); }
constexpr Card vp(int n) { return thing(Card::Kind::vp, n); }
constexpr Card seat(int n) { return thing(Card::Kind::seat, n); }
constexpr Card more() { return thing(Card::Kind::more); }

struct Row {
    enum class Kind : std::uint8_t { cards, then, words } kind = Kind::then;
    std::span<const Card> cards{};
    Text words = verbatim("");
};

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

}  // namespace orrery::ui::race_table::fig
