// Saved games in a storage. Each save is stored together with its summary, so the list always agrees with the games.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/match/any_match.h"
#include "engine/match/keeper.h"
#include "engine/match/save.h"
#include "engine/match/storage.h"

namespace orrery {

/// Summary of a saved game for the shelf.
struct GameSummary {
    std::string id;                                        ///< of the save
    std::string title;
    std::string game;                                      ///< slug
    Names names;
    std::vector<SeatKind> seats;
    std::optional<Seat> to_act;                            ///< nullopt when the game is over
    int turn = 0;
    std::size_t ply = 0;
    std::string updated;
    /// Of a game that is over; nullopt in entries written before winners were recorded.
    std::optional<std::vector<Contender>> winners = {};
    std::vector<std::string> automata = {};                ///< ids of the contenders beyond the seats; empty until over
    bool is_slot = false;                                  ///< saved manually under a name
    bool is_damaged = false;                               ///< no copy is sound; only `id` is set
    bool is_backup = false;                                ///< the newest copy is damaged; this is the one before
    bool operator==(const GameSummary&) const = default;
};
GameSummary summary_of(const SaveHeader& header, const AnyMatch& match);

/// Result of opening a saved game.
struct OpenedSave {
    LoadedSave save;
    bool is_backup = false;                                ///< the newest copy is damaged; this is the one before
};

/// Entries of a deleted game, for putting it back.
struct TakenGame {
    std::string id;
    StoredEntries entries;
};

/// Changes to the metadata of a saved game. A nullopt leaves the value unchanged.
struct SaveWords {
    std::optional<std::string> id, title, updated;
    std::optional<bool> is_slot;
};

/// Returns the size of a stored text in UTF-16 code units, in which browsers count their quota.
std::size_t stored_units(std::string_view text);

/// Saved games and small values in a storage.
class SaveStore {
  public:
    /// Name of the value with the analysis of a game, before its id. It is removed with the game.
    static constexpr std::string_view kAnalysis = "analysis/";

    explicit SaveStore(Storage& storage) : storage_(storage), keeper_(storage) {}

    /// Stores the match under the id of its header. If the answer is not `done`, the game stored before is unchanged.
    StoreAnswer put(const SaveHeader& header, const AnyMatch& match);
    /// Opens a game. The error's pointer is "/" if no game of this id is stored.
    Result<OpenedSave> open(const std::string& id) const;
    void remove(const std::string& id) { take(id); }
    /// Returns whether a game is stored under this id, sound or damaged.
    bool holds(const std::string& id) const;
    /// Changes the metadata of a game and leaves its moves unchanged. If `words` has another id, it stores a second game and
    /// keeps `from`. Returns nullopt if `from` cannot be read.
    std::optional<StoreAnswer> rewrite(const std::string& from, const SaveWords& words);
    /// Removes a game with the values stored beside it, and returns the removed entries unchanged, even damaged ones.
    TakenGame take(const std::string& id);
    /// Puts a removed game back. If the answer is not `done`, none of its entries is stored.
    StoreAnswer give_back(const TakenGame& taken);
    /// Returns the save document of a game without replaying its moves, or nullopt if no copy is sound.
    std::optional<std::string> text(const std::string& id) const;
    /// Returns the raw entries of a game.
    StoredEntries raw(const std::string& id) const;
    /// Returns the size of all our entries, keys included, in UTF-16 code units.
    std::size_t used_units() const;
    /// Returns all games. The game saved last comes first; damaged games come last.
    std::vector<GameSummary> list() const;

    /// Stores a small value beside the games, such as the settings, with the same care.
    StoreAnswer put_value(const std::string& name, std::string_view text) { return keeper_.put(name, text); }
    std::optional<KeptValue> value(const std::string& name) const { return keeper_.get(name); }
    const Keeper& keeper() const { return keeper_; }

  private:
    Storage& storage_;
    Keeper keeper_;
};

}  // namespace orrery
