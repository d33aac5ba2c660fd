#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>

#include "engine/cli/arguments.h"
#include "engine/cli/commands.h"
#include "engine/cli/files.h"
#include "engine/match/check.h"

namespace orrery::cli {

namespace {

constexpr const char* kCheckHelp = R"(usage: orrery check PATH…

Runs scenario files; of a folder, every file in it and below that ends in .json, without the folders named `bases`: they
hold the positions that scenarios are told from. Prints one line for each, below one that failed the step, the difference
and the rules concerned, and at the end `N passed, N failed`. docs/protocol.md tells what a scenario looks like.
)";

/// Cache of base positions. They lie in the folder `bases` beside a scenario.
class Bases {
  public:
    /// Returns the base `name` for the scenario file at the path `scenario`, or an error.
    Result<Json> find(const std::string& scenario, const std::string& name) {
        const auto is_fine = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
        if (name.empty() || !std::all_of(name.begin(), name.end(), is_fine)) return Error{"", "no name of a base: \"" + name + "\""};
        const std::string path = (std::filesystem::path(scenario).parent_path() / "bases" / (name + ".json")).string();
        const auto known = read_.find(path);
        return known != read_.end() ? known->second : read_.emplace(path, read(path)).first->second;
    }

  private:
    static Result<Json> read(const std::string& path) {
        const Result<std::string> text = read_file(path);
        if (!text) return Error{"", "no such base: " + text.error().message};
        Result<Json> json = parse_json(*text);
        if (!json) return Error{"", path + ": " + json.error().message};
        return json;
    }

    std::map<std::string, Result<Json>> read_;
};

bool is_base(const std::string& path) { return std::filesystem::path(path).parent_path().filename() == "bases"; }

}  // namespace

int run_check(const Words& words) {
    Arguments in("check", words, {});
    if (in.wants_help()) return std::fputs(kCheckHelp, stdout), kSuccess;
    if (in.rest().empty()) in.complain("which files?");
    if (!in.trouble().empty()) return in.refuse();

    std::vector<std::string> files;
    for (const std::string& path : in.rest()) {
        const auto found = files_below(path, ".json");
        if (!found) {
            in.complain(found.error().message);
            continue;
        }
        const std::size_t before = files.size();
        std::copy_if(found->begin(), found->end(), std::back_inserter(files),
                     [&](const std::string& file) { return file == path || !is_base(file); });
        if (files.size() == before) in.complain(path + ": holds no .json file");
    }
    if (!in.trouble().empty()) return in.refuse();

    Bases bases;
    int passed = 0, failed = 0;
    for (const std::string& path : files) {
        const Result<std::string> text = read_file(path);
        ScenarioReport report;
        if (text) report = check_scenario(*text, [&](const std::string& name) { return bases.find(path, name); });
        else report.failure = text.error().message;
        const std::string name = report.name.empty() ? "" : " (" + report.name + ")";
        if (report.failure.empty()) std::printf("ok      %s%s\n", path.c_str(), name.c_str());
        else std::printf("FAILED  %s%s: %s\n%s", path.c_str(), name.c_str(), report.failure.c_str(), explained(report).c_str());
        ++(report.failure.empty() ? passed : failed);
    }
    std::printf("%d passed, %d failed\n", passed, failed);
    return failed == 0 ? kSuccess : kFailed;
}

}  // namespace orrery::cli
