// The protocol: JSON-RPC 2.0, one message a line. The program, the Web Worker and the tests speak it through this.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "engine/match/any_match.h"
#include "engine/match/save.h"

namespace orrery {

/// What the engine does not have of itself.
struct ServiceHost {
    std::function<std::uint64_t()> entropy;                ///< for seeds that are not given and ids of saves
    std::function<std::string()> time;                     ///< now, as "2026-11-21T09:00:00Z"
};

/// Holds the open sessions.
class Service {
  public:
    explicit Service(ServiceHost host) : host_(std::move(host)) {}

    /// Answers one line. Empty when there is nothing to answer (notifications).
    std::string handle_line(std::string_view line);

  private:
    struct Session {
        std::unique_ptr<AnyMatch> match;
        SaveHeader header;
    };
    /// What a method comes to: a result, or an error of the protocol.
    struct Answer;
    class Call;
    struct Method;

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
    int last_session_ = 0;
};

}  // namespace orrery
