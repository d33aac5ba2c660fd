// What a frame draws beyond the position: what is highlighted, raised and pointed at.
//   map.cpp          draw_map: tiles, planets, spaces, ships      sheets.cpp   draw_sheet, draw_strip: players' things
//   cards.cpp        draw_advance_card                            market.cpp   draw_market: the six cards, decks and discards
//   card_sheet.cpp   draw_card_sheet: one card to read            map_picture.cpp   draw_map_picture: a map in the set-up
#pragma once

#include <bitset>
#include <optional>
#include <vector>

#include "imgui_ui/games/quantum/cards.h"
#include "imgui_ui/games/quantum/layout.h"
#include "imgui_ui/games/quantum/motion.h"
#include "imgui_ui/games/quantum/scene.h"
#include "imgui_ui/games/quantum/ships.h"
#include "imgui_ui/kit/planets.h"

namespace orrery::ui::quantum_table {

using ShipSet = std::bitset<qu::kShipCount>;
using PlanetSet = std::bitset<qu::kMaxTiles>;
using CardSet = std::bitset<qu::kCardCount>;

/// Sum of a seat's ships in a planet's orbits, and the required number.
struct OrbitSum {
    int total = 0, required = 0;
    bool is_eligible = false;               ///< true if the seat may have a cube there at all
    bool fits = false;
};
OrbitSum orbit_sum(const qu::Table& t, qu::PlanetId planet, Seat seat);

/// Highlights on the map and in the scrapyards.
struct MapLook {
    qu::SquareSet legal;                    ///< destinations of a touch
    qu::SquareSet later;                    ///< destinations after a further choice
    qu::SquareSet dark;                     ///< spaces out of reach while a ship is raised
    /// Sum of the shown seat at a planet after the raised ship has gone to a destination in its orbits.
    struct Outcome {
        qu::Square at;
        OrbitSum sum;
    };
    std::vector<Outcome> outcomes;
    ShipSet legal_ships, attackable, picked, can_act, refused_ships;
    PlanetSet legal_planets;                ///< a cube goes there, or may be built
    std::optional<qu::ShipId> selected;
    std::optional<qu::ShipId> carried;      ///< by the selected flagship
    std::optional<qu::PlanetId> from_planet;    ///< planet whose cube is to be moved
    /// Path below the mouse or of a drag, both ends included.
    std::vector<qu::Square> path;
    /// Space from which an enemy can be attacked.
    struct Arrow {
        qu::Square from, to;
    };
    std::vector<Arrow> arrows;
    struct Chance {
        qu::ShipId ship;
        int percent;
    };
    std::vector<Chance> chances;
    std::optional<Seat> sums_of;            ///< seat whose ships in orbit are added up; empty: the shown seat
};

/// Returns the look of a planet. All planets of one number look the same.
const PlanetLook& look_of(qu::Tile);

/// Draws everything on the map except moving things, which Motions::draw_on_map draws. Returns the places of sums and chances,
/// which highlights must not cover.
std::vector<Rect> draw_map(Scene&, const MapGeometry&, const MapLook&, const Motions&);
/// Draws the chances of attacks beside the ships that can be attacked, and clear of the arrows. Returns their places.
std::vector<Rect> draw_chances(Scene&, const MapGeometry&, const std::vector<MapLook::Chance>&, const std::vector<MapLook::Arrow>&);
/// An arrow as it is drawn: from a space to the ship that is attacked from there. It ends before the first of `labels`.
struct DrawnArrow {
    Vec tail, tip;
    float thick = 0;
    Rect place() const;                     ///< with its head
};
DrawnArrow arrow_on(const MapGeometry&, const MapLook::Arrow&, const std::vector<Rect>& labels);

/// Draws a small picture of a map, a value of the option `map`, centred in a place.
void draw_map_picture(Canvas&, const Theme&, const Json& value, Rect place);

// --- sheets ---

/// Form of a sheet: the large one, or a row.
enum class SheetSize : std::uint8_t { large, row };

struct SheetLook {
    ShipSet legal_ships, picked;            ///< in scrapyards and reserves
    std::optional<qu::ShipId> selected;
    CardSet legal_cards;                    ///< command cards that answer the open decision or have a usable power
    std::optional<qu::CardId> selected_card;
    const Motions* motions = nullptr;       ///< things in motion are not drawn on the sheet
};

/// Places of the things of a sheet, for touches. A width of 0 means not shown.
struct SheetPlaces {
    Rect dominance, research, cubes, actions;
    std::array<Rect, qu::kShipsPerSeat> ships{};        ///< ships in scrapyard and reserve, by index of the ship
    std::array<Rect, qu::kCommandLimit + 1> commands{}; ///< in the order held
};

SheetPlaces draw_sheet(Scene&, Seat, Rect, SheetSize, const SheetLook& = {});
/// Draws disc, dominance, research and cubes in one line, for phones.
void draw_strip(Scene&, Seat, Rect);

// --- cards ---

struct MarketLook {
    CardSet legal;
    std::optional<qu::CardId> selected;
    bool is_open = false;                   ///< a seat picks a card now
};

/// Draws the cards and, if there is room, the list of the kinds of ships.
void draw_market(Scene&, const Layout&, const MarketLook&, const Motions&);

/// Returns the place of a card to read, beside `anchor` and inside `bounds`. Keeps `foot` free at its lower edge for a button.
Rect card_sheet_place(const Scene&, qu::CardId, Rect anchor, Rect bounds, float foot = 0);
void draw_card_sheet(Scene&, qu::CardId, Rect place);

}  // namespace orrery::ui::quantum_table
