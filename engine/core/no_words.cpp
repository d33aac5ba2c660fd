// The page's program contains no catalogue: it fetches those of its language.
#include "engine/core/catalogue.h"

namespace orrery {

std::span<const unsigned char> built_in_words(Lang) { return {}; }

}  // namespace orrery
