// Texts for people. The English stands in the code, its translations in the catalogues of engine/words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

/// The last two languages are for tests: `words.py imitate` makes them from the English, with words 40 % longer and with Polish plurals.
enum class Lang : unsigned char { en, ja, longer, polish };
inline constexpr std::size_t kLangCount = 4;
/// Languages that people are offered.
inline constexpr Lang kLangs[] = {Lang::en, Lang::ja};

/// Returns "en", "ja", "x-longer" or "x-polish".
const char* code(Lang lang);
/// Returns the language of kLangs with this code, or nullopt.
std::optional<Lang> lang_by_code(std::string_view code);
/// Returns the name of a language in itself.
const char* own_name(Lang lang);
/// Returns the language after this one in kLangs; the first after the last one.
Lang next_language(Lang lang);
/// Returns kLangs and each language for tests with a catalogue (`add_catalogue`).
std::vector<Lang> known_languages();

/// Constant text, made by `msg` or `verbatim`. Every constant string shown to people is one of these.
struct Text {
    const char* en;
    std::uint32_t key;                                     ///< of its translations; 0 if it is the same in every language

    /// Returns the text in a language; the English if the language's catalogue is not loaded (`catalogue.h`).
    const char* in(Lang lang) const;
};

/// Returns the key of a message: FNV-1a of its context, a zero byte and its English text. The compiler of the catalogues
/// (engine/words/words.py) uses the same function and refuses two messages with one key.
constexpr std::uint32_t message_key(std::string_view english, std::string_view context = {}) {
    std::uint32_t hash = 2166136261u;
    const auto add = [&](std::string_view bytes) {
        for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 16777619u;
    };
    add(context);
    add(std::string_view("\0", 1));
    add(english);
    return hash == 0 ? 1 : hash;
}

/// Returns a message, which every language translates. The context tells apart messages that are the same in English, and is
/// shown to translators. `./dev words` finds messages by the name of this function, so both arguments are literals.
consteval Text msg(const char* english, const char* context = "") { return {english, message_key(english, context)}; }
/// Returns a text that no language translates: a number, a rule id.
consteval Text verbatim(const char* text) { return {text, 0}; }

/// Text that is composed at run time, in every known language.
struct Phrase {
    std::string en;
    std::vector<std::string> others{};                     ///< of the languages after English, in the order of Lang

    /// Returns the text in a language; the English if there is none.
    const std::string& in(Lang lang) const;
    void set(Lang lang, std::string text);
};

/// Returns the phrase with `text(lang)` in every known language.
template <class F>
Phrase in_all_languages(F text) {
    Phrase out;
    for (const Lang lang : known_languages()) out.set(lang, text(lang));
    return out;
}

/// Named placeholder of a template and its replacement.
struct Slot {
    std::string_view name;
    std::string value;

    Slot(std::string_view slot, std::string text) : name(slot), value(std::move(text)) {}
    Slot(std::string_view slot, int number) : name(slot), value(std::to_string(number)) {}
};

/// Returns a message with its places filled: "{name}" by the slot of that name, "{name|one|many}" by the form that the slot's number
/// takes in the language (`plural_form`). Leaves unknown places unchanged, so that a test can find them.
std::string fill(const Text& message, Lang lang, std::initializer_list<Slot> slots);
std::string fill(const Text& message, Lang lang, const std::vector<Slot>& slots);
/// Returns the index of the plural form for a number, in the order of CLDR's categories. English: one, other. Japanese: other.
/// Polish: one, few, many; a number with a fraction takes the last form.
std::size_t plural_form(Lang lang, std::string_view number);
/// Fills the message in every known language.
Phrase phrase(const Text& message, std::initializer_list<Slot> slots = {});

/// Returns the length in bytes of the well-formed UTF-8 character at `at`, or 0 if there is none.
/// Precondition: at < text.size().
std::size_t utf8_length(std::string_view text, std::size_t at);
bool is_utf8(std::string_view text);

/// Returns "a", "a and b", "a, b and c" / 「a、b、c」.
std::string join_list(const std::vector<std::string>& items, Lang lang);
/// Returns "a, b and c" / 「aとbとc」. Japanese uses this form for things that belong together.
std::string all_in_text(const std::vector<std::string>& items, Lang lang);
/// Returns "a, b or c" / 「a、bかc」.
std::string any_in_text(const std::vector<std::string>& items, Lang lang);
/// Returns the ways to do something: "a, b or c" / 「a、またはb、またはc」.
std::string ways_in_text(const std::vector<std::string>& items, Lang lang);
/// Appends a sentence to `line`, separated as the language does.
void add_sentence(std::string& line, const std::string& sentence, Lang lang);

}  // namespace orrery
