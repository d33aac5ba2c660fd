// 1 story of a fight   2 panel
#include "imgui_ui/games/quantum/fight.h"

#include <algorithm>
#include <cmath>

#include "engine/games/quantum/describe.h"
#include "imgui_ui/games/quantum/view.h"
#include "imgui_ui/games/quantum/words.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::quantum_table {

// --- 1 story of a fight ---

int FightStory::Party::total() const {
    int sum = number + die;
    for (const Line& line : lines) sum += line.amount;
    return sum;
}

FightStory story_of(const qu::Table& t, const qu::Combat& combat) {
    FightStory out;
    out.from = combat.from;
    out.at = combat.at;
    for (const qu::Side side : {qu::Side::attacker, qu::Side::defender}) {
        FightStory::Party& party = out.party(side);
        party.ship = combat.ship(side);
        party.number = t.ships[party.ship].number;
        party.die = combat.die(side);
        const Seat seat = qu::owner_of(party.ship);
        for (const qu::CardId card : t.players[seat].commands) {
            if (qu::effect_of(qu::command_of(card), qu::Op::fixed_combat_die) != nullptr) party.fixed_by = card;
            if (const int amount = qu::combat_modifier(t, combat, side, card); amount != 0)
                party.lines.push_back({card, amount});
        }
        for (const qu::CardId card : combat.used(side)) {
            const bool own = qu::effect_of(qu::command_of(card), qu::Op::combat_reroll)->own_die;
            out.decisions.push_back({seat, card, own ? side : qu::other(side), 0, 0});
        }
    }
    return out;
}

void follow(std::optional<FightStory>& story, const qu::Table& before, const qu::Event& event) {
    if (const auto* attacked = std::get_if<qu::Attacked>(&event)) {
        story =
            story_of(before, qu::combat_from(before, attacked->ship.id, attacked->target.id, attacked->from, attacked->kind));
        return;
    }
    if (!story) return;
    std::visit(overloaded{
        [&](const qu::CombatDice& dice) {
            story->party(qu::Side::attacker).die = dice.attack_die;
            story->party(qu::Side::defender).die = dice.defense_die;
        },
        [&](const qu::CombatRerolled& rerolled) {
            int& die = story->party(rerolled.die).die;
            story->decisions.push_back({rerolled.seat, qu::card_of(rerolled.card), rerolled.die, die, rerolled.value});
            die = rerolled.value;
        },
        [&](const qu::CombatResult& result) { story->winner = result.winner; },
        [&](const qu::BothDestroyed&) { story->both_destroyed = true; },
        [](const auto&) {},
    }, event);
}

/// Updates the story. Called once for each new position. The story continues as long as moves follow one another.
void Table::follow_fight(const Scene& s) {
    const bool is_next = has_news();
    // The table has not changed; it was only left for a recap or another viewer. The end of its fight is kept.
    if (!is_next && seen_ && static_cast<const qu::Table&>(*seen_) == s.seen) return;
    const bool was_over = !fight_ || fight_->is_over();
    if (!is_next || was_over) fight_.reset();
    is_fight_closed_ = false;
    std::array<bool, 2> rolled{};                          // by Side
    bool is_decided = false;
    if (is_next) {
        const qu::Table& before = seen_ ? static_cast<const qu::Table&>(*seen_) : s.seen;
        for (const qu::Event& event : match_of(context()).events_of(context().match.ply())) {
            follow(fight_, before, event);
            if (std::holds_alternative<qu::CombatDice>(event)) rolled = {true, true};
            if (const auto* again = std::get_if<qu::CombatRerolled>(&event))
                rolled[static_cast<std::size_t>(again->die)] = true;
            is_decided = is_decided || std::holds_alternative<qu::CombatResult>(event) || std::holds_alternative<qu::BothDestroyed>(event);
        }
    }
    // If no move led here (undo, a resumed game), the story is rebuilt from the table.
    if (s.seen.combat && !fight_) {
        fight_ = story_of(s.seen, *s.seen.combat);
        using qu::Stage;
        const Stage stage = s.seen.combat->stage;
        if (stage == Stage::choice || stage == Stage::spoils) fight_->winner = qu::Side::attacker;
        if (stage == Stage::counter || stage == Stage::counter_spoils) fight_->winner = qu::Side::defender;
        if (stage == Stage::wrecks) fight_->both_destroyed = true;
    }
    if (!s.seen.combat && fight_ && !fight_->is_over()) fight_.reset();
    if (s.seen.combat && !fight_->is_over()) fight_percent_ = qu::odds_of(s.seen, *s.seen.combat).percent();
    stage_fight(rolled, is_decided);
}

/// Stages what a move decided: one die lands after the other, the totals count up, then the verdict is told.
void Table::stage_fight(std::array<bool, 2> rolled, bool is_decided) {
    constexpr Beat kDie{motion::kDieRoll, motion::kDieSettle, Sound::dice}, kTotals{motion::kScoreCount, 250}, kVerdict{300, 900, Sound::ship};
    die_beats_ = {};
    total_beat_ = verdict_beat_ = {};
    std::vector<Beat> beats;
    const auto add = [&beats](const Beat& beat) {
        beats.push_back(beat);
        return beats.size() - 1;
    };
    if (fight_ && (rolled[0] || rolled[1])) {
        for (const qu::Side side : {qu::Side::attacker, qu::Side::defender})
            if (rolled[static_cast<std::size_t>(side)] && !fight_->party(side).is_fixed()) die_beats_[static_cast<std::size_t>(side)] = add(kDie);
        total_beat_ = add(kTotals);
    }
    if (fight_ && is_decided) verdict_beat_ = add(kVerdict);
    fight_beats_ = Beats(std::move(beats));
}

// --- 2 panel ---

namespace {

constexpr float kWide = 470, kStacked = 380;                // narrower panels stack more than two buttons
constexpr float kBanner = 34, kFightRow = 21, kLetters = 14, kFightPad = 12, kFightGap = 6;
constexpr float kSideTop = 20, kDie = 54, kBelowDie = 14;   // space above and below the two dice of a side
constexpr float kButton = 48, kButtonGap = 8;
constexpr float kTumble = 10;                               // height of a rolling die's bounce
constexpr int kFaceMs = 70;                                 // for each face that a rolling die shows

std::string signed_number(int n) { return (n > 0 ? "+" : n < 0 ? "−" : "") + std::to_string(std::abs(n)); }

/// Draws a combat die: the attacker's dark, the defender's light.
void draw_combat_die(Canvas& c, Rect r, int face, bool is_attack) {
    const Theme& t = c.theme();
    c.shadow(r, r.w * 0.2f, 0.5f, 8, 3);
    c.gradient(r, r.w * 0.2f, is_attack ? t.s3 : t.ivory, is_attack ? t.well : t.ivory2);
    c.rect_stroke(r, r.w * 0.2f, is_attack ? t.line2 : t.card_line, 1.5f);
    const Color ink = is_attack ? t.hi : t.ink;
    if (face == 0) c.text(r.centre(), "?", r.w * 0.5f, ink, Weight::bold, Align::center);
    else draw_dots(c, r.centre(), r.w, face, ink);
}

}  // namespace

void Table::draw_side(Frame& f, qu::Side side, Rect r) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const FightStory::Party& party = fight_->party(side);
    const bool is_attack = side == qu::Side::attacker;
    const Seat seat = qu::owner_of(party.ship);
    const bool is_told = !is_verdict_open(), has_won = is_told && fight_->winner == side;
    const bool has_lost = is_told && (fight_->both_destroyed || (fight_->winner && !has_won));
    c.fit({r.centre().x, r.y + 9}, (is_attack ? words::kAttacker : words::kDefender).in(s.lang), 13, s.ink_of(seat),
          Weight::bold, Align::center, r.w);
    const float y = r.y + kSideTop + kDie / 2;
    ShipLook look;
    look.dim = has_lost;
    look.selected = has_won;
    const float struck = has_lost && !s.ui.reduced_motion() ? refusal_shake(shown(verdict_beat_)) : 0;
    draw_ship_die(c, {r.centre().x - kDie * 0.62f + struck, y}, kDie, party.number, s.color_of(seat), look);
    // A die that rolls shows other faces first, and none before its turn.
    int face = party.die;
    const float landed = shown(die_beats_[static_cast<std::size_t>(side)]);
    if (landed == 0) face = 0;
    else if (landed < 1) face = 1 + (face + static_cast<int>(landed * motion::kDieRoll / kFaceMs) * 2) % qu::kDieFaces;
    const float tumbled = landed < 1 ? kTumble * std::sin(landed * kPi) : 0;
    draw_combat_die(c, square_around({r.centre().x + kDie * 0.62f, y - tumbled}, kDie * 0.86f), face, is_attack);
    float line_y = r.y + kSideTop + kDie + kBelowDie;
    const auto line = [&](std::string_view what, std::string_view value, bool is_total) {
        const Color ink = is_total ? (has_won ? t.good : t.hi) : t.mid;
        // Without room for words the dice above are enough.
        const float room = r.w - 20 - c.text_width(value, 17, Weight::bold);
        const Weight weight = is_total ? Weight::bold : Weight::medium;
        if (c.text_width(what, 13, weight) <= room) c.fit({r.x + 6, line_y}, what, kLetters, ink, weight, Align::left, room);
        c.text({r.right() - 6, line_y}, value, is_total ? 17.0f : 15.0f, is_total ? ink : t.hi, Weight::bold, Align::right);
        line_y += kFightRow;
    };
    line(qu::ship_kind(party.number).name.in(s.lang), std::to_string(party.number), false);
    const std::string die = party.is_fixed() ? qu::card_name(party.fixed_by, s.lang)
                                             : std::string((is_attack ? words::kAttackDie : words::kDefenseDie).in(s.lang));
    line(die, party.die > 0 && landed == 1 ? std::to_string(party.die) : "?", false);
    for (const FightStory::Line& one : party.lines) line(qu::card_name(one.card, s.lang), signed_number(one.amount), false);
    // Both totals are at the same height.
    const std::size_t most = std::max(fight_->parties[0].lines.size(), fight_->parties[1].lines.size());
    line_y = r.y + kSideTop + kDie + kBelowDie + kFightRow * static_cast<float>(2 + most);
    c.line({r.x + 6, line_y - kFightRow / 2}, {r.right() - 6, line_y - kFightRow / 2}, fade(t.line2, 0.9f), 1);
    if (const float counted = shown(total_beat_); fight_->is_rolled() && counted > 0)
        line(words::kTotal.in(s.lang), std::to_string(static_cast<int>(std::lround(static_cast<float>(party.total()) * counted))), true);
}

/// Returns a sentence on the deciding seat or on the result. Sets `whose` to the seat it names.
std::string Table::fight_headline(const Frame& f, std::optional<Seat>& whose) const {
    const Scene& s = f.s;
    const auto named = [&](const Text& text, Seat seat) {
        whose = seat;
        return fill(text, s.lang, {{"seat", s.name_of(seat)}});
    };
    if (is_verdict_open()) return {};
    const std::optional<qu::Asked> open = qu::asked(s.seen);
    if (s.seen.combat && open &&
        (open->kind == qu::Kind::dangerous || open->kind == qu::Kind::combat_reroll || open->kind == qu::Kind::after_attack))
        return named(words::kDecides, open->seat);
    if (fight_->both_destroyed) return std::string(words::kBothGone.in(s.lang));
    if (!fight_->winner) return {};
    const Seat seat = qu::owner_of(fight_->party(*fight_->winner).ship);
    if (*fight_->winner == qu::Side::attacker) return named(words::kAttackWon, seat);
    return named(qu::has(s.seen, seat, qu::Op::destroy_beaten_attacker) ? words::kStubbornWon : words::kRepelled, seat);
}

/// Returns sentences about the rerolls and other useful facts.
std::vector<std::string> Table::fight_notes(const Frame& f) const {
    const Scene& s = f.s;
    std::vector<std::string> out;
    for (const FightStory::Decision& d : fight_->decisions) {
        const Text& text = d.before > 0 ? words::kRolledAgain : words::kUsedReroll;
        out.push_back(fill(text, s.lang, {{"seat", s.name_of(d.seat)}, {"card", qu::card_name(d.card, s.lang)}, {"n", d.before}, {"m", d.after}}));
    }
    const Seat defender = qu::owner_of(fight_->party(qu::Side::defender).ship);
    if (fight_->winner == qu::Side::defender && !qu::has(s.seen, defender, qu::Op::destroy_beaten_attacker))
        out.push_back(words::kCostsNothing.in(s.lang));
    if (fight_->is_over() || !s.seen.combat) return out;
    std::string odds = words::kLowerWins.in(s.lang);
    add_sentence(odds, fill(words::kAttackerWinsOften, s.lang, {{"n", fight_percent_}}), s.lang);
    out.push_back(std::move(odds));
    return out;
}

/// Returns the area for the panel: beside a map that leaves enough width, otherwise over its lower edge. While the panel itself
/// asks, it may cover the bar. Afterwards the bar must be free.
Rect Table::fight_bounds(const Frame& f, bool asks_here) const {
    const Layout& l = f.l;
    if (l.kind == LayoutKind::phone_landscape)
        return {l.map.right() + kFightGap, l.all.y, l.bar.x - l.map.right() - 2 * kFightGap, l.all.h};
    const float lower = asks_here ? l.bar.bottom() : l.bar.y - kFightGap;
    return {l.map.x, l.all.y, l.map.w, lower - l.all.y};
}

/// Draws the panel with its banner. It blocks the things below it until the fight is decided; then a touch closes it.
void Table::draw_fight_ground(Frame& f, Rect r) {
    Scene& s = f.s;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const float middle = r.y + kBanner / 2;
    draw_panel(c, r, radius::kPanel, {.alpha = 1});
    std::optional<Seat> whose;
    const std::string headline = fight_headline(f, whose);
    const Color banner = whose ? t.seat(s.color_of(*whose)).fill : t.line2;
    c.gradient_horizontal({r.x, r.y, r.w, kBanner}, Corners(radius::kPanel, radius::kPanel, 0, 0), fade(banner, 0.75f), fade(banner, 0.25f));
    if (whose) draw_emblem(c, s.color_of(*whose), {r.x + 20, middle}, 11);
    c.fit({r.x + (whose ? 38.0f : 14.0f), middle}, headline, 16, t.hi, Weight::bold, Align::left, r.w - 90);
    TapOptions options;
    options.hides = true;
    options.radius = radius::kPanel;
    if (s.seen.combat) {
        options.name = words::kNameFight.in(s.lang);
        options.is_ground = true;
        options.can_focus = false;
        s.ui.tap(id("quantum.fight"), r, options);
        return;
    }
    options.name = words::kCloseFight.in(s.lang);
    draw_icon(c, Icon::close, {r.right() - 20, middle}, 16, t.hi);
    if (s.ui.tap(target_of(thing(Kind::close_fight)), r, options)) is_fight_closed_ = true;
}

void Table::draw_fight(Frame& f) {
    Scene& s = f.s;
    const bool is_open = s.seen.combat.has_value();
    if (!fight_ || (is_fight_closed_ && !is_open)) return;
    // The next decision needs the map.
    if (s.seen.infamy || (!is_open && f.asks && f.asks != qu::Kind::action && f.asks != qu::Kind::take_card)) return;
    const bool asks_here = is_open && s.seen.rolls.empty();
    const std::vector<Answer> all = asks_here ? answers(f) : std::vector<Answer>{};
    const Rect bounds = fight_bounds(f, asks_here);
    const float w = std::min(kWide, bounds.w - 8), inside = w - 2 * kFightPad, line_w = inside - 12;
    const std::vector<std::string> notes = fight_notes(f);
    std::vector<std::string_view> rows;
    for (const std::string& note : notes)
        for (const std::string_view piece : s.canvas.lines(note, kLetters, Weight::medium, line_w)) rows.push_back(piece);
    const std::size_t lines = std::max(fight_->parties[0].lines.size(), fight_->parties[1].lines.size());
    const float sides = kSideTop + kDie + kBelowDie + kFightRow * static_cast<float>(3 + lines);
    const float n = static_cast<float>(all.size());
    const bool stacked = w < kStacked && all.size() > 2;
    const float buttons = all.empty() ? 0 : stacked ? (kButton + kFightGap) * n : kButton + kButtonGap;
    const float h = kBanner + sides + kFightRow * static_cast<float>(rows.size()) + buttons + kFightPad;
    const Rect r = clear_place(bounds, {w, h}, {f.g.space(fight_->from), f.g.space(fight_->at)});
    draw_fight_ground(f, r);

    const float half = (inside - kFightPad) / 2;
    float y = r.y + kBanner + 4;
    draw_side(f, qu::Side::attacker, {r.x + kFightPad, y, half, sides});
    draw_side(f, qu::Side::defender, {r.x + 2 * kFightPad + half, y, half, sides});
    y += sides;
    if (is_verdict_open()) rows.clear();                   // notes and answers would tell it
    for (const std::string_view row : rows) {
        s.canvas.fit({r.x + kFightPad + 6, y + kFightRow / 2 - 2}, row, kLetters, s.theme.mid, Weight::medium, Align::left, line_w);
        y += kFightRow;
    }
    const float each = stacked ? inside : (inside - (n - 1) * kButtonGap) / std::max(1.0f, n);
    if (is_verdict_open() && !s.ui.reduced_motion()) return;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const float at = static_cast<float>(i);
        const Vec corner = stacked ? Vec{r.x + kFightPad, y + at * (kButton + kFightGap)} : Vec{r.x + kFightPad + at * (each + kButtonGap), y};
        draw_answer(f, all[i], i, {corner.x, corner.y, each, kButton});
    }
}

}  // namespace orrery::ui::quantum_table
