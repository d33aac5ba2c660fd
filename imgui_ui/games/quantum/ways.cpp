// Ways in which the moves of Quantum are made by touch: a ship and then its goal, a button, a card. Where a touch means several
// moves, such as the start of a ship's move and its goal, a plan holds them all. In a lesson each of them is asked for alone.
#include <algorithm>

#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/ids.h"
#include "imgui_ui/games/quantum/paths.h"
#include "imgui_ui/games/quantum/view.h"

namespace orrery::ui::quantum_table {

using qu::Pending;

// --- what a first move opens ---

bool is_opening(const qu::Move& move) {
    return std::holds_alternative<qu::StartMove>(move) || std::holds_alternative<qu::FreeMove>(move) ||
           std::holds_alternative<qu::Deploy>(move) || std::holds_alternative<qu::Nomadic>(move);
}

qu::Observation opened(const qu::Observation& seen, const qu::Move& first) {
    qu::Observation out = seen;
    if (const auto* m = std::get_if<qu::StartMove>(&first)) out.pending = Pending{Pending::Kind::move, m->ship};
    if (const auto* m = std::get_if<qu::FreeMove>(&first)) out.pending = Pending{Pending::Kind::move, m->ship, qu::source_of(m->card)};
    if (const auto* m = std::get_if<qu::Deploy>(&first)) out.pending = Pending{Pending::Kind::deploy, m->ship};
    if (const auto* m = std::get_if<qu::Nomadic>(&first)) out.pending = Pending{Pending::Kind::nomadic, m->ship};
    return out;
}

std::vector<AttackWay> attacks_on(const qu::Table& t, const qu::MoveList& moves, qu::ShipId attacker, qu::ShipId target) {
    struct Rated {
        AttackWay way;
        int modifier;
        std::size_t steps;
    };
    std::vector<Rated> rated;
    const qu::SquareSet free = qu::free_spaces(t);
    const qu::Square at = t.ships[attacker].at;
    for (const qu::Move& m : moves) {
        std::optional<qu::Square> from;
        if (const auto* attack = std::get_if<qu::Attack>(&m); attack != nullptr && attack->target == target) from = attack->from;
        if (const auto* strike = std::get_if<qu::Strike>(&m); strike != nullptr && strike->ship == attacker && strike->target == target) from = at;
        if (!from) continue;
        // Of all that decides the fight, only the effect of cards depends on the space. The lower total wins.
        const int modifier = qu::combat_modifier(t, qu::combat_from(t, attacker, target, *from), qu::Side::attacker);
        rated.push_back({{m, *from}, modifier, path_between(free, at, *from, qu::kSquareRow, true).size()});
    }
    std::stable_sort(rated.begin(), rated.end(), [](const Rated& a, const Rated& b) {
        return a.modifier != b.modifier ? a.modifier < b.modifier : a.steps < b.steps;
    });
    std::vector<AttackWay> out;
    for (const Rated& one : rated) out.push_back(one.way);
    return out;
}

bool is_answer(const qu::Move& move) {
    return std::visit(overloaded{
        [](const qu::Keep&) { return true; },    [](const qu::RerollAll&) { return true; },   [](const qu::RerollShip&) { return true; },
        [](const qu::Scrap&) { return true; },   [](const qu::Fight&) { return true; },       [](const qu::DestroyBoth&) { return true; },
        [](const qu::Pass&) { return true; },    [](const qu::RerollDie&) { return true; },   [](const qu::Number&) { return true; },
        [](const qu::Occupy&) { return true; },  [](const qu::Hold&) { return true; },        [](const qu::Refresh&) { return true; },
        [](const qu::Skip&) { return true; },    [](const qu::Discard&) { return true; },     [](const qu::Done&) { return true; },
        [](const auto&) { return false; },
    }, move);
}

namespace {

std::vector<Thing> followed_by(std::vector<Thing> touches, std::initializer_list<Thing> more) {
    touches.insert(touches.end(), more);
    return touches;
}

qu::ShipId ship_of(const qu::Move& opening) {
    return std::visit([](const auto& m) -> qu::ShipId {
        if constexpr (requires { m.ship; }) return m.ship;
        else return qu::kNoShip;
    }, opening);
}

Mode mode_of(const qu::Move& opening) {
    if (const auto* free = std::get_if<qu::FreeMove>(&opening)) return free->card == qu::Command::curious ? Mode::curious : Mode::tactical;
    if (std::holds_alternative<qu::Deploy>(opening)) return Mode::deploy;
    return std::holds_alternative<qu::Nomadic>(opening) ? Mode::nomadic : Mode::move;
}

/// The button that chooses a mode; no thing where the ship alone does.
Thing button_of(Mode mode) {
    switch (mode) {
        case Mode::curious: return power(qu::Command::curious);
        case Mode::tactical: return power(qu::Command::tactical);
        case Mode::nomadic: return power(qu::Command::nomadic);
        case Mode::carry: return order(Order::carry);
        case Mode::strike: return order(Order::strike);
        case Mode::warp: return order(Order::warp);
        case Mode::move:
        case Mode::deploy: break;
    }
    return {};
}

std::optional<Mode> mode_of(Thing button) {
    for (const Mode mode : {Mode::curious, Mode::tactical, Mode::nomadic, Mode::carry, Mode::strike, Mode::warp})
        if (button == button_of(mode)) return mode;
    return {};
}

/// The ship of the open decision, which needs no touch.
std::optional<qu::ShipId> ship_in_question(const qu::Observation& seen) {
    if (seen.infamy || !seen.rolls.empty() || seen.combat) return {};
    if (seen.pending) return seen.pending->ship;
    if (seen.play && seen.play->stage == qu::Play::Stage::place) return qu::placed_ship(seen);
    return {};
}

}  // namespace

// --- ways ---

Table::Listing Table::ways(const qu::Observation& seen, const qu::MoveList& legal, bool is_lesson) {
    Listing out;
    aims_.clear();
    first_modes_ = {};
    proposed_.reset();
    const qu::Kind asks = qu::asked(seen)->kind;
    const auto count = [&](auto is) { return std::count_if(legal.begin(), legal.end(), is); };
    const bool is_only_site = count([](const qu::Move& m) { return std::holds_alternative<qu::Construct>(m); }) == 1;
    for (const qu::Move& m : legal)
        if (const auto* first = std::get_if<qu::PlaceFirst>(&m); first != nullptr && !proposed_) proposed_ = first->ship;
    // What a ship does if its goal is touched at once: in this order the first that is possible.
    if (asks == qu::Kind::action)
        for (const Mode mode : {Mode::move, Mode::curious, Mode::deploy, Mode::strike, Mode::tactical})
            for (const qu::Move& m : legal) {
                if (mode == Mode::strike ? !std::holds_alternative<qu::Strike>(m) : !is_opening(m) || mode_of(m) != mode) continue;
                std::optional<Mode>& first = first_modes_[static_cast<std::size_t>(qu::index_of(ship_of(m)))];
                if (!first) first = mode;
            }
    int answer = 0;
    for (const qu::Move& m : legal) {
        if (is_opening(m)) {
            list_opening(out, seen, m, is_lesson);
            continue;
        }
        out.plan({m});
        if (is_answer(m)) out.way({thing(Kind::answer, answer++)});
        const auto of_ship = [&](qu::ShipId ship, Thing button) { out.way({ship_thing(ship), button}); };
        const auto of_power = [&](qu::Command card, qu::ShipId ship) {
            out.way({power(card), ship_thing(ship)});
            out.way({ship_thing(ship), power(card)});
        };
        std::visit(overloaded{
            [&](const qu::PlaceCube& x) { out.way({planet_thing(x.planet)}); },
            [&](const qu::PlaceFirst& x) {
                out.way({ship_thing(x.ship), space_thing(x.space)});
                if (x.ship == proposed_) out.way({space_thing(x.space)});
            },
            [&](const qu::Reconfigure& x) { of_ship(x.ship, order(Order::reconfigure)); },
            [&](const qu::Construct& x) {
                out.way({planet_thing(x.planet), thing(Kind::construct)});
                if (is_only_site) out.way({thing(Kind::construct)});
                else out.way({thing(Kind::construct), planet_thing(x.planet)});
            },
            [&](const qu::Research&) { out.way({thing(Kind::research)}); },
            [&](const qu::Warp& x) { out.way({ship_thing(x.ship), order(Order::warp), ship_thing(x.with)}); },
            [&](const qu::Modify& x) { of_ship(x.ship, modified(x.number)); },
            [&](const qu::UseAbility& x) { of_ship(x.ship, order(Order::free_reconfigure)); },
            [&](const qu::Convert& x) { out.way({power(x.card)}); },
            [&](const qu::Flexible& x) {
                of_ship(x.ship, flexed(x.number));
                out.way({power(qu::Command::flexible), ship_thing(x.ship), flexed(x.number)});
            },
            [&](const qu::Resourceful& x) { of_power(qu::Command::resourceful, x.ship); },
            [&](const qu::EndActions&) { out.way({thing(Kind::end_actions)}); },
            [&](const qu::Drop& x) { out.way({space_thing(x.space)}); },
            [&](const qu::Place& x) { out.way({space_thing(x.space)}); },
            [&](const qu::Take& x) {
                if (is_lesson) out.way({thing(Kind::card, x.card)});
                else out.way({thing(Kind::card, x.card), thing(Kind::take, x.card)});
            },
            [&](const qu::Discard& x) { out.way({thing(Kind::command, x.card, seen.me), thing(Kind::take, x.card)}); },
            [&](const qu::RerollDie& x) { out.way({thing(Kind::command, x.card, seen.me), thing(Kind::take, x.card)}); },
            [&](const qu::Choose& x) { out.way({ship_thing(x.ship)}); },
            [&](const qu::MoveCube& x) {
                const bool is_only_one = count([&](const qu::Move& other) {
                    const auto* cube = std::get_if<qu::MoveCube>(&other);
                    return cube != nullptr && cube->planet == x.planet;
                }) == 1;
                if (is_only_one) out.way({planet_thing(x.planet)});
                else out.way({planet_thing(x.planet), thing(Kind::owner, 0, x.owner)});
            },
            [&](const qu::MoveTo& x) { out.way({planet_thing(x.planet)}); },
            [](const auto&) {},                            // listed below, with all moves of their ship
        }, m);
    }
    if (asks == qu::Kind::move) list_answers(out, seen, {}, *ship_in_question(seen), Mode::move, legal);
    if (asks == qu::Kind::action)
        for (int i = 0; i < qu::kShipsPerSeat; ++i) list_attacks(out, seen, {}, qu::ship_of(seen.me, i), Mode::strike, legal);
    return out;
}

/// Touches that choose the action of a ship: none in the decision about its move, the ship alone, or the ship and a button in either
/// order.
std::vector<std::vector<Thing>> Table::beginnings(qu::ShipId ship, Mode mode) const {
    if (qu::asked(*seen_)->kind != qu::Kind::action) return {{}};
    std::vector<std::vector<Thing>> out;
    const Thing button = button_of(mode), own = ship_thing(ship);
    if (first_modes_[static_cast<std::size_t>(qu::index_of(ship))] == mode) out.push_back({own});
    if (!button) return out;
    if (mode != Mode::strike) out.push_back({button, own});
    out.push_back({own, button});
    return out;
}

void Table::list_opening(Listing& out, const qu::Observation& seen, const qu::Move& first, bool is_lesson) {
    const qu::ShipId ship = ship_of(first);
    const Mode mode = mode_of(first);
    if (!is_lesson) return list_answers(out, seen, first, ship, mode, qu::legal_moves(opened(seen, first), seen.me));
    out.plan({first});
    const Thing button = button_of(mode), own = ship_thing(ship);
    if (!button) return out.way({own});
    out.way({button, own});
    out.way({own, button});
}

void Table::list_answers(Listing& out, const qu::Observation& seen, const std::optional<qu::Move>& first, qu::ShipId ship, Mode mode,
                         const qu::MoveList& answers) {
    const std::vector<std::vector<Thing>> begun = beginnings(ship, mode);
    const auto plan = [&](const qu::Move& m) { out.plan(first ? std::vector<qu::Move>{*first, m} : std::vector<qu::Move>{m}); };
    const auto goal = [&](const qu::Move& m, qu::Square to) {
        plan(m);
        for (const std::vector<Thing>& touches : begun) out.way(followed_by(touches, {space_thing(to)}));
        if (!first) out.drag(ship_thing(ship), space_thing(to));
    };
    const Mode paid = first_modes_[static_cast<std::size_t>(qu::index_of(ship))].value_or(mode);
    for (const qu::Move& m : answers)
        std::visit(overloaded{
            [&](const qu::Go& x) { goal(m, x.to); },
            [&](const qu::Place& x) { if (first) goal(m, x.space); },
            [&](const qu::PickUp& x) {
                plan(m);
                const Thing other = ship_thing(x.ship), carry = order(Order::carry);
                // Where the move itself is not possible, the free one of a card carries.
                if (first && mode == paid) out.way({ship_thing(ship), carry, other});
                if (first && mode == Mode::curious)
                    for (const std::vector<Thing>& touches : begun)
                        if (touches.size() > 1) out.way(followed_by(touches, {carry, other}));
                if (first) return;
                out.way({other});
                out.way({carry, other});
            },
            [](const auto&) {},
        }, m);
    list_attacks(out, seen, first, ship, mode, answers);
}

/// Adds the attacks on each enemy. The first touch of it shows the chance and the spaces; then a space is chosen, or the best one
/// is taken by touching the enemy again or the button.
void Table::list_attacks(Listing& out, const qu::Observation& seen, const std::optional<qu::Move>& first, qu::ShipId ship, Mode mode,
                         const qu::MoveList& answers) {
    const std::vector<std::vector<Thing>> begun = beginnings(ship, mode);
    for (qu::ShipId target = 0; target < seen.ship_count(); ++target) {
        const std::vector<AttackWay> attacks = attacks_on(seen, answers, ship, target);
        if (attacks.empty()) continue;
        aims_.push_back({ship, target, mode, attacks.front().from});
        const Thing enemy = ship_thing(target);
        for (const AttackWay& attack : attacks) {
            out.plan(first ? std::vector<qu::Move>{*first, attack.move} : std::vector<qu::Move>{attack.move});
            const bool is_best = &attack == &attacks.front();
            for (const std::vector<Thing>& touches : begun) {
                out.way(followed_by(touches, {enemy, space_thing(attack.from)}));
                if (attack.from == seen.ships[ship].at) out.way(followed_by(touches, {enemy, ship_thing(ship)}));
                if (!is_best) continue;
                out.way(followed_by(touches, {enemy, enemy}));
                out.way(followed_by(touches, {enemy, order(Order::attack)}));
            }
        }
    }
}

// --- what has been chosen ---

Table::Choice Table::choice() const {
    Choice out;
    for (const Thing touched : touches().begun()) {
        const bool is_mine = seen_ && touched.seat == seen_->me;
        if (kind_of(touched) == Kind::order) out.order = touched;
        if (kind_of(touched) == Kind::planet) out.planet = static_cast<qu::PlanetId>(touched.index);
        if (kind_of(touched) == Kind::ship) (is_mine ? out.ship : out.target) = static_cast<qu::ShipId>(touched.index);
    }
    return out;
}

std::optional<qu::ShipId> Table::raised() const {
    const Choice chosen = choice();
    if (chosen.ship || !is_live()) return chosen.ship;
    return proposed_ ? proposed_ : ship_in_question(*seen_);
}

std::optional<Mode> Table::mode() const {
    const Choice chosen = choice();
    if (const std::optional<Mode> by_button = mode_of(chosen.order)) return by_button;
    if (const auto open = qu::asked(*seen_); !open || open->kind != qu::Kind::action) return Mode::move;
    return chosen.ship ? first_modes_[static_cast<std::size_t>(qu::index_of(*chosen.ship))] : std::nullopt;
}

const Table::Aim* Table::aim_at(qu::ShipId target) const {
    const std::optional<qu::ShipId> ship = raised();
    const std::optional<Mode> how = mode();
    for (const Aim& aim : aims_)
        if (aim.ship == ship && aim.target == target && aim.mode == how) return &aim;
    return nullptr;
}

int Table::percent_of(const Aim& aim) const {
    if (aim.percent < 0) aim.percent = qu::odds_of(*seen_, qu::combat_from(*seen_, aim.ship, aim.target, aim.from)).percent();
    return aim.percent;
}

// A card, a planet or a ship may be chosen instead of what was begun, but no ship that cannot use the power of a card takes its place.
bool Table::begins_anew(Thing thing) const {
    const Kind kind = kind_of(thing);
    if (kind == Kind::planet || opens(thing)) return true;
    return kind == Kind::ship && seen_ && thing.seat == seen_->me && !(power_of(touches().last()) && touches().begun().size() == 1);
}

// --- what is pointed at ---

Thing Table::thing_at(Vec point) const {
    if (frame_ == nullptr) return {};
    const std::optional<qu::Square> at = frame_->g.square_at(point);
    if (!at) return {};
    for (qu::ShipId ship = 0; ship < seen_->ship_count(); ++ship)
        if (seen_->ships[ship].at == *at) return ship_thing(ship);
    return space_thing(*at);
}

void Table::add_told(const Json& event, std::vector<Thing>& out) {
    if (!event.is_object()) return;
    for (const auto& [key, value] : event.items()) {
        const std::string id = value.is_string() ? value.get<std::string>() : std::string();
        if (const auto ship = qu::ship_by_id(id)) out.push_back(ship_thing(*ship));
        else if (const auto at = qu::space_by_id(id)) out.push_back(space_thing(*at));
        else if (const auto planet = qu::planet_by_id(id)) out.push_back(planet_thing(*planet));
        else if (const auto card = qu::card_by_id(id)) {
            out.push_back(thing(Kind::card, *card));
            for (const Seat seat : all_seats(seen_->seats)) out.push_back(thing(Kind::command, *card, seat));
        }
    }
}

// "space:s4_2", "ship:r1", "planet:p1_0", "card:agile", "map", "sheet", "others", "cards", "gambits", "commands", "bar",
// "dominance", "research", "cubes", "actions", "button:research" …
void Table::add_shown(const ShownThing& shown, std::vector<Highlight>& out) {
    static constexpr std::pair<std::string_view, Kind> kFigures[] = {
        {"dominance", Kind::dominance}, {"research", Kind::research_track}, {"cubes", Kind::cubes}, {"actions", Kind::actions}};
    static constexpr std::pair<std::string_view, Thing> kButtons[] = {{"research", thing(Kind::research)},
                                                                      {"construct", thing(Kind::construct)},
                                                                      {"end_actions", thing(Kind::end_actions)},
                                                                      {"reconfigure", order(Order::reconfigure)}};
    const Layout& l = frame_->l;
    const auto add = [&](Rect place) {
        if (place.w > 0) out.push_back({.place = place});
    };
    const auto add_cards = [&](std::size_t kind) {
        for (const Rect& r : l.cards[kind]) add(r);
    };
    for (const auto& [word, kind] : kFigures)
        if (shown.kind == word) add(place_of(thing(kind, 0, seen_->me)));
    if (shown.kind == "map") add(frame_->g.area);
    if (shown.kind == "sheet") add(l.mine);
    if (shown.kind == "bar") add(l.bar);
    if (shown.kind == "others")
        for (const Rect& r : l.others) add(r);
    if (shown.kind == "gambits" || shown.kind == "cards") add_cards(0);
    if (shown.kind == "commands" || shown.kind == "cards") add_cards(1);
    for (const auto& [word, button] : kButtons)
        if (shown.kind == "button" && shown.name == word) add(place_of(button));
    if (const auto at = shown.kind == "space" ? qu::space_by_id(shown.name) : std::nullopt) add(frame_->g.space(*at));
    if (const auto ship = shown.kind == "ship" ? qu::ship_by_id(shown.name) : std::nullopt) add(place_of(ship_thing(*ship)));
    if (const auto planet = shown.kind == "planet" ? qu::planet_by_id(shown.name) : std::nullopt)
        add(square_around(frame_->g.planet(*planet), 2 * frame_->g.planet_radius()));
    if (const auto card = shown.kind == "card" ? qu::card_by_id(shown.name) : std::nullopt) {
        add(place_of(thing(Kind::card, *card)));
        for (const Seat seat : all_seats(seen_->seats)) add(place_of(thing(Kind::command, *card, seat)));
    }
}

}  // namespace orrery::ui::quantum_table
