// The list of actions is the one of docs/mirror.md.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "imgui_ui/app/actions.h"

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
    const std::string document = text_of(kRoot / "docs/mirror.md");
    const std::size_t from = document.find("| action | arguments"), to = document.find("\n\n", from);
    ASSERT_NE(from, std::string::npos);
    std::set<std::string> told;
    std::istringstream rows(document.substr(from, to - from));
    for (std::string row; std::getline(rows, row);) collect(row.substr(0, row.find('|', 1)), "`([a-z-]+)`", told);
    EXPECT_EQ(told, std::set<std::string>(kActions.begin(), kActions.end()));
}

// What asks for an action or handles one names it in quotes.
TEST(Actions, AreAskedForOrHandled) {
    std::set<std::string> named;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(kRoot / "imgui_ui"))
        if (entry.path().filename() != "actions.h") collect(text_of(entry.path()), "\"([a-z-]+)\"", named);
    for (const std::string_view action : kActions) EXPECT_TRUE(named.contains(std::string(action))) << action << " is in the list only";
}

TEST(Actions, ANameThatIsNotListedIsNone) {
    EXPECT_TRUE(ActionName::of("no-such-action").empty());
    EXPECT_TRUE(ActionName::of("").empty());
    for (const std::string_view action : kActions) EXPECT_EQ(ActionName::of(action).text(), action);
    EXPECT_EQ(ActionName::of("undo"), ActionName("undo"));
    EXPECT_NE(ActionName::of("undo"), ActionName("redo"));
}

}  // namespace
}  // namespace orrery::ui
