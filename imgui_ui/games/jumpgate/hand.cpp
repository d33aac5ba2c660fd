// The hand, the hidden resources, the hint beside them, and the buttons for actions without a place on the board.
#include <algorithm>

#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::jumpgate_table {

using Kind = Thing::Kind;

void Table::draw_hand(Frame& f) {
    Scene& s = f.s;
    const HandPlace& h = f.l.hand;
    if (f.l.kind == LayoutKind::tablet || f.l.kind == LayoutKind::desktop) {
        // The ground of the hand grows darker towards the bottom.
        const float top = f.l.board.bottom() - 4, left = f.l.kind == LayoutKind::tablet ? 0 : f.l.board.x;
        const float right = f.l.kind == LayoutKind::tablet ? s.canvas.width() : f.l.board.right();
        s.canvas.gradient({left, top, right - left, s.canvas.height() - top}, 0, fade(s.theme.space1, 0), fade(s.theme.space1, 0.9f));
    }
    if (!open_hands_.empty()) return draw_open_hands(f);
    if (h.title.x >= 0) {
        const std::string round = last_round_words(s);
        const std::string title = f.context.all_open ? fill(words::kHandOf.in(s.lang), {{"seat", s.name_of(s.seen.me)}}) : words::kHand.in(s.lang);
        s.canvas.fit(h.title, round.empty() ? title : round, 14, round.empty() ? s.theme.mid : s.theme.warn,
                     Weight::bold, Align::left, h.hidden_area.x - h.title.x - 8);
    }
    draw_hidden(f);
    draw_hand_cards(f);
    draw_hint(f);
    draw_buttons(f);
}

void Table::draw_hand_cards(Frame& f) {
    Scene& s = f.s;
    const HandPlace& h = f.l.hand;
    const auto n = s.covered ? std::size_t(s.seen.players[s.seen.me].hand_size) : s.seen.hand.size();
    if (n == 0) {
        const Rect all{h.cards.front().x, h.cards.front().y, h.cards.back().right() - h.cards.front().x, h.cards.back().bottom() - h.cards.front().y};
        const std::string_view empty = words::kEmptyHand.in(s.lang);
        const float lines = float(s.canvas.lines(empty, 14, Weight::medium, all.w).size());
        s.canvas.paragraph({all.centre().x, all.centre().y - 10 * (lines - 1)}, empty, 14, s.theme.low, Weight::medium, all.w, 20, Align::center);
        return;
    }
    const bool acting = f.asks<jg::ChooseAction>() != nullptr;
    for (std::size_t i = 0; i < n; ++i) {
        if (s.covered) {
            draw_nav_back(s.canvas, h.cards[i], -1);
            continue;
        }
        const jg::NavId card = s.seen.hand[i];
        NavCardLook look;
        look.glow = s.breath;
        bool raised = false;
        if (f.live && acting) {
            switch (choice_) {
                case Choice::none:
                    raised = !f.o.scan.empty() ? contains(f.o.scan, card)
                             : !f.o.land.empty() ? f.o.lands_with(card)
                             : !f.o.harvest.empty() ? false
                                                    : f.o.any_jump_with(card);
                    break;
                case Choice::card:
                    look.selected = raised = card == card_;
                    break;
                case Choice::planet:
                case Choice::way: look.legal = raised = contains(f.o.reach[planet_].jump, card); break;
                case Choice::scan: look.legal = raised = contains(f.o.scan, card); break;
                case Choice::harvest:
                    look.legal = raised = true;
                    look.selected = card == card_;
                    break;
                case Choice::land: raised = f.o.lands_with(card); break;
            }
            const bool asks_for_card = choice_ == Choice::planet || choice_ == Choice::way || choice_ == Choice::scan;
            look.dim = asks_for_card && !raised;
        }
        if (f.live && f.asks<jg::DoResearch>()) look.legal = raised = contains(f.o.discard, card);
        if (h.words) {
            look.jump_word = words::kJump.in(s.lang);
            look.scan_word = words::kScan.in(s.lang);
            look.land_word = words::kLand.in(s.lang);
            look.any_word = words::kAny.in(s.lang);
        }
        const float lift = s.ui.animate(id("jumpgate.lift", card), raised ? h.lift : 0, motion::kCardRise);
        look.lift = lift;
        if (i < lifted_.size()) lifted_[i] = h.cards[i].moved(0, -lift);
        TapOptions options;
        options.can_drag = f.live && (acting || f.asks<jg::DoResearch>());
        options.enabled = f.live && (acting || f.asks<jg::DoResearch>());
        options.radius = h.cards[i].w * 0.1f;
        const bool flying = motions_.moves_hand_card(card);
        const bool dragged = dragging_ && s.ui.drag() && s.ui.drag()->source == target_of({Kind::card, card});
        if (!flying && !dragged) draw_nav_card(s.canvas, codes_of(card), h.cards[i], look);
        touch(f, {Kind::card, card}, h.cards[i].moved(0, -lift), jg::card_text(card, s.lang), options);
    }
}

void Table::draw_hidden(Frame& f) {
    Scene& s = f.s;
    const HandPlace& h = f.l.hand;
    const jg::SeenPlayer& me = s.seen.players[s.seen.me];
    const Id target = target_of({Kind::hidden, 0});
    const bool open = !s.covered && me.hidden && (s.ui.is_pressed(target) || s.ui.is_held(target) || !s.seen.open);
    if (h.hidden_in_words) {
        const std::string words = fill(words::kHiddenHold.in(s.lang), {{"n", me.hidden_size}});
        if (h.title.x >= 0) {
            const float w = s.canvas.text_width(words, 14);
            s.canvas.text(h.hidden_title, words, 14, s.theme.mid, Weight::medium, Align::right);
            draw_icon(s.canvas, Icon::hidden, {h.hidden_title.x - w - 12, h.hidden_title.y}, 14, s.theme.mid);
        } else {
            const Rect a = h.hidden_area;
            const float card_h = std::min(a.h, 60.0f);
            draw_resource_back(s.canvas, rect_around(a.centre(), card_h * 0.74f, card_h), me.hidden_size);
        }
    } else {
        s.canvas.text(h.hidden_title, words::kHidden.in(s.lang), 14, s.theme.mid, Weight::bold);
        for (std::size_t i = 0; i < std::size_t(me.hidden_size) && i < h.hidden.size(); ++i) {
            const Rect r = h.hidden[i];
            if (!open) {
                draw_resource_back(s.canvas, r, 0);
                continue;
            }
            const jg::ResourceId resource = (*me.hidden)[i];
            ResourceCardLook look;
            look.black_hole = jg::kResources[resource].icon;
            draw_resource_card(s.canvas, face_of(resource), r, look);
            if (look.black_hole) {
                const Vec at{r.right() - r.w * 0.2f, r.y + r.w * 0.2f};
                s.canvas.line({at.x - 10, at.y + 10}, {at.x + 10, at.y - 10}, s.theme.bad, 3, Cap::round);
            }
        }
        if (h.hidden_hint.x >= 0 && s.seen.open && !s.covered)
            s.canvas.text(h.hidden_hint, words::kHoldToLook.in(s.lang), 13, s.theme.low);
    }
    TapOptions options;
    touch(f, {Kind::hidden, 0}, h.hidden_area, words::kHiddenTitle.in(s.lang), options);
    // While pressed, the cards themselves are turned over. The words follow with the long press.
    if (h.hidden_in_words && s.ui.is_pressed(target)) held_ = {Kind::hidden, 0};
}

void Table::draw_hint(Frame& f) {
    Scene& s = f.s;
    const Rect r = f.l.hand.hint;
    if (!f.live || r.w <= 0) return;
    std::string head, text;
    const auto here = s.seen.players[s.seen.me].ship;
    const auto planet = [&](const Text& t, int n) {
        return fill(t.in(s.lang), {{"planet", here ? s.planet(*here) : std::string()}, {"n", n}});
    };
    if (f.asks<jg::DoResearch>()) {
        head = words::kDiscardAny.in(s.lang);
        text = words::kDiscardAnyWhat.in(s.lang);
    } else if (f.asks<jg::ChooseAction>()) {
        switch (choice_) {
            case Choice::none:
                if (!f.o.scan.empty() && here) {
                    head = words::kRaisedScan.in(s.lang);
                    text = planet(words::kRaisedScanWhat, jg::kPlanets[*here].scan);
                } else if (!f.o.land.empty()) {
                    head = words::kRaisedLand.in(s.lang);
                    text = planet(words::kRaisedLandWhat, 0);
                } else if (!f.o.harvest.empty()) {
                    head = words::kHarvestHint.in(s.lang);
                    text = words::kHarvestHintWhat.in(s.lang);
                } else if (std::any_of(s.seen.hand.begin(), s.seen.hand.end(), [&](jg::NavId c) { return f.o.any_jump_with(c); })) {
                    head = words::kRaisedJump.in(s.lang);
                    text = words::kRaisedJumpWhat.in(s.lang);
                }
                break;
            case Choice::card:
                if (f.o.any_jump_with(card_)) {
                    head = words::kReach.in(s.lang);
                } else {
                    head = words::kReachNone.in(s.lang);
                    text = words::kReachNoneWhat.in(s.lang);
                }
                break;
            case Choice::harvest:
                head = words::kPayWith.in(s.lang);
                text = words::kPayWithWhat.in(s.lang);
                break;
            case Choice::planet:
            case Choice::way:
            case Choice::scan:
            case Choice::land: break;
        }
    }
    if (head.empty()) return;
    const float x = r.x + 12, w = r.w - 12;
    const auto lines = s.canvas.lines(head, 14, Weight::bold, w).size();
    s.canvas.circle({r.x + 3, r.y + 14}, 4, s.theme.gold);
    s.canvas.paragraph({x, r.y + 14}, head, 14, s.theme.gold, Weight::bold, w, 20);
    if (!text.empty()) s.canvas.paragraph({x, r.y + 16 + 20 * float(lines)}, text, 14, s.theme.mid, Weight::medium, w, 20, Align::left, 3);
}

void Table::draw_buttons(Frame& f) {
    if (!f.live) return;
    Scene& s = f.s;
    const HandPlace& h = f.l.hand;
    const Rect low = h.buttons[1], high = h.buttons[0];
    // A single answer is where a thumb reaches it. On phones, where two buttons lie side by side, it takes the width of both.
    const Rect single = f.l.kind == LayoutKind::phone ? Rect{high.x, high.y, low.right() - high.x, high.h} : low;
    const auto press = [&](Button b, Rect r, const std::string& label, Icon icon, ButtonKind kind) {
        ButtonLook look;
        look.icon = icon;
        look.kind = kind;
        if (s.canvas.text_width(label, 16, Weight::bold) + 52 > r.w) look.size = 14;
        button_places_.push_back({b, r});
        return button(s.ui, button_target(b), r, label, look);
    };
    if (f.asks<jg::ChooseAction>()) {
        if (choice_ != Choice::none && choice_ != Choice::way && choice_ != Choice::land) {
            // At the place of Research, so that an accidental second tap there can be undone.
            if (press(Button::nothing_more, high, words::kCancel.in(s.lang), Icon::close, ButtonKind::ghost)) drop_choice();
        } else if (press(Button::research, high, words::kResearch.in(s.lang), Icon::card, ButtonKind::second)) {
            want(f, jg::Research{});
        }
        if (press(Button::end_turn, low, words::kEndTurn.in(s.lang), Icon::fwd, ButtonKind::second)) want(f, jg::EndTurn{});
    } else if (f.asks<jg::PlaceMarker>()) {
        if (press(Button::no_marker, single, words::kNoMarker.in(s.lang), Icon::close, ButtonKind::second)) want(f, jg::Pass{});
    } else if (f.asks<jg::ClaimTake>()) {
        if (press(Button::nothing_more, single, words::kNothingMore.in(s.lang), Icon::close, ButtonKind::second)) want(f, jg::Pass{});
    } else if (f.asks<jg::DoResearch>()) {
        const int n = int(jg::kHandSize) - s.seen.players[s.seen.me].hand_size;
        const std::string label = n == 0 ? words::kDone.in(s.lang) : fill(words::kDraw.in(s.lang), {{"n", n}});
        if (press(Button::done, single, label, n == 0 ? Icon::check : Icon::card, ButtonKind::primary)) want(f, jg::Done{});
    }
}

}  // namespace orrery::ui::jumpgate_table
