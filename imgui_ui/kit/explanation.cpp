#include "explanation.h"

#include <algorithm>
#include <limits>

#include "widgets.h"

namespace orrery::ui {

Rect beside(Rect anchor, float w, float h, Rect bounds, float gap) {
    const auto inside = [&](Rect r) {
        r.x = std::clamp(r.x, bounds.x, std::max(bounds.x, bounds.right() - r.w));
        r.y = std::clamp(r.y, bounds.y, std::max(bounds.y, bounds.bottom() - r.h));
        return r;
    };
    const Vec m = anchor.centre();
    const Rect places[] = {
        inside({anchor.right() + gap, m.y - h / 2, w, h}),
        inside({anchor.x - gap - w, m.y - h / 2, w, h}),
        inside({m.x - w / 2, anchor.y - gap - h, w, h}),
        inside({m.x - w / 2, anchor.bottom() + gap, w, h}),
    };
    for (const Rect& r : places)
        if (!r.overlaps(anchor)) return r;
    // No side is free. Use the edge of `bounds` away from the anchor, and cover it if necessary.
    return m.y > bounds.centre().y ? inside({m.x - w / 2, bounds.y, w, h}) : inside({m.x - w / 2, bounds.bottom() - h, w, h});
}

PricedPlace least_covering(float w, float h, Rect bounds, std::span<const Rect> subjects, std::span<const Rect> others,
                           std::optional<Vec> near, std::span<const Rect> wholes) {
    constexpr float kNever = 1000;                         // price of a unit of area of a subject; that of others costs 1
    constexpr float kFar = 10;                             // price of a unit of distance to `near`
    constexpr float kTorn = 4;                             // price of a unit of what stays in sight of a whole
    constexpr float kSame = 0.5f;                          // smaller differences do not count
    constexpr int kColumns = 16;
    constexpr float kRow = 4;
    w = std::min(w, bounds.w);
    h = std::min(h, bounds.h);
    std::vector<float> xs{bounds.x + (bounds.w - w) / 2};
    for (int i = 0; i <= kColumns; ++i) xs.push_back(bounds.x + (bounds.w - w) * float(i) / kColumns);
    for (const Rect& whole : wholes)
        for (const float x : {whole.x, whole.right() - w}) xs.push_back(std::clamp(x, bounds.x, bounds.right() - w));
    PricedPlace best{{}, std::numeric_limits<float>::max()};
    const int rows = int(std::ceil((bounds.h - h) / kRow));
    for (int row = 0; row <= rows; ++row)
        for (const float x : xs) {
            const Rect r{x, std::min(bounds.y + float(row) * kRow, bounds.bottom() - h), w, h};
            float price = near ? kFar * distance(r.centre(), *near) : 0;
            for (const Rect& thing : subjects) price += kNever * common_area(r.grown(2), thing);
            for (const Rect& thing : others) price += common_area(r, thing);
            for (const Rect& whole : wholes)
                if (const float covered = common_area(r, whole); covered > 0) price += kTorn * (whole.w * whole.h - covered);
            if (price < best.price - kSame) best = {r, price};
        }
    return best;
}

void Explanation::add(float height, std::function<void(Rect)> draw) {
    rows_.push_back({height, std::move(draw)});
    height_ += height;
}

void Explanation::title(std::string words) {
    const auto n = static_cast<float>(canvas_.lines(words, type::kTitle, Weight::bold, width_).size());
    add(n * type::kTitleLine, [this, words = std::move(words)](Rect r) {
        canvas_.paragraph({r.x, r.y + type::kTitleLine / 2}, words, type::kTitle, canvas_.theme().hi, Weight::bold, r.w, type::kTitleLine);
    });
}

void Explanation::text(std::string words, Color color, float size, float line) {
    const auto signs = canvas_.with_signs();
    const auto n = static_cast<float>(canvas_.lines(words, size, Weight::medium, width_).size());
    add(n * line, [this, words = std::move(words), color, size, line](Rect r) {
        const auto signs_too = canvas_.with_signs();
        canvas_.paragraph({r.x, r.y + line / 2}, words, size, color, Weight::medium, r.w, line);
    });
}

void Explanation::text(std::string words) { text(std::move(words), canvas_.theme().mid); }

void Explanation::picture(float w, float h, std::function<void(Rect)> draw) {
    picture_size_ = {w, h};
    draw_picture_ = std::move(draw);
}

Rect Explanation::draw(Rect anchor, Rect bounds, float foot) {
    constexpr float kPad = 20;
    bounds.h -= foot;
    const float left = draw_picture_ ? picture_size_.x + kPad : 0;
    const float h = std::min(std::max(height_, picture_size_.y) + 2 * kPad, bounds.h);
    const Rect r = beside(anchor, left + width_ + 2 * kPad, h, bounds);
    PanelLook look;
    look.shadow = 0.7f;
    look.blur = 30;
    look.alpha = 0.99f;
    draw_panel(canvas_, r, radius::kPanel, look);
    if (draw_picture_) draw_picture_({r.x + kPad, r.y + kPad, picture_size_.x, std::min(picture_size_.y, r.h - 2 * kPad)});
    float y = r.y + kPad;
    for (const Row& row : rows_) {
        if (y + row.height > r.bottom() - kPad / 2) break;
        row.draw({r.x + kPad + left, y, width_, row.height});
        y += row.height;
    }
    return r;
}

}  // namespace orrery::ui
