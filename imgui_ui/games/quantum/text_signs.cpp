// Signs in sentences about Quantum.
#include "engine/games/quantum/describe.h"
#include "imgui_ui/games/quantum/symbols.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::quantum_table {
namespace {

using DrawInInk = void (*)(Canvas&, Vec centre, float size, Color ink);

void draw_dominance(Canvas& c, Vec centre, float size, Color) { draw_dominance_sign(c, centre, size, mix(dominance_color(), kWhite, 0.4f)); }
void draw_research(Canvas& c, Vec centre, float size, Color) { draw_research_sign(c, centre, size, mix(research_color(), kWhite, 0.4f)); }

}  // namespace

TextSigns text_signs(Lang lang) {
    std::vector<SignedWords> out;
    for (int number = 1; number <= qu::kDieFaces; ++number) {
        const qu::ShipKind& kind = qu::ship_kind(number);
        out.push_back({kind.name.in(lang), [number](Canvas& c, Vec centre, float size, Color ink) { draw_die_ship(c, number, centre, size, ink, c.theme().s1); }});
        out.push_back({kind.ability.in(lang), [number](Canvas& c, Vec centre, float size, Color ink) {
                           draw_ability_sign(c, static_cast<qu::Ability>(number - 1), centre, size, ink);
                       }});
    }
    for (std::size_t card = 0; card < qu::kCardCount; ++card)
        out.push_back({qu::card_name(static_cast<qu::CardId>(card), lang), [card](Canvas& c, Vec centre, float size, Color ink) {
                           draw_card_sign(c, static_cast<qu::CardId>(card), centre, size, ink, c.theme().s1);
                       }});
    for (const Text& words : {msg("dominance"), msg("Dominance")}) out.push_back({words.in(lang), DrawInInk(draw_dominance)});
    for (const Text& words : {msg("research", "Quantum"), msg("Research", "Quantum")}) out.push_back({words.in(lang), DrawInInk(draw_research)});
    return TextSigns(std::move(out));
}

}  // namespace orrery::ui::quantum_table
