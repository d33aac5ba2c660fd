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

Kind placing_kind(const State& s, const Player& player) {
    const bool develops = is_develop(s.phase);
    if (!player.placing) return develops ? Kind::place_development : Kind::place_world;
    return develops || s.owed > 0 ? Kind::pay : Kind::settle_method;
}

Kind consuming_kind(const State& s, const Player& player) {
    if (!player.sold) return Kind::trade_sell;
    if (!s.power) return Kind::consume;
    const PowerType type = design(s.power->card).powers[s.power->power].type;
    if (type == PowerType::consume_lucky) return Kind::lucky_number;
    return type == PowerType::consume_hand_for_vp ? Kind::consume_hand : Kind::consume_good;
}

Kind open_kind(const State& s) {
    const Player& player = s.players[s.waiting.front()];
    switch (s.phase) {
        case Phase::setup: return Kind::setup_discard;
        case Phase::choose: return Kind::choose_actions;
        case Phase::explore: return Kind::explore_keep;
        case Phase::develop:
        case Phase::develop_2:
        case Phase::settle:
        case Phase::settle_2: return placing_kind(s, player);
        case Phase::consume: return consuming_kind(s, player);
        case Phase::produce: return Kind::produce_windfall;
        case Phase::round_end:
        case Phase::over: break;
    }
    return Kind::hand_limit;
}

}  // namespace

std::optional<Asked> asked(const State& s) {
    if (s.phase == Phase::over || s.waiting.empty()) return {};
    return Asked{s.waiting.front(), open_kind(s)};
}

std::optional<Seat> to_act(const State& s) {
    if (s.phase == Phase::over || s.waiting.empty()) return {};
    return s.waiting.front();
}

SeatList turn_order(Seat first, int seats) {
    SeatList order;
    for (const Seat seat : clockwise_from(first, seats)) order.push_back(seat);
    return order;
}

bool chose(const Choice& actions, ActionId action) { return contains(actions, action); }

bool chose_phase(const Choice& actions, Phase phase) {
    return std::any_of(actions.begin(), actions.end(), [phase](ActionId id) { return action(id).phase == phase; });
}

Verdict violation(const State& s, Seat who, const Move& m) {
    const std::optional<Asked> open = asked(s);
    if (!open) return Violation{&rule::M0};
    if (open->seat != who) return Violation{&rule::T2};
    return std::visit([&](const auto& move) { return check(s, who, open->kind, move); }, m);
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

void add_choices(const Options& options, MoveList& out) {
    for (const Choice& choice : legal_choices(options)) {
        Choose move;
        for (const ActionId id : choice) move.actions.push_back(id);
        out.push_back(move);
    }
}

void add_powers(const Player& player, MoveList& out) {
    for (const Placed& placed : player.tableau) {
        const std::span<const Power> powers = design(placed.card).powers;
        for (std::size_t i = 0; i < powers.size(); ++i)
            if (phase_of(powers[i].type) == PowerPhase::consume) out.push_back(UsePower{placed.card, static_cast<std::int8_t>(i)});
    }
    out.push_back(Done{});
}

/// Adds legal windfalls only, because a list has no room for all pairs of a source and a windfall world.
void add_windfalls(const State& s, Seat who, MoveList& out) {
    for (const std::optional<CardId>& source : windfall_sources(s, who))
        for (const Placed& placed : s.players[who].tableau)
            if (may_produce(source, placed)) out.push_back(Windfall{source, placed.card});
}

template <class M>
void add_goods(const Player& player, MoveList& out) {
    for (const Placed& placed : player.tableau)
        if (has_good(placed)) out.push_back(M{placed.card});
}

/// Adds a superset of the legal moves, in the order of RG-M1. Returns true if all of them are legal; otherwise the caller
/// must filter them with `check`.
bool add_candidates(const State& s, Seat who, Kind kind, MoveList& out) {
    const Player& player = s.players[who];
    switch (kind) {
        case Kind::setup_discard:
        case Kind::pay:
        case Kind::hand_limit:
        case Kind::consume_hand:
            each_once(player.hand, [&out](CardId card) { out.push_back(Discard{card}); });
            if (kind == Kind::consume_hand) out.push_back(Done{});
            return true;
        case Kind::explore_keep:
            each_once(player.drawn, [&out](CardId card) { out.push_back(Keep{card}); });
            return true;
        case Kind::choose_actions: add_choices(s.options, out); return true;
        case Kind::place_development:
        case Kind::place_world:
            each_once(player.hand, [&](CardId card) {
                if (design(card).is_world == (kind == Kind::place_world)) out.push_back(Place{card});
            });
            out.push_back(Pass{});
            return false;
        case Kind::settle_method:
            for (std::size_t i = 0; i < kMethodCount; ++i) out.push_back(TakeMethod{static_cast<Method>(i)});
            return false;
        case Kind::trade_sell: add_goods<Sell>(player, out); return true;
        case Kind::consume: add_powers(player, out); return false;
        case Kind::consume_good: add_goods<TakeGood>(player, out); return false;
        case Kind::lucky_number: {
            const Power& power = design(s.power->card).powers[s.power->power];
            for (std::int8_t n = power.amount; n <= power.count; ++n) out.push_back(CallNumber{n});
            return true;
        }
        case Kind::produce_windfall: add_windfalls(s, who, out); return true;
    }
    return false;
}

}  // namespace

MoveList legal_moves(const State& s, Seat who) {
    MoveList moves;
    const std::optional<Asked> open = asked(s);
    if (!open || open->seat != who || add_candidates(s, who, open->kind, moves)) return moves;
    const auto is_illegal = [&](const Move& m) {
        return std::visit([&](const auto& move) { return check(s, who, open->kind, move).has_value(); }, m);
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

bool is_barrier(const State& before, const Move& m, const std::vector<Event>& events) {
    const bool is_choice = std::holds_alternative<Choose>(m) || std::holds_alternative<Place>(m) ||
                           std::holds_alternative<Pass>(m) || std::holds_alternative<Sell>(m);
    return is_choice || completes_secret(before, m) || std::any_of(events.begin(), events.end(), takes_cards);
}

}  // namespace orrery::race
