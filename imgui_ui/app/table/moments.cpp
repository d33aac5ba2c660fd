#include "imgui_ui/app/table/moments.h"

#include <algorithm>

#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {
namespace {

constexpr int kArrives = 320;
constexpr float kLine = 44, kDisc = 14, kWorth = 26, kPad = 14, kGap = 10, kApart = 12;

std::string all_text(const Moment& moment) {
    std::string out;
    for (const Moment::Line& line : moment.lines) out += line.worth + line.text;
    return out;
}

float width_of(const Canvas& c, const Moment::Line& line) {
    float w = 2 * kPad;
    if (line.by) w += 2 * kDisc + kGap;
    if (!line.worth.empty()) w += c.text_width(line.worth, kWorth, Weight::bold) + (line.text.empty() ? 0.0f : kGap);
    return w + c.text_width(line.text, type::kTitle, Weight::bold);
}

void draw_line(Canvas& c, const Moment::Line& line, Rect r) {
    const Theme& t = c.theme();
    const float y = r.centre().y, right = r.right() - kPad;
    float x = r.x + kPad;
    if (line.by) {
        draw_emblem(c, *line.by, {x + kDisc, y}, kDisc);
        x += 2 * kDisc + kGap;
    }
    if (!line.worth.empty()) x += c.fit({x, y}, line.worth, kWorth, t.gold, Weight::bold, Align::left, right - x) + kGap;
    if (!line.text.empty()) c.fit({x, y}, line.text, type::kTitle, t.hi, Weight::bold, Align::left, right - x);
}

/// Light and ring around the place of a moment, `p` from 0 to 1.
void draw_ring(Canvas& c, const Moment& moment, Rect place, Color color, float p) {
    const float away = lerp(4.0f, 22.0f, eased(Ease::out, p));
    const Vec centre = place.centre();
    const float radius = std::max(place.w, place.h) / 2;
    c.glow(centre, radius * (moment.is_great ? 2.6f : 1.9f), moment.is_great ? c.theme().warm : color, 0.65f - 0.35f * p);
    if (moment.is_round) {
        c.circle_stroke(centre, radius + 4, color, 3);
        if (p < 1) c.circle_stroke(centre, radius + away, fade(color, 1 - p), 3);
    } else {
        c.rect_stroke(place.grown(4), radius::kPanel, color, 3);
        if (p < 1) c.rect_stroke(place.grown(away), radius::kPanel, fade(color, 1 - p), 3);
    }
}

}  // namespace

void Moments::begin(std::vector<Moment> moments) {
    constexpr std::size_t kMost = 3;                       // of one move, the last ones
    if (moments.size() > kMost) moments.erase(moments.begin(), moments.end() - kMost);
    std::vector<Beat> beats;
    for (const Moment& moment : moments)
        beats.push_back({kArrives, reading_ms(all_text(moment)), moment.is_great ? Sound::triumph : Sound::gain});
    moments_ = std::move(moments);
    beats_ = Beats(std::move(beats));
}

void Moments::draw(Canvas& c, const PlaceOf& place_of, Rect bounds) const {
    if (!is_running()) return;
    std::size_t at = 0;
    while (at + 1 < moments_.size() && beats_.has_begun(at + 1)) ++at;
    const float p = beats_.progress(at);
    if (p <= 0) return;
    const Theme& t = c.theme();
    const Moment& moment = moments_[at];
    const bool is_one = moment.lines.size() == 1 && moment.lines[0].by;
    const Color color = is_one ? t.seat(*moment.lines[0].by).fill : t.brass;
    const Rect place = moment.at ? place_of(moment.at) : moment.place;
    float w = 0;
    for (const Moment::Line& line : moment.lines) w = std::max(w, width_of(c, line));
    w = std::min(w, bounds.w);
    const float h = kLine * static_cast<float>(moment.lines.size());
    Rect r = rect_around(bounds.centre(), w, h);
    if (place.w > 0) {
        draw_ring(c, moment, place, mix(color, kWhite, 0.3f), p);
        r.x = place.centre().x - w / 2;
        const float above = place.y - kApart - h;
        r.y = above >= bounds.y ? above : place.bottom() + kApart;
    }
    r.x = std::clamp(r.x, bounds.x, bounds.right() - w);
    r.y = std::clamp(r.y, bounds.y, std::max(bounds.y, bounds.bottom() - h));
    r.y += (1 - eased(Ease::out, p)) * kApart;
    const Canvas::Saved faded = c.faded(std::min(1.0f, 2 * p));
    draw_panel(c, r, kLine / 2);
    c.rect_stroke(r, kLine / 2, fade(mix(color, kWhite, 0.2f), 0.9f), 2);
    for (std::size_t i = 0; i < moment.lines.size(); ++i) draw_line(c, moment.lines[i], {r.x, r.y + kLine * static_cast<float>(i), r.w, kLine});
}

}  // namespace orrery::ui
