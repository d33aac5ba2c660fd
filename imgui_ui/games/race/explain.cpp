// 1 blocks of a sheet   2 cards   3 other things   4 sheet
#include "imgui_ui/games/race/explain.h"

#include <algorithm>
#include <vector>

#include "engine/games/race/rule_ids.h"
#include "engine/games/race/rules.h"
#include "engine/games/race/words.h"
#include "imgui_ui/games/race/legend.h"
#include "imgui_ui/games/race/words.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::race_table {

namespace {

// --- 1 blocks of a sheet ---

struct Block {
    enum class Form : std::uint8_t { title, caption, text, row, total, power, sign } form;
    std::string words{}, value{};
    rc::Power power{};
    const Sign* sign = nullptr;
};

constexpr float kPad = 18, kRow = 23;

class Blocks {
  public:
    void title(std::string s) { list_.push_back({.form = Block::Form::title, .words = std::move(s)}); }
    void caption(std::string s) { list_.push_back({.form = Block::Form::caption, .words = std::move(s)}); }
    void text(std::string s) { list_.push_back({.form = Block::Form::text, .words = std::move(s)}); }
    void row(std::string s, std::string v) {
        list_.push_back({.form = Block::Form::row, .words = std::move(s), .value = std::move(v)});
    }
    void total(std::string s, std::string v) {
        list_.push_back({.form = Block::Form::total, .words = std::move(s), .value = std::move(v)});
    }
    void power(std::string s, const rc::Power& p) { list_.push_back({.form = Block::Form::power, .words = std::move(s), .power = p}); }
    void sign(const Sign& sign) { list_.push_back({.form = Block::Form::sign, .sign = &sign}); }

    /// Draws the blocks, or only measures them. Returns the height.
    float draw(const Scene& s, Vec at, float width, bool draws) const {
        Canvas& c = s.canvas;
        const Theme& t = s.theme;
        float y = at.y;
        for (const Block& b : list_) {
            switch (b.form) {
                case Block::Form::title: {
                    const float n = float(c.lines(b.words, 20, Weight::bold, width).size());
                    if (draws) c.paragraph({at.x, y + 12}, b.words, 20, t.hi, Weight::bold, width, 25);
                    y += 25 * n + 3;
                    break;
                }
                case Block::Form::caption:
                    if (draws) c.fit({at.x, y + 11}, b.words, 14, t.brass, Weight::bold, Align::left, width);
                    y += kRow;
                    break;
                case Block::Form::text: {
                    const float n = float(c.lines(b.words, 15, Weight::medium, width).size());
                    if (draws) c.paragraph({at.x, y + 11}, b.words, 15, t.hi, Weight::medium, width, 22);
                    y += 22 * n + 8;
                    break;
                }
                case Block::Form::row:
                case Block::Form::total: {
                    const bool strong = b.form == Block::Form::total;
                    const float value = c.text_width(b.value, 15, Weight::bold);
                    if (draws) {
                        if (strong) c.line({at.x, y + 1}, {at.x + width, y + 1}, fade(t.line2, 0.9f), 1);
                        c.fit({at.x, y + 12}, b.words, 14, strong ? t.hi : t.mid, strong ? Weight::bold : Weight::medium, Align::left, width - value - 10);
                        c.text({at.x + width, y + 12}, b.value, 15, strong ? t.warm : t.hi, Weight::bold, Align::right);
                    }
                    y += kRow;
                    break;
                }
                case Block::Form::power:
                    if (draws) {
                        draw_column_tag(c, column_of(rc::phase_of(b.power.type)), {at.x, y + 3, 28, 18});
                        const float w = draw_power(c, b.power, {at.x + 34, y + 12}, 16, width - 34, t.hi, s.lang);
                        if (width - 46 - w > 40) c.fit({at.x + width, y + 12}, b.words, 14, t.mid, Weight::medium, Align::right, width - 46 - w);
                    }
                    y += kRow + 2;
                    break;
                case Block::Form::sign:
                    if (draws) {
                        b.sign->draw(c, {at.x + 12, y + 13});
                        c.fit({at.x + 34, y + 13}, b.sign->words.in(s.lang), 15, t.hi, Weight::medium, Align::left, width - 34);
                    }
                    y += kRow + 4;
                    break;
            }
        }
        return y - at.y;
    }

  private:
    std::vector<Block> list_;
};

// --- 2 cards ---

std::string term_name(const rc::Term& term, Lang lang) {
    return term.card ? rc::card_name(*term.card, lang) : std::string(words::kActionBonus.in(lang));
}

void tell_cost(const Scene& s, rc::CardId card, Blocks& out) {
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
    if (const std::optional<int> price = price_of(s.seen, card)) out.total(words::kToPay.in(s.lang), std::to_string(*price));
}

std::string kind_words(rc::CardId card, Lang lang) {
    const rc::Design& d = rc::design(card);
    std::string out = (d.is_world ? words::kWorldKinds[std::size_t(d.world_type)] : words::kDevelopmentKind).in(lang);
    const std::string dot = lang == Lang::ja ? "・" : " · ";
    if (d.is_military) out = words::kMilitaryWorld.in(lang) + (d.world_type == rc::WorldType::plain ? std::string() : dot + out);
    if (d.good) out += dot + rc::good_type(*d.good).name.in(lang);
    for (const rc::Keyword k : d.keywords) out += dot + rc::keyword_name(k, lang);
    return out;
}

/// Returns what a line of variable points counts.
std::string match_words(const rc::ScoreLine& line, Lang lang) {
    if (line.per == rc::ScorePer::three_chip_vp) return fill(words::kPerChips.in(lang), {{"n", rc::kChipsPerPoint}});
    if (line.per == rc::ScorePer::military) return words::kPerMilitary.in(lang);
    const rc::CardMatch& m = line.match;
    if (!m.id.empty()) {
        const auto card = rc::card_by_id(m.id);
        return card ? rc::card_name(*card, lang) : std::string();
    }
    // The noun is wrapped in one modifier after the other. They precede it in Japanese; in English some follow it.
    std::string out = (!m.is_world ? words::kCards : *m.is_world ? words::kWorlds : words::kDevelopments).in(lang);
    const auto mark = [&](const Text& pattern, const std::string& what) {
        out = fill(pattern.in(lang), {{"what", what}, {"cards", out}});
    };
    if (m.world_type) mark(words::kOfType, words::kTypes[std::size_t(*m.world_type)].in(lang));
    if (m.good) mark(words::kOfGood, rc::good_type(*m.good).name.in(lang));
    if (m.is_military && *m.is_military) mark(words::kOfType, words::kMilitaryMark.in(lang));
    if (m.keyword) mark(words::kOfGood, rc::keyword_name(*m.keyword, lang));
    if (m.cost) mark(words::kOfCost, std::to_string(int(*m.cost)));
    if (m.has_power) mark(words::kWithPower, words::kColumns[std::size_t(*m.has_power)].in(lang));
    return out;
}

void tell_points(const Scene& s, Seat seat, rc::CardId card, Blocks& out) {
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

void tell_card(const Scene& s, Thing thing, rc::CardId card, Blocks& out) {
    const rc::Design& d = rc::design(card);
    out.title(rc::card_name(card, s.lang));
    out.caption(kind_words(card, s.lang));
    out.text(d.text.in(s.lang));
    if (kind_of(thing) != Kind::placed) {
        tell_cost(s, card, out);
        tell_points(s, s.seen.me, card, out);
        return;
    }
    const rc::Tableau& tableau = s.player(thing.seat).tableau;
    const rc::Placed* placed = rc::find_placed(tableau, card);
    if (placed && placed->is_new) out.text(words::kIsNew.in(s.lang));
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

void tell_shield(const Scene& s, Seat seat, Blocks& out) {
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
    if (!has_any) out.text(words::kNoMilitary.in(s.lang));
}

void tell_phase(const Scene& s, std::size_t tab, Blocks& out) {
    const rc::PhaseText& phase = rc::kPhases[std::size_t(kTrack[tab])];
    out.title(std::string(phase.numeral) + "  " + phase.name.in(s.lang));
    out.text(words::kPhaseText[tab].in(s.lang));
    // Lists the seats with each bonus, once they are known.
    const bool tells_who = is_called(s.seen, tab);
    for (std::size_t i = 0; i < rc::kActionCount; ++i) {
        if (rc::kActions[i].phase != kTrack[tab]) continue;
        const std::string bonus = words::kBonus[i].in(s.lang);
        std::vector<std::string> who;
        for (const Seat seat : all_seats(s.seen.seats))
            if (contains(s.player(seat).actions, rc::ActionId(i))) who.push_back(s.name_of(seat));
        const std::string seats = who.empty() ? std::string(words::kNobody.in(s.lang)) : join_list(who, s.lang);
        out.text(fill((tells_who ? words::kBonusOf : words::kWithBonus).in(s.lang), {{"bonus", bonus}, {"seats", seats}}));
    }
    if (are_revealed(s.seen) && !tells_who) out.text(words::kNobodyChose.in(s.lang));
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

void tell_action(const Scene& s, rc::ActionId id, Blocks& out) {
    const rc::Action& action = rc::action(id);
    out.title(action.name.in(s.lang));
    out.text(std::string(words::kBonus[std::size_t(id)].in(s.lang)) + (s.lang == Lang::ja ? "。" : "."));
    if (const auto tab = tab_of(action.phase)) out.text(words::kPhaseText[*tab].in(s.lang));
}

void tell_pile(const Scene& s, Kind kind, Blocks& out) {
    if (kind == Kind::pool) {
        out.title(fill(words::kNamePool.in(s.lang), {{"n", s.seen.vp_pool}}));
        out.text(fill(words::kPoolText.in(s.lang), {{"n", rc::kEndTableau}}));
        for (const Seat seat : all_seats(s.seen.seats))
            out.row(s.name_of(seat), std::to_string(s.player(seat).tableau.size()) + " / " + std::to_string(rc::kEndTableau));
        if (s.seen.vp_reserve > 0) out.text(fill(words::kPoolReserve.in(s.lang), {{"n", s.seen.vp_reserve}}));
        return;
    }
    out.title((kind == Kind::deck ? words::kDeck : words::kDiscard).in(s.lang));
    out.text(kind == Kind::deck ? fill(words::kDeckText.in(s.lang), {{"n", s.seen.supply_size}})
                                : fill(words::kDiscardText.in(s.lang), {{"n", s.seen.discard_size}}));
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

// --- 4 sheet ---

bool draw_explanation(Scene& s, Thing thing, Rect anchor, Rect bounds, bool stays) {
    Canvas& c = s.canvas;
    std::optional<rc::CardId> card;
    Blocks blocks;
    switch (kind_of(thing)) {
        case Kind::hand:
        case Kind::drawn:
        case Kind::placed:
            card = card_of(thing);
            tell_card(s, thing, *card, blocks);
            break;
        case Kind::shield: tell_shield(s, s.seen.me, blocks); break;
        case Kind::phase: tell_phase(s, std::size_t(thing.index), blocks); break;
        case Kind::legend:
            blocks.title(words::kSigns.in(s.lang));
            for (const Sign& sign : signs()) blocks.sign(sign);
            break;
        case Kind::action: tell_action(s, rc::ActionId(thing.index), blocks); break;
        case Kind::pool:
        case Kind::deck:
        case Kind::discard: tell_pile(s, kind_of(thing), blocks); break;
        default: return false;
    }

    const float text_w = std::min(card ? 300.0f : 320.0f, bounds.w - 2 * kPad);
    const bool beside = card && bounds.w >= 300 + 2 * kPad + 150;
    const float card_w = card ? (beside ? std::clamp(bounds.w - 300 - 3 * kPad, 140.0f, 210.0f) : 0.0f) : 0.0f;
    const float inner_h = blocks.draw(s, {}, text_w, false) + (stays ? 54 : 0);
    const float card_h = card_w * kCardTall;
    const float w = text_w + 2 * kPad + (beside ? card_w + kPad : 0), h = std::min(bounds.h, std::max(inner_h, card_h) + 2 * kPad);
    // Above its thing if there is room, otherwise below, otherwise where it fits.
    float x = std::clamp(anchor.centre().x - w / 2, bounds.x, std::max(bounds.x, bounds.right() - w));
    float y = anchor.y - h - 12;
    if (y < bounds.y) y = anchor.bottom() + 12;
    if (y + h > bounds.bottom()) y = std::clamp(anchor.centre().y - h / 2, bounds.y, std::max(bounds.y, bounds.bottom() - h));
    // Beside the tabs at the left edge, which stay visible.
    if (kind_of(thing) == Kind::phase && anchor.x < bounds.x + 40 && anchor.right() + 12 + w < bounds.right()) {
        x = anchor.right() + 12;
        y = std::clamp(anchor.centre().y - h / 2, bounds.y, std::max(bounds.y, bounds.bottom() - h));
    }
    const Rect r{x, y, w, h};
    PanelLook look;
    look.shadow = 0.7f;
    look.blur = 30;
    look.alpha = 1;
    look.line = fade(s.theme.gold, 0.5f);
    draw_panel(c, r, radius::kPanel, look);
    float tx = r.x + kPad;
    if (beside) {
        RaceCardLook face = plain_look(s.lang);
        if (kind_of(thing) == Kind::placed) {
            const rc::Placed* placed = rc::find_placed(s.player(thing.seat).tableau, *card);
            face.has_good = placed && placed->has_good;
            if (!rc::design(*card).vp) face.value = points_of_card(s.player(thing.seat), *card);
        } else if (!rc::design(*card).vp) {
            face.value = what_if(s.me(), *card).value;
        }
        draw_race_card(c, *card, {r.x + kPad, r.y + kPad, card_w, std::min(card_h, h - 2 * kPad)}, face);
        tx += card_w + kPad;
    }
    {
        const auto clip = c.clipped({r.x, r.y + 4, r.w, r.h - (stays ? 62.0f : 8.0f)});
        blocks.draw(s, {tx, r.y + kPad}, text_w, true);
    }
    if (!stays) return false;
    ButtonLook button_look;
    button_look.icon = Icon::book;
    button_look.size = 14;
    const std::string label = fill(words::kReadMore.in(s.lang), {{"id", rule_of(thing).id}});
    return button(s.ui, kReadMoreTarget, {tx, r.bottom() - 56, text_w, 44}, label, button_look);
}

}  // namespace orrery::ui::race_table
