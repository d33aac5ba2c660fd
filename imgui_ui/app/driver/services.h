// Services of the app for everything that runs in it: pages, and the driver of the game. None of them draws.
#pragma once

#include <string>

#include "engine/match/save_store.h"
#include "imgui_ui/app/actions.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/app/settings.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {

/// Key of the browser's answer to the request for permanent storage: "yes" or "no". Absent until asked.
inline constexpr const char* kPersistence = "persistence";

/// Button in a message that requests an action.
struct Offer {
    ActionName action;
    std::string value;
    Phrase label;
};

/// Returns a message with the reason that a reader gives. Reasons are for reports of faults and remain English.
inline Phrase with_reason(const Text& message, const std::string& reason) {
    return in_all_languages([&](Lang lang) { return fill(str::with_reason, lang, {{"text", message.in(lang)}, {"reason", reason}}); });
}

class Services {
  public:
    virtual ~Services() = default;

    virtual Host& host() = 0;
    virtual SaveStore& store() = 0;
    virtual const Settings& settings() const = 0;

    virtual void say(ToastKind kind, Phrase title, Phrase text, std::string rule = {}) = 0;
    /// Shows a message with a button.
    virtual void say_with(ToastKind kind, Phrase title, Phrase text, Offer offer) = 0;
    /// Requests the letters of a text that the fonts may lack.
    virtual void note_letters(const std::string& text) = 0;

    virtual std::string date_now() = 0;        ///< in the format of saves
    virtual std::string new_save_id() = 0;     ///< unique on this device
    /// `store_answer` is the result of the last write to the store; `storage_answered` reports a new one.
    virtual StoreAnswer store_answer() const = 0;
    virtual void storage_answered(StoreAnswer answer) = 0;

    Lang lang() const { return settings().lang; }
    const char* tr(const Text& text) const { return text.in(lang()); }
    std::string tr(const Text& text, std::initializer_list<Slot> places) const { return fill(text, lang(), places); }
    /// Returns the setting; the app also heeds what the system asks for.
    virtual bool is_sound_on() const { return settings().sound.value_or(true); }
    /// Returns the number of the present game's tune (Host::play_sound).
    virtual int tune() const { return -1; }
    /// Plays a sound, and vibrates with it, as far as that is turned on.
    void hear(Sound sound) {
        if (is_sound_on()) host().play_sound(sound, settings().volume, tune());
        if (settings().vibration) host().vibrate(sound);
    }
};

}  // namespace orrery::ui
