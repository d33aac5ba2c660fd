// Extreme positions of Quantum: on every map the most and the fewest ships, cubes and cards.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "engine/games/quantum/game.h"
#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/score.h"
#include "engine/games/quantum/sites.h"
#include "tests/extremes.h"

namespace orrery::tests {

/// Builds a position in the first seat's turn on one map.
class QuantumExtreme {
  public:
    explicit QuantumExtreme(quantum::MapId map) {
        using namespace quantum;
        Options options;
        options.map = map;
        options.cubes = kMaps[map].cubes;
        Events none;
        s_ = quantum::start(options, kMaps[map].players, Rng(map), nullptr, none);
        s_.phase = Phase::actions;
        s_.start_seat = 0;
        s_.round = s_.turn.number = 1;
        s_.turn.actions = kActionsPerTurn;
        for (const Seat seat : all_seats(s_.seats)) {
            s_.players[seat].cubes_left = 1;
            for (int i = 0; i < kShipsPerSeat; ++i) s_.ships[ship_of(seat, i)] = {6, kScrapyard, 0, 0};
        }
        for (const CardKind kind : kCardKinds)
            for (CardId& place : s_.market(kind).display) place = take_top(s_.deck(kind));
    }

    /// Places ships from one end of the map on, on every `step`-th space; 1 is the densest.
    QuantumExtreme& all_ships(int number, std::size_t step, int each = quantum::kShipsPerSeat) {
        using namespace quantum;
        std::vector<Square> spaces;
        spaces_of(s_.options.map).for_each([&spaces](Square square) { spaces.push_back(square); });
        std::size_t at = 0;
        for (int i = 0; i < each; ++i)
            for (const Seat seat : all_seats(s_.seats)) {
                while (occupied_by_all(s_).has(spaces[at % spaces.size()])) ++at;
                s_.ships[ship_of(seat, i)] = {static_cast<std::int8_t>(number), spaces[at % spaces.size()], 0, 0};
                at += step;
            }
        return *this;
    }
    /// Places one cube of each of these seats on every planet, as far as there are slots.
    QuantumExtreme& cubes(std::initializer_list<Seat> seats) {
        using namespace quantum;
        for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
            for (const Seat seat : seats)
                if (seat < s_.seats && is_open_to(s_, planet, seat)) ++s_.cubes[planet][static_cast<std::size_t>(seat)];
        return *this;
    }
    QuantumExtreme& hold(Seat seat, std::initializer_list<quantum::Command> cards) {
        for (const quantum::Command card : cards) hold_card(seat, quantum::card_of(card));
        return *this;
    }
    /// Gives every seat three commands.
    QuantumExtreme& full_hands() {
        using namespace quantum;
        for (const Seat seat : all_seats(s_.seats))
            while (!s_.players[seat].commands.full()) hold_card(seat, s_.deck(CardKind::command).back());
        return *this;
    }
    QuantumExtreme& empty_decks() {
        using namespace quantum;
        for (const CardKind kind : kCardKinds)
            while (!s_.deck(kind).empty()) s_.market(kind).discard.push_back(take_top(s_.deck(kind)));
        return *this;
    }
    /// Leaves every card that nobody holds in the discard piles.
    QuantumExtreme& empty_displays() {
        using namespace quantum;
        empty_decks();
        for (const CardKind kind : kCardKinds)
            for (CardId& place : s_.market(kind).display) {
                s_.market(kind).discard.push_back(place);
                place = kNoCard;
            }
        return *this;
    }
    /// Sets the card phase with a gambit or command card being resolved.
    QuantumExtreme& play(quantum::CardId card, quantum::Play::Stage stage) {
        using namespace quantum;
        s_.phase = Phase::cards;
        s_.turn.actions = 0;
        s_.players[0].cards_owed = 1;
        take_card(card);
        Play play;
        play.card = card;
        play.stage = stage;
        s_.play = play;
        return *this;
    }
    template <class Change>
    QuantumExtreme& with(Change change) {
        change(s_);
        return *this;
    }
    const quantum::State& state() const { return s_; }

  private:
    void take_card(quantum::CardId card) {
        using namespace quantum;
        const CardKind kind = kind_of(card);
        for (CardId& place : s_.market(kind).display)
            if (place == card) {
                place = take_top(s_.deck(kind));
                return;
            }
        take(s_.deck(kind), card);
    }
    void hold_card(Seat seat, quantum::CardId card) {
        take_card(card);
        s_.players[seat].commands.push_back(card);
    }

    quantum::State s_;
};

template <>
struct ExtremePositions<quantum::Game> {
    static std::size_t kinds() { return quantum::kKindCount; }
    static std::vector<Narrower> narrower() {
        return {
            {"/table/combat/attack_used", {0, 2}, "there are three cards for re-rolls, and one is still to be used"},
            {"/table/combat/defense_used", {0, 2}, "two of these cards serve the defender"},
            {"/table/gambit/deck", {0, 22}, "there are fewer gambits than commands"},
            {"/table/gambit/discard", {0, 22}, "there are fewer gambits than commands"},
            {"/table/planets", {6, 16}, "of the smallest and the largest map"},
            {"/table/play/seats", {0, 3}, "4 players at most"},
            {"/table/ships", {10, 20}, "2 to 4 players"},
        };
    }

    static std::vector<Extreme<quantum::State>> list() {
        std::vector<Extreme<quantum::State>> out;
        for (quantum::MapId map = 0; map < quantum::kMapCount; ++map) add_of(map, out);
        return out;
    }

  private:
    using List = std::vector<Extreme<quantum::State>>;

    static quantum::CardId gambit(quantum::Gambit wanted) {
        quantum::CardId card = 0;
        while (quantum::gambit_of(card) != wanted) ++card;
        return card;
    }
    static quantum::Command command_with(quantum::Op op) {
        std::size_t i = 0;
        while (quantum::kCommands[i].effects[0].op != op && quantum::kCommands[i].effects[1].op != op) ++i;
        return static_cast<quantum::Command>(i);
    }

    static void add_of(quantum::MapId map, List& out) {
        using namespace quantum;
        const auto add = [&](const char* what, const QuantumExtreme& position) {
            out.push_back({std::string(kMaps[map].id) + ", " + what, position.state()});
        };
        add_setup(map, out);
        for (int number = 1; number <= kDieFaces; ++number)
            add("every ship on the map", QuantumExtreme(map).cubes({0, 1, 2, 3}).all_ships(number, 1)
                .hold(0, {Command::curious, Command::tactical, Command::flexible}).full_hands().empty_decks());
        add("every power for ships", QuantumExtreme(map).cubes({0}).all_ships(6, 3)
            .hold(0, {Command::nomadic, Command::resourceful, Command::tyrannical}).full_hands());
        add("every card discarded", QuantumExtreme(map).cubes({0}).all_ships(6, 3).empty_displays());
        add("every card that is used once a turn was used", QuantumExtreme(map).cubes({0}).all_ships(6, 3).with([](State& s) {
            for (const Command card : kUsedCards) s.turn.use(card);
        }));
        add("Move actions without end", QuantumExtreme(map).cubes({0}).all_ships(5, 2)
            .hold(0, {Command::energetic, Command::curious, Command::resourceful}));
        add("no ship on the map, no cube", QuantumExtreme(map).empty_decks());
        for (const int number : {2, 5, 6})
            for (const std::size_t step : {std::size_t{1}, std::size_t{7}})
                add("a ship's move", QuantumExtreme(map).all_ships(number, step).hold(0, {command_with(Op::move_range), Command::curious})
                    .full_hands().with([](State& s) { s.pending = Pending{Pending::Kind::move, 0, Source::action, kNoShip}; }));
        add("a ship's move alone on the map", QuantumExtreme(map).all_ships(5, 1, 1).hold(0, {command_with(Op::move_range)})
            .with([](State& s) { s.pending = Pending{Pending::Kind::move, 0, Source::action, kNoShip}; }));
        add("a ship carried away", QuantumExtreme(map).all_ships(2, 2).with([](State& s) {
            s.ships[1].at = kHand;
            s.pending = Pending{Pending::Kind::drop, 0, Source::action, 1};
        }));
        add("deploying anywhere", QuantumExtreme(map).cubes({0}).hold(0, {command_with(Op::deploy_isolated)}).with([](State& s) {
            s.ships[0].at = kHand;
            s.pending = Pending{Pending::Kind::deploy, 0, Source::action, kNoShip};
        }));
        add("a hop", QuantumExtreme(map).hold(0, {Command::nomadic}).with([](State& s) {
            for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
                if (has_planet(s.map(), planet)) kOrbits[planet].for_each([&](Square orbit) {
                    Table trial = s;
                    trial.ships[0].at = orbit;
                    if (hop_spaces(trial, 0).size() > hop_spaces(s, 0).size()) s.ships[0].at = orbit;
                });
            s.turn.use(Command::nomadic);
            s.pending = Pending{Pending::Kind::nomadic, 0, Source::action, kNoShip};
        }));
        add("picking cards", QuantumExtreme(map).full_hands().with([](State& s) {
            s.phase = Phase::cards;
            s.turn.actions = 0;
            s.players[0].cards_owed = 20;
        }));
        add("picking cards, none left in the decks", QuantumExtreme(map).full_hands().empty_decks().with([](State& s) {
            s.phase = Phase::cards;
            s.turn.actions = 0;
            s.players[0].cards_owed = 1;
        }));
        add_cards(map, out);
        add("infamy", QuantumExtreme(map).all_ships(1, 1).with([](State& s) {
            s.infamy = 0;
            s.players[0].dominance = kInfamy;
        }));
        add("infamy, entangled", QuantumExtreme(map).cubes({0}).with([](State& s) {
            s.infamy = 0;
            s.players[0].dominance = kInfamy;
        }));
        add_combat(map, out);
        add("a number to choose", QuantumExtreme(map).all_ships(6, 1).hold(0, {command_with(Op::choose_ship_roll)}).with([](State& s) {
            s.rolls.push_back({0, Reason::reconfigure, 6, 0});
        }));
        add("over", QuantumExtreme(map).all_ships(1, 1).full_hands().with([](State& s) {
            s.phase = Phase::over;
            s.winner = 0;
            s.players[0].cubes_left = 0;
            s.turn.actions = 0;
            s.ranks = places(s);
        }));
    }

    /// Adds the start of the setup and each of its steps.
    static void add_setup(quantum::MapId map, List& out) {
        using namespace quantum;
        Options options;
        options.map = map;
        Events none;
        State s = quantum::start(options, kMaps[map].players, Rng(map), nullptr, none);
        while (is_setup(s.phase)) {
            out.push_back({std::string(kMaps[map].id) + ", setup", s});
            const Seat who = *to_act(s);
            quantum::apply(s, who, quantum::legal_moves(s, who).begin()[0], nullptr, none);
        }
    }

    static void add_cards(quantum::MapId map, List& out) {
        using namespace quantum;
        const auto add = [&](const char* what, const QuantumExtreme& position) {
            out.push_back({std::string(kMaps[map].id) + ", " + what, position.state()});
        };
        const CardId fourth = card_of(Command::warlike), fleet = gambit(Gambit::reorganization);
        add("a fourth command", QuantumExtreme(map).play(fourth, Play::Stage::discard_own).full_hands());
        add("the whole fleet to reorganize", QuantumExtreme(map).all_ships(6, 1).play(fleet, Play::Stage::choose));
        add("the whole fleet rolled", QuantumExtreme(map).cubes({0}).hold(0, {command_with(Op::ship_reroll)})
            .play(fleet, Play::Stage::place).with([](State& s) {
                s.play->ships = (1u << kShipsPerSeat) - 1;
                for (int i = 0; i < kShipsPerSeat; ++i) {
                    s.ships[ship_of(0, i)].at = kHand;
                    s.rolls.push_back({ship_of(0, i), Reason::reorganization, 6, static_cast<std::int8_t>(i == 0 ? 1 : 0)});
                }
            }));
        add("the whole fleet to place", QuantumExtreme(map).cubes({0}).play(fleet, Play::Stage::place).with([](State& s) {
            s.play->ships = (1u << kShipsPerSeat) - 1;
            for (int i = 0; i < kShipsPerSeat; ++i) s.ships[ship_of(0, i)].at = kHand;
        }));
        add("the whole fleet to place, no cube", QuantumExtreme(map).play(fleet, Play::Stage::place).with([](State& s) {
            s.play->ships = (1u << kShipsPerSeat) - 1;
            for (int i = 0; i < kShipsPerSeat; ++i) s.ships[ship_of(0, i)].at = kHand;
        }));
        const CardId relocation = gambit(Gambit::relocation);
        QuantumExtreme cube(map);
        cube.with([](State& s) {                           // as many cubes as leave one cube a place to move to
            PlanetId free = 0;
            for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
                if (has_planet(s.map(), planet) &&
                    (!has_planet(s.map(), free) || kind_of(s.map().tiles[planet]).number < kind_of(s.map().tiles[free]).number))
                    free = planet;
            for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
                for (Seat seat = 1; seat < s.seats; ++seat)
                    if (planet != free && is_open_to(s, planet, seat)) ++s.cubes[planet][static_cast<std::size_t>(seat)];
        }).play(relocation, Play::Stage::cube);
        add("a cube to move", cube);
        add("a planet for it", QuantumExtreme(cube).with([](State& s) {
            s.play->stage = Play::Stage::planet;
            for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
                if (has_relocation(s, 0, planet, 1)) s.play->from = planet;
            s.play->owner = 1;
        }));
        add("every planet for it", QuantumExtreme(map).with([](State& s) {
            PlanetId highest = 0;
            const auto number_at = [&s](PlanetId planet) { return kind_of(s.map().tiles[planet]).number; };
            for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
                if (number_at(planet) > number_at(highest)) highest = planet;
            ++s.cubes[highest][1];
        }).play(relocation, Play::Stage::planet).with([](State& s) {
            for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
                if (has_relocation(s, 0, planet, 1)) s.play->from = planet;
            s.play->owner = 1;
        }));
        add("sabotage", QuantumExtreme(map).full_hands().play(gambit(Gambit::sabotage), Play::Stage::sabotage).with([](State& s) {
            for (Seat seat = 1; seat < s.seats; ++seat) s.play->seats.push_back(seat);
        }));
    }

    static void add_combat(quantum::MapId map, List& out) {
        using namespace quantum;
        const auto add = [&](const char* what, QuantumExtreme position, Stage stage, std::initializer_list<Command> attack_used = {},
                             std::initializer_list<Command> defense_used = {}, Side reroller = Side::attacker) {
            position.with([=](State& s) {
                Combat combat;
                for (const Command card : attack_used) combat.attack_used.push_back(card_of(card));
                for (const Command card : defense_used) combat.defense_used.push_back(card_of(card));
                combat.reroller = reroller;
                combat.stage = stage;
                combat.attacker = 0;
                combat.defender = ship_of(1, 0);
                // Side by side on the first two spaces of a row.
                bool found = false;
                const SquareSet spaces = spaces_of(s.options.map);
                spaces.for_each([&](Square square) {
                    if (found || !spaces.has(static_cast<Square>(square + 1))) return;
                    found = true;
                    combat.from = square;
                    combat.at = static_cast<Square>(square + 1);
                });
                s.ships[combat.attacker].at = combat.from;
                s.ships[combat.defender].at = combat.at;
                if (stage != Stage::dangerous) combat.attack_die = combat.defense_die = 1;
                if (stage == Stage::choice) s.ships[combat.defender].at = kScrapyard;
                if (stage == Stage::spoils) {
                    s.ships[combat.defender].at = kScrapyard;
                    s.infamy = 0;
                    s.players[0].dominance = kInfamy;
                }
                s.combat = combat;
            });
            out.push_back({std::string(kMaps[map].id) + ", " + what, position.state()});
        };
        add("an attack on Dangerous", QuantumExtreme(map).hold(1, {command_with(Op::mutual_destruction)}).full_hands(), Stage::dangerous);
        add("all re-rolls of the attacker", QuantumExtreme(map).hold(0, {Command::relentless, Command::scrappy, Command::cruel}).full_hands(),
            Stage::rerolls);
        add("re-rolls of both sides made",
            QuantumExtreme(map).hold(0, {Command::relentless, Command::scrappy}).hold(1, {Command::cruel}),
            Stage::rerolls, {Command::relentless}, {Command::cruel});
        add("all re-rolls of the attacker made", QuantumExtreme(map).hold(0, {Command::relentless, Command::scrappy}).hold(1, {Command::cruel}),
            Stage::rerolls, {Command::relentless, Command::scrappy}, {}, Side::defender);
        add("all re-rolls of the defender made", QuantumExtreme(map).hold(0, {Command::scrappy}).hold(1, {Command::relentless, Command::cruel}),
            Stage::rerolls, {}, {Command::relentless, Command::cruel});
        add("an attack won", QuantumExtreme(map).full_hands(), Stage::choice);
        add("an attack won with infamy", QuantumExtreme(map), Stage::spoils);
    }
};

}  // namespace orrery::tests
