// Data shared by all drawing of the table in a frame, and the ids of touchable things.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/quantum/describe.h"
#include "engine/games/quantum/observe.h"
#include "imgui_ui/app/table/thing.h"
#include "imgui_ui/games/quantum/layout.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui::quantum_table {

/// Kinds of things. The index of a thing is a Square, ShipId, PlanetId, CardId, Order, tab or number of an answer, or 0.
enum class Kind : std::uint8_t {
    none, space, ship, planet, card, command, dominance, research_track, cubes, actions, sheet, tab,
    order,                           ///< button for what a ship does, or for the power of a card
    research, construct, end_actions, cancel, answer, owner, take, read_more, zoom, close_fight,               // buttons
    cube,                            ///< moves, but is not touched; by planet and seat
};
constexpr Thing thing(Kind kind, int index = 0, Seat seat = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(index), seat};
}
constexpr Thing space_thing(qu::Square at) { return thing(Kind::space, at); }
constexpr Thing ship_thing(qu::ShipId ship) { return thing(Kind::ship, ship, qu::owner_of(ship)); }
constexpr Thing planet_thing(qu::PlanetId planet) { return thing(Kind::planet, planet); }
constexpr Kind kind_of(Thing thing) { return static_cast<Kind>(thing.kind); }

/// What a button lets a ship do. `carry` and the abilities are those of its number.
enum class Order : std::uint8_t { reconfigure, free_reconfigure, strike, warp, carry, attack };
constexpr Thing order(Order what) { return thing(Kind::order, static_cast<int>(what)); }
inline constexpr int kFirstPower = 16, kFirstModified = 64, kFirstFlexed = 80;     // indices of orders, after those of Order
/// The power of a command card.
constexpr Thing power(qu::Command card) { return thing(Kind::order, kFirstPower + static_cast<int>(card)); }
constexpr std::optional<qu::Command> power_of(Thing thing) {
    const bool is_power = kind_of(thing) == Kind::order && thing.index >= kFirstPower && thing.index < kFirstModified;
    return is_power ? std::optional(static_cast<qu::Command>(thing.index - kFirstPower)) : std::nullopt;
}
/// The number that Modify or Flexible gives a ship.
constexpr Thing modified(int number) { return thing(Kind::order, kFirstModified + number); }
constexpr Thing flexed(int number) { return thing(Kind::order, kFirstFlexed + number); }

struct Scene {
    Ui& ui;
    Canvas& canvas;
    const Theme& theme;
    Lang lang;
    const qu::Observation& seen;
    const Names& names;
    const std::vector<SeatLook>& looks;
    float breath = 1;                // of legal glows
    MapGeometry map{};               // of this frame
    int actions_of_turn = 0;         // those that the turn began with, and those gained since

    const qu::Player& player(Seat seat) const { return seen.players[seat]; }
    const qu::Ship& ship(qu::ShipId ship) const { return seen.ships[ship]; }
    const std::string& name_of(Seat seat) const { return names[static_cast<std::size_t>(seat)]; }
    SeatColor color_of(Seat seat) const { return has_look(seat) ? looks[static_cast<std::size_t>(seat)].color : SeatColor::red; }
    /// Returns a seat's colour for text on dark ground.
    Color ink_of(Seat seat) const { return mix(theme.seat(color_of(seat)).fill, kWhite, 0.55f); }
    /// Returns the seat with the large sheet: the one whose turn it is, or during setup the one that is asked.
    Seat shown_seat() const;

  private:
    bool has_look(Seat seat) const { return seat >= 0 && static_cast<std::size_t>(seat) < looks.size(); }
};

/// Returns the ships of a seat at `place`: its scrapyard, reserve or hand.
std::vector<qu::ShipId> ships_at(const qu::Table& t, Seat seat, qu::Square place);

/// Returns the name of a space on the edges of the board: "E3"; columns A to O from the left, rows 1 to 15 from above.
inline std::string coordinate_of(qu::Square space) { return qu::coordinate(space); }

}  // namespace orrery::ui::quantum_table
