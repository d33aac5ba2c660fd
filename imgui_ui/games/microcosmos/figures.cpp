// 1 galaxy   2 things in a row   3 rows
#include "imgui_ui/games/microcosmos/figures.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/app/teaching/figure_rows.h"
#include "imgui_ui/games/microcosmos/cards.h"
#include "imgui_ui/games/microcosmos/galaxy.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::microcosmos_table::fig {
namespace {

// Seats of the examples: Aki, Ben and Chiyo.
constexpr SeatColor kSeats[] = {SeatColor::yellow, SeatColor::purple, SeatColor::white, SeatColor::black};
SeatColor color_of(int seat) { return kSeats[std::clamp(seat, 0, 3)]; }
constexpr float kWord = 13, kWordLine = 16;                // words below a thing
constexpr float kSpace = 8, kAbove = 6, kBelow = 8;
constexpr float kNamePlate = 9;                            // of a planet card, above its edge

/// Calls `each(id)` for the ids of a list that blanks separate.
template <class Each>
void for_ids(std::string_view ids, Each each) {
    while (!ids.empty()) {
        const std::size_t end = std::min(ids.find(' '), ids.size());
        each(ids.substr(0, end));
        ids.remove_prefix(std::min(end + 1, ids.size()));
    }
}

/// Returns a table of the middle of a game.
mc::Observation blank_table(bool is_solo = false) {
    mc::Observation o;
    o.seats = is_solo ? 1 : 3;
    o.phase = mc::Phase::travel;
    o.grid[mc::kCentre] = mc::kPortal;
    return o;
}

/// Calls `draw(scene)` with the scene of a table.
template <class Draw>
void with_scene(const Figure& f, const mc::Observation& o, Draw draw) {
    const Names names(static_cast<std::size_t>(o.seats));
    std::vector<SeatLook> looks;
    for (const Seat seat : all_seats(o.contenders())) looks.push_back({color_of(seat), false});
    Scene s{f.ui, f.canvas(), f.theme(), f.lang, o, names, looks};
    draw(s);
}

// --- 1 galaxy ---

constexpr float kMostGalaxy = 440;                         // a larger one is no clearer

mc::Observation table_of(const Space& space) {
    mc::Observation o = blank_table(space.is_solo);
    for (std::size_t cell = 0; cell < mc::kCells; ++cell)
        o.grid[cell] = mc::planet_by_id(space.grid[cell]).value_or(mc::kNoPlanet);
    for (const Ark& ark : space.arks)
        if (const auto spot = mc::spot_by_id(ark.at)) o.player(static_cast<Seat>(ark.seat)).at = *spot;
    // The picture shows no other arks.
    if (!space.is_solo) o.seats = static_cast<std::int8_t>(std::max<std::size_t>(space.arks.size(), 2));
    return o;
}

GalaxyLook look_of(const Space& space) {
    GalaxyLook look;
    std::vector<Thing> glowing;
    for_ids(space.glow, [&](std::string_view id) {
        if (const auto spot = mc::spot_by_id(id)) glowing.push_back(spot_thing(*spot));
    });
    for_ids(space.cells, [&](std::string_view id) {
        if (const auto cell = mc::cell_by_id(id)) glowing.push_back(cell_thing(*cell));
    });
    look.glow = [glowing](Thing what) {
        const bool glows = std::find(glowing.begin(), glowing.end(), what) != glowing.end();
        return glows ? Glow::legal : Glow::none;
    };
    for_ids(space.path, [&](std::string_view id) {
        if (const auto spot = mc::spot_by_id(id)) look.path.push_back(*spot);
    });
    look.path_into = mc::cell_by_id(space.into);
    return look;
}

float draw_space(const Figure& f, const Space& space, float y) {
    const float edge = std::min(kMostGalaxy, f.width);
    if (f.draw)
        with_scene(f, table_of(space), [&](Scene& s) {
            const Rect area{f.at.x + (f.width - edge) / 2, y + kAbove + kNamePlate, edge, edge};
            draw_galaxy(s, galaxy_geometry(area), look_of(space));
        });
    return kAbove + kNamePlate + edge + kBelow;
}

// --- 2 things in a row ---

constexpr float kCrewHeight = 92, kUpgradeHeight = 58, kSurvivorHeight = 84;
constexpr float kSpot = 26, kMarker = 9, kStackStep = 11;  // of a terraforming track

/// Returns the width of a card. The narrowest figure fits two side by side; wide figures fit more and larger ones.
float card_room(const Figure& f) {
    constexpr float kWanted = 146, kMost = 168;
    const float columns = std::max(2.0f, std::floor((f.width + kSpace) / kWanted));
    return std::min(kMost, (f.width - kSpace * (columns - 1)) / columns);
}

/// Returns the largest number of markers on one spot.
std::size_t most_on_a_spot(const World& world) {
    std::size_t most = 1;
    for (const mc::Marker& marker : world.place.markers) {
        const auto same = std::count_if(world.place.markers.begin(), world.place.markers.end(),
                                        [&](const mc::Marker& other) { return other.spot == marker.spot; });
        most = std::max(most, static_cast<std::size_t>(same));
    }
    return most;
}

Vec size_of(const Figure& f, const Card& card) {
    constexpr float kGain = 20, kTall = 40;
    const float wide = card_room(f) - 4;
    switch (card.kind) {
        case Card::Kind::planet: return {wide, wide + kNamePlate};
        case Card::Kind::track: {
            const float spot = std::min(kSpot, f.width / static_cast<float>(card.n));
            return {spot * static_cast<float>(card.n), kSpot + 2 * kMarker + kStackStep * static_cast<float>(most_on_a_spot(*card.world) - 1)};
        }
        case Card::Kind::crew: return {wide, kCrewHeight};
        case Card::Kind::survivor: return {wide, kSurvivorHeight};
        case Card::Kind::upgrade: return {wide, kUpgradeHeight};
        case Card::Kind::gain: return {gain_width(f.canvas(), card.gain, kGain), kTall};
        case Card::Kind::specialist: return {36, kTall};
        case Card::Kind::colony:
        case Card::Kind::outpost:
        case Card::Kind::seat:
        case Card::Kind::automa: return {36, kTall};
        case Card::Kind::sign: return {f.canvas().text_width(card.id, type::kTitle, Weight::bold), kTall};
        case Card::Kind::more: return {18, kTall};
    }
    return {};
}

/// Returns the width of a thing with the words below it.
float room_of(const Figure& f, const Card& card) {
    const std::string_view words = card.says.in(f.lang);
    const float bare = size_of(f, card).x;
    if (words.empty() || bare >= card_room(f) - 4) return bare;
    constexpr float kWords = 96;
    const float whole = f.canvas().text_width(words, kWord, Weight::bold) + 4, widest = f.canvas().widest_word(words, kWord, Weight::bold) + 4;
    return std::max({bare, widest, std::min(kWords, whole)});
}

Glow glow_of(const Card& card) {
    return card.mark == Card::Mark::lit ? Glow::legal : card.mark == Card::Mark::chosen ? Glow::selected : Glow::none;
}

void draw_planet(const Figure& f, const Card& card, Rect r) {
    const auto id = mc::planet_by_id(card.world->id);
    if (!id) return;
    mc::Observation o = blank_table();
    o.grid[0] = *id;
    o.places[*id] = card.world->place;
    // A little smaller than its place, for the light around it.
    constexpr float kMargin = 3, kRadius = 10;
    const float edge = std::min(r.w, r.h - kNamePlate) - 2 * kMargin;
    const Rect place{r.centre().x - edge / 2, r.bottom() - edge - kMargin, edge, edge};
    if (card.mark == Card::Mark::lit) draw_legal_frame(f.canvas(), place, kRadius);        // the card covers its glow
    with_scene(f, o, [&](Scene& s) { draw_planet_card(s, o, *id, place); });
    if (card.mark == Card::Mark::chosen) draw_selected_frame(f.canvas(), place, kRadius);
}

/// Draws the spots of a terraforming track as numbers, with the markers above them: the later ones on top.
void draw_track(const Figure& f, const Card& card, Rect r) {
    Canvas& c = f.canvas();
    const float step = r.w / static_cast<float>(card.n), middle = r.bottom() - kSpot / 2;
    for (int spot = 1; spot <= card.n; ++spot) {
        const Vec at{r.x + (static_cast<float>(spot) - 0.5f) * step, middle};
        c.circle(at, kSpot / 2 - 2, f.theme().well);
        c.circle_stroke(at, kSpot / 2 - 2, f.theme().line2, 1.5f);
        c.text(at, std::to_string(spot), kWord, f.theme().mid, Weight::bold, Align::center);
        // From the lowest of the stack to the top, which comes first in the list.
        float y = r.bottom() - kSpot - kMarker + 1;
        const auto& markers = card.world->place.markers;
        for (std::size_t i = markers.size(); i-- > 0;) {
            if (markers[i].spot != spot) continue;
            draw_emblem(c, color_of(markers[i].seat), {at.x, y}, kMarker);
            y -= kStackStep;
        }
    }
}

void draw_crew(const Figure& f, const Card& card, Rect r) {
    const auto id = mc::crew_by_id(card.id);
    if (!id) return;
    CrewLook look;
    look.lang = f.lang;
    look.bright = card.half == Card::Half::top ? Bright::top : card.half == Card::Half::bottom ? Bright::bottom : Bright::both;
    look.glow = glow_of(card);
    look.matches = card.mark == Card::Mark::lit;
    look.plays_twice = card.half == Card::Half::top;
    draw_crew_card(f.canvas(), *id, r, look);
}

void draw_thing(const Figure& f, const Card& card, Rect r) {
    Canvas& c = f.canvas();
    const Vec m = r.centre();
    const auto faded = c.faded(card.mark == Card::Mark::dim ? 0.5f : 1.0f);
    switch (card.kind) {
        case Card::Kind::planet: draw_planet(f, card, r); break;
        case Card::Kind::track: draw_track(f, card, r); break;
        case Card::Kind::crew: draw_crew(f, card, r); break;
        case Card::Kind::survivor:
            if (const auto id = mc::survivor_by_id(card.id)) {
                SurvivorLook look;
                look.lang = f.lang;
                look.glow = glow_of(card);
                draw_survivor_card(c, *id, r, look);
            }
            break;
        case Card::Kind::upgrade: {
            UpgradeLook look;
            look.lang = f.lang;
            look.steps = card.seat;
            look.is_payable = card.mark == Card::Mark::lit;
            look.glow = glow_of(card);
            draw_upgrade(c, static_cast<Upgrade>(card.n), r, look);
            break;
        }
        case Card::Kind::gain: draw_gain(c, card.gain, {r.x, m.y}, 20 * r.h / 40, f.theme().hi); break;
        case Card::Kind::specialist: draw_specialist(c, static_cast<Specialist>(card.n), m, r.w * 0.9f, card.is_on); break;
        case Card::Kind::colony: draw_colony(c, color_of(card.seat), m, r.w * 0.9f); break;
        case Card::Kind::outpost: draw_outpost(c, color_of(card.seat), m, r.w * 0.9f); break;
        case Card::Kind::seat: draw_emblem(c, color_of(card.seat), m, r.w * 0.45f); break;
        case Card::Kind::automa: draw_automa_sign(c, m, r.w * 0.9f, f.theme().hi); break;
        case Card::Kind::sign: c.text({r.x, m.y}, card.id, type::kTitle, f.theme().hi, Weight::bold); break;
        case Card::Kind::more: draw_icon(c, Icon::fwd, m, 18, f.theme().mid); break;
    }
    if (card.mark == Card::Mark::refused) draw_refused_frame(c, r, 8);
}

/// Draws the words below a thing. Returns their height.
float draw_words(const Figure& f, const Card& card, Vec at, bool draw) {
    const std::string_view text = card.says.in(f.lang);
    if (text.empty()) return 0;
    Canvas& c = f.canvas();
    const bool is_strong = card.mark == Card::Mark::chosen || card.mark == Card::Mark::lit;
    const Weight weight = is_strong ? Weight::bold : Weight::medium;
    const float room = c.even_room(text, kWord, weight, room_of(f, card));
    if (draw)
        c.paragraph({at.x, at.y + kWordLine / 2}, text, kWord, is_strong ? f.theme().warm : f.theme().mid, weight, room, kWordLine, Align::center);
    return kWordLine * static_cast<float>(c.lines(text, kWord, weight, room).size());
}

// --- 3 rows ---

/// Draws an Automa card with its steps in words.
float draw_automa(const Figure& f, std::string_view id, float y) {
    constexpr float kMost = 340;
    const auto card = mc::automa_card_by_id(id);
    if (!card) return 0;
    AutomaLook look;
    look.lang = f.lang;
    const float wide = std::min(kMost, f.width);
    Rect r{f.at.x + (f.width - wide) / 2, y + kAbove, wide, 0};
    const float tall = draw_automa_card(f.canvas(), *card, r, look);
    r.h = tall;
    if (f.draw) draw_automa_card(f.canvas(), *card, r, look);
    return kAbove + tall + kBelow;
}

float draw_row(const Figure& f, const Row& row, float y) {
    switch (row.kind) {
        case Row::Kind::cards: return draw_things<size_of, room_of, draw_thing, draw_words>(f, row.cards, kSpace, y);
        case Row::Kind::space: return draw_space(f, *row.space, y);
        case Row::Kind::automa: return draw_automa(f, row.automa, y);
        case Row::Kind::then: return draw_then_row(f, y);
        case Row::Kind::words: return draw_words_row(f, row.words, y);
    }
    return 0;
}

}  // namespace

float draw_rows(const Figure& f, std::span<const Row> rows) { return draw_rows_with(f, rows, draw_row); }

}  // namespace orrery::ui::microcosmos_table::fig
