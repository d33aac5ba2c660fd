// Ways in which the moves of Race for the Galaxy are made by touch, and what the shared table asks about them.
#include <algorithm>

#include "engine/games/race/codec.h"
#include "engine/games/race/rule_ids.h"
#include "engine/games/race/rules.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/race/explain.h"
#include "imgui_ui/games/race/view.h"
#include "imgui_ui/games/race/words.h"

namespace orrery::ui::race_table {

// --- ways ---

namespace {

using Sources = std::vector<std::optional<rc::CardId>>;

/// Returns the sources that can produce on a world now, or on any world.
Sources sources_for(std::optional<rc::CardId> world, const rc::MoveList& legal) {
    Sources out;
    for (const rc::Move& move : legal) {
        const auto* windfall = std::get_if<rc::Windfall>(&move);
        if (windfall && (!world || windfall->world == *world) && !contains(out, windfall->source)) out.push_back(windfall->source);
    }
    return out;
}

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

// --- refusals ---

Table::Refused Table::refusal_of(Thing touched) {
    const Lang lang = frame_->s.lang;
    const auto move = [](const rc::Move& m) { return Refused{rc::encode_move(m), {}}; };
    const auto too_few = [lang](const Text& title) { return Refused{{}, TableRequest::Note{title.in(lang), words::kPickMore.in(lang), {}}}; };
    switch (kind_of(touched)) {
        case Kind::hand:
            if (is_placement()) return move(rc::Place{card_of(touched)});
            return {};
        case Kind::place: return too_few(words::kHintSpend);
        case Kind::placed:
            if (touched.seat == frame_->s.seen.me) return refusal_of_placed(card_of(touched));
            return {};
        case Kind::source:
            if (has_chosen(Kind::placed)) return move(rc::Windfall{source_card(touched), card_of(touches().first())});
            return {};
        case Kind::confirm: {
            if (is_asked(rc::Kind::explore_keep)) return too_few(words::kDrawnCards);
            if (is_asked(rc::Kind::pay) || is_placement()) return too_few(words::kHintSpend);
            if (!is_asked(rc::Kind::choose_actions)) return too_few(words::kHintDiscard);
            rc::Choose choice;
            for (const Thing action : touches().picked()) choice.actions.push_back(rc::ActionId(action.index));
            return move(choice);
        }
        default: return {};
    }
}

Table::Refused Table::refusal_of_placed(rc::CardId card) {
    const rc::Design& d = rc::design(card);
    const auto move = [](const rc::Move& m) { return Refused{rc::encode_move(m), {}}; };
    switch (*asks_) {
        case rc::Kind::trade_sell:
            if (d.good) return move(rc::Sell{card});
            return {};
        case rc::Kind::consume_good:
            if (d.good) return move(rc::TakeGood{card});
            return {};
        case rc::Kind::consume:
            for (std::size_t i = 0; i < d.powers.size(); ++i)
                if (rc::phase_of(d.powers[i].type) == rc::PowerPhase::consume) return move(rc::UsePower{card, std::int8_t(i)});
            return {};
        case rc::Kind::produce_windfall: {
            if (d.world_type != rc::WorldType::windfall) return {};
            if (has_chosen(Kind::source)) return move(rc::Windfall{source_card(touches().first()), card});
            const Sources offered = sources_for({}, frame_->legal);
            const rc::Placed* world = rc::find_placed(frame_->s.me().tableau, card);
            if (offered.size() == 1 || (world && world->has_good)) return move(rc::Windfall{offered.front(), card});
            // No source was chosen, so a refusal must not blame one of them.
            const Lang lang = frame_->s.lang;
            const std::string why = fill(words::kNoSourceFor, lang, {{"card", rc::card_name(card, lang)}});
            return Refused{{}, TableRequest::Note{words::kHintWindfall.in(lang), why, rc::rule::A69.id}};
        }
        default: return {};
    }
}

/// Returns the thing that the refusal is about, if the table shows it.
Thing Table::concerned(const Json& json) {
    const std::optional<rc::Move> move = rc::decode_move(json);
    const Seat me = frame_->s.seen.me;
    if (!move) return {};
    if (const auto* place = std::get_if<rc::Place>(&*move)) return thing(Kind::hand, place->card);
    if (const auto* sell = std::get_if<rc::Sell>(&*move)) return placed_card(sell->world, me);
    if (const auto* good = std::get_if<rc::TakeGood>(&*move)) return placed_card(good->world, me);
    if (const auto* use = std::get_if<rc::UsePower>(&*move)) return placed_card(use->card, me);
    if (const auto* windfall = std::get_if<rc::Windfall>(&*move)) return placed_card(windfall->world, me);
    return {};
}

// --- words ---

int Table::still_to_pick() const {
    const Collection* open = touches().collection();
    return open == nullptr ? 0 : int(open->most) - int(touches().picked().size());
}

std::string Table::question(Lang lang) const {
    const auto about = [&](const Text& text, const std::string& card) { return fill(text, lang, {{"card", card}}); };
    if (const std::optional<rc::CardId> card = raised()) {
        const std::string name = rc::card_name(*card, lang);
        if (touches().collection() == nullptr) return about(words::kAskPlace, name);
        if (!touches().can_confirm()) return fill(words::kAskToPayFor, lang, {{"card", name}, {"n", still_to_pick()}});
    }
    if (const std::optional<rc::CardId> card = asked_card()) return about(words::kWhichPower, rc::card_name(*card, lang));
    if (has_chosen(Kind::source)) {
        const std::optional<rc::CardId> source = source_card(touches().first());
        return about(words::kAskWorldFor, source ? rc::card_name(*source, lang) : std::string(words::kProduceBonus.in(lang)));
    }
    const Collection* open = touches().collection();
    if (open == nullptr) return words::kWhichSource.in(lang);
    if (touches().can_confirm()) return fill(words::kAskConfirm, lang, {{"button", confirm_label_}});
    const Text& more = is_asked(rc::Kind::choose_actions) ? words::kAskMoreActions
                       : is_asked(rc::Kind::explore_keep) ? words::kAskMoreToKeep
                       : is_asked(rc::Kind::pay)          ? words::kAskMoreToPay
                                                          : words::kAskMoreToDiscard;
    return fill(more, lang, {{"n", still_to_pick()}});
}

std::string Table::short_prompt(const TableContext& context) const {
    return planned_ == context.match.viewer() ? words::kPlaysOn.in(context.lang) : std::string();
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

std::string Table::explain(Thing what, Rect anchor, Rect bounds, bool stays) {
    // Above the hand, whose other cards stay in sight.
    if (kind_of(what) == Kind::hand) anchor = {frame_->l.hand.x, anchor.y, frame_->l.hand.w, anchor.h};
    return draw_explanation(frame_->s, what, anchor, bounds, stays) ? rule_of(what).id : std::string();
}

void Table::draw_dragged(Thing what, Vec at) {
    constexpr float kWide = 116, kHigh = kWide * kCardTall;
    RaceCardLook look = plain_look(frame_->s.lang);
    look.selected = true;
    // Above the finger, so that it does not hide where the card goes.
    draw_race_card(frame_->s.canvas, card_of(what), rect_around({at.x, at.y - kHigh * 0.35f}, kWide, kHigh), look);
}

}  // namespace orrery::ui::race_table
