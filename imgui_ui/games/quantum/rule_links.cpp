// Rules for the kinds of decisions and events.
#include "engine/games/quantum/rule_ids.h"
#include "imgui_ui/games/quantum/book.h"

namespace orrery::ui::quantum_table {
namespace {

namespace r = orrery::quantum::rule;

constexpr RuleFor kDecisions[] = {
    {"mulligan", &r::S7}, {"start_cube", &r::S10}, {"start_ship", &r::S11}, {"action", &r::A1}, {"move", &r::V1}, {"drop", &r::H2},
    {"place_ship", &r::D1}, {"dangerous", &r::C4}, {"combat_reroll", &r::C7}, {"choose_number", &r::M5}, {"reroll_ship", &r::M25},
    {"after_attack", &r::C13}, {"infamy_cube", &r::I6}, {"take_card", &r::P3}, {"discard_command", &r::P10}, {"reorganize", &r::G4},
    {"relocate_cube", &r::G5}, {"relocate_planet", &r::G5}, {"sabotage_discard", &r::G6}};

constexpr RuleFor kEvents[] = {
    {"setup_rolled", &r::S5}, {"mulligan", &r::S7}, {"start_tie", &r::S9}, {"start_player", &r::S8}, {"home_chosen", &r::S10},
    {"ship_placed", &r::S11}, {"ship_scrapped", &r::C12}, {"decks_dealt", &r::S12}, {"round_started", &r::T8}, {"turn_started", &r::T2},
    {"research_changed", &r::X2}, {"dominance_changed", &r::I1}, {"actions_gained", &r::T2}, {"reconfigured", &r::R1},
    {"die_rolled", &r::R2}, {"die_rerolled", &r::M25}, {"number_chosen", &r::M5}, {"deployed", &r::D1}, {"moved", &r::V1},
    {"picked_up", &r::H2}, {"dropped", &r::H2}, {"warped", &r::H5}, {"modified", &r::H6}, {"ability_used", &r::A5}, {"attacked", &r::C1},
    {"combat_dice", &r::C5}, {"combat_rerolled", &r::C7}, {"combat_result", &r::C11}, {"both_destroyed", &r::C4},
    {"ship_destroyed", &r::C12}, {"occupied", &r::C13}, {"held", &r::C13}, {"infamy", &r::I6}, {"cube_placed", &r::K10},
    {"card_power", &r::P9}, {"breakthrough", &r::P1}, {"card_taken", &r::P3}, {"card_discarded", &r::P10}, {"display_refilled", &r::P4},
    {"display_refreshed", &r::P5}, {"pick_skipped", &r::P6}, {"reshuffled", &r::P7}, {"bonus_turn_won", &r::G3}, {"cube_moved", &r::G5},
    {"no_effect", &r::P8}, {"actions_ended", &r::T4}, {"game_over", &r::E1}, {"round_limit", &r::E4}};

}  // namespace

std::span<const RuleFor> decision_rules() { return kDecisions; }
std::span<const RuleFor> event_rules() { return kEvents; }

}  // namespace orrery::ui::quantum_table
