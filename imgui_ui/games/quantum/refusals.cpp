// Answers to touches that no way explains. Where the touch names a move, the rules say why it is not possible. Where it does not,
// a note says what is missing.
#include <algorithm>

#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/describe.h"
#include "engine/games/quantum/rule_ids.h"
#include "engine/games/quantum/sites.h"
#include "imgui_ui/games/quantum/view.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {

Table::Refused Table::refusal_of(Thing touched) {
    switch (kind_of(touched)) {
        case Kind::space: return refused_space(static_cast<qu::Square>(touched.index));
        case Kind::ship: return refused_ship(static_cast<qu::ShipId>(touched.index));
        case Kind::planet: return refused_planet(static_cast<qu::PlanetId>(touched.index));
        case Kind::order: return refused_order(touched);
        case Kind::construct: return refused_construct();
        case Kind::research: return refused_move(qu::Research{});
        case Kind::end_actions: return refused_move(qu::EndActions{});
        case Kind::take: return refused_move(qu::Take{static_cast<qu::CardId>(touched.index)});
        default: return {};
    }
}

Table::Refused Table::refused_move(const qu::Move& move) const { return {qu::encode_move(move), {}}; }

Table::Refused Table::refused_with(std::string title, std::string text, const Rule* rule) const {
    return {{}, TableRequest::Note{std::move(title), std::move(text), rule != nullptr ? rule->id : ""}};
}

/// Refuses `then`, which cannot follow `first`; `first` is not made. Where it is `first` that is not possible, the rules refuse that.
Table::Refused Table::refused_after(const qu::Move& first, const qu::Move& then) const {
    const Seat me = seen_->me;
    if (qu::violation(*seen_, me, first)) return refused_move(first);
    const qu::Observation later = opened(*seen_, first);
    const Verdict why = qu::violation(later, me, then);
    if (!why) return asked_instead();
    const Scene& s = frame_->s;
    return refused_with(qu::refusal_title(then, *why, s.lang), qu::explain(later, me, then, *why, s.names, s.lang), why->rule);
}

/// Returns the request of the touches made so far.
Table::Refused Table::asked_instead() const {
    const Lang lang = frame_->s.lang;
    return refused_with(std::string(words::kNotHere.in(lang)), question(lang), rule_of_choice());
}

/// Returns the first move of the chosen ship's action. If it can do nothing, the first move of the action it would take.
qu::Move Table::opening(qu::ShipId ship) const {
    switch (mode().value_or(Mode::move)) {
        case Mode::curious: return qu::FreeMove{qu::Command::curious, ship};
        case Mode::tactical: return qu::FreeMove{qu::Command::tactical, ship};
        case Mode::nomadic: return qu::Nomadic{ship};
        case Mode::deploy:
        case Mode::move:
        case Mode::carry:
        case Mode::strike:
        case Mode::warp: break;
    }
    const bool is_free = touches().has_touched(power(qu::Command::curious));
    if (is_free) return qu::FreeMove{qu::Command::curious, ship};
    return seen_->ships[ship].on_map() ? qu::Move{qu::StartMove{ship}} : qu::Move{qu::Deploy{ship}};
}

Table::Refused Table::refused_space(qu::Square at) {
    const Frame& f = *frame_;
    const Choice chosen = choice();
    if (f.is_asked(qu::Kind::drop)) return refused_move(qu::Drop{at});
    if (f.is_asked(qu::Kind::place_ship)) return refused_move(qu::Place{at});
    if (f.is_asked(qu::Kind::start_ship)) return raised() ? refused_move(qu::PlaceFirst{*raised(), at}) : Refused{};
    if (f.is_asked(qu::Kind::move)) {
        if (kind_of(chosen.order) == Kind::order) return asked_instead();
        return refused_move(chosen.target ? qu::Move{qu::Attack{*chosen.target, at}} : qu::Move{qu::Go{at}});
    }
    if (!touches().has_begun()) return {};
    const bool has_goal = chosen.ship && (kind_of(chosen.order) != Kind::order || power_of(chosen.order));
    if (!has_goal) return asked_instead();
    const qu::Move first = opening(*chosen.ship);
    if (chosen.target) return mode() == Mode::strike ? asked_instead() : refused_after(first, qu::Attack{*chosen.target, at});
    const bool is_placed = std::holds_alternative<qu::Deploy>(first) || std::holds_alternative<qu::Nomadic>(first);
    return refused_after(first, is_placed ? qu::Move{qu::Place{at}} : qu::Move{qu::Go{at}});
}

Table::Refused Table::refused_ship(qu::ShipId ship) {
    const Frame& f = *frame_;
    const Lang lang = f.s.lang;
    if (f.is_asked(qu::Kind::reorganize)) return refused_move(qu::Choose{ship});
    if (!f.is_asked(qu::Kind::action) && !f.is_asked(qu::Kind::move)) return {};
    const Choice chosen = choice();
    const std::optional<qu::ShipId> acting = raised();
    const qu::Ship& die = seen_->ships[ship];
    const auto named = power_of(chosen.order);
    if (f.is_mine(ship)) {
        if (f.is_asked(qu::Kind::move)) return ship == acting ? Refused{} : refused_move(qu::PickUp{ship});
        if (named && !chosen.ship) return refused_move(move_with_power(*named, ship));
        if (chosen.order == order(Order::warp)) return refused_move(qu::Warp{*chosen.ship, ship});
        if (chosen.order == order(Order::carry)) return refused_after(opening(*chosen.ship), qu::PickUp{ship});
        // A ship that can do nothing says why. In a lesson it may only come later.
        const qu::Move first = die.on_map() ? qu::Move{qu::StartMove{ship}} : qu::Move{qu::Deploy{ship}};
        if (qu::violation(*seen_, seen_->me, first)) return refused_move(first);
        return refused_with(std::string(words::kNotNow.in(lang)), std::string(words::kOtherAsked.in(lang)), nullptr);
    }
    if (!acting || !die.on_map() || !seen_->ships[*acting].on_map()) return {};
    const qu::Move attack = qu::Attack{ship, seen_->ships[*acting].at};
    if (f.is_asked(qu::Kind::move)) return refused_move(attack);
    if (chosen.order == order(Order::strike)) return refused_move(qu::Strike{*acting, ship});
    if (kind_of(chosen.order) == Kind::order && (!named || named == qu::Command::nomadic)) return asked_instead();
    return refused_after(opening(*acting), attack);
}

Table::Refused Table::refused_planet(qu::PlanetId planet) {
    const Frame& f = *frame_;
    if (f.is_asked(qu::Kind::start_cube) || f.is_asked(qu::Kind::infamy_cube)) return refused_move(qu::PlaceCube{planet});
    if (f.is_asked(qu::Kind::relocate_planet)) return refused_move(qu::MoveTo{planet});
    if (f.is_asked(qu::Kind::relocate_cube)) return refused_move(qu::MoveCube{planet, static_cast<Seat>((seen_->me + 1) % seen_->seats)});
    return touches().first() == thing(Kind::construct) ? refused_move(qu::Construct{planet}) : Refused{};
}

qu::Move Table::move_with_power(qu::Command card, qu::ShipId ship) const {
    switch (card) {
        case qu::Command::nomadic: return qu::Nomadic{ship};
        case qu::Command::resourceful: return qu::Resourceful{ship};
        case qu::Command::flexible: return qu::Flexible{ship, static_cast<std::int8_t>(seen_->ships[ship].number + 1)};
        default: return qu::FreeMove{card, ship};
    }
}

// An ability may lack what it is used on. Of those that there are, any tells what is missing.
Table::Refused Table::refused_order(Thing button) {
    const Lang lang = frame_->s.lang;
    const std::optional<qu::ShipId> chosen = raised();
    if (!chosen) return {};
    const qu::ShipId ship = *chosen;
    const auto some = [&](bool is_own) -> std::optional<qu::ShipId> {
        for (qu::ShipId one = 0; one < seen_->ship_count(); ++one)
            if (one != ship && seen_->ships[one].on_map() && frame_->is_mine(one) == is_own) return one;
        return {};
    };
    const auto alone = [&](const Text& text, const Rule& rule) {
        return refused_with(std::string(words::kNotNow.in(lang)), std::string(text.in(lang)), &rule);
    };
    if (button == order(Order::reconfigure)) return refused_move(qu::Reconfigure{ship});
    if (button == order(Order::free_reconfigure)) return refused_move(qu::UseAbility{ship, qu::Ability::free_reconfigure});
    const std::optional<qu::ShipId> enemy = some(false), other = some(true);
    if (button == order(Order::strike)) return enemy ? refused_move(qu::Strike{ship, *enemy}) : alone(words::kNoEnemy, qu::rule::H1);
    if (button == order(Order::warp)) return other ? refused_move(qu::Warp{ship, *other}) : alone(words::kNoOtherShip, qu::rule::H5);
    if (button == order(Order::carry)) {
        if (!other) return alone(words::kNoOtherShip, qu::rule::H2);
        const qu::Move pick_up = qu::PickUp{*other};
        return frame_->is_asked(qu::Kind::move) ? refused_move(pick_up) : refused_after(opening(ship), pick_up);
    }
    for (const int number : {qu::kLowerModified, qu::kHigherModified})
        if (button == modified(number)) return refused_move(qu::Modify{ship, static_cast<std::int8_t>(number)});
    return {};
}

/// Says why no cube can be placed: about the one planet that it can be about, otherwise about all that come near.
Table::Refused Table::refused_construct() {
    const Scene& s = frame_->s;
    const Seat me = seen_->me;
    std::vector<qu::PlanetId> sites;
    std::optional<qu::PlanetId> any;
    bool is_possible = false;
    qu::for_each_planet(*seen_, [&](qu::PlanetId planet) {
        const bool is_legal = !qu::violation(*seen_, me, qu::Construct{planet});
        if (!any || (is_legal && !is_possible)) any = planet;
        is_possible |= is_legal;
        if (qu::is_eligible(*seen_, planet, me) && qu::orbit_total(*seen_, planet, me) > 0) sites.push_back(planet);
    });
    if (!any) return {};
    // A lesson asks for something else, or there are too few actions: then the planet does not matter.
    if (is_possible || seen_->turn.actions < qu::kConstructCost) return refused_move(qu::Construct{*any});
    if (sites.size() == 1) return refused_move(qu::Construct{sites.front()});
    std::vector<std::string> sums;
    for (const qu::PlanetId planet : sites) {
        const OrbitSum sum = orbit_sum(*seen_, planet, me);
        sums.push_back(fill(words::kSumOf, s.lang, {{"at", coordinate_of(qu::middle_of(planet))}, {"n", sum.total}, {"of", sum.required}}));
    }
    const std::string text = sums.empty() ? std::string(words::kNoShipInOrbit.in(s.lang))
                                          : fill(words::kNoSumFits, s.lang, {{"list", join_list(sums, s.lang)}});
    return refused_with(std::string(words::kNoSite.in(s.lang)), text, &qu::rule::K2);
}

}  // namespace orrery::ui::quantum_table
