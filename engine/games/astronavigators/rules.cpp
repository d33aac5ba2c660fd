#include "engine/games/astronavigators/rules.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <initializer_list>

#include "engine/games/astronavigators/rules_detail.h"

namespace orrery::astronavigators {

// The open decision.

namespace {

Kind asked_in_act(const Turn& turn) {
    switch (turn.action) {
        case Action::planned: return Kind::planned_card;
        case Action::schedule: return Kind::schedule_swap;
        case Action::direct:
        case Action::travel: break;                        // travel asks nothing in this stage
    }
    return Kind::observe_target;
}

Kind asked_in_turn(const Table& t) {
    const Turn& turn = *t.turn;
    if (!turn.quest_tiles.empty()) return turn.offered_quests > 0 ? Kind::quest_keep : Kind::quest_source;
    switch (turn.stage) {
        case Step::before: return Kind::quest_window;
        case Step::act: return asked_in_act(turn);
        case Step::travel: return may_complete(turn, t.players[turn.seat]) ? Kind::quest_complete : Kind::travel_step;
        case Step::chain: return turn.roll_options ? Kind::chain_transport : Kind::chain;
        case Step::orbit_pick: return Kind::take_orbit_tile;
        case Step::space: return turn.pending_dv ? Kind::dv : Kind::space;
        case Step::after: break;
    }
    return t.is_choosing_status ? Kind::abort_status : Kind::quest_window;
}

}  // namespace

std::optional<Asked> asked(const Table& t) {
    switch (t.phase) {
        case Phase::setup: {
            const std::optional<Seat> character = character_chooser(t);
            return character ? Asked{*character, Kind::choose_character} : Asked{agenda_chooser(t).value_or(0), Kind::choose_agenda};
        }
        case Phase::select: return Asked{selecting_seat(t).value_or(0), Kind::select_action};
        case Phase::resolve: {
            if (!t.turn) return Asked{0, Kind::quest_window};
            const bool picks = t.turn->stage == Step::orbit_pick && !t.turn->pick_queue.empty();
            return Asked{picks ? t.turn->pick_queue.front() : t.turn->seat, asked_in_turn(t)};
        }
        case Phase::calibrate_join: return Asked{joining_seat(t).value_or(0), Kind::calibrate_join};
        case Phase::calibrate: return Asked{calibrating_seat(t).value_or(0), t.is_choosing_status ? Kind::abort_status : Kind::calibrate};
        case Phase::over: break;
    }
    return {};
}

std::optional<Seat> to_act(const Table& t) {
    const std::optional<Asked> open = asked(t);
    return open ? std::optional(open->seat) : std::nullopt;
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
constexpr bool answers(Kinds set, Kind kind) { return (set >> static_cast<unsigned>(kind) & 1u) != 0; }

/// Decisions that each alternative of Move answers (section 8.1).
constexpr std::array<Kinds, std::variant_size_v<Move>> kAnswers{
    kinds({Kind::choose_character}),                       // ChooseCharacter
    kinds({Kind::choose_agenda}),                          // ChooseAgenda
    kinds({Kind::select_action}),                          // Select
    kinds({Kind::select_action}),                          // SelectTravel
    kinds({Kind::quest_window, Kind::chain, Kind::space}), // StartQuest
    kinds({Kind::quest_window}),                           // Pass
    kinds({Kind::quest_source}),                           // QuestHome
    kinds({Kind::quest_source}),                           // QuestDraw
    kinds({Kind::quest_keep}),                             // Keep
    kinds({Kind::quest_complete}),                         // CompleteQuest
    kinds({Kind::quest_complete, Kind::chain_transport}),  // Decline
    kinds({Kind::observe_target}),                         // ObserveWeek
    kinds({Kind::planned_card}),                           // ObserveCard
    kinds({Kind::schedule_swap}),                          // SwapCard
    kinds({Kind::travel_step}),                            // StepTo
    kinds({Kind::travel_step}),                            // Stop
    kinds({Kind::travel_step}),                            // NoMove
    kinds({Kind::chain, Kind::space}),                     // ChainTile
    kinds({Kind::chain}),                                  // RollVehicle
    kinds({Kind::chain}),                                  // RollCompass
    kinds({Kind::chain, Kind::space}),                     // EndTravel
    kinds({Kind::chain_transport}),                        // ChooseTransport
    kinds({Kind::take_orbit_tile}),                        // TakeOrbitTile
    kinds({Kind::space}),                                  // Advance
    kinds({Kind::space}),                                  // ExtraSct
    kinds({Kind::space}),                                  // ExtraAi
    kinds({Kind::space}),                                  // SwapOrbitTile
    kinds({Kind::dv}),                                     // UseSxt
    kinds({Kind::dv}),                                     // AcceptDv
    kinds({Kind::abort_status}),                           // AbortStatus
    kinds({Kind::calibrate_join}),                         // Join
    kinds({Kind::calibrate_join}),                         // SkipJoin
    kinds({Kind::calibrate}),                              // BecomeAstronaut
    kinds({Kind::calibrate}),                              // PlaceSxt
    kinds({Kind::calibrate}),                              // PlaceSct
    kinds({Kind::calibrate}),                              // PlaceAi
    kinds({Kind::calibrate}),                              // VoluntaryAbort
    kinds({Kind::calibrate}),                              // Done
};

}  // namespace

Verdict violation(const View& view, const Move& m) {
    const std::optional<Asked> open = asked(view.table);
    if (!open) return Violation{&rule::E1};
    if (open->seat != view.who) return Violation{&rule::T1};
    if (!answers(kAnswers[m.index()], open->kind))         // AN-M5
        return view.table.phase == Phase::resolve ? Violation{&rule::T13} : Violation{&rule::T1};
    return std::visit([&](const auto& move) { return check(view, open->kind, move); }, m);         // AN-M6
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

bool settle(RuleContext& c) {
    switch (c.s.phase) {
        case Phase::select:
            if (selecting_seat(c.s)) return true;
            c.s.phase = Phase::resolve;
            return false;
        case Phase::resolve: return settle_turn(c);
        case Phase::calibrate_join: return settle_joining(c);
        case Phase::calibrate: return settle_calibration(c);
        case Phase::setup:
        case Phase::over: break;
    }
    return true;
}

}  // namespace

void go_on(RuleContext& c) {
    while (!settle(c)) {}
}

bool is_unsettled(const State& s) {
    State copy = s;
    Chance chance(copy.rng);
    Events dropped;
    RuleContext context{copy, chance, dropped};
    return !settle(context);
}

bool is_barrier(const State&, const Move& m, const State&, const std::vector<Event>& events) {
    const bool is_always = std::holds_alternative<ChooseCharacter>(m) || std::holds_alternative<TakeOrbitTile>(m) ||
                           std::holds_alternative<SwapOrbitTile>(m) || std::holds_alternative<QuestHome>(m) ||
                           std::holds_alternative<QuestDraw>(m) || std::holds_alternative<Keep>(m) ||
                           std::holds_alternative<RollVehicle>(m) || std::holds_alternative<RollCompass>(m);
    return is_always || std::any_of(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<OrbitRevealed>(event) || std::holds_alternative<TileGained>(event) ||
               std::holds_alternative<MonthShifted>(event) || std::holds_alternative<GameEnded>(event);
    });
}

// List of legal moves (AN-M7).

namespace {

/// Adds the moves that pass their check.
class LegalMoves {
  public:
    LegalMoves(const View& view, Kind kind, MoveList& out)
        : view_(view), t_(view.table), player_(view.player()), kind_(kind), out_(out) {}

    void add_all() {
        switch (kind_) {
            case Kind::choose_character:
                for (const CharacterId character : view_.own.offered) out_.push_back(ChooseCharacter{character});
                return;
            case Kind::choose_agenda:
                for (const AgendaId agenda : view_.own.agenda_offer) out_.push_back(ChooseAgenda{agenda});
                return;
            case Kind::select_action: return add_selections();
            case Kind::quest_window:
                add_quest_starts();
                return out_.push_back(Pass{});
            case Kind::quest_source:
                for (QuestId quest = 0; quest < kQuestCount; ++quest) add(QuestHome{quest});
                return add(QuestDraw{});
            case Kind::quest_keep:
                for (const QuestId quest : view_.own.quest_offer) out_.push_back(Keep{quest});
                return;
            case Kind::quest_complete:
                for (const QuestId quest : completable(player_)) out_.push_back(CompleteQuest{quest});
                return out_.push_back(Decline{});
            case Kind::observe_target:
                for (std::int8_t week = 1; week <= kWeeks; ++week) add(ObserveWeek{week});
                return;
            case Kind::planned_card:
                for (const CardId card : player_.schedule) out_.push_back(ObserveCard{card});
                return;
            case Kind::schedule_swap:
                for (const CardId card : player_.schedule) out_.push_back(SwapCard{card});
                return;
            case Kind::travel_step: return add_steps();
            case Kind::chain:
                for (const OwnTile& own : player_.tiles) add(ChainTile{own.id});
                add(RollVehicle{});
                add(RollCompass{});
                add(EndTravel{});
                return add_quest_starts();
            case Kind::chain_transport:
                for (const Transport transport : kTransportList) add(ChooseTransport{transport});
                return out_.push_back(Decline{});
            case Kind::take_orbit_tile:
                for (StackId stack = 0; stack < kStackCount; ++stack) add(TakeOrbitTile{stack});
                return;
            case Kind::space:
                add(Advance{});
                add(ExtraSct{});
                add(ExtraAi{});
                for (const OwnTile& own : player_.tiles) add(ChainTile{own.id});
                for (const OrbitTileId tile : view_.own.orbit_tiles) add(SwapOrbitTile{tile});
                add(EndTravel{});
                return add_quest_starts();
            case Kind::dv:
                out_.push_back(UseSxt{});
                return out_.push_back(AcceptDv{});
            case Kind::abort_status:
                out_.push_back(AbortStatus{Status::astronomer});
                return out_.push_back(AbortStatus{Status::astronaut});
            case Kind::calibrate_join:
                out_.push_back(Join{});
                return out_.push_back(SkipJoin{});
            case Kind::calibrate: return add_calibrations();
        }
    }

  private:
    template <class M>
    void add(const M& move) {
        if (!check(view_, kind_, move)) out_.push_back(move);
    }
    void add_selections() {
        for (std::int8_t week = 1; week <= kWeeks; ++week) {
            for (const Action action : kActions) add(Select{week, action});
            for (const Transport transport : kTransportList) add(SelectTravel{week, transport});
        }
    }
    void add_steps() {
        const Turn& turn = *t_.turn;
        const Transport transport = *turn.transport;
        steps_from(transport, player_.vehicle.at)
            .for_common(near_an_end(transport, turn.steps_left - 1), [&](SpaceId to) { out_.push_back(StepTo{to}); });
        add(Stop{});
        add(NoMove{});
    }
    void add_quest_starts() {
        FixedVector<TileId, kContinentCount> unused;
        for (const OwnTile& own : player_.tiles)
            if (!own.is_used) unused.push_back(own.id);
        std::sort(unused.begin(), unused.end());
        for (const TileId tile : unused) add(StartQuest{{tile}});
        for (std::size_t i = 0; i < unused.size(); ++i)
            for (std::size_t j = i + 1; j < unused.size(); ++j) add(StartQuest{{unused[i], unused[j]}});
    }
    void add_calibrations() {
        add(BecomeAstronaut{});
        for (std::int8_t phase = 1; phase <= kPhases; ++phase) add(PlaceSxt{phase});
        for (SetId set = 0; set < kSetCount; ++set) add(PlaceSct{set});
        for (SetId set = 0; set < kSetCount; ++set) add(PlaceAi{set});
        add(VoluntaryAbort{});
        add(Done{});
    }

    const View& view_;
    const Table& t_;
    const Player& player_;
    Kind kind_;
    MoveList& out_;
};

}  // namespace

MoveList legal_moves(const View& view) {
    MoveList out;
    const std::optional<Asked> open = asked(view.table);
    if (open && open->seat == view.who) LegalMoves(view, open->kind, out).add_all();
    return out;
}

}  // namespace orrery::astronavigators
