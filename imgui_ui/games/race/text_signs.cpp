// Signs in sentences about Race for the Galaxy.
#include "engine/games/race/words.h"
#include "imgui_ui/games/race/symbols.h"

namespace orrery::ui::race_table {
namespace {

SignedWords phase_tag(std::string words, Column column) {
    return {std::move(words), [column](Canvas& c, Vec centre, float size, Color) { draw_column_tag(c, column, rect_around(centre, size, size * 0.86f)); }};
}

}  // namespace

TextSigns text_signs(Lang lang) {
    std::vector<SignedWords> out;
    for (std::size_t i = 0; i < rc::kGoodCount; ++i)
        for (const std::string& words : {rc::kind_text(static_cast<rc::Good>(i), lang), std::string(rc::kGoods[i].name.in(lang))})
            out.push_back({words, [i](Canvas& c, Vec centre, float size, Color) { draw_good(c, static_cast<rc::Good>(i), centre, size); }});
    for (const rc::Phase phase : {rc::Phase::explore, rc::Phase::develop, rc::Phase::settle, rc::Phase::consume, rc::Phase::produce})
        out.push_back(phase_tag(rc::kPhases[static_cast<std::size_t>(phase)].name.in(lang), column_of(phase)));
    out.push_back(phase_tag(rc::action(rc::ActionId::consume_trade).name.in(lang), Column::trade));
    out.push_back({msg("Military").in(lang), [](Canvas& c, Vec centre, float size, Color ink) { draw_sword(c, centre, size, ink); }});
    return TextSigns(std::move(out));
}

}  // namespace orrery::ui::race_table
