// 1 frames   2 half of a crew card   3 crew cards   4 survivors   5 upgrades and free places. The Automa's cards: automa_card.cpp
#include "imgui_ui/games/microcosmos/cards.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/panel_words.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::microcosmos_table {

// --- 1 frames ---

namespace {

constexpr float kCardName = 14, kNameLine = 15;
constexpr Color kBlueBack = rgb(0x2B3A5E), kBlueBackFoot = rgb(0x1D2947);

float card_radius(Rect r) { return std::clamp(std::min(r.w, r.h) * 0.1f, 5.0f, 12.0f); }

/// Draws the ivory face of a card with its frame.
void draw_face(Canvas& c, Rect r, float radius, Glow glow, float breath) {
    CardLook face;
    face.legal = glow == Glow::legal;
    face.selected = glow == Glow::selected;
    face.glow = breath;
    draw_card(c, r, radius, face);
    if (glow == Glow::later) c.rect_stroke(r.grown(2), radius + 2, fade(c.theme().gold, 0.55f), 1.5f);
}

/// Draws the frame of a thing with a dark ground: the light below it, or the line above it.
void draw_light_below(Canvas& c, Rect r, float radius, Glow glow, float breath) {
    if (glow == Glow::legal) c.halo(r.grown(1), radius + 1, c.theme().gold, 0.9f * breath, 16);
}
void draw_line_above(Canvas& c, Rect r, float radius, Glow glow) {
    if (glow == Glow::legal) c.rect_stroke(r.grown(2), radius + 2, c.theme().warm, 2);
    if (glow == Glow::later) c.rect_stroke(r.grown(1), radius + 1, fade(c.theme().gold, 0.55f), 1.5f);
    if (glow == Glow::selected) draw_selected_frame(c, r, radius);
}

// --- 2 half of a crew card ---

constexpr float kLeastSign = 11, kOneLineSign = 15;

struct EdgeSign {
    mc::SpotKind kind;
    std::optional<mc::Colour> colour;
};
std::vector<EdgeSign> signs_of(mc::Edges edges) {
    std::vector<EdgeSign> out;
    for (std::size_t i = 0; i < mc::kColourCount; ++i)
        if (const auto colour = static_cast<mc::Colour>(i); (edges & mc::edge_of(colour)) != 0)
            out.push_back({mc::SpotKind::planet, colour});
    if ((edges & mc::kMoonEdge) != 0) out.push_back({mc::SpotKind::moon, {}});
    if ((edges & mc::kStationEdge) != 0) out.push_back({mc::SpotKind::station, {}});
    return out;
}
/// Three planets overlap, because together they mean any planet.
float edge_step(std::size_t signs, float size) { return signs > 2 ? size * 0.72f : size + 3; }
float edges_width(mc::Edges edges, float size) {
    const std::size_t n = signs_of(edges).size();
    return n == 0 ? 0 : size + static_cast<float>(n - 1) * edge_step(n, size);
}
float draw_edges(Canvas& c, mc::Edges edges, Vec left, float size) {
    const std::vector<EdgeSign> signs = signs_of(edges);
    float x = left.x + size / 2;
    for (const EdgeSign& sign : signs) {
        draw_spot_sign(c, sign.kind, {x, left.y}, size, sign.colour);
        x += edge_step(signs.size(), size);
    }
    return edges_width(edges, size);
}

bool is_paid(const mc::Half& half) { return mc::sum_of(half.cost) + half.any_cost > 0; }
float arrow_width(float size) { return size * 0.95f; }
/// Returns the width of the places, the cost and the arrow.
float head_width(const Canvas& c, const mc::Half& half, float size) {
    const float paid = is_paid(half) ? cost_width(c, half.cost, half.any_cost, size) + size * 0.55f : 0;
    return edges_width(half.edges, size) + paid + arrow_width(size);
}

/// Draws places, cost and arrow. Returns their width.
float draw_head(Canvas& c, const mc::Half& half, Vec left, float size, Color ink) {
    float x = left.x + draw_edges(c, half.edges, left, size);
    if (is_paid(half)) {
        x += size * 0.28f;
        c.line({x, left.y - size * 0.45f}, {x, left.y + size * 0.45f}, fade(ink, 0.35f), 1);
        x += size * 0.27f + draw_cost(c, half.cost, half.any_cost, {x + size * 0.27f, left.y}, size, ink);
    }
    draw_icon(c, Icon::fwd, {x + arrow_width(size) / 2, left.y}, size * 0.62f, c.theme().ink2);
    return x + arrow_width(size) - left.x;
}

/// Draws a half in one line as large as possible, or in two where one line had too small signs.
void draw_half(Canvas& c, const mc::Half& half, Rect r, float most, Color ink) {
    constexpr float kTwoLines = 30;
    const float high = std::min(most, r.h * 0.72f);
    const float least = r.h >= kTwoLines ? std::min(kOneLineSign, high) : kLeastSign;
    for (float size = high; size >= least; size -= 0.5f) {
        if (head_width(c, half, size) + gain_width(c, half.gain, size) > r.w) continue;
        const float x = r.x + draw_head(c, half, {r.x, r.centre().y}, size, ink);
        draw_gain(c, half.gain, {x, r.centre().y}, size, ink);
        return;
    }
    float size = std::clamp(r.h * 0.42f, kLeastSign, std::max(kLeastSign, most));
    while (size > 8 && std::max(head_width(c, half, size), gain_width(c, half.gain, size)) > r.w) size -= 0.5f;
    draw_head(c, half, {r.x, r.y + r.h * 0.26f}, size, ink);
    draw_gain(c, half.gain, {r.x + size * 0.3f, r.y + r.h * 0.75f}, size, ink);
}

/// Draws a half with its sentence, as far as there is room.
void draw_half_in_words(Canvas& c, const mc::Half& half, Rect r, Color ink, Lang lang) {
    constexpr float kSigns = 20, kSignRow = 26;
    const std::string words = mc::half_text(half, lang);
    const float tall = static_cast<float>(c.lines(words, type::kLabel, Weight::medium, r.w).size()) * type::kSmallLine;
    const bool has_signs = tall + kSignRow <= r.h;
    if (tall > r.h) return draw_half(c, half, r, kSigns, ink);
    float y = r.centre().y - (tall + (has_signs ? kSignRow : 0)) / 2;
    if (has_signs) {
        draw_half(c, half, {r.x, y, r.w, kSignRow}, kSigns, ink);
        y += kSignRow;
    }
    c.paragraph({r.x, y + type::kSmallLine / 2}, words, type::kLabel, ink, Weight::medium, r.w, type::kSmallLine);
}

// --- 3 crew cards ---

constexpr float kFromCard = 60, kLargeWide = 280, kLargeHigh = 150;

/// Parts of a crew card.
struct CrewFace {
    Rect top, band, bottom;
    float radius = 0;
    std::size_t name_lines = 0;                            ///< 0: the name has no room
    bool is_sign_in_corner = false;                        ///< the band is full of the name
};

/// Returns whether a half has room for readable signs.
bool has_room_for(const Canvas& c, const mc::Half& half, float w, float h) {
    constexpr float kTwoLines = 30, kReadable = 12.5f;
    return h >= kTwoLines || head_width(c, half, kReadable) + gain_width(c, half.gain, kReadable) <= w;
}

CrewFace lay_crew(const Canvas& c, mc::CrewId card, Rect r, Lang lang) {
    constexpr float kSignRoom = 20, kBandPad = 12;
    const mc::Crew& crew = mc::kCrew[card];
    const std::string name = mc::crew_name(card, lang);
    CrewFace f;
    f.radius = card_radius(r);
    const float whole = r.w - kBandPad, beside = whole - kSignRoom, name_w = c.text_width(name, type::kSmall, Weight::bold);
    // Two lines of the name must leave enough for the halves.
    const auto fits_two = [&](float room) {
        const float half = (r.h - 2 * kNameLine - 3) / 2 - 4;
        return half >= 16 && has_room_for(c, crew.top, whole - (room > beside ? kSignRoom : 0), half) &&
               has_room_for(c, crew.bottom, whole, half) && c.widest_word(name, type::kSmall, Weight::bold) <= room &&
               c.lines(name, type::kSmall, Weight::bold, room).size() <= 2;
    };
    if (name_w <= beside) {
        f.name_lines = 1;
    } else if (fits_two(beside)) {
        f.name_lines = 2;
    } else if (name_w <= whole || fits_two(whole)) {
        f.name_lines = name_w <= whole ? 1 : 2;
        f.is_sign_in_corner = true;
    }
    const float band = f.name_lines == 2 ? 2 * kNameLine + 3 : std::clamp(r.h * 0.2f, 17.0f, 24.0f);
    const float half = (r.h - band) / 2;
    f.top = {r.x, r.y, r.w, half};
    f.band = {r.x, r.y + half, r.w, band};
    f.bottom = {r.x, f.band.bottom(), r.w, half};
    return f;
}

void draw_band(Canvas& c, mc::CrewId card, const CrewFace& f, Lang lang) {
    const mc::Specialist specialist = mc::kCrew[card].specialist;
    const Rect r = f.band;
    c.rect({r.x + 1, r.y, r.w - 2, r.h}, 0, specialist_color(specialist));
    if (f.name_lines == 0) return draw_specialist_sign(c, specialist, r.centre(), r.h * 0.74f, kWhite);
    const bool has_sign = !f.is_sign_in_corner;
    const float room = r.w - 12 - (has_sign ? 20 : 0), size = r.h >= 20 && f.name_lines == 1 ? kCardName : type::kSmall;
    const std::string name = mc::crew_name(card, lang);
    if (f.name_lines == 1) c.fit({r.x + 7, r.centre().y}, name, size, kWhite, Weight::bold, Align::left, room);
    else c.paragraph({r.x + 7, r.centre().y - kNameLine / 2}, name, type::kSmall, kWhite, Weight::bold, room, kNameLine, Align::left, 2);
    if (has_sign) draw_specialist_sign(c, specialist, {r.right() - 13, r.centre().y}, 14, kWhite);
}

/// Draws the badge of a card that is played twice.
void draw_twice(Canvas& c, Rect r) {
    c.rect(r, std::min(6.0f, r.h * 0.3f), c.theme().game(GameKey::microcosmos));
    c.text(r.centre(), words::kTwice.in(Lang::en), std::min(kCardName, std::max(type::kSmall, r.h * 0.62f)), c.theme().ink, Weight::bold,
           Align::center);
}

/// Marks the half that can be used: gold ground, and an arrow that leads in from the cargo card.
void draw_match_ground(Canvas& c, Rect half, Corners corners) {
    c.rect({half.x + 1, half.y + 1, half.w - 2, half.h - 1}, corners, fade(c.theme().gold, 0.3f));
}
void draw_match_arrow(Canvas& c, Rect r, Bright bright) {
    constexpr float kHalf = 9, kDeep = 8;
    const bool from_above = bright == Bright::top;
    const float edge = from_above ? r.y - 1 : r.bottom() + 1, tip = from_above ? edge + kDeep : edge - kDeep, x = r.centre().x;
    c.polygon({{x - kHalf, edge}, {x + kHalf, edge}, {x, tip}}, c.theme().gold2);
    c.polyline({{x - kHalf, edge}, {x + kHalf, edge}, {x, tip}}, fade(c.theme().ink, 0.6f), 1, true);
}

/// Draws only the half that counts, and the specialist at the left.
void draw_crew_chip(Canvas& c, mc::CrewId card, Rect r, const CrewLook& look) {
    constexpr float kStrip = 20, kNarrow = 90, kBadgeWide = 24, kBadgeHigh = 16;
    const mc::Crew& crew = mc::kCrew[card];
    const float radius = card_radius(r), strip = r.w < kNarrow ? std::min(14.0f, r.w * 0.28f) : kStrip;
    draw_face(c, r, radius, look.glow, look.breath);
    if (look.matches) draw_match_ground(c, r, radius);
    c.rect({r.x + 1, r.y + 1, strip, r.h - 2}, {radius, 0, 0, radius}, specialist_color(crew.specialist));
    draw_specialist_sign(c, crew.specialist, {r.x + 1 + strip / 2, r.centre().y}, std::min(strip * 0.74f, r.h * 0.5f), kWhite);
    Rect in{r.x + strip + 5, r.y + 2, r.w - strip - 8, r.h - 4};
    if (look.bright == Bright::both) {
        const std::string name = mc::crew_name(card, look.lang);
        if (c.widest_word(name, type::kSmall, Weight::bold) > in.w) return;    // it flies, and is small at one of the ends
        c.fit_lines({in.x, in.centre().y}, name, kCardName, c.theme().ink, Weight::bold, Align::left, in.w, r.h >= 34 ? 2 : 1);
        return;
    }
    const bool has_badge = look.plays_twice && r.w >= kNarrow + kStrip;
    if (has_badge) in.w -= kBadgeWide;
    draw_half(c, look.bright == Bright::top ? crew.top : crew.bottom, in, 18, c.theme().ink);
    const float badge_y = look.bright == Bright::top ? r.y + 2 : r.bottom() - kBadgeHigh - 2;
    if (has_badge) draw_twice(c, {r.right() - kBadgeWide - 1, badge_y, kBadgeWide, kBadgeHigh});
    if (look.matches) draw_match_arrow(c, r, look.bright);
}

}  // namespace

void draw_crew_card(Canvas& c, mc::CrewId card, Rect r, const CrewLook& look) {
    if (r.h < kFromCard) return draw_crew_chip(c, card, r, look);
    constexpr float kPad = 7, kRoomForBadge = 170;
    const mc::Crew& crew = mc::kCrew[card];
    const CrewFace f = lay_crew(c, card, r, look.lang);
    const bool in_words = r.w >= kLargeWide && r.h >= kLargeHigh, has_badge_inside = r.w >= kRoomForBadge;
    draw_face(c, r, f.radius, look.glow, look.breath);
    for (const bool is_top : {true, false}) {
        const Rect half = is_top ? f.top : f.bottom;
        const bool is_bright = look.bright == Bright::both || (look.bright == Bright::top) == is_top;
        const Corners corners = is_top ? Corners{f.radius, f.radius, 0, 0} : Corners{0, 0, f.radius, f.radius};
        if (is_bright && look.matches) draw_match_ground(c, half, corners);
        if (!is_bright) c.rect({half.x + 1, half.y + 1, half.w - 2, half.h - 1}, corners, fade(c.theme().ink, 0.3f));
        Rect in{half.x + kPad, half.y + 2, half.w - 2 * kPad, half.h - 4};
        if (is_top && f.is_sign_in_corner) in.w -= 18;
        // A narrow card has room for the badge only on the half that does not count.
        if (look.plays_twice && is_bright == has_badge_inside) in.w -= has_badge_inside ? 42 : 28;
        const auto faded = c.faded(is_bright ? 1.0f : 0.45f);
        const mc::Half& what = is_top ? crew.top : crew.bottom;
        if (in_words) draw_half_in_words(c, what, in, c.theme().ink, look.lang);
        else draw_half(c, what, in, std::clamp(half.h * 0.5f, 18.0f, 26.0f), c.theme().ink);
    }
    draw_band(c, card, f, look.lang);
    if (f.is_sign_in_corner) draw_specialist(c, crew.specialist, {r.right() - 12, r.y + 12}, 17);
    if (look.plays_twice) {
        const Rect bright = look.bright == Bright::bottom ? f.bottom : f.top, other = look.bright == Bright::bottom ? f.top : f.bottom;
        draw_twice(c, has_badge_inside ? rect_around({bright.right() - 24, bright.centre().y}, 34, std::min(22.0f, bright.h - 6))
                                       : rect_around({other.right() - 18, other.centre().y}, 26, 17));
    }
    if (look.matches && look.bright != Bright::both) draw_match_arrow(c, r, look.bright);
}

namespace {

void draw_back(Canvas& c, Rect r, int count, Color top, Color foot, Color rim) {
    const float radius = card_radius(r);
    for (int i = std::clamp(count - 1, 0, 2); i >= 0; --i) {
        const Rect edge = r.moved(2.0f * static_cast<float>(i), -2.0f * static_cast<float>(i));
        c.shadow(edge, radius, 0.4f, 6, 2);
        c.gradient(edge, radius, top, foot);
        c.rect_stroke(edge, radius, rim, 1);
    }
    if (r.w >= 30 && r.h >= 30) c.rect_stroke(r.grown(-std::min(4.0f, r.w * 0.08f)), std::max(2.0f, radius - 3), fade(rim, 0.5f), 1);
}

void draw_count(Canvas& c, Vec at, int count, float size) {
    if (count <= 0) return;
    const std::string number = std::to_string(count);
    c.rect(rect_around(at, c.text_width(number, size, Weight::bold) + 8, size + 4), 5, fade(kBlack, 0.6f));
    c.text(at, number, size, c.theme().hi, Weight::bold, Align::center);
}

}  // namespace

void draw_crew_back(Canvas& c, Rect r, int count) {
    const Color brass = c.theme().brass;
    draw_back(c, r, count, kBlueBack, kBlueBackFoot, fade(brass, 0.8f));
    const float size = std::min(r.w, r.h);
    c.circle_stroke(r.centre(), size * 0.26f, fade(brass, 0.7f), 1.3f);
    c.ellipse_stroke(r.centre(), size * 0.4f, size * 0.13f, -0.5f, fade(brass, 0.7f), 1.3f);
    draw_count(c, r.centre(), count, std::clamp(size * 0.4f, type::kSmall, 20.0f));
}

// --- 4 survivors ---

namespace {

/// Draws the people of a survivor card: two or three figures in their colours, different from card to card.
void draw_people(Canvas& c, mc::SurvivorId card, Vec at, float size) {
    std::vector<Color> colours;
    for (const EdgeSign& sign : signs_of(mc::kSurvivors[card].colours)) colours.push_back(planet_color(*sign.colour));
    const auto figure = [&](Vec foot, float h, Color col) {
        const Color dark = mix(col, c.theme().ink, 0.35f);
        c.bezier_fill({{foot.x - h * 0.36f, foot.y},
                       {foot.x - h * 0.38f, foot.y - h * 0.62f},
                       {foot.x + h * 0.38f, foot.y - h * 0.62f},
                       {foot.x + h * 0.36f, foot.y}},
                      dark);
        c.circle({foot.x, foot.y - h * 0.66f}, h * 0.2f, mix(col, c.theme().ink, 0.12f));
        c.line({foot.x - h * 0.16f, foot.y - h * 0.3f}, {foot.x + h * 0.16f, foot.y - h * 0.3f}, fade(kWhite, 0.6f),
               std::max(1.0f, h * 0.06f));
    };
    const float foot = at.y + size * 0.46f, step = size * 0.3f;
    const bool has_child = card % 3 == 1;
    figure({at.x - step, foot}, size * (card % 2 == 0 ? 0.82f : 0.7f), colours.front());
    figure({at.x + step, foot}, size * (card % 2 == 0 ? 0.68f : 0.84f), colours.back());
    figure({at.x, foot + size * 0.04f}, size * (has_child ? 0.5f : 0.92f), mix(colours.front(), colours.back(), 0.5f));
}

void draw_colours(Canvas& c, mc::SurvivorId card, Vec left, float size) { draw_edges(c, mc::kSurvivors[card].colours, left, size); }

}  // namespace

void draw_survivor_card(Canvas& c, mc::SurvivorId card, Rect r, const SurvivorLook& look) {
    const mc::Survivor& survivor = mc::kSurvivors[card];
    const std::string name = mc::survivor_name(card, look.lang);
    const Color ink = c.theme().ink;
    draw_face(c, r, card_radius(r), look.glow, look.breath);
    const auto gain_size = [&](float most, float room) {
        float size = most;
        while (size > kLeastSign && gain_width(c, survivor.gain, size) > room) size -= 0.5f;
        return size;
    };
    if (r.h < kFromCard) {
        // Colours and gain in one line; the name above them, or people at their left, where there is room.
        constexpr float kNameHigh = 40, kSign = 15, kPeopleFrom = 100;
        const float x = r.x + 6, room = r.w - 12;
        const bool has_name = r.h >= kNameHigh && c.text_width(name, type::kSmall, Weight::bold) <= room;
        const float y = has_name ? r.y + r.h * 0.7f : r.centre().y, colours = edges_width(survivor.colours, kSign);
        if (has_name) c.text({x, r.y + r.h * 0.3f}, name, type::kSmall, ink, Weight::bold);
        if (r.w < 2 * kSign + gain_width(c, survivor.gain, kLeastSign) + 14 && r.h >= 34) {
            // A narrow one has two lines.
            draw_colours(c, card, {r.centre().x - colours / 2, r.y + r.h * 0.28f}, kSign);
            const float size = gain_size(14, r.w - 4);
            draw_gain(c, survivor.gain, {r.centre().x - gain_width(c, survivor.gain, size) / 2, r.y + r.h * 0.7f}, size, ink);
            return;
        }
        draw_colours(c, card, {x, y}, kSign);
        const float size = gain_size(16, room - colours - 8), wide = gain_width(c, survivor.gain, size);
        draw_gain(c, survivor.gain, {r.right() - 6 - wide, y}, size, ink);
        if (!has_name && r.w >= kPeopleFrom && room - colours - wide >= r.h)
            draw_people(c, card, {x + colours + 4 + r.h * 0.4f, r.centre().y}, r.h * 0.8f);
        return;
    }
    constexpr float kPad = 8;
    const float foot = std::clamp(r.h * 0.22f, 20.0f, 34.0f), line = r.bottom() - foot;
    const bool is_one = c.text_width(name, type::kSmall, Weight::bold) <= r.w - 2 * kPad;
    const float head = is_one ? 22.0f : 36.0f;
    c.title({r.x + kPad, r.y + 13}, name,
            is_one && c.text_width(name, kCardName, Weight::bold) <= r.w - 2 * kPad ? kCardName : type::kSmall, ink, r.w - 2 * kPad,
            kNameLine);
    const Rect middle{r.x, r.y + head, r.w, line - r.y - head};
    if (middle.h >= 20) draw_people(c, card, middle.centre(), std::min(middle.h, middle.w * 0.6f));
    draw_colours(c, card, {r.x + kPad, line - 10}, std::clamp(r.h * 0.13f, 14.0f, 20.0f));
    c.line({r.x + kPad, line}, {r.right() - kPad, line}, c.theme().card_line);
    const float size = gain_size(std::min(22.0f, foot * 0.76f), r.w - 2 * kPad);
    draw_gain(c, survivor.gain, {r.centre().x - gain_width(c, survivor.gain, size) / 2, line + foot / 2}, size, ink);
}

// --- 5 upgrades and free places ---

namespace {

/// Draws the specialist and the units of an upgrade, from the left. Returns the width.
float draw_upgrade_cost(Canvas& c, const mc::UpgradeKind& kind, Vec left, float size, Color ink) {
    const float units = draw_cost(c, kind.cost, 0, left, size, ink);
    draw_specialist(c, kind.need, {left.x + units + size * 0.95f, left.y}, size + 3);
    return units + size * 1.6f;
}
float upgrade_cost_width(const Canvas& c, const mc::UpgradeKind& kind, float size) {
    return cost_width(c, kind.cost, 0, size) + size * 1.6f;
}

/// Draws what the foot of a tile shows: ticks, and the cost of what is still locked. Where both are too wide, the ticks become smaller
/// and move together.
void draw_upgrade_foot(Canvas& c, mc::Upgrade upgrade, Rect r, int steps, bool is_open, Color ink) {
    const mc::UpgradeKind& kind = mc::kUpgrades[mc::index_of(upgrade)];
    const Color moss = c.theme().game(GameKey::microcosmos);
    struct Ticks {
        float size, step;
    };
    constexpr Ticks kTicks[] = {{15, 19}, {11, 14}, {10, 6}};
    constexpr float kAfter = 4, kLeast = 8;
    const int count = std::min(steps, upgrade == mc::Upgrade::engine ? mc::kEngineSteps : 1);
    const auto wide = [count](const Ticks& t) { return count > 0 ? t.size + static_cast<float>(count - 1) * t.step + kAfter : 0; };
    Ticks ticks = kTicks[0];
    float size = std::min(16.0f, r.h * 0.95f);
    for (const Ticks& tried : kTicks) {
        ticks = {std::min(tried.size, r.h * 0.9f), tried.step};
        const float least = &tried == std::end(kTicks) - 1 ? kLeast : 10;
        size = std::min(16.0f, r.h * 0.95f);
        while (!is_open && size > least && wide(ticks) + upgrade_cost_width(c, kind, size) > r.w) size -= 0.5f;
        if (is_open || wide(ticks) + upgrade_cost_width(c, kind, size) <= r.w) break;
    }
    for (int i = 0; i < count; ++i)
        draw_icon(c, Icon::check, {r.x + ticks.size / 2 + static_cast<float>(i) * ticks.step, r.centre().y}, ticks.size, moss);
    if (!is_open) draw_upgrade_cost(c, kind, {r.x + wide(ticks), r.centre().y}, size, ink);
}

}  // namespace

void draw_upgrade(Canvas& c, mc::Upgrade upgrade, Rect r, const UpgradeLook& look) {
    constexpr float kWithName = 40, kLeastNamed = 100, kTwoLines = 62, kPad = 8, kSignFrom = 150, kBesideFrom = 92;
    const Theme& t = c.theme();
    const bool is_engine = upgrade == mc::Upgrade::engine, is_open = look.steps >= (is_engine ? mc::kEngineSteps : 1);
    const Color moss = t.game(GameKey::microcosmos), ink = is_open || look.is_payable ? t.hi : t.mid;
    const float radius = std::min(radius::kField, r.h * 0.24f);
    draw_light_below(c, r, radius, look.glow, look.breath);
    c.rect(r, radius, t.well);
    if (look.steps > 0) c.rect(r, radius, fade(moss, is_open ? 0.22f : 0.12f));
    c.rect_stroke(r, radius, look.steps > 0 ? fade(moss, 0.8f) : look.is_payable ? t.line2 : t.line, t.panel_border);
    const auto faded = c.faded(is_open || look.is_payable || look.steps > 0 || look.glow != Glow::none ? 1.0f : 0.78f);
    const std::string name = mc::upgrade_name(upgrade, look.lang);
    const float room = r.w - 2 * kPad, name_w = c.text_width(name, type::kSmall, Weight::bold);
    const bool two_lines = name_w > room && r.h >= kTwoLines && c.widest_word(name, type::kSmall, Weight::bold) <= room &&
                           c.lines(name, type::kSmall, Weight::bold, room).size() == 2;
    if ((r.h >= kTwoLines || (r.h >= kWithName && r.w >= kLeastNamed)) && (name_w <= room || two_lines)) {
        const bool has_sign = r.w >= kSignFrom && name_w <= room - 34;
        const float left = r.x + kPad + (has_sign ? 32 : 0), foot = two_lines ? r.bottom() - 14 : r.y + r.h * 0.7f;
        if (has_sign) draw_upgrade_sign(c, upgrade, {r.x + kPad + 13, r.centre().y}, 24, is_open ? moss : ink);
        if (two_lines) c.fit_lines({left, r.y + 21}, name, type::kSmall, ink, Weight::bold, Align::left, r.right() - kPad - left);
        else c.fit({left, r.y + r.h * 0.29f}, name, kCardName, ink, Weight::bold, Align::left, r.right() - kPad - left);
        draw_upgrade_foot(c, upgrade, {left, foot - 9, r.right() - kPad - left, 18}, look.steps, is_open, ink);
    } else if (r.w >= kBesideFrom || r.h < 34) {
        const float sign = std::min({20.0f, r.h - 8, r.w * 0.3f});
        draw_upgrade_sign(c, upgrade, {r.x + 5 + sign / 2, r.centre().y}, sign, is_open ? moss : ink);
        const float x = r.x + sign + 11;
        draw_upgrade_foot(c, upgrade, {x, r.centre().y - 8, r.right() - 4 - x, 16}, look.steps, is_open, ink);
    } else {
        // The sign above the cost.
        const float sign = std::clamp(r.h * 0.42f, 14.0f, 22.0f);
        draw_upgrade_sign(c, upgrade, {r.centre().x, r.y + 3 + sign / 2}, sign, is_open ? moss : ink);
        const mc::UpgradeKind& kind = mc::kUpgrades[mc::index_of(upgrade)];
        const float below = r.bottom() - r.y - sign - 5;
        const float wide = is_open ? (is_engine ? 34.0f : 15.0f)
                                   : std::min(r.w - 4, upgrade_cost_width(c, kind, 13) + (look.steps > 0 ? 16 : 0));
        draw_upgrade_foot(c, upgrade, {r.centre().x - wide / 2, r.y + sign + 4 + (below - 16) / 2, wide, 16}, look.steps, is_open, ink);
    }
    draw_line_above(c, r, radius, look.glow);
}

void draw_free_place(Canvas& c, Rect r, std::string_view word, Glow glow, float breath) {
    const Theme& t = c.theme();
    const float radius = card_radius(r);
    draw_light_below(c, r, radius, glow, breath);
    if (glow == Glow::legal) c.rect(r, radius, fade(t.space1, 0.85f));
    c.dashed_rect(r, radius, fade(t.line2, 0.7f), 1.2f, 5, 6);
    if (!word.empty() && c.text_width(word, type::kSmall) <= r.w - 8 && r.h >= 18)
        c.fit(r.centre(), word, type::kLabel, glow == Glow::legal ? t.hi : t.low, Weight::medium, Align::center, r.w - 8);
    draw_line_above(c, r, radius, glow);
}

}  // namespace orrery::ui::microcosmos_table
