#include "imgui_ui/games/race/scene.h"

#include <algorithm>

#include "engine/games/race/rules.h"

namespace orrery::ui::race_table {

std::optional<std::size_t> tab_of(rc::Phase phase) {
    switch (phase) {
        case rc::Phase::explore: return 0;
        case rc::Phase::develop:
        case rc::Phase::develop_2: return 1;
        case rc::Phase::settle:
        case rc::Phase::settle_2: return 2;
        case rc::Phase::consume: return 3;
        case rc::Phase::produce: return 4;
        default: return {};
    }
}

bool are_revealed(const rc::Observation& seen) { return seen.phase != rc::Phase::setup && seen.phase != rc::Phase::choose; }

Track track_of(const rc::Observation& seen) {
    Track track;
    track.is_revealed = are_revealed(seen);
    for (const Seat seat : all_seats(seen.seats)) track.actions[seat] = seen.players[seat].actions;
    track.actions[seen.me] = rc::view_of(seen).actions();
    const std::optional<std::size_t> now = tab_of(seen.phase);
    track.now = now ? int(*now) : track.is_revealed ? int(kTabs) : -1;
    return track;
}

bool has_bonus(const Track& track, Seat seat, std::size_t tab) {
    const rc::Choice& actions = track.actions[seat];
    return std::any_of(actions.begin(), actions.end(), [&](rc::ActionId a) { return tab_of(rc::action(a).phase) == tab; });
}

bool is_called(const Track& track, std::size_t tab) {
    if (!track.is_revealed) return false;
    for (const Seat seat : all_seats(kMaxSeats))
        if (has_bonus(track, seat, tab)) return true;
    return false;
}

bool has_develop_bonus(const rc::Observation& seen) {
    return rc::is_develop(seen.phase) && rc::chose_phase(seen.players[seen.me].actions, seen.phase);
}

}  // namespace orrery::ui::race_table
