// Integer range coder with identical output on every platform. It codes uniformly distributed integers and bits with a given
// probability. An adaptive model codes texts. Writer and reader have the same interface, so that one template codes both
// ways.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

/// Encoder. Produces the bytes that a RangeReader decodes.
class RangeWriter {
  public:
    /// Codes `value` in [0, n) and returns it. `n` is from 1 to 65536.
    std::uint32_t uniform(std::uint32_t value, std::uint32_t n);
    /// Codes a bit and returns it. `one` is the probability of a 1 in units of 1/4096, from 1 to 4095.
    bool bit(bool value, std::uint32_t one);
    /// Returns the bytes. Nothing may be written afterwards.
    std::string finish();

  private:
    void shift();
    void normalize();

    std::string out_;
    std::uint64_t low_ = 0, pending_ = 1;
    std::uint32_t range_ = 0xFFFFFFFFu;
    std::uint8_t held_ = 0;
};

/// Decoder of untrusted bytes. Must be called with the same ranges and probabilities as the writer.
class RangeReader {
  public:
    explicit RangeReader(std::string_view bytes);
    /// Ignores `value` and returns the value that was written. The same holds for bit().
    std::uint32_t uniform(std::uint32_t value, std::uint32_t n);
    bool bit(bool value, std::uint32_t one);
    /// Returns true if the bytes are malformed or truncated.
    bool is_bad() const { return bad_; }

  private:
    void normalize();
    std::uint8_t next();

    std::string_view bytes_;
    std::size_t at_ = 0;
    std::uint32_t code_ = 0, range_ = 0xFFFFFFFFu;
    bool bad_ = false;
};

/// Predicts the next bit of a text by context mixing: six contexts of different lengths, weighted by their success so far.
class TextModel {
  public:
    TextModel();
    /// Trains the model with a text without coding it.
    void learn(std::string_view text);
    /// Codes one byte. A reader ignores `value`.
    template <class Coder>
    std::uint8_t byte(Coder& coder, std::uint8_t value) {
        begin_byte();
        for (int i = 7; i >= 0; --i) {
            const std::uint32_t one = predict();
            update(coder.bit(((value >> i) & 1) != 0, one));
        }
        return end_byte();
    }

  private:
    static constexpr std::size_t kOrders = 6;
    static constexpr std::size_t kSlots = 1u << 16u;
    void begin_byte();
    std::uint32_t predict();
    void update(bool bit);
    std::uint8_t end_byte();

    std::vector<std::uint16_t> slots_;                     ///< by order: 12 bits of probability and a 4-bit count
    std::array<std::array<std::int32_t, kOrders>, kOrders + 1> weights_;
    std::array<std::int32_t, 4096> stretch_;
    std::array<std::uint32_t, kOrders> contexts_{};
    std::array<std::size_t, kOrders> places_{};
    std::array<std::int32_t, kOrders> inputs_{};
    std::size_t known_ = 0;                                ///< number of contexts seen before; selects the weights
    std::uint32_t mixed_ = 2048;
    std::uint32_t partial_ = 1;                            ///< bits of the current byte so far, after a leading 1
    std::uint64_t history_ = 0;                            ///< the last eight bytes
};

}  // namespace orrery
