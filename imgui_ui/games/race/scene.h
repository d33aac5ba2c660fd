// Data shared by all drawing of the table in a frame, and the ids of touchable things.
#pragma once

#include <string>

#include "engine/games/race/costs.h"
#include "engine/games/race/describe.h"
#include "engine/games/race/score.h"
#include "imgui_ui/games/race/cards.h"
#include "imgui_ui/games/race/layout.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui::race_table {

/// Thing on the table. `index` is a position in the hand or among the drawn cards, a card, an action, or a phase of the track.
struct Thing {
    enum class Kind : std::uint8_t {
        none, hand, drawn, placed, phase, shield, pool, deck, discard, rival, action, legend,
    };
    Kind kind = Kind::none;
    int index = 0;
    Seat seat = 0;                   ///< owner of placed cards, or the rival
    bool operator==(const Thing&) const = default;
    explicit operator bool() const { return kind != Kind::none; }
};

/// Returns the target id of a thing, for the kit and for tests.
Id target_of(Thing thing);

enum class Button : std::uint8_t { confirm, place, pass, best_order, done, cancel, read_more, close };
Id button_target(Button b);
/// Return the target ids of a choice in the tray (a way to place a world, a power, a source), and of a number to call.
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
    /// Returns a seat's colour for text on dark ground.
    Color ink_of(Seat seat) const { return mix(theme.seat(color_of(seat)).fill, kWhite, 0.55f); }
    rc::Points points_of(Seat seat) const { return rc::points_of(player(seat).tableau, player(seat).vp); }
};

/// Returns true if an action of this round calls the phase; false until all actions are revealed.
bool is_called(const rc::Observation& seen, std::size_t tab);
/// Whether a seat has the bonus of a phase of the track: what the viewer may know of it.
bool has_bonus(const rc::Observation& seen, Seat seat, std::size_t tab);
/// Phases of the track. The second Develop and Settle share the tab of the first.
inline constexpr rc::Phase kTrack[kTabs] = {rc::Phase::explore, rc::Phase::develop, rc::Phase::settle, rc::Phase::consume,
                                            rc::Phase::produce};
/// Returns the index of a phase in the track, or nullopt outside the five.
std::optional<std::size_t> tab_of(rc::Phase phase);
/// Returns true if all actions are revealed, that is, after the choice of the round.
bool are_revealed(const rc::Observation& seen);

/// Returns true if the viewer pays less for a development because of the action it chose for this phase.
bool has_develop_bonus(const rc::Observation&);
/// Returns the current price of a hand card, or nullopt for a military world, which is conquered instead.
std::optional<int> price_of(const rc::Observation& seen, rc::CardId card);
/// Effect of placing a card on the points of a seat.
struct WhatIf {
    int value = 0;                   ///< points of the card itself
    int total = 0;                   ///< points of the seat, including effects on other cards
};
WhatIf what_if(const rc::Player& player, rc::CardId card);
/// The points of a card of a tableau: variable ones as they stand.
int points_of_card(const rc::Player& player, rc::CardId card);

}  // namespace orrery::ui::race_table
