// JSON without exceptions: a parser with size limits, canonical text, and a reader that reports the first error by pointer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace orrery {

/// Preserves insertion order, because canonical text has its keys in the order of the specification.
using Json = nlohmann::ordered_json;

class Schemas;                                             // engine/core/schema.h

inline constexpr std::size_t kMaxJsonBytes = 8u << 20u;
inline constexpr int kMaxJsonDepth = 64;
inline constexpr std::size_t kMaxJsonKeys = 512;           ///< in one object

/// Parses one document. Rejects text beyond the limits above, malformed text (the message gives the byte) and duplicate keys
/// (the pointer gives the key).
Result<Json> parse_json(std::string_view text);
/// Parses one document and accepts duplicate keys. Sets `twice` to the pointer of the first duplicate, or to "" if there is
/// none. For callers that must answer a request with bad parameters.
Result<Json> parse_json(std::string_view text, std::string& twice);

/// Returns canonical text: no white space, keys in stored order, UTF-8 unescaped.
std::string to_text(const Json& json);

/// Returns true if the values are equal regardless of key order. 1 and 1.0 differ.
bool same_value(const Json& a, const Json& b);

/// Cursor into an untrusted document. It records the first error and then returns harmless values, so that a decoder needs
/// to check `ok()` only at its end.
class Reader {
  public:
    /// `first_error` must outlive this reader and all readers derived from it.
    Reader(const Json& json, std::string pointer, Error& first_error)
        : json_(&json), pointer_(std::move(pointer)), error_(&first_error) {}

    const Json& json() const { return *json_; }
    const std::string& pointer() const { return pointer_; }
    bool ok() const { return error_->message.empty(); }
    /// Records an error at this pointer unless one is already recorded.
    void fail(std::string message) const;
    /// Like fail(), at another pointer of the same document. For invariants that are checked after reading.
    void fail_at(std::string pointer, std::string message) const;

    bool is_null() const { return json_->is_null(); }
    /// Records an error unless this is an object with exactly these keys, in any order.
    void expect_keys(std::initializer_list<std::string_view> keys) const;
    /// Records an error unless this is an object whose keys are all in the list.
    void allow_keys(std::initializer_list<std::string_view> keys) const;
    bool has(std::string_view key) const;
    /// Returns the member. A missing member is an error and reads as null.
    Reader at(std::string_view key) const;
    /// Returns the number of elements. Records an error and returns 0 unless this is an array of at most `max` elements.
    std::size_t array_size(std::size_t max) const;
    /// Returns the element. A missing element is an error and reads as null.
    Reader at(std::size_t index) const;

    /// Returns an integer in [low, high]. Anything else is an error and reads as `low`.
    std::int64_t integer(std::int64_t low, std::int64_t high) const;
    /// Returns the boolean. Anything else is an error and reads as false.
    bool boolean() const;
    /// Returns the string. Anything else is an error and reads as "".
    std::string text() const;

  private:
    const Json* json_;
    std::string pointer_;
    Error* error_;
};

}  // namespace orrery
