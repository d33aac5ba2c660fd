// 1 a planet's block   2 oval   3 two columns   4 middle   5 hand   6 whole table
#include "imgui_ui/games/jumpgate/layout.h"

#include <algorithm>
#include <cmath>

namespace orrery::ui::jumpgate_table {

namespace {

constexpr float kMargin = 8;                               // between blocks

constexpr float kBesideRow = 36, kBesideStep = 2;          // distance between cards in the lowest form, and the gap in it

// Returns the width of four badges side by side in the lowest form.
constexpr float beside_badges_width(float badge) { return 4 * badge + 3; }
// Returns the width of four badges with the designed gaps.
constexpr float badges_width(float badge) { return 4 * badge + 9; }

// `head_height` is that of the sphere, or of name and codes beside it if they are higher.
float names_height(const BlockMetrics& m) { return m.name + float(m.name_lines - 1) * kNameLine; }
float head_height(const BlockMetrics& m) { return std::max(m.pad + 2 * m.r, names_height(m) + m.text_gap + m.badge + 2); }
// Returns the distance from the sphere's centre to the name beside it.
float name_offset(const BlockMetrics& m) { return m.r + std::min(14.0f, m.w - m.pad - 2 * m.r - badges_width(m.badge)); }

float between(float k, float at0, float at1, float low, float high) {
    const float t = std::clamp((k - low) / (high - low), 0.0f, 1.0f);
    return at0 + (at1 - at0) * t;
}

}  // namespace

// --- 1 a planet's block ---

BlockMetrics block_metrics(float k, float longest_name) {
    BlockMetrics m;
    m.r = std::max(42 * k, 15.0f);
    m.card_w = k >= 0.6f ? std::max(38.0f, 44 * k) : between(k, 34, 38, 0.4f, 0.6f);
    m.card_h = k >= 0.6f ? std::max(48.0f, 56 * k) : k >= 0.4f ? between(k, 36, 48, 0.4f, 0.6f) : between(k, 28, 36, 0.3f, 0.4f);
    m.step = between(k, 4, 7, 0.5f, 1);
    m.badge = k >= 1.3f ? between(k, 36.4f, 46, 1.3f, 2) : k >= 0.8f ? 28 * k : k >= 0.4f ? between(k, 20, 23, 0.4f, 0.8f) : between(k, 18, 20, 0.3f, 0.4f);
    m.name = k >= 1.7f ? 22 : k >= 1.2f ? 18 : k >= 0.75f ? 16 : k >= 0.6f ? 15 : 13;
    m.pad = between(k, 2, 10, 0.4f, 1);
    m.gap = between(k, 2, 10, 0.4f, 1);
    m.text_gap = between(k, 1, 4, 0.3f, 0.6f);
    const float above = m.pad + 2 * m.r + between(k, 5, 14, 0.4f, 1) + badges_width(m.badge);
    const float row = 4 + float(kRowCards) * (m.card_w + m.step) + 4;
    m.w = std::max(above, row);
    // If name and codes are wider, the cards are spaced further apart.
    m.step = std::clamp((m.w - 8) / float(kRowCards) - m.card_w, m.step, std::max(m.step, 12.0f));
    if (longest_name > m.w - m.pad - m.r - name_offset(m)) {
        m.name_lines = 2;
        m.name = 13;
    }
    m.h = head_height(m) + m.gap + m.card_h + 2;
    return m;
}

BlockMetrics fitting_block(float max_w, float max_h, float longest_name) {
    for (float k = 1.6f; k >= 0.295f; k -= 0.01f) {
        const BlockMetrics m = block_metrics(k, longest_name);
        if (m.w <= max_w && m.h <= max_h) return m;
    }
    BlockMetrics m;
    m.beside = true;
    m.w = max_w;
    m.h = std::min(max_h, 72.0f);
    m.pad = 2;
    m.gap = 2;
    m.name = 13;
    m.badge = m.h < 50 ? 18 : 20;
    m.step = kBesideStep;
    const float rest = m.h - m.badge - 3;                  // below name and codes
    m.r = std::clamp(rest / 2, 9.0f, 18.0f);
    // The cards are spaced for fingers. Their height leaves a finger's room for the codes between two rows of them.
    m.card_w = std::clamp((max_w - 2 * m.r - 10) / float(kRowCards), 20.0f, kBesideRow) - m.step;
    m.card_h = std::clamp(m.h - 30, 18.0f, std::max(18.0f, rest - 1));
    return m;
}

namespace {

PlanetPlace place_planet(Vec at, const BlockMetrics& m) {
    PlanetPlace p;
    p.block = {at.x, at.y, m.w, m.h};
    p.r = m.r;
    p.badge = m.badge;
    p.card_w = m.card_w;
    p.card_h = m.card_h;
    p.step = m.step;
    p.name_size = m.name;
    p.name_lines = m.name_lines;
    if (m.beside) {
        const float x = at.x + m.w - beside_badges_width(m.badge);
        p.name = {at.x + 2, at.y + m.badge / 2 + 1};
        p.name_width = x - p.name.x - 3;
        for (std::size_t i = 0; i < 4; ++i) p.badges[i] = {x + m.badge / 2 + float(i) * (m.badge + 1), at.y + m.badge / 2 + 1};
        p.codes = {at.x, at.y, m.w, m.badge + 2};
        p.cards = {at.x + m.w - float(kRowCards) * (m.card_w + m.step) - 2, at.y + m.h - m.card_h};
        p.centre = {(at.x + p.cards.x) / 2, at.y + m.h - m.r};
        p.is_tight = m.h < 40;
        // The codes get all the room between the cards of this planet and those of the one above.
        p.code_above = 4;
        p.code_below = std::max(0.0f, p.cards.y - (p.badges[0].y + m.badge / 2));
        p.claim = {p.centre.x + m.r * 0.76f, p.centre.y + m.r * 0.76f};
        return p;
    }
    const float head = head_height(m);
    p.centre = {at.x + m.pad + m.r, at.y + std::max(m.pad + m.r, head / 2)};
    const float x = p.centre.x + name_offset(m);
    // Name and codes are one group beside the sphere, slightly above its middle.
    const float group = names_height(m) + m.text_gap + m.badge;
    const float top = std::max(at.y + 1, p.centre.y - group / 2 - m.r * 0.1f);
    p.name = {x, top + m.name / 2};
    p.name_width = at.x + m.w - x;
    const float by = top + names_height(m) + m.text_gap + m.badge / 2;
    p.badges[0] = {x + m.badge / 2, by};
    p.badges[1] = {x + m.badge * 1.5f + 3, by};
    p.badges[2] = {x + m.badge * 2.5f + 8, by};
    p.badges[3] = {x + m.badge * 3.5f + 9, by};
    p.codes = {x, top, std::max(badges_width(m.badge), p.name_width), group};
    p.cards = {at.x + 4, at.y + head + m.gap};
    p.claim = {p.centre.x + m.r * 0.76f, p.centre.y + m.r * 0.76f};
    return p;
}

// --- 2 the oval ---

// Returns the height on the flattened oval for the sine of the angle. The two ends stay level, and the long sides are nearly
// straight.
float flattened(float s) {
    const float a = std::fabs(s);
    const float t = std::clamp((a - 0.25f) / 0.25f, 0.0f, 1.0f);
    const float y = t * t * (3 - 2 * t) * (0.95f + 0.05f * a);
    return s < 0 ? -y : y;
}

// Returns the position along the oval for the cosine of the angle. The planets of the long rows are evenly spaced.
// A `stretch` above 1 uses the corners of the oval, for narrow windows.
float along(float c, float stretch) {
    const float x = std::min(1.0f, std::pow(std::fabs(c), 1.2f) * stretch);
    return c < 0 ? -x : x;
}

std::size_t above_count(std::size_t n) { return n < 4 ? 1 : (n - 2 + 1) / 2; }

}  // namespace

float ring_angle(std::size_t i, std::size_t n) {
    const float step = kTau / float(n);
    return -kPi / 2 - float(above_count(n) - 1) / 2 * step + float(i) * step;
}

namespace {

// Places blocks with their centres on the oval. `upright` turns the oval by 90°, for windows higher than wide.
FixedVector<PlanetPlace, orrery::jumpgate::kMaxRing> oval(Rect board, std::size_t n, const BlockMetrics& m, bool upright, float stretch) {
    FixedVector<PlanetPlace, orrery::jumpgate::kMaxRing> out;
    const float a = (board.w - m.w) / 2, b = (board.h - m.h) / 2;
    const Vec c = board.centre();
    for (std::size_t i = 0; i < n; ++i) {
        const float angle = ring_angle(i, n);
        const float u = along(std::cos(angle), stretch), v = flattened(std::sin(angle));
        const Vec mid = upright ? Vec{c.x - v * a, c.y + u * b} : Vec{c.x + u * a, c.y + v * b};
        out.push_back(place_planet({mid.x - m.w / 2, mid.y - m.h / 2}, m));
    }
    return out;
}

bool any_overlap(const FixedVector<PlanetPlace, orrery::jumpgate::kMaxRing>& ps) {
    for (std::size_t i = 0; i < ps.size(); ++i)
        for (std::size_t j = i + 1; j < ps.size(); ++j)
            if (ps[i].block.grown(kMargin / 2).overlaps(ps[j].block.grown(kMargin / 2))) return true;
    return false;
}

// Returns the free rectangle around the middle. It grows from the centre until it meets blocks.
Rect free_middle(Rect board, const FixedVector<PlanetPlace, orrery::jumpgate::kMaxRing>& ps, bool upright) {
    const Vec c = board.centre();
    float x0 = board.x, x1 = board.right(), y0 = board.y, y1 = board.bottom();
    // First the short direction, limited by every block beside the middle line, then the long one, limited by the blocks in
    // that band.
    for (int pass = 0; pass < 2; ++pass) {
        const bool vertical = (pass == 0) != upright;
        for (const PlanetPlace& p : ps) {
            const Rect r = p.block;
            const bool counts = pass == 0 ? (vertical ? std::fabs(r.centre().y - c.y) > r.h * 0.5f : std::fabs(r.centre().x - c.x) > r.w * 0.5f)
                                          : (vertical ? r.x < x1 && r.right() > x0 && std::fabs(r.centre().y - c.y) > 1
                                                      : r.y < y1 && r.bottom() > y0);
            if (!counts) continue;
            if (vertical) {
                if (r.centre().y < c.y) y0 = std::max(y0, r.bottom());
                else y1 = std::min(y1, r.y);
            } else {
                if (r.centre().x < c.x) x0 = std::max(x0, r.right());
                else x1 = std::min(x1, r.x);
            }
        }
    }
    return Rect{x0, y0, x1 - x0, y1 - y0}.grown(-kMargin);
}

// --- 4 the middle ---

// Sizes at scale 1: the black hole with its arc, the gate with its name, two piles with captions.
constexpr Vec kHoleSize{170, 188}, kGateSize{132, 150}, kPilesSize{174, 134};
constexpr float kPieceGap = 22;

void place_hole(CentrePlace& c, Vec at) {
    c.hole = at;
    c.hole_r = 70 * c.scale;
    c.space_r = std::clamp(13 * c.scale, 9.5f, 18.0f);
    const float a0 = kPi * 0.72f, a1 = kPi * 2.28f;
    for (int i = 0; i < c.limit; ++i)
        c.spaces[std::size_t(i)] = polar(at, c.hole_r, a0 + (a1 - a0) * float(i) / float(c.limit - 1));
    c.hole_rect = {at.x - c.hole_r - c.space_r, at.y - c.hole_r - c.space_r, 2 * (c.hole_r + c.space_r), kHoleSize.y * c.scale};
}

void place_gate(CentrePlace& c, Vec at) {
    c.gate = at;
    c.gate_r = 60 * c.scale;
    c.gate_rect = {at.x - 66 * c.scale, at.y - 66 * c.scale, 132 * c.scale, kGateSize.y * c.scale};
}

void place_piles(CentrePlace& c, Rect r) {
    const float w = 72 * c.scale, h = 100 * c.scale;
    c.deck = {r.x, r.y + 6 * c.scale, w, h};
    c.discard = {r.right() - w, r.y + 6 * c.scale, w, h};
    c.piles_rect = r;
}

CentrePlace place_middle(Rect free, int limit) {
    CentrePlace c;
    c.limit = limit;
    const float row_w = kHoleSize.x + kGateSize.x + kPilesSize.x + 2 * kPieceGap;
    const float row_h = kHoleSize.y;
    const float col_w = kPilesSize.x, col_h = kHoleSize.y + kGateSize.y + kPilesSize.y + 2 * kPieceGap;
    const float two_w = kHoleSize.x + kPilesSize.x + kPieceGap, two_h = kGateSize.y + kHoleSize.y + kPieceGap;
    const float row = std::min(free.w / row_w, free.h / row_h);
    const float col = std::min(free.w / col_w, free.h / col_h);
    const float two = std::min(free.w / two_w, free.h / two_h);
    const Vec m = free.centre();
    if (row >= col && row >= two) {
        c.scale = std::clamp(row, 0.1f, 1.9f);
        const float s = c.scale, spare = std::min((free.w - row_w * s) / 4, 30.0f * s);
        const float g = kPieceGap * s + std::max(0.0f, spare);
        const float total = (kHoleSize.x + kGateSize.x + kPilesSize.x) * s + 2 * g;
        float x = m.x - total / 2;
        const float top = m.y - row_h * s / 2;
        place_hole(c, {x + kHoleSize.x * s / 2, top + 85 * s});
        x += kHoleSize.x * s + g;
        place_gate(c, {x + kGateSize.x * s / 2, m.y - 8 * s});
        x += kGateSize.x * s + g;
        place_piles(c, {x, m.y - kPilesSize.y * s / 2, kPilesSize.x * s, kPilesSize.y * s});
    } else if (col >= two) {
        c.scale = std::clamp(col, 0.1f, 1.5f);
        const float s = c.scale;
        float y = m.y - col_h * s / 2;
        place_hole(c, {m.x, y + 85 * s});
        y += (kHoleSize.y + kPieceGap) * s;
        place_gate(c, {m.x, y + 66 * s});
        y += (kGateSize.y + kPieceGap) * s;
        place_piles(c, {m.x - kPilesSize.x * s / 2, y, kPilesSize.x * s, kPilesSize.y * s});
    } else {
        c.scale = std::clamp(two, 0.1f, 1.5f);
        const float s = c.scale;
        const float top = m.y - two_h * s / 2, left = m.x - two_w * s / 2;
        place_gate(c, {m.x, top + 66 * s});
        const float y = top + (kGateSize.y + kPieceGap) * s;
        place_hole(c, {left + kHoleSize.x * s / 2, y + 85 * s});
        place_piles(c, {left + (kHoleSize.x + kPieceGap) * s, y + 26 * s, kPilesSize.x * s, kPilesSize.y * s});
    }
    c.captions = c.scale >= 0.5f;
    return c;
}

CentrePlace place_strip(Rect panel, int limit) {
    CentrePlace c;
    c.limit = limit;
    c.strip = true;
    c.panel = panel;
    c.captions = false;
    const float y = panel.centre().y, h = panel.h;
    c.scale = h / 64;
    c.hole = {panel.x + 34, y};
    c.hole_r = std::min(15.0f, h * 0.25f);
    // From the right: discard pile, deck, gate. The spaces get the rest.
    const float ch = h - 18, cw = ch * 0.71f;
    c.discard = {panel.right() - 14 - cw, y - ch / 2, cw, ch};
    c.deck = {c.discard.x - 15 - cw, y - ch / 2, cw, ch};
    c.gate_r = std::min(20.0f, h * 0.31f);
    c.gate = {c.deck.x - 12 - c.gate_r, y};
    const float from = panel.x + 62, to = c.gate.x - c.gate_r - 8;
    const float pitch = std::min(32.0f, (to - from) / float(limit));
    c.space_r = std::min(12.0f, pitch / 2 - 1.2f);
    for (int i = 0; i < limit; ++i) c.spaces[std::size_t(i)] = {from + pitch * (float(i) + 0.5f), y};
    c.hole_rect = {panel.x + 8, panel.y + 4, to - panel.x - 8, h - 8};
    c.gate_rect = square_around(c.gate, 2 * c.gate_r + 6);
    c.piles_rect = {c.deck.x, panel.y + 4, c.discard.right() - c.deck.x, h - 8};
    return c;
}

// --- 3 two columns ---

// Places the ring as a closed loop of two columns: down the right one, up the left one. With an odd count the left column has one
// planet less, and its planets are further apart.
FixedVector<PlanetPlace, orrery::jumpgate::kMaxRing> columns(Rect board, std::size_t n, const BlockMetrics& m) {
    FixedVector<PlanetPlace, orrery::jumpgate::kMaxRing> out;
    const std::size_t right = n / 2 + n % 2, left = n - right;
    const float half = board.w / 2;
    const auto at = [&](bool on_right, std::size_t row) {
        const std::size_t count = on_right ? right : left;
        const float step = count > 1 ? (board.h - m.h) / float(count - 1) : 0;
        const float x = board.x + (on_right ? half : 0) + (half - m.w) / 2;
        return Vec{x, board.y + step * float(row)};
    };
    out.push_back(place_planet(at(false, 0), m));
    for (std::size_t i = 0; i < right; ++i) out.push_back(place_planet(at(true, i), m));
    for (std::size_t i = left; i > 1; --i) out.push_back(place_planet(at(false, i - 1), m));
    return out;
}

// --- 5 the hand ---

HandPlace tablet_hand(Rect r, std::size_t hidden, bool desktop) {
    HandPlace h;
    const float button_w = std::min(desktop ? 220.0f : 196.0f, r.w * 0.2f);
    float card_h = r.h - (desktop ? 44 : 26), card_w = card_h * (desktop ? 118.0f / 156 : 98.0f / 126);
    float gap = desktop ? 16 : 14;
    const float hidden_h = card_h * 0.66f, hidden_w = hidden_h * 62 / 84;
    const float inset = desktop ? 16 : 0;
    const float left = r.x + inset, right = r.right() - inset;
    // Hidden cards overlap if the row is short.
    const float hand_w = float(orrery::jumpgate::kHandSize) * (card_w + gap) - gap;
    const float room = right - button_w - 24 - left - hand_w - 20;
    float pitch = hidden_w + 10;
    const float wanted = float(hidden - 1) * pitch + hidden_w;
    if (wanted > room && hidden > 1) pitch = std::max(16.0f, (room - hidden_w) / float(hidden - 1));
    const float hidden_total = float(hidden - 1) * pitch + hidden_w;
    const float top = r.y + (desktop ? 26 : 16);
    h.lift = desktop ? 12 : 10;
    for (std::size_t i = 0; i < hidden; ++i) h.hidden[i] = {left + float(i) * pitch, top + 10, hidden_w, hidden_h};
    h.hidden_title = {left, r.y + (desktop ? 22 : 10)};
    h.hidden_hint = {left, top + 10 + hidden_h + 16};
    h.hidden_area = {left, top, std::max(hidden_total, 44.0f), hidden_h + 14};
    h.title = {-1, -1};
    // The hand is centred if there is room, with its hint to the right.
    const float from = left + hidden_total + 28;
    const float spare = right - button_w - 24 - from - hand_w;
    float x = from;
    if (desktop) x += std::max(0.0f, std::min(spare - 190, spare / 2));
    if (spare < 0) {
        gap = std::max(4.0f, gap + spare / 4);
        const float most = (right - button_w - 24 - from - 4 * gap) / float(orrery::jumpgate::kHandSize);
        if (most < card_w) {                               // cards shrink, so that they do not lie under the buttons
            card_h *= most / card_w;
            card_w = most;
        }
    }
    for (std::size_t i = 0; i < h.cards.size(); ++i) h.cards[i] = {x + float(i) * (card_w + gap), top, card_w, card_h};
    const float hint_x = h.cards.back().right() + 24, hint_w = right - button_w - 20 - hint_x;
    if (hint_w >= 96) h.hint = {hint_x, top + 12, hint_w, card_h - 24};
    const float bh = r.h >= 146 ? (desktop ? 52.0f : 48.0f) : 44.0f;
    const float bgap = std::min(12.0f, r.h - 2 * bh - 12);
    const float by = r.y + (r.h - 2 * bh - bgap) / 2 + (desktop ? 0 : 4);
    h.buttons[0] = {right - button_w, by, button_w, bh};
    h.buttons[1] = {right - button_w, by + bh + bgap, button_w, bh};
    h.words = card_w >= 84 && card_h >= 112;
    return h;
}

HandPlace phone_hand(Rect r, std::size_t hidden, bool has_buttons) {
    HandPlace h;
    const float bh = 48;
    if (!has_buttons) r.h += bh + 8;                       // places them below the area
    h.buttons[0] = {r.x, r.bottom() - bh, (r.w - 12) / 2, bh};
    h.buttons[1] = {r.x + (r.w + 12) / 2, r.bottom() - bh, (r.w - 12) / 2, bh};
    const bool header = r.h - bh - 8 >= 100;
    const float head = header ? 22 : 0;
    h.lift = 8;
    const float top = r.y + head + h.lift + 2, bottom = h.buttons[0].y - 8;
    const float gap = 9;
    float w = (r.w - 4 * gap) / 5, ch = bottom - top;
    if (w > ch * 0.72f) w = ch * 0.72f;
    if (ch > w * 1.6f) ch = w * 1.6f;
    const float total = 5 * w + 4 * gap;
    const float x = header ? r.x + (r.w - total) / 2 : r.x;
    for (std::size_t i = 0; i < h.cards.size(); ++i) h.cards[i] = {x + float(i) * (w + gap), bottom - ch, w, ch};
    h.words = false;
    h.hidden_in_words = true;
    (void)hidden;
    h.hidden_area = {r.right() - 150, r.y - 16, 150, head + 14};
    if (!header) h.hidden_area = {h.cards.back().right() + 6, top, std::max(44.0f, r.right() - h.cards.back().right() - 6), ch};
    h.hidden_title = header ? Vec{r.right(), r.y + 11} : h.hidden_area.centre();
    h.hidden_hint = {-1, -1};
    h.title = header ? Vec{r.x + 4, r.y + 11} : Vec{-1, -1};
    return h;
}

HandPlace column_hand(Rect r, std::size_t hidden, bool has_buttons) {
    HandPlace h;
    (void)hidden;
    const float bh = 44, gap = 6;
    if (!has_buttons) r.h += 2 * bh + gap + 8;             // places them below the area
    h.buttons[0] = {r.x, r.bottom() - 2 * bh - gap, r.w, bh};
    h.buttons[1] = {r.x, r.bottom() - bh, r.w, bh};
    h.lift = 4;
    const float top = r.y + 4, bottom = h.buttons[0].y - 8;
    const float cell_h = (bottom - top - 2 * gap) / 3, cell_w = (r.w - gap) / 2;
    const float w = std::min(cell_w, cell_h * 0.85f);
    for (std::size_t i = 0; i < h.cards.size(); ++i) {
        const float cx = r.x + (i % 2 == 0 ? cell_w / 2 : cell_w * 1.5f + gap);
        h.cards[i] = {cx - w / 2, top + float(i / 2) * (cell_h + gap), w, cell_h};
    }
    h.words = false;
    h.hidden_in_words = true;
    h.hidden_area = {r.x + cell_w + gap, top + 2 * (cell_h + gap), cell_w, cell_h};
    h.hidden_title = h.hidden_area.centre();
    h.hidden_hint = {-1, -1};
    h.title = {-1, -1};
    return h;
}

}  // namespace

// --- 6 all of it ---

Layout make_layout(const TableAreas& given, std::size_t planets, std::size_t hidden, int limit, float longest_name) {
    TableAreas areas = given;
    Layout l;
    l.kind = areas.kind;
    // Keeps a distance from the log.
    if (areas.kind == LayoutKind::desktop && areas.log_open) areas.board.w -= 12;
    l.board = areas.board;
    switch (areas.kind) {
        case LayoutKind::tablet: l.hand = tablet_hand(areas.hand, hidden, false); break;
        case LayoutKind::desktop: l.hand = tablet_hand(areas.hand, hidden, true); break;
        case LayoutKind::phone: l.hand = phone_hand(areas.hand, hidden, areas.has_buttons); break;
        case LayoutKind::phone_landscape: l.hand = column_hand(areas.hand, hidden, areas.has_buttons); break;
    }
    if (areas.kind == LayoutKind::phone) {
        l.oval = false;
        const std::size_t rows = planets / 2 + planets % 2;
        Rect ring = areas.board;
        const float strip = std::clamp(areas.board.h * 0.15f, 48.0f, 64.0f);
        ring.h -= strip + 8;
        l.block = fitting_block(ring.w / 2 - 4, (ring.h - 4 * float(rows - 1)) / float(rows), longest_name);
        // A tall screen puts its spare room between the rows, up to a limit.
        const float most = float(rows) * l.block.h + float(rows - 1) * 28;
        const float spare = std::max(0.0f, ring.h - most);
        ring = {ring.x, ring.y + spare / 2, ring.w, ring.h - spare};
        l.planets = columns(ring, planets, l.block);
        l.middle = ring.centre();
        l.centre = place_strip({areas.board.x, areas.board.bottom() - strip, areas.board.w, strip}, limit);
        return l;
    }
    const bool upright = areas.board.h > areas.board.w * 1.05f;
    l.middle = areas.board.centre();
    // Finds the largest blocks that leave enough for the middle, and the roundest oval with them. The oval is turned only if
    // necessary.
    for (const bool turned : {upright, !upright}) {
        float best_middle = -1;
        for (float k = 2; k >= 0.29f; k -= 0.02f) {
            for (const float stretch : {planets >= 9 ? 1.17f : 1.02f, 1.25f, 1.5f}) {
                const BlockMetrics block = block_metrics(k, longest_name);
                const auto placed = oval(areas.board, planets, block, turned, stretch);
                if (any_overlap(placed)) continue;
                const CentrePlace middle = place_middle(free_middle(areas.board, placed, turned), limit);
                if (middle.scale <= best_middle) continue;
                best_middle = middle.scale;
                l.block = block;
                l.planets = placed;
                l.centre = middle;
                if (middle.scale >= 0.78f * std::min(k, 1.15f)) return l;
            }
        }
        if (best_middle >= 0.45f) return l;
    }
    if (l.planets.empty()) {                               // the window is too small for anything, but everything is placed
        l.block = block_metrics(0.3f, longest_name);
        l.planets = oval(areas.board, planets, l.block, upright, 1.5f);
        l.centre = place_middle(square_around(areas.board.centre(), 60), limit);
    }
    return l;
}

}  // namespace orrery::ui::jumpgate_table
