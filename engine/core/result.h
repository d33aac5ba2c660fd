// Result type of readers: a value, or an error with its location.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>

namespace orrery {

/// Error found while reading data. `pointer` is a JSON pointer into the document ("" is the whole document).
struct Error {
    std::string pointer;
    std::string message;
};

/// Value that was read, or the error that prevented reading it.
template <class T>
class Result {
  public:
    Result(T value) : value_(std::move(value)) {}
    Result(Error error) : error_(std::move(error)) {}

    explicit operator bool() const { return value_.has_value(); }
    bool ok() const { return value_.has_value(); }
    /// Precondition: ok().
    T& value() { assert(value_); return *value_; }
    const T& value() const { assert(value_); return *value_; }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }
    /// Precondition: !ok().
    const Error& error() const { assert(!value_); return error_; }

  private:
    std::optional<T> value_;
    Error error_;
};

}  // namespace orrery
