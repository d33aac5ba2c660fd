// Vector with inline storage. The component counts of a game bound its lists, so states stay trivially copyable.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace orrery {

/// Vector of at most N elements, stored inline. Trivially copyable if T is. Comparison ignores unused elements.
template <class T, std::size_t N>
class FixedVector {
    static_assert(N > 0 && N < 65536);

  public:
    using value_type = T;
    /// Smallest type for the length, so that short lists of bytes stay small.
    using Length = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;
    using iterator = T*;
    using const_iterator = const T*;

    constexpr FixedVector() = default;
    constexpr FixedVector(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }

    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }

    constexpr T* begin() { return storage_.items; }
    constexpr T* end() { return storage_.items + size_; }
    constexpr const T* begin() const { return storage_.items; }
    constexpr const T* end() const { return storage_.items + size_; }
    constexpr T* data() { return storage_.items; }
    constexpr const T* data() const { return storage_.items; }

    constexpr T& operator[](std::size_t i) { assert(i < size_); return storage_.items[i]; }
    constexpr const T& operator[](std::size_t i) const { assert(i < size_); return storage_.items[i]; }
    constexpr T& front() { return (*this)[0]; }
    constexpr const T& front() const { return (*this)[0]; }
    constexpr T& back() { return (*this)[size_ - 1u]; }
    constexpr const T& back() const { return (*this)[size_ - 1u]; }

    /// Appends an element. Precondition: not full. Without asserts, a full vector drops the item.
    constexpr void push_back(const T& item) {
        assert(size_ < N);
        if (size_ < N) storage_.items[size_++] = item;
    }
    /// Removes the last element. Precondition: not empty. Without asserts, an empty vector stays empty.
    constexpr void pop_back() {
        assert(size_ > 0);
        if (size_ > 0) --size_;
    }
    constexpr void clear() { size_ = 0; }
    /// Removes an element and preserves the order of the others. Precondition: `at` is in [begin, end).
    constexpr T* erase(T* at) {
        std::copy(at + 1, end(), at);
        --size_;
        return at;
    }
    constexpr T* erase(T* first, T* last) {
        std::copy(last, end(), first);
        size_ = static_cast<Length>(size_ - (last - first));
        return first;
    }
    /// Inserts before `at`. Preconditions: not full; `at` is in [begin, end]. Without asserts, a full vector drops the item.
    constexpr void insert(T* at, const T& item) {
        assert(size_ < N);
        if (size_ == N) return;
        std::copy_backward(at, end(), end() + 1);
        *at = item;
        ++size_;
    }

    constexpr bool operator==(const FixedVector& other) const {
        return size_ == other.size_ && std::equal(begin(), end(), other.begin());
    }

  private:
    /// Storage that is cleared.
    struct Cleared {
        T items[N]{};
    };
    /// Storage of a long list, for example of moves. Clearing it would take longer than filling it usually does.
    union Raw {
        constexpr Raw() {}
        T items[N];
    };
    static constexpr bool kIsLong = sizeof(T) * N > 256;
    static_assert(!kIsLong || std::is_trivially_copyable_v<T>);

    std::conditional_t<kIsLong, Raw, Cleared> storage_;
    Length size_ = 0;
};

template <class Range, class T>
constexpr bool contains(const Range& range, const T& item) {
    return std::find(range.begin(), range.end(), item) != range.end();
}

/// Removes the first element equal to `item`. Precondition: `from` contains it. Without asserts, a missing item is ignored.
template <class T, std::size_t N>
constexpr void take(FixedVector<T, N>& from, const T& item) {
    T* at = std::find(from.begin(), from.end(), item);
    assert(at != from.end());
    if (at != from.end()) from.erase(at);
}

/// Removes and returns the top of a pile, which is its last element. Precondition: not empty.
template <class T, std::size_t N>
constexpr T take_top(FixedVector<T, N>& pile) {
    const T top = pile.back();
    pile.pop_back();
    return top;
}

}  // namespace orrery
