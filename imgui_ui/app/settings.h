// Settings that are stored: language, text size, colours, motion, sound, kind of undo.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/json.h"
#include "engine/core/text.h"
#include "imgui_ui/kit/tokens.h"

namespace orrery::ui {

/// How fast the moves of others are shown. At `instant` those of computers are not shown, only told by the log.
enum class ShowSpeed : std::uint8_t { calm, normal, brisk, instant };
const char* show_speed_id(ShowSpeed);
std::optional<ShowSpeed> show_speed_by_id(std::string_view id);
/// Returns how many times faster than usual the clock of the recap runs.
double rate_of(ShowSpeed);

/// Loudness of sounds.
enum class Volume : std::uint8_t { quiet, medium, loud };
inline constexpr Volume kVolumes[] = {Volume::quiet, Volume::medium, Volume::loud};
const char* volume_id(Volume);
std::optional<Volume> volume_by_id(std::string_view id);

/// How fast the focus moves on by itself, where one switch has to be enough.
enum class Scanning : std::uint8_t { off, slow, normal, fast };
inline constexpr Scanning kScannings[] = {Scanning::off, Scanning::slow, Scanning::normal, Scanning::fast};
const char* scanning_id(Scanning);
std::optional<Scanning> scanning_by_id(std::string_view id);
/// Returns the time of a step in milliseconds; 0 for off.
double scan_ms(Scanning);

struct Settings {
    Lang lang = Lang::en;
    int text_percent = 100;                    ///< 80 to 160
    Palette palette = Palette::standard;
    std::optional<bool> reduced_motion;        ///< empty: follow the system
    ShowSpeed show_speed = ShowSpeed::normal;
    bool friendly_undo = false;                ///< undo past barriers
    std::optional<bool> sound;                 ///< empty: on, unless the system asks for reduced motion
    Volume volume = Volume::quiet;
    Scanning scanning = Scanning::off;
    bool vibration = true;                     ///< on devices that can
    bool guide = false;                        ///< a coach explains every decision and suggests a move

    bool operator==(const Settings&) const = default;
};

inline constexpr int kTextPercents[] = {80, 90, 100, 115, 130, 160};

Json to_json(const Settings& settings);
/// Reads the valid entries and keeps the others of `base`. Invalid settings never prevent the start.
Settings settings_from_json(const Json& json, Settings base);

}  // namespace orrery::ui
