#include "engine/match/keeper.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "tests/match/fake_storage.h"

namespace orrery {
namespace {

using tests::FakeStorage;

TEST(StoredCopy, UnwrapsOnlyWhatWasWrapped) {
    const std::string text = "{\"a\":1}\nzwei";
    const std::string stored = wrap_copy(8, text);
    EXPECT_EQ(unwrap_copy(8, stored), text);
    EXPECT_EQ(unwrap_copy(7, stored), std::nullopt);
    EXPECT_EQ(unwrap_copy(8, ""), std::nullopt);
    EXPECT_EQ(unwrap_copy(1, wrap_copy(1, "")), "");
    for (std::size_t i = 0; i < stored.size(); ++i) {
        EXPECT_EQ(unwrap_copy(8, stored.substr(0, i)), std::nullopt) << i;
        for (int bit = 0; bit < 8; ++bit) {
            std::string flipped = stored;
            flipped[i] = static_cast<char>(flipped[i] ^ (1 << bit));
            EXPECT_EQ(unwrap_copy(8, flipped), std::nullopt) << i << " " << bit;
        }
    }
}

TEST(Keeper, KeepsTheLastTwo) {
    FakeStorage storage;
    Keeper keeper(storage);
    EXPECT_FALSE(keeper.get("x"));
    EXPECT_FALSE(keeper.is_damaged("x"));
    for (int i = 1; i <= 5; ++i) {
        EXPECT_EQ(keeper.put("x", "value " + std::to_string(i)), StoreAnswer::done);
        const auto kept = keeper.get("x");
        ASSERT_TRUE(kept);
        EXPECT_EQ(kept->text, "value " + std::to_string(i));
        EXPECT_FALSE(kept->is_backup);
    }
    EXPECT_EQ(storage.entries.size(), 3u);
    EXPECT_EQ(storage.entries.count("orrery/v1/x#5"), 1u);
    EXPECT_EQ(storage.entries.count("orrery/v1/x#4"), 1u);
    EXPECT_EQ(storage.entries.at("orrery/v1/x").substr(0, 18), "orrery-switch/1 5 ");
    storage.entries["orrery/v1/x#5"][20] ^= 1;
    const auto backup = keeper.get("x");
    ASSERT_TRUE(backup);
    EXPECT_EQ(backup->text, "value 4");
    EXPECT_TRUE(backup->is_backup);
    EXPECT_EQ(keeper.put("x", "value 6"), StoreAnswer::done);
    EXPECT_FALSE(keeper.get("x")->is_backup);
    EXPECT_EQ(storage.entries.size(), 3u);
    keeper.remove("x");
    EXPECT_TRUE(storage.entries.empty());
}

TEST(Keeper, LeavesOtherKeysAlone) {
    FakeStorage storage;
    storage.entries = {{"orrery/v1/xy", "other"}, {"someone/else", "x"}, {"orrery/v2/x#9", "later"}};
    Keeper keeper(storage);
    ASSERT_EQ(keeper.put("x", "mine"), StoreAnswer::done);
    ASSERT_EQ(keeper.put("x", "mine"), StoreAnswer::done);
    ASSERT_EQ(keeper.put("x", "mine"), StoreAnswer::done);
    keeper.remove("x");
    EXPECT_EQ(storage.entries.size(), 3u);
    EXPECT_EQ(keeper.names(""), (std::vector<std::string>{"xy"}));
    EXPECT_EQ(keeper.raw().size(), 1u);
}

// One key is flipped, cut or removed. The keeper then reads a value that was written, or reports damage.
TEST(Keeper, NothingDamagedIsBelieved) {
    FakeStorage storage;
    Keeper keeper(storage);
    for (int i = 1; i <= 3; ++i) ASSERT_EQ(keeper.put("x", "the value number " + std::to_string(i)), StoreAnswer::done);
    const auto good = storage.entries;
    Rng pick(3);
    int backups = 0, newest = 0;
    for (int round = 0; round < 10000; ++round) {
        storage.entries = good;
        auto at = storage.entries.begin();
        std::advance(at, pick.below(3));
        std::string& value = at->second;
        switch (pick.below(4)) {
            case 0: value.resize(pick.below(static_cast<std::uint32_t>(value.size()))); break;
            case 1: storage.entries.erase(at); break;
            case 2: value += static_cast<char>(pick.below(128)); break;
            default: {
                char& byte = value[pick.below(static_cast<std::uint32_t>(value.size()))];
                byte = static_cast<char>(byte ^ (1 << pick.below(8)));
            }
        }
        const auto kept = keeper.get("x");
        ASSERT_TRUE(kept) << "one key is damaged, and nothing is left";
        ASSERT_TRUE(kept->text == "the value number 3" || kept->text == "the value number 2") << kept->text;
        newest += kept->text.back() == '3';
        backups += kept->is_backup;
        ASSERT_EQ(kept->is_backup, kept->text.back() == '2');
    }
    EXPECT_GT(backups, 1000);
    EXPECT_GT(newest, 1000);
    for (auto& [key, value] : storage.entries) value = "?";
    EXPECT_FALSE(keeper.get("x"));
    EXPECT_TRUE(keeper.is_damaged("x"));
}

// The quota is reached at every possible write, with every amount of room.
TEST(Keeper, AFullStoreLosesNothing) {
    for (int before = 0; before < 4; ++before) {
        for (int sets = 0; sets < 6; ++sets) {
            for (const StoreAnswer refusal : {StoreAnswer::full, StoreAnswer::blocked}) {
                FakeStorage storage;
                Keeper keeper(storage);
                for (int i = 1; i <= before; ++i) ASSERT_EQ(keeper.put("x", std::to_string(i)), StoreAnswer::done);
                storage.sets_left = sets;
                storage.refusal = refusal;
                const StoreAnswer answer = keeper.put("x", "new");
                const auto kept = keeper.get("x");
                if (answer == StoreAnswer::done) {
                    ASSERT_TRUE(kept);
                    EXPECT_EQ(kept->text, "new");
                } else if (before > 0) {
                    ASSERT_TRUE(kept);
                    EXPECT_EQ(kept->text, std::to_string(before)) << sets;
                } else {
                    EXPECT_FALSE(kept);
                    EXPECT_TRUE(storage.entries.empty());
                }
            }
        }
    }
    const std::string large(1000, 'x');
    for (std::size_t room = 0; room < 6000; room += 7) {
        FakeStorage storage;
        Keeper keeper(storage);
        ASSERT_EQ(keeper.put("x", "1"), StoreAnswer::done);
        ASSERT_EQ(keeper.put("x", "2"), StoreAnswer::done);
        storage.room = room;
        const StoreAnswer answer = keeper.put("x", large);
        const auto kept = keeper.get("x");
        ASSERT_TRUE(kept);
        EXPECT_EQ(kept->text, answer == StoreAnswer::done ? large : "2") << room;
        EXPECT_FALSE(kept->is_backup);
    }
}

TEST(Keeper, AFullStoreGivesUpTheBackupBeforeTheGame) {
    FakeStorage storage;
    Keeper keeper(storage);
    ASSERT_EQ(keeper.put("x", std::string(1000, 'a')), StoreAnswer::done);
    ASSERT_EQ(keeper.put("x", std::string(1000, 'b')), StoreAnswer::done);
    storage.room = storage.used() + 100;                   // a third copy does not fit
    EXPECT_EQ(keeper.put("x", std::string(1000, 'c')), StoreAnswer::done);
    EXPECT_EQ(keeper.get("x")->text, std::string(1000, 'c'));
    EXPECT_EQ(keeper.put("x", std::string(9000, 'd')), StoreAnswer::full);
    EXPECT_EQ(keeper.get("x")->text, std::string(1000, 'c'));
    EXPECT_EQ(storage.entries.size(), 3u) << "the backup is put back when giving it up did not help";
}

// The program stops after every possible change.
TEST(Keeper, StoppingInTheMiddleLosesAtMostTheNewValue) {
    for (int calls = 0; calls < 8; ++calls) {
        FakeStorage storage;
        Keeper keeper(storage);
        for (int i = 1; i <= 3; ++i) ASSERT_EQ(keeper.put("x", std::to_string(i)), StoreAnswer::done);
        storage.calls_left = calls;
        (void)keeper.put("x", "4");
        storage.calls_left = 1 << 30;
        const auto kept = keeper.get("x");
        ASSERT_TRUE(kept) << calls;
        EXPECT_TRUE(kept->text == "3" || kept->text == "4") << calls << kept->text;
        ASSERT_EQ(keeper.put("x", "5"), StoreAnswer::done);
        EXPECT_EQ(keeper.get("x")->text, "5");
        EXPECT_EQ(storage.entries.size(), 3u) << "what the stop left behind is tidied up";

        storage.calls_left = calls;
        keeper.remove("x");
        storage.calls_left = 1 << 30;
        const auto left = keeper.get("x");
        EXPECT_TRUE(!left || left->text == "5");
        EXPECT_FALSE(keeper.is_damaged("x"));
    }
}

TEST(Keeper, AStoreThatLiesIsFoundOut) {
    for (const bool loses : {true, false}) {
        FakeStorage storage;
        Keeper keeper(storage);
        ASSERT_EQ(keeper.put("x", "good"), StoreAnswer::done);
        (loses ? storage.loses_writes : storage.halves_writes) = true;
        EXPECT_EQ(keeper.put("x", "new"), StoreAnswer::blocked);
        EXPECT_EQ(keeper.get("x")->text, "good");
    }
}

// The stored data cannot be read for a while; meanwhile a write succeeds, fails or finds no room. No stored data may be
// lost.
TEST(Keeper, AStoreThatCannotBeReadLosesNothing) {
    for (int before = 1; before < 4; ++before)
        for (const bool hides_keys : {true, false})
            for (const bool hides_texts : {true, false})
                for (int sets = 0; sets < 5; ++sets)
                    for (const StoreAnswer refusal : {StoreAnswer::full, StoreAnswer::blocked}) {
                        if (!hides_keys && !hides_texts) continue;
                        FakeStorage storage;
                        Keeper keeper(storage);
                        for (int i = 1; i <= before; ++i) ASSERT_EQ(keeper.put("x", std::to_string(i)), StoreAnswer::done);
                        storage.hides_keys = hides_keys;
                        storage.hides_texts = hides_texts;
                        storage.sets_left = sets;
                        storage.refusal = refusal;
                        const StoreAnswer answer = keeper.put("x", "new");
                        storage.hides_keys = storage.hides_texts = false;
                        storage.sets_left = 1 << 30;
                        const auto kept = keeper.get("x");
                        ASSERT_TRUE(kept) << before << hides_keys << hides_texts << sets;
                        EXPECT_EQ(kept->text, answer == StoreAnswer::done ? "new" : std::to_string(before)) << hides_keys << hides_texts << sets;
                        ASSERT_EQ(keeper.put("x", "next"), StoreAnswer::done);
                        EXPECT_EQ(keeper.get("x")->text, "next");
                        EXPECT_LE(storage.entries.size(), 3u);
                    }
}

}  // namespace
}  // namespace orrery
