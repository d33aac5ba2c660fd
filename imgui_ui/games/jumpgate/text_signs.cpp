// Signs in sentences about Jump Gate.
#include "imgui_ui/games/jumpgate/symbols.h"

namespace orrery::ui::jumpgate_table {
namespace {

constexpr Text kJumpCode = msg("jump code"), kScanCode = msg("scan code"), kLandingCode = msg("landing code"), kBlackHole = msg("black hole");

SignedWords badge(const Text& words, Lang lang, Code code) {
    return {words.in(lang), [code](Canvas& c, Vec centre, float size, Color) { draw_badge(c, code, centre, size, kNoNumeral); }};
}

}  // namespace

TextSigns text_signs(Lang lang) {
    std::vector<SignedWords> out;
    for (std::size_t i = 0; i < jg::kResourceTypes.size(); ++i)
        out.push_back({jg::kResourceTypes[i].name.in(lang), [i](Canvas& c, Vec centre, float size, Color) {
                           draw_resource(c, static_cast<jg::ResourceKind>(i), centre, size);
                       }});
    for (const auto& [words, code] : {std::pair(msg("Jump"), Code::jump), std::pair(kJumpCode, Code::jump), std::pair(msg("Scan"), Code::scan),
                                      std::pair(kScanCode, Code::scan), std::pair(msg("Land"), Code::land), std::pair(kLandingCode, Code::land)})
        out.push_back(badge(words, lang, code));
    out.push_back({kBlackHole.in(lang), [](Canvas& c, Vec centre, float size, Color) { draw_black_hole(c, centre, size * 0.32f); }});
    return TextSigns(std::move(out));
}

}  // namespace orrery::ui::jumpgate_table
