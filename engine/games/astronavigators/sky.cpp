#include "engine/games/astronavigators/sky.h"

#include <algorithm>
#include <cstdlib>

namespace orrery::astronavigators {

namespace {

int amount_of(const Player& player, EffectKind kind) {
    for (const QuestId quest : player.instruments)
        if (kInstruments[quest].effect == kind) return kInstruments[quest].amount;
    return 0;
}

/// A player's means of observing.
struct Sight {
    int reach, narrower;
    bool sees_by_day, sees_at_midnight_sun, skips_rows_at_pole;
};

bool is_covered(const Card& card, int row, const SunStep& sun, int k, int narrower) {
    const int t = row - sun.row + k;
    if (std::abs(t) > kTileReach) return false;
    const int width = std::max(0, kHalfWidth - std::abs(t) - narrower);            // AN-A84
    for (int i = 0; i < card.columns; ++i) {
        const int from_sun = ((card.column + i - sun.hour) % kHours + kHours) % kHours;
        if (from_sun < width || from_sun >= kHours - width) return true;
    }
    return false;
}

/// Returns the reason for which a constellation is not visible from row `k` (AN-A10).
std::optional<Failure> hidden_from(const Card& card, const SunStep& sun, int k, const Sight& sight) {
    const bool is_polar = std::abs(k) == kPolarRow;
    const int first = card.row, last = card.row + card.rows - 1;
    const bool is_low = k - first > sight.reach || last - k > sight.reach;
    if (is_low && !(is_polar && sight.skips_rows_at_pole)) return Failure::below_horizon;          // AN-A11
    if (is_polar) {                                        // AN-A13
        const bool is_day = sun.row == 0 || std::abs(sun.row - k) <= kPolarReach;
        return is_day && !sight.sees_at_midnight_sun ? std::optional(Failure::midnight_sun) : std::nullopt;
    }
    if (sight.sees_by_day) return {};
    for (int row = first; row <= last; ++row)              // AN-A12
        if (is_covered(card, row, sun, k, sight.narrower)) return Failure::daylight;
    return {};
}

std::optional<Failure> constellation_failure(const Table& t, const Player& player, const Card& card, From from) {
    const SunStep& sun = kEcliptic[static_cast<std::size_t>(t.sun_step)];
    Sight sight{};
    sight.reach = kReach + amount_of(player, EffectKind::visible_rows);                            // AN-A90
    sight.narrower = amount_of(player, EffectKind::daylight_shrink);
    sight.sees_by_day = from == From::planned && player.has_instrument(EffectKind::planned_ignores_daylight);      // AN-A83
    sight.sees_at_midnight_sun = player.has_instrument(EffectKind::polar_ignores_sun);             // AN-A92
    sight.skips_rows_at_pole = t.options.polar_literal;
    const int k = row_of(player.vehicle.at);
    const std::optional<Failure> own = hidden_from(card, sun, k, sight);
    const int shift = amount_of(player, EffectKind::latitude_shift);
    if (!own || shift == 0 || std::abs(k) == kPolarRow) return own;
    for (const int other : {k - shift, k + shift})         // AN-A86
        if (std::abs(other) < kPolarRow && !hidden_from(card, sun, other, sight)) return {};
    return own;
}

}  // namespace

std::optional<Failure> failure_of(const Table& t, const Player& player, CardId card, From from, int week) {
    if (!is_moon(card)) return constellation_failure(t, player, kCards[card], from);
    const int apart = std::abs(kCards[card].phase - week);
    const int differ = std::min(apart, kPhases - apart);   // 4 and 1 differ by 1
    const bool fits = differ <= amount_of(player, EffectKind::moon_tolerance);                     // AN-A2, AN-A93
    return fits ? std::nullopt : std::optional(Failure::wrong_week);
}

}  // namespace orrery::astronavigators
