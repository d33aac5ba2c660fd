// Explanations of cards and piles.
// 1 crew cards   2 survivors   3 piles and the Automa   4 page of a card
#include <algorithm>

#include "engine/games/microcosmos/rule_ids.h"
#include "engine/games/microcosmos/score.h"
#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/cards.h"
#include "imgui_ui/games/microcosmos/explain_page.h"
#include "imgui_ui/games/microcosmos/explain_words.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/games/microcosmos/words.h"

namespace orrery::ui::microcosmos_table {

namespace {

/// Puts the picture of a card beside the words, or above them where the window is narrow.
void add_card(ThingPage& page, float w, float h, std::function<void(Rect)> draw) {
    if (page.has_room_for_picture(w)) return page.picture(w, h, std::move(draw));
    const float wide = std::min(w, page.width()), tall = std::min({h, page.room() * 0.4f, wide * h / w});
    page.add(tall + 8, [draw = std::move(draw), wide, tall](Rect r) { draw({r.centre().x - wide / 2, r.y, wide, tall}); });
}

// --- 1 crew cards ---

/// Where a crew card lies open in a row.
struct CrewPlace {
    Seat owner = 0;
    mc::Row row{};
};

std::optional<CrewPlace> place_of_crew(const mc::Observation& seen, mc::CrewId card) {
    for (const Seat who : all_seats(seen.contenders()))
        if (const std::optional<mc::Row> row = mc::row_of(seen.player(who), card)) return CrewPlace{who, *row};
    return {};
}

/// Tells whether the half that counts can be used where the viewer's ark is (MC-A404, MC-A405).
void tell_use(ThingPage& page, mc::CrewId card, mc::Row row) {
    const Scene& s = page.scene();
    const mc::Player& mine = s.player(s.seen.me);
    const mc::Half& half = mc::active_half(card, row);
    const bool fits = mc::matches(half, mine.at), is_payable = mc::can_pay(mine, half);
    const Text& says = !fits ? words::kFitsNotHere : is_payable ? words::kFitsHere : words::kCostMissing;
    page.say(page.filled(says, {{"spot", mc::spot_name(mine.at, s.lang)}}), fits);
}

void tell_crew(ThingPage& page, mc::CrewId card) {
    constexpr float kWide = 230, kTall = 182;
    Scene& s = page.scene();
    const mc::Crew& crew = mc::kCrew[card];
    const std::optional<CrewPlace> place = place_of_crew(s.seen, card);
    const bool is_lower = place && place->row == mc::Row::lower, is_upper = place && place->row == mc::Row::upper;
    page.head(mc::crew_name(card, s.lang),
              [&s, specialist = crew.specialist](Vec at, float size) { draw_specialist(s.canvas, specialist, at, size * 0.9f); });
    add_card(page, kWide, kTall, [&s, card, is_lower, is_upper](Rect r) {
        CrewLook look;
        look.lang = s.lang;
        look.bright = is_lower ? Bright::top : is_upper ? Bright::bottom : Bright::both;
        draw_crew_card(s.canvas, card, r, look);
    });
    page.caption(is_lower ? words::kTopCounts : words::kTopElsewhere);
    page.say(mc::half_text(crew.top, s.lang), is_lower);
    page.caption(is_upper ? words::kBottomCounts : words::kBottomElsewhere);
    page.say(mc::half_text(crew.bottom, s.lang), is_upper);
    if (place && place->owner == s.seen.me) tell_use(page, card, place->row);
    page.say(is_upper ? words::kOnePlay : words::kTwoPlays);
    page.say(mc::is_leader(crew.specialist) ? words::kAsLeader : words::kAsEngineer);
}

// --- 2 survivors ---

/// Draws the ladder of settled survivors with the step of the player lit (MC-E5).
void add_ladder(ThingPage& page, std::size_t settled) {
    Scene& s = page.scene();
    page.caption(words::kLadderCaption);
    page.add(48, [&s, settled](Rect r) {
        const float step = r.w / static_cast<float>(mc::kSurvivorPoints.size());
        for (std::size_t i = 0; i < mc::kSurvivorPoints.size(); ++i) {
            const bool is_now = i == std::min(settled, mc::kSurvivorPoints.size() - 1);
            const Rect cell{r.x + static_cast<float>(i) * step, r.y, step - 4, r.h - 4};
            s.canvas.rect(cell, 8, is_now ? s.theme.s3 : s.theme.well);
            if (is_now) s.canvas.rect_stroke(cell, 8, s.theme.brass, 2);
            const float x = cell.centre().x;
            s.canvas.text({x, cell.y + 13}, std::to_string(i), type::kSmall, s.theme.mid, Weight::medium, Align::center);
            const std::string vp = std::to_string(mc::kSurvivorPoints[i]);
            s.canvas.text({x, cell.y + 31}, vp, type::kLabel, s.theme.hi, Weight::bold, Align::center);
        }
    });
}

void tell_settled(ThingPage& page, Seat who) {
    Scene& s = page.scene();
    const auto& settled = s.player(who).settled;
    page.head(page.filled(words::kNameSettled, {{"n", static_cast<int>(settled.size())}}),
              [&s](Vec at, float size) { draw_survivor_sign(s.canvas, at, size * 0.8f, s.theme.hi); });
    if (s.seen.is_automa(who)) return page.say(mc::rule::O26);
    const int count = static_cast<int>(settled.size()), points = mc::points_of(s.seen, who).survivors;
    page.row(page.filled(words::kSettledOfRow, {{"seat", s.name_of(who)}}),
             page.filled(words::kNumberAndPoints, {{"n", count}, {"points", points}}));
    add_ladder(page, settled.size());
    std::vector<std::string> names;
    for (const mc::SurvivorId card : settled) names.push_back(mc::survivor_name(card, s.lang));
    if (!names.empty()) page.say(join_list(names, s.lang));
    page.say(mc::rule::A705);
    page.say(mc::rule::A706);
}

void tell_survivor(ThingPage& page, mc::SurvivorId card) {
    constexpr float kWide = 210, kTall = 170;
    Scene& s = page.scene();
    page.head(mc::survivor_name(card, s.lang), [&s](Vec at, float size) { draw_survivor_sign(s.canvas, at, size * 0.8f, s.theme.hi); });
    add_card(page, kWide, kTall, [&s, card](Rect r) {
        SurvivorLook look;
        look.lang = s.lang;
        draw_survivor_card(s.canvas, card, r, look);
    });
    page.say(mc::survivor_text(card, s.lang), true);
    std::vector<std::string> planets;
    for (const mc::PlanetId planet : s.seen.grid)
        if (planet != mc::kNoPlanet && planet != mc::kPortal && s.seen.places[planet].is_restored && mc::fits(card, planet))
            planets.push_back(mc::planet_name(planet, s.lang));
    page.row(words::kSettlesOnRow, planets.empty() ? page.in_words(words::kNoPlanetYet) : join_list(planets, s.lang));
    for (const Seat who : all_seats(s.seen.contenders())) {
        if (contains(s.player(who).survivors, card)) page.row(words::kHeldByRow, s.name_of(who));
        if (contains(s.player(who).settled, card)) page.row(words::kSettledByRow, s.name_of(who));
    }
    page.say(mc::rule::A702);
    page.say(mc::rule::A705);
    const std::size_t settled = s.player(s.seen.me).settled.size();
    if (settled + 1 >= mc::kSurvivorPoints.size()) return;
    const int more = mc::kSurvivorPoints[settled + 1] - mc::kSurvivorPoints[settled];
    page.row(words::kNextSettledRow, page.filled(words::kPlusPoints, {{"n", more}}));
}

// --- 3 piles and the Automa ---

void tell_crew_discard(ThingPage& page) {
    constexpr int kMostShown = 8;
    constexpr float kSign = 22;
    Scene& s = page.scene();
    const auto& pile = s.seen.crew_discard;
    const int all = static_cast<int>(pile.size());
    page.head(page.filled(words::kNameDiscard, {{"n", all}}),
              [&s](Vec at, float size) { draw_card_sign(s.canvas, true, at, size * 0.8f); });
    if (all > 0) page.caption(words::kLastFirst);
    for (int i = 0; i < std::min(all, kMostShown); ++i) {
        const mc::CrewId card = pile[static_cast<std::size_t>(all - 1 - i)];
        page.signs(mc::crew_name(card, s.lang), kSign,
                   [&s, card](Vec at) { draw_specialist(s.canvas, mc::kCrew[card].specialist, {at.x + kSign / 2, at.y}, kSign); });
    }
    if (all > kMostShown) page.say(page.filled(words::kAndMore, {{"n", all - kMostShown}}));
    page.say(mc::rule::A113);
}

void tell_pile(ThingPage& page, Kind kind) {
    Scene& s = page.scene();
    const mc::Observation& seen = s.seen;
    if (kind == Kind::crew_deck) {
        page.head(page.filled(words::kNameDeck, {{"n", seen.crew_deck_size}}),
                  [&s](Vec at, float size) { draw_card_sign(s.canvas, false, at, size * 0.8f); });
        page.row(words::kDiscardsRow, std::to_string(seen.crew_discard.size()));
        page.say(mc::rule::A112);
        page.say(mc::rule::A113);
        page.say(mc::rule::A901);
    } else if (kind == Kind::survivor_deck) {
        page.head(page.filled(words::kNameSurvivorDeck, {{"n", seen.survivor_deck_size}}),
                  [&s](Vec at, float size) { draw_survivor_sign(s.canvas, at, size * 0.8f, s.theme.hi); });
        page.row(words::kDiscardsRow, std::to_string(seen.survivor_discard.size()));
        page.say(mc::rule::A701);
        page.say(mc::rule::A704);
    } else {
        page.head(page.filled(words::kNamePlanetDeck, {{"n", seen.planet_deck_size}}),
                  [&s](Vec at, float size) { draw_action_sign(s.canvas, ActionSign::discover, at, size * 0.8f, s.theme.hi); });
        page.say(mc::rule::A321);
        page.say(mc::rule::A323);
    }
}

/// Returns what the Automa does in a step (MC-O12 to MC-O25).
const Rule& rule_of_step(const mc::Step& step) {
    namespace r = mc::rule;
    switch (step.what) {
        case mc::Do::upgrade: return r::O12;
        case mc::Do::collect: return r::O14;
        case mc::Do::crew: return r::O15;
        case mc::Do::travel: return step.seek == mc::Seek::undiscovered ? r::O20 : r::O18;
        case mc::Do::terraform: return r::O22;
        case mc::Do::scout: return r::O23;
        case mc::Do::colony: return r::O24;
        case mc::Do::outpost: break;
    }
    return r::O25;
}

/// Tells of the card of this turn or, between two of its turns, of the last one.
void tell_automa_card(ThingPage& page) {
    Scene& s = page.scene();
    const mc::Robot& robot = s.seen.robot;
    std::optional<mc::AutomaId> card = robot.card;
    if (!card && !robot.discard.empty()) card = robot.discard.back();
    const std::string title = card ? mc::kAutomaCards[*card].name.in(s.lang) : words::kNameAutoma.in(s.lang);
    page.head(title, [&s](Vec at, float size) { draw_automa_sign(s.canvas, at, size * 0.9f, s.theme.hi); });
    page.row(words::kAutomaDeckRow, std::to_string(s.seen.automa_deck_size));
    page.say(mc::rule::O4);
    page.say(mc::rule::O5);
    if (!card) {
        page.say(mc::rule::O7);
        return;
    }
    for (std::size_t i = 0; i < mc::kAutomaCards[*card].steps.size(); ++i) {
        const mc::Step& step = mc::kAutomaCards[*card].steps[i];
        page.caption(mc::step_text(step, s.lang));
        page.say(rule_of_step(step).text, robot.card && static_cast<int>(i) == robot.step);
        if (step.jumps) page.say(mc::rule::O17);
    }
}

}  // namespace

// --- 4 page of a card ---

void explain_card(ThingPage& page, Thing thing) {
    const int index = thing.index;
    switch (kind_of(thing)) {
        case Kind::crew: return tell_crew(page, static_cast<mc::CrewId>(index));
        case Kind::survivor: return tell_survivor(page, static_cast<mc::SurvivorId>(index));
        case Kind::settled: return tell_settled(page, thing.seat);
        case Kind::crew_discard: return tell_crew_discard(page);
        case Kind::crew_deck:
        case Kind::survivor_deck:
        case Kind::planet_deck: return tell_pile(page, kind_of(thing));
        case Kind::automa_card: return tell_automa_card(page);
        default: return;
    }
}

}  // namespace orrery::ui::microcosmos_table
