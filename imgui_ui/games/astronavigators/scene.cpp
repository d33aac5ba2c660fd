#include "imgui_ui/games/astronavigators/scene.h"

#include "engine/core/game.h"
#include "engine/games/astronavigators/rules.h"

namespace orrery::ui::astronavigators_table {

std::string Scene::name_of(Seat who) const { return orrery::name_of(names, who); }

Seat Scene::shown_seat() const {
    const std::optional<an::Asked> asked = an::asked(seen);
    return asked && !is_read ? asked->seat : seen.me;
}

}  // namespace orrery::ui::astronavigators_table
