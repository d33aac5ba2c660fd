// Data shared by all drawing of the table in a frame, and the ids of touchable things.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/games/microcosmos/describe.h"
#include "engine/games/microcosmos/observe.h"
#include "engine/games/microcosmos/players.h"
#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/app/table/thing.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::microcosmos {}

namespace orrery::ui::microcosmos_table {

namespace mc = orrery::microcosmos;

/// Kinds of things. The comment says what the index of a thing is.
enum class Kind : std::uint8_t {
    none,
    spot,                            ///< SpotId
    cell,                            ///< Cell, empty: can be discovered
    track,                           ///< planet × 4 + Resource: levels of a resource on a planet
    outpost,                         ///< PlanetId, with its owner's seat
    colony,                          ///< PlanetId, with its owner's seat; not touched
    marker,                          ///< PlanetId, with its owner's seat; not touched
    ark,                             ///< 0, with its seat: the piece in the galaxy
    cargo,                           ///< Resource, with its seat: units in the hold
    crew,                            ///< CrewId, wherever the card lies
    row,                             ///< Row, of the viewer: its free places
    token,                           ///< Specialist, with its seat
    upgrade,                         ///< Upgrade, with its seat
    survivor,                        ///< SurvivorId, wherever the card lies
    crew_deck, crew_discard,         ///< 0
    survivor_deck, planet_deck,      ///< 0
    automa_card,                     ///< 0
    sheet,                           ///< 0, with its seat: summary of a player or of the Automa
    round, restored, points,         ///< 0: the rail
    phase,                           ///< 0: the five phases of a turn
    tab,                             ///< Tab
    button,                          ///< Button
    play,                            ///< 2 × to the upper row + uses its half: what to do with the chosen crew card
    answer,                          ///< number of an answer given with one touch
    settled,                         ///< 0, with its seat: settled survivors
    read_more,
};
constexpr Thing thing(Kind kind, int index = 0, Seat seat = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(index), seat};
}
constexpr Kind kind_of(Thing thing) { return static_cast<Kind>(thing.kind); }
constexpr Thing spot_thing(mc::SpotId spot) { return thing(Kind::spot, spot); }
constexpr Thing cell_thing(mc::Cell cell) { return thing(Kind::cell, cell); }
constexpr Thing track_thing(mc::PlanetId planet, mc::Resource resource) {
    return thing(Kind::track, planet * static_cast<int>(mc::kResourceCount) + static_cast<int>(resource));
}
constexpr Thing crew_thing(mc::CrewId card) { return thing(Kind::crew, card); }
constexpr Thing survivor_thing(mc::SurvivorId card) { return thing(Kind::survivor, card); }
constexpr Thing cargo_thing(mc::Resource resource, Seat seat) { return thing(Kind::cargo, static_cast<int>(resource), seat); }
constexpr Thing token_thing(mc::Specialist token, Seat seat) { return thing(Kind::token, static_cast<int>(token), seat); }
constexpr Thing upgrade_thing(mc::Upgrade upgrade, Seat seat) { return thing(Kind::upgrade, static_cast<int>(upgrade), seat); }

/// Buttons of the action panel.
enum class Button : std::uint8_t {
    fly, skip_upgrade, done, end_turn, draw, skip, collect, terraform, scout, settle, colony, outpost, take_token, keep, send_on, cancel,
};
inline constexpr std::size_t kButtons = 16;
constexpr Thing button_thing(Button button) { return thing(Kind::button, static_cast<int>(button)); }
/// What to do with the chosen crew card (MC-A402, MC-A405).
constexpr Thing play_thing(bool to_upper, bool uses) { return thing(Kind::play, (to_upper ? 2 : 0) + (uses ? 1 : 0)); }

/// How a thing is drawn because of what a touch of it would mean.
enum class Glow : std::uint8_t {
    none,
    later,                           ///< another touch is needed after it
    legal,                           ///< a touch completes a move
    selected,                        ///< touched last
    pale,                            ///< could be touched in this decision, but not now
};
/// Asked for each thing that is drawn. A picture that is not touched, for example in the rule book, gets `no_glow`.
using GlowOf = std::function<Glow(Thing)>;
inline Glow no_glow(Thing) { return Glow::none; }

struct Scene {
    Ui& ui;
    Canvas& canvas;
    const Theme& theme;
    Lang lang;
    const mc::Observation& seen;
    const Names& names;
    const std::vector<SeatLook>& looks;        ///< by contender; the Automa follows the seats
    float breath = 1;                          ///< of legal glows, 0 to 1

    const mc::Player& player(Seat who) const { return seen.player(who); }
    /// Returns the name of a seat, or of the Automa.
    std::string name_of(Seat who) const;
    SeatColor color_of(Seat who) const { return has_look(who) ? looks[static_cast<std::size_t>(who)].color : SeatColor::yellow; }
    /// Returns a seat's colour for text on dark ground.
    Color ink_of(Seat who) const { return mix(theme.seat(color_of(who)).fill, kWhite, 0.55f); }
    /// Returns the player whose cargo, crew and ark lie large on the table: the seat of the turn, or the one that is asked.
    Seat shown_seat() const;

  private:
    bool has_look(Seat who) const { return who >= 0 && static_cast<std::size_t>(who) < looks.size(); }
};

}  // namespace orrery::ui::microcosmos_table
