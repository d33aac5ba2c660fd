#include "engine/games/race/invariants.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/games/race/choices.h"
#include "engine/games/race/costs.h"
#include "engine/games/race/rules_detail.h"
#include "engine/games/race/score.h"

namespace orrery::race {

namespace {

using Broken = std::optional<Error>;

std::string number(std::size_t n) { return std::to_string(n); }
std::string seat_pointer(Seat seat) { return "/table/seats/" + std::to_string(seat); }
std::string quoted(std::string_view id) { return "\"" + std::string(id) + "\""; }

bool is_placing_phase(Phase phase) { return is_develop(phase) || is_settle(phase); }
bool is_waiting(const State& s, Seat seat) { return contains(s.waiting, seat); }
bool is_first_waiting(const State& s, Seat seat) { return !s.waiting.empty() && s.waiting.front() == seat; }
int hand_size(const State& s, Seat seat) { return view_of(s, seat).hand_size(); }

/// Returns whether the cards set aside have been revealed and are being placed.
bool is_resolving(const State& s) {
    return is_placing_phase(s.phase) && !s.waiting.empty() && s.players[s.waiting.front()].placing.has_value();
}

/// Counts the copies of each design. Remembers the first surplus copy and its place.
class Census {
  public:
    template <class Where>
    void count(CardId card, Where where) {
        if (++seen_[card] <= design(card).copies || surplus_) return;
        surplus_ = Error{where(), quoted(design(card).id) + " stands here and somewhere else"};
    }
    template <class List>
    void count_all(const List& cards, const std::string& zone) {
        for (std::size_t i = 0; i < cards.size(); ++i) count(cards[i], [&] { return zone + "/" + number(i); });
    }
    /// Counts a pile. The document lists the top first, and the top is the back of the pile.
    void count_pile(const Pile& cards, const std::string& zone) {
        for (std::size_t i = cards.size(); i-- > 0;) count(cards[i], [&] { return zone + "/" + number(cards.size() - 1 - i); });
    }
    Broken verdict() const {
        if (surplus_) return surplus_;
        for (std::size_t card = 0; card < kDesignCount; ++card)
            if (seen_[card] < kDesigns[card].copies)
                return Error{"/table/supply", "expected " + number(static_cast<std::size_t>(kDesigns[card].copies)) + " of " +
                                                  quoted(kDesigns[card].id) + " in all places together, found " +
                                                  number(static_cast<std::size_t>(seen_[card]))};
        return {};
    }

  private:
    std::array<int, kDesignCount> seen_{};
    Broken surplus_;
};

// Checks that every card occurs exactly once (consistency 1).
Broken cards_law(const State& s) {
    Census census;
    for (const Seat seat : all_seats(s.seats)) {
        const Player& player = s.players[seat];
        for (std::size_t i = 0; i < player.tableau.size(); ++i) {
            const Placed& placed = player.tableau[i];
            census.count(placed.card, [&] { return seat_pointer(seat) + "/tableau/" + number(i) + "/card"; });
            if (!placed.has_good || !s.good_cards[placed.card]) continue;
            census.count(*s.good_cards[placed.card], [&] { return seat_pointer(seat) + "/tableau/" + number(i) + "/good"; });
        }
        census.count_all(s.secrets[seat].hand, seat_pointer(seat) + "/hand");
        census.count_all(s.secrets[seat].drawn, seat_pointer(seat) + "/drawn");
        if (const auto& placing = view_of(s, seat).placing()) census.count(*placing, [&] { return seat_pointer(seat) + "/placing"; });
    }
    census.count_pile(s.supply, "/table/supply");
    census.count_pile(s.discard, "/table/discard");
    return census.verdict();
}

// Checks that what is hidden belongs to what the table shows: a card to each good, and a choice that is not revealed to the
// step in which it is made. No document can break this.
Broken hiding_law(const State& s) {
    std::array<bool, kDesignCount> has_good{};
    for (const Seat seat : all_seats(s.seats)) {
        const Secrets& secrets = s.secrets[seat];
        if (!secrets.actions.empty() && s.phase != Phase::choose)
            return Error{seat_pointer(seat) + "/actions", "expected revealed actions after the choice"};
        if (secrets.placing && (!is_placing_phase(s.phase) || is_resolving(s)))
            return Error{seat_pointer(seat) + "/placing", "expected a revealed card after the choice"};
        for (const Placed& placed : s.players[seat].tableau) has_good[placed.card] = has_good[placed.card] || placed.has_good;
    }
    for (std::size_t card = 0; card < kDesignCount; ++card)
        if (has_good[card] != s.good_cards[card].has_value())
            return Error{"/table/seats", "expected a card for each good and for nothing else: " + quoted(kDesigns[card].id)};
    return {};
}

/// Returns whether a power may be among those used in this phase (consistency 6).
bool may_be_used(const State& s, PowerType type) {
    if (s.phase == Phase::consume) return phase_of(type) == PowerPhase::consume;
    return s.phase == Phase::produce && type == PowerType::produce_windfall;
}

// Checks one card of a tableau (consistency 1 and 6).
Broken placed_law(const State& s, Seat seat, std::size_t at) {
    const Tableau& tableau = s.players[seat].tableau;
    const Placed& placed = tableau[at];
    const std::string pointer = seat_pointer(seat) + "/tableau/" + number(at);
    if (find_placed(tableau, placed.card) != &placed) return Error{pointer + "/card", "a tableau has no card twice"};
    if (placed.has_good && !design(placed.card).good) return Error{pointer + "/good", "expected null: this card never has a good"};
    if (placed.is_new && !is_resolving(s)) return Error{pointer + "/new", "expected false unless placements are being resolved"};
    const std::span<const Power> powers = design(placed.card).powers;
    for (std::size_t i = 0; i < kMaxPowers; ++i)
        if (placed.has_used(i) && (i >= powers.size() || !may_be_used(s, powers[i].type)))
            return Error{pointer + "/used", "expected only powers of this card that are used in this phase, found " + number(i)};
    return {};
}

// Checks the VP chips (consistency 2).
Broken chips_law(const State& s) {
    if (s.vp_reserve > 0 && s.vp_pool > 0) return Error{"/table/vp_reserve", "expected 0 while the pool has chips"};
    int gained = 0;
    for (const Seat seat : all_seats(s.seats)) gained += s.players[seat].vp;
    const int pool = kVpPerSeat * s.seats - gained + s.vp_reserve;
    if (s.vp_pool != pool)
        return Error{"/table/vp_pool", "expected " + std::to_string(pool) + ", which is what the seats have not gained"};
    return {};
}

// Checks the start worlds, the first seat and the round (consistency 3).
Broken starts_law(const State& s) {
    Seat first = 0;
    for (const Seat seat : all_seats(s.seats)) {
        const int mine = design(s.players[seat].start).start_number;
        if (mine < 0) return Error{seat_pointer(seat) + "/start", "expected a start world"};
        for (Seat other = 0; other < seat; ++other)
            if (s.players[other].start == s.players[seat].start)
                return Error{seat_pointer(seat) + "/start", "expected another start world than that of seat " + std::to_string(other)};
        if (mine < design(s.players[first].start).start_number) first = seat;
    }
    if (s.first != first)
        return Error{"/table/first", "expected " + std::to_string(first) + ", the seat of the lowest start world number"};
    if ((s.round == 0) != (s.phase == Phase::setup)) return Error{"/table/round", "expected 0 during the setup and only then"};
    if (s.phase == Phase::setup && s.options.setup == Setup::first_game)
        return Error{"/table/phase", "there is no setup with the option setup = first_game"};
    return {};
}

/// Returns the seats that must be waiting, in turn order, given their number.
SeatList expected_waiting(const State& s) {
    const SeatList order = turn_order(s.first, s.seats);
    SeatList out;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Player& player = s.players[order[i]];
        const bool is_end_piece = i + s.waiting.size() >= order.size();
        const bool waits = s.phase == Phase::over        ? false
                           : s.phase == Phase::round_end ? hand_size(s, order[i]) > kHandLimit
                           : is_resolving(s)             ? player.placing.has_value()
                                                         : is_end_piece;
        if (waits) out.push_back(order[i]);
    }
    return out;
}

// Checks the waiting seats (consistency 5).
Broken waiting_law(const State& s) {
    if (s.phase != Phase::over && s.waiting.empty()) return Error{"/table/waiting", "expected a seat that has to act"};
    const SeatList expected = expected_waiting(s);
    if (s.waiting == expected) return {};
    std::string list;
    for (const Seat seat : expected) list += (list.empty() ? "" : ",") + std::to_string(seat);
    return Error{"/table/waiting", "expected [" + list + "] in this step"};
}

// Checks the chosen actions and that some seat chose the phase (consistency 4).
Broken actions_law(const State& s) {
    const Choices& choices = legal_choices(s.options);
    bool is_chosen = s.phase < Phase::explore || s.phase > Phase::produce;
    for (const Seat seat : all_seats(s.seats)) {
        const Choice& actions = view_of(s, seat).actions();
        const bool is_open = s.phase == Phase::setup || (s.phase == Phase::choose && is_waiting(s, seat));
        if (is_open && !actions.empty()) return Error{seat_pointer(seat) + "/actions", "expected [] until this seat has chosen"};
        if (!is_open && !contains(choices, actions)) return Error{seat_pointer(seat) + "/actions", "expected a legal choice of actions"};
        is_chosen = is_chosen || chose_phase(actions, s.phase);
    }
    if (!is_chosen) return Error{"/table/phase", "nobody has chosen this phase"};
    return {};
}

/// Returns whether a card set aside can be placed: the choice was legal and still is.
bool can_be_placed(const State& s, Seat seat, CardId card) {
    const Player& player = s.players[seat];
    return is_affordable(player.tableau, chose_phase(player.actions, s.phase), hand_size(s, seat), card);
}

/// Returns whether the seat is paying, so that its hand has shrunk since the choice.
bool is_paying(const State& s, Seat seat) { return is_resolving(s) && is_first_waiting(s, seat) && s.owed > 0; }

// Checks the card set aside by a seat (consistency 6).
Broken placing_law(const State& s, Seat seat) {
    const std::string pointer = seat_pointer(seat) + "/placing";
    if (!view_of(s, seat).placing()) return {};
    const CardId card = *view_of(s, seat).placing();
    if (!is_placing_phase(s.phase)) return Error{pointer, "expected null in this phase"};
    if (design(card).is_world != is_settle(s.phase))
        return Error{pointer, is_settle(s.phase) ? "expected a world" : "expected a development"};
    if (find_placed(s.players[seat].tableau, card) != nullptr) return Error{pointer, "expected no card of the own tableau"};
    if (!is_resolving(s) && is_waiting(s, seat)) return Error{pointer, "expected null until this seat has chosen"};
    if (!is_paying(s, seat) && !can_be_placed(s, seat, card)) return Error{pointer, "this seat could not place this card"};
    return {};
}

/// Returns whether the method is a payment that could be open with enough cards (RG-A25).
bool is_paid_by(const Player& player, Method method) {
    const bool is_payment = method == Method::pay || method == Method::contact;
    return is_payment && is_open(player.tableau, static_cast<int>(kCardCount), *player.placing, method);
}

// Checks the method of a seat that pays for a world (consistency 6).
Broken method_law(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    const std::string pointer = seat_pointer(seat) + "/method";
    if (!is_settle(s.phase) || !is_paying(s, seat))
        return player.method ? Broken(Error{pointer, "expected null: this seat is not paying for a world"}) : std::nullopt;
    if (!player.method || !is_paid_by(player, *player.method)) return Error{pointer, "expected the method by which this world is paid for"};
    return {};
}

// Checks the marks of a seat within a phase (consistency 6).
Broken marks_law(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    const std::string pointer = seat_pointer(seat);
    if (!s.secrets[seat].drawn.empty() && (s.phase != Phase::explore || !is_waiting(s, seat)))
        return Error{pointer + "/drawn", "expected [] unless this seat has still to keep cards in explore"};
    const bool past_sale = s.phase == Phase::consume && !is_waiting(s, seat);
    const bool at_sale = s.phase == Phase::consume && is_first_waiting(s, seat);
    if (!at_sale && player.sold != past_sale) return Error{pointer + "/sold", past_sale ? "expected true" : "expected false"};
    if (player.bonus_used && (s.phase != Phase::produce || !chose(player.actions, ActionId::produce)))
        return Error{pointer + "/bonus_used", "expected false unless this seat chose produce, and in that phase"};
    if (!player.produced.empty() && s.phase != Phase::produce) return Error{pointer + "/produced", "expected [] in this phase"};
    if (static_cast<int>(player.produced.size()) > count_goods(player.tableau))
        return Error{pointer + "/produced", "expected no more than there are goods on this seat's worlds"};
    return {};
}

Broken seat_law(const State& s, Seat seat) {
    for (std::size_t i = 0; i < s.players[seat].tableau.size(); ++i)
        if (Broken b = placed_law(s, seat, i)) return b;
    if (Broken b = placing_law(s, seat)) return b;
    if (Broken b = method_law(s, seat)) return b;
    return marks_law(s, seat);
}

bool has_choice_inside(PowerType type) {
    return type == PowerType::consume_goods || type == PowerType::consume_sell || type == PowerType::consume_lucky ||
           type == PowerType::consume_hand_for_vp;
}

/// Checks that the open power belongs to the deciding seat. The open decision is defined only then.
Broken power_law(const State& s) {
    if (!s.power) return {};
    if (s.phase != Phase::consume || !s.players[s.waiting.front()].sold)
        return Error{"/table/power", "expected null: no consume power is being used"};
    const Placed* placed = find_placed(s.players[s.waiting.front()].tableau, s.power->card);
    if (placed == nullptr) return Error{"/table/power/card", "expected a card of the tableau of the deciding seat"};
    const std::span<const Power> powers = design(placed->card).powers;
    if (s.power->power >= powers.size() || !has_choice_inside(powers[s.power->power].type))
        return Error{"/table/power/power", "expected a consume power of this card with something to choose"};
    if (!placed->has_used(s.power->power)) return Error{"/table/power/power", "expected a power that its card has marked as used"};
    return {};
}

Broken owed(const std::string& expected) { return Error{"/table/owed", "expected " + expected}; }
Broken owed(int expected) { return owed(std::to_string(expected)); }

// Check the number of cards owed, by decision (consistency 7).
Broken setup_owed_law(const State& s) {
    if (s.owed < 1 || s.owed > kSetupDiscards) return owed("1 or 2");
    for (const Seat seat : all_seats(s.seats)) {
        const int still = is_first_waiting(s, seat) ? s.owed : is_waiting(s, seat) ? kSetupDiscards : 0;
        const int expected = kDeal - kSetupDiscards + still;
        if (hand_size(s, seat) != expected)
            return Error{seat_pointer(seat) + "/hand", "expected " + std::to_string(expected) + " cards at this point of the setup"};
    }
    return {};
}

Broken keep_owed_law(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    const int keeps = explore_keeps(player.tableau, player.actions);
    if (s.owed < 1 || s.owed > keeps) return owed("a number from 1 to " + std::to_string(keeps));
    if (s.owed >= static_cast<int>(s.secrets[seat].drawn.size())) return owed("less than the number of cards drawn");
    if (hand_size(s, seat) < keeps - s.owed) return owed(std::to_string(keeps) + " less the cards kept, which are in the hand");
    return {};
}

Broken pay_owed_law(const State& s, Seat seat) {
    const Player& player = s.players[seat];
    const int cost = player.method ? method_cost(player.tableau, *player.placing, *player.method)
                                   : develop_price(s, player, *player.placing);
    if (s.owed < 1 || s.owed > cost) return owed("a number from 1 to the cost, which is " + std::to_string(cost));
    if (s.owed >= hand_size(s, seat)) return owed("less than the number of hand cards");
    if (static_cast<int>(s.discard.size()) < cost - s.owed)
        return owed(std::to_string(cost) + " less the cards paid, which are in the discard pile");
    return {};
}

Broken owed_law(const State& s, const Asked& asked) {
    const int surplus = hand_size(s, asked.seat) - kHandLimit;
    switch (asked.kind) {
        case Kind::setup_discard: return setup_owed_law(s);
        case Kind::explore_keep: return keep_owed_law(s, asked.seat);
        case Kind::pay: return pay_owed_law(s, asked.seat);
        case Kind::hand_limit: return s.owed == surplus ? Broken() : owed(surplus);
        case Kind::choose_actions:
        case Kind::place_development:
        case Kind::place_world:
        case Kind::settle_method:
        case Kind::trade_sell:
        case Kind::consume:
        case Kind::consume_good:
        case Kind::lucky_number:
        case Kind::consume_hand:
        case Kind::produce_windfall: break;
    }
    return s.owed == 0 ? Broken() : owed(0);
}

Broken left(const std::string& expected) { return Error{"/table/power/left", "expected " + expected}; }

/// Returns whether the power can have taken the kinds taken so far (consistency 8).
bool fits_taken(const OpenPower& open, const Power& power) {
    for (std::size_t i = 0; i < open.taken.size(); ++i) {
        if (power.good && open.taken[i] != power.good) return false;
        const auto* const earlier = open.taken.begin() + i;
        if (power.mode == GoodsMode::different && std::find(open.taken.begin(), earlier, open.taken[i]) != earlier) return false;
    }
    return true;
}

// Checks the goods taken by the open power (consistency 8).
Broken goods_law(const OpenPower& open, const Power& power, const Tableau& tableau) {
    const int count = power.type == PowerType::consume_sell ? 1 : power.count;
    if (open.left < 1 || open.left + static_cast<int>(open.taken.size()) != count)
        return left("at least 1, and with those taken " + std::to_string(count));
    if (!fits_taken(open, power)) return Error{"/table/power/taken", "expected kinds that this power takes"};
    int candidates = 0;
    std::array<bool, kGoodCount> seen{};
    for (const Placed& placed : tableau) {
        if (!may_take(open, placed)) continue;
        ++candidates;
        seen[static_cast<std::size_t>(*design(placed.card).good)] = true;
    }
    if (candidates <= open.left) return left("less than the number of goods that may be taken");
    if (power.mode == GoodsMode::different && std::count(seen.begin(), seen.end(), true) < open.left)
        return left("no more than the number of kinds that may be taken");
    return {};
}

// Checks the progress of the open power (consistency 8).
Broken open_power_law(const State& s, const Asked& asked) {
    if (!s.power) return {};
    const Power& power = *open_power(s);
    if (asked.kind == Kind::consume_good) return goods_law(*s.power, power, s.players[asked.seat].tableau);
    if (!s.power->taken.empty()) return Error{"/table/power/taken", "expected []: this power takes no goods"};
    const int most = std::min<int>(power.count, hand_size(s, asked.seat));
    if (asked.kind == Kind::lucky_number) return s.power->left == 0 ? Broken() : left("0");
    if (s.power->left < 1 || s.power->left > most) return left("a number from 1 to " + std::to_string(most));
    return {};
}

// Checks that the seat has a choice; otherwise the engine makes the move (consistency 8).
Broken choice_law(const State& s, const Asked& asked) {
    const bool is_auto_kind = asked.kind == Kind::settle_method || asked.kind == Kind::trade_sell ||
                              asked.kind == Kind::consume || asked.kind == Kind::produce_windfall;
    if (!is_auto_kind) return {};
    const Player& player = s.players[asked.seat];
    if (asked.kind == Kind::trade_sell) {
        const bool may_sell = !s.options.sale_needs_power || card_with(player.tableau, PowerType::trade_bonus);
        if (!chose(player.actions, ActionId::consume_trade) || !may_sell)
            return Error{seat_pointer(asked.seat) + "/sold", "expected true: this seat has no sale to make"};
    }
    if (legal_moves(s, asked.seat).size() < 2)
        return Error{"/decision", "expected another decision: " + quoted(kind_id(asked.kind)) + " leaves no choice here"};
    return {};
}

// Checks that the game has ended and nothing is owed (consistency 7 and 9).
Broken ended_law(const State& s) {
    if (s.owed != 0) return owed(0);
    if (s.power) return Error{"/table/power", "expected null: the game is over"};
    if (!end_reason(s)) return Error{"/table/phase", "nothing has ended the game"};
    return {};
}

/// Returns the most VP that one use of the power can bring.
int most_vp(const Power& power) {
    if (power.type == PowerType::consume_hand_for_vp) return power.count * power.vp;
    if (power.type != PowerType::consume_goods) return 0;
    return kDoubleVp * income_of(power, power.mode == GoodsMode::all ? static_cast<int>(kDesignCount) : power.count).vp;
}

/// Returns the most VP that a seat can gain in a round: each power is used once (RG-A45), and a tableau has no card twice.
int most_vp_of_round() {
    int sum = 0;
    for (const Design& d : kDesigns)
        for (const Power& power : d.powers) sum += most_vp(power);
    return sum;
}

/// Returns the most VP that the seat can still gain in this round.
int vp_to_come(const State& s, Seat seat) {
    if (s.phase < Phase::consume) return most_vp_of_round();
    if (s.phase > Phase::consume || !is_waiting(s, seat)) return 0;
    int sum = 0;
    for (const Placed& placed : s.players[seat].tableau)
        for (std::size_t i = 0; i < design(placed.card).powers.size(); ++i)
            if (!placed.has_used(i)) sum += most_vp(design(placed.card).powers[i]);
    if (!s.power || !is_first_waiting(s, seat)) return sum;
    const Power& open = design(s.power->card).powers[s.power->power];
    return sum + (open.type == PowerType::consume_hand_for_vp ? s.power->left * open.vp : most_vp(open));
}

// Limits the chips together with those that this round can still bring, so that no move leads beyond the limits. Another round
// follows only while the pool has chips, and then the seats have few.
Broken gains_law(const State& s) {
    constexpr int kManyChips = 8000;                       // far beyond any game
    const int most = most_vp_of_round();
    int to_come = 0;
    for (const Seat seat : all_seats(s.seats)) {
        const int mine = vp_to_come(s, seat);
        if (s.players[seat].vp + mine > kManyChips + most)
            return Error{seat_pointer(seat) + "/vp", "expected at most " + std::to_string(kManyChips + most - mine) + " here"};
        to_come += mine;
    }
    if (const int limit = kManyChips + most * s.seats - to_come; s.vp_reserve > limit)
        return Error{"/table/vp_reserve", "expected at most " + std::to_string(limit) + " here"};
    return {};
}

Broken decision_law(const State& s) {
    if (Broken b = power_law(s)) return b;
    const Asked open = *asked(s);
    if (Broken b = owed_law(s, open)) return b;
    if (Broken b = open_power_law(s, open)) return b;
    return choice_law(s, open);
}

}  // namespace

std::optional<Error> broken_law(const State& s) {
    if (s.options.two_actions && s.seats != kMinSeats)     // two actions each need two seats (RG-Q1)
        return Error{"/options/two_actions", "expected false with more than two seats"};
    if (Broken b = cards_law(s)) return b;
    if (Broken b = hiding_law(s)) return b;
    if (Broken b = chips_law(s)) return b;
    if (Broken b = starts_law(s)) return b;
    if (Broken b = waiting_law(s)) return b;
    if (Broken b = actions_law(s)) return b;
    for (const Seat seat : all_seats(s.seats))
        if (Broken b = seat_law(s, seat)) return b;
    if (Broken b = s.phase == Phase::over ? ended_law(s) : decision_law(s)) return b;
    return gains_law(s);
}

std::string broken_invariant(const State& s) {
    const std::optional<Error> broken = broken_law(s);
    return broken ? broken->pointer + ": " + broken->message : "";
}

}  // namespace orrery::race
