// Keeping games in a store that may be full, blocked or damaged: what is good is never overwritten, what is damaged is
// never believed.
//
// A value named `save/abc` lives under three keys:
//   orrery/v1/save/abc         which copy counts: "orrery-switch/1 8" and a checksum
//   orrery/v1/save/abc#8       the copy, with its number, length and checksum before it
//   orrery/v1/save/abc#7       the one before: the backup
// Writing puts a new copy beside the others, reads it back, and only then turns the switch. A copy that counts is removed
// after a newer one was read back, never before.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/match/any_match.h"
#include "engine/match/save.h"

namespace orrery {

enum class StoreAnswer {
    done,
    full,                                                  ///< the quota is used up
    blocked,                                               ///< nothing can be kept here at all
};

/// What the platform offers: localStorage in a browser, a folder or a map elsewhere. No function throws.
class Storage {
  public:
    virtual ~Storage() = default;
    virtual std::optional<std::string> get(const std::string& key) const = 0;
    virtual StoreAnswer set(const std::string& key, const std::string& value) = 0;
    virtual void remove(const std::string& key) = 0;
    /// All keys, also those of others; any order.
    virtual std::vector<std::string> keys() const = 0;
};

inline constexpr std::string_view kStoreRoot = "orrery/v1/";

/// Keys and what stands under them, as it lies in the store.
using StoredEntries = std::vector<std::pair<std::string, std::string>>;
/// What an entry takes of a browser's quota, which is counted in units of UTF-16.
std::size_t stored_units(std::string_view text);

/// One copy as it stands in the store.
std::string wrap_copy(std::uint64_t number, std::string_view text);
/// The text, or nothing if a single byte is not as it was written.
std::optional<std::string> unwrap_copy(std::uint64_t number, std::string_view stored);

/// A value read back.
struct Kept {
    std::string text;
    /// The newest copy was damaged or missing, and this is an older one: tell the person.
    bool is_backup = false;
};

/// Values by name, each with a backup. Names consist of letters, digits, "_", "-" and "/".
class Keeper {
  public:
    explicit Keeper(Storage& storage) : storage_(storage) {}

    /// After anything but `done` the value is what it was before.
    StoreAnswer put(const std::string& name, std::string_view text);
    /// Empty: no such value, or no copy of it is sound (then is_damaged() says true).
    std::optional<Kept> get(const std::string& name) const;
    /// Something is stored under this name, but none of it can be read.
    bool is_damaged(const std::string& name) const;
    void remove(const std::string& name);
    /// Names that begin with `prefix`, ascending, damaged ones included.
    std::vector<std::string> names(const std::string& prefix) const;
    /// Every key of ours with its raw text, for a download that rescues what can be rescued.
    StoredEntries raw() const;
    /// The same of one name.
    StoredEntries raw(const std::string& name) const;

  private:
    struct Copies;
    Copies find_copies(const std::string& name) const;
    StoreAnswer try_out();
    template <class Wanted>
    StoredEntries entries(Wanted wanted) const;

    Storage& storage_;
};

/// A game in progress or finished, as the shelf shows it.
struct GameSummary {
    std::string id;                                        ///< of the save
    std::string title;
    std::string game;                                      ///< slug
    Names names;
    std::vector<SeatKind> seats;
    std::optional<Seat> to_act;                            ///< empty: the game is over
    int turn = 0;
    std::size_t ply = 0;
    std::string updated;
    /// Of a game that is over; nullopt in entries written before winners were recorded.
    std::optional<std::vector<Contender>> winners = {};
    std::vector<std::string> automata = {};                ///< ids of the contenders beyond the seats; empty until over
    bool is_slot = false;                                  ///< kept by hand under a name
    bool is_damaged = false;                               ///< no copy of it can be read; only `id` is set
    bool is_backup = false;                                ///< the newest copy is damaged; this is the one before
    bool operator==(const GameSummary&) const = default;
};
GameSummary summary_of(const SaveHeader& header, const AnyMatch& match);

/// What came of opening a stored game.
struct OpenedSave {
    LoadedSave save;
    bool is_backup = false;
};

/// A game that was taken out of the store and can be put back.
struct TakenGame {
    std::string id;
    StoredEntries entries;
};

/// What is said of a kept game; empty: as it is.
struct SaveWords {
    std::optional<std::string> id, title, updated;
    std::optional<bool> is_slot;
};

/// A file of entries as the page offers it when nothing else works: {"format":"orrery-rescue/1","entries":[[key,text],…]}.
inline constexpr std::string_view kRescueFormat = "orrery-rescue/1";
std::string rescue_file(const StoredEntries& entries);

/// Largest file that is read as a game or a rescue.
inline constexpr std::size_t kMaxImportBytes = kMaxJsonBytes;
/// Takes over a game of a file; false: no more of them.
using TakeGame = std::function<bool(LoadedSave game)>;
/// Hands on the games in a file one after the other: one save, or those of a rescue file that can be read. Each is opened when
/// its turn has come, so that only one history is in memory. Returns how many were handed on; the error's pointer leads into
/// the file.
Result<std::size_t> read_import(std::string_view text, const TakeGame& take);

/// Saved games. Each is kept with its summary, so that the list never disagrees with the games.
class SaveStore {
  public:
    explicit SaveStore(Storage& storage) : storage_(storage), keeper_(storage) {}

    /// Keeps the match under its header's id. After anything but `done` the game kept before is still there.
    StoreAnswer put(const SaveHeader& header, const AnyMatch& match);
    /// The game, or why it cannot be opened ("/": nothing of this id is stored).
    Result<OpenedSave> open(const std::string& id) const;
    void remove(const std::string& id) { take(id); }
    /// Something is kept under this id, sound or not.
    bool holds(const std::string& id) const;
    /// Writes what is said of a game anew, its moves untouched; with another id it becomes a second game, and `from` stays.
    /// Empty: `from` cannot be read.
    std::optional<StoreAnswer> rewrite(const std::string& from, const SaveWords& words);
    /// Removes a game and what stands beside it, byte for byte as it was, damaged or not.
    TakenGame take(const std::string& id);
    /// Puts it back. After anything but `done` nothing of it is there.
    StoreAnswer give_back(const TakenGame& taken);
    /// The save of a game as a document, whether or not its moves can be played here. Empty: no copy is sound.
    std::optional<std::string> text(const std::string& id) const;
    /// Everything of one game as it lies in the store.
    StoredEntries raw(const std::string& id) const;
    /// Units of UTF-16 that everything of ours takes, keys included.
    std::size_t used_units() const;
    /// The game that was kept last comes first; damaged ones come last.
    std::vector<GameSummary> list() const;

    /// Small values beside the games, such as settings; the same care is taken.
    StoreAnswer put_value(const std::string& name, std::string_view text) { return keeper_.put(name, text); }
    std::optional<Kept> value(const std::string& name) const { return keeper_.get(name); }
    const Keeper& keeper() const { return keeper_; }

  private:
    Storage& storage_;
    Keeper keeper_;
};

}  // namespace orrery
