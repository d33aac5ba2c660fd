// Walks through every screen, in every window, in languages with words 40 % longer and with Polish plurals, and at other text sizes. No text may be cut or
// covered. Every target must be large enough for a finger, reachable by arrow keys and named. ORRERY_WALK=tablet_en in the
// environment restricts the walks to the form of that name.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/match/games.h"
#include "tests/rounds.h"
#include "tests/ui/inspect.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::Form;

constexpr Form longer(const char* name, Vec css, float dpr) { return {name, css, dpr, Lang::longer}; }
const Form kForms[] = {
    {"tablet_en", {1180, 820}, 1, Lang::en},         {"tablet_ja", {1180, 820}, 2, Lang::ja},
    {"upright_en", {820, 1180}, 2, Lang::en},        {"upright_ja", {820, 1180}, 1, Lang::ja},
    {"phone_en", {390, 844}, 3, Lang::en},           {"phone_ja", {390, 844}, 2, Lang::ja},
    {"small_phone_en", {360, 640}, 2, Lang::en},     {"small_phone_ja", {360, 640}, 3, Lang::ja},
    {"phone_lying_en", {844, 390}, 2, Lang::en},     {"phone_lying_ja", {844, 390}, 1.5f, Lang::ja},
    {"desktop_en", {1920, 1080}, 1.25f, Lang::en},   {"desktop_ja", {1920, 1080}, 1, Lang::ja},
    // A language with words 40 % longer.
    longer("tablet", {1180, 820}, 1),                longer("upright", {820, 1180}, 1),
    longer("phone", {390, 844}, 2),                  longer("small_phone", {360, 640}, 2),
    longer("phone_lying", {844, 390}, 2),            longer("desktop", {1920, 1080}, 1),
    // Plural forms that depend on the last digits.
    {"tablet_pl", {1180, 820}, 1, Lang::polish},     {"phone_pl", {390, 844}, 2, Lang::polish},
    // Other text sizes.
    {"tablet_160", {1180, 820}, 1, Lang::en, "160"}, {"tablet_80", {1180, 820}, 1, Lang::ja, "80"},
    {"phone_160", {390, 844}, 2, Lang::ja, "160"},   {"phone_80", {390, 844}, 2, Lang::en, "80"},
    {"desktop_160", {1920, 1080}, 1, Lang::en, "160", "high_contrast"},
};

/// Window form, game, and start of the walk; nullopt means all starts.
struct Tour {
    Form form;
    std::string game;
    std::optional<std::size_t> from = std::nullopt;
};

/// Combinations in which the deep tier once found a fault; the quick tier checks them as well.
struct Found {
    std::string_view form, game, beginning;
};
constexpr Found kFound[] = {
    {"desktop_160", "race", "end, many seats"},         {"tablet_80", "race", "table, many seats, late"},
    {"small_phone_en", "jumpgate", "guide, folded or opened"},  {"phone_160", "race", "shelf, games going"},
    {"small_phone_ja", "race", "set-up, many seats"},   {"small_phone_ja", "race", "end, many seats"},
    {"phone_ja", "quantum", "guide"},                   {"phone_160", "quantum", "table, few seats, late"},
    {"phone_lying_en", "quantum", "end, many seats"},   {"upright_en", "quantum", "end, many seats"},
    {"tablet", "jumpgate", "end, many seats"},          {"tablet", "race", "table, many seats, late"},
    {"phone_lying", "jumpgate", "guide, folded or opened"}, {"phone_lying", "astronavigators", "guide, folded or opened"},
    {"phone", "race", "question"},                      {"phone_lying", "quantum", "table, few seats, late"},
    {"upright", "quantum", "table, many seats, late"},  {"desktop", "race", "table, few seats"},
    {"upright", "quantum", "guide"},                    {"small_phone", "race", "end, many seats"},
    {"phone_lying_en", "microcosmos", "end, many seats"},       {"tablet", "quantum", "set-up, many seats"},
    {"phone_lying", "race", "table, many seats, late"},         {"small_phone_en", "race", "question"},
    {"phone_lying", "race", "open choice"},                     {"phone_lying_ja", "jumpgate", "set-up, many seats"},
    {"phone", "microcosmos", "end, many seats"},                {"desktop", "astronavigators", "end, many seats"},
    {"upright", "race", "shelf, games going"},                  {"phone_lying", "race", "shelf, games going"},
};

/// Returns the walks. The deep tier walks from every start in every form, with Jump Gate and in most forms also with another game; with
/// longer words it walks with all games.
/// The quick tier does so in two forms and takes one start in each other form, so that every form and every start occurs.
/// Sanitizers look for other faults, in code shared by all forms, so they make one walk whose starts are distributed over the
/// forms.
std::vector<Tour> tours() {
    const std::vector<std::string> games = test::playable_games();
    const char* const wish = std::getenv("ORRERY_WALK");
    std::vector<Tour> out;
    const std::vector<std::string> beginnings = test::walk_beginnings();
    std::size_t others = 0;
    for (std::size_t i = 0; i < std::size(kForms); ++i) {
        const Form& form = kForms[i];
        const std::string name = form.name;
        if (wish != nullptr && name != wish) continue;
        const std::string& game = games[i % games.size()];
        const bool is_first = name == "tablet_en" || name == "phone_ja";
        if (wish != nullptr || tests::is_deep()) {
            for (const std::string& each : games)
                if (each == "jumpgate" || each == game || form.lang == Lang::longer) out.push_back({form, each});
        } else if (is_first && !tests::kFewerRounds) {
            out.push_back({form, "jumpgate"});
        } else {
            out.push_back({form, game, others++ % beginnings.size()});
        }
        if (wish != nullptr || tests::is_deep() || tests::kFewerRounds) continue;
        for (const Found& found : kFound) {
            if (found.form != name) continue;
            const auto at = std::find(beginnings.begin(), beginnings.end(), found.beginning);
            if (at == beginnings.end()) throw std::logic_error("no such beginning: " + std::string(found.beginning));
            const Tour tour{form, std::string(found.game), std::size_t(at - beginnings.begin())};
            const bool is_there = std::any_of(out.begin(), out.end(), [&](const Tour& t) {
                return t.form.name == name && t.game == tour.game && (!t.from || t.from == tour.from);
            });
            if (!is_there) out.push_back(tour);
        }
    }
    return out;
}

// Expects that every target can be reached with Tab, and with the arrows from the first place of the ring.
void expect_arrows_lead_everywhere(Driver& d, const std::string& where) {
    d.frames(2, 1000);
    d.frames(2, 0);                                        // stop all motion, because arrows use the previous frame
    Ui& ui = d.app.ui();
    int top = 0;
    for (const Target& t : ui.targets()) top = std::max(top, t.layer);
    std::set<Id> wanted;
    Id first = 0;
    for (const Target& t : ui.targets()) {
        if (t.layer != top || !t.options.can_focus) continue;
        if (first == 0) first = t.id;
        wanted.insert(t.id);
    }
    std::set<Id> reached{first};
    std::deque<Id> open{first};
    while (!open.empty()) {
        const Id from = open.front();
        open.pop_front();
        for (const Vec way : {Vec{1, 0}, Vec{-1, 0}, Vec{0, 1}, Vec{0, -1}})
            if (const Id to = ui.next_focus(from, way); to != 0 && reached.insert(to).second) open.push_back(to);
    }
    for (const Target& t : ui.targets())
        if (wanted.count(t.id) > 0) { EXPECT_EQ(reached.count(t.id), 1u) << where << ": no arrow leads to " << t.name; }
}

// Expects a name for every button, a unique name for every dialog, and one title for every screen.
void expect_names(Driver& d, const std::string& where) {
    int headings = 0;
    test::walk(d.mirror(), [&](const Json& node) {
        const std::string tag = node["t"].get<std::string>();
        const Json about = node.value("a", Json::object());
        headings += tag == "h1" ? 1 : 0;
        if (tag == "button") { EXPECT_FALSE(node.value("x", "").empty() && !about.contains("aria-label")) << where << ": " << node.dump(); }
        if (tag == "input") { EXPECT_FALSE(about.value("aria-label", "").empty()) << where << ": " << node.dump(); }
        const std::string role = about.value("role", "");
        if (role == "dialog" || role == "alertdialog") {
            EXPECT_FALSE(about.value("aria-label", "").empty()) << where;
            EXPECT_EQ(about.value("aria-modal", ""), "true") << where;
        }
    });
    EXPECT_EQ(headings, 1) << where << ": one title";
    EXPECT_FALSE(test::announced(d).empty()) << where;
}

// Expects that all texts of the mirror come from catalogues (test::word_of_no_catalogue).
void expect_translated(Driver& d, const std::string& where) {
    const std::set<std::string> names = test::given_words(d);
    std::set<std::string> told;
    const auto look = [&](const std::string& text) {
        const std::string word = test::word_of_no_catalogue(text, names);
        if (!word.empty() && told.insert(text).second) ADD_FAILURE() << where << ": \"" << word << "\" of the mirror is in no catalogue: " << text;
    };
    test::walk(d.mirror(), [&](const Json& node) {
        look(node.value("x", ""));
        for (const char* const name : {"aria-label", "aria-description"})
            if (const Json* text = test::attr_of(node, name)) look(text->get<std::string>());
    });
}

class Walk : public testing::TestWithParam<Tour> {};

TEST_P(Walk, NothingIsCutCoveredTooSmallOutOfReachOrNameless) {
    const Tour& tour = GetParam();
    test::load_test_languages();
    test::walk_everywhere(tour.form, tour.game, tour.from, [&](Driver& d, const std::string& where) {
        expect_names(d, where);
        if (tour.form.lang == Lang::longer) expect_translated(d, where);
        expect_arrows_lead_everywhere(d, where);
        test::expect_no_faults(d, where);
    });
}
INSTANTIATE_TEST_SUITE_P(Tours, Walk, testing::ValuesIn(tours()), [](const auto& p) {
    const Tour& tour = p.param;
    return std::string(tour.form.name) + "_" + tour.game + (tour.from ? "_" + std::to_string(*tour.from) : "");
});

}  // namespace
}  // namespace orrery::ui
