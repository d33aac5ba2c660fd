#include "imgui_ui/app/pages/show_page.h"

#include <algorithm>
#include <utility>

#include "imgui_ui/app/digest.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/pages/shared_page.h"
#include "imgui_ui/app/parts.h"
#include "imgui_ui/app/table/contenders.h"
#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/app/table/seat_panel.h"

namespace orrery::ui {
namespace {

constexpr double kStepMs = motion::kReplayStep;
constexpr std::size_t kMostBehind = 24;        // moves that are shown one by one

}  // namespace

void ShowPage::stored(Desk& desk) {
    has_news_ = true;
    desk.host().request_frame();
}

/// Returns whether the match in sight is an earlier moment of another.
bool ShowPage::follows(const AnyMatch& next) const {
    if (!match_ || next.ply() < match_->ply() || next.ply() - match_->ply() > kMostBehind) return false;
    const std::unique_ptr<AnyMatch> then = next.copy();
    then->rewind(match_->ply());
    return then->hash() == match_->hash();
}

/// Reads the game that was saved last.
void ShowPage::look(Desk& desk) {
    const std::vector<GameSummary> games = desk.store().list();
    const auto at = std::find_if(games.begin(), games.end(), [](const GameSummary& game) { return !game.is_slot && !game.is_damaged; });
    has_news_ = false;
    if (at == games.end() || !face_of(at->game)) {
        ++revision_;
        return match_.reset();
    }
    const bool has_rules = desk.host().want_part(game_part(at->game)), has_saves = desk.host().want_part(learn_part(at->game));
    if (!has_rules || !has_saves) {
        has_news_ = true;                      // a frame is drawn once they are here
        return;
    }
    auto opened = desk.store().open(at->id);
    if (!opened) return;                       // it is being written; the next news will tell
    std::unique_ptr<AnyMatch> next = std::move(opened->save.match);
    next->forget_later();
    const std::size_t from = id_ == at->id && follows(*next) ? match_->ply() : next->ply();
    if (id_ != at->id || !match_) table_ = face_of(at->game)->make_table();
    if (id_ != at->id || !match_ || from != match_->ply()) events_.clear();
    id_ = at->id;
    looks_ = contender_looks(next->game(), next->score(), desk.looks_of(*at));
    for (const std::string& name : next->names()) desk.note_letters(name);
    match_ = std::move(next);
    match_->rewind(from);
    ++revision_;
}

void ShowPage::step_forward() {
    match_->rewind(match_->ply() + 1);
    events_.clear();
    for (LogLine& line : match_->log(std::nullopt, Lang::en, match_->ply())) events_.push_back(std::move(line.event));
    ++revision_;
}

void ShowPage::keep_time(Desk& desk) {
    Ui& ui = desk.ui();
    if (match_->ply() == present()) {
        next_ms_ = 0;
        return;
    }
    if (next_ms_ == 0) next_ms_ = ui.now_ms();
    if (ui.now_ms() < next_ms_) return ui.wake_in_ms(next_ms_ - ui.now_ms());
    if (table_->is_moving()) return;           // the table asks for frames until it is still
    step_forward();
    next_ms_ = ui.now_ms() + kStepMs;
    ui.request_frame();
}

std::string ShowPage::caption(const Desk& desk) const { return told_text(*match_, std::nullopt, desk.lang(), match_->ply()); }

void ShowPage::draw_bar(Desk& desk, float height) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width(), middle = height / 2;
    const SeatColor color = looks_[static_cast<std::size_t>(viewer())].color;
    const Color seat = t.seat(color).fill;
    c.gradient({0, 0, w, height}, 0, fade(t.bar0, 0.97f), fade(t.bar1, 0.97f));
    c.line({0, height - 0.5f}, {w, height - 0.5f}, t.line);
    c.rect({0, height - 2, w, 2}, 0, fade(seat, 0.9f));
    if (icon_button(ui, id("back"), {4, middle - 22}, Icon::back, desk.tr(str::back), {.ground = false})) desk.ask("back");
    draw_emblem(c, color, {72, middle}, 18);
    float right = w - 12;
    if (desk.host().can_fill_screen()) {
        const bool fills = desk.host().fills_screen();
        right -= 44;
        if (icon_button(ui, id("full-screen"), {right, middle - 22}, Icon::full_screen, desk.tr(fills ? str::leave_full_screen : str::full_screen), {.ground = false}))
            desk.ask("full-screen", -1, fills ? "off" : "on");
        right -= 8;
    }
    const float room = right - 104;
    c.fit({104, middle - 11}, match_->game().name.in(desk.lang()), type::kLabel, mix(seat, kWhite, 0.55f), Weight::bold, Align::left, room);
    c.fit({104, middle + 11}, how_it_stands(desk, *match_), type::kTitle, t.hi, Weight::bold, Align::left, room);
}

/// Draws what the last move did, as large as it can be.
void ShowPage::draw_foot(Desk& desk, Rect r, const std::string& words) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    c.gradient(r, 0, t.bar0, t.bar1);
    c.line({r.x, r.y + 0.5f}, {r.right(), r.y + 0.5f}, t.line);
    const float room = r.w - 32;
    const float size = c.text_width(words, type::kH1) <= room ? type::kH1 : c.text_width(words, type::kTitle) <= room ? type::kTitle : type::kBody;
    const float line = size * 1.3f;
    const auto most = static_cast<std::size_t>(std::max(1.0f, (r.h - 8) / line));
    const std::size_t lines = std::min(most, c.lines(words, size, Weight::medium, room).size());
    const auto signs = c.with_signs_in(words, size, Weight::medium, room, most);
    c.paragraph({r.centre().x, r.centre().y - float(lines - 1) * line / 2}, words, size, t.hi, Weight::medium, room, line, Align::center, static_cast<int>(most));
}

void ShowPage::draw(Desk& desk) {
    if (has_news_) look(desk);
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const float w = ui.width(), h = ui.height();
    if (!match_) {
        desk.space().draw(c, {ui.theme().brass, {w / 2, h / 2}, 0.10f});
        page_bar(desk, desk.tr(str::second_screen));
        const float room = std::min(w - 48, 520.0f);
        const float lines = float(c.lines(desk.tr(str::show_waits), 18, Weight::medium, room).size());
        c.paragraph({w / 2, h / 2 - (lines - 1) * 13}, desk.tr(str::show_waits), 18, ui.theme().mid, Weight::medium, room, 26, Align::center);
        return;
    }
    const float foot = h < 560 ? 52.0f : w < 700 ? 104.0f : 76.0f;
    const int panels = face_of(match_->game().id)->panels(static_cast<int>(looks_.size()));
    // On phones the row of tools is unused.
    const float tools = table_layout({w, h}, panels, false).tools.h;
    TableLayout layout = table_layout({w, h - foot + tools}, panels, false);
    layout.areas.has_buttons = false;
    desk.space().draw(c, {ui.theme().game(face_of(match_->game().id)->key), layout.areas.board.centre(), 0.10f});
    TableContext context{ui, {*match_, viewer(), TableMatch::Secrets::none}, false, desk.lang(), looks_, revision_, events_, {}};
    context.speed = ShowSpeed::normal;
    const TableRequest request = table_->draw(context, layout.areas);
    for (std::size_t i = 0; i < layout.seats.size() && i < looks_.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        (void)draw_seat_panel(context, *table_, layout.seats[i], seat, layout.kind, match_->to_act() && match_->turn_seat() == seat);
    }
    draw_foot(desk, {0, h - foot, w, foot}, caption(desk));
    draw_bar(desk, layout.bar);
    keep_time(desk);
    if (!request.open_rule.empty()) desk.ask("open-rule", -1, request.open_rule, match_->game().id);
}

std::uint64_t ShowPage::digest(const Desk&) const { return Digest().add(id_).add(revision_).value(); }

void ShowPage::mirror(const Desk& desk, MirrorNode& root) const {
    root.add("h1", "title", desk.tr(str::second_screen));
    if (match_) {
        root.attr("data-game", match_->game().id).attr("data-ply", std::to_string(match_->ply())).attr("data-last", std::to_string(present()));
        root.add("h2", "game", match_->game().name.in(desk.lang()));
        root.add("p", "state", how_it_stands(desk, *match_));
        root.add("p", "caption", caption(desk)).attr("aria-live", "polite");
        int index = 0;
        for (const Section& section : match_->describe_table(viewer(), true, desk.lang()))
            if (!section.secret) root.part(index++, section.heading, section.lines);
    } else {
        root.add("p", "state", desk.tr(str::show_waits));
    }
    root.button("back", desk.tr(str::back));
    root.button("language", own_name(next_language(desk.lang())));
}

}  // namespace orrery::ui
