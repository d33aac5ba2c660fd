// Words in both languages, and templates with named places.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

enum class Lang : unsigned char { en, ja };
inline constexpr Lang kLangs[] = {Lang::en, Lang::ja};

/// "en" or "ja".
const char* code(Lang lang);

/// A constant sentence in both languages; every string that a person may read is one of these.
struct Text {
    const char* en;
    const char* ja;

    constexpr const char* in(Lang lang) const { return lang == Lang::en ? en : ja; }
};

/// The same for sentences put together at run time.
struct Phrase {
    std::string en;
    std::string ja;

    const std::string& in(Lang lang) const { return lang == Lang::en ? en : ja; }
};

/// One named place of a template and what goes there.
struct Place {
    std::string_view name;
    std::string value;

    Place(std::string_view place, std::string text) : name(place), value(std::move(text)) {}
    Place(std::string_view place, int number) : name(place), value(std::to_string(number)) {}
};

/// Fills "{name}" with the place's value and "{name|one|many}" with `one` where the value is "1", else with `many`.
/// A name that is not given stays as it is, so that a test can find it.
std::string fill(std::string_view pattern, std::initializer_list<Place> places);
std::string fill(std::string_view pattern, const std::vector<Place>& places);
/// The same in one language.
inline std::string fill(const Text& pattern, Lang lang, const std::vector<Place>& places) { return fill(pattern.in(lang), places); }
/// The same in both languages.
Phrase phrase(const Text& pattern, std::initializer_list<Place> places = {});

/// Bytes of the well-formed character of UTF-8 that begins at `at`; 0 if none does. Precondition: at < text.size().
std::size_t utf8_length(std::string_view text, std::size_t at);
bool is_utf8(std::string_view text);

/// "a", "a and b", "a, b and c" / 「a、b、c」.
std::string join_list(const std::vector<std::string>& items, Lang lang);
/// "a, b and c" / 「aとbとc」: all of them together.
std::string all_in_text(const std::vector<std::string>& items, Lang lang);
/// "a, b or c" / 「a、bかc」: one is enough.
std::string any_in_text(const std::vector<std::string>& items, Lang lang);
/// Adds a sentence to others of one line: a blank between them in English, none in Japanese.
void add_sentence(std::string& line, const std::string& sentence, Lang lang);

}  // namespace orrery
