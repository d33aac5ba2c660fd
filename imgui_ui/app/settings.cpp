#include "imgui_ui/app/settings.h"

#include <algorithm>
#include <string>

namespace orrery::ui {

namespace {

struct SpeedRow {
    ShowSpeed speed;
    const char* id;
    double rate;
};
constexpr SpeedRow kShowSpeeds[] = {
    {ShowSpeed::calm, "calm", 0.5},
    {ShowSpeed::normal, "normal", 1},
    {ShowSpeed::brisk, "brisk", 2},
    {ShowSpeed::instant, "instant", 6},                    // where computers play among themselves
};
const SpeedRow& row_of(ShowSpeed speed) { return kShowSpeeds[static_cast<std::size_t>(speed)]; }

}  // namespace

const char* show_speed_id(ShowSpeed speed) { return row_of(speed).id; }
double rate_of(ShowSpeed speed) { return row_of(speed).rate; }
std::optional<ShowSpeed> show_speed_by_id(std::string_view id) {
    for (const SpeedRow& row : kShowSpeeds)
        if (row.id == id) return row.speed;
    return {};
}

const char* volume_id(Volume volume) {
    constexpr const char* kIds[] = {"quiet", "medium", "loud"};
    return kIds[static_cast<std::size_t>(volume)];
}
std::optional<Volume> volume_by_id(std::string_view id) {
    for (const Volume volume : kVolumes)
        if (volume_id(volume) == id) return volume;
    return {};
}

const char* scanning_id(Scanning scanning) {
    constexpr const char* kIds[] = {"off", "slow", "normal", "fast"};
    return kIds[static_cast<std::size_t>(scanning)];
}
std::optional<Scanning> scanning_by_id(std::string_view id) {
    for (const Scanning scanning : kScannings)
        if (scanning_id(scanning) == id) return scanning;
    return {};
}
double scan_ms(Scanning scanning) {
    constexpr double kSteps[] = {0, 2400, 1500, 900};
    return kSteps[static_cast<std::size_t>(scanning)];
}

Json to_json(const Settings& settings) {
    Json out = Json::object();
    out["lang"] = code(settings.lang);
    out["text_percent"] = settings.text_percent;
    out["palette"] = palette_id(settings.palette);
    out["motion"] = settings.reduced_motion ? (*settings.reduced_motion ? "reduced" : "full") : "system";
    out["speed"] = show_speed_id(settings.show_speed);
    out["guide"] = settings.guide;
    out["undo"] = settings.friendly_undo ? "friendly" : "fair";
    out["sound"] = settings.sound ? (*settings.sound ? "on" : "off") : "system";
    out["volume"] = volume_id(settings.volume);
    out["scanning"] = scanning_id(settings.scanning);
    out["vibration"] = settings.vibration ? "on" : "off";
    return out;
}

Settings settings_from_json(const Json& json, Settings base) {
    if (!json.is_object()) return base;
    const auto word = [&json](const char* key) {
        const auto found = json.find(key);
        return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    base.lang = lang_by_code(word("lang")).value_or(base.lang);
    if (const auto found = json.find("text_percent"); found != json.end() && found->is_number_integer()) {
        const auto percent = found->get<std::int64_t>();
        if (percent >= kTextPercents[0] && percent <= *std::rbegin(kTextPercents)) base.text_percent = static_cast<int>(percent);
    }
    if (const auto palette = palette_by_id(word("palette"))) base.palette = *palette;
    base.show_speed = show_speed_by_id(word("speed")).value_or(base.show_speed);
    if (word("motion") == "reduced") base.reduced_motion = true;
    if (word("motion") == "full") base.reduced_motion = false;
    if (word("motion") == "system") base.reduced_motion.reset();
    if (const auto found = json.find("guide"); found != json.end() && found->is_boolean()) base.guide = found->get<bool>();
    base.friendly_undo = word("undo") == "friendly";
    if (word("sound") == "on") base.sound = true;
    if (word("sound") == "off") base.sound = false;
    if (word("sound") == "system") base.sound.reset();
    base.volume = volume_by_id(word("volume")).value_or(base.volume);
    base.scanning = scanning_by_id(word("scanning")).value_or(base.scanning);
    if (word("vibration") == "on") base.vibration = true;
    if (word("vibration") == "off") base.vibration = false;
    return base;
}

}  // namespace orrery::ui
