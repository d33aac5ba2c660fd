// Ways in which touches make the moves of Jump Gate, and what is pointed at.
#include <algorithm>

#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/jumpgate/view.h"

namespace orrery::ui::jumpgate_table {

// --- ways ---

Table::Listing Table::ways(const jg::Observation& seen, const jg::MoveList& legal, const Offers& offers) const {
    Listing out;
    const jg::PlanetId here = seen.players[seen.me].ship.value_or(0);
    const Thing scan = thing(Kind::scan_code, here), land = thing(Kind::land_codes, here);
    const bool marks = seen.open && seen.open->kind == jg::Kind::scan_marker;
    const auto card = [](jg::NavId id) { return thing(Kind::card, id); };
    const auto planet = [](jg::PlanetId id) { return thing(Kind::planet, id); };
    const auto resource = [](jg::ResourceId id) { return thing(Kind::resource, id); };
    for (const jg::Move& move : legal) {
        out.plan({move});
        std::visit(overloaded{
            [&](const jg::Fly& m) {
                if (offers.reach[m.to].jump.empty()) out.way({planet(m.to)});
                else out.way({planet(m.to), thing(Kind::fly)});
            },
            [&](const jg::Jump& m) {
                out.way({card(m.card), planet(m.to)});
                out.way({planet(m.to), offers.reach[m.to].fly ? thing(Kind::bubble_card, m.card) : card(m.card)});
            },
            [&](const jg::Scan& m) {
                out.way({card(m.card), scan});
                if (offers.scan.size() == 1) out.way({scan});
                else out.way({scan, card(m.card)});
            },
            [&](const jg::Land& m) {
                // A single pair must be touched too, because its bubble shows what each seat gets.
                const Thing pair = pair_of(m.cards[0], m.cards[1]);
                out.way({land, pair});
                for (const jg::NavId id : m.cards) out.way({card(id), land, pair});
            },
            [&](const jg::Harvest& m) {
                out.way({resource(m.resource), card(m.card)});
                out.way({card(m.card), resource(m.resource)});
                if (m.card == proposed_) out.way({resource(m.resource), resource(m.resource)});
            },
            [&](const jg::Research&) { out.way({thing(Kind::research)}); },
            [&](const jg::EndTurn&) { out.way({thing(Kind::end_turn)}); },
            [&](const jg::Place& m) { out.way({resource(m.resource)}); },
            [&](const jg::Pass&) { out.way({thing(marks ? Kind::no_marker : Kind::nothing_more)}); },
            [&](const jg::Discard& m) {
                out.way({card(m.card)});
                out.drag(card(m.card), thing(Kind::discard));
            },
            [&](const jg::Done&) { out.way({thing(Kind::done)}); },
            [&](const jg::TakeMark&) { out.way({thing(Kind::take)}); },
            [&](const jg::LeaveMark&) { out.way({thing(Kind::leave)}); },
            [&](const jg::TakeRest& m) { out.way({resource(m.resource)}); },
        }, move);
    }
    return out;
}

// The pile of the ship's planet means a scan. Every other pile means its planet.
Thing Table::meaning(Thing touched) const {
    const Kind kind = kind_of(touched);
    if (kind == Kind::pile && here_ == jg::PlanetId(touched.index)) return thing(Kind::scan_code, touched.index);
    if (kind == Kind::pile) return thing(Kind::planet, touched.index);
    return touched;
}

// Another planet, resource or code is chosen instead. Only a raised card stays: the rules then say what it cannot do there.
bool Table::begins_anew(Thing touched) const {
    const Kind kind = kind_of(touched);
    const bool is_on_board = kind == Kind::planet || kind == Kind::scan_code || kind == Kind::resource;
    return kind == Kind::land_codes || (is_on_board && choice() != Choice::card);
}

// Harvests of one resource are alike, because any card pays.
bool Table::is_like(const jg::Move& wanted, const jg::Move& move) const {
    const auto* one = std::get_if<jg::Harvest>(&wanted);
    const auto* other = std::get_if<jg::Harvest>(&move);
    return wanted == move || (one && other && one->resource == other->resource);
}

Table::Choice Table::choice() const {
    switch (kind_of(touches().last())) {
        case Kind::card: return Choice::card;
        case Kind::planet: return touches().reach(thing(Kind::fly)) == Reach::now ? Choice::way : Choice::planet;
        case Kind::scan_code: return Choice::scan;
        case Kind::resource: return Choice::harvest;
        case Kind::land_codes: return Choice::land;
        default: return Choice::none;
    }
}

// --- what is pointed at ---

void Table::add_told(const Json& event, std::vector<Thing>& out) {
    for (const char* key : {"planet", "to", "from", "resource"}) {
        const std::string id = word_at(event, key);
        if (const auto planet = jg::planet_by_id(id)) out.push_back(thing(Kind::planet, *planet));
        else if (const auto resource = jg::resource_by_id(id)) out.push_back(thing(Kind::resource, *resource));
    }
    const int space = number_at(event, "space") - 1;
    const CentrePlace& centre = frame_->l.centre;
    if (space >= 0 && space < centre.limit) draw_selected_ring(frame_->s.canvas, centre.spaces[std::size_t(space)], centre.space_r + 4);
}

// A coach names things as "hole", "planet:waldwelt", "card:nav_j2s1" …
void Table::add_shown(const ShownThing& shown, std::vector<Highlight>& out) {
    constexpr float kCorner = 8, kWideCorner = 10;
    static constexpr std::pair<std::string_view, Kind> kKinds[] = {
        {"hole", Kind::hole}, {"gate", Kind::gate}, {"deck", Kind::deck}, {"discard", Kind::discard}, {"hidden", Kind::hidden},
        {"planet", Kind::planet}, {"scan", Kind::scan_code}, {"land", Kind::land_codes}, {"pile", Kind::pile},
        {"claim", Kind::claim}, {"resource", Kind::resource}, {"card", Kind::card}};
    const Frame& f = *frame_;
    if (shown.kind == "codes") {
        const auto planet = jg::planet_by_id(shown.name);
        if (const auto at = planet ? ring_of(f.s.seen, *planet) : std::nullopt) out.push_back({f.l.planets[*at].codes, 0, kCorner});
    } else if (shown.kind == "hand") {
        const Rect first = f.l.hand.cards.front(), last = f.l.hand.cards.back();
        out.push_back({{first.x, first.y, last.right() - first.x, last.bottom() - first.y}, 0, kWideCorner});
    } else if (shown.kind == "seats") {
        for (const Seat seat : all_seats(f.s.seen.seats))
            if (const Rect place = was_at(seat_of(seat)); place.w > 0) out.push_back({place.grown(4), 0, kCorner});
    } else {
        for (const auto& [word, kind] : kKinds) {
            if (shown.kind != word) continue;
            int index = 0;
            if (const auto planet = jg::planet_by_id(shown.name)) index = *planet;
            else if (const auto resource = jg::resource_by_id(shown.name)) index = *resource;
            else if (const auto card = jg::nav_by_id(shown.name)) index = *card;
            const Rect place = place_of(thing(kind, index));
            const bool is_round = kind == Kind::planet || kind == Kind::scan_code;
            if (place.w > 0) out.push_back({place, 0, kind == Kind::card ? place.w * 0.1f : kCorner, is_round});
        }
    }
}

}  // namespace orrery::ui::jumpgate_table
