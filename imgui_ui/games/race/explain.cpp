// 1 rows of an explanation   2 cards   3 other things   4 explanation
#include "imgui_ui/games/race/explain.h"

#include <algorithm>
#include <vector>

#include "engine/core/punctuation.h"
#include "engine/games/race/rule_ids.h"
#include "engine/games/race/rules.h"
#include "engine/games/race/words.h"
#include "imgui_ui/games/race/legend.h"
#include "imgui_ui/games/race/words.h"
#include "imgui_ui/kit/explanation.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::race_table {

namespace {

// --- 1 rows of an explanation ---

constexpr float kRow = 23;

class Page : public Explanation {
  public:
    Page(const Scene& s, float width) : Explanation(s.canvas, width), s_(s) {}

    void caption(std::string words) {
        add(kRow, [this, words = std::move(words)](Rect r) {
            s_.canvas.fit({r.x, r.y + 11}, words, 14, s_.theme.brass, Weight::bold, Align::left, r.w);
        });
    }
    void say(std::string words) {
        text(std::move(words), s_.theme.hi, 15);
        gap(8);
    }
    void row(std::string words, std::string value) { add_row(std::move(words), std::move(value), false); }
    void total(std::string words, std::string value) { add_row(std::move(words), std::move(value), true); }
    void power(std::string words, const rc::Power& power) {
        add(kRow + 2, [this, words = std::move(words), power](Rect r) {
            draw_column_tag(s_.canvas, column_of(rc::phase_of(power.type)), {r.x, r.y + 3, 28, 18});
            const float w = draw_power(s_.canvas, power, {r.x + 34, r.y + 12}, 16, r.w - 34, s_.theme.hi, s_.lang), room = r.w - 46 - w;
            if (room > 40) s_.canvas.fit({r.right(), r.y + 12}, words, 14, s_.theme.mid, Weight::medium, Align::right, room);
        });
    }
    void sign(const Sign& sign) {
        add(kRow + 4, [this, &sign](Rect r) {
            sign.draw(s_.canvas, {r.x + 12, r.y + 13});
            s_.canvas.fit({r.x + 34, r.y + 13}, sign.words.in(s_.lang), 15, s_.theme.hi, Weight::medium, Align::left, r.w - 34);
        });
    }

  private:
    void add_row(std::string words, std::string value, bool is_sum) {
        add(kRow, [this, words = std::move(words), value = std::move(value), is_sum](Rect r) {
            Canvas& c = s_.canvas;
            const Theme& t = s_.theme;
            const float room = r.w - c.text_width(value, 15, Weight::bold) - 10;
            if (is_sum) c.line({r.x, r.y + 1}, {r.right(), r.y + 1}, fade(t.line2, 0.9f), 1);
            c.fit({r.x, r.y + 12}, words, 14, is_sum ? t.hi : t.mid, is_sum ? Weight::bold : Weight::medium, Align::left, room);
            c.text({r.right(), r.y + 12}, value, 15, is_sum ? t.warm : t.hi, Weight::bold, Align::right);
        });
    }
    const Scene& s_;
};

// --- 2 cards ---

std::string term_name(const rc::Term& term, Lang lang) {
    return term.card ? rc::card_name(*term.card, lang) : std::string(words::kActionBonus.in(lang));
}

void tell_cost(const Scene& s, rc::CardId card, Page& out) {
    const rc::Tableau& tableau = s.me().tableau;
    const rc::Design& d = rc::design(card);
    if (d.is_world && d.is_military) {
        out.caption(words::kYourMilitary.in(s.lang));
        for (const rc::Term& term : rc::military_terms(tableau, card)) out.row(term_name(term, s.lang), rc::signed_text(term.amount));
        out.total(words::kSum.in(s.lang), rc::number_text(rc::military_against(tableau, card)) + " / " + std::to_string(int(d.cost)));
        return;
    }
    out.caption(words::kCost.in(s.lang));
    out.row(words::kPrinted.in(s.lang), std::to_string(int(d.cost)));
    const rc::Terms terms = d.is_world ? rc::settle_terms(tableau, card) : rc::develop_terms(tableau, has_develop_bonus(s.seen));
    for (const rc::Term& term : terms) out.row(term_name(term, s.lang), rc::signed_text(term.amount));
    const int price = d.is_world ? rc::settle_cost(tableau, card) : rc::develop_cost(tableau, has_develop_bonus(s.seen), card);
    out.total(words::kToPay.in(s.lang), std::to_string(price));
}

/// Tells the ways to place a world that need a card of the tableau.
void tell_other_ways(const Scene& s, rc::CardId card, Page& out) {
    const rc::Tableau& tableau = s.me().tableau;
    for (const WayToPlace& way : ways_to_place(s.seen, card)) {
        if (!way.method || way.method == rc::Method::pay || way.method == rc::Method::conquer) continue;
        const std::string name = words::kMethods[std::size_t(*way.method)].in(s.lang);
        if (way.method == rc::Method::conquer_tactics) {
            const int military = rc::military_against(tableau, card) + rc::tactics_military(tableau);
            out.row(name, rc::number_text(military) + " / " + std::to_string(int(rc::design(card).cost)));
        } else {
            out.row(name, words::amount_of_cards(way.price, s.lang));
        }
    }
}

std::string kind_words(rc::CardId card, Lang lang) {
    const rc::Design& d = rc::design(card);
    std::string out = (d.is_world ? words::kWorldKinds[std::size_t(d.world_type)] : words::kDevelopmentKind).in(lang);
    const std::string dot = punctuation::kDot.in(lang);
    if (d.is_military) out = words::kMilitaryWorld.in(lang) + (d.world_type == rc::WorldType::plain ? std::string() : dot + out);
    if (d.good) out += dot + rc::good_type(*d.good).name.in(lang);
    for (const rc::Keyword k : d.keywords) out += dot + rc::keyword_name(k, lang);
    return out;
}

/// Returns the text of a line of variable points.
std::string match_words(const rc::ScoreLine& line, Lang lang) {
    if (line.per == rc::ScorePer::three_chip_vp) return fill(words::kPerChips, lang, {{"n", rc::kChipsPerPoint}});
    if (line.per == rc::ScorePer::military) return words::kPerMilitary.in(lang);
    const rc::CardMatch& m = line.match;
    if (!m.id.empty()) {
        const auto card = rc::card_by_id(m.id);
        return card ? rc::card_name(*card, lang) : std::string();
    }
    // The noun is wrapped in one modifier after the other. They precede it in Japanese; in English some follow it.
    std::string out = (!m.is_world ? words::kCards : *m.is_world ? words::kWorlds : words::kDevelopments).in(lang);
    const auto mark = [&](const Text& pattern, const std::string& what) {
        out = fill(pattern, lang, {{"what", what}, {"cards", out}});
    };
    if (m.world_type) mark(words::kOfType, words::kTypes[std::size_t(*m.world_type)].in(lang));
    if (m.good) mark(words::kOfGood, rc::good_type(*m.good).name.in(lang));
    if (m.is_military && *m.is_military) mark(words::kOfType, words::kMilitaryMark.in(lang));
    if (m.keyword) mark(words::kOfGood, rc::keyword_name(*m.keyword, lang));
    if (m.cost) mark(words::kOfCost, std::to_string(int(*m.cost)));
    if (m.has_power) mark(words::kWithPower, words::kColumns[std::size_t(*m.has_power)].in(lang));
    return out;
}

void tell_points(const Scene& s, Seat seat, rc::CardId card, Page& out) {
    const rc::Design& d = rc::design(card);
    rc::Player p = s.player(seat);
    if (d.vp) return;
    const bool is_placed = rc::find_placed(p.tableau, card);
    if (!is_placed) p.tableau.push_back({card});
    out.caption((is_placed ? words::kWorthNow : words::kWorthIfPlaced).in(s.lang));
    for (std::size_t i = 0; i < d.scoring.size(); ++i) {
        std::string label = match_words(d.scoring[i], s.lang);
        if (d.scoring[i].per == rc::ScorePer::card) label = std::to_string(int(d.scoring[i].points)) + " × " + label;
        out.row(label, rc::number_text(rc::line_points(p.tableau, p.vp, card, i)));
    }
    out.total(words::kSum.in(s.lang), rc::number_text(rc::bonus_of(p.tableau, p.vp, card)));
}

void tell_card(const Scene& s, Thing thing, rc::CardId card, Page& out) {
    const rc::Design& d = rc::design(card);
    out.title(rc::card_name(card, s.lang));
    out.caption(kind_words(card, s.lang));
    out.say(d.text.in(s.lang));
    if (kind_of(thing) != Kind::placed) {
        tell_cost(s, card, out);
        tell_other_ways(s, card, out);
        tell_points(s, s.seen.me, card, out);
        return;
    }
    const rc::Tableau& tableau = s.player(thing.seat).tableau;
    const rc::Placed* placed = rc::find_placed(tableau, card);
    if (placed && placed->is_new) out.say(words::kIsNew.in(s.lang));
    tell_points(s, thing.seat, card, out);
    if (placed && placed->has_good && d.good) {
        out.caption(words::kSaleOf.in(s.lang));
        out.row(words::kPrice.in(s.lang), std::to_string(int(rc::good_type(*d.good).price)));
        for (const rc::Term& term : rc::sale_terms(tableau, card))
            if (term.card) out.row(term_name(term, s.lang), rc::signed_text(term.amount));
        out.total(words::kSum.in(s.lang), std::to_string(rc::sale_cards(tableau, card, true)));
    }
}

// --- 3 other things ---

void tell_shield(const Scene& s, Seat seat, Page& out) {
    const rc::Tableau& tableau = s.player(seat).tableau;
    out.title(words::kMilitary.in(s.lang));
    bool has_any = false;
    // Lists every power that `belongs`, under one caption.
    const auto tell = [&](const Text& caption, auto belongs, auto add) {
        bool has_caption = false;
        for (const rc::Placed& placed : tableau)
            for (const rc::Power& p : rc::design(placed.card).powers) {
                if (!belongs(p)) continue;
                if (!has_caption) out.caption(caption.in(s.lang));
                has_caption = has_any = true;
                add(rc::card_name(placed.card, s.lang), p);
            }
    };
    const auto is_military = [](const rc::Power& p) { return p.type == rc::PowerType::settle_military; };
    const auto is_for_some = [](const rc::Power& p) { return p.good || p.keyword; };
    const auto add_row = [&](const std::string& name, const rc::Power& p) { out.row(name, rc::signed_text(p.amount)); };
    const auto add_signs = [&](const std::string& name, const rc::Power& p) { out.power(name, p); };
    tell(words::kLasting, [&](const rc::Power& p) { return is_military(p) && !is_for_some(p); }, add_row);
    if (has_any) out.total(words::kSum.in(s.lang), rc::signed_text(rc::total_military(tableau)));
    tell(words::kConditional, [&](const rc::Power& p) { return is_military(p) && is_for_some(p); }, add_signs);
    tell(words::kOnce, [](const rc::Power& p) { return p.type == rc::PowerType::settle_discard_for_military; }, add_signs);
    if (!has_any) out.say(words::kNoMilitary.in(s.lang));
}

void tell_phase(const Scene& s, std::size_t tab, Page& out) {
    const rc::PhaseText& phase = rc::kPhases[std::size_t(kTrack[tab])];
    out.title(std::string(phase.numeral) + "  " + phase.name.in(s.lang));
    out.say(words::kPhaseText[tab].in(s.lang));
    // Lists the seats with each bonus, once they are known.
    const bool tells_who = is_called(track_of(s.seen), tab);
    for (std::size_t i = 0; i < rc::kActionCount; ++i) {
        if (rc::kActions[i].phase != kTrack[tab]) continue;
        const std::string bonus = words::kBonus[i].in(s.lang);
        std::vector<std::string> who;
        for (const Seat seat : all_seats(s.seen.seats))
            if (contains(s.player(seat).actions, rc::ActionId(i))) who.push_back(s.name_of(seat));
        const std::string seats = who.empty() ? std::string(words::kNobody.in(s.lang)) : join_list(who, s.lang);
        out.say(fill((tells_who ? words::kBonusOf : words::kWithBonus), s.lang, {{"bonus", bonus}, {"seats", seats}}));
    }
    if (are_revealed(s.seen) && !tells_who) out.say(words::kNobodyChose.in(s.lang));
    bool has_any = false;
    for (const rc::Placed& placed : s.me().tableau)
        for (const rc::Power& p : rc::design(placed.card).powers) {
            const Column column = column_of(rc::phase_of(p.type));
            const bool fits = column == column_of(kTrack[tab]) || (column == Column::trade && kTrack[tab] == rc::Phase::consume);
            if (!fits) continue;
            if (!has_any) out.caption(words::kYourPowers.in(s.lang));
            has_any = true;
            rc::Power shown = p;
            if (p.type == rc::PowerType::produce_good) shown.good = rc::design(placed.card).good;
            out.power(rc::card_name(placed.card, s.lang), shown);
        }
}

void tell_action(const Scene& s, rc::ActionId id, Page& out) {
    const rc::Action& action = rc::action(id);
    out.title(action.name.in(s.lang));
    out.say(std::string(words::kBonus[std::size_t(id)].in(s.lang)) + punctuation::kEnd.in(s.lang));
    if (const auto tab = tab_of(action.phase)) out.say(words::kPhaseText[*tab].in(s.lang));
}

void tell_pile(const Scene& s, Kind kind, Page& out) {
    if (kind == Kind::pool) {
        out.title(fill(words::kNamePool, s.lang, {{"n", s.seen.vp_pool}}));
        out.say(fill(words::kPoolText, s.lang, {{"n", rc::kEndTableau}}));
        for (const Seat seat : all_seats(s.seen.seats))
            out.row(s.name_of(seat), std::to_string(s.player(seat).tableau.size()) + " / " + std::to_string(rc::kEndTableau));
        if (s.seen.vp_reserve > 0) out.say(fill(words::kPoolReserve, s.lang, {{"n", s.seen.vp_reserve}}));
        return;
    }
    out.title((kind == Kind::deck ? words::kDeck : words::kDiscard).in(s.lang));
    out.say(kind == Kind::deck ? fill(words::kDeckText, s.lang, {{"n", s.seen.supply_size}})
                                : fill(words::kDiscardText, s.lang, {{"n", s.seen.discard_size}}));
}

}  // namespace

const Rule& rule_of(Thing thing) {
    using namespace rc::rule;
    static constexpr const Rule* kByTab[] = {&A2, &A11, &A21, &A47, &A65};
    switch (kind_of(thing)) {
        case Kind::phase: return *kByTab[std::size_t(std::clamp<int>(thing.index, 0, 4))];
        case Kind::shield: return A28;
        case Kind::pool: return E1;
        case Kind::deck:
        case Kind::discard: return T8;
        case Kind::drawn: return A3;
        case Kind::action: return T20;
        default: return T6;
    }
}

// --- 4 explanation ---

namespace {

void tell(const Scene& s, Thing thing, Page& out) {
    switch (kind_of(thing)) {
        case Kind::hand:
        case Kind::drawn:
        case Kind::placed: tell_card(s, thing, card_of(thing), out); break;
        case Kind::shield: tell_shield(s, s.seen.me, out); break;
        case Kind::phase: tell_phase(s, std::size_t(thing.index), out); break;
        case Kind::legend:
            out.title(words::kSigns.in(s.lang));
            for (const Sign& sign : signs()) out.sign(sign);
            break;
        case Kind::action: tell_action(s, rc::ActionId(thing.index), out); break;
        case Kind::pool:
        case Kind::deck:
        case Kind::discard: tell_pile(s, kind_of(thing), out); break;
        default: break;
    }
}

void draw_face(const Scene& s, Thing thing, Rect r) {
    const rc::CardId card = card_of(thing);
    const bool is_placed = kind_of(thing) == Kind::placed;
    RaceCardLook face = plain_look(s.lang);
    const rc::Placed* placed = is_placed ? rc::find_placed(s.player(thing.seat).tableau, card) : nullptr;
    face.has_good = placed && placed->has_good;
    if (!rc::design(card).vp) face.value = points_of_card(is_placed ? s.player(thing.seat) : s.me(), card);
    draw_race_card(s.canvas, card, r, face);
}

}  // namespace

bool draw_explanation(Scene& s, Thing thing, Rect anchor, Rect bounds, bool stays) {
    constexpr float kWide = 300, kMargin = 44, kMore = 52, kLeastFace = 140, kMostFace = 210;
    const Kind kind = kind_of(thing);
    const bool is_card = kind == Kind::hand || kind == Kind::drawn || kind == Kind::placed;
    Page page(s, std::min(is_card ? kWide : kWide + 20, bounds.w - kMargin));
    tell(s, thing, page);
    if (page.is_empty()) return false;
    if (const float room = bounds.w - kWide - kMargin - 20; is_card && room >= kLeastFace) {
        const float w = std::min(room, kMostFace);
        page.picture(w, w * kCardTall, [&](Rect r) { draw_face(s, thing, r); });
    }
    const Rect r = page.draw(anchor, bounds, stays ? kMore : 0);
    if (!stays) return false;
    ButtonLook look;
    look.icon = Icon::book;
    const std::string label = fill(words::kReadMore, s.lang, {{"id", rule_of(thing).id}});
    s.canvas.shadow({r.x, r.bottom() + 8, r.w, 44}, radius::kButton, 0.6f, 20);
    return button(s.ui, kReadMoreTarget, {r.x, r.bottom() + 8, r.w, 44}, label, look);
}

}  // namespace orrery::ui::race_table
