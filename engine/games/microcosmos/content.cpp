// Component data of Microcosmos in the notation of docs/rules/microcosmos.md, section 3: B biomatter, L labour, M mineral, T technology,
// `any` a resource of choice, `deck` and `Club` a crew card from there; R, G, B before a colon are the colours of planets.
#include "engine/games/microcosmos/content.h"

#include <cstddef>

namespace orrery::microcosmos {

namespace {

/// Not constant: a table with an unknown word does not compile.
void refuse_notation() {}

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Removes and returns the text before the next `mark`, or everything if there is none.
consteval std::string_view next_part(std::string_view& text, std::string_view mark) {
    const std::size_t end = text.find(mark);
    const std::string_view part = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + mark.size());
    return part;
}

consteval Gain gain(std::string_view text) {
    constexpr std::string_view kLetters = "BLMT";
    Gain out;
    while (!text.empty()) {
        std::string_view word = next_part(text, " ");
        if (word.empty() || !is_digit(word[0])) refuse_notation();
        const auto count = static_cast<std::int8_t>(word[0] - '0');
        word.remove_prefix(1);
        if (word.empty()) word = next_part(text, " ");
        if (word == "any") out.any = count;
        else if (word == "Club") out.club = count;
        else if (word == "deck") out.deck = count;
        else if (word.size() == 1 && kLetters.find(word[0]) != std::string_view::npos) out.fixed[kLetters.find(word[0])] = count;
        else refuse_notation();
    }
    return out;
}

consteval Units units(std::string_view text) {
    const Gain read = gain(text);
    if (read.any + read.club + read.deck > 0) refuse_notation();
    return read.fixed;
}

consteval Edges edges(std::string_view text) {
    unsigned out = 0;
    while (!text.empty()) {
        const std::string_view word = next_part(text, "/");
        if (word == "R") out |= edge_of(Colour::red);
        else if (word == "G") out |= edge_of(Colour::green);
        else if (word == "B") out |= edge_of(Colour::blue);
        else if (word == "moon") out |= kMoonEdge;
        else if (word == "station") out |= kStationEdge;
        else refuse_notation();
    }
    return static_cast<Edges>(out);
}

/// Reads "R: 1 any -> 2T 1 deck", with or without a cost.
consteval Half half(std::string_view text) {
    Half out;
    out.edges = edges(next_part(text, ": "));
    if (text.find(" -> ") != std::string_view::npos) {
        const Gain cost = gain(next_part(text, " -> "));
        out.cost = cost.fixed;
        out.any_cost = cost.any;
    }
    out.gain = gain(text);
    return out;
}

consteval std::uint8_t spot(std::string_view word) {
    constexpr std::array<std::string_view, kMaxSpots> kWords{"P", "M", "S", "a1", "a2"};
    for (std::size_t i = 0; i < kMaxSpots; ++i)
        if (word == kWords[i]) return static_cast<std::uint8_t>(i);
    refuse_notation();
    return 0;
}

/// Reads the spots of the exits north, east, south, west.
consteval std::array<std::uint8_t, kDirections> exits(std::string_view text) {
    std::array<std::uint8_t, kDirections> out{};
    for (std::uint8_t& exit : out) exit = spot(next_part(text, " "));
    return out;
}

consteval std::array<std::uint8_t, kMaxSpots> routes(std::string_view text) {
    std::array<std::uint8_t, kMaxSpots> out{};
    while (!text.empty()) {
        std::string_view pair = next_part(text, " ");
        const std::uint8_t from = spot(next_part(pair, "-")), to = spot(pair);
        out[from] = static_cast<std::uint8_t>(out[from] | 1u << to);
        out[to] = static_cast<std::uint8_t>(out[to] | 1u << from);
    }
    return out;
}

consteval Step step(std::string_view text) {
    Step out;
    const std::string_view what = next_part(text, " ");
    if (what == "upgrade") out.what = Do::upgrade;
    else if (what == "terraform") out.what = Do::terraform;
    else if (what == "scout") out.what = Do::scout;
    else if (what == "colony") out.what = Do::colony;
    else if (what == "outpost") out.what = Do::outpost;
    else if (what == "collect") {
        out.what = Do::collect;
        out.gain = gain(text);
    } else if (what == "crew") {
        out.what = Do::crew;
        out.count = static_cast<std::int8_t>(text[0] - '0');
    } else if (what == "travel") {
        out.what = Do::travel;
        std::string_view word = next_part(text, " ");
        out.jumps = word == "jump";
        if (out.jumps) word = next_part(text, " ");
        out.is_clockwise = word == "cw";
        if (!out.is_clockwise && word != "ccw") refuse_notation();
        if (text == "unterraformed") out.seek = Seek::unterraformed;
        else if (text == "no_colony") out.seek = Seek::no_colony;
        else if (text == "undiscovered") out.seek = Seek::undiscovered;
        else refuse_notation();
    } else refuse_notation();
    return out;
}

consteval FixedVector<Step, kMaxSteps> steps(std::string_view text) {
    FixedVector<Step, kMaxSteps> out;
    while (!text.empty()) out.push_back(step(next_part(text, "; ")));
    return out;
}

template <class Id, class Table>
std::optional<Id> find_by_id(const Table& table, std::string_view id) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (table[i].id == id) return static_cast<Id>(i);
    return {};
}

constexpr std::array<std::string_view, kMaxSpots> kSpotIds{"planet", "moon", "station", "a1", "a2"};

}  // namespace

// Name, colour, tracks, gain while barren and restored, moon, station, portal; exits and routes; places of the spots.
constexpr std::array<Planet, kPlanetCount> kPlanets{{
    {"star_portal", msg("Star Portal"), Colour::red, {}, {}, {}, {}, {}, gain("1 any 1 deck"), exits("P P P P"), routes(""),
     {{{500, 500}}}, 1},
    {"pl_cinderhold", msg("Cinderhold"), Colour::red, units("3B 2L 2M 3T"), units("1L"), units("1L 1M"),
     gain("2M 1T"), gain("2L 1 deck"), {}, exits("M a1 S a2"), routes("P-M P-S P-a1 P-a2"),
     {{{500, 500}, {500, 180}, {500, 820}, {820, 500}, {180, 500}}}, 5},
    {"pl_verdanta", msg("Verdanta"), Colour::green, units("1B 3L 2M 2T"), units("1B"), units("1B 1L"),
     gain("1M 1 any 1 deck"), gain("1B 2L"), {}, exits("S P a1 M"), routes("P-a1 P-M P-S M-S"),
     {{{600, 440}, {210, 600}, {470, 150}, {600, 820}}}, 4},
    {"pl_azurel", msg("Azurel"), Colour::blue, units("2B 3L 2M 1T"), units("1T"), units("1B 1T"),
     gain("1B 2M"), gain("1L 1 any 1 deck"), {}, exits("M P a1 S"), routes("P-M P-S P-a1 S-a1"),
     {{{540, 440}, {540, 150}, {190, 440}, {500, 810}}}, 4},
    {"pl_varkesh", msg("Varkesh"), Colour::red, units("2B 2M 3T"), units("1L"), units("2L"),
     gain("1M 1T 1 deck"), gain("1B 1L 1 deck"), {}, exits("a1 S M P"), routes("P-M P-S P-a1 S-a1"),
     {{{460, 560}, {460, 850}, {810, 560}, {500, 190}}}, 4},
    {"pl_rustmere", msg("Rustmere"), Colour::red, units("3B 1L 2M 2T"), units("1M"), units("1L 1M"),
     gain("2M 1 any"), gain("2B 1L"), {}, exits("P M a1 S"), routes("P-M M-a1 a1-S P-S"),
     {{{580, 330}, {820, 600}, {190, 500}, {480, 810}}}, 4},
    {"pl_ashfall", msg("Ashfall"), Colour::red, units("3B 1L 2M 3T"), units("1L"), units("2L 1M"),
     gain("2M 1 Club"), gain("2L 1 any"), {}, exits("M S a1 P"), routes("P-a1 a1-S M-S P-M"),
     {{{360, 440}, {560, 180}, {810, 570}, {420, 800}}}, 4},
    {"pl_pyrrane", msg("Pyrrane"), Colour::red, units("3B 1L 3M 3T"), units("1L 1M"), units("2L 1M 1T"),
     gain("1M 2T"), gain("2 any 1 Club"), {}, exits("P S M a1"), routes("P-a1 a1-M M-S P-S"),
     {{{560, 360}, {430, 810}, {820, 560}, {200, 420}}}, 4},
    {"pl_mosswick", msg("Mosswick"), Colour::green, units("3L 2M 2T"), units("1B"), units("2B"),
     gain("2M 1 deck"), gain("1L 1T 1 deck"), {}, exits("a2 M a1 S"), routes("P-M P-S P-a1 P-a2"),
     {{{500, 500}, {820, 500}, {180, 500}, {500, 820}, {500, 180}}}, 5},
    {"pl_thornhaven", msg("Thornhaven"), Colour::green, units("1B 2L 3M 2T"), units("1B"), units("2B 1M"),
     gain("1M 1T 1 any"), gain("2L 1 deck"), {}, exits("a1 M S P"), routes("P-a1 P-M P-S M-S"),
     {{{400, 560}, {790, 400}, {530, 850}, {400, 180}}}, 4},
    {"pl_sylvane", msg("Sylvane"), Colour::green, units("4L 2M 3T"), units("1B"), units("2B 1T"),
     gain("2M 1 Club"), gain("1L 2 any"), {}, exits("M a1 P S"), routes("P-a1 a1-M M-S P-S"),
     {{{440, 640}, {570, 190}, {180, 440}, {800, 580}}}, 4},
    {"pl_fernreach", msg("Fernreach"), Colour::green, units("2B 3L 2M 3T"), units("1B 1L"), units("2B 1L 1M"),
     gain("1M 2 any"), gain("2L 1 Club"), {}, exits("a1 S P M"), routes("P-M M-a1 a1-S P-S"),
     {{{420, 670}, {180, 400}, {810, 500}, {520, 190}}}, 4},
    {"pl_tidefall", msg("Tidefall"), Colour::blue, units("3B 2L 2M"), units("1T"), units("2T"),
     gain("2M 1T"), gain("1B 1L 1 deck"), {}, exits("M S P a1"), routes("P-a1 P-M P-S M-S"),
     {{{560, 600}, {400, 210}, {850, 470}, {180, 600}}}, 4},
    {"pl_glaciel", msg("Glaciel"), Colour::blue, units("2B 2L 3M 1T"), units("1T"), units("1M 2T"),
     gain("1B 1M 1 deck"), gain("2L 1T"), {}, exits("S M P a1"), routes("P-M P-S P-a1 S-a1"),
     {{{560, 540}, {850, 540}, {560, 190}, {190, 500}}}, 4},
    {"pl_nerith", msg("Nerith"), Colour::blue, units("3B 3L 2M 1T"), units("1T"), units("1B 2T"),
     gain("1M 1 any 1 Club"), gain("2L 1 any"), {}, exits("a1 P M S"), routes("P-a1 a1-S M-S P-M"),
     {{{640, 560}, {440, 820}, {190, 430}, {580, 200}}}, 4},
    {"pl_skyreach", msg("Skyreach"), Colour::blue, units("3B 3L 2M 2T"), units("1M 1T"), units("1L 1M 2T"),
     gain("2M 1 deck"), gain("1L 1 any 1 Club"), {}, exits("S a2 M a1"), routes("P-M P-S P-a1 P-a2"),
     {{{500, 500}, {500, 820}, {500, 180}, {180, 500}, {820, 500}}}, 5},
}};

// The top half is active in the lower row, the bottom half in the upper row.
constexpr std::array<Crew, kCrewCount> kCrew{{
    {"crew_01", msg("Chief Mechanic"), Specialist::engineer, half("moon/station: 1 any"), half("R: 1 any -> 2T 1 deck")},
    {"crew_02", msg("Reactor Hand"), Specialist::engineer, half("R: 2M"), half("G: 1T -> 2L 1M 1 deck")},
    {"crew_03", msg("Hull Welder"), Specialist::engineer, half("B: 2M"), half("station: 2L")},
    {"crew_04", msg("Dock Foreman"), Specialist::engineer, half("station: 1L 1 deck"), half("R: 2L")},
    {"crew_05", msg("Soil Engineer"), Specialist::engineer, half("G: 1B 1M"), half("B: 1L -> 1B 2T")},
    {"crew_06", msg("Drone Wrangler"), Specialist::engineer, half("moon: 2M"), half("G: 1 any -> 2B 1 deck")},
    {"crew_07", msg("Fuel Chemist"), Specialist::engineer, half("R: 1M -> 1L 2T"), half("moon: 1M 1T")},
    {"crew_08", msg("Signal Technician"), Specialist::engineer, half("B: 1T 1 Club"), half("moon/station: 1 any")},
    {"crew_09", msg("Habitat Builder"), Specialist::engineer, half("G: 2L"), half("R: 1L 1M")},
    {"crew_10", msg("Orbital Rigger"), Specialist::engineer, half("station: 1L -> 2 any"), half("B: 2T")},
    {"crew_11", msg("Core Driller"), Specialist::engineer, half("moon: 1M -> 2 any"), half("G: 1M -> 2B 1T")},
    {"crew_12", msg("Systems Architect"), Specialist::engineer, half("R/G/B: 1 any"), half("B: 1 any -> 2M 1 deck")},
    {"crew_13", msg("Foundry Marshal"), Specialist::leader_red, half("R: 2L"), half("B: 1B -> 1M 2T")},
    {"crew_14", msg("Convoy Captain"), Specialist::leader_red, half("moon/station: 1 any"), half("R: 1L 1T")},
    {"crew_15", msg("Miners' Speaker"), Specialist::leader_red, half("B: 1M 1T"), half("moon: 1M 1 deck")},
    {"crew_16", msg("Relief Officer"), Specialist::leader_red, half("R/G: 1 any"), half("station: 1B -> 2L 1T")},
    {"crew_17", msg("Ash Ranger"), Specialist::leader_red, half("G: 1B 1L"), half("R: 1L 1 Club")},
    {"crew_18", msg("Forge Matriarch"), Specialist::leader_red, half("moon/station: 1 deck"), half("G: 1L -> 2B 1T")},
    {"crew_19", msg("Siege Veteran"), Specialist::leader_red, half("R/B: 1 any -> 1M 1T"), half("R/G/B: 1 any")},
    {"crew_20", msg("Grove Warden"), Specialist::leader_green, half("R: 1L -> 2B 1M"), half("G: 2B")},
    {"crew_21", msg("Seed Keeper"), Specialist::leader_green, half("moon/station: 1 any"), half("G: 1B -> 1M 2T")},
    {"crew_22", msg("River Pilot"), Specialist::leader_green, half("B: 1B 1T"), half("station: 1B 1L")},
    {"crew_23", msg("Harvest Envoy"), Specialist::leader_green, half("R/G: 1 any -> 1B 1L"), half("moon: 1L -> 2M 1T")},
    {"crew_24", msg("Canopy Elder"), Specialist::leader_green, half("G: 1B 1 Club"), half("B: 1T -> 2B 1L")},
    {"crew_25", msg("Field Medic"), Specialist::leader_green, half("moon/station: 1 Club"), half("R: 1B 1L")},
    {"crew_26", msg("Spore Diplomat"), Specialist::leader_green, half("G/B: 1 any"), half("R/G/B: 1 any -> 1 any 1 deck")},
    {"crew_27", msg("Archive Director"), Specialist::leader_blue, half("B: 2T"), half("G: 1B 1T")},
    {"crew_28", msg("Tide Navigator"), Specialist::leader_blue, half("moon/station: 1 any"), half("B: 1L 1T")},
    {"crew_29", msg("Lens Grinder"), Specialist::leader_blue, half("R: 1T -> 1B 2M"), half("moon: 1M 1T")},
    {"crew_30", msg("Ocean Surveyor"), Specialist::leader_blue, half("G/B: 1 any -> 1B 1T"), half("station: 1L 1 Club")},
    {"crew_31", msg("Storm Analyst"), Specialist::leader_blue, half("G: 1L -> 1B 2T"), half("B: 1M -> 2B 1L")},
    {"crew_32", msg("Quartermaster"), Specialist::leader_blue, half("moon/station: 1 any -> 2 any"), half("R: 1 any -> 2L 1 Club")},
    {"crew_33", msg("Signal Admiral"), Specialist::leader_blue, half("R/B: 1 any"), half("R/G/B: 1 any")},
}};

constexpr std::array<Survivor, kSurvivorCount> kSurvivors{{
    {"surv_01", msg("Ember Clan"), edges("R"), gain("2L 1M")},
    {"surv_02", msg("Deep Miners"), edges("R"), gain("2M 1T")},
    {"surv_03", msg("Caravan of Tal"), edges("R"), gain("1B 1L 1T")},
    {"surv_04", msg("Signal Fire Keepers"), edges("R"), gain("2 any")},
    {"surv_05", msg("Bastion Orphans"), edges("R"), gain("2B 1L")},
    {"surv_06", msg("Greenhouse Crew"), edges("G"), gain("2 any")},
    {"surv_07", msg("Moss Weavers"), edges("G"), gain("2B 1L")},
    {"surv_08", msg("Canopy Choir"), edges("G"), gain("2B 1T")},
    {"surv_09", msg("Marsh Ferrymen"), edges("G"), gain("1B 1L 1M")},
    {"surv_10", msg("Glacier Monks"), edges("B"), gain("2 any")},
    {"surv_11", msg("Sunken Academy"), edges("B"), gain("1M 2T")},
    {"surv_12", msg("Cloud Gliders"), edges("B"), gain("1B 2T")},
    {"surv_13", msg("Harbour Guild"), edges("B"), gain("1L 1M 1T")},
    {"surv_14", msg("Terrace Farmers"), edges("R/G"), gain("1B 1L")},
    {"surv_15", msg("Wandering Smiths"), edges("R/G"), gain("1M 1 any")},
    {"surv_16", msg("Reef Gardeners"), edges("G/B"), gain("1B 1T")},
    {"surv_17", msg("Rain Callers"), edges("G/B"), gain("1B 1 any")},
    {"surv_18", msg("Kelp Sailors"), edges("G/B"), gain("1B 1M")},
    {"surv_19", msg("Vault Engineers"), edges("R/B"), gain("1L 1T")},
    {"surv_20", msg("Comet Nomads"), edges("R/B"), gain("1T 1 any")},
}};

constexpr std::array<UpgradeKind, kUpgradeCount> kUpgrades{{
    {"robotics", msg("Robotics"), Specialist::engineer, units("2T"),
     msg("Do up to two different actions on a planet that has your colony.")},
    {"biodome", msg("Biodome"), Specialist::engineer, units("2B"),
     msg("Gain 1 labour whenever you arrive at a space station.")},
    {"leisure", msg("Leisure Deck"), Specialist::engineer, units("1L"),
     msg("You may take 1 crew card from the Club whenever you arrive at a space station.")},
    {"space_mining", msg("Space Mining"), Specialist::engineer, units("2M"),
     msg("Gain 1 mineral whenever you arrive at a moon.")},
    {"mining_vehicles", msg("Mining Vehicles"), Specialist::any_leader, units("1M"),
     msg("You may take 1 crew card from the Club whenever you arrive at a moon.")},
    {"cargo_hold", msg("Cargo Hold"), Specialist::any_leader, units("1L"),
     msg("You may hold up to 6 of each resource.")},
    {"scout_vehicles", msg("Scout Vehicles"), Specialist::any_leader, units("1L"),
     msg("When you scout, draw 2 survivor cards and resolve 1 of them.")},
    {"engine", msg("Engine"), Specialist::engineer, units("1L 1T"),
     msg("Two steps: travel up to 4 routes, then up to 6.")},
}};

constexpr std::array<AutomaCard, kAutomaCount> kAutomaCards{{
    {"auto_01", msg("Full Survey"), steps("upgrade; travel cw unterraformed; collect 1B 1L 1M; terraform; crew 1")},
    {"auto_02", msg("Green Tide"), steps("travel ccw unterraformed; collect 2B 1T; terraform; crew 1")},
    {"auto_03", msg("Long Jump"), steps("upgrade; travel jump cw unterraformed; collect 1M 2T; terraform")},
    {"auto_04", msg("First Roots"), steps("crew 1; travel jump ccw no_colony; colony; collect 1 any; terraform")},
    {"auto_05", msg("New Horizons"), steps("upgrade; crew 1; travel cw no_colony; colony; collect 1L 1M")},
    {"auto_06", msg("Deep Chart"), steps("travel ccw undiscovered; collect 1B 1T; crew 1; scout")},
    {"auto_07", msg("Pathfinder"), steps("upgrade; travel cw undiscovered; collect 1L 1M; crew 1; terraform")},
    {"auto_08", msg("Refit", "Automa card"), steps("crew 1; upgrade; travel cw unterraformed; scout; terraform")},
    {"auto_09", msg("Trade Winds"), steps("collect 1 any; travel ccw unterraformed; outpost; collect 1B 1L; terraform")},
    {"auto_10", msg("Second Home"), steps("upgrade; travel jump cw no_colony; colony; outpost; collect 1L 1T; crew 1")},
}};

std::optional<PlanetId> planet_by_id(std::string_view id) { return find_by_id<PlanetId>(kPlanets, id); }
std::optional<CrewId> crew_by_id(std::string_view id) { return find_by_id<CrewId>(kCrew, id); }
std::optional<SurvivorId> survivor_by_id(std::string_view id) { return find_by_id<SurvivorId>(kSurvivors, id); }
std::optional<Upgrade> upgrade_by_id(std::string_view id) { return find_by_id<Upgrade>(kUpgrades, id); }
std::optional<AutomaId> automa_card_by_id(std::string_view id) { return find_by_id<AutomaId>(kAutomaCards, id); }

std::string spot_id(SpotId spot) {
    const std::string_view name = spot == kPortalSpot ? "portal" : kSpotIds[spot % kMaxSpots];
    return std::string(kPlanets[planet_of(spot)].id) + "." + std::string(name);
}

std::optional<SpotId> spot_by_id(std::string_view id) {
    const std::size_t dot = id.find('.');
    if (dot == std::string_view::npos) return {};
    const std::optional<PlanetId> planet = planet_by_id(id.substr(0, dot));
    if (!planet) return {};
    for (std::size_t i = 0; i < kPlanets[*planet].spots; ++i)
        if (const SpotId spot = spot_of(*planet, i); spot_id(spot) == id) return spot;
    return {};
}

}  // namespace orrery::microcosmos
