// Drives the whole app without a browser, through its mirror and by pointer, with a world that can go wrong.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "imgui.h"
#include "imgui_ui/app/app.h"
#include "tests/ui/headless.h"

namespace orrery::ui::test {

class TroubledStorage final : public Storage {
  public:
    std::optional<std::string> get(const std::string& key) const override {
        const auto at = values.find(key);
        return is_blocked || at == values.end() ? std::nullopt : std::optional<std::string>(at->second);
    }
    StoreAnswer set(const std::string& key, const std::string& value) override {
        if (is_blocked) return StoreAnswer::blocked;
        if (is_full) return StoreAnswer::full;
        values[key] = value;
        return StoreAnswer::done;
    }
    void remove(const std::string& key) override {
        if (!is_blocked) values.erase(key);
    }
    std::vector<std::string> keys() const override {
        std::vector<std::string> out;
        if (!is_blocked)
            for (const auto& [key, value] : values) out.push_back(key);
        return out;
    }

    std::map<std::string, std::string> values;
    bool is_blocked = false, is_full = false;
};

class TestHost final : public Host {
  public:
    Storage& storage() override { return store; }
    std::int64_t wall_ms() override { return now_ms; }
    std::uint64_t fresh_seed() override { return seed++; }
    void publish_mirror(const std::string& json) override {
        mirror = *parse_json(json);
        ++published;
    }
    void set_page(Lang lang, const std::string&) override { page_lang = lang; }
    void want_japanese() override { wants_japanese = true; }
    void want_letters(const std::string& stretch) override { wanted_letters.push_back(stretch); }
    bool want_part(const std::string& part) override {
        wanted_parts.insert(part);
        return !absent_parts.contains(part);
    }
    void begin_text(const TextEdit& edit) override { editing = edit; }
    void end_text() override { editing.reset(); }
    void download(const std::string& name, const std::string& text) override { downloads[name] = text; }
    void choose_file(std::size_t most_bytes) override { choosing_most = most_bytes; }
    void share(const std::string&, const std::string& link) override { shared.push_back(link); }
    std::string address() override { return "https://orrery.example/play/"; }
    void drop_fragment() override { ++dropped_fragments; }
    void hold_save(const std::string& id) override { held = id; }
    void ask_to_persist() override { ++asked_to_persist; }
    bool post_to_worker(const std::string& line) override {
        if (has_worker) posted.push_back(line);
        return has_worker;
    }
    void apply_update() override { ++updates; }
    void play_sound(Sound sound) override { sounds.push_back(sound); }
    void request_frame() override {}

    int updates = 0;
    TroubledStorage store;
    std::int64_t now_ms = 1'790'000'000'000;
    std::uint64_t seed = 1;
    Json mirror;
    int published = 0;
    Lang page_lang = Lang::en;
    bool wants_japanese = false, has_worker = false;
    std::vector<std::string> wanted_letters;
    std::set<std::string> absent_parts, wanted_parts;
    std::optional<TextEdit> editing;
    std::map<std::string, std::string> downloads;
    std::vector<std::string> posted;
    std::vector<Sound> sounds;
    std::size_t choosing_most = 0;             ///< of the file picker that was opened
    std::vector<std::string> shared;
    int dropped_fragments = 0, asked_to_persist = 0;
    std::string held;                          ///< the save that this tab wants for itself
};

/// Every node of the mirror's tree, depth first.
inline void walk(const Json& node, const std::function<void(const Json&)>& visit) {
    visit(node);
    if (node.contains("c"))
        for (const Json& child : node["c"]) walk(child, visit);
}

class Driver {
  public:
    explicit Driver(Vec css = {1180, 820}, TestHost* host = nullptr, float dpr = 1) : window_(css, dpr), own_(host ? nullptr : new TestHost), host_(host ? *host : *own_), app(host_, window_.assets()) {}

    void start(const std::string& fragment = "", Lang lang = Lang::en) {
        app.start(lang, fragment);
        frames(3);
    }
    void frame(double ms = 16) {
        window_.begin_frame(ms);
        PageState page;
        page.now_ms = window_.now_ms();
        page.css_size = window_.css();
        page.dpr = window_.dpr();
        page.reduced_motion = reduced_motion;
        app.frame(page);
        window_.end_frame();
    }
    void frames(int n, double ms = 16) {
        for (int i = 0; i < n; ++i) frame(ms);
    }

    bool reduced_motion = true;

    TestHost& host() { return host_; }
    std::string attr(const std::string& name) const {
        const Json& m = host_.mirror;
        return m.contains("a") && m["a"].contains(name) ? m["a"][name].get<std::string>() : std::string();
    }
    std::string screen() const { return attr("data-screen"); }
    std::vector<Json> buttons() const {
        std::vector<Json> out;
        walk(host_.mirror, [&](const Json& node) {
            if (node["t"] == "button") out.push_back(node);
        });
        return out;
    }
    std::string all_text() const {
        std::string out;
        walk(host_.mirror, [&](const Json& node) {
            if (node.contains("x")) out += node["x"].get<std::string>() + "\n";
        });
        return out;
    }
    std::vector<std::string> moves() const {
        std::vector<std::string> out;
        walk(host_.mirror, [&](const Json& node) {
            if (node["t"] == "button" && node["a"].contains("data-move")) out.push_back(node["a"]["data-move"].get<std::string>());
        });
        return out;
    }
    bool has(const std::string& action) const {
        bool found = false;
        walk(host_.mirror, [&](const Json& node) {
            found = found || (node["t"] == "button" && node["a"].contains("data-action") && node["a"]["data-action"] == action);
        });
        return found;
    }
    /// As a click in the mirror. False: there is no such button.
    bool press(const std::string& action, const std::string& value = {}, int seat = -1) {
        for (const Json& b : buttons()) {
            const Json& a = b["a"];
            if (!a.contains("data-action") || a["data-action"] != action) continue;
            if (!value.empty() && (!a.contains("data-value") || a["data-value"] != value)) continue;
            if (seat >= 0 && (!a.contains("data-seat") || a["data-seat"] != std::to_string(seat))) continue;
            Json json = Json::object();
            json["action"] = action;
            for (const char* name : {"seat", "key", "value"})
                json[name] = a.contains("data-" + std::string(name)) ? a["data-" + std::string(name)] : Json("");
            app.act(action_from_json(json));
            frames(2);
            return true;
        }
        return false;
    }
    void move(const std::string& text) {
        Action action;
        action.move = *parse_json(text);
        app.act(action);
        frames(2);
    }
    /// Plays through the mirror until `enough` or the end; takes the device and says yes where it is asked.
    template <class F>
    void play(std::uint64_t seed, F enough) {
        Rng rng(seed);
        for (int i = 0; i < 4000 && screen() != "end"; ++i) {
            if (screen() == "curtain") {
                ASSERT_TRUE(press("take-device"));
                continue;
            }
            if (has("confirm")) {
                ASSERT_TRUE(press("confirm"));
                continue;
            }
            ASSERT_EQ(screen(), "table");
            if (attr("data-stage") == "computer") {
                frame(700);
                continue;
            }
            if (enough()) return;
            const auto all = moves();
            ASSERT_FALSE(all.empty());
            move(all[rng.below(static_cast<std::uint32_t>(all.size()))]);
        }
    }
    const Target* target(const std::string& name) {
        const Target* found = nullptr;
        for (const Target& t : app.ui().targets())
            if (t.name == name) found = &t;
        return found;
    }
    bool tap(const std::string& name) {
        const Target* t = target(name);
        if (!t) return false;
        tap_at(t->rect.centre());
        return true;
    }
    void key(ImGuiKey which) {
        ImGui::GetIO().AddKeyEvent(which, true);
        frames(2);
        ImGui::GetIO().AddKeyEvent(which, false);
        frames(2);
    }
    void tap_at(Vec at) {
        window_.pointer(at);
        frames(2);
        window_.press(true);
        frames(2);
        window_.press(false);
        frames(3);
    }
    /// The target with the focus ring, or null.
    const Target* focused() const {
        for (const Target& t : app.ui().targets())
            if (app.ui().is_focused(t.id)) return &t;
        return nullptr;
    }
    Window& window() { return window_; }

  private:
    Window window_;
    std::unique_ptr<TestHost> own_;
    TestHost& host_;

  public:
    App app;
};

}  // namespace orrery::ui::test
