#include "imgui_ui/app/table/log_panel.h"

#include <algorithm>
#include <utility>

#include "engine/core/punctuation.h"
#include "imgui_ui/app/digest.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {
namespace {

constexpr float kOfferStep = 52;                // of the buttons that a touched row offers
constexpr const char* kLogField = "log-search";

/// Heading or row of the log, as laid out.
struct LaidRow {
    float y, height, text;                     ///< `height`: text plus the offers below it
    bool is_heading;
    std::size_t row;
};

/// Returns the heading of a turn's rows.
std::string log_heading(const ToldRow& first, std::size_t index, std::string_view game, Lang lang) {
    return first.ply == 0 && index == 0 ? std::string(str::setup_heading.in(lang)) : turn_text(game, first.turn, lang);
}

/// Returns true if a row only repeats the heading above it: "Round 9." below "Round 9".
bool repeats(std::string_view row, std::string_view heading, Lang lang) {
    return row.substr(0, heading.size()) == heading && row.substr(heading.size()) == punctuation::kEnd.in(lang);
}

/// Returns the `chosen` rows, ascending, below the headings of their turns. `offered` is the row with its `offers` below it. `content`
/// receives the total height.
std::vector<LaidRow> lay_log(Canvas& c, const std::vector<ToldRow>& log, const std::vector<std::size_t>& chosen, std::string_view game, Lang lang, float width,
                             std::optional<std::size_t> offered, std::size_t offers, float& content) {
    constexpr float kHeading = 40, kLeastStep = 46, kBetween = 12;      // room for a finger
    const auto signs = c.with_signs();
    std::vector<LaidRow> rows;
    content = 8;
    std::optional<std::size_t> before;
    for (const std::size_t i : chosen) {
        const bool begins = !before || log[i].turn != log[*before].turn;
        before = i;
        if (begins) {
            rows.push_back({content, kHeading, kHeading, true, i});
            content += kHeading;
            if (repeats(log[i].text, log_heading(log[i], i, game, lang), lang)) continue;
        }
        const float height = float(c.lines(log[i].text, 15, Weight::medium, width).size()) * 22;
        const float offer = offered == i ? kOfferStep * float(offers) : 0.0f;
        const float step = std::max(height + offer + kBetween, kLeastStep);
        rows.push_back({content + (offer > 0 ? 0.0f : (step - height - kBetween) / 2), height + offer, height, false, i});
        content += step;
    }
    return rows;
}

}  // namespace

// Composed once per change, because the docked log needs the rows in every frame.
const std::vector<ToldRow>& LogPanel::rows() const {
    const Session& s = *driver_.session();
    if (revision_ != s.revision() || lang_ != lang() || reader_ != s.reader() || rows_.empty()) {
        rows_ = told_rows(s.match(), s.reader(), lang());
        revision_ = s.revision();
        lang_ = lang();
        reader_ = s.reader();
    }
    return rows_;
}

/// Returns the rules behind a row, each once.
std::vector<const Rule*> LogPanel::rules_of(const ToldRow& row) const {
    std::vector<const Rule*> out;
    if (!driver_.face() || !driver_.face()->event_rules) return out;
    for (const Json& event : row.events) {
        if (!event.contains("event")) continue;
        const Rule* rule = rule_for(driver_.face()->event_rules(), event["event"].get<std::string>());
        if (rule && std::find(out.begin(), out.end(), rule) == out.end()) out.push_back(rule);
    }
    return out;
}

void LogPanel::changed() {
    rows_.clear();
    touched_.reset();
    revision_ = 0;
    scrolls_down_ = true;
}

void LogPanel::forget_touch() {
    touched_.reset();
    scrolls_down_ = true;
}

std::string LogPanel::name_of(Contender who) const {
    const Session& s = *driver_.session();
    return TableMatch(s.match(), s.viewer(), TableMatch::Secrets::none).name_of(who, lang());
}

bool LogPanel::is_chosen(const ToldRow& row) const { return (!only_ || row.who == only_) && (query_.empty() || query_.matches(row.text)); }

bool LogPanel::act(const Action& action) {
    if (action.name == "log-seat") {
        const Contender who(static_cast<Seat>(action.seat));
        const bool is_there = action.seat >= 0 && action.seat < driver_.session()->contenders();
        only_ = is_there && only_ != who ? std::optional(who) : std::nullopt;
    } else if (action.name == "log-search") {
        is_searching_ = wants_field_ = true;
    } else if (action.name == "log-search-close") {
        is_searching_ = wants_field_ = false;
        typed_.clear();
        query_ = {};
    } else {
        return false;
    }
    forget_touch();
    return true;
}

bool LogPanel::typed(const std::string& field, const std::string& text, bool) {
    if (field != kLogField) return false;
    if (text == typed_) return true;
    desk_.note_letters(text);
    typed_ = text;
    query_ = WordQuery(text);
    is_searching_ = true;
    forget_touch();
    return true;
}

std::uint64_t LogPanel::digest() const { return Digest().add(only_ ? only_->index : -1).add(is_searching_).add(typed_).value(); }

/// Draws whose rows are shown, and the search. Returns the height.
float LogPanel::draw_choice(Rect body) {
    constexpr float kGap = 8, kField = 44;
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const Session& s = *driver_.session();
    const float each = kMinTarget / std::min(1.0f, c.ui_scale());                           // small type does not make fingers smaller
    const int in_row = std::max(1, int((body.w + kGap) / each)), rows = (s.contenders() + in_row) / in_row;
    const auto place = [&](int index) {
        return Rect{body.x - kGap + each * float(index % in_row), body.y + each * float(index / in_row), each, each};
    };
    for (Seat seat = 0; seat < s.contenders(); ++seat) {
        const Contender who(seat);
        const Rect r = place(seat);
        const bool is_on = only_ == who;
        if (is_on) {
            c.rect(r, radius::kButton, fade(t.gold, 0.16f));
            c.rect_stroke(r, radius::kButton, fade(t.gold, 0.7f));
        }
        draw_emblem(c, s.look(who).color, r.centre(), only_ && !is_on ? 11.0f : 14.0f, {.shadow = false});
        if (ui_.tap(id("log-seat", seat), r, {.name = tr(str::log_only, {{"name", name_of(who)}})})) ask("log-seat", seat);
    }
    const Icon icon = is_searching_ ? Icon::close : Icon::search;
    // At the right end of the last row.
    const Vec corner{body.right() - each, place(s.contenders()).y};
    if (icon_button(ui_, id("log-search"), corner, icon, tr(is_searching_ ? str::log_search_end : str::log_search), {.ground = false, .size = each}))
        ask(is_searching_ ? ActionName("log-search-close") : ActionName("log-search"));
    const float height = each * float(rows) + kGap;
    if (!is_searching_) return height;
    FieldLook look;
    look.placeholder = look.name = tr(str::log_search);
    look.editing = desk_.is_editing(kLogField);
    look.icon = Icon::search;
    look.size = 16;
    const Rect field{body.x, body.y + height, body.w, kField};
    const bool is_tapped = text_field(ui_, id("log-search-field"), field, typed_, look);
    if ((is_tapped || std::exchange(wants_field_, false)) && !look.editing)
        desk_.edit_field(kLogField, field, typed_, tr(str::log_search), tr(str::log_search), 40);
    return height + kField + kGap;
}

// Draws the log for the current reader, newest row at the bottom. Tapping a row highlights its things, and offers its moment in the replay
// and its rules. Holding it opens the first of them.
void LogPanel::draw(Rect body) {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const Session& s = *driver_.session();
    if (driver_.has_recap() && !driver_.recap().is_running()) {
        const Rect again{body.x, body.y, body.w, 44};
        if (button(ui_, id("recap-show"), again, tr(str::recap_show), {.kind = ButtonKind::ghost, .icon = Icon::play})) ask("recap-show");
        body = {body.x, body.y + 56, body.w, body.h - 56};
    }
    // During the recap the log is limited to what the table shows.
    const AnyMatch& match = driver_.recap().is_showing() ? driver_.recap().shown() : s.match();
    const std::uint32_t revision = driver_.recap().is_showing() ? driver_.recap().revision() : s.revision();
    if (!driver_.recap().is_showing()) {
        rows();
    } else if (revision_ != revision || lang_ != lang() || rows_.empty()) {
        rows_ = told_rows(match, s.reader(), lang());
        revision_ = revision;
        lang_ = lang();
        reader_ = s.reader();
        scrolls_down_ = true;
    }
    const float choice = draw_choice(body);
    body = {body.x, body.y + choice, body.w, body.h - choice};
    const float x = body.x, w = body.w, text_w = w - 34;
    const std::string_view game = s.game().id;
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (is_chosen(rows_[i])) chosen.push_back(i);
    if (chosen.empty()) c.paragraph({x, body.y + 20}, tr(str::log_none), 15, t.low, Weight::medium, w, 22);
    const std::size_t offers = touched_ && *touched_ < rows_.size() ? rules_of(rows_[*touched_]).size() + (leads_to_replay() ? 1 : 0) : 0;
    float content = 0;
    const std::vector<LaidRow> laid = lay_log(c, rows_, chosen, game, lang(), text_w, touched_, offers, content);
    float& offset = scroll_;
    if (scrolls_down_) {
        offset = std::max(0.0f, content - body.h);
        scrolls_down_ = false;
    }
    if (offers_)
        for (const LaidRow& row : laid)
            if (row.height > row.text && touched_ == row.row) offset = std::max(offset, row.y + row.height + 14 - body.h);
    offers_ = false;
    const float from = begin_scroll(ui_, id("log-scroll"), body, content, offset);
    for (const LaidRow& row : laid) {
        const float y = from + row.y;
        if (y + row.height < body.y - 20 || y > body.bottom() + 20) continue;
        const ToldRow& told = rows_[row.row];
        if (row.is_heading) {
            const float drawn = c.fit({x, y + 20}, log_heading(told, row.row, game, lang()), 14, t.low, Weight::bold, Align::left, w);
            c.line({x + drawn + 8, y + 20}, {x + w, y + 20}, fade(t.line, 0.9f), 1);
            continue;
        }
        const bool touched = touched_ == row.row;
        if (touched) draw_marked_row(c, {x - 6, y - 6, w + 12, row.height + 12}, 8);
        if (told.who) draw_emblem(c, s.look(*told.who).color, {x + 12, y + 11}, 11, {.shadow = false});
        {
            const auto signs = c.with_signs();
            c.paragraph({x + 34, y + 11}, told.text, 15, t.hi, Weight::medium, text_w, 22);
        }
        const std::vector<const Rule*> rules = rules_of(told);
        const Id me = id("log-line", static_cast<int>(row.row));
        if (ui_.tap(me, {x - 6, y - 5, w + 12, row.height + 10}, {.name = told.text, .radius = 8, .is_ground = row.height > row.text})) {
            touched_ = touched ? std::nullopt : std::optional<std::size_t>(row.row);
            offers_ = !touched;
            desk_.host().request_frame();
        }
        if (!rules.empty() && ui_.is_held(me)) ask("log-rule", -1, rules.front()->id);
        if (row.height <= row.text) continue;
        float at = y + row.text + 6;
        const auto offer = [&](Id offered, const std::string& label, Icon icon) {
            const Rect r{x + 34, at, std::min(text_w, c.text_width(label, 15, Weight::bold) + 62), 44};
            at += kOfferStep;
            return button(ui_, offered, r, label, {.kind = ButtonKind::ghost, .icon = icon, .size = 15});
        };
        for (std::size_t i = 0; i < rules.size(); ++i)
            if (offer(id("log-rule", static_cast<int>(i)), tr(str::open_rule, {{"id", rules[i]->id}}), Icon::book)) ask("log-rule", -1, rules[i]->id);
        if (leads_to_replay() && offer(id("log-moment"), tr(str::log_moment), Icon::film)) ask("replay", -1, std::to_string(told.ply));
    }
    end_scroll(ui_, body, content, offset, t.s1, t.s2);
}

void LogPanel::mirror(MirrorNode& root, bool is_whole) const {
    MirrorNode& part = root.add("section", "log");
    part.add("h2", "heading", tr(str::log));
    if (is_whole) {
        for (Seat seat = 0; seat < driver_.session()->contenders(); ++seat)
            part.button("log-seat", tr(str::log_only, {{"name", name_of(seat)}})).seat(seat).pressed(only_ == Contender(seat));
        part.input(kLogField, tr(str::log_search), typed_, 40);
    }
    MirrorNode& list = part.add("ol", "lines").attr("role", "log").attr("aria-live", "polite").attr("aria-label", tr(str::log));
    const std::vector<ToldRow> present = driver_.recap().is_showing() ? told_rows(driver_.session()->match(), driver_.session()->reader(), lang()) : std::vector<ToldRow>();
    const std::vector<ToldRow>& rows = driver_.recap().is_showing() ? present : this->rows();
    constexpr std::size_t kMost = 40;
    const std::size_t from = is_whole || rows.size() < kMost ? 0 : rows.size() - kMost;
    // The text of a row is the button of its first rule; those of further rules follow it.
    for (std::size_t i = from; i < rows.size(); ++i) {
        if (is_whole && !is_chosen(rows[i])) continue;
        const std::vector<const Rule*> rules = rules_of(rows[i]);
        MirrorNode& row = list.add("li", std::to_string(i), rules.empty() ? rows[i].text : std::string());
        for (std::size_t at = 0; at < rules.size(); ++at) {
            const std::string opens = tr(str::open_rule, {{"id", rules[at]->id}});
            MirrorNode& rule = row.button("log-rule", at == 0 ? rows[i].text : opens).value(rules[at]->id);
            if (at == 0) rule.attr("aria-description", opens);
        }
        if (is_whole && leads_to_replay()) row.button("replay", tr(str::log_moment)).value(std::to_string(rows[i].ply));
    }
}

}  // namespace orrery::ui
