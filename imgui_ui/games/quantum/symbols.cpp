// 1 pen   2 pieces of signs   3 cards   4 abilities   5 tracks
#include "imgui_ui/games/quantum/symbols.h"

#include <algorithm>
#include <array>
#include <vector>

#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui::quantum_table {
namespace {

// --- 1 pen ---

/// Draws in its own box, from -1 to 1 in both directions, with one colour and one stroke.
class Pen {
  public:
    Pen(Canvas& canvas, Vec centre, float size, Color ink, Color ground)
        : canvas_(canvas), centre_(centre), half_(size / 2), stroke_(std::max(1.5f, size * 0.1f)), ink_(ink), ground_(ground) {}

    void line(Vec a, Vec b) const { canvas_.line(at(a), at(b), ink_, stroke_, Cap::round); }
    void path(std::initializer_list<Vec> points, bool closed = false) const { canvas_.polyline(placed(points), ink_, stroke_, closed, Cap::round); }
    void fill(std::initializer_list<Vec> points) const { canvas_.polygon(placed(points), ink_); }
    void ring(Vec middle, float r) const { canvas_.circle_stroke(at(middle), r * half_, ink_, stroke_); }
    void disc(Vec middle, float r) const { canvas_.circle(at(middle), r * half_, ink_); }
    void hole(Vec middle, float r) const { canvas_.circle(at(middle), r * half_, ground_); }
    void arc(Vec middle, float r, float from, float to) const { canvas_.arc(at(middle), r * half_, from, to, ink_, stroke_, Cap::round); }
    void box(Vec middle, float edge, float corner = 0.2f) const { canvas_.rect_stroke(square(middle, edge), corner * half_, ink_, stroke_); }
    void block(Vec middle, float edge, float corner = 0.14f) const { canvas_.rect(square(middle, edge), corner * half_, ink_); }
    void curve(std::initializer_list<Vec> handles) const {
        const std::vector<Vec> p = placed(handles);
        canvas_.bezier({p[0], p[1], p[2], p[3]}, ink_, stroke_);
    }
    /// Draws a stroke in the colour of the ground, to strike something out.
    void cut(Vec a, Vec b) const { canvas_.line(at(a), at(b), ground_, stroke_ * 2.6f, Cap::butt); }
    void icon(Icon icon, Vec middle = {}, float share = 1) const { draw_icon(canvas_, icon, at(middle), 2 * half_ * share, ink_); }
    /// Draws a line with a head at `b`.
    void arrow(Vec a, Vec b, float head = 0.42f) const {
        const Vec way = (b - a) * (1 / std::max(0.01f, length(b - a)));
        const Vec side{-way.y, way.x};
        line(a, b);
        const Vec back = b - way * head;
        line(b, back + side * head);
        line(b, back - side * head);
    }

  private:
    Vec at(Vec p) const { return {centre_.x + p.x * half_, centre_.y + p.y * half_}; }
    std::vector<Vec> placed(std::initializer_list<Vec> points) const {
        std::vector<Vec> out;
        for (const Vec p : points) out.push_back(at(p));
        return out;
    }
    Rect square(Vec middle, float edge) const { return square_around(at(middle), edge * half_); }

    Canvas& canvas_;
    Vec centre_;
    float half_, stroke_;
    Color ink_, ground_;
};

// --- 2 pieces of signs ---

void chevron_up(const Pen& pen, Vec middle, float w) {
    pen.path({{middle.x - w, middle.y + w * 0.45f}, {middle.x, middle.y - w * 0.55f}, {middle.x + w, middle.y + w * 0.45f}});
}

void chevron_right(const Pen& pen, Vec middle, float w) {
    pen.path({{middle.x - w * 0.45f, middle.y - w}, {middle.x + w * 0.55f, middle.y}, {middle.x - w * 0.45f, middle.y + w}});
}

/// Draws a flask. `k` is its scale.
void flask(const Pen& pen, Vec m, float k) {
    const auto p = [&](float u, float v) { return Vec{m.x + u * k, m.y + v * k}; };
    pen.path({p(-0.26f, -0.9f), p(-0.26f, -0.25f), p(-0.78f, 0.8f), p(0.78f, 0.8f), p(0.26f, -0.25f), p(0.26f, -0.9f)});
    pen.line(p(-0.42f, -0.9f), p(0.42f, -0.9f));
    pen.fill({p(-0.4f, 0.25f), p(0.4f, 0.25f), p(0.64f, 0.72f), p(-0.64f, 0.72f)});
}

void bolt(const Pen& pen, Vec m, float k) {
    const auto p = [&](float u, float v) { return Vec{m.x + u * k, m.y + v * k}; };
    pen.fill({p(0.2f, -1), p(-0.55f, 0.16f), p(-0.06f, 0.16f), p(-0.2f, 1), p(0.55f, -0.2f), p(0.06f, -0.2f)});
}

void dart(const Pen& pen, Vec m, float k) {
    pen.fill({{m.x, m.y - k}, {m.x + 0.7f * k, m.y + k}, {m.x, m.y + 0.55f * k}, {m.x - 0.7f * k, m.y + k}});
}

void shield(const Pen& pen) { pen.path({{0, -0.9f}, {0.75f, -0.6f}, {0.7f, 0.1f}, {0, 0.92f}, {-0.7f, 0.1f}, {-0.75f, -0.6f}}, true); }

void flame(const Pen& pen) {
    pen.curve({{0.05f, -0.95f}, {0.1f, -0.3f}, {0.75f, -0.1f}, {0.62f, 0.5f}});
    pen.curve({{0.62f, 0.5f}, {0.5f, 1.05f}, {-0.5f, 1.05f}, {-0.62f, 0.5f}});
    pen.curve({{-0.62f, 0.5f}, {-0.7f, 0.1f}, {-0.4f, 0}, {-0.32f, -0.36f}});
    pen.curve({{-0.32f, -0.36f}, {-0.1f, -0.2f}, {0.05f, -0.5f}, {0.05f, -0.95f}});
    pen.disc({0, 0.5f}, 0.22f);
}

void crown(const Pen& pen) {
    pen.fill({{-0.85f, -0.5f}, {-0.4f, 0.05f}, {0, -0.75f}, {0.4f, 0.05f}, {0.85f, -0.5f}, {0.68f, 0.55f}, {-0.68f, 0.55f}});
    pen.line({-0.66f, 0.84f}, {0.66f, 0.84f});
}

void eye_struck(const Pen& pen) {
    pen.icon(Icon::eye);
    pen.cut({-0.75f, 0.75f}, {0.75f, -0.75f});
    pen.line({-0.75f, 0.75f}, {0.75f, -0.75f});
}

void bricks(const Pen& pen) {
    pen.box({}, 1.7f, 0.1f);
    pen.line({-0.8f, 0}, {0.8f, 0});
    pen.line({0, -0.8f}, {0, 0});
    pen.line({-0.4f, 0}, {-0.4f, 0.8f});
    pen.line({0.4f, 0}, {0.4f, 0.8f});
}

void wave(const Pen& pen, float y) { pen.curve({{-0.8f, y}, {-0.3f, y - 0.75f}, {0.3f, y + 0.75f}, {0.8f, y}}); }

void turned_arrow(const Pen& pen, float r) {
    pen.arc({}, r, -kPi * 0.25f, kPi * 1.35f);
    const Vec head{r * 0.7f, -r * 0.7f};
    pen.fill({{head.x - 0.5f, head.y + 0.06f}, {head.x + 0.3f, head.y - 0.36f}, {head.x + 0.18f, head.y + 0.5f}});
}

// --- 3 cards ---

void draw_gambit(const Pen& pen, qu::Gambit gambit) {
    switch (gambit) {
        case qu::Gambit::aggression:
            chevron_up(pen, {0, -0.28f}, 0.72f);
            chevron_up(pen, {0, 0.42f}, 0.72f);
            break;
        case qu::Gambit::expansion:
            pen.box({}, 1.75f, 0.36f);
            pen.line({-0.42f, 0}, {0.42f, 0});
            pen.line({0, -0.42f}, {0, 0.42f});
            break;
        case qu::Gambit::momentum:
            chevron_right(pen, {-0.4f, 0}, 0.72f);
            chevron_right(pen, {0.34f, 0}, 0.72f);
            break;
        case qu::Gambit::reorganization: pen.icon(Icon::rematch); break;
        case qu::Gambit::relocation:
            pen.path({{-0.55f, -0.5f}, {-0.1f, -0.25f}, {-0.1f, 0.25f}, {-0.55f, 0.5f}, {-1, 0.25f}, {-1, -0.25f}}, true);
            pen.path({{-1, -0.25f}, {-0.55f, 0}, {-0.1f, -0.25f}});
            pen.arrow({0.15f, 0}, {0.95f, 0}, 0.36f);
            break;
        case qu::Gambit::sabotage: pen.icon(Icon::hidden); break;
    }
}

void draw_command(const Pen& pen, qu::Command command) {
    using enum qu::Command;
    switch (command) {
        case agile:
            chevron_right(pen, {0.4f, 0}, 0.72f);
            pen.line({-0.85f, -0.4f}, {-0.1f, -0.4f});
            pen.line({-0.95f, 0.02f}, {0.3f, 0.02f});
            pen.line({-0.85f, 0.44f}, {-0.1f, 0.44f});
            break;
        case arrogant: crown(pen); break;
        case brilliant: pen.icon(Icon::hint); break;
        case cerebral:
            flask(pen, {-0.3f, 0.06f}, 0.78f);
            pen.arrow({0.72f, 0.7f}, {0.72f, -0.7f}, 0.3f);
            break;
        case clever:
            pen.box({}, 1.75f, 0.36f);
            pen.path({{-0.42f, 0}, {-0.1f, 0.34f}, {0.46f, -0.36f}});
            break;
        case conformist:
            pen.block({-0.46f, 0}, 0.78f);
            pen.block({0.46f, 0}, 0.78f);
            pen.hole({-0.46f, 0}, 0.16f);
            pen.hole({0.46f, 0}, 0.16f);
            break;
        case cruel:
            pen.ring({}, 0.62f);
            pen.line({0, -0.95f}, {0, -0.3f});
            pen.line({0, 0.95f}, {0, 0.3f});
            pen.line({-0.95f, 0}, {-0.3f, 0});
            pen.line({0.95f, 0}, {0.3f, 0});
            break;
        case cunning:
            bolt(pen, {-0.42f, 0}, 0.85f);
            bolt(pen, {0.46f, 0}, 0.85f);
            break;
        case curious: pen.icon(Icon::search); break;
        case dangerous:
            pen.disc({-0.16f, 0.26f}, 0.62f);
            pen.curve({{0.26f, -0.2f}, {0.4f, -0.6f}, {0.6f, -0.7f}, {0.8f, -0.62f}});
            pen.disc({0.86f, -0.6f}, 0.16f);
            break;
        case eager: pen.icon(Icon::play); break;
        case energetic: bolt(pen, {}, 0.95f); break;
        case ferocious:
            pen.curve({{-0.62f, -0.85f}, {-0.72f, -0.2f}, {-0.66f, 0.3f}, {-0.46f, 0.85f}});
            pen.curve({{0, -0.9f}, {-0.1f, -0.2f}, {-0.06f, 0.3f}, {0.12f, 0.9f}});
            pen.curve({{0.62f, -0.85f}, {0.52f, -0.2f}, {0.58f, 0.3f}, {0.74f, 0.85f}});
            break;
        case flexible:
            pen.line({-0.55f, -0.42f}, {0.55f, -0.42f});
            pen.line({0, -0.95f}, {0, 0.12f});
            pen.line({-0.55f, 0.72f}, {0.55f, 0.72f});
            break;
        case ingenious:
            pen.ring({}, 0.36f);
            for (const float x : {-0.74f, 0.74f})
                for (const float y : {-0.74f, 0.74f}) pen.block({x, y}, 0.44f, 0.08f);
            break;
        case intelligent:
            wave(pen, -0.34f);
            wave(pen, 0.34f);
            break;
        case nomadic:
            pen.disc({-0.62f, 0.5f}, 0.32f);
            pen.ring({0.62f, 0.5f}, 0.3f);
            pen.arc({0, 0.1f}, 0.72f, kPi * 1.12f, kPi * 1.8f);
            pen.fill({{0.9f, -0.1f}, {0.36f, -0.34f}, {0.78f, -0.66f}});
            break;
        case plundering:
            flask(pen, {0, 0.06f}, 0.7f);
            pen.arc({}, 0.98f, kPi * 0.75f, kPi * 1.35f);
            pen.arc({}, 0.98f, -kPi * 0.35f, kPi * 0.25f);
            break;
        case precocious:
            pen.line({0, 0.9f}, {0, -0.1f});
            pen.curve({{0, -0.1f}, {-0.1f, -0.7f}, {-0.6f, -0.8f}, {-0.9f, -0.7f}});
            pen.curve({{-0.9f, -0.7f}, {-0.8f, -0.1f}, {-0.4f, 0.1f}, {0, -0.1f}});
            pen.curve({{0, 0.2f}, {0.1f, -0.3f}, {0.6f, -0.4f}, {0.9f, -0.3f}});
            pen.curve({{0.9f, -0.3f}, {0.8f, 0.2f}, {0.4f, 0.4f}, {0, 0.2f}});
            break;
        case rational:
            pen.box({}, 1.75f, 0.36f);
            pen.disc({-0.4f, 0.4f}, 0.18f);
            pen.disc({}, 0.18f);
            pen.disc({0.4f, -0.4f}, 0.18f);
            break;
        case ravenous:
            pen.path({{-0.9f, -0.55f}, {-0.45f, 0.05f}, {0, -0.55f}, {0.45f, 0.05f}, {0.9f, -0.55f}});
            pen.path({{-0.9f, 0.62f}, {-0.45f, 0.2f}, {0, 0.7f}, {0.45f, 0.2f}, {0.9f, 0.62f}});
            break;
        case relentless: turned_arrow(pen, 0.7f); break;
        case resourceful: pen.icon(Icon::gear); break;
        case righteous:
            shield(pen);
            pen.line({0, -0.4f}, {0, 0.42f});
            pen.line({-0.34f, -0.12f}, {0.34f, -0.12f});
            break;
        case scrappy: pen.icon(Icon::dice); break;
        case stealthy: eye_struck(pen); break;
        case strategic:
            dart(pen, {-0.42f, 0.16f}, 0.62f);
            dart(pen, {0.46f, -0.16f}, 0.62f);
            break;
        case stubborn: bricks(pen); break;
        case tactical:
            pen.block({-0.66f, 0}, 0.56f, 0.1f);
            pen.arrow({-0.2f, 0}, {0.9f, 0}, 0.36f);
            break;
        case tyrannical:
            flask(pen, {-0.4f, 0.06f}, 0.66f);
            chevron_up(pen, {0.56f, -0.3f}, 0.42f);
            chevron_up(pen, {0.56f, 0.3f}, 0.42f);
            break;
        case warlike: flame(pen); break;
    }
}

}  // namespace

void draw_card_sign(Canvas& c, qu::CardId card, Vec centre, float size, Color ink, Color ground) {
    const Pen pen(c, centre, size, ink, ground);
    if (qu::kind_of(card) == qu::CardKind::gambit) draw_gambit(pen, qu::gambit_of(card));
    else draw_command(pen, qu::command_of(card));
}

// --- 4 abilities ---

void draw_ability_sign(Canvas& c, qu::Ability ability, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink, c.theme().s1);
    switch (ability) {
        case qu::Ability::strike:
            pen.disc({}, 0.3f);
            for (int i = 0; i < 8; ++i) pen.line(polar({}, 0.52f, static_cast<float>(i) * kTau / 8), polar({}, 0.92f, static_cast<float>(i) * kTau / 8));
            break;
        case qu::Ability::transport:
            pen.path({{-0.8f, 0}, {-0.8f, 0.8f}, {0.8f, 0.8f}, {0.8f, 0}});
            pen.arrow({0, 0.5f}, {0, -0.85f});
            break;
        case qu::Ability::warp:
            pen.arrow({-0.85f, -0.36f}, {0.85f, -0.36f}, 0.36f);
            pen.arrow({0.85f, 0.42f}, {-0.85f, 0.42f}, 0.36f);
            break;
        case qu::Ability::modify:
            pen.arrow({-0.42f, 0.8f}, {-0.42f, -0.8f}, 0.36f);
            pen.arrow({0.46f, -0.8f}, {0.46f, 0.8f}, 0.36f);
            break;
        case qu::Ability::maneuver:
            pen.arrow({-0.7f, 0.7f}, {0.75f, -0.75f});
            pen.line({-0.8f, -0.1f}, {-0.1f, -0.8f});
            break;
        case qu::Ability::free_reconfigure: turned_arrow(pen, 0.7f); break;
    }
}

// --- 5 tracks ---

void draw_dominance_sign(Canvas& c, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink, c.theme().s1);
    pen.line({-0.8f, -0.8f}, {0.5f, 0.5f});
    pen.line({0.8f, -0.8f}, {-0.5f, 0.5f});
    pen.line({0.2f, 0.8f}, {0.8f, 0.2f});
    pen.line({-0.2f, 0.8f}, {-0.8f, 0.2f});
    pen.disc({0.78f, 0.78f}, 0.14f);
    pen.disc({-0.78f, 0.78f}, 0.14f);
}

void draw_research_sign(Canvas& c, Vec centre, float size, Color ink) { flask(Pen(c, centre, size, ink, c.theme().s1), {}, 0.95f); }

Color dominance_color() { return rgb(0xB4573A); }
Color research_color() { return rgb(0x3E7FB8); }

}  // namespace orrery::ui::quantum_table
