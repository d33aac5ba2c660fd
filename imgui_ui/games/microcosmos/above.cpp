// Layers above the table: an explanation with its link to the rule book, and what lies below the finger that drags it.
#include "imgui_ui/games/microcosmos/explain.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/games/microcosmos/view.h"
#include "imgui_ui/games/microcosmos/words.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::microcosmos_table {

namespace {

constexpr float kFoot = 56, kFootButton = 46;
inline constexpr Text kReadMore = msg("Read rule {id}");

}  // namespace

std::string Table::explain(Thing what, Rect anchor, Rect bounds, bool stays) {
    Scene& s = frame_->s;
    const Rule* rule = rule_of(s.seen, what);
    const bool has_foot = stays && rule != nullptr;
    const Rect place = draw_explanation(s, what, anchor, bounds, has_foot ? kFoot : 0);
    if (!has_foot || place.w <= 0) return {};
    const Rect below{place.x, place.bottom() + (kFoot - kFootButton), place.w, kFootButton};
    ButtonLook look;
    look.icon = Icon::book;
    look.size = 14;
    const std::string label = fill(kReadMore, s.lang, {{"id", rule->id}});
    return button(s.ui, target_of(thing(Kind::read_more)), below, label, look) ? rule->id : std::string();
}

void Table::draw_dragged(Thing what, Vec at) {
    Scene& s = frame_->s;
    Canvas& c = s.canvas;
    const Vec above{at.x, at.y - 26};                      // above the finger, so that it does not hide where the thing goes
    switch (kind_of(what)) {
        case Kind::ark: return draw_ark(c, above, galaxy_.card * 0.3f);
        case Kind::cargo: return draw_resource(c, static_cast<mc::Resource>(what.index), above, 34);
        case Kind::outpost: return draw_outpost(c, s.color_of(what.seat), above, 30);
        case Kind::crew: {
            CrewLook look;
            look.lang = s.lang;
            look.glow = Glow::selected;
            const Rect was = place_of(what);
            return draw_crew_card(c, static_cast<mc::CrewId>(what.index), rect_around(above, was.w * 0.8f, was.h * 0.8f), look);
        }
        case Kind::survivor: {
            SurvivorLook look;
            look.lang = s.lang;
            look.glow = Glow::selected;
            const Rect was = place_of(what);
            return draw_survivor_card(c, static_cast<mc::SurvivorId>(what.index), rect_around(above, was.w * 0.8f, was.h * 0.8f), look);
        }
        default: return;
    }
}

}  // namespace orrery::ui::microcosmos_table
