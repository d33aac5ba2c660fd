// Ways in which the moves of Microcosmos are made by touch. Passing on to the next phase needs no touch of its own: whoever touches a
// destination before an upgrade, or an action before a crew card, does without the upgrade or card (a plan of several moves). In a
// lesson each move is asked for alone.
#include <algorithm>

#include "engine/games/microcosmos/ids.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/microcosmos/view.h"

namespace orrery::ui::microcosmos_table {

mc::Observation passed(const mc::Observation& seen, const mc::Move& move) {
    mc::Observation out = seen;
    const mc::SpotKind spot = mc::kind_of(seen.player(seen.turn_seat).at);
    if (std::holds_alternative<mc::SkipUpgrade>(move)) out.phase = mc::Phase::travel;
    else if (seen.phase == mc::Phase::crew && spot != mc::SpotKind::asteroid) out.phase = mc::Phase::location;
    else out.phase = mc::Phase::draw;
    return out;
}

namespace {

using Touched = std::vector<Thing>;

bool passes(const mc::Observation& seen, const mc::Move& move) {
    if (std::holds_alternative<mc::SkipUpgrade>(move)) return true;
    return std::holds_alternative<mc::Done>(move) && seen.pending.empty();
}

/// The phase that follows, in the row of phases.
Thing next_phase(const mc::Observation& seen, const mc::Move& move) {
    switch (passed(seen, move).phase) {
        case mc::Phase::travel: return thing(Kind::phase, 1);
        case mc::Phase::location: return thing(Kind::phase, 3);
        default: return thing(Kind::phase, 4);
    }
}

/// The upper row where there is room, and the half's action where it is possible.
bool is_usual(const mc::MoveList& legal, const mc::Play& play) {
    const auto better = [&](const mc::Move& move) {
        const auto* other = std::get_if<mc::Play>(&move);
        return other != nullptr && other->card == play.card && (other->uses > play.uses || (other->uses == play.uses && other->to_upper > play.to_upper));
    };
    return std::none_of(legal.begin(), legal.end(), better);
}

}  // namespace

bool Table::begins_anew(Thing thing) const {
    const Kind kind = kind_of(thing);
    return kind == Kind::button || kind == Kind::phase || kind == Kind::upgrade || kind == Kind::spot || kind == Kind::cell || kind == Kind::crew;
}

Table::Listing Table::ways(const mc::Observation& seen, const mc::MoveList& legal, bool is_lesson) const {
    Listing out;
    list(out, seen, {}, legal, is_lesson);
    return out;
}

/// Adds the ways of the moves of `legal`, which follow `first` if there is one.
void Table::list(Listing& out, const mc::Observation& seen, const std::optional<mc::Move>& first, const mc::MoveList& legal, bool is_lesson) const {
    const Seat me = seen.me, turn = seen.turn_seat;
    const mc::Kind asks = mc::asked(seen)->kind;
    const auto plan = [&](std::vector<mc::Move> moves) {
        if (first) moves.insert(moves.begin(), *first);
        out.plan(std::move(moves));
    };
    const mc::SpotId here = seen.player(turn).at;
    const auto has_one_row = [&] { return !mc::has_room(seen.player(turn), mc::Row::upper) || !mc::has_room(seen.player(turn), mc::Row::lower); };
    int answer = 0;
    for (const mc::Move& m : legal) {
        const auto button = [&](Button which) { out.way({button_thing(which)}); };
        const auto fly = [&](Thing where) {
            out.way({where, where});
            out.way({where, button_thing(Button::fly)});
            out.drag(thing(Kind::ark, 0, me), where);
        };
        plan({m});
        std::visit(overloaded{
            [&](const mc::DiscardDealt& x) { out.way({crew_thing(x.card)}); },
            [&](const mc::PlaceCrew& x) {
                out.way({thing(Kind::row, static_cast<int>(x.row))});
                out.drag(crew_thing(mc::placed_crew(seen)), thing(Kind::row, static_cast<int>(x.row)));
            },
            [&](const mc::ChooseGain& x) { out.way({cargo_thing(x.resource, me)}); },
            [&](const mc::Pay& x) { out.way({cargo_thing(x.resource, me)}); },
            [&](const mc::UseCard& x) { out.way({crew_thing(x.card)}); },
            [&](const mc::UseToken& x) { out.way({token_thing(x.token, me)}); },
            [&](const mc::TakeClub& x) {
                const Thing row = thing(Kind::row, static_cast<int>(x.row));
                if (has_one_row()) out.way({crew_thing(x.card)});
                else out.way({crew_thing(x.card), row});
                out.drag(crew_thing(x.card), row);
            },
            [&](const mc::Skip&) { button(Button::skip); },
            [&](const mc::Draw&) {
                button(Button::draw);
                out.way({thing(Kind::crew_deck)});
            },
            [&](const mc::UnlockUpgrade& x) { out.way({upgrade_thing(x.upgrade, me)}); },
            [&](const mc::SkipUpgrade&) {
                button(Button::skip_upgrade);
                out.way({next_phase(seen, m)});
            },
            [&](const mc::Travel& x) { fly(spot_thing(x.to)); },
            [&](const mc::Discover& x) { fly(cell_thing(x.cell)); },
            [&](const mc::Bonus& x) {
                out.way({thing(Kind::answer, answer++)});
                out.way({track_thing(seen.pending.back().planet, x.resource)});
            },
            [&](const mc::Play& x) {
                out.way({crew_thing(x.card), play_thing(x.to_upper, x.uses)});
                if (is_lesson || is_usual(legal, x)) out.way({crew_thing(x.card), crew_thing(x.card)});
                const bool is_best = std::none_of(legal.begin(), legal.end(), [&](const mc::Move& other) {
                    const auto* play = std::get_if<mc::Play>(&other);
                    return play != nullptr && play->card == x.card && play->to_upper == x.to_upper && play->uses > x.uses;
                });
                if (is_best) out.drag(crew_thing(x.card), x.to_upper ? thing(Kind::row, static_cast<int>(mc::Row::upper)) : thing(Kind::crew_discard));
            },
            [&](const mc::Done&) {
                if (!seen.pending.empty() || asks == mc::Kind::crew) button(Button::done);
                if (seen.pending.empty()) out.way({next_phase(seen, m)});
            },
            [&](const mc::End&) { button(Button::end_turn); },
            [&](const mc::Collect&) { button(Button::collect); },
            [&](const mc::StartTerraform&) {
                if (is_lesson) return button(Button::terraform);
                out.plans.pop_back();                      // goes together with its first level
                for (const mc::Resource resource : mc::kResources) {
                    if (!mc::may_raise(seen, turn, mc::planet_of(here), resource)) continue;
                    plan({m, mc::Raise{resource}});
                    out.way({button_thing(Button::terraform), cargo_thing(resource, me)});
                    out.way({button_thing(Button::terraform), track_thing(mc::planet_of(here), resource)});
                    out.drag(cargo_thing(resource, me), spot_thing(here));
                    out.drag(cargo_thing(resource, me), track_thing(mc::planet_of(here), resource));
                }
            },
            [&](const mc::StartScout&) { button(Button::scout); },
            [&](const mc::Settle& x) {
                out.way({button_thing(Button::settle), survivor_thing(x.card)});
                out.way({survivor_thing(x.card)});
                out.drag(survivor_thing(x.card), spot_thing(here));
            },
            [&](const mc::BuildColony&) { button(Button::colony); },
            [&](const mc::PlaceOutpost&) { button(Button::outpost); },
            [&](const mc::MoveOutpost& x) {
                out.way({button_thing(Button::outpost), thing(Kind::outpost, x.from, me)});
                out.drag(thing(Kind::outpost, x.from, me), spot_thing(here));
            },
            [&](const mc::TakeToken& x) {
                out.way({button_thing(Button::take_token), crew_thing(x.card), token_thing(x.token, me)});
                out.way({button_thing(Button::take_token), token_thing(x.token, me), crew_thing(x.card)});
                out.drag(crew_thing(x.card), token_thing(x.token, me));
                if (first) return;                         // the card alone is played
                out.way({crew_thing(x.card), token_thing(x.token, me)});
                out.way({token_thing(x.token, me), crew_thing(x.card)});
            },
            [&](const mc::Raise& x) {
                const mc::PlanetId planet = mc::planet_of(here);
                out.way({cargo_thing(x.resource, me)});
                out.way({track_thing(planet, x.resource)});
                out.drag(cargo_thing(x.resource, me), spot_thing(here));
                out.drag(cargo_thing(x.resource, me), track_thing(planet, x.resource));
            },
            [&](const mc::ChooseSurvivor& x) { out.way({survivor_thing(x.card)}); },
            [&](const mc::KeepSurvivor&) { button(Button::keep); },
            [&](const mc::SendOn&) { button(Button::send_on); },
            [&](const mc::AutomaUse&) { out.way({thing(Kind::answer, answer++)}); },
            [&](const mc::AutomaMove& x) {
                out.way({thing(Kind::answer, answer++)});
                out.way({thing(Kind::outpost, x.from, mc::kAutoma)});
            },
        }, m);
    }
    if (is_lesson || first) return;
    // What the next phase offers.
    for (const mc::Move& m : legal) {
        if (!passes(seen, m)) continue;
        const mc::Observation next = passed(seen, m);
        if (next.phase == mc::Phase::draw && asks == mc::Kind::crew) continue;       // ending the turn is a choice of its own
        mc::MoveList then;
        for (const mc::Move& later : mc::legal_moves(next, me))
            if (!passes(next, later)) then.push_back(later);
        list(out, next, m, then, false);
    }
}

Glow Table::glow_of(Thing what) const {
    if (!is_live()) return Glow::none;
    if (touches().is_chosen(what)) return Glow::selected;
    const bool is_destination = kind_of(what) == Kind::spot || kind_of(what) == Kind::cell;
    switch (touches().reach(what)) {
        case Reach::now: return Glow::legal;
        case Reach::later: return is_destination ? Glow::legal : Glow::later;
        case Reach::none: break;
    }
    // Whoever has chosen one may change over to another.
    if (touches().takes_place(what)) return is_destination ? Glow::legal : Glow::later;
    const bool is_travelling = frame_ != nullptr && (frame_->is_asked(mc::Kind::travel) || frame_->is_asked(mc::Kind::upgrade));
    return is_travelling && kind_of(what) == Kind::spot ? Glow::pale : Glow::none;
}

Thing Table::thing_at(Vec at) const {
    if (!seen_ || !galaxy_.field.contains(at)) return {};
    for (mc::Cell cell = 0; cell < mc::kCells; ++cell) {
        if (!galaxy_.cell(cell).contains(at)) continue;
        const mc::PlanetId planet = seen_->grid[cell];
        if (planet == mc::kNoPlanet) return cell_thing(cell);
        // The nearest spot.
        Thing nearest;
        float least = galaxy_.card;
        for (std::size_t i = 0; i < mc::kPlanets[planet].spots; ++i) {
            const mc::SpotId spot = mc::spot_of(planet, i);
            const float away = distance(galaxy_.spot(*seen_, spot), at);
            if (away < least) {
                least = away;
                nearest = spot_thing(spot);
            }
        }
        return nearest;
    }
    return {};
}

// --- things that words mention ---

void Table::add_told(const Json& event, std::vector<Thing>& out) {
    const std::string what = word_at(event, "event");
    const int number = number_at(event, "seat");
    const auto who = static_cast<Seat>(number);
    const std::optional<mc::PlanetId> planet = mc::planet_by_id(word_at(event, "planet"));
    if (planet) out.push_back(spot_thing(mc::spot_of(*planet, 0)));
    if (const auto spot = mc::spot_by_id(word_at(event, "spot"))) out.push_back(spot_thing(*spot));
    if (const auto card = mc::crew_by_id(word_at(event, "card"))) out.push_back(crew_thing(*card));
    if (const auto card = mc::survivor_by_id(word_at(event, "card"))) out.push_back(survivor_thing(*card));
    if (mc::automa_card_by_id(word_at(event, "card"))) out.push_back(thing(Kind::automa_card));
    if (const auto upgrade = mc::upgrade_by_id(word_at(event, "upgrade")); upgrade && number >= 0) out.push_back(upgrade_thing(*upgrade, who));
    if (const auto path = event.find("path"); path != event.end() && path->is_array() && !path->empty() && path->back().is_string())
        if (const auto spot = mc::spot_by_id(path->back().get<std::string>())) out.push_back(spot_thing(*spot));
    if (number < 0) return;
    if (what == "gained" || what == "paid") {
        const auto units = event.find(what == "gained" ? "gain" : "cost");
        for (const mc::Resource resource : mc::kResources)
            if (units != event.end() && units->is_object() && units->contains(std::string(mc::kResourceIds[mc::index_of(resource)])))
                out.push_back(cargo_thing(resource, who));
    }
    if (what == "outpost_income" && planet) out.push_back(thing(Kind::outpost, *planet, who));
    if (what == "turn_started" || what == "turn_ended") out.push_back(thing(Kind::sheet, 0, who));
}

void Table::add_shown(const ShownThing& shown, std::vector<Highlight>& out) {
    std::vector<Thing> things;
    const Seat me = seen_ ? seen_->me : Seat{0};
    const auto& [kind, id] = shown;
    if (kind == "spot") {
        if (const auto spot = mc::spot_by_id(id)) things.push_back(spot_thing(*spot));
    } else if (kind == "planet" || kind == "tracks") {
        if (const auto planet = mc::planet_by_id(id)) {
            if (kind == "planet") things.push_back(spot_thing(mc::spot_of(*planet, 0)));
            else if (seen_ && mc::is_laid(*seen_, *planet)) out.push_back({galaxy_.tracks(*seen_, *planet), 0, 6, false, true});
        }
    } else if (kind == "crew") {
        if (const auto card = mc::crew_by_id(id)) things.push_back(crew_thing(*card));
    } else if (kind == "club") {
        if (seen_)
            for (const mc::CrewId card : seen_->club)
                if (card != mc::kNoCrew) things.push_back(crew_thing(card));
    } else if (kind == "row") {
        const mc::Row row = id == "upper" ? mc::Row::upper : mc::Row::lower;
        if (seen_)
            for (const mc::CrewId card : seen_->player(me).row(row)) things.push_back(crew_thing(card));
        things.push_back(thing(Kind::row, static_cast<int>(row)));
    } else if (kind == "cargo") {
        for (const mc::Resource resource : mc::kResources) things.push_back(cargo_thing(resource, me));
    } else if (kind == "token") {
        for (const mc::Specialist token : mc::kSpecialists)
            if (id.empty() || mc::kSpecialistIds[mc::index_of(token)] == id) things.push_back(token_thing(token, me));
    } else if (kind == "upgrade") {
        if (const auto upgrade = mc::upgrade_by_id(id)) things.push_back(upgrade_thing(*upgrade, me));
    } else if (kind == "ark") {
        things.push_back(thing(Kind::ark, 0, me));
    } else if (kind == "deck") {
        things.push_back(thing(Kind::crew_deck));
    } else if (kind == "points") {
        things.push_back(thing(Kind::points));
    } else if (kind == "restored") {
        things.push_back(thing(Kind::restored));
    } else if (kind == "round") {
        things.push_back(thing(Kind::round));
    } else if (kind == "automa") {
        things.push_back(thing(Kind::automa_card));
        things.push_back(thing(Kind::sheet, 0, mc::kAutoma));
    } else if (kind == "phase") {
        for (int i = 0; i < 5; ++i) things.push_back(thing(Kind::phase, i));
    } else if (kind == "button") {
        static constexpr std::string_view kNames[kButtons] = {"fly",    "skip_upgrade", "done",   "end_turn", "draw",   "skip", "collect", "terraform",
                                                              "scout",  "settle",       "colony", "outpost",  "take_token", "keep", "send_on", "cancel"};
        for (std::size_t i = 0; i < kButtons; ++i)
            if (kNames[i] == id) things.push_back(button_thing(static_cast<Button>(i)));
    }
    for (const Thing what : things)
        if (const Rect r = place_of(what); r.w > 0)
            out.push_back({r, 0, 8, kind_of(what) == Kind::spot || kind_of(what) == Kind::token, true});
}

}  // namespace orrery::ui::microcosmos_table
