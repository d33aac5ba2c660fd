// Log sentences of events (docs/rules/jumpgate.md, section 10).
#include "engine/games/jumpgate/describe.h"
#include "engine/games/jumpgate/words.h"

namespace orrery::jumpgate {

namespace {

namespace told {
constexpr Text kGameStarted = msg("The Jump Gate opens for {n} captains.");
constexpr Text kFameReturned = msg("{n} Fame {n|card|cards} dealt as {n|a hidden resource was|hidden resources were} replaced.");
constexpr Text kTurnStarted = msg("{P}'s turn.");
constexpr Text kLastTurnStarted = msg("{P}'s last turn.");
constexpr Text kFlew = msg("{P} flies from {from} to {to}.");
constexpr Text kJumped = msg("{P} jumps to {to} with {card}.");
constexpr Text kScanned = msg("{P} scans {planet} with {card} and finds {res}.");
constexpr Text kMarkerPlaced = msg("{P} marks {res} at {planet}.");
constexpr Text kMarkerMoved = msg("{P} moves the marker at {planet} from {from} to {to}.");
constexpr Text kMarkerPassed = msg("{P} leaves the markers at {planet} as they are.");
constexpr Text kLanded = msg("{P} lands on {planet} and claims it.");
constexpr Text kFinalRoundCame = msg("Every planet is claimed: one last turn for everyone.");
constexpr Text kMarkTaken = msg("{P} takes the marked {res} from {planet}.");
constexpr Text kMarkLeft = msg("{P} leaves {res} at {planet}.");
constexpr Text kClaimTaken = msg("{P} takes {res} as the claimant of {planet}.");
constexpr Text kClaimPassed = msg("{P} takes nothing more from {planet}.");
constexpr Text kHarvested = msg("{P} harvests {res} at {planet}.");
constexpr Text kBlackHoleMarked = msg("{P} puts a marker on space {n} of the black hole.");
constexpr Text kResearched = msg("{P} does research.");
constexpr Text kDiscarded = msg("{P} discards {card}.");
constexpr Text kDrew = msg("{P} draws {n} {n|card|cards}.");
constexpr Text kDeckTurned = msg("The discard pile ({n} {n|card|cards}) becomes the new deck.");
constexpr Text kTurnEnded = msg("{P} ends the turn.");
constexpr Text kBlackHoleFull = msg("The black hole is full; the game ends.");
constexpr Text kPlanetExhausted = msg("Nothing is left at {planet}; the game ends.");
constexpr Text kAllClaimed = msg("The last round is over; the game ends.");
constexpr Text kStalled = msg("Nothing has happened for a long time; the game ends.");
constexpr Text kHiddenDiscarded = msg("The black hole swallows {P}'s hidden resources.");
constexpr Text kHiddenRevealed = msg("{P} reveals the hidden resources.");
constexpr Text kFinalScore = msg("{P}: {n} {n|point|points}.");
constexpr Text kWon = msg("{P} wins the game.");
constexpr Text kWonTogether = msg("{P} win the game together.");
}  // namespace told

const Text& end_text(EndReason reason) {
    switch (reason) {
        case EndReason::black_hole: return told::kBlackHoleFull;
        case EndReason::planet_exhausted: return told::kPlanetExhausted;
        case EndReason::all_claimed: return told::kAllClaimed;
        case EndReason::stalled: break;
    }
    return told::kStalled;
}

}  // namespace

std::string describe(const Event& event, const Names& names, Lang lang) {
    const auto who = [&](Seat seat) { return Slot{"P", name_of(names, seat)}; };
    const auto planet = [&](PlanetId id) { return Slot{"planet", planet_name(id, lang)}; };
    const auto card = [&](NavId id) { return Slot{"card", card_text(id, lang)}; };
    const auto res = [&](ResourceId id) { return Slot{"res", resource_text(id, lang)}; };
    return std::visit(overloaded{
        [&](const GameStarted& e) { return fill(told::kGameStarted, lang, {{"n", e.players}}); },
        [&](const FameReturned& e) { return fill(told::kFameReturned, lang, {{"n", e.count}}); },
        [&](const TurnStarted& e) { return fill(e.final ? told::kLastTurnStarted : told::kTurnStarted, lang, {who(e.seat)}); },
        [&](const Flew& e) {
            return fill(told::kFlew, lang, {who(e.seat), {"from", planet_name(e.from, lang)}, {"to", planet_name(e.to, lang)}});
        },
        [&](const Jumped& e) { return fill(told::kJumped, lang, {who(e.seat), card(e.card), {"to", planet_name(e.to, lang)}}); },
        [&](const Scanned& e) { return fill(told::kScanned, lang, {who(e.seat), card(e.card), planet(e.planet), res(e.resource)}); },
        [&](const MarkerPlaced& e) { return fill(told::kMarkerPlaced, lang, {who(e.seat), planet(e.planet), res(e.resource)}); },
        [&](const MarkerMoved& e) {
            return fill(told::kMarkerMoved, lang, {who(e.seat), planet(e.planet), {"from", resource_text(e.from, lang)},
                                                   {"to", resource_text(e.to, lang)}});
        },
        [&](const MarkerPassed& e) { return fill(told::kMarkerPassed, lang, {who(e.seat), planet(e.planet)}); },
        [&](const Landed& e) { return fill(told::kLanded, lang, {who(e.seat), planet(e.planet)}); },
        [&](const FinalRoundCame&) { return fill(told::kFinalRoundCame, lang, {}); },
        [&](const MarkTaken& e) { return fill(told::kMarkTaken, lang, {who(e.seat), planet(e.planet), res(e.resource)}); },
        [&](const MarkLeft& e) { return fill(told::kMarkLeft, lang, {who(e.seat), planet(e.planet), res(e.resource)}); },
        [&](const ClaimTaken& e) { return fill(told::kClaimTaken, lang, {who(e.seat), planet(e.planet), res(e.resource)}); },
        [&](const ClaimPassed& e) { return fill(told::kClaimPassed, lang, {who(e.seat), planet(e.planet)}); },
        [&](const Harvested& e) { return fill(told::kHarvested, lang, {who(e.seat), planet(e.planet), res(e.resource)}); },
        [&](const BlackHoleMarked& e) { return fill(told::kBlackHoleMarked, lang, {who(e.seat), {"n", e.space}}); },
        [&](const Researched& e) { return fill(told::kResearched, lang, {who(e.seat)}); },
        [&](const Discarded& e) { return fill(told::kDiscarded, lang, {who(e.seat), card(e.card)}); },
        [&](const Drew& e) { return fill(told::kDrew, lang, {who(e.seat), {"n", e.count}}); },
        [&](const DeckTurned& e) { return fill(told::kDeckTurned, lang, {{"n", e.count}}); },
        [&](const TurnEnded& e) { return fill(told::kTurnEnded, lang, {who(e.seat)}); },
        [&](const GameEnded& e) { return fill(end_text(e.reason), lang, {{"planet", place_name(e.planet, lang)}}); },
        [&](const HiddenDiscarded& e) { return fill(told::kHiddenDiscarded, lang, {who(e.seat)}); },
        [&](const HiddenRevealed& e) { return fill(told::kHiddenRevealed, lang, {who(e.seat)}); },
        [&](const FinalScore& e) { return fill(told::kFinalScore, lang, {who(e.seat), {"n", e.total}}); },
        [&](const Won& e) {
            const std::vector<Seat> seats(e.seats.begin(), e.seats.end());
            return fill(seats.size() == 1 ? told::kWon : told::kWonTogether, lang, {{"P", all_in_text(names_of(names, seats), lang)}});
        },
    }, event);
}

}  // namespace orrery::jumpgate
