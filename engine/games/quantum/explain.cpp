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
    {&rule::T7, {"Something else is asked now", "今は別の選択です"}},
    {&rule::E1, {"The game is over", "ゲームは終わりました"}},
    {&rule::S10, {"That planet cannot be your home", "その惑星は初期惑星にできません"}},
    {&rule::S11, {"The ship cannot be put there", "そこには置けません"}},
    {&rule::R1, {"That is not your ship", "自分の宇宙船ではありません"}},
    {&rule::R4, {"This ship cannot be reconfigured", "この宇宙船は再構成できません"}},
    {&rule::A2, {"Not enough actions", "アクションが足りません"}},
    {&rule::A3, {"This ship cannot move", "この宇宙船は動けません"}},
    {&rule::A4, {"This ship has moved already", "この宇宙船は移動済みです"}},
    {&rule::A5, {"This ship has used its ability", "この宇宙船は能力使用済みです"}},
    {&rule::D1, {"The ship cannot be deployed there", "そこには配備できません"}},
    {&rule::D3, {"There is no space to deploy to", "配備できるマスがありません"}},
    {&rule::D4, {"The ship cannot be deployed there", "そこには配備できません"}},
    {&rule::D5, {"This ship is still in reserve", "この宇宙船はまだ使えません"}},
    {&rule::V1, {"This ship cannot move", "この宇宙船は動かせません"}},
    {&rule::V2, {"That space is out of reach", "そのマスには届きません"}},
    {&rule::V5, {"That space is taken", "そのマスは空いていません"}},
    {&rule::V6, {"The attack is not possible from there", "そこからは攻撃できません"}},
    {&rule::V8, {"That is your own ship", "自分の宇宙船です"}},
    {&rule::C6, {"That die cannot be re-rolled", "そのダイスは振り直せません"}},
    {&rule::C7, {"That card does not re-roll here", "そのカードでは振り直せません"}},
    {&rule::C8, {"That card was used in this combat", "そのカードはこの戦闘で使いました"}},
    {&rule::K4, {"The sum does not fit", "合計が合いません"}},
    {&rule::K7, {"You cannot build there", "そこには建設できません"}},
    {&rule::K8, {"You cannot build there", "そこには建設できません"}},
    {&rule::I6, {"The cube cannot go there", "そこには置けません"}},
    {&rule::X1, {"Your research is at 6", "研究はもう6です"}},
    {&rule::H0, {"That ability cannot be used like this", "その能力はそのようには使えません"}},
    {&rule::P3, {"That card is not face up", "そのカードは公開されていません"}},
    {&rule::P10, {"You do not hold that card", "そのカードは持っていません"}},
    {&rule::G2, {"The ship cannot be put there", "そこには置けません"}},
    {&rule::G4, {"The ship cannot be put there", "そこには置けません"}},
    {&rule::G5, {"That cube cannot be moved there", "そのキューブは移せません"}},
    {&rule::G6, {"You do not hold that card", "そのカードは持っていません"}},
};

// Reasons and legal alternatives.
constexpr Text kTooFewActions{"This costs {need} {need|action|actions}, and you have {have} left.",
                              "{need}アクション必要ですが、残りは{have}です。"};
constexpr Text kNoActionLeft{"No action is left. Abilities and free cards can still be used, or end your actions.",
                             "アクションは残っていません。特殊能力や無料のカードを使うか、アクションを終えてください。"};
constexpr Text kHasMoved{"The {S} has taken its Move action this turn.", "{S}はこの手番の移動アクションを済ませています。"};
constexpr Text kHemmedIn{"The {S} is hemmed in on all sides.", "{S}は周りをふさがれています。"};
constexpr Text kAbilitySpent{"The {S} has used an ability this turn.", "{S}はこの手番の特殊能力を使いました。"};
constexpr Text kOrbitSum{"Your ships in orbit of {L} add up to {have}; {need} is needed.",
                         "{L}の軌道位置にいる自艦の合計は{have}です。{need}が必要です。"};
constexpr Text kOwnCubeThere{"{L} holds a cube of yours already.", "{L}にはすでに自分の量子キューブがあります。"};
constexpr Text kNoSlot{"{L} has no free slot.", "{L}に空きはありません。"};
constexpr Text kOutOfReach{"The {S} cannot get there in {need} {need|step|steps}: planets and ships are in the way.",
                           "{S}は{need}歩ではそこへ着けません。惑星やほかの宇宙船は通れません。"};
constexpr Text kTaken{"A ship moves to an empty space other than its own.", "移動先は、今のマスとは別の空きマスです。"};
constexpr Text kNotYourShip{"Choose one of your own ships.", "自分の宇宙船を選んでください。"};
constexpr Text kNeedsExpansion{"It comes into play with the card {C}.", "カード「{C}」で使えるようになります。"};
constexpr Text kResearchFull{"End your actions to have your breakthrough.", "アクションを終えると研究の躍進になります。"};
constexpr Text kWrongNumber{"That ability belongs to ships showing {need}; this one shows {have}.",
                            "その特殊能力は出目{need}の宇宙船のものです。この宇宙船は{have}です。"};
constexpr Text kCardUsed{"{C} was used this turn.", "{C}はこの手番に使いました。"};
constexpr Text kCardNotHeld{"You do not hold {C}.", "{C}を持っていません。"};

/// A refused move with its table.
class Refused {
  public:
    Refused(const Observation& o, Seat who, const std::optional<Move>& move, const Violation& why, const Names& names, Lang lang)
        : o_(o), who_(who), move_(move), why_(why), names_(names), lang_(lang) {}

    std::string text() const {
        const Rule* r = why_.rule;
        if (r == &rule::E1) return say(refusal::kOver);
        if (r == &rule::T7) return not_asked();
        if (r == &rule::A2)
            return why_.have == 0 ? say(kNoActionLeft) : say(kTooFewActions, {{"have", why_.have}, {"need", why_.need}});
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
