#include "imgui_ui/games/race/legend.h"

#include <algorithm>
#include <array>

#include "imgui_ui/games/race/words.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::race_table {

namespace {

/// Draws the cost sign of a kind of card, with "n" instead of a number.
void draw_some_cost(Canvas& c, Vec at, bool is_world, bool is_military) {
    rc::Design d;
    d.is_world = is_world;
    d.is_military = is_military;
    draw_cost(c, d, at, kSignSize * 0.84f, "n");
}

constexpr std::array<Sign, 15> kSigns{{
    {[](Canvas& c, Vec at) { draw_some_cost(c, at, true, false); }, msg("World: pay this many cards")},
    {[](Canvas& c, Vec at) { draw_some_cost(c, at, false, false); }, msg("Development: pay this many")},
    {[](Canvas& c, Vec at) { draw_some_cost(c, at, true, true); }, msg("Military world: needs this Military")},
    {[](Canvas& c, Vec at) { draw_points(c, at, kSignSize, "n"); }, msg("Victory points")},
    {[](Canvas& c, Vec at) { draw_card_sign(c, at, kSignSize * 0.86f, c.theme().hi); }, msg("A card")},
    {[](Canvas& c, Vec at) { draw_named_card(c, at, kSignSize * 0.86f, c.theme().hi); }, msg("A certain card, named in the text")},
    {[](Canvas& c, Vec at) { draw_sword(c, at, kSignSize, c.theme().hi); }, msg("Military")},
    {[](Canvas& c, Vec at) { draw_good(c, rc::Good::novelty, at, kSignSize * 0.9f); }, msg("Novelty good")},
    {[](Canvas& c, Vec at) { draw_good(c, rc::Good::rare, at, kSignSize * 0.9f); }, msg("Rare elements")},
    {[](Canvas& c, Vec at) { draw_good(c, rc::Good::genes, at, kSignSize * 0.9f); }, msg("Genes")},
    {[](Canvas& c, Vec at) { draw_good(c, rc::Good::alien, at, kSignSize * 0.9f); }, msg("Alien technology")},
    {[](Canvas& c, Vec at) { draw_any_good(c, at, kSignSize * 0.96f, c.theme().hi); }, msg("A good of any kind")},
    {[](Canvas& c, Vec at) { c.circle_stroke(at, kSignSize * 0.38f, good_color(rc::Good::novelty), 3); },
     msg("Produces in every phase V")},
    {[](Canvas& c, Vec at) { c.dashed_circle(at, kSignSize * 0.38f, good_color(rc::Good::genes), 3, 5.5f, 4); },
     msg("Windfall: a good on arrival")},
    {[](Canvas& c, Vec at) { draw_gone(c, at, kSignSize); }, msg("The card itself is given up")},
}};

constexpr float kSignHead = 40, kSignFoot = 10, kMostSignRow = 32, kLeastSignRow = 24;

}  // namespace

std::span<const Sign> signs() { return kSigns; }

float least_sign_list() { return kSignHead + kLeastSignRow * float(kSigns.size()) + kSignFoot; }

void draw_goods_legend(Canvas& c, Rect r, Lang lang) {
    const Theme& t = c.theme();
    const float row = std::min(27.0f, (r.h - 22) / float(rc::kGoodCount));
    c.fit({r.x + 2, r.y + 9}, words::kPrices.in(lang), 13, t.mid, Weight::medium, Align::left, r.w - 4);
    for (std::size_t i = 0; i < rc::kGoodCount; ++i) {
        const float y = r.y + 22 + row * (float(i) + 0.5f);
        const std::string price = std::to_string(int(rc::kGoods[i].price));
        draw_good(c, rc::Good(i), {r.x + 10, y}, 17);
        c.fit({r.x + 25, y}, words::kShortGoods[i].in(lang), 13, t.hi, Weight::medium, Align::left, r.w - kBesideGood);
        c.text({r.right() - 16, y}, price, 14, t.hi, Weight::bold, Align::right);
        draw_card_sign(c, {r.right() - 7, y}, 13, t.mid);
    }
}

void draw_sign_list(Canvas& c, Rect r, Lang lang) {
    const Theme& t = c.theme();
    const float row = std::min(kMostSignRow, (r.h - kSignHead - kSignFoot) / float(kSigns.size()));
    draw_panel(c, {r.x, r.y, r.w, kSignHead + row * float(kSigns.size()) + kSignFoot}, 14, {});
    c.text({r.x + 16, r.y + 22}, words::kSigns.in(lang), 16, t.hi, Weight::bold);
    for (std::size_t i = 0; i < kSigns.size(); ++i) {
        const float y = r.y + kSignHead + row * (float(i) + 0.5f);
        kSigns[i].draw(c, {r.x + 28, y});
        c.fit_lines({r.x + 48, y}, kSigns[i].words.in(lang), 14, t.mid, Weight::medium, Align::left, r.w - 60);
    }
}

}  // namespace orrery::ui::race_table
