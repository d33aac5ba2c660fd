// Data shared by all drawing of the table in a frame, and the ids of touchable things.
#pragma once

#include <algorithm>
#include <string>

#include "engine/games/race/costs.h"
#include "engine/games/race/describe.h"
#include "engine/games/race/score.h"
#include "imgui_ui/app/table/thing.h"
#include "imgui_ui/games/race/cards.h"
#include "imgui_ui/games/race/forecast.h"
#include "imgui_ui/games/race/layout.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui::race_table {

/// Kinds of things that can be touched. The index of a thing is a card (see `card_of`), an action, a method, a number, a phase of
/// the track, or 0.
enum class Kind : std::uint8_t {
    none, hand, drawn, placed, phase, shield, pool, deck, discard, action, legend,
    rival,                                     ///< opens the seat's tableau
    place,                                     ///< of the card that is taken up
    method, power, source, number,             ///< buttons in the tray
    confirm, pass, best_order, done,           ///< buttons below the hint
    seat, good,                                ///< move, but are not touched; `good` by its world
};
constexpr Thing thing(Kind kind, int index = 0, Seat seat = 0) {
    return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(index), seat};
}
constexpr Kind kind_of(Thing thing) { return static_cast<Kind>(thing.kind); }

/// The second card of a design in a hand, and the second power of a card, have an index beyond all cards.
inline constexpr int kCardStep = static_cast<int>(rc::kDesignCount);
constexpr rc::CardId card_of(Thing thing) { return static_cast<rc::CardId>(thing.index % kCardStep); }
/// Returns the card at a position of a hand, or of the drawn cards.
inline Thing card_at(Kind kind, const rc::Cards& cards, std::size_t at) {
    const auto earlier = std::count(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(at), cards[at]);
    return thing(kind, cards[at] + kCardStep * static_cast<int>(earlier));
}
constexpr Thing placed_card(rc::CardId card, Seat owner) { return thing(Kind::placed, card, owner); }
constexpr Thing power_of(const rc::UsePower& use) { return thing(Kind::power, use.card + kCardStep * use.power); }
/// Source of a good: a card, or the Produce bonus.
constexpr Thing source_of(std::optional<rc::CardId> card) { return thing(Kind::source, card ? *card : kCardStep); }
constexpr std::optional<rc::CardId> source_card(Thing source) {
    if (source.index == kCardStep) return {};
    return card_of(source);
}
constexpr Thing seat_of(Seat seat) { return thing(Kind::seat, 0, seat); }

/// Button below an explanation that leads into the rule book.
inline constexpr Id kReadMoreTarget = id("race.read_more");

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

/// What the track of phases shows.
struct Track {
    bool is_revealed = false;
    PerSeat<rc::Choice> actions;     ///< of all seats, as far as the viewer may know
    int now = -1;                    ///< tab of the present phase; -1: before the first, kTabs: after the last
};
Track track_of(const rc::Observation& seen);
/// Returns whether a seat has the bonus of a phase of the track.
bool has_bonus(const Track& track, Seat seat, std::size_t tab);
/// Returns whether an action of this round calls the phase; false until all actions are revealed.
bool is_called(const Track& track, std::size_t tab);
/// Phases of the track. The second Develop and Settle share the tab of the first.
inline constexpr rc::Phase kTrack[kTabs] = {rc::Phase::explore, rc::Phase::develop, rc::Phase::settle, rc::Phase::consume,
                                            rc::Phase::produce};
/// Returns the index of a phase in the track, or nullopt outside the five.
std::optional<std::size_t> tab_of(rc::Phase phase);
/// Returns true if all actions are revealed, that is, after the choice of the round.
bool are_revealed(const rc::Observation& seen);

/// Returns true if the viewer pays less for a development because of the action it chose for this phase.
bool has_develop_bonus(const rc::Observation&);

}  // namespace orrery::ui::race_table
