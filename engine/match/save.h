// Saved games: a starting position and the moves since. Reading a save replays the moves under the rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/text.h"
#include "engine/match/any_match.h"

namespace orrery {

inline constexpr std::string_view kSaveFormat = "orrery-save/1";

/// Player of a seat.
struct SeatKind {
    bool is_bot = false;
    std::string level;                                     ///< id of the bot's level; may be unknown to this version
    std::string color = {};                                ///< id of the seat's color on the screen; "" if not given
    bool operator==(const SeatKind&) const = default;
};

/// Metadata of a save. The caller supplies the times, because the engine has no clock.
struct SaveHeader {
    std::string id;                                        ///< letters, digits, "_" and "-"
    std::string title;
    std::string created, updated;                          ///< "2026-11-21T09:00:00Z"
    std::vector<SeatKind> seats;                           ///< one per seat
    std::optional<std::uint64_t> deal = {};                ///< seed of the deal, if known
    bool is_slot = false;                                  ///< saved manually under a name; not updated automatically
    bool has_real_dice = false;                            ///< the players roll real dice and enter the faces
};

/// Returns whether the header has a title that somebody gave, not the usual one of the game.
bool has_own_title(const SaveHeader& header, const GameInfo& game);
/// Returns whether this deal leads to the position of a match that stands at its start, with the same names and options.
bool is_dealt_from(std::uint64_t deal, const AnyMatch& at_start);

/// Returns the save document. If the history exceeds GameInfo::max_plies, which readers reject, it omits the oldest moves
/// first and then the moves that could be redone. Precondition: one seat kind per seat.
Json write_save(const SaveHeader& header, const AnyMatch& match);

/// Save as read.
struct LoadedSave {
    SaveHeader header;
    std::unique_ptr<AnyMatch> match;
    /// Message for the player, set if the moves could not be replayed and the match starts at the saved end position.
    std::optional<Phrase> notice;
};

/// Reads a save of the current or an older format. The pointer of an error is relative to the root of the save.
Result<LoadedSave> read_save(const Json& document);
/// Parses and reads a save.
Result<LoadedSave> read_save(std::string_view text);
inline Result<LoadedSave> read_save(const std::string& text) { return read_save(std::string_view(text)); }

/// Migration from one save format to the next. `step` changes the document in place. It returns an error, or nullopt on
/// success.
struct SaveMigration {
    std::string_view from, to;
    std::optional<Error> (*step)(Json& document);
};
/// Returns the migrations from the oldest readable format to the current one.
const std::vector<SaveMigration>& save_migrations();
/// Applies the migrations to the document. Leaves an unknown format unchanged; the reader rejects it.
std::optional<Error> migrate_save(Json& document, const std::vector<SaveMigration>& steps);

}  // namespace orrery
