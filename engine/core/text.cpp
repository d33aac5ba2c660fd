#include "engine/core/text.h"

namespace orrery {

const char* code(Lang lang) { return lang == Lang::en ? "en" : "ja"; }

namespace {

std::string fill_places(std::string_view pattern, const Place* first, const Place* last) {
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
        const Place* place = first;
        while (place != last && place->name != name) ++place;
        if (place == last) {
            out += pattern.substr(at, close - at + 1);
        } else if (bar == std::string_view::npos) {
            out += place->value;
        } else {
            const std::string_view forms = inside.substr(bar + 1);
            const std::size_t split = forms.find('|');
            const bool one = place->value == "1" || split == std::string_view::npos;
            out += one ? forms.substr(0, split) : forms.substr(split + 1);
        }
        at = close + 1;
    }
    return out;
}

}  // namespace

std::string fill(std::string_view pattern, std::initializer_list<Place> places) {
    return fill_places(pattern, places.begin(), places.end());
}

std::string fill(std::string_view pattern, const std::vector<Place>& places) {
    return fill_places(pattern, places.data(), places.data() + places.size());
}

Phrase phrase(const Text& pattern, std::initializer_list<Place> places) { return {fill(pattern.en, places), fill(pattern.ja, places)}; }

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
    return lang == Lang::en ? joined(items, ", ", " and ") : joined(items, "、", "、");
}

std::string all_in_text(const std::vector<std::string>& items, Lang lang) {
    return lang == Lang::en ? joined(items, ", ", " and ") : joined(items, "と", "と");
}

std::string any_in_text(const std::vector<std::string>& items, Lang lang) {
    return lang == Lang::en ? joined(items, ", ", " or ") : joined(items, "、", "か");
}

void add_sentence(std::string& line, const std::string& sentence, Lang lang) {
    if (!line.empty() && lang == Lang::en) line += ' ';
    line += sentence;
}

}  // namespace orrery
