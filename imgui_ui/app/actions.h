// The actions that buttons, keys and the mirror ask for. docs/mirror.md tells what each does, and a test compares the two lists. A name
// that is not listed does not compile.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace orrery::ui {

inline constexpr auto kActions = std::to_array<std::string_view>({
    "new-game", "continue", "more-games", "coming", "rules", "open-rule", "chapter", "chapters", "search", "search-result",
    "search-list", "search-clear", "book-return", "update", "settings", "language", "close", "close-message", "back", "seat-color",
    "players", "seat-kind", "analysis", "versus", "watch", "seat-level", "remove-seat", "add-seat", "shuffle-seats", "option", "dice",
    "start", "take-device", "peek", "undo", "redo", "hint", "hint-next", "hint-close", "puzzles", "puzzle", "learn", "lesson-next", "lesson-back",
    "lesson-part", "lesson-leave", "guided-game", "guide", "guide-fold", "log", "log-rule", "log-seat", "log-search",
    "log-search-close", "recap-skip", "recap-show", "pass-on", "seats",
    "why", "menu", "shelf", "download", "download-text", "confirm", "cancel", "die", "dice-back", "dice-by-app", "rematch", "statistics",
    "statistics-kind", "save-json", "save-csv", "delete-statistics", "put-back", "see-table", "results", "replay", "replay-start",
    "replay-end", "replay-back", "replay-forward", "replay-turn-back", "replay-turn-forward", "replay-go", "replay-play",
    "replay-speed", "replay-seat", "replay-sights", "replay-lines", "replay-line", "play-on", "saves", "keep-slot", "copy-save", "delete-save", "undelete-save",
    "export-save", "import", "export-all", "share", "copy-link", "look", "take-over", "select-save", "rename-save", "text-size",
    "palette", "motion", "sound", "vibration", "full-screen", "second-screen", "scanning", "undo-mode", "speed",
});
/// Actions of the app itself, which no button asks for: it reads the chosen file or the pasted text, and follows the fragment of the
/// address, once their parts are loaded.
inline constexpr auto kInnerActions = std::to_array<std::string_view>({"read-file", "read-pasted", "open-fragment"});

/// Name of an action, or none.
class ActionName {
  public:
    constexpr ActionName() = default;
    template <std::size_t n>
    consteval ActionName(const char (&name)[n]) : number_(number_of({name, n - 1})) {
        if (number_ == kNone) not_listed();
    }
    /// Returns the listed action of this name, otherwise none.
    static constexpr ActionName of(std::string_view name) {
        ActionName out;
        out.number_ = number_of(name);
        return out;
    }

    constexpr bool empty() const { return number_ == kNone; }
    /// Returns the name; "" if there is none.
    constexpr std::string_view text() const {
        if (empty()) return {};
        const auto at = static_cast<std::size_t>(number_);
        return at < kActions.size() ? kActions[at] : kInnerActions[at - kActions.size()];
    }
    constexpr operator std::string_view() const { return text(); }
    friend constexpr bool operator==(ActionName, ActionName) = default;

  private:
    static constexpr std::int16_t kNone = -1;

    static constexpr std::int16_t number_of(std::string_view name) {
        std::int16_t number = 0;
        for (const std::string_view listed : kActions) {
            if (listed == name) return number;
            ++number;
        }
        for (const std::string_view listed : kInnerActions) {
            if (listed == name) return number;
            ++number;
        }
        return kNone;
    }
    static void not_listed() {}                 // not constexpr: stops the compiler

    std::int16_t number_ = kNone;
};

}  // namespace orrery::ui
