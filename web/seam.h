// Interface between the page's JavaScript and the program. JavaScript provides an object `host`; the
// functions that it calls are in seam_browser.cpp and begin with `orrery_`.
#pragma once

#include <string>

#include "engine/match/storage.h"
#include "imgui_ui/app/host.h"

namespace orrery::web {

/// localStorage. A browser that forbids it answers `blocked` to everything.
class LocalStorage final : public Storage {
  public:
    std::optional<std::string> get(const std::string& key) const override;
    StoreAnswer set(const std::string& key, const std::string& value) override;
    void remove(const std::string& key) override;
    std::vector<std::string> keys() const override;
};

/// The world around the app, as a browser has it.
class BrowserHost final : public ui::Host {
  public:
    Storage& storage() override { return storage_; }
    std::int64_t wall_ms() override;
    std::uint64_t fresh_seed() override;
    void publish_mirror(const std::string& json) override;
    void set_page(Lang lang, const std::string& title) override;
    void want_japanese() override;
    void want_letters(const std::string& stretch) override;
    void begin_text(const ui::TextEdit& edit) override;
    void end_text() override;
    void download(const std::string& file_name, const std::string& text) override;
    void choose_file(std::size_t most_bytes) override;
    void share(const std::string& title, const std::string& link) override;
    std::string address() override;
    void drop_fragment() override;
    void hold_save(const std::string& id) override;
    void ask_to_persist() override;
    bool post_to_worker(const std::string& line) override;
    void apply_update() override;
    void play_sound(ui::Sound sound) override;
    bool want_part(const std::string& part) override;
    void request_frame() override;

  private:
    LocalStorage storage_;
    bool asked_for_japanese_ = false;
};

/// Tells the page that the program cannot go on, in plain words; the page shows them and offers the saved games.
void report_failure(const char* what);
/// Tells the page that there is something to see.
void report_first_frame();

// What the page asks of the program (main.cpp).
/// `data` comes from `malloc` and belongs to the program from here on. Both weights of a set make it complete.
enum class FontPart { latin, japanese, more };
void add_font(bool is_bold, FontPart part, unsigned char* data, std::size_t size);
/// A stretch that no part of the font holds, drawn by the browser: Fonts::add_picture. `rgba` stays the caller's.
void add_picture(const std::string& stretch, bool is_bold, int width, int height, float em, float base, const unsigned char* rgba);
/// No further frame until the fonts that are on their way have come.
void hold_frames(bool hold);
void start(Lang lang, const std::string& fragment);
void set_reduced_motion(bool reduced);
/// Draws at once, inside the handler of an event: only then may a field take the focus on some tablets.
void draw_now();
/// What can be tapped now, in the order drawn: [{"id","name","x","y","w","h","hit","clip","layer","focused","focusable",
/// "enabled"}], places in CSS pixels; `hit` is where a finger may touch, `clip` what part of the window it may show in.
std::string targets();

}  // namespace orrery::web
