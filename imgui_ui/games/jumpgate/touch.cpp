// Meaning of a touch: a complete move, an unfinished choice, or an illegal move, for which the app names the violated rule.
#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/rule_ids.h"
#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"

namespace orrery::ui::jumpgate_table {

void Table::want(Frame& f, const jg::Move& move) {
    f.out.move = jg::encode_move(move);
    // A refused move leaves the card selected for another try.
    if (!match_of(f.context).violation(move)) drop_choice();
}

void Table::touched(Frame& f, Thing thing) {
    using Kind = Thing::Kind;
    touched_ = quiet_ = thing;
    shown_ = {};
    const bool is_table = thing.kind == Kind::hole || thing.kind == Kind::gate || thing.kind == Kind::deck ||
                          thing.kind == Kind::hidden || thing.kind == Kind::claim;
    const bool is_discard_pile = thing.kind == Kind::discard;
    if (!f.live || is_table || is_discard_pile) {
        // Dropping a card on the discard pile discards it. Otherwise the thing explains itself.
        if (f.live && is_discard_pile && choice_ == Choice::card && f.asks<jg::DoResearch>()) want(f, jg::Discard{card_});
        else shown_ = thing;
        return;
    }
    switch (thing.kind) {
        case Kind::planet: touched_planet(f, jg::PlanetId(thing.index)); break;
        case Kind::scan_code: touched_scan_code(f, jg::PlanetId(thing.index)); break;
        case Kind::land_codes: touched_land_codes(f, jg::PlanetId(thing.index)); break;
        case Kind::pile: {
            // The pile of the ship's planet means scanning; elsewhere it is part of its planet.
            const bool is_here = f.s.seen.players[f.s.seen.me].ship == jg::PlanetId(thing.index);
            if (is_here) touched_scan_code(f, jg::PlanetId(thing.index));
            else touched_planet(f, jg::PlanetId(thing.index));
            break;
        }
        case Kind::resource: touched_resource(f, jg::ResourceId(thing.index)); break;
        case Kind::card: touched_card(f, jg::NavId(thing.index)); break;
        default: break;
    }
}

void Table::touched_planet(Frame& f, jg::PlanetId planet) {
    const Offers::Reach& reach = f.o.reach[planet];
    if (choice_ == Choice::card && f.asks<jg::ChooseAction>()) {
        want(f, jg::Jump{card_, planet});                  // legal or not; a refusal gives the reason
        return;
    }
    if (choice_ == Choice::planet && planet_ == planet) {  // a second touch closes the question
        drop_choice();
        return;
    }
    if (reach.fly && reach.jump.empty()) {
        want(f, jg::Fly{planet});
        return;
    }
    planet_ = planet;
    if (reach.fly) {
        choice_ = Choice::way;
        return;
    }
    if (!reach.jump.empty()) {
        choice_ = Choice::planet;
        return;
    }
    // No way leads there. The refusal of a jump explains more than that of a flight, if a card could jump.
    const jg::Observation& seen = f.s.seen;
    const auto jumper = std::find_if(seen.hand.begin(), seen.hand.end(), [](jg::NavId c) { return jg::kNavCards[c].jump != jg::kNoCode; });
    const bool is_here = seen.players[seen.me].ship == planet;
    if (jumper != seen.hand.end() && !is_here) want(f, jg::Jump{*jumper, planet});
    else want(f, jg::Fly{planet});
}

void Table::touched_card(Frame& f, jg::NavId card) {
    if (f.asks<jg::DoResearch>()) {
        want(f, jg::Discard{card});
        return;
    }
    if (!f.asks<jg::ChooseAction>()) {
        want(f, jg::Discard{card});                        // no card is needed now; the refusal names the open decision
        return;
    }
    switch (choice_) {
        case Choice::planet:
        case Choice::way: want(f, jg::Jump{card, planet_}); return;
        case Choice::scan: want(f, jg::Scan{card}); return;
        case Choice::harvest: want(f, jg::Harvest{card, resource_}); return;
        case Choice::card:
            if (card_ == card) {
                drop_choice();
                return;
            }
            break;
        case Choice::land:
        case Choice::none: break;
    }
    choice_ = Choice::card;
    card_ = card;
    card_reaches_ = f.o.any_jump_with(card);
}

void Table::touched_scan_code(Frame& f, jg::PlanetId planet) {
    const jg::Observation& seen = f.s.seen;
    planet_ = planet;
    if (choice_ == Choice::card) {
        want(f, jg::Scan{card_});
        return;
    }
    if (choice_ == Choice::scan) {
        drop_choice();
        return;
    }
    if (f.o.scan.size() == 1) want(f, jg::Scan{f.o.scan.front()});
    else if (!f.o.scan.empty()) choice_ = Choice::scan;
    else want(f, jg::Scan{seen.hand.empty() ? jg::NavId{0} : seen.hand.front()});
}

void Table::touched_land_codes(Frame& f, jg::PlanetId planet) {
    planet_ = planet;
    if (f.o.land.empty()) want(f, some_landing(f.s.seen));
    else choice_ = Choice::land;                           // even with a single pair, to show each seat's gains before the claim
}

void Table::touched_resource(Frame& f, jg::ResourceId resource) {
    const jg::Observation& seen = f.s.seen;
    if (f.asks<jg::PlaceMarker>()) {
        want(f, jg::Place{resource});
        return;
    }
    if (f.asks<jg::ClaimTake>()) {
        want(f, jg::TakeRest{resource});
        return;
    }
    if (choice_ == Choice::card) {
        want(f, jg::Harvest{card_, resource});
        return;
    }
    if (choice_ == Choice::harvest && resource_ == resource) {
        want(f, jg::Harvest{card_, resource});             // with the proposed card
        return;
    }
    if (contains(f.o.harvest, resource)) {
        choice_ = Choice::harvest;
        resource_ = resource;
        card_ = least_needed(seen, f.o);
        return;
    }
    want(f, jg::Harvest{seen.hand.empty() ? jg::NavId{0} : seen.hand.front(), resource});
}

bool Table::escape() {
    const bool had = choice_ != Choice::none || bool(shown_);
    drop_choice();
    shown_ = {};
    return had;
}

void Table::reset() { *this = Table(); }

void Table::refused(const Json& move) { refused_move_ = move; }

const Rule* Table::rule(const TableContext& context) const {
    if (revision_ != context.revision || viewer_ != context.viewer) return nullptr;
    switch (choice_) {
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

std::string Table::prompt(const TableContext& context) const {
    if (!context.interactive || !has_seen_ || revision_ != context.revision || viewer_ != context.viewer) return {};
    const Lang lang = context.lang;
    const auto at = [&](const Text& text) { return fill(text.in(lang), {{"planet", jg::planet_name(planet_, lang)}}); };
    switch (choice_) {
        case Choice::none: break;
        case Choice::card: return (card_reaches_ ? words::kAskPlanet : words::kAskNoPlanet).in(lang);
        case Choice::planet: return at(words::kAskJumpCard);
        case Choice::way: return at(words::kAskFlyOrJump);
        case Choice::scan: return at(words::kAskScanCard);
        case Choice::harvest: return fill(words::kAskPay.in(lang), {{"resource", jg::kResourceTypes[std::size_t(jg::kResources[resource_].kind)].name.in(lang)}});
        case Choice::land: return at(words::kAskPair);
    }
    // The bubble beside the planet has the details, so the bar stays short.
    const jg::State& now = match_of(context).now();
    if (!now.open) return {};
    const auto name = [](jg::ResourceId id) { return jg::kResourceTypes[std::size_t(jg::kResources[id].kind)].name; };
    if (const auto* mark = std::get_if<jg::ClaimMark>(&*now.open))
        return fill(words::kAskMark.in(lang), {{"seat", context.match.names()[std::size_t(mark->seat)]}, {"resource", name(mark->resource).in(lang)}});
    if (const auto* rest = std::get_if<jg::ClaimTake>(&*now.open))
        return fill(words::kAskRest.in(lang), {{"planet", jg::planet_name(rest->planet, lang)}});
    return {};
}

}  // namespace orrery::ui::jumpgate_table
