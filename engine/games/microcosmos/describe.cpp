// Log sentences of events, and prompts.
// Index: events · prompts.
#include "engine/games/microcosmos/describe.h"

#include <algorithm>

#include "engine/games/microcosmos/codec.h"
#include "engine/games/microcosmos/rules.h"
#include "engine/games/microcosmos/score.h"
#include "engine/games/microcosmos/words.h"

namespace orrery::microcosmos {

// Events (section 10).

namespace {

namespace told {
constexpr Text kRoundStarted = msg("Round {n} begins; {P} starts.");
constexpr Text kTurnStarted = msg("{P}'s turn.");
constexpr Text kCrewDealt = msg("{P} is dealt {C}.");
constexpr Text kCrewDiscarded = msg("{P} discards {C}.");
constexpr Text kCrewPlaced = msg("{P} places {C} in the {row}.");
constexpr Text kGained = msg("{P} gains {G}.");
constexpr Text kGainedNothing = msg("{P} gains nothing.");
constexpr Text kLost = msg("{n} lost, hold full.");
constexpr Text kPaid = msg("{P} pays {G}.");
constexpr Text kCardUsed = msg("{P} uses {C} as {S}.");
constexpr Text kTokenUsed = msg("{P} uses the {T} token as {S}.");
constexpr Text kUpgradeUnlocked = msg("{P} unlocks {C}.");
constexpr Text kEngineStep = msg("{P} unlocks {C}, step {n}.");
constexpr Text kOutpostUnlocked = msg("{P} unlocks a trade outpost (+{n} VP).");
constexpr Text kTravelled = msg("{P} flies to {S} ({n} {n|route|routes}).");
constexpr Text kAutomaTravelled = msg("{P} flies to {S}.");
constexpr Text kStayed = msg("{P} stays at {S}.");
constexpr Text kTravelImpossible = msg("{P} cannot travel.");
constexpr Text kDiscovered = msg("{P} discovers {L}!");
constexpr Text kBonusChosen = msg("{P} raises {R} on {L} to 1.");
constexpr Text kOutpostIncome = msg("{P}'s outpost on {L} yields {G}.");
constexpr Text kOutpostNothing = msg("{P}'s outpost on {L} yields nothing.");
constexpr Text kCrewPlayed = msg("{P} plays {C}.");
constexpr Text kCrewPlayedIdly = msg("{P} plays {C} without its action.");
constexpr Text kCrewDrawn = msg("{P} draws {C}.");
constexpr Text kClubTaken = msg("{P} takes {C} from the Club.");
constexpr Text kClubRefilled = msg("The Club shows {C}.");
constexpr std::array<Text, 3> kReshuffled{{msg("The crew discards are shuffled into a new deck."),
                                           msg("The survivor discards are shuffled into a new deck."),
                                           msg("The Automa discards are shuffled into a new deck.")}};
constexpr Text kAction = msg("{P} chooses: {action}.");
constexpr Text kTokenReadied = msg("{P} discards {C}: {T} token ready.");
constexpr Text kLevelRaised = msg("{P} raises {R} on {L} to {n}.");
constexpr Text kMarkerMoved = msg("{P} stands at {n} on {L}.");
constexpr Text kPlanetRestored = msg("{L} is restored!");
constexpr Text kRestoredFor = msg("{P} +{n} VP");
constexpr Text kRestoredScores = msg("{L} is restored! {scores}.");
constexpr Text kSurvivorDrawn = msg("{P} meets {C}.");
constexpr Text kSurvivorKept = msg("{P} takes {C} aboard.");
constexpr Text kSurvivorDiscarded = msg("{P} sends {C} on.");
constexpr Text kSurvivorSettled = msg("{P} settles {C} on {L} ({n} settled).");
constexpr Text kColonyBuilt = msg("{P} founds colony no. {n} on {L}.");
constexpr Text kOutpostPlaced = msg("{P} sets up an outpost on {L}.");
constexpr Text kOutpostMoved = msg("{P} moves an outpost from {from} to {L}.");
constexpr Text kAutomaCard = msg("The Automa draws {C}.");
constexpr Text kAutomaStep = msg("Automa: {step}");
constexpr Text kAutomaSkips = msg("Automa, skipped: {step}");
constexpr Text kEndTriggered = msg("{n} planets are restored: one more full round.");
constexpr Text kTurnEnded = msg("{P} ends the turn.");
constexpr Text kGameOver = msg("Game over: {P} wins with {n} VP.");
constexpr Text kSharedWin = msg("Game over: {P} share the win with {n} VP.");
}  // namespace told

template <class Cards>
std::string crew_list(const Cards& cards, Lang lang) {
    std::vector<std::string> out;
    for (const CrewId card : cards) out.push_back(crew_name(card, lang));
    return join_list(out, lang);
}

std::string with_loss(std::string line, int lost, Lang lang) {
    if (lost > 0) add_sentence(line, fill(told::kLost, lang, {{"n", lost}}), lang);
    return line;
}

std::string restored_text(const PlanetRestored& e, const Names& names, Lang lang) {
    const Slot planet{"L", planet_name(e.planet, lang)};
    std::vector<std::string> scores;
    for (const Restored& one : e.scores) {
        const Actor who = e.has_automa && one.seat == kAutoma ? Actor() : Actor(one.seat);
        scores.push_back(fill(told::kRestoredFor, lang, {{"P", actor_name(who, names, lang)}, {"n", one.spot + one.bonus}}));
    }
    return scores.empty() ? fill(told::kPlanetRestored, lang, {planet})
                          : fill(told::kRestoredScores, lang, {planet, {"scores", join_list(scores, lang)}});
}

std::string winners_text(const Outcome& outcome, const Names& names, Lang lang) {
    std::vector<std::string> winners;
    for (const Seat who : outcome.winners) winners.push_back(actor_name(outcome.has_automa && who == kAutoma ? Actor() : Actor(who), names, lang));
    const int points = outcome.winners.empty() ? 0 : outcome.points[static_cast<std::size_t>(outcome.winners.front())].total();
    return fill(winners.size() > 1 ? told::kSharedWin : told::kGameOver, lang, {{"P", all_in_text(winners, lang)}, {"n", points}});
}

}  // namespace

std::string describe(const Event& event, const Names& names, Lang lang) {
    const auto who = [&](Actor seat) { return Slot{"P", actor_name(seat, names, lang)}; };
    const auto card = [&](CrewId id) { return Slot{"C", crew_name(id, lang)}; };
    const auto survivor = [&](SurvivorId id) { return Slot{"C", survivor_name(id, lang)}; };
    const auto planet = [&](PlanetId id) { return Slot{"L", planet_name(id, lang)}; };
    const auto units = [&](const Units& gain) { return Slot{"G", units_text(gain, lang)}; };
    const auto resource = [&](Resource id) { return Slot{"R", resource_name(id, lang)}; };
    const auto specialist = [&](const char* slot, Specialist id) { return Slot{slot, specialist_name(id, lang)}; };
    const auto say = [&](const Text& text, const std::vector<Slot>& slots) { return fill(text, lang, slots); };
    return std::visit(overloaded{
        [&](const RoundStarted& e) { return say(told::kRoundStarted, {{"n", e.round}, who(e.first_seat)}); },
        [&](const TurnStarted& e) { return say(told::kTurnStarted, {who(e.seat)}); },
        [&](const CrewDealt& e) { return say(told::kCrewDealt, {who(e.seat), {"C", crew_list(e.cards, lang)}}); },
        [&](const CrewDiscarded& e) { return say(told::kCrewDiscarded, {who(e.seat), card(e.card)}); },
        [&](const CrewPlaced& e) { return say(told::kCrewPlaced, {who(e.seat), card(e.card), {"row", row_name(e.row, lang)}}); },
        [&](const Gained& e) {
            return with_loss(say(sum_of(e.gain) > 0 ? told::kGained : told::kGainedNothing, {who(e.seat), units(e.gain)}), e.lost, lang);
        },
        [&](const Paid& e) { return say(told::kPaid, {who(e.seat), units(e.cost)}); },
        [&](const CardUsed& e) { return say(told::kCardUsed, {who(e.seat), card(e.card), specialist("S", e.specialist)}); },
        [&](const TokenUsed& e) { return say(told::kTokenUsed, {who(e.seat), specialist("T", e.token), specialist("S", e.specialist)}); },
        [&](const UpgradeUnlocked& e) {
            return say(e.upgrade == Upgrade::engine ? told::kEngineStep : told::kUpgradeUnlocked,
                       {who(e.seat), {"C", upgrade_name(e.upgrade, lang)}, {"n", e.step}});
        },
        [&](const OutpostUnlocked& e) { return say(told::kOutpostUnlocked, {who(e.seat), {"n", e.points}}); },
        [&](const Travelled& e) {
            const Text& text = e.seat ? told::kTravelled : e.path.front() == e.path.back() ? told::kStayed : told::kAutomaTravelled;
            return say(text, {who(e.seat), {"S", spot_name(e.path.back(), lang)}, {"n", static_cast<int>(e.path.size()) - 1}});
        },
        [&](const TravelImpossible& e) { return say(told::kTravelImpossible, {who(e.seat)}); },
        [&](const Discovered& e) { return say(told::kDiscovered, {who(e.seat), planet(e.planet)}); },
        [&](const BonusChosen& e) { return say(told::kBonusChosen, {who(e.seat), resource(e.resource), planet(e.planet)}); },
        [&](const OutpostIncome& e) {
            return with_loss(say(sum_of(e.gain) > 0 ? told::kOutpostIncome : told::kOutpostNothing, {who(e.seat), planet(e.planet), units(e.gain)}),
                             e.lost, lang);
        },
        [&](const CrewPlayed& e) { return say(e.used ? told::kCrewPlayed : told::kCrewPlayedIdly, {who(e.seat), card(e.card)}); },
        [&](const CrewDrawn& e) { return say(told::kCrewDrawn, {who(e.seat), card(e.card)}); },
        [&](const ClubTaken& e) { return say(told::kClubTaken, {who(e.seat), card(e.card)}); },
        [&](const ClubRefilled& e) { return say(told::kClubRefilled, {{"C", crew_list(e.cards, lang)}}); },
        [&](const Reshuffled& e) { return say(told::kReshuffled[static_cast<std::size_t>(e.deck)], {}); },
        [&](const ActionTaken& e) { return say(told::kAction, {who(e.seat), {"action", action_name(e.action, lang)}}); },
        [&](const TokenReadied& e) { return say(told::kTokenReadied, {who(e.seat), card(e.card), specialist("T", e.token)}); },
        [&](const LevelRaised& e) { return say(told::kLevelRaised, {who(e.seat), resource(e.resource), planet(e.planet), {"n", e.level}}); },
        [&](const MarkerMoved& e) { return say(told::kMarkerMoved, {who(e.seat), planet(e.planet), {"n", e.spot}}); },
        [&](const PlanetRestored& e) { return restored_text(e, names, lang); },
        [&](const SurvivorDrawn& e) { return say(told::kSurvivorDrawn, {who(e.seat), survivor(e.card)}); },
        [&](const SurvivorKept& e) { return say(told::kSurvivorKept, {who(e.seat), survivor(e.card)}); },
        [&](const SurvivorDiscarded& e) { return say(told::kSurvivorDiscarded, {who(e.seat), survivor(e.card)}); },
        [&](const SurvivorSettled& e) { return say(told::kSurvivorSettled, {who(e.seat), survivor(e.card), planet(e.planet), {"n", e.count}}); },
        [&](const ColonyBuilt& e) { return say(told::kColonyBuilt, {who(e.seat), planet(e.planet), {"n", e.count}}); },
        [&](const OutpostPlaced& e) {
            return e.from ? say(told::kOutpostMoved, {who(e.seat), planet(e.planet), {"from", planet_name(*e.from, lang)}})
                          : say(told::kOutpostPlaced, {who(e.seat), planet(e.planet)});
        },
        [&](const AutomaCardDrawn& e) { return say(told::kAutomaCard, {{"C", kAutomaCards[e.card].name.in(lang)}}); },
        [&](const AutomaStep& e) {
            const Step& step = kAutomaCards[e.card].steps[static_cast<std::size_t>(e.step)];
            return say(e.done ? told::kAutomaStep : told::kAutomaSkips, {{"step", step_text(step, lang)}});
        },
        [&](const EndTriggered& e) { return say(told::kEndTriggered, {{"n", e.planets}}); },
        [&](const TurnEnded& e) { return say(told::kTurnEnded, {who(e.seat)}); },
        [&](const GameOver& e) { return winners_text(e.outcome, names, lang); },
    }, event);
}

// Prompts: the question for the reader, or the decision the reader waits for.

namespace {

namespace ask {
constexpr Text kSetupDiscard = msg("Discard one of your three crew cards.");
constexpr Text kPlaceCrew = msg("Place {C} in the upper or the lower row.");
constexpr Text kChooseResource = msg("Gain a resource of choice: {n} left.");
constexpr Text kUpgrade = msg("Unlock an upgrade, or go on.");
constexpr Text kPaySpecialist = msg("Choose the specialist to use: {S}.");
constexpr Text kTravel = msg("Travel up to {n} routes, or discover a planet.");
constexpr Text kTravelOnly = msg("Travel up to {n} routes.", "prompt");
constexpr Text kDiscoverOnly = msg("Discover a planet.");
constexpr Text kBonus = msg("Raise one track of {L} to 1.");
constexpr Text kTakeClub = msg("Take a crew card from the Club, or skip.");
constexpr Text kDrawCrew = msg("Draw a crew card from the deck, or skip.");
constexpr Text kCrew = msg("Play crew cards: {n} {n|play|plays} left.");
constexpr Text kPay = msg("Pay a resource of choice: {n} left.");
constexpr Text kPlanet = msg("Choose an action on {L}: {n} left.");
constexpr Text kElsewhere = msg("Collect here, or take a specialist token.");
constexpr Text kCollectOnly = msg("Collect here, or go on.");
constexpr Text kTokenOnly = msg("Take a specialist token, or go on.");
constexpr Text kNoAction = msg("No action is possible here: end your turn.");
constexpr Text kTerraform = msg("Raise a track of {L}: up to {n} more {n|level|levels}.");
constexpr Text kChooseSurvivor = msg("Choose one of the two survivor cards.");
constexpr Text kKeepSurvivor = msg("Take {C} aboard, or send them on?");
constexpr Text kEndTurn = msg("Draw a crew card, or end your turn.");
constexpr Text kAutomaSpecialist = msg("Choose what the Automa uses as {S}: {n} left.");
constexpr Text kAutomaOutpost = msg("Choose which outpost the Automa moves to {L}.");
constexpr Text kWait = msg("{P} is deciding.");
}  // namespace ask

std::string question_text(const Observation& o, const Question& q, Lang lang) {
    // What the question offers is what the rules allow now.
    const MoveList legal = legal_moves(o, o.me);
    const auto can = [&legal](auto is) { return std::any_of(legal.begin(), legal.end(), is); };
    const auto say = [&](const Text& text, const std::vector<Slot>& slots = {}) { return fill(text, lang, slots); };
    const Slot left{"n", q.left};
    const PlanetId here = planet_of(o.player(o.turn_seat).at);
    switch (q.kind) {
        case Kind::setup_discard: return say(ask::kSetupDiscard);
        case Kind::place_crew: return say(ask::kPlaceCrew, {{"C", crew_name(q.card, lang)}});
        case Kind::choose_resource: return say(ask::kChooseResource, {left});
        case Kind::upgrade: return say(ask::kUpgrade);
        case Kind::pay_specialist: return say(ask::kPaySpecialist, {{"S", specialist_name(q.need, lang)}});
        case Kind::travel: {
            const bool travels = can([](const Move& m) { return std::holds_alternative<Travel>(m); });
            const bool discovers = can([](const Move& m) { return std::holds_alternative<Discover>(m); });
            return say(!discovers ? ask::kTravelOnly : travels ? ask::kTravel : ask::kDiscoverOnly, {{"n", q.limit}});
        }
        case Kind::discovery_bonus: return say(ask::kBonus, {{"L", planet_name(q.planet, lang)}});
        case Kind::take_club: return say(ask::kTakeClub);
        case Kind::draw_crew: return say(ask::kDrawCrew);
        case Kind::crew: return say(ask::kCrew, {left});
        case Kind::pay_resource: return say(ask::kPay, {left});
        case Kind::planet: {
            const bool acts = can([](const Move& m) { return !std::holds_alternative<Done>(m); });
            return say(acts ? ask::kPlanet : ask::kNoAction, {{"L", planet_name(here, lang)}, left});
        }
        case Kind::elsewhere: {
            const bool collects = can([](const Move& m) { return std::holds_alternative<Collect>(m); });
            const bool takes = can([](const Move& m) { return std::holds_alternative<TakeToken>(m); });
            return say(collects && takes ? ask::kElsewhere : collects ? ask::kCollectOnly : takes ? ask::kTokenOnly : ask::kNoAction);
        }
        case Kind::terraform: return say(ask::kTerraform, {{"L", planet_name(here, lang)}, left});
        case Kind::choose_survivor: return say(ask::kChooseSurvivor);
        case Kind::keep_survivor: return say(ask::kKeepSurvivor, {{"C", survivor_name(q.survivors.front(), lang)}});
        case Kind::end_turn: return say(ask::kEndTurn);
        case Kind::automa_specialist: return say(ask::kAutomaSpecialist, {{"S", specialist_name(q.need, lang)}, left});
        case Kind::automa_outpost: break;
    }
    return say(ask::kAutomaOutpost, {{"L", planet_name(q.planet, lang)}});
}

}  // namespace

std::string prompt(const Observation& o, const Names& names, Lang lang) {
    const std::optional<Question> open = question(o);
    if (!open) return winners_text(outcome_of(o), names, lang);
    if (open->seat != o.me) return fill(ask::kWait, lang, {{"P", name_of(names, open->seat)}});
    return question_text(o, *open, lang);
}

}  // namespace orrery::microcosmos
