#include "engine/core/hash.h"

namespace orrery {

std::uint64_t hash64(std::string_view bytes) {
    std::uint64_t h = 0xCBF29CE484222325ULL;
    for (const char c : bytes) {
        h ^= static_cast<unsigned char>(c);
        h *= 0x100000001B3ULL;
    }
    h ^= h >> 32;
    h *= 0xD6E8FEB86659FD93ULL;
    return h ^ (h >> 32);
}

std::string to_hex16(std::uint64_t value) {
    std::string out(16, '0');
    for (std::size_t i = 16; i-- > 0; value >>= 4u) out[i] = "0123456789abcdef"[value & 15u];
    return out;
}

std::optional<std::uint64_t> from_hex16(std::string_view text) {
    if (text.size() != 16) return {};
    std::uint64_t value = 0;
    for (const char c : text) {
        const bool digit = c >= '0' && c <= '9';
        if (!digit && !(c >= 'a' && c <= 'f')) return {};
        value = value << 4u | static_cast<unsigned>(digit ? c - '0' : c - 'a' + 10);
    }
    return value;
}

}  // namespace orrery
