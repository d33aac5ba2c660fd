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

    static std::vector<Extreme<microcosmos::State>> list() {
        using namespace microcosmos;
        std::vector<Extreme<State>> out;
        for (int seats = kMinSeats; seats <= kMaxMicrocosmosSeats; ++seats) {
            const std::string table = std::to_string(seats) + " seats, ";
            for (std::size_t first = 0; first < kDeckPlanets; first += kStarPlanets)
                out.push_back({table + "full galaxy from planet " + std::to_string(first), MicrocosmosExtreme(seats, first).state()});
            out.push_back({table + "decks discarded", MicrocosmosExtreme(seats, 0).discard_decks().state()});
            out.push_back({table + "one action done", MicrocosmosExtreme(seats, 0).act_once().state()});
            add_decisions(seats, table, out);
        }
        out.push_back({"the Automa has the whole crew", MicrocosmosExtreme(1, 0).hire_all().state()});
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
