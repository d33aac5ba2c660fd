#include "imgui_ui/app/table/banners.h"

#include <algorithm>

#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {
namespace {

constexpr int kBannerArrives = 320;
constexpr float kBannerLine = 44, kBannerDisc = 14, kBannerWorth = 26, kBannerPad = 14, kBannerGap = 10, kBannerApart = 12;

std::string text_of_banner(const Banner& banner) {
    std::string out;
    for (const Banner::Line& line : banner.lines) out += line.worth + line.text;
    return out;
}

float banner_width(const Canvas& c, const Banner::Line& line) {
    float w = 2 * kBannerPad;
    if (line.by) w += 2 * kBannerDisc + kBannerGap;
    if (!line.worth.empty()) w += c.text_width(line.worth, kBannerWorth, Weight::bold) + (line.text.empty() ? 0.0f : kBannerGap);
    return w + c.text_width(line.text, type::kTitle, Weight::bold);
}

void draw_banner_line(Canvas& c, const Banner::Line& line, Rect r) {
    const Theme& t = c.theme();
    const float y = r.centre().y, right = r.right() - kBannerPad;
    float x = r.x + kBannerPad;
    if (line.by) {
        draw_emblem(c, *line.by, {x + kBannerDisc, y}, kBannerDisc);
        x += 2 * kBannerDisc + kBannerGap;
    }
    if (!line.worth.empty()) x += c.fit({x, y}, line.worth, kBannerWorth, t.gold, Weight::bold, Align::left, right - x) + kBannerGap;
    if (!line.text.empty()) c.fit({x, y}, line.text, type::kTitle, t.hi, Weight::bold, Align::left, right - x);
}

/// Light and ring around the place of a banner, `p` from 0 to 1.
void draw_banner_ring(Canvas& c, const Banner& banner, Rect place, Color color, float p) {
    constexpr float kLong = 1.5f;                          // where there is little room, something round may lie in a long panel
    const float away = lerp(4.0f, 22.0f, eased(Ease::out, p));
    const Vec centre = place.centre();
    const float radius = std::max(place.w, place.h) / 2, reach = banner.is_great ? 2.6f : 1.9f;
    c.glow(centre, place.w / 2 * reach, banner.is_great ? c.theme().warm : color, 0.65f - 0.35f * p, place.h / 2 * reach);
    if (banner.is_round && place.w < kLong * place.h) {
        c.circle_stroke(centre, radius + 4, color, 3);
        if (p < 1) c.circle_stroke(centre, radius + away, fade(color, 1 - p), 3);
    } else {
        c.rect_stroke(place.grown(4), radius::kPanel, color, 3);
        if (p < 1) c.rect_stroke(place.grown(away), radius::kPanel, fade(color, 1 - p), 3);
    }
}

/// Returns the place of the lines, `w` by `h`: above or below what the banner is about, otherwise beside `keep`.
Rect banner_place(Rect about, float w, float h, Rect bounds, Rect keep) {
    const auto inside = [&](Rect r) {
        r.x = std::clamp(r.x, bounds.x, bounds.right() - r.w);
        r.y = std::clamp(r.y, bounds.y, std::max(bounds.y, bounds.bottom() - r.h));
        return r;
    };
    if (about.w <= 0) about = rect_around(bounds.centre(), 0, -h - 2 * kBannerApart);      // above and below it is the middle
    const float x = about.centre().x - w / 2, above = about.y - kBannerApart - h, below = about.bottom() + kBannerApart;
    const bool has_room = above >= bounds.y;
    const Rect first = inside({x, has_room ? above : below, w, h});
    if (keep.w <= 0) return first;
    const float y = first.y;
    for (const Rect& r : {first, inside({x, has_room ? below : above, w, h}), inside({keep.right() + kBannerApart, y, w, h}),
                          inside({keep.x - kBannerApart - w, y, w, h}), inside({x, keep.y - kBannerApart - h, w, h}),
                          inside({x, keep.bottom() + kBannerApart, w, h})})
        if (!r.overlaps(keep)) return r;
    return first;
}

}  // namespace

void Banners::begin(std::vector<Banner> banners) {
    constexpr std::size_t kMost = 3;                       // of one move, the last ones
    if (banners.size() > kMost) banners.erase(banners.begin(), banners.end() - kMost);
    std::vector<Beat> beats;
    for (const Banner& banner : banners)
        beats.push_back({kBannerArrives, reading_ms(text_of_banner(banner)), banner.is_great ? Sound::triumph : Sound::gain});
    banners_ = std::move(banners);
    beats_ = Beats(std::move(beats));
}

void Banners::draw(Canvas& c, const PlaceOf& place_of, Rect bounds, Rect keep) const {
    if (!is_running()) return;
    const auto signs = c.with_signs();
    std::size_t at = 0;
    while (at + 1 < banners_.size() && beats_.has_begun(at + 1)) ++at;
    const float p = beats_.progress(at);
    if (p <= 0) return;
    const Theme& t = c.theme();
    const Banner& banner = banners_[at];
    const bool is_one = banner.lines.size() == 1 && banner.lines[0].by;
    const Color color = is_one ? t.seat(*banner.lines[0].by).fill : t.brass;
    const Rect place = banner.at ? place_of(banner.at) : banner.place;
    float w = 0;
    for (const Banner::Line& line : banner.lines) w = std::max(w, banner_width(c, line));
    w = std::min(w, bounds.w);
    const float h = kBannerLine * static_cast<float>(banner.lines.size());
    if (place.w > 0) draw_banner_ring(c, banner, place, mix(color, kWhite, 0.3f), p);
    Rect r = banner_place(place, w, h, bounds, keep);
    r.y += (1 - eased(Ease::out, p)) * kBannerApart;
    const Canvas::Saved faded = c.faded(std::min(1.0f, 2 * p));
    draw_panel(c, r, radius::kBox);
    c.rect_stroke(r, radius::kBox, fade(mix(color, kWhite, 0.2f), 0.9f), 2);
    for (std::size_t i = 0; i < banner.lines.size(); ++i) draw_banner_line(c, banner.lines[i], {r.x, r.y + kBannerLine * static_cast<float>(i), r.w, kBannerLine});
}

}  // namespace orrery::ui
