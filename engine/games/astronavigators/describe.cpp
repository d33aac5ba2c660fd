// Sentences of events, and prompts.
// Index: events · prompts.
#include "engine/games/astronavigators/describe.h"

#include "engine/games/astronavigators/codec.h"
#include "engine/games/astronavigators/rules.h"
#include "engine/games/astronavigators/score.h"
#include "engine/games/astronavigators/words.h"

namespace orrery::astronavigators {

// Events (section 10).

namespace {

namespace told {
constexpr Text kFirstPlayer = msg("{P} is the first player.");
constexpr Text kCharacterChosen = msg("{P} plays {C}.", "character");
constexpr Text kAgendaChosen = msg("{P} has chosen a secret agenda.");
constexpr Text kRoundStart = msg("Round {n}, {month}: the sun stands at {h} h.");
constexpr Text kSelected = msg("{P} chooses week {week}: {action}.");
constexpr Text kSelectedBy = msg("{P} chooses week {week}: {action} by {T}.");
constexpr Text kTurnStart = msg("Week {week}: {P} – {action}.");
constexpr Text kObserved = msg("{P} observes {C} (+{n} NK).");
constexpr Text kNotObserved = msg("{P} cannot observe {C}: {reason}.");
constexpr Text kNoCard = msg("Week {week} has no card.");
constexpr Text kMoonActivated = msg("{P} activates the {phase} token.");
constexpr Text kSetCompleted = msg("{P} completes the set {set} (+{n} NK).");
constexpr Text kScheduled = msg("{P} schedules {C}.");
constexpr Text kExchanged = msg("{P} schedules {C} and puts {D} back.");
constexpr Text kStep = msg("{P} moves to {S}.");
constexpr Text kStopped = msg("{P} stops at {S}.");
constexpr Text kStayed = msg("{P} does not move.");
constexpr Text kFirstUse = msg("{P} uses the {T} for the first time (+{n} NK).");
constexpr Text kAllVehicles = msg("{P} has used all five transports (+{n} NK).");
constexpr Text kTileGained = msg("{P} reaches {continent} (+{n} NK).");
constexpr Text kAllContinents = msg("{P} has visited all seven continents (+{n} NK).");
constexpr Text kChained = msg("{P} chains with a {T} tile.");
constexpr Text kRolledWell = msg("{P} rolls {T}: success.");
constexpr Text kRolledInVain = msg("{P} rolls {T}: no success.");
constexpr Text kQuestStarted = msg("{P} starts the quest {Q}.");
constexpr Text kQuestCompleted = msg("{P} completes {Q} with {count} of 3 (+{n} NK) and gains the {I}.");
constexpr Text kLaunched = msg("{P} lifts off from Cape Canaveral!");
constexpr Text kOrbitTileTaken = msg("{P} takes an orbit tile from {stage}.");
constexpr Text kOrbitMove = msg("{P} flies to {stage}.");
constexpr Text kDocked = msg("{P} docks with the lunar module.");
constexpr Text kOrbitRevealed = msg("{stage} shows DV {n}.");
constexpr Text kDvAdded = msg("{P}: DV +{n} = {total}.");
constexpr Text kDvCancelled = msg("{P} uses the sextant: no DV.");
constexpr std::array<Text, 4> kExtraMoves{{msg("{P} moves again (SCT)."), msg("{P} moves again (AI)."), msg("{P} moves again (tile)."),
                                           msg("{P} moves again (exchange).")}};
constexpr Text kOrbitSwap = msg("{P} swaps the tile of {stage}: DV {placed} for DV {taken}.");
constexpr Text kMoonLanding = msg("{P} lands on the Moon (no. {n}).");
constexpr Text kAborted = msg("{P} aborts the mission at {stage}.");
constexpr std::array<Text, 2> kStatus{{msg("{P} is now an astronomer."), msg("{P} is now an astronaut.")}};
constexpr Text kLost = msg("{P} is lost in space at {stage}.");
constexpr Text kSplashdown = msg("{P} returns safely to Earth (no. {n}).");
constexpr Text kReset = msg("SXT and SCT are cleared.");
constexpr std::array<Text, 2> kJoined{{msg("{P} does not calibrate."), msg("{P} calibrates.")}};
constexpr std::array<Text, 3> kPlaced{{msg("{P} places {token} on SXT."), msg("{P} places {token} on SCT."),
    msg("{P} places {token} on AI.")}};
constexpr Text kRestored = msg("{P} recovers all used tokens.");
constexpr Text kMonthShift = msg("The sun moves to {h} h ({month}).");
constexpr Text kYearTwo = msg("The second year begins.");
constexpr Text kCardDealt = msg("{C} appears in week {week}.");
constexpr Text kDeckRebuilt = msg("A new observation deck of {n} cards is made.");
constexpr std::array<Text, 2> kGameEnd{{msg("The game is over: nobody is playing any more."),
    msg("The game is over: the last month has passed.")}};
constexpr Text kScored = msg("{P}: {category} {n} RP.");
}  // namespace told

int hour_of(int sun_step) { return kEcliptic[static_cast<std::size_t>(sun_step)].hour; }

}  // namespace

std::string describe(const Event& event, const Names& names, Lang lang) {
    const auto who = [&](Seat seat) { return Slot{"P", name_of(names, seat)}; };
    const auto say = [&](const Text& text, const std::vector<Slot>& slots) { return fill(text, lang, slots); };
    const auto card = [&](CardId id) { return Slot{"C", card_name(id, lang)}; };
    const auto action = [&](Action id) { return Slot{"action", action_name(id, lang)}; };
    const auto transport = [&](Transport id) { return Slot{"T", transport_name(id, lang)}; };
    const auto stage = [&](StageId id) { return Slot{"stage", stage_name(id, lang)}; };
    const auto space = [&](SpaceId id) { return Slot{"S", space_name(id, lang)}; };
    return std::visit(overloaded{
        [&](const FirstPlayer& e) { return say(told::kFirstPlayer, {who(e.seat)}); },
        [&](const CharacterChosen& e) { return say(told::kCharacterChosen, {who(e.seat), {"C", character_name(e.character, lang)}}); },
        [&](const AgendaChosen& e) { return say(told::kAgendaChosen, {who(e.seat)}); },
        [&](const RoundStarted& e) {
            return say(told::kRoundStart, {{"n", e.round}, {"month", month_name(e.sun_step, lang)}, {"h", hour_of(e.sun_step)}});
        },
        [&](const Selected& e) {
            if (!e.transport) return say(told::kSelected, {who(e.seat), {"week", e.week}, action(e.action)});
            return say(told::kSelectedBy, {who(e.seat), {"week", e.week}, action(e.action), transport(*e.transport)});
        },
        [&](const TurnStarted& e) { return say(told::kTurnStart, {{"week", e.week}, who(e.seat), action(e.action)}); },
        [&](const Observed& e) { return say(told::kObserved, {who(e.seat), card(e.card), {"n", e.nk}}); },
        [&](const NotObserved& e) { return say(told::kNotObserved, {who(e.seat), card(e.card), {"reason",
            failure_text(e.reason, lang)}}); },
        [&](const NoCard& e) { return say(told::kNoCard, {{"week", e.week}}); },
        [&](const MoonActivated& e) { return say(told::kMoonActivated, {who(e.seat), {"phase", phase_name(e.phase, lang)}}); },
        [&](const SetCompleted& e) { return say(told::kSetCompleted, {who(e.seat), {"set", set_name(e.set, lang)}, {"n", e.nk}}); },
        [&](const Scheduled& e) {
            if (!e.returned) return say(told::kScheduled, {who(e.seat), card(e.card)});
            return say(told::kExchanged, {who(e.seat), card(e.card), {"D", card_name(*e.returned, lang)}});
        },
        [&](const Stepped& e) { return say(told::kStep, {who(e.seat), space(e.to)}); },
        [&](const Stopped& e) { return say(told::kStopped, {who(e.seat), space(e.space)}); },
        [&](const Stayed& e) { return say(told::kStayed, {who(e.seat)}); },
        [&](const FirstUse& e) { return say(told::kFirstUse, {who(e.seat), transport(e.transport), {"n", e.nk}}); },
        [&](const AllVehicles& e) { return say(told::kAllVehicles, {who(e.seat), {"n", e.nk}}); },
        [&](const TileGained& e) {
            return say(told::kTileGained, {who(e.seat), {"continent", continent_name(e.continent, lang)}, {"n", e.nk}});
        },
        [&](const AllContinents& e) { return say(told::kAllContinents, {who(e.seat), {"n", e.nk}}); },
        [&](const Chained& e) { return say(told::kChained, {who(e.seat), transport(e.transport)}); },
        [&](const Rolled& e) { return say(e.success ? told::kRolledWell : told::kRolledInVain, {who(e.seat), transport(e.face)}); },
        [&](const QuestStarted& e) { return say(told::kQuestStarted, {who(e.seat), {"Q", quest_name(e.quest, lang)}}); },
        [&](const QuestCompleted& e) {
            return say(told::kQuestCompleted, {who(e.seat), {"Q", quest_name(e.quest, lang)}, {"count", e.count}, {"n", e.nk},
                                               {"I", instrument_name(e.quest, lang)}});
        },
        [&](const Launched& e) { return say(told::kLaunched, {who(e.seat)}); },
        [&](const OrbitTileTaken& e) { return say(told::kOrbitTileTaken, {who(e.seat), stage(stage_of(e.stack))}); },
        [&](const OrbitMoved& e) { return say(told::kOrbitMove, {who(e.seat), stage(e.to)}); },
        [&](const Docked& e) { return say(told::kDocked, {who(e.seat)}); },
        [&](const OrbitRevealed& e) { return say(told::kOrbitRevealed, {stage(stage_of(e.stack)), {"n", e.dv}}); },
        [&](const DvAdded& e) { return say(told::kDvAdded, {who(e.seat), {"n", e.amount}, {"total", e.total}}); },
        [&](const DvCancelled& e) { return say(told::kDvCancelled, {who(e.seat)}); },
        [&](const ExtraMove& e) { return say(told::kExtraMoves[static_cast<std::size_t>(e.why)], {who(e.seat)}); },
        [&](const OrbitSwapped& e) {
            return say(told::kOrbitSwap, {who(e.seat), stage(stage_of(e.stack)), {"placed", kOrbitTiles[e.placed].dv},
                {"taken", kOrbitTiles[e.taken].dv}});
        },
        [&](const MoonLanded& e) { return say(told::kMoonLanding, {who(e.seat), {"n", e.place}}); },
        [&](const Aborted& e) { return say(told::kAborted, {who(e.seat), stage(e.stage)}); },
        [&](const StatusChanged& e) { return say(told::kStatus[static_cast<std::size_t>(e.status)], {who(e.seat)}); },
        [&](const LostInSpace& e) { return say(told::kLost, {who(e.seat), stage(e.stage)}); },
        [&](const SplashedDown& e) { return say(told::kSplashdown, {who(e.seat), {"n", e.place}}); },
        [&](const CalibrationReset&) { return say(told::kReset, {}); },
        [&](const Joined& e) { return say(told::kJoined[e.join ? 1 : 0], {who(e.seat)}); },
        [&](const TokenPlaced& e) {
            const std::string token = e.where == Gauge::sxt ? phase_name(e.phase, lang) : set_name(e.set, lang);
            return say(told::kPlaced[static_cast<std::size_t>(e.where)], {who(e.seat), {"token", token}});
        },
        [&](const TokensRestored& e) { return say(told::kRestored, {who(e.seat)}); },
        [&](const MonthShifted& e) { return say(told::kMonthShift, {{"h", hour_of(e.sun_step)}, {"month",
            month_name(e.sun_step, lang)}}); },
        [&](const YearTwo&) { return say(told::kYearTwo, {}); },
        [&](const CardDealt& e) { return say(told::kCardDealt, {card(e.card), {"week", e.week}}); },
        [&](const DeckRebuilt& e) { return say(told::kDeckRebuilt, {{"n", e.count}}); },
        [&](const GameEnded& e) { return say(told::kGameEnd[static_cast<std::size_t>(e.why)], {}); },
        [&](const Scored& e) { return say(told::kScored, {who(e.seat), {"category", category_name(e.category, lang)}, {"n", e.rp}}); },
        [&](const Won& e) { return winners_text(e.seats, names, lang); },
    }, event);
}

// Prompts: the question for the reader, or the decision the reader waits for.

namespace {

namespace ask {
constexpr std::array<Text, kKindCount> kQuestions{{
    msg("Choose your character."),
    msg("Choose your secret agenda."),
    msg("Choose a week and an action."),
    msg("Start a quest, or go on."),
    msg("Choose the source of your quest."),
    msg("Keep one of the two quests."),
    msg("Complete a quest here?"),
    msg("Choose the week whose card you observe."),
    msg("Choose the card to observe."),
    msg("Choose the card to put back."),
    msg("Travel by {T}: {n} {n|step|steps} left."),
    msg("Chain another leg, start a quest or end the travel."),
    msg("Choose the transport of the next leg."),
    msg("Take an orbit tile from a stack."),
    msg("Fly on, or swap an orbit tile first."),
    msg("Add DV {n}, or use the sextant?"),
    msg("Become an astronomer, or stay an astronaut?"),
    msg("Do you calibrate?"),
    msg("Choose a calibration action."),
}};
constexpr Text kSpaceAfter = msg("Make an extra move, or end the travel.");
// Where not everything that a question offers is possible.
constexpr Text kChainOnly = msg("Chain another leg, or end the travel.");
constexpr Text kQuestOnly = msg("Start a quest, or end the travel.");
constexpr Text kEndOnly = msg("End the travel.");
constexpr Text kFlyOnly = msg("Fly on.");
constexpr Text kSwapOnly = msg("Swap an orbit tile, or end the travel.");
constexpr Text kMoveOrSwap = msg("Make an extra move, swap an orbit tile or end the travel.");
constexpr Text kWait = msg("{P} is deciding.", "AstroNavigators");
}  // namespace ask

/// Asks how the travel goes on.
const Text& ask_traveller(const WayOn& way) {
    if (way.advances) return way.swaps ? ask::kQuestions[static_cast<std::size_t>(Kind::space)] : ask::kFlyOnly;
    if (way.moves_again) return way.swaps ? ask::kMoveOrSwap : ask::kSpaceAfter;
    if (way.swaps) return ask::kSwapOnly;
    if (way.chains) return way.quests ? ask::kQuestions[static_cast<std::size_t>(Kind::chain)] : ask::kChainOnly;
    return way.quests ? ask::kQuestOnly : ask::kEndOnly;
}

}  // namespace

WayOn way_on(const Observation& o) {
    const std::optional<Question> open = question(o);
    const bool is_space = open && open->kind == Kind::space;
    WayOn way;
    for (const Move& move : legal_moves(view_of(o))) {
        std::visit(overloaded{
            [&](const ChainTile&) { (is_space ? way.moves_again : way.chains) = true; },
            [&](const RollVehicle&) { way.chains = true; },
            [&](const RollCompass&) { way.chains = true; },
            [&](const StartQuest&) { way.quests = true; },
            [&](const Advance&) { way.advances = true; },
            [&](const ExtraSct&) { way.moves_again = true; },
            [&](const ExtraAi&) { way.moves_again = true; },
            [&](const SwapOrbitTile&) { way.swaps = true; },
            [](const auto&) {},
        }, move);
    }
    return way;
}

std::string prompt(const Observation& o, const Names& names, Lang lang) {
    const std::optional<Question> open = question(o);
    if (!open) return winners_text(winners_of(o), names, lang);
    if (open->seat != o.me) return fill(ask::kWait, lang, {{"P", name_of(names, open->seat)}});
    if (open->kind == Kind::space || open->kind == Kind::chain) return ask_traveller(way_on(o)).in(lang);
    const int n = open->kind == Kind::dv ? open->amount : open->steps_left;
    return fill(ask::kQuestions[static_cast<std::size_t>(open->kind)], lang, {{"T", transport_name(open->transport, lang)}, {"n", n}});
}

}  // namespace orrery::astronavigators
