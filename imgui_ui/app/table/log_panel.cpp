#include "imgui_ui/app/table/log_panel.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {
namespace {

constexpr float kOfferStep = 52;                // of the buttons that a touched row offers

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

/// Returns the rows below the headings of their turns. `offered` is the row with its `offers` below it. `content` receives the total
/// height.
std::vector<LaidRow> lay_log(Canvas& c, const std::vector<ToldRow>& log, std::string_view game, Lang lang, float width,
                             std::optional<std::size_t> offered, std::size_t offers, float& content) {
    constexpr float kHeading = 40, kLeastStep = 46, kBetween = 12;      // room for a finger
    const auto signs = c.with_signs();
    std::vector<LaidRow> rows;
    content = 8;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (i == 0 || log[i].turn != log[i - 1].turn) {
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

// Draws the log for the current reader, newest row at the bottom. Tapping a row highlights its things and offers its rules.
// Holding it opens the first of them.
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
    const float x = body.x, w = body.w, text_w = w - 34;
    const std::string_view game = s.game().id;
    const std::size_t offers = touched_ && *touched_ < rows_.size() ? rules_of(rows_[*touched_]).size() : 0;
    float content = 0;
    const std::vector<LaidRow> laid = lay_log(c, rows_, game, lang(), text_w, touched_, offers, content);
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
        for (std::size_t i = 0; i < rules.size(); ++i) {
            const std::string label = tr(str::open_rule, {{"id", rules[i]->id}});
            const Rect r{x + 34, y + row.text + 6 + kOfferStep * float(i), std::min(text_w, c.text_width(label, 15, Weight::bold) + 62), 44};
            if (button(ui_, id("log-rule", static_cast<int>(i)), r, label, {.kind = ButtonKind::ghost, .icon = Icon::book, .size = 15}))
                ask("log-rule", -1, rules[i]->id);
        }
    }
    end_scroll(ui_, body, content, offset, t.s1, t.s2);
}

void LogPanel::mirror(MirrorNode& root, bool is_whole) const {
    MirrorNode& part = root.add("section", "log");
    part.add("h2", "heading", tr(str::log));
    MirrorNode& list = part.add("ol", "lines").attr("role", "log").attr("aria-live", "polite").attr("aria-label", tr(str::log));
    const std::vector<ToldRow> present = driver_.recap().is_showing() ? told_rows(driver_.session()->match(), driver_.session()->reader(), lang()) : std::vector<ToldRow>();
    const std::vector<ToldRow>& rows = driver_.recap().is_showing() ? present : this->rows();
    constexpr std::size_t kMost = 40;
    const std::size_t from = is_whole || rows.size() < kMost ? 0 : rows.size() - kMost;
    // The text of a row is the button of its first rule; those of further rules follow it.
    for (std::size_t i = from; i < rows.size(); ++i) {
        const std::vector<const Rule*> rules = rules_of(rows[i]);
        MirrorNode& row = list.add("li", std::to_string(i), rules.empty() ? rows[i].text : std::string());
        for (std::size_t at = 0; at < rules.size(); ++at) {
            const std::string opens = tr(str::open_rule, {{"id", rules[at]->id}});
            MirrorNode& rule = row.button("log-rule", at == 0 ? rows[i].text : opens).value(rules[at]->id);
            if (at == 0) rule.attr("aria-description", opens);
        }
    }
}

}  // namespace orrery::ui
