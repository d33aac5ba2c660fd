#include "engine/games/race/rules.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "engine/games/race/choices.h"
#include "engine/games/race/rules_detail.h"

namespace orrery::race {

std::string_view kind_id(Kind kind) {
    static constexpr std::array<std::string_view, kKindCount> ids{
        "setup_discard", "choose_actions", "explore_keep", "place_development", "place_world", "settle_method", "pay",
        "trade_sell", "consume", "consume_good", "lucky_number", "consume_hand", "produce_windfall", "hand_limit",
    };
    return ids[static_cast<std::size_t>(kind)];
}

namespace {

Kind placing_kind(const Table& t, const Player& player) {
    const bool develops = is_develop(t.phase);
    if (!player.placing) return develops ? Kind::place_development : Kind::place_world;
    return develops || t.owed > 0 ? Kind::pay : Kind::settle_method;
}

Kind consuming_kind(const Table& t, const Player& player) {
    if (!player.sold) return Kind::trade_sell;
    const Power* power = open_power(t);
    if (power == nullptr) return Kind::consume;
    if (power->type == PowerType::consume_lucky) return Kind::lucky_number;
    return power->type == PowerType::consume_hand_for_vp ? Kind::consume_hand : Kind::consume_good;
}

Kind open_kind(const Table& t) {
    const Player& player = t.players[t.waiting.front()];
    switch (t.phase) {
        case Phase::setup: return Kind::setup_discard;
        case Phase::choose: return Kind::choose_actions;
        case Phase::explore: return Kind::explore_keep;
        case Phase::develop:
        case Phase::develop_2:
        case Phase::settle:
        case Phase::settle_2: return placing_kind(t, player);
        case Phase::consume: return consuming_kind(t, player);
        case Phase::produce: return Kind::produce_windfall;
        case Phase::round_end:
        case Phase::over: break;
    }
    return Kind::hand_limit;
}

}  // namespace

std::optional<Asked> asked(const Table& t) {
    if (t.phase == Phase::over || t.waiting.empty()) return {};
    return Asked{t.waiting.front(), open_kind(t)};
}

std::optional<Seat> to_act(const Table& t) {
    if (t.phase == Phase::over || t.waiting.empty()) return {};
    return t.waiting.front();
}

namespace {

std::int16_t keeps(const State& s, Seat seat) {
    return static_cast<std::int16_t>(explore_keeps(s.players[seat].tableau, s.players[seat].actions));
}

/// Returns whether the seat is still to decide in this step. In Explore it does not if it keeps all that it has drawn (RG-A6).
bool is_to_decide(const State& s, const Asked& now, Seat seat) {
    if (!contains(s.waiting, seat)) return false;
    return now.kind != Kind::explore_keep || keeps(s, seat) < static_cast<int>(s.secrets[seat].drawn.size());
}

/// Returns the state in which a seat that is still to decide in this step is asked now. Returns nullopt if the order matters.
std::optional<State> first_in_step(const State& s, const Asked& now, Seat seat) {
    State out = s;
    switch (now.kind) {
        case Kind::choose_actions:
        case Kind::place_development:
        case Kind::place_world: break;
        case Kind::setup_discard:
            if (s.owed != kSetupDiscards) return {};                                        // another seat is in the middle of it
            break;
        case Kind::hand_limit: out.owed = static_cast<std::int16_t>(s.secrets[seat].hand.size() - kHandLimit); break;
        case Kind::explore_keep:
            if (s.owed != keeps(s, now.seat)) return {};
            out.owed = keeps(s, seat);
            break;
        default: return {};
    }
    out.waiting.clear();
    out.waiting.push_back(seat);
    for (const Seat other : s.waiting)
        if (other != seat) out.waiting.push_back(other);
    return out;
}

/// Returns whether nobody learns from the decisions of this kind more than how many cards were kept or discarded, which is known before.
bool reveals_nothing(Kind kind) { return kind == Kind::setup_discard || kind == Kind::explore_keep || kind == Kind::hand_limit; }

std::size_t count_cards(const Secrets& own) { return own.hand.size() + own.drawn.size(); }

}  // namespace

std::optional<State> asked_first(const State& s, Seat seat) {
    const std::optional<Asked> now = asked(s);
    if (!now || now->seat == seat) return {};
    if (is_to_decide(s, *now, seat)) return first_in_step(s, *now, seat);
    // What the others still have to decide in this step is made up. The seat sees nothing of that.
    State next = s;
    Events unheard;
    std::optional<Asked> then = now;
    while (then && then->kind == now->kind) {
        if (!reveals_nothing(then->kind) || then->seat == seat) return {};
        apply(next, then->seat, legal_moves(next, then->seat).front(), nullptr, unheard);
        then = asked(next);
    }
    if (!then) return {};
    // It could take back what it decided before it saw a card that was drawn in between (RG-A10).
    if (count_cards(next.secrets[seat]) > count_cards(s.secrets[seat])) return {};
    const bool is_secret = reveals_nothing(then->kind) || is_placement(then->kind) || then->kind == Kind::choose_actions;
    if (!is_secret) return {};
    return then->seat == seat ? next : asked_first(next, seat);
}

const Power* open_power(const Table& t) { return t.power ? &design(t.power->card).powers[t.power->power] : nullptr; }

SeatList turn_order(Seat first, int seats) {
    SeatList order;
    for (const Seat seat : clockwise_from(first, seats)) order.push_back(seat);
    return order;
}

bool chose(const Choice& actions, ActionId action) { return contains(actions, action); }

bool chose_phase(const Choice& actions, Phase phase) {
    return std::any_of(actions.begin(), actions.end(), [phase](ActionId id) { return action(id).phase == phase; });
}

Verdict violation(const View& v, const Move& m) {
    const std::optional<Asked> open = asked(v.table);
    if (!open) return Violation{&rule::M0};
    if (open->seat != v.who) return Violation{&rule::T2};
    return std::visit([&](const auto& move) { return check(v, open->kind, move); }, m);
}

namespace {

/// Calls `add` once for each design, in the order of first appearance.
template <class Add>
void each_once(const Cards& cards, Add add) {
    std::array<bool, kDesignCount> seen{};
    for (const CardId card : cards) {
        if (seen[card]) continue;
        seen[card] = true;
        add(card);
    }
}

MoveList choose_moves(const Choices& choices) {
    MoveList moves;
    for (const Choice& choice : choices) {
        Choose move;
        for (const ActionId id : choice) move.actions.push_back(id);
        moves.push_back(move);
    }
    return moves;
}

const MoveList& choose_moves(const Options& options) {
    static const MoveList of_one = choose_moves(legal_choices({.two_actions = false}));
    static const MoveList of_two = choose_moves(legal_choices({.two_actions = true}));
    return options.two_actions ? of_two : of_one;
}

void add_powers(const Tableau& tableau, MoveList& out) {
    for (const Placed& placed : tableau) {
        if (!has_any_power(placed.card, bits_of(PowerPhase::consume))) continue;
        const std::span<const Power> powers = design(placed.card).powers;
        for (std::size_t i = 0; i < powers.size(); ++i)
            if (phase_of(powers[i].type) == PowerPhase::consume) out.push_back(UsePower{placed.card, static_cast<std::int8_t>(i)});
    }
    out.push_back(Done{});
}

/// Adds legal windfalls only, because a list has no room for all pairs of a source and a windfall world.
void add_windfalls(const Player& player, MoveList& out) {
    for (const std::optional<CardId>& source : windfall_sources(player))
        for (const Placed& placed : player.tableau)
            if (may_produce(source, placed)) out.push_back(Windfall{source, placed.card});
}

template <class M>
void add_goods(const Tableau& tableau, MoveList& out) {
    for (const Placed& placed : tableau)
        if (placed.has_good) out.push_back(M{placed.card});
}

/// Adds a superset of the legal moves, in the order of RG-M1. Returns true if all of them are legal; otherwise the caller
/// must filter them with `check`.
bool add_candidates(const View& v, Kind kind, MoveList& out) {
    switch (kind) {
        case Kind::setup_discard:
        case Kind::pay:
        case Kind::hand_limit:
        case Kind::consume_hand:
            each_once(v.own.hand, [&out](CardId card) { out.push_back(Discard{card}); });
            if (kind == Kind::consume_hand) out.push_back(Done{});
            return true;
        case Kind::explore_keep:
            each_once(v.own.drawn, [&out](CardId card) { out.push_back(Keep{card}); });
            return true;
        case Kind::choose_actions: out = choose_moves(v.table.options); return true;
        case Kind::place_development:
        case Kind::place_world:
            each_once(v.own.hand, [&](CardId card) {
                if (design(card).is_world == (kind == Kind::place_world)) out.push_back(Place{card});
            });
            out.push_back(Pass{});
            return false;
        case Kind::settle_method:
            for (std::size_t i = 0; i < kMethodCount; ++i) out.push_back(TakeMethod{static_cast<Method>(i)});
            return false;
        case Kind::trade_sell: add_goods<Sell>(v.tableau(), out); return true;
        case Kind::consume: add_powers(v.tableau(), out); return false;
        case Kind::consume_good: add_goods<TakeGood>(v.tableau(), out); return false;
        case Kind::lucky_number: {
            const Power& power = *open_power(v.table);
            for (std::int8_t n = power.amount; n <= power.count; ++n) out.push_back(CallNumber{n});
            return true;
        }
        case Kind::produce_windfall: add_windfalls(v.player(), out); return true;
    }
    return false;
}

}  // namespace

MoveList legal_moves(const View& v) {
    MoveList moves;
    const std::optional<Asked> open = asked(v.table);
    if (!open || open->seat != v.who || add_candidates(v, open->kind, moves)) return moves;
    const auto is_illegal = [&](const Move& m) {
        return std::visit([&](const auto& move) { return check(v, open->kind, move).has_value(); }, m);
    };
    moves.erase(std::remove_if(moves.begin(), moves.end(), is_illegal), moves.end());
    return moves;
}

void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out) {
    assert(!violation(s, who, m));
    Chance chance(s.rng, script);
    RuleContext context{s, chance, out};
    const Kind kind = asked(s)->kind;
    std::visit([&](const auto& move) { play(context, who, kind, move); }, m);
}

namespace {

/// Returns whether the move is the last of a secret decision that takes several (RG-H4).
bool completes_secret(const State& before, const Move& m) {
    switch (asked(before)->kind) {
        case Kind::setup_discard:
        case Kind::explore_keep:
        case Kind::pay:
        case Kind::hand_limit: return before.owed == 1;
        case Kind::consume_hand: return std::holds_alternative<Done>(m) || before.power->left == 1;
        default: return false;
    }
}

bool takes_cards(const Event& event) {
    return std::holds_alternative<Drew>(event) || std::holds_alternative<GoodAdded>(event) ||
           std::holds_alternative<Lucky>(event) || std::holds_alternative<Reshuffled>(event);
}

}  // namespace

bool is_barrier(const State& before, const Move& m, const State&, const std::vector<Event>& events) {
    const bool is_choice = std::holds_alternative<Choose>(m) || std::holds_alternative<Place>(m) ||
                           std::holds_alternative<Pass>(m) || std::holds_alternative<Sell>(m);
    return is_choice || completes_secret(before, m) || std::any_of(events.begin(), events.end(), takes_cards);
}

}  // namespace orrery::race
