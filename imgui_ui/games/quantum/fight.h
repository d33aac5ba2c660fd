// Story of a fight: the ships, the dice, the effect of each card, the rerolls and the winner. It is updated move by move, so that
// the end of a fight can be read after the fight has left the table.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/quantum/odds.h"
#include "imgui_ui/games/quantum/scene.h"

namespace orrery::ui::quantum_table {

struct FightStory {
    struct Line {
        qu::CardId card = qu::kNoCard;
        int amount = 0;
    };
    struct Party {
        qu::ShipId ship = qu::kNoShip;
        int number = 0;                         ///< in the fight
        int die = 0;                            ///< 0: not rolled yet
        qu::CardId fixed_by = qu::kNoCard;      ///< card that fixes the die, which is not rolled then (QU-C6)
        std::vector<Line> lines;                ///< effects of cards on the total
        bool is_fixed() const { return fixed_by != qu::kNoCard; }
        int total() const;
    };
    /// Decision about a reroll or another choice.
    struct Decision {
        Seat seat = 0;
        qu::CardId card = qu::kNoCard;
        qu::Side die{};
        int before = 0, after = 0;
    };
    std::array<Party, 2> parties;               ///< by Side
    qu::Square from = 0, at = 0;
    std::vector<Decision> decisions;
    std::optional<qu::Side> winner;
    bool both_destroyed = false;

    Party& party(qu::Side side) { return parties[static_cast<std::size_t>(side)]; }
    const Party& party(qu::Side side) const { return parties[static_cast<std::size_t>(side)]; }
    bool is_over() const { return winner.has_value() || both_destroyed; }
    bool is_rolled() const { return parties[0].die > 0 && parties[1].die > 0; }
};

/// Returns the story of the fight that begins on this table.
FightStory story_of(const qu::Table& t, const qu::Combat& combat);
/// Adds one event to the story. `before` is the table before the attack. The story is empty until a fight begins.
void follow(std::optional<FightStory>& story, const qu::Table& before, const qu::Event& event);

}  // namespace orrery::ui::quantum_table
