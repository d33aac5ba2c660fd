// Ways in which the moves of Race for the Galaxy are made by touch, and what is pointed at.
#include <algorithm>

#include "engine/games/race/rules.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/race/view.h"

namespace orrery::ui::race_table {

// --- ways ---

Table::Sources Table::sources_for(std::optional<rc::CardId> world, const rc::MoveList& legal) {
    Sources out;
    for (const rc::Move& move : legal) {
        const auto* windfall = std::get_if<rc::Windfall>(&move);
        if (windfall && (!world || windfall->world == *world) && !contains(out, windfall->source)) out.push_back(windfall->source);
    }
    return out;
}

namespace {

long count_powers(rc::CardId card, const rc::MoveList& legal) {
    return std::count_if(legal.begin(), legal.end(), [card](const rc::Move& move) {
        const auto* use = std::get_if<rc::UsePower>(&move);
        return use && use->card == card;
    });
}

}  // namespace

std::optional<Table::Picks> Table::picks_of(const rc::Observation& seen) const {
    if (!asks_) return {};
    const auto owed = std::size_t(seen.owed);
    switch (*asks_) {
        case rc::Kind::setup_discard:
        case rc::Kind::pay:
        case rc::Kind::hand_limit: return Picks{Kind::hand, &seen.own.hand, owed, owed};
        case rc::Kind::explore_keep: return Picks{Kind::drawn, &seen.own.drawn, owed, owed};
        case rc::Kind::consume_hand: return Picks{Kind::hand, &seen.own.hand, 0, std::size_t(seen.power ? seen.power->left : 0)};
        default: return {};
    }
}

// A lesson asks for one card after the other, each with one touch. Otherwise several cards are picked and then confirmed.
Table::Listing Table::ways_to_pick(const Picks& picks, const rc::MoveList& legal) {
    Listing out;
    const Thing confirm = thing(Kind::confirm);
    if (!is_lesson()) out.collect(confirm, picks.least, picks.most);
    for (const rc::Move& move : legal) {
        out.plan({move});
        const auto* discard = std::get_if<rc::Discard>(&move);
        const auto* keep = std::get_if<rc::Keep>(&move);
        if (!discard && !keep) {
            if (is_lesson()) out.way({confirm});
            else out.stop();
            continue;
        }
        for (std::size_t i = 0; i < picks.cards->size(); ++i) {
            if ((*picks.cards)[i] != (discard ? discard->card : keep->card)) continue;
            const Thing card = card_at(picks.kind, *picks.cards, i);
            if (is_lesson()) out.way({card});
            else out.pick({card});
        }
    }
    return out;
}

/// Lists the other cards of the hand as payment for the card at a place of it: they are chosen before it is placed, and paid when it is
/// revealed.
void Table::pay_with(Listing& out, const rc::Observation& seen, std::size_t at, std::size_t price, std::size_t placing) {
    const rc::Cards& hand = seen.own.hand;
    Collection& collection = out.collect(thing(Kind::confirm), price, price);
    collection.after = {card_at(Kind::hand, hand, at)};
    collection.first = placing;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (i == at) continue;
        out.plan({rc::Discard{hand[i]}});
        out.pick({card_at(Kind::hand, hand, i)});
    }
}

Table::Listing Table::ways(const rc::Observation& seen, const rc::MoveList& legal) {
    if (const std::optional<Picks> picks = picks_of(seen)) return ways_to_pick(*picks, legal);
    Listing out;
    const Thing confirm = thing(Kind::confirm);
    const std::size_t actions = seen.options.two_actions ? 2 : 1;
    if (is_asked(rc::Kind::choose_actions)) out.collect(confirm, actions, actions).is_one_move = true;
    const auto placed = [&](rc::CardId card) { return placed_card(card, seen.me); };
    std::vector<Thing> cards_to_place;
    for (const rc::Move& move : legal) {
        out.plan({move});
        std::visit(overloaded{
            [&](const rc::Choose& m) {
                std::vector<Thing> things;
                for (const rc::ActionId action : m.actions) things.push_back(thing(Kind::action, int(action)));
                out.pick(std::move(things));
            },
            [&](const rc::Place& m) {
                const std::size_t to_pay = is_lesson() ? 0 : std::size_t(cards_to_choose(seen, m.card)), number = out.plans.size() - 1;
                for (std::size_t i = 0; i < seen.own.hand.size(); ++i) {
                    if (seen.own.hand[i] != m.card) continue;
                    const Thing card = card_at(Kind::hand, seen.own.hand, i);
                    cards_to_place.push_back(card);
                    if (to_pay > 0) {
                        pay_with(out, seen, i, to_pay, number);
                        continue;
                    }
                    out.way({card, confirm});
                    // A card is dragged onto the tableau, wherever others lie in it.
                    for (const rc::Placed& other : seen.players[seen.me].tableau) out.drag(card, placed(other.card));
                }
            },
            [&](const rc::Pass&) {
                out.way({thing(Kind::pass)});
                for (const Thing card : cards_to_place) out.way({card, thing(Kind::pass)});
            },
            [&](const rc::TakeMethod& m) { out.way({thing(Kind::method, int(m.method))}); },
            [&](const rc::Sell& m) { out.way({placed(m.world)}); },
            [&](const rc::TakeGood& m) { out.way({placed(m.world)}); },
            [&](const rc::UsePower& m) {
                if (count_powers(m.card, legal) == 1) out.way({placed(m.card)});
                else out.way({placed(m.card), power_of(m)});
            },
            [&](const rc::Done&) { out.way({thing(Kind::done)}); },
            [&](const rc::CallNumber& m) { out.way({thing(Kind::number, m.number)}); },
            [&](const rc::Windfall& m) {
                const Thing source = source_of(m.source);
                if (sources_for({}, legal).size() > 1) out.way({source, placed(m.world)});
                if (sources_for(m.world, legal).size() == 1) out.way({placed(m.world)});
                else out.way({placed(m.world), source});
            },
            [](const rc::Discard&) {}, [](const rc::Keep&) {},
        }, move);
    }
    if (plan_ && !is_lesson()) {
        out.plan({plan_->next});
        out.way({thing(Kind::best_order)});
    }
    return out;
}

bool Table::is_open(Thing thing) const {
    return is_live() && (touches().is_chosen(thing) || touches().reach(thing) != Reach::none || touches().takes_place(thing));
}

bool Table::can_place(const rc::Cards& hand) const {
    const auto fits = [&](rc::CardId card) { return is_open(thing(Kind::hand, card)); };
    return is_placement() && std::any_of(hand.begin(), hand.end(), fits);
}

std::optional<rc::CardId> Table::raised() const {
    if (!is_placement() || !has_chosen(Kind::hand)) return {};
    return card_of(touches().first());
}

std::optional<rc::CardId> Table::asked_card() const {
    if (!is_asked(rc::Kind::consume) || !has_chosen(Kind::placed)) return {};
    return card_of(touches().first());
}

// --- what is pointed at ---

void Table::add_told(const Json& event, std::vector<Thing>& out) {
    const int who = number_at(event, "seat");
    if (who < 0 || who >= frame_->s.seen.seats) return;
    for (const char* key : {"card", "world"})
        if (const auto card = rc::card_by_id(word_at(event, key))) out.push_back(placed_card(*card, Seat(who)));
}

// "pool", "phase:settle", "hand", "card:gem_world" (in the hand, among the drawn cards or in a tableau), "action:produce" …
void Table::add_shown(const ShownThing& shown, std::vector<Highlight>& out) {
    static constexpr std::pair<std::string_view, Kind> kKinds[] = {
        {"pool", Kind::pool}, {"deck", Kind::deck}, {"discard", Kind::discard}, {"shield", Kind::shield}};
    const Frame& f = *frame_;
    const auto add = [&](Rect place) {
        if (place.w > 0) out.push_back({place});
    };
    for (const auto& [word, kind] : kKinds)
        if (shown.kind == word) add(place_of(thing(kind)));
    if (shown.kind == "hand") add(f.l.hand);
    if (shown.kind == "tableau") add(f.l.tableau);
    if (shown.kind == "figures") add(f.l.figures);
    if (shown.kind == "track") {
        const Rect first = f.l.phases.front(), last = f.l.phases.back();
        add({first.x, first.y, last.right() - first.x, last.bottom() - first.y});
    }
    if (shown.kind == "rivals")
        for (const Rect& r : f.l.rivals) add(r);
    if (const auto phase = shown.kind == "phase" ? rc::phase_by_id(shown.name) : std::nullopt)
        if (const auto tab = tab_of(*phase)) add(f.l.phases[*tab]);
    if (const auto action = shown.kind == "action" ? rc::action_by_id(shown.name) : std::nullopt)
        add(place_of(thing(Kind::action, int(*action))));
    const auto card = shown.kind == "card" ? rc::card_by_id(shown.name) : std::nullopt;
    if (!card) return;
    add(place_of(thing(Kind::hand, *card)));
    add(place_of(thing(Kind::drawn, *card)));
    for (const Seat seat : all_seats(f.s.seen.seats)) add(place_of(placed_card(*card, seat)));
}

}  // namespace orrery::ui::race_table
