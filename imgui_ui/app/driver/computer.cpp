// Computer seats and hints. A helper (the Web Worker) receives a position that is consistent with the seat's observation, never the
// real one, and answers with a move. If there is no helper or it does not answer, the page itself computes, a little in every
// frame.
#include <algorithm>

#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {
namespace {

constexpr double kLookMs = 16;                             // interval of checks for the end of a movement on the table
constexpr double kPaceMs = motion::kReplayStep;            // interval of computer moves while nobody can see the table
constexpr double kPatienceMs = 8000;
constexpr int kBudgetMs = 600;
/// Without a helper: playouts per frame, about 8 ms, and per decision.
constexpr int kEachFrame = 60, kPageIterations = 1200;

std::string call(int request, const char* method, Json params) {
    Json line = Json::object();
    line["jsonrpc"] = "2.0";
    line["id"] = request;
    line["method"] = method;
    line["params"] = std::move(params);
    return to_text(line);
}

Json session_params(const Json& session) {
    Json params = Json::object();
    params["session"] = session;
    return params;
}

/// The same position always gives the same choice, so that a game can be told again.
std::uint64_t choice_seed(const MatchHistory& match) { return (match.ply() + 1) * 0x9E3779B97F4A7C15u; }

/// Returns the seat's level, or the default if a newer version wrote an unknown one.
std::string level_of(const Session& session) {
    const std::string& level = session.header().seats[static_cast<std::size_t>(session.decider())].level;
    return is_bot_level(level) ? level : std::string(kDefaultBotLevel);
}

}  // namespace

// Tells the helper to stop if it is still computing.
void GameDriver::drop_job() {
    if (job_ && !job_->move && !job_->session.is_null())
        services_.host().post_to_worker(call(++last_request_, "close", session_params(job_->session)));
    job_.reset();
}

bool GameDriver::post_job(const char* method, Json params) {
    job_->request = ++last_request_;
    return services_.host().post_to_worker(call(job_->request, method, std::move(params)));
}

void GameDriver::start_job(bool is_hint) {
    drop_job();
    const AnyMatch& match = session_->match();
    const Seat seat = session_->decider();
    job_ = ComputerJob();
    job_->revision = session_->revision();
    job_->is_hint = is_hint;
    job_->level = is_hint ? std::string(kDefaultBotLevel) : level_of(*session_);
    job_->started_ms = sight_.now_ms;
    services_.host().request_frame();
    if (answers_at_once()) return;
    if (use_worker_) {
        Json params = Json::object();
        params["position"] = match.guess_position(seat, choice_seed(match));
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
    job_found(moves.front());
    return true;
}

void GameDriver::think_here() {
    const int most = level_iterations(job_->level) == 0 ? 1 : std::min(kPageIterations, iterations_for(job_->level, {kBudgetMs, 0}, false));
    job_->player->think(std::min(kEachFrame, most));
    if (job_->player->iterations() >= most) job_found(job_->player->move());
    else wake_in(0);
}

void GameDriver::job_found(const Json& move) {
    if (!job_->is_hint) {
        job_->move = move;
        return;
    }
    // A hint of the helper is shown only if it is legal.
    if (job_->revision == session_->revision() && !session_->match().refusal(move)) hint_ = Hint{job_->revision, move};
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

void GameDriver::worker_said(const std::string& line) {
    const auto json = parse_json(line);
    if (!json || !json->is_object()) return;
    const auto id = json->find("id");
    const auto result = json->find("result");
    const bool has_result = result != json->end() && result->is_object();
    const auto opened = has_result ? result->find("session") : json->end();
    if (!job_ || job_->request == 0 || id == json->end() || !id->is_number_integer() || id->get<std::int64_t>() != job_->request) {
        // Closes a session that was opened for a dropped request.
        if (has_result && opened != result->end()) services_.host().post_to_worker(call(++last_request_, "close", session_params(*opened)));
        return;
    }
    if (!has_result) return worker_failed();
    if (opened != result->end()) {
        job_->session = *opened;
        Json params = session_params(*opened);
        params["level"] = job_->level;
        params["seed"] = choice_seed(session_->match()) >> 1u; // JSON readers may be limited to 63 bits
        params["budget"] = Json::object();
        params["budget"]["ms"] = kBudgetMs;
        if (!post_job("bot", std::move(params))) worker_failed();
        return;
    }
    if (const auto move = result->find("move"); move != result->end()) {
        const Json found = *move;
        services_.host().post_to_worker(call(++last_request_, "close", session_params(job_->session)));
        job_found(found);
        services_.host().request_frame();
    }
}

void GameDriver::worker_failed() {
    if (use_worker_) services_.say(ToastKind::plain, phrase(str::thinking_title), phrase(str::worker_gone));
    use_worker_ = false;
    job_.reset();
    services_.host().request_frame();
}

}  // namespace orrery::ui
