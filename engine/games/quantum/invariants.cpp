// Checks of the invariants of a position, by part of the table.
// Index: locations · counters · phases · cards · parts in progress · the whole position.
#include "engine/games/quantum/invariants.h"

#include <algorithm>
#include <string>

#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/score.h"
#include "engine/games/quantum/sites.h"

namespace orrery::quantum {

namespace {

using Broken = std::optional<Error>;

std::string number(std::size_t n) { return std::to_string(n); }
std::string player_pointer(Seat seat) { return "/table/players/" + number(static_cast<std::size_t>(seat)); }
std::string ship_pointer(ShipId ship) { return "/table/ships/" + number(ship); }

// Locations.

Broken planets_law(const Table& t) {                       // cubes within the slots (QU-B9)
    std::size_t index = 0;
    for (PlanetId planet = 0; planet < kMaxTiles; ++planet) {
        if (!has_planet(t.map(), planet)) {
            if (cubes_on(t, planet) > 0) return Error{"/table/planets", "cubes lie where no planet is"};
            continue;
        }
        if (cubes_on(t, planet) > kind_of(t.map().tiles[planet]).slots)
            return Error{"/table/planets/" + number(index) + "/cubes", "expected at most as many cubes as slots"};
        ++index;
    }
    return {};
}

bool is_rolled_for(const Table& t, ShipId ship, Reason reason) {
    return std::any_of(t.rolls.begin(), t.rolls.end(), [&](const Roll& roll) { return roll.ship == ship && roll.reason == reason; });
}

/// Returns whether something can have put the ship in transit (section 9, `hand`).
bool may_be_in_hand(const Table& t, ShipId ship) {
    if (is_setup(t.phase)) return index_of(ship) < kStartingShips;
    for (const Roll& roll : t.rolls)
        if (roll.ship == ship) return !must_differ(roll.reason);
    if (t.pending && t.pending->kind == Pending::Kind::deploy && t.pending->ship == ship) return true;
    if (t.pending && t.pending->carrying == ship) return true;
    return t.play && t.play->stage == Play::Stage::place && owner_of(ship) == t.turn.seat && t.play->concerns(index_of(ship));
}

/// Returns whether the ship must be in transit.
bool must_be_in_hand(const Table& t, ShipId ship) {
    if (is_setup(t.phase)) return index_of(ship) < kStartingShips && t.phase != Phase::start_ships;
    for (const Roll& roll : t.rolls)
        if (roll.ship == ship) return !must_differ(roll.reason);
    if (t.pending && t.pending->kind == Pending::Kind::deploy && t.pending->ship == ship) return true;
    return t.pending && t.pending->carrying == ship;
}

Broken ships_law(const Table& t) {
    SquareSet seen;
    for (std::size_t i = 0; i < t.ship_count(); ++i) {
        const auto id = static_cast<ShipId>(i);
        const Ship& ship = t.ships[i];
        const bool has_number = ship.at != kReserve && !is_rolled_for(t, id, Reason::expansion);
        if (has_number != (ship.number != 0))
            return Error{ship_pointer(id) + "/number", has_number ? "expected a number: the ship is in play" : "expected null: the ship was never rolled"};
        if (ship.at == kReserve && index_of(id) < kStartingShips) return Error{ship_pointer(id) + "/at", "only expansion ships stay in reserve"};
        if (ship.at == kHand && !may_be_in_hand(t, id)) return Error{ship_pointer(id) + "/at", "nothing puts this ship in transit"};
        if (ship.at != kHand && must_be_in_hand(t, id)) return Error{ship_pointer(id) + "/at", "expected \"hand\": the ship is in transit"};
        if (!ship.on_map()) continue;
        // A space holds one ship (QU-B8).
        if (seen.has(ship.at)) return Error{ship_pointer(id) + "/at", "a ship stands there already"};
        seen.add(ship.at);
    }
    return {};
}

Broken players_law(const Table& t) {
    for (const Seat seat : all_seats(t.seats)) {
        const Player& player = t.players[seat];
        const bool may_be_famous = t.infamy == seat || t.winner == seat;
        if (player.dominance == kInfamy && !may_be_famous)
            return Error{player_pointer(seat) + "/dominance", "dominance 6 does not last"};  // infamy resets it to 1 (QU-I6)
        if (t.infamy == seat && player.dominance != kInfamy)
            return Error{player_pointer(seat) + "/dominance", "expected 6: the seat has won infamy"};
        if ((player.cubes_left == 0) != (t.winner == seat))
            // Placing the last cube wins (QU-E1).
            return Error{player_pointer(seat) + "/cubes_left", "expected 0 for the winner and for nobody else"};
    }
    return {};
}

// Counters.

/// Returns the number of actions that cards may still bring in this turn: Warlike and Resourceful once each (QU-M23, QU-M31).
int actions_to_come(const Table& t) {
    const auto ship_given = [](const Roll& roll) { return roll.reason == Reason::resourceful; };
    const bool by_ship = !t.turn.has_used(Command::resourceful) || std::any_of(t.rolls.begin(), t.rolls.end(), ship_given);
    return (t.turn.has_used(Command::warlike) ? 0 : effect_of(Command::warlike, Op::on_first_kill)->amount) +
           (by_ship ? effect_of(Command::resourceful, Op::sacrifice)->amount : 0);
}

/// Checks a counter that may still grow by `to_come`.
Broken counter_law(int counter, int to_come, int limit, const std::string& pointer) {
    if (counter + to_come <= limit) return {};
    return Error{pointer, "expected at most " + std::to_string(limit - to_come) + " here"};
}

// A cube that is placed becomes a pick (QU-K10, QU-I6), a breakthrough another one in the own card phase (QU-P1), and a pick may
// become a bonus turn (QU-G3). Each Move action takes an action or the use of Curious (QU-A1, QU-M9).
Broken counters_law(const Table& t) {
    for (const Seat seat : all_seats(t.seats)) {
        const Player& player = t.players[seat];
        const bool is_picking = t.phase == Phase::cards && seat == t.turn.seat;
        const int cubes = player.cubes_left + (is_picking ? 0 : 1);
        if (Broken b = counter_law(player.cards_owed, cubes, limit::kOwed, player_pointer(seat) + "/cards_owed")) return b;
        if (is_setup(t.phase) || seat != t.turn.seat) continue;
        if (Broken b = counter_law(t.turn.bonus_turns, player.cards_owed + cubes, limit::kBonusTurns, "/table/turn/bonus_turns")) return b;
    }
    if (is_setup(t.phase)) return {};
    const int actions = actions_to_come(t), moves = t.turn.actions + actions + (t.turn.has_used(Command::curious) ? 0 : 1);
    if (Broken b = counter_law(t.turn.actions, actions, limit::kActions, "/table/turn/actions")) return b;
    for (std::size_t i = 0; i < t.ship_count(); ++i)
        if (Broken b = counter_law(t.ships[i].moves, moves, limit::kMoves, ship_pointer(static_cast<ShipId>(i)) + "/moves")) return b;
    return {};
}

// Phases.

Broken setup_law(const State& s) {
    if (s.round != 0) return Error{"/table/round", "expected 0 during setup"};
    if (s.start_seat.has_value() != (s.phase != Phase::mulligan))
        return Error{"/table/start_seat", "expected null until the start player is known, and then a seat"};
    for (const CardKind kind : kCardKinds) {
        const std::string pointer = "/table/" + std::string(id_of(kCardKindIds, kind));
        for (std::size_t i = 0; i < s.deck(kind).size(); ++i)
            if (s.deck(kind).size() != card_count(kind) || s.deck(kind)[s.deck(kind).size() - 1 - i] != first_card(kind) + i)
                return Error{pointer + "/deck", "expected all cards in the order of their list until they are shuffled"};
        if (s.deck(kind).empty()) return Error{pointer + "/deck", "expected all cards until they are shuffled"};
    }
    for (const Seat seat : all_seats(s.seats)) {
        const int place = s.start_seat ? (seat + s.seats - *s.start_seat) % s.seats : 0;
        const bool has_home = s.phase == Phase::start_ships || (s.phase == Phase::start_cubes && place < s.setup.index);
        const std::string pointer = "/table/setup/homes/" + number(static_cast<std::size_t>(seat));
        if (s.setup.homes[seat].has_value() != has_home) return Error{pointer, "expected a planet for each seat that has chosen, null for the others"};
        if (!has_home && s.players[seat].cubes_left < 2)   // the first cube is not the last one (QU-S10)
            return Error{player_pointer(seat) + "/cubes_left", "expected at least 2 before the first cube is placed"};
        int in_hand = 0;
        for (int i = 0; i < kStartingShips; ++i) {
            const Ship& ship = s.ships[ship_of(seat, i)];
            in_hand += ship.at == kHand ? 1 : 0;
            if (ship.at == kScrapyard) return Error{ship_pointer(ship_of(seat, i)) + "/at", "expected no scrapyard during setup"};
        }
        for (int i = kStartingShips; i < kShipsPerSeat; ++i)
            if (s.ships[ship_of(seat, i)].at != kReserve) return Error{ship_pointer(ship_of(seat, i)) + "/at", "expected \"reserve\""};
        if (s.phase != Phase::start_ships) continue;
        const bool fits = place < s.setup.index ? in_hand == 0 : place == s.setup.index ? in_hand > 0 : in_hand == kStartingShips;
        if (!fits) return Error{ship_pointer(ship_of(seat, 0)) + "/at", "does not fit the seats that have placed their ships"};
    }
    return {};
}

Broken turns_law(const Table& t) {
    if (t.round < 1) return Error{"/table/round", "expected at least 1"};
    if (!t.start_seat) return Error{"/table/start_seat", "expected a seat"};
    if (t.phase == Phase::cards && t.turn.actions != 0) return Error{"/table/turn/actions", "expected 0 in the card phase"};
    return {};
}

Broken over_law(const Table& t) {
    if (t.pending) return Error{"/table/pending", "expected null: the game is over"};
    if (t.combat) return Error{"/table/combat", "expected null: the game is over"};
    if (!t.rolls.empty()) return Error{"/table/rolls", "expected none: the game is over"};
    if (t.play) return Error{"/table/play", "expected null: the game is over"};
    if (t.infamy) return Error{"/table/infamy", "expected null: the game is over"};
    if (!t.winner && t.options.round_limit == 0) return Error{"/table/winner", "expected a seat: without a round limit somebody has won"};
    const PerSeat<std::int8_t> expected = places(t);
    for (const Seat seat : all_seats(t.seats))
        if (t.ranks[seat] != expected[seat])
            return Error{"/table/ranks/" + number(static_cast<std::size_t>(seat)), "expected " + std::to_string(expected[seat])};
    return {};
}

// Cards: each card occurs exactly once.

struct CardCheck {
    std::array<bool, kCardCount> seen{};
    Broken broken;

    void add(CardId card, const std::string& pointer) {
        if (seen[card] && !broken) broken = Error{pointer, "this card stands twice"};
        seen[card] = true;
    }
};

Broken cards_law(const State& s) {
    CardCheck cards;
    for (const Seat seat : all_seats(s.seats))
        for (std::size_t i = 0; i < s.players[seat].commands.size(); ++i)
            cards.add(s.players[seat].commands[i], player_pointer(seat) + "/commands/" + number(i));
    if (s.play) cards.add(s.play->card, "/table/play/card");
    for (const CardKind kind : kCardKinds) {
        const std::string pointer = "/table/" + std::string(id_of(kCardKindIds, kind));
        const auto add_pile = [&](const Pile& pile, const char* name) {
            for (std::size_t i = 0; i < pile.size(); ++i) cards.add(pile[pile.size() - 1 - i], pointer + name + number(i));
        };
        for (std::size_t i = 0; i < kDisplay; ++i)
            if (const CardId card = s.market(kind).display[i]; card != kNoCard) cards.add(card, pointer + "/display/" + number(i));
        add_pile(s.deck(kind), "/deck/");
        add_pile(s.market(kind).discard, "/discard/");
        for (std::size_t i = 0; i < card_count(kind) && !cards.broken; ++i)
            if (const CardId card = static_cast<CardId>(first_card(kind) + i); !cards.seen[card])
                return Error{pointer + "/deck", "the card " + std::string(card_id(card)) + " stands nowhere"};
    }
    return cards.broken;
}

// Parts in progress.

Broken pending_law(const Table& t) {
    if (!t.pending) return {};
    const Pending& p = *t.pending;
    const std::string at = "/table/pending";
    if (t.phase != Phase::actions || t.combat || t.play || !t.rolls.empty() || t.infamy) return Error{at, "does not go with what else is in progress"};
    if (owner_of(p.ship) != t.turn.seat) return Error{at + "/ship", "expected a ship of the turn's player"};
    if (p.kind == Pending::Kind::deploy) return {};        // the check of ships requires it in transit
    if (!t.ships[p.ship].on_map()) return Error{at + "/ship", "expected a ship on the map"};
    const auto needs = [&](Command card) { return holds(t, t.turn.seat, card) && t.turn.has_used(card); };
    if (p.kind == Pending::Kind::nomadic && !needs(Command::nomadic)) return Error{at + "/kind", "expected the card Nomadic, used"};
    if (p.kind == Pending::Kind::move && p.source == Source::curious && !needs(Command::curious))
        return Error{at + "/source", "expected the card Curious, used"};
    if (p.kind == Pending::Kind::move && p.source == Source::tactical && !needs(Command::tactical))
        return Error{at + "/source", "expected the card Tactical, used"};
    if (p.carrying == kNoShip) return {};
    const bool fits = owner_of(p.carrying) == t.turn.seat && p.carrying != p.ship && p.source != Source::tactical &&
                      t.ships[p.ship].number == number_of(Ability::transport);
    return fits ? Broken{} : Error{at + "/carrying", "expected another ship of a flagship's owner"};
}

/// Checks the rolls and locations that a stage of combat requires.
Broken combat_stage_law(const Table& t) {
    const Combat& c = *t.combat;
    const std::string at = "/table/combat";
    const auto stands = [&](ShipId ship, Square square) { return t.ships[ship].at == square; };
    const auto rolls = [&](ShipId ship) {
        return t.rolls.size() == 1 && t.rolls.front().ship == ship && t.rolls.front().reason == Reason::destroyed;
    };
    const bool attacker_stands = stands(c.attacker, c.from), defender_stands = stands(c.defender, c.at);
    const bool is_asked_infamy = t.infamy.has_value();
    bool fits = false;
    switch (c.stage) {
        case Stage::dangerous:
            if (!has(t, owner_of(c.defender), Op::mutual_destruction)) return Error{at + "/stage", "expected the defender to hold Dangerous"};
            fits = attacker_stands && defender_stands && t.rolls.empty() && !is_asked_infamy;
            break;
        case Stage::wrecks: {
            const bool both = t.rolls.size() == 2 && t.rolls[0].ship == c.defender && t.rolls[1].ship == c.attacker &&
                              t.rolls[0].reason == Reason::destroyed && t.rolls[1].reason == Reason::destroyed;
            fits = (both || (rolls(c.attacker) && stands(c.defender, kScrapyard))) && !is_asked_infamy;
            break;
        }
        case Stage::rerolls: {
            bool usable = false;
            for (const Command card : kRerollCards) usable = usable || may_reroll(t, c, c.reroller, card_of(card));
            if (!usable) return Error{at + "/reroller", "expected a side with a card to use"};
            fits = attacker_stands && defender_stands && t.rolls.empty() && !is_asked_infamy;
            break;
        }
        case Stage::choice:
            fits = attacker_stands && (rolls(c.defender) || (t.rolls.empty() && stands(c.defender, kScrapyard))) && !is_asked_infamy;
            break;
        case Stage::counter: fits = defender_stands && rolls(c.attacker) && !is_asked_infamy; break;
        case Stage::spoils:
            fits = (attacker_stands || stands(c.attacker, c.at)) && stands(c.defender, kScrapyard) && t.rolls.empty() &&
                   t.infamy == owner_of(c.attacker);
            break;
        case Stage::counter_spoils:
            fits = defender_stands && stands(c.attacker, kScrapyard) && t.rolls.empty() && t.infamy == owner_of(c.defender);
            break;
    }
    return fits ? Broken{} : Error{at + "/stage", "does not fit the ships, the rolls and the infamy"};
}

Broken combat_side_law(const Table& t, Side side, bool rolled) {
    const Combat& c = *t.combat;
    const Seat seat = owner_of(c.ship(side));
    const char* const die_pointer = side == Side::attacker ? "/table/combat/attack_die" : "/table/combat/defense_die";
    if (rolled != (c.die(side) != 0)) return Error{die_pointer, rolled ? "expected a number" : "expected null: no die is rolled yet"};
    const Effect* fixed = effect_of(t, seat, Op::fixed_combat_die);
    if (rolled && fixed != nullptr && c.die(side) != fixed->amount) return Error{die_pointer, "expected 3: its player holds Rational"};
    const std::string used_pointer = side == Side::attacker ? "/table/combat/attack_used" : "/table/combat/defense_used";
    const Held& used = c.used(side);
    for (std::size_t i = 0; i < used.size(); ++i) {
        Combat before = c;
        before.used(side).clear();
        if (!rolled || !may_reroll(t, before, side, used[i])) return Error{used_pointer + "/" + number(i), "this side has no such re-roll"};
        if (std::count(used.begin(), used.end(), used[i]) > 1) return Error{used_pointer + "/" + number(i), "this card stands twice"};
    }
    return {};
}

Broken combat_law(const Table& t) {
    if (!t.combat) return {};
    const Combat& c = *t.combat;
    const std::string at = "/table/combat";
    if (t.phase != Phase::actions || t.play) return Error{at, "does not go with what else is in progress"};
    if (owner_of(c.attacker) != t.turn.seat) return Error{at + "/attacker", "expected a ship of the turn's player"};
    if (owner_of(c.defender) == t.turn.seat) return Error{at + "/defender", "expected an enemy ship"};
    if (!is_step(c.from, c.at, c.kind == CombatKind::move)) return Error{at + "/from", "expected a space from which to attack"};
    const Seat holder = t.turn.seat;
    if (c.kind == CombatKind::tactical && !(holds(t, holder, Command::tactical) && t.turn.has_used(Command::tactical)))
        return Error{at + "/kind", "expected the card Tactical, used"};
    const bool rolled = c.stage != Stage::dangerous && c.stage != Stage::wrecks;
    for (const Side side : {Side::attacker, Side::defender})
        if (Broken b = combat_side_law(t, side, rolled)) return b;
    if (c.stage != Stage::rerolls && c.reroller != Side::attacker) return Error{at + "/reroller", "expected \"attacker\" outside the re-rolls"};
    if (c.stage != Stage::rerolls && c.passed) return Error{at + "/passed", "expected false outside the re-rolls"};
    return combat_stage_law(t);
}

Broken roll_law(const Table& t, std::size_t i) {
    const Roll& roll = t.rolls[i];
    const std::string at = "/table/rolls/" + number(i);
    const Seat owner = owner_of(roll.ship);
    const Ship& ship = t.ships[roll.ship];
    if (roll.old != ship.number) return Error{at + "/old", "expected the number that the ship shows"};
    const bool alone = t.rolls.size() == 1 && !t.combat && !t.play && t.phase == Phase::actions && owner == t.turn.seat;
    bool fits = false;
    switch (roll.reason) {
        case Reason::reconfigure: fits = alone && (ship.on_map() || ship.at == kScrapyard); break;
        case Reason::free_reconfigure: fits = alone && ship.on_map(); break;
        case Reason::resourceful:
            fits = alone && holds(t, owner, Command::resourceful) && t.turn.has_used(Command::resourceful);
            break;
        case Reason::destroyed: fits = t.combat.has_value(); break;       // combat_stage_law checks which ships
        case Reason::expansion:
        case Reason::reorganization: {
            const Gambit card = roll.reason == Reason::expansion ? Gambit::expansion : Gambit::reorganization;
            fits = t.play && t.play->stage == Play::Stage::place && kind_of(t.play->card) == CardKind::gambit &&
                   gambit_of(t.play->card) == card && owner == t.turn.seat && t.play->concerns(index_of(roll.ship)) &&
                   (i == 0 || t.rolls[i - 1].ship < roll.ship);
            break;
        }
    }
    if (!fits) return Error{at + "/reason", "does not fit what is in progress"};
    const bool chooses = has(t, owner, Op::choose_ship_roll);
    const bool rerolls = owner == t.turn.seat && has(t, owner, Op::ship_reroll) && !chooses;
    if (i > 0 ? roll.value != 0 : chooses ? roll.value != 0 : !rerolls || roll.value == 0)
        return Error{at + "/value", "expected a number exactly while Scrappy may roll again"};
    if (i == 0 && must_differ(roll.reason) && roll.value == roll.old && roll.value != 0)
        return Error{at + "/value", "expected another number than before"};
    return {};
}

Broken play_stage_law(const Table& t) {
    const Play& p = *t.play;
    const std::string at = "/table/play";
    const auto is_gambit = [&](Gambit wanted) { return kind_of(p.card) == CardKind::gambit && gambit_of(p.card) == wanted; };
    bool card_fits = false, ships = false, cube = false, owner = false, seats = false;
    switch (p.stage) {
        case Play::Stage::discard_own:
            card_fits = kind_of(p.card) == CardKind::command && t.players[t.turn.seat].commands.full();
            break;
        case Play::Stage::choose: card_fits = is_gambit(Gambit::reorganization); ships = true; break;
        case Play::Stage::place: card_fits = is_gambit(Gambit::reorganization) || is_gambit(Gambit::expansion); ships = true; break;
        case Play::Stage::cube: card_fits = is_gambit(Gambit::relocation); break;
        case Play::Stage::planet: card_fits = is_gambit(Gambit::relocation); cube = owner = true; break;
        case Play::Stage::sabotage: card_fits = is_gambit(Gambit::sabotage); seats = true; break;
    }
    if (!card_fits) return Error{at + "/stage", "does not fit the card"};
    if (!ships && p.ships != 0) return Error{at + "/ships", "expected none at this stage"};
    if (cube != (p.from != kNoPlanet)) return Error{at + "/from", cube ? "expected a planet" : "expected null at this stage"};
    if (owner != p.owner.has_value()) return Error{at + "/owner", owner ? "expected a seat" : "expected null at this stage"};
    if (seats == p.seats.empty()) return Error{at + "/seats", seats ? "expected the seats that must discard" : "expected none at this stage"};
    return {};
}

Broken play_law(const Table& t) {
    if (!t.play) return {};
    const Play& p = *t.play;
    const Seat taker = t.turn.seat;
    const std::string at = "/table/play";
    if (t.phase != Phase::cards || t.infamy) return Error{at, "does not go with what else is in progress"};
    if (Broken b = play_stage_law(t)) return b;
    bool one_in_hand = false;
    for (int i = 0; i < kShipsPerSeat; ++i) {
        if (!p.concerns(i)) continue;
        const Square where = t.ships[ship_of(taker, i)].at;
        one_in_hand = one_in_hand || where == kHand;
        if (where == kReserve) return Error{at + "/ships", "expected ships in play"};
    }
    if (p.stage == Play::Stage::place) {
        if (!one_in_hand) return Error{at + "/ships", "expected a ship that is still to be placed"};
        const bool expands = gambit_of(p.card) == Gambit::expansion;
        const std::uint8_t fourth = 1u << kStartingShips, fifth = 1u << (kStartingShips + 1);
        if (expands && p.ships != fourth && p.ships != fifth) return Error{at + "/ships", "expected one expansion ship"};
    }
    if (p.stage == Play::Stage::planet && !has_relocation(t, taker, p.from, *p.owner)) return Error{at + "/from", "expected a cube that can be moved"};
    Seat last = taker;
    for (std::size_t i = 0; i < p.seats.size(); ++i) {
        const int before = (last - taker + t.seats) % t.seats, now = (p.seats[i] - taker + t.seats) % t.seats;
        if (now <= before || t.players[p.seats[i]].commands.empty())
            return Error{at + "/seats/" + number(i), "expected the others with a command card, clockwise"};
        last = p.seats[i];
    }
    return {};
}

Broken infamy_law(const Table& t) {
    if (!t.infamy || t.combat) return {};
    if (*t.infamy != t.turn.seat || !t.rolls.empty()) return Error{"/table/infamy", "expected the turn's player, and nothing else in progress"};
    return {};
}

Broken going_on_law(const State& s) {
    if (s.winner) return Error{"/table/winner", "expected null while the game goes on"};
    if (Broken b = is_setup(s.phase) ? setup_law(s) : turns_law(s)) return b;
    if (is_setup(s.phase)) {
        const bool busy = s.pending || s.combat || s.play || !s.rolls.empty() || s.infamy;
        return busy ? Error{"/table/phase", "nothing can be in progress during setup"} : Broken{};
    }
    if (Broken b = pending_law(s)) return b;
    if (Broken b = combat_law(s)) return b;
    for (std::size_t i = 0; i < s.rolls.size(); ++i)
        if (Broken b = roll_law(s, i)) return b;
    if (Broken b = play_law(s)) return b;
    return infamy_law(s);
}

/// Checks that a seat must decide and has a legal move.
Broken decision_law(const State& s) {
    const std::optional<Asked> open = asked(s);
    const bool idle = open && open->kind == Kind::take_card && s.players[open->seat].cards_owed == 0;
    if (!open || idle || legal_moves(s, open->seat).empty()) return Error{"/decision", "nobody has anything to decide at this table"};
    return {};
}

}  // namespace

std::optional<Error> broken_law(const State& s) {
    if (Broken b = planets_law(s)) return b;
    if (Broken b = s.phase == Phase::over ? over_law(s) : going_on_law(s)) return b;
    if (Broken b = ships_law(s)) return b;
    if (Broken b = players_law(s)) return b;
    if (Broken b = counters_law(s)) return b;
    if (Broken b = cards_law(s)) return b;
    if (s.phase != Phase::over) return decision_law(s);
    return turns_law(s);
}

std::string broken_invariant(const State& s) {
    const std::optional<Error> broken = broken_law(s);
    return broken ? broken->pointer + ": " + broken->message : "";
}

}  // namespace orrery::quantum
