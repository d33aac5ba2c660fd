// Options of a game: their values, the seat counts that allow each value, and their defaults.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace orrery {

/// Inclusive range of seat counts that allow a value.
struct SeatCounts {
    int least = 1;
    int most = kMaxSeats;
    constexpr bool has(int seats) const { return least <= seats && seats <= most; }
    bool operator==(const SeatCounts&) const = default;
};

/// One value of an option. `value` is a JSON scalar (a word, an integer, true or false).
struct OptionValue {
    Json value;
    Text name;
    SeatCounts seats{};
};

/// Inclusive range of integers. Holds at most 65,536 of them, because a link stores the offset of the chosen one.
struct WholeRange {
    int least;
    int most;
};

/// Treatment of an option at seat counts at which it has no meaning.
enum class Elsewhere : unsigned char {
    refused,                                               ///< documents do not have it
    ignored,                                               ///< documents have it with any of its values; screens do not offer it
};

/// One option of a game, as shown by the set-up screen and the method `games`.
struct OptionSpec {
    const char* key;
    Text name;
    Text help;                                             ///< one sentence
    std::vector<OptionValue> values;                       ///< in display order; at least one for each of its seat counts
    /// Index of the default. If the seat count rules it out, the first allowed value is the default.
    std::size_t default_index;
    /// If set, every integer in the range is accepted, and `values` are only the ones offered on the screen.
    std::optional<WholeRange> range = {};
    SeatCounts seats = {};                                 ///< seat counts at which the option has a meaning
    Elsewhere elsewhere = Elsewhere::refused;

    /// Returns true if documents of games with `count` seats have the option.
    bool is_in_documents(int count) const { return seats.has(count) || elsewhere == Elsewhere::ignored; }
};

/// Returns the values that can be chosen with `seats` seats, in display order. Empty if the option has no meaning there.
std::vector<Json> available_values(const OptionSpec& option, int seats);
/// Returns the default of an option for `seats` seats.
const Json& default_value(const OptionSpec& option, int seats);
/// Returns the defaults of all options that documents have with `seats` seats, in the order of the specification.
Json default_options(const std::vector<OptionSpec>& specs, int seats);

/// Kinds of errors in options from outside.
enum class OptionTrouble { no_object, unknown_key, unknown_value, wrong_type, wrong_seats };

/// Returns nullopt if the option allows `value` with `seats` seats. Otherwise sets `message` to the expected values.
std::optional<OptionTrouble> option_trouble(const OptionSpec& option, const Json& value, int seats, std::string& message);

/// Writes the given options, and the defaults of the others, into `out`. Reports the first error through its reader and returns
/// its kind; nullopt if there is none.
std::optional<OptionTrouble> complete_options(const std::vector<OptionSpec>& specs, const Reader& given, int seats, Json& out);

}  // namespace orrery
