// Computer seats: a helper (the Web Worker) is shown a position that the seat could be in, never the real one, and names a
// move. Without a helper, or when it does not answer, the page asks the engine itself.
#include "imgui_ui/app/app.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {
namespace {

constexpr double kPauseMs = motion::kReplayStep;           // so that a person can follow
constexpr double kReducedPauseMs = 250;
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
    if (!session_ || session_->stage() != Stage::computer || screen_ != Screen::table || question_ || !is_ours()) return;
    if (!job_ || job_->revision != session_->revision()) start_job();
    const double age = page_.now_ms - job_->started_ms;
    if (!job_->move && age > kPatienceMs) {
        worker_failed();
        start_job();
    }
    const double pause = ui_.reduced_motion() ? kReducedPauseMs : kPauseMs;
    if (job_->move && age >= pause) {
        const Json move = *job_->move;
        play_computer(move);
    } else {
        ui_.wake_in_ms(job_->move ? pause - age : kPatienceMs - age + 1);
    }
}

void App::play_computer(const Json& move) {
    job_.reset();
    if (session_->play(move)) {
        // A helper that names an impossible move is not asked again.
        use_worker_ = false;
        host_.request_frame();
        return;
    }
    after_move();
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
