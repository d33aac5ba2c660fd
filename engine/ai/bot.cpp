#include "engine/ai/bot.h"

namespace orrery {

bool is_bot_level(std::string_view level) {
    for (const std::string_view known : kBotLevels)
        if (known == level) return true;
    return false;
}

}  // namespace orrery
