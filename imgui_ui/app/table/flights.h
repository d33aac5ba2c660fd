// Motion of things after a move (flights, drops, turns), built from the events of the move and the places of things before it. A
// flight is over within half a second, and no flight is needed to read the table. Under reduced motion nothing travels: a thing fades
// in at its destination.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "imgui_ui/app/table/table_motion.h"
#include "imgui_ui/app/table/thing.h"

namespace orrery::ui {

/// Returns where a thing lies or lay; an empty rectangle if it has no place.
using PlaceOf = std::function<Rect(Thing)>;

enum class Path : std::uint8_t {
    arc,                                       ///< from place to place, along an arc
    line,                                      ///< from place to place
    drop,                                      ///< at the place, from above
    own,                                       ///< drawn by the game from `from`, `to` and the progress
};

/// A moment of a flight.
struct Flown {
    Rect from, to;
    Rect at;                                   ///< place now; narrowed while it turns over
    float progress = 0;                        ///< 0 to 1
    float scale = 1;                           ///< of something that drops
    bool is_front = true;                      ///< of something that turns over: its front shows
    bool is_reduced = false;                   ///< at its end, because nothing travels
};

/// Flights of one move. `Scene` is the game's drawing context.
template <class Scene>
class Flights {
  public:
    struct Flight {
        Thing thing;                           ///< moving thing; its picture at rest is left out meanwhile
        Rect from, to;
        int duration_ms = motion::kCardTravel;
        Path path = Path::arc;
        std::function<void(Scene&, const Flown&)> draw;
        Thing onto{};                          ///< thing whose present place replaces `to`, so that a flight lands where things lie now
        bool turns = false;                    ///< turns over on its way, from its back to its front
        bool waits_in_sight = false;           ///< drawn at `from` before it sets off
        bool waits_its_turn = false;           ///< sets off, and is drawn, only after the earlier flights of the same thing
        bool stays = true;                     ///< false if it is gone when it arrives
        bool is_ornament = false;              ///< left out under reduced motion, because the table shows its end anyway
        bool waits_for_all = false;            ///< sets off when everything before it has arrived
        float fades = 0;                       ///< part of its strength that it loses on the way
        double start_ms = 0;                   ///< set by `add`
    };

    void clear() {
        flights_.clear();
        is_held_ = false;
    }
    /// Begins the flights of a move.
    void begin(const Ui& ui) {
        clear();
        now_ms_ = ui.now_ms();
        is_reduced_ = ui.reduced_motion();
    }
    /// Adds a flight, which sets off after those before it, so that at most three things move at once.
    void add(Flight flight) {
        if (is_reduced_ && (flight.is_ornament || flight.path == Path::drop)) return;
        flight.start_ms = is_reduced_ ? now_ms_ : staggered_start(flights_, now_ms_);
        for (const Flight& other : flights_)
            if (flight.waits_its_turn && !is_reduced_ && other.thing == flight.thing)
                flight.start_ms = std::max(flight.start_ms, other.start_ms + other.duration_ms);
        if (flight.waits_for_all && !is_reduced_)
            for (const Flight& other : flights_) flight.start_ms = std::max(flight.start_ms, other.start_ms + other.duration_ms);
        if (is_reduced_) flight.duration_ms = motion::kReducedTravelFade;
        flights_.push_back(std::move(flight));
    }
    std::size_t count() const { return flights_.size(); }
    /// Keeps the flights from this number on where they are until `release`, because a moment is staged first.
    void hold(std::size_t from) {
        for (std::size_t i = from; i < flights_.size(); ++i) flights_[i].start_ms += kHeld;
        is_held_ = from < flights_.size();
    }
    /// Returns whether nothing is on its way but what is held.
    bool is_waiting(double now_ms) const {
        return std::all_of(flights_.begin(), flights_.end(), [&](const Flight& f) { return is_held(f, now_ms); });
    }
    /// Lets the held flights set off.
    void release(double now_ms) {
        if (!is_held_) return;
        is_held_ = false;
        double first = 2 * kHeld + now_ms;
        for (const Flight& f : flights_)
            if (is_held(f, now_ms)) first = std::min(first, f.start_ms);
        for (Flight& f : flights_)
            if (is_held(f, now_ms)) f.start_ms += now_ms - first;
    }
    /// Drops finished flights. Returns whether anything still moves or waits.
    bool update(double now_ms) {
        std::erase_if(flights_, [&](const Flight& f) { return now_ms >= f.start_ms + f.duration_ms; });
        return !flights_.empty();
    }
    bool is_empty() const { return flights_.empty(); }
    bool moves(Thing thing) const { return count_of(thing) > 0; }
    int count_of(Thing thing) const {
        return static_cast<int>(std::count_if(flights_.begin(), flights_.end(), [&](const Flight& f) { return f.thing == thing; }));
    }
    /// Returns how far a thing is on its way, 0 to 1, if it has set off.
    std::optional<float> progress_of(Thing thing, double now_ms) const {
        for (const Flight& f : flights_)
            if (f.thing == thing && now_ms >= f.start_ms) return progress(now_ms, f.start_ms, f.duration_ms);
        return {};
    }
    /// Returns the number of things on their way, without those that wait.
    int count_moving(double now_ms) const {
        return static_cast<int>(std::count_if(flights_.begin(), flights_.end(), [&](const Flight& f) {
            return now_ms >= f.start_ms && now_ms < f.start_ms + f.duration_ms;
        }));
    }
    void draw(Scene& scene, double now_ms, const PlaceOf& place_of) const {
        for (const Flight& f : flights_)
            if (!f.waits_its_turn || is_first(f)) draw_one(scene, f, now_ms, place_of);
    }

  private:
    static bool is_held(const Flight& f, double now_ms) { return f.start_ms >= now_ms + kHeld / 2; }
    bool is_first(const Flight& flight) const {
        return &flight == &*std::find_if(flights_.begin(), flights_.end(), [&](const Flight& f) { return f.thing == flight.thing; });
    }
    // Inlined, so that the page's program, which shares `draw` between games, calls no function of one game (web/split_wasm.py).
    [[gnu::always_inline]] void draw_one(Scene& scene, const Flight& f, double now_ms, const PlaceOf& place_of) const {
        constexpr float kDropFrom = 1.3f;
        Flown flown{f.from, f.to, {}, progress(now_ms, f.start_ms, f.duration_ms)};
        if (const Rect now = f.onto ? place_of(f.onto) : Rect{}; now.w > 0) flown.to = now;
        const float p = flown.progress;
        if (is_reduced_) {
            flown.at = flown.to;
            flown.is_reduced = true;
            const auto faded = scene.canvas.faded(f.stays ? p : 1 - p);
            return f.draw(scene, flown);
        }
        if (now_ms < f.start_ms && !f.waits_in_sight) return;
        const float t = eased(Ease::in_out, p);
        if (f.path == Path::drop) {
            flown.at = flown.to;
            flown.scale = lerp(kDropFrom, 1.0f, eased(Ease::back_out, p));
        } else {
            flown.at = between(flown.from, flown.to, t);
            if (f.path == Path::arc) flown.at.y -= distance(flown.from.centre(), flown.to.centre()) * motion::kTravelArc * 4 * t * (1 - t);
        }
        if (f.turns) {
            const Flip turn = flip(t);
            flown.is_front = turn.front;
            flown.at = rect_around(flown.at.centre(), std::max(1.0f, flown.at.w * turn.width), flown.at.h);
        }
        const auto faded = scene.canvas.faded(1 - f.fades * t);
        f.draw(scene, flown);
    }
    static Rect between(Rect a, Rect b, float t) {
        return {lerp(a.x, b.x, t), lerp(a.y, b.y, t), lerp(a.w, b.w, t), lerp(a.h, b.h, t)};
    }

    static constexpr double kHeld = 1e9;       ///< milliseconds; longer than anybody looks at a table

    std::vector<Flight> flights_;
    double now_ms_ = 0;
    bool is_reduced_ = false, is_held_ = false;
};

}  // namespace orrery::ui
