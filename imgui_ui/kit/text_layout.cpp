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

/// A place where a line may end.
struct Place {
    std::size_t end = 0;                                    ///< in bytes
    bool ends_phrase = false;
};

std::vector<Place> places_of(std::string_view text) {
    std::vector<Place> out;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_code_point(text, at);
        if (at == text.size()) break;
        std::size_t peek = at;
        const char32_t next = next_code_point(text, peek);
        if (may_break_between(c, next)) out.push_back({at, begins_phrase(c, next)});
    }
    out.push_back({text.size(), true});
    return out;
}

/// Returns the end of the first line of a word that is wider than a line: a place that the rules of typesetting allow, if there is one.
std::size_t torn_at(std::string_view text, std::size_t start, std::size_t end, float max_width, const MeasureText& width) {
    std::size_t tears = start, at = start;
    char32_t last = 0;
    while (at < end) {
        const std::size_t before = at;
        const char32_t c = next_code_point(text, at);
        if (before > start && !has(kNotAtStart, c) && !has(kNotAtEnd, last)) tears = before;
        if (before > start && width(without_end_spaces(text.substr(start, at - start))) > max_width) return tears > start ? tears : before;
        last = c;
    }
    return end;
}

/// Breaks a paragraph, which is not empty, into full lines. With `by_phrases` a line ends with a phrase if that leaves it long enough.
/// Measures few pieces, because the end of a line is sought in steps that double.
std::vector<std::string_view> break_paragraph(std::string_view text, const std::vector<Place>& places, float max_width, const MeasureText& width,
                                              bool by_phrases) {
    constexpr float kLeast = 0.6f;                          // of the width
    std::vector<std::string_view> out;
    std::size_t start = 0, next = 0;                        // next: the first place behind `start`
    const auto piece = [&](std::size_t end) { return without_end_spaces(text.substr(start, end - start)); };
    const auto fits = [&](std::size_t place) { return width(piece(places[place].end)) <= max_width; };
    while (start < text.size()) {
        std::size_t end = 0;
        if (!fits(next)) {
            end = torn_at(text, start, places[next].end, max_width, width);
        } else {
            std::size_t last = next, step = 1;              // the last place known to fit
            while (last + step < places.size() && fits(last + step)) last += step, step *= 2;
            for (std::size_t beyond = std::min(last + step, places.size()); beyond - last > 1;) {
                const std::size_t middle = last + (beyond - last) / 2;
                (fits(middle) ? last : beyond) = middle;
            }
            end = places[last].end;
            if (by_phrases && end < text.size()) {
                std::size_t phrase = last;
                while (phrase > next && !places[phrase].ends_phrase) --phrase;
                if (places[phrase].ends_phrase && width(piece(places[phrase].end)) >= kLeast * max_width) end = places[phrase].end;
            }
        }
        out.push_back(piece(end));
        start = end;
        while (start < text.size() && text[start] == ' ') ++start;
        while (next + 1 < places.size() && places[next].end <= start) ++next;
    }
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
        if (const std::string_view whole = without_end_spaces(paragraph); whole.empty() || width(whole) <= max_width) {
            out.push_back(whole);
        } else {
            const std::vector<Place> places = places_of(paragraph);
            std::vector<std::string_view> lines = break_paragraph(paragraph, places, max_width, width, false);
            if (lines.size() > 1 && has_wide(paragraph)) {
                std::vector<std::string_view> phrases = break_paragraph(paragraph, places, max_width, width, true);
                if (phrases.size() == lines.size()) lines = std::move(phrases);
            }
            out.insert(out.end(), lines.begin(), lines.end());
        }
        if (end == std::string_view::npos) return out;
        start = end + 1;
    }
}

}  // namespace orrery::ui
