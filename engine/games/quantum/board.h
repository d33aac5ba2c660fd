// Geometry of the map (docs/rules/quantum.md, section 3.2). A square is y × 16 + x. Maps have at most 15 × 15 squares, so
// column 15 and row 15 are always empty and a step over an edge lands on a square that no map has.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/games/quantum/content.h"

namespace orrery::quantum {

using Square = std::uint8_t;

inline constexpr int kTileSize = 3;                        ///< squares along a tile's edge (QU-B1)
inline constexpr int kSquareRow = 16;
constexpr Square square_at(int x, int y) { return static_cast<Square>(y * kSquareRow + x); }
constexpr int x_of(Square square) { return square % kSquareRow; }
constexpr int y_of(Square square) { return square / kSquareRow; }

/// Set of squares, iterated by y, then by x.
class SquareSet {
  public:
    constexpr bool has(Square square) const { return (words_[square >> 6u] >> (square & 63u) & 1u) != 0; }
    constexpr void add(Square square) { words_[square >> 6u] |= std::uint64_t{1} << (square & 63u); }
    constexpr void remove(Square square) { words_[square >> 6u] &= ~(std::uint64_t{1} << (square & 63u)); }
    /// Returns whether a square next to `square` is in the set. Precondition: the set has spaces only.
    constexpr bool has_next_to(Square square) const;
    constexpr bool empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
    constexpr int size() const {
        int count = 0;
        for (const std::uint64_t word : words_) count += std::popcount(word);
        return count;
    }

    constexpr SquareSet& operator|=(const SquareSet& other) {
        for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr SquareSet operator|(const SquareSet& other) const { return SquareSet(*this) |= other; }
    constexpr SquareSet operator&(const SquareSet& other) const {
        SquareSet out = *this;
        for (std::size_t i = 0; i < kWords; ++i) out.words_[i] &= other.words_[i];
        return out;
    }
    constexpr SquareSet without(const SquareSet& other) const {
        SquareSet out = *this;
        for (std::size_t i = 0; i < kWords; ++i) out.words_[i] &= ~other.words_[i];
        return out;
    }
    bool operator==(const SquareSet&) const = default;

    /// Return the set shifted by one row or column. A column needs no carry from word to word, because it would only pass
    /// between column 0 and the empty column 15.
    constexpr SquareSet up() const {
        SquareSet out;
        for (std::size_t i = 0; i < kWords; ++i) out.words_[i] = words_[i] >> kSquareRow;
        for (std::size_t i = 1; i < kWords; ++i) out.words_[i - 1] |= words_[i] << (64 - kSquareRow);
        return out;
    }
    constexpr SquareSet down() const {
        SquareSet out;
        for (std::size_t i = 0; i < kWords; ++i) out.words_[i] = words_[i] << kSquareRow;
        for (std::size_t i = 1; i < kWords; ++i) out.words_[i] |= words_[i - 1] >> (64 - kSquareRow);
        return out;
    }
    constexpr SquareSet left() const {
        SquareSet out;
        for (std::size_t i = 0; i < kWords; ++i) out.words_[i] = words_[i] >> 1;
        return out;
    }
    constexpr SquareSet right() const {
        SquareSet out;
        for (std::size_t i = 0; i < kWords; ++i) out.words_[i] = words_[i] << 1;
        return out;
    }
    /// Returns the squares next to those of the set (QU-B6). Members are included only if they are next to another member.
    constexpr SquareSet next_to() const { return up() | down() | left() | right(); }
    /// Returns the set and all squares that surround its members.
    constexpr SquareSet with_surroundings() const {
        const SquareSet rows = *this | up() | down();
        return rows | rows.left() | rows.right();
    }

    template <class Each>
    constexpr void for_each(Each each) const {
        for (std::size_t i = 0; i < kWords; ++i)
            for (std::uint64_t word = words_[i]; word != 0; word &= word - 1)
                each(static_cast<Square>(i * 64 + static_cast<std::size_t>(std::countr_zero(word))));
    }

  private:
    static constexpr std::size_t kWords = 4;

    std::array<std::uint64_t, kWords> words_{};
};

// Steps as differences of squares, by y, then by x. A step over an edge leads to a square that no map has, so two spaces with
// such a difference touch each other.
inline constexpr std::array kNextSteps{-kSquareRow, -1, 1, kSquareRow};
inline constexpr std::array kSurroundingSteps{-kSquareRow - 1, -kSquareRow, -kSquareRow + 1, -1,
                                              1, kSquareRow - 1, kSquareRow, kSquareRow + 1};

/// Return whether one space is next to another, or surrounds it (QU-B6).
constexpr bool is_next(Square a, Square b) { return contains(kNextSteps, a - b); }
constexpr bool is_around(Square a, Square b) { return contains(kSurroundingSteps, a - b); }

/// Returns whether one step leads from one space to the other (QU-B6, QU-H7).
constexpr bool is_step(Square a, Square b, bool oblique) { return oblique ? is_around(a, b) : is_next(a, b); }

/// Calls `each` for the squares one step away, by y, then by x. Some of them may lie beyond an edge.
template <class Each>
constexpr void for_each_step(Square from, bool oblique, Each each) {
    const auto visit = [&](const auto& steps) {
        for (const int step : steps) each(static_cast<Square>(from + step));
    };
    if (oblique) visit(kSurroundingSteps);
    else visit(kNextSteps);
}

constexpr bool SquareSet::has_next_to(Square square) const {
    for (const int step : kNextSteps)
        if (has(static_cast<Square>(square + step))) return true;
    return false;
}

constexpr SquareSet only(Square square) {
    SquareSet out;
    out.add(square);
    return out;
}

constexpr PlanetId planet_at(int col, int row) { return static_cast<PlanetId>(row * kMaxCols + col); }
constexpr int col_of(PlanetId planet) { return planet % kMaxCols; }
constexpr int row_of(PlanetId planet) { return planet / kMaxCols; }
/// Returns the tile of a square.
constexpr PlanetId tile_of(Square square) { return planet_at(x_of(square) / kTileSize, y_of(square) / kTileSize); }
constexpr Square middle_of(PlanetId planet) { return square_at(col_of(planet) * kTileSize + 1, row_of(planet) * kTileSize + 1); }

/// Orbits of each tile position, assuming that a planet lies there (QU-B3).
inline constexpr auto kOrbits = [] {
    std::array<SquareSet, kMaxTiles> out;
    for (std::size_t i = 0; i < kMaxTiles; ++i) out[i] = only(middle_of(static_cast<PlanetId>(i))).next_to();
    return out;
}();
inline constexpr auto kCorners = [] {
    std::array<SquareSet, kMaxTiles> out;
    for (std::size_t i = 0; i < kMaxTiles; ++i) {
        const SquareSet middle = only(middle_of(static_cast<PlanetId>(i)));
        out[i] = middle.with_surroundings().without(middle | kOrbits[i]);
    }
    return out;
}();

/// Returns whether a space is an orbit. Precondition: it lies on a planet tile.
constexpr bool is_orbit(Square square) { return (x_of(square) % kTileSize == 1) != (y_of(square) % kTileSize == 1); }

constexpr bool has_planet(Tile tile) { return kind_of(tile).number > 0; }
constexpr bool has_planet(const Map& map, PlanetId planet) { return planet < kMaxTiles && has_planet(map.tiles[planet]); }

/// Returns the spaces of a map: planet tiles without their planets, and the Void (QU-B2, QU-B4, QU-B5).
const SquareSet& spaces_of(MapId map);
/// Returns the spaces of the map's Void tile.
const SquareSet& void_of(MapId map);

/// Calls `each` for the planets whose tiles share an edge with this one's: above, left, right, below (QU-B7).
template <class Each>
constexpr void for_each_neighbour(const Map& map, PlanetId planet, Each each) {
    const int col = col_of(planet), row = row_of(planet);
    const auto visit = [&](int c, int r) {
        if (c >= 0 && r >= 0 && c < kMaxCols && r < kMaxRows && has_planet(map, planet_at(c, r))) each(planet_at(c, r));
    };
    visit(col, row - 1);
    visit(col - 1, row);
    visit(col + 1, row);
    visit(col, row + 1);
}

}  // namespace orrery::quantum
