#include "imgui_ui/app/teaching/book_search.h"

#include <algorithm>

namespace orrery::ui {
namespace {

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Returns the letters and digits of an id in capitals.
std::string bare(std::string_view id) {
    std::string out;
    for (char c : id) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
        if (is_upper(c) || is_digit(c)) out += c;
    }
    return out;
}

}  // namespace

BookQuery::BookQuery(std::string_view typed) : WordQuery(typed) {
    std::string ascii;
    for (char32_t c : folded(typed))
        if (c < 0x80) ascii += static_cast<char>(c);
    letters_ = bare(ascii);
}

const Rule* BookQuery::rule(Rules rules) const {
    if (letters_.empty()) return nullptr;
    for (const Rule* rule : rules) {
        const std::string_view id = rule->id;
        if (bare(id) == letters_ || bare(id.substr(std::min(id.size(), id.find('-') + 1))) == letters_) return rule;
    }
    return nullptr;
}

std::vector<std::string_view> texts_of(const Block& block, Lang lang) {
    std::vector<std::string_view> out;
    const auto add = [&](const Text& text) {
        if (*text.in(lang)) out.push_back(text.in(lang));
    };
    add(block.title);
    if (block.rule && block.kind == Block::Kind::rule) add(block.rule->text);
    add(block.text);
    if (block.table)
        for (const Text& cell : block.table->cells) add(cell);
    return out;
}

namespace {

/// Returns all texts of a block in one string, including the rule's id.
std::string words_of(const Block& block, Lang lang) {
    std::string out = block.rule ? block.rule->id : "";
    for (const std::string_view text : texts_of(block, lang)) out.append("\n").append(text);
    return out;
}

}  // namespace

std::vector<BookPlace> find_in_book(const std::vector<Chapter>& chapters, Rules rules, const BookQuery& query) {
    std::vector<BookPlace> out;
    if (query.empty()) return out;
    const auto add = [&](const BookPlace& place) {
        if (std::find(out.begin(), out.end(), place) == out.end()) out.push_back(place);
    };
    if (const Rule* rule = query.rule(rules))
        if (const auto place = place_of_rule(chapters, rule)) add(*place);
    const std::vector<Lang> languages = known_languages();
    const auto in_any = [&](const auto& words) {
        return std::any_of(languages.begin(), languages.end(), [&](Lang lang) { return query.matches(words(lang)); });
    };
    for (std::size_t i = 0; i < chapters.size(); ++i)
        if (in_any([&](Lang lang) { return std::string(chapters[i].title.in(lang)); })) add({i, {}});
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        if (in_any([&](Lang lang) { return std::string(chapters[i].lead.in(lang)); })) add({i, {}});
        for (std::size_t j = 0; j < chapters[i].blocks.size(); ++j)
            if (in_any([&](Lang lang) { return words_of(chapters[i].blocks[j], lang); })) add({i, j});
    }
    return out;
}

std::optional<BookPlace> place_of_rule(const std::vector<Chapter>& chapters, const Rule* rule) {
    for (std::size_t i = 0; rule && i < chapters.size(); ++i)
        for (std::size_t j = 0; j < chapters[i].blocks.size(); ++j)
            if (chapters[i].blocks[j].kind == Block::Kind::rule && chapters[i].blocks[j].rule == rule) return BookPlace{i, j};
    return {};
}

const Rule* rule_by_id(Rules rules, std::string_view id) {
    for (const Rule* rule : rules)
        if (rule->id == id) return rule;
    return nullptr;
}

std::vector<RuleLink> links_in(std::string_view text, Rules rules) {
    std::vector<RuleLink> out;
    for (std::size_t dash = text.find('-'); dash != std::string_view::npos; dash = text.find('-', dash + 1)) {
        std::size_t begin = dash, end = dash + 1;
        while (begin > 0 && is_upper(text[begin - 1])) --begin;
        while (end < text.size() && (is_upper(text[end]) || is_digit(text[end]))) ++end;
        if (const Rule* rule = rule_by_id(rules, text.substr(begin, end - begin))) out.push_back({{begin, end}, rule});
    }
    return out;
}

}  // namespace orrery::ui
