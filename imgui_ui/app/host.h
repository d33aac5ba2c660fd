// Environment of the app: the browser, or a stand-in for tests.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text.h"
#include "imgui_ui/app/settings.h"
#include "imgui_ui/kit/geometry.h"

namespace orrery {
class Storage;
}

namespace orrery::ui {

/// Text field being edited. The host lays a real input over it, because only that opens a soft keyboard and supports every script.
struct TextEdit {
    std::string field;          ///< "name-0", "deal-number"; identifies the answer
    std::string label;
    std::string value;
    std::string placeholder;
    Rect place;                 ///< in CSS pixels
    float size = 18;            ///< font size in CSS pixels
    int max_length = 24;
    bool numeric = false;
};

/// Sounds, played by the host.
enum class Sound : std::uint8_t { tap, refusal, card, ship, marker, dice, gain, triumph, curtain, turn, end };
/// Returns "tap", "refusal" …
const char* sound_id(Sound sound);

/// Result of sharing a link.
enum class ShareAnswer {
    failed,
    copied,                     ///< copied to the clipboard
    handed_on,                  ///< passed to the system, even if the person cancelled there
};

class Host {
  public:
    virtual ~Host() = default;

    virtual Storage& storage() = 0;
    /// Returns milliseconds since 1970, for the dates in saves.
    virtual std::int64_t wall_ms() = 0;
    /// Returns how long ago something was, in the words of the language: "now", "12 min. ago", "yesterday".
    virtual std::string time_ago(Lang lang, std::int64_t seconds) = 0;
    /// Returns an unpredictable number for a new deal.
    virtual std::uint64_t fresh_seed() = 0;

    /// Publishes the mirror's tree as JSON (mirror.h). Called only after a change.
    virtual void publish_mirror(const std::string& json) = 0;
    /// Sets the language and the title of the page.
    virtual void set_page(Lang lang, const std::string& title) = 0;
    /// Requests the translations of a language other than English, and its letters. App::words_came is called when they are here.
    virtual void want_language(Lang lang) = 0;
    /// Requests the letters beyond the Latin font. They arrive asynchronously.
    virtual void want_japanese() = 0;
    /// Requests letters for a stretch of text that the fonts lack, as font files or as a picture.
    virtual void want_letters(const std::string& stretch) { (void)stretch; }

    virtual void begin_text(const TextEdit&) = 0;
    virtual void end_text() = 0;
    virtual void download(const std::string& file_name, const std::string& text) = 0;
    /// Lets the person choose a file, which arrives through App::file_chosen. Files larger than `most_bytes` are not read.
    virtual void choose_file(std::size_t most_bytes) = 0;
    /// Passes a link to the system's share dialog or to the clipboard. The result arrives through App::shared.
    virtual void share(const std::string& title, const std::string& link) = 0;
    /// Returns the QR code of a text as rows of '1' (dark) and '0', each ended by a line feed. Returns "" as long as none can be made; a
    /// frame is drawn once one can.
    virtual std::string qr_code(const std::string& text) {
        (void)text;
        return {};
    }
    /// Returns the page's address without its fragment.
    virtual std::string address() = 0;
    /// Replaces the fragment of the address, without '#'. A reload then leads there.
    virtual void set_fragment(const std::string& fragment) = 0;

    /// Requests the lock of this save for this tab and releases the previous one. An empty id only releases. The result arrives
    /// through App::save_held, possibly later, when the holding tab is closed.
    virtual void hold_save(const std::string& id) = 0;
    /// Asks the browser to keep the stored data permanently. The answer arrives through App::persistence_answered.
    virtual void ask_to_persist() = 0;

    /// Sends a line of the protocol to the helper of the computer seats. Returns false if there is none.
    virtual bool post_to_worker(const std::string& line) = 0;

    /// Restarts the page with the new version (App::offline_news). Everything is saved by then.
    virtual void apply_update() = 0;
    /// Plays a sound. Called only if sound is turned on. Moments have a tune for each game; `tune` is its number, -1 for none.
    virtual void play_sound(Sound sound, Volume volume, int tune) { (void)sound, (void)volume, (void)tune; }
    /// Returns true on a device that is touched and can vibrate.
    virtual bool can_vibrate() { return false; }
    /// Vibrates as it suits the sound, if at all.
    virtual void vibrate(Sound sound) { (void)sound; }
    /// Returns true if the page can fill the screen, and whether it does.
    virtual bool can_fill_screen() { return false; }
    virtual bool fills_screen() { return false; }
    virtual void fill_screen(bool fills) { (void)fills; }
    /// Opens another window of the page with this fragment. Returns false if the browser does not let it.
    virtual bool open_window(const std::string& fragment) {
        (void)fragment;
        return false;
    }

    /// Returns true if this part of the program (app/parts.h) is loaded. Otherwise starts loading it; the result arrives through
    /// App::part_came.
    virtual bool want_part(const std::string& part) {
        (void)part;
        return true;
    }

    virtual void request_frame() = 0;
};

}  // namespace orrery::ui
