#include "engine/cli/arguments.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace orrery::cli {

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> out;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        out.push_back(text.substr(at, comma - at));
        at = comma + 1;
    }
    return out;
}

Arguments::Arguments(std::string_view command, std::vector<std::string> words, const std::vector<OptionName>& known)
    : command_(command) {
    bool only_rest = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (only_rest || word.size() < 2 || word[0] != '-') {
            rest_.push_back(word);
            continue;
        }
        if (word == "--") {
            only_rest = true;
            continue;
        }
        if (word == "--help" || word == "-h") {
            options_.push_back({"--help", ""});
            continue;
        }
        const std::size_t sign = word.find('=');
        const std::string name = word.substr(0, sign);
        const auto option = std::find_if(known.begin(), known.end(), [&](const OptionName& o) { return o.name == name; });
        if (option == known.end()) {
            complain("unknown option " + name);
        } else if (!option->takes_value) {
            if (sign != std::string::npos) complain(name + " takes no value");
            options_.push_back({name, ""});
        } else if (sign != std::string::npos) {
            options_.push_back({name, word.substr(sign + 1)});
        } else if (i + 1 < words.size()) {
            options_.push_back({name, words[++i]});
        } else {
            complain(name + " needs a value");
        }
    }
}

bool Arguments::has(std::string_view option) const { return text(option).has_value(); }

std::optional<std::string> Arguments::text(std::string_view option) const {
    for (std::size_t i = options_.size(); i-- > 0;)
        if (options_[i].first == option) return options_[i].second;
    return {};
}

std::optional<Lang> Arguments::lang() {
    const std::optional<std::string> given = text("--lang");
    if (!given) return {};
    if (const auto lang = lang_by_code(*given)) return lang;
    std::vector<std::string> codes;
    for (const Lang lang : kLangs) codes.emplace_back(code(lang));
    complain("--lang: expected " + any_in_text(codes, Lang::en) + ", found \"" + *given + "\"");
    return {};
}

std::int64_t Arguments::number(std::string_view option, std::int64_t low, std::int64_t high, std::int64_t otherwise) {
    const std::optional<std::string> given = text(option);
    if (!given) return otherwise;
    const bool negative = !given->empty() && given->front() == '-';
    const std::string digits = given->substr(negative ? 1 : 0);
    std::int64_t value = 0;
    bool sound = !digits.empty() && digits.size() <= 18;
    for (const char c : digits) {
        sound = sound && c >= '0' && c <= '9';
        if (sound) value = value * 10 + (c - '0');
    }
    if (negative) value = -value;
    if (sound && value >= low && value <= high) return value;
    complain(std::string(option) + ": expected a whole number from " + std::to_string(low) + " to " + std::to_string(high) +
             ", found \"" + *given + "\"");
    return otherwise;
}

double Arguments::decimal(std::string_view option, double low, double high, double otherwise) {
    const std::optional<std::string> given = text(option);
    if (!given) return otherwise;
    const bool sound = !given->empty() && given->size() <= 12 && given->find_first_not_of("0123456789.") == std::string::npos &&
                       std::count(given->begin(), given->end(), '.') <= 1 && *given != ".";
    const double value = sound ? std::strtod(given->c_str(), nullptr) : 0;
    if (sound && value >= low && value <= high) return value;
    char range[64];
    std::snprintf(range, sizeof range, "expected a number from %g to %g", low, high);
    complain(std::string(option) + ": " + range + ", found \"" + *given + "\"");
    return otherwise;
}

Json Arguments::game_options() {
    const std::string given = text("--options").value_or("{}");
    if (!given.empty() && (given.front() == '{' || given.front() == '[')) {
        Result<Json> read = parse_json(given);
        if (read) return std::move(*read);
        complain("--options: " + read.error().message);
        return Json::object();
    }
    Json out = Json::object();
    for (const std::string& pair : split(given)) {
        const std::size_t sign = pair.find('=');
        if (sign == 0 || sign == std::string::npos) {
            complain("--options: expected KEY=VALUE, found \"" + pair + "\"");
            return Json::object();
        }
        // Numbers and booleans are those of JSON. All else is a string.
        const std::string value = pair.substr(sign + 1);
        const Result<Json> scalar = parse_json(value);
        const bool is_scalar = scalar && (scalar->is_boolean() || scalar->is_number_integer());
        out[pair.substr(0, sign)] = is_scalar ? *scalar : Json(value);
    }
    return out;
}

const GameEntry* Arguments::game(std::size_t index) {
    if (index >= rest_.size()) {
        complain("which game? `orrery games` lists them");
        return nullptr;
    }
    const GameEntry* found = game_by_id(rest_[index]);
    if (found == nullptr) complain("there is no game \"" + rest_[index] + "\"; `orrery games` lists them");
    return found;
}

void Arguments::complain(std::string what) {
    if (trouble_.empty()) trouble_ = std::move(what);
}

void Arguments::expect_at_most(std::size_t count) {
    if (rest_.size() > count) complain("what is \"" + rest_[count] + "\"?");
}

int Arguments::refuse() const {
    std::fprintf(stderr, "orrery %s: %s\n`orrery %s --help` tells how it is used.\n", command_.c_str(), trouble_.c_str(),
                 command_.c_str());
    return kBadUsage;
}

}  // namespace orrery::cli
