// What a frame shows beyond the position itself: what is lit, lifted and pointed at. Whoever handles the touches fills it, the
// files of drawing read it.
//   map.cpp     draw_map: tiles, planets, spaces, ships      sheets.cpp   draw_sheet, draw_strip: what players have
//   cards.cpp   draw_advance_card                             market.cpp   draw_market: the six cards, decks and discards
//   card_sheet.cpp   draw_card_sheet: one card to read
#pragma once

#include <bitset>
#include <optional>
#include <vector>

#include "imgui_ui/games/quantum/cards.h"
#include "imgui_ui/games/quantum/layout.h"
#include "imgui_ui/games/quantum/motion.h"
#include "imgui_ui/games/quantum/scene.h"
#include "imgui_ui/games/quantum/ships.h"

namespace orrery::ui::quantum_table {

using ShipSet = std::bitset<qu::kShipCount>;
using PlanetSet = std::bitset<qu::kMaxTiles>;
using CardSet = std::bitset<qu::kCardCount>;

/// What is lit on the map, and in the scrapyards.
struct MapLook {
    qu::SquareSet legal;                    ///< a touch goes there
    qu::SquareSet later;                    ///< goes there after a further choice
    qu::SquareSet dark;                     ///< while a ship is lifted: what it cannot reach
    ShipSet legal_ships, attackable, picked, can_act, refused_ships;
    PlanetSet legal_planets;                ///< a cube goes there, or may be built
    std::optional<qu::ShipId> selected;
    std::optional<qu::ShipId> carried;      ///< by the selected flagship
    std::optional<qu::PlanetId> from_planet;    ///< whose cube is to move
    /// The way that is hovered or dragged along, both ends included.
    std::vector<qu::Square> path;
    /// From where an enemy can be attacked.
    struct Arrow {
        qu::Square from, to;
    };
    std::vector<Arrow> arrows;
    struct Chance {
        qu::ShipId ship;
        int percent;
    };
    std::vector<Chance> chances;
    std::optional<Seat> sums_of;            ///< whose ships in orbit are added up; empty: of the shown seat
    std::optional<qu::Square> refused_space;
    std::optional<qu::PlanetId> refused_planet;
};

/// All but what moves; that comes after it (Motions::draw_on_map). Returns where sums and chances are written, which nothing that
/// points may cover.
std::vector<Rect> draw_map(Scene&, const MapGeometry&, const MapLook&, const Motions&);
/// The chances of attacks, beside the ships that can be attacked; part of the map. Returns where they are written.
std::vector<Rect> draw_chances(Scene&, const MapGeometry&, const std::vector<MapLook::Chance>&);

/// The sum of a seat's ships in a planet's orbits against what is required there.
struct OrbitSum {
    int total = 0, required = 0;
    bool is_eligible = false;               ///< a cube of the seat may go there at all
    bool fits = false;
};
OrbitSum orbit_sum(const qu::Table& t, qu::PlanetId planet, Seat seat);

// --- sheets ---

/// How much room a sheet has: as the large one, or as a row.
enum class SheetSize : std::uint8_t { large, row };

struct SheetLook {
    ShipSet legal_ships, picked;            ///< in scrapyards and reserves
    std::optional<qu::ShipId> selected;
    CardSet legal_cards;                    ///< command cards that answer what is asked, or have a power to use
    std::optional<qu::CardId> selected_card;
    const Motions* motions = nullptr;       ///< what it moves does not lie on the sheet yet
};

/// Where the things of a sheet lie, for touches; a width of 0: not shown.
struct SheetPlaces {
    Rect dominance, research, cubes, actions;
    std::array<Rect, qu::kShipsPerSeat> ships{};        ///< those in scrapyard and reserve, by index of the ship
    std::array<Rect, qu::kCommandLimit + 1> commands{}; ///< in the order held
};

SheetPlaces draw_sheet(Scene&, Seat, Rect, SheetSize, const SheetLook& = {});
/// Phones: disc, dominance, research and cubes in one line.
void draw_strip(Scene&, Seat, Rect);

// --- cards ---

struct MarketLook {
    CardSet legal;
    std::optional<qu::CardId> selected;
    bool is_open = false;                   ///< somebody picks now
};

/// The cards, and where there is room for it the list of the kinds of ships.
void draw_market(Scene&, const Layout&, const MarketLook&, const Motions&);

/// A card to read, beside `anchor` and inside `bounds`; keeps `foot` free at its lower edge for a button. Returns where it lies.
Rect card_sheet_place(const Scene&, qu::CardId, Rect anchor, Rect bounds, float foot = 0);
void draw_card_sheet(Scene&, qu::CardId, Rect place);

}  // namespace orrery::ui::quantum_table
