#include "imgui_ui/app/teaching/lesson.h"

#include <algorithm>
#include <utility>

namespace orrery::ui {
namespace {

Json parsed(const char* text) {
    const auto json = parse_json(text);
    return json ? *json : Json();
}

}  // namespace

const Lesson* lesson_part(const Lesson& first, int part) {
    const Lesson* lesson = part >= 1 ? &first : nullptr;
    for (int n = 1; lesson && n < part; ++n) lesson = lesson->next;
    return lesson;
}

std::unique_ptr<AnyMatch> lesson_match(const Lesson& lesson, const GameEntry& game, Lang lang) {
    auto match = lesson.position ? game.load(lesson.position(lang)) : game.start(lesson.deal(lang));
    return match ? std::move(*match) : nullptr;
}

LessonRun::LessonRun(const Lesson& lesson, std::string game, int part) : lesson_(&lesson), game_(std::move(game)), part_(part) {
    for (const LessonBeat& beat : lesson.beats) {
        plies_.push_back(script_.size());
        if (beat.move) script_.push_back(parsed(beat.move));
        for (const char* reply : beat.replies)
            if (reply) script_.push_back(parsed(reply));
    }
    go_to(0);
}

void LessonRun::go_to(std::size_t beat) {
    at_ = std::min(beat, lesson_->beats.size() - 1);
    is_folded_ = false;
    const LessonBeat& now = lesson_->beats[at_];
    shown_ = now.move ? script_[plies_[at_]] : now.show ? parsed(now.show) : Json();
}

std::optional<Json> LessonRun::asked(const MatchHistory& match) const {
    if (!beat().move || match.ply() != plies_[at_]) return {};
    return script_[plies_[at_]];
}

bool LessonRun::accepts(const MatchHistory& match, const Json& move) const {
    std::optional<Json> wanted = asked(match);
    if (!wanted || !move.is_object()) return false;
    if (const char* key = beat().free_key; key && move.contains(key)) (*wanted)[key] = move[key];
    return *wanted == move;
}

std::optional<Json> LessonRun::reply(const MatchHistory& match) const {
    if (is_last() || !beat().move || match.ply() <= plies_[at_] || match.ply() >= plies_[at_ + 1]) return {};
    return script_[match.ply()];
}

bool LessonRun::is_read(const MatchHistory& match) const { return beat().move == nullptr && match.ply() == plies_[at_]; }

const Json* LessonRun::shown(const MatchHistory& match) const {
    return match.ply() == plies_[at_] && !shown_.is_null() ? &shown_ : nullptr;
}

bool LessonRun::follow(const MatchHistory& match) {
    if (is_last() || !beat().move || match.ply() != plies_[at_ + 1]) return false;
    go_to(at_ + 1);
    return true;
}

std::string LessonRun::progress() const {
    Json out = Json::object();
    out["beat"] = at_;
    return to_text(out);
}

std::size_t LessonRun::beat_from(const Lesson& lesson, const std::string& progress) {
    const auto json = parse_json(progress);
    if (!json || !json->is_object()) return 0;
    const auto beat = json->find("beat");
    if (beat == json->end() || !beat->is_number_unsigned()) return 0;
    const auto at = beat->get<std::uint64_t>();
    return at + 1 < lesson.beats.size() ? static_cast<std::size_t>(at) : 0;   // a finished lesson starts again
}

}  // namespace orrery::ui
