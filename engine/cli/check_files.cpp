#include <cstdio>

#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/cli/files.h"
#include "engine/match/check.h"

namespace orrery::cli {

namespace {

constexpr const char* kCheckHelp = R"(usage: orrery check PATH…

Runs scenario files; of a folder, every file in it and below that ends in .json. Prints one line for each and at the
end `N passed, N failed`. docs/protocol.md tells what a scenario looks like.
)";

}  // namespace

int run_check(const Words& words) {
    Arguments in("check", words, {});
    if (in.wants_help()) return std::fputs(kCheckHelp, stdout), kSuccess;
    if (in.rest().empty()) in.complain("which files?");
    if (!in.trouble().empty()) return in.refuse();

    std::vector<std::string> files;
    for (const std::string& path : in.rest()) {
        const auto found = files_below(path, ".json");
        if (!found) in.complain(found.error().message);
        else if (found->empty()) in.complain(path + ": holds no .json file");
        else files.insert(files.end(), found->begin(), found->end());
    }
    if (!in.trouble().empty()) return in.refuse();

    int passed = 0, failed = 0;
    for (const std::string& path : files) {
        const Result<std::string> text = read_file(path);
        ScenarioReport report;
        if (text) report = check_scenario(*text);
        else report.failure = text.error().message;
        const std::string name = report.name.empty() ? "" : " (" + report.name + ")";
        if (report.failure.empty()) std::printf("ok      %s%s\n", path.c_str(), name.c_str());
        else std::printf("FAILED  %s%s: %s\n", path.c_str(), name.c_str(), report.failure.c_str());
        ++(report.failure.empty() ? passed : failed);
    }
    std::printf("%d passed, %d failed\n", passed, failed);
    return failed == 0 ? kSuccess : kFailed;
}

}  // namespace orrery::cli
