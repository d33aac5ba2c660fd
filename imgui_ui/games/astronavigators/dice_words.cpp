#include "imgui_ui/games/astronavigators/dice_words.h"

#include "engine/games/astronavigators/content.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/astronavigators/symbols.h"

namespace orrery::ui::astronavigators_table {
namespace {

constexpr Text kDieForFirst = msg("{name}: die {n} of {of} for the first player");
constexpr Text kDieForVehicle = msg("{name}: travel chain by a vehicle");
constexpr Text kDieForCompass = msg("{name}: travel chain by the Compass");

}  // namespace

std::vector<std::string> dice_in(const Json& events, const AnyMatch*, const Names& names, Lang lang) {
    std::vector<std::string> dice;
    const auto named = [&](const Json& json) { return Slot{"name", name_of(names, static_cast<Seat>(number_at(json, "seat")))}; };
    for (const Json& event : events) {
        const std::string kind = word_at(event, "event");
        if (kind == "rolled")
            dice.push_back(fill(word_at(event, "why") == "compass" ? kDieForCompass : kDieForVehicle, lang, {named(event)}));
        if (kind != "first_player") continue;
        for (const Json& roll : event["rolls"])
            for (int n = 1; n <= an::kStartDice; ++n)
                dice.push_back(fill(kDieForFirst, lang, {named(roll), {"n", n}, {"of", an::kStartDice}}));
    }
    return dice;
}

void draw_face_of_die(Canvas& c, int face, Vec centre, float size, Color ink) { draw_transport(c, an::of_face(face), centre, size, ink); }
Text face_name_of_die(int face) { return an::kTransports[an::index_of(an::of_face(face))].name; }

}  // namespace orrery::ui::astronavigators_table
