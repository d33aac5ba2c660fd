#include "text_signs.h"

#include <algorithm>
#include <utility>

#include "text_layout.h"

namespace orrery::ui {
namespace {

/// Letters that form a word with their like. Hiragana joins words to sentences and counts as `other`.
enum class LetterKind { other, latin, katakana, kanji };

LetterKind kind_of(char32_t c) {
    if ((c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9') || (c >= 0xC0 && c < 0x250)) return LetterKind::latin;
    if (c >= 0x30A1 && c <= 0x30FC && c != 0x30FB) return LetterKind::katakana;
    if (c >= 0x4E00 && c <= 0x9FFF) return LetterKind::kanji;
    return LetterKind::other;
}

bool join(char32_t before, char32_t after) { return kind_of(before) != LetterKind::other && kind_of(before) == kind_of(after); }

/// Returns the code point that ends before byte `at`; 0 at the start.
char32_t code_point_before(std::string_view text, std::size_t at) {
    if (at == 0) return 0;
    std::size_t start = at - 1;
    while (start > 0 && (static_cast<unsigned char>(text[start]) & 0xC0) == 0x80) --start;
    return next_code_point(text, start);
}

char32_t code_point_at(std::string_view text, std::size_t at) { return at < text.size() ? next_code_point(text, at) : 0; }

char32_t first_of(const SignedWords& one) { return code_point_at(one.words, 0); }

}  // namespace

TextSigns::TextSigns(std::vector<SignedWords> list) {
    for (SignedWords& one : list) {
        const auto is_same = [&one](const SignedWords& other) { return other.words == one.words; };
        if (!one.words.empty() && std::none_of(list_.begin(), list_.end(), is_same)) list_.push_back(std::move(one));
    }
    const auto order = [](const SignedWords& one) { return std::pair(first_of(one), -static_cast<int>(one.words.size())); };
    std::stable_sort(list_.begin(), list_.end(), [&](const SignedWords& a, const SignedWords& b) { return order(a) < order(b); });
    for (const SignedWords& one : list_) begins_[static_cast<unsigned char>(one.words.front())] = true;
}

const SignedWords* TextSigns::at(std::string_view text, std::size_t at) const {
    if (!begins_[static_cast<unsigned char>(text[at])]) return nullptr;
    const char32_t first = code_point_at(text, at);
    auto one = std::lower_bound(list_.begin(), list_.end(), first, [](const SignedWords& a, char32_t c) { return first_of(a) < c; });
    for (; one != list_.end() && first_of(*one) == first; ++one) {
        if (text.substr(at, one->words.size()) != one->words) continue;
        if (join(code_point_before(text, at), first)) return nullptr;
        std::size_t end = at + one->words.size();
        const char32_t last = code_point_before(text, end);
        if (kind_of(last) == LetterKind::latin && code_point_at(text, end) == U's') ++end;
        if (!join(last, code_point_at(text, end))) return &*one;
    }
    return nullptr;
}

}  // namespace orrery::ui
