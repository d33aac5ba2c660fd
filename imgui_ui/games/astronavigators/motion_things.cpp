// 1 cards and tiles   2 tokens   3 figures and lights
#include <algorithm>
#include <cmath>

#include "engine/games/astronavigators/ids.h"
#include "engine/games/astronavigators/players.h"
#include "imgui_ui/games/astronavigators/card_frame.h"
#include "imgui_ui/games/astronavigators/cards.h"
#include "imgui_ui/games/astronavigators/motion_setting.h"
#include "imgui_ui/games/astronavigators/sky_chart.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::astronavigators_table {

// --- 1 cards and tiles ---

namespace {

constexpr int kRiseMs = 480, kRingMs = 420, kSunMs = 480;
constexpr float kFigureSize = 64, kTileSize = 40, kLeastTile = 22, kMostTile = 72;

unsigned observed_in_flight(const an::Player& player, an::QuestId quest) {
    unsigned out = 0;
    for (std::size_t i = 0; i < an::kQuestConstellations; ++i)
        if (contains(player.observed, an::kQuests[quest].constellations[i])) out |= 1u << i;
    return out;
}

/// Draws a card of the deck that turns over or flies.
void draw_flying_card(Scene& s, an::CardId card, const Flown& now) {
    constexpr float kEdge = 24;                            // seen from its edge it has no face
    if (now.to.w <= 0) return;
    const Rect r = rect_around(now.at.centre(), now.at.w * now.scale, now.at.h * now.scale);
    if (!now.is_front || r.w < kEdge) return draw_card_back(s.canvas, r, 0);
    CardLook look;
    look.lang = s.lang;
    draw_observation_card(s.canvas, card, r, look);
}

Color color_of_ring(const Theme& t, RingInk ink) { return ink == RingInk::gold ? t.warm : ink == RingInk::good ? t.good : t.bad; }

/// Returns the place of a tile on its way.
Rect flying_tile(const Flown& now) {
    return square_around(now.at.centre(), std::clamp(std::min(now.at.w, now.at.h), kLeastTile, kMostTile));
}

}  // namespace

void MotionSetting::set_off_cards(const Json& event, const std::string& what, Seat who) {
    const auto card = an::card_by_id(word_at(event, "card"));
    const auto quest = an::quest_by_id(word_at(event, "quest"));
    const auto tile = an::tile_by_id(word_at(event, "tile"));
    const auto stack = an::stack_by_id(word_at(event, "stack"));
    if (what == "observed" && card) observe(*card, who);
    else if (what == "observation_failed" && card) ring(card_thing(*card), was_at_(card_thing(*card)), RingInk::bad);
    else if (what == "scheduled" && card) schedule(event, *card, who);
    else if (what == "quest_started" && quest) start_quest(*quest, who);
    else if (what == "quest_completed" && quest) complete_quest(*quest, who);
    else if (what == "continent_tile" && tile) gain_tile(*tile, who);
    else if (what == "orbit_tile_taken" && stack) take_orbit_tile(*stack, who);
    else if (what == "orbit_swap" && stack) swap(event, *stack, who);
}

/// The figure of a constellation flies to its sets, a moon card to its token.
void MotionSetting::observe(an::CardId card, Seat who) {
    const Rect was = was_at_(card_thing(card));
    if (was.w <= 0) return;
    const Rect from = square_around(was.centre(), std::min(kFigureSize, std::max(was.h, flown::kSignSize)));
    std::vector<Thing> goals;
    if (an::is_moon(card)) {
        goals.push_back(in_sight(moon_thing(an::kCards[card].phase, who), who));
    } else {
        for (an::SetId set = 0; set < an::kSetCount; ++set) {
            const bool has_icon = (an::kCards[card].icons & an::icon_of(set)) != 0;
            if (has_icon && was_at_(set_thing(set, who)).w > 0) goals.push_back(set_thing(set, who));
        }
        if (goals.empty()) goals.push_back(sheet_of(who));
    }
    for (const Thing goal : goals) {
        Flight f = flight(card_thing(card), from, was_at_(goal), flown::kSignMs, Path::arc);
        f.onto = goal;
        f.stays = false;
        f.is_ornament = goal != goals.front();
        f.draw = [card](Scene& s, const Flown& now) {
            if (now.to.w <= 0) return;
            const float size = std::max(flown::kSignSize, std::min(now.at.w, now.at.h));
            const Vec at = now.at.centre();
            if (an::is_moon(card)) return draw_moon(s.canvas, an::kCards[card].phase, at, size / 2, true);
            s.canvas.circle(at, size * 0.6f, fade(s.theme.space1, 0.82f));
            s.canvas.circle_stroke(at, size * 0.6f, s.theme.gold, 1.5f);
            draw_figure(s.canvas, card, square_around(at, size * 0.86f), night_ink(), 1.4f);
        };
        motions_.add(std::move(f));
    }
}

void MotionSetting::schedule(const Json& event, an::CardId card, Seat who) {
    const auto move = [&](an::CardId moved, Thing onto, Rect to) {
        const Rect from = was_at_(card_thing(moved));
        Flight f = flight(card_thing(moved), from.w > 0 ? from : was_at_(sheet_of(who)), to, motion::kCardTravel, Path::arc);
        if (f.from.w <= 0) return;
        f.onto = onto;
        f.stays = onto == card_thing(moved);
        f.draw = [moved](Scene& s, const Flown& now) { draw_flying_card(s, moved, now); };
        motions_.add(std::move(f));
    };
    const bool is_in_slot = has_board(who) && contains(s_.player(who).schedule, card);
    move(card, is_in_slot ? card_thing(card) : sheet_of(who), was_at_(sheet_of(who)));
    const auto returned = an::card_by_id(word_at(event, "returned"));
    if (!returned) return;
    for (int week = 1; week <= an::kWeeks; ++week)
        if (contains(s_.seen.week(week), *returned)) move(*returned, card_thing(*returned), was_at_(week_thing(week)));
}

/// The first card of a month lay open on the deck. The others are turned over.
void MotionSetting::deal(const Json& event) {
    const auto card = an::card_by_id(word_at(event, "card"));
    const int week = number_at(event, "week");
    if (!card || week < 1 || week > an::kWeeks) return;
    const Rect deck = was_at_(thing(Kind::deck)), to = was_at_(week_thing(week));
    const int number = dealt_++;
    if (deck.w <= 0 && to.w <= 0) return;
    const bool flies = deck.w > 0;
    Flight f = flight(card_thing(*card), deck, to, flies ? motion::kCardTravel : motion::kMarkerDrop, flies ? Path::arc : Path::drop);
    f.onto = card_thing(*card);
    f.turns = flies && number > 0;
    f.draw = [card = *card](Scene& s, const Flown& now) { draw_flying_card(s, card, now); };
    motions_.add(std::move(f));
}

void MotionSetting::start_quest(an::QuestId quest, Seat who) {
    Rect from = was_at_(quest_thing(quest));
    if (from.w <= 0) from = was_at_(thing(Kind::quest_deck));
    if (from.w <= 0) from = was_at_(sheet_of(who));
    if (from.w <= 0) return;
    const bool is_mine = has_board(who);
    Flight f = flight(quest_thing(quest), from, was_at_(sheet_of(who)), motion::kCardTravel, Path::arc);
    f.onto = is_mine ? quest_thing(quest) : sheet_of(who);
    f.stays = is_mine;
    f.draw = [quest, who](Scene& s, const Flown& now) {
        if (now.to.w <= 0) return;
        CardLook look;
        look.lang = s.lang;
        const Rect r = rect_around(now.at.centre(), std::clamp(now.at.w, 100.0f, 240.0f), std::clamp(now.at.h, 96.0f, 170.0f));
        draw_quest_card(s.canvas, quest, r, observed_in_flight(s.player(who), quest), look);
    };
    motions_.add(std::move(f));
}

/// The quest turns over: its instrument is on the other side.
void MotionSetting::complete_quest(an::QuestId quest, Seat who) {
    const Rect from = was_at_(in_sight(quest_thing(quest), who));
    if (from.w <= 0) return;
    const Thing instrument = thing(Kind::instrument, quest);
    const bool is_mine = has_board(who);
    Flight f = flight(instrument, from, was_at_(sheet_of(who)), motion::kCardTravel + motion::kFlip, Path::arc);
    f.onto = is_mine ? instrument : sheet_of(who);
    f.stays = is_mine;
    f.draw = [quest, who](Scene& s, const Flown& now) {
        if (now.to.w <= 0) return;
        CardLook look;
        look.lang = s.lang;
        const Flip turn = flip(now.is_reduced ? 1.0f : eased(Ease::in_out, now.progress));
        const float w = std::clamp(now.at.w, 100.0f, 240.0f), h = std::clamp(now.at.h, 96.0f, 170.0f);
        const Rect edge = rect_around(now.at.centre(), std::max(2.0f, w * turn.width), h);
        if (turn.width < 0.6f) return draw_card_face(s.canvas, edge, card_corner(edge), Glow::none, 1);
        if (turn.front) draw_instrument_card(s.canvas, quest, edge, look);
        else draw_quest_card(s.canvas, quest, edge, observed_in_flight(s.player(who), quest), look);
    };
    motions_.add(std::move(f));
}

void MotionSetting::gain_tile(an::TileId tile, Seat who) {
    const auto continent = static_cast<int>(an::kTiles[tile].continent);
    const Rect vehicle = shows_earth() ? earth_.vehicle(s_.seen, who) : Rect{};
    const Rect place = who == s_.shown_seat() ? was_at_(thing(Kind::continent, continent)) : Rect{};
    const Rect to = place.w > 0 ? place : was_at_(sheet_of(who)), from = vehicle.w > 0 ? vehicle : to;
    if (from.w <= 0) return;
    Flight f = flight(tile_thing(tile), square_around(from.centre(), kTileSize), to, flown::kSignMs, Path::arc);
    f.onto = place.w > 0 ? tile_thing(tile) : sheet_of(who);
    f.stays = place.w > 0;
    f.draw = [tile](Scene& s, const Flown& now) {
        if (now.to.w > 0) draw_tile(s.canvas, tile, flying_tile(now), false);
    };
    motions_.add(std::move(f));
}

/// Returns the place of the tile on a space of the orbit board.
Rect MotionSetting::orbit_tile_on(an::StackId stack) const {
    if (!shows_orbit()) return {};
    const Rect r = orbit_.stages[an::stage_of(stack)];
    return square_around(r.centre(), std::clamp(std::min(r.w, r.h) * 0.6f, 18.0f, 72.0f));
}

/// It flies with its back up, because only its owner may look at it.
void MotionSetting::take_orbit_tile(an::StackId stack, Seat who) {
    const auto& own = s_.player(who).orbit_stacks;
    const auto index = static_cast<int>(std::find(own.begin(), own.end(), stack) - own.begin());
    const Rect board = orbit_tile_on(stack), from = board.w > 0 ? board : was_at_(sheet_of(who));
    if (from.w <= 0) return;
    const Thing what = thing(Kind::orbit_tile, index, who);
    Flight f = flight(what, from, was_at_(sheet_of(who)), motion::kCardTravel, Path::arc);
    f.onto = has_board(who) ? what : sheet_of(who);
    f.stays = has_board(who);
    f.draw = [stack](Scene& s, const Flown& now) {
        if (now.to.w > 0) draw_orbit_tile(s.canvas, stack, {}, flying_tile(now));
    };
    motions_.add(std::move(f));
}

void MotionSetting::reveal(const Json& event) {
    const auto stack = an::stack_by_id(word_at(event, "stack"));
    const int dv = number_at(event, "dv");
    if (!stack || dv < 0 || !shows_orbit()) return;
    const Rect place = orbit_tile_on(*stack);
    Flight f = flight({}, place, place, motion::kFlip + motion::kDieSettle, Path::line);
    f.turns = f.is_ornament = f.waits_for_all = true;
    f.draw = [stack = *stack, dv](Scene& s, const Flown& now) {
        draw_orbit_tile(s.canvas, stack, now.is_front ? std::optional(dv) : std::nullopt, now.at);
    };
    motions_.add(std::move(f));
}

/// Both tiles are known to all afterwards.
void MotionSetting::swap(const Json& event, an::StackId stack, Seat who) {
    const auto& own = s_.player(who).orbit_stacks;
    const auto index = static_cast<int>(std::find(own.begin(), own.end(), stack) - own.begin());
    const Rect board = orbit_tile_on(stack);
    const Rect mine = was_at_(in_sight(thing(Kind::orbit_tile, index, who), who));
    if (board.w <= 0 || mine.w <= 0) return;
    const auto cross = [&](const char* key, Rect from, Rect to) {
        const auto tile = an::orbit_tile_by_id(word_at(event, key));
        if (!tile) return;
        Flight f = flight({}, from, to, motion::kCardTravel, Path::arc);
        f.is_ornament = true;
        f.draw = [stack, dv = int{an::kOrbitTiles[*tile].dv}](Scene& s, const Flown& now) {
            draw_orbit_tile(s.canvas, stack, dv, flying_tile(now));
        };
        motions_.add(std::move(f));
    };
    cross("placed", mine, board);
    cross("taken", board, mine);
}

// --- 2 tokens ---

void MotionSetting::set_off_tokens(const Json& event, const std::string& what, Seat who) {
    const auto transport = an::transport_by_id(word_at(event, "transport"));
    if (what == "selected") {
        const int week = number_at(event, "week");
        if (week < 1 || week > an::kWeeks) return;
        fly_sign(was_at_(sheet_of(who)), week_thing(week),
                 [who](Scene& s, Vec at, float size) { draw_emblem(s.canvas, s.color_of(who), at, size / 2); });
    } else if (what == "vehicle_token" && transport) {
        fly_sign(was_at_(thing(Kind::vehicle, 0, who)),
                 in_sight(thing(Kind::token, static_cast<int>(*transport), who), who),
                 [transport = *transport](Scene& s, Vec at, float size) { draw_transport(s.canvas, transport, at, size, s.theme.gold); });
        ring_on(thing(Kind::token, static_cast<int>(*transport), who), who, RingInk::gold);
    } else if (what == "chain_tile" && transport) {
        const auto tile = an::tile_by_id(word_at(event, "tile"));
        if (!tile) return;
        fly_sign(was_at_(in_sight(tile_thing(*tile), who)),
                 thing(Kind::vehicle, 0, who),
                 [transport = *transport](Scene& s, Vec at, float size) { draw_transport(s.canvas, transport, at, size, s.theme.gold); });
    } else if (what == "set_completed") {
        if (const auto set = an::set_by_id(word_at(event, "set"))) ring_on(set_thing(*set, who), who, RingInk::good);
    } else if (what == "moon_token_activated") {
        ring_on(moon_thing(number_at(event, "phase"), who), who, RingInk::good);
    } else if (what == "dv_cancelled") {
        const int phase = number_at(event, "phase");
        fly_sign(was_at_(in_sight(gauge_thing(an::Gauge::sxt, who), who)), in_sight(moon_thing(phase, who), who),
                 [phase](Scene& s, Vec at, float size) { draw_moon(s.canvas, phase, at, size / 2, true); });
    } else if (what == "placed") {
        put_token(event, who);
    } else if (what == "tokens_restored") {
        ring_on(sheet_of(who), who, RingInk::good);
    }
}

void MotionSetting::put_token(const Json& event, Seat who) {
    const std::string where = word_at(event, "where");
    const auto at = std::find(an::kGaugeIds.begin(), an::kGaugeIds.end(), where);
    if (at == an::kGaugeIds.end()) return;
    const Thing gauge = gauge_thing(static_cast<an::Gauge>(at - an::kGaugeIds.begin()), who);
    if (const auto set = an::set_by_id(word_at(event, "token"))) {
        fly_sign(was_at_(in_sight(set_thing(*set, who), who)), in_sight(gauge, who),
                 [set = *set](Scene& s, Vec place, float size) {
                     s.canvas.circle(place, size * 0.7f, s.theme.s3);
                     draw_set_sign(s.canvas, set, place, size, s.theme.hi);
                 });
    } else if (const int phase = number_at(event, "token"); phase >= 1) {
        fly_sign(was_at_(in_sight(moon_thing(phase, who), who)), in_sight(gauge, who),
                 [phase](Scene& s, Vec place, float size) { draw_moon(s.canvas, phase, place, size / 2, true); });
    }
}

// --- 3 figures and lights ---

void MotionSetting::fly_sign(Rect from, Thing onto, std::function<void(Scene&, Vec, float)> draw) {
    if (from.w <= 0) return;
    Flight f = flight({}, square_around(from.centre(), flown::kSignSize), was_at_(onto), flown::kSignMs, Path::arc);
    f.onto = onto;
    f.is_ornament = true;
    f.draw = [draw = std::move(draw)](Scene& s, const Flown& now) {
        if (now.to.w > 0) draw(s, now.at.centre(), flown::kSignSize);
    };
    motions_.add(std::move(f));
}

/// NK (dial 0) or DV (dial 1) rise from the dial. Several follow each other.
void MotionSetting::rise(int dial, Seat who, int points) {
    const Thing onto = in_sight(thing(Kind::dial, dial, who), who);
    Flight f = flight(thing(Kind::dial, dial, who), {}, was_at_(onto), kRiseMs, Path::own);
    if (f.to.w <= 0) return;
    f.onto = onto;
    f.is_ornament = f.waits_its_turn = true;
    f.draw = [dial, words = "+" + std::to_string(points)](Scene& s, const Flown& now) {
        constexpr float kUp = 34, kSize = type::kH2, kHolds = 0.55f;
        const float p = eased(Ease::out, now.progress);
        const auto faded = s.canvas.faded(now.progress < kHolds ? 1.0f : (1 - now.progress) / (1 - kHolds));
        const Vec at{now.to.centre().x, now.to.centre().y - kUp * p};
        const float wide = s.canvas.text_width(words, kSize, Weight::bold) + 14;
        s.canvas.rect(rect_around(at, wide, kSize + 8), (kSize + 8) / 2, fade(s.theme.space1, 0.85f));
        s.canvas.text(at, words, kSize, dial == 0 ? s.theme.gold : s.theme.bad, Weight::bold, Align::center);
    };
    motions_.add(std::move(f));
}

void MotionSetting::ring(Thing what, Rect place, RingInk ink) {
    if (place.w <= 0) return;
    Flight f = flight({}, {}, place, kRingMs, Path::own);
    f.onto = what;
    f.is_ornament = true;
    f.draw = [ink](Scene& s, const Flown& now) {
        const float p = eased(Ease::out, now.progress), radius = std::clamp(std::min(now.to.w, now.to.h), 24.0f, 160.0f) * 0.6f;
        const Color color = color_of_ring(s.theme, ink);
        s.canvas.glow(now.to.centre(), radius * (0.6f + p), color, 0.7f * (1 - p));
        s.canvas.circle_stroke(now.to.centre(), radius * (0.4f + p), fade(color, 1 - p), 2);
    };
    motions_.add(std::move(f));
}

/// The sun goes on along the ecliptic. At the end of a year it leaves at the left edge of the map and comes in at the right one.
void MotionSetting::shift_month(int sun_step) {
    const Thing sun = thing(Kind::sun);
    const Rect from = was_at_(sun);
    if (from.w <= 0) return;
    Flight f = flight(sun, from, from, kSunMs, sun_step == 0 ? Path::own : Path::line);
    f.onto = sun;
    f.draw = [wraps = sun_step == 0](Scene& s, const Flown& now) {
        constexpr float kMonth = 2.2f, kDisc = 0.44f, kLeast = 6, kMost = 24;
        Vec at = now.at.centre();
        const float t = eased(Ease::in_out, now.progress);
        float strength = 1;
        if (wraps && !now.is_reduced) {
            const float way = now.to.w * kMonth;
            const bool sets = t < 0.5f;
            strength = std::abs(t - 0.5f) * 2;
            at = sets ? Vec{now.from.centre().x - way * t, now.from.centre().y} : Vec{now.to.centre().x + way * (1 - t), now.to.centre().y};
        }
        const auto faded = s.canvas.faded(strength);
        s.canvas.glow(at, now.to.w * 1.2f, s.theme.warm, 0.4f);
        draw_sun(s.canvas, at, std::clamp(now.to.w * kDisc, kLeast, kMost));
    };
    motions_.add(std::move(f));
}

}  // namespace orrery::ui::astronavigators_table
