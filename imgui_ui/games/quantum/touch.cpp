// Meaning of a touch: a complete move, an unfinished choice, or an illegal move, for which the app names the violated rule.
#include <algorithm>

#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/sites.h"
#include "imgui_ui/games/quantum/play.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {

using Kind = Thing::Kind;

void Table::touched(Frame& f, Thing thing) {
    const bool is_second = shown_ == thing;
    touched_ = quiet_ = thing;
    shown_ = {};
    if (fight_ && fight_->is_over()) is_fight_closed_ = true;
    switch (thing.kind) {
        case Kind::tab: tab_ = static_cast<Tab>(thing.index); return;
        case Kind::sheet:
            tab_ = thing.seat == f.s.shown_seat() ? Tab::mine : Tab::others;
            return;
        case Kind::ship:
            if (f.live && static_cast<std::size_t>(thing.index) < f.s.seen.ship_count())
                return touched_ship(f, static_cast<qu::ShipId>(thing.index));
            break;
        case Kind::space:
            if (f.live) return touched_space(f, static_cast<qu::Square>(thing.index));
            break;
        case Kind::planet:
            if (f.live) return touched_planet(f, static_cast<qu::PlanetId>(thing.index));
            break;
        case Kind::card:
        case Kind::command: {
            const auto card = static_cast<qu::CardId>(thing.index);
            const std::optional<qu::Move> move = f.live && f.only_hint ? move_of_card(f, card) : std::nullopt;
            if (move) return want(f, *move);
            break;
        }
        default: break;
    }
    if (!is_second) shown_ = thing;
}

// --- ships ---

/// Selects a ship. If a lesson requests the first step of its action, the touch is that step.
void Table::select(Frame& f, qu::ShipId ship, std::optional<Mode> mode) {
    selected_ = ship;
    mode_ = mode;
    target_.reset();
    planet_.reset();
    armed_.reset();
    const std::optional<Mode> works = mode ? mode : first_mode(f.s.seen, f.legal, ship);
    f.plan = works ? plan_of(f.s.seen, f.legal, ship, *works) : Plan{};
    if (f.only_hint && f.plan.first) want(f, *f.plan.first);
}

void Table::touched_ship(Frame& f, qu::ShipId ship) {
    const qu::Observation& seen = f.s.seen;
    switch (*f.asks) {
        case qu::Kind::start_ship:
            if (f.is_mine(ship) && seen.ships[ship].at == qu::kHand) selected_ = ship;
            return;
        case qu::Kind::reorganize: return want(f, qu::Choose{ship});
        case qu::Kind::action:
        case qu::Kind::move: break;
        default: shown_ = {Kind::ship, ship, 0}; return;
    }
    if (!f.is_mine(ship)) return touched_enemy(f, ship);
    if (armed_) return use_power(f, ship);
    const bool is_answer = selected_ && selected_ != ship;
    if (is_answer && mode_ == Mode::warp) return want(f, qu::Warp{*selected_, ship});
    if (is_answer && mode_ && picks_up(*mode_)) return want_both(f, f.plan.first, qu::PickUp{ship});
    // Touching the attacker itself attacks from its space, if that is possible.
    if (selected_ == ship && target_)
        for (const AttackChance& way : attacks(f, *target_))
            if (way.from == seen.ships[ship].at) return want_both(f, f.plan.first, way.move);
    if (f.is_asked(qu::Kind::move)) {
        if (selected_ != ship) want(f, qu::PickUp{ship});
        return;
    }
    if (seen.ships[ship].at == qu::kReserve) return want(f, qu::Deploy{ship});
    if (selected_ != ship) return select(f, ship);
    // A second touch first cancels the choice for the ship, then the selection.
    if (mode_ || target_) select(f, ship);
    else drop_choice();
}

/// Returns the attacks of the selected ship. They are computed once per selection.
const std::vector<AttackChance>& Table::attacks(const Frame& f, qu::ShipId target) const {
    static const std::vector<AttackChance> kNone;
    if (!selected_ || !f.s.seen.ships[*selected_].on_map()) return kNone;
    if (ways_.ship != selected_ || ways_.mode != mode_) ways_ = {selected_, mode_, {}};
    const auto known = ways_.of.find(target);
    if (known != ways_.of.end()) return known->second;
    return ways_.of[target] = attacks_on(f.s.seen, f.plan.answers, *selected_, target);
}

/// Handles a touch of an enemy. The first touch shows the chance and the spaces, the second attacks.
void Table::touched_enemy(Frame& f, qu::ShipId enemy) {
    const qu::Observation& seen = f.s.seen;
    if (!selected_ || !seen.ships[enemy].on_map() || !seen.ships[*selected_].on_map()) {
        shown_ = {Kind::ship, enemy, 0};
        return;
    }
    const std::vector<AttackChance>& ways = attacks(f, enemy);
    if (ways.empty()) {
        // The refusal gives the reason: that of the move if the move fails, otherwise that of the attack.
        const bool is_begun = f.is_asked(qu::Kind::move) || f.plan.first.has_value();
        if (mode_ == Mode::strike) return want(f, qu::Strike{*selected_, enemy});
        if (!is_begun) return want(f, qu::StartMove{*selected_});
        return refuse_after(f, f.plan.first, qu::Attack{enemy, seen.ships[*selected_].at});
    }
    if (target_ == enemy) return want_both(f, f.plan.first, ways.front().move);
    target_ = enemy;
}

/// Explains why a move cannot follow the first one, which is not made then. The reason is shown as a note, because the table is not
/// in that decision.
void Table::refuse_after(Frame& f, const std::optional<qu::Move>& first, const qu::Move& then) {
    if (!first) return want(f, then);
    const qu::Observation& seen = f.s.seen;
    qu::Observation later = seen;
    const Mode mode = mode_.value_or(first_mode(seen, f.legal, *selected_).value_or(Mode::move));
    later.pending = pending_of(*selected_, mode, *first);
    const Verdict why = qu::violation(later, seen.me, then);
    if (!why) return;
    f.out.note = TableRequest::Note{qu::refusal_title(then, *why, f.s.lang),
                                    qu::explain(later, seen.me, then, *why, f.s.names, f.s.lang), why->rule->id};
    refused_ = touched_;
    refused_ms_ = f.s.ui.now_ms();
}

// --- spaces and planets ---

void Table::touched_space(Frame& f, qu::Square at) {
    if (fight_ && fight_->is_over()) is_fight_closed_ = true;
    shown_ = {};
    touched_ = {Kind::space, at, 0};
    if (!f.live) return;
    switch (*f.asks) {
        case qu::Kind::start_ship:
            if (selected_) want(f, qu::PlaceFirst{*selected_, at});
            return;
        case qu::Kind::drop: return want(f, qu::Drop{at});
        case qu::Kind::place_ship: return want(f, qu::Place{at});
        case qu::Kind::action:
        case qu::Kind::move: break;
        default: return;
    }
    if (!selected_) return;
    if (target_) {
        for (const AttackChance& way : attacks(f, *target_))
            if (way.from == at) return want_both(f, f.plan.first, way.move);
        return refuse_after(f, f.plan.first, qu::Attack{*target_, at});
    }
    for (const qu::Move& m : f.plan.answers) {
        const auto* go = std::get_if<qu::Go>(&m);
        const auto* place = std::get_if<qu::Place>(&m);
        if ((go != nullptr && go->to == at) || (place != nullptr && place->space == at)) return want_both(f, f.plan.first, m);
    }
    const bool is_docked = f.s.seen.ships[*selected_].at == qu::kScrapyard;
    if (f.is_asked(qu::Kind::move)) return want(f, qu::Go{at});
    if (f.plan.first) {
        const bool is_placed = is_docked || mode_ == Mode::nomadic;
        return refuse_after(f, f.plan.first, is_placed ? qu::Move{qu::Place{at}} : qu::Move{qu::Go{at}});
    }
    if (mode_ == Mode::strike || mode_ == Mode::warp) return;
    want(f, is_docked ? qu::Move{qu::Deploy{*selected_}} : qu::Move{qu::StartMove{*selected_}});
}

void Table::touched_planet(Frame& f, qu::PlanetId planet) {
    const qu::Observation& seen = f.s.seen;
    switch (*f.asks) {
        case qu::Kind::start_cube:
        case qu::Kind::infamy_cube: return want(f, qu::PlaceCube{planet});
        case qu::Kind::relocate_planet: return want(f, qu::MoveTo{planet});
        case qu::Kind::relocate_cube: {
            std::vector<qu::Move> cubes;
            for (const qu::Move& m : f.legal)
                if (const auto* cube = std::get_if<qu::MoveCube>(&m); cube != nullptr && cube->planet == planet)
                    cubes.push_back(m);
            if (cubes.size() == 1) return want(f, cubes.front());
            if (cubes.empty()) return want(f, qu::MoveCube{planet, static_cast<Seat>((seen.me + 1) % seen.seats)});
            planet_ = planet;                              // the bar asks for the owner
            return;
        }
        case qu::Kind::action: break;
        default: shown_ = {Kind::planet, planet, 0}; return;
    }
    const bool is_second = planet_ == planet;
    drop_choice();
    if (!is_second) planet_ = planet;
    else shown_ = {Kind::planet, planet, 0};
}

/// Returns the planet of the button: the touched one, otherwise one where building is legal, otherwise the one with the largest sum
/// of own ships.
qu::PlanetId Table::planet_to_build(const Frame& f) const {
    if (planet_) return *planet_;
    for (const qu::Move& m : f.legal)
        if (const auto* build = std::get_if<qu::Construct>(&m)) return build->planet;
    qu::PlanetId best = qu::kNoPlanet;
    int most = -1;
    qu::for_each_planet(f.s.seen, [&](qu::PlanetId planet) {
        const int total =
            qu::orbit_total(f.s.seen, planet, f.s.seen.me) + (qu::is_eligible(f.s.seen, planet, f.s.seen.me) ? 1 : 0);
        if (total > most) most = total, best = planet;
    });
    return best;
}

// --- buttons ---

void Table::use_power(Frame& f, qu::ShipId ship) {
    const qu::Command card = *armed_;
    const qu::MoveList ways = powers_of(f.legal, ship, card);
    armed_.reset();
    switch (card) {
        case qu::Command::curious: return ways.empty() ? want(f, qu::FreeMove{card, ship}) : select(f, ship, Mode::curious);
        case qu::Command::tactical: return ways.empty() ? want(f, qu::FreeMove{card, ship}) : select(f, ship, Mode::tactical);
        case qu::Command::nomadic: return ways.empty() ? want(f, qu::Nomadic{ship}) : select(f, ship, Mode::nomadic);
        case qu::Command::resourceful: return want(f, qu::Resourceful{ship});
        case qu::Command::flexible: return select(f, ship);            // the bar has a button for each number
        default: return;
    }
}

void Table::pressed(Frame& f, Button button) {
    const qu::Observation& seen = f.s.seen;
    shown_ = {};
    touched_ = {};
    if (fight_ && fight_->is_over()) is_fight_closed_ = true;
    if (button == Button::zoom) {
        map_view_ = map_view_.is_fitted() ? zoomed(seen.map(), f.l.map, map_view_, 2, f.g.field.centre()) : MapView{};
        return;
    }
    if (button == Button::cancel) {
        if (target_) target_.reset();
        else if (mode_ && selected_) select(f, *selected_);
        else drop_choice();
        return;
    }
    if (!f.live) return;
    const auto arm = [&](qu::Command card) {
        if (selected_ && !powers_of(f.legal, *selected_, card).empty()) {
            armed_ = card;
            return use_power(f, *selected_);
        }
        drop_choice();
        armed_ = card;
    };
    switch (button) {
        case Button::research: return want(f, qu::Research{});
        case Button::construct: {
            std::size_t ways = 0;
            for (const qu::Move& m : f.legal) ways += std::holds_alternative<qu::Construct>(m) ? 1u : 0u;
            if (!planet_ && ways > 1) {
                const qu::PlanetId first = planet_to_build(f);
                drop_choice();
                planet_ = first;
                return;
            }
            return want(f, qu::Construct{planet_to_build(f)});
        }
        case Button::end_actions: return want(f, qu::EndActions{});
        case Button::cerebral: return want(f, qu::Convert{qu::Command::cerebral});
        case Button::tyrannical: return want(f, qu::Convert{qu::Command::tyrannical});
        case Button::curious: return arm(qu::Command::curious);
        case Button::tactical: return arm(qu::Command::tactical);
        case Button::nomadic: return arm(qu::Command::nomadic);
        case Button::resourceful: return arm(qu::Command::resourceful);
        case Button::attack:
            if (target_)
                if (const std::vector<AttackChance>& ways = attacks(f, *target_); !ways.empty())
                    want_both(f, f.plan.first, ways.front().move);
            return;
        default: break;
    }
    if (!selected_) {
        if (button == Button::flexible_lower || button == Button::flexible_higher) arm(qu::Command::flexible);
        return;
    }
    const qu::ShipId ship = *selected_;
    const int number = seen.ships[ship].number;
    switch (button) {
        case Button::reconfigure: return want(f, qu::Reconfigure{ship});
        case Button::free_reconfigure: return want(f, qu::UseAbility{ship, qu::Ability::free_reconfigure});
        case Button::modify_lower: return want(f, qu::Modify{ship, qu::kLowerModified});
        case Button::modify_higher: return want(f, qu::Modify{ship, qu::kHigherModified});
        case Button::flexible_lower: return want(f, qu::Flexible{ship, static_cast<std::int8_t>(number - 1)});
        case Button::flexible_higher: return want(f, qu::Flexible{ship, static_cast<std::int8_t>(number + 1)});
        case Button::strike: return choose_mode(f, Mode::strike);
        case Button::warp: return choose_mode(f, Mode::warp);
        case Button::carry: return choose_mode(f, mode_of_carrying());
        default: return;
    }
}

/// Handles the button of a mode. A second press leaves the mode. If a mode offers nothing, the refusal of a move gives the reason.
void Table::choose_mode(Frame& f, Mode mode) {
    const qu::ShipId ship = *selected_;
    if (mode_ == mode) return select(f, ship, is_curious() ? std::optional(Mode::curious) : std::nullopt);
    if (!plan_of(f.s.seen, f.legal, ship, mode).is_empty()) return select(f, ship, mode);
    for (qu::ShipId other = 0; other < f.s.seen.ship_count(); ++other) {
        if (other == ship || !f.s.seen.ships[other].on_map()) continue;
        if (mode == Mode::strike && !f.is_mine(other)) return want(f, qu::Strike{ship, other});
        if (mode == Mode::warp && f.is_mine(other)) return want(f, qu::Warp{ship, other});
        if (picks_up(mode) && f.is_mine(other)) {
            if (f.is_asked(qu::Kind::move)) return want(f, qu::PickUp{other});
            const qu::Move first = is_curious() ? qu::Move{qu::FreeMove{qu::Command::curious, ship}} : qu::Move{qu::StartMove{ship}};
            if (!f.can(first)) return want(f, first);
            return refuse_after(f, first, qu::PickUp{other});
        }
    }
    want(f, qu::UseAbility{ship, static_cast<qu::Ability>(f.s.seen.ships[ship].number - 1)});
}

}  // namespace orrery::ui::quantum_table
