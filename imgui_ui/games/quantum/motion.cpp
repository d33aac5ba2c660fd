// 1 sounds   2 start   3 things in motion   4 on the map   5 above everything
#include "imgui_ui/games/quantum/motion.h"

#include <algorithm>
#include <cmath>

#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/sites.h"
#include "imgui_ui/app/event_sounds.h"
#include "imgui_ui/app/table_motion.h"
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
        {"combat_dice", Sound::marker}, {"combat_rerolled", Sound::marker}, {"reconfigured", Sound::marker},
        {"die_rolled", Sound::marker}, {"die_rerolled", Sound::marker}, {"modified", Sound::marker},
        {"number_chosen", Sound::marker}, {"setup_rolled", Sound::marker}, {"ship_destroyed", Sound::ship},
        {"both_destroyed", Sound::ship}, {"card_taken", Sound::card}, {"card_discarded", Sound::card},
        {"display_refreshed", Sound::card}, {"decks_dealt", Sound::card}};
    return sound_in(kSounds, event);
}

// --- 2 start ---

// Starts things one after the other, at most three at a time. The motions of one ship keep their order.
void Motions::add(Moving m, double now_ms) {
    m.start_ms = now_ms;
    if (reduced_) {
        if (m.kind == Kind::burst) return;
        m.duration_ms = motion::kReducedTravelFade;
        moving_.push_back(std::move(m));
        return;
    }
    m.start_ms = staggered_start(moving_, now_ms);
    const auto is_ship = [](Kind kind) { return kind != Kind::cube && kind != Kind::card; };
    for (const Moving& other : moving_) {
        const bool is_same_ship = is_ship(m.kind) && is_ship(other.kind) && other.index == m.index;
        if (is_same_ship) m.start_ms = std::max(m.start_ms, other.start_ms + other.duration_ms);
    }
    moving_.push_back(std::move(m));
}

Motions::Moving Motions::of_ship(const Scene& s, Kind kind, qu::ShipId ship, int duration_ms) const {
    Moving m;
    m.kind = kind;
    m.duration_ms = duration_ms;
    m.index = ship;
    m.seat = qu::owner_of(ship);
    m.number = s.ship(ship).number;
    m.from = now_.ships[ship];
    return m;
}

/// Starts a glide along the path of the ship, reconstructed from the current places of the ships.
void Motions::begin_glide(const Scene& s, const Json& event, qu::ShipId ship, double now_ms) {
    const auto from = qu::space_by_id(word_at(event, "from")), to = qu::space_by_id(word_at(event, "to"));
    if (!from || !to) return;
    qu::SquareSet free = qu::free_spaces(s.seen);
    free.add(*from);
    free.add(*to);
    constexpr int kFarthest = 10;
    const auto maneuver = event.find("maneuver");
    const bool oblique = maneuver != event.end() && maneuver->is_boolean() && maneuver->get<bool>();
    Moving m = of_ship(s, Kind::glide, ship, 0);
    m.path = path_between(free, *from, *to, kFarthest, oblique);
    if (m.path.size() < 2) m.path = {*from, *to};
    m.duration_ms = std::clamp(static_cast<int>(m.path.size() - 1) * kStepMs, kLeastGlide, kMostGlide);
    add(std::move(m), now_ms);
}

void Motions::begin_ships(const Scene& s, const Json& event, std::string_view what, double now_ms) {
    const std::optional<qu::ShipId> ship = ship_at(s, event, "ship");
    const auto fly = [&](std::optional<qu::ShipId> one) {
        if (one && now_.ships[*one].w > 0) add(of_ship(s, Kind::fly, *one, kFlyMs), now_ms);
    };
    const auto burst = [&](qu::ShipId one) {
        add(of_ship(s, Kind::burst, one, kBurstMs), now_ms);
        fly(one);
    };
    if (what == "moved" && ship) begin_glide(s, event, *ship, now_ms);
    if (what == "attacked" && ship && qu::space_by_id(word_at(event, "from")) == s.ship(*ship).at) fly(ship);
    if (what == "deployed" || what == "ship_placed" || what == "occupied") fly(ship);
    if (what == "dropped") fly(ship_at(s, event, "carrying"));
    if (what == "warped")
        for (const char* one : {"ship", "with"}) fly(ship_at(s, event, one));
    if (what == "ship_destroyed" && ship) burst(*ship);
    if (what == "both_destroyed")
        for (const char* side : {"attacker", "defender"})
            if (const auto lost = ship_at(s, event, side)) burst(*lost);
    if ((what == "reconfigured" || what == "die_rolled" || what == "die_rerolled") && ship)
        add(of_ship(s, Kind::roll, *ship, kRollMs), now_ms);
}

void Motions::begin_cube(const Scene& s, const Json& event, std::string_view what, Seat seat, double now_ms) {
    const bool is_move = what == "cube_moved";
    if (!is_move && what != "cube_placed" && what != "home_chosen") return;
    const auto planet = qu::planet_by_id(word_at(event, is_move ? "to" : "planet"));
    const int owner = is_move ? number_at(event, "owner") : seat;
    if (!planet || owner < 0 || owner >= s.seen.seats) return;
    Moving m;
    m.kind = Kind::cube;
    m.duration_ms = motion::kMarkerDrop;
    m.index = *planet;
    m.seat = static_cast<Seat>(owner);
    add(std::move(m), now_ms);
}

void Motions::begin_card(const Json& event, std::string_view what, Seat seat, double now_ms) {
    const auto card = qu::card_by_id(word_at(event, "card"));
    if (what != "card_taken" || !card || now_.cards[*card].w <= 0) return;
    Moving m;
    m.kind = Kind::card;
    m.duration_ms = motion::kCardTravel;
    m.index = *card;
    m.seat = seat;
    m.from = now_.cards[*card];
    add(std::move(m), now_ms);
}

void Motions::begin(const Scene& s, const std::vector<Json>& events, const Anchors& before) {
    moving_.clear();
    now_ = before;
    reduced_ = s.ui.reduced_motion();
    const double now = s.ui.now_ms();
    for (const Json& event : events) {
        if (!event.is_object()) continue;
        const std::string what = word_at(event, "event");
        begin_ships(s, event, what, now);
        const int seat = number_at(event, "seat");
        if (seat < 0 || seat >= s.seen.seats) continue;
        begin_cube(s, event, what, static_cast<Seat>(seat), now);
        begin_card(event, what, static_cast<Seat>(seat), now);
    }
}

// --- 3 things in motion ---

bool Motions::update(double now_ms) {
    std::erase_if(moving_, [&](const Moving& m) { return now_ms >= m.start_ms + m.duration_ms; });
    return !moving_.empty();
}

bool Motions::moves_ship(qu::ShipId ship) const {
    return std::any_of(moving_.begin(), moving_.end(), [&](const Moving& m) {
        return m.index == ship && (m.kind == Kind::glide || m.kind == Kind::fly || m.kind == Kind::roll);
    });
}

bool Motions::is_next(const Moving& m) const {
    const auto first = std::find_if(moving_.begin(), moving_.end(), [&](const Moving& other) {
        return other.index == m.index && (other.kind == Kind::glide || other.kind == Kind::fly || other.kind == Kind::roll);
    });
    return first == moving_.end() || &*first == &m;
}

bool Motions::moves_cube(qu::PlanetId planet, Seat owner) const {
    return std::any_of(moving_.begin(), moving_.end(), [&](const Moving& m) { return m.kind == Kind::cube && m.index == planet && m.seat == owner; });
}

bool Motions::moves_card(qu::CardId card) const {
    return std::any_of(moving_.begin(), moving_.end(), [&](const Moving& m) { return m.kind == Kind::card && m.index == card; });
}

// --- 4 on the map ---

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

}  // namespace

void Motions::draw_on_map(Scene& s, const MapGeometry& g, double now_ms) const {
    const float size = g.cell * kShipShare;
    for (const Moving& m : moving_) {
        const float p = progress(now_ms, m.start_ms, m.duration_ms);
        const SeatColor color = s.color_of(m.seat);
        if (m.kind == Kind::glide) {
            if (!is_next(m)) continue;
            if (reduced_) {
                const auto faded = s.canvas.faded(p);
                draw_ship_die(s.canvas, g.centre(m.path.back()), size, m.number, color);
            } else {
                draw_ship_die(s.canvas, along(g, m.path, eased(Ease::in_out, p)), size, m.number, color);
            }
        } else if (m.kind == Kind::cube) {
            if (now_ms < m.start_ms) continue;
            constexpr float kDrop = 1.5f, kBelow = 1.09f;
            const Vec at = polar(g.planet(static_cast<qu::PlanetId>(m.index)), g.planet_radius() * kBelow, kPi / 2);
            const auto faded = s.canvas.faded(reduced_ ? p : 1.0f);
            draw_cube(s.canvas, at, g.cell * 0.36f * (reduced_ ? 1.0f : lerp(kDrop, 1.0f, eased(Ease::back_out, p))), color);
        } else if (m.kind == Kind::burst && now_ms >= m.start_ms && m.from.w > 0) {
            const Vec at = m.from.centre();
            s.canvas.glow(at, size * (0.6f + p), s.theme.bad, 0.9f * (1 - p));
            for (int i = 0; i < 8; ++i) {
                const float angle = static_cast<float>(i) * kTau / 8 + 0.3f;
                s.canvas.line(polar(at, size * (0.3f + 0.5f * p), angle), polar(at, size * (0.45f + 0.75f * p), angle), fade(s.theme.warm, 1 - p), 3, Cap::round);
            }
        }
    }
}

// --- 5 above everything ---

void Motions::draw_above(Scene& s, double now_ms) const {
    for (const Moving& m : moving_) {
        const float p = progress(now_ms, m.start_ms, m.duration_ms);
        const float t = eased(Ease::in_out, p);
        if (m.kind == Kind::fly || m.kind == Kind::roll) {
            const Rect on_table = now_.ships[static_cast<std::size_t>(m.index)];
            // On another player's sheet the ship has no place of its own.
            constexpr float kOnSheet = 30;
            const Rect now = on_table.w > 0 || now_.sheets[m.seat].w <= 0 ? on_table : square_around(now_.sheets[m.seat].centre(), kOnSheet);
            // A die rolls at its old place. Its flight follows.
            const Rect to = now.w <= 0 || (m.kind == Kind::roll && m.from.w > 0) ? m.from : now;
            if (to.w <= 0 || !is_next(m)) continue;
            if (reduced_) {
                const auto faded = s.canvas.faded(p);
                draw_ship_die(s.canvas, to.centre(), to.w, m.number, s.color_of(m.seat));
            } else if (m.kind == Kind::roll) {
                constexpr float kTurns = 0.5f;
                draw_ship_die(s.canvas, to.centre(), to.w, face_at(p, m.number), s.color_of(m.seat), {.rotation = (1 - eased(Ease::out, p)) * kTau * kTurns});
            } else {
                const Rect from = m.from.w > 0 ? m.from : to;
                Vec at = lerp(from.centre(), to.centre(), t);
                at.y -= distance(from.centre(), to.centre()) * motion::kTravelArc * 4 * t * (1 - t);
                draw_ship_die(s.canvas, at, lerp(from.w, to.w, t), m.number, s.color_of(m.seat));
            }
        } else if (m.kind == Kind::card && now_ms >= m.start_ms) {
            const auto card = static_cast<qu::CardId>(m.index);
            const Rect to = now_.cards[card].w > 0 && now_.cards[card] != m.from ? now_.cards[card] : now_.sheets[m.seat];
            if (to.w <= 0) continue;
            AdvanceLook look;
            look.lang = s.lang;
            const auto faded = s.canvas.faded(reduced_ ? p : 1.0f);
            const float at = reduced_ ? 1.0f : t;
            const float w = std::min(m.from.w, to.w), h = std::min(m.from.h, to.h);
            draw_advance_card(s.canvas, card, rect_around(lerp(m.from.centre(), to.centre(), at), lerp(m.from.w, w, at), lerp(m.from.h, h, at)), look);
        }
    }
}

}  // namespace orrery::ui::quantum_table
