// Names of moves, and confirmation questions.
// Index: full names of moves · nouns · confirmation.
#include "engine/games/astronavigators/rules.h"
#include "engine/games/astronavigators/score.h"
#include "engine/games/astronavigators/words.h"

namespace orrery::astronavigators {

namespace {

// Full names, used as labels of buttons.
namespace full {
constexpr Text kCharacter = msg("Play {C} from {continent}");
constexpr Text kAgenda = msg("{C}: {text}", "agenda");
constexpr Text kSelect = msg("Week {n}: {action}");
constexpr Text kSelectTravel = msg("Week {n}: travel by {T}");
constexpr Text kStartQuest = msg("Start a quest with {list}");
constexpr Text kPass = msg("No quest now");
constexpr Text kQuestHome = msg("Take {Q}: {I}");
constexpr Text kQuestDraw = msg("Draw two quests");
constexpr Text kKeep = msg("Keep {Q}: {I}");
constexpr Text kComplete = msg("Complete {Q}: {I}");
constexpr Text kDeclineQuest = msg("Complete none now");
constexpr Text kDeclineLeg = msg("No further leg now");
constexpr Text kObserveWeek = msg("Observe {C} in week {n}");
constexpr Text kObserveCard = msg("Observe {C}");
constexpr Text kSwapCard = msg("Put {C} back");
constexpr Text kStep = msg("To {S}");
constexpr Text kStop = msg("Stop here");
constexpr Text kNoMove = msg("Stay here");
constexpr Text kChain = msg("Chain by the tile {tile}");
constexpr Text kExtraTile = msg("Extra move by the tile {tile}");
constexpr Text kRollVehicle = msg("Roll for a vehicle here");
constexpr Text kRollCompass = msg("Roll with the Compass");
constexpr Text kEndTravel = msg("End the travel");
constexpr Text kChooseTransport = msg("Go on by {T}");
constexpr Text kTakeOrbitTile = msg("Take a tile: {stage}");
constexpr Text kAdvance = msg("Fly to {stage}");
constexpr Text kExtraSct = msg("Extra move by SCT: {set}");
constexpr Text kExtraAi = msg("Extra move by AI: {set}");
constexpr Text kSwapTile = msg("Swap your tile {tile}");
constexpr Text kUseSxt = msg("Use the sextant: no DV");
constexpr Text kAcceptDv = msg("Add DV {n}");
constexpr std::array<Text, 2> kAbortStatus{{msg("Become an astronomer"), msg("Stay an astronaut")}};
constexpr Text kJoin = msg("Calibrate");
constexpr Text kSkip = msg("Do not calibrate");
constexpr Text kBecome = msg("Become an astronaut");
constexpr Text kPlaceSxt = msg("{phase} on SXT");
constexpr Text kPlaceSct = msg("{set} on SCT");
constexpr Text kPlaceAi = msg("{set} on AI");
constexpr Text kAbort = msg("Abort the mission");
constexpr Text kDone = msg("Done", "AstroNavigators");
}  // namespace full

std::string tiles_text(const PaidTiles& tiles, Lang lang) {
    std::vector<std::string> list;
    for (const TileId tile : tiles) list.push_back(tile_name(tile, lang));
    return all_in_text(list, lang);
}
bool is_asked(const Observation& o, Kind kind) {
    const std::optional<Asked> open = asked(o);
    return open && open->kind == kind;
}
const Player& actor(const Observation& o) { return o.players[to_act(o).value_or(o.me)]; }
std::string set_or_nothing(SetId set, Lang lang) { return set < kSetCount ? set_name(set, lang) : std::string(); }

}  // namespace

std::string move_name(const Observation& o, const Move& move, Lang lang) {
    const auto say = [&](const Text& text, const std::vector<Slot>& slots = {}) { return fill(text, lang, slots); };
    const auto quest = [&](const Text& text, QuestId id) {
        return say(text, {{"Q", quest_name(id, lang)}, {"I", instrument_name(id, lang)}});
    };
    const auto tile = [&](TileId id) { return Slot{"tile", tile_name(id, lang)}; };
    return std::visit(overloaded{
        [&](const ChooseCharacter& m) {
            return say(full::kCharacter, {{"C", character_name(m.character, lang)}, {"continent",
                continent_name(kCharacters[m.character].continent, lang)}});
        },
        [&](const ChooseAgenda& m) { return say(full::kAgenda, {{"C", agenda_name(m.agenda, lang)}, {"text",
            kAgendas[m.agenda].text.in(lang)}}); },
        [&](const Select& m) { return say(full::kSelect, {{"n", m.week}, {"action", action_name(m.action, lang)}}); },
        [&](const SelectTravel& m) { return say(full::kSelectTravel, {{"n", m.week}, {"T", transport_name(m.transport, lang)}}); },
        [&](const StartQuest& m) { return say(full::kStartQuest, {{"list", tiles_text(m.tiles, lang)}}); },
        [&](const Pass&) { return say(full::kPass); },
        [&](const QuestHome& m) { return quest(full::kQuestHome, m.quest); },
        [&](const QuestDraw&) { return say(full::kQuestDraw); },
        [&](const Keep& m) { return quest(full::kKeep, m.quest); },
        [&](const CompleteQuest& m) { return quest(full::kComplete, m.quest); },
        [&](const Decline&) { return say(is_asked(o, Kind::chain_transport) ? full::kDeclineLeg : full::kDeclineQuest); },
        [&](const ObserveWeek& m) {
            const CardPile& week = o.week(m.week);
            return say(full::kObserveWeek, {{"C", week.empty() ? std::string() : card_name(week.back(), lang)}, {"n", m.week}});
        },
        [&](const ObserveCard& m) { return say(full::kObserveCard, {{"C", card_name(m.card, lang)}}); },
        [&](const SwapCard& m) { return say(full::kSwapCard, {{"C", card_name(m.card, lang)}}); },
        [&](const StepTo& m) { return say(full::kStep, {{"S", space_name(m.to, lang)}}); },
        [&](const Stop&) { return say(full::kStop); },
        [&](const NoMove&) { return say(full::kNoMove); },
        [&](const ChainTile& m) { return say(is_asked(o, Kind::space) ? full::kExtraTile : full::kChain, {tile(m.tile)}); },
        [&](const RollVehicle&) { return say(full::kRollVehicle); },
        [&](const RollCompass&) { return say(full::kRollCompass); },
        [&](const EndTravel&) { return say(full::kEndTravel); },
        [&](const ChooseTransport& m) { return say(full::kChooseTransport, {{"T", transport_name(m.transport, lang)}}); },
        [&](const TakeOrbitTile& m) { return say(full::kTakeOrbitTile, {{"stage", stack_name(m.stack, lang)}}); },
        [&](const Advance&) {
            const Player& player = actor(o);
            const StageId to = player.is_on(Map::orbit) ? next_stage(o, player.vehicle.at) : StageId{0};
            return say(full::kAdvance, {{"stage", stage_name(to, lang)}});
        },
        [&](const ExtraSct&) { return say(full::kExtraSct, {{"set", set_or_nothing(actor(o).sct, lang)}}); },
        [&](const ExtraAi&) { return say(full::kExtraAi, {{"set", set_or_nothing(actor(o).ai, lang)}}); },
        [&](const SwapOrbitTile& m) { return say(full::kSwapTile, {{"tile", orbit_tile_name(m.tile, lang)}}); },
        [&](const UseSxt&) { return say(full::kUseSxt); },
        [&](const AcceptDv&) { return say(full::kAcceptDv, {{"n", o.turn && o.turn->pending_dv ? *o.turn->pending_dv : 0}}); },
        [&](const AbortStatus& m) { return say(full::kAbortStatus[static_cast<std::size_t>(m.status)]); },
        [&](const Join&) { return say(full::kJoin); },
        [&](const SkipJoin&) { return say(full::kSkip); },
        [&](const BecomeAstronaut&) { return say(full::kBecome); },
        [&](const PlaceSxt& m) { return say(full::kPlaceSxt, {{"phase", phase_name(m.phase, lang)}}); },
        [&](const PlaceSct& m) { return say(full::kPlaceSct, {{"set", set_name(m.set, lang)}}); },
        [&](const PlaceAi& m) { return say(full::kPlaceAi, {{"set", set_name(m.set, lang)}}); },
        [&](const VoluntaryAbort&) { return say(full::kAbort); },
        [&](const Done&) { return say(full::kDone); },
    }, move);
}

// Nouns.

namespace {

namespace noun {
constexpr Text kCharacter = msg("choice of {C}", "character");
constexpr Text kAgenda = msg("choice of an agenda");
constexpr Text kSelect = msg("choice of week {n}");
constexpr Text kStartQuest = msg("start of a quest");
constexpr Text kPass = msg("going on without a quest");
constexpr Text kQuest = msg("choice of the quest");
constexpr Text kComplete = msg("completing {Q}");
// Translators: noun: the answer not to take part
constexpr Text kDecline = msg("declining");
constexpr Text kObserve = msg("observation of {C}");
constexpr Text kSchedule = msg("scheduling");
constexpr Text kStep = msg("step to {S}");
// Translators: noun: the end of a leg of a journey
constexpr Text kStop = msg("stop");
// Translators: noun: the answer not to move
constexpr Text kNoMove = msg("staying");
constexpr Text kChain = msg("chain by tile");
constexpr Text kRoll = msg("roll of the die");
constexpr Text kEndTravel = msg("end of the travel");
constexpr Text kTransport = msg("choice of {T}", "transport");
constexpr Text kOrbitTile = msg("taking an orbit tile");
constexpr Text kFlight = msg("flight");
constexpr Text kExtra = msg("extra move");
constexpr Text kSwap = msg("exchange of an orbit tile");
constexpr Text kSxt = msg("use of the sextant");
constexpr Text kDv = msg("adding the DV");
constexpr Text kStatus = msg("choice of the status");
constexpr Text kJoin = msg("choice to calibrate");
constexpr Text kCalibration = msg("calibration");
constexpr Text kAbort = msg("abort of the mission");
constexpr Text kDone = msg("end of the calibration");
}  // namespace noun

}  // namespace

std::string move_noun(const Observation& o, const Move& move, Lang lang) {
    const auto say = [&](const Text& text, const std::vector<Slot>& slots = {}) { return fill(text, lang, slots); };
    return std::visit(overloaded{
        [&](const ChooseCharacter& m) { return say(noun::kCharacter, {{"C", character_name(m.character, lang)}}); },
        [&](const ChooseAgenda&) { return say(noun::kAgenda); },
        [&](const Select& m) { return say(noun::kSelect, {{"n", m.week}}); },
        [&](const SelectTravel& m) { return say(noun::kSelect, {{"n", m.week}}); },
        [&](const StartQuest&) { return say(noun::kStartQuest); },
        [&](const Pass&) { return say(noun::kPass); },
        [&](const QuestHome&) { return say(noun::kQuest); },
        [&](const QuestDraw&) { return say(noun::kQuest); },
        [&](const Keep&) { return say(noun::kQuest); },
        [&](const CompleteQuest& m) { return say(noun::kComplete, {{"Q", quest_name(m.quest, lang)}}); },
        [&](const Decline&) { return say(noun::kDecline); },
        [&](const ObserveWeek& m) {
            const CardPile& week = o.week(m.week);
            return say(noun::kObserve, {{"C", week.empty() ? std::string() : card_name(week.back(), lang)}});
        },
        [&](const ObserveCard& m) { return say(noun::kObserve, {{"C", card_name(m.card, lang)}}); },
        [&](const SwapCard&) { return say(noun::kSchedule); },
        [&](const StepTo& m) { return say(noun::kStep, {{"S", space_name(m.to, lang)}}); },
        [&](const Stop&) { return say(noun::kStop); },
        [&](const NoMove&) { return say(noun::kNoMove); },
        [&](const ChainTile&) { return say(is_asked(o, Kind::space) ? noun::kExtra : noun::kChain); },
        [&](const RollVehicle&) { return say(noun::kRoll); },
        [&](const RollCompass&) { return say(noun::kRoll); },
        [&](const EndTravel&) { return say(noun::kEndTravel); },
        [&](const ChooseTransport& m) { return say(noun::kTransport, {{"T", transport_name(m.transport, lang)}}); },
        [&](const TakeOrbitTile&) { return say(noun::kOrbitTile); },
        [&](const Advance&) { return say(noun::kFlight); },
        [&](const ExtraSct&) { return say(noun::kExtra); },
        [&](const ExtraAi&) { return say(noun::kExtra); },
        [&](const SwapOrbitTile&) { return say(noun::kSwap); },
        [&](const UseSxt&) { return say(noun::kSxt); },
        [&](const AcceptDv&) { return say(noun::kDv); },
        [&](const AbortStatus&) { return say(noun::kStatus); },
        [&](const Join&) { return say(noun::kJoin); },
        [&](const SkipJoin&) { return say(noun::kJoin); },
        [&](const BecomeAstronaut&) { return say(noun::kCalibration); },
        [&](const PlaceSxt&) { return say(noun::kCalibration); },
        [&](const PlaceSct&) { return say(noun::kCalibration); },
        [&](const PlaceAi&) { return say(noun::kCalibration); },
        [&](const VoluntaryAbort&) { return say(noun::kAbort); },
        [&](const Done&) { return say(noun::kDone); },
    }, move);
}

// Confirmation.

namespace {

constexpr Text kNoMoreObserving = msg("Astronauts cannot observe any more. A whole flight costs about {dv} DV; you have {nk} NK.");
constexpr Text kNoMoreObservingOf = msg("Astronauts cannot observe any more. Left unfinished: {list}. A whole flight costs about {dv} DV; you have {nk} NK.");
constexpr Text kCardsUnobserved = msg("{n} scheduled {n|card|cards}");
constexpr Text kSetsUnfinished = msg("{n} {n|set|sets} begun");
constexpr Text kMoonsMissing = msg("{n} moon {n|token|tokens} not activated");
constexpr Text kQuestsHopeless = msg("{n} {n|quest|quests} without an observed constellation");
constexpr Text kBackToEarth = msg("You go back to Cape Canaveral with 0 DV, and your used tokens come back. This is possible only once.");
constexpr Text kBackToMoon = msg("You go back to the Moon with 0 DV, and your used tokens come back. This is possible only once.");
constexpr Text kBecomeAstronaut = msg("Become an astronaut"), kStayAstronomer = msg("Keep observing");
constexpr Text kGoBack = msg("Go back", "AstroNavigators, answer"), kFlyOn = msg("Fly on", "AstroNavigators, answer");

/// Returns what a player has begun and cannot finish without observing.
std::vector<std::string> losses_of_an_astronaut(const Player& player, Lang lang) {
    int sets = 0, quests = 0;
    for (SetId set = 0; set < kSetCount; ++set) sets += player.sets[set] == SetState::open && observed_with(player, set) > 0;
    for (const QuestId quest : player.quests) quests += observed_of(player, quest) == 0;
    std::vector<std::string> out;
    const auto add = [&](const Text& words, int n) {
        if (n > 0) out.push_back(fill(words, lang, {{"n", n}}));
    };
    add(kCardsUnobserved, static_cast<int>(player.schedule.size()));
    add(kSetsUnfinished, sets);
    add(kMoonsMissing, kPhases - activated_moons(player));
    add(kQuestsHopeless, quests);
    return out;
}

}  // namespace

Confirmation confirmation(const Observation& o, const Move& move, const Names&, Lang lang) {
    const Player& player = o.players[o.me];
    if (std::holds_alternative<BecomeAstronaut>(move)) {
        const std::vector<std::string> lost = losses_of_an_astronaut(player, lang);
        return {fill(lost.empty() ? kNoMoreObserving : kNoMoreObservingOf, lang,
                     {{"list", join_list(lost, lang)}, {"dv", dv_to_come(o, o.me)}, {"nk", int{player.nk}}}),
                kBecomeAstronaut.in(lang), kStayAstronomer.in(lang)};
    }
    if (std::holds_alternative<VoluntaryAbort>(move))
        return {(is_blue(player.vehicle.at) ? kBackToEarth : kBackToMoon).in(lang), kGoBack.in(lang), kFlyOn.in(lang)};
    return {};
}

}  // namespace orrery::astronavigators
