// Runs the scenarios of each game against its mutants (see mutate.mjs) and reports which ones no scenario noticed.
//
//   mutants [--game ID] [--kind KIND] [--jobs N] [--all]
//
// The program fails unless:
//   - every dropped refusal is noticed;
//   - for every rule with mutants, at least one mutant is noticed by a scenario that names the rule;
//   - every entry of tests/mutation/equal.json is a mutant that is not noticed; the file says why no scenario can notice it.
// --all lists every surviving mutant, otherwise only those of rules that violate these conditions.
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/core/json.h"
#include "engine/match/check.h"

namespace orrery_mutation {
int chosen = 0;
bool reached[kMost];
}  // namespace orrery_mutation

namespace {

using orrery::Json;
namespace fs = std::filesystem;

/// The limit on the processor time of one scenario: a hundred times that of the slowest scenario without a mutation.
constexpr int kSeconds = 3;
constexpr rlim_t kMemory = rlim_t{2} << 30;

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

struct Mutant {
    int number, line;
    std::string game, file, kind, text, source;
    std::set<std::string> rules;
    bool is_equal = false;
};

struct Scenario {
    fs::path folder;
    std::string name, text;
    std::set<std::string> rules;
};

std::set<std::string> strings_of(const Json& list) {
    std::set<std::string> out;
    for (const Json& item : list) out.insert(item.get<std::string>());
    return out;
}

std::vector<Mutant> read_mutants(const std::string& game, const std::string& kind) {
    std::vector<Mutant> out;
    for (const Json& m : Json::parse(text_of(ORRERY_MUTANTS)))
        if ((game.empty() || m["game"] == game) && (kind.empty() || m["kind"] == kind))
            out.push_back({m["number"], m["line"], m["game"], m["file"], m["kind"], m["text"], m["source"], strings_of(m["rules"])});
    return out;
}

std::vector<Scenario> read_scenarios(const std::string& game) {
    std::vector<Scenario> out;
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(fs::path(ORRERY_TESTS_DIR) / "scenarios" / game))
        if (entry.path().extension() == ".json") paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    for (const fs::path& path : paths) {
        Scenario one{path.parent_path(), path.stem().string(), text_of(path), {}};
        const Json json = Json::parse(one.text, nullptr, false);
        if (json.contains("rules")) one.rules = strings_of(json["rules"]);
        out.push_back(std::move(one));
    }
    return out;
}

/// Returns memory that the child processes write and the parent reads.
template <class T>
T* shared(std::size_t count) {
    void* at = mmap(nullptr, count * sizeof(T), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (at == MAP_FAILED) std::exit(2);
    return static_cast<T*>(at);
}

/// Runs every task in its own process, so that nothing that it caches, breaks or never finishes affects another.
template <class Task>
void in_processes(std::size_t count, int jobs, Task task) {
    int running = 0;
    std::fflush(stdout);
    for (std::size_t i = 0; i < count; ++i) {
        if (running == jobs) {
            wait(nullptr);
            --running;
        }
        const pid_t child = fork();
        if (child < 0) std::exit(2);
        if (child == 0) {
            const rlimit memory{kMemory, kMemory}, core{0, 0};
            setrlimit(RLIMIT_AS, &memory);
            setrlimit(RLIMIT_CORE, &core);
            if (std::freopen("/dev/null", "w", stderr) == nullptr) _exit(2);  // many asserts fail
            task(i);
            _exit(0);
        }
        ++running;
    }
    while (running-- > 0) wait(nullptr);
}

constexpr int kNobody = -1;

/// Returns whether the scenario passes. A scenario that does not terminate ends the process.
bool passes(const Scenario& scenario) {
    const itimerval limit{{0, 0}, {kSeconds, 0}};
    setitimer(ITIMER_PROF, &limit, nullptr);
    const auto base = [&](const std::string& name) -> orrery::Result<Json> {
        return orrery::parse_json(text_of(scenario.folder / "bases" / (name + ".json")));
    };
    return orrery::check_scenario(scenario.text, base).failure.empty();
}

struct Game {
    std::string id;
    std::vector<Mutant> mutants;
    std::vector<Scenario> scenarios;
    std::vector<int> killer;               ///< for each mutant: a scenario that notices it, or kNobody
    std::set<std::string> noticed_by_own;  ///< rules with a mutant noticed by a scenario of that rule
    std::vector<bool> is_reached;

    /// Returns false if a scenario fails without a mutation.
    bool run(int jobs) {
        const std::size_t all = mutants.size();
        bool* asked = shared<bool>(scenarios.size() * all);
        bool* passed = shared<bool>(scenarios.size());
        in_processes(scenarios.size(), jobs, [&](std::size_t i) {
            passed[i] = passes(scenarios[i]);
            for (std::size_t m = 0; m < all; ++m) asked[i * all + m] = orrery_mutation::reached[mutants[m].number];
        });
        for (std::size_t i = 0; i < scenarios.size(); ++i)
            if (!passed[i]) {
                std::printf("%s fails without a mutant\n", scenarios[i].name.c_str());
                return false;
            }
        // First the scenarios of each rule of a mutant, then all others if the mutant still survives.
        std::vector<std::pair<std::size_t, std::string>> questions;
        for (std::size_t m = 0; m < all; ++m)
            for (const std::string& rule : mutants[m].rules) questions.emplace_back(m, rule);
        int* found = shared<int>(questions.size() + all);
        std::fill_n(found, questions.size() + all, kNobody);
        const auto ask = [&](std::size_t m, int& killed_by, auto is_wanted) {
            orrery_mutation::chosen = mutants[m].number;
            for (std::size_t i = 0; i < scenarios.size(); ++i) {
                if (!asked[i * all + m] || !is_wanted(scenarios[i])) continue;
                killed_by = static_cast<int>(i);  // if the scenario ends the process, the mutant was noticed
                if (!passes(scenarios[i])) return;
            }
            killed_by = kNobody;
        };
        in_processes(questions.size(), jobs, [&](std::size_t q) {
            const auto& [m, rule] = questions[q];
            ask(m, found[q], [&rule = rule](const Scenario& scenario) { return scenario.rules.count(rule) > 0; });
        });
        killer.assign(all, kNobody);
        for (std::size_t q = 0; q < questions.size(); ++q) {
            if (found[q] == kNobody) continue;
            killer[questions[q].first] = found[q];
            noticed_by_own.insert(questions[q].second);
        }
        int* others = found + questions.size();
        in_processes(all, jobs, [&](std::size_t m) {
            if (killer[m] == kNobody) ask(m, others[m], [](const Scenario&) { return true; });
        });
        for (std::size_t m = 0; m < all; ++m)
            if (killer[m] == kNobody) killer[m] = others[m];
        is_reached.resize(all);
        for (std::size_t m = 0; m < all; ++m)
            for (std::size_t i = 0; i < scenarios.size(); ++i) is_reached[m] = is_reached[m] || asked[i * all + m];
        return true;
    }

    void print(std::size_t m) const {
        std::string rules;
        for (const std::string& rule : mutants[m].rules) rules += (rules.empty() ? "" : ",") + rule;
        std::printf("  %s:%d %s %s: %s%s\n", mutants[m].file.c_str(), mutants[m].line, rules.c_str(), mutants[m].kind.c_str(),
                    mutants[m].text.c_str(), is_reached[m] ? "" : " (no scenario comes here)");
    }

    /// Returns the number of violated conditions.
    int judge(bool lists_all) const {
        int survivors = 0, refusals = 0, equal = 0, breaches = 0;
        std::map<std::string, bool> noticed;  // for each rule: whether any of its mutants is noticed
        for (std::size_t m = 0; m < mutants.size(); ++m) {
            const Mutant& mutant = mutants[m];
            const bool lives = killer[m] == kNobody;
            equal += lives && mutant.is_equal;
            survivors += lives && !mutant.is_equal;
            if (mutant.is_equal) {
                if (!lives) {
                    std::printf("%s is listed as equal, but %s notices it:\n", mutant.text.c_str(), scenarios[static_cast<std::size_t>(killer[m])].name.c_str());
                    print(m);
                    ++breaches;
                }
                continue;
            }
            if (lives && mutant.kind == "refusal") {
                if (refusals++ == 0) std::printf("%s: refusals that no scenario misses:\n", id.c_str());
                print(m);
            }
            for (const std::string& rule : mutant.rules) noticed[rule] = noticed[rule] || !lives;
        }
        breaches += refusals;
        for (const auto& [rule, is_noticed] : noticed) {
            if (noticed_by_own.count(rule) > 0) continue;
            ++breaches;
            std::printf("%s: %s\n", rule.c_str(), is_noticed ? "only scenarios of other rules notice that it is wrong" : "no scenario notices that it is wrong");
            for (std::size_t m = 0; m < mutants.size() && !lists_all; ++m)
                if (killer[m] == kNobody && mutants[m].rules.count(rule) > 0) print(m);
        }
        if (lists_all) {
            std::printf("%s: survivors:\n", id.c_str());
            for (std::size_t m = 0; m < mutants.size(); ++m)
                if (killer[m] == kNobody && !mutants[m].is_equal) print(m);
        }
        std::printf("%s: %zu mutants of %zu rules, %zu scenarios, %d survivors and %d equal to the game, %d faults\n", id.c_str(), mutants.size(),
                    noticed.size(), scenarios.size(), survivors, equal, breaches);
        return breaches;
    }
};

}  // namespace

int main(int count, char** values) {
    std::string game, kind;
    int jobs = 2;
    bool lists_all = false;
    for (int i = 1; i < count; ++i) {
        const std::string_view name = values[i];
        const std::string value = i + 1 < count ? values[i + 1] : "";
        if (name == "--all") lists_all = true;
        else if (name == "--game") game = value, ++i;
        else if (name == "--kind") kind = value, ++i;
        else if (name == "--jobs") jobs = std::max(1, std::atoi(value.c_str())), ++i;
        else return std::fprintf(stderr, "unknown argument %s\n", values[i]), 2;
    }
    std::map<std::string, Game> games;
    for (Mutant& mutant : read_mutants(game, kind)) games[mutant.game].mutants.push_back(std::move(mutant));
    int faults = 0;
    for (const Json& entry : Json::parse(text_of(fs::path(ORRERY_TESTS_DIR) / "mutation" / "equal.json"))) {
        bool is_found = false, is_asked = false;
        for (auto& [id, g] : games)
            for (Mutant& mutant : g.mutants) {
                is_asked = is_asked || mutant.file == entry["file"];
                if (mutant.file != entry["file"] || mutant.kind != entry["kind"] || mutant.source != entry["source"]) continue;
                if (entry.contains("text") && mutant.text != entry["text"]) continue;
                is_found = mutant.is_equal = true;
            }
        if (is_found || !is_asked || !kind.empty()) continue;
        std::printf("equal.json names no mutant: %s\n", orrery::to_text(entry).c_str());
        ++faults;
    }
    for (auto& [id, g] : games) {
        g.id = id;
        g.scenarios = read_scenarios(id);
        if (!g.run(jobs)) return 1;
        faults += g.judge(lists_all);
    }
    if (games.empty()) std::printf("no mutants\n");
    return faults == 0 && !games.empty() ? 0 : 1;
}
