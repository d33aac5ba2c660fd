#include "engine/core/catalogue.h"

#include <array>

namespace orrery {
namespace {

constexpr std::size_t kHead = 8;                           // bytes before the keys
constexpr std::uint32_t kMagic = 'O' | 'W' << 8 | 'D' << 16 | '1' << 24;

std::uint32_t number_at(const unsigned char* at) {
    return at[0] | std::uint32_t{at[1]} << 8 | std::uint32_t{at[2]} << 16 | std::uint32_t{at[3]} << 24;
}

struct Catalogue {
    const unsigned char* bytes;
    std::uint32_t count;

    std::uint32_t key(std::uint32_t i) const { return number_at(bytes + kHead + 4 * std::size_t{i}); }
    std::uint32_t offset(std::uint32_t i) const { return number_at(bytes + kHead + 4 * (std::size_t{count} + i)); }
};

/// The only state of the engine outside of values: catalogues are constants that arrive late, and are never removed.
struct Loaded {
    std::array<Catalogue, kMostCatalogues> list;
    std::size_t count = 0;

    bool add(std::span<const unsigned char> bytes);
};

Loaded& loaded(Lang lang) {
    static std::array<Loaded, kLangCount> all = [] {
        std::array<Loaded, kLangCount> first{};
        for (const Lang each : kLangs) (void)first[static_cast<std::size_t>(each)].add(built_in_words(each));
        return first;
    }();
    return all[static_cast<std::size_t>(lang)];
}

bool Loaded::add(std::span<const unsigned char> bytes) {
    if (count == list.size() || bytes.size() < kHead || number_at(bytes.data()) != kMagic) return false;
    const std::uint32_t messages = number_at(bytes.data() + 4);
    if (messages > bytes.size() / 8) return false;
    const std::size_t texts = kHead + 8 * std::size_t{messages};
    if (texts > bytes.size() || (messages > 0 && bytes.back() != 0)) return false;
    const Catalogue catalogue{bytes.data(), messages};
    for (std::uint32_t i = 0; i < messages; ++i) {
        if (catalogue.offset(i) < texts || catalogue.offset(i) >= bytes.size()) return false;
        if (i > 0 && catalogue.key(i - 1) >= catalogue.key(i)) return false;
    }
    list[count++] = catalogue;
    return true;
}

}  // namespace

bool add_catalogue(Lang lang, std::span<const unsigned char> bytes) { return loaded(lang).add(bytes); }

bool has_catalogue(Lang lang) { return loaded(lang).count > 0; }

const char* find_message(Lang lang, std::uint32_t key) {
    const Loaded& there = loaded(lang);
    for (std::size_t i = 0; i < there.count; ++i) {
        const Catalogue& catalogue = there.list[i];
        std::uint32_t first = 0, last = catalogue.count;
        while (first < last) {
            const std::uint32_t middle = first + (last - first) / 2;
            if (catalogue.key(middle) < key) first = middle + 1;
            else last = middle;
        }
        if (first < catalogue.count && catalogue.key(first) == key)
            return reinterpret_cast<const char*>(catalogue.bytes + catalogue.offset(first));
    }
    return nullptr;
}

const char* Text::in(Lang lang) const {
    if (lang == Lang::en || key == 0) return en;
    const char* const found = find_message(lang, key);
    return found ? found : en;
}

}  // namespace orrery
