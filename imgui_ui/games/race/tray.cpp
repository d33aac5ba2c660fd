// Decisions between tableau and hand: actions, drawn cards, ways to place, powers, sources, numbers.
#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/games/race/rules.h"
#include "imgui_ui/games/race/view.h"
#include "imgui_ui/games/race/words.h"
#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::race_table {

namespace {

constexpr float kTitle = 26, kLeastLine = 10;
constexpr Color kOnAction = rgb(0xFFF3DC);           // text on an action card

std::string name_in(rc::CardId card, Lang lang) { return rc::card_name(card, lang); }

}  // namespace

std::string Table::tray_title(const Frame& f) const {
    const Scene& s = f.s;
    const int picked = int(touches().picked().size());
    const auto about = [&](const Text& text, rc::CardId card) { return fill(text, s.lang, {{"card", name_in(card, s.lang)}}); };
    if (is_asked(rc::Kind::choose_actions))
        return s.seen.options.two_actions ? fill(words::kChooseTwo, s.lang, {{"n", picked}}) : std::string(words::kChooseOne.in(s.lang));
    if (is_asked(rc::Kind::explore_keep))
        return fill(words::kKeepOf, s.lang, {{"n", s.seen.owed}, {"of", int(s.seen.own.drawn.size())}, {"picked", picked}});
    if (is_asked(rc::Kind::settle_method) && s.me().placing) return about(words::kHowToPlace, *s.me().placing);
    if (const std::optional<rc::CardId> card = asked_card()) return about(words::kWhichPower, *card);
    if (is_asked(rc::Kind::lucky_number)) return words::kCallNumber.in(s.lang);
    if (is_asked(rc::Kind::produce_windfall)) return words::kWhichSource.in(s.lang);
    return words::kDrawnCards.in(s.lang);
}

void Table::draw_tray(const Frame& f) {
    Rect r = f.l.tray;
    if (r.w <= 0) return;
    Scene& s = f.s;
    s.canvas.rect(r, 14, fade(s.theme.s1, 0.85f));
    s.canvas.rect_stroke(r, 14, fade(is_live() ? s.theme.gold : s.theme.line2, 0.45f), 1);
    s.canvas.fit({r.x + 14, r.y + 15}, tray_title(f), 15, is_live() ? s.theme.gold : s.theme.mid, Weight::bold, Align::left, r.w - 28);
    const Rect body{r.x + 10, r.y + kTitle, r.w - 20, r.h - kTitle - 8};
    if (is_asked(rc::Kind::choose_actions)) draw_actions(f, body);
    else if (is_asked(rc::Kind::lucky_number)) draw_numbers(f, body);
    else if (!s.seen.own.drawn.empty()) draw_drawn(f, body);
    else draw_choices(f, body);
}

// --- actions ---

void Table::draw_actions(const Frame& f, Rect body) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    std::vector<rc::ActionId> all;
    for (std::size_t i = 0; i < rc::kActionCount; ++i)
        if (s.seen.options.two_actions || !rc::kActions[i].two_actions_only) all.push_back(rc::ActionId(i));
    // The second Develop and Settle have the name of the first.
    const auto phase_of = [](const rc::Action& action) -> const rc::PhaseText& {
        return rc::kPhases[std::size_t(action.needs ? rc::action(*action.needs).phase : action.phase)];
    };
    constexpr float kGap = 7;
    float widest = 0;                                      // card that a name needs
    for (const rc::ActionId id : all) widest = std::max(widest, c.text_width(phase_of(rc::action(id)).name.in(s.lang), kLeastLine, Weight::bold) + 6);
    const bool is_narrow = body.w < 480 || (widest + kGap) * float(all.size()) - kGap > body.w;
    const std::size_t rows = is_narrow && body.h > 110 ? 2 : 1, columns = (all.size() + rows - 1) / rows;
    const float w = (body.w - float(columns - 1) * kGap) / float(columns), h = (body.h - float(rows - 1) * kGap) / float(rows);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const rc::Action& action = rc::action(all[i]);
        const Thing what = thing(Kind::action, int(all[i]));
        const bool is_picked = touches().is_chosen(what);
        const Rect r{body.x + float(i % columns) * (w + kGap), body.y + float(i / columns) * (h + kGap), w, h};
        const Color col = column_color(column_of(action.phase));
        const rc::PhaseText& phase = phase_of(action);
        const std::string_view name = phase.name.in(s.lang);
        c.shadow(r, 10, 0.5f, 8, 3);
        c.gradient(r, 10, mix(col, kWhite, is_picked ? 0.18f : 0.04f), mix(col, kBlack, is_picked ? 0.1f : 0.34f));
        c.rect_stroke(r, 10, is_picked ? t.warm : fade(kWhite, 0.3f), is_picked ? 2.0f : 1.0f);
        if (is_picked) draw_selected_frame(c, r, 10);
        const auto line = [&](float y, std::string_view text, float size, Color ink, Weight weight) {
            const float fitted = c.whole_words(text, size, weight, r.w - 6, 1, kLeastLine);
            c.fit({r.centre().x, y}, text, fitted, ink, weight, Align::center, r.w - 6);
        };
        const bool full = r.h >= 108, named = r.h >= 56;
        const std::string numeral = std::string(phase.numeral) + (action.two_actions_only ? " " + std::string(words::kSecond.in(s.lang)) : "");
        std::string_view bonus = (full ? words::kBonus : words::kBonusShort)[std::size_t(all[i])].in(s.lang);
        if (!full && c.text_width(bonus, kLeastLine, Weight::medium) > r.w - 6) bonus = words::kBonusOnTab[std::size_t(all[i])].in(s.lang);
        if (full) {
            line(r.y + 22, numeral, 22, kWhite, Weight::bold);
            // A name that does not fit leaves its line to the effect of the action.
            const bool has_name = c.text_width(name, kLeastLine, Weight::bold) <= r.w - 6;
            if (has_name) line(r.y + 46, name, 15, kWhite, Weight::bold);
            const float below = r.y + (has_name ? 66.0f : 48.0f);
            const std::size_t most = std::size_t(std::max(1.0f, (r.bottom() - below + 8) / 16));
            const float fitted = c.whole_words(bonus, 13, Weight::medium, r.w - 6, most, kLeastLine);
            const float room = std::min(r.w - 6, c.even_room(bonus, fitted, Weight::medium, r.w - 6) + 1);
            c.paragraph({r.centre().x, below}, bonus, fitted, kOnAction, Weight::medium, room, 16, Align::center, int(most));
        } else {
            line(r.y + r.h * (named ? 0.22f : 0.3f), numeral, 17, kWhite, Weight::bold);
            const bool is_long = named && c.text_width(name, kLeastLine, Weight::bold) > r.w - 6;
            if (is_long) {                                 // two lines, closer to the others
                constexpr float kLongName = 11, kLongLine = 12;
                const float room = c.even_room(name, kLongName, Weight::bold, r.w - 6) + 1;
                c.paragraph({r.centre().x, r.y + r.h * 0.51f - kLongLine / 2}, name, kLongName, kWhite, Weight::bold, room, kLongLine, Align::center, 2);
            } else if (named) {
                line(r.y + r.h * 0.51f, name, 13, kWhite, Weight::bold);
            }
            line(r.y + r.h * (is_long ? 0.84f : named ? 0.79f : 0.74f), bonus, 13, kOnAction, Weight::medium);
        }
        const std::string_view told = action.needs ? action.name.in(s.lang) : name;
        touch(what, r, std::string(told) + punctuation::kColon.in(s.lang) + words::kBonus[std::size_t(all[i])].in(s.lang), {.radius = 10});
    }
}

// --- drawn cards ---

void Table::draw_drawn(const Frame& f, Rect body) {
    Scene& s = f.s;
    constexpr float kBelowTitle = 5;                       // for the glow around selected cards
    body = {body.x, body.y + kBelowTitle, body.w, body.h - kBelowTitle};
    const std::vector<Rect> cells = grid(body, s.seen.own.drawn.size(), f.l.has_small_figures ? 1.34f : 1.42f, 8, 132, true);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const rc::CardId card = s.seen.own.drawn[i];
        const Thing what = card_at(Kind::drawn, s.seen.own.drawn, i);
        const bool is_choice = is_open(what);
        RaceCardLook look = plain_look(s.lang);
        look.glow = s.breath;
        if (!rc::design(card).vp) look.value = points_of_card(s.me(), card);
        look.selected = is_choice && touches().is_chosen(what);
        look.legal = is_choice && !look.selected;
        draw_race_card(s.canvas, card, cells[i], look);
        if (look.selected) {                               // between cost and points, where there is no text
            const Vec mark{cells[i].centre().x, cells[i].y + 16};
            s.canvas.shadow_circle(mark, 13, 0.6f, 8, 2);
            s.canvas.circle(mark, 13, s.theme.gold);
            draw_icon(s.canvas, Icon::check, mark, 14, s.theme.ink);
        }
        touch(what, cells[i], fill(words::kNameDrawn, s.lang, {{"card", rc::card_name(card, s.lang)}}),
              {.enabled = is_choice, .radius = cells[i].w * 0.08f});
    }
}

// --- choices with one touch ---

std::vector<Table::Choice> Table::choices(const Frame& f) const {
    std::vector<Choice> out;
    const Scene& s = f.s;
    const rc::Tableau& tableau = s.me().tableau;
    const bool asks_power = asked_card().has_value(), asks_source = is_asked(rc::Kind::produce_windfall);
    for (const rc::Move& m : f.legal) {
        if (const auto* method = std::get_if<rc::TakeMethod>(&m); method && s.me().placing) {
            const rc::CardId world = *s.me().placing;
            Choice choice{thing(Kind::method, int(method->method)), words::kMethods[std::size_t(method->method)].in(s.lang), {}, {}};
            const std::optional<rc::CardId> gone = rc::method_gives_up(tableau, method->method);
            const bool fights = method->method == rc::Method::conquer || method->method == rc::Method::conquer_tactics;
            if (fights) {
                const int military = rc::military_against(tableau, world) + (gone ? rc::tactics_military(tableau) : 0);
                choice.note = fill(words::kConquest, s.lang, {{"n", military}, {"of", int(rc::design(world).cost)}});
            } else {
                choice.note = words::amount_of_cards(rc::method_cost(tableau, world, method->method), s.lang);
            }
            if (gone) choice.note += punctuation::kFacts.in(s.lang) + fill(words::kGivesUp, s.lang, {{"card", name_in(*gone, s.lang)}});
            choice.name = choice.label + punctuation::kColon.in(s.lang) + choice.note;
            out.push_back(std::move(choice));
        } else if (const auto* use = std::get_if<rc::UsePower>(&m); use && asks_power && use->card == *asked_card()) {
            out.push_back({power_of(*use), rc::move_name(s.seen, m, s.lang), {}, {}});
        } else if (const auto* windfall = std::get_if<rc::Windfall>(&m); windfall && asks_source) {
            const Thing source = source_of(windfall->source);
            if (std::any_of(out.begin(), out.end(), [&](const Choice& c) { return c.thing == source; })) continue;
            const std::string label = windfall->source ? name_in(*windfall->source, s.lang) : std::string(words::kProduceBonus.in(s.lang));
            // The source itself lies in the tableau under the same name.
            out.push_back({source, label, {}, fill(words::kNameSource, s.lang, {{"source", label}})});
        }
    }
    if (asks_source && out.size() == 1) out.clear();
    return out;
}

void Table::draw_choices(const Frame& f, Rect body) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const std::vector<Choice> all = choices(f);
    if (all.empty()) return;
    const bool stacked = body.w < 480 && body.h > 60 * float(all.size()) - 20;
    constexpr float kGap = 8;
    const float n = float(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Choice& choice = all[i];
        const float w = (body.w - (n - 1) * kGap) / n, h = std::min(76.0f, (body.h - (n - 1) * kGap) / n);
        const Rect r = stacked ? Rect{body.x, body.y + float(i) * (h + kGap), body.w, h} : Rect{body.x + float(i) * (w + kGap), body.y, w, body.h};
        const bool is_chosen = touches().is_chosen(choice.thing);
        ButtonLook look;
        look.name = choice.name.empty() ? choice.label : choice.name;
        press(choice.thing, r, "", look);
        if (is_chosen) draw_selected_frame(c, r, radius::kButton);
        const float max = r.w - 20;
        if (choice.note.empty()) {
            const float up = c.lines(choice.label, 15, Weight::bold, max).size() > 1 ? 9.0f : 0.0f;
            c.paragraph({r.centre().x, r.centre().y - up}, choice.label, 15, s.theme.hi, Weight::bold, max, 18, Align::center, 2);
        } else {
            c.fit({r.centre().x, r.centre().y - 11}, choice.label, 16, s.theme.hi, Weight::bold, Align::center, max);
            c.fit({r.centre().x, r.centre().y + 12}, choice.note, 14, s.theme.gold, Weight::bold, Align::center, max);
        }
    }
}

// --- numbers ---

void Table::draw_numbers(const Frame& f, Rect body) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    std::vector<int> numbers;
    for (const rc::Move& m : f.legal)
        if (const auto* call = std::get_if<rc::CallNumber>(&m)) numbers.push_back(call->number);
    const std::size_t columns = body.w < 480 && body.h > 100 ? 4 : std::max<std::size_t>(1, numbers.size());
    const std::size_t rows = (numbers.size() + columns - 1) / std::max<std::size_t>(1, columns);
    constexpr float kGap = 8;
    const float w = (body.w - float(columns - 1) * kGap) / float(columns), h = (body.h - float(rows - 1) * kGap) / std::max(1.0f, float(rows));
    const auto share_in = [&](const Text& text, int number) {
        return fill(text, s.lang, {{"n", rc::cards_with_number(number)}, {"of", int(rc::kCardCount)}});
    };
    const bool all_fit = std::all_of(numbers.begin(), numbers.end(), [&](int number) {
        return c.text_width(share_in(words::kOfAll, number), type::kSmall) <= w - 8;
    });
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Rect r{body.x + float(i % columns) * (w + kGap), body.y + float(i / columns) * (h + kGap), w, h};
        const std::string share = share_in(words::kOfAll, numbers[i]);
        const std::string name = std::to_string(numbers[i]) + punctuation::kColon.in(s.lang) + share;
        ButtonLook look;
        look.name = name;
        press(thing(Kind::number, numbers[i]), r, "", look);
        c.text({r.centre().x, r.centre().y - 9}, std::to_string(numbers[i]), 22, s.theme.hi, Weight::bold, Align::center);
        c.fit({r.centre().x, r.bottom() - 14}, all_fit ? share : share_in(words::kOfAllShort, numbers[i]), 13, s.theme.mid, Weight::medium, Align::center, r.w - 8);
    }
}

}  // namespace orrery::ui::race_table
