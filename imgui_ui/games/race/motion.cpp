#include "imgui_ui/games/race/motion.h"

#include <algorithm>

#include "imgui_ui/app/event_sounds.h"
#include "imgui_ui/app/table_motion.h"

namespace orrery::ui::race_table {

namespace {

constexpr int kPhasePulse = 300;
constexpr std::size_t kMostCards = 6;                      // cards of one draw that are shown in flight

}  // namespace

std::optional<Sound> sound_of(const Json& event) {
    static constexpr EventSound kSounds[] = {
        {"drew", Sound::card}, {"explored", Sound::card}, {"placed", Sound::card}, {"paid", Sound::card},
        {"conquered", Sound::ship}, {"good_added", Sound::marker}, {"sold", Sound::marker},
        {"consumed", Sound::marker}, {"gained_vp", Sound::marker}, {"hand_discarded", Sound::card},
        {"reshuffled", Sound::card}, {"lucky", Sound::card}, {"actions_revealed", Sound::card},
        {"setup_discarded", Sound::card}};
    return sound_in(kSounds, event);
}

void Motions::add(Moving m, double now_ms) {
    m.start_ms = now_ms;
    if (m.kind == Kind::phase) {                           // after everything before it
        for (const Moving& other : moving_) m.start_ms = std::max(m.start_ms, other.start_ms + other.duration_ms);
        if (!reduced_) moving_.push_back(m);
        return;
    }
    if (reduced_) {
        if (m.kind != Kind::placed && m.kind != Kind::good) return;
        m.duration_ms = motion::kReducedTravelFade;
        moving_.push_back(m);
        return;
    }
    m.start_ms = staggered_start(moving_, now_ms);
    moving_.push_back(m);
}

void Motions::begin(const Scene& s, const std::vector<Json>& events, const Anchors& before) {
    moving_.clear();
    now_ = before;
    reduced_ = s.ui.reduced_motion();
    const double now = s.ui.now_ms();
    for (const Json& event : events) {
        if (!event.is_object()) continue;
        if (word_at(event, "event") == "phase_started") {
            const auto phase = rc::phase_by_id(word_at(event, "phase"));
            if (const auto tab = phase ? tab_of(*phase) : std::nullopt) add({Kind::phase, 0, kPhasePulse, {}, 0, int(*tab)}, now);
            continue;
        }
        const int number = number_at(event, "seat");
        if (number < 0 || number >= s.seen.seats) continue;
        const Seat seat = Seat(number);
        const std::string what = word_at(event, "event");
        const auto card = rc::card_by_id(word_at(event, "card"));
        const auto world = rc::card_by_id(word_at(event, "world"));
        const auto cards_fly = [&](Kind kind, Rect from, int n) {
            for (int i = 0; i < std::min(n, int(kMostCards)); ++i) add({kind, 0, motion::kCardTravel, from, seat, 0}, now);
        };
        if (what == "drew") cards_fly(Kind::back_to_seat, before.deck, number_at(event, "count"));
        if (what == "explored") cards_fly(Kind::back_to_seat, before.deck, number_at(event, "kept"));
        if (what == "paid" || what == "setup_discarded" || what == "hand_discarded")
            cards_fly(Kind::back_to_discard, before.seats[seat], number_at(event, "count"));
        if (what == "placed" && card) {
            const bool is_mine = seat == s.seen.me && before.hand[*card].w > 0;
            add({Kind::placed, 0, motion::kCardTravel, is_mine ? before.hand[*card] : before.seats[seat], seat, *card}, now);
        }
        if (what == "used_up" && card) add({Kind::back_to_discard, 0, motion::kCardTravel, before.placed[seat][*card], seat, 0}, now);
        if (what == "good_added" && world) add({Kind::good, 0, motion::kMarkerDrop, {}, seat, *world}, now);
        if ((what == "consumed" || what == "sold") && world)
            add({Kind::good_gone, 0, motion::kCardTravel, before.placed[seat][*world], seat, *world}, now);
        if (what == "gained_vp") add({Kind::points, 0, motion::kCardTravel, before.pool, seat, number_at(event, "count")}, now);
    }
}

bool Motions::update(double now_ms) {
    std::erase_if(moving_, [&](const Moving& m) { return now_ms >= m.start_ms + m.duration_ms; });
    return !moving_.empty();
}

bool Motions::any(Kind kind, Seat seat, int index) const {
    return std::any_of(moving_.begin(), moving_.end(), [&](const Moving& m) { return m.kind == kind && m.seat == seat && m.index == index; });
}

Rect Motions::target(const Moving& m) const {
    switch (m.kind) {
        case Kind::placed:
        case Kind::good: return now_.placed[m.seat][std::size_t(m.index)];
        case Kind::back_to_discard:
        case Kind::good_gone: return now_.discard;
        case Kind::back_to_seat:
        case Kind::points: return now_.seats[m.seat];
        case Kind::phase: return {};
    }
    return {};
}

float Motions::phase_pulse(std::size_t tab, double now_ms) const {
    float most = 0;
    for (const Moving& m : moving_)
        if (m.kind == Kind::phase && std::size_t(m.index) == tab && now_ms >= m.start_ms)
            most = std::max(most, 1 - eased(Ease::in, progress(now_ms, m.start_ms, m.duration_ms)));
    return most;
}

void Motions::draw(Scene& s, double now_ms) const {
    constexpr float kBack = 44, kTile = 26, kDrop = 1.3f;
    for (const Moving& m : moving_) {
        const float p = progress(now_ms, m.start_ms, m.duration_ms);
        const Rect to = target(m);
        if (to.w <= 0 || now_ms < m.start_ms) continue;
        if (reduced_) {
            const auto faded = s.canvas.faded(p);
            if (m.kind == Kind::placed) draw_race_card(s.canvas, rc::CardId(m.index), to, plain_look(s.lang));
            continue;
        }
        if (m.kind == Kind::good) {
            const rc::Design& d = rc::design(rc::CardId(m.index));
            const float size = std::clamp(to.w * 0.27f, 16.0f, 44.0f) * lerp(kDrop, 1.0f, eased(Ease::back_out, p));
            if (d.good) draw_good_tile(s.canvas, *d.good, {to.right() - size * 0.7f, to.y + to.h * 0.36f}, size);
            continue;
        }
        if (m.from.w <= 0) continue;
        const float t = eased(Ease::in_out, p);
        Vec at = lerp(m.from.centre(), to.centre(), t);
        at.y -= distance(m.from.centre(), to.centre()) * motion::kTravelArc * 4 * t * (1 - t);
        switch (m.kind) {
            case Kind::placed: {
                const Rect r = rect_around(at, lerp(m.from.w, to.w, t), lerp(m.from.h, to.h, t));
                draw_race_card(s.canvas, rc::CardId(m.index), r, plain_look(s.lang));
                break;
            }
            case Kind::good_gone:
                if (rc::design(rc::CardId(m.index)).good) draw_good_tile(s.canvas, *rc::design(rc::CardId(m.index)).good, at, kTile);
                break;
            case Kind::points: draw_points(s.canvas, at, kTile * 1.4f, "+" + std::to_string(m.index)); break;
            case Kind::back_to_seat:
            case Kind::back_to_discard:
            case Kind::phase:
            case Kind::good: draw_race_back(s.canvas, rect_around(at, kBack, kBack * kCardTall)); break;
        }
    }
}

}  // namespace orrery::ui::race_table
