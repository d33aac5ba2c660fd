#include "engine/core/json.h"

#include <algorithm>

namespace orrery {

namespace {

/// Byte at which the nesting gets too deep, or npos. Strings are skipped; anything malformed is left to the parser.
std::size_t too_deep_at(std::string_view text) {
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            if (c == '\\') ++i;
            else if (c == '"') in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kMaxJsonDepth) return i;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return std::string_view::npos;
}

/// Finds where the parser gave up; nlohmann tells that only through its SAX interface when exceptions are off.
struct ErrorFinder : nlohmann::json_sax<Json> {
    std::size_t position = 0;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t&) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t at, const std::string&, const nlohmann::detail::exception&) override {
        position = at;
        return false;
    }
};

const Json& null_json() {
    static const Json null;
    return null;
}

std::string escaped(std::string_view key) {
    std::string out;
    for (const char c : key) {
        if (c == '~') out += "~0";
        else if (c == '/') out += "~1";
        else out += c;
    }
    return out;
}

}  // namespace

Result<Json> parse_json(std::string_view text) {
    if (text.size() > kMaxJsonBytes) return Error{"", "the text is longer than " + std::to_string(kMaxJsonBytes) + " bytes"};
    if (const std::size_t at = too_deep_at(text); at != std::string_view::npos)
        return Error{"", "nested deeper than " + std::to_string(kMaxJsonDepth) + " levels at byte " + std::to_string(at)};
    Json json = Json::parse(text, nullptr, false);
    if (!json.is_discarded()) return json;
    ErrorFinder finder;
    Json::sax_parse(text, &finder);
    return Error{"", "not JSON: cannot be read at byte " + std::to_string(finder.position)};
}

std::string to_text(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

void Reader::fail(std::string message) const {
    if (ok()) *error_ = Error{pointer_, std::move(message)};
}

void Reader::allow_keys(std::initializer_list<std::string_view> keys) const {
    if (!json_->is_object()) return fail("expected an object");
    for (const auto& item : json_->items())
        if (std::find(keys.begin(), keys.end(), std::string_view(item.key())) == keys.end())
            return Reader(*json_, pointer_ + "/" + escaped(item.key()), *error_).fail("unknown key");
}

void Reader::expect_keys(std::initializer_list<std::string_view> keys) const {
    allow_keys(keys);
    if (!ok()) return;
    for (const std::string_view key : keys)
        if (!has(key)) return fail("the key \"" + std::string(key) + "\" is missing");
}

bool Reader::has(std::string_view key) const {
    return json_->is_object() && json_->find(std::string(key)) != json_->end();
}

Reader Reader::at(std::string_view key) const {
    std::string pointer = pointer_ + "/" + escaped(key);
    if (!json_->is_object()) {
        fail("expected an object");
        return {null_json(), std::move(pointer), *error_};
    }
    const auto found = json_->find(std::string(key));
    if (found == json_->end()) {
        fail("the key \"" + std::string(key) + "\" is missing");
        return {null_json(), std::move(pointer), *error_};
    }
    return {*found, std::move(pointer), *error_};
}

std::size_t Reader::array_size(std::size_t max) const {
    if (!json_->is_array()) {
        fail("expected an array");
        return 0;
    }
    if (json_->size() > max) {
        fail("expected at most " + std::to_string(max) + " elements, found " + std::to_string(json_->size()));
        return 0;
    }
    return json_->size();
}

Reader Reader::at(std::size_t index) const {
    std::string pointer = pointer_ + "/" + std::to_string(index);
    if (!json_->is_array() || index >= json_->size()) {
        fail("expected an array with an element " + std::to_string(index));
        return {null_json(), std::move(pointer), *error_};
    }
    return {(*json_)[index], std::move(pointer), *error_};
}

std::int64_t Reader::integer(std::int64_t low, std::int64_t high) const {
    const std::string range = "expected a whole number from " + std::to_string(low) + " to " + std::to_string(high);
    if (!json_->is_number_integer()) {
        fail(range);
        return low;
    }
    const bool beyond = json_->is_number_unsigned() && json_->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
    const std::int64_t value = beyond ? INT64_MAX : json_->get<std::int64_t>();
    if (beyond || value < low || value > high) {
        fail(range + ", found " + json_->dump());
        return low;
    }
    return value;
}

bool Reader::boolean() const {
    if (!json_->is_boolean()) fail("expected true or false");
    return json_->is_boolean() && json_->get<bool>();
}

std::string Reader::text() const {
    if (!json_->is_string()) {
        fail("expected a string");
        return {};
    }
    return json_->get<std::string>();
}

}  // namespace orrery
