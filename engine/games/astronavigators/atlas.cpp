#include "engine/games/astronavigators/atlas.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace orrery::astronavigators {

namespace {

bool are_neighbours(SpaceId a, SpaceId b) {                // AN-A31
    const int columns = std::abs(column_of(a) - column_of(b));
    return a != b && std::abs(row_of(a) - row_of(b)) <= 1 && (columns <= 1 || columns == kColumns - 1);
}

struct Atlas {
    std::array<std::array<SpaceSet, kSpaceCount>, kEarthTransports> steps;
    std::array<SpaceSet, kEarthTransports> ends;
    std::array<std::array<SpaceSet, kMostSteps + 1>, kEarthTransports> near;
    std::array<std::array<std::uint8_t, kSpaceCount>, kSpaceCount> legs;

    Atlas() {
        add_links(Transport::car, kRoads);                 // AN-A32
        add_links(Transport::train, kRailways);
        add_links(Transport::ship, kSeaways);              // AN-A33
        add_row(Transport::ship, kPolarRow);
        for (const Transport transport : {Transport::helicopter, Transport::plane}) {  // AN-A34
            for (SpaceId a = 0; a < kSpaceCount; ++a)
                for (SpaceId b = 0; b < kSpaceCount; ++b)
                    if (are_neighbours(a, b)) of(transport)[a].add(b);
            add_row(transport, kPolarRow);
            add_row(transport, -kPolarRow);
        }
        for (std::size_t i = 0; i < kEarthTransports; ++i) {
            for (SpaceId space = 0; space < kSpaceCount; ++space) {
                const bool is_sea_end = kTransportList[i] == Transport::ship && kSpaces[space].is_sea;
                if (is_sea_end || has_icon(space, kTransportList[i])) ends[i].add(space);      // AN-A35
            }
            near[i][0] = ends[i];
            for (std::size_t n = 1; n <= static_cast<std::size_t>(kMostSteps); ++n) {
                near[i][n] = near[i][n - 1];
                for (SpaceId space = 0; space < kSpaceCount; ++space)
                    if (steps[i][space].meets(near[i][n - 1])) near[i][n].add(space);
            }
        }
        count_legs();
    }

  private:
    std::array<SpaceSet, kSpaceCount>& of(Transport transport) { return steps[index_of(transport)]; }
    template <class Links>
    void add_links(Transport transport, const Links& links) {
        for (const Link& link : links) {
            of(transport)[link.a].add(link.b);
            of(transport)[link.b].add(link.a);
        }
    }
    void add_row(Transport transport, int row) {
        for (SpaceId a = 0; a < kSpaceCount; ++a)
            for (SpaceId b = 0; b < kSpaceCount; ++b)
                if (a != b && row_of(a) == row && row_of(b) == row) of(transport)[a].add(b);
    }
    /// Counts legs between all spaces by the icons of each space.
    void count_legs() {
        std::array<SpaceSet, kSpaceCount> next{};
        for (SpaceId from = 0; from < kSpaceCount; ++from)
            for (std::size_t i = 0; i < kEarthTransports; ++i)
                if (has_icon(from, kTransportList[i])) next[from].add_all(leg_from(i, from));
        for (SpaceId from = 0; from < kSpaceCount; ++from) {
            auto& row = legs[from];
            row.fill(255);
            row[from] = 0;
            for (std::uint8_t n = 0, found = 1; found != 0; ++n) {
                found = 0;
                for (SpaceId at = 0; at < kSpaceCount; ++at)
                    if (row[at] == n)
                        for (SpaceId to = 0; to < kSpaceCount; ++to)
                            if (row[to] == 255 && next[at].has(to)) row[to] = static_cast<std::uint8_t>(n + 1), found = 1;
            }
        }
    }
    SpaceSet leg_from(std::size_t i, SpaceId from) const {
        SpaceSet reached, out;
        reached.add(from);
        for (int step = 0; step < kTransports[i].allowance; ++step) {
            SpaceSet wider = reached;
            reached.for_common(reached, [&](SpaceId at) { wider.add_all(steps[i][at]); });
            reached = wider;
        }
        reached.for_common(ends[i], [&](SpaceId end) { out.add(end); });
        return out;
    }
};

const Atlas& atlas() {
    static const Atlas only;
    return only;
}

}  // namespace

const SpaceSet& steps_from(Transport transport, SpaceId space) { return atlas().steps[index_of(transport)][space]; }
const SpaceSet& leg_ends(Transport transport) { return atlas().ends[index_of(transport)]; }
const SpaceSet& near_an_end(Transport transport, int steps) {
    assert(0 <= steps && steps <= kMostSteps);
    return atlas().near[index_of(transport)][static_cast<std::size_t>(steps)];
}
int legs_between(SpaceId from, SpaceId to, int limit) { return std::clamp<int>(atlas().legs[from][to], 1, limit); }

}  // namespace orrery::astronavigators
