// Operations on saved games: listing, opening, renaming, copying, deleting, restoring. Damage to them must be detected.
#include "engine/match/save_store.h"

#include "tests/match/fake_storage.h"
#include "tests/match/kept_game.h"
#include "tests/match/table.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

using tests::damage;
using tests::damage_rounds;
using tests::FakeStorage;
using tests::header_for;
using tests::Kept12;
using tests::new_match;
using tests::parsed;
using tests::play_on;

TEST(SaveStore, KeepsListsAndOpensGames) {
    FakeStorage storage;
    SaveStore store(storage);
    EXPECT_TRUE(store.list().empty());
    const auto match = new_match(3, 7);
    play_on(*match, 20);
    SaveHeader header = header_for(*match);
    header.seats[2] = {true, "random"};
    ASSERT_EQ(store.put(header, *match), StoreAnswer::done);
    const auto other = new_match(2, 8);
    play_on(*other, 2000);
    SaveHeader later = header_for(*other);
    later.id = "test-2";
    later.updated = "2026-11-22T09:00:00Z";
    ASSERT_EQ(store.put(later, *other), StoreAnswer::done);

    const auto list = store.list();
    ASSERT_EQ(list.size(), 2u);
    EXPECT_EQ(list[0], summary_of(later, *other));
    EXPECT_EQ(list[1], summary_of(header, *match));
    EXPECT_FALSE(list[0].to_act);
    EXPECT_EQ(list[1].to_act, match->to_act());
    EXPECT_EQ(list[1].ply, 20u);
    EXPECT_TRUE(list[1].seats[2].is_bot);

    auto opened = store.open("test-1");
    ASSERT_TRUE(opened) << opened.error().message;
    EXPECT_EQ(opened->save.match->hash(), match->hash());
    EXPECT_FALSE(opened->is_backup);
    EXPECT_FALSE(store.open("test-3"));
    EXPECT_FALSE(store.open("../x"));
    store.remove("test-1");
    EXPECT_EQ(store.list().size(), 1u);
}

TEST(SaveStore, ADamagedGameIsShownAndItsBackupOpened) {
    FakeStorage storage;
    SaveStore store(storage);
    const auto match = new_match(2, 7);
    const SaveHeader header = header_for(*match);
    play_on(*match, 5);
    const std::string earlier = match->hash();
    ASSERT_EQ(store.put(header, *match), StoreAnswer::done);
    play_on(*match, 5);
    ASSERT_EQ(store.put(header, *match), StoreAnswer::done);
    storage.entries.at("orrery/v1/save/test-1#2")[500] ^= 4;
    auto opened = store.open("test-1");
    ASSERT_TRUE(opened);
    EXPECT_TRUE(opened->is_backup);
    EXPECT_EQ(opened->save.match->hash(), earlier);
    EXPECT_EQ(store.list()[0].ply, 5u);
    storage.entries.at("orrery/v1/save/test-1#1").resize(300);
    EXPECT_FALSE(store.open("test-1"));
    ASSERT_EQ(store.list().size(), 1u);
    EXPECT_TRUE(store.list()[0].is_damaged);
    EXPECT_EQ(store.list()[0].id, "test-1");
    EXPECT_EQ(store.keeper().raw().size(), 3u);
}

TEST(SaveStore, ValuesStandBesideTheGames) {
    FakeStorage storage;
    SaveStore store(storage);
    EXPECT_EQ(store.put_value("settings", "{}"), StoreAnswer::done);
    EXPECT_EQ(store.value("settings")->text, "{}");
    EXPECT_TRUE(store.list().empty());
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
    for (const char* name : {"looks/test-1", "analysis/test-1"}) ASSERT_EQ(kept.store.put_value(name, "{}"), StoreAnswer::done);
    kept.storage.entries.at("orrery/v1/save/test-1#2")[300] ^= 2;      // damaged copies too
    const auto before = kept.storage.entries;
    const TakenGame taken = kept.store.take("test-1");
    EXPECT_FALSE(kept.store.holds("test-1"));
    EXPECT_EQ(kept.storage.entries.size(), 1u) << "nothing of it is left, nothing else is gone";
    EXPECT_EQ(kept.store.give_back(taken), StoreAnswer::done);
    EXPECT_EQ(kept.storage.entries, before);
    EXPECT_TRUE(kept.store.holds("test-1"));

    kept.store.take("test-1");
    for (int room = 0; room < static_cast<int>(taken.entries.size()); ++room) {
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

}  // namespace
}  // namespace orrery
