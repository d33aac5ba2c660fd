#include "engine/games/quantum/board.h"

namespace orrery::quantum {

namespace {

constexpr int kTileSquares = kTileSize * kTileSize;

SquareSet squares_of(const Map& map, bool with_planets) {
    SquareSet out;
    for (std::size_t i = 0; i < kMaxTiles; ++i) {
        const auto place = static_cast<PlanetId>(i);
        const bool wanted = map.tiles[i] == Tile::void_tile || (with_planets && has_planet(map.tiles[i]));
        for (int k = 0; wanted && k < kTileSquares; ++k)
            out.add(square_at(col_of(place) * kTileSize + k % kTileSize, row_of(place) * kTileSize + k / kTileSize));
        if (has_planet(map.tiles[i])) out.remove(middle_of(place));        // a planet is no space (QU-B2)
    }
    return out;
}

struct Area {
    SquareSet spaces, empty_tile;
};

std::array<Area, kMapCount> make_areas() {
    std::array<Area, kMapCount> out;
    for (std::size_t i = 0; i < kMapCount; ++i) out[i] = {squares_of(kMaps[i], true), squares_of(kMaps[i], false)};
    return out;
}

const std::array<Area, kMapCount>& areas() {
    static const std::array<Area, kMapCount> all = make_areas();
    return all;
}

}  // namespace

const SquareSet& spaces_of(MapId map) { return areas()[map].spaces; }
const SquareSet& void_of(MapId map) { return areas()[map].empty_tile; }

}  // namespace orrery::quantum
