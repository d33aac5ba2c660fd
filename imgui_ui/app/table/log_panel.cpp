#include "imgui_ui/app/table/log_panel.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {
namespace {

/// Heading or line of the log.
struct LogRow {
    float y, height, text;                     ///< `height`: text plus the offer below it
    bool is_heading;
    std::size_t line;
};

/// Returns the heading of a turn's lines.
std::string log_heading(const LogLine& first, std::size_t index, std::string_view game, Lang lang) {
    return first.ply == 0 && index == 0 ? std::string(str::setup_heading.in(lang)) : turn_text(game, first.turn, lang);
}

/// Returns true if a line only repeats the heading above it: "Round 9." below "Round 9".
bool repeats(std::string_view line, std::string_view heading, Lang lang) {
    return line.substr(0, heading.size()) == heading && line.substr(heading.size()) == punctuation::kEnd.in(lang);
}

/// Returns the lines below the headings of their turns. `offered` is the line with its rule offered below it. `content` receives
/// the total height.
std::vector<LogRow> lay_log(Canvas& c, const std::vector<LogLine>& log, std::string_view game, Lang lang, float width,
                            std::optional<std::size_t> offered, float& content) {
    constexpr float kHeading = 40, kLeastStep = 46, kRuleRow = 52, kBetween = 12;      // room for a finger
    const auto signs = c.with_signs();
    std::vector<LogRow> rows;
    content = 8;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (i == 0 || log[i].turn != log[i - 1].turn) {
            rows.push_back({content, kHeading, kHeading, true, i});
            content += kHeading;
            if (repeats(log[i].text, log_heading(log[i], i, game, lang), lang)) continue;
        }
        const float height = float(c.lines(log[i].text, 15, Weight::medium, width).size()) * 22;
        const float offer = offered == i ? kRuleRow : 0.0f;
        const float step = std::max(height + offer + kBetween, kLeastStep);
        rows.push_back({content + (offer > 0 ? 0.0f : (step - height - kBetween) / 2), height + offer, height, false, i});
        content += step;
    }
    return rows;
}

}  // namespace

// Composed once per change, because the docked log needs the lines in every frame.
const std::vector<LogLine>& LogPanel::lines() const {
    const Session& s = *driver_.session();
    if (revision_ != s.revision() || lang_ != lang() || reader_ != s.reader() || lines_.empty()) {
        lines_ = told_log(s.match(), s.reader(), lang());
        revision_ = s.revision();
        lang_ = lang();
        reader_ = s.reader();
    }
    return lines_;
}

/// Returns the rule behind a line, or nullptr.
const Rule* LogPanel::rule_of(const LogLine& line) const {
    if (!driver_.face() || !driver_.face()->event_rules || !line.event.contains("event")) return nullptr;
    return rule_for(driver_.face()->event_rules(), line.event["event"].get<std::string>());
}

void LogPanel::changed() {
    lines_.clear();
    touched_.reset();
    revision_ = 0;
    scrolls_down_ = true;
}

// Draws the log for the current reader, newest line at the bottom. Tapping a line highlights its things and offers its rule.
// Holding it opens the rule.
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
        lines();
    } else if (revision_ != revision || lang_ != lang() || lines_.empty()) {
        lines_ = told_log(match, s.reader(), lang());
        revision_ = revision;
        lang_ = lang();
        reader_ = s.reader();
        scrolls_down_ = true;
    }
    const float x = body.x, w = body.w, text_w = w - 34;
    const std::string_view game = s.game().id;
    const bool has_offer = touched_ && *touched_ < lines_.size() && rule_of(lines_[*touched_]);
    float content = 0;
    const std::vector<LogRow> rows = lay_log(c, lines_, game, lang(), text_w, has_offer ? touched_ : std::nullopt, content);
    float& offset = scroll_;
    if (scrolls_down_) {
        offset = std::max(0.0f, content - body.h);
        scrolls_down_ = false;
    }
    if (offers_)
        for (const LogRow& row : rows)
            if (row.height > row.text && touched_ == row.line) offset = std::max(offset, row.y + row.height + 14 - body.h);
    offers_ = false;
    const float from = begin_scroll(ui_, id("log-scroll"), body, content, offset);
    for (const LogRow& row : rows) {
        const float y = from + row.y;
        if (y + row.height < body.y - 20 || y > body.bottom() + 20) continue;
        const LogLine& line = lines_[row.line];
        if (row.is_heading) {
            const float drawn = c.fit({x, y + 20}, log_heading(line, row.line, game, lang()), 14, t.low, Weight::bold, Align::left, w);
            c.line({x + drawn + 8, y + 20}, {x + w, y + 20}, fade(t.line, 0.9f), 1);
            continue;
        }
        const bool touched = touched_ == row.line;
        if (touched) draw_marked_row(c, {x - 6, y - 6, w + 12, row.height + 12}, 8);
        if (line.who) draw_emblem(c, s.look(*line.who).color, {x + 12, y + 11}, 11, {.shadow = false});
        {
            const auto signs = c.with_signs();
            c.paragraph({x + 34, y + 11}, line.text, 15, t.hi, Weight::medium, text_w, 22);
        }
        const Rule* rule = rule_of(line);
        const Id me = id("log-line", static_cast<int>(row.line));
        if (ui_.tap(me, {x - 6, y - 5, w + 12, row.height + 10}, {.name = line.text, .radius = 8, .is_ground = row.height > row.text})) {
            touched_ = touched ? std::nullopt : std::optional<std::size_t>(row.line);
            offers_ = !touched;
            desk_.host().request_frame();
        }
        if (rule && ui_.is_held(me)) ask("log-rule", -1, rule->id);
        if (rule && row.height > row.text) {
            const std::string label = tr(str::open_rule, {{"id", rule->id}});
            const Rect r{x + 34, y + row.text + 6, std::min(text_w, c.text_width(label, 15, Weight::bold) + 62), 44};
            if (button(ui_, id("log-rule"), r, label, {.kind = ButtonKind::ghost, .icon = Icon::book, .size = 15})) ask("log-rule", -1, rule->id);
        }
    }
    end_scroll(ui_, body, content, offset, t.s1, t.s2);
}

void LogPanel::mirror(MirrorNode& root, bool is_whole) const {
    MirrorNode& part = root.add("section", "log");
    part.add("h2", "heading", tr(str::log));
    MirrorNode& list = part.add("ol", "lines").attr("role", "log").attr("aria-live", "polite").attr("aria-label", tr(str::log));
    const std::vector<LogLine> present = driver_.recap().is_showing() ? told_log(driver_.session()->match(), driver_.session()->reader(), lang()) : std::vector<LogLine>();
    const std::vector<LogLine>& lines = driver_.recap().is_showing() ? present : this->lines();
    constexpr std::size_t kMost = 40;
    const std::size_t from = is_whole || lines.size() < kMost ? 0 : lines.size() - kMost;
    for (std::size_t i = from; i < lines.size(); ++i) {
        const Rule* rule = rule_of(lines[i]);
        MirrorNode& line = list.add("li", std::to_string(i), rule ? std::string() : lines[i].text);
        if (rule) line.button("log-rule", lines[i].text).value(rule->id).attr("aria-description", tr(str::open_rule, {{"id", rule->id}}));
    }
}

}  // namespace orrery::ui
