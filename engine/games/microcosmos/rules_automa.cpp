// The Automa of the solo game (MC-O1 to O26).
#include <algorithm>

#include "engine/games/microcosmos/rules_detail.h"

namespace orrery::microcosmos {

namespace {

const Step& present_step(const Table& t) { return kAutomaCards[*t.robot.card].steps[static_cast<std::size_t>(t.robot.step)]; }
PlanetId automa_planet(const Table& t) { return planet_of(t.player(kAutoma).at); }

// Payment with specialists.

/// What a payment takes: exact specialists by kind, then leaders for `any_leader`, then substitutes (MC-O7).
struct Bill {
    std::array<int, kSpecialistKinds> exact{};
    int any_leaders = 0, free = 0;
};

/// Returns nullopt if the Automa cannot pay.
std::optional<Bill> bill_for(const Table& t, const Needs& needs) {
    auto held = automa_crew(t);
    Bill out;
    int any = 0, open = 0;
    for (const Specialist need : needs) {
        if (need == Specialist::any_leader) ++any;
        else if (held[index_of(need)] == 0) ++open;
        else {
            --held[index_of(need)];
            ++out.exact[index_of(need)];
        }
    }
    int left = 0, leaders = 0;
    for (const Specialist kind : kSpecialists) {
        left += held[index_of(kind)];
        leaders += is_leader(kind) ? held[index_of(kind)] : 0;
    }
    out.any_leaders = std::min(any, leaders);
    open += any - out.any_leaders;
    out.free = kSubstitutes * open;
    if (left - out.any_leaders < out.free) return {};
    return out;
}

/// Uses the oldest card of a kind (MC-O6). Precondition: the Automa has one.
void use_oldest(RuleContext& c, Specialist kind, Specialist need) {
    auto& crew = c.s.robot.crew;
    const auto oldest = std::find_if(crew.begin(), crew.end(), [kind](CrewId card) { return kCrew[card].specialist == kind; });
    const CrewId card = *oldest;
    crew.erase(oldest);
    c.s.crew_discard.push_back(card);
    c.out.push_back(CardUsed{{}, need, card});
}

/// Begins the payment of a step. The step's effect follows it.
void pay_for(RuleContext& c, const Bill& bill, Purpose purpose, std::optional<Upgrade> upgrade) {
    push_effect(c.s, kAutoma, Effect::Kind::automa_do);
    c.s.pending.back().purpose = purpose;
    c.s.pending.back().upgrade = upgrade;
    for (const Specialist kind : kSpecialists)
        for (int i = 0; i < bill.exact[index_of(kind)]; ++i) use_oldest(c, kind, kind);
    push_effect(c.s, kAutoma, Effect::Kind::automa_pay);
    c.s.pending.back().purpose = purpose;
    c.s.pending.back().any_leaders = static_cast<std::int8_t>(bill.any_leaders);
    c.s.pending.back().free = static_cast<std::int8_t>(bill.free);
}

/// Uses a specialist of the kind for the requirement that is due.
void use_for_payment(RuleContext& c, Specialist kind) {
    Effect& pay = c.s.pending.back();
    const Specialist need = automa_need(pay);
    --(pay.any_leaders > 0 ? pay.any_leaders : pay.free);
    use_oldest(c, kind, need);
}

// Steps.

/// Tells whether the step is done (MC-O5).
bool tell_step(RuleContext& c, bool is_possible) {
    c.out.push_back(AutomaStep{*c.s.robot.card, c.s.robot.step, is_possible});
    return is_possible;
}

/// Gives the Automa the resources of a gain, up to its limit (MC-O11).
void take_resources(RuleContext& c, const Gain& gain, Source source) {
    gain_units(c, kAutoma, gain.fixed, source);
    for (int i = 0; i < gain.any; ++i) {
        const Units& mine = c.s.player(kAutoma).resources; // the one of which it has least, the higher one on ties (MC-O10)
        Units one{};
        one[static_cast<std::size_t>(std::min_element(mine.begin(), mine.end()) - mine.begin())] = 1;
        gain_units(c, kAutoma, one, source);
    }
}

void take_crew(RuleContext& c, int count) {                // MC-O15
    for (int i = 0; i < count; ++i) {
        const CrewId card = draw_crew(c);
        if (card == kNoCrew) return;
        c.out.push_back(CrewDrawn{{}, card});
        c.s.robot.crew.push_back(card);
    }
}

bool suits(const Table& t, Cell cell, Seek seek) {
    const PlanetId planet = t.grid[cell];
    if (seek == Seek::undiscovered || planet == kNoPlanet) return seek == Seek::undiscovered && planet == kNoPlanet;
    return seek == Seek::unterraformed ? !t.places[planet].is_restored : !contains(t.places[planet].colonies, kAutoma);
}

constexpr int kRingSize = static_cast<int>(kRing.size());

/// Returns the first cell in the direction that suits, the cell at `from` last; nullopt if none does (MC-O18).
std::optional<Cell> first_on_ring(const Table& t, int from, int direction, Seek seek) {
    for (int i = 1; i <= kRingSize; ++i) {
        const Cell cell = kRing[static_cast<std::size_t>((from + direction * i + kRingSize * i) % kRingSize)];
        if (suits(t, cell, seek)) return cell;
    }
    return {};
}
/// Returns the next planet in the direction.
Cell next_planet(const Table& t, int from, int direction) {
    int at = from;
    do at = (at + direction + kRingSize) % kRingSize;
    while (t.grid[kRing[static_cast<std::size_t>(at)]] == kNoPlanet);
    return kRing[static_cast<std::size_t>(at)];
}

void travel(RuleContext& c, const Step& step) {            // around the ring, whatever the distance (MC-O16)
    State& s = c.s;
    Player& automa = s.player(kAutoma);
    const Cell start = cell_of(s, automa_planet(s));
    int at = static_cast<int>(std::find(kRing.begin(), kRing.end(), start) - kRing.begin());
    if (const int across = (at + kRingSize / 2) % kRingSize; step.jumps && s.grid[kRing[static_cast<std::size_t>(across)]] != kNoPlanet)
        at = across;                                       // MC-O17
    const int direction = step.is_clockwise ? 1 : -1;
    std::optional<Cell> goal = first_on_ring(s, at, direction, step.seek);
    if (!goal && step.seek == Seek::undiscovered) goal = first_on_ring(s, at, direction, Seek::unterraformed);     // MC-O19
    if (!goal) goal = next_planet(s, at, direction);       // MC-O19
    if (s.grid[*goal] == kNoPlanet) {
        take_discovery_bonus(c, kAutoma, discover(c, kAutoma, *goal), Resource::mineral);          // MC-O20
        return;
    }
    const SpotId from = automa.at;
    automa.at = spot_of(s.grid[*goal], 0);
    if (c.out.is_heard()) c.out.push_back(Travelled{{}, Path{from, automa.at}});
    pay_outposts(c, kAutoma, planet_of(automa.at));        // standing still is an arrival, too
}

void terraform(RuleContext& c) {                           // MC-O22
    const PlanetId planet = automa_planet(c.s);
    const int limit = terraform_limit(c.s, kAutoma);
    int raised = 0;
    for (const Resource resource : kResources)             // tracks are printed in this order: the leftmost first
        while (raised < limit && may_raise(c.s, kAutoma, planet, resource)) {
            raise_level(c, kAutoma, planet, resource);
            ++raised;
        }
    finish_terraforming(c, kAutoma, planet, raised);
}

std::optional<Upgrade> payable_upgrade(const Table& t) {   // MC-O12
    const Player& automa = t.player(kAutoma);
    for (const Upgrade upgrade : kAutomaUpgrades) {
        const UpgradeKind& kind = kUpgrades[index_of(upgrade)];
        if (!automa.has(upgrade) && has_units(automa, kind.cost) && bill_for(t, {kind.need})) return upgrade;
    }
    return {};
}

void take_outpost_step(RuleContext& c) {                   // MC-O25
    const State& s = c.s;
    const bool is_there = contains(s.places[automa_planet(s)].outposts, kAutoma);
    const bool has_one = s.player(kAutoma).outpost_pool > 0;
    if (!tell_step(c, !is_there && (has_one || outposts_of(s, kAutoma) > 0))) return;
    if (has_one) place_outpost(c, kAutoma, {});
    else push_effect(c.s, kAutoma, Effect::Kind::automa_outpost);
}

void run_step(RuleContext& c) {
    State& s = c.s;
    const Step& step = present_step(s);
    const PlanetId planet = automa_planet(s);
    const Colour colour = kPlanets[planet].colour;
    switch (step.what) {
        case Do::collect:
            tell_step(c, true);                            // MC-O14
            return take_resources(c, step.gain, {Source::Kind::automa, *s.robot.card});
        case Do::crew:
            if (tell_step(c, drawable_crew(s) > 0)) take_crew(c, step.count);
            return;
        case Do::travel:
            tell_step(c, true);
            return travel(c, step);
        case Do::terraform:
            if (tell_step(c, !s.places[planet].is_restored && may_raise_any(s, kAutoma, planet))) terraform(c);
            return;
        case Do::upgrade: {
            const std::optional<Upgrade> upgrade = payable_upgrade(s);
            if (tell_step(c, upgrade.has_value())) pay_for(c, *bill_for(s, {kUpgrades[index_of(*upgrade)].need}), Purpose::upgrade, upgrade);
            return;
        }
        case Do::scout: {                                  // MC-O23
            const std::optional<Bill> bill = bill_for(s, {leader_of(colour)});
            if (tell_step(c, bill && drawable_survivors(s) > 0)) pay_for(c, *bill, Purpose::scout, {});
            return;
        }
        case Do::colony: {                                 // MC-O24
            const bool has_site = s.player(kAutoma).colony_pool > 0 && !contains(s.places[planet].colonies, kAutoma);
            const std::optional<Bill> bill = has_site ? bill_for(s, colony_needs(colonies_of(s, kAutoma) + 1, colour)) : std::nullopt;
            if (tell_step(c, bill.has_value())) pay_for(c, *bill, Purpose::colony, {});
            return;
        }
        case Do::outpost: return take_outpost_step(c);
    }
}

}  // namespace

void begin_automa_turn(RuleContext& c) {
    State& s = c.s;
    if (s.automa_deck.empty()) {                           // MC-O4
        s.automa_deck = s.robot.discard;
        s.robot.discard.clear();
        c.chance.shuffle(s.automa_deck, automa_card_by_id, Chance::Misfit::next_order);
        c.out.push_back(Reshuffled{Deck::automa});
    }
    s.robot.card = take_top(s.automa_deck);
    s.robot.step = 0;
    c.out.push_back(AutomaCardDrawn{*s.robot.card});
    run_step(c);
}

void go_on_with_automa(RuleContext& c) {
    State& s = c.s;
    const auto steps = static_cast<std::int8_t>(kAutomaCards[*s.robot.card].steps.size());
    if (s.robot.step + 1 < steps) {
        ++s.robot.step;
        return run_step(c);
    }
    s.robot.discard.push_back(*s.robot.card);
    s.robot.card.reset();
    s.robot.step = 0;
    end_turn(c);
}

// Payments. The human chooses the kind where there is a choice (MC-O8).

bool resolve_automa_pay(RuleContext& c) {
    const Effect& pay = c.s.pending.back();
    if (pay.any_leaders + pay.free == 0) {
        c.s.pending.pop_back();
        return false;
    }
    const Specialist need = automa_need(pay);
    if (automa_choices(c.s, need) != 1) return true;
    const auto held = automa_crew(c.s);
    for (const Specialist kind : kSpecialists)
        if (held[index_of(kind)] > 0 && meets(kind, need)) {
            use_for_payment(c, kind);
            break;
        }
    return false;
}

void resolve_automa_do(RuleContext& c) {
    const Effect effect = take_top(c.s.pending);
    switch (effect.purpose) {
        case Purpose::upgrade: return unlock(c, kAutoma, *effect.upgrade);
        case Purpose::colony: return build_colony(c, kAutoma);
        case Purpose::scout: break;
    }
    const SurvivorId card = draw_survivor(c);              // its resources, and never the card itself (MC-O23, MC-O26)
    c.out.push_back(SurvivorDrawn{{}, card});
    take_resources(c, kSurvivors[card].gain, {Source::Kind::survivor, card});
    discard_survivor(c, kAutoma, card);
}

Verdict check(const Table& t, Seat, Kind, const AutomaUse& m) {
    const bool is_held = automa_crew(t)[index_of(m.specialist)] > 0;
    return is_held && meets(m.specialist, automa_need(t.pending.back())) ? Verdict{} : Violation{&rule::O8};
}
void play(RuleContext& c, Seat, Kind, const AutomaUse& m) { use_for_payment(c, m.specialist); }

bool resolve_automa_outpost(RuleContext& c) {
    if (outposts_of(c.s, kAutoma) != 1) return true;
    c.s.pending.pop_back();
    for (const PlanetId planet : c.s.grid)
        if (planet != kNoPlanet && contains(c.s.places[planet].outposts, kAutoma)) {
            place_outpost(c, kAutoma, planet);             // no choice
            break;
        }
    return false;
}

Verdict check(const Table& t, Seat, Kind, const AutomaMove& m) {
    const bool is_there = is_laid(t, m.from) && contains(t.places[m.from].outposts, kAutoma);
    return is_there ? Verdict{} : Violation{&rule::O25};
}
void play(RuleContext& c, Seat, Kind, const AutomaMove& m) {
    c.s.pending.pop_back();
    place_outpost(c, kAutoma, m.from);
}

}  // namespace orrery::microcosmos
