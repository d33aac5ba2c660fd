// 1 sounds   2 vehicles   3 all events
#include "imgui_ui/games/astronavigators/motion.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "engine/games/astronavigators/atlas.h"
#include "imgui_ui/app/table/event_sounds.h"
#include "imgui_ui/games/astronavigators/motion_setting.h"
#include "imgui_ui/games/astronavigators/symbols.h"

namespace orrery::ui::astronavigators_table {

// --- 1 sounds ---

std::optional<Sound> sound_of(const Json& event) {
    static constexpr EventSound kSounds[] = {
        {"step", Sound::ship},              {"launched", Sound::ship},          {"orbit_move", Sound::ship},
        {"aborted", Sound::ship},           {"lost", Sound::ship},              {"splashdown", Sound::ship},
        {"observed", Sound::card},          {"scheduled", Sound::card},         {"card_dealt", Sound::card},
        {"character_chosen", Sound::card},  {"agenda_chosen", Sound::card},     {"quest_started", Sound::card},
        {"quest_completed", Sound::card},   {"orbit_tile_taken", Sound::card},  {"orbit_revealed", Sound::card},
        {"orbit_swap", Sound::card},        {"selected", Sound::marker},        {"set_completed", Sound::marker},
        {"moon_token_activated", Sound::marker}, {"vehicle_token", Sound::marker}, {"continent_tile", Sound::marker},
        {"chain_tile", Sound::marker},      {"rolled", Sound::marker},          {"lm_docked", Sound::marker},
        {"moon_landing", Sound::marker},    {"dv_cancelled", Sound::marker},    {"placed", Sound::marker},
        {"month_shift", Sound::marker}};
    return sound_in(kSounds, event);
}

// --- 2 vehicles ---

namespace {

constexpr int kStepMs = 170, kLeastGlide = 220;
constexpr float kLeastShip = 22, kShipOnSpace = 0.7f;

Vec along_trail(const std::vector<Vec>& points, float t) {
    if (points.size() < 2) return points.empty() ? Vec{} : points.front();
    const float at = std::clamp(t, 0.0f, 1.0f) * static_cast<float>(points.size() - 1);
    const std::size_t step = std::min(static_cast<std::size_t>(at), points.size() - 2);
    return lerp(points[step], points[step + 1], at - static_cast<float>(step));
}

/// Returns the columns from a space to another by the shorter way around the Earth.
int columns_between(an::SpaceId from, an::SpaceId to) {
    constexpr int kHalf = an::kColumns / 2;
    const int across = an::column_of(to) - an::column_of(from);
    return across > kHalf ? across - an::kColumns : across < -kHalf ? across + an::kColumns : across;
}

/// Returns the face of a rolling die: some others, then the one that was rolled.
an::Transport rolling_face(float p, an::Transport last) {
    constexpr float kSettled = 0.72f, kFaces = 8;
    constexpr int kHop = 2;
    if (p >= kSettled) return last;
    const int number = static_cast<int>(an::index_of(last)) + 1 + kHop * static_cast<int>(p * kFaces);
    return an::kTransportList[static_cast<std::size_t>(number) % an::kTransportCount];
}

}  // namespace

void MotionSetting::set_off_vehicle(const Json& event, const std::string& what, Seat who) {
    if (what == "step") step(event, who);
    else if (what == "orbit_move") fly(event, who);
    else if (what == "aborted") abort(event, who);
    else if (what == "lost") lose(event, who);
    else if (what == "lm_docked") dock(who);
    else if (what == "rolled") roll(event, who);
    else if (what == "launched" && shows_earth()) ring(space_thing(an::kLaunchSpace), earth_.space(an::kLaunchSpace), RingInk::gold);
    else if (what == "moon_landing" && shows_orbit()) ring(stage_thing(an::kMoon), orbit_.stages[an::kMoon], RingInk::gold);
    else if (what == "splashdown" && shows_orbit()) ring(stage_thing(an::kSplashdown), orbit_.stages[an::kSplashdown], RingInk::good);
}

void MotionSetting::step(const Json& event, Seat who) {
    const auto from = an::space_by_id(word_at(event, "from")), to = an::space_by_id(word_at(event, "to"));
    const auto transport = an::transport_by_id(word_at(event, "transport"));
    if (!from || !to || !transport || !shows_earth()) return;
    if (leg_ && leg_->who != who) end_leg();
    if (!leg_) {
        leg_ = Trail{who, {}, 0, 0};
        const Vec space = earth_.space(*from).centre();
        const double now = s_.ui.now_ms();
        if (before_ && before_->who == who && now < before_->start_ms + before_->duration_ms) {
            // The vehicle is still on its way to this space.
            const float t = eased(Ease::in_out, progress(now, before_->start_ms, before_->duration_ms));
            const auto passed = static_cast<std::size_t>(t * static_cast<float>(before_->points.size() - 1));
            const float off = std::round((space.x - before_->points.back().x) / (earth_.cell * an::kColumns)) * earth_.cell * an::kColumns;
            leg_->points.push_back(along_trail(before_->points, t) + Vec{off, 0});
            for (std::size_t i = passed + 1; i + 1 < before_->points.size(); ++i) leg_->points.push_back(before_->points[i] + Vec{off, 0});
            leg_->points.push_back(space);
        } else {
            const Rect was = was_at_(thing(Kind::vehicle, 0, who));
            leg_->points.push_back(was.w > 0 && earth_.space(*from).contains(was.centre()) ? was.centre() : space);
        }
        leg_end_ = *from;
    }
    // From the middle of a space, although the first point may lie beside it.
    Vec at = leg_->points.size() == 1 ? earth_.space(*from).centre() : leg_->points.back();
    at.x += static_cast<float>(columns_between(*from, *to)) * earth_.cell;
    at.y += static_cast<float>(an::row_of(*from) - an::row_of(*to)) * earth_.cell;
    leg_->points.push_back(at);
    leg_end_ = *to;
    by_ = *transport;
}

void MotionSetting::end_leg() {
    if (!leg_) return;
    Trail leg = *std::exchange(leg_, std::nullopt);
    const Seat who = leg.who;
    const an::Player& player = s_.player(who);
    Rect there = earth_.vehicle(s_.seen, who);
    if (player.vehicle == an::Vehicle{an::Map::earth, leg_end_})       // beside others
        leg.points.back() = leg.points.back() + (there.centre() - earth_.space(leg_end_).centre());
    if (there.w <= 0) there.w = earth_.cell * kShipOnSpace;
    leg.duration_ms = std::clamp(static_cast<int>(leg.points.size() - 1) * kStepMs, kLeastGlide, flown::kMostGlide);
    leg.start_ms = s_.ui.now_ms();
    Flight f = flight(thing(Kind::vehicle, 0, who), {}, square_around(leg.points.back(), there.w), leg.duration_ms, Path::own);
    f.waits_in_sight = f.waits_its_turn = true;
    f.draw = [points = leg.points, who, by = by_, size = there.w, field = earth_.field, left = earth_.origin.x,
              around = earth_.cell * an::kColumns](Scene& s, const Flown& now) {
        const auto clip = s.canvas.clipped(field);
        Vec at = now.is_reduced ? points.back() : along_trail(points, eased(Ease::in_out, now.progress));
        at.x -= std::floor((at.x - left) / around) * around;
        for (const float turn : {-around, 0.0f, around})   // it leaves at one edge and enters at the other
            if (square_around({at.x + turn, at.y}, size).overlaps(field))
                draw_vehicle(s.canvas, s.color_of(who), by, {at.x + turn, at.y}, size);
    };
    motions_.add(std::move(f));
    before_.reset();
    last_ = std::move(leg);
}

/// Returns the middle of a vehicle on a space of the orbit board.
Vec MotionSetting::on_stage(an::StageId stage, Seat who) const {
    const Rect now = orbit_.vehicle(s_.seen, who);
    const bool is_there = now.w > 0 && s_.player(who).vehicle == an::Vehicle{an::Map::orbit, stage};
    return is_there ? now.centre() : orbit_.stages[stage].centre();
}

void MotionSetting::glide_in_orbit(std::vector<Vec> points, Seat who) {
    if (points.size() < 2) return;
    const int ms = std::clamp(static_cast<int>(points.size() - 1) * 2 * kStepMs, kLeastGlide, flown::kMostGlide);
    const float size = std::max(kLeastShip, shows_orbit() ? orbit_.vehicle(s_.seen, who).w : earth_.cell * kShipOnSpace);
    Flight f = flight(thing(Kind::vehicle, 0, who), {}, square_around(points.back(), size), ms, Path::own);
    f.waits_in_sight = f.waits_its_turn = true;
    f.draw = [points = std::move(points), who, size](Scene& s, const Flown& now) {
        const Vec at = now.is_reduced ? points.back() : along_trail(points, eased(Ease::in_out, now.progress));
        draw_vehicle(s.canvas, s.color_of(who), an::Transport::spacecraft, at, size);
    };
    motions_.add(std::move(f));
}

void MotionSetting::fly(const Json& event, Seat who) {
    const auto from = an::stage_by_id(word_at(event, "from")), to = an::stage_by_id(word_at(event, "to"));
    const bool is_launch = !from;
    if (!to) return;
    std::vector<Vec> points;
    if (!shows_orbit()) {
        if (!is_launch || !shows_earth()) return;
        constexpr float kUp = 3;
        const Vec pad = earth_.space(an::kLaunchSpace).centre();
        return glide_in_orbit({pad, {pad.x, pad.y - kUp * earth_.cell}}, who);
    }
    const Rect was = was_at_(thing(Kind::vehicle, 0, who));
    if (is_launch) {
        points.push_back(shows_earth() ? earth_.space(an::kLaunchSpace).centre() : orbit_.earth.centre());
    } else {
        points.push_back(was.w > 0 && orbit_.stages[*from].contains(was.centre()) ? was.centre() : orbit_.stages[*from].centre());
        for (auto stage = static_cast<an::StageId>(*from + 1); stage < *to; ++stage) points.push_back(orbit_.stages[stage].centre());
    }
    points.push_back(on_stage(*to, who));
    glide_in_orbit(std::move(points), who);
}

/// From a blue space the vehicle falls back to the Earth, from a yellow one to the Moon.
void MotionSetting::abort(const Json& event, Seat who) {
    const auto stage = an::stage_by_id(word_at(event, "stage"));
    if (!stage || !shows_orbit()) return;
    const Vec from = orbit_.stages[*stage].centre();
    ring(stage_thing(*stage), orbit_.stages[*stage], RingInk::bad);
    if (!an::is_blue(*stage)) return glide_in_orbit({from, on_stage(an::kMoon, who)}, who);
    const Rect on_earth = shows_earth() ? earth_.vehicle(s_.seen, who) : Rect{};
    glide_in_orbit({from, on_earth.w > 0 ? on_earth.centre() : orbit_.earth.centre()}, who);
}

void MotionSetting::lose(const Json& event, Seat who) {
    const auto stage = an::stage_by_id(word_at(event, "stage"));
    if (!stage || !shows_orbit()) return;
    Flight f = flight(thing(Kind::vehicle, 0, who), {}, orbit_.stages[*stage], flown::kMostGlide, Path::own);
    f.waits_its_turn = f.is_ornament = true;
    f.stays = false;
    f.draw = [who](Scene& s, const Flown& now) {
        constexpr float kAway = 60, kShrinks = 0.6f;
        const float p = eased(Ease::in, now.progress);
        const Vec at = polar(now.to.centre(), kAway * p, -kPi / 3);
        s.canvas.glow(now.to.centre(), now.to.w * (0.3f + 0.5f * p), s.theme.bad, 0.8f * (1 - p));
        const auto faded = s.canvas.faded(1 - p);
        draw_vehicle(s.canvas, s.color_of(who), an::Transport::spacecraft, at, flown::kDieSize * (1 - kShrinks * p));
    };
    motions_.add(std::move(f));
}

void MotionSetting::dock(Seat who) {
    if (!shows_orbit()) return;
    const Rect from = orbit_.stages[an::kDocking];
    fly_sign(square_around({from.right() - 9, from.y + 9}, flown::kSignSize), thing(Kind::vehicle, 0, who),
             [](Scene& s, Vec at, float size) { draw_module(s.canvas, at, size, s.theme.hi); });
}

/// The die rolls beside the vehicle, or beside the player's name.
void MotionSetting::roll(const Json& event, Seat who) {
    const auto face = an::transport_by_id(word_at(event, "face"));
    const Rect vehicle = was_at_(thing(Kind::vehicle, 0, who)), die = was_at_(thing(Kind::die, 0, who));
    const Vec at = vehicle.w > 0 ? Vec{vehicle.centre().x, vehicle.y - flown::kDieSize * 0.6f} : die.centre();
    if (!face || (vehicle.w <= 0 && die.w <= 0)) return;
    Flight f = flight(thing(Kind::die, 0, who), {}, square_around(at, flown::kDieSize), motion::kDieRoll, Path::own);
    f.stays = false;
    f.draw = [face = *face, who](Scene& s, const Flown& now) {
        constexpr float kHop = 16;
        const float p = now.is_reduced ? 1.0f : now.progress;
        const Vec at{now.to.centre().x, now.to.centre().y - kHop * std::abs(std::sin(p * 2 * kPi)) * (1 - p)};
        draw_die_face(s.canvas, rolling_face(p, face), at, now.to.w, s.color_of(who));
    };
    motions_.add(std::move(f));
}

// --- 3 all events ---

void Motions::begin(const Scene& s, const EarthGeometry& earth, const OrbitGeometry& orbit, const std::vector<Json>& events,
                    const PlaceOf& was_at) {
    Flights::begin(s.ui);
    MotionSetting setting(*this, s, earth, orbit, was_at, std::exchange(trail_, std::nullopt));
    for (const Json& event : events)
        if (event.is_object()) setting.set_off(event);
    trail_ = setting.finish();
}

}  // namespace orrery::ui::astronavigators_table
