// Banners: what a move achieved, shown large at its place once everything has come to rest: a ring of light, and above or below it who
// gained what. A press ends them, so nobody waits for one.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "imgui_ui/app/table/beats.h"
#include "imgui_ui/app/table/flights.h"
#include "imgui_ui/app/table/thing.h"

namespace orrery::ui {

struct Banner {
    struct Line {
        std::optional<SeatColor> by;           ///< emblem before it
        std::string worth;                     ///< large: "+4"; may be empty
        std::string text;
    };
    /// What is ringed: a thing, or a place where no thing stands for it. Without one the lines stand in the middle.
    Thing at{};
    Rect place{};
    std::vector<Line> lines{};
    bool is_round = false;                     ///< the place
    bool is_great = false;                     ///< comes once or twice in a game
};

class Banners {
  public:
    void begin(std::vector<Banner> banners);
    void clear() { begin({}); }
    bool is_running() const { return beats_.is_running(); }
    /// Advances to this frame (beats.h).
    void advance(Ui& ui, ShowSpeed speed, const std::function<void(Sound)>& hear) { beats_.advance(ui, speed, hear); }
    /// Draws the banner that is on, with its lines inside `bounds` and, where there is room, beside `keep`: a panel that somebody reads
    /// or touches meanwhile (empty: none).
    void draw(Canvas& canvas, const PlaceOf& place_of, Rect bounds, Rect keep = {}) const;

  private:
    std::vector<Banner> banners_;
    Beats beats_;                              ///< one for each
};

}  // namespace orrery::ui
