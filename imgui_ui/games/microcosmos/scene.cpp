#include "imgui_ui/games/microcosmos/scene.h"

#include "engine/games/microcosmos/rules.h"
#include "engine/games/microcosmos/words.h"

namespace orrery::ui::microcosmos_table {

std::string Scene::name_of(Seat who) const { return mc::player_name(seen, who, names, lang); }

Seat Scene::shown_seat() const {
    const std::optional<mc::Asked> asked = mc::asked(seen);
    return asked ? asked->seat : seen.me;
}

}  // namespace orrery::ui::microcosmos_table
