// Meaning of a touch: a complete move, an unfinished choice, or an illegal move, for which the app names the violated rule.
#include <algorithm>

#include "engine/games/race/codec.h"
#include "imgui_ui/games/race/view.h"
#include "imgui_ui/games/race/words.h"

namespace orrery::ui::race_table {

using Kind = Thing::Kind;

void Table::want(Frame& f, const rc::Move& move) {
    f.out.move = rc::encode_move(move);
    if (f.can(move)) drop_choice();
}

void Table::drop_choice() {
    picks_.clear();
    raised_.reset();
    actions_.clear();
    question_.reset();
    source_.reset();
}

void Table::touched(Frame& f, Thing thing) {
    const bool is_second = shown_ == thing;
    touched_ = quiet_ = thing;
    shown_ = {};
    if (thing.kind == Kind::rival) {
        viewed_ = thing.seat;
        return;
    }
    const bool is_other = thing.kind == Kind::placed && thing.seat != f.s.seen.me;
    const bool acts = thing.kind == Kind::hand || thing.kind == Kind::drawn || thing.kind == Kind::action || (thing.kind == Kind::placed && !is_other);
    if (!f.live || !acts) {
        if (!is_second) shown_ = thing;
        return;
    }
    switch (thing.kind) {
        case Kind::hand: touched_hand(f, thing.index); break;
        case Kind::drawn:
            if (!f.is_asked(rc::Kind::explore_keep)) shown_ = thing;
            else if (f.only_hint) want(f, rc::Keep{f.s.seen.own.drawn[std::size_t(thing.index)]});
            else pick(f, thing.index, picks_wanted(f));
            break;
        case Kind::action: touched_action(f, rc::ActionId(thing.index)); break;
        case Kind::placed: touched_placed(f, thing); break;
        default: break;
    }
}

// Picks an item, or drops it on a second touch. A surplus item replaces the first one.
void Table::pick(Frame&, int at, int most) {
    const auto there = std::find(picks_.begin(), picks_.end(), at);
    if (there != picks_.end()) {
        picks_.erase(there);
        return;
    }
    if (int(picks_.size()) >= most && !picks_.empty()) picks_.erase(picks_.begin());
    picks_.push_back(at);
}

void Table::touched_hand(Frame& f, int at) {
    if (at < 0 || std::size_t(at) >= f.s.seen.own.hand.size()) return;
    const rc::CardId card = f.s.seen.own.hand[std::size_t(at)];
    switch (*f.asks) {
        case rc::Kind::setup_discard:
        case rc::Kind::pay:
        case rc::Kind::hand_limit:
        case rc::Kind::consume_hand:
            // A lesson requests one card after the other.
            if (f.only_hint) want(f, rc::Discard{card});
            else pick(f, at, picks_wanted(f));
            return;
        case rc::Kind::place_development:
        case rc::Kind::place_world:
            if (!f.can(rc::Place{card})) {
                want(f, rc::Place{card});                  // the refusal gives the reason
            } else if (raised_ == at) {
                shown_ = {Kind::hand, at, 0};              // the second touch shows the card itself
            } else {
                raised_ = at;
            }
            return;
        default: shown_ = {Kind::hand, at, 0}; return;
    }
}

void Table::touched_placed(Frame& f, Thing thing) {
    const auto card = rc::CardId(thing.index);
    switch (*f.asks) {
        case rc::Kind::trade_sell:
            if (rc::design(card).good) return want(f, rc::Sell{card});
            break;
        case rc::Kind::consume_good:
            if (rc::design(card).good) return want(f, rc::TakeGood{card});
            break;
        case rc::Kind::consume: {
            std::vector<rc::UsePower> usable;
            for (const rc::Move& m : f.legal)
                if (const auto* use = std::get_if<rc::UsePower>(&m); use && use->card == card) usable.push_back(*use);
            if (usable.size() == 1) return want(f, usable.front());
            if (usable.size() > 1) {
                question_ = card;
                return;
            }
            const auto& powers = rc::design(card).powers;
            for (std::size_t i = 0; i < powers.size(); ++i)
                if (rc::phase_of(powers[i].type) == rc::PowerPhase::consume) return want(f, rc::UsePower{card, std::int8_t(i)});
            break;
        }
        case rc::Kind::produce_windfall: {
            if (rc::design(card).world_type != rc::WorldType::windfall) break;
            for (const rc::Move& m : f.legal)
                if (const auto* windfall = std::get_if<rc::Windfall>(&m); windfall && windfall->world == card && (!source_ || *source_ == windfall->source))
                    return want(f, m);
            return want(f, rc::Windfall{source_.value_or(std::nullopt), card});
        }
        default: break;
    }
    shown_ = thing;
}

// With two actions a round, picking a second Develop or Settle also picks the first, and dropping the first drops the second.
void Table::touched_action(Frame& f, rc::ActionId action) {
    if (!f.is_asked(rc::Kind::choose_actions)) {
        shown_ = {Kind::action, int(action), 0};
        return;
    }
    const std::size_t most = f.s.seen.options.two_actions ? 2 : 1;
    std::vector<rc::ActionId> picked(actions_.begin(), actions_.end());
    const auto needs = [](rc::ActionId a) { return rc::action(a).needs; };
    if (const auto at = std::find(picked.begin(), picked.end(), action); at != picked.end()) {
        picked.erase(at);
        std::erase_if(picked, [&](rc::ActionId a) { return needs(a) == action; });
    } else if (const auto partner = needs(action)) {
        picked = {*partner, action};
    } else {
        if (picked.size() >= most) {
            const bool is_pair = needs(picked.back()).has_value();
            picked.erase(picked.begin(), is_pair ? picked.end() : picked.begin() + 1);
        }
        picked.push_back(action);
    }
    std::sort(picked.begin(), picked.end());
    actions_.clear();
    for (const rc::ActionId a : picked) actions_.push_back(a);
}

rc::Choose Table::picked_actions() const {
    rc::Choose move;
    for (const rc::ActionId a : actions_) move.actions.push_back(a);
    return move;
}

void Table::confirm(Frame& f) {
    const rc::Observation& seen = f.s.seen;
    const int wanted = picks_wanted(f);
    const auto note = [&](const Text& title, const Text& text) { f.out.note = TableRequest::Note{title.in(f.s.lang), text.in(f.s.lang), {}}; };
    switch (*f.asks) {
        case rc::Kind::choose_actions: want(f, picked_actions()); return;
        case rc::Kind::place_development:
        case rc::Kind::place_world:
            if (raised_) want(f, rc::Place{seen.own.hand[std::size_t(*raised_)]});
            return;
        case rc::Kind::consume_hand:
            queue_.begin();
            for (const int at : picks_) queue_.add(rc::Discard{seen.own.hand[std::size_t(at)]});
            if (int(picks_.size()) < wanted) queue_.add(rc::Done{});
            picks_.clear();
            return;
        case rc::Kind::explore_keep:
            if (int(picks_.size()) != wanted) return note(words::kDrawnCards, words::kPickMore);
            queue_.begin();
            for (const int at : picks_) queue_.add(rc::Keep{seen.own.drawn[std::size_t(at)]});
            picks_.clear();
            return;
        default:
            if (wanted == 0) return;
            if (int(picks_.size()) != wanted) return note(f.is_asked(rc::Kind::pay) ? words::kHintSpend : words::kHintDiscard, words::kPickMore);
            queue_.begin();
            for (const int at : picks_) queue_.add(rc::Discard{seen.own.hand[std::size_t(at)]});
            picks_.clear();
            return;
    }
}

// Sends the next confirmed move, once the previous one has been played.
void Table::send_next(Frame& f) {
    using Road = MoveQueue<rc::Move>::Road;
    const Road road = queue_.look(revision_, f.s.ui);
    if (road == Road::lost) is_planned_ = false;
    if (road == Road::busy || !f.live || f.out.move) return;
    if (queue_.is_empty() && is_planned_) {
        if (plan_) queue_.add(plan_->next);
        else is_planned_ = false;
    }
    if (!queue_.is_empty()) queue_.send(revision_, f.s.ui, rc::encode_move, f.out);
}

bool Table::escape() {
    const bool had = raised_ || question_ || source_ || !picks_.empty() || !actions_.empty() || viewed_ || bool(shown_) || is_planned_;
    drop_choice();
    queue_.clear();
    is_planned_ = false;
    viewed_.reset();
    shown_ = {};
    return had;
}

void Table::reset() { *this = Table(); }

void Table::refused(const Json& move) { refused_move_ = move; }

}  // namespace orrery::ui::race_table
