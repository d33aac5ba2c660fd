// What every text of a game owes to its readers, whatever it says.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "engine/core/rule.h"
#include "engine/core/text.h"

namespace orrery::tests {

inline bool has_japanese(const std::string& text) {
    return std::any_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0xE3 && byte <= 0xE9;               // the first byte of kana and the common ideographs
    });
}

/// A sentence that a person may read: nothing left to fill in, and calm words.
inline void expect_readable(const std::string& text, Lang lang) {
    EXPECT_FALSE(text.empty());
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
    EXPECT_EQ(text.find('}'), std::string::npos) << text;
    EXPECT_EQ(text.find("  "), std::string::npos) << text;
    if (lang == Lang::ja) {
        EXPECT_TRUE(has_japanese(text)) << text;
        EXPECT_EQ(text.find("。 "), std::string::npos) << text;
    } else {
        EXPECT_FALSE(has_japanese(text)) << text;
        for (const char* word : {"invalid", "Invalid", "error", "Error", "illegal", "Illegal"})
            EXPECT_EQ(text.find(word), std::string::npos) << text;
    }
}

/// Each rule once, with a sentence of its own in both languages.
inline void expect_rules_readable(const Rules& rules) {
    std::set<std::string> ids, texts;
    for (const Rule* rule : rules) {
        EXPECT_TRUE(ids.insert(rule->id).second) << rule->id;
        for (const Lang lang : kLangs) {
            expect_readable(rule->text.in(lang), lang);
            EXPECT_TRUE(texts.insert(rule->text.in(lang)).second) << rule->id;
        }
        const std::string en = rule->text.en, ja = rule->text.ja;
        EXPECT_TRUE(en.back() == '.') << rule->id;
        EXPECT_EQ(ja.substr(ja.size() - 3), "。") << rule->id;
    }
}

}  // namespace orrery::tests
