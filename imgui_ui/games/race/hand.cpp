// The hand, the hint about its use, and the buttons.
#include <algorithm>

#include "engine/games/race/rules.h"
#include "imgui_ui/games/race/view.h"
#include "imgui_ui/games/race/words.h"
#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::race_table {

namespace {

constexpr float kLegalLift = 8, kPickedLift = 14, kGrown = 1.12f;
constexpr float kStrip = 40, kSmallStrip = 34;              // width of a card in a fan for a finger

}  // namespace

void Table::draw_hand(const Frame& f) {
    Scene& s = f.s;
    if (!f.l.has_small_figures) {
        // The ground of the hand grows darker towards the bottom.
        const float top = f.l.hand.y - 16;
        s.canvas.gradient({f.l.all.x - 20, top, f.l.all.w + 40, s.canvas.height() - top}, 0, fade(s.theme.space1, 0), fade(s.theme.space1, 0.9f));
    }
    if (context().match.is_all_open()) return draw_open_hands(f);
    const auto n = std::size_t(s.hand_size(s.seen.me));
    if (n == 0) {
        s.canvas.fit(f.l.hand.centre(), words::kEmptyHand.in(s.lang), 14, s.theme.low, Weight::medium, Align::center, f.l.hand.w);
    }
    std::optional<std::size_t> open;
    std::vector<Thing> cards;
    for (std::size_t i = 0; i < n && !s.covered; ++i) {
        cards.push_back(card_at(Kind::hand, s.seen.own.hand, i));
        if (raised() && touches().first() == cards[i]) open = i;
    }
    const HandPlaces places = lay_hand(f.l.hand, n, f.l.has_small_figures ? kLeastSight : 0, f.l.has_small_figures ? kSmallStrip : kStrip, open);
    const std::vector<Rect>& cells = places.cards;
    place(seat_of(s.seen.me), square_around({f.l.hand.centre().x, f.l.hand.y + f.l.hand.h * 0.6f}, 44));
    if (s.covered) {
        for (const Rect& r : cells) draw_race_back(s.canvas, r);
        draw_hint(f);
        draw_buttons(f);
        return;
    }
    // The card below the finger, the mouse or the focus comes to the front, enlarged.
    std::optional<std::size_t> front;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Id target = target_of(cards[i]);
        if (s.ui.is_hovered(target) || s.ui.is_pressed(target) || s.ui.is_held(target) || s.ui.is_focused(target)) front = i;
    }
    std::vector<Rect> drawn(cells.size());
    const auto draw_one = [&](std::size_t i) {
        const rc::CardId card = card_of(cards[i]);
        const std::vector<Thing>& picked = touches().picked();
        const auto at = std::find(picked.begin(), picked.end(), cards[i]);
        const bool is_legal = is_placement() && is_open(cards[i]);
        RaceCardLook look = plain_look(s.lang);
        look.glow = s.breath;
        look.selected = is_live() && touches().is_chosen(cards[i]);
        look.legal = is_legal && !look.selected;
        look.dim = is_placement() && !is_legal;
        const bool is_raised = touches().first() == cards[i];
        if (is_legal && (is_raised || !raised())) look.price = prices_of(ways_to_place(s.seen, card));
        if (is_raised && touches().collection() != nullptr) look.ribbon = words::kPlacing.in(s.lang);      // the others pay for it
        if (look.selected && at != picked.end()) look.number = int(at - picked.begin()) + 1;
        if (!rc::design(card).vp) look.value = points_of_card(s.me(), card);
        if (front != i && i + 1 < cells.size()) look.in_sight = cells[i + 1].x - cells[i].x;
        const float rest = look.selected ? kPickedLift : is_legal ? kLegalLift : 0;
        const float lift = s.ui.animate(id("race.lift", cards[i].index), rest, motion::kCardRise);
        // Cards in rows grow to the height of the hand.
        const Vec large = places.is_fan ? Vec{cells[i].w, cells[i].h} : Vec{f.l.hand.h / kCardTall, f.l.hand.h};
        const float zoom = s.ui.animate(id("race.zoom", cards[i].index), front == i ? 1.0f : 0.0f, motion::kCardRise);
        Rect r = cells[i].moved(0, -lift);
        if (!places.is_fan && front == i) r.y = f.l.hand.bottom() - r.h;
        const float w = r.w + (large.x * kGrown - r.w) * zoom, h = r.h + (large.y * kGrown - r.h) * zoom;
        drawn[i] = {std::clamp(r.centre().x - w / 2, f.l.all.x - 4, std::max(f.l.all.x - 4, f.l.all.right() + 4 - w)), r.bottom() - h, w, h};
        if (!is_dragging(cards[i])) draw_race_card(s.canvas, card, drawn[i], look);
    };
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (front != i) draw_one(i);
    if (front && *front < cells.size()) draw_one(*front);
    // Tab follows the order of the cards, whichever is in front.
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool is_choice = is_open(cards[i]);
        TapOptions options;
        options.enabled = is_choice;
        options.can_drag = is_choice && is_placement();
        options.radius = drawn[i].w * 0.08f;
        const Rect free = places.touch[i].moved(0, front == i ? 0 : drawn[i].bottom() - cells[i].bottom());
        // A refusal or an explanation concerns the whole card.
        touch(cards[i], free, fill(words::kNameHand, s.lang, {{"card", rc::card_name(card_of(cards[i]), s.lang)}}), options, drawn[i]);
    }
    draw_hint(f);
    draw_buttons(f);
}

void Table::draw_open_hands(const Frame& f) {
    Scene& s = f.s;
    const float n = float(s.seen.seats), gap = 6, h = (f.l.hand.h - (n - 1) * gap) / n;
    for (const rc::Observation& seen : match_of(context()).open_hands()) {
        const Seat seat = seen.me;
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

void Table::draw_hint(const Frame& f) {
    Scene& s = f.s;
    Rect r = f.l.hint;
    if (r.w <= 0 || !asks_) return;
    // The upper place of a button is free for the hint where nothing can be declined or taken back.
    const bool can_decline = is_placement() || asked_card() || has_chosen(Kind::source) || is_asked(rc::Kind::consume_hand) || f.can(rc::Done{});
    if (!can_decline) r.h += f.l.buttons[1].y - f.l.buttons[0].y;
    if (r.h < 40) return;
    const char* head = nullptr;
    std::string text;
    const auto say = [&](const Text& title, const Text& body, std::initializer_list<orrery::Slot> places = {}) {
        head = title.in(s.lang);
        text = fill(body, s.lang, places);
    };
    const bool any_place = std::any_of(f.legal.begin(), f.legal.end(), [](const rc::Move& m) { return std::holds_alternative<rc::Place>(m); });
    const bool is_paying = touches().collection() != nullptr;     // for the card that is taken up
    switch (*asks_) {
        case rc::Kind::setup_discard: say(words::kHintDiscard, words::kHintSetupText); break;
        case rc::Kind::hand_limit: say(words::kHintDiscard, words::kHintLimitText); break;
        case rc::Kind::pay: say(words::kHintSpend, words::kHintSpendText); break;
        case rc::Kind::consume_hand: {
            const int vp = s.seen.power ? rc::design(s.seen.power->card).powers[s.seen.power->power].vp : 1;
            say(words::kHintForVp, words::kHintForVpText, {{"n", vp}});
            break;
        }
        case rc::Kind::place_world:
            if (is_paying) say(words::kHintSpend, words::kHintSpendText);
            else if (any_place) say(words::kHintWorlds, words::kHintWorldsText);
            else say(words::kHintNothing, words::kHintNothingText);
            break;
        case rc::Kind::place_development:
            if (is_paying) say(words::kHintSpend, words::kHintSpendText);
            else if (any_place) say(words::kHintDevelopments, words::kHintDevelopmentsText);
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
    if (is_asked(rc::Kind::consume) && !wasteful_.empty()) {
        std::string more = text;
        add_sentence(more, words::kHintPale.in(s.lang), s.lang);
        if (fits(more)) text = more;
    }
    if (fits(text)) s.canvas.paragraph({x, below}, text, 14, s.theme.mid, Weight::medium, w, 20);
}

bool Table::answer(const Frame& f, Kind kind, Rect r, const std::string& label, Icon icon, ButtonKind button) {
    ButtonLook look;
    look.icon = icon;
    look.kind = button;
    if (f.s.canvas.text_width(label, 16, Weight::bold) + 52 > r.w) look.size = 14;
    if (f.s.canvas.text_width(label, 14, Weight::bold) + 48 > r.w) look.icon = Icon::none;
    return press(thing(kind), r, label, look);
}

/// Returns the effect of confirming the picked things, or their number.
std::string Table::confirm_label(const Frame& f) const {
    const Lang lang = f.s.lang;
    const int picked = int(touches().picked().size());
    const auto count = [&](const Text& text) { return fill(text, lang, {{"n", picked}}); };
    if (is_asked(rc::Kind::choose_actions)) return words::kConfirmActions.in(lang);
    if (is_asked(rc::Kind::consume_hand)) {
        if (picked == 0 || !f.s.seen.power) return words::kKeepHand.in(lang);
        const int vp = picked * rc::design(f.s.seen.power->card).powers[f.s.seen.power->power].vp;
        return fill(words::kConfirmForVp, lang, {{"n", picked}, {"vp", vp}});
    }
    if (const std::optional<rc::CardId> card = raised()) {
        const int price = int(touches().collection()->least);
        if (!touches().can_confirm()) return fill(words::kPaysOf, lang, {{"n", picked}, {"of", price}});
        const std::string whole = fill(words::kPlaceAndPay, lang, {{"card", rc::card_name(*card, lang)}, {"n", price}});
        const bool fits = f.s.canvas.text_width(whole, 14, Weight::bold) + 16 <= f.l.buttons[1].w;
        return fits ? whole : fill(words::kPlaceAndPayShort, lang, {{"n", price}});
    }
    if (!touches().can_confirm()) return fill(words::kPick, lang, {{"n", picked}, {"of", f.s.seen.owed}});
    return count(is_asked(rc::Kind::pay) ? words::kConfirmPay : is_asked(rc::Kind::explore_keep) ? words::kConfirmKeep : words::kConfirmDiscard);
}

void Table::draw_buttons(const Frame& f) {
    if (!asks_) return;
    Scene& s = f.s;
    const Rect low = f.l.buttons[1], high = f.l.buttons[0];
    if (low.w <= 0) return;
    // Declining always stands at `high` and looks different from what does something, which stands at `low`: neither is ever where the
    // other was. Where the two lie side by side, an answer that cannot be declined takes the width of both.
    const Rect single = f.l.kind == LayoutKind::phone ? Rect{high.x, high.y, low.right() - high.x, high.h} : low;
    const bool is_collection = touches().collection() != nullptr;
    if (is_collection || is_asked(rc::Kind::consume_hand)) {
        confirm_label_ = confirm_label(f);
        const bool is_ready = touches().reach(thing(Kind::confirm)) != Reach::none, is_empty = touches().picked().empty();
        const bool keeps = is_ready && is_empty;
        const Icon icon = keeps ? Icon::close : is_ready || is_asked(rc::Kind::choose_actions) ? Icon::check : Icon::none;
        const Rect place = is_placement() ? low : !is_asked(rc::Kind::consume_hand) ? single : keeps ? high : low;
        answer(f, Kind::confirm, place, confirm_label_, icon, keeps ? ButtonKind::ghost : is_ready ? ButtonKind::primary : ButtonKind::off);
        if (is_placement()) answer(f, Kind::pass, high, words::kNoCard.in(s.lang), Icon::fwd, ButtonKind::ghost);
        return;
    }
    if (is_placement()) {
        const std::optional<rc::CardId> card = raised();
        if (card) {
            const std::string price = prices_of(ways_to_place(s.seen, *card));
            const std::string label = price.empty() ? std::string(words::kPlace.in(s.lang)) : fill(words::kPlaceFor, s.lang, {{"n", price}});
            answer(f, Kind::confirm, low, label, Icon::check, ButtonKind::primary);
        }
        answer(f, Kind::pass, high, words::kNoCard.in(s.lang), Icon::fwd, ButtonKind::ghost);
    }
    const auto cancel = [&] {
        if (button(s.ui, id("race.cancel"), high, words::kCancel.in(s.lang), {.kind = ButtonKind::ghost, .icon = Icon::close})) touches().drop();
    };
    if (has_chosen(Kind::source)) cancel();
    if (!is_asked(rc::Kind::consume) && !is_asked(rc::Kind::consume_good)) return;
    const bool can_stop = f.can(rc::Done{}), asks_power = asked_card().has_value(), has_best = plan_ && !is_lesson();
    if (has_best) {
        const std::string gains = words::gains(plan_->yield.vp, plan_->yield.cards, s.lang);
        if (answer(f, Kind::best_order, can_stop || asks_power ? low : single, gains, Icon::play, ButtonKind::primary)) planned_ = s.seen.me;
    }
    if (asks_power) cancel();
    else if (can_stop) answer(f, Kind::done, high, words::kStop.in(s.lang), Icon::fwd, ButtonKind::ghost);
}

}  // namespace orrery::ui::race_table
