// Data shared by all drawing of the table in a frame, and the ids of touchable things.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/games/astronavigators/events.h"
#include "engine/games/astronavigators/observe.h"
#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/app/table/thing.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::astronavigators {}

namespace orrery::ui::astronavigators_table {

namespace an = orrery::astronavigators;

/// Kinds of things. The comment says what the index of a thing is.
enum class Kind : std::uint8_t {
    none,
    space,                           ///< SpaceId: of the Earth map
    vehicle,                         ///< 0, with its seat: the piece on the Earth map or in orbit
    card,                            ///< CardId: observation card, wherever it lies
    week,                            ///< 1 to 4: week of the action board
    action,                          ///< Action: of the chosen week
    transport,                       ///< Transport: chosen for a leg
    stage,                           ///< StageId: space of the orbit board
    stack,                           ///< StackId: of orbit tiles
    orbit_tile,                      ///< number of the own orbit tile in the order gained, with its seat
    tile,                            ///< TileId: continent tile of a player
    continent,                       ///< Continent: stack of continent tiles
    quest,                           ///< QuestId: in progress, offered, or in the deck
    instrument,                      ///< QuestId of its quest
    character,                       ///< CharacterId
    agenda,                          ///< AgendaId
    hidden_agenda,                   ///< 0, with its seat
    set,                             ///< SetId, with its seat
    moon,                            ///< phase 1 to 4, with its seat
    gauge,                           ///< Gauge, with its seat: SXT, SCT, AI
    token,                           ///< Transport, with its seat: vehicle token
    dial,                            ///< 0 NK, 1 DV, with its seat
    sheet,                           ///< 0, with its seat: summary of a player
    deck, quest_deck,                ///< 0
    month,                           ///< 0 to 11: sun step
    round,                           ///< 0
    sun,                             ///< 0
    die,                             ///< 0, with its seat
    tab,                             ///< Tab
    button,                          ///< Button
    read_more,
};
constexpr Thing thing(Kind kind, int index = 0, Seat seat = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(index), seat};
}
constexpr Kind kind_of(Thing thing) { return static_cast<Kind>(thing.kind); }
constexpr Thing space_thing(an::SpaceId space) { return thing(Kind::space, space); }
constexpr Thing card_thing(an::CardId card) { return thing(Kind::card, card); }
constexpr Thing week_thing(int week) { return thing(Kind::week, week); }
constexpr Thing action_thing(an::Action action) { return thing(Kind::action, static_cast<int>(action)); }
constexpr Thing transport_thing(an::Transport transport) { return thing(Kind::transport, static_cast<int>(transport)); }
constexpr Thing stage_thing(an::StageId stage) { return thing(Kind::stage, stage); }
constexpr Thing tile_thing(an::TileId tile) { return thing(Kind::tile, tile); }
constexpr Thing quest_thing(an::QuestId quest) { return thing(Kind::quest, quest); }
constexpr Thing set_thing(an::SetId set, Seat who) { return thing(Kind::set, set, who); }
constexpr Thing moon_thing(int phase, Seat who) { return thing(Kind::moon, phase, who); }
constexpr Thing gauge_thing(an::Gauge gauge, Seat who) { return thing(Kind::gauge, static_cast<int>(gauge), who); }

/// Buttons of the action panel.
enum class Button : std::uint8_t {
    stop, no_move, end_travel, roll_vehicle, roll_compass, pass, start_quest, quest_draw, decline, advance, extra_sct, extra_ai, use_sxt,
    accept_dv, astronomer, astronaut, join, skip_join, become_astronaut, voluntary_abort, done,
};
inline constexpr std::size_t kButtons = 21;
constexpr Thing button_thing(Button button) { return thing(Kind::button, static_cast<int>(button)); }

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
    const an::Observation& seen;
    const Names& names;
    const std::vector<SeatLook>& looks;        ///< by seat
    float breath = 1;                          ///< of legal glows, 0 to 1
    bool is_read = false;                      ///< a lesson speaks of things of the viewer

    const an::Player& player(Seat who) const { return seen.players[who]; }
    std::string name_of(Seat who) const;
    SeatColor color_of(Seat who) const { return has_look(who) ? looks[static_cast<std::size_t>(who)].color : SeatColor::purple; }
    /// Returns a seat's colour for text on dark ground.
    Color ink_of(Seat who) const { return mix(theme.seat(color_of(who)).fill, kWhite, 0.55f); }
    /// Returns the player whose board lies large on the table, and from whose row the sky is shown: the viewer, or the seat of the turn
    /// while others look on and no lesson speaks to them.
    Seat shown_seat() const;

  private:
    bool has_look(Seat who) const { return who >= 0 && static_cast<std::size_t>(who) < looks.size(); }
};

}  // namespace orrery::ui::astronavigators_table
