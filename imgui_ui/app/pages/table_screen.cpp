#include "imgui_ui/app/pages/table_screen.h"

#include <algorithm>
#include <utility>

#include "engine/core/punctuation.h"
#include "imgui_ui/app/digest.h"
#include "imgui_ui/app/pages/results.h"
#include "imgui_ui/app/parts.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/seat_panel.h"

namespace orrery::ui {

TableContext TableScreen::context() {
    static const std::vector<Json> kNothing;
    const Session& s = *driver_.session();
    const auto as_seen = [&s](const AnyMatch& match) {
        return TableMatch(match, s.viewer(), s.is_covered() ? TableMatch::Secrets::none : TableMatch::Secrets::own);
    };
    const auto can_explain = [this](bool is_asked) {
        const bool is_here = is_teaching_here(desk_.host(), driver_.session()->game().id);
        lacks_explanation_ = is_asked && !is_here;
        return is_here;
    };
    if (driver_.recap().is_showing()) {
        const Recap::Step* step = driver_.recap().step();
        TableContext out{ui_, as_seen(driver_.recap().shown()), false, lang(), s.contender_looks(), driver_.recap().revision(),
                         step ? step->events : kNothing, driver_.recap().row() ? driver_.recap().row()->events : std::span<const Json>()};
        out.can_explain = can_explain;
        return out;
    }
    TableContext out{ui_, as_seen(s.match()), driver_.is_persons() && desk_.is_quiet(), lang(), s.contender_looks(), s.revision(), driver_.events(), log_.touched()};
    out.can_explain = can_explain;
    if (driver_.lesson()) {
        out.hint = driver_.lesson()->shown(s.match());
        out.hint_only = true;
    } else {
        out.hint = driver_.hint();
    }
    return out;
}

bool TableScreen::is_read() const { return driver_.lesson() && driver_.lesson()->is_read(driver_.session()->match()); }

std::string TableScreen::prompt_label() const {
    const Session& s = *driver_.session();
    if (s.stage() == Stage::over) return tr(str::game_over);
    if (driver_.is_elsewhere()) return tr(str::other_tab_title);
    const std::string& name = s.name(s.decider());
    if (s.stage() == Stage::passing) return s.name(s.viewer());
    if (s.decided_ahead() != nullptr) return name;
    if (s.stage() == Stage::computer) return name + tr(punctuation::kBullet) + tr(str::is_computer);
    if (s.is_covered()) return tr(str::open_choice, {{"name", name}});
    const bool is_turn = s.match().turn_seat() == s.decider();
    return tr(is_turn ? str::your_turn : str::your_choice, {{"name", name}});
}

std::string TableScreen::prompt_text() const {
    const Session& s = *driver_.session();
    if (driver_.is_puzzle_solved()) return tr(str::puzzle_solved);
    if (s.stage() == Stage::over && desk_.is_parting()) {         // who has won is told by the results
        const std::string why = end_reason(s, lang());
        return why.empty() ? std::string(tr(str::game_over)) : why;
    }
    if (s.stage() == Stage::over) return results_title(s, lang());
    if (driver_.is_elsewhere()) return tr(str::other_tab_short);
    if (s.stage() == Stage::passing) return tr(str::pass_to, {{"name", s.name(s.decider())}});
    if (s.decided_ahead() != nullptr) return tr(str::what_happened);       // it is being made
    if (s.stage() == Stage::computer) return tr(is_read() ? str::lesson_watch : str::thinking, {{"name", s.name(s.decider())}});
    return s.match().prompt(s.viewer(), lang());
}

std::string TableScreen::recap_label() const {
    const Recap::Step* step = driver_.recap().step();
    if (step && driver_.session()->people() == 0) return driver_.session()->name(step->seat) + tr(punctuation::kBullet) + tr(str::is_computer);
    const int count = static_cast<int>(driver_.recap().steps().size());
    if (!step || count == 1) return tr(str::what_happened);
    return tr(str::what_happened_part, {{"n", static_cast<int>(driver_.recap().step_index()) + 1}, {"of", count}});
}

std::string TableScreen::recap_caption() const {
    if (!driver_.recap().step()) return tr(str::since_last_turn);
    return driver_.recap().row() ? driver_.recap().row()->text : std::string();
}

std::string TableScreen::present_rule() {
    if (!driver_.face()->decision_rules || driver_.session()->stage() != Stage::person) return {};
    const Rule* rule = view_->rule(context());
    const Json decision = driver_.session()->match().decision();
    if (!rule && decision.contains("kind")) rule = rule_for(driver_.face()->decision_rules(), decision["kind"].get<std::string>());
    return rule ? rule->id : std::string();
}

bool TableScreen::escape(Desk& desk) {
    if (view_->escape()) desk.host().request_frame();
    else ask("menu");
    return true;
}

bool TableScreen::is_log_docked() const {
    return habits_.is_log_docked && layout_kind({ui_.width(), ui_.height()}) == LayoutKind::desktop;
}

bool TableScreen::dock_log() {
    if (layout_kind({ui_.width(), ui_.height()}) != LayoutKind::desktop) return false;
    habits_.is_log_docked = !habits_.is_log_docked;
    return true;
}

// --- drawing ---

void TableScreen::draw_seat_panel(Rect r, Contender who, LayoutKind kind, TableContext& context) {
    const bool is_active = context.match.to_act() && Contender(context.match.turn_seat()) == who;
    if (ui::draw_seat_panel(context, *view_, r, who, kind, is_active)) ask("seats");
}

void TableScreen::draw(Desk&) {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const Session& s = *driver_.session();
    const float w = ui_.width();
    const bool docked = is_log_docked();
    const TableLayout layout = coach_.layout(docked);
    const bool phone = layout.kind == LayoutKind::phone;
    desk_.space().draw(c, {t.game(driver_.face()->key), layout.areas.board.centre(), phone ? 0.0f : 0.10f});

    TableContext context = this->context();
    const bool tells = driver_.recap().is_showing();
    lacks_explanation_ = false;
    context.speed = settings().show_speed;
    const TableRequest request = view_->draw(context, layout.areas);
    if (!tells) drawn_revision_ = s.revision();
    if (!driver_.recap().is_running()) {
        const auto tapped = std::exchange(tapped_in_recap_, {});
        if (tapped.target != 0 && tapped.revision == s.revision() && view_->begin_with(tapped.target)) ui_.request_frame();
    }
    concerned_ = request.concerned;
    if (request.sound) desk_.hear(*request.sound);
    for (std::size_t i = 0; i < layout.seats.size() && i < context.looks.size(); ++i)
        draw_seat_panel(layout.seats[i], static_cast<Seat>(i), layout.kind, context);
    if (docked) {
        draw_panel(c, layout.log, radius::kPanel);
        c.text({layout.log.x + 20, layout.log.y + 28}, tr(str::log), type::kH2, t.hi, Weight::bold);
        if (icon_button(ui_, id("log-close"), {layout.log.right() - 56, layout.log.y + 6}, Icon::close, tr(str::close), {.ground = false}))
            ask("log");
        log_.draw({layout.log.x + 20, layout.log.y + 54, layout.log.w - 40, layout.log.h - 66});
    }

    // A tap on the table need not wait for the curtain. Bar and tools lie above.
    if (s.stage() == Stage::passing && !driver_.recap().is_running()) {
        const float top = prompt_bar_height(phone);
        if (ui_.tap(id("pass-on"), {0, top, w, ui_.height() - top}, {.name = prompt_text(), .can_focus = false, .is_ground = true, .hides = true}))
            ask("pass-on");
    }

    // The bar and the tools.
    const bool over = s.stage() == Stage::over && !tells;
    std::vector<BarTool> bar_tools;
    const std::vector<Tool> tools = this->tools();
    const bool has_lesson_line = coach_.has_lesson_line();                 // in the place of the tools
    if (!tells)
        for (const Tool& tool : tools)
            if (tool.is_in_bar || (!phone && !has_lesson_line && (!tool.is_extra || w >= kExtraTools)))
                bar_tools.push_back({id(tool.action), tool.icon, tool.name, !tool.is_extra && tool.is_on.value_or(false), !tool.is_enabled, 0});
    const bool asks = s.stage() == Stage::person && !tells && !driver_.is_puzzle_solved();
    const BarSteps steps = asks ? view_->steps(context) : BarSteps{};
    const std::string label = tells ? recap_label() : prompt_label();
    std::string prompt = tells ? recap_caption() : asks && !driver_.is_elsewhere() ? view_->prompt(context) : std::string();
    if (prompt.empty() && !tells) prompt = prompt_text();
    PromptBar bar;
    if (tells) {
        bar.seat = s.look(driver_.recap().step() ? driver_.recap().step()->seat : s.viewer()).color;
        if (!phone) bar.reserve = kSkipWidth + 16;
    } else if (!over) {
        bar.seat = s.look(s.stage() == Stage::passing ? s.viewer() : s.decider()).color;
    }
    bar.label = label;
    bar.prompt = prompt;
    bar.pips = steps.left;
    bar.pips_of = steps.of;
    bar.pips_caption = steps.caption;
    bar.tools = bar_tools;
    if (has_lesson_line && !phone && !tells) bar.reserve = layout.tools.w;
    bar.menu = id("menu");
    bar.menu_name = tr(str::menu);
    bar.phone = phone;
    bar.thinking = s.stage() == Stage::computer && s.decided_ahead() == nullptr && !tells && !is_read() && !driver_.puzzle();
    const Id tapped = prompt_bar(ui_, bar);
    if (tapped == id("menu")) ask("menu");
    for (const Tool& tool : tools)
        if (tapped == id(tool.action)) ask(tool.action);
    // The disc opens the figures of all seats. On low windows it is the only way to them.
    if (!over && ui_.tap_circle(id("disc"), phone ? Vec{66, 38} : Vec{92, 32}, phone ? 16.0f : 20.0f, {.name = tr(str::seats)})) ask("seats");

    if (phone && !tells && !has_lesson_line) draw_tool_row(layout.tools, tools);
    if (coach_.is_here()) coach_.draw(layout, view_->hinted(), view_->wholes());
    if (over && !driver_.is_exercise() && !desk_.is_parting()) {
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
    if (!desk_.is_quiet() || driver_.recap().is_running()) return;
    if (request.move) {
        Action action;
        action.move = *request.move;
        action.is_joined = request.is_joined;
        action.then = request.then;
        action.waits = request.waits;
        desk_.ask(std::move(action));
    } else if (!request.open_rule.empty()) {
        ask("open-rule", -1, request.open_rule);
    } else if (request.note) {
        const auto& note = *request.note;
        if (!note.rule.empty()) desk_.hear(Sound::refusal);
        desk_.say(note.rule.empty() ? ToastKind::plain : ToastKind::refusal, Phrase{note.title}, Phrase{note.text}, note.rule);
    }
}

std::vector<TableScreen::Tool> TableScreen::tools() const {
    const Session& s = *driver_.session();
    const auto step = [&](const Session::Step& taken, const Text& plain, const Text& named) {
        return taken.moves > 0 ? tr(named, {{"what", taken.what.in(lang())}}) : std::string(tr(plain));
    };
    const bool has_guide = driver_.has_guide();
    std::vector<Tool> out;
    if (s.is_covered() && s.stage() == Stage::person && s.match().has_secrets(s.viewer()))
        out.push_back({"peek", Icon::eye, tr(str::peek), {}, true, {}, true});
    out.push_back({"undo", Icon::undo, step(driver_.undo_step(), str::undo, str::undo_what), tr(str::undo), driver_.undo_step().moves > 0});
    out.push_back({"redo", Icon::redo, step(driver_.redo_step(), str::redo, str::redo_what), tr(str::redo), driver_.redo_step().moves > 0});
    out.push_back({"hint", Icon::hint, has_guide ? tr(coach_.is_folded() ? str::guide_show : str::guide_fold) : tr(str::hint_of),
                   tr(has_guide ? str::guide : str::hint), driver_.can_hint(),
                   has_guide ? !coach_.is_folded() : driver_.hint() != nullptr || driver_.seeks_hint()});
    out.push_back({"log", Icon::log, tr(str::log), tr(str::log), true, is_log_shown()});
    out.push_back({"rules", Icon::book, tr(str::rules), tr(str::rules)});
    const bool is_heard = desk_.is_sound_on();
    out.push_back({"sound", is_heard ? Icon::sound : Icon::mute, tr(is_heard ? str::sound_is_on : str::sound_is_off), {}, true, is_heard});
    out.back().is_extra = true;
    return out;
}

/// Draws the tools of phones below the hand.
void TableScreen::draw_tool_row(Rect row, const std::vector<Tool>& all) {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    std::vector<const Tool*> tools;
    for (const Tool& tool : all)
        if (!tool.is_in_bar && !tool.is_extra) tools.push_back(&tool);
    const float each = row.w / float(tools.size());
    // If one label does not fit beside its icon, all labels go below.
    const bool below = std::any_of(tools.begin(), tools.end(), [&](const Tool* tool) {
        return c.text_width(tool->label, 14, Weight::bold) > each - 32;
    });
    for (std::size_t i = 0; i < tools.size(); ++i) {
        const Tool& tool = *tools[i];
        const Rect r{row.x + float(i) * each, row.y, each, row.h};
        const Id me = id("tool", static_cast<int>(i));
        if (ui_.tap(me, r, {.name = tool.name})) ask(tool.action);
        const Color ink = !tool.is_enabled ? t.low : tool.icon == Icon::hint && driver_.is_guided() ? t.gold : t.mid;
        const float dy = ui_.is_pressed(me) ? 1.0f : 0.0f;
        if (below) {
            draw_icon(c, tool.icon, {r.centre().x, r.y + 13 + dy}, 18, ink);
            c.fit({r.centre().x, r.y + 34 + dy}, tool.label, 13, ink, Weight::bold, Align::center, each - 4);
            continue;
        }
        const float text = std::min(c.text_width(tool.label, 14, Weight::bold), each - 32), x = r.x + (each - text - 26) / 2;
        draw_icon(c, tool.icon, {x + 9, r.centre().y + dy}, 18, tool.is_enabled ? ink : fade(ink, kOffIcon));
        c.fit({x + 26, r.centre().y + dy}, tool.label, 14, ink, Weight::bold, Align::left, each - 32);
    }
}

/// Draws the controls above the table while the recap runs: a tap anywhere skips it, and begins a choice with what it touches. It
/// makes no move, because the person has not yet seen what for.
void TableScreen::draw_recap_controls(const TableLayout& layout) {
    if (!driver_.recap().is_running()) return;
    ui_.push_layer();
    if (ui_.tap(id("recap"), ui_.canvas().bounds(), {.name = tr(str::recap_skip_anywhere), .can_focus = false, .is_ground = true})) {
        tapped_in_recap_ = {ui_.target_below(ui_.pointer()), driver_.session()->revision()};
        ask("recap-skip");
    }
    if (driver_.recap().is_showing()) {
        const bool phone = layout.kind == LayoutKind::phone;
        const Rect r = phone ? Rect{layout.tools.centre().x - 100, layout.tools.y + 2, 200, 44}
                             : Rect{ui_.width() - 16 - kSkipWidth, layout.bar / 2 - 22, kSkipWidth, 44};
        if (button(ui_, id("recap-skip"), r, tr(str::recap_skip), {.kind = ButtonKind::second, .icon = Icon::fwd})) ask("recap-skip");
    }
    ui_.pop_layer();
}

void TableScreen::draw_seats_sheet() {
    Drawer drawer;
    drawer.title = tr(str::seats);
    drawer.sheet = is_phone();
    drawer.width = 340;
    const DrawerResult frame = begin_drawer(ui_, id("seats-drawer"), drawer, tr(str::close));
    TableContext context = this->context();
    const float content = 100 * float(driver_.session()->contenders());
    float& offset = seats_scroll_;
    float y = begin_scroll(ui_, id("seats-scroll"), frame.body, content, offset);
    for (Seat seat = 0; seat < driver_.session()->contenders(); ++seat, y += 100)
        draw_seat_panel({frame.body.x, y + 2, frame.body.w, 88}, seat, LayoutKind::desktop, context);
    end_scroll(ui_, frame.body, content, offset, ui_.theme().s1, ui_.theme().s2);
    ui_.pop_layer();
    if (frame.close) ask("close");
}

// --- mirror ---

// The rest is the driver's. Of the window only what is folded and docked matters.
std::uint64_t TableScreen::digest(const Desk&) const {
    Digest out;
    out.add(coach_.is_folded()).add(coach_.is_hint_line()).add(coach_.has_lesson_line()).add(coach_.is_lesson_folded());
    return out.add(is_log_docked()).add(log_.digest()).value();
}

void TableScreen::mirror_head(const Desk&, MirrorNode& root) const {
    const Session& s = *driver_.session();
    root.attr("data-game", s.game().id).attr("data-ply", std::to_string(s.real_match().ply()));
    if (s.is_early()) root.attr("data-early", "yes");
    root.attr("data-stage", s.stage() == Stage::computer ? "computer" : s.stage() == Stage::over ? "over" : s.stage() == Stage::passing ? "passing" : "person");
    if (s.stage() != Stage::over) root.attr("data-seat", std::to_string(s.decider()));
    root.add("h1", "title", s.game().name.in(lang()));
    root.add("p", "turn", prompt_label());
    root.add("h2", "prompt", prompt_text()).attr("aria-live", "polite");
}

void TableScreen::mirror(const Desk& desk, MirrorNode& root) const {
    mirror_head(desk, root);
    const Session& s = *driver_.session();
    const AnyMatch& match = s.match();
    if (coach_.is_here()) coach_.mirror(root);
    if (s.stage() == Stage::person) {
        MirrorNode& moves = root.add("section", "moves");
        moves.add("h2", "heading", tr(str::moves));
        for (const Json& move : driver_.moves()) {
            if (driver_.lesson() && !driver_.lesson()->accepts(match, move)) continue;   // later moves of the lesson are not offered
            std::string name = match.move_name(move, lang());
            if (const Confirmation asked = match.confirmation(move, lang()); asked.is_needed())
                name += punctuation::kSentence.in(lang()) + asked.question;
            MirrorNode& button = moves.move_button(move, std::move(name));
            if (driver_.hint() && *driver_.hint() == move) button.attr("data-hint", "true");
        }
        if (!driver_.lesson()) mirror_impossible(root);
    }
    MirrorNode& tools = root.add("section", "tools").attr("role", "toolbar").attr("aria-label", tr(str::menu));
    for (const Tool& tool : this->tools()) {
        if (driver_.lesson() && tool.icon == Icon::hint) continue;                       // the lesson's panel folds itself
        MirrorNode& button = tools.button(tool.action, tool.name, tool.is_enabled);
        if (tool.is_on) button.pressed(*tool.is_on);
    }
    if (s.stage() == Stage::over && !driver_.is_exercise()) tools.button("results", tr(str::see_results));
    if (s.stage() == Stage::passing) tools.button("pass-on", prompt_text());
    if (desk_.sheet() == Sheet::log || desk_.sheet() == Sheet::seats) tools.button("close", tr(str::close));
    tools.button("menu", tr(str::menu));
    tools.button("language", own_name(next_language(lang())));
    int index = 0;
    for (const Section& section : match.describe_table(s.viewer(), s.is_covered(), lang())) root.part(index++, section.heading, section.lines);
    mirror_recap(root);
    mirror_log(root, true);
}

// Lists illegal moves that the seat may want, with reason and remedy. The table greys the same moves.
void TableScreen::mirror_impossible(MirrorNode& root) const {
    if (driver_.impossible().empty()) return;
    MirrorNode& part = root.add("section", "impossible");
    part.add("h2", "heading", tr(str::not_possible_now));
    for (const auto& [move, why] : driver_.impossible())
        part.button("why", why.title.in(lang()) + punctuation::kSentence.in(lang()) + why.message.in(lang()), false).value(to_text(move));
}

void TableScreen::mirror_recap(MirrorNode& root) const {
    if (!driver_.has_recap()) return;
    MirrorNode& part = root.add("section", "recap");
    part.add("h2", "heading", tr(str::what_happened));
    MirrorNode& list = part.add("ul", "lines");
    int index = 0;
    for (const Recap::Step& step : driver_.recap().steps())
        for (const ToldRow& row : step.told) list.add("li", std::to_string(index++), row.text);
    if (driver_.recap().is_running()) part.button("recap-skip", tr(str::recap_skip));
    else part.button("recap-show", tr(str::recap_show));
}

}  // namespace orrery::ui
