// Outside players: programs that play a seat. Such a program is asked in JSON-RPC on its standard input and answers on its standard
// output (docs/protocol.md, "Outside players"). It learns what its seat may know, never the position.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/core/json.h"
#include "engine/core/result.h"
#include "engine/match/any_match.h"

namespace orrery::cli {

/// What a level begins with that is the command line of such a program.
inline constexpr std::string_view kOutsidePrefix = "exec:";

/// Program that answers requests, one at a time.
class Outside {
  public:
    /// Starts the program by `sh -c command`. It gets `patience_s` seconds for each answer.
    Outside(std::string command, double patience_s);
    Outside(const Outside&) = delete;
    Outside& operator=(const Outside&) = delete;
    /// Closes its input and ends it if it has not ended by itself after a second.
    ~Outside();

    /// Returns the result of a method. Fails if the program is silent for too long, has ended, answers with something that is no
    /// answer to this request, or with an error.
    Result<Json> ask(std::string_view method, Json params);
    /// Sends a line and returns the line that comes back, without its line feed. Fails like `ask`.
    Result<std::string> exchange(const std::string& line);
    /// Returns true if the program has written something that nobody has asked for.
    bool has_spoken();

    /// Tells the program that a game begins in which it plays `seat`, or how the game ended.
    Result<Json> begin(const AnyMatch& match, Seat seat);
    Result<Json> end(const AnyMatch& match, Seat seat);
    /// Asks for the move of the seat to act. Fails also if the move is illegal; the message names the rule. Precondition: the game is not
    /// over.
    Result<Json> choose(const AnyMatch& match);

  private:
    struct Process;
    std::unique_ptr<Process> process_;
    double patience_s_;
    int asked_ = 0;
};

}  // namespace orrery::cli
