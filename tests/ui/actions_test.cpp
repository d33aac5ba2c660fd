// The actions that the screens ask for and handle are those that docs/mirror.md lists.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace orrery::ui {
namespace {

const std::filesystem::path kRoot = std::filesystem::path(ORRERY_TESTS_DIR).parent_path();

std::string text_of(const std::filesystem::path& file) {
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

/// Adds every match of the first group of `pattern`.
void collect(const std::string& text, const char* pattern, std::set<std::string>& out) {
    const std::regex wanted(pattern);
    for (std::sregex_iterator at(text.begin(), text.end(), wanted), end; at != end; ++at) out.insert((*at)[1]);
}

TEST(Actions, AreThoseOfTheDocument) {
    std::set<std::string> handled, asked, told;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(kRoot / "imgui_ui")) {
        if (entry.path().extension() != ".cpp") continue;
        const std::string text = text_of(entry.path());
        collect(text, R"re(\bname == "([a-z-]+)")re", handled);
        collect(text, R"re((?:\bask\(|\.button\(|Deed deeds\[kRowButtons\] = \{\{)"([a-z-]+)")re", asked);
    }
    const std::string document = text_of(kRoot / "docs/mirror.md");
    const std::size_t from = document.find("| action | arguments"), to = document.find("\n\n", from);
    ASSERT_NE(from, std::string::npos);
    std::istringstream rows(document.substr(from, to - from));
    for (std::string row; std::getline(rows, row);) collect(row.substr(0, row.find('|', 1)), "`([a-z-]+)`", told);

    EXPECT_GT(told.size(), 60u);
    for (const std::string& action : asked) EXPECT_TRUE(told.contains(action)) << action << " is asked for, but not in docs/mirror.md";
    for (const std::string& action : handled) EXPECT_TRUE(told.contains(action)) << action << " is handled, but not in docs/mirror.md";
    asked.insert(handled.begin(), handled.end());
    for (const std::string& action : told) EXPECT_TRUE(asked.contains(action)) << action << " is in docs/mirror.md only";
}

}  // namespace
}  // namespace orrery::ui
