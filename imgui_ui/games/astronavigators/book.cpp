// Chapters: goal · table · round · choose · observe · sky · travel · chains · quests · instruments · launch · flight · aborts ·
// calibration · month · end · setup · options · app · words
#include "imgui_ui/games/astronavigators/book.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/games/astronavigators/content.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::astronavigators_table {
namespace {

/// The short names of this file would clash with those of others in a unity build.
namespace book_parts {

namespace r = orrery::astronavigators::rule;
using block::entry, block::example, block::figure, block::heading, block::note, block::rule, block::table, block::text;  // NOLINT

constexpr Text kNothing = verbatim("");

// --- signs ---

template <an::Transport kTransport>
void transport_sign(Canvas& c, Vec at, float size) { draw_transport(c, kTransport, at, size * 0.86f, c.theme().hi); }
template <an::Action kAction>
void action_sign(Canvas& c, Vec at, float size) { draw_action_sign(c, kAction, at, size * 0.86f, c.theme().hi); }
template <an::Gauge kGauge>
void gauge_sign(Canvas& c, Vec at, float size) { draw_gauge_sign(c, kGauge, at, size * 0.86f, c.theme().hi); }
template <int kSet>
void set_sign(Canvas& c, Vec at, float size) { draw_set_sign(c, static_cast<an::SetId>(kSet), at, size * 0.86f, c.theme().hi); }
template <int kPhase>
void moon_sign(Canvas& c, Vec at, float size) { draw_moon(c, kPhase, at, size * 0.4f, false); }
template <int kQuest>
void instrument_sign(Canvas& c, Vec at, float size) {
    draw_instrument(c, static_cast<an::QuestId>(kQuest), at, size * 0.86f, c.theme().hi);
}
template <an::Continent kContinent>
void continent_sign(Canvas& c, Vec at, float size) {
    c.circle(at, size * 0.42f, continent_color(kContinent));
    draw_continent_mark(c, kContinent, at, size * 0.5f, kWhite);
}
void nk_sign(Canvas& c, Vec at, float size) { draw_nk_sign(c, at, size * 0.86f, c.theme().hi); }
void dv_sign(Canvas& c, Vec at, float size) { draw_dv_sign(c, at, size * 0.86f, c.theme().hi); }
void flag_sign(Canvas& c, Vec at, float size) { draw_flag(c, at, size * 0.86f, c.theme().hi); }
void sun_sign(Canvas& c, Vec at, float size) { draw_sun(c, at, size * 0.32f); }
void module_sign(Canvas& c, Vec at, float size) { draw_module(c, at, size * 0.86f, c.theme().hi); }
void vehicle_sign(Canvas& c, Vec at, float size) { draw_vehicle(c, SeatColor::yellow, an::Transport::ship, at, size * 0.9f); }
void die_sign(Canvas& c, Vec at, float size) { draw_die_face(c, an::Transport::train, at, size * 0.86f, SeatColor::yellow); }
void disc_sign(Canvas& c, Vec at, float size) { draw_emblem(c, SeatColor::yellow, at, size * 0.4f); }
void legal_sign(Canvas& c, Vec at, float size) { draw_legal_ring(c, at, size * 0.34f); }

// --- figures ---

constexpr float kMostSky = 560;                            // a larger map is no clearer

/// Returns whether the daylight tiles of a row of latitude cover a direction (AN-A12).
bool is_in_daylight(const an::SunStep& sun, int latitude, int hour, int row) {
    const int from_middle = std::abs(row - sun.row + latitude);
    if (from_middle > an::kTileReach) return false;
    const int width = an::kHalfWidth - from_middle, after = (hour - sun.hour + an::kHours) % an::kHours;
    return after < width || after >= an::kHours - width;
}

/// Draws the star map in a month as seen from a row of latitude, with the spaces of a constellation: daylight is blue with a bar, rows
/// below the horizon are dark.
float draw_small_map(const Figure& f, std::string_view id, int sun_step, int latitude) {
    const float edge = std::min(kMostSky, f.width) / an::kHours, height = edge * an::kRows;
    const float left = f.at.x + (f.width - edge * an::kHours) / 2;
    if (!f.draw) return height;
    Canvas& c = f.canvas();
    const Theme& theme = f.theme();
    const an::SunStep& sun = an::kEcliptic[static_cast<std::size_t>(sun_step)];
    const auto space = [&](int hour, int row) {
        const float x = left + static_cast<float>(an::kHours - 1 - hour) * edge;
        return Rect{x, f.at.y + static_cast<float>(an::kPolarRow - row) * edge, edge, edge};
    };
    for (int row = an::kPolarRow; row >= -an::kPolarRow; --row)
        for (int hour = 0; hour < an::kHours; ++hour) {
            const Rect place = space(hour, row);
            const bool is_below = std::abs(row - latitude) > an::kReach, is_day = !is_below && is_in_daylight(sun, latitude, hour, row);
            c.rect(place, 0, is_below ? theme.space1 : is_day ? mix(theme.well, theme.seat(SeatColor::blue).fill, 0.5f) : theme.well);
            if (is_day) c.line({place.x + edge * 0.3f, place.y + edge / 2}, {place.x + edge * 0.7f, place.y + edge / 2}, theme.hi, 1);
            c.rect_stroke(place, 0, theme.line, 1);
        }
    if (const auto card = an::card_by_id(id)) {
        const an::Card& shown = an::kCards[*card];
        for (int column = 0; column < shown.columns; ++column)
            for (int row = 0; row < shown.rows; ++row) {
                const Rect place = space((shown.column + column) % an::kHours, shown.row + row);
                c.rect_stroke(place, 2, theme.gold, 2);
                c.circle({place.x + edge / 2, place.y + edge / 2}, edge * 0.16f, theme.hi);
            }
    }
    // The sun stands on its hour line, the right edge of the column.
    const Rect at_sun = space(sun.hour, sun.row);
    c.circle({at_sun.x + edge, at_sun.y + edge / 2}, edge * 0.42f, theme.gold);
    return height;
}
float leo_in_march(const Figure& f) { return draw_small_map(f, "leo", 0, 1); }
float leo_in_august(const Figure& f) { return draw_small_map(f, "leo", 5, 1); }
float orion_in_june(const Figure& f) { return draw_small_map(f, "orion", 3, 2); }
float orion_in_december(const Figure& f) { return draw_small_map(f, "orion", 9, 2); }
float draco_in_june(const Figure& f) { return draw_small_map(f, "draco", 3, 2); }
float crux_from_north(const Figure& f) { return draw_small_map(f, "crux", 3, 2); }

constexpr float kMostFlight = 620;

/// Draws the twelve spaces of the orbit map in a row.
float draw_flight(const Figure& f) {
    const float pitch = std::min(kMostFlight, f.width) / static_cast<float>(an::kStageCount), height = std::max(26.0f, pitch);
    if (!f.draw) return height;
    Canvas& c = f.canvas();
    const Theme& theme = f.theme();
    const float left = f.at.x + (f.width - pitch * static_cast<float>(an::kStageCount)) / 2, y = f.at.y + height / 2, size = pitch * 0.44f;
    c.line({left + pitch / 2, y}, {left + pitch * (static_cast<float>(an::kStageCount) - 0.5f), y}, theme.low, 1.5f);
    for (std::size_t i = 0; i < an::kStageCount; ++i) {
        const auto stage = static_cast<an::StageId>(i);
        const Vec at{left + pitch * (static_cast<float>(i) + 0.5f), y};
        if (stage == an::kMoon) {
            draw_moon(c, 3, at, size, false);
            continue;
        }
        if (stage == an::kSplashdown) {
            c.circle(at, size, theme.well);
            c.circle_stroke(at, size, theme.hi, 1.5f);
            for (const float down : {-0.25f, 0.25f})
                c.polyline({{at.x - size * 0.6f, at.y + size * down}, {at.x - size * 0.2f, at.y + size * (down - 0.2f)},
                            {at.x + size * 0.2f, at.y + size * down}, {at.x + size * 0.6f, at.y + size * (down - 0.2f)}},
                           theme.hi, 1.5f, false, Cap::round);
            continue;
        }
        const SeatPaint& paint = theme.seat(an::is_blue(stage) ? SeatColor::blue : SeatColor::yellow);
        c.circle(at, size, paint.fill);
        const std::size_t number = an::is_blue(stage) ? i + 1 : i - an::kMoon;
        c.text(at, std::to_string(number), type::kSmall, paint.ink, Weight::bold, Align::center);
    }
    return height;
}

// --- tables ---

constexpr Text kPhaseCells[] = {
    msg("Phase"), msg("What happens"),
    msg("1 Selection", "phase"), msg("Everybody chooses a week and an action."),
    msg("2 Resolution", "phase"), msg("The actions are carried out, week by week."),
    msg("3 Calibration", "phase"), msg("Become an astronaut, place tokens, or abort. Only in Astronavigator mode."),
    msg("4 Month shift", "phase"), msg("The sun moves on, and each week gets a new card.")};
constexpr BookTable kPhaseTable{2, kPhaseCells};

constexpr Text kActionCells[] = {
    msg("Action"), msg("What it does"), msg("Not for", "action"),
    msg("Direct observation"), msg("Observe the top card of your week."), msg("astronauts"),
    msg("Planned observation"), msg("Observe the card in your schedule slot."), msg("astronauts, and whoever has no card there"),
    msg("Scheduling"), msg("Take the top card of your week into the slot."), msg("players on the orbit map"),
    msg("Travel", "action"), msg("Move on the Earth, or fly on in space."), verbatim("–")};
constexpr DrawSign kActionSigns[] = {action_sign<an::Action::direct>, action_sign<an::Action::planned>, action_sign<an::Action::schedule>,
                                    action_sign<an::Action::travel>};
constexpr BookTable kActionTable{3, kActionCells, kActionSigns};

constexpr Text kSetCells[] = {
    msg("Set"), msg("Cards needed"), msg("Cards with its icon"),
    msg("Zodiac", "set"), verbatim("3"), verbatim("12"),
    msg("Milky Way", "set"), verbatim("3"), verbatim("14"),
    msg("Celestial Equator", "set"), verbatim("3"), verbatim("11"),
    msg("Beacon Stars", "set"), verbatim("4"), verbatim("18"),
    msg("Heavenly Waters", "set"), verbatim("2"), verbatim("8"),
    msg("Royal Family", "set"), verbatim("2"), verbatim("6"),
    msg("Birds", "set"), verbatim("2"), verbatim("6"),
    msg("Northern Circle", "set"), verbatim("2"), verbatim("5"),
    msg("Southern Circle", "set"), verbatim("2"), verbatim("6"),
    msg("Instruments", "set"), verbatim("2"), verbatim("5")};
constexpr DrawSign kSetSigns[] = {set_sign<0>, set_sign<1>, set_sign<2>, set_sign<3>, set_sign<4>,
                                 set_sign<5>, set_sign<6>, set_sign<7>, set_sign<8>, set_sign<9>};
constexpr BookTable kSetTable{3, kSetCells, kSetSigns};

constexpr Text kTransportCells[] = {
    msg("Transport", "travel"), msg("Steps"), msg("Moves along"), msg("First use"),
    msg("Car", "transport"), verbatim("2"), msg("roads, single lines"), msg("3 NK"),
    msg("Train", "transport"), verbatim("3"), msg("railways, double lines"), msg("3 NK"),
    msg("Ship", "transport"), verbatim("3"), msg("sea links and canals"), msg("4 NK"),
    msg("Helicopter", "transport"), verbatim("2"), msg("any neighbour"), msg("4 NK"),
    msg("Aeroplane", "transport"), verbatim("3"), msg("any neighbour"), msg("2 NK"),
    msg("Spacecraft", "transport"), verbatim("1"), msg("the orbit map"), msg("5 NK")};
constexpr DrawSign kTransportSigns[] = {transport_sign<an::Transport::car>,        transport_sign<an::Transport::train>,
                                       transport_sign<an::Transport::ship>,       transport_sign<an::Transport::helicopter>,
                                       transport_sign<an::Transport::plane>,      transport_sign<an::Transport::spacecraft>};
constexpr BookTable kTransportTable{4, kTransportCells, kTransportSigns};

constexpr Text kChainCells[] = {
    msg("Chain", "travel"), msg("Needs", "chain"), msg("Next transport"),
    msg("By tile", "chain"), msg("an unused continent tile with an icon of the space"), msg("the one on the tile"),
    msg("By vehicles", "chain"), msg("another vehicle on the space, and its face on the die"), msg("any icon of the space"),
    msg("By Compass", "chain"), msg("the Compass, and an icon of the space on the die"), msg("any icon of the space")};
constexpr BookTable kChainTable{3, kChainCells};

constexpr Text kQuestCells[] = {
    msg("Quest"), msg("Continent"), msg("Instrument"),
    msg("The New Practical Navigator"), msg("North America"), msg("Sextant", "instrument"),
    msg("The Hundred-Inch Eye"), msg("North America"), msg("Reflecting telescope", "instrument"),
    msg("Antennas of the Atacama"), msg("South America"), msg("Radio array", "instrument"),
    msg("Dark Llama of the Inca"), msg("South America"), msg("Gnomon", "instrument"),
    msg("The Longitude Prize"), msg("Europe"), msg("Marine chronometer", "instrument"),
    msg("The New Star of 1572"), msg("Europe"), msg("Mural quadrant", "instrument"),
    msg("Riddle of the Sphinx"), msg("Africa"), msg("Merkhet", "instrument"),
    msg("Lacaille at the Cape"), msg("Africa"), msg("Octant", "instrument"),
    msg("The Azure Dragon"), msg("Asia"), msg("Armillary sphere", "instrument"),
    msg("The Treasure Fleet"), msg("Asia"), msg("Compass", "instrument"),
    msg("Star Path of Hōkūle’a"), msg("Oceania"), msg("Star compass", "instrument"),
    msg("Relay from the Moon"), msg("Oceania"), msg("Big dish", "instrument"),
    msg("Ice Watch at the Pole"), msg("Antarctica"), msg("South Pole telescope", "instrument"),
    msg("Meteorites of the Yamato Mountains"), msg("Antarctica"), msg("Moon rock", "instrument")};
constexpr DrawSign kQuestSigns[] = {instrument_sign<0>, instrument_sign<1>, instrument_sign<2>,  instrument_sign<3>,  instrument_sign<4>,
                                   instrument_sign<5>, instrument_sign<6>, instrument_sign<7>,  instrument_sign<8>,  instrument_sign<9>,
                                   instrument_sign<10>, instrument_sign<11>, instrument_sign<12>, instrument_sign<13>};
constexpr BookTable kQuestTable{3, kQuestCells, kQuestSigns};

constexpr Text kStageCells[] = {
    msg("Space", "orbit map"), msg("Lowest DV"), msg("Average DV"), msg("Highest DV"),
    msg("Earth parking orbit"), verbatim("5"), verbatim("7"), verbatim("10"),
    msg("Translunar injection"), verbatim("5"), verbatim("9"), verbatim("15"),
    msg("Docking with the lunar module"), verbatim("5"), verbatim("10"), verbatim("15"),
    msg("Translunar coast"), verbatim("5"), verbatim("12"), verbatim("20"),
    msg("Lunar orbit"), verbatim("5"), verbatim("14"), verbatim("25"),
    msg("Lunar ascent and rendezvous"), verbatim("5"), verbatim("15"), verbatim("30"),
    msg("Trans-Earth injection"), verbatim("5"), verbatim("12"), verbatim("20"),
    msg("Trans-Earth coast"), verbatim("5"), verbatim("10"), verbatim("15"),
    msg("Course correction"), verbatim("5"), verbatim("9"), verbatim("15"),
    msg("Re-entry"), verbatim("5"), verbatim("16"), verbatim("30")};
constexpr BookTable kStageTable{4, kStageCells};

constexpr Text kGaugeCells[] = {
    msg("Space", "orbit board"), msg("Takes", "orbit board"), msg("What it does"),
    msg("SXT, sextant"), msg("an active moon token"), msg("No DV for one space of the next round. The token is then used up."),
    msg("SCT, scanner telescope"), msg("a completed set"), msg("An extra move in the next round if its icon is on a top card. The set is then used up."),
    msg("AI, attitude indicator"), msg("a second completed set"), msg("An extra move in every turn in which its icon is on a top card. The set stays.")};
constexpr DrawSign kGaugeSigns[] = {gauge_sign<an::Gauge::sxt>, gauge_sign<an::Gauge::sct>, gauge_sign<an::Gauge::ai>};
constexpr BookTable kGaugeTable{3, kGaugeCells, kGaugeSigns};

constexpr Text kFlightPointCells[] = {
    msg("Astronavigator mode"), msg("2 players"), msg("3 players"), msg("4 players"),
    msg("Remaining NK", "part of the score"), verbatim("2 / 0"), verbatim("2 / 0 / 0"), verbatim("2 / 1 / 0 / 0"),
    msg("Instruments", "part of the score"), verbatim("2 / 0"), verbatim("2 / 0 / 0"), verbatim("2 / 1 / 0 / 0"),
    msg("Space race", "part of the score"), verbatim("2 / 0"), verbatim("2 / 1 / 0"), verbatim("3 / 2 / 1 / 0"),
    msg("Landing on the Moon"), verbatim("1 / 0"), verbatim("1 / 0 / 0"), verbatim("2 / 1 / 0 / 0"),
    msg("Secret agenda", "part of the score"), verbatim("1"), verbatim("1"), verbatim("1")};
constexpr BookTable kFlightPoints{4, kFlightPointCells};

constexpr Text kEarthPointCells[] = {
    msg("Astronomer mode"), msg("2 players"), msg("3 players"), msg("4 players"),
    msg("NK", "part of the score"), verbatim("2 / 0"), verbatim("2 / 1 / 0"), verbatim("3 / 2 / 1 / 0"),
    msg("Instruments", "part of the score"), verbatim("2 / 0"), verbatim("2 / 0 / 0"), verbatim("2 / 1 / 0 / 0"),
    msg("Each completed set"), verbatim("1"), verbatim("1"), verbatim("1"),
    msg("2, 3 or 4 active moon tokens"), verbatim("1, 2, 4"), verbatim("1, 2, 4"), verbatim("1, 2, 4"),
    msg("All seven continents"), verbatim("3"), verbatim("3"), verbatim("3"),
    msg("All five transports of the Earth"), verbatim("3"), verbatim("3"), verbatim("3")};
constexpr BookTable kEarthPoints{4, kEarthPointCells};

constexpr Text kStartCells[] = {
    msg("Continent"), msg("Start space"),
    msg("North America"), msg("Los Angeles and Mount Wilson"),
    msg("South America"), msg("Atacama and Cusco"),
    msg("Europe"), msg("Greenwich, London"),
    msg("Africa"), msg("Cape Town and Sutherland"),
    msg("Asia"), msg("Beijing"),
    msg("Oceania"), msg("Sydney and Parkes"),
    msg("Antarctica"), msg("McMurdo and Scott Base")};
constexpr DrawSign kStartSigns[] = {continent_sign<an::Continent::north_america>, continent_sign<an::Continent::south_america>,
                                   continent_sign<an::Continent::europe>,        continent_sign<an::Continent::africa>,
                                   continent_sign<an::Continent::asia>,          continent_sign<an::Continent::oceania>,
                                   continent_sign<an::Continent::antarctica>};
constexpr BookTable kStartTable{2, kStartCells, kStartSigns};

constexpr Text kOptionCells[] = {
    msg("Option"), msg("Choices"), msg("Rule"),
    msg("Mode", "option"), msg("Astronavigator, or Astronomer without the flight"), verbatim("AN-T20"),
    msg("First player", "option"), msg("By dice, or a fixed seat"), verbatim("AN-S6"),
    msg("Rows in the polar regions", "option"), msg("Tested, or not"), verbatim("AN-A11"),
    msg("Continents", "option"), msg("Entered where a leg ends, or also in passing"), verbatim("AN-A42"),
    msg("Agendas", "option"), msg("Secret, or open"), verbatim("AN-S8")};
constexpr BookTable kOptionTable{3, kOptionCells};

// --- chapters ---

constexpr Block kGoal[] = {
    text(msg("You are an astronomer who travels the Earth, watches the stars and the Moon, and follows old quests. All of this brings Navigation Knowledge, NK.")),
    heading(msg("Two games in one")),
    text(msg("In Astronomer mode the Earth is the whole game: twelve rounds, one for each month of a year.")),
    text(msg("In Astronavigator mode there are two years. At some point you become an astronaut, fly to the Moon and come home. The stages of the flight have a difficulty, DV, and your DV must never exceed your NK (AN-A59).")),
    figure(draw_flight, msg("The flight: five blue spaces, the Moon, five yellow spaces, and splashdown."), true),
    heading(msg("Who wins")),
    text(msg("The most Reputation Points, RP, win. They are given at the end, for places in several rankings and for aims that you have reached (AN-E3, AN-E13).")),
    note(msg("In a first game play Astronomer mode. Visit new continents, use every transport once, and observe what is visible from where you are.")),
    note(msg("In a first flight become an astronaut in about round 12, with about 100 NK, and keep active moon tokens for the sextant.")),
};

constexpr Block kTable[] = {
    heading(msg("Maps", "chapter")),
    entry(transport_sign<an::Transport::car>, msg("Earth map"), msg("Seven rows of latitude and 23 columns of time zones. The icons of a space tell which transports stop there."), &r::A31),
    entry(sun_sign, msg("Star map"), msg("24 columns of hours and the same seven rows. The sun moves along its wave, two columns in each month."), &r::T22),
    entry(transport_sign<an::Transport::spacecraft>, msg("Orbit map"), msg("Twelve spaces to the Moon and back. An orbit tile lies on each numbered one."), &r::A54),
    heading(msg("In front of you")),
    entry(nk_sign, msg("NK, green dial"), msg("Navigation Knowledge. It only grows."), &r::S9),
    entry(dv_sign, msg("DV, red dial"), msg("Difficulty of the flight so far. It must not exceed NK."), &r::A59),
    entry(vehicle_sign, msg("Vehicle"), msg("Your piece on the map. The face of its die shows your transport."), &r::S10),
    entry(continent_sign<an::Continent::europe>, msg("Continent tiles"), msg("One of each continent that you have visited. They chain travels and start quests."), &r::A42),
    entry(set_sign<0>, msg("Sets"), msg("Ten groups of constellations."), &r::A7),
    entry(moon_sign<1>, msg("Moon tokens"), msg("Four phases. An observation makes a token active."), &r::A5),
    entry(action_sign<an::Action::schedule>, msg("Schedule slot"), msg("An observation card for later."), &r::A20),
    entry(instrument_sign<0>, msg("Quests and instruments"), msg("A completed quest becomes an instrument with a lasting power."), &r::A67),
    entry(nullptr, msg("Secret agenda", "part of the score"), msg("An aim that gives 1 RP at the end, only in Astronavigator mode."), &r::E10),
    heading(msg("For everybody")),
    entry(disc_sign, msg("Action board"), msg("Four weeks, each with a stack of observation cards. Your disc lies in the week that you choose."), &r::T3),
    entry(nullptr, msg("Observation deck"), msg("60 cards: 44 constellations and 16 moon cards. The top card lies open."), &r::S4),
    entry(nullptr, msg("Continent stacks"), msg("Seven stacks of five tiles, the top one open."), &r::S11),
    entry(nullptr, msg("Orbit stacks"), msg("Ten stacks of five tiles, one of which lies on the board."), &r::S5),
    entry(nullptr, msg("Quest deck"), msg("14 quests, two of each continent."), &r::A62),
};

constexpr Block kRound[] = {
    rule(r::T1),
    table(kPhaseTable, msg("The four phases"), true),
    heading(msg("Selection", "phase")),
    rule(r::T3), rule(r::T4, msg("Other discs do not limit your action: all may choose the same one.")),
    heading(msg("Resolution", "phase")),
    rule(r::T12), rule(r::T13, msg("A quest window comes only when you can start a quest.")),
    note(msg("The week counts twice: it decides the order of the turns, and which moon card you can observe.")),
    heading(msg("Out of play")),
    rule(r::T2), rule(r::T14),
};

constexpr Block kChoose[] = {
    table(kActionTable, msg("The four actions"), true),
    heading(msg("Observing and scheduling")),
    rule(r::T5), rule(r::T6), rule(r::T11),
    heading(msg("Travel", "action")),
    rule(r::T8), rule(r::T9), rule(r::T10), rule(r::T7),
    text(msg("Example: your ship has stopped at sea on a space without a ship icon. Your next Travel must name the ship.")),
    note(msg("The transport is named when you choose. What other players do before your turn cannot change it.")),
};

constexpr Block kObserve[] = {
    rule(r::A1), rule(r::A8), rule(r::A9), rule(r::A4),
    heading(msg("Moon cards")),
    rule(r::A2),
    text(msg("Example: a New Moon card has phase 1. With your disc in week 1 you observe it; in week 3 nothing happens.")),
    rule(r::A5),
    heading(msg("Constellations")),
    rule(r::A3), rule(r::A6), rule(r::A7),
    table(kSetTable, msg("The ten sets"), true),
    text(msg("Example: with Taurus and Gemini observed, Cancer is the third card of the Zodiac: 10 NK. Leo later adds nothing to this set.")),
    note(msg("One card can complete several sets at once.")),
    heading(msg("Scheduling")),
    rule(r::A20), rule(r::A21), rule(r::A22), rule(r::A23),
    note(msg("A scheduled card is safe from the others, and waits for a better month or place.")),
};

constexpr Block kSky[] = {
    rule(r::A10), rule(r::A11), rule(r::A12),
    text(msg("In the pictures the gold frames are the spaces of a constellation. Blue spaces with a bar lie in daylight, dark rows below the horizon.")),
    example(msg("Leo in March"), leo_in_march, msg("From row +1 daylight covers the columns around hour 0. Leo is far from it: visible.")),
    example(msg("Leo in August"), leo_in_august, msg("Now the sun stands in Leo, and daylight hides it.")),
    example(msg("Orion in June"), orion_in_june, msg("From row +2 all of Orion lies in daylight. A single covered space would be enough to hide it.")),
    example(msg("Orion in December"), orion_in_december, msg("The sun is on the other side of the sky: Orion is visible.")),
    example(msg("Draco in June"), draco_in_june, msg("The far north of the sky has hardly any daylight for northern rows.")),
    example(msg("Crux from the north"), crux_from_north, msg("Crux lies four rows from row +2: below the horizon.")),
    heading(msg("Polar rows")),
    rule(r::A13, msg("So nothing but moon cards can be observed there for most of the year.")),
    text(msg("Row +3 has its polar night from November to January, row −3 from May to July.")),
    note(msg("Each card shows whether you can observe it from where you are, and otherwise the reason.")),
};

constexpr Block kTravel[] = {
    table(kTransportTable, msg("Transports"), true),
    rule(r::A30), rule(r::A31), rule(r::A32), rule(r::A33), rule(r::A34),
    text(msg("Example: by plane from Greenwich to the polar row, to any space of that row, and down to Anchorage: three steps to another continent.")),
    text(msg("Example: the canals of Panama and Suez are one step for a ship.")),
    heading(msg("Where a leg ends")),
    rule(r::A35), rule(r::A36), rule(r::A37), rule(r::A38),
    heading(msg("Arriving")),
    rule(r::A39), rule(r::A40), rule(r::A41), rule(r::A42), rule(r::A43),
    text(msg("Example: Istanbul has icons of two colours. By train or car you enter Europe, by ship or plane Asia.")),
    note(msg("Both bonuses of 20 NK are for the first year only, and a leg without a step brings nothing.")),
};

constexpr Block kChains[] = {
    rule(r::A44),
    table(kChainTable, msg("Three kinds of chains"), true),
    rule(r::A45),
    text(msg("Example: you stop in Sydney by ship. An unused tile with a plane, an icon of Sydney, takes you on by plane.")),
    rule(r::A46), rule(r::A47), rule(r::A48),
    text(msg("Example: another die in Tokyo shows the train. You roll a train: go on by any icon of Tokyo. A plane fails, although Tokyo has its icon.")),
    rule(r::A49),
    note(msg("A roll costs nothing. Only tiles are used up.")),
};

constexpr Block kQuests[] = {
    heading(msg("Start a quest")),
    rule(r::A60), rule(r::A61), rule(r::A62), rule(r::A63), rule(r::A64),
    heading(msg("Complete a quest")),
    rule(r::A65), rule(r::A66), rule(r::A67), rule(r::A68),
    text(msg("One constellation brings 3 or 4 NK, two bring 6 to 8, all three 11 to 14.")),
    text(msg("Example: you have observed two of the three constellations of the Riddle of the Sphinx, and pass through Giza. It brings 7 NK, in the first year of Astronavigator mode 14, and the Merkhet.")),
    note(msg("You may decline and come back when all three are observed.")),
    table(kQuestTable, msg("Quests and their instruments"), true),
};

constexpr Block kInstruments[] = {
    text(msg("Instruments work by themselves from the moment you gain them. They also count at the end (AN-E7, AN-E13).")),
    heading(msg("Observing", "chapter")),
    rule(r::A82), rule(r::A83), rule(r::A84), rule(r::A85), rule(r::A86), rule(r::A87), rule(r::A90), rule(r::A92), rule(r::A93),
    heading(msg("Travelling")),
    rule(r::A81), rule(r::A89, msg("Octant: ship 2 steps. Star compass: ship, helicopter and aeroplane 1 step.")),
    heading(msg("In space")),
    rule(r::A88), rule(r::A91),
};

constexpr Block kLaunch[] = {
    rule(r::A50),
    text(msg("So the way to the Moon has three steps: become an astronaut in the calibration phase, travel to Cape Canaveral, and take the spacecraft there.")),
    rule(r::A51), rule(r::A52), rule(r::A53),
    text(msg("Example: in a game of four the third player launches while the first is in orbit. The third, fourth and second player take tiles, in this order.")),
    note(msg("You know the DV of the tile that you take. Once you may exchange it for the one on the board (AN-A104).")),
};

constexpr Block kFlight[] = {
    figure(draw_flight, msg("Blue 1 to 5, the Moon, yellow 1 to 5, splashdown."), true),
    heading(msg("A move")),
    rule(r::A54), rule(r::A55),
    text(msg("Example: two vehicles are in orbit. Yours stands before the other, whose space is full: you skip it, and its DV costs you nothing.")),
    rule(r::A56), rule(r::A105),
    heading(msg("Difficulty", "of the flight")),
    rule(r::A57), rule(r::A58), rule(r::A59),
    table(kStageTable, msg("DV of the spaces"), true),
    text(msg("Example: you have 10 DV and reach a tile of 30. With 40 NK you are safe, with 39 the mission is aborted.")),
    heading(msg("A Travel action in space")),
    rule(r::A100), rule(r::A101), rule(r::A102), rule(r::A103),
    rule(r::A104, msg("The exchange adds no DV and takes none back.")),
    note(msg("The whole flight costs 114 DV on average. A moon token on SXT saves you the costliest space.")),
};

constexpr Block kAborts[] = {
    heading(msg("Back to the Earth or the Moon")),
    rule(r::A70), rule(r::A71), rule(r::A72),
    text(msg("Example: 95 DV against 90 NK on a blue space. Your DV becomes 0, you are back at Cape Canaveral, and you may fly again.")),
    heading(msg("Lost in space")),
    rule(r::A73),
    heading(msg("Voluntary abort")),
    rule(r::A74), rule(r::A75),
    note(msg("Early on the way home a voluntary abort costs few spaces: it clears your DV and gives all used tokens back.")),
};

constexpr Block kCalibration[] = {
    rule(r::A110), rule(r::A111), rule(r::A112),
    heading(msg("Actions of the calibration")),
    rule(r::A113), rule(r::A114), rule(r::A115), rule(r::A116), rule(r::A117), rule(r::A118),
    table(kGaugeTable, msg("The three spaces"), true),
    text(msg("Example: Birds and Zodiac are completed. Birds go to SCT first, then the Zodiac may go to AI.")),
    note(msg("An astronaut cannot observe any more. Finish your sets and moon tokens first.")),
};

constexpr Block kMonth[] = {
    rule(r::T20), rule(r::T21), rule(r::T22), rule(r::T23), rule(r::T24), rule(r::T25),
    note(msg("The first year is the time for both bonuses of 20 NK and, in Astronavigator mode, for doubled quests.")),
};

constexpr Block kEnd[] = {
    rule(r::E1), rule(r::E2), rule(r::E3), rule(r::E4),
    text(msg("Example: 9, 9 and 5 with points of 2 / 1 / 0. Both with 9 get 2 points, the third gets 0.")),
    heading(msg("Points in Astronavigator mode")),
    table(kFlightPoints, msg("RP by place"), true),
    rule(r::E5), rule(r::E6), rule(r::E7), rule(r::E8), rule(r::E9), rule(r::E10), rule(r::E12), rule(r::E11),
    text(msg("Example: nobody has returned. Two vehicles share the farthest space, yellow 4: in a game of four both get 3 RP for the race, the others none.")),
    heading(msg("Points in Astronomer mode")),
    table(kEarthPoints, msg("RP by place"), true),
    rule(r::E13), rule(r::E14),
    heading(msg("The winner")),
    rule(r::E15),
};

constexpr Block kSetup[] = {
    text(msg("The app shuffles and deals. These are its steps, so that you can check them.")),
    rule(r::S1), rule(r::S2), rule(r::S3), rule(r::S4), rule(r::S5), rule(r::S6),
    heading(msg("Players", "set-up")),
    rule(r::S7), rule(r::S8), rule(r::S9), rule(r::S10),
    table(kStartTable, msg("Home continents")),
    rule(r::S11), rule(r::S12),
};

constexpr Block kOptions[] = {
    table(kOptionTable, msg("Chosen before the start"), true),
    text(msg("The last three options change details. Leave them as they are in a first game.")),
};

constexpr Block kApp[] = {
    rule(r::M1), rule(r::M2), rule(r::M3), rule(r::M4), rule(r::M5), rule(r::M6), rule(r::M7),
};

constexpr Block kWords[] = {
    heading(msg("Signs on the Earth map")),
    entry(transport_sign<an::Transport::car>, msg("Car", "transport"), msg("Drives on roads."), &r::A32),
    entry(transport_sign<an::Transport::train>, msg("Train", "transport"), msg("Runs on railways."), &r::A32),
    entry(transport_sign<an::Transport::ship>, msg("Ship", "transport"), msg("Sails from sea to sea."), &r::A33),
    entry(transport_sign<an::Transport::helicopter>, msg("Helicopter", "transport"), msg("Flies to any neighbour, two steps."), &r::A34),
    entry(transport_sign<an::Transport::plane>, msg("Aeroplane", "transport"), msg("Flies to any neighbour, three steps."), &r::A34),
    entry(transport_sign<an::Transport::spacecraft>, msg("Spacecraft", "transport"), msg("Starts only at Cape Canaveral."), &r::A50),
    heading(msg("Signs on cards and tiles")),
    entry(moon_sign<1>, msg("New Moon"), msg("Phase 1: for week 1."), &r::A2),
    entry(moon_sign<2>, msg("First Quarter"), msg("Phase 2: for week 2."), &r::A2),
    entry(moon_sign<3>, msg("Full Moon"), msg("Phase 3: for week 3."), &r::A2),
    entry(moon_sign<4>, msg("Last Quarter"), msg("Phase 4: for week 4."), &r::A2),
    entry(flag_sign, msg("Flag"), msg("This tile alone starts a quest."), &r::A60),
    entry(nk_sign, msg("Compass rose"), msg("NK, Navigation Knowledge."), &r::A6),
    entry(dv_sign, msg("Triangle with an orbit"), msg("DV, the difficulty."), &r::A57),
    heading(msg("Pieces", "chapter")),
    entry(vehicle_sign, msg("Vehicle"), msg("The transport on a disc of the player's colour."), &r::S10),
    entry(die_sign, msg("Vehicle die"), msg("Its face is the transport in use. It is rolled for travel chains."), &r::A46),
    entry(module_sign, msg("Lunar module"), msg("Docked from blue 3 on."), &r::A56),
    entry(gauge_sign<an::Gauge::sxt>, msg("SXT", "gauge"), msg("Sextant space."), &r::A114),
    entry(gauge_sign<an::Gauge::sct>, msg("SCT", "gauge"), msg("Scanner telescope space."), &r::A115),
    entry(gauge_sign<an::Gauge::ai>, msg("AI", "gauge"), msg("Attitude indicator space."), &r::A116),
    entry(legal_sign, msg("Gold glow"), msg("You can touch this now. Hold anything else, or press I on it, to have it explained."), &r::T13),
    heading(msg("Words")),
    entry(nullptr, msg("Leg"), msg("One movement with one transport, of one or more steps."), &r::A30),
    entry(nullptr, msg("Stop", "word"), msg("The moment when a leg has ended."), &r::A39),
    entry(nullptr, msg("Travel chain"), msg("A further leg in the same action."), &r::A44),
    entry(nullptr, msg("At sea"), msg("A ship on a space without a ship icon."), &r::T9),
    entry(nullptr, msg("Midnight sun"), msg("In a polar row the sun does not set, and no stars are visible."), &r::A13),
    entry(nullptr, msg("Remaining NK", "part of the score"), msg("What counts at the end: your NK, less your DV if you have returned."), &r::E5),
};

constexpr Text kOnlyFlight = msg("Astronavigator mode");

constexpr Chapter kChapters[] = {
    {"goal", msg("Goal"), msg("Learn to navigate by the stars, then fly to the Moon and back."), kNothing, nk_sign, kGoal},
    {"table", msg("The table"), msg("The Earth, the sky above it, and four weeks to act in."), kNothing, vehicle_sign, kTable},
    {"round", msg("A round"), msg("One month: choose, act in the order of the weeks, calibrate, move the sun."), kNothing, nullptr, kRound},
    {"choose", msg("Four actions"), msg("Choose one of them, together with a week."), kNothing, action_sign<an::Action::travel>, kChoose},
    {"observe", msg("Observing", "chapter"), msg("Stars and phases of the Moon bring NK, sets and tokens."), kNothing, action_sign<an::Action::direct>, kObserve},
    {"sky", msg("What is visible"), msg("All of a constellation must be above your horizon and outside daylight."), kNothing, sun_sign, kSky},
    {"travel", msg("Travel on Earth"), msg("One leg with one transport, ending on its icon."), kNothing, transport_sign<an::Transport::plane>, kTravel},
    {"chains", msg("Travel chains"), msg("Further legs in the same action."), kNothing, die_sign, kChains},
    {"quests", msg("Quests", "chapter"), msg("Turn continent tiles into quests, and quests into instruments."), kNothing, flag_sign, kQuests},
    {"instruments", msg("Instruments", "chapter"), msg("Fourteen lasting powers."), kNothing, instrument_sign<0>, kInstruments},
    {"launch", msg("The launch"), msg("An astronaut at Cape Canaveral takes the spacecraft."), kOnlyFlight, transport_sign<an::Transport::spacecraft>, kLaunch},
    {"flight", msg("The flight"), msg("Space by space to the Moon and back, while the difficulty grows."), kOnlyFlight, dv_sign, kFlight},
    {"aborts", msg("Aborts"), msg("What happens when DV exceeds NK, and how to give up in time."), kOnlyFlight, nullptr, kAborts},
    {"calibration", msg("Calibration", "chapter"), msg("Prepare the spacecraft: moon tokens and sets help in the next round."), kOnlyFlight, gauge_sign<an::Gauge::sxt>, kCalibration},
    {"month", msg("Month shift"), msg("The sun moves on, and new cards come."), kNothing, sun_sign, kMonth},
    {"end", msg("End and scoring"), msg("Places in several rankings give reputation points."), kNothing, nullptr, kEnd},
    {"setup", msg("Set-up"), msg("Maps, cards, and where everybody begins."), kNothing, nullptr, kSetup},
    {"options", msg("Options"), msg("With or without the flight, and some details."), kNothing, nullptr, kOptions},
    {"app", msg("How the app plays"), msg("What happens by itself, and in which order."), kNothing, nullptr, kApp},
    {"words", msg("Symbols and words"), msg("What the signs on maps, cards and tiles mean."), kNothing, nullptr, kWords},
};

constexpr Book kBook{kChapters};

}  // namespace book_parts
}  // namespace

const Book& book() { return book_parts::kBook; }

}  // namespace orrery::ui::astronavigators_table
