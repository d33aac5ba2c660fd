// Rules for the kinds of decisions and events.
#include "engine/games/microcosmos/rule_ids.h"
#include "imgui_ui/games/microcosmos/book.h"

namespace orrery::ui::microcosmos_table {
namespace {

namespace r = orrery::microcosmos::rule;

constexpr RuleFor kDecisions[] = {
    {"setup_discard", &r::S12}, {"place_crew", &r::A108}, {"choose_resource", &r::A105}, {"upgrade", &r::A201}, {"pay_specialist", &r::A114},
    {"travel", &r::A301}, {"discovery_bonus", &r::A324}, {"take_club", &r::A111}, {"draw_crew", &r::A112}, {"crew", &r::A401},
    {"pay_resource", &r::A106}, {"location", &r::A501}, {"terraform", &r::A602}, {"choose_survivor", &r::A703}, {"keep_survivor", &r::A702},
    {"end_turn", &r::A901}, {"automa_specialist", &r::O8}, {"automa_outpost", &r::O25}};

constexpr RuleFor kEvents[] = {
    {"round_started", &r::T1}, {"turn_started", &r::T3}, {"crew_dealt", &r::S11}, {"crew_discarded", &r::S12}, {"crew_placed", &r::A108},
    {"gained", &r::A104}, {"paid", &r::A103}, {"specialist_used", &r::A114}, {"upgrade_unlocked", &r::A203}, {"outpost_unlocked", &r::A205},
    {"travelled", &r::A301}, {"travel_impossible", &r::A312}, {"discovered", &r::A323}, {"discovery_bonus", &r::A324},
    {"outpost_income", &r::A309}, {"crew_played", &r::A402}, {"crew_drawn", &r::A112}, {"club_taken", &r::A111}, {"club_refilled", &r::A111},
    {"deck_reshuffled", &r::S16}, {"action", &r::A501}, {"token_readied", &r::A505}, {"level_raised", &r::A602}, {"marker_moved", &r::A604},
    {"planet_restored", &r::A606}, {"survivor_drawn", &r::A701}, {"survivor_kept", &r::A702}, {"survivor_discarded", &r::A702},
    {"survivor_settled", &r::A705}, {"colony_built", &r::A801}, {"outpost_placed", &r::A803}, {"automa_card", &r::O4}, {"automa_step", &r::O4},
    {"end_triggered", &r::E1}, {"turn_ended", &r::T2}, {"game_over", &r::E8}};

}  // namespace

std::span<const RuleFor> decision_rules() { return kDecisions; }
std::span<const RuleFor> event_rules() { return kEvents; }

}  // namespace orrery::ui::microcosmos_table
