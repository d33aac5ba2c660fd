// Extreme positions of Microcosmos: full galaxies with everything unlocked and built, decks that are all dealt or all discarded,
// and each kind of decision at each number of seats.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/microcosmos/game.h"
#include "engine/games/microcosmos/players.h"
#include "engine/games/microcosmos/rules.h"
#include "tests/extremes.h"

namespace orrery::tests {

/// Builds a position in the first seat's turn in which all that can be laid, built and held is there.
class MicrocosmosExtreme {
  public:
    /// `first` is the number of the deck planet that is laid first.
    MicrocosmosExtreme(int seats, std::size_t first) {
        using namespace microcosmos;
        Events none;
        s_ = microcosmos::start({}, seats, Rng(static_cast<std::uint64_t>(seats)), nullptr, none);
        s_.phase = Phase::travel;
        lay_planets(first);
        for (const Seat who : all_seats(s_.contenders())) equip(who);
        for (const PlanetId planet : planets_) fill_planet(planet);
        // Each player has two outposts. Those of the first two lie on the first three planets and on a starting planet.
        const PlanetId star = static_cast<PlanetId>(kFirstStar + first / 3 % kStarPlanets);
        for (const Seat who : all_seats(s_.contenders())) {
            const std::size_t one = who == 0 ? 0 : who == 1 ? 2 : static_cast<std::size_t>(who);
            add_outpost(who, planets_[one]);
            add_outpost(who, who == 0 ? planets_[1] : who == 1 ? star : planets_[static_cast<std::size_t>(who) + 1]);
        }
        if (s_.is_solo()) s_.player(kAutoma).at = spot_of(planets_[0], 0);
    }

    /// Moves every card of the decks to its discard pile.
    MicrocosmosExtreme& discard_decks() {
        while (!s_.crew_deck.empty()) s_.crew_discard.push_back(take_top(s_.crew_deck));
        while (!s_.survivor_deck.empty()) s_.survivor_discard.push_back(take_top(s_.survivor_deck));
        while (!s_.automa_deck.empty()) s_.robot.discard.push_back(take_top(s_.automa_deck));
        return *this;
    }
    /// Gives the whole crew deck to the Automa.
    MicrocosmosExtreme& hire_all() {
        while (!s_.crew_deck.empty()) s_.robot.crew.push_back(take_top(s_.crew_deck));
        return *this;
    }
    /// Puts every crew card into `pile`.
    template <class Pile>
    MicrocosmosExtreme& all_crew_in(Pile pile) {
        using namespace microcosmos;
        s_.crew_deck.clear();
        s_.crew_discard.clear();
        s_.robot.crew.clear();
        s_.club.fill(kNoCrew);
        for (const Seat who : all_seats(s_.contenders())) {
            s_.player(who).hand.clear();
            for (const Row row : kRows) s_.player(who).row(row).clear();
        }
        for (std::size_t card = 0; card < kCrewCount; ++card) pile(s_).push_back(static_cast<CrewId>(card));
        return *this;
    }
    /// Puts every survivor into `pile`.
    template <class Pile>
    MicrocosmosExtreme& all_survivors_in(Pile pile) {
        using namespace microcosmos;
        s_.survivor_deck.clear();
        s_.survivor_discard.clear();
        for (const Seat who : all_seats(s_.contenders())) {
            s_.player(who).survivors.clear();
            s_.player(who).settled.clear();
        }
        for (std::size_t card = 0; card < kSurvivorCount; ++card) pile(s_).push_back(static_cast<SurvivorId>(card));
        return *this;
    }
    /// Takes everything off the planets, to the pools of its owners.
    MicrocosmosExtreme& clear_planets() {
        using namespace microcosmos;
        for (const PlanetId planet : planets_) {
            for (const Seat who : s_.places[planet].colonies) ++s_.player(who).colony_pool;
            for (const Seat who : s_.places[planet].outposts) ++s_.player(who).outpost_pool;
            s_.places[planet] = Place{};
        }
        return *this;
    }
    /// Moves the outposts of all players to two planets, by their number among those that lie there.
    MicrocosmosExtreme& gather_outposts(std::size_t one, std::size_t other) {
        for (const microcosmos::PlanetId planet : planets_) s_.places[planet].outposts.clear();
        for (const Seat who : all_seats(s_.contenders())) {
            add_outpost(who, planets_[one]);
            add_outpost(who, planets_[other]);
        }
        return *this;
    }
    /// Returns the number of planets.
    std::size_t planets() const { return planets_.size(); }
    /// Makes a legal move after which the first seat has begun its second action, if there is one.
    MicrocosmosExtreme& act_twice() {
        using namespace microcosmos;
        act_once();
        for (const Move& move : legal_moves(s_, 0)) {
            Events none;
            State after = s_;
            microcosmos::apply(after, 0, move, nullptr, none);
            if (after.turn.actions.size() < kRoboticActions) continue;
            s_ = after;
            break;
        }
        return *this;
    }
    /// Lets the first seat pay for the most expensive colony.
    MicrocosmosExtreme& last_colony() {
        using namespace microcosmos;
        act_once();
        Player& player = s_.player(0);
        const PlanetId planet = planet_of(player.at);
        take(s_.places[planet].colonies, Seat{0});
        Effect colony, pay;
        colony.kind = Effect::Kind::colony;
        pay.kind = Effect::Kind::pay_specialist;
        pay.purpose = Purpose::colony;
        pay.needs = colony_needs(colonies_of(s_, 0) + 1, kPlanets[planet].colour);
        player.colony_pool = 1;
        s_.turn.actions = {Action::collect, Action::colony};
        s_.pending.push_back(colony);
        s_.pending.push_back(pay);
        return *this;
    }
    /// Lets the human choose the outpost that the Automa moves.
    MicrocosmosExtreme& move_outpost() {
        using namespace microcosmos;
        constexpr AutomaId kTradeWinds = 8;
        constexpr std::int8_t kOutpostStep = 2;
        take(s_.automa_deck, kTradeWinds);
        s_.robot.card = kTradeWinds;
        s_.robot.step = kOutpostStep;
        s_.phase = Phase::automa;
        s_.turn_seat = kAutoma;
        s_.turn.start = s_.player(kAutoma).at;
        Effect effect;
        effect.kind = Effect::Kind::automa_outpost;
        effect.seat = kAutoma;
        s_.pending.push_back(effect);
        return *this;
    }
    /// Leaves the first seat its second action on a planet.
    MicrocosmosExtreme& act_once() {
        using namespace microcosmos;
        s_.phase = Phase::location;
        s_.player(0).at = spot_of(planets_[1], 0);
        s_.turn.travelled = true;
        s_.turn.actions.push_back(Action::collect);
        return *this;
    }
    const microcosmos::State& state() const { return s_; }

  private:
    void lay_planets(std::size_t first) {
        using namespace microcosmos;
        std::size_t next = first;
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (s_.grid[cell] != kNoPlanet) continue;
            const auto planet = static_cast<PlanetId>(kFirstDeckPlanet + next++ % kDeckPlanets);
            s_.grid[cell] = planet;
            take(s_.planet_deck, planet);
            planets_.push_back(planet);
        }
        for (std::size_t i = 0; i < kStarPlanets; ++i) planets_.push_back(static_cast<PlanetId>(kFirstStar + i));
    }
    void equip(Seat who) {
        using namespace microcosmos;
        Player& player = s_.player(who);
        player.upgrades.clear();
        for (std::size_t i = 0; i < kSingleUpgrades; ++i)
            if (const auto upgrade = static_cast<Upgrade>(i); !s_.is_automa(who) || contains(kAutomaUpgrades, upgrade)) player.upgrades.push_back(upgrade);
        player.resources.fill(kLargeHold);
        player.colony_pool = player.outpost_pool = 0;
        if (s_.is_automa(who)) return;
        player.engine = kEngineSteps;
        player.tokens.fill(true);
        for (const CrewId card : player.hand) player.row(Row::upper).push_back(card);
        player.hand.clear();
        while (!player.row(Row::lower).full()) player.row(Row::lower).push_back(take_top(s_.crew_deck));
        while (!player.survivors.full()) player.survivors.push_back(take_top(s_.survivor_deck));
        player.settled.push_back(take_top(s_.survivor_deck));
    }
    void fill_planet(microcosmos::PlanetId planet) {
        using namespace microcosmos;
        Place& place = s_.places[planet];
        place.colonies.clear();
        for (const Seat who : all_seats(s_.contenders())) {
            place.colonies.push_back(who);
            place.markers.push_back({who, 1});
        }
        for (int i = 0; i < s_.contenders(); ++i)
            for (std::size_t track = 0; track < kResourceCount; ++track)
                if (place.levels[track] < kPlanets[planet].tracks[track]) {
                    ++place.levels[track];
                    break;
                }
    }
    void add_outpost(Seat who, microcosmos::PlanetId planet) { s_.places[planet].outposts.push_back(who); }

    microcosmos::State s_;
    std::vector<microcosmos::PlanetId> planets_;           ///< of the deck, then the starting planets
};

template <>
struct ExtremePositions<microcosmos::Game> {
    /// The two locations have one name.
    static std::size_t kinds() { return microcosmos::kKindCount - 1; }
    static std::vector<Narrower> narrower() {
        return {
            {"/decision/cards", {2, 2}, "one of two survivors is chosen"},
            {"/decision/done_actions", {0, 1}, "after two actions nothing is asked"},
            {"/table/pending", {0, 2}, "no two effects lead to a third one"},
            {"/table/pending/*/cards", {2, 2}, "one of two survivors is chosen"},
            {"/table/pending/*/need", {1, 5}, "a payment without a specialist is made"},
            {"/table/planet_deck", {7, 12}, "five cells of the galaxy are free at first"},
        };
    }

    static std::vector<Extreme<microcosmos::State>> list() {
        using namespace microcosmos;
        std::vector<Extreme<State>> out;
        for (int seats = kMinSeats; seats <= kMaxMicrocosmosSeats; ++seats) {
            const std::string table = std::to_string(seats) + " seats, ";
            for (std::size_t first = 0; first < kDeckPlanets; first += kStarPlanets) {
                const std::string galaxy = table + "galaxy from planet " + std::to_string(first);
                out.push_back({galaxy + ", full", MicrocosmosExtreme(seats, first).state()});
                out.push_back({galaxy + ", bare", MicrocosmosExtreme(seats, first).clear_planets().state()});
                if (seats < kMaxMicrocosmosSeats) continue;
                for (std::size_t i = 0; i < MicrocosmosExtreme(seats, first).planets(); i += 2) {
                    const std::size_t next = (i + 1) % MicrocosmosExtreme(seats, first).planets();
                    out.push_back({galaxy + ", every outpost on two planets", MicrocosmosExtreme(seats, first).gather_outposts(i, next).state()});
                }
            }
            out.push_back({table + "decks discarded", MicrocosmosExtreme(seats, 0).discard_decks().state()});
            out.push_back({table + "one action done", MicrocosmosExtreme(seats, 0).act_once().state()});
            out.push_back({table + "two actions done", MicrocosmosExtreme(seats, 0).act_twice().state()});
            out.push_back({table + "the last colony", MicrocosmosExtreme(seats, 0).last_colony().state()});
            const auto add_piles = [&](const char* what, auto crew, auto survivors) {
                out.push_back({table + what, MicrocosmosExtreme(seats, 0).all_crew_in(crew).all_survivors_in(survivors).state()});
            };
            add_piles("every card in its deck", [](State& s) -> auto& { return s.crew_deck; }, [](State& s) -> auto& { return s.survivor_deck; });
            add_piles("every card discarded", [](State& s) -> auto& { return s.crew_discard; }, [](State& s) -> auto& { return s.survivor_discard; });
            if (seats == 1)
                add_piles("the Automa has every card of the crew, and every survivor is settled", [](State& s) -> auto& { return s.robot.crew; },
                          [](State& s) -> auto& { return s.player(0).settled; });
            add_decisions(seats, table, out);
        }
        out.push_back({"the Automa has the whole crew deck", MicrocosmosExtreme(1, 0).hire_all().state()});
        out.push_back({"an outpost of the Automa is moved", MicrocosmosExtreme(1, 3).move_outpost().state()});
        return out;
    }

  private:
    /// Adds the first position of each kind of decision in random games, and the first end.
    static void add_decisions(int seats, const std::string& table, std::vector<Extreme<microcosmos::State>>& out) {
        using namespace microcosmos;
        constexpr std::uint64_t kGames = 12;
        std::set<std::string> seen;
        const auto add = [&](const State& s) {
            // Effects behind the decision make a different document.
            std::string kind = s.phase == Phase::over ? "over" : std::to_string(static_cast<int>(asked(s)->kind));
            for (const Effect& effect : s.pending) kind += ", " + std::to_string(static_cast<int>(effect.kind));
            if (seen.insert(kind).second) out.push_back({table + "decision " + kind, s});
        };
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            Events none;
            Rng pick(seed);
            State s = microcosmos::start({}, seats, Rng(seed), nullptr, none);
            while (const auto who = to_act(s)) {
                add(s);
                const MoveList moves = legal_moves(s, *who);
                microcosmos::apply(s, *who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, none);
            }
            add(s);
        }
    }
};

}  // namespace orrery::tests
