// Operations on kept games: renaming, copying, deleting, restoring, importing from files. Damage to them must be detected.
// ORRERY_DAMAGE_ROUNDS sets how often games are damaged (default: rounds(10000)).
#include <algorithm>
#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "tests/match/fake_storage.h"
#include "tests/match/table.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

using tests::FakeStorage;
using tests::header_for;
using tests::new_match;
using tests::parsed;
using tests::play_on;

int damage_rounds() {
    const char* told = std::getenv("ORRERY_DAMAGE_ROUNDS");
    return told ? std::atoi(told) : tests::rounds(10000);
}

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
void damage(FakeStorage& storage, Rng& pick, std::uint32_t keys) {
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

// A stored game is damaged anywhere, once or several times. It opens as the newest copy, or as the backup and then says so,
// or it is reported as damaged. It is never a different game and never disappears silently.
TEST(DamagedSaves, AreDetectedOrValidAndTheBackupIsOffered) {
    Kept12 kept;
    const auto good = kept.storage.entries;
    Rng pick(23);
    int newest = 0, backups = 0, lost = 0;
    const int rounds = damage_rounds() / tests::stride();
    for (int round = 0; round < rounds; ++round) {
        kept.storage.entries = good;
        const std::uint32_t keys = 1 + (round % 4 == 0 ? pick.below(3) : 0);
        damage(kept.storage, pick, keys);
        const bool is_empty = kept.storage.entries.empty();
        const auto list = kept.store.list();
        const auto opened = kept.store.open("test-1");
        ASSERT_EQ(list.size(), is_empty ? 0u : 1u);
        if (opened) {
            const std::string hash = opened->save.match->hash();
            ASSERT_TRUE(hash == kept.now || hash == kept.before);
            // If both the newest copy and its reference are lost without a trace, nothing shows that there was one.
            const bool is_before = hash == kept.before;
            ASSERT_TRUE(keys == 1 ? opened->is_backup == is_before : is_before || !opened->is_backup);
            ASSERT_FALSE(list[0].is_damaged);
            ASSERT_EQ(list[0].is_backup, opened->is_backup);
            ASSERT_EQ(list[0].ply, hash == kept.before ? 11u : 12u);
            ASSERT_FALSE(opened->save.notice);
            (opened->is_backup ? backups : newest) += 1;
        } else if (!is_empty) {
            ASSERT_TRUE(list[0].is_damaged) << "it is shown, and that it is damaged";
            ASSERT_FALSE(kept.store.raw("test-1").empty()) << "and what is left of it can be fetched";
            ++lost;
        }
        ASSERT_TRUE(opened || keys > 1) << "one damaged entry costs one move at most";
    }
    EXPECT_GT(newest, rounds / 20);
    EXPECT_GT(backups, rounds / 20);
    EXPECT_GT(lost, rounds / 200);
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

TEST(SaveStore, RenamedAndCopiedTheMovesStay) {
    Kept12 kept;
    ASSERT_EQ(kept.store.rewrite("test-1", {{}, "Sunday", {}, {}}), StoreAnswer::done);
    auto opened = kept.store.open("test-1");
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->save.header.title, "Sunday");
    EXPECT_EQ(opened->save.match->hash(), kept.now);
    EXPECT_EQ(opened->save.header.updated, kept.header.updated) << "its place in the list stays";
    EXPECT_EQ(kept.store.list()[0].title, "Sunday");

    ASSERT_EQ(kept.store.rewrite("test-1", {"copy-2", "Sunday 2", {}, true}), StoreAnswer::done);
    ASSERT_EQ(kept.store.list().size(), 2u);
    opened = kept.store.open("copy-2");
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->save.header.id, "copy-2");
    EXPECT_TRUE(opened->save.header.is_slot);
    EXPECT_EQ(opened->save.match->hash(), kept.now);
    opened = kept.store.open("test-1");
    EXPECT_FALSE(opened->save.header.is_slot);
    int slots = 0;
    for (const GameSummary& game : kept.store.list()) slots += game.is_slot;
    EXPECT_EQ(slots, 1);

    EXPECT_FALSE(kept.store.rewrite("nobody", {{}, "x", {}, {}}));
    EXPECT_FALSE(kept.store.rewrite("test-1", {"../x", {}, {}, {}}));
}

// A game of another rules version can be played from its last position only. Renaming must keep its moves.
TEST(SaveStore, RenamingKeepsMovesThatCannotBePlayedHere) {
    Kept12 kept;
    const std::string name = "save/test-1";
    std::string text = kept.store.value(name)->text;
    const std::size_t at = text.find("\"rules\":1");
    ASSERT_NE(at, text.npos);
    text.replace(at, 9, "\"rules\":9");
    ASSERT_EQ(kept.store.put_value(name, text), StoreAnswer::done);
    ASSERT_TRUE(kept.store.open("test-1")->save.notice);
    ASSERT_EQ(kept.store.rewrite("test-1", {{}, "Old", {}, {}}), StoreAnswer::done);
    const std::string after = kept.store.value(name)->text;
    EXPECT_EQ(parsed(after.substr(after.find('\n') + 1))["moves"].size(), 12u);
    EXPECT_EQ(kept.store.list()[0].title, "Old");
}

TEST(SaveStore, WhatWasDeletedComesBackByteForByte) {
    Kept12 kept;
    kept.storage.entries["orrery/v1/save/test-10"] = "another game";
    ASSERT_EQ(kept.store.put_value("looks/test-1", "{}"), StoreAnswer::done);
    kept.storage.entries.at("orrery/v1/save/test-1#2")[300] ^= 2;      // damaged copies too
    const auto before = kept.storage.entries;
    const TakenGame taken = kept.store.take("test-1");
    EXPECT_FALSE(kept.store.holds("test-1"));
    EXPECT_EQ(kept.storage.entries.size(), 1u) << "nothing of it is left, nothing else is gone";
    EXPECT_EQ(kept.store.give_back(taken), StoreAnswer::done);
    EXPECT_EQ(kept.storage.entries, before);
    EXPECT_TRUE(kept.store.holds("test-1"));

    kept.store.take("test-1");
    for (int room = 0; room < 5; ++room) {
        kept.storage.sets_left = room;
        EXPECT_EQ(kept.store.give_back(taken), StoreAnswer::full);
        EXPECT_EQ(kept.storage.entries.size(), 1u) << "half a game is none";
    }
    kept.storage.sets_left = 100;
    EXPECT_EQ(kept.store.give_back(taken), StoreAnswer::done);
    EXPECT_EQ(kept.storage.entries, before);
}

TEST(SaveStore, CountsWhatItTakesAsABrowserDoes) {
    EXPECT_EQ(stored_units("abc"), 3u);
    EXPECT_EQ(stored_units("アキ"), 2u);
    EXPECT_EQ(stored_units("\xF0\x9F\x9A\x80"), 2u);
    FakeStorage storage;
    SaveStore store(storage);
    EXPECT_EQ(store.used_units(), 0u);
    storage.entries = {{"orrery/v1/a", "12345"}, {"other", "1234567890"}};
    EXPECT_EQ(store.used_units(), 16u);
}

TEST(SaveStore, SummariesTellWinnersColoursAndSlots) {
    FakeStorage storage;
    SaveStore store(storage);
    const auto match = new_match(2, 8);
    play_on(*match, 4000);
    SaveHeader header = header_for(*match);
    header.is_slot = true;
    header.deal = 18446744073709551615u;
    header.seats = {{false, "", "red"}, {true, "random", "blue"}};
    ASSERT_EQ(store.put(header, *match), StoreAnswer::done);
    const auto list = store.list();
    ASSERT_EQ(list.size(), 1u);
    EXPECT_EQ(list[0], summary_of(header, *match));
    EXPECT_EQ(list[0].winners, match->score().winners);
    EXPECT_TRUE(list[0].is_slot);
    EXPECT_EQ(list[0].seats[0].color, "red");
    const auto opened = store.open(header.id);
    ASSERT_TRUE(opened);
    EXPECT_EQ(opened->save.header.deal, header.deal);
    EXPECT_EQ(opened->save.header.seats, header.seats);
    EXPECT_TRUE(opened->save.header.is_slot);
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
// Games are opened one at a time, so the memory for a file of many games does not grow with their number.
TEST_IN_ONE_BUILD(Import, HoldsOneHistoryAtATime) {
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
        const std::size_t with = mallinfo2().uordblks;
        used.push_back(with);
        save.match.reset();
        history = std::max(history, with - mallinfo2().uordblks);
        return true;
    });
    ASSERT_TRUE(games);
    ASSERT_EQ(*games, std::size_t{kGames});
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
