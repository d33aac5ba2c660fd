// The log of the table in every game: one contender's rows only, the rows with some words, and the way from a row to its moment.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/strings.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;

class Log : public testing::TestWithParam<std::string> {
  protected:
    /// A game of one person against a computer, with at least 12 rows, of which both have some, and the log open.
    void open(Driver& d) {
        d.start("new=" + GetParam() + "&players=2&bots=1&level=random&seed=6");
        d.play(5, [&] {
            const auto all = rows(d);
            const auto has = [&](Seat seat) { return std::any_of(all.begin(), all.end(), [&](const ToldRow& row) { return row.who == Contender(seat); }); };
            return all.size() >= 12 && has(0) && has(1);
        });
        d.press("recap-skip");
        ASSERT_EQ(d.screen(), "table");
        ASSERT_TRUE(d.press("log"));
    }
    static std::vector<ToldRow> rows(Driver& d) { return told_rows(d.match(), d.app.session()->reader(), Lang::en); }
    /// Returns the texts of the rows in the mirror.
    static std::vector<std::string> told(Driver& d) {
        std::vector<std::string> out;
        test::walk(d.mirror(), [&](const Json& node) {
            const Json* role = test::attr_of(node, "role");
            if (!role || *role != "log" || !node.contains("c")) return;
            for (const Json& row : node["c"]) {
                const bool has_rule = row.contains("c") && *test::attr_of(row["c"][0], "data-action") == "log-rule";
                out.push_back(has_rule ? row["c"][0]["x"].get<std::string>() : row.value("x", ""));
            }
        });
        return out;
    }
    static std::vector<std::string> texts_if(Driver& d, const std::function<bool(const ToldRow&)>& wanted) {
        std::vector<std::string> out;
        for (const ToldRow& row : rows(d))
            if (wanted(row)) out.push_back(row.text);
        return out;
    }
};

TEST_P(Log, ShowsTheRowsOfOneContender) {
    Driver d;
    open(d);
    const std::vector<std::string> all = told(d);
    for (const Seat seat : {Seat(0), Seat(1)}) {
        ASSERT_TRUE(d.press("log-seat", {}, seat));
        const auto own = texts_if(d, [&](const ToldRow& row) { return row.who == Contender(seat); });
        EXPECT_EQ(told(d), own);
        EXPECT_LT(own.size(), all.size());
        d.frames(3, 300);
        EXPECT_NE(d.target(own.back()), nullptr) << own.back();
        for (const std::string& text : all) {
            if (std::find(own.begin(), own.end(), text) == own.end()) { EXPECT_EQ(d.target(text), nullptr) << text; }
        }
    }
    ASSERT_TRUE(d.press("log-seat", {}, 1));
    EXPECT_EQ(told(d), all) << "a second press shows all again";
}

TEST_P(Log, IsSearched) {
    Driver d;
    open(d);
    const std::string name = d.app.session()->name(1);
    std::string upper = name;
    for (char& c : upper)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
    d.app.typed("log-search", upper, false);
    d.frames(2);
    EXPECT_EQ(told(d), texts_if(d, [&](const ToldRow& row) { return row.text.find(name) != std::string::npos; }));
    EXPECT_FALSE(told(d).empty());
    d.app.typed("log-search", "no such word", false);
    EXPECT_NE(d.drawn_text(100).find(str::log_none.en), std::string::npos);
    EXPECT_TRUE(told(d).empty());
    d.app.typed("log-search", "", true);
    d.frames(2);
    EXPECT_EQ(told(d).size(), rows(d).size());
}

TEST_P(Log, ARowLeadsToItsMoment) {
    Driver d;
    open(d);
    const std::size_t ply = rows(d)[rows(d).size() / 2].ply;
    ASSERT_TRUE(d.press("replay", std::to_string(ply)));
    d.frames(3);
    EXPECT_EQ(d.screen(), "replay");
    EXPECT_EQ(d.attr("data-ply"), std::to_string(ply));
    d.press("back");
    EXPECT_EQ(d.screen(), "table");
    EXPECT_TRUE(d.has("close")) << "the log is open as before";
}

TEST_P(Log, ARowLeadsToItsMomentByFinger) {
    Driver d;
    open(d);
    d.frames(20);
    const auto all = rows(d);
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const ToldRow& one) { return d.target(one.text) != nullptr; });
    ASSERT_NE(found, all.rend());
    const ToldRow last = *found;
    const Target* row = d.target(last.text);
    d.tap_at(row->rect.centre());
    d.frames(10);
    ASSERT_TRUE(d.tap(str::log_moment.en));
    d.frames(3);
    EXPECT_EQ(d.screen(), "replay");
    EXPECT_EQ(d.attr("data-ply"), std::to_string(last.ply));
}

TEST_P(Log, TheSearchIsTypedIntoAFieldOfItsOwn) {
    Driver d;
    open(d);
    d.frames(20);
    ASSERT_TRUE(d.tap(str::log_search.en));
    ASSERT_TRUE(d.host().editing);
    EXPECT_EQ(d.host().editing->field, "log-search");
    d.app.typed("log-search", "zzz", true);
    d.frames(3);
    EXPECT_TRUE(told(d).empty());
    ASSERT_TRUE(d.tap(str::log_search_end.en));
    d.frames(3);
    EXPECT_EQ(told(d).size(), rows(d).size());
}

INSTANTIATE_TEST_SUITE_P(Games, Log, testing::ValuesIn(test::playable_games()), [](const auto& p) { return p.param; });

}  // namespace
}  // namespace orrery::ui
