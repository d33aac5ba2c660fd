#include "engine/match/range_coder.h"

#include <algorithm>
#include <cassert>

namespace orrery {

namespace {

constexpr std::uint32_t kLeast = 1u << 24u;                ///< lower bound of the range after normalization
constexpr std::size_t kMostPadding = 8;                    ///< bytes that a reader may consume beyond the end

/// Returns 4096 / (1 + e^(-x/256)). Clamps `x` to -2047 … 2047.
std::int32_t squash(std::int32_t x) {
    constexpr std::int32_t kTable[33] = {1,    2,    3,    6,    10,   16,   27,   45,   73,   120,  194,
                                         310,  488,  747,  1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
                                         3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094};
    if (x > 2047) return 4095;
    if (x < -2047) return 1;
    const std::int32_t part = x & 127, row = (x + 2048) >> 7;
    return (kTable[row] * (128 - part) + kTable[row + 1] * part + 64) >> 7;
}

struct Nothing {
    bool bit(bool value, std::uint32_t) { return value; }
};

}  // namespace

// --- writer

// A later carry may change the topmost bytes. A run of 0xFF and the byte before it are held back until it is decided.
void RangeWriter::shift() {
    if (low_ < 0xFF000000u || low_ > 0xFFFFFFFFu) {
        const auto carry = static_cast<std::uint8_t>(low_ >> 32u);
        for (; pending_ > 0; --pending_) {
            out_ += static_cast<char>(held_ + carry);
            held_ = 0xFF;
        }
        held_ = static_cast<std::uint8_t>(low_ >> 24u);
    }
    ++pending_;
    low_ = (low_ << 8u) & 0xFFFFFFFFu;
}

void RangeWriter::normalize() {
    while (range_ < kLeast) {
        range_ <<= 8u;
        shift();
    }
}

std::uint32_t RangeWriter::uniform(std::uint32_t value, std::uint32_t n) {
    assert(n > 0 && n <= 65536 && value < n);
    range_ /= n;
    low_ += static_cast<std::uint64_t>(range_) * value;
    normalize();
    return value;
}

bool RangeWriter::bit(bool value, std::uint32_t one) {
    const std::uint32_t bound = (range_ >> 12u) * one;
    if (value) {
        range_ = bound;
    } else {
        low_ += bound;
        range_ -= bound;
    }
    normalize();
    return value;
}

std::string RangeWriter::finish() {
    // Writes the number in the range with the most trailing zeros, because the reader supplies zeros beyond the end.
    const std::uint64_t end = low_ + range_;
    for (std::uint32_t bits = 32; bits-- > 0;) {
        const std::uint64_t rounded = ((low_ + (std::uint64_t{1} << bits) - 1) >> bits) << bits;
        if (rounded >= end) continue;
        low_ = rounded;
        break;
    }
    for (int i = 0; i < 5; ++i) shift();
    out_.erase(0, 1);                                      // the initial held byte is always 0
    while (!out_.empty() && out_.back() == '\0') out_.pop_back();
    return std::move(out_);
}

// --- reader

RangeReader::RangeReader(std::string_view bytes) : bytes_(bytes) {
    for (int i = 0; i < 4; ++i) code_ = (code_ << 8u) | next();
}

std::uint8_t RangeReader::next() {
    const std::size_t at = at_++;
    if (at < bytes_.size()) return static_cast<std::uint8_t>(bytes_[at]);
    if (at >= bytes_.size() + kMostPadding) bad_ = true;
    return 0;
}

void RangeReader::normalize() {
    while (range_ < kLeast) {
        code_ = (code_ << 8u) | next();
        range_ <<= 8u;
    }
}

std::uint32_t RangeReader::uniform(std::uint32_t, std::uint32_t n) {
    range_ /= n;
    std::uint32_t value = code_ / range_;
    if (value >= n) {                                      // rest of the range after rounding; a writer never uses it
        bad_ = true;
        value = n - 1;
    }
    code_ -= value * range_;
    if (code_ >= range_) code_ = range_ - 1;
    normalize();
    return value;
}

bool RangeReader::bit(bool, std::uint32_t one) {
    const std::uint32_t bound = (range_ >> 12u) * one;
    const bool value = code_ < bound;
    if (value) {
        range_ = bound;
    } else {
        code_ -= bound;
        range_ -= bound;
    }
    normalize();
    return value;
}

// --- model

TextModel::TextModel() : slots_(kOrders * kSlots, 2048u << 4u) {
    for (auto& set : weights_) set.fill(22000);
    std::int32_t from = 0;
    for (std::int32_t x = -2047; x <= 2047; ++x) {
        const std::int32_t to = squash(x);
        for (; from <= to && from < 4096; ++from) stretch_[static_cast<std::size_t>(from)] = x;
    }
    for (; from < 4096; ++from) stretch_[static_cast<std::size_t>(from)] = 2047;
}

void TextModel::learn(std::string_view text) {
    Nothing nothing;
    for (const char c : text) byte(nothing, static_cast<std::uint8_t>(c));
}

void TextModel::begin_byte() {
    constexpr std::uint32_t kLengths[kOrders] = {0, 1, 2, 3, 4, 6};
    for (std::size_t i = 0; i < kOrders; ++i) {
        const std::uint64_t seen = kLengths[i] == 0 ? 0 : history_ & (~std::uint64_t{0} >> (64 - 8 * kLengths[i]));
        const std::uint64_t mixed = (seen + kLengths[i] + 1) * 0x9E3779B97F4A7C15u;
        contexts_[i] = static_cast<std::uint32_t>(mixed >> 32u);
    }
    partial_ = 1;
}

std::uint32_t TextModel::predict() {
    known_ = 0;
    for (std::size_t i = 0; i < kOrders; ++i) {
        const std::uint32_t hash = (contexts_[i] ^ (partial_ * 0x2F0B4C47u)) * 0x85EBCA6Bu;
        places_[i] = i * kSlots + (hash >> 16u);
        const std::uint16_t slot = slots_[places_[i]];
        const bool is_known = (slot & 15u) != 0;
        inputs_[i] = is_known ? stretch_[slot >> 4u] : 0;
        known_ += is_known ? 1 : 0;
    }
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < kOrders; ++i) sum += static_cast<std::int64_t>(weights_[known_][i]) * inputs_[i];
    mixed_ = static_cast<std::uint32_t>(squash(static_cast<std::int32_t>(std::clamp<std::int64_t>(sum / 65536, -2047, 2047))));
    return mixed_;
}

void TextModel::update(bool bit) {
    const std::int32_t error = ((bit ? 4095 : 0) - static_cast<std::int32_t>(mixed_)) * 12;
    for (std::size_t i = 0; i < kOrders; ++i) {
        weights_[known_][i] += (inputs_[i] * error) / 65536;
        std::uint16_t& slot = slots_[places_[i]];
        const std::int32_t times = slot & 15, one = slot >> 4;
        // The adaptation rate decreases with the number of observations.
        const std::int32_t moved = one + ((bit ? 4095 : 0) - one) * 2 / (2 * times + 3);
        slot = static_cast<std::uint16_t>(static_cast<std::uint32_t>(std::clamp(moved, 1, 4094)) << 4u |
                                          static_cast<std::uint32_t>(std::min(times + 1, 12)));
    }
    partial_ = partial_ << 1u | (bit ? 1u : 0u);
}

std::uint8_t TextModel::end_byte() {
    const auto value = static_cast<std::uint8_t>(partial_);
    history_ = history_ << 8u | value;
    return value;
}

}  // namespace orrery
