// Extreme positions of AstroNavigators: players who hold everything, emptied piles, full orbit maps, players who have left the game,
// and each kind of decision at each number of seats with its first and its widest choice.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/games/astronavigators/game.h"
#include "engine/games/astronavigators/ids.h"
#include "engine/games/astronavigators/players.h"
#include "tests/extremes.h"
#include "tests/games/astronavigators/short_game.h"

namespace orrery::tests {

/// Builds a position at the selection of actions, late in the last year.
class AstroNavigatorsExtreme {
  public:
    AstroNavigatorsExtreme(int seats, astronavigators::Mode mode) {
        using namespace astronavigators;
        Options options;
        options.mode = mode;
        options.first_player = Seat{0};
        Events none;
        Rng pick(static_cast<std::uint64_t>(seats));
        s_ = astronavigators::start(options, seats, Rng(static_cast<std::uint64_t>(seats)), nullptr, none);
        finish_setup(s_, pick, none);
        s_.sun_step = 7;
        s_.year = mode == Mode::astronavigator ? kYears : 1;
        s_.round = static_cast<std::int8_t>(kSunSteps * (s_.year - 1) + s_.sun_step + 1);
    }

    /// Gives every player all tiles and tokens and a share of the cards. Every second tile is used.
    AstroNavigatorsExtreme& equip() {
        using namespace astronavigators;
        for (const Seat seat : all_seats(s_.seats)) {
            Player& player = s_.players[seat];
            for (std::size_t i = 0; i < kContinentCount; ++i) take_tile_of(player, i);
            for (std::size_t i = 0; i < player.tiles.size(); ++i) player.tiles[i].is_used = i % 2 == 1;
            give_cards(s_, seat, 36 / s_.seats, [](CardId card) { return !is_moon(card); });
            give_cards(s_, seat, 12 / s_.seats, [](CardId card) { return is_moon(card); });
            player.schedule.push_back(take_top(s_.deck));
            player.nk = static_cast<std::int16_t>(100 + 10 * seat);
            player.used_transports = s_.is_astronavigator() ? 63 : 31;
            player.vehicle_bonus = player.continent_bonus = true;
        }
        if (s_.is_astronavigator()) s_.first_launch_seat = Seat{0};
        return *this;
    }
    /// Gives the first seat all instruments and a second card in its slot.
    AstroNavigatorsExtreme& all_instruments() {
        while (!s_.quest_deck.empty()) s_.players[0].instruments.push_back(take_top(s_.quest_deck));
        s_.players[0].schedule.push_back(take_top(s_.deck));
        return *this;
    }
    /// Gives the first seat all quests but some.
    AstroNavigatorsExtreme& quests_but(std::size_t left) {
        while (s_.quest_deck.size() > left) s_.players[0].quests.push_back(take_top(s_.quest_deck));
        return *this;
    }
    /// Makes the cards that lie nowhere else cover the weeks.
    AstroNavigatorsExtreme& empty_deck() {
        for (std::size_t i = 0; !s_.deck.empty(); ++i) s_.weeks[i % s_.weeks.size()].push_back(take_top(s_.deck));
        s_.weeks[0].push_back(s_.deck_top);
        s_.deck_top = astronavigators::kNoCard;
        return *this;
    }
    /// Takes the cards of all weeks but one into the observations of the last seat.
    AstroNavigatorsExtreme& empty_weeks() {
        using namespace astronavigators;
        const auto last = static_cast<Seat>(s_.seats - 1);
        for (std::size_t i = 1; i < s_.weeks.size(); ++i)
            while (!s_.weeks[i].empty()) s_.deck.push_back(take_top(s_.weeks[i]));
        give_cards(s_, last, static_cast<int>(kCardCount), [](CardId) { return true; });
        return *this;
    }
    /// Gives every player a tile of each orbit stack.
    AstroNavigatorsExtreme& take_orbit_tiles() {
        using namespace astronavigators;
        for (StackId stack = 0; stack < kStackCount; ++stack)
            for (const Seat seat : all_seats(s_.seats)) {
                s_.secrets[seat].orbit_tiles.push_back(take_top(s_.orbit_stacks[stack]));
                s_.players[seat].orbit_stacks.push_back(stack);
            }
        return *this;
    }
    /// Puts all vehicles in one space of the Earth.
    AstroNavigatorsExtreme& gather(astronavigators::SpaceId space) {
        using namespace astronavigators;
        for (const Seat seat : all_seats(s_.seats)) {
            s_.players[seat].vehicle = {Map::earth, space};
            s_.players[seat].face = has_icon(space, Transport::plane) ? Transport::plane : Transport::helicopter;
        }
        return *this;
    }
    /// Makes all players astronauts at the launch space with tokens on SXT, SCT and AI.
    AstroNavigatorsExtreme& ready_to_launch() {
        using namespace astronavigators;
        gather(kLaunchSpace);
        for (const Seat seat : all_seats(s_.seats)) {
            Player& player = s_.players[seat];
            player.status = Status::astronaut;
            player.face = Transport::spacecraft;
            calibrate(player);
        }
        return *this;
    }
    /// Puts a vehicle on the orbit map, with as much DV as NK if it is `in_danger`.
    AstroNavigatorsExtreme& fly(Seat seat, astronavigators::StageId stage, bool in_danger) {
        using namespace astronavigators;
        Player& player = s_.players[seat];
        leave_earth(player, stage);
        player.vehicle = {Map::orbit, stage};
        player.nk = in_danger ? 20 : 300;
        player.dv = 20;
        if (stage >= kMoon) s_.landing_order.push_back(seat);
        if (has_stack(stage)) reveal(stack_at(stage));
        return *this;
    }
    /// Lets a player be lost in space on a yellow space, as if an abort had been used before.
    AstroNavigatorsExtreme& lose(Seat seat, astronavigators::StageId stage) {
        using namespace astronavigators;
        Player& player = s_.players[seat];
        leave_earth(player, stage);
        player.fate = Fate::lost;
        player.vehicle = {};
        player.abort_used = true;
        player.dv = static_cast<std::int16_t>(player.nk + 1);
        s_.lost_order.push_back({seat, stage});
        if (stage > kMoon) s_.landing_order.push_back(seat);
        return *this;
    }
    AstroNavigatorsExtreme& come_home(Seat seat) {
        using namespace astronavigators;
        Player& player = s_.players[seat];
        leave_earth(player, kSplashdown);
        player.fate = Fate::returned;
        player.vehicle = {};
        s_.landing_order.push_back(seat);
        s_.return_order.push_back(seat);
        return *this;
    }
    /// Lets nobody play any more, so that the game is over.
    AstroNavigatorsExtreme& end() {
        using namespace astronavigators;
        s_.phase = Phase::over;
        for (const Seat seat : all_seats(s_.seats)) {
            if (s_.secrets[seat].agenda) s_.players[seat].agenda = s_.secrets[seat].agenda;
            s_.secrets[seat].agenda.reset();
        }
        return *this;
    }
    /// Lays every card into the first week.
    AstroNavigatorsExtreme& all_in_a_week() {
        using namespace astronavigators;
        all_in_deck();
        while (!s_.deck.empty()) s_.weeks[0].push_back(take_top(s_.deck));
        s_.weeks[0].push_back(s_.deck_top);
        s_.deck_top = kNoCard;
        return *this;
    }
    /// Lays every card of the weeks into the deck.
    AstroNavigatorsExtreme& all_in_deck() {
        for (auto& week : s_.weeks)
            while (!week.empty()) s_.deck.push_back(take_top(week));
        return *this;
    }
    /// Gives the first seat all constellations and moons but one of the cards.
    AstroNavigatorsExtreme& observe_all() {
        using namespace astronavigators;
        all_in_deck();
        s_.deck.push_back(s_.deck_top);
        s_.deck_top = kNoCard;
        give_cards(s_, 0, static_cast<int>(kCardCount), [](CardId) { return true; });
        return *this;
    }
    template <class Change>
    AstroNavigatorsExtreme& with(Change change) {
        change(s_);
        return *this;
    }
    const astronavigators::State& state() const { return s_; }

  private:
    void take_tile_of(astronavigators::Player& player, std::size_t continent) {
        using namespace astronavigators;
        if (has_continent(player, static_cast<Continent>(continent))) return;
        player.tiles.push_back({s_.tile_tops[continent], false});
        s_.tile_tops[continent] = s_.tile_stacks[continent].empty() ? kNoTile : take_top(s_.tile_stacks[continent]);
    }
    void calibrate(astronavigators::Player& player) {
        using namespace astronavigators;
        for (std::int8_t phase = 1; phase <= kPhases; ++phase)
            if (player.moon(phase) == MoonState::active) player.sxt = phase;
        for (SetId set = 0; set < kSetCount; ++set) {
            if (player.sets[set] != SetState::ready) continue;
            if (player.sct == kNoSet) player.sct = set;
            else player.ai = set;
        }
    }
    void leave_earth(astronavigators::Player& player, astronavigators::StageId stage) {
        using namespace astronavigators;
        player.status = Status::astronaut;
        player.face = Transport::spacecraft;
        player.used_transports = static_cast<Bits>(player.used_transports | bit_of(Transport::spacecraft));
        player.module = stage >= kMoon ? Module::moon : stage >= kDocking ? Module::die : Module::board;
        if (!s_.first_launch_seat) s_.first_launch_seat = static_cast<Seat>(&player - &s_.players[0]);
    }
    void reveal(astronavigators::StackId stack) {
        using namespace astronavigators;
        if (s_.revealed[stack] != kNoOrbitTile) return;
        s_.revealed[stack] = s_.hidden_board[stack];
        s_.hidden_board[stack] = kNoOrbitTile;
    }

    astronavigators::State s_;
};

template <>
struct ExtremePositions<astronavigators::Game> {
    static std::size_t kinds() { return astronavigators::kKindCount; }
    static std::vector<Narrower> narrower() {
        std::vector<Narrower> out{
            {"/decision/options", {1, 5}, "the transports of a space; fewer quests end at one place"},
            {"/table/character_pile", {0, 5}, "the first seat has drawn two of seven"},
            {"/table/turn/roll_options", {2, 5}, "the transports of the spaces where a chain goes on"},
        };
        for (const auto& continent : astronavigators::kContinents)
            out.push_back({std::string("/table/tile_stacks/") + continent.id, {1, 5}, "4 players take one each"});
        for (astronavigators::StackId stack = 0; stack < astronavigators::kStackCount; ++stack)
            out.push_back({std::string("/table/orbit_stacks/") + astronavigators::kTrack[astronavigators::stage_of(stack)].id, {0, 4},
                           "the fifth tile lies on the board"});
        return out;
    }

    static std::vector<Extreme<astronavigators::State>> list() {
        std::vector<Extreme<astronavigators::State>> out;
        for (int seats = astronavigators::kMinSeats; seats <= astronavigators::kMostSeats; ++seats) add_of(seats, out);
        return out;
    }

  private:
    using State = astronavigators::State;
    using Positions = std::vector<Extreme<State>>;
    using Builder = AstroNavigatorsExtreme;

    static void add_of(int seats, Positions& out) {
        using namespace astronavigators;
        const std::string table = std::to_string(seats) + " seats, ";
        Positions begun;
        const auto add = [&](const char* what, const State& s) { begun.push_back({table + what, s}); };
        add_first(seats, add);
        for (const Mode mode : {Mode::astronavigator, Mode::astronomer}) {
            add("all instruments", Builder(seats, mode).equip().all_instruments().state());
            add("all quests in progress", Builder(seats, mode).equip().quests_but(0).state());
            add("the last quest in the deck", Builder(seats, mode).equip().quests_but(1).state());
            add("an empty deck", Builder(seats, mode).equip().empty_deck().state());
            add("one card in the weeks", Builder(seats, mode).equip().empty_weeks().state());
            add("every card in the first week", Builder(seats, mode).all_in_a_week().state());
            add("every card in the deck", Builder(seats, mode).all_in_deck().state());
            add("every card observed by one", Builder(seats, mode).observe_all().state());
            add("all in Antarctica", Builder(seats, mode).equip().gather(kContinents[index_of(Continent::antarctica)].start).state());
        }
        add("ready to launch", Builder(seats, Mode::astronavigator).equip().ready_to_launch().state());
        add("no orbit tile left", Builder(seats, Mode::astronavigator).equip().take_orbit_tiles().ready_to_launch().state());
        add("a full orbit map", all_in_orbit(seats, false).state());
        add("danger in orbit", all_in_orbit(seats, true).with([](State& s) { s.players[1].abort_used = true; }).state());
        add("in orbit with all instruments", all_in_orbit(seats, false).all_instruments().state());
        add("a lost player", Builder(seats, Mode::astronavigator).equip().lose(1, kMoon + 2).state());
        if (seats > kMinSeats) add("lost and returned players", lost_and_returned(seats).state());
        Builder returned = Builder(seats, Mode::astronavigator).equip(), lost = Builder(seats, Mode::astronavigator).equip();
        for (const Seat seat : all_seats(seats)) {
            returned.come_home(seat);
            lost.lose(seat, kMoon + 2);
        }
        add("over, all have returned", returned.end().state());
        add("over, all are lost", lost.end().state());
        for (const auto& position : begun) out.push_back(position);
        add_decisions(table, begun, out);
    }

    /// Adds a first position of the setup of each mode.
    template <class Add>
    static void add_first(int seats, Add add) {
        using namespace astronavigators;
        for (const Mode mode : {Mode::astronavigator, Mode::astronomer}) {
            Options options;
            options.mode = mode;
            Events none;
            add("the first position", astronavigators::start(options, seats, Rng(static_cast<std::uint64_t>(seats)), nullptr, none));
        }
    }
    /// The vehicles stand in pairs, in danger on four spaces.
    static Builder all_in_orbit(int seats, bool in_danger) {
        using namespace astronavigators;
        constexpr StageId kPairs[kMostSeats]{kDocking, kDocking, kSplashdown - 1, kSplashdown - 1};
        constexpr StageId kSingle[kMostSeats]{kDocking, kDocking + 1, kMoon + 2, kMoon};
        Builder out = Builder(seats, Mode::astronavigator).equip();
        for (const Seat seat : all_seats(seats)) out.fly(seat, (in_danger ? kSingle : kPairs)[static_cast<std::size_t>(seat)], in_danger);
        return out;
    }
    static Builder lost_and_returned(int seats) {
        using namespace astronavigators;
        return Builder(seats, Mode::astronavigator)
            .equip()
            .come_home(0)
            .lose(1, kMoon + 2)
            .fly(2, kSplashdown - 1, false)
            .with([](State& s) { s.first_seat = 2; });
    }

    /// Adds the first position of each kind of decision in random games from these positions, the one with the most legal moves, and
    /// the first end.
    static void add_decisions(const std::string& table, const Positions& begun, Positions& out) {
        using namespace astronavigators;
        constexpr std::uint64_t kGames = 8;
        struct Widest { std::size_t moves = 0; State state; };
        std::map<Kind, Widest> widest;
        bool has_ended = false, has_paid_two = false;
        for (const auto& from : begun)
            for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
                Events none;
                Rng pick(seed);
                State s = from.state;
                while (const auto who = to_act(s)) {
                    const MoveList moves = legal_moves(s, *who);
                    const Kind kind = asked(s)->kind;
                    Widest& most = widest[kind];
                    const std::string name = table + std::string(kind_name(kind));
                    if (most.moves == 0) out.push_back({name + ", first", s});
                    if (moves.size() > most.moves) most = {moves.size(), s};
                    astronavigators::apply(s, *who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, none);
                    if (has_paid_two || !s.turn || !s.turn->quest_tiles.full()) continue;
                    out.push_back({table + "two tiles paid for a quest", s});
                    has_paid_two = true;
                }
                if (!has_ended) out.push_back({table + "the end", s});
                has_ended = true;
            }
        for (const auto& [kind, most] : widest) out.push_back({table + std::string(kind_name(kind)) + ", widest", most.state});
    }
    static std::string_view kind_name(astronavigators::Kind kind) { return astronavigators::kKindIds[static_cast<std::size_t>(kind)]; }
};

}  // namespace orrery::tests
