// Ways in which the moves of AstroNavigators are made by touch, and the legs that a touch of a far space means (a plan of several
// steps). In a lesson each move is asked for alone.
// 1 legs   2 ways   3 what a touch would mean   4 things that words mention
#include <algorithm>
#include <array>

#include "engine/games/astronavigators/atlas.h"
#include "engine/games/astronavigators/codec.h"
#include "engine/games/astronavigators/ids.h"
#include "engine/games/astronavigators/players.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/astronavigators/view.h"

namespace orrery::ui::astronavigators_table {

// --- 1 legs ---

namespace {

/// Shortest ways of a leg from the vehicle: by space the number of steps, -1 if there is none, and the space before it. Of ways of
/// the same length it is the one whose spaces come first on the map.
struct LegTree {
    std::array<std::int16_t, an::kSpaceCount> steps;
    std::array<an::SpaceId, an::kSpaceCount> before{};
};

bool is_on_leg(const an::Observation& seen) {
    if (!seen.turn || seen.turn->stage != an::Step::travel || !seen.turn->transport) return false;
    return *seen.turn->transport != an::Transport::spacecraft && seen.players[seen.turn->seat].is_on(an::Map::earth);
}

/// Precondition: a leg is in progress. `is_legal`: each step leaves an end of the leg within reach (AN-A36), and there are no more
/// than are left.
LegTree leg_tree(const an::Observation& seen, bool is_legal) {
    const an::Transport transport = *seen.turn->transport;
    const int left = seen.turn->steps_left;
    LegTree out;
    out.steps.fill(-1);
    const an::SpaceId start = seen.players[seen.turn->seat].vehicle.at;
    out.steps[start] = 0;
    an::SpaceSet everywhere;
    for (std::size_t space = 0; space < an::kSpaceCount; ++space) everywhere.add(static_cast<an::SpaceId>(space));
    bool is_wider = true;
    for (std::int16_t step = 1; is_wider && (!is_legal || step <= left); ++step) {
        is_wider = false;
        const an::SpaceSet& allowed = is_legal ? an::near_an_end(transport, left - step) : everywhere;
        for (std::size_t from = 0; from < an::kSpaceCount; ++from) {
            if (out.steps[from] != step - 1) continue;
            an::steps_from(transport, static_cast<an::SpaceId>(from)).for_common(allowed, [&](an::SpaceId to) {
                if (out.steps[to] >= 0) return;
                out.steps[to] = step;
                out.before[to] = static_cast<an::SpaceId>(from);
                is_wider = true;
            });
        }
    }
    return out;
}

Leg leg_along(const LegTree& tree, an::SpaceId to) {
    Leg out;
    for (; tree.steps[to] > 0; to = tree.before[to]) out.push_back(to);
    std::reverse(out.begin(), out.end());
    return out;
}

/// Returns the steps of a leg up to its end, or to the first space that asks whether to complete a quest.
std::vector<an::Move> steps_along(const an::Player& player, const Leg& leg) {
    const auto asks = [&player](an::SpaceId space) {
        return std::any_of(player.quests.begin(), player.quests.end(), [&](an::QuestId quest) {
            return an::kQuests[quest].targets.has(space) && an::observed_of(player, quest) > 0;
        });
    };
    std::vector<an::Move> out;
    for (const an::SpaceId space : leg) {
        out.push_back(an::StepTo{space});
        if (asks(space)) break;
    }
    return out;
}

}  // namespace

Leg shortest_leg(const an::Observation& seen, an::SpaceId to) {
    return is_on_leg(seen) ? leg_along(leg_tree(seen, true), to) : Leg{};
}

std::optional<int> steps_to(const an::Observation& seen, an::SpaceId to) {
    if (!is_on_leg(seen)) return {};
    const int steps = leg_tree(seen, false).steps[to];
    return steps >= 0 ? std::optional(steps) : std::nullopt;
}

// --- 2 ways ---

bool Table::begins_anew(Thing what) const {
    // A tile chains a leg, but not after the button that pays for a quest.
    return kind_of(what) != Kind::tile || !touches().has_touched(button_thing(Button::start_quest));
}

Table::Listing Table::ways(const an::Observation& seen, const an::MoveList& legal, bool is_lesson) const {
    Listing out;
    if (legal.empty()) return out;
    const Seat me = seen.me;
    const an::Player& player = seen.players[me];
    const an::Kind asks = an::asked(seen)->kind;
    const Thing vehicle = thing(Kind::vehicle, 0, me);
    const auto button = [&](Button which) { out.way({button_thing(which)}); };
    const auto either_way = [&](Thing a, Thing b) {
        out.way({a, b});
        out.way({b, a});
    };
    const auto onto_gauge = [&](Thing token, an::Gauge gauge) {
        const Thing place = gauge_thing(gauge, me);
        either_way(token, place);
        out.drag(token, place);
    };
    const auto go_to = [&](an::SpaceId space) {
        out.way({space_thing(space)});
        out.drag(vehicle, space_thing(space));
    };
    for (const an::Move& m : legal) {
        out.plan({m});
        std::visit(overloaded{
            [&](const an::ChooseCharacter& x) { out.way({thing(Kind::character, x.character)}); },
            [&](const an::ChooseAgenda& x) { out.way({thing(Kind::agenda, x.agenda)}); },
            [&](const an::Select& x) { either_way(week_thing(x.week), action_thing(x.action)); },
            [&](const an::SelectTravel& x) { either_way(week_thing(x.week), transport_thing(x.transport)); },
            [&](const an::StartQuest& x) {
                const Thing start = button_thing(Button::start_quest), first = tile_thing(x.tiles[0]);
                const bool needs_button = asks != an::Kind::quest_window;      // elsewhere a tile chains
                if (x.tiles.size() == 1) {
                    out.way({start, first});
                    if (!needs_button) out.way({first});
                    return;
                }
                const Thing second = tile_thing(x.tiles[1]);
                out.way({start, first, second});
                out.way({start, second, first});
                if (!needs_button) either_way(first, second);
            },
            [&](const an::Pass&) { button(Button::pass); },
            [&](const an::QuestHome& x) { out.way({quest_thing(x.quest)}); },
            [&](const an::QuestDraw&) {
                button(Button::quest_draw);
                out.way({thing(Kind::quest_deck)});
            },
            [&](const an::Keep& x) { out.way({quest_thing(x.quest)}); },
            [&](const an::CompleteQuest& x) { out.way({quest_thing(x.quest)}); },
            [&](const an::Decline&) { button(Button::decline); },
            [&](const an::ObserveWeek& x) {
                out.way({week_thing(x.week)});
                out.way({card_thing(seen.week(x.week).back())});
            },
            [&](const an::ObserveCard& x) { out.way({card_thing(x.card)}); },
            [&](const an::SwapCard& x) { out.way({card_thing(x.card)}); },
            [&](const an::StepTo& x) { go_to(x.to); },
            [&](const an::Stop&) {
                button(Button::stop);
                out.way({vehicle});
                out.way({space_thing(player.vehicle.at)});
            },
            [&](const an::NoMove&) { button(Button::no_move); },
            [&](const an::ChainTile& x) { out.way({tile_thing(x.tile)}); },
            [&](const an::RollVehicle&) { button(Button::roll_vehicle); },
            [&](const an::RollCompass&) { button(Button::roll_compass); },
            [&](const an::EndTravel&) { button(Button::end_travel); },
            [&](const an::ChooseTransport& x) { out.way({transport_thing(x.transport)}); },
            [&](const an::TakeOrbitTile& x) {
                out.way({thing(Kind::stack, x.stack)});
                out.way({stage_thing(an::stage_of(x.stack))});
            },
            [&](const an::Advance&) {
                const Thing next = stage_thing(an::next_stage(seen, player.vehicle.at));
                button(Button::advance);
                out.way({next});
                out.drag(vehicle, next);
            },
            [&](const an::ExtraSct&) {
                button(Button::extra_sct);
                out.way({gauge_thing(an::Gauge::sct, me)});
            },
            [&](const an::ExtraAi&) {
                button(Button::extra_ai);
                out.way({gauge_thing(an::Gauge::ai, me)});
            },
            [&](const an::SwapOrbitTile& x) {
                for (std::size_t i = 0; i < seen.own.orbit_tiles.size(); ++i)
                    if (seen.own.orbit_tiles[i] == x.tile) out.way({thing(Kind::orbit_tile, static_cast<int>(i), me)});
            },
            [&](const an::UseSxt&) {
                button(Button::use_sxt);
                out.way({gauge_thing(an::Gauge::sxt, me)});
            },
            [&](const an::AcceptDv&) { button(Button::accept_dv); },
            [&](const an::AbortStatus& x) { button(x.status == an::Status::astronaut ? Button::astronaut : Button::astronomer); },
            [&](const an::Join&) { button(Button::join); },
            [&](const an::SkipJoin&) { button(Button::skip_join); },
            [&](const an::BecomeAstronaut&) { button(Button::become_astronaut); },
            [&](const an::PlaceSxt& x) {
                out.way({moon_thing(x.phase, me)});
                out.drag(moon_thing(x.phase, me), gauge_thing(an::Gauge::sxt, me));
            },
            [&](const an::PlaceSct& x) { onto_gauge(set_thing(x.set, me), an::Gauge::sct); },
            [&](const an::PlaceAi& x) { onto_gauge(set_thing(x.set, me), an::Gauge::ai); },
            [&](const an::VoluntaryAbort&) { button(Button::voluntary_abort); },
            [&](const an::Done&) { button(Button::done); },
        }, m);
    }
    if (is_lesson || asks != an::Kind::travel_step) return out;
    const LegTree tree = leg_tree(seen, true);
    for (std::size_t i = 0; i < an::kSpaceCount; ++i) {
        if (tree.steps[i] < 2) continue;
        const auto space = static_cast<an::SpaceId>(i);
        out.plan(steps_along(player, leg_along(tree, space)));
        go_to(space);
    }
    return out;
}

// --- 3 what a touch would mean ---

Glow Table::glow_of(Thing what) const {
    if (!is_live() || !seen_) return Glow::none;
    const auto is_far = [this](Thing space) {
        if (kind_of(space) != Kind::space || !is_on_leg(*seen_)) return false;
        const an::SpaceId at = seen_->players[seen_->turn->seat].vehicle.at;
        return space.index != at && !an::steps_from(*seen_->turn->transport, at).has(static_cast<an::SpaceId>(space.index));
    };
    if (touches().is_chosen(what)) return Glow::selected;
    switch (touches().reach(what)) {
        case Reach::now: return is_far(what) ? Glow::later : Glow::legal;
        case Reach::later: return Glow::later;
        case Reach::none: break;
    }
    // Whoever has chosen one may change over to another.
    if (touches().takes_place(what)) return Glow::later;
    // The card of the chosen week stands out in the sky, too.
    for (int week = 1; week <= an::kWeeks && kind_of(what) == Kind::card; ++week) {
        const an::CardPile& pile = seen_->week(week);
        if (!pile.empty() && pile.back() == what.index && touches().has_touched(week_thing(week))) return Glow::selected;
    }
    return Glow::none;
}

Thing Table::thing_at(Vec at) const {
    if (layout_.earth.w > 0)
        if (const std::optional<an::SpaceId> space = earth_.at(at)) {
            // A vehicle that is put back on its own space does not stop there.
            const bool is_own = seen_ && seen_->players[seen_->me].vehicle == an::Vehicle{an::Map::earth, *space};
            return is_own && frame_ != nullptr && frame_->s.ui.drag() ? Thing{} : space_thing(*space);
        }
    if (layout_.sky.w > 0 && sky_.field.contains(at))
        if (const std::optional<an::CardId> card = sky_.at(at)) return card_thing(*card);
    return {};
}

// --- 4 things that words mention ---

void Table::add_told(const Json& event, std::vector<Thing>& out) {
    const std::string what = word_at(event, "event");
    const int seat = number_at(event, "seat");
    const bool has_seat = seat >= 0 && seen_ && seat < seen_->seats;
    const auto who = static_cast<Seat>(seat);
    for (const char* key : {"space", "to", "from"}) {
        if (const auto space = an::space_by_id(word_at(event, key))) out.push_back(space_thing(*space));
        if (const auto stage = an::stage_by_id(word_at(event, key))) out.push_back(stage_thing(*stage));
    }
    if (const auto stage = an::stage_by_id(word_at(event, "stage"))) out.push_back(stage_thing(*stage));
    if (const auto stack = an::stack_by_id(word_at(event, "stack"))) out.push_back(stage_thing(an::stage_of(*stack)));
    for (const char* key : {"card", "returned"})
        if (const auto card = an::card_by_id(word_at(event, key))) out.push_back(card_thing(*card));
    if (const int week = number_at(event, "week"); week >= 1 && week <= an::kWeeks) out.push_back(week_thing(week));
    if (const auto tile = an::tile_by_id(word_at(event, "tile"))) out.push_back(tile_thing(*tile));
    if (const auto tiles = event.find("tiles"); tiles != event.end() && tiles->is_array())
        for (const Json& id : *tiles)
            if (const auto tile = id.is_string() ? an::tile_by_id(id.get<std::string>()) : std::nullopt) out.push_back(tile_thing(*tile));
    if (const auto quest = an::quest_by_id(word_at(event, "quest"))) out.push_back(quest_thing(*quest));
    if (const auto quest = an::instrument_by_id(word_at(event, "instrument"))) out.push_back(thing(Kind::instrument, *quest));
    if (number_at(event, "sun_step") >= 0) {
        out.push_back(thing(Kind::month, number_at(event, "sun_step")));
        out.push_back(thing(Kind::sun));
    }
    if (!has_seat) return;
    if (what == "step" || what == "stayed" || what == "launched" || what == "orbit_move" || what == "lm_docked" || what == "extra_move")
        out.push_back(thing(Kind::vehicle, 0, who));
    if (what == "rolled") out.push_back(thing(Kind::die, 0, who));
    if (const auto set = an::set_by_id(word_at(event, "set"))) out.push_back(set_thing(*set, who));
    if (const int phase = number_at(event, "phase"); phase >= 1) out.push_back(moon_thing(phase, who));
    if (what == "vehicle_token")
        if (const auto transport = an::transport_by_id(word_at(event, "transport")))
            out.push_back(thing(Kind::token, static_cast<int>(*transport), who));
    for (std::size_t i = 0; what == "placed" && i < an::kGaugeIds.size(); ++i)
        if (word_at(event, "where") == an::kGaugeIds[i]) out.push_back(gauge_thing(static_cast<an::Gauge>(i), who));
    if (what == "dv_added" || what == "dv_cancelled") out.push_back(thing(Kind::dial, 1, who));
    if (number_at(event, "nk") > 0) out.push_back(thing(Kind::dial, 0, who));
    out.push_back(thing(Kind::sheet, 0, who));
}

namespace {

/// In the order of Button.
constexpr std::array<std::string_view, kButtons> kButtonIds{
    "stop",      "no_move",   "end_travel", "roll_vehicle", "roll_compass", "pass",            "start_quest",     "quest_draw",
    "decline",   "advance",   "extra_sct",  "extra_ai",     "use_sxt",      "accept_dv",       "astronomer",      "astronaut",
    "join",      "skip_join", "become_astronaut", "voluntary_abort", "done"};

template <std::size_t N>
std::optional<int> index_of_id(const std::array<std::string_view, N>& ids, std::string_view id) {
    const auto at = std::find(ids.begin(), ids.end(), id);
    return at == ids.end() ? std::nullopt : std::optional(static_cast<int>(at - ids.begin()));
}

/// Number in words such as "week:2"; 0 if it is missing.
int number_of_id(const std::string& id) { return id.size() == 1 && id[0] >= '0' && id[0] <= '9' ? id[0] - '0' : 0; }

}  // namespace

// Kinds of things: space:ID, vehicle, card:ID, week:N, weeks, action:ID, transport:ID, stage:ID, orbit_tiles, tile:ID, tiles,
// continent:ID, quest:ID, quests, instrument:ID, agenda, set:ID, sets, moon:N, moons, gauge:ID, gauges, token:ID, tokens, schedule, nk,
// dv, others, deck, quest_deck, month, months, round, sun, die, button:ID, and the areas earth, row, sky, orbit, player, actions.
void Table::add_shown(const ShownThing& shown, std::vector<Highlight>& out) {
    if (!seen_) return;
    const Seat me = frame_ != nullptr ? frame_->s.shown_seat() : seen_->me;
    const an::Player& player = seen_->players[me];
    const auto& [kind, id] = shown;
    std::vector<Thing> things;
    const auto area = [&](Rect r) {
        if (r.w > 0) out.push_back({r, 0, 8, false, true});
    };
    const auto add = [&](Thing thing) { things.push_back(thing); };
    // One frame around things that lie side by side.
    const auto add_row = [&](int from, int to, auto thing_at) {
        Rect all;
        for (int i = from; i < to; ++i)
            if (const Rect r = place_of(thing_at(i)); r.w > 0) all = all.w > 0 ? united(all, r) : r;
        area(all);
    };
    const auto add_seen = [&](Kind what, const auto& found) {
        if (found) add(thing(what, static_cast<int>(*found)));
    };
    const auto add_own = [&](Kind what, const auto& found) {
        if (found) add(thing(what, static_cast<int>(*found), me));
    };
    if (kind == "space") add_seen(Kind::space, an::space_by_id(id));
    else if (kind == "vehicle") add(thing(Kind::vehicle, 0, me));
    else if (kind == "card") add_seen(Kind::card, an::card_by_id(id));
    else if (kind == "week") add(week_thing(number_of_id(id)));
    else if (kind == "weeks") for (int week = 1; week <= an::kWeeks; ++week) add(week_thing(week));
    else if (kind == "action") add_seen(Kind::action, index_of_id(an::kActionIds, id));
    else if (kind == "transport") add_seen(Kind::transport, an::transport_by_id(id));
    else if (kind == "stage") add_seen(Kind::stage, an::stage_by_id(id));
    else if (kind == "orbit_tiles") area(layout_.orbit_tiles);
    else if (kind == "tile") add_seen(Kind::tile, an::tile_by_id(id));
    else if (kind == "tiles") add_row(0, static_cast<int>(player.tiles.size()), [&](int i) { return tile_thing(player.tiles[static_cast<std::size_t>(i)].id); });
    else if (kind == "continent") add_seen(Kind::continent, an::continent_by_id(id));
    else if (kind == "quest") add_seen(Kind::quest, an::quest_by_id(id));
    else if (kind == "quests") area(layout_.quests);
    else if (kind == "instrument") add_seen(Kind::instrument, an::instrument_by_id(id));
    else if (kind == "agenda") area(layout_.agenda);
    else if (kind == "set") add_own(Kind::set, an::set_by_id(id));
    else if (kind == "sets") add_row(0, static_cast<int>(an::kSetCount), [me](int i) { return set_thing(static_cast<an::SetId>(i), me); });
    else if (kind == "moon") add(moon_thing(number_of_id(id), me));
    else if (kind == "moons") add_row(1, an::kPhases + 1, [me](int phase) { return moon_thing(phase, me); });
    else if (kind == "gauge") add_own(Kind::gauge, index_of_id(an::kGaugeIds, id));
    else if (kind == "gauges") for (const an::Gauge gauge : {an::Gauge::sxt, an::Gauge::sct, an::Gauge::ai}) add(gauge_thing(gauge, me));
    else if (kind == "token") add_own(Kind::token, an::transport_by_id(id));
    else if (kind == "tokens") add_row(0, static_cast<int>(std::size(an::kTransportList)), [me](int i) { return thing(Kind::token, static_cast<int>(an::kTransportList[static_cast<std::size_t>(i)]), me); });
    else if (kind == "schedule") for (const Rect& slot : layout_.slots) area(slot);
    else if (kind == "nk") add(thing(Kind::dial, 0, me));
    else if (kind == "dv") add(thing(Kind::dial, 1, me));
    else if (kind == "others") for (const Rect& other : layout_.others) area(other);
    else if (kind == "deck") add(thing(Kind::deck));
    else if (kind == "quest_deck") add(thing(Kind::quest_deck));
    else if (kind == "month") add(thing(Kind::month, seen_->sun_step));
    else if (kind == "months") area(layout_.months);
    else if (kind == "round") add(thing(Kind::round));
    else if (kind == "sun") add(thing(Kind::sun));
    else if (kind == "die") add(thing(Kind::die, 0, me));
    else if (kind == "button") add_seen(Kind::button, index_of_id(kButtonIds, id));
    else if (kind == "earth") area(layout_.earth);
    else if (kind == "row" && player.is_on(an::Map::earth) && layout_.earth.w > 0) area(earth_.row(an::row_of(player.vehicle.at)));
    else if (kind == "sky") area(layout_.sky);
    else if (kind == "orbit") area(layout_.orbit);
    else if (kind == "player") area(layout_.player);
    else if (kind == "actions") area(layout_.actions);
    for (const Thing what : things) {
        const Kind of = kind_of(what);
        const bool is_round = of == Kind::vehicle || of == Kind::moon || of == Kind::token || of == Kind::sun;
        if (const Rect r = place_of(what); r.w > 0) out.push_back({r, 0, 8, is_round, true});
    }
}

}  // namespace orrery::ui::astronavigators_table
