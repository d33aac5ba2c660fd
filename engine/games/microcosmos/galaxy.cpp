#include "engine/games/microcosmos/galaxy.h"

#include <array>
#include <bit>

namespace orrery::microcosmos {

namespace {

constexpr auto kBeyond = [] {
    std::array<std::array<Cell, kDirections>, kCells> out{};
    for (Cell cell = 0; cell < kCells; ++cell)
        for (std::size_t d = 0; d < kDirections; ++d) out[cell][d] = beyond(cell, static_cast<Direction>(d));
    return out;
}();

constexpr int kSpots = static_cast<int>(kMaxSpots);
constexpr Nodes kCardSpots = (Nodes{1} << kMaxSpots) - 1;

/// Calls `each(cell, spots, card)` for the cells of a set of nodes.
template <class Each>
void for_cells(const Table& t, Nodes nodes, Each each) {
    while (nodes != 0) {
        const int cell = std::countr_zero(nodes) / kSpots;
        const auto spots = static_cast<unsigned>(nodes >> cell * kSpots & kCardSpots);
        nodes &= ~(kCardSpots << cell * kSpots);
        each(static_cast<Cell>(cell), spots, kPlanets[t.grid[static_cast<std::size_t>(cell)]]);
    }
}

/// Returns the spots one route away from a set of spots (MC-A303).
Nodes neighbours(const Table& t, Nodes from) {
    Nodes out = 0;
    for_cells(t, from, [&](Cell cell, unsigned spots, const Planet& card) {
        for (unsigned rest = spots; rest != 0; rest &= rest - 1)
            out |= Nodes{card.routes[static_cast<std::size_t>(std::countr_zero(rest))]} << cell * kSpots;
        for (std::size_t d = 0; d < kDirections; ++d) {
            const Cell next = kBeyond[cell][d];
            if ((spots >> card.exits[d] & 1u) == 0 || next == kNoCell || t.grid[next] == kNoPlanet) continue;
            const auto facing = static_cast<std::size_t>(opposite(static_cast<Direction>(d)));
            out |= bit_of(next * kSpots + kPlanets[t.grid[next]].exits[facing]);
        }
    });
    return out;
}

}  // namespace

Nodes reach(const Table& t, SpotId from, int routes) {
    Nodes all = bit_of(node_of(t, from)), edge = all;
    for (int i = 0; i < routes && edge != 0; ++i) {
        edge = neighbours(t, edge) & ~all;
        all |= edge;
    }
    return all;
}

Nodes blocked_stops(const Table& t, Seat who) {
    Nodes out = 0;
    for (const Seat other : all_seats(t.contenders())) {
        const SpotId at = t.player(other).at;
        const SpotKind kind = kind_of(at);
        if (other == who || kind == SpotKind::portal) continue;
        if (kind != SpotKind::planet || t.is_automa(other)) out |= bit_of(node_of(t, at));
    }
    return out;
}

Nodes destinations(const Table& t, Seat who) {
    const Player& player = t.player(who);
    return reach(t, player.at, travel_limit(player)) & ~bit_of(node_of(t, player.at)) & ~blocked_stops(t, who);
}

CellSet discoveries(const Table& t, Seat who) {
    const Player& player = t.player(who);
    CellSet out = 0;
    bool is_full = true;
    for (const PlanetId planet : t.grid) is_full = is_full && planet != kNoPlanet;
    if (is_full) return out;
    for_cells(t, reach(t, player.at, travel_limit(player) - 1), [&](Cell cell, unsigned spots, const Planet& card) {
        for (std::size_t d = 0; d < kDirections; ++d) {
            const Cell next = kBeyond[cell][d];
            if ((spots >> card.exits[d] & 1u) != 0 && next != kNoCell && t.grid[next] == kNoPlanet) out |= 1u << next;
        }
    });
    return out;
}

Path shortest_path(const Table& t, SpotId from, SpotId to) {
    std::array<Nodes, kMostRoutes + 1> at_distance{};      // of the destination
    Nodes all = bit_of(node_of(t, to));
    at_distance[0] = all;
    const Nodes start = bit_of(node_of(t, from));
    int routes = 0;
    while ((at_distance[static_cast<std::size_t>(routes)] & start) == 0 && routes < kMostRoutes) {
        const Nodes next = neighbours(t, at_distance[static_cast<std::size_t>(routes)]) & ~all;
        all |= next;
        at_distance[static_cast<std::size_t>(++routes)] = next;
    }
    Path path{from};
    Nodes here = start;
    for (int left = routes - 1; left >= 0; --left) {
        SpotId best = kNoSpot;
        for (Nodes next = neighbours(t, here) & at_distance[static_cast<std::size_t>(left)]; next != 0; next &= next - 1) {
            const SpotId spot = spot_at(t, std::countr_zero(next));
            if (best == kNoSpot || spot_id(spot) < spot_id(best)) best = spot;
        }
        path.push_back(best);
        here = bit_of(node_of(t, best));
    }
    return path;
}

}  // namespace orrery::microcosmos
