#include "engine/games/quantum/ids.h"

#include <algorithm>

namespace orrery::quantum {

namespace {

std::string pair_id(char letter, int a, int b) { return letter + std::to_string(a) + '_' + std::to_string(b); }

/// Removes a number below `end` from the front of `text` and returns it. Returns nullopt on a leading zero or no number.
std::optional<int> take_number(std::string_view& text, int end) {
    int value = 0;
    std::size_t digits = 0;
    while (digits < text.size() && digits < 2 && text[digits] >= '0' && text[digits] <= '9') value = value * 10 + (text[digits++] - '0');
    if (digits == 0 || (digits > 1 && text[0] == '0') || value >= end) return {};
    text.remove_prefix(digits);
    return value;
}

struct Pair {
    int first, second;
};
std::optional<Pair> read_pair(std::string_view id, char letter, int first_end, int second_end) {
    if (id.empty() || id.front() != letter) return {};
    id.remove_prefix(1);
    const std::optional<int> first = take_number(id, first_end);
    if (!first || id.empty() || id.front() != '_') return {};
    id.remove_prefix(1);
    const std::optional<int> second = take_number(id, second_end);
    if (!second || !id.empty()) return {};
    return Pair{*first, *second};
}

}  // namespace

std::string space_id(Square square) { return pair_id('s', x_of(square), y_of(square)); }
std::string planet_id(PlanetId planet) { return pair_id('p', col_of(planet), row_of(planet)); }
std::string ship_id(ShipId ship) {
    return kShipLetters[static_cast<std::size_t>(owner_of(ship))] + std::to_string(index_of(ship) + 1);
}

std::optional<Square> space_by_id(std::string_view id) {
    const std::optional<Pair> at = read_pair(id, 's', kMaxCols * kTileSize, kMaxRows * kTileSize);
    return at ? std::optional(square_at(at->first, at->second)) : std::nullopt;
}

std::optional<PlanetId> planet_by_id(std::string_view id) {
    const std::optional<Pair> at = read_pair(id, 'p', kMaxCols, kMaxRows);
    return at ? std::optional(planet_at(at->first, at->second)) : std::nullopt;
}

std::optional<ShipId> ship_by_id(std::string_view id) {
    if (id.size() != 2 || id[1] < '1' || id[1] > '0' + kShipsPerSeat) return {};
    const auto letter = std::find(kShipLetters.begin(), kShipLetters.end(), id[0]);
    if (letter == kShipLetters.end()) return {};
    return ship_of(static_cast<Seat>(letter - kShipLetters.begin()), id[1] - '1');
}

}  // namespace orrery::quantum
