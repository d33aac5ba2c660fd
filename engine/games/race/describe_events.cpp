// Log sentences of events (docs/rules/race.md, section 10).
#include <algorithm>
#include <cstdlib>

#include "engine/games/race/describe.h"
#include "engine/games/race/words.h"

namespace orrery::race {

namespace {

namespace told {
constexpr Text kGameStarted = msg("The race begins: {n} VP in the pool.");
constexpr Text kStartWorld = msg("{p} starts from {c}.");
constexpr Text kDealt = msg("{p} receives {n} {n|card|cards}.");
constexpr Text kSetupDiscarded = msg("{p} set aside {n} {n|card|cards}.");
constexpr Text kFirstPlayer = msg("{p} resolves first in all ties of timing.");
constexpr Text kRoundStarted = msg("Round {n}.");
constexpr Text kActions = msg("{p} chose {actions}.");
constexpr Text kPhase = msg("Phase {phase}.");
constexpr Text kDrew = msg("{p} draws {n} ({reason}).");
constexpr Text kExplored = msg("{p} saw {drawn} {drawn|card|cards} and kept {kept}.");
constexpr Text kReveals = msg("{p} reveals {c}.");
constexpr Text kPlacesNothing = msg("{p} places nothing.");
constexpr Text kMethod = msg("{p} takes {c}: {method}.");
constexpr Text kUsedUp = msg("{p} gives up {c}.");
constexpr Text kPaid = msg("{p} pays {n} for {c}.");
constexpr Text kPlaced = msg("{c} joins {p}'s tableau.");
constexpr Text kConquered = msg("{p} conquers {c} ({military} against {defense}).");
constexpr Text kGoodAdded = msg("A {k} appears on {c}.");
constexpr Text kAlienAdded = msg("An {k} appears on {c}.");
constexpr Text kSold = msg("{p} sells the {k} good of {c} for {n} {n|card|cards}.");
constexpr Text kPowerUsed = msg("{p} uses {c}.");
constexpr Text kConsumed = msg("The {k} good of {c} is consumed.");
constexpr Text kGainedVp = msg("{p} gains {n} VP.");
constexpr Text kGainedDoubled = msg("{p} gains {n} VP (doubled).");
constexpr Text kHandDiscarded = msg("{p} discards {n} from hand.");
constexpr Text kLucky = msg("{p} calls {n}; the card is {c}: {hit}.");
constexpr Text kHit = msg("it is kept");
constexpr Text kMiss = msg("it is discarded");
constexpr Text kLuckyNothing = msg("{p} calls {n}, but no card is left to turn.");
constexpr Text kReshuffled = msg("The {n} {n|discard is|discards are} shuffled into a new supply.");
constexpr Text kSupplyOut = msg("No cards left: {n} {n|is|are} not drawn.");
constexpr Text kReserveOpened = msg("The chips have run out; the reserve is used. Last round!");
constexpr Text kAuto = msg("(only one possibility)");
constexpr Text kRoundEnded = msg("Round {n} ends.");
constexpr Text kGameOver = msg("The race is over: {reason}.");
constexpr Text kFinalScore = msg("{p}: {chips} {chips|chip|chips} + {cards} cards + {bonus} bonus = {total}.");
constexpr Text kFinalScoreLess = msg("{p}: {chips} {chips|chip|chips} + {cards} cards − {bonus} bonus = {total}.");
constexpr Text kWins = msg("{p} wins!");
constexpr Text kWinTogether = msg("{p} win together!");
}  // namespace told

constexpr Text kDrawReasonTexts[kDrawReasons]{
    msg("exploring"),          msg("start of Develop"), msg("after placing"),
    msg("Settle bonus"), /* Translators: noun: a good is sold */ msg("sale"),                          msg("consume power"),
    msg("produce power"),  msg("production"),                     msg("most produced"),
};
constexpr Text kMethodTexts[kMethodCount]{
    msg("by payment"),
    msg("with the {free}, free"),
    msg("by force"),
    msg("by force with {force}"),
    msg("by payment through the {contact}"),
    msg("through the {contact} with the {free}, free"),
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
            return fill(e.kind == Good::alien ? told::kAlienAdded : told::kGoodAdded, lang, {card(e.world), {"k", good_text(e.kind, lang)}});
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
