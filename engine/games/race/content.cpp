// Component data of Race for the Galaxy: one entry for each design, in canonical order (RG-S7).
#include "engine/games/race/content.h"

#include <algorithm>

#include "engine/games/race/costs.h"
#include "engine/games/race/moves.h"

namespace orrery::race {

namespace {

using enum PowerType;

// Keyword lists shared by several designs.
constexpr Keyword kAlien[]{Keyword::alien};
constexpr Keyword kImperium[]{Keyword::imperium};
constexpr Keyword kRebel[]{Keyword::rebel};
constexpr Keyword kTerraforming[]{Keyword::terraforming};
constexpr Keyword kUplift[]{Keyword::uplift};

// Powers and scoring lines, by design.
constexpr Power p_old_earth[]{{.type = trade_bonus, .amount = 1}, {.type = consume_goods, .count = 2, .vp = 1}};
constexpr Power p_epsilon_eridani[]{
    {.type = settle_military, .amount = 1},
    {.type = consume_goods, .count = 1, .vp = 1, .cards = 1}};
constexpr Power p_alpha_centauri[]{
    {.type = settle_reduce_cost, .amount = 1, .good = Good::rare},
    {.type = settle_military, .amount = 1, .good = Good::rare}};
constexpr Power p_new_sparta[]{{.type = settle_military, .amount = 2}};
constexpr Power p_earths_lost_colony[]{{.type = consume_goods, .count = 1, .vp = 1}, {.type = produce_good}};
constexpr Power p_pilgrimage_world[]{{.type = consume_goods, .mode = GoodsMode::all, .vp = 1}};
constexpr Power p_refugee_world[]{{.type = settle_military, .amount = -1}};
constexpr Power p_artist_colony[]{{.type = produce_good}};
constexpr Power p_empath_world[]{{.type = settle_military, .amount = -1}};
constexpr Power p_expanding_colony[]{
    {.type = consume_goods, .count = 1, .vp = 1},
    {.type = produce_windfall, .good = Good::novelty}};
constexpr Power p_gambling_world[]{
    {.type = consume_goods, .count = 1, .vp = 1},
    {.type = consume_lucky, .amount = 1, .count = 7}};
constexpr Power p_secluded_world[]{{.type = consume_goods, .count = 1, .cards = 1}, {.type = produce_good}};
constexpr Power p_galactic_engineers[]{{.type = trade_bonus, .amount = 1}, {.type = produce_windfall}};
constexpr Power p_gem_world[]{{.type = produce_good}, {.type = produce_draw_on_good, .amount = 1}};
constexpr Power p_new_vinland[]{{.type = consume_goods, .count = 1, .cards = 2}, {.type = produce_good}};
constexpr Power p_space_port[]{{.type = trade_bonus, .amount = 2, .good = Good::rare}, {.type = produce_good}};
constexpr Power p_spice_world[]{{.type = trade_bonus, .amount = 2, .good = Good::novelty}, {.type = produce_good}};
constexpr Power p_alien_rosetta_stone_world[]{
    {.type = settle_reduce_cost, .amount = 2, .good = Good::alien},
    {.type = settle_military, .amount = 2, .good = Good::alien},
    {.type = produce_windfall, .good = Good::alien}};
constexpr Power p_bio_hazard_mining_world[]{{.type = trade_bonus, .amount = 2, .good = Good::genes}, {.type = produce_good}};
constexpr Power p_black_market_trading_world[]{{.type = consume_sell}};
constexpr Power p_blaster_gem_mines[]{{.type = settle_military, .amount = 1}};
constexpr Power p_comet_zone[]{{.type = produce_good}, {.type = produce_draw_on_good, .amount = 1}};
constexpr Power p_galactic_resort[]{{.type = consume_goods, .count = 1, .vp = 1, .cards = 1}};
constexpr Power p_mining_world[]{{.type = produce_good}, {.type = produce_draw_on_good, .amount = 1}};
constexpr Power p_plague_world[]{
    {.type = consume_goods, .good = Good::genes, .count = 1, .vp = 1, .cards = 1},
    {.type = produce_good}};
constexpr Power p_prosperous_world[]{{.type = consume_goods, .count = 1, .vp = 1}, {.type = produce_good}};
constexpr Power p_distant_world[]{{.type = trade_bonus, .amount = 3, .good = Good::novelty}, {.type = produce_good}};
constexpr Power p_imperium_armaments_world[]{{.type = settle_military, .amount = 1}, {.type = produce_good}};
constexpr Power p_merchant_world[]{{.type = trade_bonus, .amount = 2}, {.type = consume_hand_for_vp, .count = 2, .vp = 1}};
constexpr Power p_tourist_world[]{{.type = consume_goods, .mode = GoodsMode::exactly, .count = 2, .vp = 3}};
constexpr Power p_galactic_trendsetters[]{{.type = consume_goods, .count = 1, .vp = 2}};
constexpr Power p_lost_species_ark_world[]{{.type = produce_good}, {.type = produce_draw_on_good, .amount = 2}};
constexpr Power p_new_earth[]{{.type = consume_goods, .count = 1, .vp = 1, .cards = 1}, {.type = produce_good}};
constexpr Power p_terraformed_world[]{{.type = consume_goods, .count = 1, .vp = 1}};
constexpr Power p_alien_robotic_factory[]{{.type = produce_good}};
constexpr Power p_new_survivalists[]{
    {.type = consume_goods, .good = Good::novelty, .count = 1, .cards = 1},
    {.type = produce_good}};
constexpr Power p_outlaw_world[]{{.type = consume_goods, .count = 1, .vp = 1, .cards = 1}};
constexpr Power p_runaway_robots[]{{.type = produce_draw_on_good, .amount = 1}};
constexpr Power p_star_nomad_lair[]{
    {.type = explore_draw, .amount = 1},
    {.type = trade_bonus, .amount = 1, .this_world = true}};
constexpr Power p_former_penal_colony[]{{.type = settle_military, .amount = 1}};
constexpr Power p_rebel_miners[]{{.type = produce_good}};
constexpr Power p_pirate_world[]{{.type = trade_bonus, .amount = 3, .this_world = true}};
constexpr Power p_rebel_underground[]{{.type = produce_draw, .amount = 1}};
constexpr Power p_rebel_warrior_race[]{{.type = settle_military, .amount = 1}};
constexpr Power p_alien_robot_scout_ship[]{{.type = settle_military, .amount = 1}};
constexpr Power p_malevolent_lifeforms[]{{.type = explore_draw, .amount = 1}, {.type = produce_good}};
constexpr Power p_lost_alien_warship[]{{.type = settle_military, .amount = 2}};
constexpr Power p_rebel_outpost[]{{.type = settle_military, .amount = 1}};
constexpr Power p_lost_alien_battle_fleet[]{{.type = settle_military, .amount = 3}, {.type = produce_good}};
constexpr Power p_contact_specialist[]{
    {.type = settle_military, .amount = -1},
    {.type = settle_pay_for_military, .amount = 1, .good = Good::alien}};
constexpr Power p_expedition_force[]{{.type = explore_draw, .amount = 1}, {.type = settle_military, .amount = 1}};
constexpr Power p_export_duties[]{{.type = trade_bonus, .amount = 1}};
constexpr Power p_investment_credits[]{{.type = develop_reduce_cost, .amount = 1}};
constexpr Power p_new_military_tactics[]{{.type = settle_discard_for_military, .amount = 3}};
constexpr Power p_public_works[]{
    {.type = develop_draw_after_placing, .amount = 1},
    {.type = consume_goods, .count = 1, .vp = 1}};
constexpr Power p_colony_ship[]{{.type = settle_discard_for_zero_cost, .good = Good::alien}};
constexpr Power p_deficit_spending[]{{.type = consume_hand_for_vp, .count = 2, .vp = 1}};
constexpr Power p_genetics_lab[]{
    {.type = trade_bonus, .amount = 1, .good = Good::genes},
    {.type = produce_windfall, .good = Good::genes}};
constexpr Power p_interstellar_bank[]{{.type = develop_draw_at_start, .amount = 1}};
constexpr Power p_mining_robots[]{
    {.type = settle_reduce_cost, .amount = 1, .good = Good::rare},
    {.type = produce_windfall, .good = Good::rare}};
constexpr Power p_space_marines[]{{.type = settle_military, .amount = 2}};
constexpr Power p_mining_conglomerate[]{
    {.type = trade_bonus, .amount = 1, .good = Good::rare},
    {.type = consume_goods, .good = Good::rare, .count = 2, .vp = 1},
    {.type = produce_draw_if_most, .amount = 2, .good = Good::rare}};
constexpr Power p_terraforming_robots[]{
    {.type = settle_draw_after_placing, .amount = 1},
    {.type = consume_goods, .good = Good::rare, .count = 1, .vp = 1, .cards = 1}};
constexpr Power p_diversified_economy[]{
    {.type = consume_goods, .mode = GoodsMode::different, .count = 3, .vp = 3},
    {.type = produce_draw_per_kind, .amount = 1}};
constexpr Power p_drop_ships[]{{.type = settle_military, .amount = 3}};
constexpr Power p_replicant_robots[]{{.type = settle_reduce_cost, .amount = 2}};
constexpr Power p_research_labs[]{
    {.type = explore_keep, .amount = 1},
    {.type = consume_goods, .good = Good::genes, .count = 1, .vp = 1},
    {.type = produce_draw_per_good, .amount = 1, .good = Good::alien}};
constexpr Power p_consumer_markets[]{
    {.type = consume_goods, .good = Good::novelty, .count = 3, .vp = 1},
    {.type = produce_draw_per_good, .amount = 1, .good = Good::novelty}};
constexpr Power p_alien_tech_institute[]{
    {.type = settle_reduce_cost, .amount = 2, .good = Good::alien},
    {.type = settle_military, .amount = 2, .good = Good::alien}};
constexpr Power p_free_trade_association[]{
    {.type = consume_goods, .good = Good::novelty, .count = 3, .vp = 1, .cards = 1},
    {.type = produce_windfall, .good = Good::novelty}};
constexpr Power p_galactic_federation[]{{.type = develop_reduce_cost, .amount = 2}};
constexpr Power p_galactic_imperium[]{{.type = settle_military, .amount = 4, .keyword = Keyword::rebel}};
constexpr Power p_galactic_renaissance[]{{.type = explore_draw, .amount = 2}, {.type = explore_keep, .amount = 1}};
constexpr Power p_galactic_survey_seti[]{{.type = explore_draw, .amount = 2}};
constexpr Power p_merchant_guild[]{{.type = produce_draw, .amount = 2}};
constexpr Power p_mining_league[]{
    {.type = consume_goods, .good = Good::rare, .mode = GoodsMode::exactly, .count = 2, .vp = 3},
    {.type = produce_windfall, .good = Good::rare}};
constexpr Power p_new_economy[]{{.type = consume_draw, .amount = 1}};
constexpr Power p_new_galactic_order[]{{.type = settle_military, .amount = 2}};
constexpr Power p_pan_galactic_league[]{
    {.type = settle_military, .amount = -1},
    {.type = produce_draw_per_world, .amount = 1, .good = Good::genes}};
constexpr Power p_trade_league[]{{.type = trade_bonus, .amount = 1}, {.type = consume_sell, .trade_powers = true}};
constexpr ScoreLine s_alien_tech_institute[]{
    {ScorePer::card, 3, {.is_world = true, .world_type = WorldType::production, .good = Good::alien}},
    {ScorePer::card, 2, {.is_world = true, .world_type = WorldType::windfall, .good = Good::alien}},
    {ScorePer::card, 2, {.keyword = Keyword::alien}}};
constexpr ScoreLine s_free_trade_association[]{
    {ScorePer::card, 2, {.is_world = true, .world_type = WorldType::production, .good = Good::novelty}},
    {ScorePer::card, 1, {.is_world = true, .world_type = WorldType::windfall, .good = Good::novelty}},
    {ScorePer::card, 2, {.id = "consumer_markets"}},
    {ScorePer::card, 2, {.id = "expanding_colony"}}};
constexpr ScoreLine s_galactic_federation[]{
    {ScorePer::card, 2, {.is_world = false, .cost = 6}},
    {ScorePer::card, 1, {.is_world = false}}};
constexpr ScoreLine s_galactic_imperium[]{
    {ScorePer::card, 2, {.is_world = true, .is_military = true, .keyword = Keyword::rebel}},
    {ScorePer::card, 1, {.is_world = true, .is_military = true}}};
constexpr ScoreLine s_galactic_renaissance[]{
    {ScorePer::three_chip_vp, 1, {}},
    {ScorePer::card, 3, {.id = "research_labs"}},
    {ScorePer::card, 3, {.id = "galactic_trendsetters"}},
    {ScorePer::card, 3, {.id = "artist_colony"}}};
constexpr ScoreLine s_galactic_survey_seti[]{
    {ScorePer::card, 1, {.is_world = false, .has_power = PowerPhase::explore}},
    {ScorePer::card, 2, {.is_world = true, .has_power = PowerPhase::explore}},
    {ScorePer::card, 1, {.is_world = true}}};
constexpr ScoreLine s_merchant_guild[]{
    {ScorePer::card, 2, {.is_world = true, .world_type = WorldType::production, .good = Good::novelty}},
    {ScorePer::card, 2, {.is_world = true, .world_type = WorldType::production, .good = Good::rare}},
    {ScorePer::card, 2, {.is_world = true, .world_type = WorldType::production, .good = Good::genes}},
    {ScorePer::card, 2, {.is_world = true, .world_type = WorldType::production, .good = Good::alien}}};
constexpr ScoreLine s_mining_league[]{
    {ScorePer::card, 2, {.is_world = true, .world_type = WorldType::production, .good = Good::rare}},
    {ScorePer::card, 1, {.is_world = true, .world_type = WorldType::windfall, .good = Good::rare}},
    {ScorePer::card, 2, {.id = "mining_robots"}},
    {ScorePer::card, 2, {.id = "mining_conglomerate"}}};
constexpr ScoreLine s_new_economy[]{
    {ScorePer::card, 2, {.is_world = false, .has_power = PowerPhase::consume}},
    {ScorePer::card, 1, {.is_world = true, .has_power = PowerPhase::consume}}};
constexpr ScoreLine s_new_galactic_order[]{
    {ScorePer::military, 1, {}}};
constexpr ScoreLine s_pan_galactic_league[]{
    {ScorePer::card, 2, {.is_world = true, .world_type = WorldType::production, .good = Good::genes}},
    {ScorePer::card, 2, {.is_world = true, .world_type = WorldType::windfall, .good = Good::genes}},
    {ScorePer::card, 1, {.is_world = true, .is_military = true}},
    {ScorePer::card, 3, {.id = "contact_specialist"}}};
constexpr ScoreLine s_trade_league[]{
    {ScorePer::card, 2, {.is_world = false, .has_power = PowerPhase::trade}},
    {ScorePer::card, 1, {.is_world = true, .has_power = PowerPhase::trade}}};

}  // namespace

constexpr std::array<Design, kDesignCount> kDesigns{{
    {.id = "old_earth", .name = msg("Old Earth"), .is_world = true, .cost = 3, .vp = 2, .start_number = 0,
     .powers = p_old_earth,
     .text = msg("$: +1 card when you sell a good. IV: consume up to 2 goods for 1 VP each.")},
    {.id = "epsilon_eridani", .name = msg("Epsilon Eridani"), .is_world = true, .cost = 2, .vp = 1,
     .start_number = 1, .powers = p_epsilon_eridani,
     .text = msg("III: Military +1. IV: consume 1 good for 1 VP and 1 card.")},
    {.id = "alpha_centauri", .name = msg("Alpha Centauri"), .is_world = true, .cost = 2, .vp = 0,
     .world_type = WorldType::windfall, .good = Good::rare, .start_number = 2, .powers = p_alpha_centauri,
     .text = msg("Windfall: arrives with a rare-element good. III: rare-element worlds you pay for cost 1 less. III: Military +1 against rare-element military worlds.")},
    {.id = "new_sparta", .name = msg("New Sparta"), .is_world = true, .cost = 2, .is_military = true, .vp = 1,
     .start_number = 3, .powers = p_new_sparta,
     .text = msg("III: Military +2.")},
    {.id = "earths_lost_colony", .name = msg("Earth's Lost Colony"), .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .start_number = 4, .powers = p_earths_lost_colony,
     .text = msg("IV: consume 1 good for 1 VP. V: produce a novelty good here.")},
    {.id = "pilgrimage_world", .name = msg("Pilgrimage World"), .is_world = true, .cost = 0, .vp = 2,
     .powers = p_pilgrimage_world,
     .text = msg("IV: consume every good you still have; gain 1 VP for each good but the first.")},
    {.id = "refugee_world", .name = msg("Refugee World"), .is_world = true, .cost = 0, .vp = 1,
     .world_type = WorldType::windfall, .good = Good::novelty, .powers = p_refugee_world,
     .text = msg("Windfall: arrives with a novelty good. III: Military −1.")},
    {.id = "artist_colony", .name = msg("Artist Colony"), .is_world = true, .cost = 1, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .powers = p_artist_colony,
     .text = msg("V: produce a novelty good here.")},
    {.id = "destroyed_world", .name = msg("Destroyed World"), .is_world = true, .cost = 1, .vp = 0,
     .world_type = WorldType::windfall, .good = Good::rare,
     .text = msg("Windfall: arrives with a rare-element good.")},
    {.id = "empath_world", .name = msg("Empath World"), .is_world = true, .cost = 1, .vp = 1,
     .world_type = WorldType::windfall, .good = Good::genes, .powers = p_empath_world,
     .text = msg("Windfall: arrives with a genes good. III: Military −1.")},
    {.id = "expanding_colony", .name = msg("Expanding Colony"), .is_world = true, .cost = 1, .vp = 1,
     .powers = p_expanding_colony,
     .text = msg("IV: consume 1 good for 1 VP. V: produce a good on one empty novelty windfall world of yours.")},
    {.id = "gambling_world", .name = msg("Gambling World"), .is_world = true, .cost = 1, .vp = 1,
     .powers = p_gambling_world,
     .text = msg("IV: consume 1 good for 1 VP. IV: name a number from 1 to 7 and turn over the top card of the supply; take it if its cost or defense is that number.")},
    {.id = "secluded_world", .name = msg("Secluded World"), .is_world = true, .cost = 1, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .powers = p_secluded_world,
     .text = msg("IV: consume 1 good for 1 card. V: produce a novelty good here.")},
    {.id = "asteroid_belt", .name = msg("Asteroid Belt"), .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::windfall, .good = Good::rare,
     .text = msg("Windfall: arrives with a rare-element good.")},
    {.id = "galactic_engineers", .name = msg("Galactic Engineers"), .is_world = true, .cost = 2, .vp = 1,
     .powers = p_galactic_engineers,
     .text = msg("$: +1 card when you sell a good. V: produce a good on one empty windfall world of yours.")},
    {.id = "gem_world", .name = msg("Gem World"), .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .preset_hand = 1, .powers = p_gem_world,
     .text = msg("V: produce a novelty good here. V: draw 1 card when a good is produced here.")},
    {.id = "new_vinland", .name = msg("New Vinland"), .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .powers = p_new_vinland,
     .text = msg("IV: consume 1 good for 2 cards. V: produce a novelty good here.")},
    {.id = "pre_sentient_race", .name = msg("Pre-Sentient Race"), .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::windfall, .good = Good::genes,
     .text = msg("Windfall: arrives with a genes good.")},
    {.id = "radioactive_world", .name = msg("Radioactive World"), .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::windfall, .good = Good::rare,
     .text = msg("Windfall: arrives with a rare-element good.")},
    {.id = "space_port", .name = msg("Space Port"), .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .powers = p_space_port,
     .text = msg("$: +2 cards when you sell a rare-element good. V: produce a novelty good here.")},
    {.id = "spice_world", .name = msg("Spice World"), .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .preset_hand = 4, .powers = p_spice_world,
     .text = msg("$: +2 cards when you sell a novelty good. V: produce a novelty good here.")},
    {.id = "alien_rosetta_stone_world", .name = msg("Alien Rosetta Stone World"), .is_world = true,
     .cost = 3, .vp = 3, .keywords = kAlien, .powers = p_alien_rosetta_stone_world,
     .text = msg("III: alien-technology worlds you pay for cost 2 less. III: Military +2 against alien-technology military worlds. V: produce a good on one empty alien-technology windfall world of yours.")},
    {.id = "bio_hazard_mining_world", .name = msg("Bio-Hazard Mining World"), .is_world = true, .cost = 3,
     .vp = 2, .world_type = WorldType::production, .good = Good::rare, .powers = p_bio_hazard_mining_world,
     .text = msg("$: +2 cards when you sell a genes good. V: produce a rare-element good here.")},
    {.id = "black_market_trading_world", .name = msg("Black Market Trading World"), .is_world = true, .cost = 3,
     .vp = 2, .powers = p_black_market_trading_world,
     .text = msg("IV: discard 1 good for cards equal to its price; trade bonuses do not apply.")},
    {.id = "blaster_gem_mines", .name = msg("Blaster Gem Mines"), .is_world = true, .cost = 3, .vp = 2,
     .world_type = WorldType::windfall, .good = Good::rare, .powers = p_blaster_gem_mines,
     .text = msg("Windfall: arrives with a rare-element good. III: Military +1.")},
    {.id = "comet_zone", .name = msg("Comet Zone"), .is_world = true, .cost = 3, .vp = 2,
     .world_type = WorldType::production, .good = Good::rare, .preset_hand = 2, .powers = p_comet_zone,
     .text = msg("V: produce a rare-element good here. V: draw 1 card when a good is produced here.")},
    {.id = "galactic_resort", .name = msg("Galactic Resort"), .is_world = true, .cost = 3, .vp = 2,
     .world_type = WorldType::windfall, .good = Good::novelty, .powers = p_galactic_resort,
     .text = msg("Windfall: arrives with a novelty good. IV: consume 1 good for 1 VP and 1 card.")},
    {.id = "mining_world", .name = msg("Mining World"), .is_world = true, .cost = 3, .vp = 2,
     .world_type = WorldType::production, .good = Good::rare, .powers = p_mining_world,
     .text = msg("V: produce a rare-element good here. V: draw 1 card when a good is produced here.")},
    {.id = "plague_world", .name = msg("Plague World"), .is_world = true, .cost = 3, .vp = 0,
     .world_type = WorldType::production, .good = Good::genes, .powers = p_plague_world,
     .text = msg("IV: consume 1 genes good for 1 VP and 1 card. V: produce a genes good here.")},
    {.id = "prosperous_world", .name = msg("Prosperous World"), .is_world = true, .cost = 3, .vp = 2,
     .world_type = WorldType::production, .good = Good::novelty, .powers = p_prosperous_world,
     .text = msg("IV: consume 1 good for 1 VP. V: produce a novelty good here.")},
    {.id = "deserted_alien_outpost", .name = msg("Deserted Alien Outpost"), .is_world = true, .cost = 4, .vp = 3,
     .world_type = WorldType::windfall, .good = Good::alien, .keywords = kAlien,
     .text = msg("Windfall: arrives with an alien-technology good.")},
    {.id = "distant_world", .name = msg("Distant World"), .is_world = true, .cost = 4, .vp = 2,
     .world_type = WorldType::production, .good = Good::genes, .powers = p_distant_world,
     .text = msg("$: +3 cards when you sell a novelty good. V: produce a genes good here.")},
    {.id = "imperium_armaments_world", .name = msg("Imperium Armaments World"), .is_world = true, .cost = 4,
     .vp = 2, .world_type = WorldType::production, .good = Good::rare, .keywords = kImperium,
     .powers = p_imperium_armaments_world,
     .text = msg("III: Military +1. V: produce a rare-element good here.")},
    {.id = "merchant_world", .name = msg("Merchant World"), .is_world = true, .cost = 4, .vp = 2,
     .powers = p_merchant_world,
     .text = msg("$: +2 cards when you sell a good. IV: you may discard up to 2 cards from hand for 1 VP each (never doubled).")},
    {.id = "tourist_world", .name = msg("Tourist World"), .is_world = true, .cost = 4, .vp = 2,
     .powers = p_tourist_world,
     .text = msg("IV: consume 2 goods for 3 VP in all.")},
    {.id = "deserted_alien_colony", .name = msg("Deserted Alien Colony"), .is_world = true, .cost = 5, .vp = 4,
     .world_type = WorldType::windfall, .good = Good::alien, .keywords = kAlien,
     .text = msg("Windfall: arrives with an alien-technology good.")},
    {.id = "galactic_trendsetters", .name = msg("Galactic Trendsetters"), .is_world = true, .cost = 5, .vp = 3,
     .powers = p_galactic_trendsetters,
     .text = msg("IV: consume 1 good for 2 VP.")},
    {.id = "lost_species_ark_world", .name = msg("Lost Species Ark World"), .is_world = true, .cost = 5, .vp = 3,
     .world_type = WorldType::production, .good = Good::genes, .powers = p_lost_species_ark_world,
     .text = msg("V: produce a genes good here. V: draw 2 cards when a good is produced here.")},
    {.id = "new_earth", .name = msg("New Earth"), .is_world = true, .cost = 5, .vp = 3,
     .world_type = WorldType::production, .good = Good::rare, .powers = p_new_earth,
     .text = msg("IV: consume 1 good for 1 VP and 1 card. V: produce a rare-element good here.")},
    {.id = "terraformed_world", .name = msg("Terraformed World"), .is_world = true, .cost = 5, .vp = 5,
     .powers = p_terraformed_world,
     .text = msg("IV: consume 1 good for 1 VP.")},
    {.id = "alien_robotic_factory", .name = msg("Alien Robotic Factory"), .is_world = true, .cost = 6, .vp = 5,
     .world_type = WorldType::production, .good = Good::alien, .keywords = kAlien, .powers = p_alien_robotic_factory,
     .text = msg("V: produce an alien-technology good here.")},
    {.id = "deserted_alien_library", .name = msg("Deserted Alien Library"), .is_world = true, .cost = 6, .vp = 5,
     .world_type = WorldType::windfall, .good = Good::alien, .keywords = kAlien,
     .text = msg("Windfall: arrives with an alien-technology good.")},
    {.id = "new_survivalists", .name = msg("New Survivalists"), .is_world = true, .cost = 1, .is_military = true,
     .vp = 1, .world_type = WorldType::production, .good = Good::novelty, .powers = p_new_survivalists,
     .text = msg("IV: consume 1 novelty good for 1 card. V: produce a novelty good here.")},
    {.id = "outlaw_world", .name = msg("Outlaw World"), .is_world = true, .cost = 1, .is_military = true, .vp = 1,
     .powers = p_outlaw_world,
     .text = msg("IV: consume 1 good for 1 VP and 1 card.")},
    {.id = "rebel_fuel_cache", .name = msg("Rebel Fuel Cache"), .is_world = true, .cost = 1, .is_military = true,
     .vp = 1, .world_type = WorldType::windfall, .good = Good::rare, .keywords = kRebel, .preset_hand = 1,
     .text = msg("Windfall: arrives with a rare-element good.")},
    {.id = "runaway_robots", .name = msg("Runaway Robots"), .is_world = true, .cost = 1, .is_military = true,
     .vp = 1, .world_type = WorldType::windfall, .good = Good::rare, .powers = p_runaway_robots,
     .text = msg("Windfall: arrives with a rare-element good. V: draw 1 card when a good is produced here.")},
    {.id = "star_nomad_lair", .name = msg("Star Nomad Lair"), .is_world = true, .cost = 1, .is_military = true,
     .vp = 1, .world_type = WorldType::windfall, .good = Good::novelty, .powers = p_star_nomad_lair,
     .text = msg("Windfall: arrives with a novelty good. I: see 1 extra card. $: +1 card when you sell the good on this world.")},
    {.id = "the_last_of_the_uplift_gnarssh", .name = msg("The Last of the Uplift Gnarssh"), .is_world = true,
     .cost = 1, .is_military = true, .vp = 0, .world_type = WorldType::windfall, .good = Good::genes, .keywords = kUplift,
     .text = msg("Windfall: arrives with a genes good.")},
    {.id = "alien_robot_sentry", .name = msg("Alien Robot Sentry"), .is_world = true, .cost = 2,
     .is_military = true, .vp = 2, .world_type = WorldType::windfall, .good = Good::alien, .keywords = kAlien,
     .text = msg("Windfall: arrives with an alien-technology good.")},
    {.id = "aquatic_uplift_race", .name = msg("Aquatic Uplift Race"), .is_world = true, .cost = 2,
     .is_military = true, .vp = 2, .world_type = WorldType::windfall, .good = Good::genes, .keywords = kUplift,
     .text = msg("Windfall: arrives with a genes good.")},
    {.id = "avian_uplift_race", .name = msg("Avian Uplift Race"), .is_world = true, .cost = 2, .is_military = true,
     .vp = 2, .world_type = WorldType::windfall, .good = Good::genes, .keywords = kUplift, .preset_hand = 4,
     .text = msg("Windfall: arrives with a genes good.")},
    {.id = "former_penal_colony", .name = msg("Former Penal Colony"), .is_world = true, .cost = 2,
     .is_military = true, .vp = 1, .world_type = WorldType::windfall, .good = Good::novelty, .preset_hand = 3,
     .powers = p_former_penal_colony,
     .text = msg("Windfall: arrives with a novelty good. III: Military +1.")},
    {.id = "rebel_miners", .name = msg("Rebel Miners"), .is_world = true, .cost = 2, .is_military = true, .vp = 1,
     .world_type = WorldType::production, .good = Good::rare, .keywords = kRebel, .preset_hand = 2,
     .powers = p_rebel_miners,
     .text = msg("V: produce a rare-element good here.")},
    {.id = "reptilian_uplift_race", .name = msg("Reptilian Uplift Race"), .is_world = true, .cost = 2,
     .is_military = true, .vp = 2, .world_type = WorldType::windfall, .good = Good::genes, .keywords = kUplift,
     .text = msg("Windfall: arrives with a genes good.")},
    {.id = "pirate_world", .name = msg("Pirate World"), .is_world = true, .cost = 3, .is_military = true, .vp = 2,
     .world_type = WorldType::windfall, .good = Good::novelty, .powers = p_pirate_world,
     .text = msg("Windfall: arrives with a novelty good. $: +3 cards when you sell the good on this world.")},
    {.id = "rebel_underground", .name = msg("Rebel Underground"), .is_world = true, .cost = 3,
     .is_military = true, .vp = 4, .keywords = kRebel, .powers = p_rebel_underground,
     .text = msg("V: draw 1 card.")},
    {.id = "rebel_warrior_race", .name = msg("Rebel Warrior Race"), .is_world = true, .cost = 3,
     .is_military = true, .vp = 2, .world_type = WorldType::windfall, .good = Good::genes, .keywords = kRebel,
     .powers = p_rebel_warrior_race,
     .text = msg("Windfall: arrives with a genes good. III: Military +1.")},
    {.id = "alien_robot_scout_ship", .name = msg("Alien Robot Scout Ship"), .is_world = true, .cost = 4,
     .is_military = true, .vp = 2, .world_type = WorldType::windfall, .good = Good::alien, .keywords = kAlien,
     .powers = p_alien_robot_scout_ship,
     .text = msg("Windfall: arrives with an alien-technology good. III: Military +1.")},
    {.id = "malevolent_lifeforms", .name = msg("Malevolent Lifeforms"), .is_world = true, .cost = 4,
     .is_military = true, .vp = 2, .world_type = WorldType::production, .good = Good::genes, .preset_hand = 3,
     .powers = p_malevolent_lifeforms,
     .text = msg("I: see 1 extra card. V: produce a genes good here.")},
    {.id = "lost_alien_warship", .name = msg("Lost Alien Warship"), .is_world = true, .cost = 5,
     .is_military = true, .vp = 3, .world_type = WorldType::windfall, .good = Good::alien, .keywords = kAlien,
     .powers = p_lost_alien_warship,
     .text = msg("Windfall: arrives with an alien-technology good. III: Military +2.")},
    {.id = "rebel_outpost", .name = msg("Rebel Outpost"), .is_world = true, .cost = 5, .is_military = true,
     .vp = 5, .keywords = kRebel, .powers = p_rebel_outpost,
     .text = msg("III: Military +1.")},
    {.id = "lost_alien_battle_fleet", .name = msg("Lost Alien Battle Fleet"), .is_world = true, .cost = 6,
     .is_military = true, .vp = 4, .world_type = WorldType::production, .good = Good::alien, .keywords = kAlien,
     .powers = p_lost_alien_battle_fleet,
     .text = msg("III: Military +3. V: produce an alien-technology good here.")},
    {.id = "rebel_base", .name = msg("Rebel Base"), .is_world = true, .cost = 6, .is_military = true, .vp = 6,
     .keywords = kRebel,
     .text = msg("No powers.")},
    {.id = "rebel_homeworld", .name = msg("Rebel Homeworld"), .is_world = true, .cost = 7, .is_military = true,
     .vp = 7, .keywords = kRebel,
     .text = msg("No powers.")},
    {.id = "contact_specialist", .name = msg("Contact Specialist"), .copies = 2, .cost = 1, .vp = 1,
     .preset_hand = 4, .powers = p_contact_specialist,
     .text = msg("III: Military −1. III: you may pay for a military world; its cost is its defense less 1 (never an alien-technology world).")},
    {.id = "expedition_force", .name = msg("Expedition Force"), .copies = 2, .cost = 1, .vp = 1, .preset_hand = 2,
     .powers = p_expedition_force,
     .text = msg("I: see 1 extra card. III: Military +1.")},
    {.id = "export_duties", .name = msg("Export Duties"), .copies = 2, .cost = 1, .vp = 1, .preset_hand = 3,
     .powers = p_export_duties,
     .text = msg("$: +1 card when you sell a good.")},
    {.id = "investment_credits", .name = msg("Investment Credits"), .copies = 2, .cost = 1, .vp = 1,
     .powers = p_investment_credits,
     .text = msg("II: your developments cost 1 less.")},
    {.id = "new_military_tactics", .name = msg("New Military Tactics"), .copies = 2, .cost = 1, .vp = 1,
     .preset_hand = 3, .powers = p_new_military_tactics,
     .text = msg("III: you may discard this card for Military +3 until this phase ends.")},
    {.id = "public_works", .name = msg("Public Works"), .copies = 2, .cost = 1, .vp = 1, .preset_hand = 1,
     .powers = p_public_works,
     .text = msg("II: draw 1 card after you place a development. IV: consume 1 good for 1 VP.")},
    {.id = "colony_ship", .name = msg("Colony Ship"), .copies = 2, .cost = 2, .vp = 1, .preset_hand = 1,
     .powers = p_colony_ship,
     .text = msg("III: you may discard this card to place one world you pay for at cost 0 (never an alien-technology world).")},
    {.id = "deficit_spending", .name = msg("Deficit Spending"), .copies = 2, .cost = 2, .vp = 1,
     .powers = p_deficit_spending,
     .text = msg("IV: you may discard up to 2 cards from hand for 1 VP each (never doubled).")},
    {.id = "genetics_lab", .name = msg("Genetics Lab"), .copies = 2, .cost = 2, .vp = 1, .powers = p_genetics_lab,
     .text = msg("$: +1 card when you sell a genes good. V: produce a good on one empty genes windfall world of yours.")},
    {.id = "interstellar_bank", .name = msg("Interstellar Bank"), .copies = 2, .cost = 2, .vp = 1,
     .powers = p_interstellar_bank,
     .text = msg("II: draw 1 card as the phase opens.")},
    {.id = "mining_robots", .name = msg("Mining Robots"), .copies = 2, .cost = 2, .vp = 1, .preset_hand = 2,
     .powers = p_mining_robots,
     .text = msg("III: rare-element worlds you pay for cost 1 less. V: produce a good on one empty rare-element windfall world of yours.")},
    {.id = "space_marines", .name = msg("Space Marines"), .copies = 2, .cost = 2, .vp = 1, .preset_hand = 4,
     .powers = p_space_marines,
     .text = msg("III: Military +2.")},
    {.id = "mining_conglomerate", .name = msg("Mining Conglomerate"), .copies = 2, .cost = 3, .vp = 2,
     .powers = p_mining_conglomerate,
     .text = msg("$: +1 card when you sell a rare-element good. IV: consume up to 2 rare-element goods for 1 VP each. V: after everyone, draw 2 cards if you produced more rare-element goods this phase than each rival.")},
    {.id = "terraforming_robots", .name = msg("Terraforming Robots"), .copies = 2, .cost = 3, .vp = 2,
     .keywords = kTerraforming, .powers = p_terraforming_robots,
     .text = msg("III: draw 1 card after you place a world. IV: consume 1 rare-element good for 1 VP and 1 card.")},
    {.id = "diversified_economy", .name = msg("Diversified Economy"), .copies = 2, .cost = 4, .vp = 2,
     .powers = p_diversified_economy,
     .text = msg("IV: consume 3 goods of three different kinds for 3 VP. V: draw 1 card for each kind of good you produced this phase.")},
    {.id = "drop_ships", .name = msg("Drop Ships"), .copies = 2, .cost = 4, .vp = 2, .powers = p_drop_ships,
     .text = msg("III: Military +3.")},
    {.id = "replicant_robots", .name = msg("Replicant Robots"), .copies = 2, .cost = 4, .vp = 2,
     .powers = p_replicant_robots,
     .text = msg("III: worlds you pay for cost 2 less.")},
    {.id = "research_labs", .name = msg("Research Labs"), .copies = 2, .cost = 4, .vp = 2, .powers = p_research_labs,
     .text = msg("I: keep 1 extra card. IV: consume 1 genes good for 1 VP. V: draw 1 card for each alien-technology good you produced this phase.")},
    {.id = "consumer_markets", .name = msg("Consumer Markets"), .copies = 2, .cost = 5, .vp = 3,
     .powers = p_consumer_markets,
     .text = msg("IV: consume up to 3 novelty goods for 1 VP each. V: draw 1 card for each novelty good you produced this phase.")},
    {.id = "alien_tech_institute", .name = msg("Alien Tech Institute"), .cost = 6, .keywords = kAlien,
     .powers = p_alien_tech_institute, .scoring = s_alien_tech_institute,
     .text = msg("III: alien-technology worlds you pay for cost 2 less. III: Military +2 against alien-technology military worlds. End: 3 VP for each alien-technology production world; 2 VP for each alien-technology windfall world; 2 VP for each other Alien card (this one too).")},
    {.id = "free_trade_association", .name = msg("Free Trade Association"), .cost = 6,
     .powers = p_free_trade_association, .scoring = s_free_trade_association,
     .text = msg("IV: consume up to 3 novelty goods for 1 VP and 1 card each. V: produce a good on one empty novelty windfall world of yours. End: 2 VP for each novelty production world; 1 VP for each novelty windfall world; 2 VP for Consumer Markets; 2 VP for Expanding Colony.")},
    {.id = "galactic_federation", .name = msg("Galactic Federation"), .cost = 6, .powers = p_galactic_federation,
     .scoring = s_galactic_federation,
     .text = msg("II: your developments cost 2 less. End: 2 VP for each cost-6 development (this one too); 1 VP for each other development.")},
    {.id = "galactic_imperium", .name = msg("Galactic Imperium"), .cost = 6, .keywords = kImperium,
     .powers = p_galactic_imperium, .scoring = s_galactic_imperium,
     .text = msg("III: Military +4 against Rebel military worlds. End: 2 VP for each Rebel military world; 1 VP for each other military world.")},
    {.id = "galactic_renaissance", .name = msg("Galactic Renaissance"), .cost = 6,
     .powers = p_galactic_renaissance, .scoring = s_galactic_renaissance,
     .text = msg("I: see 2 extra cards. I: keep 1 extra card. End: 1 VP for every 3 VP you hold in chips; 3 VP for Research Labs; 3 VP for Galactic Trendsetters; 3 VP for Artist Colony.")},
    {.id = "galactic_survey_seti", .name = msg("Galactic Survey: SETI"), .cost = 6,
     .powers = p_galactic_survey_seti, .scoring = s_galactic_survey_seti,
     .text = msg("I: see 2 extra cards. End: 1 VP for each development with an explore power (this one too); 2 VP for each world with an explore power; 1 VP for each other world.")},
    {.id = "merchant_guild", .name = msg("Merchant Guild"), .cost = 6, .powers = p_merchant_guild,
     .scoring = s_merchant_guild,
     .text = msg("V: draw 2 cards. End: 2 VP for each novelty production world; 2 VP for each rare-element production world; 2 VP for each genes production world; 2 VP for each alien-technology production world.")},
    {.id = "mining_league", .name = msg("Mining League"), .cost = 6, .powers = p_mining_league,
     .scoring = s_mining_league,
     .text = msg("IV: consume 2 rare-element goods for 3 VP in all. V: produce a good on one empty rare-element windfall world of yours. End: 2 VP for each rare-element production world; 1 VP for each rare-element windfall world; 2 VP for Mining Robots; 2 VP for Mining Conglomerate.")},
    {.id = "new_economy", .name = msg("New Economy"), .cost = 6, .powers = p_new_economy, .scoring = s_new_economy,
     .text = msg("IV: draw 1 card. End: 2 VP for each development with a consume power (this one too); 1 VP for each world with a consume power.")},
    {.id = "new_galactic_order", .name = msg("New Galactic Order"), .cost = 6, .powers = p_new_galactic_order,
     .scoring = s_new_galactic_order,
     .text = msg("III: Military +2. End: VP equal to your total Military (negative counts; conditional Military does not).")},
    {.id = "pan_galactic_league", .name = msg("Pan-Galactic League"), .cost = 6, .powers = p_pan_galactic_league,
     .scoring = s_pan_galactic_league,
     .text = msg("III: Military −1. V: draw 1 card for each genes world you own. End: 2 VP for each genes production world; 2 VP for each genes windfall world; 1 VP for each other military world; 3 VP for Contact Specialist.")},
    {.id = "trade_league", .name = msg("Trade League"), .cost = 6, .powers = p_trade_league,
     .scoring = s_trade_league,
     .text = msg("$: +1 card when you sell a good. IV: discard 1 good for cards equal to its price plus your trade bonuses. End: 2 VP for each development with a trade power (this one too); 1 VP for each world with a trade power.")},
}};

// Capacity of the lists that rules fill from a tableau. The proof holds for every tableau with at most one copy of each
// design.
namespace {

template <class Wanted>
constexpr std::size_t count_powers(Wanted wanted) {
    std::size_t count = 0;
    for (const Design& d : kDesigns)
        for (const Power& power : d.powers) count += wanted(power) ? 1u : 0u;
    return count;
}

/// Returns an upper bound on windfall moves: every source offered by RG-A70 on every world that it serves.
constexpr std::size_t most_windfalls() {
    std::size_t worlds = 0;
    for (const Design& d : kDesigns) worlds += d.world_type == WorldType::windfall ? 1u : 0u;
    return 2 * worlds;  // a source for any kind and one for its own kind serve each world
}

constexpr std::size_t most_powers_of_a_type() {
    std::size_t most = 0;
    for (unsigned type = 0; type < kPowerTypeCount; ++type)
        most = std::max(most, count_powers([type](const Power& power) { return power.type == static_cast<PowerType>(type); }));
    return most;
}

constexpr bool fits_open_power() {
    for (const Design& d : kDesigns) {
        if (d.powers.size() > kMaxPowers) return false;
        for (const Power& power : d.powers)
            if (power.type == consume_goods && power.count > static_cast<int>(decltype(OpenPower::taken)::capacity())) return false;
    }
    return true;
}

constexpr bool has_types_once() {
    for (const Design& d : kDesigns)
        for (const Power& power : d.powers)
            if (std::count_if(d.powers.begin(), d.powers.end(), [&](const Power& other) { return other.type == power.type; }) > 1) return false;
    return true;
}

static_assert(most_windfalls() <= kMaxMoves);
static_assert(count_powers([](const Power& power) { return phase_of(power.type) == PowerPhase::consume; }) + 1 <= kMaxMoves);
static_assert(most_powers_of_a_type() + 1 <= Terms::capacity() && most_powers_of_a_type() + 1 <= Sources::capacity());
static_assert(fits_open_power());
static_assert(has_types_once());                           // power_of finds the only one
static_assert(static_cast<unsigned>(produce_draw_if_most) + 1 == kPowerTypeCount);

constexpr std::array<std::uint32_t, kDesignCount> power_types() {
    std::array<std::uint32_t, kDesignCount> types{};
    for (std::size_t card = 0; card < kDesignCount; ++card)
        for (const Power& power : kDesigns[card].powers) types[card] |= bit_of(power.type);
    return types;
}

}  // namespace

constexpr std::array<std::uint32_t, kDesignCount> kPowerTypes = power_types();

const std::array<Action, kActionCount> kActions{{
    {.id = "explore_5", .name = msg("Explore: +5"), .phase = Phase::explore, .draw = 5},
    {.id = "explore_1", .name = msg("Explore: +1, keep +1"), .phase = Phase::explore, .draw = 1, .keep = 1},
    {.id = "develop", .name = msg("Develop"), .phase = Phase::develop},
    {.id = "develop_2", .name = msg("Develop (second)"), .phase = Phase::develop_2,
     .two_actions_only = true, .needs = ActionId::develop},
    {.id = "settle", .name = msg("Settle"), .phase = Phase::settle},
    {.id = "settle_2", .name = msg("Settle (second)"), .phase = Phase::settle_2,
     .two_actions_only = true, .needs = ActionId::settle},
    {.id = "consume_trade", .name = msg("Consume: Trade"), .phase = Phase::consume},
    {.id = "consume_x2", .name = msg("Consume: 2x VP"), .phase = Phase::consume},
    {.id = "produce", .name = msg("Produce"), .phase = Phase::produce},
}};

const std::array<GoodType, kGoodCount> kGoods{{
    {"novelty", msg("Novelty goods"), 2},
    {"rare", msg("Rare elements"), 3},
    {"genes", msg("Genes"), 4},
    {"alien", msg("Alien technology"), 5},
}};

const std::array<PhaseText, kPhaseCount> kPhases{{
    {"setup", "", msg("Setup")},
    {"choose", "", msg("Choosing actions")},
    {"explore", "I", msg("Explore")},
    {"develop", "II", msg("Develop")},
    {"develop_2", "II", msg("Develop (second)", "phase")},
    {"settle", "III", msg("Settle")},
    {"settle_2", "III", msg("Settle (second)", "phase")},
    {"consume", "IV", msg("Consume")},
    {"produce", "V", msg("Produce")},
    {"round_end", "", msg("End of round")},
    {"over", "", msg("Game over")},
}};

const std::array<CardId, kStartWorlds> kStartWorldCards{0, 1, 2, 3, 4};

namespace {

/// Returns the index of the entry with this id as a T, if there is one.
template <class T, class Table>
std::optional<T> by_id(const Table& table, std::string_view id) {
    const auto at = std::find_if(table.begin(), table.end(), [id](const auto& entry) { return entry.id == id; });
    if (at == table.end()) return {};
    return static_cast<T>(at - table.begin());
}

}  // namespace

std::optional<CardId> card_by_id(std::string_view id) { return by_id<CardId>(kDesigns, id); }
std::optional<ActionId> action_by_id(std::string_view id) { return by_id<ActionId>(kActions, id); }
std::optional<Good> good_by_id(std::string_view id) { return by_id<Good>(kGoods, id); }
std::optional<Phase> phase_by_id(std::string_view id) { return by_id<Phase>(kPhases, id); }

int cards_with_number(int number) {
    int cards = 0;
    for (const Design& d : kDesigns) cards += d.cost == number ? d.copies : 0;
    return cards;
}

bool has_keyword(CardId card, Keyword keyword) {
    const std::span<const Keyword> words = kDesigns[card].keywords;
    return std::find(words.begin(), words.end(), keyword) != words.end();
}

}  // namespace orrery::race
