#include "imgui_ui/app/word_search.h"

#include <algorithm>

#include "imgui_ui/kit/text_layout.h"

namespace orrery::ui {
namespace {

/// Maps letters that readers treat as equal to one form: lower case, normal width, hiragana.
char32_t one_form(char32_t c) {
    if (c >= 0xFF01 && c <= 0xFF5E) c -= 0xFEE0;
    if (c >= 0x30A1 && c <= 0x30F6) c -= 0x60;
    if (c >= 'A' && c <= 'Z') c += 32;
    if (c == 0x3000) c = ' ';
    return c;
}

struct Folded {
    std::u32string text;
    std::vector<std::size_t> at;               ///< start of each letter in the text, and the end
};

Folded fold(std::string_view text) {
    Folded out;
    for (std::size_t at = 0; at < text.size();) {
        out.at.push_back(at);
        out.text += one_form(next_code_point(text, at));
    }
    out.at.push_back(text.size());
    return out;
}

}  // namespace

std::u32string folded(std::string_view text) { return fold(text).text; }

WordQuery::WordQuery(std::string_view typed) {
    std::u32string term;
    for (char32_t c : folded(typed)) {
        if (c != ' ') term += c;
        else if (!term.empty()) terms_.push_back(std::exchange(term, {}));
    }
    if (!term.empty()) terms_.push_back(term);
}

bool WordQuery::matches(std::string_view text) const {
    const std::u32string where = folded(text);
    return std::all_of(terms_.begin(), terms_.end(), [&](const std::u32string& term) { return where.find(term) != std::u32string::npos; });
}

std::vector<Stretch> WordQuery::stretches(std::string_view text) const {
    const Folded where = fold(text);
    std::vector<Stretch> found;
    for (const std::u32string& term : terms_)
        for (std::size_t at = where.text.find(term); at != std::u32string::npos; at = where.text.find(term, at + term.size()))
            found.push_back({where.at[at], where.at[at + term.size()]});
    std::sort(found.begin(), found.end());
    std::vector<Stretch> out;
    for (const Stretch& s : found) {
        if (!out.empty() && s.first <= out.back().second) out.back().second = std::max(out.back().second, s.second);
        else out.push_back(s);
    }
    return out;
}

}  // namespace orrery::ui
