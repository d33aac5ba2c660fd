// The hand, the hint about its use, and the buttons.
#include <algorithm>

#include "engine/games/race/rules.h"
#include "imgui_ui/games/race/view.h"
#include "imgui_ui/games/race/words.h"
#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::race_table {

using Kind = Thing::Kind;

namespace {

constexpr float kLegalLift = 8, kPickedLift = 14, kGrown = 1.12f;
constexpr float kStrip = 40, kSmallStrip = 34;              // width of a card in a fan for a finger

}  // namespace

int Table::picks_wanted(const Frame& f) const {
    if (!f.asks) return 0;
    switch (*f.asks) {
        case rc::Kind::setup_discard:
        case rc::Kind::pay:
        case rc::Kind::hand_limit:
        case rc::Kind::explore_keep: return f.s.seen.owed;
        case rc::Kind::consume_hand: return f.s.seen.power ? f.s.seen.power->left : 0;
        default: return 0;
    }
}

void Table::draw_hand(Frame& f) {
    Scene& s = f.s;
    if (!f.l.has_small_figures) {
        // The ground of the hand grows darker towards the bottom.
        const float top = f.l.hand.y - 16;
        s.canvas.gradient({f.l.all.x - 20, top, f.l.all.w + 40, s.canvas.height() - top}, 0, fade(s.theme.space1, 0), fade(s.theme.space1, 0.9f));
    }
    if (f.context.all_open) return draw_open_hands(f);
    const auto n = std::size_t(s.hand_size(s.seen.me));
    if (n == 0) {
        s.canvas.fit(f.l.hand.centre(), words::kEmptyHand.in(s.lang), 14, s.theme.low, Weight::medium, Align::center, f.l.hand.w);
    }
    const std::optional<std::size_t> open = raised_ ? std::optional<std::size_t>(std::size_t(*raised_)) : std::nullopt;
    const HandPlaces places_now = lay_hand(f.l.hand, n, f.l.has_small_figures ? kSmallStrip : kStrip, open);
    const std::vector<Rect>& cells = places_now.cards;
    if (s.covered) {
        for (const Rect& r : cells) draw_race_back(s.canvas, r);
        draw_hint(f);
        draw_buttons(f);
        return;
    }
    const bool places = f.is_asked(rc::Kind::place_development) || f.is_asked(rc::Kind::place_world);
    const bool picks = picks_wanted(f) > 0 && !f.is_asked(rc::Kind::explore_keep);
    // The card below the finger, the mouse or the focus comes to the front, enlarged.
    std::optional<std::size_t> front;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Id target = target_of({Kind::hand, int(i), 0});
        if (s.ui.is_hovered(target) || s.ui.is_pressed(target) || s.ui.is_held(target) || s.ui.is_focused(target)) front = i;
    }
    std::vector<Rect> drawn(cells.size());
    const auto draw_one = [&](std::size_t i) {
        const rc::CardId card = s.seen.own.hand[i];
        const auto at = std::find(picks_.begin(), picks_.end(), int(i));
        const bool is_raised = raised_ == int(i), is_legal = places && f.can(rc::Place{card});
        RaceCardLook look = plain_look(s.lang);
        look.glow = s.breath;
        look.selected = is_raised || (picks && at != picks_.end());
        look.legal = is_legal && !is_raised;
        look.dim = (places && !is_legal) || (f.live && f.is_asked(rc::Kind::explore_keep));
        if (is_legal) look.price = price_of(s.seen, card);
        if (picks && at != picks_.end()) look.number = int(at - picks_.begin()) + 1;
        if (!rc::design(card).vp) look.value = what_if(s.me(), card).value;
        if (front != i && i + 1 < cells.size()) look.in_sight = cells[i + 1].x - cells[i].x;
        const float rest = look.selected ? kPickedLift : is_legal ? kLegalLift : 0;
        const float lift = s.ui.animate(id("race.lift", int(i)), rest, motion::kCardRise);
        // Small cards grow to the height of the hand.
        const float grown = places_now.is_fan ? kGrown : f.l.hand.h * kGrown / cells[i].h;
        const float zoom = s.ui.animate(id("race.zoom", int(i)), front == i ? grown : 1.0f, motion::kCardRise);
        Rect r = cells[i].moved(0, -lift);
        if (!places_now.is_fan && front == i) r.y = f.l.hand.bottom() - r.h;
        const float w = r.w * zoom, h = r.h * zoom;
        drawn[i] = {std::clamp(r.centre().x - w / 2, f.l.all.x - 4, std::max(f.l.all.x - 4, f.l.all.right() + 4 - w)), r.bottom() - h, w, h};
        const bool dragged = dragging_ && raised_ == int(i);
        if (!dragged) draw_race_card(s.canvas, card, drawn[i], look);
    };
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (front != i) draw_one(i);
    if (front && *front < cells.size()) draw_one(*front);
    // Tab follows the order of the cards, whichever is in front.
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const rc::CardId card = s.seen.own.hand[i];
        const bool is_legal = places && f.can(rc::Place{card});
        TapOptions options;
        options.enabled = is_legal || picks;
        options.can_drag = is_legal;
        options.radius = drawn[i].w * 0.08f;
        const Rect free = places_now.touch[i].moved(0, front == i ? 0 : drawn[i].bottom() - cells[i].bottom());
        touch(f, {Kind::hand, int(i), 0}, free, fill(words::kNameHand, s.lang, {{"card", rc::card_name(card, s.lang)}}), options);
        places_.back().second = drawn[i];                  // a refusal or a sheet concerns the whole card
    }
    draw_hint(f);
    draw_buttons(f);
}

void Table::draw_open_hands(Frame& f) {
    Scene& s = f.s;
    const Match<rc::Game>& match = match_of(f.context);
    const float n = float(s.seen.seats), gap = 6, h = (f.l.hand.h - (n - 1) * gap) / n;
    for (const Seat seat : all_seats(s.seen.seats)) {
        const rc::Observation seen = match.observe(seat);
        const Rect row{f.l.hand.x, f.l.hand.y + float(seat) * (h + gap), f.l.hand.w, h};
        s.canvas.rect(row, 10, fade(s.theme.s1, 0.72f));
        draw_emblem(s.canvas, s.color_of(seat), {row.x + 16, row.centre().y}, std::min(11.0f, h / 2 - 3), {.shadow = false});
        s.canvas.fit({row.x + 34, row.centre().y}, s.name_of(seat), 14, s.theme.hi, Weight::bold, Align::left, 90);
        std::vector<rc::CardId> cards(seen.own.hand.begin(), seen.own.hand.end());
        cards.insert(cards.end(), seen.own.drawn.begin(), seen.own.drawn.end());
        const std::vector<Rect> cells = fan({row.x + 132, row.y + 4, row.w - 140, row.h - 8}, cards.size(), 1.3f, 5, 120);
        for (std::size_t i = 0; i < cells.size(); ++i) draw_race_card(s.canvas, cards[i], cells[i], plain_look(s.lang));
    }
}

void Table::draw_hint(Frame& f) {
    Scene& s = f.s;
    Rect r = f.l.hint;
    if (r.w <= 0 || !f.asks) return;
    // The place of a missing button is free for the hint.
    const bool has_both = raised_ || question_ || (f.can(rc::Done{}) && plan_);
    if (!has_both) r.h += f.l.buttons[1].y - f.l.buttons[0].y;
    if (r.h < 40) return;
    const char* head = nullptr;
    std::string text;
    const auto say = [&](const Text& title, const Text& body, std::initializer_list<orrery::Slot> places = {}) {
        head = title.in(s.lang);
        text = fill(body, s.lang, places);
    };
    const bool any_place = std::any_of(f.legal.begin(), f.legal.end(), [](const rc::Move& m) { return std::holds_alternative<rc::Place>(m); });
    switch (*f.asks) {
        case rc::Kind::setup_discard: say(words::kHintDiscard, words::kHintSetupText); break;
        case rc::Kind::hand_limit: say(words::kHintDiscard, words::kHintLimitText); break;
        case rc::Kind::pay: say(words::kHintSpend, words::kHintSpendText); break;
        case rc::Kind::consume_hand: {
            const int vp = s.seen.power ? rc::design(s.seen.power->card).powers[s.seen.power->power].vp : 1;
            say(words::kHintForVp, words::kHintForVpText, {{"n", vp}});
            break;
        }
        case rc::Kind::place_world:
            if (any_place) say(words::kHintWorlds, words::kHintWorldsText);
            else say(words::kHintNothing, words::kHintNothingText);
            break;
        case rc::Kind::place_development:
            if (any_place) say(words::kHintDevelopments, words::kHintDevelopmentsText);
            else say(words::kHintNothing, words::kHintNothingText);
            break;
        case rc::Kind::trade_sell: say(words::kHintSell, words::kHintSellText); break;
        case rc::Kind::consume: say(words::kHintConsume, words::kHintConsumeText); break;
        case rc::Kind::consume_good: say(words::kHintGood, words::kHintGoodText, {{"n", s.seen.power ? int(s.seen.power->left) : 1}}); break;
        case rc::Kind::produce_windfall: say(words::kHintWindfall, words::kHintWindfallText); break;
        case rc::Kind::choose_actions:
        case rc::Kind::explore_keep:
        case rc::Kind::settle_method:
        case rc::Kind::lucky_number: return;
    }
    const float x = r.x + 12, w = r.w - 12;
    const auto lines = s.canvas.lines(head, 14, Weight::bold, w).size();
    s.canvas.circle({r.x + 3, r.y + 10}, 4, s.theme.gold);
    s.canvas.paragraph({x, r.y + 10}, head, 14, s.theme.gold, Weight::bold, w, 20);
    const float below = r.y + 12 + 20 * float(lines);
    // A text that does not fit is omitted.
    const auto fits = [&](const std::string& words) {
        return below + 20 * float(s.canvas.lines(words, 14, Weight::medium, w).size()) - 10 <= r.bottom();
    };
    if (*f.asks == rc::Kind::consume && !wasteful_.empty()) {
        std::string more = text;
        add_sentence(more, words::kHintPale.in(s.lang), s.lang);
        if (fits(more)) text = more;
    }
    if (fits(text)) s.canvas.paragraph({x, below}, text, 14, s.theme.mid, Weight::medium, w, 20);
}

void Table::draw_buttons(Frame& f) {
    if (!f.live || !f.asks) return;
    Scene& s = f.s;
    const Rect low = f.l.buttons[1], high = f.l.buttons[0];
    if (low.w <= 0) return;
    // Where two buttons lie side by side, a single answer takes the width of both.
    const Rect single = f.l.kind == LayoutKind::phone ? Rect{high.x, high.y, low.right() - high.x, high.h} : low;
    const auto count = [&](const Text& text, int n) { return fill(text, s.lang, {{"n", n}}); };
    const int wanted = picks_wanted(f), picked = int(picks_.size());
    const auto confirm_picks = [&](const Text& label, Rect r) {
        const bool is_ready = picked == wanted;
        const std::string text = is_ready ? count(label, wanted) : fill(words::kPick, s.lang, {{"n", picked}, {"of", wanted}});
        if (press(f, Button::confirm, r, text, is_ready ? Icon::check : Icon::none, is_ready ? ButtonKind::primary : ButtonKind::off)) confirm(f);
    };
    switch (*f.asks) {
        case rc::Kind::setup_discard:
        case rc::Kind::hand_limit: confirm_picks(words::kConfirmDiscard, single); break;
        case rc::Kind::pay: confirm_picks(words::kConfirmPay, single); break;
        case rc::Kind::explore_keep: confirm_picks(words::kConfirmKeep, single); break;
        case rc::Kind::consume_hand: {
            const int vp = s.seen.power ? picked * rc::design(s.seen.power->card).powers[s.seen.power->power].vp : 0;
            const bool any = picked > 0;
            const std::string label = any ? fill(words::kConfirmForVp, s.lang, {{"n", picked}, {"vp", vp}}) : std::string(words::kKeepHand.in(s.lang));
            if (press(f, Button::confirm, single, label, any ? Icon::check : Icon::close, any ? ButtonKind::primary : ButtonKind::second)) confirm(f);
            break;
        }
        case rc::Kind::choose_actions: {
            const bool is_ready = f.can(picked_actions());
            if (press(f, Button::confirm, single, words::kConfirmActions.in(s.lang), Icon::check, is_ready ? ButtonKind::primary : ButtonKind::off)) confirm(f);
            break;
        }
        case rc::Kind::place_development:
        case rc::Kind::place_world:
            if (raised_) {
                const std::optional<int> price = price_of(s.seen, s.seen.own.hand[std::size_t(*raised_)]);
                const std::string label = price ? count(words::kPlaceFor, *price) : std::string(words::kPlace.in(s.lang));
                if (press(f, Button::confirm, low, label, Icon::check, ButtonKind::primary)) return confirm(f);
                if (press(f, Button::pass, high, words::kNoCard.in(s.lang), Icon::fwd, ButtonKind::second)) want(f, rc::Pass{});
            } else if (press(f, Button::pass, single, words::kNoCard.in(s.lang), Icon::fwd, ButtonKind::second)) {
                want(f, rc::Pass{});
            }
            break;
        case rc::Kind::consume:
        case rc::Kind::consume_good:
            if (plan_ && !f.only_hint) {
                const std::string gains = words::gains(plan_->yield.vp, plan_->yield.cards, s.lang);
                if (press(f, Button::best_order, f.can(rc::Done{}) || question_ ? low : single, gains, Icon::play, ButtonKind::primary)) {
                    is_planned_ = true;
                    queue_.begin();
                    question_.reset();
                }
            }
            if (question_) {
                if (press(f, Button::cancel, high, words::kCancel.in(s.lang), Icon::close, ButtonKind::ghost)) question_.reset();
            } else if (f.can(rc::Done{})) {
                if (press(f, Button::done, plan_ ? high : single, words::kStop.in(s.lang), Icon::fwd, ButtonKind::second)) want(f, rc::Done{});
            }
            break;
        case rc::Kind::settle_method:
        case rc::Kind::trade_sell:
        case rc::Kind::lucky_number:
        case rc::Kind::produce_windfall: break;
    }
}

}  // namespace orrery::ui::race_table
