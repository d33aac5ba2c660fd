// The folders of the games' tables: who knows one finds the same thing under the same name in the others.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/match/games.h"

namespace orrery::ui {
namespace {

namespace fs = std::filesystem;

const fs::path kTables = fs::path(ORRERY_TESTS_DIR).parent_path() / "imgui_ui/games";

std::string written_in(const fs::path& file) {
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

/// Returns the files that docs/architecture.md names under "What a table takes": the first column of its table of files.
std::set<std::string> common_files() {
    const std::string document = written_in(kTables.parent_path().parent_path() / "docs/architecture.md");
    const std::size_t chapter = document.find("## What a table takes"), from = document.find("| file | holds |", chapter);
    std::set<std::string> out;
    if (chapter == std::string::npos || from == std::string::npos) return out;
    std::istringstream rows(document.substr(from, document.find("\n\n", from) - from));
    const std::regex name("`([a-z_]+)((?: \\.[a-z]+)+)`"), ending("\\.[a-z]+");
    for (std::string row; std::getline(rows, row);) {
        const std::string first = row.substr(0, row.find('|', 1));
        for (std::sregex_iterator at(first.begin(), first.end(), name), end; at != end; ++at) {
            const std::string endings = (*at)[2];
            for (std::sregex_iterator one(endings.begin(), endings.end(), ending); one != end; ++one) out.insert((*at)[1].str() + one->str());
        }
    }
    return out;
}

TEST(Folders, OfAllTablesHaveTheCommonFiles) {
    const std::set<std::string> common = common_files();
    ASSERT_GT(common.size(), 30u) << "docs/architecture.md does not list them";
    int tables = 0;
    for (const auto& folder : fs::directory_iterator(kTables)) {
        if (!folder.is_directory()) continue;
        ++tables;
        for (const std::string& name : common)
            EXPECT_TRUE(fs::exists(folder.path() / name)) << folder.path().filename() << " lacks " << name;
        const std::string built = written_in(folder.path() / "CMakeLists.txt");
        for (const std::string& name : common) {
            const bool is_built = !name.ends_with(".cpp") || built.find("\n  " + name) != std::string::npos;
            EXPECT_TRUE(is_built) << folder.path().filename() << " does not build " << name;
        }
    }
    EXPECT_EQ(tables, static_cast<int>(all_games().size()));
}

// What all tables have is part of the list, so that the next table has it too.
TEST(Folders, HaveNothingElseInCommon) {
    const std::set<std::string> common = common_files();
    std::vector<std::set<std::string>> held;
    for (const auto& folder : fs::directory_iterator(kTables)) {
        if (!folder.is_directory()) continue;
        std::set<std::string>& names = held.emplace_back();
        for (const auto& file : fs::directory_iterator(folder.path()))
            if (file.path().extension() != ".txt") names.insert(file.path().filename().string());
    }
    ASSERT_FALSE(held.empty());
    for (const std::string& name : held.front()) {
        const bool is_everywhere = std::all_of(held.begin(), held.end(), [&](const std::set<std::string>& one) { return one.contains(name); });
        EXPECT_TRUE(!is_everywhere || common.contains(name)) << name << " is in every folder, but not listed in docs/architecture.md";
    }
}

}  // namespace
}  // namespace orrery::ui
