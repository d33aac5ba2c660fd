// 1 a frame   2 board   3 hand   4 what lies above   5 seats and bar   6 the face for the list of games
#include "imgui_ui/games/jumpgate/table.h"

#include <algorithm>

#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/game.h"
#include "engine/match/match.h"
#include "imgui_ui/games/jumpgate/explain.h"
#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {
namespace jumpgate_table {

namespace {

using Kind = Thing::Kind;

const Match<jg::Game>& match_of(const TableContext& context) {
    // The list of games pairs this table with this game, so the match is one of Jump Gate.
    return static_cast<const Match<jg::Game>&>(context.match);
}

Scene scene_of(TableContext& context, const jg::Observation& seen) {
    return {context.ui, context.ui.canvas(), context.ui.theme(), context.lang, seen, context.match.names(), context.looks,
            context.covered};
}

}  // namespace

// --- 1 a frame ---

TableRequest Table::draw(TableContext& context, const TableAreas& areas) {
    TableRequest out;
    const Match<jg::Game>& match = match_of(context);
    const jg::Observation seen = match.observe(context.viewer);
    Scene s = scene_of(context, seen);
    const Layout& l = layout_for(areas, seen);
    take_up(context, s, l);

    const bool live = context.interactive && match.to_act() == context.viewer;
    Offers offers;
    if (live) offers = find_offers(seen, [&](const jg::Move& m) { return match.violation(m); });
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
    draw_board(f);
    draw_hand(f);
    if (areas.reference.w > 0) draw_reference(s, areas.reference);
    draw_highlight(f);
    draw_refused(f);
    // What follows lies above the seats' panels too, which the app draws after the table.
    const Rect bounds = areas.whole.grown(-8);
    ImDrawList& board = s.canvas.list();
    ImDrawList& above = *ImGui::GetForegroundDrawList();
    const float scale = s.canvas.scale();
    above.PushClipRect({0, 0}, {s.canvas.width() * scale, s.canvas.height() * scale});
    s.canvas.set_list(above);
    motions_.draw(s, l, s.ui.now_ms());
    draw_dragged(f);
    draw_bubbles(f, bounds);
    draw_shown(f, bounds);
    above.PopClipRect();
    s.canvas.set_list(board);
    remember_places(f);
    return out;
}

// Laying out takes a search, so it is done only when something changed.
const Layout& Table::layout_for(const TableAreas& areas, const jg::Observation& seen) {
    const LayoutKey key{areas.kind, areas.board, areas.hand, areas.log_open, seen.seats, seen.options.black_hole_limit};
    if (!layout_key_ || !(*layout_key_ == key)) {
        layout_ = make_layout(areas, seen.ring.size(), jg::hidden_each(seen.seats), seen.options.black_hole_limit);
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
        if (has_seen_ && revision_ != context.revision && !context.events.empty() && places_.is_set && !s.ui.reduced_motion())
            motions_.begin(s, l, context.events, places_);
        revision_ms_ = s.ui.now_ms();
    }
    has_seen_ = true;
    revision_ = context.revision;
    viewer_ = context.viewer;
    if (refused_move_) {
        // What the refusal is about, as far as the table shows it: otherwise what was touched.
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
    if (!f.s.covered)
        for (std::size_t i = 0; i < seen.hand.size(); ++i) now.cards[seen.hand[i]] = f.l.hand.cards[i];
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

// --- 2 board ---

PlanetState Table::planet_state(const Frame& f, std::size_t at) const {
    PlanetState state;
    const jg::SeenPlanet& seen = f.s.seen.ring[at];
    state.skip = motions_.flipping(seen);
    state.skip_marker = motions_.marker_dropping(seen);
    if (const auto* question = f.asks<jg::ClaimMark>())
        if (question->planet == seen.id) state.selected = question->resource;
    if (!f.live) return state;
    using Ring = PlanetState::Ring;
    const bool is_here = f.s.seen.players[f.s.seen.me].ship == seen.id;
    const Offers::Reach& reach = f.o.reach[seen.id];
    switch (choice_) {
        case Choice::none: state.ring = reach.fly ? Ring::legal : reach.any() ? Ring::later : Ring::none; break;
        case Choice::card: state.ring = contains(reach.jump, card_) ? Ring::legal : Ring::none; break;
        case Choice::planet:
        case Choice::way: state.ring = planet_ == seen.id ? Ring::selected : Ring::none; break;
        case Choice::scan:
        case Choice::harvest:
        case Choice::land: break;
    }
    if (is_here) {
        const bool open = choice_ == Choice::none;
        const bool by_card = choice_ == Choice::card;
        state.scan_legal = (open && !f.o.scan.empty()) || choice_ == Choice::scan || (by_card && contains(f.o.scan, card_));
        state.pile_legal = state.scan_legal;
        state.land_legal = (open && !f.o.land.empty()) || choice_ == Choice::land || (by_card && f.o.lands_with(card_));
        if (open || by_card || choice_ == Choice::harvest) state.legal = f.o.harvest;
        if (choice_ == Choice::harvest) state.selected = resource_;
    }
    for (const jg::FaceUp& card : seen.face_up)
        if (contains(f.o.place, card.resource) || contains(f.o.take, card.resource)) state.legal.push_back(card.resource);
    return state;
}

void Table::draw_board(Frame& f) {
    Scene& s = f.s;
    const Layout& l = f.l;
    const std::size_t n = s.seen.ring.size();
    std::array<bool, jg::kMaxRing> hot{};
    if (f.live && choice_ == Choice::none) {
        if (const auto here = ring_here(s.seen, s.seen.me)) {
            hot[*here] = f.o.reach[s.seen.ring[(*here + 1) % n].id].fly;
            hot[(*here + n - 1) % n] = f.o.reach[s.seen.ring[(*here + n - 1) % n].id].fly;
        }
    }
    draw_ring_line(s, l, hot);

    MiddleState middle;
    middle.flying_discards = motions_.flying_discards();
    middle.dropping = motions_.space_dropping();
    draw_middle(s, l, middle);
    touch(f, {Kind::hole, 0}, l.centre.hole_rect, words::kHole.in(s.lang));
    touch(f, {Kind::gate, 0}, l.centre.gate_rect, words::kGate.in(s.lang));
    const std::string deck = std::string(words::kDeck.in(s.lang)) + " " + std::to_string(s.seen.deck_size);
    touch(f, {Kind::deck, 0}, l.centre.deck, deck);
    const std::string discard = fill(words::kDiscardCount.in(s.lang), {{"n", int(s.seen.discard.size())}});
    touch(f, {Kind::discard, 0}, l.centre.discard, discard);

    for (std::size_t i = 0; i < n; ++i) {
        draw_planet_block(s, l.planets[i], s.seen.ring[i], planet_state(f, i));
        draw_planet_targets(f, i);
    }
    for (const Seat seat : all_seats(s.seen.seats)) {
        if (motions_.moves_ship(seat)) continue;
        float angle = 0;
        const Vec at = ship_place(l, s.seen, seat, &angle);
        const bool in_gate = !s.seen.players[seat].ship.has_value();
        const auto waiting = std::count_if(s.seen.players.of.begin(), s.seen.players.of.begin() + s.seen.seats,
                                           [](const jg::SeenPlayer& p) { return !p.ship; });
        const float size = !in_gate ? ship_size(l) : l.centre.gate_r * (waiting == 1 ? 0.68f : waiting <= 3 ? 0.5f : 0.42f);
        draw_ship(s.canvas, s.color_of(seat), at, size, angle);
    }
}

void Table::draw_planet_targets(Frame& f, std::size_t at) {
    Scene& s = f.s;
    const PlanetPlace& p = f.l.planets[at];
    const jg::SeenPlanet& seen = s.seen.ring[at];
    const std::string planet = s.planet(seen.id);
    const bool is_here = s.seen.players[s.seen.me].ship == seen.id;
    const Thing thing{Kind::planet, seen.id};
    // Name and codes are the planet too, for a finger; the sphere is its one target for keyboard and ear.
    TapOptions more;
    more.can_focus = false;
    more.name = planet;
    const Id codes = codes_target(seen.id);
    if (s.ui.tap(codes, p.codes, more)) touched(f, thing);
    things_.push_back({codes, thing});
    if (s.ui.is_held(codes)) held_ = thing;
    else if (s.ui.is_hover_resting(codes)) hovered_ = thing;

    TapOptions round;
    round.shape = TargetShape::circle;
    round.radius = p.r;
    round.enabled = f.o.reach[seen.id].any();
    touch(f, thing, square_around(p.centre, 2 * p.r), planet, round);
    if (is_here) {
        TapOptions code;
        code.enabled = !f.o.scan.empty();
        code.shape = TargetShape::circle;
        touch(f, {Kind::scan_code, seen.id}, p.scan_target(), fill(words::kNameScanCode.in(s.lang), {{"planet", planet}}), code);
        code.enabled = !f.o.land.empty();
        code.shape = TargetShape::rect;
        touch(f, {Kind::land_codes, seen.id}, p.land_target(), fill(words::kNameLandCodes.in(s.lang), {{"planet", planet}}), code);
    }
    TapOptions flat;
    flat.radius = 6;
    flat.can_focus = is_here;
    if (seen.face_down > 0) {
        flat.enabled = is_here && !f.o.scan.empty();
        touch(f, {Kind::pile, seen.id}, p.pile(), fill(words::kNamePile.in(s.lang), {{"n", seen.face_down}, {"planet", planet}}), flat);
    }
    flat.can_focus = true;
    for (std::size_t i = 0; i < seen.face_up.size(); ++i) {
        const jg::ResourceId resource = seen.face_up[i].resource;
        flat.enabled = contains(f.o.harvest, resource) || contains(f.o.place, resource) || contains(f.o.take, resource);
        touch(f, {Kind::resource, resource}, p.card(i, seen.face_down > 0),
              fill(words::kNameResource.in(s.lang), {{"resource", s.resource(resource)}, {"planet", planet}}), flat);
    }
}

// --- 3 hand ---

void Table::draw_hand(Frame& f) {
    Scene& s = f.s;
    const HandPlace& h = f.l.hand;
    if (f.l.kind == LayoutKind::tablet || f.l.kind == LayoutKind::desktop) {
        // The hand lies in front of the space that grows darker towards the foot.
        const float top = f.l.board.bottom() - 4, left = f.l.kind == LayoutKind::tablet ? 0 : f.l.board.x;
        const float right = f.l.kind == LayoutKind::tablet ? s.canvas.width() : f.l.board.right();
        s.canvas.gradient({left, top, right - left, s.canvas.height() - top}, 0, fade(s.theme.space1, 0), fade(s.theme.space1, 0.9f));
    }
    if (h.title.x >= 0) {
        const std::string round = last_round_words(s);
        s.canvas.fit(h.title, round.empty() ? words::kHand.in(s.lang) : round, 14, round.empty() ? s.theme.mid : s.theme.warn,
                     Weight::bold, Align::left, h.hidden_area.x - h.title.x - 8);
    }
    draw_hidden(f);
    draw_hand_cards(f);
    draw_hint(f);
    draw_buttons(f);
}

void Table::draw_hand_cards(Frame& f) {
    Scene& s = f.s;
    const HandPlace& h = f.l.hand;
    const auto n = s.covered ? std::size_t(s.seen.players[s.seen.me].hand_size) : s.seen.hand.size();
    if (n == 0) {
        const Rect all{h.cards.front().x, h.cards.front().y, h.cards.back().right() - h.cards.front().x, h.cards.back().bottom() - h.cards.front().y};
        s.canvas.fit(all.centre(), words::kEmptyHand.in(s.lang), 14, s.theme.low, Weight::medium, Align::center, all.w);
        return;
    }
    const bool acting = f.asks<jg::ChooseAction>() != nullptr;
    for (std::size_t i = 0; i < n; ++i) {
        if (s.covered) {
            draw_nav_back(s.canvas, h.cards[i], -1);
            continue;
        }
        const jg::NavId card = s.seen.hand[i];
        NavCardLook look;
        look.glow = s.breath;
        bool raised = false;
        if (f.live && acting) {
            switch (choice_) {
                case Choice::none:
                    raised = !f.o.scan.empty() ? contains(f.o.scan, card)
                             : !f.o.land.empty() ? f.o.lands_with(card)
                             : !f.o.harvest.empty() ? false
                                                    : f.o.any_jump_with(card);
                    break;
                case Choice::card:
                    look.selected = raised = card == card_;
                    break;
                case Choice::planet:
                case Choice::way: look.legal = raised = contains(f.o.reach[planet_].jump, card); break;
                case Choice::scan: look.legal = raised = contains(f.o.scan, card); break;
                case Choice::harvest:
                    look.legal = raised = true;
                    look.selected = card == card_;
                    break;
                case Choice::land: raised = f.o.lands_with(card); break;
            }
            const bool asks_for_card = choice_ == Choice::planet || choice_ == Choice::way || choice_ == Choice::scan;
            look.dim = asks_for_card && !raised;
        }
        if (f.live && f.asks<jg::DoResearch>()) look.legal = raised = contains(f.o.discard, card);
        if (h.words) {
            look.jump_word = words::kJump.in(s.lang);
            look.scan_word = words::kScan.in(s.lang);
            look.land_word = words::kLand.in(s.lang);
            look.any_word = words::kAny.in(s.lang);
        }
        const float lift = s.ui.animate(id("jumpgate.lift", card), raised ? h.lift : 0, motion::kCardRise);
        look.lift = lift;
        TapOptions options;
        options.can_drag = f.live && (acting || f.asks<jg::DoResearch>());
        options.enabled = f.live && (acting || f.asks<jg::DoResearch>());
        options.radius = h.cards[i].w * 0.1f;
        const bool flying = motions_.moves_hand_card(card);
        const bool dragged = dragging_ && s.ui.drag() && s.ui.drag()->source == target_of({Kind::card, card});
        if (!flying && !dragged) draw_nav_card(s.canvas, codes_of(card), h.cards[i], look);
        touch(f, {Kind::card, card}, h.cards[i].moved(0, -lift), jg::card_text(card, s.lang), options);
    }
}

void Table::draw_hidden(Frame& f) {
    Scene& s = f.s;
    const HandPlace& h = f.l.hand;
    const jg::SeenPlayer& me = s.seen.players[s.seen.me];
    const Id target = target_of({Kind::hidden, 0});
    const bool open = !s.covered && me.hidden && (s.ui.is_pressed(target) || s.ui.is_held(target) || !s.seen.open);
    if (h.hidden_in_words) {
        const std::string words = fill(words::kHiddenHold.in(s.lang), {{"n", me.hidden_size}});
        if (h.title.x >= 0) {
            const float w = s.canvas.text_width(words, 14);
            s.canvas.text(h.hidden_title, words, 14, s.theme.mid, Weight::medium, Align::right);
            draw_icon(s.canvas, Icon::hidden, {h.hidden_title.x - w - 12, h.hidden_title.y}, 14, s.theme.mid);
        } else {
            const Rect a = h.hidden_area;
            const float card_h = std::min(a.h, 60.0f);
            draw_resource_back(s.canvas, rect_around(a.centre(), card_h * 0.74f, card_h), me.hidden_size);
        }
    } else {
        s.canvas.text(h.hidden_title, words::kHidden.in(s.lang), 14, s.theme.mid, Weight::bold);
        for (std::size_t i = 0; i < std::size_t(me.hidden_size) && i < h.hidden.size(); ++i) {
            const Rect r = h.hidden[i];
            if (!open) {
                draw_resource_back(s.canvas, r, 0);
                continue;
            }
            const jg::ResourceId resource = (*me.hidden)[i];
            ResourceCardLook look;
            look.black_hole = jg::kResources[resource].icon;
            draw_resource_card(s.canvas, face_of(resource), r, look);
            if (look.black_hole) {
                const Vec at{r.right() - r.w * 0.2f, r.y + r.w * 0.2f};
                s.canvas.line({at.x - 10, at.y + 10}, {at.x + 10, at.y - 10}, s.theme.bad, 3, Cap::round);
            }
        }
        if (h.hidden_hint.x >= 0 && s.seen.open && !s.covered)
            s.canvas.text(h.hidden_hint, words::kHoldToLook.in(s.lang), 13, s.theme.low);
    }
    TapOptions options;
    touch(f, {Kind::hidden, 0}, h.hidden_area, words::kHiddenTitle.in(s.lang), options);
    // While the finger lies on it the cards themselves turn; the words come with the long press.
    if (h.hidden_in_words && s.ui.is_pressed(target)) held_ = {Kind::hidden, 0};
}

void Table::draw_hint(Frame& f) {
    Scene& s = f.s;
    const Rect r = f.l.hand.hint;
    if (!f.live || r.w <= 0) return;
    std::string head, text;
    const auto here = s.seen.players[s.seen.me].ship;
    const auto planet = [&](const Text& t, int n) {
        return fill(t.in(s.lang), {{"planet", here ? s.planet(*here) : std::string()}, {"n", n}});
    };
    if (f.asks<jg::DoResearch>()) {
        head = words::kDiscardAny.in(s.lang);
        text = words::kDiscardAnyWhat.in(s.lang);
    } else if (f.asks<jg::ChooseAction>()) {
        switch (choice_) {
            case Choice::none:
                if (!f.o.scan.empty() && here) {
                    head = words::kRaisedScan.in(s.lang);
                    text = planet(words::kRaisedScanWhat, jg::kPlanets[*here].scan);
                } else if (!f.o.land.empty()) {
                    head = words::kRaisedLand.in(s.lang);
                    text = planet(words::kRaisedLandWhat, 0);
                } else if (!f.o.harvest.empty()) {
                    head = words::kHarvestHint.in(s.lang);
                    text = words::kHarvestHintWhat.in(s.lang);
                } else if (std::any_of(s.seen.hand.begin(), s.seen.hand.end(), [&](jg::NavId c) { return f.o.any_jump_with(c); })) {
                    head = words::kRaisedJump.in(s.lang);
                    text = words::kRaisedJumpWhat.in(s.lang);
                }
                break;
            case Choice::card:
                if (f.o.any_jump_with(card_)) {
                    head = words::kReach.in(s.lang);
                } else {
                    head = words::kReachNone.in(s.lang);
                    text = words::kReachNoneWhat.in(s.lang);
                }
                break;
            case Choice::harvest:
                head = words::kPayWith.in(s.lang);
                text = words::kPayWithWhat.in(s.lang);
                break;
            case Choice::planet:
            case Choice::way:
            case Choice::scan:
            case Choice::land: break;
        }
    }
    if (head.empty()) return;
    const float x = r.x + 12, w = r.w - 12;
    const auto lines = s.canvas.lines(head, 14, Weight::bold, w).size();
    s.canvas.circle({r.x + 3, r.y + 14}, 4, s.theme.gold);
    s.canvas.paragraph({x, r.y + 14}, head, 14, s.theme.gold, Weight::bold, w, 20);
    if (!text.empty()) s.canvas.paragraph({x, r.y + 16 + 20 * float(lines)}, text, 14, s.theme.mid, Weight::medium, w, 20, Align::left, 3);
}

void Table::draw_buttons(Frame& f) {
    if (!f.live) return;
    Scene& s = f.s;
    const HandPlace& h = f.l.hand;
    const Rect low = h.buttons[1], high = h.buttons[0];
    // One answer alone: where a thumb finds it; the width of both on phones, where they stand side by side.
    const Rect single = f.l.kind == LayoutKind::phone ? Rect{high.x, high.y, low.right() - high.x, high.h} : low;
    const auto press = [&](Button b, Rect r, const std::string& label, Icon icon, ButtonKind kind) {
        ButtonLook look;
        look.icon = icon;
        look.kind = kind;
        if (s.canvas.text_width(label, 16, Weight::bold) + 52 > r.w) look.size = 14;
        return button(s.ui, button_target(b), r, label, look);
    };
    if (f.asks<jg::ChooseAction>()) {
        if (choice_ != Choice::none && choice_ != Choice::way && choice_ != Choice::land) {
            // Where Research was: a second touch there by mistake can be undone.
            if (press(Button::nothing_more, high, words::kCancel.in(s.lang), Icon::close, ButtonKind::ghost)) drop_choice();
        } else if (press(Button::research, high, words::kResearch.in(s.lang), Icon::card, ButtonKind::second)) {
            want(f, jg::Research{});
        }
        if (press(Button::end_turn, low, words::kEndTurn.in(s.lang), Icon::fwd, ButtonKind::second)) want(f, jg::EndTurn{});
    } else if (f.asks<jg::PlaceMarker>()) {
        if (press(Button::no_marker, single, words::kNoMarker.in(s.lang), Icon::close, ButtonKind::second)) want(f, jg::Pass{});
    } else if (f.asks<jg::ClaimTake>()) {
        if (press(Button::nothing_more, single, words::kNothingMore.in(s.lang), Icon::close, ButtonKind::second)) want(f, jg::Pass{});
    } else if (f.asks<jg::DoResearch>()) {
        const int n = int(jg::kHandSize) - s.seen.players[s.seen.me].hand_size;
        const std::string label = n == 0 ? words::kDone.in(s.lang) : fill(words::kDraw.in(s.lang), {{"n", n}});
        if (press(Button::done, single, label, n == 0 ? Icon::check : Icon::card, ButtonKind::primary)) want(f, jg::Done{});
    }
}

// --- 4 what lies above ---

void Table::draw_dragged(Frame& f) {
    Scene& s = f.s;
    const std::optional<Drag> drag = s.ui.drag();
    if (!drag || !f.live) {
        if (dragging_ && choice_ == Choice::card) drop_choice();
        dragging_ = false;
        return;
    }
    const auto source = std::find_if(things_.begin(), things_.end(), [&](const auto& t) { return t.first == drag->source; });
    if (source == things_.end() || source->second.kind != Kind::card) return;
    const auto card = jg::NavId(source->second.index);
    dragging_ = true;
    choice_ = Choice::card;
    card_ = card;
    if (drag->released) {
        dragging_ = false;
        const auto over = std::find_if(things_.begin(), things_.end(), [&](const auto& t) { return t.first == drag->over; });
        if (over != things_.end() && over->second.kind != Kind::card) touched(f, over->second);
        else drop_choice();
        return;
    }
    const Rect r = f.l.hand.cards.front();
    NavCardLook look;
    look.selected = true;
    // Above the finger, so that it does not hide where the card goes.
    draw_nav_card(s.canvas, codes_of(card), rect_around({drag->now.x, drag->now.y - r.h * 0.35f}, r.w * 0.8f, r.h * 0.8f), look);
}

void Table::draw_refused(Frame& f) {
    Scene& s = f.s;
    if (!refused_) return;
    const double age = s.ui.now_ms() - refused_ms_;
    if (age > motion::kRefusalHold + motion::kRefusalShake) {
        refused_ = {};
        return;
    }
    Rect r = place_of(f, refused_);
    if (r.w <= 0) return;
    const bool shakes = !s.ui.reduced_motion() && age < motion::kRefusalShake;
    if (shakes) {
        r.x += refusal_shake(float(age) / float(motion::kRefusalShake));
        s.ui.request_frame();
    } else {
        s.ui.wake_in_ms(motion::kRefusalHold + motion::kRefusalShake - age + 1);
    }
    if (refused_.kind == Kind::planet) draw_refused_ring(s.canvas, r.centre(), r.w / 2 + 7);
    else draw_refused_frame(s.canvas, r.grown(5), 11);
}

// The things that a line of the log speaks of.
void Table::draw_highlight(Frame& f) {
    const Json* event = f.context.highlighted;
    if (!event || !event->is_object()) return;
    for (const char* key : {"planet", "to", "from", "resource"}) {
        const auto at = event->find(key);
        if (at == event->end() || !at->is_string()) continue;
        const std::string id = at->get<std::string>();
        if (const auto planet = jg::planet_by_id(id)) {
            const Rect r = place_of(f, {Kind::planet, *planet});
            if (r.w > 0) draw_selected_ring(f.s.canvas, r.centre(), r.w / 2 + 7);
        } else if (const auto resource = jg::resource_by_id(id)) {
            const Rect r = place_of(f, {Kind::resource, *resource});
            if (r.w > 0) draw_selected_frame(f.s.canvas, r, 6);
        }
    }
    const auto space = event->find("space");
    if (space != event->end() && space->is_number_integer()) {
        const auto i = space->get<std::int64_t>() - 1;
        if (i >= 0 && i < f.l.centre.limit) draw_selected_ring(f.s.canvas, f.l.centre.spaces[std::size_t(i)], f.l.centre.space_r + 4);
    }
}

void Table::draw_shown(Frame& f, Rect bounds) {
    // A mouse that still rests where it has just touched wants to see what came of it.
    const bool still_there = quiet_ && (f.s.ui.is_hovered(target_of(quiet_)) ||
                                        (quiet_.kind == Kind::planet && f.s.ui.is_hovered(codes_target(jg::PlanetId(quiet_.index)))));
    if (!still_there) quiet_ = {};
    const Thing hovered = dragging_ || hovered_ == quiet_ ? Thing{} : hovered_;
    const Thing thing = held_ ? held_ : shown_ ? shown_ : hovered;
    if (!thing) return;
    const Rect anchor = place_of(f, thing);
    if (anchor.w <= 0) {
        shown_ = {};
        return;
    }
    const bool stays = thing == shown_ && !held_;
    // What stays until a touch takes that touch, so that nothing below is moved by it.
    if (stays) f.s.ui.push_layer();
    draw_explanation(f.s, thing, anchor, bounds);
    if (!stays) return;
    if (f.s.ui.pressed_outside()) shown_ = {};
    f.s.ui.pop_layer();
}

// --- 5 seats and bar ---

void Table::draw_seat(TableContext& context, Seat seat, Rect score, Rect figures, LayoutKind kind) {
    const jg::Observation seen = match_of(context).observe(context.viewer);
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

}  // namespace jumpgate_table

// --- 6 the face for the list of games ---

namespace {

// In the order of the score's parts: planets, sand, water, EnerGel, gems, fame.
void draw_part(Canvas& canvas, std::size_t part, Vec centre, float size) {
    static constexpr Resource kSymbols[] = {Resource::sand, Resource::water, Resource::energel_light, Resource::gem_red, Resource::fame};
    if (part == 0) draw_icon(canvas, Icon::planet, centre, size, canvas.theme().hi);
    else if (part <= 5) draw_resource(canvas, kSymbols[part - 1], centre, size);
}

Color part_color(const Theme& theme, std::size_t part) {
    // EnerGel is violet here: its own gold would lie beside the sand's.
    static constexpr Resource kSymbols[] = {Resource::sand, Resource::water, Resource::energel_dark, Resource::gem_red, Resource::fame};
    if (part == 0) return theme.brass;
    if (part == 3) return mix(resource_color(kSymbols[2]), kWhite, 0.3f);
    return part <= 5 ? resource_color(kSymbols[part - 1]) : theme.mid;
}

std::string seats_note(int seats, Lang lang) {
    const Text pattern{"{n} players: {planets} planets in the ring, {hidden} hidden resources each.",
                       "{n}人: 惑星{planets}つ、秘密のリソース{hidden}枚ずつ"};
    return fill(pattern.in(lang), {{"n", seats},
                                   {"planets", static_cast<int>(orrery::jumpgate::ring_size(seats))},
                                   {"hidden", static_cast<int>(orrery::jumpgate::hidden_each(seats))}});
}

}  // namespace

GameFace jumpgate_face() {
    return {"jumpgate", GameKey::jumpgate,
            []() -> std::unique_ptr<TableView> { return std::make_unique<jumpgate_table::Table>(); }, draw_part, part_color, seats_note};
}

}  // namespace orrery::ui
