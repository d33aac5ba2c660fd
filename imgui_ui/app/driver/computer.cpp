// Computer seats and hints. A helper (the Web Worker) receives a position that is consistent with the seat's observation, never the
// real one, and answers with a move. If there is no helper or it does not answer, the page itself computes, a little in every
// frame.
#include <algorithm>

#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/driver/helper_call.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {
namespace {

constexpr double kLookMs = 16;                             // interval of checks for the end of a movement on the table
constexpr double kPaceMs = motion::kReplayStep;            // interval of computer moves while nobody can see the table
constexpr double kPatienceMs = 8000;
constexpr int kAdvised = 3;                                ///< moves of a hint at most
/// Without a helper: time for a decision in each frame, and in all.
constexpr int kFrameMs = 12, kPageMs = 240;

Json session_params(const Json& session) {
    Json params = Json::object();
    params["session"] = session;
    return params;
}

/// Reads the helper's answer to `advise`. Returns nothing if it is something else.
std::vector<Advice> advice_in(const Json& answer) {
    Error error;
    const Reader moves = Reader(answer, "", error).at("moves");
    std::vector<Advice> out;
    for (std::size_t i = 0; i < moves.array_size(kAdvised); ++i) {
        const Reader one = moves.at(i);
        const auto number = [&](const char* key, int most) {
            return one.at(key).json().is_null() ? std::nullopt : std::optional(static_cast<int>(one.at(key).integer(0, most)));
        };
        out.push_back({one.at("move").json(), number("share", 1000), number("topic", 1000)});
    }
    return error.message.empty() ? out : std::vector<Advice>{};
}


}  // namespace

// Tells the helper to stop if it is still computing.
void GameDriver::drop_job() {
    if (job_ && !job_->move && !job_->session.is_null())
        services_.host().post_to_worker(helper_call(++last_request_, "close", session_params(job_->session)));
    job_.reset();
}

bool GameDriver::post_job(const char* method, Json params) {
    job_->request = ++last_request_;
    return services_.host().post_to_worker(helper_call(job_->request, method, std::move(params)));
}

void GameDriver::start_job(bool is_hint) {
    drop_job();
    const AnyMatch& match = session_->match();
    const Seat seat = session_->decider();
    job_ = ComputerJob();
    job_->revision = session_->revision();
    job_->is_hint = is_hint;
    job_->level = is_hint ? std::string(kAdviceLevel) : session_->level(session_->decider());
    job_->started_ms = sight_.now_ms;
    services_.host().request_frame();
    if (answers_at_once()) return;
    if (use_worker_) {
        // A helper reads positions as the rules have them, in which another seat may be asked first.
        Json params = Json::object();
        params["position"] = session_->real_match().guess_position(seat, choice_seed(match));
        if (session_->is_early()) {
            params["first"] = Json::object();
            params["first"]["seat"] = seat;
            params["first"]["made"] = session_->early_moves();
        }
        if (post_job("load", std::move(params))) return;
        use_worker_ = false;
    }
    job_->request = 0;
    job_->player = match.thinker(job_->level, choice_seed(match) >> 1u);
}

/// Plays the only legal move at once, since no computation is needed.
bool GameDriver::answers_at_once() {
    const std::vector<Json> moves = session_->match().moves();
    if (moves.size() != 1) return false;
    job_found({{moves.front()}});
    return true;
}

void GameDriver::think_here() {
    const int most = iterations_for(*job_->player, {std::min(level_by_id(job_->level)->ms, kPageMs), 0}, false);
    job_->player->think(std::min(iterations_in(job_->player->pace(), kFrameMs), most));
    if (is_done(*job_->player, most, job_->is_hint ? Until::spent : Until::decided)) job_found(job_->player->advice(kAdvised));
    else wake_in(0);
}

void GameDriver::job_found(std::vector<Advice> moves) {
    if (!job_->is_hint) {
        job_->move = moves.front().move;
        return;
    }
    // Advice of the helper is shown only if it is legal.
    const bool is_legal = std::none_of(moves.begin(), moves.end(), [&](const Advice& one) { return session_->match().refusal(one.move).has_value(); });
    if (job_->revision == session_->revision() && is_legal) hint_ = Hint{job_->revision, std::move(moves)};
    else if (job_->request != 0) use_worker_ = false;
    job_.reset();
    services_.host().request_frame();
}

void GameDriver::drive_computer() {
    if (!is_ours()) return;
    const bool has_reply = lesson_ && lesson_->reply(session_->match());     // perhaps for the person
    const bool plays = (stage() == Stage::computer || has_reply) && !is_asking();
    if (job_ && (job_->revision != session_->revision() || (!plays && !job_->is_hint))) drop_job();
    if (lesson_) return drive_lesson(plays);
    if (puzzle_) return;                                   // it ends with the person's moves
    if (const Json* ahead = session_->decided_ahead(); ahead != nullptr && plays) {
        drop_job();
        if (!may_computer_move(kPaceMs)) return wake_in(kLookMs);
        return play_computer(Json(*ahead), {});
    }
    if (plays && !job_) start_job(false);
    if (!plays && !job_ && is_guided() && !hint() && can_hint()) start_job(true);
    if (!job_) return;
    if (job_->player && !job_->move) think_here();
    if (!job_) return;
    const double age = sight_.now_ms - job_->started_ms;
    if (job_->request != 0 && !job_->move && age > kPatienceMs) {
        const bool is_hint = job_->is_hint;
        worker_failed();
        start_job(is_hint);
    }
    if (!job_->move) {
        if (!job_->player) wake_in(kPatienceMs - age + 1);
        return;
    }
    if (!may_computer_move(age)) {
        if (!is_in_sight()) wake_in(kPaceMs - age);
        else if (!recap_.is_running()) wake_in(kLookMs);
        return;
    }
    const Json move = *job_->move;
    if (asks_for_dice({move}, true)) return drop_job();
    play_computer(move, {});
}

// A move waits until the previous one has been shown. With only one person at the table all moves go into the recap, so the
// computation need not wait. With several, the next person might not be allowed to see a move that is still on display.
bool GameDriver::may_computer_move(double age_ms) const {
    if (!is_in_sight()) return session_->people() == 1 || age_ms >= kPaceMs;
    if (recap_.is_running()) return session_->people() == 1 || recap_.is_at_end(sight_.is_still);
    return sight_.drawn_revision == session_->revision() && sight_.is_still;
}

void GameDriver::play_computer(const Json& move, const Faces& faces) {
    job_.reset();
    const Seat viewer = session_->viewer();
    const std::optional<Seat> reader = session_->reader();
    linger();
    if (session_->play(move, faces)) {
        // A helper that returned an illegal move is not used again.
        use_worker_ = false;
        services_.host().request_frame();
        return;
    }
    changed();
    if (!lesson_) recap_of_computer(viewer, reader);       // a lesson describes the other seats' moves itself
    services_.host().request_frame();
}

void GameDriver::worker_said(const Json& line) {
    const auto id = line.find("id");
    const auto result = line.find("result");
    const bool has_result = result != line.end() && result->is_object();
    const auto opened = has_result ? result->find("session") : line.end();
    if (!job_ || job_->request == 0 || id == line.end() || !id->is_number_integer() || id->get<std::int64_t>() != job_->request) {
        // Closes a session that was opened for a dropped request.
        if (has_result && opened != result->end()) services_.host().post_to_worker(helper_call(++last_request_, "close", session_params(*opened)));
        return;
    }
    if (!has_result) return worker_failed();
    if (opened != result->end()) {
        job_->session = *opened;
        Json params = session_params(*opened);
        params["level"] = job_->level;
        params["seed"] = choice_seed(session_->match()) >> 1u; // JSON readers may be limited to 63 bits
        params["budget"] = Json::object();
        params["budget"]["ms"] = job_->is_hint ? kAdviceMs : level_by_id(job_->level)->ms;
        if (!post_job(job_->is_hint ? "advise" : "bot", std::move(params))) worker_failed();
        return;
    }
    std::vector<Advice> found = job_->is_hint ? advice_in(*result) : std::vector<Advice>{};
    if (const auto move = result->find("move"); !job_->is_hint && move != result->end()) found.push_back({*move});
    if (found.empty()) return worker_failed();
    services_.host().post_to_worker(helper_call(++last_request_, "close", session_params(job_->session)));
    job_found(std::move(found));
    services_.host().request_frame();
}

void GameDriver::worker_failed() {
    if (use_worker_) services_.say(ToastKind::plain, phrase(str::thinking_title), phrase(str::worker_gone));
    use_worker_ = false;
    job_.reset();
    services_.host().request_frame();
}

}  // namespace orrery::ui
