#include "imgui_ui/games/quantum/dice_words.h"

#include "engine/games/quantum/game.h"
#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/powers.h"
#include "engine/match/match.h"

namespace orrery::ui::quantum_table {
namespace {

namespace qu = orrery::quantum;

constexpr Text kFleet = msg("{name}: ship {n} of the fleet");
constexpr Text kTie = msg("{name}: who goes first");
constexpr Text kShip = msg("New number of {name}'s ship");
constexpr Text kAttack = msg("Attack die of {name}");
constexpr Text kDefense = msg("Defence die of {name}");

/// Seats of the fight: that of the attack in these events, or the one in progress in the position before them.
class Fight {
  public:
    explicit Fight(const AnyMatch* match) : match_(match ? match_of<qu::Game>(*match) : nullptr) {
        if (const auto& combat = match_ ? match_->now().combat : std::nullopt) begin(combat->attacker, combat->defender);
    }

    void begin(qu::ShipId attacker, qu::ShipId defender) { seats_ = {qu::owner_of(attacker), qu::owner_of(defender)}; }
    Seat seat(qu::Side side) const { return seats_[side == qu::Side::attacker ? 0 : 1]; }
    /// Returns true if the side's die is rolled. A die whose face a card fixes is not (QU-C6).
    bool rolls(qu::Side side) const { return match_ && !qu::has(match_->now(), seat(side), qu::Op::fixed_combat_die); }

  private:
    const Match<qu::Game>* match_;
    std::array<Seat, 2> seats_{};
};

}  // namespace

std::vector<std::string> dice_in(const Json& events, const AnyMatch* match, const Names& names, Lang lang) {
    std::vector<std::string> dice;
    const auto tell = [&](const Text& pattern, Seat seat, int n = 0) {
        dice.push_back(fill(pattern, lang, {{"name", name_of(names, seat)}, {"n", n}}));
    };
    Fight fight(match);
    const auto tell_side = [&](qu::Side side) { tell(side == qu::Side::attacker ? kAttack : kDefense, fight.seat(side)); };
    for (const Json& event : events) {
        const std::string kind = event.value("event", "");
        if (kind == "setup_rolled" || (kind == "mulligan" && !event["kept"].get<bool>())) {
            for (int ship = 1; ship <= qu::kStartingShips; ++ship) tell(kFleet, event["seat"].get<Seat>(), ship);
        } else if (kind == "start_tie") {
            for (const Json& seat : event["seats"]) tell(kTie, seat.get<Seat>());
        } else if (kind == "die_rolled" || kind == "die_rerolled") {
            tell(kShip, event["seat"].get<Seat>());
        } else if (kind == "attacked") {
            fight.begin(*qu::ship_by_id(event["ship"].get<std::string>()), *qu::ship_by_id(event["target"].get<std::string>()));
        } else if (kind == "combat_dice") {
            for (const qu::Side side : {qu::Side::attacker, qu::Side::defender})
                if (fight.rolls(side)) tell_side(side);
        } else if (kind == "combat_rerolled") {
            tell_side(event["die"] == "attack" ? qu::Side::attacker : qu::Side::defender);
        }
    }
    return dice;
}

}  // namespace orrery::ui::quantum_table
