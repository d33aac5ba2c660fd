// Refusal texts: the reason, with the things concerned. Also the probe moves.
// Index: headlines · reasons · public functions · probe moves.
#include "engine/core/refusal.h"
#include "engine/games/microcosmos/rule_ids.h"
#include "engine/games/microcosmos/rules.h"
#include "engine/games/microcosmos/words.h"

namespace orrery::microcosmos {

namespace {

// Headlines by rule.
const Headline kHeadlines[]{
    {&rule::T7, msg("Something else is asked now")},
    {&rule::T3, msg("That is not due in this phase")},
    {&rule::T5, msg("Something is still to be finished")},
    {&rule::S12, msg("That card was not dealt to you")},
    {&rule::A105, msg("The hold is full")},
    {&rule::A106, msg("You have none of it")},
    {&rule::A107, msg("That row is full")},
    {&rule::A111, msg("That card is not in the Club")},
    {&rule::A114, msg("That specialist cannot be used")},
    {&rule::A116, msg("An engineer is no leader")},
    {&rule::A202, msg("That upgrade cannot be unlocked")},
    {&rule::A302, msg("That place is out of reach")},
    {&rule::A305, msg("You start from there")},
    {&rule::A306, msg("Another ark is there")},
    {&rule::O9, msg("The Automa is there")},
    {&rule::A321, msg("That region is out of reach")},
    {&rule::A322, msg("That region cannot be discovered")},
    {&rule::A324, msg("The planet has no such track")},
    {&rule::A402, msg("That card cannot be played like this")},
    {&rule::A404, msg("That half does not match this place")},
    {&rule::A405, msg("Its cost cannot be paid")},
    {&rule::A501, msg("That is not done on a planet")},
    {&rule::A502, msg("That cannot be done here")},
    {&rule::A505, msg("That token cannot be taken")},
    {&rule::A506, msg("That action was done this turn")},
    {&rule::A601, msg("You have nothing that is needed here")},
    {&rule::A602, msg("That track cannot be raised")},
    {&rule::A607, msg("This planet is restored")},
    {&rule::A701, msg("You need a leader of this colour")},
    {&rule::A703, msg("That survivor was not drawn")},
    {&rule::A704, msg("No survivor card is left")},
    {&rule::A705, msg("That survivor cannot be settled here")},
    {&rule::A801, msg("No colony can be built here")},
    {&rule::A803, msg("No outpost can be placed here")},
    {&rule::A804, msg("That outpost cannot be moved")},
    {&rule::A901, msg("No card can be drawn")},
    {&rule::O8, msg("The Automa cannot use that")},
    {&rule::O25, msg("The Automa has no outpost there")},
};

// Reasons.
constexpr Text kFull = msg("You can hold {need} of each resource.");
constexpr Text kTooFar = msg("Your ark flies up to {need} routes in a turn.");
constexpr Text kUnlocked = msg("{C} is unlocked already.");
constexpr Text kUpgradeCost = msg("{C} needs {S} and {G}.");
constexpr Text kHalfSays = msg("{C}: {text}");
constexpr Text kColonyHere = msg("You have a colony on {L} already.");
constexpr Text kNoColonyMarker = msg("No colony is free. Unlock an upgrade to gain one.");
constexpr Text kColonyNeeds = msg("Your next colony on {L} needs {S}.");
constexpr Text kOutpostHere = msg("You have an outpost on {L} already.");
constexpr Text kNoOutpost = msg("No outpost is free. Unlock both upgrades of a pair to gain one.");
constexpr Text kLeaderNeeded = msg("Scouting on {L} needs {S}.");
constexpr Text kCrewFull = msg("You have {have} crew cards.");

/// A refused move with its table.
class Refused {
  public:
    Refused(const Observation& o, Seat who, const std::optional<Move>& move, const Violation& why, const Names& names, Lang lang)
        : o_(o), who_(who), move_(move), why_(why), names_(names), lang_(lang) {}

    std::string text() const {
        const Rule* r = why_.rule;
        if (r == &rule::T7) return not_asked();
        if (r == &rule::A105) return say(kFull, {{"need", why_.need}});
        if (r == &rule::A302 && why_.need > 0) return say(kTooFar, {{"need", why_.need}});
        if (r == &rule::A321) return with_rule(say(kTooFar, {{"need", why_.need}}));
        if (r == &rule::A901 && why_.have >= why_.need) return with_rule(say(kCrewFull, {{"have", why_.have}}));
        if (r == &rule::A202) return upgrade_reason();
        if (r == &rule::A404 || r == &rule::A405) return half_reason();
        if (r == &rule::A701) return of_planet(kLeaderNeeded, needs_text({leader_of(kPlanets[here()].colour)}, lang_));
        if (r == &rule::A801) return colony_reason();
        if (r == &rule::A803) return outpost_reason();
        return r->text.in(lang_);
    }

  private:
    using Slots = std::vector<Slot>;

    std::string say(const Text& text, const Slots& slots = {}) const { return fill(text, lang_, slots); }
    std::string with_rule(const std::string& reason) const { return with_remedy(reason, why_.rule->text.in(lang_), lang_); }
    PlanetId here() const { return planet_of(o_.player(who_).at); }
    std::string of_planet(const Text& text, const std::string& needs = {}) const {
        return say(text, {{"L", planet_name(here(), lang_)}, {"S", needs}});
    }

    std::string not_asked() const {
        const std::optional<Asked> open = asked(o_);
        if (!open) return say(refusal::kOver);
        if (open->seat != who_) return say(refusal::kOtherSeat, {{"P", name_of(names_, open->seat)}});
        return say(refusal::kNoAnswer);
    }
    std::string upgrade_reason() const {
        const auto* m = move_ ? std::get_if<UnlockUpgrade>(&*move_) : nullptr;
        if (m == nullptr) return why_.rule->text.in(lang_);
        const Slot name{"C", upgrade_name(m->upgrade, lang_)};
        if (is_unlocked(o_.player(who_), m->upgrade)) return say(kUnlocked, {name});
        const UpgradeKind& kind = kUpgrades[index_of(m->upgrade)];
        return say(kUpgradeCost, {name, {"S", needs_text({kind.need}, lang_)}, {"G", units_text(kind.cost, lang_)}});
    }
    std::string half_reason() const {
        const auto* m = move_ ? std::get_if<Play>(&*move_) : nullptr;
        const std::optional<Row> row = m != nullptr ? row_of(o_.player(who_), m->card) : std::nullopt;
        if (!row) return why_.rule->text.in(lang_);
        return say(kHalfSays, {{"C", crew_name(m->card, lang_)}, {"text", half_text(active_half(m->card, *row), lang_)}});
    }
    std::string colony_reason() const {
        const Player& player = o_.player(who_);
        if (contains(o_.places[here()].colonies, who_)) return of_planet(kColonyHere);
        if (player.colony_pool == 0) return say(kNoColonyMarker);
        return of_planet(kColonyNeeds, needs_text(colony_needs(colonies_of(o_, who_) + 1, kPlanets[here()].colour), lang_));
    }
    std::string outpost_reason() const {
        return contains(o_.places[here()].outposts, who_) ? of_planet(kOutpostHere) : say(kNoOutpost);
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

// Probe moves: what a player may want to do at the place of the ark.
std::vector<Move> probe_moves(const Observation& o) {
    std::vector<Move> out;
    const std::optional<Asked> open = asked(o);
    if (!open) return out;
    const Player& player = o.player(o.turn_seat);
    if (open->kind == Kind::upgrade)
        for (std::size_t i = 0; i < kUpgradeCount; ++i) out.push_back(UnlockUpgrade{static_cast<Upgrade>(i)});
    if (open->kind == Kind::crew) for_crew(player, [&](CrewId card) { out.push_back(Play{card, false, true}); });
    if (open->kind == Kind::planet) {
        out.insert(out.end(), {Collect{}, StartTerraform{}, StartScout{}, BuildColony{}, PlaceOutpost{}});
        for (const SurvivorId card : player.survivors) out.push_back(Settle{card});
    }
    if (open->kind == Kind::elsewhere) out.push_back(Collect{});
    if (open->kind == Kind::end_turn) out.push_back(Draw{});
    return out;
}

}  // namespace orrery::microcosmos
