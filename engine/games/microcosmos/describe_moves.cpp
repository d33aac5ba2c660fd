// Names of moves, and confirmation questions.
// Index: full names of moves · nouns · confirmation.
#include <algorithm>

#include "engine/games/microcosmos/rules.h"
#include "engine/games/microcosmos/words.h"

namespace orrery::microcosmos {

namespace {

// Full names, used as labels of buttons.
namespace full {
constexpr Text kDiscard = msg("Discard {C}");
constexpr Text kPlace = msg("Place it in the {row}");
constexpr Text kGain = msg("Gain {G}");
constexpr Text kPay = msg("Pay {G}");
constexpr Text kUseCard = msg("Use {C}");
constexpr Text kUseToken = msg("Use the {T} token");
constexpr Text kTake = msg("Take {C} into the {row}");
constexpr Text kSkip = msg("Take no card");
constexpr Text kDraw = msg("Draw a crew card");
constexpr Text kUnlock = msg("Unlock {C}: {S}, {G}");
constexpr Text kSkipUpgrade = msg("No upgrade");
constexpr Text kTravel = msg("Fly to {S}");
constexpr Text kDiscover = msg("Discover the {cell}");
constexpr Text kBonus = msg("Raise {R} to 1");
constexpr Text kPlayUp = msg("Play {C} and move it up: {text}");
constexpr Text kPlayAway = msg("Play and discard {C}: {text}");
constexpr Text kMoveUp = msg("Move {C} up without its action");
constexpr Text kThrowAway = msg("Discard {C} without its action");
constexpr Text kDone = msg("Done", "Microcosmos");
constexpr Text kEnd = msg("End the turn");
constexpr Text kCollect = msg("Collect {G}");
constexpr Text kTerraform = msg("Terraform: up to {n} levels");
constexpr Text kScout = msg("Scout: uses {S}");
constexpr Text kSettle = msg("Settle {C}");
constexpr Text kColony = msg("Build a colony: uses {S}");
constexpr Text kOutpost = msg("Build an outpost");
constexpr Text kMoveOutpost = msg("Move the outpost from {L}");
constexpr Text kToken = msg("Discard {C} for the {T} token");
constexpr Text kRaise = msg("Raise {R}");
constexpr Text kChoose = msg("Choose {C}: {text}");
constexpr Text kKeep = msg("Take {C} aboard");
constexpr Text kSendOn = msg("Send {C} on");
constexpr Text kAutomaUse = msg("The Automa uses: {S}");
constexpr Text kAutomaMove = msg("The Automa moves the outpost from {L}");
}  // namespace full

std::string crew_or_nothing(CrewId card, Lang lang) { return card < kCrewCount ? crew_name(card, lang) : std::string(); }
std::string survivor_or_nothing(SurvivorId card, Lang lang) { return card < kSurvivorCount ? survivor_name(card, lang) : std::string(); }
std::string planet_or_nothing(PlanetId planet, Lang lang) { return planet < kPlanetCount ? planet_name(planet, lang) : std::string(); }
std::string spot_or_nothing(SpotId spot, Lang lang) { return spot < kSpotCount ? spot_name(spot, lang) : std::string(); }
std::string cell_or_nothing(Cell cell, Lang lang) { return cell < kCells ? cell_name(cell, lang) : std::string(); }

std::string one_unit(Resource resource, Lang lang) {
    Units one{};
    one[index_of(resource)] = 1;
    return units_text(one, lang);
}

Specialist leader_here(const Table& t) { return leader_of(kPlanets[planet_of(t.player(t.turn_seat).at)].colour); }
Needs colony_needs_here(const Table& t) {
    const int n = std::min(colonies_of(t, t.turn_seat) + 1, kColonyMarkers);
    return colony_needs(n, kPlanets[planet_of(t.player(t.turn_seat).at)].colour);
}
SurvivorId met_survivor(const Table& t) {
    const bool is_met = !t.pending.empty() && !t.pending.back().survivors.empty();
    return is_met ? t.pending.back().survivors.front() : kNoSurvivor;
}

std::string play_name(const Observation& o, const Play& m, Lang lang) {
    const Slot card{"C", crew_or_nothing(m.card, lang)};
    if (!m.uses) return fill(m.to_upper ? full::kMoveUp : full::kThrowAway, lang, {card});
    const std::optional<Row> row = row_of(o.player(o.turn_seat), m.card);
    const std::string text = row ? half_text(active_half(m.card, *row), lang) : std::string();
    return fill(m.to_upper ? full::kPlayUp : full::kPlayAway, lang, {card, {"text", text}});
}

}  // namespace

std::string move_name(const Observation& o, const Move& move, Lang lang) {
    const auto say = [&](const Text& text, const std::vector<Slot>& slots = {}) { return fill(text, lang, slots); };
    const auto crew = [&](CrewId id) { return Slot{"C", crew_or_nothing(id, lang)}; };
    const auto survivor = [&](SurvivorId id) { return Slot{"C", survivor_or_nothing(id, lang)}; };
    const auto unit = [&](Resource id) { return Slot{"G", one_unit(id, lang)}; };
    const auto resource = [&](Resource id) { return Slot{"R", resource_name(id, lang)}; };
    const auto token = [&](Specialist id) { return Slot{"T", specialist_name(id, lang)}; };
    const auto row = [&](Row id) { return Slot{"row", row_name(id, lang)}; };
    return std::visit(overloaded{
        [&](const DiscardDealt& m) { return say(full::kDiscard, {crew(m.card)}); },
        [&](const PlaceCrew& m) { return say(full::kPlace, {row(m.row)}); },
        [&](const ChooseGain& m) { return say(full::kGain, {unit(m.resource)}); },
        [&](const Pay& m) { return say(full::kPay, {unit(m.resource)}); },
        [&](const UseCard& m) { return say(full::kUseCard, {crew(m.card)}); },
        [&](const UseToken& m) { return say(full::kUseToken, {token(m.token)}); },
        [&](const TakeClub& m) { return say(full::kTake, {crew(m.card), row(m.row)}); },
        [&](const Skip&) { return say(full::kSkip); },
        [&](const Draw&) { return say(full::kDraw); },
        [&](const UnlockUpgrade& m) {
            const UpgradeKind& kind = kUpgrades[index_of(m.upgrade)];
            return say(full::kUnlock, {{"C", upgrade_name(m.upgrade, lang)}, {"S", needs_text({kind.need}, lang)}, {"G", units_text(kind.cost, lang)}});
        },
        [&](const SkipUpgrade&) { return say(full::kSkipUpgrade); },
        [&](const Travel& m) { return say(full::kTravel, {{"S", spot_or_nothing(m.to, lang)}}); },
        [&](const Discover& m) { return say(full::kDiscover, {{"cell", cell_or_nothing(m.cell, lang)}}); },
        [&](const Bonus& m) { return say(full::kBonus, {resource(m.resource)}); },
        [&](const Play& m) { return play_name(o, m, lang); },
        [&](const Done&) { return say(full::kDone); },
        [&](const End&) { return say(full::kEnd); },
        [&](const Collect&) { return say(full::kCollect, {{"G", gain_text(collected_at(o, o.player(o.turn_seat).at), lang)}}); },
        [&](const StartTerraform&) { return say(full::kTerraform, {{"n", terraform_limit(o, o.turn_seat)}}); },
        [&](const StartScout&) { return say(full::kScout, {{"S", needs_text({leader_here(o)}, lang)}}); },
        [&](const Settle& m) { return say(full::kSettle, {survivor(m.card)}); },
        [&](const BuildColony&) { return say(full::kColony, {{"S", needs_text(colony_needs_here(o), lang)}}); },
        [&](const PlaceOutpost&) { return say(full::kOutpost); },
        [&](const MoveOutpost& m) { return say(full::kMoveOutpost, {{"L", planet_or_nothing(m.from, lang)}}); },
        [&](const TakeToken& m) { return say(full::kToken, {crew(m.card), token(m.token)}); },
        [&](const Raise& m) { return say(full::kRaise, {resource(m.resource)}); },
        [&](const ChooseSurvivor& m) {
            return say(full::kChoose, {survivor(m.card), {"text", m.card < kSurvivorCount ? survivor_text(m.card, lang) : std::string()}});
        },
        [&](const KeepSurvivor&) { return say(full::kKeep, {survivor(met_survivor(o))}); },
        [&](const SendOn&) { return say(full::kSendOn, {survivor(met_survivor(o))}); },
        [&](const AutomaUse& m) { return say(full::kAutomaUse, {{"S", specialist_name(m.specialist, lang)}}); },
        [&](const AutomaMove& m) { return say(full::kAutomaMove, {{"L", planet_or_nothing(m.from, lang)}}); },
    }, move);
}

// Nouns.

namespace {

namespace noun {
constexpr Text kDiscard = msg("discarding {C}");
constexpr Text kPlace = msg("placing a crew card");
constexpr Text kGain = msg("choice of {R}");
constexpr Text kPay = msg("payment of {R}");
constexpr Text kUse = msg("choice of the specialist");
constexpr Text kTake = msg("taking {C}");
constexpr Text kSkip = msg("taking no card");
constexpr Text kDraw = msg("drawing a crew card");
constexpr Text kUpgrade = msg("unlocking {C}");
constexpr Text kNoUpgrade = msg("going on without an upgrade");
constexpr Text kTravel = msg("flight to {S}");
constexpr Text kDiscover = msg("discovery");
constexpr Text kBonus = msg("discovery bonus");
constexpr Text kPlay = msg("playing {C}");
constexpr Text kDone = msg("end of the phase");
constexpr Text kEnd = msg("end of the turn");
constexpr Text kTerraforming = msg("end of the terraforming");
constexpr Text kRaise = msg("raising {R}");
constexpr Text kSettle = msg("settling {C}");
constexpr Text kMoveOutpost = msg("moving an outpost");
constexpr Text kToken = msg("the {T} token");
constexpr Text kSurvivor = msg("choice of {C}");
constexpr Text kKeep = msg("taking {C} aboard");
constexpr Text kSendOn = msg("sending {C} on");
constexpr Text kAutomaUse = msg("choice for the Automa");
}  // namespace noun

}  // namespace

std::string move_noun(const Observation& o, const Move& move, Lang lang) {
    const auto say = [&](const Text& text, const std::vector<Slot>& slots = {}) { return fill(text, lang, slots); };
    const auto crew = [&](CrewId id) { return Slot{"C", crew_or_nothing(id, lang)}; };
    const auto survivor = [&](SurvivorId id) { return Slot{"C", survivor_or_nothing(id, lang)}; };
    const auto resource = [&](Resource id) { return Slot{"R", resource_name(id, lang)}; };
    const std::optional<Asked> open = asked(o);
    const bool is_terraforming = open && open->kind == Kind::terraform;
    return std::visit(overloaded{
        [&](const DiscardDealt& m) { return say(noun::kDiscard, {crew(m.card)}); },
        [&](const PlaceCrew&) { return say(noun::kPlace); },
        [&](const ChooseGain& m) { return say(noun::kGain, {resource(m.resource)}); },
        [&](const Pay& m) { return say(noun::kPay, {resource(m.resource)}); },
        [&](const UseCard&) { return say(noun::kUse); },
        [&](const UseToken&) { return say(noun::kUse); },
        [&](const TakeClub& m) { return say(noun::kTake, {crew(m.card)}); },
        [&](const Skip&) { return say(noun::kSkip); },
        [&](const Draw&) { return say(noun::kDraw); },
        [&](const UnlockUpgrade& m) { return say(noun::kUpgrade, {{"C", upgrade_name(m.upgrade, lang)}}); },
        [&](const SkipUpgrade&) { return say(noun::kNoUpgrade); },
        [&](const Travel& m) { return say(noun::kTravel, {{"S", spot_or_nothing(m.to, lang)}}); },
        [&](const Discover&) { return say(noun::kDiscover); },
        [&](const Bonus&) { return say(noun::kBonus); },
        [&](const Play& m) { return say(noun::kPlay, {crew(m.card)}); },
        [&](const Done&) { return say(is_terraforming ? noun::kTerraforming : noun::kDone); },
        [&](const End&) { return say(noun::kEnd); },
        [&](const Collect&) { return action_name(Action::collect, lang); },
        [&](const StartTerraform&) { return action_name(Action::terraform, lang); },
        [&](const StartScout&) { return action_name(Action::scout, lang); },
        [&](const Settle& m) { return say(noun::kSettle, {survivor(m.card)}); },
        [&](const BuildColony&) { return action_name(Action::colony, lang); },
        [&](const PlaceOutpost&) { return action_name(Action::outpost, lang); },
        [&](const MoveOutpost&) { return say(noun::kMoveOutpost); },
        [&](const TakeToken& m) { return say(noun::kToken, {{"T", specialist_name(m.token, lang)}}); },
        [&](const Raise& m) { return say(noun::kRaise, {resource(m.resource)}); },
        [&](const ChooseSurvivor& m) { return say(noun::kSurvivor, {survivor(m.card)}); },
        [&](const KeepSurvivor&) { return say(noun::kKeep, {survivor(met_survivor(o))}); },
        [&](const SendOn&) { return say(noun::kSendOn, {survivor(met_survivor(o))}); },
        [&](const AutomaUse&) { return say(noun::kAutomaUse); },
        [&](const AutomaMove&) { return say(noun::kAutomaUse); },
    }, move);
}

// Confirmation: specialists serve three purposes and are used up, so each that goes is named before.

namespace {

constexpr Text kUsesUp = msg("This uses up {S}."), kBuildIt = msg("Build the colony"), kScoutNow = msg("Scout", "Microcosmos, answer"), kNotNow = msg("Not now");
constexpr Text kUnlockIt = msg("Unlock it");

}  // namespace

Confirmation confirmation(const Observation& o, const Move& move, const Names&, Lang lang) {
    const auto ask = [&](const Needs& needs, const Text& yes) -> Confirmation {
        return {fill(kUsesUp, lang, {{"S", sources_text(o.player(o.turn_seat), needs, lang)}}), yes.in(lang), kNotNow.in(lang)};
    };
    if (std::holds_alternative<BuildColony>(move)) return ask(colony_needs_here(o), kBuildIt);
    if (std::holds_alternative<StartScout>(move)) return ask({leader_here(o)}, kScoutNow);
    if (const auto* unlock = std::get_if<UnlockUpgrade>(&move)) return ask({kUpgrades[index_of(unlock->upgrade)].need}, kUnlockIt);
    return {};
}

}  // namespace orrery::microcosmos
