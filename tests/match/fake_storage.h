// A store for tests that can be told to fail.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/match/storage.h"

namespace orrery::tests {

class FakeStorage : public Storage {
  public:
    std::map<std::string, std::string> entries;
    std::size_t room = SIZE_MAX;                           ///< bytes of keys and values
    int sets_left = 1 << 30;                               ///< writes until every further one is refused
    int calls_left = 1 << 30;                              ///< changes until the program is gone: the rest does nothing
    StoreAnswer refusal = StoreAnswer::full;
    bool loses_writes = false;                             ///< says done and keeps nothing
    bool halves_writes = false;                            ///< keeps half of what it is given
    bool hides_texts = false, hides_keys = false;          ///< what is there cannot be read, cannot be listed

    std::size_t used() const {
        std::size_t sum = 0;
        for (const auto& [key, value] : entries) sum += key.size() + value.size();
        return sum;
    }

    std::optional<std::string> get(const std::string& key) const override {
        const auto found = entries.find(key);
        if (hides_texts || found == entries.end()) return {};
        return found->second;
    }
    StoreAnswer set(const std::string& key, const std::string& value) override {
        if (calls_left-- <= 0) return StoreAnswer::blocked;
        if (sets_left-- <= 0) return refusal;
        if (loses_writes) return StoreAnswer::done;
        const auto old = entries.find(key);
        const std::size_t freed = old == entries.end() ? 0 : key.size() + old->second.size();
        if (used() - freed + key.size() + value.size() > room) return StoreAnswer::full;
        entries[key] = halves_writes ? value.substr(0, value.size() / 2) : value;
        return StoreAnswer::done;
    }
    void remove(const std::string& key) override {
        if (calls_left-- <= 0) return;
        entries.erase(key);
    }
    std::vector<std::string> keys() const override {
        std::vector<std::string> out;
        if (!hides_keys)
            for (const auto& [key, value] : entries) out.push_back(key);
        return out;
    }
};

}  // namespace orrery::tests
