// Layers above the table: an explanation with its link to the rule book, and what lies below the finger that drags it.
#include <algorithm>

#include "imgui_ui/games/astronavigators/cards.h"
#include "imgui_ui/games/astronavigators/explain.h"
#include "imgui_ui/games/astronavigators/table_words.h"
#include "imgui_ui/games/astronavigators/view.h"

namespace orrery::ui::astronavigators_table {

namespace {

constexpr float kExplainedFoot = 56, kExplainedButton = 46;

}  // namespace

std::string Table::explain(Thing what, Rect anchor, Rect bounds, bool stays) {
    Scene& s = frame_->s;
    const Rule* rule = rule_of(s.seen, what);
    const bool has_foot = stays && rule != nullptr;
    const Rect place = draw_explanation(s, what, anchor, bounds, has_foot ? kExplainedFoot : 0);
    if (!has_foot || place.w <= 0) return {};
    const Rect below{place.x, place.bottom() + (kExplainedFoot - kExplainedButton), place.w, kExplainedButton};
    ButtonLook look;
    look.icon = Icon::book;
    look.size = 14;
    const std::string label = fill(words::kReadRule, s.lang, {{"id", rule->id}});
    return button(s.ui, target_of(thing(Kind::read_more)), below, label, look) ? rule->id : std::string();
}

void Table::draw_dragged(Thing what, Vec at) {
    Scene& s = frame_->s;
    Canvas& c = s.canvas;
    const Vec above{at.x, at.y - 26};                      // above the finger, so that it does not hide where the thing goes
    switch (kind_of(what)) {
        case Kind::vehicle: {
            const an::Player& player = s.player(what.seat);
            const an::Transport face = player.is_on(an::Map::orbit) ? an::Transport::spacecraft : player.face;
            return draw_vehicle(c, s.color_of(what.seat), face, above, std::max(30.0f, place_of(what).w));
        }
        case Kind::moon: return draw_moon(c, what.index, above, 17, true);
        case Kind::set: {
            c.circle(above, 19, s.theme.s3);
            c.circle_stroke(above, 19, s.theme.gold, 2);
            return draw_set_sign(c, static_cast<an::SetId>(what.index), above, 25, s.theme.hi);
        }
        case Kind::tile: return draw_tile(c, static_cast<an::TileId>(what.index), square_around(above, 44), false, Glow::selected);
        case Kind::card: {
            CardLook look;
            look.lang = s.lang;
            look.glow = Glow::selected;
            const Rect was = place_of(what);
            return draw_observation_card(c, static_cast<an::CardId>(what.index), rect_around(above, was.w * 0.8f, was.h * 0.8f), look);
        }
        default: return;
    }
}

}  // namespace orrery::ui::astronavigators_table
