#include "imgui_ui/games/race/motion.h"

#include <algorithm>

#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/app/table/event_sounds.h"

namespace orrery::ui::race_table {

std::optional<Sound> sound_of(const Json& event) {
    static constexpr EventSound kSounds[] = {
        {"drew", Sound::card}, {"explored", Sound::card}, {"placed", Sound::card}, {"paid", Sound::card},
        {"conquered", Sound::ship}, {"good_added", Sound::marker}, {"sold", Sound::marker},
        {"consumed", Sound::marker}, {"gained_vp", Sound::marker}, {"hand_discarded", Sound::card},
        {"reshuffled", Sound::card}, {"lucky", Sound::card}, {"actions_revealed", Sound::card},
        {"setup_discarded", Sound::card}};
    return sound_in(kSounds, event);
}

namespace {

constexpr int kPhasePulse = 300;
constexpr float kTile = 26;

/// The flights of one event.
class Setting {
  public:
    using Flight = Motions::Flight;

    Setting(Motions& motions, const Scene& s, const PlaceOf& was_at) : motions_(motions), s_(s), was_at_(was_at) {
        const Rect pool = was_at_(thing(Kind::pool));
        pool_ = square_around(pool.centre(), pool.w > 0 ? 40.0f : 0.0f);
        deck_ = or_pool(was_at_(thing(Kind::deck)));
        discard_ = or_pool(was_at_(thing(Kind::discard)));
    }

    void set_off(const Json& event) {
        const std::string what = word_at(event, "event");
        if (what == "phase_started") light(word_at(event, "phase"));
        const int number = number_at(event, "seat");
        if (number < 0 || number >= s_.seen.seats) return;
        seat_ = Seat(number);
        seat_place_ = was_at_(seat_of(seat_));
        const auto card = rc::card_by_id(word_at(event, "card")), world = rc::card_by_id(word_at(event, "world"));
        if (what == "drew") fly_backs(deck_, seat_place_, number_at(event, "count"));
        if (what == "explored") fly_backs(deck_, seat_place_, number_at(event, "kept"));
        if (what == "paid" || what == "setup_discarded" || what == "hand_discarded") fly_backs(seat_place_, discard_, number_at(event, "count"));
        if (what == "placed" && card) lay(*card);
        if (what == "used_up" && card) fly_backs(was_at_(placed_card(*card, seat_)), discard_, 1);
        if (what == "good_added" && world) drop_good(*world);
        if ((what == "consumed" || what == "sold") && world) take_good(*world);
        if (what == "gained_vp") gain(number_at(event, "count"));
    }

  private:
    Rect or_pool(Rect r) const { return r.w > 0 ? r : pool_; }
    static Flight flight(Thing what, Rect from, Rect to) { return {what, from, to, motion::kCardTravel, Path::arc, {}}; }

    /// Lights the tab of a phase, after everything before it.
    void light(const std::string& id) {
        const auto phase = rc::phase_by_id(id);
        const auto tab = phase ? tab_of(*phase) : std::nullopt;
        if (!tab) return;
        Flight f{thing(Kind::phase, int(*tab)), {}, {}, kPhasePulse, Path::own, [](Scene&, const Flown&) {}};
        f.is_ornament = f.waits_for_all = true;
        motions_.add(std::move(f));
    }
    void fly_backs(Rect from, Rect to, int n) {
        constexpr int kMost = 6;                           // of one draw
        constexpr float kBack = 44;
        if (from.w <= 0 || to.w <= 0) return;
        for (int i = 0; i < std::min(n, kMost); ++i) {
            Flight f = flight(seat_of(seat_), from, to);
            f.draw = [](Scene& s, const Flown& now) { draw_race_back(s.canvas, rect_around(now.at.centre(), kBack, kBack * kCardTall)); };
            f.is_ornament = true;
            motions_.add(std::move(f));
        }
    }
    void lay(rc::CardId card) {
        if (was_at_(placed_card(card, seat_)).w > 0) return;                     // it lay at its place while it was waited for
        const Rect in_hand = seat_ == s_.seen.me ? was_at_(thing(Kind::hand, card)) : Rect{};
        const Rect from = in_hand.w > 0 ? in_hand : seat_place_;
        if (from.w <= 0) return;
        Flight f = flight(placed_card(card, seat_), from, {});
        f.draw = [card](Scene& s, const Flown& now) {
            if (now.to.w > 0) draw_race_card(s.canvas, card, now.at, plain_look(s.lang));
        };
        f.onto = f.thing;
        motions_.add(std::move(f));
    }
    void drop_good(rc::CardId world) {
        Flight f{thing(Kind::good, world, seat_), {}, {}, motion::kMarkerDrop, Path::drop, {}};
        f.draw = [world](Scene& s, const Flown& now) {
            const float size = std::clamp(now.at.w * 0.27f, 16.0f, 44.0f) * now.scale;
            const auto good = rc::design(world).good;
            if (good && now.at.w > 0) draw_good_tile(s.canvas, *good, {now.at.right() - size * 0.7f, now.at.y + now.at.h * 0.36f}, size);
        };
        f.onto = placed_card(world, seat_);
        motions_.add(std::move(f));
    }
    void take_good(rc::CardId world) {
        const Rect from = was_at_(placed_card(world, seat_));
        if (from.w <= 0 || discard_.w <= 0) return;
        Flight f = flight(thing(Kind::discard), from, discard_);
        f.draw = [world](Scene& s, const Flown& now) {
            if (const auto good = rc::design(world).good) draw_good_tile(s.canvas, *good, now.at.centre(), kTile);
        };
        f.is_ornament = true;
        motions_.add(std::move(f));
    }
    void gain(int points) {
        if (pool_.w <= 0 || seat_place_.w <= 0) return;
        Flight f = flight(seat_of(seat_), pool_, seat_place_);
        f.draw = [points](Scene& s, const Flown& now) { draw_points(s.canvas, now.at.centre(), kTile * 1.4f, "+" + std::to_string(points)); };
        f.is_ornament = true;
        motions_.add(std::move(f));
    }

    Motions& motions_;
    const Scene& s_;
    const PlaceOf& was_at_;
    Rect pool_, deck_, discard_;
    Seat seat_ = 0;                      // of the event
    Rect seat_place_;
};

}  // namespace

void Motions::begin(const Scene& s, const std::vector<Json>& events, const PlaceOf& was_at) {
    Flights::begin(s.ui);
    Setting setting(*this, s, was_at);
    for (const Json& event : events)
        if (event.is_object()) setting.set_off(event);
}

bool Motions::lights_phases() const {
    for (std::size_t tab = 0; tab < kTabs; ++tab)
        if (moves(thing(Kind::phase, int(tab)))) return true;
    return false;
}

std::optional<std::size_t> Motions::lit_phase(double now_ms) const {
    for (std::size_t tab = 0; tab < kTabs; ++tab)
        if (progress_of(thing(Kind::phase, int(tab)), now_ms)) return tab;
    return {};
}

float Motions::phase_pulse(std::size_t tab, double now_ms) const {
    const std::optional<float> progress = progress_of(thing(Kind::phase, int(tab)), now_ms);
    return progress ? 1 - eased(Ease::in, *progress) : 0.0f;
}

}  // namespace orrery::ui::race_table
