// What each die decides, for people who roll real dice, and the faces of the vehicle die.
#pragma once

#include <string>
#include <vector>

#include "engine/match/any_match.h"
#include "imgui_ui/kit/canvas.h"

namespace orrery::ui::astronavigators_table {

/// See GameFace::dice_in, draw_die_face and die_face_name.
std::vector<std::string> dice_in(const Json& events, const AnyMatch* match, const Names& names, Lang lang);
void draw_face_of_die(Canvas&, int face, Vec centre, float size, Color ink);
Text face_name_of_die(int face);

}  // namespace orrery::ui::astronavigators_table
