// What lies below the board: the hand, the hidden resources, the hint beside them, and the buttons for actions without a place on the
// board.
#include <algorithm>

#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::jumpgate_table {

void Table::draw_hand(const Frame& f) {
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
        const std::string title = context().match.is_all_open() ? fill(words::kHandOf, s.lang, {{"seat", s.name_of(s.seen.me)}}) : words::kHand.in(s.lang);
        s.canvas.fit(h.title, round.empty() ? title : round, 14, round.empty() ? s.theme.mid : s.theme.warn,
                     Weight::bold, Align::left, h.hidden_area.x - h.title.x - 8);
    }
    draw_hidden(f);
    draw_hand_cards(f);
    draw_hint(f);
    draw_buttons(f);
}

void Table::draw_hand_cards(const Frame& f) {
    Scene& s = f.s;
    const HandPlace& h = f.l.hand;
    const auto n = s.covered ? std::size_t(s.seen.hand_sizes[s.seen.me]) : s.seen.own.hand.size();
    if (n == 0) {
        const Rect all{h.cards.front().x, h.cards.front().y, h.cards.back().right() - h.cards.front().x, h.cards.back().bottom() - h.cards.front().y};
        const std::string_view empty = words::kEmptyHand.in(s.lang);
        const float lines = float(s.canvas.lines(empty, 14, Weight::medium, all.w).size());
        s.canvas.paragraph({all.centre().x, all.centre().y - 10 * (lines - 1)}, empty, 14, s.theme.low, Weight::medium, all.w, 20, Align::center);
        return;
    }
    const bool acting = f.asks(jg::Kind::action);
    const Choice begun = choice();
    for (std::size_t i = 0; i < n; ++i) {
        if (s.covered) {
            draw_nav_back(s.canvas, h.cards[i], -1);
            continue;
        }
        const jg::NavId card = s.seen.own.hand[i];
        NavCardLook look;
        look.glow = s.breath;
        bool raised = false;
        if (is_live() && acting) {
            switch (begun) {
                case Choice::none:
                    raised = !f.o.scan.empty() ? contains(f.o.scan, card)
                             : !f.o.land.empty() ? f.o.lands_with(card)
                             : !f.o.harvest.empty() ? false
                                                    : f.o.any_jump_with(card);
                    break;
                case Choice::card: look.selected = raised = card == chosen_card(); break;
                case Choice::planet:
                case Choice::way: look.legal = raised = contains(f.o.reach[chosen_planet()].jump, card); break;
                case Choice::scan: look.legal = raised = contains(f.o.scan, card); break;
                case Choice::harvest:
                    look.legal = raised = true;
                    look.selected = card == proposed_;
                    break;
                case Choice::land: raised = f.o.lands_with(card); break;
            }
            const bool asks_for_card = begun == Choice::planet || begun == Choice::way || begun == Choice::scan;
            look.dim = asks_for_card && !raised;
        }
        if (is_live() && f.asks(jg::Kind::research)) look.legal = raised = contains(f.o.discard, card);
        if (h.words) {
            look.jump_word = words::kJump.in(s.lang);
            look.scan_word = words::kScan.in(s.lang);
            look.land_word = words::kLand.in(s.lang);
            look.any_word = words::kAny.in(s.lang);
        }
        const float lift = s.ui.animate(id("jumpgate.lift", card), raised ? h.lift : 0, motion::kCardRise);
        look.lift = lift;
        TapOptions options;
        options.can_drag = is_live() && (acting || f.asks(jg::Kind::research));
        options.enabled = is_live() && (acting || f.asks(jg::Kind::research));
        options.radius = h.cards[i].w * 0.1f;
        const bool flying = motions_.moves(thing(Kind::card, card));
        if (!flying && !is_dragging(thing(Kind::card, card))) draw_nav_card(s.canvas, codes_of(card), h.cards[i], look);
        touch(thing(Kind::card, card), h.cards[i].moved(0, -lift), jg::card_text(card, s.lang), options);
    }
}

void Table::draw_hidden(const Frame& f) {
    Scene& s = f.s;
    const HandPlace& h = f.l.hand;
    const jg::Hidden* hidden = jg::seen_hidden(s.seen, s.seen.me);
    const auto count = static_cast<int>(jg::hidden_each(s.seen.seats));
    const Id target = target_of(thing(Kind::hidden));
    const bool open = !s.covered && hidden && (s.ui.is_pressed(target) || s.ui.is_held(target) || !s.seen.open);
    if (h.hidden_in_words) {
        const std::string words = fill(words::kHiddenHold, s.lang, {{"n", count}});
        if (h.title.x >= 0) {
            const float w = s.canvas.text_width(words, 14);
            s.canvas.text(h.hidden_title, words, 14, s.theme.mid, Weight::medium, Align::right);
            draw_icon(s.canvas, Icon::hidden, {h.hidden_title.x - w - 12, h.hidden_title.y}, 14, s.theme.mid);
        } else {
            const Rect a = h.hidden_area;
            const float card_h = std::min(a.h, 60.0f);
            draw_resource_back(s.canvas, rect_around(a.centre(), card_h * 0.74f, card_h), count);
        }
    } else {
        s.canvas.text(h.hidden_title, words::kHidden.in(s.lang), 14, s.theme.mid, Weight::bold);
        for (std::size_t i = 0; i < std::size_t(count) && i < h.hidden.size(); ++i) {
            const Rect r = h.hidden[i];
            if (!open) {
                draw_resource_back(s.canvas, r, 0);
                continue;
            }
            const jg::ResourceId resource = (*hidden)[i];
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
    touch(thing(Kind::hidden), h.hidden_area, words::kHiddenTitle.in(s.lang), options);
    // Drawn cards turn over while they are pressed, and a long press explains them. A line of words is explained at once.
    if (h.hidden_in_words && s.ui.is_pressed(target)) explain_held(thing(Kind::hidden));
}

void Table::draw_hint(const Frame& f) {
    Scene& s = f.s;
    const Rect r = f.l.hand.hint;
    if (!is_live() || r.w <= 0) return;
    std::string head, text;
    const auto here = s.seen.players[s.seen.me].ship;
    const auto planet = [&](const Text& t, int n) {
        return fill(t, s.lang, {{"planet", here ? s.planet(*here) : std::string()}, {"n", n}});
    };
    if (f.asks(jg::Kind::research)) {
        if (s.seen.own.hand.empty()) return;               // the prompt says that there is nothing to discard
        head = words::kDiscardAny.in(s.lang);
        text = words::kDiscardAnyWhat.in(s.lang);
    } else if (f.asks(jg::Kind::action)) {
        switch (choice()) {
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
                } else if (std::any_of(s.seen.own.hand.begin(), s.seen.own.hand.end(), [&](jg::NavId c) { return f.o.any_jump_with(c); })) {
                    head = words::kRaisedJump.in(s.lang);
                    text = words::kRaisedJumpWhat.in(s.lang);
                }
                break;
            case Choice::card:
                head = words::kTapGlowing.in(s.lang);
                text = fill(words::kTapGlowingWhat, s.lang, {{"uses", uses_of_card(s.lang)}});
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

void Table::draw_buttons(const Frame& f) {
    if (!is_live()) return;
    Scene& s = f.s;
    const HandPlace& h = f.l.hand;
    const Rect low = h.buttons[1], high = h.buttons[0];
    // A single answer lies where a thumb reaches it. On phones, where two buttons lie side by side, it takes the width of both.
    const Rect single = f.l.kind == LayoutKind::phone ? Rect{high.x, high.y, low.right() - high.x, high.h} : low;
    const auto answer = [&](Kind kind, Rect r, const std::string& label, Icon icon, ButtonKind look_kind) {
        ButtonLook look;
        look.icon = icon;
        look.kind = look_kind;
        if (s.canvas.text_width(label, 16, Weight::bold) + 52 > r.w) look.size = 14;
        press(thing(kind), r, label, look);
    };
    if (f.asks(jg::Kind::action)) {
        const Choice begun = choice();
        if (begun != Choice::none && begun != Choice::way && begun != Choice::land) {
            // Takes the place of Research, where a mistaken second touch can be undone.
            ButtonLook look;
            look.icon = Icon::close;
            look.kind = ButtonKind::ghost;
            if (button(s.ui, id("jumpgate.cancel"), high, words::kCancel.in(s.lang), look)) touches().drop();
        } else {
            answer(Kind::research, high, words::kResearch.in(s.lang), Icon::card, ButtonKind::second);
        }
        answer(Kind::end_turn, low, words::kEndTurn.in(s.lang), Icon::fwd, ButtonKind::second);
    } else if (f.asks(jg::Kind::scan_marker)) {
        answer(Kind::no_marker, single, words::kNoMarker.in(s.lang), Icon::close, ButtonKind::second);
    } else if (f.asks(jg::Kind::claim_take)) {
        answer(Kind::nothing_more, single, words::kNothingMore.in(s.lang), Icon::close, ButtonKind::second);
    } else if (f.asks(jg::Kind::research)) {
        const int n = int(jg::kHandSize) - s.seen.hand_sizes[s.seen.me];
        const std::string label = n == 0 ? words::kDone.in(s.lang) : fill(words::kDraw, s.lang, {{"n", n}});
        answer(Kind::done, single, label, n == 0 ? Icon::check : Icon::card, ButtonKind::primary);
    }
}

}  // namespace orrery::ui::jumpgate_table
