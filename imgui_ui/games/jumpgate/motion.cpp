#include "imgui_ui/games/jumpgate/motion.h"

#include <algorithm>
#include <cmath>

#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/app/table/event_sounds.h"
#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::jumpgate_table {

std::optional<Sound> sound_of(const Json& event) {
    static constexpr EventSound kSounds[] = {
        {"fly", Sound::ship}, {"jump", Sound::ship}, {"scan", Sound::card}, {"land", Sound::ship},
        {"harvest", Sound::card}, {"mark_taken", Sound::card}, {"claim_taken", Sound::card},
        {"discard", Sound::card}, {"draw", Sound::card}, {"deck_turned", Sound::card},
        {"marker_placed", Sound::marker}, {"marker_moved", Sound::marker}, {"black_hole", Sound::marker}};
    return sound_in(kSounds, event);
}

namespace {

ResourceCardLook look_of(jg::ResourceId resource) {
    ResourceCardLook look;
    look.black_hole = jg::kResources[resource].icon;
    return look;
}

/// Builder of the flights of an event.
class Setting {
  public:
    using Flight = Motions::Flight;

    Setting(Motions& motions, const Scene& s, const Layout& l, const PlaceOf& was_at) : motions_(motions), s_(s), l_(l), was_at_(was_at) {}

    void set_off(const Json& event) {
        const std::string what = word_at(event, "event");
        if (what == "deck_turned") turn_deck();
        const int number = number_at(event, "seat");
        if (number < 0 || number >= s_.seen.seats) return;
        seat_ = Seat(number);
        if (what == "fly" || what == "jump") move_ship(what == "jump");
        if (what == "jump" || what == "scan" || what == "harvest" || what == "discard") discard(word_at(event, "card"));
        if (what == "land" && event.contains("cards") && event["cards"].is_array())
            for (const Json& card : event["cards"])
                if (card.is_string()) discard(card.get<std::string>());
        if (what == "land") claim(word_at(event, "planet"));
        if (what == "scan") turn_up(word_at(event, "planet"), word_at(event, "resource"));
        if (what == "mark_left") take_marker_home(word_at(event, "resource"));
        if (what == "harvest" || what == "mark_taken" || what == "claim_taken") gain(word_at(event, "resource"));
        if (what == "marker_placed") drop_marker(word_at(event, "resource"));
        if (what == "marker_moved") drop_marker(word_at(event, "to"));
        if (what == "black_hole") drop_on_hole(number_at(event, "space") - 1);
        if (what == "draw") draw_cards(event);
    }

  private:
    Rect seat_place() const {
        const Rect r = was_at_(seat_of(seat_));
        return r.w > 0 ? r : square_around({l_.board.centre().x, l_.board.y}, 20);
    }
    /// Returns the current place of a face-up resource, or an empty rectangle if it is not on the table.
    Rect place_now(jg::ResourceId resource) const {
        const jg::RingPlanet* planet = planet_with(s_.seen, resource);
        if (planet == nullptr) return {};
        for (std::size_t i = 0; i < planet->face_up.size(); ++i)
            if (planet->face_up[i].resource == resource)
                return l_.planets[std::size_t(planet - s_.seen.ring.begin())].card(i, planet->face_down > 0);
        return {};
    }
    void drop_emblem(Thing thing, Rect at, Vec centre, float radius) {
        Flight f{thing, at, at, motion::kMarkerDrop, Path::drop, {}};
        f.draw = [centre, radius, seat = seat_](Scene& s, const Flown& now) { draw_emblem(s.canvas, s.color_of(seat), centre, radius * now.scale); };
        motions_.add(std::move(f));
    }

    void turn_deck() {
        Flight f{thing(Kind::deck), l_.centre.discard, l_.centre.deck, motion::kCardTravel, Path::arc, {}};
        f.draw = [](Scene& s, const Flown& now) { draw_nav_back(s.canvas, now.at, -1); };
        f.is_ornament = true;
        motions_.add(std::move(f));
    }
    void discard(const std::string& id) {
        const auto card = jg::nav_by_id(id);
        if (!card) return;
        const Rect from = was_at_(thing(Kind::card, *card));
        Flight f{thing(Kind::discard), from.w > 0 ? from : seat_place(), l_.centre.discard, motion::kCardTravel, Path::arc, {}};
        f.draw = [card = *card](Scene& s, const Flown& now) { draw_nav_card(s.canvas, codes_of(card), now.at); };
        f.waits_in_sight = true;
        motions_.add(std::move(f));
    }
    void gain(const std::string& id) {
        const auto resource = jg::resource_by_id(id);
        const Rect from = resource ? was_at_(thing(Kind::resource, *resource)) : Rect{};
        if (from.w <= 0) return;
        Flight f{seat_of(seat_), from, rect_around(seat_place().centre(), 24, 30), motion::kCardTravel, Path::arc, {}};
        f.draw = [resource = *resource](Scene& s, const Flown& now) { draw_resource_card(s.canvas, face_of(resource), now.at, look_of(resource)); };
        f.waits_in_sight = true;
        f.stays = false;
        f.fades = 0.5f;
        motions_.add(std::move(f));
    }
    void take_marker_home(const std::string& id) {
        const auto resource = jg::resource_by_id(id);
        const Rect from = resource ? was_at_(thing(Kind::resource, *resource)) : Rect{};
        if (from.w <= 0) return;
        Flight f{thing(Kind::marker, *resource), square_around({from.x + 11, from.bottom() - 9}, 22),
                 square_around(seat_place().centre(), 22), motion::kCardTravel, Path::arc, {}};
        f.draw = [seat = seat_](Scene& s, const Flown& now) { draw_emblem(s.canvas, s.color_of(seat), now.at.centre(), 11); };
        f.waits_in_sight = f.is_ornament = true;
        f.fades = 0.5f;
        motions_.add(std::move(f));
    }
    void turn_up(const std::string& planet_id, const std::string& id) {
        const auto planet = jg::planet_by_id(planet_id);
        const auto resource = jg::resource_by_id(id);
        const auto at = planet ? ring_of(s_.seen, *planet) : std::nullopt;
        const Rect to = at && resource ? place_now(*resource) : Rect{};
        if (to.w <= 0) return;
        Flight f{thing(Kind::resource, *resource), l_.planets[*at].pile(), to, motion::kFlip, Path::line, {}};
        f.draw = [resource = *resource](Scene& s, const Flown& now) {
            if (now.is_front) draw_resource_card(s.canvas, face_of(resource), now.at, look_of(resource));
            else draw_resource_back(s.canvas, now.at, 0);
        };
        f.turns = f.waits_in_sight = f.is_ornament = true;
        motions_.add(std::move(f));
    }
    void drop_marker(const std::string& id) {
        const auto resource = jg::resource_by_id(id);
        const Rect at = resource ? place_now(*resource) : Rect{};
        if (at.w > 0) drop_emblem(thing(Kind::marker, *resource), at, {at.x + 11, at.bottom() - 9}, 11);
    }
    void claim(const std::string& id) {
        const auto planet = jg::planet_by_id(id);
        const auto at = planet ? ring_of(s_.seen, *planet) : std::nullopt;
        if (!at) return;
        const PlanetPlace& place = l_.planets[*at];
        drop_emblem(thing(Kind::claim, *planet), square_around(place.claim, 2 * claim_radius(place)), place.claim, claim_radius(place));
    }
    void drop_on_hole(int space) {
        if (space < 0 || space >= l_.centre.limit) return;
        const Vec at = l_.centre.spaces[std::size_t(space)];
        drop_emblem(thing(Kind::space, space), square_around(at, 1), at, l_.centre.space_r);
    }
    void draw_cards(const Json& event) {
        if (!event.contains("cards") || !event["cards"].is_array() || s_.covered) {
            Flight f{seat_of(seat_), l_.centre.deck, square_around(seat_place().centre(), 24), motion::kCardTravel, Path::line, {}};
            f.draw = [](Scene& s, const Flown& now) { draw_nav_back(s.canvas, now.at, -1); };
            f.stays = false;
            f.fades = 0.7f;
            motions_.add(std::move(f));
            return;
        }
        for (const Json& id : event["cards"]) {
            const auto card = id.is_string() ? jg::nav_by_id(id.get<std::string>()) : std::nullopt;
            const auto at = card ? std::find(s_.seen.own.hand.begin(), s_.seen.own.hand.end(), *card) : s_.seen.own.hand.end();
            if (at == s_.seen.own.hand.end()) continue;
            const Thing drawn = thing(Kind::card, *card);
            Flight f{drawn, l_.centre.deck, l_.hand.cards[std::size_t(at - s_.seen.own.hand.begin())], motion::kCardTravel, Path::arc, {}};
            f.draw = [card = *card](Scene& s, const Flown& now) {
                if (now.is_front) draw_nav_card(s.canvas, codes_of(card), now.at);
                else draw_nav_back(s.canvas, now.at, -1);
            };
            f.onto = drawn;
            f.turns = true;
            motions_.add(std::move(f));
        }
    }
    /// Flies along the ring, or shrinks, streaks and grows.
    void move_ship(bool is_jump) {
        float angle = 0;
        const Vec to = ship_place(l_, s_.seen, seat_, &angle), from = was_at_(ship_of(seat_)).centre();
        const Vec mid = lerp(from, to, 0.5f), bend = mid + (mid - l_.middle) * 0.15f;
        Flight f{ship_of(seat_), square_around(from, 1), square_around(to, 1), motion::kShipFly, Path::own, {}};
        f.waits_in_sight = true;
        const float size = ship_size(l_);
        if (!is_jump) {
            f.draw = [=, seat = seat_](Scene& s, const Flown& now) {
                const float t = eased(Ease::in_out, now.progress);
                const Vec a = lerp(from, bend, t), b = lerp(bend, to, t);
                const bool is_there = now.is_reduced;
                draw_ship(s.canvas, s.color_of(seat), is_there ? to : lerp(a, b, t), size, is_there ? angle : std::atan2(b.y - a.y, b.x - a.x));
            };
        } else {
            f.duration_ms = motion::kShipJumpShrink + motion::kShipJumpGrow;
            f.draw = [=, seat = seat_](Scene& s, const Flown& now) { draw_jump(s, seat, from, to, size, angle, now); };
        }
        motions_.add(std::move(f));
    }
    static void draw_jump(Scene& s, Seat seat, Vec from, Vec to, float size, float angle, const Flown& now) {
        constexpr float kShrink = float(motion::kShipJumpShrink) / float(motion::kShipJumpShrink + motion::kShipJumpGrow), kLeast = 0.05f;
        const float p = now.is_reduced ? 1.0f : now.progress;
        if (p < kShrink) {
            const float k = 1 - p / kShrink;
            if (k > kLeast) draw_ship(s.canvas, s.color_of(seat), from, size * k, std::atan2(to.y - from.y, to.x - from.x));
            return;
        }
        const float k = (p - kShrink) / (1 - kShrink);
        if (!now.is_reduced)
            s.canvas.line(lerp(from, to, std::min(1.0f, k * 1.6f)), to, fade(s.theme.game(GameKey::jumpgate), 0.8f * (1 - k)), 3, Cap::round);
        if (k > kLeast) draw_ship(s.canvas, s.color_of(seat), to, size * k, angle);
    }

    Motions& motions_;
    const Scene& s_;
    const Layout& l_;
    const PlaceOf& was_at_;
    Seat seat_ = 0;                      // of the event
};

}  // namespace

void Motions::begin(const Scene& s, const Layout& l, const std::vector<Json>& events, const PlaceOf& was_at) {
    Flights::begin(s.ui);
    Setting setting(*this, s, l, was_at);
    for (const Json& event : events)
        if (event.is_object()) setting.set_off(event);
}

std::optional<jg::ResourceId> Motions::flipping(const jg::RingPlanet& planet) const {
    for (const jg::FaceUp& card : planet.face_up)
        if (moves(thing(Kind::resource, card.resource))) return card.resource;
    return {};
}

std::optional<jg::ResourceId> Motions::marker_dropping(const jg::RingPlanet& planet) const {
    for (const jg::FaceUp& card : planet.face_up)
        if (moves(thing(Kind::marker, card.resource))) return card.resource;
    return {};
}

std::optional<int> Motions::space_dropping() const {
    for (int space = 0; space < jg::kMaxBlackHole; ++space)
        if (moves(thing(Kind::space, space))) return space;
    return {};
}

}  // namespace orrery::ui::jumpgate_table
