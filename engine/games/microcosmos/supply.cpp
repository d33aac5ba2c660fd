// Gains, crew cards and payments (MC-A101 to A116).
#include <algorithm>

#include "engine/games/microcosmos/rules_detail.h"

namespace orrery::microcosmos {

void gain_points(RuleContext& c, Seat who, int points) {
    std::int16_t& mine = c.s.player(who).points;
    mine = static_cast<std::int16_t>(std::min(mine + points, kMostPoints));
}

int add_units(Player& player, const Units& units, Units& got) {
    int lost = 0;
    for (std::size_t i = 0; i < kResourceCount; ++i) {
        // Up to the limit; the rest is lost (MC-A101, MC-A102).
        const int added = std::min<int>(units[i], hold_of(player) - player.resources[i]);
        got[i] = static_cast<std::int8_t>(added);
        player.resources[i] = static_cast<std::int8_t>(player.resources[i] + added);
        lost += units[i] - added;
    }
    return lost;
}

void gain_units(RuleContext& c, Seat who, const Units& units, Source source) {
    if (sum_of(units) == 0) return;
    Units got{};
    const int lost = add_units(c.s.player(who), units, got);
    c.out.push_back(Gained{actor(c.s, who), got, lost, source});
}

void pay_units(RuleContext& c, Seat who, const Units& units) {
    if (sum_of(units) == 0) return;
    for (std::size_t i = 0; i < kResourceCount; ++i) {
        std::int8_t& mine = c.s.player(who).resources[i];
        mine = static_cast<std::int8_t>(mine - units[i]);
    }
    c.out.push_back(Paid{actor(c.s, who), units});
}

void push_effect(State& s, Seat who, Effect::Kind kind) {
    Effect effect;
    effect.kind = kind;
    effect.seat = who;
    s.pending.push_back(effect);
}

void push_gain(State& s, Seat who, const Gain& gain, Source source) {
    if (gain.empty()) return;
    push_effect(s, who, Effect::Kind::gain);
    s.pending.back().gain = gain;
    s.pending.back().source = source;
}

void push_specialists(State& s, Seat who, const Needs& needs, Purpose purpose) {
    push_effect(s, who, Effect::Kind::pay_specialist);
    s.pending.back().needs = needs;
    s.pending.back().purpose = purpose;
}

// Cards.

CrewId draw_crew(RuleContext& c) {
    State& s = c.s;
    if (s.crew_deck.empty()) {
        if (s.crew_discard.empty()) return kNoCrew;
        // The discards become the new deck (MC-A113).
        s.crew_deck = s.crew_discard;
        s.crew_discard.clear();
        c.chance.shuffle(s.crew_deck, crew_by_id, Chance::Misfit::next_order);
        c.out.push_back(Reshuffled{Deck::crew});
    }
    return take_top(s.crew_deck);
}

SurvivorId draw_survivor(RuleContext& c) {
    State& s = c.s;
    if (s.survivor_deck.empty()) {
        if (s.survivor_discard.empty()) return kNoSurvivor;
        s.survivor_deck = s.survivor_discard;              // MC-A704
        s.survivor_discard.clear();
        c.chance.shuffle(s.survivor_deck, survivor_by_id, Chance::Misfit::next_order);
        c.out.push_back(Reshuffled{Deck::survivor});
    }
    return take_top(s.survivor_deck);
}

void refill_club(RuleContext& c) {
    ClubRefilled refilled;
    for (CrewId& slot : c.s.club) {
        if (slot != kNoCrew) continue;
        slot = draw_crew(c);
        if (slot == kNoCrew) break;                        // stays empty until later (MC-A113)
        refilled.cards.push_back(slot);
    }
    if (!refilled.cards.empty()) c.out.push_back(refilled);
}

void place_crew(RuleContext& c, Seat who, CrewId card, Row row) {
    c.s.player(who).row(row).push_back(card);
    c.out.push_back(CrewPlaced{who, card, row});
}

namespace {

/// Draws a card and lets the player place it. Precondition: a card can be drawn.
void draw_to_place(RuleContext& c, Seat who) {
    const CrewId card = draw_crew(c);
    c.out.push_back(CrewDrawn{actor(c.s, who), card});
    push_effect(c.s, who, Effect::Kind::place);
    c.s.pending.back().card = card;
}

/// Places the drawn card. After the card of the last phase the turn ends (MC-A901).
void place_drawn(RuleContext& c, Row row) {
    const Effect effect = take_top(c.s.pending);
    place_crew(c, effect.seat, effect.card, row);
    if (c.s.phase == Phase::draw) end_turn(c);
}

}  // namespace

bool resolve_gain(RuleContext& c) {
    State& s = c.s;
    Effect& effect = s.pending.back();
    const Player& player = s.player(effect.seat);
    Gain& gain = effect.gain;
    // Fixed units, units of choice, cards from the Club, cards from the deck (MC-A104).
    const Units fixed = gain.fixed;
    gain.fixed = {};
    gain_units(c, effect.seat, fixed, effect.source);
    if (gain.any > 0) {
        if (!is_full(player)) return true;
        c.out.push_back(Gained{actor(s, effect.seat), {}, gain.any, effect.source});       // lost (MC-A105)
        gain.any = 0;
    }
    // With six cards, or without a card to take, crew units are lost (MC-A110).
    const bool has_place = player.crew() < kCrewLimit;
    if (gain.club > 0) {
        if (has_place && !club_is_empty(s)) return true;
        gain.club = 0;
    }
    if (gain.deck > 0 && has_place && drawable_crew(s) > 0) return true;
    s.pending.pop_back();
    return false;
}

bool resolve_place(RuleContext& c) {
    const Player& player = c.s.player(c.s.pending.back().seat);
    if (has_room(player, Row::upper) && has_room(player, Row::lower)) return true;
    place_drawn(c, has_room(player, Row::upper) ? Row::upper : Row::lower);        // MC-A108
    return false;
}

bool resolve_pay_resource(RuleContext& c) {
    Effect& effect = c.s.pending.back();
    const Player& player = c.s.player(effect.seat);
    int kinds = 0;
    Units one{};
    for (std::size_t i = 0; i < kResourceCount && effect.count > 0; ++i) {
        if (player.resources[i] == 0) continue;
        ++kinds;
        one[i] = 1;
    }
    if (kinds > 1) return true;
    if (kinds == 1) {                                      // no choice (MC-A106)
        --effect.count;
        pay_units(c, effect.seat, one);
    } else {
        c.s.pending.pop_back();
    }
    return false;
}

namespace {

void use_card(RuleContext& c, CrewId card) {
    Effect& effect = c.s.pending.back();
    Player& player = c.s.player(effect.seat);
    take(player.row(*row_of(player, card)), card);         // its halves have no effect (MC-A114)
    c.s.crew_discard.push_back(card);
    c.out.push_back(CardUsed{actor(c.s, effect.seat), effect.needs.front(), card});
    effect.needs.erase(effect.needs.begin());
}

void use_token(RuleContext& c, Specialist token) {
    Effect& effect = c.s.pending.back();
    c.s.player(effect.seat).tokens[index_of(token)] = false;
    c.out.push_back(TokenUsed{effect.seat, effect.needs.front(), token});
    effect.needs.erase(effect.needs.begin());
}

}  // namespace

bool resolve_pay_specialist(RuleContext& c) {
    const Effect& effect = c.s.pending.back();
    if (effect.needs.empty()) {
        c.s.pending.pop_back();
        return false;
    }
    const Player& player = c.s.player(effect.seat);
    const Specialist need = effect.needs.front();
    if (sources_of(player, need) != 1) return true;
    for (const Specialist token : kSpecialists)            // one source: no choice (MC-A115)
        if (player.tokens[index_of(token)] && meets(token, need)) {
            use_token(c, token);
            return false;
        }
    CrewId only = kNoCrew;
    for_crew(player, [&](CrewId card) {
        if (meets(kCrew[card].specialist, need)) only = card;
    });
    use_card(c, only);
    return false;
}

// Moves.

Verdict check(const Table& t, Seat, Kind, const PlaceCrew& m) {
    const Row row = m.row;
    return has_room(t.player(t.turn_seat), row) ? Verdict{} : Violation{&rule::A107};
}
void play(RuleContext& c, Seat who, Kind, const PlaceCrew& m) {
    if (!c.s.pending.empty()) return place_drawn(c, m.row);
    auto& hand = c.s.player(who).hand;                     // a card dealt in the setup (MC-S12)
    const CrewId card = hand.front();
    hand.erase(hand.begin());
    place_crew(c, who, card, m.row);
}

Verdict check(const Table& t, Seat who, Kind, const ChooseGain& m) {
    const Player& player = t.player(who);
    const int have = player.resources[index_of(m.resource)];
    if (have >= hold_of(player)) return Violation{&rule::A105, have, hold_of(player)};
    return {};
}
void play(RuleContext& c, Seat who, Kind, const ChooseGain& m) {
    Effect& effect = c.s.pending.back();
    --effect.gain.any;
    Units one{};
    one[index_of(m.resource)] = 1;
    gain_units(c, who, one, effect.source);
}

Verdict check(const Table& t, Seat who, Kind, const Pay& m) {
    return t.player(who).resources[index_of(m.resource)] > 0 ? Verdict{} : Violation{&rule::A106};
}
void play(RuleContext& c, Seat who, Kind, const Pay& m) {
    --c.s.pending.back().count;
    Units one{};
    one[index_of(m.resource)] = 1;
    pay_units(c, who, one);
}

Verdict check(const Table& t, Seat who, Kind, const UseCard& m) {
    const Specialist need = t.pending.back().needs.front();
    if (!row_of(t.player(who), m.card)) return Violation{&rule::A114};
    const Specialist shown = kCrew[m.card].specialist;
    if (meets(shown, need)) return {};
    return Violation{shown == Specialist::engineer ? &rule::A116 : &rule::A114};
}
void play(RuleContext& c, Seat, Kind, const UseCard& m) { use_card(c, m.card); }

Verdict check(const Table& t, Seat who, Kind, const UseToken& m) {
    const Specialist need = t.pending.back().needs.front();
    if (!t.player(who).tokens[index_of(m.token)]) return Violation{&rule::A114};
    if (meets(m.token, need)) return {};
    return Violation{m.token == Specialist::engineer ? &rule::A116 : &rule::A114};
}
void play(RuleContext& c, Seat, Kind, const UseToken& m) { use_token(c, m.token); }

Verdict check(const Table& t, Seat who, Kind, const TakeClub& m) {
    if (m.card == kNoCrew || !contains(t.club, m.card)) return Violation{&rule::A111};
    return has_room(t.player(who), m.row) ? Verdict{} : Violation{&rule::A107};
}
void play(RuleContext& c, Seat who, Kind, const TakeClub& m) {
    State& s = c.s;
    *std::find(s.club.begin(), s.club.end(), m.card) = kNoCrew;
    s.player(who).row(m.row).push_back(m.card);
    c.out.push_back(ClubTaken{who, m.card, m.row});
    std::int8_t& left = s.pending.back().gain.club;
    --left;
    // Refilled when all cards of this gain have been taken (MC-A111). The rest may be lost (MC-A110).
    if (s.player(who).crew() == kCrewLimit || club_is_empty(s)) left = 0;
    if (left == 0) refill_club(c);
}

Verdict check(const Table&, Seat, Kind, const Skip&) { return {}; }
void play(RuleContext& c, Seat, Kind kind, const Skip&) {
    Gain& gain = c.s.pending.back().gain;
    if (kind == Kind::draw_crew) {                         // gives up all units of the kind (MC-A109)
        gain.deck = 0;
    } else {
        gain.club = 0;
        refill_club(c);
    }
}

Verdict check(const Table& t, Seat who, Kind kind, const Draw&) {
    if (kind == Kind::draw_crew) return {};                // otherwise the unit was lost
    const int crew = t.player(who).crew();
    if (crew >= kCrewLimit || drawable_crew(t) == 0) return Violation{&rule::A901, crew, kCrewLimit};
    return {};
}
void play(RuleContext& c, Seat who, Kind kind, const Draw&) {
    if (kind == Kind::draw_crew) --c.s.pending.back().gain.deck;           // before the card is placed (MC-A112)
    draw_to_place(c, who);
}

}  // namespace orrery::microcosmos
