// Drives the whole app without a browser, through its mirror and by pointer, on a host with failures on demand.
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

class TroubledStorage final : public MemoryStorage {
  public:
    bool is_blocked = false, is_full = false;

    std::optional<std::string> get(const std::string& key) const override {
        return is_blocked ? std::nullopt : MemoryStorage::get(key);
    }
    StoreAnswer set(const std::string& key, const std::string& value) override {
        if (is_blocked) return StoreAnswer::blocked;
        return is_full ? StoreAnswer::full : MemoryStorage::set(key, value);
    }
    void remove(const std::string& key) override {
        if (!is_blocked) MemoryStorage::remove(key);
    }
    std::vector<std::string> keys() const override { return is_blocked ? std::vector<std::string>() : MemoryStorage::keys(); }
};

class TestHost final : public Host {
  public:
    Storage& storage() override { return store; }
    std::int64_t wall_ms() override { return now_ms; }
    std::uint64_t fresh_seed() override { return seed++; }
    void publish_mirror(const std::string& json) override {
        mirror_text_ = json;
        ++published;
    }
    /// Returns the published tree of the mirror, parsed on demand; null before the first one.
    const Json& mirror() const;
    void forget_mirror() { publish_mirror({}); }
    void set_page(Lang lang, const std::string&) override { page_lang = lang; }
    void want_language(Lang lang) override { wants_japanese = wants_japanese || lang == Lang::ja; }
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
    std::string qr_code(const std::string&) override { return qr; }
    std::string address() override { return "https://orrery.example/play/"; }
    std::string time_ago(Lang lang, std::int64_t seconds) override {
        const std::int64_t minutes = seconds / 60, hours = minutes / 60;
        if (lang == Lang::ja) return std::to_string(minutes) + "分前";
        if (lang != Lang::en) return std::to_string(minutes) + " mín ágó";
        return minutes == 0 ? "just now" : hours == 0 ? std::to_string(minutes) + " min ago" : std::to_string(hours) + " h ago";
    }
    void set_fragment(const std::string& text) override { fragment = text; }
    void hold_save(const std::string& id) override {
        held = id;
        ++hold_requests;
    }
    void ask_to_persist() override { ++asked_to_persist; }
    bool post_to_worker(const std::string& line) override {
        if (has_worker) posted.push_back(line);
        return has_worker;
    }
    void apply_update() override { ++updates; }
    bool can_vibrate() override { return vibrates; }
    void vibrate(Sound sound) override { vibrations.push_back(sound); }
    bool can_fill_screen() override { return has_full_screen; }
    bool fills_screen() override { return is_full_screen; }
    void fill_screen(bool fills) override { is_full_screen = fills; }
    bool open_window(const std::string& place) override {
        if (opens_windows) windows.push_back(place);
        return opens_windows;
    }
    void play_sound(Sound sound, Volume loudness, int number) override { sounds.push_back(sound), volume = loudness, tune = number; }
    void request_frame() override {}

    int updates = 0;
    TroubledStorage store;
    std::int64_t now_ms = 1'790'000'000'000;
    std::uint64_t seed = 1;
    int published = 0;
    Lang page_lang = Lang::en;
    bool wants_japanese = false, has_worker = false;
    std::vector<std::string> wanted_letters;
    std::set<std::string> absent_parts, wanted_parts;
    std::optional<TextEdit> editing;
    std::map<std::string, std::string> downloads;
    std::vector<std::string> posted;
    bool vibrates = false, has_full_screen = false, is_full_screen = false;
    bool opens_windows = false;                ///< otherwise the browser forbids it
    std::vector<std::string> windows;          ///< fragments of those that were opened
    std::vector<Sound> sounds, vibrations;
    Volume volume = Volume::quiet;             ///< of the last sound
    int tune = -1;                             ///< likewise
    std::size_t choosing_most = 0;             ///< limit of the file picker that was opened
    std::vector<std::string> shared;
    std::string qr;                            ///< rows of every QR code
    int asked_to_persist = 0;
    std::string fragment;                      ///< of the address, as the app has set it
    std::string held;                          ///< id of the save whose lock was requested
    int hold_requests = 0;
    bool gives_locks = true;                   ///< false: whether a lock is free is not answered

  private:
    std::string mirror_text_;
    mutable std::string parsed_text_;
    mutable Json parsed_;
};

/// Loads the languages for tests, Lang::longer and Lang::polish. The test fails if one cannot be loaded.
void load_test_languages();

/// Returns an attribute of a node of the mirror, or nullptr if there is none of that name.
const Json* attr_of(const Json& node, const std::string& name);
/// Visits every node of the mirror's tree, depth first.
void walk(const Json& node, const std::function<void(const Json&)>& visit);

/// Returns the fragment that starts a game: "new=<game>&" and `rest`. The test's name determines the game, so the tests of a
/// file cover all games, or all of a kind. Games with a round limit get eight rounds.
enum class Some {
    game,
    secrets,                                   ///< seats have secrets, so a curtain falls between people
    short_game,                                ///< random moves end it within a few hundred moves
};
std::string some_game(const std::string& rest, Some of = Some::game);
/// Returns the ids of the games that have a table, in the order of the shelf.
std::vector<std::string> playable_games();

class Driver {
  public:
    explicit Driver(Vec css = {1180, 820}, TestHost* host = nullptr, float dpr = 1)
        : window_(css, dpr), own_(host ? nullptr : new TestHost), host_(host ? *host : *own_), app(host_, window_.assets()) {
        window_.paint(are_tables_painted);
    }

    void start(const std::string& fragment = "", Lang lang = Lang::en);
    void frame(double ms = 16);
    void frames(int n, double ms = 16);
    /// Draws until nothing moves and no moment is being staged.
    void rest();
    /// Draws a frame and returns its texts.
    std::string drawn_text(double ms);

    bool reduced_motion = true;

    TestHost& host() { return host_; }
    const Json& mirror() const { return host_.mirror(); }
    std::string attr(const std::string& name) const;
    std::string screen() const { return attr("data-screen"); }
    /// Returns the match on the table.
    const AnyMatch& match() const { return app.session()->match(); }
    std::vector<Json> buttons() const;
    std::string all_text() const;
    std::vector<std::string> moves() const;
    bool has(const std::string& action) const;
    /// Presses a button of the mirror. Returns false if there is no such button.
    bool press(const std::string& action, const std::string& value = {}, int seat = -1);
    void move(const std::string& text);
    /// Plays through the mirror until `enough` holds or the game ends. Takes the device and confirms if necessary. A game that
    /// reaches neither is a failure.
    template <class F>
    void play(std::uint64_t seed, F enough) {
        constexpr int kMostSteps = 4000;
        Rng rng(seed);
        for (int i = 0; i < kMostSteps; ++i) {
            if (screen() == "end") return;
            if (screen() == "curtain") {
                ASSERT_TRUE(press("take-device"));
                ++hand_overs;
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
            if (press("pass-on")) continue;
            if (enough()) return;
            const auto all = moves();
            ASSERT_FALSE(all.empty());
            move(all[rng.below(static_cast<std::uint32_t>(all.size()))]);
        }
        FAIL() << "neither far enough nor over after " << kMostSteps << " steps, at move " << match().ply();
    }
    /// Number of curtains that `play` has lifted.
    int hand_overs = 0;
    const Target* target(const std::string& name);
    bool tap(const std::string& name);
    /// Presses a target for so long, then lets go. Returns false if there is no such target.
    bool hold(const std::string& name, double ms);
    void key(ImGuiKey which);
    void tap_at(Vec at);
    /// Returns the target with the focus ring, or nullptr.
    const Target* focused() const;
    Window& window() { return window_; }

  private:
    Window window_;
    std::unique_ptr<TestHost> own_;
    TestHost& host_;
    int answered_holds_ = host_.hold_requests;

  public:
    App app;
};

}  // namespace orrery::ui::test
