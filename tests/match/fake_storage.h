// A storage for tests that can be set to fail.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/match/storage.h"

namespace orrery::tests {

class FakeStorage : public MemoryStorage {
  public:
    std::size_t room = SIZE_MAX;                           ///< limit on the bytes of all keys and values
    int sets_left = 1 << 30;                               ///< number of writes before all further ones are refused
    int calls_left = 1 << 30;                              ///< changes until the program stops; then none has an effect
    StoreAnswer refusal = StoreAnswer::full;
    bool loses_writes = false;                             ///< reports success but stores nothing
    bool halves_writes = false;                            ///< stores only half of each text
    bool hides_texts = false, hides_keys = false;          ///< stored texts cannot be read; keys cannot be listed

    std::size_t used() const {
        std::size_t sum = 0;
        for (const auto& [key, value] : entries) sum += key.size() + value.size();
        return sum;
    }

    std::optional<std::string> get(const std::string& key) const override {
        return hides_texts ? std::nullopt : MemoryStorage::get(key);
    }
    StoreAnswer set(const std::string& key, const std::string& value) override {
        if (calls_left-- <= 0) return StoreAnswer::blocked;
        if (sets_left-- <= 0) return refusal;
        if (loses_writes) return StoreAnswer::done;
        const auto old = entries.find(key);
        const std::size_t freed = old == entries.end() ? 0 : key.size() + old->second.size();
        if (used() - freed + key.size() + value.size() > room) return StoreAnswer::full;
        return MemoryStorage::set(key, halves_writes ? value.substr(0, value.size() / 2) : value);
    }
    void remove(const std::string& key) override {
        if (calls_left-- > 0) MemoryStorage::remove(key);
    }
    std::vector<std::string> keys() const override { return hides_keys ? std::vector<std::string>() : MemoryStorage::keys(); }
};

}  // namespace orrery::tests
