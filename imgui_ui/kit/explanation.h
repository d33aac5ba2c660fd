// A panel that explains a thing beside it: rows from top to bottom, measured first and drawn after.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "canvas.h"

namespace orrery::ui {

/// A place for something `w` by `h` beside `anchor` and inside `bounds`; over the anchor only where there is no room.
Rect beside(Rect anchor, float w, float h, Rect bounds, float gap = 14);

/// A place for a panel and the price of covering what lies there.
struct PricedPlace {
    Rect place;
    float price = 0;
};
/// The place inside `bounds` where something `w` by `h` covers the least: of `subjects` nothing if that is possible, then as
/// little of `others` as possible. Among equal places the middle and the top come first, or what is nearest to `near`.
PricedPlace least_covering(float w, float h, Rect bounds, std::span<const Rect> subjects, std::span<const Rect> others,
                           std::optional<Vec> near = {});

class Explanation {
  public:
    /// `width`: of its rows.
    Explanation(Canvas& canvas, float width) : canvas_(canvas), width_(width) {}

    /// A row of this height. `draw` is called with its place, by `draw` below.
    void add(float height, std::function<void(Rect)> draw);
    void gap(float height) { add(height, [](Rect) {}); }
    /// Words in as many lines as they need.
    void title(std::string words);
    void text(std::string words, Color color, float size = type::kBody, float line = 22);
    void text(std::string words);

    /// Draws it beside the anchor, with `foot` free below it; returns where it lies.
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
};

}  // namespace orrery::ui
