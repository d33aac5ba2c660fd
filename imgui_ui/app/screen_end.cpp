// The end: standings with every part of the scores, where the points came from, and how the scores grew.
#include <algorithm>

#include "imgui_ui/app/app.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {
namespace {

constexpr float kMargin = 28, kGap = 24;

/// Score parts are drawn by the game; their colours come with them.
Color part_color(const GameFace& face, const Theme& t, std::size_t part) { return face.part_color(t, part); }

}  // namespace

void App::collect_results() {
    const AnyMatch& match = session_->match();
    Results results;
    results.sheet = match.score();
    const auto seats = static_cast<std::size_t>(match.seats());
    results.lines.assign(seats, {0});
    // One value per turn: the score with which the turn ended. The last turn shows the final score.
    int turn = match.turn_number_at(0);
    for (std::size_t ply = 1; ply <= match.ply(); ++ply) {
        const bool is_last = ply == match.ply();
        const int next = match.turn_number_at(ply);
        if (next == turn && !is_last) continue;
        const ScoreSheet sheet = match.score_at(ply);
        const int turns_over = std::max(next - turn, is_last ? 1 : 0);
        for (std::size_t seat = 0; seat < seats; ++seat)
            for (int i = 0; i < turns_over; ++i) results.lines[seat].push_back(sheet.rows[seat].total);
        turn = next;
    }
    for (const auto& row : results.sheet.rows) results.top = std::max(results.top, row.total);
    for (const auto& line : results.lines)
        for (int value : line) results.top = std::max(results.top, value);
    results_ = std::move(results);
}

std::string App::end_title() const {
    const ScoreSheet sheet = results_ ? results_->sheet : session_->match().score();
    if (sheet.winners.empty()) return tr(str::game_over);
    const int points = sheet.rows[static_cast<std::size_t>(sheet.winners[0])].total;
    if (sheet.winners.size() == 1) return tr(str::wins, {{"name", session_->name(sheet.winners[0])}, {"n", points}});
    std::vector<std::string> names;
    for (Seat seat : sheet.winners) names.push_back(session_->name(seat));
    return tr(str::shared_win, {{"names", join_list(names, settings_.lang)}, {"n", points}});
}

// Why it ended, from the log of the last move: what is not a score and not the winner.
std::string App::end_line() const {
    const AnyMatch& match = session_->match();
    std::string text;
    for (const LogLine& line : match.log({}, settings_.lang, match.ply())) {
        const auto kind = line.event.find("event");
        if (kind == line.event.end() || (*kind != "game_end" && *kind != "hidden_discarded")) continue;
        if (!text.empty() && settings_.lang == Lang::en) text += ' ';
        text += line.text;
    }
    return text;
}

void App::draw_end() {
    if (!results_) collect_results();
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const Session& s = *session_;
    const ScoreSheet& sheet = results_->sheet;
    const auto& parts = *s.game().score_parts;
    const float w = ui_.width(), h = ui_.height();
    space_.draw(c, {t.game(face_->key), {230, 190}, 0.12f});

    std::vector<Seat> order = sheet.ranking;
    if (order.empty())
        for (Seat seat = 0; seat < s.match().seats(); ++seat) order.push_back(seat);
    const float n = float(order.size());
    const Seat first = sheet.winners.empty() ? order[0] : sheet.winners[0];
    const std::string title = end_title(), line = end_line();

    const auto draw_title = [&](float x, float y, float r, float room, bool phone) {
        draw_emblem(c, s.look(first).color, {x + r, y + r}, r);
        const float tx = x + 2 * r + (phone ? 14.0f : 20.0f), width = room - 2 * r - 20;
        if (phone) {
            const float taken = c.paragraph({tx, y + 14}, title, 20, t.hi, Weight::bold, width, 26);
            c.paragraph({tx, y + 14 + taken}, line, 14, t.mid, Weight::medium, width, 20);
        } else {
            c.fit({tx, y + r - 16}, title, 30, t.hi, Weight::bold, Align::left, width);
            c.fit({tx, y + r + 20}, line, 16, t.mid, Weight::medium, Align::left, width);
        }
    };
    const auto draw_standings = [&](Rect r, float row, bool phone) {
        draw_panel(c, r, 18);
        const float head = phone ? 52.0f : 66.0f, total = phone ? 26.0f : 44.0f;
        const float first_column = phone ? std::max(96.0f, r.w - 52 - 34 * float(parts.size())) : std::min(238.0f, r.w * 0.3f);
        const float step = (r.w - first_column - (phone ? 40.0f : 70.0f)) / float(parts.size());
        const auto column = [&](std::size_t i) { return r.x + first_column + step * (float(i) + 0.5f) - (phone ? 4.0f : 8.0f); };
        for (std::size_t i = 0; i < parts.size(); ++i) {
            face_->draw_part(c, i, {column(i), r.y + 26}, phone ? 20.0f : 24.0f);
            if (!phone) c.fit({column(i), r.y + 50}, parts[i].name.in(settings_.lang), 13, t.mid, Weight::medium, Align::center, step - 2);
        }
        c.fit({r.right() - total, r.y + (phone ? 26.0f : 38.0f)}, tr(str::total), 14, t.mid, Weight::bold, Align::center, 2 * total - 8);
        c.line({r.x + 20, r.y + head}, {r.right() - 20, r.y + head}, t.line, 1);
        float y = r.y + head + row / 2;
        for (Seat seat : order) {
            const auto& score = sheet.rows[static_cast<std::size_t>(seat)];
            const bool is_winner = std::find(sheet.winners.begin(), sheet.winners.end(), seat) != sheet.winners.end();
            if (is_winner) draw_marked_row(c, {r.x + 10, y - row / 2 + 2, r.w - 20, row - 4});
            c.text({r.x + (phone ? 22.0f : 36.0f), y}, std::to_string(score.place), phone ? 16.0f : 18.0f, is_winner ? t.brass : t.mid, Weight::bold, Align::center);
            const float disc = phone ? 11.0f : 17.0f, dx = r.x + (phone ? 44.0f : 74.0f);
            draw_emblem(c, s.look(seat).color, {dx, y}, disc, {.shadow = false});
            const float nx = dx + disc + (phone ? 6.0f : 11.0f);
            const float bot = s.look(seat).computer && !phone ? 22.0f : 0.0f;
            const float room = column(0) - step / 2 - nx - bot;
            const float drawn = room > 24 ? c.fit({nx, y}, s.name(seat), phone ? 15.0f : 18.0f, t.hi, Weight::bold, Align::left, room) : 0;
            if (bot > 0 && room > 24) draw_icon(c, Icon::bot, {nx + drawn + 12, y}, 16, t.mid);
            for (std::size_t i = 0; i < parts.size(); ++i)
                c.text({column(i), y}, std::to_string(score.points[i]), phone ? 15.0f : 18.0f, score.points[i] != 0 ? t.hi : t.low, Weight::medium, Align::center);
            c.text({r.right() - total, y}, std::to_string(score.total), phone ? 19.0f : 24.0f, is_winner ? t.warm : t.hi, Weight::bold, Align::center);
            y += row;
        }
    };
    const auto draw_bars = [&](Rect r, float row) {
        draw_panel(c, r, 18);
        c.fit({r.x + 24, r.y + 34}, tr(str::where_points), type::kTitle, t.hi, Weight::bold, Align::left, r.w - 48);
        const float scale = (r.w - 62 - 64) / float(std::max(1, results_->top));
        float y = r.y + 66;
        for (Seat seat : order) {
            const auto& score = sheet.rows[static_cast<std::size_t>(seat)];
            draw_emblem(c, s.look(seat).color, {r.x + 38, y + 14}, 13, {.shadow = false});
            std::vector<StackPart> blocks;
            for (std::size_t i = 0; i < parts.size(); ++i)
                if (score.points[i] > 0) blocks.push_back({score.points[i], part_color(*face_, t, i)});
            const float drawn = draw_stacked_bar(c, {r.x + 62, y}, scale, blocks);
            c.text({r.x + 62 + drawn + 8, y + 14}, std::to_string(score.total), 16, t.hi, Weight::bold);
            y += row;
        }
        const float step = (r.w - 40) / 3;
        const float legend = r.bottom() - 20 - 22 * float((parts.size() - 1) / 3);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const float x = r.x + 24 + step * float(i % 3), ly = legend + 22 * float(i / 3);
            c.rect({x, ly - 9, 4, 18}, 2, part_color(*face_, t, i));
            face_->draw_part(c, i, {x + 16, ly}, 17);
            c.fit({x + 30, ly}, parts[i].name.in(settings_.lang), 13, t.mid, Weight::medium, Align::left, step - 34);
        }
    };
    const auto draw_chart = [&](Rect r) {
        draw_panel(c, r, 18);
        c.fit({r.x + 24, r.y + 32}, tr(str::score_by_turn), type::kTitle, t.hi, Weight::bold, Align::left, r.w - 48);
        std::vector<ChartLine> lines;
        int steps = 1;
        for (Seat seat : order) {
            const auto& values = results_->lines[static_cast<std::size_t>(seat)];
            steps = std::max(steps, static_cast<int>(values.size()) - 1);
            lines.push_back({s.look(seat).color, s.name(seat), values});
        }
        draw_line_chart(c, {r.x + 16, r.y + 52, r.w - 32, r.h - 64}, lines, steps, results_->top, tr(str::turn_word));
    };
    const auto rematch_button = [&](Rect r) {
        if (button(ui_, id("rematch"), r, tr(str::rematch), {.kind = ButtonKind::primary, .icon = Icon::rematch, .size = 18})) ask("rematch");
    };
    const auto shelf_button = [&](Rect r) {
        if (button(ui_, id("shelf"), r, tr(str::shelf), {.kind = ButtonKind::ghost, .icon = Icon::back})) ask("shelf");
    };
    const auto table_button = [&](Rect r) {
        if (button(ui_, id("see-table"), r, tr(str::see_table), {.icon = Icon::eye})) ask("see-table");
    };
    const auto undo_button = [&](Rect r) {
        if (button(ui_, id("undo"), r, tr(str::undo), {.kind = undo_step_.moves > 0 ? ButtonKind::second : ButtonKind::off, .icon = Icon::undo}))
            ask("undo");
    };

    if (w >= 980 && h >= 640) {
        draw_title(36, 38, 36, w - 72, false);
        const float inner = w - 2 * kMargin - kGap, left = inner * 0.6145f, x = kMargin, bx = x + left + kGap;
        const float foot = h - 84, top = 132, room = foot - 20 - top;
        const float standings = std::clamp(76 + 56 * n, 300.0f, std::max(300.0f, room - 200 - 16));
        const float row = std::min(56.0f, (standings - 76) / n);
        draw_standings({x, top, left, standings}, row, false);
        draw_bars({bx, top, inner - left, standings}, std::min(46.0f, (standings - 66 - 62) / n));
        draw_chart({x, top + standings + 16, w - 2 * kMargin, room - standings - 16});
        shelf_button({kMargin, foot, 160, 56});
        rematch_button({w - kMargin - 220, foot, 220, 56});
        table_button({w - kMargin - 220 - 16 - 190, foot, 190, 56});
        undo_button({w - kMargin - 220 - 16 - 190 - 16 - 150, foot, 150, 56});
        return;
    }
    const bool phone = is_phone();
    const float margin = phone ? 10.0f : kMargin, column = w - 2 * margin, foot = 76;
    const Rect view{0, 0, w, h - foot};
    const float title_w = column - 8 - 2 * (phone ? 26.0f : 32.0f) - 20;
    const float head = std::max(118.0f, 34 + 26 * float(c.lines(title, 20, Weight::bold, title_w).size()) +
                                            20 * float(c.lines(line, 14, Weight::medium, title_w).size()));
    const float row = phone ? 44.0f : 52.0f;
    const float standings = (phone ? 52.0f : 66.0f) + row * n + 12, bars = 66 + 42 * n + 62, chart = 240;
    const float content = head + standings + 12 + bars + 12 + chart + 12 + 60;
    float& offset = scroll_["end"];
    float y = begin_scroll(ui_, id("end"), view, content, offset);
    draw_title(margin + 4, y + 16, phone ? 26.0f : 32.0f, column - 8, true);
    y += head;
    draw_standings({margin, y, column, standings}, row, phone);
    y += standings + 12;
    draw_bars({margin, y, column, bars}, 42);
    y += bars + 12;
    draw_chart({margin, y, column, chart});
    y += chart + 12;
    table_button({margin, y, (column - 12) / 2, 48});
    undo_button({margin + (column + 12) / 2, y, (column - 12) / 2, 48});
    end_scroll(ui_, view, content, offset, t.space1);
    shelf_button({margin, h - 66, column * 0.36f, 56});
    rematch_button({margin + column * 0.36f + 12, h - 66, column * 0.64f - 12, 56});
}

}  // namespace orrery::ui
