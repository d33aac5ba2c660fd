// Data shared by all drawing of the table in a frame, and the ids of touchable things.
#pragma once

#include <string>

#include "engine/games/jumpgate/describe.h"
#include "engine/games/jumpgate/score.h"
#include "imgui_ui/app/table/thing.h"
#include "imgui_ui/games/jumpgate/cards.h"
#include "imgui_ui/games/jumpgate/layout.h"
#include "imgui_ui/games/jumpgate/offers.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui::jumpgate_table {

/// Kinds of things that can be touched. The index of a thing is a planet, resource or card id, or 0.
enum class Kind : std::uint8_t {
    none, planet, scan_code, land_codes, pile, claim, resource, card, hidden, hole, gate, deck, discard,
    bubble_card,                               ///< card in the bubble beside a planet
    pair,                                      ///< pair of cards in the bubble of a landing
    fly, research, end_turn, no_marker, done, nothing_more, take, leave,       // buttons
    ship, seat, marker, space,                 ///< move and are pointed at, but are not touched; `marker` by its resource
};
constexpr Thing thing(Kind kind, int index = 0) { return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(index), 0}; }
constexpr Thing pair_of(jg::NavId a, jg::NavId b) { return thing(Kind::pair, a * static_cast<int>(jg::kNavCount) + b); }
constexpr Thing of_seat(Kind kind, Seat seat) { return {static_cast<std::uint8_t>(kind), 0, seat}; }
constexpr Thing ship_of(Seat seat) { return of_seat(Kind::ship, seat); }
constexpr Thing seat_of(Seat seat) { return of_seat(Kind::seat, seat); }
constexpr Kind kind_of(Thing thing) { return static_cast<Kind>(thing.kind); }

/// Second target of a planet: its name and codes.
constexpr Id codes_target(jg::PlanetId planet) { return id("jumpgate.codes", planet); }
/// Button below an explanation that leads into the rule book.
inline constexpr Id kReadMoreTarget = id("jumpgate.read_more");

struct Scene {
    Ui& ui;
    Canvas& canvas;
    const Theme& theme;
    Lang lang;
    const jg::Observation& seen;
    const Names& names;
    const std::vector<SeatLook>& looks;
    bool covered;                    // the viewer's secrets stay face down
    float breath = 1;                // of legal glows

    const std::string& name_of(Seat seat) const { return names[std::size_t(seat)]; }
    SeatColor color_of(Seat seat) const {
        return std::size_t(seat) < looks.size() ? looks[std::size_t(seat)].color : SeatColor::green;
    }
    /// Returns a seat's colour for text on dark ground.
    Color ink_of(Seat seat) const { return mix(theme.seat(color_of(seat)).fill, kWhite, 0.55f); }
    std::string planet(jg::PlanetId id) const { return jg::planet_name(id, lang); }
    /// Returns the name without the icon, which is drawn, not written.
    std::string resource(jg::ResourceId id) const {
        return jg::kResourceTypes[std::size_t(jg::kResources[id].kind)].name.in(lang);
    }
};

inline jg::ResourceKind face_of(jg::ResourceId id) { return jg::kResources[id].kind; }
NavCodes codes_of(jg::NavId card);

/// Returns the points that a seat's collected resources gain by one more.
int gain_of(const jg::Observation& seen, Seat seat, jg::ResourceId resource);
int count_of(const jg::ResourcePile& pile, jg::ResourceKind kind);

}  // namespace orrery::ui::jumpgate_table
