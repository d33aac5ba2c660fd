// The five phases: the called ones, their callers, and the current one.
#include <algorithm>
#include <string>

#include "engine/core/punctuation.h"
#include "engine/games/race/rules.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/race/view.h"
#include "imgui_ui/games/race/words.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui::race_table {

namespace {

constexpr float kTabRow = 50;                            // lower tabs stand in a row, higher ones in a column
constexpr float kBesideTabName = 9, kBesideColumnName = 17;

enum class State : std::uint8_t { open, idle, coming, now, done };

bool is_called_twice(const Track& track, std::size_t tab) {
    if (tab != 1 && tab != 2) return false;
    const rc::Phase second = tab == 1 ? rc::Phase::develop_2 : rc::Phase::settle_2;
    return std::any_of(track.actions.of.begin(), track.actions.of.end(), [&](const rc::Choice& actions) { return rc::chose_phase(actions, second); });
}

State state_of(const Track& track, std::size_t tab) {
    if (!track.is_revealed) return State::open;
    if (!is_called(track, tab)) return State::idle;
    if (int(tab) == track.now) return State::now;
    return int(tab) < track.now ? State::done : State::coming;
}

/// Returns the effect of a phase for the viewer: the bonus of its actions, otherwise the effect for everybody.
std::string gives(const Scene& s, const Track& track, std::size_t tab, bool& has_bonus) {
    std::string out;
    for (const rc::ActionId action : track.actions[s.seen.me])
        if (tab_of(rc::action(action).phase) == tab && !rc::action(action).needs)
            out += (out.empty() ? "" : punctuation::kFacts.in(s.lang)) + std::string(words::kBonusOnTab[std::size_t(action)].in(s.lang));
    has_bonus = !out.empty();
    return has_bonus ? out : std::string(words::kForAll[tab].in(s.lang));
}

}  // namespace

// While phases are still to be lit one after the other, the track shows the one that is lit, and not what they led to.
void Table::update_track(const Frame& f) {
    if (!motions_.lights_phases()) track_ = track_of(f.s.seen);
    else if (const auto tab = motions_.lit_phase(f.s.ui.now_ms())) track_.now = int(*tab);
}

/// Shows what the events reveal before they light the phases.
void Table::reveal_on_track(const rc::Observation& seen, const std::vector<Json>& events) {
    for (const Json& event : events) {
        const auto choices = word_at(event, "event") == "actions_revealed" ? event.find("choices") : event.end();
        if (choices == event.end() || !choices->is_array() || choices->size() != std::size_t(seen.seats)) continue;
        track_ = {};
        track_.is_revealed = true;
        for (const Seat seat : all_seats(seen.seats))
            for (const Json& id : (*choices)[std::size_t(seat)])
                if (const auto action = id.is_string() ? rc::action_by_id(id.get<std::string>()) : std::nullopt) track_.actions[seat].push_back(*action);
    }
}

void Table::draw_track(const Frame& f) {
    Scene& s = f.s;
    update_track(f);
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const auto name_of_tab = [&](std::size_t i) { return std::string_view(rc::kPhases[std::size_t(kTrack[i])].name.in(s.lang)); };
    // If the tabs are too narrow for their names, the numerals stand alone.
    bool have_names = true;
    for (std::size_t i = 0; i < kTabs; ++i) {
        const float room = f.l.phases[i].w - (f.l.phases[i].h < kTabRow ? kBesideTabName : kBesideColumnName);
        have_names = have_names && c.text_width(name_of_tab(i), type::kSmall, Weight::bold) <= room;
    }
    for (std::size_t i = 0; i < kTabs; ++i) {
        const Rect r = f.l.phases[i];
        const Column column = column_of(kTrack[i]);
        const Color col = column_color(column);
        const State state = state_of(track_, i);
        const std::string_view name = name_of_tab(i);
        const float pulse = motions_.phase_pulse(i, s.ui.now_ms());
        const float radius = r.h < kTabRow ? 10.0f : 14.0f;
        touch(thing(Kind::phase, int(i)), r, name, {.radius = radius});
        const bool is_lit = state == State::coming || state == State::now || state == State::done;
        if (state == State::now) c.halo(r, radius, col, 0.75f, 18);
        if (pulse > 0) c.halo(r, radius, t.warm, pulse, 22);
        if (state == State::now) c.gradient(r, radius, mix(col, kWhite, 0.12f), mix(col, kBlack, 0.2f));
        else if (is_lit) c.gradient(r, radius, mix(col, t.s1, 0.6f), mix(col, t.s1, 0.78f));
        else c.rect(r, radius, fade(t.s1, 0.45f));
        const Color edge = state == State::now ? t.warm : is_lit ? fade(mix(col, kWhite, 0.2f), 0.9f) : fade(t.line, 0.9f);
        c.rect_stroke(r, radius, edge, state == State::now ? 2.0f : 1.0f);
        const Color ink = is_lit ? kWhite : state == State::open ? t.mid : t.low;
        const std::string_view numeral = rc::kPhases[std::size_t(kTrack[i])].numeral;
        // Seats with the bonus, as discs from the right.
        std::vector<Seat> who;
        for (const Seat seat : all_seats(s.seen.seats))
            if (has_bonus(track_, seat, i)) who.push_back(seat);
        if (r.h < kTabRow) {                     // a row of tabs
            c.text({r.x + 8, have_names ? r.y + 14 : r.centre().y}, numeral, have_names ? 15.0f : 21.0f, ink, Weight::bold);
            const float step = std::min(15.0f, (r.w - 40) / std::max(1.0f, float(who.size())));
            for (std::size_t k = 0; k < who.size(); ++k)
                draw_emblem(c, s.color_of(who[k]), {r.right() - 11 - float(k) * step, r.y + 13}, 7.5f, {.shadow = false});
            if (have_names) c.fit({r.x + 7, r.y + 32}, name, 13, is_lit ? t.hi : t.low, state == State::now ? Weight::bold : Weight::medium, Align::left, r.w - kBesideTabName);
            continue;
        }
        const bool narrow = r.w < 80;
        const float left = r.x + (narrow ? 8.0f : 12.0f), numeral_size = narrow ? 17.0f : 21.0f;
        c.text({left, r.y + 20}, numeral, numeral_size, ink, Weight::bold);
        if (is_lit && is_called_twice(track_, i)) {
            const float beside = left + c.text_width(numeral, numeral_size, Weight::bold) + 5;
            c.text({beside, r.y + 20}, "×2", 14, kWhite, Weight::bold);
        }
        const float disc = narrow ? 7.5f : 10.0f;
        for (std::size_t k = 0; k < who.size(); ++k)
            draw_emblem(c, s.color_of(who[k]), {r.right() - disc - 7 - float(k) * (disc * 1.9f), r.y + (narrow ? 34.0f : 20.0f)}, disc, {.shadow = false});
        if (narrow || !have_names) continue;
        const float name_y = r.y + std::min(46.0f, r.h * 0.56f), room = r.right() - 5 - left;
        const float name_w = c.fit({left, name_y}, name, 15, is_lit ? t.hi : ink, Weight::bold, Align::left, room);
        if (state == State::done && name_w + 20 <= room) draw_icon(c, Icon::check, {left + name_w + 13, name_y}, 13, t.good);
        if (r.h < 62) continue;
        bool is_bonus = false;
        std::string note = state == State::idle ? std::string(words::kNotThisRound.in(s.lang)) : gives(s, track_, i, is_bonus);
        const Weight weight = is_bonus ? Weight::bold : Weight::medium;
        if (c.text_width(note, type::kSmall, weight) > room) note = note.substr(0, note.find(punctuation::kFacts.in(s.lang)));
        const Color note_ink = is_bonus ? t.warm : state == State::idle ? t.low : is_lit ? t.hi : t.mid;
        c.fit({left, name_y + 19}, note, 13, note_ink, weight, Align::left, room);
    }
}

}  // namespace orrery::ui::race_table
