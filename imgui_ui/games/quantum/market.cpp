// The six cards of the display, and the rest of their decks.
#include "imgui_ui/games/quantum/legend.h"
#include "imgui_ui/games/quantum/look.h"
#include "imgui_ui/games/quantum/words.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::quantum_table {
namespace {

void draw_heading(Scene& s, const Layout& l, qu::CardKind kind, const MarketLook& look) {
    const auto at = static_cast<std::size_t>(kind);
    const Rect r = l.headings[at];
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    const std::string_view title = (kind == qu::CardKind::gambit ? words::kGambits : words::kCommands).in(s.lang);
    c.text({r.x + 4, r.centre().y}, title, 14, s.theme.mid, Weight::bold);
    const float room = r.w - c.text_width(title, 14, Weight::bold) - 20;
    const int deck = s.seen.deck_sizes[at], discard = static_cast<int>(s.seen.market(kind).discard.size());
    const std::string piles = fill(words::kPiles.in(s.lang), {{"deck", deck}, {"discard", discard}});
    if (look.is_open && kind == qu::CardKind::gambit && s.player(s.seen.turn.seat).cards_owed > 0) {
        const std::string owed = fill(words::kPicks.in(s.lang), {{"n", s.player(s.seen.turn.seat).cards_owed}});
        if (c.text_width(owed + piles, 13) + 20 < room) {
            const float w = c.text_width(piles, 13) + 16;
            c.text({r.right() - w, r.centre().y}, owed, 13, s.theme.warm, Weight::bold, Align::right);
        }
    }
    if (c.text_width(piles, 13) <= room) c.text({r.right() - 2, r.centre().y}, piles, 13, s.theme.low, Weight::medium, Align::right);
}

void draw_reference(Scene& s, Rect r) {
    if (r.w <= 0) return;
    constexpr float kPad = 12, kTitle = 34;
    draw_panel(s.canvas, r, radius::kPanel, {.shadow = 0.3f});
    s.canvas.text({r.x + kPad + 4, r.y + kPad + 9}, words::kKinds.in(s.lang), 14, s.theme.mid, Weight::bold);
    for (int number = 1; number <= qu::kDieFaces; ++number)
        draw_kind_row(s.canvas, {r.x + kPad, r.y + kTitle + static_cast<float>(number - 1) * kLegendRow, r.w - 2 * kPad, kLegendRow}, number,
                      s.color_of(s.shown_seat()), false, s.lang);
}

}  // namespace

void draw_market(Scene& s, const Layout& l, const MarketLook& look, const Motions& motions) {
    draw_reference(s, l.reference);
    for (const qu::CardKind kind : qu::kCardKinds) {
        draw_heading(s, l, kind, look);
        for (std::size_t slot = 0; slot < qu::kDisplay; ++slot) {
            const Rect r = l.cards[static_cast<std::size_t>(kind)][slot];
            if (r.w <= 0) continue;
            const qu::CardId card = s.seen.market(kind).display[slot];
            if (card == qu::kNoCard || motions.moves_card(card)) {
                draw_free_place(s.canvas, r, card == qu::kNoCard ? words::kEmpty.in(s.lang) : "");
                continue;
            }
            AdvanceLook face;
            face.lang = s.lang;
            face.legal = look.legal.test(card);
            face.selected = look.selected == card;
            face.glow = s.breath;
            draw_advance_card(s.canvas, card, r, face);
        }
    }
}

}  // namespace orrery::ui::quantum_table
