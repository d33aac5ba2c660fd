// The rules of a game, each under its id.
#include <algorithm>

#include "imgui_ui/app/app.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {

void App::draw_rules() {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const float w = ui_.width(), h = ui_.height();
    const GameInfo& game = *game_by_id(rules_game_)->info;
    const GameFace* face = face_of(rules_game_);
    const Color key = t.game(face ? face->key : GameKey::jumpgate);
    space_.draw(c, {key, {140, 500}, 0});
    const float margin = is_phone() ? 8.0f : 28.0f;
    const float column = std::min(w - 2 * margin, 860.0f), x = (w - column) / 2, pad = is_phone() ? 16.0f : 32.0f;
    const float id_w = is_phone() ? 0.0f : 92.0f;          // phones put the id above the text
    const float text_w = column - 2 * pad - id_w;
    const Rect panel{x, 84, column, h - 84 - 16};
    draw_panel(c, panel, 18);

    struct Row {
        const Rule* rule;
        float y, height;
    };
    std::vector<Row> rows;
    float content = 16;
    for (const Rule* rule : *game.rules) {
        const float lines = float(c.lines(rule->text.in(settings_.lang), 16, Weight::medium, text_w).size());
        const float height = lines * 24 + (id_w > 0 ? 0.0f : 22.0f);
        rows.push_back({rule, content, height});
        content += height + 18;
    }
    const Rect view{panel.x + 1, panel.y + 8, panel.w - 2, panel.h - 16};
    float& offset = scroll_["rules"];
    if (scroll_to_rule_) {
        scroll_to_rule_ = false;
        for (const Row& row : rows)
            if (row.rule->id == rule_) offset = std::clamp(row.y - view.h * 0.3f, 0.0f, std::max(0.0f, content - view.h));
    }
    const float from = begin_scroll(ui_, id("rules"), view, content, offset);
    for (const Row& row : rows) {
        const float y = from + row.y;
        if (y + row.height < view.y - 40 || y > view.bottom() + 40) continue;
        const bool is_hot = row.rule->id == rule_;
        if (is_hot) draw_marked_row(c, {x + pad - 14, y - 9, column - 2 * pad + 28, row.height + 18});
        c.text({x + pad, y + 12}, row.rule->id, type::kSmall, is_hot ? t.brass : mix(key, kWhite, 0.2f), Weight::bold);
        c.paragraph({x + pad + id_w, y + (id_w > 0 ? 12.0f : 34.0f)}, row.rule->text.in(settings_.lang), 16, t.hi, Weight::medium, text_w, 24);
    }
    end_scroll(ui_, view, content, offset, t.s1, t.s2);

    c.gradient({0, 0, w, 64}, 0, t.bar0, t.bar1);
    c.line({0, 63.5f}, {w, 63.5f}, t.line, 1);
    if (icon_button(ui_, id("back"), {is_phone() ? 4.0f : 16.0f, 10}, Icon::back, tr(str::back), {.ground = false})) ask("back");
    const std::string title = tr(str::rule_book, {{"game", game.name.in(settings_.lang)}});
    c.fit({is_phone() ? 56.0f : 76.0f, 32}, title, 20, t.hi, Weight::bold, Align::left, w - 92);
}

}  // namespace orrery::ui
