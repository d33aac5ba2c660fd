// Figures of the rule book: planet cards, parts of the galaxy, and things in a row, drawn like on the table.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "engine/games/microcosmos/state.h"
#include "imgui_ui/app/teaching/book.h"

namespace orrery::microcosmos {}

namespace orrery::ui::microcosmos_table {

namespace mc = orrery::microcosmos;

}  // namespace orrery::ui::microcosmos_table

namespace orrery::ui::microcosmos_table::fig {

using orrery::microcosmos::Gain;
using orrery::microcosmos::Specialist;
using orrery::microcosmos::Upgrade;

/// Planet with what lies on it.
struct World {
    std::string_view id;
    mc::Place place{};

    constexpr World levels(int biomatter, int labour, int mineral, int technology) const {
        World w = *this;
        w.place.levels = {static_cast<std::int8_t>(biomatter), static_cast<std::int8_t>(labour), static_cast<std::int8_t>(mineral),
                          static_cast<std::int8_t>(technology)};
        return w;
    }
    /// Adds a marker below those that are there.
    constexpr World marker(int seat, int spot) const {
        World w = *this;
        w.place.markers.push_back({static_cast<Seat>(seat), static_cast<std::int8_t>(spot)});
        return w;
    }
    constexpr World colony(int seat) const { World w = *this; w.place.colonies.push_back(static_cast<Seat>(seat)); return w; }
    constexpr World outpost(int seat) const { World w = *this; w.place.outposts.push_back(static_cast<Seat>(seat)); return w; }
    constexpr World restored() const { World w = *this; w.place.is_restored = true; return w; }
};
constexpr World world(std::string_view id) {
    World w;
    w.id = id;
    return w;
}

/// Thing in a row, with words below it.
struct Card {
    enum class Kind : std::uint8_t { planet, track, crew, survivor, upgrade, gain, specialist, colony, outpost, seat, automa, sign, more } kind;
    enum class Mark : std::uint8_t { none, lit, chosen, dim, refused } mark = Mark::none;
    /// Half of a crew card that counts.
    enum class Half : std::uint8_t { both, top, bottom } half = Half::both;
    std::int8_t seat = 0, n = 0;               ///< upgrade, specialist: its index; track: the last spot shown
    bool is_on = true;                         ///< specialist: ready; upgrade: unlocked
    std::string_view id{};                     ///< crew, survivor: its id; sign: its text
    const World* world = nullptr;
    Gain gain{};
    Text says = verbatim("");

    constexpr Card with(Mark m) const { Card x = *this; x.mark = m; return x; }
    constexpr Card lit() const { return with(Mark::lit); }
    constexpr Card chosen() const { return with(Mark::chosen); }
    constexpr Card dim() const { return with(Mark::dim); }
    constexpr Card refused() const { return with(Mark::refused); }
    constexpr Card off() const { Card x = *this; x.is_on = false; return x; }
    constexpr Card says_(Text words) const { Card x = *this; x.says = words; return x; }
};

constexpr Card thing(Card::Kind kind, int seat = 0, int n = 0, std::string_view id = {}) {
    Card x{};
    x.kind = kind;
    x.seat = static_cast<std::int8_t>(seat);
    x.n = static_cast<std::int8_t>(n);
    x.id = id;
    return x;
}
constexpr Card planet(const World& world) {
    Card x = thing(Card::Kind::planet);
    x.world = &world;
    return x;
}
/// Returns the spots 1 to `last` of a planet's terraforming track, with its markers.
constexpr Card track(const World& world, int last) {
    Card x = thing(Card::Kind::track, 0, last);
    x.world = &world;
    return x;
}
constexpr Card crew(std::string_view id) { return thing(Card::Kind::crew, 0, 0, id); }
constexpr Card lower(std::string_view id) {
    Card x = crew(id);
    x.half = Card::Half::top;
    return x;
}
constexpr Card upper(std::string_view id) {
    Card x = crew(id);
    x.half = Card::Half::bottom;
    return x;
}
constexpr Card survivor(std::string_view id) { return thing(Card::Kind::survivor, 0, 0, id); }
/// Returns an upgrade with so many unlocked steps.
constexpr Card upgrade(Upgrade which, int steps) { return thing(Card::Kind::upgrade, steps, static_cast<int>(which)); }
constexpr Card gain(int biomatter, int labour, int mineral, int technology, int any = 0, int club = 0, int from_deck = 0) {
    Card x = thing(Card::Kind::gain);
    x.gain.fixed = {static_cast<std::int8_t>(biomatter), static_cast<std::int8_t>(labour), static_cast<std::int8_t>(mineral),
                    static_cast<std::int8_t>(technology)};
    x.gain.any = static_cast<std::int8_t>(any);
    x.gain.club = static_cast<std::int8_t>(club);
    x.gain.deck = static_cast<std::int8_t>(from_deck);
    return x;
}
/// Returns a token, ready unless `off()`, or a specialist of the Automa.
constexpr Card specialist(Specialist kind) { return thing(Card::Kind::specialist, 0, static_cast<int>(kind)); }
constexpr Card colony(int seat) { return thing(Card::Kind::colony, seat); }
constexpr Card outpost(int seat) { return thing(Card::Kind::outpost, seat); }
constexpr Card seat(int n) { return thing(Card::Kind::seat, n); }
constexpr Card automa() { return thing(Card::Kind::automa); }
/// Returns a text as large as the things beside it: "+", "= 5".
constexpr Card sign(std::string_view what) { return thing(Card::Kind::sign, 0, 0, what); }
constexpr Card more() { return thing(Card::Kind::more); }

/// Ark in a galaxy.
struct Ark {
    int seat;
    std::string_view at;                       ///< id of a spot
};
constexpr int kAutomaSeat = mc::kAutoma;

/// Galaxy with all its cells. Lists of ids are separated by blanks.
struct Space {
    std::array<std::string_view, mc::kCells> grid;   ///< ids of planets, row by row; empty: not discovered
    std::span<const Ark> arks;
    std::string_view glow{};                   ///< spots where an ark can go
    std::string_view cells{};                  ///< cells that can be discovered
    std::string_view path{};                   ///< spots on the way of an ark
    std::string_view into{};                   ///< cell into which the way leads
    bool is_solo = false;
};

struct Row {
    enum class Kind : std::uint8_t { cards, space, automa, then, words } kind = Kind::then;
    std::span<const Card> cards{};
    const Space* space = nullptr;
    std::string_view automa{};                 ///< id of an Automa card
    Text words = verbatim("");
};

constexpr Row cards(std::span<const Card> list) {
    Row r;
    r.kind = Row::Kind::cards;
    r.cards = list;
    return r;
}
constexpr Row space(const Space& what) {
    Row r;
    r.kind = Row::Kind::space;
    r.space = &what;
    return r;
}
constexpr Row automa_card(std::string_view id) {
    Row r;
    r.kind = Row::Kind::automa;
    r.automa = id;
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

}  // namespace orrery::ui::microcosmos_table::fig
