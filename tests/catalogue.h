// Makes compiled catalogues, as engine/words/words.py does.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/catalogue.h"

namespace orrery::tests {

struct Translation {
    const char* english;
    const char* context;
    const char* text;
};

inline std::vector<unsigned char> catalogue(const std::vector<Translation>& translations) {
    std::vector<std::pair<std::uint32_t, std::string>> rows;
    for (const Translation& t : translations) rows.emplace_back(message_key(t.english, t.context), t.text);
    std::sort(rows.begin(), rows.end());
    std::vector<unsigned char> out{'O', 'W', 'D', '1'};
    const auto number = [&](std::size_t value) {
        for (int i = 0; i < 4; ++i) out.push_back(static_cast<unsigned char>(value >> (8 * i) & 255u));
    };
    number(rows.size());
    for (const auto& [key, text] : rows) number(key);
    std::size_t at = 8 + 8 * rows.size();
    for (const auto& [key, text] : rows) {
        number(at);
        at += text.size() + 1;
    }
    for (const auto& [key, text] : rows) {
        out.insert(out.end(), text.begin(), text.end());
        out.push_back(0);
    }
    return out;
}

}  // namespace orrery::tests
