#include "text_layout.h"

#include <algorithm>
#include <utility>

namespace orrery::ui {
namespace {

// Characters that must not begin a line.
constexpr std::u32string_view kNotAtStart =
    U"、。，．・：；？！)）」』】］〕〉》ー々…‥〜～%％,.:;?!]}"
    U"ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ";
// Characters that must not end a line.
constexpr std::u32string_view kNotAtEnd = U"(（「『【［〔〈《[{";

bool is_space(char32_t c) { return c == U' ' || c == 0x3000; }
bool has(std::u32string_view set, char32_t c) { return set.find(c) != std::u32string_view::npos; }

std::string_view without_end_spaces(std::string_view s) {
    while (!s.empty() && s.back() == ' ') s.remove_suffix(1);
    while (!s.empty() && s.front() == ' ') s.remove_prefix(1);
    return s;
}

bool is_hiragana(char32_t c) { return c >= 0x3041 && c <= 0x309F; }

/// Returns true if a phrase of Japanese may begin with `after`: after punctuation, and where the particles and endings of the phrase
/// before it, which are hiragana, are over. お and ご are prefixes.
bool begins_phrase(char32_t before, char32_t after) {
    constexpr std::u32string_view kEnds = U"、。！？」』）)";
    if (before == U' ' || has(kEnds, before)) return true;
    return is_hiragana(before) && !is_hiragana(after) && before != U'お' && before != U'ご';
}

/// Breaks a paragraph into full lines. With `by_phrases` a line ends with a phrase if that leaves it long enough.
std::vector<std::string_view> break_paragraph(std::string_view text, float max_width, const MeasureText& width, bool by_phrases) {
    constexpr float kLeast = 0.6f;                          // of the width
    std::vector<std::string_view> out;
    std::size_t start = 0;
    const auto end_line = [&](std::size_t end) {
        out.push_back(without_end_spaces(text.substr(start, end - start)));
        start = end;
        while (start < text.size() && text[start] == ' ') ++start;
    };
    std::size_t fits = 0;        // latest position at which the line may end and still fits
    std::size_t phrase = 0;      // the same, and a phrase ends there
    std::size_t tears = 0;       // the same for a word that must be torn; respects the characters above
    std::size_t at = 0;
    char32_t last = 0;
    while (at < text.size()) {
        const std::size_t before = at;
        const char32_t c = next_code_point(text, at);
        if (before > start && !has(kNotAtStart, c) && !has(kNotAtEnd, last)) tears = before;
        last = c;
        bool can_end = at == text.size(), is_phrase = can_end;
        if (!can_end) {
            std::size_t peek = at;
            const char32_t next = next_code_point(text, peek);
            can_end = may_break_between(c, next);
            is_phrase = can_end && begins_phrase(c, next);
        }
        const bool too_wide = width(without_end_spaces(text.substr(start, at - start))) > max_width;
        if (too_wide && fits > start) {
            const bool ends_phrase = by_phrases && phrase > start && width(without_end_spaces(text.substr(start, phrase - start))) >= kLeast * max_width;
            end_line(ends_phrase ? phrase : fits);
            at = start;
            fits = start;
            continue;
        }
        if (too_wide && before > start) {  // a single word is wider than the line
            end_line(tears > start ? tears : before);
            at = start;
            fits = start;
            continue;
        }
        if (can_end) fits = at;
        if (is_phrase) phrase = at;
    }
    out.push_back(without_end_spaces(text.substr(std::min(start, text.size()))));
    return out;
}

bool has_wide(std::string_view text) {
    for (std::size_t at = 0; at < text.size();)
        if (is_wide(next_code_point(text, at))) return true;
    return false;
}

}  // namespace

char32_t next_code_point(std::string_view text, std::size_t& at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at++);
    if (lead < 0x80) return lead;
    const int more = lead >= 0xF0 && lead < 0xF5 ? 3 : lead >= 0xE0 && lead < 0xF0 ? 2 : lead >= 0xC2 && lead < 0xE0 ? 1 : 0;
    if (more == 0 || at + std::size_t(more) > text.size()) return 0xFFFD;
    char32_t c = lead & (0x3Fu >> more);
    for (int i = 0; i < more; ++i) {
        const unsigned char b = byte(at + std::size_t(i));
        if ((b & 0xC0) != 0x80) return 0xFFFD;
        c = (c << 6) | (b & 0x3Fu);
    }
    at += std::size_t(more);
    return c;
}

bool is_wide(char32_t c) { return c >= 0x2E80 && c <= 0xFFEF; }

char32_t last_code_point(std::string_view text) {
    char32_t last = 0;
    for (std::size_t at = 0; at < text.size();) last = next_code_point(text, at);
    return last;
}

bool may_break_between(char32_t before, char32_t after) {
    if (is_space(after)) return false;            // spaces stay on the line before them
    if (is_space(before)) return after != U'%';   // "62 %" stays together
    if (has(kNotAtStart, after) || has(kNotAtEnd, before)) return false;
    if (before == U'-' && after >= U'a' && after <= U'z') return true;  // breaks "Colour-blind", but not "JG-A11"
    return is_wide(before) || is_wide(after);
}

std::vector<std::string_view> break_lines(std::string_view text, float max_width, const MeasureText& width) {
    std::vector<std::string_view> out;
    std::size_t start = 0;
    for (;;) {
        const std::size_t end = text.find('\n', start);
        const std::string_view paragraph = text.substr(start, end == std::string_view::npos ? end : end - start);
        std::vector<std::string_view> lines = break_paragraph(paragraph, max_width, width, false);
        if (lines.size() > 1 && has_wide(paragraph))
            if (std::vector<std::string_view> phrases = break_paragraph(paragraph, max_width, width, true); phrases.size() == lines.size()) lines = std::move(phrases);
        out.insert(out.end(), lines.begin(), lines.end());
        if (end == std::string_view::npos) return out;
        start = end + 1;
    }
}

}  // namespace orrery::ui
