// 1 quests   2 instruments   3 heads of animals   4 characters   5 agendas
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/card_frame.h"
#include "imgui_ui/games/astronavigators/cards.h"
#include "imgui_ui/games/astronavigators/cards_words.h"
#include "imgui_ui/games/astronavigators/pen.h"
#include "imgui_ui/games/astronavigators/sky_chart.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui::astronavigators_table {

namespace {

constexpr Color kBandInk = rgb(0x12182A), kSealInk = rgb(0xE8D9AE);
constexpr float kCardBand = 30, kCardPad = 8, kCardLine = 16;

/// Draws the band at the left of a card in the colour of a continent, with its mark at the foot where there is room.
void draw_continent_band(Canvas& c, an::Continent continent, Rect r, float corner) {
    const Color colour = continent_color(continent);
    const Rect band{r.x + 1, r.y + 1, r.w, r.h - 2};
    c.gradient(band, {corner, 0, 0, corner}, mix(colour, kWhite, c.theme().flat ? 0 : 0.14f), colour);
    if (r.h >= 56) draw_continent_mark(c, continent, {band.centre().x, band.bottom() - r.w * 0.5f}, r.w * 0.42f, kBandInk);
}

/// Draws text in as many whole lines as fit between `top` and `bottom`. Returns the end of what it drew; `top` if not all of it fits.
float draw_if_it_fits(Canvas& c, float x, float top, float bottom, float room, std::string_view text, float size, Color ink,
                      Weight weight) {
    const float high = static_cast<float>(c.lines(text, size, weight, room).size()) * kCardLine;
    if (top + high > bottom) return top;
    return top + c.paragraph({x, top + kCardLine / 2}, text, size, ink, weight, room, kCardLine);
}

/// Draws the name of a card in up to three lines from `top`. Returns its end.
float draw_card_name(Canvas& c, float x, float top, float room, std::string_view name, float size) {
    const std::size_t most = c.lines(name, type::kSmall, Weight::bold, room).size() > 2 ? 3 : 2;
    const float fitting = c.whole_words(name, size, Weight::bold, room, most);
    const std::size_t lines = std::min(most, c.lines(name, fitting, Weight::bold, room).size());
    c.paragraph({x, top + kCardLine / 2}, name, fitting, c.theme().ink, Weight::bold, room, kCardLine, Align::left, static_cast<int>(most));
    return top + static_cast<float>(lines) * kCardLine;
}

/// Returns the number of lines in which a name stands in the middle of a chip without a torn word; 0 if it has no room.
int chip_lines(const Canvas& c, std::string_view name, float room, float high) {
    constexpr float kChipLine = 15;
    if (room <= 0 || c.widest_word(name, type::kSmall, Weight::bold) > room) return 0;
    const int lines = static_cast<int>(c.lines(name, type::kSmall, Weight::bold, room).size());
    return static_cast<float>(lines) * kChipLine <= high - 2 ? lines : 0;
}

/// Draws a small card: a sign on the band, and the name where it has room. A quest also shows what of it has been `observed`.
void draw_named_chip(Canvas& c, an::QuestId quest, Rect r, std::string_view name, std::optional<unsigned> observed, const CardLook& look) {
    constexpr float kProgress = 15, kWithProgress = 30, kMostBand = 34;
    const Theme& t = c.theme();
    const an::Continent continent = an::kQuests[quest].continent;
    const float corner = card_corner(r), band = std::min({r.h, kMostBand, r.w * 0.4f}), x = r.x + band + 6, room = r.right() - 5 - x;
    const bool has_progress = observed && r.h >= kWithProgress;
    const float high = r.h - (has_progress ? kProgress + 1 : 0);
    const int lines = chip_lines(c, name, room, high);
    draw_card_face(c, r, corner, look.glow, look.breath);
    Vec progress{x + 7, r.bottom() - kProgress / 2 - 2};
    if (lines > 0) {
        draw_continent_band(c, continent, {r.x, r.y, band, r.h}, corner);
        const float sign_y = r.h >= 56 ? r.y + r.h * 0.34f : r.centre().y;
        draw_instrument(c, quest, {r.x + 1 + band / 2, sign_y}, std::min(band - 8, r.h - 8), kBandInk);
        c.fit_lines({x, r.y + 1 + high / 2}, name, type::kLabel, t.ink, Weight::bold, Align::left, room, lines);
    } else {
        // Without room for the name the whole card takes the colour of its continent.
        c.rect(r.grown(-1), corner, continent_color(continent));
        draw_instrument(c, quest, {r.centre().x, r.y + high / 2}, std::max(12.0f, std::min({high - 8, r.w - 8, 26.0f})), kBandInk);
        progress.x = r.centre().x - 14;
    }
    if (!has_progress) return;
    for (std::size_t i = 0; i < an::kQuestConstellations; ++i, progress.x += 14) {
        if ((*observed >> i & 1u) != 0) draw_tick(c, progress, 12);
        else c.circle_stroke(progress, 5, lines > 0 ? t.ink2 : kBandInk, 1.2f);
    }
}

}  // namespace

// --- 1 quests ---

namespace {

int count_bits(unsigned bits) {
    int count = 0;
    for (std::size_t i = 0; i < an::kQuestConstellations; ++i) count += static_cast<int>(bits >> i & 1u);
    return count;
}

std::string targets_of(const an::Quest& quest, Lang lang) {
    std::vector<std::string> names;
    for (const an::SpaceId space : quest.targets.spaces)
        if (space != an::kNoSpace) names.push_back(an::space_name(space, lang));
    return any_in_text(names, lang);
}

/// Draws a pin, the sign of places on the map.
void draw_pin(Canvas& c, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink, 0.12f);
    pen.path({{-0.52f, -0.1f}, {0, 0.94f}, {0.52f, -0.1f}});
    pen.arc({0, -0.3f}, 0.56f, 0.88f * kPi, 2.12f * kPi);
    pen.disc({0, -0.3f}, 0.2f);
}

/// Draws a constellation of a quest, ticked if it has been observed, with its name below where `has_name`.
void draw_quest_figure(Canvas& c, an::CardId card, Rect r, bool is_observed, bool has_name, Lang lang) {
    const Rect picture{r.x, r.y, r.w, r.h - (has_name ? 17 : 0)};
    draw_night(c, picture, 5);
    draw_figure(c, card, picture.grown(-std::min(5.0f, picture.h * 0.14f)), fade(night_ink(), is_observed ? 1.0f : 0.7f), 1.2f);
    if (is_observed) {
        c.rect_stroke(picture, 5, good_on_ivory(c.theme()), 2);
        draw_tick(c, {picture.right() - 7, picture.y + 7}, std::clamp(picture.h * 0.4f, 12.0f, 16.0f));
    }
    if (has_name)
        c.fit({r.centre().x, r.bottom() - 8}, an::card_name(card, lang), type::kSmall, c.theme().ink, Weight::medium, Align::center, r.w);
}

/// Draws what so many observed constellations pay. The reward that counts now is filled.
void draw_quest_reward(Canvas& c, int observed, int nk, Rect r, bool is_due, Lang lang) {
    const Theme& t = c.theme();
    const Color ground = mix(t.game(GameKey::astronavigators), kBlack, 0.5f), ink = is_due ? kWhite : t.ink;
    if (is_due) c.rect(r, 5, t.flat ? kBlack : ground);
    c.rect_stroke(r, 5, is_due ? ink : t.card_line, 1);
    const std::string whole = fill(words::kNkOf, lang, {{"n", nk}});
    constexpr float kStar = 8;
    constexpr int kWidestReward = 12;
    // All rewards of a card are alike: with stars if the widest has room for them, and with the unit.
    const std::string widest = fill(words::kNkOf, lang, {{"n", kWidestReward}});
    const float most = an::kQuestConstellations * kStar + 4;
    const bool has_stars = most + c.text_width(std::to_string(kWidestReward), type::kSmall, Weight::bold) <= r.w - 4;
    const float stars = has_stars ? static_cast<float>(observed) * kStar + 4 : 0;
    const bool has_unit = (has_stars ? most : 0) + c.text_width(widest, type::kSmall, Weight::bold) <= r.w - 4;
    const std::string shown = has_unit ? whole : std::to_string(nk);
    const float x = r.centre().x - (stars + c.text_width(shown, type::kSmall, Weight::bold)) / 2;
    for (int i = 0; has_stars && i < observed; ++i)
        Pen(c, {x + (static_cast<float>(i) + 0.5f) * kStar, r.centre().y}, 9, ink).star({}, 1, 4, 0.36f);
    c.text({x + stars, r.centre().y}, shown, type::kSmall, ink, Weight::bold);
}

}  // namespace

void draw_quest_card(Canvas& c, an::QuestId quest, Rect r, unsigned observed, const CardLook& look) {
    constexpr float kWholeWide = 128, kWholeHigh = 104, kGap = 5, kReward = 20, kNameRow = 17, kLeastFigure = 26;
    if (!look.is_open) return draw_night_back(c, r, 0);
    const an::Quest& what = an::kQuests[quest];
    const std::string name = an::quest_name(quest, look.lang);
    if (r.w < kWholeWide || r.h < kWholeHigh) return draw_named_chip(c, quest, r, name, observed, look);
    const Theme& t = c.theme();
    const float corner = card_corner(r), x = r.x + kCardBand + kCardPad, room = r.right() - kCardPad - x;
    draw_card_face(c, r, corner, look.glow, look.breath);
    draw_continent_band(c, what.continent, {r.x, r.y, kCardBand, r.h}, corner);
    draw_instrument(c, quest, {r.x + kCardBand / 2 + 1, r.y + kCardPad + 11}, 21, kBandInk);
    float y = draw_card_name(c, x, r.y + kCardPad - 1, room, name, type::kBody);
    const float rewards = r.bottom() - kCardPad - kReward;
    // The places come before the names of the figures, and these before taller pictures.
    const float before = y;
    y = draw_if_it_fits(c, x + 16, y, rewards - kGap - kLeastFigure - kGap, room - 16, targets_of(what, look.lang), type::kSmall, t.ink2,
                        Weight::medium);
    if (y > before) draw_pin(c, {x + 6, before + kCardLine / 2}, 13, t.ink2);
    y += kGap;
    const float column = (room - 2 * kGap) / 3, tall = rewards - kGap - y;
    bool has_names = tall >= kLeastFigure + kNameRow;
    for (const an::CardId card : what.constellations)
        has_names = has_names && c.text_width(an::card_name(card, look.lang), type::kSmall) <= column;
    const int done = count_bits(observed);
    for (std::size_t i = 0; i < an::kQuestConstellations; ++i) {
        const float left = x + static_cast<float>(i) * (column + kGap);
        const int number = static_cast<int>(i) + 1;
        if (tall >= 16)
            draw_quest_figure(c, what.constellations[i], {left, y, column, tall}, (observed >> i & 1u) != 0, has_names, look.lang);
        draw_quest_reward(c, number, what.rewards[i], {left, rewards, column, kReward}, number == done, look.lang);
    }
}

// --- 2 instruments ---

void draw_instrument_card(Canvas& c, an::QuestId quest, Rect r, const CardLook& look) {
    constexpr float kWholeWide = 170, kWholeHigh = 64;
    if (!look.is_open) return draw_night_back(c, r, 0);
    const an::Continent continent = an::kQuests[quest].continent;
    const std::string name = an::instrument_name(quest, look.lang);
    if (r.w < kWholeWide || r.h < kWholeHigh) return draw_named_chip(c, quest, r, name, {}, look);
    const float corner = card_corner(r), band = std::clamp(r.w * 0.22f, 44.0f, 64.0f);
    const float x = r.x + band + kCardPad, room = r.right() - kCardPad - x;
    draw_card_face(c, r, corner, look.glow, look.breath);
    draw_continent_band(c, continent, {r.x, r.y, band, r.h}, corner);
    draw_instrument(c, quest, {r.x + band / 2, r.y + r.h * 0.4f}, std::min(band * 0.66f, r.h * 0.5f), kBandInk);
    const float y = draw_card_name(c, x, r.y + kCardPad - 1, room, name, type::kBody) + 2;
    const std::string_view text = an::kInstruments[quest].text.in(look.lang);
    const float label = draw_if_it_fits(c, x, y, r.bottom() - 4, room, text, type::kLabel, c.theme().ink2, Weight::medium);
    if (label == y) draw_if_it_fits(c, x, y, r.bottom() - 4, room, text, type::kSmall, c.theme().ink2, Weight::medium);
}

// --- 3 heads of animals ---

namespace {

constexpr Color kAnimalDark = rgb(0x23202A), kAnimalWhite = rgb(0xF4F0E4), kBeak = rgb(0xF0B13C), kEagleBrow = rgb(0xCFC8B4);
constexpr Color kBearFur = rgb(0x8D5B38), kBearMuzzle = rgb(0xDDB78C), kJaguarFur = rgb(0xE3A644), kMane = rgb(0x9C5A22);
constexpr Color kLionFur = rgb(0xE8B863);
constexpr Color kKoalaFur = rgb(0x98A1AE), kKoalaEar = rgb(0xD7DBE2), kPenguinBlack = rgb(0x2B303C);
constexpr Color kHelmet = rgb(0xE6ECF6), kVisor = rgb(0x9FC4F2);

void draw_eyes(Canvas& c, const UnitBox& p, float apart, float v, float r) {
    for (const float side : {-1.0f, 1.0f}) {
        c.circle(p(side * apart, v), r * p.half, kAnimalDark);
        if (p.half >= 14) c.circle(p(side * apart + 0.03f, v - 0.04f), r * p.half * 0.34f, kWhite);
    }
}
void draw_ears(Canvas& c, const UnitBox& p, float apart, float v, float r, Color outer, Color inner) {
    for (const float side : {-1.0f, 1.0f}) {
        c.circle(p(side * apart, v), r * p.half, outer);
        c.circle(p(side * apart, v + 0.03f), r * p.half * 0.54f, inner);
    }
}
/// Draws a muzzle with a nose, in a box around the point.
void draw_muzzle(Canvas& c, const UnitBox& p, Color muzzle) {
    c.ellipse(p(0, 0.34f), 0.4f * p.half, 0.3f * p.half, 0, muzzle);
    c.ellipse(p(0, 0.2f), 0.15f * p.half, 0.1f * p.half, 0, kAnimalDark);
    c.line(p(0, 0.24f), p(0, 0.42f), kAnimalDark, std::max(1.0f, p.half * 0.06f), Cap::round);
}

/// Draws the head of the animal of a continent's character in a circle.
void draw_animal(Canvas& c, an::Continent continent, Vec centre, float r) {
    const UnitBox p{centre, r};
    switch (continent) {
        case an::Continent::north_america:                 // eagle
            c.bezier_fill({p(-0.72f, 0.78f), p(-0.9f, -0.4f), p(-0.5f, -0.86f), p(0, -0.86f), p(0.5f, -0.86f), p(0.9f, -0.4f),
                           p(0.72f, 0.78f),
                           p(0.3f, 0.94f), p(-0.3f, 0.94f), p(-0.72f, 0.78f)}, kAnimalWhite);
            c.polygon({p(-0.66f, -0.3f), p(-0.14f, -0.08f), p(-0.2f, 0.04f), p(-0.6f, -0.12f)}, kEagleBrow);
            c.polygon({p(0.66f, -0.3f), p(0.14f, -0.08f), p(0.2f, 0.04f), p(0.6f, -0.12f)}, kEagleBrow);
            draw_eyes(c, p, 0.36f, 0.02f, 0.11f);
            return c.bezier_fill({p(-0.24f, 0.06f), p(-0.1f, -0.06f), p(0.1f, -0.06f), p(0.24f, 0.06f), p(0.26f, 0.4f), p(0.1f, 0.62f),
                                  p(0, 0.8f),
                                  p(-0.1f, 0.62f), p(-0.26f, 0.4f), p(-0.24f, 0.06f)}, kBeak);
        case an::Continent::europe:                        // bear
            draw_ears(c, p, 0.6f, -0.56f, 0.28f, kBearFur, kBearMuzzle);
            c.circle(p(0, 0.04f), 0.78f * r, kBearFur);
            draw_muzzle(c, p, kBearMuzzle);
            return draw_eyes(c, p, 0.32f, -0.12f, 0.1f);
        case an::Continent::asia:                          // giant panda
            draw_ears(c, p, 0.6f, -0.58f, 0.28f, kAnimalDark, kAnimalDark);
            c.circle(p(0, 0.04f), 0.78f * r, kAnimalWhite);
            c.ellipse(p(-0.33f, -0.08f), 0.2f * r, 0.26f * r, 0.5f, kAnimalDark);
            c.ellipse(p(0.33f, -0.08f), 0.2f * r, 0.26f * r, -0.5f, kAnimalDark);
            for (const float side : {-1.0f, 1.0f}) c.circle(p(side * 0.3f, -0.1f), 0.07f * r, kWhite);
            return draw_muzzle(c, p, kAnimalWhite);
        case an::Continent::south_america: {               // jaguar
            draw_ears(c, p, 0.58f, -0.58f, 0.24f, kJaguarFur, kAnimalDark);
            c.circle(p(0, 0.04f), 0.76f * r, kJaguarFur);
            static constexpr std::array<Vec, 7> kSpots{
                {{-0.18f, -0.5f}, {0.18f, -0.5f}, {0, -0.34f}, {-0.56f, 0.02f}, {0.56f, 0.02f}, {-0.5f, 0.32f}, {0.5f, 0.32f}}};
            for (const Vec spot : kSpots) c.circle(p(spot.x, spot.y), 0.08f * r, kMane);
            draw_muzzle(c, p, kAnimalWhite);
            return draw_eyes(c, p, 0.32f, -0.12f, 0.1f);
        }
        case an::Continent::africa:                        // lion
            for (int i = 0; i < 12; ++i) c.circle(polar(p(0, 0.02f), 0.68f * r, static_cast<float>(i) * kTau / 12), 0.28f * r, kMane);
            c.circle(p(0, 0.06f), 0.6f * r, kLionFur);
            draw_muzzle(c, p, kAnimalWhite);
            return draw_eyes(c, p, 0.26f, -0.1f, 0.09f);
        case an::Continent::oceania:                       // koala
            draw_ears(c, p, 0.68f, -0.28f, 0.36f, kKoalaFur, kKoalaEar);
            c.circle(p(0, 0.06f), 0.7f * r, kKoalaFur);
            c.ellipse(p(0, 0.2f), 0.17f * r, 0.28f * r, 0, kAnimalDark);
            return draw_eyes(c, p, 0.34f, -0.06f, 0.09f);
        case an::Continent::antarctica:                    // penguin
            c.circle(p(0, 0), 0.8f * r, kPenguinBlack);
            for (const float side : {-1.0f, 1.0f}) c.ellipse(p(side * 0.28f, 0.04f), 0.34f * r, 0.42f * r, 0, kAnimalWhite);
            c.ellipse(p(0, 0.44f), 0.46f * r, 0.3f * r, 0, kAnimalWhite);
            draw_eyes(c, p, 0.3f, -0.02f, 0.1f);
            return c.polygon({p(-0.2f, 0.16f), p(0.2f, 0.16f), p(0, 0.5f)}, kBeak);
    }
}

}  // namespace

// --- 4 characters ---

namespace {

/// Draws a character in a circle of its continent's colour. Astronauts look out of a helmet.
void draw_portrait(Canvas& c, an::CharacterId character, Vec centre, float r, bool is_astronaut) {
    const an::Continent continent = an::kCharacters[character].continent;
    const Color colour = continent_color(continent);
    const float rim = std::max(1.5f, r * 0.1f);
    c.gradient_circle(centre, r, mix(colour, kBlack, 0.3f), mix(colour, kBlack, 0.55f), kPi / 2);
    draw_animal(c, continent, {centre.x, centre.y + r * 0.02f}, r * (is_astronaut ? 0.68f : 0.8f));
    if (is_astronaut) {
        c.circle_stroke(centre, r - rim, kHelmet, rim * 2);
        c.arc(centre, r * 0.68f, 1.06f * kPi, 1.42f * kPi, fade(kVisor, 0.9f), std::max(1.2f, r * 0.08f), Cap::round);
        c.circle_stroke(centre, r - 0.5f, kAnimalDark, 1);
    } else {
        c.circle_stroke(centre, r - rim / 2, colour, rim);
    }
    if (r < 15) return;
    const Vec badge{centre.x + r * 0.74f, centre.y + r * 0.72f};
    const float size = std::max(8.0f, r * 0.32f);
    c.circle(badge, size + 1, kAnimalDark);
    c.circle(badge, size, colour);
    draw_continent_mark(c, continent, badge, size * 1.2f, kBandInk);
}

}  // namespace

void draw_character_card(Canvas& c, an::CharacterId character, Rect r, bool is_astronaut, const CardLook& look) {
    constexpr float kNamed = 76, kUpright = 96, kLeastWithFact = 190, kLeastWide = 130;
    const Theme& t = c.theme();
    const an::Character& who = an::kCharacters[character];
    const float corner = card_corner(r);
    if (!look.is_open) return draw_night_back(c, r, 0);
    draw_card_face(c, r, corner, look.glow, look.breath);
    const std::string name = an::character_name(character, look.lang);
    const std::string status = an::status_name(is_astronaut ? an::Status::astronaut : an::Status::astronomer, look.lang);
    const std::string animal = who.animal.in(look.lang), home = an::continent_name(who.continent, look.lang);
    if (r.w < kNamed && r.h < kUpright) return draw_portrait(c, character, r.centre(), std::min(r.w, r.h) * 0.42f, is_astronaut);
    const auto draw_status = [&](Vec left, float room) {
        if (c.text_width(status, type::kSmall) > room - 18) return;
        if (is_astronaut) draw_transport(c, an::Transport::spacecraft, {left.x + 7, left.y}, 15, t.ink2);
        else draw_gauge_sign(c, an::Gauge::sct, {left.x + 7, left.y}, 14, t.ink2);
        c.text({left.x + 18, left.y}, status, type::kSmall, t.ink2);
    };
    if (r.h > r.w * 0.9f && r.h >= kUpright) {
        // Upright: the head above, what is written below it, as much of it as has room.
        const float room = r.w - 2 * kCardPad;
        const std::size_t lines = std::min<std::size_t>(2, c.lines(name, type::kLabel, Weight::bold, room).size());
        const std::string_view fact = who.fact.in(look.lang);
        const float told = static_cast<float>(c.lines(fact, type::kSmall, Weight::medium, room).size()) * kCardLine + 4;
        const bool has_more = r.h >= 150 && std::max(c.text_width(animal, type::kSmall), c.text_width(home, type::kSmall)) <= room;
        const bool has_fact = r.h >= told + kLeastWithFact && r.w >= kLeastWide;
        const float foot = static_cast<float>(lines + 1) * kCardLine + (has_more ? 2 * kCardLine : 0) + (has_fact ? told : 0) + kCardPad;
        const float high = r.h - foot - kCardPad;
        draw_portrait(c, character, {r.centre().x, r.y + kCardPad + high / 2}, std::min(high, room) * 0.47f, is_astronaut);
        float y = r.bottom() - foot + kCardLine / 2;
        c.paragraph({r.centre().x, y}, name, type::kLabel, t.ink, Weight::bold, room, kCardLine, Align::center, 2);
        y += static_cast<float>(lines) * kCardLine;
        if (has_more) {
            c.fit({r.centre().x, y}, animal, type::kSmall, t.ink2, Weight::medium, Align::center, room);
            c.fit({r.centre().x, y + kCardLine}, home, type::kSmall, t.ink2, Weight::medium, Align::center, room);
            y += 2 * kCardLine;
        }
        const float wide = c.text_width(status, type::kSmall) + 18;
        draw_status({r.centre().x - wide / 2, y}, room + 2);
        if (has_fact)
            c.paragraph({r.centre().x, y + kCardLine + 4}, fact, type::kSmall, t.ink, Weight::medium, room, kCardLine, Align::center);
        return;
    }
    const float radius = std::min(r.h * 0.42f, 40.0f), x = r.x + radius * 2 + 14, room = r.right() - kCardPad - x;
    const bool is_named = c.widest_word(name, type::kSmall, Weight::bold) <= room;
    draw_portrait(c, character, {is_named ? r.x + radius + 6 : r.centre().x, r.centre().y}, radius, is_astronaut);
    if (!is_named) return;
    const std::string origin = all_in_text({animal, home}, look.lang);
    const bool has_status = r.h >= 46, has_home = r.h >= 76 && c.text_width(origin, type::kSmall) <= room;
    const float rows = 1 + (has_status ? 1.0f : 0.0f) + (has_home ? 1.0f : 0.0f);
    float y = r.centre().y - (rows - 1) * 9;
    c.fit_lines({x, y}, name, has_home ? type::kBody : type::kLabel, t.ink, Weight::bold, Align::left, room,
                !has_status && r.h >= 34 ? 2 : 1);
    if (has_home) {
        y += 18;
        c.text({x, y}, origin, type::kSmall, t.ink2);
    }
    if (has_status) draw_status({x, y + 18}, room);
}

// --- 5 agendas ---

void draw_agenda_card(Canvas& c, an::AgendaId agenda, Rect r, const CardLook& look) {
    constexpr float kWholeWide = 120, kWholeHigh = 60;
    const Theme& t = c.theme();
    const float corner = card_corner(r);
    if (!look.is_open) {
        draw_night_back(c, r, 0);
        return Pen(c, r.centre(), std::min(r.w, r.h) * 0.34f, t.flat ? kWhite : kSealInk).star({}, 1, 5, 0.44f);
    }
    draw_card_face(c, r, corner, look.glow, look.breath);
    const std::string name = an::agenda_name(agenda, look.lang);
    const an::Continent continent = an::kCharacters[an::character_of(agenda)].continent;
    if (r.w < kWholeWide || r.h < kWholeHigh) {
        // The star and the name, or only one of them.
        constexpr float kStar = 14;
        const float room = r.w - 12, beside = room - kStar - 4;
        const int lines_beside = chip_lines(c, name, beside, r.h), lines = lines_beside > 0 ? lines_beside : chip_lines(c, name, room, r.h);
        const float star = lines > 0 ? kStar : std::min({24.0f, r.h - 8, r.w - 8}), x = r.x + 6 + (lines_beside > 0 ? kStar + 4 : 0);
        const Vec at = lines > 0 ? Vec{r.x + 6 + kStar / 2, r.centre().y} : r.centre();
        if (lines_beside > 0 || lines == 0) Pen(c, at, star, t.ink2).star({}, 1, 5, 0.44f);
        if (lines > 0) c.fit_lines({x, r.centre().y}, name, type::kLabel, t.ink, Weight::bold, Align::left, r.right() - 6 - x, lines);
        return;
    }
    constexpr float kStrip = 10, kLeastRest = 70;
    const float x = r.x + kStrip + kCardPad, room = r.right() - kCardPad - x;
    c.rect({r.x + 1, r.y + 1, kStrip, r.h - 2}, {corner, 0, 0, corner}, continent_color(continent));
    const std::string points = fill(words::kReputation, look.lang, {{"n", 1}});
    const float points_wide = c.text_width(points, type::kSmall, Weight::bold) + 8;
    const bool has_points = room - points_wide >= c.widest_word(name, type::kSmall, Weight::bold);
    const float y = draw_card_name(c, x, r.y + kCardPad - 1, has_points ? room - points_wide : room, name, type::kBody) + 2;
    if (has_points)
        c.text({r.right() - kCardPad, r.y + kCardPad - 1 + kCardLine / 2}, points, type::kSmall, t.ink2, Weight::bold, Align::right);
    const std::string_view text = an::kAgendas[agenda].text.in(look.lang);
    const float end = draw_if_it_fits(c, x, y, r.bottom() - 4, room, text, type::kLabel, t.ink2, Weight::medium);
    if (end == y) draw_if_it_fits(c, x, y, r.bottom() - 4, room, text, type::kSmall, t.ink2, Weight::medium);
    // The animal whose agenda it is, where a tall card leaves room for it.
    const float rest = r.bottom() - end;
    if (end > y && rest >= kLeastRest)
        draw_portrait(c, an::character_of(agenda), {x + room / 2, end + rest / 2}, std::min(rest * 0.34f, 44.0f), false);
}

}  // namespace orrery::ui::astronavigators_table
