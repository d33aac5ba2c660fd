// Checks that a game's code names a card only in its content table. Sentences use a placeholder for the name.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::tests {

/// Returns whether `text` contains `name` as separate words.
inline bool has_words(const std::string& text, std::string_view name) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end]))) return true;
    }
    return false;
}

/// Returns the string literals of a line, without those in comments.
inline std::vector<std::string> literals_of(const std::string& line) {
    std::vector<std::string> out;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line.compare(at, 2, "//") == 0) break;
        if (line[at] != '"') continue;
        const std::size_t end = line.find('"', at + 1);
        if (end == std::string::npos) break;
        out.push_back(line.substr(at + 1, end - at - 1));
        at = end;
    }
    return out;
}

/// Fails if a source file of the game that builds sentences contains one of the names.
inline void expect_no_names_in_words(const std::string& game, const std::vector<std::string_view>& names) {
    namespace fs = std::filesystem;
    const fs::path sources = fs::path(ORRERY_TESTS_DIR) / ".." / "engine" / "games" / game;
    int read = 0;
    std::error_code none;
    for (fs::directory_iterator file(sources, none), end; file != end; file.increment(none)) {
        const std::string stem = file->path().stem().string();
        bool makes_words = false;
        for (const std::string_view word : {"describe", "explain", "words", "events"}) makes_words |= stem.compare(0, word.size(), word) == 0;
        if (!makes_words || file->path().extension() != ".cpp") continue;
        ++read;
        std::ifstream in(file->path());
        int number = 0;
        for (std::string line; std::getline(in, line);) {
            ++number;
            for (const std::string& literal : literals_of(line))
                for (const std::string_view name : names)
                    EXPECT_FALSE(has_words(literal, name)) << stem << ":" << number << ": \"" << literal << "\" names " << name;
        }
    }
    EXPECT_GT(read, 3) << "no sources in " << sources;
}

}  // namespace orrery::tests
