// Catalogues: the built-in one has every text of the games, a damaged one is refused. Languages: codes, plural forms, phrases.
#include "engine/core/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/number.h"
#include "engine/match/games.h"
#include "tests/catalogue.h"
#include "tests/rounds.h"

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

TEST_NATIVELY(Readme, StatesTheSeatsOfEveryGame) {
    std::ifstream in(std::string(ORRERY_TESTS_DIR) + "/../README.md");
    std::vector<std::string> rows;
    for (std::string line; std::getline(in, line);)
        if (line.rfind("| ", 0) == 0) rows.push_back(line);
    for (const GameEntry& entry : all_games()) {
        const GameInfo& info = *entry.info;
        const auto row = std::find_if(rows.begin(), rows.end(), [&info](const std::string& one) {
            return one.rfind(std::string("| ") + info.saved_names[0], 0) == 0;
        });
        ASSERT_NE(row, rows.end()) << info.id;
        const std::string seats = " | " + std::to_string(info.min_seats) + "–" + std::to_string(info.max_seats) + " | ";
        EXPECT_NE(row->find(seats), std::string::npos) << *row << ", expected" << seats;
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

TEST(Languages, OfferedOnesAreFoundByTheirCode) {
    for (const Lang lang : kLangs) EXPECT_EQ(lang_by_code(code(lang)), lang);
    for (const char* other : {"", "e", "EN", "de", "x-longer", "x-polish"}) EXPECT_EQ(lang_by_code(other), std::nullopt) << other;
    std::vector<Lang> met{Lang::en};
    for (std::size_t i = 1; i < std::size(kLangs); ++i) met.push_back(next_language(met.back()));
    EXPECT_TRUE(std::is_permutation(met.begin(), met.end(), std::begin(kLangs), std::end(kLangs)));
    EXPECT_EQ(next_language(met.back()), Lang::en);
    EXPECT_EQ(next_language(Lang::longer), Lang::en);
}

TEST(Languages, PluralFormsFollowTheLanguage) {
    const Text message = msg("{n} {n|thing|things}");
    for (const char* number : {"0", "2", "5", "11", "21", "1.5"}) {
        EXPECT_EQ(plural_form(Lang::en, number), 1u) << number;
        EXPECT_EQ(plural_form(Lang::longer, number), 1u) << number;
        EXPECT_EQ(plural_form(Lang::ja, number), 0u) << number;
    }
    EXPECT_EQ(fill(message, Lang::en, {{"n", 1}}), "1 thing");
    EXPECT_EQ(fill(message, Lang::en, {{"n", 21}}), "21 things");
    EXPECT_EQ(plural_form(Lang::polish, "1"), 0u);
    for (const char* few : {"2", "3", "4", "22", "34", "102"}) EXPECT_EQ(plural_form(Lang::polish, few), 1u) << few;
    for (const char* many : {"0", "5", "11", "12", "13", "14", "21", "31", "100", "101", "112", "", "1.5", "?"})
        EXPECT_EQ(plural_form(Lang::polish, many), 2u) << many;
}

// CLDR's categories at the numbers where rules of plurals usually differ. Every language needs a row: the array has one for each.
TEST(Languages, PluralFormsAtTheBoundariesAreThoseOfCldr) {
    struct Row {
        Lang lang;
        const char* forms;                                 ///< for 0, 1, 2, 5, 12, 21, 22, 25: o(ne), f(ew), m(any), x for other
        const char* order;                                 ///< of the forms in a message
    };
    constexpr int kNumbers[] = {0, 1, 2, 5, 12, 21, 22, 25};
    constexpr std::array<Row, kLangCount> kRows{{
        {Lang::en, "xoxxxxxx", "ox"},
        {Lang::ja, "xxxxxxxx", "x"},
        {Lang::longer, "xoxxxxxx", "ox"},
        {Lang::polish, "mofmmmfm", "ofm"},                 // 21 is many, unlike in Russian; 12 is many, 22 few
    }};
    static const auto longer = tests::catalogue({{"{n|one|other} at a boundary", "", "{n|o|x}"}});
    static const auto polish = tests::catalogue({{"{n|one|other} at a boundary", "", "{n|o|f|m}"}});
    static const auto japanese = tests::catalogue({{"{n|one|other} at a boundary", "", "{n|x}"}});
    ASSERT_TRUE(add_catalogue(Lang::longer, longer) && add_catalogue(Lang::polish, polish) && add_catalogue(Lang::ja, japanese));
    for (std::size_t i = 0; i < kRows.size(); ++i) {
        const Row& row = kRows[i];
        EXPECT_EQ(static_cast<std::size_t>(row.lang), i);
        for (std::size_t k = 0; k < std::size(kNumbers); ++k) {
            const std::string number = std::to_string(kNumbers[k]), wanted(1, row.forms[k]);
            const std::size_t form = plural_form(row.lang, number);
            ASSERT_LT(form, std::string(row.order).size()) << code(row.lang) << " " << number;
            EXPECT_EQ(row.order[form], row.forms[k]) << code(row.lang) << " " << number;
            const std::string filled = fill(msg("{n|one|other} at a boundary"), row.lang, {{"n", kNumbers[k]}});
            EXPECT_EQ(filled, row.lang == Lang::en ? (wanted == "o" ? "one at a boundary" : "other at a boundary") : wanted) << code(row.lang) << " " << number;
        }
    }
}

TEST(Languages, ThousandsAreGroupedAsTheLanguageDoes) {
    const std::pair<std::int64_t, const char*> rows[] = {{0, "0"}, {7, "7"}, {999, "999"}, {1000, "1,000"}, {12345, "12,345"}, {999999, "999,999"},
                                                         {1000000, "1,000,000"}, {-999, "-999"}, {-1234, "-1,234"}};
    for (const Lang lang : {Lang::en, Lang::ja, Lang::longer})
        for (const auto& [number, text] : rows) EXPECT_EQ(grouped(number, lang), text) << code(lang);
    EXPECT_EQ(grouped(9999, Lang::polish), "9999") << "CLDR: the shortest number that Polish groups has five digits";
    EXPECT_EQ(grouped(10000, Lang::polish), "10\u00A0000");
    EXPECT_EQ(grouped(-1234567, Lang::polish), "-1\u00A0234\u00A0567");
    EXPECT_EQ(plural_form(Lang::polish, grouped(12342, Lang::polish)), plural_form(Lang::polish, "42")) << "a grouped number takes the same form";
    EXPECT_EQ(plural_form(Lang::polish, grouped(12312, Lang::polish)), plural_form(Lang::polish, "12"));
    EXPECT_EQ(grouped_tenths(0, Lang::en), "0.0");
    EXPECT_EQ(grouped_tenths(-5, Lang::en), "-0.5");
    EXPECT_EQ(grouped_tenths(12345, Lang::en), "1,234.5");
}

TEST(Languages, ATestLanguageIsKnownOnceItHasACatalogue) {
    static const auto words = tests::catalogue({{"{n} {n|gate|gates}", "", "{n} {n|brama|bramy|bram}"}});
    ASSERT_TRUE(add_catalogue(Lang::polish, words));
    const std::vector<Lang> known = known_languages();
    EXPECT_EQ(std::count(known.begin(), known.end(), Lang::polish), 1);
    for (const Lang lang : kLangs) EXPECT_EQ(std::count(known.begin(), known.end(), lang), 1) << code(lang);
    const auto gates = [](int n) { return phrase(msg("{n} {n|gate|gates}"), {{"n", n}}).in(Lang::polish); };
    EXPECT_EQ(gates(1), "1 brama");
    EXPECT_EQ(gates(4), "4 bramy");
    EXPECT_EQ(gates(12), "12 bram");
}

TEST(Languages, APhraseFallsBackToEnglish) {
    Phrase words{"three gates"};
    EXPECT_EQ(words.in(Lang::en), "three gates");
    EXPECT_EQ(words.in(Lang::ja), "three gates");
    words.set(Lang::polish, "trzy bramy");
    EXPECT_EQ(words.in(Lang::polish), "trzy bramy");
    EXPECT_EQ(words.in(Lang::longer), "three gates");
    EXPECT_EQ(words.in(Lang::ja), "three gates");
    EXPECT_EQ(in_all_languages([](Lang lang) { return std::string(code(lang)); }).in(Lang::ja), "ja");
}

}  // namespace
}  // namespace orrery
