// Log sentences of events (docs/rules/race.md, section 10).
#include <algorithm>
#include <cstdlib>

#include "engine/games/race/describe.h"
#include "engine/games/race/words.h"

namespace orrery::race {

namespace {

namespace told {
constexpr Text kGameStarted{"The race begins: {n} VP in the pool.", "ゲーム開始。得点チップは{n}点。"};
constexpr Text kStartWorld{"{p} starts from {c}.", "{p}のスタートワールドは{c}。"};
constexpr Text kDealt{"{p} receives {n} {n|card|cards}.", "{p}は手札{n}枚を受け取った。"};
constexpr Text kSetupDiscarded{"{p} set aside {n} {n|card|cards}.", "{p}は{n}枚を捨てた。"};
constexpr Text kFirstPlayer{"{p} resolves first in all ties of timing.", "順番は{p}から。"};
constexpr Text kRoundStarted{"Round {n}.", "第{n}ラウンド。"};
constexpr Text kActions{"{p} chose {actions}.", "{p}は{actions}を選んだ。"};
constexpr Text kPhase{"Phase {phase}.", "{phase}フェイズ。"};
constexpr Text kDrew{"{p} draws {n} ({reason}).", "{p}は{n}枚引いた({reason})。"};
constexpr Text kExplored{"{p} saw {drawn} {drawn|card|cards} and kept {kept}.", "{p}は{drawn}枚見て{kept}枚を残した。"};
constexpr Text kReveals{"{p} reveals {c}.", "{p}は{c}を公開。"};
constexpr Text kPlacesNothing{"{p} places nothing.", "{p}は何も出さない。"};
constexpr Text kMethod{"{p} takes {c}: {method}.", "{p}は{c}を出す方法を選んだ:{method}。"};
constexpr Text kUsedUp{"{p} gives up {c}.", "{p}は{c}を場から捨てた。"};
constexpr Text kPaid{"{p} pays {n} for {c}.", "{p}は{c}に{n}枚支払った。"};
constexpr Text kPlaced{"{c} joins {p}'s tableau.", "{p}の場に{c}が加わった。"};
constexpr Text kConquered{"{p} conquers {c} ({military} against {defense}).", "{p}は{c}を征服した(軍事力{military}対{defense})。"};
constexpr Text kGoodAdded{"{A} {k} appears on {c}.", "{c}に{k}が置かれた。"};
constexpr Text kSold{"{p} sells the {k} good of {c} for {n} {n|card|cards}.", "{p}は{c}の{k}を売って{n}枚得る。"};
constexpr Text kPowerUsed{"{p} uses {c}.", "{p}は{c}の能力を使う。"};
constexpr Text kConsumed{"The {k} good of {c} is consumed.", "{c}の{k}を消費した。"};
constexpr Text kGainedVp{"{p} gains {n} VP.", "{p}は{n}VPを得た。"};
constexpr Text kGainedDoubled{"{p} gains {n} VP (doubled).", "{p}は{n}VPを得た(2倍)。"};
constexpr Text kHandDiscarded{"{p} discards {n} from hand.", "{p}は手札{n}枚を捨てた。"};
constexpr Text kLucky{"{p} calls {n}; the card is {c}: {hit}.", "{p}は{n}を宣言。めくれたのは{c}:{hit}。"};
constexpr Text kHit{"it is kept", "手札に加える"};
constexpr Text kMiss{"it is discarded", "捨て札になる"};
constexpr Text kLuckyNothing{"{p} calls {n}, but no card is left to turn.", "{p}は{n}を宣言したが、めくるカードがない。"};
constexpr Text kReshuffled{"The {n} {n|discard is|discards are} shuffled into a new supply.", "捨て札{n}枚を切り直して山札にした。"};
constexpr Text kSupplyOut{"No cards left: {n} {n|is|are} not drawn.", "カードが尽きた。{n}枚は引けない。"};
constexpr Text kReserveOpened{"The chips have run out; the reserve is used. Last round!", "得点チップが尽きた。予備を使う。最終ラウンド!"};
constexpr Text kAuto{"(only one possibility)", "(選択の余地なし)"};
constexpr Text kRoundEnded{"Round {n} ends.", "第{n}ラウンド終了。"};
constexpr Text kGameOver{"The race is over: {reason}.", "ゲーム終了:{reason}。"};
constexpr Text kFinalScore{"{p}: {chips} {chips|chip|chips} + {cards} cards + {bonus} bonus = {total}.",
                           "{p}:チップ{chips}+カード{cards}+ボーナス{bonus}={total}点。"};
constexpr Text kFinalScoreLess{"{p}: {chips} {chips|chip|chips} + {cards} cards − {bonus} bonus = {total}.",
                               "{p}:チップ{chips}+カード{cards}−ボーナス{bonus}={total}点。"};
constexpr Text kWins{"{p} wins!", "{p}の勝利!"};
constexpr Text kWinTogether{"{p} win together!", "{p}の勝利!"};
}  // namespace told

constexpr Text kDrawReasonTexts[kDrawReasons]{
    {"exploring", "探検"},          {"start of Develop", "ディヴェロップ開始"}, {"after placing", "配置後"},
    {"Settle bonus", "殖民ボーナス"}, {"sale", "売却"},                          {"consume power", "消費能力"},
    {"produce power", "生産能力"},  {"production", "生産"},                     {"most produced", "最多生産"},
};
constexpr Text kMethodTexts[kMethodCount]{
    {"by payment", "支払い"},
    {"with the {free}, free", "{free}で無料"},
    {"by force", "征服"},
    {"by force with {force}", "{force}で征服"},
    {"by payment through the {contact}", "{contact}で支払い"},
    {"through the {contact} with the {free}, free", "{contact}と{free}で無料"},
};

/// Returns the name of the card with this power.
std::string name_with(PowerType type, Lang lang) {
    const auto has_it = [type](const Design& d) {
        return std::any_of(d.powers.begin(), d.powers.end(), [type](const Power& power) { return power.type == type; });
    };
    return std::find_if(kDesigns.begin(), kDesigns.end(), has_it)->name.in(lang);
}

std::string method_text(Method method, Lang lang) {
    return fill(kMethodTexts[static_cast<std::size_t>(method)], lang,
                {{"free", name_with(PowerType::settle_discard_for_zero_cost, lang)},
                 {"force", name_with(PowerType::settle_discard_for_military, lang)},
                 {"contact", name_with(PowerType::settle_pay_for_military, lang)}});
}

/// Returns the article for a kind: "A novelty", "An alien-technology".
constexpr const char* article(Good kind) { return kind == Good::alien ? "An" : "A"; }

}  // namespace

std::string describe(const Event& event, const Names& names, Lang lang) {
    const auto who = [&](Seat seat) { return Slot{"p", name_of(names, seat)}; };
    const auto card = [&](CardId id) { return Slot{"c", card_name(id, lang)}; };
    const auto kind = [&](Good good) { return Slot{"k", kind_text(good, lang)}; };
    const auto table_text = [&](const Text& text) { return std::string(text.in(lang)); };
    return std::visit(overloaded{
        [&](const GameStarted& e) { return fill(told::kGameStarted, lang, {{"n", e.vp_pool}}); },
        [&](const StartWorld& e) { return fill(told::kStartWorld, lang, {who(e.seat), card(e.card)}); },
        [&](const Dealt& e) { return fill(told::kDealt, lang, {who(e.seat), {"n", e.count}}); },
        [&](const SetupDiscarded& e) { return fill(told::kSetupDiscarded, lang, {who(e.seat), {"n", e.count}}); },
        [&](const FirstPlayer& e) { return fill(told::kFirstPlayer, lang, {who(e.seat)}); },
        [&](const RoundStarted& e) { return fill(told::kRoundStarted, lang, {{"n", e.round}}); },
        [&](const ActionsRevealed& e) {
            std::string line;
            for (const Seat seat : all_seats(e.seats))
                add_sentence(line, fill(told::kActions, lang, {who(seat), {"actions", actions_text(e.choices[seat], lang)}}), lang);
            return line;
        },
        [&](const PhaseStarted& e) {
            return fill(told::kPhase, lang, {{"phase", table_text(kPhases[static_cast<std::size_t>(e.phase)].name)}});
        },
        [&](const Drew& e) {
            return fill(told::kDrew, lang, {who(e.seat), {"n", e.count},
                                            {"reason", table_text(kDrawReasonTexts[static_cast<std::size_t>(e.reason)])}});
        },
        [&](const Explored& e) { return fill(told::kExplored, lang, {who(e.seat), {"drawn", e.drawn}, {"kept", e.kept}}); },
        [&](const PlacementsRevealed& e) {
            std::string line;
            for (const Seat seat : all_seats(e.seats)) {
                const std::optional<CardId>& shown = e.cards[seat];
                add_sentence(line, shown ? fill(told::kReveals, lang, {who(seat), card(*shown)})
                                         : fill(told::kPlacesNothing, lang, {who(seat)}), lang);
            }
            return line;
        },
        [&](const MethodTaken& e) {
            return fill(told::kMethod, lang, {who(e.seat), card(e.card),
                                              {"method", method_text(e.method, lang)}});
        },
        [&](const UsedUp& e) { return fill(told::kUsedUp, lang, {who(e.seat), card(e.card)}); },
        [&](const Paid& e) { return fill(told::kPaid, lang, {who(e.seat), card(e.card), {"n", e.count}}); },
        [&](const PlacedCard& e) { return fill(told::kPlaced, lang, {who(e.seat), card(e.card)}); },
        [&](const Conquered& e) {
            return fill(told::kConquered, lang, {who(e.seat), card(e.card), {"military", e.military}, {"defense", e.defense}});
        },
        [&](const GoodAdded& e) {
            return fill(told::kGoodAdded, lang, {card(e.world), {"k", good_text(e.kind, lang)}, {"A", article(e.kind)}});
        },
        [&](const Sold& e) { return fill(told::kSold, lang, {who(e.seat), card(e.world), kind(e.kind), {"n", e.cards}}); },
        [&](const PowerUsed& e) { return fill(told::kPowerUsed, lang, {who(e.seat), card(e.card)}); },
        [&](const Consumed& e) { return fill(told::kConsumed, lang, {card(e.world), kind(e.kind)}); },
        [&](const GainedVp& e) {
            return fill(e.doubled ? told::kGainedDoubled : told::kGainedVp, lang, {who(e.seat), {"n", e.count}});
        },
        [&](const HandDiscarded& e) { return fill(told::kHandDiscarded, lang, {who(e.seat), {"n", e.count}}); },
        [&](const Lucky& e) {
            return fill(told::kLucky, lang, {who(e.seat), card(e.card), {"n", e.number},
                                             {"hit", table_text(e.hit ? told::kHit : told::kMiss)}});
        },
        [&](const LuckyNothing& e) { return fill(told::kLuckyNothing, lang, {who(e.seat), {"n", e.number}}); },
        [&](const Reshuffled& e) { return fill(told::kReshuffled, lang, {{"n", e.count}}); },
        [&](const SupplyOut& e) { return fill(told::kSupplyOut, lang, {{"n", e.lost}}); },
        [&](const ReserveOpened&) { return table_text(told::kReserveOpened); },
        [&](const Auto&) { return table_text(told::kAuto); },
        [&](const RoundEnded& e) { return fill(told::kRoundEnded, lang, {{"n", e.round}}); },
        [&](const GameOver& e) { return fill(told::kGameOver, lang, {{"reason", end_text(e.reason, lang)}}); },
        [&](const FinalScore& e) {
            return fill(e.bonus < 0 ? told::kFinalScoreLess : told::kFinalScore, lang,
                        {who(e.seat), {"chips", e.chips}, {"cards", e.cards}, {"bonus", std::abs(e.bonus)}, {"total", e.total}});
        },
        [&](const Winners& e) {
            return fill(e.seats.size() == 1 ? told::kWins : told::kWinTogether, lang, {{"p", names_of(names, e.seats, lang)}});
        },
    }, event);
}

}  // namespace orrery::race
