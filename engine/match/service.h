// The protocol: JSON-RPC 2.0, one message a line. The program, the Web Worker and the tests speak it through this.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/match/any_match.h"
#include "engine/match/save.h"

namespace orrery {

/// What the engine does not have of itself.
struct ServiceHost {
    std::function<std::uint64_t()> entropy;                ///< for seeds that are not given and ids of saves
    std::function<std::string()> time;                     ///< now, as "2026-11-21T09:00:00Z"
    ClockMs clock{};                                       ///< for budgets in time; without it they are reckoned in iterations
    bool in_slices = false;                                ///< `bot` is answered by think_on(), see there
};

/// Holds the open sessions.
/// An option as the method `games` tells it, of a game for so many seats.
Json write_option(const OptionSpec& option, int min_seats, int max_seats);

class Service {
  public:
    explicit Service(ServiceHost host) : host_(std::move(host)) {}

    /// Answers one line. Empty when there is nothing to answer (notifications).
    std::string handle_line(std::string_view line);

    /// Where thinking must not hold up other messages, `bot` is not answered at once: the host calls this again and again,
    /// each time for about `ms` of thinking, until nobody thinks any more. Gives the answer that has become ready, or
    /// nothing. Closing its session makes a player say at once what it has found so far; so does the next `bot`.
    std::string think_on(int ms);
    bool is_thinking() const { return !thoughts_.empty(); }

  private:
    struct Session {
        std::unique_ptr<AnyMatch> match;
        SaveHeader header;
    };
    /// What a method comes to: a result, or an error of the protocol.
    struct Answer;
    class Call;
    struct Method;

    /// A player that has been asked and has not answered.
    struct Thought {
        Json id;
        std::string session;
        std::unique_ptr<Thinker> player;
        int most = 0;                                      ///< iterations
        double end_ms = 0;                                 ///< 0: no limit in time
        bool hurry = false;
    };
    static Json bot_answer(const Thinker& player);

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
    static Answer save(Service& service, Call& call);
    static Answer close(Service& service, Call& call);

    ServiceHost host_;
    std::map<std::string, Session, std::less<>> sessions_;
    std::deque<Thought> thoughts_;                         ///< the one that came first answers first
    std::optional<Thought> new_thought_;                   ///< of the request that is being handled
    int last_session_ = 0;
};

}  // namespace orrery
