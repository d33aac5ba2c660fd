// Catalogues: the built-in one has every text of the games, a damaged one is refused, plural forms.
#include "engine/core/catalogue.h"

#include <gtest/gtest.h>

#include "engine/match/games.h"
#include "tests/catalogue.h"

namespace orrery {
namespace {

TEST(Catalogue, HasTheRulesAndOptionsOfEveryGame) {
    for (const GameEntry& entry : all_games()) {
        for (const Rule* rule : entry.info->rules()) EXPECT_STRNE(rule->text.in(Lang::ja), rule->text.en) << rule->id;
        for (const OptionSpec& option : *entry.info->options) EXPECT_STRNE(option.help.in(Lang::ja), option.help.en) << option.key;
        EXPECT_STREQ(entry.info->name.in(Lang::ja), entry.info->saved_names[1]);
        EXPECT_STREQ(entry.info->name.in(Lang::en), entry.info->saved_names[0]);
    }
}

TEST(Catalogue, ContextTellsEqualMessagesApart) {
    static const auto words = tests::catalogue({{"Draw of a card", "verb", "引く"}, {"Draw of a card", "a tie", "引き分け"}});
    ASSERT_TRUE(add_catalogue(Lang::ja, words));
    EXPECT_STREQ(msg("Draw of a card", "verb").in(Lang::ja), "引く");
    EXPECT_STREQ(msg("Draw of a card", "a tie").in(Lang::ja), "引き分け");
    EXPECT_STREQ(msg("Draw of a card").in(Lang::ja), "Draw of a card") << "an unknown message stays English";
    EXPECT_STREQ(verbatim("Draw of a card").in(Lang::ja), "Draw of a card");
}

TEST(Catalogue, DamagedOnesAreRefused) {
    static const auto whole = tests::catalogue({{"Damaged one", "", "一"}, {"Damaged two", "", "二"}});
    for (std::size_t size = 0; size < whole.size(); ++size)
        EXPECT_FALSE(add_catalogue(Lang::ja, std::span(whole).first(size))) << "cut off after " << size;
    const auto with = [&](std::size_t at, unsigned char byte) {
        auto bytes = whole;
        bytes[at] = byte;
        return bytes;
    };
    EXPECT_FALSE(add_catalogue(Lang::ja, with(0, 'X')));                     // another format
    EXPECT_FALSE(add_catalogue(Lang::ja, with(7, 0x80)));                    // a count beyond the file
    EXPECT_FALSE(add_catalogue(Lang::ja, with(4, 3)));                       // a count that reaches into the texts
    EXPECT_FALSE(add_catalogue(Lang::ja, with(11, 0xFF)));                   // keys out of order
    EXPECT_FALSE(add_catalogue(Lang::ja, with(16, 0)));                      // a text before the texts
    EXPECT_FALSE(add_catalogue(Lang::ja, with(17, 0xFF)));                   // a text beyond the file
    EXPECT_EQ(find_message(Lang::ja, message_key("Damaged one")), nullptr);
    ASSERT_TRUE(add_catalogue(Lang::ja, whole));
    EXPECT_STREQ(find_message(Lang::ja, message_key("Damaged one")), "一");
    EXPECT_STREQ(find_message(Lang::ja, message_key("Damaged two")), "二");
}

}  // namespace
}  // namespace orrery
