#include "imgui_ui/games/jumpgate/motion.h"

#include <algorithm>

#include "imgui_ui/app/event_sounds.h"
#include "imgui_ui/app/table_motion.h"
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

bool Motions::travels(Kind kind) {
    switch (kind) {
        case Kind::ship_fly:
        case Kind::ship_jump:
        case Kind::to_discard:
        case Kind::to_hand:
        case Kind::back_to_seat:
        case Kind::to_seat: return true;
        case Kind::to_deck:
        case Kind::flip:
        case Kind::marker:
        case Kind::marker_home:
        case Kind::space:
        case Kind::claim: return false;
    }
    return false;
}

void Motions::add(Moving m, double now_ms) {
    m.start_ms = now_ms;
    if (reduced_) {
        if (!travels(m.kind)) return;
        m.duration_ms = motion::kReducedTravelFade;
        moving_.push_back(m);
        return;
    }
    m.start_ms = staggered_start(moving_, now_ms);
    moving_.push_back(m);
}

void Motions::begin(const Scene& s, const Layout& l, const std::vector<Json>& events, const Anchors& before) {
    moving_.clear();
    reduced_ = s.ui.reduced_motion();
    const auto add = [&](const Moving& m) { this->add(m, s.ui.now_ms()); };
    const auto seat_rect = [&](Seat seat) {
        const Rect r = before.seats[seat];
        return r.w > 0 ? r : square_around({l.board.centre().x, l.board.y}, 20);
    };
    const auto discard = [&](const std::string& id, Seat seat) {
        const auto card = jg::nav_by_id(id);
        if (!card) return;
        const Rect from = before.cards[*card];
        add({Kind::to_discard, 0, motion::kCardTravel, from.w > 0 ? from : seat_rect(seat), l.centre.discard, *card, seat, 0, {}});
    };
    const auto gain = [&](const std::string& id, Seat seat) {
        const auto resource = jg::resource_by_id(id);
        if (!resource || before.resources[*resource].w <= 0) return;
        add({Kind::to_seat, 0, motion::kCardTravel, before.resources[*resource], seat_rect(seat), *resource, seat, 0, {}});
    };
    const auto move_ship = [&](Seat seat, bool jump) {
        float angle = 0;
        const Vec to = ship_place(l, s.seen, seat, &angle), from = before.ships[seat];
        Moving m{jump ? Kind::ship_jump : Kind::ship_fly, 0, jump ? motion::kShipJumpShrink + motion::kShipJumpGrow : motion::kShipFly,
                 square_around(from, 1), square_around(to, 1), 0, seat, angle, {}};
        const Vec mid = lerp(from, to, 0.5f);
        m.bend = mid + (mid - l.middle) * 0.15f;
        add(m);
    };
    for (const Json& event : events) {
        if (!event.is_object()) continue;
        const std::string what = word_at(event, "event");
        if (what == "deck_turned") add({Kind::to_deck, 0, motion::kCardTravel, l.centre.discard, l.centre.deck, 0, 0, 0, {}});
        const int number = number_at(event, "seat");
        if (number < 0 || number >= s.seen.seats) continue;
        const Seat seat = Seat(number);
        if (what == "fly") move_ship(seat, false);
        if (what == "jump") {
            discard(word_at(event, "card"), seat);
            move_ship(seat, true);
        }
        if (what == "scan") {
            discard(word_at(event, "card"), seat);
            const auto planet = jg::planet_by_id(word_at(event, "planet"));
            const auto resource = jg::resource_by_id(word_at(event, "resource"));
            const auto at = planet ? ring_of(s.seen, *planet) : std::nullopt;
            if (at && resource) {
                const jg::SeenPlanet& seen = s.seen.ring[*at];
                for (std::size_t i = 0; i < seen.face_up.size(); ++i)
                    if (seen.face_up[i].resource == *resource)
                        add({Kind::flip, 0, motion::kFlip, l.planets[*at].pile(), l.planets[*at].card(i, seen.face_down > 0), *resource, seat, 0, {}});
            }
        }
        if (what == "land" && event.contains("cards") && event["cards"].is_array()) {
            for (const Json& card : event["cards"])
                if (card.is_string()) discard(card.get<std::string>(), seat);
            const auto planet = jg::planet_by_id(word_at(event, "planet"));
            if (const auto at = planet ? ring_of(s.seen, *planet) : std::nullopt) {
                const Rect r = square_around(l.planets[*at].claim, 2 * claim_radius(l.planets[*at]));
                add({Kind::claim, 0, motion::kMarkerDrop, r, r, *planet, seat, 0, {}});
            }
        }
        if (what == "mark_left") {
            const auto resource = jg::resource_by_id(word_at(event, "resource"));
            if (resource && before.resources[*resource].w > 0)
                add({Kind::marker_home, 0, motion::kCardTravel, before.resources[*resource], seat_rect(seat), *resource, seat, 0, {}});
        }
        if (what == "harvest") {
            discard(word_at(event, "card"), seat);
            gain(word_at(event, "resource"), seat);
        }
        if (what == "mark_taken" || what == "claim_taken") gain(word_at(event, "resource"), seat);
        if (what == "discard") discard(word_at(event, "card"), seat);
        if (what == "marker_placed" || what == "marker_moved") {
            const auto resource = jg::resource_by_id(word_at(event, what == "marker_placed" ? "resource" : "to"));
            const jg::SeenPlanet* planet = resource ? planet_with(s.seen, *resource) : nullptr;
            if (planet) {
                const std::size_t at = std::size_t(planet - s.seen.ring.begin());
                for (std::size_t i = 0; i < planet->face_up.size(); ++i)
                    if (planet->face_up[i].resource == *resource) {
                        const Rect r = l.planets[at].card(i, planet->face_down > 0);
                        add({Kind::marker, 0, motion::kMarkerDrop, r, r, *resource, seat, 0, {}});
                    }
            }
        }
        if (what == "black_hole") {
            const int space = number_at(event, "space") - 1;
            if (space >= 0 && space < l.centre.limit) {
                const Rect r = square_around(l.centre.spaces[std::size_t(space)], 1);
                add({Kind::space, 0, motion::kMarkerDrop, r, r, space, seat, 0, {}});
            }
        }
        if (what == "draw") {
            if (event.contains("cards") && event["cards"].is_array() && !s.covered) {
                for (const Json& id : event["cards"]) {
                    const auto card = id.is_string() ? jg::nav_by_id(id.get<std::string>()) : std::nullopt;
                    if (!card) continue;
                    for (std::size_t i = 0; i < s.seen.hand.size(); ++i)
                        if (s.seen.hand[i] == *card)
                            add({Kind::to_hand, 0, motion::kCardTravel, l.centre.deck, l.hand.cards[i], *card, seat, 0, {}});
                }
            } else {
                add({Kind::back_to_seat, 0, motion::kCardTravel, l.centre.deck, seat_rect(seat), 0, seat, 0, {}});
            }
        }
    }
}

void Motions::aim(jg::NavId card, Rect to) {
    for (Moving& m : moving_)
        if (m.kind == Kind::to_hand && m.index == card) m.to = to;
}

bool Motions::update(double now_ms) {
    moving_.erase(std::remove_if(moving_.begin(), moving_.end(), [&](const Moving& m) { return now_ms >= m.start_ms + m.duration_ms; }),
                  moving_.end());
    return !moving_.empty();
}

int Motions::count(double now_ms) const {
    return int(std::count_if(moving_.begin(), moving_.end(), [&](const Moving& m) {
        return now_ms >= m.start_ms && now_ms < m.start_ms + m.duration_ms;
    }));
}

bool Motions::any(Kind kind, int index) const {
    return std::any_of(moving_.begin(), moving_.end(), [&](const Moving& m) { return m.kind == kind && m.index == index; });
}

bool Motions::moves_ship(Seat seat) const {
    return std::any_of(moving_.begin(), moving_.end(), [&](const Moving& m) {
        return (m.kind == Kind::ship_fly || m.kind == Kind::ship_jump) && m.seat == seat;
    });
}

bool Motions::moves_hand_card(jg::NavId card) const { return any(Kind::to_hand, card); }

std::optional<jg::ResourceId> Motions::flipping(const jg::SeenPlanet& planet) const {
    for (const jg::FaceUp& card : planet.face_up)
        if (any(Kind::flip, card.resource)) return card.resource;
    return {};
}

std::optional<jg::ResourceId> Motions::marker_dropping(const jg::SeenPlanet& planet) const {
    for (const jg::FaceUp& card : planet.face_up)
        if (any(Kind::marker, card.resource)) return card.resource;
    return {};
}

std::optional<int> Motions::space_dropping() const {
    for (const Moving& m : moving_)
        if (m.kind == Kind::space) return m.index;
    return {};
}

int Motions::flying_discards() const {
    return int(std::count_if(moving_.begin(), moving_.end(), [](const Moving& m) { return m.kind == Kind::to_discard; }));
}

// Draws reduced motion: a thing that stays at its destination fades in, one that disappears there fades out.
void Motions::draw_arrived(Scene& s, const Layout& l, const Moving& m, float p) const {
    const bool stays = m.kind != Kind::to_seat && m.kind != Kind::back_to_seat;
    const auto faded = s.canvas.faded(stays ? p : 1 - p);
    const Vec at = m.to.centre();
    switch (m.kind) {
        case Kind::ship_fly:
        case Kind::ship_jump: draw_ship(s.canvas, s.color_of(m.seat), at, ship_size(l), m.angle); break;
        case Kind::to_discard:
        case Kind::to_hand: draw_nav_card(s.canvas, codes_of(jg::NavId(m.index)), m.to); break;
        case Kind::back_to_seat: draw_nav_back(s.canvas, square_around(at, 24), -1); break;
        case Kind::to_seat: {
            ResourceCardLook look;
            look.black_hole = jg::kResources[std::size_t(m.index)].icon;
            draw_resource_card(s.canvas, face_of(jg::ResourceId(m.index)), rect_around(at, 24, 30), look);
            break;
        }
        case Kind::to_deck:
        case Kind::flip:
        case Kind::marker:
        case Kind::marker_home:
        case Kind::space:
        case Kind::claim: break;
    }
}

void Motions::draw(Scene& s, const Layout& l, double now_ms) const {
    const auto between = [](Rect a, Rect b, float t) {
        return Rect{lerp(a.x, b.x, t), lerp(a.y, b.y, t), lerp(a.w, b.w, t), lerp(a.h, b.h, t)};
    };
    // Along an arc whose height is proportional to the distance.
    const auto flown = [&](const Moving& m, float t) {
        Rect r = between(m.from, m.to, t);
        r.y -= distance(m.from.centre(), m.to.centre()) * motion::kTravelArc * 4 * t * (1 - t);
        return r;
    };
    for (const Moving& m : moving_) {
        const float p = progress(now_ms, m.start_ms, m.duration_ms);
        if (reduced_) {
            draw_arrived(s, l, m, p);
            continue;
        }
        const bool is_waiting = now_ms < m.start_ms;
        const float t = eased(Ease::in_out, p);
        switch (m.kind) {
            case Kind::ship_fly: {
                const Vec a = lerp(m.from.centre(), m.bend, t), b = lerp(m.bend, m.to.centre(), t), at = lerp(a, b, t);
                draw_ship(s.canvas, s.color_of(m.seat), at, ship_size(l), std::atan2(b.y - a.y, b.x - a.x));
                break;
            }
            case Kind::ship_jump: {
                const float shrink = float(motion::kShipJumpShrink) / float(m.duration_ms);
                const Vec a = m.from.centre(), b = m.to.centre();
                if (p < shrink) {
                    const float k = 1 - p / shrink;
                    if (k > 0.05f) draw_ship(s.canvas, s.color_of(m.seat), a, ship_size(l) * k, std::atan2(b.y - a.y, b.x - a.x));
                } else {
                    const float k = (p - shrink) / (1 - shrink);
                    s.canvas.line(lerp(a, b, std::min(1.0f, k * 1.6f)), b, fade(s.theme.game(GameKey::jumpgate), 0.8f * (1 - k)), 3, Cap::round);
                    if (k > 0.05f) draw_ship(s.canvas, s.color_of(m.seat), b, ship_size(l) * k, m.angle);
                }
                break;
            }
            case Kind::to_discard: draw_nav_card(s.canvas, codes_of(jg::NavId(m.index)), flown(m, t)); break;
            case Kind::to_deck:
                if (!is_waiting) draw_nav_back(s.canvas, flown(m, t), -1);
                break;
            case Kind::to_hand: {
                if (is_waiting) break;
                const Rect r = flown(m, t);
                const Flip turn = flip(t);
                const Rect narrow = rect_around(r.centre(), std::max(1.0f, r.w * turn.width), r.h);
                if (turn.front) draw_nav_card(s.canvas, codes_of(jg::NavId(m.index)), narrow);
                else draw_nav_back(s.canvas, narrow, -1);
                break;
            }
            case Kind::back_to_seat: {
                if (is_waiting) break;
                const auto faded = s.canvas.faded(1 - 0.7f * t);
                draw_nav_back(s.canvas, between(m.from, square_around(m.to.centre(), 24), t), -1);
                break;
            }
            case Kind::to_seat: {
                const auto faded = s.canvas.faded(1 - 0.5f * t);
                const Rect to = rect_around(m.to.centre(), 24, 30);
                Moving shrunk = m;
                shrunk.to = to;
                ResourceCardLook look;
                look.black_hole = jg::kResources[std::size_t(m.index)].icon;
                draw_resource_card(s.canvas, face_of(jg::ResourceId(m.index)), flown(shrunk, t), look);
                break;
            }
            case Kind::flip: {
                const Flip turn = flip(p);
                const Rect r = between(m.from, m.to, t);
                const Rect narrow = rect_around(r.centre(), std::max(1.0f, r.w * turn.width), r.h);
                ResourceCardLook look;
                look.black_hole = jg::kResources[std::size_t(m.index)].icon;
                if (turn.front) draw_resource_card(s.canvas, face_of(jg::ResourceId(m.index)), narrow, look);
                else draw_resource_back(s.canvas, narrow, 0);
                break;
            }
            case Kind::marker:
                if (is_waiting) break;
                draw_emblem(s.canvas, s.color_of(m.seat), {m.to.x + 11, m.to.bottom() - 9}, 11 * lerp(1.3f, 1.0f, eased(Ease::back_out, p)));
                break;
            case Kind::marker_home: {
                Moving shrunk = m;
                shrunk.from = square_around({m.from.x + 11, m.from.bottom() - 9}, 22);
                shrunk.to = square_around(m.to.centre(), 22);
                const auto faded = s.canvas.faded(1 - 0.5f * t);
                draw_emblem(s.canvas, s.color_of(m.seat), flown(shrunk, t).centre(), 11);
                break;
            }
            case Kind::claim:
                if (is_waiting) break;
                draw_emblem(s.canvas, s.color_of(m.seat), m.to.centre(), m.to.w / 2 * lerp(1.3f, 1.0f, eased(Ease::back_out, p)));
                break;
            case Kind::space:
                if (is_waiting) break;
                draw_emblem(s.canvas, s.color_of(m.seat), m.to.centre(), l.centre.space_r * lerp(1.3f, 1.0f, eased(Ease::back_out, p)));
                break;
        }
    }
}

}  // namespace orrery::ui::jumpgate_table
