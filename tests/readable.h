// Checks that hold for every text that a game shows to its players.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/rule.h"
#include "engine/core/text.h"

namespace orrery::tests {

inline bool has_japanese(const std::string& text) {
    return std::any_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0xE3 && byte <= 0xE9;               // the first UTF-8 byte of kana and of the common ideographs
    });
}

/// Returns the numbers in a text, in their order.
inline std::vector<int> numbers_in(const std::string& text) {
    std::vector<int> out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] < '0' || text[i] > '9') continue;
        std::size_t used = 0;
        out.push_back(std::stoi(text.substr(i), &used));
        i += used;
    }
    return out;
}

/// Expects a sentence in the language, without unfilled placeholders and without words such as "invalid" and "error".
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

/// Expects that each rule occurs once and has its own sentence in both languages.
inline void expect_rules_readable(const Rules& rules) {
    std::set<std::string> ids, texts;
    for (const Rule* rule : rules) {
        EXPECT_TRUE(ids.insert(rule->id).second) << rule->id;
        for (const Lang lang : kLangs) {
            expect_readable(rule->text.in(lang), lang);
            EXPECT_TRUE(texts.insert(rule->text.in(lang)).second) << rule->id;
        }
        const std::string en = rule->text.en, ja = rule->text.in(Lang::ja);
        EXPECT_TRUE(en.back() == '.') << rule->id;
        EXPECT_EQ(ja.substr(ja.size() - 3), "。") << rule->id;
    }
}

/// Expects that the refusal of a move by `who` names what it is about and has its own headline. `unknown` is a rule that
/// refuses nothing. `readable` checks each text, here and below.
template <class State, class Move, class Readable = decltype(&expect_readable)>
void expect_refusal_readable(const State& s, Seat who, const std::optional<Move>& m, const Violation& why, const Names& names,
                             const Rule& unknown, Readable readable = &expect_readable) {
    for (const Lang lang : kLangs) {
        const std::string text = explain(observe(s, who), who, m, why, names, lang), title = refusal_title(m, why, lang);
        readable(text, lang);
        readable(title, lang);
        EXPECT_NE(text, why.rule->text.in(lang)) << "the bare rule instead of the things concerned";
        EXPECT_NE(title, refusal_title(m, Violation{&unknown}, lang)) << why.rule->id;
    }
}

/// Expects that every seat reads the same description of the table, except for `secrets` sections of its own.
template <class State, class Readable = decltype(&expect_readable)>
void expect_table_readable(const State& s, int secrets, const Names& names, Readable readable = &expect_readable) {
    for (const Lang lang : kLangs) {
        std::set<std::string> open_parts;
        for (const Seat reader : all_seats(s.seats)) {
            std::string all;
            int secret = 0;
            for (const Section& section : describe_table(observe(s, reader), names, lang)) {
                readable(section.heading, lang);
                EXPECT_FALSE(section.lines.empty()) << section.heading;
                for (const std::string& line : section.lines) readable(line, lang);
                secret += section.secret;
                if (section.secret) continue;
                all += section.heading + "\n";
                for (const std::string& line : section.lines) all += line + "\n";
            }
            EXPECT_EQ(secret, secrets);
            open_parts.insert(all);
        }
        EXPECT_EQ(open_parts.size(), 1u);
    }
}

}  // namespace orrery::tests
