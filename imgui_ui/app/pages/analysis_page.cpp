#include "imgui_ui/app/pages/analysis_page.h"

#include <algorithm>

#include "engine/core/number.h"
#include "engine/core/punctuation.h"
#include "imgui_ui/app/driver/helper_call.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/table/contenders.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {
namespace {

constexpr int kHelperMs = 250;                             // for a decision
constexpr int kAloneMs = 60, kAloneFrameMs = 12;             // without a helper: for a decision, and of it in a frame
constexpr std::size_t kMostSwings = 3, kKeepAfter = 10;    // decisions after which what is known is stored
constexpr float kAnalysisMargin = 28, kAnalysisGap = 16, kRowText = 15, kRowLine = 20, kRowSmall = 18, kRowPad = 16;

int percent(int thousandths) { return (thousandths + 5) / 10; }

/// Draws the heading of a panel, in two lines of smaller type where one is too short.
void draw_heading(Canvas& c, Rect panel, float y, std::string_view text) {
    const float room = panel.w - 48;
    const Vec at{panel.x + 24, y};
    if (c.text_width(text, type::kTitle, Weight::bold) <= room) return c.text(at, text, type::kTitle, c.theme().hi, Weight::bold);
    constexpr float kMost = 16, kLeast = 11, kLeading = 3;
    const float size = c.whole_words(text, kMost, Weight::bold, room, 2, kLeast), line = size + kLeading;
    const float above = c.lines(text, size, Weight::bold, room).size() > 1 ? line / 2 : 0.0f;
    c.paragraph({at.x, at.y - above}, text, size, c.theme().hi, Weight::bold, room, line, Align::left, 2);
}

}  // namespace

AnalysisPage::AnalysisPage(Desk& desk, const Session& session)
    : analysis_(session.match()), sheet_(session.match().score()), looks_(contender_looks(session.game(), sheet_, session.looks())),
      key_(face_of(session.game().id)->key), id_(session.header().id) {
    if (const auto kept = desk.store().value(std::string(SaveStore::kAnalysis) + id_)) analysis_.recall(kept->text);
    tell();
}

// --- judging ---

void AnalysisPage::ask(Desk& desk, const char* method, Json params) {
    request_ = "analysis-" + std::to_string(number()) + "-" + std::to_string(++requests_);
    if (desk.host().post_to_worker(helper_call(request_, method, std::move(params)))) return;
    has_helper_ = false;
    request_.clear();
    desk.host().request_frame();
}

/// Asks for the next decision, or thinks about it a little.
void AnalysisPage::go_on(Desk& desk) {
    if (analysis_.is_done() || is_broken_ || !request_.empty()) return;
    const AnyMatch& match = analysis_.asked();
    if (has_helper_) {
        Json params = Json::object();
        params["position"] = match.guess_position(*match.to_act(), choice_seed(match));
        return ask(desk, "load", std::move(params));
    }
    if (!player_) {
        player_ = match.thinker(kAdviceLevel, choice_seed(match) >> 1u);
        player_->judge_also(analysis_.asked_move());
    }
    const int most = iterations_for(*player_, {kAloneMs, 0}, false);
    player_->think(std::min(iterations_in(player_->pace(), kAloneFrameMs), most));
    if (player_->iterations() >= most) {
        const Json answer = write_judgement(*player_, analysis_.asked_move());
        player_.reset();
        take(desk, answer);
    }
    desk.host().request_frame();
}

void AnalysisPage::take(Desk& desk, const Json& answer) {
    if (analysis_.take(answer)) {
        if (analysis_.is_done() || analysis_.judged().size() % kKeepAfter == 0) keep(desk);
    } else if (has_helper_) {
        has_helper_ = false;
    } else {
        is_broken_ = true;
    }
    tell();
    desk.host().request_frame();
}

void AnalysisPage::keep(Desk& desk) {
    if (desk.store().holds(id_)) desk.storage_answered(desk.store().put_value(std::string(SaveStore::kAnalysis) + id_, analysis_.text()));
}

bool AnalysisPage::worker_said(Desk& desk, const Json& line) {
    const auto id = line.find("id");
    if (id == line.end() || !id->is_string() || id->get<std::string>() != request_ || request_.empty()) return false;
    request_.clear();
    const auto result = line.find("result");
    if (result == line.end() || !result->is_object()) {
        worker_failed(desk);
    } else if (const auto opened = result->find("session"); opened != result->end()) {
        session_ = *opened;
        Json params = Json::object();
        params["session"] = session_;
        params["move"] = analysis_.asked_move();
        params["level"] = std::string(kAdviceLevel);
        params["seed"] = choice_seed(analysis_.asked()) >> 1u;
        params["budget"] = Json{{"ms", kHelperMs}};
        ask(desk, "judge", std::move(params));
    } else {
        const Json answer = *result;
        Json params = Json::object();
        params["session"] = session_;
        ask(desk, "close", std::move(params));
        request_.clear();                                  // nobody waits for it
        take(desk, answer);
    }
    return true;
}

void AnalysisPage::worker_failed(Desk& desk) {
    has_helper_ = false;
    request_.clear();
    desk.host().request_frame();
}

// --- words ---

AnalysisPage::Told AnalysisPage::told(const JudgedMove& one, const Text& sentence) {
    Told out{one.ply, one.seat, {}, {}};
    const AnyMatch& match = analysis_.match();
    for (const Lang lang : known_languages()) {
        const std::string turn = turn_text(match.game().id, match.turn_number_at(one.ply), lang);
        out.sentence.set(lang, fill(sentence, lang, {{"name", name(one.seat, lang)}, {"move", analysis_.made_name(one.ply, lang)}}));
        out.line.set(lang, one.made_best
                               ? fill(str::analysis_found, lang, {{"turn", turn}, {"n", percent(one.best_share)}, {"m", percent(one.second_share)}})
                               : fill(str::analysis_lost, lang, {{"turn", turn}, {"n", percent(one.made_share)}, {"m", percent(one.best_share)},
                                                                 {"move", analysis_.move_name(one.ply, one.best, lang)}}));
    }
    return out;
}

void AnalysisPage::tell() {
    swings_.clear();
    moves_.clear();
    for (const JudgedMove& one : analysis_.costliest(kMostSwings)) swings_.push_back(told(one, str::analysis_made));
    for (const Seat seat : all_seats(analysis_.match().seats())) {
        if (const auto best = analysis_.best_of(seat)) moves_.push_back(told(*best, str::analysis_best));
        for (const JudgedMove& one : analysis_.costliest(1, seat)) moves_.push_back(told(one, str::analysis_worst));
    }
}

std::string AnalysisPage::progress(const Desk& desk) const {
    if (is_broken_) return desk.tr(str::analysis_broken);
    return desk.tr(str::analysis_runs, {{"n", grouped(static_cast<int>(analysis_.judged().size()), desk.lang())}, {"all", grouped(static_cast<int>(analysis_.decisions()), desk.lang())}});
}

// --- drawing ---

void AnalysisPage::draw_chart(Desk& desk, Rect r) const {
    Canvas& c = desk.ui().canvas();
    const Theme& t = desk.ui().theme();
    draw_panel(c, r, 18);
    draw_heading(c, r, r.y + 32, desk.tr(str::analysis_shares));
    float top = r.y + 52;
    if (!analysis_.is_done()) {
        const float share = analysis_.decisions() == 0 ? 1.0f : float(analysis_.judged().size()) / float(analysis_.decisions());
        const Rect bar{r.x + 24, top + 26, r.w - 48, 6};
        c.fit({bar.x, top + 8}, progress(desk), type::kSmall, is_broken_ ? t.warn : t.mid, Weight::medium, Align::left, bar.w);
        c.rect(bar, 3, t.s3);
        c.rect({bar.x, bar.y, std::max(6.0f, bar.w * share), bar.h}, 3, t.brass);
        top += 44;
    }
    std::vector<std::string> names;                        // the lines point into them
    std::vector<std::vector<int>> values;
    for (std::size_t i = 0; i < looks_.size(); ++i) {
        const Contender who = static_cast<Seat>(i);
        names.push_back(name(who, desk.lang()));
        values.push_back(analysis_.shares_of(who));
        for (int& value : values.back()) value = percent(value);
    }
    std::vector<ChartLine> lines;
    for (std::size_t i = 0; i < looks_.size(); ++i) lines.push_back({looks_[i].color, names[i], values[i]});
    draw_line_chart(c, {r.x + 16, top, r.w - 32, r.bottom() - 12 - top}, lines, static_cast<int>(values[0].size()) - 1, 100,
                    desk.tr(str::analysis_move_word));
}

// Draws the rows, each with disc, sentence and line, as links into the replay. Returns the height; only measures unless `draw`.
float AnalysisPage::draw_list(Desk& desk, Rect r, const Text& title, const std::vector<Told>& rows, Id list, bool draw) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const auto signs = c.with_signs();
    constexpr float kHead = 52, kFoot = 10;
    const float x = r.x + 68, room = r.w - 68 - 56;
    const auto lines = [&](const std::string& text, float size, Weight weight) { return float(c.lines(text, size, weight, room).size()); };
    const auto height_of = [&](const Told& row) {
        return kRowPad + kRowLine * lines(row.sentence.in(desk.lang()), kRowText, Weight::bold) +
               kRowSmall * lines(row.line.in(desk.lang()), type::kSmall, Weight::medium);
    };
    const std::string_view none = desk.tr(analysis_.is_done() ? str::analysis_none : str::analysis_wait);
    const float empty = float(c.lines(none, 14, Weight::medium, r.w - 48).size()) * 20 + 8;
    float height = kHead + kFoot + (rows.empty() ? empty : 0.0f);
    for (const Told& row : rows) height += height_of(row);
    if (!draw) return height;
    draw_panel(c, {r.x, r.y, r.w, height}, 18);
    draw_heading(c, r, r.y + 30, desk.tr(title));
    if (rows.empty()) c.paragraph({r.x + 24, r.y + kHead + 10}, none, 14, t.mid, Weight::medium, r.w - 48, 20);
    float y = r.y + kHead;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string &sentence = rows[i].sentence.in(desk.lang()), &line = rows[i].line.in(desk.lang());
        const Rect row{r.x + 8, y, r.w - 16, height_of(rows[i])};
        const Id me = id("judged", static_cast<int>(i), list);
        const std::string label = sentence + " " + line;
        if (ui.tap(me, row, {.name = label, .radius = 12})) desk.ask("replay", -1, std::to_string(rows[i].ply));
        if (ui.is_hovered(me) || ui.is_pressed(me)) c.rect(row, 12, fade(t.s3, ui.is_pressed(me) ? 0.9f : 0.5f));
        if (i > 0) c.line({r.x + 24, y}, {r.right() - 24, y}, t.line, 1);
        draw_emblem(c, looks_[static_cast<std::size_t>(rows[i].who)].color, {r.x + 40, row.centre().y}, 15, {.shadow = false});
        float ty = y + kRowPad / 2;
        ty += c.paragraph({x, ty + kRowLine / 2}, sentence, kRowText, t.hi, Weight::bold, room, kRowLine);
        c.paragraph({x, ty + kRowSmall / 2}, line, type::kSmall, t.mid, Weight::medium, room, kRowSmall);
        draw_icon(c, Icon::film, {r.right() - 34, row.centre().y}, 20, t.mid);
        y += row.h;
    }
    return height;
}

float AnalysisPage::draw_lists(Desk& desk, Rect r, bool draw) {
    const float swings = draw_list(desk, r, str::analysis_swings, swings_, id("swings"), draw);
    return swings + kAnalysisGap +
           draw_list(desk, {r.x, r.y + swings + kAnalysisGap, r.w, 0}, str::analysis_moves, moves_, id("moves"), draw);
}

void AnalysisPage::draw(Desk& desk) {
    go_on(desk);
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width(), h = ui.height();
    desk.space().draw(c, {t.game(key_), {230, 190}, 0.12f});
    const bool is_wide = w >= 980 && h >= 600;
    const float margin = desk.is_phone() ? 10.0f : kAnalysisMargin, top = 64 + (is_wide ? 20.0f : 0.0f);
    constexpr float kChart = 280;
    if (is_wide) {
        const float left = (w - 2 * margin - kAnalysisGap) * 0.56f, x = margin + left + kAnalysisGap;
        draw_chart(desk, {margin, top, left, std::min(h - top - margin, std::max(620.0f, left * 0.8f))});
        const Rect column{x, 0, w - margin - x, 0}, view{x - 4, top, w - x + 4, h - top};
        const float content = draw_lists(desk, column, false) + margin;
        const float y = begin_scroll(ui, id("analysis"), view, content, scroll_);
        draw_lists(desk, {column.x, y, column.w, 0}, true);
        end_scroll(ui, view, content, scroll_, t.space1, t.space0);
    } else {
        const Rect view{0, top, w, h - top};
        const float column = w - 2 * margin, content = 12 + kChart + kAnalysisGap + draw_lists(desk, {margin, 0, column, 0}, false) + 16;
        const float y = begin_scroll(ui, id("analysis"), view, content, scroll_) + 12;
        draw_chart(desk, {margin, y, column, kChart});
        draw_lists(desk, {margin, y + kChart + kAnalysisGap, column, 0}, true);
        end_scroll(ui, view, content, scroll_, t.space1, t.space0);
    }
    page_bar(desk, std::string(desk.tr(str::analysis)) + desk.tr(punctuation::kBullet) + analysis_.match().game().name.in(desk.lang()));
}

// --- mirror ---

void AnalysisPage::mirror(const Desk& desk, MirrorNode& root) const {
    const Lang lang = desk.lang();
    root.attr("data-judged", std::to_string(analysis_.judged().size())).attr("data-decisions", std::to_string(analysis_.decisions()));
    root.add("h1", "title", std::string(desk.tr(str::analysis)) + desk.tr(punctuation::kBullet) + analysis_.match().game().name.in(lang));
    if (!analysis_.is_done()) root.add("p", "progress", progress(desk));
    MirrorNode& chart = root.add("section", "chart");
    chart.add("h2", "heading", desk.tr(str::analysis_shares));
    MirrorNode& curves = chart.add("ul", "lines");
    for (std::size_t i = 0; i < looks_.size(); ++i) {
        const Contender who = static_cast<Seat>(i);
        std::string values;
        for (const int share : analysis_.shares_of(who)) values += (values.empty() ? "" : desk.tr(punctuation::kParts)) + std::to_string(percent(share));
        curves.add("li", std::to_string(i), desk.tr(str::curve_row, {{"name", name(who, lang)}, {"values", values}}));
    }
    const auto list = [&](const char* key, const Text& title, const std::vector<Told>& rows) {
        MirrorNode& part = root.add("section", key);
        part.add("h2", "heading", desk.tr(title));
        if (rows.empty()) part.add("p", "none", desk.tr(analysis_.is_done() ? str::analysis_none : str::analysis_wait));
        for (const Told& row : rows)
            part.button("replay", row.sentence.in(lang) + " " + row.line.in(lang)).value(std::to_string(row.ply)).seat(row.who);
    };
    list("swings", str::analysis_swings, swings_);
    list("moves", str::analysis_moves, moves_);
    root.button("back", desk.tr(str::back));
    root.button("language", own_name(next_language(lang)));
}

}  // namespace orrery::ui
