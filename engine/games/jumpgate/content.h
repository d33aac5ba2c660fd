// Component tables of Jump Gate (planets, navigation cards, resources) and the numeric constants of the rules. No logic.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace orrery::jumpgate {

using PlanetId = std::uint8_t;                             ///< index into kPlanets
using NavId = std::uint8_t;                                ///< index into kNavCards; indices ascend with the ids
using ResourceId = std::uint8_t;                           ///< index into kResources

inline constexpr std::int8_t kNoCode = 0;                  ///< the card has no code of this kind
inline constexpr std::int8_t kWildCode = -1;               ///< the code "~"

struct Planet {
    std::string_view id;
    Text name;
    std::int8_t jump, scan;                                ///< 1 to 4
    std::array<std::int8_t, 2> land;                       ///< two different codes, ascending
    Text text;
};

struct NavCard {
    std::string_view id;
    std::int8_t jump, scan, land;                          ///< 1 to 4, kWildCode or kNoCode; exactly two are codes
};

enum class ResourceKind : std::uint8_t {
    sand, water, energel_light, energel_dark, gem_blue, gem_red, gem_white, fame,
};

struct ResourceType {
    std::string_view id;
    Text name;
    int count, icon_count;
    Text text;                                             ///< scoring rule in words for players
};

struct Resource {
    std::string_view id;
    ResourceKind kind;
    bool icon;                                             ///< carries the black-hole icon
};

struct SeatColor {
    std::string_view id;
    Text name;
};

struct ActionText {
    std::string_view id;
    Text name, text;
};

inline constexpr std::size_t kPlanetCount = 12;
inline constexpr std::size_t kNavCount = 48;
inline constexpr std::size_t kResourceCount = 48;
inline constexpr std::size_t kResourceTypeCount = 8;

extern const std::array<Planet, kPlanetCount> kPlanets;
extern const std::array<NavCard, kNavCount> kNavCards;
extern const std::array<ResourceType, kResourceTypeCount> kResourceTypes;   ///< in the order of ResourceKind
extern const std::array<Resource, kResourceCount> kResources;
extern const std::array<SeatColor, kMaxSeats> kSeatColors;
extern const std::array<ActionText, 6> kActions;

std::optional<PlanetId> planet_by_id(std::string_view id);
std::optional<NavId> nav_by_id(std::string_view id);
std::optional<ResourceId> resource_by_id(std::string_view id);

inline constexpr int kMinSeats = 2;
inline constexpr std::size_t kMaxRing = 9;
inline constexpr std::size_t kHandSize = 5;                ///< hand size after Research (JG-A49)
inline constexpr int kActionsPerTurn = 2;                  ///< actions in a turn (JG-T2)
inline constexpr int kClaimPoints = 4;                     ///< for each claimed planet (JG-E14)
inline constexpr int kFamePoints = 5;                      ///< for each Fame card (JG-E15)
inline constexpr int kEnergelPairPoints = 7;               ///< for a light and a dark card (JG-E17)
inline constexpr int kEnergelSinglePoints = 2;             ///< for each card without a partner (JG-E17)
inline constexpr std::size_t kFaceDownEach = 3;            ///< face-down resources dealt to each planet (JG-S8)
inline constexpr std::size_t kMaxHidden = 3;
inline constexpr int kMaxBlackHole = 9;

/// Number of planets in the ring (JG-S2).
constexpr std::size_t ring_size(int seats) { return static_cast<std::size_t>(seats) + 4; }
/// Number of hidden resources dealt to each player (JG-S5).
constexpr std::size_t hidden_each(int seats) { return seats == 2 ? 3 : 2; }

/// Points by number of cards; the last entry also serves larger numbers (JG-E16).
inline constexpr std::array<int, 10> kSandPoints{0, 1, 3, 7, 13, 21, 30, 40, 43, 45};
inline constexpr std::array<int, 9> kWaterPoints{0, 2, 4, 9, 16, 20, 24, 28, 32};

}  // namespace orrery::jumpgate
