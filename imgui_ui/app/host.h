// What the app needs from the world around it: the browser, or a stand-in for tests.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/text.h"
#include "imgui_ui/kit/geometry.h"

namespace orrery {
class Storage;
}

namespace orrery::ui {

/// A text field being edited: the host lays a real input over it, because only that brings a soft keyboard and every script.
struct TextEdit {
    std::string field;          ///< "name-0", "deal-number": comes back with what was typed
    std::string label;
    std::string value;
    std::string placeholder;
    Rect place;                 ///< in CSS pixels
    float size = 18;            ///< of the type, in CSS pixels
    int max_length = 24;
    bool numeric = false;
};

/// What can be heard; the host makes it.
enum class Sound : std::uint8_t { tap, refusal, card, ship, marker, curtain, turn, end };
/// "tap", "refusal" …
const char* sound_id(Sound sound);

/// How it went with a link.
enum class ShareAnswer {
    failed,
    copied,                     ///< it is on the clipboard
    handed_on,                  ///< the system has it, or the person changed their mind there
};

class Host {
  public:
    virtual ~Host() = default;

    virtual Storage& storage() = 0;
    /// Milliseconds since 1970; for "12 min ago" and the dates in saves.
    virtual std::int64_t wall_ms() = 0;
    /// A number for a new deal that nobody can foresee.
    virtual std::uint64_t fresh_seed() = 0;

    /// The mirror's tree as JSON (mirror.h). Called only when it changed.
    virtual void publish_mirror(const std::string& json) = 0;
    /// The language of the page and its title.
    virtual void set_page(Lang lang, const std::string& title) = 0;
    /// Letters beyond the Latin font are wanted; they arrive whenever they have been fetched.
    virtual void want_japanese() = 0;
    /// A stretch of text was drawn for which the fonts lack letters: further parts of the font or a picture are to come.
    virtual void want_letters(const std::string& stretch) { (void)stretch; }

    virtual void begin_text(const TextEdit&) = 0;
    virtual void end_text() = 0;
    virtual void download(const std::string& file_name, const std::string& text) = 0;
    /// Lets the person choose a file; it comes back through App::file_chosen. Larger ones than `most_bytes` are not read.
    virtual void choose_file(std::size_t most_bytes) = 0;
    /// Hands a link to the system's sharing or to the clipboard; how it went comes back through App::shared.
    virtual void share(const std::string& title, const std::string& link) = 0;
    /// The page's address without its fragment.
    virtual std::string address() = 0;
    /// What the fragment asked for is done: loading the page again shall not do it again.
    virtual void drop_fragment() = 0;

    /// Asks to be the only tab that plays this save, and lets go of the one before; an empty id only lets go. Whether it is
    /// ours comes back through App::save_held, also later, when the tab that had it is gone.
    virtual void hold_save(const std::string& id) = 0;
    /// Asks the browser not to clear what is kept here; its answer comes back through App::persistence_answered.
    virtual void ask_to_persist() = 0;

    /// Sends a line of the protocol to the helper that plays the computer's seats. False: there is none.
    virtual bool post_to_worker(const std::string& line) = 0;

    /// Starts the page again with the new version that waits (App::offline_news). Everything is kept by then.
    virtual void apply_update() = 0;
    /// Asked only while the person wants sound; a host that has none stays silent.
    virtual void play_sound(Sound sound) { (void)sound; }

    /// Whether this part of the program (app/parts.h) is here. If it is not, it is fetched, and how that went comes through
    /// App::part_came.
    virtual bool want_part(const std::string& part) {
        (void)part;
        return true;
    }

    virtual void request_frame() = 0;
};

}  // namespace orrery::ui
