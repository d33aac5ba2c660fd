// Random input: fingers, keys, mirror buttons, texts, windows, languages, links, storage trouble and restarts. From every
// screen there must be a way on and a way back to the shelf, and all stored data must stay readable. ORRERY_MONKEY_STEPS
// sets the number of steps, ORRERY_MONKEY_SEED the seed.
#include <gtest/gtest.h>
#include <imgui.h>

#include <cstdlib>
#include <deque>

#include "engine/match/games.h"
#include "tests/rounds.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;

int number_from(const char* name, int otherwise) {
    const char* text = std::getenv(name);
    return text ? std::atoi(text) : otherwise;
}

class Monkey {
  public:
    explicit Monkey(std::uint64_t seed) : rng_(seed) { restart(""); }

    /// Makes a random step; `told()` describes it.
    void step() {
        const std::uint32_t dice = below(100);
        if (dice < 30) tap_a_target();
        else if (dice < 34) tap_anywhere();
        else if (dice < 38) drag();
        else if (dice < 40) hold();
        else if (dice < 53) press_a_key();
        else if (dice < 83) press_a_mirror_button();
        else if (dice < 86) type_something();
        else if (dice < 88) ask_for_anything();
        else if (dice < 90) resize();
        else if (dice < 92) change_settings();
        else if (dice < 94) wait();
        else if (dice < 95) follow_a_link();
        else if (dice < 96) trouble_the_storage();
        else if (dice < 97) bother_the_helper();
        else if (dice < 98) bring_news();
        else if (dice < 99) come_back_later();
        else wheel();
    }

    /// Returns a description of the fault, or "" if there is none.
    std::string complaint() {
        Driver& d = *driver_;
        if (d.screen().empty()) return "the mirror names no screen";
        int open = 0;
        std::string empty;
        for (const Json& b : d.buttons()) {
            const Json& a = b["a"];
            if (!a.contains("aria-disabled") || a["aria-disabled"] != "true") ++open;
            if (b.value("x", "").empty()) empty = b.dump();
        }
        if (open == 0) return "no button of the mirror is open on " + d.screen();
        if (!empty.empty()) return "a button without a name: " + empty;
        int top = 0, enabled = 0;
        for (const Target& t : d.app.ui().targets()) top = std::max(top, t.layer);
        for (const Target& t : d.app.ui().targets()) {
            if (t.layer != top) continue;
            enabled += t.options.enabled ? 1 : 0;
            if (t.name.empty()) return "a target without a name on " + d.screen();
        }
        if (enabled == 0) return "nothing to tap on " + d.screen();
        return {};
    }

    /// Returns true if the mirror leads back to the shelf.
    bool can_go_home() {
        Driver& d = *driver_;
        for (int i = 0; i < 30; ++i) {
            if (d.screen() == "shelf") return true;
            bool found = false;
            for (const char* way : {"cancel", "shelf", "close", "back", "take-device", "menu"})
                if ((found = d.press(way))) break;
            if (!found) return false;
        }
        return false;
    }

    std::string told() const {
        std::string out;
        for (const std::string& line : told_) out += line + "\n";
        return out;
    }
    Driver& driver() { return *driver_; }
    TestHost& host() { return host_; }

    void restart(const std::string& fragment) {
        driver_.reset();
        host_.forget_mirror();
        host_.editing.reset();
        driver_ = std::make_unique<Driver>(kWindows[below(std::size(kWindows))], &host_);
        driver_->window().paint();
        driver_->start(fragment, below(2) == 0 ? Lang::en : Lang::ja);
    }

  private:
    static constexpr Vec kWindows[] = {{1180, 820}, {820, 1180}, {390, 844}, {360, 640}, {844, 390}, {1920, 1080}, {1024, 768}};

    std::uint32_t below(std::size_t n) { return rng_.below(static_cast<std::uint32_t>(n)); }
    template <class List>
    auto one_of(const List& list) { return list[below(std::size(list))]; }
    void tell(std::string what) {
        told_.push_back(driver_->screen() + ": " + std::move(what));
        if (told_.size() > 16) told_.pop_front();
    }

    std::optional<Target> any_target() {
        const auto& all = driver_->app.ui().targets();
        if (all.empty()) return {};
        // Prefers a target on top, but sometimes takes one below it.
        int top = 0;
        for (const Target& t : all) top = std::max(top, t.layer);
        for (int i = 0; i < 12; ++i) {
            const Target& t = all[below(all.size())];
            if (t.layer == top || i == 11) return t;
        }
        return {};
    }
    void point(Vec canvas) {
        const float k = driver_->app.canvas_scale();
        ImGui::GetIO().AddMousePosEvent(canvas.x * k, canvas.y * k);
    }
    Vec anywhere() {
        const float k = driver_->app.canvas_scale();
        const Vec css = driver_->window().css();
        return {float(below(static_cast<std::size_t>(css.x) + 1)) / k, float(below(static_cast<std::size_t>(css.y) + 1)) / k};
    }
    void tap(Vec at) {
        point(at);
        driver_->frame();
        driver_->window().press(true);
        driver_->frame();
        driver_->window().press(false);
        driver_->frames(2);
    }

    void tap_a_target() {
        const auto t = any_target();
        if (!t) return;
        tell("tap " + t->name);
        tap(t->rect.centre());
    }
    void tap_anywhere() {
        const Vec at = anywhere();
        tell("tap at " + std::to_string(int(at.x)) + "," + std::to_string(int(at.y)));
        tap(at);
    }
    void drag() {
        const auto from = any_target(), to = any_target();
        if (!from || !to) return;
        tell("drag " + from->name + " to " + to->name);
        point(from->rect.centre());
        driver_->frame();
        driver_->window().press(true);
        driver_->frame();
        const Vec a = from->rect.centre(), b = below(3) == 0 ? anywhere() : to->rect.centre();
        for (int i = 1; i <= 3; ++i) {
            const float k = float(i) / 3;
            point({a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k});
            driver_->frame();
        }
        driver_->window().press(false);
        driver_->frames(2);
    }
    void hold() {
        const auto t = any_target();
        if (!t) return;
        tell("hold " + t->name);
        point(t->rect.centre());
        driver_->frame();
        driver_->window().press(true);
        for (int i = 0; i < 5; ++i) driver_->frame(200);
        driver_->window().press(false);
        driver_->frames(2);
    }
    void press_a_key() {
        constexpr ImGuiKey kKeys[] = {ImGuiKey_Tab, ImGuiKey_Tab, ImGuiKey_Enter, ImGuiKey_Enter, ImGuiKey_Space, ImGuiKey_Escape,
                                      ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow, ImGuiKey_Z,
                                      ImGuiKey_Y, ImGuiKey_H, ImGuiKey_L, ImGuiKey_Home, ImGuiKey_End, ImGuiKey_PageUp, ImGuiKey_PageDown};
        const ImGuiKey key = one_of(kKeys);
        tell(std::string("key ") + ImGui::GetKeyName(key));
        ImGuiIO& io = ImGui::GetIO();
        if (below(20) == 0) io.AddInputCharacter('?');
        io.AddKeyEvent(key, true);
        driver_->frame();
        io.AddKeyEvent(key, false);
        driver_->frames(2);
    }
    void press_a_mirror_button() {
        const std::vector<Json> all = driver_->buttons();
        if (all.empty()) return;
        const Json& a = all[below(all.size())]["a"];
        Action action;
        if (a.contains("data-move")) {
            action.move = *parse_json(a["data-move"].get<std::string>());
            tell("move " + a["data-move"].get<std::string>());
        } else {
            Json json = Json::object();
            json["action"] = a["data-action"];
            for (const char* name : {"seat", "key", "value"}) {
                const std::string data = "data-" + std::string(name);
                json[name] = a.contains(data) ? a[data] : Json("");
            }
            tell("press " + json.dump());
            action = action_from_json(json);
        }
        driver_->app.act(action);
        driver_->frames(2);
    }
    void type_something() {
        static const char* const kTexts[] = {"", " ", "Zoë", "あき", "👩‍🚀 Нова", "\t\n", "007", "-1", "99999999999999999999", "1e9", "<b>\"'&",
                                             "a very long name that nobody has and that goes on and on and on and on", "\xE3\x81"};
        static const char* const kFields[] = {"name-0", "name-1", "name-4", "name-9", "deal-number", "search", "no-such-field"};
        const std::string field = host_.editing && below(4) != 0 ? host_.editing->field : std::string(one_of(kFields));
        const std::string text = one_of(kTexts);
        const bool done = below(3) != 0;
        tell("type \"" + text + "\" into " + field + (done ? " and leave" : ""));
        if (done) host_.editing.reset();
        driver_->app.typed(field, text, done);
        driver_->frames(2);
    }
    // Requests actions that no screen currently offers.
    void ask_for_anything() {
        static constexpr ActionName kNames[] = {"new-game", "continue", "start", "take-device", "peek", "undo", "redo", "log", "menu", "seats", "close",
                                             "back", "shelf", "confirm", "cancel", "rematch", "see-table", "results", "download", "rules",
                                             "open-rule", "settings", "update", "seat-color", "seat-kind", "remove-seat", "add-seat",
                                             "option", "coming", "more-games", "close-message", "replay", "saves", "learn", "hint",
                                             "statistics", "share", "import", "delete-save", "rename-save", {}};
        static const char* const kValues[] = {"", "jumpgate", "JG-A1", "quantum", "red", "computer", "-1", "9999999999", "x", "../..", "true"};
        Action action;
        action.name = one_of(kNames);
        action.seat = static_cast<int>(below(8)) - 2;
        action.value = one_of(kValues);
        action.key = one_of(kValues);
        if (below(6) == 0) action.move = *parse_json(below(2) == 0 ? R"({"type":"end_turn"})" : R"([{"type":7},null])");
        tell("ask for " + std::string(action.name.text()) + " " + std::to_string(action.seat) + " " + action.value + " " + action.key);
        driver_->app.act(action);
        driver_->frames(2);
    }
    void resize() {
        const Vec css = below(3) == 0 ? Vec{320 + float(below(2000)), 320 + float(below(1400))} : one_of(kWindows);
        tell("window " + std::to_string(int(css.x)) + "x" + std::to_string(int(css.y)));
        driver_->window().resize(css);
        driver_->frames(2);
    }
    void change_settings() {
        static constexpr struct {
            ActionName name;
            const char* value;
        } kSettings[] = {{"language", ""}, {"language", "ja"}, {"language", "en"}, {"text-size", "160"}, {"text-size", "80"}, {"text-size", "100"},
                         {"palette", "safe"}, {"palette", "high_contrast"}, {"palette", "standard"}, {"undo-mode", "friendly"}, {"undo-mode", "fair"},
                         {"motion", "full"}};
        const auto& setting = kSettings[below(std::size(kSettings))];
        Action action;
        action.name = setting.name;
        action.value = setting.value;
        tell("set " + std::string(action.name.text()) + " " + action.value);
        driver_->app.act(action);
        driver_->frames(2);
    }
    void wait() {
        tell("wait");
        for (int i = 0; i < 4; ++i) driver_->frame(900);
    }
    void follow_a_link() {
        static const char* const kLinks[] = {"&players=2&seed=7", "&players=3&bots=2", "&players=4&bots=4&seed=1", "",
                                             "screen=rules", "screen=settings&lang=ja", "players=99", "%%%", "save=AAAA", "screen=shelf"};
        std::string link = one_of(kLinks);
        if (link.empty() || link[0] == '&') link = "new=" + one_of(test::playable_games()) + link;
        tell("link " + link);
        driver_->app.open_fragment(link);
        driver_->frames(2);
    }
    void trouble_the_storage() {
        host_.store.is_full = below(4) == 0;
        host_.store.is_blocked = below(8) == 0;
        tell(std::string("storage ") + (host_.store.is_blocked ? "blocked" : host_.store.is_full ? "full" : "well"));
    }
    void bother_the_helper() {
        tell("helper");
        host_.posted.clear();
        host_.has_worker = below(2) == 0;
        if (below(2) == 0) driver_->app.worker_said(below(2) == 0 ? "{nonsense" : R"({"id":1,"result":{"move":{"type":"end_turn"}}})");
        else if (below(3) == 0) driver_->app.worker_failed();
        driver_->frames(2);
    }
    void bring_news() {
        tell("news of a version");
        driver_->app.offline_news(below(2) == 0, below(2) == 0);
        driver_->frames(2);
    }
    void come_back_later() {
        tell("come back");
        host_.now_ms += 60'000 * (1 + below(3000));
        restart("");
    }
    void wheel() {
        tell("wheel");
        point(anywhere());
        ImGui::GetIO().AddMouseWheelEvent(0, float(below(7)) - 3);
        driver_->frames(3);
    }

    Rng rng_;
    TestHost host_;
    std::unique_ptr<Driver> driver_;
    std::deque<std::string> told_;
};

TEST(Monkey, FindsNoDeadEnd) {
    const int steps = number_from("ORRERY_MONKEY_STEPS", tests::is_deep() ? 20000 : tests::kFewerRounds ? 500 : 1500);
    const auto seed = static_cast<std::uint64_t>(number_from("ORRERY_MONKEY_SEED", 1));
    Monkey monkey(seed);
    std::map<std::string, int> seen;
    constexpr const char* kScreens[] = {"shelf", "setup", "table", "curtain", "rules", "settings"};
    const auto has_seen_all = [&] { return std::all_of(std::begin(kScreens), std::end(kScreens), [&](const char* screen) { return seen[screen] > 0; }); };
    // A short walk may miss a screen, so it goes on for a while.
    for (int i = 0; i < steps || (i < 4 * steps && !has_seen_all()); ++i) {
        monkey.step();
        ++seen[monkey.driver().screen()];
        const std::string complaint = monkey.complaint();
        ASSERT_EQ(complaint, "") << "seed " << seed << ", step " << i << "; before that:\n" << monkey.told();
        if (i % 150 != 149) continue;
        ASSERT_TRUE(monkey.can_go_home()) << "seed " << seed << ", step " << i << "; before that:\n" << monkey.told();
    }
    for (const auto& [screen, times] : seen) std::printf("%6d steps on %s\n", times, screen.c_str());
    for (const char* screen : kScreens) EXPECT_GT(seen[screen], 0) << screen;

    // All stored games must be readable.
    monkey.host().store.is_full = monkey.host().store.is_blocked = false;
    SaveStore store(monkey.host().store);
    int games = 0;
    for (const GameSummary& game : store.list()) {
        EXPECT_FALSE(game.is_damaged) << game.id;
        EXPECT_TRUE(store.open(game.id).ok()) << game.id;
        ++games;
    }
    EXPECT_GT(games, 0);
}

}  // namespace
}  // namespace orrery::ui
