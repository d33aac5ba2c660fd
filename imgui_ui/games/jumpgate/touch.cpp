// What a touch means: a move where one is complete, a choice half made, or a move that the rules refuse, so that the app
// can say which rule forbids it.
#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/rule_ids.h"
#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"

namespace orrery::ui::jumpgate_table {

void Table::want(Frame& f, const jg::Move& move) {
    f.out.move = jg::encode_move(move);
    // A refused one leaves the card in the hand's front, for another try.
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
        // A card that is being dragged to the discard pile is a discard; else the thing tells about itself.
        if (f.live && is_discard_pile && choice_ == Choice::card && f.asks(jg::Kind::research)) want(f, jg::Discard{card_});
        else shown_ = thing;
        return;
    }
    switch (thing.kind) {
        case Kind::planet: touched_planet(f, jg::PlanetId(thing.index)); break;
        case Kind::scan_code: touched_scan_code(f, jg::PlanetId(thing.index)); break;
        case Kind::land_codes: touched_land_codes(f, jg::PlanetId(thing.index)); break;
        case Kind::pile: {
            // The pile of the planet where the ship is stands for scanning it; elsewhere it is part of its planet.
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
    if (choice_ == Choice::card && f.asks(jg::Kind::action)) {
        want(f, jg::Jump{card_, planet});                  // legal or not: the rules say why
        return;
    }
    if (choice_ == Choice::planet && planet_ == planet) {  // a second touch puts the question away
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
    // Nothing leads there. A jump that fails says more than a flight, if a card could be used for one.
    const jg::Observation& seen = f.s.seen;
    const auto jumper = std::find_if(seen.own.hand.begin(), seen.own.hand.end(), [](jg::NavId c) { return jg::kNavCards[c].jump != jg::kNoCode; });
    const bool is_here = seen.players[seen.me].ship == planet;
    if (jumper != seen.own.hand.end() && !is_here) want(f, jg::Jump{*jumper, planet});
    else want(f, jg::Fly{planet});
}

void Table::touched_card(Frame& f, jg::NavId card) {
    if (f.asks(jg::Kind::research)) {
        want(f, jg::Discard{card});
        return;
    }
    if (!f.asks(jg::Kind::action)) {
        want(f, jg::Discard{card});                        // no time for cards: refused with what is asked
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
    else want(f, jg::Scan{seen.own.hand.empty() ? jg::NavId{0} : seen.own.hand.front()});
}

void Table::touched_land_codes(Frame& f, jg::PlanetId planet) {
    planet_ = planet;
    if (f.o.land.empty()) want(f, some_landing(f.s.seen));
    else choice_ = Choice::land;                           // also with one pair: claiming shows first who gets what
}

void Table::touched_resource(Frame& f, jg::ResourceId resource) {
    const jg::Observation& seen = f.s.seen;
    if (f.asks(jg::Kind::scan_marker)) {
        want(f, jg::Place{resource});
        return;
    }
    if (f.asks(jg::Kind::claim_take)) {
        want(f, jg::TakeRest{resource});
        return;
    }
    if (choice_ == Choice::card) {
        want(f, jg::Harvest{card_, resource});
        return;
    }
    if (choice_ == Choice::harvest && resource_ == resource) {
        want(f, jg::Harvest{card_, resource});             // with the card proposed
        return;
    }
    if (contains(f.o.harvest, resource)) {
        choice_ = Choice::harvest;
        resource_ = resource;
        card_ = least_needed(seen, f.o);
        return;
    }
    want(f, jg::Harvest{seen.own.hand.empty() ? jg::NavId{0} : seen.own.hand.front(), resource});
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
    // The bubble beside the planet tells the rest; the bar stays short.
    const auto asked = jg::question(match_of(context).now());
    if (!asked) return {};
    const auto name = [](jg::ResourceId id) { return jg::kResourceTypes[std::size_t(jg::kResources[id].kind)].name; };
    if (asked->kind == jg::Kind::claim_mark)
        return fill(words::kAskMark.in(lang), {{"seat", context.match.names()[std::size_t(asked->seat)]}, {"resource", name(asked->resource).in(lang)}});
    if (asked->kind == jg::Kind::claim_take)
        return fill(words::kAskRest.in(lang), {{"planet", jg::planet_name(asked->planet, lang)}});
    return {};
}

}  // namespace orrery::ui::jumpgate_table
