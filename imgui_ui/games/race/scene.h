// What all drawing of the table shares in a frame, and the names of the things that can be touched.
#pragma once

#include <string>

#include "engine/games/race/costs.h"
#include "engine/games/race/describe.h"
#include "engine/games/race/score.h"
#include "imgui_ui/games/race/cards.h"
#include "imgui_ui/games/race/layout.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui::race_table {

/// Something on the table. `index`: a place in the hand or among the cards drawn, a card, an action, or a phase of the track.
struct Thing {
    enum class Kind : std::uint8_t {
        none, hand, drawn, placed, phase, shield, pool, deck, discard, rival, action, legend,
    };
    Kind kind = Kind::none;
    int index = 0;
    Seat seat = 0;                   ///< whose: of placed cards and rivals
    bool operator==(const Thing&) const = default;
    explicit operator bool() const { return kind != Kind::none; }
};

/// The target of a thing, for the kit and for tests.
Id target_of(Thing thing);

enum class Button : std::uint8_t { confirm, place, pass, best_order, done, cancel, read_more, close };
Id button_target(Button b);
/// A choice in the tray: the way to place a world, a power, a source; or a number to call.
Id choice_target(std::size_t index);
Id number_target(int number);

struct Scene {
    Ui& ui;
    Canvas& canvas;
    const Theme& theme;
    Lang lang;
    const rc::Observation& seen;
    const Names& names;
    const std::vector<SeatLook>& looks;
    bool covered;                    // the viewer's secrets stay face down
    float breath = 1;                // of legal glows

    const rc::Player& player(Seat seat) const { return seen.players[seat]; }
    const rc::Player& me() const { return seen.players[seen.me]; }
    /// The cards in a hand, as the viewer sees it: its own without a card set aside.
    int hand_size(Seat seat) const {
        return seat == seen.me && !covered ? rc::view_of(seen).hand_size() : seen.hand_sizes[seat];
    }
    const std::string& name_of(Seat seat) const { return names[std::size_t(seat)]; }
    bool is_computer(Seat seat) const { return std::size_t(seat) < looks.size() && looks[std::size_t(seat)].computer; }
    SeatColor color_of(Seat seat) const {
        return std::size_t(seat) < looks.size() ? looks[std::size_t(seat)].color : SeatColor::green;
    }
    /// A seat's colour as text on dark.
    Color ink_of(Seat seat) const { return mix(theme.seat(color_of(seat)).fill, kWhite, 0.55f); }
    rc::Points points_of(Seat seat) const { return rc::points_of(player(seat).tableau, player(seat).vp); }
};

/// Whether somebody's action of this round calls a phase; false until all are revealed.
bool is_called(const rc::Observation& seen, std::size_t tab);
/// Whether a seat has the bonus of a phase of the track: what the viewer may know of it.
bool has_bonus(const rc::Observation& seen, Seat seat, std::size_t tab);
/// The place of a phase in the track; empty outside the five.
/// The phases in the track; the second Develop and Settle share the tab of the first.
inline constexpr rc::Phase kTrack[kTabs] = {rc::Phase::explore, rc::Phase::develop, rc::Phase::settle, rc::Phase::consume,
                                            rc::Phase::produce};
std::optional<std::size_t> tab_of(rc::Phase phase);
/// All actions lie open: the round is past its choice.
bool are_revealed(const rc::Observation& seen);

/// What is to be paid for a card of the hand now, if it is to be paid for at all.
/// Whether the viewer pays less for a development because of the action it chose for this phase.
bool has_develop_bonus(const rc::Observation&);
std::optional<int> price_of(const rc::Observation& seen, rc::CardId card);
/// What a card would do for the points of a seat if it had placed it.
struct WhatIf {
    int value = 0;                   ///< of the card itself
    int total = 0;                   ///< of the seat, with all that it changes elsewhere
};
WhatIf what_if(const rc::Player& player, rc::CardId card);
/// The points of a card of a tableau: variable ones as they stand.
int points_of_card(const rc::Player& player, rc::CardId card);

}  // namespace orrery::ui::race_table
