// Table of AstroNavigators: draws one seat's observation and turns touches into moves.
#pragma once

#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

/// Returns the row in the list of games with a table.
GameFace astronavigators_face();

namespace astronavigators_table {

std::unique_ptr<TableView> make_table();
/// See GameFace::draw_part and part_color.
void draw_part(Canvas& canvas, std::size_t part, Vec centre, float size);
Color part_color(const Theme& theme, std::size_t part);

}  // namespace astronavigators_table

}  // namespace orrery::ui
