// Catalogues: the translations of messages (`text.h`), compiled from engine/words by words.py there. Programs outside the browser
// contain all of them. The page fetches those of its language with each part of the program.
#pragma once

#include <cstddef>
#include <span>

#include "engine/core/text.h"

namespace orrery {

/// Makes a compiled catalogue available. `bytes` stay in place and unchanged from then on. Returns false, and adds nothing, if
/// they are not a whole catalogue or if kMostCatalogues of this language are there.
///
/// Format, all numbers little-endian and of 32 bits: "OWD1", the number of messages, their keys in ascending order, for each the
/// offset of its text from the first byte, and the texts in UTF-8, each ended by a zero byte.
bool add_catalogue(Lang lang, std::span<const unsigned char> bytes);
inline constexpr std::size_t kMostCatalogues = 32;

/// Returns the catalogue of a language that the program contains: all of its messages, or nothing in the page. words.py writes the
/// function; no_words.cpp is the page's.
std::span<const unsigned char> built_in_words(Lang lang);

/// Returns true if there is a catalogue of the language.
bool has_catalogue(Lang lang);
/// Returns the translation of a message, or nullptr if no catalogue has it.
const char* find_message(Lang lang, std::uint32_t key);

}  // namespace orrery
