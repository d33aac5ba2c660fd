// A saved game in a storage, and damage to its entries. ORRERY_DAMAGE_ROUNDS sets how often games are damaged (default:
// rounds(10000)).
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <iterator>
#include <memory>
#include <string>

#include "engine/core/rng.h"
#include "engine/match/save_store.h"
#include "tests/match/fake_storage.h"
#include "tests/match/table.h"
#include "tests/rounds.h"

namespace orrery::tests {

inline int damage_rounds() {
    const char* told = std::getenv("ORRERY_DAMAGE_ROUNDS");
    return told ? std::atoi(told) : tests::rounds(10000);
}

/// A store that holds a game of 12 moves and, as its backup, the copy of 11 moves.
struct Kept12 {
    FakeStorage storage;
    SaveStore store{storage};
    std::unique_ptr<AnyMatch> match = new_match(3, 7);
    SaveHeader header = header_for(*match);
    std::string before, now;

    Kept12() {
        play_on(*match, 11);
        before = match->hash();
        EXPECT_EQ(store.put(header, *match), StoreAnswer::done);
        play_on(*match, 1, 9);
        now = match->hash();
        EXPECT_EQ(store.put(header, *match), StoreAnswer::done);
    }
};

/// Damages `keys` random entries, each by flipping bits, cutting, inserting or removing.
inline void damage(FakeStorage& storage, Rng& pick, std::uint32_t keys) {
    for (std::uint32_t i = 0; i < keys && !storage.entries.empty(); ++i) {
        auto at = storage.entries.begin();
        std::advance(at, pick.below(static_cast<std::uint32_t>(storage.entries.size())));
        std::string& value = at->second;
        const std::uint32_t size = static_cast<std::uint32_t>(value.size());
        switch (size == 0 ? 3u : pick.below(5)) {
            case 0: value.resize(pick.below(size)); break;
            case 1: storage.entries.erase(at); break;
            case 2: {
                const std::uint32_t from = pick.below(size);
                value.erase(from, 1 + pick.below(40));
                break;
            }
            case 3: value.insert(pick.below(size + 1), std::string(1 + pick.below(3), static_cast<char>(pick.below(256)))); break;
            default:
                for (std::uint32_t flips = 1 + pick.below(4); flips > 0; --flips) {
                    char& byte = value[pick.below(size)];
                    byte = static_cast<char>(byte ^ (1 << pick.below(8)));
                }
        }
    }
}

}  // namespace orrery::tests
