// Helpers shared by the document decoders of all games.
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

/// Reads an id and returns its value. Anything else is an error "expected …" and reads as the value-initialised one.
template <class Find>
auto read_id(const Reader& in, Find find, const char* expected) {
    const auto found = in.json().is_string() ? find(std::string_view(in.json().get_ref<const std::string&>())) : std::nullopt;
    if (!found) in.fail(std::string("expected ") + expected);
    return found.value_or(typename decltype(found)::value_type{});
}

/// Reads a seat from 0 to seats − 1. Anything else is an error and reads as seat 0.
inline Seat read_seat(const Reader& in, int seats) { return static_cast<Seat>(in.integer(0, seats - 1)); }

inline std::optional<Seat> read_seat_or_null(const Reader& in, int seats) {
    if (in.is_null()) return {};
    return read_seat(in, seats);
}

/// Reads an array. More elements than `max` or than the list's capacity are an error and read as an empty list.
template <class List, class Read>
List read_list(const Reader& in, Read read, std::size_t max = List::capacity()) {
    List out;
    const std::size_t size = in.array_size(std::min(max, List::capacity()));
    for (std::size_t i = 0; i < size; ++i) out.push_back(read(in.at(i)));
    return out;
}

/// Reads a pile. The document lists the top first, while the back of a Pile is its top.
template <class Pile, class Read>
Pile read_pile(const Reader& in, Read read, std::size_t max = Pile::capacity()) {
    Pile out = read_list<Pile>(in, read, max);
    std::reverse(out.begin(), out.end());
    return out;
}

}  // namespace orrery
