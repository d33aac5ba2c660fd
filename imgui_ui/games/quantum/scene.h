// What all drawing of the table shares in a frame, and the names of the things that can be touched.
#pragma once

#include <string>
#include <vector>

#include "engine/games/quantum/describe.h"
#include "engine/games/quantum/observe.h"
#include "imgui_ui/app/table_view.h"
#include "imgui_ui/games/quantum/symbols.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui::quantum_table {

/// Something on the table. `index`: a Square, a ShipId, a PlanetId, a CardId, or a tab.
struct Thing {
    enum class Kind : std::uint8_t {
        none, space, ship, planet, card, command, sheet, dominance, research, cubes, actions, tab,
    };
    Kind kind = Kind::none;
    int index = 0;
    Seat seat = 0;                   ///< whose: of sheets and what lies on them
    bool operator==(const Thing&) const = default;
    explicit operator bool() const { return kind != Kind::none; }
};

/// The target of a thing, for the kit and for tests.
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
    /// A seat's colour as text on dark.
    Color ink_of(Seat seat) const { return mix(theme.seat(color_of(seat)).fill, kWhite, 0.55f); }
    /// Whose sheet lies large: of whoever has the turn, during setup of whoever is asked.
    Seat shown_seat() const;

  private:
    bool has_look(Seat seat) const { return seat >= 0 && static_cast<std::size_t>(seat) < looks.size(); }
};

/// The ships of a seat that are in its scrapyard, or in its reserve.
std::vector<qu::ShipId> ships_at(const qu::Table& t, Seat seat, qu::Square place);

/// How a space is called on the edges of the board: "E3"; columns A to O from the left, rows 1 to 15 from above.
inline std::string coordinate_of(qu::Square space) { return qu::coordinate(space); }

}  // namespace orrery::ui::quantum_table
