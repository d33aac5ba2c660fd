// Checks the tables of Race for the Galaxy against the counts of section 3 of its specification.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>
#include <string_view>
#include <vector>

#include "engine/games/race/content.h"
#include "tests/card_names.h"

namespace orrery::race {
namespace {

/// Returns the number of cards, copies included, that `wanted` accepts.
template <class Wanted>
int cards(Wanted wanted) {
    int count = 0;
    for (const Design& d : kDesigns)
        if (wanted(d)) count += d.copies;
    return count;
}

template <class Wanted>
int designs(Wanted wanted) {
    int count = 0;
    for (const Design& d : kDesigns) count += wanted(d);
    return count;
}

bool has_power(const Design& d, PowerType type) {
    for (const Power& p : d.powers)
        if (p.type == type) return true;
    return false;
}

/// Returns the numbers of cards with a cost (or defense) of 0, 1, 2 …
template <class Wanted>
std::vector<int> by_cost(Wanted wanted, int highest) {
    std::vector<int> out;
    for (int cost = 0; cost <= highest; ++cost) out.push_back(cards([&](const Design& d) { return wanted(d) && d.cost == cost; }));
    return out;
}

TEST(RaceContent, EveryIdIsFoundAndEveryNameIsItsOwn) {
    std::set<std::string_view> ids, english, japanese;
    for (std::size_t i = 0; i < kDesigns.size(); ++i) {
        const Design& d = kDesigns[i];
        ids.insert(d.id);
        english.insert(d.name.en);
        japanese.insert(d.name.in(Lang::ja));
        EXPECT_EQ(card_by_id(d.id), static_cast<CardId>(i));
    }
    EXPECT_EQ(ids.size(), 95u);
    EXPECT_EQ(english.size(), 95u);
    EXPECT_EQ(japanese.size(), 95u);
    EXPECT_FALSE(card_by_id(""));
    EXPECT_FALSE(card_by_id("bonus"));
    EXPECT_FALSE(action_by_id("trade"));
    EXPECT_FALSE(good_by_id("gold"));
}

TEST(RaceContent, NinetyFiveDesignsMakeAHundredAndFourteenCards) {
    const auto all = [](const Design&) { return true; };
    EXPECT_EQ(designs(all), 95);
    EXPECT_EQ(cards(all), 114);
    EXPECT_EQ(cards([](const Design& d) { return d.is_world; }), 64);
    EXPECT_EQ(cards([](const Design& d) { return d.start_number >= 0; }), 5);
    EXPECT_EQ(cards([](const Design& d) { return d.is_world && d.start_number < 0 && d.is_military; }), 22);
    EXPECT_EQ(cards([](const Design& d) { return d.is_world && d.start_number < 0 && !d.is_military; }), 37);
    EXPECT_EQ(cards([](const Design& d) { return !d.is_world; }), 50);
    EXPECT_EQ(designs([](const Design& d) { return d.copies == 2; }), 19);
    EXPECT_EQ(by_cost(all, 7), (std::vector<int>{2, 24, 30, 17, 15, 9, 16, 1}));
}

TEST(RaceContent, CostsAndDefensesAreDistributedAsPublished) {
    EXPECT_EQ(by_cost([](const Design& d) { return d.is_military; }, 7), (std::vector<int>{0, 6, 7, 3, 2, 2, 2, 1}));
    EXPECT_EQ(by_cost([](const Design& d) { return d.is_world && !d.is_military; }, 6), (std::vector<int>{2, 6, 11, 10, 5, 5, 2}));
    EXPECT_EQ(by_cost([](const Design& d) { return !d.is_world; }, 6), (std::vector<int>{0, 12, 12, 4, 8, 2, 12}));
    EXPECT_EQ(cards([](const Design& d) { return !d.is_world && d.is_military; }), 0);
}

TEST(RaceContent, KindsOfWorldsAreDistributedAsPublished) {
    struct Row { WorldType type; Good good; int peaceful, military; };
    for (const Row& row : {Row{WorldType::windfall, Good::novelty, 2, 3}, Row{WorldType::windfall, Good::rare, 5, 2},
                           Row{WorldType::windfall, Good::genes, 2, 5}, Row{WorldType::windfall, Good::alien, 3, 3},
                           Row{WorldType::production, Good::novelty, 8, 1}, Row{WorldType::production, Good::rare, 5, 1},
                           Row{WorldType::production, Good::genes, 3, 1}, Row{WorldType::production, Good::alien, 1, 1}}) {
        const auto count = [&](bool military) {
            return cards([&](const Design& d) { return d.is_world && d.world_type == row.type && d.good == row.good && d.is_military == military; });
        };
        EXPECT_EQ(count(false), row.peaceful) << good_type(row.good).id;
        EXPECT_EQ(count(true), row.military) << good_type(row.good).id;
    }
    for (const Design& d : kDesigns) EXPECT_EQ(d.good.has_value(), d.is_world && d.world_type != WorldType::plain) << d.id;
}

TEST(RaceContent, PowersAreDistributedAsPublished) {
    const auto military = [](const Design& d, auto wanted) {
        for (const Power& p : d.powers)
            if (p.type == PowerType::settle_military && !p.good && !p.keyword && wanted(p.amount)) return true;
        return false;
    };
    EXPECT_EQ(cards([](const Design& d) { return d.is_military && has_keyword(static_cast<CardId>(&d - kDesigns.data()), Keyword::rebel); }), 7);
    EXPECT_EQ(cards([&](const Design& d) { return military(d, [](int n) { return n > 0; }); }), 17);
    EXPECT_EQ(cards([&](const Design& d) { return military(d, [](int n) { return n == -1; }); }), 5);
    EXPECT_EQ(cards([](const Design& d) { return has_power(d, PowerType::settle_discard_for_military); }), 2);
    const auto uses_goods = [](const Design& d) { return has_power(d, PowerType::consume_goods) || has_power(d, PowerType::consume_sell); };
    EXPECT_EQ(cards([&](const Design& d) { return uses_goods(d) && d.is_world && !d.is_military; }), 16);
    EXPECT_EQ(cards([&](const Design& d) { return uses_goods(d) && d.is_military; }), 2);
    EXPECT_EQ(cards([&](const Design& d) { return uses_goods(d) && !d.is_world; }), 15);
    EXPECT_EQ(cards([](const Design& d) { return has_power(d, PowerType::consume_hand_for_vp); }), 3);
}

TEST(RaceContent, EveryPowerOfTheVocabularyStandsOnACard) {
    std::set<PowerType> used;
    for (const Design& d : kDesigns) {
        std::set<PowerType> on_card;
        EXPECT_LE(d.powers.size(), kMaxPowers) << d.id;
        for (const Power& p : d.powers) {
            EXPECT_TRUE(on_card.insert(p.type).second) << d.id << " has two powers of one type";
            used.insert(p.type);
        }
        EXPECT_EQ(has_power(d, PowerType::produce_good), d.is_world && d.world_type == WorldType::production) << d.id;
    }
    EXPECT_EQ(used.size(), 25u);
    EXPECT_EQ(used.size(), static_cast<std::size_t>(PowerType::produce_draw_if_most) + 1);
}

TEST(RaceContent, TwelveCostSixDevelopmentsHaveVariablePoints) {
    for (const Design& d : kDesigns) {
        const bool is_big = !d.is_world && d.cost == 6;
        EXPECT_EQ(!d.vp.has_value(), is_big) << d.id;
        EXPECT_EQ(!d.scoring.empty(), is_big) << d.id;
        for (const ScoreLine& line : d.scoring) EXPECT_TRUE(line.match.id.empty() || card_by_id(line.match.id)) << line.match.id;
    }
    EXPECT_EQ(designs([](const Design& d) { return !d.scoring.empty(); }), 12);
}

TEST(RaceContent, StartWorldsAndPresetHands) {
    const std::array<std::string_view, kStartWorlds> starts{"old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony"};
    for (std::size_t i = 0; i < starts.size(); ++i) {
        EXPECT_EQ(design(kStartWorldCards[i]).id, starts[i]);
        EXPECT_EQ(design(kStartWorldCards[i]).start_number, static_cast<int>(i));
    }
    const std::vector<std::vector<std::string_view>> hands{
        {"gem_world", "rebel_fuel_cache", "public_works", "colony_ship"},
        {"comet_zone", "rebel_miners", "expedition_force", "mining_robots"},
        {"former_penal_colony", "malevolent_lifeforms", "export_duties", "new_military_tactics"},
        {"spice_world", "avian_uplift_race", "contact_specialist", "space_marines"}};
    for (int number = 1; number <= 4; ++number) {
        std::vector<std::string_view> found;
        for (const Design& d : kDesigns)
            if (d.preset_hand == number) found.push_back(d.id);
        EXPECT_EQ(found, hands[static_cast<std::size_t>(number - 1)]) << "in canonical order";
    }
}

TEST(RaceContent, ActionsAndGoods) {
    std::vector<std::string_view> two_only;
    for (const Action& a : kActions) {
        EXPECT_EQ(kActions[static_cast<std::size_t>(*action_by_id(a.id))].id, a.id);
        if (a.two_actions_only) two_only.push_back(a.id);
        EXPECT_EQ(a.two_actions_only, a.needs.has_value()) << a.id;
    }
    EXPECT_EQ(two_only, (std::vector<std::string_view>{"develop_2", "settle_2"}));
    EXPECT_EQ(action(*action_by_id("explore_5")).draw, 5);
    EXPECT_EQ(action(*action_by_id("explore_5")).keep, 0);
    EXPECT_EQ(action(*action_by_id("explore_1")).draw, 1);
    EXPECT_EQ(action(*action_by_id("explore_1")).keep, 1);
    const std::map<std::string_view, int> prices{{"novelty", 2}, {"rare", 3}, {"genes", 4}, {"alien", 5}};
    for (const GoodType& good : kGoods) EXPECT_EQ(good.price, prices.at(good.id)) << good.id;
}

TEST(RaceContent, NamesOfCardsStandNowhereElse) {
    std::vector<std::string_view> names;
    for (const Design& d : kDesigns) names.insert(names.end(), {d.name.en, d.name.in(Lang::ja)});
    tests::expect_no_names_in_words("race", names);
}

}  // namespace
}  // namespace orrery::race
