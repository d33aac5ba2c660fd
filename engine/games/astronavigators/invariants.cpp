// Checks of the invariants of a position, by part of the table (section 9).
// Index: cards · clock and phases · players · orders of the flight · discs · turn · calibration · the whole position.
#include "engine/games/astronavigators/invariants.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rules.h"

namespace orrery::astronavigators {

namespace {

using Broken = std::optional<Error>;

std::string number(std::size_t n) { return std::to_string(n); }
std::string player_pointer(Seat who) { return "/table/players/" + number(static_cast<std::size_t>(who)); }

// Cards: each stands exactly once.

template <std::size_t N>
class Places {
  public:
    template <class List>
    void add(const List& cards, const std::string& pointer) {
        for (std::size_t i = 0; i < cards.size(); ++i) add_one(cards[i], pointer + "/" + number(i));
    }
    /// Adds a pile, which documents list from its top. `above` cards lie on it.
    template <class Pile>
    void add_pile(const Pile& pile, const std::string& pointer, std::size_t above = 0) {
        for (std::size_t i = pile.size(); i-- > 0;) add_one(pile[i], pointer + "/" + number(above + pile.size() - 1 - i));
    }
    void add_one(std::size_t card, const std::string& pointer) {
        if (card >= N) return;
        if (seen_[card] && !broken_) broken_ = Error{pointer, "this stands twice"};
        seen_[card] = true;
    }
    /// Returns the first fault. `name(i)` gives the id of a card.
    template <class Name>
    Broken fault(const std::string& pile, Name name) const {
        for (std::size_t i = 0; i < N && !broken_; ++i)
            if (!seen_[i]) return Error{pile, std::string(name(i)) + " stands nowhere"};
        return broken_;
    }

  private:
    std::array<bool, N> seen_{};
    Broken broken_;
};

Broken cards_law(const State& s) {
    Places<kCardCount> cards;
    for (std::size_t i = 0; i < s.weeks.size(); ++i) cards.add_pile(s.weeks[i], "/table/weeks/" + number(i));
    for (const Seat seat : all_seats(s.seats)) {
        const Player& player = s.players[seat];
        for (const CardId card : player.observed)
            if (is_moon(card)) return Error{player_pointer(seat) + "/observed", "expected constellations"};
        for (const CardId card : player.moon_cards)
            if (!is_moon(card)) return Error{player_pointer(seat) + "/moon_cards", "expected moon cards"};
        cards.add_pile(player.observed, player_pointer(seat) + "/observed");
        cards.add_pile(player.moon_cards, player_pointer(seat) + "/moon_cards");
        cards.add(player.schedule, player_pointer(seat) + "/schedule");
    }
    if (s.deck_top == kNoCard && !s.deck.empty()) return Error{"/table/deck", "expected an open top card"};
    cards.add_one(s.deck_top, "/table/deck/0");
    cards.add_pile(s.deck, "/table/deck", 1);
    return cards.fault("/table/deck", [](std::size_t i) { return kCards[i].id; });
}

Broken tiles_law(const State& s) {
    Places<kTileCount> tiles;
    for (std::size_t i = 0; i < kContinentCount; ++i) {
        const std::string pointer = "/table/tile_stacks/" + std::string(kContinents[i].id);
        const auto is_here = [i](TileId tile) { return tile == kNoTile || index_of(kTiles[tile].continent) == i; };
        if (!is_here(s.tile_tops[i]) || !std::all_of(s.tile_stacks[i].begin(), s.tile_stacks[i].end(), is_here))
            return Error{pointer, "expected tiles of this continent"};
        if (s.tile_tops[i] == kNoTile && !s.tile_stacks[i].empty()) return Error{pointer, "expected an open top tile"};
        tiles.add_one(s.tile_tops[i], pointer + "/0");
        tiles.add_pile(s.tile_stacks[i], pointer, 1);
    }
    for (const Seat seat : all_seats(s.seats)) {
        std::array<bool, kContinentCount> has{};
        for (const OwnTile& own : s.players[seat].tiles) {
            bool& is_owned = has[index_of(kTiles[own.id].continent)];
            if (is_owned) return Error{player_pointer(seat) + "/tiles", "expected one tile of each continent"};
            is_owned = true;
            tiles.add_one(own.id, player_pointer(seat) + "/tiles");
        }
    }
    return tiles.fault("/table/tile_stacks", [](std::size_t i) { return kTiles[i].id; });
}

Broken orbit_tiles_law(const State& s) {
    Places<kOrbitTileCount> tiles;
    for (const Seat seat : all_seats(s.seats)) {
        const std::string pointer = player_pointer(seat) + "/orbit_tiles";
        const auto& own = s.secrets[seat].orbit_tiles;
        const auto& stacks = s.players[seat].orbit_stacks;
        if (!s.is_astronavigator() && !own.empty()) return Error{pointer, "expected none in Astronomer mode"};
        if (own.size() != stacks.size()) return Error{pointer, "expected one tile of each stack"};
        for (std::size_t i = 0; i < own.size(); ++i)
            if (kOrbitTiles[own[i]].stack != stacks[i] || std::count(stacks.begin(), stacks.end(), stacks[i]) > 1)
                return Error{pointer + "/" + number(i), "expected at most one tile of each stack"};
        const OrbitTileId swapped = s.players[seat].swap_tile;
        if (swapped != kNoOrbitTile && !contains(own, swapped))
            return Error{player_pointer(seat) + "/swap_tile", "expected one of the seat's orbit tiles"};
        tiles.add(own, pointer);
    }
    if (!s.is_astronavigator()) return {};
    for (StackId stack = 0; stack < kStackCount; ++stack) {
        const std::string id = kTrack[stage_of(stack)].id;
        const OrbitTileId board = s.revealed[stack] != kNoOrbitTile ? s.revealed[stack] : s.hidden_board[stack];
        if (board == kNoOrbitTile || kOrbitTiles[board].stack != stack)
            return Error{"/table/orbit_board/" + id, "expected a tile of this stack"};
        tiles.add_one(board, "/table/orbit_board/" + id);
        for (const OrbitTileId tile : s.orbit_stacks[stack])
            if (kOrbitTiles[tile].stack != stack) return Error{"/table/orbit_stacks/" + id, "expected tiles of this stack"};
        tiles.add_pile(s.orbit_stacks[stack], "/table/orbit_stacks/" + id);
    }
    return tiles.fault("/table/orbit_stacks", [](std::size_t i) { return kOrbitTiles[i].id; });
}

Broken quests_law(const State& s) {
    Places<kQuestCount> quests;
    for (const Seat seat : all_seats(s.seats)) {
        quests.add(s.players[seat].quests, player_pointer(seat) + "/quests");
        quests.add(s.players[seat].instruments, player_pointer(seat) + "/instruments");
        quests.add(s.secrets[seat].quest_offer, "/table/turn/quest_offer");
    }
    quests.add_pile(s.quest_deck, "/table/quest_deck");
    return quests.fault("/table/quest_deck", [](std::size_t i) { return kQuests[i].id; });
}

Broken characters_law(const State& s) {
    const std::optional<Seat> chooser = character_chooser(s);
    if (chooser && s.phase != Phase::setup)
        return Error{player_pointer(*chooser) + "/character", "expected a character after the setup"};
    Places<kCharacterCount> characters;
    for (const Seat seat : all_seats(s.seats)) {
        const Player& player = s.players[seat];
        if (player.character) characters.add_one(*player.character, player_pointer(seat) + "/character");
        const std::size_t offered = chooser == seat ? kOffered : 0;
        if (s.secrets[seat].offered.size() != offered)
            return Error{player_pointer(seat) + "/offered", "expected two characters for the seat asked"};
        characters.add(s.secrets[seat].offered, player_pointer(seat) + "/offered");
    }
    if (!chooser && !s.character_pile.empty()) return Error{"/table/character_pile", "expected none after the last choice"};
    characters.add_pile(s.character_pile, "/table/character_pile");
    Broken fault = characters.fault("/table/character_pile", [](std::size_t i) { return kCharacters[i].id; });
    return fault && !chooser && fault->pointer == "/table/character_pile" ? Broken() : fault;      // unused ones leave the game
}

Broken agendas_law(const State& s) {
    const bool are_characters_chosen = !character_chooser(s);
    const std::optional<Seat> chooser = s.is_astronavigator() && are_characters_chosen ? agenda_chooser(s) : std::nullopt;
    for (const Seat seat : all_seats(s.seats)) {
        const Player& player = s.players[seat];
        const std::optional<AgendaId> agenda = player.agenda ? player.agenda : s.secrets[seat].agenda;
        const std::string pointer = player_pointer(seat) + "/agenda";
        const bool is_due = s.is_astronavigator() && are_characters_chosen && (s.phase != Phase::setup || (chooser && seat < *chooser));
        if (agenda.has_value() != is_due || player.has_agenda != is_due)
            return Error{pointer, is_due ? "expected an agenda" : "expected null"};
        if (agenda && character_of(*agenda) != *player.character) return Error{pointer, "expected an agenda of the character"};
        FixedVector<AgendaId, kOffered> offer;
        if (s.phase == Phase::setup && chooser == seat)
            offer = {first_agenda(*player.character), static_cast<AgendaId>(first_agenda(*player.character) + 1)};
        if (!(s.secrets[seat].agenda_offer == offer))
            return Error{player_pointer(seat) + "/agenda_offered", "expected the agendas of the seat asked"};
    }
    return {};
}

// Clock and phases.

Broken clock_law(const State& s) {
    const bool is_clear = s.round == kSunSteps * (s.year - 1) + s.sun_step + 1;
    if (!is_clear) return Error{"/table/round", "expected the round of this year and step of the sun"};
    if (!s.is_astronavigator() && s.year > 1) return Error{"/table/year", "expected the first year in Astronomer mode"};
    if (s.options.first_player && *s.options.first_player >= s.seats) return Error{"/options/first_player", "expected a seat"};
    if (s.phase != Phase::resolve && s.turn) return Error{"/table/turn", "expected null in this phase"};
    if (s.phase == Phase::resolve && !s.turn) return Error{"/table/turn", "expected a turn"};
    int playing = 0;
    for (const Seat seat : all_seats(s.seats)) playing += s.players[seat].is_playing();
    const bool is_last_month = s.sun_step == kSunSteps - 1 && s.year == (s.is_astronavigator() ? kYears : 1);
    if (s.phase == Phase::over ? playing > 0 && !is_last_month : playing == 0)
        return Error{"/table/phase", "expected the game to be over exactly at its end"};
    if (s.phase == Phase::select && !s.players[s.first_seat].is_playing())
        return Error{"/table/first_seat", "expected a seat that is playing"};
    return {};
}

Broken setup_law(const State& s) {
    if (s.phase != Phase::setup) return {};
    if (s.is_astronavigator() ? !character_chooser(s) && !agenda_chooser(s) : !character_chooser(s))
        return Error{"/table/phase", "the setup is complete"};
    if (s.round != 1) return Error{"/table/round", "expected 1 in the setup"};
    const Player fresh;
    for (const Seat seat : all_seats(s.seats)) {
        Player player = s.players[seat];
        player.character.reset();
        player.agenda.reset();
        player.has_agenda = false;
        if (!(player == fresh)) return Error{player_pointer(seat), "expected the values of a player in the setup"};
    }
    // The characters are chosen counter-clockwise, the first player last.
    bool is_open = false;
    for (int i = 1; i <= s.seats; ++i) {
        const Seat seat = static_cast<Seat>((s.first_seat + s.seats - i) % s.seats);
        if (is_open && s.players[seat].character)
            return Error{player_pointer(seat) + "/character", "expected null before the seat's choice"};
        is_open = is_open || !s.players[seat].character;
    }
    for (std::size_t i = 0; i < s.weeks.size(); ++i)
        if (s.weeks[i].size() != 1) return Error{"/table/weeks/" + number(i), "expected one card in the setup"};
    for (StackId stack = 0; stack < kStackCount; ++stack)
        if (s.revealed[stack] != kNoOrbitTile)
            return Error{"/table/orbit_board/" + std::string(kTrack[stage_of(stack)].id), "expected no revealed tile in the setup"};
    return {};
}

// Players.

Broken tokens_law(const Table& t, Seat seat) {
    const Player& player = t.players[seat];
    const std::string pointer = player_pointer(seat);
    for (SetId set = 0; set < kSetCount; ++set)
        if ((player.sets[set] == SetState::open) != (observed_with(player, set) < kSets[set].threshold))
            return Error{pointer + "/sets/" + kSets[set].id, "expected \"open\" exactly below the threshold"};
    for (int phase = 1; phase <= kPhases; ++phase) {
        const bool has_card = std::any_of(player.moon_cards.begin(), player.moon_cards.end(),
            [phase](CardId card) { return kCards[card].phase == phase; });
        if ((player.moon(phase) == MoonState::inactive) == has_card)
            return Error{pointer + "/moons/" + number(static_cast<std::size_t>(phase - 1)),
                "expected \"inactive\" exactly without a card of this phase"};
    }
    if (player.sxt != 0 && player.moon(player.sxt) != MoonState::active) return Error{pointer + "/sxt", "expected an active token"};
    if (player.sct != kNoSet && player.sets[player.sct] != SetState::ready) return Error{pointer + "/sct", "expected a ready set"};
    if (player.ai != kNoSet && player.sets[player.ai] != SetState::ready) return Error{pointer + "/ai", "expected a ready set"};
    if (player.ai != kNoSet && player.ai == player.sct) return Error{pointer + "/ai", "expected another set than on SCT"};
    constexpr Bits kOnEarth = static_cast<Bits>(bit_of(Transport::spacecraft) - 1);
    if (player.vehicle_bonus && (player.used_transports & kOnEarth) != kOnEarth)
        return Error{pointer + "/vehicle_bonus", "expected the five tokens to be turned"};
    if (player.continent_bonus && !player.tiles.full()) return Error{pointer + "/continent_bonus", "expected seven tiles"};
    if (static_cast<int>(player.schedule.size()) > slot_size(player))
        return Error{pointer + "/schedule", "expected as many cards as the slot holds"};
    if (t.phase != Phase::setup && !has_continent(player, kCharacters[*player.character].continent))
        return Error{pointer + "/tiles", "expected the tile of the home continent"};
    if (t.is_astronavigator()) return {};
    const bool is_earthly = player.status == Status::astronomer && player.sxt == 0 && player.sct == kNoSet && player.ai == kNoSet &&
                            !player.abort_used && !player.abort_stage_used && player.fate == Fate::playing;
    return is_earthly ? Broken() : Broken(Error{pointer, "expected an astronomer who stays on the Earth in Astronomer mode"});
}

/// Returns the module that a vehicle carries at a stage (AN-A56).
Module module_at(StageId stage) { return stage >= kMoon ? Module::moon : stage >= kDocking ? Module::die : Module::board; }

Broken vehicle_law(const Table& t, Seat seat) {
    const Player& player = t.players[seat];
    const std::string pointer = player_pointer(seat);
    const bool is_out = t.phase == Phase::setup || !player.is_playing();
    if (player.is_on(Map::out) != is_out)
        return Error{pointer + "/vehicle", is_out ? "expected it to be off the maps" : "expected it on a map"};
    if (player.dv > player.nk && player.fate != Fate::lost) return Error{pointer + "/dv", "expected at most the NK"};
    if (player.dv <= player.nk && player.fate == Fate::lost)
        return Error{pointer + "/dv", "expected more than the NK of a lost player"};
    if (player.is_on(Map::earth)) {
        if (player.dv != 0) return Error{pointer + "/dv", "expected 0 on the Earth"};
        if (player.module != Module::board) return Error{pointer + "/lm", "expected \"board\" on the Earth"};
        return {};
    }
    if (is_out && player.is_playing()) return {};
    if (!has(player.used_transports, Transport::spacecraft))
        return Error{pointer + "/vehicle_tokens/spacecraft", "expected true after a launch"};
    if (player.status != Status::astronaut) return Error{pointer + "/status", "expected an astronaut in space"};
    if (player.face != Transport::spacecraft) return Error{pointer + "/face", "expected the spacecraft"};
    StageId stage = kSplashdown;
    if (player.is_on(Map::orbit)) stage = player.vehicle.at;
    for (const Loss& loss : t.lost_order)
        if (loss.seat == seat) stage = loss.stage;
    if (player.module != module_at(stage)) return Error{pointer + "/lm", "expected the module of this stage"};
    if (!player.is_on(Map::orbit)) return {};
    if (stage == kSplashdown) return Error{pointer + "/vehicle", "expected a returned vehicle off the map"};
    if (has_stack(stage) && t.revealed[stack_at(stage)] == kNoOrbitTile)
        return Error{"/table/orbit_board/" + std::string(kTrack[stage].id), "expected a revealed tile below a vehicle"};
    return {};
}

// Orders of the flight.

template <class List>
bool has_each_once(const List& list) {
    for (std::size_t i = 0; i < list.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (list[i] == list[j]) return false;
    return true;
}

Broken orders_law(const Table& t) {
    SeatList lost;
    for (const Loss& loss : t.lost_order) {
        if (!has_stack(loss.stage)) return Error{"/table/lost_order", "expected numbered spaces"};
        lost.push_back(loss.seat);
    }
    if (!has_each_once(t.landing_order)) return Error{"/table/landing_order", "expected each seat once"};
    if (!has_each_once(t.return_order)) return Error{"/table/return_order", "expected each seat once"};
    if (!has_each_once(lost)) return Error{"/table/lost_order", "expected each seat once"};
    bool has_launched = false;
    for (const Seat seat : all_seats(t.seats)) {
        const Player& player = t.players[seat];
        has_launched = has_launched || has(player.used_transports, Transport::spacecraft);
        if (contains(t.return_order, seat) != (player.fate == Fate::returned))
            return Error{"/table/return_order", "expected the returned seats"};
        if (contains(lost, seat) != (player.fate == Fate::lost)) return Error{"/table/lost_order", "expected the lost seats"};
        bool has_landed = player.fate == Fate::returned || (player.is_on(Map::orbit) && player.vehicle.at >= kMoon);
        for (const Loss& loss : t.lost_order) has_landed = has_landed || (loss.seat == seat && loss.stage > kMoon);
        if (contains(t.landing_order, seat) != has_landed)
            return Error{"/table/landing_order", "expected exactly the seats that have landed"};
    }
    for (StageId stage = 0; stage < kStageCount; ++stage) {
        int vehicles = 0;
        for (const Seat seat : all_seats(t.seats)) vehicles += t.players[seat].vehicle == Vehicle{Map::orbit, stage};
        if (has_stack(stage) && vehicles > kManyCapacity)
            return Error{"/table/players", "expected at most two vehicles on a numbered space"};
    }
    const auto& first = t.first_launch_seat;
    if (first ? !has(t.players[*first].used_transports, Transport::spacecraft) : has_launched)
        return Error{"/table/first_launch_seat", "expected null exactly until a spacecraft is launched"};
    if (has_launched && !t.is_astronavigator()) return Error{"/table/players", "expected no launch in Astronomer mode"};
    return {};
}

// Discs.

bool are_discs_out(Phase phase) { return phase == Phase::resolve || phase == Phase::calibrate_join || phase == Phase::calibrate; }

/// Checks that the action of a disc whose turn is still to come could be selected.
Broken coming_disc_law(const Table& t, Seat seat) {
    const Player& player = t.players[seat];
    const std::string pointer = player_pointer(seat) + "/disc/action";
    const Action action = player.disc->action;
    const bool observes = action == Action::direct || action == Action::planned;
    if (observes && player.status == Status::astronaut) return Error{pointer, "an astronaut cannot observe"};
    if (player.is_on(Map::orbit) && action != Action::travel) return Error{pointer, "expected travel on the orbit map"};
    if (action == Action::planned && player.schedule.empty())
        return Error{pointer, "a planned observation needs a card in the slot"};
    if (action != Action::travel || player.is_on(Map::orbit)) return {};
    const bool is_named = is_at_sea(player) || (has_icon(player.vehicle.at, player.face) &&
                                                (player.face != Transport::spacecraft || may_launch(t, player)));
    return is_named ? Broken() : Broken(Error{player_pointer(seat) + "/face", "expected a transport that may be named here"});
}

Broken discs_law(const Table& t) {
    std::array<bool, kWeeks + 1> is_taken{};
    for (const Seat seat : all_seats(t.seats)) {
        const Player& player = t.players[seat];
        const std::string pointer = player_pointer(seat);
        if (player.disc) {
            bool& here = is_taken[static_cast<std::size_t>(player.disc->week)];
            if (here) return Error{pointer + "/disc", "expected one disc in a week"};
            here = true;
        }
        if (t.phase == Phase::setup && player.disc) return Error{pointer + "/disc", "expected null in the setup"};
        if (are_discs_out(t.phase) && player.is_playing() && !player.disc)
            return Error{pointer + "/disc", "expected a disc after the selection"};
        if (!player.disc && player.disc_done) return Error{pointer + "/disc_done", "expected false without a disc"};
        if (t.phase == Phase::select && player.disc_done)
            return Error{pointer + "/disc_done", "expected false before the resolution"};
        if (t.phase == Phase::select && player.disc && !player.is_playing())
            return Error{pointer + "/disc", "expected null for a seat that does not play"};
        if (t.phase == Phase::resolve && player.disc && !player.is_playing() && !player.disc_done)
            return Error{pointer + "/disc_done", "expected true"};
        const bool is_calibrating = t.phase == Phase::calibrate_join || t.phase == Phase::calibrate;
        if (player.joined && (!is_calibrating || !player.is_playing())) return Error{pointer + "/joined", "expected null"};
        if (is_calibrating && (player.disc_done && !player.joined))
            return Error{pointer + "/disc_done", "expected false before the seat has decided"};
        if (is_calibrating && player.joined == false && !player.disc_done)
            return Error{pointer + "/disc_done", "expected true for a seat that did not join"};
    }
    if (t.phase != Phase::select) return {};
    bool is_open = false;                                  // the seats select clockwise from the first player
    for (const Seat seat : clockwise_from(t.first_seat, t.seats)) {
        const Player& player = t.players[seat];
        if (!player.is_playing()) continue;
        if (player.disc && is_open) return Error{player_pointer(seat) + "/disc", "expected null before the seat's selection"};
        is_open = is_open || !player.disc;
        // Only what is selected and not yet resolved has to fit.
        if (player.disc)
            if (Broken b = coming_disc_law(t, seat)) return b;
    }
    return {};
}

// The turn in progress.

Broken steps_law(const Turn& turn, const Player& player) {
    if (turn.stage != Step::travel)
        return turn.steps_left == 0 && turn.steps_taken == 0 ? Broken() : Broken(Error{"/table/turn/steps_left",
            "expected 0 outside a leg"});
    const Transport transport = *turn.transport;
    const int most = kTransports[index_of(transport)].allowance + bonus_steps(player, transport);
    if (turn.steps_left + turn.steps_taken != most)
        return Error{"/table/turn/steps_left", "expected the allowance less the steps taken"};
    if (turn.steps_taken > 0 && !near_an_end(transport, turn.steps_left).has(player.vehicle.at))
        return Error{"/table/turn/steps_left", "expected a legal end within reach"};
    return {};
}

Broken transport_law(const Turn& turn, const Player& player) {
    const bool is_begun = turn.stage != Step::before && turn.stage != Step::act && turn.action == Action::travel;
    if (turn.transport.has_value() != is_begun)
        return Error{"/table/turn/transport", is_begun ? "expected a transport" : "expected null"};
    const bool is_space = turn.stage == Step::orbit_pick || turn.stage == Step::space;
    const bool is_earth = turn.stage == Step::travel || turn.stage == Step::chain;
    const bool flies = turn.transport == Transport::spacecraft;
    if ((is_space && !flies) || (is_earth && flies)) return Error{"/table/turn/transport", "expected the transport of this stage"};
    if (is_earth && !player.is_on(Map::earth)) return Error{"/table/turn/stage", "expected a vehicle on the Earth"};
    if (turn.stage == Step::space && !player.is_on(Map::orbit)) return Error{"/table/turn/stage", "expected a vehicle in orbit"};
    if (turn.stage == Step::travel && player.face != *turn.transport)
        return Error{"/table/turn/transport", "expected the face of the die"};
    if (turn.stage == Step::chain && !turn.roll_options && player.face != *turn.transport)
        return Error{"/table/turn/transport", "expected the face of the die"};
    if (turn.stage == Step::chain && !leg_ends(*turn.transport).has(player.vehicle.at))
        return Error{"/table/turn/stage", "expected a legal end of a leg"};
    return {};
}

Broken flags_law(const Turn& turn, const Player& player) {
    const bool is_early = turn.stage == Step::before || turn.stage == Step::act || turn.action != Action::travel;
    const bool is_flying = turn.stage == Step::space || (turn.stage == Step::after && turn.transport == Transport::spacecraft);
    if ((turn.moved || turn.rolled_vehicle || turn.rolled_compass || turn.quest_declined) && is_early)
        return Error{"/table/turn/moved", "expected no travel before the action"};
    if (turn.stage == Step::chain && !turn.moved) return Error{"/table/turn/moved", "expected true at a stop"};
    if ((turn.rolled_vehicle || turn.rolled_compass) && !turn.moved)
        return Error{"/table/turn/rolled_vehicle", "expected no roll before a stop"};
    if (turn.rolled_compass && !player.has_instrument(EffectKind::chain_compass))
        return Error{"/table/turn/rolled_compass", "expected false without the Compass"};
    if ((turn.advanced || turn.ai_used || turn.sextant_used) && !is_flying)
        return Error{"/table/turn/advanced", "expected false outside a flight"};
    if (turn.ai_used && player.ai == kNoSet) return Error{"/table/turn/ai_used", "expected false without a set on AI"};
    if (turn.ai_used && !turn.advanced) return Error{"/table/turn/ai_used", "expected false before the ordinary move"};
    if (turn.stage == Step::after && is_flying && !turn.advanced && turn.action == Action::travel && player.swap_tile == kNoOrbitTile)
        return Error{"/table/turn/advanced", "expected true after the flight"};
    if (turn.sextant_used && !player.has_instrument(EffectKind::space_dv_reduction))
        return Error{"/table/turn/sextant_used", "expected false without the Sextant"};
    return {};
}

Broken roll_law(const Table& t, const Turn& turn, const Player& player) {
    if (!turn.roll_options) return {};
    const bool is_asked = turn.stage == Step::chain && turn.quest_tiles.empty() && (turn.rolled_vehicle
        || turn.rolled_compass) && *turn.roll_options != 0;
    if (!is_asked) return Error{"/table/turn/roll_options", "expected null unless a roll succeeded at a stop"};
    if (*turn.roll_options != transports_at(t, player))
        return Error{"/table/turn/roll_options", "expected the transports of the space"};
    return {};
}

Broken picks_law(const Table& t, const Turn& turn) {
    if ((turn.stage == Step::orbit_pick) == turn.pick_queue.empty())
        return Error{"/table/turn/pick_queue", "expected seats exactly while orbit tiles are taken"};
    if (turn.pick_queue.empty()) return {};
    if (!may_launch(t, t.players[turn.seat]) || t.players[turn.seat].face != Transport::spacecraft)
        return Error{"/table/turn/stage", "expected a launch"};
    SeatList all;
    for (const Seat seat : clockwise_from(turn.seat, t.seats))
        if (t.players[seat].is_playing() && t.players[seat].is_on(Map::earth)) all.push_back(seat);
    const std::size_t done = all.size() - std::min(all.size(), turn.pick_queue.size());
    if (!std::equal(all.begin() + done, all.end(), turn.pick_queue.begin(), turn.pick_queue.end()))
        return Error{"/table/turn/pick_queue", "expected the seats on the Earth, clockwise from the launching one"};
    return {};
}

Broken pending_law(const Table& t, const Turn& turn, const Player& player) {
    if (!turn.pending_dv)
        return turn.pending_reduced ? Broken(Error{"/table/turn/pending_reduced", "expected false without a DV"}) : Broken();
    const bool is_asked = turn.stage == Step::space && turn.quest_tiles.empty() && player.sxt != 0 && has_stack(player.vehicle.at);
    if (!is_asked) return Error{"/table/turn/pending_dv", "expected null unless a token on SXT may cancel it"};
    const bool is_reduced = player.has_instrument(EffectKind::space_dv_reduction) && !turn.sextant_used;
    if (turn.pending_reduced != is_reduced) return Error{"/table/turn/pending_reduced", "expected whether the Sextant applies"};
    int amount = kOrbitTiles[t.revealed[stack_at(player.vehicle.at)]].dv;
    for (const QuestId quest : player.instruments)
        if (is_reduced && kInstruments[quest].effect == EffectKind::space_dv_reduction)
            amount = std::max(0, amount - kInstruments[quest].amount);
    return *turn.pending_dv == amount ? Broken() : Broken(Error{"/table/turn/pending_dv",
        "expected the DV of the tile, " + std::to_string(amount)});
}

Broken quest_start_law(const State& s, const Turn& turn, const Player& player) {
    const auto& paid = turn.quest_tiles;
    for (const Seat seat : all_seats(s.seats))
        if (seat != turn.seat && !s.secrets[seat].quest_offer.empty())
            return Error{"/table/turn/quest_offer", "expected an offer of the seat in turn"};
    if (turn.offered_quests != 0 && turn.offered_quests != kOffered) return Error{"/table/turn/quest_offer", "expected two quests"};
    if (static_cast<int>(s.secrets[turn.seat].quest_offer.size()) != turn.offered_quests)
        return Error{"/table/turn/quest_offer", "expected the quests drawn"};
    if (paid.empty())
        return turn.offered_quests == 0 ? Broken() : Broken(Error{"/table/turn/quest_offer", "expected null without tiles paid"});
    if (turn.stage == Step::act || turn.stage == Step::travel || turn.stage == Step::orbit_pick)
        return Error{"/table/turn/quest_tiles", "expected null in this stage"};
    for (const TileId tile : paid) {
        const OwnTile* own = tile_of(player, tile);
        if (own == nullptr || !own->is_used || kTiles[tile].has_flag != (paid.size() == 1))
            return Error{"/table/turn/quest_tiles", "expected used tiles of the seat, one with a flag or two without"};
    }
    if (paid.size() > 1 && paid[0] >= paid[1]) return Error{"/table/turn/quest_tiles", "expected ascending ids"};
    if (s.quest_deck.empty() && turn.offered_quests == 0) return Error{"/table/turn/quest_tiles", "expected a quest in the deck"};
    return {};
}

/// Checks that an `abort_status` can be asked of the player (AN-A70).
Broken status_law(const Player& player, bool is_possible) {
    const bool fits = is_possible && player.vehicle == Vehicle{Map::earth, kLaunchSpace} && player.face == Transport::spacecraft &&
                      player.status == Status::astronaut;
    return fits ? Broken() : Broken(Error{"/decision/kind", "the table has no abort that asks for a status"});
}

Broken turn_law(const State& s) {
    if (!s.turn) return {};
    const Turn& turn = *s.turn;
    const Player& player = s.players[turn.seat];
    const auto waits = [&s](Seat seat) { return s.players[seat].is_playing() && !s.players[seat].disc_done; };
    if (first_by_week(s, waits) != turn.seat)
        return Error{"/table/turn/seat", "expected the seat with the lowest week still to come"};
    if (!(*player.disc == Disc{turn.week, turn.action})) return Error{"/table/turn/action", "expected the disc of the seat"};
    for (const Seat seat : all_seats(s.seats)) {
        const bool is_begun = seat == turn.seat && turn.stage != Step::before && turn.stage != Step::act;
        if (s.players[seat].disc && s.players[seat].disc_done && s.players[seat].disc->week > turn.week)
            return Error{player_pointer(seat) + "/disc_done", "expected false before the seat's turn"};
        if (!waits(seat) || is_begun) continue;
        if (Broken b = coming_disc_law(s, seat)) return b;
    }
    if (turn.stage != Step::before && turn.stage != Step::after && (turn.stage == Step::act) == (turn.action == Action::travel))
        return Error{"/table/turn/stage", "expected a stage of the action"};
    if (Broken b = transport_law(turn, player)) return b;
    if (Broken b = steps_law(turn, player)) return b;
    if (Broken b = flags_law(turn, player)) return b;
    if (Broken b = roll_law(s, turn, player)) return b;
    if (Broken b = picks_law(s, turn)) return b;
    if (Broken b = pending_law(s, turn, player)) return b;
    if (Broken b = quest_start_law(s, turn, player)) return b;
    if (!s.is_choosing_status) return {};
    return status_law(player, turn.stage == Step::after && turn.transport == Transport::spacecraft && player.abort_used
        && turn.quest_tiles.empty());
}

// Calibration.

Broken calibration_law(const State& s) {
    const bool is_calibrating = s.phase == Phase::calibrate_join || s.phase == Phase::calibrate;
    if (is_calibrating && !s.is_astronavigator()) return Error{"/table/phase", "expected no calibration in Astronomer mode"};
    if (!is_calibrating)
        return s.turn || !s.is_choosing_status ? Broken() : Broken(Error{"/decision/kind",
            "the table has no abort that asks for a status"});
    const std::optional<Seat> joining = joining_seat(s), calibrating = calibrating_seat(s);
    if (s.phase == Phase::calibrate && joining)
        return Error{player_pointer(*joining) + "/joined", "expected a decision before the calibration"};
    for (const Seat seat : all_seats(s.seats)) {
        const Player& player = s.players[seat];
        if (!player.disc) continue;
        if (s.phase == Phase::calibrate_join) {
            if (joining && player.joined && player.disc->week > s.players[*joining].disc->week)
                return Error{player_pointer(seat) + "/joined", "expected null before the seat's choice"};
            if (player.joined == true && player.disc_done)
                return Error{player_pointer(seat) + "/disc_done", "expected false before the calibration"};
            if (player.sxt != 0 || player.sct != kNoSet)
                return Error{player_pointer(seat) + "/sxt", "expected no token after the reset"};
        } else if (calibrating && player.joined == true && player.disc_done && player.disc->week > s.players[*calibrating].disc->week) {
            return Error{player_pointer(seat) + "/disc_done", "expected false before the seat's calibration"};
        }
    }
    if (!s.is_choosing_status) return {};
    return status_law(calibrating ? s.players[*calibrating] : Player{}, s.phase == Phase::calibrate && calibrating
        && s.players[*calibrating].abort_stage_used);
}

}  // namespace

Broken broken_law(const State& s) {
    for (const auto law : {cards_law, tiles_law, orbit_tiles_law, quests_law, characters_law, agendas_law, clock_law, setup_law})
        if (Broken b = law(s)) return b;
    for (const Seat seat : all_seats(s.seats)) {
        if (Broken b = tokens_law(s, seat)) return b;
        if (Broken b = vehicle_law(s, seat)) return b;
    }
    if (Broken b = orders_law(s)) return b;
    if (Broken b = discs_law(s)) return b;
    if (Broken b = turn_law(s)) return b;
    if (Broken b = calibration_law(s)) return b;
    if (s.phase != Phase::over && is_unsettled(s)) return Error{"/decision", "an automatic step is due first"};
    return {};
}

std::string broken_invariant(const State& s) {
    const Broken broken = broken_law(s);
    return broken ? broken->pointer + ": " + broken->message : "";
}

}  // namespace orrery::astronavigators
