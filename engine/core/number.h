// Numbers for people, written as each language writes them (CLDR).
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/text.h"

namespace orrery {

/// Returns a whole number with its thousands grouped: "1,234" in English and Japanese, "12 345" but "1234" in Polish.
std::string grouped(std::int64_t number, Lang lang);
/// Returns a number of tenths with one digit after the decimal mark: "1,234.5".
std::string grouped_tenths(std::int64_t tenths, Lang lang);

}  // namespace orrery
