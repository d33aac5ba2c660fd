// Values in a storage that may be full, blocked or damaged. A sound copy is never overwritten, and a damaged copy is never
// returned.
//
// A value named `save/abc` lies under three keys:
//   orrery/v1/save/abc         the switch, which names the current copy: "orrery-switch/1 8" and a checksum
//   orrery/v1/save/abc#8       the current copy, preceded by its number, length and checksum
//   orrery/v1/save/abc#7       the backup: the copy before it
// Writing adds a new copy beside the others, reads it back, and only then turns the switch. An older copy is removed only
// after the new one has been read back.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/storage.h"

namespace orrery {

/// Returns a copy in the form in which it is stored.
std::string wrap_copy(std::uint64_t number, std::string_view text);
/// Returns the text of a stored copy, or nullopt if any byte differs from what was written.
std::optional<std::string> unwrap_copy(std::uint64_t number, std::string_view stored);

/// Value as read from the storage.
struct KeptValue {
    std::string text;
    bool is_backup = false;                                ///< an older copy, because the newest is damaged or missing
};

/// Named values, each with a backup. Names consist of letters, digits, "_", "-" and "/".
class Keeper {
  public:
    explicit Keeper(Storage& storage) : storage_(storage) {}

    /// Stores a value. If the answer is not `done`, the previous value is unchanged.
    StoreAnswer put(const std::string& name, std::string_view text);
    /// Returns the value, or nullopt if there is none or no copy is sound (is_damaged() tells which).
    std::optional<KeptValue> get(const std::string& name) const;
    /// Returns whether entries of this name exist but no copy is sound.
    bool is_damaged(const std::string& name) const;
    void remove(const std::string& name);
    /// Returns the names that begin with `prefix`, ascending, including those of damaged values.
    std::vector<std::string> names(const std::string& prefix) const;
    /// Returns the raw entries of all values, sorted by key.
    StoredEntries raw() const;
    /// Returns the raw entries of one value, sorted by key.
    StoredEntries raw(const std::string& name) const;

  private:
    struct Copies;
    Copies find_copies(const std::string& name) const;
    StoreAnswer try_out();
    template <class Wanted>
    StoredEntries entries(Wanted wanted) const;

    Storage& storage_;
};

}  // namespace orrery
