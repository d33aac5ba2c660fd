// Server of the protocol: JSON-RPC 2.0, one message per line. Used by the program, the Web Worker and the tests.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/match/any_match.h"
#include "engine/match/save.h"

namespace orrery {

/// Services that the host supplies to the engine.
struct ServiceHost {
    std::function<std::uint64_t()> entropy;                ///< for default seeds and save ids
    std::function<std::string()> time;                     ///< returns the current time as "2026-11-21T09:00:00Z"
    ClockMs clock{};                                       ///< for time budgets; without a clock they become iterations
    bool in_slices = false;                                ///< think_on() answers `bot`
};

/// Writes an option as in the result of the method `games`, for a game with `min_seats` to `max_seats` seats.
Json write_option(const OptionSpec& option, int min_seats, int max_seats);

/// Writes the answer of the method `result`.
Json write_result(const AnyMatch& match);

/// Protocol server. Owns the open sessions.
class Service {
  public:
    explicit Service(ServiceHost host) : host_(std::move(host)) {}

    /// Handles one line and returns the answer, or "" if there is none yet (notifications, and `bot` with `in_slices`).
    std::string handle_line(std::string_view line);

    /// Thinks for about `ms` milliseconds and returns a finished answer to `bot`, or "". With `in_slices`, the host calls
    /// this repeatedly while is_thinking(), so that thinking does not block other messages. A player answers early with its
    /// best move so far if its session is closed or another `bot` request arrives.
    std::string think_on(int ms);
    bool is_thinking() const { return !thoughts_.empty(); }

  private:
    struct Session {
        std::unique_ptr<AnyMatch> match;
        SaveHeader header;
    };
    /// Answer to a method call: a result or a protocol error.
    struct Answer;
    class Call;
    struct Method;

    /// Computer player that has a pending `bot`, `advise` or `judge` request.
    struct Thought {
        Json id;
        std::string session;
        std::unique_ptr<Thinker> player;
        int most = 0;                                      ///< limit in iterations
        Until until = Until::spent;                        ///< whether a decided move is enough
        double end_ms = 0;                                 ///< 0 means no time limit
        bool hurry = false;
        std::span<const Text> (*topics)() = nullptr;       ///< of an `advise` request: the sentences of its game
        std::optional<Json> asked = {};                    ///< of a `judge` request: the move to judge; null for none
    };
    static Json answer_of(const Thought& thought);
    enum class Asks { move, advice, judgement };
    Answer let_think(Call& call, Asks what);

    Json handle_request(const Json& request, const std::string& twice);
    Answer call(const std::string& method, const Json& params);
    std::string open_session(Session session);

    Answer games();
    Answer new_match(const Json& params);
    Answer load(const Json& params);
    static Answer view(Service& service, Call& call);
    static Answer explain(Service& service, Call& call);
    static Answer apply(Service& service, Call& call);
    static Answer undo(Service& service, Call& call);
    static Answer redo(Service& service, Call& call);
    static Answer bot(Service& service, Call& call);
    static Answer advise(Service& service, Call& call);
    static Answer judge(Service& service, Call& call);
    static Answer way(Service& service, Call& call);
    static Answer save(Service& service, Call& call);
    static Answer close(Service& service, Call& call);

    ServiceHost host_;
    std::map<std::string, Session, std::less<>> sessions_;
    std::deque<Thought> thoughts_;                         ///< answered in order of arrival
    std::optional<Thought> new_thought_;                   ///< created by the request being handled
    int last_session_ = 0;
};

}  // namespace orrery
