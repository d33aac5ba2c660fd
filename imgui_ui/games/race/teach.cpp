// Coach of Race for the Galaxy: explanations of decisions. Uses only the viewer's observation.
#include "imgui_ui/games/race/teach.h"

#include "engine/games/race/costs.h"
#include "engine/games/race/describe.h"
#include "engine/games/race/game.h"
#include "engine/match/match.h"
#include "imgui_ui/app/teaching/coach_words.h"
#include "imgui_ui/games/race/advice.h"
#include "imgui_ui/games/race/forecast.h"

namespace orrery::ui::race_table {
namespace {

namespace rg = orrery::race;
using Seen = rg::Observation;
using Talk = CoachWords;

namespace talk {
constexpr Talk kSetup{msg("Your first cards"),
                      msg("Keep four cards that fit each other and your start world. What costs 5 or more takes a long time to pay for."), "RG-S10"};
constexpr Talk kFewCards{msg("Few cards"),
                         msg("Nothing can be placed without cards to pay. Explore brings some; so does selling a good, once you have one."), "RG-A2"};
constexpr Talk kSell{msg("A good to sell"),
                     msg("You have goods and few cards. Consume: Trade turns one good into cards: up to {n} for your best."), "RG-A42"};
constexpr Talk kPoints{msg("Goods for points"),
                       msg("You have {n} goods. Consume powers turn them into VP; Consume: 2x VP doubles these."), "RG-A60"};
constexpr Talk kMakeGoods{msg("Empty worlds"),
                          msg("{n} of your worlds could get a good. Produce now and consume or trade next."), "RG-A65"};
constexpr Talk kCanPlace{msg("Something to place"),
                         msg("You could place {n} of your cards. Think what the others will choose: a phase that they choose you get too, without the bonus."), "RG-T4"};
constexpr Talk kChoose{msg("Which phase?"),
                       msg("Choose the phase you need most and that others are unlikely to choose. What they choose you get too, without the bonus."), "RG-T20"};
constexpr Talk kKeep{msg("Keep the best"),
                     msg("Look for what you can place soon and what fits your tableau. The rest is discarded."), "RG-A3"};
constexpr Talk kDevelop{msg("Place a development"),
                        msg("{n} of your developments can be placed. You pay with other cards of your hand, and it works from the next phase on."), "RG-A11"};
constexpr Talk kSettle{msg("Place a world"),
                       msg("{n} of your worlds can be placed. A black circle is paid with hand cards, a red one needs Military. Worlds with a dashed ring bring a good at once."), "RG-A21"};
constexpr Talk kNothing{msg("Nothing to place"),
                        msg("No card of your hand can be placed now. Everybody is asked all the same, so that nobody learns what you hold."), "RG-H3"};
constexpr Talk kMethod{msg("Several ways"),
                       msg("Conquering costs nothing. A card that is given up is gone, but the cards of your hand stay."), "RG-A25"};
constexpr Talk kPay{msg("Cards are money"),
                    msg("Choose {n} {n|card|cards} to spend: what is too expensive, out of reach or fits nothing. Each pays 1, whatever it is."), "RG-A17"};
constexpr Talk kSale{msg("Sell one good"),
                     msg("The numbers say how many cards each good brings, trade powers included. Keep what your consume powers can use."), "RG-A42"};
constexpr Talk kConsume{msg("Use your powers"),
                        msg("All usable powers must be used, in any order. Begin with those that take only one kind of good, so that the others do not take it away."), "RG-A47"};
constexpr Talk kGood{msg("Which good?"),
                     msg("Take a good that none of your other powers needs."), "RG-A55"};
constexpr Talk kNumber{msg("Name a number"),
                       msg("The top card comes to you if its cost or defense is your number. Low numbers are the most frequent."), "RG-A58"};
constexpr Talk kHand{msg("Cards for points", "lesson"),
                     msg("Up to {n} {n|card|cards} of your hand can become VP. Early in the game cards are worth more; in the last round they are worth nothing else."), "RG-A59"};
constexpr Talk kWindfall{msg("A windfall good"),
                         msg("Use a power for one kind where it fits, and the bonus for what no power can reach."), "RG-A68"};
constexpr Talk kLimit{msg("Too many cards"),
                      msg("At most {limit} cards stay in your hand. Discard {n}, the least useful first."), "RG-T30"};
}  // namespace talk

CoachTalk talk_of_choice(const Seen& seen, Lang lang) {
    constexpr std::size_t kFew = 3;                        // a hand of this size can pay little
    const int goods = rg::count_goods(seen.players[seen.me].tableau), empty_worlds = worlds_to_fill(seen);
    if (seen.own.hand.size() < kFew && goods == 0) return said(talk::kFewCards, lang);
    if (seen.own.hand.size() <= kFew && goods > 0) return said(talk::kSell, lang, {{"n", best_sale(seen, true)}});
    if (goods >= 2) return said(talk::kPoints, lang, {{"n", goods}});
    if (empty_worlds >= 2) return said(talk::kMakeGoods, lang, {{"n", empty_worlds}});
    if (const int cards = placeable(seen, true) + placeable(seen, false); cards > 0) return said(talk::kCanPlace, lang, {{"n", cards}});
    return said(talk::kChoose, lang);
}

CoachTalk talk_of_placing(const Seen& seen, bool worlds, Lang lang) {
    const int cards = placeable(seen, worlds);
    if (cards == 0) return said(talk::kNothing, lang);
    return said(worlds ? talk::kSettle : talk::kDevelop, lang, {{"n", cards}});
}

CoachTalk talk_of(const Seen& seen, rg::Kind kind, Lang lang) {
    switch (kind) {
        case rg::Kind::setup_discard: return said(talk::kSetup, lang);
        case rg::Kind::choose_actions: return talk_of_choice(seen, lang);
        case rg::Kind::explore_keep: return said(talk::kKeep, lang);
        case rg::Kind::place_development: return talk_of_placing(seen, false, lang);
        case rg::Kind::place_world: return talk_of_placing(seen, true, lang);
        case rg::Kind::settle_method: return said(talk::kMethod, lang);
        case rg::Kind::pay: return said(talk::kPay, lang, {{"n", seen.owed}});
        case rg::Kind::trade_sell: return said(talk::kSale, lang);
        case rg::Kind::consume: return said(talk::kConsume, lang);
        case rg::Kind::consume_good: return said(talk::kGood, lang);
        case rg::Kind::lucky_number: return said(talk::kNumber, lang);
        case rg::Kind::consume_hand: return said(talk::kHand, lang, {{"n", seen.power ? int(seen.power->left) : 0}});
        case rg::Kind::produce_windfall: return said(talk::kWindfall, lang);
        case rg::Kind::hand_limit: return said(talk::kLimit, lang, {{"n", seen.owed}, {"limit", rg::kHandLimit}});
    }
    return {};
}

CoachTalk decision(const AnyMatch& match, Seat viewer, Lang lang) {
    const Match<rg::Game>* game = match_of<rg::Game>(match);
    if (!game || match.to_act() != viewer) return {};
    const Seen seen = game->observe(viewer);
    return talk_of(seen, rg::asked(seen)->kind, lang);
}

std::string advice(const AnyMatch& match, Seat viewer, const Json& json, Lang lang) {
    const Match<rg::Game>* game = match_of<rg::Game>(match);
    const std::optional<rg::Move> move = rg::decode_move(json);
    if (!game || !move || match.to_act() != viewer) return {};
    return advice_on(game->observe(viewer), *move, lang);
}

constexpr Coach kCoach{decision, advice};

}  // namespace

const Coach& coach() { return kCoach; }

}  // namespace orrery::ui::race_table
