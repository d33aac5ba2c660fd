#include <cstdio>
#include <string>

#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/cli/files.h"
#include "engine/core/json.h"
#include "engine/match/service.h"

namespace orrery::cli {

namespace {

constexpr const char* kServeHelp = R"(usage: orrery serve

Speaks JSON-RPC 2.0 on standard input and output, one message a line, until the input ends. docs/protocol.md lists the
methods.
)";

/// Reads the next line without its line feed. Returns false at the end of the input. Truncates a line longer than
/// kMaxJsonBytes to kMaxJsonBytes + 1 bytes: enough for the parser to refuse it for its length.
bool next_line(std::FILE* in, std::string& line) {
    line.clear();
    bool any = false;
    for (int c; (c = std::getc(in)) != EOF;) {
        any = true;
        if (c == '\n') return true;
        if (line.size() <= kMaxJsonBytes) line += static_cast<char>(c);
    }
    return any;
}

}  // namespace

int run_serve(const Words& words) {
    Arguments in("serve", words, {});
    if (in.wants_help()) return std::fputs(kServeHelp, stdout), kSuccess;
    in.expect_at_most(0);
    if (!in.trouble().empty()) return in.refuse();

    Service service({&entropy, &utc_time, [] { return seconds() * 1000; }});
    for (std::string line; next_line(stdin, line);) {
        const std::string answer = service.handle_line(line);
        if (answer.empty()) continue;
        std::fputs(answer.c_str(), stdout);
        std::fputc('\n', stdout);
        std::fflush(stdout);
        if (std::ferror(stdout) != 0) return kFailed;      // the reader has closed the pipe
    }
    return kSuccess;
}

}  // namespace orrery::cli
