// JSON without exceptions: parsing with caps, canonical text, and a reader that names the pointer of the first error.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace orrery {

/// Keeps keys in the order of insertion: the canonical form is the order of the specification.
using Json = nlohmann::ordered_json;

inline constexpr std::size_t kMaxJsonBytes = 8u << 20u;
inline constexpr int kMaxJsonDepth = 64;
inline constexpr std::size_t kMaxJsonKeys = 512;           ///< in one object

/// Parses one document. Refuses what is too long, too deep, no JSON (the message says at which byte), or has a key twice
/// in one object (the pointer says which).
Result<Json> parse_json(std::string_view text);
/// The same, but a key that stands twice is told in `twice` (its pointer; empty if there is none) and not refused: for
/// callers that must answer a request whose parameters are bad.
Result<Json> parse_json(std::string_view text, std::string& twice);

/// Canonical text: no white space, keys in order, UTF-8 as it is.
std::string to_text(const Json& json);

/// Equal values, whatever the order of the keys. 1 and 1.0 differ.
bool same_value(const Json& a, const Json& b);

/// Walks a document that may come from anywhere. Remembers the first thing wrong and goes on with harmless values, so a
/// decoder reads straight through and asks `ok()` at its end.
class Reader {
  public:
    /// `first_error` must outlive the reader and all readers made from it.
    Reader(const Json& json, std::string pointer, Error& first_error)
        : json_(&json), pointer_(std::move(pointer)), error_(&first_error) {}

    const Json& json() const { return *json_; }
    const std::string& pointer() const { return pointer_; }
    bool ok() const { return error_->message.empty(); }
    /// Records an error here unless there is one already.
    void fail(std::string message) const;
    /// The same with a pointer of its own, for laws found broken after reading.
    void fail_at(std::string pointer, std::string message) const;

    bool is_null() const { return json_->is_null(); }
    /// Fails unless this is an object with exactly these keys (in any order).
    void expect_keys(std::initializer_list<std::string_view> keys) const;
    /// Fails unless this is an object with no other keys than these.
    void allow_keys(std::initializer_list<std::string_view> keys) const;
    bool has(std::string_view key) const;
    /// The member; a missing one is an error, and reads as null.
    Reader at(std::string_view key) const;
    /// Number of elements; 0 and an error if this is no array or has more than `max`.
    std::size_t array_size(std::size_t max) const;
    Reader at(std::size_t index) const;

    std::int64_t integer(std::int64_t low, std::int64_t high) const;
    bool boolean() const;
    /// The string, or an empty one and an error.
    std::string text() const;

  private:
    const Json* json_;
    std::string pointer_;
    Error* error_;
};

}  // namespace orrery
