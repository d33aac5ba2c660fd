// 1 goods   2 costs and points   3 columns   4 powers in signs
#include "imgui_ui/games/race/symbols.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "engine/games/race/describe.h"
#include "engine/games/race/words.h"
#include "imgui_ui/games/race/words.h"

namespace orrery::ui::race_table {

namespace {

constexpr Color kCream = rgb(0xFFFDF4);
constexpr Color kDark = rgb(0x2B3350);                      // ground of costs
constexpr Color kBlood = rgb(0xC8323A);                     // teeth of military worlds
constexpr Color kBloodInk = rgb(0xA01F2A);
constexpr Color kGoldPlate = rgb(0xD9AE3F), kGoldRim = rgb(0xFFF3CF), kGoldInk = rgb(0x2A1F05);

}  // namespace

// --- 1 goods ---

Color good_color(rc::Good good) {
    static constexpr std::array<Color, rc::kGoodCount> kColors{rgb(0x4FAEE2), rgb(0xB5763A), rgb(0x5FAE3C), rgb(0xE8C61A)};
    return kColors[std::size_t(good)];
}

void draw_good(Canvas& c, rc::Good good, Vec at, float size, Color rim) {
    const float h = size / 2, edge = std::max(1.2f, size * 0.08f);
    const Color col = good_color(good);
    const auto p = [&](float u, float v) { return Vec{at.x + u * h, at.y + v * h}; };
    switch (good) {
        case rc::Good::novelty:
            c.polygon({p(0, -1), p(0.86f, 0), p(0, 1), p(-0.86f, 0)}, col);
            c.polygon({p(0.86f, 0), p(0, 1), p(-0.86f, 0)}, fade(kBlack, 0.16f));
            c.polyline({p(0, -1), p(0.86f, 0), p(0, 1), p(-0.86f, 0)}, rim, edge, true);
            break;
        case rc::Good::rare:
            c.polygon({p(-0.76f, -0.76f), p(0.76f, -0.76f), p(0.76f, 0.76f), p(-0.76f, 0.76f)}, col);
            c.polygon({p(0.76f, -0.76f), p(0.76f, 0.76f), p(-0.76f, 0.76f)}, fade(kBlack, 0.14f));
            c.polyline({p(-0.76f, -0.76f), p(0.76f, -0.76f), p(0.76f, 0.76f), p(-0.76f, 0.76f)}, rim, edge, true);
            break;
        case rc::Good::genes:
            c.bezier_fill({p(0, -1), p(0.2f, -0.5f), p(0.72f, -0.1f), p(0.72f, 0.3f), p(0.72f, 0.75f), p(0.36f, 1), p(0, 1),
                           p(-0.36f, 1), p(-0.72f, 0.75f), p(-0.72f, 0.3f), p(-0.72f, -0.1f), p(-0.2f, -0.5f), p(0, -1)},
                          col);
            c.bezier({p(0, -1), p(0.2f, -0.5f), p(0.72f, -0.1f), p(0.72f, 0.3f), p(0.72f, 0.75f), p(0.36f, 1), p(0, 1),
                      p(-0.36f, 1), p(-0.72f, 0.75f), p(-0.72f, 0.3f), p(-0.72f, -0.1f), p(-0.2f, -0.5f), p(0, -1)},
                     rim, edge);
            c.bezier({p(-0.3f, 0.6f), p(0.6f, 0.4f), p(-0.6f, 0), p(0.25f, -0.25f)}, rim, edge * 0.8f);
            break;
        case rc::Good::alien: {
            constexpr int kPoints = 12;
            std::array<Vec, kPoints> star;
            for (int i = 0; i < kPoints; ++i)
                star[std::size_t(i)] = polar(at, h * (i % 2 == 0 ? 1.0f : 0.56f), -kPi / 2 + float(i) * kTau / kPoints);
            c.polygon(star, col);
            c.polyline(star, rim, edge, true);
            break;
        }
    }
}

void draw_named_card(Canvas& c, Vec at, float size, Color ink) {
    draw_card_sign(c, at, size, ink);
    c.circle(at, size * 0.17f, ink);
}

void draw_any_good(Canvas& c, Vec at, float size, Color ink) {
    const float r = size * 0.44f;
    for (std::size_t i = 0; i < rc::kGoodCount; ++i) {
        constexpr int kSteps = 6;
        std::array<Vec, kSteps + 2> quarter{at};
        for (int k = 0; k <= kSteps; ++k) quarter[std::size_t(k) + 1] = polar(at, r, kPi / 2 * (float(i) + float(k) / kSteps));
        c.polygon(quarter, good_color(rc::Good(i)));
    }
    c.circle_stroke(at, r, ink, std::max(1.3f, size * 0.1f));
}

void draw_good_tile(Canvas& c, rc::Good good, Vec at, float size) {
    const Rect r = square_around(at, size);
    const float radius = std::max(4.0f, size * 0.2f);
    c.shadow(r, radius, 0.5f, 5, 2);
    c.gradient(r, radius, rgb(0x2B3A5E), rgb(0x17213C));
    c.rect_stroke(r, radius, rgb(0x9FB0D8), 1);
    draw_good(c, good, at, size * 0.76f);
}

// --- 2 costs and points ---

void draw_gone(Canvas& c, Vec at, float size) {
    const float q = size * 0.24f, wide = size * 0.14f;
    c.line({at.x - q, at.y - q}, {at.x + q, at.y + q}, kBlood, wide, Cap::round);
    c.line({at.x + q, at.y - q}, {at.x - q, at.y + q}, kBlood, wide, Cap::round);
}

void draw_sword(Canvas& c, Vec at, float size, Color ink) {
    const float h = size / 2, w = std::max(1.4f, size * 0.13f);
    const auto p = [&](float u, float v) { return Vec{at.x + u * h, at.y + v * h}; };
    c.polygon({p(0, -1), p(0.2f, -0.7f), p(0.16f, 0.3f), p(-0.16f, 0.3f), p(-0.2f, -0.7f)}, ink);
    c.line(p(-0.52f, 0.36f), p(0.52f, 0.36f), ink, w, Cap::round);
    c.line(p(0, 0.36f), p(0, 0.9f), ink, w, Cap::round);
}

void draw_card_sign(Canvas& c, Vec at, float size, Color ink) {
    const Rect r = rect_around(at, size * 0.66f, size * 0.9f);
    c.rect(r, size * 0.12f, fade(ink, 0.18f));
    c.rect_stroke(r, size * 0.12f, ink, std::max(1.3f, size * 0.1f));
}

void draw_cost(Canvas& c, const rc::Design& d, Vec at, float size, std::string_view number) {
    const float h = size / 2;
    if (!d.is_world) {
        const float q = h * 1.12f;
        c.polygon({{at.x, at.y - q}, {at.x + q, at.y}, {at.x, at.y + q}, {at.x - q, at.y}}, kDark);
        c.polyline({{at.x, at.y - q}, {at.x + q, at.y}, {at.x, at.y + q}, {at.x - q, at.y}}, kCream, 1.6f, true);
        c.text(at, number, size * 0.54f, kWhite, Weight::bold, Align::center);
        return;
    }
    if (d.is_military) {
        constexpr int kTeeth = 12;
        for (int i = 0; i < kTeeth; ++i) {
            const float a = float(i) * kTau / kTeeth;
            c.polygon({polar(at, h * 0.86f, a - 0.2f), polar(at, h * 1.16f, a), polar(at, h * 0.86f, a + 0.2f)}, kBlood);
        }
        c.circle(at, h, kCream);
        c.circle_stroke(at, h - size * 0.06f, kBlood, size * 0.12f);
        c.text(at, number, size * 0.54f, kBloodInk, Weight::bold, Align::center);
        return;
    }
    c.circle(at, h, kDark);
    c.circle_stroke(at, h - 0.8f, kCream, 1.6f);
    c.text(at, number, size * 0.58f, kWhite, Weight::bold, Align::center);
}

void draw_points(Canvas& c, Vec at, float size, std::string_view number) {
    constexpr int kSides = 6;
    std::array<Vec, kSides> p;
    for (int i = 0; i < kSides; ++i) p[std::size_t(i)] = polar(at, size / 2, float(i) * kTau / kSides);
    c.gradient_polygon(p, mix(kGoldPlate, kWhite, 0.16f), mix(kGoldPlate, kBlack, 0.1f), at.y - size / 2, at.y + size / 2);
    c.polyline(p, kGoldRim, std::max(1.2f, size * 0.05f), true);
    if (!number.empty()) c.text(at, number, size * (number.size() > 2 ? 0.38f : 0.52f), kGoldInk, Weight::bold, Align::center);
}

// --- 3 columns ---

Column column_of(rc::PowerPhase phase) { return Column(phase); }

Column column_of(rc::Phase phase) {
    switch (phase) {
        case rc::Phase::explore: return Column::explore;
        case rc::Phase::develop:
        case rc::Phase::develop_2: return Column::develop;
        case rc::Phase::settle:
        case rc::Phase::settle_2: return Column::settle;
        case rc::Phase::consume: return Column::consume;
        case rc::Phase::produce: return Column::produce;
        default: return Column::end;
    }
}

std::string_view numeral_of(Column column) {
    static constexpr std::array<std::string_view, 7> kNumerals{"I", "II", "III", "$", "IV", "V", ""};
    return kNumerals[std::size_t(column)];
}

Color column_color(Column column) {
    static constexpr std::array<Color, 7> kColors{rgb(0x2F7596), rgb(0x8A661A), rgb(0x8A55B5), rgb(0xB04A79),
                                                  rgb(0xA94F34), rgb(0x3F7B3C), rgb(0x565D70)};
    return kColors[std::size_t(column)];
}

void draw_column_tag(Canvas& c, Column column, Rect r) {
    c.rect(r, std::min(5.0f, r.h * 0.28f), column_color(column));
    if (column == Column::end) draw_points(c, r.centre(), r.h * 0.86f, "?");
    else c.text(r.centre(), numeral_of(column), std::min(13.0f, r.h * 0.72f), kWhite, Weight::bold, Align::center);
}

float draw_action_chip(Canvas& c, rc::ActionId action, Vec left, bool draws) {
    // In the order of ActionId: marks that distinguish the action cards of one phase.
    static constexpr std::array<std::string_view, rc::kActionCount> kMarks{"+5", "+1/+1", "", "", "", "", "$", "2×", ""};
    constexpr float kSize = 13, kHigh = 20, kPad = 6, kBetween = 4;
    const Column column = column_of(rc::action(action).phase);
    const std::string_view numeral = numeral_of(column), mark = kMarks[std::size_t(action)];
    const float first = c.text_width(numeral, kSize, Weight::bold);
    const float w = 2 * kPad + first + (mark.empty() ? 0 : kBetween + c.text_width(mark, kSize, Weight::bold));
    if (!draws) return w;
    c.rect({left.x, left.y - kHigh / 2, w, kHigh}, 6, column_color(column));
    c.text({left.x + kPad, left.y}, numeral, kSize, kWhite, Weight::bold);
    if (!mark.empty()) c.text({left.x + kPad + first + kBetween, left.y}, mark, kSize, kWhite, Weight::bold);
    return w;
}

// --- 4 powers in signs ---

namespace {

/// Places signs and words side by side.
class Line {
  public:
    Line(Canvas& canvas, Vec left, float size, Color ink, bool draws) : c_(canvas), left_(left), size_(size), x_(left.x), ink_(ink), draws_(draws) {}

    Line& word(std::string_view s, Weight w = Weight::bold) {
        const float letters = size_ * 0.87f;
        if (draws_) c_.text({x_, left_.y}, s, letters, ink_, w);
        x_ += c_.text_width(s, letters, w) + kBetween;
        return *this;
    }
    Line& number(int n, bool has_sign = false) { return word(has_sign ? rc::signed_text(n) : rc::number_text(n)); }
    Line& good(const std::optional<rc::Good>& kind) {
        if (draws_ && kind) draw_good(c_, *kind, middle(), size_ * 0.94f, mix(ink_, good_color(*kind), 0.3f));
        if (draws_ && !kind) draw_any_good(c_, middle(), size_, ink_);
        return step(1.0f);
    }
    Line& card() {
        if (draws_) draw_card_sign(c_, middle(0.7f), size_ * 0.9f, ink_);
        return step(0.72f);
    }
    Line& sword() {
        if (draws_) draw_sword(c_, middle(0.7f), size_ * 0.96f, ink_);
        return step(0.7f);
    }
    Line& points(int n) {
        if (draws_) draw_points(c_, middle(1.1f), size_ * 1.14f, std::to_string(n));
        return step(1.16f);
    }
    Line& chip() {
        if (draws_) draw_points(c_, middle(1.0f), size_ * 0.9f, "");
        return step(1.0f);
    }
    Line& arrow() {
        const float y = left_.y, w = size_ * 0.44f, q = size_ * 0.16f, x = x_ + 1;
        if (draws_) c_.line({x, y}, {x + w, y}, ink_, 1.5f, Cap::round);
        if (draws_) c_.polyline({{x + w - q, y - q}, {x + w, y}, {x + w - q, y + q}}, ink_, 1.5f, false, Cap::round);
        return step(0.62f);
    }
    Line& diamond() {
        const Vec m = middle(0.9f);
        const float q = size_ * 0.4f;
        if (draws_) c_.polygon({{m.x, m.y - q}, {m.x + q, m.y}, {m.x, m.y + q}, {m.x - q, m.y}}, ink_);
        return step(0.9f);
    }
    Line& world() {
        if (draws_) c_.circle(middle(0.86f), size_ * 0.36f, ink_);
        return step(0.9f);
    }
    Line& red_world() {
        if (draws_) c_.circle_stroke(middle(0.86f), size_ * 0.34f, kBlood, size_ * 0.16f);
        return step(0.9f);
    }
    /// Adds the sign of one particular card.
    Line& named_card() {
        if (draws_) draw_named_card(c_, middle(0.7f), size_ * 0.9f, ink_);
        return step(0.72f);
    }
    Line& column(Column column) {
        if (draws_) draw_column_tag(c_, column, rect_around(middle(1.3f), size_ * 1.2f, size_ * 0.9f));
        return step(1.3f);
    }
    Line& ring(bool dashed, std::optional<rc::Good> kind) {
        const Color col = kind ? mix(good_color(*kind), kBlack, 0.25f) : ink_;
        if (draws_ && dashed) c_.dashed_circle(middle(), size_ * 0.42f, col, size_ * 0.13f, size_ * 0.26f, size_ * 0.18f);
        if (draws_ && !dashed) c_.circle_stroke(middle(), size_ * 0.42f, col, size_ * 0.13f);
        return step(1.0f);
    }
    /// Adds the sign that the card itself is discarded.
    Line& gone() {
        if (draws_) draw_gone(c_, middle(0.8f), size_);
        return step(0.8f);
    }
    float width() const { return x_ - left_.x; }

  private:
    Vec middle(float width = 1) const { return {x_ + size_ * width / 2, left_.y}; }
    Line& step(float widths) { x_ += size_ * widths + kBetween; return *this; }
    static constexpr float kBetween = 3;
    Canvas& c_;
    Vec left_;
    float size_, x_;
    Color ink_;
    bool draws_;                     // false: only measures
};

void tell_goods(Line& line, const rc::Power& p) {
    const auto reward = [&] {
        if (p.vp > 0) line.points(p.vp);
        if (p.cards > 0) line.number(p.cards, true).card();
    };
    switch (p.mode) {
        case rc::GoodsMode::all: line.good({}).arrow().word("n−1").points(p.vp); break;
        case rc::GoodsMode::exactly:
            line.number(p.count).good(p.good).arrow();
            reward();
            break;
        case rc::GoodsMode::different:
            line.number(p.count).word("≠").good({}).arrow();
            reward();
            break;
        case rc::GoodsMode::up_to:
            line.good(p.good).arrow();
            reward();
            if (p.count > 1) line.word("×" + std::to_string(p.count));
            break;
    }
}

}  // namespace

namespace {

void tell_power(Line& line, const rc::Power& p, Lang lang) {
    using enum rc::PowerType;
    switch (p.type) {
        case explore_draw: line.number(p.amount, true).card(); break;
        case explore_keep: line.word(words::kKeep.in(lang)).number(p.amount, true); break;
        case develop_draw_at_start: line.number(p.amount, true).card(); break;
        case develop_reduce_cost: line.diamond().number(-p.amount); break;
        case develop_draw_after_placing: line.diamond().arrow().number(p.amount, true).card(); break;
        case settle_reduce_cost:
            if (p.good) line.ring(false, p.good).good(p.good).number(-p.amount);
            else line.world().number(-p.amount);
            break;
        case settle_military:
            line.sword().number(p.amount, true);
            if (p.good) line.word(words::kAgainst.in(lang), Weight::medium).good(p.good);
            if (p.keyword) line.word(rc::keyword_name(*p.keyword, lang), Weight::medium);
            break;
        case settle_discard_for_military: line.gone().arrow().sword().number(p.amount, true); break;
        case settle_discard_for_zero_cost: line.gone().arrow().world().word("0"); break;
        case settle_pay_for_military: line.red_world().arrow().card().number(-p.amount); break;
        case settle_draw_after_placing: line.world().arrow().number(p.amount, true).card(); break;
        case trade_bonus:
            if (p.this_world) line.word(words::kHere.in(lang), Weight::medium);
            else line.good(p.good);
            line.number(p.amount, true).card();
            break;
        case consume_goods: tell_goods(line, p); break;
        case consume_sell: line.good({}).arrow().word("$").card(); break;
        case consume_draw: line.number(p.amount, true).card(); break;
        case consume_lucky: line.word("1–7 ?").arrow().card(); break;
        case consume_hand_for_vp: line.card().arrow().points(p.vp).word("×" + std::to_string(p.count)); break;
        case produce_good: line.ring(false, p.good).word(words::kMake.in(lang), Weight::medium); break;
        case produce_draw_on_good: line.ring(false, {}).arrow().number(p.amount, true).card(); break;
        case produce_draw: line.number(p.amount, true).card(); break;
        case produce_draw_per_world: line.world().good(p.good).arrow().number(p.amount, true).card(); break;
        case produce_windfall: line.ring(true, p.good).arrow().good(p.good); break;
        case produce_draw_per_good: line.good(p.good).arrow().number(p.amount, true).card(); break;
        case produce_draw_per_kind: line.word("≠").good({}).arrow().number(p.amount, true).card(); break;
        case produce_draw_if_most: line.word(words::kMost.in(lang), Weight::medium).good(p.good).number(p.amount, true).card(); break;
    }
}

/// Tells which cards a scoring line counts.
void tell_counted(Line& line, const rc::CardMatch& m, Lang lang) {
    if (!m.id.empty()) { line.named_card(); return; }
    if (m.world_type) { line.ring(*m.world_type == rc::WorldType::windfall, m.good); return; }
    if (m.keyword) line.word(rc::keyword_name(*m.keyword, lang), Weight::medium);
    if (m.is_military) line.red_world();
    else if (m.is_world) *m.is_world ? line.world() : line.diamond();
    if (m.cost) line.number(*m.cost);
    if (m.has_power) line.column(column_of(*m.has_power));
}

/// Returns true if the line has its own points, false if it shares those of the line before.
bool begins_group(std::span<const rc::ScoreLine> scoring, std::size_t i) {
    return i == 0 || scoring[i - 1].points != scoring[i].points || scoring[i - 1].per != rc::ScorePer::card;
}

/// Tells lines of a scoring from `from` on: the points, then all that earn as many.
void tell_scoring(Line& line, std::span<const rc::ScoreLine> scoring, Lang lang, std::size_t from, std::size_t end) {
    for (std::size_t i = from; i < end; ++i) {
        const rc::ScoreLine& score = scoring[i];
        if (begins_group(scoring, i)) line.points(score.points);
        switch (score.per) {
            case rc::ScorePer::card: tell_counted(line, score.match, lang); break;
            case rc::ScorePer::three_chip_vp: line.word("/3").chip(); break;
            case rc::ScorePer::military: line.word("/").sword(); break;
        }
    }
}

/// Draws a line as large as fits. `tell` adds its parts.
template <class Tell>
float draw_fitting(Canvas& c, Vec left, float size, float max, Color ink, const Tell& tell) {
    // Gaps and letters do not shrink in proportion to the signs, so one measurement may not be enough.
    constexpr int kMeasures = 3;
    for (int i = 0; i < kMeasures; ++i) {
        Line measured(c, left, size, ink, false);
        tell(measured);
        if (measured.width() <= max) break;
        size *= max / measured.width();
    }
    Line line(c, left, size, ink, true);
    tell(line);
    return line.width();
}

}  // namespace

float draw_power(Canvas& c, const rc::Power& p, Vec left, float size, float max, Color ink, Lang lang) {
    return draw_fitting(c, left, size, max, ink, [&](Line& line) { tell_power(line, p, lang); });
}

float power_width(Canvas& c, const rc::Power& p, float size, Lang lang) {
    Line line(c, {0, 0}, size, kWhite, false);
    tell_power(line, p, lang);
    return line.width();
}

std::size_t scoring_break(std::span<const rc::ScoreLine> scoring) {
    std::array<std::size_t, 8> starts{};
    std::size_t groups = 0;
    for (std::size_t i = 0; i < scoring.size(); ++i)
        if (begins_group(scoring, i)) starts[groups++] = i;
    return groups < 2 ? scoring.size() : starts[groups / 2];
}

bool draw_scoring(Canvas& c, std::span<const rc::ScoreLine> scoring, ScoringPart part, Vec left, float size, float max, Color ink, Lang lang) {
    constexpr float kLeastSize = 0.7f;                     // of the size wanted
    const std::size_t middle = scoring_break(scoring);
    const std::size_t from = part == ScoringPart::second ? middle : 0, end = part == ScoringPart::first ? middle : scoring.size();
    const auto tell = [&](Line& line) { tell_scoring(line, scoring, lang, from, end); };
    Line smallest(c, left, size * kLeastSize, ink, false);
    tell(smallest);
    if (smallest.width() > max) return false;
    draw_fitting(c, left, size, max, ink, tell);
    return true;
}

float draw_windfall_line(Canvas& c, rc::Good good, Vec left, float size, Color ink) {
    Line line(c, left, size, ink, true);
    line.ring(true, good).arrow().good(good);
    return line.width();
}

}  // namespace orrery::ui::race_table
