// Saved games: a starting position and the moves since. Reading one plays the moves again by the rules.
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

/// Who plays a seat.
struct SeatKind {
    bool is_bot = false;
    std::string level;                                     ///< of a bot; an id, also one this version does not know
    std::string color = {};                                ///< id of the seat's colour on the screen; empty: not said
    bool operator==(const SeatKind&) const = default;
};

/// What a save says about itself. The engine has no clock: the caller supplies the times.
struct SaveHeader {
    std::string id;                                        ///< letters, digits, "_" and "-"
    std::string title;
    std::string created, updated;                          ///< "2026-11-21T09:00:00Z"
    std::vector<SeatKind> seats;                           ///< one for each seat
    std::optional<std::uint64_t> deal = {};                ///< the number the game was dealt from, where it is known
    bool is_slot = false;                                  ///< kept by hand under a name; does not go on by itself
    bool has_real_dice = false;                            ///< people roll the dice and tell the faces
};

/// The save document. Of a history longer than any that is read (GameInfo::max_plies) it leaves out the oldest moves, and
/// after them what can be done again. Precondition: as many seat kinds as seats.
Json write_save(const SaveHeader& header, const AnyMatch& match);

struct LoadedSave {
    SaveHeader header;
    std::unique_ptr<AnyMatch> match;
    /// Set when the moves could not be played again and the match begins at the saved end: what to tell the person.
    std::optional<Phrase> notice;
};

/// Reads a save of this or an older format; the error's pointer counts from the save's root.
Result<LoadedSave> read_save(const Json& document);
/// The same from text.
Result<LoadedSave> read_save(std::string_view text);
inline Result<LoadedSave> read_save(const std::string& text) { return read_save(std::string_view(text)); }

/// One step from a format to the next. Changes the document in place, or says what it cannot make sense of.
struct SaveMigration {
    std::string_view from, to;
    std::optional<Error> (*step)(Json& document);
};
/// From the oldest format that can still be read to the present one.
const std::vector<SaveMigration>& save_migrations();
/// Takes every step that applies. A format that is not in the list is left alone for the reader to refuse.
std::optional<Error> migrate_save(Json& document, const std::vector<SaveMigration>& steps);

}  // namespace orrery
