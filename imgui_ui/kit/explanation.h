// Panel beside a thing that explains it. Its rows, from top to bottom, are measured first and drawn afterwards.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "canvas.h"

namespace orrery::ui {

/// Returns a rectangle of `w` by `h` beside `anchor` and inside `bounds`. It covers the anchor only if no side has room.
Rect beside(Rect anchor, float w, float h, Rect bounds, float gap = 14);

/// Place for a panel, with the price of covering the things there.
struct PricedPlace {
    Rect place;
    float price = 0;
};
/// Returns the place inside `bounds` where a panel of `w` by `h` covers the least: none of `subjects` if possible, and as
/// little of `others` as possible. The distance to `near` counts as well, and what it leaves in sight of one of `wholes` that it covers
/// in part. Among equal places the middle and the top come first.
PricedPlace least_covering(float w, float h, Rect bounds, std::span<const Rect> subjects, std::span<const Rect> others,
                           std::optional<Vec> near = {}, std::span<const Rect> wholes = {});

/// Panel under construction.
class Explanation {
  public:
    /// `width` is the width of the rows.
    Explanation(Canvas& canvas, float width) : canvas_(canvas), width_(width) {}

    /// Adds a row of this height. `draw` receives the row's place when the panel is drawn.
    void add(float height, std::function<void(Rect)> draw);
    void gap(float height) { add(height, [](Rect) {}); }
    /// Adds words, in as many lines as they need.
    void title(std::string words);
    void text(std::string words, Color color, float size = type::kBody, float line = 22);
    void text(std::string words);

    /// Puts a picture of this size beside the rows, at their left.
    void picture(float w, float h, std::function<void(Rect)> draw);
    bool is_empty() const { return rows_.empty(); }

    /// Draws the panel beside the anchor and keeps `foot` free below it. Rows that `bounds` has no room for are left out. Returns
    /// the panel's place.
    Rect draw(Rect anchor, Rect bounds, float foot = 0);

  private:
    struct Row {
        float height;
        std::function<void(Rect)> draw;
    };
    Canvas& canvas_;
    float width_;
    float height_ = 0;
    std::vector<Row> rows_;
    Vec picture_size_;                                     // 0 by 0 without a picture
    std::function<void(Rect)> draw_picture_;
};

}  // namespace orrery::ui
