// 1 places   2 drawing
#include "imgui_ui/games/jumpgate/open_hands.h"

#include <algorithm>

#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/games/jumpgate/words.h"
#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::jumpgate_table {
namespace {

constexpr float kTall = 126.0f / 98;             // height of a card over its width
constexpr float kSmall = 0.66f;                  // size of a hidden resource over that of a hand card
constexpr float kGap = 4, kMostCard = 84, kHeader = 26, kHandPad = 8, kDisc = 26;
constexpr float kLeastCard = 30;                 // smaller cards are unreadable

struct Fit {
    float card = 0;                              // width
    bool below = false;                          // hidden resources below the cards instead of beside them
    std::size_t columns = orrery::jumpgate::kHandSize;  // of cards; if fewer, the hidden resources complete the second row
};

/// Returns the largest cards with which a full hand and the hidden resources fit into `w` by `h`.
Fit fit_cards(float w, float h, std::size_t hidden) {
    const float hand = float(orrery::jumpgate::kHandSize), n = float(hidden);
    const float beside = std::min((w - kGap * (hand + n + 1)) / (hand + kSmall * n), h / kTall);
    const float below = std::min({(w - kGap * (hand - 1)) / hand, (h - kGap) / (kTall * (1 + kSmall)), (w - kGap * (n - 1)) / (kSmall * std::max(1.0f, n))});
    // Two rows: three cards, then two and the hidden resources.
    const float rows = std::min({(w - 2 * kGap) / 3, (w - kGap * (n + 1)) / (2 + kSmall * n), (h - kGap) / (2 * kTall)});
    Fit best = beside >= below ? Fit{beside, false} : Fit{below, true};
    if (rows > best.card) best = {rows, false, 3};
    best.card = std::min(best.card, kMostCard);
    return best;
}

}  // namespace

// --- 1 places ---

std::vector<OpenHand> lay_open_hands(Rect area, const std::vector<jg::Observation>& seen) {
    const float n = float(seen.size());
    const std::size_t hidden = jg::hidden_each(static_cast<int>(seen.size()));
    const float column = (area.w - 12 * (n - 1)) / n, row = (area.h - kGap * (n - 1)) / n;
    const Fit in_column = fit_cards(column - 2 * kHandPad, area.h - kHeader - 2 * kHandPad, hidden);
    const Fit in_row = fit_cards(area.w - kDisc - 2 * kHandPad, row - kHandPad, hidden);
    const bool columns = in_column.card >= in_row.card;
    const Fit fit = columns ? in_column : in_row;
    if (fit.card < kLeastCard) return {};
    const float card_h = fit.card * kTall, small_w = fit.card * kSmall, small_h = small_w * kTall;

    std::vector<OpenHand> out;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const jg::Observation& o = seen[i];
        OpenHand hand;
        hand.seat = static_cast<Seat>(i);
        const float at = float(i);
        hand.cell = columns ? Rect{area.x + at * (column + 12), area.y, column, area.h} : Rect{area.x, area.y + at * (row + kGap), area.w, row};
        const Rect c = hand.cell;
        const bool two_rows = fit.columns < std::size_t(orrery::jumpgate::kHandSize);
        const float whole_h = card_h + (two_rows ? kGap + card_h : fit.below ? kGap + small_h : 0.0f);
        float x = c.x + kHandPad, y = c.y + (c.h - whole_h) / 2;
        if (columns) {
            hand.disc = {c.x + kHandPad + 11, c.y + 17};
            hand.name = {c.x + kHandPad + 28, c.y + 6, c.w - 2 * kHandPad - 28, 22};
            y = c.y + kHeader + kHandPad + std::max(0.0f, (c.h - kHeader - 2 * kHandPad - whole_h) / 2);
        } else {
            hand.disc = {c.x + kHandPad + 9, c.centre().y};
            hand.disc_r = std::min(11.0f, row / 2 - 3);
            x += kDisc;
        }
        for (std::size_t k = 0; k < o.own.hand.size(); ++k)
            hand.cards.push_back({o.own.hand[k], {x + float(k % fit.columns) * (fit.card + kGap), y + float(k / fit.columns) * (card_h + kGap), fit.card, card_h}});
        const jg::Hidden* cards = jg::seen_hidden(o, hand.seat);
        const float beside = float(two_rows ? orrery::jumpgate::kHandSize - fit.columns : orrery::jumpgate::kHandSize);
        const float hx = fit.below ? x : x + beside * (fit.card + kGap) + (two_rows ? 0.0f : kGap);
        const float hy = fit.below ? y + card_h + kGap : y + (two_rows ? card_h + kGap : 0.0f) + (card_h - small_h) / 2;
        for (std::size_t k = 0; cards && k < cards->size(); ++k)
            hand.hidden.push_back({(*cards)[k], {hx + float(k) * (small_w + kGap), hy, small_w, small_h}});
        out.push_back(std::move(hand));
    }
    return out;
}

// --- 2 drawing ---

void Table::lay_open(const TableContext& context, const TableAreas& areas) {
    open_hands_.clear();
    if (context.match.is_all_open()) open_hands_ = lay_open_hands(areas.hand, match_of(context).open_hands());
}

void Table::draw_open_hands(const Frame& f) {
    Scene& s = f.s;
    for (const OpenHand& hand : open_hands_) {
        const bool has_room = hand.name.w > 0;
        s.canvas.rect(hand.cell, 12, fade(s.theme.s1, 0.72f));
        if (hand.seat == s.seen.me) s.canvas.rect_stroke(hand.cell, 12, fade(s.ink_of(hand.seat), 0.8f), 1.5f);
        draw_emblem(s.canvas, s.color_of(hand.seat), hand.disc, hand.disc_r, {.shadow = false});
        if (has_room)
            s.canvas.fit({hand.name.x, hand.name.centre().y}, s.name_of(hand.seat), 14, s.theme.hi, Weight::bold, Align::left, hand.name.w);
        for (const auto& [card, place] : hand.cards) {
            if (!motions_.moves(thing(Kind::card, card))) draw_nav_card(s.canvas, codes_of(card), place);
            TapOptions options;
            options.enabled = false;
            options.radius = place.w * 0.1f;
            touch(thing(Kind::card, card), place, jg::card_text(card, s.lang), options);
        }
        for (const auto& [resource, place] : hand.hidden) {
            ResourceCardLook look;
            look.black_hole = jg::kResources[resource].icon;
            draw_resource_card(s.canvas, face_of(resource), place, look);
        }
    }
}

}  // namespace orrery::ui::jumpgate_table
