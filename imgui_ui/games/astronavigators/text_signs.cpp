// Signs in sentences about AstroNavigators.
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/symbols.h"

namespace orrery::ui::astronavigators_table {

TextSigns text_signs(Lang lang) {
    std::vector<SignedWords> out;
    for (const an::Transport transport : an::kTransportList)
        out.push_back({an::transport_name(transport, lang), [transport](Canvas& c, Vec centre, float size, Color ink) {
                           draw_transport(c, transport, centre, size, ink);
                       }});
    for (std::size_t i = 0; i < an::kContinentCount; ++i)
        out.push_back({an::continent_name(static_cast<an::Continent>(i), lang), [i](Canvas& c, Vec centre, float size, Color) {
                           const auto continent = static_cast<an::Continent>(i);
                           draw_continent_mark(c, continent, centre, size, mix(continent_color(continent), kWhite, 0.3f));
                       }});
    for (std::size_t i = 0; i < an::kQuestCount; ++i)
        out.push_back({an::instrument_name(static_cast<an::QuestId>(i), lang), [i](Canvas& c, Vec centre, float size, Color ink) {
                           draw_instrument(c, static_cast<an::QuestId>(i), centre, size, ink);
                       }});
    for (std::size_t i = 0; i < an::kSetCount; ++i)
        out.push_back({an::set_name(static_cast<an::SetId>(i), lang), [i](Canvas& c, Vec centre, float size, Color ink) {
                           draw_set_sign(c, static_cast<an::SetId>(i), centre, size, ink);
                       }});
    for (int phase = 1; phase <= an::kPhases; ++phase)
        out.push_back({an::phase_name(phase, lang), [phase](Canvas& c, Vec centre, float size, Color) { draw_moon(c, phase, centre, size * 0.4f, false); }});
    out.push_back({"NK", draw_nk_sign});
    out.push_back({"DV", draw_dv_sign});
    return TextSigns(std::move(out));
}

}  // namespace orrery::ui::astronavigators_table
