// Data shared by all drawing of the table in a frame, and the ids of touchable things.
#pragma once

#include <string>
#include <vector>

#include "engine/games/quantum/describe.h"
#include "engine/games/quantum/observe.h"
#include "imgui_ui/app/table_view.h"
#include "imgui_ui/games/quantum/symbols.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui::quantum_table {

/// Thing on the table. `index` is a Square, ShipId, PlanetId, CardId, or a tab.
struct Thing {
    enum class Kind : std::uint8_t {
        none, space, ship, planet, card, command, sheet, dominance, research, cubes, actions, tab,
    };
    Kind kind = Kind::none;
    int index = 0;
    Seat seat = 0;                   ///< owner of a sheet and of the things on it
    bool operator==(const Thing&) const = default;
    explicit operator bool() const { return kind != Kind::none; }
};

/// Returns the target id of a thing, for the kit and for tests.
Id target_of(Thing thing);

struct Scene {
    Ui& ui;
    Canvas& canvas;
    const Theme& theme;
    Lang lang;
    const qu::Observation& seen;
    const Names& names;
    const std::vector<SeatLook>& looks;
    float breath = 1;                // of legal glows

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
