// Rules for the kinds of decisions and events.
#include "engine/games/race/rule_ids.h"
#include "imgui_ui/games/race/book.h"

namespace orrery::ui::race_table {
namespace {

namespace r = orrery::race::rule;

constexpr RuleFor kDecisions[] = {
    {"setup_discard", &r::S10}, {"choose_actions", &r::T20}, {"explore_keep", &r::A3}, {"place_development", &r::A11},
    {"place_world", &r::A21}, {"settle_method", &r::A25}, {"pay", &r::A17}, {"trade_sell", &r::A41}, {"consume", &r::A47},
    {"consume_good", &r::A55}, {"lucky_number", &r::A58}, {"consume_hand", &r::A59}, {"produce_windfall", &r::A69},
    {"hand_limit", &r::T30}};

constexpr RuleFor kEvents[] = {
    {"game_started", &r::S2}, {"start_world", &r::S4}, {"dealt", &r::S8}, {"setup_discarded", &r::S10}, {"first_player", &r::T2},
    {"round_started", &r::T1}, {"actions_revealed", &r::T22}, {"phase_started", &r::T3}, {"drew", &r::T8}, {"explored", &r::A5},
    {"placements_revealed", &r::A16}, {"method", &r::A25}, {"used_up", &r::A24}, {"paid", &r::A17}, {"placed", &r::T5},
    {"conquered", &r::A29}, {"good_added", &r::T12}, {"sold", &r::A42}, {"power_used", &r::A45}, {"consumed", &r::A51},
    {"gained_vp", &r::T13}, {"hand_discarded", &r::T11}, {"lucky", &r::A58}, {"lucky_nothing", &r::A58}, {"reshuffled", &r::T9},
    {"supply_out", &r::T8}, {"reserve_opened", &r::E3}, {"auto", &r::M3}, {"round_ended", &r::T31}, {"game_over", &r::E1},
    {"final_score", &r::E5}, {"winners", &r::E10}};

}  // namespace

std::span<const RuleFor> decision_rules() { return kDecisions; }
std::span<const RuleFor> event_rules() { return kEvents; }

}  // namespace orrery::ui::race_table
