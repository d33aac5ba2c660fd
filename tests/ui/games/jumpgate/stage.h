// The whole app without a browser: a host that keeps things in memory, a clock that tests move, and fingers.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/match/storage.h"
#include "imgui_ui/app/app.h"
#include "imgui_ui/games/jumpgate/scene.h"
#include "tests/ui/headless.h"

namespace orrery::ui::test {

class MemoryStorage final : public Storage {
  public:
    std::optional<std::string> get(const std::string& key) const override {
        const auto at = values_.find(key);
        return at == values_.end() ? std::nullopt : std::optional<std::string>(at->second);
    }
    StoreAnswer set(const std::string& key, const std::string& value) override {
        values_[key] = value;
        return StoreAnswer::done;
    }
    void remove(const std::string& key) override { values_.erase(key); }
    std::vector<std::string> keys() const override {
        std::vector<std::string> out;
        for (const auto& [key, value] : values_) out.push_back(key);
        return out;
    }

  private:
    std::map<std::string, std::string> values_;
};

class MemoryHost final : public Host {
  public:
    Storage& storage() override { return storage_; }
    std::int64_t wall_ms() override { return 1'790'000'000'000; }
    std::uint64_t fresh_seed() override { return 1; }
    void publish_mirror(const std::string& json) override { mirror = json; }
    void set_page(Lang, const std::string&) override {}
    void want_japanese() override {}
    void begin_text(const TextEdit&) override {}
    void end_text() override {}
    void download(const std::string&, const std::string&) override {}
    void choose_file(std::size_t) override {}
    void share(const std::string&, const std::string&) override {}
    std::string address() override { return {}; }
    void drop_fragment() override {}
    void hold_save(const std::string&) override {}
    void ask_to_persist() override {}
    bool post_to_worker(const std::string&) override { return false; }
    void apply_update() override {}
    void request_frame() override {}

    std::string mirror;

  private:
    MemoryStorage storage_;
};

class Stage {
  public:
    Stage(Vec css, float dpr) : window_(css, dpr), app_(host_, window_.assets()) {}

    void start(Lang lang, const std::string& fragment);
    App& app() { return app_; }
    /// Draws a frame `ms` after the one before.
    void frame(double ms = 16);
    /// Draws until nothing moves and the glow has come to rest.
    void settle();

    void act(const std::string& name, const std::string& value = {});
    void act_move(const Json& move);

    // Fingers. All say whether the target was there.
    const Target* target(Id id) const;
    bool tap(Id id);
    void tap_at(Vec at);
    bool tap_kind(jumpgate_table::Thing::Kind kind);
    bool tap_enabled(jumpgate_table::Thing::Kind kind);
    /// A planet that can be reached by flight and by card.
    bool tap_way();
    bool hold_kind(jumpgate_table::Thing::Kind kind);

    bool save_png(const std::string& path) { return window_.save_png(path); }

  private:
    Id first_of(jumpgate_table::Thing::Kind kind, bool enabled) const;

    Window window_;
    MemoryHost host_;
    App app_;
};

}  // namespace orrery::ui::test
