// Text of moves, decisions and events, and the description of the table.
// Index: names of things · events · prompts · moves · confirmation · the whole table.
#include "engine/games/jumpgate/describe.h"

#include <algorithm>

#include "engine/games/jumpgate/score.h"
#include "engine/games/jumpgate/words.h"

namespace orrery::jumpgate {

// Names of things.

namespace {

constexpr Text kJumpCode{"Jump", "ジャンプ"};
constexpr Text kScanCode{"Scan", "スキャン"};
constexpr Text kLandCode{"Land", "上陸"};
constexpr Text kAnyCode{"any", "自由"};
constexpr Text kBetweenCodes{" · ", "・"};
constexpr Text kGate{"the Jump Gate", "ジャンプゲート"};

void add_code(std::string& out, const Text& kind, std::int8_t code, Lang lang) {
    if (code == kNoCode) return;
    if (!out.empty()) out += kBetweenCodes.in(lang);
    out += kind.in(lang);
    out += ' ';
    out += code == kWildCode ? std::string(kAnyCode.in(lang)) : std::to_string(code);
}

std::vector<std::string> names_of(const Names& names, const std::vector<Seat>& seats) {
    std::vector<std::string> out;
    for (Seat seat : seats) out.push_back(name_of(names, seat));
    return out;
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

std::string resource_text(ResourceId resource, Lang lang) {
    const Resource& r = kResources[resource];
    std::string out = kResourceTypes[static_cast<std::size_t>(r.kind)].name.in(lang);
    if (r.icon) out += lang == Lang::en ? " ●" : "●";
    return out;
}

std::string planet_name(PlanetId planet, Lang lang) { return kPlanets[planet].name.in(lang); }

std::string place_name(std::optional<PlanetId> where, Lang lang) {
    return where ? planet_name(*where, lang) : std::string(kGate.in(lang));
}

std::string card_in_text(NavId card, Lang lang) {
    return lang == Lang::en ? card_text(card, lang) : "「" + card_text(card, lang) + "」";
}

std::string face_up_text(const SeenPlanet& planet, ResourceId resource, Lang lang) {
    static constexpr Text kWithPlace{"{res} (card {n})", "{res}({n}枚目)"};
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
    return o.open ? std::visit([](const auto& d) { return d.seat; }, *o.open) : o.me;
}

const SeenPlanet* seen_planet(const Observation& o, PlanetId planet) {
    for (const SeenPlanet& p : o.ring)
        if (p.id == planet) return &p;
    return nullptr;
}

std::optional<PlanetId> planet_in_question(const Observation& o, Seat who) {
    if (o.open) {
        if (const auto* d = std::get_if<PlaceMarker>(&*o.open)) return d->planet;
        if (const auto* d = std::get_if<ClaimMark>(&*o.open)) return d->planet;
        if (const auto* d = std::get_if<ClaimTake>(&*o.open)) return d->planet;
    }
    return o.players[who].ship;
}

std::optional<ResourceId> marked_by(const SeenPlanet& planet, Seat who) {
    for (const FaceUp& f : planet.face_up)
        if (f.marker == who) return f.resource;
    return {};
}

// Events (section 10).

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

// Prompts: the question for the reader, or the decision the reader waits for.

namespace {

namespace ask {
constexpr Text kAction{"Choose an action: tap anything that glows.", "アクションを選んでください。光っているものに触れます。"};
constexpr Text kSecondAction{"Choose your second action, or end your turn.", "2つ目のアクションを選ぶか、手番を終えてください。"};
constexpr Text kLastTurn{"This is your last turn. Choose an action.", "最後の手番です。アクションを選んでください。"};
constexpr Text kMarker{"Mark one face-up card at {planet}, or no marker.",
                       "{planet}の表向きの1枚にマーカーを置くか、置かないか選んでください。"};
constexpr Text kMoveMarker{"Move your marker to another face-up card at {planet}, or leave it.",
                           "{planet}のマーカーを別の表向きのカードへ動かすか、そのままにするか選んでください。"};
constexpr Text kResearch{"Discard any cards you do not want, then draw until you hold 5.",
                         "要らないカードを捨ててください。その後、手札が5枚になるまで引きます。"};
constexpr Text kResearchEmpty{"Your hand is empty. Draw {n} {n|card|cards}.", "手札はもうありません。{n}枚引いてください。"};
constexpr Text kMark{"Take your marked {res} from {planet}, or leave it there.",
                     "{planet}でマーカーを置いた{res}を獲得するか、残すか選んでください。"};
constexpr Text kMarkOfOthersClaim{"{claimer} claims {planet}. Take your marked {res}, or leave it there.",
                                  "{claimer}が{planet}を確保しました。マーカーを置いた{res}を獲得するか、残すか選んでください。"};
constexpr Text kRest{"Take one resource that remains at {planet}, or nothing more.",
                     "{planet}に残ったリソースを1枚獲得するか、これ以上取らないか選んでください。"};
}  // namespace ask

namespace wait {
constexpr Text kAction{"{P} is choosing an action.", "{P}がアクションを選んでいます。"};
constexpr Text kMarker{"{P} is choosing where to put a marker at {planet}.", "{P}が{planet}のマーカーをどうするか選んでいます。"};
constexpr Text kResearch{"{P} is doing research.", "{P}が調査をしています。"};
constexpr Text kMark{"{P} is choosing whether to take the marked {res} from {planet}.",
                     "{P}が{planet}の{res}を獲得するかどうか選んでいます。"};
constexpr Text kRest{"{P} is choosing what else to take from {planet}.", "{P}が{planet}からほかに何を取るか選んでいます。"};
}  // namespace wait

constexpr Text kOver{"{P} wins with {n} {n|point|points}.", "{n}点で{P}の勝ちです。"};
constexpr Text kOverTogether{"{P} share the victory with {n} {n|point|points}.", "{n}点で{P}がともに勝者です。"};

const Text& action_prompt(const Observation& o) {
    const bool last_turn = o.final_round && o.final_round->turns_left < o.seats;
    if (o.turn.actions_left < kActionsPerTurn) return ask::kSecondAction;
    return last_turn ? ask::kLastTurn : ask::kAction;
}

std::string outcome_prompt(const Observation& o, const Names& names, Lang lang) {
    const ScoreSheet sheet = score(o);
    const int points = sheet.winners.empty() ? 0 : sheet.row(sheet.winners[0]).total;
    return fill(sheet.winners.size() == 1 ? kOver : kOverTogether, lang,
                {{"P", all_in_text(sheet.winner_names(names, lang), lang)}, {"n", points}});
}

}  // namespace

std::string prompt(const Observation& o, const Names& names, Lang lang) {
    if (!o.open) return outcome_prompt(o, names, lang);
    const bool mine = asked_seat(o) == o.me;
    const Slot who{"P", name_of(names, asked_seat(o))};
    const auto planet = [&](PlanetId id) { return Slot{"planet", planet_name(id, lang)}; };
    return std::visit(overloaded{
        [&](const ChooseAction&) { return fill(mine ? action_prompt(o) : wait::kAction, lang, {who}); },
        [&](const PlaceMarker& d) {
            const SeenPlanet* p = seen_planet(o, d.planet);
            const bool moves = p && marked_by(*p, d.seat);
            return fill(!mine ? wait::kMarker : moves ? ask::kMoveMarker : ask::kMarker, lang, {who, planet(d.planet)});
        },
        [&](const DoResearch& d) {
            const bool empty = o.players[d.seat].hand_size == 0;
            return fill(!mine ? wait::kResearch : empty ? ask::kResearchEmpty : ask::kResearch, lang,
                        {who, {"n", static_cast<int>(kHandSize)}});
        },
        [&](const ClaimMark& d) {
            const Text& text = !mine ? wait::kMark : d.seat == d.claimer ? ask::kMark : ask::kMarkOfOthersClaim;
            return fill(text, lang, {who, planet(d.planet), {"res", resource_text(d.resource, lang)},
                                     {"claimer", name_of(names, d.claimer)}});
        },
        [&](const ClaimTake& d) { return fill(mine ? ask::kRest : wait::kRest, lang, {who, planet(d.planet)}); },
    }, *o.open);
}

// Moves.

namespace {

namespace does {
constexpr Text kFly{"Fly to {to}", "{to}へ移動"};
constexpr Text kJump{"Jump to {to} with {card}", "{card}で{to}へジャンプ"};
constexpr Text kScan{"Scan {planet} with {card}: turn up the next resource", "{card}で{planet}をスキャン: 次のリソースを表にする"};
constexpr Text kLand{"Land on {planet} and claim it with {cards}", "{cards}で{planet}に上陸し、確保"};
constexpr Text kHarvest{"Harvest {res} at {planet}, paying with {card}", "{card}を使い、{planet}で{res}を採取"};
constexpr Text kHarvestMark{"Harvest your marked {res} at {planet}, paying with {card}",
                            "{card}を使い、{planet}で自分のマーカーのある{res}を採取"};
constexpr Text kResearch{"Research: discard any cards, then draw until you hold 5", "調査: 好きな枚数を捨て、5枚になるまで引く"};
constexpr Text kEndTurn{"End turn ({n} {n|action|actions} left)", "手番を終える(残り{n}アクション)"};
constexpr Text kPlace{"Put your marker on {res} at {planet}", "{planet}の{res}にマーカーを置く"};
constexpr Text kMoveMarker{"Move your marker to {res} at {planet}", "{planet}の{res}へマーカーを動かす"};
constexpr Text kPassMarker{"Leave the markers as they are", "マーカーはそのままにする"};
constexpr Text kPassRest{"Nothing more", "これ以上取らない"};
constexpr Text kDiscard{"Discard {card}", "{card}を捨てる"};
constexpr Text kDraw{"Draw {n} {n|card|cards}", "{n}枚引く"};
constexpr Text kDrawNone{"Finish without drawing", "引かずに終える"};
constexpr Text kTakeMark{"Take your marked {res} from {planet}", "{planet}のマーカーのある{res}を獲得する"};
constexpr Text kLeaveMark{"Leave {res} at {planet}", "{planet}に{res}を残す"};
constexpr Text kTakeRest{"Take {res} from {planet}", "{planet}の{res}を獲得する"};
}  // namespace does

// Noun phrases that follow "Take back:" and "Do again:".
namespace noun {
constexpr Text kFly{"flight to {to}", "{to}への移動"};
constexpr Text kJump{"jump to {to}", "{to}へのジャンプ"};
constexpr Text kScan{"scan of {planet}", "{planet}のスキャン"};
constexpr Text kLand{"landing on {planet}", "{planet}の上陸&確保"};
constexpr Text kHarvest{"harvest of {res} at {planet}", "{planet}での{res}の採取"};
constexpr Text kResearch{"research", "調査"};
constexpr Text kEndTurn{"end of turn", "手番の終了"};
constexpr Text kPlace{"marker on {res} at {planet}", "{planet}の{res}へのマーカー"};
constexpr Text kMoveMarker{"marker moved to {res} at {planet}", "{planet}の{res}へのマーカーの移動"};
constexpr Text kPassMarker{"leaving the markers as they are", "マーカーをそのままにする手"};
constexpr Text kPassRest{"taking nothing more", "これ以上取らない手"};
constexpr Text kDiscard{"discard of {card}", "{card}を捨てる手"};
constexpr Text kDraw{"drawing {n} {n|card|cards}", "{n}枚引く手"};
constexpr Text kDrawNone{"end of research", "調査の終了"};
constexpr Text kTakeMark{"taking {res} from {planet}", "{planet}の{res}の獲得"};
constexpr Text kLeaveMark{"leaving {res} at {planet}", "{planet}に{res}を残す手"};
constexpr Text kTakeRest{"taking {res} from {planet}", "{planet}の{res}の獲得"};
}  // namespace noun

/// Builds the template slots of a move's name for the seat that would make it.
class MoveWords {
  public:
    MoveWords(const Observation& o, Lang lang)
        : o_(o), who_(asked_seat(o)), lang_(lang), where_(planet_in_question(o, who_)),
          here_(where_ ? seen_planet(o, *where_) : nullptr) {}

    Slot planet() const { return {"planet", place_name(where_, lang_)}; }
    Slot to(PlanetId id) const { return {"to", planet_name(id, lang_)}; }
    Slot card(NavId id) const { return {"card", card_in_text(id, lang_)}; }
    Slot cards(const Land& m) const {
        std::vector<std::string> texts;
        for (NavId id : m.cards) texts.push_back(card_in_text(id, lang_));
        return {"cards", all_in_text(texts, lang_)};
    }
    Slot res(ResourceId id) const { return {"res", here_ ? face_up_text(*here_, id, lang_) : resource_text(id, lang_)}; }
    /// Slot of the marked resource that a `claim_mark` decision asks about.
    Slot marked() const {
        const auto* d = o_.open ? std::get_if<ClaimMark>(&*o_.open) : nullptr;
        const std::optional<ResourceId> r = d ? d->resource : here_ ? marked_by(*here_, who_) : std::nullopt;
        return {"res", r ? resource_text(*r, lang_) : std::string()};
    }
    bool is_own_mark(ResourceId id) const { return here_ && marked_by(*here_, who_) == id; }
    bool has_mark_here() const { return here_ && marked_by(*here_, who_).has_value(); }
    bool takes_rest() const { return o_.open && std::holds_alternative<ClaimTake>(*o_.open); }
    int to_draw() const { return static_cast<int>(kHandSize) - o_.players[who_].hand_size; }
    int actions_left() const { return o_.turn.actions_left; }

  private:
    const Observation& o_;
    Seat who_;
    Lang lang_;
    std::optional<PlanetId> where_;
    const SeenPlanet* here_;
};

}  // namespace

std::string move_name(const Observation& o, const Move& move, Lang lang) {
    const MoveWords w(o, lang);
    return std::visit(overloaded{
        [&](const Fly& m) { return fill(does::kFly, lang, {w.to(m.to)}); },
        [&](const Jump& m) { return fill(does::kJump, lang, {w.to(m.to), w.card(m.card)}); },
        [&](const Scan& m) { return fill(does::kScan, lang, {w.planet(), w.card(m.card)}); },
        [&](const Land& m) { return fill(does::kLand, lang, {w.planet(), w.cards(m)}); },
        [&](const Harvest& m) {
            return fill(w.is_own_mark(m.resource) ? does::kHarvestMark : does::kHarvest, lang,
                        {w.planet(), w.res(m.resource), w.card(m.card)});
        },
        [&](const Research&) { return fill(does::kResearch, lang, {}); },
        [&](const EndTurn&) { return fill(does::kEndTurn, lang, {{"n", w.actions_left()}}); },
        [&](const Place& m) {
            return fill(w.has_mark_here() ? does::kMoveMarker : does::kPlace, lang, {w.planet(), w.res(m.resource)});
        },
        [&](const Pass&) { return fill(w.takes_rest() ? does::kPassRest : does::kPassMarker, lang, {}); },
        [&](const Discard& m) { return fill(does::kDiscard, lang, {w.card(m.card)}); },
        [&](const Done&) { return fill(w.to_draw() > 0 ? does::kDraw : does::kDrawNone, lang, {{"n", w.to_draw()}}); },
        [&](const TakeMark&) { return fill(does::kTakeMark, lang, {w.planet(), w.marked()}); },
        [&](const LeaveMark&) { return fill(does::kLeaveMark, lang, {w.planet(), w.marked()}); },
        [&](const TakeRest& m) { return fill(does::kTakeRest, lang, {w.planet(), w.res(m.resource)}); },
    }, move);
}

std::string move_noun(const Observation& o, const Move& move, Lang lang) {
    const MoveWords w(o, lang);
    return std::visit(overloaded{
        [&](const Fly& m) { return fill(noun::kFly, lang, {w.to(m.to)}); },
        [&](const Jump& m) { return fill(noun::kJump, lang, {w.to(m.to)}); },
        [&](const Scan&) { return fill(noun::kScan, lang, {w.planet()}); },
        [&](const Land&) { return fill(noun::kLand, lang, {w.planet()}); },
        [&](const Harvest& m) { return fill(noun::kHarvest, lang, {w.planet(), w.res(m.resource)}); },
        [&](const Research&) { return fill(noun::kResearch, lang, {}); },
        [&](const EndTurn&) { return fill(noun::kEndTurn, lang, {}); },
        [&](const Place& m) {
            return fill(w.has_mark_here() ? noun::kMoveMarker : noun::kPlace, lang, {w.planet(), w.res(m.resource)});
        },
        [&](const Pass&) { return fill(w.takes_rest() ? noun::kPassRest : noun::kPassMarker, lang, {}); },
        [&](const Discard& m) { return fill(noun::kDiscard, lang, {w.card(m.card)}); },
        [&](const Done&) { return fill(w.to_draw() > 0 ? noun::kDraw : noun::kDrawNone, lang, {{"n", w.to_draw()}}); },
        [&](const TakeMark&) { return fill(noun::kTakeMark, lang, {w.planet(), w.marked()}); },
        [&](const LeaveMark&) { return fill(noun::kLeaveMark, lang, {w.planet(), w.marked()}); },
        [&](const TakeRest& m) { return fill(noun::kTakeRest, lang, {w.planet(), w.res(m.resource)}); },
    }, move);
}

// Confirmation of moves that end the game (section 14).

namespace {

constexpr Text kGainEnds{"This ends the game now. With {res} you show {mine} {mine|point|points}, {others}. Go on?",
                         "これでゲームが終わります。{res}を加えると、見えている得点はあなた{mine}点、{others}点です。進めますか。"};
constexpr Text kGainEndsFull{
    "This puts the last marker on the black hole and ends the game now: {losers} hidden resources. With {res} you show {mine} {mine|point|points}, {others}. Go on?",
    "ブラックホールに最後のマーカーが置かれ、これでゲームが終わります。{losers}秘密のリソースを失います。{res}を加えると、見えている得点はあなた{mine}点、{others}点です。進めますか。"};
constexpr Text kEnds{"This ends the game now. You show {mine} {mine|point|points}, {others}. Go on?",
                     "これでゲームが終わります。見えている得点はあなた{mine}点、{others}点です。進めますか。"};
constexpr Text kYou{"you", "あなた"};
constexpr Text kYouLose{"you lose your", "あなたは"};
constexpr Text kOneLoses{"{P} loses their", "{P}は"};
constexpr Text kManyLose{"{P} lose all", "{P}は"};

/// Returns the resource the move gains, if any (JG-T12).
std::optional<ResourceId> gained(const Observation& o, const Move& move) {
    if (const auto* m = std::get_if<Harvest>(&move)) return m->resource;
    if (const auto* m = std::get_if<TakeRest>(&move)) return m->resource;
    if (std::holds_alternative<TakeMark>(move) && o.open)
        if (const auto* d = std::get_if<ClaimMark>(&*o.open)) return d->resource;
    return {};
}

bool fills_black_hole(const Observation& o, ResourceId gain) {  // the gain reaches the marker limit (JG-B1, JG-E1)
    return kResources[gain].icon && static_cast<int>(o.black_hole.size()) + 1 >= o.options.black_hole_limit;
}

bool empties_planet(const Observation& o, Seat who) {                               // takes the last resource (JG-E2)
    const std::optional<PlanetId> where = planet_in_question(o, who);
    const SeenPlanet* planet = where ? seen_planet(o, *where) : nullptr;
    return planet && planet->face_down + static_cast<int>(planet->face_up.size()) == 1;
}

/// Returns whether the move completes the turn, assuming that it does not end the game first.
bool completes_turn(const Observation& o, const Move& move) {
    const int left = o.turn.actions_left;
    return std::visit(overloaded{
        [](const EndTurn&) { return true; },
        [&](const Fly&) { return left == 1; },     [&](const Jump&) { return left == 1; },
        [&](const Harvest&) { return left == 1; }, [](const Scan&) { return false; },
        [](const Land&) { return false; },         [](const Research&) { return false; },
        [&](const Place&) { return left == 0; },   [&](const Pass&) { return left == 0; },
        [](const Discard&) { return false; },      [&](const Done&) { return left == 0; },
        [](const TakeMark&) { return false; },     [](const LeaveMark&) { return false; },
        [&](const TakeRest&) { return left == 0; },
    }, move);
}

/// Returns whether the game ends with this turn (JG-E4, JG-E8).
bool last_turn_end(const Observation& o, const Move& move) {
    if (!completes_turn(o, move)) return false;
    if (o.final_round && o.final_round->turns_left == 0) return true;
    const int idle = gained(o, move) ? 0 : o.idle_turns;
    return o.options.stall_turns > 0 && idle + 1 >= o.options.stall_turns;
}

/// Returns the best score among the others, for example "Ben 21", with all seats that share it.
std::string best_others(const Observation& o, Seat who, const Names& names, Lang lang) {
    int best = 0;
    std::vector<std::string> seats;
    for (Seat other : all_seats(o.seats)) {
        if (other == who) continue;
        const int points = visible_points(o, other).total();
        if (points > best || seats.empty()) seats.clear();
        else if (points < best) continue;
        best = points;
        seats.push_back(name_of(names, other));
    }
    std::string out = all_in_text(seats, lang);
    const bool digit_last = !out.empty() && out.back() >= '0' && out.back() <= '9';   // "Player 2: 21", not "Player 2 21"
    out += digit_last ? ": " : lang == Lang::en ? " " : "";
    return out + std::to_string(best);
}

/// Returns a phrase such as "you lose your": the seats with the most markers after `who` has placed the last one (JG-E9,
/// JG-E10).
std::string hidden_losers(const Observation& o, Seat who, const Names& names, Lang lang) {
    PerSeat<int> markers;
    for (Seat seat : o.black_hole) ++markers[seat];
    ++markers[who];
    const int most = *std::max_element(markers.of.begin(), markers.of.end());
    std::vector<std::string> losers;
    for (Seat seat : clockwise_from(who, o.seats))
        if (markers[seat] == most) losers.push_back(seat == who ? std::string(kYou.in(lang)) : name_of(names, seat));
    if (losers.size() > 1) return fill(kManyLose, lang, {{"P", all_in_text(losers, lang)}});
    return markers[who] == most ? kYouLose.in(lang) : fill(kOneLoses, lang, {{"P", losers[0]}});
}

}  // namespace

std::string confirmation(const Observation& o, const Move& move, const Names& names, Lang lang) {
    if (!o.open) return {};
    const Seat who = asked_seat(o);
    const std::optional<ResourceId> gain = gained(o, move);
    const bool full = gain && fills_black_hole(o, *gain);
    if (!full && !(gain && empties_planet(o, who)) && !last_turn_end(o, move)) return {};
    Observation after = o;
    if (gain) after.players[who].collected.push_back(*gain);
    return fill(full ? kGainEndsFull : gain ? kGainEnds : kEnds, lang,
                {{"mine", visible_points(after, who).total()}, {"others", best_others(o, who, names, lang)},
                 {"res", gain ? resource_text(*gain, lang) : std::string()},
                 {"losers", full ? hidden_losers(o, who, names, lang) : std::string()}});
}

// Description of the whole table for players who cannot see the board.

namespace {

namespace table {
constexpr Text kTurn{"Turn {n}", "ターン{n}"};
constexpr Text kWhoseTurn{"{P}'s turn, {n} {n|action|actions} left.", "{P}の手番。残り{n}アクション。"};
constexpr Text kFinalRound{"Final round: every planet is claimed. Turns still to begin: {n}.",
                           "最後の1巡: すべての惑星が確保された。これから始まる手番はあと{n}回。"};
constexpr Text kIdle{"{n} {n|turn has|turns have} ended without a scan, a claim or a gain. After {limit} the game ends.",
                     "スキャンも確保も獲得もない手番が{n}回続いている。{limit}回でゲームが終わる。"};
constexpr Text kOver{"The game is over.", "ゲームは終わった。"};
constexpr Text kRing{"Planets, in ring order; the last is next to the first", "惑星(輪の順。最後は最初の隣)"};
constexpr Text kPlanet{"{planet}: jump {jump}, scan {scan}, landing {a} and {b}.",
                       "{planet}: ジャンプ{jump}、スキャン{scan}、上陸{a}と{b}。"};
constexpr Text kFaceDown{"{n} face-down.", "裏向き{n}枚。"};
constexpr Text kFaceUp{"Face-up: {list}.", "表向き: {list}。"};
constexpr Text kNoFaceUp{"Nothing face-up.", "表向きなし。"};
constexpr Text kMarked{"{res}, marked by {P}", "{res}({P}のマーカー)"};
constexpr Text kLastOne{"Last one: taking it ends the game.", "最後の1枚: 取ればゲームが終わる。"};
constexpr Text kClaimed{"Claimed by {P}.", "{P}が確保。"};
constexpr Text kShips{"Ships: {list}.", "宇宙船コマ: {list}。"};
constexpr Text kAtGate{"At the Jump Gate: {list}.", "ジャンプゲートにいる宇宙船コマ: {list}。"};
constexpr Text kHand{"Your hand", "自分の手札"};
constexpr Text kHidden{"Your hidden resources", "自分の秘密のリソース"};
constexpr Text kNothing{"Nothing.", "なし。"};
constexpr Text kPlayers{"Players", "プレイヤー"};
constexpr Text kPlayer{"{P}: {points} {points|point|points} showing, {claimed} {claimed|planet|planets} claimed, {hand} {hand|card|cards} in hand, {hidden} hidden {hidden|resource|resources}, {holes} black-hole {holes|marker|markers}.",
                       "{P}: 見えている得点{points}点、確保した惑星{claimed}、手札{hand}枚、秘密のリソース{hidden}枚、ブラックホールのマーカー{holes}。"};
constexpr Text kCollected{"Collected: {list}.", "獲得: {list}。"};
constexpr Text kHiddenShown{"Hidden resources: {list}.", "秘密のリソース: {list}。"};
constexpr Text kOfKind{"{n} {kind}", "{kind}{n}"};
constexpr Text kBlackHole{"Black hole", "ブラックホール"};
constexpr Text kSpaces{"{n} of {limit} spaces taken.", "{limit}マス中{n}マスにマーカー。"};
constexpr Text kMarkers{"{P}: {n} {n|marker|markers}.", "{P}: {n}つ。"};
constexpr Text kCards{"Cards", "カード"};
constexpr Text kDeck{"Draw deck: {n} {n|card|cards}.", "山札: {n}枚。"};
constexpr Text kDiscard{"Discard pile: {n} {n|card|cards}, {card} on top.", "捨て札: {n}枚、いちばん上は{card}。"};
constexpr Text kNoDiscard{"The discard pile is empty.", "捨て札はない。"};
constexpr Text kGateStack{"Planets not in this game: {list}.", "このゲームで使わない惑星: {list}。"};
constexpr Text kReserve{"Resources not in this game: {n}.", "このゲームで使わないリソース: {n}枚。"};
}  // namespace table

std::vector<std::string> ships_at(const Observation& o, std::optional<PlanetId> where, const Names& names) {
    std::vector<std::string> out;
    for (Seat seat : all_seats(o.seats))
        if (o.players[seat].ship == where) out.push_back(name_of(names, seat));
    return out;
}

std::string planet_line(const Observation& o, const SeenPlanet& seen, const Names& names, Lang lang) {
    const Planet& p = kPlanets[seen.id];
    std::string line = fill(table::kPlanet, lang, {{"planet", planet_name(seen.id, lang)}, {"jump", p.jump}, {"scan", p.scan},
                                                   {"a", p.land[0]}, {"b", p.land[1]}});
    std::vector<std::string> up;
    for (const FaceUp& f : seen.face_up) {
        const std::string res = resource_text(f.resource, lang);
        up.push_back(f.marker ? fill(table::kMarked, lang, {{"res", res}, {"P", name_of(names, *f.marker)}}) : res);
    }
    add_sentence(line, fill(table::kFaceDown, lang, {{"n", seen.face_down}}), lang);
    std::string list;                                      // names may contain "and", so semicolons separate the cards
    for (const std::string& text : up) list += (list.empty() ? "" : lang == Lang::en ? "; " : "、") + text;
    add_sentence(line, up.empty() ? std::string(table::kNoFaceUp.in(lang)) : fill(table::kFaceUp, lang, {{"list", list}}), lang);
    if (o.open && seen.face_down + static_cast<int>(up.size()) == 1) add_sentence(line, table::kLastOne.in(lang), lang);
    if (seen.claimed_by) add_sentence(line, fill(table::kClaimed, lang, {{"P", name_of(names, *seen.claimed_by)}}), lang);
    const std::vector<std::string> ships = ships_at(o, seen.id, names);
    if (!ships.empty()) add_sentence(line, fill(table::kShips, lang, {{"list", join_list(ships, lang)}}), lang);
    return line;
}

int markers_of(const Observation& o, Seat seat) {
    return static_cast<int>(std::count(o.black_hole.begin(), o.black_hole.end(), seat));
}

std::string player_line(const Observation& o, Seat seat, const Names& names, Lang lang) {
    const SeenPlayer& p = o.players[seat];
    int claimed = 0;
    for (const SeenPlanet& planet : o.ring) claimed += planet.claimed_by == seat;
    std::string line = fill(table::kPlayer, lang, {{"P", name_of(names, seat)}, {"points", visible_points(o, seat).total()},
                                                   {"claimed", claimed}, {"hand", p.hand_size}, {"hidden", p.hidden_size},
                                                   {"holes", markers_of(o, seat)}});
    std::vector<std::string> kinds;
    for (std::size_t kind = 0; kind < kResourceTypeCount; ++kind) {
        int n = 0;
        for (ResourceId r : p.collected) n += static_cast<std::size_t>(kResources[r].kind) == kind;
        if (n > 0) kinds.push_back(fill(table::kOfKind, lang, {{"n", n}, {"kind", kResourceTypes[kind].name.in(lang)}}));
    }
    if (!kinds.empty()) add_sentence(line, fill(table::kCollected, lang, {{"list", join_list(kinds, lang)}}), lang);
    if (!o.open && p.hidden && !p.hidden->empty()) {       // public after the end
        std::vector<std::string> hidden;
        for (ResourceId r : *p.hidden) hidden.push_back(resource_text(r, lang));
        add_sentence(line, fill(table::kHiddenShown, lang, {{"list", join_list(hidden, lang)}}), lang);
    }
    return line;
}

Section turn_section(const Observation& o, const Names& names, Lang lang) {
    Section out{fill(table::kTurn, lang, {{"n", o.turn.number}}), {}, false};
    if (!o.open) {
        out.lines.push_back(table::kOver.in(lang));
        return out;
    }
    out.lines.push_back(fill(table::kWhoseTurn, lang, {{"P", name_of(names, o.turn.seat)}, {"n", o.turn.actions_left}}));
    if (o.final_round) out.lines.push_back(fill(table::kFinalRound, lang, {{"n", o.final_round->turns_left}}));
    if (o.options.stall_turns > 0 && o.idle_turns * 2 >= o.options.stall_turns)
        out.lines.push_back(fill(table::kIdle, lang, {{"n", o.idle_turns}, {"limit", o.options.stall_turns}}));
    return out;
}

Section hole_section(const Observation& o, const Names& names, Lang lang) {
    Section out{table::kBlackHole.in(lang), {}, false};
    out.lines.push_back(fill(table::kSpaces, lang, {{"n", static_cast<int>(o.black_hole.size())}, {"limit", o.options.black_hole_limit}}));
    for (Seat seat : all_seats(o.seats))
        if (const int n = markers_of(o, seat); n > 0)
            out.lines.push_back(fill(table::kMarkers, lang, {{"P", name_of(names, seat)}, {"n", n}}));
    return out;
}

Section cards_section(const Observation& o, Lang lang) {
    Section out{table::kCards.in(lang), {}, false};
    out.lines.push_back(fill(table::kDeck, lang, {{"n", o.deck_size}}));
    if (o.discard.empty()) {
        out.lines.push_back(table::kNoDiscard.in(lang));
    } else {
        out.lines.push_back(fill(table::kDiscard, lang, {{"n", static_cast<int>(o.discard.size())},
                                                         {"card", card_in_text(o.discard.back(), lang)}}));
    }
    std::vector<std::string> away;
    for (PlanetId id : o.gate_stack) away.push_back(planet_name(id, lang));
    if (!away.empty()) out.lines.push_back(fill(table::kGateStack, lang, {{"list", join_list(away, lang)}}));
    if (o.reserve_size > 0) out.lines.push_back(fill(table::kReserve, lang, {{"n", o.reserve_size}}));
    return out;
}

}  // namespace

std::vector<Section> describe_table(const Observation& o, const Names& names, Lang lang) {
    std::vector<Section> out;
    out.push_back(turn_section(o, names, lang));

    Section ring{table::kRing.in(lang), {}, false};
    for (const SeenPlanet& planet : o.ring) ring.lines.push_back(planet_line(o, planet, names, lang));
    const std::vector<std::string> waiting = ships_at(o, std::nullopt, names);
    if (!waiting.empty()) ring.lines.push_back(fill(table::kAtGate, lang, {{"list", join_list(waiting, lang)}}));
    out.push_back(ring);

    Section hand{table::kHand.in(lang), {}, true};
    for (NavId card : o.hand) hand.lines.push_back(card_text(card, lang));
    Section hidden{table::kHidden.in(lang), {}, true};
    if (o.players[o.me].hidden)
        for (ResourceId r : *o.players[o.me].hidden) hidden.lines.push_back(resource_text(r, lang));
    for (Section* own : {&hand, &hidden}) {
        if (own->lines.empty()) own->lines.push_back(table::kNothing.in(lang));
        out.push_back(*own);
    }

    Section players{table::kPlayers.in(lang), {}, false};
    for (Seat seat : all_seats(o.seats)) players.lines.push_back(player_line(o, seat, names, lang));
    out.push_back(players);

    out.push_back(hole_section(o, names, lang));
    out.push_back(cards_section(o, lang));
    return out;
}

}  // namespace orrery::jumpgate
