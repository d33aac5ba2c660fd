#include "engine/games/microcosmos/rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <initializer_list>

#include "engine/games/microcosmos/rules_detail.h"

namespace orrery::microcosmos {

// The open decision.

namespace {

Kind asked_by_gain(const Effect& gain) {
    if (gain.gain.any > 0) return Kind::choose_resource;
    return gain.gain.club > 0 ? Kind::take_club : Kind::draw_crew;
}

Kind asked_by(const Effect& effect) {
    switch (effect.kind) {
        case Effect::Kind::gain: return asked_by_gain(effect);
        case Effect::Kind::place: return Kind::place_crew;
        case Effect::Kind::pay_resource: return Kind::pay_resource;
        case Effect::Kind::pay_specialist: return Kind::pay_specialist;
        case Effect::Kind::discovery_bonus: return Kind::discovery_bonus;
        case Effect::Kind::terraform: return Kind::terraform;
        case Effect::Kind::choose_survivor: return Kind::choose_survivor;
        case Effect::Kind::keep_survivor: return Kind::keep_survivor;
        case Effect::Kind::automa_pay: return Kind::automa_specialist;
        case Effect::Kind::automa_outpost:
        case Effect::Kind::unlock:
        case Effect::Kind::scout:
        case Effect::Kind::colony:
        case Effect::Kind::automa_do: break;               // only the outpost asks
    }
    return Kind::automa_outpost;
}

Kind asked_in(const Table& t) {
    const Player& player = t.player(t.turn_seat);
    switch (t.phase) {
        case Phase::setup_crew: return player.hand.full() ? Kind::setup_discard : Kind::place_crew;
        case Phase::upgrade: return Kind::upgrade;
        case Phase::travel: return Kind::travel;
        case Phase::crew: return Kind::crew;
        case Phase::location: return kind_of(player.at) == SpotKind::planet ? Kind::planet : Kind::elsewhere;
        case Phase::setup_resources:
        case Phase::draw:
        case Phase::automa:
        case Phase::over: break;                           // without an effect only `draw` asks
    }
    return Kind::end_turn;
}

}  // namespace

std::optional<Asked> asked(const Table& t) {
    if (t.phase == Phase::over) return {};
    // Where the Automa needs a choice, the human decides (MC-O1).
    const Seat seat = t.is_automa(t.turn_seat) ? Seat{0} : t.turn_seat;
    return Asked{seat, t.pending.empty() ? asked_in(t) : asked_by(t.pending.back())};
}

std::optional<Seat> to_act(const Table& t) {
    const std::optional<Asked> open = asked(t);
    return open ? std::optional(open->seat) : std::nullopt;
}

CrewId placed_crew(const Table& t) {
    return t.pending.empty() ? t.player(t.turn_seat).hand.front() : t.pending.back().card;
}

// Legality.

namespace {

/// Set of decisions, bit i for Kind i.
using Kinds = std::uint32_t;
constexpr Kinds kinds(std::initializer_list<Kind> list) {
    Kinds out = 0;
    for (const Kind kind : list) out |= 1u << static_cast<unsigned>(kind);
    return out;
}
constexpr bool has(Kinds set, Kind kind) { return (set >> static_cast<unsigned>(kind) & 1u) != 0; }

constexpr Kinds kBothLocations = kinds({Kind::planet, Kind::elsewhere});
/// Decisions that each alternative of Move answers (section 8).
constexpr std::array<Kinds, std::variant_size_v<Move>> kAnswers{
    kinds({Kind::setup_discard}),                          // DiscardDealt
    kinds({Kind::place_crew}),                             // PlaceCrew
    kinds({Kind::choose_resource}),                        // ChooseGain
    kinds({Kind::pay_resource}),                           // Pay
    kinds({Kind::pay_specialist}),                         // UseCard
    kinds({Kind::pay_specialist}),                         // UseToken
    kinds({Kind::take_club}),                              // TakeClub
    kinds({Kind::take_club, Kind::draw_crew}),             // Skip
    kinds({Kind::draw_crew, Kind::end_turn}),              // Draw
    kinds({Kind::upgrade}),                                // UnlockUpgrade
    kinds({Kind::upgrade}),                                // SkipUpgrade
    kinds({Kind::travel}),                                 // Travel
    kinds({Kind::travel}),                                 // Discover
    kinds({Kind::discovery_bonus}),                        // Bonus
    kinds({Kind::crew}),                                   // Play
    kBothLocations | kinds({Kind::crew, Kind::terraform}), // Done
    kinds({Kind::end_turn}),                               // End
    kBothLocations,                                        // Collect
    kinds({Kind::planet}),                                 // StartTerraform
    kinds({Kind::planet}),                                 // StartScout
    kinds({Kind::planet}),                                 // Settle
    kinds({Kind::planet}),                                 // BuildColony
    kinds({Kind::planet}),                                 // PlaceOutpost
    kinds({Kind::planet}),                                 // MoveOutpost
    kinds({Kind::elsewhere}),                              // TakeToken
    kinds({Kind::terraform}),                              // Raise
    kinds({Kind::choose_survivor}),                        // ChooseSurvivor
    kinds({Kind::keep_survivor}),                          // KeepSurvivor
    kinds({Kind::keep_survivor}),                          // SendOn
    kinds({Kind::automa_specialist}),                      // AutomaUse
    kinds({Kind::automa_outpost}),                         // AutomaMove
};

/// Returns the refusal of a move that does not belong to the open decision.
Verdict misplaced(const Table& t, Kind open, const Move& m) {
    const Kinds answers = kAnswers[m.index()];
    if (has(answers, open)) return {};
    // `discard` with a card and without one answer different decisions.
    const bool is_discard = std::holds_alternative<DiscardDealt>(m) || std::holds_alternative<SendOn>(m);
    if (is_discard && (open == Kind::setup_discard || open == Kind::keep_survivor)) return Violation{&rule::T7};
    if (open == Kind::planet && (answers & kBothLocations) != 0) return Violation{&rule::A501};
    if (open == Kind::elsewhere && (answers & kBothLocations) != 0) return Violation{&rule::A502};
    if (!t.pending.empty()) return Violation{&rule::T5};   // what a choice brought is finished first
    return Violation{&rule::T3};
}

}  // namespace

Verdict violation(const Table& t, Seat who, const Move& m) {
    const std::optional<Asked> open = asked(t);
    if (!open || open->seat != who) return Violation{&rule::T7};
    if (Verdict v = misplaced(t, open->kind, m)) return v;
    return std::visit([&](const auto& move) { return check(t, who, open->kind, move); }, m);
}

// Execution.

void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out) {
    assert(!violation(s, who, m));
    Chance chance(s.rng, script);
    RuleContext context{s, chance, out};
    const Kind kind = asked(s)->kind;
    std::visit([&](const auto& move) { play(context, who, kind, move); }, m);
    go_on(context);
}

namespace {

/// Brings the front effect further. Returns true if a player must decide.
bool resolve_on(RuleContext& c) {
    State& s = c.s;
    switch (s.pending.back().kind) {
        case Effect::Kind::gain: return resolve_gain(c);
        case Effect::Kind::place: return resolve_place(c);
        case Effect::Kind::pay_resource: return resolve_pay_resource(c);
        case Effect::Kind::pay_specialist: return resolve_pay_specialist(c);
        case Effect::Kind::terraform: return resolve_terraform(c);
        case Effect::Kind::keep_survivor: return resolve_keep(c);
        case Effect::Kind::automa_pay: return resolve_automa_pay(c);
        case Effect::Kind::automa_outpost: return resolve_automa_outpost(c);
        case Effect::Kind::discovery_bonus:
        case Effect::Kind::choose_survivor: return true;
        case Effect::Kind::unlock: {
            const Effect effect = take_top(s.pending);
            unlock(c, effect.seat, *effect.upgrade);
            return false;
        }
        case Effect::Kind::scout: resolve_scout(c); return false;
        case Effect::Kind::colony: build_colony(c, take_top(s.pending).seat); return false;
        case Effect::Kind::automa_do: resolve_automa_do(c); return false;
    }
    return true;
}

/// Passes the present phase if nothing can be decided in it (MC-T4). Returns true if a player must decide.
bool pass_phase(RuleContext& c) {
    State& s = c.s;
    const Seat who = s.turn_seat;
    const Player& player = s.player(who);
    switch (s.phase) {
        case Phase::upgrade:
            if (!s.turn.upgraded && has_payable_upgrade(s, who)) return true;
            s.phase = Phase::travel;
            return false;
        case Phase::travel:
            if (!s.turn.travelled) {
                if (destinations(s, who) != 0 || discoveries(s, who) != 0) return true;
                c.out.push_back(TravelImpossible{who});    // the ark stays (MC-A312)
            }
            s.phase = Phase::crew;                         // also after a discovery, on the new planet (MC-A325)
            return false;
        case Phase::crew:
            if (s.turn.plays < play_limit(player.at) && player.crew() > 0) return true;
            s.phase = Phase::location;
            return false;
        case Phase::location: {
            const SpotKind kind = kind_of(player.at);
            const bool goes_on = kind == SpotKind::asteroid ? false        // offers nothing (MC-A503)
                                 : kind == SpotKind::planet ? static_cast<int>(s.turn.actions.size()) < action_limit(s, who)     // MC-A507
                                                            : !s.turn.collected || !s.turn.token_taken;
            if (goes_on) return true;
            s.phase = Phase::draw;
            return false;
        }
        case Phase::setup_crew:
        case Phase::setup_resources: {
            const bool is_asked = s.phase == Phase::setup_crew && !player.hand.empty();
            if (!is_asked) go_on_with_setup(c);
            return is_asked;
        }
        case Phase::automa: go_on_with_automa(c); return false;
        case Phase::draw:
        case Phase::over: break;
    }
    return true;
}

}  // namespace

void go_on(RuleContext& c) {
    while (c.s.phase != Phase::over)
        if (c.s.pending.empty() ? pass_phase(c) : resolve_on(c)) return;
}

bool is_unsettled(const State& s) {
    State copy = s;
    Chance chance(copy.rng);
    Events dropped;
    RuleContext context{copy, chance, dropped};
    go_on(context);
    return !(copy == s);
}

// List of legal moves (section 8.5).

namespace {

/// Adds the moves that pass their check.
class LegalMoves {
  public:
    LegalMoves(const Table& t, const Asked& open, MoveList& out) : t_(t), open_(open), player_(t.player(t.turn_seat)), out_(out) {}

    void add_all() {
        switch (open_.kind) {
            case Kind::setup_discard:
                for (const CrewId card : player_.hand) out_.push_back(DiscardDealt{card});
                return;
            case Kind::place_crew:
                for (const Row row : kRows) add(PlaceCrew{row});
                return;
            case Kind::choose_resource: return add_resources<ChooseGain>();
            case Kind::pay_resource: return add_resources<Pay>();
            case Kind::discovery_bonus: return add_resources<Bonus>();
            case Kind::upgrade:
                for (std::size_t i = 0; i < kUpgradeCount; ++i) add(UnlockUpgrade{static_cast<Upgrade>(i)});
                out_.push_back(SkipUpgrade{});
                return;
            case Kind::pay_specialist:
                for_crew(player_, [&](CrewId card) { add(UseCard{card}); });
                for (const Specialist token : kSpecialists) add(UseToken{token});
                return;
            case Kind::travel: return add_travel();
            case Kind::take_club:
                for (const CrewId card : t_.club)
                    if (card != kNoCrew)
                        for (const Row row : kRows) add(TakeClub{card, row});
                out_.push_back(Skip{});
                return;
            case Kind::draw_crew:
                out_.push_back(Draw{});
                out_.push_back(Skip{});
                return;
            case Kind::end_turn:
                add(Draw{});
                out_.push_back(End{});
                return;
            case Kind::crew: return add_plays();
            case Kind::planet: return add_actions();
            case Kind::elsewhere: return add_services();
            case Kind::terraform:
                add_resources<Raise>();
                add(Done{});
                return;
            case Kind::choose_survivor:
                for (const SurvivorId card : t_.pending.back().survivors) out_.push_back(ChooseSurvivor{card});
                return;
            case Kind::keep_survivor:
                out_.push_back(KeepSurvivor{});
                out_.push_back(SendOn{});
                return;
            case Kind::automa_specialist:
                for (const Specialist kind : kSpecialists) add(AutomaUse{kind});
                return;
            case Kind::automa_outpost:
                for (const PlanetId planet : t_.grid)
                    if (planet != kNoPlanet) add(AutomaMove{planet});
                return;
        }
    }

  private:
    template <class M>
    void add(const M& move) {
        if (!check(t_, open_.seat, open_.kind, move)) out_.push_back(move);
    }
    template <class M>
    void add_resources() {
        for (const Resource resource : kResources) add(M{resource});
    }
    void add_travel() {
        for (Nodes nodes = destinations(t_, open_.seat); nodes != 0; nodes &= nodes - 1)
            out_.push_back(Travel{spot_at(t_, std::countr_zero(nodes))});
        for (CellSet cells = discoveries(t_, open_.seat); cells != 0; cells &= cells - 1)
            out_.push_back(Discover{static_cast<Cell>(std::countr_zero(cells))});
    }
    void add_plays() {
        for_crew(player_, [&](CrewId card) {
            for (const bool to_upper : {true, false})
                for (const bool uses : {true, false}) add(Play{card, to_upper, uses});
        });
        out_.push_back(Done{});
    }
    void add_actions() {
        add(Collect{});
        add(StartTerraform{});
        add(StartScout{});
        for (const SurvivorId card : player_.survivors) add(Settle{card});
        add(BuildColony{});
        add(PlaceOutpost{});
        for (const PlanetId planet : t_.grid)
            if (planet != kNoPlanet) add(MoveOutpost{planet});
        out_.push_back(Done{});
    }
    void add_services() {
        add(Collect{});
        if (!t_.turn.token_taken)
            for_crew(player_, [&](CrewId card) {
                for (const Specialist token : kSpecialists) add(TakeToken{card, token});
            });
        out_.push_back(Done{});
    }

    const Table& t_;
    const Asked& open_;
    const Player& player_;
    MoveList& out_;
};

}  // namespace

MoveList legal_moves(const Table& t, Seat who) {
    MoveList moves;
    const std::optional<Asked> open = asked(t);
    if (open && open->seat == who) LegalMoves(t, *open, moves).add_all();
    return moves;
}

bool is_barrier(const State& before, const Move&, const State& after, const std::vector<Event>& events) {
    if (is_setup(before.phase) && to_act(before) != to_act(after)) return true;            // another seat decides (MC-H1)
    return std::any_of(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<CrewDrawn>(event) || std::holds_alternative<ClubRefilled>(event) ||
               std::holds_alternative<Reshuffled>(event) || std::holds_alternative<Discovered>(event) ||
               std::holds_alternative<SurvivorDrawn>(event) || std::holds_alternative<AutomaCardDrawn>(event) ||
               std::holds_alternative<TurnStarted>(event) || std::holds_alternative<TurnEnded>(event) ||
               std::holds_alternative<GameOver>(event);
    });
}

}  // namespace orrery::microcosmos
