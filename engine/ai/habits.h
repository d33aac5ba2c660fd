// What the playouts of a search have taught about moves, whatever the position: the mean reward of the playouts in which a seat made
// a move (move-average sampling). Integers only.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <type_traits>
#include <variant>

#include "engine/core/seat.h"

namespace orrery {

/// Number that is the same for equal moves, and hardly ever for different ones. A game's Move is a struct, or a variant of structs, of
/// at most three members: numbers, enumerations, and lists or optionals of them.
class MoveKey {
  public:
    template <class Move>
    explicit MoveKey(const Move& move) {
        if constexpr (requires { move.index(); }) {
            add(static_cast<std::uint32_t>(move.index()));
            std::visit([this](const auto& one) { this->add_members(one); }, move);
        } else {
            add_members(move);
        }
    }
    std::uint32_t value() const { return sum_; }

  private:
    /// Stands for a value of any type when the members of a struct are counted.
    struct Anything {
        template <class T>
        operator T() const;                                // NOLINT(google-explicit-constructor)
    };

    void add(std::uint32_t number) {
        sum_ = (sum_ ^ number) * 0x9E3779B1u;
        sum_ ^= sum_ >> 15u;
    }
    template <class T>
    void add_value(const T& value) {
        if constexpr (std::ranges::range<const T>) {
            add(static_cast<std::uint32_t>(value.size()));
            for (const auto& element : value) add_value(element);
        } else if constexpr (requires { value.has_value(); }) {
            add(value.has_value() ? 1 : 0);
            if (value) add_value(*value);
        } else {
            static_assert(std::is_enum_v<T> || std::is_integral_v<T>);
            add(static_cast<std::uint32_t>(value));
        }
    }
    template <class T>
    void add_members(const T& of) {
        if constexpr (std::is_empty_v<T>) {
            static_cast<void>(of);
        } else if constexpr (requires { T{Anything(), Anything(), Anything()}; }) {
            const auto& [a, b, c] = of;
            add_value(a), add_value(b), add_value(c);
        } else if constexpr (requires { T{Anything(), Anything()}; }) {
            const auto& [a, b] = of;
            add_value(a), add_value(b);
        } else {
            const auto& [a] = of;
            add_value(a);
        }
    }

    std::uint32_t sum_ = 0x811C9DC5u;
};

/// Mean rewards of moves by seat. Moves share a place now and then, which does little harm.
class Habits {
  public:
    using Place = std::uint16_t;

    template <class Move>
    static Place place(const Move& move, Seat seat) {
        const std::uint32_t mixed = (MoveKey(move).value() + static_cast<std::uint32_t>(seat) * 0x85EBCA6Bu) * 0xC2B2AE35u;
        return static_cast<Place>(mixed >> (32u - kBits));
    }
    /// Returns the mean reward; that of a clear win if there was none yet, so that each move is tried.
    int value(Place place) const {
        const Entry& entry = of_[place];
        return entry.visits == 0 ? kUntried : static_cast<int>(entry.sum / entry.visits);
    }
    void learn(Place place, int reward) {
        Entry& entry = of_[place];
        ++entry.visits;
        entry.sum += static_cast<std::uint32_t>(reward);
    }

  private:
    static constexpr unsigned kBits = 12;
    static constexpr int kUntried = 1000;
    struct Entry {
        std::uint32_t visits = 0, sum = 0;
    };
    std::array<Entry, std::size_t{1} << kBits> of_{};
};

}  // namespace orrery
