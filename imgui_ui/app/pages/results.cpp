#include "imgui_ui/app/pages/results.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/core/punctuation.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/table/contenders.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {
namespace {

constexpr float kResultsMargin = 28, kResultsGap = 24;
constexpr std::size_t kMostMoments = 3;
constexpr float kNarrowResultsRow = 76, kNarrowHead = 56;

const Text& sentence_of(Moment::Kind kind) {
    switch (kind) {
        case Moment::Kind::lead: return str::moment_lead;
        case Moment::Kind::reveal: return str::moment_reveal;
        case Moment::Kind::caught: return str::moment_caught;
        case Moment::Kind::gap: return str::moment_gap;
        case Moment::Kind::gain: return str::moment_gain;
        case Moment::Kind::final: return str::moment_final;
    }
    return str::moment_gain;
}

/// What the log says of a move: the first line about the contender, else the first line.
std::string line_of(const std::vector<LogLine>& log, const Moment& moment) {
    const LogLine* found = nullptr;
    for (const LogLine& line : log) {
        if (line.ply != moment.ply || line.text.empty()) continue;
        if (line.who && *line.who == moment.who) return line.text;
        if (!found) found = &line;
    }
    return found ? found->text : std::string();
}

/// Draws text in at most two lines, in smaller type if necessary. `at.y` is the middle.
void draw_two_lines(Canvas& c, Vec at, std::string_view text, float size, Color ink, Weight weight, Align align, float room) {
    if (c.text_width(text, size, weight) > room) size = c.whole_words(text, type::kSmall, weight, room, 2, 10);
    const auto lines = c.lines(text, size, weight, room);
    const float line = size + 3;
    if (lines.size() == 1) return c.text(at, text, size, ink, weight, align);
    c.paragraph({at.x, at.y - line / 2}, text, size, ink, weight, c.even_room(text, size, weight, room), line, align, 2);
}

/// "39 points", or what else the game counts.
std::string counted_points(const Session& session, int n, Lang lang) {
    const Text* words = face_of(session.game().id)->counted;
    return fill(words != nullptr ? *words : str::counted_points, lang, {{"n", n}});
}

}  // namespace

std::string results_title(const Session& session, Lang lang) {
    const ScoreSheet sheet = session.match().score();
    if (sheet.winners.empty()) return str::nobody_wins.in(lang);
    const std::vector<std::string> names = sheet.winner_names(session.match().names(), lang);
    const Contender winner = sheet.winners[0];
    const std::string points = counted_points(session, sheet.row(winner).total, lang);
    if (names.size() > 1) return fill(str::shared_win, lang, {{"names", join_list(names, lang)}, {"points", points}});
    if (session.people() == 1 && !session.look(winner).computer) return fill(str::you_win, lang, {{"points", points}});
    return fill(str::wins, lang, {{"name", names[0]}, {"points", points}});
}

std::string end_reason(const Session& session, Lang lang) {
    const GameFace& face = *face_of(session.game().id);
    if (face.why_ended) return face.why_ended(session.match(), lang);
    std::string text;
    for (const LogLine& line : session.match().log({}, lang, session.match().ply())) {
        const auto kind = line.event.find("event");
        if (kind == line.event.end() || !kind->is_string() || !face.tells_end || !face.tells_end(kind->get<std::string>())) continue;
        add_sentence(text, line.text, lang);
    }
    return text;
}

Results::Results(const Session& session) : session_(&session), face_(face_of(session.game().id)), sheet_(session.match().score()) {
    const AnyMatch& match = session.match();
    columns_ = score_columns(session.game(), match.options());
    for (const std::size_t column : columns_) parts_.push_back((*session.game().score_parts)[column]);
    looks_ = contender_looks(session.game(), sheet_, session.looks());
    order_ = sheet_.ranking;
    const ScoreHistory history = score_history(match);
    lines_ = scores_by_turn(history);
    for (const auto& line : lines_)
        for (int value : line) top_ = std::max(top_, value);
    tell_moments(history);
}

void Results::tell() {
    constexpr Beat kPart{motion::kScoreCount, 350, Sound::marker}, kVictory{600, 0};
    std::vector<Beat> beats(parts_.size(), kPart);
    beats.push_back(kVictory);
    beats_ = Beats(std::move(beats));
}

void Results::words_came() { tell_moments(score_history(session_->match())); }

void Results::tell_moments(const ScoreHistory& history) {
    moments_.clear();
    dots_.clear();
    const AnyMatch& match = session_->match();
    const std::vector<Moment> moments = key_moments(history, sheet_.winners, kMostMoments);
    if (moments.empty()) return;
    for (const Moment& moment : moments) moments_.push_back({moment, {}, {}});
    for (const Lang lang : known_languages()) {
        const std::vector<LogLine> log = told_log(match, {}, lang, moments.front().ply);
        for (Told& told : moments_) {
            const Moment& moment = told.moment;
            told.sentence.set(lang, fill(sentence_of(moment.kind), lang, {{"name", name(moment.who, lang)}, {"n", moment.points}}));
            told.line.set(lang, fill(str::moment_line, lang, {{"turn", turn_text(session_->game().id, moment.turn, lang)}, {"line", line_of(log, moment)}}));
        }
    }
    for (const Moment& moment : moments) {
        const int step = history.step(moment.ply);
        dots_.push_back({step, curve(moment.who)[static_cast<std::size_t>(step)]});
    }
}

// Why it ended, and what decided between equals. Alone against an automaton, the distance counts.
std::string Results::reason(Lang lang) const {
    const AnyMatch& match = session_->match();
    std::string text = end_reason(*session_, lang);
    std::vector<std::string> equals;                       // of the winner
    for (const Contender who : order_)
        if (row(who).total == row(order_[0]).total) equals.push_back(name(who, lang));
    if (sheet_.winners.size() == 1 && equals.size() > 1 && sheet_.winners[0] == order_[0])
        add_sentence(text,
                     fill(str::tie_broken, lang, {{"names", join_list(equals, lang)},
                                                  {"points", counted_points(*session_, row(order_[0]).total, lang)},
                                                  {"name", equals[0]}}),
                     lang);
    if (match.seats() != 1 || sheet_.rows.size() != 2) return text;
    const int ahead = sheet_.rows[0].total - sheet_.rows[1].total;
    const Text& words = ahead > 0 ? str::ahead_by : str::behind_by;
    if (ahead != 0) add_sentence(text, fill(words, lang, {{"name", name(Seat{0}, lang)}, {"n", std::abs(ahead)}}), lang);
    return text;
}

// --- the count ---

int Results::points_so_far(Contender who, std::size_t part) const {
    return static_cast<int>(std::lround(float(row(who).points[part]) * counted_of(part)));
}

int Results::total_so_far(Contender who) const {
    if (!is_moving()) return row(who).total;
    int sum = 0;
    for (std::size_t i = 0; i < parts_.size(); ++i) sum += points_so_far(who, i);
    return sum;
}

/// Returns the line, counted from 0, on which the contender of this place stands. Until the winner is told, all stand in the order of
/// their seats.
float Results::line_at(std::size_t place) const {
    const auto before = static_cast<float>(order_[place].index);
    return lerp(before, static_cast<float>(place), eased(Ease::in_out, victory()));
}

std::string Results::title(Lang lang) const { return is_counting() ? std::string(str::final_count.in(lang)) : results_title(*session_, lang); }

// --- parts of the screen ---

// The discs of the winners, or an empty one.
void Results::draw_victor(Canvas& c, Vec centre, float r) const {
    const Theme& t = c.theme();
    if (is_counting()) return;
    r *= eased(Ease::back_out, victory());
    if (is_moving()) c.glow(centre, r * 2.2f, t.warm, 0.5f * (1 - victory()));
    if (const std::size_t n = sheet_.winners.size(); n > 0) {
        constexpr float kShares[] = {1, 0.48f, 0.46f, 0.41f, 0.36f};                       // of the radius, by the number of winners
        const float each = r * kShares[std::min(n, std::size(kShares)) - 1];
        for (std::size_t i = 0; i < n; ++i) {
            const float angle = kTau * float(i) / float(n) - (n == 2 ? kPi : kPi / 2);
            draw_emblem(c, look(sheet_.winners[i]).color, polar(centre, r - each, angle), each);
        }
        return;
    }
    c.circle(centre, r, t.s3);
    draw_icon(c, Icon::stop, centre, r, t.mid);
}

void Results::draw_title(Desk& desk, Rect r) const {
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    const float disc = r.h / 2, x = r.x + r.h + 20;
    draw_victor(c, {r.x + disc, r.y + disc}, disc);
    Ui& ui = desk.ui();
    // Rarely used actions are here, so that the foot keeps a few large buttons.
    float right = r.right();
    const auto tool = [&](ActionName action, Icon icon, std::string_view label, bool on, std::string_view name) {
        const ButtonLook look{.kind = ButtonKind::quiet, .icon = icon, .size = 15, .name = name, .ink = on ? t.mid : fade(t.low, 0.6f)};
        const float width = c.text_width(label, 15, Weight::bold) + 56;
        right -= width;
        if (button(ui, id("end-tool", 0, id(action)), {right, r.y - 4, width, 44}, label, look)) desk.ask(action);
        right -= 8;
    };
    tool("download", Icon::save, desk.tr(str::download_game), true, {});
    const Session::Step& step = desk.undo_step();
    const std::string undo = step.moves > 0 ? desk.tr(str::undo_what, {{"what", step.what.in(desk.lang())}}) : std::string(desk.tr(str::undo));
    tool("undo", Icon::undo, desk.tr(str::undo), step.moves > 0, undo);
    c.fit({x, r.y + disc - 16}, title(desk.lang()), 30, t.hi, Weight::bold, Align::left, right - x);
    const std::string why = is_counting() ? end_reason(*session_, desk.lang()) : reason(desk.lang());
    if (c.text_width(why, 16) <= r.right() - x) c.text({x, r.y + disc + 20}, why, 16, t.mid);
    else c.paragraph({x, r.y + disc + 16}, why, 14, t.mid, Weight::medium, r.right() - x, 20, Align::left, 2);
}

void Results::draw_title_narrow(Desk& desk, Vec at, float r, float room) const {
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    draw_victor(c, {at.x + r, at.y + r}, r);
    const float x = at.x + 2 * r + 14, width = room - 2 * r - 20;
    const float taken = c.paragraph({x, at.y + 14}, title(desk.lang()), 20, t.hi, Weight::bold, width, 26);
    const std::string why = is_counting() ? end_reason(*session_, desk.lang()) : reason(desk.lang());
    c.paragraph({x, at.y + 14 + taken}, why, 14, t.mid, Weight::medium, width, 20);
}

std::string Results::head_name(const Desk& desk, std::size_t part) const {
    const ScorePart& which = parts_[part];
    return std::string(which.name.in(desk.lang())) + desk.tr(punctuation::kColon) + desk.tr(str::open_rule, {{"id", which.rule->id}});
}

// Draws the ground of a column's head, a link to the rule that scores the part.
void Results::draw_head(Desk& desk, std::size_t part, Rect r) const {
    Ui& ui = desk.ui();
    const Id me = id("part", static_cast<int>(part));
    constexpr float kRadius = 10;
    const std::string name = head_name(desk, part);
    if (ui.tap(me, r, {.name = name, .radius = kRadius})) desk.ask("open-rule", -1, parts_[part].rule->id);
    ui.canvas().rect(r, kRadius, fade(ui.theme().s3, ui.is_pressed(me) ? 0.9f : ui.is_hovered(me) ? 0.7f : 0.45f));
}

void Results::draw_standings(Desk& desk, Rect r, float row_height) const {
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    draw_panel(c, r, 18);
    constexpr float kHead = 72, kTotal = 44;
    float first_column = r.w * 0.3f;                       // wider where a name needs it
    for (const Contender who : order_)
        first_column = std::max(first_column, 102 + c.text_width(name(who, desk.lang()), 18, Weight::bold) + (look(who).computer ? 30.0f : 8.0f));
    first_column = std::min(first_column, r.w - 70 - 56 * float(parts_.size()));
    const float step = (r.w - first_column - 70) / float(parts_.size());
    const auto column = [&](std::size_t i) { return r.x + first_column + step * (float(i) + 0.5f) - 8; };
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        draw_head(desk, i, {column(i) - step / 2 + 1, r.y + 5, step - 2, kHead - 10});
        face_->draw_part(c, columns_[i], {column(i), r.y + 24}, 24);
        draw_two_lines(c, {column(i), r.y + 52}, parts_[i].name.in(desk.lang()), 13, t.mid, Weight::medium, Align::center, step - 1);
    }
    c.fit({r.right() - kTotal, r.y + 38}, desk.tr(str::total), 14, t.mid, Weight::bold, Align::center, 2 * kTotal - 8);
    c.line({r.x + 20, r.y + kHead}, {r.right() - 20, r.y + kHead}, t.line, 1);
    for (std::size_t place = 0; place < order_.size(); ++place) {
        const Contender who = order_[place];
        const auto& score = row(who);
        const float y = r.y + kHead + row_height * (line_at(place) + 0.5f);
        const bool has_won = sheet_.has_won(who) && !is_counting();
        if (has_won) {
            const auto arriving = c.faded(victory());
            draw_marked_row(c, {r.x + 10, y - row_height / 2 + 2, r.w - 20, row_height - 4});
        }
        if (!is_counting()) c.text({r.x + 36, y}, std::to_string(score.place), 18, has_won ? t.brass : t.mid, Weight::bold, Align::center);
        const float dx = r.x + 74, nx = dx + 17 + 11, bot = look(who).computer ? 22.0f : 0.0f;
        draw_emblem(c, look(who).color, {dx, y}, 17, {.shadow = false});
        const float drawn = c.fit({nx, y}, name(who, desk.lang()), 18, t.hi, Weight::bold, Align::left, column(0) - step / 2 - nx - bot);
        if (bot > 0) draw_icon(c, Icon::bot, {nx + drawn + 12, y}, 16, t.mid);
        for (std::size_t i = 0; i < parts_.size(); ++i)
            if (counted_of(i) > 0)
                c.text({column(i), y}, std::to_string(points_so_far(who, i)), 18, score.points[i] != 0 ? t.hi : t.low, Weight::medium, Align::center);
        c.text({r.right() - kTotal, y}, std::to_string(total_so_far(who)), 24, has_won ? t.warm : t.hi, Weight::bold, Align::center);
    }
}

// Draws the standings on phones: the name has its own line, with the numbers below it under their signs.
void Results::draw_standings_narrow(Desk& desk, Rect r) const {
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    draw_panel(c, r, 18);
    constexpr float kTotal = 56;
    const float left = r.x + 44, step = (r.right() - kTotal - 8 - left) / float(parts_.size());
    const auto column = [&](std::size_t i) { return left + step * (float(i) + 0.5f); };
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        draw_head(desk, i, {column(i) - step / 2 + 1, r.y + 6, step - 2, kNarrowHead - 12});
        face_->draw_part(c, columns_[i], {column(i), r.y + 28}, 22);
    }
    c.fit({r.right() - kTotal / 2 - 6, r.y + 29}, desk.tr(str::total), 14, t.mid, Weight::bold, Align::center, kTotal);
    c.line({r.x + 16, r.y + kNarrowHead}, {r.right() - 16, r.y + kNarrowHead}, t.line, 1);
    for (std::size_t place = 0; place < order_.size(); ++place) {
        const Contender who = order_[place];
        const auto& score = row(who);
        const float y = r.y + kNarrowHead + kNarrowResultsRow * line_at(place);
        const bool has_won = sheet_.has_won(who) && !is_counting();
        if (has_won) {
            const auto arriving = c.faded(victory());
            draw_marked_row(c, {r.x + 6, y + 3, r.w - 12, kNarrowResultsRow - 6});
        }
        const float name_y = y + 25, figures_y = y + 54;
        if (!is_counting())
            c.text({r.x + 26, y + kNarrowResultsRow / 2}, std::to_string(score.place), 16, has_won ? t.brass : t.mid, Weight::bold, Align::center);
        draw_emblem(c, look(who).color, {left + 14, name_y}, 12, {.shadow = false});
        const bool bot = look(who).computer;
        const float nx = left + 34, drawn = c.fit({nx, name_y}, name(who, desk.lang()), 16, t.hi, Weight::bold, Align::left, r.right() - kTotal - 8 - nx - (bot ? 24.0f : 0.0f));
        if (bot) draw_icon(c, Icon::bot, {nx + drawn + 13, name_y}, 16, t.mid);
        for (std::size_t i = 0; i < parts_.size(); ++i)
            if (counted_of(i) > 0)
                c.text({column(i), figures_y}, std::to_string(points_so_far(who, i)), 16, score.points[i] != 0 ? t.hi : t.low, Weight::medium, Align::center);
        c.text({r.right() - kTotal / 2 - 6, y + kNarrowResultsRow / 2}, std::to_string(total_so_far(who)), 22, has_won ? t.warm : t.hi, Weight::bold, Align::center);
    }
}

// --- page ---

void Results::draw(Desk& desk) {
    Ui& ui = desk.ui();
    beats_.advance(ui, desk.settings().show_speed, [&desk](Sound sound) { desk.hear(sound); });
    desk.space().draw(ui.canvas(), {ui.theme().game(face_->key), {230, 190}, 0.12f});
    if (ui.width() >= 980 && ui.height() >= 640) draw_wide(desk);
    else draw_narrow(desk);
}

void Results::draw_wide(Desk& desk) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const float w = ui.width(), h = ui.height(), n = float(order_.size());
    draw_title(desk, {36, 38, w - 36 - kResultsMargin, 72});
    const float inner = w - 2 * kResultsMargin - kResultsGap, left = inner * 0.6145f, x = kResultsMargin, bx = x + left + kResultsGap;
    const float foot = h - 84, top = 132, room = foot - 20 - top;
    constexpr float kHead = 76, kLeast = 300, kChart = 232;
    const float standings = std::clamp(kHead + 56 * n + 4, kLeast, std::max(kLeast, room - kChart - 16));
    draw_standings(desk, {x, top, left, standings}, std::min(56.0f, (standings - kHead) / n));
    const float legend = draw_legend(desk, {}, inner - left - 44, false);
    draw_bars(desk, {bx, top, inner - left, standings}, std::min(46.0f, (standings - 66 - 14 - legend) / n));
    const float lower = top + standings + 16, low_h = room - standings - 16;
    {
        const auto arriving = c.faded(victory());          // they tell who has won
        draw_chart_or_built(desk, {x, lower, left, low_h});
        draw_moments(desk, {bx, lower, inner - left, low_h});
    }

    float right = w - kResultsMargin;
    const bool tight = w < 1120;                           // six buttons in a row
    const auto action = [&](ActionName name, std::string_view label, ButtonKind kind, Icon icon, float least) {
        const ButtonLook look{.kind = kind, .icon = icon, .size = kind == ButtonKind::primary ? 18.0f : 16.0f};
        const float width = std::max(tight ? least * 0.75f : least, c.text_width(label, look.size, Weight::bold) + (tight ? 52.0f : 68.0f));
        right -= width;
        if (button(ui, id(name), {right, foot, width, 56}, label, look)) desk.ask(name);
        right -= tight ? 10.0f : 14.0f;
    };
    action("rematch", desk.tr(str::rematch), ButtonKind::primary, Icon::rematch, 200);
    action("replay", desk.tr(str::replay), ButtonKind::second, Icon::film, 140);
    action("share", desk.tr(str::share), ButtonKind::second, Icon::share, 130);
    action("statistics", desk.tr(str::statistics), ButtonKind::second, Icon::chart, 140);
    action("see-table", desk.tr(str::see_table), ButtonKind::second, Icon::eye, 140);
    if (button(ui, id("shelf"), {kResultsMargin, foot, tight ? 110.0f : 130.0f, 56}, desk.tr(str::shelf), {.kind = ButtonKind::ghost, .icon = Icon::back})) desk.ask("shelf");
}

void Results::draw_narrow(Desk& desk) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const float w = ui.width(), h = ui.height(), n = float(order_.size());
    const bool phone = desk.is_phone();
    const float margin = phone ? 10.0f : kResultsMargin, column = w - 2 * margin, foot = 76, disc = phone ? 26.0f : 32.0f;
    const Rect view{0, 0, w, h - foot};
    const float title_w = column - 8 - 2 * disc - 20;
    const float head = std::max(118.0f, 34 + 26 * float(c.lines(results_title(*session_, desk.lang()), 20, Weight::bold, title_w).size()) +
                                            20 * float(c.lines(reason(desk.lang()), 14, Weight::medium, title_w).size()));
    const float row = phone ? kNarrowResultsRow : 52.0f;
    const float standings = (phone ? kNarrowHead : 72.0f) + row * n + 10;
    const float bars = 66 + 42 * n + draw_legend(desk, {}, column - 44, false) + 16;
    const float moments = moments_height(desk, column), chart = 248, buttons = 3 * 60;
    constexpr float kBuiltHead = 56;
    const float built = face_->built.draw ? kBuiltHead + built_height(column - 24) + 8 : 0;
    const float content = head + standings + 12 + moments + 12 + bars + 12 + chart + 12 + (built > 0 ? built + 12 : 0) + buttons + 8;
    float y = begin_scroll(ui, id("end"), view, content, scroll_);
    draw_title_narrow(desk, {margin + 4, y + 16}, disc, column - 8);
    y += head;
    if (phone) draw_standings_narrow(desk, {margin, y, column, standings});
    else draw_standings(desk, {margin, y, column, standings}, row);
    y += standings + 12;
    {
        const auto arriving = c.faded(victory());
        draw_moments(desk, {margin, y, column, moments});
    }
    y += moments + 12;
    draw_bars(desk, {margin, y, column, bars}, 42);
    y += bars + 12;
    {
        const auto arriving = c.faded(victory());
        draw_chart(desk, {margin, y, column, chart});
    }
    y += chart + 12;
    if (built > 0) {
        draw_panel(c, {margin, y, column, built}, 18);
        c.fit({margin + 24, y + 32}, face_->built.title().in(desk.lang()), type::kTitle, ui.theme().hi, Weight::bold, Align::left, column - 48);
        draw_built(desk, {margin + 12, y + kBuiltHead, column - 24, built - kBuiltHead - 8});
        y += built + 12;
    }
    int count = 0;
    const auto action = [&](ActionName name, std::string_view label, Icon icon, bool on = true, std::string_view words = {}) {
        const float half = (column - 12) / 2;
        const Rect r{margin + float(count % 2) * (half + 12), y + float(count / 2) * 60, half, 48};
        ++count;
        if (button(ui, id(name), r, label, {.kind = on ? ButtonKind::second : ButtonKind::off, .icon = icon, .size = 15, .name = words})) desk.ask(name);
    };
    const Session::Step& step = desk.undo_step();
    const std::string undo = step.moves > 0 ? desk.tr(str::undo_what, {{"what", step.what.in(desk.lang())}}) : std::string(desk.tr(str::undo));
    action("replay", desk.tr(str::replay), Icon::film);
    action("share", desk.tr(str::share), Icon::share);
    action("see-table", desk.tr(str::see_table), Icon::eye);
    action("statistics", desk.tr(str::statistics), Icon::chart);
    action("download", desk.tr(str::download_game), Icon::save);
    action("undo", desk.tr(str::undo), Icon::undo, step.moves > 0, undo);
    end_scroll(ui, view, content, scroll_, ui.theme().space1);
    if (button(ui, id("shelf"), {margin, h - 66, column * 0.36f, 56}, desk.tr(str::shelf), {.kind = ButtonKind::ghost, .icon = Icon::back})) desk.ask("shelf");
    if (button(ui, id("rematch"), {margin + column * 0.36f + 12, h - 66, column * 0.64f - 12, 56}, desk.tr(str::rematch),
               {.kind = ButtonKind::primary, .icon = Icon::rematch, .size = 18}))
        desk.ask("rematch");
}

// --- mirror ---

void Results::mirror_head(const Desk& desk, MirrorNode& root) const {
    const Session& s = *session_;
    root.attr("data-game", s.game().id).attr("data-ply", std::to_string(s.match().ply()));
    root.add("h1", "title", results_title(s, desk.lang()));
}

void Results::mirror(const Desk& desk, MirrorNode& root) const {
    const Session& s = *session_;
    mirror_head(desk, root);
    root.add("p", "reason", reason(desk.lang()));
    MirrorNode& standings = root.add("section", "standings");
    standings.add("h2", "heading", desk.tr(str::results));
    MirrorNode& list = standings.add("ol", "rows");
    for (const Contender who : order_) {
        const std::string words = desk.tr(str::place_row, {{"place", row(who).place}, {"name", name(who, desk.lang())}, {"points", counted_points(s, row(who).total, desk.lang())}});
        MirrorNode& line = list.add("li", std::to_string(who.index), words);
        if (!row(who).automaton) line.attr("data-seat", std::to_string(who.index));
        line.attr("data-total", std::to_string(row(who).total));
    }
    MirrorNode& table = standings.add("table", "parts");
    MirrorNode& head = table.add("tr", "head");
    head.add("th", "player", desk.tr(str::player));
    for (const ScorePart& part : parts_) head.add("th", part.what, part.name.in(desk.lang()));
    head.add("th", "total", desk.tr(str::total));
    for (const Contender who : order_) {
        MirrorNode& line = table.add("tr", std::to_string(who.index));
        line.add("th", "player", name(who, desk.lang()));
        for (std::size_t i = 0; i < parts_.size(); ++i) line.add("td", parts_[i].what, std::to_string(row(who).points[i]));
        line.add("td", "total", std::to_string(row(who).total));
    }
    MirrorNode& rules = standings.add("ul", "rules");
    for (std::size_t i = 0; i < parts_.size(); ++i) rules.add("li", parts_[i].what).button("open-rule", head_name(desk, i)).value(parts_[i].rule->id);
    MirrorNode& moments = root.add("section", "moments");
    moments.add("h2", "heading", desk.tr(str::key_moments));
    if (moments_.empty()) moments.add("p", "none", desk.tr(str::no_moments));
    for (const Told& told : moments_) {
        MirrorNode& button = moments.button("replay", told.sentence.in(desk.lang()) + " " + told.line.in(desk.lang()));
        button.value(std::to_string(told.moment.ply));
        if (!row(told.moment.who).automaton) button.seat(told.moment.who.index);
    }
    MirrorNode& chart = root.add("section", "chart");
    chart.add("h2", "heading", desk.tr(counted(s.game().id, str::score_by_turn, str::score_by_round)));
    MirrorNode& curves = chart.add("ul", "lines");
    for (const Contender who : order_) {
        std::string values;
        for (int value : curve(who)) values += (values.empty() ? "" : desk.tr(punctuation::kParts)) + std::to_string(value);
        curves.add("li", std::to_string(who.index), desk.tr(str::curve_row, {{"name", name(who, desk.lang())}, {"values", values}}));
    }
    if (face_->built.words) {
        MirrorNode& built = root.add("section", "built");
        built.add("h2", "heading", face_->built.title().in(desk.lang()));
        MirrorNode& rows = built.add("ul", "seats");
        for (const Contender who : order_) {
            if (row(who).automaton) continue;
            const std::string things = join_list(face_->built.words(s.match(), who.index, desk.lang()), desk.lang());
            rows.add("li", std::to_string(who.index), name(who, desk.lang()) + desk.tr(punctuation::kColon) + things);
        }
    }
    root.button("rematch", desk.tr(str::rematch));
    root.button("analysis", desk.tr(str::analysis));
    root.button("replay", desk.tr(str::replay));
    root.button("share", desk.tr(str::share));
    root.button("statistics", desk.tr(str::statistics));
    root.button("see-table", desk.tr(str::see_table));
    root.button("download", desk.tr(str::download_game));
    const Session::Step& step = desk.undo_step();
    root.button("undo", step.moves > 0 ? desk.tr(str::undo_what, {{"what", step.what.in(desk.lang())}}) : std::string(desk.tr(str::undo)), step.moves > 0);
    root.button("rules", desk.tr(str::rules));
    root.button("language", own_name(next_language(desk.lang())));
    root.button("shelf", desk.tr(str::to_shelf));
}

}  // namespace orrery::ui
