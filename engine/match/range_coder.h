// Arithmetic coding in integers, the same on every platform: whole numbers that are all equally likely, and bits with a
// probability; and a model of texts that learns as it goes. Writer and reader have the same functions, so that what codes
// a value is written once.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

class RangeWriter {
  public:
    /// `value` in [0, n); n from 1 to 65536. Returns the value.
    std::uint32_t uniform(std::uint32_t value, std::uint32_t n);
    /// `one` of 4096: how likely a 1 is; from 1 to 4095. Returns the bit.
    bool bit(bool value, std::uint32_t one);
    /// The bytes; nothing may be written afterwards.
    std::string finish();

  private:
    void shift();
    void normalize();

    std::string out_;
    std::uint64_t low_ = 0, pending_ = 1;
    std::uint32_t range_ = 0xFFFFFFFFu;
    std::uint8_t held_ = 0;
};

class RangeReader {
  public:
    explicit RangeReader(std::string_view bytes);
    /// The arguments `value` are ignored: the functions answer what was written.
    std::uint32_t uniform(std::uint32_t value, std::uint32_t n);
    bool bit(bool value, std::uint32_t one);
    /// The bytes were not what a writer writes, or too few.
    bool is_bad() const { return bad_; }

  private:
    void normalize();
    std::uint8_t next();

    std::string_view bytes_;
    std::size_t at_ = 0;
    std::uint32_t code_ = 0, range_ = 0xFFFFFFFFu;
    bool bad_ = false;
};

/// Predicts the next bit of a text from the few bytes before it, in six lengths of memory that are mixed by how well each
/// did so far.
class TextModel {
  public:
    TextModel();
    /// Learns from a text without coding it.
    void learn(std::string_view text);
    /// Codes one byte; the reader's `value` is ignored.
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

    std::vector<std::uint16_t> slots_;                     ///< by order: probability in 12 bits, times seen in 4
    std::array<std::array<std::int32_t, kOrders>, kOrders + 1> weights_;
    std::array<std::int32_t, 4096> stretch_;
    std::array<std::uint32_t, kOrders> contexts_{};
    std::array<std::size_t, kOrders> places_{};
    std::array<std::int32_t, kOrders> inputs_{};
    std::size_t known_ = 0;                                ///< contexts that were met before: chooses the weights
    std::uint32_t mixed_ = 2048;
    std::uint32_t partial_ = 1;                            ///< bits of the byte so far, behind a 1
    std::uint64_t history_ = 0;                            ///< the last eight bytes
};

}  // namespace orrery
