// 64-bit hashes of canonical texts, and their representation as 16 hexadecimal digits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery {

/// Hashes with FNV-1a and one final mixing round. Gives the same value on every platform. Not cryptographic.
std::uint64_t hash64(std::string_view bytes);

/// Returns 16 lower-case hexadecimal digits.
std::string to_hex16(std::uint64_t value);
/// Returns nullopt unless the text is exactly 16 lower-case hexadecimal digits.
std::optional<std::uint64_t> from_hex16(std::string_view text);

}  // namespace orrery
