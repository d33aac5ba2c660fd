// Interface between the page's JavaScript and the program. JavaScript provides an object `host`. The functions
// that JavaScript calls are in seam_browser.cpp and begin with `orrery_`.
#pragma once

#include <string>

#include "engine/match/storage.h"
#include "imgui_ui/app/host.h"

namespace orrery::web {

/// Storage in the browser's localStorage. If the browser forbids access, reads find nothing and writes return `blocked`.
class LocalStorage final : public Storage {
  public:
    std::optional<std::string> get(const std::string& key) const override;
    StoreAnswer set(const std::string& key, const std::string& value) override;
    void remove(const std::string& key) override;
    std::vector<std::string> keys() const override;
};

/// Host of the app in a browser.
class BrowserHost final : public ui::Host {
  public:
    Storage& storage() override { return storage_; }
    std::int64_t wall_ms() override;
    std::uint64_t fresh_seed() override;
    void publish_mirror(const std::string& json) override;
    void set_page(Lang lang, const std::string& title) override;
    void want_language(Lang lang) override;
    void want_japanese() override;
    void want_letters(const std::string& stretch) override;
    void begin_text(const ui::TextEdit& edit) override;
    void end_text() override;
    void download(const std::string& file_name, const std::string& text) override;
    void choose_file(std::size_t most_bytes) override;
    void share(const std::string& title, const std::string& link) override;
    std::string address() override;
    std::string time_ago(Lang lang, std::int64_t seconds) override;
    void set_fragment(const std::string& fragment) override;
    void hold_save(const std::string& id) override;
    void ask_to_persist() override;
    bool post_to_worker(const std::string& line) override;
    void apply_update() override;
    std::string qr_code(const std::string& text) override;
    void play_sound(ui::Sound sound, ui::Volume volume, int tune) override;
    bool can_vibrate() override;
    void vibrate(ui::Sound sound) override;
    bool can_fill_screen() override;
    bool fills_screen() override;
    void fill_screen(bool fills) override;
    bool open_window(const std::string& fragment) override;
    bool want_part(const std::string& part) override;
    void request_frame() override;

  private:
    LocalStorage storage_;
    bool asked_for_japanese_ = false;
};

/// Reports a fatal error. The page shows `what` to the person and offers the saved games for download.
void report_failure(const char* what);
/// Reports that the first frame has been drawn. The page then removes its loading screen.
void report_first_frame();

// Functions for the page, implemented in main.cpp.
enum class FontPart { latin, japanese, more };
/// Adds a font file. Takes ownership of `data`, which must come from `malloc`. The font is used once both weights of the
/// part have been added.
void add_font(bool is_bold, FontPart part, unsigned char* data, std::size_t size);
/// Adds a picture of a run of text that no font file covers, rendered by the browser. See Fonts::add_picture. Does not take
/// ownership of `rgba`.
void add_picture(const std::string& stretch, bool is_bold, int width, int height, float em, float base, const unsigned char* rgba);
/// Stops drawing while `hold` is true, so that no frame shows text whose font is still loading. False resumes drawing.
void hold_frames(bool hold);
/// Returns the language that the app has after this URL fragment. `page` is the browser's language.
Lang language_for(Lang page, const std::string& fragment);
/// Starts the app and the drawing loop. `fragment` is the URL fragment without '#'. Precondition: the Latin font is loaded.
void start(Lang lang, const std::string& fragment);
void set_reduced_motion(bool reduced);
/// Draws synchronously inside an event handler. Some tablets let a text field take the focus only there.
void draw_now();
/// Returns the tappable targets of the last frame in drawing order, as JSON:
/// [{"id","name","x","y","w","h","hit","clip","layer","focused","focusable","enabled","reveals"}]. Positions are in CSS pixels.
/// `hit` is the area that reacts to a touch, `clip` the part of the window that the target can appear in. Returns "[]"
/// before start().
std::string targets();
/// Returns what hands need to make moves of the open table (ui::Handhold), as JSON: {"touches":[id…],"openings":[id…],
/// "drags":[[from,onto]…],"next":[id…],"is_joint":false}. `moves`: a move or a list of two, as JSON. Returns "{}" if no table is open or
/// `moves` is no JSON.
std::string handhold(const std::string& moves);

}  // namespace orrery::web
