// Import of games from files, one save or a rescue file. Damage to them must be detected.
#include "engine/match/rescue.h"

#include <algorithm>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "tests/match/fake_storage.h"
#include "tests/match/kept_game.h"
#include "tests/match/table.h"
#include "tests/rounds.h"

#ifdef ORRERY_SANITIZED
#include <sanitizer/allocator_interface.h>
#endif

namespace orrery {
namespace {

using tests::damage;
using tests::damage_rounds;
using tests::FakeStorage;
using tests::header_for;
using tests::Kept12;
using tests::new_match;
using tests::play_on;

/// Returns all games of a file.
Result<std::vector<LoadedSave>> imported(std::string_view text) {
    std::vector<LoadedSave> games;
    const auto count = read_import(text, [&games](LoadedSave game) {
        games.push_back(std::move(game));
        return true;
    });
    if (!count) return count.error();
    EXPECT_EQ(*count, games.size());
    return games;
}

// A damaged file is refused with a place and a reason, or it is a sound game whose moves are all legal.
TEST(DamagedSaves, AFileIsRefusedOrSound) {
    const auto match = new_match(2, 7);
    play_on(*match, 20);
    const std::string good = to_text(write_save(header_for(*match), *match));
    Rng pick(29);
    int refused = 0, sound = 0;
    const int rounds = damage_rounds() / 2;
    for (int round = 0; round < rounds; ++round) {
        FakeStorage file;
        file.entries["file"] = good;
        damage(file, pick, 1);
        const auto read = imported(file.entries["file"]);
        if (!read) {
            ASSERT_FALSE(read.error().message.empty());
            ++refused;
            continue;
        }
        ++sound;
        ASSERT_EQ(read->size(), 1u);
        const LoadedSave& save = read->front();
        ASSERT_TRUE(read_save(write_save(save.header, *save.match)));
    }
    EXPECT_GT(refused, rounds / 2);
    EXPECT_GT(sound, 0) << "a changed letter of the title harms nobody";
}

TEST(Import, TakesASaveOrEverythingOfARescueFile) {
    Kept12 kept;
    const auto other = new_match(2, 9);
    SaveHeader second = header_for(*other);
    second.id = "test-2";
    ASSERT_EQ(kept.store.put(second, *other), StoreAnswer::done);
    const std::string file = rescue_file(kept.store.keeper().raw());
    auto games = imported(file);
    ASSERT_TRUE(games) << games.error().pointer << games.error().message;
    EXPECT_EQ(games->size(), 2u);

    kept.storage.entries.at("orrery/v1/save/test-1#2") = "\xFF\xC0 nonsense";
    kept.storage.entries.at("orrery/v1/save/test-2#1") = "?";
    games = imported("\xEF\xBB\xBF" + rescue_file(kept.store.keeper().raw()));
    ASSERT_TRUE(games) << games.error().pointer << games.error().message;
    ASSERT_EQ(games->size(), 1u) << "what cannot be read is left out";
    EXPECT_EQ(games->front().match->hash(), kept.before);

    const auto one = imported(to_text(write_save(kept.header, *kept.match)));
    ASSERT_TRUE(one);
    EXPECT_EQ(one->front().match->hash(), kept.now);
}

#ifdef __GLIBC__
/// Returns the bytes of the heap in use.
std::size_t allocated_bytes() {
#ifdef ORRERY_SANITIZED
    return __sanitizer_get_current_allocated_bytes();
#else
    return mallinfo2().uordblks;
#endif
}

// Games are opened one at a time, so the memory for a file of many games does not grow with their number.
TEST_NATIVELY(Import, HoldsOneHistoryAtATime) {
    constexpr int kGames = 12;
    FakeStorage storage;
    SaveStore store(storage);
    for (int game = 0; game < kGames; ++game) {
        const auto match = new_match(4, static_cast<std::uint64_t>(game));
        play_on(*match, 120);
        SaveHeader header = header_for(*match);
        header.id += std::to_string(game);
        ASSERT_EQ(store.put(header, *match), StoreAnswer::done);
    }
    const std::string file = rescue_file(store.keeper().raw());
    std::vector<std::size_t> used;
    std::size_t history = 0;
    const auto games = read_import(file, [&](LoadedSave save) {
        const std::size_t with = allocated_bytes();
        used.push_back(with);
        save.match.reset();
        history = std::max(history, with - allocated_bytes());
        return true;
    });
    ASSERT_TRUE(games);
    ASSERT_EQ(*games, std::size_t{kGames});
    EXPECT_GT(history, 0u);
    EXPECT_LT(used.back(), used.front() + 3 * history);    // margin for what the heap itself keeps
}
#endif

TEST(Import, StopsWhereNoMoreIsTaken) {
    Kept12 kept;
    const auto other = new_match(2, 9);
    SaveHeader second = header_for(*other);
    second.id = "test-2";
    ASSERT_EQ(kept.store.put(second, *other), StoreAnswer::done);
    int taken = 0;
    const auto games = read_import(rescue_file(kept.store.keeper().raw()), [&taken](const LoadedSave&) { return ++taken > 1; });
    ASSERT_TRUE(games);
    EXPECT_EQ(*games, 1u);
    EXPECT_EQ(taken, 1);
}

TEST(Import, IsCapped) {
    const auto refused = [](const std::string& text, const std::string& pointer) {
        const auto read = imported(text);
        return !read && !read.error().message.empty() && read.error().pointer == pointer;
    };
    EXPECT_TRUE(refused(std::string(kMaxImportBytes + 1, ' '), ""));
    EXPECT_TRUE(refused("", ""));
    EXPECT_TRUE(refused("[]", ""));
    EXPECT_TRUE(refused("{}", ""));
    std::string deep(kMaxJsonDepth + 5, '[');
    deep += std::string(kMaxJsonDepth + 5, ']');
    EXPECT_FALSE(imported(deep));
    EXPECT_TRUE(refused(R"({"format":"orrery-rescue/1"})", ""));
    EXPECT_TRUE(refused(R"({"format":"orrery-rescue/1","entries":{}})", "/entries"));
    EXPECT_TRUE(refused(R"({"format":"orrery-rescue/1","entries":[]})", "/entries"));
    EXPECT_TRUE(refused(R"({"format":"orrery-rescue/1","entries":[["a","b"],["c"]]})", "/entries/1"));
    EXPECT_TRUE(refused(R"({"format":"orrery-rescue/1","entries":[["a",7]]})", "/entries/0/1"));
    const auto match = new_match(2, 7);
    Json save = write_save(header_for(*match), *match);
    Json move = Json::object();
    move["type"] = "end_turn";
    for (std::size_t i = 0; i <= static_cast<std::size_t>(match->game().max_plies); ++i) save["moves"].push_back(move);
    EXPECT_TRUE(refused(to_text(save), "/moves"));
}

}  // namespace
}  // namespace orrery
