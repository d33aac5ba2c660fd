// Refusal messages and probe moves.
#include "engine/core/refusal.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/games/astronavigators/rules.h"
#include "engine/games/astronavigators/words.h"

namespace orrery::astronavigators {

namespace {

constexpr Headline kHeadlines[] = {
    {&rule::M5, msg("That is no move of this game")},
    {&rule::T1, msg("This cannot be done now", "AstroNavigators")},
    {&rule::T13, msg("This does not belong to the present question")},
    {&rule::E1, msg("The game is over", "AstroNavigators, refusal")},
    {&rule::S7, msg("That character is not offered")},
    {&rule::S8, msg("That agenda is not offered")},
    {&rule::T4, msg("This week is taken")},
    {&rule::T5, msg("An astronaut cannot observe")},
    {&rule::T6, msg("Your schedule slot is empty")},
    {&rule::T7, msg("In orbit you can only travel")},
    {&rule::T8, msg("Travel needs a transport")},
    {&rule::T9, msg("That transport does not leave from here")},
    {&rule::T10, msg("No launch is possible")},
    {&rule::A8, msg("That card is not in your slot")},
    {&rule::A22, msg("That card is not in your slot")},
    {&rule::A32, msg("No road or railway leads there")},
    {&rule::A33, msg("No sea link leads there")},
    {&rule::A34, msg("That space is not next to yours")},
    {&rule::A35, msg("The leg cannot end here")},
    {&rule::A36, msg("No end of the leg would be in reach")},
    {&rule::A37, msg("This needs another number of steps")},
    {&rule::A44, msg("No chain is possible here")},
    {&rule::A45, msg("That tile cannot chain here")},
    {&rule::A46, msg("You cannot roll for a vehicle here")},
    {&rule::A47, msg("You cannot roll with the Compass")},
    {&rule::A48, msg("That transport cannot be chosen")},
    {&rule::A50, msg("No launch is possible")},
    {&rule::A51, msg("That stack is empty")},
    {&rule::A52, msg("You hold a tile of that stack")},
    {&rule::A60, msg("These tiles do not start a quest")},
    {&rule::A61, msg("That quest is not in reach")},
    {&rule::A62, msg("That quest was not drawn")},
    {&rule::A63, msg("No quest is left")},
    {&rule::A65, msg("That quest cannot be completed here")},
    {&rule::A117, msg("You cannot abort now")},
    {&rule::A82, msg("That week has no card")},
    {&rule::A100, msg("The ordinary move comes first, and once")},
    {&rule::A101, msg("SCT gives no move")},
    {&rule::A102, msg("AI gives no move")},
    {&rule::A103, msg("That tile gives no move")},
    {&rule::A104, msg("That tile cannot be exchanged")},
    {&rule::A112, msg("Take an action first")},
    {&rule::A113, msg("You are an astronaut already")},
    {&rule::A114, msg("That token cannot lie on SXT")},
    {&rule::A115, msg("That set cannot lie on SCT")},
    {&rule::A116, msg("That set cannot lie on AI")},
    {&rule::A118, msg("This space is taken")},
};

// Reasons.
constexpr Text kTakenBy = msg("Week {n} holds the disc of {P}.");
constexpr Text kAtSea = msg("Your ship is at sea.");
constexpr Text kNoIcon = msg("{S} has no icon for {T}.");
constexpr Text kNoEnd = msg("{S} is no end of a leg by {T}.");

/// A refused move with its table.
class Refused {
  public:
    Refused(const Observation& o, Seat who, const std::optional<Move>& move, const Violation& why, const Names& names, Lang lang)
        : o_(o), who_(who), move_(move), why_(why), names_(names), lang_(lang) {}

    std::string text() const {
        const Rule* r = why_.rule;
        if (r == &rule::E1) return fill(refusal::kOver, lang_, {});
        if (r == &rule::T1) return not_asked();
        if (r == &rule::T4) return with_rule(taken_by());
        if (r == &rule::T9) return with_rule(no_transport());
        if (r == &rule::A35) return with_rule(no_end());
        return r->text.in(lang_);
    }

  private:
    std::string with_rule(const std::string& reason) const {
        const std::string rule = why_.rule->text.in(lang_);
        return reason.empty() ? rule : with_remedy(reason, rule, lang_);
    }
    std::string not_asked() const {
        const std::optional<Asked> open = asked(o_);
        if (open && open->seat != who_) return fill(refusal::kOtherSeat, lang_, {{"P", name_of(names_, open->seat)}});
        return fill(refusal::kNoAnswer, lang_, {});
    }
    int week() const {
        if (!move_) return 0;
        if (const auto* m = std::get_if<Select>(&*move_)) return m->week;
        if (const auto* m = std::get_if<SelectTravel>(&*move_)) return m->week;
        return 0;
    }
    std::string taken_by() const {
        for (const Seat seat : all_seats(o_.seats))
            if (const auto& disc = o_.players[seat].disc; disc && disc->week == week())
                return fill(kTakenBy, lang_, {{"n", disc->week}, {"P", name_of(names_, seat)}});
        return {};
    }
    std::string no_transport() const {
        const auto* m = move_ ? std::get_if<SelectTravel>(&*move_) : nullptr;
        const Player& player = o_.players[who_];
        if (m == nullptr || !player.is_on(Map::earth)) return {};
        if (is_at_sea(player)) return kAtSea.in(lang_);
        return fill(kNoIcon, lang_, {{"S", space_name(player.vehicle.at, lang_)}, {"T", transport_name(m->transport, lang_)}});
    }
    std::string no_end() const {
        const Player& player = o_.players[who_];
        if (!o_.turn || !o_.turn->transport || !player.is_on(Map::earth)) return {};
        return fill(kNoEnd, lang_, {{"S", space_name(player.vehicle.at, lang_)}, {"T", transport_name(*o_.turn->transport, lang_)}});
    }

    const Observation& o_;
    Seat who_;
    const std::optional<Move>& move_;
    const Violation& why_;
    const Names& names_;
    Lang lang_;
};

}  // namespace

std::string explain(const Observation& o, Seat who, const std::optional<Move>& move, const Violation& why, const Names& names, Lang lang) {
    return Refused(o, who, move, why, names, lang).text();
}

std::string refusal_title(const std::optional<Move>&, const Violation& why, Lang lang) {
    return headline_of(kHeadlines, why, lang);
}

// Probe moves: what a player may want to do now.
std::vector<Move> probe_moves(const Observation& o) {
    std::vector<Move> out;
    const std::optional<Asked> open = asked(o);
    if (!open) return out;
    const Player& player = o.players[open->seat];
    switch (open->kind) {
        case Kind::select_action:
            for (std::int8_t week = 1; week <= kWeeks; ++week) {
                for (const Action action : kActions) out.push_back(Select{week, action});
                for (const Transport transport : kTransportList) out.push_back(SelectTravel{week, transport});
            }
            break;
        case Kind::travel_step: out.insert(out.end(), {Stop{}, NoMove{}}); break;
        case Kind::chain:
            out.insert(out.end(), {RollVehicle{}, RollCompass{}});
            for (const OwnTile& own : player.tiles) out.push_back(ChainTile{own.id});
            break;
        case Kind::space:
            out.insert(out.end(), {ExtraSct{}, ExtraAi{}});
            for (const OwnTile& own : player.tiles) out.push_back(ChainTile{own.id});
            break;
        case Kind::calibrate:
            out.insert(out.end(), {BecomeAstronaut{}, VoluntaryAbort{}, Done{}});
            for (SetId set = 0; set < kSetCount; ++set) out.insert(out.end(), {PlaceSct{set}, PlaceAi{set}});
            break;
        case Kind::choose_character:
        case Kind::choose_agenda:
        case Kind::quest_window:
        case Kind::quest_source:
        case Kind::quest_keep:
        case Kind::quest_complete:
        case Kind::observe_target:
        case Kind::planned_card:
        case Kind::schedule_swap:
        case Kind::chain_transport:
        case Kind::take_orbit_tile:
        case Kind::dv:
        case Kind::abort_status:
        case Kind::calibrate_join: break;
    }
    return out;
}

}  // namespace orrery::astronavigators
