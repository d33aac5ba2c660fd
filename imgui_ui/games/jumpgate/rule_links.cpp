// Rules for the kinds of decisions and events.
#include "engine/games/jumpgate/rule_ids.h"
#include "imgui_ui/games/jumpgate/book.h"

namespace orrery::ui::jumpgate_table {
namespace {

namespace r = orrery::jumpgate::rule;

constexpr RuleFor kDecisions[] = {
    {"action", &r::T2}, {"scan_marker", &r::A15}, {"research", &r::A48}, {"claim_mark", &r::A29}, {"claim_take", &r::A34}};

constexpr RuleFor kEvents[] = {
    {"game_start", &r::S2}, {"fame_returned", &r::S6}, {"turn_start", &r::T2}, {"fly", &r::A3}, {"jump", &r::A6}, {"scan", &r::A14},
    {"marker_placed", &r::A15}, {"marker_moved", &r::A16}, {"marker_passed", &r::A17}, {"land", &r::A28}, {"final_round", &r::E3},
    {"mark_taken", &r::A31}, {"mark_left", &r::A32}, {"claim_taken", &r::A34}, {"claim_passed", &r::A34}, {"harvest", &r::A46},
    {"black_hole", &r::B1}, {"research", &r::A47}, {"discard", &r::A48}, {"draw", &r::A49}, {"deck_turned", &r::A50}, {"turn_end", &r::T5},
    {"game_end", &r::E1}, {"hidden_discarded", &r::E9}, {"hidden_revealed", &r::E12}, {"final_score", &r::E19}, {"winner", &r::E20}};

}  // namespace

std::span<const RuleFor> decision_rules() { return kDecisions; }
std::span<const RuleFor> event_rules() { return kEvents; }

}  // namespace orrery::ui::jumpgate_table
