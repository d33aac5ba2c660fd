// What the fuzz targets share: bytes that become choices, real games to start from, and documents damaged in a place or two.
// Random text hardly ever gets past the parser; a good document with one thing wrong gets everywhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "engine/match/any_match.h"

namespace orrery::fuzz {

/// The fuzzer's input, read from the front; 0 for ever once it is used up.
class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
    bool empty() const { return used_ == size_; }
    std::uint8_t byte() { return empty() ? std::uint8_t{0} : data_[used_++]; }
    /// In [0, n). Precondition: 0 < n.
    std::size_t below(std::size_t n) { return ((std::size_t{byte()} << 8u) | byte()) % n; }
    std::string_view rest() const { return {reinterpret_cast<const char*>(data_) + used_, size_ - used_}; }

  private:
    const std::uint8_t* data_;
    std::size_t size_, used_ = 0;
};

/// A game in progress: seats, seed and moves come from the bytes.
std::unique_ptr<AnyMatch> some_match(Bytes& bytes, std::size_t most_moves);

/// Up to four changes somewhere in the document.
Json damaged(Json document, Bytes& bytes);

/// Ends the process, which is how a fuzz target reports a broken promise.
void expect(bool promise, const char* what);

/// What must hold for every match that was read from outside: it reads its own text again, has moves while it goes on,
/// plays them, and comes back by undo where nothing forbids it.
void expect_sound(AnyMatch& match, Bytes& bytes);

}  // namespace orrery::fuzz
