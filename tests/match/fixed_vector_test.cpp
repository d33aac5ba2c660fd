// Checks that a full list takes no further element in any build: the memory behind its array is never written.
#include "engine/core/fixed_vector.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace {

using orrery::FixedVector;

/// The list's size lies directly behind its two elements, and the mark behind the size.
struct Place {
    FixedVector<std::uint16_t, 2> list;
    std::uint16_t mark = 7;
};

template <class Change>
void expect_unchanged(Place place, Change change) {
    [[maybe_unused]] const Place before = place;
#ifdef NDEBUG
    change(place.list);
    EXPECT_EQ(place.list, before.list);
    EXPECT_EQ(place.mark, before.mark);
#else
    EXPECT_DEATH_IF_SUPPORTED(change(place.list), "");
#endif
}

TEST(FixedVector, AFullOneTakesNothingMore) {
    expect_unchanged({{1, 2}}, [](auto& list) { list.push_back(9); });
    expect_unchanged({{1, 2}}, [](auto& list) { list.insert(list.begin(), 9); });
    expect_unchanged({{1, 2}}, [](auto& list) { list.insert(list.end(), 9); });
}

TEST(FixedVector, NothingIsTakenOutThatIsNotThere) {
    expect_unchanged({{}}, [](auto& list) { list.pop_back(); });
    expect_unchanged({{1, 2}}, [](auto& list) { orrery::take(list, std::uint16_t{3}); });
}

TEST(FixedVector, TakesAsMuchAsItHasRoomFor) {
    FixedVector<std::uint16_t, 3> list{1};
    list.insert(list.begin(), 5);
    list.push_back(2);
    EXPECT_TRUE(list.full());
    EXPECT_EQ(list, (FixedVector<std::uint16_t, 3>{5, 1, 2}));
    orrery::take(list, std::uint16_t{1});
    EXPECT_EQ(list, (FixedVector<std::uint16_t, 3>{5, 2}));
}

}  // namespace
