#include "imgui_ui/app/pages/shared_page.h"

#include <algorithm>

#include "engine/core/number.h"
#include "engine/core/punctuation.h"
#include "engine/match/link.h"
#include "engine/match/notation.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/pages/boxes.h"
#include "imgui_ui/app/pages/replay_page.h"
#include "imgui_ui/app/table/contenders.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {

SharedPage::SharedPage(Desk& desk, LoadedSave game)
    : game_(std::move(game)), looks_(desk.looks_of(summary_of(game_.header, *game_.match))), scores_(game_.match->score()) {
    for (const std::string& name : game_.match->names()) desk.note_letters(name);
    desk.note_letters(game_.header.title);
}

std::string SharedPage::heading(const Desk& desk) const {
    const GameInfo& info = game_.match->game();
    const std::string& title = game_.header.title;
    return title.empty() || is_usual_title(info, title) ? std::string(info.name.in(desk.lang())) : title;
}

std::string SharedPage::state(const Desk& desk) const {
    const AnyMatch& match = *game_.match;
    return how_it_stands(desk, match) + desk.tr(punctuation::kBullet) + desk.tr(str::shared_moves, {{"n", grouped(static_cast<int>(match.ply()), desk.lang())}});
}

void SharedPage::draw(Desk& desk) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width(), h = ui.height();
    const AnyMatch& match = *game_.match;
    const Box* box = box_of(match.game().id);
    const Color key = box ? t.game(box->key) : t.brass;
    desk.space().draw(c, {key, {w * 0.5f, h * 0.3f}, 0.13f});
    const float margin = desk.is_phone() ? 10.0f : 28.0f, column = std::min(w - 2 * margin, 640.0f), x = (w - column) / 2;
    const float pad = desk.is_phone() ? 18.0f : 32.0f, text_w = column - 2 * pad, row = 52;
    const float art = desk.is_phone() ? 130.0f : 190.0f;
    const std::vector<SeatLook> looks = contender_looks(match.game(), scores_, looks_);
    const float text_h = float(c.lines(desk.tr(str::shared_text), 15, Weight::medium, text_w).size()) * 22;
    const float panel_h = art + 118 + float(looks.size()) * row + 16 + text_h + 20 + 60 + 12 + 52 + 28;
    const Rect view{0, 64, w, h - 64};
    const float content = panel_h + 48;
    float y = begin_scroll(ui, id("shared"), view, content, scroll_) + std::max(24.0f, (view.h - panel_h) / 2);
    draw_panel(c, {x, y, column, panel_h}, radius::kBox, {.top = mix(key, t.s2, 0.86f)});
    if (box) draw_box_art(c, box->key, {x + 1, y + 1, column - 2, art}, {19, 19, 0, 0});
    c.rect({x, y + art, column, 3}, 0, key);
    y += art + 36;
    c.fit({x + pad, y}, heading(desk), type::kH1, t.hi, Weight::bold, Align::left, text_w);
    c.fit({x + pad, y + 36}, state(desk), 16, t.mid, Weight::medium, Align::left, text_w);
    y += 72;
    for (std::size_t i = 0; i < looks.size(); ++i, y += row) {
        const Contender who = static_cast<Seat>(i);
        const Rect r{x + pad - 12, y, text_w + 24, row - 4};
        if (scores_.has_won(who) || match.to_act() == who.index) draw_marked_row(c, r);
        draw_emblem(c, looks[i].color, {r.x + 28, r.centre().y}, 15);
        const float name_w = text_w - 40 - 60;
        const float drawn = c.fit({r.x + 56, r.centre().y}, scores_.name_of(who, match.names(), desk.lang()), 17, t.hi, Weight::bold, Align::left, name_w - 24);
        if (looks[i].computer) draw_icon(c, Icon::bot, {r.x + 56 + drawn + 16, r.centre().y}, 16, t.mid);
        c.text({r.right() - 14, r.centre().y}, std::to_string(scores_.row(who).total), 20, t.hi, Weight::bold, Align::right);
    }
    y += 22;
    c.paragraph({x + pad, y + 10}, desk.tr(str::shared_text), 15, t.mid, Weight::medium, text_w, 22);
    y += text_h + 20;
    if (button(ui, id("play-on"), {x + pad, y, text_w, 60}, desk.tr(is_over() ? str::keep_game : str::play_on),
               {.kind = ButtonKind::primary, .icon = is_over() ? Icon::save : Icon::play, .size = 19}))
        desk.ask("play-on");
    if (button(ui, id("look"), {x + pad, y + 72, text_w, 52}, desk.tr(str::look_at_it), {.icon = Icon::film})) desk.ask("look");
    end_scroll(ui, view, content, scroll_, t.space1, t.space0);
    page_bar(desk, desk.tr(str::shared_title));
}

void SharedPage::mirror(const Desk& desk, MirrorNode& root) const {
    const AnyMatch& match = *game_.match;
    root.attr("data-game", match.game().id).attr("data-ply", std::to_string(match.ply()));
    root.add("h1", "title", desk.tr(str::shared_title));
    root.add("h2", "game", heading(desk));
    root.add("p", "state", state(desk));
    MirrorNode& list = root.add("ul", "seats");
    for (std::size_t i = 0; i < scores_.rows.size(); ++i)
        list.add("li", std::to_string(i),
                 scores_.name_of(static_cast<Seat>(i), match.names(), desk.lang()) + desk.tr(punctuation::kColon) + desk.tr(str::points, {{"n", scores_.rows[i].total}}));
    root.add("p", "text", desk.tr(str::shared_text));
    root.button("play-on", desk.tr(is_over() ? str::keep_game : str::play_on));
    root.button("look", desk.tr(str::look_at_it));
    root.button("back", desk.tr(str::back));
    root.button("language", own_name(next_language(desk.lang())));
}

bool SharedPage::act(Desk& desk, const Action& action) {
    if (action.name == "look") {
        desk.open_page(std::make_unique<ReplayPage>(game_.match->copy(), looks_, game_.header));
        return true;
    }
    if (action.name != "play-on") return false;
    SaveHeader header = std::move(game_.header);
    header.id = desk.new_save_id();
    header.created = header.updated = desk.date_now();
    desk.play(std::make_unique<Session>(std::move(game_.match), looks_, std::move(header)));
    return true;
}

std::string how_it_stands(const Desk& desk, const AnyMatch& match) {
    const Lang lang = desk.lang();
    if (match.to_act())
        return desk.tr(str::turn_of, {{"name", match.names()[static_cast<std::size_t>(*match.to_act())]}}) + desk.tr(punctuation::kBullet) +
               turn_text(match.game().id, match.turn_number(), lang);
    const ScoreSheet scores = match.score();
    if (scores.winners.empty()) return desk.tr(str::nobody_won);
    return desk.tr(str::won_by, {{"names", join_list(scores.winner_names(match.names(), lang), lang)}});
}

void open_link(Desk& desk, const std::string& link) {
    auto read = read_link(link);
    if (read) desk.open_page(std::make_unique<SharedPage>(desk, std::move(*read)));
    else desk.say(ToastKind::warn, phrase(str::shared_bad_title), with_reason(str::shared_bad, read.error().message));
}

void open_notation(Desk& desk, const std::string& text) {
    auto read = read_notation(text);
    if (read) desk.open_page(std::make_unique<SharedPage>(desk, std::move(read->save)));
    else desk.say(ToastKind::warn, phrase(str::pasted_bad_title), with_reason(str::pasted_bad, read.error().message));
}

}  // namespace orrery::ui
