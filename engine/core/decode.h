// Reading documents: what the decoders of all games have in common.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/json.h"
#include "engine/core/seat.h"

namespace orrery {

/// The id in a table, or the first entry and an error that says what was expected.
template <class Find>
auto read_id(const Reader& in, Find find, const char* expected) {
    const auto found = in.json().is_string() ? find(std::string_view(in.json().get_ref<const std::string&>())) : std::nullopt;
    if (!found) in.fail(std::string("expected ") + expected);
    return found.value_or(typename decltype(found)::value_type{});
}

inline Seat read_seat(const Reader& in, int seats) { return static_cast<Seat>(in.integer(0, seats - 1)); }

inline std::optional<Seat> read_seat_or_null(const Reader& in, int seats) {
    if (in.is_null()) return {};
    return read_seat(in, seats);
}

/// At most `max` elements, and never more than the list has room for: a longer array is an error.
template <class List, class Read>
List read_list(const Reader& in, Read read, std::size_t max = List::capacity()) {
    List out;
    const std::size_t size = in.array_size(std::min(max, List::capacity()));
    for (std::size_t i = 0; i < size; ++i) out.push_back(read(in.at(i)));
    return out;
}

/// The document lists the top first; the back of a pile is its top.
template <class Pile, class Read>
Pile read_pile(const Reader& in, Read read, std::size_t max = Pile::capacity()) {
    Pile out = read_list<Pile>(in, read, max);
    std::reverse(out.begin(), out.end());
    return out;
}

/// Reads the members of a move: exactly as many as there should be, all of them words that are known. It remembers whether
/// all was well and goes on with harmless values, so a decoder reads straight through and asks for the `result`.
template <class Move>
class MoveReader {
  public:
    /// `json`: an object that outlives the reader. `keys`: how many members it should have.
    MoveReader(const Json& json, std::size_t keys) : json_(json), is_good_(json.size() == keys) {}

    template <class Find>
    auto id(const char* key, Find find) {
        const Json* value = member(key);
        return value == nullptr ? fail<IdOf<Find>>() : known(*value, find);
    }

    /// A whole number; `otherwise` if it is not from `low` to `high`, however large it is.
    std::int8_t number(const char* key, int low, int high, std::int8_t otherwise) {
        const Json* value = member(key);
        if (value == nullptr || !is_whole(*value)) return fail<std::int8_t>();
        return *value < low || *value > high ? otherwise : value->get<std::int8_t>();
    }

    /// The move, unless something was wrong.
    std::optional<Move> result(const Move& move) const { return is_good_ ? std::optional(move) : std::nullopt; }

  protected:
    template <class Find>
    using IdOf = typename decltype(std::declval<Find>()(std::string_view()))::value_type;

    bool is_good() const { return is_good_; }

    /// Null if it is missing.
    const Json* member(const char* key) const {
        const auto at = json_.find(key);
        return at == json_.end() ? nullptr : &*at;
    }

    /// Null, and a failure, unless it is an array.
    const Json* array(const char* key) {
        const Json* value = member(key);
        if (value != nullptr && value->is_array()) return value;
        is_good_ = false;
        return nullptr;
    }

    template <class Id>
    Id fail() {
        is_good_ = false;
        return {};
    }

    template <class Find>
    auto known(const Json& value, Find find) -> IdOf<Find> {
        if (value.is_string())
            if (const auto found = find(std::string_view(value.get_ref<const std::string&>()))) return *found;
        return fail<IdOf<Find>>();
    }

  private:
    /// One that no integer type holds has been read as a floating one.
    static bool is_whole(const Json& value) {
        constexpr double kBeyondIntegers = 9e18;
        if (!value.is_number_float()) return value.is_number_integer();
        const double number = value.get<double>();
        return number > kBeyondIntegers || number < -kBeyondIntegers;
    }

    const Json& json_;
    bool is_good_;
};

}  // namespace orrery
