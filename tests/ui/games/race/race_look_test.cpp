// The Race table looked at without eyes: no text cut or under another, nothing to tap too small or over its neighbour, in every
// kind of decision and on every form of screen.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/core/rng.h"
#include "imgui_ui/games/race/words.h"
#include "tests/ui/inspect.h"

namespace orrery::ui {
namespace {

using test::Driver;

struct Form {
    const char* name;
    Vec css;
    Lang lang;
    int players;
    const char* text = "100";
};

class RaceLook : public testing::TestWithParam<Form> {};

/// Lively play, as far as it shows more of the game.
Json choose(const std::vector<Json>& moves, Rng& rng) {
    std::vector<Json> better;
    for (const Json& m : moves)
        if (m["type"] != "pass" && m["type"] != "done") better.push_back(m);
    const auto& from = better.empty() || rng.below(5) == 0 ? moves : better;
    return from[rng.below(std::uint32_t(from.size()))];
}

/// Things are told apart by their names; only copies of one card that is held or drawn share theirs.
void expect_own_names(Driver& d, Lang lang, const std::string& where) {
    const std::string held = fill(race_table::words::kNameHand.in(lang), {{"card", ""}});
    const std::string drawn = fill(race_table::words::kNameDrawn.in(lang), {{"card", ""}});
    std::set<std::string> names;
    for (const Target& target : d.app.ui().targets()) {
        const bool is_card = target.name.find(held) != std::string::npos || target.name.find(drawn) != std::string::npos;
        if (!is_card && !names.insert(target.name).second) ADD_FAILURE() << where << ": two targets are called \"" << target.name << "\"";
    }
}

TEST_P(RaceLook, EveryKindOfDecisionIsReadable) {
    Driver d(GetParam().css);
    d.start();
    Action text;
    text.name = "text-size";
    text.value = GetParam().text;
    d.app.act(text);
    d.app.open_fragment("new=race&players=" + std::to_string(GetParam().players) + "&seed=12&lang=" + code(GetParam().lang));
    d.frame();
    Rng rng(4);
    std::set<std::string> seen;
    for (int i = 0; i < 900 && d.app.session() && d.screen() != "end"; ++i) {
        if (d.screen() == "curtain") {
            d.press("take-device");
            continue;
        }
        if (d.has("confirm")) {
            d.press("confirm");
            continue;
        }
        const AnyMatch& match = d.app.session()->match();
        const Json decision = match.decision();
        if (!decision.is_object()) break;
        // Each kind twice: soon, and when tableau and hand have grown.
        const int round = match.turn_number();
        const std::string state = decision["kind"].get<std::string>() + (round >= 7 ? " late" : "");
        if (round >= 1 && seen.insert(state).second) {
            const std::string where = std::string(GetParam().name) + ", " + state;
            test::expect_no_faults(d, where);
            expect_own_names(d, GetParam().lang, where);
        }
        Action action;
        action.move = choose(match.moves(), rng);
        d.app.act(action);
        d.frame();
    }
    EXPECT_GE(seen.size(), 9u) << "too little of the game came up";
}

INSTANTIATE_TEST_SUITE_P(Forms, RaceLook,
                         testing::Values(Form{"tablet", {1180, 820}, Lang::en, 2}, Form{"tablet_ja", {1024, 768}, Lang::ja, 3},
                                         Form{"phone", {390, 844}, Lang::en, 2}, Form{"phone_ja", {390, 844}, Lang::ja, 4},
                                         Form{"little", {360, 640}, Lang::en, 2}, Form{"wide", {844, 390}, Lang::en, 2},
                                         Form{"desk", {1920, 1080}, Lang::ja, 4}, Form{"desk_two", {1920, 1080}, Lang::ja, 2}, Form{"upright", {820, 1180}, Lang::en, 4},
                                         Form{"large", {1180, 820}, Lang::en, 2, "160"}, Form{"small", {1180, 820}, Lang::ja, 2, "80"}),
                         [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace orrery::ui
