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
    {&rule::T13, msg("Something else is asked now")},
    {&rule::T14, msg("There is nothing for you to choose now")},
    {&rule::A2, msg("Fly is not possible yet")},
    {&rule::A4, msg("Your ship cannot fly there")},
    {&rule::A5, msg("This card cannot jump")},
    {&rule::A6, msg("This card does not reach that planet")},
    {&rule::A8, msg("Your ship is already there")},
    {&rule::A10, msg("That planet is not in this game")},
    {&rule::A11, msg("Scan is not possible yet")},
    {&rule::A12, msg("There is nothing to scan here")},
    {&rule::A13, msg("This card does not scan this planet")},
    {&rule::A19, msg("There is a marker already")},
    {&rule::A20, msg("A marker cannot go there")},
    {&rule::A22, msg("Land & Claim is not possible yet")},
    {&rule::A23, msg("Land & Claim is not possible yet")},
    {&rule::A24, msg("This planet is already claimed")},
    {&rule::A25, msg("Land & Claim needs other cards")},
    {&rule::A26, msg("One card cannot serve both codes")},
    {&rule::A34, msg("That resource is not here")},
    {&rule::A37, msg("Harvest is not possible yet")},
    {&rule::A38, msg("This card is not in your hand")},
    {&rule::A39, msg("Harvest costs a card")},
    {&rule::A43, msg("Somebody else has marked this resource")},
    {&rule::A44, msg("This resource cannot be harvested yet")},
    {&rule::A46, msg("That resource is not here")},
    {&rule::A48, msg("This card is not in your hand")},
};

// Reasons.
constexpr Text kFlyAtGate = msg("Your ship is still at the Jump Gate, and you cannot fly from there.");
constexpr Text kScanAtGate = msg("Your ship is still at the Jump Gate, where there is nothing to scan.");
constexpr Text kLandAtGate = msg("Your ship is still at the Jump Gate, where there is no planet to claim.");
constexpr Text kHarvestAtGate = msg("Your ship is still at the Jump Gate, where there is nothing to harvest.");
constexpr Text kAlreadyAt = msg("Your ship is already at {to}.");
constexpr Text kNotInRing = msg("{to} is not in the ring of this game.");
constexpr Text kNotAdjacent = msg("{to} is not next to {planet}.");
constexpr Text kCardNotHeld = msg("{card} is not in your hand.");
constexpr Text kNoJumpCode = msg("{card} has no jump code.");
constexpr Text kOtherJumpCode = msg("{to} has jump code {need}, and {card} jumps to code {have}.");
constexpr Text kNothingFaceDown = msg("Nothing is face-down at {planet} any more.");
constexpr Text kNoScanCode = msg("{planet} has scan code {need}, and {card} has no scan code.");
constexpr Text kOtherScanCode = msg("{planet} has scan code {need}, and {card} scans code {have}.");
constexpr Text kStillFaceDown = msg("{planet} still has {n} face-down {n|resource|resources}.");
constexpr Text kClaimedByYou = msg("You have already claimed {planet}.");
constexpr Text kClaimedBy = msg("{P} has already claimed {planet}.");
constexpr Text kOneForBoth = msg("{card} cannot serve both landing codes of {planet} ({a} and {b}).");
constexpr Text kNotTwoCards = msg("Landing on {planet} takes exactly 2 cards, one for code {a} and one for code {b}.");
constexpr Text kCodesNotMet = msg("{planet} has landing codes {a} and {b}; {cards} do not meet both.");
constexpr Text kOtherOrder = msg("The two cards must be named in the order of their ids.");
constexpr Text kEmptyHand = msg("Harvest costs 1 card, and your hand is empty.");
constexpr Text kNotFaceUpHere = msg("{res} does not lie face-up at {planet}.");
constexpr Text kMarkOfOther = msg("{res} carries {P}'s marker, so only {P} can harvest it.");
constexpr Text kMarkerOfOther = msg("{res} already carries {P}'s marker.");
constexpr Text kMarkerOfYours = msg("Your marker is already on {res}.");

// Legal alternatives.
constexpr Text kAnswerAction = msg("Choose Fly, Jump, Scan, Land & Claim, Harvest or Research, or end your turn.");
constexpr Text kAnswerMarker = msg("Put your marker on a face-up card at {planet}, or leave the markers as they are.");
constexpr Text kAnswerResearch = msg("Discard a card from your hand, or finish and draw.");
constexpr Text kAnswerMark = msg("Take the marked {res} or leave it.");
constexpr Text kAnswerRest = msg("Take one of the resources at {planet}, or nothing more.");
constexpr Text kJumpFirst = msg("Jump to a planet first.");
constexpr Text kResearchForJump = msg("You need a card with a jump code first: Research brings new cards.");
constexpr Text kNeighbours = msg("From {planet} you can fly to {list}.");
constexpr Text kReaches = msg("{card} reaches {list}.");
constexpr Text kReachesNone = msg("{card} reaches no other planet of this ring.");
constexpr Text kCardsReach = msg("To reach {to}, use {cards}.");
constexpr Text kNoCardReaches = msg("No card of your hand jumps to {to}. Research brings new cards.");
constexpr Text kHarvestOrClaim = msg("Its resources can be harvested, and the planet can be claimed.");
constexpr Text kHarvestOnly = msg("Its resources can still be harvested.");
constexpr Text kCardsScan = msg("To scan here, use {cards}.");
constexpr Text kNoCardScans = msg("No card of your hand fits. Research brings new cards.");
constexpr Text kScanToClaim = msg("Scan {n|it|them} first; then the planet can be claimed.");
constexpr Text kScanToHarvest = msg("Scan {n|it|them} first; until then only a resource with your own marker can be harvested.");
constexpr Text kHarvestYours = msg("For now you can harvest {res}, which carries your own marker.");
constexpr Text kPairWouldDo = msg("{cards} of your hand would do.");
constexpr Text kNoPair = msg("No two cards of your hand meet both codes. Research brings new cards.");
constexpr Text kPayAny = msg("Pay with any card you hold.");
constexpr Text kResearchForCards = msg("Research brings new cards.");
constexpr Text kHarvestThese = msg("At {planet} you can harvest {list}.");
constexpr Text kHarvestNone = msg("Nothing at {planet} can be harvested by you now.");
constexpr Text kFreeCards = msg("Without a marker: {list}.");
constexpr Text kRemaining = msg("Still there: {list}. Or take nothing more.");
constexpr Text kDiscardHeld = msg("Discard a card you hold, or finish and draw.");

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
