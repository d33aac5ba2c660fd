// Signs in sentences about Microcosmos.
#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/symbols.h"

namespace orrery::ui::microcosmos_table {

TextSigns text_signs(Lang lang) {
    std::vector<SignedWords> out;
    const auto resource = [&](std::string words, mc::Resource what) {
        out.push_back({std::move(words), [what](Canvas& c, Vec centre, float size, Color) { draw_resource(c, what, centre, size); }});
    };
    for (const mc::Resource what : mc::kResources) resource(mc::resource_name(what, lang), what);
    resource(msg("mineral").in(lang), mc::Resource::mineral);
    for (const mc::Specialist who : {mc::Specialist::engineer, mc::Specialist::leader_red, mc::Specialist::leader_green, mc::Specialist::leader_blue,
                                     mc::Specialist::any_leader})
        out.push_back({mc::specialist_name(who, lang), [who](Canvas& c, Vec centre, float size, Color) { draw_specialist(c, who, centre, size); }});
    for (std::size_t i = 0; i < mc::kUpgradeCount; ++i)
        out.push_back({mc::upgrade_name(static_cast<mc::Upgrade>(i), lang), [i](Canvas& c, Vec centre, float size, Color ink) {
                           draw_upgrade_sign(c, static_cast<mc::Upgrade>(i), centre, size, ink);
                       }});
    const auto spot = [&](const Text& words, mc::SpotKind kind) {
        const float share = kind == mc::SpotKind::portal ? 0.68f : 1.0f;                  // its light reaches further
        out.push_back({words.in(lang), [kind, share](Canvas& c, Vec centre, float size, Color) { draw_spot_sign(c, kind, centre, size * share); }});
    };
    spot(msg("moon"), mc::SpotKind::moon);
    spot(msg("space station"), mc::SpotKind::station);
    spot(msg("asteroid"), mc::SpotKind::asteroid);
    spot(mc::kPlanets[mc::kPortal].name, mc::SpotKind::portal);
    return TextSigns(std::move(out));
}

}  // namespace orrery::ui::microcosmos_table
