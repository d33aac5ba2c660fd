// Interface to the platform's key-value storage, and a storage in memory.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery {

/// Result of storing a value.
enum class StoreAnswer {
    done,
    full,                                                  ///< the quota is used up
    blocked,                                               ///< the platform allows no storage
};

/// Storage of the platform: localStorage in a browser, a folder or a map elsewhere. No function throws.
class Storage {
  public:
    virtual ~Storage() = default;
    /// Returns the value, or nullopt if there is none or it cannot be read.
    virtual std::optional<std::string> get(const std::string& key) const = 0;
    /// Stores or replaces a value.
    virtual StoreAnswer set(const std::string& key, const std::string& value) = 0;
    virtual void remove(const std::string& key) = 0;
    /// Returns all keys in any order, including those of other programs.
    virtual std::vector<std::string> keys() const = 0;
};

/// Keys with their texts as they lie in the storage.
using StoredEntries = std::vector<std::pair<std::string, std::string>>;

/// Storage in memory.
class MemoryStorage : public Storage {
  public:
    std::map<std::string, std::string> entries;

    std::optional<std::string> get(const std::string& key) const override {
        const auto found = entries.find(key);
        return found == entries.end() ? std::nullopt : std::optional<std::string>(found->second);
    }
    StoreAnswer set(const std::string& key, const std::string& value) override {
        entries[key] = value;
        return StoreAnswer::done;
    }
    void remove(const std::string& key) override { entries.erase(key); }
    std::vector<std::string> keys() const override {
        std::vector<std::string> out;
        for (const auto& [key, value] : entries) out.push_back(key);
        return out;
    }
};

}  // namespace orrery
