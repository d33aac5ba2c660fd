// Phases II and III: choosing, revealing, paying and placing a development or a world (RG-A10 to A37).
#include "engine/games/race/rules_detail.h"

namespace orrery::race {

namespace {

/// Clears the marks of new cards at the end of the phase (RG-A20, RG-A37).
void end_placing(RuleContext& c) {
    for (const Seat seat : all_seats(c.s.seats))
        for (Placed& placed : c.player(seat).tableau) placed.is_new = false;
    next_phase(c);
}

/// Adds the good of a windfall world (RG-A35), then draws for the Settle bonus and for powers (RG-A36).
void welcome_world(RuleContext& c, Seat seat, Placed& world) {
    if (design(world.card).world_type == WorldType::windfall) add_good(c, seat, world, GoodReason::windfall);
    if (chose_phase(c.player(seat).actions, c.s.phase)) draw(c, seat, kSettleBonus, DrawReason::settle_bonus);
    draw_for_powers(c, seat, PowerType::settle_draw_after_placing, DrawReason::after_placing);
}

/// Puts the card into the tableau and ends the seat's part of the step.
void put_down(RuleContext& c, Seat seat) {
    Player& player = c.player(seat);
    const CardId card = *player.placing;
    player.placing.reset();
    player.method.reset();
    player.tableau.push_back({card, {}, true, 0});
    c.out.push_back(PlacedCard{seat, card});
    // Active powers draw (RG-A18).
    if (is_develop(c.s.phase)) draw_for_powers(c, seat, PowerType::develop_draw_after_placing, DrawReason::after_placing);
    else welcome_world(c, seat, player.tableau.back());
    leave_waiting(c.s);
}

/// Appends the payment event. Precondition: the top `count` cards of the discard pile paid for the card being placed.
void tell_payment(RuleContext& c, Seat seat, int count) {
    if (!c.out.is_heard()) return;
    Cards cards;
    for (std::size_t i = c.s.discard.size() - static_cast<std::size_t>(count); i < c.s.discard.size(); ++i)
        cards.push_back(c.s.discard[i]);
    c.out.push_back(Paid{seat, *c.player(seat).placing, count, cards});
}

/// Starts the payment (RG-A17), or places the card if there is no choice (RG-A19). Returns whether the seat must choose what
/// to pay with.
bool charge(RuleContext& c, Seat seat, int cost) {
    Cards& hand = c.secrets(seat).hand;
    if (chooses_payment(static_cast<int>(hand.size()), cost)) {
        c.s.owed = static_cast<std::int16_t>(cost);
        return true;
    }
    if (cost > 0) {
        c.out.push_back(Auto{seat, Kind::pay});
        for (const CardId card : hand) c.s.discard.push_back(card);
        hand.clear();
        tell_payment(c, seat, cost);
    }
    put_down(c, seat);
    return false;
}

/// Executes a method for the world being placed (RG-A34). Returns whether the seat must choose what to pay with.
bool take_world(RuleContext& c, Seat seat, Method method) {
    Player& player = c.player(seat);
    const CardId world = *player.placing;
    c.out.push_back(MethodTaken{seat, world, method});
    const int cost = method_cost(player.tableau, world, method);
    const bool conquers = method == Method::conquer || method == Method::conquer_tactics;
    int military = conquers ? military_against(player.tableau, world) : 0;
    if (const std::optional<CardId> gone = method_gives_up(player.tableau, method)) {
        if (method == Method::conquer_tactics) military += tactics_military(player.tableau);
        discard_placed(c, seat, *gone);
        c.out.push_back(UsedUp{seat, *gone});
    }
    if (conquers) c.out.push_back(Conquered{seat, world, military, design(world).cost});
    if (!charge(c, seat, cost)) return false;
    player.method = method;
    return true;
}

/// Returns whether the seat must decide something before its card is placed.
bool resolve(RuleContext& c, Seat seat) {
    const Player& player = c.player(seat);
    if (is_develop(c.s.phase)) return charge(c, seat, develop_price(c.s, player, *player.placing));
    const Methods open = open_methods(player.tableau, view_of(c.s, seat).hand_size(), *player.placing);
    if (open.size() > 1) return true;
    c.out.push_back(Auto{seat, Kind::settle_method});
    return take_world(c, seat, open.front());
}

void go_on_placing(RuleContext& c) {
    while (!c.s.waiting.empty())
        if (resolve(c, c.s.waiting.front())) return;
    end_placing(c);
}

/// Reveals all chosen cards at once, then places them in turn order (RG-A16, RG-A24).
void reveal(RuleContext& c) {
    State& s = c.s;
    PlacementsRevealed revealed{s.seats, {}};
    for (const Seat seat : all_seats(s.seats)) {
        s.players[seat].placing = revealed.cards[seat] = s.secrets[seat].placing;
        s.secrets[seat].placing.reset();
    }
    c.out.push_back(revealed);
    for (const Seat seat : turn_order(s.first, s.seats))
        if (s.players[seat].placing) s.waiting.push_back(seat);
    go_on_placing(c);
}

void has_chosen(RuleContext& c) {
    leave_waiting(c.s);
    if (c.s.waiting.empty()) reveal(c);
}

Verdict check_development(const View& v, CardId card) {
    if (!contains(v.own.hand, card) || design(card).is_world) return Violation{&rule::A11};
    if (find_placed(v.tableau(), card) != nullptr) return Violation{&rule::A13};             // no second copy (RG-T15)
    const int others = v.hand_size() - 1;
    const int cost = develop_price(v.table, v.player(), card);
    if (cost > others) return Violation{&rule::A14, others, cost};
    return {};
}

Verdict check_world(const View& v, CardId card) {
    if (!contains(v.own.hand, card) || !design(card).is_world) return Violation{&rule::A21};
    const int others = v.hand_size() - 1;
    if (has_open_method(v.tableau(), others, card)) return {};
    if (design(card).is_military) return Violation{&rule::A23, military_against(v.tableau(), card), design(card).cost};
    return Violation{&rule::A23, others, settle_cost(v.tableau(), card)};
}

}  // namespace

void begin_develop(RuleContext& c) {
    for (const Seat seat : c.s.waiting)                         // RG-A10
        draw_for_powers(c, seat, PowerType::develop_draw_at_start, DrawReason::develop_start);
}

void begin_settle(RuleContext&) {}                              // asks every seat (RG-A21, RG-H3)

Verdict check(const View& v, Kind kind, const Place& m) {
    if (kind == Kind::place_development) return check_development(v, m.card);
    if (kind == Kind::place_world) return check_world(v, m.card);
    return wrong_kind();
}

void play(RuleContext& c, Seat who, Kind, const Place& m) {
    Secrets& own = c.secrets(who);
    take(own.hand, m.card);
    own.placing = m.card;
    has_chosen(c);
}

Verdict check(const View&, Kind kind, const Pass&) {
    if (!is_placement(kind)) return wrong_kind();
    return {};                                             // placing is optional (RG-A11, RG-A21)
}

void play(RuleContext& c, Seat, Kind, const Pass&) { has_chosen(c); }

Verdict check(const View& v, Kind kind, const TakeMethod& m) {
    if (kind != Kind::settle_method) return wrong_kind();
    if (!is_open(v.tableau(), v.hand_size(), *v.player().placing, m.method)) return Violation{&rule::A25};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const TakeMethod& m) {
    if (!take_world(c, who, m.method)) go_on_placing(c);
}

void pay_one(RuleContext& c, Seat who, CardId card) {
    const Player& player = c.player(who);
    discard_from_hand(c, who, card);
    if (--c.s.owed > 0) return;
    const int cost = is_develop(c.s.phase) ? develop_price(c.s, player, *player.placing)
                                           : method_cost(player.tableau, *player.placing, *player.method);
    tell_payment(c, who, cost);
    put_down(c, who);
    go_on_placing(c);
}

}  // namespace orrery::race
