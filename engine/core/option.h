// The options of a game: what each may be, with how many seats, and what it is if nobody says.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace orrery {

/// The numbers of seats with which something can be had.
struct SeatCounts {
    int least = 1;
    int most = kMaxSeats;
    constexpr bool has(int seats) const { return least <= seats && seats <= most; }
    bool operator==(const SeatCounts&) const = default;
};

/// One value that an option of a game may take. `value` is a JSON scalar (a word, a whole number, true or false).
struct OptionValue {
    Json value;
    Text name;
    SeatCounts seats{};
};

/// Whole numbers, ends included; at most 65,536 of them (a link keeps which one it is).
struct WholeRange {
    int least;
    int most;
};

/// One option of a game, as the set-up screen and the method `games` show it.
struct OptionSpec {
    const char* key;
    Text name;
    Text help;                                             ///< one sentence
    std::vector<OptionValue> values;                       ///< in the order of the screen; at least one for every table
    /// The default; where it cannot be had with so many seats, the first value that can.
    std::size_t default_index;
    /// Every number of it may be given; `values` are those that the screen offers.
    std::optional<WholeRange> range = {};
};

/// The value of an option that was not given, at a table of so many seats.
const Json& default_value(const OptionSpec& option, int seats);
/// All of them, in the order of the specification.
Json default_options(const std::vector<OptionSpec>& specs, int seats);

/// What can be wrong with options from outside.
enum class OptionTrouble { no_object, unknown_key, unknown_value, wrong_type, wrong_seats };

/// Empty: the value can be had. `message` says otherwise what was expected.
std::optional<OptionTrouble> option_trouble(const OptionSpec& option, const Json& value, int seats, std::string& message);

/// Writes the options given and the defaults of the others into `out`. The first thing wrong fails its reader.
std::optional<OptionTrouble> complete_options(const std::vector<OptionSpec>& specs, const Reader& given, int seats, Json& out);

}  // namespace orrery
