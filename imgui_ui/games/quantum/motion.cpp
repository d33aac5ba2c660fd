// 1 sounds   2 flights
#include "imgui_ui/games/quantum/motion.h"

#include <algorithm>
#include <cmath>

#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/sites.h"
#include "imgui_ui/app/table/event_sounds.h"
#include "imgui_ui/games/quantum/cards.h"
#include "imgui_ui/games/quantum/paths.h"
#include "imgui_ui/games/quantum/ships.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::quantum_table {
namespace {

constexpr int kStepMs = 90, kLeastGlide = 160, kMostGlide = 300, kRollMs = 300, kFlyMs = 260, kBurstMs = 260;

std::optional<qu::ShipId> ship_at(const Scene& s, const Json& event, const char* key) {
    const auto ship = qu::ship_by_id(word_at(event, key));
    return ship && *ship < s.seen.ship_count() ? ship : std::nullopt;
}

}  // namespace

// --- 1 sounds ---

std::optional<Sound> sound_of(const Json& event) {
    static constexpr EventSound kSounds[] = {
        {"moved", Sound::ship}, {"attacked", Sound::ship}, {"warped", Sound::ship}, {"deployed", Sound::ship},
        {"dropped", Sound::ship}, {"occupied", Sound::ship}, {"ship_placed", Sound::marker},
        {"cube_placed", Sound::marker}, {"cube_moved", Sound::marker}, {"home_chosen", Sound::marker},
        {"reconfigured", Sound::marker},
        {"die_rolled", Sound::marker}, {"die_rerolled", Sound::marker}, {"modified", Sound::marker},
        {"number_chosen", Sound::marker}, {"setup_rolled", Sound::marker}, {"ship_destroyed", Sound::ship},
        {"both_destroyed", Sound::ship}, {"card_taken", Sound::card}, {"card_discarded", Sound::card},
        {"display_refreshed", Sound::card}, {"decks_dealt", Sound::card}};
    return sound_in(kSounds, event);
}

// --- 2 flights ---

namespace {

/// Returns a point of a path of equal steps.
Vec along(const MapGeometry& g, const std::vector<qu::Square>& path, float t) {
    const float at = t * static_cast<float>(path.size() - 1);
    const std::size_t step = std::min(static_cast<std::size_t>(at), path.size() - 2);
    return lerp(g.centre(path[step]), g.centre(path[step + 1]), at - static_cast<float>(step));
}

/// Returns the face of a rolling die: some others, then its final one.
int face_at(float p, int last) {
    constexpr float kFaces = 5, kSettled = 0.7f;
    if (p >= kSettled) return last;
    return (last + 2 + static_cast<int>(p * kFaces) * 2) % qu::kDieFaces + 1;
}

void draw_burst(Scene& s, Vec at, float size, float p) {
    s.canvas.glow(at, size * (0.6f + p), s.theme.bad, 0.9f * (1 - p));
    for (int i = 0; i < 8; ++i) {
        const float angle = static_cast<float>(i) * kTau / 8 + 0.3f;
        s.canvas.line(polar(at, size * (0.3f + 0.5f * p), angle), polar(at, size * (0.45f + 0.75f * p), angle), fade(s.theme.warm, 1 - p), 3, Cap::round);
    }
}

/// The flights of one event. What happens to one ship comes in its order.
class Setting {
  public:
    using Flight = Motions::Flight;

    Setting(Motions& motions, const Scene& s, const PlaceOf& was_at) : motions_(motions), s_(s), was_at_(was_at) {}

    void set_off(const Json& event) {
        const std::string what = word_at(event, "event");
        set_off_ships(event, what);
        const int seat = number_at(event, "seat");
        if (seat < 0 || seat >= s_.seen.seats) return;
        if (what == "cube_placed" || what == "home_chosen") drop_cube(word_at(event, "planet"), seat);
        if (what == "cube_moved") drop_cube(word_at(event, "to"), number_at(event, "owner"));
        if (what == "card_taken") take_card(word_at(event, "card"), static_cast<Seat>(seat));
    }

  private:
    void set_off_ships(const Json& event, const std::string& what) {
        const std::optional<qu::ShipId> ship = ship_at(s_, event, "ship");
        if (what == "moved" && ship) glide(event, *ship);
        if (what == "attacked" && ship && qu::space_by_id(word_at(event, "from")) == s_.ship(*ship).at) fly(ship);
        if (what == "deployed" || what == "ship_placed" || what == "occupied") fly(ship);
        if (what == "dropped") fly(ship_at(s_, event, "carrying"));
        if (what == "warped")
            for (const char* one : {"ship", "with"}) fly(ship_at(s_, event, one));
        if (what == "ship_destroyed") burst(ship);
        if (what == "both_destroyed")
            for (const char* side : {"attacker", "defender"}) burst(ship_at(s_, event, side));
        if ((what == "reconfigured" || what == "die_rolled" || what == "die_rerolled") && ship) roll(*ship);
    }
    /// Place on the sheet of a seat for ships that have none of their own there.
    Rect on_sheet(Seat seat) const {
        constexpr float kOnSheet = 30;
        const Rect sheet = was_at_(thing(Kind::sheet, 0, seat));
        return sheet.w > 0 ? square_around(sheet.centre(), kOnSheet) : Rect{};
    }
    Flight of_ship(qu::ShipId ship, int duration_ms, Path path) const {
        const Rect from = was_at_(ship_thing(ship)), to = on_sheet(qu::owner_of(ship));
        Flight f{ship_thing(ship), from.w > 0 ? from : to, to.w > 0 ? to : from, duration_ms, path, {}};
        f.waits_in_sight = f.waits_its_turn = true;
        return f;
    }
    void fly(std::optional<qu::ShipId> ship) {
        if (!ship || was_at_(ship_thing(*ship)).w <= 0) return;
        Flight f = of_ship(*ship, kFlyMs, Path::arc);
        f.onto = f.thing;
        f.draw = [number = s_.ship(*ship).number, seat = qu::owner_of(*ship)](Scene& s, const Flown& now) {
            draw_ship_die(s.canvas, now.at.centre(), now.at.w, number, s.color_of(seat));
        };
        motions_.add(std::move(f));
    }
    void burst(std::optional<qu::ShipId> ship) {
        if (!ship || was_at_(ship_thing(*ship)).w <= 0) return;
        Flight f = of_ship(*ship, kBurstMs, Path::own);
        f.is_ornament = true;
        f.draw = [number = s_.ship(*ship).number, seat = qu::owner_of(*ship)](Scene& s, const Flown& now) {
            const auto clip = s.canvas.clipped(s.map.field);
            draw_ship_die(s.canvas, now.from.centre(), now.from.w, number, s.color_of(seat));
            draw_burst(s, now.from.centre(), now.from.w, now.progress);
        };
        motions_.add(std::move(f));
        fly(ship);
    }
    /// A die rolls at its old place. Its flight follows.
    void roll(qu::ShipId ship) {
        Flight f = of_ship(ship, kRollMs, Path::own);
        if (was_at_(ship_thing(ship)).w <= 0) f.onto = f.thing;
        else f.to = f.from;
        f.draw = [number = s_.ship(ship).number, seat = qu::owner_of(ship)](Scene& s, const Flown& now) {
            constexpr float kTurns = 0.5f;
            if (now.to.w <= 0) return;
            const float p = now.is_reduced ? 1.0f : now.progress;
            draw_ship_die(s.canvas, now.to.centre(), now.to.w, face_at(p, number), s.color_of(seat), {.rotation = (1 - eased(Ease::out, p)) * kTau * kTurns});
        };
        motions_.add(std::move(f));
    }
    /// Glides along the path of the ship, reconstructed from the present places of the ships.
    void glide(const Json& event, qu::ShipId ship) {
        const auto from = qu::space_by_id(word_at(event, "from")), to = qu::space_by_id(word_at(event, "to"));
        if (!from || !to) return;
        qu::SquareSet free = qu::free_spaces(s_.seen);
        free.add(*from);
        free.add(*to);
        constexpr int kFarthest = 10;
        const auto maneuver = event.find("maneuver");
        const bool oblique = maneuver != event.end() && maneuver->is_boolean() && maneuver->get<bool>();
        std::vector<qu::Square> path = path_between(free, *from, *to, kFarthest, oblique);
        if (path.size() < 2) path = {*from, *to};
        Flight f = of_ship(ship, std::clamp(static_cast<int>(path.size() - 1) * kStepMs, kLeastGlide, kMostGlide), Path::own);
        f.draw = [path = std::move(path), number = s_.ship(ship).number, seat = qu::owner_of(ship)](Scene& s, const Flown& now) {
            const auto clip = s.canvas.clipped(s.map.field);
            const float t = now.is_reduced ? 1.0f : eased(Ease::in_out, now.progress);
            draw_ship_die(s.canvas, along(s.map, path, t), s.map.cell * kShipShare, number, s.color_of(seat));
        };
        motions_.add(std::move(f));
    }
    void drop_cube(const std::string& id, int owner) {
        const auto planet = qu::planet_by_id(id);
        if (!planet || owner < 0 || owner >= s_.seen.seats) return;
        Flight f{thing(Kind::cube, *planet, static_cast<Seat>(owner)), {}, {}, motion::kMarkerDrop, Path::own, {}};
        f.draw = [planet = *planet, seat = static_cast<Seat>(owner)](Scene& s, const Flown& now) {
            constexpr float kDrop = 1.5f, kBelow = 1.09f, kSize = 0.36f;
            const auto clip = s.canvas.clipped(s.map.field);
            const Vec at = polar(s.map.planet(planet), s.map.planet_radius() * kBelow, kPi / 2);
            const float scale = now.is_reduced ? 1.0f : lerp(kDrop, 1.0f, eased(Ease::back_out, now.progress));
            draw_cube(s.canvas, at, s.map.cell * kSize * scale, s.color_of(seat));
        };
        motions_.add(std::move(f));
    }
    void take_card(const std::string& id, Seat seat) {
        const auto card = qu::card_by_id(id);
        const Rect from = card ? was_at_(thing(Kind::card, *card)) : Rect{};
        if (from.w <= 0) return;
        const Rect sheet = was_at_(thing(Kind::sheet, 0, seat));
        Flight f{thing(Kind::card, *card), from, sheet, motion::kCardTravel, Path::own, {}};
        f.onto = thing(Kind::command, *card, seat);
        f.draw = [card = *card](Scene& s, const Flown& now) {
            if (now.to.w <= 0) return;
            AdvanceLook look;
            look.lang = s.lang;
            const float t = now.is_reduced ? 1.0f : eased(Ease::in_out, now.progress);
            const float w = std::min(now.from.w, now.to.w), h = std::min(now.from.h, now.to.h);
            const Vec at = lerp(now.from.centre(), now.to.centre(), t);
            draw_advance_card(s.canvas, card, rect_around(at, lerp(now.from.w, w, t), lerp(now.from.h, h, t)), look);
        };
        motions_.add(std::move(f));
    }

    Motions& motions_;
    const Scene& s_;
    const PlaceOf& was_at_;
};

}  // namespace

void Motions::begin(const Scene& s, const std::vector<Json>& events, const PlaceOf& was_at) {
    Flights::begin(s.ui);
    Setting setting(*this, s, was_at);
    std::optional<std::size_t> outcome;                    // number of its first flight
    for (const Json& event : events) {
        if (!event.is_object()) continue;
        setting.set_off(event);
        const std::string what = word_at(event, "event");
        if (what == "combat_dice" || what == "combat_rerolled") outcome = count();
    }
    if (outcome) hold(*outcome);
}

}  // namespace orrery::ui::quantum_table
