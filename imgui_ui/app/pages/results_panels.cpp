// Panels of the results: where the points came from, the chart of the scores, what the seats have built, the key moments.
#include <algorithm>
#include <array>

#include "engine/core/punctuation.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/pages/results.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {
namespace {

constexpr float kLeastMoment = 44;                         // minimum height of a touchable row
constexpr float kMomentText = 15, kMomentLine = 20, kMomentPad = 14;        // of a sentence; the log line below it is small type
constexpr float kBuiltDisc = 44;                           // width of a seat's emblem beside what it has built

}  // namespace

// Draws signs and names of the parts, in as many lines as they need. Returns the height; only measures unless `draw`.
float Results::draw_legend(Desk& desk, Vec at, float room, bool draw) const {
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    constexpr float kLine = 24, kSign = 32, kApart = 16;
    // Columns as wide as their widest name; fewer columns until they fit.
    std::size_t columns = std::min<std::size_t>(parts_.size(), 4);
    std::vector<float> widths;
    for (; columns > 0; --columns) {
        columns = (parts_.size() + (parts_.size() + columns - 1) / columns - 1) / ((parts_.size() + columns - 1) / columns);  // even rows
        widths.assign(columns, 0);
        float sum = -kApart;
        for (std::size_t i = 0; i < parts_.size(); ++i)
            widths[i % columns] = std::max(widths[i % columns], kSign + c.text_width(parts_[i].name.in(desk.lang()), 13) + kApart);
        for (float width : widths) sum += width;
        if (sum <= room) break;
    }
    columns = std::max<std::size_t>(columns, 1);
    for (std::size_t i = 0; draw && i < parts_.size(); ++i) {
        float x = at.x;
        for (std::size_t j = 0; j < i % columns; ++j) x += widths[j];
        const float y = at.y + kLine * (float(i / columns) + 0.5f);
        c.rect({x, y - 9, 4, 18}, 2, face_->part_color(t, columns_[i]));
        face_->draw_part(c, columns_[i], {x + 16, y}, 17);
        c.text({x + kSign - 2, y}, parts_[i].name.in(desk.lang()), 13, t.mid);
    }
    return kLine * float((parts_.size() + columns - 1) / columns);
}

void Results::draw_bars(Desk& desk, Rect r, float row_height) const {
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    draw_panel(c, r, 18);
    c.fit({r.x + 24, r.y + 34}, desk.tr(str::where_points), type::kTitle, t.hi, Weight::bold, Align::left, r.w - 48);
    const float scale = (r.w - 62 - 64) / float(std::max(1, top_));
    for (std::size_t place = 0; place < order_.size(); ++place) {
        const Contender who = order_[place];
        const float y = r.y + 66 + row_height * line_at(place);
        draw_emblem(c, look(who).color, {r.x + 38, y + 14}, 13, {.shadow = false});
        std::vector<StackPart> blocks;
        for (std::size_t i = 0; i < parts_.size(); ++i)
            if (const int points = points_so_far(who, i); points > 0) blocks.push_back({points, face_->part_color(t, columns_[i])});
        const float drawn = draw_stacked_bar(c, {r.x + 62, y}, scale, blocks);
        c.text({r.x + 62 + drawn + 8, y + 14}, std::to_string(total_so_far(who)), 16, t.hi, Weight::bold);
    }
    const float legend = draw_legend(desk, {}, r.w - 44, false);
    draw_legend(desk, {r.x + 24, r.bottom() - 14 - legend}, r.w - 44, true);
}

void Results::draw_chart(Desk& desk, Rect r) {
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    draw_panel(c, r, 18);
    const char* title = desk.tr(counted(session_->game().id, str::score_by_turn, str::score_by_round));
    c.fit({r.x + 24, r.y + 32}, title, type::kTitle, t.hi, Weight::bold, Align::left, r.w - 48);
    draw_curves(desk, {r.x + 16, r.y + 52, r.w - 32, r.h - 64});
}

void Results::draw_curves(Desk& desk, Rect r) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const std::string_view game = session_->game().id;
    std::vector<std::string> names;                        // the lines point into it
    for (const Contender who : order_) names.push_back(name(who, desk.lang()));
    std::vector<ChartLine> lines;
    int steps = 1;
    for (const Contender who : order_) {
        const auto& values = curve(who);
        steps = std::max(steps, static_cast<int>(values.size()) - 1);
        lines.push_back({look(who).color, names[lines.size()], values});
    }
    const std::vector<Vec> at = draw_line_chart(c, r, lines, steps, top_,
                                                std::string(desk.tr(counted(game, str::turn_word, str::round_word))), dots_);
    for (std::size_t i = 0; i < at.size(); ++i) {
        // The keyboard reaches the moments in their list instead.
        TapOptions options;
        const std::string name = std::string(desk.tr(str::moment_replay)) + desk.tr(punctuation::kColon) + moments_[i].line.in(desk.lang());
        options.name = name;
        options.can_focus = false;
        if (ui.tap_circle(id("moment-dot", static_cast<int>(i)), at[i], 12, options)) desk.ask("replay", -1, std::to_string(moments_[i].moment.ply));
    }
}

void Results::draw_chart_or_built(Desk& desk, Rect r) {
    if (!face_->built.draw) return draw_chart(desk, r);
    Ui& ui = desk.ui();
    draw_panel(ui.canvas(), r, 18);
    const std::array<Segment, 2> parts{{{desk.tr(counted(session_->game().id, str::score_by_turn, str::score_by_round))}, {face_->built.title().in(desk.lang())}}};
    constexpr float kSwitch = 44;
    const Rect control{r.x + 16, r.y + 10, r.w - 32, kSwitch};
    if (const int chosen = segments(ui, id("results-panel"), control, parts, shows_built_ ? 1 : 0, desk.tr(str::results)); chosen >= 0) shows_built_ = chosen == 1;
    const Rect below{r.x + 16, control.bottom() + 4, r.w - 32, r.bottom() - control.bottom() - 16};
    if (shows_built_) draw_built(desk, below);
    else draw_curves(desk, below);
}

/// Returns the height at which what the seats have built has a good size.
float Results::built_height(float width) const {
    constexpr float kNarrow = 500, kTwoRows = 0.46f, kOneRow = 0.13f, kLeast = 60;   // heights over the width
    return float(session_->match().seats()) * std::max(kLeast, (width - kBuiltDisc) * (width < kNarrow ? kTwoRows : kOneRow));
}

void Results::draw_built(Desk& desk, Rect r) const {
    Canvas& c = desk.ui().canvas();
    const float line = r.h / float(session_->match().seats());
    float y = r.y;
    for (const Contender who : order_) {
        if (row(who).automaton) continue;
        draw_emblem(c, look(who).color, {r.x + 18, y + line / 2}, 14, {.shadow = false});
        face_->built.draw(c, session_->match(), who.index, {r.x + kBuiltDisc, y + 4, r.w - kBuiltDisc, line - 8}, desk.lang());
        y += line;
    }
}

float Results::moments_height(Desk& desk, float width) const {
    Canvas& c = desk.ui().canvas();
    const auto signs = c.with_signs();
    const float room = width - 24 - 44 - 52;
    float height = 58;
    for (const Told& told : moments_)
        height += kMomentPad + kMomentLine * float(c.lines(told.sentence.in(desk.lang()), kMomentText, Weight::bold, room).size()) +
                  18 * float(c.lines(told.line.in(desk.lang()), type::kSmall, Weight::medium, room).size());
    return moments_.empty() ? 110 : height;
}

// Draws each moment as a touchable row: the seat's disc, the sentence, and the log line of the move. Log lines are shortened if the
// panel is low.
void Results::draw_moments(Desk& desk, Rect r) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    draw_panel(c, r, 18);
    const std::string_view analysis = desk.tr(str::analysis);
    const float button_w = c.text_width(analysis, 15, Weight::bold) + 56;
    c.fit({r.x + 24, r.y + 32}, desk.tr(str::key_moments), type::kTitle, t.hi, Weight::bold, Align::left, r.w - 48 - button_w);
    if (button(ui, id("analysis"), {r.right() - button_w - 10, r.y + 8, button_w, 44}, analysis,
               {.kind = ButtonKind::quiet, .icon = Icon::chart, .size = 15}))
        desk.ask("analysis");
    if (moments_.empty()) {
        c.paragraph({r.x + 24, r.y + 68}, desk.tr(str::no_moments), 14, t.mid, Weight::medium, r.w - 48, 20);
        return;
    }
    const auto signs = c.with_signs();
    const float slack = std::max(0.0f, r.h - moments_height(desk, r.w)) / float(moments_.size());
    const float x = r.x + 68, room = r.w - 24 - 44 - 52;
    const auto height_of = [&](const Told& told, int most_lines) {
        const auto lines = std::min<std::size_t>(c.lines(told.line.in(desk.lang()), type::kSmall, Weight::medium, room).size(), static_cast<std::size_t>(most_lines));
        const float text = kMomentLine * float(c.lines(told.sentence.in(desk.lang()), kMomentText, Weight::bold, room).size()) + 18 * float(lines);
        return std::max(kLeastMoment, kMomentPad + text);
    };
    int most_lines = 3;                                    // a low panel cuts it to one line with "…", or omits it
    std::size_t shown = moments_.size();
    const auto height_of_all = [&] {
        float sum = 50;
        for (std::size_t i = 0; i < shown; ++i) sum += height_of(moments_[i], most_lines);
        return sum;
    };
    while (most_lines > 0 && height_of_all() > r.h) --most_lines;
    while (shown > 1 && height_of_all() > r.h) --shown;    // the others are reached by the dots on the chart
    float y = r.y + 50;
    for (std::size_t i = 0; i < shown; ++i) {
        const Told& told = moments_[i];
        const std::string& sentence = told.sentence.in(desk.lang());
        const std::string& line = told.line.in(desk.lang());
        const float height = height_of(told, most_lines) + std::min(slack, 16.0f);
        const Rect row{r.x + 8, y, r.w - 16, height};
        const Id me = id("moment", static_cast<int>(i));
        const std::string name = sentence + " " + line;
        if (ui.tap(me, row, {.name = name, .radius = 12})) desk.ask("replay", -1, std::to_string(told.moment.ply));
        if (ui.is_hovered(me) || ui.is_pressed(me)) c.rect(row, 12, fade(t.s3, ui.is_pressed(me) ? 0.9f : 0.5f));
        if (i > 0) c.line({r.x + 24, y}, {r.right() - 24, y}, t.line, 1);
        draw_emblem(c, look(told.moment.who).color, {r.x + 40, row.centre().y}, 15, {.shadow = false});
        const int told_lines = std::min(most_lines, static_cast<int>(c.lines(line, type::kSmall, Weight::medium, room).size()));
        const float text = kMomentLine * float(c.lines(sentence, kMomentText, Weight::bold, room).size()) + 18 * float(told_lines);
        float ty = row.centre().y - text / 2;
        ty += c.paragraph({x, ty + kMomentLine / 2}, sentence, kMomentText, t.hi, Weight::bold, room, kMomentLine);
        if (most_lines == 1) c.fit({x, ty + 9}, line, type::kSmall, t.mid, Weight::medium, Align::left, room);
        if (most_lines > 1) c.paragraph({x, ty + 9}, line, type::kSmall, t.mid, Weight::medium, room, 18, Align::left, most_lines);
        draw_icon(c, Icon::film, {r.right() - 34, row.centre().y}, 20, t.mid);
        y += height;
    }
}

}  // namespace orrery::ui
