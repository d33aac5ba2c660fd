// The rules of a game, each under its id.
#include <algorithm>

#include "imgui_ui/app/rule_book.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table_view.h"

namespace orrery::ui {

void RuleBook::draw(Desk& desk) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width(), h = ui.height();
    const GameInfo& game = *game_;
    const GameFace* face = face_of(game.id);
    const Color key = t.game(face ? face->key : GameKey::jumpgate);
    desk.space().draw(c, {key, {140, 500}, 0});
    const bool phone = desk.is_phone();
    const float margin = phone ? 8.0f : 28.0f;
    const float column = std::min(w - 2 * margin, 860.0f), x = (w - column) / 2, pad = phone ? 16.0f : 32.0f;
    const float id_w = phone ? 0.0f : 92.0f;          // phones put the id above the text
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
        const float lines = float(c.lines(rule->text.in(desk.lang()), 16, Weight::medium, text_w).size());
        const float height = lines * 24 + (id_w > 0 ? 0.0f : 22.0f);
        rows.push_back({rule, content, height});
        content += height + 18;
    }
    const Rect view{panel.x + 1, panel.y + 8, panel.w - 2, panel.h - 16};
    float& offset = scroll_;
    if (scroll_to_rule_) {
        scroll_to_rule_ = false;
        for (const Row& row : rows)
            if (row.rule->id == rule_) offset = std::clamp(row.y - view.h * 0.3f, 0.0f, std::max(0.0f, content - view.h));
    }
    const float from = begin_scroll(ui, id("rules"), view, content, offset);
    for (const Row& row : rows) {
        const float y = from + row.y;
        if (y + row.height < view.y - 40 || y > view.bottom() + 40) continue;
        const bool is_hot = row.rule->id == rule_;
        if (is_hot) draw_marked_row(c, {x + pad - 14, y - 9, column - 2 * pad + 28, row.height + 18});
        c.text({x + pad, y + 12}, row.rule->id, type::kSmall, is_hot ? t.brass : mix(key, kWhite, 0.2f), Weight::bold);
        c.paragraph({x + pad + id_w, y + (id_w > 0 ? 12.0f : 34.0f)}, row.rule->text.in(desk.lang()), 16, t.hi, Weight::medium, text_w, 24);
    }
    end_scroll(ui, view, content, offset, t.s1, t.s2);

    c.gradient({0, 0, w, 64}, 0, t.bar0, t.bar1);
    c.line({0, 63.5f}, {w, 63.5f}, t.line, 1);
    if (icon_button(ui, id("back"), {phone ? 4.0f : 16.0f, 10}, Icon::back, desk.tr(str::back), {.ground = false})) desk.ask("back");
    const std::string title = desk.tr(str::rule_book, {{"game", game.name.in(desk.lang())}});
    c.fit({phone ? 56.0f : 76.0f, 32}, title, 20, t.hi, Weight::bold, Align::left, w - 92);
}

void RuleBook::mirror(const Desk& desk, MirrorNode& root) const {
    const GameInfo& game = *game_;
    root.attr("data-game", game.id);
    if (!rule_.empty()) root.attr("data-rule", rule_);
    root.add("h1", "title", desk.tr(str::rule_book, {{"game", game.name.in(desk.lang())}}));
    root.button("back", desk.tr(str::back));
    root.button("language", desk.tr(str::other_language));
    MirrorNode& list = root.add("dl", "rules");
    for (const Rule* rule : *game.rules) {
        MirrorNode& term = list.add("dt", std::string("id-") + rule->id, rule->id);
        if (rule_ == rule->id) term.attr("aria-current", "true");
        list.add("dd", std::string("text-") + rule->id, rule->text.in(desk.lang())).attr("data-rule", rule->id);
    }
}

void RuleBook::show(const std::string& rule) {
    rule_ = rule;
    scroll_to_rule_ = !rule.empty();
    if (rule.empty()) scroll_ = 0;
}

bool RuleBook::act(Desk&, const Action& action) {
    if (action.name != "open-rule") return false;
    show(action.value);
    return true;
}

}  // namespace orrery::ui
