// Explanations of things around the galaxy other than cards.
// 1 hold and ark   2 rail and phases   3 buttons   4 page of a thing   5 board
#include <algorithm>
#include <array>

#include "engine/core/punctuation.h"
#include "engine/games/microcosmos/game.h"
#include "engine/games/microcosmos/rule_ids.h"
#include "engine/games/microcosmos/score.h"
#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/explain.h"
#include "imgui_ui/games/microcosmos/explain_page.h"
#include "imgui_ui/games/microcosmos/explain_words.h"
#include "imgui_ui/games/microcosmos/panels.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/games/microcosmos/table.h"
#include "imgui_ui/games/microcosmos/words.h"
#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::microcosmos_table {

namespace {

// --- 1 hold and ark ---

void tell_cargo(ThingPage& page, mc::Resource resource, Seat who) {
    Scene& s = page.scene();
    const std::size_t i = mc::index_of(resource);
    const mc::Player& player = s.player(who);
    const int units = player.resources[i], most = mc::hold_of(player);
    const std::string name = mc::resource_name(resource, s.lang);
    page.head(page.filled(words::kNameCargo, {{"resource", name}, {"n", units}, {"of", most}, {"seat", s.name_of(who)}}),
              [&s, resource](Vec at, float size) { draw_resource(s.canvas, resource, at, size * 0.8f); });
    page.say(mc::rule::A101);
    page.say(mc::rule::A102);
    bool has_any = false;
    for (const mc::PlanetId planet : s.seen.grid) {
        if (planet == mc::kNoPlanet || planet == mc::kPortal || s.seen.places[planet].is_restored) continue;
        const int missing = mc::kPlanets[planet].tracks[i] - s.seen.places[planet].levels[i];
        if (missing == 0) continue;
        if (!has_any) page.caption(words::kNeededOn);
        has_any = true;
        page.row(mc::planet_name(planet, s.lang), std::to_string(missing));
    }
}

void tell_row(ThingPage& page, mc::Row row) {
    Scene& s = page.scene();
    const int left = mc::kRow - static_cast<int>(s.player(s.shown_seat()).row(row).size());
    page.head(page.filled(words::kNameRow, {{"row", mc::row_name(row, s.lang)}, {"n", left}}),
              [&s](Vec at, float size) { draw_card_sign(s.canvas, true, at, size * 0.8f); });
    page.say(row == mc::Row::upper ? words::kUpperText : words::kLowerText);
    page.say(mc::rule::A107);
    page.say(mc::rule::A108);
}

void tell_token(ThingPage& page, mc::Specialist token, Seat who) {
    Scene& s = page.scene();
    const bool is_ready = s.player(who).tokens[mc::index_of(token)];
    const std::string name = mc::specialist_name(token, s.lang);
    page.head(page.filled(is_ready ? words::kNameTokenReady : words::kNameTokenUsed, {{"specialist", name}}),
              [&s, token, is_ready](Vec at, float size) { draw_specialist(s.canvas, token, at, size * 0.9f, is_ready); });
    constexpr float kSign = 22;
    for (const bool ready : {true, false})
        page.signs(page.in_words(ready ? words::kTokenIsReady : words::kTokenIsUsed), kSign, [&s, token, ready](Vec at) {
            draw_specialist(s.canvas, token, {at.x + kSign / 2, at.y}, kSign, ready);
        });
    page.say(mc::rule::A505);
}

/// Returns what the viewer lacks for an upgrade, as a list. Empty if nothing.
std::string lacking_for(const Scene& s, mc::Upgrade upgrade) {
    const mc::Player& mine = s.player(s.seen.me);
    const mc::UpgradeKind& kind = mc::kUpgrades[mc::index_of(upgrade)];
    std::vector<std::string> out;
    if (mc::sources_of(mine, kind.need) == 0) out.push_back(mc::needs_text({kind.need}, s.lang));
    mc::Units missing{};
    for (std::size_t i = 0; i < mc::kResourceCount; ++i)
        missing[i] = static_cast<std::int8_t>(std::max(0, kind.cost[i] - mine.resources[i]));
    if (mc::sum_of(missing) > 0) out.push_back(mc::units_text(missing, s.lang));
    return out.empty() ? std::string() : all_in_text(out, s.lang);
}

void tell_pair(ThingPage& page, mc::Upgrade upgrade) {
    const Scene& s = page.scene();
    for (const auto& pair : mc::kUpgradePairs) {
        if (pair[0] != upgrade && pair[1] != upgrade) continue;
        const mc::Upgrade other = pair[0] == upgrade ? pair[1] : pair[0];
        page.say(page.filled(words::kPairBrings, {{"upgrade", mc::upgrade_name(other, s.lang)}, {"n", mc::kOutpostPoints}}));
    }
}

void tell_upgrade(ThingPage& page, mc::Upgrade upgrade, Seat who) {
    Scene& s = page.scene();
    const mc::UpgradeKind& kind = mc::kUpgrades[mc::index_of(upgrade)];
    const bool is_engine = upgrade == mc::Upgrade::engine;
    page.head(mc::upgrade_name(upgrade, s.lang),
              [&s, upgrade](Vec at, float size) { draw_upgrade_sign(s.canvas, upgrade, at, size * 0.9f, s.theme.hi); });
    page.say(kind.text, true);
    page.cost(words::kCostRow, {kind.need}, kind.cost);
    page.say(mc::needs_text({kind.need}, s.lang) + punctuation::kComma.in(s.lang) + mc::units_text(kind.cost, s.lang));
    if (is_engine && !s.seen.is_automa(who))
        page.row(words::kStepsRow, page.filled(words::kOfAll, {{"n", s.player(who).engine}, {"of", mc::kEngineSteps}}));
    std::vector<Seat> owners;
    for (const Seat seat : all_seats(s.seen.contenders()))
        if (mc::is_unlocked(s.player(seat), upgrade)) owners.push_back(seat);
    page.row(words::kUnlockedByRow, owners.empty() ? page.in_words(words::kNobody) : seat_names(s, owners));
    if (s.seen.is_automa(who)) {
        const auto& order = mc::kAutomaUpgrades;
        const auto at = static_cast<std::size_t>(std::find(order.begin(), order.end(), upgrade) - order.begin());
        if (at < order.size())
            page.say(page.filled(words::kAutomaLooks, {{"n", static_cast<int>(at) + 1}, {"of", static_cast<int>(order.size())}}));
        page.say(mc::rule::O13);
    } else {
        page.say(is_engine ? mc::rule::A204 : mc::rule::A203);
        tell_pair(page, upgrade);
    }
    if (who != s.seen.me || mc::is_unlocked(s.player(who), upgrade)) return;
    const std::string lacking = lacking_for(s, upgrade);
    page.say(lacking.empty() ? page.in_words(words::kYouCanPay) : page.filled(words::kYouLack, {{"what", lacking}}), true);
    if (lacking.empty()) page.row(words::kUsesRow, mc::sources_text(s.player(who), {kind.need}, s.lang));
}

// --- 2 rail and phases ---

/// Tells how many rounds are left, once it is known (MC-E1).
void tell_end(ThingPage& page) {
    const Scene& s = page.scene();
    if (!s.seen.end_round) return;
    if (*s.seen.end_round == s.seen.round) page.say(words::kLastRound, true);
    else page.say(page.filled(words::kOneMoreRound, {{"n", *s.seen.end_round}}), true);
}

void tell_round(ThingPage& page) {
    Scene& s = page.scene();
    const mc::Observation& seen = s.seen;
    page.head(page.filled(words::kNameRound, {{"n", seen.round}}), [&s](Vec at, float) {
        s.canvas.text(at, std::to_string(s.seen.round), type::kH1, s.theme.hi, Weight::bold, Align::center);
    });
    tell_end(page);
    bool is_past = !mc::is_setup(seen.phase);
    for (const Seat who : clockwise_from(seen.first_seat, seen.contenders())) {
        const bool is_now = is_past && who == seen.turn_seat;
        const Text& state = is_now ? words::kHasTurn : is_past ? words::kHadTurn : words::kWillPlay;
        page.player(who, page.in_words(state), is_now);
        is_past = is_past && !is_now;
    }
    page.say(seen.is_solo() ? mc::rule::O3 : mc::rule::T2);
}

void tell_restored(ThingPage& page) {
    Scene& s = page.scene();
    const mc::Observation& seen = s.seen;
    page.head(page.filled(words::kNameRestored, {{"n", seen.completed}, {"of", seen.options.end_planets}}),
              [&s](Vec at, float size) { draw_action_sign(s.canvas, ActionSign::terraform, at, size * 0.8f, s.theme.hi); });
    tell_end(page);
    std::array<int, mc::kColourCount> restored{};
    for (const mc::PlanetId planet : seen.grid)
        if (planet != mc::kNoPlanet && planet != mc::kPortal && seen.places[planet].is_restored)
            ++restored[static_cast<std::size_t>(mc::kPlanets[planet].colour)];
    for (std::size_t colour = 0; colour < mc::kColourCount; ++colour)
        if (restored[colour] > 0) page.row(words::kRestoredPlanet[colour], std::to_string(restored[colour]));
    for (const mc::PlanetId planet : seen.grid) {
        if (planet == mc::kNoPlanet || planet == mc::kPortal) continue;
        const mc::Place& place = seen.places[planet];
        const int levels = mc::sum_of(place.levels), all = mc::kPlanets[planet].total();
        page.row(mc::planet_name(planet, s.lang),
                 place.is_restored ? page.in_words(words::kIsRestored) : page.filled(words::kOfLevels, {{"n", levels}, {"of", all}}));
    }
    page.say(mc::rule::E1);
    if (seen.is_solo()) page.say(mc::rule::E2);
}

/// Adds the parts of the points of every contender, in columns with the signs of the score table.
void tell_points(ThingPage& page) {
    constexpr float kColumn = 32, kTotal = 40, kRow = 28, kDisc = 10;
    Scene& s = page.scene();
    const mc::Observation& seen = s.seen;
    const auto& parts = *mc::Game::info().score_parts;
    const std::size_t columns = seen.is_solo() ? parts.size() : parts.size() - 1;          // upgrades count for the Automa only
    const auto column_x = [columns](Rect r, std::size_t i) {
        return r.right() - kTotal - (static_cast<float>(columns - i) - 0.5f) * kColumn;
    };
    page.title(words::kNamePoints.in(s.lang));
    page.add(kRow, [&s, columns, column_x](Rect r) {
        for (std::size_t i = 0; i < columns; ++i) draw_part(s.canvas, i, {column_x(r, i), r.centre().y}, 20);
    });
    for (const Seat who : all_seats(seen.contenders())) {
        const mc::Points points = mc::points_of(seen, who);
        page.add(kRow, [&s, columns, column_x, who, points](Rect r) {
            const std::array<int, 5> figures{points.play, points.colonies, points.survivors, points.barren, points.upgrades};
            Canvas& c = s.canvas;
            const float y = r.centre().y, room = column_x(r, 0) - kColumn / 2 - r.x - 2 * kDisc - 14;
            draw_emblem(c, s.color_of(who), {r.x + kDisc + 1, y}, kDisc);
            c.fit({r.x + 2 * kDisc + 10, y}, s.name_of(who), type::kLabel, s.theme.mid, Weight::medium, Align::left, room);
            for (std::size_t i = 0; i < columns; ++i)
                c.text({column_x(r, i), y}, std::to_string(figures[i]), type::kLabel, s.theme.hi, Weight::medium, Align::center);
            c.text({r.right(), y}, std::to_string(points.total()), type::kLabel, s.theme.warm, Weight::bold, Align::right);
        });
    }
    page.gap(8);
    for (std::size_t i = 0; i < columns; ++i)
        page.add(kRow - 4, [&s, i, &parts](Rect r) {
            constexpr float kWords = 32;
            const Vec at{r.x + kWords, r.centre().y};
            draw_part(s.canvas, i, {r.x + 11, at.y}, 18);
            s.canvas.fit(at, parts[i].name.in(s.lang), type::kLabel, s.theme.mid, Weight::medium, Align::left, r.w - kWords);
        });
    page.say(mc::rule::E7);
    page.say(page.filled(words::kNameRestored, {{"n", seen.completed}, {"of", seen.options.end_planets}}));
    page.row(words::kResourcesForTie, std::to_string(mc::points_of(seen, seen.me).resources));
}

void tell_phase(ThingPage& page, int phase) {
    constexpr int kTravel = 1;
    const Scene& s = page.scene();
    namespace r = mc::rule;
    phase = std::clamp(phase, 0, 4);
    page.title(words::kPhases[phase].in(s.lang));
    page.say(phase == kTravel ? words::kCompulsory : words::kOptional, true);
    static constexpr std::array<std::array<const Rule*, 3>, 5> kRules{{{&r::A201, &r::A203, nullptr},
                                                                       {&r::A301, &r::A302, &r::A321},
                                                                       {&r::A401, &r::A402, &r::A404},
                                                                       {&r::A501, &r::A502, nullptr},
                                                                       {&r::A901, nullptr, nullptr}}};
    for (const Rule* rule : kRules[static_cast<std::size_t>(phase)])
        if (rule != nullptr) page.say(*rule);
    page.say(r::T3);
}

// --- 3 buttons ---

/// Tells the figures of an action at the place of the ark of the turn.
void tell_action_figures(ThingPage& page, Button button) {
    const Scene& s = page.scene();
    const mc::Observation& seen = s.seen;
    const Seat who = seen.turn_seat;
    const mc::SpotId at = seen.player(who).at;
    const mc::SpotKind kind = mc::kind_of(at);
    if (button == Button::collect && kind != mc::SpotKind::asteroid) page.gain(words::kCollectsRow, mc::collected_at(seen, at));
    if (button == Button::fly) page.row(words::kTravelRow, std::to_string(mc::travel_limit(seen.player(who))));
    if (button == Button::terraform) page.row(words::kMostLevelsRow, std::to_string(mc::terraform_limit(seen, who)));
    if (kind != mc::SpotKind::planet) return;
    const mc::Colour colour = mc::kPlanets[mc::planet_of(at)].colour;
    mc::Needs needs;
    if (button == Button::scout) needs.push_back(mc::leader_of(colour));
    const int next = std::min(mc::colonies_of(seen, who) + 1, mc::kColonyMarkers);
    if (button == Button::colony) needs = mc::colony_needs(next, colour);
    if (needs.empty()) return;
    page.cost(words::kUsesRow, {needs.begin(), needs.end()});
    if (mc::can_use(seen.player(who), needs)) page.say(mc::sources_text(seen.player(who), needs, s.lang));
}

void tell_button(ThingPage& page, Button button) {
    static constexpr std::array<const Text*, kButtons> kNames{
        &words::kFly,       &words::kNoUpgrade, &words::kDone,   &words::kEndTurn,   &words::kDrawCard, &words::kNoCard,
        &words::kCollect,   &words::kTerraform, &words::kScout,  &words::kSettle,    &words::kColony,   &words::kOutpost,
        &words::kTakeToken, &words::kKeep,      &words::kSendOn, nullptr};
    namespace r = mc::rule;
    const Text* name = kNames[static_cast<std::size_t>(button)];
    const Rule* rule = rule_of(page.scene().seen, button_thing(button));
    if (name == nullptr || rule == nullptr) return;
    page.title(name->in(page.scene().lang));
    tell_action_figures(page, button);
    page.say(*rule);
    if (button == Button::terraform) page.say(r::A603);
    if (button == Button::outpost) {
        page.say(r::A804);
        page.say(r::A805);
    }
    if (button == Button::fly) page.say(r::A308);
}

void tell_play(ThingPage& page, int play) {
    page.title(words::kPlays[static_cast<std::size_t>(play & 3)].in(page.scene().lang));
    page.say(mc::rule::A402);
    page.say(mc::rule::A405);
}

}  // namespace

// --- 4 page of a thing ---

void explain_thing_of_table(ThingPage& page, Thing thing) {
    const int index = thing.index;
    switch (kind_of(thing)) {
        case Kind::cargo: return tell_cargo(page, static_cast<mc::Resource>(index), thing.seat);
        case Kind::row: return tell_row(page, static_cast<mc::Row>(index));
        case Kind::token: return tell_token(page, static_cast<mc::Specialist>(index), thing.seat);
        case Kind::upgrade: return tell_upgrade(page, static_cast<mc::Upgrade>(index), thing.seat);
        case Kind::round: return tell_round(page);
        case Kind::restored: return tell_restored(page);
        case Kind::points: return tell_points(page);
        case Kind::phase: return tell_phase(page, index);
        case Kind::button: return tell_button(page, static_cast<Button>(index));
        case Kind::play: return tell_play(page, index);
        default: return explain_card(page, thing);
    }
}

// --- 5 board ---

Rect explain_board(Scene& s, Seat who, Rect anchor, Rect bounds, float foot) {
    // The narrowest page that shows all of it.
    constexpr float kWidths[] = {ThingPage::kWide, 440, 560, 720};
    float wide = ThingPage::kWide, tall = 0;
    for (const float width : kWidths) {
        const ThingPage page(s, bounds, foot, width);
        wide = page.width();
        tall = draw_board(s, who, {0, 0, wide, 0});
        if (tall <= page.room() || wide < width) break;
    }
    ThingPage page(s, bounds, foot, wide);
    page.add(std::min(tall, page.room()), [&s, who, tall](Rect r) {
        const Canvas::Saved clip = s.canvas.clipped(r);
        draw_board(s, who, {r.x, r.y, r.w, tall});
    });
    return page.draw(anchor, bounds, foot);
}

}  // namespace orrery::ui::microcosmos_table
