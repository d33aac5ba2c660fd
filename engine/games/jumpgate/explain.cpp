// Refusal texts: the reason, with the objects concerned, and legal alternatives.
// Index: texts · look-ups in the observation · remedies · one reason for each rule of section 8 · public functions.
#include <algorithm>

#include "engine/core/refusal.h"
#include "engine/games/jumpgate/describe.h"
#include "engine/games/jumpgate/rule_ids.h"
#include "engine/games/jumpgate/rules.h"
#include "engine/games/jumpgate/words.h"

namespace orrery::jumpgate {

namespace {

// Headlines by rule.
const Headline kHeadlines[]{
    {&rule::T13, {"Something else is asked now", "今は別の選択です"}},
    {&rule::T14, {"There is nothing for you to choose now", "今は選ぶことがありません"}},
    {&rule::A2, {"Fly is not possible yet", "移動はまだできません"}},
    {&rule::A4, {"Your ship cannot fly there", "そこへは移動できません"}},
    {&rule::A5, {"This card cannot jump", "このカードではジャンプできません"}},
    {&rule::A6, {"This card does not reach that planet", "このカードではその惑星に行けません"}},
    {&rule::A8, {"Your ship is already there", "すでにその惑星にいます"}},
    {&rule::A10, {"That planet is not in this game", "その惑星はこのゲームにありません"}},
    {&rule::A11, {"Scan is not possible yet", "スキャンはまだできません"}},
    {&rule::A12, {"There is nothing to scan here", "ここにはスキャンするものがありません"}},
    {&rule::A13, {"This card does not scan this planet", "このカードではスキャンできません"}},
    {&rule::A19, {"There is a marker already", "すでにマーカーがあります"}},
    {&rule::A20, {"A marker cannot go there", "そこにマーカーは置けません"}},
    {&rule::A22, {"Land & Claim is not possible yet", "上陸&確保はまだできません"}},
    {&rule::A23, {"Land & Claim is not possible yet", "上陸&確保はまだできません"}},
    {&rule::A24, {"This planet is already claimed", "この惑星はすでに確保されています"}},
    {&rule::A25, {"Land & Claim needs other cards", "上陸&確保には別のカードが必要です"}},
    {&rule::A26, {"One card cannot serve both codes", "1枚で2つのコードには使えません"}},
    {&rule::A34, {"That resource is not here", "そのリソースはここにありません"}},
    {&rule::A37, {"Harvest is not possible yet", "採取はまだできません"}},
    {&rule::A38, {"This card is not in your hand", "そのカードは手札にありません"}},
    {&rule::A39, {"Harvest costs a card", "採取にはカードが1枚必要です"}},
    {&rule::A43, {"Somebody else has marked this resource", "ほかのプレイヤーのマーカーがあります"}},
    {&rule::A44, {"This resource cannot be harvested yet", "このリソースはまだ採取できません"}},
    {&rule::A46, {"That resource is not here", "そのリソースはここにありません"}},
    {&rule::A48, {"This card is not in your hand", "そのカードは手札にありません"}},
};

// Reasons.
constexpr Text kFlyAtGate{"Your ship is still at the Jump Gate, and you cannot fly from there.",
                          "宇宙船コマはまだジャンプゲートにいて、そこからは移動できません。"};
constexpr Text kScanAtGate{"Your ship is still at the Jump Gate, where there is nothing to scan.",
                           "宇宙船コマはまだジャンプゲートにいて、そこにはスキャンするものがありません。"};
constexpr Text kLandAtGate{"Your ship is still at the Jump Gate, where there is no planet to claim.",
                           "宇宙船コマはまだジャンプゲートにいて、そこには確保する惑星がありません。"};
constexpr Text kHarvestAtGate{"Your ship is still at the Jump Gate, where there is nothing to harvest.",
                              "宇宙船コマはまだジャンプゲートにいて、そこには採取するものがありません。"};
constexpr Text kAlreadyAt{"Your ship is already at {to}.", "宇宙船コマはすでに{to}にいます。"};
constexpr Text kNotInRing{"{to} is not in the ring of this game.", "{to}はこのゲームの輪にありません。"};
constexpr Text kNotAdjacent{"{to} is not next to {planet}.", "{to}は{planet}に隣接していません。"};
constexpr Text kCardNotHeld{"{card} is not in your hand.", "{card}は手札にありません。"};
constexpr Text kNoJumpCode{"{card} has no jump code.", "{card}にはジャンプコードがありません。"};
constexpr Text kOtherJumpCode{"{to} has jump code {need}, and {card} jumps to code {have}.",
                              "{to}のジャンプコードは{need}です。{card}では{have}の惑星にしか行けません。"};
constexpr Text kNothingFaceDown{"Nothing is face-down at {planet} any more.", "{planet}に裏向きのリソースはもうありません。"};
constexpr Text kNoScanCode{"{planet} has scan code {need}, and {card} has no scan code.",
                           "{planet}のスキャンコードは{need}です。{card}にはスキャンコードがありません。"};
constexpr Text kOtherScanCode{"{planet} has scan code {need}, and {card} scans code {have}.",
                              "{planet}のスキャンコードは{need}です。{card}でスキャンできるのは{have}の惑星です。"};
constexpr Text kStillFaceDown{"{planet} still has {n} face-down {n|resource|resources}.", "{planet}には裏向きのリソースが{n}枚残っています。"};
constexpr Text kClaimedByYou{"You have already claimed {planet}.", "{planet}はすでにあなたが確保しています。"};
constexpr Text kClaimedBy{"{P} has already claimed {planet}.", "{planet}はすでに{P}が確保しています。"};
constexpr Text kOneForBoth{"{card} cannot serve both landing codes of {planet} ({a} and {b}).",
                           "{card}だけでは、{planet}の2つのランディングコード({a}と{b})に合いません。"};
constexpr Text kNotTwoCards{"Landing on {planet} takes exactly 2 cards, one for code {a} and one for code {b}.",
                            "{planet}への上陸には、コード{a}とコード{b}に1枚ずつ、ちょうど2枚のカードを使います。"};
constexpr Text kCodesNotMet{"{planet} has landing codes {a} and {b}; {cards} do not meet both.",
                            "{planet}のランディングコードは{a}と{b}です。{cards}では両方には合いません。"};
constexpr Text kOtherOrder{"The two cards must be named in the order of their ids.", "2枚のカードはidの順に挙げてください。"};
constexpr Text kEmptyHand{"Harvest costs 1 card, and your hand is empty.", "採取にはカードが1枚必要ですが、手札がありません。"};
constexpr Text kNotFaceUpHere{"{res} does not lie face-up at {planet}.", "{planet}の表向きのカードに{res}はありません。"};
constexpr Text kMarkOfOther{"{res} carries {P}'s marker, so only {P} can harvest it.",
                            "{res}には{P}のマーカーがあり、採取できるのは{P}だけです。"};
constexpr Text kMarkerOfOther{"{res} already carries {P}'s marker.", "{res}にはすでに{P}のマーカーがあります。"};
constexpr Text kMarkerOfYours{"Your marker is already on {res}.", "{res}にはすでにあなたのマーカーがあります。"};

// Legal alternatives.
constexpr Text kAnswerAction{"Choose Fly, Jump, Scan, Land & Claim, Harvest or Research, or end your turn.",
                             "移動・ジャンプ・スキャン・上陸&確保・採取・調査のどれかを選ぶか、手番を終えてください。"};
constexpr Text kAnswerMarker{"Put your marker on a face-up card at {planet}, or leave the markers as they are.",
                             "{planet}の表向きのカードにマーカーを置くか、そのままにするか選んでください。"};
constexpr Text kAnswerResearch{"Discard a card from your hand, or finish and draw.", "手札を捨てるか、捨てるのを終えて引いてください。"};
constexpr Text kAnswerMark{"Take the marked {res} or leave it.", "マーカーのある{res}を獲得するか、残すか選んでください。"};
constexpr Text kAnswerRest{"Take one of the resources at {planet}, or nothing more.",
                           "{planet}のリソースを1枚獲得するか、これ以上取らないか選んでください。"};
constexpr Text kJumpFirst{"Jump to a planet first.", "先に惑星へジャンプしてください。"};
constexpr Text kResearchForJump{"You need a card with a jump code first: Research brings new cards.",
                                "まずジャンプコードのあるカードが必要です。調査でカードを引けます。"};
constexpr Text kNeighbours{"From {planet} you can fly to {list}.", "{planet}からは{list}へ移動できます。"};
constexpr Text kReaches{"{card} reaches {list}.", "{card}なら{list}へ行けます。"};
constexpr Text kReachesNone{"{card} reaches no other planet of this ring.", "{card}で行けるほかの惑星はこの輪にありません。"};
constexpr Text kCardsReach{"To reach {to}, use {cards}.", "手札の{cards}なら{to}へ行けます。"};
constexpr Text kNoCardReaches{"No card of your hand jumps to {to}. Research brings new cards.",
                              "手札に{to}へジャンプできるカードはありません。調査でカードを引けます。"};
constexpr Text kHarvestOrClaim{"Its resources can be harvested, and the planet can be claimed.",
                               "リソースの採取や、惑星の上陸&確保ができます。"};
constexpr Text kHarvestOnly{"Its resources can still be harvested.", "リソースの採取はできます。"};
constexpr Text kCardsScan{"To scan here, use {cards}.", "手札の{cards}ならスキャンできます。"};
constexpr Text kNoCardScans{"No card of your hand fits. Research brings new cards.",
                            "手札にスキャンできるカードはありません。調査でカードを引けます。"};
constexpr Text kScanToClaim{"Scan {n|it|them} first; then the planet can be claimed.", "先にスキャンしてください。その後で確保できます。"};
constexpr Text kScanToHarvest{"Scan {n|it|them} first; until then only a resource with your own marker can be harvested.",
                              "先にスキャンしてください。それまで採取できるのは、自分のマーカーがあるリソースだけです。"};
constexpr Text kHarvestYours{"For now you can harvest {res}, which carries your own marker.", "今は、自分のマーカーがある{res}を採取できます。"};
constexpr Text kPairWouldDo{"{cards} of your hand would do.", "手札の{cards}なら上陸できます。"};
constexpr Text kNoPair{"No two cards of your hand meet both codes. Research brings new cards.",
                       "手札に両方のコードに合う2枚はありません。調査でカードを引けます。"};
constexpr Text kPayAny{"Pay with any card you hold.", "手札のどのカードでも払えます。"};
constexpr Text kResearchForCards{"Research brings new cards.", "調査でカードを引けます。"};
constexpr Text kHarvestThese{"At {planet} you can harvest {list}.", "{planet}で採取できるのは{list}です。"};
constexpr Text kHarvestNone{"Nothing at {planet} can be harvested by you now.", "今、{planet}であなたが採取できるものはありません。"};
constexpr Text kFreeCards{"Without a marker: {list}.", "マーカーがないのは{list}です。"};
constexpr Text kRemaining{"Still there: {list}. Or take nothing more.", "残っているのは{list}です。これ以上取らないこともできます。"};
constexpr Text kDiscardHeld{"Discard a card you hold, or finish and draw.", "手札のカードを捨てるか、捨てるのを終えて引いてください。"};

/// A refused move with the observation of its seat.
class Refused {
  public:
    Refused(const Observation& o, Seat who, const std::optional<Move>& move, const Violation& why, const Names& names, Lang lang)
        : o_(o), who_(who), move_(move), why_(why), names_(names), lang_(lang), where_(planet_in_question(o, who)),
          here_(where_ ? ring_planet(o, *where_) : nullptr) {}

    std::string text() const {
        const Rule* r = why_.rule;
        if (!fits_the_question()) return r->text.in(lang_);
        if (r == &rule::T14)
            return o_.open ? say(refusal::kOtherSeat, {{"P", name_of(names_, asked_seat(o_))}}) : say(refusal::kOver);
        if (r == &rule::T13) return both(say(refusal::kNoAnswer), what_is_asked());
        if (r == &rule::A2) return both(say(kFlyAtGate), how_to_leave_gate());
        if (r == &rule::A11) return both(say(kScanAtGate), how_to_leave_gate());
        if (r == &rule::A22) return both(say(kLandAtGate), how_to_leave_gate());
        if (r == &rule::A37) return both(say(kHarvestAtGate), how_to_leave_gate());
        if (r == &rule::A39) return both(say(kEmptyHand), say(kResearchForCards));
        if (const auto* m = as<Fly>()) return fly(*m);
        if (const auto* m = as<Jump>()) return jump(*m);
        if (const auto* m = as<Scan>()) return scan(*m);
        if (const auto* m = as<Land>()) return land(*m);
        if (const auto* m = as<Harvest>()) return harvest(*m);
        if (const auto* m = as<Place>()) return place(*m);
        if (const auto* m = as<Discard>()) return both(say(kCardNotHeld, {card(m->card)}), say(kDiscardHeld));
        if (const auto* m = as<TakeRest>())
            return both(say(kNotFaceUpHere, {here(), res(m->resource)}), say(kRemaining, {list(resources(false, false))}));
        return r->text.in(lang_);
    }

  private:
    using Slots = std::vector<Slot>;

    template <class M>
    const M* as() const { return move_ ? std::get_if<M>(&*move_) : nullptr; }

    std::string say(const Text& text, const Slots& slots = {}) const { return fill(text, lang_, slots); }
    std::string both(const std::string& reason, const std::string& remedy) const { return with_remedy(reason, remedy, lang_); }

    /// Returns whether the verdict is possible in this position. If not, only the rule itself is quoted.
    bool fits_the_question() const {
        const bool at_planet = as<Scan>() || as<Land>() || as<Harvest>() || as<Place>() || as<TakeRest>() || why_.rule == &rule::A4;
        const bool at_gate = why_.rule == &rule::A11 || why_.rule == &rule::A22 || why_.rule == &rule::A37;
        return here_ || !at_planet || at_gate || why_.rule == &rule::T13 || why_.rule == &rule::T14;
    }

    // Slots.
    Slot here() const { return {"planet", place_name(where_, lang_)}; }
    Slot to(PlanetId id) const { return {"to", planet_name(id, lang_)}; }
    Slot card(NavId id) const { return {"card", card_in_text(id, lang_)}; }
    Slot res(ResourceId id) const { return {"res", resource_text(id, lang_)}; }
    Slot list(const std::vector<std::string>& items) const { return {"list", join_list(items, lang_)}; }
    Slot any_of(const std::vector<std::string>& items) const { return {"list", any_in_text(items, lang_)}; }
    template <class Cards>
    std::vector<std::string> texts_of(const Cards& ids) const {
        std::vector<std::string> texts;
        for (const NavId id : ids) texts.push_back(card_in_text(id, lang_));
        return texts;
    }
    template <class Cards>
    Slot cards(const Cards& ids) const { return {"cards", all_in_text(texts_of(ids), lang_)}; }
    Slot any_of_cards(const Hand& ids) const { return {"cards", any_in_text(texts_of(ids), lang_)}; }

    // Look-ups in the observation.
    bool holds(NavId id) const { return contains(o_.own.hand, id); }
    bool in_ring(PlanetId id) const { return ring_planet(o_, id) != nullptr; }
    Hand jump_cards(std::int8_t code) const {
        Hand out;
        for (const NavId id : o_.own.hand)
            if (serves(kNavCards[id].jump, code)) out.push_back(id);
        return out;
    }
    Hand scan_cards(std::int8_t code) const {
        Hand out;
        for (const NavId id : o_.own.hand)
            if (serves(kNavCards[id].scan, code)) out.push_back(id);
        return out;
    }
    std::vector<std::string> reached_with(NavId id) const {
        std::vector<std::string> out;
        for (const RingPlanet& p : o_.ring)
            if (p.id != o_.players[who_].ship && serves(kNavCards[id].jump, kPlanets[p.id].jump)) out.push_back(planet_name(p.id, lang_));
        return out;
    }
    std::vector<std::string> neighbours() const {
        const std::size_t ring = o_.ring.size();
        for (std::size_t i = 0; i < ring; ++i)
            if (o_.ring[i].id == where_)
                return {planet_name(o_.ring[(i + ring - 1) % ring].id, lang_), planet_name(o_.ring[(i + 1) % ring].id, lang_)};
        return {};
    }
    /// Names of the face-up resources here: those `who` can harvest, those without a marker, or all.
    std::vector<std::string> resources(bool harvestable, bool unmarked) const {
        std::vector<std::string> out;
        if (!here_) return out;
        for (const FaceUp& f : here_->face_up) {
            if (harvestable && !can_harvest(*here_, f, who_)) continue;
            if (unmarked && f.marker) continue;
            out.push_back(face_up_text(*here_, f.resource, lang_));
        }
        return out;
    }
    const FaceUp* face_up(ResourceId id) const { return here_ ? face_up_card(*here_, id) : nullptr; }
    bool covers(NavId a, NavId b) const { return can_land_with(a, b, *where_); }
    static int wilds(NavId a, NavId b) { return (kNavCards[a].land == kWildCode) + (kNavCards[b].land == kWildCode); }

    // Remedies.
    std::string what_is_asked() const {
        const std::optional<Question> asked = question(o_);
        if (!asked) return {};
        switch (asked->kind) {
            case Kind::action: return say(kAnswerAction);
            case Kind::scan_marker: return say(kAnswerMarker, {here()});
            case Kind::research: return say(kAnswerResearch);
            case Kind::claim_mark: return say(kAnswerMark, {res(asked->resource)});
            case Kind::claim_take: break;
        }
        return say(kAnswerRest, {here()});
    }
    std::string how_to_leave_gate() const {
        for (const NavId id : o_.own.hand)
            if (!reached_with(id).empty()) return say(kJumpFirst);
        return say(kResearchForJump);
    }
    std::string what_reaches(PlanetId id) const {
        const Hand fitting = jump_cards(kPlanets[id].jump);
        return fitting.empty() ? say(kNoCardReaches, {to(id)}) : say(kCardsReach, {to(id), any_of_cards(fitting)});
    }
    std::string where_it_reaches(NavId id) const {
        const std::vector<std::string> planets = reached_with(id);
        return planets.empty() ? say(kReachesNone, {card(id)}) : say(kReaches, {card(id), any_of(planets)});
    }
    std::string what_scans() const {
        const Hand fitting = scan_cards(kPlanets[*where_].scan);
        return fitting.empty() ? say(kNoCardScans) : say(kCardsScan, {any_of_cards(fitting)});
    }
    /// Suggests the landing pair with the fewest wild codes, if the hand has one.
    std::string what_lands() const {
        Hand best;
        for (std::size_t i = 0; i < o_.own.hand.size(); ++i)
            for (std::size_t j = i + 1; j < o_.own.hand.size(); ++j)
                if (covers(o_.own.hand[i], o_.own.hand[j]) && (best.empty() || wilds(o_.own.hand[i], o_.own.hand[j]) < wilds(best[0], best[1])))
                    best = Hand{o_.own.hand[i], o_.own.hand[j]};
        return best.empty() ? say(kNoPair) : say(kPairWouldDo, {cards(best)});
    }
    std::string what_can_be_harvested() const {
        const std::vector<std::string> names = resources(true, false);
        return names.empty() ? say(kHarvestNone, {here()}) : say(kHarvestThese, {here(), any_of(names)});
    }

    // One function for each kind of move. Each covers its rules in the order of section 8.
    std::string fly(const Fly& m) const {
        const Text& reason = m.to == where_ ? kAlreadyAt : in_ring(m.to) ? kNotAdjacent : kNotInRing;
        return both(say(reason, {here(), to(m.to)}), say(kNeighbours, {here(), any_of(neighbours())}));
    }

    std::string jump(const Jump& m) const {
        if (why_.rule == &rule::A5) {
            const std::string reason = say(holds(m.card) ? kNoJumpCode : kCardNotHeld, {card(m.card)});
            return in_ring(m.to) && m.to != where_ ? both(reason, what_reaches(m.to)) : reason;
        }
        if (why_.rule == &rule::A10) return both(say(kNotInRing, {to(m.to)}), where_it_reaches(m.card));
        if (why_.rule == &rule::A8) return both(say(kAlreadyAt, {to(m.to)}), where_it_reaches(m.card));
        const std::string reason = say(kOtherJumpCode, {to(m.to), card(m.card), {"need", kPlanets[m.to].jump}, {"have", kNavCards[m.card].jump}});
        return both(reason, jump_cards(kPlanets[m.to].jump).empty() ? where_it_reaches(m.card) : what_reaches(m.to));
    }

    std::string scan(const Scan& m) const {
        if (why_.rule == &rule::A12) return both(say(kNothingFaceDown, {here()}), say(here_->claimed_by ? kHarvestOnly : kHarvestOrClaim));
        const std::int8_t code = kNavCards[m.card].scan;
        const Text& reason = !holds(m.card) ? kCardNotHeld : code == kNoCode ? kNoScanCode : kOtherScanCode;
        return both(say(reason, {here(), card(m.card), {"need", kPlanets[*where_].scan}, {"have", code}}), what_scans());
    }

    std::string land(const Land& m) const {
        const Slots slots{here(), {"a", kPlanets[*where_].land[0]}, {"b", kPlanets[*where_].land[1]}, cards(m.cards)};
        if (why_.rule == &rule::A23) return both(say(kStillFaceDown, {here(), {"n", here_->face_down}}), say(kScanToClaim, {{"n", here_->face_down}}));
        if (why_.rule == &rule::A24) {
            const bool mine = here_->claimed_by == who_;
            return both(say(mine ? kClaimedByYou : kClaimedBy, {here(), {"P", name_of(names_, here_->claimed_by.value_or(who_))}}),
                        say(kHarvestOnly));
        }
        if (why_.rule == &rule::A26) {
            Slots once = slots;
            once.push_back(card(repeated(m)));
            return both(say(kOneForBoth, once), what_lands());
        }
        if (m.cards.size() != 2) return both(say(kNotTwoCards, slots), what_lands());
        for (const NavId id : m.cards)
            if (!holds(id)) return both(say(kCardNotHeld, {card(id)}), what_lands());
        if (!covers(m.cards[0], m.cards[1])) return both(say(kCodesNotMet, slots), what_lands());
        return say(kOtherOrder);
    }
    static NavId repeated(const Land& m) {
        for (std::size_t i = 0; i < m.cards.size(); ++i)
            if (std::count(m.cards.begin(), m.cards.end(), m.cards[i]) > 1) return m.cards[i];
        return m.cards.front();
    }

    std::string harvest(const Harvest& m) const {
        if (why_.rule == &rule::A38) return both(say(kCardNotHeld, {card(m.card)}), say(kPayAny));
        if (why_.rule == &rule::A46) return both(say(kNotFaceUpHere, {here(), res(m.resource)}), what_can_be_harvested());
        if (why_.rule == &rule::A43) {
            const FaceUp* f = face_up(m.resource);
            const Seat owner = f ? f->marker.value_or(who_) : who_;
            return both(say(kMarkOfOther, {res(m.resource), {"P", name_of(names_, owner)}}), what_can_be_harvested());
        }
        const Slots n{here(), {"n", here_->face_down}};
        const std::optional<ResourceId> own = marked_by(*here_, who_);
        return both(say(kStillFaceDown, n), own ? say(kHarvestYours, {res(*own)}) : say(kScanToHarvest, n));
    }

    std::string place(const Place& m) const {
        const std::string free = say(kFreeCards, {list(resources(false, true))});
        const FaceUp* f = face_up(m.resource);
        if (!f || !f->marker) return both(say(kNotFaceUpHere, {here(), res(m.resource)}), free);
        const Text& reason = f->marker == who_ ? kMarkerOfYours : kMarkerOfOther;
        return both(say(reason, {res(m.resource), {"P", name_of(names_, *f->marker)}}), free);
    }

    const Observation& o_;
    Seat who_;
    const std::optional<Move>& move_;
    const Violation& why_;
    const Names& names_;
    Lang lang_;
    std::optional<PlanetId> where_;
    const RingPlanet* here_;
};

}  // namespace

std::string explain(const Observation& o, Seat who, const std::optional<Move>& m, const Violation& why, const Names& names, Lang lang) {
    return Refused(o, who, m, why, names, lang).text();
}

namespace {

/// Returns a pair that can land here, otherwise the first two cards. Precondition: the hand holds at least two.
Land pair_for(const Observation& o, const RingPlanet* here) {
    const auto pair = [&](std::size_t i, std::size_t j) {
        Land land;
        land.cards.push_back(std::min(o.own.hand[i], o.own.hand[j]));
        land.cards.push_back(std::max(o.own.hand[i], o.own.hand[j]));
        return land;
    };
    if (here) {
        for (std::size_t i = 0; i < o.own.hand.size(); ++i)
            for (std::size_t j = i + 1; j < o.own.hand.size(); ++j)
                if (can_land_with(o.own.hand[i], o.own.hand[j], here->id)) return pair(i, j);
    }
    return pair(0, 1);
}

}  // namespace

std::vector<Move> probe_moves(const Observation& o) {
    std::vector<Move> out;
    if (!is_asked(o, Kind::action)) return out;
    const auto where = planet_in_question(o, o.me);
    const RingPlanet* here = where ? ring_planet(o, *where) : nullptr;
    if (!here) out.push_back(Fly{o.ring[0].id});  // no flight from the gate (JG-A2)
    // Without a card these moves cannot be formed. Harvest below covers the empty hand (JG-A39).
    if (!o.own.hand.empty()) {
        std::optional<Jump> jump;
        for (const NavId card : o.own.hand)
            for (const RingPlanet& p : o.ring) {
                if (p.id == where) continue;
                const bool fits = serves(kNavCards[card].jump, kPlanets[p.id].jump);        // code fits (JG-A6)
                if (!jump || (fits && !serves(kNavCards[jump->card].jump, kPlanets[jump->to].jump))) jump = Jump{card, p.id};
            }
        if (jump) out.push_back(*jump);
        NavId scanning = o.own.hand[0];
        for (const NavId card : o.own.hand)
            if (here && serves(kNavCards[card].scan, kPlanets[here->id].scan)) scanning = card;  // code fits (JG-A13)
        out.push_back(Scan{scanning});
        if (o.own.hand.size() >= 2) out.push_back(pair_for(o, here));
    }
    if (!here || !here->face_up.empty()) {
        ResourceId wanted = here ? here->face_up[0].resource : ResourceId{};
        bool is_sure = false;
        for (std::size_t i = 0; here && i < here->face_up.size() && !is_sure; ++i) {
            const FaceUp& f = here->face_up[i];
            is_sure = can_harvest(*here, f, o.me);
            if (is_sure) wanted = f.resource;
        }
        out.push_back(Harvest{o.own.hand.empty() ? NavId{} : o.own.hand[0], wanted});
    }
    return out;
}

std::string refusal_title(const std::optional<Move>&, const Violation& why, Lang lang) {
    return headline_of(kHeadlines, why, lang);
}

}  // namespace orrery::jumpgate
