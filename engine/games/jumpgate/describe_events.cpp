// Log sentences of events (docs/rules/jumpgate.md, section 10).
#include "engine/games/jumpgate/describe.h"
#include "engine/games/jumpgate/words.h"

namespace orrery::jumpgate {

namespace {

namespace told {
constexpr Text kGameStarted{"The Jump Gate opens for {n} captains.", "{n}人の船長を前にジャンプゲートが開いた。"};
constexpr Text kFameReturned{"{n} Fame {n|card|cards} dealt as {n|a hidden resource was|hidden resources were} replaced.",
                             "秘密のリソースとして配られた名声{n}枚を配り直した。"};
constexpr Text kTurnStarted{"{P}'s turn.", "{P}の手番。"};
constexpr Text kLastTurnStarted{"{P}'s last turn.", "{P}の最後の手番。"};
constexpr Text kFlew{"{P} flies from {from} to {to}.", "{P}は{from}から{to}へ移動した。"};
constexpr Text kJumped{"{P} jumps to {to} with {card}.", "{P}は「{card}」で{to}へジャンプした。"};
constexpr Text kScanned{"{P} scans {planet} with {card} and finds {res}.", "{P}は「{card}」で{planet}をスキャンし、{res}を発見した。"};
constexpr Text kMarkerPlaced{"{P} marks {res} at {planet}.", "{P}は{planet}の{res}にマーカーを置いた。"};
constexpr Text kMarkerMoved{"{P} moves the marker at {planet} from {from} to {to}.",
                            "{P}は{planet}のマーカーを{from}から{to}へ動かした。"};
constexpr Text kMarkerPassed{"{P} leaves the markers at {planet} as they are.", "{P}は{planet}のマーカーを動かさなかった。"};
constexpr Text kLanded{"{P} lands on {planet} and claims it.", "{P}は{planet}に上陸し、確保した。"};
constexpr Text kFinalRoundCame{"Every planet is claimed: one last turn for everyone.",
                               "すべての惑星が確保された。全員があと1回ずつ手番を行う。"};
constexpr Text kMarkTaken{"{P} takes the marked {res} from {planet}.", "{P}は{planet}のマーカー付きの{res}を獲得した。"};
constexpr Text kMarkLeft{"{P} leaves {res} at {planet}.", "{P}は{planet}の{res}を取らずに残した。"};
constexpr Text kClaimTaken{"{P} takes {res} as the claimant of {planet}.", "{P}は{planet}を確保した報酬として{res}を獲得した。"};
constexpr Text kClaimPassed{"{P} takes nothing more from {planet}.", "{P}は{planet}からこれ以上取らなかった。"};
constexpr Text kHarvested{"{P} harvests {res} at {planet}.", "{P}は{planet}で{res}を採取した。"};
constexpr Text kBlackHoleMarked{"{P} puts a marker on space {n} of the black hole.", "{P}はブラックホールの{n}番にマーカーを置いた。"};
constexpr Text kResearched{"{P} does research.", "{P}は調査を行う。"};
constexpr Text kDiscarded{"{P} discards {card}.", "{P}は「{card}」を捨てた。"};
constexpr Text kDrew{"{P} draws {n} {n|card|cards}.", "{P}は{n}枚引いた。"};
constexpr Text kDeckTurned{"The discard pile ({n} {n|card|cards}) becomes the new deck.", "捨て札{n}枚が新しい山札になった。"};
constexpr Text kTurnEnded{"{P} ends the turn.", "{P}の手番が終わった。"};
constexpr Text kBlackHoleFull{"The black hole is full; the game ends.", "ブラックホールが満ち、ゲームが終わった。"};
constexpr Text kPlanetExhausted{"Nothing is left at {planet}; the game ends.", "{planet}のリソースが尽き、ゲームが終わった。"};
constexpr Text kAllClaimed{"The last round is over; the game ends.", "最後の手番が一巡し、ゲームが終わった。"};
constexpr Text kStalled{"Nothing has happened for a long time; the game ends.", "長いあいだ進展がなく、ゲームが終わった。"};
constexpr Text kHiddenDiscarded{"The black hole swallows {P}'s hidden resources.", "{P}の秘密のリソースはブラックホールにのまれた。"};
constexpr Text kHiddenRevealed{"{P} reveals the hidden resources.", "{P}は秘密のリソースを公開した。"};
constexpr Text kFinalScore{"{P}: {n} {n|point|points}.", "{P}:{n}点。"};
constexpr Text kWon{"{P} wins the game.", "{P}の勝利。"};
constexpr Text kWonTogether{"{P} win the game together.", "{P}の勝利。"};
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
