#include "imgui_ui/app/teaching/coach_panel.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {
namespace {

int total_of(const ScoreSheet& sheet, std::size_t seat) { return sheet.rows[seat].total; }

}  // namespace

std::string CoachPanel::hint_words() const {
    const Advice* shown = driver_.shown_advice();
    if (!shown) return {};
    const AnyMatch& match = driver_.session()->match();
    std::string move = match.move_name(shown->move, lang());
    std::string why = topic_words(*shown);
    if (why.empty() && driver_.face()->coach) why = driver_.face()->coach().advice(match, driver_.session()->viewer(), shown->move, lang());
    return why.empty() ? move : tr(str::hint_line, {{"move", std::move(move)}, {"why", why}});
}

/// Returns the sentence that says what speaks for a move; "" if nothing stands out.
std::string CoachPanel::topic_words(const Advice& advice) const {
    const auto sentences = game_by_id(driver_.session()->match().game().id)->topic_words();
    if (!advice.topic || static_cast<std::size_t>(*advice.topic) >= sentences.size()) return {};
    return sentences[static_cast<std::size_t>(*advice.topic)].in(lang());
}

/// Returns the shown move, what speaks for it and the expected share of wins, with a button for the next best move.
CoachLook CoachPanel::hint_look() const {
    CoachLook look;
    const std::size_t count = driver_.advice().size();
    look.title = count < 2 ? std::string(tr(str::hint)) : tr(str::hint_number, {{"n", int(driver_.hint_at()) + 1}, {"of", int(count)}});
    look.text = hint_words();
    look.brief = driver_.session()->match().move_name(driver_.shown_advice()->move, lang());
    if (const auto share = driver_.shown_advice()->share) look.note = tr(str::hint_share, {{"p", (*share + 5) / 10}});
    if (count > 1) look.buttons.push_back({"hint-next", tr(str::hint_next), ButtonKind::ghost, Icon::none, {}});
    look.close = tr(is_hint_line() ? str::hint_of : str::hint_hide);
    look.close_action = is_hint_line() ? ActionName("guide-fold") : ActionName("hint-close");
    return look;
}

CoachLook CoachPanel::lesson_words() const {
    const LessonBeat& beat = driver_.lesson()->beat();
    const AnyMatch& match = driver_.session()->match();
    CoachLook look;
    look.icon = Icon::book;
    look.step = beat.step;
    look.steps = driver_.lesson()->steps();
    look.close = tr(str::lesson_leave);
    look.close_action = "lesson-leave";
    if (is_watched()) {
        look.title = match.to_act() ? tr(str::lesson_watch, {{"name", driver_.session()->name(driver_.session()->decider())}}) : std::string();
        look.text = tr(str::lesson_watch_text);
        return look;
    }
    const ScoreSheet sheet = match.score();
    std::size_t me = 0;
    for (std::size_t i = 0; i < driver_.session()->looks().size(); ++i)
        if (!driver_.session()->looks()[i].computer) me = i;
    int rival = 0;
    for (std::size_t i = 0; i < sheet.rows.size(); ++i)
        if (i != me) rival = std::max(rival, total_of(sheet, i));
    look.title = beat.title.in(lang());
    look.text = fill(beat.text, lang(), {{"mine", total_of(sheet, me)}, {"rival", rival}});
    const Lesson& lesson = driver_.lesson()->lesson();
    const bool is_last = driver_.lesson()->is_last();
    if (!driver_.lesson()->is_first() || driver_.lesson()->part() > 1) look.buttons.push_back({"lesson-back", tr(str::back), ButtonKind::quiet, Icon::none, {}});
    if (is_last && lesson.next) look.buttons.push_back({"lesson-part", std::string(lesson.next->name.in(lang())), ButtonKind::second, Icon::book, {}});
    if (is_last) look.buttons.push_back({"guided-game", tr(str::guided_game), ButtonKind::primary, Icon::play, {}});
    else if (beat.move) look.buttons.push_back({"lesson-next", tr(str::lesson_do), ButtonKind::ghost, Icon::none, {}});
    else look.buttons.push_back({"lesson-next", tr(str::lesson_next), ButtonKind::primary, Icon::none, {}});
    return look;
}

/// Returns the line of a lesson on phones: the title of the beat, which opens and folds its words.
CoachLook CoachPanel::lesson_line(const CoachLook& words) const {
    CoachLook line;
    line.icon = Icon::book;
    line.title = words.title;
    if (is_watched()) return line;
    line.brief = tr(str::lesson_step, {{"n", words.step + 1}, {"of", words.steps}}) + tr(punctuation::kColon) + words.title;
    line.is_open = !is_lesson_folded();
    line.close = tr(is_lesson_folded() ? str::lesson_show : str::lesson_fold);
    line.close_action = "guide-fold";
    return line;
}

/// Returns what a puzzle asks, or how much its answer is worth. On phones the whole strip is the button of the hint.
CoachLook CoachPanel::puzzle_words() const {
    const PuzzleRun& run = *driver_.puzzle();
    const Puzzle& puzzle = run.puzzle();
    const AnyMatch& match = driver_.session()->match();
    CoachLook look;
    look.close = tr(str::puzzle_leave);
    look.close_action = "puzzles";
    look.title = tr(str::puzzle_title, {{"n", static_cast<int>(run.place().number) + 1}, {"hardness", tr(hardness(puzzle.stars))}});
    const std::string why = topic_words({{}, {}, puzzle.topic});
    if (run.is_solved(match)) {
        look.icon = Icon::check;
        look.title = tr(str::puzzle_solved);
        look.text = tr(str::puzzle_answer, {{"move", run.name().in(lang())}, {"p", (puzzle.share + 5) / 10}, {"q", (puzzle.next + 5) / 10}});
        look.note = why;
        look.buttons.push_back({"play-on", tr(str::play_on), ButtonKind::quiet, Icon::none, {}});
        if (!run.has_next()) return look;
        look.buttons.push_back({"puzzle", tr(str::puzzle_next), ButtonKind::primary, Icon::fwd, PuzzlePlace{run.place().game, run.place().number + 1}.text()});
        return look;
    }
    const int moves = static_cast<int>(puzzle.answer.size()), made = static_cast<int>(run.made(match));
    const std::string& name = driver_.session()->name(driver_.session()->viewer());
    look.text = made > 0 ? tr(str::puzzle_found, {{"n", made}, {"of", moves}}) : tr(moves > 1 ? str::puzzle_find_more : str::puzzle_find, {{"name", name}, {"n", moves}});
    if (driver_.hint()) look.note = match.move_name(*driver_.hint(), lang());
    else if (run.hints() > 0 && made == 0) look.note = why;
    look.brief = look.note.empty() ? look.text : look.note;
    if (!driver_.hint()) look.buttons.push_back({"hint", tr(str::hint), ButtonKind::second, Icon::hint, {}});
    return look;
}

/// Returns the log's line about the viewer's last decision.
std::string CoachPanel::last_deed() const {
    constexpr std::size_t kBack = 12;
    const AnyMatch& match = driver_.session()->match();
    const std::size_t from = match.ply() > kBack ? match.ply() - kBack : 1;
    std::string told;
    std::size_t ply = 0;
    for (const LogLine& line : told_log(match, driver_.session()->reader(), lang(), from)) {
        if (line.ply == ply) continue;                     // the first line of a move belongs to its mover
        ply = line.ply;
        if (line.who == Contender(driver_.session()->viewer())) told = line.text;
    }
    return told;
}

/// Returns the guide's texts. The shorter ones omit the result of the last move, which the log shows too, and then also the reason
/// of the suggestion.
CoachLook CoachPanel::guide_words(Length length) const {
    const AnyMatch& match = driver_.session()->match();
    const CoachTalk talk = driver_.face()->coach().decision(match, driver_.session()->viewer(), lang());
    CoachLook look;
    look.icon = Icon::book;
    look.title = talk.title;
    const std::string brought = last_deed();
    look.text = length != Length::full || brought.empty() ? talk.text : tr(str::guide_brought, {{"what", brought}, {"next", talk.text}});
    look.note = driver_.hint() ? tr(str::guide_suggests, {{"hint", hint_words()}}) : std::string(tr(str::guide_thinks));
    look.brief = driver_.hint() ? tr(str::guide_suggests, {{"hint", match.move_name(*driver_.hint(), lang())}}) : look.note;
    if (length == Length::without_reason) look.note = look.brief;
    if (!talk.rule.empty()) look.buttons.push_back({"open-rule", tr(str::rule_short), ButtonKind::ghost, Icon::book, talk.rule});
    look.close = tr(is_folded() ? str::guide_show : str::guide_fold);
    look.close_action = "guide-fold";
    return look;
}

/// Returns the text shown while others decide, during the recap, and at a decision in the open, which is made with covered hands.
CoachLook CoachPanel::guide_waits() const {
    CoachLook look;
    look.icon = Icon::book;
    if (!driver_.recap().is_running() && driver_.session()->stage() == Stage::person) {
        look.title = tr(str::open_choice, {{"name", driver_.session()->name(driver_.session()->decider())}});
        look.text = tr(str::hint_covered);
        return look;
    }
    look.title = driver_.recap().is_showing() || driver_.session()->stage() != Stage::computer ? std::string(tr(str::what_happened)) : tr(str::lesson_watch, {{"name", driver_.session()->name(driver_.session()->decider())}});
    look.text = tr(str::lesson_watch_text);
    return look;
}

std::optional<CoachLook> CoachPanel::words() const {
    if (!driver_.session() || driver_.session()->stage() == Stage::curtain) return {};
    if (driver_.lesson()) return lesson_words();
    if (driver_.puzzle()) return puzzle_words();
    if (driver_.is_guided()) return guide_words();
    if (driver_.has_guide() || !driver_.hint()) return {};
    return hint_look();
}

/// Returns the panel in its reserved area, no wider than comfortable to read.
Rect CoachPanel::guide_panel(const TableLayout& layout) {
    const float w = std::min(layout.guide.w, 1160.0f);
    return {layout.guide.centre().x - w / 2, layout.guide.y, w, layout.guide.h};
}

/// Returns the rectangles that the panel should not cover. Those that can be touched now count twice. Call before the panel is
/// drawn.
std::vector<Rect> CoachPanel::in_the_way(const TableLayout& layout) const {
    std::vector<Rect> out = layout.seats;
    for (const Target& target : ui_.targets()) {
        out.push_back(target.rect);
        if (target.options.enabled) out.push_back(target.rect);
    }
    return out;
}

/// Returns the place for the words of a lesson on phones, in the whole width: on the side of their line, or on the other one where they would
/// cover what they speak of. Returns nothing if they cover it on both sides.
std::optional<Rect> CoachPanel::docked(const CoachLook& look, Rect bounds, Rect line, const std::vector<Rect>& avoid) {
    Rect out{bounds.x, bounds.y, bounds.w, coach_height(ui_.canvas(), look, bounds.w)};
    if (out.h > bounds.h) return {};
    const bool line_is_below = line.y > bounds.centre().y;
    for (const bool is_below : {line_is_below, !line_is_below}) {
        out.y = is_below ? bounds.bottom() - out.h : bounds.y;
        if (std::none_of(avoid.begin(), avoid.end(), [&](const Rect& thing) { return out.grown(2).overlaps(thing); })) return out;
    }
    return {};
}

void CoachPanel::draw(const TableLayout& layout, const std::vector<Rect>& avoid, const std::vector<Rect>& wholes) {
    const bool has_place = layout.guide.w > 0, is_lesson_line = has_lesson_line();
    const bool folded = is_hint_line() || is_lesson_folded() || (driver_.has_guide() && is_folded());
    const auto answer = [&](const CoachButton& tapped) {
        if (!tapped.action.empty() && desk_.is_quiet()) ask(tapped.action, -1, tapped.value);
    };
    if (driver_.recap().is_running()) {
        if (is_lesson_line) return;                        // the button that skips is there
        if (has_place && !folded) (void)draw_coach(ui_, guide_waits(), guide_panel(layout));
        else if (has_place) (void)draw_coach_strip(ui_, guide_waits(), layout.guide);
        return;
    }
    std::optional<CoachLook> look = words();
    if (!look && has_place && driver_.session()->stage() != Stage::curtain) look = guide_waits();
    if (!look) return;
    if (is_lesson_line) {
        answer(draw_coach_strip(ui_, lesson_line(*look), layout.guide));
        if (folded) return;
        look->has_heading = false;
    }
    if (driver_.puzzle() && !has_place && !driver_.is_puzzle_solved()) {       // a low window, in which a panel would hide what is asked about
        if (look->note.empty()) {
            if (told_puzzle_ != look->title) desk_.say(ToastKind::plain, Phrase{look->title}, Phrase{look->text});
            told_puzzle_ = look->title;
            return;
        }
        look->close = tr(str::hint_hide);
        look->close_action = "hint-close";
    }
    if (has_place && driver_.puzzle() && layout.kind == LayoutKind::phone) {
        look->close = tr(str::hint);
        look->close_action = "hint";
        return answer(draw_coach_strip(ui_, *look, layout.guide));
    }
    if (folded) {
        if (has_place) answer(draw_coach_strip(ui_, *look, layout.guide));
        return;
    }
    if (has_place && !is_phone_layout(layout.kind)) {
        const Rect place = guide_panel(layout);
        const bool has_room = coach_height(ui_.canvas(), *look, place.w) <= place.h;
        if (driver_.is_guided() && !has_room) look = guide_words(Length::without_result);
        if (is_hint() && !has_room) look->text = look->brief;
        if (has_room || !driver_.is_exercise()) {
            for (const Rect& thing : avoid) ui_.canvas().note_subject(place, thing);
            return answer(draw_coach(ui_, *look, place));
        }
    }
    const bool phone = is_phone_layout(layout.kind);
    const float margin = phone ? 6.0f : 12.0f;
    Rect bounds = layout.areas.whole;
    bounds.x += margin;
    bounds.w -= 2 * margin;
    bounds.y += 2;
    bounds.h = is_lesson_line && layout.kind == LayoutKind::phone ? layout.guide.y - bounds.y : bounds.h - (phone ? 4.0f : 8.0f);
    // The panel keeps its place while its text is the same and it covers nothing that it explains.
    std::string key = look->title + look->text + look->note + std::to_string(int(ui_.width())) + "x" + std::to_string(int(ui_.height()));
    for (const Rect& whole : wholes) key += " " + std::to_string(int(whole.x)) + "," + std::to_string(int(whole.y));
    const auto covers = [&] { return std::any_of(avoid.begin(), avoid.end(), [&](const Rect& r) { return place_.overlaps(r); }); };
    if (key != key_ || covers()) {
        const std::optional<Rect> beside_line = is_lesson_line ? docked(*look, bounds, layout.guide, avoid) : std::optional<Rect>();
        place_ = beside_line ? *beside_line : coach_place(ui_.canvas(), *look, bounds, avoid, in_the_way(layout), wholes);
    }
    key_ = key;
    for (const Length length : {Length::without_result, Length::without_reason}) {
        const bool fits = coach_height(ui_.canvas(), *look, place_.w) < place_.h + 1;
        if (!driver_.is_guided() || (!covers() && fits)) break;            // there is room for these words
        look = guide_words(length);
        place_ = coach_place(ui_.canvas(), *look, bounds, avoid, in_the_way(layout), wholes);
    }
    for (const Rect& thing : avoid) ui_.canvas().note_subject(place_, thing);
    answer(draw_coach(ui_, *look, place_));
}

void CoachPanel::mirror(MirrorNode& root) const {
    const std::optional<CoachLook> look = words();
    if (!look) return;
    MirrorNode& part = root.add("section", "coach").attr("data-coach", driver_.lesson() ? "lesson" : driver_.puzzle() ? "puzzle" : driver_.is_guided() ? "guide" : "hint");
    if (driver_.lesson()) part.attr("data-beat", std::to_string(driver_.lesson()->at()));
    part.add("h2", "heading", look->title);
    MirrorNode& words = part.add("div", "words").attr("aria-live", "polite");
    if (look->step >= 0) words.add("p", "step", tr(str::lesson_step, {{"n", look->step + 1}, {"of", look->steps}}));
    const bool folded = is_hint_line() || is_lesson_folded() || (driver_.is_guided() && is_folded());      // as on the canvas: the suggestion alone
    if (!folded) words.add("p", "text", look->text);
    const std::string& note = folded ? look->brief : look->note;
    if (!note.empty()) words.add("p", "note", note);
    for (const CoachButton& b : look->buttons) {
        if (folded) break;
        MirrorNode& button = part.button(b.action, b.action == "open-rule" ? tr(str::open_rule, {{"id", b.value}}) : b.label);
        if (!b.value.empty()) button.value(b.value);
    }
    MirrorNode& close = part.button(look->close_action, look->close);
    if (driver_.is_guided() || is_hint_line()) close.attr("aria-expanded", folded ? "false" : "true");
    if (!has_lesson_line() || is_watched()) return;
    const CoachLook line = lesson_line(*look);
    part.button(line.close_action, line.close).attr("aria-expanded", folded ? "false" : "true");
}

}  // namespace orrery::ui
