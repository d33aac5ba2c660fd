// Computer seats: a helper (the Web Worker) is shown a position that the seat could be in, never the real one, and names a
// move. Without a helper, or when it does not answer, the page asks the engine itself.
#include "imgui_ui/app/app.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {
namespace {

constexpr double kLookMs = 16;                             // until a movement on the table has ended
constexpr double kPaceMs = motion::kReplayStep;            // of computers that play on while nobody can see the table
constexpr double kPatienceMs = 8000;
constexpr int kBudgetMs = 1500;

std::string call(int request, const char* method, Json params) {
    Json line = Json::object();
    line["jsonrpc"] = "2.0";
    line["id"] = request;
    line["method"] = method;
    line["params"] = std::move(params);
    return to_text(line);
}

/// The same position always gives the same choice, so that a game can be told again.
std::uint64_t choice_seed(const AnyMatch& match) { return (match.ply() + 1) * 0x9E3779B97F4A7C15u; }

/// The seat's level, or the first one when it comes from a version that knew more.
std::string level_of(const Session& session) {
    const std::string& level = session.header().seats[static_cast<std::size_t>(session.decider())].level;
    return is_bot_level(level) ? level : std::string(kBotLevels[0]);
}

}  // namespace

void App::drop_job() { job_.reset(); }

void App::start_job() {
    const AnyMatch& match = session_->match();
    const Seat seat = session_->decider();
    job_.emplace();
    job_->revision = session_->revision();
    job_->started_ms = page_.now_ms;
    if (use_worker_) {
        Json params = Json::object();
        params["position"] = match.guess_position(seat, choice_seed(match));
        job_->request = ++last_request_;
        if (host_.post_to_worker(call(job_->request, "load", std::move(params)))) return;
        use_worker_ = false;
    }
    BotStats stats;
    job_->move = match.bot_move(level_of(*session_), choice_seed(match), {kBudgetMs, 0}, stats);
}

void App::drive_computer() {
    if (!session_ || session_->stage() != Stage::computer || screen_ != Screen::table || question_) return;
    if (!job_ || job_->revision != session_->revision()) start_job();
    const double age = page_.now_ms - job_->started_ms;
    if (!job_->move && age > kPatienceMs) {
        worker_failed();
        start_job();
    }
    if (!job_->move) return ui_.wake_in_ms(kPatienceMs - age + 1);
    if (!may_computer_move(age)) {
        if (!is_table_in_sight()) ui_.wake_in_ms(kPaceMs - age);
        else if (!recap_.is_running()) ui_.wake_in_ms(kLookMs);
        return;
    }
    const Json move = *job_->move;
    play_computer(move);
}

// A move waits until the one before it lies on the table. The only person at the table is shown all of them one after the
// other and need not wait for the thinking as well; others would lose sight of what the next one may not see.
bool App::may_computer_move(double age_ms) const {
    if (!is_table_in_sight()) return session_->people() == 1 || age_ms >= kPaceMs;
    if (recap_.is_running()) return session_->people() == 1 || recap_.is_at_end(is_table_still());
    return drawn_revision_ == session_->revision() && is_table_still();
}

void App::play_computer(const Json& move) {
    job_.reset();
    const Seat viewer = session_->viewer();
    const std::optional<Seat> reader = session_->reader();
    if (session_->play(move)) {
        // A helper that names an impossible move is not asked again.
        use_worker_ = false;
        host_.request_frame();
        return;
    }
    after_move();
    recap_of_computer(viewer, reader);
    host_.request_frame();
}

void App::worker_said(const std::string& line) {
    const auto json = parse_json(line);
    if (!json || !json->is_object() || !job_) return;
    const auto id = json->find("id");
    if (id == json->end() || !id->is_number_integer() || id->get<std::int64_t>() != job_->request) return;
    const auto result = json->find("result");
    if (result == json->end() || !result->is_object()) return worker_failed();
    if (const auto session = result->find("session"); session != result->end()) {
        Json params = Json::object();
        params["session"] = *session;
        params["level"] = level_of(*session_);
        params["seed"] = choice_seed(session_->match()) >> 1u; // JSON readers may hold no more than 63 bits
        params["budget"] = Json::object();
        params["budget"]["ms"] = kBudgetMs;
        job_->session = *session;
        job_->request = ++last_request_;
        if (!host_.post_to_worker(call(job_->request, "bot", std::move(params)))) worker_failed();
        return;
    }
    if (const auto move = result->find("move"); move != result->end()) {
        job_->move = *move;
        Json params = Json::object();
        params["session"] = job_->session;
        host_.post_to_worker(call(++last_request_, "close", std::move(params)));
        host_.request_frame();
    }
}

void App::worker_failed() {
    if (use_worker_) say(ToastKind::plain, {str::thinking.en, str::thinking.ja}, {str::worker_gone.en, str::worker_gone.ja});
    use_worker_ = false;
    drop_job();
    host_.request_frame();
}

}  // namespace orrery::ui
