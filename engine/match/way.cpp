#include "engine/match/way.h"

#include "engine/match/json_pointer.h"

namespace orrery {

bool meets(const Json& document, const Json& aim) {
    for (const auto& item : aim.items()) {
        const Json* found = json_at(document, item.key());
        if (found == nullptr || !same_value(*found, item.value())) return false;
    }
    return true;
}

}  // namespace orrery
