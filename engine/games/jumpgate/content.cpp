#include "engine/games/jumpgate/content.h"

namespace orrery::jumpgate {

namespace {

constexpr std::int8_t kNone = kNoCode;
constexpr std::int8_t kWild = kWildCode;

}  // namespace

const std::array<Planet, kPlanetCount> kPlanets{{
    {"sethium", msg("Sethium"),
     3, 3, {2, 4},
     msg("A violet world wrapped in humming static.")},
    {"waldwelt", msg("Waldwelt"),
     2, 2, {2, 3},
     msg("One forest, pole to pole, without a clearing.")},
    {"anno", msg("Anno"),
     2, 1, {1, 4},
     msg("Its rings have been counted twice and never agree.")},
    {"bueheggar", msg("BueHeggar"),
     1, 4, {2, 4},
     msg("Blue storms, and a crowd of moons to watch them.")},
    {"chandleria", msg("Chandleria"),
     3, 1, {2, 3},
     msg("Lit from below by rivers of slow fire.")},
    {"cinder", msg("Cinder"),
     4, 2, {1, 2},
     msg("Grey ash, warm to the touch, soft as fur.")},
    {"halcyra", msg("Halcyra"),
     4, 1, {3, 4},
     msg("A calm sea under two patient suns.")},
    {"korund", msg("Korund"),
     1, 2, {3, 4},
     msg("Mountains that ring like bells at dawn.")},
    {"mirefall", msg("Mirefall"),
     4, 4, {1, 3},
     msg("Waterfalls of mud, and life in every drop.")},
    {"pelagia", msg("Pelagia"),
     2, 3, {1, 2},
     msg("No land at all; ships moor to the weather.")},
    {"quillon", msg("Quillon"),
     3, 4, {1, 4},
     msg("A thin, sharp moon left over from something larger.")},
    {"ombra", msg("Ombra"),
     1, 3, {1, 3},
     msg("Always in eclipse, always faintly glowing.")},
}};

const std::array<NavCard, kNavCount> kNavCards{{
    {"nav_j1l2", 1, kNone, 2},
    {"nav_j1l3", 1, kNone, 3},
    {"nav_j1l4", 1, kNone, 4},
    {"nav_j1lw", 1, kNone, kWild},
    {"nav_j1s2", 1, 2, kNone},
    {"nav_j1s3", 1, 3, kNone},
    {"nav_j1s4", 1, 4, kNone},
    {"nav_j2l1", 2, kNone, 1},
    {"nav_j2l3", 2, kNone, 3},
    {"nav_j2l4", 2, kNone, 4},
    {"nav_j2lw", 2, kNone, kWild},
    {"nav_j2s1", 2, 1, kNone},
    {"nav_j2s3", 2, 3, kNone},
    {"nav_j2s4", 2, 4, kNone},
    {"nav_j3l1", 3, kNone, 1},
    {"nav_j3l2", 3, kNone, 2},
    {"nav_j3l4", 3, kNone, 4},
    {"nav_j3s1", 3, 1, kNone},
    {"nav_j3s2", 3, 2, kNone},
    {"nav_j3s4", 3, 4, kNone},
    {"nav_j3sw", 3, kWild, kNone},
    {"nav_j4l1", 4, kNone, 1},
    {"nav_j4l2", 4, kNone, 2},
    {"nav_j4l3", 4, kNone, 3},
    {"nav_j4s1", 4, 1, kNone},
    {"nav_j4s2", 4, 2, kNone},
    {"nav_j4s3", 4, 3, kNone},
    {"nav_j4sw", 4, kWild, kNone},
    {"nav_jwl3", kWild, kNone, 3},
    {"nav_jwl4", kWild, kNone, 4},
    {"nav_jws1", kWild, 1, kNone},
    {"nav_jws2", kWild, 2, kNone},
    {"nav_s1l2", kNone, 1, 2},
    {"nav_s1l3", kNone, 1, 3},
    {"nav_s1l4", kNone, 1, 4},
    {"nav_s2l1", kNone, 2, 1},
    {"nav_s2l3", kNone, 2, 3},
    {"nav_s2l4", kNone, 2, 4},
    {"nav_s3l1", kNone, 3, 1},
    {"nav_s3l2", kNone, 3, 2},
    {"nav_s3l4", kNone, 3, 4},
    {"nav_s3lw", kNone, 3, kWild},
    {"nav_s4l1", kNone, 4, 1},
    {"nav_s4l2", kNone, 4, 2},
    {"nav_s4l3", kNone, 4, 3},
    {"nav_s4lw", kNone, 4, kWild},
    {"nav_swl1", kNone, kWild, 1},
    {"nav_swl2", kNone, kWild, 2},
}};

const std::array<ResourceType, kResourceTypeCount> kResourceTypes{{
    {"sand", msg("Sand"), 12, 6,
     msg("The more the better: 1, 3, 7, 13, 21, 30, 40, 43, then 45 points for 9 or more.")},
    {"water", msg("Water"), 8, 4,
     msg("2, 4, 9, 16, 20, 24, 28, 32 points for 1 to 8 cards.")},
    {"energel_light", msg("Light EnerGel"), 6, 3,
     msg("7 points for each light and dark pair, 2 points for each one left over.")},
    {"energel_dark", msg("Dark EnerGel"), 6, 3,
     msg("7 points for each light and dark pair, 2 points for each one left over.")},
    {"gem_blue", msg("Blue Gem"), 4, 2,
     msg("All your gems together score: number of gems times the size of your largest colour.")},
    {"gem_red", msg("Red Gem"), 4, 2,
     msg("All your gems together score: number of gems times the size of your largest colour.")},
    {"gem_white", msg("White Gem"), 4, 2,
     msg("All your gems together score: number of gems times the size of your largest colour.")},
    {"fame", msg("Fame"), 4, 2,
     msg("5 points each.")},
}};

const std::array<Resource, kResourceCount> kResources{{
    {"sand_1", ResourceKind::sand, false},
    {"sand_2", ResourceKind::sand, false},
    {"sand_3", ResourceKind::sand, false},
    {"sand_4", ResourceKind::sand, false},
    {"sand_5", ResourceKind::sand, false},
    {"sand_6", ResourceKind::sand, false},
    {"sand_7", ResourceKind::sand, true},
    {"sand_8", ResourceKind::sand, true},
    {"sand_9", ResourceKind::sand, true},
    {"sand_10", ResourceKind::sand, true},
    {"sand_11", ResourceKind::sand, true},
    {"sand_12", ResourceKind::sand, true},
    {"water_1", ResourceKind::water, false},
    {"water_2", ResourceKind::water, false},
    {"water_3", ResourceKind::water, false},
    {"water_4", ResourceKind::water, false},
    {"water_5", ResourceKind::water, true},
    {"water_6", ResourceKind::water, true},
    {"water_7", ResourceKind::water, true},
    {"water_8", ResourceKind::water, true},
    {"energel_light_1", ResourceKind::energel_light, false},
    {"energel_light_2", ResourceKind::energel_light, false},
    {"energel_light_3", ResourceKind::energel_light, false},
    {"energel_light_4", ResourceKind::energel_light, true},
    {"energel_light_5", ResourceKind::energel_light, true},
    {"energel_light_6", ResourceKind::energel_light, true},
    {"energel_dark_1", ResourceKind::energel_dark, false},
    {"energel_dark_2", ResourceKind::energel_dark, false},
    {"energel_dark_3", ResourceKind::energel_dark, false},
    {"energel_dark_4", ResourceKind::energel_dark, true},
    {"energel_dark_5", ResourceKind::energel_dark, true},
    {"energel_dark_6", ResourceKind::energel_dark, true},
    {"gem_blue_1", ResourceKind::gem_blue, false},
    {"gem_blue_2", ResourceKind::gem_blue, false},
    {"gem_blue_3", ResourceKind::gem_blue, true},
    {"gem_blue_4", ResourceKind::gem_blue, true},
    {"gem_red_1", ResourceKind::gem_red, false},
    {"gem_red_2", ResourceKind::gem_red, false},
    {"gem_red_3", ResourceKind::gem_red, true},
    {"gem_red_4", ResourceKind::gem_red, true},
    {"gem_white_1", ResourceKind::gem_white, false},
    {"gem_white_2", ResourceKind::gem_white, false},
    {"gem_white_3", ResourceKind::gem_white, true},
    {"gem_white_4", ResourceKind::gem_white, true},
    {"fame_1", ResourceKind::fame, false},
    {"fame_2", ResourceKind::fame, false},
    {"fame_3", ResourceKind::fame, true},
    {"fame_4", ResourceKind::fame, true},
}};

const std::array<SeatColor, kMaxSeats> kSeatColors{{
    {"green", msg("Green")},
    {"purple", msg("Purple")},
    {"red", msg("Red")},
    {"blue", msg("Blue")},
    {"yellow", msg("Yellow")},
}};

const std::array<ActionText, 6> kActions{{
    {"fly", msg("Fly"),
     msg("Move your ship to one of the two neighbouring planets. Costs no card. Not possible from the gate.")},
    {"jump", msg("Jump"),
     msg("Discard a card with a jump code and move to any planet that shows the same blue number. A wild jump code reaches any planet.")},
    {"scan", msg("Scan"),
     msg("Discard a card with your planet's scan code to reveal one face-down resource, then place or move your marker there, or pass.")},
    {"land", msg("Land & Claim"),
     msg("Discard two cards with your planet's two landing codes. Claim it (4 points), then marked resources are taken or left, then you may take one more.")},
    {"harvest", msg("Harvest"),
     msg("Discard any card and take your marked resource here, or any unmarked resource here if nothing is face-down.")},
    {"research", msg("Research"),
     msg("Discard as many cards as you like, then draw until you hold 5.")},
}};

namespace {

template <class Table>
std::optional<std::uint8_t> index_by_id(const Table& table, std::string_view id) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].id == id) return static_cast<std::uint8_t>(i);
    return {};
}

}  // namespace

std::optional<PlanetId> planet_by_id(std::string_view id) { return index_by_id(kPlanets, id); }
std::optional<NavId> nav_by_id(std::string_view id) { return index_by_id(kNavCards, id); }
std::optional<ResourceId> resource_by_id(std::string_view id) { return index_by_id(kResources, id); }

}  // namespace orrery::jumpgate
