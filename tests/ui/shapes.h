// Whether small pictures can be told apart without their hues: in grey, and as seen without one of the three kinds of cones.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/ui/headless.h"

namespace orrery::ui::test {

struct Shape {
    std::string name;
    /// Draws it in a box of `size`. `ink` is the colour of the text.
    std::function<void(Canvas&, Vec centre, float size, Color ink)> draw;
};

/// Returns a sentence for each two of these that differ in colour, but not in shape: in some palette, to somebody who sees only grey
/// or lacks one kind of cones, no outline of one is missing in the other, and light and dark lie alike in both. Shapes that look the
/// same in full colour count as one.
std::vector<std::string> shapes_that_differ_only_in_hue(const std::vector<Shape>&);

}  // namespace orrery::ui::test
