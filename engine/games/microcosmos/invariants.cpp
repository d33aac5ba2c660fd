// Checks of the invariants of a position, by part of the table. The numbers are those of the list in section 9.
// Index: cards (1) · galaxy (2, 3, 4) · counters (5, 6, 7, 8) · phases (9, 10, 11) · pending effects (12) · the whole position.
#include "engine/games/microcosmos/invariants.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/games/microcosmos/players.h"
#include "engine/games/microcosmos/rules.h"
#include "engine/games/microcosmos/score.h"

namespace orrery::microcosmos {

namespace {

using Broken = std::optional<Error>;

std::string number(std::size_t n) { return std::to_string(n); }
std::string player_pointer(Seat who) { return "/table/players/" + number(static_cast<std::size_t>(who)); }
std::string place_pointer(PlanetId planet) { return "/table/planets/" + std::string(kPlanets[planet].id); }
/// Pointer to an effect; the document lists the front first.
std::string effect_pointer(const Table& t, const Effect& effect) {
    return "/table/pending/" + number(static_cast<std::size_t>(&t.pending.back() - &effect));
}

// Cards (1): each stands exactly once.

template <std::size_t N>
class Cards {
  public:
    /// Adds a list, in document order.
    template <class List>
    void add(const List& cards, const std::string& pointer) {
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (cards[i] < N) add_one(cards[i], pointer + "/" + number(i));
    }
    template <class Pile>
    void add_pile(const Pile& pile, const std::string& pointer) {
        for (std::size_t i = 0; i < pile.size(); ++i) add_one(pile[pile.size() - 1 - i], pointer + "/" + number(i));
    }
    void add_one(std::uint8_t card, const std::string& pointer) {
        if (seen_[card] && !broken_) broken_ = Error{pointer, "this card stands twice"};
        seen_[card] = true;
    }
    /// Returns the first fault. `name` gives the id of a card; the cards from `first` on must stand somewhere.
    template <class Name>
    Broken fault(const std::string& deck, Name name, std::size_t first = 0) const {
        for (std::size_t i = first; i < N && !broken_; ++i)
            if (!seen_[i]) return Error{deck, "the card " + std::string(name(i)) + " stands nowhere"};
        return broken_;
    }

  private:
    std::array<bool, N> seen_{};
    Broken broken_;
};

Broken crew_law(const State& s) {
    Cards<kCrewCount> cards;
    for (const Seat who : all_seats(s.contenders())) {
        const Player& player = s.player(who);
        cards.add(player.hand, player_pointer(who) + "/hand");
        cards.add(player.row(Row::upper), player_pointer(who) + "/upper");
        cards.add(player.row(Row::lower), player_pointer(who) + "/lower");
    }
    for (const Effect& effect : s.pending)
        if (effect.kind == Effect::Kind::place) cards.add_one(effect.card, effect_pointer(s, effect) + "/card");
    cards.add(s.robot.crew, "/table/automa/crew");
    cards.add(s.club, "/table/club");
    cards.add_pile(s.crew_deck, "/table/crew_deck");
    cards.add_pile(s.crew_discard, "/table/crew_discard");
    return cards.fault("/table/crew_deck", [](std::size_t card) { return kCrew[card].id; });
}

Broken survivors_law(const State& s) {
    Cards<kSurvivorCount> cards;
    for (const Seat who : all_seats(s.contenders())) {
        cards.add(s.player(who).survivors, player_pointer(who) + "/survivors");
        cards.add(s.player(who).settled, player_pointer(who) + "/settled");
    }
    // The card whose gain is pending stands in `keep_survivor` behind it and counts once.
    for (const Effect& effect : s.pending)
        for (const SurvivorId card : effect.survivors) cards.add_one(card, effect_pointer(s, effect));
    cards.add_pile(s.survivor_deck, "/table/survivor_deck");
    cards.add_pile(s.survivor_discard, "/table/survivor_discard");
    return cards.fault("/table/survivor_deck", [](std::size_t card) { return kSurvivors[card].id; });
}

Broken automa_cards_law(const State& s) {
    if (!s.is_solo()) return {};
    Cards<kAutomaCount> cards;
    if (s.robot.card) cards.add_one(*s.robot.card, "/table/automa/card");
    cards.add_pile(s.automa_deck, "/table/automa/deck");
    cards.add_pile(s.robot.discard, "/table/automa/discard");
    return cards.fault("/table/automa/deck", [](std::size_t card) { return kAutomaCards[card].id; });
}

Broken planets_law(const State& s) {                       // 2
    Cards<kPlanetCount> cards;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const PlanetId planet = s.grid[cell];
        const std::string pointer = "/table/grid/" + std::string(kCellIds[cell]);
        if ((cell == kCentre) != (planet == kPortal)) return Error{pointer, "expected the Star Portal in the centre and only there"};
        const bool is_start = contains(kStartCells, cell);
        if (is_start != (planet != kNoPlanet && is_star(planet))) return Error{pointer, "expected the starting planets in w, n and e, and only there"};
        if (planet != kNoPlanet) cards.add_one(planet, pointer);
    }
    for (const PlanetId planet : s.planet_deck)
        if (planet < kFirstDeckPlanet) return Error{"/table/planet_deck", "expected none of the cards that always lie in the galaxy"};
    cards.add_pile(s.planet_deck, "/table/planet_deck");
    return cards.fault("/table/planet_deck", [](std::size_t planet) { return kPlanets[planet].id; });
}

// What lies on the planets (3, 4).

Broken markers_law(const Table& t, PlanetId planet, int raised) {
    const Place& place = t.places[planet];
    const std::string pointer = place_pointer(planet) + "/markers";
    int sum = 0;
    for (std::size_t i = 0; i < place.markers.size(); ++i) {
        const Marker& marker = place.markers[i];
        sum += marker.spot;
        if (i > 0 && place.markers[i - 1].spot < marker.spot) return Error{pointer + "/" + number(i), "expected the most advanced marker first"};
        for (std::size_t j = 0; j < i; ++j)
            if (place.markers[j].seat == marker.seat) return Error{pointer + "/" + number(i), "expected one marker of each player"};
    }
    if (sum != sum_of(place.levels) - raised) return Error{pointer, "expected spots that add up to the levels raised"};
    return {};
}

Broken place_law(const Table& t, PlanetId planet) {
    const Place& place = t.places[planet];
    const auto terraforming = std::find_if(t.pending.begin(), t.pending.end(), [](const Effect& e) { return e.kind == Effect::Kind::terraform; });
    const bool is_here = terraforming != t.pending.end() && planet_of(t.player(t.turn_seat).at) == planet;
    if (place.is_restored && sum_of(place.levels) > 0) return Error{place_pointer(planet) + "/levels", "expected 0 on a restored planet"};
    if (place.is_restored && !place.markers.empty()) return Error{place_pointer(planet) + "/markers", "expected none on a restored planet"};
    if (!place.is_restored && is_complete(t, planet)) return Error{place_pointer(planet) + "/levels", "a complete planet is restored"};
    if (Broken b = markers_law(t, planet, is_here ? terraforming->raised : 0)) return b;
    for (std::size_t i = 0; i < place.colonies.size(); ++i)
        if (std::count(place.colonies.begin(), place.colonies.end(), place.colonies[i]) > 1)
            return Error{place_pointer(planet) + "/colonies", "expected one colony of each player"};
    for (std::size_t i = 0; i < place.outposts.size(); ++i)
        if (std::count(place.outposts.begin(), place.outposts.end(), place.outposts[i]) > 1)
            return Error{place_pointer(planet) + "/outposts", "expected one outpost of each player"};
    return {};
}

// Counters (5, 6, 7, 8).

Broken end_law(const Table& t) {
    int restored = 0;
    for (const PlanetId planet : t.grid)
        if (planet != kNoPlanet) restored += t.places[planet].is_restored;
    if (t.completed != restored) return Error{"/table/completed", "expected the number of restored planets, " + std::to_string(restored)};
    if (t.end_round.has_value() != (t.completed >= t.options.end_planets))
        return Error{"/table/end_round", "expected null until enough planets are restored, and then a round"};
    if (t.end_round && *t.end_round != t.round && *t.end_round != t.round + 1)
        return Error{"/table/end_round", "expected this round or the next one"};
    if (t.phase == Phase::over && t.end_round != t.round) return Error{"/table/end_round", "expected the round in which the game ended"};
    return {};
}

Broken player_law(const Table& t, Seat who) {
    const Player& player = t.player(who);
    const std::string pointer = player_pointer(who);
    for (std::size_t i = 0; i < kResourceCount; ++i)
        if (player.resources[i] > hold_of(player)) return Error{pointer + "/resources", "expected at most " + std::to_string(hold_of(player)) + " of each"};
    for (std::size_t i = 0; i < player.upgrades.size(); ++i) {
        const Upgrade upgrade = player.upgrades[i];
        const bool is_single = upgrade != Upgrade::engine && (!t.is_automa(who) || contains(kAutomaUpgrades, upgrade));
        if (!is_single || std::count(player.upgrades.begin(), player.upgrades.end(), upgrade) > 1)
            return Error{pointer + "/upgrades/" + number(i), "expected different upgrades of the ark card, without the engine"};
    }
    const int freed = static_cast<int>(player.upgrades.size()) + (player.engine == kEngineSteps) + (t.is_automa(who) ? kAutomaColonies : 0);
    if (player.colony_pool + colonies_of(t, who) != freed)
        return Error{pointer + "/colony_pool", "expected " + std::to_string(freed) + " together with the colonies on planets"};
    if (player.outpost_pool + outposts_of(t, who) != completed_pairs(player))
        return Error{pointer + "/outpost_pool", "expected " + std::to_string(completed_pairs(player)) + " together with the outposts on planets"};
    if (planet_of(player.at) >= kPlanetCount || !is_laid(t, planet_of(player.at))) return Error{pointer + "/at", "expected a spot on a laid card"};
    if (t.is_automa(who) && kind_of(player.at) != SpotKind::planet) return Error{pointer + "/at", "expected a planet"};
    const bool is_shared = kind_of(player.at) == SpotKind::planet || kind_of(player.at) == SpotKind::portal;
    for (Seat other = 0; other < who && !is_shared; ++other)
        if (t.player(other).at == player.at) return Error{pointer + "/at", "another ark is there"};
    return {};
}

// Phases (9, 10, 11).

Broken hands_law(const Table& t) {
    for (const Seat seat : all_seats(t.contenders())) {
        const std::size_t cards = t.player(seat).hand.size();
        const bool is_setup_turn = t.phase == Phase::setup_crew && !t.is_automa(seat);
        const bool fits = !is_setup_turn || seat < t.turn_seat ? cards == 0 : seat == t.turn_seat ? cards > 0 : cards == kDealt;
        if (!fits) return Error{player_pointer(seat) + "/hand", "does not fit the phase and the turn"};
    }
    return {};
}

Broken seats_law(const Table& t) {
    const bool is_automa_turn = t.phase == Phase::automa || (t.is_solo() && t.phase == Phase::over);
    if (t.phase == Phase::automa && !t.is_solo()) return Error{"/table/phase", "expected no Automa in a game for several players"};
    if (t.is_solo() && t.is_automa(t.turn_seat) != is_automa_turn) return Error{"/table/turn_seat", "expected 1 in the Automa's turn and after the end"};
    if (is_setup(t.phase) && t.round != 1) return Error{"/table/round", "expected 1 during setup"};
    if (is_setup(t.phase) && t.first_seat != 0) return Error{"/table/first_seat", "expected 0 during setup"};
    // The game ends with the last turn of a round (MC-T2).
    if (t.phase == Phase::over && next_clockwise(t.turn_seat, t.contenders()) != t.first_seat)
        return Error{"/table/turn_seat", "expected the last player of the round"};
    return {};
}

Broken turn_law(const Table& t) {
    const Turn& turn = t.turn;
    const Turn initial;
    const std::string at = "/table/turn";
    if (planet_of(turn.start) >= kPlanetCount || !is_laid(t, planet_of(turn.start))) return Error{at + "/start", "expected a spot on a laid card"};
    if (is_setup(t.phase) && turn.start != initial.start) return Error{at + "/start", "expected the Star Portal during setup"};
    const bool no_upgrade = is_setup(t.phase) || t.phase == Phase::automa;
    if (no_upgrade && turn.upgraded) return Error{at + "/upgraded", "expected false in this phase"};
    if ((no_upgrade || t.phase == Phase::upgrade) && turn.travelled) return Error{at + "/travelled", "expected false in this phase"};
    const bool is_before_crew = no_upgrade || t.phase == Phase::upgrade || t.phase == Phase::travel;
    if (is_before_crew && turn.plays != 0) return Error{at + "/plays", "expected 0 in this phase"};
    if (turn.plays > play_limit(t.player(t.turn_seat).at)) return Error{at + "/plays", "expected at most the plays of this place"};
    const bool is_before_location = is_before_crew || t.phase == Phase::crew;
    const SpotKind kind = kind_of(t.player(t.turn_seat).at);
    const bool has_services = kind == SpotKind::moon || kind == SpotKind::station || kind == SpotKind::portal;
    if ((is_before_location || !has_services) && turn.collected) return Error{at + "/collected", "expected false here"};
    if ((is_before_location || !has_services) && turn.token_taken) return Error{at + "/token_taken", "expected false here"};
    if ((is_before_location || kind != SpotKind::planet) && !turn.actions.empty()) return Error{at + "/actions", "expected none here"};
    if (turn.actions.size() == 2 && turn.actions[0] == turn.actions[1]) return Error{at + "/actions", "expected different actions"};
    return {};
}

Broken automa_law(const Table& t) {
    if (!t.is_solo()) return {};
    const Player& automa = t.player(kAutoma);
    const std::string pointer = player_pointer(kAutoma);
    if (automa.crew() > 0) return Error{pointer + (automa.row(Row::upper).empty() ? "/lower" : "/upper"), "the Automa has no crew rows"};
    if (!automa.survivors.empty()) return Error{pointer + "/survivors", "the Automa keeps no survivors"};
    if (!automa.settled.empty()) return Error{pointer + "/settled", "the Automa settles no survivors"};
    for (const bool token : automa.tokens)
        if (token) return Error{pointer + "/tokens", "the Automa has no tokens"};
    if (automa.engine != 0) return Error{pointer + "/engine", "the Automa has no engine"};
    if (t.robot.card.has_value() != (t.phase == Phase::automa)) return Error{"/table/automa/card", "expected a card in the Automa's turn and null otherwise"};
    const int steps = t.robot.card ? static_cast<int>(kAutomaCards[*t.robot.card].steps.size()) : 1;
    if (t.robot.step >= steps) return Error{"/table/automa/step", "expected a step of the card, or 0 without one"};
    return {};
}

// Pending effects (12).

/// The pending effects, front first, and what they must fit.
class Chain {
  public:
    explicit Chain(const Table& t) : t_(t), player_(t.player(t.turn_seat)), at_(player_.at) {}

    Broken fault() const {
        for (const Effect& effect : t_.pending)
            if (effect.seat != t_.turn_seat) return Error{effect_pointer(t_, effect) + "/seat", "expected the player of the turn"};
        if (fits()) return {};
        return Error{"/table/pending", "does not fit the phase, the turn and the place of the ark"};
    }

  private:
    using EffectKind = Effect::Kind;

    std::size_t size() const { return t_.pending.size(); }
    const Effect& at(std::size_t i) const { return t_.pending[size() - 1 - i]; }
    bool is(std::initializer_list<EffectKind> kinds) const {
        if (kinds.size() != size()) return false;
        std::size_t i = 0;
        for (const EffectKind kind : kinds)
            if (at(i++).kind != kind) return false;
        return true;
    }
    bool has_done(Action action) const { return !t_.turn.actions.empty() && t_.turn.actions.back() == action; }
    const Place& place() const { return t_.places[planet_of(at_)]; }
    Colour colour() const { return kPlanets[planet_of(at_)].colour; }

    bool fits() const {
        switch (t_.phase) {
            case Phase::setup_crew:
            case Phase::over: return size() == 0;
            case Phase::setup_resources: return fits_setup();
            case Phase::upgrade: return size() == 0 ? !t_.turn.upgraded : t_.turn.upgraded && fits_upgrade();
            case Phase::travel: return size() == 0 ? !t_.turn.travelled : t_.turn.travelled && fits_arrival();
            case Phase::crew: return size() == 0 || (t_.turn.plays > 0 && fits_play());
            case Phase::location: return size() == 0 || (kind_of(at_) == SpotKind::planet ? fits_action() : fits_collect());
            case Phase::draw: return size() == 0 || is({EffectKind::place});
            case Phase::automa: return fits_automa();
        }
        return false;
    }

    /// Returns whether the front of a gain, from effect `i` on, may be what is left of `whole`. A drawn card may lie before it.
    bool is_left_of(const Gain& whole, Source source) const {
        if (size() == 0 || size() > 2) return false;
        const bool is_placing = at(0).kind == EffectKind::place;
        if (size() == 2 && !is_placing) return false;
        const Effect& effect = at(size() - 1);
        if (effect.kind != EffectKind::gain || !(effect.source == source)) return false;
        return is_rest(effect.gain, whole, is_placing);
    }
    static bool is_rest(const Gain& left, const Gain& whole, bool is_placing) {
        if (sum_of(left.fixed) > 0 || left.any > whole.any || left.club > whole.club || left.deck > whole.deck) return false;
        if (is_placing) return left.any == 0 && left.club == 0 && left.deck < whole.deck;
        if (left.any > 0) return left.club == whole.club && left.deck == whole.deck;
        return left.club > 0 ? left.deck == whole.deck : left.deck > 0;
    }

    bool fits_setup() const {
        Gain whole;
        whole.any = kStartUnits;
        return size() == 1 && is_left_of(whole, {Source::Kind::setup});
    }
    bool fits_upgrade() const {
        if (!is({EffectKind::pay_specialist, EffectKind::unlock}) || at(0).purpose != Purpose::upgrade || !at(1).upgrade) return false;
        const Upgrade upgrade = *at(1).upgrade;
        return at(0).needs == Needs{kUpgrades[index_of(upgrade)].need} && may_unlock(player_, upgrade);
    }
    bool fits_arrival() const {
        if (is({EffectKind::discovery_bonus}))
            return kind_of(at_) == SpotKind::planet && at(0).planet == planet_of(at_) && !place().is_restored && sum_of(place().levels) == 0 &&
                   place().markers.empty();
        Gain whole;
        whole.club = kind_of(at_) == SpotKind::station ? player_.has(Upgrade::leisure)
                     : kind_of(at_) == SpotKind::moon  ? player_.has(Upgrade::mining_vehicles)
                                                       : false;
        return size() == 1 && is_left_of(whole, {Source::Kind::arrival});
    }
    bool fits_play() const {
        const Effect& last = at(size() - 1);
        if (last.source.kind != Source::Kind::crew) return false;
        const Crew& card = kCrew[last.source.id];
        for (const Half* half : {&card.top, &card.bottom}) {
            if (is_left_of(half->gain, last.source)) return true;
            if (is({EffectKind::pay_resource, EffectKind::gain}) && at(0).source == last.source && last.gain == half->gain &&
                at(0).count <= half->any_cost && at(0).count <= sum_of(player_.resources))
                return true;
        }
        return false;
    }
    bool fits_collect() const {
        return kind_of(at_) != SpotKind::asteroid && t_.turn.collected && is_left_of(collected_at(t_, at_), {Source::Kind::spot, at_});
    }
    bool fits_action() const {
        if (has_done(Action::terraform))
            return is({EffectKind::terraform}) && !place().is_restored && at(0).left + at(0).raised == terraform_limit(t_, t_.turn_seat);
        if (has_done(Action::scout)) return fits_scout();
        return has_done(Action::colony) && fits_colony();
    }
    bool fits_scout() const {
        if (is({EffectKind::pay_specialist, EffectKind::scout}))
            return at(0).purpose == Purpose::scout && at(0).needs == Needs{leader_of(colour())} && can_use(player_, at(0).needs) &&
                   drawable_survivors(t_) > 0;
        if (is({EffectKind::choose_survivor})) return at(0).survivors.size() == kScoutedByVehicles && player_.has(Upgrade::scout_vehicles);
        if (is({EffectKind::keep_survivor})) return true;
        if (!is({EffectKind::gain, EffectKind::keep_survivor})) return false;
        const SurvivorId card = at(1).survivors.front();
        return at(0).source == Source{Source::Kind::survivor, card} && is_rest(at(0).gain, kSurvivors[card].gain, false);
    }
    bool fits_colony() const {
        if (!is({EffectKind::pay_specialist, EffectKind::colony}) || at(0).purpose != Purpose::colony) return false;
        if (player_.colony_pool == 0 || contains(place().colonies, t_.turn_seat) || at(0).needs.empty()) return false;
        const Needs all = colony_needs(colonies_of(t_, t_.turn_seat) + 1, colour());
        const Needs& left = at(0).needs;
        if (left.size() > all.size()) return false;
        return std::equal(left.begin(), left.end(), all.end() - left.size()) && can_use(player_, left);
    }
    bool fits_automa() const {
        const Step& step = kAutomaCards[*t_.robot.card].steps[static_cast<std::size_t>(t_.robot.step)];
        if (is({EffectKind::automa_outpost}))
            return step.what == Do::outpost && player_.outpost_pool == 0 && !contains(place().outposts, kAutoma);
        if (!is({EffectKind::automa_pay, EffectKind::automa_do}) || at(0).purpose != at(1).purpose) return false;
        const Effect& pay = at(0);
        const auto held = automa_crew(t_);
        const int cards = static_cast<int>(t_.robot.crew.size()), leaders = cards - held[index_of(Specialist::engineer)];
        if (pay.any_leaders > leaders || pay.any_leaders + pay.free > cards) return false;
        const std::optional<Upgrade> target = at(1).upgrade;
        Needs needs;
        switch (pay.purpose) {
            case Purpose::upgrade:
                if (step.what != Do::upgrade || !target || !contains(kAutomaUpgrades, *target) || player_.has(*target)) return false;
                if (!has_units(player_, kUpgrades[index_of(*target)].cost)) return false;
                needs = {kUpgrades[index_of(*target)].need};
                break;
            case Purpose::scout:
                if (step.what != Do::scout || target || drawable_survivors(t_) == 0) return false;
                needs = {leader_of(colour())};
                break;
            case Purpose::colony:
                if (step.what != Do::colony || target || player_.colony_pool == 0 || contains(place().colonies, kAutoma)) return false;
                needs = colony_needs(colonies_of(t_, kAutoma) + 1, colour());
                break;
        }
        const auto any = static_cast<int>(std::count(needs.begin(), needs.end(), Specialist::any_leader));
        return pay.any_leaders <= any && pay.any_leaders + (pay.free + 1) / kSubstitutes <= static_cast<int>(needs.size());
    }

    const Table& t_;
    const Player& player_;
    SpotId at_;
};

/// Checks that a seat must decide, that no automatic step is due, and that there is a legal move.
Broken decision_law(const State& s) {
    const std::optional<Asked> open = asked(s);
    if (!open || is_unsettled(s)) return Error{"/table/phase", "an automatic step is due at this table"};
    if (legal_moves(s, open->seat).empty()) return Error{"/decision", "nobody has anything to decide at this table"};
    return {};
}

}  // namespace

std::optional<Error> broken_law(const State& s) {
    if (Broken b = planets_law(s)) return b;
    for (const auto law : {crew_law, survivors_law, automa_cards_law})
        if (Broken b = law(s)) return b;
    for (const auto law : {seats_law, hands_law, automa_law, end_law})
        if (Broken b = law(s)) return b;
    for (const Seat who : all_seats(s.contenders()))
        if (Broken b = player_law(s, who)) return b;
    for (const PlanetId planet : s.grid)
        if (planet != kNoPlanet && planet != kPortal)
            if (Broken b = place_law(s, planet)) return b;
    if (Broken b = turn_law(s)) return b;
    if (Broken b = Chain(s).fault()) return b;
    return s.phase == Phase::over ? Broken{} : decision_law(s);
}

std::string broken_invariant(const State& s) {
    const std::optional<Error> broken = broken_law(s);
    return broken ? broken->pointer + ": " + broken->message : "";
}

}  // namespace orrery::microcosmos
