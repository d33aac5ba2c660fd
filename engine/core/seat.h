// Seats: the places at a table, numbered from 0 in turn order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace orrery {

/// 0-based seat index.
using Seat = std::int8_t;

/// Largest seat count of any game. Size of every per-seat array.
inline constexpr int kMaxSeats = 5;

/// One T for every possible seat. Only the first `seats` elements are used; the others stay T{}.
template <class T>
struct PerSeat {
    std::array<T, kMaxSeats> of{};

    constexpr T& operator[](Seat seat) { return of[static_cast<std::size_t>(seat)]; }
    constexpr const T& operator[](Seat seat) const { return of[static_cast<std::size_t>(seat)]; }
    bool operator==(const PerSeat&) const = default;
};

/// Range of seats that wraps around the table. Iterates clockwise.
class SeatRange {
  public:
    class Iterator {
      public:
        constexpr Iterator(int at, int seats) : at_(at), seats_(seats) {}
        constexpr Seat operator*() const { return static_cast<Seat>(at_ % seats_); }
        constexpr Iterator& operator++() { ++at_; return *this; }
        constexpr bool operator!=(const Iterator& other) const { return at_ != other.at_; }
      private:
        int at_;
        int seats_;
    };

    constexpr SeatRange(int first, int count, int seats) : first_(first), count_(count), seats_(seats) {}
    constexpr Iterator begin() const { return {first_, seats_}; }
    constexpr Iterator end() const { return {first_ + count_, seats_}; }

  private:
    int first_;
    int count_;
    int seats_;
};

/// Returns the seats 0 to seats − 1.
constexpr SeatRange all_seats(int seats) { return {0, seats, seats}; }
/// Returns all seats in clockwise order, starting with `first`.
constexpr SeatRange clockwise_from(Seat first, int seats) { return {first, seats, seats}; }
/// Returns the seat to the left of `seat`.
constexpr Seat next_clockwise(Seat seat, int seats) { return static_cast<Seat>((seat + 1) % seats); }

}  // namespace orrery
