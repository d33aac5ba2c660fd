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
    {.id = "old_earth", .name = {"Old Earth", "旧地球"}, .is_world = true, .cost = 3, .vp = 2, .start_number = 0,
     .powers = p_old_earth,
     .text = {"$: +1 card when you sell a good. IV: consume up to 2 goods for 1 VP each.",
              "$: 品物を売るとき+1枚。IV: 品物を2個まで消費し、1個につき1VP。"}},
    {.id = "epsilon_eridani", .name = {"Epsilon Eridani", "エプシロン・エリダニ"}, .is_world = true, .cost = 2, .vp = 1,
     .start_number = 1, .powers = p_epsilon_eridani,
     .text = {"III: Military +1. IV: consume 1 good for 1 VP and 1 card.",
              "III: 軍事力+1。IV: 品物1個を消費して1VPとカード1枚。"}},
    {.id = "alpha_centauri", .name = {"Alpha Centauri", "アルファ・ケンタウリ"}, .is_world = true, .cost = 2, .vp = 0,
     .world_type = WorldType::windfall, .good = Good::rare, .start_number = 2, .powers = p_alpha_centauri,
     .text = {"Windfall: arrives with a rare-element good. III: rare-element worlds you pay for cost 1 less. III: Military +1 against rare-element military worlds.",
              "ウィンドフォール: 希少元素の品物1個つきで置く。III: 支払いで出す希少元素のワールドのコスト−1。III: 希少元素の軍事ワールドに対して軍事力+1。"}},
    {.id = "new_sparta", .name = {"New Sparta", "ニュー・スパルタ"}, .is_world = true, .cost = 2, .is_military = true, .vp = 1,
     .start_number = 3, .powers = p_new_sparta,
     .text = {"III: Military +2.",
              "III: 軍事力+2。"}},
    {.id = "earths_lost_colony", .name = {"Earth's Lost Colony", "地球の失われた植民地"}, .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .start_number = 4, .powers = p_earths_lost_colony,
     .text = {"IV: consume 1 good for 1 VP. V: produce a novelty good here.",
              "IV: 品物1個を消費して1VP。V: ここに嗜好品の品物を生産する。"}},
    {.id = "pilgrimage_world", .name = {"Pilgrimage World", "巡礼の世界"}, .is_world = true, .cost = 0, .vp = 2,
     .powers = p_pilgrimage_world,
     .text = {"IV: consume every good you still have; gain 1 VP for each good but the first.",
              "IV: 残っている品物をすべて消費し、その数−1のVPを得る。"}},
    {.id = "refugee_world", .name = {"Refugee World", "難民の世界"}, .is_world = true, .cost = 0, .vp = 1,
     .world_type = WorldType::windfall, .good = Good::novelty, .powers = p_refugee_world,
     .text = {"Windfall: arrives with a novelty good. III: Military −1.",
              "ウィンドフォール: 嗜好品の品物1個つきで置く。III: 軍事力−1。"}},
    {.id = "artist_colony", .name = {"Artist Colony", "芸術家の植民地"}, .is_world = true, .cost = 1, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .powers = p_artist_colony,
     .text = {"V: produce a novelty good here.",
              "V: ここに嗜好品の品物を生産する。"}},
    {.id = "destroyed_world", .name = {"Destroyed World", "破壊された世界"}, .is_world = true, .cost = 1, .vp = 0,
     .world_type = WorldType::windfall, .good = Good::rare,
     .text = {"Windfall: arrives with a rare-element good.",
              "ウィンドフォール: 希少元素の品物1個つきで置く。"}},
    {.id = "empath_world", .name = {"Empath World", "共感者の世界"}, .is_world = true, .cost = 1, .vp = 1,
     .world_type = WorldType::windfall, .good = Good::genes, .powers = p_empath_world,
     .text = {"Windfall: arrives with a genes good. III: Military −1.",
              "ウィンドフォール: 遺伝子の品物1個つきで置く。III: 軍事力−1。"}},
    {.id = "expanding_colony", .name = {"Expanding Colony", "拡大する植民地"}, .is_world = true, .cost = 1, .vp = 1,
     .powers = p_expanding_colony,
     .text = {"IV: consume 1 good for 1 VP. V: produce a good on one empty novelty windfall world of yours.",
              "IV: 品物1個を消費して1VP。V: 品物のない自分の嗜好品のウィンドフォール1枚に品物を生産する。"}},
    {.id = "gambling_world", .name = {"Gambling World", "賭博の世界"}, .is_world = true, .cost = 1, .vp = 1,
     .powers = p_gambling_world,
     .text = {"IV: consume 1 good for 1 VP. IV: name a number from 1 to 7 and turn over the top card of the supply; take it if its cost or defense is that number.",
              "IV: 品物1個を消費して1VP。IV: 1~7の数を宣言して山札の一番上をめくる。コストか防御力が一致すれば手札に加える。"}},
    {.id = "secluded_world", .name = {"Secluded World", "隔絶した世界"}, .is_world = true, .cost = 1, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .powers = p_secluded_world,
     .text = {"IV: consume 1 good for 1 card. V: produce a novelty good here.",
              "IV: 品物1個を消費してカード1枚。V: ここに嗜好品の品物を生産する。"}},
    {.id = "asteroid_belt", .name = {"Asteroid Belt", "小惑星帯"}, .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::windfall, .good = Good::rare,
     .text = {"Windfall: arrives with a rare-element good.",
              "ウィンドフォール: 希少元素の品物1個つきで置く。"}},
    {.id = "galactic_engineers", .name = {"Galactic Engineers", "銀河技術者団"}, .is_world = true, .cost = 2, .vp = 1,
     .powers = p_galactic_engineers,
     .text = {"$: +1 card when you sell a good. V: produce a good on one empty windfall world of yours.",
              "$: 品物を売るとき+1枚。V: 品物のない自分のウィンドフォール1枚に品物を生産する。"}},
    {.id = "gem_world", .name = {"Gem World", "宝石の世界"}, .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .preset_hand = 1, .powers = p_gem_world,
     .text = {"V: produce a novelty good here. V: draw 1 card when a good is produced here.",
              "V: ここに嗜好品の品物を生産する。V: ここに品物を生産したら1枚引く。"}},
    {.id = "new_vinland", .name = {"New Vinland", "ニュー・ヴィンランド"}, .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .powers = p_new_vinland,
     .text = {"IV: consume 1 good for 2 cards. V: produce a novelty good here.",
              "IV: 品物1個を消費してカード2枚。V: ここに嗜好品の品物を生産する。"}},
    {.id = "pre_sentient_race", .name = {"Pre-Sentient Race", "知性化前の種族"}, .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::windfall, .good = Good::genes,
     .text = {"Windfall: arrives with a genes good.",
              "ウィンドフォール: 遺伝子の品物1個つきで置く。"}},
    {.id = "radioactive_world", .name = {"Radioactive World", "放射能の世界"}, .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::windfall, .good = Good::rare,
     .text = {"Windfall: arrives with a rare-element good.",
              "ウィンドフォール: 希少元素の品物1個つきで置く。"}},
    {.id = "space_port", .name = {"Space Port", "宇宙港"}, .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .powers = p_space_port,
     .text = {"$: +2 cards when you sell a rare-element good. V: produce a novelty good here.",
              "$: 希少元素の品物を売るとき+2枚。V: ここに嗜好品の品物を生産する。"}},
    {.id = "spice_world", .name = {"Spice World", "香料の世界"}, .is_world = true, .cost = 2, .vp = 1,
     .world_type = WorldType::production, .good = Good::novelty, .preset_hand = 4, .powers = p_spice_world,
     .text = {"$: +2 cards when you sell a novelty good. V: produce a novelty good here.",
              "$: 嗜好品の品物を売るとき+2枚。V: ここに嗜好品の品物を生産する。"}},
    {.id = "alien_rosetta_stone_world", .name = {"Alien Rosetta Stone World", "異星種族のロゼッタストーン世界"}, .is_world = true,
     .cost = 3, .vp = 3, .keywords = kAlien, .powers = p_alien_rosetta_stone_world,
     .text = {"III: alien-technology worlds you pay for cost 2 less. III: Military +2 against alien-technology military worlds. V: produce a good on one empty alien-technology windfall world of yours.",
              "III: 支払いで出す異星技術のワールドのコスト−2。III: 異星技術の軍事ワールドに対して軍事力+2。V: 品物のない自分の異星技術のウィンドフォール1枚に品物を生産する。"}},
    {.id = "bio_hazard_mining_world", .name = {"Bio-Hazard Mining World", "生物災害の採掘世界"}, .is_world = true, .cost = 3,
     .vp = 2, .world_type = WorldType::production, .good = Good::rare, .powers = p_bio_hazard_mining_world,
     .text = {"$: +2 cards when you sell a genes good. V: produce a rare-element good here.",
              "$: 遺伝子の品物を売るとき+2枚。V: ここに希少元素の品物を生産する。"}},
    {.id = "black_market_trading_world", .name = {"Black Market Trading World", "闇市の交易世界"}, .is_world = true, .cost = 3,
     .vp = 2, .powers = p_black_market_trading_world,
     .text = {"IV: discard 1 good for cards equal to its price; trade bonuses do not apply.",
              "IV: 品物1個を捨て、売値と同じ枚数を引く($能力は加えない)。"}},
    {.id = "blaster_gem_mines", .name = {"Blaster Gem Mines", "ブラスター宝石鉱山"}, .is_world = true, .cost = 3, .vp = 2,
     .world_type = WorldType::windfall, .good = Good::rare, .powers = p_blaster_gem_mines,
     .text = {"Windfall: arrives with a rare-element good. III: Military +1.",
              "ウィンドフォール: 希少元素の品物1個つきで置く。III: 軍事力+1。"}},
    {.id = "comet_zone", .name = {"Comet Zone", "彗星地帯"}, .is_world = true, .cost = 3, .vp = 2,
     .world_type = WorldType::production, .good = Good::rare, .preset_hand = 2, .powers = p_comet_zone,
     .text = {"V: produce a rare-element good here. V: draw 1 card when a good is produced here.",
              "V: ここに希少元素の品物を生産する。V: ここに品物を生産したら1枚引く。"}},
    {.id = "galactic_resort", .name = {"Galactic Resort", "銀河リゾート"}, .is_world = true, .cost = 3, .vp = 2,
     .world_type = WorldType::windfall, .good = Good::novelty, .powers = p_galactic_resort,
     .text = {"Windfall: arrives with a novelty good. IV: consume 1 good for 1 VP and 1 card.",
              "ウィンドフォール: 嗜好品の品物1個つきで置く。IV: 品物1個を消費して1VPとカード1枚。"}},
    {.id = "mining_world", .name = {"Mining World", "採掘の世界"}, .is_world = true, .cost = 3, .vp = 2,
     .world_type = WorldType::production, .good = Good::rare, .powers = p_mining_world,
     .text = {"V: produce a rare-element good here. V: draw 1 card when a good is produced here.",
              "V: ここに希少元素の品物を生産する。V: ここに品物を生産したら1枚引く。"}},
    {.id = "plague_world", .name = {"Plague World", "疫病の世界"}, .is_world = true, .cost = 3, .vp = 0,
     .world_type = WorldType::production, .good = Good::genes, .powers = p_plague_world,
     .text = {"IV: consume 1 genes good for 1 VP and 1 card. V: produce a genes good here.",
              "IV: 遺伝子の品物1個を消費して1VPとカード1枚。V: ここに遺伝子の品物を生産する。"}},
    {.id = "prosperous_world", .name = {"Prosperous World", "繁栄する世界"}, .is_world = true, .cost = 3, .vp = 2,
     .world_type = WorldType::production, .good = Good::novelty, .powers = p_prosperous_world,
     .text = {"IV: consume 1 good for 1 VP. V: produce a novelty good here.",
              "IV: 品物1個を消費して1VP。V: ここに嗜好品の品物を生産する。"}},
    {.id = "deserted_alien_outpost", .name = {"Deserted Alien Outpost", "異星種族の廃前哨地"}, .is_world = true, .cost = 4, .vp = 3,
     .world_type = WorldType::windfall, .good = Good::alien, .keywords = kAlien,
     .text = {"Windfall: arrives with an alien-technology good.",
              "ウィンドフォール: 異星技術の品物1個つきで置く。"}},
    {.id = "distant_world", .name = {"Distant World", "辺境の世界"}, .is_world = true, .cost = 4, .vp = 2,
     .world_type = WorldType::production, .good = Good::genes, .powers = p_distant_world,
     .text = {"$: +3 cards when you sell a novelty good. V: produce a genes good here.",
              "$: 嗜好品の品物を売るとき+3枚。V: ここに遺伝子の品物を生産する。"}},
    {.id = "imperium_armaments_world", .name = {"Imperium Armaments World", "帝国の兵器工廠世界"}, .is_world = true, .cost = 4,
     .vp = 2, .world_type = WorldType::production, .good = Good::rare, .keywords = kImperium,
     .powers = p_imperium_armaments_world,
     .text = {"III: Military +1. V: produce a rare-element good here.",
              "III: 軍事力+1。V: ここに希少元素の品物を生産する。"}},
    {.id = "merchant_world", .name = {"Merchant World", "商人の世界"}, .is_world = true, .cost = 4, .vp = 2,
     .powers = p_merchant_world,
     .text = {"$: +2 cards when you sell a good. IV: you may discard up to 2 cards from hand for 1 VP each (never doubled).",
              "$: 品物を売るとき+2枚。IV: 手札を2枚まで捨ててもよい。1枚につき1VP(2倍にならない)。"}},
    {.id = "tourist_world", .name = {"Tourist World", "観光の世界"}, .is_world = true, .cost = 4, .vp = 2,
     .powers = p_tourist_world,
     .text = {"IV: consume 2 goods for 3 VP in all.",
              "IV: 品物2個を消費して合計3VP。"}},
    {.id = "deserted_alien_colony", .name = {"Deserted Alien Colony", "異星種族の廃植民地"}, .is_world = true, .cost = 5, .vp = 4,
     .world_type = WorldType::windfall, .good = Good::alien, .keywords = kAlien,
     .text = {"Windfall: arrives with an alien-technology good.",
              "ウィンドフォール: 異星技術の品物1個つきで置く。"}},
    {.id = "galactic_trendsetters", .name = {"Galactic Trendsetters", "銀河の流行仕掛人"}, .is_world = true, .cost = 5, .vp = 3,
     .powers = p_galactic_trendsetters,
     .text = {"IV: consume 1 good for 2 VP.",
              "IV: 品物1個を消費して2VP。"}},
    {.id = "lost_species_ark_world", .name = {"Lost Species Ark World", "絶滅種の箱舟世界"}, .is_world = true, .cost = 5, .vp = 3,
     .world_type = WorldType::production, .good = Good::genes, .powers = p_lost_species_ark_world,
     .text = {"V: produce a genes good here. V: draw 2 cards when a good is produced here.",
              "V: ここに遺伝子の品物を生産する。V: ここに品物を生産したら2枚引く。"}},
    {.id = "new_earth", .name = {"New Earth", "新地球"}, .is_world = true, .cost = 5, .vp = 3,
     .world_type = WorldType::production, .good = Good::rare, .powers = p_new_earth,
     .text = {"IV: consume 1 good for 1 VP and 1 card. V: produce a rare-element good here.",
              "IV: 品物1個を消費して1VPとカード1枚。V: ここに希少元素の品物を生産する。"}},
    {.id = "terraformed_world", .name = {"Terraformed World", "改造された世界"}, .is_world = true, .cost = 5, .vp = 5,
     .powers = p_terraformed_world,
     .text = {"IV: consume 1 good for 1 VP.",
              "IV: 品物1個を消費して1VP。"}},
    {.id = "alien_robotic_factory", .name = {"Alien Robotic Factory", "異星種族のロボット工場"}, .is_world = true, .cost = 6, .vp = 5,
     .world_type = WorldType::production, .good = Good::alien, .keywords = kAlien, .powers = p_alien_robotic_factory,
     .text = {"V: produce an alien-technology good here.",
              "V: ここに異星技術の品物を生産する。"}},
    {.id = "deserted_alien_library", .name = {"Deserted Alien Library", "異星種族の廃図書館"}, .is_world = true, .cost = 6, .vp = 5,
     .world_type = WorldType::windfall, .good = Good::alien, .keywords = kAlien,
     .text = {"Windfall: arrives with an alien-technology good.",
              "ウィンドフォール: 異星技術の品物1個つきで置く。"}},
    {.id = "new_survivalists", .name = {"New Survivalists", "新生存主義者"}, .is_world = true, .cost = 1, .is_military = true,
     .vp = 1, .world_type = WorldType::production, .good = Good::novelty, .powers = p_new_survivalists,
     .text = {"IV: consume 1 novelty good for 1 card. V: produce a novelty good here.",
              "IV: 嗜好品の品物1個を消費してカード1枚。V: ここに嗜好品の品物を生産する。"}},
    {.id = "outlaw_world", .name = {"Outlaw World", "無法者の世界"}, .is_world = true, .cost = 1, .is_military = true, .vp = 1,
     .powers = p_outlaw_world,
     .text = {"IV: consume 1 good for 1 VP and 1 card.",
              "IV: 品物1個を消費して1VPとカード1枚。"}},
    {.id = "rebel_fuel_cache", .name = {"Rebel Fuel Cache", "反乱軍の燃料庫"}, .is_world = true, .cost = 1, .is_military = true,
     .vp = 1, .world_type = WorldType::windfall, .good = Good::rare, .keywords = kRebel, .preset_hand = 1,
     .text = {"Windfall: arrives with a rare-element good.",
              "ウィンドフォール: 希少元素の品物1個つきで置く。"}},
    {.id = "runaway_robots", .name = {"Runaway Robots", "暴走ロボット"}, .is_world = true, .cost = 1, .is_military = true,
     .vp = 1, .world_type = WorldType::windfall, .good = Good::rare, .powers = p_runaway_robots,
     .text = {"Windfall: arrives with a rare-element good. V: draw 1 card when a good is produced here.",
              "ウィンドフォール: 希少元素の品物1個つきで置く。V: ここに品物を生産したら1枚引く。"}},
    {.id = "star_nomad_lair", .name = {"Star Nomad Lair", "星間遊牧民の隠れ家"}, .is_world = true, .cost = 1, .is_military = true,
     .vp = 1, .world_type = WorldType::windfall, .good = Good::novelty, .powers = p_star_nomad_lair,
     .text = {"Windfall: arrives with a novelty good. I: see 1 extra card. $: +1 card when you sell the good on this world.",
              "ウィンドフォール: 嗜好品の品物1個つきで置く。I: 追加で1枚引く。$: このワールドの品物を売るとき+1枚。"}},
    {.id = "the_last_of_the_uplift_gnarssh", .name = {"The Last of the Uplift Gnarssh", "最後の知性化種族ナーシュ"}, .is_world = true,
     .cost = 1, .is_military = true, .vp = 0, .world_type = WorldType::windfall, .good = Good::genes, .keywords = kUplift,
     .text = {"Windfall: arrives with a genes good.",
              "ウィンドフォール: 遺伝子の品物1個つきで置く。"}},
    {.id = "alien_robot_sentry", .name = {"Alien Robot Sentry", "異星種族のロボット歩哨"}, .is_world = true, .cost = 2,
     .is_military = true, .vp = 2, .world_type = WorldType::windfall, .good = Good::alien, .keywords = kAlien,
     .text = {"Windfall: arrives with an alien-technology good.",
              "ウィンドフォール: 異星技術の品物1個つきで置く。"}},
    {.id = "aquatic_uplift_race", .name = {"Aquatic Uplift Race", "水棲知性化種族"}, .is_world = true, .cost = 2,
     .is_military = true, .vp = 2, .world_type = WorldType::windfall, .good = Good::genes, .keywords = kUplift,
     .text = {"Windfall: arrives with a genes good.",
              "ウィンドフォール: 遺伝子の品物1個つきで置く。"}},
    {.id = "avian_uplift_race", .name = {"Avian Uplift Race", "鳥類知性化種族"}, .is_world = true, .cost = 2, .is_military = true,
     .vp = 2, .world_type = WorldType::windfall, .good = Good::genes, .keywords = kUplift, .preset_hand = 4,
     .text = {"Windfall: arrives with a genes good.",
              "ウィンドフォール: 遺伝子の品物1個つきで置く。"}},
    {.id = "former_penal_colony", .name = {"Former Penal Colony", "旧流刑植民地"}, .is_world = true, .cost = 2,
     .is_military = true, .vp = 1, .world_type = WorldType::windfall, .good = Good::novelty, .preset_hand = 3,
     .powers = p_former_penal_colony,
     .text = {"Windfall: arrives with a novelty good. III: Military +1.",
              "ウィンドフォール: 嗜好品の品物1個つきで置く。III: 軍事力+1。"}},
    {.id = "rebel_miners", .name = {"Rebel Miners", "反乱軍の鉱夫"}, .is_world = true, .cost = 2, .is_military = true, .vp = 1,
     .world_type = WorldType::production, .good = Good::rare, .keywords = kRebel, .preset_hand = 2,
     .powers = p_rebel_miners,
     .text = {"V: produce a rare-element good here.",
              "V: ここに希少元素の品物を生産する。"}},
    {.id = "reptilian_uplift_race", .name = {"Reptilian Uplift Race", "爬虫類知性化種族"}, .is_world = true, .cost = 2,
     .is_military = true, .vp = 2, .world_type = WorldType::windfall, .good = Good::genes, .keywords = kUplift,
     .text = {"Windfall: arrives with a genes good.",
              "ウィンドフォール: 遺伝子の品物1個つきで置く。"}},
    {.id = "pirate_world", .name = {"Pirate World", "海賊の世界"}, .is_world = true, .cost = 3, .is_military = true, .vp = 2,
     .world_type = WorldType::windfall, .good = Good::novelty, .powers = p_pirate_world,
     .text = {"Windfall: arrives with a novelty good. $: +3 cards when you sell the good on this world.",
              "ウィンドフォール: 嗜好品の品物1個つきで置く。$: このワールドの品物を売るとき+3枚。"}},
    {.id = "rebel_underground", .name = {"Rebel Underground", "反乱軍の地下組織"}, .is_world = true, .cost = 3,
     .is_military = true, .vp = 4, .keywords = kRebel, .powers = p_rebel_underground,
     .text = {"V: draw 1 card.",
              "V: 1枚引く。"}},
    {.id = "rebel_warrior_race", .name = {"Rebel Warrior Race", "反乱軍の戦闘種族"}, .is_world = true, .cost = 3,
     .is_military = true, .vp = 2, .world_type = WorldType::windfall, .good = Good::genes, .keywords = kRebel,
     .powers = p_rebel_warrior_race,
     .text = {"Windfall: arrives with a genes good. III: Military +1.",
              "ウィンドフォール: 遺伝子の品物1個つきで置く。III: 軍事力+1。"}},
    {.id = "alien_robot_scout_ship", .name = {"Alien Robot Scout Ship", "異星種族のロボット偵察艦"}, .is_world = true, .cost = 4,
     .is_military = true, .vp = 2, .world_type = WorldType::windfall, .good = Good::alien, .keywords = kAlien,
     .powers = p_alien_robot_scout_ship,
     .text = {"Windfall: arrives with an alien-technology good. III: Military +1.",
              "ウィンドフォール: 異星技術の品物1個つきで置く。III: 軍事力+1。"}},
    {.id = "malevolent_lifeforms", .name = {"Malevolent Lifeforms", "敵性生命体"}, .is_world = true, .cost = 4,
     .is_military = true, .vp = 2, .world_type = WorldType::production, .good = Good::genes, .preset_hand = 3,
     .powers = p_malevolent_lifeforms,
     .text = {"I: see 1 extra card. V: produce a genes good here.",
              "I: 追加で1枚引く。V: ここに遺伝子の品物を生産する。"}},
    {.id = "lost_alien_warship", .name = {"Lost Alien Warship", "失われた異星種族の軍艦"}, .is_world = true, .cost = 5,
     .is_military = true, .vp = 3, .world_type = WorldType::windfall, .good = Good::alien, .keywords = kAlien,
     .powers = p_lost_alien_warship,
     .text = {"Windfall: arrives with an alien-technology good. III: Military +2.",
              "ウィンドフォール: 異星技術の品物1個つきで置く。III: 軍事力+2。"}},
    {.id = "rebel_outpost", .name = {"Rebel Outpost", "反乱軍の前哨地"}, .is_world = true, .cost = 5, .is_military = true,
     .vp = 5, .keywords = kRebel, .powers = p_rebel_outpost,
     .text = {"III: Military +1.",
              "III: 軍事力+1。"}},
    {.id = "lost_alien_battle_fleet", .name = {"Lost Alien Battle Fleet", "失われた異星種族の戦闘艦隊"}, .is_world = true, .cost = 6,
     .is_military = true, .vp = 4, .world_type = WorldType::production, .good = Good::alien, .keywords = kAlien,
     .powers = p_lost_alien_battle_fleet,
     .text = {"III: Military +3. V: produce an alien-technology good here.",
              "III: 軍事力+3。V: ここに異星技術の品物を生産する。"}},
    {.id = "rebel_base", .name = {"Rebel Base", "反乱軍の基地"}, .is_world = true, .cost = 6, .is_military = true, .vp = 6,
     .keywords = kRebel,
     .text = {"No powers.",
              "能力なし。"}},
    {.id = "rebel_homeworld", .name = {"Rebel Homeworld", "反乱軍の母星"}, .is_world = true, .cost = 7, .is_military = true,
     .vp = 7, .keywords = kRebel,
     .text = {"No powers.",
              "能力なし。"}},
    {.id = "contact_specialist", .name = {"Contact Specialist", "異文化接触専門家"}, .copies = 2, .cost = 1, .vp = 1,
     .preset_hand = 4, .powers = p_contact_specialist,
     .text = {"III: Military −1. III: you may pay for a military world; its cost is its defense less 1 (never an alien-technology world).",
              "III: 軍事力−1。III: 軍事ワールドを支払いで出してもよい。コストは防御力−1(異星技術のワールドには使えない)。"}},
    {.id = "expedition_force", .name = {"Expedition Force", "遠征部隊"}, .copies = 2, .cost = 1, .vp = 1, .preset_hand = 2,
     .powers = p_expedition_force,
     .text = {"I: see 1 extra card. III: Military +1.",
              "I: 追加で1枚引く。III: 軍事力+1。"}},
    {.id = "export_duties", .name = {"Export Duties", "輸出関税"}, .copies = 2, .cost = 1, .vp = 1, .preset_hand = 3,
     .powers = p_export_duties,
     .text = {"$: +1 card when you sell a good.",
              "$: 品物を売るとき+1枚。"}},
    {.id = "investment_credits", .name = {"Investment Credits", "投資融資"}, .copies = 2, .cost = 1, .vp = 1,
     .powers = p_investment_credits,
     .text = {"II: your developments cost 1 less.",
              "II: ディヴェロップのコスト−1。"}},
    {.id = "new_military_tactics", .name = {"New Military Tactics", "新軍事戦術"}, .copies = 2, .cost = 1, .vp = 1,
     .preset_hand = 3, .powers = p_new_military_tactics,
     .text = {"III: you may discard this card for Military +3 until this phase ends.",
              "III: このカードを場から捨ててもよい。このフェイズの間、軍事力+3。"}},
    {.id = "public_works", .name = {"Public Works", "公共事業"}, .copies = 2, .cost = 1, .vp = 1, .preset_hand = 1,
     .powers = p_public_works,
     .text = {"II: draw 1 card after you place a development. IV: consume 1 good for 1 VP.",
              "II: ディヴェロップを出した後1枚引く。IV: 品物1個を消費して1VP。"}},
    {.id = "colony_ship", .name = {"Colony Ship", "植民船"}, .copies = 2, .cost = 2, .vp = 1, .preset_hand = 1,
     .powers = p_colony_ship,
     .text = {"III: you may discard this card to place one world you pay for at cost 0 (never an alien-technology world).",
              "III: このカードを場から捨ててもよい。支払いで出すワールド1枚のコストを0にする(異星技術のワールドには使えない)。"}},
    {.id = "deficit_spending", .name = {"Deficit Spending", "赤字財政"}, .copies = 2, .cost = 2, .vp = 1,
     .powers = p_deficit_spending,
     .text = {"IV: you may discard up to 2 cards from hand for 1 VP each (never doubled).",
              "IV: 手札を2枚まで捨ててもよい。1枚につき1VP(2倍にならない)。"}},
    {.id = "genetics_lab", .name = {"Genetics Lab", "遺伝学研究室"}, .copies = 2, .cost = 2, .vp = 1, .powers = p_genetics_lab,
     .text = {"$: +1 card when you sell a genes good. V: produce a good on one empty genes windfall world of yours.",
              "$: 遺伝子の品物を売るとき+1枚。V: 品物のない自分の遺伝子のウィンドフォール1枚に品物を生産する。"}},
    {.id = "interstellar_bank", .name = {"Interstellar Bank", "星間銀行"}, .copies = 2, .cost = 2, .vp = 1,
     .powers = p_interstellar_bank,
     .text = {"II: draw 1 card as the phase opens.",
              "II: フェイズの最初に1枚引く。"}},
    {.id = "mining_robots", .name = {"Mining Robots", "採掘ロボット"}, .copies = 2, .cost = 2, .vp = 1, .preset_hand = 2,
     .powers = p_mining_robots,
     .text = {"III: rare-element worlds you pay for cost 1 less. V: produce a good on one empty rare-element windfall world of yours.",
              "III: 支払いで出す希少元素のワールドのコスト−1。V: 品物のない自分の希少元素のウィンドフォール1枚に品物を生産する。"}},
    {.id = "space_marines", .name = {"Space Marines", "宇宙海兵隊"}, .copies = 2, .cost = 2, .vp = 1, .preset_hand = 4,
     .powers = p_space_marines,
     .text = {"III: Military +2.",
              "III: 軍事力+2。"}},
    {.id = "mining_conglomerate", .name = {"Mining Conglomerate", "採掘複合企業"}, .copies = 2, .cost = 3, .vp = 2,
     .powers = p_mining_conglomerate,
     .text = {"$: +1 card when you sell a rare-element good. IV: consume up to 2 rare-element goods for 1 VP each. V: after everyone, draw 2 cards if you produced more rare-element goods this phase than each rival.",
              "$: 希少元素の品物を売るとき+1枚。IV: 希少元素の品物を2個まで消費し、1個につき1VP。V: 全員の生産後、このフェイズの希少元素の生産数が単独最多なら2枚引く。"}},
    {.id = "terraforming_robots", .name = {"Terraforming Robots", "惑星改造ロボット"}, .copies = 2, .cost = 3, .vp = 2,
     .keywords = kTerraforming, .powers = p_terraforming_robots,
     .text = {"III: draw 1 card after you place a world. IV: consume 1 rare-element good for 1 VP and 1 card.",
              "III: ワールドを出した後1枚引く。IV: 希少元素の品物1個を消費して1VPとカード1枚。"}},
    {.id = "diversified_economy", .name = {"Diversified Economy", "多角化経済"}, .copies = 2, .cost = 4, .vp = 2,
     .powers = p_diversified_economy,
     .text = {"IV: consume 3 goods of three different kinds for 3 VP. V: draw 1 card for each kind of good you produced this phase.",
              "IV: 種類の異なる品物3個を消費して3VP。V: このフェイズに自分が生産した品物の種類ごとに1枚引く。"}},
    {.id = "drop_ships", .name = {"Drop Ships", "降下艦隊"}, .copies = 2, .cost = 4, .vp = 2, .powers = p_drop_ships,
     .text = {"III: Military +3.",
              "III: 軍事力+3。"}},
    {.id = "replicant_robots", .name = {"Replicant Robots", "自己複製ロボット"}, .copies = 2, .cost = 4, .vp = 2,
     .powers = p_replicant_robots,
     .text = {"III: worlds you pay for cost 2 less.",
              "III: 支払いで出すワールドのコスト−2。"}},
    {.id = "research_labs", .name = {"Research Labs", "研究所"}, .copies = 2, .cost = 4, .vp = 2, .powers = p_research_labs,
     .text = {"I: keep 1 extra card. IV: consume 1 genes good for 1 VP. V: draw 1 card for each alien-technology good you produced this phase.",
              "I: 追加で1枚手元に残す。IV: 遺伝子の品物1個を消費して1VP。V: このフェイズに自分が生産した異星技術の品物1個につき1枚引く。"}},
    {.id = "consumer_markets", .name = {"Consumer Markets", "消費市場"}, .copies = 2, .cost = 5, .vp = 3,
     .powers = p_consumer_markets,
     .text = {"IV: consume up to 3 novelty goods for 1 VP each. V: draw 1 card for each novelty good you produced this phase.",
              "IV: 嗜好品の品物を3個まで消費し、1個につき1VP。V: このフェイズに自分が生産した嗜好品の品物1個につき1枚引く。"}},
    {.id = "alien_tech_institute", .name = {"Alien Tech Institute", "異星種族技術研究院"}, .cost = 6, .keywords = kAlien,
     .powers = p_alien_tech_institute, .scoring = s_alien_tech_institute,
     .text = {"III: alien-technology worlds you pay for cost 2 less. III: Military +2 against alien-technology military worlds. End: 3 VP for each alien-technology production world; 2 VP for each alien-technology windfall world; 2 VP for each other Alien card (this one too).",
              "III: 支払いで出す異星技術のワールドのコスト−2。III: 異星技術の軍事ワールドに対して軍事力+2。終了時: 異星技術の生産ワールドごとに3VP、異星技術のウィンドフォールごとに2VP、その他の異星種族カード(これを含む)ごとに2VP。"}},
    {.id = "free_trade_association", .name = {"Free Trade Association", "自由貿易協会"}, .cost = 6,
     .powers = p_free_trade_association, .scoring = s_free_trade_association,
     .text = {"IV: consume up to 3 novelty goods for 1 VP and 1 card each. V: produce a good on one empty novelty windfall world of yours. End: 2 VP for each novelty production world; 1 VP for each novelty windfall world; 2 VP for Consumer Markets; 2 VP for Expanding Colony.",
              "IV: 嗜好品の品物を3個まで消費し、1個につき1VPとカード1枚。V: 品物のない自分の嗜好品のウィンドフォール1枚に品物を生産する。終了時: 嗜好品の生産ワールドごとに2VP、嗜好品のウィンドフォールごとに1VP、「消費市場」があれば2VP、「拡大する植民地」があれば2VP。"}},
    {.id = "galactic_federation", .name = {"Galactic Federation", "銀河連邦"}, .cost = 6, .powers = p_galactic_federation,
     .scoring = s_galactic_federation,
     .text = {"II: your developments cost 2 less. End: 2 VP for each cost-6 development (this one too); 1 VP for each other development.",
              "II: ディヴェロップのコスト−2。終了時: コスト6のディヴェロップ(これを含む)ごとに2VP、その他のディヴェロップごとに1VP。"}},
    {.id = "galactic_imperium", .name = {"Galactic Imperium", "銀河帝国"}, .cost = 6, .keywords = kImperium,
     .powers = p_galactic_imperium, .scoring = s_galactic_imperium,
     .text = {"III: Military +4 against Rebel military worlds. End: 2 VP for each Rebel military world; 1 VP for each other military world.",
              "III: 反乱軍の軍事ワールドに対して軍事力+4。終了時: 反乱軍の軍事ワールドごとに2VP、その他の軍事ワールドごとに1VP。"}},
    {.id = "galactic_renaissance", .name = {"Galactic Renaissance", "銀河ルネサンス"}, .cost = 6,
     .powers = p_galactic_renaissance, .scoring = s_galactic_renaissance,
     .text = {"I: see 2 extra cards. I: keep 1 extra card. End: 1 VP for every 3 VP you hold in chips; 3 VP for Research Labs; 3 VP for Galactic Trendsetters; 3 VP for Artist Colony.",
              "I: 追加で2枚引く。I: 追加で1枚手元に残す。終了時: 得点チップ3VPごとに1VP、「研究所」があれば3VP、「銀河の流行仕掛人」があれば3VP、「芸術家の植民地」があれば3VP。"}},
    {.id = "galactic_survey_seti", .name = {"Galactic Survey: SETI", "銀河調査:SETI"}, .cost = 6,
     .powers = p_galactic_survey_seti, .scoring = s_galactic_survey_seti,
     .text = {"I: see 2 extra cards. End: 1 VP for each development with an explore power (this one too); 2 VP for each world with an explore power; 1 VP for each other world.",
              "I: 追加で2枚引く。終了時: I能力のあるディヴェロップ(これを含む)ごとに1VP、I能力のあるワールドごとに2VP、その他のワールドごとに1VP。"}},
    {.id = "merchant_guild", .name = {"Merchant Guild", "商人ギルド"}, .cost = 6, .powers = p_merchant_guild,
     .scoring = s_merchant_guild,
     .text = {"V: draw 2 cards. End: 2 VP for each novelty production world; 2 VP for each rare-element production world; 2 VP for each genes production world; 2 VP for each alien-technology production world.",
              "V: 2枚引く。終了時: 嗜好品の生産ワールドごとに2VP、希少元素の生産ワールドごとに2VP、遺伝子の生産ワールドごとに2VP、異星技術の生産ワールドごとに2VP。"}},
    {.id = "mining_league", .name = {"Mining League", "採掘連盟"}, .cost = 6, .powers = p_mining_league,
     .scoring = s_mining_league,
     .text = {"IV: consume 2 rare-element goods for 3 VP in all. V: produce a good on one empty rare-element windfall world of yours. End: 2 VP for each rare-element production world; 1 VP for each rare-element windfall world; 2 VP for Mining Robots; 2 VP for Mining Conglomerate.",
              "IV: 希少元素の品物2個を消費して合計3VP。V: 品物のない自分の希少元素のウィンドフォール1枚に品物を生産する。終了時: 希少元素の生産ワールドごとに2VP、希少元素のウィンドフォールごとに1VP、「採掘ロボット」があれば2VP、「採掘複合企業」があれば2VP。"}},
    {.id = "new_economy", .name = {"New Economy", "新経済"}, .cost = 6, .powers = p_new_economy, .scoring = s_new_economy,
     .text = {"IV: draw 1 card. End: 2 VP for each development with a consume power (this one too); 1 VP for each world with a consume power.",
              "IV: 1枚引く。終了時: IV能力のあるディヴェロップ(これを含む)ごとに2VP、IV能力のあるワールドごとに1VP。"}},
    {.id = "new_galactic_order", .name = {"New Galactic Order", "新銀河秩序"}, .cost = 6, .powers = p_new_galactic_order,
     .scoring = s_new_galactic_order,
     .text = {"III: Military +2. End: VP equal to your total Military (negative counts; conditional Military does not).",
              "III: 軍事力+2。終了時: 軍事力の合計と同じVP(マイナスも数える。条件つきの軍事力は除く)。"}},
    {.id = "pan_galactic_league", .name = {"Pan-Galactic League", "汎銀河連盟"}, .cost = 6, .powers = p_pan_galactic_league,
     .scoring = s_pan_galactic_league,
     .text = {"III: Military −1. V: draw 1 card for each genes world you own. End: 2 VP for each genes production world; 2 VP for each genes windfall world; 1 VP for each other military world; 3 VP for Contact Specialist.",
              "III: 軍事力−1。V: 自分の遺伝子のワールド1枚につき1枚引く。終了時: 遺伝子の生産ワールドごとに2VP、遺伝子のウィンドフォールごとに2VP、その他の軍事ワールドごとに1VP、「異文化接触専門家」があれば3VP。"}},
    {.id = "trade_league", .name = {"Trade League", "交易連盟"}, .cost = 6, .powers = p_trade_league,
     .scoring = s_trade_league,
     .text = {"$: +1 card when you sell a good. IV: discard 1 good for cards equal to its price plus your trade bonuses. End: 2 VP for each development with a trade power (this one too); 1 VP for each world with a trade power.",
              "$: 品物を売るとき+1枚。IV: 品物1個を捨て、売値と自分の$能力の合計だけカードを引く。終了時: $能力のあるディヴェロップ(これを含む)ごとに2VP、$能力のあるワールドごとに1VP。"}},
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
    {.id = "explore_5", .name = {"Explore: +5", "探検:+5"}, .phase = Phase::explore, .draw = 5},
    {.id = "explore_1", .name = {"Explore: +1, keep +1", "探検:+1枚・手元+1枚"}, .phase = Phase::explore, .draw = 1, .keep = 1},
    {.id = "develop", .name = {"Develop", "ディヴェロップ"}, .phase = Phase::develop},
    {.id = "develop_2", .name = {"Develop (second)", "ディヴェロップ(2枚目)"}, .phase = Phase::develop_2,
     .two_actions_only = true, .needs = ActionId::develop},
    {.id = "settle", .name = {"Settle", "殖民"}, .phase = Phase::settle},
    {.id = "settle_2", .name = {"Settle (second)", "殖民(2枚目)"}, .phase = Phase::settle_2,
     .two_actions_only = true, .needs = ActionId::settle},
    {.id = "consume_trade", .name = {"Consume: Trade", "消費:トレード"}, .phase = Phase::consume},
    {.id = "consume_x2", .name = {"Consume: 2x VP", "消費:得点2倍"}, .phase = Phase::consume},
    {.id = "produce", .name = {"Produce", "生産"}, .phase = Phase::produce},
}};

const std::array<GoodType, kGoodCount> kGoods{{
    {"novelty", {"Novelty goods", "嗜好品"}, 2},
    {"rare", {"Rare elements", "希少元素"}, 3},
    {"genes", {"Genes", "遺伝子"}, 4},
    {"alien", {"Alien technology", "異星技術"}, 5},
}};

const std::array<PhaseText, kPhaseCount> kPhases{{
    {"setup", "", {"Setup", "準備"}},
    {"choose", "", {"Choosing actions", "アクション選択"}},
    {"explore", "I", {"Explore", "探検"}},
    {"develop", "II", {"Develop", "ディヴェロップ"}},
    {"develop_2", "II", {"Develop (second)", "ディヴェロップ(2回目)"}},
    {"settle", "III", {"Settle", "殖民"}},
    {"settle_2", "III", {"Settle (second)", "殖民(2回目)"}},
    {"consume", "IV", {"Consume", "消費"}},
    {"produce", "V", {"Produce", "生産"}},
    {"round_end", "", {"End of round", "ラウンド終了"}},
    {"over", "", {"Game over", "ゲーム終了"}},
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
