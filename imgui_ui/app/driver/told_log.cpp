#include "imgui_ui/app/driver/told_log.h"

#include <algorithm>

#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

bool is_aside(const AnyMatch& match, const Json& event) {
    const GameFace* face = face_of(match.game().id);
    return face && !face->aside.empty() && word_at(event, "event") == face->aside;
}

std::vector<LogLine> told_log(const AnyMatch& match, std::optional<Seat> reader, Lang lang, std::size_t from_ply) {
    std::vector<LogLine> out = match.log(reader, lang, from_ply);
    std::erase_if(out, [&](const LogLine& line) { return is_aside(match, line.event); });
    return out;
}

}  // namespace orrery::ui
