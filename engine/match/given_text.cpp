#include "engine/match/given_text.h"

#include <algorithm>

#include "engine/core/text.h"

namespace orrery {

namespace {

bool is_space(char c) { return c == ' '; }
bool is_control(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7F;
}

/// Returns the number of code points. Precondition: `text` is well-formed UTF-8.
std::size_t length(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); at += utf8_length(text, at)) ++count;
    return count;
}

bool is_id(std::string_view text, bool upper_and_dash) {
    if (text.empty() || text.size() > kMaxIdLength) return false;
    return std::all_of(text.begin(), text.end(), [&](char c) {
        const bool extra = (c >= 'A' && c <= 'Z') || c == '-';
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || (upper_and_dash && extra);
    });
}

}  // namespace

std::string tidy_name(std::string_view name) {
    std::string out;
    std::size_t characters = 0;
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t size = utf8_length(name, at);
        const std::string_view character = name.substr(at, size);
        at += std::max<std::size_t>(size, 1);
        if (character.empty() || is_control(character.front()) || (out.empty() && is_space(character.front()))) continue;
        if (++characters > kMaxNameLength) break;
        out += character;
    }
    while (!out.empty() && is_space(out.back())) out.pop_back();
    return out;
}

std::string name_trouble(std::string_view name) {
    if (!is_utf8(name)) return "a name is UTF-8";
    if (std::any_of(name.begin(), name.end(), is_control)) return "a name holds no control characters";
    if (std::all_of(name.begin(), name.end(), is_space)) return "a name is not empty";
    if (length(name) > kMaxNameLength) return "a name has at most " + std::to_string(kMaxNameLength) + " characters";
    return {};
}

std::string title_trouble(std::string_view title) {
    if (!is_utf8(title)) return "a title is UTF-8";
    if (title.size() > kMaxTitleLength) return "longer than " + std::to_string(kMaxTitleLength) + " bytes";
    return {};
}

bool is_save_id(std::string_view text) { return is_id(text, true); }

bool is_word_id(std::string_view text) { return is_id(text, false); }

}  // namespace orrery
