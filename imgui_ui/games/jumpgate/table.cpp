// 1 frame   2 seats and bar   3 signs of the score table
#include "imgui_ui/games/jumpgate/table.h"
#include "imgui_ui/games/jumpgate/statistics.h"

#include <algorithm>

#include "engine/games/jumpgate/codec.h"
#include "imgui_ui/games/jumpgate/book.h"
#include "imgui_ui/games/jumpgate/teach.h"
#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui {
namespace jumpgate_table {

namespace {

using Kind = Thing::Kind;

Scene scene_of(TableContext& context, const jg::Observation& seen) {
    return {context.ui, context.ui.canvas(), context.ui.theme(), context.lang, seen, context.match.names(), context.looks,
            context.covered};
}

}  // namespace

// --- 1 frame ---

TableRequest Table::draw(TableContext& context, const TableAreas& areas) {
    TableRequest out;
    const Match<jg::Game>& match = match_of(context);
    const jg::Observation seen = match.look(context.viewer, context.covered);
    Scene s = scene_of(context, seen);
    const Layout& l = layout_for(areas, s);
    lay_open(context, areas);
    take_up(context, s, l);

    const bool live = context.interactive && match.to_act() == context.viewer;
    Offers offers;
    const std::optional<jg::Move> only =
        context.hint && context.hint_only ? jg::decode_move(*context.hint) : std::nullopt;
    if (live)
        offers = find_offers(seen, [&](const jg::Move& m) {
            const Verdict verdict = match.violation(m);
            return verdict || !context.hint_only || (only && is_like(m, *only)) ? verdict : Verdict(Violation{&jg::Game::not_asked_rule()});
        });
    if (live) {
        const double age = s.ui.now_ms() - revision_ms_;
        s.breath = s.ui.reduced_motion() ? 1.0f : legal_breath(age);
        if (!s.ui.reduced_motion() && age < motion::kLegalBreathing) s.ui.request_frame();
    } else {
        drop_choice();
    }
    if (motions_.update(s.ui.now_ms())) s.ui.request_frame();

    Frame f{context, s, l, offers, out, live};
    held_ = {};
    hovered_ = {};
    things_.clear();
    button_places_.clear();
    pair_places_.clear();
    bubble_ = {};
    draw_board(f);
    draw_hand(f);
    if (areas.reference.w > 0) draw_reference(s, areas.reference);
    draw_log_mark(f);
    draw_refused(f);
    // The following lies above the seats' panels too, although the app draws them after the table.
    const Rect bounds = areas.whole.grown(-8);
    {
        const Canvas::Saved above = s.canvas.above_all();
        motions_.draw(s, l, s.ui.now_ms());
        draw_dragged(f);
        draw_bubbles(f, bounds);
        find_highlights(f);
        draw_highlights(s.canvas, highlights_, s.breath);
        draw_shown(f, bounds);
    }
    remember_places(f);
    return out;
}

// The layout is the result of a search, so it is computed only after a change.
const Layout& Table::layout_for(const TableAreas& areas, const Scene& s) {
    const jg::Observation& seen = s.seen;
    float longest = 0;
    for (const jg::SeenPlanet& planet : seen.ring) longest = std::max(longest, s.canvas.text_width(s.planet(planet.id), 13, Weight::bold));
    const LayoutKey key{areas.kind, areas.board, areas.hand, areas.log_open, areas.has_buttons, seen.seats, seen.options.black_hole_limit, longest};
    if (!layout_key_ || !(*layout_key_ == key)) {
        layout_ = make_layout(areas, seen.ring.size(), jg::hidden_each(seen.seats), seen.options.black_hole_limit, longest);
        layout_key_ = key;
    }
    return layout_;
}

void Table::take_up(TableContext& context, Scene& s, const Layout& l) {
    const bool is_new = !has_seen_ || revision_ != context.revision || viewer_ != context.viewer;
    if (is_new) {
        drop_choice();
        shown_ = {};
        refused_ = {};
        motions_.clear();
        if (has_seen_ && revision_ != context.revision && !context.events.empty() && places_.is_set)
            motions_.begin(s, l, context.events, places_);
        for (const OpenHand& hand : open_hands_)
            for (const auto& [card, place] : hand.cards) motions_.aim(card, place);
        revision_ms_ = s.ui.now_ms();
    }
    has_seen_ = true;
    revision_ = context.revision;
    viewer_ = context.viewer;
    if (refused_move_) {
        // The thing that the refusal concerns, if the table shows it; otherwise the touched thing.
        refused_ = touched_;
        const std::optional<jg::Move> move = jg::decode_move(*refused_move_);
        const std::optional<std::size_t> here = ring_here(s.seen, s.seen.me);
        if (move && here) {
            const jg::SeenPlanet& planet = s.seen.ring[*here];
            if (std::holds_alternative<jg::Land>(*move)) {
                if (planet.face_down > 0) refused_ = {Kind::pile, planet.id};
                else if (planet.claimed_by) refused_ = {Kind::claim, planet.id};
                else refused_ = {Kind::land_codes, planet.id};
            }
            if (std::holds_alternative<jg::Scan>(*move)) refused_ = {Kind::scan_code, planet.id};
        }
        if (move) {
            if (const auto* jump = std::get_if<jg::Jump>(&*move)) refused_ = {Kind::planet, jump->to};
            if (const auto* fly = std::get_if<jg::Fly>(&*move)) refused_ = {Kind::planet, fly->to};
            if (const auto* harvest = std::get_if<jg::Harvest>(&*move)) refused_ = {Kind::resource, harvest->resource};
        }
        refused_ms_ = s.ui.now_ms();
        refused_move_.reset();
    }
}

bool Table::touch(Frame& f, Thing thing, Rect r, std::string_view name, TapOptions options) {
    const Id target = target_of(thing);
    options.name = name;
    const bool tapped = f.s.ui.tap(target, r, options);
    things_.push_back({target, thing});
    if (f.s.ui.is_held(target)) held_ = thing;
    else if (f.s.ui.is_hover_resting(target)) hovered_ = thing;
    if (tapped) touched(f, thing);
    return tapped;
}

Rect Table::place_of(const Frame& f, Thing thing) const {
    const Layout& l = f.l;
    const jg::Observation& seen = f.s.seen;
    const auto planet_at = [&](int index) -> const PlanetPlace* {
        const auto at = ring_of(seen, jg::PlanetId(index));
        return at ? &l.planets[*at] : nullptr;
    };
    switch (thing.kind) {
        case Kind::none: break;
        case Kind::planet:
            if (const PlanetPlace* p = planet_at(thing.index)) return square_around(p->centre, 2 * p->r);
            break;
        case Kind::scan_code:
            if (const PlanetPlace* p = planet_at(thing.index)) return p->scan_target();
            break;
        case Kind::land_codes:
            if (const PlanetPlace* p = planet_at(thing.index)) return p->land_target();
            break;
        case Kind::pile:
            if (const PlanetPlace* p = planet_at(thing.index)) return p->pile();
            break;
        case Kind::claim:
            if (const PlanetPlace* p = planet_at(thing.index)) return square_around(p->claim, 28);
            break;
        case Kind::resource:
            for (std::size_t i = 0; i < seen.ring.size(); ++i)
                for (std::size_t k = 0; k < seen.ring[i].face_up.size(); ++k)
                    if (seen.ring[i].face_up[k].resource == thing.index) return l.planets[i].card(k, seen.ring[i].face_down > 0);
            break;
        case Kind::card:
            if (!open_hands_.empty()) return place_in(open_hands_, jg::NavId(thing.index));
            for (std::size_t i = 0; i < seen.hand.size(); ++i)
                if (seen.hand[i] == thing.index) return l.hand.cards[i];
            break;
        case Kind::hidden: return l.hand.hidden_area;
        case Kind::hole: return l.centre.hole_rect;
        case Kind::gate: return l.centre.gate_rect;
        case Kind::deck: return l.centre.deck;
        case Kind::discard: return l.centre.discard;
    }
    return {};
}

void Table::remember_places(const Frame& f) {
    Anchors now;
    const jg::Observation& seen = f.s.seen;
    if (!f.s.covered && open_hands_.empty())
        for (std::size_t i = 0; i < seen.hand.size(); ++i) now.cards[seen.hand[i]] = f.l.hand.cards[i];
    for (const OpenHand& hand : open_hands_)
        for (const auto& [card, place] : hand.cards) now.cards[card] = place;
    for (std::size_t i = 0; i < seen.ring.size(); ++i)
        for (std::size_t k = 0; k < seen.ring[i].face_up.size(); ++k)
            now.resources[seen.ring[i].face_up[k].resource] = f.l.planets[i].card(k, seen.ring[i].face_down > 0);
    for (const Seat seat : all_seats(seen.seats)) {
        now.ships[seat] = ship_place(f.l, seen, seat, &now.ship_angles[seat]);
        now.seats[seat] = seat_rects_[seat];
    }
    now.is_set = true;
    places_ = now;
}

// --- 2 seats and bar ---

void Table::draw_seat(TableContext& context, Seat seat, Rect score, Rect figures, LayoutKind kind) {
    const jg::Observation seen = match_of(context).look(context.viewer, context.covered);
    Scene s = scene_of(context, seen);
    draw_seat_figures(s, seat, score, figures, kind);
    seat_rects_[seat] = score;
}

BarSteps Table::steps(const TableContext& context) const {
    const jg::State& now = match_of(context).now();
    BarSteps out;
    out.of = jg::kActionsPerTurn;
    if (!now.open) return out;
    out.left = now.turn.actions_left;
    out.caption = fill(words::kActionsLeft.in(context.lang), {{"n", out.left}});
    return out;
}

std::unique_ptr<TableView> make_table() { return std::make_unique<Table>(); }

// --- 3 signs of the score table ---

// In the order of the score's parts: planets, sand, water, EnerGel, gems, fame.
void draw_part(Canvas& canvas, std::size_t part, Vec centre, float size) {
    static constexpr Resource kSymbols[] = {Resource::sand, Resource::water, Resource::energel_light, Resource::gem_red, Resource::fame};
    if (part == 0) draw_icon(canvas, Icon::planet, centre, size, canvas.theme().hi);
    else if (part <= 5) draw_resource(canvas, kSymbols[part - 1], centre, size);
}

Color part_color(const Theme& theme, std::size_t part) {
    // EnerGel is violet here, because its gold would be next to that of sand.
    static constexpr Resource kSymbols[] = {Resource::sand, Resource::water, Resource::energel_dark, Resource::gem_red, Resource::fame};
    if (part == 0) return theme.brass;
    if (part == 3) return mix(resource_color(kSymbols[2]), kWhite, 0.3f);
    return part <= 5 ? resource_color(kSymbols[part - 1]) : theme.mid;
}

}  // namespace jumpgate_table
}  // namespace orrery::ui
