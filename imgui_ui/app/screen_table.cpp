// Table screen: prompt bar, seat panels, tools and log around the game's own drawing.
#include <algorithm>

#include "imgui_ui/app/app.h"
#include "imgui_ui/app/seat_panel.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {

TableContext App::context() {
    static const std::vector<Json> kNothing;
    const Session& s = *session();
    if (driver_.recap().is_showing()) {
        const Recap::Step* step = driver_.recap().step();
        return {ui_, driver_.recap().shown(), s.viewer(), s.is_covered(), false, settings_.lang, s.looks(), driver_.recap().revision(),
                step ? step->events : kNothing, driver_.recap().line() ? &driver_.recap().line()->event : nullptr};
    }
    const Json* touched = log_touched_ && *log_touched_ < log_.size() ? &log_[*log_touched_].event : nullptr;
    TableContext out{ui_, s.match(), s.viewer(), s.is_covered(), driver_.is_persons() && is_quiet(), settings_.lang, s.looks(), s.revision(), driver_.events(), touched};
    if (driver_.lesson()) {
        out.hint = driver_.lesson()->shown(s.match());
        out.hint_only = true;
    } else {
        out.hint = driver_.hint();
    }
    return out;
}

std::string App::prompt_label() const {
    const Session& s = *session();
    if (s.stage() == Stage::over) return tr(str::game_over);
    if (driver_.is_elsewhere()) return tr(str::other_tab_title);
    const std::string& name = s.name(s.decider());
    if (s.stage() == Stage::computer) return name + " · " + tr(str::is_computer);
    if (s.is_covered()) return tr(str::open_choice, {{"name", name}});
    const bool is_turn = s.match().turn_seat() == s.decider();
    return tr(is_turn ? str::your_turn : str::your_choice, {{"name", name}});
}

std::string App::prompt_text() const {
    const Session& s = *session();
    if (s.stage() == Stage::over) return results_title(s, settings_.lang);
    if (driver_.is_elsewhere()) return tr(str::other_tab_short);
    if (s.stage() == Stage::computer) return tr(str::thinking, {{"name", s.name(s.decider())}});
    return s.match().prompt(s.viewer(), settings_.lang);
}

void App::draw_seat_panel(Rect r, Seat seat, LayoutKind kind, TableContext& context) {
    const bool is_active = context.match.to_act() && context.match.turn_seat() == seat;
    if (ui::draw_seat_panel(context, *table_, r, seat, kind, is_active)) ask("seats");
}

void App::draw_table() {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const Session& s = *session();
    const float w = ui_.width(), h = ui_.height();
    const int seats = s.match().seats();
    const bool docked = layout_kind({w, h}) == LayoutKind::desktop && log_docked_;
    const TableLayout layout = layout_now(docked);
    const bool phone = layout.kind == LayoutKind::phone;
    space_.draw(c, {t.game(driver_.face()->key), layout.areas.board.centre(), phone ? 0.0f : 0.10f});

    TableContext context = this->context();
    const bool tells = driver_.recap().is_showing();
    const TableRequest request = table_->draw(context, layout.areas);
    if (!tells) drawn_revision_ = s.revision();
    concerned_ = request.concerned;
    for (Seat seat = 0; seat < seats && static_cast<std::size_t>(seat) < layout.seats.size(); ++seat)
        draw_seat_panel(layout.seats[static_cast<std::size_t>(seat)], seat, layout.kind, context);
    if (docked) {
        draw_panel(c, layout.log, radius::kPanel);
        c.text({layout.log.x + 20, layout.log.y + 28}, tr(str::log), type::kH2, t.hi, Weight::bold);
        if (icon_button(ui_, id("log-close"), {layout.log.right() - 56, layout.log.y + 6}, Icon::close, tr(str::close), {.ground = false}))
            ask("log");
        draw_log({layout.log.x + 20, layout.log.y + 54, layout.log.w - 40, layout.log.h - 66});
    }

    // The bar and the tools.
    const bool over = s.stage() == Stage::over && !tells;
    const std::string undo = driver_.undo_step().moves > 0 ? tr(str::undo_what, {{"what", driver_.undo_step().what.in(settings_.lang)}}) : std::string(tr(str::undo));
    const std::string redo = driver_.redo_step().moves > 0 ? tr(str::redo_what, {{"what", driver_.redo_step().what.in(settings_.lang)}}) : std::string(tr(str::redo));
    const std::string hint_name = !driver_.has_guide() ? tr(str::hint_of) : tr(is_guide_folded() ? str::guide_show : str::guide_fold);
    std::vector<BarTool> tools;
    if (!tells && s.is_covered() && s.stage() == Stage::person && s.match().has_secrets(s.viewer()))
        tools.push_back({id("peek"), Icon::eye, tr(str::peek), false, false, 0});
    if (!phone && !tells) {
        tools.push_back({id("undo"), Icon::undo, undo, false, driver_.undo_step().moves == 0, 0});
        tools.push_back({id("redo"), Icon::redo, redo, false, driver_.redo_step().moves == 0, 0});
        tools.push_back({id("hint"), Icon::hint, hint_name, driver_.has_guide() ? !is_guide_folded() : driver_.hint() || driver_.seeks_hint(), !driver_.can_hint(), 0});
        tools.push_back({id("log"), Icon::log, tr(str::log), docked || sheet_ == Sheet::log, false, 0});
        tools.push_back({id("rules"), Icon::book, tr(str::rules), false, false, 0});
    }
    const bool asks = s.stage() == Stage::person && !tells;
    const BarSteps steps = asks ? table_->steps(context) : BarSteps{};
    const std::string label = tells ? recap_label() : prompt_label();
    std::string prompt = tells ? recap_caption() : asks && !driver_.is_elsewhere() ? table_->prompt(context) : std::string();
    if (prompt.empty() && !tells) prompt = prompt_text();
    PromptBar bar;
    if (tells) {
        bar.seat = s.look(driver_.recap().step() ? driver_.recap().step()->seat : s.viewer()).color;
        if (!phone) bar.reserve = kSkipWidth + 16;
    } else if (!over) {
        bar.seat = s.look(s.decider()).color;
    }
    bar.label = label;
    bar.prompt = prompt;
    bar.pips = steps.left;
    bar.pips_of = steps.of;
    bar.pips_caption = steps.caption;
    bar.tools = tools;
    bar.menu = id("menu");
    bar.menu_name = tr(str::menu);
    bar.phone = phone;
    bar.thinking = s.stage() == Stage::computer && !tells;
    const Id tapped = prompt_bar(ui_, bar);
    if (tapped == id("menu")) ask("menu");
    if (tapped == id("peek")) ask("peek");
    if (tapped == id("undo")) ask("undo");
    if (tapped == id("redo")) ask("redo");
    if (tapped == id("hint")) ask("hint");
    if (tapped == id("log")) ask("log");
    if (tapped == id("rules")) ask("rules");
    // The disc opens the figures of all seats. On low windows it is the only way to them.
    if (!over && ui_.tap_circle(id("disc"), phone ? Vec{66, 38} : Vec{92, 32}, phone ? 16.0f : 20.0f, {.name = tr(str::seats)})) ask("seats");

    if (phone && !tells) {
        const struct {
            const char* action;
            Icon icon;
            const char* label;
            std::string name;
            bool on;
        } row[] = {{"undo", Icon::undo, tr(str::undo), undo, driver_.undo_step().moves > 0},
                   {"redo", Icon::redo, tr(str::redo), redo, driver_.redo_step().moves > 0},
                   {"hint", Icon::hint, tr(driver_.has_guide() ? str::guide : str::hint), hint_name, driver_.can_hint()},
                   {"log", Icon::log, tr(str::log), tr(str::log), true},
                   {"rules", Icon::book, tr(str::rules), tr(str::rules), true}};
        const float each = layout.tools.w / float(std::size(row));
        // If one label does not fit beside its icon, all labels go below.
        const bool below = std::any_of(std::begin(row), std::end(row), [&](const auto& tool) {
            return c.text_width(tool.label, 14, Weight::bold) > each - 32;
        });
        for (std::size_t i = 0; i < std::size(row); ++i) {
            const Rect r{layout.tools.x + float(i) * each, layout.tools.y, each, layout.tools.h};
            const Id me = id("tool", static_cast<int>(i));
            if (ui_.tap(me, r, {.name = row[i].name})) ask(row[i].action);
            const Color ink = !row[i].on ? t.low : row[i].action == std::string_view("hint") && driver_.is_guided() ? t.gold : t.mid;
            const float dy = ui_.is_pressed(me) ? 1.0f : 0.0f;
            if (below) {
                draw_icon(c, row[i].icon, {r.centre().x, r.y + 13 + dy}, 18, ink);
                c.fit({r.centre().x, r.y + 34 + dy}, row[i].label, 13, ink, Weight::bold, Align::center, each - 4);
                continue;
            }
            const float text = std::min(c.text_width(row[i].label, 14, Weight::bold), each - 32), x = r.x + (each - text - 26) / 2;
            draw_icon(c, row[i].icon, {x + 9, r.centre().y + dy}, 18, row[i].on ? ink : fade(ink, kOffIcon));
            c.fit({x + 26, r.centre().y + dy}, row[i].label, 14, ink, Weight::bold, Align::left, each - 32);
        }
    }
    draw_coach_panel(layout);
    if (over && !driver_.lesson()) {
        // At the place of a turn's buttons, where it covers no planet and no card.
        const Rect hand = layout.areas.hand;
        const bool column = layout.kind == LayoutKind::phone_landscape;
        const Rect place = phone    ? Rect{w / 2 - 110, hand.bottom() - 50, 220, 48}
                           : column ? Rect{hand.x, hand.bottom() - 56, hand.w, 56}
                                    : Rect{hand.right() - 204, std::max(hand.centre().y - 28, hand.bottom() - 60), 200, 56};
        if (button(ui_, id("results"), place, tr(str::see_results), {.kind = ButtonKind::primary, .icon = Icon::chart, .size = 18}))
            ask("results");
    }

    draw_recap_controls(layout);
    if (!is_quiet() || driver_.recap().is_running()) return;
    if (request.move) {
        Action action;
        action.move = *request.move;
        action.is_joined = request.is_joined;
        action.then = request.then;
        ask(std::move(action));
    } else if (!request.open_rule.empty()) {
        ask("open-rule", -1, request.open_rule);
    } else if (request.note) {
        const auto& note = *request.note;
        if (!note.rule.empty()) hear(Sound::refusal);
        say(note.rule.empty() ? ToastKind::plain : ToastKind::refusal, {note.title, note.title}, {note.text, note.text}, note.rule);
    }
}

}  // namespace orrery::ui
