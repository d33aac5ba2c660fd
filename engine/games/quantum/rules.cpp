#include "engine/games/quantum/rules.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "engine/games/quantum/rules_detail.h"

namespace orrery::quantum {

// The open decision.

namespace {

/// Returns the decision of the combat's stage. Windows without a usable card have been closed before (QU-C7).
std::optional<Asked> asked_in_combat(const Table& t) {
    const Combat& combat = *t.combat;
    switch (combat.stage) {
        case Stage::dangerous: return Asked{owner_of(combat.defender), Kind::dangerous};
        case Stage::rerolls: return Asked{owner_of(combat.ship(combat.reroller)), Kind::combat_reroll};
        case Stage::choice: return Asked{owner_of(combat.attacker), Kind::after_attack};
        case Stage::wrecks:
        case Stage::spoils:
        case Stage::counter:
        case Stage::counter_spoils: break;
    }
    return {};
}

Kind decision_of(const Pending& pending) {
    switch (pending.kind) {
        case Pending::Kind::move: return Kind::move;
        case Pending::Kind::drop: return Kind::drop;
        case Pending::Kind::deploy:
        case Pending::Kind::nomadic: break;
    }
    return Kind::place_ship;
}

Kind decision_of(Play::Stage stage) {
    switch (stage) {
        case Play::Stage::discard_own: return Kind::discard_command;
        case Play::Stage::choose: return Kind::reorganize;
        case Play::Stage::place: return Kind::place_ship;
        case Play::Stage::cube: return Kind::relocate_cube;
        case Play::Stage::planet: return Kind::relocate_planet;
        case Play::Stage::sabotage: break;
    }
    return Kind::sabotage_discard;
}

Asked asked_in_setup(const Table& t) {
    if (t.phase == Phase::mulligan) return {static_cast<Seat>(t.setup.index), Kind::mulligan};
    const auto seat = static_cast<Seat>((*t.start_seat + t.setup.index) % t.seats);
    return {seat, t.phase == Phase::start_cubes ? Kind::start_cube : Kind::start_ship};
}

}  // namespace

std::optional<Asked> asked(const Table& t) {
    if (t.phase == Phase::over) return {};
    if (is_setup(t.phase)) return asked_in_setup(t);
    if (t.infamy) return Asked{*t.infamy, Kind::infamy_cube};
    if (!t.rolls.empty()) return Asked{owner_of(t.rolls.front().ship), t.rolls.front().value == 0 ? Kind::choose_number : Kind::reroll_ship};
    if (t.combat) return asked_in_combat(t);
    if (t.pending) return Asked{t.turn.seat, decision_of(*t.pending)};         // the follow-up comes first (QU-V9)
    if (t.play) {
        const Seat seat = t.play->stage == Play::Stage::sabotage ? t.play->seats.front() : t.turn.seat;
        return Asked{seat, decision_of(t.play->stage)};
    }
    // The card phase has no decision but picks (QU-P14).
    return Asked{t.turn.seat, t.phase == Phase::actions ? Kind::action : Kind::take_card};
}

std::optional<Seat> to_act(const Table& t) {
    const std::optional<Asked> open = asked(t);
    return open ? std::optional(open->seat) : std::nullopt;
}

ShipId placed_ship(const Table& t) {
    if (!t.play) return t.pending->ship;
    ShipId ship = ship_of(t.turn.seat, 0);
    while (!t.play->concerns(index_of(ship)) || t.ships[ship].at != kHand) ++ship;        // in id order (QU-G4)
    return ship;
}

int stock_of(const Options& options) { return options.cubes > 0 ? options.cubes : kMaps[options.map].cubes; }

Verdict violation(const Table& t, Seat who, const Move& m) {
    const std::optional<Asked> open = asked(t);
    if (!open) return Violation{&rule::E1};
    if (open->seat != who) return Violation{&rule::T7};
    return std::visit([&](const auto& move) { return check(t, who, open->kind, move); }, m);
}

void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out) {
    assert(!violation(s, who, m));
    Chance chance(s.rng, script);
    RuleContext context{s, chance, out};
    const Kind kind = asked(s)->kind;
    std::visit([&](const auto& move) { play(context, who, kind, move); }, m);
    go_on(context);
}

void go_on(RuleContext& c) {
    State& s = c.s;
    while (s.phase != Phase::over && !is_setup(s.phase) && !s.infamy) {
        if (!s.rolls.empty()) {
            if (roll_on(c)) return;
        } else if (s.combat) {
            if (fight_on(c)) return;
        } else if (s.pending) {
            return;
        } else if (s.play) {
            if (resolve_on(c)) return;
        } else if (s.phase == Phase::cards && s.players[s.turn.seat].cards_owed == 0) {
            end_turn(c);  // no pick left: the turn ends (QU-P13), after picks earned by infamy (QU-P11)
        } else {
            return;
        }
    }
}

// List of legal moves (section 8.7). The generators produce legal moves directly, because asking `check` for each candidate
// takes several times as long; a property test compares them with `violation`.

namespace {

/// Set of ships of one seat, bit i for ship i.
using ShipSet = unsigned;

/// Calls `each` for the ships of a set, in id order.
template <class Each>
void for_ships(Seat who, ShipSet set, Each each) {
    for (; set != 0; set &= set - 1) each(ship_of(who, std::countr_zero(set)));
}

template <class Each>
void for_own_ships(const Table& t, Seat who, Each each) {
    for (int i = 0; i < kShipsPerSeat; ++i) each(ship_of(who, i), t.ships[ship_of(who, i)]);
}

/// Own ships by place and ability, found in one pass over them.
struct Fleet {
    ShipSet on_map = 0, in_scrapyard = 0;
    std::array<ShipSet, kDieFaces + 1> able{};             // by number: may use its ability now

    Fleet(const Table& t, Seat who) {
        for_own_ships(t, who, [&](ShipId id, const Ship& ship) {
            const ShipSet itself = 1u << index_of(id);
            if (ship.at == kScrapyard) in_scrapyard |= itself;
            if (!ship.on_map()) return;
            on_map |= itself;
            if (ability_free(t, id)) able[static_cast<std::size_t>(ship.number)] |= itself;
        });
    }
    ShipSet in_play() const { return on_map | in_scrapyard; }
    ShipSet able_to(Ability ability) const { return able[static_cast<std::size_t>(number_of(ability))]; }
};

void add_constructs(const Table& t, Seat who, const Fleet& fleet, Ops ops, MoveList& out) {
    if (t.turn.actions < kConstructCost) return;
    std::uint32_t places = 0;                              // bit i: an own ship stands on tile i
    std::array<std::int8_t, kMaxTiles> sums{};             // of the ships in the orbits of each tile's planet (QU-K3)
    for_ships(who, fleet.on_map, [&](ShipId id) {
        const Ship& ship = t.ships[id];
        const PlanetId tile = tile_of(ship.at);
        places |= 1u << tile;
        if (is_orbit(ship.at)) sums[tile] = static_cast<std::int8_t>(sums[tile] + ship.number);
    });
    const bool is_exact = (ops & (bit(Op::construct_corners) | bit(Op::construct_tolerance))) == 0;
    for (; places != 0; places &= places - 1) {
        const auto planet = static_cast<PlanetId>(std::countr_zero(places));
        if (!is_planet(t, planet)) continue;
        const int required = required_number(t, planet, who);
        const bool fits = is_exact ? sums[planet] == required : sum_fits(t, planet, who, required);
        if (fits && is_eligible(t, planet, who)) out.push_back(Construct{planet});
    }
}

void add_abilities(const Table& t, Seat who, const Fleet& fleet, MoveList& out) {
    for_ships(who, fleet.able_to(Ability::strike), [&](ShipId id) {
        for (std::size_t i = 0; i < t.ship_count(); ++i) {
            const auto target = static_cast<ShipId>(i);
            if (owner_of(target) == who || !t.ships[i].on_map()) continue;
            if (is_next(t.ships[id].at, t.ships[i].at)) out.push_back(Strike{id, target});
        }
    });
    for_ships(who, fleet.able_to(Ability::warp), [&](ShipId id) {
        for_ships(who, fleet.on_map & ~(1u << index_of(id)), [&](ShipId with) { out.push_back(Warp{id, with}); });
    });
    for_ships(who, fleet.able_to(Ability::modify), [&](ShipId id) {
        out.push_back(Modify{id, kLowerModified});
        out.push_back(Modify{id, kHigherModified});
    });
    for_ships(who, fleet.able_to(Ability::free_reconfigure), [&](ShipId id) {
        out.push_back(UseAbility{id, Ability::free_reconfigure});
    });
}

/// Adds the powers of the seat's cards, in the order of the rows of section 8.2.
void add_powers(const Table& t, Seat who, const Fleet& fleet, const SquareSet& free, MoveList& out) {
    std::uint32_t usable = 0;                              // bit i: command i is held and not used in this turn
    for (const CardId card : t.players[who].commands) usable |= 1u << static_cast<unsigned>(command_of(card));
    usable &= ~t.turn.used;
    const auto may_use = [&](Command card) { return (usable >> static_cast<unsigned>(card) & 1u) != 0; };
    const auto add_if_legal = [&](const auto& move) {
        if (!check(t, who, Kind::action, move)) out.push_back(move);
    };
    if (may_use(Command::cerebral)) add_if_legal(Convert{Command::cerebral});
    if (may_use(Command::tyrannical)) add_if_legal(Convert{Command::tyrannical});
    if (may_use(Command::curious))
        for_ships(who, fleet.on_map, [&](ShipId id) {
            if (!move_free(t, id) || !has_continuation(t, free, id, Source::curious)) return;
            out.push_back(FreeMove{Command::curious, id});
        });
    if (may_use(Command::tactical))
        for_ships(who, fleet.on_map, [&](ShipId id) {
            if (has_continuation(t, free, id, Source::tactical)) out.push_back(FreeMove{Command::tactical, id});
        });
    if (may_use(Command::flexible))
        for_ships(who, fleet.in_play(), [&](ShipId id) {
            for (const int by : {-1, 1}) add_if_legal(Flexible{id, static_cast<std::int8_t>(t.ships[id].number + by)});
        });
    if (may_use(Command::nomadic)) for_ships(who, fleet.on_map, [&](ShipId id) { add_if_legal(Nomadic{id}); });
    if (may_use(Command::resourceful)) for_ships(who, fleet.on_map, [&](ShipId id) { out.push_back(Resourceful{id}); });
}

/// Adds all moves of the action phase. Each may be chosen at any time and any number of times (QU-T3, QU-T6).
void add_actions(const Table& t, Seat who, MoveList& out) {
    const Fleet fleet(t, who);
    const Ops ops = ops_of(t, who);
    // Without actions only cards that move or deploy a ship need the free spaces.
    const bool needs_space = t.turn.actions > 0 || (ops & (bit(Op::free_move) | bit(Op::deploy_cost))) != 0;
    const SquareSet free = needs_space ? free_spaces(t) : SquareSet{};
    if (t.turn.actions > 0) for_ships(who, fleet.in_play(), [&](ShipId id) { out.push_back(Reconfigure{id}); });
    if (fleet.in_scrapyard != 0 && t.turn.actions >= deploy_cost(t, who) && has_deploy_space(t, free, who))
        for_ships(who, fleet.in_scrapyard, [&](ShipId id) { out.push_back(Deploy{id}); });
    if (t.turn.actions > 0)
        for_ships(who, fleet.on_map, [&](ShipId id) {
            if (move_free(t, id) && has_continuation(t, free, id, Source::action)) out.push_back(StartMove{id});
        });
    add_constructs(t, who, fleet, ops, out);
    if (t.turn.actions > 0 && t.players[who].research < kTrackMax) out.push_back(Research{});
    add_abilities(t, who, fleet, out);
    if (ops != 0) add_powers(t, who, fleet, free, out);
    out.push_back(EndActions{});
}

void add_ship_moves(const Table& t, Seat who, MoveList& out) {
    const Pending& pending = *t.pending;
    const Square start = t.ships[pending.ship].at;
    const MoveRules rules = move_rules(t, pending.ship, pending.source, pending.carrying != kNoShip);
    const SquareSet free = free_spaces(t);
    const SquareSet before = reach(free, start, rules.range - 1, rules.oblique);           // with one step left
    SquareSet reached = step_on(free, before, rules.oblique);
    reached.remove(start);
    reached.for_each([&out](Square to) { out.push_back(Go{to}); });
    if (rules.attack)                                      // one attack for each space from which it is possible (QU-V7)
        for (std::size_t i = 0; i < t.ship_count(); ++i) {
            const auto target = static_cast<ShipId>(i);
            if (owner_of(target) == who || !t.ships[i].on_map()) continue;
            for_each_step(t.ships[i].at, rules.oblique, [&](Square from) {
                if (before.has(from)) out.push_back(Attack{target, from});
            });
        }
    if (rules.transport)
        for_own_ships(t, who, [&](ShipId id, const Ship&) {
            if (may_pick_up(t, free, pending.ship, id)) out.push_back(PickUp{id});
        });
}

void add_planets_for_cube(const Table& t, Seat who, Kind kind, MoveList& out) {
    const bool entangled = kind == Kind::infamy_cube && is_entangled(t, who);
    for_each_planet(t, [&](PlanetId planet) {
        const bool fits = kind == Kind::start_cube ? !check(t, who, kind, PlaceCube{planet})
                          : entangled              ? has_free_slot(t, planet)
                                                   : is_open_to(t, planet, who);
        if (fits) out.push_back(PlaceCube{planet});
    });
}

void add_first_places(const Table& t, Seat who, MoveList& out) {
    const SquareSet spaces = kOrbits[*t.setup.homes[who]].without(occupied_by_all(t));
    for_own_ships(t, who, [&](ShipId id, const Ship& ship) {
        if (ship.at == kHand) spaces.for_each([&](Square space) { out.push_back(PlaceFirst{id, space}); });
    });
}

void add_cards(const Table& t, MoveList& out) {
    for (const CardKind kind : kCardKinds)
        for (const CardId card : t.market(kind).display)
            if (card != kNoCard) out.push_back(Take{card});
    out.push_back(Refresh{});
    out.push_back(Skip{});
}

void add_relocations(const Table& t, Seat who, MoveList& out) {
    for_each_planet(t, [&](PlanetId planet) {
        for (const Seat owner : all_seats(t.seats))
            if (has_relocation(t, who, planet, owner)) out.push_back(MoveCube{planet, owner});
    });
}

template <class One, class Other>
void add_both(const One& one, const Other& other, MoveList& out) {
    out.push_back(one);
    out.push_back(other);
}

void add_moves(const Table& t, Seat who, Kind kind, MoveList& out) {
    switch (kind) {
        case Kind::mulligan: return add_both(Keep{}, RerollAll{}, out);
        case Kind::start_cube:
        case Kind::infamy_cube: return add_planets_for_cube(t, who, kind, out);
        case Kind::start_ship: return add_first_places(t, who, out);
        case Kind::action: return add_actions(t, who, out);
        case Kind::move: return add_ship_moves(t, who, out);
        case Kind::drop:
            return (only(t.ships[t.pending->ship].at).with_surroundings() & free_spaces(t)).for_each([&](Square space) {
                out.push_back(Drop{space});
            });
        case Kind::place_ship:
            place_spaces(t).for_each([&](Square space) { out.push_back(Place{space}); });
            if (t.play) out.push_back(Scrap{});
            return;
        case Kind::dangerous: return add_both(Fight{}, DestroyBoth{}, out);
        case Kind::combat_reroll:
            out.push_back(Pass{});
            for (const Command card : kRerollCards)
                if (may_reroll(t, *t.combat, t.combat->reroller, card_of(card))) out.push_back(RerollDie{card_of(card)});
            return;
        case Kind::choose_number:
            for (std::int8_t n = 1; n <= kDieFaces; ++n)
                if (!must_differ(t.rolls.front().reason) || n != t.rolls.front().old) out.push_back(Number{n});
            return;
        case Kind::reroll_ship: return add_both(Keep{}, RerollShip{}, out);
        case Kind::after_attack: return add_both(Occupy{}, Hold{}, out);
        case Kind::take_card: return add_cards(t, out);
        case Kind::discard_command:
        case Kind::sabotage_discard:
            for (const CardId card : t.players[who].commands) out.push_back(Discard{card});
            return;
        case Kind::reorganize:
            for_own_ships(t, who, [&](ShipId id, const Ship& ship) {
                if (is_in_play(ship) && !t.play->concerns(index_of(id))) out.push_back(Choose{id});
            });
            out.push_back(Done{});
            return;
        case Kind::relocate_cube: return add_relocations(t, who, out);
        case Kind::relocate_planet:
            return for_each_planet(t, [&](PlanetId planet) {
                if (may_relocate(t, t.play->from, *t.play->owner, planet)) out.push_back(MoveTo{planet});
            });
    }
}

}  // namespace

MoveList legal_moves(const Table& t, Seat who) {
    MoveList moves;
    const std::optional<Asked> open = asked(t);
    if (open && open->seat == who) add_moves(t, who, open->kind, moves);
    return moves;
}

bool is_barrier(const State&, const Move&, const State&, const std::vector<Event>& events) {
    return std::any_of(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<StartTie>(event) || std::holds_alternative<DecksDealt>(event) ||
               std::holds_alternative<DieRolled>(event) || std::holds_alternative<DieRerolled>(event) ||
               std::holds_alternative<CombatDice>(event) ||
               std::holds_alternative<CombatRerolled>(event) || std::holds_alternative<DisplayRefilled>(event) ||
               std::holds_alternative<DisplayRefreshed>(event) || std::holds_alternative<Reshuffled>(event) ||
               (std::holds_alternative<Mulligan>(event) && !std::get<Mulligan>(event).kept);
    });
}

}  // namespace orrery::quantum
