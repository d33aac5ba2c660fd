// Look-ups in an observation and names of things within a sentence.
#include "engine/games/jumpgate/words.h"

#include "engine/games/jumpgate/describe.h"
#include "engine/games/jumpgate/rules.h"

namespace orrery::jumpgate {

namespace {

constexpr Text kJumpCode = msg("Jump");
constexpr Text kScanCode = msg("Scan");
// Translators: verb, on a button
constexpr Text kLandCode = msg("Land");
// Translators: a code that fits every number
constexpr Text kAnyCode = msg("any");
constexpr Text kBetweenCodes = msg(" · ");
constexpr Text kGate = msg("the Jump Gate");

void add_code(std::string& out, const Text& kind, std::int8_t code, Lang lang) {
    if (code == kNoCode) return;
    if (!out.empty()) out += kBetweenCodes.in(lang);
    out += kind.in(lang);
    out += ' ';
    out += code == kWildCode ? std::string(kAnyCode.in(lang)) : std::to_string(code);
}

}  // namespace

std::string card_text(NavId card, Lang lang) {
    const NavCard& nav = kNavCards[card];
    std::string out;
    add_code(out, kJumpCode, nav.jump, lang);
    add_code(out, kScanCode, nav.scan, lang);
    add_code(out, kLandCode, nav.land, lang);
    return out;
}

namespace {
constexpr Text kWithIcon = msg("{res} ●");
constexpr Text kCardInText = msg("{card}", "name of a card within a sentence");
}  // namespace

std::string resource_text(ResourceId resource, Lang lang) {
    const Resource& r = kResources[resource];
    std::string out = kResourceTypes[static_cast<std::size_t>(r.kind)].name.in(lang);
    return r.icon ? fill(kWithIcon, lang, {{"res", out}}) : out;
}

std::string planet_name(PlanetId planet, Lang lang) { return kPlanets[planet].name.in(lang); }

std::string place_name(std::optional<PlanetId> where, Lang lang) {
    return where ? planet_name(*where, lang) : std::string(kGate.in(lang));
}

std::string card_in_text(NavId card, Lang lang) {
    return fill(kCardInText, lang, {{"card", card_text(card, lang)}});
}

std::string face_up_text(const RingPlanet& planet, ResourceId resource, Lang lang) {
    static constexpr Text kWithPlace = msg("{res} (card {n})");
    const Resource& wanted = kResources[resource];
    int alike = 0, position = 0, at = 0;
    for (const FaceUp& f : planet.face_up) {
        ++at;
        const Resource& r = kResources[f.resource];
        if (r.kind == wanted.kind && r.icon == wanted.icon) ++alike;
        if (f.resource == resource) position = at;
    }
    const std::string name = resource_text(resource, lang);
    return alike > 1 && position > 0 ? fill(kWithPlace, lang, {{"res", name}, {"n", position}}) : name;
}

Seat asked_seat(const Observation& o) {
    return o.open ? o.open->seat : o.me;
}

const RingPlanet* ring_planet(const Table& t, PlanetId planet) {
    const std::size_t at = ring_index(t, planet);
    return at < t.ring.size() ? &t.ring[at] : nullptr;
}

std::optional<PlanetId> planet_in_question(const Observation& o, Seat who) {
    const bool of_turn = o.open && o.open->kind != Kind::action && o.open->kind != Kind::research;
    return o.players[of_turn ? o.turn.seat : who].ship;
}

std::vector<std::string> names_of(const Names& names, const std::vector<Seat>& seats) {
    std::vector<std::string> out;
    for (const Seat seat : seats) out.push_back(name_of(names, seat));
    return out;
}

}  // namespace orrery::jumpgate
