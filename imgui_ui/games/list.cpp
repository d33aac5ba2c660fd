// List of the games with a table. No other file of the screens names them all.
#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/games/astronavigators/table.h"
#include "imgui_ui/games/jumpgate/table.h"
#include "imgui_ui/games/microcosmos/table.h"
#include "imgui_ui/games/quantum/table.h"
#include "imgui_ui/games/race/table.h"

namespace orrery::ui {

const GameFace* face_of(std::string_view game) {
    static const GameFace kFaces[] = {jumpgate_face(), race_face(), quantum_face(), microcosmos_face(), astronavigators_face()};
    for (const GameFace& face : kFaces)
        if (face.id == game) return &face;
    return nullptr;
}

}  // namespace orrery::ui
