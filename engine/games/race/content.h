// Component tables of Race for the Galaxy (the 95 designs with their powers as data, actions, goods) and the numeric
// constants of the rules. No logic. Sections cited are those of docs/rules/race.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace orrery::race {

using CardId = std::uint8_t;                               ///< index into kDesigns, in canonical order (RG-S7)

enum class Good : std::uint8_t { novelty, rare, genes, alien };
enum class WorldType : std::uint8_t { plain, windfall, production };
enum class Keyword : std::uint8_t { alien, imperium, rebel, terraforming, uplift };

/// Phases of a round in their order (RG-T3), with the states before and after them.
enum class Phase : std::uint8_t {
    setup, choose, explore, develop, develop_2, settle, settle_2, consume, produce, round_end, over,
};

constexpr bool is_develop(Phase phase) { return phase == Phase::develop || phase == Phase::develop_2; }
constexpr bool is_settle(Phase phase) { return phase == Phase::settle || phase == Phase::settle_2; }

/// Phase under which a power is printed on its card.
enum class PowerPhase : std::uint8_t { explore, develop, settle, trade, consume, produce };

/// Power types: `phase` and `type` of section 3.2. The comments name the other fields of Power that a type uses.
enum class PowerType : std::uint8_t {
    explore_draw,               ///< amount
    explore_keep,               ///< amount
    develop_draw_at_start,      ///< amount
    develop_reduce_cost,        ///< amount
    develop_draw_after_placing, ///< amount
    settle_reduce_cost,         ///< amount; good: only worlds of that kind
    settle_military,            ///< amount, may be negative; good or keyword: counts only against such worlds
    settle_discard_for_military,///< amount
    settle_discard_for_zero_cost,///< good: excepted kind of worlds
    settle_pay_for_military,    ///< amount: discount; good: excepted kind of worlds
    settle_draw_after_placing,  ///< amount
    trade_bonus,                ///< amount; good: only that kind; this_world: only the good on this card
    consume_goods,              ///< mode, count, vp, cards; good: only that kind
    consume_sell,               ///< trade_powers
    consume_draw,               ///< amount
    consume_lucky,              ///< amount: smallest number to call; count: largest
    consume_hand_for_vp,        ///< count, vp
    produce_good,               ///< type `produce` in section 3.2: this production world receives a good
    produce_draw_on_good,       ///< amount
    produce_draw,               ///< amount
    produce_draw_per_world,     ///< amount, for each world; good: kind of the worlds
    produce_windfall,           ///< good: only windfall worlds of that kind
    produce_draw_per_good,      ///< amount, for each good; good: kind of the goods
    produce_draw_per_kind,      ///< amount
    produce_draw_if_most,       ///< amount; good: kind compared
};

inline constexpr unsigned kPowerTypeCount = 25;

/// Number of goods a consume power takes, and how it pays (RG-A51 to A54).
enum class GoodsMode : std::uint8_t { up_to, exactly, different, all };

struct Power {
    PowerType type{};
    std::int8_t amount = 0;
    std::optional<Good> good{};
    std::optional<Keyword> keyword{};
    GoodsMode mode = GoodsMode::up_to;
    std::int8_t count = 0, vp = 0, cards = 0;
    bool this_world = false, trade_powers = false;
};

/// Condition on the cards that a scoring line counts. All members that are set must match.
struct CardMatch {
    std::optional<bool> is_world{};
    std::optional<WorldType> world_type{};
    std::optional<Good> good{};
    std::optional<bool> is_military{};
    std::optional<Keyword> keyword{};
    std::optional<std::int8_t> cost{};
    std::optional<PowerPhase> has_power{};
    std::string_view id{};                                   ///< empty for any card
};

enum class ScorePer : std::uint8_t { card, three_chip_vp, military };

/// One scoring line of a cost-6 development (section 3.3).
struct ScoreLine {
    ScorePer per{};
    std::int8_t points = 0;
    CardMatch match{};
};

struct Design {
    std::string_view id;
    Text name;
    bool is_world = false;
    std::int8_t copies = 1;
    std::int8_t cost = 0;                                  ///< the defense if `is_military`
    bool is_military = false;
    std::optional<std::int8_t> vp{};                         ///< nullopt if variable, see `scoring`
    WorldType world_type = WorldType::plain;               ///< plain for developments, which never hold goods
    std::optional<Good> good{};                              ///< set only for windfall and production worlds
    std::span<const Keyword> keywords{};
    std::int8_t start_number = -1;                         ///< 0 to 4 for start worlds
    std::int8_t preset_hand = 0;                           ///< 1 to 4, or 0 for none
    std::span<const Power> powers{};                         ///< in printed order; a move names a power by its index
    std::span<const ScoreLine> scoring{};
    Text text;                                             ///< the powers in words
};

/// Action cards, in canonical order.
enum class ActionId : std::uint8_t {
    explore_5, explore_1, develop, develop_2, settle, settle_2, consume_trade, consume_x2, produce,
};

struct Action {
    std::string_view id;
    Text name;
    Phase phase{};
    std::int8_t draw = 0, keep = 0;                        ///< bonus in Explore, in cards
    bool two_actions_only = false;
    std::optional<ActionId> needs{};                         ///< action that must be chosen together with this one
};

struct GoodType {
    std::string_view id;
    Text name;
    std::int8_t price;
};

struct PhaseText {
    std::string_view id;
    std::string_view numeral;                              ///< "I" to "V"; empty outside the five phases
    Text name;
};

inline constexpr std::size_t kDesignCount = 95;
inline constexpr std::size_t kCardCount = 114;
inline constexpr std::size_t kActionCount = 9;
inline constexpr std::size_t kGoodCount = 4;
inline constexpr std::size_t kKeywordCount = 5;
inline constexpr std::size_t kPhaseCount = 11;
inline constexpr std::size_t kMaxPowers = 3;               ///< on one card

extern const std::array<Design, kDesignCount> kDesigns;
/// Types of the powers on each card: bit i stands for the PowerType with the value i.
extern const std::array<std::uint32_t, kDesignCount> kPowerTypes;
extern const std::array<Action, kActionCount> kActions;
extern const std::array<GoodType, kGoodCount> kGoods;      ///< in the order of Good
extern const std::array<PhaseText, kPhaseCount> kPhases;   ///< in the order of Phase

std::optional<CardId> card_by_id(std::string_view id);
std::optional<ActionId> action_by_id(std::string_view id);
std::optional<Good> good_by_id(std::string_view id);
std::optional<Phase> phase_by_id(std::string_view id);

inline const Design& design(CardId card) { return kDesigns[card]; }
inline const Action& action(ActionId id) { return kActions[static_cast<std::size_t>(id)]; }
inline const GoodType& good_type(Good good) { return kGoods[static_cast<std::size_t>(good)]; }
bool has_keyword(CardId card, Keyword keyword);
constexpr std::uint32_t bit_of(PowerType type) { return std::uint32_t{1} << static_cast<unsigned>(type); }
/// Returns whether a card has a power of one of the types whose bits are set.
inline bool has_any_power(CardId card, std::uint32_t types) { return (kPowerTypes[card] & types) != 0; }
inline bool has_power(CardId card, PowerType type) { return has_any_power(card, bit_of(type)); }
/// Returns the card's power of a type, or nullptr. No card has two of one type (section 3.2).
inline const Power* power_of(CardId card, PowerType type) {
    if (!has_power(card, type)) return nullptr;
    const Power* power = design(card).powers.data();
    while (power->type != type) ++power;
    return power;
}
/// Returns the number of cards in the whole deck with this cost or defense.
int cards_with_number(int number);
constexpr PowerPhase phase_of(PowerType type) {
    if (type <= PowerType::explore_keep) return PowerPhase::explore;
    if (type <= PowerType::develop_draw_after_placing) return PowerPhase::develop;
    if (type <= PowerType::settle_draw_after_placing) return PowerPhase::settle;
    if (type <= PowerType::trade_bonus) return PowerPhase::trade;
    if (type <= PowerType::consume_hand_for_vp) return PowerPhase::consume;
    return PowerPhase::produce;
}

/// Returns the bits of all types of a phase.
constexpr std::uint32_t bits_of(PowerPhase phase) {
    std::uint32_t bits = 0;
    for (unsigned type = 0; type < kPowerTypeCount; ++type)
        if (phase_of(static_cast<PowerType>(type)) == phase) bits |= bit_of(static_cast<PowerType>(type));
    return bits;
}

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxRaceSeats = 4;                    ///< most seats (RG-S1)
inline constexpr int kVpPerSeat = 12;                      ///< VP pool for each seat (RG-S2)
inline constexpr int kDeal = 6;                            ///< cards dealt to each seat (RG-S8)
inline constexpr int kSetupDiscards = 2;                   ///< cards each seat discards in setup (RG-S10)
inline constexpr int kHandLimit = 10;                      ///< hand limit at the end of a round (RG-T30)
inline constexpr int kEndTableau = 12;                     ///< cards in a tableau that end the game (RG-E1)
inline constexpr int kDevelopBonus = 1;                    ///< cards saved by the Develop bonus (RG-A15)
inline constexpr int kSettleBonus = 1;                     ///< cards drawn for the Settle bonus (RG-A36)
inline constexpr int kDoubleVp = 2;                        ///< factor of `consume_x2` (RG-A60)
inline constexpr int kExploreDraw = 2;                     ///< cards drawn without bonus (RG-A2)
inline constexpr int kExploreKeep = 1;                     ///< cards kept without bonus (RG-A3)
inline constexpr int kChipsPerPoint = 3;                   ///< VP in chips for a point of `three_chip_vp`
inline constexpr std::size_t kStartWorlds = 5;
inline constexpr int kMaxRoundLimit = 99;                  ///< bound of the option (section 13)

/// Start worlds by number (RG-S3).
extern const std::array<CardId, kStartWorlds> kStartWorldCards;

}  // namespace orrery::race
