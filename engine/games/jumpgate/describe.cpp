// Text of decisions, moves and confirmations.
// Index: prompts · moves · confirmation.
#include "engine/games/jumpgate/describe.h"

#include <algorithm>

#include "engine/games/jumpgate/rules.h"
#include "engine/games/jumpgate/score.h"
#include "engine/games/jumpgate/words.h"

namespace orrery::jumpgate {

// Prompts: the question for the reader, or the decision the reader waits for.

namespace {

namespace ask {
constexpr Text kAction = msg("Choose an action: tap anything that glows.");
constexpr Text kSecondAction = msg("Choose your second action, or end your turn.");
constexpr Text kLastTurn = msg("This is your last turn. Choose an action.");
constexpr Text kMarker = msg("Mark one face-up card at {planet}, or no marker.");
constexpr Text kMoveMarker = msg("Move your marker to another face-up card at {planet}, or leave it.");
constexpr Text kResearch = msg("Discard any cards you do not want, then draw until you hold 5.");
constexpr Text kResearchEmpty = msg("Your hand is empty. Draw {n} {n|card|cards}.");
constexpr Text kMark = msg("Take your marked {res} from {planet}, or leave it there.");
constexpr Text kMarkOfOthersClaim = msg("{claimer} claims {planet}. Take your marked {res}, or leave it there.");
constexpr Text kRest = msg("Take one resource that remains at {planet}, or nothing more.");
}  // namespace ask

namespace wait {
constexpr Text kAction = msg("{P} is choosing an action.");
constexpr Text kMarker = msg("{P} is choosing where to put a marker at {planet}.");
constexpr Text kResearch = msg("{P} is doing research.");
constexpr Text kMark = msg("{P} is choosing whether to take the marked {res} from {planet}.");
constexpr Text kRest = msg("{P} is choosing what else to take from {planet}.");
}  // namespace wait

constexpr Text kOver = msg("{P} wins with {n} {n|point|points}.");
constexpr Text kOverTogether = msg("{P} share the victory with {n} {n|point|points}.");

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
    const std::optional<Question> asked = question(o);
    if (!asked) return outcome_prompt(o, names, lang);
    const bool mine = asked->seat == o.me;
    const Slot who{"P", name_of(names, asked->seat)}, planet{"planet", planet_name(asked->planet, lang)};
    switch (asked->kind) {
        case Kind::action: return fill(mine ? action_prompt(o) : wait::kAction, lang, {who});
        case Kind::scan_marker: {
            const RingPlanet* p = ring_planet(o, asked->planet);
            const bool moves = p && marked_by(*p, asked->seat);
            return fill(!mine ? wait::kMarker : moves ? ask::kMoveMarker : ask::kMarker, lang, {who, planet});
        }
        case Kind::research: {
            const bool empty = o.hand_sizes[asked->seat] == 0;
            return fill(!mine ? wait::kResearch : empty ? ask::kResearchEmpty : ask::kResearch, lang,
                        {who, {"n", static_cast<int>(kHandSize)}});
        }
        case Kind::claim_mark: {
            const Text& text = !mine ? wait::kMark : asked->seat == asked->claimer ? ask::kMark : ask::kMarkOfOthersClaim;
            return fill(text, lang, {who, planet, {"res", resource_text(asked->resource, lang)},
                                     {"claimer", name_of(names, asked->claimer)}});
        }
        case Kind::claim_take: break;
    }
    return fill(mine ? ask::kRest : wait::kRest, lang, {who, planet});
}

// Moves.

namespace {

namespace does {
constexpr Text kFly = msg("Fly to {to}");
constexpr Text kJump = msg("Jump to {to} with {card}");
constexpr Text kScan = msg("Scan {planet} with {card}: turn up the next resource");
constexpr Text kLand = msg("Land on {planet} and claim it with {cards}");
constexpr Text kHarvest = msg("Harvest {res} at {planet}, paying with {card}");
constexpr Text kHarvestMark = msg("Harvest your marked {res} at {planet}, paying with {card}");
constexpr Text kResearch = msg("Research: discard any cards, then draw until you hold 5");
constexpr Text kEndTurn = msg("End turn ({n} {n|action|actions} left)");
constexpr Text kPlace = msg("Put your marker on {res} at {planet}");
constexpr Text kMoveMarker = msg("Move your marker to {res} at {planet}");
constexpr Text kPassMarker = msg("Leave the markers as they are");
constexpr Text kPassRest = msg("Nothing more");
constexpr Text kDiscard = msg("Discard {card}");
constexpr Text kDraw = msg("Draw {n} {n|card|cards}");
constexpr Text kDrawNone = msg("Finish without drawing");
constexpr Text kTakeMark = msg("Take your marked {res} from {planet}");
constexpr Text kLeaveMark = msg("Leave {res} at {planet}");
constexpr Text kTakeRest = msg("Take {res} from {planet}");
}  // namespace does

// Noun phrases that follow "Take back:" and "Do again:".
namespace noun {
constexpr Text kFly = msg("flight to {to}");
constexpr Text kJump = msg("jump to {to}");
constexpr Text kScan = msg("scan of {planet}");
constexpr Text kLand = msg("landing on {planet}");
constexpr Text kHarvest = msg("harvest of {res} at {planet}");
constexpr Text kResearch = msg("research");
constexpr Text kEndTurn = msg("end of turn");
constexpr Text kPlace = msg("marker on {res} at {planet}");
constexpr Text kMoveMarker = msg("marker moved to {res} at {planet}");
constexpr Text kPassMarker = msg("leaving the markers as they are");
constexpr Text kPassRest = msg("taking nothing more");
constexpr Text kDiscard = msg("discard of {card}");
constexpr Text kDraw = msg("drawing {n} {n|card|cards}");
constexpr Text kDrawNone = msg("end of research");
constexpr Text kTakeMark = msg("taking {res} from {planet}");
constexpr Text kLeaveMark = msg("leaving {res} at {planet}");
constexpr Text kTakeRest = msg("taking {res} from {planet}");
}  // namespace noun

/// Builds the template slots of a move's name for the seat that would make it.
class MoveWords {
  public:
    MoveWords(const Observation& o, Lang lang)
        : o_(o), who_(asked_seat(o)), lang_(lang), where_(planet_in_question(o, who_)),
          here_(where_ ? ring_planet(o, *where_) : nullptr) {}

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
        const std::optional<ResourceId> r = here_ ? marked_by(*here_, who_) : std::nullopt;
        return {"res", r ? resource_text(*r, lang_) : std::string()};
    }
    bool is_own_mark(ResourceId id) const { return here_ && marked_by(*here_, who_) == id; }
    bool has_mark_here() const { return here_ && marked_by(*here_, who_).has_value(); }
    bool takes_rest() const { return is_asked(o_, Kind::claim_take); }
    int to_draw() const { return static_cast<int>(kHandSize) - o_.hand_sizes[who_]; }
    int actions_left() const { return o_.turn.actions_left; }

  private:
    const Observation& o_;
    Seat who_;
    Lang lang_;
    std::optional<PlanetId> where_;
    const RingPlanet* here_;
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

constexpr Text kBest = msg("{names} {n}", "best score of others");
constexpr Text kBestAfterDigit = msg("{names}: {n}", "best score of others");    // "Player 2: 21", not "Player 2 21"
constexpr Text kGainEnds = msg("This ends the game now. With {res} you show {mine} {mine|point|points}, {others}.");
constexpr Text kGainEndsFull = msg("This puts the last marker on the black hole and ends the game now: {losers} hidden resources. With {res} you show {mine} {mine|point|points}, {others}.");
constexpr Text kEnds = msg("This ends the game now. You show {mine} {mine|point|points}, {others}.");
constexpr Text kEndGame = msg("End the game"), kKeepPlaying = msg("Keep playing");
// Translators: the reader, in a list of players
constexpr Text kYou = msg("you");
constexpr Text kYouLose = msg("you lose your");
constexpr Text kOneLoses = msg("{P} loses their");
constexpr Text kManyLose = msg("{P} lose all");

/// Returns the resource the move gains, if any (JG-T12).
std::optional<ResourceId> gained(const Observation& o, const Move& move) {
    if (const auto* m = std::get_if<Harvest>(&move)) return m->resource;
    if (const auto* m = std::get_if<TakeRest>(&move)) return m->resource;
    if (std::holds_alternative<TakeMark>(move) && is_asked(o, Kind::claim_mark)) return question(o)->resource;
    return {};
}

bool fills_black_hole(const Observation& o, ResourceId gain) {  // the gain reaches the marker limit (JG-B1, JG-E1)
    return kResources[gain].icon && static_cast<int>(o.black_hole.size()) + 1 >= o.options.black_hole_limit;
}

bool empties_planet(const Observation& o, Seat who) {                               // takes the last resource (JG-E2)
    const std::optional<PlanetId> where = planet_in_question(o, who);
    const RingPlanet* planet = where ? ring_planet(o, *where) : nullptr;
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
    const std::string list = all_in_text(seats, lang);
    const bool digit_last = !list.empty() && list.back() >= '0' && list.back() <= '9';
    return fill(digit_last ? kBestAfterDigit : kBest, lang, {{"names", list}, {"n", best}});
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

Confirmation confirmation(const Observation& o, const Move& move, const Names& names, Lang lang) {
    if (!o.open) return {};
    const Seat who = asked_seat(o);
    const std::optional<ResourceId> gain = gained(o, move);
    const bool full = gain && fills_black_hole(o, *gain);
    if (!full && !(gain && empties_planet(o, who)) && !last_turn_end(o, move)) return {};
    Observation after = o;
    if (gain) after.players[who].collected.push_back(*gain);
    return {fill(full ? kGainEndsFull : gain ? kGainEnds : kEnds, lang,
                 {{"mine", visible_points(after, who).total()}, {"others", best_others(o, who, names, lang)},
                  {"res", gain ? resource_text(*gain, lang) : std::string()},
                  {"losers", full ? hidden_losers(o, who, names, lang) : std::string()}}),
            kEndGame.in(lang), kKeepPlaying.in(lang)};
}

}  // namespace orrery::jumpgate
