// Refusal texts: the reason, with the objects concerned, and legal alternatives. Also the probe moves.
// Index: headlines · reasons · public functions · probe moves.
#include "engine/core/refusal.h"
#include "engine/games/quantum/rule_ids.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/sites.h"
#include "engine/games/quantum/words.h"

namespace orrery::quantum {

namespace {

// Headlines by rule.
const Headline kHeadlines[]{
    {&rule::T7, msg("Something else is asked now")},
    {&rule::E1, msg("The game is over", "refusal")},
    {&rule::S10, msg("That planet cannot be your home")},
    {&rule::S11, msg("The ship cannot be put there")},
    {&rule::R1, msg("That is not your ship")},
    {&rule::R4, msg("This ship cannot be reconfigured")},
    {&rule::A2, msg("Not enough actions")},
    {&rule::A3, msg("This ship cannot move")},
    {&rule::A4, msg("This ship has moved already")},
    {&rule::A5, msg("This ship has used its ability")},
    {&rule::D1, msg("The ship cannot be deployed there")},
    {&rule::D3, msg("There is no space to deploy to")},
    {&rule::D4, msg("The ship cannot be deployed there")},
    {&rule::D5, msg("This ship is still in reserve")},
    {&rule::V1, msg("This ship cannot move")},
    {&rule::V2, msg("That space is out of reach")},
    {&rule::V5, msg("That space is taken")},
    {&rule::V6, msg("The attack is not possible from there")},
    {&rule::V8, msg("That is your own ship")},
    {&rule::C6, msg("That die cannot be re-rolled")},
    {&rule::C7, msg("That card does not re-roll here")},
    {&rule::C8, msg("That card was used in this combat")},
    {&rule::K4, msg("The sum does not fit")},
    {&rule::K7, msg("You cannot build there")},
    {&rule::K8, msg("You cannot build there")},
    {&rule::I6, msg("The cube cannot go there")},
    {&rule::X1, msg("Your research is at 6")},
    {&rule::H0, msg("That ability cannot be used like this")},
    {&rule::P3, msg("That card is not face up")},
    {&rule::P10, msg("You do not hold that card")},
    {&rule::G2, msg("The ship cannot be put there")},
    {&rule::G4, msg("The ship cannot be put there")},
    {&rule::G5, msg("That cube cannot be moved there")},
    {&rule::G6, msg("You do not hold that card")},
};

// Reasons and legal alternatives.
constexpr Text kTooFewActions = msg("This costs {need} {need|action|actions}, and you have {have} left.");
constexpr Text kNoActionLeft = msg("No action is left. Abilities and free cards can still be used, or end your actions.");
constexpr Text kNothingLeft = msg("No action is left, and nothing else can be done: end your actions.");
constexpr Text kHasMoved = msg("The {S} has taken its Move action this turn.");
constexpr Text kHemmedIn = msg("The {S} is hemmed in on all sides.");
constexpr Text kAbilitySpent = msg("The {S} has used an ability this turn.");
constexpr Text kOrbitSum = msg("Your ships in orbit of {L} add up to {have}; {need} is needed.");
constexpr Text kOwnCubeThere = msg("{L} holds a cube of yours already.");
constexpr Text kNoSlot = msg("{L} has no free slot.");
constexpr Text kOutOfReach = msg("The {S} cannot get there in {need} {need|step|steps}: planets and ships are in the way.");
constexpr Text kTaken = msg("A ship moves to an empty space other than its own.");
constexpr Text kNotYourShip = msg("Choose one of your own ships.");
constexpr Text kNeedsExpansion = msg("It comes into play with the card {C}.");
constexpr Text kResearchFull = msg("End your actions to have your breakthrough.");
constexpr Text kWrongNumber = msg("That ability belongs to ships showing {need}; this one shows {have}.");
constexpr Text kCardUsed = msg("{C} was used this turn.");
constexpr Text kCardNotHeld = msg("You do not hold {C}.");

/// A refused move with its table.
class Refused {
  public:
    Refused(const Observation& o, Seat who, const std::optional<Move>& move, const Violation& why, const Names& names, Lang lang)
        : o_(o), who_(who), move_(move), why_(why), names_(names), lang_(lang) {}

    std::string text() const {
        const Rule* r = why_.rule;
        if (r == &rule::E1) return say(refusal::kOver);
        if (r == &rule::T7) return not_asked();
        if (r == &rule::A2) {
            if (why_.have > 0) return say(kTooFewActions, {{"have", why_.have}, {"need", why_.need}});
            return say(legal_moves(o_, who_).size() > 1 ? kNoActionLeft : kNothingLeft);
        }
        if (r == &rule::A4) return of_ship(kHasMoved);
        if (r == &rule::A3) return of_ship(kHemmedIn);
        if (r == &rule::A5) return of_ship(kAbilitySpent);
        if (r == &rule::V2) return of_ship(kOutOfReach, {{"need", why_.need}});
        if (r == &rule::V5) return say(kTaken);
        if (r == &rule::R1 || r == &rule::V1) return with_rule(say(kNotYourShip));
        if (r == &rule::R4 || r == &rule::D5) return with_rule(say(kNeedsExpansion, {{"C", card_with(Op::add_ship).name.in(lang_)}}));
        if (r == &rule::X1) return say(kResearchFull);
        if (r == &rule::K4) return of_planet(kOrbitSum, {{"have", why_.have}, {"need", why_.need}});
        if (r == &rule::K7 || r == &rule::K8 || r == &rule::I6) return closed_planet();
        if (why_.need > 0 && why_.have > 0) return say(kWrongNumber, {{"have", why_.have}, {"need", why_.need}});
        if (const std::string reason = card_reason(); !reason.empty()) return with_rule(reason);
        return r->text.in(lang_);
    }

  private:
    using Slots = std::vector<Slot>;

    std::string say(const Text& text, const Slots& slots = {}) const { return fill(text, lang_, slots); }
    std::string with_rule(const std::string& reason) const { return with_remedy(reason, why_.rule->text.in(lang_), lang_); }

    std::string not_asked() const {
        const std::optional<Asked> open = asked(o_);
        if (open && open->seat != who_) return say(refusal::kOtherSeat, {{"P", name_of(names_, open->seat)}});
        return say(refusal::kNoAnswer);
    }

    /// Returns the ship the move concerns: the one it names, otherwise the one in motion.
    std::optional<ShipId> ship() const {
        std::optional<ShipId> named;
        if (move_)
            std::visit([&named](const auto& m) {
                if constexpr (requires { m.ship; }) named = m.ship;
            }, *move_);
        if (o_.pending && (!named || why_.rule == &rule::A5)) named = o_.pending->ship;
        return named && *named < o_.ship_count() ? named : std::nullopt;
    }
    std::optional<PlanetId> planet() const {
        std::optional<PlanetId> named;
        if (move_)
            std::visit([&named](const auto& m) {
                if constexpr (requires { m.planet; }) named = m.planet;
            }, *move_);
        return named && is_planet(o_, *named) ? named : std::nullopt;
    }

    std::string of_ship(const Text& text, Slots slots = {}) const {
        const std::optional<ShipId> id = ship();
        if (!id) return why_.rule->text.in(lang_);
        slots.push_back({"S", ship_name(o_.ships[*id].number, lang_)});
        return say(text, slots);
    }
    std::string of_planet(const Text& text, Slots slots = {}) const {
        const std::optional<PlanetId> id = planet();
        if (!id) return why_.rule->text.in(lang_);
        slots.push_back({"L", planet_name(o_, *id, lang_)});
        return say(text, slots);
    }
    std::string closed_planet() const {
        const std::optional<PlanetId> id = planet();
        if (!id) return why_.rule->text.in(lang_);
        return with_rule(of_planet(has_free_slot(o_, *id) ? kOwnCubeThere : kNoSlot));
    }

    /// Returns the reason why a card's power cannot be used, if the card itself is the reason.
    std::string card_reason() const {
        if (!move_) return {};
        std::optional<Command> card;
        if (const auto* m = std::get_if<Convert>(&*move_)) card = m->card;
        if (const auto* m = std::get_if<FreeMove>(&*move_)) card = m->card;
        if (std::holds_alternative<Flexible>(*move_)) card = Command::flexible;
        if (std::holds_alternative<Nomadic>(*move_)) card = Command::nomadic;
        if (std::holds_alternative<Resourceful>(*move_)) card = Command::resourceful;
        if (!card) return {};
        const Slot name{"C", card_name(card_of(*card), lang_)};
        if (!holds(o_, who_, *card)) return say(kCardNotHeld, {name});
        return o_.turn.has_used(*card) ? say(kCardUsed, {name}) : std::string();
    }

    const Observation& o_;
    Seat who_;
    const std::optional<Move>& move_;
    const Violation& why_;
    const Names& names_;
    Lang lang_;
};

}  // namespace

std::string explain(const Observation& o, Seat who, const std::optional<Move>& move, const Violation& why, const Names& names,
                    Lang lang) {
    return Refused(o, who, move, why, names, lang).text();
}

std::string refusal_title(const std::optional<Move>&, const Violation& why, Lang lang) {
    return headline_of(kHeadlines, why, lang);
}

// Probe moves: actions suggested by the ships and planets.
std::vector<Move> probe_moves(const Observation& o) {
    std::vector<Move> out;
    const std::optional<Asked> open = asked(o);
    if (!open || open->kind != Kind::action) return out;
    for (int i = 0; i < kShipsPerSeat; ++i) {
        const ShipId ship = ship_of(open->seat, i);
        if (o.ships[ship].on_map()) out.push_back(StartMove{ship});
        if (o.ships[ship].at == kScrapyard) out.push_back(Deploy{ship});
    }
    for_each_planet(o, [&](PlanetId planet) {
        if (orbit_total(o, planet, open->seat) > 0) out.push_back(Construct{planet});
    });
    out.push_back(Research{});
    return out;
}

}  // namespace orrery::quantum
