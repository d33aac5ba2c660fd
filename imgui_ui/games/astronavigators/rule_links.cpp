// Rules for the kinds of decisions and events.
#include "engine/games/astronavigators/rule_ids.h"
#include "imgui_ui/games/astronavigators/book.h"

namespace orrery::ui::astronavigators_table {
namespace {

namespace linked = orrery::astronavigators::rule;

constexpr RuleFor kDecisionRules[] = {
    {"choose_character", &linked::S7}, {"choose_agenda", &linked::S8}, {"select_action", &linked::T3}, {"quest_window", &linked::T13},
    {"quest_source", &linked::A60}, {"quest_keep", &linked::A62}, {"quest_complete", &linked::A66}, {"observe_target", &linked::A82},
    {"planned_card", &linked::A8}, {"schedule_swap", &linked::A22}, {"travel_step", &linked::A30}, {"chain", &linked::A44},
    {"chain_transport", &linked::A48}, {"take_orbit_tile", &linked::A51}, {"space", &linked::A100}, {"dv", &linked::A58},
    {"abort_status", &linked::A70}, {"calibrate_join", &linked::A111}, {"calibrate", &linked::A112}};

constexpr RuleFor kEventRules[] = {
    {"first_player", &linked::S6}, {"character_chosen", &linked::S7}, {"agenda_chosen", &linked::S8}, {"round_start", &linked::T1},
    {"selected", &linked::T3}, {"turn_start", &linked::T12}, {"observed", &linked::A9}, {"observation_failed", &linked::A4},
    {"no_card", &linked::T11}, {"moon_token_activated", &linked::A5}, {"set_completed", &linked::A7}, {"scheduled", &linked::A20},
    {"step", &linked::A31}, {"stopped", &linked::A39}, {"stayed", &linked::A37}, {"vehicle_token", &linked::A40},
    {"vehicle_bonus", &linked::A41}, {"continent_tile", &linked::A42}, {"continent_bonus", &linked::A43}, {"chain_tile", &linked::A45},
    {"rolled", &linked::A46}, {"quest_started", &linked::A60}, {"quest_completed", &linked::A67}, {"launched", &linked::A50},
    {"orbit_tile_taken", &linked::A51}, {"orbit_move", &linked::A54}, {"lm_docked", &linked::A56}, {"orbit_revealed", &linked::A57},
    {"dv_added", &linked::A57}, {"dv_cancelled", &linked::A58}, {"extra_move", &linked::A100}, {"orbit_swap", &linked::A104},
    {"moon_landing", &linked::A56}, {"aborted", &linked::A70}, {"status", &linked::A113}, {"lost", &linked::A73},
    {"splashdown", &linked::A105}, {"calibration_reset", &linked::A110}, {"joined", &linked::A111}, {"placed", &linked::A118},
    {"tokens_restored", &linked::A75}, {"month_shift", &linked::T22}, {"year_two", &linked::T22}, {"card_dealt", &linked::T23},
    {"deck_rebuilt", &linked::T24}, {"game_end", &linked::E1}, {"scored", &linked::E3}, {"winner", &linked::E15}};

}  // namespace

std::span<const RuleFor> decision_rules() { return kDecisionRules; }
std::span<const RuleFor> event_rules() { return kEventRules; }

}  // namespace orrery::ui::astronavigators_table
