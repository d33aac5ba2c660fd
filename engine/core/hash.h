// 64-bit hashes of canonical texts, and their 16 hexadecimal digits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery {

/// FNV-1a over the bytes, then one round of mixing. The same on every platform; not for security.
std::uint64_t hash64(std::string_view bytes);

/// 16 lower-case digits.
std::string to_hex16(std::uint64_t value);
/// Empty unless the text is exactly 16 lower-case hexadecimal digits.
std::optional<std::uint64_t> from_hex16(std::string_view text);

}  // namespace orrery
