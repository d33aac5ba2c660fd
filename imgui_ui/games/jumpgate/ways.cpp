// Ways in which touches make the moves of Jump Gate, and answers to the questions of the shared table.
#include <algorithm>

#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/rule_ids.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/jumpgate/explain.h"
#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"

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

// --- refusals ---

Table::Refused Table::refusal_of(Thing touched) {
    const Frame& f = *frame_;
    const jg::Observation& seen = f.s.seen;
    const auto move = [](const jg::Move& m) { return Refused{jg::encode_move(m), {}}; };
    const auto note = [&](const Text& title, const Text& text, const Rule& rule) {
        const std::vector<Slot> slots{{"planet", here_ ? f.s.planet(*here_) : std::string()}};
        return Refused{{}, TableRequest::Note{fill(title, f.s.lang, slots), fill(text, f.s.lang, slots), rule.id}};
    };
    const jg::NavId any_card = seen.own.hand.empty() ? jg::NavId{0} : seen.own.hand.front();
    const Choice begun = choice();
    switch (kind_of(touched)) {
        case Kind::planet:
        case Kind::pile: {
            const auto planet = jg::PlanetId(touched.index);
            if (here_ == planet && kind_of(touched) == Kind::pile) return refusal_of(thing(Kind::scan_code, planet));
            return begun == Choice::card ? move(jg::Jump{chosen_card(), planet}) : move(jg::Fly{planet});
        }
        case Kind::scan_code: {
            if (begun == Choice::card) return move(jg::Scan{chosen_card()});
            const Verdict why = match_of(context()).violation(jg::Scan{any_card});
            // The card was not chosen, so a refusal must not blame it.
            const bool is_about_card = why && why->rule == &jg::rule::A13;
            return is_about_card ? note(words::kNoScanTitle, words::kNoScanCard, jg::rule::A13) : move(jg::Scan{any_card});
        }
        case Kind::land_codes: {
            const jg::Land landing = some_landing(seen);
            const Verdict why = match_of(context()).violation(landing);
            return why && why->rule == &jg::rule::A25 ? note(words::kNoLandTitle, words::kNoLandCards, jg::rule::A25) : move(landing);
        }
        case Kind::resource: {
            const auto resource = jg::ResourceId(touched.index);
            if (f.asks(jg::Kind::scan_marker)) return move(jg::Place{resource});
            if (f.asks(jg::Kind::claim_take)) return move(jg::TakeRest{resource});
            return move(jg::Harvest{begun == Choice::card ? chosen_card() : any_card, resource});
        }
        case Kind::card: {
            const auto card = jg::NavId(touched.index);
            if (!f.asks(jg::Kind::action)) return move(jg::Discard{card});     // the refusal names the open question
            if (begun == Choice::planet || begun == Choice::way) return move(jg::Jump{card, chosen_planet()});
            if (begun == Choice::scan) return move(jg::Scan{card});
            return {};
        }
        default: return {};
    }
}

// Returns the thing that the refusal is about, as far as the table shows it.
Thing Table::concerned(const Json& json) {
    const std::optional<jg::Move> move = jg::decode_move(json);
    if (!move) return {};
    if (const auto* jump = std::get_if<jg::Jump>(&*move)) return thing(Kind::planet, jump->to);
    if (const auto* fly = std::get_if<jg::Fly>(&*move)) return thing(Kind::planet, fly->to);
    if (const auto* harvest = std::get_if<jg::Harvest>(&*move)) return thing(Kind::resource, harvest->resource);
    const std::optional<std::size_t> at = ring_here(frame_->s.seen, frame_->s.seen.me);
    if (!at) return {};
    const jg::RingPlanet& here = frame_->s.seen.ring[*at];
    if (std::holds_alternative<jg::Scan>(*move)) return thing(Kind::scan_code, here.id);
    if (!std::holds_alternative<jg::Land>(*move)) return {};
    return thing(here.face_down > 0 ? Kind::pile : here.claimed_by ? Kind::claim : Kind::land_codes, here.id);
}

// --- words ---

std::string Table::uses_of_card(Lang lang) const {
    static constexpr std::pair<Kind, const Text*> kUses[] = {{Kind::planet, &words::kUseJump},
                                                             {Kind::scan_code, &words::kUseScan},
                                                             {Kind::land_codes, &words::kUseLand},
                                                             {Kind::resource, &words::kUseHarvest}};
    const std::vector<Thing> next = touches().next();
    std::vector<std::string> uses;
    for (const auto& [kind, word] : kUses)
        if (std::any_of(next.begin(), next.end(), [kind = kind](Thing t) { return kind_of(t) == kind; })) uses.push_back(word->in(lang));
    return any_in_text(uses, lang);
}

std::string Table::question(Lang lang) const {
    const auto at = [&](const Text& text, jg::PlanetId planet) { return fill(text, lang, {{"planet", jg::planet_name(planet, lang)}}); };
    switch (choice()) {
        case Choice::none: break;
        case Choice::card: return fill(words::kAskCard, lang, {{"uses", uses_of_card(lang)}});
        case Choice::planet: return at(words::kAskJumpCard, chosen_planet());
        case Choice::way: return at(words::kAskFlyOrJump, chosen_planet());
        case Choice::scan: return at(words::kAskScanCard, chosen_planet());
        case Choice::harvest: {
            const jg::ResourceKind kind = jg::kResources[chosen_resource()].kind;
            return fill(words::kAskPay, lang, {{"resource", jg::kResourceTypes[std::size_t(kind)].name.in(lang)}});
        }
        case Choice::land: return at(words::kAskPair, chosen_planet());
    }
    return {};
}

// The bubble beside the planet holds the details, so the bar stays short.
std::string Table::short_prompt(const TableContext& context) const {
    const Lang lang = context.lang;
    const auto asked = jg::question(match_of(context).look());
    if (!asked) return {};
    const auto name = [](jg::ResourceId id) { return jg::kResourceTypes[std::size_t(jg::kResources[id].kind)].name; };
    if (asked->kind == jg::Kind::claim_mark)
        return fill(words::kAskMark, lang, {{"seat", context.match.names()[std::size_t(asked->seat)]}, {"resource", name(asked->resource).in(lang)}});
    if (asked->kind == jg::Kind::claim_take) return fill(words::kAskRest, lang, {{"planet", jg::planet_name(asked->planet, lang)}});
    return {};
}

const Rule* Table::rule_of_choice() const {
    switch (choice()) {
        case Choice::none: break;
        case Choice::card:
        case Choice::planet: return &jg::rule::A6;
        case Choice::way: return &jg::rule::A3;
        case Choice::scan: return &jg::rule::A13;
        case Choice::harvest: return &jg::rule::A38;
        case Choice::land: return &jg::rule::A25;
    }
    return nullptr;
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

std::string Table::explain(Thing what, Rect anchor, Rect bounds, bool stays) {
    return draw_explanation(frame_->s, what, anchor, bounds, stays) ? rule_of(what)->id : std::string();
}

void Table::draw_dragged(Thing what, Vec at) {
    const Rect r = frame_->l.hand.cards.front();
    NavCardLook look;
    look.selected = true;
    // Draws above the finger, so that the card does not hide its destination.
    draw_nav_card(frame_->s.canvas, codes_of(jg::NavId(what.index)), rect_around({at.x, at.y - r.h * 0.35f}, r.w * 0.8f, r.h * 0.8f), look);
}

}  // namespace orrery::ui::jumpgate_table
