// Lessons, hints and the guide.
#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/parts.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {
namespace {

constexpr double kLessonPaceMs = motion::kReplayStep;      // least interval of the other seats' moves; twice that with movement

/// Returns the name of the stored progress. The first part has the name that lessons had before they had parts.
std::string lesson_key(const std::string& game, int part) {
    return "lesson/" + game + (part > 1 ? "/" + std::to_string(part) : std::string());
}

}  // namespace

// --- lesson ---

/// Returns the beat at which a part was left; 0 if it was finished or never begun.
std::size_t GameDriver::kept_beat(const Lesson& lesson, const std::string& game, int part) {
    const auto kept = services_.store().value(lesson_key(game, part));
    return kept ? LessonRun::beat_from(lesson, kept->text) : 0;
}

bool GameDriver::start_lesson(const std::string& game, int part) { return open_lesson(game, part, {}); }

bool GameDriver::resume_lesson(const std::string& game) {
    const GameFace* face = face_of(game);
    if (!face || !face->lesson) return false;
    int part = 1;
    for (const Lesson* lesson = &face->lesson(); lesson; lesson = lesson->next, ++part)
        if (kept_beat(*lesson, game, part) > 0) return start_lesson(game, part);
    return start_lesson(game, 1);
}

/// Puts a part of a lesson on the table, at `beat` or where it was left.
bool GameDriver::open_lesson(const std::string& game, int part, std::optional<std::size_t> beat) {
    const GameFace* face = face_of(game);
    const GameEntry* entry = game_by_id(game);
    if (!face || !face->lesson || !entry) return false;
    const Lesson* found = ui::lesson_part(face->lesson(), part);
    if (!found) return false;
    const Lesson& lesson = *found;
    auto match = lesson_match(lesson, *entry, services_.lang());
    if (!match) return false;
    SaveHeader header;
    header.created = header.updated = services_.date_now();
    header.id = "lesson";
    header.title = std::string(entry->info->name.in(services_.lang()));
    for (const SeatLook& look : lesson.looks) header.seats.push_back({look.computer, look.computer ? std::string(kDefaultBotLevel) : std::string()});
    put_on_table(std::make_unique<Session>(std::move(match), std::vector<SeatLook>(lesson.looks.begin(), lesson.looks.end()), std::move(header)));
    hold_ = Hold::ours;                                    // lessons need no lock
    services_.host().hold_save({});
    lesson_ = std::make_unique<LessonRun>(lesson, game, part);
    const std::size_t kept = kept_beat(lesson, game, part);
    go_to_beat(beat.value_or(kept));
    if (!beat && kept > 0) services_.say(ToastKind::plain, phrase(str::lesson), phrase(str::lesson_on));
    return true;
}

// Reaches the beat by playing the script by the rules. A lesson that no longer fits the rules stops where it fails.
void GameDriver::go_to_beat(std::size_t beat) {
    drop_job();
    drop_question();
    lesson_->go_to(beat);
    const std::size_t ply = lesson_->ply_of(lesson_->at());
    session_->go_to(lesson_->script(), ply);
    if (session_->match().ply() != ply) {
        lesson_->go_to(0);
        session_->go_to(lesson_->script(), 0);
    }
    watcher_.game_jumped();
    keep_lesson();
    refresh();
}

void GameDriver::keep_lesson() {
    services_.storage_answered(services_.store().put_value(lesson_key(lesson_->game(), lesson_->part()), lesson_->progress()));
}

void GameDriver::lesson_next() {
    if (!lesson_) return;
    if (const auto move = lesson_->asked(session_->match())) {
        drop_question();
        session_->play(*move);
        changed();
    } else if (!lesson_->is_last() && !lesson_->beat().move) {
        go_to_beat(lesson_->at() + 1);
    }
}

void GameDriver::lesson_back() {
    if (!lesson_) return;
    if (!lesson_->is_first()) return go_to_beat(lesson_->at() - 1);
    const GameFace* face = face_of(lesson_->game());
    const Lesson* before = ui::lesson_part(face->lesson(), lesson_->part() - 1);
    if (before) open_lesson(std::string(lesson_->game()), lesson_->part() - 1, before->beats.size() - 1);
}

void GameDriver::lesson_part() {
    if (lesson_ && lesson_->lesson().next) start_lesson(std::string(lesson_->game()), lesson_->part() + 1);
}

void GameDriver::say_later() {
    const bool reads = !lesson_->asked(session_->match());
    services_.say(ToastKind::plain, phrase(str::lesson_later_title), phrase(reads ? str::lesson_later_read : str::lesson_later));
}

/// Plays the moves that a lesson makes itself one after another.
void GameDriver::drive_lesson(bool plays) {
    if (!plays) return;
    if (!job_) {
        job_ = ComputerJob();
        job_->revision = session_->revision();
        job_->started_ms = sight_.now_ms;
        job_->move = lesson_->reply(session_->match());
        if (!job_->move) return job_.reset();
    }
    const double age = sight_.now_ms - job_->started_ms, pause = sight_.reduced_motion ? kLessonPaceMs : 2 * kLessonPaceMs;
    if (age < pause) return wake_in(pause - age);
    const Json move = *job_->move;
    play_computer(move, {});
}

// --- hint and guide ---

bool GameDriver::can_hint() const {
    return session_ && !lesson_ && stage() == Stage::person && !session_->is_covered() && !question_ && !is_puzzle_solved();
}

bool GameDriver::has_guide() const {
    return is_guide_on() && session_ && face_ && face_->coach && !is_exercise() && is_ours() && session_->people() > 0 &&
           stage() != Stage::over && is_teaching_here(services_.host(), face_->id);
}

void GameDriver::end_guided_game() {
    if (!std::exchange(is_guided_game_, false)) return;
    services_.storage_answered(services_.store().put_value(kGuidedGame, ""));
}

void GameDriver::ask_for_hint() {
    if (lesson_) return;                                   // a lesson has its own highlights
    if (puzzle_) return hint_in_puzzle();
    if (stage() == Stage::passing) return;
    if (stage() == Stage::over) return services_.say(ToastKind::plain, phrase(str::not_now_title), phrase(str::hint_over));
    if (stage() == Stage::computer)
        return services_.say(ToastKind::plain, phrase(str::not_now_title),
                             phrase(str::computer_turn, {{"name", session_->name(session_->decider())}}));
    if (!can_hint()) return services_.say(ToastKind::plain, phrase(str::not_now_title), phrase(str::hint_covered));
    if (hint()) return hint_.reset();
    if (!job_) start_job(true);
}

}  // namespace orrery::ui
