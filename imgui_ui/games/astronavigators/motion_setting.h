// Flights of the events of a move. motion.cpp makes those of vehicles, motion_things.cpp those of cards, tiles, tokens and lights.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/astronavigators/motion.h"

namespace orrery::ui::astronavigators_table {

namespace flown {
inline constexpr int kSignMs = 300, kMostGlide = 480;
inline constexpr float kSignSize = 26, kDieSize = 46;
}  // namespace flown

enum class RingInk : std::uint8_t { gold, good, bad };

class MotionSetting {
  public:
    using Flight = Motions::Flight;
    using Trail = Motions::Trail;

    MotionSetting(Motions& motions, const Scene& s, const EarthGeometry& earth, const OrbitGeometry& orbit, const PlaceOf& was_at,
                  std::optional<Trail> before)
        : motions_(motions), s_(s), earth_(earth), orbit_(orbit), was_at_(was_at), before_(std::move(before)) {}

    void set_off(const Json& event) {
        const std::string what = word_at(event, "event");
        if (what != "step") end_leg();
        if (what == "month_shift") return shift_month(number_at(event, "sun_step"));
        if (what == "card_dealt") return deal(event);
        if (what == "orbit_revealed") return reveal(event);
        const int seat = number_at(event, "seat");
        if (seat < 0 || seat >= s_.seen.seats) return;
        const auto who = static_cast<Seat>(seat);
        set_off_vehicle(event, what, who);
        set_off_cards(event, what, who);
        set_off_tokens(event, what, who);
        if (const int nk = number_at(event, "nk"); nk > 0) rise(0, who, nk);
        if (what == "dv_added" && number_at(event, "amount") > 0) rise(1, who, number_at(event, "amount"));
    }
    /// Ends the leg in progress. Returns the last one, if it was the last motion on the Earth.
    std::optional<Trail> finish() {
        end_leg();
        return std::move(last_);
    }

  private:
    Flight flight(Thing what, Rect from, Rect to, int duration_ms, Path path) const { return {what, from, to, duration_ms, path, {}}; }
    bool shows_earth() const { return earth_.cell > 0 && earth_.field.w > 0; }
    bool shows_orbit() const { return orbit_.field.w > 0; }
    Thing sheet_of(Seat who) const { return thing(Kind::sheet, 0, who); }
    /// Returns a thing of a player, or the summary of the player where the thing is not in sight.
    Thing in_sight(Thing what, Seat who) const { return was_at_(what).w > 0 ? what : sheet_of(who); }
    bool has_board(Seat who) const { return who == s_.shown_seat() && was_at_(moon_thing(1, who)).w > 0; }

    void set_off_vehicle(const Json& event, const std::string& what, Seat who);
    void set_off_cards(const Json& event, const std::string& what, Seat who);
    void set_off_tokens(const Json& event, const std::string& what, Seat who);

    // Vehicles.
    void step(const Json& event, Seat who);
    void end_leg();
    void fly(const Json& event, Seat who);
    void abort(const Json& event, Seat who);
    void lose(const Json& event, Seat who);
    void dock(Seat who);
    void roll(const Json& event, Seat who);
    Vec on_stage(an::StageId stage, Seat who) const;
    void glide_in_orbit(std::vector<Vec> points, Seat who);

    // Cards and tiles.
    void observe(an::CardId card, Seat who);
    void schedule(const Json& event, an::CardId card, Seat who);
    void deal(const Json& event);
    void start_quest(an::QuestId quest, Seat who);
    void complete_quest(an::QuestId quest, Seat who);
    void gain_tile(an::TileId tile, Seat who);
    void take_orbit_tile(an::StackId stack, Seat who);
    void reveal(const Json& event);
    void swap(const Json& event, an::StackId stack, Seat who);
    Rect orbit_tile_on(an::StackId stack) const;

    // Tokens, figures and lights.
    void put_token(const Json& event, Seat who);
    void fly_sign(Rect from, Thing onto, std::function<void(Scene&, Vec, float)> draw);
    void rise(int dial, Seat who, int points);
    void ring(Thing what, Rect place, RingInk ink);
    void ring_on(Thing what, Seat who, RingInk ink) {
        const Thing there = in_sight(what, who);
        ring(there, was_at_(there), ink);
    }
    void shift_month(int sun_step);

    Motions& motions_;
    const Scene& s_;
    const EarthGeometry& earth_;
    const OrbitGeometry& orbit_;
    const PlaceOf& was_at_;
    /// Leg that the last move has left on its way, the one that is collected, and its transport.
    std::optional<Trail> before_, leg_, last_;
    an::Transport by_ = an::Transport::car;
    an::SpaceId leg_end_ = 0;
    int dealt_ = 0;
};

}  // namespace orrery::ui::astronavigators_table
