// Common parts of the fuzz targets: choices made from bytes, real games to start from, and documents with a few changes.
// Random text hardly ever gets past the parser, but a valid document with one fault reaches all code.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "engine/match/any_match.h"
#include "engine/match/save.h"

namespace orrery::fuzz {

/// The fuzzer's input, read from the front; 0 after its end.
class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
    bool empty() const { return used_ == size_; }
    std::uint8_t byte() { return empty() ? std::uint8_t{0} : data_[used_++]; }
    /// Returns a number in [0, n). Precondition: 0 < n.
    std::size_t below(std::size_t n) { return ((std::size_t{byte()} << 8u) | byte()) % n; }
    std::string_view rest() const { return {reinterpret_cast<const char*>(data_) + used_, size_ - used_}; }

  private:
    const std::uint8_t* data_;
    std::size_t size_, used_ = 0;
};

/// Returns a game in progress; the bytes determine seats, seed and moves.
std::unique_ptr<AnyMatch> some_match(Bytes& bytes, std::size_t most_moves);

/// Returns a header for it without id and times; the bytes determine the title and whether a computer plays the last seat.
SaveHeader some_header(Bytes& bytes, const AnyMatch& match);

/// Makes up to four changes in the document.
Json damaged(Json document, Bytes& bytes);

/// Ends the process if the condition is false, which is how a fuzz target reports a fault.
void expect(bool promise, const char* what);

/// Checks a match that was read from outside: it can read its own text again, has legal moves while it goes on, plays them,
/// undoes them as far as fair undo goes, redoes them, and comes back by friendly undo.
void expect_sound(AnyMatch& match, Bytes& bytes);

}  // namespace orrery::fuzz
