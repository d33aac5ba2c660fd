#include "imgui_ui/app/driver/told_log.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/core/punctuation.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {
namespace {

constexpr std::size_t kMostToldBytes = 90;     // of a row of several sentences: about two lines of the log

/// Returns how a sentence about `name` begins.
std::string subject_of(const std::string& name, Lang lang) { return fill(str::told_subject, lang, {{"name", name}, {"rest", ""}}); }

/// Joins the sentences of one contender.
class RowWriter {
  public:
    RowWriter(const AnyMatch& match, Lang lang) : lang_(lang) {
        const ScoreSheet sheet = match.score();
        for (std::size_t i = 0; i < sheet.rows.size(); ++i)
            subjects_.push_back(subject_of(sheet.name_of(Contender(static_cast<int>(i)), match.names(), lang), lang));
    }

    /// Appends the line to the row. Returns false if it does not belong there or has no room.
    bool append(ToldRow& row, const LogLine& line) {
        if (!line.who || row.who != line.who || row.ply != line.ply || row.turn != line.turn) return false;
        if (is_bookkeeping(row.events.back()) || is_bookkeeping(line.event)) return false;
        const bool is_subject = begins_with_subject(line);
        std::string text = row.text;
        if (is_subject && is_about_subject_ && ends_plainly(text)) {
            text.resize(text.size() - end().size());
            text = fill(str::told_more, lang_, {{"row", text}, {"rest", line.text.substr(subject(*line.who).size())}});
        } else {
            add_sentence(text, line.text, lang_);
        }
        if (text.size() > kMostToldBytes) return false;
        row.text = std::move(text);
        row.events.push_back(line.event);
        is_about_subject_ = is_subject;
        return true;
    }

    ToldRow begin(LogLine line) {
        is_about_subject_ = begins_with_subject(line);
        return {line.ply, line.turn, line.who, {std::move(line.event)}, std::move(line.text)};
    }

  private:
    const std::string& subject(Contender who) const { return subjects_[static_cast<std::size_t>(who.index)]; }
    std::string_view end() const { return punctuation::kEnd.in(lang_); }
    bool ends_plainly(const std::string& text) const { return text.ends_with(end()); }

    /// Another name may begin with this one: "Ann Lee" is not about "Ann".
    bool begins_with_subject(const LogLine& line) const {
        if (!line.who || subject(*line.who).empty() || !line.text.starts_with(subject(*line.who))) return false;
        return std::none_of(subjects_.begin(), subjects_.end(), [&](const std::string& other) {
            return other.size() > subject(*line.who).size() && line.text.starts_with(other);
        });
    }

    Lang lang_;
    std::vector<std::string> subjects_;        // by contender
    bool is_about_subject_ = false;            // the last sentence of the present row begins with it
};

}  // namespace

bool is_aside(const AnyMatch& match, const Json& event) {
    const GameFace* face = face_of(match.game().id);
    return face && !face->aside.empty() && word_at(event, "event") == face->aside;
}

bool is_bookkeeping(const Json& event) {
    const std::string word = word_at(event, "event");
    return word.starts_with("turn_start") || word.starts_with("turn_end");
}

std::vector<LogLine> told_log(const AnyMatch& match, std::optional<Seat> reader, Lang lang, std::size_t from_ply) {
    std::vector<LogLine> out = match.log(reader, lang, from_ply);
    std::erase_if(out, [&](const LogLine& line) { return is_aside(match, line.event); });
    return out;
}

std::string told_text(const AnyMatch& match, std::optional<Seat> reader, Lang lang, std::size_t from_ply) {
    std::string text;
    for (const LogLine& line : told_log(match, reader, lang, from_ply)) add_sentence(text, line.text, lang);
    return text;
}

std::vector<ToldRow> rows_of(const AnyMatch& match, std::vector<LogLine> lines, Lang lang) {
    std::vector<ToldRow> out;
    RowWriter writer(match, lang);
    for (LogLine& line : lines)
        if (out.empty() || !writer.append(out.back(), line)) out.push_back(writer.begin(std::move(line)));
    return out;
}

std::vector<ToldRow> told_rows(const AnyMatch& match, std::optional<Seat> reader, Lang lang, std::size_t from_ply) {
    return rows_of(match, told_log(match, reader, lang, from_ply), lang);
}

}  // namespace orrery::ui
