#include "engine/cli/outside.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include "engine/cli/files.h"
#include "engine/match/service.h"

#ifndef __EMSCRIPTEN__
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace orrery::cli {

namespace {

Error trouble(std::string message) { return Error{"", std::move(message)}; }

}  // namespace

#ifdef __EMSCRIPTEN__

// WebAssembly cannot start programs.
struct Outside::Process {};
Outside::Outside(std::string, double patience_s) : patience_s_(patience_s) {}
Outside::~Outside() = default;
bool Outside::has_spoken() { return false; }
Result<std::string> Outside::exchange(const std::string&) { return trouble("this build cannot start programs"); }

#else

struct Outside::Process {
    pid_t id = -1;
    int to = -1, from = -1;
    std::string read;                                      ///< received, but not yet returned

    /// Waits up to `ms` for more output and reads it. Returns false if there is none, or the output has ended.
    bool read_more(int ms) {
        pollfd wait{from, POLLIN, 0};
        if (poll(&wait, 1, ms) <= 0) return false;
        char buffer[4096];
        const ssize_t got = ::read(from, buffer, sizeof buffer);
        if (got <= 0) return false;
        read.append(buffer, static_cast<std::size_t>(got));
        return true;
    }
};

Outside::Outside(std::string command, double patience_s) : process_(std::make_unique<Process>()), patience_s_(patience_s) {
    std::signal(SIGPIPE, SIG_IGN);                         // a program that has ended shows when it is asked
    int in[2], out[2];
    if (pipe(in) != 0) return;
    if (pipe(out) != 0) {
        close(in[0]);
        close(in[1]);
        return;
    }
    process_->id = fork();
    if (process_->id == 0) {
        std::signal(SIGPIPE, SIG_DFL);
        setpgid(0, 0);
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        for (const int end : {in[0], in[1], out[0], out[1]}) close(end);
        execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    process_->to = in[1];
    process_->from = out[0];
    // A program that is started later must not keep the pipes of this one open.
    for (const int end : {process_->to, process_->from}) fcntl(end, F_SETFD, FD_CLOEXEC);
}

Outside::~Outside() {
    if (process_->to >= 0) close(process_->to);
    if (process_->from >= 0) close(process_->from);
    if (process_->id <= 0) return;
    constexpr int kSteps = 100, kStepUs = 10'000;
    for (int i = 0; i < kSteps; ++i) {
        if (waitpid(process_->id, nullptr, WNOHANG) != 0) return;
        usleep(kStepUs);
    }
    kill(-process_->id, SIGKILL);                          // with what it has started itself
    waitpid(process_->id, nullptr, 0);
}

bool Outside::has_spoken() { return !process_->read.empty() || process_->read_more(0); }

Result<std::string> Outside::exchange(const std::string& line) {
    Process& process = *process_;
    if (process.id < 0) return trouble("the program cannot be started");
    const std::string whole = line + "\n";
    for (std::size_t sent = 0; sent < whole.size();) {
        const ssize_t wrote = write(process.to, whole.data() + sent, whole.size() - sent);
        if (wrote < 0 && errno == EINTR) continue;
        if (wrote <= 0) return trouble("the program has ended");
        sent += static_cast<std::size_t>(wrote);
    }
    const double until = seconds() + patience_s_;
    for (;;) {
        if (const std::size_t end = process.read.find('\n'); end != std::string::npos) {
            std::string answer = process.read.substr(0, end);
            process.read.erase(0, end + 1);
            return answer;
        }
        if (process.read.size() > kMaxJsonBytes) return trouble("the answer is too long");
        const double left = until - seconds();
        if (left <= 0) return trouble("no answer within " + to_text(Json(patience_s_)) + " s");
        if (!process.read_more(static_cast<int>(left * 1000) + 1) && seconds() < until) return trouble("the program has ended");
    }
}

#endif

Result<Json> Outside::ask(std::string_view method, Json params) {
    Json request = Json::object();
    request["jsonrpc"] = "2.0";
    request["id"] = ++asked_;
    request["method"] = method;
    request["params"] = std::move(params);
    const Result<std::string> line = exchange(to_text(request));
    const std::string what = std::string(method) + ": ";
    if (!line) return trouble(what + line.error().message);
    Result<Json> answer = parse_json(*line);
    if (!answer || !answer->is_object()) return trouble(what + "the answer is no JSON object: " + line->substr(0, 200));
    if (answer->value("id", Json()) != Json(asked_)) return trouble(what + "the answer has another id than the request");
    if (const auto error = answer->find("error"); error != answer->end()) return trouble(what + "the program refuses: " + to_text(*error));
    const auto result = answer->find("result");
    if (result == answer->end()) return trouble(what + "the answer has neither a result nor an error");
    return std::move(*result);
}

Result<Json> Outside::begin(const AnyMatch& match, Seat seat) {
    Json params = Json::object();
    params["game"] = match.game().id;
    params["seat"] = seat;
    params["players"] = match.seats();
    params["options"] = match.options();
    return ask("begin", std::move(params));
}

Result<Json> Outside::end(const AnyMatch& match, Seat seat) {
    Json params = Json::object();
    params["view"] = match.view(seat);
    params["result"] = write_result(match);
    return ask("end", std::move(params));
}

Result<Json> Outside::choose(const AnyMatch& match) {
    Json params = Json::object();
    params["view"] = match.view(*match.to_act());
    params["moves"] = match.moves();
    const Result<Json> result = ask("choose", std::move(params));
    if (!result) return result.error();
    const auto move = result->is_object() ? result->find("move") : result->end();
    if (!result->is_object() || move == result->end()) return trouble("choose: the result has no move");
    if (const auto refusal = match.refusal(*move))
        return trouble("choose: " + to_text(*move) + " is refused by " + refusal->rule->id + ": " + refusal->message.en);
    return *move;
}

}  // namespace orrery::cli
