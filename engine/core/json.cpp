#include "engine/core/json.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace orrery {

namespace {

/// Returns the byte at which the nesting gets too deep, or npos. Skips strings and leaves syntax errors to the parser.
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

std::string escaped(std::string_view key) {
    std::string out;
    for (const char c : key) {
        if (c == '~') out += "~0";
        else if (c == '/') out += "~1";
        else out += c;
    }
    return out;
}

/// Builds the document from parser events. The library's own builder silently keeps the last of two equal keys and takes
/// quadratic time for an object with many keys.
class Builder : public nlohmann::json_sax<Json> {
  public:
    bool null() override { return add(Json(nullptr)); }
    bool boolean(bool value) override { return add(Json(value)); }
    bool number_integer(number_integer_t value) override { return add(Json(value)); }
    bool number_unsigned(number_unsigned_t value) override { return add(Json(value)); }
    bool number_float(number_float_t value, const string_t&) override { return add(Json(value)); }
    bool string(string_t& value) override { return add(Json(std::move(value))); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        Json::object_t& members = *open_.back()->get_ptr<Json::object_t*>();
        const auto found = std::find_if(members.begin(), members.end(), [&](const auto& m) { return m.first == name; });
        if (found != members.end() && twice.empty()) twice = path() + "/" + escaped(name);
        if (found == members.end() && members.size() >= kMaxJsonKeys) {
            trouble = Error{path(), "more than " + std::to_string(kMaxJsonKeys) + " keys in one object"};
            return false;
        }
        key_ = std::move(name);
        return true;
    }
    bool parse_error(std::size_t at, const std::string&, const nlohmann::detail::exception&) override {
        trouble = Error{"", "not JSON: cannot be read at byte " + std::to_string(at)};
        return false;
    }

    Json root;
    std::string twice;                                     ///< pointer of the first duplicate key
    Error trouble;

  private:
    /// Returns the pointer of the current value. In every open container but the innermost, that is the last element.
    std::string path() const {
        std::string out;
        for (std::size_t i = 0; i + 1 < open_.size(); ++i) {
            if (const auto* members = open_[i]->get_ptr<const Json::object_t*>()) out += "/" + escaped(members->back().first);
            else out += "/" + std::to_string(open_[i]->size() - 1);
        }
        return out;
    }
    Json* place(Json value) {
        if (open_.empty()) {
            root = std::move(value);
            return &root;
        }
        Json& parent = *open_.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        Json::object_t& members = *parent.get_ptr<Json::object_t*>();
        // A duplicate key moves to the end, because path() looks at the last element. `twice` reports it.
        if (!twice.empty()) members.erase(key_);
        members.emplace_back(std::move(key_), std::move(value));
        return &members.back().second;
    }
    bool add(Json value) {
        place(std::move(value));
        return true;
    }
    bool open(Json container) {
        open_.push_back(place(std::move(container)));
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    std::vector<Json*> open_;                              // outermost first; only the innermost container grows
    std::string key_;
};

const Json& null_json() {
    static const Json null;
    return null;
}

}  // namespace

Result<Json> parse_json(std::string_view text, std::string& twice) {
    if (text.size() > kMaxJsonBytes) return Error{"", "the text is longer than " + std::to_string(kMaxJsonBytes) + " bytes"};
    if (const std::size_t at = too_deep_at(text); at != std::string_view::npos)
        return Error{"", "nested deeper than " + std::to_string(kMaxJsonDepth) + " levels at byte " + std::to_string(at)};
    Builder builder;
    if (!Json::sax_parse(text, &builder)) return std::move(builder.trouble);
    twice = std::move(builder.twice);
    return std::move(builder.root);
}

Result<Json> parse_json(std::string_view text) {
    std::string twice;
    Result<Json> json = parse_json(text, twice);
    if (json && !twice.empty()) return Error{twice, "this key stands twice"};
    return json;
}

std::string to_text(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

bool same_value(const Json& a, const Json& b) {
    if (a.is_object() && b.is_object()) {
        if (a.size() != b.size()) return false;
        for (const auto& member : a.items()) {
            const auto other = b.find(member.key());
            if (other == b.end() || !same_value(member.value(), *other)) return false;
        }
        return true;
    }
    if (a.is_array() && b.is_array())
        return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), same_value);
    return a.is_number_float() == b.is_number_float() && a == b;
}

void Reader::fail(std::string message) const { fail_at(pointer_, std::move(message)); }

void Reader::fail_at(std::string pointer, std::string message) const {
    if (ok()) *error_ = Error{std::move(pointer), std::move(message)};
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
