#include "engine/core/text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "engine/core/catalogue.h"
#include "engine/core/number.h"
#include "engine/core/punctuation.h"

namespace orrery {
namespace {

std::size_t one_form(std::string_view) { return 0; }
std::size_t one_or_other(std::string_view number) { return number == "1" ? 0 : 1; }
std::size_t one_few_or_many(std::string_view number) {
    constexpr std::size_t kOne = 0, kFew = 1, kMany = 2;
    if (number == "1") return kOne;
    if (number.empty() || number.find_first_not_of("0123456789") != number.npos) return kMany;
    const char last = number.back(), tens = number.size() > 1 ? number[number.size() - 2] : '0';
    return last >= '2' && last <= '4' && tens != '1' ? kFew : kMany;
}

/// What distinguishes a language, apart from its catalogues. Numbers and plurals are CLDR's.
struct Language {
    const char* code;
    const char* own_name;
    std::size_t (*plural_form)(std::string_view number);
    const char* group;                                     ///< between thousands
    std::size_t least_grouped;                             ///< digits of the shortest number that is grouped
};
constexpr std::array<Language, kLangCount> kLanguages{{
    {"en", "English", one_or_other, ",", 4},
    {"ja", "日本語", one_form, ",", 4},
    {"x-longer", "Longer", one_or_other, ",", 4},
    {"x-polish", "Polish", one_few_or_many, "\u00A0", 5},
}};

const Language& traits(Lang lang) { return kLanguages[static_cast<std::size_t>(lang)]; }

}  // namespace

const char* code(Lang lang) { return traits(lang).code; }

std::optional<Lang> lang_by_code(std::string_view wanted) {
    for (const Lang lang : kLangs)
        if (wanted == code(lang)) return lang;
    return {};
}

const char* own_name(Lang lang) { return traits(lang).own_name; }

Lang next_language(Lang lang) {
    const auto at = std::find(std::begin(kLangs), std::end(kLangs), lang);
    return at == std::end(kLangs) || at + 1 == std::end(kLangs) ? kLangs[0] : *(at + 1);
}

std::vector<Lang> known_languages() {
    std::vector<Lang> out(std::begin(kLangs), std::end(kLangs));
    for (std::size_t i = out.size(); i < kLangCount; ++i)
        if (has_catalogue(static_cast<Lang>(i))) out.push_back(static_cast<Lang>(i));
    return out;
}

const std::string& Phrase::in(Lang lang) const {
    const auto index = static_cast<std::size_t>(lang);
    return index == 0 || index > others.size() || others[index - 1].empty() ? en : others[index - 1];
}

void Phrase::set(Lang lang, std::string text) {
    const auto index = static_cast<std::size_t>(lang);
    if (index > others.size()) others.resize(index);
    (index == 0 ? en : others[index - 1]) = std::move(text);
}

namespace {

/// Returns the form of this index among forms separated by bars; the last one if there are fewer.
std::string_view form_at(std::string_view forms, std::size_t index) {
    for (std::size_t bar; index > 0 && (bar = forms.find('|')) != std::string_view::npos; --index) forms.remove_prefix(bar + 1);
    return forms.substr(0, forms.find('|'));
}

std::string fill_slots(const Text& message, Lang lang, const Slot* first, const Slot* last) {
    const std::string_view pattern = message.in(lang);
    std::string out;
    out.reserve(pattern.size() + 32);
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t close = pattern[at] == '{' ? pattern.find('}', at) : std::string_view::npos;
        if (close == std::string_view::npos) {
            out += pattern[at++];
            continue;
        }
        const std::string_view inside = pattern.substr(at + 1, close - at - 1);
        const std::size_t bar = inside.find('|');
        const std::string_view name = inside.substr(0, bar);
        const Slot* slot = first;
        while (slot != last && slot->name != name) ++slot;
        if (slot == last) {
            out += pattern.substr(at, close - at + 1);
        } else if (bar == std::string_view::npos) {
            out += slot->value;
        } else {
            out += form_at(inside.substr(bar + 1), plural_form(lang, slot->value));
        }
        at = close + 1;
    }
    return out;
}

}  // namespace

std::string fill(const Text& message, Lang lang, std::initializer_list<Slot> slots) {
    return fill_slots(message, lang, slots.begin(), slots.end());
}

std::string fill(const Text& message, Lang lang, const std::vector<Slot>& slots) {
    return fill_slots(message, lang, slots.data(), slots.data() + slots.size());
}

std::string grouped(std::int64_t number, Lang lang) {
    std::string out = std::to_string(number);
    const std::size_t sign = number < 0 ? 1 : 0;
    if (out.size() - sign < traits(lang).least_grouped) return out;
    for (std::size_t at = out.size(); at > sign + 3;) out.insert(at -= 3, traits(lang).group);
    return out;
}

std::string grouped_tenths(std::int64_t tenths, Lang lang) {
    const std::int64_t whole = tenths < 0 ? -tenths : tenths;
    return (tenths < 0 ? "-" : "") + grouped(whole / 10, lang) + punctuation::kDecimal.in(lang) + std::to_string(whole % 10);
}

std::size_t plural_form(Lang lang, std::string_view number) {
    std::string plain(number);                             // a grouped number takes the form of its digits
    const std::string_view group = traits(lang).group;
    for (std::size_t at = 0; (at = plain.find(group, at)) != plain.npos;) plain.erase(at, group.size());
    return traits(lang).plural_form(plain);
}

std::size_t utf8_length(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0u; };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4) return 0;            // inside a character, an overlong form, or beyond the last plane
    const unsigned least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;     // no overlong forms
    const unsigned most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;      // no surrogates, nothing above U+10FFFF
    if (byte(1) < least || byte(1) > most) return 0;
    for (std::size_t i = 2; i < size; ++i)
        if ((byte(i) & 0xC0u) != 0x80u) return 0;
    return size;
}

bool is_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = utf8_length(text, at);
        if (size == 0) return false;
        at += size;
    }
    return true;
}

Phrase phrase(const Text& message, std::initializer_list<Slot> slots) {
    return in_all_languages([&](Lang lang) { return fill(message, lang, slots); });
}

namespace {

std::string joined(const std::vector<std::string>& items, const char* between, const char* before_last) {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += i + 1 < items.size() ? between : before_last;
        out += items[i];
    }
    return out;
}

}  // namespace

std::string join_list(const std::vector<std::string>& items, Lang lang) {
    return joined(items, punctuation::kComma.in(lang), punctuation::kAnd.in(lang));
}

std::string all_in_text(const std::vector<std::string>& items, Lang lang) {
    return joined(items, punctuation::kTogether.in(lang), punctuation::kTogetherLast.in(lang));
}

std::string any_in_text(const std::vector<std::string>& items, Lang lang) {
    return joined(items, punctuation::kComma.in(lang), punctuation::kOr.in(lang));
}

std::string ways_in_text(const std::vector<std::string>& items, Lang lang) {
    return joined(items, punctuation::kWays.in(lang), punctuation::kWaysLast.in(lang));
}

void add_sentence(std::string& line, const std::string& sentence, Lang lang) {
    line = line.empty() ? sentence : fill(punctuation::kTwoSentences, lang, {{"first", line}, {"second", sentence}});
}

}  // namespace orrery
