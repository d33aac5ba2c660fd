// The ark of a player: upgrades, outposts of the pairs, limits, pools; and the bridge with its survivors.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/microcosmos/score.h"
#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/motion.h"
#include "imgui_ui/games/microcosmos/panel_words.h"
#include "imgui_ui/games/microcosmos/panels.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::microcosmos_table {

namespace {

constexpr int kUpgradeSteps = static_cast<int>(mc::kSingleUpgrades) + mc::kEngineSteps;

int steps_of(const mc::Player& player, mc::Upgrade upgrade) {
    return upgrade == mc::Upgrade::engine ? player.engine : player.has(upgrade) ? 1 : 0;
}

/// Figure at the right of the heading: a sign with a number, or words.
struct ArkFigure {
    enum class Sign : std::uint8_t { none, fly, terraform, colony, outpost } sign = Sign::none;
    std::string text;
};
constexpr float kArkSign = 17, kArkFigureGap = 14;

float width_of(const Canvas& c, const ArkFigure& figure) {
    return c.text_width(figure.text, type::kSmall, Weight::bold) + (figure.sign == ArkFigure::Sign::none ? 0 : kArkSign + 4);
}

void draw_ark_figure(Scene& s, const ArkFigure& figure, Seat who, Vec left) {
    Canvas& c = s.canvas;
    const Vec at{left.x + kArkSign / 2, left.y};
    switch (figure.sign) {
        case ArkFigure::Sign::none: break;
        case ArkFigure::Sign::fly: draw_action_sign(c, ActionSign::fly, at, kArkSign, s.theme.mid); break;
        case ArkFigure::Sign::terraform: draw_action_sign(c, ActionSign::terraform, at, kArkSign, s.theme.mid); break;
        case ArkFigure::Sign::colony: draw_colony(c, s.color_of(who), at, kArkSign); break;
        case ArkFigure::Sign::outpost: draw_outpost(c, s.color_of(who), at, kArkSign); break;
    }
    const float x = left.x + (figure.sign == ArkFigure::Sign::none ? 0 : kArkSign + 4);
    c.text({x, left.y}, figure.text, type::kSmall, figure.sign == ArkFigure::Sign::none ? s.theme.mid : s.theme.hi, Weight::bold);
}

/// Returns the figures of the heading: all in words, or signs with numbers, or only the most important ones.
std::vector<ArkFigure> figures_of(const Scene& s, Seat who, int form) {
    using Sign = ArkFigure::Sign;
    const mc::Player& player = s.player(who);
    const int travel = mc::travel_limit(player), levels = mc::terraform_limit(s.seen, who);
    const int steps = static_cast<int>(player.upgrades.size()) + player.engine;
    std::vector<ArkFigure> out;
    if (form == 0) {
        out.push_back({Sign::none, fill(words::kTravelLimit, s.lang, {{"n", travel}})});
        out.push_back({Sign::none, fill(words::kTerraformLimit, s.lang, {{"n", levels}})});
    } else {
        out.push_back({Sign::fly, std::to_string(travel)});
        out.push_back({Sign::terraform, std::to_string(levels)});
    }
    if (form <= 2) {
        out.push_back({Sign::colony, std::to_string(player.colony_pool)});
        out.push_back({Sign::outpost, std::to_string(player.outpost_pool)});
    }
    const Text& count = form <= 1 ? words::kUpgradesOf : words::kCount;
    if (form <= 2) out.push_back({Sign::none, fill(count, s.lang, {{"n", steps}, {"of", kUpgradeSteps}})});
    return out;
}

void draw_ark_heading(Scene& s, Rect r, Seat who) {
    constexpr float kShip = 30, kLeastTitle = 60;
    Canvas& c = s.canvas;
    const std::string title = who == s.seen.me ? std::string(words::kYourArk.in(s.lang))
                                               : fill(words::kArkOf, s.lang, {{"name", s.name_of(who)}});
    const float wanted = std::min(c.text_width(title, type::kLabel, Weight::bold), r.w * 0.4f);
    std::vector<ArkFigure> figures;
    float wide = 0;
    for (int form = 0; form < 4; ++form) {
        figures = figures_of(s, who, form);
        wide = -kArkFigureGap;
        for (const ArkFigure& figure : figures) wide += width_of(c, figure) + kArkFigureGap;
        if (wide + wanted + 12 <= r.w) break;
    }
    const float room = r.w - wide - 12;
    if (room >= std::min(wanted, kLeastTitle)) {
        const float drawn = c.fit({r.x, r.centre().y}, title, type::kLabel, s.theme.mid, Weight::bold, Align::left, room);
        if (room - drawn >= kShip + 20) draw_ark(c, {r.x + drawn + 10 + kShip / 2, r.centre().y}, kShip);
    }
    float x = r.right() - wide;
    for (const ArkFigure& figure : figures) {
        if (x + width_of(c, figure) > r.right() + 1) break;
        draw_ark_figure(s, figure, who, {x, r.centre().y});
        x += width_of(c, figure) + kArkFigureGap;
    }
}

/// Draws the outpost between the two upgrades of a pair: solid once both are unlocked (MC-A205).
void draw_pair(Scene& s, Rect r, Seat who, std::size_t pair) {
    if (r.w < 8) return;
    Canvas& c = s.canvas;
    const mc::Player& player = s.player(who);
    const auto& upgrades = mc::kUpgradePairs[pair];
    const int open = player.has(upgrades[0]) + player.has(upgrades[1]);
    const Color moss = s.theme.game(GameKey::microcosmos);
    const Vec at = r.centre();
    // Lines to the tiles at both sides: lit where the upgrade is unlocked.
    for (const std::size_t side : {std::size_t(0), std::size_t(1)}) {
        const float edge = side == 0 ? r.x - 2 : r.right() + 2;
        c.line({edge, at.y}, at, player.has(upgrades[side]) ? moss : s.theme.line2, 2);
    }
    c.circle(at, r.w / 2, s.theme.well);
    c.circle_stroke(at, r.w / 2 - 0.5f, open == 2 ? moss : s.theme.line2, open == 2 ? 1.8f : 1.2f);
    const auto faded = c.faded(open == 2 ? 1.0f : 0.4f);
    draw_outpost(c, s.color_of(who), at, r.w * 0.66f);
}

}  // namespace

void draw_ark_panel(Scene& s, const Layout& l, Seat who, const PanelLook& look) {
    constexpr float kLeastHeading = 20;
    if (l.ark.w <= 0) return;
    const mc::Player& player = s.player(who);
    float top = l.ark.bottom();
    for (const Rect& tile : l.upgrades) top = std::min(top, tile.y);
    if (top - l.ark.y >= kLeastHeading) {
        draw_panel(s.canvas, l.ark, std::min(radius::kPanel, l.ark.h * 0.12f), {.blur = 8});
        const float pad = std::max(10.0f, l.upgrades[0].x - l.ark.x + 2);
        draw_ark_heading(s, {l.ark.x + pad, l.ark.y + 3, l.ark.w - 2 * pad, top - l.ark.y - 4}, who);
    }
    for (std::size_t pair = 0; pair < l.pairs.size(); ++pair) draw_pair(s, l.pairs[pair], who, pair);
    for (std::size_t i = 0; i < mc::kUpgradeCount; ++i) {
        if (l.upgrades[i].w <= 0) continue;
        const auto upgrade = static_cast<mc::Upgrade>(i);
        UpgradeLook tile;
        tile.lang = s.lang;
        tile.steps = steps_of(player, upgrade);
        tile.is_payable = mc::may_unlock(player, upgrade);
        tile.glow = look.glow(upgrade_thing(upgrade, who));
        tile.breath = s.breath;
        draw_upgrade(s.canvas, upgrade, l.upgrades[i], tile);
    }
}

namespace {

/// Draws the number of settled survivors with their points (MC-E5).
void draw_settled(Scene& s, Rect r, Seat who, Glow glow) {
    constexpr float kTwoLines = 34;
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    const int settled = static_cast<int>(s.player(who).settled.size());
    const float radius = std::min(8.0f, r.h * 0.24f);
    c.rect(r, radius, s.theme.well);
    c.rect_stroke(r, radius, settled > 0 ? fade(s.theme.game(GameKey::microcosmos), 0.8f) : s.theme.line, s.theme.panel_border);
    const std::string number = std::to_string(settled), words = fill(words::kSettledCount, s.lang, {{"n", settled}});
    const float sign = std::min(20.0f, r.h * 0.56f);
    const float room = r.w - sign - 18;
    if (c.text_width(words, type::kSmall, Weight::bold) <= room) {
        draw_survivor_sign(c, {r.x + 7 + sign / 2, r.centre().y}, sign, s.theme.mid);
        c.fit({r.x + sign + 13, r.centre().y}, words, type::kLabel, s.theme.hi, Weight::bold, Align::left, room);
    } else if (r.h >= kTwoLines && r.w < 2.2f * sign + 14) {
        draw_survivor_sign(c, {r.centre().x, r.y + r.h * 0.32f}, std::min(sign, r.w - 6), s.theme.mid);
        c.text({r.centre().x, r.y + r.h * 0.74f}, number, type::kLabel, s.theme.hi, Weight::bold, Align::center);
    } else {
        draw_survivor_sign(c, {r.centre().x - 9, r.centre().y}, std::min(sign, r.w * 0.4f), s.theme.mid);
        c.text({r.centre().x + 6, r.centre().y}, number, type::kLabel, s.theme.hi, Weight::bold);
    }
    if (glow == Glow::legal) c.rect_stroke(r.grown(2), radius + 2, s.theme.warm, 2);
}

}  // namespace

void draw_bridge(Scene& s, const Layout& l, Seat who, const PanelLook& look) {
    if (l.bridge.w <= 0) return;
    Canvas& c = s.canvas;
    const auto& held = s.player(who).survivors;
    for (std::size_t i = 0; i < static_cast<std::size_t>(mc::kBridge); ++i) {
        const Rect r = bridge_place(l, i);
        const bool has_card = i < held.size() && (look.motions == nullptr || !look.motions->moves(survivor_thing(held[i])));
        if (!has_card) {
            draw_free_place(c, r, "");
            draw_survivor_sign(c, r.centre(), std::min({20.0f, r.h * 0.5f, r.w * 0.5f}), fade(s.theme.line2, 0.8f));
            continue;
        }
        SurvivorLook face;
        face.lang = s.lang;
        face.glow = look.glow(survivor_thing(held[i]));
        face.breath = s.breath;
        draw_survivor_card(c, held[i], r, face);
    }
    draw_settled(s, settled_place(l), who, look.glow(thing(Kind::settled, 0, who)));
}

}  // namespace orrery::ui::microcosmos_table
